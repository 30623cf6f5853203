/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/review/choice-view.h"

#include "advisor/meaning.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "engine/base/phrase.h"
#include "play/review/verdict-text.h"

#include <glib/gi18n.h>

struct _FlipChoiceView
{
  GtkBox parent_instance;

  /* template */
  GtkWidget *played_card, *played_head, *best_card, *judging;
  GtkLabel *sentence, *best, *why, *played_worth, *best_worth, *verdict, *means, *account;
  GtkWidget *play_on;
  GtkButton *judge, *mistake, *try, *costliest;
  GtkLabel *judge_label;

  /* owned */
  FlipMoment *moment;     /* or NULL */
  FlipVerdicts *verdicts; /* for this log, or NULL */

  gboolean has_cards;
};

FLIP_DEFINE_TEMPLATE (FlipChoiceView, flip_choice_view, GTK_TYPE_BOX)

/* helpers */

/* The newest move of the moment, in the words of the log. */
static char *
newest_sentence (FlipChoiceView *self)
{
  FlipLog *log = self->moment->log;
  guint shown = self->moment->position;
  g_autofree char *sentence = NULL;
  int who;

  if (shown == 0)
    /* Translators: the moment before the first move */
    return g_strdup (_ ("The beginning"));
  sentence = g_strdelimit (flip_log_tell_entry (log, shown - 1), "\n", ' ');
  who = flip_log_who (log, shown - 1);
  if (who == FLIP_TABLE)
    return g_steal_pointer (&sentence);
  return flip_phrase_label (flip_moment_player (self->moment, who), sentence);
}

/* Shows the result of all choices of each seat, one line per seat. */
static void
show_account (FlipChoiceView *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint seat = 0; self->verdicts && seat < self->moment->n_seats; seat++)
    {
      g_autofree char *words = flip_verdicts_tell_seat (self->verdicts, seat);

      g_string_append_printf (text, "%s%s", seat ? "\n" : "", words);
    }
  flip_show_text (self->account, text->len ? text->str : NULL);
}

/* The text of the button: begin the analysis, stop it with its progress, or continue it. */
static char *
judge_words (FlipChoiceView *self)
{
  guint thought;

  if (!self->verdicts)
    return g_strdup (_ ("Analyse the Choices"));
  if (!flip_verdicts_is_running (self->verdicts))
    /* Translators: on a button: analyse for longer */
    return g_strdup (_ ("Keep Thinking"));
  if (!flip_verdicts_is_complete (self->verdicts))
    /* Translators: first %u: how many choices have been judged; second %u: of how many */
    return g_strdup_printf (_ ("Stop (%u of %u)"), flip_verdicts_n_done (self->verdicts),
                            flip_verdicts_length (self->verdicts));
  /* Translators: the number is of games that are played on from each choice */
  thought = flip_verdicts_thought (self->verdicts);
  /* Translators: %u: how many */
  return g_strdup_printf (ngettext ("Stop (%u game per choice)", "Stop (%u games per choice)", thought), thought);
}

static const FlipVerdict *
shown_verdict (FlipChoiceView *self)
{
  guint shown = self->moment->position;

  return self->verdicts && shown ? flip_verdicts_get (self->verdicts, shown - 1) : NULL;
}

static void
show_buttons (FlipChoiceView *self)
{
  FlipVerdicts *verdicts = self->verdicts;
  g_autofree char *words = judge_words (self);
  guint costliest[FLIP_COSTLIEST];
  gboolean known = verdicts && flip_verdicts_is_complete (verdicts);
  const FlipVerdict *verdict = shown_verdict (self);

  flip_show_text (self->judge_label, words);
  flip_show_name (self->judge, words);
  gtk_widget_set_sensitive (self->play_on, !self->moment->is_over);
  gtk_widget_set_visible (self->judging, flip_verdicts_can (self->moment->game));
  gtk_widget_set_visible (GTK_WIDGET (self->mistake), verdicts != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->costliest),
                          known && flip_verdicts_costliest (verdicts, costliest));
  gtk_widget_set_visible (GTK_WIDGET (self->try), verdicts != NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->try), verdict && verdict->grade >= FLIP_GRADE_GOOD);
}

/* Whether the better of two choices has a card of its own. */
static gboolean
has_best_card (FlipChoiceView *self, const FlipVerdict *verdict)
{
  return self->has_cards && verdict && verdict->grade >= FLIP_GRADE_GOOD;
}

static void
show_worth (FlipChoiceView *self, GtkLabel *label, int worth)
{
  g_autofree char *text = flip_meaning_tell (flip_meaning_at (self->moment->game, self->moment->state), worth);

  flip_show_text (label, text);
}

static void
show_cards (FlipChoiceView *self)
{
  const FlipVerdict *verdict = shown_verdict (self);
  gboolean judged = self->has_cards && verdict && verdict->grade != FLIP_GRADE_NONE;
  g_autofree char *sentence = newest_sentence (self), *better = NULL, *why = NULL;
  int expected = 0;

  flip_show_text (self->sentence, sentence);
  flip_show_tooltip (GTK_WIDGET (self->sentence), sentence);
  gtk_widget_set_visible (self->played_head, judged);
  gtk_widget_set_visible (self->best_card, has_best_card (self, verdict));
  flip_show_class (self->played_card, "review-choice", judged);
  flip_show_class (self->played_card, "played", judged && verdict->grade != FLIP_GRADE_BEST);
  flip_show_class (self->played_card, "best", judged && verdict->grade == FLIP_GRADE_BEST);
  if (judged && flip_verdicts_expected (self->verdicts, self->moment->position - 1, (guint) verdict->seat, &expected))
    show_worth (self, self->played_worth, expected);
  if (!has_best_card (self, verdict))
    return;
  better = flip_verdicts_tell_better (self->verdicts, self->moment->position - 1);
  why = flip_verdicts_tell_why (self->verdicts, self->moment->position - 1);
  flip_show_text (self->best, better);
  flip_show_text (self->why, why);
  show_worth (self, self->best_worth, expected + verdict->cost);
}

/* Against an opponent the points alone mean nothing, so the lead is given. */
static char *
tell_meaning (const FlipMoment *moment, guint play_outs)
{
  if (flip_moment_result (moment)->has_opponent)
    /* Translators: %u: how many */
    return g_strdup_printf (ngettext ("Expected lead at the end, from %u game played out from "
                                      "here.",
                                      "Expected lead at the end, from %u games played out "
                                      "from here.", play_outs),
                            play_outs);
  /* Translators: %u: how many */
  return g_strdup_printf (ngettext ("Expected at the end, from %u game played out from here.",
                                    "Expected at the end, from %u games played out from "
                                    "here.", play_outs),
                          play_outs);
}

/* Below the board the verdict keeps its line even if it is empty, so that the board stays in place. */
static void
show_verdict (FlipChoiceView *self)
{
  const FlipVerdict *verdict = shown_verdict (self);
  guint shown = self->moment->position;
  g_autofree char *words =
    self->verdicts && shown ? flip_verdicts_tell (self->verdicts, shown - 1) : NULL;
  g_autofree char *cost =
    has_best_card (self, verdict) ? flip_verdict_tell_cost (self->verdicts, shown - 1) : NULL;
  g_autofree char *means = NULL;

  flip_show_text (self->verdict, cost                                 ? cost
                                 : words && *words                    ? words
                                 : !self->verdicts || self->has_cards ? NULL
                                                                      : " ");
  flip_show_tooltip (GTK_WIDGET (self->verdict), words && *words ? words : NULL);
  if (self->has_cards && verdict && verdict->play_outs)
    means = tell_meaning (self->moment, verdict->play_outs);
  flip_show_text (self->means, means);
}

static void
refresh (FlipChoiceView *self)
{
  if (self->verdicts && !flip_verdicts_fits (self->verdicts, self->moment))
    flip_choice_view_set_verdicts (self, NULL);
  show_cards (self);
  show_verdict (self);
  show_account (self);
  show_buttons (self);
}

/* callbacks */

static void
judged_cb (FlipVerdicts *verdicts, FlipChoiceView *self)
{
  g_assert (FLIP_IS_CHOICE_VIEW (self));

  if (self->moment && gtk_widget_get_mapped (GTK_WIDGET (self)))
    refresh (self);
}

/* overrides */

/* Catches up when it is shown: while it is hidden it is not updated. */
static void
flip_choice_view_map (GtkWidget *widget)
{
  if (FLIP_CHOICE_VIEW (widget)->moment)
    refresh (FLIP_CHOICE_VIEW (widget));
  GTK_WIDGET_CLASS (flip_choice_view_parent_class)->map (widget);
}

static void
flip_choice_view_dispose (GObject *object)
{
  FlipChoiceView *self = FLIP_CHOICE_VIEW (object);

  flip_verdicts_follow (&self->verdicts, NULL, NULL, self);
  g_clear_pointer (&self->moment, flip_moment_unref);
  G_OBJECT_CLASS (flip_choice_view_parent_class)->dispose (object);
}

static void
flip_choice_view_class_init (FlipChoiceViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_choice_view_dispose;
  GTK_WIDGET_CLASS (klass)->map = flip_choice_view_map;
  FLIP_TEMPLATE (klass, "review/choice-view.ui");
  FLIP_BIND_CHILDREN (klass, FlipChoiceView, played_card, played_head, best_card, sentence,
                      best, why, played_worth, best_worth, verdict, means, account, judging, judge,
                      judge_label, play_on, mistake, try, costliest);
}

/* public functions */

void
flip_choice_view_load (FlipChoiceView *self, FlipMoment *moment)
{
  g_return_if_fail (FLIP_IS_CHOICE_VIEW (self));
  g_return_if_fail (moment);

  flip_moment_set (&self->moment, moment);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    refresh (self);
}

void
flip_choice_view_set_verdicts (FlipChoiceView *self, FlipVerdicts *verdicts)
{
  g_return_if_fail (FLIP_IS_CHOICE_VIEW (self));

  if (!flip_verdicts_follow (&self->verdicts, verdicts, G_CALLBACK (judged_cb), self))
    return;
  if (self->moment)
    refresh (self);
}

void
flip_choice_view_set_cards (FlipChoiceView *self, gboolean cards)
{
  g_return_if_fail (FLIP_IS_CHOICE_VIEW (self));

  if (self->has_cards == cards)
    return;
  self->has_cards = cards;
  if (self->moment)
    refresh (self);
}
