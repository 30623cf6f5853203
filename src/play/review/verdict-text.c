/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/review/verdict-text.h"

#include "advisor/meaning.h"
#include "engine/base/phrase.h"
#include "play/review/habits.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

/* --- For people --- */

/* So many habits of a player are told. */
#define MOST_HABITS 2

char *
flip_verdict_amount (const FlipGame *game, int hundredths)
{
  FlipMeaning meaning = flip_meaning_of (game);
  g_autofree char *value = flip_meaning_print (meaning, hundredths);

  /* Translators: a number with its sign for per cent */
  return meaning == FLIP_MEANS_CHANCE ? g_strdup_printf (_ ("%s of the chance of winning"), value)
                                      /* Translators: %s: a number of points */
                                      : g_strdup_printf (_ ("%s points"), value);
}

char *
flip_verdict_tag (FlipVerdicts *verdicts, guint entry, FlipGrade *grade)
{
  const FlipVerdict *verdict;
  g_autofree char *cost = NULL;

  g_return_val_if_fail (FLIP_IS_VERDICTS (verdicts) && grade, NULL);

  verdict = flip_verdicts_get (verdicts, entry);
  *grade = verdict && verdict->chosen ? verdict->grade : FLIP_GRADE_NONE;
  if (*grade == FLIP_GRADE_NONE)
    return NULL;
  if (*grade <= FLIP_GRADE_GOOD)
    return g_strdup (*grade == FLIP_GRADE_BEST ? C_ ("choice", "best") : C_ ("choice", "good"));
  if (*grade == FLIP_GRADE_CLOSE)
    return g_strdup (C_ ("choice", "too close to call"));
  cost = flip_meaning_print (flip_meaning_of (flip_verdicts_game (verdicts)), verdict->cost);
  /* Translators: what a choice cost, in points or per cent: “cost 1.1” */
  return g_strdup_printf (C_ ("choice", "cost %s"), cost);
}

char *
flip_verdict_tell_cost (FlipVerdicts *verdicts, guint entry)
{
  const FlipVerdict *verdict;
  g_autofree char *cost = NULL;

  g_return_val_if_fail (FLIP_IS_VERDICTS (verdicts), NULL);

  verdict = flip_verdicts_get (verdicts, entry);
  if (!verdict || verdict->grade < FLIP_GRADE_GOOD)
    return g_strdup ("");
  if (verdict->grade == FLIP_GRADE_CLOSE)
    return flip_verdict_tell_close (flip_verdicts_game (verdicts), verdict);
  cost = flip_verdict_amount (flip_verdicts_game (verdicts), verdict->cost);
  /* Translators: %s: points, or a chance */
  return g_strdup_printf (verdict->grade == FLIP_GRADE_GOOD   ? _ ("A good choice: only %s less than the best.")
                          /* Translators: %s: points, or a chance */
                          : verdict->grade == FLIP_GRADE_SLIP ? _ ("A slip that cost %s.")
                                                              /* Translators: %s: points, or a chance */
                                                              : _ ("A blunder that cost %s."),
                          cost);
}

char *
flip_verdict_tell_close (const FlipGame *game, const FlipVerdict *verdict)
{
  g_autofree char *cost = NULL;

  g_return_val_if_fail (game && verdict, NULL);

  cost = flip_verdict_amount (game, verdict->cost + verdict->error);
  return g_strdup_printf (
    /* Translators: %u: how many games were played out; %s: points, or a chance */
    ngettext ("Too close to call after %u game played out; another choice may be better by up to %s.",
              "Too close to call after %u games played out; another choice may be better by up to %s.",
              verdict->play_outs),
    verdict->play_outs, cost);
}

char *
flip_account_tell_grades (const FlipSeatAccount *account)
{
  const guint *n = account->grades;
  g_autofree char *slips =
    /* Translators: %u: how many */
    g_strdup_printf (ngettext ("%u slip", "%u slips", n[FLIP_GRADE_SLIP]), n[FLIP_GRADE_SLIP]);
  g_autofree char *blunders =
    /* Translators: %u: how many */
    g_strdup_printf (ngettext ("%u blunder", "%u blunders", n[FLIP_GRADE_BLUNDER]), n[FLIP_GRADE_BLUNDER]);

  /* Translators: %u: how many choices; first %s: slips; second %s: blunders */
  return g_strdup_printf (_ ("%u best, %u good, %u too close to call, %s, %s"), n[FLIP_GRADE_BEST],
                          n[FLIP_GRADE_GOOD], n[FLIP_GRADE_CLOSE], slips, blunders);
}

/* Rounded as it is shown, so that the sum is right as it is read. */
char *
flip_account_tell_sum (const FlipSeatAccount *account, const FlipGame *game)
{
  FlipMeaning meaning = flip_meaning_of (game);
  double step = meaning == FLIP_MEANS_CHANCE ? FLIP_POINT : FLIP_POINT / 10;
  int start = (int) (round (account->start / step) * step), end = (int) (round (account->end / step) * step);
  int cost = (int) (round (account->cost / step) * step), luck = end - start + cost;
  g_autofree char *first = flip_verdict_amount (game, start), *last = flip_verdict_amount (game, end);
  g_autofree char *lost = flip_meaning_print (meaning, cost), *gave = flip_meaning_print (meaning, ABS (luck));

  if (account->is_over)
    /* Translators: first and last %s: points, or a chance; second %s: a sign; third and fourth %s: numbers, such as
       “3.5” or “7 %” */
    return g_strdup_printf (_ ("Expected at the start: %s; luck %s%s, choices −%s; in the end: %s."), first,
                            luck < 0 ? "−" : "+", gave, lost, last);
  /* Translators: first and last %s: points, or a chance; second %s: a sign; third and fourth %s: numbers, such as “3.5”
     or “7 %” */
  return g_strdup_printf (_ ("Expected at the start: %s; luck %s%s, choices −%s; expected now: %s."), first,
                          luck < 0 ? "−" : "+", gave, lost, last);
}

static char *
grade_choice (FlipVerdicts *self, const FlipVerdict *verdict)
{
  g_autofree char *cost = flip_verdict_amount (flip_verdicts_game (self), verdict->cost);
  g_autofree char *better = NULL;

  if (verdict->grade == FLIP_GRADE_NONE)
    return g_strdup ("");
  if (verdict->grade == FLIP_GRADE_BEST)
    return g_strdup (_ ("The best choice."));
  if (verdict->grade == FLIP_GRADE_CLOSE)
    return flip_verdict_tell_close (flip_verdicts_game (self), verdict);
  better = flip_verdicts_tell_better (self, verdict->position);
  /* Translators: “1.2 points” or the like, and the better choice as the log would tell it */
  return verdict->grade == FLIP_GRADE_GOOD
           /* Translators: first %s: points, or a chance; second %s: a choice */
           ? g_strdup_printf (_ ("A good choice, %s below the best: %s"), cost, better)
         : verdict->grade == FLIP_GRADE_SLIP
           /* Translators: first %s: points, or a chance; second %s: a choice */
           ? g_strdup_printf (_ ("A slip that cost %s. Better: %s"), cost, better)
           /* Translators: first %s: points, or a chance; second %s: a choice */
           : g_strdup_printf (_ ("A blunder that cost %s. Better: %s"), cost, better);
}

static char *
tell_choice (FlipVerdicts *self, const FlipVerdict *verdict)
{
  g_autofree char *grade = grade_choice (self, verdict);
  g_autofree char *why = flip_verdicts_tell_why (self, verdict->position);
  g_autoptr (GString) text = g_string_new (grade);

  if (why)
    flip_phrase_say (text, why);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* What a flip was worth to a seat; to which one isn't said if there is only one. */
static void
say_luck (FlipVerdicts *self, const FlipLuck *luck, GString *text)
{
  g_autofree char *amount = flip_verdict_amount (flip_verdicts_game (self), ABS (luck->luck));
  const char *player = flip_log_shown_player (flip_verdicts_log (self), (int) luck->seat);

  if (flip_setup_seats (flip_log_setup (flip_verdicts_log (self))) == 1)
    /* Translators: %s: points, or a chance */
    flip_phrase_say_printf (text, luck->luck >= 0 ? _ ("Luck: %s more than expected.")
                                                  /* Translators: %s: points, or a chance */
                                                  : _ ("Bad luck: %s less than expected."), amount);
  else
    /* Translators: first %s: a player; second %s: points, or a chance */
    flip_phrase_say_printf (text, luck->luck >= 0 ? _ ("Luck for %s: %s more than expected.")
                                                  /* Translators: first %s: a player; second %s: points, or a
                                                     chance */
                                                  : _ ("Bad luck for %s: %s less than expected."), player, amount);
}

char *
flip_verdicts_tell (FlipVerdicts *self, guint entry)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const FlipVerdict *verdict;

  g_return_val_if_fail (FLIP_IS_VERDICTS (self), NULL);

  verdict = flip_verdicts_get (self, entry);
  if (verdict && verdict->chosen)
    return tell_choice (self, verdict);
  for (guint seat = 0; verdict && seat < flip_setup_seats (flip_log_setup (flip_verdicts_log (self))); seat++)
    {
      const FlipLuck *luck = flip_verdicts_luck (self, entry, seat);

      if (luck)
        say_luck (self, luck, text);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
flip_habit_tell (const FlipHabit *habit, const FlipGame *game)
{
  g_autofree char *cost = flip_verdict_amount (game, habit->cost);

  /* Translators: first %s: what counts, such as “Mine”; second %s: points, or a chance */
  return g_strdup_printf (_ ("Mistakes that made a difference to “%s” cost %s."), habit->label, cost);
}

/* Says of which items most was lost. */
static void
say_habits (FlipVerdicts *self, guint seat, GString *text)
{
  g_autoptr (GArray) habits = flip_habits_new ();
  guint length = flip_verdicts_length (self);

  for (guint i = flip_verdicts_next_mistake (self, 0); i < length; i = flip_verdicts_next_mistake (self, i + 1))
    flip_habits_add (habits, flip_verdicts_get (self, i), seat);
  flip_habits_name (habits, flip_verdicts_game (self), flip_log_state (flip_verdicts_log (self)), seat);
  for (guint i = 0; i < MIN (habits->len, MOST_HABITS); i++)
    {
      g_autofree char *told = flip_habit_tell (&g_array_index (habits, FlipHabit, i), flip_verdicts_game (self));

      flip_phrase_say (text, told);
    }
}

char *
flip_verdicts_tell_seat (FlipVerdicts *self, guint seat)
{
  g_autofree char *counts = NULL, *sum = NULL, *all = NULL;
  g_autoptr (GString) text = NULL;
  const FlipSeatAccount *account;

  g_return_val_if_fail (FLIP_IS_VERDICTS (self) && seat < FLIP_MAX_SEATS, NULL);

  account = flip_verdicts_account (self, seat);
  counts = flip_account_tell_grades (account);
  sum = flip_account_tell_sum (account, flip_verdicts_game (self));
  /* Translators: first %s: a player; second %s: “9 best, 3 good …”; third %s: a sentence that says what these choices
     cost */
  all = g_strdup_printf (_ ("%s: %s. %s"), flip_log_shown_player (flip_verdicts_log (self), (int) seat), counts, sum);
  text = g_string_new (all);
  say_habits (self, seat, text);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* --- As it is kept --- */

/* In hundredths. No game has so many points, and the sum over the longest log doesn't overflow. */
#define LARGEST (100 * 1000)

/* Reads the next number of a line, which must be within the limits. */
static gboolean
read_number (const char **at, gint64 least, gint64 most, int *number)
{
  char *end;
  gint64 read;

  if (**at != ' ')
    return FALSE;
  read = g_ascii_strtoll (*at + 1, &end, 10);
  if (end == *at + 1 || (*end && *end != ' ') || read < least || read > most)
    return FALSE;
  *at = end;
  *number = (int) read;
  return TRUE;
}

/* "ID COUNT MORE TIMES GAMES", or "-". */
static gboolean
read_reason (const char **at, FlipReason *reason)
{
  gsize length = strcspn (*at + 1, " ");
  int times, games;

  if (length == 0 || length >= FLIP_REASON_ID)
    return FALSE;
  memcpy (reason->id, *at + 1, length);
  *at += 1 + length;
  if (g_str_equal (reason->id, "-"))
    {
      reason->id[0] = '\0';
      return TRUE;
    }
  if (!read_number (at, 0, 1, &reason->is_count) || !read_number (at, -LARGEST, LARGEST, &reason->more)
      || !read_number (at, 0, LARGEST, &times) || !read_number (at, 0, LARGEST, &games))
    return FALSE;
  reason->times = (guint) times;
  reason->games = (guint) games;
  return TRUE;
}

static void
print_reason (const FlipReason *reason, GString *text)
{
  if (*reason->id)
    g_string_append_printf (text, " %s %d %d %u %u", reason->id, reason->is_count, reason->more, reason->times,
                            reason->games);
  else
    g_string_append (text, " -");
}

static gboolean
read_choice (const char *at, guint n_seats, FlipKeptVerdict *kept)
{
  FlipVerdict *verdict = &kept->verdict;
  int grade, play_outs;

  if (!read_number (&at, 0, n_seats - 1, &verdict->seat)
      || !read_number (&at, FLIP_GRADE_NONE, FLIP_GRADE_BLUNDER, &grade)
      || !read_number (&at, -LARGEST, LARGEST, &verdict->hoped)
      || !read_number (&at, 0, LARGEST, &verdict->cost) || !read_number (&at, 0, LARGEST, &verdict->error)
      || !read_number (&at, 0, G_MAXINT, &play_outs)
      || !read_number (&at, 0, 1, &verdict->is_open) || (*at == ' ') != (grade >= FLIP_GRADE_GOOD))
    return FALSE;
  verdict->chosen = TRUE;
  verdict->grade = (FlipGrade) grade;
  verdict->play_outs = (guint) play_outs;
  if (grade >= FLIP_GRADE_SLIP && !read_reason (&at, &verdict->reason))
    return FALSE;
  kept->better = *at ? g_strdup (at + 1) : NULL;
  return TRUE;
}

void
flip_kept_verdict_clear (FlipKeptVerdict *kept)
{
  g_clear_pointer (&kept->better, g_free);
}

/* The format of a kept line: "c SEAT GRADE HOPED COST ERROR PLAY-OUTS OPEN REASON BETTER" for a choice, and "-" for
   a flip. Only mistakes have a reason. */
void
flip_kept_verdict_print (const FlipKeptVerdict *kept, GString *text)
{
  const FlipVerdict *verdict = &kept->verdict;

  if (!verdict->chosen)
    {
      g_string_append (text, "-\n");
      return;
    }
  g_string_append_printf (text, "c %d %d %d %d %d %u %d", verdict->seat, (int) verdict->grade, verdict->hoped,
                          verdict->cost, verdict->error, verdict->play_outs, verdict->is_open);
  if (verdict->grade >= FLIP_GRADE_SLIP)
    print_reason (&verdict->reason, text);
  g_string_append_printf (text, "%s%s\n", kept->better ? " " : "", kept->better ? kept->better : "");
}

gboolean
flip_kept_verdict_read (FlipKeptVerdict *kept, const char *line, guint n_seats)
{
  kept->verdict.seat = FLIP_TABLE;
  return *line == 'c' ? read_choice (line + 1, n_seats, kept) : g_str_equal (line, "-");
}
