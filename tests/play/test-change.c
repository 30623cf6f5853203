/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What one moment differs in from the one before, compared with the difference of all that both of
   them show: in random games of all five, with moves taken back, made again and looked back at. */

#include "games/games.h"
#include "play/moment/change.h"
#include "tests/engine/play.h"
#include "tests/play/sheets.h"

#define STEPS 250 /* of each game */

/* All that a moment shows, as text, and the log. */
typedef struct
{
  FlipMoment *moment;
  GStrv sites, table, goals;
  GStrv seats[FLIP_MAX_SEATS];
  GStrv log;
} Shown;

static GStrv
join (GStrv a, GStrv b)
{
  GStrvBuilder *builder = g_strv_builder_new ();
  GStrv all;

  g_strv_builder_addv (builder, (const char **) a);
  g_strv_builder_addv (builder, (const char **) b);
  all = g_strv_builder_end (builder);
  g_strv_builder_unref (builder);
  g_strfreev (a);
  g_strfreev (b);
  return all;
}

static GStrv
list_log (FlipSession *session)
{
  GPtrArray *entries = g_ptr_array_new ();

  for (guint i = 0; i < flip_session_cursor (session); i++)
    g_ptr_array_add (entries, flip_log_print_entry (flip_session_log (session), i));
  g_ptr_array_add (entries, NULL);
  return (GStrv) g_ptr_array_free (entries, FALSE);
}

static Shown *
shown_new (FlipSession *session, guint position, int seat)
{
  Shown *shown = g_new0 (Shown, 1);
  FlipMoment *moment = flip_moment_new (session, position, seat);

  shown->moment = moment;
  shown->sites = sheets_list_sites (moment->game, moment->state, moment->seat);
  shown->table = sheets_list_facts (moment->game, moment->state, FLIP_TABLE);
  shown->goals = sheets_list_goals (moment->game, moment->state);
  for (guint i = 0; i < moment->n_seats; i++)
    shown->seats[i] = join (sheets_list_facts (moment->game, moment->state, (int) i),
                            sheets_list_score (moment->game, moment->state, i));
  shown->log = list_log (session);
  return shown;
}

static void
shown_free (Shown *shown)
{
  flip_moment_unref (shown->moment);
  g_strfreev (shown->sites);
  g_strfreev (shown->table);
  g_strfreev (shown->goals);
  for (guint i = 0; i < FLIP_MAX_SEATS; i++)
    g_strfreev (shown->seats[i]);
  g_strfreev (shown->log);
  g_free (shown);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Shown, shown_free)

static gboolean
same (GStrv a, GStrv b)
{
  return g_strv_equal ((const char *const *) a, (const char *const *) b);
}

static guint
common_length (GStrv a, GStrv b)
{
  guint n = 0;

  while (a[n] && b[n] && g_str_equal (a[n], b[n]))
    n++;
  return n;
}

static void
assert_sites (const FlipChange *change, GStrv before, GStrv after)
{
  guint n_before = g_strv_length (before), n_after = g_strv_length (after), changed = 0;

  for (guint site = 0; site < FLIP_MAX_SITES; site++)
    {
      gboolean is_there = site < n_before && site < n_after;
      gboolean differs =
        is_there ? !g_str_equal (before[site], after[site]) : site < n_before || site < n_after;

      g_assert_cmpint (flip_change_has_site (change, site), ==, differs);
      changed += differs;
    }
  g_assert_cmpuint (flip_change_n_sites (change), ==, changed);
}

static void
assert_change (const Shown *before, const Shown *after)
{
  const FlipMoment *one = before->moment, *other = after->moment;
  FlipChange change;
  guint seats = 0;

  flip_change_read (&change, one, other);
  for (guint i = 0; i < other->n_seats; i++)
    seats |= same (before->seats[i], after->seats[i]) ? 0 : 1u << i;
  g_assert_false (change.sheet);
  g_assert_cmpint (change.question, ==,
                   one->position != other->position || one->is_present != other->is_present
                     || flip_moment_who (one) != flip_moment_who (other));
  g_assert_cmpint (change.board, ==, one->seat != other->seat);
  g_assert_cmpint (change.table, ==,
                   !same (before->table, after->table) || !same (before->goals, after->goals));
  g_assert_cmphex (change.seats, ==, seats);
  g_assert_cmpuint (change.log_from, ==, common_length (before->log, after->log));
  assert_sites (&change, before->sites, after->sites);
}

/* --- Random games --- */

/* Plays, takes back, makes again, looks at an earlier moment or at another board. */
static Shown *
step (FlipSession *session, FlipRandom *random)
{
  guint cursor = flip_session_cursor (session);
  guint seats = flip_setup_seats (flip_session_setup (session));

  switch (flip_random_below (random, 12))
    {
    case 0:
      flip_session_undo (session);
      break;
    case 1:
      flip_session_redo (session);
      break;
    case 2:
      return shown_new (session, flip_random_below (random, cursor + 1), FLIP_ANY_BOARD);
    case 3:
      return shown_new (session, cursor, (int) flip_random_below (random, seats));
    default:
      play_on (session, cursor + 1);
    }
  return shown_new (session, flip_session_cursor (session), FLIP_ANY_BOARD);
}

static void
test_random_game (gconstpointer data)
{
  const FlipGame *game = data;
  FlipRandom random;

  flip_random_seed (&random, 23, 1);
  for (guint i = 0; i < play_sample (6, 1); i++)
    {
      g_autoptr (FlipSetup) setup = play_any_setup (game, &random);
      g_autoptr (FlipSession) session = play_session (setup, 0);
      g_autoptr (Shown) before = shown_new (session, 0, FLIP_ANY_BOARD);

      for (guint n = 0; n < STEPS; n++)
        {
          Shown *after = step (session, &random);

          assert_change (before, after);
          shown_free (before);
          before = after;
        }
    }
}

/* Golden sheets are played to the end: the last entries change things that none before do. */
static void
test_golden (void)
{
  g_autoptr (GPtrArray) sessions = sheets_read_all ();

  for (guint i = 0; i < sessions->len; i++)
    {
      FlipSession *session = g_ptr_array_index (sessions, i);
      guint end = flip_session_length (session), first = end > 12 ? end - 12 : 0;
      g_autoptr (Shown) before = NULL;

      flip_session_jump (session, first);
      before = shown_new (session, first, FLIP_ANY_BOARD);
      for (guint position = first + 1; position <= end; position++)
        {
          Shown *after;

          flip_session_jump (session, position);
          after = shown_new (session, position, FLIP_ANY_BOARD);
          assert_change (before, after);
          shown_free (before);
          before = after;
        }
    }
}

/* --- By hand --- */

static void
test_first (void)
{
  g_autoptr (FlipSession) session = sheets_read ("fliptown", "two-seats");
  g_autoptr (FlipMoment) moment = flip_moment_new (session, 9, FLIP_ANY_BOARD);
  FlipChange change;

  flip_change_read (&change, NULL, moment);
  g_assert_true (change.sheet && change.question && change.board && change.table);
  g_assert_cmphex (change.seats & 3, ==, 3);
  g_assert_cmpuint (change.log_from, ==, 0);
  g_assert_cmpuint (flip_change_n_sites (&change), ==, FLIP_MAX_SITES);
}

static void
test_nothing (void)
{
  g_autoptr (FlipSession) session = sheets_read ("fliptown", "two-seats");
  g_autoptr (FlipMoment) one = flip_moment_new (session, 9, 0), other = NULL;
  FlipChange change;

  other = flip_moment_new (session, 9, 0);
  flip_change_read (&change, one, other);
  g_assert_false (change.sheet || change.question || change.board || change.table);
  g_assert_cmphex (change.seats, ==, 0);
  g_assert_cmpuint (change.log_from, ==, flip_session_length (session));
  g_assert_cmpuint (flip_change_n_sites (&change), ==, 0);
}

/* Another move where one was taken back: the log is the same before it. */
static void
test_another_move (void)
{
  g_autoptr (FlipSetup) setup = play_setup (1);
  g_autoptr (FlipSession) session = play_session (setup, 0);
  g_autoptr (FlipMoment) one = NULL, other = NULL, taken_back = NULL;
  FlipChange change;

  play_text (session, "4D");
  play_text (session, "5S");
  one = flip_moment_new (session, 2, FLIP_ANY_BOARD);
  g_assert_true (flip_session_undo (session));
  taken_back = flip_moment_new (session, 1, FLIP_ANY_BOARD);
  flip_change_read (&change, one, taken_back);
  g_assert_cmpuint (change.log_from, ==, 1);
  play_text (session, "9H");
  other = flip_moment_new (session, 2, FLIP_ANY_BOARD);
  flip_change_read (&change, taken_back, other);
  g_assert_cmpuint (change.log_from, ==, 1);
  g_assert_true (change.question && change.table);
  g_assert_false (change.board || change.seats);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; flip_games[i]; i++)
    {
      g_autofree char *path = g_strconcat ("/change/", flip_games[i]->id, NULL);

      g_test_add_data_func (path, flip_games[i], test_random_game);
    }
  g_test_add_func ("/change/golden", test_golden);
  g_test_add_func ("/change/first", test_first);
  g_test_add_func ("/change/nothing", test_nothing);
  g_test_add_func ("/change/another-move", test_another_move);
  return g_test_run ();
}
