/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

/* Pictures that are compared with those in a folder, or drawn anew. */
typedef struct
{
  const char *folder;
  gboolean write;
} Golden;

typedef struct
{
  double mean;
  guint strong;
  int left, top, right, bottom; /* around everything that differs strongly */
} GoldenDifference;

Golden golden_read (int argc, char **argv);
cairo_surface_t *golden_surface (double width, double height);
gboolean golden_has_font (void);
GoldenDifference golden_compare (cairo_surface_t *a, cairo_surface_t *b);
void golden_check (const Golden *golden, const char *name, cairo_surface_t *picture);
