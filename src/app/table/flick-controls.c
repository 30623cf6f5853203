/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/flick-controls.h"

#include "play/aim-words.h"

#include <glib/gi18n.h>
#include <math.h>

#define POWER_WIDTH 156

struct _FlipFlickControls
{
  /* borrowed */
  FlipTableHand *hand; /* NULL until there is one */

  /* owned by the columns */
  GtkWidget *choices, *side_group, *left, *right;
  GtkWidget *angle_group, *angle;
  GtkWidget *power_group, *power_value, *power;
  GtkWidget *act;

  double mark;      /* on the power's scale, or 0 */
  gboolean filling; /* so that what is shown is not taken for what is wanted */
};

/* helpers */

static void
name_control (GtkWidget *control, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
}

static GtkWidget *
caption_new (const char *text, GtkWidget *target)
{
  GtkWidget *caption = gtk_label_new_with_mnemonic (text);
  g_autofree char *plain = g_strdup (gtk_label_get_text (GTK_LABEL (caption)));

  gtk_label_set_xalign (GTK_LABEL (caption), 0);
  gtk_label_set_mnemonic_widget (GTK_LABEL (caption), target);
  gtk_widget_add_css_class (caption, "table-small");
  name_control (target, plain);
  return caption;
}

static GtkWidget *
group_new (GtkWidget *caption, GtkWidget *control)
{
  GtkWidget *group = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  gtk_widget_set_valign (group, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (group), caption);
  gtk_box_append (GTK_BOX (group), control);
  return group;
}

static void
fill_choices (FlipFlickControls *controls)
{
  guint n, chosen = 0;
  const FlipFlickChoice *choices = flip_table_hand_choices (controls->hand, &n);
  GtkStringList *list =
    GTK_STRING_LIST (gtk_drop_down_get_model (GTK_DROP_DOWN (controls->choices)));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) labels = NULL;
  gboolean same = g_list_model_get_n_items (G_LIST_MODEL (list)) == n;

  for (guint i = 0; i < n; i++)
    {
      g_strv_builder_add (builder, choices[i].label);
      same = same && g_str_equal (gtk_string_list_get_string (list, i), choices[i].label);
    }
  labels = g_strv_builder_end (builder);
  if (!same)
    gtk_string_list_splice (list, 0, g_list_model_get_n_items (G_LIST_MODEL (list)),
                            (const char *const *) labels);
  if (flip_table_hand_chosen (controls->hand, &chosen))
    gtk_drop_down_set_selected (GTK_DROP_DOWN (controls->choices), chosen);
}

static void
fill_side (FlipFlickControls *controls, const FlipFlickChoice *chosen)
{
  gboolean right = flip_table_hand_side (controls->hand) == FLIP_SIDE_RIGHT;

  gtk_widget_set_visible (controls->side_group, chosen && chosen->has_sides);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (right ? controls->right : controls->left), TRUE);
}

/* The mark where the first thing in the line begins to topple. */
static void
fill_mark (FlipFlickControls *controls)
{
  double mark =
    flip_table_hand_previews (controls->hand) ? flip_aim_words_topples_from (controls->hand) : 0;
  g_autofree char *words = g_strdup_printf (_ ("topples from %.0f %%"), mark);

  if (mark == controls->mark)
    return;
  controls->mark = mark;
  gtk_scale_clear_marks (GTK_SCALE (controls->power));
  if (mark > 0)
    gtk_scale_add_mark (GTK_SCALE (controls->power), mark, GTK_POS_BOTTOM, words);
}

static void
fill_power (FlipFlickControls *controls, const FlipFlickChoice *chosen)
{
  double percent;
  g_autofree char *words = NULL;

  gtk_widget_set_visible (controls->power_group, chosen != NULL);
  if (!chosen)
    return;
  percent = flip_table_hand_power (controls->hand) * 100;
  words = g_strdup_printf (_ ("%.0f %%, %.1f m/s"), percent, percent / 100 * chosen->fastest / 1e3);
  gtk_range_set_range (GTK_RANGE (controls->power),
                       ceil (flip_table_hand_least_power (controls->hand) * 100), 100);
  gtk_range_set_value (GTK_RANGE (controls->power), percent);
  gtk_label_set_label (GTK_LABEL (controls->power_value), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (controls->power),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, words, -1);
  fill_mark (controls);
}

static void
name_button (FlipFlickControls *controls, const char *label)
{
  AdwButtonContent *content =
    ADW_BUTTON_CONTENT (gtk_button_get_child (GTK_BUTTON (controls->act)));
  g_autoptr (GString) plain = g_string_new (label);

  if (g_str_equal (adw_button_content_get_label (content), label))
    return;
  g_string_replace (plain, "_", "", 0);
  adw_button_content_set_label (content, label);
  name_control (controls->act, plain->str);
}

static void
fill_button (FlipFlickControls *controls)
{
  gboolean turns = flip_table_hand_task (controls->hand) == FLIP_HAND_TURNS, is_free = TRUE;
  g_autofree char *contact = flip_aim_words_contact (controls->hand);
  const char *problem = flip_table_hand_problem (controls->hand);

  flip_table_hand_turning (controls->hand, &is_free);
  name_button (controls, turns ? _ ("_Look There") : _ ("_Flick"));
  gtk_widget_set_sensitive (controls->act,
                            turns ? is_free : flip_table_hand_flick (controls->hand, NULL) != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (controls->angle),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  problem                                                ? problem
                                  : contact && flip_table_hand_previews (controls->hand) ? contact
                                                                                         : "",
                                  -1);
}

/* callbacks */

static void
choice_cb (GtkDropDown *choices, GParamSpec *spec, FlipFlickControls *controls)
{
  if (controls->hand && !controls->filling
      && gtk_drop_down_get_selected (choices) != GTK_INVALID_LIST_POSITION)
    flip_table_hand_choose (controls->hand, gtk_drop_down_get_selected (choices));
}

static void
side_cb (GtkToggleButton *button, FlipFlickControls *controls)
{
  if (controls->hand && !controls->filling && gtk_toggle_button_get_active (button))
    flip_table_hand_set_side (
      controls->hand, GTK_WIDGET (button) == controls->right ? FLIP_SIDE_RIGHT : FLIP_SIDE_LEFT);
}

static void
angle_cb (GtkSpinButton *angle, FlipFlickControls *controls)
{
  if (controls->hand && !controls->filling)
    flip_table_hand_set_angle (controls->hand, gtk_spin_button_get_value (angle));
}

static gboolean
angle_output_cb (GtkSpinButton *angle, gpointer data)
{
  g_autofree char *text = g_strdup_printf (_ ("%.1f°"), gtk_spin_button_get_value (angle));

  gtk_editable_set_text (GTK_EDITABLE (angle), text);
  return TRUE;
}

/* What is typed may end in the sign for degrees, or not. */
static int
angle_input_cb (GtkSpinButton *angle, double *value, gpointer data)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (angle));
  char *end;

  *value = g_strtod (text, &end);
  return end == text ? GTK_INPUT_ERROR : TRUE;
}

static void
power_cb (GtkRange *power, FlipFlickControls *controls)
{
  if (controls->hand && !controls->filling)
    flip_table_hand_set_power (controls->hand, gtk_range_get_value (power) / 100);
}

static void
act_cb (GtkButton *button, FlipFlickControls *controls)
{
  if (controls->hand)
    gtk_widget_activate_action (GTK_WIDGET (button), "table.act", NULL);
}

/* making */

static void
make_choices (FlipFlickControls *controls, GtkWidget *box)
{
  controls->choices = gtk_drop_down_new (G_LIST_MODEL (gtk_string_list_new (NULL)), NULL);
  gtk_widget_add_css_class (controls->choices, "flick-choice");
  gtk_widget_set_halign (controls->choices, GTK_ALIGN_START);
  name_control (controls->choices, _ ("Figure and action"));
  name_control (gtk_widget_get_first_child (controls->choices), _ ("Figure and action"));
  g_signal_connect (controls->choices, "notify::selected", G_CALLBACK (choice_cb), controls);
  gtk_box_append (GTK_BOX (box), controls->choices);
}

static GtkWidget *
side_new (FlipFlickControls *controls, GtkWidget *box, const char *label, const char *name)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (label);

  name_control (button, name);
  g_signal_connect (button, "toggled", G_CALLBACK (side_cb), controls);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

static void
make_sides (FlipFlickControls *controls, FlipColumns *columns)
{
  GtkWidget *sides = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (sides, "linked");
  gtk_widget_set_valign (sides, GTK_ALIGN_CENTER);
  controls->left =
    side_new (controls, sides, _ ("From the left"), _ ("From the left of the figure"));
  controls->right = side_new (controls, sides, _ ("right"), _ ("From the right of the figure"));
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (controls->right),
                               GTK_TOGGLE_BUTTON (controls->left));
  controls->side_group = sides;
  flip_columns_append (columns, controls->side_group);
}

static void
add_shortcut (GtkEventController *shortcuts, const char *keys, const char *action)
{
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (shortcuts),
    gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys), gtk_named_action_new (action)));
}

/* What is taken back is the last move, not the last letter. */
static void
keep_undo (GtkWidget *entry)
{
  GtkEventController *shortcuts = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (shortcuts, GTK_PHASE_CAPTURE);
  add_shortcut (shortcuts, "<Control>z", "sheet.undo");
  add_shortcut (shortcuts, "<Control><Shift>z", "sheet.redo");
  gtk_widget_add_controller (entry, shortcuts);
}

static void
make_angle (FlipFlickControls *controls, FlipColumns *columns)
{
  controls->angle = gtk_spin_button_new_with_range (-180, 180, 0.1);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (controls->angle), FALSE);
  gtk_spin_button_set_digits (GTK_SPIN_BUTTON (controls->angle), 1);
  gtk_spin_button_set_wrap (GTK_SPIN_BUTTON (controls->angle), TRUE);
  gtk_spin_button_set_increments (GTK_SPIN_BUTTON (controls->angle), 0.1, 5);
  gtk_editable_set_width_chars (GTK_EDITABLE (controls->angle), 6);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (controls->angle), 6);
  gtk_widget_add_css_class (controls->angle, "table-number");
  keep_undo (controls->angle);
  controls->angle_group = group_new (caption_new (_ ("_Angle"), controls->angle), controls->angle);
  g_signal_connect (controls->angle, "output", G_CALLBACK (angle_output_cb), NULL);
  g_signal_connect (controls->angle, "input", G_CALLBACK (angle_input_cb), NULL);
  gtk_spin_button_update (GTK_SPIN_BUTTON (controls->angle));
  g_signal_connect (controls->angle, "value-changed", G_CALLBACK (angle_cb), controls);
  flip_columns_append (columns, controls->angle_group);
}

static void
make_power (FlipFlickControls *controls, FlipColumns *columns)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *caption;

  controls->power = gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL, 1, 100, 1);
  gtk_widget_set_size_request (controls->power, POWER_WIDTH, -1);
  controls->power_value = gtk_label_new (NULL);
  gtk_widget_add_css_class (controls->power_value, "table-value");
  caption = caption_new (_ ("_Power"), controls->power);
  gtk_widget_set_hexpand (caption, TRUE);
  gtk_box_append (GTK_BOX (head), caption);
  gtk_box_append (GTK_BOX (head), controls->power_value);
  controls->power_group = group_new (head, controls->power);
  g_signal_connect (controls->power, "value-changed", G_CALLBACK (power_cb), controls);
  flip_columns_append (columns, controls->power_group);
}

static void
make_button (FlipFlickControls *controls)
{
  controls->act = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (controls->act),
                        g_object_new (ADW_TYPE_BUTTON_CONTENT, "icon-name",
                                      "find-location-symbolic", "use-underline", TRUE, NULL));
  name_button (controls, _ ("_Flick"));
  gtk_widget_add_css_class (controls->act, "suggested-action");
  gtk_widget_add_css_class (controls->act, "pill");
  gtk_widget_add_css_class (controls->act, "flick-button");
  g_signal_connect (controls->act, "clicked", G_CALLBACK (act_cb), controls);
}

/* public functions */

FlipFlickControls *
flip_flick_controls_new (GtkWidget *choices, FlipColumns *first, FlipColumns *second)
{
  FlipFlickControls *controls = g_new0 (FlipFlickControls, 1);

  make_choices (controls, choices);
  make_angle (controls, first);
  make_power (controls, first);
  make_button (controls);
  make_sides (controls, second);
  return controls;
}

GtkWidget *
flip_flick_controls_button (FlipFlickControls *controls)
{
  return controls->act;
}

void
flip_flick_controls_free (FlipFlickControls *controls)
{
  g_free (controls);
}

void
flip_flick_controls_set_hand (FlipFlickControls *controls, FlipTableHand *hand)
{
  controls->hand = hand;
}

void
flip_flick_controls_refresh (FlipFlickControls *controls)
{
  const FlipFlickChoice *chosen = flip_table_hand_chosen (controls->hand, NULL);
  gboolean acts = flip_table_hand_task (controls->hand) != FLIP_HAND_RESTS;

  controls->filling = TRUE;
  gtk_widget_set_visible (controls->choices, chosen != NULL);
  gtk_widget_set_visible (controls->angle_group, acts);
  gtk_widget_set_visible (controls->act, acts);
  fill_choices (controls);
  fill_side (controls, chosen);
  fill_power (controls, chosen);
  if (acts)
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (controls->angle),
                               flip_table_hand_angle (controls->hand));
  fill_button (controls);
  controls->filling = FALSE;
}

gboolean
flip_flick_controls_focus (FlipFlickControls *controls)
{
  if (gtk_widget_get_visible (controls->choices))
    return gtk_widget_grab_focus (controls->choices);
  return gtk_widget_get_visible (controls->angle_group) && gtk_widget_grab_focus (controls->angle);
}
