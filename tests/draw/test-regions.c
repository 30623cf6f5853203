/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/sheet/sheet-art.h"
#include "games/games.h"
#include "tests/engine/play.h"

#include <locale.h>
#include <string.h>

/* The rows of every sheet, and what a window relies on that keeps drawings: in random games, a
   drawing whose digest stays the same does not change by a single pixel. */

#define GAMES         2
#define GAMES_SHORT   1
#define MOVES         40
#define MOVES_SHORT   30
#define SITES         6 /* looked at after each move, by chance */
#define SPLICED       24
#define SPLICED_SHORT 3
#define SPLICED_MOVES 500
#define SPLICED_EVERY 8   /* byte, by chance */
#define SURPLUS       4   /* around what a drawing may reach, to see that it does not */
#define KEPT_LEAST    .35 /* of all drawings of regions, that many need not be drawn anew */
#define IDLE_MOST     .5  /* of those that are, as many may come out the same */

/* --- The tables --- */

static guint
count_owners (const FlipSheetArt *art, guint site)
{
  guint n = 0;

  for (guint i = 0; i < art->n_regions; i++)
    n += site >= art->regions[i]->sites.first && site < art->regions[i]->sites.end;
  return n;
}

static void
test_rows (gconstpointer data)
{
  const FlipSheetArt *art = flip_sheet_art_find (data);

  g_assert_cmpuint (art->n_regions, <=, FLIP_MOST_REGIONS);
  for (guint i = 0; i < art->n_regions; i++)
    {
      const FlipRegion *row = art->regions[i];

      g_assert_true (row->name && *row->name && row->print);
      g_assert_true ((row->ink != NULL) == (row->digest != NULL));
      g_assert_true ((row->place != NULL) == (row->site != NULL));
      g_assert_true (row->place || (!row->sites.end && !row->site_digest));
      g_assert_cmpfloat (row->rects[FLIP_LAYOUT_BOARD].width, >, 0);
      g_assert_cmpfloat (row->rects[FLIP_LAYOUT_BOARD].height, >, 0);
    }
}

static void
test_sites (gconstpointer data)
{
  const FlipSheetArt *art = flip_sheet_art_find (data);

  for (guint i = 0; i < art->n_sites; i++)
    {
      guint region = flip_sheet_art_site_region (art, i);

      if (art->site_region)
        g_assert_cmpuint (count_owners (art, i), <=, 1);
      else
        g_assert_cmpuint (count_owners (art, i), ==, 1);
      g_assert_nonnull (art->regions[region]->site);
    }
}

/* --- Kept drawings --- */

typedef struct
{
  FlipDigest digest;
  cairo_surface_t *surface; /* or NULL */
} Kept;

typedef struct
{
  const FlipSheetArt *art;
  FlipSession *session;
  FlipLayout layout;
  guint seat;
  Kept regions[FLIP_MOST_REGIONS], sites[FLIP_MAX_SITES];
  guint drawn, kept, idle;
} Watch;

static cairo_surface_t *
begin_drawing (const Watch *watch, FlipCanvas *canvas, FlipRect rect, double reach)
{
  double around = reach + SURPLUS;
  cairo_surface_t *surface = cairo_image_surface_create (
    CAIRO_FORMAT_ARGB32, (int) (rect.width + 2 * around + 1), (int) (rect.height + 2 * around + 1));
  cairo_t *cr = cairo_create (surface);

  flip_canvas_init (canvas, cr, flip_palette (FLIP_PALETTE_LIGHT));
  canvas->setup = flip_session_setup (watch->session);
  cairo_translate (cr, around - rect.x, around - rect.y);
  return surface;
}

static void
end_drawing (FlipCanvas *canvas, cairo_surface_t *surface)
{
  cairo_t *cr = canvas->cr;

  flip_canvas_clear (canvas);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
}

static gboolean
same_pixels (cairo_surface_t *a, cairo_surface_t *b)
{
  gsize size =
    (gsize) cairo_image_surface_get_stride (a) * (gsize) cairo_image_surface_get_height (a);

  g_assert_cmpint (cairo_image_surface_get_width (a), ==, cairo_image_surface_get_width (b));
  g_assert_cmpint (cairo_image_surface_get_height (a), ==, cairo_image_surface_get_height (b));
  return memcmp (cairo_image_surface_get_data (a), cairo_image_surface_get_data (b), size) == 0;
}

/* Nothing is painted in the outermost pixels. */
static void
assert_reach (cairo_surface_t *surface)
{
  const guint8 *data = cairo_image_surface_get_data (surface);
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        const guint8 *pixel = data + y * cairo_image_surface_get_stride (surface) + x * 4;

        if (x < SURPLUS - 1 || y < SURPLUS - 1 || x > width - SURPLUS || y > height - SURPLUS)
          g_assert_cmpuint (*(const guint32 *) pixel, ==, 0);
      }
}

static cairo_surface_t *
draw_region (const Watch *watch, gconstpointer state, guint region)
{
  FlipCanvas canvas;
  cairo_surface_t *surface =
    begin_drawing (watch, &canvas, flip_sheet_art_region_rect (watch->art, watch->layout, region),
                   FLIP_REGION_OVERFLOW);

  flip_sheet_art_draw_ink (watch->art, &canvas, state, watch->seat, watch->layout, region);
  end_drawing (&canvas, surface);
  return surface;
}

static cairo_surface_t *
draw_site (const Watch *watch, guint site, const FlipRect *rect)
{
  FlipSiteLook look = { .name = "site", .price = FLIP_NOT_IN_REACH, .progress = 1 };
  FlipRect own = { 0, 0, rect->width, rect->height };
  FlipCanvas canvas;
  cairo_surface_t *surface = begin_drawing (watch, &canvas, own, FLIP_SITE_OVERFLOW);

  flip_sheet_art_draw_site (watch->art, &canvas, flip_session_state (watch->session), watch->seat,
                            watch->layout, site, &look);
  end_drawing (&canvas, surface);
  return surface;
}

/* Takes the new drawing. Whether its pixels are those of the kept one. */
static gboolean
keep (Kept *kept, FlipDigest digest, cairo_surface_t *surface)
{
  gboolean same = kept->surface && same_pixels (kept->surface, surface);

  g_clear_pointer (&kept->surface, cairo_surface_destroy);
  kept->surface = surface;
  kept->digest = digest;
  return same;
}

static void
check_region (Watch *watch, guint region)
{
  gconstpointer state = flip_session_state (watch->session);
  Kept *kept = &watch->regions[region];
  FlipDigest digest = flip_sheet_art_ink_digest (watch->art, state, watch->seat, region);
  gboolean first = !kept->surface, may_stay = !first && kept->digest == digest;
  gboolean same = keep (kept, digest, draw_region (watch, state, region));

  assert_reach (kept->surface);
  if (may_stay && !same)
    g_error ("“%s” of %s changed with its digest the same",
             flip_sheet_art_region_name (watch->art, region), watch->art->game->id);
  watch->kept += may_stay;
  watch->drawn += !first && !may_stay;
  watch->idle += !first && !may_stay && same;
}

static void
check_site (Watch *watch, guint site)
{
  gconstpointer state = flip_session_state (watch->session);
  FlipRect rect = flip_sheet_art_site_rect (watch->art, state, watch->seat, watch->layout, site);
  guint digest = flip_sheet_art_site_digest (watch->art, state, watch->seat, site, NULL);
  Kept *kept = &watch->sites[site];
  gboolean may_stay = kept->surface && kept->digest == digest;

  if (!flip_sheet_art_keeps_site (watch->art, site) || rect.width <= 0)
    return;
  /* A window draws it anew where it has another size. */
  if (kept->surface
      && (int) (rect.width + 2 * (FLIP_SITE_OVERFLOW + SURPLUS) + 1)
           != cairo_image_surface_get_width (kept->surface))
    g_clear_pointer (&kept->surface, cairo_surface_destroy);
  may_stay = may_stay && kept->surface;
  if (!keep (kept, digest, draw_site (watch, site, &rect)) && may_stay)
    g_error ("Site %u of %s changed with its digest the same", site, watch->art->game->id);
}

static void
forget (Watch *watch)
{
  for (guint i = 0; i < FLIP_MOST_REGIONS; i++)
    g_clear_pointer (&watch->regions[i].surface, cairo_surface_destroy);
  for (guint i = 0; i < FLIP_MAX_SITES; i++)
    g_clear_pointer (&watch->sites[i].surface, cairo_surface_destroy);
}

static void
watch_game (Watch *watch, FlipRandom *random)
{
  guint moves = play_sample (MOVES, MOVES_SHORT);

  for (guint i = 0; i < moves; i++)
    {
      for (guint region = 0; region < watch->art->n_regions; region++)
        check_region (watch, region);
      for (guint n = 0; n < SITES; n++)
        check_site (watch, flip_random_below (random, watch->art->n_sites));
      play_on (watch->session, i + 1);
    }
  forget (watch);
}

/* One of those that the sheet has, in turn. */
static FlipLayout
layout_for (const FlipSheetArt *art, guint turn)
{
  FlipLayout layout = turn % FLIP_N_LAYOUTS;

  return flip_sheet_art_has_layout (art, layout) ? layout : FLIP_LAYOUT_BOARD;
}

static void
test_digests (gconstpointer data)
{
  g_autofree Watch *watch = g_new0 (Watch, 1);
  FlipRandom random = { 0 };

  watch->art = flip_sheet_art_find (data);
  flip_random_seed (&random, 10, 0);
  for (guint i = 0; i < play_sample (GAMES, GAMES_SHORT); i++)
    {
      g_autoptr (FlipSetup) setup = play_any_setup (watch->art->game, &random);
      g_autoptr (FlipSession) session = play_session (setup, 0);

      watch->session = session;
      watch->seat = flip_random_below (&random, flip_setup_seats (setup));
      watch->layout = layout_for (watch->art, i);
      watch_game (watch, &random);
    }
  g_test_message ("%s: %u kept, %u drawn anew, %u of them in vain", watch->art->game->id,
                  watch->kept, watch->drawn, watch->idle);
  g_assert_cmpuint (watch->drawn, >, 0);
  g_assert_cmpfloat (watch->kept, >, KEPT_LEAST * (watch->kept + watch->drawn));
  g_assert_cmpfloat (watch->idle, <=, IDLE_MOST * watch->drawn);
}

/* --- States that differ in one byte only --- */

/* Each region that says that it is the same. */
static void
check_splice (const Watch *watch, gconstpointer spliced, gsize at)
{
  for (guint region = 0; region < watch->art->n_regions; region++)
    {
      const Kept *kept = &watch->regions[region];
      cairo_surface_t *surface;

      if (flip_sheet_art_ink_digest (watch->art, spliced, watch->seat, region) != kept->digest)
        continue;
      surface = draw_region (watch, spliced, region);
      if (!same_pixels (surface, kept->surface))
        g_error ("“%s” of %s reads what is at %" G_GSIZE_FORMAT
                 " of the state, and its digest does not",
                 flip_sheet_art_region_name (watch->art, region), watch->art->game->id, at);
      cairo_surface_destroy (surface);
    }
}

/* A moment into which single bytes of another are put, one after the other. In a game many fields
   change together; here a field that a digest forgets is found out. A byte of a wider number gives
   one between the two, as numbers are small. */
static void
check_splices (Watch *watch, FlipRandom *random, const guint8 *whole, const guint8 *other)
{
  gsize size = watch->art->game->state_size;
  g_autofree guint8 *spliced = g_memdup2 (whole, size);

  for (guint region = 0; region < watch->art->n_regions; region++)
    keep (&watch->regions[region],
          flip_sheet_art_ink_digest (watch->art, whole, watch->seat, region),
          draw_region (watch, whole, region));
  for (gsize at = 0; at < size; at++)
    {
      if (whole[at] == other[at] || flip_random_below (random, SPLICED_EVERY))
        continue;
      spliced[at] = other[at];
      check_splice (watch, spliced, at);
      spliced[at] = whole[at];
    }
}

static void
test_splices (gconstpointer data)
{
  g_autofree Watch *watch = g_new0 (Watch, 1);
  FlipRandom random = { 0 };

  watch->art = flip_sheet_art_find (data);
  flip_random_seed (&random, 12, 0);
  for (guint i = 0; i < play_sample (SPLICED, SPLICED_SHORT); i++)
    {
      g_autoptr (FlipSetup) setup = play_any_setup (watch->art->game, &random);
      g_autoptr (FlipSession) session = play_session (setup, SPLICED_MOVES);
      guint length = flip_session_length (session);
      g_autofree gpointer whole = play_copy_state (session, flip_random_below (&random, length));
      g_autofree gpointer other =
        play_copy_state (session, i % 2 ? length : flip_random_below (&random, length));

      watch->session = session;
      watch->seat = flip_random_below (&random, flip_setup_seats (setup));
      watch->layout = layout_for (watch->art, i);
      check_splices (watch, &random, whole, other);
      forget (watch);
    }
}

/* Digests follow the game, and a look at another seat is never taken for the same. */
static void
test_changed (gconstpointer data)
{
  const FlipSheetArt *art = flip_sheet_art_find (data);
  FlipRandom random = { 0 };
  g_autoptr (FlipSetup) setup = NULL;
  g_autoptr (FlipSession) session = NULL;
  g_autofree gpointer before = NULL;
  guint changed = 0;

  flip_random_seed (&random, 11, 0);
  setup = play_any_setup (art->game, &random);
  session = play_session (setup, 0);
  before = play_copy_state (session, 0);
  play_on (session, 60);
  for (guint i = 0; i < art->n_regions; i++)
    {
      FlipDigest first = flip_sheet_art_ink_digest (art, before, 0, i);

      changed += first != flip_sheet_art_ink_digest (art, flip_session_state (session), 0, i);
      if (art->regions[i]->ink && flip_setup_seats (setup) > 1)
        g_assert_cmpuint (first, !=, flip_sheet_art_ink_digest (art, before, 1, i));
    }
  g_assert_cmpuint (changed, >, 0);
}

static void
add (const char *what, const FlipGame *game, GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf ("/regions/%s/%s", what, game->id);

  g_test_add_data_func (path, game, test);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; flip_games[i]; i++)
    {
      add ("rows", flip_games[i], test_rows);
      add ("sites", flip_games[i], test_sites);
      add ("changed", flip_games[i], test_changed);
      add ("digests", flip_games[i], test_digests);
      add ("splices", flip_games[i], test_splices);
    }
  return g_test_run ();
}
