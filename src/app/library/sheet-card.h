/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

typedef enum
{
  FLIP_CARD_TILE,
  FLIP_CARD_GAME,
  FLIP_CARD_PLAYERS,
  FLIP_CARD_MODE,
  FLIP_CARD_DATE,
  FLIP_CARD_STATE,
  FLIP_CARD_DETAIL,
  FLIP_CARD_PROGRESS,
  FLIP_CARD_ARROW,
  FLIP_N_CARD_PARTS
} FlipCardPart;

/* Places the parts of a sheet's row, which are its children in this order: in columns if it is
   wide, stacked if it is narrow. */
G_DECLARE_FINAL_TYPE (FlipSheetCard, flip_sheet_card, FLIP, SHEET_CARD, GtkWidget)
