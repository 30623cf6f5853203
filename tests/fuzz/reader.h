/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <stdint.h>
#include <string.h>

/* Takes an input to pieces, from its beginning on. After its end everything is 0. */
typedef struct
{
  const uint8_t *data;
  size_t size;
} Reader;

static inline guint8
read_byte (Reader *reader)
{
  if (reader->size == 0)
    return 0;
  reader->size--;
  return *reader->data++;
}

/* Two bytes of a sensible range or, after a byte 255, any eight bytes. */
static inline double
read_number (Reader *reader, double least, double most)
{
  double number;
  guint8 high = read_byte (reader);

  if (high == 255 && reader->size >= sizeof number)
    {
      memcpy (&number, reader->data, sizeof number);
      reader->data += sizeof number;
      reader->size -= sizeof number;
      return number;
    }
  return least + (most - least) * (high * 256 + read_byte (reader)) / 65536;
}

/* A byte that says how long it is, and as many bytes; freed by the caller. */
static inline char *
read_text (Reader *reader)
{
  gsize wanted = read_byte (reader), length = MIN (wanted, reader->size);
  char *text = g_strndup ((const char *) reader->data, length);

  reader->data += length;
  reader->size -= length;
  return text;
}
