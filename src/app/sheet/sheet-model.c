/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/sheet/sheet-model.h"

struct _FlipSheetModel
{
  GObject parent_instance;

  /* borrowed */
  FlipLibrary *library;

  /* owned */
  FlipStoredSheet *sheet;
  FlipMoveList *legal;
  gpointer state; /* of the moment that is shown */

  gboolean looking_back;
  guint shown;
  int chosen_seat; /* or -1: follow who is asked */
};

G_DEFINE_FINAL_TYPE (FlipSheetModel, flip_sheet_model, G_TYPE_OBJECT)

enum
{
  CHANGED,
  FAILED,
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
refresh (FlipSheetModel *self)
{
  FlipSession *session = self->sheet->session;

  show_moment (self, flip_session_cursor (session));
  flip_session_game (session)->legal (flip_session_state (session), self->legal);
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

static void
after_move (FlipSheetModel *self)
{
  flip_session_deal (self->sheet->session);
  self->chosen_seat = -1;
  save (self);
  refresh (self);
}

/* overrides */

static void
flip_sheet_model_finalize (GObject *object)
{
  FlipSheetModel *self = FLIP_SHEET_MODEL (object);

  g_clear_pointer (&self->sheet, flip_stored_sheet_free);
  g_clear_pointer (&self->legal, g_free);
  g_clear_pointer (&self->state, g_free);
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
}

static void
flip_sheet_model_init (FlipSheetModel *self)
{
  self->legal = g_new0 (FlipMoveList, 1);
  self->chosen_seat = -1;
}

/* public functions */

FlipSheetModel *
flip_sheet_model_new (FlipLibrary *library, FlipStoredSheet *sheet)
{
  FlipSheetModel *self = g_object_new (FLIP_TYPE_SHEET_MODEL, NULL);

  self->library = library;
  self->sheet = sheet;
  self->state = g_malloc0 (flip_session_game (sheet->session)->state_size);
  if (flip_session_deal (sheet->session))
    save (self);
  refresh (self);
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
  return ask.who == FLIP_TABLE ? 0 : (guint) ask.who;
}

void
flip_sheet_model_set_seat (FlipSheetModel *self, guint seat)
{
  self->chosen_seat = (int) seat;
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
flip_sheet_model_play (FlipSheetModel *self, const FlipMove *move, FlipRefusal *refusal)
{
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

gboolean
flip_sheet_model_undo (FlipSheetModel *self)
{
  if (!flip_session_undo (self->sheet->session))
    return FALSE;
  save (self);
  refresh (self);
  return TRUE;
}

gboolean
flip_sheet_model_redo (FlipSheetModel *self)
{
  if (!flip_session_redo (self->sheet->session))
    return FALSE;
  save (self);
  refresh (self);
  return TRUE;
}
