/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-cowboy.h"
#include "games/flickemup/flickemup-track.h"
#include "games/flickemup/flickemup-words.h"

#include <glib/gi18n-lib.h>

/* A tracked game: who plays, who has played, the next hour. The order of turns is not enforced:
   whatever happened at the table has happened. */

/* The cowboy has been played: turns its hat, and may end the hour. */
static void
finish (FlickemupState *state, guint cowboy)
{
  guint team = flickemup_team_of (cowboy);

  g_assert (cowboy < FLICKEMUP_COWBOYS);

  flickemup_stand_up (state, cowboy);
  state->turn.cowboy = (guint8) cowboy;
  state->turn.team = (guint8) team;
  state->turn.seat = (guint8) flickemup_seat_of (state, team);
  flickemup_turn_over (state);
}

/* After an entry: a goal may be met, and a cowboy who falls in its own turn has ended it. */
void
flickemup_track_settle (FlickemupState *state)
{
  guint cowboy = state->turn.cowboy;
  gboolean down;

  state->stage = FLICKEMUP_STAGE_TRACK;
  flickemup_goals_check (state, state->turn.team);
  if (state->stage == FLICKEMUP_STAGE_OVER || cowboy == FLICKEMUP_NOBODY)
    return;
  down = flickemup_is_fallen (state, cowboy);
  if (!down && flickemup_lives (state, cowboy))
    return;
  finish (state, cowboy);
  if (down)
    state->poses[cowboy].posture = FLICKEMUP_FALLEN;
}

/* As soon as a cowboy is played, the one before it has finished. */
static void
finish_other (FlickemupState *state, guint cowboy)
{
  guint open = state->turn.cowboy;

  if (open != FLICKEMUP_NOBODY && open != cowboy)
    finish (state, open);
}

/* The number of actions that this many bullets take. */
static guint
actions_for (const FlickemupState *state, guint shots)
{
  guint per_action = state->turn.cowboy < FLICKEMUP_COWBOYS
                       ? flickemup_bullets_per_action (state, state->turn.cowboy)
                       : 1;

  return (shots + per_action - 1) / per_action;
}

/* A cowboy's actions may be entered in any order, so only the sum counts. */
guint
flickemup_actions_left (const FlickemupState *state)
{
  guint shots = actions_for (state, state->turn.shots);

  return state->turn.actions - MIN (state->turn.actions, shots);
}

gboolean
flickemup_track_may_act (const FlickemupState *state, guint16 site, FlipRefusal *refusal)
{
  return !flickemup_is_held_to_rules (state) || flickemup_actions_left (state) > 0
         || flip_refuse (refusal, FLIP_REFUSED_LIMIT, site, "FU-TRACK-8",
                         /* Translators: %s: a cowboy */
                         _ ("%s has taken both actions. If it has played, tap its hat."),
                         flickemup_actor_name (state));
}

gboolean
flickemup_track_may_shoot (const FlickemupState *state, guint16 site, FlipRefusal *refusal)
{
  if (!flickemup_is_held_to_rules (state)
      || actions_for (state, state->turn.shots + 1u) <= state->turn.actions)
    return TRUE;
  if (flickemup_count_carried (state, state->turn.cowboy, FLICKEMUP_DYNAMITE))
    return flip_refuse (refusal, FLIP_REFUSED_LIMIT, site, "FU-TRACK-8",
                        /* Translators: %s: a cowboy */
                        _ ("%s has no shot left in this turn. If it threw dynamite, tap that "
                           "token first."),
                        flickemup_actor_name (state));
  return flip_refuse (refusal, FLIP_REFUSED_LIMIT, site, "FU-TRACK-8",
                      /* Translators: %s: a cowboy */
                      _ ("%s has no shot left in this turn. If it has played, tap its hat."),
                      flickemup_actor_name (state));
}

void
flickemup_track_act (FlickemupState *state)
{
  if (flickemup_is_held_to_rules (state))
    state->turn.actions--;
}

void
flickemup_track_shoot (FlickemupState *state)
{
  if (flickemup_is_held_to_rules (state))
    state->turn.shots++;
}

static gboolean
check_plays (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;

  if (move->site >= FLICKEMUP_COWBOYS || state->figures[move->site].life == FLICKEMUP_NEVER)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FU-TRACK-3",
                        _ ("Only a cowboy of this scenario can be played."));
  if (!flickemup_lives (state, move->site))
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FU-DEATH-4",
                        /* Translators: %s: a cowboy */
                        _ ("%s is out of the game: tap its hat to pass its turn."),
                        flickemup_figure_name (move->site));
  return flickemup_is_available (state, move->site)
         || flip_refuse (refusal, FLIP_REFUSED_MARKED, move->site, "FU-HAT-1",
                         /* Translators: %s: a cowboy */
                         _ ("%s has played this hour: its hat shows the other colour."),
                         flickemup_figure_name (move->site));
}

static void
apply_plays (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;
  guint team = flickemup_team_of (move->site);

  g_assert (move->site < FLICKEMUP_COWBOYS);

  finish_other (state, move->site);
  state->turn.team = (guint8) team;
  state->turn.seat = (guint8) flickemup_seat_of (state, team);
  flickemup_turn_open (state, move->site);
  state->stage = FLICKEMUP_STAGE_TARGET;
}

static gboolean
check_played (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;
  guint cowboy = move->site - FLICKEMUP_SITE_HAT;

  if (move->site < FLICKEMUP_SITE_HAT || cowboy >= FLICKEMUP_COWBOYS
      || state->figures[cowboy].life == FLICKEMUP_NEVER)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FU-TRACK-2",
                        _ ("Only a cowboy of this scenario can be played."));
  return flickemup_is_available (state, cowboy)
         || flip_refuse (refusal, FLIP_REFUSED_MARKED, move->site, "FU-TRACK-2",
                         /* Translators: %s: a cowboy */
                         _ ("%s has played this hour: its hat shows the other colour."),
                         flickemup_figure_name (cowboy));
}

static void
apply_played (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;
  guint cowboy = move->site - FLICKEMUP_SITE_HAT;

  g_assert (cowboy < FLICKEMUP_COWBOYS);

  finish_other (state, cowboy);
  finish (state, cowboy);
}

/* What can be entered, one move for each of some sites and values. The check refuses what the stage
   doesn't allow. */
static void
list_events (gconstpointer data, FlipMoveList *list)
{
  static const struct
  {
    FlickemupVerb verb;
    guint first, n;
    int n_values; /* 0: there is only one */
  } events[] = {
    { FLICKEMUP_VERB_PLAYS, 0, FLICKEMUP_COWBOYS },
    { FLICKEMUP_VERB_PLAYED, FLICKEMUP_SITE_HAT, FLICKEMUP_COWBOYS },
    { FLICKEMUP_VERB_STRUCK, 0, FLICKEMUP_FIGURES },
    { FLICKEMUP_VERB_HURT, FLICKEMUP_SITE_HEARTS, FLICKEMUP_COWBOYS },
    { FLICKEMUP_VERB_HEAL, FLICKEMUP_SITE_LOST, FLICKEMUP_COWBOYS },
    { FLICKEMUP_VERB_WIDE, FLIP_NO_SITE, 1 },
    { FLICKEMUP_VERB_WALKED, FLIP_NO_SITE, 1 },
    { FLICKEMUP_VERB_INDOORS, FLICKEMUP_SITE_BUILDING, FLICKEMUP_BUILDINGS },
    { FLICKEMUP_VERB_RODE, FLIP_NO_SITE, 1, FLICKEMUP_EDGES },
    { FLICKEMUP_VERB_LOOSED, FLICKEMUP_SITE_GALLOWS, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    for (guint j = 0; j < events[i].n; j++)
      for (int value = 0; value < MAX (events[i].n_values, 1); value++)
        flickemup_list_legal (
          data, flickemup_make (events[i].verb, events[i].first + j, value, 0, 0), list);
}

static guint
find_available (const FlickemupState *state)
{
  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    {
      if (flickemup_is_available (state, i))
        return i;
    }

  return FLICKEMUP_NOBODY;
}

static void
list_next (gconstpointer data, FlipMoveList *list)
{
  flickemup_list_legal (
    data, flickemup_make (FLICKEMUP_VERB_NEXT, FLICKEMUP_SITE_CLOCK, 0, 0, 0), list);
}

static gboolean
check_next (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  return move->site == FLICKEMUP_SITE_CLOCK
         || flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FU-TRACK-7",
                         _ ("Advance the hour at the clock."));
}

/* All those whose hats are still ready count as having played. */
static void
apply_next (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;
  guint hour = state->hour;

  finish_other (state, FLICKEMUP_NOBODY);
  while (state->hour == hour && state->stage != FLICKEMUP_STAGE_OVER)
    finish (state, find_available (state));
}

/* Why nothing can be done at a site. Refuses, unless there is no special reason. */
gboolean
flickemup_track_refuse (const FlickemupState *state, guint site, FlipRefusal *refusal)
{
  static const struct
  {
    guint first, end;
    const FlipVerb *verb;
  } sites[] = {
    { FLICKEMUP_SITE_HAT, FLICKEMUP_SITE_HEARTS, &flickemup_played.verb },
    { FLICKEMUP_SITE_HEARTS, FLICKEMUP_SITE_LOST, &flickemup_hurt.verb },
    { FLICKEMUP_SITE_LOST, FLICKEMUP_SITE_SLOT, &flickemup_heal.verb },
    { FLICKEMUP_SITE_GOAL, FLICKEMUP_TRACKER_SITES, &flickemup_claim.verb },
  };
  FlipMove move = flickemup_make (FLICKEMUP_VERB_PLAYS, site, 0, 0, 0);

  if (site < FLICKEMUP_FIGURES)
    return state->stage == FLICKEMUP_STAGE_TARGET
             ? flickemup_struck.verb.check (state, &move, refusal)
             : check_plays (state, &move, refusal);
  for (guint i = 0; i < G_N_ELEMENTS (sites); i++)
    {
      if (site >= sites[i].first && site < sites[i].end)
        return sites[i].verb->check (state, &move, refusal);
    }
  if (site >= FLICKEMUP_SITE_BUILDING && site < FLICKEMUP_SITE_CLOCK
      && state->turn.cowboy == FLICKEMUP_NOBODY)
    return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, (guint16) site, "FU-TRACK-5",
                        _ ("First tap the cowboy who goes there."));
  return TRUE;
}

/* Words */

/* The cowboy being played continues, and then the other side; otherwise it is the cowboy with the
   initiative, or one of the side whose turn it is. */
static gboolean
is_next (const FlickemupState *state, guint cowboy)
{
  if (state->turn.cowboy != FLICKEMUP_NOBODY)
    return flickemup_actions_left (state) > 0 ? cowboy == state->turn.cowboy
                                              : flickemup_team_of (cowboy) != state->turn.team;
  if (state->turn.bound != FLICKEMUP_NOBODY)
    return cowboy == state->turn.bound;
  return flickemup_team_of (cowboy) == state->turn.team;
}

static void
offer_plays (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  flickemup_offer (data, move, offer);
  offer->rare = !is_next (data, move->site);
}

static gboolean
has_acted (gconstpointer data, const FlipMove *move)
{
  return flickemup_lives (data, move->site - FLICKEMUP_SITE_HAT);
}

const FlickemupRow flickemup_plays = {
  .verb = { .name = "plays", .stages = 1u << FLICKEMUP_STAGE_TRACK, .has_site = TRUE,
            .check = check_plays, .apply = apply_plays,
            .print = flickemup_print_cowboy, .describe = flickemup_describe,
            .offer = offer_plays },
  .log = /* Translators: %s: a cowboy */ N_ ("%s plays"), .names = { FLICKEMUP_NAME_FIGURE },
  .button = /* an answer: this cowboy shoots */ N_ ("Shoots"),
};

const FlickemupRow flickemup_played = {
  .verb = { .name = "played", .stages = FLICKEMUP_TRACKED_STAGES, .has_site = TRUE,
            .list = list_events, .check = check_played, .apply = apply_played,
            .print = flickemup_print_cowboy, .describe = flickemup_describe,
            .offer = flickemup_offer },
  /* Translators: %s: a cowboy */
  .log = N_ ("%s is out: the hat passes"), .names = { FLICKEMUP_NAME_FIGURE },
  .is_other = has_acted, .other_log = /* Translators: %s: a cowboy */ N_ ("%s has played"),
  .button = /* on a button: the cowboy */ N_ ("Has Played"),
};

const FlickemupRow flickemup_next = {
  .verb = { .name = "next hour", .stages = FLICKEMUP_TRACKED_STAGES, .has_site = TRUE,
            .list = list_next, .check = check_next, .apply = apply_next,
            .describe = flickemup_describe, .label = flickemup_label,
            .offer = flickemup_offer },
  .log = N_ ("Everybody has played: the next hour"), .choice = N_ ("Next hour"),
  .button = /* on a button: the clock */ N_ ("Next Hour"),
};
