/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "engine/boards/format-paint.h"
#include "engine/game/words.h"
#include "games/royalflip/royalflip-rules.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The map in a sheet's file: its squares, gaps and casinos, and how people paint them. */

#define GROUP "map"
#define NAME  "name-" /* the name of a casino inside; followed by its square */

/* The number of columns or rows in a file; the largest possible one if the file doesn't give it. */
static guint8
read_side (FlipBoardFile *file, const char *key)
{
  const char *text = flip_board_file_get (file, GROUP, key);
  guint64 side;

  if (!text
      || !g_ascii_string_to_unsigned (text, 10, ROYALFLIP_LEAST_SIDE, ROYALFLIP_MAX_SIDE, &side,
                                      NULL))
    return ROYALFLIP_MAX_SIDE;
  return (guint8) side;
}

static void
find_squares (const FlipChoices *of, FlipBoardFile *file, const char *group, GPtrArray *words)
{
  guint columns = read_side (file, "columns"), rows = read_side (file, "rows");

  for (guint i = 0; i < columns * rows; i++)
    {
      guint cell = royalflip_cell (i % columns, i / columns);

      g_ptr_array_add (words, (gpointer) royalflip_cell_name (cell));
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
static const FlipChoices sides = { .n = ROYALFLIP_N_SIDES, .words = side_words,
                                   .titles = side_titles };

/* The map */

#define SQUARE { .title = N_ ("Cell at its door"), .words = &squares }
#define PLACE  { .title = N_ ("Square that it fills"), .words = &squares }
#define DOOR   { .title = /* side of a casino that a road can join */ N_ ("Door"), .words = &sides }

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

/* Reads "inside d4 west" or "north c1", even if the map is too small for it. If no door is named,
   there is one on every side. */
static gboolean
parse_casino (const char *text, RoyalflipCasino *casino)
{
  g_autofree char *small = g_ascii_strdown (text, -1);
  char *words[2 + ROYALFLIP_N_SIDES];
  guint n = flip_words_split (small, words, G_N_ELEMENTS (words));

  *casino = (RoyalflipCasino){ .side = ROYALFLIP_INSIDE };
  if (n < 2 || n > G_N_ELEMENTS (words))
    return FALSE;
  casino->cell = (guint8) royalflip_square_parse (words[1]);
  for (guint side = 0; side < ROYALFLIP_N_SIDES; side++)
    {
      if (g_str_equal (words[0], side_words[side]))
        casino->side = (guint8) side;
      for (guint i = 2; i < n; i++)
        casino->doors |= (guint8) (g_str_equal (words[i], side_words[side]) << side);
    }
  if (casino->side == ROYALFLIP_INSIDE && n == 2)
    casino->doors = ROYALFLIP_ALL_DOORS;
  return casino->cell != ROYALFLIP_NO_CELL
         && (casino->side != ROYALFLIP_INSIDE || g_str_equal (words[0], "inside"));
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

static void
take_casinos (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  (void) read_casinos (flip_reading_file (reading), flip_reading_board (reading));
}

/* The index of the casino at a side with its door at a cell, or inside on a square; or -1. */
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

/* Squares that the text doesn't cover, because the map has grown, become cells. */
static void
read_gaps (FlipBoardFile *file, RoyalflipBoard *board)
{
  const char *text = flip_board_file_get (file, GROUP, "cells");
  g_auto (GStrv) lines = g_strsplit (text ? text : "", "/", -1);

  for (guint i = 0, row = 0; lines[i] && row < board->rows; i++)
    {
      const char *line = g_strstrip (lines[i]);

      for (guint column = 0; column < board->columns && line[column]; column++)
        board->gaps |= line[column] == '.' ? ROYALFLIP_BIT (royalflip_cell (column, row)) : 0;
      row += *line != '\0'; /* as for all maps in files, an empty line is no row */
    }
}

static void
take_cells (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  read_gaps (flip_reading_file (reading), flip_reading_board (reading));
}

/* Names of casinos inside */

/* The square of a casino that a key names; ROYALFLIP_NO_CELL if the key is another one. */
static guint
cell_of_name (const char *key)
{
  return g_str_has_prefix (key, NAME) ? royalflip_square_parse (key + strlen (NAME))
                                      : ROYALFLIP_NO_CELL;
}

static const char *
name_key (FlipBoardFile *file, guint cell)
{
  g_autofree char *key = g_strconcat (NAME, royalflip_cell_name (cell), NULL);

  return flip_board_file_keep (file, key);
}

/* The keys for the names of all casinos inside, and any further ones that are in the file. */
static void
find_names (const FlipChoices *of, FlipBoardFile *file, const char *group, GPtrArray *words)
{
  g_autofree const char **keys = flip_board_file_keys (file, GROUP);
  RoyalflipBoard board = { 0 };
  RoyalflipSet found;

  (void) read_casinos (file, &board);
  found = royalflip_inside (&board);
  for (guint i = 0; keys && keys[i]; i++)
    {
      guint cell = cell_of_name (keys[i]);

      found |= cell != ROYALFLIP_NO_CELL ? ROYALFLIP_BIT (cell) : 0;
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
  int casino = find_casino (board, cell_of_name (place->key), ROYALFLIP_INSIDE);

  if (casino >= 0)
    flip_phrase_copy (board->casinos[casino].name, value->text, ROYALFLIP_NAME_SIZE);
  else
    flip_reading_warn (reading, place->name, place->key, _ ("there is no casino on that square."));
}

#define SIDE(name, member)                                                    \
  .key = name, .least = ROYALFLIP_LEAST_SIDE, .most = ROYALFLIP_MAX_SIDE, \
  FLIP_IN (RoyalflipBoard, member)

const FlipField royalflip_map_fields[ROYALFLIP_N_MAP_FIELDS] = {
  /* Translators: of the city map */
  { SIDE ("columns", columns), .title = N_ ("Columns"),
    .help = N_ ("How many squares wide the map is.") },
  /* Translators: of the city map */
  { SIDE ("rows", rows), .title = N_ ("Rows"), .help = N_ ("How many squares high the map is.") },
  { .key = "cells",
    .title = N_ ("Cells and gaps"),
    .help = N_ ("The map row by row: “#” is a cell, “.” is a gap. If left out, there are no gaps."),
    .kind = FLIP_KIND_PIXELS, .least = 1, .most = ROYALFLIP_MAX_SIDE, .n_least = 1,
    .n_most = ROYALFLIP_MAX_SIDE, .is_optional = TRUE, .take = take_cells },
  { .key = "casinos",
    .title = /* crowns on the map */ N_ ("Casinos"),
    .help = N_ ("Where each casino is: at a side of the map, with the cell at its door, or "
                "inside, where it fills a square."),
    FLIP_PHRASES (casino_phrases), .n_least = 0, .n_most = ROYALFLIP_MAX_CASINOS,
    .take = take_casinos },
  { .keys = &names,
    .title = /* Translators: {key}: a cell of the map */ N_ ("Name of the casino on {key}"),
    .help = N_ ("What a casino inside is called; without a name it is the Plaza."),
    .kind = FLIP_KIND_NAME, .most = ROYALFLIP_NAME_SIZE - 1, .is_optional = TRUE,
    .take = take_name },
};

/* Whether the map fits together */

static void
refuse_casino (FlipReading *reading, const RoyalflipBoard *board, const RoyalflipCasino *casino)
{
  const char *cell = royalflip_cell_name (casino->cell);

  if (casino->side != ROYALFLIP_INSIDE && !royalflip_is_at_side (board, casino->cell, casino->side))
    /* Translators: first %s: a cell of the map; second %s: a side, as the file names it */
    flip_reading_refuse (reading, "map", "casinos", _ ("“%s” is not a cell at the side “%s”."),
                         cell, side_words[casino->side]);
  if (find_casino (board, casino->cell, casino->side) < casino - board->casinos)
    /* Translators: %s: a cell of the map */
    flip_reading_refuse (reading, "map", "casinos", _ ("the casino at “%s” appears twice."), cell);
}

/* Whether each door that was given to a casino inside leads to a cell, and at least one does. */
static void
check_doors (FlipReading *reading, const RoyalflipBoard *board, const RoyalflipCasino *casino)
{
  const char *cell = royalflip_cell_name (casino->cell);
  guint open = 0;

  for (guint side = 0; side < ROYALFLIP_N_SIDES; side++)
    {
      gboolean leads = royalflip_neighbour (board, casino->cell, side) != ROYALFLIP_NO_CELL;

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

/* Reads whatever is readable of the map. FALSE if its casinos are not. */
static gboolean
read_map (FlipBoardFile *file, RoyalflipBoard *board)
{
  gboolean good;

  memset (board, 0, sizeof *board);
  board->columns = read_side (file, "columns");
  board->rows = read_side (file, "rows");
  good = read_casinos (file, board);
  read_gaps (file, board);
  royalflip_board_derive (board);
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

/* Closes doors that no longer lead anywhere; if none is left, the casino gets a door on every
   side. */
static void
settle_doors (const RoyalflipBoard *board, RoyalflipCasino *casino)
{
  for (guint side = 0; side < ROYALFLIP_N_SIDES && casino->doors != ROYALFLIP_ALL_DOORS; side++)
    {
      if (royalflip_neighbour (board, casino->cell, side) == ROYALFLIP_NO_CELL)
        casino->doors &= (guint8) ~(1u << side);
    }
  if (!casino->doors)
    casino->doors = ROYALFLIP_ALL_DOORS;
}

/* Casinos at an edge stay there when the map grows, shrinks or gets a gap. */
static void
settle_casinos (RoyalflipBoard *board)
{
  RoyalflipBoard before = *board;

  royalflip_board_derive (board);
  board->n_casinos = 0;
  for (guint i = 0; i < before.n_casinos; i++)
    {
      RoyalflipCasino casino = before.casinos[i];

      if (casino.side != ROYALFLIP_INSIDE)
        casino.cell = (guint8) door_at (board, casino.cell, casino.side);
      else if (royalflip_is_on_map (board, casino.cell))
        settle_doors (board, &casino);
      else
        casino.cell = ROYALFLIP_NO_CELL;
      if (casino.cell != ROYALFLIP_NO_CELL && find_casino (board, casino.cell, casino.side) < 0)
        board->casinos[board->n_casinos++] = casino;
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

      g_string_append_printf (text, "%s%s %s", i ? ", " : "",
                              casino->side == ROYALFLIP_INSIDE ? "inside"
                                                               : side_words[casino->side],
                              royalflip_cell_name (casino->cell));
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

  for (guint i = 0; keys && keys[i]; i++)
    {
      guint cell = cell_of_name (keys[i]);

      if (cell != ROYALFLIP_NO_CELL && find_casino (board, cell, ROYALFLIP_INSIDE) < 0)
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
  return !royalflip_site_is_on_track (site)
         && royalflip_is_on_map (board, royalflip_cell_of_site (site));
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
    /* Translators: %s: a cell of the map */ N_ ("casino north of %s"),
    /* Translators: %s: a cell of the map */ N_ ("casino east of %s"),
    /* Translators: %s: a cell of the map */ N_ ("casino south of %s"),
    /* Translators: %s: a cell of the map */ N_ ("casino west of %s"),
  };
  guint now, next;

  find_sides (board, cell, &now, &next);
  if (next < ROYALFLIP_N_SIDES)
    return g_strdup_printf (_ (words[next]), royalflip_cell_name (cell));
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
  return brush == EDGE ? tell_edge (&board, royalflip_cell_of_site (site))
                       : g_strdup (_ (words[brush]));
}

const FlipPainting royalflip_painting = {
  .brushes = brushes, .n_brushes = G_N_ELEMENTS (brushes),
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
