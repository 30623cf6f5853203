/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/paper/picture.h"
#include "draw/sheet/sheet-art.h"
#include "draw/sheet/sheet-reading.h"
#include "engine/base/phrase.h"
#include "tests/draw/rects.h"

#include <locale.h>
#include <math.h>
#include <string.h>

/* A sheet that is only described, with parts of every kind. */

#define SITES 56

typedef struct
{
  guint8 stage;
  guint8 marks[SITES]; /* of FlipMark */
  guint8 open;         /* the site that can be reached */
  int points, lines;
  const char *seal; /* a fact in words */
} PatchState;

static const FlipPart parts[] = {
  { "field", "Field", "clubs", "area", FLIP_PART_GRID, 0, 5, 4 },
  { "left", "Left ladder", "hearts", "flag", FLIP_PART_TRACK, 20, 1, 9 },
  { "road", "Long road", "diamonds", "road", FLIP_PART_TRACK, 29, 11, 2 },
  { "jobs", "Jobs", "hearts", "hammer", FLIP_PART_LIST, 51, 1, 5 },
  { "held", "What you hold", "grey", "cash", FLIP_PART_FACTS },
  { "score", "Score so far", "grey", "trophy", FLIP_PART_SCORE },
};

static void
patch_score (gconstpointer data, guint seat, FlipScore *score)
{
  const PatchState *state = data;

  flip_score_add (score, "field", "Field", 0, state->points);
  flip_score_add (score, "road", "Road and everything that lies beside it on both sides", 0, 12);
  for (int i = 0; i < state->lines; i++)
    flip_score_add (score, "line", "Line", 0, i);
  score->total = state->points + 12;
}

static void
patch_facts (gconstpointer data, int seat, FlipFacts *facts)
{
  const PatchState *state = data;

  flip_facts_add_number (facts, "jokers", "Jokers", state->points / 10);
  flip_facts_add (facts, "seal", "Seal", "%s", state->seal);
}

static void
patch_sites (gconstpointer data, guint seat, FlipSites *sites)
{
  const PatchState *state = data;

  g_assert_cmpuint (sites->n, ==, SITES);
  for (guint i = 0; i < SITES; i++)
    {
      FlipSite *site = &sites->sites[i];

      site->mark = state->marks[i];
      site->price = i == state->open ? 0 : i == state->open + 1u ? 2 : FLIP_NOT_IN_REACH;
      if (i % 3)
        flip_phrase_print (site->gives, sizeof site->gives, "%u points", i / 2 + 1);
      if (i == state->open)
        flip_phrase_copy (site->badge, "+7", sizeof site->badge);
      if (i >= 53)
        flip_phrase_copy (site->title, "Build the long bridge over the river", sizeof site->title);
    }
}

static void
patch_ask (gconstpointer state, FlipAsk *ask)
{
  *ask = (FlipAsk){ .who = FLIP_TABLE };
}

static const FlipGame patch_game = {
  .id = "patch",
  .name = "Patch",
  .min_seats = 1,
  .max_seats = 2,
  .state_size = sizeof (PatchState),
  .parts = parts,
  .n_parts = G_N_ELEMENTS (parts),
  .ask = patch_ask,
  .sites = patch_sites,
  .score = patch_score,
  .facts = patch_facts,
};

static void
set_position (PatchState *state)
{
  *state = (PatchState){ .open = 7, .points = 31, .lines = 3, .seal = "red hearts" };
  state->marks[3] = state->marks[21] = state->marks[31] = state->marks[52] = FLIP_MARK_CIRCLED;
  state->marks[4] = state->marks[22] = state->marks[32] = state->marks[53] = FLIP_MARK_CROSSED;
  state->marks[5] = state->marks[23] = state->marks[33] = FLIP_MARK_FILLED;
}

static const FlipSheetArt *
patch_art (void)
{
  return flip_sheet_art_find (&patch_game);
}

/* --- Places --- */

static void
test_found (void)
{
  const FlipSheetArt *art = patch_art ();

  g_assert_true (art && art == flip_sheet_art_find (&patch_game));
  g_assert_cmpuint (art->n_sites, ==, SITES);
  g_assert_cmpuint (art->emblem, ==, FLIP_GLYPH_AREA);
  g_assert_cmpstr (art->regions[1]->group, ==, "left");
  g_assert_cmpuint (flip_sheet_art_site_region (art, 28), ==, 1);
  g_assert_cmpuint (flip_sheet_art_site_region (art, 29), ==, 2);
}

static void
assert_whole (const FlipRect *rect)
{
  g_assert_true (rect->x == floor (rect->x) && rect->y == floor (rect->y));
  g_assert_true (rect->width == floor (rect->width) && rect->height == floor (rect->height));
}

static void
check_regions (const FlipSheetArt *art, FlipLayout layout)
{
  FlipRect board = flip_sheet_art_area (art, layout);

  for (guint i = 0; i < art->n_regions; i++)
    {
      FlipRect a = flip_sheet_art_region_rect (art, layout, i);

      g_assert_true (rect_contains (&board, &a));
      for (guint j = i + 1; j < art->n_regions; j++)
        {
          FlipRect b = flip_sheet_art_region_rect (art, layout, j);

          g_assert_false (rects_overlap (&a, &b));
        }
    }
}

static void
check_sites (const FlipSheetArt *art, FlipLayout layout, double least)
{
  for (guint i = 0; i < art->n_sites; i++)
    {
      guint region = flip_sheet_art_site_region (art, i);
      FlipRect outer = flip_sheet_art_region_rect (art, layout, region);
      FlipRect a = flip_sheet_art_site_rect (art, NULL, 0, layout, i);

      assert_whole (&outer);
      assert_whole (&a);
      g_assert_true (rect_contains (&outer, &a));
      g_assert_cmpfloat (a.y, >=, outer.y + FLIP_PANEL_HEADER);
      g_assert_cmpfloat (a.width, >=, least);
      g_assert_cmpfloat (a.height, >=, least);
      for (guint j = i + 1; j < art->n_sites; j++)
        {
          FlipRect b = flip_sheet_art_site_rect (art, NULL, 0, layout, j);

          if (layout != FLIP_LAYOUT_NARROW || flip_sheet_art_site_region (art, j) == region)
            g_assert_false (rects_overlap (&a, &b));
        }
    }
}

static void
test_places (void)
{
  const FlipSheetArt *art = patch_art ();

  for (FlipLayout layout = 0; layout < FLIP_N_LAYOUTS; layout++)
    {
      g_assert_true (flip_sheet_art_has_layout (art, layout));
      if (layout != FLIP_LAYOUT_NARROW)
        check_regions (art, layout);
      check_sites (art, layout, layout == FLIP_LAYOUT_NARROW ? 36 / .95 : 34);
    }
}

/* Parts of a hue touch: hearts, and the two grey ones. */
static void
test_hues (void)
{
  const FlipSheetArt *art = patch_art ();
  static const guint pairs[][2] = { { 1, 3 }, { 4, 5 } };

  for (FlipLayout layout = 0; layout < FLIP_LAYOUT_LOW; layout++)
    for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
      {
        FlipRect a = flip_sheet_art_region_rect (art, layout, pairs[i][0]);
        FlipRect b = flip_sheet_art_region_rect (art, layout, pairs[i][1]);

        a = flip_rect_grow (a, 10);
        g_assert_true (rects_overlap (&a, &b));
      }
}

/* As many parts as there can be, of sizes by chance: nothing overlaps, and what is too much for the small boards
   has none. */
static void
test_many (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (7);

  for (guint turn = 0; turn < 40; turn++)
    {
      FlipPart many[FLIP_MOST_REGIONS] = { 0 };
      FlipGame *game = g_new0 (FlipGame, 1); /* never freed, as its sheet is kept */
      guint n_sites = 0;
      const FlipSheetArt *art;

      game->n_parts = (guint) g_rand_int_range (random, 1, FLIP_MOST_REGIONS + 1);
      for (guint i = 0; i < game->n_parts; i++)
        {
          many[i] = parts[g_rand_int_range (random, 0, G_N_ELEMENTS (parts))];
          many[i].first = (guint16) n_sites;
          if (many[i].columns)
            many[i].columns = (guint) g_rand_int_range (random, 1, 20),
            many[i].rows = (guint) g_rand_int_range (random, 1, 5);
          n_sites += many[i].columns * many[i].rows;
        }
      game->parts = g_memdup2 (many, sizeof many);
      art = flip_sheet_art_find (game);
      for (FlipLayout layout = 0; layout < FLIP_N_LAYOUTS; layout++)
        {
          if (!flip_sheet_art_has_layout (art, layout))
            continue;
          if (layout != FLIP_LAYOUT_NARROW)
            check_regions (art, layout);
          check_sites (art, layout, 10);
        }
      g_assert_cmpfloat (flip_sheet_art_area (art, FLIP_LAYOUT_LOW).height, <=, 658);
      g_assert_cmpfloat (flip_sheet_art_area (art, FLIP_LAYOUT_HALF).height, <=, 550);
    }
}

/* --- Drawings --- */

typedef struct
{
  FlipPaletteId palette;
  FlipLayout layout;
  guint region, seat;
  gconstpointer after;
} Wish;

static cairo_surface_t *
draw (const PatchState *state, const Wish *wish)
{
  const FlipSheetArt *art = patch_art ();
  FlipRect rect = wish->region == FLIP_ALL_REGIONS
                    ? flip_sheet_art_area (art, wish->layout)
                    : flip_sheet_art_region_rect (art, wish->layout, wish->region);
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) rect.width + 20, (int) rect.height + 20);
  cairo_t *cr = cairo_create (surface);
  FlipCanvas canvas;

  flip_canvas_init (&canvas, cr, flip_palette (wish->palette));
  flip_canvas_colour (&canvas, canvas.palette->desk);
  cairo_paint (cr);
  cairo_translate (cr, 10 - rect.x, 10 - rect.y);
  flip_sheet_art_draw (art, &canvas, state, wish->seat, wish->layout, wish->region);
  if (wish->after)
    flip_sheet_art_draw_outlook (art, &canvas, state, wish->after, wish->seat, wish->layout,
                                 wish->region);
  flip_canvas_clear (&canvas);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static gboolean
same_pixels (cairo_surface_t *a, cairo_surface_t *b)
{
  gsize size =
    (gsize) cairo_image_surface_get_stride (a) * (gsize) cairo_image_surface_get_height (a);

  return memcmp (cairo_image_surface_get_data (a), cairo_image_surface_get_data (b), size) == 0;
}

/* In every layout and palette. */
static void
test_drawn (void)
{
  PatchState state, after;

  set_position (&state);
  after = state;
  after.points += 10;
  after.seal = "black spades";
  for (FlipLayout layout = 0; layout < FLIP_N_LAYOUTS; layout++)
    for (FlipPaletteId palette = 0; palette < FLIP_N_PALETTES; palette++)
      for (guint i = 0; i < (layout == FLIP_LAYOUT_NARROW ? patch_art ()->n_regions : 1); i++)
        {
          Wish wish = { palette, layout, layout == FLIP_LAYOUT_NARROW ? i : FLIP_ALL_REGIONS,
                        palette % 2, layout == FLIP_LAYOUT_LOW ? &after : NULL };

          cairo_surface_destroy (draw (&state, &wish));
        }
}

/* A region's ink looks different exactly when its digest is; so does a site. */
static void
test_digests (void)
{
  const FlipSheetArt *art = patch_art ();
  PatchState changes[5], before;

  set_position (&before);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    set_position (&changes[i]);
  changes[1].points = 44;
  changes[2].seal = "blue";
  changes[3].lines = 1;
  changes[4].marks[40] = FLIP_MARK_CIRCLED;
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    for (guint region = 4; region < art->n_regions; region++)
      {
        Wish wish = { .region = region };
        cairo_surface_t *first = draw (&before, &wish), *second = draw (&changes[i], &wish);

        g_assert_true (same_pixels (first, second)
                       == (flip_sheet_art_ink_digest (art, &before, 0, region)
                           == flip_sheet_art_ink_digest (art, &changes[i], 0, region)));
        cairo_surface_destroy (first);
        cairo_surface_destroy (second);
      }
}

static void
test_site_digests (void)
{
  const FlipSheetArt *art = patch_art ();
  FlipSiteLook look = { .name = "jobs 1", .title = "Line 1", .gives = "3 points" }, other = look;
  PatchState state;

  set_position (&state);
  other.name = "jobs 2";
  g_assert_cmpuint (flip_sheet_art_site_digest (art, &state, 0, 51, &look), ==,
                    flip_sheet_art_site_digest (art, &state, 0, 51, &other));
  other.gives = "4 points";
  g_assert_cmpuint (flip_sheet_art_site_digest (art, &state, 0, 51, &look), !=,
                    flip_sheet_art_site_digest (art, &state, 0, 51, &other));
  other.gives = look.gives;
  other.title = "Bridge";
  g_assert_cmpuint (flip_sheet_art_site_digest (art, &state, 0, 51, &look), !=,
                    flip_sheet_art_site_digest (art, &state, 0, 51, &other));
  g_assert_true (flip_sheet_art_keeps_site (art, 0));
}

/* A previewed move is shown where it changes something, and nowhere else. */
static void
test_outlook (void)
{
  PatchState state, after;

  set_position (&state);
  after = state;
  after.seal = "green";
  for (guint region = 0; region < G_N_ELEMENTS (parts); region++)
    {
      Wish now = { .region = region }, then = { .region = region, .after = &after };
      cairo_surface_t *first = draw (&state, &now), *second = draw (&state, &then);

      g_assert_true (same_pixels (first, second) == (parts[region].kind != FLIP_PART_FACTS));
      cairo_surface_destroy (first);
      cairo_surface_destroy (second);
    }
}

/* --- For those who hear it, and on paper --- */

static void
assert_read (const PatchState *state, guint region, const char *words)
{
  g_autoptr (GPtrArray) lines = flip_written_region (patch_art (), NULL, state, 0, region);

  for (guint i = 0; i < lines->len; i++)
    {
      const FlipWrittenLine *line = lines->pdata[i];

      if (strstr (line->words->str, words))
        return;
    }
  g_error ("“%s” is not read", words);
}

static void
test_read (void)
{
  PatchState state;

  set_position (&state);
  assert_read (&state, 0, "b3, 6 points");
  assert_read (&state, 1, "Left ladder");
  assert_read (&state, 2, "13, 21 points");
  assert_read (&state, 3, "Line 2, 27 points");
  assert_read (&state, 3, "Build the long");
  assert_read (&state, 4, "Seal, red hearts");
  assert_read (&state, 5, "Total");
}

static void
test_paper (void)
{
  PatchState state;
  FlipPicture picture = { .game = &patch_game, .state = &state, .title = "Patch", .scale = 1 };
  g_autoptr (GArray) values = NULL;

  set_position (&state);
  for (FlipPictureFormat format = 0; format <= FLIP_PICTURE_PDF; format++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) bytes = flip_picture_bytes (&picture, format, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (g_bytes_get_size (bytes), >, 1000);
    }
  values = flip_value_list (patch_art (), &state); /* it has no boards' files */
  g_assert_cmpuint (values->len, ==, 0);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/parts/found", test_found);
  g_test_add_func ("/parts/places", test_places);
  g_test_add_func ("/parts/hues", test_hues);
  g_test_add_func ("/parts/many", test_many);
  g_test_add_func ("/parts/drawn", test_drawn);
  g_test_add_func ("/parts/digests", test_digests);
  g_test_add_func ("/parts/site-digests", test_site_digests);
  g_test_add_func ("/parts/outlook", test_outlook);
  g_test_add_func ("/parts/read", test_read);
  g_test_add_func ("/parts/paper", test_paper);
  return g_test_run ();
}
