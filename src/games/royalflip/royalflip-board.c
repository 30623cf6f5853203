/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/royalflip/royalflip-board.h"

#include "engine/keys.h"
#include "engine/quote.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MOST_POINTS 20

/* Words */

static const char *const suit_words[FLIP_N_SUITS] = { "heart", "spade", "diamond", "club" };
static const char *const side_words[ROYALFLIP_N_SIDES] = { "north", "east", "south", "west" };

const char *
royalflip_colour_word (RoyalflipColour colour)
{
  return colour == ROYALFLIP_RED ? "red" : "black";
}

const char *
royalflip_cell_print (guint cell, char text[ROYALFLIP_CELL_TEXT])
{
  g_return_val_if_fail (cell < ROYALFLIP_MAX_CELLS, "?");

  g_snprintf (text, ROYALFLIP_CELL_TEXT, "%c%c", (char) ('a' + royalflip_column (cell)),
              (char) ('1' + royalflip_row (cell)));
  return text;
}

/* ROYALFLIP_NO_CELL if the text as a whole is not a cell of the map. */
guint
royalflip_cell_parse (const RoyalflipBoard *board, const char *text)
{
  guint column = (guint) (g_ascii_tolower (text[0]) - 'a');
  guint row = text[0] ? (guint) (text[1] - '1') : 0;

  if (!text[0] || !text[1] || text[2] || column >= board->columns || row >= board->rows)
    return ROYALFLIP_NO_CELL;
  return royalflip_cell (column, row);
}

static int
find_word (const char *const *words, guint n, const char *word)
{
  for (guint i = 0; i < n; i++)
    {
      if (g_str_equal (words[i], word))
        return (int) i;
    }

  return -1;
}

static guint8
number (FlipKeys *keys, const char *group, const char *key, int least, int most)
{
  return (guint8) flip_keys_number (keys, group, key, least, most);
}

static gboolean
yes_or_no (FlipKeys *keys, const char *group, const char *key)
{
  static const char *const words[] = { "no", "yes" };

  return flip_keys_word (keys, group, key, words, 2) == 1;
}

/* The map */

static void
join (RoyalflipBoard *board, guint one, guint other)
{
  board->neighbours[one] |= ROYALFLIP_BIT (other);
  board->neighbours[other] |= ROYALFLIP_BIT (one);
}

static void
lay_out_map (RoyalflipBoard *board)
{
  for (guint row = 0; row < board->rows; row++)
    for (guint column = 0; column < board->columns; column++)
      {
        guint cell = royalflip_cell (column, row);

        board->cells |= ROYALFLIP_BIT (cell);
        if (column > 0)
          join (board, cell, royalflip_cell (column - 1, row));
        if (row > 0)
          join (board, cell, royalflip_cell (column, row - 1));
      }
}

static gboolean
is_at_side (const RoyalflipBoard *board, guint cell, RoyalflipSide side)
{
  switch (side)
    {
    case ROYALFLIP_NORTH:
      return royalflip_row (cell) == 0;
    case ROYALFLIP_SOUTH:
      return royalflip_row (cell) + 1 == board->rows;
    case ROYALFLIP_WEST:
      return royalflip_column (cell) == 0;
    default:
      return royalflip_column (cell) + 1 == board->columns;
    }
}

static void
read_casino (FlipKeys *keys, RoyalflipBoard *board, char *text)
{
  g_auto (GStrv) words = g_strsplit (g_strstrip (text), " ", -1);
  int side = words[0] ? find_word (side_words, ROYALFLIP_N_SIDES, words[0]) : -1;
  guint cell;

  if (side < 0 || g_strv_length (words) != 2)
    return flip_keys_refuse (keys, "map", "casinos",
                             _ ("“%s” is not a side and a cell, such as “north c1”."),
                             flip_quoted (text));
  cell = royalflip_cell_parse (board, words[1]);
  if (cell == ROYALFLIP_NO_CELL || !is_at_side (board, cell, (RoyalflipSide) side))
    return flip_keys_refuse (keys, "map", "casinos", _ ("“%s” is not a cell at the side “%s”."),
                             flip_quoted (words[1]), flip_quoted (words[0]));
  if (board->n_casinos == ROYALFLIP_MAX_CASINOS)
    return flip_keys_refuse (keys, "map", "casinos", _ ("there are more than %d casinos."),
                             ROYALFLIP_MAX_CASINOS);
  for (guint i = 0; i < board->n_casinos; i++)
    {
      if (board->casinos[i].side == side && board->casinos[i].cell == cell)
        return flip_keys_refuse (keys, "map", "casinos", _ ("“%s” appears twice."),
                                 flip_quoted (text));
    }
  board->doors[cell] |= (guint8) (1u << board->n_casinos);
  board->casinos[board->n_casinos++] = (RoyalflipCasino){ (guint8) side, (guint8) cell };
}

static void
read_map (FlipKeys *keys, RoyalflipBoard *board)
{
  g_auto (GStrv) casinos = NULL;

  board->columns = number (keys, "map", "columns", 2, ROYALFLIP_MAX_SIDE);
  board->rows = number (keys, "map", "rows", 2, ROYALFLIP_MAX_SIDE);
  casinos = g_strsplit (flip_keys_text (keys, "map", "casinos"), ",", -1);
  lay_out_map (board);
  for (guint i = 0; casinos[i]; i++)
    read_casino (keys, board, casinos[i]);
}

/* The deck */

static void
read_deck (FlipKeys *keys, RoyalflipBoard *board)
{
  guint cards;

  board->jokers = number (keys, "deck", "jokers", 0, 2);
  board->royals_wild = yes_or_no (keys, "deck", "royals-wild");
  board->highest = number (keys, "deck", "highest-number", 10, FLIP_KING);
  board->rounds = number (keys, "deck", "rounds", 1, FLIP_N_CARDS / ROYALFLIP_LINEUP + 1);
  cards = FLIP_N_CARDS + board->jokers;
  if (board->rounds * ROYALFLIP_LINEUP > cards)
    flip_keys_refuse (keys, "deck", "rounds", _ ("%u cards are not enough for %u rounds."), cards,
                      board->rounds);
  if (board->highest < FLIP_KING && !board->royals_wild)
    flip_keys_refuse (keys, "deck", "highest-number",
                      _ ("it is 13 unless jack, queen and king are wild."));
}

/* The bonus track */

static gboolean
read_bonus (const RoyalflipBoard *board, char **words, RoyalflipSpace *space)
{
  static const char *const bonuses[ROYALFLIP_N_BONUSES] = {
    "token",
    "number",
    "diamond",
    "points",
  };
  int bonus = words[0] ? find_word (bonuses, ROYALFLIP_N_BONUSES, words[0]) : -1;
  gboolean counted = bonus == ROYALFLIP_BONUS_NUMBER || bonus == ROYALFLIP_BONUS_POINTS;
  guint most = bonus == ROYALFLIP_BONUS_NUMBER ? board->highest : MOST_POINTS;
  guint64 amount = 0;

  if (bonus < 0 || g_strv_length (words) != 1u + counted)
    return FALSE;
  if (counted && !g_ascii_string_to_unsigned (words[1], 10, 1, most, &amount, NULL))
    return FALSE;
  space->bonus = (guint8) bonus;
  space->amount = (guint8) amount;
  return TRUE;
}

static void
read_space (FlipKeys *keys, RoyalflipBoard *board, const char *key)
{
  RoyalflipSpace *space = &board->spaces[board->n_spaces++];
  const char *text = flip_keys_text (keys, "track", key);
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  int suit = words[0] ? find_word (suit_words, FLIP_N_SUITS, words[0]) : -1;

  if (suit < 0 || !read_bonus (board, words + 1, space))
    return flip_keys_refuse (keys, "track", key,
                             _ ("“%s” is not a suit (heart, spade, diamond, club) and what it "
                                "gives: token, diamond, “number N” up to %u, “points N” up to %d."),
                             flip_quoted (text), board->highest, MOST_POINTS);
  space->suit = (guint8) suit;
  board->n_tokens += space->bonus == ROYALFLIP_BONUS_TOKEN;
}

static void
read_track (FlipKeys *keys, RoyalflipBoard *board)
{
  for (guint i = 1; i <= ROYALFLIP_MAX_SPACES; i++)
    {
      g_autofree char *key = g_strdup_printf ("%u", i);

      if (i > 1 && !flip_keys_has (keys, "track", key))
        return;
      read_space (keys, board, key);
    }
}

/* Points */

/* As many numbers as there are, each at least as high as the one before. */
static void
read_diamonds (FlipKeys *keys, RoyalflipBoard *board)
{
  g_auto (GStrv) words = g_strsplit (flip_keys_text (keys, "diamonds", "points"), " ", -1);

  for (guint i = 0; words[i]; i++)
    {
      guint64 points = 0;
      guint least = board->n_diamonds ? board->diamonds[board->n_diamonds - 1] : 0;

      if (board->n_diamonds == ROYALFLIP_MAX_DIAMONDS
          || !g_ascii_string_to_unsigned (words[i], 10, least, 99, &points, NULL))
        return flip_keys_refuse (keys, "diamonds", "points",
                                 _ ("up to %d rising numbers are needed here, such as “1 2 4”."),
                                 ROYALFLIP_MAX_DIAMONDS);
      board->diamonds[board->n_diamonds++] = (guint8) points;
    }
  if (board->n_diamonds == 0)
    flip_keys_refuse (keys, "diamonds", "points", _ ("at least one number is needed here."));
}

static void
read_points (FlipKeys *keys, RoyalflipBoard *board)
{
  board->road_least = number (keys, "roads", "least", 2, FLIP_KING);
  board->road_points = number (keys, "roads", "points", 0, MOST_POINTS);
  board->casino_points = number (keys, "roads", "casino-points", 0, MOST_POINTS);
  board->area_least = number (keys, "areas", "least", 2, FLIP_KING);
  board->area_points = number (keys, "areas", "points", 0, MOST_POINTS);
  read_diamonds (keys, board);
  board->most_diamonds = number (keys, "pvp", "most-diamonds", 0, 99);
  board->second_diamonds = number (keys, "pvp", "second-diamonds", 0, 99);
  board->tied_second_diamonds = number (keys, "pvp", "tied-second-diamonds", 0, 99);
  board->jackpot = (guint16) flip_keys_number (keys, "solo", "jackpot", 1, 999);
}

gboolean
royalflip_board_read (RoyalflipBoard *board, const char *text, const char *name, GError **error)
{
  FlipKeys *keys = flip_keys_new (text, name);

  memset (board, 0, sizeof *board);
  board->is_house = yes_or_no (keys, "sheet", "house");
  read_map (keys, board);
  read_deck (keys, board);
  read_points (keys, board);
  read_track (keys, board);
  return flip_keys_close (keys, error);
}
