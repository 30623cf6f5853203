/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-cowboy.h"
#include "games/flickemup/flickemup-track.h"
#include "games/flickemup/flickemup-words.h"

#include <glib/gi18n-lib.h>

/* A tracked game: actions of a cowboy other than hitting somebody, for players who want to enter
   them. */

static gboolean
check_wide (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  return flickemup_track_may_shoot (data, move->site, refusal);
}

static void
apply_wide (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;

  flickemup_track_shoot (state);
  state->deeds[state->turn.seat].shots++;
  flickemup_track_settle (state);
}

static gboolean
check_walked (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  return flickemup_track_may_act (data, move->site, refusal);
}

/* A cowboy who was inside has come out. */
static void
apply_walked (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;
  guint building = state->figures[state->turn.cowboy].inside;

  flickemup_track_act (state);
  if (building < FLICKEMUP_BUILDINGS)
    flickemup_go_outside (state, state->turn.cowboy, building);
  flickemup_track_settle (state);
}

/* A building that is tapped while a cowboy is played was entered or blown up: since the third
   edition of the rules both can be entered before and after a shot, so the player is asked which it
   was. */
static gboolean
may_be_either (const FlickemupState *state)
{
  return flickemup_is_held_to_rules (state) && state->turn.cowboy != FLICKEMUP_NOBODY;
}

static gboolean
check_indoors (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;
  guint building = move->site - FLICKEMUP_SITE_BUILDING;

  if (state->stage == FLICKEMUP_STAGE_TRACK && !may_be_either (state))
    return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, "FU-TRACK-5",
                        _ ("First tap the cowboy who goes there."));
  if (!flickemup_is_town (state, move->site))
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FU-TRACK-5",
                        _ ("This building is not in the scenario."));
  if (flickemup_is_closed (state, building))
    return flip_refuse (refusal, FLIP_REFUSED_REACH, move->site, "FU-CLOSED-1",
                        _ ("This building is closed."));
  if (state->figures[state->turn.cowboy].inside == building)
    return flip_refuse (refusal, FLIP_REFUSED_MARKED, move->site, "FU-TRACK-5",
                        /* Translators: %s: a cowboy */
                        _ ("%s is in there already."), flickemup_actor_name (state));
  return flickemup_track_may_act (state, move->site, refusal);
}

static void
apply_indoors (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;

  flickemup_track_act (state);
  flickemup_go_inside (state, state->turn.cowboy, move->site - FLICKEMUP_SITE_BUILDING);
  if (!flickemup_is_held_to_rules (state)
      || !flickemup_duel_begin (state, move->site - FLICKEMUP_SITE_BUILDING))
    flickemup_track_settle (state);
}

static gboolean
check_rode (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  return flickemup_escaped.verb.check (data, move, refusal)
         && flickemup_track_may_act (data, move->site, refusal);
}

static void
apply_rode (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;

  flickemup_track_act (state);
  flickemup_goal_reached (state, state->turn.cowboy, (guint) move->arg[0]);
  flickemup_take_away (state, state->turn.cowboy, FLICKEMUP_AWAY);
  flickemup_track_settle (state);
}

static gboolean
check_loosed (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;
  FlipMove freed = flickemup_make (FLICKEMUP_VERB_FREED, state->scenario.gallows.figure, 0, 0, 0);

  if (move->site != FLICKEMUP_SITE_GALLOWS)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FU-GALLOWS-2",
                        _ ("Nobody is on the gallows there."));
  return flickemup_freed.verb.check (state, &freed, refusal)
         && flickemup_track_may_act (state, move->site, refusal);
}

static void
apply_loosed (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;
  guint figure = state->scenario.gallows.figure;

  g_assert (figure >= FLICKEMUP_COWBOYS && figure < FLICKEMUP_FIGURES);

  flickemup_track_act (state);
  state->freed |= (guint8) (1u << (figure - FLICKEMUP_COWBOYS));
  flickemup_take_away (state, figure, FLICKEMUP_AWAY);
  flickemup_track_settle (state);
}

/* Needs a scenario with dynamite; another tap opens the building again, in case of a mistake. */
static gboolean
check_shut (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;
  guint building = move->site - FLICKEMUP_SITE_BUILDING;

  if (!flickemup_is_town (state, move->site))
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FU-TRACK-5",
                        _ ("This building is not in the scenario."));
  if (state->stage == FLICKEMUP_STAGE_TARGET
      && !(may_be_either (state) && flickemup_has_rule (state, FLICKEMUP_RULE_DYNAMITE)))
    return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, "FU-ACT-4", "%s",
                        _ ("Something else is needed right now."));
  if (!flickemup_has_rule (state, FLICKEMUP_RULE_DYNAMITE))
    return flip_refuse (refusal, FLIP_REFUSED_REACH, move->site, "FU-TRACK-5",
                        _ ("First tap the cowboy who goes there."));
  return !flickemup_is_held_to_rules (state) || flickemup_is_closed (state, building)
         || state->gone[FLICKEMUP_DYNAMITE] > 0
         || flip_refuse (refusal, FLIP_REFUSED_REACH, move->site, "FU-TRACK-8",
                         _ ("No dynamite has gone off yet. If some has, tap its token first."));
}

static void
list_shut (gconstpointer data, FlipMoveList *list)
{
  for (guint i = FLICKEMUP_SITE_BUILDING; i < FLICKEMUP_SITE_GALLOWS; i++)
    flickemup_list_legal (data, flickemup_make (FLICKEMUP_VERB_SHUT, i, 0, 0, 0), list);
}

static void
apply_shut (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;

  state->closed ^= (guint8) (1u << (move->site - FLICKEMUP_SITE_BUILDING));
  flickemup_track_settle (state);
}

/* Words */

static gboolean
is_shut (gconstpointer state, const FlipMove *move)
{
  return flickemup_is_closed (state, move->site - FLICKEMUP_SITE_BUILDING);
}

const FlickemupRow flickemup_wide = {
  .verb = { .name = "wide", .stages = 1u << FLICKEMUP_STAGE_TARGET,
            .check = check_wide, .apply = apply_wide,
            .describe = flickemup_describe, .label = flickemup_label },
  /* Translators: %s: a cowboy */
  .log = N_ ("%s misses"), .names = { FLICKEMUP_NAME_ACTOR }, .choice = N_ ("Missed"),
};

const FlickemupRow flickemup_walked = {
  .verb = { .name = "walked", .stages = 1u << FLICKEMUP_STAGE_TARGET,
            .check = check_walked, .apply = apply_walked,
            .describe = flickemup_describe, .label = flickemup_label },
  .log = /* Translators: %s: a cowboy */ N_ ("%s moves"), .names = { FLICKEMUP_NAME_ACTOR },
  .choice = N_ ("Moved"),
  .is_other = flickemup_actor_is_inside,
  .other_log = /* Translators: %s: a cowboy */ N_ ("%s leaves the building"),
  .other_choice = N_ ("Went out"),
};

const FlickemupRow flickemup_indoors = {
  .verb = { .name = "indoors", .stages = FLICKEMUP_TRACKED_STAGES, .has_site = TRUE,
            .check = check_indoors, .apply = apply_indoors,
            .print = flickemup_print, .describe = flickemup_describe, .label = flickemup_label,
            .offer = flickemup_offer },
  /* Translators: first %s: a cowboy; second %s: a building */
  .log = N_ ("%s enters %s"), .names = { FLICKEMUP_NAME_ACTOR, FLICKEMUP_NAME_SITE },
  .choice = /* Translators: %s: a building */ N_ ("Entered %s"), .chosen = FLICKEMUP_NAME_SITE,
  .button = N_ ("Entered"),
};

const FlickemupRow flickemup_rode = {
  .verb = { .name = "rode", .stages = 1u << FLICKEMUP_STAGE_TARGET, .n_args = 1,
            .check = check_rode, .apply = apply_rode,
            .print = flickemup_print, .describe = flickemup_describe, .label = flickemup_label },
  .parts = { FLICKEMUP_PART_EDGE },
  /* Translators: first %s: a cowboy; second %s: an edge of the table */
  .log = N_ ("%s leaves across the %s"), .names = { FLICKEMUP_NAME_ACTOR, FLICKEMUP_NAME_EDGE },
  /* Translators: %s: an edge of the table */
  .choice = N_ ("Left across the %s"), .chosen = FLICKEMUP_NAME_EDGE,
};

const FlickemupRow flickemup_loosed = {
  .verb = { .name = "loosed", .stages = 1u << FLICKEMUP_STAGE_TARGET, .has_site = TRUE,
            .check = check_loosed, .apply = apply_loosed,
            .print = flickemup_print, .describe = flickemup_describe, .label = flickemup_label,
            .offer = flickemup_offer },
  /* Translators: first %s: a cowboy; second %s: a cowboy */
  .log = N_ ("%s frees %s from the gallows"),
  .names = { FLICKEMUP_NAME_ACTOR, FLICKEMUP_NAME_HANGED },
  .choice = /* Translators: %s: a cowboy */ N_ ("Freed %s"), .chosen = FLICKEMUP_NAME_HANGED,
  .button = N_ ("Freed"),
};

const FlickemupRow flickemup_shut = {
  .verb = { .name = "shut", .stages = FLICKEMUP_TRACKED_STAGES, .has_site = TRUE,
            .list = list_shut, .check = check_shut, .apply = apply_shut,
            .print = flickemup_print, .describe = flickemup_describe,
            .offer = flickemup_offer },
  /* Translators: %s: a building */
  .log = N_ ("Closed: %s"), .names = { FLICKEMUP_NAME_BUILDING }, .button = N_ ("Closed"),
  .is_other = is_shut,
  .other_log = /* Translators: %s: a building */ N_ ("Open again: %s"),
  .other_button = /* on a button: the building */ N_ ("Open Again"),
};
