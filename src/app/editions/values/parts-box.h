/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/boards/format.h"

#include <gtk/gtk.h>

/* The parts of a value (numbers, words, phrases), with a control for each choice in them, and
   buttons that add and remove parts if their number can vary. Emits "changed" when the user has
   changed the value. */
#define FLIP_TYPE_PARTS_BOX (flip_parts_box_get_type ())
G_DECLARE_FINAL_TYPE (FlipPartsBox, flip_parts_box, FLIP, PARTS_BOX, GtkBox)

/* A tick box for a value that has been compared with the printed copy, named after the value. */
GtkWidget *flip_parts_box_tick_new (const char *title);

/* Whether values of this kind have such parts. */
gboolean flip_parts_box_fits (const FlipField *field);

/* Screen readers call the value by its title. If a slot is implied, neither it nor another phrase
   can be chosen (-1: none is implied). */
void flip_parts_box_load (FlipPartsBox *self,
                          FlipBoardFile *file,
                          const FlipPlace *place,
                          const FlipFieldValue *value,
                          const char *title,
                          int implied);

/* Sets which parts are ticked and which are dotted, with one bit each. Emits "ticked" with the part
   and its new state. */
void flip_parts_box_show_ticks (FlipPartsBox *self, guint n, guint64 checked, guint64 house);

/* Focuses and selects the first number, or that of a phrase; for numbers without phrases, the one
   with that index (-1: any). If there is no number, focuses a word. FALSE if there is neither. */
gboolean flip_parts_box_focus (FlipPartsBox *self, int phrase);

/* The value that has been chosen; an optional value without parts is left out. */
const FlipFieldValue *flip_parts_box_value (FlipPartsBox *self);
