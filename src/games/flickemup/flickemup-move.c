/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-cowboy.h"
#include "games/flickemup/flickemup-place.h"
#include "games/flickemup/flickemup-words.h"

#include <glib/gi18n-lib.h>

/* Moving, entering and leaving buildings, leaving town. */

void
flickemup_go_inside (FlickemupState *state, guint figure, guint building)
{
  g_assert (figure < FLICKEMUP_FIGURES);
  g_assert (building < FLICKEMUP_BUILDINGS);

  state->figures[figure].inside = (guint8) building;
  state->poses[figure] = flickemup_place_on_block (state, figure, building);
}

void
flickemup_go_outside (FlickemupState *state, guint figure, guint building)
{
  g_assert (figure < FLICKEMUP_FIGURES);
  g_assert (building < FLICKEMUP_BUILDINGS);

  state->figures[figure].inside = FLICKEMUP_OUTSIDE;
  if (!flickemup_is_placed (&state->scenario))
    return;
  state->poses[figure] = flickemup_place_before_door (state, figure, building);
}

static gboolean
check_move (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;

  return flickemup_actor_check (state, move->site, refusal)
         && (move->arg[FLICKEMUP_ARG_SIDE] == 0
             || flip_refuse (refusal, FLIP_REFUSED_NEEDLESS, move->site, "FU-MOVE-1",
                             _ ("The movement disc is placed where the cowboy stood.")))
         && flickemup_flick_check (state, move, FLICKEMUP_FASTEST_MOVE, refusal);
}

static void
apply_move (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;

  g_assert (flickemup_lives (state, move->site));

  flickemup_action_begin (state, move->site);
  flickemup_flick_begin (state);
  state->turn.start = state->poses[move->site];
  state->stage = FLICKEMUP_STAGE_WALK;
}

/* A thing that blocks a door is put aside, which costs nothing. */
static gboolean
check_clear (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;
  guint building = (guint) (move->site - FLICKEMUP_SITE_BUILDING);
  int piece = move->arg[0];
  FlickemupPose pose;

  if (!state->simulated)
    return flip_refuse (refusal, FLIP_REFUSED_NEEDLESS, move->site, "FU-ENTER-5",
                        _ ("Clear the door on your table; there is no need to enter it."));
  if (!flickemup_is_town (state, move->site) || piece < FLICKEMUP_PIECE_BARREL
      || piece >= FLICKEMUP_PIECES || !flickemup_place_blocks_door (state, (guint) piece, building))
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FU-ENTER-5",
                        _ ("Nothing like that blocks this door."));
  if ((move->arg[1] != FLICKEMUP_LEFT && move->arg[1] != FLICKEMUP_RIGHT)
      || !flickemup_place_aside (state, (guint) piece, building, move->arg[1], &pose))
    return flip_refuse (refusal, FLIP_REFUSED_LIMIT, move->site, "FU-ENTER-5",
                        _ ("There is no room on that side of the door."));
  return TRUE;
}

static void
apply_clear (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;
  guint building = (guint) (move->site - FLICKEMUP_SITE_BUILDING);
  FlickemupPose pose;

  g_assert (move->arg[0] >= FLICKEMUP_PIECE_BARREL && move->arg[0] < FLICKEMUP_PIECES);

  if (flickemup_place_aside (state, (guint) move->arg[0], building, move->arg[1], &pose))
    state->poses[move->arg[0]] = pose;
}

/* On the simulated table the cowboy may turn around before the action ends. */
void
flickemup_walk_over (FlickemupState *state)
{
  guint cowboy = state->turn.cowboy;

  g_assert (state->turn.cowboy < FLICKEMUP_COWBOYS);

  flickemup_goals_check (state, state->turn.team);
  if (state->stage == FLICKEMUP_STAGE_OVER)
    return;
  if (state->simulated && flickemup_lives (state, cowboy) && !flickemup_is_inside (state, cowboy)
      && !flickemup_is_fallen (state, cowboy))
    state->stage = FLICKEMUP_STAGE_FACE;
  else
    flickemup_action_over (state);
}

static void
step_out (FlickemupState *state)
{
  guint cowboy = state->turn.cowboy;
  guint building = state->figures[cowboy].inside;

  if (building == FLICKEMUP_OUTSIDE)
    return;
  state->figures[cowboy].inside = FLICKEMUP_OUTSIDE;
  if (!state->turn.rested)
    flickemup_go_outside (state, cowboy, building);
}

static void
apply_moved (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;

  g_assert (state->turn.cowboy < FLICKEMUP_COWBOYS);

  step_out (state);
  flickemup_walk_over (state);
}

static void
apply_failed (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;

  g_assert (state->turn.cowboy < FLICKEMUP_COWBOYS);

  state->poses[state->turn.cowboy] = state->turn.start;
  flickemup_walk_over (state);
}

static gboolean
check_entered (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;
  guint building = (guint) (move->site - FLICKEMUP_SITE_BUILDING);

  if (!flickemup_is_town (state, move->site))
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FU-ENTER-1",
                        _ ("This building is not in town."));
  if (flickemup_is_closed (state, building))
    return flip_refuse (refusal, FLIP_REFUSED_MARKED, move->site, "FU-CLOSED-1",
                        _ ("The building is closed: nobody can enter it."));
  if (state->figures[state->turn.cowboy].inside == building)
    return flip_refuse (refusal, FLIP_REFUSED_MARKED, move->site, "FU-ENTER-4",
                        /* Translators: %s: a cowboy */
                        _ ("%s started inside: the move goes out through the door or fails."),
                        flickemup_figure_name (state->turn.cowboy));
  return TRUE;
}

static void
apply_entered (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;
  guint building = (guint) (move->site - FLICKEMUP_SITE_BUILDING);

  g_assert (building < FLICKEMUP_BUILDINGS && flickemup_is_here (state, building));

  flickemup_go_inside (state, state->turn.cowboy, building);
  if (!flickemup_duel_begin (state, building))
    flickemup_walk_over (state);
}

/* A side with an edge as its goal may leave over it. */
static gboolean
check_escaped (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;
  guint team = state->turn.team;

  for (guint i = 0; i < state->scenario.n_goals[team]; i++)
    {
      const FlickemupGoal *goal = &state->scenario.goals[team][i];

      if (goal->kind != FLICKEMUP_GOAL_REACH || goal->edge != move->arg[0])
        continue;
      return goal->token == FLICKEMUP_NO_TOKEN
             || flickemup_count_carried (state, state->turn.cowboy, goal->token) > 0
             || flip_refuse (refusal, FLIP_REFUSED_MISSING, FLIP_NO_SITE, "FU-GOAL-8",
                             /* Translators: first %s: a cowboy; second %s: a token */
                             _ ("%s carries no %s, and may only leave with one."),
                             flickemup_figure_name (state->turn.cowboy),
                             flickemup_token_name (goal->token));
    }

  return flip_refuse (refusal, FLIP_REFUSED_REACH, FLIP_NO_SITE, "FU-GOAL-8",
                      _ ("Leaving across that edge is not a goal of this side: the move failed."));
}

static void
apply_escaped (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;
  guint cowboy = state->turn.cowboy;

  g_assert ((guint) move->arg[0] < FLICKEMUP_EDGES);

  flickemup_goal_reached (state, cowboy, (guint) move->arg[0]);
  flickemup_take_away (state, cowboy, FLICKEMUP_AWAY);
  flickemup_walk_over (state);
}

static gboolean
check_freed (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;
  const FlickemupGallows *gallows = &state->scenario.gallows;

  if (gallows->hour == 0 || move->site != gallows->figure
      || state->figures[move->site].inside != FLICKEMUP_ON_GALLOWS)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FU-GALLOWS-2",
                        _ ("Nobody by that name is on the gallows."));
  return gallows->friends == state->turn.team
         || flip_refuse (refusal, FLIP_REFUSED_REACH, move->site, "FU-GALLOWS-2",
                         /* Translators: %s: one of the two sides */
                         _ ("Only the %s want to free someone here: the move failed."),
                         flickemup_team_name (gallows->friends));
}

static void
apply_freed (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;

  g_assert (move->site >= FLICKEMUP_COWBOYS && move->site < FLICKEMUP_FIGURES);

  state->freed |= (guint8) (1u << (move->site - FLICKEMUP_COWBOYS));
  flickemup_take_away (state, move->site, FLICKEMUP_AWAY);
  step_out (state);
  flickemup_walk_over (state);
}

/* Words */

static gboolean
is_inside (gconstpointer data, const FlipMove *move)
{
  return flickemup_is_inside (data, move->site);
}

gboolean
flickemup_actor_is_inside (gconstpointer data, const FlipMove *move)
{
  const FlickemupState *state = data;

  return flickemup_is_inside (state, state->turn.cowboy);
}

static void
label_move (gconstpointer data, const FlipMove *move, GString *text)
{
  flickemup_label_flick (data, move,
                         flickemup_is_inside (data, move->site)
                           ? /* what a cowboy can do: leave the building */ _ ("Go out")
                           : C_ ("verb", "Move"),
                         text);
}

static void
offer_move (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  flickemup_offer_act (offer, flickemup_is_inside (data, move->site)
                                ? /* on a button: leave the building */ _ ("Go Out")
                                : C_ ("verb", "Move"));
}

const FlickemupRow flickemup_move = {
  .verb = { .name = "move", .stages = 1u << FLICKEMUP_STAGE_TURN, .has_site = TRUE, .n_args = 3,
            .list = flickemup_actions_list, .check = check_move, .apply = apply_move,
            .print = flickemup_print_flick, .describe = flickemup_describe, .label = label_move,
            .offer = offer_move },
  .log = /* Translators: %s: a cowboy */ N_ ("%s moves"), .names = { FLICKEMUP_NAME_FIGURE },
  .is_other = is_inside,
  .other_log = /* Translators: %s: a cowboy */ N_ ("%s leaves the building"),
};

const FlickemupRow flickemup_clear = {
  .verb = { .name = "clear", .stages = 1u << FLICKEMUP_STAGE_TURN, .has_site = TRUE, .n_args = 2,
            .check = check_clear, .apply = apply_clear, .print = flickemup_print,
            .describe = flickemup_describe, .label = flickemup_label, .offer = flickemup_offer },
  .parts = { FLICKEMUP_PART_PIECE, FLICKEMUP_PART_SIDE },
  /* Translators: first %s: a building; second %s: a piece on the table */
  .log = N_ ("The door is cleared (%s, %s)"),
  .names = { FLICKEMUP_NAME_BUILDING, FLICKEMUP_NAME_PIECE },
  /* Translators: %s: a piece on the table */
  .choice = N_ ("Pushed aside to the left: %s"), .chosen = FLICKEMUP_NAME_PIECE,
  .is_other = flickemup_has_second,
  .other_choice = /* Translators: %s: a piece on the table */ N_ ("Pushed aside to the right: %s"),
  .button = /* on a button: take an obstacle off the table */ N_ ("Clear It"),
};

const FlickemupRow flickemup_moved = {
  .verb = { .name = "moved", .stages = 1u << FLICKEMUP_STAGE_WALK,
            .list = flickemup_walk_list, .apply = apply_moved,
            .describe = flickemup_describe, .label = flickemup_label },
  .log = /* Translators: %s: a cowboy */ N_ ("%s gets there"), .names = { FLICKEMUP_NAME_ACTOR },
  .choice = /* what the cowboy did */ N_ ("Moved"),
  .is_other = flickemup_actor_is_inside,
  .other_choice = /* what the cowboy did */ N_ ("Went out"),
};

const FlickemupRow flickemup_failed = {
  .verb = { .name = "failed", .stages = 1u << FLICKEMUP_STAGE_WALK, .n_args = 1,
            .check = flickemup_touched_check, .apply = apply_failed,
            .print = flickemup_print, .describe = flickemup_describe,
            .label = flickemup_label_touched },
  .parts = { FLICKEMUP_PART_TOUCHED },
  .log = N_ ("The move fails"), .names = { FLICKEMUP_NAME_TOUCHED },
  .choice = /* Translators: what the cowboy did */ N_ ("Move failed"),
  .is_other = flickemup_has_first,
  /* Translators: %s: a piece on the table */
  .other_log = N_ ("The move fails: it touched something first (%s)"),
};

const FlickemupRow flickemup_entered = {
  .verb = { .name = "entered", .stages = 1u << FLICKEMUP_STAGE_WALK, .has_site = TRUE,
            .check = check_entered, .apply = apply_entered, .print = flickemup_print,
            .describe = flickemup_describe, .label = flickemup_label, .offer = flickemup_offer },
  /* Translators: first %s: a cowboy; second %s: a building */
  .log = N_ ("%s enters %s"), .names = { FLICKEMUP_NAME_ACTOR, FLICKEMUP_NAME_SITE },
  .choice = /* Translators: %s: a building */ N_ ("Entered %s"), .chosen = FLICKEMUP_NAME_SITE,
  .button = /* on a button: the cowboy went in */ N_ ("Entered"),
};

const FlickemupRow flickemup_freed = {
  .verb = { .name = "freed", .stages = 1u << FLICKEMUP_STAGE_WALK, .has_site = TRUE,
            .check = check_freed, .apply = apply_freed, .print = flickemup_print,
            .describe = flickemup_describe, .label = flickemup_label, .offer = flickemup_offer },
  /* Translators: first %s: a cowboy; second %s: a cowboy */
  .log = N_ ("%s frees %s from the gallows"),
  .names = { FLICKEMUP_NAME_ACTOR, FLICKEMUP_NAME_SITE },
  .choice = /* Translators: %s: a cowboy */ N_ ("Freed %s"), .chosen = FLICKEMUP_NAME_SITE,
  .button = /* on a button: the prisoner was freed */ N_ ("Freed"),
};

const FlickemupRow flickemup_escaped = {
  .verb = { .name = "escaped", .stages = 1u << FLICKEMUP_STAGE_WALK, .n_args = 1,
            .check = check_escaped, .apply = apply_escaped,
            .print = flickemup_print, .describe = flickemup_describe, .label = flickemup_label },
  .parts = { FLICKEMUP_PART_EDGE },
  /* Translators: first %s: a cowboy; second %s: an edge of the table */
  .log = N_ ("%s leaves across the %s"), .names = { FLICKEMUP_NAME_ACTOR, FLICKEMUP_NAME_EDGE },
  /* Translators: %s: an edge of the table */
  .choice = N_ ("Left across the %s"), .chosen = FLICKEMUP_NAME_EDGE,
};
