/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a move takes does not depend on how long the log is. The processor time of a step in a long sheet is
   compared with that in a short one. */

#include "games/games.h"
#include "play/sheet/sheet-model.h"
#include "tests/engine/play.h"
#include "tests/store/place.h"

#include <time.h>

#define SHORT 1000
#define RATIO 4  /* noise is less than that, and a walk over the log a hundred times as much */
#define TIMES 15 /* the quickest of them counts */

typedef struct
{
  Place *place;
  FlipLibrary *library;
  FlipSheetModel *model;
} Sheet;

/* A game of Flip City whose last turns are ended without a card. */
static void
sheet_init (Sheet *sheet, guint entries)
{
  static const char opening[] = "factory,apartment,hospital,1: play,central-park,1: play,"
                                "residential-area,convenience-store,1: play,1: stop,1: done";
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games_find ("flipcity"));
  g_auto (GStrv) texts = g_strsplit (opening, ",", -1);
  FlipSession *session;

  g_assert_true (flip_setup_fill_seats (setup, 1, NULL));
  session = flip_session_new (setup, NULL);
  for (guint i = 0; texts[i]; i++)
    play_text (session, texts[i]);
  while (flip_session_length (session) < entries)
    play_text (session, "1: stop");
  sheet->place = place_new ();
  sheet->library = place_open (sheet->place);
  sheet->model = flip_sheet_model_new (sheet->library, place_add (sheet->library, session));
}

static void
sheet_clear (Sheet *sheet)
{
  g_assert_finalize_object (sheet->model);
  flip_library_close (sheet->library);
  place_free (sheet->place);
}

static double
time_spent (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
}

/* Steps */

static void
play (FlipSheetModel *model)
{
  g_assert_true (flip_sheet_model_play_text (model, "1: stop", NULL));
}

static void
undo (FlipSheetModel *model)
{
  g_assert_true (flip_sheet_model_undo (model));
}

static void
redo (FlipSheetModel *model)
{
  g_assert_true (flip_sheet_model_redo (model));
}

static void
look_back (FlipSheetModel *model)
{
  flip_sheet_model_show (model, flip_session_cursor (flip_sheet_model_session (model)) / 2);
}

static void
return_to_present (FlipSheetModel *model)
{
  flip_sheet_model_show_present (model);
}

static void
exchange (FlipSheetModel *model)
{
  guint cursor = flip_session_cursor (flip_sheet_model_session (model));

  g_assert_true (flip_sheet_model_exchange (model, cursor - 1, "1: shuffle out hospital", NULL));
  g_assert_true (flip_sheet_model_undo (model));
}

static const struct
{
  const char *name;
  void (*take) (FlipSheetModel *model);
} steps[] = {
  { "play", play },
  { "undo", undo },
  { "redo", redo },
  { "look back", look_back },
  { "return", return_to_present },
  { "exchange", exchange },
};

static void
measure (guint entries, double times[G_N_ELEMENTS (steps)])
{
  Sheet sheet;

  sheet_init (&sheet, entries);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    times[i] = G_MAXDOUBLE;
  for (guint j = 0; j < TIMES; j++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
        {
          double before = time_spent ();

          steps[i].take (sheet.model);
          times[i] = MIN (times[i], time_spent () - before);
        }
    }
  sheet_clear (&sheet);
}

static void
test_steps (void)
{
  guint entries = play_sample (400000, 20000);
  double brief[G_N_ELEMENTS (steps)], lengthy[G_N_ELEMENTS (steps)];

  measure (SHORT, brief);
  measure (entries, lengthy);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_test_message ("%s: %.3f ms after %d entries, %.3f ms after %u", steps[i].name,
                      brief[i] * 1000, SHORT, lengthy[i] * 1000, entries);
      g_assert_cmpfloat (lengthy[i], <, RATIO * brief[i]);
    }
}

/* What it takes before the window can go on: to begin with an entry, to answer, and to tell some lines. */
static double
mend (guint entries, guint entry, gboolean *works)
{
  double best = G_MAXDOUBLE;
  Sheet sheet;

  sheet_init (&sheet, entries);
  for (guint i = 0; i < TIMES; i++)
    {
      double before = time_spent ();
      g_autoptr (FlipMending) mending = flip_sheet_model_mend (sheet.model, entry);

      g_assert_true (flip_mending_answer (mending, "1: stop", NULL));
      *works = flip_mending_phase (mending) == FLIP_MENDING_WORKS;
      if (!*works)
        g_assert_nonnull (flip_mending_line (mending, entry)->text);
      best = MIN (best, time_spent () - before);
    }
  sheet_clear (&sheet);
  return best;
}

/* What it takes to keep a log that was mended at its end. */
static double
keep (guint entries)
{
  double before, taken;
  Sheet sheet;
  g_autoptr (FlipMending) mending = NULL;

  sheet_init (&sheet, entries);
  mending = flip_sheet_model_mend (sheet.model, entries - 5);
  flip_mending_set_before (mending, TRUE);
  g_assert_true (flip_mending_answer (mending, "1: stop", NULL));
  before = time_spent ();
  g_assert_true (flip_sheet_model_keep_mended (sheet.model, mending));
  taken = time_spent () - before;
  g_assert_cmpuint (flip_session_length (flip_sheet_model_session (sheet.model)), ==, entries + 1);
  g_assert_finalize_object (g_steal_pointer (&mending));
  sheet_clear (&sheet);
  return taken;
}

/* At its end a long log is mended as quickly as a short one, but for copying it; at its beginning what follows is
   replayed little by little, and comes to the same. */
static void
test_mend (void)
{
  guint entries = play_sample (400000, 20000), early = 20;
  g_autoptr (FlipMending) mending = NULL;
  gboolean works;
  double brief = mend (SHORT, SHORT - 5, &works), late, begun;
  Sheet sheet;

  g_assert_false (works);
  late = mend (entries, entries - 5, &works);
  g_assert_false (works);
  begun = mend (entries, early, &works);
  g_assert_true (works);
  g_test_message ("mend: %.2f ms after %d entries, %.2f ms after %u, %.2f ms at their beginning",
                  brief * 1000, SHORT, late * 1000, entries, begun * 1000);

  g_test_message ("keep: %.2f ms after %d entries, %.2f ms after %u", keep (SHORT) * 1000, SHORT,
                  keep (entries) * 1000, entries);

  entries = 8000;
  sheet_init (&sheet, entries);
  mending = flip_sheet_model_mend (sheet.model, early);
  g_assert_true (flip_mending_answer (mending, "1: shuffle out hospital", NULL));
  while (flip_mending_phase (mending) == FLIP_MENDING_WORKS)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (flip_mending_n_lines (mending), ==, entries);
  g_clear_object (&mending);

  /* Given up halfway. */
  mending = flip_sheet_model_mend (sheet.model, early);
  g_assert_true (flip_mending_answer (mending, "1: stop", NULL));
  g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (flip_mending_phase (mending), ==, FLIP_MENDING_WORKS);
  g_assert_true (flip_mending_take_back (mending));
  g_assert_cmpint (flip_mending_phase (mending), ==, FLIP_MENDING_READY);
  flip_mending_edit (mending, early);
  g_assert_true (flip_mending_answer (mending, "1: stop", NULL));
  while (flip_mending_phase (mending) == FLIP_MENDING_WORKS)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (flip_mending_can_keep (mending));
  g_assert_finalize_object (g_steal_pointer (&mending));
  sheet_clear (&sheet);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/long-sheet/steps", test_steps);
  g_test_add_func ("/long-sheet/mend", test_mend);
  return g_test_run ();
}
