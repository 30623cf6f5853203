/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/review/verdict-text.h"

#include "advisor/meaning.h"

#include <glib/gi18n-lib.h>

/* --- For people --- */

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
  cost = flip_verdict_amount (flip_verdicts_game (verdicts), verdict->cost);
  /* Translators: %s: points, or a chance */
  return g_strdup_printf (verdict->grade == FLIP_GRADE_GOOD   ? _ ("A good choice: only %s less than the best.")
                          /* Translators: %s: points, or a chance */
                          : verdict->grade == FLIP_GRADE_SLIP ? _ ("A slip that cost %s.")
                                                              /* Translators: %s: points, or a chance */
                                                              : _ ("A blunder that cost %s."),
                          cost);
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

static gboolean
read_choice (const char *at, guint n_seats, FlipKeptVerdict *kept)
{
  FlipVerdict *verdict = &kept->verdict;
  int grade, play_outs;

  if (!read_number (&at, 0, n_seats - 1, &verdict->seat)
      || !read_number (&at, FLIP_GRADE_NONE, FLIP_GRADE_BLUNDER, &grade)
      || !read_number (&at, -LARGEST, LARGEST, &verdict->expected)
      || !read_number (&at, 0, LARGEST, &verdict->cost)
      || !read_number (&at, 0, G_MAXINT, &play_outs)
      || !read_number (&at, 0, 1, &verdict->is_open) || (*at == ' ') != (grade >= FLIP_GRADE_GOOD))
    return FALSE;
  verdict->chosen = TRUE;
  verdict->grade = (FlipGrade) grade;
  verdict->play_outs = (guint) play_outs;
  kept->better = *at ? g_strdup (at + 1) : NULL;
  return TRUE;
}

void
flip_kept_verdict_clear (FlipKeptVerdict *kept)
{
  g_clear_pointer (&kept->better, g_free);
}

/* The format of a kept line: "c SEAT GRADE EXPECTED COST PLAY-OUTS OPEN BETTER" for a choice, "f
   SEAT EXPECTED LUCK" for a flip, and "-" for an entry without a verdict. */
void
flip_kept_verdict_print (const FlipKeptVerdict *kept, GString *text)
{
  const FlipVerdict *verdict = &kept->verdict;

  if (verdict->chosen)
    g_string_append_printf (text, "c %d %d %d %d %u %d%s%s\n", verdict->seat, (int) verdict->grade,
                            verdict->expected, verdict->cost, verdict->play_outs, verdict->is_open,
                            kept->better ? " " : "", kept->better ? kept->better : "");
  else if (verdict->has_luck)
    g_string_append_printf (text, "f %d %d %d\n", verdict->seat, verdict->expected, verdict->luck);
  else
    g_string_append (text, "-\n");
}

gboolean
flip_kept_verdict_read (FlipKeptVerdict *kept, const char *line, guint n_seats)
{
  FlipVerdict *verdict = &kept->verdict;
  const char *at = line + 1;

  verdict->seat = FLIP_TABLE;
  if (*line == 'c')
    return read_choice (at, n_seats, kept);
  if (*line != 'f')
    return g_str_equal (line, "-");
  verdict->has_luck = TRUE;
  return read_number (&at, 0, n_seats - 1, &verdict->seat)
         && read_number (&at, -LARGEST, LARGEST, &verdict->expected)
         && read_number (&at, -LARGEST, LARGEST, &verdict->luck) && !*at;
}
