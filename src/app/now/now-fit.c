/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/now-fit.h"

#include <glib/gi18n.h>

struct _FlipNowFit
{
  GtkBox parent_instance;

  /* owned by the box */
  GtkWidget *sign, *buttons, *place, *next, *tools;
  GtkLabel *title, *number, *words;
};

G_DEFINE_FINAL_TYPE (FlipNowFit, flip_now_fit, GTK_TYPE_BOX)

/* helpers */

static void
set_words (FlipNowFit *self, const char *title, const char *number, const char *words)
{
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->number, number);
  gtk_label_set_label (self->words, words);
}

static void
set_sign (FlipNowFit *self, const char *icon, const char *style)
{
  gtk_image_set_from_icon_name (GTK_IMAGE (self->sign), icon);
  gtk_widget_set_visible (self->sign, icon != NULL);
  gtk_widget_remove_css_class (self->sign, "success");
  gtk_widget_remove_css_class (self->sign, "error");
  if (style)
    gtk_widget_add_css_class (self->sign, style);
}

static void
show_nowhere (FlipNowFit *self, guint n_places)
{
  g_autofree char *places =
    g_strdup_printf (ngettext ("%u place", "%u places", n_places), n_places);

  set_sign (self, NULL, NULL);
  set_words (self, _ ("Where to?"), places,
             _ ("Point at the board, drag it there, or go from place to place."));
}

static void
show_fit (FlipNowFit *self, FlipHeldTile *held, const FlipWay *way, const char *region)
{
  g_autofree char *title = g_strdup_printf (_ ("%s, it fits"), region);
  g_autofree char *number =
    g_strdup_printf (_ ("place %u of %u"), flip_held_tile_place_number (held),
                     flip_held_tile_n_places (held, flip_held_tile_chosen (held)));

  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->place), "s", way->notation);
  set_sign (self, "object-select-symbolic", "success");
  set_words (self, title, number, way->offer.brings);
}

static void
show_misfit (FlipNowFit *self, FlipHeldTile *held, const char *region)
{
  g_autofree char *title = g_strdup_printf (_ ("%s, no fit"), region);
  FlipRefusal refusal = { 0 };

  flip_held_tile_refuse (held, &refusal);
  set_sign (self, "action-unavailable-symbolic", "error");
  set_words (self, title, "", refusal.text);
}

/* overrides */

static void
flip_now_fit_class_init (FlipNowFitClass *klass)
{
}

static GtkLabel *
label_new (const char *style, int chars)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), chars > 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), chars);
  gtk_widget_add_css_class (label, style);
  return GTK_LABEL (label);
}

static GtkWidget *
add_button (GtkWidget *row, const char *words)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (words);

  gtk_widget_add_css_class (button, "pill-button");
  gtk_widget_set_hexpand (button, TRUE);
  gtk_box_append (GTK_BOX (row), button);
  return button;
}

static void
flip_now_fit_init (FlipNowFit *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 4);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "now-site");
  self->sign = gtk_image_new ();
  self->title = label_new ("heading", -1);
  self->number = label_new ("dim-label", -1);
  gtk_widget_add_css_class (GTK_WIDGET (self->number), "now-small");
  gtk_widget_set_hexpand (GTK_WIDGET (self->title), TRUE);
  self->words = label_new ("now-fit-words", 30);
  gtk_box_append (GTK_BOX (head), self->sign);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->number));
  gtk_box_append (GTK_BOX (self), head);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->words));
  gtk_box_set_homogeneous (GTK_BOX (self->buttons), TRUE);
  self->place = add_button (self->buttons, _ ("_Place It"));
  gtk_widget_add_css_class (self->place, "suggested-action");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->place), "s", "");
  self->next = add_button (self->buttons, _ ("_Next Place"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->next), "sheet.next-place");
  gtk_widget_set_tooltip_text (self->next, _ ("Next place where it fits (N)"));
  gtk_box_append (GTK_BOX (self), self->buttons);
}

/* public functions */

GtkWidget *
flip_now_fit_new (void)
{
  return g_object_new (FLIP_TYPE_NOW_FIT, NULL);
}

void
flip_now_fit_load (FlipNowFit *self, FlipMoment *moment, FlipHeldTile *held)
{
  const FlipTile *tile = flip_held_tile_get (held, flip_held_tile_chosen (held));
  guint n_places = flip_held_tile_n_places (held, flip_held_tile_chosen (held));
  const FlipMove *fit = flip_held_tile_fit (held);
  const char *region;

  g_return_if_fail (FLIP_IS_NOW_FIT (self));

  /* Without a target the button of an action is insensitive by itself. */
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->place), fit ? "sheet.play" : NULL);
  gtk_widget_set_sensitive (self->place, fit != NULL);
  gtk_widget_set_sensitive (self->next, n_places > 0);
  if (*tile->act)
    gtk_button_set_label (GTK_BUTTON (self->place), tile->act);
  if (flip_held_tile_site (held) == FLIP_NO_SITE)
    return show_nowhere (self, n_places);
  region = flip_moment_site (moment, flip_held_tile_site (held))->region;
  if (fit)
    show_fit (self, held, flip_moment_find_way (moment, fit), region);
  else
    show_misfit (self, held, region);
}

void
flip_now_fit_set_tools (FlipNowFit *self, GtkWidget *tools)
{
  if (self->tools == tools)
    return;
  if (self->tools)
    gtk_box_remove (GTK_BOX (self->buttons), self->tools);
  self->tools = tools;
  gtk_box_set_homogeneous (GTK_BOX (self->buttons), !tools);
  if (tools)
    gtk_box_prepend (GTK_BOX (self->buttons), tools);
}
