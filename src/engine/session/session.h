/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/game.h"
#include "engine/session/dealer.h"
#include "engine/session/log.h"
#include "engine/session/log-history.h"

/* A sheet in play: a set-up and a log. The state is the log, folded by the game's rules. */
typedef struct _FlipSession FlipSession;

/* Reference-counted: a view of a sheet may outlive the sheet a little. */
FlipSession *flip_session_new (const FlipSetup *setup, GError **error);
FlipSession *flip_session_ref (FlipSession *session);
void flip_session_free (FlipSession *session);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipSession, flip_session_free)

/* The log, for reading only; it changes with the session. A caller that needs it unchanged makes a
   copy. */
FlipLog *flip_session_log (FlipSession *session);

/* Shortcuts for the most frequent queries of the log; flip_session_state_at returns scratch, see
   flip_log_state_at. */
const FlipGame *flip_session_game (FlipSession *session);
const FlipSetup *flip_session_setup (FlipSession *session);
gconstpointer flip_session_state (FlipSession *session);
gconstpointer flip_session_state_at (FlipSession *session, guint position);
guint flip_session_length (FlipSession *session);
guint flip_session_cursor (FlipSession *session);
const FlipMove *flip_session_entry (FlipSession *session, guint position);

/* Playing, taking back, and looking back. */
gboolean flip_session_play (FlipSession *session, const FlipMove *move, FlipRefusal *refusal);
gboolean flip_session_play_text (FlipSession *session, const char *text, FlipRefusal *refusal);
void flip_session_set_referee (FlipSession *session, const FlipReferee *referee);
gboolean flip_session_has_referee (FlipSession *session);
guint flip_session_deal (FlipSession *session);
gboolean flip_session_deal_one (FlipSession *session);

/* From here on Flipside deals, and deals different cards than would have come; at a real table, any
   cards that are left. The session is practice from then on. */
void flip_session_deal_anew (FlipSession *session, guint64 seed);
gboolean flip_session_undo (FlipSession *session);
gboolean flip_session_redo (FlipSession *session);
gboolean flip_session_can_undo (FlipSession *session);
gboolean flip_session_can_redo (FlipSession *session);
void flip_session_jump (FlipSession *session, guint position);

/* Drops the entries that were taken back. */
void flip_session_cut (FlipSession *session);
gboolean flip_session_is_practice (FlipSession *session);
void flip_session_set_practice (FlipSession *session);

/* Replaces the log by another one, as texts that the rules allow, and sets the others aside; takes
   ownership of both lists. One undo restores the old log, and one redo the new one. */
void flip_session_replace (FlipSession *session, GPtrArray *log, GPtrArray *aside);

/* The same with the log of a fork, of which the first `same` entries are unchanged, so that a long
   log need not be read again. */
void flip_session_replace_by (FlipSession *session,
                              FlipSession *fork,
                              guint same,
                              GPtrArray *aside);

/* The number of entries set aside; engine/session/mend.h restores them. */
guint flip_session_n_aside (FlipSession *session);

/* The data beside the log, for saving. A history that was read is refused, with the reason, if an
   earlier log in it breaks the rules; the session takes ownership of it in any case. */
const FlipLogHistory *flip_session_history (FlipSession *session);
gboolean flip_session_set_history (FlipSession *session, FlipLogHistory *history, GError **error);

/* How often the log was replaced, and how many of its first entries were kept the last time. */
guint flip_session_n_replaced (FlipSession *session, guint *same);

/* Marks all entries as saved; and how many of the first ones are unchanged since then. */
void flip_session_mark_saved (FlipSession *session);
guint flip_session_n_saved (FlipSession *session);

/* A number that changes whenever the tags or the history change. */
guint flip_session_beside (FlipSession *session);

/* Another session with the same set-up and referee, before its first move. */
FlipSession *flip_session_new_like (FlipSession *session);

/* The same with the first entries of the log. They are not replayed, so it costs almost nothing. */
FlipSession *flip_session_fork (FlipSession *session, guint position);

/* The entries up to the cursor, as texts. */
GPtrArray *flip_session_texts (FlipSession *session);

/* A hidden card that a seat may look at; FLIP_NO_CARD if the players deal at their own table. */
FlipCard flip_session_peek (FlipSession *session, FlipDraw draw);

/* From now on names are isolated for display in a window; see flip_setup_isolate_names. */
void flip_session_isolate_names (FlipSession *session);

/* Tags for the players' notes, such as date and place; kept in order. */
void flip_session_set_tag (FlipSession *session, const char *key, const char *value);
void flip_session_remove_tag (FlipSession *session, const char *key);
void flip_session_keep_tags (FlipSession *session, FlipTagsKeep keep, gpointer data);
const char *flip_session_find_tag (FlipSession *session, const char *key);
guint flip_session_n_tags (FlipSession *session);
const char *flip_session_tag (FlipSession *session, guint index, const char **value);
