/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/flickemup/scenario/flickemup-format.h"

#include <glib/gi18n-lib.h>

/* Goals are written in words: "deliver 3 gold bank". */

#define MOST_AMOUNT 45

/* Where the value of each slot of a goal is stored. */
typedef enum
{
  END,
  AMOUNT = G_STRUCT_OFFSET (FlickemupGoal, amount),
  FIGURE = G_STRUCT_OFFSET (FlickemupGoal, figure),
  BUILDING = G_STRUCT_OFFSET (FlickemupGoal, building),
  TOKEN = G_STRUCT_OFFSET (FlickemupGoal, token),
  EDGE = G_STRUCT_OFFSET (FlickemupGoal, edge),
  TOLD = G_STRUCT_OFFSET (FlickemupGoal, told),
} Part;

#define OF_FIGURE { .title = /* of a goal */ N_ ("Who"), .words = &flickemup_figures }
#define OF_BUILDING { .title = /* of a goal */ N_ ("Building"), .words = &flickemup_buildings }
#define OF_TOKEN { .title = /* of a goal */ N_ ("Token"), .words = &flickemup_tokens }
#define OF_EDGE { .title = /* of a goal */ N_ ("Edge"), .words = &flickemup_edges }
#define OF_TOLD { .title = /* of a goal */ N_ ("Sentence"), .words = &flickemup_told }
#define OF_HOURS { .title = /* of a goal */ N_ ("Hours"), .least = 1, .most = MOST_AMOUNT }
#define OF_CLOCK { .title = /* of a goal */ N_ ("O’clock"), .least = 1, .most = FLICKEMUP_TWELVE }
#define HOW_MANY { .title = /* of a goal */ N_ ("How many"), .least = 1, .most = MOST_AMOUNT }

static const FlipPhrase phrases[] = {
  { "wound %", N_ ("The enemies lose hit points"), NULL, { HOW_MANY } },
  { "eliminate %", /* a goal of a scenario */ N_ ("Eliminate enemies"), NULL, { HOW_MANY } },
  { "eliminate %", /* a goal of a scenario */ N_ ("Eliminate somebody"), NULL, { OF_FIGURE } },
  { "hold % %", N_ ("Hold a building"), NULL, { OF_BUILDING, OF_HOURS } },
  { "deliver % % %", N_ ("Bring tokens to a building"), NULL, { HOW_MANY, OF_TOKEN, OF_BUILDING } },
  { "carry % %", /* a goal of a scenario */ N_ ("Carry tokens"), NULL, { HOW_MANY, OF_TOKEN } },
  { "free %", N_ ("Free somebody from the gallows"), NULL, { OF_FIGURE } },
  { "hang %", /* a goal of a scenario */ N_ ("Hang somebody"), NULL, { OF_FIGURE } },
  { "reach % %", /* a goal of a scenario */ N_ ("Leave town"), NULL, { OF_EDGE, HOW_MANY } },
  { "reach % % %", N_ ("Leave town with a token"), NULL, { OF_EDGE, HOW_MANY, OF_TOKEN } },
  { "survive %", /* a goal of a scenario */ N_ ("Survive until"), NULL, { OF_CLOCK } },
  { "survive % %", N_ ("Somebody survives until"), NULL, { OF_FIGURE, OF_CLOCK } },
  { "told %", N_ ("Something you declare yourselves"), NULL, { OF_TOLD } },
};

static const struct
{
  FlickemupGoalKind kind;
  Part parts[FLIP_MAX_SLOTS];
} meanings[G_N_ELEMENTS (phrases)] = {
  { FLICKEMUP_GOAL_WOUND, { AMOUNT } },
  { FLICKEMUP_GOAL_ELIMINATE, { AMOUNT } },
  { FLICKEMUP_GOAL_ELIMINATE, { FIGURE } },
  { FLICKEMUP_GOAL_HOLD, { BUILDING, AMOUNT } },
  { FLICKEMUP_GOAL_DELIVER, { AMOUNT, TOKEN, BUILDING } },
  { FLICKEMUP_GOAL_CARRY, { AMOUNT, TOKEN } },
  { FLICKEMUP_GOAL_FREE, { FIGURE } },
  { FLICKEMUP_GOAL_HANG, { FIGURE } },
  { FLICKEMUP_GOAL_REACH, { EDGE, AMOUNT } },
  { FLICKEMUP_GOAL_REACH, { EDGE, AMOUNT, TOKEN } },
  { FLICKEMUP_GOAL_SURVIVE, { AMOUNT } },
  { FLICKEMUP_GOAL_SURVIVE, { FIGURE, AMOUNT } },
  { FLICKEMUP_GOAL_TOLD, { TOLD } },
};

/* "told judge": the sentence is in the group [told], under that key. */
static void
take_told (FlipReading *reading, const FlipPlace *place, int index, FlickemupGoal *goal)
{
  FlickemupScenario *scenario = flip_reading_board (reading);
  FlipBoardFile *file = flip_reading_file (reading);
  g_autoptr (GPtrArray) keys = flip_choices_list (&flickemup_told, file, place->name);
  const char *key = g_ptr_array_index (keys, (guint) index);
  const char *sentence = flip_board_file_get (file, "told", key);

  goal->amount = 1;
  goal->told = scenario->n_told;
  if (!sentence)
    flip_reading_refuse (reading, "told", key, _ ("it is missing: the sentence of this goal."));
  else if (scenario->n_told >= FLICKEMUP_MOST_TOLD)
    flip_reading_refuse (reading, place->name, place->key,
                         /* Translators: %d: how many */
                         ngettext ("at most %d goal can be one that you declare yourselves.",
                                   "at most %d goals can be ones that you declare yourselves.",
                                   FLICKEMUP_MOST_TOLD),
                         FLICKEMUP_MOST_TOLD);
  else
    flip_phrase_copy (scenario->told[scenario->n_told++], sentence, FLICKEMUP_TOLD_SIZE);
}

static void
take_part (FlipReading *reading, const FlipPlace *place, Part part, int value, FlickemupGoal *goal)
{
  if (part == TOLD)
    take_told (reading, place, value, goal);
  else if (part)
    ((guint8 *) goal)[part] = (guint8) value;
}

static void
take_goals (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  FlickemupScenario *scenario = flip_reading_board (reading);
  guint team = g_str_equal (place->key, "lawmen") ? FLICKEMUP_LAWMEN : FLICKEMUP_OUTLAWS;

  scenario->n_goals[team] = (guint8) value->n_parts;
  for (guint i = 0; i < value->n_parts; i++)
    {
      guint phrase = value->parts[i].phrase;
      FlickemupGoal *goal = &scenario->goals[team][i];

      *goal = (FlickemupGoal){
        .kind = (guint8) meanings[phrase].kind,
        .figure = FLICKEMUP_NOBODY,
        .token = FLICKEMUP_NO_TOKEN,
        .joined = value->parts[i].joined,
      };
      for (guint j = 0; j < FLIP_MAX_SLOTS; j++)
        take_part (reading, place, meanings[phrase].parts[j], value->parts[i].values[j], goal);
    }
}

static const char *const winners[] = { "lawmen", "outlaws", "hit-points" };
static const char *const winner_titles[] = { /* who wins */ N_ ("The lawmen"),
                                             /* who wins */ N_ ("The outlaws"),
                                             N_ ("The side with more hit points") };
static const FlipChoices winner_words = { .n = 3, .words = winners, .titles = winner_titles };

#define GOALS(side, words)                                                                        \
  { .key = side, .title = words,                                                                  \
    .help = N_ ("Meeting one goal is enough to win. Goals joined by “and” only count together."), \
    FLIP_PHRASES (phrases),                                                                       \
    .n_least = 1, .n_most = FLICKEMUP_MOST_GOALS, .joins = TRUE, .take = take_goals }

const FlipField flickemup_goal_fields[FLICKEMUP_GOAL_FIELDS] = {
  GOALS ("lawmen", N_ ("The lawmen win when")),
  GOALS ("outlaws", N_ ("The outlaws win when")),
  { .key = "midnight",
    .title = N_ ("At twelve o’clock the winner is"),
    .help = N_ ("Who wins when the clock strikes twelve and no goal has been met."),
    .kind = FLIP_KIND_WORDS, .words = &winner_words, FLIP_IN (FlickemupScenario, midnight) },
};

const FlipField flickemup_told_field = {
  .keys = &flickemup_told,
  .title = N_ ("Sentence"),
  .help = N_ ("What has to be done, in your own words. At your table you say when it is done."),
  .kind = FLIP_KIND_NAME, .most = FLICKEMUP_TOLD_SIZE - 1, .is_optional = TRUE,
};

static gboolean
is_named (FlipBoardFile *file, const char *told)
{
  for (guint team = 0; team < FLICKEMUP_TEAMS; team++)
    {
      const char *text = flip_board_file_get (file, "goals", flickemup_team_word (team));
      g_auto (GStrv) words = g_strsplit_set (text ? text : "", " ,", -1);

      for (guint i = 0; words[i] && words[i + 1]; i++)
        {
          if (g_str_equal (words[i], "told") && g_str_equal (words[i + 1], told))
            return TRUE;
        }
    }
  return FALSE;
}

void
flickemup_check_told (FlipReading *reading)
{
  FlipBoardFile *file = flip_reading_file (reading);
  g_autofree const char **keys = flip_board_file_keys (file, "told");

  for (guint i = 0; keys[i]; i++)
    {
      if (!is_named (file, keys[i]))
        flip_reading_warn (reading, "told", keys[i], _ ("no goal names this sentence."));
    }
}
