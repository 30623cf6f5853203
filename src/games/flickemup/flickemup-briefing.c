/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/board-file.h"
#include "engine/briefing.h"
#include "engine/phrase.h"
#include "games/flickemup/flickemup-rules.h"

#include <glib/gi18n-lib.h>

/* What a scenario is about: its story, the set-up, its special rules, the goals in sentences. */

static void
add_line (GString *text, const char *line)
{
  if (line && *line)
    g_string_append_printf (text, "%s%s", text->len ? "\n" : "", line);
}

/* What a person's own file says; nothing where it says nothing. */
static char *
read_own (const FlipSetup *setup, const char *key)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new (setup->board);
  const char *words = flip_board_file_get (file, "briefing", key);

  return words ? g_strdup (flickemup_words_of_file (words)) : NULL;
}

static char *
tell_story (const FlipSetup *setup)
{
  for (guint i = 0; i < setup->game->n_boards; i++)
    {
      if (g_strcmp0 (setup->game->boards[i].text, setup->board) == 0)
        return g_strdup (_ (setup->game->boards[i].story));
    }

  return read_own (setup, "story");
}

/* All cowboys of the scenario have as many hit points, or 0. */
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

static char *
tell_set_up (const FlickemupScenario *scenario, const FlipSetup *setup)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *own = read_own (setup, "set-up");
  g_autofree char *clock = g_strdup_printf (
    /* Translators: %u: an hour of the clock; %s: a cowboy */
    scenario->hour % 2 ? _ ("The clock begins at %u o’clock, a blue hour. %s has the initiative.")
                       /* Translators: %u: an hour of the clock; %s: a cowboy */
                       : _ ("The clock begins at %u o’clock, a red hour. %s has the initiative."),
    scenario->hour, flickemup_figure_name (scenario->initiative));
  guint points = common_hit_points (scenario);
  g_autofree char *hearts =
    /* Translators: %u: how many */
    points ? g_strdup_printf (ngettext ("Each cowboy has %u hit point.",
                                        "Each cowboy has %u hit points.", points),
                              points)
           : g_strdup (_ ("The cowboys have different numbers of hit points; their cards say so."));
  g_autofree char *table =
    flickemup_is_placed (scenario)
      /* Translators: %d: millimetres */
      ? g_strdup_printf (_ ("The table is %d mm wide and %d mm deep. The help to set it up shows "
                            "the place of every piece."),
                         scenario->width / 10, scenario->height / 10)
      : g_strdup (_ ("Set the table up as your booklet has it."));

  add_line (text, table);
  add_line (text, clock);
  add_line (text, hearts);
  add_line (text, own);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Whether anybody carries a Colt, or can find one. */
static gboolean
has_colts (const FlickemupScenario *scenario)
{
  guint n = scenario->hidden[FLICKEMUP_COLT];

  for (guint i = 0; i < FLICKEMUP_BUILDINGS; i++)
    n += scenario->tokens[i][FLICKEMUP_COLT];
  for (guint i = 0; i < scenario->n_outdoors; i++)
    n += scenario->outdoors[i].token == FLICKEMUP_COLT;
  for (guint i = 0; i < FLICKEMUP_FIGURES; i++)
    for (guint slot = 0; scenario->figures[i].present && slot < FLICKEMUP_SLOTS; slot++)
      n += scenario->figures[i].tokens[slot] == FLICKEMUP_COLT;
  return n > 0;
}

/* Two pistols are a rule of the book: they are worth a line where there is a second pistol, or where
   the scenario names them itself. */
static guint
told_rules (const FlickemupScenario *scenario)
{
  guint untold = FLICKEMUP_RULE_TWO_PISTOLS & ~(guint) scenario->named_rules;

  return has_colts (scenario) ? scenario->rules : scenario->rules & ~untold;
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
      N_ ("Who carries a Colt shoots two bullets with one action, one from each side.") },
    { FLICKEMUP_RULE_DUEL,
      N_ ("Who enters a building with an enemy inside fights a duel with it.") },
    { FLICKEMUP_RULE_RIFLE, N_ ("Who carries a Winchester may shoot with it, guided by its barrel.") },
    { FLICKEMUP_RULE_DYNAMITE,
      N_ ("Dynamite is thrown with an action, and hits everybody within 80 mm of where it stops.") },
    { FLICKEMUP_RULE_OUTDOORS, N_ ("Tokens can be taken and left outdoors, too.") },
  };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *own = read_own (setup, "special");

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      if (told_rules (scenario) & rules[i].rule)
        add_line (text, _ (rules[i].sentence));
    }
  for (guint i = 0; i < FLICKEMUP_BUILDINGS; i++)
    {
      g_autofree char *closed =
        /* Translators: %s: a building */
        g_strdup_printf (_ ("Nobody can enter %s: it is closed."), flickemup_building_inside (i));

      if (scenario->closed & 1u << i)
        add_line (text, closed);
    }
  if (scenario->gallows.hour)
    {
      g_autofree char *hangs = g_strdup_printf (
        /* Translators: %s: a cowboy; %u: an hour of the clock */
        _ ("%s is on the gallows and hangs at %u o’clock, unless freed by a move that ends against "
           "the block."),
        flickemup_figure_name (scenario->gallows.figure), scenario->gallows.hour);

      add_line (text, hangs);
    }
  add_line (text, own);
  if (!text->len)
    add_line (text, _ ("There are none: the rules of the book hold."));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* What has to be true of somebody: "The man is freed from the gallows". */
static char *
tell_person (const FlickemupGoal *goal)
{
  const char *name = flickemup_figure_inside (goal->figure);

  switch (goal->kind)
    {
    case FLICKEMUP_GOAL_ELIMINATE:
      /* Translators: %s: a cowboy */
      return g_strdup_printf (_ ("%s is out of the game"), name);
    case FLICKEMUP_GOAL_FREE:
      /* Translators: %s: a cowboy */
      return g_strdup_printf (_ ("%s is freed from the gallows"), name);
    case FLICKEMUP_GOAL_HANG:
      /* Translators: %s: a cowboy */
      return g_strdup_printf (_ ("%s is hanged"), name);
    default:
      /* Translators: %s: a cowboy; %d: an hour of the clock */
      return g_strdup_printf (_ ("%s is not dead at %d o’clock"), name, goal->amount);
    }
}

static char *
tell_reach (const FlickemupGoal *goal)
{
  const char *edge = flickemup_edge_name (goal->edge);

  if (goal->token == FLICKEMUP_NO_TOKEN)
    /* Translators: %d: how many cowboys; %s: an edge of the table */
    return g_strdup_printf (ngettext ("%d of them has left over the %s",
                                      "%d of them have left over the %s", goal->amount),
                            goal->amount, edge);
  /* Translators: %d: how many cowboys; first %s: an edge of the table; second %s: a token */
  return g_strdup_printf (ngettext ("%d of them has left over the %s with %s",
                                    "%d of them have left over the %s with %s", goal->amount),
                          goal->amount, edge, flickemup_token_name (goal->token));
}

/* The same of a side, as a part of a sentence. */
static char *
tell_goal (const FlickemupScenario *scenario, guint team, const FlickemupGoal *goal)
{
  const char *enemies = flickemup_team_name (flickemup_other_team (team));

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
                                        "they alone have been in %s for %d hours on end",
                                        goal->amount),
                              flickemup_building_inside (goal->building), goal->amount);
    case FLICKEMUP_GOAL_DELIVER:
      /* Translators: a number, what is counted, and a building: 3 gold is in the Bank */
      return g_strdup_printf (_ ("%d %s is in %s"), goal->amount,
                              flickemup_token_name (goal->token),
                              flickemup_building_inside (goal->building));
    case FLICKEMUP_GOAL_CARRY:
      /* Translators: %d: how many; %s: a token */
      return g_strdup_printf (_ ("they carry %d %s"), goal->amount,
                              flickemup_token_name (goal->token));
    case FLICKEMUP_GOAL_REACH:
      return tell_reach (goal);
    case FLICKEMUP_GOAL_TOLD:
      /* Translators: %s: a goal in the words of whoever wrote the scenario */
      return g_strdup_printf (_ ("you say that this is done: %s"), scenario->told[goal->told]);
    default:
      /* Translators: %d: an hour of the clock */
      return g_strdup_printf (_ ("somebody of them is still there at %d o’clock"), goal->amount);
    }
}

/* "The Lawmen win as soon as 3 gold is in the Bank, or 5 of the Outlaws are out of the game." */
static void
tell_goals_of (const FlickemupScenario *scenario, guint team, GString *text)
{
  g_autoptr (GString) goals = g_string_new (NULL);
  g_autofree char *line = NULL;

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
  line = g_strdup_printf (_ ("The %s win as soon as %s."), flickemup_team_name (team), goals->str);
  add_line (text, line);
}

static char *
tell_goals (const FlickemupScenario *scenario)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint winner = scenario->midnight;
  g_autofree char *twelve =
    winner == FLICKEMUP_NO_TEAM
      ? g_strdup (_ ("When the clock strikes twelve, the side with more hit points wins."))
      /* Translators: %s: one of the two sides */
      : g_strdup_printf (_ ("When the clock strikes twelve, the %s win."),
                         flickemup_team_name (winner));

  for (guint team = 0; team < FLICKEMUP_TEAMS; team++)
    tell_goals_of (scenario, team, text);
  add_line (text, twelve);
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
  flip_briefing_add (briefing, _ ("Story"), story);
  flip_briefing_add (briefing, _ ("Set-up"), set_up);
  flip_briefing_add (briefing, _ ("Special rules"), special);
  flip_briefing_add (briefing, _ ("Goals"), goals);
}
