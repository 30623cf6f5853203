/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/quote.h"
#include "games/flickemup/flickemup-read.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Goals are written in words: "deliver 3 gold bank". The words of a goal follow a pattern. */

typedef enum
{
  END,
  AMOUNT,
  HOUR,
  FIGURE,
  BUILDING,
  TOKEN,
  EDGE,
} Part;

#define MOST_PARTS 4

static const struct
{
  const char *word;
  FlickemupGoalKind kind;
  Part parts[MOST_PARTS];
} patterns[] = {
  { "wound", FLICKEMUP_GOAL_WOUND, { AMOUNT } },
  { "eliminate", FLICKEMUP_GOAL_ELIMINATE, { AMOUNT } },
  { "eliminate", FLICKEMUP_GOAL_ELIMINATE, { FIGURE } },
  { "hold", FLICKEMUP_GOAL_HOLD, { BUILDING, AMOUNT } },
  { "deliver", FLICKEMUP_GOAL_DELIVER, { AMOUNT, TOKEN, BUILDING } },
  { "carry", FLICKEMUP_GOAL_CARRY, { AMOUNT, TOKEN } },
  { "free", FLICKEMUP_GOAL_FREE, { FIGURE } },
  { "hang", FLICKEMUP_GOAL_HANG, { FIGURE } },
  { "reach", FLICKEMUP_GOAL_REACH, { EDGE, AMOUNT } },
  { "reach", FLICKEMUP_GOAL_REACH, { EDGE, AMOUNT, TOKEN } },
  { "survive", FLICKEMUP_GOAL_SURVIVE, { HOUR } },
  { "survive", FLICKEMUP_GOAL_SURVIVE, { FIGURE, HOUR } },
};

static gboolean
read_index (const char *text, FlickemupWord word, guint n, guint8 *out)
{
  int index = flickemup_read_word (text, word, n);

  *out = (guint8) MAX (index, 0);
  return index >= 0;
}

static gboolean
read_part (FlickemupGoal *goal, Part part, const char *text)
{
  gint64 number = 0;

  switch (part)
    {
    case AMOUNT:
    case HOUR:
      if (!g_ascii_string_to_signed (text, 10, 1, part == HOUR ? FLICKEMUP_TWELVE : 45, &number,
                                     NULL))
        return FALSE;
      goal->amount = (guint8) number;
      return TRUE;
    case FIGURE:
      return read_index (text, flickemup_figure_word, FLICKEMUP_FIGURES, &goal->figure);
    case BUILDING:
      return read_index (text, flickemup_building_word, FLICKEMUP_BUILDINGS, &goal->building);
    case TOKEN:
      return read_index (text, flickemup_token_word, FLICKEMUP_TOKENS, &goal->token);
    case EDGE:
      return read_index (text, flickemup_edge_word, FLICKEMUP_EDGES, &goal->edge);
    default:
      return FALSE;
    }
}

static gboolean
fits (char **words, guint n, guint pattern, FlickemupGoal *goal)
{
  *goal = (FlickemupGoal){
    .kind = (guint8) patterns[pattern].kind,
    .figure = FLICKEMUP_NOBODY,
    .token = FLICKEMUP_NO_TOKEN,
  };
  if (!g_str_equal (words[0], patterns[pattern].word))
    return FALSE;
  for (guint i = 0; i < MOST_PARTS; i++)
    {
      Part part = patterns[pattern].parts[i];

      if (part == END)
        return n == i + 1;
      if (i + 1 >= n || !read_part (goal, part, words[i + 1]))
        return FALSE;
    }

  return n == MOST_PARTS + 1;
}

/* "told judge": the sentence is in the group [told], under that key. */
static gboolean
read_told (FlipKeys *keys, FlickemupScenario *scenario, const char *key, FlickemupGoal *goal)
{
  const char *sentence = flip_keys_name (keys, "told", key);

  *goal = (FlickemupGoal){
    .kind = FLICKEMUP_GOAL_TOLD,
    .amount = 1,
    .figure = FLICKEMUP_NOBODY,
    .token = FLICKEMUP_NO_TOKEN,
    .told = scenario->n_told,
  };
  if (scenario->n_told >= FLICKEMUP_MOST_TOLD || strlen (sentence) >= FLICKEMUP_TOLD_SIZE)
    {
      flip_keys_refuse (keys, "told", key,
                        _ ("it is longer than %d bytes, or there are more than %d of them."),
                        FLICKEMUP_TOLD_SIZE - 1, FLICKEMUP_MOST_TOLD);
      return TRUE;
    }
  g_strlcpy (scenario->told[scenario->n_told++], sentence, FLICKEMUP_TOLD_SIZE);
  return TRUE;
}

static gboolean
read_goal (FlipKeys *keys, FlickemupScenario *scenario, const char *text, FlickemupGoal *goal)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  guint n = g_strv_length (words);

  if (n == 2 && g_str_equal (words[0], "told"))
    return read_told (keys, scenario, words[1], goal);
  for (guint i = 0; n && i < G_N_ELEMENTS (patterns); i++)
    {
      if (fits (words, n, i, goal))
        return TRUE;
    }

  return FALSE;
}

/* Goals that count only together: "wound 5 and told judge". */
static void
read_joined (FlipKeys *keys, FlickemupScenario *scenario, guint team, const char *text)
{
  const char *key = flickemup_team_word (team);
  g_auto (GStrv) parts = g_strsplit (text, " and ", -1);

  for (guint i = 0; parts[i]; i++)
    {
      FlickemupGoal *goal = &scenario->goals[team][scenario->n_goals[team]];

      if (scenario->n_goals[team] >= FLICKEMUP_MOST_GOALS)
        {
          flip_keys_refuse (keys, "goals", key, _ ("a side has at most %d goals."),
                            FLICKEMUP_MOST_GOALS);
          return;
        }
      if (!read_goal (keys, scenario, g_strstrip (parts[i]), goal))
        flip_keys_refuse (keys, "goals", key, _ ("“%s” is not a goal."),
                          flip_quoted (parts[i]));
      goal->joined = i > 0;
      scenario->n_goals[team]++;
    }
}

/* One of several is enough: "wound 5 or eliminate 2"; a comma says the same. */
static void
read_team (FlipKeys *keys, FlickemupScenario *scenario, guint team)
{
  g_auto (GStrv) alternatives =
    g_regex_split_simple (",| or ", flip_keys_text (keys, "goals", flickemup_team_word (team)), 0,
                          0);

  for (guint i = 0; alternatives[i]; i++)
    read_joined (keys, scenario, team, alternatives[i]);
}

void
flickemup_read_goals (FlipKeys *keys, FlickemupScenario *scenario)
{
  static const char *const winners[] = { "lawmen", "outlaws", "hit-points" };

  for (guint team = 0; team < FLICKEMUP_TEAMS; team++)
    read_team (keys, scenario, team);
  scenario->midnight = (guint8) flip_keys_word (keys, "goals", "midnight", winners, 3);
}
