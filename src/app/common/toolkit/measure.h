/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* How large something is in one direction. */
typedef struct
{
  int minimum, natural;
} FlipExtent;

/* What a widget needs; and an extent that is made at least as large as another, or larger by it. */
FlipExtent flip_extent_of (GtkWidget *widget, GtkOrientation orientation, int for_size);
void flip_extent_cover (FlipExtent *extent, FlipExtent other);
void flip_extent_add (FlipExtent *extent, FlipExtent other);

/* What class_init says of the size of a widget without a baseline, and of what a layout manager
   lays out, whose height depends on its width. The extent is 0 when it is asked for. */
typedef void (*FlipMeasure) (GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             FlipExtent *extent);
typedef void (*FlipMeasureLayout) (GtkLayoutManager *manager,
                                   GtkWidget *widget,
                                   GtkOrientation orientation,
                                   int for_size,
                                   FlipExtent *extent);
void flip_class_measure (gpointer klass, GtkSizeRequestMode mode, FlipMeasure measure);
void flip_class_measure_layout (gpointer klass, FlipMeasureLayout measure);
