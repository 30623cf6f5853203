/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/automatic-seat.h"

#include "table/tabletop.h"

#include <gio/gio.h>

struct _FlipAutomaticSeat
{
  GObject parent_instance;

  /* borrowed; NULL once it is gone */
  FlipSheetModel *model;

  /* owned */
  FlipTabletop *tabletop; /* its own, for the thread */
  GCancellable *thinking; /* while it thinks */

  guint waiting; /* the source that begins to think */
};

G_DEFINE_FINAL_TYPE (FlipAutomaticSeat, flip_automatic_seat, G_TYPE_OBJECT)

/* helpers */

static void
let_go (FlipAutomaticSeat *self)
{
  g_clear_handle_id (&self->waiting, g_source_remove);
  g_cancellable_cancel (self->thinking);
  g_clear_object (&self->thinking);
}

static void
think (GTask *task, gpointer source, gpointer state, GCancellable *cancellable)
{
  FlipAutomaticSeat *self = FLIP_AUTOMATIC_SEAT (source);
  FlipMove move;

  g_assert (self->tabletop && state);

  if (flip_tabletop_advise (self->tabletop, state, &move))
    g_task_return_pointer (task, g_memdup2 (&move, sizeof move), g_free);
  else
    g_task_return_pointer (task, NULL, NULL);
}

/* callbacks */

static void
thought_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  FlipAutomaticSeat *self = FLIP_AUTOMATIC_SEAT (source);
  g_autofree FlipMove *move = g_task_propagate_pointer (G_TASK (result), NULL);

  if (!move || !self->model)
    return;
  g_clear_object (&self->thinking);
  flip_sheet_model_play (self->model, move, NULL);
}

static gboolean
begin_cb (gpointer data)
{
  FlipAutomaticSeat *self = FLIP_AUTOMATIC_SEAT (data);
  FlipSession *session = flip_sheet_model_session (self->model);
  g_autoptr (GTask) task = NULL;

  g_assert (self->model && !self->thinking);

  self->waiting = 0;
  self->thinking = g_cancellable_new ();
  task = g_task_new (self, self->thinking, thought_cb, NULL);
  g_task_set_task_data (
    task, g_memdup2 (flip_session_state (session), flip_session_game (session)->state_size),
    g_free);
  g_task_run_in_thread (task, think);
  return G_SOURCE_REMOVE;
}

static void
changed_cb (FlipSheetModel *model, const FlipChange *change, FlipAutomaticSeat *self)
{
  g_assert (FLIP_IS_AUTOMATIC_SEAT (self));

  let_go (self);
  if (flip_sheet_model_moment (model)->is_present && flip_sheet_model_is_automatic (model))
    self->waiting = g_timeout_add (flip_sheet_model_breath (model), begin_cb, self);
}

/* overrides */

static void
flip_automatic_seat_dispose (GObject *object)
{
  FlipAutomaticSeat *self = FLIP_AUTOMATIC_SEAT (object);

  let_go (self);
  g_clear_weak_pointer (&self->model);
  G_OBJECT_CLASS (flip_automatic_seat_parent_class)->dispose (object);
}

static void
flip_automatic_seat_finalize (GObject *object)
{
  g_clear_pointer (&FLIP_AUTOMATIC_SEAT (object)->tabletop, flip_tabletop_free);
  G_OBJECT_CLASS (flip_automatic_seat_parent_class)->finalize (object);
}

static void
flip_automatic_seat_class_init (FlipAutomaticSeatClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_automatic_seat_dispose;
  G_OBJECT_CLASS (klass)->finalize = flip_automatic_seat_finalize;
}

static void
flip_automatic_seat_init (FlipAutomaticSeat *self)
{
}

/* public functions */

FlipAutomaticSeat *
flip_automatic_seat_new (FlipSheetModel *model)
{
  FlipAutomaticSeat *self = g_object_new (FLIP_TYPE_AUTOMATIC_SEAT, NULL);

  g_return_val_if_fail (FLIP_IS_SHEET_MODEL (model), NULL);

  self->tabletop = flip_tabletop_new (flip_session_setup (flip_sheet_model_session (model)));
  g_set_weak_pointer (&self->model, model);
  g_signal_connect_object (model, "changed", G_CALLBACK (changed_cb), self, 0);
  changed_cb (model, NULL, self);
  return self;
}
