/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-cowboy.h"
#include "games/flickemup/flickemup-track.h"
#include "games/flickemup/flickemup-words.h"

#include <glib/gi18n-lib.h>

/* A tracked game: a tap on a slot of a cowboy takes a token or puts one away. */

guint
flickemup_slot_of (guint site)
{
  return (site - FLICKEMUP_SITE_SLOT) % FLICKEMUP_SLOTS;
}

guint
flickemup_token_at (const FlickemupState *state, guint site)
{
  return state->figures[flickemup_figure_of (site)].tokens[flickemup_slot_of (site)];
}

/* The first free slot of a cowboy, or the last one. */
guint
flickemup_slot_site (const FlickemupState *state, guint cowboy)
{
  guint slot = FLICKEMUP_SLOTS - MAX (flickemup_free_slots (state, cowboy), 1u);

  return FLICKEMUP_SITE_SLOT + FLICKEMUP_SLOTS * cowboy + slot;
}

static gboolean
check_owner (const FlickemupState *state, guint16 site, FlipRefusal *refusal)
{
  if (site < FLICKEMUP_SITE_SLOT || site >= FLICKEMUP_SITE_GOAL)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, site, "FU-TRACK-6",
                        _ ("Only cowboys carry tokens."));
  return flickemup_lives (state, flickemup_figure_of (site))
         || flip_refuse (refusal, FLIP_REFUSED_MISSING, site, "FU-TRACK-6",
                         /* Translators: %s: a cowboy */ _ ("%s is out of the game."),
                         flickemup_figure_name (flickemup_figure_of (site)));
}

static gboolean
has_token (const FlickemupState *state, guint cowboy, guint source, guint token, gboolean hidden)
{
  if (source == FLICKEMUP_SOURCE_AWAY)
    return !hidden && state->gone[token] > 0;
  if (source == FLICKEMUP_SOURCE_OUTDOORS)
    return !hidden && flickemup_find_outdoors (state, cowboy, token) >= 0;
  return flickemup_is_here (state, source)
         && (hidden ? state->blocks[source].face_down > 0 && state->hidden[token] > 0
                    : state->blocks[source].tokens[token] > 0);
}

/* A cowboy handles its tokens by its own actions. Moving a token to or from the box is only a
   correction, except that dynamite that goes there was thrown. */
static gboolean
takes_action (const FlickemupState *state, guint cowboy, guint source, guint left)
{
  return cowboy == state->turn.cowboy
         && (source != FLICKEMUP_SOURCE_AWAY || left == FLICKEMUP_DYNAMITE);
}

/* A fallen cowboy does nothing until it is played. */
static gboolean
check_action (const FlickemupState *state,
              guint16 site,
              guint source,
              guint left,
              FlipRefusal *refusal)
{
  guint cowboy = flickemup_figure_of (site);

  if (flickemup_is_held_to_rules (state) && flickemup_is_fallen (state, cowboy)
      && source != FLICKEMUP_SOURCE_AWAY)
    return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, site, "FU-TRACK-8",
                        /* Translators: %s: a cowboy */
                        _ ("%s is down, and does nothing until it is played. If it is played now, "
                           "tap it first."),
                        flickemup_figure_name (cowboy));
  return !takes_action (state, cowboy, source, left)
         || flickemup_track_may_act (state, site, refusal);
}

/* A token put away makes room for another one within the same action. */
static gboolean
is_exchange (const FlickemupState *state, guint cowboy)
{
  return cowboy == state->turn.cowboy && state->turn.token != FLICKEMUP_NO_TOKEN;
}

/* A cowboy inside a building takes and leaves tokens there; for one outside, doing so in a building
   implies that it is in it. */
static gboolean
check_source (const FlickemupState *state, guint16 site, guint source, FlipRefusal *refusal)
{
  guint inside = state->figures[flickemup_figure_of (site)].inside;

  if (source >= FLICKEMUP_SOURCES)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, site, "FU-TRACK-6",
                        _ ("Name a building, “outdoors” or “away”."));
  if (source == FLICKEMUP_SOURCE_AWAY)
    return TRUE;
  if (inside < FLICKEMUP_BUILDINGS && source != inside)
    /* Translators: what somebody looks for, and the building that it is in */
    return flip_refuse (refusal, FLIP_REFUSED_REACH, site, "FU-TRACK-6", _ ("%s is in %s."),
                        flickemup_figure_name (flickemup_figure_of (site)),
                        flickemup_building_inside (inside));
  if (source < FLICKEMUP_BUILDINGS
      && (!flickemup_is_here (state, source)
          || (flickemup_is_closed (state, source) && source != inside)))
    return flip_refuse (refusal, FLIP_REFUSED_REACH, site, "FU-CLOSED-1",
                        _ ("Nobody can be in that building now."));
  return source != FLICKEMUP_SOURCE_OUTDOORS
         || flickemup_has_rule (state, FLICKEMUP_RULE_OUTDOORS)
         || flip_refuse (refusal, FLIP_REFUSED_REACH, site, "FU-TOKEN-1",
                         _ ("Tokens are taken and left inside a building."));
}

/* The token is in this building, so the cowboy must be too. */
static void
go_there (FlickemupState *state, guint cowboy, guint source)
{
  if (source < FLICKEMUP_BUILDINGS && state->figures[cowboy].inside != source)
    flickemup_go_inside (state, cowboy, source);
}

static gboolean
check_fetch (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;
  guint token = (guint) move->arg[0], source = (guint) move->arg[1];

  if (!check_owner (state, move->site, refusal) || !check_source (state, move->site, source, refusal))
    return FALSE;
  if (token >= FLICKEMUP_TOKENS || move->arg[2] < 0 || move->arg[2] > 1
      || !has_token (state, flickemup_figure_of (move->site), source, token, move->arg[2] != 0))
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FU-TRACK-6",
                        _ ("There is no such token."));
  if (move->site != flickemup_slot_site (state, flickemup_figure_of (move->site))
      || !flickemup_fits (state, flickemup_figure_of (move->site), token, -1))
    return flip_refuse (refusal, FLIP_REFUSED_LIMIT, move->site, "FU-TOKEN-3",
                        /* Translators: %s: a cowboy */
                        _ ("%s has no room for it: put something away first."),
                        flickemup_figure_name (flickemup_figure_of (move->site)));
  return is_exchange (state, flickemup_figure_of (move->site))
         || check_action (state, move->site, source, FLICKEMUP_NO_TOKEN, refusal);
}

/* Tokens that can be taken without entering a building come first, so that they are close at
   hand. */
static void
list_slot (const FlickemupState *state, guint site, FlipMoveList *list)
{
  for (int i = 0; i < FLICKEMUP_SOURCES; i++)
    {
      int source = i == 0 ? FLICKEMUP_SOURCE_OUTDOORS : i <= FLICKEMUP_SOURCE_OUTDOORS ? i - 1 : i;

      for (int token = 0; token < FLICKEMUP_TOKENS; token++)
        for (int hidden = 0; hidden < 2; hidden++)
          flickemup_list_legal (
            state, flickemup_make (FLICKEMUP_VERB_FETCH, site, token, source, hidden), list);
    }
}

static void
list_fetch (gconstpointer data, FlipMoveList *list)
{
  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    {
      if (flickemup_lives (data, i) && flickemup_free_slots (data, i) > 0)
        list_slot (data, flickemup_slot_site (data, i), list);
    }
}

static void
apply_fetch (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;
  guint token = (guint) move->arg[0], source = (guint) move->arg[1];
  guint cowboy = flickemup_figure_of (move->site);

  g_assert (token < FLICKEMUP_TOKENS && source < FLICKEMUP_SOURCES);

  if (is_exchange (state, cowboy))
    state->turn.token = FLICKEMUP_NO_TOKEN;
  else if (takes_action (state, cowboy, source, FLICKEMUP_NO_TOKEN))
    flickemup_track_act (state);
  go_there (state, cowboy, source);
  if (source == FLICKEMUP_SOURCE_AWAY)
    state->gone[token]--;
  else if (source == FLICKEMUP_SOURCE_OUTDOORS)
    flickemup_take_outdoors (state, cowboy, token);
  else if (move->arg[2])
    {
      state->blocks[source].face_down--;
      state->hidden[token]--;
    }
  else
    state->blocks[source].tokens[token]--;
  flickemup_slot_add (state, cowboy, token);
  flickemup_track_settle (state);
}

/* A hostage fills both slots, and is put away from the first. */
static gboolean
check_held (const FlickemupState *state, guint16 site, FlipRefusal *refusal)
{
  if (!check_owner (state, site, refusal))
    return FALSE;
  return (flickemup_token_at (state, site) != FLICKEMUP_NO_TOKEN
          && !(flickemup_token_at (state, site) == FLICKEMUP_HOSTAGE && flickemup_slot_of (site) > 0))
         || flip_refuse (refusal, FLIP_REFUSED_MISSING, site, "FU-TRACK-6",
                         _ ("There is nothing in this slot."));
}

static gboolean
check_put (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  guint source = (guint) move->arg[0];

  return check_held (data, move->site, refusal) && check_source (data, move->site, source, refusal)
         && check_action (data, move->site, source, flickemup_token_at (data, move->site), refusal);
}

/* Destinations in reverse order, so that those for used or thrown tokens come before the
   buildings. */
static void
list_held (const FlickemupState *state, FlickemupVerb verb, int most, FlipMoveList *list)
{
  for (guint site = FLICKEMUP_SITE_SLOT; site < FLICKEMUP_SITE_GOAL; site++)
    for (int place = most - 1; flickemup_token_at (state, site) != FLICKEMUP_NO_TOKEN && place >= 0; place--)
      flickemup_list_legal (state, flickemup_make (verb, site, place, 0, 0), list);
}

static void
list_put (gconstpointer data, FlipMoveList *list)
{
  list_held (data, FLICKEMUP_VERB_PUT, FLICKEMUP_SOURCES, list);
}

static void
note_put (FlickemupState *state, guint cowboy, guint token, guint source)
{
  if (!flickemup_is_held_to_rules (state) || !takes_action (state, cowboy, source, token))
    return;
  flickemup_track_act (state);
  if (source == FLICKEMUP_SOURCE_AWAY)
    state->turn.blast = TRUE;
  else if (flickemup_free_slots (state, cowboy) == 0)
    state->turn.token = (guint8) token;
}

static void
apply_put (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;
  guint cowboy = flickemup_figure_of (move->site), token = flickemup_token_at (state, move->site);
  guint source = (guint) move->arg[0];

  g_assert (token < FLICKEMUP_TOKENS && source < FLICKEMUP_SOURCES);

  note_put (state, cowboy, token, source);
  go_there (state, cowboy, source);
  flickemup_slot_remove (state, cowboy, token);
  if (source == FLICKEMUP_SOURCE_AWAY)
    state->gone[token]++;
  else
    flickemup_lay_down (state, cowboy, token);
  flickemup_track_settle (state);
}

static gboolean
check_flip (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;

  if (!check_held (state, move->site, refusal))
    return FALSE;
  if (flickemup_other_side (flickemup_token_at (state, move->site)) == flickemup_token_at (state, move->site))
    return flip_refuse (refusal, FLIP_REFUSED_REACH, move->site, "FU-WATER-1",
                        _ ("Only water has two sides."));
  return check_action (state, move->site, FLICKEMUP_SOURCE_OUTDOORS, FLICKEMUP_NO_TOKEN, refusal);
}

static void
list_flip (gconstpointer data, FlipMoveList *list)
{
  list_held (data, FLICKEMUP_VERB_FLIP, 1, list);
}

static void
apply_flip (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;
  guint8 *token = &state->figures[flickemup_figure_of (move->site)].tokens[flickemup_slot_of (move->site)];

  if (flickemup_figure_of (move->site) == state->turn.cowboy)
    flickemup_track_act (state);
  *token = (guint8) flickemup_other_side (*token);
  flickemup_track_settle (state);
}

/* Words */

const char *
flickemup_source_word (guint source)
{
  g_assert (source < FLICKEMUP_SOURCES);

  return source < FLICKEMUP_BUILDINGS             ? flickemup_building_word (source)
         : source == FLICKEMUP_SOURCE_OUTDOORS ? "outdoors"
                                               : "away";
}

static void
describe_fetch (gconstpointer data, const FlipMove *move, GString *text)
{
  const char *name = flickemup_figure_name (flickemup_figure_of (move->site));
  const char *token = flickemup_token_name ((guint) move->arg[0]);

  if (move->arg[1] < FLICKEMUP_BUILDINGS)
    /* Translators: first %s: a cowboy; second %s: a token; third %s: a building */
    g_string_append_printf (text, _ ("%s takes %s in %s"), name, token,
                            flickemup_building_inside ((guint) move->arg[1]));
  else
    /* Translators: first %s: a cowboy; second %s: a token */
    g_string_append_printf (text, _ ("%s takes %s"), name, token);
}

static void
label_fetch (gconstpointer data, const FlipMove *move, GString *text)
{
  const char *token = flickemup_token_name ((guint) move->arg[0]);

  if (move->arg[2])
    /* Translators: “gold, face down in the Bank” */
    g_string_append_printf (text, _ ("%s, face down in %s"), token,
                            flickemup_building_inside ((guint) move->arg[1]));
  else if (move->arg[1] < FLICKEMUP_BUILDINGS)
    g_string_append_printf (text, /* Translators: a token, and a building */ _ ("%s in %s"), token,
                            flickemup_building_inside ((guint) move->arg[1]));
  else
    g_string_append_printf (text,
                            /* Translators: %s: a token */
                            move->arg[1] == FLICKEMUP_SOURCE_OUTDOORS ? _ ("%s, outdoors")
                                                                      /* Translators: %s: a token */
                                                                      : _ ("%s, from the box"),
                            token);
}

static void
offer_fetch (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  flickemup_offer (data, move, offer);
  flickemup_offer_token ((guint) move->arg[0], TRUE, offer);
}

static void
describe_put (gconstpointer data, const FlipMove *move, GString *text)
{
  const char *name = flickemup_figure_name (flickemup_figure_of (move->site));
  const char *token = flickemup_token_name (flickemup_token_at (data, move->site));

  if (move->arg[0] < FLICKEMUP_BUILDINGS)
    /* Translators: first %s: a cowboy; second %s: a token; third %s: a building */
    g_string_append_printf (text, _ ("%s leaves %s in %s"), name, token,
                            flickemup_building_inside ((guint) move->arg[0]));
  else
    g_string_append_printf (text,
                            /* Translators: first %s: a cowboy; second %s: a token */
                            move->arg[0] == FLICKEMUP_SOURCE_OUTDOORS ? _ ("%s leaves %s outdoors")
                                                                      /* Translators: first %s: a cowboy; second %s: a token */
                                                                      : _ ("%s has used %s"),
                            name, token);
}

static void
label_put (gconstpointer data, const FlipMove *move, GString *text)
{
  if (move->arg[0] < FLICKEMUP_BUILDINGS)
    g_string_append_printf (text, /* Translators: %s: a building */ _ ("Left in %s"),
                            flickemup_building_inside ((guint) move->arg[0]));
  else
    g_string_append (text, move->arg[0] == FLICKEMUP_SOURCE_OUTDOORS
                             ? /* the token was left there */ _ ("Left outdoors")
                             : _ ("Used: back to the box"));
}

static void
offer_put (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  flickemup_offer (data, move, offer);
  flickemup_offer_token (flickemup_token_at (data, move->site), FALSE, offer);
}

const FlickemupRow flickemup_fetch = {
  .verb = { .name = "fetch", .stages = FLICKEMUP_TRACKED_STAGES, .has_site = TRUE, .n_args = 3,
            .list = list_fetch, .check = check_fetch, .apply = apply_fetch,
            .print = flickemup_print_cowboy, .describe = describe_fetch, .label = label_fetch,
            .offer = offer_fetch },
  .parts = { FLICKEMUP_PART_TOKEN, FLICKEMUP_PART_SOURCE, FLICKEMUP_PART_FACE_DOWN },
  .button = /* an answer: to take a token */ N_ ("Take"),
};

const FlickemupRow flickemup_put = {
  .verb = { .name = "put", .stages = FLICKEMUP_TRACKED_STAGES, .has_site = TRUE, .n_args = 1,
            .list = list_put, .check = check_put, .apply = apply_put,
            .print = flickemup_print_cowboy, .describe = describe_put, .label = label_put,
            .offer = offer_put },
  .parts = { FLICKEMUP_PART_SLOT, FLICKEMUP_PART_SOURCE },
  .button = /* an answer: to leave a token somewhere */ N_ ("Leave"),
};

const FlickemupRow flickemup_flip = {
  .verb = { .name = "flip", .stages = FLICKEMUP_TRACKED_STAGES, .has_site = TRUE,
            .list = list_flip, .check = check_flip, .apply = apply_flip,
            .print = flickemup_print_cowboy, .describe = flickemup_describe, .label = flickemup_label,
            .offer = flickemup_offer },
  .parts = { FLICKEMUP_PART_SLOT },
  /* Translators: first %s: a cowboy; second %s: a token */
  .log = N_ ("%s turns over the %s"), .names = { FLICKEMUP_NAME_FIGURE, FLICKEMUP_NAME_HELD },
  .choice = /* the token was turned face up */ N_ ("Turned over"),
  .button = /* on a button: the token */ N_ ("Turn Over"),
};
