/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/way-words.h"

#include "engine/verb.h"

#include <glib/gi18n-lib.h>

/* helpers */

static int
compare_prices (gconstpointer a, gconstpointer b)
{
  const FlipWayWords *one = *(FlipWayWords *const *) a, *other = *(FlipWayWords *const *) b;

  return one->offer.price - other->offer.price;
}

static void
put_names (FlipSession *session, char *text, gsize size)
{
  g_autoptr (GString) words = g_string_new (text);

  flip_session_put_names (session, words);
  g_strlcpy (text, words->str, size);
}

/* public functions */

char *
flip_price_words (const FlipGame *game, int price)
{
  const char *words = price == 1 && game->paid_with_one ? game->paid_with_one : game->paid_with;

  /* Translators: a number and what is paid: 2 gold. */
  return g_strdup_printf (_ ("%d %s"), price, words ? _ (words) : "");
}

FlipWayWords *
flip_way_words_new (FlipSheetModel *model, const FlipMove *move)
{
  const FlipGame *game = flip_sheet_model_game (model);
  gconstpointer state = flip_session_state (flip_sheet_model_session (model));
  FlipWayWords *words = g_new0 (FlipWayWords, 1);

  flip_game_offer (game, state, move, &words->offer);
  put_names (flip_sheet_model_session (model), words->offer.act, sizeof words->offer.act);
  words->move = *move;
  words->own_cards = game->own_cards;
  words->label = flip_session_label (flip_sheet_model_session (model), move);
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
