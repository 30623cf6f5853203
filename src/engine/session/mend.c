/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/session/mend.h"

#include "engine/game/verb.h"
#include "engine/session/log-history.h"
#include "engine/session/mend-figures.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef enum
{
  EDIT_CHANGE,
  EDIT_REMOVE,
  EDIT_PUT_IN,
  EDIT_STOP,
} EditKind;

typedef struct
{
  EditKind kind;
  guint entry;
  char *text; /* or NULL */
} Edit;

struct _FlipMend
{
  FlipSession *session; /* borrowed; the log up to its cursor is mended */
  FlipSession *after;   /* the log as mended so far */
  GArray *edits;        /* of Edit, the newest last */
  GArray *rows;         /* of FlipMendRow */
  guint counts[FLIP_N_MENDED];
  gboolean known; /* the rows are up to date with the edits */
  guint next;     /* the entry to be replayed next, or FLIP_NO_ENTRY if all are done */
  gboolean works; /* partial results are returned while the rest is being worked out */
  guint asks;
  FlipRefusal refusal;
};

static void
edit_clear (gpointer edit)
{
  g_free (((Edit *) edit)->text);
}

FlipMend *
flip_mend_new (FlipSession *session)
{
  FlipMend *mend = g_new0 (FlipMend, 1);

  g_assert (session != NULL);

  mend->session = session;
  mend->edits = g_array_new (FALSE, FALSE, sizeof (Edit));
  g_array_set_clear_func (mend->edits, edit_clear);
  mend->rows = g_array_new (FALSE, FALSE, sizeof (FlipMendRow));
  return mend;
}

void
flip_mend_free (FlipMend *mend)
{
  g_clear_pointer (&mend->after, flip_session_free);
  g_array_unref (mend->edits);
  g_array_unref (mend->rows);
  g_free (mend);
}

/* Questions */

static const FlipGame *
game_of (FlipMend *mend)
{
  return flip_session_game (mend->session);
}

static gboolean
is_dealt (FlipMend *mend)
{
  return flip_session_setup (mend->session)->dealt;
}

static int
who_answers (FlipMend *mend, gconstpointer state)
{
  FlipAsk ask;

  game_of (mend)->ask (state, &ask);
  return ask.kind == FLIP_ASK_NOTHING ? FLIP_TABLE : ask.who;
}

static gboolean
was_dealt (FlipMend *mend, guint entry)
{
  return flip_log_was_dealt (flip_session_log (mend->session), entry);
}

static const Edit *
find_edit (FlipMend *mend, EditKind kind, guint entry)
{
  for (guint i = mend->edits->len; i > 0; i--)
    {
      const Edit *edit = &g_array_index (mend->edits, Edit, i - 1);

      if (edit->kind == kind && edit->entry == entry)
        return edit;
    }

  return NULL;
}

/* The newer of two edits of the same entry counts. */
static const Edit *
find_own_edit (FlipMend *mend, guint entry)
{
  const Edit *change = find_edit (mend, EDIT_CHANGE, entry);
  const Edit *remove = find_edit (mend, EDIT_REMOVE, entry);

  return change > remove ? change : remove;
}

static guint
first_edited (FlipMend *mend)
{
  guint first = flip_session_cursor (mend->session);

  for (guint i = 0; i < mend->edits->len; i++)
    first = MIN (first, g_array_index (mend->edits, Edit, i).entry);
  return first;
}

/* Replaying */

static void
add_row (FlipMend *mend, FlipMendStatus status, guint old, guint now)
{
  FlipMendRow row = { .status = status, .old = old, .now = now };

  g_array_append_val (mend->rows, row);
}

/* Adds a row for an entry that is not in the mended log. */
static void
add_unplayed (FlipMend *mend, FlipMendStatus status, guint old, const char *text)
{
  FlipMendRow row = { .status = status, .old = old, .now = FLIP_NO_ENTRY, .text = text };

  g_array_append_val (mend->rows, row);
}

/* The entry that was played last. */
static guint
newest (FlipMend *mend)
{
  return flip_session_cursor (mend->after) - 1;
}

static void
ask_about (FlipMend *mend)
{
  mend->asks = mend->rows->len;
}

/* A copy of a state, turned to a seat if that seat may act; outcomes need no turning. */
static gpointer
turned_copy (FlipMend *mend, gconstpointer state, int who)
{
  gpointer copy = g_memdup2 (state, game_of (mend)->state_size);

  if (who != FLIP_TABLE)
    flip_game_turn_to (game_of (mend), copy, (guint) who, NULL);
  return copy;
}

static const char *
stage_of (FlipMend *mend, gconstpointer state, int who)
{
  g_autofree gpointer turned = turned_copy (mend, state, who);

  return flip_game_stage (game_of (mend), turned);
}

/* Whether an entry has the same effect as before, in answer to the same question. */
static gboolean
brings_the_same (FlipMend *mend, guint old, guint now)
{
  FlipMendRow row = { .old = old, .now = now };
  gconstpointer was = flip_session_state_at (mend->session, old);
  gconstpointer is = flip_session_state_at (mend->after, now);
  FlipFigures figures;
  int who = flip_log_who (flip_session_log (mend->session), old);

  if (who != flip_log_who (flip_session_log (mend->after), now)
      || !g_str_equal (stage_of (mend, was, who), stage_of (mend, is, who)))
    return FALSE;
  flip_figures_of_row (mend, &row, &figures);
  return figures.n == 0;
}

static void
add_replayed (FlipMend *mend, guint old)
{
  guint now = newest (mend);

  add_row (mend, brings_the_same (mend, old, now) ? FLIP_MENDED_FITS : FLIP_MENDED_DIFFERS, old,
           now);
}

/* Deals what the table is asked before the next choice. */
static void
deal_more (FlipMend *mend)
{
  guint from = flip_session_cursor (mend->after);

  flip_session_deal (mend->after);
  for (guint now = from; now < flip_session_cursor (mend->after); now++)
    add_row (mend, FLIP_MENDED_DEALT, FLIP_NO_ENTRY, now);
}

static gboolean
is_same_state (FlipMend *mend, guint old)
{
  return memcmp (flip_session_state_at (mend->session, old), flip_session_state (mend->after),
                 game_of (mend)->state_size)
         == 0;
}

/* A text names the old cards; if one of them is different now, the card in the same role is
   meant. */
static gboolean
play_by_roles (FlipMend *mend, guint old)
{
  int who = flip_log_who (flip_session_log (mend->session), old);
  g_autofree gpointer is = turned_copy (mend, flip_session_state (mend->after), who);
  FlipMove move = *flip_session_entry (mend->session, old);
  FlipRefusal refusal;

  if (who_answers (mend, is) != who || !flip_game_takes (game_of (mend), is, move.verb))
    return FALSE;
  move.seat = (guint8) (who + 1);
  if (flip_session_play (mend->after, &move, &refusal))
    return TRUE;
  mend->refusal = refusal;
  return FALSE;
}

static gboolean
play_again (FlipMend *mend, guint old)
{
  g_autofree char *text = flip_log_print_entry (flip_session_log (mend->session), old);
  FlipMove move;

  if (flip_log_read_move (flip_session_log (mend->after), text, &move, &mend->refusal))
    return flip_session_play (mend->after, &move, &mend->refusal);
  return play_by_roles (mend, old);
}

/* An outcome is dealt again only if it may differ: a flick takes long to simulate. */
static void
deal_again (FlipMend *mend, guint old)
{
  FlipAsk ask;

  game_of (mend)->ask (flip_session_state (mend->after), &ask);
  if (ask.kind == FLIP_ASK_NOTHING || ask.who != FLIP_TABLE)
    add_row (mend, FLIP_MENDED_GONE, old, FLIP_NO_ENTRY);
  else if (is_same_state (mend, old)
           && flip_session_play (mend->after, flip_session_entry (mend->session, old), NULL))
    add_row (mend, FLIP_MENDED_FITS, old, newest (mend));
  else if (flip_session_deal_one (mend->after))
    add_replayed (mend, old);
}

static gboolean
replay_text (FlipMend *mend, const Edit *edit, FlipMendStatus status, guint old)
{
  if (is_dealt (mend))
    deal_more (mend);
  if (!flip_session_play_text (mend->after, edit->text, &mend->refusal))
    {
      ask_about (mend);
      add_unplayed (mend, FLIP_MENDED_REFUSED, old, edit->text);
      return FALSE;
    }
  add_row (mend, status, old, newest (mend));
  return TRUE;
}

/* Replays the entries that were inserted before this one, the oldest edit first. */
static gboolean
replay_put_in (FlipMend *mend, guint old)
{
  for (guint i = 0; i < mend->edits->len; i++)
    {
      const Edit *edit = &g_array_index (mend->edits, Edit, i);

      if (edit->kind == EDIT_PUT_IN && edit->entry == old
          && !replay_text (mend, edit, FLIP_MENDED_PUT_IN, FLIP_NO_ENTRY))
        return FALSE;
    }

  return TRUE;
}

static gboolean
replay_as_it_was (FlipMend *mend, guint old)
{
  if (was_dealt (mend, old))
    return deal_again (mend, old), TRUE;
  if (is_dealt (mend))
    deal_more (mend);
  if (!play_again (mend, old))
    {
      ask_about (mend);
      add_row (mend, FLIP_MENDED_REFUSED, old, FLIP_NO_ENTRY);
      return FALSE;
    }
  add_replayed (mend, old);
  return TRUE;
}

/* FALSE if the entry no longer fits. */
static gboolean
replay_entry (FlipMend *mend, guint old)
{
  const Edit *edit = find_own_edit (mend, old);

  if (!replay_put_in (mend, old))
    {
      /* The entry itself waits for those inserted before it. */
      add_row (mend, FLIP_MENDED_WAITS, old, FLIP_NO_ENTRY);
      return FALSE;
    }
  if (edit && edit->kind == EDIT_CHANGE)
    return replay_text (mend, edit, FLIP_MENDED_CHANGED, old);
  if (edit)
    return add_row (mend, FLIP_MENDED_REMOVED, old, FLIP_NO_ENTRY), TRUE;
  return replay_as_it_was (mend, old);
}

static void
count_rows (FlipMend *mend)
{
  memset (mend->counts, 0, sizeof mend->counts);
  for (guint i = 0; i < mend->rows->len; i++)
    mend->counts[g_array_index (mend->rows, FlipMendRow, i).status]++;
}

static void
end_replay (FlipMend *mend)
{
  mend->next = FLIP_NO_ENTRY;
  count_rows (mend);
}

/* Replays the entries inserted after the last one. */
static void
replay_end (FlipMend *mend)
{
  if (replay_put_in (mend, mend->next) && is_dealt (mend))
    deal_more (mend);
  end_replay (mend);
}

/* Marks everything after an entry that no longer fits as waiting. */
static void
let_wait (FlipMend *mend)
{
  for (guint old = mend->next; old < flip_session_cursor (mend->session); old++)
    add_row (mend, FLIP_MENDED_WAITS, old, FLIP_NO_ENTRY);
  end_replay (mend);
}

/* Sets an entry aside in its edited form. */
static void
set_aside (FlipMend *mend, guint old)
{
  const Edit *own = find_own_edit (mend, old);

  if (own && own->kind == EDIT_REMOVE)
    add_row (mend, FLIP_MENDED_REMOVED, old, FLIP_NO_ENTRY);
  else
    add_unplayed (mend, FLIP_MENDED_ASIDE, old, own ? own->text : NULL);
}

/* Entries inserted before one that is set aside are set aside with it, except those that still fit
   at the new end of the log. */
static void
set_put_in_aside (FlipMend *mend, guint old, gboolean fits)
{
  for (guint i = 0; i < mend->edits->len; i++)
    {
      const Edit *edit = &g_array_index (mend->edits, Edit, i);

      if (edit->kind != EDIT_PUT_IN || edit->entry != old)
        continue;
      if (fits && is_dealt (mend))
        deal_more (mend);
      fits = fits && flip_session_play_text (mend->after, edit->text, NULL);
      if (fits)
        add_row (mend, FLIP_MENDED_PUT_IN, FLIP_NO_ENTRY, newest (mend));
      else
        add_unplayed (mend, FLIP_MENDED_ASIDE, FLIP_NO_ENTRY, edit->text);
    }
}

static void
stop (FlipMend *mend)
{
  guint end = flip_session_cursor (mend->session);

  for (guint old = mend->next; old <= end; old++)
    {
      set_put_in_aside (mend, old, old == mend->next);
      if (old < end)
        set_aside (mend, old);
    }
  end_replay (mend);
}

/* Replays at most this many entries. */
static void
replay_some (FlipMend *mend, guint most)
{
  guint end = flip_session_cursor (mend->session);

  for (guint i = 0; i < most; i++)
    {
      guint old = mend->next;

      if (old == end)
        return replay_end (mend);
      if (find_edit (mend, EDIT_STOP, old))
        return stop (mend);
      mend->next++;
      if (!replay_entry (mend, old))
        return let_wait (mend);
    }
}

static void
begin_replay (FlipMend *mend)
{
  guint first = first_edited (mend);

  mend->known = TRUE;
  mend->next = first;
  g_clear_pointer (&mend->after, flip_session_free);
  mend->after = flip_session_fork (mend->session, first);
  mend->asks = FLIP_NO_ENTRY;
  g_array_set_size (mend->rows, 0);
  for (guint i = 0; i < first; i++)
    add_row (mend, FLIP_MENDED_STAYS, i, i);
}

/* Replays only when the result is needed, so that several edits cost one replay. */
static void
replay (FlipMend *mend)
{
  while (!flip_mend_work (mend, G_MAXUINT))
    ;
}

gboolean
flip_mend_work (FlipMend *mend, guint most)
{
  if (mend->works)
    return TRUE;
  mend->works = TRUE;
  if (!mend->known)
    begin_replay (mend);
  if (mend->next != FLIP_NO_ENTRY)
    replay_some (mend, most);
  mend->works = FALSE;
  return mend->next == FLIP_NO_ENTRY;
}

/* Edits */

static void
add_edit (FlipMend *mend, EditKind kind, guint entry, const char *text)
{
  Edit edit = { .kind = kind, .entry = entry, .text = g_strdup (text) };

  g_array_append_val (mend->edits, edit);
  mend->known = FALSE;
}

gboolean
flip_mend_check (FlipMend *mend, guint entry, FlipRefusal *refusal)
{
  g_return_val_if_fail (entry < flip_session_cursor (mend->session), FALSE);

  return !was_dealt (mend, entry)
         || flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "", "%s",
                         _ ("Flipside dealt this: only what people chose can be corrected."));
}

gboolean
flip_mend_change (FlipMend *mend, guint entry, const char *text, FlipRefusal *refusal)
{
  g_return_val_if_fail (text != NULL, FALSE);

  if (!flip_mend_check (mend, entry, refusal))
    return FALSE;
  add_edit (mend, EDIT_CHANGE, entry, text);
  return TRUE;
}

gboolean
flip_mend_remove (FlipMend *mend, guint entry, FlipRefusal *refusal)
{
  if (!flip_mend_check (mend, entry, refusal))
    return FALSE;
  add_edit (mend, EDIT_REMOVE, entry, NULL);
  return TRUE;
}

void
flip_mend_put_in (FlipMend *mend, guint before, const char *text)
{
  g_return_if_fail (before <= flip_session_cursor (mend->session));
  g_return_if_fail (text != NULL);

  add_edit (mend, EDIT_PUT_IN, before, text);
}

void
flip_mend_stop (FlipMend *mend, guint entry)
{
  g_return_if_fail (entry < flip_session_cursor (mend->session));

  add_edit (mend, EDIT_STOP, entry, NULL);
}

gboolean
flip_mend_take_back (FlipMend *mend)
{
  if (mend->edits->len == 0)
    return FALSE;
  g_array_set_size (mend->edits, mend->edits->len - 1);
  mend->known = FALSE;
  return TRUE;
}

guint
flip_mend_n_edits (FlipMend *mend)
{
  return mend->edits->len;
}

/* Results */

guint
flip_mend_n_rows (FlipMend *mend)
{
  replay (mend);
  return mend->rows->len;
}

const FlipMendRow *
flip_mend_row (FlipMend *mend, guint row)
{
  g_return_val_if_fail (row < mend->rows->len, NULL);

  return &g_array_index (mend->rows, FlipMendRow, row);
}

guint
flip_mend_count (FlipMend *mend, FlipMendStatus status)
{
  g_return_val_if_fail (status < FLIP_N_MENDED, 0);

  replay (mend);
  return mend->counts[status];
}

guint
flip_mend_asks (FlipMend *mend)
{
  replay (mend);
  return mend->asks;
}

const FlipRefusal *
flip_mend_refusal (FlipMend *mend)
{
  return flip_mend_asks (mend) == FLIP_NO_ENTRY ? NULL : &mend->refusal;
}

FlipSession *
flip_mend_before (FlipMend *mend)
{
  return mend->session;
}

FlipSession *
flip_mend_after (FlipMend *mend)
{
  replay (mend);
  return mend->after;
}

gboolean
flip_mend_makes_practice (FlipMend *mend)
{
  if (!is_dealt (mend))
    return FALSE;
  for (guint i = first_edited (mend); i < flip_session_cursor (mend->session); i++)
    {
      if (was_dealt (mend, i))
        return TRUE;
    }

  return FALSE;
}

/* Entries set aside now come before those set aside earlier, because they come earlier in the
   game. */
static GPtrArray *
collect_aside (FlipMend *mend)
{
  GPtrArray *aside = flip_texts_new ();
  g_autoptr (GPtrArray) older = flip_texts_copy (flip_session_history (mend->session)->aside, 0);

  for (guint i = 0; i < mend->rows->len; i++)
    {
      const FlipMendRow *row = &g_array_index (mend->rows, FlipMendRow, i);

      if (row->status != FLIP_MENDED_ASIDE)
        continue;
      if (!row->text)
        g_ptr_array_add (aside, flip_log_print_entry (flip_session_log (mend->session), row->old));
      else if (flip_log_history_takes (row->text))
        g_ptr_array_add (aside, g_strdup (row->text));
    }
  g_ptr_array_extend_and_steal (aside, g_steal_pointer (&older));
  return aside;
}

gboolean
flip_mend_keep (FlipMend *mend)
{
  if (mend->edits->len == 0 || flip_mend_asks (mend) != FLIP_NO_ENTRY)
    return FALSE;
  flip_session_replace_by (mend->session, mend->after,
                           MIN (first_edited (mend), flip_session_cursor (mend->after)),
                           collect_aside (mend));
  g_array_set_size (mend->edits, 0);
  mend->known = FALSE;
  return TRUE;
}

/* Where Flipside deals, outcomes are dealt again rather than replayed: they have no seat in
   front. */
static gboolean
is_outcome (const char *text)
{
  return strchr (text, ':') == NULL;
}

guint
flip_mend_bring_back (FlipSession *session, FlipRefusal *refusal)
{
  const GPtrArray *aside = flip_session_history (session)->aside;
  gboolean dealt = flip_session_setup (session)->dealt;
  g_autoptr (FlipSession) trial = flip_session_fork (session, flip_session_cursor (session));
  guint n = 0;

  for (; n < aside->len; n++)
    {
      const char *text = g_ptr_array_index (aside, n);

      flip_session_deal (trial);
      if (!(dealt && is_outcome (text)) && !flip_session_play_text (trial, text, refusal))
        break;
    }
  flip_session_deal (trial);
  if (n > 0)
    flip_session_replace (session, flip_session_texts (trial), flip_texts_copy (aside, n));
  return n;
}

/* Whether a text is legal at an earlier position. */
static gboolean
fits_at (FlipSession *session, guint position, const char *text, FlipRefusal *refusal)
{
  guint cursor = flip_session_cursor (session);
  FlipMove move;
  gboolean fits;

  flip_session_jump (session, position);
  fits =
    flip_log_read_move (flip_session_log (session), text, &move, refusal)
    && flip_game_check (flip_session_game (session), flip_session_state (session), &move, refusal);
  flip_session_jump (session, cursor);
  return fits;
}

gboolean
flip_mend_exchange (FlipSession *session, guint position, const char *text, FlipRefusal *refusal)
{
  const FlipEarlierLog *earlier = flip_log_history_top (flip_session_history (session));
  GPtrArray *log;

  g_return_val_if_fail (position < flip_session_cursor (session), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  if (!fits_at (session, position, text, refusal))
    return FALSE;
  if (!earlier || position >= earlier->length)
    {
      flip_session_jump (session, position);
      return flip_session_play_text (session, text, refusal);
    }
  log = flip_session_texts (session);
  g_ptr_array_set_size (log, (int) position);
  g_ptr_array_add (log, g_strdup (text));
  flip_session_replace (session, log, flip_texts_copy (flip_session_history (session)->aside, 0));
  return TRUE;
}
