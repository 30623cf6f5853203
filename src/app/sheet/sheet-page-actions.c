/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Playing on a sheet: the actions that all controls use, whichever part shows them. */

#include "app/sheet/sheet-page-private.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/focus.h"

/* helpers */

static void
tell_refusal (FlipSheetPage *self, const FlipRefusal *refusal)
{
  g_autofree char *text = *refusal->rule ? g_strdup_printf ("%s (%s)", refusal->text, refusal->rule)
                                         : g_strdup (refusal->text);

  if (flip_sheet_page_is_simulated (self) || !flip_now_panel_refuse (self->now, refusal))
    flip_sheet_page_say (self, text);
}

static gboolean
play (FlipSheetPage *self, const char *notation, FlipRefusal *refusal)
{
  return flip_sheet_page_is_mending (self)
           ? flip_mend_mode_answer (self->mend, notation, refusal)
           : flip_sheet_model_play_text (self->model, notation, refusal);
}

/* actions */

/* All moves go through this action: from buttons, keys, sites, popovers and screen readers. */
static void
play_cb (FlipSheetPage *self, const char *notation)
{
  FlipRefusal refusal = { 0 };

  self->n_answered++;
  if (flip_sheet_page_guide_play (self, notation))
    return;
  if (!play (self, notation, &refusal))
    tell_refusal (self, &refusal);
}

/* Replaces an earlier answer that nothing has followed from yet. */
static void
exchange_cb (FlipSheetPage *self, guint position, const char *notation)
{
  FlipRefusal refusal = { 0 };

  self->n_answered++;
  if (flip_sheet_page_guide_play (self, notation))
    return;
  if (!flip_sheet_model_exchange (self->model, position, notation, &refusal))
    tell_refusal (self, &refusal);
}

static void
seat_cb (FlipSheetPage *self, guint seat)
{
  if (seat < flip_sheet_page_moment (self)->n_seats)
    flip_sheet_model_set_seat (self->model, seat);
}

/* Takes back one seat's part of a turn; those of the others stay. */
static void
take_back_seat_cb (FlipSheetPage *self, guint seat)
{
  FlipRefusal refusal = { 0 };

  self->n_answered++;
  if (!flip_sheet_model_take_back_seat (self->model, seat, &refusal))
    tell_refusal (self, &refusal);
}

static void
show_cb (FlipSheetPage *self, guint position)
{
  flip_sheet_model_show (self->model, position);
}

static void
present_cb (FlipSheetPage *self)
{
  flip_sheet_model_show_present (self->model);
}

/* the desk */

static FlipOnDesk
look (FlipDesk *desk)
{
  FlipSheetPage *self = FLIP_SHEET_PAGE (desk);
  FlipOnDesk on = {
    .moment = flip_sheet_page_moment (self),
    .held = flip_sheet_model_held (self->model),
    .foresight = flip_sheet_model_foresight (self->model),
    .board = self->board,
    .now = flip_sheet_page_is_simulated (self) ? NULL : self->now,
    .popover = &self->popover,
    .goes_on = TRUE,
  };

  if (flip_sheet_page_is_mending (self))
    flip_mend_mode_look (self->mend, &on);
  return on;
}

static void
foresee (FlipDesk *desk, const FlipMove *move)
{
  FlipSheetPage *self = FLIP_SHEET_PAGE (desk);

  if (flip_sheet_page_is_mending (self))
    flip_mend_mode_foresee (self->mend, move);
  else
    flip_sheet_model_foresee (self->model, move);
}

/* The simulated table handles what is on it; while automatic players move, a click hurries them. */
static gboolean
choose (FlipDesk *desk, guint site)
{
  FlipSheetPage *self = FLIP_SHEET_PAGE (desk);

  if (flip_sheet_page_is_mending (self))
    return flip_mend_mode_choose (self->mend);
  if (flip_sheet_page_guide_choose (self, site))
    return TRUE;
  if (flip_sheet_page_moment (self)->by_itself)
    {
      flip_sheet_model_hurry (self->model);
      return TRUE;
    }
  if (!flip_sheet_page_is_simulated (self))
    return FALSE;
  if (!flip_table_stage_choose (self->table, site) && flip_sheet_model_awaits_person (self->model))
    flip_desk_explain (desk, site);
  return TRUE;
}

static FlipSiteButton *
find (FlipDesk *desk, guint site)
{
  FlipSheetPage *self = FLIP_SHEET_PAGE (desk);

  return flip_sheet_page_is_simulated (self) ? flip_table_stage_find (self->table, site)
                                             : flip_board_stack_find (self->board, site);
}

/* public functions */

void
flip_sheet_page_desk_init (FlipDeskInterface *desk)
{
  desk->look = look;
  desk->foresee = foresee;
  desk->choose = choose;
  desk->find = find;
}

void
flip_sheet_page_install_play_actions (GtkWidgetClass *widget_class)
{
  flip_desk_install_actions (widget_class);
  FLIP_ACTIONS (widget_class, FlipSheetPage, ("sheet.play", play_cb),
                ("sheet.exchange", exchange_cb), ("sheet.seat", seat_cb),
                ("sheet.take-back-seat", take_back_seat_cb), ("sheet.show", show_cb),
                ("sheet.present", present_cb));
}

/* Keys that answer the question, wherever the focus is on the page. */

/* A notice closes by itself, and a key that was meant to close it must not answer the next
   question. Card keys are let through, because they are typed on purpose. */
static gboolean
is_for_notice (FlipSheetPage *self, guint key)
{
  gunichar letter = gdk_keyval_to_unicode (key);
  gboolean answers = key == GDK_KEY_KP_Enter || (letter && key != GDK_KEY_Tab);
  gboolean is_card = !flip_sheet_page_is_simulated (self) && flip_now_panel_asks_card (self->now)
                     && g_unichar_isalnum (letter);

  return answers && !is_card && flip_notice_view_takes_keys (self->notice);
}

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint key,
        guint code,
        GdkModifierType state,
        FlipSheetPage *self)
{
  GtkWidget *focus = flip_focus_find (self);

  g_assert (FLIP_IS_SHEET_PAGE (self));

  if (!self->model || !self->briefed || flip_notice_view_is_open (self->notice)
      || state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK))
    return GDK_EVENT_PROPAGATE;
  if (flip_now_panel_spells_on (self->now, key))
    return GDK_EVENT_STOP;
  if (focus && GTK_IS_EDITABLE (focus))
    return GDK_EVENT_PROPAGATE;
  if (is_for_notice (self, key))
    return GDK_EVENT_STOP;
  if (flip_sheet_page_is_mending (self))
    return gdk_keyval_to_unicode (key) && flip_mend_mode_press_key (self->mend, key);
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

void
flip_sheet_page_add_keys (FlipSheetPage *self)
{
  g_return_if_fail (FLIP_IS_SHEET_PAGE (self));

  FLIP_LISTEN_FIRST (self, gtk_event_controller_key_new (), self, ("key-pressed", key_cb));
}
