/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/plot/plot-private.h"

#include "draw/kit/text.h"
#include "engine/base/phrase.h"

#include <cairo-svg.h>
#include <math.h>
#include <string.h>

#define LEFT       34
#define RIGHT      10
#define TOP        14
#define LEGEND     24 /* height of a row of players */
#define MOST_NAMED 8  /* most rows of players; the statistics table names them all */
#define NAME_GAP   34 /* room before a player's name, including the marker */
#define MARKER_GAP 12
#define LETTER     7.5 /* the greatest width of a letter in a name */
#define HISTORY    166 /* height without the rows of players */
#define COLUMNS    190
#define BOTTOM     24
#define MARKER     5.5
#define ROW        26 /* height of a horizontal bar */
#define NAME_SHARE .40
#define COUNT_ROOM 60
#define COUNT_GAP  14
#define TITLE_ROOM 36
#define LABEL_ROOM 52 /* width of a date below a column */
#define NEAR       12 /* the pointer hits a point within this distance */

FlipPlot *
flip_plot_new (FlipPlotKind kind, const char *title)
{
  FlipPlot *plot = g_new0 (FlipPlot, 1);

  plot->kind = kind;
  plot->title = g_strdup (title);
  plot->points = g_array_new (FALSE, TRUE, sizeof (FlipPlotPoint));
  plot->names = g_ptr_array_new_with_free_func (g_free);
  plot->dates = g_ptr_array_new_with_free_func (g_free);
  plot->averages = g_array_new (FALSE, TRUE, sizeof (double));
  plot->bars = g_array_new (FALSE, TRUE, sizeof (FlipPlotBar));
  plot->sites = g_array_new (FALSE, TRUE, sizeof (FlipPlotSite));
  plot->mean = -1;
  return plot;
}

void
flip_plot_free (FlipPlot *plot)
{
  g_return_if_fail (plot);

  for (guint i = 0; i < plot->bars->len; i++)
    {
      g_free (g_array_index (plot->bars, FlipPlotBar, i).label);
      g_free (g_array_index (plot->bars, FlipPlotBar, i).text);
    }
  g_array_unref (plot->points);
  g_ptr_array_unref (plot->names);
  g_ptr_array_unref (plot->dates);
  g_array_unref (plot->averages);
  g_array_unref (plot->bars);
  g_array_unref (plot->sites);
  g_free (plot->title);
  g_free (plot->last_edge);
  g_free (plot->mean_label);
  g_free (plot->step_label);
  g_free (plot->sites_label);
  g_free (plot->state);
  g_free (plot);
}

/* History */

typedef struct
{
  FlipRect area; /* the area of the points */
  int least, most, step;
} Axes;

/* The room for a player's name, which is shrunk if it needs more. It is estimated without a canvas,
   because the height of the plot depends on it. */
static double
name_room (const FlipPlot *plot, guint index, double width)
{
  return MIN (flip_phrase_width (plot->names->pdata[index]) * LETTER, width - RIGHT - NAME_GAP);
}

/* The index of the first name in the next row. */
static guint
end_of_row (const FlipPlot *plot, guint index, double width)
{
  double room = width - RIGHT - NAME_GAP - name_room (plot, index, width);

  for (index++; index < plot->names->len; index++)
    {
      room -= NAME_GAP + name_room (plot, index, width);
      if (room < 0)
        break;
    }

  return index;
}

static double
legend_height (const FlipPlot *plot, double width)
{
  guint rows = 0;

  for (guint i = 0; i < plot->names->len; i = end_of_row (plot, i, width))
    rows++;
  return LEGEND * CLAMP (rows, 1, MOST_NAMED);
}

static int
nice_step (int range)
{
  int step = 1;

  for (guint i = 0; range / step > 5; i++)
    step = i % 3 == 1 ? step / 2 * 5 : step * 2;
  return step;
}

static Axes
axes_of (const FlipPlot *plot, double width, double height)
{
  int least = G_MAXINT, most = G_MININT;
  double legend = legend_height (plot, width);
  Axes axes = { .area = { LEFT, legend + TOP, width - LEFT - RIGHT, height - legend - TOP - BOTTOM } };

  for (guint i = 0; i < plot->points->len; i++)
    {
      int value = g_array_index (plot->points, FlipPlotPoint, i).value;

      least = MIN (least, value);
      most = MAX (most, value);
    }
  axes.step = nice_step (MAX (1, most - least));
  axes.least = (int) floor ((double) least / axes.step) * axes.step;
  axes.most = (int) ceil ((double) most / axes.step) * axes.step;
  if (axes.most == axes.least)
    axes.most += axes.step;
  return axes;
}

static double
x_of (const FlipPlot *plot, const Axes *axes, double column)
{
  return axes->area.x + axes->area.width * (column + .5) / MAX (1, plot->dates->len);
}

static double
y_of (const Axes *axes, double value)
{
  return axes->area.y
         + axes->area.height * (axes->most - value) / (double) (axes->most - axes->least);
}

/* Players are distinguished by shape as well as by colour. */
static void
draw_marker (FlipCanvas *canvas, guint series, double x, double y, double size)
{
  cairo_t *cr = canvas->cr;
  FlipColour colour = flip_palette_ink (canvas->palette, series % FLIP_N_INKS);

  cairo_new_path (cr);
  switch (series % 4)
    {
    case 0:
      cairo_arc (cr, x, y, size, 0, 2 * G_PI);
      break;
    case 1:
      cairo_rectangle (cr, x - size * .9, y - size * .9, size * 1.8, size * 1.8);
      break;
    case 2:
      cairo_move_to (cr, x, y - size * 1.1);
      cairo_line_to (cr, x + size * 1.05, y + size * .8);
      cairo_line_to (cr, x - size * 1.05, y + size * .8);
      cairo_close_path (cr);
      break;
    default:
      cairo_move_to (cr, x, y - size * 1.2);
      cairo_line_to (cr, x + size * 1.2, y);
      cairo_line_to (cr, x, y + size * 1.2);
      cairo_line_to (cr, x - size * 1.2, y);
      cairo_close_path (cr);
    }
  if (series % 8 < 4)
    flip_canvas_fill (canvas, colour);
  else
    flip_canvas_stroke (canvas, colour, 1.6);
}

static void
draw_scale (const Axes *axes, FlipCanvas *canvas)
{
  const FlipPalette *palette = canvas->palette;
  FlipColour line = palette->mixes ? flip_colour_mix (palette->text, palette->board, .86) : palette->second;

  for (int value = axes->least; value <= axes->most; value += axes->step)
    {
      double y = floor (y_of (axes, value)) + .5;

      flip_canvas_line (canvas, axes->area.x, y, axes->area.x + axes->area.width, y, line, 1);
      flip_number_draw (canvas, value, FLIP_TYPE_NAME, palette->second, axes->area.x - 8, y,
                        FLIP_ALIGN_END);
    }
}

/* As many dates as fit, each at its first column. */
static void
draw_dates (const FlipPlot *plot, const Axes *axes, FlipCanvas *canvas)
{
  const char *last = "";
  double free_from = 0;

  for (guint i = 0; i < plot->dates->len; i++)
    {
      const char *date = plot->dates->pdata[i];
      double x = x_of (plot, axes, i);

      if (x < free_from || g_str_equal (date, last))
        continue;
      flip_text_draw (canvas, date, FLIP_TYPE_NAME, canvas->palette->second, x,
                      axes->area.y + axes->area.height + BOTTOM / 2.0 + 2, FLIP_ALIGN_MIDDLE, 0);
      last = date;
      free_from = x + LABEL_ROOM;
    }
}

static void
draw_average (const FlipPlot *plot, const Axes *axes, FlipCanvas *canvas)
{
  cairo_new_path (canvas->cr);
  for (guint i = 0; i < plot->averages->len; i++)
    cairo_line_to (canvas->cr, x_of (plot, axes, i),
                   y_of (axes, g_array_index (plot->averages, double, i)));
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  flip_canvas_stroke (canvas, flip_colour_mix (canvas->palette->text, canvas->palette->board, .45), 3);
}

/* Starting from the right. */
static void
draw_row_of_names (const FlipPlot *plot, FlipCanvas *canvas, guint from, guint to, double width, double y)
{
  double x = width - RIGHT;

  for (guint i = to; i-- > from;)
    {
      const char *name = plot->names->pdata[i];
      double room = name_room (plot, i, width);

      x -= MIN (room, flip_text_width (canvas, name, FLIP_TYPE_BODY));
      flip_text_draw (canvas, name, FLIP_TYPE_BODY, canvas->palette->text, x, y, FLIP_ALIGN_START, room);
      draw_marker (canvas, i, x - MARKER_GAP, y, MARKER * .8);
      x -= NAME_GAP;
    }
}

/* The players, in as many rows as needed. */
static void
draw_names (const FlipPlot *plot, FlipCanvas *canvas, double width)
{
  guint from = 0;

  for (guint row = 0; row < MOST_NAMED && from < plot->names->len; row++)
    {
      guint to = end_of_row (plot, from, width);

      draw_row_of_names (plot, canvas, from, to, width, LEGEND * (row + .5));
      from = to;
    }
}

static double
marker_size (const FlipPlot *plot, const Axes *axes)
{
  return CLAMP (axes->area.width / MAX (1, plot->dates->len) * .4, 2, MARKER);
}

/* The best result is labelled with its number. */
static void
draw_best (const FlipPlot *plot, const Axes *axes, FlipCanvas *canvas)
{
  const FlipPlotPoint *best = NULL;
  double x;

  for (guint i = 0; i < plot->points->len; i++)
    {
      const FlipPlotPoint *point = &g_array_index (plot->points, FlipPlotPoint, i);

      if (!best || point->value > best->value)
        best = point;
    }
  if (!best)
    return;
  x = x_of (plot, axes, best->column);
  flip_number_draw (canvas, best->value, FLIP_TYPE_VALUE, canvas->palette->text,
                    x + (x > axes->area.x + axes->area.width - 30 ? -10 : 10),
                    y_of (axes, best->value),
                    x > axes->area.x + axes->area.width - 30 ? FLIP_ALIGN_END : FLIP_ALIGN_START);
}

static void
draw_history (const FlipPlot *plot, FlipCanvas *canvas, double width, double height)
{
  Axes axes = axes_of (plot, width, height);
  double size = marker_size (plot, &axes);

  if (plot->points->len == 0)
    return;
  draw_scale (&axes, canvas);
  draw_dates (plot, &axes, canvas);
  draw_average (plot, &axes, canvas);
  draw_names (plot, canvas, width);
  for (guint i = 0; i < plot->points->len; i++)
    {
      const FlipPlotPoint *point = &g_array_index (plot->points, FlipPlotPoint, i);

      draw_marker (canvas, point->series, x_of (plot, &axes, point->column),
                   y_of (&axes, point->value), size);
    }
  draw_best (plot, &axes, canvas);
}

static int
hit_history (const FlipPlot *plot, double width, double height, double x, double y)
{
  Axes axes = axes_of (plot, width, height);
  double nearest = NEAR;
  int hit = -1;

  for (guint i = 0; i < plot->points->len; i++)
    {
      const FlipPlotPoint *point = &g_array_index (plot->points, FlipPlotPoint, i);
      double far = hypot (x_of (plot, &axes, point->column) - x, y_of (&axes, point->value) - y);

      if (far < nearest)
        {
          nearest = far;
          hit = (int) i;
        }
    }

  return hit;
}

/* Columns */

static guint
most_of (const FlipPlot *plot)
{
  guint most = 1;

  for (guint i = 0; i < plot->bars->len; i++)
    most = MAX (most, g_array_index (plot->bars, FlipPlotBar, i).count);
  return most;
}

static FlipRect
columns_area (double width, double height)
{
  return (FlipRect){ 16, TOP + 20, width - 32, height - TOP - 20 - BOTTOM };
}

static FlipRect
column_rect (const FlipPlot *plot, const FlipRect *area, guint index)
{
  double each = area->width / MAX (1, plot->bars->len);
  double share = g_array_index (plot->bars, FlipPlotBar, index).count / (double) most_of (plot);
  double high = area->height * share, gap = MIN (3, each * .1);

  return (FlipRect){ area->x + each * index + gap, area->y + area->height - high, each - 2 * gap, high };
}

static FlipColour
bar_colour (const FlipPalette *palette)
{
  return palette->mixes ? flip_colour_mix (palette->focus, palette->board, .2) : palette->focus;
}

/* From the label of the mean down to the column there, or to the number above the column. */
static void
draw_mean_line (const FlipPlot *plot, FlipCanvas *canvas, const FlipRect *area, double x)
{
  guint n = plot->bars->len, index = MIN ((guint) (plot->mean * n), n - 1);
  FlipRect rect = column_rect (plot, area, index);
  double from = TOP + 6, to = rect.height > 0 ? rect.y - 18 : area->y + area->height - 2;

  if (to - from < 8)
    return;
  cairo_move_to (canvas->cr, x, from);
  cairo_line_to (canvas->cr, x, to);
  flip_canvas_stroke_dashed (canvas, canvas->palette->text, 1, 4, 3);
}

static void
draw_mean (const FlipPlot *plot, FlipCanvas *canvas, const FlipRect *area)
{
  double x = area->x + area->width * plot->mean, y = area->y + area->height + 3, half;

  if (plot->mean < 0 || plot->bars->len == 0)
    return;
  half = flip_text_width (canvas, plot->mean_label, FLIP_TYPE_NAME) / 2;
  cairo_move_to (canvas->cr, x, y);
  cairo_line_to (canvas->cr, x + 5, y + 7);
  cairo_line_to (canvas->cr, x - 5, y + 7);
  cairo_close_path (canvas->cr);
  flip_canvas_fill (canvas, canvas->palette->text);
  flip_text_draw (canvas, plot->mean_label, FLIP_TYPE_NAME, canvas->palette->text,
                  CLAMP (x, area->x + half, area->x + MAX (half, area->width - half)), TOP / 2.0 + 2,
                  FLIP_ALIGN_MIDDLE, area->width);
  draw_mean_line (plot, canvas, area, x);
}

static void
draw_columns (const FlipPlot *plot, FlipCanvas *canvas, double width, double height)
{
  FlipRect area = columns_area (width, height);
  double each = area.width / MAX (1, plot->bars->len), below = area.y + area.height + BOTTOM / 2.0 + 4;
  const FlipPalette *palette = canvas->palette;

  for (guint i = 0; i < plot->bars->len; i++)
    {
      const FlipPlotBar *bar = &g_array_index (plot->bars, FlipPlotBar, i);
      FlipRect rect = column_rect (plot, &area, i);

      flip_text_draw (canvas, bar->label, FLIP_TYPE_NAME, palette->second, area.x + each * i, below,
                      FLIP_ALIGN_MIDDLE, each - 2);
      if (!bar->count)
        continue;
      flip_canvas_fill_round (canvas, &rect, MIN (4, rect.height / 2), bar_colour (palette));
      flip_number_draw (canvas, (int) bar->count, FLIP_TYPE_VALUE, palette->text,
                        flip_rect_middle (&rect), rect.y - 9, FLIP_ALIGN_MIDDLE);
    }
  if (plot->last_edge)
    flip_text_draw (canvas, plot->last_edge, FLIP_TYPE_NAME, palette->second, area.x + area.width,
                    below, FLIP_ALIGN_MIDDLE, each - 2);
  flip_canvas_line (canvas, area.x, area.y + area.height + .5, area.x + area.width,
                    area.y + area.height + .5, palette->second, 1);
  draw_mean (plot, canvas, &area);
}

/* Anywhere above a column counts, because low ones are hard to hit. */
static int
hit_columns (const FlipPlot *plot, double width, double height, double x, double y)
{
  FlipRect area = columns_area (width, height);
  int index = (int) floor ((x - area.x) / area.width * plot->bars->len);

  return x >= area.x && index >= 0 && index < (int) plot->bars->len && y <= area.y + area.height
           ? index
           : -1;
}

/* Bars */

static double
row_height (const FlipPlot *plot, double height)
{
  return CLAMP (height / MAX (1, plot->bars->len), 18, 34);
}

static double
count_room (const FlipPlot *plot, FlipCanvas *canvas)
{
  double room = COUNT_ROOM;

  for (guint i = 0; i < plot->bars->len; i++)
    {
      const char *text = g_array_index (plot->bars, FlipPlotBar, i).text;

      if (text)
        room = MAX (room, flip_text_width (canvas, text, FLIP_TYPE_VALUE) + COUNT_GAP);
    }

  return room;
}

static void
draw_bars (const FlipPlot *plot, FlipCanvas *canvas, double width, double height)
{
  const FlipPalette *palette = canvas->palette;
  double each = row_height (plot, height), from = width * NAME_SHARE;
  double room = MIN (count_room (plot, canvas), width * NAME_SHARE), long_way = width - from - room;
  guint most = most_of (plot);
  FlipColour trough =
    palette->mixes ? flip_colour_mix (palette->text, palette->board, .92) : palette->board;

  for (guint i = 0; i < plot->bars->len; i++)
    {
      const FlipPlotBar *bar = &g_array_index (plot->bars, FlipPlotBar, i);
      double y = each * (i + .5);
      FlipRect rect = { from, y - 5, long_way, 10 };
      g_autofree char *count = g_strdup_printf ("%u", bar->count);

      flip_text_draw (canvas, bar->label, FLIP_TYPE_BODY, bar->count ? palette->text : palette->second,
                      4, y, FLIP_ALIGN_START, from - 12);
      flip_canvas_box (canvas, &rect, 5, trough, palette->mixes ? trough : palette->second, 1);
      rect.width = MAX (bar->count ? 10 : 0, long_way * bar->count / most);
      if (bar->count)
        {
          flip_canvas_fill_round (canvas, &rect, 5, bar_colour (palette));
        }
      flip_text_draw (canvas, bar->text ? bar->text : count, FLIP_TYPE_VALUE,
                      bar->count ? palette->text : palette->second, width - 4, y, FLIP_ALIGN_END, room - 4);
    }
}

static int
hit_bars (const FlipPlot *plot, double height, double y)
{
  int index = (int) floor (y / row_height (plot, height));

  return index >= 0 && index < (int) plot->bars->len ? index : -1;
}

/* public functions */

void
flip_plot_draw (const FlipPlot *plot, FlipCanvas *canvas, double width, double height)
{
  g_return_if_fail (plot && canvas);

  switch (plot->kind)
    {
    case FLIP_PLOT_HISTORY:
      return draw_history (plot, canvas, width, height);
    case FLIP_PLOT_COLUMNS:
      return draw_columns (plot, canvas, width, height);
    case FLIP_PLOT_BARS:
      return draw_bars (plot, canvas, width, height);
    case FLIP_PLOT_HEAT:
      return flip_plot_draw_heat (plot, canvas, width, height);
    }
}

int
flip_plot_hit (const FlipPlot *plot, double width, double height, double x, double y)
{
  g_return_val_if_fail (plot, -1);

  switch (plot->kind)
    {
    case FLIP_PLOT_HISTORY:
      return hit_history (plot, width, height, x, y);
    case FLIP_PLOT_COLUMNS:
      return hit_columns (plot, width, height, x, y);
    case FLIP_PLOT_BARS:
      return hit_bars (plot, height, y);
    default:
      return flip_plot_hit_heat (plot, width, height, x, y);
    }
}

double
flip_plot_height (const FlipPlot *plot, double width)
{
  g_return_val_if_fail (plot, 0);

  switch (plot->kind)
    {
    case FLIP_PLOT_BARS:
      return ROW * MAX (1, plot->bars->len);
    case FLIP_PLOT_HEAT:
      return flip_plot_heat_height (plot, width);
    case FLIP_PLOT_HISTORY:
      return HISTORY + legend_height (plot, width);
    default:
      return COLUMNS;
    }
}

/* Files */

static void
draw_file (const FlipPlot *plot, cairo_surface_t *surface, double width, double height, FlipPaletteId id)
{
  cairo_t *cr = cairo_create (surface);
  g_auto (FlipCanvas) canvas = { 0 };
  const FlipPalette *palette = flip_palette (id);

  flip_canvas_init (&canvas, cr, palette);
  canvas.ground = palette->board;
  flip_canvas_colour (&canvas, palette->board);
  cairo_paint (cr);
  flip_text_draw (&canvas, plot->title, FLIP_TYPE_BUILDING, palette->text, 12, TITLE_ROOM / 2.0,
                  FLIP_ALIGN_START, width - 24);
  cairo_translate (cr, 0, TITLE_ROOM);
  flip_plot_draw (plot, &canvas, width, height);
  cairo_destroy (cr);
}

GBytes *
flip_plot_bytes (const FlipPlot *plot,
                 double width,
                 double height,
                 FlipPaletteId palette,
                 FlipPictureFormat format,
                 GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  gboolean is_png = format == FLIP_PICTURE_PNG;
  cairo_surface_t *surface;
  cairo_status_t status;

  g_return_val_if_fail (plot && width > 0 && height > 0, NULL);
  g_return_val_if_fail (format == FLIP_PICTURE_PNG || format == FLIP_PICTURE_SVG, NULL);

  surface = is_png ? cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) ceil (2 * width),
                                                 (int) ceil (2 * (height + TITLE_ROOM)))
                   : cairo_svg_surface_create_for_stream (flip_paper_append, bytes, width,
                                                          height + TITLE_ROOM);
  if (is_png)
    cairo_surface_set_device_scale (surface, 2, 2);
  draw_file (plot, surface, width, height, palette);
  status = is_png ? cairo_surface_write_to_png_stream (surface, flip_paper_append, bytes)
                  : (cairo_surface_finish (surface), cairo_surface_status (surface));
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
  g_set_error_literal (error, FLIP_PICTURE_ERROR, FLIP_PICTURE_ERROR_DRAWING,
                       cairo_status_to_string (status));
  return NULL;
}
