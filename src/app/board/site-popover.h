/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"
#include "app/board/site-button.h"

/* Shows the ways that lead to a site beside it, or why there is none. The popovers free themselves;
   they are returned for callers that want to close them early. */
GtkPopover *flip_site_popover_ask (FlipSiteButton *button, const FlipMoment *moment);
GtkPopover *flip_site_popover_explain (FlipSiteButton *button,
                                       const FlipMoment *moment,
                                       const FlipRefusal *refusal);
