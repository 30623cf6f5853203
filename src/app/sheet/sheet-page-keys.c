/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keys that answer the question wherever the focus is on the page. */

#include "app/sheet/sheet-page-private.h"

/* helpers */

static GtkWidget *
find_focus (FlipSheetPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root ? gtk_root_get_focus (root) : NULL;
}

/* A notice closes by itself, and the key that was to close it must not answer what is asked then. Cards may be
   typed on: whoever does so means them. */
static gboolean
is_for_notice (FlipSheetPage *self, guint key)
{
  gunichar letter = gdk_keyval_to_unicode (key);
  gboolean answers = key == GDK_KEY_KP_Enter || (letter && key != GDK_KEY_Tab);
  gboolean is_card = !flip_sheet_page_is_simulated (self) && flip_now_panel_asks_card (self->now)
                     && g_unichar_isalnum (letter);

  return answers && !is_card && flip_notice_view_takes_keys (self->notice);
}

/* callbacks */

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint key,
        guint code,
        GdkModifierType state,
        FlipSheetPage *self)
{
  GtkWidget *focus = find_focus (self);

  g_assert (FLIP_IS_SHEET_PAGE (self));

  if (!self->model || self->mending || !self->briefed || flip_notice_view_is_open (self->notice)
      || state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK))
    return GDK_EVENT_PROPAGATE;
  if (flip_now_panel_spells_on (self->now, key))
    return GDK_EVENT_STOP;
  if (focus && GTK_IS_EDITABLE (focus))
    return GDK_EVENT_PROPAGATE;
  if (is_for_notice (self, key))
    return GDK_EVENT_STOP;
  if (flip_sheet_page_is_simulated (self) || !gdk_keyval_to_unicode (key))
    return GDK_EVENT_PROPAGATE;
  if (flip_sheet_page_moment (self)->by_itself && key == GDK_KEY_space)
    {
      flip_sheet_model_hurry (self->model);
      return GDK_EVENT_STOP;
    }
  flip_board_stack_settle_pointer (self->board);
  return flip_now_panel_press_key (self->now, key);
}

/* public functions */

void
flip_sheet_page_add_keys (FlipSheetPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_return_if_fail (FLIP_IS_SHEET_PAGE (self));

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
