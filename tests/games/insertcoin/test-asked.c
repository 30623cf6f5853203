/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/games/insertcoin/player.h"

#include "games/insertcoin/insertcoin.h"

#include <string.h>

/* What a seat is asked, and what it can place then. */

#define GAMES 12

/* Under slow tools three games, of one, two and three seats. */
static guint
game_step (void)
{
  return g_getenv ("FLIPSIDE_TEST_SHORT") ? 5 : 1;
}

/* Tiles */

static FlipTiles *
tiles_of (const InsertcoinState *state)
{
  g_autoptr (FlipQuestion) question = flip_question_new ();

  flip_game_ask_people (&insertcoin_game, state, question);
  return g_memdup2 (&question->tiles, sizeof question->tiles);
}

static FlipSites *
sites_of (const InsertcoinState *state)
{
  FlipSites *sites = g_new0 (FlipSites, 1);

  insertcoin_game.sites (state, state->seat, sites);
  return sites;
}

static void
assert_squares (const FlipTile *tile, guint orientation, const char *steps)
{
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < tile->n_squares; i++)
    g_string_append_printf (found, "%s%d,%d", i ? " " : "", tile->squares[orientation][i].column,
                            tile->squares[orientation][i].row);
  g_assert_cmpstr (found->str, ==, steps);
}

/* Alien 1 has a bar and a step. */
static void
test_symbols (void)
{
  g_autofree InsertcoinState *state = player_begin (1, FALSE, FALSE);
  g_autofree FlipTiles *tiles = NULL;
  const FlipTile *bar, *step, *life;

  player_play (state, "heart-1, alien-2, key-1, alien-1");
  tiles = tiles_of (state);
  g_assert_cmpuint (tiles->n, ==, 3);
  bar = &tiles->tiles[0];
  step = &tiles->tiles[1];
  life = &tiles->tiles[2];
  g_assert_cmpstr (bar->title, ==, "Bar");
  g_assert_cmpint (bar->price, ==, 0);
  assert_squares (bar, 0, "0,0 1,0 2,0");
  assert_squares (bar, 1, "0,0 0,1 0,2");
  g_assert_cmpuint (bar->same_as[1], ==, 1);
  g_assert_cmpuint (bar->same_as[2], ==, 0);
  g_assert_cmpuint (bar->same_as[FLIP_MIRRORED | 1], ==, 1);
  g_assert_cmpstr (step->title, ==, "Step");
  assert_squares (step, 0, "0,0 1,0 -1,1 0,1");
  assert_squares (step, FLIP_MIRRORED, "0,0 1,0 1,1 2,1");
  g_assert_cmpuint (step->same_as[2], ==, 0);
  g_assert_cmpuint (step->same_as[FLIP_MIRRORED], ==, FLIP_MIRRORED);
  g_assert_cmpstr (life->title, ==, "Or lose a life, fill 1 square");
  g_assert_cmpint (life->price, ==, 1);
  assert_squares (life, 0, "0,0");
  for (guint i = 0; i < FLIP_ORIENTATIONS; i++)
    g_assert_cmpuint (life->same_as[i], ==, 0);
}

/* An ability gives a square, or the card's other symbol; other questions place nothing. */
static void
test_tiles_of_abilities (void)
{
  g_autofree InsertcoinState *state = player_begin (1, FALSE, FALSE);
  g_autofree FlipTiles *none = tiles_of (state), *symbols = NULL, *squares = NULL;

  g_assert_cmpuint (none->n, ==, 0);
  player_play (state, "heart-1, alien-2, key-1, alien-1");
  state->stage = INSERTCOIN_STAGE_SYMBOL;
  state->pending.drawn = 1;
  symbols = tiles_of (state);
  g_assert_cmpuint (symbols->n, ==, 1);
  g_assert_cmpstr (symbols->tiles[0].title, ==, "Step");
  state->stage = INSERTCOIN_STAGE_FILL;
  squares = tiles_of (state);
  g_assert_cmpuint (squares->n, ==, 1);
  g_assert_cmpuint (squares->tiles[0].move.verb, ==, INSERTCOIN_VERB_FILL);
  g_assert_cmpint (squares->tiles[0].price, ==, 0);
}

/* Three levels of nine by nine. */
static void
test_grids (void)
{
  g_autofree InsertcoinState *state = player_begin (1, FALSE, FALSE);
  g_autofree FlipSites *sites = sites_of (state);

  g_assert_cmpuint (sites->n, ==, insertcoin_n_squares (state) + INSERTCOIN_MAX_SEATS);
  for (guint i = 0; i < insertcoin_n_squares (state); i++)
    {
      const FlipSite *site = &sites->sites[i];

      g_assert_cmpuint (site->id, ==,
                        (site->grid - 1u) * 81 + (guint) site->row * 9 + (guint) site->column);
      g_assert_cmpuint (site->grid, <=, INSERTCOIN_LEVELS);
      g_assert_cmpint (site->column, <, 9);
    }
}

/* What lies partly beside a level is covered with fewer squares. */
static void
test_cover_misfits (void)
{
  g_autofree InsertcoinState *state = player_begin (1, FALSE, FALSE);
  g_autofree FlipTiles *tiles = NULL;
  g_autofree FlipSites *sites = NULL;
  guint16 covered[FLIP_TILE_SQUARES];
  FlipGrid grid;
  FlipMove move;

  player_play (state, "heart-1, alien-2, key-1, alien-1");
  tiles = tiles_of (state);
  sites = sites_of (state);
  flip_grid_read (&grid, sites);
  g_assert_cmpuint (flip_tile_cover (&tiles->tiles[0], &grid, 0, 0, covered), ==, 3);
  g_assert_cmpuint (covered[0], ==, 0);
  g_assert_cmpuint (covered[2], ==, 2);
  move = flip_tile_move (&tiles->tiles[0], 0, 0);
  g_assert_false (flip_game_check (&insertcoin_game, state, &move, NULL));
  /* From the last square of a level two of three are beside it. */
  g_assert_cmpuint (flip_tile_cover (&tiles->tiles[0], &grid, 80, 1, covered), ==, 1);
  /* ".##/##." from the first square of level 2: one square is to the left of it. */
  g_assert_cmpuint (flip_tile_cover (&tiles->tiles[1], &grid, 81, 0, covered), ==, 3);
  g_assert_cmpuint (covered[0], ==, 81);
  g_assert_cmpuint (covered[1], ==, 82);
  g_assert_cmpuint (covered[2], ==, 90);
}

/* The tile that a move places; exactly one, unless it places nothing. */
static const FlipTile *
tile_of (const FlipTiles *tiles, const FlipMove *move)
{
  const FlipTile *found = NULL;

  for (guint i = 0; i < tiles->n; i++)
    {
      if (!flip_tile_is_in (&tiles->tiles[i], move))
        continue;
      g_assert_null (found);
      found = &tiles->tiles[i];
    }

  g_assert_true ((found != NULL) == (move->site != FLIP_NO_SITE));
  return found;
}

/* A tile fills what the rules fill: each square that is new after the move is covered, and each
   covered one is filled or outside the outline. */
static void
assert_fills (const InsertcoinState *state, const FlipTile *tile, const FlipMove *move)
{
  g_autofree FlipSites *before = sites_of (state);
  InsertcoinState after = *state;
  const InsertcoinSeat *seat = &after.seats[state->seat];
  guint level = insertcoin_site_level (state, move->site), filled = 0;
  guint16 covered[FLIP_TILE_SQUARES];
  FlipGrid grid;
  guint n;

  flip_grid_read (&grid, before);
  n = flip_tile_cover (tile, &grid, move->site, flip_tile_orientation (tile, move), covered);
  flip_game_apply (&insertcoin_game, &after, move);
  g_assert_cmpuint (n, ==, tile->n_squares);
  g_assert_cmpuint (tile->same_as[flip_tile_orientation (tile, move)], ==,
                    flip_tile_orientation (tile, move));
  for (guint i = 0; i < n; i++)
    {
      guint square = insertcoin_site_square (state, covered[i]);

      g_assert_cmpuint (insertcoin_site_level (state, covered[i]), ==, level);
      filled += before->sites[covered[i]].mark == FLIP_MARK_NONE
                && insertcoin_grid_has (seat->filled[level], square);
    }
  g_assert_cmpuint (insertcoin_grid_count (seat->filled[level]), ==,
                    insertcoin_grid_count (state->seats[state->seat].filled[level]) + filled);
}

/* Every legal placement is of one tile, and what was chosen fills what the tile covers. */
static void
compare_tiles (const InsertcoinState *state, const FlipMove *next, gpointer data)
{
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);
  g_autofree FlipTiles *tiles = tiles_of (state);
  const FlipTile *tile = tile_of (tiles, next);
  guint *stages = data;

  flip_game_legal (&insertcoin_game, state, list);
  for (guint i = 0; i < list->n; i++)
    tile_of (tiles, &list->moves[i]);
  if (!tile)
    return;
  assert_fills (state, tile, next);
  *stages |= 1u << state->stage;
}

static void
test_tiles_in_games (void)
{
  guint stages = 0, step = game_step ();

  for (guint seed = 1; seed <= GAMES; seed += step)
    {
      g_autofree InsertcoinState *state = player_begin (1 + seed % 3, TRUE, FALSE);

      player_finish (state, seed, compare_tiles, &stages);
    }
  g_assert_cmpuint (stages, ==,
                    1u << INSERTCOIN_STAGE_DRAW | 1u << INSERTCOIN_STAGE_FILL
                      | 1u << INSERTCOIN_STAGE_SYMBOL);
}

/* Questions */

static FlipQuestion *
question_of (const InsertcoinState *state)
{
  FlipQuestion *question = flip_question_new ();

  flip_game_ask_people (&insertcoin_game, state, question);
  return question;
}

static void
assert_words (const InsertcoinState *state, const char *title, const char *sentence)
{
  g_autoptr (FlipQuestion) question = question_of (state);

  g_assert_cmpstr (question->title->str, ==, title);
  g_assert_cmpstr (question->sentence->str, ==, sentence);
}

static void
test_questions_about_shapes (void)
{
  g_autofree InsertcoinState *dealt = player_begin (2, TRUE, FALSE);
  g_autofree InsertcoinState *draft = player_begin (2, TRUE, TRUE);
  g_autofree InsertcoinState *told = player_begin (2, FALSE, FALSE);
  g_autoptr (FlipQuestion) question = NULL;

  assert_words (dealt, "choose your shapes", "Which three of the five cards become your levels?");
  player_play (draft, "keep 1, keep 1");
  assert_words (draft, "choose your shapes",
                "Card 2 of 3: which one do you keep? The others are passed on.");
  player_play (told, "heart-1, alien-1, key-1, cherry-1");
  assert_words (told, "Which card did {seat 2} keep?", "It gives level 2 its shape.");
  question = question_of (told);
  g_assert_cmpuint (question->about, ==, 2);
  g_assert_null (question->todo);
  g_assert_false (question->asks_for_more);
}

/* Heart 1 has a domino and a bar. */
static void
test_questions_about_symbols (void)
{
  g_autofree InsertcoinState *state = player_begin (1, FALSE, FALSE);
  InsertcoinSeat *seat = &state->seats[0];

  player_play (state, "heart-1, alien-1, key-1");
  assert_words (state, "Which card was flipped?", "Flip 1 of 32, from the first pile.");
  state->deck.flips = 16;
  assert_words (state, "Which card was flipped?", "Flip 17 of 32, from the second pile.");
  state->deck.flips = 0;
  player_play (state, "heart-1");
  assert_words (state, "draw a symbol",
                "Domino or Bar, turned and mirrored as you like; or one square for a life.");
  /* Two squares beside each other are left, then one. */
  for (guint level = 0; level < INSERTCOIN_LEVELS; level++)
    seat->filled[level] = insertcoin_shape (state, seat, level)->squares;
  insertcoin_grid_take (&seat->filled[2]);
  insertcoin_grid_take (&seat->filled[2]);
  assert_words (state, "draw a symbol", "Only Domino: Bar fits nowhere. Or one square for a life.");
  seat->filled[2] = insertcoin_shape (state, seat, 2)->squares;
  insertcoin_grid_take (&seat->filled[2]);
  assert_words (state, "fill a square for a life", "Neither Domino nor Bar fits anywhere.");
}

static void
test_questions_about_abilities (void)
{
  g_autofree InsertcoinState *state = player_begin (2, FALSE, FALSE);

  player_play (state, "heart-1, alien-1, key-1, cherry-1, skull-1, shield-1, heart-1");
  state->stage = INSERTCOIN_STAGE_FILL;
  state->pending.fills = 2;
  assert_words (state, "fill a square", "The ability gives 2 squares, one by one, in any levels.");
  state->pending.fills = 1;
  assert_words (state, "fill a square", "The ability gives 1 square, in any level.");
  state->stage = INSERTCOIN_STAGE_SYMBOL;
  assert_words (state, "draw another symbol", "The ability: draw Domino or Bar too?");
  state->pending.drawn = 1;
  assert_words (state, "draw another symbol", "The ability: draw Bar too?");
  state->stage = INSERTCOIN_STAGE_STRIKE;
  state->pending.skull = state->pending.bolts = 1;
  assert_words (state, "strike the others?", "The skull: should the others miss the next flip?");
  state->pending.skull = 0;
  assert_words (state, "strike the others?", "The bolt: should the others lose a life?");
}

static void
test_end (void)
{
  static const struct
  {
    guint ends;
    const char *why;
  } cases[] = {
    { INSERTCOIN_END_LEVELS | INSERTCOIN_END_CARDS, "Three levels are complete." },
    { INSERTCOIN_END_COIN, "A coin for GAME OVER is missing." },
    { INSERTCOIN_END_LIVES, "Someone has no life and no coin left." },
    { INSERTCOIN_END_CARDS, "There are no more cards." },
  };
  g_autofree InsertcoinState *state = player_begin (1, FALSE, FALSE);

  state->stage = INSERTCOIN_STAGE_OVER;
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      state->ends = (guint8) cases[i].ends;
      assert_words (state, "The game is over", cases[i].why);
    }
}

/* A ghost is something to bear in mind while a symbol is drawn, and nothing else. */
static void
test_note (void)
{
  g_autofree InsertcoinState *state = player_begin (1, FALSE, FALSE);

  player_play (state, "heart-1, alien-1, key-1, heart-1");
  state->seats[0].ghost = 1;
  for (guint stage = INSERTCOIN_STAGE_FLIP; stage < INSERTCOIN_STAGE_OVER; stage++)
    {
      gboolean symbol = stage == INSERTCOIN_STAGE_DRAW || stage == INSERTCOIN_STAGE_SYMBOL;
      g_autoptr (FlipQuestion) question = NULL;

      state->stage = (guint8) stage;
      question = question_of (state);
      g_assert_cmpstr (question->note->str, ==, symbol ? "The symbol may cross the outline." : "");
    }
}

/* Lives are paid with only where a square can be bought; what is to be done is said beside the name
   of who is asked. */
static void
check_parts (const InsertcoinState *state, const FlipMove *next, gpointer data)
{
  static const char *const todos[] = {
    "to choose", NULL, NULL, "to draw", "to fill", "to draw", NULL,
  };
  g_autoptr (FlipQuestion) question = question_of (state);
  guint *stages = data;

  g_assert_cmpint (question->purse, ==,
                   state->stage == INSERTCOIN_STAGE_DRAW ? insertcoin_acting_seat (state)->lives
                                                         : FLIP_NO_PURSE);
  g_assert_cmpstr (question->todo, ==, todos[state->stage]);
  g_assert_cmpuint (question->about, ==,
                    state->stage == INSERTCOIN_STAGE_SHAPES ? state->seat + 1u : 0);
  g_assert_cmpuint (question->title->len, >, 0);
  g_assert_cmpuint (question->sentence->len, >, 0);
  g_assert_null (strstr (question->sentence->str, question->title->str));
  *stages |= 1u << state->stage;
}

static void
test_questions_in_games (void)
{
  guint stages = 0, step = game_step ();

  for (guint seed = 1; seed <= GAMES; seed += step)
    {
      g_autofree InsertcoinState *state = player_begin (1 + seed % 3, TRUE, seed % 2);

      player_finish (state, seed, check_parts, &stages);
    }
  g_assert_cmpuint (stages, ==, (1u << INSERTCOIN_STAGE_SQUARES) - 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/insertcoin/tiles/symbols", test_symbols);
  g_test_add_func ("/insertcoin/tiles/abilities", test_tiles_of_abilities);
  g_test_add_func ("/insertcoin/tiles/grids", test_grids);
  g_test_add_func ("/insertcoin/tiles/misfits", test_cover_misfits);
  g_test_add_func ("/insertcoin/tiles/games", test_tiles_in_games);
  g_test_add_func ("/insertcoin/questions/shapes", test_questions_about_shapes);
  g_test_add_func ("/insertcoin/questions/symbols", test_questions_about_symbols);
  g_test_add_func ("/insertcoin/questions/abilities", test_questions_about_abilities);
  g_test_add_func ("/insertcoin/questions/end", test_end);
  g_test_add_func ("/insertcoin/questions/note", test_note);
  g_test_add_func ("/insertcoin/questions/games", test_questions_in_games);
  return g_test_run ();
}
