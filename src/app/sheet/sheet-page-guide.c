/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A guided first game on the page: finds what each step points at, and lets only the requested move
   be played. */

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "app/sheet/sheet-page-private.h"

#include <glib/gi18n.h>

/* finding */

/* The button that plays the move that the step waits for, within a part of the page; or NULL. */
static GtkWidget *
find_button (GtkWidget *part, FlipGuide *guide)
{
  if (!gtk_widget_get_mapped (part))
    return NULL;
  if (GTK_IS_ACTIONABLE (part))
    {
      const char *action = gtk_actionable_get_action_name (GTK_ACTIONABLE (part));
      GVariant *target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (part));

      if (g_strcmp0 (action, "sheet.play") == 0 && target
          && flip_guide_wants_move (guide, g_variant_get_string (target, NULL)))
        return part;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (part); child;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_button (child, guide);

      if (found)
        return found;
    }

  return NULL;
}

static GtkWidget *
find_site (FlipSheetPage *self)
{
  guint site = flip_guide_site (self->guide);
  FlipSiteButton *button;

  if (site == FLIP_NO_SITE)
    return NULL;
  if (!flip_sheet_page_is_simulated (self))
    flip_board_stack_show_site (self->board, site);
  button = flip_desk_find (FLIP_DESK (self), site);
  return button && gtk_widget_get_mapped (GTK_WIDGET (button)) ? GTK_WIDGET (button) : NULL;
}

static GtkWidget *
find_part (FlipSheetPage *self, FlipLessonPlace place)
{
  GtkWidget *part = NULL;

  if (flip_sheet_page_is_simulated (self))
    return place == FLIP_LESSON_SEATS ? flip_seats_row_card (self->seats, 0)
                                      : flip_table_stage_table (self->table);
  if (place == FLIP_LESSON_SEATS)
    part = flip_seats_row_card (self->seats, 0);
  else if (place == FLIP_LESSON_BOARD)
    part = flip_sheet_page_is_simulated (self) ? GTK_WIDGET (self->table) : GTK_WIDGET (self->board);
  else if (place == FLIP_LESSON_LOG)
    part = GTK_WIDGET (self->log);
  else
    part = flip_now_panel_lineup (self->now);
  return part && gtk_widget_get_mapped (part) ? part : GTK_WIDGET (self->now);
}

static FlipGuidePlaces
find_places (gpointer page)
{
  FlipSheetPage *self = FLIP_SHEET_PAGE (page);
  const FlipLessonStep *step = self->guide ? flip_guide_step (self->guide) : NULL;
  FlipGuidePlaces places = { 0 };

  if (!step)
    return places;
  if (step->move && flip_sheet_page_is_simulated (self))
    places.place = flip_table_stage_act (self->table);
  else if (step->move || step->site)
    places.place = find_site (self);
  if (!places.place && step->move)
    places.place = find_button (GTK_WIDGET (self), self->guide);
  if (places.place)
    places.lit = flip_sheet_page_is_simulated (self) ? flip_table_stage_table (self->table)
                                                     : flip_now_panel_lineup (self->now);
  else
    places.place = find_part (self, step->place);
  return places;
}

/* showing */

/* Only the board has anything to point at. */
static gboolean
is_in_view (FlipSheetPage *self)
{
  return self->guide && !flip_guide_is_over (self->guide) && !flip_guide_is_waiting (self->guide) && !flip_sheet_page_is_mending (self)
         && !flip_sheet_page_has_hint (self)
         && g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "board") == 0
         && !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->review));
}

/* What the sheet is, which is not kept, and whether it can be; NULL hides the bar. */
static void
show_words (FlipSheetPage *self, const char *words, gboolean can_keep)
{
  gtk_widget_set_visible (self->guide_bar, words != NULL);
  gtk_widget_set_visible (self->guide_keep, can_keep);
  if (words)
    flip_show_text (self->guide_words, words);
}

static void
say_goodbye (FlipSheetPage *self)
{
  show_words (self,
              _ ("The guided game is over. You can keep playing here; it is not "
                 "saved and does not count."),
              FALSE);
  flip_sheet_page_focus_question (self);
}

/* Prepares the cards and the tile that the step is about. */
static void
prepare (FlipSheetPage *self)
{
  FlipMove move;

  if (!flip_sheet_page_guides (self) || !flip_guide_prepare (self->guide, &move))
    return;
  if (flip_sheet_page_is_simulated (self))
    flip_table_stage_aim (self->table, flip_guide_notation (self->guide));
  else
    flip_now_panel_arrange (self->now, &move);
}

static void
step_cb (FlipGuide *guide, FlipSheetPage *self)
{
  g_assert (FLIP_IS_SHEET_PAGE (self));

  prepare (self);
  flip_sheet_page_refresh_guide (self);
  if (flip_guide_is_over (guide))
    say_goodbye (self);
}

/* callbacks */

static void
go_on_cb (FlipGuideView *view, FlipSheetPage *self)
{
  g_assert (FLIP_IS_SHEET_PAGE (self));

  if (self->guide)
    flip_guide_go_on (self->guide);
}

static void
go_back_cb (FlipGuideView *view, FlipSheetPage *self)
{
  g_assert (FLIP_IS_SHEET_PAGE (self));

  if (self->guide)
    flip_guide_go_back (self->guide);
}

/* public functions */

gboolean
flip_sheet_page_guides (FlipSheetPage *self)
{
  return self->guide && !flip_guide_is_over (self->guide);
}

gboolean
flip_sheet_page_guide_play (FlipSheetPage *self, const char *notation)
{
  if (!flip_sheet_page_guides (self))
    return FALSE;
  if (flip_guide_wants_move (self->guide, notation))
    flip_guide_go_on (self->guide);
  else
    flip_guide_view_refuse (self->guide_view);
  return TRUE;
}

gboolean
flip_sheet_page_guide_choose (FlipSheetPage *self, guint site)
{
  if (!flip_sheet_page_guides (self))
    return FALSE;
  if (flip_guide_wants_site (self->guide, site))
    flip_guide_go_on (self->guide);
  else
    flip_guide_view_refuse (self->guide_view);
  return TRUE;
}

gboolean
flip_sheet_page_guide_skip (FlipSheetPage *self)
{
  if (!is_in_view (self))
    return FALSE;
  flip_guide_go_on (self->guide);
  return TRUE;
}

void
flip_sheet_page_refresh_guide (FlipSheetPage *self)
{
  flip_guide_view_load (self->guide_view, is_in_view (self) ? self->guide : NULL);
}

void
flip_sheet_page_drop_guide (FlipSheetPage *self)
{
  if (!self->guide)
    return;
  g_signal_handlers_disconnect_by_data (self->guide, self);
  g_clear_object (&self->guide);
  flip_guide_view_load (self->guide_view, NULL);
}

void
flip_sheet_page_guide (FlipSheetPage *self, FlipGuide *guide)
{
  g_return_if_fail (FLIP_IS_SHEET_PAGE (self));
  g_return_if_fail (FLIP_IS_GUIDE (guide));

  flip_sheet_page_set_model (self, flip_guide_model (guide));
  self->guide = g_object_ref (guide);
  self->briefed = TRUE;
  flip_guide_view_set_owner (self->guide_view, self, find_places, self->header);
  g_signal_connect (guide, "changed", G_CALLBACK (step_cb), self);
  show_words (self,
              _ ("Guided first game, dealt by Flipside. Nothing here counts in your statistics."),
              FALSE);
  flip_sheet_page_show_part (self);
  flip_sheet_page_show_title (self);
  prepare (self);
  flip_sheet_page_refresh_guide (self);
}

void
flip_sheet_page_install_guide (GtkWidgetClass *widget_class)
{
  FLIP_BIND_CHILDREN (widget_class, FlipSheetPage, guide_view);
  FLIP_BIND_CALLBACKS (widget_class, go_on_cb, go_back_cb);
}

/* Sheets for first steps, which are not kept in a library: a finished one to look through. */

static void
show_bar (FlipSheetPage *self)
{
  gboolean is_loose = self->model && flip_sheet_model_is_loose (self->model);

  show_words (self,
              is_loose ? _ ("A finished game to explore. It is not in your "
                            "library.")
                       : NULL,
              self->keeper != NULL);
}

static void
keep_cb (FlipSheetPage *self)
{
  if (!self->model || !self->keeper)
    return;
  flip_sheet_model_set_loose (self->model, FALSE);
  flip_sheet_page_keep (self, self->keeper);
  flip_sheet_page_load_screens (self);
  show_bar (self);
}

void
flip_sheet_page_look_at (FlipSheetPage *self, FlipSheetModel *model, FlipLibrary *library)
{
  g_return_if_fail (FLIP_IS_SHEET_PAGE (self));
  g_return_if_fail (flip_sheet_model_is_loose (model));

  flip_sheet_page_set_model (self, model);
  self->keeper = library;
  show_bar (self);
}

void
flip_sheet_page_leave_first (FlipSheetPage *self)
{
  self->keeper = NULL;
  flip_sheet_page_drop_guide (self);
  show_words (self, NULL, FALSE);
}

const char *
flip_sheet_page_first_mode (FlipSheetPage *self)
{
  if (!flip_sheet_model_is_loose (self->model))
    return NULL;
  return self->guide ? _ ("Guided first game")
                     : /* a sheet that comes with Flipside */ _ ("Sample");
}

void
flip_sheet_page_install_first (GtkWidgetClass *widget_class)
{
  FLIP_BIND_CHILDREN (widget_class, FlipSheetPage, guide_bar, guide_keep, guide_words);
  FLIP_ACTIONS (widget_class, FlipSheetPage, ("sheet.keep", keep_cb));
}
