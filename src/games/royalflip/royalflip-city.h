/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/royalflip/royalflip-state.h"

G_BEGIN_DECLS

#define ROYALFLIP_MAX_ROADS (ROYALFLIP_MAX_CELLS / 2)
#define ROYALFLIP_MAX_AREAS (ROYALFLIP_MAX_CELLS / 2)

/* Numbers of one colour, each one higher than the one before it and in a cell beside it. */
typedef struct
{
  guint8 n;
  guint8 cells[FLIP_KING]; /* from the lowest number up */
  guint8 casinos;          /* one bit per casino that the road reaches */
} RoyalflipRoad;

typedef struct
{
  guint n;
  RoyalflipRoad roads[ROYALFLIP_MAX_ROADS];
} RoyalflipRoads;

typedef struct
{
  guint n;
  RoyalflipSet areas[ROYALFLIP_MAX_AREAS];
} RoyalflipAreas;

/* royalflip-roads.c: the division that gives the most points */
void royalflip_find_roads (const RoyalflipBoard *board,
                           const RoyalflipSheet *sheet,
                           RoyalflipRoads *roads);
gboolean royalflip_road_joins_casinos (const RoyalflipRoad *road);
int royalflip_road_points (const RoyalflipBoard *board, const RoyalflipRoads *roads);
int royalflip_casino_points (const RoyalflipBoard *board, const RoyalflipRoads *roads);
const RoyalflipRoad *royalflip_road_through (const RoyalflipRoads *roads, guint cell);

/* royalflip-areas.c */
void royalflip_find_areas (const RoyalflipBoard *board,
                           const RoyalflipSheet *sheet,
                           RoyalflipAreas *areas);
int royalflip_area_value (const RoyalflipBoard *board, guint size);
int royalflip_area_points (const RoyalflipBoard *board, const RoyalflipAreas *areas);
RoyalflipSet royalflip_area_at (const RoyalflipAreas *areas, guint cell);

/* Roads, casinos and areas together, and what one number more would add to them. */
int royalflip_city_points (const RoyalflipBoard *board, const RoyalflipSheet *sheet);
int royalflip_city_gain (const RoyalflipBoard *board,
                         const RoyalflipSheet *sheet,
                         guint cell,
                         guint number,
                         RoyalflipColour colour);

/* A number is written, whatever the rules say. */
void royalflip_sheet_write (RoyalflipSheet *sheet,
                            guint cell,
                            guint number,
                            RoyalflipColour colour);

/* The road and the area that the number at a cell is part of. */
typedef struct
{
  guint road; /* its length, or 0 */
  gboolean joins_casinos;
  RoyalflipSet area; /* or none */
} RoyalflipPlace;

RoyalflipPlace royalflip_place_at (const RoyalflipBoard *board,
                                   const RoyalflipSheet *sheet,
                                   guint cell);

G_END_DECLS
