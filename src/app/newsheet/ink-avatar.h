/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A player's first letter on a disc of the seat's ink. */
#define FLIP_TYPE_INK_AVATAR (flip_ink_avatar_get_type ())
G_DECLARE_FINAL_TYPE (FlipInkAvatar, flip_ink_avatar, FLIP, INK_AVATAR, GtkWidget)

GtkWidget *flip_ink_avatar_new (void);
void flip_ink_avatar_show (FlipInkAvatar *self, guint seat, const char *name);

/* "indigo marker", translated. */
const char *flip_ink_name (guint seat);

G_END_DECLS
