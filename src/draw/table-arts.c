/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/table-art.h"

#include "draw/flickemup/play-art.h"

static const FlipTableArt *const tables[] = {
  &flickemup_play_art,
};

const FlipTableArt *
flip_table_art_find (const FlipGame *game)
{
  g_return_val_if_fail (game != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      if (tables[i]->game == game)
        return tables[i];
    }

  return NULL;
}
