/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The editions of a game as people see them: listed, copied, renamed, brought in from a file. */

#include "games/games.h"
#include "play/editions/editions.h"
#include "tests/store/place.h"

#include <string.h>
#include <sys/stat.h>

typedef struct
{
  Place *place;
  FlipLibrary *library;
  const FlipGame *game;
  GMainLoop *loop;
  FlipReadEdition *read;
  GError *error;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->place = place_new ();
  fixture->library = place_open (fixture->place);
  fixture->game = flip_games_find ("royalflip");
  fixture->loop = g_main_loop_new (NULL, FALSE);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_clear_pointer (&fixture->library, flip_library_close);
  g_clear_pointer (&fixture->place, place_free);
  g_main_loop_unref (fixture->loop);
  g_clear_pointer (&fixture->read, flip_read_edition_free);
  g_clear_error (&fixture->error);
}

static char *
replaced (const char *text, const char *what, const char *by)
{
  g_auto (GStrv) parts = g_strsplit (text, what, 2);

  g_assert_nonnull (parts[1]);
  return g_strjoinv (by, parts);
}

static GPtrArray *
list (Fixture *fixture)
{
  GError *error = NULL;
  GPtrArray *all = flip_editions_list (fixture->library, fixture->game, &error);

  g_assert_no_error (error);
  return all;
}

static const FlipEditionInfo *
find (GPtrArray *all, gint64 id)
{
  for (guint i = 0; i < all->len; i++)
    {
      const FlipEditionInfo *info = g_ptr_array_index (all, i);

      if (info->id == id)
        return info;
    }
  g_assert_not_reached ();
}

static gint64
add_text (Fixture *fixture, const char *name, const char *text)
{
  GError *error = NULL;
  g_autoptr (FlipReadEdition) read = flip_read_edition_new (name, text);
  gint64 id = flip_editions_add_read (fixture->library, fixture->game, read, &error);

  g_assert_no_error (error);
  g_assert_cmpint (id, >, 0);
  return id;
}

static void
assert_name_refused (Fixture *fixture, gint64 id, const char *name, const char *part)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (flip_editions_rename (fixture->library, id, name, &error));
  g_assert_error (error, FLIP_EDITIONS_ERROR, FLIP_EDITIONS_ERROR_NAME);
  if (!strstr (error->message, part))
    g_error ("“%s” does not say “%s”", error->message, part);
}

static void
test_built_in (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) all = list (fixture), alone = NULL;

  g_assert_cmpuint (all->len, ==, fixture->game->n_boards);
  for (guint i = 0; i < all->len; i++)
    {
      const FlipEditionInfo *info = g_ptr_array_index (all, i);

      g_assert_true (info->built_in == &fixture->game->boards[i]);
      g_assert_cmpuint (info->state.n_problems, ==, 0);
      g_assert_cmpuint (info->state.n_differences, ==, 0);
    }
  alone = flip_editions_list (NULL, fixture->game, NULL);
  g_assert_cmpuint (alone->len, ==, all->len);
}

/* Every built-in board of every game is told to be its game's. */
static void
test_recognised (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; flip_games[i]; i++)
    {
      for (guint j = 0; j < flip_games[i]->n_boards; j++)
        g_assert_true (flip_edition_recognise (flip_games[i]->boards[j].text) == flip_games[i]);
    }
  g_assert_null (flip_edition_recognise ("[song]\ntitle=Something\n"));
  g_assert_null (flip_edition_recognise ("not a key file"));
}

static void
test_copy (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) before = list (fixture), after = NULL, again = NULL;
  gint64 first = flip_editions_add_copy (fixture->library, before->pdata[0], NULL), second;
  const FlipEditionInfo *info;
  g_autofree char *differences = NULL, *sheets = NULL;

  after = list (fixture);
  g_assert_cmpuint (after->len, ==, before->len + 1);
  info = find (after, first);
  g_assert_cmpstr (info->name, ==, "My edition");
  g_assert_cmpstr (info->text, ==, fixture->game->boards[0].text);
  g_assert_cmpstr (info->base, ==, fixture->game->boards[0].name);
  differences = flip_edition_state_tell_differences (&info->state);
  g_assert_cmpstr (differences, ==, "The same as the built-in one");
  sheets = flip_edition_info_tell_sheets (info);
  g_assert_cmpstr (sheets, ==, "not used by any sheet");
  second = flip_editions_add_copy (fixture->library, info, NULL);
  flip_editions_add_copy (fixture->library, info, NULL);
  again = list (fixture);
  g_assert_cmpstr (find (again, second)->name, ==, "Copy of My edition");
  g_assert_cmpstr (find (again, second + 1)->name, ==, "Copy of My edition 2");
}

static void
test_new (Fixture *fixture, gconstpointer data)
{
  gint64 id = flip_editions_add_new (fixture->library, fixture->game, NULL);
  g_autoptr (GPtrArray) all = list (fixture), scenarios = NULL;

  g_assert_cmpuint (find (all, id)->state.n_problems, ==, 0);
  fixture->game = flip_games_find ("flickemup");
  id = flip_editions_add_new (fixture->library, fixture->game, NULL);
  scenarios = list (fixture);
  g_assert_cmpstr (find (scenarios, id)->base, ==, fixture->game->blank->name);
}

static void
test_rename (Fixture *fixture, gconstpointer data)
{
  g_autofree char *endless = g_strnfill (200, 'a');
  gint64 first = flip_editions_add_new (fixture->library, fixture->game, NULL);
  gint64 second = flip_editions_add_new (fixture->library, fixture->game, NULL);
  g_autoptr (GPtrArray) all = NULL;

  g_assert_true (flip_editions_rename (fixture->library, first, "  Our copy ", NULL));
  g_assert_true (flip_editions_rename (fixture->library, first, "our copy", NULL));
  assert_name_refused (fixture, second, "OUR COPY", "Another edition");
  assert_name_refused (fixture, second, "  ", "needs a name");
  assert_name_refused (fixture, second, "a\nb", "displayed");
  assert_name_refused (fixture, second, endless, "too long");
  all = list (fixture);
  g_assert_cmpstr (find (all, first)->name, ==, "our copy");
  g_assert_cmpstr (find (all, second)->name, ==, "My edition 2");
}

/* Sheets begun with an edition know its name and count for it. */
static void
test_sheet (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = replaced (fixture->game->boards[0].text, "jackpot=50", "jackpot=40");
  gint64 id = add_text (fixture, "Our copy.board", text);
  g_autoptr (GPtrArray) before = list (fixture), after = NULL;
  const FlipEditionInfo *info = find (before, id);
  g_autoptr (FlipSetup) setup = flip_setup_new (fixture->game);
  g_autoptr (FlipStoredSheet) sheet = NULL;
  g_autofree char *sheets = NULL, *differences = NULL;
  FlipSession *session;

  differences = flip_edition_state_tell_differences (&info->state);
  g_assert_cmpstr (differences, ==, "Differs from the built-in one in 1 value");
  flip_edition_info_fill (info, setup);
  g_assert_true (flip_setup_fill_seats (setup, 1, NULL));
  session = flip_edition_info_begin (info, setup, NULL);
  sheet = place_add (fixture->library, session);
  g_assert_cmpstr (flip_edition_name_of (flip_session_log (sheet->session)), ==, "Our copy");
  after = list (fixture);
  sheets = flip_edition_info_tell_sheets (find (after, id));
  g_assert_cmpstr (sheets, ==, "used by 1 sheet");
}

/* Files */

static void
test_draft (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = replaced (fixture->game->boards[0].text, "jackpot=50", "jackpot=many");
  gint64 id = add_text (fixture, "Half.board", text);
  g_autoptr (GPtrArray) all = list (fixture);
  const FlipEditionInfo *info = find (all, id);
  g_autofree char *draft = flip_edition_state_tell_draft (&info->state);

  g_assert_cmpstr (draft, ==, "Draft, 1 problem: it can’t be played yet");
  g_assert_cmpuint (strlen (info->state.problem), >, 0);
}

static void
assert_refused (Fixture *fixture, const char *text, FlipEditionsError code, const char *part)
{
  g_autoptr (FlipReadEdition) read = flip_read_edition_new ("x.board", text);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (flip_editions_add_read (fixture->library, fixture->game, read, &error), ==, 0);
  g_assert_error (error, FLIP_EDITIONS_ERROR, (int) code);
  g_assert_nonnull (strstr (error->message, part));
}

static void
test_not_this_game (Fixture *fixture, gconstpointer data)
{
  g_autofree char *comment = g_strnfill (200000, '#');
  g_autofree char *large = g_strconcat (fixture->game->boards[0].text, comment, NULL);

  assert_refused (fixture, flip_games_find ("fliptown")->boards[0].text,
                  FLIP_EDITIONS_ERROR_OTHER_GAME, "This is a board for Fliptown");
  assert_refused (fixture, "La la la", FLIP_EDITIONS_ERROR_NOT_A_BOARD, "not a board for Royal Flip");
  assert_refused (fixture, large, FLIP_EDITIONS_ERROR_NOT_A_BOARD, "128 KiB");
  assert_refused (fixture, "", FLIP_EDITIONS_ERROR_NOT_A_BOARD, "not a board for Royal Flip");
}

/* A stranger's name for a file can't spoil the list, and lines end as in a sheet. */
static void
test_strange_file (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = replaced (fixture->game->boards[0].text, "\n", "\r\n");
  gint64 id = add_text (fixture, "\u202etxt.board", text);
  g_autoptr (GPtrArray) all = list (fixture);
  const FlipEditionInfo *info = find (all, id);

  g_assert_null (strstr (info->name, "\u202e"));
  g_assert_null (strchr (info->text, '\r'));
}

/* A file goes out with the name and the maker, and comes in with them; the text stays the same. */
static void
test_told_in_file (Fixture *fixture, gconstpointer data)
{
  g_autofree char *own = g_strconcat (fixture->game->boards[0].text,
                                      "\n[this edition]\nname=Our copy\nmaker=Ann\n", NULL);
  gint64 id = add_text (fixture, "x.board", own);
  g_autoptr (GPtrArray) all = list (fixture), again = NULL;
  const FlipEditionInfo *info = find (all, id);
  g_autofree char *out = flip_edition_info_file_text (info);
  g_autofree char *built_in = flip_edition_info_file_text (g_ptr_array_index (all, 0));
  gint64 second;

  g_assert_cmpstr (info->name, ==, "Our copy");
  g_assert_cmpstr (info->maker, ==, "Ann");
  g_assert_cmpstr (info->text, ==, fixture->game->boards[0].text);
  g_assert_cmpstr (out, ==, own);
  g_assert_cmpuint (info->state.n_problems, ==, 0);
  g_assert_cmpstr (built_in, ==, fixture->game->boards[0].text);
  second = add_text (fixture, "Other.board", out);
  again = list (fixture);
  g_assert_cmpstr (find (again, second)->name, ==, "Our copy 2");
  g_assert_cmpstr (find (again, second)->text, ==, info->text);
  g_assert_true (flip_edition_recognise (own) == fixture->game);
}

/* A name that nobody can read is not taken; the file's own is. */
static void
test_badly_told (Fixture *fixture, gconstpointer data)
{
  g_autofree char *own =
    g_strconcat (fixture->game->boards[0].text, "\n[this edition]\nname=\u202etxt\nmaker=\n", NULL);
  gint64 id = add_text (fixture, "Ours.board", own);
  g_autoptr (GPtrArray) all = list (fixture);

  g_assert_cmpstr (find (all, id)->name, ==, "Ours");
}

static void
test_file_name (Fixture *fixture, gconstpointer data)
{
  gint64 id = flip_editions_add_new (fixture->library, fixture->game, NULL);
  g_autoptr (GPtrArray) all = NULL;
  g_autofree char *name = NULL;

  g_assert_true (flip_editions_rename (fixture->library, id, "2nd/3rd: ours", NULL));
  all = list (fixture);
  name = flip_edition_info_file_name (find (all, id));
  g_assert_cmpstr (name, ==, "2nd 3rd  ours.board");
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Fixture *fixture = data;

  fixture->read = flip_read_edition_finish (result, &fixture->error);
  g_main_loop_quit (fixture->loop);
}

static void
read_file (Fixture *fixture, const char *path, GCancellable *cancellable)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_clear_pointer (&fixture->read, flip_read_edition_free);
  g_clear_error (&fixture->error);
  flip_read_edition_async (file, cancellable, read_cb, fixture);
  if (cancellable)
    g_cancellable_cancel (cancellable);
  g_main_loop_run (fixture->loop);
  g_assert_true ((fixture->read != NULL) == (fixture->error == NULL));
}

static void
test_read_file (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = place_file (fixture->place, "a.board");
  const FlipBoard *board = &fixture->game->boards[1];

  place_write (path, board->text, strlen (board->text));
  read_file (fixture, path, NULL);
  g_assert_cmpstr (fixture->read->name, ==, "a.board");
  g_assert_cmpstr (fixture->read->text, ==, board->text);
  g_assert_true (fixture->read->game == fixture->game);
  g_assert_true (fixture->read->base == board);
}

/* What never ends is not even begun; and whoever cancels does not wait. */
static void
test_not_read (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = place_file (fixture->place, "a.board");
  g_autofree char *pipe = place_file (fixture->place, "pipe.board");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  read_file (fixture, pipe, NULL);
  g_assert_error (fixture->error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_UNREADABLE);
  place_write (path, "nothing", 7);
  read_file (fixture, path, cancellable);
  g_assert_error (fixture->error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static void
add_test (const char *path, void (*test) (Fixture *fixture, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_test ("/editions/built-in", test_built_in);
  add_test ("/editions/recognised", test_recognised);
  add_test ("/editions/copy", test_copy);
  add_test ("/editions/new", test_new);
  add_test ("/editions/rename", test_rename);
  add_test ("/editions/sheet", test_sheet);
  add_test ("/editions/draft", test_draft);
  add_test ("/editions/not-this-game", test_not_this_game);
  add_test ("/editions/strange-file", test_strange_file);
  add_test ("/editions/file-name", test_file_name);
  add_test ("/editions/told-in-file", test_told_in_file);
  add_test ("/editions/read-file", test_read_file);
  add_test ("/editions/badly-told", test_badly_told);
  add_test ("/editions/not-read", test_not_read);
  return g_test_run ();
}
