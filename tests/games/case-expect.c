/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a .case file can expect of a position. */

#include "tests/games/case.h"

#include "engine/game/verb.h"

#include <string.h>

static void
compare (Case *test, const char *what, const char *found, const char *expected)
{
  if (g_strcmp0 (found, expected) != 0)
    case_fail (test, "%s is “%s”, not “%s”", what, found, expected);
}

static void
compare_number (Case *test, const char *what, int found, int expected)
{
  if (found != expected)
    case_fail (test, "%s is %d, not %d", what, found, expected);
}

/* expect [2:] FACT VALUE; a fact that isn't there is "none". */
static void
expect_fact (Case *test, int seat, const char *id, Words *words)
{
  g_autoptr (GString) expected = g_string_new (NULL);
  FlipFacts facts;

  flip_game_facts (case_game, test->state, seat, &facts);
  case_rest (words, expected);
  for (guint i = 0; i < facts.n; i++)
    {
      if (g_str_equal (facts.facts[i].id, id))
        {
          /* Either as people read it or as programs do. */
          if (!g_str_equal (facts.facts[i].code, expected->str))
            compare (test, id, facts.facts[i].value, expected->str);
          return;
        }
    }
  compare (test, id, "none", expected->str);
}

static void
expect_ask (Case *test, Words *words)
{
  FlipAsk ask;
  const char *word = case_next (test, words);

  case_game->ask (test->state, &ask);
  if (g_str_equal (word, "table"))
    compare_number (test, "who is asked", ask.who, FLIP_TABLE);
  else if (g_ascii_isdigit (*word))
    compare_number (test, "who is asked", ask.who, atoi (word) - 1);
  else
    compare (test, "what is asked", flip_ask_kind_name (ask.kind), word);
  if (words->words[words->at] && ask.kind == FLIP_ASK_AMOUNT)
    compare_number (test, "the highest amount", ask.most, case_number (test, words));
  else if (words->words[words->at])
    compare_number (test, "the number of cards", (int) ask.count, case_number (test, words));
}

/* expect mark SITE circled|crossed|filled|none, expect price SITE N|none */
static void
expect_site (Case *test, guint seat, gboolean price, Words *words)
{
  static const char *const marks[] = { "none", "circled", "crossed", "filled" };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *found = NULL;
  FlipSites sites;
  char *last;
  guint site;

  case_rest (words, text);
  last = strrchr (text->str, ' ');
  if (!last)
    return case_fail (test, "a site and a word are wanted");
  *last = '\0';
  site = case_site (test, text->str);
  flip_game_sites (case_game, test->state, seat, &sites);
  if (!price)
    return compare (test, text->str, marks[sites.sites[site].mark], last + 1);
  found = sites.sites[site].price == FLIP_NOT_IN_REACH
            ? g_strdup ("none")
            : g_strdup_printf ("%d", sites.sites[site].price);
  compare (test, text->str, found, last + 1);
}

/* expect score N, expect line ID N */
static void
expect_score (Case *test, guint seat, gboolean line, Words *words)
{
  const char *id = line ? case_next (test, words) : "total";
  int expected = case_number (test, words);
  FlipScore score = { 0 };

  case_game->score (test->state, seat, &score);
  if (!line)
    return compare_number (test, id, score.total, expected);
  for (guint i = 0; i < score.n_lines; i++)
    {
      if (g_str_equal (score.lines[i].id, id))
        return compare_number (test, id, score.lines[i].points, expected);
    }
  case_fail (test, "the score has no line “%s”", id);
}

static void
expect_result (Case *test, const char *what, Words *words)
{
  FlipResult result;
  guint winners = 0;

  flip_game_result (case_game, test->state, &result);
  if (g_str_equal (what, "opponent"))
    return compare_number (test, "the opponent's score", result.opponent_score.total,
                           case_number (test, words));
  if (g_str_equal (what, "over"))
    return compare (test, "over", result.over ? "yes" : "no", case_next (test, words));
  while (words->words[words->at] && !g_str_equal (words->words[words->at], "none"))
    winners |= 1u << (case_number (test, words) - 1);
  if (words->words[words->at])
    words->at++;
  compare_number (test, "the winners", (int) result.winners, (int) winners);
}

/* expect opponent-line ID N|none */
static void
expect_opponent_line (Case *test, Words *words)
{
  const char *id = case_next (test, words);
  const char *expected = case_next (test, words);
  g_autofree char *found = g_strdup ("none");
  FlipResult result;

  flip_game_result (case_game, test->state, &result);
  for (guint i = 0; i < result.opponent_score.n_lines; i++)
    {
      if (!g_str_equal (result.opponent_score.lines[i].id, id))
        continue;
      g_free (found);
      found = g_strdup_printf ("%d", result.opponent_score.lines[i].points);
    }
  compare (test, id, found, expected);
}

static void
expect_feat (Case *test, guint seat, Words *words)
{
  const char *id = case_next (test, words);
  const char *expected = case_next (test, words);
  FlipHonours honours = flip_game_honours (case_game, test->state, seat);

  for (guint i = 0; i < honours.feats.n; i++)
    {
      const FlipFeat *feat = &honours.feats.feats[i];

      if (!g_str_equal (feat->id, id))
        continue;
      if (feat->parts)
        return compare (test, id, feat->part ? feat->part : "none", expected);
      return compare (test, id, feat->reached ? "yes" : "no", expected);
    }
  compare (test, id, "none", expected);
}

/* All that is asked: the title, the sentence and the note. */
static void
tell_question (Case *test, GString *found)
{
  g_autoptr (FlipQuestion) question = flip_question_new ();

  flip_game_ask_people (case_game, test->state, question);
  g_string_printf (found, "%s\n%s\n%s\n%s", question->title->str, question->table->str,
                   question->sentence->str, question->note->str);
}

static void
expect_text (Case *test, const char *what, guint seat, Words *words)
{
  g_autoptr (GString) expected = g_string_new (NULL);
  g_autoptr (GString) found = g_string_new (NULL);
  FlipHonours honours;

  case_rest (words, expected);
  honours = flip_game_honours (case_game, test->state, seat);
  if (g_str_equal (what, "title"))
    g_string_assign (found, honours.title);
  else
    tell_question (test, found);
  if (!strstr (found->str, expected->str))
    case_fail (test, "the %s is “%s”, without “%s”", what, found->str, expected->str);
}

/* expect possible CARD yes|no */
static void
expect_possible (Case *test, Words *words)
{
  FlipMove move = { 0 };
  FlipAsk ask;
  gboolean possible;

  if (!flip_game_parse (case_game, test->state, case_next (test, words), &move, NULL)
      || move.verb != FLIP_VERB_CARD)
    case_fail (test, "this is not a card");
  case_game->ask (test->state, &ask);
  possible = ask.kind == FLIP_ASK_CARDS && ask.possible & FLIP_CARD_BIT (move.arg[0]);
  compare (test, "the card being possible", possible ? "yes" : "no", case_next (test, words));
}

/* expect peeks [2:] N: so many hidden cards may be looked at. */
static void
expect_peeks (Case *test, guint seat, Words *words)
{
  FlipDraw draws[FLIP_MAX_PEEKS];

  compare_number (test, "the cards to look at", (int) flip_game_peek (case_game, test->state, seat, draws),
                  case_number (test, words));
}

/* expect answers N: so many are legal. */
static void
expect_answers (Case *test, Words *words)
{
  g_autofree FlipMoveList *list = g_new0 (FlipMoveList, 1);

  flip_game_legal (case_game, test->state, list);
  compare_number (test, "the number of answers", (int) list->n, case_number (test, words));
}

void
case_expect (Case *test, Words *words)
{
  guint seat = case_seat (test, words);
  const char *what = case_next (test, words);

  if (g_str_equal (what, "ask"))
    expect_ask (test, words);
  else if (g_str_equal (what, "mark") || g_str_equal (what, "price"))
    expect_site (test, seat, g_str_equal (what, "price"), words);
  else if (g_str_equal (what, "score") || g_str_equal (what, "line"))
    expect_score (test, seat, g_str_equal (what, "line"), words);
  else if (g_str_equal (what, "winner") || g_str_equal (what, "opponent")
           || g_str_equal (what, "over"))
    expect_result (test, what, words);
  else if (g_str_equal (what, "opponent-line"))
    expect_opponent_line (test, words);
  else if (g_str_equal (what, "feat"))
    expect_feat (test, seat, words);
  else if (g_str_equal (what, "title") || g_str_equal (what, "prompt"))
    expect_text (test, what, seat, words);
  else if (g_str_equal (what, "answers"))
    expect_answers (test, words);
  else if (g_str_equal (what, "possible"))
    expect_possible (test, words);
  else if (g_str_equal (what, "peeks"))
    expect_peeks (test, seat, words);
  else if (g_str_equal (what, "table"))
    expect_fact (test, FLIP_TABLE, case_next (test, words), words);
  else
    expect_fact (test, (int) seat, what, words);
}
