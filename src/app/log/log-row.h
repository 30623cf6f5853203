/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/card-series.h"
#include "play/review/verdicts.h"

#include <gtk/gtk.h>

/* A line of the log: an entry as a sentence, or the heading of a turn with the cards that it began
   with. */
#define FLIP_TYPE_LOG_ITEM (flip_log_item_get_type ())
G_DECLARE_FINAL_TYPE (FlipLogItem, flip_log_item, FLIP, LOG_ITEM, GObject)

struct _FlipLogItem
{
  GObject parent_instance;

  gboolean is_heading;
  guint first;    /* the first of its entries; for a heading, the first one below it */
  guint position; /* the moment to show: after the entry, or after the heading's cards */
  int who;
  char *name; /* of the player; NULL for the table */
  char *text;
  guint n_cards;
  FlipCard cards[FLIP_MOST_SERIES];
};

FlipLogItem *flip_log_item_new_entry (FlipLog *log, guint position);
FlipLogItem *flip_log_item_new_heading (FlipLog *log, guint position);
FlipLogItem *flip_log_item_copy (const FlipLogItem *self);

/* Appends the next entry to this line: its words, and the moment after it. */
void flip_log_item_add (FlipLogItem *self, const FlipLogItem *next);

/* The widget of a line: an avatar, the words, and the cards of a heading. */
#define FLIP_TYPE_LOG_ROW (flip_log_row_get_type ())
G_DECLARE_FINAL_TYPE (FlipLogRow, flip_log_row, FLIP, LOG_ROW, GtkWidget)

void flip_log_row_show (FlipLogRow *self, FlipLogItem *item);

/* Shows the notes about its entries, and whether one is bookmarked. */
void flip_log_row_note (FlipLogRow *self, FlipLog *log);

/* Shows the verdict on the choice in the line, if it is known; NULL: there are no verdicts. */
void flip_log_row_judge (FlipLogRow *self, FlipVerdicts *verdicts);
FlipLogItem *flip_log_row_item (FlipLogRow *self);
