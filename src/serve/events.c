/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Server-sent events: a guest's page keeps a request open, and is told there what is new. */

#include "serve/screens-private.h"

#include <string.h>

#define MOST_STREAMS 4 /* pages that one browser has open */

/* helpers */

typedef struct
{
  FlipScreens *screens;
  guint guest;
} Listener;

static void
finished_cb (SoupServerMessage *message, Listener *listener)
{
  FlipScreens *self = listener->screens;
  FlipGuest *guest = flip_guests_find_id (&self->guests, listener->guest);

  if (!guest || !g_ptr_array_remove (guest->streams, message))
    return;
  guest->heard = g_get_monotonic_time ();
  flip_screens_people_changed (self);
}

static void
free_listener (gpointer data, GClosure *closure)
{
  Listener *listener = data;

  g_object_unref (listener->screens);
  g_free (listener);
}

static void
send_to (SoupServerMessage *message, const char *event, const char *data)
{
  g_autofree char *text = g_strdup_printf ("event: %s\ndata: %s\n\n", event, data);

  soup_message_body_append (soup_server_message_get_response_body (message), SOUP_MEMORY_COPY, text,
                            strlen (text));
  soup_server_message_unpause (message);
}

/* for the other parts */

void
flip_screens_open_stream (FlipScreens *self, FlipGuest *guest, SoupServerMessage *message)
{
  SoupMessageHeaders *headers = soup_server_message_get_response_headers (message);
  g_autofree char *news = NULL;
  gboolean was_here = flip_guest_is_here (guest);
  Listener *listener = g_new (Listener, 1);

  listener->screens = g_object_ref (self);
  listener->guest = guest->id;
  while (guest->streams->len >= MOST_STREAMS)
    {
      g_autoptr (SoupServerMessage) oldest = g_ptr_array_steal_index (guest->streams, 0);

      soup_message_body_complete (soup_server_message_get_response_body (oldest));
      soup_server_message_unpause (oldest);
    }
  soup_server_message_set_status (message, SOUP_STATUS_OK, NULL);
  soup_message_headers_set_encoding (headers, SOUP_ENCODING_CHUNKED);
  soup_message_headers_set_content_type (headers, "text/event-stream", NULL);
  soup_message_body_set_accumulate (soup_server_message_get_response_body (message), FALSE);
  g_signal_connect_data (message, "finished", G_CALLBACK (finished_cb), listener, free_listener, 0);
  g_ptr_array_add (guest->streams, g_object_ref (message));
  guest->heard = g_get_monotonic_time ();
  if (!was_here)
    flip_screens_people_changed (self);
  news = flip_screens_news (self);
  send_to (message, "moment", news);
}

void
flip_screens_send (FlipGuest *guest, const char *event, const char *data)
{
  for (guint i = 0; i < guest->streams->len; i++)
    send_to (g_ptr_array_index (guest->streams, i), event, data);
}

void
flip_screens_close_streams (FlipGuest *guest, const char *event)
{
  g_autoptr (GPtrArray) streams = guest->streams;

  guest->streams = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < streams->len; i++)
    {
      SoupServerMessage *message = g_ptr_array_index (streams, i);

      send_to (message, event, "");
      soup_message_body_complete (soup_server_message_get_response_body (message));
    }
  guest->heard = g_get_monotonic_time ();
}

/* Written straight to the socket, as the last chunk of the answer. */
void
flip_screens_say_closed (FlipScreens *self, FlipGuest *guest)
{
  static const char event[] = "event: closed\ndata: \n\n";
  g_autofree char *chunk = g_strdup_printf ("%zx\r\n%s\r\n0\r\n\r\n", strlen (event), event);

  for (guint i = 0; i < guest->streams->len; i++)
    {
      GSocket *socket = flip_porch_socket (self->porch, g_ptr_array_index (guest->streams, i));

      if (socket)
        g_socket_send (socket, chunk, strlen (chunk), NULL, NULL);
    }
}
