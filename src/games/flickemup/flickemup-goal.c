/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/flickemup/flickemup-cowboy.h"
#include "games/flickemup/flickemup-game.h"
#include "games/flickemup/flickemup-words.h"

#include <glib/gi18n-lib.h>

/* The goals of the sides, their progress, and the winner. */

static gboolean
holds (const FlickemupState *state, guint team, guint building)
{
  gboolean own = FALSE;

  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    {
      if (!flickemup_lives (state, i) || state->figures[i].inside != building)
        continue;
      if (flickemup_team_of (i) != team)
        return FALSE;
      own = TRUE;
    }

  return own;
}

static guint
count_in_hands (const FlickemupState *state, guint team, guint token)
{
  guint n = 0;

  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    n += flickemup_team_of (i) == team ? flickemup_count_carried (state, i, token) : 0;
  return n;
}

static gboolean
is_marked (guint8 set, guint figure)
{
  return (set & 1u << (figure - FLICKEMUP_COWBOYS)) != 0;
}

static gboolean
survives (const FlickemupState *state, guint team, const FlickemupGoal *goal)
{
  return goal->figure == FLICKEMUP_NOBODY ? flickemup_count_life (state, team, FLICKEMUP_ALIVE) > 0
                                          : state->figures[goal->figure].life != FLICKEMUP_DEAD;
}

int
flickemup_goal_have (const FlickemupState *state, guint team, guint index)
{
  const FlickemupGoal *goal = &state->scenario.goals[team][index];
  guint enemies = flickemup_other_team (team);

  g_assert (team < FLICKEMUP_TEAMS && index < state->scenario.n_goals[team]);

  switch (goal->kind)
    {
    case FLICKEMUP_GOAL_WOUND:
      return (int) (flickemup_most_hit_points (state, enemies)
                    - flickemup_hit_points (state, enemies));
    case FLICKEMUP_GOAL_ELIMINATE:
      return goal->figure == FLICKEMUP_NOBODY
               ? (int) flickemup_count_life (state, enemies, FLICKEMUP_DEAD)
               : state->figures[goal->figure].life == FLICKEMUP_DEAD;
    case FLICKEMUP_GOAL_HOLD:
      return state->held[team][index];
    case FLICKEMUP_GOAL_DELIVER:
      return state->blocks[goal->building].tokens[goal->token];
    case FLICKEMUP_GOAL_CARRY:
      return (int) count_in_hands (state, team, goal->token);
    case FLICKEMUP_GOAL_FREE:
      return is_marked (state->freed, goal->figure);
    case FLICKEMUP_GOAL_HANG:
      return is_marked (state->hanged, goal->figure);
    case FLICKEMUP_GOAL_REACH:
      return state->reached[team][index];
    case FLICKEMUP_GOAL_TOLD:
      return (state->told[team] & 1u << index) != 0;
    default:
      return survives (state, team, goal) ? MIN (state->hour, goal->amount) : 0;
    }
}

int
flickemup_goal_need (const FlickemupState *state, guint team, guint index)
{
  const FlickemupGoal *goal = &state->scenario.goals[team][index];

  g_assert (team < FLICKEMUP_TEAMS && index < state->scenario.n_goals[team]);

  return MAX (goal->amount, 1);
}

gboolean
flickemup_goal_met (const FlickemupState *state, guint team, guint index)
{
  return flickemup_goal_have (state, team, index) >= flickemup_goal_need (state, team, index);
}

/* One goal is enough, but joined goals only count together. Finds the first group of goals that is
   met, and its end. */
static gboolean
find_met (const FlickemupState *state, guint team, guint *first, guint *end)
{
  const FlickemupGoal *goals = state->scenario.goals[team];
  guint n = state->scenario.n_goals[team];

  for (*first = 0; *first < n; *first = *end)
    {
      gboolean met = !goals[*first].joined && flickemup_goal_met (state, team, *first);

      for (*end = *first + 1; *end < n && goals[*end].joined; (*end)++)
        met = met && flickemup_goal_met (state, team, *end);
      if (met)
        return TRUE;
    }

  return FALSE;
}

static gboolean
has_won (const FlickemupState *state, guint team)
{
  guint first, end;

  return find_met (state, team, &first, &end);
}

static void
win (FlickemupState *state, guint team, gboolean by_goal)
{
  state->winner = (guint8) team;
  state->by_goal = (guint8) by_goal;
  state->stage = FLICKEMUP_STAGE_OVER;
}

/* In the first edition of the rules, a side with nobody left on the table had lost. */
static void
look_for_survivors (FlickemupState *state, guint team)
{
  guint other = flickemup_other_team (team);

  if (flickemup_count_life (state, other, FLICKEMUP_ALIVE) == 0)
    win (state, team, FALSE);
  else if (flickemup_count_life (state, team, FLICKEMUP_ALIVE) == 0)
    win (state, other, FALSE);
}

/* One goal is enough. If both sides meet one at the same time, the side that acted wins. */
void
flickemup_goals_check (FlickemupState *state, guint team)
{
  guint other = flickemup_other_team (team);

  if (state->stage == FLICKEMUP_STAGE_OVER)
    return;
  if (has_won (state, team))
    win (state, team, TRUE);
  else if (has_won (state, other))
    win (state, other, TRUE);
  else if (!state->corrected)
    look_for_survivors (state, team);
}

/* At the end of an hour: counts who holds which building. */
void
flickemup_goals_hour (FlickemupState *state)
{
  for (guint team = 0; team < FLICKEMUP_TEAMS; team++)
    for (guint i = 0; i < state->scenario.n_goals[team]; i++)
      {
        const FlickemupGoal *goal = &state->scenario.goals[team][i];
        guint8 *held = &state->held[team][i];

        if (goal->kind == FLICKEMUP_GOAL_HOLD)
          *held = holds (state, team, goal->building) ? (guint8) (*held + 1) : 0;
      }
  flickemup_goals_check (state, flickemup_team_of (state->initiative));
}

/* A cowboy leaves over an edge. */
void
flickemup_goal_reached (FlickemupState *state, guint cowboy, guint edge)
{
  guint team = flickemup_team_of (cowboy);

  g_assert (cowboy < FLICKEMUP_COWBOYS);
  g_assert (edge < FLICKEMUP_EDGES);

  for (guint i = 0; i < state->scenario.n_goals[team]; i++)
    {
      const FlickemupGoal *goal = &state->scenario.goals[team][i];

      if (goal->kind == FLICKEMUP_GOAL_REACH && goal->edge == edge
          && (goal->token == FLICKEMUP_NO_TOKEN
              || flickemup_count_carried (state, cowboy, goal->token) > 0))
        state->reached[team][i]++;
    }
}

/* If nobody has won by a goal, the scenario names the winner, or hit points decide. */
void
flickemup_strike_twelve (FlickemupState *state)
{
  guint lawmen = flickemup_hit_points (state, FLICKEMUP_LAWMEN);
  guint outlaws = flickemup_hit_points (state, FLICKEMUP_OUTLAWS);

  if (state->scenario.midnight != FLICKEMUP_NO_TEAM)
    state->winner = state->scenario.midnight;
  else
    state->winner = lawmen > outlaws   ? FLICKEMUP_LAWMEN
                    : outlaws > lawmen ? FLICKEMUP_OUTLAWS
                                       : FLICKEMUP_NO_TEAM;
  state->stage = state->plays_on && state->hour < FLICKEMUP_TWELVE + FLICKEMUP_EXTRA_HOURS
                   ? FLICKEMUP_STAGE_TWELVE
                   : FLICKEMUP_STAGE_OVER;
}

static void
describe_reach (const FlickemupGoal *goal, GString *text)
{
  if (goal->token == FLICKEMUP_NO_TOKEN)
    g_string_append_printf (text,
                            /* Translators: %s: an edge of the table; %d: how many cowboys */
                            ngettext ("Leave across the %s with %d cowboy",
                                      "Leave across the %s with %d cowboys", goal->amount),
                            flickemup_edge_name (goal->edge), goal->amount);
  else
    g_string_append_printf (
      text,
      /* Translators: first %s: an edge of the table; %d: how many cowboys; second %s: a token */
      ngettext ("Leave across the %s with %d cowboy carrying %s",
                "Leave across the %s with %d cowboys carrying %s", goal->amount),
      flickemup_edge_name (goal->edge), goal->amount, flickemup_token_name (goal->token));
}

static void
describe_person (const FlickemupGoal *goal, GString *text)
{
  static const char *const sentences[FLICKEMUP_GOAL_KINDS] = {
    [FLICKEMUP_GOAL_ELIMINATE] = /* Translators: %s: a cowboy */ N_ ("Put out of the game: %s"),
    [FLICKEMUP_GOAL_FREE] = /* Translators: %s: a cowboy */ N_ ("Free from the gallows: %s"),
    [FLICKEMUP_GOAL_HANG] = /* Translators: %s: a cowboy */ N_ ("See hanged: %s"),
  };
  const char *name = flickemup_figure_name (goal->figure);

  if (sentences[goal->kind])
    g_string_append_printf (text, _ (sentences[goal->kind]), name);
  else
    /* Translators: %d: an hour of the clock; %s: a cowboy */
    g_string_append_printf (text, _ ("Survive until %d o’clock: %s"), goal->amount, name);
}

void
flickemup_goal_describe (const FlickemupState *state, guint team, guint index, GString *text)
{
  const FlickemupGoal *goal = &state->scenario.goals[team][index];
  const char *enemies = flickemup_team_name (flickemup_other_team (team));
  g_autofree char *tokens =
    goal->token < FLICKEMUP_TOKENS ? flickemup_token_count (goal->token, goal->amount) : NULL;

  g_assert (team < FLICKEMUP_TEAMS && index < state->scenario.n_goals[team]);

  if (goal->figure != FLICKEMUP_NOBODY)
    return describe_person (goal, text);
  switch (goal->kind)
    {
    case FLICKEMUP_GOAL_WOUND:
      g_string_append_printf (text,
                              /* Translators: %d: how many hit points; %s: one of the two sides */
                              ngettext ("Take %d hit point from the enemies: %s",
                                        "Take %d hit points from the enemies: %s", goal->amount),
                              goal->amount, enemies);
      break;
    case FLICKEMUP_GOAL_ELIMINATE:
      /* Translators: %d: how many cowboys; %s: one of the two sides */
      g_string_append_printf (text, _ ("Put out of the game: %d of the %s"), goal->amount, enemies);
      break;
    case FLICKEMUP_GOAL_HOLD:
      g_string_append_printf (
        /* Translators: %s: a building; %d: how many hours */
        text, ngettext ("Hold the %s for %d hour", "Hold the %s for %d hours", goal->amount),
        flickemup_building_name (goal->building), goal->amount);
      break;
    case FLICKEMUP_GOAL_DELIVER:
      /* Translators: first %s: tokens, such as “3 gold”; second %s: a building */
      g_string_append_printf (text, _ ("Bring %s to the %s"), tokens,
                              flickemup_building_name (goal->building));
      break;
    case FLICKEMUP_GOAL_CARRY:
      /* Translators: %s: tokens, such as “3 gold” */
      g_string_append_printf (text, _ ("Carry %s"), tokens);
      break;
    case FLICKEMUP_GOAL_REACH:
      describe_reach (goal, text);
      break;
    case FLICKEMUP_GOAL_TOLD:
      g_string_append (text, state->scenario.told[goal->told]);
      break;
    default:
      /* Translators: %d: an hour of the clock */
      g_string_append_printf (text, _ ("Survive until %d o’clock"), goal->amount);
    }
}

void
flickemup_goals_tell_won (const FlickemupState *state, GString *text)
{
  g_autoptr (GString) goals = g_string_new (NULL), goal = g_string_new (NULL);
  guint first, end;

  if (!state->by_goal || !find_met (state, state->winner, &first, &end))
    return;
  for (guint i = first; i < end; i++)
    {
      g_string_truncate (goal, 0);
      flickemup_goal_describe (state, state->winner, i, goal);
      flip_phrase_add_clause (goals, goal->str);
    }
  /* Translators: first %s: one of the two sides; second %s: what it wanted, as “Bring 3 gold to the Bank” */
  g_string_append_printf (text, _ ("The %s win with their goal “%s”."),
                          flickemup_team_name (state->winner), goals->str);
}

/* A short form for goals with a long sentence. */
static void
read_brief (const FlickemupGoal *goal, FlipGoal *read)
{
  if (goal->figure != FLICKEMUP_NOBODY)
    return;
  if (goal->kind == FLICKEMUP_GOAL_WOUND)
    flip_phrase_print (read->brief, sizeof read->brief,
                       /* Translators: %d: how many */
                       ngettext ("Take %d hit point", "Take %d hit points", goal->amount),
                       goal->amount);
  else if (goal->kind == FLICKEMUP_GOAL_ELIMINATE)
    flip_phrase_print (read->brief, sizeof read->brief,
                       /* Translators: %d: how many */
                       ngettext ("Put %d out of the game", "Put %d out of the game", goal->amount),
                       goal->amount);
}

void
flickemup_goals (gconstpointer data, FlipGoals *goals)
{
  const FlickemupState *state = data;
  g_autoptr (GString) text = g_string_new (NULL);

  goals->n = 0;
  for (guint team = 0; team < FLICKEMUP_TEAMS; team++)
    for (guint i = 0; i < state->scenario.n_goals[team]; i++)
      {
        FlipGoal *goal = &goals->goals[goals->n++];

        *goal = (FlipGoal){ 0 };
        g_string_truncate (text, 0);
        flickemup_goal_describe (state, team, i, text);
        flip_phrase_copy (goal->label, text->str, sizeof goal->label);
        read_brief (&state->scenario.goals[team][i], goal);
        flip_phrase_copy (goal->worth, flickemup_team_name (team), sizeof goal->worth);
        for (guint seat = 0; seat < state->n_seats; seat++)
          {
            if (flickemup_seat_team (state, seat) != team)
              continue;
            goal->seats |= 1u << seat;
            goal->met |= flickemup_goal_met (state, team, i) ? 1u << seat : 0;
            goal->have[seat] = flickemup_goal_have (state, team, i);
            goal->need[seat] = flickemup_goal_need (state, team, i);
          }
      }
}
