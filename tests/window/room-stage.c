/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/window/room-stage.h"

#include "app/preferences/theme.h"
#include "games/games.h"
#include "tests/engine/play.h"
#include "tests/window/room-look.h"
#include "tests/window/stage.h"

#define USUAL_DPI (96 * 1024)
#define FRAME     10 /* around a window on a screen without shadows */

#define MOST_PICTURES 6 /* of one page */

/* The width changes each time, as the pages are laid out for it. The first of them are looked at
   always, the others where pictures are wanted. */
static const RoomSize sizes[] = {
  { 360, 720, 2 },  { 1000, 760, 1 }, { 700, 720, 2 },   { 1366, 768, 1 },  { 1400, 900, 2 },
  { 360, 720, 1 },  { 1000, 760, 2 }, { 700, 720, 1 },   { 1366, 768, 2 },  { 1400, 900, 1 },
  { 1920, 1080, 1 },
};

#define FEW_SIZES 5

/* In another language the narrowest and a wide window tell most. Made up words are so long that text of the usual
   size is enough. */
static const RoomSize foreign_sizes[] = {
  { 360, 720, 1 }, { 1400, 900, 1 }, { 360, 720, 2 }, { 1400, 900, 2 },
};

#define MADE_UP_SIZES 2

FlipApplication *
room_application (void)
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

void
room_wait_for (gpointer window, guint frames)
{
  gtk_widget_add_tick_callback (window, count_cb, &frames, NULL);
  while (frames)
    g_main_context_iteration (NULL, TRUE);
}

void
room_wait (gpointer window)
{
  room_wait_for (window, 6);
}

/* However wide the window was, it gets there at once; another text takes some more frames. */
void
room_set_size (GtkWindow *window, const RoomSize *size)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", USUAL_DPI * size->text, NULL);
  gtk_window_set_default_size (window, size->width + FRAME, size->height + FRAME);
  room_wait_for (window, 12);
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

void
room_save_pictures (GtkWidget *window, const char *name)
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
      room_wait (window);
      save_picture (window, folder, next);
    }
  if (!way)
    return;
  gtk_adjustment_set_value (way, first);
  room_wait (window);
}

void
room_check (GtkWindow *window, const char *what, const RoomSize *size)
{
  g_autofree char *name = g_strdup_printf ("%s-%d-%d", what, size->width, size->text * 100);
  g_autoptr (GString) cut = g_string_new (NULL);

  room_save_pictures (GTK_WIDGET (window), name);
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

void
room_check_window (GtkWindow *window, const char *name)
{
  gboolean is_foreign = g_getenv ("FLIPSIDE_TEST_LANGUAGE") != NULL;
  const RoomSize *some = is_foreign ? foreign_sizes : sizes;
  guint n = room_is_made_up ()                    ? MADE_UP_SIZES
            : is_foreign                     ? G_N_ELEMENTS (foreign_sizes)
            : g_getenv ("FLIPSIDE_PICTURES") ? G_N_ELEMENTS (sizes)
                                             : FEW_SIZES;

  for (guint i = 0; i < n; i++)
    {
      room_set_size (window, &some[i]);
      room_check (window, name, &some[i]);
    }
}

void
room_check_all (const char *name)
{
  room_check_window (GTK_WINDOW (stage_window (room_application ())), name);
}

void
room_begin (const char *game, guint seats, gboolean dealt, guint moves)
{
  FlipWindow *window = stage_window (room_application ());
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games_find (game));

  g_assert_true (flip_setup_fill_seats (setup, seats, NULL));
  setup->dealt = dealt;
  setup->seed = 5;
  flip_window_begin (window, play_session (setup, moves));
  room_wait (window);
}

void
room_check_top (const char *name, GtkAdjustment *way)
{
  if (gtk_adjustment_get_value (way) > ROOM_SLACK)
    g_test_fail_printf ("%s: begins at %g", name, gtk_adjustment_get_value (way));
}
