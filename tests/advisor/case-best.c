/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Positions with a choice that is plainly best: "expect best MOVE or MOVE", each a pattern in which * stands for
   anything. They are set up as the tables of rules are, and looked at with few play-outs and with more. */

#include "advisor/search.h"
#include "engine/game/verb.h"
#include "tests/games/case.h"

#include <string.h>

static const guint budgets[] = { 60, 240 };

static gboolean
is_among (char **patterns, const char *text)
{
  for (guint i = 0; patterns[i]; i++)
    {
      if (g_pattern_match_simple (patterns[i], text))
        return TRUE;
    }
  return FALSE;
}

/* Each pattern is one of a legal move, so that no position goes stale. */
static void
check_patterns (Case *test, char **patterns)
{
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);
  g_autoptr (GString) text = g_string_new (NULL);

  flip_game_legal (case_game, test->state, list);
  for (guint i = 0; patterns[i]; i++)
    {
      gboolean found = FALSE;

      for (guint j = 0; j < list->n && !found; j++)
        {
          g_string_truncate (text, 0);
          flip_game_print (case_game, test->state, &list->moves[j], text);
          found = g_pattern_match_simple (patterns[i], text->str);
        }
      if (!found)
        case_fail (test, "no legal move is like “%s”", patterns[i]);
    }
  if (list->n < 2)
    case_fail (test, "there is no choice");
}

static void
tell_choices (Case *test, const FlipAdvice *advice, GString *told)
{
  for (guint i = 0; i < MIN (advice->n, 4); i++)
    {
      g_string_append_printf (told, "%s %d.%02d ", i ? "," : "", advice->choices[i].expected / 100,
                              ABS (advice->choices[i].expected) % 100);
      flip_game_print (case_game, test->state, &advice->choices[i].line.moves[0], told);
    }
}

/* The best choice, or one that is told as a tie with it because they are worth nearly the same. */
static gboolean
is_advised (Case *test, const FlipAdvice *advice, char **patterns)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < advice->n; i++)
    {
      if (advice->choices[0].expected - advice->choices[i].expected >= FLIP_ADVICE_CLOSE)
        continue;
      g_string_truncate (text, 0);
      flip_game_print (case_game, test->state, &advice->choices[i].line.moves[0], text);
      if (is_among (patterns, text->str))
        return TRUE;
    }
  return FALSE;
}

static void
expect_best (Case *test, char **patterns, FlipThinker *thinker, guint budget)
{
  FlipKnowledge knowledge = { 0 };
  g_autoptr (FlipSearch) search =
    flip_search_new (thinker, test->state, &knowledge, 1);
  g_autofree FlipAdvice *advice = g_new0 (FlipAdvice, 1);
  g_autoptr (GString) told = g_string_new (NULL);

  flip_search_run (search, budget);
  flip_search_advise (search, advice);
  if (advice->n == 0)
    return case_fail (test, "nothing is advised");
  tell_choices (test, advice, told);
  if (!is_advised (test, advice, patterns))
    case_fail (test, "with %u play-outs this is advised:%s", budget, told->str);
}

void
case_expect (Case *test, Words *words)
{
  g_autoptr (GString) rest = g_string_new (NULL);
  g_autoptr (FlipWeights) weights = flip_weights_built_in (test->setup);
  g_autoptr (FlipThinker) thinker = flip_thinker_new (case_game, weights, NULL);
  g_auto (GStrv) patterns = NULL;

  if (!g_str_equal (case_next (test, words), "best"))
    case_fail (test, "write: expect best MOVE or MOVE");
  patterns = g_strsplit (case_rest (words, rest), " or ", -1);
  check_patterns (test, patterns);
  for (guint i = 0; i < G_N_ELEMENTS (budgets); i++)
    expect_best (test, patterns, thinker, budgets[i]);
}
