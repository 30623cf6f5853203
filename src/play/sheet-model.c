/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/sheet-model.h"

#include "play/placement.h"
#include "play/automatic-seat.h"
#include "engine/outlook.h"
#include "engine/verb.h"

#include <glib/gi18n-lib.h>

#define BREATH_MS 600

struct _FlipSheetModel
{
  GObject parent_instance;

  /* borrowed */
  FlipLibrary *library;

  /* owned */
  FlipStoredSheet *sheet;
  FlipMoveList *legal;
  gpointer state;   /* of the moment that is shown */
  gpointer outlook; /* of the move that is considered, or NULL */
  FlipMove considered;
  FlipPlacement *placement;
  FlipTabletop *tabletop;       /* or NULL */
  FlipAutomaticSeat *automatic; /* or NULL */
  FlipRecord record;

  gboolean looking_back;
  gboolean flicking; /* a flick is being shown, and what came of it is not told yet */
  guint shown;
  int chosen_seat; /* or -1: follow who is asked */
  guint breath;    /* of an automatic seat, in ms */
};

G_DEFINE_FINAL_TYPE (FlipSheetModel, flip_sheet_model, G_TYPE_OBJECT)

enum
{
  CHANGED,
  FAILED,
  FLICKED,
  OUTLOOK,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

static void
show_moment (FlipSheetModel *self, guint position)
{
  FlipSession *session = self->sheet->session;

  self->shown = position;
  self->looking_back = position < flip_session_cursor (session);
  memcpy (self->state, flip_session_state_at (session, position),
          flip_session_game (session)->state_size);
}

static void
forget_outlook (FlipSheetModel *self)
{
  if (!self->outlook)
    return;
  g_clear_pointer (&self->outlook, g_free);
  g_signal_emit (self, signals[OUTLOOK], 0);
}

static void
refresh (FlipSheetModel *self)
{
  FlipSession *session = self->sheet->session;

  g_clear_pointer (&self->outlook, g_free); /* who shows it looks again at "changed" */
  show_moment (self, flip_session_cursor (session));
  flip_game_legal (flip_session_game (session), flip_session_state (session), self->legal);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Every move is on the disk before the next is asked for. */
static void
save (FlipSheetModel *self)
{
  g_autoptr (GError) error = NULL;

  if (self->library && !flip_library_save (self->library, self->sheet, &error))
    g_signal_emit (self, signals[FAILED], 0, error->message);
}

/* The table is asked how the flick ends that was just chosen: is somebody going to show it? */
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

static void
after_move (FlipSheetModel *self)
{
  guint position = flip_session_cursor (self->sheet->session);

  flip_session_deal (self->sheet->session);
  self->chosen_seat = -1;
  save (self);
  self->flicking = show_flick (self, position);
  if (!self->flicking)
    refresh (self);
}

/* overrides */

static void
flip_sheet_model_finalize (GObject *object)
{
  FlipSheetModel *self = FLIP_SHEET_MODEL (object);

  g_clear_object (&self->automatic);
  g_clear_pointer (&self->sheet, flip_stored_sheet_free);
  g_clear_pointer (&self->tabletop, flip_tabletop_free);
  g_clear_pointer (&self->legal, g_free);
  g_clear_pointer (&self->state, g_free);
  g_clear_pointer (&self->outlook, g_free);
  g_clear_object (&self->placement);
  G_OBJECT_CLASS (flip_sheet_model_parent_class)->finalize (object);
}

static void
flip_sheet_model_class_init (FlipSheetModelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = flip_sheet_model_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[FLICKED] =
    g_signal_new ("flicked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 1, G_TYPE_UINT);
  signals[OUTLOOK] = g_signal_new ("outlook", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
flip_sheet_model_init (FlipSheetModel *self)
{
  self->legal = g_new0 (FlipMoveList, 1);
  self->chosen_seat = -1;
  self->breath = BREATH_MS;
}

/* public functions */

/* Where things are flicked on the screen. */
static void
set_table (FlipSheetModel *self)
{
  FlipSession *session = self->sheet->session;

  self->tabletop = flip_tabletop_new (flip_session_setup (session));
  if (self->tabletop)
    flip_session_set_table (session, flip_tabletop_top (self->tabletop));
}

/* A library that can't tell is no reason not to play. */
static void
read_record (FlipSheetModel *self)
{
  if (self->library && self->sheet->id)
    flip_library_record (self->library, self->sheet, &self->record, NULL);
}

FlipSheetModel *
flip_sheet_model_new (FlipLibrary *library, FlipStoredSheet *sheet)
{
  FlipSheetModel *self = g_object_new (FLIP_TYPE_SHEET_MODEL, NULL);

  self->library = library;
  self->sheet = sheet;
  self->state = g_malloc0 (flip_session_game (sheet->session)->state_size);
  set_table (self);
  read_record (self);
  if (flip_session_deal (sheet->session))
    save (self);
  refresh (self);
  if (self->tabletop && flip_session_game (sheet->session)->is_automatic)
    self->automatic = flip_automatic_seat_new (self);
  return self;
}

FlipSession *
flip_sheet_model_session (FlipSheetModel *self)
{
  return self->sheet->session;
}

const FlipGame *
flip_sheet_model_game (FlipSheetModel *self)
{
  return flip_session_game (self->sheet->session);
}

gconstpointer
flip_sheet_model_state (FlipSheetModel *self)
{
  return self->state;
}

guint
flip_sheet_model_shown (FlipSheetModel *self)
{
  return self->shown;
}

gboolean
flip_sheet_model_is_present (FlipSheetModel *self)
{
  return !self->looking_back;
}

void
flip_sheet_model_show (FlipSheetModel *self, guint position)
{
  self->flicking = FALSE;
  g_clear_pointer (&self->outlook, g_free);
  if (position != self->shown)
    self->chosen_seat = -1;
  show_moment (self, MIN (position, flip_session_cursor (self->sheet->session)));
  g_signal_emit (self, signals[CHANGED], 0);
}

void
flip_sheet_model_show_present (FlipSheetModel *self)
{
  flip_sheet_model_show (self, flip_session_cursor (self->sheet->session));
}

void
flip_sheet_model_ask (FlipSheetModel *self, FlipAsk *ask)
{
  flip_sheet_model_game (self)->ask (flip_session_state (self->sheet->session), ask);
}

const FlipMoveList *
flip_sheet_model_legal (FlipSheetModel *self)
{
  return self->legal;
}

void
flip_sheet_model_consider (FlipSheetModel *self, const FlipMove *move)
{
  if (!move || self->looking_back || self->flicking
      || !flip_game_check (flip_sheet_model_game (self), self->state, move, NULL))
    return forget_outlook (self);
  g_free (self->outlook);
  self->considered = *move;
  self->outlook = flip_outlook_state (flip_sheet_model_game (self), self->state, move);
  g_signal_emit (self, signals[OUTLOOK], 0);
}

const FlipMove *
flip_sheet_model_considered (FlipSheetModel *self)
{
  return self->outlook ? &self->considered : NULL;
}

gconstpointer
flip_sheet_model_outlook (FlipSheetModel *self)
{
  return self->outlook;
}

/* Who has made the newest mark of the moment that is shown. */
static guint
last_actor (FlipSheetModel *self)
{
  for (guint position = self->shown; position > 0; position--)
    {
      FlipAsk ask;

      flip_sheet_model_game (self)->ask (flip_session_state_at (self->sheet->session, position - 1),
                                         &ask);
      if (ask.who != FLIP_TABLE)
        return (guint) ask.who;
    }

  return 0;
}

guint
flip_sheet_model_seat (FlipSheetModel *self)
{
  FlipAsk ask;

  if (self->chosen_seat >= 0)
    return (guint) self->chosen_seat;
  flip_sheet_model_ask (self, &ask);
  if (self->looking_back || ask.kind == FLIP_ASK_NOTHING)
    return last_actor (self);
  if (ask.who == FLIP_TABLE)
    return ask.about ? ask.about - 1 : 0;
  return (guint) ask.who;
}

void
flip_sheet_model_set_seat (FlipSheetModel *self, guint seat)
{
  self->chosen_seat = (int) seat;
  g_signal_emit (self, signals[CHANGED], 0);
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

gboolean
flip_sheet_model_is_automatic (FlipSheetModel *self)
{
  const FlipGame *game = flip_sheet_model_game (self);
  FlipAsk ask;

  flip_sheet_model_ask (self, &ask);
  return self->tabletop && game->is_automatic && ask.kind != FLIP_ASK_NOTHING
         && ask.who != FLIP_TABLE
         && game->is_automatic (flip_session_state (self->sheet->session), (guint) ask.who);
}

gboolean
flip_sheet_model_awaits_person (FlipSheetModel *self)
{
  FlipAsk ask;

  flip_sheet_model_ask (self, &ask);
  return !self->flicking && !self->looking_back && ask.kind != FLIP_ASK_NOTHING
         && ask.who != FLIP_TABLE && !flip_sheet_model_is_automatic (self);
}

guint
flip_sheet_model_breath (FlipSheetModel *self)
{
  return self->breath;
}

void
flip_sheet_model_set_breath (FlipSheetModel *self, guint ms)
{
  self->breath = ms;
}

/* The flick has been shown, or nobody waits for its end any more. */
void
flip_sheet_model_settle (FlipSheetModel *self)
{
  if (!self->flicking)
    return;
  self->flicking = FALSE;
  refresh (self);
}

gboolean
flip_sheet_model_play (FlipSheetModel *self, const FlipMove *move, FlipRefusal *refusal)
{
  if (self->flicking)
    return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "", "%s",
                        _ ("Wait until everything is at rest."));
  if (!flip_session_play (self->sheet->session, move, refusal))
    return FALSE;
  after_move (self);
  return TRUE;
}

gboolean
flip_sheet_model_play_text (FlipSheetModel *self, const char *text, FlipRefusal *refusal)
{
  if (!flip_session_play_text (self->sheet->session, text, refusal))
    return FALSE;
  after_move (self);
  return TRUE;
}

/* What seats did by themselves goes with the move before: they would only do it again. */
gboolean
flip_sheet_model_undo (FlipSheetModel *self)
{
  self->flicking = FALSE;
  if (!flip_session_undo (self->sheet->session))
    return FALSE;
  while (flip_sheet_model_is_automatic (self) && flip_session_undo (self->sheet->session))
    ;
  save (self);
  refresh (self);
  return TRUE;
}

gboolean
flip_sheet_model_redo (FlipSheetModel *self)
{
  self->flicking = FALSE;
  if (!flip_session_redo (self->sheet->session))
    return FALSE;
  while (flip_sheet_model_is_automatic (self) && flip_session_redo (self->sheet->session))
    ;
  save (self);
  refresh (self);
  return TRUE;
}

FlipPlacement *
flip_sheet_model_placement (FlipSheetModel *self)
{
  if (!self->placement)
    self->placement = flip_placement_new (self);
  return self->placement;
}
