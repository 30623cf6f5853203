/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-view.h"
#include "app/board/site-button.h"
#include "app/common/ask/play-button.h"
#include "app/common/toolkit/css.h"
#include "app/editions/pages/edition-card.h"
#include "app/editions/pages/edition-page.h"
#include "app/editions/values/edition-row.h"
#include "app/common/picture/edition-thumbnail.h"
#include "app/editions/pages/editions-page.h"
#include "app/files/print-run.h"
#include "app/log/log-row.h"
#include "app/log/log-view.h"
#include "app/now/tiles/tile-button.h"
#include "app/preferences/theme.h"
#include "app/rules/rules-window.h"
#include "app/sheet/sheet-page-private.h"
#include "games/games.h"
#include "tests/engine/play.h"
#include "tests/window/fixture.h"

#include <glib/gstdio.h>
#include <string.h>

#define LEAST_TARGET 36

/* What the monkey once found, as cases of its own. Most of it is seen by the sanitizers only: what
   is shown outlives what it was made of. */

/* The list asks for headers and filters while it is torn down. */
static void
test_rules (StageFixture *fixture, gconstpointer data)
{
  for (guint i = 0; flip_games[i]; i++)
    {
      g_autoptr (GtkWindow) rules = NULL;
      GListModel *windows = gtk_window_get_toplevels ();

      flip_rules_window_present (GTK_WINDOW (fixture->window), flip_games[i],
                                 i % 2 ? "deck" : NULL);
      stage_wait ();
      rules = g_list_model_get_item (windows, g_list_model_get_n_items (windows) - 1);
      g_assert_true (FLIP_IS_RULES_WINDOW (rules));
      flip_rules_window_present (GTK_WINDOW (fixture->window), flip_games[i], "card");
      gtk_window_destroy (rules);
      stage_wait ();
    }
}

/* All seats' cards are made anew, whatever the sheet before was doing. */
static void
test_other_seats (StageFixture *fixture, gconstpointer data)
{
  FlipSheetPage *page = stage_begin (fixture, "fliptown", 4, TRUE, 12);

  gtk_widget_activate_action (GTK_WIDGET (page), "sheet.review", NULL);
  gtk_widget_activate_action (GTK_WIDGET (page), "sheet.show", "u", 3);
  stage_wait ();
  page = stage_begin (fixture, "fliptown", 1, TRUE, 2);
  g_assert_cmpuint (flip_sheet_page_moment (page)->n_seats, ==, 1);
}

/* Widgets have the moment of the sheet before, until they get another; those of the board keep it
   while a table is simulated. */
static void
test_other_sheets (StageFixture *fixture, gconstpointer data)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 500, 700);
  stage_begin (fixture, "fliptown", 4, FALSE, 10);
  stage_begin (fixture, "flipcity", 2, FALSE, 10);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1390, 890);
  stage_begin (fixture, "royalflip", 3, FALSE, 10);
  stage_begin (fixture, "flickemup", 2, TRUE, 4);
  stage_begin (fixture, "fliptown", 2, TRUE, 30);
}

/* The tile of a sheet that is no longer open. */
static void
test_held_tile (StageFixture *fixture, gconstpointer data)
{
  FlipSheetPage *page = stage_begin (fixture, "insertcoin", 2, TRUE, 6);
  g_autoptr (FlipHeldTile) held = g_object_ref (flip_sheet_model_held (page->model));

  stage_begin (fixture, "flickemup", 2, TRUE, 0);
  g_signal_emit_by_name (held, "changed");
}

/* Actions that ask for something that is not there. */
static void
test_nothing_to_do (StageFixture *fixture, gconstpointer data)
{
  FlipSheetPage *page = stage_begin (fixture, "fliptown", 2, FALSE, 0);
  guint n = g_list_model_get_n_items (gtk_window_get_toplevels ());

  gtk_widget_activate_action (GTK_WIDGET (page), "sheet.secrets", NULL);
  gtk_widget_activate_action (GTK_WIDGET (page), "sheet.next-place", NULL);
  stage_wait ();
  g_assert_cmpuint (g_list_model_get_n_items (gtk_window_get_toplevels ()), ==, n);
}

/* Style for the pages is not read at the start, and is there with the first of them. It stays, so
   that this is the first test. */
static void
test_style (StageFixture *fixture, gconstpointer data)
{
  GdkRGBA plain = flip_css_class_colour ("no-class-of-ours"),
          sign = flip_css_class_colour ("notice-sign");

  g_assert_true (gdk_rgba_equal (&sign, &plain));
  stage_begin (fixture, "royalflip", 2, TRUE, 0);
  sign = flip_css_class_colour ("notice-sign");
  g_assert_false (gdk_rgba_equal (&sign, &plain));
}

static void
check_icons (const char *path)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GRegex) name = g_regex_new ("\"icon-name\">([^<]+)<", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gdk_display_get_default ());
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);

  g_regex_match_full (name, text, (gssize) size, 0, 0, &match, NULL);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *icon = g_match_info_fetch (match, 1);

      g_test_message ("%s in %s", icon, path);
      g_assert_true (gtk_icon_theme_has_icon (theme, icon));
    }
}

static guint
check_folder (const char *folder)
{
  g_auto (GStrv) names =
    g_resources_enumerate_children (folder, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  guint checked = 0;

  for (guint i = 0; names[i]; i++)
    {
      g_autofree char *path = g_strconcat (folder, names[i], NULL);

      if (g_str_has_suffix (path, "/"))
        checked += check_folder (path);
      else if (g_str_has_suffix (path, ".ui"))
        {
          check_icons (path);
          checked++;
        }
    }

  return checked;
}

/* Every icon that a template names is found, without anything being installed. */
static void
test_icons (StageFixture *fixture, gconstpointer data)
{
  g_assert_cmpuint (check_folder ("/org/flipside/Flipside/"), >, 50);
}

/* An edition is read while the window goes on; leaving nobody who waits gives it up. */
static void
test_edition (StageFixture *fixture, gconstpointer data)
{
  g_autoptr (GFileIOStream) stream = NULL;
  g_autoptr (GFile) file = g_file_new_tmp ("flipside-XXXXXX.board", &stream, NULL);
  const char *text = flip_games[0]->boards[0].text;
  FlipEditionsPage *page;

  g_assert_true (
    g_file_replace_contents (file, text, strlen (text), NULL, FALSE, 0, NULL, NULL, NULL));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.editions", "s", flip_games[1]->id);
  stage_wait ();
  page = stage_find (fixture->window, FLIP_TYPE_EDITIONS_PAGE);
  g_assert_nonnull (page);
  g_assert_true (flip_editions_page_game (page) == flip_games[1]);
  flip_editions_page_import (page, file, TRUE);
  while (flip_editions_page_game (page) != flip_games[0])
    g_main_context_iteration (NULL, TRUE);
  flip_editions_page_import (page, file, TRUE);
  g_file_delete (file, NULL, NULL);
}

static FlipEditionsPage *
show_editions (StageFixture *fixture, const FlipGame *game)
{
  FlipEditionsPage *page;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.editions", "s", game->id);
  stage_wait ();
  page = stage_find (fixture->window, FLIP_TYPE_EDITIONS_PAGE);
  g_assert_true (page && flip_editions_page_game (page) == game);
  return page;
}

/* Lets go of a file over the page, as the pointer does. */
static void
drop_file (FlipEditionsPage *page, GFile *file)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (page));
  g_auto (GValue) value = G_VALUE_INIT;
  GtkEventController *target = NULL; /* of the page */
  GSList *files = g_slist_prepend (NULL, file);
  gboolean taken = FALSE;

  for (guint i = 0; !target && i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) one = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (one))
        target = one;
    }
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_set_boxed (&value, files);
  g_signal_emit_by_name (target, "drop", &value, 1.0, 1.0, &taken);
  g_assert_true (taken);
  g_slist_free (files);
}

#if ADW_CHECK_VERSION(1, 5, 0)

static void
answer (StageFixture *fixture, const char *answer)
{
  AdwDialog *dialog;

  while (!(dialog =
             adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window))))
    g_main_context_iteration (NULL, TRUE);
  g_signal_emit_by_name (dialog, "response", answer);
  adw_dialog_force_close (dialog);
}

#else

/* Of this window: another case may have left one. */
static GtkWidget *
find_question (StageFixture *fixture)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (ADW_IS_MESSAGE_DIALOG (window) && gtk_widget_get_visible (window)
          && gtk_window_get_transient_for (GTK_WINDOW (window)) == GTK_WINDOW (fixture->window))
        return window;
    }
  return NULL;
}

static void
answer (StageFixture *fixture, const char *answer)
{
  GtkWidget *question;

  while (!(question = find_question (fixture)))
    g_main_context_iteration (NULL, TRUE);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (question), answer);
}

#endif

/* A board of another game that is dropped goes to that game, if people like that. */
static void
test_dropped (StageFixture *fixture, gconstpointer data)
{
  const FlipGame *wanted = flip_games[0];
  g_autoptr (GFileIOStream) stream = NULL;
  g_autoptr (GFile) file = g_file_new_tmp ("dropped-XXXXXX.board", &stream, NULL);
  const char *text = wanted->boards[0].text;
  FlipEditionsPage *page;

  g_assert_true (
    g_file_replace_contents (file, text, strlen (text), NULL, FALSE, 0, NULL, NULL, NULL));
  page = show_editions (fixture, flip_games[1]);
  drop_file (page, file);
  answer (fixture, "cancel");
  stage_wait ();
  g_assert_true (flip_editions_page_game (page) == flip_games[1]);
  drop_file (page, file);
  answer (fixture, "import");
  while (flip_editions_page_game (page) != wanted)
    g_main_context_iteration (NULL, TRUE);
  stage_wait ();
  g_file_delete (file, NULL, NULL);
}

/* Each game's first board is looked at, and its values stay as they are. */
static void
test_viewed (StageFixture *fixture, gconstpointer data)
{
  for (guint i = 0; flip_games[i]; i++)
    {
      FlipEditionsPage *page = show_editions (fixture, flip_games[i]);
      FlipEditionCard *card = stage_find (page, FLIP_TYPE_EDITION_CARD);
      FlipEditionPage *editor;

      gtk_widget_activate_action (GTK_WIDGET (card), "edition.view", NULL);
      stage_wait ();
      editor = stage_find (fixture->window, FLIP_TYPE_EDITION_PAGE);
      g_assert_true (flip_edition_desk_is_view (flip_edition_page_desk (editor)));
      gtk_widget_activate_action (GTK_WIDGET (editor), "edition-page.back", NULL);
      stage_wait ();
    }
}

/* What is shown of an edition lives as long as those who show it: the focus may leave them later. */
static void
test_kept_desk (StageFixture *fixture, gconstpointer data)
{
  FlipEditionsPage *page = show_editions (fixture, flip_games[0]);
  FlipEditionPage *editor;
  FlipEditionDesk *desk;
  GtkWidget *row;

  gtk_widget_activate_action (stage_find (page, FLIP_TYPE_EDITION_CARD), "edition.view", NULL);
  stage_wait ();
  editor = stage_find (fixture->window, FLIP_TYPE_EDITION_PAGE);
  row = g_object_ref (GTK_WIDGET (stage_find (editor, FLIP_TYPE_EDITION_ROW)));
  desk = flip_edition_page_desk (editor);
  g_object_add_weak_pointer (G_OBJECT (desk), (gpointer *) &desk);
  gtk_widget_activate_action (GTK_WIDGET (editor), "edition-page.back", NULL);
  stage_wait ();
  page = show_editions (fixture, flip_games[1]);
  gtk_widget_activate_action (stage_find (page, FLIP_TYPE_EDITION_CARD), "edition.view", NULL);
  stage_wait ();
  g_assert_true (flip_edition_page_desk (editor) != desk);
  g_assert_nonnull (desk);
  g_object_unref (row);
  g_assert_null (desk);
}

/* An edition that can't be begun, made from a board that can't be either, has no picture. */
static void
test_no_picture (StageFixture *fixture, gconstpointer data)
{
  for (guint i = 0; flip_games[i]; i++)
    {
      for (guint k = 0; k < flip_games[i]->n_boards; k++)
        {
          g_autoptr (GtkWidget) picture =
            g_object_ref_sink (g_object_new (FLIP_TYPE_EDITION_THUMBNAIL, NULL));

          for (guint times = 0; times < 2; times++)
            flip_edition_thumbnail_show_text (FLIP_EDITION_THUMBNAIL (picture), flip_games[i],
                                              flip_games[i]->boards[k].name, "[nothing]\n");
        }
    }
}

static void
printed_cb (const char *words, gpointer data)
{
  g_test_message ("%s", words);
}

/* What pdftotext reads of a file; NULL where there is no such program. */
static char *
read_pdf (const char *path)
{
  g_autofree char *program = g_find_program_in_path ("pdftotext"), *text = NULL;
  const char *const argv[] = { "pdftotext", "-layout", path, "-", NULL };

  if (!program)
    return NULL;
  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &text,
                               NULL, NULL, NULL));
  return g_steal_pointer (&text);
}

/* The same pages as in the preview, through the toolkit, without a dialog. */
static void
test_print (StageFixture *fixture, gconstpointer data)
{
  FlipSheetPage *page = stage_begin (fixture, "fliptown", 2, TRUE, 30);
  const FlipExport sheet = { .session = flip_sheet_model_session (page->model) };
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "flipside-printed.pdf", NULL);
  g_autofree char *text = NULL;
  FlipPrint *print = flip_print_new (
    &sheet, 1u << FLIP_PRINT_BOARDS | 1u << FLIP_PRINT_RESULT | 1u << FLIP_PRINT_AID, G_MAXUINT,
    FLIP_PAPER_LETTER);

  g_assert_cmpuint (flip_print_n_pages (print), >, 3);
  flip_print_run (GTK_WINDOW (fixture->window), print, "Fliptown", path, printed_cb, NULL);
  stage_wait ();
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  text = read_pdf (path);
  if (text)
    {
      g_assert_nonnull (strstr (text, "Player 2:"));
      g_assert_nonnull (strstr (text, "Total"));
    }
  g_unlink (path);
}

/* The windows about a sheet, which may be closed before or after it is left. Own screens are left with it. */
static void
test_files (StageFixture *fixture, gconstpointer data)
{
  static const char *const actions[] = {
    "sheet.save-copy", "sheet.print", "sheet.deal", "sheet.screens", "sheet.share",
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      FlipSheetPage *page = stage_begin (fixture, i ? "flickemup" : "fliptown", 2, TRUE, 3);
      GList *windows;

      gtk_widget_activate_action (GTK_WIDGET (page), actions[i], NULL);
      stage_wait ();
      stage_begin (fixture, "royalflip", 1, TRUE, 1);
      windows = gtk_window_list_toplevels ();
      for (GList *window = windows; window; window = window->next)
        {
          if (gtk_window_get_transient_for (window->data) == GTK_WINDOW (fixture->window))
            gtk_window_close (window->data);
        }
      g_list_free (windows);
      stage_wait ();
    }
}

/* Goals that players tell themselves are sites for the rules, but not on a board where all is told in full. */
static void
test_told_goals (StageFixture *fixture, gconstpointer data)
{
  const FlipGame *game = flip_games_find ("flickemup");
  g_autoptr (FlipSetup) setup = flip_setup_new (game);
  FlipSheetPage *page;

  flip_setup_set_board (setup, game->blank->name, game->blank->text);
  page = stage_begin_from (fixture, setup, 2, 0);
  g_assert_true (flip_sheet_model_awaits_person (page->model));
}

/* Frames that a change takes to be laid out and shown; whatever moves by itself needs many more. */
#define MOST_FRAMES 12
#define LOOKED_FOR  700 /* ms */

static void
count_cb (GdkFrameClock *clock, guint *frames)
{
  ++*frames;
}

static gboolean
enough_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* In a window in which nothing moves. */
static guint
count_frames (StageFixture *fixture)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (fixture->window));
  gboolean enough = FALSE;
  guint frames = 0;
  gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (count_cb), &frames);

  g_timeout_add (LOOKED_FOR, enough_cb, &enough);
  while (!enough)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, handler);
  return frames;
}

/* With animations off, a mark, a flick and a great moment are there at once, and the moment stays until somebody
   goes on. Nothing makes a sound. */
static void
test_still (StageFixture *fixture, gconstpointer data)
{
  static const char *const games[] = { "fliptown", "flickemup" };
  GtkSettings *settings = gtk_settings_get_default ();
  FlipRandom random = { 0 };
  FlipSheetPage *page = NULL;
  gboolean bell;

  g_object_get (settings, "gtk-error-bell", &bell, NULL);
  g_assert_false (bell);
  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  flip_random_seed (&random, 7, 0);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      page = stage_begin (fixture, games[i], 2, TRUE, 6);
      count_frames (fixture);
      for (guint move = 0; move < 3; move++)
        {
          g_assert_true (stage_play (page, &random));
          g_assert_cmpuint (count_frames (fixture), <=, MOST_FRAMES);
          flip_teller_stop (page->teller);
        }
    }
  page = stage_begin (fixture, "fliptown", 1, TRUE, 4000);
  gtk_widget_activate_action (GTK_WIDGET (page), "sheet.tell", "u",
                              flip_session_length (flip_sheet_model_session (page->model)) - 1);
  g_assert_cmpuint (count_frames (fixture), <=, MOST_FRAMES);
  g_assert_true (flip_notice_view_is_open (page->notice));
  flip_teller_stop (page->teller);
  gtk_settings_reset_property (settings, "gtk-enable-animations");
}

/* Holds a finger on the middle of a widget. What the toolkit makes of real fingers is seen in the journey “touch”. */
static void
hold_finger (GtkWidget *window, GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);
  graphene_point_t middle = { (float) gtk_widget_get_width (widget) / 2,
                              (float) gtk_widget_get_height (widget) / 2 };

  g_assert_true (gtk_widget_compute_point (widget, window, &middle, &middle));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) one = g_list_model_get_item (controllers, i);

      if (!GTK_IS_GESTURE_LONG_PRESS (one))
        continue;
      g_signal_emit_by_name (one, "begin", NULL);
      g_signal_emit_by_name (one, "pressed", (double) middle.x, (double) middle.y);
    }
}

/* Half a second after something came or went below the pointer, the toolkit asks where it is, though the window may
   be gone by then. */
static void
wait_for_pointer (void)
{
  for (guint i = 0; i < 16; i++)
    stage_wait ();
}

/* The words beside the finger, or NULL. */
static const char *
find_tip (GtkWidget *window)
{
  for (GtkWidget *child = gtk_widget_get_first_child (window); child;
       child = gtk_widget_get_next_sibling (child))
    {
      if (GTK_IS_POPOVER (child) && GTK_IS_LABEL (gtk_popover_get_child (GTK_POPOVER (child))))
        return gtk_label_get_label (GTK_LABEL (gtk_popover_get_child (GTK_POPOVER (child))));
    }
  return NULL;
}

/* Whether nothing that lies on its middle has words of its own. */
static gboolean
is_told_itself (GtkWidget *widget)
{
  GtkWidget *at = gtk_widget_pick (widget, gtk_widget_get_width (widget) / 2.,
                                   gtk_widget_get_height (widget) / 2., GTK_PICK_INSENSITIVE);

  while (at && at != widget && !gtk_widget_get_tooltip_text (at))
    at = gtk_widget_get_parent (at);
  return at == widget;
}

/* What hovering tells, holding a finger there tells. */
static void
test_held_finger (StageFixture *fixture, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);
  g_autoptr (GPtrArray) widgets = NULL;
  guint n = 0;

  stage_begin (fixture, "fliptown", 2, TRUE, 12);
  stage_wait ();
  widgets = stage_find_all (window, GTK_TYPE_WIDGET);
  for (guint i = 0; i < widgets->len; i++)
    {
      GtkWidget *widget = g_ptr_array_index (widgets, i);

      if (!gtk_widget_get_tooltip_text (widget)
          || gtk_widget_get_native (widget) != GTK_NATIVE (window) || !is_told_itself (widget))
        continue;
      hold_finger (window, widget);
      g_assert_cmpstr (find_tip (window), ==, gtk_widget_get_tooltip_text (widget));
      n++;
    }
  g_assert_cmpuint (n, >, 8);
  wait_for_pointer ();
}

/* With its padding, of which the finger knows nothing. What is drawn is as large as the board has room for. */
static void
check_target (GtkWidget *widget, const char *where)
{
  graphene_rect_t bounds;

  if (!GTK_IS_BUTTON (widget) || FLIP_IS_SITE_BUTTON (widget)
      || !gtk_widget_compute_bounds (widget, widget, &bounds))
    return;
  if (bounds.size.width < LEAST_TARGET || bounds.size.height < LEAST_TARGET)
    g_error ("%s: %s in %s is %g × %g px", where, G_OBJECT_TYPE_NAME (widget),
             gtk_widget_get_css_name (gtk_widget_get_parent (widget)), (double) bounds.size.width,
             (double) bounds.size.height);
}

static void
check_targets (GtkWidget *window, const char *where)
{
  g_autoptr (GPtrArray) widgets = NULL;

  gtk_window_set_default_size (GTK_WINDOW (window), 360, 720);
  for (guint i = 0; i < 6; i++)
    stage_wait ();
  widgets = stage_collect (window);
  for (guint i = 0; i < widgets->len; i++)
    check_target (g_ptr_array_index (widgets, i), where);
}

/* On a telephone, whatever is tapped is as large as a fingertip. */
static void
test_targets (StageFixture *fixture, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);

  flip_theme_serve_fingers ();
  check_targets (window, "library");
  for (guint i = 0; flip_games[i]; i++)
    {
      stage_begin (fixture, flip_games[i]->id, 2, FALSE, 12);
      check_targets (window, flip_games[i]->id);
      stage_begin (fixture, flip_games[i]->id, 4, TRUE, 30);
      check_targets (window, flip_games[i]->id);
    }
  gtk_widget_activate_action (window, "win.editions", "s", flip_games[0]->id);
  check_targets (window, "editions");
  gtk_widget_activate_action (window, "win.statistics", NULL);
  check_targets (window, "statistics");
  gtk_widget_activate_action (window, "win.new-sheet", NULL);
  check_targets (window, "new sheet");
}

/* Taps a place of a board that no site is at. */
static void
tap_board (GtkWidget *board, double x, double y)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (board);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) one = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (one)
          && gtk_gesture_single_get_touch_only (GTK_GESTURE_SINGLE (one)))
        g_signal_emit_by_name (one, "released", 1, x, y);
    }
}

static void
tapped_cb (GtkButton *button, GtkButton **tapped)
{
  *tapped = button;
}

/* Half a fingertip above the middle of a site: TRUE if nothing else lies there. */
static gboolean
tap_above (GtkWidget *board, GtkWidget *site)
{
  GtkWidget *tapped = NULL;
  graphene_rect_t bounds;
  double x, y;

  if (!gtk_widget_get_mapped (site) || !gtk_widget_compute_bounds (site, board, &bounds))
    return FALSE;
  x = (double) (bounds.origin.x + bounds.size.width / 2);
  y = (double) (bounds.origin.y + bounds.size.height / 2) - LEAST_TARGET / 2. + 1;
  if (gtk_widget_pick (board, x, y, GTK_PICK_INSENSITIVE) != board)
    return FALSE;
  g_signal_connect (site, "clicked", G_CALLBACK (tapped_cb), &tapped);
  tap_board (board, x, y - 3);
  g_assert_null (tapped);
  tap_board (board, x, y);
  g_assert_true (tapped == site);
  g_signal_handlers_disconnect_by_data (site, &tapped);
  return TRUE;
}

/* A site of the board that is lower than a fingertip answers to one that misses it by so much, and no more. */
static void
test_near_finger (StageFixture *fixture, gconstpointer data)
{
  FlipSheetPage *page;
  GtkWidget *board;
  g_autoptr (GPtrArray) sites = NULL;
  guint i = 0;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1366, 768);
  page = stage_begin (fixture, "flipcity", 1, TRUE, 6);
  stage_wait ();
  board = stage_find (page, FLIP_TYPE_BOARD_VIEW);
  sites = stage_find_all (board, FLIP_TYPE_SITE_BUTTON);
  while (i < sites->len && !tap_above (board, sites->pdata[i]))
    i++;
  g_assert_cmpuint (i, <, sites->len);
}

/* What the second button opens, holding a finger there opens. */
static void
test_held_row (StageFixture *fixture, gconstpointer data)
{
  FlipSheetPage *page = stage_begin (fixture, "fliptown", 1, FALSE, 6);
  FlipLogView *log;
  GtkWidget *menu;

  gtk_widget_activate_action (GTK_WIDGET (page), "sheet.log", NULL);
  stage_wait ();
  log = stage_find (fixture->window, FLIP_TYPE_LOG_VIEW);
  g_assert_nonnull (log);
  hold_finger (GTK_WIDGET (fixture->window), stage_find (log, FLIP_TYPE_LOG_ROW));
  stage_wait ();
  menu = stage_find (log, GTK_TYPE_POPOVER_MENU);
  g_assert_true (menu && gtk_widget_get_mapped (menu));
  gtk_popover_popdown (GTK_POPOVER (menu));
  wait_for_pointer ();
}

/* A button that is activated by a key is clicked a quarter of a second later. By then its tile may
   be placed. */
static void
test_gone_tile (StageFixture *fixture, gconstpointer data)
{
  FlipSheetPage *page = stage_begin (fixture, "insertcoin", 1, TRUE, 0);
  FlipHeldTile *held = flip_sheet_model_held (page->model);
  FlipRandom random = { 0 };
  GtkWidget *tile, *clicked = NULL;

  flip_random_seed (&random, 1, 0);
  while (!flip_held_tile_is_asked (held))
    g_assert_true (stage_play (page, &random));
  stage_wait ();
  tile = stage_find (page, FLIP_TYPE_TILE_BUTTON);
  g_assert_nonnull (tile);
  g_signal_connect (tile, "clicked", G_CALLBACK (tapped_cb), &clicked);
  g_assert_true (gtk_widget_activate (tile));
  while (flip_held_tile_is_asked (held))
    g_assert_true (stage_play (page, &random));
  while (!clicked)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handlers_disconnect_by_data (tile, &clicked);
}

static void
going_cb (GtkWidget *answer, gboolean *gone)
{
  gtk_widget_activate_action (answer, "sheet.foresee", "s", "");
  *gone = TRUE;
}

/* Whatever was below the pointer or had the focus may end its preview when it goes; by then nothing
   is asked any more. */
static void
test_left_mending (StageFixture *fixture, gconstpointer data)
{
  FlipSheetPage *page = stage_begin (fixture, "flipcity", 2, FALSE, 12);
  gboolean gone = FALSE;
  g_autoptr (GtkWidget) answer = NULL;

  gtk_widget_activate_action (GTK_WIDGET (page), "sheet.mend", NULL);
  stage_wait ();
  answer = stage_find (page->now, FLIP_TYPE_PLAY_BUTTON);
  g_assert_nonnull (answer);
  g_object_ref (answer);
  g_signal_connect (answer, "unmap", G_CALLBACK (going_cb), &gone);
  gtk_widget_activate_action (GTK_WIDGET (page), "mend.to-log", NULL);
  g_assert_true (gone);
  gtk_widget_activate_action (GTK_WIDGET (page), "mend.cancel", NULL);
  g_signal_handlers_disconnect_by_data (answer, &gone);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (StageFixture *fixture, gconstpointer data);
  } tests[] = {
    { "/window/style", test_style },
    { "/window/rules", test_rules },
    { "/window/other-seats", test_other_seats },
    { "/window/other-sheets", test_other_sheets },
    { "/window/held-tile", test_held_tile },
    { "/window/nothing-to-do", test_nothing_to_do },
    { "/window/icons", test_icons },
    { "/window/edition", test_edition },
    { "/window/dropped", test_dropped },
    { "/window/viewed", test_viewed },
    { "/window/kept-desk", test_kept_desk },
    { "/window/no-picture", test_no_picture },
    { "/window/print", test_print },
    { "/window/files", test_files },
    { "/window/told-goals", test_told_goals },
    { "/window/still", test_still },
    { "/window/held-finger", test_held_finger },
    { "/window/near-finger", test_near_finger },
    { "/window/held-row", test_held_row },
    { "/window/gone-tile", test_gone_tile },
    { "/window/left-mending", test_left_mending },
    { "/window/targets", test_targets },
  };

  g_setenv ("GTK_A11Y", "none", TRUE);
  g_test_init (&argc, &argv, NULL);
  stage_watch (NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, StageFixture, NULL, stage_set_up, tests[i].test, stage_tear_down);
  return g_test_run ();
}
