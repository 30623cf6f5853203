/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "serve/gate.h"

#include "serve/token.h"

#include <string.h>

#define MINUTE (60 * G_USEC_PER_SEC)
#define POLICY                                                                                     \
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; " \
  "manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/* helpers */

/* A body is read only if it says that it is small. */
static void
early_cb (SoupServer *server,
          SoupServerMessage *message,
          const char *path,
          GHashTable *query,
          gpointer data)
{
  SoupMessageHeaders *headers = soup_server_message_get_request_headers (message);
  SoupEncoding encoding = soup_message_headers_get_encoding (headers);
  goffset length = soup_message_headers_get_content_length (headers);

  if ((encoding == SOUP_ENCODING_CONTENT_LENGTH && length <= FLIP_LARGEST_REQUEST)
      || encoding == SOUP_ENCODING_NONE)
    return;
  flip_gate_set_headers (message);
  soup_server_message_set_status (message, SOUP_STATUS_REQUEST_ENTITY_TOO_LARGE, NULL);
}

static char *
address_of (GInetSocketAddress *address)
{
  g_autofree char *host = g_inet_address_to_string (g_inet_socket_address_get_address (address));
  guint port = g_inet_socket_address_get_port (address);
  gboolean is_long = strchr (host, ':') != NULL;

  return g_strdup_printf (is_long ? "[%s]:%u" : "%s:%u", host, port);
}

/* public functions */

void
flip_gate_init (FlipGate *gate)
{
  memset (gate, 0, sizeof *gate);
}

void
flip_gate_clear (FlipGate *gate)
{
  g_clear_pointer (&gate->token, g_free);
  g_clear_pointer (&gate->code, g_free);
}

void
flip_gate_renew (FlipGate *gate)
{
  g_free (gate->token);
  g_free (gate->code);
  gate->token = flip_token_new ();
  gate->code = g_strdup_printf ("%04d", g_random_int_range (0, 10000));
}

void
flip_gate_set (FlipGate *gate, const char *token, const char *code)
{
  g_free (gate->token);
  g_free (gate->code);
  gate->token = g_strdup (token);
  gate->code = g_strdup (code);
}

void
flip_gate_watch (FlipGate *gate, SoupServer *server)
{
  soup_server_add_early_handler (server, NULL, early_cb, gate, NULL);
}

gboolean
flip_gate_is_addressed (SoupServerMessage *message)
{
  SoupMessageHeaders *headers = soup_server_message_get_request_headers (message);
  GSocketAddress *local = soup_server_message_get_local_address (message);
  const char *host = soup_message_headers_get_one (headers, "Host");
  const char *origin = soup_message_headers_get_one (headers, "Origin");
  const char *site = soup_message_headers_get_one (headers, "Sec-Fetch-Site");
  g_autofree char *address = NULL, *page = NULL;

  if (!host || !G_IS_INET_SOCKET_ADDRESS (local))
    return FALSE;
  address = address_of (G_INET_SOCKET_ADDRESS (local));
  page = g_strdup_printf ("http://%s", address);
  return g_str_equal (host, address) && (!origin || g_str_equal (origin, page))
         && (!site || g_str_equal (site, "same-origin") || g_str_equal (site, "none")
             || g_str_equal (soup_server_message_get_method (message), "GET"));
}

gboolean
flip_gate_is_closed (FlipGate *gate)
{
  return g_get_monotonic_time () < gate->closed_until;
}

gboolean
flip_gate_tries_code (FlipGate *gate, const char *code)
{
  gint64 now = g_get_monotonic_time ();

  if (now - gate->since > MINUTE)
    {
      gate->since = now;
      gate->tries = 0;
    }
  if (flip_token_is (gate->code, code))
    return TRUE;
  if (++gate->tries >= FLIP_CODE_TRIES)
    {
      gate->closed_until = now + MINUTE;
      gate->tries = 0;
    }
  return FALSE;
}

void
flip_gate_set_headers (SoupServerMessage *message)
{
  SoupMessageHeaders *headers = soup_server_message_get_response_headers (message);

  soup_message_headers_replace (headers, "Content-Security-Policy", POLICY);
  soup_message_headers_replace (headers, "X-Content-Type-Options", "nosniff");
  soup_message_headers_replace (headers, "Referrer-Policy", "no-referrer");
  soup_message_headers_replace (headers, "Cross-Origin-Resource-Policy", "same-origin");
  soup_message_headers_replace (headers, "Cache-Control", "no-store");
  /* libsoup 3.2 doesn't notice that a connection ends which waits for another request. */
  soup_message_headers_replace (headers, "Connection", "close");
}
