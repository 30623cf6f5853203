/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* What is written in a drawing, for those who hear it. Places are the device's. */
typedef struct
{
  double x, middle, y;
  guint site, row; /* for whoever puts them in order */
  char *words;
} FlipWritten;

/* All that is written on it from here on, as FlipWritten; nothing is drawn. The caller frees the list. */
GArray *flip_written_read (cairo_t *cr);

/* Whatever draws words passes them on here first. FALSE, and nothing is done, where nobody reads. */
gboolean flip_written_note (cairo_t *cr, double x, double width, double y, const char *words);

/* Words without the symbols and marks of a line (draw/kit/text.h); freed by the caller. */
char *flip_written_plain (const char *line);

G_END_DECLS
