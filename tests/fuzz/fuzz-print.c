/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/games.h"
#include "play/output/print.h"
#include "tests/engine/play.h"
#include "tests/fuzz/board.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/reader.h"

/* A sheet on a board of the game that the input's text changes here and there, some moves later: one of its printed
   pages, or one of its files. The first bytes say which; see FUZZED_HEAD. */

#define SETUPS     16 /* of each game */
#define MOST_MOVES 12
#define PAPER      90 /* pixels */
#define SCALE      .1

typedef struct
{
  const FlipGame *game;
  guint8 board, setup, moves, part, seats, paper, page, format;
} Wish;

static Wish
read_wish (Reader *reader)
{
  guint n = 0;

  while (flip_games[n])
    n++;
  return (Wish){
    .game = flip_games[read_byte (reader) % n],
    .board = read_byte (reader),
    .setup = read_byte (reader) % SETUPS,
    .moves = read_byte (reader) % (MOST_MOVES + 1),
    .part = read_byte (reader) % FLIP_N_PRINTS,
    .seats = read_byte (reader),
    .paper = read_byte (reader) % FLIP_N_PAPERS,
    .page = read_byte (reader),
    .format = read_byte (reader) % FLIP_N_EXPORTS,
  };
}

/* One of the game's, or the one for a new edition. */
static const FlipBoard *
find_board (const Wish *wish)
{
  guint index = wish->board % (wish->game->n_boards + (wish->game->blank != NULL));

  return index < wish->game->n_boards ? &wish->game->boards[index] : wish->game->blank;
}

/* Players and options by chance; made once, since they are tried until a game can begin with them. */
static FlipSetup *
find_setup (const Wish *wish)
{
  static GHashTable *setups[SETUPS];
  GHashTable **found = &setups[wish->setup];
  FlipSetup *setup;

  if (!*found)
    *found = g_hash_table_new (NULL, NULL);
  setup = g_hash_table_lookup (*found, wish->game);
  if (!setup)
    {
      FlipRandom random;

      flip_random_seed (&random, wish->setup, 5);
      setup = play_any_setup (wish->game, &random);
      g_hash_table_insert (*found, (gpointer) wish->game, setup);
    }
  return flip_setup_copy (setup);
}

/* NULL where the board can't be played on. */
static FlipSession *
begin (const Wish *wish, const char *edits)
{
  const FlipBoard *board = find_board (wish);
  g_autofree char *text = board_put_over (board->text, edits);
  g_autoptr (FlipSetup) setup = find_setup (wish);
  g_autoptr (FlipSession) session = NULL;

  flip_setup_set_board (setup, *edits ? "fuzz" : board->name, text);
  session = flip_session_new (setup, NULL);
  if (session)
    play_on (session, wish->moves);
  return g_steal_pointer (&session);
}

static void
draw_page (FlipPrint *print, guint page)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, PAPER, PAPER);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, SCALE, SCALE);
  flip_print_draw (print, page, cr);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
print_page (const Wish *wish, const FlipExport *sheet)
{
  g_autoptr (FlipPrint) print = NULL;
  guint n;

  /* The rules in short are the same whatever the board: they take long enough without moves. */
  if (!flip_print_can (sheet->session, wish->part)
      || (wish->part == FLIP_PRINT_AID && wish->moves > 0))
    return;
  print = flip_print_new (sheet, 1u << wish->part, wish->seats, wish->paper);
  n = flip_print_n_pages (print);
  if (n == 0)
    return;
  flip_print_is_lying (print, wish->page % n);
  draw_page (print, wish->page % n);
}

/* Pictures are the matter of the target draw, and the table at full size is printed page by page. */
static void
make_file (const Wish *wish, const FlipExport *sheet)
{
  g_autofree char *title = flip_export_title (sheet),
                  *name = flip_export_name (sheet, wish->format);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_utf8_validate (title, -1, NULL) && g_utf8_validate (name, -1, NULL));
  if (wish->format != FLIP_EXPORT_SHEET && wish->format != FLIP_EXPORT_CSV
      && wish->format != FLIP_EXPORT_JSON)
    return;
  if (!flip_export_can (sheet->session, wish->format))
    return;
  bytes = flip_export_bytes (sheet, wish->format, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (g_bytes_get_size (bytes), >, 0);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  Reader reader = { data, MIN (size, FUZZED_HEAD) };
  Wish wish = read_wish (&reader);
  size_t head = MIN (size, FUZZED_HEAD);
  g_autofree char *edits = g_strndup ((const char *) data + head, size - head);
  g_autoptr (FlipSession) session = NULL;
  FlipExport sheet = { .scale = 1, .created = 1, .changed = 2 };

  if (!g_utf8_validate (edits, -1, NULL))
    return 0;
  session = begin (&wish, edits);
  if (!session)
    return 0;
  sheet.session = session;
  sheet.seat = wish.seats % flip_setup_seats (flip_session_setup (session));
  print_page (&wish, &sheet);
  make_file (&wish, &sheet);
  return 0;
}
