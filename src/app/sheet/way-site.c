/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/sheet/way-site.h"

#include "draw/sheets.h"

#include <string.h>

void
flip_way_site_read (FlipSheetModel *model, guint site, FlipSite *found)
{
  g_autofree FlipSites *sites = g_new0 (FlipSites, 1);
  FlipAsk ask;

  flip_sheet_model_ask (model, &ask);
  flip_sheet_model_game (model)->sites (
    flip_session_state (flip_sheet_model_session (model)),
    ask.who == FLIP_TABLE ? flip_sheet_model_seat (model) : (guint) ask.who, sites);
  g_return_if_fail (site < sites->n);
  *found = sites->sites[site];
}

/* The notation begins with the region's word; the kind of site says more. */
char *
flip_way_site_title (FlipSheetModel *model, const FlipSite *site)
{
  const FlipSheetArt *art = flip_sheet_art_find (flip_sheet_model_game (model));
  const char *space = strchr (site->name, ' ');

  if (!art || !space)
    return g_strdup (site->name);
  return g_strdup_printf ("%s%s", flip_site_kind_name (art->site_kind (site->id)), space);
}
