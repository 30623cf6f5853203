/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/drawing.h"

G_BEGIN_DECLS

/* A number written and circled with a seat's marker. */
#define FLIP_TYPE_INK_NUMBER (flip_ink_number_get_type ())
G_DECLARE_FINAL_TYPE (FlipInkNumber, flip_ink_number, FLIP, INK_NUMBER, FlipDrawing)

GtkWidget *flip_ink_number_new (int number, guint seat);

G_END_DECLS
