/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/review/review-bar.h"

#include "app/common/columns.h"
#include "app/common/flow-layout.h"
#include "app/common/show.h"
#include "app/review/score-graph.h"

#include <glib/gi18n.h>

#define MILLISECONDS_A_MOVE 900

struct _FlipReviewBar
{
  GtkBox parent_instance;

  /* template */
  GtkLabel *position, *sentence, *verdict, *account;
  GtkButton *play, *judge, *mistake, *try, *costliest;
  GtkToggleButton *graph_shown;
  GtkScale *slider;
  GtkAdjustment *moments;
  FlipScoreGraph *graph;

  /* owned */
  FlipMoment *moment;     /* or NULL */
  FlipVerdicts *verdicts; /* on this log, or NULL */

  guint playing; /* the source that steps on, or 0 */
  gboolean is_low;
};

G_DEFINE_FINAL_TYPE (FlipReviewBar, flip_review_bar, GTK_TYPE_BOX)

enum
{
  CLOSE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

static void
show_playing (FlipReviewBar *self)
{
  const char *words = self->playing ? _ ("Pause") : C_ ("verb", "Play");

  gtk_button_set_icon_name (self->play, self->playing ? "media-playback-pause-symbolic"
                                                      : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->play), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
}

static void
stop (FlipReviewBar *self)
{
  if (!self->playing)
    return;
  g_clear_handle_id (&self->playing, g_source_remove);
  show_playing (self);
}

static void
go_to (FlipReviewBar *self, guint position)
{
  g_assert (self->moment && position <= self->moment->cursor);

  if (position != self->moment->position)
    gtk_widget_activate_action (GTK_WIDGET (self), "sheet.show", "u", position);
}

static void
step (FlipReviewBar *self, int by)
{
  int position = (int) self->moment->position + by;

  g_assert (self->moment);

  go_to (self, (guint) CLAMP (position, 0, (int) self->moment->cursor));
}

/* The newest move of the moment, in the words of the log. */
static char *
newest_sentence (FlipReviewBar *self)
{
  FlipSession *session = self->moment->session;
  guint shown = self->moment->position;
  g_autofree char *sentence = NULL;
  int who;

  g_assert (self->moment->position <= self->moment->cursor);

  if (shown == 0)
    return g_strdup (_ ("The beginning"));
  sentence = g_strdelimit (flip_session_tell_entry (session, shown - 1), "\n", ' ');
  who = flip_session_who (session, shown - 1);
  if (who == FLIP_TABLE)
    return g_steal_pointer (&sentence);
  return g_strdup_printf ("%s: %s", flip_moment_player (self->moment, who), sentence);
}

/* What the choices of all seats came to, a line each. */
static void
show_account (FlipReviewBar *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint seat = 0; self->verdicts && seat < self->moment->n_seats; seat++)
    {
      g_autofree char *words = flip_verdicts_tell_seat (self->verdicts, seat);

      g_string_append_printf (text, "%s%s", seat ? "\n" : "", words);
    }
  flip_show_text (self->account, text->len ? text->str : NULL);
}

/* To begin, to stop and how far it is, or to think on. */
static char *
judge_words (FlipReviewBar *self)
{
  if (!self->verdicts)
    return g_strdup (_ ("Judge the Choices"));
  if (!flip_verdicts_is_running (self->verdicts))
    return g_strdup (_ ("Think On"));
  if (!flip_verdicts_is_complete (self->verdicts))
    return g_strdup_printf (_ ("Stop (%u of %u)"), flip_verdicts_n_done (self->verdicts),
                            flip_verdicts_length (self->verdicts));
  /* Translators: the number is of games that are played on from each choice */
  return g_strdup_printf (ngettext ("Stop (%u game a choice)", "Stop (%u games a choice)", flip_verdicts_thought (self->verdicts)), flip_verdicts_thought (self->verdicts));
}

static void
show_judge (FlipReviewBar *self)
{
  FlipVerdicts *verdicts = self->verdicts;
  g_autofree char *words = judge_words (self);
  guint costliest[FLIP_COSTLIEST], shown = self->moment->position;
  gboolean known = verdicts && flip_verdicts_is_complete (verdicts);
  const FlipVerdict *verdict = verdicts && shown ? flip_verdicts_get (verdicts, shown - 1) : NULL;

  gtk_button_set_label (self->judge, words);
  gtk_widget_set_visible (GTK_WIDGET (self->judge), flip_verdicts_can (self->moment->game));
  gtk_widget_set_visible (GTK_WIDGET (self->mistake), verdicts != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->costliest), known && flip_verdicts_costliest (verdicts, costliest));
  gtk_widget_set_visible (GTK_WIDGET (self->try), verdicts != NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->try), verdict && verdict->grade >= FLIP_GRADE_GOOD);
  gtk_widget_action_set_enabled (
    GTK_WIDGET (self), "review.mistake",
    verdicts && flip_verdicts_next_mistake (verdicts, shown) < flip_verdicts_length (verdicts));
}

static void
show_verdict (FlipReviewBar *self)
{
  guint shown = self->moment->position;
  g_autofree char *words = NULL;

  if (self->verdicts && !flip_verdicts_fits (self->verdicts, self->moment->session))
    flip_review_bar_set_verdicts (self, NULL);
  words = self->verdicts && shown ? flip_verdicts_tell (self->verdicts, shown - 1) : NULL;
  /* Its line stays, so that the board does. */
  flip_show_text (self->verdict, !self->verdicts ? NULL : words && *words ? words : " ");
  flip_show_tooltip (GTK_WIDGET (self->verdict), words && *words ? words : NULL);
  show_account (self);
  show_judge (self);
}

static void
refresh (FlipReviewBar *self)
{
  guint shown = self->moment->position, last = self->moment->cursor;
  g_autofree char *position = g_strdup_printf (_ ("Move %u of %u"), shown, last);
  g_autofree char *sentence = newest_sentence (self);
  g_autofree char *words = g_strdup_printf ("%s. %s", position, sentence);

  g_assert (shown <= last);

  gtk_label_set_label (self->position, position);
  gtk_label_set_label (self->sentence, sentence);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->sentence), sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->slider), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                  words, -1);
  gtk_adjustment_configure (self->moments, shown, 0, last, 1, 10, 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "review.first", shown > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "review.previous", shown > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "review.next", shown < last);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "review.last", shown < last);
  show_verdict (self);
}

/* callbacks */

static void
slid_cb (GtkAdjustment *moments, FlipReviewBar *self)
{
  g_assert (FLIP_IS_REVIEW_BAR (self));

  if (self->moment)
    go_to (self, (guint) (gtk_adjustment_get_value (moments) + .5));
}

static gboolean
tick_cb (gpointer data)
{
  FlipReviewBar *self = FLIP_REVIEW_BAR (data);

  g_assert (self->playing && self->moment);

  step (self, 1);
  if (self->moment->position < self->moment->cursor)
    return G_SOURCE_CONTINUE;
  self->playing = 0;
  show_playing (self);
  return G_SOURCE_REMOVE;
}

static void
first_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  stop (FLIP_REVIEW_BAR (widget));
  go_to (FLIP_REVIEW_BAR (widget), 0);
}

static void
previous_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  stop (FLIP_REVIEW_BAR (widget));
  step (FLIP_REVIEW_BAR (widget), -1);
}

static void
next_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  stop (FLIP_REVIEW_BAR (widget));
  step (FLIP_REVIEW_BAR (widget), 1);
}

static void
last_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipReviewBar *self = FLIP_REVIEW_BAR (widget);

  stop (self);
  go_to (self, self->moment->cursor);
}

/* At the end, playing starts over from the beginning. */
static void
play_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipReviewBar *self = FLIP_REVIEW_BAR (widget);

  if (self->playing)
    {
      stop (self);
      return;
    }
  if (self->moment->position == self->moment->cursor)
    go_to (self, 0);
  self->playing = g_timeout_add (MILLISECONDS_A_MOVE, tick_cb, self);
  show_playing (self);
}

static void
judged_cb (FlipVerdicts *verdicts, FlipReviewBar *self)
{
  g_assert (FLIP_IS_REVIEW_BAR (self));

  if (self->moment && verdicts == self->verdicts)
    show_verdict (self);
}

/* The moment after it, which tells it; from there on it can be looked at step by step. */
static void
mistake_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipReviewBar *self = FLIP_REVIEW_BAR (widget);
  guint next;

  if (!self->verdicts || !self->moment)
    return;
  next = flip_verdicts_next_mistake (self->verdicts, self->moment->position);
  stop (self);
  if (next < flip_verdicts_length (self->verdicts))
    go_to (self, next + 1);
}

static void
previous_mistake_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipReviewBar *self = FLIP_REVIEW_BAR (widget);
  guint entry;

  if (!self->verdicts || !self->moment || self->moment->position < 2)
    return;
  stop (self);
  if (flip_verdicts_previous_mistake (self->verdicts, self->moment->position - 1, &entry))
    go_to (self, entry + 1);
}

static void
close_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  stop (FLIP_REVIEW_BAR (widget));
  g_signal_emit (widget, signals[CLOSE], 0);
}

/* The keys hold in the whole window, except where text is written. */
static gboolean
key_cb (GtkWidget *widget, GVariant *action, gpointer data)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  if (!gtk_widget_get_mapped (widget) || !FLIP_REVIEW_BAR (widget)->moment
      || (focus && GTK_IS_EDITABLE (focus)))
    return GDK_EVENT_PROPAGATE;
  gtk_widget_activate_action (widget, g_variant_get_string (action, NULL), NULL);
  return GDK_EVENT_STOP;
}

/* When the bar is moved to another place, the toolkit tells its buttons that the actions are gone, and
   not that they are back. */
static void
renew_actions (GtkWidget *widget)
{
  if (GTK_IS_ACTIONABLE (widget) && gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)))
    {
      GtkActionable *button = GTK_ACTIONABLE (widget);
      g_autofree char *name = g_strdup (gtk_actionable_get_action_name (button));

      gtk_actionable_set_action_name (button, NULL);
      gtk_actionable_set_action_name (button, name);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    renew_actions (child);
}

/* overrides */

static void
flip_review_bar_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (flip_review_bar_parent_class)->root (widget);
  renew_actions (widget);
}

/* While it is hidden it does not follow. */
static void
flip_review_bar_map (GtkWidget *widget)
{
  if (FLIP_REVIEW_BAR (widget)->moment)
    refresh (FLIP_REVIEW_BAR (widget));
  GTK_WIDGET_CLASS (flip_review_bar_parent_class)->map (widget);
}

static void
flip_review_bar_unmap (GtkWidget *widget)
{
  stop (FLIP_REVIEW_BAR (widget));
  GTK_WIDGET_CLASS (flip_review_bar_parent_class)->unmap (widget);
}

static void
flip_review_bar_dispose (GObject *object)
{
  FlipReviewBar *self = FLIP_REVIEW_BAR (object);

  g_clear_handle_id (&self->playing, g_source_remove);
  if (self->verdicts)
    g_signal_handlers_disconnect_by_data (self->verdicts, self);
  g_clear_object (&self->verdicts);
  g_clear_pointer (&self->moment, flip_moment_unref);
  G_OBJECT_CLASS (flip_review_bar_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "review.first", NULL, first_cb);
  gtk_widget_class_install_action (klass, "review.previous", NULL, previous_cb);
  gtk_widget_class_install_action (klass, "review.next", NULL, next_cb);
  gtk_widget_class_install_action (klass, "review.last", NULL, last_cb);
  gtk_widget_class_install_action (klass, "review.play", NULL, play_cb);
  gtk_widget_class_install_action (klass, "review.close", NULL, close_cb);
  gtk_widget_class_install_action (klass, "review.mistake", NULL, mistake_cb);
  gtk_widget_class_install_action (klass, "review.previous-mistake", NULL, previous_mistake_cb);
}

static void
flip_review_bar_class_init (FlipReviewBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = flip_review_bar_dispose;
  widget_class->root = flip_review_bar_root;
  widget_class->map = flip_review_bar_map;
  widget_class->unmap = flip_review_bar_unmap;
  g_type_ensure (FLIP_TYPE_COLUMNS);
  g_type_ensure (FLIP_TYPE_FLOW_LAYOUT);
  g_type_ensure (FLIP_TYPE_SCORE_GRAPH);
  signals[CLOSE] = g_signal_new ("close", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/review/review-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipReviewBar, position);
  gtk_widget_class_bind_template_child (widget_class, FlipReviewBar, sentence);
  gtk_widget_class_bind_template_child (widget_class, FlipReviewBar, verdict);
  gtk_widget_class_bind_template_child (widget_class, FlipReviewBar, account);
  gtk_widget_class_bind_template_child (widget_class, FlipReviewBar, judge);
  gtk_widget_class_bind_template_child (widget_class, FlipReviewBar, mistake);
  gtk_widget_class_bind_template_child (widget_class, FlipReviewBar, try);
  gtk_widget_class_bind_template_child (widget_class, FlipReviewBar, costliest);
  gtk_widget_class_bind_template_child (widget_class, FlipReviewBar, play);
  gtk_widget_class_bind_template_child (widget_class, FlipReviewBar, graph_shown);
  gtk_widget_class_bind_template_child (widget_class, FlipReviewBar, slider);
  gtk_widget_class_bind_template_child (widget_class, FlipReviewBar, moments);
  gtk_widget_class_bind_template_child (widget_class, FlipReviewBar, graph);
  gtk_widget_class_bind_template_callback (widget_class, slid_cb);
  install_actions (widget_class);
}

/* Before the focused widget, where the arrow keys would move the focus. */
static void
add_keys (FlipReviewBar *self)
{
  static const struct
  {
    guint key;
    GdkModifierType with;
    const char *action;
  } keys[] = {
    { GDK_KEY_Left, 0, "review.previous" },
    { GDK_KEY_Right, 0, "review.next" },
    { GDK_KEY_Home, 0, "review.first" },
    { GDK_KEY_End, 0, "review.last" },
    { GDK_KEY_Left, GDK_CONTROL_MASK, "review.previous-mistake" },
    { GDK_KEY_Right, GDK_CONTROL_MASK, "review.mistake" },
  };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      GtkShortcut *shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (keys[i].key, keys[i].with),
                                                gtk_callback_action_new (key_cb, NULL, NULL));

      gtk_shortcut_set_arguments (shortcut, g_variant_new_string (keys[i].action));
      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
    }
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
flip_review_bar_init (FlipReviewBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_keys (self);
  show_playing (self);
}

/* public functions */

void
flip_review_bar_load (FlipReviewBar *self, FlipMoment *moment, const FlipChange *change)
{
  g_return_if_fail (FLIP_IS_REVIEW_BAR (self));
  g_return_if_fail (moment && change);

  if (change->sheet)
    stop (self);
  flip_moment_ref (moment);
  g_clear_pointer (&self->moment, flip_moment_unref);
  self->moment = moment;
  flip_score_graph_load (self->graph, moment, change);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    refresh (self);
}

void
flip_review_bar_set_verdicts (FlipReviewBar *self, FlipVerdicts *verdicts)
{
  g_return_if_fail (FLIP_IS_REVIEW_BAR (self));

  if (verdicts == self->verdicts)
    return;
  if (self->verdicts)
    g_signal_handlers_disconnect_by_data (self->verdicts, self);
  g_set_object (&self->verdicts, verdicts);
  if (verdicts)
    g_signal_connect (verdicts, "changed", G_CALLBACK (judged_cb), self);
  flip_score_graph_set_verdicts (self->graph, verdicts);
  if (self->moment)
    show_verdict (self);
}

void
flip_review_bar_set_room (FlipReviewBar *self, int height)
{
  g_return_if_fail (FLIP_IS_REVIEW_BAR (self));

  flip_score_graph_set_room (self->graph, height);
}

void
flip_review_bar_set_low (FlipReviewBar *self, gboolean low)
{
  g_return_if_fail (FLIP_IS_REVIEW_BAR (self));

  if (self->is_low == low)
    return;
  self->is_low = low;
  gtk_toggle_button_set_active (self->graph_shown, !low);
}
