/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/boards/format.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The parts of a value (numbers, words, phrases), with a control for each thing in them that can be
   chosen, and buttons that add and remove parts where their number may differ. Emits "changed" after
   somebody has changed it. */
#define FLIP_TYPE_PARTS_BOX (flip_parts_box_get_type ())
G_DECLARE_FINAL_TYPE (FlipPartsBox, flip_parts_box, FLIP, PARTS_BOX, GtkBox)

/* Whether a value of this kind has such parts. */
gboolean flip_parts_box_fits (const FlipField *field);

/* The title is what screen readers call the value. Where one slot is implied, there is no choice of it, nor
   of another phrase (-1: none is). */
void flip_parts_box_load (FlipPartsBox *self,
                          FlipBoardFile *file,
                          const FlipPlace *place,
                          const FlipFieldValue *value,
                          const char *title,
                          int implied);

/* Which parts are ticked and which are dotted, a bit for each. Emits "ticked" with the part and whether it is. */
void flip_parts_box_show_ticks (FlipPartsBox *self, guint n, guint64 checked, guint64 house);

/* Gives the first number the focus and selects it, or that of a phrase; of numbers without phrases the
   one with that index (-1: of any). Without a number it is a word. FALSE where there is neither. */
gboolean flip_parts_box_focus (FlipPartsBox *self, int phrase);

/* What has been chosen; without any part an optional value is left out. */
const FlipFieldValue *flip_parts_box_value (FlipPartsBox *self);

G_END_DECLS
