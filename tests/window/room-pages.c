/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/pages/edition-card.h"
#include "app/editions/pages/editions-page.h"
#include "app/newsheet/new-sheet-page.h"
#include "app/rules/rules-window.h"
#include "app/sheet/sheet-page-private.h"
#include "games/games.h"
#include "play/moment/notices.h"
#include "tests/window/room-stage.h"
#include "tests/window/stage.h"

/* Whether all that is written has its room on the pages beside the sheet, and in other windows. */

static void
test_new_sheet (gconstpointer data)
{
  const FlipGame *game = data;
  FlipWindow *window = stage_window (room_application ());
  g_autofree char *name = g_strdup_printf ("new-%s", game->id);

  flip_window_show_library (window);
  room_wait (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-sheet", NULL);
  room_wait (window);
  flip_new_sheet_page_choose (stage_find (window, FLIP_TYPE_NEW_SHEET_PAGE), game, 0);
  room_check_all (name);
}

/* The end of a game, and its moves one by one; then the log as it is mended. */
static void
test_end (gconstpointer data)
{
  const FlipGame *game = data;
  g_autofree char *result = g_strdup_printf ("result-%s", game->id);
  g_autofree char *review = g_strdup_printf ("review-%s", game->id);
  g_autofree char *mend = g_strdup_printf ("mend-%s", game->id);
  FlipSheetPage *page;

  room_begin (game->id, 2, FALSE, 4000);
  page = stage_page (room_application ());
  room_check_all (result);
  room_check_top (result, gtk_scrolled_window_get_vadjustment (stage_find (page->result_view, GTK_TYPE_SCROLLED_WINDOW)));
  gtk_widget_activate_action (GTK_WIDGET (page), "sheet.review", NULL);
  gtk_widget_activate_action (GTK_WIDGET (page), "sheet.show", "u", 10);
  room_check_all (review);
  room_begin (game->id, 2, FALSE, 30);
  page = stage_page (room_application ());
  gtk_widget_activate_action (GTK_WIDGET (page), "sheet.change-entry", "u", 8);
  room_check_all (mend);
}

static void
test_library (void)
{
  FlipWindow *window = stage_window (room_application ());

  room_begin ("royalflip", 3, FALSE, 20);
  room_begin ("fliptown", 4, TRUE, 4000);
  flip_window_show_library (window);
  room_wait (window);
  room_check_all ("library");
}

/* What happened large: every kind that a few games brought. */
static void
test_notices (gconstpointer data)
{
  const FlipGame *game = data;
  FlipSession *session;
  FlipSheetPage *page;
  guint told = 0;

  room_begin (game->id, 2, TRUE, 4000);
  page = stage_page (room_application ());
  session = flip_sheet_model_session (page->model);
  gtk_widget_activate_action (GTK_WIDGET (page), "sheet.review", NULL);
  for (guint i = 0; i < flip_session_length (session) && told < 2; i++)
    {
      g_autoptr (GPtrArray) notices = flip_notices_read (flip_session_log (session), i, i + 1);
      g_autofree char *name = g_strdup_printf ("notice-%s-%u", game->id, told + 1);

      if (!notices->len)
        continue;
      gtk_widget_activate_action (GTK_WIDGET (page), "sheet.tell", "u", i);
      room_check_all (name);
      told++;
    }
  flip_teller_stop (page->teller);
}

/* Games of every kind, counted. */
static void
test_statistics (void)
{
  FlipWindow *window = stage_window (room_application ());

  for (guint i = 0; flip_games[i]; i++)
    room_begin (flip_games[i]->id, 2, TRUE, 4000);
  room_begin (flip_games[0]->id, 2, FALSE, 4000);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.statistics", NULL);
  room_wait (window);
  room_check_all ("statistics");
}

/* All editions of a game, and the values of one. */
static void
test_editions (gconstpointer data)
{
  const FlipGame *game = data;
  FlipWindow *window = stage_window (room_application ());
  g_autofree char *editions = g_strdup_printf ("editions-%s", game->id);
  g_autofree char *edition = g_strdup_printf ("edition-%s", game->id);
  FlipEditionsPage *page;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.editions", "s", game->id);
  room_wait (window);
  page = stage_find (window, FLIP_TYPE_EDITIONS_PAGE);
  room_check_all (editions);
  gtk_widget_activate_action (stage_find (page, FLIP_TYPE_EDITION_CARD), "edition.copy", NULL);
  room_wait (window);
  room_check_all (edition);
  flip_window_show_library (window);
}

/* The window that was opened last; newer toolkits may have shown a dialog inside of the only one. */
static GtkWindow *
newest_window (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  g_autoptr (GtkWindow) newest = g_list_model_get_item (windows, g_list_model_get_n_items (windows) - 1);

  room_wait (newest);
  return newest;
}

static void
close_newest (GtkWindow *newest)
{
#if ADW_CHECK_VERSION(1, 5, 0)
  AdwDialog *dialog =
    adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (stage_window (room_application ())));

  if (dialog)
    adw_dialog_force_close (dialog);
#endif
  if (newest != GTK_WINDOW (stage_window (room_application ())))
    gtk_window_destroy (newest);
}

static void
test_rules (gconstpointer data)
{
  const FlipGame *game = data;
  g_autofree char *name = g_strdup_printf ("rules-%s", game->id);
  GtkWindow *rules;

  flip_rules_window_present (GTK_WINDOW (stage_window (room_application ())), game, NULL);
  rules = newest_window ();
  room_check_window (rules, name);
  close_newest (rules);
}

static int
width_of_rules (GtkWindow *rules, int text)
{
  RoomSize size = { 1400, 900, text };

  room_set_size (rules, &size);
  return gtk_widget_get_width (stage_find (rules, GTK_TYPE_LIST_BOX));
}

/* In a wide window a line of large text has about as many letters as one of the usual size. */
static void
test_column (void)
{
  GtkWindow *rules;
  int usual;

  flip_rules_window_present (GTK_WINDOW (stage_window (room_application ())), flip_games[0], NULL);
  rules = newest_window ();
  usual = width_of_rules (rules, 1);
  g_assert_cmpint (width_of_rules (rules, 2), >, usual * 3 / 2);
  close_newest (rules);
}

/* Windows of their own that an action of the program opens. */
static void
test_window (gconstpointer data)
{
  const char *action = data;
  GtkWindow *window;

  g_action_group_activate_action (G_ACTION_GROUP (room_application ()), action, NULL);
  window = newest_window ();
  room_check_window (window, action);
  close_newest (window);
}

static void
add (const char *format, const FlipGame *game, GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf (format, game->id);

  g_test_add_data_func (path, game, test);
}

void
room_add_pages (void)
{
  g_test_add_func ("/room/library", test_library);
  for (guint i = 0; flip_games[i]; i++)
    {
      add ("/room/new-sheet/%s", flip_games[i], test_new_sheet);
      add ("/room/end/%s", flip_games[i], test_end);
      add ("/room/notices/%s", flip_games[i], test_notices);
      add ("/room/editions/%s", flip_games[i], test_editions);
      add ("/room/rules/%s", flip_games[i], test_rules);
    }
  g_test_add_func ("/room/column", test_column);
  g_test_add_func ("/room/statistics", test_statistics);
  g_test_add_data_func ("/room/preferences", "preferences", test_window);
  g_test_add_data_func ("/room/shortcuts", "shortcuts", test_window);
}
