/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet/mending.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* A log that is being mended: its entries on one side, the question about them on the other.
   Signals: "keep" when the mended log is to be kept, "leave" when everything stays as it was. */
#define FLIP_TYPE_MEND_PAGE (flip_mend_page_get_type ())
G_DECLARE_FINAL_TYPE (FlipMendPage, flip_mend_page, FLIP, MEND_PAGE, GtkBox)

/* NULL when nothing is being mended any more. */
void flip_mend_page_set_mending (FlipMendPage *self, FlipMending *mending);

G_END_DECLS
