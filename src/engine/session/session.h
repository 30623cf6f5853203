/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/game.h"
#include "engine/session/dealer.h"
#include "engine/session/log.h"
#include "engine/session/log-history.h"

G_BEGIN_DECLS

/* A sheet in play: a set-up and a log. The state is the log, folded by the game's rules. */
typedef struct _FlipSession FlipSession;

/* It is there until everybody who has it has freed it: what is shown of a sheet may be seen a little
   longer than the sheet is played. */
FlipSession *flip_session_new (const FlipSetup *setup, GError **error);
FlipSession *flip_session_ref (FlipSession *session);
void flip_session_free (FlipSession *session);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipSession, flip_session_free)

/* What has been played, to be read; it changes with the session. Whoever needs it as it is now makes a copy. */
FlipLog *flip_session_log (FlipSession *session);

/* Of it what is needed most; flip_session_state_at gives scratch, see flip_log_state_at. */
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

/* From here on Flipside deals, and other cards than those that would have come; of what people have dealt at their
   table, any that are left. The session is practice then. */
void flip_session_deal_anew (FlipSession *session, guint64 seed);
gboolean flip_session_undo (FlipSession *session);
gboolean flip_session_redo (FlipSession *session);
gboolean flip_session_can_undo (FlipSession *session);
gboolean flip_session_can_redo (FlipSession *session);
void flip_session_jump (FlipSession *session, guint position);

/* Gives up the entries that were taken back. */
void flip_session_cut (FlipSession *session);
gboolean flip_session_is_practice (FlipSession *session);
void flip_session_set_practice (FlipSession *session);

/* Another log in the place of this one, as texts that the rules allow, and what is set aside then;
   takes ownership of both. One undo brings back the old log; one redo, the other again. */
void flip_session_replace (FlipSession *session, GPtrArray *log, GPtrArray *aside);

/* The same with the log of a fork of it, of which the first `same` entries are still the same: a long
   log need not be read again. */
void flip_session_replace_by (FlipSession *session,
                              FlipSession *fork,
                              guint same,
                              GPtrArray *aside);

/* Entries that were set aside; engine/session/mend.h brings them back. */
guint flip_session_n_aside (FlipSession *session);

/* What is kept beside the log, to be saved. A history that was read is refused, with the reason, where
   an earlier log in it is against the rules; the session takes ownership of it in any case. */
const FlipLogHistory *flip_session_history (FlipSession *session);
gboolean flip_session_set_history (FlipSession *session, FlipLogHistory *history, GError **error);

/* How often the log was replaced, and how many of its first entries stayed the last time. */
guint flip_session_n_replaced (FlipSession *session, guint *same);

/* All entries are saved now; and how many of the first ones have stayed as they were since then. */
void flip_session_mark_saved (FlipSession *session);
guint flip_session_n_saved (FlipSession *session);

/* A number that is another one whenever the tags or the history have changed. */
guint flip_session_beside (FlipSession *session);

/* Another session of the same set-up, at its beginning, whose flicks end as they do here. */
FlipSession *flip_session_new_like (FlipSession *session);

/* The same with the first entries of the log. They are not played again, so that it takes no time worth
   mentioning. */
FlipSession *flip_session_fork (FlipSession *session, guint position);

/* The entries up to the cursor, as texts. */
GPtrArray *flip_session_texts (FlipSession *session);

/* A hidden card that a seat may look at; FLIP_NO_CARD when the players deal at their own table. */
FlipCard flip_session_peek (FlipSession *session, FlipDraw draw);

/* From now on its words are those of a window; see flip_setup_isolate_names. */
void flip_session_isolate_names (FlipSession *session);

/* Notes of the players, such as date and place; kept in order. */
void flip_session_set_tag (FlipSession *session, const char *key, const char *value);
void flip_session_remove_tag (FlipSession *session, const char *key);
void flip_session_keep_tags (FlipSession *session, FlipTagsKeep keep, gpointer data);
const char *flip_session_find_tag (FlipSession *session, const char *key);
guint flip_session_n_tags (FlipSession *session);
const char *flip_session_tag (FlipSession *session, guint index, const char **value);

G_END_DECLS
