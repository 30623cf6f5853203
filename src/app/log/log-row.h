/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/card-series.h"
#include "play/review/verdicts.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A line of the log: an entry in a sentence, or the heading of a turn with the cards it began
   with. */
#define FLIP_TYPE_LOG_ITEM (flip_log_item_get_type ())
G_DECLARE_FINAL_TYPE (FlipLogItem, flip_log_item, FLIP, LOG_ITEM, GObject)

struct _FlipLogItem
{
  GObject parent_instance;

  gboolean is_heading;
  guint first;    /* the first of its entries; below a heading, the first of all */
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

/* Adds the next entry to this one: its words, and the moment after it. */
void flip_log_item_add (FlipLogItem *self, const FlipLogItem *next);

/* How a line is shown: an avatar, the words, and the cards of a heading. */
#define FLIP_TYPE_LOG_ROW (flip_log_row_get_type ())
G_DECLARE_FINAL_TYPE (FlipLogRow, flip_log_row, FLIP, LOG_ROW, GtkWidget)

void flip_log_row_show (FlipLogRow *self, FlipLogItem *item);

/* What people have written about its entries, and whether one is bookmarked. */
void flip_log_row_note (FlipLogRow *self, FlipLog *log);

/* What the choice of the line was worth, as far as it is known; NULL: nothing is. */
void flip_log_row_judge (FlipLogRow *self, FlipVerdicts *verdicts);
FlipLogItem *flip_log_row_item (FlipLogRow *self);

G_END_DECLS
