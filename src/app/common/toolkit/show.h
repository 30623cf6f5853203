/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Set what a widget shows only if it is different: setting the same value again would still cost a
   new layout. */

/* NULL hides the label. */
void flip_show_text (GtkLabel *label, const char *text);

/* A tooltip that is set asks the display where the pointer is. */
void flip_show_tooltip (GtkWidget *widget, const char *text);

/* Hides a widget and keeps its room, so that nothing beside it moves. */
void flip_show_in_place (GtkWidget *widget, gboolean shown);

/* Words on one line with those beside them, though their sizes differ. */
void flip_show_on_baseline (GtkWidget *widget);

void flip_show_class (GtkWidget *widget, const char *name, gboolean on);

/* What it is called for those who listen, whatever stands on it: newer toolkits would call a button by its own words. */
void flip_show_name (gpointer widget, const char *name);

/* The words of a button take several lines where they have to. The label is the button's own, so that it names it. */
GtkLabel *flip_show_wrapped (GtkButton *button);

/* The child after the last one, of a given type: the existing child if there is one, else a new
   one. Start with NULL as the last; at the end, drop the children that are left over. */
gpointer flip_show_next (GtkBox *box, GtkWidget *last, GType type);
void flip_show_end (GtkBox *box, GtkWidget *last);

/* A list of words to choose from: as narrow as need be, where its words don't fit. */
GtkWidget *flip_show_drop_down_new (GtkStringList *words);
void flip_show_drop_down_narrow (GtkDropDown *list);

/* A word of such a list, in the label that the factory made; its row has the word for its name. */
void flip_show_word (GtkListItem *item);

/* What screen readers call a list to choose from, and the button in it that has the focus. */
void flip_show_drop_down_name (GtkDropDown *list, const char *name);

/* The text in a row with a title of its own is what has the focus: screen readers hear nothing of it by themselves. */
void flip_show_entry_name (GtkEditable *row, const char *name);

G_END_DECLS
