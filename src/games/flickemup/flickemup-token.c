/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-cowboy.h"
#include "games/flickemup/flickemup-words.h"

#include <glib/gi18n-lib.h>

/* Taking, leaving and exchanging tokens, and turning them over. Each costs one action. */

static gboolean
place_check (const FlickemupState *state, guint cowboy, FlipRefusal *refusal)
{
  return flickemup_is_inside (state, cowboy) || flickemup_has_rule (state, FLICKEMUP_RULE_OUTDOORS)
         || flip_refuse (refusal, FLIP_REFUSED_REACH, (guint16) cowboy, "FU-TOKEN-1",
                         /* Translators: %s: a cowboy */
                         _ ("Tokens are taken and left inside buildings, and %s is outside."),
                         flickemup_figure_name (cowboy));
}

static gboolean
room_check (const FlickemupState *state, guint cowboy, guint token, int given, FlipRefusal *refusal)
{
  if (given < -1 || given >= FLICKEMUP_TOKENS)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, (guint16) cowboy, "FU-TOKEN-3",
                        _ ("There is no such token to give."));
  if (flickemup_fits (state, cowboy, token, given))
    return TRUE;
  if (given < 0)
    return flip_refuse (refusal, FLIP_REFUSED_LIMIT, (guint16) cowboy,
                        token == FLICKEMUP_HOSTAGE ? "FU-HOSTAGE-1" : "FU-TOKEN-3",
                        /* Translators: %s: a cowboy */
                        _ ("%s has no room for it: something must be given in exchange."),
                        flickemup_figure_name (cowboy));
  if (flickemup_count_carried (state, cowboy, (guint) given) == 0)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, (guint16) cowboy, "FU-TOKEN-3",
                        /* Translators: %s: a cowboy */
                        _ ("%s does not carry that."), flickemup_figure_name (cowboy));
  return flip_refuse (refusal, FLIP_REFUSED_NEEDLESS, (guint16) cowboy, "FU-TOKEN-3",
                      _ ("This exchange is not needed, or not enough."));
}

static gboolean
token_check (int token, guint cowboy, FlipRefusal *refusal)
{
  return (token >= 0 && token < FLICKEMUP_TOKENS)
         || flip_refuse (refusal, FLIP_REFUSED_MISSING, (guint16) cowboy, "FU-TOKEN-1",
                         _ ("There is no such token."));
}

static gboolean
check_take (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;
  int token = move->arg[0];

  if (!flickemup_actor_check (state, move->site, refusal)
      || !place_check (state, move->site, refusal) || !token_check (token, move->site, refusal))
    return FALSE;
  if (!flickemup_lies_here (state, move->site, (guint) token))
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FU-TOKEN-1",
                        /* Translators: %s: a cowboy */
                        _ ("That token is not where %s is."), flickemup_figure_name (move->site));
  return room_check (state, move->site, (guint) token, move->arg[1] - 1, refusal);
}

static void
exchange (FlickemupState *state, guint cowboy, guint token, int given)
{
  g_assert (token < FLICKEMUP_TOKENS);
  g_assert (given < FLICKEMUP_TOKENS);

  flickemup_pick_up (state, cowboy, token);
  if (given >= 0)
    {
      flickemup_slot_remove (state, cowboy, (guint) given);
      flickemup_lay_down (state, cowboy, (guint) given);
    }
  flickemup_slot_add (state, cowboy, token);
  state->deeds[state->turn.seat].tokens++;
}

static void
apply_take (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;

  g_assert ((guint) move->arg[0] < FLICKEMUP_TOKENS);

  flickemup_action_begin (state, move->site);
  exchange (state, move->site, (guint) move->arg[0], move->arg[1] - 1);
  flickemup_action_over (state);
}

static gboolean
check_drop (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;
  int token = move->arg[0];

  if (!flickemup_actor_check (state, move->site, refusal)
      || !place_check (state, move->site, refusal) || !token_check (token, move->site, refusal))
    return FALSE;
  return flickemup_count_carried (state, move->site, (guint) token) > 0
         || flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FU-TOKEN-2",
                         /* Translators: %s: a cowboy */
                         _ ("%s does not carry that."), flickemup_figure_name (move->site));
}

static void
apply_drop (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;

  g_assert (flickemup_count_carried (state, move->site, (guint) move->arg[0]) > 0);

  flickemup_action_begin (state, move->site);
  flickemup_slot_remove (state, move->site, (guint) move->arg[0]);
  flickemup_lay_down (state, move->site, (guint) move->arg[0]);
  flickemup_action_over (state);
}

/* Water can be turned over, whether it is carried or lying there. */
static gboolean
check_turn (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;
  int token = move->arg[0];

  if (!flickemup_actor_check (state, move->site, refusal)
      || !token_check (token, move->site, refusal))
    return FALSE;
  if (flickemup_other_side ((guint) token) == (guint) token)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FU-WATER-1",
                        _ ("Only water has two sides."));
  if (move->arg[1] == TRUE && flickemup_count_carried (state, move->site, (guint) token) > 0)
    return TRUE;
  if (move->arg[1] == FALSE && flickemup_lies_here (state, move->site, (guint) token))
    return TRUE;
  return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FU-WATER-1",
                      _ ("There is no such water here."));
}

static void
apply_turn (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;
  guint token = (guint) move->arg[0];

  g_assert ((guint) move->arg[0] < FLICKEMUP_TOKENS);

  flickemup_action_begin (state, move->site);
  if (move->arg[1])
    {
      flickemup_slot_remove (state, move->site, token);
      flickemup_slot_add (state, move->site, flickemup_other_side (token));
    }
  else
    flickemup_turn_over_here (state, move->site, token);
  flickemup_action_over (state);
}

static gboolean
check_look (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;
  guint building;

  if (!flickemup_actor_check (state, move->site, refusal))
    return FALSE;
  building = state->figures[move->site].inside;
  return (building < FLICKEMUP_BUILDINGS && state->blocks[building].face_down > 0)
         || flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FU-TOKEN-4",
                         /* Translators: %s: a cowboy */
                         _ ("There is no face-down token where %s is."),
                         flickemup_figure_name (move->site));
}

static void
apply_look (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;

  g_assert (state->figures[move->site].inside < FLICKEMUP_BUILDINGS);

  flickemup_action_begin (state, move->site);
  state->stage = FLICKEMUP_STAGE_SHOWN;
}

/* When Flipside turns up a token, every single token is counted, so that all are equally likely. */
static gboolean
check_shown (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;
  int token = move->arg[0];

  if (token < 0 || token >= FLICKEMUP_TOKENS || state->hidden[token] == 0)
    return flip_refuse (refusal, FLIP_REFUSED_CARD, FLIP_NO_SITE, "FU-TOKEN-4",
                        _ ("No token of that kind is left face down."));
  return (move->arg[1] >= 0 && move->arg[1] < (state->simulated ? state->hidden[token] : 1))
         || flip_refuse (refusal, FLIP_REFUSED_LIMIT, FLIP_NO_SITE, "FU-TOKEN-4",
                         _ ("There are not that many of them face down."));
}

/* The token is now face up, whether or not it is taken. */
static void
apply_shown (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;
  guint building = state->figures[state->turn.cowboy].inside;
  guint token = (guint) move->arg[0];

  g_assert (token < FLICKEMUP_TOKENS && state->hidden[token] > 0);
  g_assert (building < FLICKEMUP_BUILDINGS && state->blocks[building].face_down > 0);

  state->hidden[token]--;
  state->blocks[building].face_down--;
  state->blocks[building].tokens[token]++;
  state->turn.token = (guint8) token;
  state->stage = FLICKEMUP_STAGE_KEEP;
}

static gboolean
check_keep (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;

  return room_check (state, state->turn.cowboy, state->turn.token, move->arg[0] - 1, refusal);
}

static void
apply_keep (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;

  g_assert (state->turn.token < FLICKEMUP_TOKENS);

  exchange (state, state->turn.cowboy, state->turn.token, move->arg[0] - 1);
  state->turn.token = FLICKEMUP_NO_TOKEN;
  flickemup_action_over (state);
}

static void
apply_leave (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;

  g_assert (state->turn.token < FLICKEMUP_TOKENS);

  state->turn.token = FLICKEMUP_NO_TOKEN;
  flickemup_action_over (state);
}

/* Words */

static void
label_exchange (guint token, int given, GString *text)
{
  if (given > 0)
    /* Translators: what a cowboy takes, and what he leaves for it. */
    g_string_append_printf (text, _ ("Take %s for %s"), flickemup_token_name (token),
                            flickemup_token_name ((guint) given - 1));
  else
    /* Translators: %s: a token */
    g_string_append_printf (text, _ ("Take %s"), flickemup_token_name (token));
}

/* The change of what a cowboy carries. */
void
flickemup_offer_token (guint token, gboolean taken, FlipOffer *offer)
{
  static const char *const glyphs[FLICKEMUP_TOKENS] = {
    [FLICKEMUP_GOLD] = "gold",
    [FLICKEMUP_COLT] = "pistol",
    [FLICKEMUP_WINCHESTER] = "rifle",
  };

  g_assert (token < FLICKEMUP_TOKENS);

  flip_gains_add (&offer->gains, glyphs[token], taken ? "+%s" : "−%s",
                  flickemup_token_name (token));
}

static void
describe_take (gconstpointer data, const FlipMove *move, GString *text)
{
  const char *name = flickemup_figure_name (move->site);
  const char *token = flickemup_token_name ((guint) move->arg[0]);

  if (move->arg[1])
    /* Translators: first %s: a cowboy; second %s: a token; third %s: a token */
    g_string_append_printf (text, _ ("%s takes %s and leaves %s"), name, token,
                            flickemup_token_name ((guint) move->arg[1] - 1));
  else
    /* Translators: first %s: a cowboy; second %s: a token */
    g_string_append_printf (text, _ ("%s takes %s"), name, token);
}

static void
label_take (gconstpointer data, const FlipMove *move, GString *text)
{
  label_exchange ((guint) move->arg[0], move->arg[1], text);
}

static void
offer_take (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  flickemup_offer (data, move, offer);
  flickemup_offer_token ((guint) move->arg[0], TRUE, offer);
  if (move->arg[1] > 0)
    flickemup_offer_token ((guint) move->arg[1] - 1, FALSE, offer);
}

static void
offer_drop (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  flickemup_offer (data, move, offer);
  flickemup_offer_token ((guint) move->arg[0], FALSE, offer);
}

static void
list_shown (gconstpointer data, FlipMoveList *list)
{
  const FlickemupState *state = data;

  for (int token = 0; token < FLICKEMUP_TOKENS; token++)
    for (int which = 0; which < state->hidden[token]; which++)
      flickemup_list_legal (
        state, flickemup_make (FLICKEMUP_VERB_SHOWN, FLIP_NO_SITE, token, which, 0), list);
}

static void
label_shown (gconstpointer data, const FlipMove *move, GString *text)
{
  g_string_append (text, flickemup_token_name ((guint) move->arg[0]));
  if (move->arg[1])
    g_string_append_printf (text, " %d", move->arg[1] + 1);
}

static void
list_keep (gconstpointer data, FlipMoveList *list)
{
  for (int given = 0; given <= FLICKEMUP_TOKENS; given++)
    flickemup_list_bare (data, FLICKEMUP_VERB_KEEP, given, list);
  flickemup_list_bare (data, FLICKEMUP_VERB_LEAVE, 0, list);
}

static void
label_keep (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlickemupState *state = data;

  label_exchange (state->turn.token, move->arg[0], text);
}

const FlickemupRow flickemup_take = {
  .verb = { .name = "take", .stages = 1u << FLICKEMUP_STAGE_TURN, .has_site = TRUE, .n_args = 2,
            .check = check_take, .apply = apply_take, .print = flickemup_print_cowboy,
            .describe = describe_take, .label = label_take, .offer = offer_take },
  .parts = { FLICKEMUP_PART_TOKEN, FLICKEMUP_PART_GIVEN },
  .button = /* on a button: the token */ N_ ("Take It"),
};

const FlickemupRow flickemup_look = {
  .verb = { .name = "look", .stages = 1u << FLICKEMUP_STAGE_TURN, .has_site = TRUE,
            .check = check_look, .apply = apply_look, .print = flickemup_print_cowboy,
            .describe = flickemup_describe, .label = flickemup_label, .offer = flickemup_offer },
  /* Translators: %s: a cowboy */
  .log = N_ ("%s turns over a token"), .names = { FLICKEMUP_NAME_FIGURE },
  .choice = N_ ("Turn over a token"), .button = N_ ("Turn It Over"),
};

const FlickemupRow flickemup_drop = {
  .verb = { .name = "drop", .stages = 1u << FLICKEMUP_STAGE_TURN, .has_site = TRUE, .n_args = 1,
            .check = check_drop, .apply = apply_drop, .print = flickemup_print_cowboy,
            .describe = flickemup_describe, .label = flickemup_label, .offer = offer_drop },
  .parts = { FLICKEMUP_PART_TOKEN },
  /* Translators: first %s: a cowboy; second %s: a token */
  .log = N_ ("%s leaves %s"), .names = { FLICKEMUP_NAME_FIGURE, FLICKEMUP_NAME_TOKEN },
  .choice = /* Translators: %s: a token */ N_ ("Leave %s"), .chosen = FLICKEMUP_NAME_TOKEN,
  .button = /* on a button: the token */ N_ ("Leave It"),
};

const FlickemupRow flickemup_turn = {
  .verb = { .name = "turn", .stages = 1u << FLICKEMUP_STAGE_TURN, .has_site = TRUE, .n_args = 2,
            .check = check_turn, .apply = apply_turn, .print = flickemup_print_cowboy,
            .describe = flickemup_describe, .label = flickemup_label,
            .offer = flickemup_offer },
  .parts = { FLICKEMUP_PART_TOKEN, FLICKEMUP_PART_CARRIED },
  /* Translators: first %s: a cowboy; second %s: a token */
  .log = N_ ("%s turns it into %s"), .names = { FLICKEMUP_NAME_FIGURE, FLICKEMUP_NAME_TURNED },
  /* Translators: %s: a token */
  .choice = N_ ("Turn over the %s that is here"), .chosen = FLICKEMUP_NAME_TOKEN,
  .is_other = flickemup_has_second,
  .other_choice = /* Translators: %s: a token */ N_ ("Turn over the %s you carry"),
  .button = /* on a button: the token */ N_ ("Turn It"),
};

const FlickemupRow flickemup_keep = {
  .verb = { .name = "keep", .stages = 1u << FLICKEMUP_STAGE_KEEP, .n_args = 1,
            .list = list_keep, .check = check_keep, .apply = apply_keep,
            .print = flickemup_print, .describe = flickemup_describe, .label = label_keep },
  .parts = { FLICKEMUP_PART_GIVEN },
  /* Translators: first %s: a cowboy; second %s: a token */
  .log = N_ ("%s takes %s"), .names = { FLICKEMUP_NAME_ACTOR, FLICKEMUP_NAME_SHOWN },
};

const FlickemupRow flickemup_leave = {
  .verb = { .name = "leave", .stages = 1u << FLICKEMUP_STAGE_KEEP, .declines = TRUE,
            .apply = apply_leave, .describe = flickemup_describe, .label = flickemup_label },
  /* Translators: first %s: a cowboy; second %s: a token */
  .log = N_ ("%s leaves %s where it is"), .names = { FLICKEMUP_NAME_ACTOR, FLICKEMUP_NAME_SHOWN },
  .choice = /* Translators: %s: a token */ N_ ("Leave %s"), .chosen = FLICKEMUP_NAME_SHOWN,
};

const FlickemupRow flickemup_shown = {
  .verb = { .name = "shows", .stages = 1u << FLICKEMUP_STAGE_SHOWN, .n_args = 2,
            .list = list_shown, .check = check_shown, .apply = apply_shown,
            .print = flickemup_print, .describe = flickemup_describe, .label = label_shown },
  .parts = { FLICKEMUP_PART_TOKEN, FLICKEMUP_PART_WHICH },
  .log = /* Translators: %s: a token */ N_ ("It is %s"), .names = { FLICKEMUP_NAME_TOKEN },
};
