/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/moment/recent-marks.h"

/* Of a longer turn, only the newest marks are shown. */
#define MOST_OF_A_TURN 200

/* helpers */

/* The first entry of the turn that the newest entry belongs to. */
static guint
turn_begins (const FlipMoment *moment)
{
  guint first = moment->position - 1;
  guint oldest = moment->position - MIN (moment->position, MOST_OF_A_TURN);
  FlipWhen newest = { 0 };

  flip_game_when (moment->game, flip_log_state_at (moment->log, first), &newest);
  while (first > oldest)
    {
      FlipWhen when = { 0 };

      flip_game_when (moment->game, flip_log_state_at (moment->log, first - 1), &when);
      if (!flip_when_equal (&when, &newest))
        break;
      first--;
    }

  return first;
}

/* public functions */

guint
flip_recent_marks (const FlipMoment *moment, guint sites[FLIP_MAX_SITES])
{
  const FlipSites *now;
  g_autofree FlipSites *before = NULL;
  guint n = 0;

  g_return_val_if_fail (moment && sites, 0);

  if (moment->position == 0 || (moment->is_present && !moment->is_over))
    return 0;
  now = flip_moment_sites (moment, moment->seat);
  before = g_new0 (FlipSites, 1);
  flip_game_sites (moment->game, flip_log_state_at (moment->log, turn_begins (moment)),
                   moment->seat, before);
  for (guint i = 0; i < now->n; i++)
    {
      if (now->sites[i].mark && (i >= before->n || before->sites[i].mark != now->sites[i].mark))
        sites[n++] = i;
    }

  return n;
}
