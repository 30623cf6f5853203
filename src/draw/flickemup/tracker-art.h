/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/flickemup/flickemup-art.h"

/* The sheet for a real table on which Flipside only keeps track: goals and clock, two sides of five
   rows, the town. */
extern const FlipSheetArt flickemup_tracker_art;

typedef enum
{
  FLICKEMUP_TRACKER_SCORE,
  FLICKEMUP_TRACKER_LAWMEN,
  FLICKEMUP_TRACKER_OUTLAWS,
  FLICKEMUP_TRACKER_TOWN,
  FLICKEMUP_TRACKER_REGIONS
} FlickemupTrackerRegion;

/* tracker-fliptown-art.c: positions; those within a row are relative to its upper left corner */
typedef struct
{
  double hat, hat_width, text, hearts, heart, slots, slot, button, button_width;
  gboolean names; /* there is room for the names of tokens */

  /* title and first row from the top of the side; height and distance of the rows */
  double title, first, height, gap;

  /* from the top of a row */
  double hat_top, name_line, hearts_top, hearts_height, slots_top, initiative, button_top;
  double button_height;

  /* from the top of a hat */
  double hat_middle, hat_words;
} FlickemupRowPlan;

const FlickemupRowPlan *flickemup_row_plan (FlipLayout layout);
FlipRect flickemup_tracker_card (FlipLayout layout, guint card); /* a side's goals, or the clock */
FlipRect flickemup_tracker_score_place (const FlipSpot *spot);
double flickemup_heart_width (const FlickemupState *state, FlipLayout layout, guint cowboy);

#define FLICKEMUP_CLOCK_CARD FLICKEMUP_TEAMS

/* tracker-row-art.c: cowboys */
void flickemup_tracker_row_site (const FlipSpot *spot);

/* Draws only the focus and a refusal around a site. */
void flickemup_tracker_site_end (const FlipSpot *spot, double radius);

/* tracker-score-art.c: goals, the clock */
extern const FlipRegion flickemup_tracker_score_region;
