/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/site-button.h"
#include "app/log/log-row.h"
#include "app/mend/mend-list.h"
#include "app/newsheet/option-list.h"
#include "app/review/compare-window.h"
#include "app/seats/goal-card.h"
#include "app/sheet/sheet-page-private.h"
#include "app/table/table-canvas.h"
#include "games/flipcity/flipcity-state.h"
#include "games/games.h"
#include "tests/window/fixture.h"

/* What is shown, where, and how large: what no check of the room can know. */

static GtkWidget *
find_label (gpointer top, const char *words)
{
  g_autoptr (GPtrArray) labels = stage_find_all (top, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    {
      if (g_str_equal (gtk_label_get_text (labels->pdata[i]), words))
        return labels->pdata[i];
    }

  return NULL;
}

/* In the narrowest window all of a message is there, and what is asked can be answered beside it. */
static void
test_message (StageFixture *fixture, gconstpointer data)
{
  static const char words[] =
    "Hints at the table are off. They can be switched on in the <preferences> & here.";
  graphene_rect_t message, question;
  FlipSheetPage *page;
  GtkWidget *label;
  int height;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 700);
  page = stage_begin (fixture, "fliptown", 1, FALSE, 0);
  flip_sheet_page_say (page, words);
  stage_wait ();
  label = find_label (page, words);
  g_assert_nonnull (label);
  g_assert_true (gtk_widget_compute_bounds (label, GTK_WIDGET (page), &message));
  g_assert_true (gtk_widget_compute_bounds (page->side, GTK_WIDGET (page), &question));
  g_assert_cmpfloat (message.origin.x, >=, 0);
  g_assert_cmpfloat (message.origin.x + message.size.width, <=,
                     gtk_widget_get_width (GTK_WIDGET (page)));
  g_assert_cmpfloat (message.origin.y + message.size.height, <=, question.origin.y);
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (label), &height, NULL,
                      NULL, NULL);
  g_assert_cmpint (gtk_widget_get_height (label), >=, height);
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (label))), >, 1);
}

static int
table_height (FlipSheetPage *page)
{
  GtkWidget *canvas = stage_find (page, FLIP_TYPE_TABLE_CANVAS);

  g_assert_nonnull (canvas);
  return gtk_widget_get_height (canvas);
}

static int
least_width (gpointer widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

/* Whatever the panel asks and tells, the simulated table above it stays as large as it was, with large text too,
   and the window as narrow. */
static void
test_table_size (StageFixture *fixture, gconstpointer data)
{
  static const int sizes[][2] = { { 1400, 900 }, { 1000, 760 }, { 360, 720 } };
  GtkSettings *settings = gtk_settings_get_default ();
  FlipRandom random = { 0 };

  g_object_set (settings, "gtk-enable-animations", FALSE, "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  flip_random_seed (&random, 11, 0);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      FlipSheetPage *page;
      int height;

      gtk_window_set_default_size (GTK_WINDOW (fixture->window), sizes[i][0], sizes[i][1]);
      page = stage_begin (fixture, "flickemup", 2, TRUE, 1);
      height = table_height (page);
      for (guint move = 0; move < 12 && stage_play (page, &random); move++)
        {
          flip_teller_stop (page->teller);
          stage_wait ();
          g_assert_cmpint (table_height (page), ==, height);
          g_assert_cmpint (least_width (page->table), <=, sizes[i][0]);
        }
    }
  gtk_settings_reset_property (settings, "gtk-xft-dpi");
  gtk_settings_reset_property (settings, "gtk-enable-animations");
}

static GtkWidget *
find_row (gpointer top, const char *title)
{
  g_autoptr (GPtrArray) rows = stage_find_all (top, ADW_TYPE_ACTION_ROW);

  for (guint i = 0; i < rows->len; i++)
    {
      if (g_str_equal (adw_preferences_row_get_title (rows->pdata[i]), title))
        return rows->pdata[i];
    }

  g_error ("there is no “%s”", title);
}

/* A cowbot's level can be chosen beside a cowbot only, and nothing that one card decides. */
static void
test_options (StageFixture *fixture, gconstpointer data)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games_find ("fliptown"));
  FlipOptionList *list = g_object_new (FLIP_TYPE_OPTION_LIST, NULL);
  GtkWidget *window = gtk_window_new (), *cowbot, *level, *card;

  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (list));
  flip_option_list_set_game (list, setup->game);
  flip_option_list_set_fit (list, 1, FALSE);
  gtk_window_present (GTK_WINDOW (window));
  stage_wait ();
  cowbot = find_row (list, "Cowbot");
  level = find_row (list, "Level of the cowbot");
  card = find_row (list, "One card picks cowbot and character");
  g_assert_false (gtk_widget_get_sensitive (level));
  adw_combo_row_set_selected (ADW_COMBO_ROW (cowbot), 1);
  g_assert_true (gtk_widget_get_sensitive (level));
  adw_combo_row_set_selected (ADW_COMBO_ROW (level), 2);
  adw_combo_row_set_selected (ADW_COMBO_ROW (cowbot), 0);
  g_assert_false (gtk_widget_get_sensitive (level));
  gtk_switch_set_active (GTK_SWITCH (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (card))),
                         TRUE);
  g_assert_true (gtk_widget_get_sensitive (level));
  g_assert_false (gtk_widget_get_sensitive (cowbot));
  gtk_switch_set_active (GTK_SWITCH (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (card))),
                         FALSE);
  g_assert_true (flip_option_list_fill (list, setup, NULL));
  g_assert_cmpuint (flip_setup_option (setup, "level"), ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What a widget looks like, as bytes. */
static GBytes *
picture_of (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  GBytes *bytes;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_to_node (snapshot);
  g_assert_nonnull (node);
  gsk_render_node_draw (node, cr);
  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface),
                       (gsize) cairo_image_surface_get_stride (surface) * (gsize) height);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return bytes;
}

static GBytes *
picture_of_deck (StageFixture *fixture, gboolean dealt)
{
  FlipSheetPage *page = stage_begin (fixture, "flipcity", 1, dealt, 3);
  g_autoptr (GPtrArray) buttons = NULL;

  gtk_widget_activate_action (GTK_WIDGET (page), "sheet.review", NULL);
  gtk_widget_activate_action (GTK_WIDGET (page), "sheet.show", "u", 0);
  stage_wait ();
  buttons = stage_find_all (page->board, FLIP_TYPE_SITE_BUTTON);
  for (guint i = 0; i < buttons->len; i++)
    {
      if (flip_site_button_site (buttons->pdata[i]) == FLIPCITY_SITE_DECK)
        return picture_of (buttons->pdata[i]);
    }

  g_assert_not_reached ();
}

/* Before its first card a deck is face down where it is dealt, and not told at a table. */
static void
test_deck (StageFixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) told = NULL, dealt = NULL, again = NULL;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1400, 900);
  stage_wait ();
  told = picture_of_deck (fixture, FALSE);
  dealt = picture_of_deck (fixture, TRUE);
  again = picture_of_deck (fixture, FALSE);
  g_assert_false (g_bytes_equal (told, dealt));
  g_assert_true (g_bytes_equal (told, again));
}

static guint
n_shown (gpointer top, GType type)
{
  g_autoptr (GPtrArray) found = stage_find_all (top, type);
  guint n = 0;

  for (guint i = 0; i < found->len; i++)
    n += gtk_widget_get_mapped (found->pdata[i]) && gtk_widget_get_height (found->pdata[i]) > 0;
  return n;
}

/* At the beginning of a long game the log shows the beginning, also when it comes into view after that. */
static void
test_long_review (StageFixture *fixture, gconstpointer data)
{
  GtkWindow *window = GTK_WINDOW (fixture->window);
  FlipSheetPage *page;
  GtkSelectionModel *lines;
  g_autoptr (FlipLogItem) line = NULL;
  GtkWidget *list;

  gtk_window_set_default_size (window, 360, 700);
  page = stage_begin (fixture, "flipcity", 4, TRUE, 1500);
  gtk_widget_activate_action (GTK_WIDGET (page), "sheet.review", NULL);
  gtk_widget_activate_action (GTK_WIDGET (page), "sheet.show", "u", 0);
  stage_wait ();
  gtk_window_set_default_size (window, 1400, 900);
  stage_wait ();
  list = stage_find (page->log, GTK_TYPE_LIST_VIEW);
  g_assert_nonnull (list);
  g_assert_cmpuint (n_shown (list, FLIP_TYPE_LOG_ROW), >, 5);
  lines = gtk_list_view_get_model (GTK_LIST_VIEW (list));
  line = g_list_model_get_item (G_LIST_MODEL (lines),
                                gtk_single_selection_get_selected (GTK_SINGLE_SELECTION (lines)));
  g_assert_nonnull (line);
  g_assert_cmpuint (line->position, <=, 10);
}

static void
check_mended_entry (FlipSheetPage *page, guint entry)
{
  FlipMendList *list = stage_find (page->log, FLIP_TYPE_MEND_LIST);
  GtkWidget *line, *scroller;
  graphene_rect_t bounds;

  g_assert_nonnull (list);
  line = flip_mend_list_current (list);
  g_assert_nonnull (line);
  g_assert_cmpuint (flip_mending_current (flip_mend_mode_mending (page->mend)), ==, entry);
  scroller = gtk_widget_get_ancestor (line, GTK_TYPE_SCROLLED_WINDOW);
  g_assert_true (gtk_widget_compute_bounds (line, scroller, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (scroller));
}

/* The entry that is mended is in view, also where the log comes into view after that. */
static void
test_mended_entry (StageFixture *fixture, gconstpointer data)
{
  static const guint others[] = { 2, 25, 8 };
  GtkWindow *window = GTK_WINDOW (fixture->window);
  FlipSheetPage *page;

  gtk_window_set_default_size (window, 360, 700);
  page = stage_begin (fixture, "flipcity", 2, FALSE, 30);
  gtk_widget_activate_action (GTK_WIDGET (page), "sheet.change-entry", "u", 28);
  stage_wait ();
  gtk_window_set_default_size (window, 1400, 900);
  stage_wait ();
  check_mended_entry (page, 28);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (page), "mend.edit", "u", others[i]);
      stage_wait ();
      check_mended_entry (page, others[i]);
    }
}

/* Where a small window shows the board twice, only the larger one answers: hundreds of actions that came into the
   window at once held it up for seconds. */
static void
test_overview (StageFixture *fixture, gconstpointer data)
{
  FlipSheetPage *page = stage_begin (fixture, "insertcoin", 1, TRUE, 6);
  g_autoptr (GPtrArray) buttons = NULL;
  g_autoptr (GHashTable) answering = g_hash_table_new (NULL, NULL);
  guint silent = 0;

  flip_board_stack_set_shape (page->board, FLIP_BOARD_OVERVIEW);
  stage_wait ();
  buttons = stage_find_all (page->board, FLIP_TYPE_SITE_BUTTON);
  for (guint i = 0; i < buttons->len; i++)
    {
      gpointer button = g_ptr_array_index (buttons, i);

      if (gtk_actionable_get_action_name (button))
        g_assert_true (
          g_hash_table_add (answering, GUINT_TO_POINTER (flip_site_button_site (button) + 1)));
      else
        silent++;
    }
  g_assert_cmpuint (g_hash_table_size (answering), >, 0);
  g_assert_cmpuint (silent, >, g_hash_table_size (answering));
}

/* A goal that all have met says how many they are where their names don't fit, and cuts no name off. */
static void
test_goal (StageFixture *fixture, gconstpointer data)
{
  FlipSheetPage *page = stage_begin (fixture, "fliptown", 4, TRUE, 6);
  FlipGoalCard *card = g_object_new (FLIP_TYPE_GOAL_CARD, NULL);
  FlipGoal goal = { .label = "Wanted", .worth = "4", .seats = 0xf, .met = 0xf };
  GtkWidget *window = gtk_window_new ();
  g_autoptr (GPtrArray) labels = NULL;

  flip_goal_card_show (card, &goal, flip_sheet_model_moment (page->model));
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (card));
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), 1, 1);
  gtk_window_present (GTK_WINDOW (window));
  stage_wait ();
  labels = stage_find_all (card, GTK_TYPE_LABEL);
  g_assert_cmpuint (labels->len, >, 1);
  for (guint i = 0; i < labels->len; i++)
    g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (labels->pdata[i])));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Where the ellipsis begins and ends in the text; FALSE if there is none. */
static gboolean
find_ellipsis (GtkLabel *label, int *start, int *end)
{
  for (GSList *line = pango_layout_get_lines_readonly (gtk_label_get_layout (label)); line; line = line->next)
    {
      for (GSList *run = ((PangoLayoutLine *) line->data)->runs; run; run = run->next)
        {
          const PangoItem *item = ((PangoLayoutRun *) run->data)->item;

          *start = item->offset;
          *end = item->offset + item->length;
          if (item->analysis.flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS)
            return TRUE;
        }
    }

  return FALSE;
}

static GtkLabel *
show_awaited (StageFixture *fixture, const char *name)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games_find ("fliptown"));
  g_autoptr (GPtrArray) labels = NULL;

  setup->dealt = TRUE;
  g_assert_true (flip_setup_add_player (setup, name, NULL));
  stage_begin_from (fixture, setup, 1, 1);
  flip_window_show_library (fixture->window);
  stage_wait ();
  labels = stage_find_all (fixture->window, GTK_TYPE_LABEL);
  for (guint i = 0; i < labels->len; i++)
    {
      const char *text = gtk_label_get_text (labels->pdata[i]);

      if (strstr (text, name) && g_str_has_suffix (text, " to act"))
        return labels->pdata[i];
    }

  g_error ("nobody says that %s is to act", name);
}

/* The longest name is cut in the library, but not what is said of the player. */
static void
test_long_name (StageFixture *fixture, gconstpointer data)
{
  static const char name[] = "MMMMMMMMMMMMMMMMMMMM-MMMMMMMMMMMMMMMMMMM";
  static const int widths[] = { 1400, 360 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      GtkLabel *label;
      int start, end;

      gtk_window_set_default_size (GTK_WINDOW (fixture->window), widths[i], 720);
      label = show_awaited (fixture, name);
      if (find_ellipsis (label, &start, &end))
        g_assert_true (start > 0 && end < (int) strlen (name));
      else
        g_assert_cmpint (widths[i], !=, 1400);
    }
}

static void
check_direction (GtkLabel *label)
{
  PangoLayout *layout = gtk_label_get_layout (label);

  g_assert_cmpint (pango_layout_get_line_readonly (layout, 0)->resolved_dir, ==, PANGO_DIRECTION_LTR);
}

/* A name from right to left doesn't turn the sentence that it begins. */
static void
test_direction (StageFixture *fixture, gconstpointer data)
{
  check_direction (show_awaited (fixture, "דנה"));
}

/* Nor does it in the log. */
static void
test_direction_of_log (StageFixture *fixture, gconstpointer data)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games_find ("flipcity"));
  g_autoptr (GPtrArray) rows = NULL;
  guint named = 0;

  setup->dealt = TRUE;
  g_assert_true (flip_setup_add_player (setup, "דנה", NULL));
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1400, 900);
  rows = stage_find_all (stage_begin_from (fixture, setup, 1, 12), FLIP_TYPE_LOG_ROW);
  for (guint i = 0; i < rows->len; i++)
    {
      GtkLabel *label = stage_find (rows->pdata[i], GTK_TYPE_LABEL);

      if (!label || !strstr (gtk_label_get_text (label), "דנה"))
        continue;
      check_direction (label);
      named++;
    }
  g_assert_cmpuint (named, >, 0);
}

static GtkWidget *
find_window (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (window, type))
        return window;
    }

  g_error ("there is no %s", g_type_name (type));
}

/* Both sheets are named in the same way. */
static void
test_side_by_side (StageFixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) labels = NULL;
  FlipSheetPage *page;
  GtkWidget *window;
  guint named = 0;

  stage_begin (fixture, "flipcity", 2, TRUE, 6);
  page = stage_begin (fixture, "flipcity", 2, TRUE, 6);
  gtk_widget_activate_action (GTK_WIDGET (page), "sheet.compare", NULL);
  stage_wait ();
  window = find_window (FLIP_TYPE_COMPARE_WINDOW);
  labels = stage_find_all (window, GTK_TYPE_LABEL);
  for (guint i = 0; i < labels->len; i++)
    named += gtk_widget_has_css_class (labels->pdata[i], "heading")
             && g_str_has_prefix (gtk_label_get_text (labels->pdata[i]), "Player 1, Player 2, ");
  g_assert_cmpuint (named, ==, 2);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (StageFixture *fixture, gconstpointer data);
  } tests[] = {
    { "/shown/message", test_message },
    { "/shown/table-size", test_table_size },
    { "/shown/options", test_options },
    { "/shown/deck", test_deck },
    { "/shown/long-review", test_long_review },
    { "/shown/mended-entry", test_mended_entry },
    { "/shown/overview", test_overview },
    { "/shown/goal", test_goal },
    { "/shown/long-name", test_long_name },
    { "/shown/direction", test_direction },
    { "/shown/direction-of-log", test_direction_of_log },
    { "/shown/side-by-side", test_side_by_side },
  };

  g_setenv ("GTK_A11Y", "none", TRUE);
  g_test_init (&argc, &argv, NULL);
  stage_watch (NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, StageFixture, NULL, stage_set_up, tests[i].test, stage_tear_down);
  return g_test_run ();
}
