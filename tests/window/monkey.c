/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/pages/edition-card.h"
#include "app/editions/pages/edition-page.h"
#include "app/editions/pages/editions-page.h"
#include "app/preferences/settings.h"
#include "engine/session/sheet.h"
#include "games/games.h"
#include "tests/engine/play.h"
#include "tests/window/hands.h"
#include "tests/window/stage.h"

#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* A monkey at the window: keys, clicks and drags by chance, and from time to time something that
   people do on purpose, so that it comes about. It opens and closes whatever can be opened, on sheets
   of all games, at the table, dealt and simulated. Nothing is expected but that no warning comes and
   the sanitizers find nothing.

   Usage: monkey ACTIONS [SEED]. The seed says what is done; when something is found, it is printed
   with the last actions, and given again it leads there again. */

#define EVERY_MS      25 /* between two actions: about as often as the window is drawn */
#define LAST          40 /* actions that are told */
#define MOST_LOOKS    8
#define MOST_MOVES    400
#define WAITED        20 /* actions, until a window of the toolkit is closed */
#define SHEETS        15 /* that are opened: three of each game */
#define WORDS         80
#define SCREEN_WIDTH  1400
#define SCREEN_HEIGHT 900

typedef struct
{
  /* owned */
  FlipApplication *application;
  char *folder; /* with the sheets */

  guint64 seed;
  FlipRandom random;
  guint actions, done, opened;
  char last[LAST][WORDS];
  gboolean is_pressed; /* a button of the pointer, in the middle of a drag */
  guint waited;        /* for a window of the toolkit */
  guint acting;        /* the source that acts */
} Monkey;

static Monkey *
get_monkey (void)
{
  static Monkey monkey;

  return &monkey;
}

/* --- Telling --- */

/* Into the text of an action, which is told if it was one of the last. */
static void note (Monkey *self, const char *format, ...) G_GNUC_PRINTF (2, 3);

static void
note (Monkey *self, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_vsnprintf (self->last[self->done % LAST], WORDS, format, arguments);
  va_end (arguments);
}

static void
tell_windows (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      fprintf (stderr, "# a %s of %d × %d\n", G_OBJECT_TYPE_NAME (window),
               gtk_widget_get_width (window), gtk_widget_get_height (window));
    }
}

static void
tell (void)
{
  Monkey *self = get_monkey ();
  guint first = self->done >= LAST ? self->done - LAST + 1 : 0;

  fprintf (stderr, "# after %u actions of the seed %" G_GUINT64_FORMAT "; the last were:\n",
           self->done, self->seed);
  for (guint i = first; i <= self->done; i++)
    fprintf (stderr, "#   %u %s\n", i, self->last[i % LAST]);
  tell_windows ();
  fprintf (stderr, "# to see it again: monkey %u %" G_GUINT64_FORMAT "\n", self->done + 1,
           self->seed);
  fflush (stderr);
}

static guint
below (Monkey *self, guint n)
{
  return flip_random_below (&self->random, n);
}

/* --- Sheets to be opened --- */

static char *
sheet_path (Monkey *self, guint number)
{
  return g_strdup_printf ("%s/%u.flipsheet", self->folder, number);
}

static guint
n_games (void)
{
  guint n = 0;

  while (flip_games[n])
    n++;
  return n;
}

/* Of each game: at the table, dealt or simulated, and one that is over or nearly so. */
static void
write_sheet (Monkey *self, guint number)
{
  guint games = n_games ();
  g_autoptr (FlipSetup) setup = NULL;
  g_autoptr (FlipSession) session = NULL;
  g_autofree char *text = NULL, *path = sheet_path (self, number);

  setup = play_any_setup (flip_games[number % games], &self->random);
  setup->dealt = number / games != 0;
  session = play_session (setup, number / games == 2 ? MOST_MOVES : below (self, 20));
  text = flip_sheet_print (session);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
remove_sheets (Monkey *self)
{
  for (guint i = 0; i < SHEETS; i++)
    {
      g_autofree char *path = sheet_path (self, i);

      g_remove (path);
    }
  g_rmdir (self->folder);
}

/* --- Where --- */

/* The window that lies above the others: one that was opened from another comes after it. */
static GtkWindow *
top_window (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWindow *top = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_widget_get_mapped (GTK_WIDGET (window)) && (!top || !FLIP_IS_WINDOW (window)))
        top = window;
    }

  return top;
}

/* --- What it does --- */

static void
press_key (Monkey *self)
{
  static const struct
  {
    const char *name;
    HandsModifiers modifiers;
  } keys[] = {
    { "Return", 0 },
    { "Return", 0 },
    { "Return", 0 },
    { "space", 0 },
    { "Tab", 0 },
    { "Tab", 0 },
    { "Tab", HANDS_SHIFT },
    { "Escape", 0 },
    { "Escape", 0 },
    { "Left", 0 },
    { "Right", 0 },
    { "Up", 0 },
    { "Down", 0 },
    { "Home", 0 },
    { "End", 0 },
    { "Page_Down", 0 },
    { "Page_Up", 0 },
    { "Delete", 0 },
    { "BackSpace", 0 },
    { "F1", 0 },
    { "F9", 0 },
    { "F10", 0 },
    { "Menu", 0 },
    { "1", 0 },
    { "2", 0 },
    { "3", 0 },
    { "7", 0 },
    { "0", 0 },
    { "a", 0 },
    { "j", 0 },
    { "q", 0 },
    { "k", 0 },
    { "h", 0 },
    { "c", 0 },
    { "d", 0 },
    { "s", 0 },
    { "r", 0 },
    { "f", 0 },
    { "n", 0 },
    { "p", 0 },
    { "x", 0 },
    { "question", HANDS_SHIFT },
    { "z", HANDS_CONTROL },
    { "z", HANDS_CONTROL | HANDS_SHIFT },
    { "z", HANDS_CONTROL },
    { "a", HANDS_CONTROL },
    { "f", HANDS_CONTROL },
    { "l", HANDS_CONTROL },
    { "m", HANDS_CONTROL },
    { "n", HANDS_CONTROL },
    { "o", HANDS_CONTROL },
    { "p", HANDS_CONTROL },
    { "s", HANDS_CONTROL },
    { "t", HANDS_CONTROL },
    { "1", HANDS_CONTROL },
    { "2", HANDS_CONTROL },
    { "3", HANDS_CONTROL },
    { "comma", HANDS_CONTROL },
    { "Left", HANDS_ALT },
    { "question", HANDS_CONTROL | HANDS_SHIFT },
    { "Left", HANDS_SHIFT },
    { "Up", HANDS_CONTROL },
  };
  guint chosen = below (self, G_N_ELEMENTS (keys));
  GtkWindow *top = top_window ();

  note (self, "key %s %u", keys[chosen].name, keys[chosen].modifiers);
  if (top && below (self, 8) == 0)
    hands_focus (top);
  hands_press_key (keys[chosen].name, keys[chosen].modifiers);
}

static void
point_anywhere (Monkey *self, int *x, int *y)
{
  *x = (int) below (self, SCREEN_WIDTH);
  *y = (int) below (self, SCREEN_HEIGHT);
  hands_point (*x, *y);
}

static void
click_anywhere (Monkey *self)
{
  guint button = below (self, 10) ? 1 : 3;
  int x, y;

  point_anywhere (self, &x, &y);
  note (self, "click %u at %d,%d", button, x, y);
  hands_click (button);
}

/* One that lies on the screen, if that is found soon. */
static GtkWidget *
choose_seen (Monkey *self, const GPtrArray *widgets, int *x, int *y)
{
  for (guint i = 0; i < MOST_LOOKS && widgets->len > 0; i++)
    {
      GtkWidget *widget = g_ptr_array_index (widgets, below (self, widgets->len));

      if (hands_find (widget, x, y) && *x >= 0 && *x < SCREEN_WIDTH && *y >= 0
          && *y < SCREEN_HEIGHT)
        return widget;
    }

  return NULL;
}

/* Something that can be used, most of the time in the window that lies above. */
static void
click_widget (Monkey *self)
{
  GtkWindow *top = below (self, 8) ? top_window () : GTK_WINDOW (stage_window (self->application));
  g_autoptr (GPtrArray) widgets = top ? stage_collect (top) : g_ptr_array_new ();
  int x, y;
  GtkWidget *widget = choose_seen (self, widgets, &x, &y);

  if (!widget)
    return note (self, "nothing to click");
  note (self, "click the %s at %d,%d", G_OBJECT_TYPE_NAME (widget), x, y);
  hands_point (x, y);
  hands_click (below (self, 12) ? 1 : 3);
  if (below (self, 12) == 0)
    hands_click (1);
}

/* What begins here is ended by some later action. */
static void
drag (Monkey *self)
{
  int x, y;

  point_anywhere (self, &x, &y);
  note (self, "%s at %d,%d", self->is_pressed ? "release" : "press", x, y);
  if (self->is_pressed)
    hands_release (1);
  else
    hands_press (1);
  self->is_pressed = !self->is_pressed;
}

static void
move_pointer (Monkey *self)
{
  int x, y;

  point_anywhere (self, &x, &y);
  note (self, "point at %d,%d", x, y);
}

static void
scroll (Monkey *self)
{
  guint button = 4 + below (self, 2);

  note (self, "scroll %u", button);
  for (guint i = 0; i < 3; i++)
    hands_click (button);
}

static void
play (Monkey *self)
{
  FlipSheetPage *page = stage_page (self->application);

  note (self, "%s", page && stage_play (page, &self->random) ? "play" : "nothing to play");
}

static void
activate (Monkey *self)
{
  static const char *const actions[] = {
    "win.new-sheet", "win.back",         "win.step-back",   "win.open",       "sheet.undo",
    "sheet.redo",    "sheet.review",     "sheet.save-copy", "sheet.secrets",  "sheet.set-up",
    "sheet.log",     "sheet.fold",       "sheet.mend",      "sheet.to-board", "sheet.bring-back",
    "sheet.present", "sheet.next-place", "sheet.screens",    "sheet.share",
  };
  const char *action = actions[below (self, G_N_ELEMENTS (actions))];
  FlipSheetPage *page = stage_page (self->application);
  FlipWindow *window = stage_window (self->application);

  note (self, "the action %s", action);
  if (g_str_has_prefix (action, "win.") && window)
    gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
  else if (page)
    gtk_widget_activate_action (GTK_WIDGET (page), action, NULL);
}

static void
activate_application (Monkey *self)
{
  static const char *const actions[] = { "about", "preferences", "shortcuts" };
  const char *action = actions[below (self, G_N_ELEMENTS (actions))];

  note (self, "the action app.%s", action);
  g_action_group_activate_action (G_ACTION_GROUP (self->application), action, NULL);
}

/* --- Editions --- */

static const FlipGame *
any_game (Monkey *self)
{
  return flip_games[below (self, n_games ())];
}

/* A value that is changed: to another one of the edition most of the time, so that it may fit. */
static void
change_value (Monkey *self, FlipEditionDesk *desk)
{
  FlipBoardFile *file = flip_edition_desk_file (desk);
  const FlipFormat *format = flip_edition_desk_game (desk)->format;
  g_autoptr (GArray) places = flip_format_places (format, file, below (self, 4) == 0);
  const FlipPlace *place = &g_array_index (places, FlipPlace, below (self, places->len));
  const FlipPlace *other = &g_array_index (places, FlipPlace, below (self, places->len));
  g_autofree char *value = g_strdup (flip_board_file_get (file, other->name, other->key));
  g_autofree char *group = g_strdup (place->name), *key = g_strdup (place->key);

  note (self, "set %s %s", group, key);
  flip_edition_desk_set (desk, group, key, below (self, 10) ? value : "\xe2\x80\xae" "9",
                         "monkey");
}

/* On the page of one edition: what its buttons do, and a change. */
static void
work_on_edition (Monkey *self, FlipEditionPage *page)
{
  static const char *const actions[] = { "edition-page.undo", "edition-page.redo",
                                         "edition-page.begin", "edition-page.try",
                                         "edition-page.back" };
  guint chosen = below (self, 3 * G_N_ELEMENTS (actions));

  if (chosen >= G_N_ELEMENTS (actions))
    return change_value (self, flip_edition_page_desk (page));
  note (self, "the action %s", actions[chosen]);
  gtk_widget_activate_action (GTK_WIDGET (page), actions[chosen], NULL);
}

/* On the page of a game's editions: any of them. */
static void
work_on_card (Monkey *self, FlipEditionsPage *page)
{
  static const char *const actions[] = { "edition.edit",   "edition.edit",   "edition.copy",
                                         "edition.export", "edition.rename", "edition.delete" };
  const char *action = actions[below (self, G_N_ELEMENTS (actions))];
  g_autoptr (GPtrArray) cards = stage_find_all (page, FLIP_TYPE_EDITION_CARD);

  if (cards->len == 0 || below (self, 4) == 0)
    {
      note (self, "a new edition");
      gtk_widget_activate_action (GTK_WIDGET (page), "editions.new", NULL);
      return;
    }
  note (self, "the action %s", action);
  gtk_widget_activate_action (g_ptr_array_index (cards, below (self, cards->len)), action, NULL);
}

static void
work_on_editions (Monkey *self)
{
  FlipWindow *window = stage_window (self->application);
  FlipEditionPage *edition = window ? stage_find (window, FLIP_TYPE_EDITION_PAGE) : NULL;
  FlipEditionsPage *editions = window ? stage_find (window, FLIP_TYPE_EDITIONS_PAGE) : NULL;
  const FlipGame *game = any_game (self);

  if (edition && flip_edition_page_desk (edition))
    work_on_edition (self, edition);
  else if (editions)
    work_on_card (self, editions);
  else if (window && below (self, 3) == 0)
    {
      note (self, "editions of %s", game->id);
      gtk_widget_activate_action (GTK_WIDGET (window), "win.editions", "s", game->id);
    }
}

static void
open_sheet (Monkey *self)
{
  g_autofree char *path = sheet_path (self, self->opened++ % SHEETS);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  note (self, "open %s", path + strlen (self->folder) + 1);
  g_application_open (G_APPLICATION (self->application), &file, 1, "");
}

static void
resize (Monkey *self)
{
  static const int sizes[][2] = {
    { 360, 640 }, { 500, 700 }, { 700, 500 }, { 1000, 760 }, { 1366, 768 }, { 1400, 900 }, { 1, 1 },
  };
  const int *size = sizes[below (self, G_N_ELEMENTS (sizes))];
  FlipWindow *window = stage_window (self->application);

  note (self, "resize to %d × %d", size[0], size[1]);
  if (window)
    gtk_window_set_default_size (GTK_WINDOW (window), size[0], size[1]);
}

/* What the toolkit shows itself, to choose a file or a printer. */
static gboolean
is_of_toolkit (GtkWindow *window)
{
  return g_str_has_prefix (G_OBJECT_TYPE_NAME (window), "Gtk");
}

static void
close_window (Monkey *self)
{
  GtkWindow *top = top_window ();

  note (self, "close the %s", top ? G_OBJECT_TYPE_NAME (top) : "nothing");
  if (top)
    gtk_window_close (top);
}

/* The settings of the desk: what moves, how large text is, light or dark, high contrast. */
static void
change_desk (Monkey *self)
{
  GtkSettings *settings = gtk_settings_get_default ();
  guint what = below (self, 3);

  note (self, "change the desk, %u", what);
  if (what == 0)
    g_object_set (settings, "gtk-enable-animations", below (self, 4) == 0, NULL);
  else if (what == 1)
    g_object_set (settings, "gtk-xft-dpi", (int) (96 * 1024 * (1 + below (self, 3) / 2.0)), NULL);
  else
    adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                        below (self, 2) ? ADW_COLOR_SCHEME_FORCE_DARK
                                                        : ADW_COLOR_SCHEME_FORCE_LIGHT);
}

static void
do_nothing (Monkey *self)
{
  note (self, "wait");
}

/* GTK 4.18 ends the program when keys come to its list of files at the wrong moment, or when that is closed while it is
   still being read. */
static void
leave_toolkit (Monkey *self)
{
  if (++self->waited % WAITED == 0)
    close_window (self);
  else
    do_nothing (self);
}

/* How often each is done, in a thousand. */
static const struct
{
  guint often;
  void (*done) (Monkey *self);
} deeds[] = {
  { 320, press_key },          { 270, click_widget }, { 50, click_anywhere }, { 40, drag },
  { 40, move_pointer },        { 30, scroll },        { 110, play },          { 25, activate },
  { 5, activate_application }, { 10, open_sheet },    { 15, resize },         { 10, close_window },
  { 10, change_desk },         { 15, do_nothing },    { 50, work_on_editions },
};

static void
act (Monkey *self)
{
  guint chosen = below (self, 1000), i = 0;

  while (chosen >= deeds[i].often)
    {
      chosen -= deeds[i++].often;
      g_assert_cmpuint (i, <, G_N_ELEMENTS (deeds));
    }
  deeds[i].done (self);
}

/* --- Its life --- */

static void
end (Monkey *self)
{
  GListModel *windows = gtk_window_get_toplevels ();

  while (g_list_model_get_n_items (windows) > 0)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, 0);

      gtk_window_destroy (window);
    }
  g_application_release (G_APPLICATION (self->application));
}

static gboolean
act_cb (gpointer data)
{
  Monkey *self = data;

  if (self->done == self->actions)
    {
      self->acting = 0;
      end (self);
      return G_SOURCE_REMOVE;
    }
  if (top_window () && is_of_toolkit (top_window ()))
    leave_toolkit (self);
  else if (stage_window (self->application))
    act (self);
  else
    {
      note (self, "open the window again");
      g_application_activate (G_APPLICATION (self->application));
    }
  self->done++;
  if (self->done % 100 == 0)
    printf ("# %u actions\n", self->done);
  fflush (stdout);
  return G_SOURCE_CONTINUE;
}

static void
startup_cb (GApplication *application, Monkey *self)
{
  g_application_hold (application);
  g_settings_set_string (flip_settings_get_default (), "screens-address", "127.0.0.1");
  self->acting = g_timeout_add_full (G_PRIORITY_LOW, EVERY_MS, act_cb, self, NULL);
}

/* Until it has done everything, or has quit the program. Nothing of the program is left then. */
static void
live (Monkey *self)
{
  char *nothing[] = { (char *) "monkey", NULL };

  self->application = flip_application_new ();
  g_signal_connect_after (self->application, "startup", G_CALLBACK (startup_cb), self);
  g_assert_cmpint (g_application_run (G_APPLICATION (self->application), 1, nothing), ==, 0);
  g_clear_handle_id (&self->acting, g_source_remove);
  g_assert_finalize_object (self->application);
}

/* Where everything was installed for the tests, nothing is skipped. */
static int
skip (void)
{
  printf ("%s no XTest\n", g_getenv ("FLIPSIDE_TEST_WINDOW") ? "Bail out!" : "1..0 # SKIP");
  return 0;
}

int
main (int argc, char **argv)
{
  Monkey *self = get_monkey ();

  g_assert_cmpint (argc, >=, 2);
  self->actions = (guint) atoi (argv[1]);
  self->seed = argc > 2 ? g_ascii_strtoull (argv[2], NULL, 10) : g_random_int ();
  flip_random_seed (&self->random, self->seed, 1);
  stage_watch (tell);
  g_setenv ("GTK_A11Y", "none", TRUE);
  if (!gtk_init_check () || !hands_init ())
    return skip ();
  self->folder = g_dir_make_tmp ("flipside-monkey-XXXXXX", NULL);
  for (guint i = 0; i < SHEETS; i++)
    write_sheet (self, i);
  printf ("1..1\n# seed %" G_GUINT64_FORMAT "\n", self->seed);
  while (self->done < self->actions)
    live (self);
  printf ("ok 1 - %u actions of the seed %" G_GUINT64_FORMAT "\n", self->done, self->seed);
  remove_sheets (self);
  g_free (self->folder);
  return 0;
}
