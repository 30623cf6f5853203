/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/session/session.h"

G_BEGIN_DECLS

#define FLIP_MOST_SERIES 10

/* Cards that come from the table one after another, in answer to one question. */
typedef struct
{
  guint n_told;
  FlipCard told[FLIP_MOST_SERIES];
  guint to_come;
  gboolean is_lineup; /* they become the open cards that everyone plays with */
} FlipCardSeries;

/* The series asked for at a position of the log; empty if no cards are asked for. */
void flip_card_series_read (FlipCardSeries *series,
                            FlipLog *log,
                            guint position,
                            const FlipAsk *ask,
                            const FlipQuestion *question);

/* Whether an entry of the log is a card of a series of several, and which card it is. */
gboolean flip_card_series_has (FlipLog *log, guint position, FlipCard *card);

/* The number of cards from the first one of a series up to this entry, and whether the entry
   completes the series; 0 for all other entries. */
guint flip_card_series_length (FlipLog *log, guint position, gboolean *is_last);

G_END_DECLS
