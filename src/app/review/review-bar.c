/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/review/review-bar.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/focus.h"
#include "app/common/toolkit/show.h"
#include "app/preferences/settings.h"
#include "app/review/round-axis.h"
#include "app/review/score-graph.h"
#include "engine/base/phrase.h"
#include "play/sheet/timeline.h"

#include <glib/gi18n.h>

struct _FlipReviewBar
{
  GtkBox parent_instance;

  /* template */
  GtkLabel *turn, *position;
  GtkButton *play;
  GtkToggleButton *graph_shown;
  GtkBox *choice_place, *notes_place;
  GtkWidget *notes;
  GtkScale *slider;
  GtkAdjustment *moments;
  FlipScoreGraph *graph;
  FlipRoundAxis *axis;

  /* owned */
  FlipMoment *moment; /* or NULL */
  FlipTimeline *timeline;
  char *pace;

  guint playing; /* the source that plays back, or 0 */
  gboolean is_low;
};

/* A pace for playing back a sheet: the kind of step, and how long each is shown. */
typedef struct
{
  const char *name; /* its name in the settings */
  guint milliseconds;
  gboolean by_turn;
} Pace;

static const Pace paces[] = {
  { "moves", 900, FALSE },      { "slow-moves", 2000, FALSE }, { "fast-moves", 300, FALSE },
  { "turns", 1500, TRUE },      { "fast-turns", 500, TRUE },
};

G_DEFINE_FINAL_TYPE (FlipReviewBar, flip_review_bar, GTK_TYPE_BOX)

enum
{
  PROP_PACE = 1,
};

/* helpers */

static const Pace *
pace_of (FlipReviewBar *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (paces); i++)
    {
      if (g_strcmp0 (paces[i].name, self->pace) == 0)
        return &paces[i];
    }

  return &paces[0];
}

static void
show_playing (FlipReviewBar *self)
{
  const char *words =
    self->playing ? /* tooltip of a button: stop playing back */ _ ("Pause") : C_ ("verb", "Play");

  gtk_button_set_icon_name (self->play, self->playing ? "media-playback-pause-symbolic"
                                                      : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->play), words);
  flip_show_name (self->play, words);
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

/* Steps by a move, or by a turn. */
static void
step (FlipReviewBar *self, int by, gboolean by_turn)
{
  guint position;

  g_assert (self->moment && (by == 1 || by == -1));

  position = self->moment->position;
  if (by_turn)
    go_to (self, by > 0 ? flip_timeline_next (self->timeline, position)
                        : flip_timeline_previous (self->timeline, position));
  else
    go_to (self, (guint) CLAMP ((int) position + by, 0, (int) self->moment->cursor));
}

static void
enable_actions (FlipReviewBar *self)
{
  static const char *const back[] = { "review.first", "review.previous", "review.previous-turn" };
  static const char *const on[] = { "review.last", "review.next", "review.next-turn" };
  guint shown = self->moment->position;

  for (guint i = 0; i < G_N_ELEMENTS (back); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), back[i], shown > 0);
  for (guint i = 0; i < G_N_ELEMENTS (on); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), on[i], shown < self->moment->cursor);
}

static void
refresh (FlipReviewBar *self)
{
  guint shown = self->moment->position, last = self->moment->cursor;
  /* Translators: first %u: the number of the move; second %u: how many there are in all */
  g_autofree char *position = g_strdup_printf (_ ("Move %u of %u"), shown, last);
  g_autofree char *turn = flip_moment_tell_turn (self->moment);
  g_autoptr (GString) words = g_string_new (turn);

  g_assert (shown <= last);

  flip_phrase_finish (words);
  flip_phrase_say (words, position);
  flip_timeline_count (self->timeline, self->moment->log);
  flip_show_text (self->turn, turn);
  flip_show_text (self->position, position);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->slider), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                  words->str, -1);
  gtk_adjustment_configure (self->moments, shown, 0, last, 1, 10, 0);
  flip_round_axis_show (self->axis, self->timeline, self->moment);
  enable_actions (self);
}

/* callbacks */

static void
slid_cb (GtkAdjustment *moments, FlipReviewBar *self)
{
  g_assert (FLIP_IS_REVIEW_BAR (self));

  if (self->moment)
    go_to (self, (guint) (gtk_adjustment_get_value (moments) + .5));
}

/* The slider is as wide as the graph above it, or else as the bar. */
static void
graph_shown_cb (GtkToggleButton *shown, GParamSpec *spec, FlipReviewBar *self)
{
  gboolean alone = !gtk_toggle_button_get_active (shown);

  g_assert (FLIP_IS_REVIEW_BAR (self));

  flip_show_class (GTK_WIDGET (self->slider), "alone", alone);
  flip_round_axis_set_alone (self->axis, alone);
}

static gboolean
tick_cb (gpointer data)
{
  FlipReviewBar *self = FLIP_REVIEW_BAR (data);

  g_assert (self->playing && self->moment);

  step (self, 1, pace_of (self)->by_turn);
  if (self->moment->position < self->moment->cursor)
    return G_SOURCE_CONTINUE;
  self->playing = 0;
  show_playing (self);
  return G_SOURCE_REMOVE;
}

static void
first_cb (FlipReviewBar *self)
{
  stop (self);
  go_to (self, 0);
}

static void
previous_cb (FlipReviewBar *self)
{
  stop (self);
  step (self, -1, FALSE);
}

static void
previous_turn_cb (FlipReviewBar *self)
{
  stop (self);
  step (self, -1, TRUE);
}

static void
next_turn_cb (FlipReviewBar *self)
{
  stop (self);
  step (self, 1, TRUE);
}

static void
next_cb (FlipReviewBar *self)
{
  stop (self);
  step (self, 1, FALSE);
}

static void
last_cb (FlipReviewBar *self)
{
  stop (self);
  go_to (self, self->moment->cursor);
}

static void
begin_playing (FlipReviewBar *self)
{
  self->playing = g_timeout_add (pace_of (self)->milliseconds, tick_cb, self);
  show_playing (self);
}

/* At the end, playing starts over from the beginning. */
static void
play_cb (FlipReviewBar *self)
{
  if (self->playing)
    {
      stop (self);
      return;
    }
  if (self->moment->position == self->moment->cursor)
    go_to (self, 0);
  begin_playing (self);
}

static void
close_cb (FlipReviewBar *self)
{
  stop (self);
  g_signal_emit_by_name (self, "close");
}

/* The keys work in the whole window, except while text is being written. */
static gboolean
key_cb (GtkWidget *widget, GVariant *action, gpointer data)
{
  GtkWidget *focus = flip_focus_find (widget);

  if (!gtk_widget_get_mapped (widget) || !FLIP_REVIEW_BAR (widget)->moment
      || (focus && GTK_IS_EDITABLE (focus)))
    return GDK_EVENT_PROPAGATE;
  gtk_widget_activate_action (widget, g_variant_get_string (action, NULL), NULL);
  return GDK_EVENT_STOP;
}

/* When the bar is moved to another parent, the toolkit tells its buttons that their actions are
   gone, but not that they are back. */
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

/* Catches up when it is shown: while it is hidden it is not updated. */
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
flip_review_bar_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  g_assert (id == PROP_PACE);

  g_value_set_string (value, FLIP_REVIEW_BAR (object)->pace);
}

/* Playback continues at the new pace. */
static void
flip_review_bar_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  FlipReviewBar *self = FLIP_REVIEW_BAR (object);

  g_assert (id == PROP_PACE);

  g_free (self->pace);
  self->pace = g_value_dup_string (value);
  g_object_notify_by_pspec (object, spec);
  if (!self->playing)
    return;
  stop (self);
  begin_playing (self);
}

static void
install_actions (GtkWidgetClass *klass)
{
  FLIP_ACTIONS (klass, FlipReviewBar, ("review.first", first_cb), ("review.previous", previous_cb),
                ("review.next", next_cb), ("review.last", last_cb), ("review.play", play_cb),
                ("review.close", close_cb), ("review.previous-turn", previous_turn_cb),
                ("review.next-turn", next_turn_cb));
  gtk_widget_class_install_property_action (klass, "review.pace", "pace");
}

static void
flip_review_bar_class_init (FlipReviewBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FLIP_OWN_SOURCES (klass, FlipReviewBar, playing);
  FLIP_OWN (klass, FlipReviewBar, (timeline, flip_timeline_free), (pace, g_free),
            (moment, flip_moment_unref));
  G_OBJECT_CLASS (klass)->get_property = flip_review_bar_get_property;
  G_OBJECT_CLASS (klass)->set_property = flip_review_bar_set_property;
  g_object_class_install_property (
    G_OBJECT_CLASS (klass), PROP_PACE,
    g_param_spec_string ("pace", NULL, NULL, paces[0].name,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
  widget_class->root = flip_review_bar_root;
  widget_class->map = flip_review_bar_map;
  widget_class->unmap = flip_review_bar_unmap;
  FLIP_SIGNAL (klass, "close", 0);
  FLIP_TEMPLATE (widget_class, "review/review-bar.ui");
  FLIP_BIND_CHILDREN (widget_class, FlipReviewBar, turn, position, choice_place, notes_place, notes,
                      axis, play, graph_shown, slider, moments, graph);
  FLIP_BIND_CALLBACKS (widget_class, slid_cb, graph_shown_cb);
  install_actions (widget_class);
}

/* Handles the keys before the focused widget, where the arrows would move the focus. */
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
    { GDK_KEY_Page_Up, 0, "review.previous-turn" },
    { GDK_KEY_Page_Down, 0, "review.next-turn" },
    { GDK_KEY_b, GDK_CONTROL_MASK, "sheet.bookmark" },
    { GDK_KEY_Page_Up, GDK_CONTROL_MASK, "sheet.previous-bookmark" },
    { GDK_KEY_Page_Down, GDK_CONTROL_MASK, "sheet.next-bookmark" },
    { GDK_KEY_Left, GDK_CONTROL_MASK, "sheet.previous-mistake" },
    { GDK_KEY_Right, GDK_CONTROL_MASK, "sheet.mistake" },
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
  self->timeline = flip_timeline_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  g_settings_bind (flip_settings_get_default (), "review-pace", self, "pace", G_SETTINGS_BIND_DEFAULT);
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
  flip_moment_set (&self->moment, moment);
  flip_timeline_forget (self->timeline, change);
  flip_score_graph_load (self->graph, moment, change);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    refresh (self);
}

void
flip_review_bar_set_verdicts (FlipReviewBar *self, FlipVerdicts *verdicts)
{
  g_return_if_fail (FLIP_IS_REVIEW_BAR (self));

  flip_score_graph_set_verdicts (self->graph, verdicts);
}

GtkBox *
flip_review_bar_choice_place (FlipReviewBar *self)
{
  g_return_val_if_fail (FLIP_IS_REVIEW_BAR (self), NULL);

  return self->choice_place;
}

void
flip_review_bar_show_notes (FlipReviewBar *self, FlipMoment *moment)
{
  g_return_if_fail (FLIP_IS_REVIEW_BAR (self));

  flip_moment_set (&self->moment, moment);
  flip_round_axis_show (self->axis, self->timeline, moment);
}

GtkBox *
flip_review_bar_notes_place (FlipReviewBar *self)
{
  g_return_val_if_fail (FLIP_IS_REVIEW_BAR (self), NULL);

  return self->notes_place;
}

void
flip_review_bar_set_notes (FlipReviewBar *self, gboolean shown)
{
  g_return_if_fail (FLIP_IS_REVIEW_BAR (self));

  gtk_widget_set_visible (self->notes, shown);
}

void
flip_review_bar_pause (FlipReviewBar *self)
{
  g_return_if_fail (FLIP_IS_REVIEW_BAR (self));

  stop (self);
}

void
flip_review_bar_set_room (FlipReviewBar *self, int height)
{
  gboolean low = height < FLIP_GRAPH_LEAST;

  g_return_if_fail (FLIP_IS_REVIEW_BAR (self));

  flip_score_graph_set_room (self->graph, height);
  if (self->is_low == low)
    return;
  self->is_low = low;
  gtk_toggle_button_set_active (self->graph_shown, !low);
}

void
flip_review_bar_focus (FlipReviewBar *self)
{
  g_return_if_fail (FLIP_IS_REVIEW_BAR (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->play));
}
