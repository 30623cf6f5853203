/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/boards/format.h"
#include "engine/session/session.h"

G_BEGIN_DECLS

/* How far an edition is: what differs, what was checked against a printed copy, and what keeps it from
   being played. */
typedef struct
{
  FlipChecked checked; /* all zeros where there is no printed copy: it was begun from nothing */
  guint n_differences;      /* from the board that it was begun from */
  guint n_problems;         /* with any, it is a draft and can't be played */
  guint n_warnings;
  char *problem; /* the first one in words, "" without any */
} FlipEditionState;

/* A base of NULL means the game's first board. */
void flip_edition_state_read (FlipEditionState *state,
                              const FlipGame *game,
                              const char *base,
                              const char *text);

/* The same of a file that was opened already, with its problems of flip_format_problems. */
void flip_edition_state_read_file (FlipEditionState *state,
                                   const FlipGame *game,
                                   const char *base,
                                   FlipBoardFile *file,
                                   const GArray *problems);
void flip_edition_state_clear (FlipEditionState *state);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FlipEditionState, flip_edition_state_clear)

/* A game on this board at its beginning, at the table or dealt, with as few seats as it can have; NULL
   where the board can't be played. */
FlipLog *flip_edition_begin (const FlipGame *game,
                             const char *text,
                             gboolean dealt,
                             GError **error);

/* The marks on a sheet that has just begun; and the value of the board's file that one of them shows, or FALSE. */
void flip_edition_sites (FlipLog *begun, FlipSites *sites);
gboolean flip_edition_place_of_site (FlipLog *begun,
                                     guint site,
                                     const char **group,
                                     const char **key);

/* The state with what a group of the file describes in play, and the first site that shows it; NULL where
   none does. Freed by the caller. */
gpointer flip_edition_preview (FlipLog *begun, const char *group, guint *site);

/* The game that a board's file was written for, or NULL: the one place that tells them apart. */
const FlipGame *flip_edition_recognise (const char *text);

/* What people read of it. The caller frees them. */
char *flip_edition_state_tell_differences (const FlipEditionState *state);
char *flip_edition_state_tell_checked (const FlipEditionState *state);
char *flip_edition_state_tell_draft (const FlipEditionState *state); /* NULL without a problem */

G_END_DECLS
