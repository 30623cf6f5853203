/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/flipcity/flipcity-deck.h"
#include "games/flipcity/flipcity-rules.h"
#include "games/flipcity/flipcity-story.h"

#include <glib/gi18n-lib.h>

/* Playing the next card of the deck. */

/* The smaller of two numbers, where 0 stands for none. */
static guint8
fewer_to_win (guint8 a, guint8 b)
{
  return (guint8) (a - 1) < (guint8) (b - 1) ? a : b;
}

/* The gains of the turn so far. Before its first card they aren't read: they were cleared just now,
   and reading them would stall on those writes. */
static inline gint32
gained (const FlipcityState *state, FlipcityEffect gain, gboolean is_first)
{
  if (!is_first)
    return state->turn.gains[gain];
  return gain == FLIPCITY_LIMIT ? state->cards.limit : 0;
}

static inline void
lay_in_row (FlipcityTurn *turn, guint face, gboolean is_first)
{
  guint n = is_first ? 0 : turn->n_played;

  turn->played[n] = (guint8) face;
  turn->n_played = (guint8) (n + 1);
}

static void
go_bust (FlipcityState *state, FlipcitySeat *seat, guint face)
{
  seat->busts++;
  seat->last = (FlipcityLast){ FLIPCITY_LAST_BUST, (guint8) face, 0 };
  state->stage = FLIPCITY_STAGE_END;
}

/* Moves a card from the deck to the row in front of the seat. The deck comes last: after a write to
   a pile the compiler would have to load the turn again. */
static inline void
play_face (FlipcityState *state, guint face, gboolean is_first)
{
  const guint8 *effects = state->cards.faces[face].effects;
  FlipcitySeat *seat = &state->seats[state->seat];
  FlipcityTurn *turn = &state->turn;
  guint8 to_win = is_first ? 0 : turn->to_win;
  gint32 unhappy = gained (state, FLIPCITY_UNHAPPY, is_first) + effects[FLIPCITY_UNHAPPY];
  gint32 limit = gained (state, FLIPCITY_LIMIT, is_first) + effects[FLIPCITY_LIMIT];
  gint32 points = gained (state, FLIPCITY_POINTS, is_first) + effects[FLIPCITY_POINTS];
  gint32 actions = gained (state, FLIPCITY_ACTIONS, is_first) + effects[FLIPCITY_ACTIONS];
  gint32 cash = gained (state, FLIPCITY_CASH, is_first) + effects[FLIPCITY_CASH]
                + effects[FLIPCITY_CASH_PER_UNHAPPY] * unhappy;

  lay_in_row (turn, face, is_first);
  turn->gains[FLIPCITY_CASH] = cash;
  turn->gains[FLIPCITY_POINTS] = points;
  turn->gains[FLIPCITY_UNHAPPY] = unhappy;
  turn->gains[FLIPCITY_LIMIT] = limit;
  turn->gains[FLIPCITY_ACTIONS] = actions;
  turn->forces_next = effects[FLIPCITY_FORCES_NEXT];
  turn->bottoms_due = effects[FLIPCITY_BOTTOM_TO_DISCARD];
  turn->to_win = fewer_to_win (to_win, effects[FLIPCITY_CARDS_TO_WIN]);
  state->stage = FLIPCITY_STAGE_PLAY;
  flipcity_deck_take_top (seat, face);
  if (unhappy > limit)
    go_bust (state, seat, face);
}

void
flipcity_play_face (FlipcityState *state, guint face)
{
  play_face (state, face, FALSE);
}

/* Valid only until the next turn begins. */
gboolean
flipcity_is_bust (const FlipcityState *state)
{
  return state->stage == FLIPCITY_STAGE_END
         && state->seats[state->seat].last.deed == FLIPCITY_LAST_BUST
         && state->turn.gains[FLIPCITY_UNHAPPY] > state->turn.gains[FLIPCITY_LIMIT];
}

/* Plays the next card, whether or not the table must be asked for it. */
static inline void
play_next (FlipcityState *state, gboolean is_first)
{
  const FlipcitySeat *seat = flipcity_acting_seat (state);
  guint face = seat->top != FLIPCITY_NO_FACE ? seat->top : flipcity_deck_only_kind (seat);

  if (face == FLIPCITY_NO_FACE)
    state->stage = FLIPCITY_STAGE_PLAYED;
  else
    play_face (state, face, is_first);
}

void
flipcity_play_next (FlipcityState *state)
{
  play_next (state, FALSE);
}

/* The same, right at the beginning of a turn. */
void
flipcity_play_first (FlipcityState *state)
{
  g_assert (state->turn.n_played == 0 && !state->turn.shuffled);

  play_next (state, TRUE);
}

/* With an empty deck, a shuffle is listed in place of a card. Cards that are played by name aren't
   listed here. */
static void
list_play (gconstpointer data, FlipMoveList *list)
{
  const FlipcityState *state = data;

  if (flipcity_is_named_next (state))
    return;
  if (flipcity_acting_seat (state)->n_deck)
    flipcity_list (list, FLIPCITY_VERB_PLAY, FLIPCITY_SITE_DECK, 0);
  else
    flipcity_shuffle_list (state, list);
}

static gboolean
check_play (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlipcitySeat *seat = flipcity_acting_seat (data);

  if (!flipcity_check_place (move, FLIPCITY_AT_DECK, refusal))
    return FALSE;
  if (flipcity_is_named_next (data))
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FC-DECK-8",
                        _ ("Which card did you play? Its name is enough."));
  if (seat->n_deck)
    return TRUE;
  return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FC-DECK-5",
                      seat->n_discard
                        ? _ ("Your deck is empty: shuffle your discard to go on, or stop.")
                        : _ ("Your deck is empty, and so is your discard: you can only stop."));
}

static void
apply_play (gpointer data, const FlipMove *move)
{
  flipcity_play_next (data);
}

static void
describe_play (gconstpointer data, const FlipMove *move, GString *text)
{
  FlipcityStory story;
  char name[32];
  guint before;

  flipcity_story_begin (&story, data, move, text);
  before = story.before->turn.n_played;
  if (flipcity_went_bust (&story))
    flipcity_tell_bust (&story);
  else if (story.after.stage == FLIPCITY_STAGE_PLAYED)
    g_string_append (text, _ ("Plays the next card."));
  else
    {
      g_string_append (text, flipcity_story_name (&story, story.after.turn.played[before], name));
      flipcity_tell_row (&story, before);
      flipcity_tell_bottoms (&story);
    }
  flipcity_story_end (&story);
}

static void
label_play (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlipcityState *state = data;
  guint top = flipcity_acting_seat (state)->top;
  char name[32];

  if (top == FLIPCITY_NO_FACE)
    g_string_append (text, _ ("Play the next card"));
  else
    /* Translators: %s: a card */
    g_string_append_printf (text, _ ("Play %s"), flipcity_face_name (&state->cards, top, name));
}

static void
offer_play (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  const FlipcityState *state = data;
  guint top = flipcity_acting_seat (state)->top;
  double odds[FLIPCITY_ODDS];

  if (top != FLIPCITY_NO_FACE)
    {
      flipcity_offer_face (offer, top);
      flipcity_offer_played (state, top, offer);
    }
  flipcity_offer_words (
    offer,
    top == FLIPCITY_NO_FACE ? _ ("Play On") : /* on a button: play the top card */ _ ("Play It"),
    _ ("If you play it"));
  flipcity_odds (state, state->seat, odds);
  offer->n_outcomes = 1;
  offer->outcomes[0].chance = (int) (odds[0] * 100 + .5);
  flip_phrase_copy (offer->outcomes[0].words, _ ("Bust"), sizeof offer->outcomes[0].words);
  offer->rare = offer->outcomes[0].chance == 100; /* a certain bust must not be suggested */
}

const FlipVerb flipcity_play = {
  .name = "play", .stages = 1u << FLIPCITY_STAGE_PLAY, .has_site = TRUE,
  .place = FLIP_OFFER_AS_ANSWER,
  .list = list_play, /* also lists shuffles */
  .check = check_play, .apply = apply_play,
  .describe = describe_play, .label = label_play, .offer = offer_play,
};
