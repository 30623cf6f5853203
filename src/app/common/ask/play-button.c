/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/ask/play-button.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/touch.h"

struct _FlipPlayButton
{
  GtkButton parent_instance;
};

FLIP_DEFINE_PLAIN (FlipPlayButton, flip_play_button, GTK_TYPE_BUTTON)

/* helpers */

/* Activates another action with the move that is the button's target. */
static void
activate_with_move (GtkEventController *controller, const char *action)
{
  GtkWidget *button = gtk_event_controller_get_widget (controller);
  GVariant *target;

  g_assert (GTK_IS_ACTIONABLE (button));

  target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button));
  if (target)
    gtk_widget_activate_action_variant (button, action, target);
}

/* callbacks */

static void
focus_enter_cb (GtkEventController *controller)
{
  activate_with_move (controller, "sheet.foresee");
}

static void
pointer_enter_cb (GtkEventController *controller, double x, double y)
{
  activate_with_move (controller, "sheet.foresee");
}

static void
leave_cb (GtkEventController *controller)
{
  activate_with_move (controller, "sheet.forget");
}

/* overrides */

static void
flip_play_button_activate (GtkButton *button)
{
  g_signal_emit_by_name (button, "clicked");
}

static void
flip_play_button_class_init (FlipPlayButtonClass *klass)
{
  flip_play_button_act_at_once (GTK_BUTTON_CLASS (klass));
}

/* public functions */

GtkWidget *
flip_play_button_new (void)
{
  return g_object_new (FLIP_TYPE_PLAY_BUTTON, NULL);
}

GtkWidget *
flip_play_button_new_with_label (const char *label)
{
  return g_object_new (FLIP_TYPE_PLAY_BUTTON, "label", label, NULL);
}

void
flip_play_button_act_at_once (GtkButtonClass *klass)
{
  g_return_if_fail (GTK_IS_BUTTON_CLASS (klass));

  klass->activate = flip_play_button_activate;
}

void
flip_play_button_set_way (GtkWidget *button, const FlipWay *way)
{
  g_return_if_fail (GTK_IS_ACTIONABLE (button));
  g_return_if_fail (way != NULL);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", way->notation);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "sheet.play");
  FLIP_LISTEN (button, gtk_event_controller_motion_new (), NULL, ("enter", pointer_enter_cb),
               ("leave", leave_cb));
  FLIP_LISTEN (button, gtk_event_controller_focus_new (), NULL, ("enter", focus_enter_cb),
               ("leave", leave_cb));
  flip_touch_look (button);
}
