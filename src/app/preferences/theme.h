/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

/* Applies the preferred theme and animations, now and whenever they change. */
void flip_theme_start (void);

/* Makes buttons as large as fingertips; called if the screen can be touched. */
void flip_theme_serve_fingers (void);

/* Adds the style of all pages but the first, unless it has been added, and gives it the palette's
   colours as @ink_1 … @ink_4, @on_ink, @star and @cash. Parsing it would take a fiftieth of the
   start-up time. */
void flip_theme_add_pages (void);
