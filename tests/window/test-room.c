/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-view-private.h"
#include "app/newsheet/new-sheet-page.h"
#include "app/preferences/settings.h"
#include "app/sheet/sheet-page-private.h"
#include "app/table/table-canvas.h"
#include "games/games.h"
#include "play/language.h"
#include "play/notices.h"
#include "tests/engine/play.h"
#include "tests/window/stage.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <string.h>

/* Whether all that is written in the window has its room, in windows of every size and with text
   twice as large: nothing is shortened, nothing has less room than it needs. In one of the languages of
   tests/language/in-a-language also whether all of it is translated, and no letter is broken.

   To look at all of it, say where the pictures go: FLIPSIDE_PICTURES=FOLDER. */

#define USUAL_DPI (96 * 1024)
#define FRAME     10 /* around a window on a screen without shadows */
#define SLACK     2  /* pixels that no letter uses */

/* How large a board is drawn at least where text has its usual size. */
#define LEAST_BOARD .95

typedef struct
{
  int width, height, text;
} Size;

/* The width changes each time, as the pages are laid out for it. The first of them are looked at
   always, the others where pictures are wanted. */
static const Size sizes[] = {
  { 360, 720, 2 },  { 1000, 760, 1 }, { 700, 720, 2 },   { 1366, 768, 1 },  { 1400, 900, 2 },
  { 360, 720, 1 },  { 1000, 760, 2 }, { 700, 720, 1 },   { 1366, 768, 2 },  { 1400, 900, 1 },
  { 1920, 1080, 1 },
};

#define FEW_SIZES 5

/* In another language words are longer, so the narrowest and a wide window tell most. */
static const Size foreign_sizes[] = { { 360, 720, 1 }, { 1400, 900, 1 } };

typedef struct
{
  const char *game;
  guint seats;
  gboolean dealt;
  guint moves;
} Position;

static const Position positions[] = {
  { "fliptown", 1, FALSE, 41 },   { "fliptown", 4, FALSE, 60 },  { "flipcity", 1, FALSE, 40 },
  { "flipcity", 4, TRUE, 120 },   { "royalflip", 1, FALSE, 33 }, { "royalflip", 2, FALSE, 40 },
  { "insertcoin", 1, FALSE, 9 },  { "insertcoin", 4, FALSE, 40 }, { "flickemup", 2, FALSE, 30 },
  { "flickemup", 2, TRUE, 20 },
};

/* What is asked one after the other. */
static const Position played[] = {
  { "fliptown", 1, FALSE, 90 },
  { "flickemup", 2, TRUE, 30 },
};

/* A card of many; what each of many has entered. */
static const Position full[] = {
  { "insertcoin", 2, FALSE, 6 },
  { "insertcoin", 6, TRUE, 6 },
};

static FlipApplication *
get_application (void)
{
  static FlipApplication *application;

  if (application)
    return application;
  application = flip_application_new ();
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  g_application_hold (G_APPLICATION (application));
  g_application_activate (G_APPLICATION (application));
  return application;
}

static gboolean
count_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  guint *frames = data;

  return --*frames ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* For what was asked to be shown, laid out and drawn: by frames, however busy the machine is. */
static void
wait_for_some_frames (gpointer window, guint frames)
{
  gtk_widget_add_tick_callback (window, count_cb, &frames, NULL);
  while (frames)
    g_main_context_iteration (NULL, TRUE);
}

static void
wait_for_frames (gpointer window)
{
  wait_for_some_frames (window, 6);
}

/* A page is laid out anew when it becomes narrow, and only then can be narrower still. */
static void
set_size (GtkWindow *window, const Size *size)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", USUAL_DPI * size->text, NULL);
  for (guint i = 0; i < 3; i++)
    {
      gtk_window_set_default_size (window, size->width + FRAME, size->height + FRAME);
      wait_for_frames (window);
    }
}

static void
save_picture (GtkWidget *window, const char *name)
{
  const char *folder = g_getenv ("FLIPSIDE_PICTURES");
  g_autofree char *path = g_strdup_printf ("%s/%s.png", folder ? folder : "", name);
  int width = gtk_widget_get_width (window), height = gtk_widget_get_height (window);
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GtkSnapshot) snapshot = NULL;
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  if (!folder)
    return;
  paintable = gtk_widget_paintable_new (window);
  snapshot = gtk_snapshot_new ();
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  g_assert_true (gdk_texture_save_to_png (texture, path));
}

static gboolean
is_foreign (void)
{
  return g_getenv ("FLIPSIDE_TEST_LANGUAGE") != NULL;
}

/* "Player 1", in the test's language. */
static gboolean
is_name (const char *text)
{
  g_autofree char *first = g_strdup_printf (_ ("Player %u"), 1u);

  return strncmp (text, first, strcspn (first, "1")) == 0;
}

/* Names are people's own, and as long as they like; so are the lines that a button beside them
   explains in full. A long word leaves no room for the title of a narrow window, whose page tells it, too. */
static gboolean
may_be_shortened (GtkWidget *label)
{
  GtkWidget *card = gtk_widget_get_ancestor (label, FLIP_TYPE_SEATS_ROW);
  const char *text = gtk_label_get_text (GTK_LABEL (label));

  for (GtkWidget *widget = label; card && widget != card; widget = gtk_widget_get_parent (widget))
    {
      if (gtk_widget_has_css_class (widget, "explained"))
        return TRUE;
    }
  return is_name (text)
         || (is_foreign () && gtk_widget_get_ancestor (label, ADW_TYPE_WINDOW_TITLE));
}

/* Three letters that are neither accented nor Hebrew. */
static gboolean
is_untranslated (const char *text)
{
  return is_foreign () && !g_str_equal (text, "Flipside")
         && g_regex_match_simple ("[A-Za-z]{3}", text, 0, 0);
}

static void
look_at_words (const char *text, GString *cut)
{
  if (!g_utf8_validate (text, -1, NULL) || strstr (text, "\xef\xbf\xbd"))
    g_string_append_printf (cut, "\n  broken: %s", text);
  if (is_untranslated (text))
    g_string_append_printf (cut, "\n  not translated: %s", text);
}

static void
look_at_label (GtkWidget *widget, GString *cut)
{
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (widget));
  const char *text = gtk_label_get_text (GTK_LABEL (widget));
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  if (pango_layout_is_ellipsized (layout) && !may_be_shortened (widget))
    g_string_append_printf (cut, "\n  shortened: %s", text);
  if (width > gtk_widget_get_width (widget) + SLACK || height > gtk_widget_get_height (widget) + SLACK)
    g_string_append_printf (cut, "\n  %d × %d instead of %d × %d: %s", gtk_widget_get_width (widget),
                            gtk_widget_get_height (widget), width, height, text);
}

/* What can be scrolled to the side may lie there. */
static gboolean
scrolls_across (GtkWidget *widget)
{
  GtkPolicyType policy;

  for (; widget; widget = gtk_widget_get_parent (widget))
    {
      if (!GTK_IS_SCROLLED_WINDOW (widget))
        continue;
      gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (widget), &policy, NULL);
      if (policy != GTK_POLICY_NEVER)
        return TRUE;
    }

  return FALSE;
}

static void
look_at_place (GtkWidget *widget, GString *cut)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (widget, window, &bounds) || scrolls_across (widget))
    return;
  if (bounds.origin.x < -SLACK
      || bounds.origin.x + bounds.size.width > (float) gtk_widget_get_width (window) + SLACK)
    g_string_append_printf (cut, "\n  from %g to %g: %s", bounds.origin.x,
                            bounds.origin.x + bounds.size.width,
                            gtk_label_get_text (GTK_LABEL (widget)));
}

/* Whether what surrounds a board shows all of it, at once or by scrolling. */
static void
look_at_reach (GtkWidget *board, GString *cut)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (board, GTK_TYPE_SCROLLED_WINDOW);
  GtkPolicyType across, along;

  g_assert_nonnull (scroller);
  gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (scroller), &across, &along);
  if ((across == GTK_POLICY_NEVER
       && gtk_widget_get_width (board) > gtk_widget_get_width (scroller) + SLACK)
      || (along == GTK_POLICY_NEVER
          && gtk_widget_get_height (board) > gtk_widget_get_height (scroller) + SLACK))
    g_string_append (cut, "\n  a board that is cut and can't be scrolled");
}

/* How many times as large as the usual 11 points the text of the window is, whose font may be another one: by the
   height of its lines. */
static double
text_factor (GtkWidget *widget)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, "Mg");
  g_autoptr (PangoLayout) usual = gtk_widget_create_pango_layout (widget, "Mg");
  g_autoptr (PangoFontDescription) font =
    pango_font_description_copy (pango_context_get_font_description (pango_layout_get_context (usual)));
  int height, usual_height;

  pango_font_description_set_absolute_size (font, 11. / 72 * 96 * PANGO_SCALE);
  pango_layout_set_font_description (usual, font);
  pango_layout_get_size (layout, NULL, &height);
  pango_layout_get_size (usual, NULL, &usual_height);
  return MAX (1, (double) height / usual_height);
}

/* It grows with the text (as far as whole pixels of a line tell), has the room for all of itself, and can be scrolled to the rest. */
static void
look_at_board (GtkWidget *widget, GString *cut)
{
  FlipBoardView *view = FLIP_BOARD_VIEW (widget);
  FlipRect area = flip_board_view_area (view);
  double factor = text_factor (widget);

  if (view->scale < LEAST_BOARD * factor * .95)
    g_string_append_printf (cut, "\n  a board at %g with text at %g", view->scale, factor);
  if (area.width * view->scale > gtk_widget_get_width (widget) + SLACK
      || area.height * view->scale > gtk_widget_get_height (widget) + SLACK)
    g_string_append_printf (cut, "\n  a board of %g × %g in %d × %d", area.width * view->scale,
                            area.height * view->scale, gtk_widget_get_width (widget),
                            gtk_widget_get_height (widget));
  look_at_reach (widget, cut);
}

static void
look_below (GtkWidget *widget, GString *cut)
{
  if (!gtk_widget_get_mapped (widget) || gtk_widget_get_opacity (widget) == 0)
    return;
  if (FLIP_IS_BOARD_VIEW (widget))
    look_at_board (widget, cut);
  if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)))
    {
      look_at_words (gtk_label_get_text (GTK_LABEL (widget)), cut);
      look_at_label (widget, cut);
      look_at_place (widget, cut);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    look_below (child, cut);
}

static void
check (GtkWindow *window, const char *what, const Size *size)
{
  g_autofree char *name = g_strdup_printf ("%s-%d-%d", what, size->width, size->text * 100);
  g_autoptr (GString) cut = g_string_new (NULL);

  save_picture (GTK_WIDGET (window), name);
  if (gtk_widget_get_width (GTK_WIDGET (window)) > size->width)
    g_string_append_printf (cut, "\n  %d wide", gtk_widget_get_width (GTK_WIDGET (window)));
  look_below (GTK_WIDGET (window), cut);
  if (cut->len)
    {
      g_test_message ("%s:%s", name, cut->str);
      g_test_fail_printf ("%s:%s", name, cut->str);
    }
}

/* In windows of all sizes. */
static void
check_all (const char *name)
{
  GtkWindow *window = GTK_WINDOW (stage_window (get_application ()));
  const Size *some = is_foreign () ? foreign_sizes : sizes;
  guint n = is_foreign ()                    ? G_N_ELEMENTS (foreign_sizes)
            : g_getenv ("FLIPSIDE_PICTURES") ? G_N_ELEMENTS (sizes)
                                             : FEW_SIZES;

  for (guint i = 0; i < n; i++)
    {
      set_size (window, &some[i]);
      check (window, name, &some[i]);
    }
}

static void
begin (const char *game, guint seats, gboolean dealt, guint moves)
{
  FlipWindow *window = stage_window (get_application ());
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games_find (game));

  g_assert_true (flip_setup_fill_seats (setup, seats, NULL));
  setup->dealt = dealt;
  setup->seed = 5;
  flip_window_begin (window, play_session (setup, moves));
  wait_for_frames (window);
}

static void
test_sheet (gconstpointer data)
{
  const Position *position = data;
  g_autofree char *name = g_strdup_printf ("%s-%u%s", position->game, position->seats,
                                           position->dealt ? "-dealt" : "");

  begin (position->game, position->seats, position->dealt, position->moves);
  check_all (name);
}

static const char *
title_of (FlipSheetPage *page)
{
  const FlipAsked *asked = flip_moment_asked (flip_sheet_page_moment (page));

  return asked ? asked->question->title->str : "";
}

/* Where the board is drawn, or the simulated table, and how large. */
static graphene_rect_t
find_board (FlipSheetPage *page)
{
  gboolean simulated = flip_sheet_page_is_simulated (page);
  GtkWidget *found = stage_find (page, simulated ? FLIP_TYPE_TABLE_CANVAS : FLIP_TYPE_BOARD_VIEW);
  graphene_rect_t bounds = { 0 };

  g_assert_true (found && gtk_widget_compute_bounds (found, GTK_WIDGET (page), &bounds));
  return bounds;
}

/* Whatever is asked beside the board, it stays where it is. */
static void
test_still (gconstpointer data)
{
  static const Size size = { 1366, 768, 1 };
  const Position *game = data;
  GtkWindow *window = GTK_WINDOW (stage_window (get_application ()));
  graphene_rect_t first, now;
  FlipRandom random;

  flip_random_seed (&random, 3, 1);
  g_settings_set_string (flip_settings_get_default (), "notices", "off");
  begin (game->game, game->seats, game->dealt, 3);
  set_size (window, &size);
  first = find_board (stage_page (get_application ()));
  for (guint i = 0; i < game->moves; i++)
    {
      FlipSheetPage *page = stage_page (get_application ());
      g_autofree char *asked = g_strdup (title_of (page));

      stage_play (page, &random);
      wait_for_some_frames (window, 3);
      if (flip_sheet_page_moment (page)->is_over)
        break;
      now = find_board (page);
      if (!graphene_rect_equal (&first, &now))
        g_test_fail_printf ("%s %u: after “%s” the board is %g × %g at %g, %g instead of %g × %g at %g, %g, with “%s”",
                            game->game, game->seats, asked, now.size.width, now.size.height,
                            now.origin.x, now.origin.y, first.size.width, first.size.height,
                            first.origin.x, first.origin.y,
                            title_of (page));
    }
}

/* Where much is asked at once, nobody scrolls beside the board to find it. */
static void
test_whole (gconstpointer data)
{
  static const Size size = { 1366, 768, 1 };
  const Position *position = data;
  GtkWindow *window = GTK_WINDOW (stage_window (get_application ()));
  GtkAdjustment *scrolled;

  begin (position->game, position->seats, position->dealt, position->moves);
  set_size (window, &size);
  scrolled = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (stage_page (get_application ())->now_scroller));
  g_assert_cmpfloat (gtk_adjustment_get_upper (scrolled), <=,
                     gtk_adjustment_get_page_size (scrolled) + SLACK);
}

static void
test_new_sheet (gconstpointer data)
{
  const FlipGame *game = data;
  FlipWindow *window = stage_window (get_application ());
  g_autofree char *name = g_strdup_printf ("new-%s", game->id);

  flip_window_show_library (window);
  wait_for_frames (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-sheet", NULL);
  wait_for_frames (window);
  flip_new_sheet_page_choose (stage_find (window, FLIP_TYPE_NEW_SHEET_PAGE), game, 0);
  check_all (name);
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

  begin (game->id, 2, FALSE, 4000);
  page = stage_page (get_application ());
  check_all (result);
  gtk_widget_activate_action (GTK_WIDGET (page), "sheet.review", NULL);
  gtk_widget_activate_action (GTK_WIDGET (page), "sheet.show", "u", 10);
  check_all (review);
  begin (game->id, 2, FALSE, 30);
  page = stage_page (get_application ());
  gtk_widget_activate_action (GTK_WIDGET (page), "sheet.change-entry", "u", 8);
  check_all (mend);
}

static void
test_library (void)
{
  FlipWindow *window = stage_window (get_application ());

  begin ("royalflip", 3, FALSE, 20);
  begin ("fliptown", 4, TRUE, 4000);
  flip_window_show_library (window);
  wait_for_frames (window);
  check_all ("library");
}

/* What happened large: every kind that a few games brought. */
static void
test_notices (gconstpointer data)
{
  const FlipGame *game = data;
  FlipSession *session;
  FlipSheetPage *page;
  guint told = 0;

  begin (game->id, 2, TRUE, 4000);
  page = stage_page (get_application ());
  session = flip_sheet_model_session (page->model);
  gtk_widget_activate_action (GTK_WIDGET (page), "sheet.review", NULL);
  for (guint i = 0; i < flip_session_length (session) && told < 2; i++)
    {
      g_autoptr (GPtrArray) notices = flip_notices_read (session, i, i + 1);
      g_autofree char *name = g_strdup_printf ("notice-%s-%u", game->id, told + 1);

      if (!notices->len)
        continue;
      gtk_widget_activate_action (GTK_WIDGET (page), "sheet.tell", "u", i);
      check_all (name);
      told++;
    }
  flip_sheet_page_tell (page, NULL);
}

static void
add (const char *format, const FlipGame *game, GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf (format, game->id);

  g_test_add_data_func (path, game, test);
}

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "none", TRUE);
  setlocale (LC_ALL, "");
  flip_language_begin ();
  g_test_init (&argc, &argv, NULL);
  stage_watch (NULL);
  wait_for_frames (stage_window (get_application ()));
  g_test_add_func ("/room/library", test_library);
  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_autofree char *path = g_strdup_printf ("/room/sheet/%s-%u%s", positions[i].game,
                                               positions[i].seats,
                                               positions[i].dealt ? "-dealt" : "");

      g_test_add_data_func (path, &positions[i], test_sheet);
    }
  for (guint i = 0; i < G_N_ELEMENTS (played); i++)
    {
      g_autofree char *path = g_strdup_printf ("/room/still/%s-%u%s", played[i].game, played[i].seats,
                                               played[i].dealt ? "-dealt" : "");

      g_test_add_data_func (path, &played[i], test_still);
    }
  for (guint i = 0; i < G_N_ELEMENTS (full); i++)
    {
      g_autofree char *path = g_strdup_printf ("/room/whole/%s-%u", full[i].game, full[i].seats);

      g_test_add_data_func (path, &full[i], test_whole);
    }
  for (guint i = 0; flip_games[i]; i++)
    {
      add ("/room/new-sheet/%s", flip_games[i], test_new_sheet);
      add ("/room/end/%s", flip_games[i], test_end);
      add ("/room/notices/%s", flip_games[i], test_notices);
    }
  return g_test_run ();
}
