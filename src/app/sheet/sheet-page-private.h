/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/board/board-stack.h"
#include "app/log/log-view.h"
#include "app/notice/notice-view.h"
#include "app/now/now-panel.h"
#include "app/review/result-view.h"
#include "app/review/review-bar.h"
#include "app/seats/seats-row.h"
#include "app/common/briefing-view.h"
#include "app/sheet/sheet-page.h"
#include "app/table/table-stage.h"

G_BEGIN_DECLS

/* How much room there is: the Now panel beside or below, the board whole or in parts. */
typedef enum
{
  ROOM_UNKNOWN,
  ROOM_WIDE,
  ROOM_MEDIUM,
  ROOM_COLUMNS,
  ROOM_NARROW,
} Room;

struct _FlipSheetPage
{
  GtkBox parent_instance;

  /* template */
  AdwWindowTitle *title;
  GtkWidget *content, *side, *now_scroller, *seats_scroller, *across, *main, *log_toggle;
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
  FlipNoticeView *notice;
  GtkLabel *briefing_title;
  FlipBriefingView *briefing;
  GtkWidget *briefing_set_up, *begin;

  /* owned */
  FlipSheetModel *model;
  GPtrArray *notices; /* of FlipNotice: being told, or NULL */
  guint told;         /* how many of them were */

  Room room;
  gboolean briefed; /* what is to be read before the first move has been */
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

/* sheet-page-actions.c */
void flip_sheet_page_install_play_actions (GtkWidgetClass *widget_class);

/* The button of a site on the board or the simulated table; NULL while it is not shown. */
FlipSiteButton *flip_sheet_page_find_button (FlipSheetPage *self, guint site);

/* sheet-page-notices.c: tells great moments instead of any others; none for NULL. */
void flip_sheet_page_bind_notices (GtkWidgetClass *widget_class);
void flip_sheet_page_tell (FlipSheetPage *self, GPtrArray *notices);
void flip_sheet_page_drop_notices (FlipSheetPage *self);

/* sheet-page-keys.c */
void flip_sheet_page_add_keys (FlipSheetPage *self);

G_END_DECLS
