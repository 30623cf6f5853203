/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "serve/share.h"

#include "serve/address.h"
#include "serve/porch.h"
#include "serve/token.h"

#include <glib/gi18n.h>
#include <libsoup/soup.h>

struct _FlipShare
{
  GObject parent_instance;

  GBytes *bytes;
  char *name;
  guint seconds; /* how long it is offered */
  guint n_taken;

  /* while it is offered */
  FlipPorch *porch;
  SoupServer *server;
  char *path, *link;
  gint64 end; /* in the monotonic clock's microseconds */
  guint timer;
};

G_DEFINE_FINAL_TYPE (FlipShare, flip_share, G_TYPE_OBJECT)

enum
{
  SECONDS = 1,
  N_PROPERTIES
};

enum
{
  CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPERTIES];
static guint signals[N_SIGNALS];

/* helpers */

static void
set_headers (FlipShare *self, SoupServerMessage *message)
{
  SoupMessageHeaders *headers = soup_server_message_get_response_headers (message);
  g_autoptr (GHashTable) file = g_hash_table_new (g_str_hash, g_str_equal);

  g_hash_table_insert (file, (gpointer) "filename", self->name);
  soup_message_headers_set_content_disposition (headers, "attachment", file);
}

/* What holds for each answer, a refusal too. */
static void
set_common_headers (SoupServerMessage *message)
{
  SoupMessageHeaders *headers = soup_server_message_get_response_headers (message);

  soup_message_headers_replace (headers, "Cache-Control", "no-store");
  soup_message_headers_replace (headers, "Content-Security-Policy", "default-src 'none'; sandbox");
  soup_message_headers_replace (headers, "Cross-Origin-Resource-Policy", "same-origin");
  soup_message_headers_replace (headers, "Referrer-Policy", "no-referrer");
  soup_message_headers_replace (headers, "X-Content-Type-Options", "nosniff");
}

/* Whoever does not have the whole link learns nothing, not even that something is offered. */
static void
refuse (SoupServerMessage *message)
{
  soup_message_headers_replace (soup_server_message_get_response_headers (message), "Connection",
                                "close");
  soup_server_message_set_status (message, SOUP_STATUS_NOT_FOUND, NULL);
}

/* A page elsewhere that points a name of its own at this address must not get the file. */
static gboolean
is_for_us (FlipShare *self, SoupServerMessage *message)
{
  const char *host =
    soup_message_headers_get_one (soup_server_message_get_request_headers (message), "Host");

  return host && g_ascii_strcasecmp (host, flip_porch_host (self->porch)) == 0;
}

static gboolean
has_link (FlipShare *self, SoupServerMessage *message)
{
  GUri *uri = soup_server_message_get_uri (message);

  return flip_token_is (self->path, g_uri_get_path (uri)) && !g_uri_get_query (uri);
}

static gboolean
has_body (SoupServerMessage *message)
{
  SoupMessageHeaders *headers = soup_server_message_get_request_headers (message);

  return soup_message_headers_get_encoding (headers) == SOUP_ENCODING_CHUNKED
         || soup_message_headers_get_content_length (headers) > 0;
}

static gboolean
is_get (SoupServerMessage *message)
{
  return soup_server_message_get_method (message) == SOUP_METHOD_GET;
}

static void
close_all (FlipShare *self)
{
  if (self->server)
    {
      g_signal_handlers_disconnect_by_data (self->server, self);
      soup_server_remove_handler (self->server, NULL);
    }
  g_clear_pointer (&self->porch, flip_porch_free);
  g_clear_object (&self->server);
  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->link, g_free);
  g_clear_handle_id (&self->timer, g_source_remove);
}

/* callbacks */

/* Before the body of a request is read: no request needs one, so it is thrown away. */
static void
early_cb (SoupServer *server,
          SoupServerMessage *message,
          const char *path,
          GHashTable *query,
          gpointer data)
{
  g_assert (FLIP_IS_SHARE (data));

  set_common_headers (message);
  soup_message_body_set_accumulate (soup_server_message_get_request_body (message), FALSE);
  if (has_body (message))
    refuse (message);
}

static void
request_cb (SoupServer *server,
            SoupServerMessage *message,
            const char *path,
            GHashTable *query,
            gpointer data)
{
  FlipShare *self = FLIP_SHARE (data);
  gboolean is_known =
    is_get (message) || soup_server_message_get_method (message) == SOUP_METHOD_HEAD;
  gsize size;
  const char *bytes = g_bytes_get_data (self->bytes, &size);

  if (!is_known || !is_for_us (self, message) || !has_link (self, message))
    {
      refuse (message);
      return;
    }
  set_headers (self, message);
  soup_server_message_set_response (message, "application/octet-stream", SOUP_MEMORY_COPY, bytes,
                                    size);
  soup_server_message_set_status (message, SOUP_STATUS_OK, NULL);
}

static void
finished_cb (SoupServer *server, SoupServerMessage *message, FlipShare *self)
{
  g_assert (FLIP_IS_SHARE (self));

  if (soup_server_message_get_status (message) != SOUP_STATUS_OK || !is_get (message))
    return;
  self->n_taken++;
  g_signal_emit (self, signals[CHANGED], 0);
}

static gboolean
time_is_up_cb (gpointer data)
{
  FlipShare *self = FLIP_SHARE (data);

  self->timer = 0;
  flip_share_stop (self);
  return G_SOURCE_REMOVE;
}

/* overrides */

static void
flip_share_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  g_assert (id == SECONDS);

  FLIP_SHARE (object)->seconds = g_value_get_uint (value);
}

static void
flip_share_dispose (GObject *object)
{
  close_all (FLIP_SHARE (object));
  G_OBJECT_CLASS (flip_share_parent_class)->dispose (object);
}

static void
flip_share_finalize (GObject *object)
{
  FlipShare *self = FLIP_SHARE (object);

  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_clear_pointer (&self->name, g_free);
  G_OBJECT_CLASS (flip_share_parent_class)->finalize (object);
}

static void
flip_share_class_init (FlipShareClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = flip_share_set_property;
  object_class->dispose = flip_share_dispose;
  object_class->finalize = flip_share_finalize;
  properties[SECONDS] =
    g_param_spec_uint ("seconds", NULL, NULL, 1, FLIP_SHARE_MINUTES * 60, FLIP_SHARE_MINUTES * 60,
                       G_PARAM_WRITABLE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
  signals[CHANGED] = g_signal_new ("changed", FLIP_TYPE_SHARE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
flip_share_init (FlipShare *self)
{
}

/* public functions */

FlipShare *
flip_share_new (GBytes *bytes, const char *name)
{
  FlipShare *self;

  g_return_val_if_fail (bytes && name && *name, NULL);

  self = g_object_new (FLIP_TYPE_SHARE, NULL);
  self->bytes = g_bytes_ref (bytes);
  self->name = g_strdup (name);
  return self;
}

gboolean
flip_share_start (FlipShare *self, const char *address, GError **error)
{
  g_autofree char *own = address ? NULL : flip_local_address (), *token = flip_token_new ();

  g_return_val_if_fail (FLIP_IS_SHARE (self), FALSE);
  g_return_val_if_fail (!self->porch, FALSE);

  if (!address && !own)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NETWORK_UNREACHABLE,
                           _ ("This computer is not in a network."));
      return FALSE;
    }
  self->server = soup_server_new (NULL, NULL);
  self->porch = flip_porch_new (self->server);
  if (!flip_porch_open (self->porch, address ? address : own, 0, error))
    {
      close_all (self);
      return FALSE;
    }
  self->path = g_strdup_printf ("/%s", token);
  self->link = g_strdup_printf ("http://%s%s", flip_porch_host (self->porch), self->path);
  soup_server_add_early_handler (self->server, NULL, early_cb, self, NULL);
  soup_server_add_handler (self->server, NULL, request_cb, self, NULL);
  g_signal_connect (self->server, "request-finished", G_CALLBACK (finished_cb), self);
  self->end = g_get_monotonic_time () + self->seconds * G_USEC_PER_SEC;
  self->timer = g_timeout_add_seconds (self->seconds, time_is_up_cb, self);
  return TRUE;
}

void
flip_share_stop (FlipShare *self)
{
  g_return_if_fail (FLIP_IS_SHARE (self));

  if (!self->porch)
    return;
  close_all (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

const char *
flip_share_link (FlipShare *self)
{
  g_return_val_if_fail (FLIP_IS_SHARE (self), NULL);

  return self->link;
}

guint
flip_share_n_taken (FlipShare *self)
{
  g_return_val_if_fail (FLIP_IS_SHARE (self), 0);

  return self->n_taken;
}

guint
flip_share_seconds_left (FlipShare *self)
{
  gint64 left;

  g_return_val_if_fail (FLIP_IS_SHARE (self), 0);

  left = self->porch ? self->end - g_get_monotonic_time () : 0;
  return (guint) ((MAX (left, 0) + G_USEC_PER_SEC - 1) / G_USEC_PER_SEC);
}
