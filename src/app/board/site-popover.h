/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"
#include "app/board/site-button.h"

G_BEGIN_DECLS

/* Beside a site: the ways that lead there, or why none does. They go away by themselves. The
   popover is returned for those who want to close it before. */
GtkPopover *flip_site_popover_ask (FlipSiteButton *button, const FlipMoment *moment);
GtkPopover *flip_site_popover_explain (FlipSiteButton *button,
                                       const FlipMoment *moment,
                                       const FlipRefusal *refusal);

G_END_DECLS
