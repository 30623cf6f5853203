/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

#include <gtk/gtk.h>

/* A purchase of several things: a check box for each, and a button with the total that buys the
   checked ones. */
G_DECLARE_FINAL_TYPE (FlipNowBasket, flip_now_basket, FLIP, NOW_BASKET, GtkBox)

/* Hides itself if nothing is bought this way. NULL: no moment. */
void flip_now_basket_load (FlipNowBasket *self, FlipMoment *moment);
