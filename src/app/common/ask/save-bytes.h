/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Writes a file that somebody has chosen, whole or not at all. */
gboolean flip_save_bytes (GFile *file, GBytes *bytes, GError **error);

G_END_DECLS
