/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/insertcoin/insertcoin-rules.h"

#include <glib/gi18n-lib.h>

/* The sentences of the log. */

static const char *
shape_name (const InsertcoinState *state, FlipCard card)
{
  return insertcoin_name (state->set.shapes[state->set.cards[card].shape].word);
}

/* "Heart 2: Step and Bar", as people tell cards apart. */
void
insertcoin_card_describe (const InsertcoinState *state, FlipCard card, GString *text)
{
  const InsertcoinCard *shown = &state->set.cards[card];

  if (card == INSERTCOIN_GAME_OVER)
    g_string_append (text, _ ("GAME OVER"));
  else
    g_string_append_printf (text, _ ("%s %u: %s and %s"), shape_name (state, card), shown->number,
                            insertcoin_name (state->set.symbols[shown->symbols[0]].word),
                            insertcoin_name (state->set.symbols[shown->symbols[1]].word));
}

static void
append_seats (guint seats, GString *text)
{
  for (guint seat = 0; seats >> seat; seat++)
    {
      if (!(seats & 1u << seat))
        continue;
      g_string_append_printf (text, "%s{seat %u}", text->len ? ", " : "", seat + 1);
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
  g_string_append (text, _ ("GAME OVER"));
  if (pay)
    g_string_append_printf (text, _ (": a coin from %s"), payers->str);
  else if (!cannot)
    g_string_append (text, _ (": nobody has to insert a coin"));
  if (cannot)
    g_string_append_printf (text,
                            ngettext ("; %s has none left, so the game ends",
                                      "; %s have none left, so the game ends",
                                      insertcoin_count (cannot)),
                            broke->str);
}

static void
describe_card (const InsertcoinState *state, FlipCard card, GString *text)
{
  guint missing = 0;
  g_autoptr (GString) seats = g_string_new (NULL);

  if (state->stage == INSERTCOIN_STAGE_SHAPES)
    {
      g_string_append_printf (text, _ ("Level %d of {seat %d} is a shape worth %d: %s"),
                              state->hands.n_shown + 1, state->seat + 1,
                              state->set.shapes[state->set.cards[card].shape].value,
                              shape_name (state, card));
      return;
    }
  if (card == INSERTCOIN_GAME_OVER)
    {
      describe_game_over (state, text);
      return;
    }
  insertcoin_card_describe (state, card, text);
  for (guint seat = 0; seat < state->n_seats; seat++)
    missing |= state->seats[seat].misses ? 1u << seat : 0;
  append_seats (missing, seats);
  if (missing)
    g_string_append_printf (
      text, ngettext (" (%s misses this flip)", " (%s miss this flip)", insertcoin_count (missing)),
      seats->str);
}

static void
describe_completion (const InsertcoinState *state,
                     const FlipMove *move,
                     guint n_filled,
                     GString *text)
{
  guint level = insertcoin_site_level (move->site);
  const InsertcoinSeat *seat = insertcoin_acting_seat (state);
  const InsertcoinShape *shape = insertcoin_shape (state, seat, level);

  if (insertcoin_grid_count (insertcoin_free (state, seat, level)) != n_filled)
    return;
  g_string_append (text, _ (". The level is complete: "));
  insertcoin_ability_describe (shape->ability, shape->amount, text);
}

static void
describe_draw (const InsertcoinState *state, const FlipMove *move, GString *text)
{
  const InsertcoinSymbol *symbol = insertcoin_corner (state, (guint) move->arg[0]);
  InsertcoinFit fit = insertcoin_fit (state, move);

  g_string_append_printf (text, _ ("%s in level %u"), insertcoin_name (symbol->word),
                          insertcoin_site_level (move->site) + 1);
  if (fit.inside < symbol->n_cells)
    g_string_append_printf (
      text, ngettext (", %u square of it inside", ", %u squares of it inside", fit.inside),
      fit.inside);
  describe_completion (state, move, fit.inside, text);
}

static void
describe_life (const InsertcoinState *state, const FlipMove *move, GString *text)
{
  const InsertcoinSeat *seat = insertcoin_acting_seat (state);

  g_string_append_printf (text, _ ("Loses a life, 1 square in level %u"),
                          insertcoin_site_level (move->site) + 1);
  if (seat->lives == 1)
    g_string_append (text, seat->coins ? _ (". It was the last: a coin brings 3 more")
                                       : _ (". It was the last, and there is no coin"));
  describe_completion (state, move, 1, text);
}

static void
describe_kept (const InsertcoinState *state, GString *text)
{
  guint cards = insertcoin_hand_takes (state);

  g_string_append_printf (text, ngettext ("Keeps %u card", "Keeps %u cards", cards), cards);
}

void
insertcoin_describe (gconstpointer data, const FlipMove *move, GString *text)
{
  const InsertcoinState *state = data;

  switch ((InsertcoinVerb) move->verb)
    {
    case INSERTCOIN_VERB_CARD:
      return describe_card (state, (FlipCard) move->arg[0], text);
    case INSERTCOIN_VERB_KEEP:
      return describe_kept (state, text);
    case INSERTCOIN_VERB_DRAW:
      return describe_draw (state, move, text);
    case INSERTCOIN_VERB_LIFE:
      return describe_life (state, move, text);
    case INSERTCOIN_VERB_FILL:
      g_string_append_printf (text, _ ("Fills a square in level %u"),
                              insertcoin_site_level (move->site) + 1);
      return describe_completion (state, move, 1, text);
    case INSERTCOIN_VERB_STRIKE:
      g_string_append (text, move->arg[0] == INSERTCOIN_SKULL
                               ? _ ("The skull: the others miss the next flip")
                               : _ ("The bolt: it takes a life from the others"));
      return;
    default:
      g_string_append (text, _ ("Leaves the rest of the ability"));
    }
}
