/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The log in the hands of somebody who mends it. */

#include "play/sheet/mending.h"
#include "tests/engine/play.h"
#include "tests/play/sheets.h"

#include <string.h>

static FlipSession *
play_first_turn (void)
{
  g_autoptr (FlipSetup) setup = play_setup (2);
  FlipSession *session;

  g_assert_true (flip_setup_set_option (setup, "bounties", "none", NULL));
  session = play_session (setup, 0);
  play_text (session, "7H");
  play_text (session, "8S");
  play_text (session, "QC");
  play_text (session, "1: 7H 8S QC trail 8");
  play_text (session, "2: 8S cemetery C1");
  return session;
}

static void
assert_counts (FlipMending *mending, const char *expected)
{
  g_autofree char *counts = flip_mending_counts (mending);

  g_assert_cmpstr (counts, ==, expected);
}

static void
assert_title (FlipMending *mending, const char *expected)
{
  g_autofree char *title = flip_mending_title (mending);

  g_assert_cmpstr (title, ==, expected);
}

/* The 8 of spades was the 2: the first player's entry no longer fits, and is mended, too. */
static void
test_conflict (void)
{
  g_autoptr (FlipSession) session = play_first_turn ();
  g_autoptr (FlipMending) mending = flip_mending_new (session, 1);
  FlipRefusal refusal;

  g_assert_cmpint (flip_mending_phase (mending), ==, FLIP_MENDING_EDITS);
  assert_title (mending, "What was entry 2?");
  g_assert_true (flip_moment_asks_playing_card (flip_mending_moment (mending)));
  g_assert_false (flip_mending_is_before (mending) || flip_mending_can_keep (mending));
  g_assert_false (flip_mending_answer (mending, "7H", &refusal));
  g_assert_true (flip_mending_answer (mending, "2S", &refusal));

  g_assert_cmpint (flip_mending_phase (mending), ==, FLIP_MENDING_ASKS);
  assert_title (mending, "Entry 4 no longer fits");
  assert_counts (mending, "1 fits · 1 no longer fits · 1 waits");
  g_assert_cmpuint (flip_mending_current (mending), ==, 3);
  g_assert_cmpuint (flip_mending_n_left (mending), ==, 2);
  g_assert_cmpstr (flip_mending_line (mending, 3)->note, ==, flip_mending_refusal (mending)->text);
  g_assert_cmpstr (flip_mending_line (mending, 1)->was, ==, "Lineup: 8♠.");
  g_assert_false (flip_mending_keep (mending));

  flip_mending_mend_it (mending);
  g_assert_cmpint (flip_mending_phase (mending), ==, FLIP_MENDING_EDITS);
  g_assert_cmpint (flip_moment_who (flip_mending_moment (mending)), ==, 0);
  g_assert_true (flip_mending_answer (mending, "1: 7H 2S QC trail A", &refusal));
  assert_title (mending, "The corrected log fits");
  g_assert_cmpuint (flip_mending_figures (mending)->n, >, 0);
  g_assert_true (flip_mending_keep (mending));
  g_assert_true (flip_session_undo (session));
}

static void
test_stop (void)
{
  g_autoptr (FlipSession) session = play_first_turn ();
  g_autoptr (FlipMending) mending = flip_mending_new (session, 1);

  g_assert_true (flip_mending_answer (mending, "2S", NULL));
  flip_mending_stop_there (mending);
  assert_counts (mending, "1 fits · 2 set aside");
  g_assert_true (flip_mending_keep (mending));
  g_assert_cmpuint (flip_session_n_aside (session), ==, 2);
}

/* Nobody is asked in the place of an entry whose question is gone: something is missing before it. */
static void
test_missing (void)
{
  g_autoptr (FlipSession) session = play_first_turn ();
  g_autoptr (FlipMending) mending = flip_mending_new (session, 1);

  g_assert_true (flip_mending_remove (mending, NULL));
  assert_title (mending, "Entry 4 no longer fits");
  flip_mending_mend_it (mending);
  g_assert_true (flip_mending_is_before (mending));
  assert_title (mending, "What came before entry 4?");
  g_assert_true (flip_mending_answer (mending, "8S", NULL));
  g_assert_cmpint (flip_mending_phase (mending), ==, FLIP_MENDING_READY);
  g_assert_true (flip_mending_take_back (mending));
  g_assert_cmpint (flip_mending_phase (mending), ==, FLIP_MENDING_ASKS);
}

/* Without the $12 of the Trail the General Store can't be paid: the conflict says where, and how much is
   short. */
static void
test_price (void)
{
  g_autoptr (FlipSetup) setup = play_setup (2);
  g_autoptr (FlipSession) session = NULL;
  g_autoptr (FlipMending) mending = NULL;
  const FlipMendingConflict *conflict;

  g_assert_true (flip_setup_set_option (setup, "bounties", "none", NULL));
  session = play_session (setup, 0);
  play_text (session, "9C");
  play_text (session, "5S");
  play_text (session, "7H");
  play_text (session, "1: 9C 5S 7H town 5");
  play_text (session, "1: bonus trail 5");
  play_text (session, "1: general-store pan pickaxe bandana");
  mending = flip_mending_new (session, 4);
  g_assert_null (flip_mending_conflict (mending));
  g_assert_true (flip_mending_answer (mending, "1: bonus trail A", NULL));

  assert_title (mending, "Entry 6 no longer fits");
  conflict = flip_mending_conflict (mending);
  g_assert_nonnull (conflict);
  g_assert_cmpuint (conflict->site, ==, flip_session_entry (session, 3)->site);
  g_assert_cmpuint (conflict->moment->seat, ==, 0);
  g_assert_cmpint (conflict->card, ==, FLIP_NO_CARD);
  g_assert_true (g_str_has_prefix (conflict->told, "As entered: General Store"));
  g_assert_cmpstr (conflict->purse, ==, "Player 1, Cash before entry 6");
  g_assert_cmpint (conflict->before, ==, 16);
  g_assert_cmpint (conflict->now, ==, 4);
  g_assert_cmpint (conflict->needs, ==, 6);
  flip_mending_stop_there (mending);
  g_assert_null (flip_mending_conflict (mending));
}

/* A card that is told twice is drawn itself; a value that falls short has its scale. */
static void
test_pictures (void)
{
  g_autoptr (FlipSession) session = play_first_turn ();
  g_autoptr (FlipMending) mending = flip_mending_new (session, 0);

  g_assert_true (flip_mending_answer (mending, "8S", NULL));
  assert_title (mending, "Entry 2 no longer fits");
  g_assert_cmpint (flip_mending_conflict (mending)->card, ==,
                   flip_move_card (flip_session_entry (session, 1)));
  g_assert_null (flip_mending_conflict (mending)->purse);

  g_assert_true (flip_mending_take_back (mending));
  flip_mending_edit (mending, 1);
  g_assert_true (flip_mending_answer (mending, "2S", NULL));
  g_assert_cmpuint (flip_mending_conflict (mending)->site, ==,
                    flip_session_entry (session, 3)->site);
  g_assert_cmpint (flip_mending_refusal (mending)->scale.value, ==, 2);
  g_assert_cmpint (flip_mending_line (mending, 1)->card, !=, FLIP_NO_CARD);
  g_assert_cmpint (flip_mending_line (mending, 1)->was_card, !=,
                   flip_mending_line (mending, 1)->card);
}

/* An entry that was looked at only leaves no trace. */
static void
test_leave (void)
{
  g_autoptr (FlipSession) session = play_first_turn ();
  g_autoptr (FlipMending) mending = flip_mending_new (session, 1);

  flip_mending_leave (mending);
  g_assert_cmpint (flip_mending_phase (mending), ==, FLIP_MENDING_READY);
  assert_title (mending, "Nothing has changed");
  g_assert_false (flip_mending_can_keep (mending));
}

/* What Flipside dealt is not offered to be changed. */
static void
test_allows (void)
{
  g_autoptr (FlipSession) told = play_first_turn ();
  g_autoptr (FlipSetup) setup = play_dealt_setup (1, 7);
  g_autoptr (FlipSession) dealt = play_session (setup, 0);

  flip_session_deal (dealt);
  g_assert_false (flip_log_was_dealt (flip_session_log (told), 1));
  g_assert_false (flip_log_was_dealt (flip_session_log (told), 3));
  g_assert_cmpuint (flip_session_cursor (dealt), >, 0);
  for (guint i = 0; i < flip_session_cursor (dealt); i++)
    g_assert_true (flip_log_was_dealt (flip_session_log (dealt), i));
  {
    g_autoptr (FlipMending) mending = flip_mending_new (told, 4);

    g_assert_true (flip_mending_line (mending, 0)->can_change);
  }
  {
    g_autoptr (FlipMending) mending = flip_mending_new (dealt, 0);

    g_assert_false (flip_mending_line (mending, 0)->can_change);
  }
}

/* In each game, any entry of a finished sheet can be looked at and given again. */
static void
test_all_games (void)
{
  g_autoptr (GPtrArray) sessions = sheets_read_all ();

  for (guint i = 0; i < sessions->len; i++)
    {
      FlipSession *session = g_ptr_array_index (sessions, i);
      guint entry = flip_session_cursor (session) / 2;
      g_autoptr (FlipMending) mending = flip_mending_new (session, entry);
      g_autofree char *text = flip_log_print_entry (flip_session_log (session), entry);

      for (guint line = 0; line < flip_mending_n_lines (mending); line++)
        g_assert_cmpstr (flip_mending_line (mending, line)->text, !=, "");
      if (flip_mending_is_before (mending))
        continue;
      g_assert_true (flip_mending_answer (mending, text, NULL));
      g_assert_true (flip_mending_can_keep (mending));
      g_assert_cmpuint (flip_mending_figures (mending)->n, ==, 0);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/mending/conflict", test_conflict);
  g_test_add_func ("/mending/stop", test_stop);
  g_test_add_func ("/mending/missing", test_missing);
  g_test_add_func ("/mending/price", test_price);
  g_test_add_func ("/mending/pictures", test_pictures);
  g_test_add_func ("/mending/leave", test_leave);
  g_test_add_func ("/mending/allows", test_allows);
  g_test_add_func ("/mending/all-games", test_all_games);
  return g_test_run ();
}
