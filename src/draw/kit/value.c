/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/kit/value.h"

/* Large enough to be pointed at, but not reaching into the line above. */
#define LEAST_WIDTH  20
#define LEAST_HEIGHT 15

static const cairo_user_data_key_t reader_key;

/* helpers */

static FlipValueReader *
reader_of (FlipCanvas *canvas)
{
  return cairo_get_user_data (canvas->cr, &reader_key);
}

static void
add_name (FlipCanvas *canvas, FlipValueName name)
{
  FlipValueReader *reader = reader_of (canvas);

  if (!reader)
    return;
  if (reader->next == reader->n)
    flip_value_forget_names (reader);
  /* An edition may have more values than its sheet draws, so the list may be full of unused
     names. */
  if (reader->n < G_N_ELEMENTS (reader->names))
    reader->names[reader->n++] = name;
}

static gboolean
takes_word (const FlipValueReader *reader)
{
  return reader->next < reader->n && reader->names[reader->next].is_word;
}

/* Uses the rectangle of the text, enlarged to the least size. */
static void
take_name (FlipCanvas *canvas, FlipValueReader *reader, FlipRect rect, const char *text)
{
  const FlipValueName *name = &reader->names[reader->next++];
  FlipPrintedValue value = { name->group, name->key, name->part, { 0 }, atoi (text) };
  double x = rect.x + rect.width, y = rect.y + rect.height;

  cairo_user_to_device (canvas->cr, &rect.x, &rect.y);
  cairo_user_to_device (canvas->cr, &x, &y);
  value.rect = flip_rect_around ((rect.x + x) / 2, (rect.y + y) / 2, MAX (x - rect.x, LEAST_WIDTH),
                                 MAX (y - rect.y, LEAST_HEIGHT));
  g_array_append_val (reader->values, value);
}

static void
take_number (FlipCanvas *canvas,
             FlipValueReader *reader,
             const char *text,
             const char *number,
             gsize length,
             FlipType type,
             FlipRect rect)
{
  g_autofree char *before = g_strndup (text, (gsize) (number - text));
  g_autofree char *digits = g_strndup (number, length);

  rect.x += flip_text_width (canvas, before, type);
  rect.width = flip_text_width (canvas, digits, type);
  take_name (canvas, reader, rect, digits);
}

/* public functions */

void
flip_value_read (cairo_t *cr, FlipValueReader *reader)
{
  cairo_set_user_data (cr, &reader_key, reader, NULL);
}

void
flip_value_forget_names (FlipValueReader *reader)
{
  reader->next = reader->n = 0;
}

void
flip_value_name (FlipCanvas *canvas, const char *group, const char *key, int part)
{
  add_name (canvas, (FlipValueName){ group, key, part, FALSE });
}

void
flip_value_name_word (FlipCanvas *canvas, const char *group, const char *key, int part)
{
  add_name (canvas, (FlipValueName){ group, key, part, TRUE });
}

void
flip_value_note (FlipCanvas *canvas, const char *text, FlipType type, double x, double y)
{
  FlipValueReader *reader = reader_of (canvas);
  FlipRect rect = { x, y - type.size / 2, 0, type.size };

  if (!reader)
    return;
  if (takes_word (reader))
    {
      rect.width = flip_text_width (canvas, text, type);
      take_name (canvas, reader, rect, text);
      return;
    }
  for (const char *at = text; *at && reader->next < reader->n; at++)
    {
      gsize length = 0;

      while (g_ascii_isdigit (at[length]))
        length++;
      if (!length)
        continue;
      take_number (canvas, reader, text, at, length, type, rect);
      at += length - 1;
    }
}
