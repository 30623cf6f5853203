/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/desk/desk.h"
#include "app/log/log-view.h"
#include "app/mend/mend-answers.h"
#include "app/mend/mend-bar.h"

/* Correcting the log of a sheet: board, question and log show the place that is being mended, and
   an answer says what the entry there was. The session stays as it is until the mended log is kept.
   Signals: "shown" after each step; "left" (whether the mended log is to be kept) at the end. */
#define FLIP_TYPE_MEND_MODE (flip_mend_mode_get_type ())
G_DECLARE_FINAL_TYPE (FlipMendMode, flip_mend_mode, FLIP, MEND_MODE, GObject)

/* The parts of the page that it works with. Borrowed. */
typedef struct
{
  GtkWidget *page; /* has the actions "mend.…" */
  FlipMendBar *bar;
  FlipBoardStack *board;
  FlipNowPanel *now;
  FlipMendAnswers *answers;
  FlipLogView *log;
  GtkLabel *status; /* for screen readers */
} FlipMendParts;

FlipMendMode *flip_mend_mode_new (const FlipMendParts *parts);

void flip_mend_mode_begin (FlipMendMode *self, FlipMending *mending);

/* Ends it; the parts are to be loaded anew. */
void flip_mend_mode_end (FlipMendMode *self);

/* What is being mended, or NULL. */
FlipMending *flip_mend_mode_mending (FlipMendMode *self);

/* Whether an entry is being edited; if not, the log replaces the question. */
gboolean flip_mend_mode_edits (FlipMendMode *self);

void flip_mend_mode_set_room (FlipMendMode *self, const FlipRoom *room);
void flip_mend_mode_focus (FlipMendMode *self);

/* The parts of the desk that are its own. */
void flip_mend_mode_look (FlipMendMode *self, FlipOnDesk *on);
void flip_mend_mode_foresee (FlipMendMode *self, const FlipMove *move);

/* A site was chosen: TRUE if there is nothing to answer. The place of an entry that no longer fits
   is edited from then on. */
gboolean flip_mend_mode_choose (FlipMendMode *self);

/* Says what the edited entry was, by its notation; the refusal says why it can't be. */
gboolean flip_mend_mode_answer (FlipMendMode *self, const char *notation, FlipRefusal *refusal);

/* Handles keys wherever the focus is; FALSE for any other key. */
gboolean flip_mend_mode_press_key (FlipMendMode *self, guint key);

void flip_mend_mode_leave (FlipMendMode *self);
