/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

/* The text in a drawing, for screen readers. Positions are in device units. */
typedef struct
{
  double x, middle, y;
  guint site, row; /* used for sorting */
  char *words;
} FlipWritten;

/* Collects everything that is written on the context from now on, as FlipWritten; nothing is drawn.
   The caller frees the list. */
GArray *flip_written_read (cairo_t *cr);

/* Code that draws words passes them here first. Does nothing and returns FALSE if nobody is
   reading. */
gboolean flip_written_note (cairo_t *cr, double x, double width, double y, const char *words);

/* A line (draw/kit/text.h) without its symbols and markup; freed by the caller. */
char *flip_written_plain (const char *line);
