/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/game.h"
#include "engine/session/tags.h"

/* Everything that was played: a set-up, the entries, and the tags beside them. A session writes its
   log. A copy never changes, whatever becomes of the session, and costs almost nothing: both share
   the entries until the session drops some of them. */
typedef struct _FlipLog FlipLog;

FlipLog *flip_log_copy (FlipLog *log);
void flip_log_free (FlipLog *log);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipLog, flip_log_free)

const FlipGame *flip_log_game (FlipLog *log);
const FlipSetup *flip_log_setup (FlipLog *log); /* shared by all copies */
FlipTags *flip_log_tags (FlipLog *log);

/* All entries, and those that count; later ones were taken back. */
guint flip_log_length (FlipLog *log);
guint flip_log_cursor (FlipLog *log);
const FlipMove *flip_log_entry (FlipLog *log, guint position);

/* The state at the cursor. */
gconstpointer flip_log_state (FlipLog *log);

/* The state before any entry. This is scratch: it changes as soon as the log is read at another
   position, also by the functions below. A caller that needs two at a time makes a copy. */
gconstpointer flip_log_state_at (FlipLog *log, guint position);

/* The seat that made an entry, or FLIP_TABLE. */
int flip_log_who (FlipLog *log, guint position);

/* Whether Flipside dealt it, rather than a player entering it. */
gboolean flip_log_was_dealt (FlipLog *log, guint position);

/* Reads a move in the notation of a sheet at the cursor, whether or not it is legal. */
gboolean flip_log_read_move (FlipLog *log, const char *text, FlipMove *move, FlipRefusal *refusal);

/* An entry in the notation of a sheet: preceded by the seat's number, or bare for the table. */
char *flip_log_print_entry (FlipLog *log, guint position);
char *flip_log_print_at (FlipLog *log, gconstpointer state, const FlipMove *move);

/* A player's name, as it is and for use in a sentence; see flip_setup_isolate_names. */
const char *flip_log_player (FlipLog *log, int who);
const char *flip_log_shown_player (FlipLog *log, int who);

/* Replaces "{seat 2}" by the player's name. */
void flip_log_put_names (FlipLog *log, GString *words);
void flip_log_name_refusal (FlipLog *log, FlipRefusal *refusal);

/* The sentence about an entry, with the players' names; empty if there is nothing to report. */
char *flip_log_tell_entry (FlipLog *log, guint position);

/* The same in one line, or a few words if there is no sentence because the previous entry's covers
   both. */
char *flip_log_name_entry (FlipLog *log, guint position);

/* The question of a state in words: with the players' names, and the asked seat's name before the
   title. If the game is over, the title and the sentence say so. */
FlipQuestion *flip_log_question (FlipLog *log, gconstpointer state);

/* Where the game is, in words, with the players' names. */
char *flip_log_where (FlipLog *log, gconstpointer state);
char *flip_log_where_at (FlipLog *log, guint position);

/* The functions that write are only for a session. */
FlipLog *flip_log_new (const FlipSetup *setup, GError **error);
FlipLog *flip_log_fork (FlipLog *log, guint position);
FlipSetup *flip_log_change_setup (FlipLog *log);
FlipTags *flip_log_change_tags (FlipLog *log);
void flip_log_append (FlipLog *log, const FlipMove *move);
void flip_log_step (FlipLog *log); /* past an entry that was taken back */
void flip_log_jump (FlipLog *log, guint position);
void flip_log_cut (FlipLog *log); /* at the cursor */
