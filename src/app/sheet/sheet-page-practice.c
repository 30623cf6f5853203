/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tries a choice again on a sheet of its own, which is not kept; the reviewed sheet waits
   meanwhile. */

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "app/sheet/sheet-page-private.h"

#include <glib/gi18n.h>

/* helpers */

/* Without a practice, hides the bar. */
static void
show_bar (FlipSheetPage *self, FlipPractice *practice)
{
  g_autofree char *words = NULL;

  gtk_widget_set_visible (self->practice_bar, practice != NULL);
  if (!practice)
    return;
  words = flip_practice_tell (practice);
  flip_show_text (self->practice_words, words);
  gtk_widget_set_visible (self->practice_next, flip_practice_is_exercise (practice)
                                                 && !flip_practice_is_over (practice));
  gtk_button_set_label (GTK_BUTTON (self->practice_next),
                        flip_practice_has_next (practice) ? _ ("Next Choice") : _ ("How It Went"));
}

static void
show_choice (FlipSheetPage *self)
{
  FlipStoredSheet *sheet = flip_stored_sheet_new (flip_practice_begin (self->practice));
  g_autoptr (FlipSheetModel) model = flip_sheet_model_new (NULL, sheet);

  flip_sheet_page_show_model (self, model);
  show_bar (self, self->practice);
  flip_sheet_page_focus_question (self);
}

/* Takes ownership of the practice; NULL if there is nothing to try. */
static void
start (FlipSheetPage *self, FlipPractice *practice)
{
  if (!practice)
    return;
  if (!self->left)
    {
      self->left = g_object_ref (self->model);
      self->left_verdicts = self->verdicts ? g_object_ref (self->verdicts) : NULL;
    }
  g_clear_object (&self->practice);
  self->practice = practice;
  g_signal_connect_object (practice, "changed", G_CALLBACK (show_bar), self, G_CONNECT_SWAPPED);
  show_choice (self);
}

/* actions */

static void
try_better_cb (FlipSheetPage *self)
{
  guint shown = flip_sheet_page_moment (self)->position;

  if (self->verdicts && shown > 0)
    start (self, flip_practice_new_better (self->verdicts, flip_sheet_model_session (self->model),
                                           shown - 1));
}

static void
try_costliest_cb (FlipSheetPage *self)
{
  if (self->verdicts)
    start (self,
           flip_practice_new_costliest (self->verdicts, flip_sheet_model_session (self->model)));
}

/* Plays on from the moment in view: with the rest of the deal, or with a new one. */
static void
play_on_cb (FlipSheetPage *self, const char *with)
{
  gboolean anew = g_str_equal (with, "new");
  guint64 deal = anew ? ((guint64) g_random_int () << 32 | g_random_int () | 1) : 0;

  if (self->model)
    start (self, flip_practice_new_from (flip_sheet_model_session (self->model),
                                         flip_sheet_page_moment (self)->position, deal));
}

/* After the last exercise the last board stays in view. */
static void
next_cb (FlipSheetPage *self)
{
  if (!self->practice || !flip_practice_is_exercise (self->practice)
      || flip_practice_is_over (self->practice))
    return;
  flip_practice_go_on (self->practice);
  if (!flip_practice_is_over (self->practice))
    show_choice (self);
}

static void
leave_cb (FlipSheetPage *self)
{
  flip_sheet_page_leave_practice (self);
}

/* public functions */

void
flip_sheet_page_drop_practice (FlipSheetPage *self)
{
  g_return_if_fail (FLIP_IS_SHEET_PAGE (self));

  g_clear_object (&self->practice);
  g_clear_object (&self->left);
  g_clear_object (&self->left_verdicts);
  show_bar (self, NULL);
}

gboolean
flip_sheet_page_leave_practice (FlipSheetPage *self)
{
  g_autoptr (FlipSheetModel) left = NULL;
  g_autoptr (FlipVerdicts) verdicts = NULL;
  guint position;

  g_return_val_if_fail (FLIP_IS_SHEET_PAGE (self), FALSE);

  if (!self->practice)
    return FALSE;
  left = g_steal_pointer (&self->left);
  verdicts = g_steal_pointer (&self->left_verdicts);
  position = flip_practice_position (self->practice);
  flip_sheet_page_drop_practice (self);
  flip_sheet_page_show_model (self, left);
  flip_sheet_page_review (self, verdicts);
  flip_sheet_model_show (left, position);
  return TRUE;
}

void
flip_sheet_page_load_practice (FlipSheetPage *self)
{
  g_return_if_fail (FLIP_IS_SHEET_PAGE (self));

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sheet.play-on",
                                 !flip_sheet_page_moment (self)->is_over);
  if (self->practice && self->left != self->model)
    flip_practice_look (self->practice);
}

void
flip_sheet_page_install_practice (GtkWidgetClass *widget_class)
{
  FLIP_BIND_CHILDREN (widget_class, FlipSheetPage, practice_bar, practice_next, practice_words);
  FLIP_ACTIONS (widget_class, FlipSheetPage, ("sheet.try-better", try_better_cb),
                ("sheet.try-costliest", try_costliest_cb), ("sheet.play-on", play_on_cb),
                ("practice.next", next_cb), ("practice.leave", leave_cb));
}
