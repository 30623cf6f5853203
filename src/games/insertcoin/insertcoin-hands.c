/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/insertcoin/insertcoin-game.h"

#include <glib/gi18n-lib.h>

/* Choosing the shapes. The cards of the deal are identified by their positions in it: those of a
   hand are dealt one after the other. In a draft the hands are passed from seat to seat. */

void
insertcoin_hands_deal (InsertcoinState *state)
{
  /* At a real table the players choose from their own cards, so any three positions can represent
     them. */
  for (guint seat = 0; seat < state->n_seats; seat++)
    for (guint i = 0; i < INSERTCOIN_LEVELS && !state->dealt; i++)
      state->hands.kept[seat][i] = (guint8) (seat * insertcoin_hand_size (state) + i);
  state->stage = state->dealt ? INSERTCOIN_STAGE_KEEP : INSERTCOIN_STAGE_SHAPES;
}

/* The positions of the cards in front of a seat now, without those it has kept. */
guint
insertcoin_hand (const InsertcoinState *state, guint seat, guint8 places[INSERTCOIN_DEAL])
{
  guint size = insertcoin_hand_size (state);
  guint owner = (seat + state->hands.round) % state->n_seats;
  guint n = 0;

  g_assert (seat < state->n_seats);

  for (guint i = 0; i < size; i++)
    {
      guint place = owner * size + i;

      if (!(state->hands.taken & 1u << place))
        places[n++] = (guint8) place;
    }

  return n;
}

/* How many cards are kept at once. */
guint
insertcoin_hand_takes (const InsertcoinState *state)
{
  return state->draft ? 1 : INSERTCOIN_LEVELS;
}

static void
list_keep (gconstpointer data, FlipMoveList *list)
{
  const InsertcoinState *state = data;
  guint8 places[INSERTCOIN_DEAL];
  guint n = insertcoin_hand (state, state->seat, places);

  for (int cards = 1; cards < 1 << n; cards++)
    {
      if (insertcoin_count ((guint) cards) == insertcoin_hand_takes (state))
        *flip_move_list_next (list) =
          insertcoin_move (INSERTCOIN_VERB_KEEP, FLIP_NO_SITE, cards, 0);
    }
}

static gboolean
check_keep (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const InsertcoinState *state = data;
  guint8 places[INSERTCOIN_DEAL];
  guint n = insertcoin_hand (state, state->seat, places);

  if (move->arg[0] < 0 || move->arg[0] >= 1 << n)
    return flip_refuse (refusal, FLIP_REFUSED_CARD, FLIP_NO_SITE,
                        state->draft ? "IC-SETUP-3" : "IC-SETUP-2",
                        /* Translators: %u: how many */
                        ngettext ("There is only %u card to choose from, numbered from 1.",
                                  "There are only %u cards to choose from, numbered from 1.", n),
                        n);
  if (insertcoin_count ((guint) move->arg[0]) == insertcoin_hand_takes (state))
    return TRUE;
  return state->draft ? flip_refuse (refusal, FLIP_REFUSED_LIMIT, FLIP_NO_SITE, "IC-SETUP-3",
                                     _ ("Keep one card and pass on the others."))
                      : flip_refuse (refusal, FLIP_REFUSED_LIMIT, FLIP_NO_SITE, "IC-SETUP-2",
                                     /* Translators: %d: how many */
                                     ngettext ("Exactly %d card is kept, one for each level.",
                                               "Exactly %d cards are kept, one for each level.",
                                               INSERTCOIN_LEVELS),
                                     INSERTCOIN_LEVELS);
}

static void
next_chooser (InsertcoinState *state)
{
  g_assert (state->hands.round < INSERTCOIN_LEVELS);

  state->done |= (guint8) (1u << state->seat);
  state->seat = (guint8) insertcoin_seat_to_come (state);
  if (state->seat < state->n_seats)
    return;
  state->seat = 0;
  state->done = 0;
  state->hands.round++;
  if (!state->draft || state->hands.round == INSERTCOIN_LEVELS)
    state->stage = INSERTCOIN_STAGE_SHAPES;
}

static void
apply_keep (gpointer data, const FlipMove *move)
{
  InsertcoinState *state = data;
  InsertcoinHands *hands = &state->hands;
  guint8 places[INSERTCOIN_DEAL];
  guint n = insertcoin_hand (state, state->seat, places);

  g_assert (move->arg[0] > 0 && move->arg[0] < 1 << n);

  for (guint i = 0; i < n; i++)
    {
      if (!(move->arg[0] & 1 << i))
        continue;
      g_assert (hands->n_kept[state->seat] < INSERTCOIN_LEVELS);
      hands->kept[state->seat][hands->n_kept[state->seat]++] = places[i];
      hands->taken |= 1u << places[i];
    }
  next_chooser (state);
}

/* "keep 1 3 4" */
static void
print_keep (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append (text, "keep");
  for (int i = 0; i < INSERTCOIN_DEAL; i++)
    {
      if (move->arg[0] & 1 << i)
        g_string_append_printf (text, " %d", i + 1);
    }
}

static void
describe_keep (gconstpointer state, const FlipMove *move, GString *text)
{
  guint cards = insertcoin_hand_takes (state);

  /* Translators: %u: how many */
  g_string_append_printf (text, ngettext ("Keeps %u card", "Keeps %u cards", cards), cards);
}

static void
label_keep (gconstpointer state, const FlipMove *move, GString *text)
{
  g_autoptr (GString) numbers = g_string_new (NULL);
  guint n = insertcoin_count ((guint) move->arg[0]);

  for (int i = 0; i < INSERTCOIN_DEAL; i++)
    {
      if (move->arg[0] & 1 << i)
        flip_phrase_add_printf (numbers, "%d", i + 1);
    }
  /* Translators: %s: the numbers of the cards */
  g_string_append_printf (text, ngettext ("Keep card %s", "Keep cards %s", n), numbers->str);
}

static void
offer_keep (gconstpointer state, const FlipMove *move, FlipOffer *offer)
{
  offer->picks = (guint) move->arg[0];
}

/* A kept card is shown: its shape goes to the next level of its seat. */
void
insertcoin_shape_apply (InsertcoinState *state, FlipCard card)
{
  InsertcoinSeat *seat = &state->seats[state->seat];

  g_assert (state->seat < state->n_seats);
  g_assert (card < state->set.n_cards && state->hands.n_shown < INSERTCOIN_LEVELS);

  seat->shapes[state->hands.n_shown] = state->set.cards[card].shape;
  seat->cards[state->hands.n_shown] = card;
  state->hands.n_shown++;
  if (state->hands.n_shown < INSERTCOIN_LEVELS)
    return;
  state->hands.n_shown = 0;
  state->seat++;
  if (state->seat == state->n_seats)
    insertcoin_begin_flip (state);
}

FlipCardSet
insertcoin_shapes_shown (const InsertcoinState *state)
{
  FlipCardSet shown = 0;

  for (guint seat = 0; seat < state->n_seats; seat++)
    for (guint level = 0; level < INSERTCOIN_LEVELS; level++)
      {
        if (insertcoin_has_shape (&state->seats[seat], level))
          shown |= FLIP_CARD_BIT (state->seats[seat].cards[level]);
      }

  return shown;
}

/* While shapes are chosen, a seat sees the cards in front of it, then those it has kept. */
guint
insertcoin_peek (gconstpointer data, guint seat, FlipDraw draws[FLIP_MAX_PEEKS])
{
  const InsertcoinState *state = data;
  guint8 places[INSERTCOIN_DEAL];
  guint n;

  G_STATIC_ASSERT (INSERTCOIN_DEAL + INSERTCOIN_LEVELS <= FLIP_MAX_PEEKS);
  g_return_val_if_fail (seat < state->n_seats, 0);

  if (state->stage != INSERTCOIN_STAGE_KEEP)
    return 0;
  n = insertcoin_hand (state, seat, places);
  for (guint i = 0; i < n; i++)
    draws[i] = (FlipDraw){ 0, places[i] };
  for (guint i = 0; i < state->hands.n_kept[seat]; i++)
    draws[n++] = (FlipDraw){ 0, state->hands.kept[seat][i] };
  return n;
}

const FlipVerb insertcoin_keep = {
  .name = "keep", .stages = 1u << INSERTCOIN_STAGE_KEEP, .n_args = 1,
  .list = list_keep, .check = check_keep, .apply = apply_keep,
  .print = print_keep, .describe = describe_keep, .label = label_keep, .offer = offer_keep,
};
