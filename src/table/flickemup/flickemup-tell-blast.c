/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/flickemup/flickemup-bridge.h"

#include <math.h>

/* What dynamite caught where it stopped. Figures that it knocked over stand up again first. */

#define TENTHS 10.0

typedef struct
{
  int x, y; /* in tenths */
} Middle;

static gboolean
find_middle (const FlickemupTelling *telling, Middle *middle)
{
  const FlipPose *disc = flickemup_tell_disc (telling);

  if (!disc)
    return FALSE;
  middle->x = (int) lround (disc->x * TENTHS);
  middle->y = (int) lround (disc->y * TENTHS);
  return TRUE;
}

static gboolean
is_blown_away (const FlickemupTelling *telling, const FlipPiece *piece)
{
  Middle middle;

  return piece->id >= FLICKEMUP_PIECE_BARREL && find_middle (telling, &middle)
         && hypot (piece->x * TENTHS - middle.x, piece->y * TENTHS - middle.y)
              <= FLICKEMUP_BLAST_REACH;
}

static gboolean
reaches (const FlickemupTelling *telling, const Middle *middle, guint piece)
{
  return flickemup_blast_reaches (&telling->state, piece, middle->x, middle->y);
}

static void
tell_caught (FlickemupTelling *telling, const Middle *middle)
{
  for (guint i = 0; i < FLICKEMUP_FIGURES; i++)
    {
      if (reaches (telling, middle, i))
        flickemup_tell_site (telling, FLICKEMUP_VERB_CAUGHT, i);
    }
  for (guint i = 0; i < FLICKEMUP_BUILDINGS; i++)
    {
      if (flickemup_is_here (&telling->state, i)
          && (reaches (telling, middle, flickemup_left_block (i))
              || reaches (telling, middle, flickemup_right_block (i))))
        flickemup_tell_site (telling, FLICKEMUP_VERB_CLOSED, FLICKEMUP_SITE_BUILDING + i);
    }
}

void
flickemup_tell_blast (FlickemupTelling *telling)
{
  Middle middle;

  flickemup_tell_rests (telling, FLICKEMUP_NOBODY, is_blown_away);
  if (find_middle (telling, &middle))
    tell_caught (telling, &middle);
  flickemup_tell_bare (telling, FLICKEMUP_VERB_BLOWN, 0);
}
