/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/review/practice.h"

#include <gtk/gtk.h>

/* The bar above a board on which a choice is tried again: what to do and how it went, the next
   choice, and the way back to the review, by the page's actions "practice.next" and
   "practice.leave". */
G_DECLARE_FINAL_TYPE (FlipPracticeBar, flip_practice_bar, FLIP, PRACTICE_BAR, GtkBox)

/* NULL: nothing is being tried, and the bar is hidden. */
void flip_practice_bar_load (FlipPracticeBar *self, FlipPractice *practice);
