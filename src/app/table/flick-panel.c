/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/flick-panel.h"

#include "app/table/flick-controls.h"
#include "app/table/flick-story.h"
#include "app/table/line-list.h"
#include "app/table/table-answers.h"
#include "app/table/table-clock.h"

#include <glib/gi18n.h>

struct _FlipFlickPanel
{
  GtkBox parent_instance;

  /* borrowed */
  FlipSheetModel *model;
  FlipTableHand *hand;

  /* owned by the box */
  GtkWidget *clock, *question, *title, *line, *answers, *present;
  GtkWidget *preview, *replay;

  /* owned */
  FlipFlickControls *controls;
};

G_DEFINE_FINAL_TYPE (FlipFlickPanel, flip_flick_panel, GTK_TYPE_BOX)

enum
{
  REFUSED,
  REPLAY,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

static char *
title_of (FlipFlickPanel *self)
{
  FlipSession *session = flip_sheet_model_session (self->model);
  FlipAsk ask;

  flip_sheet_model_ask (self->model, &ask);
  if (!flip_sheet_model_is_present (self->model))
    return g_strdup (_ ("An earlier moment"));
  if (ask.kind == FLIP_ASK_NOTHING)
    return g_strdup (_ ("The game is over"));
  if (flip_sheet_model_is_automatic (self->model))
    return g_strdup_printf (_ ("%s takes aim"), flip_session_player (session, ask.who));
  return g_strdup (flip_session_player (session, ask.who));
}

/* Why the hand can't, or what is asked. */
static char *
body_of (FlipFlickPanel *self)
{
  FlipSession *session = flip_sheet_model_session (self->model);
  const char *problem = flip_table_hand_problem (self->hand);
  GString *prompt;

  if (!flip_sheet_model_is_present (self->model))
    return g_strdup (_ ("You only look at it."));
  if (problem)
    return g_strdup (problem);
  prompt = g_string_new (NULL);
  flip_session_game (session)->prompt (flip_session_state (session), prompt);
  return g_string_free (prompt, FALSE);
}

/* Who is asked, and what. */
static void
show_question (FlipFlickPanel *self)
{
  g_autofree char *title = title_of (self);
  g_autofree char *body = body_of (self);
  g_autofree char *words = g_markup_printf_escaped ("<b>%s</b>\n%s", title, body);

  gtk_label_set_markup (GTK_LABEL (self->title), words);
  if (flip_table_hand_problem (self->hand))
    gtk_widget_add_css_class (self->title, "error");
  else
    gtk_widget_remove_css_class (self->title, "error");
}

static gboolean
has_focus_within (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  return focus && gtk_widget_is_ancestor (focus, widget);
}

/* With an answer its button goes; the keyboard stays here. */
static void
show_answers (FlipFlickPanel *self)
{
  gboolean was_here = has_focus_within (self->answers);

  flip_table_answers_show (FLIP_TABLE_ANSWERS (self->answers), self->model, self->hand);
  if (was_here && !has_focus_within (GTK_WIDGET (self)))
    flip_flick_panel_focus (self);
}

static void
refresh (FlipFlickPanel *self)
{
  gboolean flicks = flip_table_hand_task (self->hand) == FLIP_HAND_FLICKS;
  guint position;

  flip_table_clock_show (FLIP_TABLE_CLOCK (self->clock), flip_table_hand_art (self->hand),
                         self->model);
  show_question (self);
  flip_flick_controls_refresh (self->controls);
  flip_line_list_show (FLIP_LINE_LIST (self->line), self->hand);
  show_answers (self);
  gtk_widget_set_visible (self->present, !flip_sheet_model_is_present (self->model));
  gtk_widget_set_visible (self->preview, flicks);
  gtk_widget_set_visible (
    self->replay,
    flip_flick_story_find (self->model, flip_sheet_model_shown (self->model), &position));
}

/* callbacks */

static void
hand_cb (FlipTableHand *hand, FlipFlickPanel *self)
{
  refresh (self);
}

static void
answer_cb (FlipTableAnswers *answers, const FlipMove *move, FlipFlickPanel *self)
{
  FlipRefusal refusal;

  if (!flip_sheet_model_play (self->model, move, &refusal))
    g_signal_emit (self, signals[REFUSED], 0, &refusal);
}

static void
present_cb (GtkButton *button, FlipFlickPanel *self)
{
  flip_sheet_model_show_present (self->model);
}

static void
replay_cb (GtkButton *button, FlipFlickPanel *self)
{
  g_signal_emit (self, signals[REPLAY], 0);
}

static void
preview_cb (GtkToggleButton *button, FlipFlickPanel *self)
{
  if (self->hand)
    flip_table_hand_set_previews (self->hand, gtk_toggle_button_get_active (button));
}

/* overrides */

static void
drop_hand (FlipFlickPanel *self)
{
  if (self->hand)
    g_signal_handlers_disconnect_by_data (self->hand, self);
  self->hand = NULL;
}

static void
flip_flick_panel_dispose (GObject *object)
{
  FlipFlickPanel *self = FLIP_FLICK_PANEL (object);

  drop_hand (self);
  G_OBJECT_CLASS (flip_flick_panel_parent_class)->dispose (object);
}

static void
flip_flick_panel_finalize (GObject *object)
{
  g_clear_pointer (&FLIP_FLICK_PANEL (object)->controls, flip_flick_controls_free);
  G_OBJECT_CLASS (flip_flick_panel_parent_class)->finalize (object);
}

static void
flip_flick_panel_class_init (FlipFlickPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_flick_panel_dispose;
  G_OBJECT_CLASS (klass)->finalize = flip_flick_panel_finalize;
  signals[REFUSED] = g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[REPLAY] = g_signal_new ("replay", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
}

static GtkWidget *
question_new (FlipFlickPanel *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  self->title = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->title, "table-small");
  gtk_label_set_xalign (GTK_LABEL (self->title), 0);
  gtk_box_append (GTK_BOX (box), self->title);
  gtk_label_set_wrap (GTK_LABEL (self->title), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (self->title), 22);
  gtk_label_set_max_width_chars (GTK_LABEL (self->title), 24);
  self->present = gtk_button_new_with_mnemonic (_ ("Back to the _Present"));
  gtk_widget_add_css_class (self->present, "suggested-action");
  g_signal_connect (self->present, "clicked", G_CALLBACK (present_cb), self);
  gtk_box_append (GTK_BOX (box), self->present);
  return box;
}

static void
dress_tool (GtkWidget *box, GtkWidget *button, const char *icon, const char *name)
{
  gtk_button_set_icon_name (GTK_BUTTON (button), icon);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_box_append (GTK_BOX (box), button);
}

static GtkWidget *
tools_new (FlipFlickPanel *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  self->preview = gtk_toggle_button_new ();
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->preview), TRUE);
  g_signal_connect (self->preview, "toggled", G_CALLBACK (preview_cb), self);
  dress_tool (box, self->preview, "view-reveal-symbolic", _ ("Preview to the First Contact"));
  self->replay = gtk_button_new ();
  g_signal_connect (self->replay, "clicked", G_CALLBACK (replay_cb), self);
  dress_tool (box, self->replay, "media-seek-backward-symbolic", _ ("Last Flick in Slow Motion"));
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  return box;
}

/* The button that flicks, above the tools. */
static GtkWidget *
actions_new (FlipFlickPanel *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), flip_flick_controls_button (self->controls));
  gtk_box_append (GTK_BOX (box), tools_new (self));
  return box;
}

static void
flip_flick_panel_init (FlipFlickPanel *self)
{
  GtkWidget *first = g_object_new (FLIP_TYPE_COLUMNS, "spacing", 14, NULL);
  GtkWidget *second = g_object_new (FLIP_TYPE_COLUMNS, "spacing", 12, NULL);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 8);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "flick-panel");
  self->clock = flip_table_clock_new ();
  flip_columns_append (FLIP_COLUMNS (first), self->clock);
  self->question = question_new (self);
  flip_columns_append (FLIP_COLUMNS (first), self->question);
  self->line = flip_line_list_new ();
  self->answers = flip_table_answers_new ();
  g_signal_connect (self->answers, "answer", G_CALLBACK (answer_cb), self);
  self->controls =
    flip_flick_controls_new (self->question, FLIP_COLUMNS (first), FLIP_COLUMNS (second));
  flip_columns_append (FLIP_COLUMNS (first), actions_new (self));
  flip_columns_append (FLIP_COLUMNS (second), self->line);
  flip_columns_append (FLIP_COLUMNS (second), self->answers);
  gtk_box_append (GTK_BOX (self), first);
  gtk_box_append (GTK_BOX (self), second);
}

/* public functions */

GtkWidget *
flip_flick_panel_new (void)
{
  return g_object_new (FLIP_TYPE_FLICK_PANEL, NULL);
}

void
flip_flick_panel_set (FlipFlickPanel *self, FlipSheetModel *model, FlipTableHand *hand)
{
  drop_hand (self);
  self->model = model;
  self->hand = hand;
  flip_flick_controls_set_hand (self->controls, hand);
  if (!hand)
    return;
  flip_table_hand_set_previews (hand,
                                gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->preview)));
  g_signal_connect (hand, "changed", G_CALLBACK (hand_cb), self);
  refresh (self);
}

void
flip_flick_panel_focus (FlipFlickPanel *self)
{
  if (!flip_flick_controls_focus (self->controls))
    gtk_widget_child_focus (self->answers, GTK_DIR_TAB_FORWARD);
}
