/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/score.h"

void
flip_score_add (FlipScore *score, const char *id, const char *label, int count, int points)
{
  g_return_if_fail (score->n_lines < FLIP_SCORE_LINES);

  score->lines[score->n_lines++] = (FlipScoreLine){
    .id = id,
    .label = label,
    .count = count,
    .points = points,
  };
  score->total += points;
}

void
flip_facts_add (FlipFacts *facts, const char *id, const char *label, const char *format, ...)
{
  FlipFact *fact;
  va_list arguments;

  g_return_if_fail (facts->n < FLIP_MAX_FACTS);

  fact = &facts->facts[facts->n++];
  fact->id = id;
  fact->label = label;
  va_start (arguments, format);
  g_vsnprintf (fact->value, sizeof fact->value, format, arguments);
  va_end (arguments);
}
