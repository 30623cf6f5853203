/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-rules.h"

#include <glib/gi18n-lib.h>

/* The Mayor's decision before anyone acts: a new lineup, once per game. */

static void
list_lineup (gconstpointer state, FlipMoveList *list)
{
  fliptown_list_choices (state, FLIPTOWN_VERB_LINEUP, 2, list);
}

static void
apply_lineup (gpointer data, const FlipMove *move)
{
  FliptownState *state = data;

  g_assert (state->seats[state->seat].character == FLIPTOWN_MAYOR);
  g_assert (state->seats[state->seat].ability > 0);

  state->stage = FLIPTOWN_STAGE_PAYMENTS;
  if (move->arg[0])
    {
      state->seats[state->seat].ability--;
      fliptown_cards_discard_lineup (state);
      state->stage = FLIPTOWN_STAGE_LINEUP;
    }
  state->seat = 0;
}

static void
print_lineup (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append (text, move->arg[0] ? "new lineup" : "keep lineup");
}

static void
describe_lineup (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append (text,
                   move->arg[0] ? _ ("The Mayor wants a new lineup.") : _ ("The lineup stays."));
  fliptown_outcome_describe (state, move, text);
}

static void
label_lineup (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append (text, move->arg[0] ? /* what the Mayor can do */ _ ("New lineup")
                                      : _ ("Keep the lineup"));
}

const FlipVerb fliptown_lineup = {
  .name = "lineup", .stages = 1u << FLIPTOWN_STAGE_MAYOR, .n_args = 1,
  .list = list_lineup, .check = fliptown_yes_or_no_check, .apply = apply_lineup,
  .print = print_lineup, .describe = describe_lineup, .label = label_lineup,
  .offer = fliptown_ability_or_not_offer,
};
