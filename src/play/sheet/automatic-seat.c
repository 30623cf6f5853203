/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/sheet/automatic-seat.h"

#include "advisor/chance.h"
#include "advisor/knowledge.h"
#include "engine/game/verb.h"
#include "play/players/automatic.h"
#include "play/players/learned.h"
#include "table/tabletop.h"

#include <gio/gio.h>

struct _FlipAutomaticSeat
{
  GObject parent_instance;

  /* borrowed; NULL once it is gone */
  FlipSheetModel *model;

  /* owned */
  FlipTabletop *tabletop; /* the thread's own; or NULL */
  GCancellable *thinking; /* set while a task is running */

  guint waiting; /* the source that starts the task */
  gboolean hurries;
};

G_DEFINE_FINAL_TYPE (FlipAutomaticSeat, flip_automatic_seat, G_TYPE_OBJECT)

/* The input of the thread, which never touches the sheet itself. */
typedef struct
{
  const FlipGame *game;
  FlipTabletop *tabletop; /* borrowed, or NULL */
  gpointer state; /* turned to the seat */
  guint8 names;   /* the seat as the move names it */
  FlipPlayer player;
  FlipTranscript *transcript; /* or NULL at the simulated table, where nothing is hidden */
  guint seat;
  FlipWeights *weights;
  guint64 seed;
} Problem;

/* helpers */

static void
problem_free (Problem *problem)
{
  g_free (problem->state);
  g_clear_pointer (&problem->transcript, flip_transcript_free);
  g_clear_pointer (&problem->weights, flip_weights_unref);
  g_free (problem);
}

static void
let_go (FlipAutomaticSeat *self)
{
  g_clear_handle_id (&self->waiting, g_source_remove);
  g_cancellable_cancel (self->thinking);
  g_clear_object (&self->thinking);
}

static gboolean
choose (const Problem *problem, GCancellable *cancellable, FlipMove *move)
{
  g_autoptr (FlipThinker) thinker = flip_thinker_new (problem->game, problem->weights, cancellable);
  g_autofree FlipKnowledge *knowledge = g_new (FlipKnowledge, 1);

  flip_knowledge_read (knowledge, problem->transcript, problem->seat, cancellable);
  if (!flip_player_choose (&problem->player, thinker, problem->state, knowledge, problem->seed, move, NULL))
    return FALSE;
  move->seat = problem->names;
  return TRUE;
}

static void
think (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Problem *problem = data;
  FlipMove move;

  g_assert (problem->state);

  if (problem->tabletop ? flip_tabletop_advise (problem->tabletop, problem->state, &move)
                        : choose (problem, cancellable, &move))
    g_task_return_pointer (task, g_memdup2 (&move, sizeof move), g_free);
  else
    g_task_return_pointer (task, NULL, NULL);
}

/* The seed follows from the sheet, so that the same sheet is always continued in the same way. */
static Problem *
problem_new (FlipAutomaticSeat *self)
{
  FlipSession *session = flip_sheet_model_session (self->model);
  Problem *problem = g_new0 (Problem, 1);
  int seat = flip_automatic_next (flip_session_log (session));

  problem->game = flip_session_game (session);
  problem->tabletop = self->tabletop;
  problem->state = g_memdup2 (flip_session_state (session), problem->game->state_size);
  if (self->tabletop || seat < 0)
    return problem;
  if (flip_game_turn_to (problem->game, problem->state, (guint) seat, NULL))
    {
      FlipAsk ask;

      problem->game->ask (flip_session_state (session), &ask);
      problem->names = (guint8) (ask.who == seat ? 0 : seat + 1);
    }
  flip_automatic_find (flip_session_log (session), (guint) seat, &problem->player);
  problem->transcript =
    flip_transcript_new (flip_session_log (session), flip_session_cursor (session));
  problem->seat = (guint) seat;
  problem->weights = flip_learned_weights (flip_session_setup (session));
  problem->seed = flip_chance_mix (flip_session_setup (session)->seed, flip_session_cursor (session));
  return problem;
}

/* callbacks */

static void
thought_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (FlipAutomaticSeat) self = FLIP_AUTOMATIC_SEAT (data);
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
  g_autoptr (GTask) task = NULL;

  g_assert (self->model && !self->thinking);

  self->waiting = 0;
  self->thinking = g_cancellable_new ();
  /* Not as the task's source object: the thread might drop the last reference, but the object
     belongs to the main thread. */
  task = g_task_new (NULL, self->thinking, thought_cb, g_object_ref (self));
  g_task_set_task_data (task, problem_new (self), (GDestroyNotify) problem_free);
  g_task_run_in_thread (task, think);
  return G_SOURCE_REMOVE;
}

static void
changed_cb (FlipSheetModel *model, const FlipChange *change, FlipAutomaticSeat *self)
{
  g_assert (FLIP_IS_AUTOMATIC_SEAT (self));

  let_go (self);
  if (!flip_sheet_model_is_automatic (model))
    self->hurries = FALSE;
  else if (flip_sheet_model_moment (model)->is_present)
    self->waiting = g_timeout_add (self->hurries ? 0 : flip_sheet_model_breath (model), begin_cb, self);
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
  const FlipSetup *setup;

  g_return_val_if_fail (FLIP_IS_SHEET_MODEL (model), NULL);

  setup = flip_session_setup (flip_sheet_model_session (model));
  if (flip_sheet_model_tabletop (model))
    self->tabletop = flip_tabletop_new (setup);
  g_set_weak_pointer (&self->model, model);
  g_signal_connect_object (model, "changed", G_CALLBACK (changed_cb), self, 0);
  changed_cb (model, NULL, self);
  return self;
}

void
flip_automatic_seat_hurry (FlipAutomaticSeat *self)
{
  g_return_if_fail (FLIP_IS_AUTOMATIC_SEAT (self));

  if (!self->model || !flip_sheet_model_is_automatic (self->model))
    return;
  self->hurries = TRUE;
  if (!self->waiting)
    return;
  g_source_remove (self->waiting);
  self->waiting = g_idle_add (begin_cb, self);
}
