/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flickemup/flickemup-art.h"
#include "draw/paper/layout-view.h"
#include "draw/table/aim-art.h"
#include "games/flickemup/flickemup.h"
#include "tests/draw/golden.h"
#include "tests/draw/rects.h"

#include "engine/game/verb.h"

#include <math.h>

/* The sheet of Flick 'em Up!: where its sites lie, that drawings stay where they belong, and
   pictures of a scenario on a real and on a simulated table. */

#define MARGIN 40

static void
begin_board (FlickemupState *state, const FlipBoard *board, gboolean dealt)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (&flickemup_game);

  g_assert_true (flip_setup_fill_seats (setup, 4, NULL));
  setup->dealt = dealt;
  flip_setup_set_board (setup, board->name, board->text);
  g_assert_true (flickemup_game.begin (state, setup, NULL));
}

static void
begin (FlickemupState *state, guint scenario, gboolean dealt)
{
  begin_board (state, &flickemup_game.boards[scenario - 1], dealt);
}

static void
play (FlickemupState *state, const char *const *moves)
{
  for (guint i = 0; moves[i]; i++)
    {
      FlipRefusal refusal = { 0 };
      FlipMove move;

      if (!flickemup_game.parse (state, moves[i], &move, &refusal)
          || !flip_game_check (&flickemup_game, state, &move, &refusal))
        g_error ("“%s”: %s", moves[i], refusal.text);
      flip_game_apply (&flickemup_game, state, &move);
    }
}

/* Much has happened: somebody lies, somebody is inside, things were displaced, a house is closed. */
static void
mid_game (FlickemupState *state, gboolean dealt)
{
  static const char *const simulated[] = {
    "lawman-1 move 20.00 900",
    "rest lawman-1 352.0 341.5 20.0 standing",
    "moved",
    "face -35.0",
    "lawman-1 shoot left 10.00 3000",
    "rest outlaw-3 1049.5 452.0 160.0 fallen",
    "hit outlaw-3",
    "outlaw-5 throw left -160.00 1500",
    "rest barrel-2 0.0 0.0 0.0 gone",
    "caught lawman-4",
    "closed store",
    "blast over",
    "outlaw-5 move 60.00 900",
    "entered undertaker",
    "lawman-2 take winchester",
    NULL,
  };
  static const char *const real[] = {
    "lawman-1 move",
    "moved",
    "lawman-1 shoot",
    "hit outlaw-3",
    "outlaw-5 throw",
    "caught lawman-4",
    "closed store",
    "blast over",
    "outlaw-5 move",
    "entered undertaker",
    "lawman-2 take winchester",
    "lawman-2 shoot",
    NULL,
  };

  begin (state, 10, dealt);
  play (state, dealt ? simulated : real);
}

static void
test_sites (gconstpointer data)
{
  FlipLayout layout = GPOINTER_TO_UINT (data);

  for (guint i = 0; i < FLICKEMUP_SITES; i++)
    {
      FlipRect site = flip_sheet_art_site_rect (&flickemup_sheet_art, NULL, 0, layout, i);
      FlipRect region =
        flickemup_region_rect (layout, flip_sheet_art_site_region (&flickemup_sheet_art, i));

      g_assert_true (rect_contains (&region, &site));
      g_assert_cmpfloat (site.width, >=, 36);
      g_assert_cmpfloat (site.height, >=, 36);
      for (guint j = 0; j < i; j++)
        {
          FlipRect other = flip_sheet_art_site_rect (&flickemup_sheet_art, NULL, 0, layout, j);

          g_assert_true (flip_sheet_art_site_region (&flickemup_sheet_art, i)
                           != flip_sheet_art_site_region (&flickemup_sheet_art, j)
                         || !rects_overlap (&site, &other));
        }
    }
}

static void
test_regions (void)
{
  FlipRect board = { 0, 0, flickemup_sheet_art.width, flickemup_sheet_art.height };

  for (guint i = 0; i < FLICKEMUP_REGIONS; i++)
    {
      FlipRect region = flickemup_region_rect (FLIP_LAYOUT_BOARD, i);
      FlipRect page = flickemup_region_rect (FLIP_LAYOUT_NARROW, i);

      g_assert_true (rect_contains (&board, &region));
      g_assert_cmpfloat (page.width * .95, <=, 360 - 12);
      for (guint j = 0; j < i; j++)
        {
          FlipRect other = flickemup_region_rect (FLIP_LAYOUT_BOARD, j);

          g_assert_false (rects_overlap (&region, &other));
        }
    }
}

/* How many pixels are painted outside of a rectangle. */
static guint
count_outside (cairo_surface_t *surface, const FlipRect *rect)
{
  guint n = 0;

  cairo_surface_flush (surface);
  for (int y = 0; y < cairo_image_surface_get_height (surface); y++)
    {
      const guint32 *row = (const void *) (cairo_image_surface_get_data (surface)
                                           + y * cairo_image_surface_get_stride (surface));

      for (int x = 0; x < cairo_image_surface_get_width (surface); x++)
        n += row[x] >> 24
             && (x < floor (rect->x) || y < floor (rect->y) || x >= ceil (rect->x + rect->width)
                 || y >= ceil (rect->y + rect->height));
    }
  return n;
}

static void
check_reach (const FlickemupState *state, FlipLayout layout, guint region)
{
  FlipRect rect = flickemup_region_rect (layout, region);
  FlipRect moved = { MARGIN, MARGIN, rect.width, rect.height };
  cairo_surface_t *surface = cairo_image_surface_create (
    CAIRO_FORMAT_ARGB32, (int) rect.width + 2 * MARGIN, (int) rect.height + 2 * MARGIN);
  cairo_t *cr = cairo_create (surface);
  g_auto (FlipCanvas) canvas = { 0 };

  flip_canvas_init (&canvas, cr, flip_palette (FLIP_PALETTE_LIGHT));
  cairo_translate (cr, MARGIN - rect.x, MARGIN - rect.y);
  flip_sheet_art_draw_print (&flickemup_sheet_art, &canvas, state, layout, region);
  flip_sheet_art_draw_ink (&flickemup_sheet_art, &canvas, state, 0, layout, region);
  g_assert_cmpuint (count_outside (surface, &moved), ==, 0);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
test_reach (void)
{
  FlickemupState state;

  mid_game (&state, TRUE);
  for (guint layout = 0; layout < FLIP_N_LAYOUTS;
       layout = layout_after (&flickemup_sheet_art, layout))
    for (guint region = 0; region < FLICKEMUP_REGIONS; region++)
      check_reach (&state, layout, region);
  for (guint scenario = 1; scenario <= flickemup_game.n_boards; scenario++)
    {
      begin (&state, scenario, TRUE);
      for (guint layout = 0; layout < FLIP_N_LAYOUTS;
           layout = layout_after (&flickemup_sheet_art, layout))
        for (guint region = 0; region < FLICKEMUP_REGIONS; region++)
          check_reach (&state, layout, region);
    }
}

/* --- The set-up --- */

static const FlipLayoutPiece *
find_piece (const FlipLayoutPiece *pieces, guint n, const char *name)
{
  for (guint i = 0; i < n; i++)
    {
      if (g_str_equal (pieces[i].name, name))
        return &pieces[i];
    }
  g_error ("no “%s” in the set-up", name);
}

/* As the file of the tenth scenario has it; a building at 0 has its door towards the near edge. */
static void
test_set_up_list (void)
{
  static const struct
  {
    const char *name, *note;
    double x, y, angle;
    gboolean turned;
  } cases[] = {
    { "Lawman 4", "red hat, document", 250, 530, 0, TRUE },
    { "Outlaw 1", "red hat", 1050, 290, 180, TRUE },
    { "Sheriff", "1 × Winchester", 200, 130, 86, TRUE },
    { "Town Hall", "closed", 600, 110, 90, TRUE },
    { "Barrel 1", "", 520, 300, 0, FALSE },
    { "Fence 2", "", 438, 450, 90, TRUE },
  };
  FlipLayoutPiece pieces[FLIP_LAYOUT_MOST_PIECES];
  FlickemupState state;
  guint n;

  mid_game (&state, FALSE);
  n = flickemup_table_layout.pieces (&state, pieces);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const FlipLayoutPiece *piece = find_piece (pieces, n, cases[i].name);

      g_assert_cmpstr (piece->note, ==, cases[i].note);
      g_assert_cmpfloat_with_epsilon (piece->x, cases[i].x, .1);
      g_assert_cmpfloat_with_epsilon (piece->y, cases[i].y, .1);
      g_assert_cmpint (piece->turned, ==, cases[i].turned);
      if (piece->turned)
        g_assert_cmpfloat_with_epsilon (piece->angle, cases[i].angle, .1);
    }
}

/* No two are called the same, all lie on the table, and each is found where it is drawn. */
static void
test_set_up_pieces (void)
{
  FlipLayoutPiece pieces[FLIP_LAYOUT_MOST_PIECES];
  FlickemupState state;

  for (guint scenario = 1; scenario <= flickemup_game.n_boards; scenario++)
    {
      FlipLayoutView view = { &flickemup_table_layout, &state, 1000, 760 };
      double scale;
      FlipRect table;
      guint n;

      begin (&state, scenario, FALSE);
      n = flickemup_table_layout.pieces (&state, pieces);
      table = flip_layout_view_table (&view, &scale);
      for (guint i = 0; i < n; i++)
        {
          double x = table.x + pieces[i].x * scale, y = table.y + pieces[i].y * scale;

          g_assert_true (x > table.x && x < table.x + table.width);
          g_assert_true (y > table.y && y < table.y + table.height);
          g_assert_cmpfloat (pieces[i].angle, >=, 0);
          g_assert_cmpfloat (pieces[i].angle, <, 360);
          g_assert_true (find_piece (pieces, n, pieces[i].name) == &pieces[i]);
          g_assert_cmpint (flip_layout_view_find (&view, pieces, n, x, y), ==, i);
        }
    }
}

static cairo_surface_t *
set_up_picture (const FlickemupState *state, FlipPaletteId palette)
{
  FlipLayoutView view = { &flickemup_table_layout, state, 640, 500 };
  cairo_surface_t *surface = golden_surface (view.width, view.height);
  cairo_t *cr = cairo_create (surface);
  g_auto (FlipCanvas) canvas = { 0 };
  FlipLayoutPiece pieces[FLIP_LAYOUT_MOST_PIECES];
  guint n = flickemup_table_layout.pieces (state, pieces);

  flip_canvas_init (&canvas, cr, flip_palette (palette));
  flip_canvas_colour (&canvas, canvas.palette->desk);
  cairo_paint (cr);
  flip_layout_view_draw (&canvas, &view);
  flip_layout_view_measure (&canvas, &view, find_piece (pieces, n, "Lawman 4"));
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* --- The aim --- */

/* A disc somewhere on a table of 400 × 300 mm that fills its picture of the same size. */
static FlipAimPicture
aim_at (double x, double y, double angle, double power)
{
  return (FlipAimPicture){
    .flick = { .x = x, .y = y, .angle = angle },
    .radius = 10,
    .power = power,
    .pull = 100,
    .bounds = { 0, 0, 400, 300 },
  };
}

/* In the middle there is room enough: 10 mm of the disc, 4 px between, half of the pull. */
static void
test_handle_place (void)
{
  const FlipTableView view = { .scale = 1 };
  FlipAimPicture picture = aim_at (200, 150, 0, .5);
  double x, y;

  flip_aim_handle (&view, &picture, &x, &y);
  g_assert_cmpfloat_with_epsilon (x, 200 - 10 - 4 - 50, 1e-9);
  g_assert_cmpfloat_with_epsilon (y, 150, 1e-9);
  picture.flick.angle = 90;
  flip_aim_handle (&view, &picture, &x, &y);
  g_assert_cmpfloat_with_epsilon (x, 200, 1e-9);
  g_assert_cmpfloat_with_epsilon (y, 150 - 10 - 4 - 50, 1e-9);
}

/* Wherever the disc lies and wherever it goes, all of the handle can be seen and grasped. */
static void
test_handle_stays (void)
{
  static const double places[][2] = { { 12, 12 },
                                      { 200, 13 },
                                      { 388, 288 },
                                      { 30, 150 },
                                      { 200, 150 } };
  const FlipTableView view = { .scale = 1 };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    for (int angle = -180; angle < 180; angle += 5)
      for (double power = 0; power <= 1; power += .25)
        {
          FlipAimPicture picture = aim_at (places[i][0], places[i][1], angle, power);
          double x, y;

          flip_aim_handle (&view, &picture, &x, &y);
          g_assert_true (x >= 10 && x <= 390 && y >= 10 && y <= 290);
          g_assert_cmpfloat (flip_aim_pull (&view, &picture), >=, 60);
          g_assert_cmpfloat (flip_aim_pull (&view, &picture), <=, 100);
        }
}

/* One region as a page, at full size. */
static cairo_surface_t *
page_picture (const FlickemupState *state, guint region)
{
  FlipRect rect = flickemup_region_rect (FLIP_LAYOUT_NARROW, region);
  cairo_surface_t *surface = golden_surface (rect.width, rect.height);
  cairo_t *cr = cairo_create (surface);
  g_auto (FlipCanvas) canvas = { 0 };

  flip_canvas_init (&canvas, cr, flip_palette (FLIP_PALETTE_LIGHT));
  flip_canvas_colour (&canvas, canvas.palette->desk);
  cairo_paint (cr);
  flip_sheet_art_draw (&flickemup_sheet_art, &canvas, state, 0, FLIP_LAYOUT_NARROW, region);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* Goals that players tell themselves are sites for the rules; where all is told in full, the board has none
   for them. */
static void
test_told_goals (void)
{
  FlickemupState state;
  FlipSites sites;

  begin_board (&state, flickemup_game.blank, FALSE);
  g_assert_false (state.tracked);
  flickemup_game.sites (&state, 0, &sites);
  g_assert_cmpuint (sites.n, >, flickemup_sheet_art.n_sites);
  cairo_surface_destroy (
    golden_board (&flickemup_sheet_art, &state, FLIP_PALETTE_LIGHT, GOLDEN_SCALE));
  cairo_surface_destroy (page_picture (&state, FLICKEMUP_REGION_LAWMEN));
}

static void
test_pictures (gconstpointer golden)
{
  static const char *const names[FLIP_N_PALETTES] = {
    "flickemup-light",
    "flickemup-dark",
    "flickemup-contrast",
    "flickemup-contrast-dark",
    "flickemup-print",
  };
  FlickemupState state;

  mid_game (&state, TRUE);
  for (guint i = 0; i < FLIP_N_PALETTES; i++)
    golden_check (golden, names[i], golden_board (&flickemup_sheet_art, &state, i, GOLDEN_SCALE));
  golden_check (golden, "flickemup-narrow", page_picture (&state, FLICKEMUP_REGION_LAWMEN));
  mid_game (&state, FALSE);
  golden_check (golden, "flickemup-real",
                golden_board (&flickemup_sheet_art, &state, FLIP_PALETTE_LIGHT, GOLDEN_SCALE));
  golden_check (golden, "flickemup-low",
                golden_layout (&flickemup_sheet_art, &state, FLIP_LAYOUT_LOW));
  golden_check (golden, "flickemup-half",
                golden_layout (&flickemup_sheet_art, &state, FLIP_LAYOUT_HALF));
  golden_check (golden, "flickemup-set-up", set_up_picture (&state, FLIP_PALETTE_LIGHT));
}

int
main (int argc, char **argv)
{
  Golden golden;

  g_test_init (&argc, &argv, NULL);
  golden = golden_read (argc, argv);
  g_test_add_data_func ("/flickemup-art/sites/board", GUINT_TO_POINTER (FLIP_LAYOUT_BOARD),
                        test_sites);
  g_test_add_data_func ("/flickemup-art/sites/narrow", GUINT_TO_POINTER (FLIP_LAYOUT_NARROW),
                        test_sites);
  g_test_add_func ("/flickemup-art/regions", test_regions);
  g_test_add_func ("/flickemup-art/reach", test_reach);
  g_test_add_func ("/flickemup-art/set-up/list", test_set_up_list);
  g_test_add_func ("/flickemup-art/set-up/pieces", test_set_up_pieces);
  g_test_add_func ("/flickemup-art/handle/place", test_handle_place);
  g_test_add_func ("/flickemup-art/handle/stays", test_handle_stays);
  g_test_add_func ("/flickemup-art/told-goals", test_told_goals);
  g_test_add_data_func ("/flickemup-art/pictures", &golden, test_pictures);
  return g_test_run ();
}
