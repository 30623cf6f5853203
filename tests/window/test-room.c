/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/sheet/sheet-page-private.h"
#include "games/games.h"
#include "tests/engine/play.h"
#include "tests/window/stage.h"

/* Whether all that is written in the window has its room, in windows of every size and with text
   twice as large: nothing is shortened, nothing has less room than it needs.

   To look at all of it, say where the pictures go: FLIPSIDE_PICTURES=FOLDER. */

#define USUAL_DPI (96 * 1024)
#define FRAME     10 /* around a window on a screen without shadows */
#define SLACK     2  /* pixels that no letter uses */

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
wait_for_frames (gpointer window)
{
  guint frames = 6;

  gtk_widget_add_tick_callback (window, count_cb, &frames, NULL);
  while (frames)
    g_main_context_iteration (NULL, TRUE);
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

/* Names are people's own, and as long as they like; so are the lines that a button beside them
   explains in full. */
static gboolean
may_be_shortened (GtkWidget *label)
{
  GtkWidget *card = gtk_widget_get_ancestor (label, FLIP_TYPE_SEATS_ROW);

  for (GtkWidget *widget = label; card && widget != card; widget = gtk_widget_get_parent (widget))
    {
      if (gtk_widget_has_css_class (widget, "explained"))
        return TRUE;
    }
  return g_str_has_prefix (gtk_label_get_text (GTK_LABEL (label)), "Player ");
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

static void
look_below (GtkWidget *widget, GString *cut)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_child_visible (widget))
    return;
  if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)))
    {
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
    g_test_fail_printf ("%s:%s", name, cut->str);
}

static void
test_sheet (gconstpointer data)
{
  const Position *position = data;
  FlipWindow *window = stage_window (get_application ());
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games_find (position->game));
  g_autofree char *name = g_strdup_printf ("%s-%u%s", position->game, position->seats,
                                           position->dealt ? "-dealt" : "");

  g_assert_true (flip_setup_fill_seats (setup, position->seats, NULL));
  setup->dealt = position->dealt;
  setup->seed = 5;
  flip_window_begin (window, play_session (setup, position->moves));
  wait_for_frames (window);
  for (guint i = 0; i < (g_getenv ("FLIPSIDE_PICTURES") ? G_N_ELEMENTS (sizes) : FEW_SIZES); i++)
    {
      set_size (GTK_WINDOW (window), &sizes[i]);
      check (GTK_WINDOW (window), name, &sizes[i]);
    }
}

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "none", TRUE);
  g_test_init (&argc, &argv, NULL);
  stage_watch (NULL);
  wait_for_frames (stage_window (get_application ()));
  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_autofree char *path = g_strdup_printf ("/room/%s/%u%s", positions[i].game, positions[i].seats,
                                               positions[i].dealt ? "-dealt" : "");

      g_test_add_data_func (path, &positions[i], test_sheet);
    }
  return g_test_run ();
}
