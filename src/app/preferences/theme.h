/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Puts the preferred theme and animations into force, now and whenever they change, and hands the
   palette's colours to the style sheets as @ink_1 … @ink_4, @on_ink, @star and @cash. */
void flip_theme_start (void);

G_END_DECLS
