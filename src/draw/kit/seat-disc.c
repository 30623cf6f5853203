/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/kit/seat-disc.h"

#include "draw/kit/text.h"
#include "engine/base/phrase.h"

#include <string.h>

#define MOST_DIGITS 2

/* The number at the end of a name, after a space; NULL if there is none. */
static const char *
number_of (const char *name)
{
  const char *space = strrchr (name, ' ');
  gsize n = space ? strspn (space + 1, "0123456789") : 0;

  return n > 0 && n <= MOST_DIGITS && space[1 + n] == '\0' ? space + 1 : NULL;
}

void
flip_seat_letters (const char *name, char letters[FLIP_SEAT_LETTERS_SIZE])
{
  const char *number = number_of (name);
  gunichar first = g_utf8_get_char_validated (flip_phrase_isolated (name), -1);

  g_return_if_fail (name != NULL);

  letters[0] = '\0';
  if (number)
    g_strlcpy (letters, number, FLIP_SEAT_LETTERS_SIZE);
  else if (first < (gunichar) -2 && g_unichar_isgraph (first))
    letters[g_unichar_to_utf8 (g_unichar_totitle (first), letters)] = '\0';
}

void
flip_seat_disc_draw (FlipCanvas *canvas,
                     guint seat,
                     const char *name,
                     double x,
                     double y,
                     double radius)
{
  char letters[FLIP_SEAT_LETTERS_SIZE];

  g_return_if_fail (seat < FLIP_MAX_SEATS);

  flip_seat_letters (name, letters);
  flip_canvas_fill_disc (canvas, x, y, radius, flip_palette_ink (canvas->palette, seat));
  flip_text_draw (canvas, letters, (FlipType){ MAX (10, radius * 1.1), FLIP_HEAVY },
                  canvas->palette->board, x, y, FLIP_ALIGN_MIDDLE, 2 * radius - 4);
}
