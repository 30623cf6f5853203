/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-cowboy.h"
#include "games/flickemup/flickemup-place.h"
#include "games/flickemup/flickemup-words.h"

#include <glib/gi18n-lib.h>

/* Dynamite is flicked like a bullet, and catches everything near the place where it stops. The
   table reports the figures and buildings, in any order, then the end of the blast. */

static gboolean
check_throw (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;

  if (!flickemup_actor_check (state, move->site, refusal))
    return FALSE;
  if (!flickemup_has_rule (state, FLICKEMUP_RULE_DYNAMITE))
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FU-BLAST-1",
                        _ ("This scenario doesn’t use dynamite."));
  if (flickemup_count_carried (state, move->site, FLICKEMUP_DYNAMITE) == 0)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FU-BLAST-1",
                        /* Translators: %s: a cowboy */
                        _ ("%s carries no dynamite."), flickemup_figure_name (move->site));
  return flickemup_flick_check (state, move, FLICKEMUP_FASTEST_SHOT, refusal)
         && flickemup_from_inside_check (state, move, refusal);
}

static void
apply_throw (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;

  g_assert (flickemup_count_carried (state, move->site, FLICKEMUP_DYNAMITE) > 0);

  flickemup_action_begin (state, move->site);
  flickemup_slot_remove (state, move->site, FLICKEMUP_DYNAMITE);
  state->gone[FLICKEMUP_DYNAMITE]++;
  flickemup_flick_begin (state);
  state->turn.caught = 0;
  state->turn.blast = FALSE;
  state->stage = FLICKEMUP_STAGE_BLAST;
}

static gboolean
check_caught (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;
  guint figure = move->site;

  if (figure >= FLICKEMUP_FIGURES || !flickemup_lives (state, figure))
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FU-BLAST-2",
                        _ ("This figure is not on the table."));
  if (state->turn.caught & 1u << figure)
    return flip_refuse (refusal, FLIP_REFUSED_MARKED, move->site, "FU-BLAST-4",
                        /* Translators: %s: a cowboy */
                        _ ("%s has been entered already: the blast catches everyone only once."),
                        flickemup_figure_name (figure));
  if (flickemup_is_inside (state, figure))
    return flip_refuse (refusal, FLIP_REFUSED_REACH, move->site, "FU-SHOOT-5",
                        /* Translators: %s: a cowboy */
                        _ ("%s is not out in the open and can’t be caught."),
                        flickemup_figure_name (figure));
  return !flickemup_is_fallen (state, figure)
         || flip_refuse (refusal, FLIP_REFUSED_MARKED, move->site, "FU-SHOOT-6",
                         /* Translators: %s: a cowboy */
                         _ ("%s is already down and can’t be hit until it stands again."),
                         flickemup_figure_name (figure));
}

static guint
count_bits (guint set)
{
  guint n = 0;

  for (; set; set &= set - 1)
    n++;
  return n;
}

static void
apply_caught (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;
  FlickemupDeeds *deeds = &state->deeds[state->turn.seat];

  g_assert (move->site < FLICKEMUP_FIGURES && !(state->turn.caught & 1u << move->site));

  state->turn.caught |= (guint16) (1u << move->site);
  state->turn.blast = TRUE;
  state->turn.from = FLICKEMUP_PIECES;
  deeds->caught = (guint8) MAX (deeds->caught, count_bits (state->turn.caught));
  flickemup_wound (state, move->site, state->turn.cowboy);
}

static gboolean
check_closed (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;
  guint building = (guint) (move->site - FLICKEMUP_SITE_BUILDING);

  if (!flickemup_is_town (state, move->site))
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FU-BLAST-3",
                        _ ("This building is not in town."));
  return !flickemup_is_closed (state, building)
         || flip_refuse (refusal, FLIP_REFUSED_MARKED, move->site, "FU-BLAST-3",
                         _ ("The building is closed already."));
}

static void
apply_closed (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;

  g_assert (move->site >= FLICKEMUP_SITE_BUILDING && move->site < FLICKEMUP_SITE_GALLOWS);

  state->closed |= (guint8) (1u << (move->site - FLICKEMUP_SITE_BUILDING));
  state->turn.blast = TRUE;
  state->turn.from = FLICKEMUP_PIECES;
}

static void
apply_blown (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;

  g_assert (state->turn.cowboy < FLICKEMUP_COWBOYS);

  state->turn.blast = FALSE;
  flickemup_action_over (state);
}

/* On the simulated table: whether dynamite that stops there catches the piece. */
gboolean
flickemup_blast_reaches (const FlickemupState *state, guint piece, int x, int y)
{
  const FlickemupPose *pose = &state->poses[piece];

  return pose->posture == FLICKEMUP_STANDING
         && flickemup_place_is_near (x, y, pose, FLICKEMUP_BLAST_REACH);
}

/* Words */

static gboolean
has_caught (gconstpointer data, const FlipMove *move)
{
  const FlickemupState *state = data;

  return state->turn.blast;
}

const FlickemupRow flickemup_throw = {
  .verb = { .name = "throw", .stages = 1u << FLICKEMUP_STAGE_TURN, .has_site = TRUE, .n_args = 3,
            .check = check_throw, .apply = apply_throw, .print = flickemup_print_flick,
            .describe = flickemup_describe, .label = flickemup_label_aimed,
            .offer = flickemup_offer },
  /* Translators: %s: a cowboy */
  .log = N_ ("%s throws dynamite"), .names = { FLICKEMUP_NAME_FIGURE },
  .choice = /* what a cowboy can do */ N_ ("Throw dynamite"),
  .button = /* on a button: throw the dynamite */ N_ ("Throw It"),
};

const FlickemupRow flickemup_caught = {
  .verb = { .name = "caught", .stages = 1u << FLICKEMUP_STAGE_BLAST, .has_site = TRUE,
            .list = flickemup_blast_list, .check = check_caught, .apply = apply_caught,
            .print = flickemup_print, .describe = flickemup_describe_hit, .label = flickemup_label,
            .offer = flickemup_offer_hit },
  .log = /* Translators: %s: a cowboy */ N_ ("Caught by the blast: %s"),
  .choice = /* Translators: %s: a cowboy */ N_ ("Caught %s"), .chosen = FLICKEMUP_NAME_SITE,
  .button = /* hit by the blast */ N_ ("Caught"),
};

const FlickemupRow flickemup_closed = {
  .verb = { .name = "closed", .stages = 1u << FLICKEMUP_STAGE_BLAST, .has_site = TRUE,
            .check = check_closed, .apply = apply_closed, .print = flickemup_print,
            .describe = flickemup_describe, .label = flickemup_label, .offer = flickemup_offer },
  /* Translators: %s: a building */
  .log = N_ ("Closed by the blast: %s"), .names = { FLICKEMUP_NAME_BUILDING },
  .choice = /* Translators: %s: a building */ N_ ("Closed %s"), .chosen = FLICKEMUP_NAME_SITE,
  .button = /* the building was closed by the blast */ N_ ("Closed"),
};

const FlickemupRow flickemup_blown = {
  .verb = { .name = "blast over", .stages = 1u << FLICKEMUP_STAGE_BLAST, .apply = apply_blown,
            .describe = flickemup_describe, .label = flickemup_label },
  .log = N_ ("The smoke clears"), .choice = /* the blast hit nobody */ N_ ("Caught nothing"),
  .is_other = has_caught, .other_choice = N_ ("That was everything"),
};
