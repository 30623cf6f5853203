/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/sheets.h"

#include "draw/fliptown/fliptown-art.h"

static const FlipSheetArt *const sheets[] = {
  &fliptown_sheet_art,
};

const FlipSheetArt *
flip_sheet_art_find (const FlipGame *game)
{
  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      if (sheets[i]->game == game)
        return sheets[i];
    }

  return NULL;
}
