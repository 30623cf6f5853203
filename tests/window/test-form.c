/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/values/edition-form.h"
#include "app/editions/values/edition-row.h"
#include "games/games.h"
#include "play/editions/editions.h"
#include "tests/store/place.h"

#include <adwaita.h>

/* The form alone is enough to edit an edition: every value of every built-in board has a control there
   that takes the focus, and a tick; none is called by a word of the file. Without -m slow: of each
   game's first board. */

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

/* Rows of a painted map are one value in the form, and the name of a back stands with the back. */
static gboolean
is_shown (const FlipPlace *place)
{
  return !place->field->is_hidden
         && !(place->field->kind == FLIP_KIND_COINED && place->field->n_most <= 1)
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

/* Every widget of a type below another one. */
static void
find_all (GtkWidget *widget, GType type, GPtrArray *found)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    find_all (child, type, found);
}

/* That is shown. */
static GtkWidget *
find_first (GtkWidget *widget, GType type)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();
  guint i = 0;

  find_all (widget, type, found);
  while (i < found->len && !gtk_widget_get_visible (found->pdata[i]))
    i++;
  g_assert_cmpuint (i, <, found->len);
  return found->pdata[i];
}

static GtkWidget *
find_button (GtkWidget *widget, const char *icon)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();
  guint i = 0;

  find_all (widget, GTK_TYPE_BUTTON, found);
  while (i < found->len && g_strcmp0 (gtk_button_get_icon_name (found->pdata[i]), icon) != 0)
    i++;
  g_assert_cmpuint (i, <, found->len);
  return found->pdata[i];
}

static void
open_new (Fixture *fixture, const char *game)
{
  open_form (fixture, flip_editions_add_new (fixture->library, flip_games_find (game), NULL));
}

static GtkWidget *
focused_row (Fixture *fixture)
{
  return gtk_widget_get_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                  FLIP_TYPE_EDITION_ROW);
}

static void
assert_checked (Fixture *fixture, guint n)
{
  g_assert_cmpuint (flip_edition_desk_state (fixture->desk)->checked.n_checked, ==, n);
}

/* Known or not, one by one and all at once. */
static void
test_ticked (Fixture *fixture, gconstpointer data)
{
  GtkWidget *check, *all;

  open_new (fixture, "flipcity");
  g_assert_true (
    flip_edition_form_go_to (FLIP_EDITION_FORM (fixture->form), "residential-area", "flip"));
  check = find_first (focused_row (fixture), GTK_TYPE_CHECK_BUTTON);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
  assert_checked (fixture, 1);
  all = find_first (fixture->form, GTK_TYPE_SWITCH);
  g_assert_false (gtk_switch_get_active (GTK_SWITCH (all)));
  gtk_switch_set_active (GTK_SWITCH (all), TRUE);
  assert_checked (fixture, 6);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), FALSE);
  assert_checked (fixture, 5);
  g_assert_false (gtk_switch_get_active (GTK_SWITCH (all)));
  close_form (fixture);
}

/* An effect by itself, and all of them by the value that they are. */
static void
test_part_ticked (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) checks = g_ptr_array_new ();

  open_new (fixture, "flipcity");
  g_assert_true (
    flip_edition_form_go_to (FLIP_EDITION_FORM (fixture->form), "power-plant", "play"));
  find_all (focused_row (fixture), GTK_TYPE_CHECK_BUTTON, checks);
  g_assert_cmpuint (checks->len, ==, 1 + 3);
  gtk_check_button_set_active (checks->pdata[2], TRUE);
  assert_checked (fixture, 1);
  g_assert_true (gtk_check_button_get_inconsistent (checks->pdata[0]));
  g_assert_true (gtk_check_button_get_active (checks->pdata[2]));
  gtk_check_button_set_active (checks->pdata[0], TRUE);
  assert_checked (fixture, 3);
  g_assert_false (gtk_check_button_get_inconsistent (checks->pdata[0]));
  close_form (fixture);
}

/* The number of the phrase that was clicked on, so that typing replaces it. */
static void
test_number (Fixture *fixture, gconstpointer data)
{
  GtkWidget *spin;
  int start, end;

  open_new (fixture, "flipcity");
  g_assert_true (
    flip_edition_form_go_to_phrase (FLIP_EDITION_FORM (fixture->form), "power-plant", "play", 1));
  spin = gtk_widget_get_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                  GTK_TYPE_SPIN_BUTTON);
  g_assert_nonnull (spin);
  g_assert_true (gtk_editable_get_selection_bounds (GTK_EDITABLE (spin), &start, &end));
  g_assert_cmpint (end - start, ==, 1);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 3);
  g_assert_cmpstr (
    flip_board_file_get (flip_edition_desk_file (fixture->desk), "power-plant", "play"), ==,
    "2 cash, 3 points, 1 unhappy");
  close_form (fixture);
}

/* As people say it, not as the file has it. */
static void
test_named (Fixture *fixture, gconstpointer data)
{
  GtkWidget *row;

  open_new (fixture, "flipcity");
  flip_edition_form_show (FLIP_EDITION_FORM (fixture->form), "trade-center");
  row = find_first (fixture->form, ADW_TYPE_ENTRY_ROW);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, "Trade Center");
  gtk_editable_set_text (GTK_EDITABLE (row), "City Hall");
  g_signal_emit_by_name (row, "entry-activated");
  g_assert_cmpstr (flip_edition_form_group (FLIP_EDITION_FORM (fixture->form)), ==, "city-hall");
  row = find_first (fixture->form, ADW_TYPE_ENTRY_ROW);
  gtk_editable_set_text (GTK_EDITABLE (row), "Office");
  g_signal_emit_by_name (row, "entry-activated");
  g_assert_true (gtk_widget_has_css_class (row, "error"));
  g_assert_cmpstr (flip_edition_form_group (FLIP_EDITION_FORM (fixture->form)), ==, "city-hall");
  close_form (fixture);
}

/* No field shows what only a file means by it: words with dashes, rows of dots. */
static void
assert_plain (Fixture *fixture, const char *group)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();

  flip_edition_form_show (FLIP_EDITION_FORM (fixture->form), group);
  find_all (fixture->form, GTK_TYPE_TEXT, found);
  for (guint i = 0; i < found->len; i++)
    {
      const char *text = gtk_editable_get_text (found->pdata[i]);

      if (g_regex_match_simple ("^[a-z0-9]+-[a-z0-9-]+$|[.#]{2}|/", text, 0, 0))
        g_error ("[%s]: “%s”", group, text);
    }
}

/* A title that stands at the start of its row has as many lines as its words need, not as many as the row has room
   for: that would break words in two. */
static void
assert_whole (Fixture *fixture)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();

  find_all (fixture->form, GTK_TYPE_LABEL, found);
  for (guint i = 0; i < found->len; i++)
    {
      GtkWidget *label = found->pdata[i];
      int whole, beside;

      if (!gtk_label_get_wrap (GTK_LABEL (label)) || gtk_widget_get_halign (label) != GTK_ALIGN_START)
        continue;
      gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &whole, NULL, NULL);
      gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, 40, NULL, &beside, NULL, NULL);
      if (beside < whole)
        g_error ("“%s” is broken in two", gtk_label_get_text (GTK_LABEL (label)));
    }
}

static void
test_plain (Fixture *fixture, gconstpointer data)
{
  const FlipGame *game = data;
  g_autoptr (GArray) places = NULL;
  g_autoptr (GPtrArray) built_in = flip_editions_list (NULL, game, NULL);

  open_form (fixture, flip_editions_add_copy (fixture->library, built_in->pdata[0], NULL));
  places = flip_format_places (game->format, flip_edition_desk_file (fixture->desk), FALSE);
  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);

      if (i > 0 && g_str_equal (place->name, g_array_index (places, FlipPlace, i - 1).name))
        continue;
      assert_plain (fixture, place->name);
      assert_whole (fixture);
    }
  close_form (fixture);
}

static void
assert_choices (Fixture *fixture, guint n)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();

  g_assert_true (flip_edition_form_go_to (FLIP_EDITION_FORM (fixture->form), "cards", "1"));
  find_all (focused_row (fixture), GTK_TYPE_DROP_DOWN, found);
  g_assert_cmpuint (found->len, ==, n);
}

/* Among the values of its shape a card has its two symbols, on one line; among all cards, everything. */
static void
test_cards (Fixture *fixture, gconstpointer data)
{
  open_new (fixture, "insertcoin");
  flip_edition_form_show (FLIP_EDITION_FORM (fixture->form), "shape heart");
  assert_choices (fixture, 2);
  flip_edition_form_show (FLIP_EDITION_FORM (fixture->form), "symbol domino");
  assert_choices (fixture, 2);
  flip_edition_form_show (FLIP_EDITION_FORM (fixture->form), "cards");
  assert_choices (fixture, 4);
  close_form (fixture);
}

/* By a key, which needs the focus. */
static void
press (GtkWidget *button)
{
  g_assert_true (gtk_widget_grab_focus (button));
  g_signal_emit_by_name (button, "clicked");
  while (g_main_context_iteration (NULL, FALSE))
    continue;
}

static FlipEditionRow *
find_card (Fixture *fixture, guint from_end)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();

  find_all (fixture->form, FLIP_TYPE_EDITION_ROW, rows);
  g_assert_cmpuint (rows->len, >, from_end);
  return rows->pdata[rows->len - 1 - from_end];
}

static void
assert_card (Fixture *fixture, const char *key)
{
  GtkWidget *row = focused_row (fixture);

  g_assert_nonnull (row);
  g_assert_true (flip_edition_row_is (FLIP_EDITION_ROW (row), "cards", key));
}

/* Cards come and go, and the rows with them, but not the focus. */
static void
test_series (Fixture *fixture, gconstpointer data)
{
  g_autofree char *added = NULL, *removed = NULL, *another = NULL;
  FlipEditionRow *row;

  open_new (fixture, "insertcoin");
  flip_edition_form_show (FLIP_EDITION_FORM (fixture->form), "cards");
  row = find_card (fixture, 0);
  added = g_strdup (flip_edition_row_key (row));
  press (find_first (GTK_WIDGET (row), GTK_TYPE_BUTTON));
  g_assert_nonnull (flip_board_file_get (flip_edition_desk_file (fixture->desk), "cards", added));
  assert_card (fixture, added);

  row = find_card (fixture, 4);
  removed = g_strdup (flip_edition_row_key (row));
  press (find_button (GTK_WIDGET (row), "window-close-symbolic"));
  g_assert_null (flip_board_file_get (flip_edition_desk_file (fixture->desk), "cards", added));
  assert_card (fixture, removed);

  flip_edition_form_show (FLIP_EDITION_FORM (fixture->form), "shape heart");
  another = g_strdup_printf ("%d", atoi (flip_edition_row_key (find_card (fixture, 0))) + 1);
  press (find_button (fixture->form, "list-add-symbolic"));
  g_assert_nonnull (flip_board_file_get (flip_edition_desk_file (fixture->desk), "cards", added));
  assert_card (fixture, another);
  close_form (fixture);
}

/* Where there is no room beside a title, what it names goes below it. */
static void
test_narrow (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();

  open_new (fixture, "insertcoin");
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 210, 600);
  flip_edition_form_show (FLIP_EDITION_FORM (fixture->form), "shape heart");
  while (g_main_context_iteration (NULL, gtk_widget_get_width (fixture->form) == 0))
    continue;
  find_all (fixture->form, FLIP_TYPE_EDITION_ROW, rows);
  for (guint i = 0; i < rows->len; i++)
    {
      GtkWidget *title = find_first (rows->pdata[i], GTK_TYPE_LABEL);
      int whole;

      gtk_widget_measure (title, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &whole, NULL, NULL);
      g_assert_cmpint (gtk_widget_get_width (title), >=, whole);
    }
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
      g_autofree char *reached = g_strconcat ("/form/reached/", flip_games[i]->id, NULL);
      g_autofree char *plain = g_strconcat ("/form/plain/", flip_games[i]->id, NULL);

      g_test_add (reached, Fixture, flip_games[i], set_up, test_reached, tear_down);
      g_test_add (plain, Fixture, flip_games[i], set_up, test_plain, tear_down);
    }
  g_test_add ("/form/ticked", Fixture, NULL, set_up, test_ticked, tear_down);
  g_test_add ("/form/part-ticked", Fixture, NULL, set_up, test_part_ticked, tear_down);
  g_test_add ("/form/number", Fixture, NULL, set_up, test_number, tear_down);
  g_test_add ("/form/cards", Fixture, NULL, set_up, test_cards, tear_down);
  g_test_add ("/form/series", Fixture, NULL, set_up, test_series, tear_down);
  g_test_add ("/form/narrow", Fixture, NULL, set_up, test_narrow, tear_down);
  g_test_add ("/form/named", Fixture, NULL, set_up, test_named, tear_down);
  return g_test_run ();
}
