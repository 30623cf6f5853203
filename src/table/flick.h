/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/base/random.h"
#include "table/table.h"

G_BEGIN_DECLS

/* Speeds are in millimetres per second. A game may allow less. */
#define FLIP_FLICK_SLOWEST 1.0
#define FLIP_FLICK_FASTEST 6000.0

/* A disc of the table is flicked: from where, in which direction, how fast. The disc's own place
   in the table does not matter. */
typedef struct
{
  guint16 disc;
  double x;
  double y;
  double angle;
  double speed;
} FlipFlick;

/* The error of a hand, as standard deviations: this much at 2 m/s, half as much at rest, half as
   much again at 4 m/s. */
typedef struct
{
  double angle; /* degrees */
  double speed; /* as a part of the speed */
} FlipTremor;

extern const FlipTremor flip_tremor_of_people;
extern const FlipTremor flip_tremor_none;

gboolean flip_flick_check (const FlipFlick *flick, const FlipTable *table, GError **error);

/* The place to 0.1 mm, the angle to 0.01 degrees (from -180 up to 180), the speed to 1 mm/s: what
   is logged and also what is flicked, so that a sheet replays the same. */
FlipFlick flip_flick_round (const FlipFlick *flick);

/* The flick as the hand makes it, rounded. Always draws the same number of random numbers. */
FlipFlick flip_flick_tremble (const FlipFlick *flick, const FlipTremor *tremor, FlipRandom *random);

G_END_DECLS
