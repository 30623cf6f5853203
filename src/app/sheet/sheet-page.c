/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/sheet/sheet-page.h"

#include "engine/verb.h"

#include "app/preferences/settings.h"
#include "app/review/result-view.h"
#include "app/review/review-bar.h"
#include "app/rules/rules-window.h"
#include "app/setup/set-up-window.h"
#include "app/board/board-stack.h"
#include "play/foresight.h"
#include "app/log/log-view.h"
#include "app/now/now-panel.h"
#include "play/held-tile.h"
#include "app/common/room-bin.h"
#include "app/seats/seats-row.h"
#include "app/sheet/secret-dialog.h"
#include "app/sheet/sheet-saver.h"
#include "app/board/site-popover.h"
#include "app/table/table-stage.h"

#include <glib/gi18n.h>

/* How much room there is: the Now panel beside or below, the board whole or in parts. */
typedef enum
{
  ROOM_UNKNOWN,
  ROOM_WIDE,
  ROOM_MEDIUM,
  ROOM_COLUMNS,
  ROOM_NARROW,
} Room;

#define WIDE_FROM    1340
#define MEDIUM_FROM  1060
#define COLUMNS_FROM 760

#define SIDE_WIDTH   308
#define BELOW_HEIGHT 260

struct _FlipSheetPage
{
  GtkBox parent_instance;

  /* template */
  AdwWindowTitle *title;
  GtkWidget *content, *side, *now_scroller, *seats_scroller, *log_toggle;
  GtkWidget *rules, *save, *set_up, *more;
  FlipTableStage *table;
  FlipSeatsRow *seats;
  FlipBoardStack *board;
  FlipNowPanel *now;
  FlipLogView *log;
  GtkStack *stack;
  GtkWidget *review, *secrets;
  FlipReviewBar *review_bar;
  FlipResultView *result_view;

  /* owned */
  FlipSheetModel *model;

  Room room;
};

G_DEFINE_FINAL_TYPE (FlipSheetPage, flip_sheet_page, GTK_TYPE_BOX)

enum
{
  TOAST,
  AGAIN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

/* A game that is over shows its result, unless it is being reviewed. */
static void
show_part (FlipSheetPage *self)
{
  gboolean reviewing = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->review));
  FlipSession *session = flip_sheet_model_session (self->model);
  gboolean over = flip_game_over (flip_session_game (session), flip_session_state (session));

  gtk_widget_set_visible (GTK_WIDGET (self->review_bar), reviewing);
  gtk_stack_set_visible_child_name (self->stack, over && !reviewing ? "result" : "board");
}

/* Where there are several, people want to know which one it is; NULL for one of their own. */
static const FlipBoard *
board_of (const FlipSetup *setup)
{
  const FlipGame *game = setup->game;

  for (guint i = 0; game->n_boards > 1 && i < game->n_boards; i++)
    {
      if (g_strcmp0 (setup->board, game->boards[i].text) == 0)
        return &game->boards[i];
    }

  return NULL;
}

static void
refresh (FlipSheetPage *self)
{
  FlipSession *session = flip_sheet_model_session (self->model);
  const FlipGame *game = flip_session_game (session);
  g_autofree char *moment = flip_session_moment (session, flip_sheet_model_state (self->model));
  const char *mode = flip_session_is_practice (session)        ? _ ("Practice")
                     : flip_sheet_model_tabletop (self->model) ? _ ("On the screen")
                     : flip_session_setup (session)->dealt     ? _ ("Flipside deals")
                                                               : _ ("At the table");
  const FlipBoard *board = board_of (flip_session_setup (session));
  g_autofree char *subtitle = NULL;

  subtitle = board ? g_strdup_printf ("%s · %s · %s", _ (board->title), mode, moment)
                   : g_strdup_printf ("%s, %s", mode, moment);
  adw_window_title_set_title (self->title, _ (game->name));
  adw_window_title_set_subtitle (self->title, subtitle);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sheet.undo",
                                 flip_session_cursor (session) > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sheet.redo",
                                 flip_session_cursor (session) < flip_session_length (session));
  gtk_widget_set_visible (
    self->secrets, flip_secret_dialog_has_any (self->model, flip_sheet_model_seat (self->model))
                     && !flip_secret_dialog_is_asked (self->model));
  show_part (self);
}

static guint
count_ways (FlipSheetPage *self, guint site, FlipMove *only)
{
  const FlipMoveList *list = flip_sheet_model_legal (self->model);
  guint ways = 0;

  for (guint i = 0; i < list->n; i++)
    {
      if (list->moves[i].site != site)
        continue;
      *only = list->moves[i];
      ways++;
    }

  return ways;
}

/* callbacks */

static void
changed_cb (FlipSheetModel *model, const FlipChange *change, FlipSheetPage *self)
{
  refresh (self);
}

static void
failed_cb (FlipSheetModel *model, const char *text, FlipSheetPage *self)
{
  g_signal_emit (self, signals[TOAST], 0, text);
}

static void
explain (FlipSheetPage *self, FlipSiteButton *button)
{
  FlipSession *session = flip_sheet_model_session (self->model);
  FlipHeldTile *placement = flip_sheet_model_held (self->model);
  const FlipGame *game = flip_session_game (session);
  FlipRefusal refusal = { 0 };
  FlipMove move = flip_held_tile_move (placement);

  if (!flip_held_tile_is_asked (placement)
      || flip_game_check (game, flip_session_state (session), &move, &refusal))
    game->refuse_site (flip_session_state (session), (guint16) flip_site_button_site (button),
                       &refusal);
  flip_site_popover_explain (button, self->model, &refusal);
}

/* The piece that is held goes where it is shown; TRUE if it does. */
static gboolean
place (FlipSheetPage *self, guint site)
{
  FlipHeldTile *placement = flip_sheet_model_held (self->model);
  const FlipMove *fit;
  FlipMove move;

  if (!flip_held_tile_is_asked (placement))
    return FALSE;
  flip_held_tile_set_site (placement, site);
  fit = flip_held_tile_fit (placement);
  if (!fit)
    return FALSE;
  move = *fit;
  return flip_sheet_model_play (self->model, &move, NULL);
}

/* A click is enough where one way leads there; several are asked about; none is explained. */
static void
site_cb (FlipBoardStack *board, FlipSiteButton *button, FlipSheetPage *self)
{
  guint site = flip_site_button_site (button);
  gboolean held = flip_held_tile_is_asked (flip_sheet_model_held (self->model));
  FlipMove only;
  guint ways;

  if (!flip_sheet_model_is_present (self->model) || place (self, site))
    return;
  if (flip_foresight_follow (self->model, site))
    button = flip_board_stack_find (self->board, site);
  if (!button)
    return;
  ways = count_ways (self, site, &only);
  if (ways == 1 && !held)
    flip_sheet_model_play (self->model, &only, NULL);
  else if (ways > 0 && !held)
    flip_site_popover_ask (button, self->model);
  else
    explain (self, button);
}

/* A figure that can't be chosen at the simulated table. */
static void
site_refused_cb (FlipTableStage *table, FlipSiteButton *button, FlipSheetPage *self)
{
  explain (self, button);
}

static void
refused_cb (GtkWidget *widget, const FlipRefusal *refusal, FlipSheetPage *self)
{
  g_autofree char *text = *refusal->rule ? g_strdup_printf ("%s (%s)", refusal->text, refusal->rule)
                                         : g_strdup (refusal->text);

  g_signal_emit (self, signals[TOAST], 0, text);
}

static void
review_toggled_cb (GtkToggleButton *button, FlipSheetPage *self)
{
  if (!self->model)
    return;
  if (!gtk_toggle_button_get_active (button))
    flip_sheet_model_show_present (self->model);
  show_part (self);
}

static void
set_reviewing (FlipSheetPage *self, gboolean reviewing)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->review), reviewing);
}

static void
review_close_cb (FlipReviewBar *bar, FlipSheetPage *self)
{
  set_reviewing (self, FALSE);
}

static void
result_review_cb (FlipResultView *result, FlipSheetPage *self)
{
  set_reviewing (self, TRUE);
  flip_sheet_model_show (self->model, 0);
}

static void
result_again_cb (FlipResultView *result, FlipSheetPage *self)
{
  g_signal_emit (self, signals[AGAIN], 0, flip_sheet_model_session (self->model));
}

static void
pointed_cb (FlipBoardStack *board, guint site, FlipSheetPage *self)
{
  if (flip_sheet_model_is_present (self->model))
    flip_now_panel_show_site (self->now, site);
}

static void
price_filter_cb (FlipNowPanel *now, int most, FlipSheetPage *self)
{
  flip_board_stack_set_most_price (self->board, most);
}

static void
other_ways_cb (FlipNowPanel *now, guint site, FlipSheetPage *self)
{
  FlipSiteButton *button = flip_board_stack_find (self->board, site);

  if (button)
    flip_site_popover_ask (button, self->model);
}

static void
to_board_cb (FlipNowPanel *now, FlipSheetPage *self)
{
  flip_board_stack_focus_reach (self->board);
}

static void
to_site_cb (FlipNowPanel *now, guint site, FlipSheetPage *self)
{
  FlipSiteButton *button = flip_board_stack_find (self->board, site);

  if (button)
    gtk_widget_grab_focus (GTK_WIDGET (button));
}

static void
undo_response_cb (AdwMessageDialog *dialog, const char *response, FlipSheetPage *self)
{
  if (g_str_equal (response, "undo"))
    flip_sheet_model_undo (self->model);
}

static void
undo_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipSheetPage *self = FLIP_SHEET_PAGE (widget);
  GtkWidget *dialog;

  if (!flip_settings_get_confirm_undo ())
    {
      flip_sheet_model_undo (self->model);
      return;
    }
  dialog = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (widget)),
                                   _ ("Take Back the Last Entry?"), NULL);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "keep", _ ("_Keep It"), "undo",
                                    _ ("_Take Back"), NULL);
  g_signal_connect (dialog, "response", G_CALLBACK (undo_response_cb), self);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
redo_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  flip_sheet_model_redo (FLIP_SHEET_PAGE (widget)->model);
}

static void
review_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipSheetPage *self = FLIP_SHEET_PAGE (widget);

  set_reviewing (self, !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->review)));
}

static void
rules_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const char *id = g_variant_get_string (parameter, NULL);

  flip_rules_window_present (GTK_WINDOW (gtk_widget_get_root (widget)),
                             flip_sheet_model_game (FLIP_SHEET_PAGE (widget)->model),
                             *id ? id : NULL);
}

static void
set_up_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  flip_set_up_window_present (GTK_WINDOW (gtk_widget_get_root (widget)),
                              FLIP_SHEET_PAGE (widget)->model);
}

static void
secrets_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipSheetPage *self = FLIP_SHEET_PAGE (widget);

  flip_secret_dialog_present (GTK_WINDOW (gtk_widget_get_root (widget)), self->model,
                              flip_sheet_model_seat (self->model));
}

static void
saved_cb (const char *words, gpointer data)
{
  g_signal_emit (data, signals[TOAST], 0, words);
}

static void
save_copy_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  flip_sheet_saver_ask (GTK_WINDOW (gtk_widget_get_root (widget)), FLIP_SHEET_PAGE (widget)->model,
                        saved_cb, widget);
}

/* Room */

static gboolean
is_simulated (FlipSheetPage *self)
{
  return self->model && flip_sheet_model_tabletop (self->model);
}

/* The simulated table has its own panel and boxes; the log stands beside it when it is wanted. */
static void
show_side (FlipSheetPage *self)
{
  gboolean simulated = is_simulated (self);
  gboolean log = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->log_toggle))
                 && self->room != ROOM_NARROW;

  gtk_widget_set_visible (self->seats_scroller, !simulated);
  gtk_widget_set_visible (GTK_WIDGET (self->board), !simulated);
  gtk_widget_set_visible (GTK_WIDGET (self->table), simulated);
  gtk_widget_set_visible (self->log_toggle, simulated && self->room != ROOM_NARROW);
  gtk_widget_set_visible (self->now_scroller, !simulated);
  gtk_widget_set_visible (self->side, !simulated || log);
  gtk_widget_set_visible (GTK_WIDGET (self->log), simulated ? log : self->room != ROOM_NARROW);
}

static void
log_toggled_cb (GtkToggleButton *button, FlipSheetPage *self)
{
  if (self->model)
    show_side (self);
}

static Room
room_for (int width)
{
  return width >= WIDE_FROM      ? ROOM_WIDE
         : width >= MEDIUM_FROM  ? ROOM_MEDIUM
         : width >= COLUMNS_FROM ? ROOM_COLUMNS
                                 : ROOM_NARROW;
}

/* Where there is little room, what is needed less goes into a menu. */
static void
show_header_buttons (FlipSheetPage *self)
{
  gboolean narrow = self->room == ROOM_NARROW;
  gboolean set_up = self->model && flip_set_up_window_can (self->model);

  gtk_widget_set_visible (self->set_up, set_up && !narrow);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sheet.set-up", set_up);
  gtk_widget_set_visible (self->more, narrow);
  gtk_widget_set_visible (self->review, !narrow);
  gtk_widget_set_visible (self->rules, !narrow);
  gtk_widget_set_visible (self->save, !narrow);
}

static void
width_cb (FlipRoomBin *bin, int width, FlipSheetPage *self)
{
  Room room = room_for (width);
  gboolean beside = room == ROOM_WIDE;

  if (room == self->room)
    return;
  self->room = room;
  show_header_buttons (self);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->content),
                                  beside ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->side),
                                  beside ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_size_request (self->side, beside ? SIDE_WIDTH : -1, beside ? -1 : BELOW_HEIGHT);
  gtk_widget_set_hexpand (self->now_scroller, !beside);
  gtk_widget_set_hexpand (GTK_WIDGET (self->log), !beside);
  show_side (self);
  flip_table_stage_set_shape (self->table, beside                ? FLIP_STAGE_WIDE
                                           : room == ROOM_NARROW ? FLIP_STAGE_NARROW
                                                                 : FLIP_STAGE_MEDIUM);
  flip_now_panel_set_compact (self->now, !beside);
  flip_board_stack_set_shape (self->board, room == ROOM_NARROW    ? FLIP_BOARD_PAGES
                                           : room == ROOM_COLUMNS ? FLIP_BOARD_COLUMNS
                                                                  : FLIP_BOARD_WHOLE);
}

/* overrides */

static void
flip_sheet_page_dispose (GObject *object)
{
  FlipSheetPage *self = FLIP_SHEET_PAGE (object);

  if (self->model)
    g_signal_handlers_disconnect_by_data (self->model, self);
  g_clear_object (&self->model);
  G_OBJECT_CLASS (flip_sheet_page_parent_class)->dispose (object);
}

static void
flip_sheet_page_class_init (FlipSheetPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = flip_sheet_page_dispose;
  g_type_ensure (FLIP_TYPE_SEATS_ROW);
  g_type_ensure (FLIP_TYPE_BOARD_STACK);
  g_type_ensure (FLIP_TYPE_NOW_PANEL);
  g_type_ensure (FLIP_TYPE_LOG_VIEW);
  g_type_ensure (FLIP_TYPE_ROOM_BIN);
  g_type_ensure (FLIP_TYPE_TABLE_STAGE);
  g_type_ensure (FLIP_TYPE_REVIEW_BAR);
  g_type_ensure (FLIP_TYPE_RESULT_VIEW);
  signals[TOAST] = g_signal_new ("toast", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/sheet/sheet-page.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipSheetPage, title);
  gtk_widget_class_bind_template_child (widget_class, FlipSheetPage, content);
  gtk_widget_class_bind_template_child (widget_class, FlipSheetPage, side);
  gtk_widget_class_bind_template_child (widget_class, FlipSheetPage, now_scroller);
  gtk_widget_class_bind_template_child (widget_class, FlipSheetPage, seats_scroller);
  gtk_widget_class_bind_template_child (widget_class, FlipSheetPage, log_toggle);
  gtk_widget_class_bind_template_child (widget_class, FlipSheetPage, rules);
  gtk_widget_class_bind_template_child (widget_class, FlipSheetPage, save);
  gtk_widget_class_bind_template_child (widget_class, FlipSheetPage, set_up);
  gtk_widget_class_bind_template_child (widget_class, FlipSheetPage, more);
  gtk_widget_class_bind_template_child (widget_class, FlipSheetPage, table);
  gtk_widget_class_bind_template_child (widget_class, FlipSheetPage, seats);
  gtk_widget_class_bind_template_child (widget_class, FlipSheetPage, board);
  gtk_widget_class_bind_template_child (widget_class, FlipSheetPage, now);
  gtk_widget_class_bind_template_child (widget_class, FlipSheetPage, log);
  signals[AGAIN] = g_signal_new ("again", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  gtk_widget_class_bind_template_child (widget_class, FlipSheetPage, stack);
  gtk_widget_class_bind_template_child (widget_class, FlipSheetPage, review);
  gtk_widget_class_bind_template_child (widget_class, FlipSheetPage, secrets);
  gtk_widget_class_bind_template_child (widget_class, FlipSheetPage, review_bar);
  gtk_widget_class_bind_template_child (widget_class, FlipSheetPage, result_view);
  gtk_widget_class_bind_template_callback (widget_class, width_cb);
  gtk_widget_class_bind_template_callback (widget_class, log_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, refused_cb);
  gtk_widget_class_bind_template_callback (widget_class, site_refused_cb);
  gtk_widget_class_bind_template_callback (widget_class, review_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, review_close_cb);
  gtk_widget_class_bind_template_callback (widget_class, result_review_cb);
  gtk_widget_class_bind_template_callback (widget_class, result_again_cb);
  gtk_widget_class_install_action (widget_class, "sheet.undo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "sheet.redo", NULL, redo_cb);
  gtk_widget_class_install_action (widget_class, "sheet.review", NULL, review_cb);
  gtk_widget_class_install_action (widget_class, "sheet.save-copy", NULL, save_copy_cb);
  gtk_widget_class_install_action (widget_class, "sheet.rules", "s", rules_cb);
  gtk_widget_class_install_action (widget_class, "sheet.secrets", NULL, secrets_cb);
  gtk_widget_class_install_action (widget_class, "sheet.set-up", NULL, set_up_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_t, GDK_CONTROL_MASK, "sheet.set-up",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "sheet.undo",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "sheet.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s, GDK_CONTROL_MASK, "sheet.save-copy",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F1, 0, "sheet.rules", "s", "");
}

static void
flip_sheet_page_init (FlipSheetPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self->board, "site-activated", G_CALLBACK (site_cb), self);
  g_signal_connect (self->board, "site-pointed", G_CALLBACK (pointed_cb), self);
  g_signal_connect (self->now, "refused", G_CALLBACK (refused_cb), self);
  g_signal_connect (self->now, "price-filter", G_CALLBACK (price_filter_cb), self);
  g_signal_connect (self->now, "other-ways", G_CALLBACK (other_ways_cb), self);
  g_signal_connect (self->now, "to-board", G_CALLBACK (to_board_cb), self);
  g_signal_connect (self->now, "to-site", G_CALLBACK (to_site_cb), self);
}

/* public functions */

void
flip_sheet_page_set_model (FlipSheetPage *self, FlipSheetModel *model)
{
  if (self->model)
    g_signal_handlers_disconnect_by_data (self->model, self);
  g_set_object (&self->model, model);
  if (!adw_get_enable_animations (GTK_WIDGET (self)))
    flip_sheet_model_set_breath (model, 0);
  g_signal_connect (model, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect (model, "failed", G_CALLBACK (failed_cb), self);
  flip_seats_row_set_model (self->seats, model);
  flip_table_stage_set_model (self->table, is_simulated (self) ? model : NULL);
  if (!is_simulated (self))
    flip_board_stack_set_model (self->board, model);
  show_side (self);
  show_header_buttons (self);
  flip_log_view_set_model (self->log, model);
  flip_now_panel_set_model (self->now, model);
  flip_result_view_set_model (self->result_view, model);
  flip_review_bar_set_model (self->review_bar, model);
  set_reviewing (self, FALSE);
  refresh (self);
}

gboolean
flip_sheet_page_step_back (FlipSheetPage *self)
{
  if (self->model && flip_held_tile_give_up (flip_sheet_model_held (self->model)))
    return TRUE;
  if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->review)))
    set_reviewing (self, FALSE);
  else if (self->model && !flip_sheet_model_is_present (self->model))
    flip_sheet_model_show_present (self->model);
  else
    return FALSE;
  return TRUE;
}
