/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/layout/columns.h"
#include "app/mend/mend-board.h"
#include "app/mend/mend-conflict.h"
#include "app/mend/mend-desk.h"
#include "app/mend/mend-page.h"

G_BEGIN_DECLS

/* The files of the page: mend-page.c has its content, mend-page-room.c its layout. */

struct _FlipMendPage
{
  GtkBox parent_instance;

  /* template */
  AdwWindowTitle *window_title;
  GtkBox *content, *lines, *upper;
  GtkScrolledWindow *log_scroller;
  GtkStack *parts;
  GtkWidget *log, *cancel, *cancel_words, *keep, *keep_words, *sign, *asks, *changed, *earlier,
    *later;
  GtkWidget *mend_row, *mend_it, *stop_it, *leave_it;
  GtkLabel *length, *title, *edit_title, *title_above, *where, *question, *refused, *practice;
  FlipColumns *counts, *figures, *controls;
  FlipMendConflict *conflict;
  FlipMendDesk *desk;
  FlipMendBoard *picture;
  GtkLabel *fixed;
  AdwActionRow *stop;
  GtkCheckButton *instead, *before;
  GtkWidget *remove, *to_log, *as_list, *choices, *search;
  GtkStringList *sentences;
  GtkStringFilter *filter;

  /* owned */
  FlipMending *mending; /* or NULL */

  GtkWidget *current_line; /* one of the lines, or NULL */
  guint frames;            /* frames until the line has a position to scroll to */
  int width, height;
  guint wider;      /* further lines that the user asked for, on both sides */
  gboolean loading; /* TRUE while the program, not the user, sets the controls */
};

void flip_mend_page_place (FlipMendPage *self);
void flip_mend_page_place_header (FlipMendPage *self);
void flip_mend_page_show_about (FlipMendPage *self);

G_END_DECLS
