/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/plot/plot.h"
#include "play/statistics/statistics-tables.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* Asks where a part of the statistics is to be saved as csv, png or svg. A part without a plot has no
   picture: then it is always a table. */
void flip_statistics_save (GtkWidget *parent,
                           const char *format,
                           const FlipStatisticsTable *table,
                           const FlipPlot *plot);

G_END_DECLS
