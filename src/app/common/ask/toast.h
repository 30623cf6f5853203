/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

/* A message that disappears by itself. The text is plain and shown in full in narrow windows: it
   wraps where the toolkit's own title would be cut. */
AdwToast *flip_toast_new (const char *text);

/* Shows the toast over the page that contains the widget; takes ownership of the toast. */
void flip_toast_show (GtkWidget *widget, AdwToast *toast);
