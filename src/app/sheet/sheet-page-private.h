/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/desk/desk.h"
#include "app/guide/guide-view.h"
#include "app/hint/hint-panel.h"
#include "app/log/log-view.h"
#include "app/now/panel/now-turn.h"
#include "app/review/choice-view.h"
#include "app/review/notes-view.h"
#include "app/review/result-view.h"
#include "app/review/review-bar.h"
#include "app/seats/holdings.h"
#include "app/seats/seats-row.h"
#include "app/screens/screens-host.h"
#include "app/sheet/awake.h"
#include "app/sheet/mend-mode.h"
#include "app/sheet/teller.h"
#include "app/sheet/sheet-page.h"
#include "app/table/table-stage.h"
#include "play/review/practice.h"

#define FLIP_NOWHERE G_MAXUINT

struct _FlipSheetPage
{
  GtkBox parent_instance;

  /* template */
  AdwWindowTitle *title;
  GtkWidget *back;
  GtkWidget *content, *side, *now_scroller, *seats_scroller, *across, *main;
  GtkWidget *log_toggle, *log_drawer, *log_fit, *fold;
  GtkBox *log_holder, *question, *asked, *choice_side, *briefing;
  AdwClamp *choice_clamp;
  GtkWidget *hint_toggle, *hint_side, *hint_drawer;
  GtkBox *hint_holder, *hint_place;
  FlipHintPanel *hint;
  FlipNowTurn *turn;
  GtkWidget *buttons, *set_up;
  FlipTableStage *table;
  FlipSeatsRow *seats;
  FlipHoldings *holdings;
  FlipBoardStack *board;
  FlipNowPanel *now;
  FlipLogView *log;
  GtkStack *stack;
  GtkWidget *review, *secrets;
  GtkWidget *screens_button;
  GtkLabel *screens_number;
  FlipReviewBar *review_bar;
  FlipChoiceView *choice;
  FlipNotesView *notes;
  GtkWidget *practice_bar, *practice_next, *guide_bar, *guide_keep;
  GtkLabel *practice_words, *guide_words;
  FlipGuideView *guide_view;
  FlipResultView *result_view;
  FlipNoticeView *notice;
  GtkLabel *status; /* for screen readers */
  guint unsaid_from; /* the first entry of the log that may not have been announced yet */
  GtkLabel *briefing_title;
  GtkWidget *briefing_set_up, *begin;
  GtkWidget *header;
  FlipMendBar *mend_bar;
  FlipMendAnswers *mend_answers;

  /* owned */
  FlipSheetModel *model;
  FlipMendMode *mend;
  FlipGuide *guide;       /* or NULL */
  FlipVerdicts *verdicts; /* for this log, or NULL */
  FlipPractice *practice; /* or NULL; `left` is the sheet that waits meanwhile */
  FlipSheetModel *left;
  FlipVerdicts *left_verdicts;
  FlipTeller *teller;
  FlipAwake *awake;
  FlipScreensHost *screens;

  FlipLibrary *keeper; /* borrowed: a library for a loose sheet, or NULL */
  GtkPopover *popover; /* weak: the popover beside a site, or NULL */

  FlipChange around; /* the changes that players and log do not show yet */
  guint following;   /* frames until they do */

  guint n_answered; /* questions answered since the page was created */
  guint gone_on; /* where in the log the players continued after a turn, or FLIP_NOWHERE */
  FlipRoom room; /* a bar until the page is allocated */
  guint mode;    /* what it is laid out for besides the room */
  gboolean found_more; /* there are new verdicts since they were last saved */
  gboolean looked_up; /* saved verdicts have been looked up since the review was opened */
  gboolean briefed;  /* the briefing before the first move has been read */
  int width, height; /* of the page; 0 until it is allocated */
};

static inline gboolean
flip_sheet_page_is_mending (FlipSheetPage *self)
{
  return self->mend && flip_mend_mode_mending (self->mend);
}

/* What the page shows: while the log is mended, the place that is mended. */
static inline FlipMoment *
flip_sheet_page_moment (FlipSheetPage *self)
{
  return flip_sheet_page_is_mending (self)
           ? flip_mending_moment (flip_mend_mode_mending (self->mend))
           : flip_sheet_model_moment (self->model);
}

/* On a simulated table, the table and its panel replace the board, but where the log is mended. */
static inline gboolean
flip_sheet_page_is_simulated (FlipSheetPage *self)
{
  return self->model && flip_sheet_model_tabletop (self->model)
         && !flip_sheet_page_is_mending (self);
}

/* sheet-page-room.c: which parts are shown, and where, depending on the room */
void flip_sheet_page_lay_out (FlipSheetPage *self);

/* Lays the page out again if its mode has changed: a mark moves nothing. */
void flip_sheet_page_show_parts (FlipSheetPage *self);
void flip_sheet_page_install_room (GtkWidgetClass *widget_class);

/* The available width for a line in the middle of the header. */
int flip_sheet_page_title_room (FlipSheetPage *self);

/* Closes the log over the board; FALSE if it is not open. */
gboolean flip_sheet_page_close_drawer (FlipSheetPage *self);

/* sheet-page-hint.c: the hint, in place of the question or over the board. */
void flip_sheet_page_install_hint (GtkWidgetClass *widget_class);
gboolean flip_sheet_page_has_hint (FlipSheetPage *self);
void flip_sheet_page_place_hint (FlipSheetPage *self);

/* FALSE if no hint is open. */
gboolean flip_sheet_page_close_hint (FlipSheetPage *self);

/* After a change, updates the hint for as long as the same players choose. */
void flip_sheet_page_follow_hint (FlipSheetPage *self, gboolean focus);
void flip_sheet_page_refresh_hint (FlipSheetPage *self);

/* sheet-page-review.c: the verdicts on the choices, while the player looks back. */
void flip_sheet_page_install_verdicts (GtkWidgetClass *widget_class);
void flip_sheet_page_load_verdicts (FlipSheetPage *self);
void flip_sheet_page_leave_verdicts (FlipSheetPage *self);

/* Opens the review with verdicts that are already known. */
void flip_sheet_page_review (FlipSheetPage *self, FlipVerdicts *verdicts);

/* sheet-page-notes.c: notes about the moves. */
void flip_sheet_page_install_notes (GtkWidgetClass *widget_class);
void flip_sheet_page_connect_notes (FlipSheetPage *self);

/* sheet-page-screens.c: other screens, on which people play or that take a file. */
void flip_sheet_page_install_screens (GtkWidgetClass *widget_class);
void flip_sheet_page_connect_screens (FlipSheetPage *self);
void flip_sheet_page_load_screens (FlipSheetPage *self);
void flip_sheet_page_share_deal (FlipSheetPage *self, GBytes *bytes, const char *name);

/* sheet-page-practice.c: trying choices again. */
void flip_sheet_page_install_practice (GtkWidgetClass *widget_class);
void flip_sheet_page_load_practice (FlipSheetPage *self);
void flip_sheet_page_drop_practice (FlipSheetPage *self);

/* Goes back to the review; FALSE if no choice is being tried. */
gboolean flip_sheet_page_leave_practice (FlipSheetPage *self);

/* sheet-page-guide.c: sheets that are not kept. first_mode is shown in place of the sheet's mode,
   or NULL. */
void flip_sheet_page_install_first (GtkWidgetClass *widget_class);
void flip_sheet_page_leave_first (FlipSheetPage *self);
const char *flip_sheet_page_first_mode (FlipSheetPage *self);

/* sheet-page-guide.c: a guided first game. Each function returns whether the guide has handled the
   action. */
void flip_sheet_page_install_guide (GtkWidgetClass *widget_class);
void flip_sheet_page_refresh_guide (FlipSheetPage *self);
void flip_sheet_page_drop_guide (FlipSheetPage *self);
gboolean flip_sheet_page_guides (FlipSheetPage *self);
gboolean flip_sheet_page_guide_play (FlipSheetPage *self, const char *notation);
gboolean flip_sheet_page_guide_choose (FlipSheetPage *self, guint site);
gboolean flip_sheet_page_guide_skip (FlipSheetPage *self);

/* Reserves the room of a question whose answers must not move. */
void flip_sheet_page_keep_question (FlipSheetPage *self);

/* sheet-page-around.c */
void flip_sheet_page_install_turn_actions (GtkWidgetClass *widget_class);
void flip_sheet_page_load_question (FlipSheetPage *self);

/* Goes back from the next question to the turn that led to it; FALSE if there is none. */
gboolean flip_sheet_page_look_again (FlipSheetPage *self);

/* sheet-page.c: shows a message beside the question, which disappears by itself. */
void flip_sheet_page_say (FlipSheetPage *self, const char *text);

/* sheet-page.c: shows another sheet, which was opened or is for practice. */
void flip_sheet_page_show_model (FlipSheetPage *self, FlipSheetModel *model);

/* sheet-page.c: loads the moment into all parts. */
void flip_sheet_page_load_all (FlipSheetPage *self);

/* sheet-page.c: shows the board or the result. */
void flip_sheet_page_show_part (FlipSheetPage *self);

/* sheet-page-title.c: shows the game, and below it as much of its state as there is room for. */
void flip_sheet_page_show_title (FlipSheetPage *self);

/* The title of a sheet's board, if the game has several, or if it is an edition of the user's own;
   or NULL. */
const char *flip_sheet_page_board_title (const FlipMoment *moment);

/* sheet-page-around.c: updates players and log, one frame later than the board. */
void flip_sheet_page_load_around (FlipSheetPage *self, const FlipChange *change);

/* sheet-page-mend.c */
void flip_sheet_page_install_mend_actions (GtkWidgetClass *widget_class);
void flip_sheet_page_connect_mend (FlipSheetPage *self);
void flip_sheet_page_leave_mend (FlipSheetPage *self);

/* sheet-page-actions.c */
void flip_sheet_page_install_play_actions (GtkWidgetClass *widget_class);
void flip_sheet_page_desk_init (FlipDeskInterface *desk);

/* Called after the focus has moved elsewhere: GTK drops keys for anything outside an open popover.
   A popover that closes while it has the focus would move the focus again, a moment later. */
static inline void
flip_sheet_page_close_popover (FlipSheetPage *self)
{
  if (self->popover)
    gtk_popover_popdown (self->popover);
}

/* sheet-page-actions.c */
void flip_sheet_page_add_keys (FlipSheetPage *self);
