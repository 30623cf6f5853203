/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Thumbnails of editions: every built-in board has a picture of its own, which stays inside its
   rectangle and leaves the context as it was. */

#include "draw/kit/value.h"
#include "draw/sheet/sheet-art.h"
#include "draw/sheet/sheet-reading.h"
#include "engine/boards/format.h"
#include "engine/session/session.h"
#include "games/games.h"

#include <string.h>

#define WIDTH  330
#define HEIGHT 128
#define EDGE   20

static FlipSession *
begin (const FlipGame *game, const char *text)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (game);
  GError *error = NULL;
  FlipSession *session;

  flip_setup_set_board (setup, "board", text);
  setup->dealt = TRUE;
  g_assert_true (flip_setup_fill_seats (setup, game->min_seats, NULL));
  session = flip_session_new (setup, &error);
  g_assert_no_error (error);
  return session;
}

/* As a picture with an empty edge; the caller frees it. */
static cairo_surface_t *
draw (const FlipGame *game, const char *text)
{
  g_autoptr (FlipSession) session = begin (game, text);
  gconstpointer state = flip_session_state (session);
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH + 2 * EDGE, HEIGHT + 2 * EDGE);
  cairo_t *cr = cairo_create (surface);
  FlipCanvas canvas;
  cairo_matrix_t matrix;

  flip_canvas_init (&canvas, cr, flip_palette (FLIP_PALETTE_LIGHT));
  flip_sheet_art_draw_edition (flip_sheet_art_of (game, state), &canvas, state,
                               &(FlipRect){ EDGE, EDGE, WIDTH, HEIGHT });
  cairo_get_matrix (cr, &matrix);
  g_assert_cmpfloat (matrix.xx, ==, 1);
  g_assert_cmpfloat (matrix.x0, ==, 0);
  flip_canvas_clear (&canvas);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static gboolean
is_painted (cairo_surface_t *surface, int x, int y)
{
  const guint8 *row =
    cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface);

  return ((const guint32 *) (gconstpointer) row)[x] != 0;
}

static gboolean
is_inside (int x, int y)
{
  return x >= EDGE && x < EDGE + WIDTH && y >= EDGE && y < EDGE + HEIGHT;
}

static guint
count_painted (cairo_surface_t *surface)
{
  guint n = 0;

  for (int y = 0; y < HEIGHT + 2 * EDGE; y++)
    for (int x = 0; x < WIDTH + 2 * EDGE; x++)
      {
        if (!is_painted (surface, x, y))
          continue;
        g_assert_true (is_inside (x, y));
        n++;
      }

  return n;
}

static void
test_built_in (gconstpointer data)
{
  const FlipGame *game = data;

  for (guint i = 0; i < game->n_boards; i++)
    {
      cairo_surface_t *surface = draw (game, game->boards[i].text);

      g_assert_cmpuint (count_painted (surface), >, WIDTH * HEIGHT / 8);
      cairo_surface_destroy (surface);
    }
}

/* A change of what the thumbnail shows can be seen in it. */
static void
test_change (void)
{
  const FlipGame *game = flip_games_find ("flipcity");
  g_auto (GStrv) parts = g_strsplit (game->boards[0].text, "cost=2", 2);
  g_autofree char *dearer = g_strjoinv ("cost=9", parts);
  cairo_surface_t *before = draw (game, game->boards[0].text), *after = draw (game, dearer);
  gsize size = (gsize) cairo_image_surface_get_stride (before) * (HEIGHT + 2 * EDGE);

  g_assert_nonnull (parts[1]);
  g_assert_true (
    memcmp (cairo_image_surface_get_data (before), cairo_image_surface_get_data (after), size)
    != 0);
  cairo_surface_destroy (before);
  cairo_surface_destroy (after);
}

/* What the file has where a sheet shows a value; words are not compared. */
static int
number_in (FlipBoardFile *file, const FlipPlace *place, const FlipPrintedValue *shown)
{
  const char *text = flip_board_file_get (file, shown->group, shown->key);
  FlipFieldValue value;

  g_assert_true (flip_field_parse (place, file, text, &value, NULL));
  for (guint i = 0; i < value.n_parts; i++)
    {
      guint part = place->field->n_phrases > 1 ? value.parts[i].phrase : i;

      if (part == (guint) MAX (shown->part, 0))
        return ABS (value.parts[i].values[0]);
    }
  g_error ("[%s], %s, %d: not in “%s”", shown->group, shown->key, shown->part, text);
}

static gboolean
is_number (const FlipField *field)
{
  return field->kind == FLIP_KIND_NUMBERS || field->n_phrases > 1;
}

/* An editor opens each number where it is drawn: it is that one of the file, and lies on the board. */
static void
test_values (gconstpointer data)
{
  const FlipGame *game = data;
  g_autoptr (FlipSession) session = begin (game, game->boards[0].text);
  const FlipSheetArt *art = flip_sheet_art_of (game, flip_session_state (session));
  g_autoptr (FlipBoardFile) file = flip_board_file_new (game->boards[0].text);
  g_autoptr (GArray) values = NULL;

  if (!art || !game->format->place_of_site)
    return;
  values = flip_value_list (art, flip_session_state (session));
  for (guint i = 0; i < values->len; i++)
    {
      const FlipPrintedValue *value = &g_array_index (values, FlipPrintedValue, i);
      FlipPlace place;

      g_assert_true (flip_format_find (game->format, file, value->group, value->key, &place));
      if (is_number (place.field))
        g_assert_cmpint (number_in (file, &place, value), ==, value->number);
      g_assert_cmpfloat (value->rect.x, >=, 0);
      g_assert_cmpfloat (value->rect.y, >=, 0);
      g_assert_cmpfloat (value->rect.x + value->rect.width, <=, art->width);
      g_assert_cmpfloat (value->rect.y + value->rect.height, <=, art->height);
    }
}

static gboolean
is_shown (const GArray *values, const FlipPlace *place, guint part)
{
  for (guint i = 0; i < values->len; i++)
    {
      const FlipPrintedValue *value = &g_array_index (values, FlipPrintedValue, i);

      if (g_str_equal (value->group, place->name) && g_str_equal (value->key, place->key)
          && MAX (value->part, 0) == (int) part)
        return TRUE;
    }
  return FALSE;
}

/* Every number of the buildings, the inventory and the tables can be clicked. */
static void
test_all_numbers (void)
{
  static const char *const shown[] = {
    "badlands ", "limits", "poker", "sheriff", "start", "town "
  };
  const FlipGame *game = flip_games_find ("fliptown");
  g_autoptr (FlipSession) session = begin (game, game->boards[0].text);
  g_autoptr (FlipBoardFile) file = flip_board_file_new (game->boards[0].text);
  g_autoptr (GArray) values =
    flip_value_list (flip_sheet_art_find (game), flip_session_state (session));
  g_autoptr (GArray) places = flip_format_places (game->format, file, FALSE);
  guint n = 0;

  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);
      gboolean counts = FALSE;

      for (guint j = 0; j < G_N_ELEMENTS (shown); j++)
        counts |= g_str_has_prefix (place->name, shown[j]);
      for (guint part = 0; counts && place->field->kind == FLIP_KIND_NUMBERS
                           && part < MAX (place->field->n_most, 1);
           part++, n++)
        {
          if (!is_shown (values, place, part))
            g_error ("[%s], %s, %u: can’t be clicked", place->name, place->key, part);
        }
    }
  g_assert_cmpuint (n, >, 80);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; flip_games[i]; i++)
    {
      g_autofree char *path = g_strdup_printf ("/draw/editions/%s", flip_games[i]->id);
      g_autofree char *values = g_strdup_printf ("/draw/editions/values/%s", flip_games[i]->id);

      g_test_add_data_func (path, flip_games[i], test_built_in);
      g_test_add_data_func (values, flip_games[i], test_values);
    }
  g_test_add_func ("/draw/editions/change", test_change);
  g_test_add_func ("/draw/editions/all-numbers", test_all_numbers);
  return g_test_run ();
}
