/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/scenario/flickemup-format.h"

#include "games/flickemup/flickemup-place.h"

#include <glib/gi18n-lib.h>

/* The contents of the box; both sides of the water tokens are counted together. */
static const guint8 box[FLICKEMUP_TOKENS] = { 11, 5, 2, 4, 4, 2, 2, 1 };

#define BOX_HIT_POINTS 38

static guint
count_carried (const FlickemupScenario *scenario, guint team, guint token)
{
  guint n = 0;

  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    {
      const guint8 *slots = scenario->figures[i].tokens;

      if (scenario->figures[i].present
          && (team == FLICKEMUP_NO_TEAM || flickemup_team_of (i) == team))
        n += (slots[0] == token) + (slots[1] == token && token != FLICKEMUP_HOSTAGE);
    }
  return n;
}

/* How many of a token there are: on buildings, outdoors, carried, face down. */
guint
flickemup_scenario_count (const FlickemupScenario *scenario, guint token)
{
  guint n = scenario->hidden[token];

  for (guint i = 0; i < FLICKEMUP_BUILDINGS; i++)
    n += scenario->tokens[i][token];
  for (guint i = 0; i < scenario->n_outdoors; i++)
    n += scenario->outdoors[i].token == token;
  return n + count_carried (scenario, FLICKEMUP_NO_TEAM, token);
}

/* Water can be turned over, so both sides count for either. */
static guint
count_like (const FlickemupScenario *scenario, guint token)
{
  if (token == FLICKEMUP_CLEAN_WATER || token == FLICKEMUP_POISONED_WATER)
    return flickemup_scenario_count (scenario, FLICKEMUP_CLEAN_WATER)
           + flickemup_scenario_count (scenario, FLICKEMUP_POISONED_WATER);
  return flickemup_scenario_count (scenario, token);
}

void
flickemup_scenario_left (const FlickemupScenario *scenario, int left[FLICKEMUP_TOKENS])
{
  for (guint token = 0; token < FLICKEMUP_TOKENS; token++)
    left[token] = box[token] - (int) count_like (scenario, token);
}

/* Refuses the last place that has such a token. */
static void
refuse_token (FlipReading *reading, const FlickemupScenario *scenario, guint token, guint n)
{
  const char *group = "hidden", *key = "tokens";
  g_autofree char *last = g_strdup_printf ("%u", scenario->n_outdoors);

  for (guint i = 0; i < FLICKEMUP_BUILDINGS; i++)
    group = scenario->tokens[i][token] ? flickemup_building_word (i) : group;
  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    {
      const FlickemupStart *start = &scenario->figures[i];

      if (start->present && (start->tokens[0] == token || start->tokens[1] == token))
        group = flickemup_figure_word (i);
    }
  if (scenario->n_outdoors && scenario->outdoors[scenario->n_outdoors - 1].token == token)
    {
      group = "outdoors";
      key = last;
    }
  flip_reading_refuse (reading, group, key,
                       /* Translators: first %u: how many tokens; %s: a token, as the file names it;
                          second %u: how many there are */
                       ngettext ("the scenario has %u token “%s”, but the box has %u.",
                                 "the scenario has %u tokens “%s”, but the box has %u.", n),
                       n, flickemup_token_word (token), box[token]);
}

static void
check_tokens (FlipReading *reading, const FlickemupScenario *scenario)
{
  guint face_down = 0, hidden = 0, all = 0;

  for (guint i = 0; i < FLICKEMUP_BUILDINGS; i++)
    face_down += scenario->face_down[i];
  for (guint token = 0; token < FLICKEMUP_TOKENS; token++)
    {
      guint n = count_like (scenario, token);

      hidden += scenario->hidden[token];
      all += n;
      if (n > box[token])
        refuse_token (reading, scenario, token, n);
    }
  if (face_down != hidden)
    flip_reading_refuse (
      reading, "hidden", "tokens",
      /* Translators: first %u: how many tokens; second %u: how many are named */
      ngettext ("%u token is face down on the buildings, but %u are named here.",
                "%u tokens are face down on the buildings, but %u are named here.", face_down),
      face_down, hidden);
  if (all && !(scenario->buildings & 1u << FLICKEMUP_UNDERTAKER))
    flip_reading_refuse (reading, "undertaker", "at",
                         _ ("if there are tokens, there must be an Undertaker for them."));
}

static guint
count_cowboys (const FlickemupScenario *scenario, guint team, guint *hit_points)
{
  guint n = 0;

  *hit_points = 0;
  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    {
      if (!scenario->figures[i].present || flickemup_team_of (i) != team)
        continue;
      *hit_points += scenario->figures[i].hit_points;
      n++;
    }
  return n;
}

static void
check_teams (FlipReading *reading, const FlickemupScenario *scenario)
{
  const FlickemupStart *first = &scenario->figures[scenario->initiative];
  guint hit_points;

  for (guint team = 0; team < FLICKEMUP_TEAMS; team++)
    {
      if (count_cowboys (scenario, team, &hit_points) == 0)
        flip_reading_refuse (reading, flickemup_figure_word (team * FLICKEMUP_COWBOYS_A_TEAM),
                             /* Translators: %s: one of the two sides */
                             "hit-points", _ ("there are no %s in the scenario."),
                             flickemup_team_word (team));
    }
  if (!first->present || first->waits)
    flip_reading_refuse (reading, "start", "initiative",
                         _ ("the cowboy who begins must be present, with the hat ready."));
}

static void
check_hit_points (FlipReading *reading, const FlickemupScenario *scenario)
{
  guint n = 0, most = 0;

  for (guint i = 0; i < FLICKEMUP_FIGURES; i++)
    {
      n += scenario->figures[i].present ? scenario->figures[i].hit_points : 0u;
      most = scenario->figures[i].hit_points > scenario->figures[most].hit_points ? i : most;
    }
  if (n > BOX_HIT_POINTS)
    flip_reading_refuse (reading, flickemup_figure_word (most), "hit-points",
                         /* Translators: first %u: how many hit points; second %u: how many there
                            are */
                         ngettext ("the scenario has %u hit point, but the box has %u.",
                                   "the scenario has %u hit points, but the box has %u.", n),
                         n, BOX_HIT_POINTS);
}

static gboolean
has_building (const FlickemupScenario *scenario, guint building)
{
  return (scenario->buildings & 1u << building) != 0;
}

/* Why a goal can never be met, or NULL. */
static const char *
find_fault (const FlickemupScenario *scenario, guint team, const FlickemupGoal *goal)
{
  guint hit_points, enemies;
  gboolean person = goal->figure != FLICKEMUP_NOBODY;

  enemies = count_cowboys (scenario, flickemup_other_team (team), &hit_points);
  if (person && !scenario->figures[goal->figure].present)
    return _ ("a goal names a figure that is not in the scenario.");
  switch (goal->kind)
    {
    case FLICKEMUP_GOAL_WOUND:
      return goal->amount > hit_points ? _ ("the enemies have fewer hit points.") : NULL;
    case FLICKEMUP_GOAL_ELIMINATE:
      if (person)
        return scenario->figures[goal->figure].hit_points ? NULL : _ ("this figure can’t be hurt.");
      return goal->amount > enemies ? _ ("there are fewer enemies.") : NULL;
    case FLICKEMUP_GOAL_HOLD:
      return has_building (scenario, goal->building) ? NULL : _ ("this building is not there.");
    case FLICKEMUP_GOAL_DELIVER:
      if (!has_building (scenario, goal->building))
        return _ ("this building is not there.");
      if (scenario->tokens[goal->building][goal->token] >= goal->amount)
        return _ ("it is already met when the game begins.");
      return goal->amount > count_like (scenario, goal->token) ? _ ("there are fewer tokens.")
                                                               : NULL;
    case FLICKEMUP_GOAL_CARRY:
      if (count_carried (scenario, team, goal->token) >= goal->amount)
        return _ ("it is already met when the game begins.");
      return goal->amount > count_like (scenario, goal->token) ? _ ("there are fewer tokens.")
                                                               : NULL;
    case FLICKEMUP_GOAL_FREE:
    case FLICKEMUP_GOAL_HANG:
      return scenario->gallows.hour && scenario->gallows.figure == goal->figure
               ? NULL
               : _ ("nobody by that name is on the gallows.");
    case FLICKEMUP_GOAL_TOLD:
      return NULL;
    case FLICKEMUP_GOAL_REACH:
      return goal->amount > FLICKEMUP_COWBOYS_A_TEAM ? _ ("a side has five cowboys.") : NULL;
    default:
      return goal->amount > scenario->hour ? NULL : _ ("the clock is past that hour already.");
    }
}

static void
check_goals (FlipReading *reading, const FlickemupScenario *scenario)
{
  for (guint team = 0; team < FLICKEMUP_TEAMS; team++)
    for (guint i = 0; i < scenario->n_goals[team]; i++)
      {
        const char *fault = find_fault (scenario, team, &scenario->goals[team][i]);

        if (fault)
          flip_reading_refuse (reading, "goals", flickemup_team_word (team), "%s", fault);
      }
}

static const char *
group_of (guint piece)
{
  guint building = flickemup_building_of (piece);

  return building < FLICKEMUP_BUILDINGS ? flickemup_building_word (building)
                                        : flickemup_piece_word (piece);
}

static void
check_layout (FlipReading *reading, const FlickemupScenario *scenario)
{
  for (guint i = 0; i < FLICKEMUP_PIECES; i++)
    {
      if (scenario->poses[i].posture == FLICKEMUP_ABSENT || !flickemup_is_placed (scenario))
        continue;
      if (!flickemup_place_on_table (i, &scenario->poses[i], scenario->width, scenario->height))
        flip_reading_refuse (reading, group_of (i), "at", _ ("part of it is off the table."));
      for (guint j = 0; j < i; j++)
        {
          if (scenario->poses[j].posture == FLICKEMUP_ABSENT
              || !flickemup_place_overlap (i, &scenario->poses[i], j, &scenario->poses[j]))
            continue;
          /* Translators: %s: another piece, as the file names it */
          flip_reading_refuse (reading, group_of (i), "at", _ ("it overlaps %s."), group_of (j));
        }
    }
}

/* Checks for values that need a table, or that a scenario with a table can't have. */

static gboolean
has (FlipReading *reading, const char *group, const char *key)
{
  return flip_board_file_get (flip_reading_file (reading), group, key) != NULL;
}

static void
check_table (FlipReading *reading, const FlickemupScenario *scenario)
{
  if (!scenario->width && scenario->height)
    flip_reading_refuse (reading, "table", "width",
                         _ ("it is missing: a table has a width and a depth."));
  if (scenario->width && !scenario->height)
    flip_reading_refuse (reading, "table", "height",
                         _ ("it is missing: a table has a width and a depth."));
  if (flickemup_is_placed (scenario) && has (reading, "town", "buildings"))
    flip_reading_refuse (reading, "town", "buildings",
                         _ ("on a table, each building needs a position of its own."));
}

/* Returns whether the group has a position; refuses one without a table. */
static gboolean
check_place (FlipReading *reading, const FlickemupScenario *scenario, const char *group)
{
  gboolean there = has (reading, group, "at");

  if (there && !flickemup_is_placed (scenario))
    flip_reading_refuse (
      reading, group, "at",
      _ ("a scenario without a table can’t have positions: width and depth are missing."));
  return there;
}

static void
check_building (FlipReading *reading, const FlickemupScenario *scenario, guint building)
{
  static const char *const keys[] = { "tokens", "face-down", "closed" };
  const char *group = flickemup_building_word (building);

  check_place (reading, scenario, group);
  for (guint i = 0; i < G_N_ELEMENTS (keys) && !(scenario->buildings & 1u << building); i++)
    {
      if (has (reading, group, keys[i]))
        flip_reading_refuse (reading, group, keys[i],
                             _ ("this building is missing: it has no position."));
    }
}

static gboolean
is_on_gallows (const FlickemupScenario *scenario, guint figure)
{
  return scenario->gallows.hour && scenario->gallows.figure == figure;
}

static void
check_inside (FlipReading *reading, const FlickemupScenario *scenario, guint figure)
{
  const char *group = flickemup_figure_word (figure);
  guint inside = scenario->figures[figure].inside;

  if (inside >= FLICKEMUP_BUILDINGS)
    return;
  if (!(scenario->buildings & 1u << inside))
    /* Translators: %s: what was written */
    flip_reading_refuse (reading, group, "inside", _ ("“%s” is not a building of this town."),
                         flickemup_building_word (inside));
  if (has (reading, group, "at"))
    flip_reading_refuse (reading, group, "inside",
                         _ ("it can’t both be inside and have a position on the table."));
}

static void
check_figure (FlipReading *reading, const FlickemupScenario *scenario, guint figure)
{
  const char *group = flickemup_figure_word (figure);
  const FlickemupStart *start = &scenario->figures[figure];
  gboolean placed = check_place (reading, scenario, group);

  check_inside (reading, scenario, figure);
  if (!start->present)
    {
      if (has (reading, group, "tokens") || has (reading, group, "hat"))
        flip_reading_refuse (reading, group, "hit-points", _ ("it is missing."));
    }
  else if (!has (reading, group, "hit-points"))
    flip_reading_refuse (reading, group, "hit-points", _ ("it is missing."));
  else if (!placed && start->inside == FLICKEMUP_OUTSIDE && flickemup_is_placed (scenario)
           && !is_on_gallows (scenario, figure))
    flip_reading_refuse (reading, group, "at",
                         _ ("it is missing: “at” says where it stands, or “inside” in which "
                            "building."));
}

static void
check_places (FlipReading *reading, const FlickemupScenario *scenario)
{
  check_table (reading, scenario);
  for (guint i = 0; i < FLICKEMUP_BUILDINGS; i++)
    check_building (reading, scenario, i);
  for (guint i = 0; i < FLICKEMUP_FIGURES; i++)
    check_figure (reading, scenario, i);
  for (guint i = FLICKEMUP_PIECE_BARREL; i < FLICKEMUP_PIECES; i++)
    check_place (reading, scenario, flickemup_piece_word (i));
}

static void
check_outdoors (FlipReading *reading, const FlickemupScenario *scenario)
{
  for (guint i = 0; i < scenario->n_outdoors; i++)
    {
      const FlickemupOutdoor *lies = &scenario->outdoors[i];
      g_autofree char *key = g_strdup_printf ("%u", i + 1);

      if (lies->x > scenario->width || lies->y > scenario->height)
        flip_reading_refuse (reading, "outdoors", key, _ ("part of it is off the table."));
    }
}

static void
check_gallows (FlipReading *reading, const FlickemupScenario *scenario)
{
  static const char *const keys[] = { "figure", "hour", "friends" };
  const FlickemupGallows *gallows = &scenario->gallows;
  gboolean there = check_place (reading, scenario, "gallows");

  if (!there && !flickemup_is_placed (scenario))
    there = has (reading, "gallows", "figure");
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      if (there && !has (reading, "gallows", keys[i]))
        flip_reading_refuse (reading, "gallows", keys[i], _ ("it is missing."));
      else if (!there && has (reading, "gallows", keys[i]))
        flip_reading_refuse (reading, "gallows", keys[i], _ ("there are no gallows."));
    }
  if (!there || !gallows->hour)
    return;
  if (gallows->hour <= scenario->hour)
    flip_reading_refuse (reading, "gallows", "hour", _ ("the clock is past that hour already."));
  if (!scenario->figures[gallows->figure].present)
    flip_reading_refuse (reading, "gallows", "figure", _ ("this figure is not in the scenario."));
  else if (scenario->poses[gallows->figure].posture != FLICKEMUP_ABSENT)
    flip_reading_refuse (reading, "gallows", "figure", _ ("this figure is somewhere else."));
}

void
flickemup_scenario_check (FlipReading *reading)
{
  FlickemupScenario *scenario = flip_reading_board (reading);

  flickemup_scenario_settle (scenario, flip_reading_file (reading));
  check_places (reading, scenario);
  check_gallows (reading, scenario);
  check_outdoors (reading, scenario);
  check_teams (reading, scenario);
  check_hit_points (reading, scenario);
  check_tokens (reading, scenario);
  check_goals (reading, scenario);
  check_layout (reading, scenario);
  flickemup_check_told (reading);
}
