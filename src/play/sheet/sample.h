/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet/sheet-model.h"

G_BEGIN_DECLS

/* A finished sheet that comes with Flipside, to look through. Nobody keeps it unless somebody wants to, and it never
   counts. */
FlipSheetModel *flip_sample_open (GBytes *text, GError **error);

G_END_DECLS
