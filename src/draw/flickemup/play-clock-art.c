/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flickemup/play-art.h"

#include "draw/flickemup/flickemup-art.h"
#include "draw/kit/text.h"
#include "engine/base/phrase.h"

#include <glib/gi18n-lib.h>

/* A small clock with its words, as shown beside the simulated table. */

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

void
flickemup_play_clock_draw (FlipCanvas *canvas, gconstpointer data, double size)
{
  FlickemupClockFace face = {
    .x = size / 2,
    .y = size / 2,
    .radius = size / 2 - 2,
    .rim = 2,
    .inset = 9.5,
    .disc = 8.5,
    .type = FLIP_TYPE_BONUS,
    .shorter = 20,
    .hand = 3.5,
    .hub = 3.5,
  };

  flickemup_clock_draw (canvas, data, &face);
}
