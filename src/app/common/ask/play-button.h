/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/way.h"

#include <gtk/gtk.h>

/* A button that acts as soon as its key is pressed: the toolkit's button looks pressed for a
   quarter of a second first, and players who use the keyboard would wait for that with every
   answer. */
#define FLIP_TYPE_PLAY_BUTTON (flip_play_button_get_type ())
G_DECLARE_FINAL_TYPE (FlipPlayButton, flip_play_button, FLIP, PLAY_BUTTON, GtkButton)

GtkWidget *flip_play_button_new (void);
GtkWidget *flip_play_button_new_with_label (const char *label);

/* Makes another class of buttons do the same. */
void flip_play_button_act_at_once (GtkButtonClass *klass);

/* Makes the button play a move by the action "sheet.play". While the pointer or the focus is on the
   button, the move is previewed. */
void flip_play_button_set_way (GtkWidget *button, const FlipWay *way);
