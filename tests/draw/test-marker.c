/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/kit/glyph-table.h"
#include "draw/kit/marker.h"
#include "games/fliptown/fliptown.h"
#include "tests/draw/position.h"

#include <math.h>

static const FlipRect tile = { 10, 20, 60, 76 };
static const FlipRect chamber = { 0, 0, 62, 35 };

/* --- The recipe, written down a second time --- */

static double
nth_chance (const char *name, guint n)
{
  guint32 x = 0x811c9dc5;

  for (; *name; name++)
    x = (x ^ (guchar) *name) * 0x01000193;
  for (guint i = 0; i < 4 + n; i++)
    {
      x ^= x << 13;
      x ^= x >> 17;
      x ^= x << 5;
    }
  return x / 4294967296.0;
}

static double
angle_of (const FlipStroke *stroke, const FlipRect *face, guint i)
{
  return atan2 (stroke->y[i] - face->y - face->height / 2, stroke->x[i] - face->x - face->width / 2)
         * 180 / G_PI;
}

static void
test_start (void)
{
  FlipStroke stroke;
  double start = -150 + 70 * nth_chance ("mine 2b", 1);
  double tilt = -3.5 + 7 * nth_chance ("mine 2b", 3);

  flip_marker_circle_stroke ("mine 2b", &tile, &stroke);
  g_assert_cmpfloat_with_epsilon (angle_of (&stroke, &tile, 0), start + tilt, 1e-6);
}

static double
turns_of (const FlipStroke *stroke, const FlipRect *face)
{
  double total = 0;

  for (guint i = 1; i < stroke->n; i++)
    {
      double step = angle_of (stroke, face, i) - angle_of (stroke, face, i - 1);

      total += step < -180 ? step + 360 : step > 180 ? step - 360 : step;
    }

  return total / 360;
}

/* How far out a point lies: 1 is on the plain superellipse. */
static double
reach_of (const FlipStroke *stroke, const FlipRect *face, double exponent, double tilt, guint i)
{
  double dx = stroke->x[i] - face->x - face->width / 2;
  double dy = stroke->y[i] - face->y - face->height / 2;
  double x = dx * cos (tilt) + dy * sin (tilt), y = dy * cos (tilt) - dx * sin (tilt);

  return pow (pow (fabs (x) / (face->width / 2 + 2), exponent)
                + pow (fabs (y) / (face->height / 2 + 2), exponent),
              1 / exponent);
}

static void
check_circle (const char *name, const FlipRect *face, double exponent)
{
  double tilt = (-3.5 + 7 * nth_chance (name, 3)) * G_PI / 180;
  double most = .03 + .022 + .075 / 2;
  FlipStroke stroke;

  flip_marker_circle_stroke (name, face, &stroke);
  g_assert_cmpuint (stroke.n, ==, 72);
  g_assert_cmpfloat (turns_of (&stroke, face), >=, 1.05);
  g_assert_cmpfloat (turns_of (&stroke, face), <=, 1.14);
  for (guint i = 0; i < stroke.n; i++)
    {
      g_assert_cmpfloat (reach_of (&stroke, face, exponent, tilt, i), >, 1 - most);
      g_assert_cmpfloat (reach_of (&stroke, face, exponent, tilt, i), <, 1 + most);
    }
}

static void
test_circles (void)
{
  for (guint i = 0; i < 500; i++)
    {
      g_autofree char *name = g_strdup_printf ("site %u", i);

      check_circle (name, &tile, 2.35);
      check_circle (name, &chamber, 2.9);
    }
}

/* The ends pass each other: where the round is full, the stroke lies beside its own start. */
static void
test_ends (void)
{
  for (guint i = 0; i < 500; i++)
    {
      g_autofree char *name = g_strdup_printf ("site %u", i);
      double tilt = (-3.5 + 7 * nth_chance (name, 3)) * G_PI / 180;
      FlipStroke stroke;
      double turns, place, drift;
      guint before;

      flip_marker_circle_stroke (name, &tile, &stroke);
      turns = turns_of (&stroke, &tile);
      place = 71 * (turns - 1) / turns;
      before = (guint) place;
      drift = reach_of (&stroke, &tile, 2.35, tilt, 71)
              - (1 - (place - before)) * reach_of (&stroke, &tile, 2.35, tilt, before)
              - (place - before) * reach_of (&stroke, &tile, 2.35, tilt, before + 1);
      g_assert_cmpfloat (fabs (drift), >, .035 / 1.14 - .002);
    }
}

static void
test_crosses (void)
{
  for (guint i = 0; i < 500; i++)
    {
      g_autofree char *name = g_strdup_printf ("site %u", i);
      double off_x = tile.width * .8 * .1, off_y = tile.height * .74 * .1;
      double left = tile.x + tile.width * .1, right = tile.x + tile.width * .9;
      double top = tile.y + tile.height * .13, bottom = tile.y + tile.height * .87;
      FlipStroke strokes[2];
      guint last;

      flip_marker_cross_strokes (name, &tile, strokes);
      last = strokes[0].n - 1;
      for (guint j = 0; j < 2; j++)
        {
          g_assert_cmpfloat_with_epsilon (strokes[j].x[0], left, off_x + 1e-9);
          g_assert_cmpfloat_with_epsilon (strokes[j].x[last], right, off_x + 1e-9);
        }
      g_assert_cmpfloat_with_epsilon (strokes[0].y[0], top, off_y + 1e-9);
      g_assert_cmpfloat_with_epsilon (strokes[0].y[last], bottom, off_y + 1e-9);
      g_assert_cmpfloat_with_epsilon (strokes[1].y[0], bottom, off_y + 1e-9);
      g_assert_cmpfloat_with_epsilon (strokes[1].y[last], top, off_y + 1e-9);
    }
}

static char *
hash_of (const char *name)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  FlipStroke stroke = { 0 };

  flip_marker_circle_stroke (name, &tile, &stroke);
  g_checksum_update (sum, (const guchar *) &stroke, sizeof stroke);
  return g_strdup (g_checksum_get_string (sum));
}

/* Every site has a hand of its own, and always the same one. */
static void
test_sites_differ (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree FlipSites *sites = g_new0 (FlipSites, 1);
  FliptownState state = { 0 };

  position_fresh (&state, NULL);
  fliptown_game.sites (&state, 0, sites);
  g_assert_cmpuint (sites->n, ==, FLIPTOWN_SITES_AND_FIELDS);
  for (guint i = 0; i < sites->n; i++)
    {
      g_autofree char *again = hash_of (sites->sites[i].name);
      char *hash = hash_of (sites->sites[i].name);

      g_assert_cmpstr (hash, ==, again);
      g_assert_true (g_hash_table_add (seen, hash));
    }
}

/* --- Paint --- */

static guint
painted (double progress, gboolean cross)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 100, 120);
  cairo_t *cr = cairo_create (surface);
  FlipPen pen = { { 0, 0, 0, 1 }, FLIP_PEN, progress };
  g_auto (FlipCanvas) canvas = { 0 };
  guint sum = 0;

  flip_canvas_init (&canvas, cr, flip_palette (FLIP_PALETTE_LIGHT));
  if (cross)
    flip_marker_cross (&canvas, "trail 2", &tile, &pen);
  else
    flip_marker_circle (&canvas, "trail 2", &tile, &pen);
  cairo_surface_flush (surface);
  for (int i = 0; i < cairo_image_surface_get_stride (surface) * 120; i++)
    sum += cairo_image_surface_get_data (surface)[i];
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return sum;
}

static void
test_progress (gconstpointer cross)
{
  guint before = 0;

  g_assert_cmpuint (painted (0, GPOINTER_TO_INT (cross)), ==, 0);
  for (guint i = 1; i <= 8; i++)
    {
      guint now = painted (i / 8.0, GPOINTER_TO_INT (cross));

      g_assert_cmpuint (now, >, before);
      before = now;
    }
}

static void
test_writing (void)
{
  g_assert_cmpfloat (flip_marker_text_width ("10", 10), >, flip_marker_text_width ("1", 10));
  g_assert_cmpfloat_with_epsilon (flip_marker_text_width ("K", 20),
                                  2 * flip_marker_text_width ("K", 10), 1e-9);
  for (guint rank = FLIP_ACE; rank <= FLIP_KING; rank++)
    g_assert_cmpfloat (flip_marker_text_width (flip_rank_text (rank), 10), >, 1);
}

/* --- Glyphs --- */

static void
test_glyphs (void)
{
  for (guint glyph = 0; glyph < FLIP_N_GLYPHS; glyph++)
    g_assert_cmpuint (flip_glyph_table[glyph].n_layers, >, 0);
}

static void
test_glyph_bounds (void)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_ALPHA, NULL);

  for (guint glyph = 0; glyph < FLIP_N_GLYPHS; glyph++)
    {
      cairo_t *cr = cairo_create (surface);
      g_auto (FlipCanvas) canvas = { 0 };
      FlipColour black = { 0, 0, 0, 1 };
      double x, y, width, height;

      flip_canvas_init (&canvas, cr, flip_palette (FLIP_PALETTE_LIGHT));
      flip_glyph_draw (&canvas, glyph, 12, 12, 24, black, black);
      cairo_destroy (cr);
      cairo_recording_surface_ink_extents (surface, &x, &y, &width, &height);
      g_assert_cmpfloat (x, >=, -1);
      g_assert_cmpfloat (y, >=, -1);
      g_assert_cmpfloat (x + width, <=, 25);
      g_assert_cmpfloat (y + height, <=, 25);
    }
  cairo_surface_destroy (surface);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/marker/start", test_start);
  g_test_add_func ("/marker/circles", test_circles);
  g_test_add_func ("/marker/ends", test_ends);
  g_test_add_func ("/marker/crosses", test_crosses);
  g_test_add_func ("/marker/sites-differ", test_sites_differ);
  g_test_add_data_func ("/marker/progress/circle", GINT_TO_POINTER (FALSE), test_progress);
  g_test_add_data_func ("/marker/progress/cross", GINT_TO_POINTER (TRUE), test_progress);
  g_test_add_func ("/marker/writing", test_writing);
  g_test_add_func ("/glyph/all", test_glyphs);
  g_test_add_func ("/glyph/bounds", test_glyph_bounds);

  return g_test_run ();
}
