/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A message that goes away by itself. The text is plain, and is whole in narrow windows: it takes several lines
   where the toolkit's own title would be cut. */
AdwToast *flip_toast_new (const char *text);

/* Over the page that the widget is in; takes the toast. */
void flip_toast_show (GtkWidget *widget, AdwToast *toast);

G_END_DECLS
