/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/kit/seat-disc.h"
#include "draw/paper/layout-pdf.h"
#include "draw/paper/layout-view.h"
#include "draw/sheet/sheet-art.h"
#include "draw/table/aim-art.h"
#include "games/games.h"
#include "table/tabletop.h"
#include "table/tabletops.h"
#include "tests/engine/play.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/reader.h"

#include <math.h>
#include <string.h>

/* A state of a game that was played by chance, a palette, a size, and what is drawn of it. Players
   have the names that the rest of the input gives them. Cairo must not give up, and a region's ink
   must look the same whenever its digest is the same. */

#define SESSIONS     12 /* of each game */
#define MOST_GAMES   8
#define MOST_MOVES   3000
#define LARGEST      160 /* pixels */
#define LARGEST_FILE 0.2 /* scale */
#define FILES        16  /* one in so many of those that could be */

typedef struct
{
  FlipSession *session;
  const FlipGame *game;
  const FlipSheetArt *art;
  gconstpointer state, after;
  FlipSetup *setup;
  FlipPaletteId palette;
  FlipLayout layout;
  guint seat, region;
  double scale;
  int width, height;
} Wish;

/* A canvas of its own for each drawing. */
typedef struct
{
  cairo_surface_t *surface;
  cairo_t *cr;
  FlipCanvas canvas;
} Paper;

static Paper
paper_new (const Wish *wish)
{
  Paper paper;

  paper.surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, wish->width, wish->height);
  paper.cr = cairo_create (paper.surface);
  cairo_scale (paper.cr, wish->scale, wish->scale);
  return paper;
}

/* The canvas points into the paper, which must not move any more. */
static FlipCanvas *
paper_open (Paper *paper, const Wish *wish)
{
  flip_canvas_init (&paper->canvas, paper->cr, flip_palette (wish->palette));
  paper->canvas.setup = wish->setup;
  return &paper->canvas;
}

static void
paper_close (Paper *paper)
{
  flip_canvas_clear (&paper->canvas);
  g_assert_cmpint (cairo_status (paper->cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (paper->cr);
  cairo_surface_destroy (paper->surface);
}

/* --- What an input asks for --- */

/* Half of them at people's own table. */
static FlipSession *
session_of (guint kind, guint index)
{
  static FlipSession *sessions[MOST_GAMES][SESSIONS];
  FlipSession **session = &sessions[kind][index];

  if (!*session)
    {
      g_autoptr (FlipSetup) setup = NULL;
      FlipRandom random;

      flip_random_seed (&random, index, 7);
      setup = play_any_setup (flip_games[kind], &random);
      setup->dealt = index % 2;
      *session = play_session (setup, MOST_MOVES);
    }

  return *session;
}

static guint
n_games (void)
{
  guint n = 0;

  while (flip_games[n] && n < MOST_GAMES)
    n++;
  return n;
}

/* The session's set-up with other names, as far as they are allowed: with none if a new name is the old one of a later
   seat. */
static FlipSetup *
read_setup (Reader *reader, FlipSession *session)
{
  const FlipSetup *setup = flip_session_setup (session);
  g_autoptr (FlipSetup) named = flip_setup_copy (setup);

  g_ptr_array_set_size (named->players, 0);
  for (guint i = 0; i < flip_setup_seats (setup); i++)
    {
      g_autofree char *name = read_text (reader);

      if (!flip_setup_add_player (named, name, NULL)
          && !flip_setup_add_player (named, g_ptr_array_index (setup->players, i), NULL))
        return flip_setup_copy (setup);
    }

  return g_steal_pointer (&named);
}

static void
read_states (Reader *reader, Wish *wish)
{
  guint length = flip_session_length (wish->session);
  guint position = (read_byte (reader) * 256 + read_byte (reader)) % (length + 1);

  wish->after = flip_session_state_at (wish->session, MIN (position + 1, length));
  wish->after = g_memdup2 (wish->after, wish->game->state_size);
  wish->state = flip_session_state_at (wish->session, position);
  wish->state = g_memdup2 (wish->state, wish->game->state_size);
}

/* One of a dozen, so that fonts are found once for each. */
static double
read_scale (Reader *reader)
{
  double scale = read_number (reader, 0.02, 8);

  return scale >= 0.02 && scale <= 64 ? exp2 (round (log2 (scale))) : 1;
}

static void
read_wish (Reader *reader, Wish *wish)
{
  wish->session = session_of (read_byte (reader) % n_games (), read_byte (reader) % SESSIONS);
  wish->game = flip_session_game (wish->session);
  read_states (reader, wish);
  wish->art = flip_sheet_art_of (wish->game, wish->state);
  wish->palette = read_byte (reader) % FLIP_N_PALETTES;
  wish->layout = read_byte (reader) % FLIP_N_LAYOUTS;
  if (!flip_sheet_art_has_layout (wish->art, wish->layout))
    wish->layout = FLIP_LAYOUT_BOARD;
  wish->seat = read_byte (reader) % flip_setup_seats (flip_session_setup (wish->session));
  wish->region = read_byte (reader) % (wish->art->n_regions + 1);
  if (wish->region == wish->art->n_regions)
    wish->region = wish->layout == FLIP_LAYOUT_NARROW ? 0 : FLIP_ALL_REGIONS;
  wish->scale = read_scale (reader);
  wish->width = 1 + read_byte (reader) * LARGEST / 256;
  wish->height = 1 + read_byte (reader) * LARGEST / 256;
}

static void
wish_clear (Wish *wish)
{
  g_free ((gpointer) wish->state);
  g_free ((gpointer) wish->after);
  flip_setup_free (wish->setup);
}

/* --- What is drawn --- */

static void
draw_sheet (Reader *reader, const Wish *wish)
{
  Paper paper = paper_new (wish);

  flip_sheet_art_draw (wish->art, paper_open (&paper, wish), wish->state, wish->seat, wish->layout,
                       wish->region);
  paper_close (&paper);
}

static void
draw_outlook (Reader *reader, const Wish *wish)
{
  Paper paper = paper_new (wish);

  if (flip_sheet_art_of (wish->game, wish->after) == wish->art)
    flip_sheet_art_draw_outlook (wish->art, paper_open (&paper, wish), wish->state, wish->after,
                                 wish->seat, wish->layout, wish->region);
  else
    paper_open (&paper, wish);
  paper_close (&paper);
}

static FlipSiteLook
read_look (Reader *reader, const char *badge)
{
  guint8 flags = read_byte (reader);

  return (FlipSiteLook){
    .name = "fuzz",
    .mark = read_byte (reader) % (FLIP_MARK_FILLED + 1),
    .price = read_byte (reader) - 1,
    .refused = flags & 1,
    .focused = (flags & 2) != 0,
    .newest = (flags & 4) != 0,
    .progress = read_byte (reader) / 255.0,
    .badge = flags & 8 ? badge : NULL,
    .preview = read_byte (reader) % (FLIP_PREVIEW_BLOCKED + 1),
  };
}

static void
draw_site (Reader *reader, const Wish *wish)
{
  Paper paper = paper_new (wish);
  guint site = (read_byte (reader) * 256u + read_byte (reader)) % MAX (wish->art->n_sites, 1);
  g_autofree char *text = read_text (reader), *badge = g_utf8_make_valid (text, -1);
  FlipSiteLook look = read_look (reader, badge);

  paper_open (&paper, wish);
  if (site < wish->art->n_sites)
    flip_sheet_art_draw_site (wish->art, &paper.canvas, wish->state, wish->seat, wish->layout, site,
                              &look);
  paper_close (&paper);
}

static void
draw_small (Reader *reader, const Wish *wish)
{
  Paper paper = paper_new (wish);
  FlipRect rect = { 0, 0, read_number (reader, 0, LARGEST), read_number (reader, 0, LARGEST) };
  g_autofree char *text = read_text (reader), *name = g_utf8_make_valid (text, -1);

  paper_open (&paper, wish);
  rect.width = rect.width >= 1 && rect.width < 1e5 ? rect.width : 1;
  rect.height = rect.height >= 1 && rect.height < 1e5 ? rect.height : 1;
  flip_seat_disc_draw (&paper.canvas, wish->seat, name, rect.width, rect.height, rect.width / 2);
  if (wish->art->draw_scene)
    wish->art->draw_scene (&paper.canvas, &rect);
  paper_close (&paper);
}

/* As a file, with the input's text above it. */
static void
draw_file (Reader *reader, const Wish *wish)
{
  FlipPictureFormat format = read_byte (reader) % FLIP_N_PICTURE_FORMATS;
  g_autofree char *text = read_text (reader), *title = g_utf8_make_valid (text, -1);
  const FlipPicture picture = {
    .game = wish->game,
    .state = wish->state,
    .seat = wish->seat,
    .palette = wish->palette,
    .scale = CLAMP (wish->scale, 0.1, LARGEST_FILE),
    .title = title,
    .setup = wish->setup,
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = flip_picture_bytes (&picture, format, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (g_bytes_get_size (bytes), >, 0);
}

static void
draw_set_up (Reader *reader, const Wish *wish)
{
  const FlipTableLayout *layout = wish->art->table;
  const FlipLayoutView view = { layout, wish->state, wish->width / wish->scale,
                                wish->height / wish->scale };
  g_autofree FlipLayoutPiece *pieces = g_new0 (FlipLayoutPiece, FLIP_LAYOUT_MOST_PIECES);
  Paper paper = paper_new (wish);
  guint n;

  paper_open (&paper, wish);
  if (layout)
    {
      n = layout->pieces (wish->state, pieces);
      g_assert_cmpuint (n, <=, FLIP_LAYOUT_MOST_PIECES);
      flip_layout_view_draw (&paper.canvas, &view);
      if (n > 0)
        flip_layout_view_measure (&paper.canvas, &view, &pieces[read_byte (reader) % n]);
      g_assert_cmpint (flip_layout_view_find (&view, pieces, n, read_number (reader, 0, LARGEST),
                                              read_number (reader, 0, LARGEST)),
                       <, (int) n);
    }
  paper_close (&paper);
}

static void
draw_aim (Reader *reader, const FlipTableView *view, const Wish *wish, const FlipTable *table)
{
  FlipFlick flick = { .disc = table->pieces[0].id };
  FlipAimPicture picture = {
    .radius = 10,
    .power = read_byte (reader) / 255.0,
    .pull = 120,
    .bounds = { 0, 0, wish->width / wish->scale, wish->height / wish->scale },
    .previews = TRUE,
  };

  flick.x = read_number (reader, 0, table->width);
  flick.y = read_number (reader, 0, table->height);
  flick.angle = read_number (reader, -180, 180);
  flick.speed = read_number (reader, 1, 4000);
  picture.flick = flick;
  if (flip_aim (table, &flick, &picture.aim, NULL))
    flip_aim_draw (view, &picture);
}

static void
draw_table (Reader *reader, const Wish *wish)
{
  const FlipTableArt *art = flip_table_art_find (wish->game);
  g_autoptr (FlipTabletop) tabletop = flip_tabletop_new (flip_session_setup (wish->session));
  g_autofree FlipTable *table = g_new (FlipTable, 1);
  FlipTableScene scene = { .state = wish->state, .table = table, .playing = FLIP_NO_PIECE };
  Paper paper = paper_new (wish);
  FlipTableView view = { paper_open (&paper, wish), 0, 0, read_number (reader, 0.05, 2) };

  if (!(view.scale >= 0.01 && view.scale <= 100))
    view.scale = 1;
  if (art && tabletop)
    {
      flip_tabletop_bridge (tabletop)->lay (wish->state, table);
      art->draw_ground (&view, &scene);
      art->draw_pieces (&view, &scene);
      art->draw_clock (&paper.canvas, wish->state, read_byte (reader));
      if (table->n_pieces > 0)
        draw_aim (reader, &view, wish, table);
    }
  paper_close (&paper);
}

/* --- Equal digests, equal ink --- */

static void
draw_ink (Paper *paper, const Wish *wish, gconstpointer state, guint region)
{
  *paper = paper_new (wish);
  flip_sheet_art_draw_ink (wish->art, paper_open (paper, wish), state, wish->seat, wish->layout,
                           region);
  cairo_surface_flush (paper->surface);
}

static void
hold_digest (Reader *reader, const Wish *wish)
{
  guint region = wish->region == FLIP_ALL_REGIONS ? 0 : wish->region;
  FlipDigest before, after;
  Paper papers[2];

  if (flip_sheet_art_of (wish->game, wish->after) != wish->art)
    return;
  before = flip_sheet_art_ink_digest (wish->art, wish->state, wish->seat, region);
  after = flip_sheet_art_ink_digest (wish->art, wish->after, wish->seat, region);
  if (memcmp (&before, &after, sizeof before) != 0)
    return;
  draw_ink (&papers[0], wish, wish->state, region);
  draw_ink (&papers[1], wish, wish->after, region);
  g_assert_cmpmem (
    cairo_image_surface_get_data (papers[0].surface),
    (gsize) cairo_image_surface_get_stride (papers[0].surface) * (gsize) wish->height,
    cairo_image_surface_get_data (papers[1].surface),
    (gsize) cairo_image_surface_get_stride (papers[1].surface) * (gsize) wish->height);
  paper_close (&papers[0]);
  paper_close (&papers[1]);
}

static void (*const drawings[]) (Reader *reader, const Wish *wish) = {
  draw_sheet, draw_outlook, draw_site, draw_small, draw_file, draw_set_up, draw_table, hold_digest,
};

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  Reader reader = { data, size };
  guint8 first = read_byte (&reader), drawing = first % G_N_ELEMENTS (drawings);
  Wish wish;

  /* Whole sheets, which take long. */
  if (drawings[drawing] == draw_file && first / G_N_ELEMENTS (drawings) % FILES < FILES - 1)
    drawing = 0;
  read_wish (&reader, &wish);
  wish.setup = read_setup (&reader, wish.session);
  drawings[drawing](&reader, &wish);
  wish_clear (&wish);
  return 0;
}
