/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/sheet/sheet-page-private.h"

#include "app/common/ask/ask-user.h"
#include "app/common/ask/briefing-view.h"
#include "app/common/ask/toast.h"
#include "app/common/toolkit/announce.h"
#include "app/common/toolkit/class.h"
#include "app/files/deal-dialog.h"
#include "app/files/print-dialog.h"
#include "app/files/save-as-dialog.h"
#include "app/preferences/settings.h"
#include "app/preferences/theme.h"
#include "app/rules/rules-window.h"
#include "app/setup/set-up-window.h"
#include "app/sheet/secret-dialog.h"
#include "draw/sheet/sheet-art.h"
#include "engine/base/phrase.h"
#include "play/moment/announcement.h"
#include "play/moment/secrets.h"
#include "play/statistics/statistics.h"
#include "store/files/clock.h"
#include "store/library/results.h"

#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE_WITH_CODE (FlipSheetPage,
                               flip_sheet_page,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (FLIP_TYPE_DESK, flip_sheet_page_desk_init))

/* helpers */

/* A game that is over shows its result, unless it is being reviewed. */
void
flip_sheet_page_show_part (FlipSheetPage *self)
{
  gboolean reviewing = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->review));
  gboolean over = flip_sheet_page_moment (self)->is_finished;
  gboolean mending = flip_sheet_page_is_mending (self);

  gtk_widget_set_visible (GTK_WIDGET (self->review_bar), reviewing && !mending);
  gtk_widget_set_visible (self->header, !mending);
  gtk_stack_set_visible_child_name (self->stack, mending              ? "board"
                                                 : over && !reviewing ? "result"
                                                 : self->briefed      ? "board"
                                                                      : "briefing");
  flip_sheet_page_show_parts (self);
  flip_sheet_page_refresh_guide (self);
}

static void
refresh (FlipSheetPage *self)
{
  const FlipMoment *moment = flip_sheet_page_moment (self);

  flip_sheet_page_show_title (self);
  flip_awake_want (self->awake, flip_moment_keeps_awake (moment));
  flip_sheet_page_refresh_hint (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sheet.undo", moment->can_undo);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sheet.mend", moment->position > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sheet.bring-back", moment->n_aside > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sheet.redo", moment->can_redo);
  gtk_widget_set_visible (self->secrets, flip_secrets_has_any (moment, moment->seat)
                                           && !flip_secrets_are_asked (moment));
  flip_sheet_page_show_part (self);
}

/* Shows the day on which the sheet was begun, and how long it was played. */
static void
show_when (FlipSheetPage *self)
{
  g_autoptr (GDateTime) begun = NULL;
  g_autofree char *day = NULL, *duration = NULL;
  g_autoptr (GString) words = g_string_new (NULL);
  gint64 from, to, played;

  flip_sheet_model_times (self->model, &from, &to);
  if (!flip_sheet_page_moment (self)->is_over || from == 0)
    return flip_result_view_set_when (self->result_view, NULL);
  begun = flip_clock_at (from);
  /* Translators: a date as strftime writes it: weekday, day, month and year */
  day = begun ? g_date_time_format (begun, _ ("%A, %-d %B %Y")) : NULL;
  flip_phrase_add (words, day ? day : "");
  played = flip_sheet_model_played (self->model);
  if (played >= 60)
    duration = flip_statistics_duration (played);
  flip_phrase_add (words, duration ? duration : "");
  if (flip_hints_count (flip_sheet_model_log (self->model)))
    /* Translators: a result that was reached with hints */
    flip_phrase_add (words, _ ("with hints"));
  flip_result_view_set_when (self->result_view, words->str);
}

/* All parts show the same moment. */
static void
load (FlipSheetPage *self, const FlipChange *change)
{
  FlipMoment *moment = flip_sheet_page_moment (self);

  refresh (self);
  flip_sheet_page_load_around (self, change);
  if (!flip_sheet_page_is_simulated (self))
    {
      flip_board_stack_load (self->board, moment, change->sheet ? NULL : change);
      flip_sheet_page_load_question (self);
    }
  flip_result_view_load (self->result_view, moment, change);
  show_when (self);
  flip_review_bar_load (self->review_bar, moment, change);
  flip_choice_view_load (self->choice, moment);
  flip_notes_view_load (self->notes, moment);
  flip_sheet_page_load_verdicts (self);
  flip_sheet_page_load_practice (self);
}

void
flip_sheet_page_load_all (FlipSheetPage *self)
{
  FlipChange everything;

  flip_board_stack_set_held (self->board, flip_sheet_model_held (self->model));
  flip_now_panel_set_held (self->now, flip_sheet_model_held (self->model));
  flip_change_read (&everything, NULL, flip_sheet_page_moment (self));
  load (self, &everything);
}

static gboolean
shows_result (FlipSheetPage *self)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "result") == 0;
}

/* callbacks */

/* Announces everything once: if a notice is open, its sentence says what happened. Moves that
   follow each other too fast are announced together, with the question after the last of them. */
static void
announce (FlipSheetPage *self, const FlipChange *change)
{
  g_autofree char *notice = flip_teller_words (self->teller), *text = NULL;
  FlipChange unsaid = *change;

  if (change->question && flip_announce_take_back (self->status))
    unsaid.log_from = MIN (unsaid.log_from, self->unsaid_from);
  text = flip_announcement_read (flip_sheet_page_moment (self), &unsaid, notice);
  if (!text)
    return;
  self->unsaid_from = unsaid.log_from;
  flip_announce (self->status, text);
}

static void
changed_cb (FlipSheetModel *model, const FlipChange *change, FlipSheetPage *self)
{
  gboolean over = shows_result (self);
  gboolean hinted = gtk_widget_get_focus_child (GTK_WIDGET (self->hint)) != NULL;

  g_assert (FLIP_IS_SHEET_PAGE (self));

  /* All of it is loaded when the log is no longer being mended. */
  if (flip_sheet_page_is_mending (self))
    return;
  load (self, change);
  flip_sheet_page_follow_hint (self, hinted);
  flip_sheet_page_close_popover (self);
  flip_rules_window_follow (flip_sheet_model_game (model), flip_sheet_page_moment (self)->state);
  if (!over && shows_result (self))
    flip_sheet_page_focus_question (self);
  if (change->question && !flip_sheet_page_guides (self))
    flip_teller_tell (self->teller, change->notices, flip_sheet_page_moment (self));
  announce (self, change);
}

static void
foreseen_cb (FlipSheetModel *model, FlipSheetPage *self)
{
  const FlipForesight *foresight = flip_sheet_model_foresight (model);

  g_assert (FLIP_IS_SHEET_PAGE (self));

  if (flip_sheet_page_is_simulated (self))
    return;
  flip_board_stack_foresee (self->board, foresight);
  flip_now_panel_foresee (self->now, foresight);
}

/* A card that is asked for can be typed without waiting; any other key only continues. */
static void
typed_cb (FlipTeller *teller, guint key, FlipSheetPage *self)
{
  g_assert (FLIP_IS_SHEET_PAGE (self));

  if (!flip_sheet_page_is_simulated (self) && flip_now_panel_asks_card (self->now)
      && flip_now_panel_press_key (self->now, key))
    flip_teller_stop (self->teller);
}

static void
caught_up_cb (FlipSheetModel *model, FlipSheetPage *self)
{
  g_assert (FLIP_IS_SHEET_PAGE (self));

  flip_sheet_page_leave_mend (self);
  flip_sheet_page_say (self, _ ("This sheet was changed somewhere else."));
}

static void
review_toggled_cb (GtkToggleButton *button, FlipSheetPage *self)
{
  g_assert (FLIP_IS_SHEET_PAGE (self));

  if (!self->model)
    return;
  if (gtk_toggle_button_get_active (button))
    flip_sheet_page_load_verdicts (self);
  else
    {
      flip_sheet_page_leave_verdicts (self);
      flip_sheet_model_show_present (self->model);
    }
  flip_sheet_page_show_part (self);
  flip_sheet_page_show_title (self);
}

static void
set_reviewing (FlipSheetPage *self, gboolean reviewing)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->review), reviewing);
}

static void
begin_cb (GtkButton *button, FlipSheetPage *self)
{
  g_assert (FLIP_IS_SHEET_PAGE (self));

  self->briefed = TRUE;
  flip_sheet_page_show_part (self);
  flip_sheet_page_focus_question (self);
}

static void
review_close_cb (FlipReviewBar *bar, FlipSheetPage *self)
{
  g_assert (FLIP_IS_SHEET_PAGE (self));

  set_reviewing (self, FALSE);
}

static void
result_review_cb (FlipResultView *result, FlipSheetPage *self)
{
  g_assert (FLIP_IS_SHEET_PAGE (self));

  set_reviewing (self, TRUE);
  flip_sheet_model_show (self->model, 0);
  flip_review_bar_focus (self->review_bar);
}

static void
result_again_cb (FlipResultView *result, FlipSheetPage *self)
{
  g_assert (FLIP_IS_SHEET_PAGE (self));

  g_signal_emit_by_name (self, "again", flip_sheet_model_log (self->model));
}

static void
undo_answered_cb (GtkWidget *page, const char *answer, gpointer data)
{
  g_assert (FLIP_IS_SHEET_PAGE (page));

  if (g_str_equal (answer, "undo"))
    flip_sheet_model_undo (FLIP_SHEET_PAGE (page)->model);
}

static void
undo_cb (FlipSheetPage *self)
{
  GtkWidget *question;

  if (!flip_settings_get_confirm_undo ())
    {
      flip_sheet_model_undo (self->model);
      return;
    }
  question = flip_ask_user_new (_ ("Take Back the Last Entry?"), NULL);
  /* Translators: on a button: keep the move */
  flip_ask_user_add_answer (question, "keep", _ ("_Keep It"));
  /* Translators: on a button: take the move back */
  flip_ask_user_add_answer (question, "undo", _ ("_Take Back"));
  flip_ask_user_present (question, GTK_WIDGET (self), undo_answered_cb, NULL, NULL);
}

static void
redo_cb (FlipSheetPage *self)
{
  flip_sheet_model_redo (self->model);
}

static void
review_cb (FlipSheetPage *self)
{
  set_reviewing (self, !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->review)));
}

static void
rules_cb (FlipSheetPage *self, const char *id)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));

  if (*id)
    flip_rules_window_present (window, flip_sheet_model_game (self->model), id);
  else
    flip_rules_window_present_at (window, flip_sheet_model_game (self->model),
                                  flip_sheet_page_moment (self)->state);
}

/* For screen readers: what others would look up on the screen, read on request. */
static char *(*const readings[]) (const FlipMoment *moment) = {
  flip_announcement_sheet,
  flip_announcement_question,
  flip_announcement_last_move,
};

static void
read_cb (FlipSheetPage *self, guint which)
{
  g_autofree char *text = NULL;

  if (!self->model || which >= G_N_ELEMENTS (readings))
    return;
  text = readings[which](flip_sheet_page_moment (self));
  flip_announce (self->status, text);
}

static void
tell_cb (FlipSheetPage *self, guint what)
{
  flip_teller_tell_again (self->teller, flip_sheet_page_moment (self), what);
}

static void
set_up_cb (FlipSheetPage *self)
{
  flip_set_up_window_present (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), self->model);
}

static void
secrets_cb (FlipSheetPage *self)
{
  flip_secret_dialog_present (GTK_WIDGET (self), flip_sheet_page_moment (self),
                              flip_sheet_page_moment (self)->seat);
}

static void
saved_cb (const char *words, gpointer data)
{
  g_assert (FLIP_IS_SHEET_PAGE (data));

  flip_sheet_page_say (data, words);
}

static void
save_copy_cb (FlipSheetPage *self)
{
  flip_save_as_dialog_present (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), self->model,
                               saved_cb, self);
}

static void
print_cb (FlipSheetPage *self)
{
  flip_print_dialog_present (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), self->model,
                             1u << FLIP_PRINT_BOARDS, saved_cb, self);
}

/* overrides */

static void
flip_sheet_page_dispose (GObject *object)
{
  FlipSheetPage *self = FLIP_SHEET_PAGE (object);

  g_clear_weak_pointer (&self->popover);
  if (self->model)
    g_signal_handlers_disconnect_by_data (self->model, self);
  if (self->verdicts)
    {
      g_signal_handlers_disconnect_by_data (self->verdicts, self);
      flip_verdicts_stop (self->verdicts);
    }
  g_clear_object (&self->verdicts);
  g_clear_object (&self->practice);
  g_clear_object (&self->left);
  g_clear_object (&self->left_verdicts);
  if (self->mend)
    g_signal_handlers_disconnect_by_data (self->mend, self);
  flip_sheet_page_drop_guide (self);
  g_clear_object (&self->model);
  g_clear_object (&self->mend);
  g_clear_object (&self->awake);
  g_clear_object (&self->screens);
  if (self->teller)
    flip_teller_stop (self->teller);
  g_clear_object (&self->teller);
  G_OBJECT_CLASS (flip_sheet_page_parent_class)->dispose (object);
}

static void
deal_again_cb (FlipDealDialog *dialog, FlipSession *session, FlipSheetPage *self)
{
  g_assert (FLIP_IS_SHEET_PAGE (self));

  g_signal_emit_by_name (self, "begin", session);
}

static void
deal_told_cb (FlipDealDialog *dialog, const char *words, FlipSheetPage *self)
{
  saved_cb (words, self);
}

static void
deal_cb (FlipSheetPage *self)
{
  FlipDealDialog *dialog =
    flip_deal_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                          flip_sheet_model_library (self->model), self->model);

  g_signal_connect_object (dialog, "again", G_CALLBACK (deal_again_cb), self, 0);
  g_signal_connect_object (dialog, "told", G_CALLBACK (deal_told_cb), self, 0);
  g_signal_connect_object (dialog, "shared", G_CALLBACK (flip_sheet_page_share_deal), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
add_actions (GtkWidgetClass *widget_class)
{
  FLIP_ACTIONS (widget_class, FlipSheetPage, ("sheet.undo", undo_cb), ("sheet.redo", redo_cb),
                ("sheet.review", review_cb), ("sheet.save-copy", save_copy_cb),
                ("sheet.print", print_cb), ("sheet.deal", deal_cb), ("sheet.read", read_cb),
                ("sheet.rules", rules_cb), ("sheet.tell", tell_cb), ("sheet.secrets", secrets_cb),
                ("sheet.set-up", set_up_cb));
  FLIP_KEYS (widget_class, (GDK_KEY_s, GDK_CONTROL_MASK, "sheet.save-copy"),
             (GDK_KEY_p, GDK_CONTROL_MASK, "sheet.print"),
             (GDK_KEY_t, GDK_CONTROL_MASK, "sheet.set-up"),
             (GDK_KEY_z, GDK_CONTROL_MASK, "sheet.undo"),
             (GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "sheet.redo"));
  for (guint i = 0; i < G_N_ELEMENTS (readings); i++)
    gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F2 + i, 0, "sheet.read", "u", i);
  for (guint seat = 0; seat < FLIP_MAX_SEATS - 1; seat++)
    gtk_widget_class_add_binding_action (widget_class, GDK_KEY_1 + seat, GDK_CONTROL_MASK,
                                         "sheet.seat", "u", seat);
}

static void
flip_sheet_page_class_init (FlipSheetPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = flip_sheet_page_dispose;
  flip_theme_add_pages ();
  FLIP_TEMPLATE (widget_class, "sheet/sheet-page.ui");
  FLIP_BIND_CHILDREN (widget_class, FlipSheetPage, title, back, content, side, now_scroller,
                      seats_scroller, across, main, log_toggle, log_drawer, log_fit, log_holder,
                      fold, buttons, set_up, table, seats, holdings, board, now, question, asked,
                      turn, log, stack, review, secrets, header, status, notice, review_bar,
                      result_view, briefing_title, briefing, briefing_set_up, begin);
  FLIP_SIGNAL (klass, "begin", 1, G_TYPE_POINTER);
  FLIP_SIGNAL (klass, "again", 1, G_TYPE_POINTER);
  FLIP_BIND_CALLBACKS (widget_class, begin_cb, review_toggled_cb, review_close_cb, result_review_cb,
                       result_again_cb);
  flip_sheet_page_install_play_actions (widget_class);
  flip_sheet_page_install_room (widget_class);
  flip_sheet_page_install_mend_actions (widget_class);
  flip_sheet_page_install_turn_actions (widget_class);
  flip_sheet_page_install_hint (widget_class);
  flip_sheet_page_install_verdicts (widget_class);
  flip_sheet_page_install_practice (widget_class);
  flip_sheet_page_install_notes (widget_class);
  flip_sheet_page_install_first (widget_class);
  flip_sheet_page_install_guide (widget_class);
  flip_sheet_page_install_screens (widget_class);
  add_actions (widget_class);
}

static void
flip_sheet_page_init (FlipSheetPage *self)
{
  self->room = (FlipRoom){ .kind = FLIP_ROOM_BAR, .text = 1 };
  gtk_widget_init_template (GTK_WIDGET (self));
  g_settings_bind (flip_settings_get_default (), "panel-beside", self->fold, "active",
                   G_SETTINGS_BIND_DEFAULT);
  flip_sheet_page_connect_mend (self);
  flip_sheet_page_add_keys (self);
  flip_sheet_page_connect_screens (self);
  self->awake = flip_awake_new (GTK_WIDGET (self));
  self->teller = flip_teller_new (self->notice, FLIP_DESK (self), self->status);
  g_signal_connect_object (self->teller, "line", G_CALLBACK (flip_sheet_page_say), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->teller, "typed", G_CALLBACK (typed_cb), self, 0);
}

/* Before the first move, shows the briefing if there is one. */
static void
show_briefing (FlipSheetPage *self)
{
  const FlipMoment *moment = flip_sheet_page_moment (self);
  const FlipSetup *setup = moment->setup;
  const char *board = flip_sheet_page_board_title (moment);

  flip_briefing_view_show (self->briefing, setup);
  gtk_label_set_label (self->briefing_title, board ? board : _ (setup->game->name));
  gtk_widget_set_visible (self->briefing_set_up, flip_set_up_window_can (self->model));
  self->briefed = moment->length > 0 || !gtk_widget_get_visible (GTK_WIDGET (self->briefing));
}

/* public functions */

void
flip_sheet_page_show_model (FlipSheetPage *self, FlipSheetModel *model)
{
  g_autoptr (GPtrArray) notices = flip_sheet_model_take_notices (model);

  g_return_if_fail (FLIP_IS_SHEET_PAGE (self));
  g_return_if_fail (FLIP_IS_SHEET_MODEL (model));

  /* Leaves the previous sheet at its present while its own handlers are still connected. */
  flip_sheet_page_leave_mend (self);
  flip_sheet_page_close_hint (self);
  set_reviewing (self, FALSE);
  if (self->model)
    g_signal_handlers_disconnect_by_data (self->model, self);
  g_set_object (&self->model, model);
  self->gone_on = FLIP_NOWHERE;
  if (!adw_get_enable_animations (GTK_WIDGET (self)))
    flip_sheet_model_set_breath (model, 0);
  flip_seats_row_set_record (self->seats, flip_sheet_model_record (model));
  g_signal_connect (model, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect (model, "foreseen", G_CALLBACK (foreseen_cb), self);
  g_signal_connect_swapped (model, "failed", G_CALLBACK (flip_sheet_page_say), self);
  g_signal_connect (model, "caught-up", G_CALLBACK (caught_up_cb), self);
  flip_sheet_page_connect_notes (self);
  flip_table_stage_set_model (self->table, flip_sheet_page_is_simulated (self) ? model : NULL);
  flip_sheet_page_lay_out (self);
  show_briefing (self);
  flip_sheet_page_load_all (self);
  flip_teller_tell (self->teller, notices, flip_sheet_page_moment (self));
}

void
flip_sheet_page_set_model (FlipSheetPage *self, FlipSheetModel *model)
{
  g_return_if_fail (FLIP_IS_SHEET_PAGE (self));

  flip_sheet_page_leave_first (self);
  flip_sheet_page_drop_practice (self);
  flip_sheet_page_show_model (self, model);
  flip_sheet_page_load_screens (self);
}

void
flip_sheet_page_focus_question (FlipSheetPage *self)
{
  g_return_if_fail (FLIP_IS_SHEET_PAGE (self));

  if (flip_sheet_page_is_mending (self))
    flip_mend_mode_focus (self->mend);
  else if (shows_result (self))
    flip_result_view_focus (self->result_view);
  else if (!self->briefed)
    gtk_widget_grab_focus (self->begin);
  else if (flip_sheet_page_is_simulated (self))
    flip_table_stage_focus_question (self->table);
  else
    flip_now_panel_focus_question (self->now);
}

const FlipGame *
flip_sheet_page_game (FlipSheetPage *self)
{
  g_return_val_if_fail (FLIP_IS_SHEET_PAGE (self), NULL);

  return self->model ? flip_sheet_model_game (self->model) : NULL;
}

void
flip_sheet_page_show_rules (FlipSheetPage *self)
{
  g_return_if_fail (FLIP_IS_SHEET_PAGE (self));

  gtk_widget_activate_action (GTK_WIDGET (self), "sheet.rules", "s", "");
}

guint
flip_sheet_page_n_answered (FlipSheetPage *self)
{
  g_return_val_if_fail (FLIP_IS_SHEET_PAGE (self), 0);

  return self->n_answered;
}

void
flip_sheet_page_say (FlipSheetPage *self, const char *text)
{
  const char *part;

  g_return_if_fail (FLIP_IS_SHEET_PAGE (self));

  part = gtk_stack_get_visible_child_name (self->stack);
  flip_toast_show (g_strcmp0 (part, "board") == 0 ? self->main : GTK_WIDGET (self),
                   flip_toast_new (text));
}

void
flip_sheet_page_catch_up (FlipSheetPage *self)
{
  g_return_if_fail (FLIP_IS_SHEET_PAGE (self));

  if (self->model)
    flip_sheet_model_catch_up (self->model);
}

void
flip_sheet_page_keep (FlipSheetPage *self, FlipLibrary *library)
{
  g_return_if_fail (FLIP_IS_SHEET_PAGE (self));
  g_return_if_fail (library != NULL);

  if (self->model && flip_sheet_model_keep (self->left ? self->left : self->model, library))
    flip_sheet_page_say (self, _ ("This sheet is now kept in the library."));
}

void
flip_sheet_page_step_back (FlipSheetPage *self)
{
  g_return_if_fail (FLIP_IS_SHEET_PAGE (self));

  if (flip_notice_view_is_open (self->notice))
    {
      flip_notice_view_close (self->notice);
      return;
    }
  if (self->model && flip_sheet_page_close_hint (self))
    return;
  if (flip_sheet_page_guide_skip (self))
    return;
  if (!self->model || flip_held_tile_give_up (flip_desk_held (FLIP_DESK (self)))
      || flip_now_panel_step_back (self->now))
    return;
  if (flip_sheet_page_is_mending (self))
    return flip_sheet_page_leave_mend (self);
  if (flip_sheet_page_close_drawer (self) || flip_sheet_page_look_again (self))
    return;
  if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->review)))
    set_reviewing (self, FALSE);
  else if (flip_sheet_page_leave_practice (self))
    return;
  else if (!flip_sheet_page_moment (self)->is_present)
    flip_sheet_model_show_present (self->model);
}
