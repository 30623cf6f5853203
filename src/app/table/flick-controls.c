/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/flick-controls.h"

#include "app/common/toolkit/show.h"
#include "engine/base/phrase.h"
#include "play/table/aiming.h"

#include <glib/gi18n.h>
#include <string.h>
#include <math.h>

#define MINUS "−"

/* helpers */

/* One name per figure. */
static void
fill_figures (FlipFlickControls *controls)
{
  const FlipFlickChoice *chosen = flip_table_hand_chosen (controls->hand, NULL);
  guint figures[FLIP_MOST_CHOICES], n = flip_table_hand_figures (controls->hand, figures), all;
  const FlipFlickChoice *choices = flip_table_hand_choices (controls->hand, &all);
  GtkStringList *list = GTK_STRING_LIST (gtk_drop_down_get_model (controls->figures));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  gboolean same = g_list_model_get_n_items (G_LIST_MODEL (list)) == n;

  for (guint i = 0; i < n; i++)
    {
      const char *name = choices[figures[i]].name;

      g_strv_builder_add (builder, name);
      same = same && g_str_equal (gtk_string_list_get_string (list, i), name);
    }
  names = g_strv_builder_end (builder);
  if (!same)
    gtk_string_list_splice (list, 0, g_list_model_get_n_items (G_LIST_MODEL (list)),
                            (const char *const *) names);
  for (guint i = 0; chosen && i < n; i++)
    {
      if (choices[figures[i]].site == chosen->site)
        gtk_drop_down_set_selected (controls->figures, i);
    }
}

/* Shows the key of a part as its tooltip. */
static void
tell_key (GtkWidget *part)
{
  GtkLabel *words = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (part)));
  g_autofree char *key =
    gtk_accelerator_get_label (gtk_label_get_mnemonic_keyval (words), GDK_ALT_MASK);

  flip_show_tooltip (part, key);
}

static void
name_act (GtkToggleButton *part, const char *label)
{
  g_autoptr (GString) plain = g_string_new (label);

  if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (part)), label) == 0)
    return;
  g_string_replace (plain, "_", "", 0);
  gtk_button_set_label (GTK_BUTTON (part), label);
  flip_show_name (GTK_WIDGET (part), plain->str);
  tell_key (GTK_WIDGET (part));
}

/* The parts of the switch keep their places; those that can't be chosen are dimmed. */
static void
fill_acts (FlipFlickControls *controls)
{
  FlipHandAct acts[FLIP_MOST_ACTS];
  guint n = flip_table_hand_acts (controls->hand, acts);

  for (guint i = 0; i < FLIP_MOST_ACTS; i++)
    {
      GtkToggleButton *part = controls->acts[i];

      gtk_widget_set_visible (GTK_WIDGET (part), i < n);
      if (i >= n)
        continue;
      name_act (part, acts[i].label);
      gtk_widget_set_sensitive (GTK_WIDGET (part), acts[i].choice >= 0);
      gtk_toggle_button_set_active (part, acts[i].is_chosen);
    }
}

static void
fill_side (FlipFlickControls *controls, const FlipFlickChoice *chosen)
{
  gboolean right = flip_table_hand_side (controls->hand) == FLIP_SIDE_RIGHT;

  gtk_widget_set_visible (controls->side_group, chosen && !chosen->handles);
  flip_show_in_place (controls->side_group, chosen && chosen->has_sides);
  gtk_toggle_button_set_active (right ? controls->right : controls->left, TRUE);
}

/* Marks the power from which on the first thing in the line topples. There is no room for words
   beside the mark, so the line says it too. */
static void
fill_mark (FlipFlickControls *controls)
{
  double mark =
    flip_table_hand_previews (controls->hand) ? flip_aim_words_topples_from (controls->hand) : 0;
  /* Translators: %.0f: the power of a flick, in per cent */
  g_autofree char *words = g_strdup_printf (_ ("topples from %.0f %%"), mark);

  if (mark == controls->mark)
    return;
  controls->mark = mark;
  gtk_scale_clear_marks (controls->power);
  if (mark > 0)
    gtk_scale_add_mark (controls->power, mark, GTK_POS_BOTTOM, NULL);
  flip_show_tooltip (GTK_WIDGET (controls->power), mark > 0 ? words : NULL);
}

static void
fill_power (FlipFlickControls *controls, const FlipFlickChoice *chosen)
{
  double percent;
  g_autofree char *words = NULL, *speed = NULL;

  flip_show_in_place (controls->power_group, chosen && !chosen->handles);
  if (!chosen)
    return;
  percent = flip_table_hand_power (controls->hand) * 100;
  speed = flip_phrase_decimal (percent / 100 * chosen->fastest / 1e3, 1);
  /* Translators: %.0f: the power in per cent; %s: the speed in metres a second */
  words = g_strdup_printf (_ ("%.0f %%, %s m/s"), percent, speed);
  gtk_range_set_range (GTK_RANGE (controls->power),
                       ceil (flip_table_hand_least_power (controls->hand) * 100), 100);
  gtk_range_set_value (GTK_RANGE (controls->power), percent);
  flip_show_text (controls->power_value, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (controls->power),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, words, -1);
  fill_mark (controls);
}

static void
show_face (FlipFlickControls *controls, gboolean turns)
{
  g_autoptr (GString) name = g_string_new (turns ? _ ("_Look There") : _ ("_Flick"));

  g_string_replace (name, "_", "", 0);
  gtk_stack_set_visible_child_name (controls->act_faces, turns ? "turn" : "flick");
  flip_show_name (controls->act, name->str);
}

static void
fill_button (FlipFlickControls *controls)
{
  gboolean turns = flip_table_hand_task (controls->hand) == FLIP_HAND_TURNS, is_free = TRUE;
  g_autofree char *contact = flip_aim_words_contact (controls->hand);
  const char *problem = flip_table_hand_problem (controls->hand);

  flip_table_hand_turning (controls->hand, &is_free);
  show_face (controls, turns);
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
figure_cb (GtkDropDown *list, GParamSpec *spec, FlipFlickControls *controls)
{
  guint figures[FLIP_MOST_CHOICES], n, all, row = gtk_drop_down_get_selected (list);
  const FlipFlickChoice *choices;

  g_assert (list == controls->figures);

  if (!controls->hand || controls->filling)
    return;
  n = flip_table_hand_figures (controls->hand, figures);
  choices = flip_table_hand_choices (controls->hand, &all);
  if (row < n)
    flip_table_hand_choose_site (controls->hand, choices[figures[row]].site);
}

/* A part that is pressed again stays chosen. */
static void
act_part_cb (GtkToggleButton *part, FlipFlickControls *controls)
{
  FlipHandAct acts[FLIP_MOST_ACTS];
  guint n;

  g_assert (GTK_IS_TOGGLE_BUTTON (part));

  if (!controls->hand || controls->filling)
    return;
  n = flip_table_hand_acts (controls->hand, acts);
  for (guint i = 0; i < n; i++)
    {
      if (part == controls->acts[i] && gtk_toggle_button_get_active (part) && acts[i].choice >= 0)
        flip_table_hand_choose (controls->hand, (guint) acts[i].choice);
    }
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
  double value = gtk_spin_button_get_value (angle);
  g_autofree char *degrees = flip_phrase_decimal (ABS (value), 1);
  /* Translators: %s: degrees */
  g_autofree char *turn = g_strdup_printf (_ ("%s°"), degrees);
  g_autofree char *text = g_strconcat (value <= -.05 ? MINUS : "", turn, NULL);

  gtk_editable_set_text (GTK_EDITABLE (angle), text);
  return TRUE;
}

/* The typed number may end with a degree sign, begin with either minus sign, and use either decimal
   separator. */
static int
angle_input_cb (GtkSpinButton *angle, double *value, gpointer data)
{
  g_autofree char *text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (angle)));
  gboolean minus = g_str_has_prefix (text, MINUS);
  const char *number = minus ? text + strlen (MINUS) : text;
  char *end;

  g_strdelimit (text, ",", '.');
  *value = g_ascii_strtod (number, &end) * (minus ? -1 : 1);
  return end == number ? GTK_INPUT_ERROR : TRUE;
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
    { "figures", G_STRUCT_OFFSET (FlipFlickControls, figures) },
    { "act_1", G_STRUCT_OFFSET (FlipFlickControls, acts[0]) },
    { "act_2", G_STRUCT_OFFSET (FlipFlickControls, acts[1]) },
    { "act_3", G_STRUCT_OFFSET (FlipFlickControls, acts[2]) },
    { "act_4", G_STRUCT_OFFSET (FlipFlickControls, acts[3]) },
    { "act_5", G_STRUCT_OFFSET (FlipFlickControls, acts[4]) },
    { "side_group", G_STRUCT_OFFSET (FlipFlickControls, side_group) },
    { "left", G_STRUCT_OFFSET (FlipFlickControls, left) },
    { "right", G_STRUCT_OFFSET (FlipFlickControls, right) },
    { "angle_group", G_STRUCT_OFFSET (FlipFlickControls, angle_group) },
    { "angle", G_STRUCT_OFFSET (FlipFlickControls, angle) },
    { "power_group", G_STRUCT_OFFSET (FlipFlickControls, power_group) },
    { "power_value", G_STRUCT_OFFSET (FlipFlickControls, power_value) },
    { "power", G_STRUCT_OFFSET (FlipFlickControls, power) },
    { "act", G_STRUCT_OFFSET (FlipFlickControls, act) },
    { "act_faces", G_STRUCT_OFFSET (FlipFlickControls, act_faces) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    gtk_widget_class_bind_template_child_full (widget_class, children[i].name, FALSE,
                                               (gssize) (offset + children[i].offset));
}

void
flip_flick_controls_connect (FlipFlickControls *controls)
{
  g_return_if_fail (controls && GTK_IS_DROP_DOWN (controls->figures));

  flip_show_name (gtk_widget_get_first_child (GTK_WIDGET (controls->figures)), _ ("Figure"));
  show_face (controls, FALSE);
  g_signal_connect (controls->figures, "notify::selected", G_CALLBACK (figure_cb), controls);
  for (guint i = 0; i < FLIP_MOST_ACTS; i++)
    g_signal_connect (controls->acts[i], "toggled", G_CALLBACK (act_part_cb), controls);
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
  flip_show_in_place (controls->angle_group, acts && !(chosen && chosen->handles));
  flip_show_in_place (controls->act, acts && !(chosen && chosen->handles));
  fill_figures (controls);
  fill_acts (controls);
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
  for (guint i = 0; i < FLIP_MOST_ACTS; i++)
    {
      if (gtk_toggle_button_get_active (controls->acts[i])
          && gtk_widget_grab_focus (GTK_WIDGET (controls->acts[i])))
        return TRUE;
    }
  return gtk_widget_get_can_focus (controls->angle_group)
         && gtk_widget_grab_focus (GTK_WIDGET (controls->angle));
}
