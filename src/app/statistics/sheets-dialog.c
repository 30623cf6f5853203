/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/statistics/sheets-dialog.h"

#include "app/common/toolkit/make.h"
#include "engine/base/phrase.h"
#include "games/games.h"
#include "play/moment/sheet-words.h"

#include <glib/gi18n.h>

/* The most sheets in the list; nobody looks through more. */
#define MOST 200

/* callbacks */

static void
activated_cb (GtkListBox *list, GtkListBoxRow *row, GtkWindow *dialog)
{
  gint64 *id = g_object_get_data (G_OBJECT (row), "sheet");
  GtkWidget *parent = GTK_WIDGET (gtk_window_get_transient_for (dialog));

  g_assert (id && parent);

  gtk_widget_activate_action (parent, "win.open-sheet", "x", *id);
  gtk_window_close (dialog);
}

/* helpers */

static char *
tell_seats (const FlipResults *results, guint first, gint64 sheet)
{
  GString *seats = g_string_new (NULL);

  for (guint i = first; i < results->results->len; i++)
    {
      const FlipKeptResult *result = &g_array_index (results->results, FlipKeptResult, i);
      g_autofree char *player = flip_phrase_isolate (result->player);
      g_autofree char *seat = g_strdup_printf ("%s %d", player, result->score);

      if (result->sheet != sheet)
        break;
      flip_phrase_add (seats, seat);
    }
  return g_string_free (seats, FALSE);
}

/* Finds the first result of a sheet. */
static guint
find_sheet (const FlipResults *results, gint64 sheet)
{
  guint low = 0, high = results->results->len;

  while (low < high)
    {
      guint middle = (low + high) / 2;

      if (g_array_index (results->results, FlipKeptResult, middle).sheet < sheet)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

static void
add_row (GtkListBox *list, const FlipResults *results, gint64 sheet)
{
  guint first = find_sheet (results, sheet);
  const FlipKeptResult *result = &g_array_index (results->results, FlipKeptResult, first);
  const FlipGame *game = flip_games_find (result->game);
  g_autofree char *seats = tell_seats (results, first, sheet);
  g_autofree char *when = flip_sheet_words_moment (result->ended);
  /* Translators: first %s: a game; second %s: a date */
  g_autofree char *below = g_strdup_printf (_ ("%s, %s"), game ? _ (game->name) : result->game, when);
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), seats);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), below);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data_full (G_OBJECT (row), "sheet", g_memdup2 (&sheet, sizeof sheet), g_free);
  gtk_list_box_append (list, row);
}

static void
close_by_escape (GtkWidget *dialog)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys), gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                                      gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (dialog, keys);
}

static GtkWidget *
make_list (const FlipResults *results, const GArray *sheets)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_widget_set_valign (list, GTK_ALIGN_START);
  g_object_set (list, "margin-start", 12, "margin-end", 12, "margin-top", 12, "margin-bottom", 12, NULL);
  for (guint i = sheets->len; i > 0 && sheets->len - i < MOST; i--)
    add_row (GTK_LIST_BOX (list), results, g_array_index (sheets, gint64, i - 1));
  return list;
}

void
flip_sheets_dialog_show (GtkWidget *parent, const FlipResults *results, const GArray *sheets, const char *title)
{
  GtkWidget *dialog, *bar = adw_header_bar_new ();
  GtkWidget *rows = gtk_scrolled_window_new (), *list;
  g_autofree char *count = NULL;

  g_return_if_fail (GTK_IS_WIDGET (parent));
  g_return_if_fail (results && sheets && title);

  if (sheets->len == 0)
    return;
  /* Translators: %u: how many */
  count = g_strdup_printf (ngettext ("%u sheet", "%u sheets", sheets->len), sheets->len);
  list = make_list (results, sheets);
  dialog = g_object_new (ADW_TYPE_WINDOW, "transient-for", gtk_widget_get_root (parent), "modal", TRUE,
                         "destroy-with-parent", TRUE, "default-width", 420, "default-height", 480, "title",
                         title, NULL);
  adw_header_bar_set_title_widget (ADW_HEADER_BAR (bar), adw_window_title_new (title, count));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (rows), list);
  gtk_widget_set_vexpand (rows, TRUE);
  adw_window_set_content (ADW_WINDOW (dialog), FLIP_MAKE_BELOW (0, bar, rows));
  g_signal_connect (list, "row-activated", G_CALLBACK (activated_cb), dialog);
  close_by_escape (dialog);
  gtk_window_present (GTK_WINDOW (dialog));
}
