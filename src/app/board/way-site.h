/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet-model.h"

G_BEGIN_DECLS

/* A site as the seat that is asked finds it now. */
void flip_way_site_read (FlipSheetModel *model, guint site, FlipSite *found);

G_END_DECLS
