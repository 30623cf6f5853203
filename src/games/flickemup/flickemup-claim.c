/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-cowboy.h"
#include "games/flickemup/flickemup-track.h"
#include "games/flickemup/flickemup-words.h"

#include <glib/gi18n-lib.h>

/* Goals that Flipside can't check: the players declare that they are met, and are asked to confirm
   it. */

static guint
team_of (guint site)
{
  return (site - FLICKEMUP_SITE_GOAL) / FLICKEMUP_MOST_GOALS;
}

static guint
goal_of (guint site)
{
  return (site - FLICKEMUP_SITE_GOAL) % FLICKEMUP_MOST_GOALS;
}

static gboolean
check_claim (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;
  guint site = move->site;

  if (site < FLICKEMUP_SITE_GOAL || site >= FLICKEMUP_TRACKER_SITES
      || goal_of (site) >= state->scenario.n_goals[team_of (site)])
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FU-TOLD-1",
                        _ ("The side has no such goal."));
  if (state->scenario.goals[team_of (site)][goal_of (site)].kind != FLICKEMUP_GOAL_TOLD)
    return flip_refuse (refusal, FLIP_REFUSED_REACH, move->site, "FU-TOLD-1",
                        _ ("Flipside counts this goal by itself."));
  return !flickemup_goal_met (state, team_of (site), goal_of (site))
         || flip_refuse (refusal, FLIP_REFUSED_MARKED, move->site, "FU-TOLD-1",
                         _ ("This has already been declared."));
}

static void
list_claim (gconstpointer data, FlipMoveList *list)
{
  const FlickemupState *state = data;

  for (guint team = 0; team < FLICKEMUP_TEAMS; team++)
    for (guint i = 0; i < state->scenario.n_goals[team]; i++)
      flickemup_list_legal (
        state, flickemup_make (FLICKEMUP_VERB_CLAIM, flickemup_goal_site (team, i), 0, 0, 0), list);
}

static void
apply_claim (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;

  g_assert (move->site >= FLICKEMUP_SITE_GOAL && move->site < FLICKEMUP_TRACKER_SITES);

  state->turn.claim = (guint8) move->site;
  state->stage = FLICKEMUP_STAGE_CLAIM;
}

static gboolean
check_confirm (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  return move->arg[0] == FALSE || move->arg[0] == TRUE
         || flip_refuse (refusal, FLIP_REFUSED_LIMIT, FLIP_NO_SITE, "FU-TOLD-1",
                         _ ("Either it is done, or it is not."));
}

static void
list_confirm (gconstpointer data, FlipMoveList *list)
{
  flickemup_list_bare (data, FLICKEMUP_VERB_CONFIRM, TRUE, list);
  flickemup_list_bare (data, FLICKEMUP_VERB_CONFIRM, FALSE, list);
}

static void
apply_confirm (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;
  guint team = team_of (state->turn.claim);

  g_assert (team < FLICKEMUP_TEAMS);

  if (move->arg[0])
    state->told[team] |= (guint8) (1u << goal_of (state->turn.claim));
  state->turn.claim = 0;
  state->stage = state->tracked ? FLICKEMUP_STAGE_TRACK : FLICKEMUP_STAGE_TURN;
  flickemup_goals_check (state, team);
}

/* Words */

void
flickemup_claim_describe_goal (const FlickemupState *state, guint site, GString *text)
{
  flickemup_goal_describe (state, team_of (site), goal_of (site), text);
}

static void
print_claim (gconstpointer data, const FlipMove *move, GString *text)
{
  g_string_append_printf (text, "claim %s %u", flickemup_team_word (team_of (move->site)),
                          goal_of (move->site) + 1);
}

static void
describe_claim (gconstpointer data, const FlipMove *move, GString *text)
{
  g_autoptr (GString) goal = g_string_new (NULL);

  flickemup_claim_describe_goal (data, move->site, goal);
  /* Translators: the side, and its goal */
  g_string_append_printf (text, _ ("%s declare a goal met: %s"),
                          flickemup_team_name (team_of (move->site)), goal->str);
}

static void
print_confirm (gconstpointer data, const FlipMove *move, GString *text)
{
  g_string_append (text, move->arg[0] ? "confirm yes" : "confirm no");
}

const FlickemupRow flickemup_claim = {
  .verb = { .name = "claim", .has_site = TRUE, .declines = TRUE,
            .stages = 1u << FLICKEMUP_STAGE_TURN | FLICKEMUP_TRACKED_STAGES,
            .list = list_claim, .check = check_claim, .apply = apply_claim,
            .print = print_claim, .describe = describe_claim, .label = flickemup_label,
            .offer = flickemup_offer },
  /* Translators: %s: one of the two sides */
  .choice = N_ ("%s: we have done it"), .chosen = FLICKEMUP_NAME_SIDE,
  .button = N_ ("We Have Done It"),
};

const FlickemupRow flickemup_confirm = {
  .verb = { .name = "confirm", .stages = 1u << FLICKEMUP_STAGE_CLAIM, .n_args = 1,
            .list = list_confirm, .check = check_confirm, .apply = apply_confirm,
            .print = print_confirm, .describe = flickemup_describe, .label = flickemup_label },
  .log = N_ ("It is not done yet"), .choice = /* answer: the goal is not met */ N_ ("Not yet"),
  .is_other = flickemup_has_first,
  .other_log = N_ ("It is done"), .other_choice = N_ ("Yes, it is done"),
};
