/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Optional moves before the question is answered: a small question with chips. */
G_DECLARE_FINAL_TYPE (FlipNowAside, flip_now_aside, FLIP, NOW_ASIDE, GtkBox)

/* Starts over without chips; the title may be NULL. */
void flip_now_aside_show (FlipNowAside *self, const char *title);
void flip_now_aside_add (FlipNowAside *self, GtkWidget *chip);
