/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/sheet/sheet-model.h"

#include "engine/session/notes.h"
#include "play/moment/notices.h"
#include "play/moment/turn.h"
#include "play/players/automatic.h"
#include "play/sheet/automatic-seat.h"
#include "play/sheet/library-opening.h"
#include "play/sheet/opening.h"
#include "store/library/results.h"

#include <glib/gi18n-lib.h>

#define BREATH_MS 600
#define READING   4 /* breaths to wait while the words about a flick are read */
#define RETRY_MS  500
#define LAST_MS   5000

struct _FlipSheetModel
{
  GObject parent_instance;

  /* borrowed */
  FlipLibrary *library;

  /* owned */
  FlipStoredSheet *sheet;
  FlipOpening *catching_up; /* or NULL */
  FlipMoment *moment;
  FlipForesight *foresight; /* or NULL */
  FlipHeldTile *held;
  FlipTabletop *tabletop;       /* or NULL */
  FlipAutomaticSeat *automatic; /* or NULL */
  GPtrArray *notices;           /* of FlipNotice: not yet published; or NULL */
  FlipRecord record;

  guint retry;       /* the source that retries while the library is in use, or 0 */
  gboolean flicking; /* a flick is being shown, and its outcome is not published yet */
  gboolean settling; /* the outcome of a flick that was shown is being published */
  int chosen_seat;   /* or FLIP_ANY_BOARD: follow the seat that is asked */
  guint breath;      /* pause before an automatic seat acts, in ms */
  gboolean is_loose; /* it is not saved to a library automatically */
};

G_DEFINE_FINAL_TYPE (FlipSheetModel, flip_sheet_model, G_TYPE_OBJECT)

enum
{
  CHANGED,
  FAILED,
  FLICKED,
  FORESEEN,
  CAUGHT_UP,
  NOTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

/* Publishes the moment at a position, which ends the showing of a flick. */
static void
publish (FlipSheetModel *self, guint position)
{
  g_autoptr (GPtrArray) notices = g_steal_pointer (&self->notices);
  g_autoptr (FlipMoment) published = NULL; /* a handler may add a note and thereby replace the moment */
  FlipMoment *before = self->moment;
  FlipChange change;

  self->flicking = FALSE;
  /* Views drop the preview at "changed". */
  g_clear_pointer (&self->foresight, flip_foresight_free);
  self->moment = flip_moment_new (self->sheet->session, position, self->chosen_seat);
  published = flip_moment_ref (self->moment);
  flip_change_read (&change, before, self->moment);
  change.notices = notices && notices->len ? notices : NULL;
  g_clear_pointer (&before, flip_moment_unref);
  flip_held_tile_load (self->held, self->moment);
  g_signal_emit (self, signals[CHANGED], 0, &change);
}

static void
publish_present (FlipSheetModel *self)
{
  publish (self, flip_session_cursor (self->sheet->session));
}

/* Replaces the moment by one with the present notes, unless the end of a flick soon does so. */
static void
publish_notes (FlipSheetModel *self)
{
  FlipMoment *before = self->moment;

  if (!self->flicking)
    {
      self->moment = flip_moment_new (self->sheet->session, before->position, self->chosen_seat);
      flip_moment_unref (before);
    }
  g_signal_emit (self, signals[NOTED], 0);
}

static gboolean retry_cb (gpointer data);

/* While another program has the library locked, play continues, and the moves are saved as soon as
   it is free. The user is notified once. */
static void
wait_for_library (FlipSheetModel *self)
{
  if (self->retry)
    return;
  self->retry = g_timeout_add (RETRY_MS, retry_cb, self);
  g_signal_emit (
    self, signals[FAILED], 0,
    _ ("Another program is using the library. Your moves will be saved as soon as it is done."));
}

/* Every move is on disk before the next question, unless the library is in use. */
static gboolean
save (FlipSheetModel *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *notice = NULL;

  if (!self->library)
    return FALSE;
  flip_library_save (self->library, self->sheet, &error);
  if (g_error_matches (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_BUSY))
    return wait_for_library (self), FALSE;
  g_clear_handle_id (&self->retry, g_source_remove);
  notice = flip_library_take_notice (self->library);
  if (error || notice)
    g_signal_emit (self, signals[FAILED], 0, error ? error->message : notice);
  return !error;
}

/* The last chance to save pending moves, so this waits longer for the library. */
static void
save_at_last (FlipSheetModel *self)
{
  if (!self->retry)
    return;
  g_clear_handle_id (&self->retry, g_source_remove);
  flip_library_set_patience (self->library, LAST_MS);
  flip_library_save (self->library, self->sheet, NULL);
  flip_library_set_patience (self->library, FLIP_WINDOW_PATIENCE);
}

/* Whether a flick was just chosen and a handler is going to show it. */
static gboolean
show_flick (FlipSheetModel *self, guint position)
{
  FlipSession *session = self->sheet->session;
  gboolean shown = FALSE;
  FlipAsk ask;

  if (!self->tabletop || position >= flip_session_cursor (session))
    return FALSE;
  flip_session_game (session)->ask (flip_session_state_at (session, position), &ask);
  if (ask.kind == FLIP_ASK_FLICK && ask.who == FLIP_TABLE)
    g_signal_emit (self, signals[FLICKED], 0, position, &shown);
  return shown;
}

/* Publishes a move of one entry together with the cards dealt after it. If a flick has to be shown
   first, that happens afterwards. */
static void
after_move (FlipSheetModel *self)
{
  guint position = flip_session_cursor (self->sheet->session);

  flip_session_deal (self->sheet->session);
  g_clear_pointer (&self->notices, g_ptr_array_unref);
  self->notices = flip_notices_read (flip_session_log (self->sheet->session), position - 1,
                                     flip_session_cursor (self->sheet->session));
  self->chosen_seat = FLIP_ANY_BOARD;
  save (self);
  self->flicking = show_flick (self, position);
  if (!self->flicking)
    publish_present (self);
}

/* callbacks */

static gboolean
retry_cb (gpointer data)
{
  FlipSheetModel *self = FLIP_SHEET_MODEL (data);
  guint source = self->retry;

  save (self);
  return self->retry == source ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* Previews the effect of the held tile at its present site. */
static void
held_cb (FlipHeldTile *held, FlipSheetModel *self)
{
  if (flip_held_tile_is_asked (held))
    flip_sheet_model_foresee (self, flip_held_tile_fit (held));
}

/* overrides */

static void
flip_sheet_model_finalize (GObject *object)
{
  FlipSheetModel *self = FLIP_SHEET_MODEL (object);

  save_at_last (self);
  if (self->catching_up)
    flip_opening_cancel (self->catching_up);
  g_clear_object (&self->catching_up);
  /* Its thread may keep it alive for a moment. */
  if (self->automatic)
    g_object_run_dispose (G_OBJECT (self->automatic));
  g_clear_object (&self->automatic);
  g_clear_pointer (&self->notices, g_ptr_array_unref);
  g_clear_pointer (&self->foresight, flip_foresight_free);
  g_clear_pointer (&self->moment, flip_moment_unref);
  g_clear_pointer (&self->sheet, flip_stored_sheet_free);
  g_clear_pointer (&self->tabletop, flip_tabletop_free);
  g_clear_object (&self->held);
  G_OBJECT_CLASS (flip_sheet_model_parent_class)->finalize (object);
}

static void
flip_sheet_model_class_init (FlipSheetModelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = flip_sheet_model_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[FLICKED] =
    g_signal_new ("flicked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 1, G_TYPE_UINT);
  signals[CAUGHT_UP] = g_signal_new ("caught-up", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[NOTED] = g_signal_new ("noted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
  signals[FORESEEN] = g_signal_new ("foreseen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
flip_sheet_model_init (FlipSheetModel *self)
{
  self->held = flip_held_tile_new ();
  /* A board may keep a reference to the tile after its sheet is closed. */
  g_signal_connect_object (self->held, "changed", G_CALLBACK (held_cb), self, 0);
  self->chosen_seat = FLIP_ANY_BOARD;
  self->breath = BREATH_MS;
}

/* public functions */

/* Only games whose pieces are flicked on the screen have a tabletop. */
static void
set_up_tabletop (FlipSheetModel *self)
{
  FlipSession *session = self->sheet->session;

  self->tabletop = flip_tabletop_new (flip_session_setup (session));
  if (self->tabletop)
    flip_session_set_referee (session, flip_tabletop_referee (self->tabletop));
}

/* Failing to read the record must not stop the game; it is shown as unknown. */
static void
read_record (FlipSheetModel *self)
{
  if (self->library && self->sheet->id)
    self->record.is_unknown =
      !flip_library_record (self->library, self->sheet, &self->record, NULL);
}

FlipSheetModel *
flip_sheet_model_new (FlipLibrary *library, FlipStoredSheet *sheet)
{
  FlipSheetModel *self = g_object_new (FLIP_TYPE_SHEET_MODEL, NULL);
  guint from = flip_session_cursor (sheet->session);

  self->library = library;
  self->sheet = sheet;
  flip_session_isolate_names (sheet->session);
  set_up_tabletop (self);
  read_record (self);
  if (flip_session_deal (sheet->session))
    save (self);
  publish_present (self);
  self->notices = flip_notices_read (flip_session_log (sheet->session), from,
                                     flip_session_cursor (sheet->session));
  if ((self->tabletop && flip_session_game (sheet->session)->opponent)
      || flip_automatic_seats (flip_session_log (sheet->session)))
    self->automatic = flip_automatic_seat_new (self);
  return self;
}

GPtrArray *
flip_sheet_model_take_notices (FlipSheetModel *self)
{
  g_return_val_if_fail (FLIP_IS_SHEET_MODEL (self), NULL);

  return g_steal_pointer (&self->notices);
}

gboolean
flip_sheet_model_keep (FlipSheetModel *self, FlipLibrary *library)
{
  g_return_val_if_fail (FLIP_IS_SHEET_MODEL (self), FALSE);
  g_return_val_if_fail (library != NULL, FALSE);

  if (self->library || self->is_loose)
    return FALSE;
  self->library = library;
  return save (self);
}

void
flip_sheet_model_set_loose (FlipSheetModel *self, gboolean is_loose)
{
  g_return_if_fail (FLIP_IS_SHEET_MODEL (self));
  g_return_if_fail (!is_loose || !self->library);

  self->is_loose = is_loose;
}

gboolean
flip_sheet_model_is_loose (FlipSheetModel *self)
{
  g_return_val_if_fail (FLIP_IS_SHEET_MODEL (self), FALSE);

  return self->is_loose;
}

FlipSession *
flip_sheet_model_session (FlipSheetModel *self)
{
  return self->sheet->session;
}

FlipLog *
flip_sheet_model_log (FlipSheetModel *self)
{
  return flip_session_log (self->sheet->session);
}

FlipLibrary *
flip_sheet_model_library (FlipSheetModel *self)
{
  g_return_val_if_fail (FLIP_IS_SHEET_MODEL (self), NULL);

  return self->library;
}

gint64
flip_sheet_model_id (FlipSheetModel *self)
{
  g_return_val_if_fail (FLIP_IS_SHEET_MODEL (self), 0);

  return self->sheet->id;
}

void
flip_sheet_model_times (FlipSheetModel *self, gint64 *created, gint64 *changed)
{
  g_return_if_fail (FLIP_IS_SHEET_MODEL (self));
  g_return_if_fail (created && changed);

  *created = self->sheet->created;
  *changed = self->sheet->changed;
}

gint64
flip_sheet_model_played (FlipSheetModel *self)
{
  g_return_val_if_fail (FLIP_IS_SHEET_MODEL (self), 0);

  return self->library && self->sheet->id ? flip_library_played (self->library, self->sheet->id) : 0;
}

const FlipGame *
flip_sheet_model_game (FlipSheetModel *self)
{
  return flip_session_game (self->sheet->session);
}

FlipMoment *
flip_sheet_model_moment (FlipSheetModel *self)
{
  g_return_val_if_fail (FLIP_IS_SHEET_MODEL (self), NULL);

  return self->moment;
}

void
flip_sheet_model_show (FlipSheetModel *self, guint position)
{
  g_return_if_fail (FLIP_IS_SHEET_MODEL (self));

  if (position != self->moment->position)
    self->chosen_seat = FLIP_ANY_BOARD;
  publish (self, MIN (position, flip_session_cursor (self->sheet->session)));
}

void
flip_sheet_model_show_present (FlipSheetModel *self)
{
  flip_sheet_model_show (self, flip_session_cursor (self->sheet->session));
}

void
flip_sheet_model_set_seat (FlipSheetModel *self, guint seat)
{
  g_return_if_fail (FLIP_IS_SHEET_MODEL (self));
  g_return_if_fail (seat < self->moment->n_seats);

  self->chosen_seat = (int) seat;
  if (self->flicking)
    publish_present (self);
  else if (self->moment->seat != seat)
    publish (self, self->moment->position);
}

void
flip_sheet_model_foresee (FlipSheetModel *self, const FlipMove *move)
{
  gboolean had_one;

  g_return_if_fail (FLIP_IS_SHEET_MODEL (self));

  had_one = self->foresight != NULL;
  g_clear_pointer (&self->foresight, flip_foresight_free);
  if (move && !self->flicking)
    self->foresight = flip_foresight_new (self->moment, move);
  if (had_one || self->foresight)
    g_signal_emit (self, signals[FORESEEN], 0);
}

const FlipForesight *
flip_sheet_model_foresight (FlipSheetModel *self)
{
  return self->foresight;
}

const FlipRecord *
flip_sheet_model_record (FlipSheetModel *self)
{
  return &self->record;
}

FlipTabletop *
flip_sheet_model_tabletop (FlipSheetModel *self)
{
  return self->tabletop;
}

/* The question at the present, whichever moment is shown. */
static void
read_present_ask (FlipSheetModel *self, FlipAsk *ask)
{
  flip_sheet_model_game (self)->ask (flip_session_state (self->sheet->session), ask);
}

gboolean
flip_sheet_model_is_automatic (FlipSheetModel *self)
{
  const FlipGame *game = flip_sheet_model_game (self);
  FlipAsk ask;

  if (flip_automatic_next (flip_session_log (self->sheet->session)) >= 0)
    return TRUE;
  read_present_ask (self, &ask);
  return self->tabletop && ask.kind != FLIP_ASK_NOTHING && ask.who != FLIP_TABLE
         && flip_game_is_automatic (game, flip_session_state (self->sheet->session),
                                    (guint) ask.who);
}

gboolean
flip_sheet_model_awaits_person (FlipSheetModel *self)
{
  FlipAsk ask;

  read_present_ask (self, &ask);
  return !self->flicking && self->moment->is_present && ask.kind != FLIP_ASK_NOTHING
         && ask.who != FLIP_TABLE && !flip_sheet_model_is_automatic (self);
}

guint
flip_sheet_model_breath (FlipSheetModel *self)
{
  return self->settling ? READING * self->breath : self->breath;
}

void
flip_sheet_model_set_breath (FlipSheetModel *self, guint ms)
{
  self->breath = ms;
}

gboolean
flip_sheet_model_is_flicking (FlipSheetModel *self)
{
  g_return_val_if_fail (FLIP_IS_SHEET_MODEL (self), FALSE);

  return self->flicking;
}

/* To be called when a flick has been shown, or no longer has to be. */
void
flip_sheet_model_settle (FlipSheetModel *self)
{
  if (!self->flicking)
    return;
  self->settling = TRUE;
  publish_present (self);
  self->settling = FALSE;
}

/* The outcome of a flick is already in the log, but has not been shown yet. */
static gboolean
is_at_rest (FlipSheetModel *self, FlipRefusal *refusal)
{
  return !self->flicking
         || flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "", "%s",
                         _ ("Wait until everything has come to rest."));
}

gboolean
flip_sheet_model_play (FlipSheetModel *self, const FlipMove *move, FlipRefusal *refusal)
{
  if (!is_at_rest (self, refusal) || !flip_session_play (self->sheet->session, move, refusal))
    return FALSE;
  after_move (self);
  return TRUE;
}

gboolean
flip_sheet_model_play_text (FlipSheetModel *self, const char *text, FlipRefusal *refusal)
{
  if (!is_at_rest (self, refusal) || !flip_session_play_text (self->sheet->session, text, refusal))
    return FALSE;
  after_move (self);
  return TRUE;
}

gboolean
flip_sheet_model_exchange (FlipSheetModel *self,
                           guint position,
                           const char *text,
                           FlipRefusal *refusal)
{
  g_return_val_if_fail (FLIP_IS_SHEET_MODEL (self), FALSE);

  if (!is_at_rest (self, refusal)
      || !flip_mend_exchange (self->sheet->session, position, text, refusal))
    return FALSE;
  after_move (self);
  return TRUE;
}

/* Takes back moves of automatic seats with the move before them: they would only be repeated. */
gboolean
flip_sheet_model_undo (FlipSheetModel *self)
{
  guint same, n_replaced = flip_session_n_replaced (self->sheet->session, &same);

  g_clear_pointer (&self->notices, g_ptr_array_unref);
  if (!flip_session_undo (self->sheet->session))
    return FALSE;
  while (flip_session_n_replaced (self->sheet->session, &same) == n_replaced
         && flip_sheet_model_is_automatic (self) && flip_session_undo (self->sheet->session))
    ;
  save (self);
  publish_present (self);
  return TRUE;
}

gboolean
flip_sheet_model_redo (FlipSheetModel *self)
{
  g_clear_pointer (&self->notices, g_ptr_array_unref);
  if (!flip_session_redo (self->sheet->session))
    return FALSE;
  while (flip_sheet_model_is_automatic (self) && flip_session_redo (self->sheet->session))
    ;
  save (self);
  publish_present (self);
  return TRUE;
}

FlipMending *
flip_sheet_model_mend (FlipSheetModel *self, guint entry)
{
  g_return_val_if_fail (FLIP_IS_SHEET_MODEL (self), NULL);

  if (self->flicking || entry >= flip_session_cursor (self->sheet->session))
    return NULL;
  return flip_mending_new (self->sheet->session, entry);
}

gboolean
flip_sheet_model_keep_mended (FlipSheetModel *self, FlipMending *mending)
{
  g_return_val_if_fail (FLIP_IS_SHEET_MODEL (self), FALSE);

  if (!flip_mending_keep (mending))
    return FALSE;
  flip_session_deal (self->sheet->session);
  self->chosen_seat = FLIP_ANY_BOARD;
  save (self);
  publish_present (self);
  return TRUE;
}

gboolean
flip_sheet_model_take_back_seat (FlipSheetModel *self, guint seat, FlipRefusal *refusal)
{
  FlipSession *session = self->sheet->session;
  g_autoptr (FlipMoment) present =
    flip_moment_new (session, flip_session_cursor (session), FLIP_ANY_BOARD);
  g_autoptr (FlipTurn) turn = flip_turn_find (present);

  g_return_val_if_fail (seat < present->n_seats, FALSE);

  if (!turn)
    return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "", "%s",
                        _ ("Players act one after another now: take back the last entry."));
  if (!flip_turn_take_back (session, turn, seat, refusal))
    return FALSE;
  flip_session_deal (session);
  self->chosen_seat = (int) seat;
  save (self);
  publish_present (self);
  return TRUE;
}

void
flip_sheet_model_leave_mended (FlipSheetModel *self)
{
  g_return_if_fail (FLIP_IS_SHEET_MODEL (self));

  if (self->moment->is_practice == flip_session_is_practice (self->sheet->session))
    return;
  save (self);
  publish (self, self->moment->position);
}

guint
flip_sheet_model_bring_back (FlipSheetModel *self, FlipRefusal *refusal)
{
  guint n;

  g_return_val_if_fail (FLIP_IS_SHEET_MODEL (self), 0);

  n = self->flicking ? 0 : flip_mend_bring_back (self->sheet->session, refusal);
  if (n)
    {
      save (self);
      publish_present (self);
    }
  return n;
}

FlipHeldTile *
flip_sheet_model_held (FlipSheetModel *self)
{
  g_return_val_if_fail (FLIP_IS_SHEET_MODEL (self), NULL);

  return self->held;
}

/* Everything is new to the views: the log may differ from any entry on. */
static void
take_over (FlipSheetModel *self, FlipStoredSheet *newer)
{
  gboolean was_present = self->moment->is_present;
  guint position = self->moment->position;

  flip_stored_sheet_free (self->sheet);
  self->sheet = newer;
  if (self->tabletop)
    flip_session_set_referee (newer->session, flip_tabletop_referee (self->tabletop));
  g_clear_pointer (&self->moment, flip_moment_unref);
  publish (self, was_present ? flip_session_cursor (newer->session)
                             : MIN (position, flip_session_cursor (newer->session)));
}

static gboolean
is_behind (FlipSheetModel *self)
{
  return self->library && !self->flicking && flip_library_is_ahead (self->library, self->sheet);
}

static GWeakRef *
weak_new (FlipSheetModel *self)
{
  GWeakRef *weak = g_new (GWeakRef, 1);

  g_weak_ref_init (weak, self);
  return weak;
}

static void
weak_free (GWeakRef *weak)
{
  g_weak_ref_clear (weak);
  g_free (weak);
}

/* Moves played here meanwhile are newer than the sheet that was read; and the model may be gone. */
static void
caught_up_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (FlipStoredSheet) newer = flip_opening_finish (FLIP_OPENING (source), result, NULL);
  g_autoptr (FlipSheetModel) self = g_weak_ref_get (data);

  weak_free (data);
  if (!self)
    return;
  g_clear_object (&self->catching_up);
  if (!newer || self->flicking || newer->file != self->sheet->file
      || newer->revision <= self->sheet->revision)
    return;
  take_over (self, g_steal_pointer (&newer));
  g_signal_emit (self, signals[CAUGHT_UP], 0);
}

/* A worker thread reads the sheet, as a long log takes a while. */
void
flip_sheet_model_catch_up (FlipSheetModel *self)
{
  g_return_if_fail (FLIP_IS_SHEET_MODEL (self));

  if (self->catching_up || !is_behind (self))
    return;
  self->catching_up = flip_opening_new_sheet (self->library, self->sheet->id);
  flip_opening_start (self->catching_up, caught_up_cb, weak_new (self));
}

void
flip_sheet_model_note_hint (FlipSheetModel *self)
{
  g_return_if_fail (FLIP_IS_SHEET_MODEL (self));

  flip_hints_add (self->sheet->session);
  save (self);
}

void
flip_sheet_model_set_note (FlipSheetModel *self, guint entry, const char *text)
{
  g_return_if_fail (FLIP_IS_SHEET_MODEL (self) && text);
  g_return_if_fail (entry < flip_session_cursor (self->sheet->session));

  flip_session_set_note (self->sheet->session, entry, text);
  save (self);
  publish_notes (self);
}

void
flip_sheet_model_set_bookmark (FlipSheetModel *self, guint entry, gboolean on)
{
  g_return_if_fail (FLIP_IS_SHEET_MODEL (self));
  g_return_if_fail (entry < flip_session_cursor (self->sheet->session));

  flip_session_set_bookmark (self->sheet->session, entry, on);
  save (self);
  publish_notes (self);
}

char *
flip_sheet_model_read_verdicts (FlipSheetModel *self, const char *stamp)
{
  g_return_val_if_fail (FLIP_IS_SHEET_MODEL (self), NULL);

  return self->library ? flip_library_read_verdicts (self->library, self->sheet, stamp) : NULL;
}

/* If saving fails, the verdicts are worked out again the next time. */
void
flip_sheet_model_keep_verdicts (FlipSheetModel *self, const char *stamp, const char *text)
{
  g_return_if_fail (FLIP_IS_SHEET_MODEL (self));

  if (self->library)
    flip_library_keep_verdicts (self->library, self->sheet, stamp, text, NULL);
}

void
flip_sheet_model_hurry (FlipSheetModel *self)
{
  g_return_if_fail (FLIP_IS_SHEET_MODEL (self));

  if (self->automatic)
    flip_automatic_seat_hurry (self->automatic);
}
