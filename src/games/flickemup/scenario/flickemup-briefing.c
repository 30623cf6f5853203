/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "engine/boards/board-file.h"
#include "engine/game/setup.h"
#include "games/flickemup/flickemup-game.h"
#include "games/flickemup/flickemup-words.h"

#include <glib/gi18n-lib.h>

/* The briefing of a scenario: its story, the set-up, its special rules, the goals in sentences. */

static void
add_line (GString *text, const char *line)
{
  if (line && *line)
    g_string_append_printf (text, "%s%s", text->len ? "\n" : "", line);
}

static void say (GString *text, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Adds a line into which something is put. */
static void
say (GString *text, const char *format, ...)
{
  g_autofree char *line = NULL;
  va_list arguments;

  va_start (arguments, format);
  line = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  add_line (text, line);
}

/* A text from the user's own file; NULL if it has none. */
static char *
read_own (const FlipSetup *setup, const char *key)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new (setup->board);
  const char *words = flip_board_file_get (file, "briefing", key);

  return words && *words ? g_strdup (flickemup_words_of_file (words)) : NULL;
}

/* Sheets begun before the built-in scenarios had their stories in their files find them by name. */
static char *
tell_story (const FlipSetup *setup)
{
  char *own = read_own (setup, "story");
  const FlipBoard *board = own ? NULL : flip_game_find_board (setup->game, setup->board_name);

  return board && board->story ? g_strdup (_ (board->story)) : own;
}

/* The hit points of the cowboys if all have the same number, or 0. */
static guint
common_hit_points (const FlickemupScenario *scenario)
{
  guint n = 0;

  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    {
      if (!scenario->figures[i].present)
        continue;
      if (n && scenario->figures[i].hit_points != n)
        return 0;
      n = scenario->figures[i].hit_points;
    }

  return n;
}

static void
add_label (GString *text, const char *label, const char *words)
{
  g_autofree char *line = *words ? flip_phrase_label (label, words) : NULL;

  add_line (text, line);
}

static void
add_tokens (GString *text, const char *label, const guint8 tokens[FLICKEMUP_TOKENS])
{
  g_autoptr (GString) words = g_string_new (NULL);

  flickemup_tokens_describe (tokens, words);
  add_label (text, label, words->str);
}

static void
add_building (GString *text, const FlickemupScenario *scenario, guint building)
{
  g_autoptr (GString) words = g_string_new (NULL);

  flickemup_tokens_describe (scenario->tokens[building], words);
  if (scenario->face_down[building])
    flip_phrase_add_printf (
      words,
      /* Translators: how many tokens lie face down. */
      ngettext ("%u face down", "%u face down", scenario->face_down[building]),
      scenario->face_down[building]);
  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    {
      if (scenario->figures[i].present && scenario->figures[i].inside == building)
        flip_phrase_add (words, flickemup_figure_name (i));
    }
  add_label (text, flickemup_building_name (building), words->str);
}

/* Where tokens lie, and who carries what. */
static void
add_contents (GString *text, const FlickemupScenario *scenario)
{
  guint8 outdoors[FLICKEMUP_TOKENS] = { 0 };

  for (guint i = 0; i < FLICKEMUP_BUILDINGS; i++)
    add_building (text, scenario, i);
  add_tokens (text, _ ("Mixed face down"), scenario->hidden);
  for (guint i = 0; i < scenario->n_outdoors; i++)
    outdoors[scenario->outdoors[i].token]++;
  /* Translators: tokens that lie outside of buildings */
  add_tokens (text, _ ("Outdoors"), outdoors);
  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    {
      const FlickemupStart *start = &scenario->figures[i];
      guint8 carried[FLICKEMUP_TOKENS] = { 0 };

      for (guint slot = 0; start->present && slot < FLICKEMUP_SLOTS; slot++)
        {
          if (start->tokens[slot] < FLICKEMUP_TOKENS)
            carried[start->tokens[slot]] += slot == 0 || start->tokens[slot] != FLICKEMUP_HOSTAGE;
        }
      add_tokens (text, flickemup_figure_name (i), carried);
    }
}

static char *
tell_set_up (const FlickemupScenario *scenario, const FlipSetup *setup)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *own = read_own (setup, "set-up");
  guint points = common_hit_points (scenario);

  if (flickemup_is_placed (scenario))
    say (text,
         /* Translators: %d: millimetres */
         _ ("The table is %d mm wide and %d mm deep. “Set Up the Table” shows "
            "the place of every piece."),
         scenario->width / 10, scenario->height / 10);
  else
    add_line (text, _ ("Set up the table as shown in your booklet."));
  say (text,
       scenario->hour % 2
         /* Translators: %u: an hour of the clock; %s: a cowboy */
         ? _ ("The clock starts at %u o’clock, a blue hour. %s has the initiative.")
         /* Translators: %u: an hour of the clock; %s: a cowboy */
         : _ ("The clock starts at %u o’clock, a red hour. %s has the initiative."),
       scenario->hour, flickemup_figure_name (scenario->initiative));
  if (points)
    /* Translators: %u: how many */
    say (text, ngettext ("Each cowboy has %u hit point.", "Each cowboy has %u hit points.", points),
         points);
  else
    add_line (text, _ ("The cowboys have different numbers of hit points; their cards say so."));
  add_contents (text, scenario);
  add_line (text, own);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Two pistols are a standard rule, mentioned only if the scenario has a second pistol or names the
   rule itself. */
static guint
told_rules (const FlickemupScenario *scenario)
{
  guint untold = FLICKEMUP_RULE_TWO_PISTOLS & ~(guint) scenario->named_rules;

  return flickemup_scenario_count (scenario, FLICKEMUP_COLT) ? scenario->rules
                                                             : scenario->rules & ~untold;
}

/* The effects of the scenario's tokens, beyond being carried. */
static void
add_token_rules (GString *text, const FlickemupScenario *scenario)
{
  if (flickemup_scenario_count (scenario, FLICKEMUP_CLEAN_WATER)
      || flickemup_scenario_count (scenario, FLICKEMUP_POISONED_WATER))
    add_line (text, _ ("Water is clean on one side and poisoned on the other. With an action, a "
                       "cowboy turns over water that it carries or could take."));
  if (flickemup_scenario_count (scenario, FLICKEMUP_HOSTAGE))
    add_line (text, _ ("A hostage takes up both places of whoever carries it."));
  for (guint token = 0; token < FLICKEMUP_TOKENS; token++)
    {
      if (!scenario->hidden[token])
        continue;
      add_line (text, _ ("With an action, a cowboy turns up a token that lies face down where it "
                         "is, and takes it or leaves it there face up."));
      return;
    }
}

/* The rule for leaving town, for each edge that is a goal. */
static void
add_edges (GString *text, const FlickemupScenario *scenario)
{
  for (guint team = 0; team < FLICKEMUP_TEAMS; team++)
    for (guint i = 0; i < scenario->n_goals[team]; i++)
      {
        if (scenario->goals[team][i].kind == FLICKEMUP_GOAL_REACH)
          say (text,
               /* Translators: first %s: one of the two sides; second %s: an edge of the table */
               _ ("The %s leave town with a move that crosses the %s, or ends within 60 mm of it."),
               flickemup_team_name (team), flickemup_edge_name (scenario->goals[team][i].edge));
      }
}

static void
add_townspeople (GString *text, const FlickemupScenario *scenario)
{
  for (guint i = FLICKEMUP_MAN; i < FLICKEMUP_FIGURES; i++)
    {
      const FlickemupStart *person = &scenario->figures[i];

      if (!person->present || (scenario->gallows.hour && scenario->gallows.figure == i))
        continue;
      if (person->hit_points)
        say (text,
             /* Translators: %s: one of the townspeople; %u: how many */
             ngettext ("%s belongs to no side, and has %u hit point.",
                       "%s belongs to no side, and has %u hit points.", person->hit_points),
             flickemup_figure_name (i), person->hit_points);
      else
        /* Translators: %s: one of the townspeople */
        say (text, _ ("%s belongs to no side, and gets up unhurt when hit."),
             flickemup_figure_name (i));
    }
}

static char *
tell_special (const FlickemupScenario *scenario, const FlipSetup *setup)
{
  static const struct
  {
    FlickemupRule rule;
    const char *sentence;
  } rules[] = {
    { FLICKEMUP_RULE_TWO_PISTOLS,
      N_ ("A cowboy with a Colt shoots two bullets with one action, one from each side.") },
    { FLICKEMUP_RULE_DUEL,
      N_ ("Anyone who enters a building with an enemy inside fights a duel. They take turns "
          "shooting until one of them falls; the loser is laid down outside the door.") },
    { FLICKEMUP_RULE_RIFLE,
      N_ ("A cowboy with a Winchester may shoot with it, guided by its barrel.") },
    { FLICKEMUP_RULE_DYNAMITE,
      N_ (
        "Dynamite is thrown with an action. It hits everybody within 80 mm of where it stops, and "
        "closes the buildings there.") },
    { FLICKEMUP_RULE_OUTDOORS, N_ ("Tokens can also be taken and left outdoors.") },
  };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *own = read_own (setup, "special");

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      if (told_rules (scenario) & rules[i].rule)
        add_line (text, _ (rules[i].sentence));
    }
  add_token_rules (text, scenario);
  add_edges (text, scenario);
  add_townspeople (text, scenario);
  for (guint i = 0; i < FLICKEMUP_BUILDINGS; i++)
    {
      if (scenario->closed & 1u << i)
        /* Translators: %s: a building */
        say (text, _ ("Nobody can enter %s: it is closed."), flickemup_building_inside (i));
    }
  if (scenario->gallows.hour)
    say (text,
         /* Translators: %s: a cowboy; %u: an hour of the clock */
         _ ("%s is on the gallows and hangs at %u o’clock, unless freed by a move that ends against "
            "the block."),
         flickemup_figure_name (scenario->gallows.figure), scenario->gallows.hour);
  add_line (text, own);
  if (!text->len)
    add_line (text, _ ("There are none: the rulebook applies."));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The condition of a goal about a person: "The man is freed from the gallows". */
static char *
tell_person (const FlickemupGoal *goal)
{
  static const char *const sentences[FLICKEMUP_GOAL_KINDS] = {
    [FLICKEMUP_GOAL_ELIMINATE] = /* Translators: %s: a cowboy */ N_ ("%s is out of the game"),
    [FLICKEMUP_GOAL_FREE] = /* Translators: %s: a cowboy */ N_ ("%s is freed from the gallows"),
    [FLICKEMUP_GOAL_HANG] = /* Translators: %s: a cowboy */ N_ ("%s is hanged"),
    /* Translators: %s: a cowboy; %d: an hour of the clock */
    [FLICKEMUP_GOAL_SURVIVE] = N_ ("%s is still alive at %d o’clock"),
  };

  g_assert (sentences[goal->kind]);

  return g_strdup_printf (_ (sentences[goal->kind]), flickemup_figure_inside (goal->figure),
                          goal->amount);
}

static char *
tell_reach (const FlickemupGoal *goal)
{
  const char *edge = flickemup_edge_name (goal->edge);

  if (goal->token == FLICKEMUP_NO_TOKEN)
    /* Translators: %d: how many cowboys; %s: an edge of the table */
    return g_strdup_printf (ngettext ("%d of them has left across the %s",
                                      "%d of them have left across the %s", goal->amount),
                            goal->amount, edge);
  /* Translators: %d: how many cowboys; first %s: an edge of the table; second %s: a token */
  return g_strdup_printf (ngettext ("%d of them has left across the %s with %s",
                                    "%d of them have left across the %s with %s", goal->amount),
                          goal->amount, edge, flickemup_token_name (goal->token));
}

/* The same for a side, as a part of a sentence. */
static char *
tell_goal (const FlickemupScenario *scenario, guint team, const FlickemupGoal *goal)
{
  const char *enemies = flickemup_team_name (flickemup_other_team (team));
  g_autofree char *tokens =
    goal->token < FLICKEMUP_TOKENS ? flickemup_token_count (goal->token, goal->amount) : NULL;

  if (goal->figure != FLICKEMUP_NOBODY)
    return tell_person (goal);
  switch (goal->kind)
    {
    case FLICKEMUP_GOAL_WOUND:
      /* Translators: %s: one of the two sides; %d: how many hit points */
      return g_strdup_printf (ngettext ("the %s have lost %d hit point",
                                        "the %s have lost %d hit points", goal->amount),
                              enemies, goal->amount);
    case FLICKEMUP_GOAL_ELIMINATE:
      /* Translators: %d: how many cowboys; %s: one of the two sides */
      return g_strdup_printf (ngettext ("%d of the %s is out of the game",
                                        "%d of the %s are out of the game", goal->amount),
                              goal->amount, enemies);
    case FLICKEMUP_GOAL_HOLD:
      /* Translators: %s: a building; %d: how many hours */
      return g_strdup_printf (ngettext ("they alone have been in %s for %d hour",
                                        "they alone have been in %s for %d hours in a row",
                                        goal->amount),
                              flickemup_building_inside (goal->building), goal->amount);
    case FLICKEMUP_GOAL_DELIVER:
      /* Translators: first %s: tokens, such as “3 gold”; second %s: a building */
      return g_strdup_printf (_ ("they have %s in %s"), tokens,
                              flickemup_building_inside (goal->building));
    case FLICKEMUP_GOAL_CARRY:
      /* Translators: %s: tokens, such as “3 gold” */
      return g_strdup_printf (_ ("they carry %s"), tokens);
    case FLICKEMUP_GOAL_REACH:
      return tell_reach (goal);
    case FLICKEMUP_GOAL_TOLD:
      /* Translators: %s: a goal in the words of whoever wrote the scenario */
      return g_strdup_printf (_ ("you declare this done: %s"), scenario->told[goal->told]);
    default:
      /* Translators: %d: an hour of the clock */
      return g_strdup_printf (_ ("one of them is still there at %d o’clock"), goal->amount);
    }
}

/* "The Lawmen win as soon as 3 gold is in the Bank, or 5 of the Outlaws are out of the game." */
static void
tell_goals_of (const FlickemupScenario *scenario, guint team, GString *text)
{
  g_autoptr (GString) goals = g_string_new (NULL);

  for (guint i = 0; i < scenario->n_goals[team]; i++)
    {
      g_autofree char *goal = tell_goal (scenario, team, &scenario->goals[team][i]);

      if (!i)
        g_string_append (goals, goal);
      else
        /* Translators: conditions of winning, within a sentence: “3 gold is in the Bank, or 5 of the
           Outlaws are out of the game”. */
        flip_phrase_become (goals, g_strdup_printf (scenario->goals[team][i].joined
                                                      /* Translators: first %s: the goals so far; second %s: the
                                                         last goal */
                                                      ? C_ ("goals", "%s and %s")
                                                      /* Translators: first %s: the goals so far; second %s: the
                                                         last goal */
                                                      : C_ ("goals", "%s, or %s"),
                                                    goals->str, goal));
    }
  /* Translators: a side, and the conditions of which it needs one. */
  say (text, _ ("The %s win as soon as %s."), flickemup_team_name (team), goals->str);
}

static char *
tell_goals (const FlickemupScenario *scenario)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint team = 0; team < FLICKEMUP_TEAMS; team++)
    tell_goals_of (scenario, team, text);
  if (scenario->midnight == FLICKEMUP_NO_TEAM)
    add_line (text, _ ("When the clock strikes twelve, the side with more hit points wins."));
  else
    /* Translators: %s: one of the two sides */
    say (text, _ ("When the clock strikes twelve, the %s win."),
         flickemup_team_name (scenario->midnight));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

void
flickemup_briefing (const FlipSetup *setup, GPtrArray *briefing)
{
  g_autofree FlickemupScenario *scenario = g_new0 (FlickemupScenario, 1);
  g_autofree char *story = tell_story (setup);
  g_autofree char *set_up = NULL;
  g_autofree char *special = NULL;
  g_autofree char *goals = NULL;

  if (!flickemup_scenario_read (scenario, setup->board, setup->board_name, NULL))
    return;
  set_up = tell_set_up (scenario, setup);
  special = tell_special (scenario, setup);
  goals = tell_goals (scenario);
  flip_briefing_add (briefing, /* Translators: of a scenario */ _ ("Story"), story);
  flip_briefing_add (briefing, /* Translators: heading in a briefing */ _ ("Set-up"), set_up);
  /* Translators: heading in a briefing */
  flip_briefing_add (briefing, _ ("Special rules"), special);
  flip_briefing_add (briefing, _ ("Goals"), goals);
}
