/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/kit/hand.h"

/* xorshift32 */
static guint32
next (FlipWriter *writer)
{
  writer->state ^= writer->state << 13;
  writer->state ^= writer->state >> 17;
  writer->state ^= writer->state << 5;
  return writer->state;
}

/* FNV-1a of the name; the first four values are thrown away, they depend on few of its bits. */
FlipWriter
flip_writer (const char *name)
{
  FlipWriter writer = { 2166136261u };

  g_assert (name != NULL);

  for (const char *c = name; *c; c++)
    writer.state = (writer.state ^ (guint8) *c) * 16777619u;
  if (writer.state == 0)
    writer.state = 1; /* xorshift never leaves 0 */
  for (guint i = 0; i < 4; i++)
    next (&writer);
  return writer;
}

double
flip_writer_between (FlipWriter *writer, double least, double most)
{
  g_assert (writer->state != 0);
  g_assert (least <= most);

  return least + (most - least) * (next (writer) / 4294967296.0);
}

double
flip_writer_either (FlipWriter *writer, double least, double most)
{
  double size = flip_writer_between (writer, least, most);

  return next (writer) & 1 ? size : -size;
}

/* Catmull-Rom. */
void
flip_curve_through (cairo_t *cr, double points[][2], guint n)
{
  g_return_if_fail (cr != NULL);

  for (guint i = 1; i < n; i++)
    {
      const double *before = points[i > 1 ? i - 2 : 0], *from = points[i - 1], *to = points[i];
      const double *after = points[i + 1 < n ? i + 1 : i];

      cairo_curve_to (cr, from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6,
                      to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6, to[0],
                      to[1]);
    }
}
