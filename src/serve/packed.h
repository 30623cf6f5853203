/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The bytes compressed as gzip does; NULL if there is not enough memory. */
GBytes *flip_packed (GBytes *bytes);

G_END_DECLS
