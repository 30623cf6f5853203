/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/insertcoin/insertcoin-game.h"

#include <glib/gi18n-lib.h>

/* The deck: piles on top of each other, with one GAME OVER card in each. */

/* The dealer's shuffles: one for the deal; one of all cards, to divide them into piles; and one for
   each pile with its GAME OVER card. */
enum
{
  SHUFFLE_DEAL,
  SHUFFLE_PARTS,
  SHUFFLE_FIRST_PILE,
};

/* The number of flips before a pile begins. */
static guint
pile_start (const InsertcoinState *state, guint pile)
{
  return pile ? state->set.pile_ends[pile - 1] : 0;
}

/* Including its GAME OVER card. */
guint
insertcoin_pile_size (const InsertcoinState *state, guint pile)
{
  g_assert (pile < state->set.n_piles);

  return state->set.pile_ends[pile] - pile_start (state, pile);
}

/* The pile that the next card comes from. */
guint
insertcoin_pile (const InsertcoinState *state)
{
  guint pile = 0;

  while (pile + 1u < state->set.n_piles && state->deck.flips >= state->set.pile_ends[pile])
    pile++;
  return pile;
}

guint
insertcoin_pile_left (const InsertcoinState *state, guint pile)
{
  guint end = state->set.pile_ends[pile];

  g_assert (pile < state->set.n_piles);

  return state->deck.flips >= end
           ? 0
           : MIN (end - state->deck.flips, insertcoin_pile_size (state, pile));
}

gboolean
insertcoin_game_over_ahead (const InsertcoinState *state, guint pile)
{
  return !(state->deck.game_overs & 1u << pile);
}

static FlipCardSet
possible_flips (const InsertcoinState *state)
{
  guint pile = insertcoin_pile (state);
  FlipCardSet plain = state->counters ? FLIP_CARD_BIT (insertcoin_any_card (state))
                                      : insertcoin_all_cards (state) & ~state->deck.seen;

  if (state->counters && insertcoin_reasons_to_end (state))
    return 0;

  if (!insertcoin_game_over_ahead (state, pile))
    return plain;
  if (insertcoin_pile_left (state, pile) == 1)
    return FLIP_CARD_BIT (insertcoin_game_over (state));
  return plain | FLIP_CARD_BIT (insertcoin_game_over (state));
}

/* The card that represents a shape at a real table: the first that is on no sheet. Which of them it
   was makes no difference, as all are shuffled again. */
FlipCard
insertcoin_card_of_shape (const InsertcoinState *state, guint shape)
{
  FlipCardSet shown = insertcoin_shapes_shown (state);

  for (FlipCard card = 0; card < state->set.n_cards; card++)
    {
      if (state->set.cards[card].shape == shape && !(shown & FLIP_CARD_BIT (card)))
        return card;
    }

  return FLIP_NO_CARD;
}

static FlipCardSet
possible_shapes (const InsertcoinState *state)
{
  FlipCardSet cards = 0;

  if (state->dealt)
    return insertcoin_all_cards (state) & ~insertcoin_shapes_shown (state);
  for (guint shape = 0; shape < state->set.n_shapes; shape++)
    {
      FlipCard card = insertcoin_card_of_shape (state, shape);

      cards |= card != FLIP_NO_CARD ? FLIP_CARD_BIT (card) : 0;
    }
  return cards;
}

FlipCardSet
insertcoin_possible (const InsertcoinState *state)
{
  if (state->stage == INSERTCOIN_STAGE_SHAPES)
    return possible_shapes (state);
  return possible_flips (state);
}

FlipDraw
insertcoin_next_draw (const InsertcoinState *state)
{
  guint pile = insertcoin_pile (state);

  if (state->stage == INSERTCOIN_STAGE_SHAPES)
    return (FlipDraw){ SHUFFLE_DEAL, state->hands.kept[state->seat][state->hands.n_shown] };
  return (FlipDraw){
    (guint16) (SHUFFLE_FIRST_PILE + pile),
    (guint16) (state->deck.flips - pile_start (state, pile)),
  };
}

static void
list_card (gconstpointer state, FlipMoveList *list)
{
  for (FlipCardSet left = insertcoin_possible (state); left; left &= left - 1)
    *flip_move_list_next (list) = flip_move_of_card (flip_card_set_first (left));
}

static gboolean
refuse_game_over (const InsertcoinState *state, FlipRefusal *refusal)
{
  if (state->stage == INSERTCOIN_STAGE_SHAPES)
    return flip_refuse (refusal, FLIP_REFUSED_CARD, FLIP_NO_SITE, "IC-SETUP-2",
                        _ ("GAME OVER cards have no shape: they join the deck later."));
  return flip_refuse (
    refusal, FLIP_REFUSED_CARD, FLIP_NO_SITE, "IC-DECK-3",
    /* Translators: %u: how many */
    ngettext ("The GAME OVER card of this pile is already out: %u more card comes before the next "
              "pile.",
              "The GAME OVER card of this pile is already out: %u more cards come before the next "
              "pile.",
              insertcoin_pile_left (state, insertcoin_pile (state))),
    insertcoin_pile_left (state, insertcoin_pile (state)));
}

static const char *
shape_name (const InsertcoinState *state, FlipCard card)
{
  return insertcoin_name (state->set.shapes[state->set.cards[card].shape].word);
}

static gboolean
refuse_card (const InsertcoinState *state, FlipCard card, FlipRefusal *refusal)
{
  if (card == insertcoin_game_over (state))
    return refuse_game_over (state, refusal);
  if (state->counters && state->stage == INSERTCOIN_STAGE_FLIP
      && insertcoin_reasons_to_end (state))
    return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "IC-COUNT-4",
                        _ ("No more cards are flipped: the game ends with this flip."));
  if (state->counters && state->stage == INSERTCOIN_STAGE_FLIP && card < state->set.n_cards)
    return flip_refuse (refusal, FLIP_REFUSED_NEEDLESS, FLIP_NO_SITE, "IC-COUNT-2",
                        _ ("On this sheet cards are only counted: write “card”."));
  if (card < state->set.n_cards && state->stage == INSERTCOIN_STAGE_SHAPES)
    return flip_refuse (refusal, FLIP_REFUSED_CARD, FLIP_NO_SITE, "IC-SETUP-4",
                        /* Translators: %s: a shape; %u: the number on the card */
                        _ ("%s %u is already on a sheet. Check the card again."),
                        shape_name (state, card), state->set.cards[card].number);
  if (card < state->set.n_cards && state->deck.seen & FLIP_CARD_BIT (card))
    return flip_refuse (refusal, FLIP_REFUSED_CARD, FLIP_NO_SITE, "IC-DECK-2",
                        /* Translators: %s: a shape; %u: the number on the card */
                        _ ("%s %u was already flipped. Check the card again, or take back the "
                           "wrong entry."),
                        shape_name (state, card), state->set.cards[card].number);
  if (card < state->set.n_cards)
    return flip_refuse (refusal, FLIP_REFUSED_CARD, FLIP_NO_SITE, "IC-DECK-3",
                        _ ("The last card of this pile can only be GAME OVER: it hasn’t come "
                           "yet."));
  return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "IC-DECK-4",
                      _ ("There is no such card in this set."));
}

static gboolean
check_card (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const InsertcoinState *state = data;
  gboolean known = move->arg[0] >= 0 && move->arg[0] <= insertcoin_any_card (state);

  if (known && insertcoin_possible (state) & FLIP_CARD_BIT (move->arg[0]))
    return TRUE;
  return refuse_card (state, known ? (FlipCard) move->arg[0] : FLIP_NO_CARD, refusal);
}

static void
apply_card (gpointer data, const FlipMove *move)
{
  InsertcoinState *state = data;
  InsertcoinDeck *deck = &state->deck;
  FlipCard card = (FlipCard) move->arg[0];
  guint pile = insertcoin_pile (state);

  g_assert (card <= insertcoin_any_card (state));

  if (state->stage == INSERTCOIN_STAGE_SHAPES)
    return insertcoin_shape_apply (state, card);
  g_assert (deck->flips < insertcoin_flips (state));
  deck->flips++;
  deck->flipped = card;
  if (card == insertcoin_game_over (state))
    {
      deck->game_overs |= (guint8) (1u << pile);
      insertcoin_game_over_card (state, pile);
      return;
    }
  if (card == insertcoin_any_card (state))
    {
      deck->seen |= FLIP_CARD_BIT (flip_card_set_first (~deck->seen));
      state->done = 0;
      return;
    }
  deck->seen |= FLIP_CARD_BIT (card);
  state->seat = 0;
  insertcoin_turn_begin (state);
}

/* Words */

/* "heart-2", in the notation. */
void
insertcoin_card_name (const InsertcoinState *state, FlipCard card, GString *text)
{
  g_assert (card <= insertcoin_any_card (state));

  if (card == insertcoin_game_over (state))
    g_string_append (text, "game-over");
  else if (card == insertcoin_any_card (state))
    g_string_append (text, "card");
  else
    g_string_append_printf (text, "%s-%u", state->set.shapes[state->set.cards[card].shape].word,
                            state->set.cards[card].number);
}

static void
print_card (gconstpointer data, const FlipMove *move, GString *text)
{
  const InsertcoinState *state = data;

  if (state->stage == INSERTCOIN_STAGE_SHAPES && !state->dealt)
    g_string_append (text, state->set.shapes[state->set.cards[move->arg[0]].shape].word);
  else
    insertcoin_card_name (state, (FlipCard) move->arg[0], text);
}

/* "Heart: 27 squares, 25 points, +1 life": everything that matters when choosing a card to keep. */
static void
append_shape (const InsertcoinShape *shape, GString *text)
{
  g_autoptr (GString) ability = g_string_new (NULL), parts = g_string_new (NULL);

  insertcoin_ability_describe (shape->ability, shape->amount, ability);
  /* Translators: %u: how many */
  flip_phrase_add_printf (parts, ngettext ("%u square", "%u squares", shape->n_squares),
                          shape->n_squares);
  /* Translators: %u: how many */
  flip_phrase_add_printf (parts, ngettext ("%u point", "%u points", shape->value), shape->value);
  flip_phrase_add (parts, ability->str);
  /* Translators: a shape, and its squares, points and ability. */
  g_string_append_printf (text, _ ("%s: %s"), insertcoin_name (shape->word), parts->str);
}

static void
append_symbols (const InsertcoinState *state, FlipCard card, GString *text)
{
  const InsertcoinCard *shown = &state->set.cards[card];
  const char *first = insertcoin_name (state->set.symbols[shown->symbols[0]].word);

  if (shown->symbols[1] == INSERTCOIN_NO_SYMBOL)
    /* Translators: a shape, its number, and the symbol of the card */
    g_string_append_printf (text, _ ("%s %u: %s"), shape_name (state, card), shown->number, first);
  else if (shown->symbols[1] == shown->symbols[0])
    /* Translators: first %s: a shape; %u: the number on the card; second %s: a symbol */
    g_string_append_printf (text, _ ("%s %u: %s twice"), shape_name (state, card), shown->number,
                            first);
  else
    /* Translators: a shape, its number, and both symbols of the card */
    g_string_append_printf (text, _ ("%s %u: %s and %s"), shape_name (state, card), shown->number,
                            first, insertcoin_name (state->set.symbols[shown->symbols[1]].word));
}

/* "Heart 2: Step and Bar", to tell cards apart; while shapes are chosen, only the shape. */
void
insertcoin_card_title (const InsertcoinState *state, FlipCard card, GString *text)
{
  const InsertcoinCard *shown;

  if (card >= state->set.n_cards)
    {
      g_string_append (text, card == insertcoin_game_over (state) ? _ ("GAME OVER") : _ ("Any other card"));
      return;
    }
  shown = &state->set.cards[card];
  if (state->stage <= INSERTCOIN_STAGE_SHAPES)
    append_shape (&state->set.shapes[shown->shape], text);
  else
    append_symbols (state, card, text);
}

static void
append_seats (guint seats, GString *text)
{
  for (guint seat = 0; seats >> seat; seat++)
    {
      if (!(seats & 1u << seat))
        continue;
      flip_phrase_add_printf (text, "{seat %u}", seat + 1);
    }
}

static void
describe_game_over (const InsertcoinState *state, GString *text)
{
  g_autoptr (GString) payers = g_string_new (NULL), broke = g_string_new (NULL);
  guint pile = insertcoin_pile (state), pay = 0, cannot = 0;

  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      if (!insertcoin_owes_coin (state, seat, pile))
        continue;
      if (state->seats[seat].coins)
        pay |= 1u << seat;
      else
        cannot |= 1u << seat;
    }
  append_seats (pay, payers);
  append_seats (cannot, broke);
  if (!pay && !cannot)
    g_string_append (text, _ ("GAME OVER: nobody has to insert a coin"));
  else if (!cannot)
    /* Translators: the players who insert a coin. */
    g_string_append_printf (text, _ ("GAME OVER: a coin from %s"), payers->str);
  else if (!pay)
    g_string_append_printf (text,
                            /* Translators: %s: the players without a coin */
                            ngettext ("GAME OVER; %s has no coin left, so the game ends",
                                      "GAME OVER; %s have no coin left, so the game ends",
                                      insertcoin_count (cannot)),
                            broke->str);
  else
    /* Translators: the players who insert a coin, and those who can’t. */
    g_string_append_printf (
      text,
      /* Translators: first %s: the players who pay; second %s: the players without a coin */
      ngettext ("GAME OVER: a coin from %s; %s has none left, so the game ends",
                "GAME OVER: a coin from %s; %s have none left, so the game ends",
                insertcoin_count (cannot)),
      payers->str, broke->str);
}

static void
describe_card (gconstpointer data, const FlipMove *move, GString *text)
{
  const InsertcoinState *state = data;
  FlipCard card = (FlipCard) move->arg[0];
  guint missing = 0;
  g_autoptr (GString) seats = g_string_new (NULL), title = g_string_new (NULL);

  if (state->stage == INSERTCOIN_STAGE_SHAPES)
    {
      /* Translators: first %d: the number of the level; {seat %d}: is replaced by the name of that
         player; second %d: points; %s: a shape */
      g_string_append_printf (text, _ ("Level %d of {seat %d} is a shape worth %d: %s"),
                              state->hands.n_shown + 1, state->seat + 1,
                              state->set.shapes[state->set.cards[card].shape].value,
                              shape_name (state, card));
      return;
    }
  if (card == insertcoin_game_over (state))
    return describe_game_over (state, text);
  if (card == insertcoin_any_card (state))
    {
      /* Translators: first %u: the number of the card; second %u: how many there are */
      g_string_append_printf (text, _ ("Card %u of %u is flipped"), state->deck.flips + 1u,
                              insertcoin_flips (state));
      return;
    }
  insertcoin_card_title (state, card, title);
  for (guint seat = 0; seat < state->n_seats; seat++)
    missing |= state->seats[seat].misses ? 1u << seat : 0;
  append_seats (missing, seats);
  if (missing)
    /* Translators: a card and the players who do nothing with it. */
    flip_phrase_become (
      /* Translators: first %s: what was flipped; second %s: players */
      title, g_strdup_printf (ngettext ("%s (%s misses this flip)", "%s (%s miss this flip)",
                                        insertcoin_count (missing)),
                              title->str, seats->str));
  g_string_append (text, title->str);
}

static void
label_card (gconstpointer state, const FlipMove *move, GString *text)
{
  insertcoin_card_title (state, (FlipCard) move->arg[0], text);
}

/* While shapes are chosen, only the shape of a card matters. */
static void
offer_card (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  const InsertcoinState *state = data;

  if (state->stage <= INSERTCOIN_STAGE_SHAPES && move->arg[0] < state->set.n_cards)
    flip_phrase_copy (offer->rest, shape_name (state, (FlipCard) move->arg[0]), sizeof offer->rest);
}

/* For the dealer. Cards that aren't in a pile count as removed from it. */
void
insertcoin_deck (gconstpointer data, guint16 shuffle, FlipDeck *deck)
{
  const InsertcoinState *state = data;
  guint pile = shuffle - SHUFFLE_FIRST_PILE, first, end;

  G_STATIC_ASSERT (INSERTCOIN_MAX_CARDS <= FLIP_MAX_GONE);
  deck->cards = insertcoin_all_cards (state);
  if (shuffle < SHUFFLE_FIRST_PILE)
    return;

  g_return_if_fail (pile < state->set.n_piles);

  deck->cards |= FLIP_CARD_BIT (insertcoin_game_over (state));
  first = pile_start (state, pile) - pile; /* without the GAME OVER cards */
  end = first + insertcoin_pile_size (state, pile) - 1;
  for (guint i = 0; i < state->set.n_cards; i++)
    {
      if (i < first || i >= end)
        deck->gone[deck->n_gone++] = (FlipDraw){ SHUFFLE_PARTS, (guint16) i };
    }
}

const FlipVerb insertcoin_card = {
  .name = "card", .stages = 1u << INSERTCOIN_STAGE_SHAPES | 1u << INSERTCOIN_STAGE_FLIP,
  .n_args = 1,
  .list = list_card, .check = check_card, .apply = apply_card,
  .print = print_card, .describe = describe_card, .label = label_card, .offer = offer_card,
};
