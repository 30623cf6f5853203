/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flickemup/table-art.h"
#include "draw/sheet/sheet-art.h"
#include "games/games.h"
#include "tests/engine/play.h"

#include <locale.h>

/* Nothing is said by colour alone: whatever can be told apart in colour can be told apart in grey, too. */

#define MOVES       20
#define MOVES_SHORT 8
#define ALL_MOVES   5000
#define SITES       8   /* looked at for each palette, by chance */
#define LEAST_SEEN  10  /* pixels that differ plainly */
#define PLAINLY     .1  /* of the way from black to white */
#define NUMB        .02 /* of all channels together: less is the rounding of a line's edge */

/* What a site can look like. */
static const FlipSiteLook looks[] = {
  { .name = "site", .price = FLIP_NOT_IN_REACH, .progress = 1 },
  { .name = "site", .price = 0, .progress = 1 },
  { .name = "site", .price = 2, .progress = 1 },
  { .name = "site", .price = 0, .progress = 1, .badge = "+2" },
  { .name = "site", .price = FLIP_NOT_IN_REACH, .progress = 1, .refused = TRUE },
  { .name = "site", .price = FLIP_NOT_IN_REACH, .progress = 1, .focused = TRUE },
  { .name = "site", .price = FLIP_NOT_IN_REACH, .progress = 1, .mark = FLIP_MARK_CIRCLED },
  { .name = "site", .price = FLIP_NOT_IN_REACH, .progress = 1, .mark = FLIP_MARK_CROSSED },
  { .name = "site", .price = FLIP_NOT_IN_REACH, .progress = 1, .mark = FLIP_MARK_FILLED },
  { .name = "site", .price = FLIP_NOT_IN_REACH, .progress = 1, .hint = 1 },
  { .name = "site", .price = FLIP_NOT_IN_REACH, .progress = 1, .hint = 2 },
  { .name = "site", .price = FLIP_NOT_IN_REACH, .progress = 1, .hint = FLIP_HINT_PLAYED },
  { .name = "site", .price = FLIP_NOT_IN_REACH, .progress = 1, .hint = FLIP_HINT_BEST },
  { .name = "site", .price = 0, .progress = 1, .preview = FLIP_PREVIEW_FITS },
  { .name = "site", .price = 0, .progress = 1, .preview = FLIP_PREVIEW_MISFITS },
  { .name = "site", .price = 0, .progress = 1, .preview = FLIP_PREVIEW_BLOCKED },
};

/* Palettes on a screen. */
static const FlipPaletteId palettes[] = {
  FLIP_PALETTE_LIGHT,
  FLIP_PALETTE_DARK,
  FLIP_PALETTE_CONTRAST,
  FLIP_PALETTE_CONTRAST_DARK,
};

typedef struct
{
  const FlipSheetArt *art;
  FlipSession *session;
  FlipPaletteId palette;
  guint marks; /* that the game makes, one bit each */
} Easel;

static cairo_surface_t *
begin_drawing (const Easel *easel, FlipCanvas *canvas, FlipRect rect, double around)
{
  const FlipPalette *palette = flip_palette (easel->palette);
  cairo_surface_t *surface = cairo_image_surface_create (
    CAIRO_FORMAT_RGB24, (int) (rect.width + 2 * around + 1), (int) (rect.height + 2 * around + 1));
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, palette->board.red, palette->board.green, palette->board.blue);
  cairo_paint (cr);
  flip_canvas_init (canvas, cr, palette);
  canvas->setup = flip_session_setup (easel->session);
  cairo_translate (cr, around - rect.x, around - rect.y);
  return surface;
}

static cairo_surface_t *
end_drawing (FlipCanvas *canvas, cairo_surface_t *surface)
{
  cairo_t *cr = canvas->cr;

  flip_canvas_clear (canvas);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static cairo_surface_t *
draw_site (const Easel *easel, guint site, const FlipSiteLook *look)
{
  gconstpointer state = flip_session_state (easel->session);
  FlipRect rect = flip_sheet_art_site_rect (easel->art, state, 0, FLIP_LAYOUT_BOARD, site);
  FlipRect own = { 0, 0, rect.width, rect.height };
  FlipCanvas canvas;
  cairo_surface_t *surface;

  if (rect.width <= 0)
    return NULL;
  surface = begin_drawing (easel, &canvas, own, FLIP_SITE_OVERFLOW);
  flip_sheet_art_draw_site (easel->art, &canvas, state, 0, FLIP_LAYOUT_BOARD, site, look);
  return end_drawing (&canvas, surface);
}

static cairo_surface_t *
draw_board (const Easel *easel, gconstpointer state)
{
  FlipCanvas canvas;
  cairo_surface_t *surface = begin_drawing (
    easel, &canvas, flip_sheet_art_area (easel->art, FLIP_LAYOUT_BOARD), FLIP_REGION_OVERFLOW);

  flip_sheet_art_draw (easel->art, &canvas, state, 0, FLIP_LAYOUT_BOARD, FLIP_ALL_REGIONS);
  return end_drawing (&canvas, surface);
}

/* How many pixels differ in colour, and how many plainly in grey (the luma of BT.601, as a print has it). */
typedef struct
{
  guint coloured, grey;
} Difference;

static Difference
difference_of (cairo_surface_t *a, cairo_surface_t *b)
{
  int width = cairo_image_surface_get_width (a), height = cairo_image_surface_get_height (a);
  int stride = cairo_image_surface_get_stride (a);
  Difference difference = { 0 };

  g_assert_cmpint (width, ==, cairo_image_surface_get_width (b));
  g_assert_cmpint (height, ==, cairo_image_surface_get_height (b));
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        guint32 one = ((const guint32 *) (cairo_image_surface_get_data (a) + y * stride))[x];
        guint32 two = ((const guint32 *) (cairo_image_surface_get_data (b) + y * stride))[x];
        int red = (int) (one >> 16 & 255) - (int) (two >> 16 & 255);
        int green = (int) (one >> 8 & 255) - (int) (two >> 8 & 255);
        int blue = (int) (one & 255) - (int) (two & 255);

        difference.coloured += ABS (red) + ABS (green) + ABS (blue) > NUMB * 3 * 255;
        difference.grey += ABS (299 * red + 587 * green + 114 * blue) > PLAINLY * 255 * 1000;
      }

  return difference;
}

/* --- Sites --- */

/* The marks that are on the sheet at the end of a game. */
static guint
marks_of (const FlipGame *game, FlipSession *session)
{
  g_autofree FlipSites *sites = g_new0 (FlipSites, 1);
  guint marks = 1 << FLIP_MARK_NONE;

  flip_game_sites (game, flip_session_state (session), 0, sites);
  for (guint i = 0; i < sites->n; i++)
    marks |= 1u << sites->sites[i].mark;
  return marks;
}

/* Returns how many pairs of looks could be told apart. */
static guint
compare_looks (const Easel *easel, guint site)
{
  cairo_surface_t *drawn[G_N_ELEMENTS (looks)];
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    drawn[i] = easel->marks >> looks[i].mark & 1 ? draw_site (easel, site, &looks[i]) : NULL;
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    for (guint j = 0; j < i; j++)
      {
        Difference difference = { 0 };

        if (drawn[i] && drawn[j])
          difference = difference_of (drawn[i], drawn[j]);
        if (difference.coloured <= LEAST_SEEN)
          continue;
        n++;
        if (difference.grey < LEAST_SEEN)
          g_error (
            "Site %u of %s: looks %u and %u differ in colour (%u pixels) but not in grey (%u), palette %d",
            site, easel->art->game->id, i, j, difference.coloured, difference.grey, easel->palette);
      }
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    g_clear_pointer (&drawn[i], cairo_surface_destroy);
  return n;
}

static void
test_looks (gconstpointer data)
{
  g_autoptr (FlipSetup) setup = NULL;
  g_autoptr (FlipSession) session = NULL;
  FlipRandom random;
  Easel easel = { .art = flip_sheet_art_find (data) };

  flip_random_seed (&random, 20, 0);
  setup = play_any_setup (data, &random);
  session = play_session (setup, ALL_MOVES);
  easel.session = session;
  easel.marks = marks_of (data, session);
  easel.art = flip_sheet_art_of (data, flip_session_state (session));
  for (guint i = 0; i < G_N_ELEMENTS (palettes); i++)
    {
      guint n = 0;

      easel.palette = palettes[i];
      for (guint j = 0; j < SITES; j++)
        n += compare_looks (&easel, flip_random_below (&random, easel.art->n_sites));
      g_assert_cmpuint (n, >, easel.art->n_sites ? SITES : 0);
    }
}

/* --- Badges --- */

/* What a language may need for "skips 5"; and letters of several bytes, which are drawn whole. */
static const char *const badges[] = { "+2", "überspringt fünf Felder", "跳过 5 格" };

/* Whether pictures of a site differ, and nowhere outside of it. */
static gboolean
differs_inside (cairo_surface_t *a, cairo_surface_t *b)
{
  int width = cairo_image_surface_get_width (a), height = cairo_image_surface_get_height (a);
  int stride = cairo_image_surface_get_stride (a);
  gboolean differs = FALSE;

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        guint32 one = ((const guint32 *) (cairo_image_surface_get_data (a) + y * stride))[x];
        guint32 two = ((const guint32 *) (cairo_image_surface_get_data (b) + y * stride))[x];

        if (((one ^ two) & 0xffffff) == 0)
          continue;
        differs = TRUE;
        g_assert_cmpint (x, >=, FLIP_SITE_OVERFLOW);
        g_assert_cmpint (x, <, width - FLIP_SITE_OVERFLOW);
        g_assert_cmpint (y, >=, FLIP_SITE_OVERFLOW);
        g_assert_cmpint (y, <, height - FLIP_SITE_OVERFLOW);
      }

  return differs;
}

/* How many of the sites show the badge. */
static guint
count_badges (const Easel *easel, const char *badge)
{
  g_autofree FlipSites *sites = g_new0 (FlipSites, 1);
  FlipSiteLook look = { .name = "site", .price = 0, .progress = 1 };
  guint n = 0;

  flip_game_sites (easel->art->game, flip_session_state (easel->session), 0, sites);
  for (guint i = 0; i < sites->n; i++)
    {
      cairo_surface_t *without, *with;

      if (!g_str_has_prefix (sites->sites[i].name, "space"))
        continue;
      look.badge = NULL;
      without = draw_site (easel, sites->sites[i].id, &look);
      look.badge = badge;
      with = draw_site (easel, sites->sites[i].id, &look);
      n += without && with && differs_inside (without, with);
      g_clear_pointer (&without, cairo_surface_destroy);
      g_clear_pointer (&with, cairo_surface_destroy);
    }

  return n;
}

/* The words on a space of the bonus track are drawn, however long a language makes them, and keep to it. */
static void
test_badges (void)
{
  const FlipGame *game = flip_games_find ("royalflip");
  g_autoptr (FlipSetup) setup = flip_setup_new (game);
  g_autoptr (FlipSession) session = NULL;
  Easel easel = { .palette = FLIP_PALETTE_LIGHT };

  g_assert_true (flip_setup_fill_seats (setup, 1, NULL));
  session = play_session (setup, 0);
  easel.session = session;
  easel.art = flip_sheet_art_of (game, flip_session_state (session));
  for (guint i = 0; i < G_N_ELEMENTS (badges); i++)
    g_assert_cmpuint (count_badges (&easel, badges[i]), >, 20);
}

/* --- Hats --- */

static cairo_surface_t *
draw_hat (FlipPaletteId id, guint figure, FlickemupColour hat)
{
  const FlipPalette *palette = flip_palette (id);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 60, 60);
  cairo_t *cr = cairo_create (surface);
  FlipCanvas canvas;

  cairo_set_source_rgb (cr, palette->board.red, palette->board.green, palette->board.blue);
  cairo_paint (cr);
  flip_canvas_init (&canvas, cr, palette);
  flickemup_hat_draw (&canvas, figure, hat, 30, 30, 24);
  return end_drawing (&canvas, surface);
}

/* Who plays in an hour, by the hat. */
static void
test_hats (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (palettes); i++)
    for (guint figure = 0; figure < FLICKEMUP_COWBOYS; figure++)
      {
        cairo_surface_t *red = draw_hat (palettes[i], figure, FLICKEMUP_RED);
        cairo_surface_t *blue = draw_hat (palettes[i], figure, FLICKEMUP_BLUE);

        g_assert_cmpuint (difference_of (red, blue).grey, >=, LEAST_SEEN);
        cairo_surface_destroy (red);
        cairo_surface_destroy (blue);
      }
}

/* --- Boards --- */

/* What a move changes on a board can be seen in grey. */
static void
test_boards (gconstpointer data)
{
  g_autoptr (FlipSetup) setup = NULL;
  g_autoptr (FlipSession) session = NULL;
  FlipRandom random;
  Easel easel = { .palette = FLIP_PALETTE_LIGHT };
  cairo_surface_t *before = NULL;
  guint changed = 0;

  flip_random_seed (&random, 21, 0);
  setup = play_any_setup (data, &random);
  session = play_session (setup, 0);
  easel.session = session;
  for (guint i = 0; i < play_sample (MOVES, MOVES_SHORT); i++)
    {
      gconstpointer state = flip_session_state (session);
      cairo_surface_t *after;

      easel.art = flip_sheet_art_of (data, state);
      after = draw_board (&easel, state);
      if (before)
        {
          Difference difference = difference_of (before, after);

          changed += difference.coloured > LEAST_SEEN;
          if (difference.coloured > LEAST_SEEN && difference.grey < LEAST_SEEN)
            g_error ("Move %u of %s is seen in colour (%u pixels), but not in grey (%u)", i,
                     easel.art->game->id, difference.coloured, difference.grey);
          cairo_surface_destroy (before);
        }
      before = after;
      play_on (session, i + 1);
    }
  cairo_surface_destroy (before);
  g_assert_cmpuint (changed, >, 0);
}

/* The test itself: two colours of the same brightness are told apart in colour only. */
static void
test_difference (void)
{
  cairo_surface_t *drawn[2];
  Difference difference;

  for (guint i = 0; i < 2; i++)
    {
      cairo_t *cr;

      drawn[i] = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 10, 10);
      cr = cairo_create (drawn[i]);
      cairo_set_source_rgb (cr, i ? .8 : 0, i ? 0 : .4075, 0);
      cairo_paint (cr);
      cairo_destroy (cr);
      cairo_surface_flush (drawn[i]);
    }
  difference = difference_of (drawn[0], drawn[1]);
  g_assert_cmpuint (difference.coloured, ==, 100);
  g_assert_cmpuint (difference.grey, ==, 0);
  cairo_surface_destroy (drawn[0]);
  cairo_surface_destroy (drawn[1]);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/grey/difference", test_difference);
  g_test_add_func ("/grey/badges", test_badges);
  g_test_add_func ("/grey/hats", test_hats);
  for (guint i = 0; flip_games[i]; i++)
    {
      g_autofree char *sites = g_strdup_printf ("/grey/looks/%s", flip_games[i]->id);
      g_autofree char *boards = g_strdup_printf ("/grey/boards/%s", flip_games[i]->id);

      g_test_add_data_func (sites, flip_games[i], test_looks);
      g_test_add_data_func (boards, flip_games[i], test_boards);
    }
  return g_test_run ();
}
