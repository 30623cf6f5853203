/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The hint: beside the board in place of the question, or over the board if there is little
   room. */

#include "app/common/toolkit/class.h"
#include "app/sheet/sheet-page-private.h"

#include "app/common/toolkit/announce.h"
#include "app/preferences/settings.h"

#include <glib/gi18n.h>

/* helpers */

static gboolean
is_allowed (FlipSheetPage *self)
{
  const FlipSetup *setup = flip_sheet_page_moment (self)->setup;

  return setup->dealt || g_settings_get_boolean (flip_settings_get_default (), "advice-at-table");
}

static gboolean
is_possible (FlipSheetPage *self)
{
  return !flip_sheet_page_is_mending (self) && self->briefed && flip_hinting_can (flip_sheet_page_moment (self));
}

/* Flipside is playing, and nothing can be answered until it is done. */
static gboolean
is_others_turn (FlipSheetPage *self)
{
  const FlipMoment *moment = flip_sheet_page_moment (self);
  int who = flip_moment_who (moment);

  return moment->is_present && who != FLIP_TABLE && flip_moment_is_automatic (moment, (guint) who);
}

static void
set_open (FlipSheetPage *self, gboolean open)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->hint_toggle), open);
}

static void
move_panel (FlipSheetPage *self, GtkBox *to)
{
  GtkWidget *from = gtk_widget_get_parent (GTK_WIDGET (self->hint));

  if (from == GTK_WIDGET (to))
    return;
  g_object_ref (self->hint);
  gtk_box_remove (GTK_BOX (from), GTK_WIDGET (self->hint));
  gtk_box_append (to, GTK_WIDGET (self->hint));
  g_object_unref (self->hint);
}

/* callbacks */

static void
hint_toggled_cb (GtkToggleButton *button, FlipSheetPage *self)
{
  gboolean open = gtk_toggle_button_get_active (button);

  g_assert (FLIP_IS_SHEET_PAGE (self));

  if (!self->model)
    return;
  if (open)
    {
      flip_sheet_model_note_hint (self->model);
      flip_hint_panel_begin (self->hint, flip_sheet_page_moment (self));
    }
  else
    {
      flip_hint_panel_end (self->hint);
      flip_board_stack_hint (self->board, NULL, 0);
      flip_table_stage_hint (self->table, NULL);
    }
  flip_sheet_page_show_parts (self);
  if (open)
    flip_hint_panel_focus (self->hint);
  else
    flip_sheet_page_focus_question (self);
}

static void
hint_changed_cb (FlipHintPanel *panel, FlipSheetPage *self)
{
  guint sites[FLIP_HINT_CHOICES];

  g_assert (FLIP_IS_SHEET_PAGE (self));

  flip_table_stage_hint (self->table, flip_hint_panel_hint (panel));
  flip_hint_panel_sites (panel, sites);
  flip_board_stack_hint (self->board, sites, FLIP_HINT_CHOICES);
}

static void
hint_told_cb (FlipHintPanel *panel, const char *words, FlipSheetPage *self)
{
  g_assert (FLIP_IS_SHEET_PAGE (self));

  flip_announce (self->status, words);
}

static void
hint_close_cb (FlipHintPanel *panel, FlipSheetPage *self)
{
  g_assert (FLIP_IS_SHEET_PAGE (self));

  set_open (self, FALSE);
}

static void
hint_cb (FlipSheetPage *self)
{
  const char *never = flip_hinting_why_never (flip_sheet_page_moment (self));

  if (flip_sheet_page_has_hint (self))
    set_open (self, FALSE);
  else if (never)
    flip_sheet_page_say (self, never);
  else if (!is_possible (self))
    flip_sheet_page_say (self, _ ("There’s nothing to give a hint on right now."));
  else if (!is_allowed (self))
    flip_sheet_page_say (
      self, _ ("Hints at the table are off. You can turn them on in Preferences."));
  else
    set_open (self, TRUE);
}

/* Keeps the aim for the player to flick, and closes what covers the table. */
static void
aim_cb (FlipSheetPage *self, const char *notation)
{
  if (!flip_table_stage_aim (self->table, notation))
    return;
  if (self->room.kind != FLIP_ROOM_WIDE)
    set_open (self, FALSE);
  flip_table_stage_focus_question (self->table);
}

/* public functions */

gboolean
flip_sheet_page_has_hint (FlipSheetPage *self)
{
  g_return_val_if_fail (FLIP_IS_SHEET_PAGE (self), FALSE);

  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->hint_toggle));
}

void
flip_sheet_page_place_hint (FlipSheetPage *self)
{
  gboolean open = flip_sheet_page_has_hint (self), beside = self->room.kind == FLIP_ROOM_WIDE;

  move_panel (self, beside ? self->hint_place : self->hint_holder);
  gtk_widget_set_visible (self->hint_side, open && beside);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->hint_drawer), open && !beside);
}

void
flip_sheet_page_follow_hint (FlipSheetPage *self, gboolean focus)
{
  g_return_if_fail (FLIP_IS_SHEET_PAGE (self));

  if (!flip_sheet_page_has_hint (self))
    return;
  if (is_possible (self))
    {
      flip_sheet_model_note_hint (self->model);
      flip_hint_panel_begin (self->hint, flip_sheet_page_moment (self));
    }
  else if (is_others_turn (self))
    flip_hint_panel_end (self->hint);
  else
    set_open (self, FALSE);
  if (focus && flip_sheet_page_has_hint (self))
    flip_hint_panel_focus (self->hint);
}

gboolean
flip_sheet_page_close_hint (FlipSheetPage *self)
{
  g_return_val_if_fail (FLIP_IS_SHEET_PAGE (self), FALSE);

  if (!flip_sheet_page_has_hint (self))
    return FALSE;
  set_open (self, FALSE);
  return TRUE;
}

void
flip_sheet_page_refresh_hint (FlipSheetPage *self)
{
  gtk_widget_set_visible (self->hint_toggle,
                          is_allowed (self)
                            && !flip_hinting_why_never (flip_sheet_page_moment (self)));
  gtk_widget_set_sensitive (self->hint_toggle, is_possible (self));
}

void
flip_sheet_page_install_hint (GtkWidgetClass *widget_class)
{
  FLIP_BIND_CHILDREN (widget_class, FlipSheetPage, hint_toggle, hint_side, hint_drawer, hint_holder,
                      hint_place, hint);
  FLIP_BIND_CALLBACKS (widget_class, hint_toggled_cb, hint_changed_cb, hint_told_cb, hint_close_cb);
  FLIP_ACTIONS (widget_class, FlipSheetPage, ("sheet.hint", hint_cb), ("sheet.aim", aim_cb));
  FLIP_KEYS (widget_class, (GDK_KEY_question, 0, "sheet.hint"));
}
