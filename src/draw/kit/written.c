/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/kit/written.h"

#include "draw/kit/glyph.h"

#include <string.h>

static const cairo_user_data_key_t reader;

/* helpers */

static void
clear_written (gpointer data)
{
  g_free (((FlipWritten *) data)->words);
}

/* Shorter words, such as the Spanish "a", are the beginning or end of many others. */
#define LEAST_WORD 3

/* Removes the last word if it says part of what the symbol says: "silver {silver}". */
static void
drop_part (GString *plain, const char *word)
{
  const char *end = plain->str + plain->len, *start;

  while (end > plain->str && end[-1] == ' ')
    end--;
  start = end;
  while (start > plain->str && g_unichar_isalpha (g_utf8_get_char (g_utf8_prev_char (start))))
    start = g_utf8_prev_char (start);
  if (end - start >= LEAST_WORD)
    {
      g_autofree char *part = g_strndup (start, (gsize) (end - start));

      if (g_str_has_prefix (word, part) || g_str_has_suffix (word, part))
        g_string_truncate (plain, (gsize) (start - plain->str));
    }
}

/* A symbol beside its own word becomes that word alone: "{pan} pan". */
static void
add_glyph (GString *plain, FlipGlyph glyph, const char *rest)
{
  const char *word = flip_glyph_spoken (glyph);

  if (!word || g_str_has_prefix (rest + strspn (rest, " *"), word))
    return;
  drop_part (plain, word);
  g_string_append (plain, word);
  if (g_ascii_isalnum (*rest))
    g_string_append_c (plain, ' ');
}

static gboolean
ends_in_blank (const GString *text)
{
  return text->len == 0 || text->str[text->len - 1] == ' ';
}

/* public functions */

GArray *
flip_written_read (cairo_t *cr)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (FlipWritten));

  g_array_set_clear_func (all, clear_written);
  cairo_set_user_data (cr, &reader, all, NULL);
  return all;
}

gboolean
flip_written_note (cairo_t *cr, double x, double width, double y, const char *words)
{
  GArray *all = cairo_get_user_data (cr, &reader);
  FlipWritten written = { .x = x, .middle = x + width / 2, .y = y };
  double same = y;

  if (!all)
    return FALSE;
  cairo_user_to_device (cr, &written.middle, &same);
  cairo_user_to_device (cr, &written.x, &written.y);
  written.words = flip_written_plain (words);
  g_array_append_val (all, written);
  return TRUE;
}

char *
flip_written_plain (const char *line)
{
  GString *plain = g_string_new (NULL);

  for (const char *at = line; *at; at++)
    {
      const char *end = *at == '{' ? strchr (at, '}') : NULL;
      FlipGlyph glyph;

      if (end && flip_glyph_find (at + 1, (gsize) (end - at - 1), &glyph))
        {
          add_glyph (plain, glyph, end + 1);
          at = end;
        }
      else if (!strchr ("*[]", *at) && !(*at == ' ' && ends_in_blank (plain)))
        g_string_append_c (plain, *at);
    }
  return g_strstrip (g_string_free (plain, FALSE));
}
