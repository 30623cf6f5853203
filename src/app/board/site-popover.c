/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/site-popover.h"

#include "app/board/refusal-scale.h"
#include "app/board/way-row.h"
#include "app/common/ask/play-button.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/key-guard.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"
#include "engine/base/phrase.h"
#include "engine/game/refusal.h"
#include "play/moment/card-name.h"
#include "play/moment/moment.h"
#include "play/moment/site-ways.h"

#include <glib/gi18n.h>

#define FLIP_TYPE_STEADY_POPOVER (flip_steady_popover_get_type ())
G_DECLARE_DERIVABLE_TYPE (FlipSteadyPopover, flip_steady_popover, FLIP, STEADY_POPOVER, GtkPopover)

/* A popover closes when something beside it is pressed. A habitual double click presses beside it
   with the second click, before anything in it can be read; this popover then stays open. */
struct _FlipSteadyPopoverClass
{
  GtkPopoverClass parent_class;
};

typedef struct
{
  gint64 opened;     /* when the popover opened, in µs; 0 once it has been reopened */
  guint coming_back; /* the source that reopens it, or 0 */
} FlipSteadyPopoverPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (FlipSteadyPopover, flip_steady_popover, GTK_TYPE_POPOVER)

static FlipSteadyPopoverPrivate *
private_of (gpointer self)
{
  return flip_steady_popover_get_instance_private (FLIP_STEADY_POPOVER (self));
}

/* The surface disappears before the widget is hidden only if the toolkit closes the popover,
   because something beside it was pressed. */
static gboolean
is_pressed_away (GtkWidget *widget)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (widget));

  return surface && !gdk_surface_is_destroyed (surface) && !gdk_surface_get_mapped (surface);
}

static gboolean
is_second_click (GtkWidget *widget)
{
  int most_time;

  g_object_get (gtk_widget_get_settings (widget), "gtk-double-click-time", &most_time, NULL);
  return g_get_monotonic_time () - private_of (widget)->opened
         < most_time * G_TIME_SPAN_MILLISECOND;
}

static gboolean
come_back_cb (gpointer data)
{
  FlipSteadyPopoverPrivate *priv = private_of (data);

  gtk_popover_popup (GTK_POPOVER (data));
  priv->coming_back = 0;
  priv->opened = 0;
  return G_SOURCE_REMOVE;
}

/* Hides "closed" from other handlers if the popover is about to reopen. Connected before all of
   them. */
static void
reopened_cb (FlipSteadyPopover *self)
{
  if (private_of (self)->coming_back)
    g_signal_stop_emission_by_name (self, "closed");
}

static void
flip_steady_popover_show (GtkWidget *widget)
{
  private_of (widget)->opened = g_get_monotonic_time ();
  GTK_WIDGET_CLASS (flip_steady_popover_parent_class)->show (widget);
}

static void
flip_steady_popover_hide (GtkWidget *widget)
{
  FlipSteadyPopoverPrivate *priv = private_of (widget);

  if (is_pressed_away (widget) && is_second_click (widget) && !priv->coming_back)
    priv->coming_back = g_idle_add_full (G_PRIORITY_HIGH, come_back_cb, widget, NULL);
  GTK_WIDGET_CLASS (flip_steady_popover_parent_class)->hide (widget);
}

static void
flip_steady_popover_dispose (GObject *object)
{
  g_clear_handle_id (&private_of (object)->coming_back, g_source_remove);
  G_OBJECT_CLASS (flip_steady_popover_parent_class)->dispose (object);
}

static void
flip_steady_popover_class_init (FlipSteadyPopoverClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_steady_popover_dispose;
  GTK_WIDGET_CLASS (klass)->show = flip_steady_popover_show;
  GTK_WIDGET_CLASS (klass)->hide = flip_steady_popover_hide;
}

static void
flip_steady_popover_init (FlipSteadyPopover *self)
{
  g_signal_connect (self, "closed", G_CALLBACK (reopened_cb), NULL);
}

/* The ways that lead to a site, each as a button that plays it. */
#define FLIP_TYPE_WAYS_POPOVER (flip_ways_popover_get_type ())
G_DECLARE_FINAL_TYPE (FlipWaysPopover, flip_ways_popover, FLIP, WAYS_POPOVER, FlipSteadyPopover)

#define MOST_HEIGHT 320

/* In windows narrower than this, the role of a card is shown below the card. */
#define BESIDE_FROM 500

struct _FlipWaysPopover
{
  FlipSteadyPopover parent_instance;

  /* owned */
  FlipMoment *moment;

  /* template */
  GtkLabel *title;
  GtkScrolledWindow *scrolled;
  GtkWidget *rows;

  guint site;
  gboolean beside;
};

FLIP_DEFINE_TEMPLATE (FlipWaysPopover, flip_ways_popover, FLIP_TYPE_STEADY_POPOVER)

static void ask (FlipWaysPopover *self, const FlipWaySet *ways, const FlipWaySet *paid);

/* A row that stands for several ways leads to the next decision between them. */
static void
further_cb (GtkButton *button, FlipWaysPopover *self)
{
  const FlipWaySet *kept = g_object_get_data (G_OBJECT (button), "ways");
  FlipWaySet ways;

  g_assert (FLIP_IS_WAYS_POPOVER (self) && kept);

  ways = *kept;
  ask (self, &ways, NULL);
}

static GtkWidget *
add_button (FlipWaysPopover *self, GtkWidget *child)
{
  GtkWidget *button = flip_play_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), child);
  flip_make_style (button, "flat way");
  gtk_box_append (GTK_BOX (self->rows), button);
  return button;
}

static void
add_way (FlipWaysPopover *self, const FlipWay *way)
{
  GtkWidget *button = add_button (self, flip_way_row_new (way, self->beside));
  g_autofree char *name = flip_cards_spoken (way->label);

  flip_show_name (button, name);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", way->notation);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "sheet.play");
  g_signal_connect_object (button, "clicked", G_CALLBACK (gtk_popover_popdown), self,
                           G_CONNECT_SWAPPED);
}

static void
add_further (FlipWaysPopover *self, const char *words, const FlipWaySet *ways)
{
  GtkWidget *label = gtk_label_new_with_mnemonic (words);
  GtkWidget *button = add_button (self, label);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  flip_show_name (button, gtk_label_get_text (GTK_LABEL (label)));
  g_object_set_data_full (G_OBJECT (button), "ways", g_memdup2 (ways, sizeof *ways), g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (further_cb), self);
}

/* Makes the popover as high as its rows need, up to a limit. */
static void
fit_height (FlipWaysPopover *self)
{
  int width, height;

  gtk_widget_measure (self->rows, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (self->rows, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_scrolled_window_set_min_content_height (self->scrolled, MIN (height, MOST_HEIGHT));
}

/* Offers the ways that differ in one thing, and a row that leads to those that cost more. */
static void
ask (FlipWaysPopover *self, const FlipWaySet *ways, const FlipWaySet *paid)
{
  g_autoptr (FlipWayQuestion) question = flip_way_question_new (self->moment, self->site, ways);
  g_autofree char *paid_words = flip_site_ways_paid_words (self->moment);

  flip_show_no_children (self->rows);
  gtk_label_set_label (self->title, question->title);
  flip_show_name (self, question->title);
  for (guint i = 0; i < question->n; i++)
    {
      if (question->rows[i].n == 1)
        add_way (self, flip_moment_way (self->moment, question->rows[i].ways[0]));
      else
        add_further (self, question->labels[i], &question->rows[i]);
    }
  if (paid && paid->n)
    add_further (self, paid_words, paid);
  fit_height (self);
  gtk_widget_child_focus (self->rows, GTK_DIR_TAB_FORWARD);
}

static void
flip_ways_popover_class_init (FlipWaysPopoverClass *klass)
{
  FLIP_OWN (klass, FlipWaysPopover, (moment, flip_moment_unref));
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_DIALOG);
  FLIP_TEMPLATE (klass, "board/ways-popover.ui");
  FLIP_BIND_CHILDREN (klass, FlipWaysPopover, title, scrolled, rows);
}

/* The popover must have a parent: only then does it know its font and the width of the window. */
static void
flip_ways_popover_load (FlipWaysPopover *self, const FlipMoment *moment, guint site)
{
  FlipSiteWays ways;
  GtkRoot *root;

  g_return_if_fail (FLIP_IS_WAYS_POPOVER (self));
  g_return_if_fail (moment && gtk_widget_get_parent (GTK_WIDGET (self)));

  root = gtk_widget_get_root (GTK_WIDGET (self));
  self->beside = !root || gtk_widget_get_width (GTK_WIDGET (root)) >= BESIDE_FROM;
  self->moment = flip_moment_ref ((FlipMoment *) moment);
  self->site = site;
  flip_site_ways_read (&ways, moment, site);
  g_return_if_fail (ways.usual.n > 0);
  if (ways.usual.n == 1 && ways.paid.n)
    ask (self, &ways.paid, NULL);
  else
    ask (self, &ways.usual, &ways.paid);
}

/* Explains why a site is out of reach, what would help, and which rule applies. */
#define FLIP_TYPE_REFUSAL_POPOVER (flip_refusal_popover_get_type ())
G_DECLARE_FINAL_TYPE (FlipRefusalPopover, flip_refusal_popover, FLIP, REFUSAL_POPOVER,
                      FlipSteadyPopover)

struct _FlipRefusalPopover
{
  FlipSteadyPopover parent_instance;

  /* template */
  GtkLabel *title, *text, *help, *tip, *rule_words;
  GtkWidget *help_row, *tip_row, *rule, *close;
  FlipDrawing *scale;
};

FLIP_DEFINE_TEMPLATE (FlipRefusalPopover, flip_refusal_popover, FLIP_TYPE_STEADY_POPOVER)

static void
show_hint (GtkWidget *row, GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text);
  gtk_widget_set_visible (row, *text != '\0');
}

/* Adds a link to the paragraph in the rules. */
static void
show_rule (FlipRefusalPopover *self, const char *rule)
{
  /* Translators: %s: the id of a rule */
  g_autofree char *words = g_strdup_printf (_ ("Read rule %s"), rule);

  gtk_widget_set_visible (self->rule, *rule != '\0');
  gtk_label_set_label (self->rule_words, words);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rule), "s", rule);
  flip_show_name (self->rule, words);
}

/* Enter closes the popover, which is what users mostly want; the rule is one key away. */
static void
flip_refusal_popover_show (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (flip_refusal_popover_parent_class)->show (widget);
  gtk_widget_grab_focus (FLIP_REFUSAL_POPOVER (widget)->close);
}

static void
flip_refusal_popover_class_init (FlipRefusalPopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->show = flip_refusal_popover_show;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT_DIALOG);
  FLIP_TEMPLATE (widget_class, "board/refusal-popover.ui");
  FLIP_BIND_CHILDREN (widget_class, FlipRefusalPopover, title, text, help, tip, rule_words,
                      help_row, tip_row, rule, close, scale);
}

static void
flip_refusal_popover_load (FlipRefusalPopover *self, const char *title, const FlipRefusal *refusal)
{
  g_autoptr (GString) words = g_string_new (NULL);

  g_return_if_fail (FLIP_IS_REFUSAL_POPOVER (self));
  g_return_if_fail (title && refusal);

  flip_phrase_say (words, refusal->text);
  flip_phrase_say (words, refusal->help);
  flip_phrase_say (words, refusal->tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words->str, -1);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->text, refusal->text);
  gtk_widget_set_visible (GTK_WIDGET (self->scale), refusal->scale.least > 0);
  flip_refusal_scale_show (self->scale, &refusal->scale);
  show_hint (self->help_row, self->help, refusal->help);
  show_hint (self->tip_row, self->tip, refusal->tip);
  show_rule (self, refusal->rule);
}

/* callbacks */

static gboolean
unparent_cb (gpointer popover)
{
  g_assert (GTK_IS_POPOVER (popover));

  if (gtk_widget_get_parent (popover))
    gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

/* Waits, because the click that closed the popover may still be on its way to it. */
static void
closed_cb (GtkPopover *popover, FlipSiteButton *button)
{
  g_assert (FLIP_IS_SITE_BUTTON (button));

  flip_site_button_set_refused (button, FALSE);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, unparent_cb, g_object_ref (popover), g_object_unref);
}

/* Finds the button with this number below a widget, counting from 1. If there is none, `number` is
   what is left to count. */
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

/* Lets a card be typed while the popover is open: by themselves, keys go no further than the
   popover. */
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

/* The number keys activate the popover's buttons. */
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

  gtk_widget_set_parent (popover, GTK_WIDGET (button));
  flip_key_guard_add (popover);
  FLIP_LISTEN (popover, gtk_event_controller_key_new (), popover, ("key-pressed", typed_cb));
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), button);
  g_signal_connect_object (button, "destroy", G_CALLBACK (gtk_widget_unparent), popover,
                           G_CONNECT_SWAPPED);
  return popover;
}

/* public functions */

GtkPopover *
flip_site_popover_ask (FlipSiteButton *button, const FlipMoment *moment)
{
  FlipWaysPopover *popover;

  g_return_val_if_fail (FLIP_IS_SITE_BUTTON (button), NULL);
  g_return_val_if_fail (moment != NULL, NULL);

  popover = add_popover (button, FLIP_TYPE_WAYS_POPOVER);
  FLIP_LISTEN (popover, gtk_event_controller_key_new (), popover, ("key-pressed", key_cb));
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
