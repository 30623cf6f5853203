/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* A file that is offered in the local network for ten minutes. Signals: "changed" when it was taken, or
   when the time is up. */
#define FLIP_TYPE_SHARE (flip_share_get_type ())
G_DECLARE_FINAL_TYPE (FlipShare, flip_share, FLIP, SHARE, GObject)

#define FLIP_SHARE_MINUTES 10

/* Offers these bytes as a file with this name. */
FlipShare *flip_share_new (GBytes *bytes, const char *name);
gboolean flip_share_start (FlipShare *self, const char *address, GError **error);
void flip_share_stop (FlipShare *self);

/* The link; NULL when the time is up. Then: how often the file was taken; seconds that are left. */
const char *flip_share_link (FlipShare *self);
guint flip_share_n_taken (FlipShare *self);
guint flip_share_seconds_left (FlipShare *self);

G_END_DECLS
