/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/canvas.h"

G_BEGIN_DECLS

/* The writer's hand: chance that belongs to a name, the same on every machine. */
typedef struct
{
  guint32 state;
} FlipWriter;

FlipWriter flip_writer (const char *name);
double flip_writer_between (FlipWriter *writer, double least, double most);
double flip_writer_either (FlipWriter *writer, double least, double most);

/* A smooth line from the current point, the first of the points, through all others. */
void flip_curve_through (cairo_t *cr, double points[][2], guint n);

/* A marker's ink is a little transparent. */
#define FLIP_INK_OPACITY .94

G_END_DECLS
