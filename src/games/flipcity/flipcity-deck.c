/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/base/phrase.h"
#include "games/flipcity/flipcity-deck.h"
#include "games/flipcity/flipcity-rules.h"

#include <glib/gi18n-lib.h>

/* Decks and discards. Their contents are public, but the order of a deck is unknown. */

/* The faces that are in a pile, one bit each. */
guint16
flipcity_kinds_of (const guint8 *pile)
{
  guint kinds = 0;

  for (guint i = 0; i < FLIPCITY_MAX_FACES; i++)
    kinds |= (guint) (pile[i] != 0) << i;
  return (guint16) kinds;
}

/* The cards that a dealer would shuffle from now on. */
static void
begin_shuffle (FlipcityState *state, FlipcitySeat *seat)
{
  for (guint i = 0; i < FLIPCITY_MAX_FACES; i++)
    seat->more[i] = (guint8) (seat->deck[i] - (seat->deck[i] != 0));
  seat->kinds = seat->shuffled_kinds = flipcity_kinds_of (seat->deck);
  seat->next = 0;
  seat->top = FLIPCITY_NO_FACE;
  seat->shuffle = state->shuffles++;
}

/* Shuffles the discard into the deck. */
void
flipcity_deck_shuffle (FlipcityState *state, guint index)
{
  FlipcitySeat *seat = &state->seats[index];

  g_assert (index < state->n_seats);
  g_assert (seat->n_deck == 0);

  memcpy (seat->deck, seat->discard, sizeof seat->deck);
  memset (seat->discard, 0, sizeof seat->discard);
  seat->discarded = 0;
  seat->n_deck = seat->n_discard;
  seat->n_discard = 0;
  begin_shuffle (state, seat);
}

/* Shuffles the present deck again. */
static void
shuffle_again (FlipcityState *state, guint index)
{
  g_assert (index < state->n_seats);
  g_assert (state->seats[index].n_deck > 0);

  begin_shuffle (state, &state->seats[index]);
}

/* Turns over a card in the deck. */
static void
turn_over (FlipcitySeat *seat, guint face)
{
  g_assert (seat->deck[face] > 0);

  seat->deck[face]--;
  seat->deck[flipcity_other_side (face)]++;
  seat->kinds = flipcity_kinds_of (seat->deck);
}

/* The number of cards of a seat, in all its piles. */
guint
flipcity_seat_cards (const FlipcityState *state, guint index)
{
  const FlipcitySeat *seat = &state->seats[index];

  g_assert (index < state->n_seats);

  return seat->n_deck + seat->n_discard + (index == state->seat ? state->turn.n_played : 0u);
}

/* The seat whose deck has this shuffle: usually the one whose turn it is. */
static const FlipcitySeat *
seat_of (const FlipcityState *state, guint16 shuffle)
{
  const FlipcitySeat *acting = flipcity_acting_seat (state);

  if (acting->shuffle == shuffle)
    return acting;
  for (guint i = 0; i < state->n_seats; i++)
    {
      if (state->seats[i].shuffle == shuffle)
        return &state->seats[i];
    }

  return NULL;
}

/* For the dealer. Earlier shuffles are not kept: all their cards have been seen. */
void
flipcity_deck (gconstpointer data, guint16 shuffle, FlipDeck *deck)
{
  const FlipcitySeat *seat = seat_of (data, shuffle);

  if (!seat)
    return;
  deck->cards = seat->shuffled_kinds;
  memcpy (deck->more, seat->more, sizeof seat->more);
}

/* The discard is shuffled when the deck is empty. In a solo game that costs a card of the
   supply. */

void
flipcity_shuffle_list (const FlipcityState *state, FlipMoveList *list)
{
  if (!flipcity_acting_seat (state)->n_discard)
    return;
  if (!flipcity_is_solo (state))
    return flipcity_list (list, FLIPCITY_VERB_SHUFFLE, FLIPCITY_SITE_DECK, 0);
  for (guint i = 0; i < state->cards.n_pairs; i++)
    {
      if (state->supply[i])
        flipcity_list (list, FLIPCITY_VERB_SHUFFLE, FLIPCITY_SITE_DECK, i + 1);
    }
}

static gboolean
check_removal (const FlipcityState *state, const FlipMove *move, FlipRefusal *refusal)
{
  int pair = move->arg[0] - 1;

  if (!flipcity_is_solo (state))
    return move->arg[0] == 0
           || flip_refuse (refusal, FLIP_REFUSED_NEEDLESS, move->site, "FC-SOLO-2",
                           _ ("A shuffle costs a card from the supply only when you play alone."));
  if (pair < 0 || pair >= state->cards.n_pairs)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FC-SOLO-2",
                        _ ("When you play alone, each shuffle costs a card from the supply: say "
                           "which one to remove."));
  return state->supply[pair] > 0
         || flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FC-SOLO-2",
                         /* Translators: %s: a card */
                         _ ("There is no %s in the supply to remove: choose another card."),
                         flipcity_face_name (&state->cards, flipcity_front ((guint) pair)));
}

static gboolean
check_shuffle (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlipcitySeat *seat = flipcity_acting_seat (data);

  if (!flipcity_check_place (move, FLIPCITY_AT_DECK, refusal))
    return FALSE;
  if (seat->n_deck)
    return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, "FC-DECK-6",
                        /* Translators: %u: how many */
                        ngettext ("You can only shuffle when your deck is empty: %u card is left.",
                                  "You can only shuffle when your deck is empty: %u cards are "
                                  "left.",
                                  seat->n_deck),
                        seat->n_deck);
  if (!seat->n_discard)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FC-DECK-6",
                        _ ("Your discard is empty: there is nothing to shuffle."));
  return check_removal (data, move, refusal);
}

static void
apply_shuffle (gpointer data, const FlipMove *move)
{
  FlipcityState *state = data;

  g_assert (flipcity_is_solo (state) == (move->arg[0] > 0));

  flipcity_deck_shuffle (state, state->seat);
  state->turn.shuffled = TRUE;
  if (move->arg[0])
    flipcity_supply_take (state, (guint) move->arg[0] - 1);
}

static void
print_shuffle (gconstpointer data, const FlipMove *move, GString *text)
{
  g_string_append (text, "shuffle");
  if (move->arg[0])
    g_string_append_printf (text, " out %s", flipcity_front_word (data, (guint) move->arg[0] - 1));
}

static void
describe_shuffle (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlipcitySeat *seat = flipcity_acting_seat (data);
  FlipcityStory story;

  flipcity_story_begin (&story, data, move, text);
  g_string_append_printf (
    text,
    /* Translators: %u: how many */
    ngettext ("Shuffles the discard: %u card.", "Shuffles the discard: %u cards.", seat->n_discard),
    seat->n_discard);
  if (move->arg[0])
    flip_phrase_say_printf (
      text, /* Translators: %s: a card */ _ ("%s leaves the supply."),
      flipcity_story_name (&story, flipcity_front ((guint) move->arg[0] - 1)));
  flipcity_tell_followers (&story);
  flipcity_story_end (&story);
}

static void
label_shuffle (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlipcityState *state = data;

  if (!move->arg[0])
    g_string_append (text, _ ("Shuffle the discard"));
  else
    g_string_append_printf (
      text, /* Translators: %s: a card */ _ ("Shuffle, %s leaves the supply"),
      flipcity_face_name (&state->cards, flipcity_front ((guint) move->arg[0] - 1)));
}

/* The player chooses at the deck which card leaves with a shuffle. */
static void
offer_shuffle (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  if (move->arg[0])
    flipcity_offer_face (offer, flipcity_front ((guint) move->arg[0] - 1));
  else
    /* Translators: on a button: the discard pile becomes the deck */
    flipcity_offer_words (offer, _ ("Shuffle"), "");
  flipcity_offer_warning (data, offer);
}

const FlipVerb flipcity_shuffle = {
  .name = "shuffle", .stages = 1u << FLIPCITY_STAGE_PLAY, .has_site = TRUE, .n_args = 1,
  .place = FLIP_OFFER_AS_ANSWER,
  .check = check_shuffle, .apply = apply_shuffle,
  .print = print_shuffle, .describe = describe_shuffle, .label = label_shuffle,
  .offer = offer_shuffle,
};

/* Optional entries about a deck at a real table: which card is on top, that the deck was shuffled
   again, and that a card was dropped. */

static guint
face_of (const FlipMove *move)
{
  return (guint) move->arg[0];
}

/* These entries are for decks whose cards are played by name. */
static gboolean
check_deck (const FlipcityState *state, const FlipMove *move, FlipRefusal *refusal)
{
  const FlipcitySeat *seat = flipcity_acting_seat (state);

  if (!flipcity_check_place (move, FLIPCITY_AT_DECK, refusal))
    return FALSE;
  if (state->telling != FLIPCITY_TOP_NAMED)
    return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, "FC-DECK-8",
                        _ ("This sheet asks for each card of the deck."));
  return seat->n_deck > 0
         || flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FC-DECK-5",
                         _ ("Your deck is empty."));
}

/* The card on top */

static void
list_top (gconstpointer data, FlipMoveList *list)
{
  const FlipcityState *state = data;

  if (!flipcity_is_named_next (state))
    return;
  for (guint left = flipcity_acting_seat (state)->kinds; left; left &= left - 1)
    flipcity_list (list, FLIPCITY_VERB_TOP, FLIPCITY_SITE_DECK, flip_card_set_first (left));
}

static gboolean
check_top (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlipcityState *state = data;
  guint top = flipcity_acting_seat (state)->top;

  if (!check_deck (state, move, refusal))
    return FALSE;
  if (top != FLIPCITY_NO_FACE)
    return flip_refuse (refusal, FLIP_REFUSED_NEEDLESS, move->site, "FC-DECK-8",
                        /* Translators: %s: a card */ _ ("The top card is already known: %s."),
                        flipcity_face_name (&state->cards, top));
  return flipcity_check_in_deck (state, move->arg[0], refusal);
}

static void
apply_top (gpointer data, const FlipMove *move)
{
  FlipcityState *state = data;

  g_assert (flipcity_is_named_next (state));

  state->seats[state->seat].top = (guint8) move->arg[0];
}

static void
print_top (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlipcityState *state = data;

  g_string_append_printf (text, "top %s", state->cards.faces[face_of (move)].word);
}

static void
describe_top (gconstpointer data, const FlipMove *move, GString *text)
{
  FlipcityStory story;

  flipcity_story_begin (&story, data, move, text);
  flipcity_tell_top (&story, face_of (move));
  if (!text->len)
    g_string_append_printf (text, /* Translators: %s: a card */ _ ("%s is on top."),
                            flipcity_story_name (&story, face_of (move)));
  if (flipcity_went_bust (&story))
    flipcity_tell_bust (&story);
  flipcity_story_end (&story);
}

static void
label_top (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlipcityState *state = data;

  g_string_append_printf (text, /* Translators: %s: a card */ _ ("%s is on top"),
                          flipcity_face_name (&state->cards, face_of (move)));
}

static void
offer_top (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  flipcity_offer_face (offer, face_of (move));
  flipcity_offer_words (offer, _ ("Enter the Top Card"), "");
}

/* A shuffle out of turn: the argument is the dropped face, from 1, or 0 if there was none. Only a
   back makes a difference, since a card whose side is unknown goes back with its front up. */

static guint
dropped_face (const FlipMove *move)
{
  return move->arg[0] ? (guint) move->arg[0] - 1 : FLIPCITY_NO_FACE;
}

static void
list_drop (gconstpointer data, FlipMoveList *list)
{
  const FlipcityState *state = data;
  const FlipcitySeat *seat = flipcity_acting_seat (state);

  if (state->telling != FLIPCITY_TOP_NAMED || !seat->n_deck)
    return;
  flipcity_list (list, FLIPCITY_VERB_DROP, FLIPCITY_SITE_DECK, 0);
  for (guint left = seat->kinds & FLIPCITY_BACKS; left; left &= left - 1)
    flipcity_list (list, FLIPCITY_VERB_DROP, FLIPCITY_SITE_DECK, flip_card_set_first (left) + 1);
}

static gboolean
check_drop (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlipcityState *state = data;
  guint face = dropped_face (move);

  if (!check_deck (state, move, refusal))
    return FALSE;
  if (face == FLIPCITY_NO_FACE)
    return TRUE;
  if (!flipcity_check_in_deck (state, (int) face, refusal))
    return FALSE;
  return FLIPCITY_BACKS >> face & 1
         || flip_refuse (refusal, FLIP_REFUSED_NEEDLESS, move->site, "FC-DECK-9",
                         /* Translators: %s: a card */
                         _ ("The %s is already front side up: say only that the deck was "
                            "shuffled."),
                         flipcity_face_name (&state->cards, face));
}

static void
apply_drop (gpointer data, const FlipMove *move)
{
  FlipcityState *state = data;

  g_assert (state->telling == FLIPCITY_TOP_NAMED);

  if (dropped_face (move) != FLIPCITY_NO_FACE)
    turn_over (&state->seats[state->seat], dropped_face (move));
  shuffle_again (state, state->seat);
}

static void
print_drop (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlipcityState *state = data;
  guint face = dropped_face (move);

  if (face == FLIPCITY_NO_FACE)
    g_string_append (text, "reshuffle");
  else
    g_string_append_printf (text, "dropped %s", state->cards.faces[face].word);
}

static void
describe_drop (gconstpointer data, const FlipMove *move, GString *text)
{
  guint face = dropped_face (move);
  FlipcityStory story;

  flipcity_story_begin (&story, data, move, text);
  if (face == FLIPCITY_NO_FACE)
    g_string_append (text, _ ("The deck is shuffled again."));
  else
    g_string_append_printf (
      /* Translators: first %s: a card; second %s: its other side */
      text, _ ("%s was dropped: it goes back as %s, and the deck is shuffled."),
      flipcity_story_name (&story, face), flipcity_story_name (&story, flipcity_other_side (face)));
  flipcity_story_end (&story);
}

static void
label_drop (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlipcityState *state = data;
  guint face = dropped_face (move);

  if (face == FLIPCITY_NO_FACE)
    g_string_append (text, _ ("The deck was shuffled again"));
  else
    g_string_append_printf (
      /* Translators: first %s: a card; second %s: its other side */
      text, _ ("%s was dropped: back as %s"), flipcity_face_name (&state->cards, face),
      flipcity_face_name (&state->cards, flipcity_other_side (face)));
}

static void
offer_drop (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  guint face = dropped_face (move);

  if (face != FLIPCITY_NO_FACE)
    flipcity_offer_face (offer, flipcity_other_side (face));
  flipcity_offer_words (offer, /* Translators: on a button */ _ ("Shuffle It"), "");
}

const FlipVerb flipcity_top = {
  .name = "top", .stages = 1u << FLIPCITY_STAGE_PLAY, .has_site = TRUE, .n_args = 1,
  .list = list_top, .check = check_top, .apply = apply_top,
  .print = print_top, .describe = describe_top, .label = label_top, .offer = offer_top,
};

const FlipVerb flipcity_drop = {
  .name = "drop", .stages = 1u << FLIPCITY_STAGE_PLAY, .has_site = TRUE, .n_args = 1,
  .list = list_drop, .check = check_drop, .apply = apply_drop,
  .print = print_drop, .describe = describe_drop, .label = label_drop, .offer = offer_drop,
};
