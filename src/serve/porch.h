/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <libsoup/soup.h>

G_BEGIN_DECLS

#define FLIP_MOST_CONNECTIONS 32
#define FLIP_SLOWEST_REQUEST  10 /* seconds */
#define FLIP_SLOWEST_ANSWER   8  /* seconds until some of what was sent has to be taken */

/* Where connections to a server come in. It counts them, and cuts off whoever takes too long over a
   request, or sleeps. When all are taken, the oldest that has not asked for anything yet gives way, so that whoever
   just holds them keeps nobody out. */
typedef struct _FlipPorch FlipPorch;

FlipPorch *flip_porch_new (SoupServer *server);
void flip_porch_free (FlipPorch *porch);

/* Listens at a port, or any free one for 0. It may be open at another address already, where nobody comes
   in any more afterwards; if this one can't be had, nothing changes. */
gboolean flip_porch_open (FlipPorch *porch, const char *address, guint port, GError **error);

/* The address and port as in a link: "192.168.1.23:40123". NULL before it was opened. */
const char *flip_porch_host (FlipPorch *porch);
guint flip_porch_port (FlipPorch *porch);

/* Where a request came in; NULL if that is gone. */
GSocket *flip_porch_socket (FlipPorch *porch, SoupServerMessage *message);

G_END_DECLS
