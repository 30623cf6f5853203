/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* What a surface without alpha shows, as PNG: three times as quick as Cairo's own, which tries all filters, and for
   flat drawings as small. NULL if there is no memory for it. */
GBytes *flip_png_of (cairo_surface_t *surface);

G_END_DECLS
