/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "engine/base/quote.h"
#include "games/insertcoin/insertcoin-state.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The format of a card set's file: shapes as pixel maps, symbols as small maps, and the cards that
   are made of them. */

#define GROUP       "set"
#define SIDE        "side"
#define PILES       "game-overs"
#define SHAPE       "shape "
#define SYMBOL      "symbol "
#define MOST_VALUE  99
#define MOST_AMOUNT 9
#define USUAL_PILES 2

/* The side of a symbol's map, with some space around the symbol. */
#define MAP_SIDE (INSERTCOIN_SPAN + 1)

/* Names coined by the file */

static char *
title_of_word (FlipBoardFile *file, const char *word)
{
  return g_strdup (insertcoin_name (word));
}

static char *
title_of_group (FlipBoardFile *file, const char *name)
{
  return g_strdup (insertcoin_name (strchr (name, ' ') + 1));
}

#define COINED(by) .n = INSERTCOIN_MAX_SHAPES, .find = flip_find_coined, .group = GROUP, .key = by

static const FlipChoices shapes = { COINED ("shapes"), .before = SHAPE, .title = title_of_group };
static const FlipChoices symbols = { COINED ("symbols"), .before = SYMBOL,
                                     .title = title_of_group };
static const FlipChoices shape_words = { COINED ("shapes"), .title = title_of_word };
static const FlipChoices symbol_words = { COINED ("symbols"), .title = title_of_word };

/* The set */

static gboolean
is_house (FlipReading *reading, const FlipPlace *place)
{
  return flip_format_is_house (&insertcoin_format, flip_reading_file (reading), place, -1);
}

static const FlipField set_fields[] = {
  { .key = "house",
    .title = /* an edition made for Flipside */ N_ ("House cards"),
    .help = N_ ("“yes” if shapes, values, abilities and symbols are Flipside’s own and haven’t "
                "been checked against printed cards yet."),
    .kind = FLIP_KIND_WORDS, .words = &flip_no_yes, .is_optional = TRUE, .is_hidden = TRUE },
  { FLIP_NUMBER (SIDE, InsertcoinSet, side, INSERTCOIN_LEAST_SIDE, INSERTCOIN_MOST_SIDE),
    .title = N_ ("Side of a level"),
    .help = N_ ("How many squares wide and high a level of the GamePad is."),
    .is_optional = TRUE, .absent = INSERTCOIN_USUAL_SIDE, .unit = /* unit */ N_ ("squares") },
  { FLIP_NUMBER (PILES, InsertcoinSet, n_piles, 1, INSERTCOIN_MAX_PILES),
    .title = N_ ("GAME OVER cards"),
    .help = N_ ("How many there are. The other cards are divided into that many piles."),
    .is_optional = TRUE, .absent = USUAL_PILES },
  { .key = "shapes", FLIP_COINED_IN (InsertcoinSet, shapes, word, n_shapes),
    .n_least = 1, .n_most = INSERTCOIN_MAX_SHAPES,
    .title = /* heading in the editor */ N_ ("Shapes"),
    .help = N_ ("A short name for each shape. Each has a group of its own below.") },
  { .key = "symbols", FLIP_COINED_IN (InsertcoinSet, symbols, word, n_symbols),
    .n_least = 1, .n_most = INSERTCOIN_MAX_SYMBOLS,
    .title = /* heading in the editor */ N_ ("Symbols"),
    .help = N_ ("A short name for each symbol. Each has a group of its own below.") },
};

/* Shapes */

#define AMOUNT(words) { { .title = words, .least = 1, .most = MOST_AMOUNT } }

static const FlipPhrase abilities[INSERTCOIN_N_ABILITIES] = {
  /* Translators: what a complete shape gives */
  [INSERTCOIN_NO_ABILITY] = { "none", N_ ("Nothing") },
  [INSERTCOIN_FILL] = { "fill %", /* what a complete shape gives */ N_ ("Fill squares"), "flag",
                        AMOUNT (/* the squares of a shape */ N_ ("Squares")) },
  [INSERTCOIN_SKULL] = { "skull", N_ ("The others miss a flip"), "skull" },
  [INSERTCOIN_LIFE] = { "life %", /* what a complete shape gives */ N_ ("Gain lives"), "heart",
                        AMOUNT (N_ ("Lives")) },
  [INSERTCOIN_SYMBOL] = { "symbol", N_ ("Draw the other symbol too"), "cards" },
  [INSERTCOIN_SHIELD] = { "shield", N_ ("Safe from skull and bolt"), "shield" },
  [INSERTCOIN_BOLT] = { "bolt %", N_ ("The others lose lives"), NULL, AMOUNT (N_ ("Lives")) },
  [INSERTCOIN_COIN] = { "coin %", /* what a complete shape gives */ N_ ("Gain coins"), "token",
                        AMOUNT (N_ ("Coins")) },
  [INSERTCOIN_GHOST] = { "ghost", N_ ("The next symbol may cross the outline") },
};

static InsertcoinShape *
shape_of (FlipReading *reading, const FlipPlace *place)
{
  InsertcoinSet *set = flip_reading_board (reading);

  g_assert (place->instance < INSERTCOIN_MAX_SHAPES);

  return &set->shapes[place->instance];
}

static void
take_value (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  if (is_house (reading, place))
    shape_of (reading, place)->house |= INSERTCOIN_HOUSE_VALUE;
}

static void
take_ability (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  InsertcoinShape *shape = shape_of (reading, place);

  shape->ability = value->parts[0].phrase;
  shape->amount = (guint8) value->parts[0].values[0];
  if (is_house (reading, place))
    shape->house |= INSERTCOIN_HOUSE_ABILITY;
}

/* The number of rows of a shape, which is the side of a level. */
static guint
side_of (FlipBoardFile *file)
{
  const char *text = flip_board_file_get (file, GROUP, SIDE);
  gint64 side;

  return text
             && g_ascii_string_to_signed (text, 10, INSERTCOIN_LEAST_SIDE, INSERTCOIN_MOST_SIDE,
                                          &side, NULL)
           ? (guint) side
           : INSERTCOIN_USUAL_SIDE;
}

static void
take_row (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  InsertcoinShape *shape = shape_of (reading, place);
  guint side = side_of (flip_reading_file (reading));

  if (value->parts[0].values[1] != (int) side)
    {
      flip_reading_refuse (
        reading, place->name, place->key,
        /* Translators: %s: what was written; %u: how many squares */
        ngettext ("“%s” is not a row of %u square, each “#” inside or “.” outside.",
                  "“%s” is not a row of %u squares, each “#” inside or “.” outside.", side),
        flip_quoted (value->text), side);
      return;
    }
  for (guint column = 0; column < side; column++)
    {
      guint square = place->index * INSERTCOIN_STRIDE + column;

      if (value->parts[0].values[0] & 1 << column)
        shape->squares = insertcoin_grid_or (shape->squares, insertcoin_grid_of_square (square));
    }
  if (is_house (reading, place))
    shape->house |= INSERTCOIN_HOUSE_SQUARES;
}

static const char *const row_keys[INSERTCOIN_MOST_SIDE] = {
  "row-1", "row-2", "row-3", "row-4",  "row-5",  "row-6",
  "row-7", "row-8", "row-9", "row-10", "row-11", "row-12",
};

static void
find_rows (const FlipChoices *of, FlipBoardFile *file, const char *group, GPtrArray *words)
{
  for (guint row = 0; row < side_of (file); row++)
    g_ptr_array_add (words, (gpointer) row_keys[row]);
}

static char *
title_of_row (FlipBoardFile *file, const char *word)
{
  return g_strdup (word + strlen ("row-"));
}

static const FlipChoices rows = { .find = find_rows, .title = title_of_row };

static const FlipField shape_fields[] = {
  /* Translators: a number that is printed on a card */
  { FLIP_NUMBER ("value", InsertcoinShape, value, 1, MOST_VALUE), .title = N_ ("Value"),
    .help = N_ ("The points of the complete shape, as its cards show them in the upper left "
                "corner."),
    .unit = N_ ("points"), .take = take_value },
  { .key = "ability",
    .title = /* field in the editor: what a complete shape gives */ N_ ("Ability"),
    .help = N_ ("What the complete shape gives, once."),
    FLIP_PHRASES (abilities), .take = take_ability },
  { .keys = &rows,
    .title = /* Translators: {key}: the number of the row */ N_ ("Row {key}"),
    .help = N_ ("The squares of the shape, row by row from the top."),
    .kind = FLIP_KIND_PIXELS, .least = INSERTCOIN_LEAST_SIDE, .most = INSERTCOIN_MOST_SIDE,
    .take = take_row },
};

/* Symbols */

static gboolean
touch (const guint8 a[2], const guint8 b[2])
{
  return ABS (a[0] - b[0]) + ABS (a[1] - b[1]) == 1;
}

static gboolean
hangs_together (const guint8 (*cells)[2], guint n)
{
  guint reached = 1;

  for (guint round = 1; round < n; round++)
    for (guint i = 0; i < n; i++)
      for (guint j = 0; j < n; j++)
        {
          if (reached & 1u << i && touch (cells[i], cells[j]))
            reached |= 1u << j;
        }

  return reached == (1u << n) - 1;
}

/* The squares of a map; those beyond the limit are only counted. */
static guint
list_cells (const FlipFieldValue *value, guint8 (*cells)[2])
{
  guint n = 0;

  for (guint row = 0; row < value->n_parts; row++)
    for (int column = 0; column < value->parts[row].values[1]; column++)
      {
        if (!(value->parts[row].values[0] & 1 << column))
          continue;
        if (n < INSERTCOIN_MAX_CELLS)
          {
            cells[n][0] = (guint8) row;
            cells[n][1] = (guint8) column;
          }
        n++;
      }
  return n;
}

/* The distance between the outermost squares, down or to the right. */
static guint
span_of (const guint8 (*cells)[2], guint n, guint way)
{
  guint least = G_MAXUINT, most = 0;

  for (guint i = 0; i < n; i++)
    {
      least = MIN (least, cells[i][way]);
      most = MAX (most, cells[i][way]);
    }
  return most - least + 1;
}

static void
take_map (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  InsertcoinSet *set = flip_reading_board (reading);
  InsertcoinSymbol *symbol = &set->symbols[place->instance];
  guint8 cells[INSERTCOIN_MAX_CELLS][2] = { { 0 } };
  guint n = list_cells (value, cells);

  g_assert (place->instance < INSERTCOIN_MAX_SYMBOLS);

  symbol->house = is_house (reading, place);
  if (n == 0 || n > INSERTCOIN_MAX_CELLS)
    flip_reading_refuse (reading, place->name, place->key,
                         /* Translators: %d: the most squares; %u: how many there are */
                         ngettext ("a symbol has 1 to %d square, not %u.",
                                   "a symbol has 1 to %d squares, not %u.", INSERTCOIN_MAX_CELLS),
                         INSERTCOIN_MAX_CELLS, n);
  else if (!hangs_together (cells, n))
    flip_reading_refuse (reading, place->name, place->key,
                         _ ("the squares of the symbol are not connected."));
  else if (MAX (span_of (cells, n, 0), span_of (cells, n, 1)) > INSERTCOIN_SPAN)
    flip_reading_refuse (reading, place->name, place->key,
                         /* Translators: %d: how many */
                         ngettext ("a symbol is at most %d square wide and high.",
                                   "a symbol is at most %d squares wide and high.",
                                   INSERTCOIN_SPAN),
                         INSERTCOIN_SPAN);
  else
    insertcoin_symbol_turn (symbol, cells, n);
}

static const FlipField symbol_fields[] = {
  { .key = "map",
    .title = N_ ("Squares"),
    .help = N_ ("The symbol as it appears on its cards, in one piece. Turned and mirrored it is "
                "the same symbol."),
    .kind = FLIP_KIND_PIXELS, .least = 1, .most = MAP_SIDE, .n_least = 1, .n_most = MAP_SIDE,
    .is_trimmed = TRUE, .take = take_map },
};

/* Cards */

static const FlipChoices card_keys = { .n = INSERTCOIN_MAX_CARDS, .words = flip_numbers };

static const FlipPhrase cards[] = {
  { .pattern = "% % %",
    .title = /* a field of a card in the editor */ N_ ("Two symbols"),
    /* Translators: a field of a card in the editor */
    .slots = { { .title = N_ ("Shape"), .words = &shape_words },
               /* Translators: one of two symbols on a card */
               { .title = N_ ("Left symbol"), .words = &symbol_words },
               /* Translators: one of two symbols on a card */
               { .title = N_ ("Right symbol"), .words = &symbol_words } } },
  { .pattern = "% %",
    .title = /* a field of a card in the editor */ N_ ("One symbol"),
    .slots = { { .title = N_ ("Shape"), .words = &shape_words },
               /* Translators: a field of a card in the editor */
               { .title = N_ ("Symbol"), .words = &symbol_words } } },
};

static void
take_card (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  InsertcoinSet *set = flip_reading_board (reading);
  const int *found = value->parts[0].values;
  gboolean one = value->parts[0].phrase == 1;

  g_assert (place->index < INSERTCOIN_MAX_CARDS);

  set->n_cards = MAX (set->n_cards, (guint8) (place->index + 1));
  set->cards[place->index] = (InsertcoinCard){
    .shape = (guint8) found[0],
    .symbols = { (guint8) found[1], one ? INSERTCOIN_NO_SYMBOL : (guint8) found[2] },
    .house = is_house (reading, place),
  };
}

static const FlipField card_fields[] = {
  { .keys = &card_keys,
    .title = /* Translators: {key}: the name of a card in the file */ N_ ("Card {key}"),
    .help = N_ ("The shape of the card, and the symbol or the two symbols in its lower corners; "
                "they may be the same."),
    FLIP_PHRASES (cards), .is_series = TRUE, .take = take_card },
};

static const FlipGroup groups[] = {
  { .name = GROUP,
    .title = /* name of the edition’s cards */ N_ ("Card set"),
    FLIP_FIELDS (set_fields) },
  { .name = "shape WORD",
    .title = /* Translators: {group}: the name of a shape in the file */ N_ ("Shape: {group}"),
    .help = N_ ("A shape, which makes a level of the GamePad."),
    .names = &shapes, FLIP_FIELDS (shape_fields),
    .offset = G_STRUCT_OFFSET (InsertcoinSet, shapes), .stride = sizeof (InsertcoinShape),
    .n_most = INSERTCOIN_MAX_SHAPES },
  { .name = "symbol WORD",
    .title = /* Translators: {group}: the name of a symbol in the file */ N_ ("Symbol: {group}"),
    .help = N_ ("A symbol, which fills squares of a level."),
    .names = &symbols, FLIP_FIELDS (symbol_fields), .n_most = INSERTCOIN_MAX_SYMBOLS },
  { .name = "cards",
    .title = N_ ("Cards"),
    .help = N_ ("The cards with symbols; the GAME OVER cards are added to these."),
    FLIP_FIELDS (card_fields) },
};

/* Consistency checks */

/* Squares that touch at a corner count as connected, because they look connected. */
static guint
count_pieces (InsertcoinGrid squares)
{
  guint pieces = 0;

  for (; !insertcoin_grid_is_empty (squares); pieces++)
    {
      InsertcoinGrid rest = squares, piece, wider;

      piece = insertcoin_grid_of_square (insertcoin_grid_take (&rest));
      for (wider = insertcoin_grid_and (insertcoin_grid_spread (piece), squares);
           !insertcoin_grid_equal (wider, piece);
           wider = insertcoin_grid_and (insertcoin_grid_spread (piece), squares))
        piece = wider;
      squares = insertcoin_grid_without (squares, piece);
    }
  return pieces;
}

/* Just a warning: a shape may have several pieces, but rarely does. */
static void
check_shapes (FlipReading *reading)
{
  const InsertcoinSet *set = flip_reading_board (reading);

  for (guint i = 0; i < set->n_shapes; i++)
    {
      g_autofree char *group = g_strconcat (SHAPE, set->shapes[i].word, NULL);
      guint pieces = count_pieces (set->shapes[i].squares);

      if (pieces == 0)
        flip_reading_refuse (reading, group, row_keys[0], _ ("the shape has no square."));
      else if (pieces > 1)
        flip_reading_warn (
          reading, group, row_keys[0],
          /* Translators: %u: how many */
          ngettext ("the shape is in %u piece.", "the shape is in %u pieces.", pieces), pieces);
    }
}

static void
check_cards (FlipReading *reading)
{
  const InsertcoinSet *set = flip_reading_board (reading);

  if (set->n_cards < INSERTCOIN_LEAST_CARDS)
    flip_reading_refuse (reading, "cards", flip_numbers[set->n_cards],
                         /* Translators: %d: how many */
                         ngettext ("it is missing: at least %d card is needed.",
                                   "it is missing: at least %d cards are needed.",
                                   INSERTCOIN_LEAST_CARDS),
                         INSERTCOIN_LEAST_CARDS);
}

static void
check (FlipReading *reading)
{
  check_shapes (reading);
  check_cards (reading);
}

/* Changing the side of the levels */

typedef struct
{
  char squares[INSERTCOIN_MOST_SIDE][INSERTCOIN_MOST_SIDE];
  guint right, bottom; /* one past the last square inside */
} Map;

static void
read_shape (FlipBoardFile *file, const char *group, Map *map)
{
  *map = (Map){ 0 };
  for (guint row = 0; row < INSERTCOIN_MOST_SIDE; row++)
    {
      const char *text = flip_board_file_get (file, group, row_keys[row]);

      for (guint column = 0; text && text[column] && column < INSERTCOIN_MOST_SIDE; column++)
        {
          map->squares[row][column] = text[column];
          if (text[column] == '.')
            continue;
          map->right = MAX (map->right, column + 1);
          map->bottom = row + 1;
        }
    }
}

/* Writes a row of this length; the shape moves up and to the left as far as necessary. */
static void
write_row (FlipBoardFile *file, const char *group, const Map *map, guint row, guint side)
{
  char text[INSERTCOIN_MOST_SIDE + 1] = { 0 };
  guint up = map->bottom > side ? map->bottom - side : 0;
  guint left = map->right > side ? map->right - side : 0;

  for (guint column = 0; column < side; column++)
    {
      gboolean there = row + up < INSERTCOIN_MOST_SIDE && column + left < INSERTCOIN_MOST_SIDE;
      char square = there ? map->squares[row + up][column + left] : '.';

      text[column] = square ? square : '.';
    }
  if (g_strcmp0 (flip_board_file_get (file, group, row_keys[row]), text) != 0)
    flip_board_file_set (file, group, row_keys[row], text);
}

/* Gives all shapes as many rows and columns as a level. */
static void
settle (FlipBoardFile *file, const char *group, const char *key)
{
  g_autoptr (GPtrArray) names = flip_choices_list (&shapes, file, "");
  guint side = side_of (file);

  if (!g_str_equal (group, GROUP) || !g_str_equal (key, SIDE))
    return;
  for (guint i = 0; i < names->len; i++)
    {
      Map map;

      read_shape (file, names->pdata[i], &map);
      for (guint row = 0; row < side; row++)
        write_row (file, names->pdata[i], &map, row, side);
      for (guint row = side; row < INSERTCOIN_MOST_SIDE; row++)
        flip_board_file_unset (file, names->pdata[i], row_keys[row]);
    }
}

/* The first row of a shape's map stands for all of them. */
static gboolean
is_ours (FlipBoardFile *file, const FlipPlace *place, guint part)
{
  return g_strcmp0 (flip_board_file_get (file, GROUP, "house"), "yes") == 0
         && !g_str_equal (place->name, GROUP) && (place->field->keys != &rows || place->index == 0);
}

/* The board on the sheet */

/* A level shows the shape that was chosen for it. */
static gboolean
place_of_site (gconstpointer data, guint16 site, const char **group, const char **key)
{
  const InsertcoinState *state = data;
  const InsertcoinSeat *seat = &state->seats[0];
  g_autofree char *name = NULL;
  guint level;

  if (site >= insertcoin_n_squares (state))
    return FALSE;
  level = insertcoin_site_level (state, site);
  if (!insertcoin_has_shape (seat, level))
    return FALSE;
  name = g_strconcat (SHAPE, insertcoin_shape (state, seat, level)->word, NULL);
  *group = g_intern_string (name);
  *key = NULL;
  return TRUE;
}

const FlipFormat insertcoin_format = {
  .groups = groups, .n_groups = G_N_ELEMENTS (groups),
  .size = sizeof (InsertcoinSet),
  .check = check,
  .is_house = is_ours,
  .place_of_site = place_of_site,
  .settle = settle,
};
