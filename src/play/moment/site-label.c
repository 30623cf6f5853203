/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/moment/site-label.h"

#include "engine/base/phrase.h"
#include "play/moment/way.h"

#include <glib/gi18n-lib.h>

static char *
reach_text (const FlipGame *game, const FlipSite *site, int price)
{
  g_autofree char *words = flip_price_words (game, price);

  if (price == FLIP_NOT_IN_REACH)
    return g_strdup (_ ("not in reach"));
  if (*site->badge)
    /* Translators: %s: what stands on the site's badge */
    return g_strdup_printf (_ ("in reach, %s"), site->badge);
  if (price == 0)
    return g_strdup (_ ("in reach, free"));
  /* Translators: %s: a price, with what it is paid in */
  return g_strdup_printf (_ ("in reach for %s"), words);
}

static const char *
mark_text (FlipMark mark)
{
  return mark == FLIP_MARK_FILLED    ? C_ ("site", "filled")
         : mark == FLIP_MARK_CIRCLED ? C_ ("site", "circled")
         : mark == FLIP_MARK_CROSSED ? /* how a site of the board is marked */ _ ("crossed out")
                                     : C_ ("site", "open");
}

/* The name of the site's place on the board. */
static char *
place_text (const FlipSite *site)
{
  return g_str_equal (site->region, site->title) ? g_strdup (site->title)
                                                 : flip_phrase_label (site->region, site->title);
}

/* public functions */

char *
flip_site_label (const FlipGame *game, const FlipSite *site, int price)
{
  g_autofree char *reach = reach_text (game, site, price);
  g_autofree char *place = place_text (site);

  return flip_phrase_list (place, mark_text (site->mark), reach, NULL);
}
