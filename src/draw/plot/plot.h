/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/paper/picture.h"
#include "draw/sheet/sheet-art.h"

typedef enum
{
  FLIP_PLOT_HISTORY, /* points over time, one column per sheet, with an average */
  FLIP_PLOT_COLUMNS, /* adjacent upright bars, each from one edge to the next */
  FLIP_PLOT_BARS,    /* horizontal bars, each with a name */
  FLIP_PLOT_HEAT,    /* how often each site of a board was marked */
} FlipPlotKind;

/* A result in a column; its meaning is known only to the plot's creator. */
typedef struct
{
  guint column, series;
  int value;
} FlipPlotPoint;

typedef struct
{
  char *label;
  guint count;
  char *text; /* shown instead of the count, or NULL */
} FlipPlotBar;

/* One site: its label, and how often it was marked. */
typedef struct
{
  guint16 site;
  char label[16];
  char title[48]; /* shown below the label if there is room */
  guint count;
  int difference; /* from others, in hundredths, if the plot compares */
  gboolean is_given; /* marked from the start, so it is never chosen */
} FlipPlotSite;

/* A plot as plain values, which can be drawn on the screen and into files. */
typedef struct
{
  FlipPlotKind kind;
  char *title;       /* for files */
  GArray *points;    /* of FlipPlotPoint */
  GPtrArray *names;  /* names of the series */
  GPtrArray *dates;  /* dates of the columns */
  GArray *averages;  /* of double, one per column */
  GArray *bars;      /* of FlipPlotBar */
  char *last_edge;   /* the label of the last column's right edge */
  double mean;       /* its position below the columns, from 0 to 1; negative: not shown */
  char *mean_label;
  const FlipSheetArt *art; /* the drawing of the board */
  gpointer state;          /* of a sheet that has just begun */
  GArray *sites;           /* of FlipPlotSite */
  guint results;           /* how many results the sites were counted in */
  gboolean compares;
  char *step_label, *sites_label; /* labels of the legend's rows: how often, how many sites */
  guint steps;                    /* one bit per step whose sites are highlighted; 0: all */
} FlipPlot;

FlipPlot *flip_plot_new (FlipPlotKind kind, const char *title);
void flip_plot_free (FlipPlot *plot);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipPlot, flip_plot_free)

void flip_plot_draw (const FlipPlot *plot, FlipCanvas *canvas, double width, double height);

/* The index of the point, bar or site at a place, or -1. The steps of the legend are counted after
   the sites. */
int flip_plot_hit (const FlipPlot *plot, double width, double height, double x, double y);

/* The preferred height for a width. */
double flip_plot_height (const FlipPlot *plot, double width);

/* The contents of a PNG or SVG file with the plot and its title. */
GBytes *flip_plot_bytes (const FlipPlot *plot,
                         double width,
                         double height,
                         FlipPaletteId palette,
                         FlipPictureFormat format,
                         GError **error);

/* Heat, in steps from never to most often; each has its own background and text colour. */
#define FLIP_HEAT_STEPS 6
guint flip_heat_step (guint count, guint most);
guint flip_plot_heat_step (const FlipPlot *plot, guint site); /* of a site, by index */
char *flip_plot_heat_range (const FlipPlot *plot, guint step); /* of its counts, "3–4"; NULL if there are none */
guint flip_plot_heat_sites (const FlipPlot *plot, guint step); /* how many sites are in the step */
FlipColour flip_heat_ground (const FlipPalette *palette, guint step);
FlipColour flip_heat_text (const FlipPalette *palette, guint step);
