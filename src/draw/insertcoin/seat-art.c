/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/insertcoin/insertcoin-art.h"

/* Players: a disc in their ink, and as much of their name as there is room for. */

/* The first letter of the name; the number where nobody has a name. */
static void
read_letter (FlipCanvas *canvas, guint seat, char letter[8])
{
  g_autofree char *name = flip_canvas_player (canvas, seat);
  gunichar first = g_utf8_get_char_validated (name, -1);

  if (!canvas->setup || first == 0 || first >= (gunichar) -2)
    g_snprintf (letter, 8, "%u", seat + 1);
  else
    letter[g_unichar_to_utf8 (g_unichar_totitle (first), letter)] = '\0';
}

void
insertcoin_seat_disc (FlipCanvas *canvas, guint seat, double x, double y, double radius)
{
  char letter[8] = "";

  read_letter (canvas, seat, letter);
  cairo_new_path (canvas->cr);
  cairo_arc (canvas->cr, x, y, radius, 0, 2 * G_PI);
  flip_canvas_fill (canvas, flip_palette_ink (canvas->palette, seat));
  flip_text_draw (canvas, letter, (FlipType){ MAX (10, radius * 1.1), FLIP_HEAVY },
                  canvas->palette->board, x, y, FLIP_ALIGN_MIDDLE, 2 * radius - 4);
}

/* A long name loses its end, for small letters would say less. */
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

  while (n > 1 && flip_text_width (canvas, name, type) > most)
    {
      g_autofree char *start = g_utf8_substring (name, 0, --n);

      g_free (name);
      name = g_strconcat (g_strchomp (start), "…", NULL);
    }
  flip_text_draw (canvas, name, type, canvas->palette->text, x, y, FLIP_ALIGN_START, most);
}
