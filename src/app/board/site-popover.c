/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/site-popover.h"

#include "app/board/refusal-scale.h"
#include "app/board/way-row.h"

#include <glib/gi18n.h>

#define MOST_WAYS   40
#define MOST_HEIGHT 320

/* In windows narrower than this the role of a card stands below it. */
#define BESIDE_FROM 500

/* helpers */

static GtkWidget *
text_label (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 36);
  gtk_widget_add_css_class (label, style);
  return label;
}

static gboolean
unparent_later (gpointer popover)
{
  if (gtk_widget_get_parent (popover))
    gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

static void
closed_cb (GtkPopover *popover, FlipSiteButton *button)
{
  flip_site_button_set_refused (button, FALSE);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, unparent_later, g_object_ref (popover), g_object_unref);
}

static GtkWidget *
popover_new (FlipSiteButton *button, const char *title)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  gtk_widget_set_parent (popover, GTK_WIDGET (button));
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_widget_add_css_class (popover, "site-popover");
  gtk_accessible_update_property (GTK_ACCESSIBLE (popover), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), button);
  g_signal_connect_object (button, "destroy", G_CALLBACK (gtk_widget_unparent), popover,
                           G_CONNECT_SWAPPED);
  return popover;
}

/* ways */

static GtkWidget *
way_button_new (const FlipWay *way, GtkWidget *popover)
{
  GtkWidget *row = gtk_button_new ();
  GtkRoot *root = gtk_widget_get_root (popover);
  gboolean beside = !root || gtk_widget_get_width (GTK_WIDGET (root)) >= BESIDE_FROM;

  gtk_button_set_child (GTK_BUTTON (row), flip_way_row_new (way, beside));
  gtk_widget_add_css_class (row, "flat");
  gtk_widget_add_css_class (row, "way");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, way->label,
                                  -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", way->notation);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "sheet.play");
  g_signal_connect_object (row, "clicked", G_CALLBACK (gtk_popover_popdown), popover,
                           G_CONNECT_SWAPPED);
  return row;
}

static GtkWidget *
scrolled_new (GtkWidget *child)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), child);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  return scrolled;
}

/* As high as the rows need, up to a limit; only what has a place knows its type. */
static void
fit_height (GtkWidget *scrolled, GtkWidget *rows)
{
  int width, height;

  gtk_widget_measure (rows, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (rows, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scrolled),
                                              MIN (height, MOST_HEIGHT));
}

/* refusals */

static GtkWidget *
head_new (const char *title)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *icon = gtk_image_new_from_icon_name ("action-unavailable-symbolic");

  gtk_widget_add_css_class (icon, "error");
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), text_label (title, "refusal-title"));
  return box;
}

/* Leads to the paragraph in the rules reference. */
static GtkWidget *
rule_button_new (const char *rule)
{
  g_autofree char *words = g_strdup_printf (_ ("Read rule %s"), rule);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("help-browser-symbolic"));
  gtk_box_append (GTK_BOX (box), gtk_label_new (words));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", rule);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "sheet.rules");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "rule-link");
  return button;
}

static GtkWidget *
foot_new (const char *rule, GtkWidget *popover)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *close = gtk_button_new_with_mnemonic (_ ("_Close"));

  if (*rule)
    gtk_box_append (GTK_BOX (box), rule_button_new (rule));
  gtk_widget_add_css_class (close, "pill-button");
  gtk_widget_set_hexpand (close, TRUE);
  gtk_widget_set_halign (close, GTK_ALIGN_END);
  g_signal_connect_swapped (close, "clicked", G_CALLBACK (gtk_popover_popdown), popover);
  gtk_box_append (GTK_BOX (box), close);
  return box;
}

static GtkWidget *
hint_new (const char *text, const char *icon, const char *style)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_box_append (GTK_BOX (row), gtk_image_new_from_icon_name (icon));
  gtk_box_append (GTK_BOX (row), text_label (text, "body"));
  gtk_widget_add_css_class (row, style);
  return row;
}

/* Where the value stands among those that would do, what would help, and what else would. */
static void
add_help (GtkWidget *box, const FlipRefusal *refusal)
{
  if (refusal->scale.least)
    gtk_box_append (GTK_BOX (box), flip_refusal_scale_new (&refusal->scale));
  if (*refusal->help)
    gtk_box_append (GTK_BOX (box), hint_new (refusal->help, "list-add-symbolic", "refusal-help"));
  if (*refusal->tip)
    gtk_box_append (GTK_BOX (box),
                    hint_new (refusal->tip, "dialog-information-symbolic", "refusal-tip"));
}

static void
explain (FlipSiteButton *button, const char *title, const FlipRefusal *refusal)
{
  GtkWidget *popover = popover_new (button, title);
  GtkWidget *box = gtk_popover_get_child (GTK_POPOVER (popover));
  GtkWidget *text =
    g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT, "label",
                  refusal->text, "wrap", TRUE, "xalign", 0.f, "max-width-chars", 40, NULL);

  gtk_box_append (GTK_BOX (box), head_new (title));
  gtk_box_append (GTK_BOX (box), text);
  add_help (box, refusal);
  gtk_box_append (GTK_BOX (box), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (box), foot_new (refusal->rule, popover));
  flip_site_button_set_refused (button, TRUE);
  gtk_popover_popup (GTK_POPOVER (popover));
}

/* public functions */

void
flip_site_popover_ask (FlipSiteButton *button, const FlipMoment *moment)
{
  guint ways[MOST_WAYS];
  guint n = flip_moment_ways_of_site (moment, flip_site_button_site (button), ways, MOST_WAYS);
  const FlipSite *site = flip_moment_site (moment, flip_site_button_site (button));
  g_autofree char *question = g_strdup_printf (_ ("%s: which way?"), site->title);
  GtkWidget *popover, *box, *scrolled, *rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  g_return_if_fail (FLIP_IS_SITE_BUTTON (button));

  popover = popover_new (button, question);
  box = gtk_popover_get_child (GTK_POPOVER (popover));
  gtk_box_append (GTK_BOX (box), text_label (question, "refusal-title"));
  for (guint i = 0; i < n; i++)
    gtk_box_append (GTK_BOX (rows), way_button_new (flip_moment_way (moment, ways[i]), popover));
  scrolled = scrolled_new (rows);
  gtk_box_append (GTK_BOX (box), scrolled);
  fit_height (scrolled, rows);
  gtk_popover_popup (GTK_POPOVER (popover));
}

void
flip_site_popover_explain (FlipSiteButton *button,
                           const FlipMoment *moment,
                           const FlipRefusal *refusal)
{
  g_autofree char *title =
    flip_moment_refusal_title (moment, (guint16) flip_site_button_site (button), refusal);

  g_return_if_fail (FLIP_IS_SITE_BUTTON (button));

  explain (button, title, refusal);
}
