/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/layout/room.h"
#include "play/moment/moment.h"

#include <gtk/gtk.h>

/* The chosen site: what it gives, by which way, and the button that takes it. For a site that is
   only previewed, it says instead what a click would do. */
G_DECLARE_FINAL_TYPE (FlipNowSite, flip_now_site, FLIP, NOW_SITE, GtkBox)

/* A site that is out of reach is shown without buttons. Returns the cheapest way, or NULL. */
const FlipWay *flip_now_site_show (FlipNowSite *self,
                                   FlipMoment *moment,
                                   guint site,
                                   gboolean in_passing);

/* Scrolls to its buttons once it is laid out; or cancels that. */
void flip_now_site_reveal (FlipNowSite *self, gboolean reveals);

void flip_now_site_set_room (FlipNowSite *self, const FlipRoom *room);
