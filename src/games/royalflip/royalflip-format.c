/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/royalflip/royalflip-rules.h"

#include <glib/gi18n-lib.h>

/* The contents of a sheet's file. */

#define MOST_POINTS 20

/* Words */

static const char *const suit_words[FLIP_N_SUITS] = { "heart", "spade", "diamond", "club" };

/* A diamond is a suit, but also a gem given by a bonus. */
static char *
title_of_suit (FlipBoardFile *file, const char *word)
{
  static const char *const titles[FLIP_N_SUITS] = {
    NC_ ("suit", "Heart"),
    NC_ ("suit", "Spade"),
    NC_ ("suit", "Diamond"),
    NC_ ("suit", "Club"),
  };

  for (guint i = 0; i < FLIP_N_SUITS; i++)
    {
      if (g_str_equal (suit_words[i], word))
        return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "suit", titles[i]));
    }
  return g_strdup (word);
}

static const FlipChoices suits = { .n = FLIP_N_SUITS, .words = suit_words, .title = title_of_suit,
                                   .glyphs = suit_words, .letters = "hsdc" };

/* Deck, points and tables */

#define NUMBER(name, member, lowest, highest) \
  FLIP_NUMBER (name, RoyalflipBoard, member, lowest, highest)

#define YES_NO(name, member) \
  .key = name, .kind = FLIP_KIND_WORDS, .words = &flip_no_yes, FLIP_IN (RoyalflipBoard, member)

static const FlipField sheet_fields[] = {
  { YES_NO ("house", is_house), .title = N_ ("House values"),
    .help = N_ ("Yes: anything not known from the rules is Flipside’s own, and is marked as "
                "such. No: this is a printed sheet."),
    .is_hidden = TRUE },
};

static const FlipField deck_fields[] = {
  { NUMBER ("jokers", jokers, 0, 2), .title = /* a field in the editor */ N_ ("Jokers"),
    .help = N_ ("How many jokers are in the deck. They are wild.") },
  { YES_NO ("royals-wild", royals_wild), .title = N_ ("Jack, queen and king are wild"),
    .help = N_ ("Whether jack, queen and king can stand for any card.") },
  { NUMBER ("highest-number", highest, 10, FLIP_KING),
    .title = /* a field in the editor */ N_ ("Highest number"),
    .help = N_ ("The highest number on the map: 13 unless jack, queen and king are wild.") },
  { NUMBER ("rounds", rounds, 1, FLIP_N_CARDS / ROYALFLIP_LINEUP + 1),
    .title = /* a field in the editor */ N_ ("Rounds"),
    .help = N_ ("How many rounds a game has; each takes three cards.") },
};

static void
take_table (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  RoyalflipTable *table = flip_reading_at (reading, place);

  g_assert (value->n_parts <= G_N_ELEMENTS (table->points));

  table->n = (guint8) value->n_parts;
  for (guint i = 0; i < G_N_ELEMENTS (table->points) && i < value->n_parts; i++)
    table->points[i] = (guint8) value->parts[i].values[0];
}

#define POINTS(member)                                                                     \
  .least = 0, .most = 99, .n_least = 1, .n_most = ROYALFLIP_MAX_STEPS, .take = take_table, \
  .offset = G_STRUCT_OFFSET (RoyalflipBoard, member)

/* The points for a size as a whole. */
#define TABLE(member) \
  .key = "table", .title = N_ ("Table of points"), .is_optional = TRUE, POINTS (member)

static const FlipField road_fields[] = {
  { NUMBER ("least", road_least, 2, FLIP_KING),
    .title = /* how many numbers a road needs */ N_ ("Shortest road"),
    .help = N_ ("The minimum length of a road."), .unit = /* unit */ N_ ("numbers") },
  { NUMBER ("points", road_points, 0, MOST_POINTS), .title = N_ ("Points per number"),
    .help = N_ ("What each number of a road gives, unless there is a table.") },
  { NUMBER ("casino-points", casino_points, 0, MOST_POINTS),
    .title = N_ ("Extra between two casinos"),
    .help = N_ ("The extra points per number of a road that joins two casinos."),
    .unit = N_ ("points") },
  { TABLE (roads),
    .help = N_ ("The total for a road: first the shortest, then each that is one longer. The "
                "last number applies to all longer ones.") },
};

static const FlipField area_fields[] = {
  { NUMBER ("least", area_least, 2, FLIP_KING),
    .title = /* how many numbers an area needs */ N_ ("Smallest area"),
    .help = N_ ("How many equal numbers an area needs."), .unit = N_ ("numbers") },
  { NUMBER ("points", area_points, 0, MOST_POINTS), .title = N_ ("Points per number"),
    .help = N_ ("What each number of an area gives, unless there is a table.") },
  { TABLE (areas),
    .help = N_ ("The total for an area: first the smallest, then each that is one larger. The "
                "last number applies to all larger ones.") },
};

static const FlipField token_fields[] = {
  { NUMBER ("points", token_points, 0, MOST_POINTS), .title = N_ ("Points for each"),
    .help = N_ ("What each leftover ±1 is worth at the end, unless there is a table."),
    .is_optional = TRUE },
  { TABLE (tokens),
    .help = N_ ("The total for leftover ±1: first one, then two, and so on. The last number "
                "applies to more.") },
};

static const FlipField diamond_fields[] = {
  { .key = "points",
    .title = N_ ("Points below the diamonds"),
    .help = N_ ("One number for each diamond, from left to right, none lower than the one before."),
    POINTS (diamonds) },
};

static const FlipField pvp_fields[] = {
  { NUMBER ("most-diamonds", most_diamonds, 0, 99),
    .title = /* field in the editor: what the most diamonds are worth */ N_ ("Most diamonds"),
    .help = N_ ("What the most diamonds are worth in player versus player."),
    .unit = N_ ("points") },
  { NUMBER ("second-diamonds", second_diamonds, 0, 99), .title = N_ ("Second most diamonds"),
    .help = N_ ("What the second most diamonds are worth, also for each player tied for the most."),
    .unit = N_ ("points") },
  { NUMBER ("tied-second-diamonds", tied_second_diamonds, 0, 99), .title = N_ ("A tie for second"),
    .help = N_ ("What each player tied for the second most diamonds gets."),
    .unit = N_ ("points") },
};

static const FlipField solo_fields[] = {
  { NUMBER ("jackpot", jackpot, 1, 999), .title = /* the best score */ N_ ("Jackpot"),
    .help = N_ ("The points a single player aims for."), .unit = N_ ("points") },
};

/* The bonus track */

static const FlipChoices space_keys = { .n = ROYALFLIP_MAX_SPACES, .words = flip_numbers };

#define SUIT { .title = /* of a cell or a card */ N_ ("Suit"), .words = &suits }

static const FlipPhrase space_phrases[ROYALFLIP_N_BONUSES] = {
  [ROYALFLIP_BONUS_TOKEN] = { "% token", N_ ("±1"), "shift", { SUIT }, .letters = "±+-" },
  [ROYALFLIP_BONUS_NUMBER] = { "% number %", N_ ("Number"), "cards",
                               { SUIT, { N_ ("Number"), 1, FLIP_KING } }, .letters = "n" },
  [ROYALFLIP_BONUS_DIAMOND] = { "% diamond", /* kind of bonus in the editor */ N_ ("Diamond"),
                                "gem", { SUIT }, .letters = "g" },
  [ROYALFLIP_BONUS_POINTS] = { "% points %", N_ ("Points"), "star",
                               { SUIT, { N_ ("Points"), 1, MOST_POINTS } }, .letters = "p" },
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

static void
take_rows (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  RoyalflipBoard *board = flip_reading_board (reading);

  board->n_rows = (guint8) value->n_parts;
}

#define SPACE(words) { .title = words, .least = 1, .most = ROYALFLIP_MAX_SPACES }

static const FlipPhrase way_phrases[] = {
  { "% to %",
    N_ ("Way"),
    NULL,
    { SPACE (/* a field of a way in the editor */ N_ ("From space")),
      SPACE (/* a field of a way in the editor */ N_ ("To space")) } },
};

static void
take_ways (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  RoyalflipBoard *board = flip_reading_board (reading);

  board->n_ways = (guint8) value->n_parts;
  for (guint i = 0; i < value->n_parts; i++)
    board->ways[i] = (RoyalflipWay){
      .from = (guint8) (value->parts[i].values[0] - 1),
      .to = (guint8) (value->parts[i].values[1] - 1),
    };
}

static const FlipField track_fields[] = {
  { .keys = &space_keys,
    .title = /* Translators: {key}: the number of the space */ N_ ("Space {key}"),
    .help = N_ ("A suit, and what its space gives: a ±1, a diamond, an extra number for the map, "
                "or points."),
    FLIP_PHRASES (space_phrases),
    .choice = N_ ("Gives"),
    .is_series = TRUE, .take = take_space },
  { .key = "rows",
    .title = N_ ("Lengths of the rows"),
    .help = N_ ("Only for a track with several rows: how many spaces each has. You move forward "
                "in each row separately."),
    .least = 1, .most = ROYALFLIP_MAX_IN_A_ROW, .n_least = 1, .n_most = ROYALFLIP_MAX_TRACKS,
    .is_optional = TRUE, FLIP_IN_ARRAY (RoyalflipBoard, row_lengths), .take = take_rows },
  { .key = "ways",
    .title = N_ ("Ways between rows"),
    .help = N_ ("Where one row leads on to another: rows with a way between them are branches of "
                "one track."),
    FLIP_PHRASES (way_phrases), .n_least = 1, .n_most = ROYALFLIP_MAX_WAYS, .is_optional = TRUE,
    .take = take_ways },
};

/* The whole */

static const FlipGroup groups[] = {
  { .name = "sheet", .title = N_ ("Sheet"), FLIP_FIELDS (sheet_fields) },
  { .name = "map",
    .title = N_ ("City map"),
    .fields = royalflip_map_fields, .n_fields = ROYALFLIP_N_MAP_FIELDS },
  { .name = "deck", .title = N_ ("Deck"), FLIP_FIELDS (deck_fields) },
  { .name = "roads", .title = N_ ("Roads"), FLIP_FIELDS (road_fields) },
  { .name = "areas", .title = N_ ("Areas"), FLIP_FIELDS (area_fields) },
  { .name = "diamonds", .title = N_ ("Diamonds"), FLIP_FIELDS (diamond_fields) },
  { .name = "tokens",
    .title = N_ ("±1 left at the end"),
    .is_optional = TRUE, FLIP_FIELDS (token_fields) },
  { .name = "pvp", .title = N_ ("Player versus player"), FLIP_FIELDS (pvp_fields) },
  /* Translators: heading in the editor: playing alone */
  { .name = "solo", .title = N_ ("Alone"), FLIP_FIELDS (solo_fields) },
  { .name = "track",
    .title = N_ ("Bonus track"),
    .help = N_ ("Its spaces in order, starting from Start."),
    FLIP_FIELDS (track_fields) },
};

/* The values given in the rules are known; all others on a house sheet are our own. */
static gboolean
is_house (FlipBoardFile *file, const FlipPlace *place, guint part)
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
  return place->field->kind != FLIP_KIND_NAME;
}

/* A space of the track leads to its own value, a casino's square to the casinos, and any other
   square of the map to the cells and gaps. */
static gboolean
place_of_site (gconstpointer data, guint16 site, const char **group, const char **key)
{
  const RoyalflipState *state = data;
  guint cell;

  if (royalflip_site_is_on_track (site))
    {
      *group = "track";
      *key = flip_numbers[site - ROYALFLIP_SITE_TRACK];
      return royalflip_site_is_space (&state->board, site);
    }
  cell = royalflip_cell_of_site (site);
  *group = "map";
  *key = royalflip_inside (&state->board) & ROYALFLIP_BIT (cell) ? "casinos" : "cells";
  return royalflip_is_on_map (&state->board, cell);
}

/* Whether the values fit together */

static void
check_deck (FlipReading *reading, const RoyalflipBoard *board)
{
  guint cards = FLIP_N_CARDS + (guint) board->jokers;

  if (board->rounds * ROYALFLIP_LINEUP > cards)
    flip_reading_refuse (reading, "deck", "rounds",
                         /* Translators: first %u: how many cards; second %u: how many rounds */
                         ngettext ("%u cards are not enough for %u round.",
                                   "%u cards are not enough for %u rounds.", board->rounds),
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
        flip_reading_refuse (reading, "track", flip_numbers[i],
                             /* Translators: first %u: a number; second %u: the highest one */
                             _ ("%u can’t be written: the highest number is %u."), space->amount,
                             board->highest);
    }
}

static void
check_rows (FlipReading *reading, const RoyalflipBoard *board)
{
  guint n = 0;

  for (guint i = 0; i < board->n_rows; i++)
    n += board->row_lengths[i];
  if (board->n_rows && n != board->n_spaces)
    flip_reading_refuse (reading, "track", "rows",
                         /* Translators: first %u: how many spaces; second %u: how many the track
                            has */
                         ngettext ("the rows have %u space in total, and the track has %u.",
                                   "the rows have %u spaces in total, and the track has %u.", n),
                         n, board->n_spaces);
}

static void
check_ways (FlipReading *reading, const RoyalflipBoard *board)
{
  for (guint i = 0; i < board->n_ways; i++)
    {
      guint from = board->ways[i].from, to = board->ways[i].to;

      if (to >= board->n_spaces || from >= board->n_spaces)
        /* Translators: %u: the number of the space */
        flip_reading_refuse (reading, "track", "ways", _ ("the track has no space %u."),
                             MAX (from, to) + 1);
      else if (from >= to)
        flip_reading_refuse (reading, "track", "ways",
                             /* Translators: %u: two spaces of the track */
                             _ ("“%u to %u” goes back: a way must lead to a higher number."),
                             from + 1, to + 1);
      else if (royalflip_row_of_space (board, from) == royalflip_row_of_space (board, to))
        /* Translators: %u: two spaces of the track */
        flip_reading_refuse (reading, "track", "ways", _ ("“%u to %u” stays in one row."), from + 1,
                             to + 1);
    }
}

static void
check_rising (FlipReading *reading, const char *group, const char *key, const RoyalflipTable *table)
{
  for (guint i = 1; i < table->n; i++)
    {
      if (table->points[i] >= table->points[i - 1])
        continue;
      flip_reading_refuse (reading, group, key,
                           _ ("rising numbers are needed here, such as “1 2 4”."));
      return;
    }
}

static void
check_tables (FlipReading *reading, const RoyalflipBoard *board)
{
  check_rising (reading, "roads", "table", &board->roads);
  check_rising (reading, "areas", "table", &board->areas);
  check_rising (reading, "diamonds", "points", &board->diamonds);
  check_rising (reading, "tokens", "table", &board->tokens);
}

/* Which values are still ours */

static void
note_house (RoyalflipBoard *board, const FlipPlace *place)
{
  static const char *const names[ROYALFLIP_N_HOUSE] = {
    [ROYALFLIP_HOUSE_MAP] = "map",
    [ROYALFLIP_HOUSE_ROADS] = "roads",
    [ROYALFLIP_HOUSE_AREAS] = "areas",
    [ROYALFLIP_HOUSE_DIAMONDS] = "diamonds",
  };

  if (g_str_equal (place->name, "track") && place->field->is_series)
    board->house_spaces |= ROYALFLIP_BIT (place->index);
  for (guint i = 0; i < ROYALFLIP_N_HOUSE; i++)
    {
      if (g_str_equal (place->name, names[i]))
        board->house |= (guint8) (1u << i);
    }
}

static void
find_house (FlipReading *reading, RoyalflipBoard *board)
{
  FlipBoardFile *file = flip_reading_file (reading);
  g_autoptr (GArray) places = flip_format_places (&royalflip_format, file, FALSE);

  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);

      if (flip_format_is_house (&royalflip_format, file, place, -1))
        note_house (board, place);
    }
}

static void
check (FlipReading *reading)
{
  RoyalflipBoard *board = flip_reading_board (reading);

  royalflip_board_derive (board);
  royalflip_map_check (reading, board);
  check_deck (reading, board);
  check_tables (reading, board);
  check_track (reading, board);
  check_rows (reading, board);
  check_ways (reading, board);
  find_house (reading, board);
  if (board->n_rows == 1)
    board->n_rows = 0;
}

const FlipFormat royalflip_format = {
  .groups = groups, .n_groups = G_N_ELEMENTS (groups),
  .size = sizeof (RoyalflipBoard),
  .check = check,
  .is_house = is_house,
  .place_of_site = place_of_site,
  .painting = &royalflip_painting,
  .settle = royalflip_map_settle,
};
