/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/mend/mend-bar.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"

#include <adwaita.h>

struct _FlipMendBar
{
  GtkBox parent_instance;

  /* template */
  AdwWindowTitle *window_title;
  GtkWidget *cancel, *keep, *keep_words, *sign, *tools, *more, *to_log, *remove;
  GtkBox *place, *folded, *controls;
  GtkLabel *title, *where;
  GtkCheckButton *instead, *before;
  GtkToggleButton *as_list;

  /* borrowed */
  FlipMending *mending; /* or NULL; for as long as it is shown */

  gboolean across;  /* there is room for all in a line */
  gboolean loading; /* TRUE while the program, not the user, sets the controls */
};

FLIP_DEFINE_TEMPLATE (FlipMendBar, flip_mend_bar, GTK_TYPE_BOX)

/* helpers */

static void
show_controls (FlipMendBar *self)
{
  gboolean can_change = flip_mending_can_change (self->mending);

  self->loading = TRUE;
  gtk_check_button_set_active (
    flip_mending_is_before (self->mending) ? self->before : self->instead, TRUE);
  self->loading = FALSE;
  gtk_widget_set_sensitive (GTK_WIDGET (self->instead), can_change);
  gtk_widget_set_sensitive (self->remove, can_change);
  gtk_widget_set_visible (GTK_WIDGET (self->as_list), !flip_mending_needs_list (self->mending));
}

/* Where in the game that is, if there is room beside the title. */
static void
show_where (FlipMendBar *self)
{
  gboolean known = self->mending && flip_mending_phase (self->mending) != FLIP_MENDING_WORKS;
  g_autofree char *where = self->across && known ? flip_mending_where (self->mending) : NULL;

  flip_show_text (self->where, where);
}

/* callbacks */

static void
place_cb (GtkCheckButton *button, FlipMendBar *self)
{
  g_assert (FLIP_IS_MEND_BAR (self));

  if (!self->loading)
    flip_mending_set_before (self->mending, !gtk_check_button_get_active (self->instead));
}

FLIP_EMITS (listed_cb, "listed")

/* overrides */

static void
flip_mend_bar_class_init (FlipMendBarClass *klass)
{
  FLIP_TEMPLATE (klass, "mend/mend-bar.ui");
  FLIP_BIND_CHILDREN (klass, FlipMendBar, window_title, cancel, keep, keep_words, sign,
                      tools, more, to_log, remove, place, folded, controls, title, where, instead,
                      before, as_list);
  FLIP_BIND_CALLBACKS (klass, place_cb, listed_cb);
  FLIP_SIGNAL (klass, "listed", 0);
}

/* public functions */

void
flip_mend_bar_load (FlipMendBar *self, FlipMending *mending)
{
  FlipMendingPhase phase;
  g_autofree char *about = NULL, *title = NULL;

  g_return_if_fail (FLIP_IS_MEND_BAR (self));

  self->mending = mending;
  gtk_widget_set_visible (GTK_WIDGET (self), mending != NULL);
  if (!mending)
    return;
  phase = flip_mending_phase (mending);
  about = flip_mending_about (mending);
  title = flip_mending_title (mending);
  adw_window_title_set_subtitle (self->window_title, about);
  flip_show_text (self->title, title);
  show_where (self);
  gtk_widget_set_visible (self->sign, phase == FLIP_MENDING_ASKS);
  gtk_widget_set_visible (self->tools, phase == FLIP_MENDING_EDITS);
  if (phase == FLIP_MENDING_EDITS)
    show_controls (self);
}

/* In little room the controls are in a menu, and the words of the buttons are enough of a title. */
void
flip_mend_bar_set_room (FlipMendBar *self, const FlipRoom *room)
{
  gboolean beside;
  GtkBox *to;
  GtkWidget *from;

  g_return_if_fail (FLIP_IS_MEND_BAR (self));

  beside = room->kind == FLIP_ROOM_WIDE;
  self->across = beside || room->panel == FLIP_PANEL_BAR;
  to = self->across ? self->place : self->folded;
  from = gtk_widget_get_parent (GTK_WIDGET (self->controls));
  gtk_widget_set_visible (GTK_WIDGET (self->window_title), self->across);
  gtk_widget_set_visible (self->keep_words, self->across || room->panel == FLIP_PANEL_SPLIT);
  gtk_widget_set_visible (self->more, !self->across);
  gtk_widget_set_visible (self->to_log, !beside);
  flip_show_across (self->controls, self->across);
  show_where (self);
  if (from == GTK_WIDGET (to))
    return;
  g_object_ref (self->controls);
  gtk_box_remove (GTK_BOX (from), GTK_WIDGET (self->controls));
  gtk_box_append (to, GTK_WIDGET (self->controls));
  g_object_unref (self->controls);
}

gboolean
flip_mend_bar_is_listed (FlipMendBar *self)
{
  g_return_val_if_fail (FLIP_IS_MEND_BAR (self), FALSE);

  return gtk_toggle_button_get_active (self->as_list);
}

void
flip_mend_bar_focus (FlipMendBar *self)
{
  g_return_if_fail (FLIP_IS_MEND_BAR (self) && self->mending);

  gtk_widget_grab_focus (flip_mending_can_keep (self->mending) ? self->keep : self->cancel);
}
