/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pictures of Flip City's sheet, compared with those in the folder named on the command line, and
   where its sites lie in games of any kind. --write draws the pictures anew. */

#include "draw/flipcity/flipcity-art.h"
#include "engine/game/verb.h"
#include "engine/session/autoplay.h"
#include "games/flipcity/flipcity-deck.h"
#include "games/flipcity/flipcity-rules.h"
#include "games/flipcity/flipcity.h"
#include "tests/draw/golden.h"
#include "tests/draw/rects.h"

#define SMALLEST_TARGET 24
#define FINGERTIP       36
#define GAMES           6
#define LOOK_EVERY      7

/* --- Positions --- */

static void
begin (FlipcityState *state, guint seats)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (&flipcity_game);
  g_autoptr (GError) error = NULL;

  flip_setup_fill_seats (setup, seats, &error);
  g_assert_no_error (error);
  g_assert_true (flipcity_game.begin (state, setup, &error));
}

static guint
face_called (const FlipcityState *state, const char *word)
{
  for (guint i = 0; i < flipcity_n_faces (&state->cards); i++)
    {
      if (g_str_equal (state->cards.faces[i].word, word))
        return i;
    }
  g_error ("no card %s", word);
}

static guint8
fill_pile (const FlipcityState *state, guint8 *pile, const char *words)
{
  g_auto (GStrv) names = g_strsplit (words, " ", -1);

  memset (pile, 0, FLIPCITY_MAX_FACES);
  for (guint i = 0; names[i]; i++)
    pile[face_called (state, names[i])]++;
  return (guint8) g_strv_length (names);
}

static void
set_deck (FlipcityState *state, guint seat, const char *words, const char *top)
{
  FlipcitySeat *city = &state->seats[seat];

  city->n_deck = 0;
  city->n_discard = fill_pile (state, city->discard, words);
  flipcity_deck_shuffle (state, seat);
  city->top = top ? (guint8) face_called (state, top) : FLIPCITY_NO_FACE;
}

static void
set_discard (FlipcityState *state, guint seat, const char *words)
{
  FlipcitySeat *city = &state->seats[seat];

  city->n_discard = fill_pile (state, city->discard, words);
  city->discarded = flipcity_kinds_of (city->discard);
}

static void
set_row (FlipcityState *state, const char *words)
{
  g_auto (GStrv) names = g_strsplit (words, " ", -1);

  for (guint i = 0; names[i]; i++)
    state->turn.played[state->turn.n_played++] = (guint8) face_called (state, names[i]);
}

/* In the middle of a good turn, with something to recycle. */
static void
position_playing (gpointer data)
{
  FlipcityState *state = data;
  begin (state, 3);
  set_deck (state, 0, "central-park residential-area residential-area apartment hospital office",
            "central-park");
  set_discard (state, 0, "shopping-mall power-plant trade-center convenience-store apartment");
  set_row (state, "residential-area central-park convenience-store church shopping-mall factory "
                  "convenience-store hospital central-park");
  state->turn.gains[FLIPCITY_CASH] = 10;
  state->turn.gains[FLIPCITY_POINTS] = 5;
  state->turn.gains[FLIPCITY_UNHAPPY] = 2;
  state->turn.gains[FLIPCITY_LIMIT] = 3;
  state->stage = FLIPCITY_STAGE_PLAY;
  state->seats[0].best = 7;
  state->seats[1].best = 6;
  state->seats[1].last = (FlipcityLast){ FLIPCITY_LAST_BOUGHT, 6, 4 };
  set_discard (state, 1, "residential-area factory office hospital central-park");
  state->seats[2].best = 7;
  state->seats[2].last = (FlipcityLast){ FLIPCITY_LAST_BUST, 1, 0 };
}

/* Alone, with a long row, everything in the discard, and cash to build. */
static void
position_building (gpointer data)
{
  FlipcityState *state = data;
  begin (state, 1);
  set_deck (state, 0, "hospital hospital factory office station church trade-center", NULL);
  set_discard (state, 0,
               "residential-area apartment convenience-store shopping-mall hospital church factory "
               "power-plant central-park station office trade-center apartment church");
  set_row (state, "hospital church convenience-store factory factory shopping-mall central-park "
                  "office church apartment station trade-center power-plant church");
  state->turn.gains[FLIPCITY_CASH] = 9;
  state->turn.gains[FLIPCITY_POINTS] = 7;
  state->turn.gains[FLIPCITY_UNHAPPY] = 3;
  state->turn.gains[FLIPCITY_LIMIT] = 5;
  state->turn.gains[FLIPCITY_ACTIONS] = 2;
  state->stage = FLIPCITY_STAGE_BUILD;
  state->supply[1] = 0;
  flipcity_supply_count (state);
  state->n_supply = 16;
}

/* --- Pictures --- */

/* All regions as pages, below each other. */
static void
test_narrow (gconstpointer golden)
{
  FlipcityState state = { 0 };

  position_building (&state);
  golden_check (golden, "flipcity-narrow",
                golden_pages (&flipcity_sheet_art, &state, (1u << FLIPCITY_N_REGIONS) - 1, 2500));
}

/* A long row, and other cities. */
static void
test_low (gconstpointer golden)
{
  FlipcityState state = { 0 };

  position_playing (&state);
  golden_check (golden, "flipcity-low",
                golden_layout (&flipcity_sheet_art, &state, FLIP_LAYOUT_LOW));
}

/* With everything that is hard to fit. */
static void
test_half (gconstpointer golden)
{
  FlipcityState state = { 0 };

  position_building (&state);
  golden_check (golden, "flipcity-half",
                golden_layout (&flipcity_sheet_art, &state, FLIP_LAYOUT_HALF));
}

/* The open card as it is offered, and what it would add to the turn. */
static void
test_outlook (gconstpointer golden)
{
  FlipcityState state = { 0 }, after;
  FlipMove play = flipcity_move (FLIPCITY_VERB_PLAY, FLIPCITY_SITE_DECK, 0);
  FlipRect card = { 290, 10, 104, 146 };
  cairo_surface_t *surface = golden_surface (410, 276);
  cairo_t *cr = cairo_create (surface);
  g_auto (FlipCanvas) canvas = { 0 };

  position_playing (&state);
  after = state;
  flip_game_apply (&flipcity_game, &after, &play);
  flip_canvas_init (&canvas, cr, flip_palette (FLIP_PALETTE_LIGHT));
  cairo_translate (cr, 6, 6);
  flip_sheet_art_draw (&flipcity_sheet_art, &canvas, &state, 0, FLIP_LAYOUT_NARROW,
                       FLIPCITY_REGION_TURN);
  flip_sheet_art_draw_outlook (&flipcity_sheet_art, &canvas, &state, &after, 0, FLIP_LAYOUT_NARROW,
                               FLIPCITY_REGION_TURN);
  flipcity_sheet_art.draw_card (&canvas, &state, state.seats[0].top, &card);
  cairo_destroy (cr);
  golden_check (golden, "flipcity-outlook", surface);
}

/* --- Where the sites lie --- */

static void
assert_site (const FlipcityState *state, guint seat, FlipLayout layout, guint site)
{
  const FlipSheetArt *art = &flipcity_sheet_art;
  FlipRect rect = flip_sheet_art_site_rect (art, state, seat, layout, site);
  FlipRect region =
    flip_sheet_art_region_rect (art, layout, flip_sheet_art_site_region (art, site));

  if (rect.width <= 0)
    return;
  g_assert_true (rect_contains (&region, &rect));
  g_assert_cmpfloat (rect.width, >=, SMALLEST_TARGET);
  g_assert_cmpfloat (rect.height, >=, SMALLEST_TARGET);
  /* On a telephone, tiles that touch are as large as a fingertip. */
  if (layout == FLIP_LAYOUT_NARROW
      && flip_sheet_art_site_region (art, site) == FLIPCITY_REGION_DISCARD)
    g_assert_cmpfloat (rect.height, >=, FINGERTIP);
  for (guint other = 0; other < site; other++)
    {
      FlipRect its = flip_sheet_art_site_rect (art, state, seat, layout, other);

      if (flip_sheet_art_site_region (art, other) == flip_sheet_art_site_region (art, site)
          && its.width > 0)
        g_assert_false (rects_overlap (&rect, &its));
    }
}

/* Every site that can be reached lies somewhere. */
static void
assert_reachable (const FlipcityState *state, FlipLayout layout)
{
  g_autofree FlipSites *sites = g_new0 (FlipSites, 1);

  flipcity_game.sites (state, state->seat, sites);
  for (guint i = 0; i < sites->n; i++)
    {
      FlipRect rect = flip_sheet_art_site_rect (&flipcity_sheet_art, state, state->seat, layout,
                                                sites->sites[i].id);

      if (sites->sites[i].price != FLIP_NOT_IN_REACH)
        g_assert_cmpfloat (rect.width, >, 0);
    }
}

static void
assert_sites (const FlipcityState *state)
{
  for (guint layout = 0; layout < FLIP_N_LAYOUTS;
       layout = layout_after (&flipcity_sheet_art, layout))
    {
      for (guint site = 0; site < FLIPCITY_SITES; site++)
        assert_site (state, state->seat, layout, site);
      assert_reachable (state, layout);
    }
}

static void
test_sites_of_full_discard (void)
{
  FlipcityState state = { 0 };

  position_building (&state);
  assert_sites (&state);
  position_playing (&state);
  assert_sites (&state);
}

static void
test_sites_in_games (void)
{
  g_autofree FlipAutoplay *autoplay = g_new (FlipAutoplay, 1);
  guint look_every = g_getenv ("FLIPSIDE_TEST_PART") ? 10 * LOOK_EVERY : LOOK_EVERY;

  for (guint seed = 1; seed <= GAMES; seed++)
    {
      FlipcityState state = { 0 };
      FlipMove move;

      begin (&state, seed % FLIPCITY_MAX_SEATS + 1);
      flip_autoplay_begin (autoplay, &flipcity_game, &state, seed);
      for (guint i = 0; flip_autoplay_choose (autoplay, &move); i++)
        {
          if (i % look_every == 0)
            assert_sites (&state);
          flip_game_apply (&flipcity_game, &state, &move);
        }
    }
}

/* The cards of a row stay in their region, however many they are. */
static void
test_row (void)
{
  for (guint layout = 0; layout < FLIP_N_LAYOUTS;
       layout = layout_after (&flipcity_sheet_art, layout))
    {
      FlipRect region = flipcity_region_rect (layout, FLIPCITY_REGION_PLAYED);

      for (guint n = 1; n <= 60; n++)
        for (guint i = 0; i < n; i++)
          {
            FlipRect card = flipcity_played_rect (layout, n, i);

            g_assert_true (rect_contains (&region, &card));
          }
    }
}

/* Whatever a side does, its values stand on the card and none over another. */
static void
assert_side (const FlipcityState *state, guint side)
{
  const FlipSidesArt *art = flipcity_sheet_art.sides;
  FlipRect card = { 0, 0, art->width, art->height };
  FlipSideValue values[FLIP_MOST_SIDE_VALUES];
  guint n = art->values (state, side, values);

  for (guint i = 0; i < n; i++)
    {
      g_assert_true (rect_contains (&card, &values[i].rect));
      for (guint j = 0; j < i; j++)
        {
          const FlipRect *a = &values[i].rect, *b = &values[j].rect;

          g_assert_false (a->x < b->x + b->width && b->x < a->x + a->width
                          && a->y < b->y + b->height && b->y < a->y + a->height);
        }
    }
}

static void
test_sides (void)
{
  FlipcityState state = { 0 };
  FlipcityFace *full;

  begin (&state, 1);
  for (guint side = 0; side < flipcity_sheet_art.sides->n_sides (&state); side++)
    assert_side (&state, side);
  full = &state.cards.faces[2];
  memset (full->effects, 1, sizeof full->effects);
  state.cards.forced |= 1u << 2;
  state.cards.recyclable |= 1u << 2;
  state.cards.given_away |= 1u << 2;
  assert_side (&state, 2);
}

/* A board that nobody plays on looks the same whatever another seat does with its cards, and is not drawn again. */
static void
test_kept (void)
{
  const FlipSheetArt *art = &flipcity_sheet_art;
  FlipcityState before = { 0 }, after;

  position_playing (&before);
  after = before;
  after.stage = FLIPCITY_STAGE_BUILD;
  after.turn.gains[FLIPCITY_CASH] += 3;
  for (guint site = 0; site < art->n_sites; site++)
    {
      g_assert_true (flip_sheet_art_keeps_site (art, site));
      g_assert_cmpuint (flip_sheet_art_site_digest (art, &before, !before.seat, site, NULL), ==,
                        flip_sheet_art_site_digest (art, &after, !before.seat, site, NULL));
    }
}

int
main (int argc, char **argv)
{
  static GoldenPicture pictures[] = {
    { .palette = FLIP_PALETTE_LIGHT, .name = "flipcity-light", .set = position_playing },
    { .palette = FLIP_PALETTE_DARK, .name = "flipcity-dark", .set = position_playing },
    { .palette = FLIP_PALETTE_CONTRAST, .name = "flipcity-contrast", .set = position_building },
    { .palette = FLIP_PALETTE_PRINT, .name = "flipcity-print", .set = position_building },
  };
  Golden golden;

  g_test_init (&argc, &argv, NULL);
  golden = golden_read (argc, argv);
  golden_add_pictures (&golden, &flipcity_sheet_art, "flipcity-art", pictures,
                       G_N_ELEMENTS (pictures));
  g_test_add_data_func ("/flipcity-art/narrow", &golden, test_narrow);
  g_test_add_data_func ("/flipcity-art/low", &golden, test_low);
  g_test_add_data_func ("/flipcity-art/half", &golden, test_half);
  g_test_add_data_func ("/flipcity-art/outlook", &golden, test_outlook);
  g_test_add_func ("/flipcity-art/full-discard", test_sites_of_full_discard);
  g_test_add_func ("/flipcity-art/games", test_sites_in_games);
  g_test_add_func ("/flipcity-art/row", test_row);
  g_test_add_func ("/flipcity-art/sides", test_sides);
  g_test_add_func ("/flipcity-art/kept", test_kept);
  return g_test_run ();
}
