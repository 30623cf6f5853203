/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/verdicts.h"

#include "engine/verb.h"
#include "play/hint.h"
#include "play/learned.h"

#include <glib/gi18n-lib.h>

/* Play-outs a choice: a whole game is looked at in seconds. */
#define BUDGET 200

struct _FlipVerdicts
{
  GObject parent_instance;

  /* owned */
  FlipSession *session;
  GCancellable *running; /* while it runs */
  GArray *verdicts;      /* of FlipVerdict, as far as they have come */
  GArray *mistakes;      /* of guint: the entries that cost something, in their order */

  /* counted as they come, for a log may be long */
  FlipSeatAccount accounts[FLIP_MAX_SEATS];

  guint length, n_replaced;
};

G_DEFINE_FINAL_TYPE (FlipVerdicts, flip_verdicts, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* A verdict on its way to the main thread. */
typedef struct
{
  FlipVerdicts *verdicts;
  GCancellable *running;
  FlipVerdict verdict;
} News;

/* helpers */

static void
news_free (News *news)
{
  g_object_unref (news->verdicts);
  g_object_unref (news->running);
  g_free (news);
}

static void
take (FlipVerdicts *self, const FlipVerdict *verdict)
{
  g_array_append_vals (self->verdicts, verdict, 1);
  if (verdict->grade >= FLIP_GRADE_SLIP)
    g_array_append_val (self->mistakes, verdict->position);
  if (verdict->seat != FLIP_TABLE)
    flip_seat_account_add (&self->accounts[verdict->seat], verdict);
}

static gboolean
news_cb (gpointer data)
{
  News *news = data;
  FlipVerdicts *self = news->verdicts;

  if (self->running == news->running && !g_cancellable_is_cancelled (news->running))
    {
      take (self, &news->verdict);
      g_signal_emit (self, signals[CHANGED], 0);
    }
  return G_SOURCE_REMOVE;
}

static void
run (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  FlipAnalysis *analysis = data;
  FlipVerdict verdict;

  g_assert (FLIP_IS_VERDICTS (source));

  while (flip_analysis_step (analysis, &verdict))
    {
      News *news = g_new (News, 1);

      *news = (News){ g_object_ref (source), g_object_ref (cancellable), verdict };
      g_idle_add_full (G_PRIORITY_DEFAULT, news_cb, news, (GDestroyNotify) news_free);
    }
  g_task_return_boolean (task, TRUE);
}

/* The better choice, in the words of the log. */
static char *
tell_better (FlipVerdicts *self, const FlipVerdict *verdict)
{
  const FlipGame *game = flip_session_game (self->session);
  g_autofree gpointer state =
    g_memdup2 (flip_session_state_at (self->session, verdict->position), game->state_size);
  g_autoptr (GString) words = g_string_new (NULL);

  flip_game_turn_to (game, state, (guint) verdict->seat, NULL);
  flip_game_describe (game, state, &verdict->best.moves[0], words);
  flip_session_put_names (self->session, words);
  return g_strdelimit (g_string_free (g_steal_pointer (&words), FALSE), "\n", ' ');
}

/* "1.2 points", "3 % of the chance to win" */
static char *
tell_amount (FlipVerdicts *self, int hundredths)
{
  FlipMeaning meaning = flip_meaning_of (flip_session_game (self->session));
  g_autofree char *value = flip_meaning_print (meaning, hundredths);

  /* Translators: a number with its sign for per cent */
  return meaning == FLIP_MEANS_CHANCE ? g_strdup_printf (_ ("%s of the chance to win"), value)
                                      : g_strdup_printf (_ ("%s points"), value);
}

static char *
tell_choice (FlipVerdicts *self, const FlipVerdict *verdict)
{
  g_autofree char *cost = tell_amount (self, verdict->cost);
  g_autofree char *better = NULL;

  if (verdict->grade == FLIP_GRADE_NONE)
    return g_strdup ("");
  if (verdict->grade == FLIP_GRADE_BEST)
    return g_strdup (_ ("The best choice."));
  better = tell_better (self, verdict);
  /* Translators: “1.2 points” or the like, and the better choice as the log would tell it */
  return verdict->grade == FLIP_GRADE_GOOD
           ? g_strdup_printf (_ ("A good choice, %s below the best: %s"), cost, better)
         : verdict->grade == FLIP_GRADE_SLIP
           ? g_strdup_printf (_ ("A slip that cost %s. Better: %s"), cost, better)
           : g_strdup_printf (_ ("A blunder that cost %s. Better: %s"), cost, better);
}

/* callbacks */

static void
done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  FlipVerdicts *self = FLIP_VERDICTS (source);

  g_task_propagate_boolean (G_TASK (result), NULL);
  if (self->running != g_task_get_cancellable (G_TASK (result)))
    return;
  g_clear_object (&self->running);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* overrides */

static void
flip_verdicts_dispose (GObject *object)
{
  FlipVerdicts *self = FLIP_VERDICTS (object);

  g_cancellable_cancel (self->running);
  g_clear_object (&self->running);
  g_clear_pointer (&self->verdicts, g_array_unref);
  g_clear_pointer (&self->mistakes, g_array_unref);
  g_clear_pointer (&self->session, flip_session_free);
  G_OBJECT_CLASS (flip_verdicts_parent_class)->dispose (object);
}

static void
flip_verdicts_class_init (FlipVerdictsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_verdicts_dispose;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
flip_verdicts_init (FlipVerdicts *self)
{
  self->verdicts = g_array_new (FALSE, FALSE, sizeof (FlipVerdict));
  self->mistakes = g_array_new (FALSE, FALSE, sizeof (guint));
}

/* public functions */

gboolean
flip_verdicts_can (const FlipGame *game)
{
  g_return_val_if_fail (game != NULL, FALSE);

  return game->sense != NULL;
}

FlipVerdicts *
flip_verdicts_new (FlipSession *session)
{
  FlipVerdicts *self = g_object_new (FLIP_TYPE_VERDICTS, NULL);
  g_autoptr (FlipWeights) weights = NULL;
  g_autoptr (GTask) task = NULL;
  FlipAnalysis *analysis;
  guint same;

  g_return_val_if_fail (flip_verdicts_can (flip_session_game (session)), NULL);

  self->session = flip_session_ref (session);
  self->length = flip_session_cursor (session);
  self->n_replaced = flip_session_n_replaced (session, &same);
  self->running = g_cancellable_new ();
  weights = flip_learned_weights (flip_session_setup (session));
  analysis = flip_analysis_new (session, weights, BUDGET, self->running, NULL);
  if (!analysis)
    {
      g_clear_object (&self->running);
      return self;
    }
  task = g_task_new (self, self->running, done_cb, NULL);
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, analysis, (GDestroyNotify) flip_analysis_free);
  g_task_run_in_thread (task, run);
  return self;
}

void
flip_verdicts_stop (FlipVerdicts *self)
{
  g_return_if_fail (FLIP_IS_VERDICTS (self));

  if (!self->running)
    return;
  g_cancellable_cancel (self->running);
  g_clear_object (&self->running);
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
flip_verdicts_is_running (FlipVerdicts *self)
{
  g_return_val_if_fail (FLIP_IS_VERDICTS (self), FALSE);

  return self->running != NULL;
}

guint
flip_verdicts_n_done (FlipVerdicts *self)
{
  g_return_val_if_fail (FLIP_IS_VERDICTS (self), 0);

  return MIN (self->verdicts->len, self->length);
}

guint
flip_verdicts_length (FlipVerdicts *self)
{
  g_return_val_if_fail (FLIP_IS_VERDICTS (self), 0);

  return self->length;
}

gboolean
flip_verdicts_fits (FlipVerdicts *self, FlipSession *session)
{
  guint same;

  g_return_val_if_fail (FLIP_IS_VERDICTS (self), FALSE);

  return session == self->session && flip_session_cursor (session) == self->length
         && flip_session_n_replaced (session, &same) == self->n_replaced;
}

const FlipVerdict *
flip_verdicts_get (FlipVerdicts *self, guint entry)
{
  g_return_val_if_fail (FLIP_IS_VERDICTS (self), NULL);

  return entry < flip_verdicts_n_done (self) ? &g_array_index (self->verdicts, FlipVerdict, entry) : NULL;
}

guint
flip_verdicts_next_mistake (FlipVerdicts *self, guint from)
{
  guint low = 0, high;

  g_return_val_if_fail (FLIP_IS_VERDICTS (self), 0);

  for (high = self->mistakes->len; low < high;)
    {
      guint middle = (low + high) / 2;

      if (g_array_index (self->mistakes, guint, middle) < from)
        low = middle + 1;
      else
        high = middle;
    }

  return low < self->mistakes->len ? g_array_index (self->mistakes, guint, low) : self->length;
}

char *
flip_verdicts_tell (FlipVerdicts *self, guint entry)
{
  const FlipVerdict *verdict;
  g_autofree char *luck = NULL;

  g_return_val_if_fail (FLIP_IS_VERDICTS (self), NULL);

  verdict = flip_verdicts_get (self, entry);
  if (!verdict)
    return g_strdup ("");
  if (verdict->chosen)
    return tell_choice (self, verdict);
  if (!verdict->has_luck)
    return g_strdup ("");
  luck = tell_amount (self, ABS (verdict->luck));
  return verdict->luck >= 0 ? g_strdup_printf (_ ("Luck: %s more than on average."), luck)
                            : g_strdup_printf (_ ("Bad luck: %s less than on average."), luck);
}

char *
flip_verdicts_tell_seat (FlipVerdicts *self, guint seat)
{
  const FlipSeatAccount *account;
  g_autofree char *cost = NULL, *luck = NULL;

  g_return_val_if_fail (FLIP_IS_VERDICTS (self) && seat < FLIP_MAX_SEATS, NULL);

  account = &self->accounts[seat];
  cost = tell_amount (self, account->cost);
  luck = tell_amount (self, account->luck);
  return g_strdup_printf (_ ("%s: %u best, %u good, %u slips, %u blunders; choices cost %s, luck gave %s"),
                          flip_session_player (self->session, (int) seat), account->grades[FLIP_GRADE_BEST],
                          account->grades[FLIP_GRADE_GOOD], account->grades[FLIP_GRADE_SLIP],
                          account->grades[FLIP_GRADE_BLUNDER], cost, luck);
}
