/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "serve/png.h"

#include <string.h>
#include <zlib.h>

#define LEVEL    6 /* of compression: more takes much longer for little less */
#define COLOURS  192 /* enough for smooth edges in the hues of a region; more of them compress worse */
#define CELLS    (1 << 18) /* colours that agree in three bits of alpha, and in five of each channel */
#define CHANNELS 4
#define COARSE   4000 /* a difference of colours that everyone sees, as `distance` counts */

/* Pixels of nearly the same colour. */
typedef struct
{
  guint32 n, sums[CHANNELS];
  guint8 colour[CHANNELS]; /* their mean */
  guint8 place;            /* in the palette */
} Shade;

typedef struct
{
  cairo_surface_t *surface;
  guint width, height;
  guint32 opaque; /* the bits of alpha, in a picture without */
  GArray *shades; /* of Shade, as they are found */
  guint *cells;   /* by cell: which shade, from 1; 0: none */
  guint8 palette[COLOURS][CHANNELS];
  guint n_colours;
} Picture;

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
add_header (GByteArray *bytes, const Picture *picture)
{
  static const guint8 signature[] = { 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n' };
  static const guint8 kind[] = { 8, 3, 0, 0, 0 }; /* bits of a pixel, which is a place in the palette, and the usual */
  g_autoptr (GByteArray) header = g_byte_array_new ();

  add_number (header, picture->width);
  add_number (header, picture->height);
  g_byte_array_append (header, kind, sizeof kind);
  g_byte_array_append (bytes, signature, sizeof signature);
  add_chunk (bytes, "IHDR", header->data, header->len);
}

static void
add_palette (GByteArray *bytes, const Picture *picture)
{
  guint8 colours[COLOURS * 3], alpha[COLOURS];

  for (guint i = 0; i < picture->n_colours; i++)
    {
      memcpy (colours + (gsize) 3 * i, picture->palette[i], 3);
      alpha[i] = picture->palette[i][3];
    }
  add_chunk (bytes, "PLTE", colours, (gsize) 3 * picture->n_colours);
  if (!picture->opaque)
    add_chunk (bytes, "tRNS", alpha, picture->n_colours);
}

/* Colours */

static guint32
alpha_of (guint32 pixel)
{
  return pixel >> 24;
}

/* Cairo has the channels multiplied by alpha, a PNG has not. */
static guint
channel (guint32 pixel, guint shift)
{
  guint value = pixel >> shift & 0xff, alpha = alpha_of (pixel);

  return alpha == 0xff ? value : alpha == 0 ? 0 : MIN (0xff, (value * 0xff + alpha / 2) / alpha);
}

static guint
cell_of (guint32 pixel)
{
  return alpha_of (pixel) >> 5 << 15 | channel (pixel, 16) >> 3 << 10 | channel (pixel, 8) >> 3 << 5
         | channel (pixel, 0) >> 3;
}

static const guint32 *
row_of (const Picture *picture, guint y)
{
  const guint8 *data = cairo_image_surface_get_data (picture->surface);

  return (gconstpointer) (data + (gsize) y * (gsize) cairo_image_surface_get_stride (picture->surface));
}

static void
add_pixels (Picture *picture, guint32 pixel, guint32 n)
{
  guint *cell = &picture->cells[cell_of (pixel)];
  const Shade none = { 0 };
  Shade *shade;

  if (!*cell)
    {
      g_array_append_val (picture->shades, none);
      *cell = picture->shades->len;
    }
  shade = &g_array_index (picture->shades, Shade, *cell - 1);
  shade->n += n;
  for (guint i = 0; i < 3; i++)
    shade->sums[i] += n * channel (pixel, 16 - 8 * i);
  shade->sums[3] += n * alpha_of (pixel);
}

static void
find_shades (Picture *picture)
{
  for (guint y = 0; y < picture->height; y++)
    {
      const guint32 *pixels = row_of (picture, y);

      for (guint x = 0, end; x < picture->width; x = end)
        {
          for (end = x + 1; end < picture->width && pixels[end] == pixels[x];)
            end++;
          add_pixels (picture, pixels[x] | picture->opaque, end - x);
        }
    }
}

static int
by_number (gconstpointer one, gconstpointer other)
{
  const Shade *a = *(Shade *const *) one, *b = *(Shade *const *) other;

  return a->n == b->n ? (a > b) - (a < b) : a->n < b->n ? 1 : -1;
}

static int
distance (const guint8 *one, const guint8 *other)
{
  static const int weights[CHANNELS] = { 2, 4, 3, 4 }; /* as eyes see them */
  int sum = 0;

  for (guint i = 0; i < CHANNELS; i++)
    {
      int far = one[i] - other[i];

      sum += weights[i] * far * far;
    }

  return sum;
}

static guint8
nearest (const Picture *picture, const guint8 *colour)
{
  guint best = 0;
  int least = G_MAXINT;

  for (guint i = 0; i < picture->n_colours; i++)
    {
      int far = distance (picture->palette[i], colour);

      if (far >= least)
        continue;
      least = far;
      best = i;
    }

  return (guint8) best;
}

/* Adds the most frequent shades that are further than this from all that are there already. */
static void
add_colours (Picture *picture, GPtrArray *shades, int apart)
{
  for (guint i = 0; i < shades->len && picture->n_colours < COLOURS; i++)
    {
      const guint8 *colour = ((const Shade *) g_ptr_array_index (shades, i))->colour;

      if (picture->n_colours && distance (picture->palette[nearest (picture, colour)], colour) <= apart)
        continue;
      memcpy (picture->palette[picture->n_colours++], colour, CHANNELS);
    }
}

/* First a few for every hue, so that a rare one is not lost; the rest for smooth edges. */
static void
choose_palette (Picture *picture)
{
  g_autoptr (GPtrArray) shades = g_ptr_array_new ();

  for (guint i = 0; i < picture->shades->len; i++)
    {
      Shade *shade = &g_array_index (picture->shades, Shade, i);

      for (guint j = 0; j < CHANNELS; j++)
        shade->colour[j] = (guint8) (shade->sums[j] / shade->n);
      g_ptr_array_add (shades, shade);
    }
  g_ptr_array_sort (shades, by_number);
  add_colours (picture, shades, COARSE);
  add_colours (picture, shades, 0);
  for (guint i = 0; i < shades->len; i++)
    {
      Shade *shade = g_ptr_array_index (shades, i);

      shade->place = nearest (picture, shade->colour);
    }
}

static guint8
place_of (const Picture *picture, guint32 pixel)
{
  guint cell = picture->cells[cell_of (pixel | picture->opaque)];

  return g_array_index (picture->shades, Shade, cell - 1).place;
}

/* The rows, each after a 0: none is filtered. */
static void
write_rows (const Picture *picture, guint8 *to)
{
  for (guint y = 0; y < picture->height; y++)
    {
      const guint32 *pixels = row_of (picture, y);

      *to++ = 0;
      for (guint x = 0; x < picture->width; x++, to++)
        *to = x && pixels[x] == pixels[x - 1] ? to[-1] : place_of (picture, pixels[x]);
    }
}

static GBytes *
encode (Picture *picture)
{
  gsize size = ((gsize) picture->width + 1) * picture->height;
  gulong length = compressBound (size);
  g_autofree guint8 *rows = g_try_malloc (size), *packed = g_try_malloc (length);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();

  if (!rows || !packed)
    return NULL;
  find_shades (picture);
  choose_palette (picture);
  write_rows (picture, rows);
  if (compress2 (packed, &length, rows, size, LEVEL) != Z_OK)
    return NULL;
  add_header (bytes, picture);
  add_palette (bytes, picture);
  add_chunk (bytes, "IDAT", packed, length);
  add_chunk (bytes, "IEND", (const guint8 *) "", 0);
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

/* public functions */

GBytes *
flip_png_of (cairo_surface_t *surface)
{
  gboolean has_alpha = cairo_image_surface_get_format (surface) == CAIRO_FORMAT_ARGB32;
  g_autoptr (GArray) shades = g_array_new (FALSE, FALSE, sizeof (Shade));
  g_autofree guint *cells = g_new0 (guint, CELLS);
  Picture picture = {
    .surface = surface,
    .width = (guint) cairo_image_surface_get_width (surface),
    .height = (guint) cairo_image_surface_get_height (surface),
    .opaque = has_alpha ? 0 : 0xff000000,
    .shades = shades,
    .cells = cells,
  };

  cairo_surface_flush (surface);
  return cairo_surface_status (surface) == CAIRO_STATUS_SUCCESS ? encode (&picture) : NULL;
}
