/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/canvas.h"
#include "draw/kit/text.h"

G_BEGIN_DECLS

/* Lines of text that were set recently: a board says the same few hundred words over and over. The
   cache belongs to the font map that the words were set with. */
typedef struct
{
  double width;
  cairo_path_t *outline; /* from the start of the baseline on; NULL until it is wanted */
} FlipSetText;

/* The line, or a new and empty one, which the caller fills. */
FlipSetText *flip_text_cache_find (FlipCanvas *canvas,
                                   const char *text,
                                   FlipType type,
                                   gboolean *found);

G_END_DECLS
