/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/insertcoin/insertcoin-rules.h"

#include <glib/gi18n-lib.h>

/* Counters only, for players who draw on their own boards: they enter what a flip has changed, and
   at the end how many squares are empty. The known progress of a level is stored as filled squares,
   so that points and goals are counted as usual. */

gboolean
insertcoin_may_count (const InsertcoinState *state)
{
  return state->counters && state->stage == INSERTCOIN_STAGE_FLIP
         && state->deck.flipped == insertcoin_any_card (state);
}

static gboolean
check_counting (const InsertcoinState *state, const FlipMove *move, FlipRefusal *refusal)
{
  if (insertcoin_may_count (state))
    return TRUE;
  return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, "IC-COUNT-3",
                      state->counters
                        ? _ ("Nothing can be drawn now: flip a card first.")
                        : _ ("On this sheet you fill in the squares themselves."));
}

static gboolean
check_seat (const InsertcoinState *state, const FlipMove *move, FlipRefusal *refusal)
{
  return (move->arg[0] >= 0 && move->arg[0] < state->n_seats)
         || flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, move->site, "IC-COUNT-3",
                         _ ("There is no such player."));
}

/* A life is lost for a square */

/* A flip is worth one symbol or one life. The first edition of the rules did not enforce that. */
static gboolean
has_given_life (const InsertcoinState *state, guint seat)
{
  return state->corrected && state->done >> seat & 1;
}

static void
list_lose (gconstpointer data, FlipMoveList *list)
{
  const InsertcoinState *state = data;

  for (guint seat = 0; insertcoin_may_count (state) && seat < state->n_seats; seat++)
    {
      if (state->seats[seat].lives && !has_given_life (state, seat))
        *flip_move_list_next (list) = insertcoin_move (
          INSERTCOIN_VERB_LOSE, insertcoin_lives_site (state, seat), (int) seat, 0);
    }
}

static gboolean
check_lose (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const InsertcoinState *state = data;

  if (!check_counting (state, move, refusal) || !check_seat (state, move, refusal))
    return FALSE;
  if (move->site != insertcoin_lives_site (state, (guint) move->arg[0]))
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, move->site, "IC-COUNT-3",
                        _ ("This is not a move in this game."));
  if (has_given_life (state, (guint) move->arg[0]))
    return flip_refuse (refusal, FLIP_REFUSED_MARKED, move->site, "IC-COUNT-5",
                        /* Translators: {seat %d}: is replaced by the name of that player */
                        _ ("{seat %d} has already lost a life on this flip, and fills one square "
                           "for it."),
                        move->arg[0] + 1);
  return state->seats[move->arg[0]].lives > 0
         || flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "IC-END-3",
                         _ ("There is neither a life nor a coin left."));
}

static void
apply_lose (gpointer data, const FlipMove *move)
{
  InsertcoinState *state = data;

  g_assert (insertcoin_may_count (state));

  insertcoin_lose_life (&state->seats[move->arg[0]]);
  state->done |= (guint8) (1u << move->arg[0]);
  state->counted++;
}

static void
print_lose (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append_printf (text, "lost %d", move->arg[0] + 1);
}

static void
describe_lose (gconstpointer data, const FlipMove *move, GString *text)
{
  InsertcoinSeat after = insertcoin_state_seat (data, (guint) move->arg[0]);
  guint row = after.row;

  insertcoin_lose_life (&after);
  g_string_append_printf (text,
                          after.row > row
                            /* Translators: {seat %d}: is replaced by the name of that player */
                            ? _ ("{seat %d} loses the last life of the row and inserts a coin")
                            /* Translators: {seat %d}: is replaced by the name of that player */
                            : _ ("{seat %d} loses a life"),
                          move->arg[0] + 1);
}

static void
label_lose (gconstpointer state, const FlipMove *move, GString *text)
{
  /* Translators: {seat %d}: is replaced by the name of that player */
  g_string_append_printf (text, _ ("{seat %d} loses a life"), move->arg[0] + 1);
}

static void
offer_lose (gconstpointer state, const FlipMove *move, FlipOffer *offer)
{
  flip_phrase_copy (offer->act, _ ("Cross Out a Life"), sizeof offer->act);
  /* Translators: what is lost */
  flip_gains_add (&offer->gains, "heart", "%s", _ ("−1 life"));
}

/* A level is complete */

/* The number of squares that an ability can fill. */
static guint
squares_of_ability (const InsertcoinShape *shape, guint symbol)
{
  return shape->ability == INSERTCOIN_FILL     ? shape->amount
         : shape->ability == INSERTCOIN_SYMBOL ? symbol
                                               : 0;
}

/* Whether the cards so far provide enough squares for one more complete level: each gives one
   symbol, and the abilities of other levels a little more. */
static gboolean
can_be_complete (const InsertcoinState *state, guint seat, guint level)
{
  const InsertcoinSeat *sheet = &state->seats[seat];
  guint needed = insertcoin_shape (state, sheet, level)->n_squares;
  guint symbol = 0, most;

  for (guint i = 0; i < state->set.n_symbols; i++)
    symbol = MAX (symbol, state->set.symbols[i].n_cells);
  most = symbol * (state->deck.flips - insertcoin_count (state->deck.game_overs));
  for (guint i = 0; i < INSERTCOIN_LEVELS; i++)
    {
      const InsertcoinShape *shape = insertcoin_shape (state, sheet, i);

      if (!(sheet->complete >> i & 1))
        continue;
      needed += shape->n_squares;
      most += squares_of_ability (shape, symbol);
    }
  return !state->corrected || needed <= most;
}

static void
list_complete (gconstpointer data, FlipMoveList *list)
{
  const InsertcoinState *state = data;

  for (guint seat = 0; insertcoin_may_count (state) && seat < state->n_seats; seat++)
    for (guint level = 0; level < INSERTCOIN_LEVELS; level++)
      {
        if (!(state->seats[seat].complete >> level & 1) && can_be_complete (state, seat, level))
          *flip_move_list_next (list) =
            insertcoin_move (INSERTCOIN_VERB_COMPLETE, insertcoin_level_site (state, seat, level),
                             (int) seat, (int) level);
      }
}

static gboolean
check_complete (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const InsertcoinState *state = data;
  int level = move->arg[1];

  if (!check_counting (state, move, refusal) || !check_seat (state, move, refusal))
    return FALSE;
  if (level < 0 || level >= INSERTCOIN_LEVELS
      || move->site != insertcoin_level_site (state, (guint) move->arg[0], (guint) level))
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, move->site, "IC-COUNT-3",
                        _ ("There is no such level."));
  if (state->seats[move->arg[0]].complete >> level & 1)
    return flip_refuse (refusal, FLIP_REFUSED_MARKED, move->site, "IC-COUNT-3",
                        /* Translators: %d: the number of the level */
                        _ ("Level %d is already complete."), level + 1);
  return can_be_complete (state, (guint) move->arg[0], (guint) level)
         || flip_refuse (refusal, FLIP_REFUSED_LIMIT, move->site, "IC-COUNT-5",
                         /* Translators: %d: the number of the level */
                         _ ("Level %d can’t be complete yet: the symbols of the cards so far have "
                            "too few squares."),
                         level + 1);
}

static void
apply_complete (gpointer data, const FlipMove *move)
{
  InsertcoinState *state = data;
  guint seat = (guint) move->arg[0], level = (guint) move->arg[1];

  g_assert (insertcoin_may_count (state));

  state->seat = (guint8) seat;
  insertcoin_fill_squares (state, level,
                           insertcoin_shape (state, &state->seats[seat], level)->squares);
  state->bolts[seat] = state->pending.bolts;
  insertcoin_resolve_strikes (state);
  memset (&state->pending, 0, sizeof state->pending);
  state->seats[seat].ghost = 0;
  state->seat = 0;
  state->counted++;
}

static void
print_complete (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append_printf (text, "complete %d level %d", move->arg[0] + 1, move->arg[1] + 1);
}

static void
describe_complete (gconstpointer data, const FlipMove *move, GString *text)
{
  const InsertcoinState *state = data;
  InsertcoinSeat seat = insertcoin_state_seat (state, (guint) move->arg[0]);
  const InsertcoinShape *shape = insertcoin_shape (state, &seat, (guint) move->arg[1]);
  g_autoptr (GString) ability = g_string_new (NULL);

  insertcoin_ability_describe (shape->ability, shape->amount, ability);
  /* Translators: {seat %d}: is replaced by the name of that player; %d: the number of the level;
     first %s: a shape; second %s: what it brings */
  g_string_append_printf (text, _ ("{seat %d} completes level %d, %s: %s"), move->arg[0] + 1,
                          move->arg[1] + 1, insertcoin_name (shape->word), ability->str);
}

static void
label_complete (gconstpointer data, const FlipMove *move, GString *text)
{
  const InsertcoinState *state = data;
  InsertcoinSeat seat = insertcoin_state_seat (state, (guint) move->arg[0]);

  g_string_append_printf (
    /* Translators: {seat %d}: is replaced by the name of that player; %d: the number of the level;
       %s: what it brings */
    text, _ ("{seat %d} completes level %d: %s"), move->arg[0] + 1, move->arg[1] + 1,
    insertcoin_name (insertcoin_shape (state, &seat, (guint) move->arg[1])->word));
}

static void
offer_complete (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  const InsertcoinState *state = data;
  InsertcoinSeat seat = insertcoin_state_seat (state, (guint) move->arg[0]);
  const InsertcoinShape *shape = insertcoin_shape (state, &seat, (guint) move->arg[1]);

  flip_phrase_copy (offer->act, _ ("It Is Complete"), sizeof offer->act);
  insertcoin_offer_ability (shape, offer);
}

/* The last flip is finished */

static void
list_finish (gconstpointer data, FlipMoveList *list)
{
  const InsertcoinState *state = data;

  if (insertcoin_may_count (state) && insertcoin_reasons_to_end (state))
    *flip_move_list_next (list) = insertcoin_move (INSERTCOIN_VERB_FINISH, FLIP_NO_SITE, 0, 0);
}

static gboolean
check_finish (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  return check_counting (data, move, refusal)
         && (insertcoin_reasons_to_end (data) != 0
             || flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "IC-COUNT-4",
                             _ ("The game continues: flip the next card.")));
}

static void
apply_finish (gpointer state, const FlipMove *move)
{
  insertcoin_begin_flip (state);
}

static void
describe_finish (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append (text, _ ("Everyone has drawn: the game is over"));
}

static void
label_finish (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append (text, _ ("Everyone has drawn: count the squares"));
}

/* The empty squares of a level */

/* Continues with the next level that may have empty squares; when all are counted, the game is
   over. */
void
insertcoin_count_next (InsertcoinState *state)
{
  for (; state->seat < state->n_seats; state->seat++, state->level = 0)
    for (; state->level < INSERTCOIN_LEVELS; state->level++)
      {
        if (state->seats[state->seat].complete >> state->level & 1)
          continue;
        state->stage = INSERTCOIN_STAGE_SQUARES;
        return;
      }
  state->seat = 0;
  state->level = 0;
  state->stage = INSERTCOIN_STAGE_OVER;
}

guint
insertcoin_most_empty (const InsertcoinState *state)
{
  return insertcoin_shape (state, insertcoin_acting_seat (state), state->level)->n_squares;
}

static void
list_empty (gconstpointer data, FlipMoveList *list)
{
  for (guint n = 0; n <= insertcoin_most_empty (data); n++)
    *flip_move_list_next (list) = insertcoin_move (INSERTCOIN_VERB_EMPTY, FLIP_NO_SITE, (int) n, 0);
}

static gboolean
check_empty (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  guint most = insertcoin_most_empty (data);

  return (move->arg[0] >= 0 && move->arg[0] <= (int) most)
         || flip_refuse (refusal, FLIP_REFUSED_LIMIT, FLIP_NO_SITE, "IC-COUNT-4",
                         /* Translators: %u: how many */
                         ngettext ("This shape has %u square.", "This shape has %u squares.", most),
                         most);
}

static void
apply_empty (gpointer data, const FlipMove *move)
{
  InsertcoinState *state = data;
  InsertcoinSeat *seat = &state->seats[state->seat];
  InsertcoinGrid left = insertcoin_shape (state, seat, state->level)->squares;

  g_assert (state->stage == INSERTCOIN_STAGE_SQUARES);

  for (guint n = insertcoin_most_empty (state); n > (guint) move->arg[0]; n--)
    seat->filled[state->level] =
      insertcoin_grid_or (seat->filled[state->level],
                          insertcoin_grid_of_square (insertcoin_grid_take (&left)));
  if (move->arg[0] == 0)
    seat->complete |= (guint8) (1u << state->level);
  state->level++;
  insertcoin_count_next (state);
}

static void
print_empty (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append_printf (text, "empty %d", move->arg[0]);
}

static void
describe_empty (gconstpointer data, const FlipMove *move, GString *text)
{
  const InsertcoinState *state = data;

  g_string_append_printf (text,
                          /* Translators: %u: the number of the level; %d: how many squares */
                          ngettext ("Level %u has %d empty square", "Level %u has %d empty squares",
                                    (gulong) move->arg[0]),
                          state->level + 1u, move->arg[0]);
}

static void
label_empty (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append_printf (text, "%d", move->arg[0]);
}

const FlipVerb insertcoin_lose = {
  .name = "lose", .stages = 1u << INSERTCOIN_STAGE_FLIP, .has_site = TRUE, .n_args = 1,
  .list = list_lose, .check = check_lose, .apply = apply_lose,
  .print = print_lose, .describe = describe_lose, .label = label_lose, .offer = offer_lose,
};

const FlipVerb insertcoin_complete = {
  .name = "complete", .stages = 1u << INSERTCOIN_STAGE_FLIP, .has_site = TRUE, .n_args = 2,
  .list = list_complete, .check = check_complete, .apply = apply_complete,
  .print = print_complete, .describe = describe_complete, .label = label_complete,
  .offer = offer_complete,
};

const FlipVerb insertcoin_finish = {
  .name = "finish", .stages = 1u << INSERTCOIN_STAGE_FLIP,
  .list = list_finish, .check = check_finish, .apply = apply_finish,
  .describe = describe_finish, .label = label_finish,
};

const FlipVerb insertcoin_empty = {
  .name = "empty", .stages = 1u << INSERTCOIN_STAGE_SQUARES, .n_args = 1,
  .list = list_empty, .check = check_empty, .apply = apply_empty,
  .print = print_empty, .describe = describe_empty, .label = label_empty,
};
