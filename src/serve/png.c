/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "serve/png.h"

#include <string.h>
#include <zlib.h>

#define LEVEL    3 /* of compression: more takes twice as long for a tenth less */
#define CHANNELS 3

/* helpers */

static void
add_number (GByteArray *bytes, guint32 number)
{
  number = GUINT32_TO_BE (number);
  g_byte_array_append (bytes, (const guint8 *) &number, sizeof number);
}

/* Its length, its name, the data, and a checksum of the last two. */
static void
add_chunk (GByteArray *bytes, const char *name, const guint8 *data, gsize size)
{
  gulong sum = crc32 (0, (const guint8 *) name, 4);

  add_number (bytes, (guint32) size);
  g_byte_array_append (bytes, (const guint8 *) name, 4);
  g_byte_array_append (bytes, data, (guint) size);
  add_number (bytes, (guint32) crc32_z (sum, data, size));
}

static void
add_header (GByteArray *bytes, guint width, guint height)
{
  static const guint8 signature[] = { 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n' };
  static const guint8 kind[] = { 8, 2, 0, 0, 0 }; /* bits of a channel, colours without alpha, and the usual */
  g_autoptr (GByteArray) header = g_byte_array_new ();

  add_number (header, width);
  add_number (header, height);
  g_byte_array_append (header, kind, sizeof kind);
  g_byte_array_append (bytes, signature, sizeof signature);
  add_chunk (bytes, "IHDR", header->data, header->len);
}

/* The rows, each after a 0: none is filtered. */
static guint8 *
rows_of (cairo_surface_t *surface, guint width, guint height, gsize *size)
{
  const guint8 *data = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);
  gsize row = 1 + (gsize) width * CHANNELS;
  guint8 *rows = g_try_malloc (row * height), *to = rows;

  *size = row * height;
  for (guint y = 0; rows && y < height; y++)
    {
      const guint32 *pixels = (const guint32 *) (gconstpointer) (data + (gsize) y * (gsize) stride);

      *to++ = 0;
      for (guint x = 0; x < width; x++)
        {
          *to++ = (guint8) (pixels[x] >> 16);
          *to++ = (guint8) (pixels[x] >> 8);
          *to++ = (guint8) pixels[x];
        }
    }

  return rows;
}

/* public functions */

GBytes *
flip_png_of (cairo_surface_t *surface)
{
  guint width = (guint) cairo_image_surface_get_width (surface);
  guint height = (guint) cairo_image_surface_get_height (surface);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autofree guint8 *rows = NULL, *packed = NULL;
  gsize size = 0;
  gulong length;

  cairo_surface_flush (surface);
  if (cairo_surface_status (surface) != CAIRO_STATUS_SUCCESS)
    return NULL;
  rows = rows_of (surface, width, height, &size);
  length = compressBound (size);
  packed = rows ? g_try_malloc (length) : NULL;
  if (!packed || compress2 (packed, &length, rows, size, LEVEL) != Z_OK)
    return NULL;
  add_header (bytes, width, height);
  add_chunk (bytes, "IDAT", packed, length);
  add_chunk (bytes, "IEND", (const guint8 *) "", 0);
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}
