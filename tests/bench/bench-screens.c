/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The server's part of a mark for eight screens, without the network: from the move until what each of them
   shows is written and packed; and the pictures that one of them then asks for. Prints the means in
   milliseconds of the processor's time, and in KB, for each game. */

#include "engine/session/autoplay.h"
#include "games/games.h"
#include "serve/packed.h"
#include "serve/screens-private.h"

#include <string.h>
#include <time.h>

#define SCREENS 8
#define MARKS   60
#define REGIONS 32
#define WIDTH   780 /* pixels of a picture on a phone of 390 with two pixels a point */

typedef struct
{
  double played, written, drawn; /* ms */
  gsize words, pictures;         /* bytes */
  guint n, n_drawn;              /* marks, and those that change the first seat's board */
} Sums;

static double
milliseconds (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double) time.tv_sec * 1e3 + (double) time.tv_nsec / 1e6;
}

/* A dealt sheet for as many as can play. */
static FlipSheetModel *
begin (const FlipGame *game)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (game);

  setup->dealt = TRUE;
  setup->seed = 7;
  flip_setup_fill_seats (setup, game->max_seats, NULL);
  return flip_sheet_model_new (NULL, flip_stored_sheet_new (flip_session_new (setup, NULL)));
}

/* Each seat has a screen; the others watch. */
static void
seat_guests (FlipScreens *screens, guint n_seats)
{
  for (guint i = 0; i < SCREENS; i++)
    {
      g_autofree char *key = g_strdup_printf ("%u", i);
      FlipGuest *guest = flip_guests_add (&screens->guests, key, NULL);

      flip_guests_seat (&screens->guests, guest, i < n_seats ? FLIP_ROLE_SEAT : FLIP_ROLE_WATCH, (int) i);
    }
}

static gsize
write_all (FlipScreens *screens)
{
  gsize size = 0;

  for (guint i = 0; i < SCREENS; i++)
    {
      char *json = flip_screens_moment_json (screens, g_ptr_array_index (screens->guests.list, i));
      g_autoptr (GBytes) bytes = g_bytes_new_take (json, strlen (json));
      g_autoptr (GBytes) packed = flip_packed (bytes);

      size += g_bytes_get_size (packed);
    }
  return size;
}

/* What has changed on the first seat's board. */
static gsize
draw_changed (FlipScreens *screens, FlipDigest *shown)
{
  g_autoptr (FlipView) view = flip_screens_view (screens, g_ptr_array_index (screens->guests.list, 0));
  const FlipSheetArt *art = flip_sheet_art_of (view->moment->game, view->moment->state);
  gsize size = 0;

  for (guint region = 0; region < MIN (art->n_regions, REGIONS); region++)
    {
      FlipSheetPicture picture = { view->moment, 0, region, FALSE };
      FlipDigest digest = flip_sheet_picture_digest (&picture);
      g_autoptr (GBytes) bytes = NULL;

      if (digest == shown[region])
        continue;
      shown[region] = digest;
      bytes = flip_sheet_picture_png (&picture, WIDTH, FLIP_PALETTE_LIGHT);
      size += g_bytes_get_size (bytes);
    }
  return size;
}

static void
measure_mark (FlipScreens *screens, const FlipMove *move, FlipDigest *shown, Sums *sums)
{
  double began = milliseconds (), played, written;
  gsize size;

  if (!flip_sheet_model_play (screens->model, move, NULL))
    g_error ("a legal move was refused");
  played = milliseconds ();
  sums->words += write_all (screens);
  written = milliseconds ();
  size = draw_changed (screens, shown);
  sums->pictures += size;
  sums->n_drawn += size > 0;
  sums->played += played - began;
  sums->written += written - played;
  sums->drawn += milliseconds () - written;
  sums->n++;
}

static void
measure (const FlipGame *game)
{
  g_autoptr (FlipSheetModel) model = begin (game);
  g_autoptr (FlipScreens) screens = flip_screens_new (model);
  g_autofree FlipAutoplay *autoplay = g_new (FlipAutoplay, 1);
  FlipDigest shown[REGIONS] = { 0 };
  Sums sums = { 0 };
  FlipMove move;

  seat_guests (screens, game->max_seats);
  flip_autoplay_begin (autoplay, game,
                       (gpointer) flip_session_state (flip_sheet_model_session (model)), 7);
  draw_changed (screens, shown);
  while (sums.n < MARKS && flip_autoplay_choose (autoplay, &move))
    measure_mark (screens, &move, shown, &sums);
  g_print ("%-11s play %.1f ms, words for eight %.1f ms, %.1f KB each; pictures %.1f ms, %.1f KB\n",
           game->id, sums.played / sums.n, sums.written / sums.n,
           (double) sums.words / sums.n / SCREENS / 1024,
           sums.drawn / sums.n_drawn,
           (double) sums.pictures / sums.n_drawn / 1024);
}

/* usage: bench-screens [GAME] */
int
main (int argc, char **argv)
{
  for (guint i = 0; flip_games[i]; i++)
    {
      if (argc < 2 || g_str_equal (flip_games[i]->id, argv[1]))
        measure (flip_games[i]);
    }
  return 0;
}
