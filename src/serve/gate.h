/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <libsoup/soup.h>

G_BEGIN_DECLS

#define FLIP_LARGEST_REQUEST 4096 /* bytes of a body */
#define FLIP_CODE_TRIES      5    /* in a minute; then nobody may try for a minute */

/* Who is answered. A page of somebody else that a browser shows can't ask for anything, nor a name that
   suddenly leads here. */
typedef struct
{
  char *token, *code;
  guint tries;  /* with the code, since … */
  gint64 since; /* … this monotonic time */
  gint64 closed_until;
} FlipGate;

void flip_gate_init (FlipGate *gate);
void flip_gate_clear (FlipGate *gate);

/* A new token and a new code; or those that the guests know. */
void flip_gate_renew (FlipGate *gate);
void flip_gate_set (FlipGate *gate, const char *token, const char *code);

/* Watches the size of what is sent to a server. */
void flip_gate_watch (FlipGate *gate, SoupServer *server);

/* Whether a request is addressed to this computer, and comes from nobody else's page. */
gboolean flip_gate_is_addressed (SoupServerMessage *message);

/* Whether a code is the right one; wrong ones close the door for a while. */
gboolean flip_gate_tries_code (FlipGate *gate, const char *code);
gboolean flip_gate_is_closed (FlipGate *gate);

/* What every answer says: that it is loaded by nobody else, guessed by nobody, kept by nobody. */
void flip_gate_set_headers (SoupServerMessage *message);

G_END_DECLS
