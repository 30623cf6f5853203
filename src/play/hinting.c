/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/hinting.h"

#include "advisor/analysis.h"
#include "play/learned.h"

/* Play-outs of the first hint, and by how much each further step is longer; a step takes at most MOST_PLAY_OUTS,
   so that the clock is looked at often enough. */
#define FIRST_PLAY_OUTS 24
#define MOST_PLAY_OUTS  400

/* The same moment is always thought about with the same cards. */
#define SEED 1

struct _FlipHinting
{
  GObject parent_instance;

  /* owned */
  FlipMoment *moment;     /* that is thought about, or NULL */
  GCancellable *thinking; /* while it thinks */
  FlipWeights *weights;   /* or NULL */
  FlipHint *hint;         /* or NULL */

  gint64 begun, lasts; /* in microseconds */
};

G_DEFINE_FINAL_TYPE (FlipHinting, flip_hinting, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* What the thread works on; it never looks at the sheet itself. */
typedef struct
{
  const FlipGame *game;
  gpointer state;
  FlipKnowledge knowledge;
  FlipWeights *weights;
  gint64 until;
} Problem;

/* A hint on its way to the main thread. */
typedef struct
{
  FlipHinting *hinting;
  GCancellable *thinking;
  FlipAdvice advice;
} News;

/* helpers */

static void
problem_free (Problem *problem)
{
  g_free (problem->state);
  g_clear_pointer (&problem->weights, flip_weights_unref);
  g_free (problem);
}

static void
news_free (News *news)
{
  g_object_unref (news->hinting);
  g_object_unref (news->thinking);
  g_free (news);
}

static void
show_advice (FlipHinting *self, const FlipAdvice *advice, gboolean is_last)
{
  FlipHint *hint = flip_hint_new (self->moment, self->weights, advice);

  if (self->hint && !is_last)
    flip_hint_keep_order (hint, self->hint);
  g_clear_pointer (&self->hint, flip_hint_free);
  self->hint = hint;
}

static gboolean
news_cb (gpointer data)
{
  News *news = data;

  g_assert (FLIP_IS_HINTING (news->hinting));

  if (news->hinting->thinking == news->thinking && !g_cancellable_is_cancelled (news->thinking))
    {
      show_advice (news->hinting, &news->advice, FALSE);
      g_signal_emit (news->hinting, signals[CHANGED], 0);
    }
  return G_SOURCE_REMOVE;
}

static void
send (FlipHinting *self, GCancellable *thinking, const FlipAdvice *advice)
{
  News *news = g_new (News, 1);

  *news = (News){ g_object_ref (self), g_object_ref (thinking), *advice };
  g_idle_add_full (G_PRIORITY_DEFAULT, news_cb, news, (GDestroyNotify) news_free);
}

static void
think (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Problem *problem = data;
  g_autoptr (FlipThinker) thinker = flip_thinker_new (problem->game, problem->weights, cancellable);
  g_autoptr (FlipSearch) search =
    flip_search_new (thinker, problem->state, &problem->knowledge, &flip_search_usual, SEED);
  FlipAdvice *advice = g_new0 (FlipAdvice, 1);
  guint play_outs = 0, step = FIRST_PLAY_OUTS;
  gboolean goes_on = TRUE;

  g_assert (FLIP_IS_HINTING (source));

  while (goes_on && !g_cancellable_is_cancelled (cancellable))
    {
      play_outs += step;
      step = MIN (2 * step, MOST_PLAY_OUTS);
      goes_on = flip_search_run (search, play_outs) && g_get_monotonic_time () < problem->until;
      flip_search_advise (search, advice);
      if (goes_on)
        send (source, cancellable, advice);
    }
  g_task_return_pointer (task, advice, g_free);
}

static void
let_go (FlipHinting *self)
{
  g_cancellable_cancel (self->thinking);
  g_clear_object (&self->thinking);
}

/* callbacks */

static void
thought_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  FlipHinting *self = FLIP_HINTING (source);
  g_autofree FlipAdvice *advice = g_task_propagate_pointer (G_TASK (result), NULL);

  if (!advice || self->thinking != g_task_get_cancellable (G_TASK (result)))
    return;
  g_clear_object (&self->thinking);
  if (advice->n)
    show_advice (self, advice, TRUE);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* overrides */

static void
flip_hinting_dispose (GObject *object)
{
  FlipHinting *self = FLIP_HINTING (object);

  let_go (self);
  g_clear_pointer (&self->moment, flip_moment_unref);
  g_clear_pointer (&self->weights, flip_weights_unref);
  g_clear_pointer (&self->hint, flip_hint_free);
  G_OBJECT_CLASS (flip_hinting_parent_class)->dispose (object);
}

static void
flip_hinting_class_init (FlipHintingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_hinting_dispose;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
flip_hinting_init (FlipHinting *self)
{
}

/* public functions */

FlipHinting *
flip_hinting_new (void)
{
  return g_object_new (FLIP_TYPE_HINTING, NULL);
}

gboolean
flip_hinting_can (const FlipMoment *moment)
{
  g_return_val_if_fail (moment != NULL, FALSE);

  return moment->game->sense && moment->is_present && moment->n_moves > 0
         && flip_moment_who (moment) != FLIP_TABLE
         && !flip_moment_is_automatic (moment, (guint) flip_moment_who (moment));
}

void
flip_hinting_begin (FlipHinting *self, FlipMoment *moment, guint seconds)
{
  g_autoptr (GTask) task = NULL;
  Problem *problem;

  g_return_if_fail (FLIP_IS_HINTING (self));
  g_return_if_fail (flip_hinting_can (moment));

  flip_hinting_clear (self);
  self->moment = flip_moment_ref (moment);
  self->weights = flip_learned_weights (flip_session_setup (moment->session));
  self->begun = g_get_monotonic_time ();
  self->lasts = (gint64) seconds * G_USEC_PER_SEC;
  self->thinking = g_cancellable_new ();
  problem = g_new0 (Problem, 1);
  problem->game = moment->game;
  problem->state = g_memdup2 (moment->state, moment->game->state_size);
  problem->weights = self->weights ? flip_weights_ref (self->weights) : NULL;
  problem->until = self->begun + self->lasts;
  flip_knowledge_read (&problem->knowledge, moment->session, moment->position,
                       (guint) flip_moment_who (moment));
  task = g_task_new (self, self->thinking, thought_cb, NULL);
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, problem, (GDestroyNotify) problem_free);
  g_task_run_in_thread (task, think);
}

void
flip_hinting_stop (FlipHinting *self)
{
  g_return_if_fail (FLIP_IS_HINTING (self));

  if (!self->thinking)
    return;
  let_go (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
flip_hinting_clear (FlipHinting *self)
{
  g_return_if_fail (FLIP_IS_HINTING (self));

  let_go (self);
  g_clear_pointer (&self->moment, flip_moment_unref);
  g_clear_pointer (&self->weights, flip_weights_unref);
  g_clear_pointer (&self->hint, flip_hint_free);
}

const FlipHint *
flip_hinting_hint (FlipHinting *self)
{
  g_return_val_if_fail (FLIP_IS_HINTING (self), NULL);

  return self->hint;
}

gboolean
flip_hinting_is_thinking (FlipHinting *self)
{
  g_return_val_if_fail (FLIP_IS_HINTING (self), FALSE);

  return self->thinking != NULL;
}

double
flip_hinting_progress (FlipHinting *self)
{
  g_return_val_if_fail (FLIP_IS_HINTING (self), 0);

  if (!self->thinking)
    return 1;
  return CLAMP ((double) (g_get_monotonic_time () - self->begun) / (double) MAX (self->lasts, 1), 0, 1);
}
