/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/site-popover.h"

#include "app/board/refusal-popover.h"
#include "app/board/ways-popover.h"
#include "app/common/toolkit/key-guard.h"

/* callbacks */

static gboolean
unparent_cb (gpointer popover)
{
  g_assert (GTK_IS_POPOVER (popover));

  if (gtk_widget_get_parent (popover))
    gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

/* The click that closed it may still be on its way to the popover. */
static void
closed_cb (GtkPopover *popover, FlipSiteButton *button)
{
  g_assert (FLIP_IS_SITE_BUTTON (button));

  flip_site_button_set_refused (button, FALSE);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, unparent_cb, g_object_ref (popover), g_object_unref);
}

/* The button with this number below a widget, from 1; what is left to count otherwise. */
static GtkWidget *
find_numbered (GtkWidget *widget, guint *number)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found;

      if (!gtk_widget_get_mapped (child))
        continue;
      if (GTK_IS_BUTTON (child) && --*number == 0)
        return child;
      found = GTK_IS_BUTTON (child) ? NULL : find_numbered (child, number);
      if (found)
        return found;
    }

  return NULL;
}

/* A card can be told while it is open: keys go no further than the popover by themselves. */
static gboolean
typed_cb (GtkEventControllerKey *controller,
          guint key,
          guint code,
          GdkModifierType state,
          GtkWidget *popover)
{
  gunichar letter = gdk_keyval_to_unicode (key);

  g_assert (GTK_IS_POPOVER (popover));

  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)
      || (key != GDK_KEY_BackSpace && !g_unichar_isalnum (letter)))
    return GDK_EVENT_PROPAGATE;
  gtk_widget_activate_action (popover, "sheet.type", "u", key);
  return GDK_EVENT_STOP;
}

/* 1, 2, 3 answer what it asks. */
static gboolean
key_cb (GtkEventControllerKey *controller,
        guint key,
        guint code,
        GdkModifierType state,
        GtkWidget *popover)
{
  guint number = key - GDK_KEY_0;
  GtkWidget *button;

  g_assert (GTK_IS_POPOVER (popover));

  if (key < GDK_KEY_1 || key > GDK_KEY_9 || state & (GDK_CONTROL_MASK | GDK_ALT_MASK))
    return GDK_EVENT_PROPAGATE;
  button = find_numbered (popover, &number);
  if (button)
    gtk_widget_activate (button);
  return GDK_EVENT_STOP;
}

/* helpers */

static gpointer
add_popover (FlipSiteButton *button, GType type)
{
  GtkWidget *popover = g_object_new (type, NULL);
  GtkEventController *typed = gtk_event_controller_key_new ();

  gtk_widget_set_parent (popover, GTK_WIDGET (button));
  flip_key_guard_add (popover);
  g_signal_connect (typed, "key-pressed", G_CALLBACK (typed_cb), popover);
  gtk_widget_add_controller (popover, typed);
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), button);
  g_signal_connect_object (button, "destroy", G_CALLBACK (gtk_widget_unparent), popover,
                           G_CONNECT_SWAPPED);
  return popover;
}

/* public functions */

GtkPopover *
flip_site_popover_ask (FlipSiteButton *button, const FlipMoment *moment)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  FlipWaysPopover *popover;

  g_return_val_if_fail (FLIP_IS_SITE_BUTTON (button), NULL);
  g_return_val_if_fail (moment != NULL, NULL);

  popover = add_popover (button, FLIP_TYPE_WAYS_POPOVER);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), popover);
  gtk_widget_add_controller (GTK_WIDGET (popover), keys);
  flip_ways_popover_load (popover, moment, flip_site_button_site (button));
  gtk_popover_popup (GTK_POPOVER (popover));
  return GTK_POPOVER (popover);
}

GtkPopover *
flip_site_popover_explain (FlipSiteButton *button,
                           const FlipMoment *moment,
                           const FlipRefusal *refusal)
{
  g_autofree char *title = NULL;
  FlipRefusalPopover *popover;

  g_return_val_if_fail (FLIP_IS_SITE_BUTTON (button), NULL);
  g_return_val_if_fail (moment && refusal, NULL);

  title = flip_moment_refusal_title (moment, (guint16) flip_site_button_site (button), refusal);
  popover = add_popover (button, FLIP_TYPE_REFUSAL_POPOVER);
  flip_refusal_popover_load (popover, title, refusal);
  flip_site_button_set_refused (button, TRUE);
  gtk_popover_popup (GTK_POPOVER (popover));
  return GTK_POPOVER (popover);
}
