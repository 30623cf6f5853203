/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/review/hinting.h"

#include "advisor/knowledge.h"
#include "play/players/learned.h"

#include <glib/gi18n-lib.h>

/* The play-outs of the first hint, and the factor by which each further step is longer. A step
   takes at most MOST_PLAY_OUTS, so that the clock is checked often enough. */
#define FIRST_PLAY_OUTS 24
#define MOST_PLAY_OUTS  400

/* The first choices after so few play-outs may be others soon. */
#define EXPLAINED_FROM 300

/* How often a simulated table reports progress, in microseconds. */
#define BETWEEN_NEWS (G_USEC_PER_SEC / 4)

struct _FlipHinting
{
  GObject parent_instance;

  /* owned */
  FlipMoment *moment;     /* the moment being analysed, or NULL */
  GCancellable *thinking; /* set while a task is running */
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

/* The input of the thread, which never touches the sheet itself. */
typedef struct
{
  FlipHinting *hinting; /* receives the results; borrowed: it lives until the main thread has the answer */
  const FlipGame *game;
  gpointer state;
  FlipTabletop *tabletop; /* the thread's own; NULL if nothing is flicked */
  FlipTranscript *transcript;
  guint seat;
  FlipWeights *weights;
  gint64 until;
} Problem;

/* The results of the thread. */
typedef struct
{
  FlipAdvice advice;
  FlipConsidered considered; /* used instead at a simulated table */
} Found;

/* A hint on its way to the main thread. */
typedef struct
{
  FlipHinting *hinting;
  GCancellable *thinking;
  Found found;
} News;

/* helpers */

static void
problem_free (Problem *problem)
{
  g_free (problem->state);
  g_clear_pointer (&problem->tabletop, flip_tabletop_free);
  g_clear_pointer (&problem->transcript, flip_transcript_free);
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
show_found (FlipHinting *self, const Found *found)
{
  g_clear_pointer (&self->hint, flip_hint_free);
  self->hint = found->considered.n ? flip_hint_new_at_table (self->moment, &found->considered)
                                   : flip_hint_new (self->moment, self->weights, &found->advice);
}

static gboolean
news_cb (gpointer data)
{
  News *news = data;

  g_assert (FLIP_IS_HINTING (news->hinting));

  if (news->hinting->thinking == news->thinking && !g_cancellable_is_cancelled (news->thinking))
    {
      show_found (news->hinting, &news->found);
      g_signal_emit (news->hinting, signals[CHANGED], 0);
    }
  return G_SOURCE_REMOVE;
}

static void
send (FlipHinting *self, GCancellable *thinking, const Found *found)
{
  News *news = g_new (News, 1);

  *news = (News){ g_object_ref (self), g_object_ref (thinking), *found };
  g_idle_add_full (G_PRIORITY_DEFAULT, news_cb, news, (GDestroyNotify) news_free);
}

static void
search (FlipHinting *self, Problem *problem, GCancellable *cancellable, Found *found)
{
  g_autoptr (FlipThinker) thinker = flip_thinker_new (problem->game, problem->weights, cancellable);
  g_autofree FlipKnowledge *knowledge = g_new (FlipKnowledge, 1);
  g_autoptr (FlipSearch) lines = NULL;
  guint play_outs = 0, step = FIRST_PLAY_OUTS;
  gboolean goes_on = TRUE;

  flip_knowledge_read (knowledge, problem->transcript, problem->seat, cancellable);
  lines = flip_search_new (thinker, problem->state, knowledge, FLIP_SEARCH_SEED);
  while (goes_on && !g_cancellable_is_cancelled (cancellable))
    {
      play_outs += step;
      step = MIN (2 * step, MOST_PLAY_OUTS);
      goes_on = flip_search_run (lines, play_outs) && g_get_monotonic_time () < problem->until;
      flip_search_advise (lines, &found->advice);
      if (play_outs >= EXPLAINED_FROM)
        flip_search_explain (lines, &found->advice, FLIP_HINT_CHOICES);
      if (goes_on)
        send (self, cancellable, found);
    }
}

/* Analyses flicks at a simulated table. */
static void
consider (FlipHinting *self, Problem *problem, GCancellable *cancellable, Found *found)
{
  g_autoptr (FlipConsidering) considering = flip_considering_new (problem->tabletop, problem->state);
  gint64 next = 0;

  while (flip_considering_step (considering) && !g_cancellable_is_cancelled (cancellable))
    {
      gint64 now = g_get_monotonic_time ();

      if (!flip_considering_is_ready (considering) || now < next)
        continue;
      if (now >= problem->until)
        break;
      flip_considering_tell (considering, &found->considered);
      send (self, cancellable, found);
      next = now + BETWEEN_NEWS;
    }
  if (flip_considering_is_ready (considering))
    flip_considering_tell (considering, &found->considered);
}

static void
think (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Problem *problem = data;
  Found *found = g_new0 (Found, 1);

  g_assert (FLIP_IS_HINTING (problem->hinting));

  (problem->tabletop ? consider : search) (problem->hinting, problem, cancellable, found);
  g_task_return_pointer (task, found, g_free);
}

static gboolean
has_advice (const FlipMoment *moment)
{
  return flip_game_can_be_judged (moment->game) || flip_tabletop_can (moment->setup);
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
  g_autoptr (FlipHinting) self = FLIP_HINTING (data);
  g_autofree Found *found = g_task_propagate_pointer (G_TASK (result), NULL);

  if (!found || self->thinking != g_task_get_cancellable (G_TASK (result)))
    return;
  g_clear_object (&self->thinking);
  if (found->advice.n || found->considered.n)
    show_found (self, found);
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

const char *
flip_hinting_why_never (const FlipMoment *moment)
{
  g_return_val_if_fail (moment != NULL, NULL);

  return has_advice (moment)
           ? NULL
           : _ ("Flipside doesn’t know where things are on your table, so there is nothing to "
                "aim at.");
}

gboolean
flip_hinting_can (const FlipMoment *moment)
{
  g_return_val_if_fail (moment != NULL, FALSE);

  return has_advice (moment) && moment->is_present && moment->n_moves > 0
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
  self->weights = flip_learned_weights (moment->setup);
  self->begun = g_get_monotonic_time ();
  self->lasts = (gint64) seconds * G_USEC_PER_SEC;
  self->thinking = g_cancellable_new ();
  problem = g_new0 (Problem, 1);
  problem->game = moment->game;
  problem->state = g_memdup2 (moment->state, moment->game->state_size);
  problem->weights = self->weights ? flip_weights_ref (self->weights) : NULL;
  problem->until = self->begun + self->lasts;
  problem->seat = (guint) flip_moment_who (moment);
  problem->tabletop = flip_tabletop_new (moment->setup);
  if (!problem->tabletop)
    problem->transcript = flip_transcript_new (moment->log, moment->position);
  problem->hinting = self;
  /* Not as the task's source object: the thread might drop the last reference, but the object
     belongs to the main thread. */
  task = g_task_new (NULL, self->thinking, thought_cb, g_object_ref (self));
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
