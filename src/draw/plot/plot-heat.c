/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How often each site was marked, shown on the board itself: every site has its number, so that no
   information depends on the colour alone. */

#include "draw/plot/plot-private.h"

#include "draw/kit/text.h"

#include <glib/gi18n-lib.h>

#define LEGEND_ROOM 56 /* a row of steps, and below it the number of sites in each */
#define SWATCH      48
#define SWATCH_HIGH 26
#define BETWEEN     6
#define FAINT       .22 /* opacity of a site that is not highlighted */
#define ROOMY       80 /* sites of at least this size have room for their title */
#define SMALL       44 /* sites below this size have room for the number only */

/* From hardly ever to most often; the text on each has a contrast of at least 5.7 : 1. */
static const guint32 grounds[2][FLIP_HEAT_STEPS] = {
  { 0xf2f8f8, 0xd3e8e7, 0xa3cfd1, 0x6dabb0, 0x2b6971, 0x0b5058 },
  { 0x22292b, 0x24393c, 0x2a5257, 0x336a70, 0x7cc4ca, 0xc3eff2 },
};

static FlipColour
colour_of (guint32 hex)
{
  return (FlipColour){ (hex >> 16) / 255.0, (hex >> 8 & 255) / 255.0, (hex & 255) / 255.0, 1 };
}

guint
flip_heat_step (guint count, guint most)
{
  return count == 0 || most == 0 ? 0 : MIN (5, (count * 5 + most - 1) / most);
}

FlipColour
flip_heat_ground (const FlipPalette *palette, guint step)
{
  g_return_val_if_fail (step < FLIP_HEAT_STEPS, palette->board);

  return colour_of (grounds[palette->is_dark][step]);
}

FlipColour
flip_heat_text (const FlipPalette *palette, guint step)
{
  gboolean is_light = palette->is_dark ? step >= 4 : step < 4;

  return colour_of (is_light ? 0x10181a : 0xffffff);
}

/* The board is drawn at its own size and scaled uniformly. */
static double
scale_of (const FlipPlot *plot, double width, double height)
{
  return MIN (width / plot->art->width, (height - LEGEND_ROOM) / plot->art->height);
}

double
flip_plot_heat_height (const FlipPlot *plot, double width)
{
  return width * plot->art->height / plot->art->width + LEGEND_ROOM;
}

static FlipRect
rect_of (const FlipPlot *plot, const FlipPlotSite *site)
{
  return flip_sheet_art_site_rect (plot->art, plot->state, 0, FLIP_LAYOUT_BOARD, site->site);
}

static guint
most_marked (const FlipPlot *plot)
{
  guint most = 0;

  for (guint i = 0; i < plot->sites->len; i++)
    most = MAX (most, g_array_index (plot->sites, FlipPlotSite, i).count);
  return most;
}

/* In a comparison, the step depends on the difference of a site, whichever way it goes. */
static guint
step_of (const FlipPlot *plot, const FlipPlotSite *site, guint most)
{
  if (!plot->compares)
    return flip_heat_step (site->count, most);
  return flip_heat_step ((guint) MIN (100, ABS (site->difference)), 60);
}

guint
flip_plot_heat_step (const FlipPlot *plot, guint site)
{
  g_return_val_if_fail (plot && site < plot->sites->len, 0);

  return step_of (plot, &g_array_index (plot->sites, FlipPlotSite, site), most_marked (plot));
}

guint
flip_plot_heat_sites (const FlipPlot *plot, guint step)
{
  guint most = most_marked (plot), n = 0;

  for (guint i = 0; i < plot->sites->len; i++)
    {
      const FlipPlotSite *site = &g_array_index (plot->sites, FlipPlotSite, i);

      n += !site->is_given && step_of (plot, site, most) == step;
    }

  return n;
}

static char *
count_of (const FlipPlot *plot, const FlipPlotSite *site)
{
  if (site->is_given)
    return g_strdup (C_ ("site", "start"));
  if (plot->compares)
    return site->difference == 0 ? g_strdup ("=")
                                 : g_strdup_printf ("%s%d", site->difference > 0 ? "+" : "−",
                                                    ABS (site->difference));
  return g_strdup_printf ("%u×", site->count);
}

static void
draw_face (const FlipPlot *plot, FlipCanvas *canvas, const FlipPlotSite *site, guint step)
{
  FlipRect rect = rect_of (plot, site);
  FlipColour ground = flip_heat_ground (canvas->palette, step);
  FlipColour text = flip_heat_text (canvas->palette, step);
  FlipColour line = flip_colour_mix (flip_heat_ground (canvas->palette, 4), ground, .4);
  g_autofree char *count = count_of (plot, site);
  double x = flip_rect_middle (&rect), y = flip_rect_centre (&rect) - (rect.height >= ROOMY ? 8 : 0);
  gboolean is_small = rect.width < SMALL && rect.height < SMALL, is_low = rect.height < SMALL;

  if (rect.width <= 0)
    return;
  flip_canvas_box (canvas, &rect, MIN (8, rect.height / 4), ground,
                   canvas->palette->mixes ? line : canvas->palette->text, 1);
  if (is_small)
    {
      if (site->count || plot->compares)
        flip_text_draw (canvas, count, FLIP_TYPE_BONUS, text, x, y, FLIP_ALIGN_MIDDLE, rect.width - 2);
      return;
    }
  if (is_low || !*site->label)
    {
      g_autofree char *both = *site->label ? g_strdup_printf ("%s  %s", site->label, count) : g_strdup (count);

      flip_text_draw (canvas, both, FLIP_TYPE_VALUE, text, x, y, FLIP_ALIGN_MIDDLE, rect.width - 4);
      return;
    }
  flip_text_draw (canvas, site->label, FLIP_TYPE_STOP, text, x, y - 10, FLIP_ALIGN_MIDDLE, rect.width - 4);
  flip_text_draw (canvas, count, FLIP_TYPE_VALUE, text, x, y + 11, FLIP_ALIGN_MIDDLE, rect.width - 4);
  if (rect.height >= ROOMY)
    flip_text_draw (canvas, site->title, FLIP_TYPE_NOTE, text, x, rect.y + rect.height - 12, FLIP_ALIGN_MIDDLE,
                    rect.width - 8);
}

/* If steps are selected, the sites in them are highlighted. */
static void
draw_site (const FlipPlot *plot, FlipCanvas *canvas, const FlipPlotSite *site, guint most)
{
  guint step = step_of (plot, site, most);

  if (!plot->steps || plot->steps >> step & 1)
    return draw_face (plot, canvas, site, step);
  cairo_push_group (canvas->cr);
  draw_face (plot, canvas, site, step);
  cairo_pop_group_to_source (canvas->cr);
  cairo_paint_with_alpha (canvas->cr, FAINT);
}

char *
flip_plot_heat_range (const FlipPlot *plot, guint step)
{
  guint first = 0, last = 0, most = most_marked (plot);
  gboolean found = FALSE;

  for (guint count = 0; count <= most; count++)
    {
      if (flip_heat_step (count, most) != step)
        continue;
      first = found ? first : count;
      last = count;
      found = TRUE;
    }
  if (!found)
    return NULL;
  return first == last ? g_strdup_printf ("%u", first) : g_strdup_printf ("%u–%u", first, last);
}

/* The start of the legend's steps, after its words; the same in all languages whose words leave
   room for it. */
static double
legend_start (double width)
{
  return MIN (110, MAX (0, width - FLIP_HEAT_STEPS * (SWATCH + BETWEEN))); /* 110 for the words */
}

/* The place of a step; steps without counts are left out. */
static FlipRect
swatch_of (const FlipPlot *plot, double width, double y, guint step)
{
  guint before = 0;

  for (guint i = 0; i < step; i++)
    {
      g_autofree char *range = flip_plot_heat_range (plot, i);

      before += range != NULL;
    }
  return (FlipRect){ legend_start (width) + before * (SWATCH + BETWEEN), y + 4, SWATCH, SWATCH_HIGH };
}

static void
draw_step (const FlipPlot *plot, FlipCanvas *canvas, const FlipRect *rect, guint step, const char *range)
{
  const FlipPalette *palette = canvas->palette;
  gboolean stands_out = (plot->steps >> step & 1) != 0;

  flip_canvas_box (canvas, rect, 6, flip_heat_ground (palette, step),
                   stands_out ? palette->text : flip_heat_ground (palette, 4), stands_out ? 2.4 : 1);
  flip_text_draw (canvas, range, FLIP_TYPE_NAME, flip_heat_text (palette, step), flip_rect_middle (rect),
                  flip_rect_centre (rect), FLIP_ALIGN_MIDDLE, SWATCH - 4);
  flip_number_draw (canvas, (int) flip_plot_heat_sites (plot, step), FLIP_TYPE_NAME, palette->text,
                    flip_rect_middle (rect), rect->y + SWATCH_HIGH + 13, FLIP_ALIGN_MIDDLE);
}

/* Shows the counts, and the number of sites with each of them. */
static void
draw_legend (const FlipPlot *plot, FlipCanvas *canvas, double width, double y)
{
  double room = legend_start (width) - 8;

  if (plot->step_label && room > 40)
    flip_text_draw (canvas, plot->step_label, FLIP_TYPE_NOTE, canvas->palette->second, 4,
                    y + 4 + SWATCH_HIGH / 2.0, FLIP_ALIGN_START, room);
  if (plot->sites_label && room > 40)
    flip_text_draw (canvas, plot->sites_label, FLIP_TYPE_NOTE, canvas->palette->second, 4, y + SWATCH_HIGH + 17,
                    FLIP_ALIGN_START, room);
  for (guint step = 0; step < FLIP_HEAT_STEPS; step++)
    {
      g_autofree char *range = flip_plot_heat_range (plot, step);
      FlipRect rect = swatch_of (plot, width, y, step);

      if (range)
        draw_step (plot, canvas, &rect, step, range);
    }
}

void
flip_plot_draw_heat (const FlipPlot *plot, FlipCanvas *canvas, double width, double height)
{
  double scale = scale_of (plot, width, height);
  guint most = most_marked (plot);

  if (scale <= 0)
    return;
  cairo_save (canvas->cr);
  cairo_scale (canvas->cr, scale, scale);
  flip_sheet_art_draw_print (plot->art, canvas, plot->state, FLIP_LAYOUT_BOARD, FLIP_ALL_REGIONS);
  for (guint i = 0; i < plot->sites->len; i++)
    draw_site (plot, canvas, &g_array_index (plot->sites, FlipPlotSite, i), most);
  cairo_restore (canvas->cr);
  if (!plot->compares)
    draw_legend (plot, canvas, width, plot->art->height * scale);
}

int
flip_plot_hit_heat (const FlipPlot *plot, double width, double height, double x, double y)
{
  double scale = scale_of (plot, width, height);

  for (guint i = 0; i < plot->sites->len && scale > 0; i++)
    {
      FlipRect rect = rect_of (plot, &g_array_index (plot->sites, FlipPlotSite, i));

      if (x / scale >= rect.x && x / scale < rect.x + rect.width && y / scale >= rect.y
          && y / scale < rect.y + rect.height)
        return (int) i;
    }
  for (guint step = 0; step < FLIP_HEAT_STEPS && scale > 0 && !plot->compares; step++)
    {
      g_autofree char *range = flip_plot_heat_range (plot, step);
      FlipRect rect = swatch_of (plot, width, plot->art->height * scale, step);

      if (range && x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height)
        return (int) (plot->sites->len + step);
    }

  return -1;
}
