/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/royalflip/royalflip-board.h"

#include "engine/quote.h"

#include <glib/gi18n-lib.h>

/* What a sheet's file holds. */

#define MOST_POINTS 20

/* Words */

static const char *const suit_words[FLIP_N_SUITS] = { "heart", "spade", "diamond", "club" };
static const char *const suit_titles[FLIP_N_SUITS] = { N_ ("Heart"), N_ ("Spade"), N_ ("Diamond"),
                                                       N_ ("Club") };
static const FlipChoices suits = { .n = FLIP_N_SUITS, .words = suit_words, .titles = suit_titles };

/* The size of the map that a file tells; the greatest one where it tells none. */
static void
find_size (FlipBoardFile *file, guint *columns, guint *rows)
{
  static const char *const keys[] = { "columns", "rows" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      const char *text = flip_board_file_get (file, "map", keys[i]);
      guint64 size;

      if (!text
          || !g_ascii_string_to_unsigned (text, 10, ROYALFLIP_LEAST_SIDE, ROYALFLIP_MAX_SIDE,
                                          &size, NULL))
        size = ROYALFLIP_MAX_SIDE;
      *(i ? rows : columns) = (guint) size;
    }
}

static void
find_squares (FlipBoardFile *file, const char *group, GPtrArray *words)
{
  guint columns, rows;

  find_size (file, &columns, &rows);
  for (guint i = 0; i < columns * rows; i++)
    {
      char text[ROYALFLIP_CELL_TEXT];

      royalflip_cell_print (royalflip_cell (i % columns, i / columns), text);
      g_ptr_array_add (words, (gpointer) flip_board_file_keep (file, text));
    }
}

static const FlipChoices squares = { .find = find_squares };

static guint8
square_at (FlipBoardFile *file, int index)
{
  guint columns, rows;

  find_size (file, &columns, &rows);
  return (guint8) royalflip_cell ((guint) index % columns, (guint) index / columns);
}

/* The map */

#define SQUARE { .title = N_ ("Cell at its door"), .words = &squares }

static const FlipPhrase casino_phrases[ROYALFLIP_N_SIDES] = {
  { "north %", N_ ("North of the map"), "crown", { SQUARE } },
  { "east %", N_ ("East of the map"), "crown", { SQUARE } },
  { "south %", N_ ("South of the map"), "crown", { SQUARE } },
  { "west %", N_ ("West of the map"), "crown", { SQUARE } },
};

static void
take_casinos (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  RoyalflipBoard *board = flip_reading_board (reading);

  board->n_casinos = (guint8) value->n_parts;
  for (guint i = 0; i < value->n_parts; i++)
    board->casinos[i] = (RoyalflipCasino){
      .side = value->parts[i].phrase,
      .cell = square_at (flip_reading_file (reading), value->parts[i].values[0]),
    };
}

static const FlipField map_fields[] = {
  { .key = "columns",
    .title = N_ ("Columns"),
    .help = N_ ("How many squares the map is wide."),
    .least = ROYALFLIP_LEAST_SIDE,
    .most = ROYALFLIP_MAX_SIDE,
    FLIP_IN (RoyalflipBoard, columns) },
  { .key = "rows",
    .title = N_ ("Rows"),
    .help = N_ ("How many squares the map is high."),
    .least = ROYALFLIP_LEAST_SIDE,
    .most = ROYALFLIP_MAX_SIDE,
    FLIP_IN (RoyalflipBoard, rows) },
  { .key = "casinos",
    .title = N_ ("Casinos"),
    .help = N_ ("Where each casino stands, and the cell at its door."),
    .kind = FLIP_KIND_PHRASES,
    .phrases = casino_phrases,
    .n_phrases = G_N_ELEMENTS (casino_phrases),
    .n_least = 0,
    .n_most = ROYALFLIP_MAX_CASINOS,
    .take = take_casinos },
};

/* Deck, points and tables */

static const FlipField sheet_fields[] = {
  { .key = "house",
    .title = N_ ("House values"),
    .help = N_ ("Yes: what is not known from the rules is Flipside’s own, and is marked so. No: "
                "this is a printed sheet."),
    .kind = FLIP_KIND_WORDS,
    .words = &flip_no_yes,
    FLIP_IN (RoyalflipBoard, is_house) },
};

static const FlipField deck_fields[] = {
  { .key = "jokers",
    .title = N_ ("Jokers"),
    .help = N_ ("How many jokers are in the deck. They are wild."),
    .least = 0,
    .most = 2,
    FLIP_IN (RoyalflipBoard, jokers) },
  { .key = "royals-wild",
    .title = N_ ("Jack, queen and king are wild"),
    .help = N_ ("Whether jack, queen and king can stand for any card."),
    .kind = FLIP_KIND_WORDS,
    .words = &flip_no_yes,
    FLIP_IN (RoyalflipBoard, royals_wild) },
  { .key = "highest-number",
    .title = N_ ("Highest number"),
    .help = N_ ("The highest number on the map: 13 unless jack, queen and king are wild."),
    .least = 10,
    .most = FLIP_KING,
    FLIP_IN (RoyalflipBoard, highest) },
  { .key = "rounds",
    .title = N_ ("Rounds"),
    .help = N_ ("How many rounds a game has; each takes three cards."),
    .least = 1,
    .most = FLIP_N_CARDS / ROYALFLIP_LINEUP + 1,
    FLIP_IN (RoyalflipBoard, rounds) },
};

static const FlipField road_fields[] = {
  { .key = "least",
    .title = N_ ("Shortest road"),
    .help = N_ ("How many numbers a road has at least."),
    .least = 2,
    .most = FLIP_KING,
    FLIP_IN (RoyalflipBoard, road_least) },
  { .key = "points",
    .title = N_ ("Points a number"),
    .help = N_ ("What each number of a road gives."),
    .least = 0,
    .most = MOST_POINTS,
    FLIP_IN (RoyalflipBoard, road_points) },
  { .key = "casino-points",
    .title = N_ ("More between two casinos"),
    .help = N_ ("What each number gives besides when its road joins two casinos."),
    .least = 0,
    .most = MOST_POINTS,
    FLIP_IN (RoyalflipBoard, casino_points) },
};

static const FlipField area_fields[] = {
  { .key = "least",
    .title = N_ ("Smallest area"),
    .help = N_ ("How many equal numbers an area has at least."),
    .least = 2,
    .most = FLIP_KING,
    FLIP_IN (RoyalflipBoard, area_least) },
  { .key = "points",
    .title = N_ ("Points a number"),
    .help = N_ ("What each number of an area gives."),
    .least = 0,
    .most = MOST_POINTS,
    FLIP_IN (RoyalflipBoard, area_points) },
};

static void
take_diamonds (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  RoyalflipBoard *board = flip_reading_board (reading);

  board->n_diamonds = (guint8) value->n_parts;
}

static const FlipField diamond_fields[] = {
  { .key = "points",
    .title = N_ ("Points below the diamonds"),
    .help = N_ ("One number for each diamond, from left to right, none lower than the one before."),
    .least = 0,
    .most = 99,
    .n_least = 1,
    .n_most = ROYALFLIP_MAX_DIAMONDS,
    FLIP_IN_ARRAY (RoyalflipBoard, diamonds),
    .take = take_diamonds },
};

static const FlipField pvp_fields[] = {
  { .key = "most-diamonds",
    .title = N_ ("Most diamonds"),
    .help = N_ ("What the most diamonds give in the mode player versus player."),
    .least = 0,
    .most = 99,
    FLIP_IN (RoyalflipBoard, most_diamonds) },
  { .key = "second-diamonds",
    .title = N_ ("Second most diamonds"),
    .help = N_ ("What the second most diamonds give, and each of several with the most."),
    .least = 0,
    .most = 99,
    FLIP_IN (RoyalflipBoard, second_diamonds) },
  { .key = "tied-second-diamonds",
    .title = N_ ("A tie for second"),
    .help = N_ ("What each of several seats with the second most diamonds gets."),
    .least = 0,
    .most = 99,
    FLIP_IN (RoyalflipBoard, tied_second_diamonds) },
};

static const FlipField solo_fields[] = {
  { .key = "jackpot",
    .title = N_ ("Jackpot"),
    .help = N_ ("The points that a single player hopes for."),
    .least = 1,
    .most = 999,
    FLIP_IN (RoyalflipBoard, jackpot) },
};

/* The bonus track */

static const char *
space_word (guint index)
{
  static const char *const words[ROYALFLIP_MAX_SPACES] = {
    "1",  "2",  "3",  "4",  "5",  "6",  "7",  "8",  "9",  "10", "11", "12",
    "13", "14", "15", "16", "17", "18", "19", "20", "21", "22", "23", "24",
    "25", "26", "27", "28", "29", "30", "31", "32", "33", "34", "35", "36",
    "37", "38", "39", "40", "41", "42", "43", "44", "45", "46", "47", "48",
  };

  return words[index];
}

static const FlipChoices space_keys = { .n = ROYALFLIP_MAX_SPACES, .word = space_word };

#define SUIT { .title = N_ ("Suit"), .words = &suits }

static const FlipPhrase space_phrases[ROYALFLIP_N_BONUSES] = {
  [ROYALFLIP_BONUS_TOKEN] = { "% token", N_ ("±1"), "shift", { SUIT } },
  [ROYALFLIP_BONUS_NUMBER] = { "% number %",
                               N_ ("Extra number"),
                               "cards",
                               { SUIT, { .title = N_ ("Number"), .least = 1, .most = FLIP_KING } } },
  [ROYALFLIP_BONUS_DIAMOND] = { "% diamond", N_ ("Diamond"), "gem", { SUIT } },
  [ROYALFLIP_BONUS_POINTS] = { "% points %",
                               N_ ("Points"),
                               "star",
                               { SUIT,
                                 { .title = N_ ("Points"), .least = 1, .most = MOST_POINTS } } },
};

static void
take_space (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  RoyalflipBoard *board = flip_reading_board (reading);

  board->n_spaces = (guint8) (place->index + 1);
  board->spaces[place->index] = (RoyalflipSpace){
    .suit = (guint8) value->parts[0].values[0],
    .bonus = value->parts[0].phrase,
    .amount = (guint8) value->parts[0].values[1],
  };
}

static const FlipField track_fields[] = {
  { .keys = &space_keys,
    .title = N_ ("Space {key}"),
    .help = N_ ("A suit, and what its space gives: a ±1, a diamond, an extra number for the map, "
                "or points."),
    .kind = FLIP_KIND_PHRASES,
    .phrases = space_phrases,
    .n_phrases = G_N_ELEMENTS (space_phrases),
    .is_series = TRUE,
    .take = take_space },
};

/* The whole */

#define FIELDS(list) .fields = list, .n_fields = G_N_ELEMENTS (list)

static const FlipGroup groups[] = {
  { .name = "sheet", .title = N_ ("Sheet"), FIELDS (sheet_fields) },
  { .name = "map", .title = N_ ("City map"), FIELDS (map_fields) },
  { .name = "deck", .title = N_ ("Deck"), FIELDS (deck_fields) },
  { .name = "roads", .title = N_ ("Roads"), FIELDS (road_fields) },
  { .name = "areas", .title = N_ ("Areas"), FIELDS (area_fields) },
  { .name = "diamonds", .title = N_ ("Diamonds"), FIELDS (diamond_fields) },
  { .name = "pvp", .title = N_ ("Player versus player"), FIELDS (pvp_fields) },
  { .name = "solo", .title = N_ ("Alone"), FIELDS (solo_fields) },
  { .name = "track",
    .title = N_ ("Bonus track"),
    .help = N_ ("Its spaces in order, from Start on."),
    FIELDS (track_fields) },
};

/* What the rules tell is known; the rest of a house sheet is ours. */
static gboolean
is_house (FlipBoardFile *file, const FlipPlace *place)
{
  static const char *const known[] = { "house",         "rounds",          "casino-points",
                                       "most-diamonds", "second-diamonds", "jackpot" };

  if (g_strcmp0 (flip_board_file_get (file, "sheet", "house"), "yes") != 0)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    {
      if (g_str_equal (place->key, known[i]))
        return FALSE;
    }
  return TRUE;
}

/* Whether the values fit together */

static void
check_casinos (FlipReading *reading, const RoyalflipBoard *board)
{
  static const char *const sides[ROYALFLIP_N_SIDES] = { "north", "east", "south", "west" };

  for (guint i = 0; i < board->n_casinos; i++)
    {
      const RoyalflipCasino *casino = &board->casinos[i];
      char cell[ROYALFLIP_CELL_TEXT];

      royalflip_cell_print (casino->cell, cell);
      if (!royalflip_is_at_side (board, casino->cell, casino->side))
        flip_reading_refuse (reading, "map", "casinos", _ ("“%s” is not a cell at the side “%s”."),
                             cell, sides[casino->side]);
      for (guint j = 0; j < i; j++)
        {
          if (board->casinos[j].side == casino->side && board->casinos[j].cell == casino->cell)
            flip_reading_refuse (reading, "map", "casinos", _ ("“%s %s” appears twice."),
                                 sides[casino->side], cell);
        }
    }
}

static void
check_deck (FlipReading *reading, const RoyalflipBoard *board)
{
  guint cards = FLIP_N_CARDS + (guint) board->jokers;

  if (board->rounds * ROYALFLIP_LINEUP > cards)
    flip_reading_refuse (reading, "deck", "rounds", _ ("%u cards are not enough for %u rounds."),
                         cards, board->rounds);
  if (board->highest < FLIP_KING && !board->royals_wild)
    flip_reading_refuse (reading, "deck", "highest-number",
                         _ ("it is 13 unless jack, queen and king are wild."));
}

static void
check_track (FlipReading *reading, const RoyalflipBoard *board)
{
  for (guint i = 0; i < board->n_spaces; i++)
    {
      const RoyalflipSpace *space = &board->spaces[i];

      if (space->bonus == ROYALFLIP_BONUS_NUMBER && space->amount > board->highest)
        flip_reading_refuse (reading, "track", space_word (i),
                             _ ("%u can't be written: the highest number is %u."), space->amount,
                             board->highest);
    }
}

static void
check_diamonds (FlipReading *reading, const RoyalflipBoard *board)
{
  for (guint i = 1; i < board->n_diamonds; i++)
    {
      if (board->diamonds[i] >= board->diamonds[i - 1])
        continue;
      flip_reading_refuse (reading, "diamonds", "points",
                           _ ("rising numbers are needed here, such as “1 2 4”."));
      return;
    }
}

static void
check_board (FlipReading *reading)
{
  RoyalflipBoard *board = flip_reading_board (reading);

  check_casinos (reading, board);
  check_deck (reading, board);
  check_diamonds (reading, board);
  check_track (reading, board);
  royalflip_board_derive (board);
}

const FlipFormat royalflip_format = {
  .groups = groups,
  .n_groups = G_N_ELEMENTS (groups),
  .size = sizeof (RoyalflipBoard),
  .check = check_board,
  .is_house = is_house,
};
