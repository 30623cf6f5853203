/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "engine/boards/format-paint.h"
#include "games/royalflip/royalflip-rules.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The map in a sheet's file: its squares, gaps and casinos, and how people paint them. */

#define GROUP "map"
#define NAME  "name-" /* the name of a casino inside; followed by its square */

/* The size of the map in a file; the largest possible size if the file doesn't give it. */
static void
find_size (FlipBoardFile *file, guint *columns, guint *rows)
{
  static const char *const keys[] = { "columns", "rows" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      const char *text = flip_board_file_get (file, GROUP, keys[i]);
      guint64 size;

      if (!text
          || !g_ascii_string_to_unsigned (text, 10, ROYALFLIP_LEAST_SIDE, ROYALFLIP_MAX_SIDE, &size,
                                          NULL))
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

static const char *const side_words[ROYALFLIP_N_SIDES] = { "north", "east", "south", "west" };
/* Translators: a side of the map */
static const char *const side_titles[ROYALFLIP_N_SIDES] = { N_ ("Up"),
                                                            /* a side of the map */ N_ ("Right"),
                                                            /* a side of the map */ N_ ("Down"),
                                                            /* Translators: a side of the map */
                                                            N_ ("Left") };
static const FlipChoices sides = { .n = ROYALFLIP_N_SIDES,
                                   .words = side_words,
                                   .titles = side_titles };

static guint8
square_at (FlipBoardFile *file, int index)
{
  guint columns, rows;

  find_size (file, &columns, &rows);
  return (guint8) royalflip_cell ((guint) index % columns, (guint) index / columns);
}

/* The map */

#define SQUARE                                          \
  {                                                     \
    .title = N_ ("Cell at its door"), .words = &squares \
  }

#define PLACE                                               \
  {                                                         \
    .title = N_ ("Square that it fills"), .words = &squares \
  }
#define DOOR                                                                          \
  {                                                                                   \
    .title = /* side of a casino that a road can join */ N_ ("Door"), .words = &sides \
  }

/* Casinos at a side come first, in the order of the sides; then those inside, by the number of
   their doors. */
static const FlipPhrase casino_phrases[] = {
  { "north %", N_ ("North of the map"), "crown", { SQUARE } },
  { "east %", N_ ("East of the map"), "crown", { SQUARE } },
  { "south %", N_ ("South of the map"), "crown", { SQUARE } },
  { "west %", N_ ("West of the map"), "crown", { SQUARE } },
  { "inside %", N_ ("Inside, doors to all sides"), "crown", { PLACE } },
  { "inside % %", N_ ("Inside, one door"), "crown", { PLACE, DOOR } },
  { "inside % % %", N_ ("Inside, two doors"), "crown", { PLACE, DOOR, DOOR } },
  { "inside % % % %", N_ ("Inside, three doors"), "crown", { PLACE, DOOR, DOOR, DOOR } },
};

/* One bit per side. If no door is named, there is one on every side. */
static guint8
doors_of (guint phrase, const int *values)
{
  guint n = phrase - ROYALFLIP_N_SIDES;
  guint doors = n ? 0 : ROYALFLIP_ALL_DOORS;

  for (guint i = 1; i <= n; i++)
    doors |= 1u << values[i];
  return (guint8) doors;
}

static RoyalflipCasino
casino_of (FlipBoardFile *file, guint phrase, const int *values)
{
  gboolean inside = phrase >= ROYALFLIP_N_SIDES;

  return (RoyalflipCasino){
    .side = (guint8) (inside ? ROYALFLIP_INSIDE : phrase),
    .cell = square_at (file, values[0]),
    .doors = inside ? doors_of (phrase, values) : 0,
  };
}

static void
take_casinos (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  RoyalflipBoard *board = flip_reading_board (reading);

  board->n_casinos = (guint8) value->n_parts;
  for (guint i = 0; i < value->n_parts; i++)
    board->casinos[i] =
      casino_of (flip_reading_file (reading), value->parts[i].phrase, value->parts[i].values);
}

/* Names of casinos inside */

static gboolean
parse_square (const char *text, guint8 *cell)
{
  if (text[0] < 'a' || text[0] >= 'a' + ROYALFLIP_MAX_SIDE || text[1] < '1'
      || text[1] >= '1' + ROYALFLIP_MAX_SIDE || text[2])
    return FALSE;
  *cell = (guint8) royalflip_cell ((guint) (text[0] - 'a'), (guint) (text[1] - '1'));
  return TRUE;
}

static gboolean
is_name_key (const char *key, guint8 *cell)
{
  return g_str_has_prefix (key, NAME) && parse_square (key + strlen (NAME), cell);
}

static const char *
name_key (FlipBoardFile *file, guint cell)
{
  char square[ROYALFLIP_CELL_TEXT];
  g_autofree char *key = g_strconcat (NAME, royalflip_cell_print (cell, square), NULL);

  return flip_board_file_keep (file, key);
}

/* Reads "inside d4 west" or "north c1", even if the map is too small for it. */
static gboolean
parse_casino (const char *text, RoyalflipCasino *casino)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  *casino = (RoyalflipCasino){ .side = ROYALFLIP_INSIDE };
  if (g_strv_length (words) < 2 || !parse_square (words[1], &casino->cell))
    return FALSE;
  for (guint side = 0; side < ROYALFLIP_N_SIDES; side++)
    {
      if (g_str_equal (words[0], side_words[side]))
        casino->side = (guint8) side;
      for (guint i = 2; words[i]; i++)
        casino->doors |= (guint8) (g_str_equal (words[i], side_words[side]) << side);
    }
  if (casino->side == ROYALFLIP_INSIDE && !words[2])
    casino->doors = ROYALFLIP_ALL_DOORS;
  return casino->side != ROYALFLIP_INSIDE || g_str_equal (words[0], "inside");
}

/* FALSE if any of them can't be read. */
static gboolean
read_casinos (FlipBoardFile *file, RoyalflipBoard *board)
{
  const char *text = flip_board_file_get (file, GROUP, "casinos");
  g_auto (GStrv) parts = g_strsplit (text ? text : "", ",", -1);

  board->n_casinos = 0;
  for (guint i = 0; parts[i] && *g_strstrip (parts[i]); i++)
    {
      if (board->n_casinos == ROYALFLIP_MAX_CASINOS
          || !parse_casino (parts[i], &board->casinos[board->n_casinos]))
        return FALSE;
      board->n_casinos++;
    }
  return TRUE;
}

/* The keys for the names of all casinos inside, and any further ones that are in the file. */
static void
find_names (FlipBoardFile *file, const char *group, GPtrArray *words)
{
  g_autofree const char **keys = flip_board_file_keys (file, GROUP);
  RoyalflipBoard board = { 0 };
  RoyalflipSet found;
  guint8 cell;

  (void) read_casinos (file, &board);
  found = royalflip_inside (&board);
  for (guint i = 0; keys && keys[i]; i++)
    {
      if (is_name_key (keys[i], &cell))
        found |= ROYALFLIP_BIT (cell);
    }
  for (; found; found &= found - 1)
    g_ptr_array_add (words, (gpointer) name_key (file, royalflip_first (found)));
}

static char *
title_of_name (FlipBoardFile *file, const char *word)
{
  return g_strdup (word + strlen (NAME));
}

static const FlipChoices names = { .find = find_names, .title = title_of_name };

static void
take_name (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  RoyalflipBoard *board = flip_reading_board (reading);
  guint8 cell;
  gboolean found = FALSE;

  if (!is_name_key (place->key, &cell))
    return;
  for (guint i = 0; i < board->n_casinos; i++)
    {
      RoyalflipCasino *casino = &board->casinos[i];

      if (casino->side != ROYALFLIP_INSIDE || casino->cell != cell)
        continue;
      flip_phrase_copy (casino->name, value->text, sizeof casino->name);
      found = TRUE;
    }
  if (!found)
    flip_reading_warn (reading, place->name, place->key, _ ("there is no casino on that square."));
}

/* Squares that the text doesn't cover, because the map has grown, become cells. */
static void
take_cells (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  RoyalflipBoard *board = flip_reading_board (reading);

  for (guint row = 0; row < value->n_parts; row++)
    for (int column = 0; column < value->parts[row].values[1]; column++)
      {
        if (!(value->parts[row].values[0] & 1 << column))
          board->gaps |= ROYALFLIP_BIT (royalflip_cell ((guint) column, row));
      }
}

const FlipField royalflip_map_fields[ROYALFLIP_N_MAP_FIELDS] = {
  { .key = "columns",
    /* Translators: of the city map */
    .title = N_ ("Columns"),
    .help = N_ ("How many squares wide the map is."),
    .least = ROYALFLIP_LEAST_SIDE,
    .most = ROYALFLIP_MAX_SIDE,
    FLIP_IN (RoyalflipBoard, columns) },
  { .key = "rows",
    /* Translators: of the city map */
    .title = N_ ("Rows"),
    .help = N_ ("How many squares high the map is."),
    .least = ROYALFLIP_LEAST_SIDE,
    .most = ROYALFLIP_MAX_SIDE,
    FLIP_IN (RoyalflipBoard, rows) },
  { .key = "cells",
    .title = N_ ("Cells and gaps"),
    .help = N_ ("The map row by row: “#” is a cell, “.” is a gap. If left out, there are no gaps."),
    .kind = FLIP_KIND_PIXELS,
    .least = 1,
    .most = ROYALFLIP_MAX_SIDE,
    .n_least = 1,
    .n_most = ROYALFLIP_MAX_SIDE,
    .is_optional = TRUE,
    .take = take_cells },
  { .key = "casinos",
    .title = /* crowns on the map */ N_ ("Casinos"),
    .help = N_ ("Where each casino is: at a side of the map, with the cell at its door, or "
                "inside, where it fills a square."),
    .kind = FLIP_KIND_PHRASES,
    .phrases = casino_phrases,
    .n_phrases = G_N_ELEMENTS (casino_phrases),
    .n_least = 0,
    .n_most = ROYALFLIP_MAX_CASINOS,
    .take = take_casinos },
  { .keys = &names,
    /* Translators: {key}: a cell of the map */
    .title = N_ ("Name of the casino on {key}"),
    .help = N_ ("What a casino inside is called; without a name it is the Plaza."),
    .kind = FLIP_KIND_NAME,
    .most = ROYALFLIP_NAME_SIZE - 1,
    .is_optional = TRUE,
    .take = take_name },
};


/* Whether the map fits together */

static void
refuse_casino (FlipReading *reading, const RoyalflipBoard *board, const RoyalflipCasino *casino)
{
  char cell[ROYALFLIP_CELL_TEXT];

  royalflip_cell_print (casino->cell, cell);
  if (casino->side != ROYALFLIP_INSIDE && !royalflip_is_at_side (board, casino->cell, casino->side))
    /* Translators: first %s: a cell of the map; second %s: a side, as the file names it */
    flip_reading_refuse (reading, "map", "casinos", _ ("“%s” is not a cell at the side “%s”."),
                         cell, side_words[casino->side]);
  for (const RoyalflipCasino *other = board->casinos; other < casino; other++)
    {
      if (other->side == casino->side && other->cell == casino->cell)
        /* Translators: %s: a cell of the map */
        flip_reading_refuse (reading, "map", "casinos", _ ("the casino at “%s” appears twice."),
                             cell);
    }
}

/* Whether each door that was given to a casino inside leads to a cell, and at least one does. */
static void
check_doors (FlipReading *reading, const RoyalflipBoard *board, const RoyalflipCasino *casino)
{
  char cell[ROYALFLIP_CELL_TEXT];
  guint open = 0;

  royalflip_cell_print (casino->cell, cell);
  for (guint side = 0; side < ROYALFLIP_N_SIDES; side++)
    {
      guint beside = royalflip_cell_beside (board, casino->cell, side);
      gboolean leads = beside != ROYALFLIP_NO_CELL && board->cells & ROYALFLIP_BIT (beside);

      open += leads;
      if (!leads && casino->doors & 1u << side && casino->doors != ROYALFLIP_ALL_DOORS)
        flip_reading_refuse (reading, "map", "casinos",
                             /* Translators: first %s: a cell of the map; second %s: a side, as the
                                file names it */
                             _ ("the door of “%s” to the side “%s” leads to no cell."), cell,
                             side_words[side]);
    }
  if (!open)
    /* Translators: %s: a cell of the map */
    flip_reading_refuse (reading, "map", "casinos", _ ("no cell is next to the casino on “%s”."),
                         cell);
}

void
royalflip_map_check (FlipReading *reading, const RoyalflipBoard *board)
{
  if (!board->cells)
    flip_reading_refuse (
      reading, "map",
      flip_board_file_get (flip_reading_file (reading), "map", "cells") ? "cells" : "casinos",
      _ ("the map has no cell at all."));
  for (guint i = 0; i < board->n_casinos && board->cells; i++)
    {
      refuse_casino (reading, board, &board->casinos[i]);
      if (board->casinos[i].side == ROYALFLIP_INSIDE)
        check_doors (reading, board, &board->casinos[i]);
    }
}

/* Painting */

typedef enum
{
  CELL,
  GAP,
  INSIDE,
  EDGE,
} Brush;

static const FlipSiteBrush brushes[] = {
  /* Translators: a square of the city map */
  [CELL] = { .title = N_ ("Cell"), .glyph = "cell", .letter = 'c' },
  /* Translators: a square without a cell */
  [GAP] = { .title = N_ ("Gap"), .glyph = "area", .letter = 'g', .is_bare = TRUE },
  [INSIDE] = { .title = /* crowns on the map */ N_ ("Casino"), .glyph = "crown", .letter = 'k' },
  [EDGE] = { .title = /* crowns on the map */ N_ ("Edge Casino"), .glyph = "crown", .letter = 'e' },
};

/* Recomputes everything that follows from squares and casinos. */
static void
derive (RoyalflipBoard *board)
{
  RoyalflipBoard fresh = {
    .columns = board->columns,
    .rows = board->rows,
    .n_casinos = board->n_casinos,
    .gaps = board->gaps,
  };

  memcpy (fresh.casinos, board->casinos, sizeof fresh.casinos);
  royalflip_board_derive (&fresh);
  *board = fresh;
}

/* Reads whatever is readable of the map. FALSE if its casinos are not. */
static gboolean
read_map (FlipBoardFile *file, RoyalflipBoard *board)
{
  const char *text = flip_board_file_get (file, GROUP, "cells");
  g_auto (GStrv) lines = g_strsplit (text ? text : "", "/", -1);
  guint columns, rows;
  gboolean good;

  memset (board, 0, sizeof *board);
  find_size (file, &columns, &rows);
  board->columns = (guint8) columns;
  board->rows = (guint8) rows;
  good = read_casinos (file, board);
  for (guint row = 0; row < rows && lines[row]; row++)
    for (guint column = 0; column < columns && lines[row][column]; column++)
      {
        if (g_strstrip (lines[row])[column] == '.')
          board->gaps |= ROYALFLIP_BIT (royalflip_cell (column, row));
      }
  return good;
}

static void
drop_casino (RoyalflipBoard *board, guint index)
{
  g_assert (index < board->n_casinos);

  board->n_casinos--;
  memmove (&board->casinos[index], &board->casinos[index + 1],
           (board->n_casinos - index) * sizeof board->casinos[0]);
}

/* The first square that is not a gap, going inwards from an edge in line with a given square;
   ROYALFLIP_NO_CELL if that is not a cell, or there is none. */
static guint
door_at (const RoyalflipBoard *board, guint cell, RoyalflipSide side)
{
  RoyalflipSide inwards = (side + 2) % ROYALFLIP_N_SIDES;
  guint column = MIN (royalflip_column (cell), board->columns - 1u);
  guint row = MIN (royalflip_row (cell), board->rows - 1u), at;

  if (side == ROYALFLIP_NORTH || side == ROYALFLIP_SOUTH)
    row = side == ROYALFLIP_NORTH ? 0 : board->rows - 1u;
  else
    column = side == ROYALFLIP_WEST ? 0 : board->columns - 1u;
  at = royalflip_cell (column, row);
  while (at != ROYALFLIP_NO_CELL && board->gaps & ROYALFLIP_BIT (at))
    at = royalflip_cell_beside (board, at, inwards);
  return at != ROYALFLIP_NO_CELL && board->cells & ROYALFLIP_BIT (at) ? at : ROYALFLIP_NO_CELL;
}

static gboolean
is_twice (const RoyalflipBoard *board, guint index)
{
  for (guint i = 0; i < index; i++)
    {
      if (board->casinos[i].side == board->casinos[index].side
          && board->casinos[i].cell == board->casinos[index].cell)
        return TRUE;
    }
  return FALSE;
}

/* Closes doors that no longer lead anywhere; if none is left, the casino gets a door on every
   side. */
static void
settle_doors (const RoyalflipBoard *board, RoyalflipCasino *casino)
{
  if (casino->doors == ROYALFLIP_ALL_DOORS)
    return;
  for (guint side = 0; side < ROYALFLIP_N_SIDES; side++)
    {
      guint beside = royalflip_cell_beside (board, casino->cell, side);

      if (beside == ROYALFLIP_NO_CELL || !(board->cells & ROYALFLIP_BIT (beside)))
        casino->doors &= (guint8) ~(1u << side);
    }
  if (!casino->doors)
    casino->doors = ROYALFLIP_ALL_DOORS;
}

/* Casinos at an edge stay there when the map grows, shrinks or gets a gap. */
static void
settle_casinos (RoyalflipBoard *board)
{
  for (guint i = board->n_casinos; i-- > 0;)
    {
      RoyalflipCasino *casino = &board->casinos[i];

      if (casino->side == ROYALFLIP_INSIDE
          && (royalflip_column (casino->cell) >= board->columns
              || royalflip_row (casino->cell) >= board->rows))
        drop_casino (board, i);
    }
  derive (board);
  for (guint i = board->n_casinos; i-- > 0;)
    {
      RoyalflipCasino *casino = &board->casinos[i];
      guint door = casino->side == ROYALFLIP_INSIDE ? casino->cell
                                                    : door_at (board, casino->cell, casino->side);

      if (casino->side == ROYALFLIP_INSIDE)
        settle_doors (board, casino);
      casino->cell = (guint8) door;
      if (door == ROYALFLIP_NO_CELL)
        drop_casino (board, i);
    }
  for (guint i = board->n_casinos; i-- > 0;)
    {
      if (is_twice (board, i))
        drop_casino (board, i);
    }
}

static char *
print_cells (const RoyalflipBoard *board)
{
  GString *text = g_string_new (NULL);

  for (guint row = 0; row < board->rows; row++)
    {
      g_string_append (text, row ? "/" : "");
      for (guint column = 0; column < board->columns; column++)
        g_string_append_c (text,
                           board->gaps & ROYALFLIP_BIT (royalflip_cell (column, row)) ? '.' : '#');
    }
  return g_string_free (text, FALSE);
}

static char *
print_casinos (const RoyalflipBoard *board)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < board->n_casinos; i++)
    {
      const RoyalflipCasino *casino = &board->casinos[i];
      char cell[ROYALFLIP_CELL_TEXT];

      g_string_append_printf (text, "%s%s %s", i ? ", " : "",
                              casino->side == ROYALFLIP_INSIDE ? "inside"
                                                               : side_words[casino->side],
                              royalflip_cell_print (casino->cell, cell));
      for (guint side = 0; side < ROYALFLIP_N_SIDES; side++)
        {
          if (casino->side == ROYALFLIP_INSIDE && casino->doors != ROYALFLIP_ALL_DOORS
              && casino->doors & 1u << side)
            g_string_append_printf (text, " %s", side_words[side]);
        }
    }
  return g_string_free (text, FALSE);
}

/* The name of a removed casino is removed as well. */
static void
drop_names (FlipBoardFile *file, const RoyalflipBoard *board)
{
  g_autofree const char **keys = flip_board_file_keys (file, GROUP);
  RoyalflipSet inside = royalflip_inside (board);
  guint8 cell;

  for (guint i = 0; keys && keys[i]; i++)
    {
      if (is_name_key (keys[i], &cell) && !(inside & ROYALFLIP_BIT (cell)))
        flip_board_file_unset (file, GROUP, keys[i]);
    }
}

static void
write_value (FlipBoardFile *file, const char *key, const char *text)
{
  if (g_strcmp0 (flip_board_file_get (file, GROUP, key), text) == 0)
    return;
  if (text)
    flip_board_file_set (file, GROUP, key, text);
  else
    flip_board_file_unset (file, GROUP, key);
}

static void
write_map (FlipBoardFile *file, const RoyalflipBoard *board)
{
  g_autofree char *cells = print_cells (board), *casinos = print_casinos (board);

  write_value (file, "cells", board->gaps ? cells : NULL);
  write_value (file, "casinos", casinos);
  drop_names (file, board);
}

static int
find_casino (const RoyalflipBoard *board, guint cell, guint side)
{
  for (guint i = 0; i < board->n_casinos; i++)
    {
      if (board->casinos[i].cell == cell && board->casinos[i].side == side)
        return (int) i;
    }
  return -1;
}

static gboolean
add_casino (RoyalflipBoard *board, guint cell, guint side)
{
  if (board->n_casinos == ROYALFLIP_MAX_CASINOS)
    return FALSE;
  board->casinos[board->n_casinos++] = (RoyalflipCasino){
    .side = (guint8) side,
    .cell = (guint8) cell,
    .doors = side == ROYALFLIP_INSIDE ? ROYALFLIP_ALL_DOORS : 0,
  };
  return TRUE;
}

/* The current side of a casino at a cell of the edge, and the side that the next click gives it:
   one after the other, each side that the cell is at, and then none (ROYALFLIP_N_SIDES). */
static void
find_sides (const RoyalflipBoard *board, guint cell, guint *now, guint *next)
{
  *now = *next = ROYALFLIP_N_SIDES;
  for (guint side = 0; side < ROYALFLIP_N_SIDES; side++)
    {
      if (find_casino (board, cell, side) >= 0)
        *now = side;
    }
  for (guint side = *now == ROYALFLIP_N_SIDES ? 0 : *now + 1; side < ROYALFLIP_N_SIDES; side++)
    {
      if (royalflip_is_at_side (board, cell, side))
        {
          *next = side;
          return;
        }
    }
}

static gboolean
paint_edge (RoyalflipBoard *board, guint cell)
{
  guint now, next;

  derive (board);
  find_sides (board, cell, &now, &next);
  if (now == next)
    return FALSE;
  if (now < ROYALFLIP_N_SIDES)
    drop_casino (board, (guint) find_casino (board, cell, now));
  return next == ROYALFLIP_N_SIDES || add_casino (board, cell, next);
}

static gboolean
is_square (const RoyalflipBoard *board, guint16 site)
{
  guint cell;

  if (royalflip_site_is_on_track (site))
    return FALSE;
  cell = royalflip_cell_of_site (site);
  return royalflip_column (cell) < board->columns && royalflip_row (cell) < board->rows;
}

static Brush
look_of (const RoyalflipBoard *board, guint cell)
{
  if (royalflip_inside (board) & ROYALFLIP_BIT (cell))
    return INSIDE;
  return board->gaps & ROYALFLIP_BIT (cell) ? GAP : CELL;
}

static int
look (FlipBoardFile *file, guint16 site)
{
  RoyalflipBoard board;

  (void) read_map (file, &board);
  return is_square (&board, site) ? (int) look_of (&board, royalflip_cell_of_site (site)) : -1;
}

static gboolean
paint_square (RoyalflipBoard *board, guint cell, Brush brush)
{
  if (look_of (board, cell) == brush)
    return FALSE;
  if (look_of (board, cell) == INSIDE)
    drop_casino (board, (guint) find_casino (board, cell, ROYALFLIP_INSIDE));
  board->gaps &= ~ROYALFLIP_BIT (cell);
  if (brush == GAP)
    board->gaps |= ROYALFLIP_BIT (cell);
  return brush != INSIDE || add_casino (board, cell, ROYALFLIP_INSIDE);
}

static gboolean
paint (FlipBoardFile *file, guint16 site, guint brush)
{
  RoyalflipBoard board;
  guint cell;

  g_return_val_if_fail (brush < G_N_ELEMENTS (brushes), FALSE);

  if (!read_map (file, &board) || !is_square (&board, site))
    return FALSE;
  cell = royalflip_cell_of_site (site);
  if (!(brush == EDGE ? paint_edge (&board, cell) : paint_square (&board, cell, brush)))
    return FALSE;
  settle_casinos (&board);
  write_map (file, &board);
  return TRUE;
}

static char *
tell_edge (const RoyalflipBoard *board, guint cell)
{
  static const char *const words[ROYALFLIP_N_SIDES] = {
    /* Translators: %s: a cell of the map */
    N_ ("casino north of %s"),
    /* Translators: %s: a cell of the map */
    N_ ("casino east of %s"),
    /* Translators: %s: a cell of the map */
    N_ ("casino south of %s"),
    /* Translators: %s: a cell of the map */
    N_ ("casino west of %s"),
  };
  char text[ROYALFLIP_CELL_TEXT];
  guint now, next;

  find_sides (board, cell, &now, &next);
  if (next < ROYALFLIP_N_SIDES)
    return g_strdup_printf (_ (words[next]), royalflip_cell_print (cell, text));
  return g_strdup (now < ROYALFLIP_N_SIDES ? /* what a cell has */ _ ("no casino")
                                           : _ ("nothing, not at the edge"));
}

static char *
tell (FlipBoardFile *file, guint16 site, guint brush)
{
  static const char *const words[] = {
    [CELL] = /* a part of the map */ N_ ("cell"),
    [GAP] = /* a part of the map */ N_ ("gap"),
    [INSIDE] = N_ ("casino that fills the square"),
  };
  RoyalflipBoard board;

  (void) read_map (file, &board);
  if (!is_square (&board, site))
    return g_strdup ("");
  derive (&board);
  return brush == EDGE ? tell_edge (&board, royalflip_cell_of_site (site))
                       : g_strdup (_ (words[brush]));
}

const FlipPainting royalflip_painting = {
  .brushes = brushes,
  .n_brushes = G_N_ELEMENTS (brushes),
  .first = GAP,
  .look = look,
  .paint = paint,
  .tell = tell,
};

/* Adapts the casinos to the size of the map and its gaps. */
void
royalflip_map_settle (FlipBoardFile *file, const char *group, const char *key)
{
  static const char *const keys[] = { "columns", "rows", "cells", NULL };
  RoyalflipBoard board;

  if (!g_str_equal (group, GROUP) || !g_strv_contains (keys, key) || !read_map (file, &board))
    return;
  settle_casinos (&board);
  write_map (file, &board);
}
