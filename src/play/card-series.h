/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet-model.h"

G_BEGIN_DECLS

#define FLIP_MOST_SERIES 10

/* Cards that the table tells one after the other in answer to one question. */
typedef struct
{
  guint n_told;
  FlipCard told[FLIP_MOST_SERIES];
  guint to_come;
  gboolean is_lineup; /* they become the lineup */
} FlipCardSeries;

/* Whether a playing card is asked for; a game's own cards are answers like any other. */
gboolean flip_asks_playing_card (const FlipGame *game, const FlipAsk *ask);

/* The series that is asked for now. */
void flip_card_series_read (FlipCardSeries *series, FlipSheetModel *model);

/* Whether an entry of the log tells a card of a series of several, and which. */
gboolean flip_card_series_has (FlipSession *session, guint position, FlipCard *card);

/* The cards that everyone plays with now: the table's fact "lineup". */
guint flip_lineup_read (const FlipGame *game, gconstpointer state, FlipCard *cards, guint most);

G_END_DECLS
