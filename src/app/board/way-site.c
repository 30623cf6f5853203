/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/way-site.h"

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
