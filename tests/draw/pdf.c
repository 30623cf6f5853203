/* SPDX-License-Identifier: GPL-3.0-or-later */
#define _GNU_SOURCE /* memmem */
#include "tests/draw/pdf.h"

#include <gio/gio.h>
#include <string.h>

#define BEGINNING "stream\n"

/* What is not packed, or not by this method, fails and adds nothing. */
static void
append_unpacked (GByteArray *out, const char *data, gsize size)
{
  g_autoptr (GConverter) converter =
    G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB));
  g_autoptr (GInputStream) packed = g_memory_input_stream_new_from_data (data, (gssize) size, NULL);
  g_autoptr (GInputStream) stream = g_converter_input_stream_new (packed, converter);
  guint8 block[4096];
  gssize n;

  while ((n = g_input_stream_read (stream, block, sizeof block, NULL, NULL)) > 0)
    g_byte_array_append (out, block, (guint) n);
}

GBytes *
pdf_unpack (GBytes *pdf)
{
  gsize size;
  const char *data = g_bytes_get_data (pdf, &size), *end = data + size, *at = data;
  GByteArray *out = g_byte_array_new ();

  g_byte_array_append (out, (const guint8 *) data, (guint) size);
  while ((at = memmem (at, (gsize) (end - at), BEGINNING, strlen (BEGINNING))))
    {
      at += strlen (BEGINNING);
      append_unpacked (out, at, (gsize) (end - at));
    }
  return g_byte_array_free_to_bytes (out);
}
