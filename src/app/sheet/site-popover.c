/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/sheet/site-popover.h"

#include <glib/gi18n.h>

#define MOST_WAYS 40

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
  gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

static void
closed_cb (GtkPopover *popover, FlipSiteButton *button)
{
  flip_site_button_set_refused (button, FALSE);
  g_idle_add (unparent_later, popover);
}

static GtkWidget *
popover_new (FlipSiteButton *button)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_widget_set_parent (popover, GTK_WIDGET (button));
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), button);
  return popover;
}

/* callbacks */

static void
way_cb (GtkButton *row, GtkPopover *popover)
{
  FlipSheetModel *model = g_object_get_data (G_OBJECT (row), "model");
  FlipMove move = *(const FlipMove *) g_object_get_data (G_OBJECT (row), "move");

  gtk_popover_popdown (popover);
  flip_sheet_model_play (model, &move, NULL);
}

static GtkWidget *
way_button_new (FlipSheetModel *model, const FlipMove *move, GtkWidget *popover)
{
  g_autoptr (GString) label = g_string_new (NULL);
  GtkWidget *row;

  flip_sheet_model_game (model)->label (flip_session_state (flip_sheet_model_session (model)), move,
                                        label);
  row = gtk_button_new_with_label (label->str);
  gtk_widget_add_css_class (row, "flat");
  gtk_label_set_xalign (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (row))), 0);
  g_object_set_data_full (G_OBJECT (row), "model", g_object_ref (model), g_object_unref);
  g_object_set_data_full (G_OBJECT (row), "move", g_memdup2 (move, sizeof *move), g_free);
  g_signal_connect (row, "clicked", G_CALLBACK (way_cb), popover);
  return row;
}

/* Leads to the paragraph in the rules reference. */
static GtkWidget *
rule_button_new (const char *rule)
{
  g_autofree char *words = g_strdup_printf (_ ("Read rule %s"), rule);
  GtkWidget *button = gtk_button_new_with_label (words);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "sheet.rules");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", rule);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  return button;
}

/* public functions */

void
flip_site_popover_ask (FlipSiteButton *button, FlipSheetModel *model)
{
  const FlipMoveList *list = flip_sheet_model_legal (model);
  GtkWidget *popover = popover_new (button);
  GtkWidget *box = gtk_popover_get_child (GTK_POPOVER (popover));
  GtkWidget *rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  guint shown = 0;

  gtk_box_append (GTK_BOX (box), text_label (_ ("Which way?"), "heading"));
  for (guint i = 0; i < list->n && shown < MOST_WAYS; i++)
    {
      if (list->moves[i].site != flip_site_button_site (button))
        continue;
      gtk_box_append (GTK_BOX (rows), way_button_new (model, &list->moves[i], popover));
      shown++;
    }
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), rows);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), 320);
  gtk_box_append (GTK_BOX (box), scrolled);
  gtk_popover_popup (GTK_POPOVER (popover));
}

void
flip_site_popover_refuse (FlipSiteButton *button, const FlipRefusal *refusal)
{
  GtkWidget *popover = popover_new (button);
  GtkWidget *box = gtk_popover_get_child (GTK_POPOVER (popover));

  gtk_box_append (GTK_BOX (box), text_label (_ ("Not now"), "heading"));
  gtk_box_append (GTK_BOX (box), text_label (refusal->text, "body"));
  if (*refusal->rule)
    gtk_box_append (GTK_BOX (box), rule_button_new (refusal->rule));
  flip_site_button_set_refused (button, TRUE);
  gtk_popover_popup (GTK_POPOVER (popover));
}
