/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/flick-controls.h"

#include "app/common/show.h"
#include "play/aim-words.h"

#include <glib/gi18n.h>
#include <math.h>

/* helpers */

static void
name_control (GtkWidget *control, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
}

static void
fill_choices (FlipFlickControls *controls)
{
  guint n, chosen = 0;
  const FlipFlickChoice *choices = flip_table_hand_choices (controls->hand, &n);
  GtkStringList *list = GTK_STRING_LIST (gtk_drop_down_get_model (controls->choices));
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
    gtk_drop_down_set_selected (controls->choices, chosen);
}

static void
fill_side (FlipFlickControls *controls, const FlipFlickChoice *chosen)
{
  gboolean right = flip_table_hand_side (controls->hand) == FLIP_SIDE_RIGHT;

  gtk_widget_set_visible (controls->side_group, chosen && chosen->has_sides);
  gtk_toggle_button_set_active (right ? controls->right : controls->left, TRUE);
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
  gtk_scale_clear_marks (controls->power);
  if (mark > 0)
    gtk_scale_add_mark (controls->power, mark, GTK_POS_BOTTOM, words);
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
  flip_show_text (controls->power_value, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (controls->power),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, words, -1);
  fill_mark (controls);
}

static void
name_button (FlipFlickControls *controls, const char *label)
{
  AdwButtonContent *content = controls->act_content;
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
  g_assert (choices == controls->choices);

  if (controls->hand && !controls->filling
      && gtk_drop_down_get_selected (choices) != GTK_INVALID_LIST_POSITION)
    flip_table_hand_choose (controls->hand, gtk_drop_down_get_selected (choices));
}

static void
side_cb (GtkToggleButton *button, FlipFlickControls *controls)
{
  g_assert (button == controls->left || button == controls->right);

  if (controls->hand && !controls->filling && gtk_toggle_button_get_active (button))
    flip_table_hand_set_side (controls->hand,
                              button == controls->right ? FLIP_SIDE_RIGHT : FLIP_SIDE_LEFT);
}

static void
angle_cb (GtkSpinButton *angle, FlipFlickControls *controls)
{
  g_assert (angle == controls->angle);

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

/* The typed number may end in a degree sign. */
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
  g_assert (power == GTK_RANGE (controls->power));

  if (controls->hand && !controls->filling)
    flip_table_hand_set_power (controls->hand, gtk_range_get_value (power) / 100);
}

static void
act_cb (GtkButton *button, FlipFlickControls *controls)
{
  g_assert (GTK_WIDGET (button) == controls->act);

  if (controls->hand)
    gtk_widget_activate_action (GTK_WIDGET (button), "table.act", NULL);
}

/* public functions */

void
flip_flick_controls_bind (GtkWidgetClass *widget_class, gsize offset)
{
  static const struct
  {
    const char *name;
    gsize offset;
  } children[] = {
    { "choices", G_STRUCT_OFFSET (FlipFlickControls, choices) },
    { "side_group", G_STRUCT_OFFSET (FlipFlickControls, side_group) },
    { "left", G_STRUCT_OFFSET (FlipFlickControls, left) },
    { "right", G_STRUCT_OFFSET (FlipFlickControls, right) },
    { "angle_group", G_STRUCT_OFFSET (FlipFlickControls, angle_group) },
    { "angle", G_STRUCT_OFFSET (FlipFlickControls, angle) },
    { "power_group", G_STRUCT_OFFSET (FlipFlickControls, power_group) },
    { "power_value", G_STRUCT_OFFSET (FlipFlickControls, power_value) },
    { "power", G_STRUCT_OFFSET (FlipFlickControls, power) },
    { "act", G_STRUCT_OFFSET (FlipFlickControls, act) },
    { "act_content", G_STRUCT_OFFSET (FlipFlickControls, act_content) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    gtk_widget_class_bind_template_child_full (widget_class, children[i].name, FALSE,
                                               (gssize) (offset + children[i].offset));
}

void
flip_flick_controls_connect (FlipFlickControls *controls)
{
  g_return_if_fail (controls && GTK_IS_DROP_DOWN (controls->choices));

  name_control (gtk_widget_get_first_child (GTK_WIDGET (controls->choices)),
                _ ("Figure and action"));
  name_button (controls, _ ("_Flick"));
  g_signal_connect (controls->choices, "notify::selected", G_CALLBACK (choice_cb), controls);
  g_signal_connect (controls->left, "toggled", G_CALLBACK (side_cb), controls);
  g_signal_connect (controls->right, "toggled", G_CALLBACK (side_cb), controls);
  g_signal_connect (controls->angle, "output", G_CALLBACK (angle_output_cb), NULL);
  g_signal_connect (controls->angle, "input", G_CALLBACK (angle_input_cb), NULL);
  g_signal_connect (controls->angle, "value-changed", G_CALLBACK (angle_cb), controls);
  g_signal_connect (controls->power, "value-changed", G_CALLBACK (power_cb), controls);
  g_signal_connect (controls->act, "clicked", G_CALLBACK (act_cb), controls);
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

  g_assert (FLIP_IS_TABLE_HAND (controls->hand));

  controls->filling = TRUE;
  gtk_widget_set_visible (GTK_WIDGET (controls->choices), chosen != NULL);
  gtk_widget_set_visible (controls->angle_group, acts);
  gtk_widget_set_visible (controls->act, acts);
  fill_choices (controls);
  fill_side (controls, chosen);
  fill_power (controls, chosen);
  if (acts)
    gtk_spin_button_set_value (controls->angle, flip_table_hand_angle (controls->hand));
  fill_button (controls);
  controls->filling = FALSE;
}

gboolean
flip_flick_controls_focus (FlipFlickControls *controls)
{
  if (gtk_widget_get_visible (GTK_WIDGET (controls->choices)))
    return gtk_widget_grab_focus (GTK_WIDGET (controls->choices));
  return gtk_widget_get_visible (controls->angle_group)
         && gtk_widget_grab_focus (GTK_WIDGET (controls->angle));
}
