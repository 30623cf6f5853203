/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pictures of Insert Coin's sheet, compared with those in the folder named on the command line, and
   where its squares lie. --write draws the pictures anew. */

#include "draw/insertcoin/insertcoin-art.h"
#include "games/insertcoin/insertcoin-game.h"
#include "games/insertcoin/insertcoin.h"
#include "tests/draw/golden.h"
#include "tests/draw/rects.h"

#define FINGERTIP   36
#define LEAST_BELOW 46 /* px for what is said below the squares of a level */

/* --- Positions --- */

static void
begin (InsertcoinState *state, guint seats)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (&insertcoin_game);

  g_assert_true (flip_setup_fill_seats (setup, seats, NULL));
  g_assert_true (insertcoin_begin (state, setup, NULL));
}

/* Two seats after two flips and a GAME OVER: the first has lost two lives in a row of three, and has
   filled some of each level. The third card is flipped. */
static void
position_drawing (gpointer data)
{
  InsertcoinState *state = data;
  begin (state, 2);
  golden_play (&insertcoin_game, state,
               "heart-1, alien-1, key-1, cherry-1, skull-1, shield-1, heart-2, "
               "draw corner level 1 b3 c3 b4, draw bar level 1 h2 h3 h4, game-over, alien-3, "
               "draw long-bar level 3 f5 g5 h5 i5, life level 2 c1, bolt-2, life level 2 c4, "
               "draw square level 2 d1 e1 d2 e2, heart-3, life level 2 d4, "
               "draw corner level 3 b1 c1 b2, heart-1");
}

/* The last flips of the second pile: two squares of the star are empty, all rows of lives are in
   use, and a card with a domino is flipped. */
static void
position_late (InsertcoinState *state, guint seats)
{
  InsertcoinSeat *seat;

  begin (state, seats);
  for (guint i = 0; i < seats * INSERTCOIN_LEVELS; i++)
    {
      static const char *const cards[] = { "star-1", "ghost-1", "bolt-1" };
      g_autofree char *card =
        i < 3 ? g_strdup (cards[i])
              : g_strdup_printf ("%s-%u", i % 2 ? "skull" : "alien", (i - 3) / 2 % 4 + 1);
      FlipMove move;

      if (insertcoin_parse (state, card, &move, NULL)
          && flip_game_check (&insertcoin_game, state, &move, NULL))
        flip_game_apply (&insertcoin_game, state, &move);
      else
        {
          FlipMoveList list;

          flip_game_legal (&insertcoin_game, state, &list);
          flip_game_apply (&insertcoin_game, state, &list.moves[0]);
        }
    }
  seat = &state->seats[0];
  seat->filled[0] = insertcoin_shape (state, seat, 0)->squares;
  seat->filled[0] =
    insertcoin_grid_without (seat->filled[0], insertcoin_grid_of_square (3 * INSERTCOIN_STRIDE + 1));
  seat->filled[0] =
    insertcoin_grid_without (seat->filled[0], insertcoin_grid_of_square (3 * INSERTCOIN_STRIDE + 2));
  seat->row = 3;
  seat->coins = 1;
  seat->coins_inserted = 3;
  seat->coins_gained = 1;
  seat->lives = 4;
  state->deck.flips = 29;
  state->deck.game_overs = 1;
  state->deck.seen = (insertcoin_all_cards (state) & ~G_GUINT64_CONSTANT (3));
  golden_play (&insertcoin_game, state, "heart-1");
}

/* The star is complete, and squares are to be filled for it. */
static void
position_filling (gpointer data)
{
  position_late (data, 6);
  golden_play (&insertcoin_game, data, "draw domino level 1 b4 c4");
}

static void
position_fresh (gpointer data)
{
  InsertcoinState *state = data;
  begin (state, 4);
}

/* Another edition: levels of twelve by twelve, 43 cards in three piles, of which some have one symbol;
   only the value of the shape is not checked yet. */
static const char rocket[] = "[set]\nhouse=yes\nside=12\ngame-overs=3\nshapes=rocket\n"
                             "symbols=bar snake\n"
                             "[shape rocket]\nvalue=30\nability=fill 3\n"
                             "row-1=.....##.....\nrow-2=....####....\nrow-3=....####....\n"
                             "row-4=...##..##...\nrow-5=...##..##...\nrow-6=...######...\n"
                             "row-7=...######...\nrow-8=..########..\nrow-9=.##########.\n"
                             "row-10=.##.####.##.\nrow-11=.#...##...#.\nrow-12=............\n"
                             "[symbol bar]\nmap=###\n[symbol snake]\nmap=##.../.#.../.####\n"
                             "[checked]\nshape rocket=ability row-1\nsymbol bar=all\n";

static void
begin_large (InsertcoinState *state)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (&insertcoin_game);
  g_autoptr (GString) board = g_string_new (rocket);
  g_autoptr (GError) error = NULL;

  g_string_append (board, "[cards]\n");
  for (guint i = 1; i <= 43; i++)
    g_string_append_printf (board, "%u=rocket snake%s\n", i, i % 2 ? "" : " bar");
  flip_setup_set_board (setup, "large", board->str);
  g_assert_true (flip_setup_fill_seats (setup, 2, NULL));
  insertcoin_begin (state, setup, &error);
  g_assert_no_error (error);
}

static void
position_large (gpointer data)
{
  begin_large (data);
  golden_play (&insertcoin_game, data,
               "rocket, rocket, rocket, rocket, rocket, rocket, rocket-1, "
               "draw snake level 1 d6 e6 e7 e8 f8 g8 h8, life level 1 f1, rocket-2, "
               "draw bar level 3 f9 g9 h9");
}

/* --- Pictures --- */

static void
test_large (gconstpointer golden)
{
  g_autofree InsertcoinState *state = g_new0 (InsertcoinState, 1);
  cairo_surface_t *surface = golden_surface (1068 * GOLDEN_SCALE, 774 * GOLDEN_SCALE);
  cairo_t *cr = cairo_create (surface);
  g_auto (FlipCanvas) canvas = { 0 };

  position_large (state);
  flip_canvas_init (&canvas, cr, flip_palette (FLIP_PALETTE_LIGHT));
  cairo_scale (cr, GOLDEN_SCALE, GOLDEN_SCALE);
  flip_sheet_art_draw (insertcoin_sheet_art.instead (state), &canvas, state, 0, FLIP_LAYOUT_BOARD,
                       FLIP_ALL_REGIONS);
  for (FlipCard card = 0; card < 2; card++)
    {
      FlipRect rect = { 30 + card * 250, 90, 60, 90 };

      insertcoin_sheet_art.draw_card (&canvas, state, card, &rect);
    }
  cairo_destroy (cr);
  golden_check (golden, "insertcoin-large", surface);
}

/* A level and the other regions as pages, below each other. */
static void
test_narrow (gconstpointer golden)
{
  g_autofree InsertcoinState *state = g_new0 (InsertcoinState, 1);
  guint regions = (1u << INSERTCOIN_N_REGIONS) - (1u << (INSERTCOIN_LEVELS - 1));

  position_drawing (state);
  golden_check (golden, "insertcoin-narrow",
                golden_pages (&insertcoin_sheet_art, state, regions, 1400));
}

/* On smaller boards, with as many players as there can be. */
static void
test_smaller (gconstpointer golden)
{
  g_autofree InsertcoinState *state = g_new0 (InsertcoinState, 1);

  position_filling (state);
  golden_check (golden, "insertcoin-low",
                golden_layout (&insertcoin_sheet_art, state, FLIP_LAYOUT_LOW));
  golden_check (golden, "insertcoin-half",
                golden_layout (&insertcoin_sheet_art, state, FLIP_LAYOUT_HALF));
}

/* What completing a second level would bring, with the players' names. */
static void
test_outlook (gconstpointer golden)
{
  g_autofree InsertcoinState *state = g_new0 (InsertcoinState, 1);
  g_autofree InsertcoinState *after = g_new0 (InsertcoinState, 1);
  g_autoptr (FlipSetup) setup = flip_setup_new (&insertcoin_game);
  cairo_surface_t *surface = golden_surface (1068 * GOLDEN_SCALE, 774 * GOLDEN_SCALE);
  cairo_t *cr = cairo_create (surface);
  g_auto (FlipCanvas) canvas = { 0 };

  g_assert_true (flip_setup_add_player (setup, "Ann", NULL));
  g_assert_true (flip_setup_add_player (setup, "Bartholomew", NULL));
  g_assert_true (flip_setup_add_player (setup, "Cleo", NULL));
  position_late (state, 3);
  state->seats[0].filled[1] = insertcoin_shape (state, &state->seats[0], 1)->squares;
  state->seats[0].complete = 1 << 1;
  *after = *state;
  golden_play (&insertcoin_game, after, "draw domino level 1 b4 c4");
  flip_canvas_init (&canvas, cr, flip_palette (FLIP_PALETTE_LIGHT));
  canvas.setup = setup;
  cairo_scale (cr, GOLDEN_SCALE, GOLDEN_SCALE);
  flip_sheet_art_draw (&insertcoin_sheet_art, &canvas, state, 0, FLIP_LAYOUT_BOARD,
                       FLIP_ALL_REGIONS);
  for (guint region = 0; region < INSERTCOIN_N_REGIONS; region++)
    flip_sheet_art_draw_outlook (&insertcoin_sheet_art, &canvas, state, after, 0, FLIP_LAYOUT_BOARD,
                                 region);
  cairo_destroy (cr);
  golden_check (golden, "insertcoin-outlook", surface);
}

/* The looks of squares, inside and outside a contour, and some cards. */
static void
test_looks (gconstpointer data)
{
  static const FlipSiteLook looks[] = {
    { "level 1 d3", FLIP_MARK_NONE, FLIP_NOT_IN_REACH, .progress = 1 },
    { "level 1 d3", FLIP_MARK_FILLED, FLIP_NOT_IN_REACH, .progress = 1 },
    { "level 1 d3", FLIP_MARK_FILLED, FLIP_NOT_IN_REACH, .progress = .5 },
    { "level 1 d3", FLIP_MARK_NONE, 0, .progress = 1, .preview = FLIP_PREVIEW_FITS },
    { "level 1 d3", FLIP_MARK_NONE, 0, .progress = 1, .preview = FLIP_PREVIEW_MISFITS },
    { "level 1 d3", FLIP_MARK_FILLED, -1, .progress = 1, .preview = FLIP_PREVIEW_BLOCKED },
    { "level 1 d3", FLIP_MARK_NONE, FLIP_NOT_IN_REACH, TRUE, FALSE, 1 },
    { "level 1 d3", FLIP_MARK_NONE, 1, FALSE, TRUE, 1, .preview = FLIP_PREVIEW_OPEN },
  };
  static const guint squares[] = { 2 * 9 + 3, 1 * 9 + 1, 0 };
  static const FlipCard cards[] = { 0, 11, 29, 30 };
  cairo_surface_t *surface = golden_surface (380, 330);
  cairo_t *cr = cairo_create (surface);
  g_autofree InsertcoinState *state = g_new0 (InsertcoinState, 1);

  position_drawing (state);
  for (guint palette = FLIP_PALETTE_LIGHT; palette <= FLIP_PALETTE_DARK; palette++)
    {
      g_auto (FlipCanvas) canvas = { 0 };

      flip_canvas_init (&canvas, cr, flip_palette (palette));
      cairo_rectangle (cr, palette * 190, 0, 190, 330);
      flip_canvas_fill (&canvas, canvas.palette->board);
      for (guint i = 0; i < G_N_ELEMENTS (looks) * G_N_ELEMENTS (squares); i++)
        {
          cairo_save (cr);
          cairo_translate (cr, palette * 190 + 8 + i / 8 % 3 * 40, 8 + i % 8 * 40);
          flip_sheet_art_draw_site (&insertcoin_sheet_art, &canvas, state, 0, FLIP_LAYOUT_BOARD,
                                    squares[i / 8], &looks[i % 8]);
          cairo_restore (cr);
        }
      for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
        {
          FlipRect rect = { palette * 190 + 132, 8 + i * 80, 50, 75 };

          insertcoin_sheet_art.draw_card (&canvas, state, cards[i], &rect);
        }
    }
  cairo_destroy (cr);
  golden_check (data, "insertcoin-looks", surface);
}

/* --- Where the squares lie --- */

static void
test_sites (void)
{
  for (guint layout = 0; layout < FLIP_N_LAYOUTS;
       layout = layout_after (&insertcoin_sheet_art, layout))
    for (guint site = 0; site < 3 * 81; site++)
      {
        FlipRect rect = flip_sheet_art_site_rect (&insertcoin_sheet_art, NULL, 0, layout, site);
        FlipRect region = flip_sheet_art_region_rect (&insertcoin_sheet_art, layout, site / 81);

        /* They touch, so that a finger has no more than each of them. */
        g_assert_cmpfloat (rect.width, >=, FINGERTIP);
        g_assert_cmpfloat (rect.height, >=, FINGERTIP);
        g_assert_cmpfloat (rect.x, >=, region.x);
        g_assert_cmpfloat (rect.y, >=, region.y);
        g_assert_cmpfloat (rect.x + rect.width, <=, region.x + region.width);
        g_assert_cmpfloat (rect.y + rect.height, <=, region.y + region.height);
        /* Neighbours touch. */
        if (site % 9)
          g_assert_cmpfloat (
            rect.x, ==,
            flip_sheet_art_site_rect (&insertcoin_sheet_art, NULL, 0, layout, site - 1).x
              + rect.width);
      }
}

/* Squares of other sizes lie in their levels, and none on another. */
static void
test_other_sides (void)
{
  g_autofree InsertcoinState *state = g_new0 (InsertcoinState, 1);

  begin_large (state);
  for (guint side = INSERTCOIN_LEAST_SIDE; side <= INSERTCOIN_MOST_SIDE; side++)
    {
      const FlipSheetArt *art;

      state->set.side = (guint8) side;
      art = insertcoin_sheet_art.instead (state);
      art = art ? art : &insertcoin_sheet_art;
      g_assert_cmpuint (art->n_sites, ==, 3 * side * side + INSERTCOIN_MAX_SEATS);
      g_assert_true (flip_sheet_art_has_layout (art, FLIP_LAYOUT_HALF));
      for (guint layout = 0; layout < FLIP_N_LAYOUTS; layout = layout_after (art, layout))
        for (guint site = 0; site < 3 * side * side; site++)
          {
            FlipRect rect = flip_sheet_art_site_rect (art, state, 0, layout, site);
            FlipRect region =
              flip_sheet_art_region_rect (art, layout, flip_sheet_art_site_region (art, site));

            g_assert_cmpfloat (rect.width, >=, 21);
            g_assert_cmpfloat (rect.x, >=, region.x);
            g_assert_cmpfloat (rect.x + rect.width, <=, region.x + region.width);
            g_assert_cmpfloat (rect.y + rect.height, <=, region.y + region.height - LEAST_BELOW);
            if (site % side)
              g_assert_cmpfloat (rect.x, ==,
                                 flip_sheet_art_site_rect (art, state, 0, layout, site - 1).x
                                   + rect.width);
          }
    }
}

/* While the digest of a square is the same, its drawing is: it tells shapes apart. */
static void
test_digest (void)
{
  const FlipSheetArt *art = &insertcoin_sheet_art;
  g_autofree InsertcoinState *before = g_new0 (InsertcoinState, 1);
  g_autofree InsertcoinState *after = g_new0 (InsertcoinState, 1);

  position_fresh (before);
  *after = *before;
  golden_play (&insertcoin_game, after, "heart-1");
  g_assert_cmpuint (flip_sheet_art_site_digest (art, before, 0, 3, NULL), !=,
                    flip_sheet_art_site_digest (art, after, 0, 3, NULL));
  g_assert_cmpuint (flip_sheet_art_site_digest (art, before, 0, 90, NULL), ==,
                    flip_sheet_art_site_digest (art, after, 0, 90, NULL));
  after->stage = INSERTCOIN_STAGE_FILL;
  g_assert_cmpuint (flip_sheet_art_site_digest (art, before, 0, 90, NULL), !=,
                    flip_sheet_art_site_digest (art, after, 0, 90, NULL));
  g_assert_true (flip_sheet_art_keeps_site (art, art->n_sites - 1));
}

int
main (int argc, char **argv)
{
  static GoldenPicture pictures[] = {
    { .palette = FLIP_PALETTE_LIGHT, .name = "insertcoin-light", .set = position_drawing },
    { .palette = FLIP_PALETTE_DARK, .name = "insertcoin-dark", .set = position_filling },
    { .palette = FLIP_PALETTE_CONTRAST, .name = "insertcoin-contrast", .set = position_drawing },
    { .palette = FLIP_PALETTE_PRINT, .name = "insertcoin-print", .set = position_filling },
    { .palette = FLIP_PALETTE_LIGHT, .name = "insertcoin-fresh", .set = position_fresh },
  };
  Golden golden;

  g_test_init (&argc, &argv, NULL);
  golden = golden_read (argc, argv);
  golden_add_pictures (&golden, &insertcoin_sheet_art, "insertcoin-art", pictures,
                       G_N_ELEMENTS (pictures));
  g_test_add_data_func ("/insertcoin-art/narrow", &golden, test_narrow);
  g_test_add_data_func ("/insertcoin-art/smaller", &golden, test_smaller);
  g_test_add_data_func ("/insertcoin-art/looks", &golden, test_looks);
  g_test_add_data_func ("/insertcoin-art/outlook", &golden, test_outlook);
  g_test_add_data_func ("/insertcoin-art/large", &golden, test_large);
  g_test_add_func ("/insertcoin-art/sites", test_sites);
  g_test_add_func ("/insertcoin-art/other-sides", test_other_sides);
  g_test_add_func ("/insertcoin-art/digest", test_digest);
  return g_test_run ();
}
