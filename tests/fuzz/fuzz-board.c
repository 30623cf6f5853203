/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/sheet/sheet-art.h"
#include "engine/game/verb.h"
#include "engine/session/audit.h"
#include "engine/session/autoplay.h"
#include "play/editions/editions.h"
#include "tests/engine/play.h"
#include "tests/fuzz/board.h"
#include "tests/fuzz/fuzz.h"

#include <string.h>

/* The board file of one game, FUZZED_GAME: as it is, and as a few keys that replace those of the game's
   own board. By chance it is read as somebody's file, or described as by the editor's pages, or played for a
   while, with everything that must hold checked; some of it is drawn. Whole games on many boards are played
   by the tests of the editions: here reading counts, and it should be quick. */

#define AUDIT_EVERY 40
#define MOST_MOVES  60
#define DRAWN       8   /* one in so many */
#define PAPER       100 /* pixels */
#define SETUPS      32

static const FlipGame *
fuzzed_game (void)
{
  const FlipGame *game = flip_games_find (FUZZED_GAME);

  g_assert_nonnull (game);
  return game;
}

/* --- Playing --- */

static void
play_game (FlipSession *session)
{
  const FlipGame *game = flip_session_game (session);
  g_autoptr (FlipAudit) audit = flip_audit_new (game);
  g_autofree FlipAutoplay *autoplay = g_new (FlipAutoplay, 1);
  g_autofree gpointer state = g_memdup2 (flip_session_state (session), game->state_size);
  g_autoptr (GString) problem = g_string_new (NULL);
  FlipMove move;
  guint moves = 0;

  flip_autoplay_begin (autoplay, game, state, flip_session_setup (session)->seed);
  do
    {
      gboolean good = moves % AUDIT_EVERY ? flip_game_sound (game, state, problem)
                                          : flip_audit_moment (audit, state, problem);

      if (!good)
        g_error ("move %u: %s", moves, problem->str);
      if (!flip_autoplay_choose (autoplay, &move))
        return;
      g_assert_true (flip_game_check (game, state, &move, NULL));
      flip_game_apply (game, state, &move);
      moves++;
    }
  while (moves < MOST_MOVES);
}

/* --- Drawing --- */

static void
draw_layout (const FlipSheetArt *art, gconstpointer state, const FlipSetup *setup, FlipLayout layout)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, PAPER, PAPER);
  cairo_t *cr = cairo_create (surface);
  FlipCanvas canvas;

  cairo_scale (cr, 0.1, 0.1);
  flip_canvas_init (&canvas, cr, flip_palette (0));
  canvas.setup = setup;
  flip_sheet_art_draw (art, &canvas, state, 0, layout,
                       layout == FLIP_LAYOUT_NARROW ? 0 : FLIP_ALL_REGIONS);
  flip_canvas_clear (&canvas);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
draw (FlipSession *session, FlipLayout layout)
{
  const FlipSetup *setup = flip_session_setup (session);
  gconstpointer state = flip_session_state_at (session, 0);
  const FlipSheetArt *art = flip_sheet_art_of (flip_session_game (session), state);

  draw_layout (art, state, setup,
               flip_sheet_art_has_layout (art, layout) ? layout : FLIP_LAYOUT_BOARD);
}

/* --- Reading --- */

/* Some of all set-ups, each made once: they get another board each time. */
static FlipSetup *
choose_setup (const FlipGame *game, guint seed)
{
  static FlipSetup *setups[SETUPS];
  FlipSetup **setup = &setups[seed % SETUPS];
  FlipRandom random;

  flip_random_seed (&random, seed % SETUPS, 1);
  if (!*setup)
    *setup = play_any_setup (game, &random);
  return *setup;
}

static void
try_board (const FlipGame *game, const char *text, guint seed)
{
  FlipSetup *setup = choose_setup (game, seed);
  g_autoptr (FlipSession) session = NULL;
  g_autoptr (GError) error = NULL;

  flip_setup_set_board (setup, "fuzz", text);
  session = flip_session_new (setup, &error);
  g_assert_true ((session == NULL) == (error != NULL));
  if (error)
    g_assert_true (g_str_has_prefix (error->message, "fuzz"));
  else if (seed % DRAWN == 0 && flip_sheet_art_find (game))
    draw (session, seed / DRAWN % FLIP_N_LAYOUTS);
  else
    play_game (session);
}

static void
read_edition (const FlipGame *game, const char *text, guint seed)
{
  g_autoptr (FlipReadEdition) read = flip_read_edition_new ("fuzz", text);

  g_assert_nonnull (read);
}

/* What the pages of the editions ask about a file. */
static void
describe (const FlipGame *game, const char *text, guint seed)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new (text);
  g_autoptr (FlipBoardFile) own = flip_board_file_new (game->boards[0].text);
  g_autoptr (GArray) problems = flip_format_problems (game->format, file, NULL);
  g_autoptr (GArray) places = flip_format_places (game->format, file, TRUE);
  g_autofree char *written = flip_board_file_text (file);
  FlipChecked count = flip_format_count_checked (game->format, file, NULL);

  g_assert_cmpuint (count.n_checked, <=, count.n_values);
  g_assert_cmpuint (count.n_house, <=, count.n_values);
  g_assert_cmpuint (problems->len, <, places->len + strlen (text) + 1);
  g_assert_cmpstr (written, ==, text);
  flip_format_count_differences (game->format, file, own);
  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);
      g_autofree char *title = flip_field_title (file, place);

      g_assert_true (g_utf8_validate (title, -1, NULL));
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static void (*const tries[]) (const FlipGame *, const char *, guint) = { try_board, read_edition,
                                                                           describe };
  const FlipGame *game = fuzzed_game ();
  g_autofree char *text = g_strndup ((const char *) data, size), *edited = NULL;
  guint seed = g_str_hash (text), chosen = seed / SETUPS;

  if (!g_utf8_validate (text, -1, NULL))
    {
      try_board (game, text, seed);
      return 0;
    }
  if (chosen % 4)
    edited = board_put_over (game->boards[0].text, text);
  tries[chosen / 4 % G_N_ELEMENTS (tries)](game, edited ? edited : text, seed);
  return 0;
}
