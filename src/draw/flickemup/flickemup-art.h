/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/flickemup/table-art.h"
#include "draw/kit/panel.h"
#include "draw/sheet/sheet-art.h"
#include "draw/table/table-art.h"

extern const FlipSheetArt flickemup_sheet_art;

typedef enum
{
  FLICKEMUP_REGION_LAWMEN,
  FLICKEMUP_REGION_OUTLAWS,
  FLICKEMUP_REGION_TABLE,
  FLICKEMUP_REGION_TOWN,
  FLICKEMUP_REGION_CLOCK,
  FLICKEMUP_REGIONS
} FlickemupRegion;

/* The state that a page or a spot shows. */
static inline const FlickemupState *
flickemup_state (gconstpointer state)
{
  return state;
}

/* flickemup-art.c: puts a state into the set-up of its scenario */
void flickemup_set_up (FlickemupState *shown);

/* set-up-art.c: the set-up as a thumbnail, and as a list */
void flickemup_set_up_ground (FlipCanvas *canvas, gconstpointer state, const FlipRect *rect);
void flickemup_set_up_pieces (FlipCanvas *canvas, gconstpointer state, const FlipRect *rect);
guint flickemup_set_up_list (gconstpointer state, FlipLayoutPiece pieces[FLIP_LAYOUT_MOST_PIECES]);

/* full-size-art.c */
char *flickemup_set_up_contents (const FlickemupState *state, guint building);
extern const FlipTableLayout flickemup_table_layout;

/* fliptown-art.c */
static inline FlipRect
flickemup_region_rect (FlipLayout layout, guint region)
{
  return flip_sheet_art_region_rect (&flickemup_sheet_art, layout, region);
}

/* A cowboy's card: its height, and the distances of its contents from its top. */
typedef struct
{
  double height;
  double hat, name, status, hearts, slots, slot_height;
} FlickemupCardPlan;

const FlickemupCardPlan *flickemup_card_plan (FlipLayout layout);
FlipRect flickemup_card_place (const FlipSpot *spot);
FlipRect flickemup_town_place (const FlipSpot *spot);
FlipRect flickemup_clock_place (const FlipSpot *spot);
FlipRect flickemup_goals_rect (FlipLayout layout, guint team);

/* A face whose marks the game draws itself, and the frame of the cowboy being played. */
FlipSiteFace flickemup_spot_begin (const FlipSpot *spot, FlipHue hue, FlipSiteLook *look);
void flickemup_spot_end (const FlipSpot *spot, const FlipSiteFace *face, const FlipSiteLook *look);

/* The regions, each with the file that draws it */
extern const FlipRegion flickemup_lawmen_region, flickemup_outlaws_region, flickemup_town_region,
  flickemup_clock_region;

/* goal-art.c */
void flickemup_goals_ink (const FlipPage *page, guint team);

/* Shown beside the name of the town; translated. */
const char *flickemup_town_note (gconstpointer state);
void flickemup_town_site (const FlipSpot *spot);

/* clock-art.c */
typedef struct
{
  double x, y, radius, rim; /* the centre, and the width of the rim */
  double inset;             /* the distance of the hours from the rim */
  double disc;              /* the radius of the disc of the current hour */
  FlipType type;
  double shorter, hand, hub; /* the distance of the hand from the rim, its width, and the radius of
                                its hub or 0 */
} FlickemupClockFace;

void flickemup_clock_draw (FlipCanvas *canvas,
                           const FlickemupState *state,
                           const FlickemupClockFace *face);
FlipDigest flickemup_clock_digest (const FlipPage *page);

/* flickemup-art.c: an empty place, the mark of the initiative, and the game as a thumbnail */
void flickemup_initiative_draw (FlipCanvas *canvas, const FlipRect *pill, double most);
void flickemup_dashes_draw (FlipCanvas *canvas, const FlipRect *rect, double radius);
void flickemup_scene_draw (FlipCanvas *canvas, const FlipRect *rect);

/* play-art.c: the table of a game that is played on the screen */
extern const FlipTableArt flickemup_play_art;

/* The Town Hall clock beside the table. */
void flickemup_play_clock_tell (gconstpointer state, FlipTableClock *clock);
void flickemup_play_clock_draw (FlipCanvas *canvas, gconstpointer state, double size);
