/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/fliptown/fliptown-rules.h"

G_BEGIN_DECLS

/* The five places: which sites are open, how far a value is from them, and what a visit brings. */

typedef struct
{
  const char *what;  /* the site that needs a value */
  guint least, most; /* ranks that would be good enough */
  gboolean or_more;  /* any rank from the lowest up would be good enough */
  guint value;
  int gold;        /* gold that would make up for it */
  const char *aid; /* words about help that is not enough */
} FliptownShortfall;

/* fliptown-place.c: a common interface to the five places */
gboolean fliptown_site_open (const FliptownState *state, guint site, FlipRefusal *refusal);
int fliptown_site_steps (const FliptownState *state, guint site, guint value);
void fliptown_site_visit (FliptownState *state, guint site, FliptownTool tool);
gboolean fliptown_site_tool_fits (const FliptownState *state, guint site, FliptownTool tool);
guint fliptown_place_open_sites (const FliptownState *state, FliptownPlace place);
gboolean fliptown_place_has_open_site (const FliptownState *state, FliptownPlace place);
FliptownPlace fliptown_place_range (FliptownPlace place, guint *first, guint *end);
const char *fliptown_place_name (FliptownPlace place);
void fliptown_site_print (const FliptownState *state, guint site, GString *text);
void fliptown_site_describe (const FliptownState *state, guint site, GString *text);
void fliptown_tool_print (FliptownTool tool, GString *text);
gboolean fliptown_refuse_value (const FliptownState *state,
                                guint16 site,
                                const char *rule,
                                const FliptownShortfall *shortfall,
                                FlipRefusal *refusal);
gboolean fliptown_site_refuse_value (const FliptownState *state,
                                     guint site,
                                     guint value,
                                     int gold,
                                     FlipRefusal *refusal);

/* fliptown-trail.c */
gboolean fliptown_trail_open (const FliptownState *state, guint stop, FlipRefusal *refusal);
int fliptown_trail_steps (const FliptownState *state, guint stop, guint value);
void fliptown_trail_visit (FliptownState *state, guint stop, FliptownTool tool);
gboolean fliptown_trail_refuse_value (const FliptownState *state,
                                      guint stop,
                                      guint value,
                                      int gold,
                                      FlipRefusal *refusal);

/* fliptown-badlands.c */
gboolean fliptown_badlands_open (const FliptownState *state, guint target, FlipRefusal *refusal);
int fliptown_badlands_steps (const FliptownState *state, guint target, guint value);
void fliptown_badlands_visit (FliptownState *state, guint target);
guint fliptown_badlands_value (const FliptownState *state, guint target);
guint fliptown_badlands_least (const FliptownState *state, guint target);
int fliptown_badlands_wanted (const FliptownState *state, guint target);
int fliptown_robbery_chance (const FliptownState *state);
void fliptown_robbery_offer (const FliptownState *state, const FlipMove *move, FlipOffer *offer);
void fliptown_badlands_resolve (FliptownState *state, FlipCard robbery_card);
gboolean fliptown_badlands_refuse_value (const FliptownState *state,
                                         guint target,
                                         guint value,
                                         int gold,
                                         FlipRefusal *refusal);

/* fliptown-mine.c */
gboolean fliptown_mine_open (const FliptownState *state, guint chamber, FlipRefusal *refusal);
int fliptown_mine_steps (const FliptownState *state, guint chamber, guint value);
void fliptown_mine_visit (FliptownState *state, guint chamber);
gboolean fliptown_mine_refuse_value (const FliptownState *state,
                                     guint chamber,
                                     guint value,
                                     int gold,
                                     FlipRefusal *refusal);

/* fliptown-town.c */
int fliptown_town_steps (const FliptownState *state, guint building, guint value);
void fliptown_town_visit (FliptownState *state, guint building);
gboolean fliptown_town_refuse_value (const FliptownState *state,
                                     guint building,
                                     guint value,
                                     int gold,
                                     FlipRefusal *refusal);
guint fliptown_town_find (const FliptownState *state, FliptownBuilding kind);

/* fliptown-cemetery.c */
gboolean fliptown_cemetery_open (const FliptownState *state, guint stone, FlipRefusal *refusal);
void fliptown_cemetery_visit (FliptownState *state, guint stone);
guint fliptown_cemetery_outer (const FliptownSeat *seat);

G_END_DECLS
