/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The verdicts on the choices while the player looks back: loaded, or worked out now. */

#include "app/common/toolkit/class.h"
#include "app/sheet/sheet-page-private.h"

/* helpers */

static gboolean
is_reviewing (FlipSheetPage *self)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->review));
}

static void
keep (FlipSheetPage *self)
{
  g_autofree char *stamp = NULL, *text = NULL;

  if (!self->found_more || !flip_verdicts_is_complete (self->verdicts))
    return;
  self->found_more = FALSE;
  stamp = flip_verdicts_stamp (self->verdicts);
  text = flip_verdicts_print (self->verdicts);
  flip_sheet_model_keep_verdicts (self->model, stamp, text);
}

/* Updates all parts that show verdicts. */
static void
show (FlipSheetPage *self)
{
  flip_review_bar_set_verdicts (self->review_bar, self->verdicts);
  flip_choice_view_set_verdicts (self->choice, self->verdicts);
  flip_log_view_set_verdicts (self->log, self->verdicts);
}

static void
enable_mistakes (FlipSheetPage *self)
{
  guint shown = flip_sheet_page_moment (self)->position;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sheet.mistake",
                                 self->verdicts
                                   && flip_verdicts_next_mistake (self->verdicts, shown)
                                        < flip_verdicts_length (self->verdicts));
}

static void
drop (FlipSheetPage *self)
{
  if (!self->verdicts)
    return;
  g_signal_handlers_disconnect_by_data (self->verdicts, self);
  flip_verdicts_stop (self->verdicts);
  g_clear_object (&self->verdicts);
  show (self);
}

/* Marks the site that was chosen, and the one that would have been better. */
static void
mark_board (FlipSheetPage *self)
{
  const FlipMoment *moment = flip_sheet_page_moment (self);
  guint played = FLIP_NO_SITE, better = FLIP_NO_SITE;

  if (flip_sheet_page_is_simulated (self) || flip_sheet_page_has_hint (self))
    return;
  if (self->verdicts && is_reviewing (self) && !flip_sheet_page_is_mending (self)
      && moment->position > 0)
    flip_verdicts_sites (self->verdicts, moment->position - 1, &played, &better);
  flip_board_stack_compare (self->board, played, better);
}

/* callbacks */

static void
found_cb (FlipVerdicts *verdicts, FlipSheetPage *self)
{
  g_assert (FLIP_IS_SHEET_PAGE (self));

  self->found_more = TRUE;
  mark_board (self);
  enable_mistakes (self);
}

static void
take (FlipSheetPage *self, FlipVerdicts *verdicts)
{
  self->verdicts = g_object_ref (verdicts);
  self->found_more = FALSE;
  g_signal_connect (verdicts, "changed", G_CALLBACK (found_cb), self);
  g_signal_connect_swapped (verdicts, "passed", G_CALLBACK (keep), self);
  show (self);
  flip_verdicts_begin (verdicts);
}

/* Shows saved verdicts at once, and continues the analysis. */
static void
look_up (FlipSheetPage *self)
{
  g_autoptr (FlipVerdicts) verdicts = NULL;
  g_autofree char *stamp = NULL, *text = NULL;

  if (!flip_verdicts_can (flip_sheet_model_game (self->model))
      || flip_sheet_page_moment (self)->cursor == 0)
    return;
  verdicts = flip_verdicts_new (flip_sheet_model_session (self->model));
  stamp = flip_verdicts_stamp (verdicts);
  text = flip_sheet_model_read_verdicts (self->model, stamp);
  if (text && flip_verdicts_read (verdicts, text))
    take (self, verdicts);
}

static void
judge_cb (FlipSheetPage *self)
{
  g_autoptr (FlipVerdicts) verdicts = NULL;

  if (!self->model || !is_reviewing (self))
    return;
  if (self->verdicts && flip_verdicts_is_running (self->verdicts))
    return flip_verdicts_stop (self->verdicts);
  if (self->verdicts)
    return flip_verdicts_begin (self->verdicts);
  if (!flip_verdicts_can (flip_sheet_model_game (self->model)))
    return;
  verdicts = flip_verdicts_new (flip_sheet_model_session (self->model));
  take (self, verdicts);
  mark_board (self);
}

/* Goes to the moment after the next mistake, which describes it; from there the player can step
   on. */
static void
mistake_cb (FlipSheetPage *self)
{
  guint next;

  if (!self->verdicts)
    return;
  flip_review_bar_pause (self->review_bar);
  next = flip_verdicts_next_mistake (self->verdicts, flip_sheet_page_moment (self)->position);
  if (next < flip_verdicts_length (self->verdicts))
    flip_sheet_model_show (self->model, next + 1);
}

static void
previous_mistake_cb (FlipSheetPage *self)
{
  guint shown = self->model ? flip_sheet_page_moment (self)->position : 0, entry;

  if (!self->verdicts || shown < 2)
    return;
  flip_review_bar_pause (self->review_bar);
  if (flip_verdicts_previous_mistake (self->verdicts, shown - 1, &entry))
    flip_sheet_model_show (self->model, entry + 1);
}

/* public functions */

void
flip_sheet_page_load_verdicts (FlipSheetPage *self)
{
  g_return_if_fail (FLIP_IS_SHEET_PAGE (self));

  if (self->verdicts && !flip_verdicts_fits (self->verdicts, flip_sheet_page_moment (self)))
    drop (self);
  if (is_reviewing (self) && !self->verdicts && !self->looked_up)
    {
      self->looked_up = TRUE;
      look_up (self);
    }
  mark_board (self);
  enable_mistakes (self);
}

void
flip_sheet_page_leave_verdicts (FlipSheetPage *self)
{
  g_return_if_fail (FLIP_IS_SHEET_PAGE (self));

  self->looked_up = FALSE;
  if (self->verdicts && flip_verdicts_fits (self->verdicts, flip_sheet_page_moment (self)))
    keep (self);
  drop (self);
}

void
flip_sheet_page_review (FlipSheetPage *self, FlipVerdicts *verdicts)
{
  g_return_if_fail (FLIP_IS_SHEET_PAGE (self));

  drop (self);
  self->looked_up = TRUE;
  if (verdicts && flip_verdicts_fits (verdicts, flip_sheet_page_moment (self)))
    take (self, verdicts);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->review), TRUE);
}

void
flip_sheet_page_install_verdicts (GtkWidgetClass *widget_class)
{
  FLIP_BIND_CHILDREN (widget_class, FlipSheetPage, choice, choice_side, choice_clamp);
  FLIP_ACTIONS (widget_class, FlipSheetPage, ("sheet.judge", judge_cb),
                ("sheet.mistake", mistake_cb), ("sheet.previous-mistake", previous_mistake_cb));
}
