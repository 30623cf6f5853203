/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/tiles/now-fit.h"

#include "app/common/ask/play-button.h"
#include "app/common/layout/columns.h"
#include "app/common/layout/steady-layout.h"
#include "app/common/toolkit/show.h"

#include <glib/gi18n.h>

struct _FlipNowFit
{
  GtkBox parent_instance;

  /* template */
  GtkWidget *sign, *buttons, *place, *next;
  GtkLabel *title, *number, *words;

  /* owned by the buttons' box */
  GtkWidget *tools; /* or NULL */
};

G_DEFINE_FINAL_TYPE (FlipNowFit, flip_now_fit, GTK_TYPE_BOX)

/* helpers */

static void
set_words (FlipNowFit *self, const char *title, const char *number, const char *words)
{
  flip_show_text (self->title, title);
  flip_show_text (self->number, number);
  flip_show_text (self->words, words);
}

static void
set_sign (FlipNowFit *self, const char *icon, gboolean fits)
{
  if (g_strcmp0 (gtk_image_get_icon_name (GTK_IMAGE (self->sign)), icon) != 0)
    gtk_image_set_from_icon_name (GTK_IMAGE (self->sign), icon);
  gtk_widget_set_visible (self->sign, icon != NULL);
  flip_show_class (self->sign, "success", fits);
  flip_show_class (self->sign, "error", !fits);
}

static void
show_nowhere (FlipNowFit *self, guint n_places)
{
  g_autofree char *places =
    /* Translators: %u: how many */
    g_strdup_printf (ngettext ("%u place", "%u places", n_places), n_places);

  set_sign (self, NULL, FALSE);
  /* Translators: where can this card be used? */
  set_words (self, _ ("Where to?"), places,
             gtk_widget_has_css_class (GTK_WIDGET (self), "compact")
               ? _ ("Point at the board, or drag it there.")
               : _ ("Point at the board, drag it there, or step from place to place."));
}

static void
show_fit (FlipNowFit *self, FlipHeldTile *held, const FlipWay *way, const char *region)
{
  /* Translators: %s: a part of the board that the piece fits in */
  g_autofree char *title = g_strdup_printf (_ ("%s, it fits"), region);
  g_autofree char *number =
    /* Translators: first %u: the number of the place; second %u: how many there are in all */
    g_strdup_printf (_ ("place %u of %u"), flip_held_tile_place_number (held),
                     flip_held_tile_n_places (held, flip_held_tile_chosen (held)));

  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->place), "s", way->notation);
  set_sign (self, "object-select-symbolic", TRUE);
  set_words (self, title, number, way->offer.brings);
}

static void
show_misfit (FlipNowFit *self, FlipHeldTile *held, const char *region)
{
  /* Translators: %s: a part of the board that the piece does not fit in */
  g_autofree char *title = g_strdup_printf (_ ("%s, doesn’t fit"), region);
  FlipRefusal refusal = { 0 };

  flip_held_tile_refuse (held, &refusal);
  set_sign (self, "action-unavailable-symbolic", FALSE);
  set_words (self, title, "", refusal.text);
}

/* overrides */

static void
flip_now_fit_class_init (FlipNowFitClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (FLIP_TYPE_COLUMNS);
  g_type_ensure (FLIP_TYPE_PLAY_BUTTON);
  g_type_ensure (FLIP_TYPE_STEADY_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/now/tiles/now-fit.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipNowFit, sign);
  gtk_widget_class_bind_template_child (widget_class, FlipNowFit, buttons);
  gtk_widget_class_bind_template_child (widget_class, FlipNowFit, place);
  gtk_widget_class_bind_template_child (widget_class, FlipNowFit, next);
  gtk_widget_class_bind_template_child (widget_class, FlipNowFit, title);
  gtk_widget_class_bind_template_child (widget_class, FlipNowFit, number);
  gtk_widget_class_bind_template_child (widget_class, FlipNowFit, words);
}

static void
flip_now_fit_init (FlipNowFit *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* public functions */

void
flip_now_fit_load (FlipNowFit *self, FlipMoment *moment, FlipHeldTile *held)
{
  const FlipTile *tile;
  const FlipMove *fit;
  const char *region;
  guint n_places;

  g_return_if_fail (FLIP_IS_NOW_FIT (self));
  g_return_if_fail (FLIP_IS_HELD_TILE (held));

  tile = flip_held_tile_get (held, flip_held_tile_chosen (held));
  n_places = flip_held_tile_n_places (held, flip_held_tile_chosen (held));
  fit = flip_held_tile_fit (held);

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
  g_return_if_fail (FLIP_IS_NOW_FIT (self));
  g_return_if_fail (!tools || GTK_IS_WIDGET (tools));

  if (self->tools == tools)
    return;
  if (self->tools)
    gtk_widget_unparent (self->tools);
  self->tools = tools;
  g_object_set (self->buttons, "even", !tools, NULL);
  if (tools)
    gtk_widget_insert_after (tools, self->buttons, NULL);
  flip_steady_layout_forget (GTK_WIDGET (self));
}
