/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/review/verdict-words.h"

#include "advisor/meaning.h"

#include <glib/gi18n-lib.h>

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
