/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/table-art.h"
#include "table/aim.h"

G_BEGIN_DECLS

/* Who would be shot at, and by whom. */
typedef struct
{
  const FlipTableArt *art;
  gconstpointer state;
  guint16 figure;
} FlipMarksman;

/* Turns a flick to where one would aim first: a shot at the nearest target that nothing stands
   before, or the nearest at all unless a wall is right before the disc; a movement towards the nearest, but past all that is in its way.
   FALSE: a shot has nobody free before it. Where there is no target the flick stays as it is. */
gboolean flip_first_aim (const FlipTable *table, const FlipMarksman *marksman, FlipFlick *flick);

G_END_DECLS
