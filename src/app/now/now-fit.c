/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/now-fit.h"

#include "engine/verb.h"

#include "app/board/way-site.h"

#include <glib/gi18n.h>

struct _FlipNowFit
{
  GtkBox parent_instance;

  /* borrowed */
  FlipSheetModel *model;

  /* owned by the box */
  GtkWidget *sign, *buttons, *place, *next, *tools;
  GtkLabel *title, *number, *words;
};

G_DEFINE_FINAL_TYPE (FlipNowFit, flip_now_fit, GTK_TYPE_BOX)

enum
{
  PLACE,
  NEXT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

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
show_nowhere (FlipNowFit *self, const FlipPlacedPiece *piece)
{
  g_autofree char *places =
    g_strdup_printf (ngettext ("%u place", "%u places", piece->n_places), piece->n_places);

  set_sign (self, NULL, NULL);
  set_words (self, _ ("Where to?"), places,
             _ ("Point at the board, drag it there, or go from place to place."));
}

static void
show_fit (FlipNowFit *self, const FlipPlacedPiece *piece, const FlipMove *fit, const char *region)
{
  FlipPlacement *placement = flip_sheet_model_placement (self->model);
  const FlipGame *game = flip_sheet_model_game (self->model);
  g_autofree char *title = g_strdup_printf (_ ("%s, it fits"), region);
  g_autofree char *number = g_strdup_printf (
    _ ("place %u of %u"), flip_placement_place_number (placement), piece->n_places);
  FlipOffer offer = { 0 };

  flip_game_offer (game, flip_session_state (flip_sheet_model_session (self->model)), fit, &offer);
  set_sign (self, "object-select-symbolic", "success");
  set_words (self, title, number, offer.brings);
}

static void
show_misfit (FlipNowFit *self, const char *region)
{
  FlipPlacement *placement = flip_sheet_model_placement (self->model);
  g_autofree char *title = g_strdup_printf (_ ("%s, no fit"), region);
  FlipMove move = flip_placement_move (placement);
  FlipRefusal refusal = { 0 };

  (void) flip_game_check (flip_sheet_model_game (self->model),
                          flip_session_state (flip_sheet_model_session (self->model)), &move,
                          &refusal);
  set_sign (self, "action-unavailable-symbolic", "error");
  set_words (self, title, "", refusal.text);
}

/* callbacks */

static void
place_cb (GtkButton *button, FlipNowFit *self)
{
  const FlipMove *fit = flip_placement_fit (flip_sheet_model_placement (self->model));

  if (fit)
    {
      FlipMove move = *fit;

      g_signal_emit (self, signals[PLACE], 0, &move);
    }
}

static void
next_cb (GtkButton *button, FlipNowFit *self)
{
  g_signal_emit (self, signals[NEXT], 0);
}

/* overrides */

static void
flip_now_fit_class_init (FlipNowFitClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  signals[PLACE] = g_signal_new ("place", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 1, G_TYPE_POINTER);
  signals[NEXT] =
    g_signal_new ("next", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
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
add_button (GtkWidget *row, const char *words, GCallback clicked, FlipNowFit *self)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (words);

  gtk_widget_add_css_class (button, "pill-button");
  gtk_widget_set_hexpand (button, TRUE);
  g_signal_connect (button, "clicked", clicked, self);
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
  self->place = add_button (self->buttons, _ ("_Place It"), G_CALLBACK (place_cb), self);
  gtk_widget_add_css_class (self->place, "suggested-action");
  self->next = add_button (self->buttons, _ ("_Next Place"), G_CALLBACK (next_cb), self);
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
flip_now_fit_show (FlipNowFit *self, FlipSheetModel *model)
{
  FlipPlacement *placement = flip_sheet_model_placement (model);
  const FlipPlacedPiece *piece =
    flip_placement_get_piece (placement, flip_placement_piece (placement));
  const FlipMove *fit = flip_placement_fit (placement);
  FlipSite found;

  self->model = model;
  gtk_widget_set_sensitive (self->place, fit != NULL);
  gtk_widget_set_sensitive (self->next, piece->n_places > 0);
  if (*piece->offer.act)
    gtk_button_set_label (GTK_BUTTON (self->place), piece->offer.act);
  if (flip_placement_site (placement) == FLIP_NO_SITE)
    return show_nowhere (self, piece);
  flip_way_site_read (model, flip_placement_site (placement), &found);
  if (fit)
    show_fit (self, piece, fit, found.region);
  else
    show_misfit (self, found.region);
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
