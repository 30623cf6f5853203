/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/moment/way.h"

#include "engine/base/phrase.h"
#include "engine/game/verb.h"

#include <glib/gi18n-lib.h>

/* helpers */

/* A long name is cut off between characters, never within one. */
static void
put_names (FlipLog *log, char *text, gsize size)
{
  g_autoptr (GString) words = g_string_new (text);

  flip_log_put_names (log, words);
  flip_phrase_copy (text, words->str, size);
}

static char *
label_of (FlipLog *log, gconstpointer state, const FlipMove *move)
{
  GString *label = g_string_new (NULL);

  flip_game_label (flip_log_game (log), state, move, label);
  flip_log_put_names (log, label);
  return g_string_free (label, FALSE);
}

static char *
brings_of (const FlipOffer *offer)
{
  GString *text = g_string_new (NULL);

  flip_offer_print (offer, text);
  return g_string_free (text, text->len == 0);
}

/* public functions */

char *
flip_price_words (const FlipGame *game, int price)
{
  const char *words =
    price == 1 && game->words.paid_with_one ? game->words.paid_with_one : game->words.paid_with;

  /* Translators: a number and what is paid: 2 gold. */
  return g_strdup_printf (_ ("%d %s"), price, words ? _ (words) : "");
}

FlipWay *
flip_way_new (FlipLog *log, gconstpointer state, const FlipMove *move)
{
  const FlipGame *game = flip_log_game (log);
  FlipWay *way = g_new (FlipWay, 1); /* large: the offer is cleared as it is filled */

  flip_game_offer (game, state, move, &way->offer);
  put_names (log, way->offer.act, sizeof way->offer.act);
  way->move = *move;
  way->place = flip_game_place (game, move);
  way->own_cards = game->own_cards;
  way->notation = flip_log_print_at (log, state, move);
  way->label = label_of (log, state, move);
  way->brings = brings_of (&way->offer);
  way->price = way->offer.price ? flip_price_words (game, way->offer.price) : NULL;
  return way;
}

void
flip_way_free (FlipWay *way)
{
  g_free (way->notation);
  g_free (way->label);
  g_free (way->price);
  g_free (way->brings);
  g_free (way);
}
