/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/sheet/way-words.h"

#include <glib/gi18n.h>

/* helpers */

static int
compare_prices (gconstpointer a, gconstpointer b)
{
  const FlipWayWords *one = *(FlipWayWords *const *) a, *other = *(FlipWayWords *const *) b;

  return one->offer.price - other->offer.price;
}

/* public functions */

char *
flip_price_words (const FlipGame *game, int price)
{
  /* Translators: a number and what is paid: 2 gold. */
  return g_strdup_printf (_ ("%d %s"), price, game->paid_with ? _ (game->paid_with) : "");
}

FlipWayWords *
flip_way_words_new (FlipSheetModel *model, const FlipMove *move)
{
  const FlipGame *game = flip_sheet_model_game (model);
  gconstpointer state = flip_session_state (flip_sheet_model_session (model));
  FlipWayWords *words = g_new0 (FlipWayWords, 1);
  GString *label = g_string_new (NULL);

  game->label (state, move, label);
  if (game->offer)
    game->offer (state, move, &words->offer);
  words->move = *move;
  words->label = g_string_free (label, FALSE);
  words->price = words->offer.price ? flip_price_words (game, words->offer.price) : NULL;
  return words;
}

void
flip_way_words_free (FlipWayWords *words)
{
  g_free (words->label);
  g_free (words->price);
  g_free (words);
}

/* GLib keeps the order of equals, so the game's own order stands within a price. */
GPtrArray *
flip_way_words_of_site (FlipSheetModel *model, guint site, guint most)
{
  const FlipMoveList *list = flip_sheet_model_legal (model);
  GPtrArray *ways = g_ptr_array_new_with_free_func ((GDestroyNotify) flip_way_words_free);

  for (guint i = 0; i < list->n; i++)
    {
      if (list->moves[i].site == site)
        g_ptr_array_add (ways, flip_way_words_new (model, &list->moves[i]));
    }
  g_ptr_array_sort (ways, compare_prices);
  if (ways->len > most)
    g_ptr_array_set_size (ways, (gint) most);
  return ways;
}
