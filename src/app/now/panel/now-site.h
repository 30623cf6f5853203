/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The site that is chosen: what it gives, by which way, and the button that takes it. One that is only
   looked at in passing says instead what a click would do. */
#define FLIP_TYPE_NOW_SITE (flip_now_site_get_type ())
G_DECLARE_FINAL_TYPE (FlipNowSite, flip_now_site, FLIP, NOW_SITE, GtkBox)

/* A site that is not within reach is shown without buttons. The cheapest way, or NULL. */
const FlipWay *flip_now_site_show (FlipNowSite *self,
                                   FlipMoment *moment,
                                   guint site,
                                   gboolean in_passing);

/* Has its buttons scrolled to once it is laid out; or not, after all. */
void flip_now_site_reveal (FlipNowSite *self, gboolean reveals);

/* In few lines; and in a bar, with its buttons at the end. */
void flip_now_site_set_compact (FlipNowSite *self, gboolean compact);
void flip_now_site_set_bar (FlipNowSite *self, gboolean bar);

/* Its buttons stand below each other. */
void flip_now_site_set_narrow (FlipNowSite *self, gboolean narrow);

G_END_DECLS
