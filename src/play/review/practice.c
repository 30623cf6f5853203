/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/review/practice.h"

#include <glib/gi18n-lib.h>

struct _FlipPractice
{
  GObject parent_instance;

  /* owned */
  FlipSession *log;     /* the game that the choices come from */
  FlipSession *session; /* where the present choice is tried, or NULL */
  FlipVerdicts *judge;  /* judges the answer; NULL before there is one */

  gboolean is_exercise;
  guint entries[FLIP_COSTLIEST];
  int costs[FLIP_COSTLIEST]; /* the original costs … */
  int again[FLIP_COSTLIEST]; /* … and the new ones; negative: not answered */
  guint n, at;
  FlipMove better; /* for the one entry, unless it is an exercise */

  gboolean goes_on; /* nothing is tried again: the game continues from the one entry */
  guint64 deal;     /* seed of the new deal, or 0 */
};

G_DEFINE_FINAL_TYPE (FlipPractice, flip_practice, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

static FlipPractice *
practice_new (FlipSession *session)
{
  FlipPractice *self = g_object_new (FLIP_TYPE_PRACTICE, NULL);

  self->log = flip_session_ref (session);
  return self;
}

static void
add (FlipPractice *self, FlipVerdicts *verdicts, guint entry)
{
  self->entries[self->n] = entry;
  self->costs[self->n] = flip_verdicts_get (verdicts, entry)->cost;
  self->again[self->n++] = -1;
}

static const FlipVerdict *
answer_of (FlipPractice *self)
{
  return self->judge ? flip_verdicts_get (self->judge, self->entries[self->at]) : NULL;
}

static char *
tell_question (FlipPractice *self)
{
  g_autofree char *cost = flip_verdict_amount (flip_session_game (self->log), self->costs[self->at]);

  /* Translators: the place in an exercise, how many there are, and “1.2 points” or the like */
  return g_strdup_printf (_ ("Choice %u of %u, which cost %s. What would be better?"),
                          self->at + 1, self->n, cost);
}

static char *
tell_summary (FlipPractice *self)
{
  g_autofree char *before = NULL, *now = NULL;
  int cost = 0, again = 0;
  guint best = 0, answered = 0;

  for (guint i = 0; i < self->n; i++)
    {
      if (self->again[i] < 0)
        continue;
      answered++;
      best += self->again[i] == 0;
      cost += self->costs[i];
      again += self->again[i];
    }
  if (answered == 0)
    return g_strdup (_ ("No choice was tried again."));
  before = flip_verdict_amount (flip_session_game (self->log), cost);
  now = flip_verdict_amount (flip_session_game (self->log), again);
  /* Translators: how many were tried, how many of these were the best choice, and what they cost now and before */
  return g_strdup_printf (ngettext ("%u choice tried again, %u of them the best: %s lost instead of %s.",
                                    "%u choices tried again, %u of them the best: %s lost instead of %s.",
                                    answered),
                          answered, best, now, before);
}

/* callbacks */

static void
judged_cb (FlipVerdicts *judge, FlipPractice *self)
{
  const FlipVerdict *verdict = answer_of (self);

  if (!verdict || verdict->play_outs == 0)
    return;
  self->again[self->at] = verdict->cost;
  g_signal_emit (self, signals[CHANGED], 0);
}

/* overrides */

static void
drop_choice (FlipPractice *self)
{
  if (self->judge)
    {
      g_signal_handlers_disconnect_by_data (self->judge, self);
      flip_verdicts_stop (self->judge);
    }
  g_clear_object (&self->judge);
  g_clear_pointer (&self->session, flip_session_free);
}

static void
flip_practice_dispose (GObject *object)
{
  FlipPractice *self = FLIP_PRACTICE (object);

  drop_choice (self);
  g_clear_pointer (&self->log, flip_session_free);
  G_OBJECT_CLASS (flip_practice_parent_class)->dispose (object);
}

static void
flip_practice_class_init (FlipPracticeClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_practice_dispose;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
flip_practice_init (FlipPractice *self)
{
}

/* public functions */

FlipPractice *
flip_practice_new_better (FlipVerdicts *verdicts, FlipSession *session, guint entry)
{
  FlipPractice *self;
  FlipMove better;

  g_return_val_if_fail (flip_verdicts_length (verdicts) == flip_session_cursor (session), NULL);

  if (!flip_verdicts_better (verdicts, entry, &better))
    return NULL;
  self = practice_new (session);
  add (self, verdicts, entry);
  self->better = better;
  if (!better.seat && flip_session_entry (session, entry)->seat)
    self->better.seat = (guint8) (flip_verdicts_get (verdicts, entry)->seat + 1);
  return self;
}

FlipPractice *
flip_practice_new_costliest (FlipVerdicts *verdicts, FlipSession *session)
{
  guint entries[FLIP_COSTLIEST], n;
  FlipPractice *self;

  g_return_val_if_fail (flip_verdicts_length (verdicts) == flip_session_cursor (session), NULL);

  n = flip_verdicts_costliest (verdicts, entries);
  if (n == 0)
    return NULL;
  self = practice_new (session);
  self->is_exercise = TRUE;
  for (guint i = 0; i < n; i++)
    add (self, verdicts, entries[i]);
  return self;
}

FlipPractice *
flip_practice_new_from (FlipSession *session, guint position, guint64 deal)
{
  FlipPractice *self;

  g_return_val_if_fail (session && position <= flip_session_cursor (session), NULL);

  if (flip_game_over (flip_session_game (session), flip_session_state_at (session, position)))
    return NULL;
  self = practice_new (session);
  self->goes_on = TRUE;
  self->deal = deal;
  self->entries[self->n++] = position;
  return self;
}

FlipSession *
flip_practice_begin (FlipPractice *self)
{
  g_return_val_if_fail (FLIP_IS_PRACTICE (self) && self->at < self->n, NULL);

  drop_choice (self);
  self->session = flip_session_fork (self->log, self->entries[self->at]);
  flip_session_set_practice (self->session);
  if (self->deal)
    flip_session_deal_anew (self->session, self->deal);
  if (!self->is_exercise && !self->goes_on)
    flip_session_play (self->session, &self->better, NULL);
  return flip_session_ref (self->session);
}

void
flip_practice_look (FlipPractice *self)
{
  guint entry;

  g_return_if_fail (FLIP_IS_PRACTICE (self));

  if (!self->is_exercise || self->at == self->n || self->judge)
    return;
  entry = self->entries[self->at];
  if (flip_session_cursor (self->session) <= entry)
    return;
  self->judge = flip_verdicts_new_at (self->session, entry);
  g_signal_connect (self->judge, "passed", G_CALLBACK (judged_cb), self);
  flip_verdicts_begin (self->judge);
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
flip_practice_has_next (FlipPractice *self)
{
  g_return_val_if_fail (FLIP_IS_PRACTICE (self), FALSE);

  return self->is_exercise && self->at + 1 < self->n;
}

void
flip_practice_go_on (FlipPractice *self)
{
  g_return_if_fail (FLIP_IS_PRACTICE (self) && self->is_exercise && self->at < self->n);

  drop_choice (self);
  self->at++;
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
flip_practice_is_over (FlipPractice *self)
{
  g_return_val_if_fail (FLIP_IS_PRACTICE (self), TRUE);

  return self->at == self->n;
}

gboolean
flip_practice_is_exercise (FlipPractice *self)
{
  g_return_val_if_fail (FLIP_IS_PRACTICE (self), FALSE);

  return self->is_exercise;
}

guint
flip_practice_position (FlipPractice *self)
{
  g_return_val_if_fail (FLIP_IS_PRACTICE (self) && self->n > 0, 0);

  return self->entries[MIN (self->at, self->n - 1)] + (self->goes_on ? 0 : 1);
}

char *
flip_practice_tell (FlipPractice *self)
{
  const FlipVerdict *verdict;

  g_return_val_if_fail (FLIP_IS_PRACTICE (self), NULL);

  if (self->goes_on)
    return g_strdup (self->deal ? _ ("You are continuing from here with a new deal. This is "
                                     "practice and does not count.")
                                : _ ("You are continuing from here. This is practice and does "
                                     "not count."));
  if (!self->is_exercise)
    return g_strdup (_ ("The better choice has been played. You can continue from here; it does "
                        "not count."));
  if (self->at == self->n)
    return tell_summary (self);
  if (!self->judge)
    return tell_question (self);
  verdict = answer_of (self);
  if (!verdict || verdict->play_outs == 0)
    return g_strdup (_ ("Judging your answer…"));
  return verdict->grade == FLIP_GRADE_NONE ? g_strdup (_ ("There was no other choice."))
                                           : flip_verdicts_tell (self->judge, self->entries[self->at]);
}
