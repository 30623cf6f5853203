/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli-bench.h"

#include "engine/session/autoplay.h"
#include "engine/session/sheet.h"
#include "games/games.h"

#include <string.h>

#define LONG_LOG 300

/* A dealt session with the most seats, played until its log is long enough, or to the end. */
static FlipSession *
long_session (const FlipGame *game, guint64 seed, guint length)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (game);
  g_autofree FlipAutoplay *autoplay = g_new (FlipAutoplay, 1);
  FlipSession *session;
  FlipMove move;

  setup->dealt = TRUE;
  setup->seed = seed;
  flip_setup_fill_seats (setup, game->max_seats, NULL);
  session = flip_session_new (setup, NULL);
  if (!session)
    return NULL;
  flip_autoplay_begin (autoplay, game, (gpointer) flip_session_state (session), seed);
  while (flip_session_length (session) < length && flip_autoplay_choose (autoplay, &move))
    flip_session_play (session, &move, NULL);
  return session;
}

static double
milliseconds_of (FlipSession *session, void (*act) (FlipSession *session))
{
  double best = G_MAXDOUBLE;

  for (guint i = 0; i < BENCH_RUNS * 10; i++)
    {
      gint64 began;

      flip_session_jump (session, flip_session_length (session));
      began = bench_now ();
      act (session);
      best = MIN (best, (double) (bench_now () - began) / 1e3);
    }

  return best;
}

static void
undo (FlipSession *session)
{
  flip_session_undo (session);
}

/* Reads at the entries that are furthest from a snapshot. */
static void
jump (FlipSession *session)
{
  for (guint i = 15; i < 175; i += 16)
    flip_session_jump (session, MIN (i, flip_session_length (session)));
}

void
bench_session (const BenchReport *to, const FlipGame *game)
{
  g_autoptr (FlipSession) session = long_session (game, 1, LONG_LOG);

  if (!session)
    return;
  bench_report (to, game->id, "undo-ms", milliseconds_of (session, undo));
  bench_report (to, game->id, "jump-ms", milliseconds_of (session, jump) / 10);
}

void
bench_sheet (const BenchReport *to, const FlipGame *game)
{
  g_autoptr (FlipSession) session = long_session (game, 1, G_MAXUINT);
  g_autofree char *text = session ? flip_sheet_print (session) : NULL;
  double best = G_MAXDOUBLE;

  if (!session)
    return;
  for (guint i = 0; i < BENCH_RUNS * 4; i++)
    {
      gint64 began = bench_now ();
      g_autoptr (FlipSession) loaded =
        flip_sheet_parse (text, strlen (text), "bench", flip_games_find, NULL);

      g_assert (loaded);
      best = MIN (best, (double) (bench_now () - began) / 1e3);
    }
  bench_report (to, game->id, "full-sheet-moves", flip_session_length (session));
  bench_report (to, game->id, "load-ms", best);
}
