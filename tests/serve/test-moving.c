/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A computer that gets another address while screens are on. */

#include "games/games.h"
#include "serve/screens-private.h"

#include <string.h>

static FlipScreens *
start (FlipSheetModel **model)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games[0]);
  g_autoptr (GError) error = NULL;
  FlipScreens *screens;

  flip_setup_fill_seats (setup, flip_games[0]->min_seats, NULL);
  *model = flip_sheet_model_new (NULL, flip_stored_sheet_new (flip_session_new (setup, NULL)));
  screens = flip_screens_new (*model);
  g_assert_true (flip_screens_start (screens, "127.0.0.1", 0, &error));
  g_assert_no_error (error);
  return screens;
}

static gboolean
is_reached (const char *address, guint port)
{
  g_autoptr (GSocketClient) client = g_socket_client_new ();
  g_autoptr (GSocketConnection) connection = NULL;

  g_socket_client_set_enable_proxy (client, FALSE);
  connection = g_socket_client_connect_to_host (client, address, (guint16) port, NULL, NULL);
  return connection != NULL;
}

static void
count_cb (FlipScreens *screens, guint *n)
{
  (*n)++;
}

/* The port, the token and the guests stay; nobody comes in at the old address any more. */
static void
test_move (void)
{
  g_autoptr (FlipSheetModel) model = NULL;
  g_autoptr (FlipScreens) screens = start (&model);
  guint port = screens->port, n_changed = 0;
  g_autofree char *moved =
    g_strdup_printf ("http://127.0.0.2:%u/%s/", port, screens->gate.token);

  g_signal_connect (screens, "changed", G_CALLBACK (count_cb), &n_changed);
  flip_guests_add (&screens->guests, "key", NULL);
  g_assert_true (is_reached ("127.0.0.1", port));
  g_assert_false (is_reached ("127.0.0.2", port));
  g_assert_true (flip_screens_move (screens, "127.0.0.2"));
  g_assert_cmpstr (flip_screens_link (screens), ==, moved);
  g_assert_cmpuint (n_changed, ==, 1);
  g_assert_true (is_reached ("127.0.0.2", port));
  g_assert_false (is_reached ("127.0.0.1", port));
  g_assert_nonnull (flip_guests_find (&screens->guests, "key"));
}

/* An address that it doesn't have changes nothing. */
static void
test_elsewhere (void)
{
  g_autoptr (FlipSheetModel) model = NULL;
  g_autoptr (FlipScreens) screens = start (&model);
  g_autofree char *link = g_strdup (flip_screens_link (screens));

  g_assert_false (flip_screens_move (screens, "203.0.113.7"));
  g_assert_cmpstr (flip_screens_link (screens), ==, link);
  g_assert_true (is_reached ("127.0.0.1", screens->port));
}

/* What a phone can't open is no address, though a computer can listen there. */
static void
test_no_address (void)
{
  static const char *const addresses[] = { "0.0.0.0", "::", "224.0.0.1", "somewhere" };
  g_autoptr (FlipSheetModel) model = NULL;
  g_autoptr (FlipScreens) screens = start (&model);

  flip_screens_stop (screens);
  for (guint i = 0; i < G_N_ELEMENTS (addresses); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (flip_screens_start (screens, addresses[i], 0, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
    }
}

/* If the port is taken there, it is another one. */
static void
test_taken (void)
{
  g_autoptr (FlipSheetModel) model = NULL;
  g_autoptr (FlipScreens) screens = start (&model);
  g_autoptr (GSocketListener) other = g_socket_listener_new ();
  g_autoptr (GSocketAddress) there = g_inet_socket_address_new_from_string ("127.0.0.2", screens->port);
  guint port = screens->port;

  g_assert_true (g_socket_listener_add_address (other, there, G_SOCKET_TYPE_STREAM,
                                                G_SOCKET_PROTOCOL_TCP, NULL, NULL, NULL));
  g_assert_true (flip_screens_move (screens, "127.0.0.2"));
  g_assert_cmpuint (screens->port, !=, port);
  g_assert_true (is_reached ("127.0.0.2", screens->port));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/serve/moving/move", test_move);
  g_test_add_func ("/serve/moving/elsewhere", test_elsewhere);
  g_test_add_func ("/serve/moving/no-address", test_no_address);
  g_test_add_func ("/serve/moving/taken", test_taken);
  return g_test_run ();
}
