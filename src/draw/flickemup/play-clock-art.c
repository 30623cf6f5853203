/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flickemup/play-art.h"

#include "draw/flickemup/flickemup-art.h"
#include "draw/flickemup/table-art.h"
#include "draw/kit/text.h"
#include "engine/base/phrase.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* A small clock with its words, as shown beside the simulated table. */

#define HOURS 12

static const FlipColour paper = { 1, 1, 1, 1 }, dark = { .16, .16, .18, 1 };

void
flickemup_play_clock_tell (gconstpointer data, FlipTableClock *clock)
{
  const FlickemupState *state = data;
  gboolean red = flickemup_colour (state) == FLICKEMUP_RED;
  guint ready, played;

  flickemup_count_hats (state, &ready, &played);
  /* Translators: %u: an hour of the clock */
  flip_phrase_print (clock->title, sizeof clock->title, _ ("%u o’clock"), flickemup_hour (state));
  flip_phrase_copy (clock->lines[0],
                    red ? _ ("red hour: red hats play") : _ ("blue hour: blue hats play"),
                    sizeof clock->lines[0]);
  /* Translators: %u: how many cowboys, both times */
  flip_phrase_print (clock->lines[1], sizeof clock->lines[1], _ ("%u to play, %u have played"),
                     ready, played);
}

static void
draw_hour (FlipCanvas *canvas, guint hour, gboolean now, double x, double y)
{
  FlickemupColours colours = flickemup_colours (canvas->palette);
  FlipColour colour = colours.hats[hour % 2 ? FLICKEMUP_BLUE : FLICKEMUP_RED];

  if (now)
    {
      flip_canvas_disc (canvas, x, y, 8.5);
      flip_canvas_fill (canvas, colour);
      colour = paper;
    }
  flip_number_draw (canvas, (int) hour, FLIP_TYPE_BONUS, colour, x, y, FLIP_ALIGN_MIDDLE);
}

static void
draw_hand (FlipCanvas *canvas, guint hour, double middle, double length)
{
  double angle = hour * 2 * G_PI / HOURS - G_PI_2;

  cairo_save (canvas->cr);
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  flip_canvas_line (canvas, middle, middle, middle + length * cos (angle),
                    middle + length * sin (angle), dark, 3.5);
  cairo_restore (canvas->cr);
  flip_canvas_disc (canvas, middle, middle, 3.5);
  flip_canvas_fill (canvas, dark);
}

void
flickemup_play_clock_draw (FlipCanvas *canvas, gconstpointer data, double size)
{
  const FlickemupState *state = data;
  double middle = size / 2, radius = middle - 2;
  guint now = flickemup_hour (state);

  flip_canvas_disc (canvas, middle, middle, radius);
  flip_canvas_fill_keep (canvas, paper);
  flip_canvas_stroke (canvas, dark, 2);
  for (guint hour = 1; hour <= HOURS; hour++)
    {
      double angle = hour * 2 * G_PI / HOURS - G_PI_2;

      draw_hour (canvas, hour, hour == now, middle + (radius - 9.5) * cos (angle),
                 middle + (radius - 9.5) * sin (angle));
    }
  draw_hand (canvas, now, middle, radius - 20);
}
