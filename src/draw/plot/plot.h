/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/paper/picture.h"
#include "draw/sheet/sheet-art.h"

G_BEGIN_DECLS

typedef enum
{
  FLIP_PLOT_HISTORY, /* points over time, one column per sheet, with an average */
  FLIP_PLOT_COLUMNS, /* upright bars side by side, from one edge to the next */
  FLIP_PLOT_BARS,    /* bars that lie, each with a name */
  FLIP_PLOT_HEAT,    /* how often each site of a board was marked */
} FlipPlotKind;

/* A result in a column; what it means is known to whoever made the plot. */
typedef struct
{
  guint column, series;
  int value;
} FlipPlotPoint;

typedef struct
{
  char *label;
  guint count;
  char *text; /* instead of the count, or NULL */
} FlipPlotBar;

/* One site: what stands on it, and how often it was marked. */
typedef struct
{
  guint16 site;
  char label[16];
  char title[48]; /* below it, where there is room */
  guint count;
  int difference; /* to others, in hundredths, where the plot compares */
  gboolean is_given; /* marked from the start, so that nobody chooses it */
} FlipPlotSite;

/* Plain values that draw themselves anywhere: on the screen and in files. */
typedef struct
{
  FlipPlotKind kind;
  char *title;       /* for files */
  GArray *points;    /* of FlipPlotPoint */
  GPtrArray *names;  /* of the series */
  GPtrArray *dates;  /* of the columns */
  GArray *averages;  /* of double, one per column */
  GArray *bars;      /* of FlipPlotBar */
  char *last_edge;   /* of the columns */
  double mean;       /* where it is marked below the columns, from 0 to 1; negative: nowhere */
  char *mean_label;
  const FlipSheetArt *art; /* of the board */
  gpointer state;          /* a sheet that has just begun */
  GArray *sites;           /* of FlipPlotSite */
  guint results;           /* that the sites were counted on */
  gboolean compares;
  char *step_label, *sites_label; /* before the rows of the legend: how often, how many sites */
  guint steps;                    /* those whose sites stand out, as bits; 0: all */
} FlipPlot;

FlipPlot *flip_plot_new (FlipPlotKind kind, const char *title);
void flip_plot_free (FlipPlot *plot);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipPlot, flip_plot_free)

void flip_plot_draw (const FlipPlot *plot, FlipCanvas *canvas, double width, double height);

/* Which point, bar or site lies there: its index, or -1. The steps of the legend follow the sites. */
int flip_plot_hit (const FlipPlot *plot, double width, double height, double x, double y);

/* How high it wants to be at that width. */
double flip_plot_height (const FlipPlot *plot, double width);

/* The bytes of a picture of it, PNG or SVG, with its title. */
GBytes *flip_plot_bytes (const FlipPlot *plot,
                         double width,
                         double height,
                         FlipPaletteId palette,
                         FlipPictureFormat format,
                         GError **error);

/* Heat, in steps from none to the most; each has its ground and its text. */
#define FLIP_HEAT_STEPS 6
guint flip_heat_step (guint count, guint most);
guint flip_plot_heat_step (const FlipPlot *plot, guint site); /* of a site, by its index */
char *flip_plot_heat_range (const FlipPlot *plot, guint step); /* its counts, "3–4"; NULL where it has none */
guint flip_plot_heat_sites (const FlipPlot *plot, guint step); /* how many sites it has */
FlipColour flip_heat_ground (const FlipPalette *palette, guint step);
FlipColour flip_heat_text (const FlipPalette *palette, guint step);

G_END_DECLS
