/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define FLIP_SUMMARY_NUMBERS 4

/* What a game has to say, as data: a word of the game's own and a few numbers, "turn 2 3 5". It can be
   kept in a library; a game's `tell` makes a sentence of it in the language of whoever reads it. */
typedef struct
{
  char text[48];
} FlipSummary;

void flip_summary_set (FlipSummary *summary, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* One that was kept: anything may stand there. */
void flip_summary_read (FlipSummary *summary, const char *text);

gboolean flip_summary_is (const FlipSummary *summary, const char *word);

/* Its numbers, from 0; one that is missing is 0. */
int flip_summary_number (const FlipSummary *summary, guint index);

G_END_DECLS
