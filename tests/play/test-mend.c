/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Mending the log: entries changed, removed and put in, in the golden sheets of all games. */

#include "engine/session/mend.h"
#include "engine/session/mend-figures.h"
#include "engine/session/sheet.h"
#include "engine/game/verb.h"
#include "games/games.h"
#include "tests/engine/play.h"
#include "tests/play/sheets.h"

#include <string.h>

/* Every edit is tried at a few entries of each sheet. */
#define TRIES 7

static char *
print_log (FlipSession *session)
{
  g_autoptr (GPtrArray) texts = flip_session_texts (session);

  g_ptr_array_add (texts, NULL);
  return g_strjoinv ("\n", (char **) texts->pdata);
}

static guint
entry_of_try (FlipSession *session, guint try)
{
  return flip_session_cursor (session) * (2 * try + 1) / (2 * TRIES);
}

/* Each old entry stands in one row, in its order, and the mended log is what the rows say. */
static void
assert_rows (FlipMend *mend)
{
  FlipSession *after = flip_mend_after (mend);
  guint old = 0, now = 0, n = 0;

  for (guint i = 0; i < flip_mend_n_rows (mend); i++)
    {
      const FlipMendRow *row = flip_mend_row (mend, i);

      if (row->old != FLIP_NO_ENTRY)
        g_assert_cmpuint (row->old, ==, old++);
      if (row->now != FLIP_NO_ENTRY)
        g_assert_cmpuint (row->now, ==, now++);
      g_assert_true ((row->status == FLIP_MENDED_REFUSED) == (i == flip_mend_asks (mend)));
    }
  g_assert_cmpuint (old, ==, flip_session_cursor (flip_mend_before (mend)));
  g_assert_cmpuint (now, ==, flip_session_cursor (after));
  for (FlipMendStatus status = 0; status < FLIP_N_MENDED; status++)
    n += flip_mend_count (mend, status);
  g_assert_cmpuint (n, ==, flip_mend_n_rows (mend));
}

/* What is kept is what was shown, and one undo brings everything back; one redo, the mended log. */
static void
assert_kept_and_undone (FlipMend *mend)
{
  FlipSession *session = flip_mend_before (mend);
  g_autofree char *old = print_log (session), *mended = print_log (flip_mend_after (mend));
  g_autofree char *back = NULL, *kept = NULL, *again = NULL;
  guint n_aside = flip_session_n_aside (session);

  g_assert_true (flip_mend_keep (mend));
  kept = print_log (session);
  g_assert_cmpstr (kept, ==, mended);
  g_assert_true (flip_session_can_undo (session) && flip_session_undo (session));
  back = print_log (session);
  g_assert_cmpstr (back, ==, old);
  g_assert_cmpuint (flip_session_n_aside (session), ==, n_aside);
  g_assert_true (flip_session_can_redo (session) && flip_session_redo (session));
  again = print_log (session);
  g_assert_cmpstr (again, ==, mended);
  g_assert_true (flip_session_undo (session));
}

/* While an entry no longer fits nothing can be kept; then the rest is set aside. */
static void
assert_stopped (FlipMend *mend)
{
  FlipSession *session = flip_mend_before (mend);
  const FlipMendRow *row = flip_mend_row (mend, flip_mend_asks (mend));
  guint old = row->old, put_in = flip_mend_count (mend, FLIP_MENDED_PUT_IN);
  g_autofree char *log = print_log (session), *still = NULL;

  g_assert_false (flip_mend_keep (mend));
  still = print_log (session);
  g_assert_cmpstr (still, ==, log);
  g_assert_cmpstr (flip_mend_refusal (mend)->text, !=, "");
  g_assert_cmpuint (flip_mend_count (mend, FLIP_MENDED_WAITS), ==,
                    flip_session_cursor (session) - old - 1);
  flip_mend_stop (mend, old);
  g_assert_cmpuint (flip_mend_count (mend, FLIP_MENDED_ASIDE), ==,
                    flip_session_cursor (session) - old);
  g_assert_cmpuint (flip_mend_count (mend, FLIP_MENDED_PUT_IN), ==, put_in);
  assert_rows (mend);
  assert_kept_and_undone (mend);
}

static void
assert_mended (FlipMend *mend)
{
  assert_rows (mend);
  if (flip_mend_asks (mend) == FLIP_NO_ENTRY)
    assert_kept_and_undone (mend);
  else if (flip_mend_row (mend, flip_mend_asks (mend))->old != FLIP_NO_ENTRY)
    assert_stopped (mend);
}

/* For each sheet and a few of its entries. */
typedef void (*Try) (FlipSession *session, guint entry);

static void
try_everywhere (Try try)
{
  g_autoptr (GPtrArray) sessions = sheets_read_part ();

  for (guint i = 0; i < sessions->len; i++)
    {
      FlipSession *session = g_ptr_array_index (sessions, i);

      for (guint n = 0; n < TRIES; n++)
        {
          g_autoptr (FlipMend) mend = flip_mend_new (session);

          if (flip_mend_check (mend, entry_of_try (session, n), NULL))
            try (session, entry_of_try (session, n));
        }
    }
}

static void
try_same (FlipSession *session, guint entry)
{
  g_autoptr (FlipMend) mend = flip_mend_new (session);
  g_autofree char *text = flip_log_print_entry (flip_session_log (session), entry);

  g_assert_true (flip_mend_change (mend, entry, text, NULL));
  assert_rows (mend);
  g_assert_cmpuint (flip_mend_asks (mend), ==, FLIP_NO_ENTRY);
  g_assert_cmpuint (flip_mend_count (mend, FLIP_MENDED_STAYS), ==, entry);
  g_assert_cmpuint (flip_mend_count (mend, FLIP_MENDED_FITS), ==,
                    flip_session_cursor (session) - entry - 1);
  g_assert_cmpmem (flip_session_state (session), flip_session_game (session)->state_size,
                   flip_session_state (flip_mend_after (mend)),
                   flip_session_game (session)->state_size);
}

static void
test_same (void)
{
  try_everywhere (try_same);
}

static void
try_other (FlipSession *session, guint entry)
{
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);
  gconstpointer state = flip_session_state_at (session, entry);

  flip_game_legal (flip_session_game (session), state, list);
  for (guint i = 0; i < list->n; i += MAX (1, list->n / 2))
    {
      g_autoptr (FlipMend) mend = flip_mend_new (session);
      g_autofree char *text = flip_log_print_at (
        flip_session_log (session), flip_session_state_at (session, entry), &list->moves[i]);

      g_assert_true (flip_mend_change (mend, entry, text, NULL));
      assert_mended (mend);
    }
}

static void
test_other (void)
{
  try_everywhere (try_other);
}

static void
try_remove (FlipSession *session, guint entry)
{
  g_autoptr (FlipMend) mend = flip_mend_new (session);

  g_assert_true (flip_mend_remove (mend, entry, NULL));
  g_assert_cmpuint (flip_mend_count (mend, FLIP_MENDED_REMOVED), ==, 1);
  assert_mended (mend);
}

static void
test_remove (void)
{
  try_everywhere (try_remove);
}

static void
try_put_in (FlipSession *session, guint entry)
{
  g_autoptr (FlipMend) mend = flip_mend_new (session);
  g_autofree char *text = flip_log_print_entry (flip_session_log (session), entry);

  flip_mend_put_in (mend, entry, text);
  assert_mended (mend);
}

static void
test_put_in (void)
{
  try_everywhere (try_put_in);
}

/* Removing an entry and putting the same one in is no change at all. */
static void
try_remove_and_put_in (FlipSession *session, guint entry)
{
  g_autoptr (FlipMend) mend = flip_mend_new (session);
  g_autofree char *text = flip_log_print_entry (flip_session_log (session), entry);

  g_assert_true (flip_mend_remove (mend, entry, NULL));
  flip_mend_put_in (mend, entry, text);
  g_assert_cmpuint (flip_mend_asks (mend), ==, FLIP_NO_ENTRY);
  g_assert_cmpuint (flip_mend_count (mend, FLIP_MENDED_DIFFERS), ==, 0);
  g_assert_true (flip_mend_take_back (mend) && flip_mend_take_back (mend));
  g_assert_cmpuint (flip_mend_count (mend, FLIP_MENDED_STAYS), ==, flip_session_cursor (session));
  g_assert_false (flip_mend_take_back (mend) || flip_mend_keep (mend));
}

static void
test_remove_and_put_in (void)
{
  try_everywhere (try_remove_and_put_in);
}

/* Fliptown at the table: three rounds can't be typed here, one turn can. */
static FlipSession *
begin_fliptown (void)
{
  g_autoptr (FlipSetup) setup = play_setup (2);

  g_assert_true (flip_setup_set_option (setup, "bounties", "none", NULL));
  return play_session (setup, 0);
}

static FlipSession *
play_first_turn (void)
{
  FlipSession *session = begin_fliptown ();

  play_text (session, "7H");
  play_text (session, "8S");
  play_text (session, "QC");
  play_text (session, "1: 7H 8S QC trail 8");
  play_text (session, "2: 8S cemetery C1");
  return session;
}

/* The entries name the queen of clubs; the same roles are meant when it was another card. */
static void
test_roles (void)
{
  g_autoptr (FlipSession) session = play_first_turn ();
  g_autoptr (FlipMend) mend = flip_mend_new (session);
  g_autofree char *text = NULL;

  g_assert_true (flip_mend_change (mend, 2, "KC", NULL));
  g_assert_cmpuint (flip_mend_asks (mend), ==, FLIP_NO_ENTRY);
  text = flip_log_print_entry (flip_session_log (flip_mend_after (mend)), 3);
  g_assert_cmpstr (text, ==, "1: 7H 8S KC trail 8");
}

/* Mending the entry that no longer fits, too: then nothing asks. */
static void
test_two_edits (void)
{
  g_autoptr (FlipSession) session = play_first_turn ();
  g_autoptr (FlipMend) mend = flip_mend_new (session);
  FlipFigures figures;

  g_assert_true (flip_mend_change (mend, 1, "2S", NULL));
  g_assert_cmpuint (flip_mend_asks (mend), ==, 3);
  g_assert_cmpint (flip_mend_refusal (mend)->code, ==, FLIP_REFUSED_REACH);
  g_assert_true (flip_mend_change (mend, 3, "1: QC cemetery C1", NULL));
  g_assert_cmpuint (flip_mend_count (mend, FLIP_MENDED_CHANGED), ==, 2);
  g_assert_cmpuint (flip_mend_asks (mend), ==, FLIP_NO_ENTRY);
  flip_figures_so_far (mend, &figures);
  g_assert_cmpuint (figures.n, >, 0);
  g_assert_cmpuint (figures.figures[0].seat, ==, 0);
  assert_kept_and_undone (mend);
}

static void
test_bring_back (void)
{
  g_autoptr (FlipSession) session = play_first_turn ();
  g_autoptr (FlipMend) mend = flip_mend_new (session);
  g_autofree char *log = print_log (session), *again = NULL;
  FlipRefusal refusal;

  flip_mend_stop (mend, 3);
  g_assert_true (flip_mend_keep (mend));
  g_assert_cmpuint (flip_session_cursor (session), ==, 3);
  g_assert_cmpuint (flip_session_n_aside (session), ==, 2);
  g_assert_cmpuint (flip_mend_bring_back (session, &refusal), ==, 2);
  g_assert_cmpuint (flip_session_n_aside (session), ==, 0);
  again = print_log (session);
  g_assert_cmpstr (log, ==, again);
  g_assert_true (flip_session_undo (session));
  g_assert_cmpuint (flip_session_n_aside (session), ==, 2);

  play_text (session, "1: 7H 8S QC trail 8");
  g_assert_cmpuint (flip_mend_bring_back (session, &refusal), ==, 0);
  g_assert_cmpstr (refusal.text, !=, "");
  g_assert_cmpuint (flip_session_n_aside (session), ==, 2);
}

/* Whatever was edited and can't be played any more is set aside as it was edited, but for what is no move. */
static void
test_edits_aside (void)
{
  g_autoptr (FlipSession) session = play_first_turn ();
  g_autoptr (FlipMend) mend = flip_mend_new (session);
  const GPtrArray *aside;

  flip_mend_put_in (mend, 3, "1: 8S cemetery C1");
  flip_mend_put_in (mend, 3, "nonsense");
  flip_mend_put_in (mend, 4, "two\nlines");
  g_assert_true (flip_mend_change (mend, 4, "2: QC cemetery C1", NULL));
  flip_mend_put_in (mend, 5, "KC");
  g_assert_cmpuint (flip_mend_asks (mend), ==, 4);
  flip_mend_stop (mend, 3);
  assert_rows (mend);
  g_assert_true (flip_mend_keep (mend));
  g_assert_cmpuint (flip_session_cursor (session), ==, 4);
  aside = flip_session_history (session)->aside;
  g_assert_cmpuint (aside->len, ==, 4);
  g_assert_cmpstr (aside->pdata[0], ==, "nonsense");
  g_assert_cmpstr (aside->pdata[1], ==, "1: 7H 8S QC trail 8");
  g_assert_cmpstr (aside->pdata[2], ==, "2: QC cemetery C1");
  g_assert_cmpstr (aside->pdata[3], ==, "KC");
}

/* What was played after the mend is taken back first. */
static void
test_undo_after_play (void)
{
  g_autoptr (FlipSession) session = play_first_turn ();
  g_autoptr (FlipMend) mend = flip_mend_new (session);
  g_autofree char *log = print_log (session), *back = NULL;

  g_assert_true (flip_mend_change (mend, 2, "KC", NULL));
  g_assert_true (flip_mend_keep (mend));
  play_text (session, "2S");
  g_assert_true (flip_session_undo (session));
  g_assert_cmpuint (flip_session_cursor (session), ==, 5);
  g_assert_true (flip_session_undo (session));
  back = print_log (session);
  g_assert_cmpstr (log, ==, back);
  play_text (session, "2S");
  g_assert_false (flip_session_can_redo (session));
}

static void
test_dealt (void)
{
  g_autoptr (FlipSetup) setup = play_dealt_setup (2, 5);
  g_autoptr (FlipSession) session = play_session (setup, 60);
  g_autoptr (FlipMend) mend = flip_mend_new (session);
  guint n_choices = 0;

  for (guint i = 0; i < flip_session_cursor (session); i++)
    {
      FlipAsk ask;
      FlipRefusal refusal;

      flip_session_game (session)->ask (flip_session_state_at (session, i), &ask);
      g_assert_true ((ask.who == FLIP_TABLE) != flip_mend_check (mend, i, &refusal));
      n_choices += ask.who != FLIP_TABLE;
    }
  g_assert_cmpuint (n_choices, >, 0);
}

/* Cards that were seen make it practice, as they do after an undo. */
static void
test_practice (void)
{
  g_autoptr (FlipSetup) setup = play_dealt_setup (1, 5);
  g_autoptr (FlipSession) session = play_session (setup, 0);
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);
  g_autoptr (FlipMend) mend = NULL;
  g_autofree char *text = NULL;
  guint choice;

  flip_session_deal (session);
  choice = flip_session_cursor (session);
  flip_game_legal (flip_session_game (session), flip_session_state (session), list);
  text =
    flip_log_print_at (flip_session_log (session), flip_session_state (session), &list->moves[1]);
  g_assert_true (flip_session_play (session, &list->moves[0], NULL));
  while (!flip_session_deal (session))
    {
      flip_game_legal (flip_session_game (session), flip_session_state (session), list);
      g_assert_true (flip_session_play (session, &list->moves[list->n - 1], NULL));
    }
  mend = flip_mend_new (session);
  g_assert_true (flip_mend_change (mend, choice, text, NULL));
  g_assert_true (flip_mend_makes_practice (mend));
  if (flip_mend_asks (mend) != FLIP_NO_ENTRY)
    flip_mend_stop (mend, flip_mend_row (mend, flip_mend_asks (mend))->old);
  g_assert_false (flip_session_is_practice (session));
  g_assert_true (flip_mend_keep (mend));
  g_assert_true (flip_session_is_practice (session));
}

/* In a file */

static FlipSession *
read_again (FlipSession *session)
{
  g_autofree char *text = flip_sheet_print (session);
  g_autoptr (GError) error = NULL;
  FlipSession *read = flip_sheet_parse (text, strlen (text), "again", flip_games_find, &error);
  g_autofree char *again = NULL;

  g_assert_no_error (error);
  again = flip_sheet_print (read);
  g_assert_cmpstr (text, ==, again);
  return read;
}

static void
test_file (void)
{
  g_autoptr (FlipSession) session = play_first_turn (), read = NULL;
  g_autoptr (FlipMend) mend = flip_mend_new (session);
  g_autofree char *log = print_log (session), *back = NULL;

  flip_mend_stop (mend, 4);
  g_assert_true (flip_mend_keep (mend));
  flip_mend_stop (mend, 3);
  g_assert_true (flip_mend_keep (mend));
  read = read_again (session);
  g_assert_cmpuint (flip_session_n_aside (read), ==, 2);
  g_assert_true (flip_session_undo (read));
  g_assert_cmpuint (flip_session_n_aside (read), ==, 1);
  g_assert_true (flip_session_undo (read));
  back = print_log (read);
  g_assert_cmpstr (log, ==, back);
}

/* Sections that nobody wrote by mending are refused in words, and name their line. */
static const struct
{
  const char *name, *sections, *says;
} hostile[] = {
  { "empty-line", "aside:\n\n", "line 9: a set-aside entry" },
  { "control", "aside:\n1: \tmine\n", "line 9: a set-aside entry" },
  { "twice", "aside:\n7D\naside:\n", "line 10: the entries set aside appear once" },
  { "number", "former many:\n7D\n", "line 8: an earlier log begins like" },
  { "large", "former 99999999999:\n", "line 8: an earlier log begins like" },
  { "aside-alone", "former aside:\n7D\n", "line 8: “former aside:” appears once" },
  { "illegal", "former 0:\n7D\n7D\n", "line 8: entry 2 of an earlier log, “7D”:" },
  { "unreadable", "former 0:\nhello\n", "line 8: entry 1 of an earlier log, “hello”:" },
};

static void
test_hostile (gconstpointer data)
{
  const char *sections = hostile[GPOINTER_TO_UINT (data)].sections;
  g_autoptr (FlipSession) session = begin_fliptown ();
  g_autofree char *good = flip_sheet_print (session), *bad = NULL, *with = NULL;
  g_autofree char *board = g_strconcat (sections, "board:\n", NULL);
  g_autoptr (GError) error = NULL;
  char *checksum;

  with = play_replace (good, "board:\n", board);
  checksum = strstr (with, "checksum: ");
  *checksum = '\0';
  bad = g_strconcat (with, "checksum: none\n", NULL);
  g_assert_null (flip_sheet_parse (bad, strlen (bad), "bad", flip_games_find, &error));
  g_assert_nonnull (strstr (error->message, hostile[GPOINTER_TO_UINT (data)].says));
}

static void
test_too_many_earlier_logs (void)
{
  g_autoptr (FlipSession) session = play_first_turn ();

  for (guint i = 0; i < FLIP_LOG_HISTORY_MOST_LOGS + 3; i++)
    {
      g_autoptr (FlipMend) mend = flip_mend_new (session);

      g_assert_true (flip_mend_change (mend, 2, i % 2 ? "QC" : "KC", NULL));
      g_assert_true (flip_mend_keep (mend));
    }
  g_assert_cmpuint (flip_session_history (session)->logs->len, ==, FLIP_LOG_HISTORY_MOST_LOGS);
  flip_session_free (read_again (session));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/mend/same", test_same);
  g_test_add_func ("/mend/other", test_other);
  g_test_add_func ("/mend/remove", test_remove);
  g_test_add_func ("/mend/put-in", test_put_in);
  g_test_add_func ("/mend/remove-and-put-in", test_remove_and_put_in);
  g_test_add_func ("/mend/roles", test_roles);
  g_test_add_func ("/mend/two-edits", test_two_edits);
  g_test_add_func ("/mend/bring-back", test_bring_back);
  g_test_add_func ("/mend/edits-aside", test_edits_aside);
  g_test_add_func ("/mend/undo-after-play", test_undo_after_play);
  g_test_add_func ("/mend/dealt", test_dealt);
  g_test_add_func ("/mend/practice", test_practice);
  g_test_add_func ("/mend/file", test_file);
  g_test_add_func ("/mend/too-many-formers", test_too_many_earlier_logs);
  for (guint i = 0; i < G_N_ELEMENTS (hostile); i++)
    {
      g_autofree char *path = g_strdup_printf ("/mend/hostile/%s", hostile[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_hostile);
    }
  return g_test_run ();
}
