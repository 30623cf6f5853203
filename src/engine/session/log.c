/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/session/log.h"

#include "engine/base/quote.h"
#include "engine/game/verb.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A snapshot is kept every N entries, so that any state is at most N moves away. If that takes too
   much memory, N is doubled. */
#define SNAPSHOT_EVERY 16
#define SNAPSHOT_BYTES (16 * 1024 * 1024)

/* The data that a log shares with its copies. Entries that the log drops are kept by each copy
   itself. */
typedef struct
{
  gatomicrefcount references;
  GArray *moves;
  GByteArray *snapshots; /* the states before entries 0, every, 2 · every … */
  guint every;
  GPtrArray *copies; /* of FlipLog */
} Played;

struct _FlipLog
{
  FlipSetup **setup; /* a reference-counted box */
  Played *played;
  guint length; /* of a copy; later entries don't belong to it */
  guint shared; /* how many entries are shared with `played`; G_MAXUINT for all */
  GArray *tail; /* of FlipMove: the other entries; or NULL */
  guint cursor;
  gpointer state;     /* at the cursor */
  gpointer elsewhere; /* the state that was read last, away from the cursor */
  guint elsewhere_at; /* its position, or G_MAXUINT */
  FlipTags *tags;
};

/* helpers */

static FlipSetup **
setup_new (const FlipSetup *setup)
{
  FlipSetup **box = g_atomic_rc_box_new (FlipSetup *);

  *box = flip_setup_copy (setup);
  return box;
}

static void
setup_clear (gpointer data)
{
  flip_setup_free (*(FlipSetup **) data);
}

static Played *
played_new (void)
{
  Played *played = g_new0 (Played, 1);

  g_atomic_ref_count_init (&played->references);
  played->moves = g_array_new (FALSE, FALSE, sizeof (FlipMove));
  played->snapshots = g_byte_array_new ();
  played->every = SNAPSHOT_EVERY;
  played->copies = g_ptr_array_new ();
  return played;
}

static void
played_free (Played *played)
{
  if (!g_atomic_ref_count_dec (&played->references))
    return;
  g_array_unref (played->moves);
  g_byte_array_unref (played->snapshots);
  g_ptr_array_unref (played->copies);
  g_free (played);
}

static FlipLog *
log_of (FlipSetup **setup, Played *played, FlipTags *tags)
{
  gsize size = (*setup)->game->state_size;
  FlipLog *log = g_new0 (FlipLog, 1);

  log->setup = setup;
  log->played = played;
  log->tags = tags;
  log->shared = G_MAXUINT;
  log->state = g_malloc0 (size);
  log->elsewhere = g_malloc (size);
  log->elsewhere_at = G_MAXUINT;
  return log;
}

static const FlipGame *
game_of (const FlipLog *log)
{
  return (*log->setup)->game;
}

/* The last snapshot at or before a position. */
static guint
snapshot_before (const FlipLog *log, guint position)
{
  const Played *played = log->played;

  return MIN (MIN (position, log->shared) / played->every,
              (guint) (played->snapshots->len / game_of (log)->state_size) - 1);
}

static void
replay (FlipLog *log, guint from, guint position, gpointer state)
{
  for (guint i = from; i < position; i++)
    flip_game_apply (game_of (log), state, flip_log_entry (log, i));
}

static void
rebuild (FlipLog *log, guint position, gpointer state)
{
  gsize size = game_of (log)->state_size;
  guint kept = snapshot_before (log, position);

  g_assert (position <= log->length);

  memcpy (state, log->played->snapshots->data + kept * size, size);
  replay (log, kept * log->played->every, position, state);
}

/* Logs are mostly read in order, so the state at hand is then simply advanced. */
static void
look_at (FlipLog *log, guint position)
{
  guint from = log->elsewhere_at;

  if (from <= position && from >= snapshot_before (log, position) * log->played->every)
    replay (log, from, position, log->elsewhere);
  else
    rebuild (log, position, log->elsewhere);
  log->elsewhere_at = position;
}

/* A copy of the first entries that the caller may change. */
static Played *
played_copy (FlipLog *log, guint position)
{
  const Played *played = log->played;
  Played *copy = played_new ();

  g_array_append_vals (copy->moves, played->moves->data, position);
  g_byte_array_append (copy->snapshots, played->snapshots->data,
                       (guint) ((snapshot_before (log, position) + 1) * game_of (log)->state_size));
  copy->every = played->every;
  return copy;
}

/* Lets a copy keep the entries that the log is about to drop. */
static void
keep_tail (FlipLog *copy, guint from)
{
  GArray *tail;

  if (from >= MIN (copy->length, copy->shared))
    return;
  tail = g_array_new (FALSE, FALSE, sizeof (FlipMove));
  g_array_append_vals (tail, &g_array_index (copy->played->moves, FlipMove, from),
                       MIN (copy->length, copy->shared) - from);
  if (copy->tail)
    g_array_append_vals (tail, copy->tail->data, copy->tail->len);
  g_clear_pointer (&copy->tail, g_array_unref);
  copy->tail = tail;
  copy->shared = from;
}

/* Drops every other snapshot. */
static void
thin_snapshots (Played *played, gsize size)
{
  guint8 *data = played->snapshots->data;
  guint n = ((guint) (played->snapshots->len / size) + 1) / 2;

  for (guint i = 1; i < n; i++)
    memcpy (data + i * size, data + 2 * i * size, size);
  g_byte_array_set_size (played->snapshots, (guint) (n * size));
  played->every *= 2;
}

static int
who_answers (FlipLog *log, gconstpointer state)
{
  FlipAsk ask;

  game_of (log)->ask (state, &ask);
  return ask.who;
}

/* "2: 7D 8S QC mine 2b": the number in front, if there is one, must be that of a seat that may act
   now; 0 stands for the seat that is asked. */
static const char *
read_seat (FlipLog *log, const char *text, guint *seat, FlipRefusal *refusal)
{
  const char *colon = strchr (text, ':');
  guint64 read;
  g_autofree char *number = NULL;

  *seat = 0;
  if (!colon)
    return text;

  number = g_strstrip (g_strndup (text, (gsize) (colon - text)));
  if (!g_ascii_string_to_unsigned (number, 10, 1, flip_setup_seats (*log->setup), &read, NULL))
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
turn_to (FlipLog *log, gpointer state, guint seat, FlipRefusal *refusal)
{
  int who = who_answers (log, state);

  if (game_of (log)->turn_to)
    {
      if (flip_game_turn_to (game_of (log), state, seat, refusal))
        return TRUE;
      flip_log_name_refusal (log, refusal);
      return FALSE;
    }
  return (int) seat == who
         || flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "",
                         /* Translators: first %s: a player; second %s: the player who is asked */
                         _ ("%s is not asked now; this question is for: %s."),
                         flip_log_player (log, (int) seat), flip_log_player (log, who));
}

/* public functions */

FlipLog *
flip_log_copy (FlipLog *log)
{
  FlipLog *copy;

  g_return_val_if_fail (log, NULL);

  g_atomic_ref_count_inc (&log->played->references);
  copy = log_of (g_atomic_rc_box_acquire (log->setup), log->played, flip_tags_ref (log->tags));
  copy->length = log->length;
  copy->cursor = log->cursor;
  copy->shared = log->shared;
  copy->tail = log->tail ? g_array_ref (log->tail) : NULL;
  g_ptr_array_add (log->played->copies, copy);
  memcpy (copy->state, log->state, game_of (log)->state_size);
  return copy;
}

void
flip_log_free (FlipLog *log)
{
  g_atomic_rc_box_release_full (log->setup, setup_clear);
  g_ptr_array_remove_fast (log->played->copies, log);
  played_free (log->played);
  g_clear_pointer (&log->tail, g_array_unref);
  g_free (log->state);
  g_free (log->elsewhere);
  flip_tags_free (log->tags);
  g_free (log);
}

const FlipGame *
flip_log_game (FlipLog *log)
{
  return game_of (log);
}

const FlipSetup *
flip_log_setup (FlipLog *log)
{
  return *log->setup;
}

FlipTags *
flip_log_tags (FlipLog *log)
{
  return log->tags;
}

guint
flip_log_length (FlipLog *log)
{
  return log->length;
}

guint
flip_log_cursor (FlipLog *log)
{
  return log->cursor;
}

const FlipMove *
flip_log_entry (FlipLog *log, guint position)
{
  g_return_val_if_fail (position < log->length, NULL);

  if (position >= log->shared)
    return &g_array_index (log->tail, FlipMove, position - log->shared);
  return &g_array_index (log->played->moves, FlipMove, position);
}

gconstpointer
flip_log_state (FlipLog *log)
{
  return log->state;
}

gconstpointer
flip_log_state_at (FlipLog *log, guint position)
{
  g_return_val_if_fail (position <= log->length, log->state);

  if (position == log->cursor)
    return log->state;
  look_at (log, position);
  return log->elsewhere;
}

int
flip_log_who (FlipLog *log, guint position)
{
  const FlipMove *entry = flip_log_entry (log, position);

  return entry->seat ? entry->seat - 1 : who_answers (log, flip_log_state_at (log, position));
}

gboolean
flip_log_was_dealt (FlipLog *log, guint position)
{
  return flip_log_setup (log)->dealt && flip_log_who (log, position) == FLIP_TABLE;
}

gboolean
flip_log_read_move (FlipLog *log, const char *text, FlipMove *move, FlipRefusal *refusal)
{
  g_autofree gpointer turned = NULL;
  guint seat;
  const char *bare = read_seat (log, text, &seat, refusal);

  if (!bare)
    return FALSE;
  if (!seat || who_answers (log, log->state) == (int) seat - 1)
    return flip_game_parse (game_of (log), log->state, bare, move, refusal);

  turned = g_memdup2 (log->state, game_of (log)->state_size);
  if (!turn_to (log, turned, seat - 1, refusal)
      || !flip_game_parse (game_of (log), turned, bare, move, refusal))
    return FALSE;
  move->seat = (guint8) seat;
  return TRUE;
}

/* Writing */

FlipLog *
flip_log_new (const FlipSetup *setup, GError **error)
{
  g_autoptr (FlipLog) log = log_of (setup_new (setup), played_new (), flip_tags_new ());

  if (!flip_setup_check (setup, error) || !setup->game->begin (log->state, setup, error))
    return NULL;
  g_byte_array_append (log->played->snapshots, log->state, (guint) setup->game->state_size);
  return g_steal_pointer (&log);
}

FlipLog *
flip_log_fork (FlipLog *log, guint position)
{
  FlipLog *fork;

  g_assert (position <= MIN (log->length, log->shared));

  fork = log_of (setup_new (*log->setup), played_copy (log, position), flip_tags_new ());
  fork->length = position;
  flip_log_jump (fork, position);
  return fork;
}

FlipSetup *
flip_log_change_setup (FlipLog *log)
{
  FlipSetup **before = log->setup;

  log->setup = setup_new (*before);
  g_atomic_rc_box_release_full (before, setup_clear);
  return *log->setup;
}

FlipTags *
flip_log_change_tags (FlipLog *log)
{
  flip_tags_part (&log->tags);
  return log->tags;
}

void
flip_log_append (FlipLog *log, const FlipMove *move)
{
  Played *played = log->played;
  gsize size = game_of (log)->state_size;

  g_assert (log->cursor == log->length);
  g_assert (log->length == played->moves->len);

  flip_game_apply (game_of (log), log->state, move);
  g_array_append_val (played->moves, *move);
  log->cursor = ++log->length;
  if (log->cursor % played->every != 0)
    return;
  g_byte_array_append (played->snapshots, log->state, (guint) size);
  if (played->snapshots->len > SNAPSHOT_BYTES)
    thin_snapshots (played, size);
}

void
flip_log_step (FlipLog *log)
{
  flip_game_apply (game_of (log), log->state, flip_log_entry (log, log->cursor++));
}

void
flip_log_jump (FlipLog *log, guint position)
{
  g_return_if_fail (position <= log->length);

  rebuild (log, position, log->state);
  log->cursor = position;
}

void
flip_log_cut (FlipLog *log)
{
  gsize size = game_of (log)->state_size;
  guint snapshots = log->cursor / log->played->every + 1;

  for (guint i = 0; i < log->played->copies->len; i++)
    keep_tail (g_ptr_array_index (log->played->copies, i), log->cursor);
  g_array_set_size (log->played->moves, log->cursor);
  log->length = log->cursor;
  if (log->elsewhere_at > log->cursor)
    log->elsewhere_at = G_MAXUINT;
  if (log->played->snapshots->len > snapshots * size)
    g_byte_array_set_size (log->played->snapshots, (guint) (snapshots * size));
}
