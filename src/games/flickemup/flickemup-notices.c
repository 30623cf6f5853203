/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-cowboy.h"
#include "games/flickemup/flickemup-game.h"
#include "games/flickemup/flickemup-words.h"

#include <glib/gi18n-lib.h>

/* The great moments: the end of a duel, and a goal that is met while the game goes on. */

/* The seat that has just won a duel, or -1. */
static int
duel_winner (const FlickemupState *before, const FlickemupState *after)
{
  for (guint seat = 0; seat < after->n_seats; seat++)
    {
      if (after->deeds[seat].duels > before->deeds[seat].duels)
        return (int) seat;
    }

  return -1;
}

static void
tell_duel (const FlickemupState *before, const FlickemupState *after, GPtrArray *notices)
{
  int seat = duel_winner (before, after);
  guint winner, loser;
  FlipNotice *notice;

  if (seat < 0)
    return;
  winner = flickemup_team_of (before->turn.cowboy) == flickemup_seat_team (before, (guint) seat)
             ? before->turn.cowboy
             : before->turn.enemy;
  loser = winner == before->turn.cowboy ? before->turn.enemy : before->turn.cowboy;
  notice = flip_notice_new ("duel", _ ("Keep Duels Brief"), seat);
  notice->glyph = "pistol";
  notice->site = winner;
  /* Translators: %s: a cowboy */
  flip_notice_say (&notice->title, _ ("%s wins the duel"), flickemup_figure_name (winner));
  /* Translators: first %s: a cowboy; second %s: a cowboy */
  flip_notice_say (&notice->detail, _ ("%s against %s"), flickemup_figure_name (winner),
                   flickemup_figure_name (loser));
  flip_notice_say (&notice->verdict, "%s",
                   flickemup_lives (after, loser) ? _ ("Hit") : _ ("Out of the game"));
  flip_notice_add_change (notice, "heart", flickemup_figure_name (loser), "",
                          before->figures[loser].hit_points, after->figures[loser].hit_points);
  for (guint i = 0; i < notice->n_gains; i++)
    notice->gains[i].is_named = TRUE;
  g_ptr_array_add (notices, notice);
}

static void
tell_goal (const FlickemupState *after, guint team, guint goal, GPtrArray *notices)
{
  FlipNotice *notice = flip_notice_new ("goal", _ ("Keep Goals Brief"), FLIP_TABLE);
  g_autoptr (GString) text = g_string_new (NULL);

  flickemup_goal_describe (after, team, goal, text);
  notice->glyph = "flag";
  /* Translators: %s: one of the two sides */
  flip_notice_say (&notice->title, _ ("The %s meet a goal"), flickemup_team_name (team));
  flip_notice_say (&notice->detail, "%s", text->str);
  /* Translators: a goal or a bounty was met */
  flip_notice_say (&notice->verdict, "%s", _ ("Met"));
  g_ptr_array_add (notices, notice);
}

void
flickemup_notices (gconstpointer data,
                   const FlipMove *move,
                   gconstpointer data_after,
                   GPtrArray *notices)
{
  const FlickemupState *before = data, *after = data_after;

  tell_duel (before, after, notices);
  if (after->stage == FLICKEMUP_STAGE_OVER)
    return;
  for (guint team = 0; team < FLICKEMUP_TEAMS; team++)
    for (guint goal = 0; goal < after->scenario.n_goals[team]; goal++)
      {
        if (flickemup_goal_met (after, team, goal) && !flickemup_goal_met (before, team, goal))
          tell_goal (after, team, goal, notices);
      }
}
