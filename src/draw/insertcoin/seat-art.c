/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/insertcoin/insertcoin-art.h"
#include "draw/kit/seat-disc.h"

/* Players: a disc in their ink, and as much of their name as there is room for. */

void
insertcoin_seat_disc (FlipCanvas *canvas, guint seat, double x, double y, double radius)
{
  g_autofree char *name = flip_canvas_player (canvas, seat);

  flip_seat_disc_draw (canvas, seat, name, x, y, radius);
}

/* A name that would be hard to read in smaller letters is cut off. */
void
insertcoin_seat_name (FlipCanvas *canvas,
                      guint seat,
                      FlipType type,
                      double x,
                      double y,
                      double most)
{
  g_autofree char *name = flip_canvas_player (canvas, seat);
  glong n = g_utf8_strlen (name, -1);

  while (n > 1 && !flip_text_fits (canvas, name, type, most))
    {
      g_autofree char *start = g_utf8_substring (name, 0, --n);

      g_free (name);
      name = g_strconcat (g_strchomp (start), "…", NULL);
    }
  flip_text_draw (canvas, name, type, canvas->palette->text, x, y, FLIP_ALIGN_START, most);
}
