/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/flick-panel.h"

#include "app/preferences/settings.h"
#include "app/table/flick-controls.h"
#include "play/flick-story.h"
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
  GtkWidget *first, *second, *actions; /* the rows, and where the button that flicks stands */
  GtkWidget *clock, *question, *title, *body, *line, *present;
  GtkWidget *tools, *preview, *slow, *replay;

  /* owned */
  FlipFlickControls *controls;
  FlipTableAnswers *answers;

  gboolean is_narrow;
};

G_DEFINE_FINAL_TYPE (FlipFlickPanel, flip_flick_panel, GTK_TYPE_BOX)

/* helpers */

static FlipMoment *
moment_of (FlipFlickPanel *self)
{
  return flip_sheet_model_moment (self->model);
}

static char *
title_of (FlipFlickPanel *self)
{
  const FlipMoment *moment = moment_of (self);
  const char *player = flip_moment_player (moment, flip_moment_who (moment));

  if (!moment->is_present)
    return g_strdup (_ ("An Earlier Moment"));
  if (moment->is_over)
    return g_strdup (_ ("The game is over"));
  if (flip_sheet_model_is_automatic (self->model))
    return g_strdup_printf (_ ("%s takes aim"), player);
  return g_strdup (player);
}

/* How the disc is flicked. */
static char *
advice_of (FlipFlickPanel *self, const FlipFlickChoice *chosen)
{
  const FlipMoment *moment = moment_of (self);
  const char *format;

  format = chosen->disc == FLIP_PIECE_BULLET
             /* Translators: %s is a player. */
             ? _ ("%s: drag back from the bullet or set the numbers, then flick.")
             : chosen->disc == FLIP_PIECE_DYNAMITE
                 ? _ ("%s: drag back from the dynamite or set the numbers, then flick.")
                 : _ ("%s: drag back from the disc or set the numbers, then flick.");
  return g_strdup_printf (format, flip_moment_player (moment, flip_moment_who (moment)));
}

/* Why the hand can't, what it is about to do, or what is asked. */
static char *
body_of (FlipFlickPanel *self)
{
  const FlipQuestion *question = moment_of (self)->asked[0].question;
  const FlipFlickChoice *chosen = flip_table_hand_chosen (self->hand, NULL);
  const char *problem = flip_table_hand_problem (self->hand);

  if (!moment_of (self)->is_present)
    return g_strdup (_ ("You are looking at an earlier moment."));
  if (problem)
    return g_strdup (problem);
  if (chosen)
    return advice_of (self, chosen);
  return g_strdup (question->sentence->str);
}

/* Who is asked, and what; the figure and action that are chosen stand as a title themselves. */
static void
show_question (FlipFlickPanel *self)
{
  g_autofree char *title = title_of (self);
  g_autofree char *body = body_of (self);

  gtk_label_set_label (GTK_LABEL (self->title), title);
  gtk_widget_set_visible (self->title, flip_table_hand_chosen (self->hand, NULL) == NULL);
  gtk_label_set_label (GTK_LABEL (self->body), body);
  if (flip_table_hand_problem (self->hand))
    gtk_widget_add_css_class (self->body, "error");
  else
    gtk_widget_remove_css_class (self->body, "error");
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
  gboolean was_here = flip_table_answers_have_focus (self->answers);

  flip_table_answers_show (self->answers, self->model, self->hand);
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
  gtk_widget_set_visible (self->present, !moment_of (self)->is_present);
  gtk_widget_set_visible (self->preview, flicks);
  gtk_widget_set_visible (self->actions,
                          flip_table_hand_task (self->hand) != FLIP_HAND_RESTS || self->is_narrow);
  gtk_widget_set_visible (
    self->replay, flip_flick_story_find (self->model, moment_of (self)->position, &position));
}

/* callbacks */

static void
hand_cb (FlipTableHand *hand, FlipFlickPanel *self)
{
  refresh (self);
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
  g_clear_object (&FLIP_FLICK_PANEL (object)->answers);
  G_OBJECT_CLASS (flip_flick_panel_parent_class)->finalize (object);
}

static void
flip_flick_panel_class_init (FlipFlickPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_flick_panel_dispose;
  G_OBJECT_CLASS (klass)->finalize = flip_flick_panel_finalize;
}

static GtkWidget *
label_new (GtkWidget *box, const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, style);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (label), 22);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 26);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static void
make_question (FlipFlickPanel *self)
{
  self->question = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_widget_set_valign (self->question, GTK_ALIGN_CENTER);
  self->title = label_new (self->question, "table-title");
}

/* Below the choices, which are made in between. */
static void
make_body (FlipFlickPanel *self)
{
  self->body = label_new (self->question, "table-small");
  self->present = gtk_button_new_with_mnemonic (_ ("Back to the _Present"));
  gtk_widget_add_css_class (self->present, "suggested-action");
  gtk_widget_set_halign (self->present, GTK_ALIGN_START);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->present), "sheet.present");
  gtk_box_append (GTK_BOX (self->question), self->present);
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

/* A switch whose state is remembered. */
static GtkWidget *
switch_new (GtkWidget *box, const char *setting, const char *icon, const char *name)
{
  GtkWidget *toggle = gtk_toggle_button_new ();

  g_settings_bind (flip_settings_get_default (), setting, toggle, "active",
                   G_SETTINGS_BIND_DEFAULT);
  dress_tool (box, toggle, icon, name);
  return toggle;
}

static void
make_tools (FlipFlickPanel *self)
{
  self->tools = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  gtk_widget_set_valign (self->tools, GTK_ALIGN_CENTER);
  self->preview = switch_new (self->tools, "table-preview", "view-reveal-symbolic",
                              _ ("Preview to the First Contact"));
  g_signal_connect (self->preview, "toggled", G_CALLBACK (preview_cb), self);
  self->slow = switch_new (self->tools, "slow-motion", "preferences-system-time-symbolic",
                           _ ("Flicks in Slow Motion"));
  self->replay = gtk_button_new ();
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->replay), "table.replay");
  dress_tool (self->tools, self->replay, "media-seek-backward-symbolic",
              _ ("Last Flick in Slow Motion"));
}

/* What is set, and beside it what acts, however many lines the first takes. */
static GtkWidget *
row_new (FlipFlickPanel *self, int spacing, GtkWidget **columns)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);

  *columns = g_object_new (FLIP_TYPE_COLUMNS, "spacing", spacing, "hexpand", TRUE, NULL);
  gtk_widget_set_valign (*columns, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), *columns);
  gtk_box_append (GTK_BOX (self), row);
  return row;
}

static void
fill_rows (FlipFlickPanel *self, FlipColumns *first, FlipColumns *second)
{
  flip_columns_append (first, self->clock);
  flip_columns_append (first, self->question);
  self->controls = flip_flick_controls_new (self->question, first, second);
  make_body (self);
  flip_columns_append (second, self->line);
  self->answers = flip_table_answers_new (second);
  gtk_box_append (GTK_BOX (self->actions), flip_flick_controls_button (self->controls));
  gtk_box_append (GTK_BOX (self->first), self->actions);
  gtk_box_append (GTK_BOX (self->second), self->tools);
}

static void
flip_flick_panel_init (FlipFlickPanel *self)
{
  GtkWidget *first, *second;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 8);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "flick-panel");
  self->first = row_new (self, 14, &first);
  self->second = row_new (self, 12, &second);
  self->actions = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_widget_set_valign (self->actions, GTK_ALIGN_CENTER);
  self->clock = flip_table_clock_new ();
  make_question (self);
  self->line = flip_line_list_new ();
  make_tools (self);
  fill_rows (self, FLIP_COLUMNS (first), FLIP_COLUMNS (second));
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

/* There the button that flicks has a line of its own, and the tools stand beside it. */
void
flip_flick_panel_set_narrow (FlipFlickPanel *self, gboolean is_narrow)
{
  GtkWidget *button = flip_flick_controls_button (self->controls);

  if (is_narrow == self->is_narrow)
    return;
  self->is_narrow = is_narrow;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->first), is_narrow
                                                                  ? GTK_ORIENTATION_VERTICAL
                                                                  : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_hexpand (button, is_narrow);
  g_object_ref (self->tools);
  gtk_box_remove (GTK_BOX (is_narrow ? self->second : self->actions), self->tools);
  gtk_box_append (GTK_BOX (is_narrow ? self->actions : self->second), self->tools);
  g_object_unref (self->tools);
  if (self->hand)
    refresh (self);
}

void
flip_flick_panel_focus (FlipFlickPanel *self)
{
  if (!flip_flick_controls_focus (self->controls))
    flip_table_answers_focus (self->answers);
}
