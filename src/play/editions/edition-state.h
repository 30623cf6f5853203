/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/boards/format.h"
#include "engine/session/session.h"

G_BEGIN_DECLS

/* The progress of an edition: its differences, the values checked against a printed copy, and the
   problems that keep it from being played. */
typedef struct
{
  FlipChecked checked; /* all zeros if it was begun from a blank board, as there is no printed copy */
  guint n_differences;      /* from the board on which it is based */
  guint n_problems;         /* if not 0, the edition is a draft and can't be played */
  guint n_warnings;
  char *problem; /* the first problem in words, or "" */
} FlipEditionState;

/* A base of NULL means the game's first board. */
void flip_edition_state_read (FlipEditionState *state,
                              const FlipGame *game,
                              const char *base,
                              const char *text);

/* The same for a file that is already open, with its problems from flip_format_problems. If there
   are none, it also returns a game on this board as flip_edition_begin does. */
void flip_edition_state_read_file (FlipEditionState *state,
                                   const FlipGame *game,
                                   const char *base,
                                   FlipBoardFile *file,
                                   const GArray *problems,
                                   FlipLog **begun);
void flip_edition_state_clear (FlipEditionState *state);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FlipEditionState, flip_edition_state_clear)

/* A game on this board before the first move, at the table or dealt, with the fewest possible
   seats. NULL if the board can't be played. */
FlipLog *flip_edition_begin (const FlipGame *game,
                             const char *text,
                             gboolean dealt,
                             GError **error);

/* The sites of a sheet before its first move; and the value in the board's file that a site shows,
   or FALSE. */
void flip_edition_sites (FlipLog *begun, FlipSites *sites);
gboolean flip_edition_place_of_site (FlipLog *begun,
                                     guint site,
                                     const char **group,
                                     const char **key);

/* A state after one answer, in which the contents of a group of the file are in play, and the first
   site that shows them; NULL if there is none. The caller frees it. */
gpointer flip_edition_preview (FlipLog *begun, const char *group, guint *site);

/* The game that a board's file was written for, or NULL. No other code has to tell them apart. */
const FlipGame *flip_edition_recognise (const char *text);

/* The state in words for the user, which the caller frees. */
char *flip_edition_state_tell_differences (const FlipEditionState *state);
char *flip_edition_state_tell_checked (const FlipEditionState *state);
char *flip_edition_state_tell_draft (const FlipEditionState *state); /* NULL if there is no problem */

G_END_DECLS
