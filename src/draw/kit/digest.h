/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* A digest of everything that a drawing reads: as long as it stays the same, so does the drawing.
   FNV-1a with 64 bits, so that in practice two digests are never equal by chance. */
typedef guint64 FlipDigest;

#define FLIP_DIGEST_START G_GUINT64_CONSTANT (14695981039346656037)

static inline FlipDigest
flip_digest_bytes (FlipDigest digest, gconstpointer data, gsize size)
{
  const guint8 *bytes = data;

  for (gsize i = 0; i < size; i++)
    digest = (digest ^ bytes[i]) * G_GUINT64_CONSTANT (1099511628211);
  return digest;
}

/* Adds a field or an array of the state, byte by byte. */
#define flip_digest_add(digest, field) flip_digest_bytes (digest, &(field), sizeof (field))

static inline FlipDigest
flip_digest_number (FlipDigest digest, gint64 number)
{
  return flip_digest_add (digest, number);
}
