/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/preferences/shortcuts-window.h"

#include "app/common/layout/columns.h"
#include "app/common/layout/side-scroller.h"
#include "app/common/layout/text-clamp.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"

#include <adwaita.h>
#include <glib/gi18n.h>

typedef struct
{
  const char *title;
  const char *keys;    /* or NULL: the first letter of a name */
  const char *context; /* of the title, or NULL */
} Shortcut;

typedef struct
{
  const char *title;
  const Shortcut *shortcuts;
  guint n;
} Group;

static const Shortcut general[] = {
  { /* what a key does */ N_ ("New sheet"), "<Control>n", NULL },
  { N_ ("Open a file"), "<Control>o", NULL },
  { N_ ("Find a sheet in the library"), "<Control>f", NULL },
  { N_ ("Statistics"), "<Control>i", NULL },
  { N_ ("Back to the library"), "<Alt>Left", NULL },
  { N_ ("Close what is open, or return to the present"), "Escape", NULL },
  { N_ ("Preferences"), "<Control>comma", NULL },
  { N_ ("While editing an edition: list of its parts"), "F6", NULL },
  { N_ ("While editing an edition: redo"), "<Control>y", NULL },
  { N_ ("Rename an edition"), "F2", NULL },
  { N_ ("Delete an edition"), "Delete", NULL },
  { /* what a key does */ N_ ("Keyboard shortcuts"), "<Control>question", NULL },
  { /* what a key does */ N_ ("Quit"), "<Control>q", NULL },
};

static const Shortcut answering[] = {
  { N_ ("Cycle through board, question and log"), "Tab", NULL },
  { N_ ("Next site in reach; with Ctrl, of all sites"), "Left Right Up Down", NULL },
  { N_ ("Move between the sites in reach"), "Page_Down Page_Up", NULL },
  { N_ ("Mark the site"), "Return space", NULL },
  { N_ ("Mark the site under the pointer, in the first, second or third way"), "1 2 3", NULL },
  { N_ ("Enter a card, such as the seven of clubs"), "7+c", NULL },
  { N_ ("Enter a ten, such as the ten of hearts"), "0+h", NULL },
  { N_ ("Remove what you typed, or take back the last card"), "BackSpace", NULL },
  { N_ ("Press the first, second or third button"), "1 2 3", NULL },
  { N_ ("Press the tenth button"), "0", NULL },
  { N_ ("Choose a card by its name, such as Hospital"), NULL, NULL },
  { N_ ("Choosing roles for cards: another card, another role"), "Left Right Up Down", NULL },
  { N_ ("Close a notice, or let an automatic player act at once"), "space", NULL },
};

static const Shortcut on_a_sheet[] = {
  { /* take back a move or a card */ N_ ("Take back"), "<Control>z", NULL },
  { N_ ("Redo"), "<Control><Shift>z", NULL },
  { N_ ("Correct the log"), "<Control>m", NULL },
  { /* what a key does */ N_ ("Save as"), "<Control>s", NULL },
  { N_ ("Print"), "<Control>p", NULL },
  { N_ ("Own screens for the players"), "<Control><Shift>s", NULL },
  { N_ ("Rules of the game"), "F1", NULL },
  { N_ ("Hint"), "question", NULL },
  { N_ ("Read out the sheet, the question or the last move"), "F2 F3 F4", NULL },
  { N_ ("Board of the first or second player"), "<Control>1 <Control>2", NULL },
  { N_ ("Show or hide the panel beside the board"), "F9", NULL },
  { N_ ("Show or hide the log"), "<Control>l", NULL },
  { N_ ("Menu of an entry in the log"), "<Shift>F10 Menu", NULL },
  { N_ ("Show in full what a small board shortens"), "<Control>e", NULL },
  { N_ ("Set up the table"), "<Control>t", NULL },
};

static const Shortcut placing[] = {
  { NC_ ("verb", "Turn"), "r", "verb" },
  { NC_ ("verb", "Mirror"), "h m", "verb" },
  { N_ ("Mirror upside down"), "v", NULL },
  { N_ ("Next place where it fits"), "n", NULL },
  { /* what a key does */ N_ ("Cancel dragging"), "Escape", NULL },
};

static const Shortcut editing[] = {
  { N_ ("Move the piece, or go to another square"), "Left Right Up Down", NULL },
  { N_ ("Paint squares on the way"), "<Shift>Left <Shift>Right", NULL },
  { N_ ("Move the whole shape, or a value within its list"), "<Control>Left <Control>Right", NULL },
  { N_ ("Paint or erase the square"), "space", NULL },
  { N_ ("Turn the piece or the shape"), "r", NULL },
  { N_ ("Turn the piece a little"), "bracketleft bracketright", NULL },
  { N_ ("Mirror the shape"), "m", NULL },
  { N_ ("Remove the piece or the value, or clear the shape"), "Delete BackSpace", NULL },
  { N_ ("Edit the piece, or confirm the value"), "Return", NULL },
  { N_ ("Cancel what you are dragging or painting"), "Escape", NULL },
};

static const Shortcut review[] = {
  { N_ ("Previous move"), "Left", NULL },
  { N_ ("Next move"), "Right", NULL },
  { /* what a key does */ N_ ("First move"), "Home", NULL },
  { N_ ("Newest move"), "End", NULL },
  { N_ ("Previous or next turn"), "Page_Up Page_Down", NULL },
  { N_ ("Previous or next mistake"), "<Control>Left <Control>Right", NULL },
  { N_ ("Set or remove a bookmark"), "<Control>b", NULL },
  { N_ ("Previous or next bookmark"), "<Control>Page_Up <Control>Page_Down", NULL },
};

static const Shortcut on_the_table[] = {
  { /* what a key does */ N_ ("Next figure"), "Tab", NULL },
  { N_ ("Aim at the next enemy"), "n", NULL },
  { N_ ("Turn the aim by a degree"), "Left Right Up Down", NULL },
  { N_ ("Turn the aim by a tenth of a degree"), "<Shift>Left <Shift>Right", NULL },
  { N_ ("More or less power"), "Page_Up Page_Down", NULL },
  { N_ ("A little more or less power"), "plus minus", NULL },
  { N_ ("Flick, or look in that direction"), "Return", NULL },
  { N_ ("Bullet on the other side"), "s", NULL },
  { N_ ("End the turn, or give another answer below the table"), "1", NULL },
  { N_ ("Show the table larger or smaller"), "<Control>plus <Control>minus", NULL },
  { N_ ("Show the whole table"), "<Control>0", NULL },
  { N_ ("Show another part of the table"), "<Control>Left <Control>Right", NULL },
  { N_ ("Preview on or off"), "p", NULL },
  { N_ ("Last flicks in slow motion"), "r", NULL },
  { N_ ("Don’t wait between the flicks of an automatic player"), "space", NULL },
};

#define GROUP(title, list) { title, list, G_N_ELEMENTS (list) }

static const Group sheets[] = {
  /* Translators: a group of keyboard shortcuts */
  GROUP (N_ ("General"), general),
  /* Translators: a group of keyboard shortcuts */
  GROUP (N_ ("Answering"), answering),
  GROUP (N_ ("On a Sheet"), on_a_sheet),
};

static const Group pieces[] = {
  GROUP (N_ ("Placing a Piece"), placing),
  /* Translators: a group of keyboard shortcuts */
  GROUP (N_ ("Editing an Edition"), editing),
  /* Translators: a group of keyboard shortcuts */
  GROUP (N_ ("Review"), review),
  GROUP (N_ ("On the Simulated Table"), on_the_table),
};

static const char *
title_of (const Shortcut *shortcut)
{
  return shortcut->context ? g_dpgettext2 (NULL, shortcut->context, shortcut->title)
                           : _ (shortcut->title);
}

static const char *
keys_of (const Shortcut *shortcut)
{
  /* Translators: the key of the first letter of the card's name in “Choose a card by its name, such as Hospital”;
     h where that letter is on no key. */
  const char *letter = C_ ("first letter", "h");

  if (shortcut->keys)
    return shortcut->keys;
  return gtk_accelerator_parse (letter, NULL, NULL) ? letter : "h";
}

/* Newer toolkits show the shortcuts in one list inside the window. */
#if ADW_CHECK_VERSION(1, 8, 0)

static void
add_groups (AdwDialog *dialog, const Group *groups, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      AdwShortcutsSection *section = adw_shortcuts_section_new (_ (groups[i].title));

      for (guint k = 0; k < groups[i].n; k++)
        adw_shortcuts_section_add (section, adw_shortcuts_item_new (title_of (&groups[i].shortcuts[k]),
                                                                    keys_of (&groups[i].shortcuts[k])));
      adw_shortcuts_dialog_add (ADW_SHORTCUTS_DIALOG (dialog), section);
    }
}

static void
present (GtkWindow *parent)
{
  AdwDialog *dialog = adw_shortcuts_dialog_new ();

  add_groups (dialog, sheets, G_N_ELEMENTS (sheets));
  add_groups (dialog, pieces, G_N_ELEMENTS (pieces));
  adw_dialog_present (dialog, GTK_WIDGET (parent));
}

#else

/* From THRESHOLD on, the keys are beside the words, which then have the width WORDS. */
#define THRESHOLD 480
#define WORDS     290

#define EDGE   3
#define WIDTH  640
#define HEIGHT 680

/* With large text some keys are wider than a narrow window. Their borders are drawn outside the
   label. */
static GtkWidget *
keys_new (const char *keys)
{
  GtkWidget *label =
    g_object_new (GTK_TYPE_SHORTCUT_LABEL, "accelerator", keys, "halign", GTK_ALIGN_START, "margin-start", EDGE,
                  "margin-end", EDGE, "margin-top", EDGE, "margin-bottom", EDGE, NULL);

  return g_object_new (FLIP_TYPE_SIDE_SCROLLER, "child", label, "valign", GTK_ALIGN_CENTER, NULL);
}

static GtkWidget *
row_new (const Shortcut *shortcut)
{
  const char *title = title_of (shortcut);
  GtkWidget *words = g_object_new (GTK_TYPE_LABEL, "label", title, "xalign", 0., "wrap", TRUE, NULL);
  GtkWidget *columns = g_object_new (FLIP_TYPE_COLUMNS, "start", words, "end", keys_new (keys_of (shortcut)),
                                     "start-width", WORDS, "threshold", THRESHOLD, "spacing", 8, "margin-start",
                                     12, "margin-end", 12, "margin-top", 10, "margin-bottom", 10, NULL);

  return g_object_new (ADW_TYPE_PREFERENCES_ROW, "title", title, "activatable", FALSE, "child", columns,
                       NULL);
}

static void
add_groups (GtkWidget *page, const Group *groups, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *list = g_object_new (GTK_TYPE_LIST_BOX, "selection-mode", GTK_SELECTION_NONE, NULL);
      GtkWidget *title =
        g_object_new (GTK_TYPE_LABEL, "label", _ (groups[i].title), "xalign", 0., "wrap", TRUE, NULL);

      for (guint k = 0; k < groups[i].n; k++)
        gtk_list_box_append (GTK_LIST_BOX (list), row_new (&groups[i].shortcuts[k]));
      gtk_widget_add_css_class (list, "boxed-list");
      gtk_widget_add_css_class (title, "heading");
      flip_show_name (list, _ (groups[i].title));
      gtk_box_append (GTK_BOX (page), title);
      gtk_box_append (GTK_BOX (page), list);
    }
}

static void
close_by_escape (GtkWidget *window)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys),
    gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0), gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (window, keys);
}

/* The shortcuts window of older toolkits is wider than a small screen, even more so with large
   text, and does not scroll. */
static void
present (GtkWindow *parent)
{
  GtkWidget *page = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 12,
                                  "margin-start", 12, "margin-end", 12, "margin-top", 18, "margin-bottom",
                                  18, NULL);
  GtkWidget *clamp = g_object_new (FLIP_TYPE_TEXT_CLAMP, "child", page, NULL);
  GtkWidget *scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", clamp, "hscrollbar-policy",
                                      GTK_POLICY_NEVER, "vexpand", TRUE, NULL);
  GtkWidget *box = FLIP_MAKE_BELOW (0, adw_header_bar_new (), scroller);
  GtkWidget *window =
    /* Translators: title of a window */
    g_object_new (ADW_TYPE_WINDOW, "title", _ ("Keyboard Shortcuts"), "default-width", WIDTH,
                  "default-height", HEIGHT, "modal", TRUE, "transient-for", parent, "content", box,
                  NULL);

  add_groups (page, sheets, G_N_ELEMENTS (sheets));
  add_groups (page, pieces, G_N_ELEMENTS (pieces));
  close_by_escape (window);
  gtk_window_present (GTK_WINDOW (window));
}

#endif

/* GTK would build its own shortcuts window at the start, which takes a twentieth of the start-up
   time. */
void
flip_shortcuts_window_present (GtkWindow *parent)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));

  present (parent);
}
