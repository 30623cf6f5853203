/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-format.h"

/* What follows from the values of a scenario's file together: who is there. */

static gboolean
has (FlipBoardFile *file, const char *group, const char *key)
{
  return flip_board_file_get (file, group, key) != NULL;
}

/* Without a table nothing has a place, and whoever has hit points stands somewhere. */
static void
settle_figure (FlickemupScenario *scenario, FlipBoardFile *file, guint figure)
{
  const char *group = flickemup_figure_word (figure);
  FlickemupStart *start = &scenario->figures[figure];
  gboolean hangs = scenario->gallows.hour && scenario->gallows.figure == figure;

  if (!has (file, group, "tokens"))
    start->tokens[0] = start->tokens[1] = FLICKEMUP_NO_TOKEN;
  if (!has (file, group, "inside"))
    start->inside = FLICKEMUP_OUTSIDE;
  start->present =
    has (file, group, "at") || has (file, group, "inside") || has (file, group, "hit-points");
  if (start->present && start->inside == FLICKEMUP_OUTSIDE && !hangs
      && !flickemup_is_placed (scenario))
    scenario->poses[figure].posture = FLICKEMUP_STANDING;
}

void
flickemup_scenario_settle (FlickemupScenario *scenario, FlipBoardFile *file)
{
  if (!(scenario->named_rules & FLICKEMUP_RULE_TWO_PISTOLS))
    scenario->rules |= FLICKEMUP_RULE_TWO_PISTOLS;
  if (has (file, "gallows", "figure") && !flickemup_is_placed (scenario))
    scenario->poses[FLICKEMUP_PIECE_GALLOWS].posture = FLICKEMUP_STANDING;
  for (guint figure = 0; figure < FLICKEMUP_FIGURES; figure++)
    settle_figure (scenario, file, figure);
}
