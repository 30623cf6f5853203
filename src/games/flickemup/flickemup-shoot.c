/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-cowboy.h"
#include "games/flickemup/flickemup-place.h"
#include "games/flickemup/flickemup-words.h"

#include <glib/gi18n-lib.h>

/* Shooting with one pistol, with two, or with the rifle. */

/* The number of pistols: the one that everybody has, plus Colts. */
guint
flickemup_pistols (const FlickemupState *state, guint cowboy)
{
  g_assert (cowboy < FLICKEMUP_COWBOYS);

  return 1 + flickemup_count_carried (state, cowboy, FLICKEMUP_COLT);
}

/* With two pistols, one action allows two bullets. */
guint
flickemup_bullets_per_action (const FlickemupState *state, guint cowboy)
{
  return flickemup_has_rule (state, FLICKEMUP_RULE_TWO_PISTOLS)
             && flickemup_pistols (state, cowboy) >= 2
           ? 2
           : 1;
}

static void
fire (FlickemupState *state, const FlipMove *move, guint bullets)
{
  g_assert (state->turn.seat < state->n_seats);

  state->turn.side = (guint8) move->arg[FLICKEMUP_ARG_SIDE];
  state->turn.bullets = (guint8) bullets;
  flickemup_flick_begin (state);
  state->deeds[state->turn.seat].shots++;
  state->stage = FLICKEMUP_STAGE_SHOT;
}

/* Whether a flick from inside points out of the door, so that it may pass between the blocks. */
static gboolean
leads_out (const FlickemupState *state, const FlipMove *move)
{
  int out = flickemup_place_way_out (state->poses, state->figures[move->site].inside);
  int apart = ABS (move->arg[FLICKEMUP_ARG_ANGLE] - out);

  return MIN (apart, 2 * FLICKEMUP_HALF_TURN - apart) <= FLICKEMUP_DOOR_TURN;
}

/* From inside a building the bullet starts behind the door, has no side, and leaves by the door. */
gboolean
flickemup_from_inside_check (const FlickemupState *state,
                             const FlipMove *move,
                             FlipRefusal *refusal)
{
  if (!flickemup_is_inside (state, move->site))
    return TRUE;
  if (move->arg[FLICKEMUP_ARG_SIDE] != 0)
    return flip_refuse (refusal, FLIP_REFUSED_NEEDLESS, move->site, "FU-SHOOT-10",
                        _ ("From inside, the disc starts behind the door: that is its only "
                           "place."));
  return !state->simulated || !state->corrected || leads_out (state, move)
         || flip_refuse (refusal, FLIP_REFUSED_REACH, move->site, "FU-SHOOT-10",
                         _ ("From inside, the disc is flicked out through the door."));
}

static gboolean
check_shoot (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;

  return flickemup_actor_check (state, move->site, refusal)
         && flickemup_flick_check (state, move, FLICKEMUP_FASTEST_SHOT, refusal)
         && flickemup_from_inside_check (state, move, refusal);
}

static void
apply_shoot (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;
  guint bullets = flickemup_bullets_per_action (state, move->site);

  g_assert (flickemup_lives (state, move->site));

  flickemup_action_begin (state, move->site);
  fire (state, move, bullets - 1);
}

static gboolean
check_rifle (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;

  if (!flickemup_actor_check (state, move->site, refusal))
    return FALSE;
  if (!flickemup_has_rule (state, FLICKEMUP_RULE_RIFLE))
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FU-RIFLE-1",
                        _ ("This scenario doesn’t use rifles."));
  if (flickemup_count_carried (state, move->site, FLICKEMUP_WINCHESTER) == 0)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FU-RIFLE-1",
                        /* Translators: %s: a cowboy */
                        _ ("%s carries no Winchester."), flickemup_figure_name (move->site));
  return flickemup_flick_check (state, move, FLICKEMUP_FASTEST_RIFLE, refusal)
         && flickemup_from_inside_check (state, move, refusal);
}

static void
apply_rifle (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;

  g_assert (flickemup_lives (state, move->site));

  flickemup_action_begin (state, move->site);
  fire (state, move, 0);
}

static gboolean
check_second (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;

  if (move->site != state->turn.cowboy)
    return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, "FU-PISTOL-1",
                        /* Translators: %s: a cowboy */ _ ("The second bullet is shot by %s."),
                        flickemup_figure_name (state->turn.cowboy));
  if (!flickemup_flick_check (state, move, FLICKEMUP_FASTEST_SHOT, refusal)
      || !flickemup_from_inside_check (state, move, refusal))
    return FALSE;
  return !state->simulated || flickemup_is_inside (state, move->site)
         || move->arg[FLICKEMUP_ARG_SIDE] != state->turn.side
         || flip_refuse (refusal, FLIP_REFUSED_MARKED, move->site, "FU-PISTOL-2",
                         _ ("The second bullet is on the other side of the cowboy."));
}

static void
apply_second (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;

  g_assert (move->site == state->turn.cowboy && state->turn.bullets > 0);

  fire (state, move, 0);
}

static void
apply_hold (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;

  g_assert (state->turn.cowboy < FLICKEMUP_COWBOYS);

  flickemup_action_over (state);
}

/* Whether a bullet can knock this figure over. */
static gboolean
check_target (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;
  guint figure = move->site;

  if (state->stage == FLICKEMUP_STAGE_DUEL_SHOT)
    return figure == flickemup_duel_target (state)
           || flip_refuse (refusal, FLIP_REFUSED_REACH, move->site, "FU-DUEL-2",
                           _ ("In a duel only the opponent can be hit."));
  if (figure >= FLICKEMUP_FIGURES || !flickemup_lives (state, figure))
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FU-SHOOT-2",
                        _ ("This figure is not on the table."));
  if (figure == state->turn.cowboy)
    return flip_refuse (refusal, FLIP_REFUSED_REACH, move->site, "FU-SHOOT-2",
                        _ ("A bullet that comes back to its cowboy is a ricochet, not a hit."));
  if (flickemup_is_inside (state, figure))
    return flip_refuse (refusal, FLIP_REFUSED_REACH, move->site, "FU-SHOOT-5",
                        /* Translators: %s: a cowboy */
                        _ ("%s is inside and can only be hit in a duel."),
                        flickemup_figure_name (figure));
  if (flickemup_is_fallen (state, figure))
    return flip_refuse (refusal, FLIP_REFUSED_MARKED, move->site, "FU-SHOOT-6",
                        /* Translators: %s: a cowboy */
                        _ ("%s is already down and can’t be hit until it stands again."),
                        flickemup_figure_name (figure));
  return TRUE;
}

/* The bullet's outcome is known; a second bullet may follow. */
static void
apply_spent (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;

  g_assert (state->turn.cowboy < FLICKEMUP_COWBOYS);

  if (state->stage == FLICKEMUP_STAGE_DUEL_SHOT)
    return flickemup_duel_shot_over (state, FALSE);
  flickemup_goals_check (state, state->turn.team);
  if (state->stage == FLICKEMUP_STAGE_OVER)
    return;
  if (state->turn.bullets > 0)
    state->stage = FLICKEMUP_STAGE_SECOND;
  else
    flickemup_action_over (state);
}

static void
apply_hit (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;

  g_assert (move->site < FLICKEMUP_FIGURES);

  if (state->stage == FLICKEMUP_STAGE_DUEL_SHOT)
    return flickemup_duel_shot_over (state, TRUE);
  flickemup_wound (state, move->site, state->turn.cowboy);
  apply_spent (state, move);
}

/* Words */

static void
list_second (gconstpointer data, FlipMoveList *list)
{
  const FlickemupState *state = data;

  flickemup_aim_shots (state, FLICKEMUP_VERB_SECOND, state->turn.cowboy, list);
  flickemup_list_bare (state, FLICKEMUP_VERB_HOLD, 0, list);
}

const FlickemupRow flickemup_shoot = {
  .verb = { .name = "shoot", .stages = 1u << FLICKEMUP_STAGE_TURN, .has_site = TRUE, .n_args = 3,
            .check = check_shoot, .apply = apply_shoot, .print = flickemup_print_flick,
            .describe = flickemup_describe, .label = flickemup_label_aimed,
            .offer = flickemup_offer },
  .log = /* Translators: %s: a cowboy */ N_ ("%s shoots"), .names = { FLICKEMUP_NAME_FIGURE },
  .choice = N_ ("Shoot"), .button = N_ ("Shoot"),
};

const FlickemupRow flickemup_rifle = {
  .verb = { .name = "rifle", .stages = 1u << FLICKEMUP_STAGE_TURN, .has_site = TRUE, .n_args = 3,
            .check = check_rifle, .apply = apply_rifle, .print = flickemup_print_flick,
            .describe = flickemup_describe, .label = flickemup_label_aimed,
            .offer = flickemup_offer },
  /* Translators: %s: a cowboy */
  .log = N_ ("%s shoots with the Winchester"), .names = { FLICKEMUP_NAME_FIGURE },
  .choice = N_ ("Shoot with the Winchester"), .button = N_ ("Shoot the Rifle"),
};

const FlickemupRow flickemup_second = {
  .verb = { .name = "second", .stages = 1u << FLICKEMUP_STAGE_SECOND, .has_site = TRUE, .n_args = 3,
            .list = list_second, .check = check_second, .apply = apply_second,
            .print = flickemup_print_flick, .describe = flickemup_describe,
            .label = flickemup_label_aimed, .offer = flickemup_offer },
  /* Translators: %s: a cowboy */
  .log = N_ ("%s shoots with the second pistol"), .names = { FLICKEMUP_NAME_FIGURE },
  .choice = /* what a cowboy can do */ N_ ("Second bullet"), .button = N_ ("Shoot"),
};

const FlickemupRow flickemup_hold = {
  .verb = { .name = "hold", .stages = 1u << FLICKEMUP_STAGE_SECOND, .declines = TRUE,
            .apply = apply_hold, .describe = flickemup_describe, .label = flickemup_label },
  /* Translators: %s: a cowboy */
  .log = N_ ("%s holds back the second bullet"), .names = { FLICKEMUP_NAME_ACTOR },
  .choice = N_ ("No second bullet"),
};

const FlickemupRow flickemup_hit = {
  .verb = { .name = "hit", .stages = 1u << FLICKEMUP_STAGE_SHOT | 1u << FLICKEMUP_STAGE_DUEL_SHOT,
            .has_site = TRUE,
            .list = flickemup_shot_list, .check = check_target, .apply = apply_hit,
            .print = flickemup_print, .describe = flickemup_describe_hit, .label = flickemup_label,
            .offer = flickemup_offer_hit },
  .log = /* Translators: %s: a cowboy */ N_ ("Hit: %s"),
  .choice = /* Translators: %s: a cowboy */ N_ ("Hit %s"), .chosen = FLICKEMUP_NAME_SITE,
  .button = N_ ("Hit"),
};

const FlickemupRow flickemup_grazed = {
  .verb = { .name = "grazed",
            .stages = 1u << FLICKEMUP_STAGE_SHOT | 1u << FLICKEMUP_STAGE_DUEL_SHOT,
            .has_site = TRUE, .check = check_target, .apply = apply_spent, .print = flickemup_print,
            .describe = flickemup_describe, .label = flickemup_label, .offer = flickemup_offer },
  /* Translators: %s: a cowboy */
  .log = N_ ("Only a graze: %s"), .names = { FLICKEMUP_NAME_FIGURE },
  .choice = /* Translators: %s: a cowboy */ N_ ("Grazed %s"), .chosen = FLICKEMUP_NAME_SITE,
  .button = /* how a shot ended */ N_ ("Grazed"),
};

const FlickemupRow flickemup_missed = {
  .verb = { .name = "missed",
            .stages = 1u << FLICKEMUP_STAGE_SHOT | 1u << FLICKEMUP_STAGE_DUEL_SHOT, .n_args = 1,
            .check = flickemup_touched_check, .apply = apply_spent, .print = flickemup_print,
            .describe = flickemup_describe, .label = flickemup_label_touched },
  .parts = { FLICKEMUP_PART_TOUCHED },
  .log = /* Translators: how a shot ended */ N_ ("Missed"), .names = { FLICKEMUP_NAME_TOUCHED },
  .choice = N_ ("Missed"),
  .is_other = flickemup_has_first,
  /* Translators: %s: a piece on the table */
  .other_log = N_ ("Missed: the bullet touched something first (%s)"),
};
