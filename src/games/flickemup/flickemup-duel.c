/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-cowboy.h"
#include "games/flickemup/flickemup-track.h"
#include "games/flickemup/flickemup-words.h"

#include <glib/gi18n-lib.h>

/* Duels: a cowboy who enters a building with an enemy inside must fight. At a real table the
   players enter who is left standing; on the simulated one each shot is a flick. */

#define APART 3000

static guint
find_enemy (const FlickemupState *state, guint building)
{
  guint team = flickemup_other_team (state->turn.team);

  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    {
      if (flickemup_team_of (i) == team && flickemup_lives (state, i)
          && state->figures[i].inside == building)
        return i;
    }

  return FLICKEMUP_NOBODY;
}

/* FALSE if there is nobody to fight. */
gboolean
flickemup_duel_begin (FlickemupState *state, guint building)
{
  guint enemy = find_enemy (state, building);

  g_assert (building < FLICKEMUP_BUILDINGS);

  if (!flickemup_has_rule (state, FLICKEMUP_RULE_DUEL) || enemy == FLICKEMUP_NOBODY)
    return FALSE;
  state->turn.enemy = (guint8) enemy;
  state->turn.doorway = (guint8) building;
  state->turn.exchange = 0;
  state->stage = state->simulated ? FLICKEMUP_STAGE_DUEL_AIM : FLICKEMUP_STAGE_DUEL;
  return TRUE;
}

/* The cowboy who entered shoots first, then both take turns. */
guint
flickemup_duel_shooter (const FlickemupState *state)
{
  return state->turn.exchange ? state->turn.enemy : state->turn.cowboy;
}

guint
flickemup_duel_target (const FlickemupState *state)
{
  return state->turn.exchange ? state->turn.cowboy : state->turn.enemy;
}

/* On the simulated table the two stand face to face in the middle, with nothing else nearby. */
FlickemupPose
flickemup_duel_pose (const FlickemupState *state, guint cowboy)
{
  gboolean entered = cowboy == state->turn.cowboy;

  return (FlickemupPose){
    .x = (gint16) (state->scenario.width / 2 + (entered ? -APART : APART) / 2),
    .y = (gint16) (state->scenario.height / 2),
    .angle = entered ? 0 : 1800,
    .posture = FLICKEMUP_STANDING,
  };
}

static gboolean
check_duel (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;

  return (move->site == flickemup_duel_shooter (state)
          || flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, "FU-DUEL-2",
                          /* Translators: %s: a cowboy */
                          _ ("In the duel it is %s’s turn to shoot."),
                          flickemup_figure_name (flickemup_duel_shooter (state))))
         && flickemup_flick_check (state, move, FLICKEMUP_FASTEST_SHOT, refusal);
}

static void
apply_duel (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;

  g_assert (move->site == flickemup_duel_shooter (state));

  state->turn.from = FLICKEMUP_PIECES;
  state->stage = FLICKEMUP_STAGE_DUEL_SHOT;
}

static void
leave_duel (FlickemupState *state)
{
  state->turn.enemy = FLICKEMUP_NOBODY;
  state->turn.exchange = 0;
  state->turn.doorway = FLICKEMUP_OUTSIDE;
  if (state->tracked)
    flickemup_track_settle (state);
  else
    flickemup_walk_over (state);
}

/* The loser is hurt and lies in front of the door; if the winner was the one who entered, he faces
   the next enemy inside. */
static void
settle (FlickemupState *state, guint winner)
{
  guint building = state->turn.doorway;
  guint loser = winner == state->turn.cowboy ? state->turn.enemy : state->turn.cowboy;

  g_assert (loser < FLICKEMUP_COWBOYS);

  state->deeds[flickemup_seat_behind (state, winner)].duels++;
  flickemup_go_outside (state, loser, building);
  flickemup_wound (state, loser, winner);
  flickemup_goals_check (state, flickemup_team_of (winner));
  if (state->stage == FLICKEMUP_STAGE_OVER)
    return;
  if (winner != state->turn.cowboy || !flickemup_duel_begin (state, building))
    leave_duel (state);
}

static gboolean
check_won (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;

  return move->site == state->turn.cowboy || move->site == state->turn.enemy
         || flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FU-DUEL-1",
                         /* Translators: first %s: a cowboy; second %s: a cowboy */
                         _ ("The duel is between %s and %s."),
                         flickemup_figure_name (state->turn.cowboy),
                         flickemup_figure_name (state->turn.enemy));
}

static void
apply_won (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;

  g_assert (move->site == state->turn.cowboy || move->site == state->turn.enemy);

  settle (state, move->site);
}

void
flickemup_duel_shot_over (FlickemupState *state, gboolean hit)
{
  guint shooter = flickemup_duel_shooter (state);

  if (hit)
    return settle (state, shooter);
  state->turn.exchange = !state->turn.exchange;
  state->stage = FLICKEMUP_STAGE_DUEL_AIM;
}

static void
list_duel (gconstpointer data, FlipMoveList *list)
{
  flickemup_aim_shots (data, FLICKEMUP_VERB_DUEL, flickemup_duel_shooter (data), list);
}

static void
list_won (gconstpointer data, FlipMoveList *list)
{
  flickemup_list_sites (data, FLICKEMUP_VERB_WON, list);
}

const FlickemupRow flickemup_duel = {
  .verb = { .name = "duel", .stages = 1u << FLICKEMUP_STAGE_DUEL_AIM, .has_site = TRUE, .n_args = 3,
            .list = list_duel, .check = check_duel, .apply = apply_duel,
            .print = flickemup_print_flick, .describe = flickemup_describe,
            .label = flickemup_label_aimed, .offer = flickemup_offer },
  /* Translators: %s: a cowboy */
  .log = N_ ("%s shoots in the duel"), .names = { FLICKEMUP_NAME_FIGURE },
  .choice = N_ ("Shoot in the duel"), .button = /* shoot with a pistol */ N_ ("Shoot"),
};

const FlickemupRow flickemup_won = {
  .verb = { .name = "won", .stages = 1u << FLICKEMUP_STAGE_DUEL, .has_site = TRUE,
            .list = list_won, .check = check_won, .apply = apply_won, .print = flickemup_print,
            .describe = flickemup_describe, .label = flickemup_label, .offer = flickemup_offer },
  /* Translators: %s: a cowboy */
  .log = N_ ("Wins the duel: %s"), .names = { FLICKEMUP_NAME_FIGURE },
  .choice = /* Translators: %s: a cowboy */ N_ ("%s won the duel"), .chosen = FLICKEMUP_NAME_SITE,
  .button = /* the duel was won */ N_ ("Won"),
};
