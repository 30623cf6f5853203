/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A file that is offered: who gets it, who does not, and for how long. All of it on this computer,
   without a browser: what a stranger sends is written out. */

#include "serve/share.h"

#include <gio/gio.h>
#include <string.h>

#define HERE "127.0.0.1"

/* How many can be open. */
#define MOST_CONNECTIONS 32

typedef struct
{
  guint16 port;
  const char *request;
  char *answer; /* NULL: nobody was there */
  gsize size;
  gboolean done; /* atomic */
} Asking;

/* Reads until the other side closes: the requests ask for that. */
static gpointer
ask_in_thread (gpointer data)
{
  Asking *asking = data;
  g_autoptr (GSocketClient) client = g_socket_client_new ();
  g_autoptr (GSocketConnection) connection = NULL;
  g_autoptr (GByteArray) got = g_byte_array_new ();
  guint8 bytes[4096];
  gssize n;

  g_socket_client_set_timeout (client, 20);
  g_socket_client_set_enable_proxy (client, FALSE);
  connection = g_socket_client_connect_to_host (client, HERE, asking->port, NULL, NULL);
  if (connection)
    {
      GIOStream *stream = G_IO_STREAM (connection);

      g_output_stream_write_all (g_io_stream_get_output_stream (stream), asking->request,
                                 strlen (asking->request), NULL, NULL, NULL);
      while ((n = g_input_stream_read (g_io_stream_get_input_stream (stream), bytes, sizeof bytes,
                                       NULL, NULL))
             > 0)
        g_byte_array_append (got, bytes, (guint) n);
      asking->size = got->len;
      g_byte_array_append (got, (const guint8 *) "", 1);
      asking->answer = (char *) g_byte_array_free (g_steal_pointer (&got), FALSE);
    }
  g_atomic_int_set (&asking->done, TRUE);
  g_main_context_wakeup (NULL);
  return NULL;
}

/* The whole answer with its headers; NULL if nobody listens. */
static char *
send_to (guint16 port, const char *request, gsize *size)
{
  Asking asking = { .port = port, .request = request };
  GThread *thread = g_thread_new ("ask", ask_in_thread, &asking);

  while (!g_atomic_int_get (&asking.done))
    g_main_context_iteration (NULL, TRUE);
  g_thread_join (thread);
  if (size)
    *size = asking.size;
  return asking.answer;
}

static GUri *
parse_link (FlipShare *share)
{
  g_autoptr (GError) error = NULL;
  GUri *uri = g_uri_parse (flip_share_link (share), G_URI_FLAGS_NONE, &error);

  g_assert_no_error (error);
  return uri;
}

static FlipShare *
start_seconds (const char *text, const char *name, guint seconds)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  FlipShare *share = flip_share_new (bytes, name);

  g_object_set (share, "seconds", seconds, NULL);
  g_assert_null (flip_share_link (share));
  flip_share_start (share, HERE, &error);
  g_assert_no_error (error);
  g_assert_nonnull (flip_share_link (share));
  return share;
}

static FlipShare *
start (const char *text, const char *name)
{
  return start_seconds (text, name, FLIP_SHARE_MINUTES * 60);
}

static char *
ask_as (FlipShare *share, const char *method, const char *path, const char *host)
{
  g_autoptr (GUri) uri = parse_link (share);
  g_autofree char *request =
    g_strdup_printf ("%s %s HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n\r\n", method, path, host);

  return send_to ((guint16) g_uri_get_port (uri), request, NULL);
}

static void
expect_nothing (const char *answer)
{
  g_assert_nonnull (answer);
  g_assert_true (g_str_has_prefix (answer, "HTTP/1.1 404 "));
  g_assert_null (strstr (answer, "secret"));
  g_assert_null (strstr (answer, "attachment"));
}

static void
count_cb (FlipShare *share, gpointer count)
{
  ++*(guint *) count;
}

static void
test_taken (void)
{
  g_autoptr (FlipShare) share = start ("flipsheet secret\n", "Fliptown Ann.flipsheet");
  g_autoptr (GUri) uri = parse_link (share);
  g_autofree char *host = g_strdup_printf (HERE ":%d", g_uri_get_port (uri)), *answer = NULL;
  guint n_changed = 0;

  g_signal_connect (share, "changed", G_CALLBACK (count_cb), &n_changed);
  g_assert_cmpstr (g_uri_get_scheme (uri), ==, "http");
  g_assert_cmpstr (g_uri_get_host (uri), ==, HERE);
  g_assert_cmpuint (strlen (g_uri_get_path (uri)), ==, 1 + 22);
  answer = ask_as (share, "GET", g_uri_get_path (uri), host);
  g_assert_true (g_str_has_prefix (answer, "HTTP/1.1 200 "));
  g_assert_true (g_str_has_suffix (answer, "\r\n\r\nflipsheet secret\n"));
  g_assert_nonnull (strstr (answer, "\r\nContent-Disposition: attachment; "
                                    "filename=\"Fliptown Ann.flipsheet\"\r\n"));
  g_assert_nonnull (strstr (answer, "\r\nX-Content-Type-Options: nosniff\r\n"));
  g_assert_nonnull (strstr (answer, "\r\nCache-Control: no-store\r\n"));
  g_assert_nonnull (strstr (answer, "\r\nContent-Type: application/octet-stream\r\n"));
  g_assert_cmpuint (flip_share_n_taken (share), ==, 1);
  g_assert_cmpuint (n_changed, ==, 1);
  g_free (answer);
  answer = ask_as (share, "HEAD", g_uri_get_path (uri), host);
  g_assert_true (g_str_has_prefix (answer, "HTTP/1.1 200 "));
  g_assert_null (strstr (answer, "secret"));
  g_assert_cmpuint (flip_share_n_taken (share), ==, 1);
  g_free (answer);
  answer = ask_as (share, "GET", g_uri_get_path (uri), host);
  g_assert_cmpuint (flip_share_n_taken (share), ==, 2);
}

/* Whatever is in it, not only text. */
static void
test_bytes (void)
{
  guint8 data[70000];
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (FlipShare) share = NULL;
  g_autoptr (GUri) uri = NULL;
  g_autofree char *request = NULL, *answer = NULL;
  gsize size;

  for (guint i = 0; i < sizeof data; i++)
    data[i] = (guint8) (i * 31);
  bytes = g_bytes_new (data, sizeof data);
  share = flip_share_new (bytes, "picture.png");
  g_assert_true (flip_share_start (share, HERE, NULL));
  uri = parse_link (share);
  request = g_strdup_printf ("GET %s HTTP/1.1\r\nHost: " HERE ":%d\r\nConnection: close\r\n\r\n",
                             g_uri_get_path (uri), g_uri_get_port (uri));
  answer = send_to ((guint16) g_uri_get_port (uri), request, &size);
  g_assert_cmpuint (size, >, sizeof data);
  g_assert_cmpmem (answer + size - sizeof data, sizeof data, data, sizeof data);
}

static void
test_name (void)
{
  g_autoptr (FlipShare) share = start ("x", "Fünf “Städte”\"\r\nX-Bad: 1.flipsheet");
  g_autoptr (GUri) uri = parse_link (share);
  g_autofree char *host = g_strdup_printf (HERE ":%d", g_uri_get_port (uri));
  g_autofree char *answer = ask_as (share, "GET", g_uri_get_path (uri), host);

  g_assert_true (g_str_has_prefix (answer, "HTTP/1.1 200 "));
  g_assert_nonnull (strstr (answer, "filename*=UTF-8''F%C3%BCnf"));
  g_assert_null (strstr (answer, "\nX-Bad"));
}

static void
test_strangers (void)
{
  static const struct
  {
    const char *method, *path, *host; /* NULL: the right one */
  } strangers[] = {
    { "GET", "/", NULL },
    { "GET", "/AAAAAAAAAAAAAAAAAAAAAA", NULL },
    { "GET", "//", NULL },
    { "GET", "/../../etc/passwd", NULL },
    { "GET", "/favicon.ico", NULL },
    { "OPTIONS", "*", NULL },
    { "POST", NULL, NULL },
    { "PUT", NULL, NULL },
    { "DELETE", NULL, NULL },
    { "OPTIONS", NULL, NULL },
    { "GET", NULL, "flipside.example" },
    { "GET", NULL, "flipside.example:80" },
    { "GET", NULL, HERE },
    { "GET", NULL, "localhost" },
    { "GET", NULL, "127.0.0.2:1" },
  };
  g_autoptr (FlipShare) share = start ("secret", "secret.flipsheet");
  g_autoptr (GUri) uri = parse_link (share);
  g_autofree char *host = g_strdup_printf (HERE ":%d", g_uri_get_port (uri));

  for (guint i = 0; i < G_N_ELEMENTS (strangers); i++)
    {
      g_autofree char *answer = ask_as (
        share, strangers[i].method, strangers[i].path ? strangers[i].path : g_uri_get_path (uri),
        strangers[i].host ? strangers[i].host : host);

      g_test_message ("%s %s", strangers[i].method, strangers[i].path ? strangers[i].path : "link");
      expect_nothing (answer);
    }
  g_assert_cmpuint (flip_share_n_taken (share), ==, 0);
}

/* The link itself, with something more or less. */
static void
test_nearly (void)
{
  g_autoptr (FlipShare) share = start ("secret", "secret.flipsheet");
  g_autoptr (GUri) uri = parse_link (share);
  const char *path = g_uri_get_path (uri);
  g_autofree char *host = g_strdup_printf (HERE ":%d", g_uri_get_port (uri));
  g_autofree char *less = g_strndup (path, strlen (path) - 1),
                  *slash = g_strconcat (path, "/", NULL);
  g_autofree char *more = g_strconcat (path, "A", NULL), *query = g_strconcat (path, "?x", NULL);
  const char *const paths[] = { less, slash, more, query };

  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autofree char *answer = ask_as (share, "GET", paths[i], host);

      expect_nothing (answer);
    }
}

/* What is sent beside a request. */
static void
test_body (void)
{
  g_autoptr (FlipShare) share = start ("secret", "secret.flipsheet");
  g_autoptr (GUri) uri = parse_link (share);
  guint16 port = (guint16) g_uri_get_port (uri);
  g_autofree char *sized =
    g_strdup_printf ("GET %s HTTP/1.1\r\nHost: " HERE ":%u\r\nContent-Length: 5\r\n\r\nhello",
                     g_uri_get_path (uri), port);
  g_autofree char *chunked =
    g_strdup_printf ("GET %s HTTP/1.1\r\nHost: " HERE
                     ":%u\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
                     g_uri_get_path (uri), port);
  g_autofree char *answer = send_to (port, sized, NULL), *other = send_to (port, chunked, NULL);
  g_autofree char *nonsense = send_to (port, "\x01\x02\r\n\r\n", NULL);

  expect_nothing (answer);
  expect_nothing (other);
  g_assert_null (strstr (nonsense, "secret"));
}

static gpointer
read_in_thread (gpointer connection)
{
  char byte;
  gssize n = g_input_stream_read (g_io_stream_get_input_stream (connection), &byte, 1, NULL, NULL);

  return GINT_TO_POINTER (n > 0);
}

/* Whoever holds all connections keeps nobody out. */
static void
test_many (void)
{
  g_autoptr (FlipShare) share = start ("secret", "secret.flipsheet");
  g_autoptr (GUri) uri = parse_link (share);
  g_autoptr (GSocketClient) client = g_socket_client_new ();
  g_autoptr (GPtrArray) held = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *host = g_strdup_printf (HERE ":%d", g_uri_get_port (uri)), *answer = NULL;

  g_socket_client_set_enable_proxy (client, FALSE);
  for (guint i = 0; i < 2 * MOST_CONNECTIONS; i++)
    {
      GSocketConnection *one =
        g_socket_client_connect_to_host (client, HERE, (guint16) g_uri_get_port (uri), NULL, NULL);

      g_assert_nonnull (one);
      g_ptr_array_add (held, one);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
  answer = ask_as (share, "GET", g_uri_get_path (uri), host);
  g_assert_true (g_str_has_prefix (answer, "HTTP/1.1 200 "));
  for (guint i = 0; i <= MOST_CONNECTIONS; i++)
    g_assert_null (
      g_thread_join (g_thread_new ("read", read_in_thread, g_ptr_array_index (held, i))));
}

static void
test_time (void)
{
  g_autoptr (FlipShare) share = start_seconds ("secret", "secret.flipsheet", 1);
  g_autoptr (GUri) uri = parse_link (share);
  guint n_changed = 0;

  g_signal_connect (share, "changed", G_CALLBACK (count_cb), &n_changed);
  g_assert_cmpuint (flip_share_seconds_left (share), ==, 1);
  while (flip_share_link (share))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (n_changed, ==, 1);
  g_assert_cmpuint (flip_share_seconds_left (share), ==, 0);
  g_assert_null (send_to ((guint16) g_uri_get_port (uri), "GET / HTTP/1.1\r\n\r\n", NULL));
}

static void
test_stop (void)
{
  g_autoptr (FlipShare) share = start ("secret", "secret.flipsheet");
  g_autoptr (GUri) uri = parse_link (share);
  g_autofree char *first = g_strdup (flip_share_link (share));
  guint n_changed = 0;

  g_assert_cmpuint (flip_share_seconds_left (share), ==, FLIP_SHARE_MINUTES * 60);
  g_signal_connect (share, "changed", G_CALLBACK (count_cb), &n_changed);
  flip_share_stop (share);
  flip_share_stop (share);
  g_assert_cmpuint (n_changed, ==, 1);
  g_assert_null (flip_share_link (share));
  g_assert_null (send_to ((guint16) g_uri_get_port (uri), "GET / HTTP/1.1\r\n\r\n", NULL));
  g_assert_true (flip_share_start (share, HERE, NULL));
  g_assert_cmpstr (flip_share_link (share), !=, first);
}

static void
stop_cb (FlipShare *share, gpointer data)
{
  flip_share_stop (share);
}

/* Once taken, it may be stopped at once. */
static void
test_once (void)
{
  g_autoptr (FlipShare) share = start ("secret", "secret.flipsheet");
  g_autoptr (GUri) uri = parse_link (share);
  g_autofree char *host = g_strdup_printf (HERE ":%d", g_uri_get_port (uri)), *answer = NULL;

  g_signal_connect (share, "changed", G_CALLBACK (stop_cb), NULL);
  answer = ask_as (share, "GET", g_uri_get_path (uri), host);
  g_assert_true (g_str_has_suffix (answer, "secret"));
  g_assert_null (flip_share_link (share));
  g_assert_cmpuint (flip_share_n_taken (share), ==, 1);
}

static void
test_no_address (void)
{
  static const char *const addresses[] = { "", "example.org", "192.0.2.1", "127.0.0.1:80" };
  g_autoptr (GBytes) bytes = g_bytes_new_static ("x", 1);

  for (guint i = 0; i < G_N_ELEMENTS (addresses); i++)
    {
      g_autoptr (FlipShare) share = flip_share_new (bytes, "x");
      g_autoptr (GError) error = NULL;

      g_assert_false (flip_share_start (share, addresses[i], &error));
      g_assert_nonnull (error);
      g_assert_null (flip_share_link (share));
      g_assert_true (flip_share_start (share, HERE, NULL));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/serve/share/taken", test_taken);
  g_test_add_func ("/serve/share/bytes", test_bytes);
  g_test_add_func ("/serve/share/name", test_name);
  g_test_add_func ("/serve/share/strangers", test_strangers);
  g_test_add_func ("/serve/share/nearly", test_nearly);
  g_test_add_func ("/serve/share/body", test_body);
  g_test_add_func ("/serve/share/many", test_many);
  g_test_add_func ("/serve/share/time", test_time);
  g_test_add_func ("/serve/share/stop", test_stop);
  g_test_add_func ("/serve/share/once", test_once);
  g_test_add_func ("/serve/share/no-address", test_no_address);
  return g_test_run ();
}
