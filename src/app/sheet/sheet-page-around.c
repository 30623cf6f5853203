/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What stands around the board follows it by a frame: players, log, and who has entered what in a turn. A
   mark is seen sooner when its frame need not wait for them. */

#include "app/sheet/sheet-page-private.h"

/* In the frame after the one that shows the board. */
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

/* Of two changes that follow each other, what these parts look at. */
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
  if (self->model)
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
