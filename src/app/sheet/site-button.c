/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/sheet/site-button.h"

#include "app/preferences/settings.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#define DRAWING_TIME 160 /* ms */

struct _FlipSiteButton
{
  GtkButton parent_instance;

  const FlipSheetArt *art;
  guint site;

  /* borrowed */
  gconstpointer state;

  /* what is shown */
  guint seat;
  FlipLayout layout;
  FlipPaletteId palette;
  double scale;
  char *name;
  FlipSiteLook look;

  /* owned */
  AdwAnimation *drawing; /* of a fresh mark */
};

G_DEFINE_FINAL_TYPE (FlipSiteButton, flip_site_button, GTK_TYPE_BUTTON)

/* helpers */

static char *
reach_text (const FlipSite *site)
{
  if (site->price == FLIP_NOT_IN_REACH)
    return g_strdup (_ ("not in reach"));
  if (*site->badge)
    return g_strdup_printf (_ ("in reach, %s"), site->badge);
  if (site->price == 0)
    return g_strdup (_ ("in reach, free"));
  return g_strdup_printf (_ ("in reach for %d gold"), site->price);
}

static const char *
mark_text (FlipMark mark)
{
  return mark == FLIP_MARK_CIRCLED   ? _ ("circled")
         : mark == FLIP_MARK_CROSSED ? _ ("crossed out")
                                     : _ ("open");
}

/* Place, what it gives, its state, and whether it can be reached. */
static void
update_words (FlipSiteButton *self, const FlipSite *site)
{
  g_autofree char *reach = reach_text (site);
  g_autofree char *label =
    g_strdup_printf ("%s, %s, %s", site->name, mark_text (site->mark), reach);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, site->gives, -1);
}

/* callbacks */

static void
progress_cb (double progress, FlipSiteButton *self)
{
  self->look.progress = progress;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* overrides */

static void
flip_site_button_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  *minimum = *natural = 1;
  *minimum_baseline = *natural_baseline = -1;
}

static void
flip_site_button_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FlipSiteButton *self = FLIP_SITE_BUTTON (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double overflow = FLIP_SITE_OVERFLOW * self->scale;
  FlipSiteLook look = self->look;
  FlipCanvas canvas;
  cairo_t *cr;

  if (!self->state)
    return;
  look.focused = gtk_widget_has_visible_focus (widget);
  cr = gtk_snapshot_append_cairo (
    snapshot,
    &GRAPHENE_RECT_INIT (-overflow, -overflow, width + 2 * overflow, height + 2 * overflow));
  cairo_scale (cr, self->scale, self->scale);
  flip_canvas_init (&canvas, cr, flip_palette (self->palette));
  self->art->draw_site (&canvas, self->state, self->seat, self->layout, self->site, &look);
  flip_canvas_clear (&canvas);
  cairo_destroy (cr);
}

static void
flip_site_button_dispose (GObject *object)
{
  g_clear_object (&FLIP_SITE_BUTTON (object)->drawing);
  G_OBJECT_CLASS (flip_site_button_parent_class)->dispose (object);
}

static void
flip_site_button_finalize (GObject *object)
{
  g_clear_pointer (&FLIP_SITE_BUTTON (object)->name, g_free);
  G_OBJECT_CLASS (flip_site_button_parent_class)->finalize (object);
}

static void
flip_site_button_class_init (FlipSiteButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = flip_site_button_dispose;
  G_OBJECT_CLASS (klass)->finalize = flip_site_button_finalize;
  widget_class->measure = flip_site_button_measure;
  widget_class->snapshot = flip_site_button_snapshot;
  gtk_widget_class_set_css_name (widget_class, "site");
}

static void
flip_site_button_init (FlipSiteButton *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_VISIBLE);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "pointer");
}

/* public functions */

GtkWidget *
flip_site_button_new (const FlipSheetArt *art, guint site)
{
  FlipSiteButton *self = g_object_new (FLIP_TYPE_SITE_BUTTON, NULL);

  self->art = art;
  self->site = site;
  return GTK_WIDGET (self);
}

guint
flip_site_button_site (FlipSiteButton *self)
{
  return self->site;
}

/* The marker goes round in front of people's eyes. */
static void
animate_mark (FlipSiteButton *self)
{
  if (!self->drawing)
    self->drawing = adw_timed_animation_new (
      GTK_WIDGET (self), 0, 1, DRAWING_TIME,
      adw_callback_animation_target_new ((AdwAnimationTargetFunc) progress_cb, self, NULL));
  adw_animation_reset (self->drawing);
  adw_animation_play (self->drawing);
}

void
flip_site_button_show (FlipSiteButton *self,
                       gconstpointer state,
                       guint seat,
                       const FlipSite *site,
                       gboolean newest,
                       FlipLayout layout,
                       FlipPaletteId palette,
                       double scale)
{
  gboolean fresh = self->state && self->seat == seat && self->look.mark == FLIP_MARK_NONE
                   && site->mark == FLIP_MARK_CIRCLED;

  self->state = state;
  self->seat = seat;
  self->layout = layout;
  self->palette = palette;
  self->scale = scale;
  g_free (self->name);
  self->name = g_strdup (site->name);
  self->look = flip_site_look (site);
  self->look.name = self->name;
  self->look.newest = newest;
  update_words (self, site);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (fresh && flip_settings_get_animations ())
    animate_mark (self);
}

void
flip_site_button_set_refused (FlipSiteButton *self, gboolean refused)
{
  self->look.refused = refused;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
