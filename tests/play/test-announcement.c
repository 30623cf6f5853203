/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said aloud from one moment to the next, in games of all five played by chance. */

#include "games/games.h"
#include "play/announcement.h"
#include "tests/engine/play.h"
#include "tests/play/sheets.h"

#define STEPS       120 /* of each game */
#define STEPS_SHORT 30

typedef struct
{
  FlipMoment *before, *after;
  FlipChange change;
} Step;

static void
step_read (Step *step, FlipSession *session)
{
  step->after = flip_moment_new (session, flip_session_cursor (session), FLIP_ANY_BOARD);
  flip_change_read (&step->change, step->before, step->after);
}

static void
step_end (Step *step)
{
  g_clear_pointer (&step->before, flip_moment_unref);
  step->before = g_steal_pointer (&step->after);
}

static guint
count (const char *text, const char *part)
{
  guint n = 0;

  for (const char *at = strstr (text, part); at; at = strstr (at + strlen (part), part))
    n++;
  return n;
}

/* What is asked, or how it ended. */
static const char *
last_words (const FlipMoment *moment)
{
  return moment->n_asked ? moment->asked[0].question->title->str
                         : flip_moment_result (moment)->text;
}

static void
check_step (const Step *step)
{
  g_autofree char *text = flip_announcement_read (step->after, &step->change, NULL);
  g_autofree char *short_text = flip_announcement_read (step->after, &step->change, "A great moment.");
  g_autofree char *told = g_strconcat ("A great moment. ", last_words (step->after), NULL);
  g_autofree char *entry =
    flip_session_tell_entry (step->after->session, step->after->position - 1);

  g_strdelimit (entry, "\n", ' ');
  g_assert_true (step->change.question);
  g_assert_true (g_str_has_suffix (text, last_words (step->after)));
  g_assert_cmpstr (short_text, ==, told);
  g_assert_null (strchr (text, '\n'));
  if (*entry)
    g_assert_cmpuint (count (text, entry), >=, 1);
}

/* Each move is told once with what comes of it and what is asked then. */
static void
test_moves (gconstpointer data)
{
  FlipRandom random;
  g_autoptr (FlipSetup) setup = NULL;
  g_autoptr (FlipSession) session = NULL;
  Step step = { 0 };

  flip_random_seed (&random, 30, 0);
  setup = play_any_setup (data, &random);
  session = play_session (setup, 0);
  step_read (&step, session);
  for (guint i = 1; i < play_sample (STEPS, STEPS_SHORT); i++)
    {
      guint length = flip_session_length (session);

      step_end (&step);
      play_on (session, i);
      step_read (&step, session);
      if (flip_session_length (session) > length)
        check_step (&step);
    }
  step_end (&step);
  g_clear_pointer (&step.before, flip_moment_unref);
}

/* Looking at the same moment again says nothing; a sheet that is opened says what is asked, not its log. */
static void
test_quiet (void)
{
  g_autoptr (FlipSetup) setup = play_dealt_setup (2, 5);
  g_autoptr (FlipSession) session = play_session (setup, 12);
  g_autofree char *opened = NULL;
  Step step = { 0 };

  step_read (&step, session);
  opened = flip_announcement_read (step.after, &step.change, NULL);
  g_assert_cmpstr (opened, ==, last_words (step.after));
  step_end (&step);
  step_read (&step, session);
  g_assert_null (flip_announcement_read (step.after, &step.change, NULL));
  step_end (&step);
  flip_moment_unref (step.before);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; flip_games[i]; i++)
    {
      g_autofree char *path = g_strdup_printf ("/announcement/moves/%s", flip_games[i]->id);

      g_test_add_data_func (path, flip_games[i], test_moves);
    }
  g_test_add_func ("/announcement/quiet", test_quiet);
  return g_test_run ();
}
