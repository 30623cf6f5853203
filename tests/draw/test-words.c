/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/kit/text.h"
#include "draw/sheet/sheet-art.h"
#include "games/games.h"
#include "play/text/language.h"
#include "tests/engine/play.h"

#include <locale.h>
#include <string.h>

/* The words on every sheet, in the language of the environment: none is written over another, none leaves its sheet,
   and none is made so small that it can't be read. The linker puts a function of this file in the place of
   the one that writes. */

#define GAMES   6
#define MOVES   5000
#define LOOKS   4   /* at a game, from its beginning to its end */
#define TOUCH   1.0 /* px that two may share: the edge of a letter */
#define CAPITAL .69 /* of the type size */

/* px at 100 %: in a language, and in words that are made up to be too long. */
#define SMALLEST         6.3
#define SMALLEST_MADE_UP 4.8

typedef struct
{
  char *text;
  FlipRect rect; /* on the surface */
  double size;
} Word;

typedef struct
{
  const char *name; /* for messages */
  FlipRect area;
  const FlipSheetArt *art;
  gconstpointer state;
  guint seat, region;
  FlipLayout layout;
} Sheet;

void __real_flip_text_draw (FlipCanvas *canvas,
                            const char *text,
                            FlipType type,
                            FlipColour colour,
                            double x,
                            double y,
                            FlipAlign align,
                            double most);
void __wrap_flip_text_draw (FlipCanvas *canvas,
                            const char *text,
                            FlipType type,
                            FlipColour colour,
                            double x,
                            double y,
                            FlipAlign align,
                            double most);

static void
clear_word (gpointer data)
{
  g_free (((Word *) data)->text);
}

static GArray *
get_words (void)
{
  static GArray *words;

  if (!words)
    {
      words = g_array_new (FALSE, FALSE, sizeof (Word));
      g_array_set_clear_func (words, clear_word);
    }
  return words;
}

static FlipRect
on_surface (cairo_t *cr, const FlipRect *rect)
{
  double x = rect->x, y = rect->y, right = rect->x + rect->width, bottom = rect->y + rect->height;

  cairo_user_to_device (cr, &x, &y);
  cairo_user_to_device (cr, &right, &bottom);
  return (FlipRect){ MIN (x, right), MIN (y, bottom), ABS (right - x), ABS (bottom - y) };
}

void
__wrap_flip_text_draw (FlipCanvas *canvas,
                       const char *text,
                       FlipType type,
                       FlipColour colour,
                       double x,
                       double y,
                       FlipAlign align,
                       double most)
{
  double width = flip_text_width (canvas, text, type);
  Word word = { .text = g_strdup (text), .size = type.size };
  FlipRect rect;

  if (most > 0 && width > most)
    {
      word.size *= most / width;
      width = most;
    }
  rect = (FlipRect){ x + flip_align_offset (align, width), y - word.size * CAPITAL / 2, width,
                     word.size * CAPITAL };
  word.rect = on_surface (canvas->cr, &rect);
  g_array_append_val (get_words (), word);
  __real_flip_text_draw (canvas, text, type, colour, x, y, align, most);
}

static gboolean
meet (const FlipRect *a, const FlipRect *b)
{
  return MIN (a->x + a->width, b->x + b->width) - MAX (a->x, b->x) > TOUCH
         && MIN (a->y + a->height, b->y + b->height) - MAX (a->y, b->y) > TOUCH;
}

static double
smallest (void)
{
  const char *language = g_getenv ("LANGUAGE");

  return language && language[0] == 'x' ? SMALLEST_MADE_UP : SMALLEST;
}

/* Numbers of figures that stand in front of each other, and what is written twice in the same place. */
static gboolean
is_beside_the_point (const Word *word, const Word *other)
{
  return strspn (word->text, "0123456789") + strspn (other->text, "0123456789")
           == strlen (word->text) + strlen (other->text)
         || g_str_equal (word->text, other->text);
}

static void
check_word (const Sheet *sheet, const Word *word)
{
  double left = sheet->area.x - FLIP_REGION_OVERFLOW;
  double right = sheet->area.x + sheet->area.width + FLIP_REGION_OVERFLOW;

  if (word->size < smallest ())
    g_test_fail_printf ("%s: “%s” is as small as %.1f px", sheet->name, word->text, word->size);
  if (word->rect.x < left || word->rect.x + word->rect.width > right)
    g_test_fail_printf ("%s: “%s” leaves the sheet", sheet->name, word->text);
}

/* A word that begins inside a site ends there, too. */
static void
check_site (const Sheet *sheet, const Word *word)
{
  double y = word->rect.y + word->rect.height / 2, end = word->rect.x + word->rect.width;

  for (guint i = 0; i < sheet->art->n_sites; i++)
    {
      FlipRect site =
        flip_sheet_art_site_rect (sheet->art, sheet->state, sheet->seat, sheet->layout, i);

      if (sheet->region != FLIP_ALL_REGIONS
          && flip_sheet_art_site_region (sheet->art, i) != sheet->region)
        continue;
      if (word->rect.x > site.x && word->rect.x < site.x + site.width && y > site.y
          && y < site.y + site.height && end > site.x + site.width + TOUCH)
        g_test_fail_printf ("%s: “%s” leaves site %u", sheet->name, word->text, i);
    }
}

static void
check_words (const Sheet *sheet)
{
  GArray *words = get_words ();

  g_assert_cmpuint (words->len, >, 0);
  for (guint i = 0; i < words->len; i++)
    {
      const Word *word = &g_array_index (words, Word, i);

      check_word (sheet, word);
      check_site (sheet, word);
      for (guint j = 0; j < i; j++)
        {
          const Word *other = &g_array_index (words, Word, j);

          if (meet (&word->rect, &other->rect) && !is_beside_the_point (word, other))
            g_test_fail_printf ("%s: “%s” is written over “%s”", sheet->name, word->text,
                                other->text);
        }
    }
  g_array_set_size (words, 0);
}

/* The board, or one region of it on a page of its own. */
static void
look_at (FlipSession *session, gconstpointer state, guint seat, FlipLayout layout, guint region)
{
  const FlipSheetArt *art = flip_sheet_art_of (flip_session_game (session), state);
  g_autofree char *name = g_strdup_printf ("%s, seat %u, layout %d, region %d", art->game->id,
                                           seat + 1, (int) layout, (int) region);
  Sheet sheet = { .name = name,
                  .art = art,
                  .state = state,
                  .seat = seat,
                  .region = region,
                  .layout = layout };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create (surface);
  FlipCanvas canvas;

  sheet.area = region == FLIP_ALL_REGIONS ? flip_sheet_art_area (art, layout)
                                          : flip_sheet_art_region_rect (art, layout, region);
  flip_canvas_init (&canvas, cr, flip_palette (FLIP_PALETTE_LIGHT));
  canvas.setup = flip_session_setup (session);
  flip_sheet_art_draw (art, &canvas, state, seat, layout, region);
  flip_canvas_clear (&canvas);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  check_words (&sheet);
}

/* In every layout. */
static void
look (FlipSession *session, gconstpointer state, guint seat)
{
  const FlipSheetArt *art = flip_sheet_art_of (flip_session_game (session), state);

  for (FlipLayout layout = 0; layout < FLIP_LAYOUT_NARROW; layout++)
    {
      if (flip_sheet_art_has_layout (art, layout))
        look_at (session, state, seat, layout, FLIP_ALL_REGIONS);
    }
  for (guint i = 0; i < art->n_regions; i++)
    look_at (session, state, seat, FLIP_LAYOUT_NARROW, i);
}

static void
test_words (gconstpointer data)
{
  for (guint i = 0; i < GAMES; i++)
    {
      g_autoptr (FlipSetup) setup = NULL;
      g_autoptr (FlipSession) session = NULL;
      FlipRandom random;
      guint length;

      flip_random_seed (&random, i, 0);
      setup = play_any_setup (data, &random);
      session = play_session (setup, MOVES);
      length = flip_session_length (session);
      for (guint n = 0; n < LOOKS; n++)
        look (session, flip_session_state_at (session, n * length / (LOOKS - 1)),
              n % flip_setup_seats (setup));
    }
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  flip_language_begin ();
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; flip_games[i]; i++)
    {
      g_autofree char *path = g_strdup_printf ("/words/%s", flip_games[i]->id);

      g_test_add_data_func (path, flip_games[i], test_words);
    }
  return g_test_run ();
}
