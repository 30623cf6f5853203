/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/games/insertcoin/player.h"

#include "games/insertcoin/insertcoin-game.h"
#include "games/insertcoin/insertcoin-symbol.h"
#include "engine/base/random.h"
#include "engine/session/audit.h"
#include "games/insertcoin/insertcoin.h"

#include <string.h>

/* Random games hardly ever complete a level. Here games are played sensibly, so that abilities and
   ends are reached; places are counted a second time by turning maps; and the dealer's piles and
   hands are looked through. */

#define SENSIBLE_GAMES 36

/* Sensible games */

typedef struct
{
  FlipAudit *audit;
  guint stages; /* a bit each that was seen */
  guint verbs;
} Watch;

static void
watch_moment (const InsertcoinState *state, const FlipMove *move, gpointer data)
{
  Watch *watch = data;
  g_autoptr (GString) problem = g_string_new (NULL);

  watch->stages |= 1u << state->stage;
  watch->verbs |= 1u << move->verb;
  if (!flip_audit_moment (watch->audit, state, problem))
    g_error ("%s", problem->str);
}

static void
test_sensible_games (void)
{
  g_autoptr (FlipAudit) audit = flip_audit_new (&insertcoin_game);
  Watch watch = { .audit = audit };
  gboolean is_short = g_getenv ("FLIPSIDE_TEST_SHORT") || g_getenv ("FLIPSIDE_TEST_PART");
  guint games = is_short ? 2 : SENSIBLE_GAMES;
  guint complete = 0;

  for (guint game = 0; game < games; game++)
    {
      g_autofree InsertcoinState *state = player_begin (1 + game % 4, game % 3 != 0, game % 2);

      player_finish (state, game, watch_moment, &watch);
      g_assert_cmpuint (state->ends, !=, 0);
      for (guint seat = 0; seat < state->n_seats; seat++)
        complete += insertcoin_count (state->seats[seat].complete);
    }
  g_assert_cmpuint (complete, >, games);
  if (games == SENSIBLE_GAMES)
    {
      g_assert_cmpuint (watch.stages, ==, (1u << INSERTCOIN_STAGE_SQUARES) - 1);
      g_assert_cmpuint (watch.verbs | 1u << INSERTCOIN_VERB_LEAVE, ==,
                        (1u << INSERTCOIN_VERB_LOSE) - 1);
    }
}

/* Places, counted by turning maps of letters */

#define MAP 6

typedef struct
{
  char squares[MAP][MAP];
} Map;

static Map
map_of (const InsertcoinSymbol *symbol)
{
  static const struct
  {
    const char *word, *rows[3];
  } drawn[] = {
    { "domino", { "##" } },     { "bar", { "###" } },        { "corner", { "##", "#" } },
    { "long-bar", { "####" } }, { "step", { ".##", "##" } }, { "square", { "##", "##" } },
    { "tee", { "###", ".#" } }, { "cup", { "#.#", "###" } }, { "cross", { ".#", "###", ".#" } },
  };
  Map map = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (drawn); i++)
    {
      if (!g_str_equal (drawn[i].word, symbol->word))
        continue;
      for (guint row = 0; row < 3 && drawn[i].rows[row]; row++)
        for (guint column = 0; drawn[i].rows[row][column]; column++)
          map.squares[row][column] = drawn[i].rows[row][column] == '#';
      return map;
    }
  g_error ("no map of %s", symbol->word);
}

static Map
turn_map (const Map *map)
{
  Map turned;

  for (guint row = 0; row < MAP; row++)
    for (guint column = 0; column < MAP; column++)
      turned.squares[column][MAP - 1 - row] = map->squares[row][column];
  return turned;
}

static Map
mirror_map (const Map *map)
{
  Map mirrored;

  for (guint row = 0; row < MAP; row++)
    for (guint column = 0; column < MAP; column++)
      mirrored.squares[row][MAP - 1 - column] = map->squares[row][column];
  return mirrored;
}

static gboolean
map_lies_within (const Map *map, int down, int right, InsertcoinGrid empty, InsertcoinGrid *taken)
{
  *taken = (InsertcoinGrid){ 0 };
  for (int row = 0; row < MAP; row++)
    for (int column = 0; column < MAP; column++)
      {
        guint square;

        if (!map->squares[row][column])
          continue;
        if (row + down < 0 || row + down >= INSERTCOIN_USUAL_SIDE || column + right < 0
            || column + right >= INSERTCOIN_USUAL_SIDE)
          return FALSE;
        square = (guint) ((row + down) * INSERTCOIN_STRIDE + column + right);
        if (!insertcoin_grid_has (empty, square))
          return FALSE;
        *taken = insertcoin_grid_or (*taken, insertcoin_grid_of_square (square));
      }

  return TRUE;
}

static char *
key_of (guint corner, guint level, InsertcoinGrid taken)
{
  return g_strdup_printf ("%u %u %" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT, corner, level,
                          taken.low, taken.high);
}

/* Every set of squares that a symbol can take in a level. */
static void
collect_places (const InsertcoinState *state, guint corner, guint level, GHashTable *places)
{
  InsertcoinGrid empty = insertcoin_free (state, insertcoin_acting_seat (state), level);
  Map map = map_of (insertcoin_corner (state, corner));

  for (guint turn = 0; turn < 8; turn++)
    {
      for (int down = -MAP; down < INSERTCOIN_USUAL_SIDE; down++)
        for (int right = -MAP; right < INSERTCOIN_USUAL_SIDE; right++)
          {
            InsertcoinGrid taken;

            if (map_lies_within (&map, down, right, empty, &taken))
              g_hash_table_add (places, key_of (corner, level, taken));
          }
      map = turn_map (&map);
      if (turn == 3)
        map = mirror_map (&map);
    }
}

static InsertcoinGrid
covered (const InsertcoinState *state, const FlipMove *move)
{
  guint16 sites[FLIP_TILE_SQUARES];
  guint n = insertcoin_covers (state, move, sites);
  InsertcoinGrid grid = { 0 };

  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpuint (insertcoin_site_level (state, sites[i]), ==,
                        insertcoin_site_level (state, move->site));
      grid = insertcoin_grid_or (
        grid, insertcoin_grid_of_square (insertcoin_site_square (state, sites[i])));
    }

  return grid;
}

/* Each placement is legal exactly if it is listed: every square, corner and turn. */
static void
assert_check_agrees (const InsertcoinState *state, const FlipMoveList *list)
{
  guint legal = 0, listed = 0;

  for (guint i = 0; i < list->n; i++)
    listed += list->moves[i].verb == INSERTCOIN_VERB_DRAW;
  for (guint site = 0; site < insertcoin_n_squares (state); site++)
    for (int corner = 0; corner < INSERTCOIN_CORNERS; corner++)
      for (int turn = 0; turn < INSERTCOIN_TURNS; turn++)
        {
          FlipMove move = insertcoin_move (INSERTCOIN_VERB_DRAW, site, corner, turn);

          if (!flip_game_check (&insertcoin_game, state, &move, NULL))
            continue;
          legal++;
          g_assert_true (flip_move_list_contains (list, &move));
        }
  g_assert_cmpuint (legal, ==, listed);
}

static void
compare_places (const InsertcoinState *state, const FlipMove *next, gpointer data)
{
  g_autoptr (GHashTable) places = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);
  guint *compared = data;

  if (state->stage != INSERTCOIN_STAGE_DRAW || insertcoin_acting_seat (state)->ghost)
    return;
  for (guint corner = 0; corner < INSERTCOIN_CORNERS; corner++)
    for (guint level = 0; level < INSERTCOIN_LEVELS; level++)
      collect_places (state, corner, level, places);
  flip_game_legal (&insertcoin_game, state, list);
  assert_check_agrees (state, list);
  for (guint i = 0; i < list->n; i++)
    {
      const FlipMove *move = &list->moves[i];
      g_autofree char *key = NULL;

      if (move->verb != INSERTCOIN_VERB_DRAW)
        continue;
      key =
        key_of ((guint) move->arg[0], insertcoin_site_level (state, move->site), covered (state, move));
      /* Each set of squares once. */
      g_assert_true (g_hash_table_remove (places, key));
    }
  g_assert_cmpuint (g_hash_table_size (places), ==, 0);
  (*compared)++;
}

static void
test_places (void)
{
  guint compared = 0, games = g_getenv ("FLIPSIDE_TEST_SHORT") ? 1 : 3;

  for (guint seed = 1; seed <= games; seed++)
    {
      g_autofree InsertcoinState *state = player_begin (2, TRUE, FALSE);

      player_finish (state, seed, compare_places, &compared);
    }
  g_assert_cmpuint (compared, >, 40 * games);
}

/* What a placement would take is told for those that don't fit too, also with fewer squares. */
static void
test_covers_misfits (void)
{
  g_autofree InsertcoinState *state = player_begin (1, FALSE, FALSE);
  FlipMove cards[] = { flip_move_of_card (0), flip_move_of_card (1), flip_move_of_card (2),
                       flip_move_of_card (3) };
  /* Alien 1 has a bar and a step. */
  FlipMove bar = insertcoin_move (INSERTCOIN_VERB_DRAW, 0, 0, 0);
  FlipMove upright = insertcoin_move (INSERTCOIN_VERB_DRAW, 80, 0, 1);
  FlipMove step = insertcoin_move (INSERTCOIN_VERB_DRAW, 81, 1, 0);
  guint16 sites[FLIP_TILE_SQUARES];

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    flip_game_apply (&insertcoin_game, state, &cards[i]);
  g_assert_cmpuint (insertcoin_covers (state, &bar, sites), ==, 3);
  g_assert_cmpuint (sites[0], ==, 0);
  g_assert_cmpuint (sites[2], ==, 2);
  g_assert_false (flip_game_check (&insertcoin_game, state, &bar, NULL));
  /* From the last square of a level two of three are beside it. */
  g_assert_cmpuint (insertcoin_covers (state, &upright, sites), ==, 1);
  /* ".##/##." from the first square of level 2: one square is to the left of it. */
  g_assert_cmpuint (insertcoin_covers (state, &step, sites), ==, 3);
  g_assert_cmpuint (sites[0], ==, 81);
  g_assert_cmpuint (sites[1], ==, 82);
  g_assert_cmpuint (sites[2], ==, 90);
  bar.arg[1] = INSERTCOIN_TURNS;
  g_assert_cmpuint (insertcoin_covers (state, &bar, sites), ==, 0);
  bar.arg[1] = 0;
  bar.site = (guint16) insertcoin_n_squares (state);
  g_assert_cmpuint (insertcoin_covers (state, &bar, sites), ==, 0);
}

/* The dealer */

static guint
deal_pile (FlipDealer *dealer, const InsertcoinState *state, guint16 shuffle, FlipCardSet *cards)
{
  guint place = G_MAXUINT;

  for (guint16 i = 0; i < 16; i++)
    {
      FlipDraw draw = { shuffle, i };
      FlipCard card = flip_dealer_card (dealer, &insertcoin_game, state, draw);

      if (card == insertcoin_game_over (state))
        {
          g_assert_cmpuint (place, ==, G_MAXUINT);
          place = i;
          continue;
        }
      g_assert_false (*cards & FLIP_CARD_BIT (card));
      *cards |= FLIP_CARD_BIT (card);
    }
  g_assert_cmpuint (place, <, 16);
  return place;
}

static void
test_piles (void)
{
  g_autofree InsertcoinState *state = player_begin (6, TRUE, FALSE);
  guint places[2] = { 0 };

  for (guint64 seed = 1; seed <= 400; seed++)
    {
      FlipDealer dealer;
      FlipCardSet cards = 0;

      flip_dealer_init (&dealer, seed);
      places[0] |= 1u << deal_pile (&dealer, state, 2, &cards);
      g_assert_cmpuint (flip_card_set_size (cards), ==, 15);
      places[1] |= 1u << deal_pile (&dealer, state, 3, &cards);
      g_assert_cmpuint (cards, ==, insertcoin_all_cards (state));
    }
  /* GAME OVER may lie anywhere in its pile. */
  g_assert_cmpuint (places[0], ==, 0xffff);
  g_assert_cmpuint (places[1], ==, 0xffff);
}

typedef struct
{
  FlipDealer dealer;
  guint n[INSERTCOIN_MAX_SEATS];
  FlipCard kept[INSERTCOIN_MAX_SEATS][INSERTCOIN_LEVELS];
} Hands;

static void
note_kept (const InsertcoinState *state, const FlipMove *move, gpointer data)
{
  Hands *hands = data;
  FlipDraw draws[FLIP_MAX_PEEKS];

  if (state->stage != INSERTCOIN_STAGE_KEEP)
    return;
  insertcoin_peek (state, state->seat, draws);
  for (guint i = 0; i < INSERTCOIN_DEAL; i++)
    {
      if (move->arg[0] & 1 << i)
        hands->kept[state->seat][hands->n[state->seat]++] =
          flip_dealer_card (&hands->dealer, &insertcoin_game, state, draws[i]);
    }
}

/* What a seat saw and kept is what comes onto its levels. */
static void
test_hands (gconstpointer data)
{
  gboolean draft = GPOINTER_TO_INT (data);

  for (guint64 seed = 1; seed <= 6; seed++)
    {
      g_autofree InsertcoinState *state = player_begin (1 + seed % 6, TRUE, draft);
      Hands hands = { 0 };

      flip_dealer_init (&hands.dealer, seed);
      player_finish (state, seed, note_kept, &hands);
      for (guint seat = 0; seat < state->n_seats; seat++)
        g_assert_cmpmem (hands.kept[seat], INSERTCOIN_LEVELS, state->seats[seat].cards,
                         INSERTCOIN_LEVELS);
    }
}

/* The house set holds what its page says. */
static void
test_house_set (void)
{
  g_autofree InsertcoinState *state = player_begin (1, FALSE, FALSE);
  const InsertcoinSet *set = &state->set;
  guint pairs[INSERTCOIN_MAX_SYMBOLS][INSERTCOIN_MAX_SYMBOLS] = { { 0 } };
  guint squares = 0, n_pairs = 0;

  g_assert_cmpuint (set->n_shapes, ==, 9);
  for (guint i = 0; i < set->n_shapes; i++)
    {
      g_assert_cmpuint (set->shapes[i].n_squares, >=, 22);
      g_assert_cmpuint (set->shapes[i].n_squares, <=, 36);
      g_assert_true (set->shapes[i].value == 20 || set->shapes[i].value == 25
                     || set->shapes[i].value == 30);
    }
  for (guint i = 0; i < set->n_cards; i++)
    {
      const guint8 *symbols = set->cards[i].symbols;

      pairs[MIN (symbols[0], symbols[1])][MAX (symbols[0], symbols[1])]++;
      squares += set->symbols[symbols[0]].n_cells + set->symbols[symbols[1]].n_cells;
    }
  for (guint a = 0; a < INSERTCOIN_MAX_SYMBOLS; a++)
    for (guint b = 0; b < INSERTCOIN_MAX_SYMBOLS; b++)
      {
        g_assert_true (pairs[a][b] == 0 || pairs[a][b] == 2);
        n_pairs += pairs[a][b] != 0;
      }
  g_assert_cmpuint (n_pairs, ==, 15);
  /* 3.4 on average over 60 corners */
  g_assert_cmpuint (squares, ==, 204);
}

/* What is offered */

static FlipOffer
offer_of (const InsertcoinState *state, const char *text)
{
  FlipOffer offer = { 0 };
  FlipMove move;

  g_assert_true (insertcoin_parse (state, text, &move, NULL));
  flip_game_offer (&insertcoin_game, state, &move, &offer);
  return offer;
}

/* A symbol names its card and what it fills; a square for a life has a price. The heart has 29
   squares, the key gives a coin. */
static void
test_offers (void)
{
  g_autofree InsertcoinState *state = player_begin (1, FALSE, FALSE);
  InsertcoinSeat *seat = &state->seats[0];
  FlipOffer offer;
  guint last;

  player_play (state, "heart-1, alien-1, key-1, heart-2");
  offer = offer_of (state, "draw corner level 1 b3 c3 b4");
  g_assert_cmpstr (offer.brings, ==, "Fills 3 of the 29 empty squares.");
  g_assert_cmpuint (offer.n_cards, ==, 1);
  g_assert_cmpuint (offer.cards[0], ==, state->deck.flipped);
  g_assert_cmpint (offer.price, ==, 0);
  g_assert_cmpint (offer_of (state, "life level 1 b3").price, ==, 1);
  g_assert_cmpstr (offer_of (state, "life level 1 b3").brings, ==,
                   "Fills 1 of the 29 empty squares.");
  /* All but one square of the key, and one life in the row. */
  seat->filled[2] = insertcoin_shape (state, seat, 2)->squares;
  last = insertcoin_grid_take (&seat->filled[2]);
  seat->lives = 1;
  flip_game_offer (
    &insertcoin_game, state,
    &(FlipMove){ .verb = INSERTCOIN_VERB_LIFE, .site = (guint16) insertcoin_site (state, 2, last) },
    &offer);
  g_assert_cmpstr (offer.brings, ==,
                   "Fills the last square. The level is complete. It is the last life of the "
                   "row: a coin buys 3 more.");
  g_assert_cmpuint (offer.gains.n, ==, 1);
}

/* The hidden cards that an answer keeps, as they are counted when they are looked at. */
static void
test_picks (void)
{
  g_autofree InsertcoinState *state = player_begin (2, TRUE, FALSE);
  FlipDraw draws[FLIP_MAX_PEEKS];

  g_assert_cmpuint (insertcoin_peek (state, 0, draws), ==, INSERTCOIN_DEAL);
  g_assert_cmpuint (offer_of (state, "keep 1 2 5").picks, ==, 1 << 0 | 1 << 1 | 1 << 4);
}

/* Who is asked. */
static void
test_questions (void)
{
  g_autofree InsertcoinState *state = player_begin (2, FALSE, FALSE);
  FlipAsk ask;

  player_play (state, "heart-1, alien-1, key-1");
  insertcoin_ask (state, &ask);
  g_assert_cmpint (ask.who, ==, FLIP_TABLE);
  player_play (state, "cherry-1, skull-1, shield-1, heart-2");
  insertcoin_ask (state, &ask);
  g_assert_cmpint (ask.who, ==, 0);
}

/* What stands beside the names and above the sheet: lives and coins; the flip, GAME OVER, the end. */
static void
test_headlines (void)
{
  static const char *const table[] = { "flip", "game-over-within", "ends-early" };
  static const char *const seat[] = { "lives", "coins" };
  g_autofree InsertcoinState *state = player_begin (2, FALSE, FALSE);
  g_autofree FlipFacts *facts = g_new0 (FlipFacts, 1);
  guint n = 0;

  flip_game_facts (&insertcoin_game, state, FLIP_TABLE, facts);
  for (guint i = 0; i < facts->n; i++)
    {
      if (facts->facts[i].headline)
        g_assert_cmpstr (facts->facts[i].id, ==, table[n++]);
    }
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (table));
  n = 0;
  flip_game_facts (&insertcoin_game, state, 1, facts);
  for (guint i = 0; i < facts->n; i++)
    {
      if (facts->facts[i].headline)
        g_assert_cmpstr (facts->facts[i].id, ==, seat[n++]);
    }
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (seat));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/insertcoin/sensible-games", test_sensible_games);
  g_test_add_func ("/insertcoin/places", test_places);
  g_test_add_func ("/insertcoin/covers-misfits", test_covers_misfits);
  g_test_add_func ("/insertcoin/piles", test_piles);
  g_test_add_data_func ("/insertcoin/hands/deal", GINT_TO_POINTER (FALSE), test_hands);
  g_test_add_data_func ("/insertcoin/hands/draft", GINT_TO_POINTER (TRUE), test_hands);
  g_test_add_func ("/insertcoin/house-set", test_house_set);
  g_test_add_func ("/insertcoin/offers", test_offers);
  g_test_add_func ("/insertcoin/picks", test_picks);
  g_test_add_func ("/insertcoin/questions", test_questions);
  g_test_add_func ("/insertcoin/headlines", test_headlines);
  return g_test_run ();
}
