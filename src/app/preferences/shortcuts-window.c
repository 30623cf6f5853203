/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/preferences/shortcuts-window.h"

#include <adwaita.h>
#include <glib/gi18n.h>

typedef struct
{
  const char *title, *keys;
  const char *context; /* of the title, or NULL */
} Shortcut;

typedef struct
{
  const char *title;
  const Shortcut *shortcuts;
  guint n;
} Group;

static const Shortcut general[] = {
  { N_ ("New sheet"), "<Control>n", NULL },
  { N_ ("Open a file"), "<Control>o", NULL },
  { N_ ("Statistics"), "<Control>i", NULL },
  { N_ ("Back to the library"), "<Alt>Left", NULL },
  { N_ ("Close what is open, or return to the present"), "Escape", NULL },
  { N_ ("Preferences"), "<Control>comma", NULL },
  { N_ ("While you edit an edition: the list of its parts"), "F6", NULL },
  { N_ ("Keyboard shortcuts"), "<Control>question", NULL },
  { N_ ("Quit"), "<Control>q", NULL },
};

static const Shortcut answering[] = {
  { N_ ("From board to question to log"), "Tab", NULL },
  { N_ ("Next site in reach; with Ctrl, of all sites"), "Left Right", NULL },
  { N_ ("Go through the sites in reach"), "Page_Down Page_Up", NULL },
  { N_ ("Mark the site"), "Return space", NULL },
  { N_ ("Mark the site pointed at, in the first, second or third way"), "1 2 3", NULL },
  { N_ ("Enter a card, such as the seven of clubs"), "7+c", NULL },
  { N_ ("Press the first, second or third button"), "1 2 3", NULL },
  { N_ ("Choose a card by its name, such as Hospital"), "h", NULL },
};

static const Shortcut on_a_sheet[] = {
  { N_ ("Take back"), "<Control>z", NULL },
  { N_ ("Redo"), "<Control><Shift>z", NULL },
  { N_ ("Mend the log"), "<Control>m", NULL },
  { N_ ("Save as"), "<Control>s", NULL },
  { N_ ("Print"), "<Control>p", NULL },
  { N_ ("Rules of the game"), "F1", NULL },
  { N_ ("Hint"), "question", NULL },
  { N_ ("Board of the first or second player"), "<Control>1 <Control>2", NULL },
  { N_ ("Show or hide the panel beside the board"), "F9", NULL },
  { N_ ("Show or hide the log"), "<Control>l", NULL },
  { N_ ("Menu of an entry in the log"), "<Shift>F10 Menu", NULL },
  { N_ ("Show all of what a small board shortens"), "<Control>i", NULL },
  { N_ ("Set up the table"), "<Control>t", NULL },
};

static const Shortcut placing[] = {
  { NC_ ("verb", "Turn"), "r", "verb" },
  { NC_ ("verb", "Mirror"), "h m", "verb" },
  { N_ ("Mirror upside down"), "v", NULL },
  { N_ ("Next place where it fits"), "n", NULL },
  { N_ ("Stop dragging"), "Escape", NULL },
};

static const Shortcut review[] = {
  { N_ ("Previous move"), "Left", NULL },
  { N_ ("Next move"), "Right", NULL },
  { N_ ("First move"), "Home", NULL },
  { N_ ("Newest move"), "End", NULL },
};

static const Shortcut on_the_table[] = {
  { N_ ("Next figure"), "Tab", NULL },
  { N_ ("Aim at the next enemy"), "n", NULL },
  { N_ ("Turn the aim by a degree"), "Left Right", NULL },
  { N_ ("Turn the aim by a tenth of a degree"), "<Shift>Left <Shift>Right", NULL },
  { N_ ("More or less power"), "Page_Up Page_Down", NULL },
  { N_ ("A little more or less power"), "plus minus", NULL },
  { N_ ("Flick, or look in that direction"), "Return", NULL },
  { N_ ("Bullet on the other side"), "s", NULL },
  { N_ ("Preview on or off"), "p", NULL },
  { N_ ("Last flick in slow motion"), "r", NULL },
};

#define GROUP(title, list) { title, list, G_N_ELEMENTS (list) }

static const Group sheets[] = {
  GROUP (N_ ("General"), general),
  GROUP (N_ ("Answering"), answering),
  GROUP (N_ ("On a Sheet"), on_a_sheet),
};

static const Group pieces[] = {
  GROUP (N_ ("Placing a Piece"), placing),
  GROUP (N_ ("Review"), review),
  GROUP (N_ ("On the Simulated Table"), on_the_table),
};

static const char *
title_of (const Shortcut *shortcut)
{
  return shortcut->context ? g_dpgettext2 (NULL, shortcut->context, shortcut->title)
                           : _ (shortcut->title);
}

/* Newer toolkits show them in one list inside the window. */
#if ADW_CHECK_VERSION(1, 8, 0)

static void
add_groups (AdwDialog *dialog, const Group *groups, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      AdwShortcutsSection *section = adw_shortcuts_section_new (_ (groups[i].title));

      for (guint k = 0; k < groups[i].n; k++)
        adw_shortcuts_section_add (section, adw_shortcuts_item_new (title_of (&groups[i].shortcuts[k]),
                                                                    groups[i].shortcuts[k].keys));
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

/* Only a builder can put this window together in the older toolkits. */
static void
append_text (GString *text, const char *format, const char *one, const char *other)
{
  g_autofree char *escaped = g_markup_printf_escaped (format, one, other);

  g_string_append (text, escaped);
}

static void
append_section (GString *text, const char *name, const char *title, const char *height)
{
  append_text (text,
               "<child><object class='GtkShortcutsSection'><property name='section-name'>%s</property>"
               "<property name='title'>%s</property>",
               name, title);
  append_text (text, "<property name='max-height'>%s</property>%s", height, "");
}

static void
append_groups (GString *text, const Group *groups, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      append_text (text,
                   "<child><object class='GtkShortcutsGroup'><property name='title'>%s</property>%s",
                   _ (groups[i].title), "");
      for (guint k = 0; k < groups[i].n; k++)
        append_text (text,
                     "<child><object class='GtkShortcutsShortcut'><property name='title'>%s</property>"
                     "<property name='accelerator'>%s</property></object></child>",
                     title_of (&groups[i].shortcuts[k]), groups[i].shortcuts[k].keys);
      g_string_append (text, "</object></child>");
    }
  g_string_append (text, "</object></child>");
}

/* Two sections of one page each: more pages have buttons with labels that the toolkit itself warns of, and
   one section of everything is higher than a small screen. */
static void
present (GtkWindow *parent)
{
  g_autoptr (GString) text = g_string_new ("<interface><object class='GtkShortcutsWindow' id='window'>");
  g_autoptr (GtkBuilder) builder = NULL;
  GtkWindow *window;

  append_section (text, "sheets", _ ("Sheets"), "19");
  append_groups (text, sheets, G_N_ELEMENTS (sheets));
  append_section (text, "pieces", _ ("Pieces, Table, Review"), "14");
  append_groups (text, pieces, G_N_ELEMENTS (pieces));
  g_string_append (text, "</object></interface>");
  builder = gtk_builder_new_from_string (text->str, (gssize) text->len);
  window = GTK_WINDOW (gtk_builder_get_object (builder, "window"));
  gtk_window_set_modal (window, TRUE);
  gtk_window_set_transient_for (window, parent);
  g_object_set (window, "section-name", "sheets", NULL);
  gtk_window_present (window);
}

#endif

/* GTK would build its own at the start of the program, which takes a twentieth of that time. */
void
flip_shortcuts_window_present (GtkWindow *parent)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));

  present (parent);
}
