/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/edition-form.h"
#include "app/editions/edition-row.h"
#include "games/games.h"
#include "play/editions.h"
#include "tests/store/place.h"

#include <adwaita.h>

/* The form alone is enough to edit an edition: every value of every built-in board has a control there
   that takes the focus, and a map that is painted can be typed. Without -m slow: of each game's first
   board. */

typedef struct
{
  Place *place;
  FlipLibrary *library;
  FlipEditionDesk *desk;
  GtkWidget *window, *form;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->place = place_new ();
  fixture->library = place_open (fixture->place);
}

static void
close_form (Fixture *fixture)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_clear_object (&fixture->desk);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_clear_pointer (&fixture->library, flip_library_close);
  g_clear_pointer (&fixture->place, place_free);
}

static void
open_form (Fixture *fixture, gint64 id)
{
  GError *error = NULL;

  fixture->desk = flip_edition_desk_new (fixture->library, id, &error);
  g_assert_no_error (error);
  fixture->form = flip_edition_form_new (fixture->desk);
  fixture->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->form);
  gtk_window_present (GTK_WINDOW (fixture->window));
}

/* Rows of a painted map are one value in the form. */
static gboolean
is_shown (const FlipPlace *place)
{
  return !place->field->is_hidden
         && !(place->field->kind == FLIP_KIND_PIXELS && place->field->keys && place->index > 0);
}

static void
assert_reached (Fixture *fixture, const FlipPlace *place)
{
  g_autofree char *group = g_strdup (place->name), *key = g_strdup (place->key);
  GtkWidget *row;

  if (!flip_edition_form_go_to (FLIP_EDITION_FORM (fixture->form), group, key))
    g_error ("[%s] %s has no control", group, key);
  row = gtk_widget_get_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                 FLIP_TYPE_EDITION_ROW);
  g_assert_nonnull (row);
  g_assert_true (flip_edition_row_is (FLIP_EDITION_ROW (row), group, key));
}

static void
assert_all_reached (Fixture *fixture, const FlipGame *game)
{
  g_autoptr (GArray) places =
    flip_format_places (game->format, flip_edition_desk_file (fixture->desk), TRUE);
  guint reached = 0;

  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);

      if (!is_shown (place))
        continue;
      assert_reached (fixture, place);
      reached++;
    }
  g_test_message ("%s: %u values", flip_edition_desk_name (fixture->desk), reached);
  g_assert_cmpuint (reached, >, 20);
}

static void
test_reached (Fixture *fixture, gconstpointer data)
{
  const FlipGame *game = data;
  g_autoptr (GPtrArray) built_in = flip_editions_list (NULL, game, NULL);

  for (guint i = 0; i < (g_test_slow () ? built_in->len : 1); i++)
    {
      gint64 id = flip_editions_add_copy (fixture->library, built_in->pdata[i], NULL);

      g_assert_cmpint (id, >, 0);
      open_form (fixture, id);
      assert_all_reached (fixture, game);
      close_form (fixture);
    }
}

static void
assert_row (Fixture *fixture, const char *key, const char *value)
{
  g_assert_cmpstr (
    flip_board_file_get (flip_edition_desk_file (fixture->desk), "shape heart", key), ==, value);
}

/* As one step. What is missing is empty, and other letters count nothing. */
static void
test_typed (Fixture *fixture, gconstpointer data)
{
  GtkWidget *entry;

  open_form (fixture,
             flip_editions_add_new (fixture->library, flip_games_find ("insertcoin"), NULL));
  g_assert_true (
    flip_edition_form_go_to (FLIP_EDITION_FORM (fixture->form), "shape heart", "row-1"));
  entry = gtk_widget_get_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                   GTK_TYPE_ENTRY);
  g_assert_nonnull (entry);
  assert_row (fixture, "row-2", ".###.###.");
  gtk_editable_set_text (GTK_EDITABLE (entry), "#.#x/é##");
  g_signal_emit_by_name (entry, "activate");
  assert_row (fixture, "row-1", "#.#......");
  assert_row (fixture, "row-2", "##.......");
  assert_row (fixture, "row-9", ".........");
  g_assert_true (g_str_has_prefix (gtk_editable_get_text (GTK_EDITABLE (entry)), "#.#....../##."));
  flip_edition_desk_undo (fixture->desk);
  assert_row (fixture, "row-2", ".###.###.");
  g_assert_true (g_str_has_prefix (gtk_editable_get_text (GTK_EDITABLE (entry)), "........./.###."));
  close_form (fixture);
}

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "none", TRUE);
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  for (guint i = 0; flip_games[i]; i++)
    {
      g_autofree char *path = g_strconcat ("/form/reached/", flip_games[i]->id, NULL);

      g_test_add (path, Fixture, flip_games[i], set_up, test_reached, tear_down);
    }
  g_test_add ("/form/typed", Fixture, NULL, set_up, test_typed, tear_down);
  return g_test_run ();
}
