/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/desk/desk.h"
#include "app/guide/guide-bar.h"
#include "app/guide/guide-view.h"
#include "app/hint/hint-panel.h"
#include "app/log/log-view.h"
#include "app/mend/mend-page.h"
#include "app/notice/notice-view.h"
#include "app/now/panel/now-turn.h"
#include "app/review/choice-view.h"
#include "app/review/notes-view.h"
#include "app/review/practice-bar.h"
#include "app/review/result-view.h"
#include "app/review/review-bar.h"
#include "app/seats/holdings.h"
#include "app/seats/seats-row.h"
#include "app/common/ask/briefing-view.h"
#include "app/sheet/sheet-page.h"
#include "app/table/table-stage.h"

G_BEGIN_DECLS

/* How much room there is: the Now panel beside the board, or as a bar below it, which is whole, in two
   columns, or shown region by region. */
typedef enum
{
  ROOM_UNKNOWN,
  ROOM_WIDE,
  ROOM_MEDIUM,
  ROOM_COLUMNS,
  ROOM_NARROW,
} Room;

#define FLIP_NOWHERE G_MAXUINT

struct _FlipSheetPage
{
  GtkBox parent_instance;

  /* template */
  AdwWindowTitle *title;
  GtkWidget *back;
  GtkWidget *content, *side, *now_scroller, *seats_scroller, *across, *main;
  GtkWidget *log_toggle, *log_drawer, *fold;
  GtkBox *log_holder, *question, *asked, *choice_side;
  AdwClamp *choice_clamp;
  GtkWidget *hint_toggle, *hint_side, *hint_drawer;
  GtkBox *hint_holder, *hint_place;
  FlipHintPanel *hint;
  FlipNowTurn *turn;
  GtkWidget *rules, *save, *set_up;
  FlipTableStage *table;
  FlipSeatsRow *seats;
  FlipHoldings *holdings;
  FlipBoardStack *board;
  FlipNowPanel *now;
  FlipLogView *log;
  GtkStack *stack;
  GtkWidget *review, *secrets;
  FlipReviewBar *review_bar;
  FlipChoiceView *choice;
  FlipNotesView *notes;
  FlipPracticeBar *practice_bar;
  FlipGuideBar *guide_bar;
  FlipGuideView *guide_view;
  FlipResultView *result_view;
  FlipNoticeView *notice;
  GtkLabel *status; /* for screen readers */
  guint unsaid_from; /* the first entry of the log that it may not have said yet */
  GtkLabel *briefing_title;
  GtkOrientable *briefing_buttons;
  FlipBriefingView *briefing;
  GtkWidget *briefing_set_up, *begin;
  GtkWidget *header;
  FlipMendPage *mend_page;

  /* owned */
  FlipSheetModel *model;
  FlipMending *mending;   /* or NULL */
  FlipGuide *guide;       /* or NULL */
  FlipVerdicts *verdicts; /* on this log, or NULL */
  FlipPractice *practice; /* or NULL; then the sheet that was left for it waits */
  FlipSheetModel *left;
  FlipVerdicts *left_verdicts;
  GPtrArray *notices;   /* of FlipNotice: being told, or NULL */
  guint told;           /* how many of them were */

  GtkApplication *awake_in; /* or NULL: who keeps the screen on, by the number */
  guint awake;

  FlipLibrary *keeper; /* borrowed: where a loose sheet could be kept, or NULL */
  GtkPopover *popover; /* weak: the one beside a site, or NULL */

  FlipChange around; /* that players and log do not show yet, while they follow */
  guint following;   /* frames until they do */

  guint n_answered; /* questions, since the page was made */
  guint gone_on; /* the place in the log at which people went on after a turn of all, or nowhere */
  Room room;
  gboolean found_more; /* about the choices, since it was kept */
  gboolean looked_up; /* what is known of the choices, since the review was opened */
  gboolean briefed;  /* what is to be read before the first move has been */
  int width, height; /* of the page; 0 until it has a place */
};

static inline FlipMoment *
flip_sheet_page_moment (FlipSheetPage *self)
{
  return flip_sheet_model_moment (self->model);
}

/* Then the table and its panel take the place of the board. */
static inline gboolean
flip_sheet_page_is_simulated (FlipSheetPage *self)
{
  return self->model && flip_sheet_model_tabletop (self->model);
}

/* sheet-page-room.c: which parts are shown, and where, by the room that there is */
void flip_sheet_page_show_parts (FlipSheetPage *self);
void flip_sheet_page_install_room (GtkWidgetClass *widget_class);

/* How wide a line in the middle of the header can be. */
int flip_sheet_page_title_room (FlipSheetPage *self);

/* The log over the board; FALSE where none is open. */
gboolean flip_sheet_page_close_drawer (FlipSheetPage *self);

/* sheet-page-hint.c: what would be good here, in the place of the question or over the board. */
void flip_sheet_page_install_hint (GtkWidgetClass *widget_class);
gboolean flip_sheet_page_has_hint (FlipSheetPage *self);
void flip_sheet_page_place_hint (FlipSheetPage *self);

/* FALSE where none is open. */
gboolean flip_sheet_page_close_hint (FlipSheetPage *self);

/* After a change: what would be good now, as long as the same people choose. */
void flip_sheet_page_follow_hint (FlipSheetPage *self, gboolean focus);
void flip_sheet_page_refresh_hint (FlipSheetPage *self);

/* sheet-page-review.c: what the choices were worth, as far as that is known, while people look back. */
void flip_sheet_page_install_verdicts (GtkWidgetClass *widget_class);
void flip_sheet_page_load_verdicts (FlipSheetPage *self);
void flip_sheet_page_leave_verdicts (FlipSheetPage *self);

/* Opens the review with what is known already. */
void flip_sheet_page_review (FlipSheetPage *self, FlipVerdicts *verdicts);

/* sheet-page-notes.c: what people write beside the moves. */
void flip_sheet_page_install_notes (GtkWidgetClass *widget_class);
void flip_sheet_page_connect_notes (FlipSheetPage *self);

/* sheet-page-practice.c: choices that are tried again. */
void flip_sheet_page_install_practice (GtkWidgetClass *widget_class);
void flip_sheet_page_load_practice (FlipSheetPage *self);
void flip_sheet_page_drop_practice (FlipSheetPage *self);

/* Back to the review; FALSE where nothing is tried. */
gboolean flip_sheet_page_leave_practice (FlipSheetPage *self);

/* sheet-page-guide.c: sheets that nobody keeps. What is said of one in the place of its mode, or NULL. */
void flip_sheet_page_install_first (GtkWidgetClass *widget_class);
void flip_sheet_page_leave_first (FlipSheetPage *self);
const char *flip_sheet_page_first_mode (FlipSheetPage *self);

/* sheet-page-guide.c: a guided first game. Each says whether the guide has taken care of what was tried. */
void flip_sheet_page_install_guide (GtkWidgetClass *widget_class);
void flip_sheet_page_refresh_guide (FlipSheetPage *self);
void flip_sheet_page_drop_guide (FlipSheetPage *self);
gboolean flip_sheet_page_guides (FlipSheetPage *self);
gboolean flip_sheet_page_guide_play (FlipSheetPage *self, const char *notation);
gboolean flip_sheet_page_guide_choose (FlipSheetPage *self, guint site);
gboolean flip_sheet_page_guide_skip (FlipSheetPage *self);

/* sheet-page-awake.c: the screen stays on. */
void flip_sheet_page_watch_awake (FlipSheetPage *self);
void flip_sheet_page_refresh_awake (FlipSheetPage *self);
void flip_sheet_page_drop_awake (FlipSheetPage *self);

/* Keeps the room of a question whose answers must not move. */
void flip_sheet_page_keep_question (FlipSheetPage *self);

/* sheet-page-around.c */
void flip_sheet_page_install_turn_actions (GtkWidgetClass *widget_class);
void flip_sheet_page_load_question (FlipSheetPage *self);

/* Back from the next question to the turn of all that led to it; FALSE where there is none. */
gboolean flip_sheet_page_look_again (FlipSheetPage *self);

/* sheet-page.c: a message that goes away by itself, beside the question. */
void flip_sheet_page_say (FlipSheetPage *self, const char *text);

/* sheet-page.c: another sheet, whether people have opened it or practise on it. */
void flip_sheet_page_show_model (FlipSheetPage *self, FlipSheetModel *model);

/* sheet-page.c: the board, the result, or the log that is mended. */
void flip_sheet_page_show_part (FlipSheetPage *self);

/* sheet-page-title.c: the game, and below it as much of where it is as there is room for. */
void flip_sheet_page_show_title (FlipSheetPage *self);

/* What the board of a sheet is called, where the game has several, or where it is somebody’s own; or NULL. */
const char *flip_sheet_page_board_title (const FlipMoment *moment);

/* sheet-page-around.c: players and log show the moment, a frame later than the board. */
void flip_sheet_page_load_around (FlipSheetPage *self, const FlipChange *change);

/* sheet-page-mend.c */
void flip_sheet_page_install_mend_actions (GtkWidgetClass *widget_class);
void flip_sheet_page_connect_mend (FlipSheetPage *self);
void flip_sheet_page_leave_mend (FlipSheetPage *self);

/* sheet-page-actions.c */
void flip_sheet_page_install_play_actions (GtkWidgetClass *widget_class);
void flip_sheet_page_desk_init (FlipDeskInterface *desk);

/* sheet-page-notices.c: tells great moments instead of any others; none for NULL. */
void flip_sheet_page_bind_notices (GtkWidgetClass *widget_class);
void flip_sheet_page_tell (FlipSheetPage *self, GPtrArray *notices);
void flip_sheet_page_drop_notices (FlipSheetPage *self);

/* What the notice that is open tells, as a sentence; NULL where none is. */
char *flip_sheet_page_notice_words (FlipSheetPage *self);

/* When the focus has gone elsewhere: GTK drops the keys for what lies outside of an open popover. A
   popover that closes with the focus in it would move the focus once more, a moment later. */
static inline void
flip_sheet_page_close_popover (FlipSheetPage *self)
{
  if (self->popover)
    gtk_popover_popdown (self->popover);
}

/* sheet-page-actions.c */
void flip_sheet_page_add_keys (FlipSheetPage *self);

G_END_DECLS
