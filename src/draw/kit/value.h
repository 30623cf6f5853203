/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/text.h"

/* Tells editors which values of the board's file the numbers in a drawing are: the code that draws
   a number names its value first. Without a reader, nothing happens. */

/* A value of the board's file and its place on a sheet. `part` is the index of one of several
   numbers, from 0, or the phrase of a vocabulary; -1 is the first of the value. */
typedef struct
{
  const char *group, *key;
  int part;
  FlipRect rect;
  int number; /* the number drawn there; 0: a word */
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
  FlipValueName names[16]; /* the names of what will be drawn next */
  guint n, next;
} FlipValueReader;

/* From now on, the reader records what is drawn on the context. */
void flip_value_read (cairo_t *cr, FlipValueReader *reader);

/* Drops the names for which nothing has been drawn. */
void flip_value_forget_names (FlipValueReader *reader);

/* Names the value of the next number to be drawn; several calls name the next numbers in order.
   Without a group or a key, those of the current site are used. `part` as in FlipPrintedValue. */
void flip_value_name (FlipCanvas *canvas, const char *group, const char *key, int part);

/* The same for a word; it is the whole of the next text. */
void flip_value_name_word (FlipCanvas *canvas, const char *group, const char *key, int part);

/* Called for each text that is drawn, with its left end and its middle. */
void flip_value_note (FlipCanvas *canvas, const char *text, FlipType type, double x, double y);
