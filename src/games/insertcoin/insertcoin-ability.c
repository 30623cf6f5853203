/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/insertcoin/insertcoin-rules.h"

#include <glib/gi18n-lib.h>

/* Lives and coins. */

static void
insert_coin (InsertcoinSeat *seat)
{
  g_assert (seat->coins > 0);

  seat->coins--;
  seat->coins_inserted++;
}

/* A seat without lives inserts a coin, if it has one, and uses the next row. */
static void
renew_lives (InsertcoinSeat *seat)
{
  if (seat->lives > 0 || seat->coins == 0)
    return;
  insert_coin (seat);
  seat->row++;
  seat->lives = INSERTCOIN_LIVES;
}

void
insertcoin_lose_life (InsertcoinSeat *seat)
{
  if (seat->lives == 0)
    return;
  seat->lives--;
  seat->lives_lost++;
  renew_lives (seat);
}

static void
gain_lives (InsertcoinSeat *seat, guint lives)
{
  g_assert (seat->lives + lives <= G_MAXUINT8);

  seat->lives += (guint8) lives;
}

static void
gain_coins (InsertcoinSeat *seat, guint coins)
{
  g_assert (seat->coins + coins <= G_MAXUINT8);

  seat->coins += (guint8) coins;
  seat->coins_gained += (guint8) coins;
  renew_lives (seat);
}

/* FALSE if there is no coin to insert. A coin for GAME OVER does not open a row. */
gboolean
insertcoin_pay_game_over (InsertcoinSeat *seat)
{
  if (seat->coins == 0)
    return FALSE;
  insert_coin (seat);
  return TRUE;
}

gboolean
insertcoin_is_broke (const InsertcoinSeat *seat)
{
  return seat->lives == 0 && seat->coins == 0;
}

/* The gains of a complete level. The seat's own sheet benefits at once; the others are struck when
   everybody has drawn. */

static void
activate (InsertcoinState *state, const InsertcoinShape *shape)
{
  InsertcoinSeat *seat = &state->seats[state->seat];
  InsertcoinPending *pending = &state->pending;

  g_assert (shape->ability < INSERTCOIN_N_ABILITIES);

  switch ((InsertcoinAbility) shape->ability)
    {
    case INSERTCOIN_FILL:
      pending->fills += shape->amount;
      break;
    case INSERTCOIN_SYMBOL:
      pending->symbols++;
      break;
    case INSERTCOIN_SKULL:
      pending->skull = state->n_seats > 1;
      break;
    case INSERTCOIN_BOLT:
      pending->bolts += state->n_seats > 1 ? shape->amount : 0;
      break;
    case INSERTCOIN_LIFE:
      gain_lives (seat, shape->amount);
      break;
    case INSERTCOIN_COIN:
      gain_coins (seat, shape->amount);
      break;
    case INSERTCOIN_SHIELD:
      seat->shield = TRUE;
      break;
    case INSERTCOIN_GHOST:
      seat->ghost++;
      break;
    default:
      break;
    }
}

/* Fills empty squares of the acting seat, and checks whether that completes the level. */
void
insertcoin_fill_squares (InsertcoinState *state, guint level, InsertcoinGrid squares)
{
  InsertcoinSeat *seat = &state->seats[state->seat];

  g_assert (level < INSERTCOIN_LEVELS && insertcoin_has_shape (seat, level));

  seat->filled[level] = insertcoin_grid_or (seat->filled[level], squares);
  if (!insertcoin_grid_is_empty (insertcoin_free (state, seat, level)))
    return;
  seat->complete |= (guint8) (1u << level);
  activate (state, insertcoin_shape (state, seat, level));
}

/* The next ability that can strike the others: the skull first. */
guint
insertcoin_next_strike (const InsertcoinState *state)
{
  return state->pending.skull   ? INSERTCOIN_SKULL
         : state->pending.bolts ? INSERTCOIN_BOLT
                                : INSERTCOIN_NO_ABILITY;
}

static void
list_strike (gconstpointer state, FlipMoveList *list)
{
  *flip_move_list_next (list) =
    insertcoin_move (INSERTCOIN_VERB_STRIKE, FLIP_NO_SITE, (int) insertcoin_next_strike (state), 0);
}

static gboolean
check_strike (gconstpointer state, const FlipMove *move, FlipRefusal *refusal)
{
  return move->arg[0] == (int) insertcoin_next_strike (state)
         || flip_refuse (refusal, FLIP_REFUSED_MISSING, FLIP_NO_SITE, "IC-LEVEL-2",
                         _ ("No complete level offers that now."));
}

static void
apply_strike (gpointer data, const FlipMove *move)
{
  InsertcoinState *state = data;

  g_assert (move->arg[0] == (int) insertcoin_next_strike (state));

  if (move->arg[0] == INSERTCOIN_SKULL)
    {
      state->skulls |= (guint8) (1u << state->seat);
      state->pending.skull = FALSE;
    }
  else
    {
      state->bolts[state->seat] += state->pending.bolts;
      state->pending.bolts = 0;
    }
  insertcoin_continue_turn (state);
}

/* The word in the notation is that of the ability. */
static void
print_strike (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append (text, insertcoin_ability_word (move->arg[0]));
}

static void
describe_strike (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append (text, move->arg[0] == INSERTCOIN_SKULL
                           ? _ ("The skull: the others miss the next flip")
                           : _ ("The bolt: it takes a life from the others"));
}

static void
label_strike (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append (text,
                   move->arg[0] == INSERTCOIN_SKULL ? _ ("Use the skull") : _ ("Use the bolt"));
}

static void
list_leave (gconstpointer state, FlipMoveList *list)
{
  *flip_move_list_next (list) = insertcoin_move (INSERTCOIN_VERB_LEAVE, FLIP_NO_SITE, 0, 0);
}

/* Declines the current offer: the remaining squares, the symbol, the skull or the bolt. */
static void
apply_leave (gpointer data, const FlipMove *move)
{
  InsertcoinState *state = data;

  if (state->stage == INSERTCOIN_STAGE_FILL)
    state->pending.fills = 0;
  else if (state->stage == INSERTCOIN_STAGE_SYMBOL)
    state->pending.symbols = 0;
  else if (state->pending.skull)
    state->pending.skull = FALSE;
  else
    state->pending.bolts = 0;
  insertcoin_continue_turn (state);
}

static void
describe_leave (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append (text, _ ("Leaves the rest of the ability unused"));
}

static void
label_leave (gconstpointer data, const FlipMove *move, GString *text)
{
  const InsertcoinState *state = data;

  g_string_append (text, state->stage == INSERTCOIN_STAGE_FILL     ? _ ("Fill no more")
                         : state->stage == INSERTCOIN_STAGE_SYMBOL ? _ ("No other symbol")
                                                                   : _ ("Spare the others"));
}

static void
offer_leave (gconstpointer state, const FlipMove *move, FlipOffer *offer)
{
  offer->declines = TRUE;
}

/* Strikes at the others */

static void
strike_seat (InsertcoinState *state, guint target)
{
  InsertcoinSeat *seat = &state->seats[target];

  if (seat->shield)
    return;
  seat->misses = (state->skulls & ~(1u << target)) != 0;
  for (guint other = 0; other < state->n_seats; other++)
    for (guint i = 0; i < state->bolts[other] && other != target; i++)
      insertcoin_lose_life (seat);
}

/* After all have drawn: skulls and bolts hit everybody else without a shield. */
void
insertcoin_resolve_strikes (InsertcoinState *state)
{
  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      state->seats[seat].misses = FALSE;
      strike_seat (state, seat);
    }
  state->skulls = 0;
  memset (state->bolts, 0, sizeof state->bolts);
}

const FlipVerb insertcoin_strike = {
  .name = "strike", .stages = 1u << INSERTCOIN_STAGE_STRIKE, .n_args = 1,
  .list = list_strike, .check = check_strike, .apply = apply_strike,
  .print = print_strike, .describe = describe_strike, .label = label_strike,
};

const FlipVerb insertcoin_leave = {
  .name = "leave",
  .stages = 1u << INSERTCOIN_STAGE_FILL | 1u << INSERTCOIN_STAGE_SYMBOL
            | 1u << INSERTCOIN_STAGE_STRIKE,
  .list = list_leave, .apply = apply_leave,
  .describe = describe_leave, .label = label_leave, .offer = offer_leave,
};
