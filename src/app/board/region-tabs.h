/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

#include <gtk/gtk.h>

/* For a narrow screen: one region of the board at a time, each tab with the number of its sites
   in reach; a question that is answered in another region opens that one. Signal: "region"
   (number). */
G_DECLARE_FINAL_TYPE (FlipRegionTabs, flip_region_tabs, FLIP, REGION_TABS, GtkBox)

/* A new sheet gets new tabs. */
void flip_region_tabs_load (FlipRegionTabs *self, FlipMoment *moment, gboolean new_sheet);
guint flip_region_tabs_region (FlipRegionTabs *self);

/* Opens the region of a site. */
void flip_region_tabs_show_site (FlipRegionTabs *self, guint site);
