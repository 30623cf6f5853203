/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What strangers send to a sheet that is served: whole requests as bytes, to a server that knows one guest at
   each seat. */

#include "tests/fuzz/fuzz.h"

#include "games/games.h"
#include "serve/screens-private.h"
#include "tests/engine/play.h"

#define TOKEN  "AAAAAAAAAAAAAAAAAAAAAA"
#define SECRET "BBBBBBBBBBBBBBBBBBBBBB" /* so that versions of the corpus hold */
#define MOST  200 /* turns of the main loop */

static FlipScreens *
serve (FlipSheetModel *model)
{
  FlipScreens *screens = flip_screens_new (model);

  flip_gate_set (&screens->gate, TOKEN, "0000");
  g_free (screens->secret);
  screens->secret = g_strdup (SECRET);
  for (guint seat = 0; seat < 2; seat++)
    {
      g_autofree char *key = g_strdup_printf ("%u", seat + 1);

      flip_guests_seat (&screens->guests, flip_guests_add (&screens->guests, key, NULL), FLIP_ROLE_SEAT,
                        (int) seat);
    }
  screens->hints = FALSE; /* threads that think would outlive the request */
  flip_screens_open (screens);
  return screens;
}

static void
send_bytes (FlipScreens *screens, const guint8 *data, gsize size)
{
  g_autoptr (GInputStream) in = g_memory_input_stream_new_from_data (data, (gssize) size, NULL);
  g_autoptr (GOutputStream) out = g_memory_output_stream_new_resizable ();
  g_autoptr (GIOStream) stream = g_simple_io_stream_new (in, out);
  g_autoptr (GSocketAddress) here = g_inet_socket_address_new_from_string ("127.0.0.1", 80);

  soup_server_accept_iostream (screens->server, stream, here, here, NULL);
  for (guint i = 0; i < MOST && g_main_context_iteration (NULL, FALSE); i++)
    ;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (FlipSetup) setup = play_dealt_setup (2, 5);
  g_autoptr (FlipSheetModel) model =
    flip_sheet_model_new (NULL, flip_stored_sheet_new (flip_session_new (setup, NULL)));
  g_autoptr (FlipScreens) screens = serve (model);

  send_bytes (screens, data, size);
  return 0;
}
