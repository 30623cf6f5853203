/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* These change a widget only if the value differs: setting the same value again would still cost a
   new layout. */

/* NULL hides the label. */
void flip_show_text (GtkLabel *label, const char *text);

/* Setting a tooltip asks the display for the position of the pointer. */
void flip_show_tooltip (GtkWidget *widget, const char *text);

/* Hides a widget but keeps its room, so that nothing beside it moves. */
void flip_show_in_place (GtkWidget *widget, gboolean shown);

/* Aligns words with those beside them, though their sizes differ. */
void flip_show_on_baseline (GtkWidget *widget);

void flip_show_class (GtkWidget *widget, const char *name, gboolean on);

/* Lays the children of a box side by side, or below each other. */
void flip_show_across (gpointer box, gboolean across);

/* Sets the name for screen readers, whatever the widget shows: newer toolkits would name a button
   after its own words. */
void flip_show_name (gpointer widget, const char *name);

/* Lets the words of a button wrap. The label is the button's own, so that the button is named after
   it. */
GtkLabel *flip_show_wrapped (GtkButton *button);

/* The next child of a given type after the last one: the existing child if there is one, else a new
   one. Start with NULL as the last; at the end, drop the children that are left over, of which the
   box may be any widget, and hide it if it is empty. */
gpointer flip_show_next (GtkBox *box, GtkWidget *last, GType type);
void flip_show_end (gpointer box, GtkWidget *last);

/* Empties a box, a grid or a list. */
void flip_show_no_children (GtkWidget *widget);

/* A drop-down that can shrink if its words don't fit. */
GtkWidget *flip_show_drop_down_new (GtkStringList *words);
void flip_show_drop_down_narrow (GtkDropDown *list);

/* Replaces only the words that differ, since the user may be choosing from the list. */
void flip_show_words (GtkDropDown *list, GPtrArray *words);

/* Shows a word of such a list in the label that the factory created, and names the row after it. */
void flip_show_word (GtkListItem *item);

/* Sets the name of a drop-down for screen readers, and of the button in it that has the focus. */
void flip_show_drop_down_name (GtkDropDown *list, const char *name);

/* Names the text inside a row with a title, which has the focus: screen readers would find no name
   for it. */
void flip_show_entry_name (GtkEditable *row, const char *name);
