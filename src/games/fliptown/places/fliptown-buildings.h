/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/fliptown/fliptown-rules.h"

/* What the buildings of the town do, and the plots of the Land Office. */

#define FLIPTOWN_PLOTS 34

/* What there is to choose in a building. */
typedef enum
{
  FLIPTOWN_NO_CHOICE,
  FLIPTOWN_ONE_OF,  /* a word */
  FLIPTOWN_SOME_OF, /* a set of words, one bit each */
  FLIPTOWN_AMOUNT,  /* a number from 1 */
} FliptownChoice;

/* fliptown-pool.c */
guint fliptown_pool_only_effect (const FliptownPool *pool);
gboolean fliptown_pool_usable (const FliptownState *state);
void fliptown_pool_clear (FliptownState *state);

/* fliptown-buildings.c */
void fliptown_effect_refuse (const FliptownState *state, guint building, FlipRefusal *refusal);
gboolean fliptown_effect_usable (const FliptownState *state, guint building);
void fliptown_choice_list (const FliptownState *state, guint building, FlipMoveList *list);
gboolean fliptown_choice_check (const FliptownState *state,
                                guint building,
                                int choice,
                                FlipRefusal *refusal);
void fliptown_choice_apply (FliptownState *state, guint building, int choice);
void fliptown_choice_print (const FliptownState *state, guint building, int choice, GString *text);
void fliptown_choice_label (const FliptownState *state, guint building, int choice, GString *text);
void fliptown_choice_tell (const FliptownState *state, guint building, int choice, GString *text);
const char *fliptown_choice_word (FliptownBuilding kind, guint index);
FliptownChoice fliptown_building_choice (FliptownBuilding kind);
const char *fliptown_building_name (guint kind);
const char *fliptown_building_question (FliptownBuilding kind);
const char *fliptown_building_rule (FliptownBuilding kind);

/* fliptown-land.c: a plot is a set of fields */
guint fliptown_land_plot (guint index);
gboolean fliptown_land_check (const FliptownState *state, int plot, FlipRefusal *refusal);
void fliptown_land_apply (FliptownState *state, int plot);
const char *fliptown_field_name (guint field);
void fliptown_land_name (int plot, GString *text);
void fliptown_land_label (const FliptownState *state, int plot, GString *text);
void fliptown_land_offer (const FliptownState *state, int plot, FlipOffer *offer);
gboolean fliptown_land_is_asked (const FliptownState *state, guint seat);
void fliptown_land_sites (const FliptownState *state, guint seat, FlipSites *sites);
void fliptown_land_refuse (const FliptownState *state, guint field, FlipRefusal *refusal);
