/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/fliptown/fliptown-rules.h"

/* The five places: which sites are open, how far a value is from them, and what a visit brings. */

/* fliptown-place.c: the sites of all places */
gboolean fliptown_site_open (const FliptownState *state, guint site, FlipRefusal *refusal);
int fliptown_site_steps (const FliptownState *state, guint site, guint value);
void fliptown_site_visit (FliptownState *state, guint site, FliptownTool tool);
gboolean fliptown_site_check_tool (const FliptownState *state,
                                   guint site,
                                   FliptownTool tool,
                                   FlipRefusal *refusal);
void fliptown_site_refuse_value (const FliptownState *state,
                                 guint site,
                                 guint value,
                                 int gold,
                                 FlipRefusal *refusal);
guint fliptown_place_open_sites (const FliptownState *state, FliptownPlace place);
gboolean fliptown_place_has_open_site (const FliptownState *state, FliptownPlace place);
guint fliptown_town_find (const FliptownState *state, FliptownBuilding kind);
guint fliptown_cemetery_outer (const FliptownSeat *seat);
const char *fliptown_place_name (guint place);
void fliptown_site_print (const FliptownState *state, guint site, GString *text);
void fliptown_site_describe (const FliptownState *state, guint site, GString *text);
void fliptown_tool_print (FliptownTool tool, GString *text);

/* fliptown-badlands.c: targets and robberies */
static inline guint
fliptown_badlands_value (const FliptownState *state, guint target)
{
  return state->board.target_values[target];
}

void fliptown_badlands_visit (FliptownState *state, guint target);
guint fliptown_badlands_least (const FliptownState *state, guint target);
int fliptown_badlands_wanted (const FliptownState *state, guint target);
int fliptown_robbery_chance (const FliptownState *state);
void fliptown_robbery_offer (const FliptownState *state, const FlipMove *move, FlipOffer *offer);
void fliptown_badlands_resolve (FliptownState *state, FlipCard robbery_card);
