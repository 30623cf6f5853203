/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/games/insertcoin/player.h"

#include "games/insertcoin/insertcoin-game.h"
#include "games/insertcoin/insertcoin-symbol.h"
#include "games/insertcoin/insertcoin.h"

/* What is good, in points. */
#define FILLED_SQUARE   1.0
#define COMPLETE_LEVEL  9.0
#define NEARLY_COMPLETE 1.2 /* for each square, where the rest of the level is full */
#define LOST_LIFE       1.6
#define LONE_SQUARE     2.4
#define LONE_PAIR       0.9
#define SMALL_PIECE     0.5
#define DEAD_END        0.25

static InsertcoinGrid
neighbours (InsertcoinGrid grid)
{
  InsertcoinGrid down = insertcoin_grid_down (grid, 1);
  InsertcoinGrid further = insertcoin_grid_down (grid, INSERTCOIN_STRIDE);
  InsertcoinGrid up = insertcoin_grid_up (grid, 1);
  InsertcoinGrid above = insertcoin_grid_up (grid, INSERTCOIN_STRIDE);

  return insertcoin_grid_or (insertcoin_grid_or (down, further), insertcoin_grid_or (up, above));
}

/* The piece that hangs together with a square; it is taken out of the grid. */
static InsertcoinGrid
take_piece (InsertcoinGrid *grid)
{
  InsertcoinGrid rest = *grid;
  InsertcoinGrid piece = insertcoin_grid_of_square (insertcoin_grid_take (&rest));
  guint size = 0;

  while (size != insertcoin_grid_count (piece))
    {
      size = insertcoin_grid_count (piece);
      piece = insertcoin_grid_or (piece, insertcoin_grid_and (neighbours (piece), *grid));
    }
  *grid = insertcoin_grid_without (*grid, piece);
  return piece;
}

static double
price_of_piece (InsertcoinGrid piece)
{
  static const double prices[] = { 0, LONE_SQUARE, LONE_PAIR, SMALL_PIECE, SMALL_PIECE };
  guint size = insertcoin_grid_count (piece);
  InsertcoinGrid rest = piece;
  double price = size < G_N_ELEMENTS (prices) ? prices[size] : 0;

  while (!insertcoin_grid_is_empty (rest))
    {
      InsertcoinGrid square = insertcoin_grid_of_square (insertcoin_grid_take (&rest));

      if (insertcoin_grid_count (insertcoin_grid_and (neighbours (square), piece)) == 1)
        price += DEAD_END;
    }

  return price;
}

/* What the empty squares of a level promise: the fewer and the less torn apart, the better. */
static double
worth_of_level (const InsertcoinShape *shape, InsertcoinGrid empty)
{
  guint n = insertcoin_grid_count (empty);
  double full = 1 - (double) n / shape->n_squares;
  double worth = -FILLED_SQUARE * n + NEARLY_COMPLETE * full * full * shape->n_squares / 2;

  if (n == 0)
    return worth + COMPLETE_LEVEL;
  while (!insertcoin_grid_is_empty (empty))
    worth -= price_of_piece (take_piece (&empty));
  return worth;
}

static double
worth_of_move (const InsertcoinState *state, const FlipMove *move)
{
  const InsertcoinSeat *seat = insertcoin_acting_seat (state);
  guint level = insertcoin_site_level (state, move->site);
  InsertcoinGrid before, after;

  if (move->site >= insertcoin_n_squares (state))
    return move->verb == INSERTCOIN_VERB_LEAVE ? 0 : 1;
  before = insertcoin_free (state, seat, level);
  after = insertcoin_grid_without (
    before, move->verb == INSERTCOIN_VERB_DRAW
              ? insertcoin_fit (state, move).fill
              : insertcoin_grid_of_square (insertcoin_site_square (state, move->site)));
  return worth_of_level (insertcoin_shape (state, seat, level), after)
         - worth_of_level (insertcoin_shape (state, seat, level), before)
         - (move->verb == INSERTCOIN_VERB_LIFE ? LOST_LIFE : 0);
}

static double
worth_of_shape (const InsertcoinShape *shape)
{
  static const double gains[INSERTCOIN_N_ABILITIES] = { 0, 1, 2, 1, 3, 1, 1, 3, 1 };

  return shape->value - .6 * shape->n_squares + gains[shape->ability];
}

static double
worth_of_hand (const InsertcoinState *state, FlipDealer *dealer, const FlipMove *move)
{
  FlipDraw draws[FLIP_MAX_PEEKS];
  guint n = insertcoin_peek (state, state->seat, draws);
  double worth = 0;

  for (guint i = 0; i < MIN (n, INSERTCOIN_DEAL); i++)
    {
      FlipCard card;

      if (!(move->arg[0] & 1 << i))
        continue;
      card = flip_dealer_card (dealer, &insertcoin_game, state, draws[i]);
      worth += worth_of_shape (&state->set.shapes[state->set.cards[card].shape]);
    }

  return worth;
}

void
player_choose (const InsertcoinState *state,
               FlipDealer *dealer,
               const FlipMoveList *list,
               FlipMove *move)
{
  double best = -G_MAXDOUBLE;

  for (guint i = 0; i < list->n; i++)
    {
      double worth = state->stage == INSERTCOIN_STAGE_KEEP
                       ? worth_of_hand (state, dealer, &list->moves[i])
                       : worth_of_move (state, &list->moves[i]);

      if (worth > best)
        {
          best = worth;
          *move = list->moves[i];
        }
    }
}

void
player_finish (InsertcoinState *state, guint64 seed, PlayerSeen seen, gpointer data)
{
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);
  FlipDealer dealer;
  FlipMove move;

  flip_dealer_init (&dealer, seed);
  while (state->stage != INSERTCOIN_STAGE_OVER)
    {
      if (!flip_dealer_answer (&dealer, &insertcoin_game, state, list, &move))
        {
          flip_game_legal (&insertcoin_game, state, list);
          player_choose (state, &dealer, list, &move);
        }
      /* At the table a kept card is told by its shape. */
      if (state->stage == INSERTCOIN_STAGE_SHAPES && !state->dealt)
        move = flip_move_of_card (
          insertcoin_card_of_shape (state, state->set.cards[move.arg[0]].shape));
      if (seen)
        seen (state, &move, data);
      flip_game_apply (&insertcoin_game, state, &move);
    }
}

InsertcoinState *
player_begin (guint seats, gboolean dealt, gboolean draft)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (&insertcoin_game);
  InsertcoinState *state = g_new0 (InsertcoinState, 1);
  GError *error = NULL;

  g_assert_true (flip_setup_fill_seats (setup, seats, NULL));
  setup->dealt = dealt;
  if (draft)
    g_assert_true (flip_setup_set_option (setup, "shapes", "draft", NULL));
  insertcoin_begin (state, setup, &error);
  g_assert_no_error (error);
  return state;
}

void
player_play (InsertcoinState *state, const char *moves)
{
  g_auto (GStrv) texts = g_strsplit (moves, ", ", -1);

  for (guint i = 0; texts[i]; i++)
    {
      FlipMove move;

      g_assert_true (insertcoin_parse (state, texts[i], &move, NULL));
      g_assert_true (flip_game_check (&insertcoin_game, state, &move, NULL));
      flip_game_apply (&insertcoin_game, state, &move);
    }
}
