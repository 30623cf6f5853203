/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Notes and bookmarks: kept with the sheet, as long as the moves that they are about. */

#include "engine/session/notes.h"
#include "engine/session/sheet.h"
#include "games/games.h"
#include "tests/engine/play.h"

#include <string.h>

#define FILE_NAME "evening.flipsheet"

static FlipSession *
begin (guint entries)
{
  g_autoptr (FlipSetup) setup = play_setup (2);

  return play_session (setup, entries);
}

static FlipSession *
read_again (FlipSession *session)
{
  g_autofree char *text = flip_sheet_print (session);
  g_autoptr (GError) error = NULL;
  FlipSession *read = flip_sheet_parse (text, strlen (text), FILE_NAME, flip_games_find, &error);

  g_assert_no_error (error);
  return read;
}

static void
assert_noted (FlipSession *session, guint most, const char *expected)
{
  g_autoptr (GArray) noted = flip_log_noted (flip_session_log (session), most);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < noted->len; i++)
    g_string_append_printf (text, "%u ", g_array_index (noted, guint, i));
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_kept (void)
{
  g_autoptr (FlipSession) session = begin (9);
  g_autoptr (FlipSession) read = NULL;
  guint entry;

  flip_session_set_note (session, 4, "Too early: the pickaxe was “better”.");
  flip_session_set_bookmark (session, 6, TRUE);
  read = read_again (session);
  g_assert_cmpstr (flip_log_note (flip_session_log (read), 4), ==,
                   "Too early: the pickaxe was “better”.");
  g_assert_null (flip_log_note (flip_session_log (read), 5));
  g_assert_true (flip_log_is_bookmarked (flip_session_log (read), 6));
  flip_session_set_bookmark (read, 4, TRUE);
  assert_noted (read, 9, "4 6 ");
  assert_noted (read, 1, "4 ");
  flip_session_set_bookmark (read, 4, FALSE);
  g_assert_cmpuint (flip_log_next_bookmark (flip_session_log (read), 0), ==, 6);
  g_assert_true (flip_log_previous_bookmark (flip_session_log (read), 9, &entry));
  g_assert_cmpuint (entry, ==, 6);
  g_assert_false (flip_log_previous_bookmark (flip_session_log (read), 6, &entry));
  flip_session_set_note (read, 4, "  ");
  flip_session_set_bookmark (read, 6, FALSE);
  g_assert_null (flip_log_note (flip_session_log (read), 4));
  g_assert_cmpuint (flip_session_n_tags (read), ==, 0);
}

/* What can't stand on a line of a sheet is no part of a note. */
static void
test_cleaned (void)
{
  static const struct
  {
    const char *text, *kept;
  } cases[] = {
    { "two\nlines", "two lines" },
    { " \t spaces \n", "spaces" },
    { "red \033[31m", "red \357\277\275[31m" },
    { "turned \xe2\x80\xae round", "turned \357\277\275 round" },
    { "not UTF-8 \xff", "not UTF-8 \357\277\275" },
  };
  g_autoptr (FlipSession) session = begin (3);
  g_autofree char *endless = g_strnfill (5 * FLIP_NOTE_LONGEST, 'a');

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      flip_session_set_note (session, 1, cases[i].text);
      g_assert_cmpstr (flip_log_note (flip_session_log (session), 1), ==, cases[i].kept);
    }
  flip_session_set_note (session, 1, endless);
  g_assert_cmpuint (strlen (flip_log_note (flip_session_log (session), 1)), ==, FLIP_NOTE_LONGEST);
}

/* Of somebody else's sheet. */
static void
test_refused (void)
{
  g_autoptr (FlipSession) session = begin (3);
  g_autofree char *endless = g_strnfill (FLIP_NOTE_LONGEST + 1, 'a');
  const char *notes[] = { endless, "turned \xe2\x80\xae round", "bell \007" };
  g_autofree char *text = NULL;

  flip_session_set_note (session, 1, "NOTE");
  text = flip_sheet_print (session);
  strcpy (strstr (text, "checksum:"), "checksum: none\n");
  for (guint i = 0; i < G_N_ELEMENTS (notes); i++)
    {
      g_autofree char *bad = play_replace (text, "NOTE", notes[i]);
      g_autoptr (GError) error = NULL;

      g_assert_null (flip_sheet_parse (bad, strlen (bad), FILE_NAME, flip_games_find, &error));
      g_assert_error (error, FLIP_SHEET_ERROR, FLIP_SHEET_ERROR_HEADER);
      g_assert_nonnull (strstr (error->message, "note"));
    }
}

/* A tag about a move that there is not, or that is not a note after all, does no harm. */
static void
test_stray (void)
{
  g_autoptr (FlipSession) session = begin (3), read = NULL;

  flip_session_set_tag (session, "note 2", "kept");
  flip_session_set_tag (session, "note 400", "of no move");
  flip_session_set_tag (session, "bookmark 4", "yes");
  flip_session_set_tag (session, "note", "somebody’s own");
  flip_session_set_tag (session, "note 0", "somebody’s own, too");
  flip_session_set_tag (session, "note 01", "likewise");
  read = read_again (session);
  g_assert_cmpstr (flip_log_note (flip_session_log (read), 1), ==, "kept");
  g_assert_cmpuint (flip_session_n_tags (read), ==, 4);
  assert_noted (read, 9, "1 ");
}

/* A move that is taken back comes back with its note; another one in its place does not have it. */
static void
test_taken_back (void)
{
  g_autoptr (FlipSession) session = begin (8), read = NULL;

  flip_session_set_note (session, 3, "stays");
  flip_session_set_note (session, 7, "comes and goes");
  flip_session_jump (session, 7);
  read = read_again (session);
  g_assert_cmpuint (flip_session_n_tags (read), ==, 1);
  g_assert_true (flip_session_redo (session));
  g_assert_cmpstr (flip_log_note (flip_session_log (session), 7), ==, "comes and goes");
  flip_session_jump (session, 7);
  flip_session_cut (session);
  g_assert_null (flip_log_note (flip_session_log (session), 7));
  g_assert_cmpstr (flip_log_note (flip_session_log (session), 3), ==, "stays");
}

/* Where a log is mended, notes stay with their moves, and undo brings both back. */
static void
test_mended (void)
{
  g_autoptr (FlipSession) session = begin (12);
  GPtrArray *log = flip_session_texts (session);
  guint length = flip_session_cursor (session);

  flip_session_set_note (session, 2, "early");
  flip_session_set_note (session, length - 1, "last");
  g_ptr_array_set_size (log, (gint) length - 1);
  flip_session_replace (session, log, flip_texts_new ());
  g_assert_cmpstr (flip_log_note (flip_session_log (session), 2), ==, "early");
  g_assert_null (flip_log_note (flip_session_log (session), length - 1));
  g_assert_true (flip_session_undo (session));
  g_assert_cmpuint (flip_session_cursor (session), ==, length);
  g_assert_cmpstr (flip_log_note (flip_session_log (session), 2), ==, "early");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/notes/kept", test_kept);
  g_test_add_func ("/notes/cleaned", test_cleaned);
  g_test_add_func ("/notes/refused", test_refused);
  g_test_add_func ("/notes/stray", test_stray);
  g_test_add_func ("/notes/taken-back", test_taken_back);
  g_test_add_func ("/notes/mended", test_mended);
  return g_test_run ();
}
