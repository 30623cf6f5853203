/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/boards/format-paint.h"
#include "games/games.h"
#include "play/editions/edition-cards.h"
#include "play/editions/edition-desk.h"
#include "play/editions/edition-names.h"
#include "play/editions/edition-series.h"
#include "play/editions/pixels.h"
#include "play/editions/scenario-table.h"
#include "store/library/library-private.h"
#include "store/recovery/recovery-private.h"
#include "tests/fuzz/board.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/reader.h"

#include <string.h>

/* An edition that somebody edits, in whatever state its file is: the whole file, or a board of the game that the
   text changes here and there. The first bytes, FUZZED_HEAD, say which, what is done to it, and which of the editor's
   pages shows it. */

#define MOST_STEPS 2  /* what more of them come to is a file that an input could have begun with */
#define SITES      64 /* at least so many has the sheet of each game that is painted */

static FlipLibrary *
library (void)
{
  static FlipLibrary *made;

  if (!made)
    made = flip_library_new_scratch ("fuzz", flip_games_find, NULL);
  g_assert_nonnull (made);
  return made;
}

static FlipEditionDesk *
open_desk (const FlipGame *game, const char *text)
{
  g_autoptr (FlipEdition) edition = flip_edition_new (game->id, "Ours", text);
  FlipEditionDesk *desk;

  edition->base = (g_free (edition->base), g_strdup (game->boards[0].name));
  g_assert_true (flip_database_run (library ()->database, "DELETE FROM edition", NULL)
                 && flip_library_save_edition (library (), edition, NULL));
  desk = flip_edition_desk_new (library (), edition->id, NULL);
  g_assert_nonnull (desk);
  return desk;
}

/* --- What is shown --- */

static void
look_at_table (FlipEditionDesk *desk)
{
  const FlipFormat *format = flip_edition_desk_game (desk)->format;
  FlipBoardFile *file = flip_edition_desk_file (desk);
  g_autoptr (FlipScenarioTable) table = NULL;
  g_autoptr (GArray) tray = NULL, roster = NULL;
  g_autofree char *told = NULL;
  FlipFootprint wrong[8];

  if (!format->table)
    return;
  table = flip_scenario_table_new (format, file);
  tray = flip_scenario_tray (format, file);
  roster = flip_scenario_roster (format, file);
  told = flip_scenario_table_tell (table, table->pieces->len ? 0 : -1);
  g_assert_cmpuint (flip_scenario_table_wrong (table, wrong, G_N_ELEMENTS (wrong)), <=,
                    G_N_ELEMENTS (wrong));
}

static void
look_at_map (FlipBoardFile *file, const FlipPlace *place)
{
  g_autofree char *text = flip_pixels_get (file, place), *printed = NULL;
  FlipPixels pixels;
  guint columns, rows;

  flip_pixels_size (file, place, &columns, &rows);
  flip_pixels_init (&pixels, columns, rows);
  flip_pixels_read (&pixels, text);
  g_assert_cmpuint (flip_pixels_pieces (&pixels), <=, flip_pixels_count (&pixels));
  printed = flip_pixels_print_trimmed (&pixels);
}

static void
look_at_value (FlipBoardFile *file, const FlipPlace *place)
{
  g_autofree char *title = flip_field_title (file, place);

  g_assert_true (g_utf8_validate (title, -1, NULL));
  if (place->field->kind == FLIP_KIND_PIXELS)
    look_at_map (file, place);
  if (place->field->is_series)
    g_assert_cmpuint (flip_edition_series_length (file, place), <=,
                      flip_edition_series_most (file, place));
}

static void
look_at_values (FlipEditionDesk *desk)
{
  FlipBoardFile *file = flip_edition_desk_file (desk);
  g_autoptr (GArray) places =
    flip_format_places (flip_edition_desk_game (desk)->format, file, TRUE);

  for (guint i = 0; i < places->len; i++)
    look_at_value (file, &g_array_index (places, FlipPlace, i));
}

static void
look_at_maps (FlipEditionDesk *desk)
{
  g_ptr_array_unref (flip_edition_maps_list (desk));
}

static void
look_at_cards (FlipEditionDesk *desk)
{
  if (flip_edition_desk_game (desk)->format->cards)
    g_ptr_array_unref (flip_edition_cards_list (desk));
}

static void
look_at_state (FlipEditionDesk *desk)
{
  FlipBoardFile *file = flip_edition_desk_file (desk);
  const char *const *groups = flip_board_file_groups (file);
  FlipChecked count = flip_edition_check_count (desk, groups[0]);
  g_autofree char *told = flip_edition_check_tell (desk, &count);
  g_autofree char *draft = flip_edition_state_tell_draft (flip_edition_desk_state (desk));

  g_assert_cmpuint (count.n_checked, <=, count.n_values);
  g_assert_true (g_utf8_validate (told, -1, NULL));
  g_assert_true (!draft || g_utf8_validate (draft, -1, NULL));
}

/* One page, when all is done, is quicker than all of them each time, and as good. */
static void
look (FlipEditionDesk *desk, guint page)
{
  static void (*const pages[]) (FlipEditionDesk *) = { look_at_values, look_at_maps, look_at_cards,
                                                       look_at_state, look_at_table };

  pages[page % G_N_ELEMENTS (pages)](desk);
}

/* --- What is done --- */

typedef void (*Deed) (FlipEditionDesk *desk,
                      const FlipFormat *format,
                      const FlipPlace *place,
                      guint which);

static void
set_value (FlipEditionDesk *desk, const FlipFormat *format, const FlipPlace *place, guint which)
{
  const char *values[] = { NULL, "", "1", "-1 99", "x y z", "##/.#" };

  flip_edition_desk_set (desk, place->name, place->key, values[which % G_N_ELEMENTS (values)],
                         "a value");
}

static void
rename_group (FlipEditionDesk *desk, const FlipFormat *format, const FlipPlace *place, guint which)
{
  const char *names[] = { "Star", "star", "", "[x]", "a#b", "Ünter den Linden 3", "play" };
  g_autofree char *group = g_strdup (place->name), *reason = NULL, *named = NULL;

  g_free (flip_edition_name_get (desk, group));
  if (place->field->kind == FLIP_KIND_COINED)
    flip_edition_name_group (desk, place, which % 4);
  named = flip_edition_name_set (desk, group, names[which % G_N_ELEMENTS (names)], &reason);
}

static void
change_series (FlipEditionDesk *desk, const FlipFormat *format, const FlipPlace *place, guint which)
{
  if (!place->field->is_series)
    return;
  if (which % 3 == 0)
    flip_edition_series_insert (desk, place);
  else if (which % 3 == 1)
    flip_edition_series_remove (desk, place);
  else
    flip_edition_series_move (
      desk, place,
      which % MAX (flip_edition_series_length (flip_edition_desk_file (desk), place), 1));
}

static void
add_one (FlipEditionDesk *desk, const FlipFormat *format, const FlipPlace *place, guint which)
{
  g_autofree char *group = NULL, *kind = NULL;
  gboolean can_add;

  if (format->cards && which % 2)
    group = flip_edition_cards_add (desk);
  else if ((kind = flip_edition_maps_kind (desk, which % 3, &can_add)) && can_add)
    group = flip_edition_maps_add (desk, which % 3);
}

static void
change_names (FlipEditionDesk *desk, const FlipFormat *format, const FlipPlace *place, guint which)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new (flip_edition_desk_text (desk));

  if (place->field->kind != FLIP_KIND_COINED)
    return;
  if (which % 2)
    flip_format_add_name (format, file, place);
  else
    flip_format_drop_name (format, file, place, which / 2);
  flip_edition_desk_take (desk, file, "names");
}

static void
paint (FlipEditionDesk *desk, const FlipFormat *format, const FlipPlace *place, guint which)
{
  if (format->painting)
    flip_edition_desk_paint (desk, which % SITES, which % format->painting->n_brushes);
  if (place->field->kind == FLIP_KIND_PIXELS)
    flip_pixels_set (desk, place, which % 2 ? "#/.#" : "");
}

static void
change_table (FlipEditionDesk *desk, const FlipFormat *format, const FlipPlace *place, guint which)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new (flip_edition_desk_text (desk));
  g_autoptr (GArray) tray = NULL;
  const FlipSpot spot = { (int) which * 7, (int) which * 5, (int) which };
  const char *group, *key;

  if (!format->table)
    return;
  tray = flip_scenario_tray (format, file);
  if (which % 4 == 0)
    flip_scenario_lay_out (format, file);
  else if (which % 4 == 1)
    flip_scenario_remove (format, file, place->name, place->key);
  else if (which % 4 == 2)
    flip_scenario_move (format, file, place->name, place->key, &spot);
  else if (tray->len)
    flip_scenario_add (format, file, &g_array_index (tray, FlipTrayItem, which % tray->len), &spot,
                       &group, &key);
  flip_edition_desk_take (desk, file, "the table");
}

static void
check_off (FlipEditionDesk *desk, const FlipFormat *format, const FlipPlace *place, guint which)
{
  if (which / 4 % 2)
    flip_edition_check_confirm (desk, place->name, which % 2);
  else
    flip_edition_desk_confirm (desk, place->name, place->key, (int) (which % 4) - 1, which % 2);
}

static void
try_and_go_back (FlipEditionDesk *desk,
                 const FlipFormat *format,
                 const FlipPlace *place,
                 guint which)
{
  g_autoptr (FlipSession) session = NULL;

  if (flip_edition_desk_game (desk)->opponent && flip_edition_can_try (desk, NULL))
    session = flip_edition_try (desk, which, NULL);
  flip_edition_desk_undo (desk);
  if (which % 2)
    flip_edition_desk_redo (desk);
}

static const Deed deeds[] = { set_value, rename_group, change_series, add_one,        change_names,
                              paint,     change_table, check_off,     try_and_go_back };

/* The names of a place live as long as the file of the desk. */
static void
do_something (FlipEditionDesk *desk, const FlipGame *game, Reader *reader)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new (flip_edition_desk_text (desk));
  g_autoptr (GArray) places = flip_format_places (game->format, file, FALSE);
  Deed deed = deeds[read_byte (reader) % G_N_ELEMENTS (deeds)];
  guint8 which = read_byte (reader), at = read_byte (reader);

  if (places->len)
    deed (desk, game->format, &g_array_index (places, FlipPlace, at * 3u % places->len), which);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  size_t head = MIN (size, FUZZED_HEAD);
  Reader reader = { data, head };
  guint n = 0;
  g_autofree char *text = g_strndup ((const char *) data + head, size - head), *put = NULL;
  g_autoptr (FlipEditionDesk) desk = NULL;
  const FlipGame *game;
  guint8 chosen, board;

  if (!g_utf8_validate (text, -1, NULL))
    return 0;
  while (flip_games[n])
    n++;
  chosen = read_byte (&reader);
  game = flip_games[chosen % n];
  board = read_byte (&reader);
  put = board % 8 ? board_put_over (game->boards[board / 8 % game->n_boards].text, text)
                  : g_strdup (text);
  desk = open_desk (game, put);
  for (guint i = MOST_STEPS - chosen / n % (MOST_STEPS + 1); i > 0 && reader.size > 0; i--)
    do_something (desk, game, &reader);
  look (desk, chosen / n / (MOST_STEPS + 1));
  return 0;
}
