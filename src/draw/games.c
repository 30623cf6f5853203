/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flickemup/flickemup-art.h"
#include "draw/flipcity/flipcity-art.h"
#include "draw/fliptown/fliptown-art.h"
#include "draw/insertcoin/insertcoin-art.h"
#include "draw/royalflip/royalflip-art.h"
#include "draw/sheet/part-art.h"

/* The only place where the drawings know which games exist. */

static const FlipSheetArt *const sheets[] = {
  &flickemup_sheet_art,
  &fliptown_sheet_art,
  &insertcoin_sheet_art,
  &flipcity_sheet_art,
  &royalflip_sheet_art,
};

static const FlipTableArt *const tables[] = {
  &flickemup_play_art,
};

/* The sheets of games that only describe them, by game; created when first needed. */
static const FlipSheetArt *
find_described (const FlipGame *game)
{
  static GMutex lock;
  static GHashTable *described;
  FlipSheetArt *art;

  if (!game->n_parts)
    return NULL;
  g_mutex_lock (&lock);
  if (!described)
    described = g_hash_table_new (NULL, NULL);
  art = g_hash_table_lookup (described, game);
  if (!art)
    g_hash_table_insert (described, (gpointer) game, art = flip_part_art_new (game));
  g_mutex_unlock (&lock);
  return art;
}

const FlipSheetArt *
flip_sheet_art_find (const FlipGame *game)
{
  g_return_val_if_fail (game != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      if (sheets[i]->game == game)
        return sheets[i];
    }

  return find_described (game);
}

const FlipSheetArt *
flip_sheet_art_of (const FlipGame *game, gconstpointer state)
{
  const FlipSheetArt *art = flip_sheet_art_find (game);
  const FlipSheetArt *other = art && art->instead ? art->instead (state) : NULL;

  g_return_val_if_fail (state != NULL, NULL);

  return other ? other : art;
}

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
