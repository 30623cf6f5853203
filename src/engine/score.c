/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/score.h"

/* The line comes back, for what not every line has. */
FlipScoreLine *
flip_score_add (FlipScore *score, const char *id, const char *label, int count, int points)
{
  FlipScoreLine *line = &score->lines[score->n_lines];

  g_assert (score->n_lines < FLIP_SCORE_LINES);

  *line = (FlipScoreLine){ .id = id, .label = label, .count = count, .points = points };
  score->n_lines++;
  score->total += points;
  return line;
}

FlipFact *
flip_facts_add (FlipFacts *facts, const char *id, const char *label, const char *format, ...)
{
  FlipFact *fact = &facts->facts[facts->n];
  va_list arguments;

  g_assert (facts->n < FLIP_MAX_FACTS);

  facts->n++;
  *fact = (FlipFact){ .id = id, .label = label };
  va_start (arguments, format);
  g_vsnprintf (fact->value, sizeof fact->value, format, arguments);
  va_end (arguments);
  return fact;
}
