/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/session/session.h"

#include "engine/base/quote.h"
#include "engine/game/verb.h"
#include "engine/session/dealer.h"
#include "engine/session/log-history.h"
#include "engine/session/notes.h"
#include "engine/session/tags.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _FlipSession
{
  gatomicrefcount references;
  FlipLog *log;
  FlipDealer dealer;
  FlipNewDeal *new_deal; /* or NULL */
  FlipMoveList *scratch;
  gboolean practice;
  FlipLogHistory *history;
  FlipLogHistory *later; /* its logs are those that a redo restores, the next one last */
  guint n_replaced, stayed;
  guint n_saved; /* how many of the first entries are saved */
  guint beside;  /* counts the changes of the data beside the log */
};

static const FlipGame *
game_of (FlipSession *session)
{
  return flip_log_game (session->log);
}

static gconstpointer
state_of (FlipSession *session)
{
  return flip_log_state (session->log);
}

static guint
cursor_of (FlipSession *session)
{
  return flip_log_cursor (session->log);
}

static gboolean
is_dealt (FlipSession *session)
{
  return flip_log_setup (session->log)->dealt;
}

static gboolean
is_at_end (FlipSession *session)
{
  return cursor_of (session) == flip_log_length (session->log);
}

/* A session that continues a log. */
static FlipSession *
session_of (FlipLog *log)
{
  FlipSession *session = g_new0 (FlipSession, 1);

  g_atomic_ref_count_init (&session->references);
  session->log = log;
  session->scratch = g_new (FlipMoveList, 1);
  session->history = flip_log_history_new ();
  session->later = flip_log_history_new ();
  flip_dealer_init (&session->dealer, flip_log_setup (log)->seed);
  return session;
}

FlipSession *
flip_session_new (const FlipSetup *setup, GError **error)
{
  FlipLog *log = flip_log_new (setup, error);

  return log ? session_of (log) : NULL;
}

FlipSession *
flip_session_ref (FlipSession *session)
{
  g_return_val_if_fail (session, NULL);

  g_atomic_ref_count_inc (&session->references);
  return session;
}

void
flip_session_free (FlipSession *session)
{
  if (!g_atomic_ref_count_dec (&session->references))
    return;
  flip_log_free (session->log);
  g_free (session->scratch);
  g_clear_pointer (&session->new_deal, flip_new_deal_free);
  flip_log_history_free (session->history);
  flip_log_history_free (session->later);
  g_free (session);
}

FlipLog *
flip_session_log (FlipSession *session)
{
  return session->log;
}

const FlipGame *
flip_session_game (FlipSession *session)
{
  return game_of (session);
}

const FlipSetup *
flip_session_setup (FlipSession *session)
{
  return flip_log_setup (session->log);
}

gconstpointer
flip_session_state (FlipSession *session)
{
  return flip_log_state (session->log);
}

gconstpointer
flip_session_state_at (FlipSession *session, guint position)
{
  return flip_log_state_at (session->log, position);
}

guint
flip_session_length (FlipSession *session)
{
  return flip_log_length (session->log);
}

guint
flip_session_cursor (FlipSession *session)
{
  return flip_log_cursor (session->log);
}

const FlipMove *
flip_session_entry (FlipSession *session, guint position)
{
  return flip_log_entry (session->log, position);
}

static gboolean
asks_table_at (FlipSession *session, guint position)
{
  FlipAsk ask;

  game_of (session)->ask (flip_log_state_at (session->log, position), &ask);
  return ask.who == FLIP_TABLE;
}

static gboolean
card_was_shown_after (FlipSession *session, guint position)
{
  for (guint i = position; i < flip_log_length (session->log); i++)
    {
      if (asks_table_at (session, i))
        return TRUE;
    }

  return FALSE;
}

static void
drop_tail (FlipSession *session)
{
  if (is_dealt (session) && card_was_shown_after (session, cursor_of (session)))
    session->practice = TRUE;
  if (!is_at_end (session))
    flip_session_forget_notes (session, cursor_of (session));
  flip_log_cut (session->log);
  session->n_saved = MIN (session->n_saved, cursor_of (session));
}

/* A move of the seat that is asked names no seat, so that the same move is never written in two
   ways. */
static FlipMove
without_asked_seat (FlipSession *session, const FlipMove *move)
{
  FlipMove plain = *move;
  FlipAsk ask;

  if (!plain.seat)
    return plain;
  game_of (session)->ask (state_of (session), &ask);
  if (plain.seat - 1 == ask.who)
    plain.seat = 0;
  return plain;
}

/* Plays at the cursor. Moves that were taken back are dropped, unless this is the same move
   again. */
gboolean
flip_session_play (FlipSession *session, const FlipMove *move, FlipRefusal *refusal)
{
  FlipMove plain = without_asked_seat (session, move);

  if (!flip_game_check (game_of (session), state_of (session), &plain, refusal))
    {
      flip_log_name_refusal (session->log, refusal);
      return FALSE;
    }
  if (!is_at_end (session)
      && flip_move_equal (&plain, flip_session_entry (session, cursor_of (session))))
    return flip_session_redo (session);

  drop_tail (session);
  g_ptr_array_set_size (session->later->logs, 0);
  flip_log_append (session->log, &plain);
  return TRUE;
}

gboolean
flip_session_play_text (FlipSession *session, const char *text, FlipRefusal *refusal)
{
  FlipMove move;

  return flip_log_read_move (session->log, text, &move, refusal)
         && flip_session_play (session, &move, refusal);
}

/* The referee determines the outcome of flicks, unless the table is real. It must outlive the
   session. */
void
flip_session_set_referee (FlipSession *session, const FlipReferee *referee)
{
  session->dealer.referee = referee;
}

gboolean
flip_session_has_referee (FlipSession *session)
{
  return session->dealer.referee != NULL;
}

void
flip_session_deal_anew (FlipSession *session, guint64 seed)
{
  g_return_if_fail (session && seed);

  g_clear_pointer (&session->new_deal, flip_new_deal_free);
  session->new_deal = flip_new_deal_new (seed, is_dealt (session));
  flip_log_change_setup (session->log)->dealt = TRUE;
  session->practice = TRUE;
}

static gboolean
answer_for_table (FlipSession *session, FlipMove *move)
{
  return session->new_deal
           ? flip_new_deal_answer (session->new_deal, &session->dealer, game_of (session),
                                   state_of (session), cursor_of (session), session->scratch, move)
           : flip_dealer_answer (&session->dealer, game_of (session), state_of (session),
                                 session->scratch, move);
}

/* Where Flipside deals, answers the current question to the table; FALSE if there is none. */
gboolean
flip_session_deal_one (FlipSession *session)
{
  FlipMove move;

  if (!is_dealt (session) || !is_at_end (session) || !answer_for_table (session, &move))
    return FALSE;
  g_assert (flip_game_check (game_of (session), state_of (session), &move, NULL));
  g_ptr_array_set_size (session->later->logs, 0);
  flip_log_append (session->log, &move);
  return TRUE;
}

/* Answers all questions to the table until a player is asked; returns the number of entries. */
guint
flip_session_deal (FlipSession *session)
{
  guint dealt = 0;

  while (flip_session_deal_one (session))
    dealt++;
  return dealt;
}

void
flip_session_jump (FlipSession *session, guint position)
{
  flip_log_jump (session->log, position);
}

void
flip_session_cut (FlipSession *session)
{
  drop_tail (session);
  g_ptr_array_set_size (session->later->logs, 0);
}

/* How many of the first entries have these texts. */
static guint
count_same (FlipSession *session, const GPtrArray *log)
{
  guint most = MIN (cursor_of (session), log->len), same = 0;

  for (; same < most; same++)
    {
      g_autofree char *text = flip_log_print_entry (session->log, same);

      if (!g_str_equal (text, g_ptr_array_index (log, same)))
        break;
    }

  return same;
}

/* Writes a log, keeping the entries that both logs begin with. */
static void
write_log (FlipSession *session, const GPtrArray *log)
{
  guint same = count_same (session, log);
  FlipNotes *notes = flip_notes_take (session, same);

  flip_session_jump (session, same);
  drop_tail (session);
  for (guint i = same; i < log->len; i++)
    {
      FlipMove move;
      gboolean fits = flip_log_read_move (session->log, g_ptr_array_index (log, i), &move, NULL)
                      && flip_game_check (game_of (session), state_of (session), &move, NULL);

      g_return_if_fail (fits);
      flip_log_append (session->log, &move);
    }
  flip_notes_put_back (notes, session);
  session->n_replaced++;
  session->stayed = same;
}

/* Saves the present log, to be restored when another one has this length. */
static FlipEarlierLog *
keep_log (FlipSession *session, guint length)
{
  return flip_earlier_log_new (length, flip_session_texts (session),
                          flip_texts_copy (session->history->aside, 0));
}

static void
set_aside (FlipSession *session, GPtrArray *aside)
{
  g_ptr_array_unref (session->history->aside);
  session->history->aside = aside;
  session->beside++;
}

void
flip_session_replace (FlipSession *session, GPtrArray *log, GPtrArray *aside)
{
  g_return_if_fail (session && log && aside);

  flip_log_history_push (session->history, keep_log (session, log->len));
  g_ptr_array_set_size (session->later->logs, 0);
  write_log (session, log);
  set_aside (session, aside);
  g_ptr_array_unref (log);
}

void
flip_session_replace_by (FlipSession *session, FlipSession *fork, guint same, GPtrArray *aside)
{
  FlipNotes *notes;

  g_return_if_fail (session && fork && aside && session != fork);
  g_return_if_fail (game_of (session) == game_of (fork));
  g_return_if_fail (same <= cursor_of (session) && same <= cursor_of (fork));

  flip_log_history_push (session->history, keep_log (session, cursor_of (fork)));
  g_ptr_array_set_size (session->later->logs, 0);
  notes = flip_notes_take (session, same);
  flip_session_jump (session, same);
  drop_tail (session);
  for (guint i = same; i < cursor_of (fork); i++)
    flip_log_append (session->log, flip_log_entry (fork->log, i));
  flip_notes_put_back (notes, session);
  session->n_replaced++;
  session->stayed = same;
  set_aside (session, aside);
}

/* Swaps the log with the newest one in `from`, and saves the present one in `to`. */
static void
swap_log (FlipSession *session, FlipLogHistory *from, FlipLogHistory *to)
{
  g_autoptr (FlipEarlierLog) earlier = flip_log_history_pop (from);

  flip_log_history_push (to, keep_log (session, earlier->log->len));
  write_log (session, earlier->log);
  set_aside (session, flip_texts_copy (earlier->aside, 0));
}

/* Whether nothing was played since the log was replaced, or all of it was taken back. */
static gboolean
has_earlier (FlipSession *session)
{
  const FlipEarlierLog *earlier = flip_log_history_top (session->history);

  return earlier && cursor_of (session) <= earlier->length;
}

static gboolean
has_later (FlipSession *session)
{
  const FlipEarlierLog *later = flip_log_history_top (session->later);

  return later && is_at_end (session) && cursor_of (session) == later->length;
}

/* At a real table, goes back one entry, or to the log that this one replaced. Where Flipside deals,
   goes back to before the last player's choice: a dealt card alone can't be taken back, as it would
   only be dealt again. */
gboolean
flip_session_undo (FlipSession *session)
{
  guint position = cursor_of (session);

  if (has_earlier (session))
    return swap_log (session, session->history, session->later), TRUE;
  if (position == 0)
    return FALSE;
  do
    position--;
  while (position > 0 && is_dealt (session) && asks_table_at (session, position));

  if (is_dealt (session) && asks_table_at (session, position))
    return FALSE;
  flip_session_jump (session, position);
  return TRUE;
}

gboolean
flip_session_redo (FlipSession *session)
{
  if (has_later (session))
    return swap_log (session, session->later, session->history), TRUE;
  if (is_at_end (session))
    return FALSE;
  do
    flip_log_step (session->log);
  while (is_dealt (session) && !is_at_end (session)
         && asks_table_at (session, cursor_of (session)));
  return TRUE;
}

gboolean
flip_session_can_undo (FlipSession *session)
{
  return cursor_of (session) > 0 || has_earlier (session);
}

gboolean
flip_session_can_redo (FlipSession *session)
{
  return !is_at_end (session) || has_later (session);
}

guint
flip_session_n_replaced (FlipSession *session, guint *same)
{
  *same = session->stayed;
  return session->n_replaced;
}

void
flip_session_mark_saved (FlipSession *session)
{
  session->n_saved = flip_log_length (session->log);
}

guint
flip_session_n_saved (FlipSession *session)
{
  g_assert (session->n_saved <= flip_log_length (session->log));

  return session->n_saved;
}

guint
flip_session_beside (FlipSession *session)
{
  return session->beside;
}

const FlipLogHistory *
flip_session_history (FlipSession *session)
{
  return session->history;
}

FlipSession *
flip_session_new_like (FlipSession *session)
{
  FlipSession *other = flip_session_new (flip_log_setup (session->log), NULL);

  g_assert (other != NULL);
  other->dealer.referee = session->dealer.referee;
  return other;
}

FlipSession *
flip_session_fork (FlipSession *session, guint position)
{
  FlipSession *fork = session_of (flip_log_fork (session->log, position));

  fork->dealer.referee = session->dealer.referee;
  return fork;
}

static gboolean
check_log (FlipSession *session, const GPtrArray *log, GError **error)
{
  g_autoptr (FlipSession) trial = flip_session_new_like (session);

  for (guint i = 0; i < log->len; i++)
    {
      FlipRefusal refusal;

      if (flip_session_play_text (trial, g_ptr_array_index (log, i), &refusal))
        continue;
      /* Translators: %u: the number of the entry; first %s: the entry; second %s: a sentence that
         says why */
      g_set_error (error, FLIP_LOG_HISTORY_ERROR, 0, _ ("entry %u of an earlier log, “%s”: %s"), i + 1,
                   flip_quoted (g_ptr_array_index (log, i)), refusal.text);
      return FALSE;
    }

  return TRUE;
}

gboolean
flip_session_set_history (FlipSession *session, FlipLogHistory *history, GError **error)
{
  g_return_val_if_fail (session && history, FALSE);

  flip_log_history_free (session->history);
  session->history = history;
  session->beside++;
  for (guint i = 0; i < history->logs->len; i++)
    {
      const FlipEarlierLog *earlier = g_ptr_array_index (history->logs, i);

      if (!check_log (session, earlier->log, error))
        return FALSE;
    }

  return TRUE;
}

gboolean
flip_session_is_practice (FlipSession *session)
{
  return session->practice;
}

void
flip_session_set_practice (FlipSession *session)
{
  session->practice = TRUE;
}

FlipCard
flip_session_peek (FlipSession *session, FlipDraw draw)
{
  if (session->new_deal)
    return flip_new_deal_peek (session->new_deal, &session->dealer, game_of (session),
                               state_of (session), draw);
  return is_dealt (session)
           ? flip_dealer_card (&session->dealer, game_of (session), state_of (session), draw)
           : FLIP_NO_CARD;
}

void
flip_session_isolate_names (FlipSession *session)
{
  flip_setup_isolate_names (flip_log_change_setup (session->log));
}

void
flip_session_set_tag (FlipSession *session, const char *key, const char *value)
{
  flip_tags_set (flip_log_change_tags (session->log), key, value);
  session->beside++;
}

void
flip_session_remove_tag (FlipSession *session, const char *key)
{
  flip_tags_remove (flip_log_change_tags (session->log), key);
  session->beside++;
}

void
flip_session_keep_tags (FlipSession *session, FlipTagsKeep keep, gpointer data)
{
  flip_tags_keep (flip_log_change_tags (session->log), keep, data);
  session->beside++;
}

const char *
flip_session_find_tag (FlipSession *session, const char *key)
{
  return flip_tags_find (flip_log_tags (session->log), key);
}

guint
flip_session_n_tags (FlipSession *session)
{
  return flip_tags_n (flip_log_tags (session->log));
}

const char *
flip_session_tag (FlipSession *session, guint index, const char **value)
{
  return flip_tags_key (flip_log_tags (session->log), index, value);
}

GPtrArray *
flip_session_texts (FlipSession *session)
{
  GPtrArray *texts = flip_texts_new ();

  for (guint i = 0; i < cursor_of (session); i++)
    g_ptr_array_add (texts, flip_log_print_entry (session->log, i));
  return texts;
}

guint
flip_session_n_aside (FlipSession *session)
{
  return session->history->aside->len;
}
