/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said aloud from one moment to the next, in games of all five played by chance. */

#include "games/games.h"
#include "play/moment/announcement.h"
#include "play/moment/card-name.h"
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

/* What is asked, or how it ended, as it is spoken. */
static char *
last_words (const FlipMoment *moment)
{
  return flip_cards_spoken (moment->n_asked ? moment->asked[0].question->title->str
                                            : flip_moment_result (moment)->text);
}

/* An entry of the log as it is spoken. */
static char *
spoken_entry (FlipLog *log, guint position)
{
  g_autofree char *entry = flip_log_tell_entry (log, position);

  return g_strdelimit (flip_cards_spoken (entry), "\n", ' ');
}

/* The move itself is told, whatever follows it and however great. */
static void
check_own_move (const Step *step, const char *text, const char *with_notice)
{
  FlipLog *log = step->after->log;
  guint position = step->change.log_from;
  g_autofree char *entry = spoken_entry (log, position);

  if (flip_log_who (log, position) == FLIP_TABLE)
    return;
  g_assert_nonnull (strstr (text, entry));
  g_assert_nonnull (strstr (with_notice, entry));
}

/* Symbols are for eyes, words of the notation such as “convenience-store” for programs. */
static void
check_spoken (const char *text)
{
  static const char *const symbols[] = { "♥", "♠", "♦", "♣", "★", "\n", ": -", " . ", ".." };

  if (g_regex_match_simple ("[a-z]-[a-z0-9]", text, 0, 0))
    g_error ("“%s” has a word of the notation", text);

  for (guint i = 0; i < G_N_ELEMENTS (symbols); i++)
    g_assert_null (strstr (text, symbols[i]));
}

static void
check_step (const Step *step)
{
  g_autofree char *text = flip_announcement_read (step->after, &step->change, NULL);
  g_autofree char *with_notice =
    flip_announcement_read (step->after, &step->change, "A great moment.");
  g_autofree char *last = last_words (step->after);
  g_autofree char *told = g_strconcat ("A great moment. ", last, NULL);
  g_autofree char *entry = spoken_entry (step->after->log, step->after->position - 1);
  FlipCard card;

  g_assert_true (step->change.question);
  g_assert_true (g_str_has_suffix (text, last));
  g_assert_true (g_str_has_suffix (with_notice, told));
  check_spoken (text);
  check_own_move (step, text, with_notice);
  if (*entry && !flip_card_series_has (step->after->log, step->after->position - 1, &card))
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
  g_autofree char *opened = NULL, *last = NULL;
  Step step = { 0 };

  step_read (&step, session);
  opened = flip_announcement_read (step.after, &step.change, NULL);
  last = last_words (step.after);
  g_assert_cmpstr (opened, ==, last);
  step_end (&step);
  step_read (&step, session);
  g_assert_null (flip_announcement_read (step.after, &step.change, NULL));
  step_end (&step);
  flip_moment_unref (step.before);
}

/* What is said of the moment after so many entries when those from another one on are new. */
static char *
announce_at (FlipSession *session, guint position, guint from)
{
  g_autoptr (FlipMoment) moment = flip_moment_new (session, position, FLIP_ANY_BOARD);
  FlipChange change = { .question = TRUE, .log_from = from };

  return flip_announcement_read (moment, &change, NULL);
}

/* However much follows, what was done is told, and told first. */
static void
test_much_follows (void)
{
  g_autoptr (FlipSetup) setup = play_dealt_setup (2, 5);
  g_autoptr (FlipSession) session = play_session (setup, 60);

  for (guint i = 0; i < flip_session_length (session); i++)
    {
      g_autofree char *entry = spoken_entry (flip_session_log (session), i), *text = NULL,
                      *beginning = NULL;

      if (flip_log_who (flip_session_log (session), i) == FLIP_TABLE || !*entry)
        continue;
      text = announce_at (session, flip_session_length (session), i);
      beginning = g_strconcat (
        flip_log_player (flip_session_log (session), flip_log_who (flip_session_log (session), i)),
        ": ", entry, NULL);
      g_assert_true (g_str_has_prefix (text, beginning));
    }
}

/* Three cards are one sentence in words, whether they came at once or one after the other. */
static void
test_lineup (void)
{
  g_autoptr (FlipSetup) setup = play_dealt_setup (1, 5);
  g_autoptr (FlipSession) session = play_session (setup, 3);
  g_autoptr (GString) expected = g_string_new ("Lineup: ");
  g_autofree char *at_once = announce_at (session, 3, 0), *one_by_one = announce_at (session, 3, 2);

  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *name = flip_card_name (flip_move_card (flip_session_entry (session, i)));

      g_string_append_printf (expected, "%s%s", i ? ", " : "", name);
    }
  g_string_append (expected, ". ");
  g_assert_true (g_str_has_prefix (at_once, expected->str));
  g_assert_cmpstr (one_by_one, ==, at_once);
}

/* Whoever looks back hears when it was and what was done, and is asked nothing. */
static void
test_looking_back (void)
{
  g_autoptr (FlipSetup) setup = play_dealt_setup (2, 5);
  g_autoptr (FlipSession) session = play_session (setup, 30);
  guint length = flip_session_length (session);
  g_autofree char *beginning = announce_at (session, 0, length);

  g_assert_cmpstr (beginning, ==, "The beginning");
  for (guint i = 1; i < length; i++)
    {
      g_autoptr (FlipMoment) moment = flip_moment_new (session, i, FLIP_ANY_BOARD);
      g_autofree char *text = announce_at (session, i, length), *last = last_words (moment);
      g_autofree char *entry = spoken_entry (flip_session_log (session), i - 1);
      FlipCard card;

      g_assert_false (g_str_has_suffix (text, last));
      if (!flip_card_series_has (flip_session_log (session), i - 1, &card))
        g_assert_nonnull (strstr (text, entry));
    }
}

/* The step to the present is told like every other, and then what is asked there. */
static void
test_coming_back (void)
{
  g_autoptr (FlipSetup) setup = play_dealt_setup (2, 5);
  g_autoptr (FlipSession) session = play_session (setup, 30);
  guint length = flip_session_length (session);
  g_autoptr (FlipMoment) past = flip_moment_new (session, length - 1, FLIP_ANY_BOARD);
  g_autoptr (FlipMoment) present = flip_moment_new (session, length, FLIP_ANY_BOARD);
  g_autofree char *entry = spoken_entry (flip_session_log (session), length - 1),
                  *last = last_words (present);
  g_autofree char *text = NULL;
  FlipChange change;

  flip_change_read (&change, past, present);
  text = flip_announcement_read (present, &change, NULL);
  g_assert_nonnull (strstr (text, entry));
  g_assert_true (g_str_has_suffix (text, last));
}

static void
check_sheet (const FlipMoment *moment)
{
  const FlipFacts *facts = flip_moment_facts (moment, (int) moment->seat);
  const FlipFacts *shared = flip_moment_facts (moment, FLIP_TABLE);
  g_autofree char *sheet = flip_announcement_sheet (moment);

  g_assert_true (g_str_has_prefix (sheet, flip_moment_player (moment, (int) moment->seat)));
  check_spoken (sheet);
  for (guint i = 0; i < facts->n; i++)
    g_assert_nonnull (strstr (sheet, facts->facts[i].label));
  for (guint i = 0; i < shared->n; i++)
    {
      g_autofree char *fact = flip_cards_spoken (shared->facts[i].value);

      check_spoken (fact);
    }
}

/* Only whole symbols are cards, and those beside each other are a list. */
static void
test_cards (void)
{
  static const char *const spoken[][2] = {
    { "K♥ 8♣ to A1 with ★", "king of hearts, 8 of clubs to A1 with joker" },
    { "10♦/J♠", "10 of diamonds/jack of spades" },
    { "10H, JK and 12♥", "10H, JK and 12 of hearts" },
    { "Æ 3♥", "Æ 3 of hearts" },
    { "A", "A" },
    { "", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (spoken); i++)
    {
      g_autofree char *text = flip_cards_spoken (spoken[i][0]);

      g_assert_cmpstr (text, ==, spoken[i][1]);
    }
}

/* What is read on demand: the newest move, the question, the own sheet; of every golden sheet, in the middle. */
static void
test_on_demand (void)
{
  g_autoptr (GPtrArray) sessions = sheets_read_part ();

  for (guint i = 0; i < sessions->len; i++)
    {
      FlipSession *session = g_ptr_array_index (sessions, i);
      g_autoptr (FlipMoment) moment =
        flip_moment_new (session, flip_session_length (session) / 2, FLIP_ANY_BOARD);
      g_autofree char *move = flip_announcement_last_move (moment);
      g_autofree char *question = flip_announcement_question (moment);
      g_autofree char *last = last_words (moment);

      g_assert_cmpuint (strlen (move), >, 0);
      g_assert_nonnull (strstr (question, last));
      check_spoken (move);
      check_spoken (question);
      check_sheet (moment);
    }
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
  g_test_add_func ("/announcement/cards", test_cards);
  g_test_add_func ("/announcement/quiet", test_quiet);
  g_test_add_func ("/announcement/much-follows", test_much_follows);
  g_test_add_func ("/announcement/lineup", test_lineup);
  g_test_add_func ("/announcement/looking-back", test_looking_back);
  g_test_add_func ("/announcement/coming-back", test_coming_back);
  g_test_add_func ("/announcement/on-demand", test_on_demand);
  return g_test_run ();
}
