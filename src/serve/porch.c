/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "serve/porch.h"

#include <glib/gi18n-lib.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <string.h>

struct _FlipPorch
{
  /* owned */
  SoupServer *server;
  GSocketService *service; /* NULL before it was opened */
  GPtrArray *visits;       /* of Visit, the oldest first */
  char *host;

  guint port;
};

/* A connection, as long as it is there. */
typedef struct
{
  FlipPorch *porch;
  GSocketConnection *connection; /* borrowed; NULL when it is gone */
  GSocketAddress *remote;        /* owned */
  guint patience;                /* the source that cuts it off; 0 after a whole request */
} Visit;

/* helpers */

static void
gone_cb (gpointer data, GObject *connection)
{
  Visit *visit = data;

  visit->connection = NULL;
  g_ptr_array_remove (visit->porch->visits, visit);
}

static void
free_visit (gpointer data)
{
  Visit *visit = data;

  if (visit->connection)
    g_object_weak_unref (G_OBJECT (visit->connection), gone_cb, visit);
  g_clear_handle_id (&visit->patience, g_source_remove);
  g_object_unref (visit->remote);
  g_free (visit);
}

/* Whoever reads from it notices, and lets it go. */
static void
cut_off (Visit *visit)
{
  g_socket_shutdown (g_socket_connection_get_socket (visit->connection), TRUE, TRUE, NULL);
}

static gboolean
too_slow_cb (gpointer data)
{
  Visit *visit = data;

  visit->patience = 0;
  cut_off (visit);
  return G_SOURCE_REMOVE;
}

static Visit *
visit_of (FlipPorch *porch, SoupServerMessage *message)
{
  GSocketAddress *remote = soup_server_message_get_remote_address (message);

  for (guint i = 0; i < porch->visits->len; i++)
    {
      Visit *visit = g_ptr_array_index (porch->visits, i);

      if (visit->remote == remote)
        return visit;
    }

  return NULL;
}

static void
got_body_cb (SoupServerMessage *message, FlipPorch *porch)
{
  Visit *visit = visit_of (porch, message);

  if (visit)
    g_clear_handle_id (&visit->patience, g_source_remove);
}

static void
started_cb (SoupServer *server, SoupServerMessage *message, FlipPorch *porch)
{
  g_signal_connect (message, "got-body", G_CALLBACK (got_body_cb), porch);
}

static gboolean
is_closed (const Visit *visit)
{
  return g_socket_is_closed (g_socket_connection_get_socket (visit->connection));
}

/* FALSE if everyone who is there has asked for something. */
static gboolean
make_room (FlipPorch *porch)
{
  for (guint i = porch->visits->len; i-- > 0;)
    {
      if (is_closed (g_ptr_array_index (porch->visits, i)))
        g_ptr_array_remove_index (porch->visits, i);
    }
  for (guint i = 0; i < porch->visits->len && porch->visits->len >= FLIP_MOST_CONNECTIONS; i++)
    {
      Visit *visit = g_ptr_array_index (porch->visits, i);

      if (!visit->patience)
        continue;
      cut_off (visit);
      g_ptr_array_remove_index (porch->visits, i);
    }
  return porch->visits->len < FLIP_MOST_CONNECTIONS;
}

static void
receive (FlipPorch *porch, GSocketConnection *connection, GSocketAddress *remote)
{
  Visit *visit = g_new0 (Visit, 1);

  visit->porch = porch;
  visit->connection = connection;
  visit->remote = g_object_ref (remote);
  visit->patience = g_timeout_add_seconds (FLIP_SLOWEST_REQUEST, too_slow_cb, visit);
  g_object_weak_ref (G_OBJECT (connection), gone_cb, visit);
  g_ptr_array_add (porch->visits, visit);
  g_socket_set_option (g_socket_connection_get_socket (connection), IPPROTO_TCP, TCP_USER_TIMEOUT,
                       FLIP_SLOWEST_ANSWER * 1000, NULL);
}

static gboolean
incoming_cb (GSocketService *service,
             GSocketConnection *connection,
             GObject *source,
             FlipPorch *porch)
{
  g_autoptr (GSocketAddress) local = g_socket_connection_get_local_address (connection, NULL);
  g_autoptr (GSocketAddress) remote = g_socket_connection_get_remote_address (connection, NULL);
  g_autoptr (SoupServer) server = g_object_ref (porch->server);

  if (!local || !remote || !make_room (porch))
    {
      g_socket_shutdown (g_socket_connection_get_socket (connection), TRUE, TRUE, NULL);
      return TRUE;
    }
  receive (porch, connection, remote);
  /* The answer may be given at once, and with it the end. */
  soup_server_accept_iostream (server, G_IO_STREAM (connection), local, remote, NULL);
  return TRUE;
}

/* What a phone can't open is not an address, such as 0.0.0.0, which stands for all of this computer's. */
static GSocketAddress *
read_address (const char *address, guint port)
{
  g_autoptr (GSocketAddress) read = g_inet_socket_address_new_from_string (address, port);
  GInetAddress *host = read ? g_inet_socket_address_get_address (G_INET_SOCKET_ADDRESS (read)) : NULL;

  return host && !g_inet_address_get_is_any (host) && !g_inet_address_get_is_multicast (host)
           ? g_steal_pointer (&read)
           : NULL;
}

static void
close_service (GSocketService *service, FlipPorch *porch)
{
  if (!service)
    return;
  g_signal_handlers_disconnect_by_data (service, porch);
  g_socket_service_stop (service);
  g_socket_listener_close (G_SOCKET_LISTENER (service));
  g_object_unref (service);
}

/* public functions */

FlipPorch *
flip_porch_new (SoupServer *server)
{
  FlipPorch *porch = g_new0 (FlipPorch, 1);

  porch->server = g_object_ref (server);
  porch->visits = g_ptr_array_new_with_free_func (free_visit);
  g_signal_connect (server, "request-started", G_CALLBACK (started_cb), porch);
  return porch;
}

void
flip_porch_free (FlipPorch *porch)
{
  close_service (porch->service, porch);
  g_signal_handlers_disconnect_by_data (porch->server, porch);
  soup_server_disconnect (porch->server);
  g_ptr_array_unref (porch->visits);
  g_object_unref (porch->server);
  g_free (porch->host);
  g_free (porch);
}

gboolean
flip_porch_open (FlipPorch *porch, const char *address, guint port, GError **error)
{
  g_autoptr (GSocketAddress) wanted = read_address (address, port);
  g_autoptr (GSocketAddress) got = NULL;
  GSocketService *service;

  if (!wanted)
    {
      /* Translators: %s: what was given as an address */
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _ ("“%s” is not an address of this computer."), address);
      return FALSE;
    }
  service = g_socket_service_new ();
  if (!g_socket_listener_add_address (G_SOCKET_LISTENER (service), wanted, G_SOCKET_TYPE_STREAM,
                                      G_SOCKET_PROTOCOL_TCP, NULL, &got, error))
    {
      g_object_unref (service);
      return FALSE;
    }
  g_signal_connect (service, "incoming", G_CALLBACK (incoming_cb), porch);
  close_service (porch->service, porch);
  porch->service = service;
  porch->port = g_inet_socket_address_get_port (G_INET_SOCKET_ADDRESS (got));
  g_free (porch->host);
  porch->host = g_strdup_printf (strchr (address, ':') ? "[%s]:%u" : "%s:%u", address, porch->port);
  return TRUE;
}

const char *
flip_porch_host (FlipPorch *porch)
{
  return porch->host;
}

guint
flip_porch_port (FlipPorch *porch)
{
  return porch->port;
}

GSocket *
flip_porch_socket (FlipPorch *porch, SoupServerMessage *message)
{
  Visit *visit = visit_of (porch, message);

  return visit ? g_socket_connection_get_socket (visit->connection) : NULL;
}
