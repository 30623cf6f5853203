/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The parts around the board follow it one frame later: players, log, and the entries of a turn. A
   mark appears sooner if its frame need not wait for them. */

#include "app/sheet/sheet-page-private.h"

#include "app/common/toolkit/class.h"

/* The parts around the board are updated in the frame after the one that shows it. */
#define FRAMES 2

/* helpers */

static void
load_around (FlipSheetPage *self, const FlipChange *change)
{
  FlipMoment *moment = flip_sheet_page_moment (self);

  flip_seats_row_load (self->seats, moment, change);
  flip_holdings_load (self->holdings, moment);
  flip_log_view_load (self->log, moment, change);
  flip_now_turn_load (self->turn, moment);
}

/* Combines two successive changes, as far as these parts are concerned. */
static void
add_change (FlipChange *sum, const FlipChange *change)
{
  sum->sheet |= change->sheet;
  sum->question |= change->question;
  sum->board |= change->board;
  sum->table |= change->table;
  sum->seats |= change->seats;
  sum->log_from = MIN (sum->log_from, change->log_from);
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FlipSheetPage *self = FLIP_SHEET_PAGE (widget);

  g_assert (self->following);
  if (--self->following)
    return G_SOURCE_CONTINUE;
  if (self->model && !flip_sheet_page_is_mending (self))
    load_around (self, &self->around);
  return G_SOURCE_REMOVE;
}

/* public functions */

void
flip_sheet_page_load_around (FlipSheetPage *self, const FlipChange *change)
{
  gboolean at_once = change->sheet || !gtk_widget_get_mapped (GTK_WIDGET (self));

  if (self->following)
    add_change (&self->around, change);
  else
    self->around = *change;
  self->around.notices = NULL;
  if (at_once)
    {
      load_around (self, &self->around);
      self->around = (FlipChange){ .log_from = flip_sheet_page_moment (self)->position };
      return;
    }
  if (!self->following)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  self->following = FRAMES;
}

/* Turns in which all act at the same time: continues when everyone has entered. */

static void
go_on_cb (FlipSheetPage *self)
{
  self->gone_on = flip_sheet_page_moment (self)->cursor;
  flip_sheet_page_close_drawer (self);
  flip_sheet_page_load_question (self);
}

static void
to_next_cb (FlipSheetPage *self)
{
  flip_now_turn_focus_next (self->turn);
}

void
flip_sheet_page_load_question (FlipSheetPage *self)
{
  FlipMoment *moment;
  gboolean resting;

  g_return_if_fail (FLIP_IS_SHEET_PAGE (self));

  moment = flip_sheet_page_moment (self);
  resting = flip_now_turn_place (self->turn, moment, self->gone_on);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sheet.go-on", resting);
  flip_now_panel_set_turn (self->now, gtk_widget_get_visible (GTK_WIDGET (self->turn)), resting);
  flip_now_panel_load (self->now, moment);
  flip_sheet_page_keep_question (self);
}

gboolean
flip_sheet_page_look_again (FlipSheetPage *self)
{
  g_return_val_if_fail (FLIP_IS_SHEET_PAGE (self), FALSE);

  if (self->gone_on != flip_sheet_page_moment (self)->cursor)
    return FALSE;
  self->gone_on = FLIP_NOWHERE;
  flip_sheet_page_load_question (self);
  return TRUE;
}

void
flip_sheet_page_install_turn_actions (GtkWidgetClass *widget_class)
{
  FLIP_ACTIONS (widget_class, FlipSheetPage, ("sheet.go-on", go_on_cb),
                ("sheet.to-next", to_next_cb));
}
