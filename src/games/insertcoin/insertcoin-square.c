/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/insertcoin/insertcoin-rules.h"
#include "games/insertcoin/insertcoin-symbol.h"
#include "games/insertcoin/insertcoin.h"

#include <glib/gi18n-lib.h>

/* The results of filling squares of a level, in words: in the notation, on a button, in the log and
   in an offer. */

/* Columns from a, rows from 1 at the top. */
void
insertcoin_square_print (guint square, GString *text)
{
  g_assert (square < INSERTCOIN_NOWHERE);

  g_string_append_printf (text, "%c%u", (char) ('a' + square % INSERTCOIN_STRIDE),
                          square / INSERTCOIN_STRIDE + 1);
}

static void
append_squares (const InsertcoinState *state, const FlipMove *move, GString *text)
{
  guint16 sites[FLIP_TILE_SQUARES];
  guint n = insertcoin_covers (state, move, sites);

  for (guint i = 0; i < n; i++)
    {
      g_string_append_c (text, ' ');
      insertcoin_square_print (insertcoin_site_square (state, sites[i]), text);
    }
}

/* " level 3 f4 g4" */
void
insertcoin_filling_print (gconstpointer data, const FlipMove *move, GString *text)
{
  const InsertcoinState *state = data;

  g_assert (move->site < insertcoin_n_squares (state));

  g_string_append_printf (text, " level %u", insertcoin_site_level (state, move->site) + 1);
  append_squares (state, move, text);
}

void
insertcoin_filling_label (gconstpointer data, const FlipMove *move, GString *text)
{
  const InsertcoinState *state = data;

  g_assert (move->site < insertcoin_n_squares (state));

  /* Translators: %u: the number of the level */
  g_string_append_printf (text, _ ("Level %u"), insertcoin_site_level (state, move->site) + 1);
  append_squares (state, move, text);
}

/* For the log: only a level that becomes complete is mentioned. */
void
insertcoin_filling_describe (const InsertcoinState *state, guint site, guint filled, GString *text)
{
  guint level = insertcoin_site_level (state, site);
  const InsertcoinSeat *seat = insertcoin_acting_seat (state);
  const InsertcoinShape *shape = insertcoin_shape (state, seat, level);
  g_autoptr (GString) ability = g_string_new (NULL);

  g_assert (site < insertcoin_n_squares (state) && filled > 0);

  if (insertcoin_grid_count (insertcoin_free (state, seat, level)) != filled)
    return;
  insertcoin_ability_describe (shape->ability, shape->amount, ability);
  /* Translators: what was done, without a full stop, and what the level gives: Key in level 2. The
     level is complete: a coin */
  flip_phrase_become (
    /* Translators: first %s: what was drawn; second %s: what it brings */
    text, g_strdup_printf (_ ("%s. The level is complete: %s"), text->str, ability->str));
}

/* The gain of an ability, with its picture. */
void
insertcoin_offer_ability (const InsertcoinShape *shape, FlipOffer *offer)
{
  static const char *const glyphs[INSERTCOIN_N_ABILITIES] = {
    [INSERTCOIN_SKULL] = "skull", [INSERTCOIN_LIFE] = "heart",   [INSERTCOIN_SHIELD] = "shield",
    [INSERTCOIN_COIN] = "token",  [INSERTCOIN_SYMBOL] = "cards",
  };
  g_autoptr (GString) words = g_string_new (NULL);

  g_assert (shape->ability < INSERTCOIN_N_ABILITIES);

  insertcoin_ability_describe (shape->ability, shape->amount, words);
  flip_gains_add (&offer->gains, glyphs[shape->ability], "%s", words->str);
}

/* For an offer: how many squares are filled, and what that completes. */
void
insertcoin_filling_foretell (const InsertcoinState *state,
                             guint site,
                             guint filled,
                             GString *brings,
                             FlipOffer *offer)
{
  guint level = insertcoin_site_level (state, site);
  const InsertcoinSeat *seat = insertcoin_acting_seat (state);
  const InsertcoinShape *shape = insertcoin_shape (state, seat, level);
  guint empty = insertcoin_grid_count (insertcoin_free (state, seat, level));

  g_assert (site < insertcoin_n_squares (state));

  if (filled < empty)
    {
      g_string_append_printf (
        brings,
        /* Translators: first %u: how many squares; second %u: of how many */
        ngettext ("Fills %u of the %u empty square.", "Fills %u of the %u empty squares.", empty),
        filled, empty);
      return;
    }
  g_string_append_printf (
    /* Translators: %u: how many */
    brings, ngettext ("Fills the last square.", "Fills the last %u squares.", filled), filled);
  flip_phrase_say (brings, _ ("The level is complete."));
  insertcoin_offer_ability (shape, offer);
}

/* One empty square inside a contour: for a life, or by an ability. */

static void
list_squares (const InsertcoinState *state, InsertcoinVerb verb, FlipMoveList *list)
{
  for (guint level = 0; level < INSERTCOIN_LEVELS; level++)
    insertcoin_list_moves (state, level,
                           insertcoin_free (state, insertcoin_acting_seat (state), level),
                           insertcoin_move (verb, FLIP_NO_SITE, 0, 0), list);
}

static gboolean
check_square (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const InsertcoinState *state = data;
  const char *rule = move->verb == INSERTCOIN_VERB_LIFE ? "IC-LIFE-1" : "IC-ABILITY-1";
  const InsertcoinSeat *seat = insertcoin_acting_seat (state);
  guint level = insertcoin_site_level (state, move->site);
  guint square = insertcoin_site_square (state, move->site);

  if (move->site >= insertcoin_n_squares (state))
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, rule,
                        _ ("There is no such square."));
  if (insertcoin_grid_has (insertcoin_free (state, seat, level), square))
    return TRUE;
  if (insertcoin_grid_has (seat->filled[level], square))
    return flip_refuse (refusal, FLIP_REFUSED_MARKED, move->site, rule,
                        _ ("This square is already filled. Choose an empty one."));
  return flip_refuse (refusal, FLIP_REFUSED_REACH, move->site, rule,
                      _ ("This square is outside the outline of the shape."));
}

static void
fill_site (InsertcoinState *state, guint site)
{
  g_assert (site < insertcoin_n_squares (state));

  insertcoin_fill_squares (state, insertcoin_site_level (state, site),
                           insertcoin_grid_of_square (insertcoin_site_square (state, site)));
  insertcoin_continue_turn (state);
}

static void
offer_square (const InsertcoinState *state, guint site, const char *more, FlipOffer *offer)
{
  g_autoptr (GString) brings = g_string_new (NULL);

  insertcoin_filling_foretell (state, site, 1, brings, offer);
  flip_phrase_say (brings, more);
  /* Translators: on a button: fill the square */
  flip_phrase_copy (offer->act, _ ("_Fill It"), sizeof offer->act);
  flip_phrase_copy (offer->brings, brings->str, sizeof offer->brings);
}

/* "life level 3 f4", "fill level 3 f4" */
static void
print_square (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append (text, insertcoin_game.verbs[move->verb]->name);
  insertcoin_filling_print (state, move, text);
}

/* For a life */

static void
list_life (gconstpointer state, FlipMoveList *list)
{
  list_squares (state, INSERTCOIN_VERB_LIFE, list);
}

static void
apply_life (gpointer data, const FlipMove *move)
{
  InsertcoinState *state = data;

  g_assert (insertcoin_acting_seat (state)->lives > 0);

  insertcoin_lose_life (&state->seats[state->seat]);
  fill_site (state, move->site);
}

static void
describe_life (gconstpointer data, const FlipMove *move, GString *text)
{
  const InsertcoinState *state = data;
  const InsertcoinSeat *seat = insertcoin_acting_seat (state);

  /* Translators: %u: the number of the level */
  g_string_append_printf (text, _ ("Loses a life, 1 square in level %u"),
                          insertcoin_site_level (state, move->site) + 1);
  if (seat->lives == 1)
    /* Translators: %s is “Loses a life, 1 square in level 2”. */
    flip_phrase_become (text, g_strdup_printf (seat->coins
                                                 /* Translators: %s: a sentence about the life that was lost
                                                    */
                                                 ? _ ("%s. It was the last: a coin buys 3 more")
                                                 /* Translators: %s: a sentence about the life that was lost
                                                    */
                                                 : _ ("%s. It was the last, and there is no coin"),
                                               text->str));
  insertcoin_filling_describe (state, move->site, 1, text);
}

static void
label_life (gconstpointer state, const FlipMove *move, GString *text)
{
  g_autoptr (GString) filling = g_string_new (NULL);

  insertcoin_filling_label (state, move, filling);
  /* Translators: a square: Lose a life: Level 2, row 1. */
  g_string_append_printf (text, _ ("Lose a life: %s"), filling->str);
}

/* The last life of a row costs more than the others. */
static const char *
words_of_last_life (const InsertcoinSeat *seat)
{
  if (seat->lives > 1)
    return "";
  return seat->coins ? _ ("It is the last life of the row: a coin buys 3 more.")
                     : _ ("It is the last life, and there is no coin.");
}

static void
offer_life (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  const InsertcoinState *state = data;

  offer->price = INSERTCOIN_SQUARE_COST;
  offer_square (state, move->site, words_of_last_life (insertcoin_acting_seat (state)), offer);
}

/* By an ability */

static void
list_fill (gconstpointer state, FlipMoveList *list)
{
  list_squares (state, INSERTCOIN_VERB_FILL, list);
}

static void
apply_fill (gpointer data, const FlipMove *move)
{
  InsertcoinState *state = data;

  g_assert (state->pending.fills > 0);

  state->pending.fills--;
  fill_site (state, move->site);
}

static void
describe_fill (gconstpointer state, const FlipMove *move, GString *text)
{
  /* Translators: %u: the number of the level */
  g_string_append_printf (text, _ ("Fills a square in level %u"),
                          insertcoin_site_level (state, move->site) + 1);
  insertcoin_filling_describe (state, move->site, 1, text);
}

static void
offer_fill (gconstpointer state, const FlipMove *move, FlipOffer *offer)
{
  offer_square (state, move->site, "", offer);
}

const FlipVerb insertcoin_life = {
  .name = "life", .stages = 1u << INSERTCOIN_STAGE_DRAW, .has_site = TRUE,
  .list = list_life, .check = check_square, .apply = apply_life,
  .print = print_square, .describe = describe_life, .label = label_life, .offer = offer_life,
};

const FlipVerb insertcoin_fill = {
  .name = "fill", .stages = 1u << INSERTCOIN_STAGE_FILL, .has_site = TRUE,
  .list = list_fill, .check = check_square, .apply = apply_fill,
  .print = print_square, .describe = describe_fill, .label = insertcoin_filling_label, .offer = offer_fill,
};
