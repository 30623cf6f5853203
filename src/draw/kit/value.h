/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/text.h"

G_BEGIN_DECLS

/* Which values of the board's file the numbers of a drawing are, for editors: whoever draws a number names
   it first. Nothing happens where nobody reads. */

/* A value of the board's file where a sheet shows it. Its part: of several numbers, from 0, or the phrase of a
   vocabulary; -1: the first of the value. */
typedef struct
{
  const char *group, *key;
  int part;
  FlipRect rect;
  int number; /* what stands there; 0: a word */
} FlipPrintedValue;

typedef struct
{
  const char *group, *key;
  int part;
  gboolean is_word;
} FlipValueName;

typedef struct
{
  GArray *values;          /* of FlipPrintedValue */
  FlipValueName names[16]; /* of what will be drawn next */
  guint n, next;
} FlipValueReader;

/* Has the reader note what is drawn on it from here on. */
void flip_value_read (cairo_t *cr, FlipValueReader *reader);

/* Names for which nothing was drawn are no longer waited for. */
void flip_value_forget_names (FlipValueReader *reader);

/* The next number that is drawn; several calls name the next ones, in their order. Without a group it is
   of the site that is drawn, without a key also its key. Part as in FlipPrintedValue. */
void flip_value_name (FlipCanvas *canvas, const char *group, const char *key, int part);

/* The same for a word: all of the next text. */
void flip_value_name_word (FlipCanvas *canvas, const char *group, const char *key, int part);

/* Text passes by here when it is drawn: its left end and its middle. */
void flip_value_note (FlipCanvas *canvas, const char *text, FlipType type, double x, double y);

G_END_DECLS
