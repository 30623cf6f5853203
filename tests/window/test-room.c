/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-view-private.h"
#include "app/common/picture/own-card.h"
#include "app/editions/pages/edition-card.h"
#include "app/editions/pages/editions-page.h"
#include "app/newsheet/new-sheet-page.h"
#include "app/preferences/settings.h"
#include "app/rules/rules-window.h"
#include "app/seats/goal-card.h"
#include "app/seats/lineup-card.h"
#include "app/sheet/sheet-page-private.h"
#include "app/table/table-canvas.h"
#include "app/preferences/theme.h"
#include "games/games.h"
#include "play/text/language.h"
#include "play/moment/notices.h"
#include "play/moment/meanwhile.h"
#include "tests/engine/play.h"
#include "tests/window/room-look.h"
#include "tests/window/stage.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <string.h>

/* Whether all that is written in the window has its room, in windows of every size and with text
   twice as large: nothing is shortened, nothing has less room than it needs. In one of the languages of
   tests/language/in-a-language also whether all of it is translated, and no letter is broken.

   To look at all of it, say where the pictures go: FLIPSIDE_PICTURES=FOLDER. In which language, by
   FLIPSIDE_TEST_LANGUAGE and FLIPSIDE_LOCALEDIR; dark or in high contrast, by ADW_DEBUG_COLOR_SCHEME
   and ADW_DEBUG_HIGH_CONTRAST. */

#define USUAL_DPI (96 * 1024)
#define FRAME     10 /* around a window on a screen without shadows */

#define MOST_PICTURES 6 /* of one page */

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

/* The windows that people have. */
static const Size usual_sizes[] = {
  { 360, 740, 1 }, { 700, 900, 1 }, { 1000, 760, 1 }, { 1366, 768, 1 }, { 1400, 900, 1 }, { 1920, 1080, 1 },
};

#define FINGERTIP 36

/* In another language the narrowest and a wide window tell most. Made up words are so long that text of the usual
   size is enough. */
static const Size foreign_sizes[] = {
  { 360, 720, 1 }, { 1400, 900, 1 }, { 360, 720, 2 }, { 1400, 900, 2 },
};

#define MADE_UP_SIZES 2

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
  { "fliptown", 4, TRUE, 60 },
  { "flickemup", 2, TRUE, 30 },
};

/* A card of many; what each of many has entered. */
static const Position full[] = {
  { "insertcoin", 2, FALSE, 6 },
  { "insertcoin", 6, TRUE, 6 },
};

/* All act at the same time. */
static const Position at_once[] = {
  { "fliptown", 4, TRUE, 12 },    { "fliptown", 4, FALSE, 20 },  { "royalflip", 4, TRUE, 12 },
  { "royalflip", 4, FALSE, 20 },  { "insertcoin", 4, TRUE, 12 }, { "insertcoin", 4, FALSE, 20 },
  { "insertcoin", 6, FALSE, 20 },
};

static const char *const short_names[] = { "Ann", "Bob", "Cleo", "Dan", NULL };

static const Size beside[] = { { 1366, 768, 1 },
                               { 1400, 900, 1 },
                               { 1600, 840, 1 },
                               { 1920, 1080, 1 } };

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
  if (g_getenv ("FLIPSIDE_TEST_FINGERS"))
    flip_theme_serve_fingers ();
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

/* However wide the window was, it gets there at once; another text takes some more frames. */
static void
set_size (GtkWindow *window, const Size *size)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", USUAL_DPI * size->text, NULL);
  gtk_window_set_default_size (window, size->width + FRAME, size->height + FRAME);
  wait_for_some_frames (window, 12);
}

static void
save_picture (GtkWidget *window, const char *folder, const char *name)
{
  g_autofree char *path = g_strdup_printf ("%s/%s.png", folder, name);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  int width = gdk_paintable_get_intrinsic_width (paintable);
  int height = gdk_paintable_get_intrinsic_height (paintable);
  g_autoptr (GtkSnapshot) snapshot = NULL;
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  snapshot = gtk_snapshot_new ();
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  g_assert_true (gdk_texture_save_to_png (texture, path));
}

/* What has most to scroll down to, or NULL. */
static GtkAdjustment *
longest_way (GtkWidget *window)
{
  g_autoptr (GPtrArray) scrollers = stage_find_all (window, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *longest = NULL;
  double most = 0;

  for (guint i = 0; i < scrollers->len; i++)
    {
      GtkAdjustment *way = gtk_scrolled_window_get_vadjustment (scrollers->pdata[i]);
      double rest = gtk_adjustment_get_upper (way) - gtk_adjustment_get_page_size (way);

      if (rest <= most)
        continue;
      longest = way;
      most = rest;
    }

  return longest;
}

/* A page that is higher than the window is several pictures. */
static void
save_pictures (GtkWidget *window, const char *name)
{
  const char *folder = g_getenv ("FLIPSIDE_PICTURES");
  GtkAdjustment *way = longest_way (window);
  double first = way ? gtk_adjustment_get_value (way) : 0;

  if (!folder)
    return;
  save_picture (window, folder, name);
  for (guint i = 2; way && i <= MOST_PICTURES; i++)
    {
      g_autofree char *next = g_strdup_printf ("%s-part-%u", name, i);
      double before = gtk_adjustment_get_value (way);

      gtk_adjustment_set_value (way, before + .9 * gtk_adjustment_get_page_size (way));
      if (gtk_adjustment_get_value (way) <= before)
        break;
      wait_for_frames (window);
      save_picture (window, folder, next);
    }
  if (!way)
    return;
  gtk_adjustment_set_value (way, first);
  wait_for_frames (window);
}

static void
check (GtkWindow *window, const char *what, const Size *size)
{
  g_autofree char *name = g_strdup_printf ("%s-%d-%d", what, size->width, size->text * 100);
  g_autoptr (GString) cut = g_string_new (NULL);

  save_pictures (GTK_WIDGET (window), name);
  if (gtk_widget_get_width (GTK_WIDGET (window)) != size->width)
    g_string_append_printf (cut, "\n  %d wide", gtk_widget_get_width (GTK_WIDGET (window)));
  room_look (GTK_WIDGET (window), cut);
  if (cut->len)
    {
      g_string_append (cut, "\n  the widest:");
      room_tell_widest (GTK_WIDGET (window), cut);
      g_test_message ("%s:%s", name, cut->str);
      g_test_fail_printf ("%s:%s", name, cut->str);
    }
}

/* In all sizes. */
static void
check_window (GtkWindow *window, const char *name)
{
  gboolean is_foreign = g_getenv ("FLIPSIDE_TEST_LANGUAGE") != NULL;
  const Size *some = is_foreign ? foreign_sizes : sizes;
  guint n = room_is_made_up ()                    ? MADE_UP_SIZES
            : is_foreign                     ? G_N_ELEMENTS (foreign_sizes)
            : g_getenv ("FLIPSIDE_PICTURES") ? G_N_ELEMENTS (sizes)
                                             : FEW_SIZES;

  for (guint i = 0; i < n; i++)
    {
      set_size (window, &some[i]);
      check (window, name, &some[i]);
    }
}

static void
check_all (const char *name)
{
  check_window (GTK_WINDOW (stage_window (get_application ())), name);
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

/* What comes first is in view at first, whatever has the focus. */
static void
check_top (const char *name, GtkAdjustment *way)
{
  if (gtk_adjustment_get_value (way) > ROOM_SLACK)
    g_test_fail_printf ("%s: begins at %g", name, gtk_adjustment_get_value (way));
}

static void
check_question (const char *name)
{
  GtkWidget *scroller = stage_page (get_application ())->now_scroller;

  check_top (name, gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)));
}

static void
test_sheet (gconstpointer data)
{
  const Position *position = data;
  g_autofree char *name = g_strdup_printf ("%s-%u%s", position->game, position->seats,
                                           position->dealt ? "-dealt" : "");

  begin (position->game, position->seats, position->dealt, position->moves);
  check_all (name);
  check_question (name);
}

/* The squares of a level touch, so that a finger has no more than each of them. */
static void
test_squares (gconstpointer data)
{
  guint seats = GPOINTER_TO_UINT (data);

  begin ("insertcoin", seats, TRUE, seats == 1 ? 10 : 40);
  for (guint i = 0; i < G_N_ELEMENTS (usual_sizes); i++)
    {
      g_autofree char *name = g_strdup_printf ("squares-%u", seats);
      g_autoptr (GPtrArray) squares = g_ptr_array_new ();

      set_size (GTK_WINDOW (stage_window (get_application ())), &usual_sizes[i]);
      check (GTK_WINDOW (stage_window (get_application ())), name, &usual_sizes[i]);
      flip_board_stack_collect (stage_page (get_application ())->board, squares, TRUE);
      g_assert_cmpuint (squares->len, >, 0);
      for (guint j = 0; j < squares->len; j++)
        {
          int side = MIN (gtk_widget_get_width (squares->pdata[j]), gtk_widget_get_height (squares->pdata[j]));

          if (side < FINGERTIP)
            {
              g_test_fail_printf ("%s, %d: a square of %d px", name, usual_sizes[i].width, side);
              break;
            }
        }
    }
}

/* Until some have chosen and others have not, with something that happened before. */
static void
play_into_turn (FlipSheetPage *page)
{
  FlipRandom random;

  flip_random_seed (&random, 3, 1);
  for (guint i = 0; i < 100; i++)
    {
      const FlipMoment *moment = flip_sheet_page_moment (page);
      const FlipTurn *turn = flip_moment_turn (moment);

      if (turn && turn->n_done && !turn->is_past && flip_moment_may_act (moment)
          && flip_meanwhile_has_any (moment))
        return;
      stage_play (page, &random);
    }
  g_assert_not_reached ();
}

/* All of it, without scrolling. */
static gboolean
is_in_view (gpointer widget)
{
  GtkWidget *scroller = widget ? gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW) : NULL;
  GtkWidget *room = scroller ? scroller : GTK_WIDGET (stage_window (get_application ()));
  graphene_rect_t bounds;

  return widget && gtk_widget_get_mapped (widget)
         && gtk_widget_compute_bounds (widget, room, &bounds) && bounds.origin.y >= -ROOM_SLACK
         && bounds.origin.y + bounds.size.height
              <= (float) gtk_widget_get_height (room) + ROOM_SLACK
         && bounds.origin.x + bounds.size.width <= (float) gtk_widget_get_width (room) + ROOM_SLACK;
}

/* What all choose with. */
static gboolean
shows_cards (FlipSheetPage *page)
{
  return is_in_view (stage_find (page->now, FLIP_TYPE_OWN_CARD))
         || is_in_view (flip_now_panel_lineup (page->now))
         || is_in_view (stage_find (page->seats, FLIP_TYPE_LINEUP_CARD));
}

static const char *
title_of (FlipSheetPage *page)
{
  const FlipAsked *asked = flip_moment_asked (flip_sheet_page_moment (page));

  return asked ? asked->question->title->str : "";
}

/* Four people have the flipped cards, whom the next ones wait for, the log and what happened since, however large the
   window beside whose board they are asked. */
static void
test_at_once (gconstpointer data)
{
  const Position *position = data;
  GtkWindow *window = GTK_WINDOW (stage_window (get_application ()));

  begin (position->game, position->seats, position->dealt, position->moves);
  play_into_turn (stage_page (get_application ()));
  for (guint i = 0; i < G_N_ELEMENTS (beside); i++)
    {
      FlipSheetPage *page = stage_page (get_application ());
      g_autofree char *name = g_strdup_printf ("all-%s-%u%s", position->game, position->seats,
                                               position->dealt ? "-dealt" : "");

      set_size (window, &beside[i]);
      check (window, name, &beside[i]);
      if (!shows_cards (page))
        g_test_fail_printf ("%s, %d: no card", name, beside[i].width);
      if (!is_in_view (flip_now_turn_next (page->turn)))
        g_test_fail_printf ("%s, %d: no way to go on", name, beside[i].width);
      if (!is_in_view (page->log_toggle))
        g_test_fail_printf ("%s, %d: no log", name, beside[i].width);
    }
}

/* Whether a part of the board begins right of the middle, beside another. */
static gboolean
has_two_beside (FlipSheetPage *page)
{
  g_autoptr (GPtrArray) views = stage_find_all (page->board, FLIP_TYPE_BOARD_VIEW);
  float middle = (float) gtk_widget_get_width (GTK_WIDGET (page->board)) / 2;
  graphene_rect_t bounds;

  for (guint i = 1; i < views->len; i++)
    {
      if (gtk_widget_get_mapped (views->pdata[i])
          && gtk_widget_compute_bounds (views->pdata[i], GTK_WIDGET (page->board), &bounds)
          && bounds.origin.x >= middle)
        return TRUE;
    }

  return FALSE;
}

static gboolean
has_reach_in_view (FlipSheetPage *page)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();

  flip_board_stack_collect (page->board, buttons, TRUE);
  for (guint i = 0; i < buttons->len; i++)
    {
      if (is_in_view (buttons->pdata[i]))
        return TRUE;
    }

  return buttons->len == 0;
}

/* Half of a small screen has two regions beside each other, and what is asked for is in view. */
static void
test_two_beside (gconstpointer data)
{
  static const Size size = { 700, 800, 1 };
  GtkWindow *window = GTK_WINDOW (stage_window (get_application ()));
  const FlipGame *game = data;
  FlipRandom random;

  flip_random_seed (&random, 3, 1);
  begin (game->id, 2, FALSE, 20);
  set_size (window, &size);
  check (window, game->id, &size);
  for (guint i = 0; i < 12; i++)
    {
      FlipSheetPage *page = stage_page (get_application ());

      if (!has_two_beside (page) || !has_reach_in_view (page))
        g_test_fail_printf ("%s: %s beside another at “%s”", game->id,
                            has_two_beside (page) ? "nothing in reach is in view, one region"
                                                  : "no region",
                            title_of (page));
      stage_play (page, &random);
      wait_for_frames (window);
    }
}

/* Nor does anybody look for an answer in a narrow window: of the page that is shown, a part that answers is in view. */
static void
test_narrow_reach (gconstpointer data)
{
  static const Size size = { 360, 720, 1 };
  GtkWindow *window = GTK_WINDOW (stage_window (get_application ()));
  const FlipGame *game = data;
  FlipRandom random;

  flip_random_seed (&random, 4, 1);
  begin (game->id, 2, FALSE, 20);
  set_size (window, &size);
  for (guint i = 0; i < 24; i++)
    {
      FlipSheetPage *page = stage_page (get_application ());

      if (flip_moment_kind (flip_sheet_page_moment (page)) == FLIP_ASK_SITE
          && !has_reach_in_view (page))
        g_test_fail_printf ("%s: nothing in reach is in view at “%s”", game->id, title_of (page));
      stage_play (page, &random);
      wait_for_frames (window);
    }
}

/* On a laptop all three bounties are whole beside four players, whatever they are called. */
static void
test_bounties (gconstpointer data)
{
  static const Size size = { 1366, 768, 1 };
  const char *const *names = data;
  FlipWindow *window = stage_window (get_application ());

  for (guint seed = 1; seed <= 12; seed++)
    {
      g_autoptr (FlipSetup) setup = flip_setup_new (flip_games_find ("fliptown"));
      g_autofree char *name = g_strdup_printf ("bounties-%s-%u", names[0], seed);
      g_autoptr (GPtrArray) goals = NULL;

      for (guint i = 0; names[i]; i++)
        g_assert_true (flip_setup_add_player (setup, names[i], NULL));
      setup->dealt = TRUE;
      setup->seed = seed;
      flip_window_begin (window, play_session (setup, 12));
      set_size (GTK_WINDOW (window), &size);
      save_pictures (GTK_WIDGET (window), name);
      goals = stage_find_all (stage_page (get_application ()), FLIP_TYPE_GOAL_CARD);
      g_assert_cmpuint (goals->len, ==, 3);
      for (guint i = 0; i < goals->len; i++)
        {
          graphene_rect_t bounds;
          GtkWidget *row = stage_page (get_application ())->seats_scroller;

          g_assert_true (gtk_widget_compute_bounds (goals->pdata[i], row, &bounds));
          if (bounds.origin.x + bounds.size.width > (float) gtk_widget_get_width (row))
            g_test_fail_printf ("%u: bounty %u ends at %g of %d", seed, i + 1,
                                bounds.origin.x + bounds.size.width, gtk_widget_get_width (row));
        }
    }
}

static gboolean
has_all_in_view (FlipSheetPage *page)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();

  flip_board_stack_collect (page->board, buttons, FALSE);
  for (guint i = 0; i < buttons->len; i++)
    {
      if (gtk_widget_get_mapped (buttons->pdata[i]) && !is_in_view (buttons->pdata[i]))
        return FALSE;
    }

  return buttons->len > 0;
}

/* Above the bar every site of the board is in view, whatever is asked. */
static void
test_board_above (gconstpointer data)
{
  static const Size size = { 1000, 760, 1 };
  GtkWindow *window = GTK_WINDOW (stage_window (get_application ()));
  const FlipGame *game = data;
  FlipRandom random;

  flip_random_seed (&random, 3, 1);
  begin (game->id, 1, FALSE, 0);
  set_size (window, &size);
  for (guint i = 0; i < 60 && !flip_sheet_page_moment (stage_page (get_application ()))->is_over;
       i++)
    {
      FlipSheetPage *page = stage_page (get_application ());

      if (!has_all_in_view (page))
        g_test_fail_printf ("%s: part of the board is below “%s”", game->id, title_of (page));
      stage_play (page, &random);
      wait_for_some_frames (window, 3);
    }
}

static int
asked_width (GtkWidget *widget)
{
  int width;

  gtk_widget_get_size_request (widget, &width, NULL);
  return width;
}

/* A mark lays nothing out anew: what was changed behind the page's back stays until there is another room. */
static void
test_mark (void)
{
  static const Size size = { 1366, 768, 1 }, other = { 1400, 900, 1 };
  const int changed = 300;
  GtkWindow *window = GTK_WINDOW (stage_window (get_application ()));
  FlipSheetPage *page;
  FlipRandom random;

  flip_random_seed (&random, 3, 1);
  begin ("fliptown", 1, FALSE, 41);
  set_size (window, &size);
  page = stage_page (get_application ());
  g_assert_cmpint (asked_width (page->side), !=, changed);
  gtk_widget_set_size_request (page->side, changed, -1);
  for (guint i = 0; i < 5; i++)
    stage_play (page, &random);
  wait_for_frames (window);
  g_assert_cmpint (asked_width (page->side), ==, changed);
  set_size (window, &other);
  g_assert_cmpint (asked_width (page->side), !=, changed);
}

/* What is paid with is in view whichever page of the board is. */
static void
test_holdings (void)
{
  static const Size small[] = { { 360, 720, 1 },
                                { 700, 800, 1 },
                                { 360, 720, 2 },
                                { 850, 760, 1 } };
  GtkWindow *window = GTK_WINDOW (stage_window (get_application ()));

  begin ("fliptown", 4, FALSE, 20);
  for (guint i = 0; i < G_N_ELEMENTS (small); i++)
    {
      set_size (window, &small[i]);
      check (window, "holdings", &small[i]);
      if (!is_in_view (stage_page (get_application ())->holdings))
        g_test_fail_printf ("%d: no cash in view", small[i].width);
    }
}

/* With a hint or the log open, all is as whole as without, and the button that plays is in view. */
static void
test_open (gconstpointer data)
{
  static const Size some[] = { { 1000, 760, 1 },
                               { 1366, 768, 1 },
                               { 700, 720, 1 },
                               { 360, 720, 1 } };
  static const char *const actions[] = { "sheet.hint", "sheet.log" };
  const FlipGame *game = data;
  GtkWindow *window = GTK_WINDOW (stage_window (get_application ()));

  begin (game->id, 2, TRUE, 23);
  for (guint i = 0; i < G_N_ELEMENTS (some) * G_N_ELEMENTS (actions); i++)
    {
      const Size *size = &some[i / G_N_ELEMENTS (actions)];
      const char *action = actions[i % G_N_ELEMENTS (actions)];
      g_autofree char *name = g_strdup_printf ("%s-%s", action, game->id);
      FlipSheetPage *page = stage_page (get_application ());
      GtkWidget *act = flip_table_stage_act (page->table);

      set_size (window, size);
      gtk_widget_activate_action (GTK_WIDGET (page), action, NULL);
      wait_for_frames (window);
      check (window, name, size);
      if (act && !is_in_view (act) && size->width >= 700)
        g_test_fail_printf ("%s, %d: nothing to flick with", name, size->width);
      gtk_widget_activate_action (GTK_WIDGET (page), action, NULL);
    }
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

/* A large screen has a larger board. */
static void
test_larger (gconstpointer data)
{
  static const Size some[] = { { 1366, 768, 1 }, { 1920, 1080, 1 } };
  const Position *game = data;
  GtkWindow *window = GTK_WINDOW (stage_window (get_application ()));
  graphene_rect_t board[G_N_ELEMENTS (some)];

  begin (game->game, game->seats, game->dealt, game->moves);
  for (guint i = 0; i < G_N_ELEMENTS (some); i++)
    {
      set_size (window, &some[i]);
      board[i] = find_board (stage_page (get_application ()));
    }
  g_assert_cmpfloat (board[1].size.width, >, 1.2 * board[0].size.width);
  g_assert_cmpfloat (board[1].size.height, >, 1.2 * board[0].size.height);
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

static void
assert_whole_question (const Position *position, const Size *size)
{
  GtkWindow *window = GTK_WINDOW (stage_window (get_application ()));
  GtkAdjustment *scrolled;

  begin (position->game, position->seats, position->dealt, position->moves);
  set_size (window, size);
  check (window, position->game, size);
  scrolled = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (stage_page (get_application ())->now_scroller));
  if (gtk_adjustment_get_upper (scrolled) > gtk_adjustment_get_page_size (scrolled) + ROOM_SLACK)
    g_test_fail_printf ("%s %u: %g in %g", position->game, position->seats,
                        gtk_adjustment_get_upper (scrolled),
                        gtk_adjustment_get_page_size (scrolled));
}

/* Where much is asked at once, nobody scrolls beside the board to find it. */
static void
test_whole (gconstpointer data)
{
  assert_whole_question (data, &(Size){ 1366, 768, 1 });
}

/* Nor for the keys of the last suit below it, where they are large. */
static void
test_whole_keys (void)
{
  assert_whole_question (&positions[0], &(Size){ 1400, 900, 2 });
}

/* Who looks back sees the whole board above the graph, below four players and three bounties, too. */
static void
test_whole_review (void)
{
  static const Size size = { 1400, 900, 1 };
  FlipWindow *window = stage_window (get_application ());
  GtkWidget *board, *scroller;
  GtkAdjustment *scrolled;

  begin ("fliptown", 4, TRUE, 4000);
  set_size (GTK_WINDOW (window), &size);
  gtk_widget_activate_action (GTK_WIDGET (stage_page (get_application ())), "sheet.review", NULL);
  gtk_widget_activate_action (GTK_WIDGET (stage_page (get_application ())), "sheet.show", "u", 60);
  wait_for_frames (window);
  board = stage_find (window, FLIP_TYPE_BOARD_VIEW);
  scroller = gtk_widget_get_ancestor (board, GTK_TYPE_SCROLLED_WINDOW);
  g_assert_true (gtk_widget_get_mapped (board) && scroller);
  scrolled = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  g_assert_cmpfloat (gtk_adjustment_get_upper (scrolled), <=, gtk_adjustment_get_page_size (scrolled) + ROOM_SLACK);
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
  check_top (result, gtk_scrolled_window_get_vadjustment (stage_find (page->result_view, GTK_TYPE_SCROLLED_WINDOW)));
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
      g_autoptr (GPtrArray) notices = flip_notices_read (flip_session_log (session), i, i + 1);
      g_autofree char *name = g_strdup_printf ("notice-%s-%u", game->id, told + 1);

      if (!notices->len)
        continue;
      gtk_widget_activate_action (GTK_WIDGET (page), "sheet.tell", "u", i);
      check_all (name);
      told++;
    }
  flip_teller_stop (page->teller);
}

/* Games of every kind, counted. */
static void
test_statistics (void)
{
  FlipWindow *window = stage_window (get_application ());

  for (guint i = 0; flip_games[i]; i++)
    begin (flip_games[i]->id, 2, TRUE, 4000);
  begin (flip_games[0]->id, 2, FALSE, 4000);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.statistics", NULL);
  wait_for_frames (window);
  check_all ("statistics");
}

/* All editions of a game, and the values of one. */
static void
test_editions (gconstpointer data)
{
  const FlipGame *game = data;
  FlipWindow *window = stage_window (get_application ());
  g_autofree char *editions = g_strdup_printf ("editions-%s", game->id);
  g_autofree char *edition = g_strdup_printf ("edition-%s", game->id);
  FlipEditionsPage *page;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.editions", "s", game->id);
  wait_for_frames (window);
  page = stage_find (window, FLIP_TYPE_EDITIONS_PAGE);
  check_all (editions);
  gtk_widget_activate_action (stage_find (page, FLIP_TYPE_EDITION_CARD), "edition.copy", NULL);
  wait_for_frames (window);
  check_all (edition);
  flip_window_show_library (window);
}

/* The window that was opened last; newer toolkits may have shown a dialog inside of the only one. */
static GtkWindow *
newest_window (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  g_autoptr (GtkWindow) newest = g_list_model_get_item (windows, g_list_model_get_n_items (windows) - 1);

  wait_for_frames (newest);
  return newest;
}

static void
close_newest (GtkWindow *newest)
{
#if ADW_CHECK_VERSION(1, 5, 0)
  AdwDialog *dialog =
    adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (stage_window (get_application ())));

  if (dialog)
    adw_dialog_force_close (dialog);
#endif
  if (newest != GTK_WINDOW (stage_window (get_application ())))
    gtk_window_destroy (newest);
}

static void
test_rules (gconstpointer data)
{
  const FlipGame *game = data;
  g_autofree char *name = g_strdup_printf ("rules-%s", game->id);
  GtkWindow *rules;

  flip_rules_window_present (GTK_WINDOW (stage_window (get_application ())), game, NULL);
  rules = newest_window ();
  check_window (rules, name);
  close_newest (rules);
}

static int
width_of_rules (GtkWindow *rules, int text)
{
  Size size = { 1400, 900, text };

  set_size (rules, &size);
  return gtk_widget_get_width (stage_find (rules, GTK_TYPE_LIST_BOX));
}

/* In a wide window a line of large text has about as many letters as one of the usual size. */
static void
test_column (void)
{
  GtkWindow *rules;
  int usual;

  flip_rules_window_present (GTK_WINDOW (stage_window (get_application ())), flip_games[0], NULL);
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

  g_action_group_activate_action (G_ACTION_GROUP (get_application ()), action, NULL);
  window = newest_window ();
  check_window (window, action);
  close_newest (window);
}

/* What is looked at always is below "sheet"; with --slow, what is like it in another game or where cards are dealt. */
static void
add_to (gboolean always, const char *what, const FlipGame *game, GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf ("/room/%s/%s-%s", always ? "sheet" : "all", what, game->id);

  g_test_add_data_func (path, game, test);
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
  g_settings_set_string (flip_settings_get_default (), "notices",
                         "off"); /* which would lie over what is looked at */
  g_test_add_func ("/room/library", test_library);
  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_autofree char *path = g_strdup_printf ("/room/%s/%s-%u%s", positions[i].dealt ? "all" : "sheet",
                                               positions[i].game, positions[i].seats,
                                               positions[i].dealt ? "-dealt" : "");

      g_test_add_data_func (path, &positions[i], test_sheet);
    }
  for (guint i = 0; i < G_N_ELEMENTS (at_once); i++)
    {
      g_autofree char *path = g_strdup_printf ("/room/%s/at-once-%s-%u%s", at_once[i].dealt ? "all" : "sheet",
                                               at_once[i].game, at_once[i].seats,
                                               at_once[i].dealt ? "-dealt" : "");

      g_test_add_data_func (path, &at_once[i], test_at_once);
    }
  for (guint i = 0; flip_games[i]; i++)
    {
      gboolean simulated = flip_games[i] == flip_games_find ("flickemup");

      add_to (i == 0, "two-beside", flip_games[i], test_two_beside);
      add_to (i == 0 || simulated, "reach", flip_games[i], test_narrow_reach);
      add_to (simulated, "open", flip_games[i], test_open);
    }
  g_test_add_data_func ("/room/sheet/bounties", short_names, test_bounties);
  g_test_add_data_func ("/room/all/bounties-long", room_long_names, test_bounties);
  add_to (TRUE, "board-above", flip_games_find ("fliptown"), test_board_above);
  add_to (FALSE, "board-above", flip_games_find ("royalflip"), test_board_above);
  add_to (FALSE, "board-above", flip_games_find ("insertcoin"), test_board_above);
  /* In other languages a question may take a line more, and the board is a little smaller. */
  for (guint seats = 1; seats <= 4 && !g_getenv ("FLIPSIDE_TEST_LANGUAGE"); seats += 3)
    {
      g_autofree char *path = g_strdup_printf ("/room/sheet/squares-%u", seats);

      g_test_add_data_func (path, GUINT_TO_POINTER (seats), test_squares);
    }
  g_test_add_func ("/room/sheet/mark", test_mark);
  g_test_add_func ("/room/sheet/holdings", test_holdings);
  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_autofree char *path =
        g_strdup_printf ("/room/all/larger-%s-%u%s", positions[i].game, positions[i].seats,
                         positions[i].dealt ? "-dealt" : "");

      g_test_add_data_func (path, &positions[i], test_larger);
    }
  for (guint i = 0; i < G_N_ELEMENTS (played); i++)
    {
      g_autofree char *path = g_strdup_printf ("/room/still/%s-%u%s", played[i].game, played[i].seats,
                                               played[i].dealt ? "-dealt" : "");

      g_test_add_data_func (path, &played[i], test_still);
    }
  /* In other languages a title may take a line more. */
  for (guint i = 0; i < G_N_ELEMENTS (full) && !g_getenv ("FLIPSIDE_TEST_LANGUAGE"); i++)
    {
      g_autofree char *path = g_strdup_printf ("/room/whole/%s-%u", full[i].game, full[i].seats);

      g_test_add_data_func (path, &full[i], test_whole);
    }
  g_test_add_func ("/room/whole-keys", test_whole_keys);
  g_test_add_func ("/room/whole-review", test_whole_review);
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
  return g_test_run ();
}
