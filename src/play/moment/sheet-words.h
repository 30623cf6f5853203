/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/library/library.h"

G_BEGIN_DECLS

/* A finished sheet in two lines. */
typedef struct
{
  char *title;  /* "Bob, 41", or "63 points" for one player */
  char *detail; /* "Ann 38, Cleo 30", or "You beat Billy the Kid. 61 to 55"; may be empty */
  gboolean has_winner;
} FlipSheetOutcome;

void flip_sheet_outcome_clear (FlipSheetOutcome *outcome);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FlipSheetOutcome, flip_sheet_outcome_clear)

/* The possible numbers of players: "1–4 players". */
char *flip_sheet_words_seats (const FlipGame *game);

/* The words of the library's list about a sheet. Names are isolated for a window, except at the end
   against the game itself, which is also printed. */
char *flip_sheet_words_names (const FlipSheetInfo *info);

/* The game, preceded by the user's name for the sheet if there is one; the way it is dealt, and its
   tags. */
char *flip_sheet_words_title (const FlipSheetInfo *info);
char *flip_sheet_words_filed (const FlipSheetInfo *info);
char *flip_sheet_words_date (const FlipSheetInfo *info);
char *flip_sheet_words_moment (gint64 when); /* in seconds since 1970: "yesterday, 20:14" */

/* Where the game is, "Round 2, turn 3 of 5", and how it ended against the game itself, "You beat
   Billy the Kid. 61 to 55"; empty if the library does not know it. */
char *flip_sheet_words_where (const FlipSheetInfo *info);
char *flip_sheet_words_ending (const FlipSheetInfo *info);
char *flip_sheet_words_awaited (const FlipSheetInfo *info);
const char *flip_sheet_words_mode (const FlipSheetInfo *info);
void flip_sheet_words_outcome (const FlipSheetInfo *info, FlipSheetOutcome *outcome);

G_END_DECLS
