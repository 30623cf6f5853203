/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define FLIP_SUMMARY_NUMBERS 4

/* A statement of a game as data: a word defined by the game and a few numbers, "turn 2 3 5". It can
   be stored in a library; the game's `tell` turns it into a sentence in the reader's language. */
typedef struct
{
  char text[48];
} FlipSummary;

void flip_summary_set (FlipSummary *summary, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Reads a stored summary, whatever its text may be. */
void flip_summary_read (FlipSummary *summary, const char *text);

gboolean flip_summary_is (const FlipSummary *summary, const char *word);

/* The number at an index from 0; a missing one is 0. */
int flip_summary_number (const FlipSummary *summary, guint index);

G_END_DECLS
