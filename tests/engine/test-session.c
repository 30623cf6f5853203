/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown.h"
#include "tests/engine/play.h"

#include "engine/game/verb.h"

#include <string.h>

static int
who_answers (FlipSession *session, guint position)
{
  FlipAsk ask;

  flip_session_game (session)->ask (flip_session_state_at (session, position), &ask);
  return ask.who;
}

/* A legal move at the cursor that is not this one; FALSE if there is none. */
static gboolean
find_other_move (FlipSession *session, const FlipMove *unlike, FlipMove *move)
{
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);

  flip_game_legal (flip_session_game (session), flip_session_state (session), list);
  for (guint i = 0; i < list->n; i++)
    {
      if (flip_move_equal (&list->moves[i], unlike))
        continue;
      *move = list->moves[i];
      return TRUE;
    }

  return FALSE;
}

/* The states that the log gives when it is folded once, from the start. */
static GPtrArray *
fold (FlipSession *session)
{
  const FlipGame *game = flip_session_game (session);
  GPtrArray *states = g_ptr_array_new_with_free_func (g_free);
  g_autofree gpointer state = g_malloc0 (game->state_size);

  g_assert_true (game->begin (state, flip_session_setup (session), NULL));
  g_ptr_array_add (states, g_memdup2 (state, game->state_size));
  for (guint i = 0; i < flip_session_length (session); i++)
    {
      flip_game_apply (game, state, flip_session_entry (session, i));
      g_ptr_array_add (states, g_memdup2 (state, game->state_size));
    }

  return states;
}

static void
assert_at (FlipSession *session, GPtrArray *states)
{
  play_assert_same_state (session, flip_session_state (session),
                          g_ptr_array_index (states, flip_session_cursor (session)));
}

static void
test_play (void)
{
  g_autoptr (FlipSetup) setup = play_setup (2);
  g_autoptr (FlipSession) session = NULL;
  g_autofree char *card = NULL, *action = NULL;

  g_assert_true (flip_setup_set_option (setup, "bounties", "none", NULL));
  session = play_session (setup, 0);
  g_assert_true (flip_session_game (session) == &fliptown_game);
  g_assert_cmpstr (flip_log_player (flip_session_log (session), 1), ==, "Player 2");
  g_assert_cmpuint (flip_session_length (session), ==, 0);
  play_text (session, "7D");
  play_text (session, " 8s ");
  play_text (session, "q♣");
  play_text (session, "1: 7D 8S QC mine 1b");
  g_assert_cmpuint (flip_session_length (session), ==, 4);
  g_assert_cmpuint (flip_session_cursor (session), ==, 4);
  card = flip_log_print_entry (flip_session_log (session), 1);
  action = flip_log_print_entry (flip_session_log (session), 3);
  g_assert_cmpstr (card, ==, "8S");
  g_assert_cmpstr (action, ==, "1: 7D 8S QC mine 1b");
}

static void
test_every_refusal_leaves_all_as_it_was (void)
{
  static const char *const refused[] = {
    "",
    "rubbish",
    "7D",
    "3: 7D 8S QC mine 1b",
    "7D 8S QC mine 4a",
    "9: pass",
    "x: 7D",
    "1: trail K K",
    "1:",
    "\xff\xfe",
  };
  g_autoptr (FlipSetup) setup = play_setup (2);
  g_autoptr (FlipSession) session = NULL;
  g_autofree gpointer before = NULL;

  g_assert_true (flip_setup_set_option (setup, "bounties", "none", NULL));
  session = play_session (setup, 0);
  play_text (session, "7D");
  play_text (session, "8S");
  play_text (session, "QC");
  play_text (session, "1: 7D 8S QC mine 1b");
  g_assert_true (flip_session_undo (session));
  before = play_copy_state (session, 3);
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      FlipRefusal refusal = { 0 };

      if (flip_session_play_text (session, refused[i], &refusal))
        g_error ("“%s” was taken", refused[i]);
      g_assert_cmpuint (strlen (refusal.text), >, 10);
      play_assert_same_state (session, before, flip_session_state (session));
      g_assert_cmpuint (flip_session_cursor (session), ==, 3);
      g_assert_cmpuint (flip_session_length (session), ==, 4);
    }
}

static void
test_seat_prefix (void)
{
  static const struct
  {
    const char *text;
    int code; /* -1: it is taken */
  } cases[] = {
    { "7D 8S QC mine 1b", -1 },
    { "1: 7D 8S QC mine 1b", -1 },
    { "1:7D 8S QC mine 1b", -1 },
    { " 1 : 7D 8S QC mine 1b", -1 },
    { "2: 7D 8S QC mine 1b", -1 },
    { "3: 7D 8S QC mine 1b", FLIP_REFUSED_UNREADABLE },
    { "4: 7D 8S QC mine 1b", FLIP_REFUSED_UNREADABLE },
    { "0: 7D 8S QC mine 1b", FLIP_REFUSED_UNREADABLE },
    { "11: 7D 8S QC mine 1b", FLIP_REFUSED_UNREADABLE },
    { "-1: 7D 8S QC mine 1b", FLIP_REFUSED_UNREADABLE },
    { "Ann: 7D 8S QC mine 1b", FLIP_REFUSED_UNREADABLE },
    { ": 7D 8S QC mine 1b", FLIP_REFUSED_UNREADABLE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (FlipSetup) setup = play_setup (2);
      g_autoptr (FlipSession) session = NULL;
      FlipRefusal refusal = { 0 };

      g_assert_true (flip_setup_set_option (setup, "bounties", "none", NULL));
      session = play_session (setup, 0);
      g_assert_false (flip_session_play_text (session, "1: 7D", &refusal));
      g_assert_cmpint (refusal.code, ==, FLIP_REFUSED_NOT_NOW);
      play_text (session, "7D");
      play_text (session, "8S");
      play_text (session, "QC");
      g_assert_cmpint (flip_session_play_text (session, cases[i].text, &refusal), ==,
                       cases[i].code == -1);
      if (cases[i].code != -1)
        g_assert_cmpint (refusal.code, ==, cases[i].code);
    }
}

static void
test_prefix_when_over (void)
{
  g_autoptr (FlipSetup) setup = play_dealt_setup (1, 5);
  g_autoptr (FlipSession) session = play_session (setup, G_MAXUINT);
  FlipRefusal refusal = { 0 };

  g_assert_true (flip_game_over (&fliptown_game, flip_session_state (session)));
  g_assert_false (flip_session_play_text (session, "1: pass", &refusal));
  g_assert_false (flip_session_play_text (session, "7D", &refusal));
  g_assert_cmpuint (strlen (refusal.text), >, 10);
}

/* At the table, entry by entry to the root and back again. */
static void
walk_table (const FlipSetup *any)
{
  g_autoptr (FlipSetup) setup = flip_setup_copy (any);
  g_autoptr (FlipSession) session = NULL;
  g_autoptr (GPtrArray) states = NULL;
  guint length;

  setup->dealt = FALSE;
  session = play_session (setup, G_MAXUINT);
  length = flip_session_length (session);
  states = fold (session);
  assert_at (session, states);
  for (guint i = length; i-- > 0;)
    {
      g_assert_true (flip_session_undo (session));
      g_assert_cmpuint (flip_session_cursor (session), ==, i);
      assert_at (session, states);
    }
  g_assert_false (flip_session_undo (session));
  for (guint i = 1; i <= length; i++)
    {
      g_assert_true (flip_session_redo (session));
      g_assert_cmpuint (flip_session_cursor (session), ==, i);
      assert_at (session, states);
    }
  g_assert_false (flip_session_redo (session));
  g_assert_cmpuint (flip_session_length (session), ==, length);
  g_assert_false (flip_session_is_practice (session));
}

/* Where Flipside deals, each step back ends before a player's choice. */
static void
walk_dealt (const FlipSetup *setup)
{
  g_autoptr (FlipSession) session = play_session (setup, G_MAXUINT);
  g_autoptr (GPtrArray) states = fold (session);
  guint length = flip_session_length (session), choices = 0, back = 0;

  for (guint i = 0; i < length; i++)
    choices += who_answers (session, i) != FLIP_TABLE;
  while (TRUE)
    {
      guint before = flip_session_cursor (session);

      if (!flip_session_undo (session))
        break;
      back++;
      g_assert_cmpuint (flip_session_cursor (session), <, before);
      g_assert_cmpint (who_answers (session, flip_session_cursor (session)), !=, FLIP_TABLE);
      for (guint i = flip_session_cursor (session) + 1; i < before; i++)
        g_assert_cmpint (who_answers (session, i), ==, FLIP_TABLE);
      assert_at (session, states);
    }
  g_assert_cmpuint (back, ==, choices);
  while (flip_session_redo (session))
    {
      guint cursor = flip_session_cursor (session);

      g_assert_true (cursor == length || who_answers (session, cursor) != FLIP_TABLE);
      assert_at (session, states);
    }
  g_assert_cmpuint (flip_session_cursor (session), ==, length);
  g_assert_false (flip_session_is_practice (session));
}

static void
test_walks (void)
{
  FlipRandom random;

  flip_random_seed (&random, 1, 2);
  for (guint i = 0; i < play_sample (100, 3); i++)
    {
      g_autoptr (FlipSetup) setup = play_any_setup (&fliptown_game, &random);

      walk_table (setup);
      walk_dealt (setup);
    }
}

static void
test_jump_and_look (void)
{
  g_autoptr (FlipSetup) setup = play_dealt_setup (3, 9);
  g_autoptr (FlipSession) session = play_session (setup, G_MAXUINT);
  g_autoptr (GPtrArray) states = fold (session);
  guint length = flip_session_length (session);
  FlipRandom random;

  flip_random_seed (&random, 3, 3);
  for (guint i = 0; i < play_sample (2000, 100); i++)
    {
      guint to = flip_random_below (&random, length + 1);
      guint look = flip_random_below (&random, length + 1);

      flip_session_jump (session, to);
      g_assert_cmpuint (flip_session_cursor (session), ==, to);
      assert_at (session, states);
      play_assert_same_state (session, flip_session_state_at (session, look),
                              g_ptr_array_index (states, look));
      g_assert_cmpuint (flip_session_cursor (session), ==, to);
      g_assert_cmpuint (flip_session_length (session), ==, length);
      assert_at (session, states);
    }
}

static void
test_same_move_keeps_tail (void)
{
  g_autoptr (FlipSetup) setup = play_setup (2);
  g_autoptr (FlipSession) session = play_session (setup, 60);
  g_autoptr (GPtrArray) states = fold (session);

  for (guint to = 0; to < 60; to += 7)
    {
      flip_session_jump (session, to);
      g_assert_true (flip_session_play (session, flip_session_entry (session, to), NULL));
      g_assert_cmpuint (flip_session_cursor (session), ==, to + 1);
      g_assert_cmpuint (flip_session_length (session), ==, 60);
      assert_at (session, states);
    }
}

/* From every entry a different branch; the states afterwards are those of the new log. */
static void
test_other_move_drops_tail (void)
{
  for (guint to = 0; to < 60; to += play_sample (1, 13))
    {
      g_autoptr (FlipSetup) setup = play_setup (2);
      g_autoptr (FlipSession) session = play_session (setup, 60);
      g_autoptr (GPtrArray) states = NULL;
      FlipMove other;

      flip_session_jump (session, to);
      if (!find_other_move (session, flip_session_entry (session, to), &other))
        continue;
      g_assert_true (flip_session_play (session, &other, NULL));
      g_assert_cmpuint (flip_session_length (session), ==, to + 1);
      g_assert_false (flip_session_redo (session));
      g_assert_true (flip_move_equal (flip_session_entry (session, to), &other));
      play_on (session, 60);
      states = fold (session);
      for (guint i = 0; i < states->len; i++)
        play_assert_same_state (session, flip_session_state_at (session, i),
                                g_ptr_array_index (states, i));
      g_assert_false (flip_session_is_practice (session));
    }
}

/* Practice: exactly when a shown card was taken back and something else was played. */
static void
test_practice (void)
{
  g_autoptr (FlipSetup) setup = play_dealt_setup (2, 12);
  g_autoptr (FlipSession) whole = play_session (setup, G_MAXUINT);
  guint with_card = 0, without = 0;

  for (guint to = 0; to < flip_session_length (whole); to++)
    {
      g_autoptr (FlipSession) session = play_session (setup, to + 1);
      gboolean shown = FALSE;
      FlipMove other;

      if (who_answers (session, to) == FLIP_TABLE)
        continue;
      flip_session_deal (session);
      for (guint i = to; i < flip_session_length (session); i++)
        shown |= who_answers (session, i) == FLIP_TABLE;
      g_assert_true (flip_session_undo (session));
      g_assert_cmpuint (flip_session_cursor (session), ==, to);
      g_assert_true (flip_session_play (session, flip_session_entry (session, to), NULL));
      g_assert_true (flip_session_undo (session));
      g_assert_false (flip_session_is_practice (session));
      if (!find_other_move (session, flip_session_entry (session, to), &other))
        continue;
      g_assert_true (flip_session_play (session, &other, NULL));
      g_assert_cmpint (flip_session_is_practice (session), ==, shown);
      with_card += shown;
      without += !shown;
    }
  g_assert_cmpuint (with_card, >, 0);
  g_assert_cmpuint (without, >, 0);
}

/* Looking back shows no card again: dealing waits for the end of the log. */
static void
test_deal_only_at_the_end (void)
{
  g_autoptr (FlipSetup) setup = play_dealt_setup (1, 3);
  g_autoptr (FlipSession) session = play_session (setup, 0);

  g_assert_cmpuint (flip_session_deal (session), ==, 3);
  g_assert_cmpuint (flip_session_deal (session), ==, 0);
  g_assert_false (flip_session_undo (session));
  flip_session_jump (session, 1);
  g_assert_cmpuint (flip_session_deal (session), ==, 0);
  g_assert_cmpuint (flip_session_length (session), ==, 3);
}

static void
test_texts_read_back (void)
{
  g_autoptr (FlipSetup) setup = play_dealt_setup (4, 21);
  g_autoptr (FlipSession) session = play_session (setup, G_MAXUINT);
  g_autoptr (FlipSession) again = play_session (setup, 0);

  for (guint i = 0; i < flip_session_length (session); i++)
    {
      g_autofree char *text = flip_log_print_entry (flip_session_log (session), i);
      g_autofree char *move = flip_log_print_at (
        flip_session_log (again), flip_session_state (again), flip_session_entry (session, i));

      g_assert_cmpstr (text, ==, move);
      play_text (again, text);
      g_assert_true (
        flip_move_equal (flip_session_entry (session, i), flip_session_entry (again, i)));
    }
}

static void
test_tags (void)
{
  g_autoptr (FlipSetup) setup = play_setup (1);
  g_autoptr (FlipSession) session = play_session (setup, 0);
  const char *value = NULL;

  g_assert_cmpuint (flip_session_n_tags (session), ==, 0);
  flip_session_set_tag (session, "date", "2024-02-29");
  flip_session_set_tag (session, "place", "Kitchen table");
  flip_session_set_tag (session, "date", "2024-03-01");
  play_text (session, "7D");
  flip_session_undo (session);
  g_assert_cmpuint (flip_session_n_tags (session), ==, 2);
  g_assert_cmpstr (flip_session_tag (session, 0, &value), ==, "date");
  g_assert_cmpstr (value, ==, "2024-03-01");
  g_assert_cmpstr (flip_session_tag (session, 1, &value), ==, "place");
  g_assert_cmpstr (value, ==, "Kitchen table");
}

/* The set-up is the session's own from the first moment on. */
static void
test_setup_is_copied (void)
{
  g_autoptr (FlipSetup) setup = play_dealt_setup (2, 4);
  g_autoptr (FlipSession) session = play_session (setup, 0);

  g_assert_true (flip_setup_add_player (setup, "Eve", NULL));
  setup->seed = 5;
  g_assert_cmpuint (flip_setup_seats (flip_session_setup (session)), ==, 2);
  g_assert_cmpuint (flip_session_setup (session)->seed, ==, 4);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session/play", test_play);
  g_test_add_func ("/session/refusals", test_every_refusal_leaves_all_as_it_was);
  g_test_add_func ("/session/seat-prefix", test_seat_prefix);
  g_test_add_func ("/session/prefix-when-over", test_prefix_when_over);
  g_test_add_func ("/session/walks", test_walks);
  g_test_add_func ("/session/jump-and-look", test_jump_and_look);
  g_test_add_func ("/session/same-move-keeps-tail", test_same_move_keeps_tail);
  g_test_add_func ("/session/other-move-drops-tail", test_other_move_drops_tail);
  g_test_add_func ("/session/practice", test_practice);
  g_test_add_func ("/session/deal-only-at-the-end", test_deal_only_at_the_end);
  g_test_add_func ("/session/texts-read-back", test_texts_read_back);
  g_test_add_func ("/session/tags", test_tags);
  g_test_add_func ("/session/setup-is-copied", test_setup_is_copied);
  return g_test_run ();
}
