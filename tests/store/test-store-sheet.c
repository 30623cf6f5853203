/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A sheet goes into the library and comes back the same. */

#include "games/flickemup/flickemup.h"
#include "games/fliptown/fliptown.h"
#include "games/games.h"
#include "store/library/library-private.h"
#include "tests/engine/play.h"
#include "tests/store/place.h"

static FlipRandom
chance (guint64 seed)
{
  FlipRandom random;

  flip_random_seed (&random, seed, 1);
  return random;
}

/* Every move of a game is saved, and read back through another handle. */
static void
test_move_by_move (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipLibrary) reader = place_open (place);
  g_autoptr (FlipStoredSheet) sheet = place_add (library, place_session (5, "Ann", "Bob", NULL));
  FlipRandom random = chance (5);
  guint saves = 0;

  place_assert_stored (reader, sheet);
  while (place_play_one (sheet->session, &random))
    {
      place_save (library, sheet);
      place_assert_stored (reader, sheet);
      saves++;
    }
  g_assert_cmpuint (saves, >, 20);
  g_assert_cmpint (place_number (reader, "SELECT count(*) FROM move"), ==,
                   flip_session_length (sheet->session));
  g_assert_cmpint (place_number (reader, "SELECT count(*) FROM sheet"), ==, 1);
}

/* The library closed and opened again between any two saves. */
static void
test_across_openings (void)
{
  g_autoptr (Place) place = place_new ();
  FlipRandom random = chance (6);
  gint64 id = 0;
  g_autofree char *before = NULL;

  for (guint i = 0; i < 30; i++)
    {
      g_autoptr (FlipLibrary) library = place_open (place);
      g_autoptr (FlipStoredSheet) sheet = id ? flip_library_load (library, id, NULL)
                                             : place_add (library, place_session (6, "Ann", NULL));
      g_autofree char *text = place_print (sheet->session);

      if (id)
        g_assert_cmpstr (text, ==, before);
      id = sheet->id;
      place_play_one (sheet->session, &random);
      place_save (library, sheet);
      g_free (before);
      before = place_print (sheet->session);
    }
}

static void
test_tags (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  FlipSession *session = place_session (1, "Ann", NULL);
  g_autoptr (FlipStoredSheet) sheet = NULL;

  flip_session_set_tag (session, "place", "Zürich, at the lake");
  flip_session_set_tag (session, "date", "2024-02-29");
  flip_session_set_tag (session, "note", "%s 'quoted' \"twice\"; DROP TABLE sheet");
  flip_session_set_tag (session, "empty", "");
  sheet = place_add (library, session);
  place_assert_stored (library, sheet);
}

/* What is written beside a sheet later is saved with it. */
static void
test_tags_later (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  FlipSession *session = place_session (1, "Ann", NULL);
  g_autoptr (FlipStoredSheet) sheet = NULL;

  flip_session_set_tag (session, "place", "at home");
  sheet = place_add (library, session);
  flip_session_set_tag (session, "place", "in the garden");
  flip_session_set_tag (session, "date", "2024-02-29");
  place_save (library, sheet);
  place_assert_stored (library, sheet);
}

static void
test_practice (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) sheet = place_add (library, place_session (1, "Ann", NULL));
  g_autoptr (GPtrArray) list = NULL;

  flip_session_set_practice (sheet->session);
  place_save (library, sheet);
  place_assert_stored (library, sheet);
  list = flip_library_list (library, NULL, 0, 10, NULL);
  g_assert_true (((FlipSheetInfo *) g_ptr_array_index (list, 0))->practice);
}

static FlipSession *
session_with_board (const char *name, const char *board)
{
  g_autoptr (FlipSetup) setup = play_dealt_setup (2, 3);
  GError *error = NULL;
  FlipSession *session;

  flip_setup_set_board (setup, name, board);
  session = flip_session_new (setup, &error);
  g_assert_no_error (error);
  return session;
}

/* Each board is kept once, and each sheet has its own again. */
static void
test_boards (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autofree char *rich =
    play_replace (fliptown_game.boards[0].text, "cash=4\ngold=2", "cash=9\ngold=3");
  g_autoptr (GPtrArray) sheets =
    g_ptr_array_new_with_free_func ((GDestroyNotify) flip_stored_sheet_free);
  FlipRandom random = chance (3);

  for (guint i = 0; i < 6; i++)
    {
      FlipSession *session =
        i % 2 ? session_with_board ("rich.board", rich)
              : session_with_board (fliptown_game.boards[0].name, fliptown_game.boards[0].text);

      place_play (session, &random, 5);
      g_ptr_array_add (sheets, place_add (library, session));
    }
  g_assert_cmpint (place_number (library, "SELECT count(*) FROM board"), ==, 2);
  for (guint i = 0; i < sheets->len; i++)
    place_assert_stored (library, g_ptr_array_index (sheets, i));
  {
    g_autoptr (FlipStoredSheet) loaded =
      flip_library_load (library, ((FlipStoredSheet *) g_ptr_array_index (sheets, 1))->id, NULL);

    g_assert_cmpstr (flip_session_setup (loaded->session)->board_name, ==, "rich.board");
  }
}

static void
test_seeds (void)
{
  static const guint64 seeds[] = { 0, 1, G_MAXINT64, (guint64) G_MAXINT64 + 1, G_MAXUINT64 };
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  FlipRandom random = chance (4);

  for (guint i = 0; i < G_N_ELEMENTS (seeds); i++)
    {
      FlipSession *session = place_session (seeds[i], "Ann", NULL);
      g_autoptr (FlipStoredSheet) sheet = NULL;

      place_play (session, &random, 3);
      sheet = place_add (library, session);
      place_assert_stored (library, sheet);
    }
}

static void
test_table (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipSetup) setup = play_setup (3);
  g_autoptr (FlipStoredSheet) sheet = place_add (library, flip_session_new (setup, NULL));
  FlipRandom random = chance (4);

  place_play (sheet->session, &random, 40);
  for (guint i = 0; i < 7; i++)
    g_assert_true (flip_session_undo (sheet->session));
  place_save (library, sheet);
  place_assert_stored (library, sheet);
}

/* What was taken back is still there, until something else is played in its place. */
static void
test_undo (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) sheet = place_add (library, place_session (8, "Ann", "Bob", NULL));
  FlipRandom random = chance (8);
  guint length;

  place_play (sheet->session, &random, 12);
  place_save (library, sheet);
  length = flip_session_length (sheet->session);
  for (guint i = 0; i < 6; i++)
    g_assert_true (flip_session_undo (sheet->session));
  place_save (library, sheet);
  place_assert_stored (library, sheet);
  g_assert_cmpint (place_number (library, "SELECT count(*) FROM move"), ==, length);
  g_assert_cmpint (place_number (library, "SELECT cursor FROM sheet"), ==,
                   flip_session_cursor (sheet->session));

  g_assert_true (flip_session_redo (sheet->session));
  place_save (library, sheet);
  place_assert_stored (library, sheet);

  while (!place_diverge (sheet->session))
    g_assert_true (flip_session_undo (sheet->session));
  place_save (library, sheet);
  place_assert_stored (library, sheet);
  g_assert_true (flip_session_is_practice (sheet->session));
  g_assert_cmpuint (flip_session_length (sheet->session), <, length);
  g_assert_cmpint (place_number (library, "SELECT count(*) FROM move"), ==,
                   flip_session_length (sheet->session));
}

static gint64
seat_number (FlipLibrary *library, gint64 id, guint seat, const char *column)
{
  g_autofree char *sql = g_strdup_printf (
    "SELECT ifnull(%s, -999) FROM seat WHERE sheet = %" G_GINT64_FORMAT " AND seat = %u", column,
    id, seat);

  return place_number (library, sql);
}

/* What the list says of a seat, and what stands in the file, is the game's own word. */
static void
assert_seat (FlipLibrary *library, FlipStoredSheet *sheet, const FlipSheetInfo *info, guint seat)
{
  FlipScore score = { 0 };
  FlipResult result;

  flip_game_result (flip_session_game (sheet->session), flip_session_state (sheet->session),
                    &result);
  flip_session_game (sheet->session)->score (flip_session_state (sheet->session), seat, &score);
  g_assert_cmpstr (info->seats[seat].name, ==,
                   flip_log_player (flip_session_log (sheet->session), (int) seat));
  if (info->finished)
    {
      g_assert_cmpint (info->seats[seat].points, ==, score.total);
      g_assert_cmpint (info->seats[seat].won, ==, result.winners >> seat & 1);
      g_assert_cmpuint (info->seats[seat].place, ==, result.place[seat]);
    }
  g_assert_cmpint (seat_number (library, sheet->id, seat, "score"), ==,
                   info->finished ? score.total : -999);
  g_assert_cmpint (seat_number (library, sheet->id, seat, "won"), ==,
                   info->finished ? (gint64) (result.winners >> seat & 1) : -999);
  g_assert_cmpint (seat_number (library, sheet->id, seat, "place"), ==,
                   info->finished ? result.place[seat] : -999);
}

static void
assert_result (FlipLibrary *library, FlipStoredSheet *sheet, gboolean finished, const char *outcome)
{
  g_autoptr (GPtrArray) list = flip_library_list (library, NULL, 0, 1, NULL);
  FlipSheetInfo *info = g_ptr_array_index (list, 0);

  g_assert_cmpint (info->id, ==, sheet->id);
  g_assert_cmpint (info->finished, ==, finished);
  g_assert_cmpstr (info->outcome, ==, outcome);
  g_assert_cmpuint (info->n_seats, ==, flip_setup_seats (flip_session_setup (sheet->session)));
  for (guint seat = 0; seat < info->n_seats; seat++)
    assert_seat (library, sheet, info, seat);
}

static void
test_result (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) sheet =
    place_add (library, place_session (9, "Ann, the First", "Bob", "C 7, D 8", NULL));
  FlipRandom random = chance (9);

  assert_result (library, sheet, FALSE, "");
  place_play (sheet->session, &random, G_MAXUINT);
  place_save (library, sheet);
  assert_result (library, sheet, TRUE, "");

  /* Taken back, the game goes on. */
  g_assert_true (flip_session_undo (sheet->session));
  place_save (library, sheet);
  assert_result (library, sheet, FALSE, "");
  g_assert_true (flip_session_redo (sheet->session));
  place_save (library, sheet);
  assert_result (library, sheet, TRUE, "");
}

/* Who plays against a cowbot is told who was better, and by how much. */
static void
test_outcome (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipSetup) setup = flip_setup_new (&fliptown_game);
  g_autoptr (FlipStoredSheet) sheet = NULL;
  FlipRandom random = chance (9);
  FlipScore score = { 0 };
  FlipResult result;

  g_assert_true (flip_setup_add_player (setup, "Ann", NULL));
  g_assert_true (flip_setup_set_option (setup, "cowbot", "billy-the-kid", NULL));
  setup->dealt = TRUE;
  sheet = place_add (library, flip_session_new (setup, NULL));
  assert_result (library, sheet, FALSE, "");
  place_play (sheet->session, &random, G_MAXUINT);
  place_save (library, sheet);
  flip_game_result (&fliptown_game, flip_session_state (sheet->session), &result);
  fliptown_game.score (flip_session_state (sheet->session), 0, &score);
  g_assert_nonnull (strstr (result.text, "Billy the Kid"));
  assert_result (library, sheet, TRUE, result.ending.text);
  g_assert_cmpint (flip_library_count (library, "billy", NULL), ==, 1);

  g_assert_true (flip_session_undo (sheet->session));
  place_save (library, sheet);
  assert_result (library, sheet, FALSE, "");
  g_assert_cmpint (flip_library_count (library, "billy", NULL), ==, 0);
}

/* Plays, takes back and plays something else, as people do, and saves after every step. */
static void
wander (FlipLibrary *library, FlipLibrary *reader, FlipStoredSheet *sheet, FlipRandom *random)
{
  guint steps = 5 + flip_random_below (random, 40);

  for (guint i = 0; i < steps; i++)
    {
      guint kind = flip_random_below (random, 8);

      if (kind == 0)
        flip_session_undo (sheet->session);
      else if (kind == 1)
        flip_session_redo (sheet->session);
      else if (kind == 2
               && flip_session_cursor (sheet->session) < flip_session_length (sheet->session))
        place_diverge (sheet->session);
      else
        place_play_one (sheet->session, random);
      place_save (library, sheet);
      if (flip_random_below (random, 4) == 0)
        place_assert_stored (reader, sheet);
    }
  place_assert_stored (reader, sheet);
}

static void
test_any_games (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipLibrary) reader = place_open (place);
  g_autoptr (GPtrArray) sheets =
    g_ptr_array_new_with_free_func ((GDestroyNotify) flip_stored_sheet_free);
  FlipRandom random = chance (10);

  for (guint i = 0; i < play_sample (40, 5); i++)
    {
      g_autoptr (FlipSetup) setup = play_any_setup (&fliptown_game, &random);
      FlipStoredSheet *sheet;

      setup->dealt = i % 3 != 0;
      sheet = place_add (library, flip_session_new (setup, NULL));
      g_ptr_array_add (sheets, sheet);
      wander (library, reader, sheet, &random);
    }

  /* No sheet was touched by the others. */
  for (guint i = 0; i < sheets->len; i++)
    place_assert_stored (reader, g_ptr_array_index (sheets, i));
}

/* A sheet file can be taken into the library, in the middle of its game. */
static void
test_add_played (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  FlipSession *session = place_session (11, "Ann", "Bob", NULL);
  g_autoptr (FlipStoredSheet) sheet = NULL;
  FlipRandom random = chance (11);

  place_play (session, &random, 30);
  flip_session_undo (session);
  sheet = place_add (library, session);
  place_assert_stored (library, sheet);
}

static void
test_missing (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  GError *error = NULL;

  g_assert_null (flip_library_load (library, 77, &error));
  place_assert_error (error, FLIP_STORE_ERROR_MISSING, "77");
}

/* A board that was damaged in the library does not pull down sheets that are begun later. */
static void
test_board_damaged (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) first = place_add (library, place_session (1, "Ann", NULL));
  g_autoptr (FlipStoredSheet) second = NULL;

  place_run (library, "UPDATE board SET text = replace (text, 'cash=4', 'cash=5')");
  second = place_add (library, place_session (2, "Bob", NULL));
  place_assert_stored (library, second);
}

/* The seal of a sheet from before there was an edition, as it was worked out then. Whoever adds an
   option to a game must say that it is later. */
static void
test_before_editions (void)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (&flickemup_game);
  guint64 first;

  g_assert_true (flip_setup_add_player (setup, "Ann", NULL)
                 && flip_setup_add_player (setup, "Bob", NULL));
  flip_setup_set_board (setup, "x.board", "[x]\n");
  first = flip_checksum_setup (setup);
  g_assert_cmpuint (first, ==, G_GUINT64_CONSTANT (12402791869335369229));
  flip_setup_take_latest (setup);
  g_assert_cmpuint (flip_checksum_setup (setup), !=, first);
}

/* A sheet keeps the edition of its rules, the first one too. */
static void
test_editions_kept (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);

  for (guint edition = 0; edition < 3; edition++)
    {
      g_autoptr (FlipSetup) setup = flip_setup_new (&flickemup_game);
      g_autoptr (FlipStoredSheet) sheet = NULL, read = NULL;

      g_assert_true (flip_setup_fill_seats (setup, 2, NULL));
      if (edition == 1)
        g_assert_true (flip_setup_set_option (setup, "edition", "2", NULL));
      else if (edition == 2)
        flip_setup_take_latest (setup);
      sheet = place_add (library, flip_session_new (setup, NULL));
      read = flip_library_load (library, sheet->id, NULL);
      g_assert_nonnull (read);
      g_assert_cmpuint (flip_setup_option (flip_session_setup (read->session), "edition"), ==,
                        edition);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/sheet/move-by-move", test_move_by_move);
  g_test_add_func ("/store/sheet/across-openings", test_across_openings);
  g_test_add_func ("/store/sheet/tags", test_tags);
  g_test_add_func ("/store/sheet/tags-later", test_tags_later);
  g_test_add_func ("/store/sheet/practice", test_practice);
  g_test_add_func ("/store/sheet/boards", test_boards);
  g_test_add_func ("/store/sheet/board-damaged", test_board_damaged);
  g_test_add_func ("/store/sheet/seeds", test_seeds);
  g_test_add_func ("/store/sheet/table", test_table);
  g_test_add_func ("/store/sheet/undo", test_undo);
  g_test_add_func ("/store/sheet/result", test_result);
  g_test_add_func ("/store/sheet/outcome", test_outcome);
  g_test_add_func ("/store/sheet/any-games", test_any_games);
  g_test_add_func ("/store/sheet/add-played", test_add_played);
  g_test_add_func ("/store/sheet/missing", test_missing);
  g_test_add_func ("/store/sheet/before-editions", test_before_editions);
  g_test_add_func ("/store/sheet/editions-kept", test_editions_kept);
  return g_test_run ();
}
