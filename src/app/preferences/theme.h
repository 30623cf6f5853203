/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Puts the preferred theme and animations into force, now and whenever they change. */
void flip_theme_start (void);

/* Buttons as large as fingertips; done where the screen can be touched. */
void flip_theme_serve_fingers (void);

/* Adds the style of all pages but the first, unless it is there, and hands it the palette's colours as
   @ink_1 … @ink_4, @on_ink, @star and @cash. Reading it takes a fiftieth of the program's start. */
void flip_theme_add_pages (void);

G_END_DECLS
