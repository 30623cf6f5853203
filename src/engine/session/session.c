/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/session/session.h"

#include "engine/base/phrase.h"
#include "engine/base/quote.h"
#include "engine/game/verb.h"
#include "engine/session/dealer.h"
#include "engine/session/log-history.h"
#include "engine/session/notes.h"
#include "engine/session/tags.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A state is kept every N entries, so that any moment is at most N moves away. Where that takes too much
   memory, N is doubled. */
#define SNAPSHOT_EVERY 16
#define SNAPSHOT_BYTES (16 * 1024 * 1024)

struct _FlipSession
{
  gatomicrefcount references;
  FlipSetup *setup;
  GArray *log; /* of FlipMove */
  guint cursor;
  GByteArray *snapshots; /* the states before entries 0, every, 2 · every … */
  guint every;
  gpointer state;     /* at the cursor */
  gpointer elsewhere; /* the moment that was looked at last */
  guint elsewhere_at; /* its position, or G_MAXUINT */
  FlipDealer dealer;
  FlipNewDeal *new_deal; /* or NULL */
  FlipMoveList *scratch;
  gboolean practice;
  FlipLogHistory *history;
  FlipLogHistory *later; /* its logs are those that a redo brings again, the next one last */
  guint n_replaced, stayed;
  guint n_saved; /* of the first entries */
  guint beside;  /* counts the changes of what is kept beside the log */
  FlipTags *tags;
};

static const FlipGame *
game_of (FlipSession *session)
{
  return session->setup->game;
}

FlipSession *
flip_session_new (const FlipSetup *setup, GError **error)
{
  g_autoptr (FlipSession) session = g_new0 (FlipSession, 1);
  gsize size = setup->game->state_size;

  g_atomic_ref_count_init (&session->references);
  session->setup = flip_setup_copy (setup);
  session->log = g_array_new (FALSE, FALSE, sizeof (FlipMove));
  session->snapshots = g_byte_array_new ();
  session->every = SNAPSHOT_EVERY;
  session->elsewhere_at = G_MAXUINT;
  session->state = g_malloc0 (size);
  session->elsewhere = g_malloc0 (size);
  session->scratch = g_new (FlipMoveList, 1);
  session->tags = flip_tags_new ();
  session->history = flip_log_history_new ();
  session->later = flip_log_history_new ();
  flip_dealer_init (&session->dealer, setup->seed);

  if (!flip_setup_check (setup, error) || !setup->game->begin (session->state, setup, error))
    return NULL;

  g_byte_array_append (session->snapshots, session->state, (guint) size);
  return g_steal_pointer (&session);
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
  flip_setup_free (session->setup);
  g_array_unref (session->log);
  g_byte_array_unref (session->snapshots);
  g_free (session->state);
  g_free (session->elsewhere);
  g_free (session->scratch);
  g_clear_pointer (&session->new_deal, flip_new_deal_free);
  flip_tags_free (session->tags);
  flip_log_history_free (session->history);
  flip_log_history_free (session->later);
  g_free (session);
}

const FlipGame *
flip_session_game (FlipSession *session)
{
  return game_of (session);
}

const FlipSetup *
flip_session_setup (FlipSession *session)
{
  return session->setup;
}

gconstpointer
flip_session_state (FlipSession *session)
{
  return session->state;
}

guint
flip_session_length (FlipSession *session)
{
  return session->log->len;
}

guint
flip_session_cursor (FlipSession *session)
{
  return session->cursor;
}

const FlipMove *
flip_session_entry (FlipSession *session, guint position)
{
  g_return_val_if_fail (position < session->log->len, NULL);

  return &g_array_index (session->log, FlipMove, position);
}

/* The last snapshot at or before a position. */
static guint
snapshot_before (FlipSession *session, guint position)
{
  gsize size = game_of (session)->state_size;

  return MIN (position / session->every, (guint) (session->snapshots->len / size) - 1);
}

static void
replay (FlipSession *session, guint from, guint position, gpointer state)
{
  for (guint i = from; i < position; i++)
    flip_game_apply (game_of (session), state, flip_session_entry (session, i));
}

static void
rebuild (FlipSession *session, guint position, gpointer state)
{
  gsize size = game_of (session)->state_size;
  guint kept = snapshot_before (session, position);

  g_assert (position <= session->log->len);

  memcpy (state, session->snapshots->data + kept * size, size);
  replay (session, kept * session->every, position, state);
}

/* Logs are mostly read from one entry to the next: then the state that is there is taken further. */
static void
look_at (FlipSession *session, guint position)
{
  guint from = session->elsewhere_at;

  if (from <= position && from >= snapshot_before (session, position) * session->every)
    replay (session, from, position, session->elsewhere);
  else
    rebuild (session, position, session->elsewhere);
  session->elsewhere_at = position;
}

gconstpointer
flip_session_state_at (FlipSession *session, guint position)
{
  g_return_val_if_fail (position <= session->log->len, session->state);

  if (position == session->cursor)
    return session->state;
  look_at (session, position);
  return session->elsewhere;
}

static int
who_answers (FlipSession *session, gconstpointer state)
{
  FlipAsk ask;

  game_of (session)->ask (state, &ask);
  return ask.who;
}

int
flip_session_who (FlipSession *session, guint position)
{
  const FlipMove *entry = flip_session_entry (session, position);

  return entry->seat ? entry->seat - 1
                     : who_answers (session, flip_session_state_at (session, position));
}

static gboolean
card_was_shown_after (FlipSession *session, guint position)
{
  for (guint i = position; i < session->log->len; i++)
    {
      if (who_answers (session, flip_session_state_at (session, i)) == FLIP_TABLE)
        return TRUE;
    }

  return FALSE;
}

static void
drop_tail (FlipSession *session)
{
  gsize size = game_of (session)->state_size;
  guint snapshots = session->cursor / session->every + 1;

  if (session->setup->dealt && card_was_shown_after (session, session->cursor))
    session->practice = TRUE;
  if (session->cursor < session->log->len)
    flip_session_forget_notes (session, session->cursor);
  g_array_set_size (session->log, session->cursor);
  session->n_saved = MIN (session->n_saved, session->cursor);
  if (session->elsewhere_at > session->cursor)
    session->elsewhere_at = G_MAXUINT;
  if (session->snapshots->len > snapshots * size)
    g_byte_array_set_size (session->snapshots, (guint) (snapshots * size));
}

/* Every second one goes. */
static void
thin_snapshots (FlipSession *session)
{
  gsize size = game_of (session)->state_size;
  guint8 *data = session->snapshots->data;
  guint n = ((guint) (session->snapshots->len / size) + 1) / 2;

  for (guint i = 1; i < n; i++)
    memcpy (data + i * size, data + 2 * i * size, size);
  g_byte_array_set_size (session->snapshots, (guint) (n * size));
  session->every *= 2;
}

static void
append (FlipSession *session, const FlipMove *move)
{
  gsize size = game_of (session)->state_size;

  g_assert (session->cursor == session->log->len);

  flip_game_apply (game_of (session), session->state, move);
  g_array_append_val (session->log, *move);
  session->cursor++;
  if (session->cursor % session->every != 0)
    return;
  g_byte_array_append (session->snapshots, session->state, (guint) size);
  if (session->snapshots->len > SNAPSHOT_BYTES)
    thin_snapshots (session);
}

/* Fills names into a refusal. */
static void
name_in_refusal (FlipSession *session, FlipRefusal *refusal)
{
  g_autoptr (GString) words = g_string_new (refusal->text);

  flip_session_put_names (session, words);
  flip_phrase_copy (refusal->text, words->str, sizeof refusal->text);
}

/* A move of the seat that is asked names no seat, so that one move is never written in two ways. */
static FlipMove
without_asked_seat (FlipSession *session, const FlipMove *move)
{
  FlipMove plain = *move;

  if (plain.seat && plain.seat - 1 == who_answers (session, session->state))
    plain.seat = 0;
  return plain;
}

/* Plays at the cursor. Moves that were taken back are dropped, unless this is the same move
   again. */
gboolean
flip_session_play (FlipSession *session, const FlipMove *move, FlipRefusal *refusal)
{
  FlipMove plain = without_asked_seat (session, move);

  g_assert (session->cursor <= session->log->len);

  if (!flip_game_check (game_of (session), session->state, &plain, refusal))
    return refusal && (name_in_refusal (session, refusal), FALSE);
  if (session->cursor < session->log->len
      && flip_move_equal (&plain, flip_session_entry (session, session->cursor)))
    return flip_session_redo (session);

  drop_tail (session);
  g_ptr_array_set_size (session->later->logs, 0);
  append (session, &plain);
  return TRUE;
}

/* "2: 7D 8S QC mine 2b": the number in front, if there is one, must be a seat that may act now; 0
   stands for whoever is asked. */
static const char *
read_seat (FlipSession *session, const char *text, guint *seat, FlipRefusal *refusal)
{
  const char *colon = strchr (text, ':');
  guint64 read;
  g_autofree char *number = NULL;

  *seat = 0;
  if (!colon)
    return text;

  number = g_strstrip (g_strndup (text, (gsize) (colon - text)));
  if (!g_ascii_string_to_unsigned (number, 10, 1, flip_setup_seats (session->setup), &read, NULL))
    {
      (void) flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "",
                          /* Translators: %s: what was written */
                          _ ("“%s” is not the number of a seat."), flip_quoted (number));
      return NULL;
    }
  *seat = (guint) read;
  return colon + 1;
}

static gboolean
turn_to (FlipSession *session, gpointer state, guint seat, FlipRefusal *refusal)
{
  int who = who_answers (session, state);

  if (game_of (session)->turn_to)
    {
      if (flip_game_turn_to (game_of (session), state, seat, refusal))
        return TRUE;
      if (refusal)
        name_in_refusal (session, refusal);
      return FALSE;
    }
  return (int) seat == who
         || flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "",
                         /* Translators: first %s: a player; second %s: the player who is asked */
                         _ ("%s is not asked now; this question is for: %s."),
                         flip_session_player (session, (int) seat), flip_session_player (session, who));
}

/* A move as it stands in a sheet, whether it is legal or not. */
gboolean
flip_session_read_move (FlipSession *session,
                        const char *text,
                        FlipMove *move,
                        FlipRefusal *refusal)
{
  g_autofree gpointer turned = NULL;
  guint seat;
  const char *bare = read_seat (session, text, &seat, refusal);

  if (!bare)
    return FALSE;
  if (!seat || who_answers (session, session->state) == (int) seat - 1)
    return game_of (session)->parse (session->state, bare, move, refusal);

  turned = g_memdup2 (session->state, game_of (session)->state_size);
  if (!turn_to (session, turned, seat - 1, refusal)
      || !game_of (session)->parse (turned, bare, move, refusal))
    return FALSE;
  move->seat = (guint8) seat;
  return TRUE;
}

gboolean
flip_session_play_text (FlipSession *session, const char *text, FlipRefusal *refusal)
{
  FlipMove move;

  return flip_session_read_move (session, text, &move, refusal)
         && flip_session_play (session, &move, refusal);
}

/* Who finds out how a flick ends, unless the table is real. Must outlive the session. */
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
  session->new_deal = flip_new_deal_new (seed, session->setup->dealt);
  session->setup->dealt = TRUE;
  session->practice = TRUE;
}

static gboolean
answer_for_table (FlipSession *session, FlipMove *move)
{
  return session->new_deal
           ? flip_new_deal_answer (session->new_deal, &session->dealer, game_of (session), session->state,
                                   session->cursor, session->scratch, move)
           : flip_dealer_answer (&session->dealer, game_of (session), session->state, session->scratch, move);
}

/* Where Flipside deals, answers what the table is asked now; FALSE where it is asked nothing. */
gboolean
flip_session_deal_one (FlipSession *session)
{
  FlipMove move;

  if (!session->setup->dealt || session->cursor < session->log->len
      || !answer_for_table (session, &move))
    return FALSE;
  g_assert (flip_game_check (game_of (session), session->state, &move, NULL));
  g_ptr_array_set_size (session->later->logs, 0);
  append (session, &move);
  return TRUE;
}

/* All that the table is asked, one after the other; returns the number of entries. */
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
  g_return_if_fail (position <= session->log->len);

  rebuild (session, position, session->state);
  session->cursor = position;
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
  guint most = MIN (session->cursor, log->len), same = 0;

  for (; same < most; same++)
    {
      g_autofree char *text = flip_session_print_entry (session, same);

      if (!g_str_equal (text, g_ptr_array_index (log, same)))
        break;
    }

  return same;
}

/* The entries that both logs begin with stay. */
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
      gboolean fits = flip_session_read_move (session, g_ptr_array_index (log, i), &move, NULL)
                      && flip_game_check (game_of (session), session->state, &move, NULL);

      g_return_if_fail (fits);
      append (session, &move);
    }
  flip_notes_put_back (notes, session);
  session->n_replaced++;
  session->stayed = same;
}

/* The log as it is, to be found again when another one has this length. */
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
  g_return_if_fail (same <= session->cursor && same <= fork->cursor);

  flip_log_history_push (session->history, keep_log (session, fork->cursor));
  g_ptr_array_set_size (session->later->logs, 0);
  notes = flip_notes_take (session, same);
  flip_session_jump (session, same);
  drop_tail (session);
  for (guint i = same; i < fork->cursor; i++)
    append (session, &g_array_index (fork->log, FlipMove, i));
  flip_notes_put_back (notes, session);
  session->n_replaced++;
  session->stayed = same;
  set_aside (session, aside);
}

/* Exchanges the log for the newest one of `from`, and keeps the present one in `to`. */
static void
swap_log (FlipSession *session, FlipLogHistory *from, FlipLogHistory *to)
{
  g_autoptr (FlipEarlierLog) earlier = flip_log_history_pop (from);

  flip_log_history_push (to, keep_log (session, earlier->log->len));
  write_log (session, earlier->log);
  set_aside (session, flip_texts_copy (earlier->aside, 0));
}

/* Nothing was played since the log was replaced, or it has all been taken back. */
static gboolean
has_earlier (FlipSession *session)
{
  const FlipEarlierLog *earlier = flip_log_history_top (session->history);

  return earlier && session->cursor <= earlier->length;
}

static gboolean
has_later (FlipSession *session)
{
  const FlipEarlierLog *later = flip_log_history_top (session->later);

  return later && session->cursor == session->log->len && session->cursor == later->length;
}

/* At the table, goes back one entry, or to the log that this one replaced. Where Flipside deals, goes back to before the last player's
   choice: a dealt card alone can't be taken back, as it would only be dealt again. */
gboolean
flip_session_undo (FlipSession *session)
{
  guint position = session->cursor;

  if (has_earlier (session))
    return swap_log (session, session->history, session->later), TRUE;
  if (position == 0)
    return FALSE;
  do
    position--;
  while (position > 0 && session->setup->dealt
         && who_answers (session, flip_session_state_at (session, position)) == FLIP_TABLE);

  if (session->setup->dealt
      && who_answers (session, flip_session_state_at (session, position)) == FLIP_TABLE)
    return FALSE;
  flip_session_jump (session, position);
  return TRUE;
}

gboolean
flip_session_redo (FlipSession *session)
{
  if (has_later (session))
    return swap_log (session, session->later, session->history), TRUE;
  if (session->cursor == session->log->len)
    return FALSE;
  do
    flip_game_apply (game_of (session), session->state,
                     flip_session_entry (session, session->cursor++));
  while (session->setup->dealt && session->cursor < session->log->len
         && who_answers (session, session->state) == FLIP_TABLE);
  return TRUE;
}

gboolean
flip_session_can_undo (FlipSession *session)
{
  return session->cursor > 0 || has_earlier (session);
}

gboolean
flip_session_can_redo (FlipSession *session)
{
  return session->cursor < session->log->len || has_later (session);
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
  session->n_saved = session->log->len;
}

guint
flip_session_n_saved (FlipSession *session)
{
  g_assert (session->n_saved <= session->log->len);

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
  FlipSession *other = flip_session_new (session->setup, NULL);

  g_assert (other != NULL);
  other->dealer.referee = session->dealer.referee;
  return other;
}

FlipSession *
flip_session_fork (FlipSession *session, guint position)
{
  FlipSession *fork = flip_session_new_like (session);
  gsize size = game_of (session)->state_size;

  g_assert (position <= session->log->len);

  g_array_append_vals (fork->log, session->log->data, position);
  g_byte_array_set_size (fork->snapshots, 0);
  g_byte_array_append (fork->snapshots, session->snapshots->data,
                       (guint) ((snapshot_before (session, position) + 1) * size));
  fork->every = session->every;
  flip_session_jump (fork, position);
  return fork;
}

/* Whether the rules allow a whole log. */
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
    return flip_new_deal_peek (session->new_deal, &session->dealer, game_of (session), session->state, draw);
  return session->setup->dealt ? flip_dealer_card (&session->dealer, game_of (session), session->state, draw)
                               : FLIP_NO_CARD;
}

void
flip_session_isolate_names (FlipSession *session)
{
  flip_setup_isolate_names (session->setup);
}

void
flip_session_set_tag (FlipSession *session, const char *key, const char *value)
{
  flip_tags_set (session->tags, key, value);
  session->beside++;
}

void
flip_session_remove_tag (FlipSession *session, const char *key)
{
  flip_tags_remove (session->tags, key);
  session->beside++;
}

void
flip_session_keep_tags (FlipSession *session, FlipTagsKeep keep, gpointer data)
{
  flip_tags_keep (session->tags, keep, data);
  session->beside++;
}

const char *
flip_session_find_tag (FlipSession *session, const char *key)
{
  return flip_tags_find (session->tags, key);
}

guint
flip_session_n_tags (FlipSession *session)
{
  return flip_tags_n (session->tags);
}

const char *
flip_session_tag (FlipSession *session, guint index, const char **value)
{
  return flip_tags_key (session->tags, index, value);
}
