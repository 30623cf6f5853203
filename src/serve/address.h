/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The address that this computer has in the local network, "192.168.1.23"; NULL if it is in none.
   The caller frees it. */
char *flip_local_address (void);

/* Whether this computer has an address now. */
gboolean flip_address_is_here (const char *address);

/* How well an address suits: 0 not at all, since it is not one of IPv4 or of this computer alone;
   the higher, the better. */
guint flip_address_rank (const char *address);

G_END_DECLS
