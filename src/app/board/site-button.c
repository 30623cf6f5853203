/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/site-button.h"

#include "app/common/ask/play-button.h"
#include "app/common/picture/kept-picture.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/measure.h"
#include "engine/base/phrase.h"
#include "play/moment/site-ways.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include <string.h>

#define DRAWING_TIME 160 /* ms */

/* A site goes back and forth between a few looks, so its last N drawings are kept. */
#define KEPT_DRAWINGS 8

typedef struct
{
  FlipSiteLook look;
  char badge[sizeof ((FlipSite *) NULL)->badge];
  guint seat, digest;
  int width, height;
  FlipPaletteId palette;
  FlipLayout layout;
  gboolean dealt;
} Drawable;

typedef struct
{
  Drawable of;
  FlipKeptPicture picture;
} Drawn;

struct _FlipSiteButton
{
  GtkButton parent_instance;

  const FlipSheetArt *art;
  guint site;

  /* borrowed */
  gconstpointer state;
  const FlipSetup *setup;

  /* what is shown */
  guint seat;
  FlipLayout layout;
  FlipPaletteId palette;
  double scale;
  char *words; /* the words that were last announced */
  gsize label_length; /* the length of the label in the words, which is followed by what the site gives */
  FlipSite told;      /* the site as it was last shown, whose words the look borrows */
  FlipSiteLook look;

  /* owned */
  AdwAnimation *drawing; /* animates a fresh mark */
  Drawable shown;        /* the last drawing */
  Drawn drawn[KEPT_DRAWINGS];
  guint next; /* the kept drawing to be replaced next */
};

G_DEFINE_FINAL_TYPE (FlipSiteButton, flip_site_button, GTK_TYPE_BUTTON)

/* helpers */

static int
overflow_of (FlipSiteButton *self)
{
  return (int) (FLIP_SITE_OVERFLOW * self->scale + .999);
}

/* In a review the label also says whether this choice was played, or was the best. */
static void
say_words (FlipSiteButton *self)
{
  g_autofree char *label = NULL, *judged = NULL;

  if (!self->words)
    return;
  label = g_strndup (self->words, self->label_length);
  if (self->look.hint >= FLIP_HINT_PLAYED)
    /* Translators: %s: the name of a site */
    judged = g_strdup_printf (self->look.hint == FLIP_HINT_BEST ? _ ("%s, the best choice")
                                                                /* Translators: %s: the name of a site */
                                                                : _ ("%s, this was played"),
                              label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  judged ? judged : label, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  self->words + self->label_length + 1, -1);
}

/* The site's place, its mark, whether it is in reach, and what it gives. The accessible properties
   are set only if the words have changed, because screen readers announce them each time. */
static void
update_words (FlipSiteButton *self, const FlipSite *site, int price)
{
  g_autofree char *label = flip_site_label (self->art->game, site, price);
  g_autofree char *words = g_strconcat (label, "\n", site->gives, NULL);

  if (g_strcmp0 (words, self->words) == 0)
    return;
  g_free (self->words);
  self->words = g_steal_pointer (&words);
  self->label_length = strlen (label);
  say_words (self);
}

/* callbacks */

static void
progress_cb (double progress, FlipSiteButton *self)
{
  g_assert (FLIP_IS_SITE_BUTTON (self));

  self->look.progress = progress;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* overrides */

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, FlipExtent *extent)
{
  extent->minimum = extent->natural = 1;
}

static void
draw_site (FlipCanvas *canvas, gpointer data)
{
  FlipSiteButton *self = data;
  FlipSiteLook look = self->look;

  look.focused = gtk_widget_has_focus (GTK_WIDGET (self));
  flip_sheet_art_draw_site (self->art, canvas, self->state, self->seat, self->layout, self->site,
                            &look);
}

static void
draw_picture (FlipSiteButton *self, FlipKeptPicture *picture, const Drawable *of)
{
  int around = overflow_of (self);
  FlipPictureWish wish = {
    .width = of->width,
    .height = of->height,
    .left = around,
    .top = around,
    .scale = self->scale,
    .palette = flip_palette (self->palette),
    .setup = self->setup,
    .draw = draw_site,
    .data = self,
  };

  flip_kept_picture_update (picture, GTK_WIDGET (self), &wish);
}

static gboolean
shows_ink (FlipSiteButton *self)
{
  return self->look.mark != FLIP_MARK_NONE || self->look.preview != FLIP_PREVIEW_NONE;
}

static void
read_drawable (FlipSiteButton *self, Drawable *of)
{
  int around = overflow_of (self);

  memset (of, 0, sizeof *of);
  of->look = self->look;
  of->look.name = of->look.title = of->look.gives = NULL; /* compared by their content instead */
  of->look.badge = NULL;
  flip_phrase_copy (of->badge, self->told.badge, sizeof of->badge);
  of->look.focused = gtk_widget_has_focus (GTK_WIDGET (self));
  of->dealt = self->setup && self->setup->dealt;
  of->digest =
    flip_sheet_art_site_digest (self->art, self->state, self->seat, self->site, &self->look);
  of->seat = of->digest || shows_ink (self) ? self->seat : 0;
  of->width = gtk_widget_get_width (GTK_WIDGET (self)) + 2 * around;
  of->height = gtk_widget_get_height (GTK_WIDGET (self)) + 2 * around;
  of->palette = self->palette;
  of->layout = self->layout;
}

static gboolean
same_drawable (const Drawable *a, const Drawable *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

/* The drawing to be shown: a kept one, or a new one. */
static FlipKeptPicture *
find_picture (FlipSiteButton *self)
{
  gboolean keeps = flip_sheet_art_keeps_site (self->art, self->site) && self->look.progress >= 1;
  Drawable of;
  Drawn *drawn;

  read_drawable (self, &of);
  self->shown = of;
  for (guint i = 0; keeps && i < KEPT_DRAWINGS; i++)
    {
      drawn = &self->drawn[i];
      if (flip_kept_picture_is_there (&drawn->picture, GTK_WIDGET (self))
          && same_drawable (&drawn->of, &of))
        return &drawn->picture;
    }
  drawn = &self->drawn[self->next];
  if (keeps)
    self->next = (self->next + 1) % KEPT_DRAWINGS;
  drawn->of = of;
  draw_picture (self, &drawn->picture, &of);
  return &drawn->picture;
}

/* The focus ring is part of the drawing. It stays for as long as the site has the focus, although
   the toolkit hides its own after a while: the panel's button acts on this site. */
static void
flip_site_button_state_flags_changed (GtkWidget *widget, GtkStateFlags before)
{
  GTK_WIDGET_CLASS (flip_site_button_parent_class)->state_flags_changed (widget, before);
  gtk_widget_queue_draw (widget);
}

static void
flip_site_button_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FlipSiteButton *self = FLIP_SITE_BUTTON (widget);

  if (!self->state)
    return;
  flip_kept_picture_append (find_picture (self), snapshot, -overflow_of (self),
                            -overflow_of (self));
}

static void
flip_site_button_finalize (GObject *object)
{
  g_clear_pointer (&FLIP_SITE_BUTTON (object)->words, g_free);
  for (guint i = 0; i < KEPT_DRAWINGS; i++)
    flip_kept_picture_clear (&FLIP_SITE_BUTTON (object)->drawn[i].picture);
  G_OBJECT_CLASS (flip_site_button_parent_class)->finalize (object);
}

static void
flip_site_button_class_init (FlipSiteButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FLIP_OWN (klass, FlipSiteButton, (drawing, g_object_unref));
  G_OBJECT_CLASS (klass)->finalize = flip_site_button_finalize;
  flip_class_measure (klass, GTK_SIZE_REQUEST_CONSTANT_SIZE, measure);
  widget_class->state_flags_changed = flip_site_button_state_flags_changed;
  widget_class->snapshot = flip_site_button_snapshot;
  gtk_widget_class_set_css_name (widget_class, "site");
  flip_play_button_act_at_once (GTK_BUTTON_CLASS (klass));
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

/* Animates the marker as it draws the mark. */
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

/* Whether the last drawing is still right. */
static gboolean
looks_the_same (FlipSiteButton *self)
{
  Drawable of;

  if (!flip_sheet_art_keeps_site (self->art, self->site))
    return FALSE;
  read_drawable (self, &of);
  return same_drawable (&of, &self->shown);
}

void
flip_site_button_show (FlipSiteButton *self, const FlipSiteShow *show)
{
  const FlipSite *site = show->site;
  gboolean fresh = self->state && self->seat == show->seat && self->look.mark == FLIP_MARK_NONE
                   && site->mark == FLIP_MARK_CIRCLED;
  FlipPreview preview = self->look.preview;
  gboolean refused = self->look.refused;
  guint hint = self->look.hint;

  g_return_if_fail (FLIP_IS_SITE_BUTTON (self));

  self->state = show->state;
  self->setup = show->setup;
  self->seat = show->seat;
  self->layout = show->layout;
  self->palette = show->palette;
  self->scale = show->scale;
  self->told = *site;
  self->look = flip_site_look (&self->told);
  self->look.price = show->price;
  self->look.newest = show->newest;
  self->look.preview = preview;
  self->look.refused = refused;
  self->look.hint = hint;
  if (show->tells)
    update_words (self, site, show->price);
  if (!looks_the_same (self))
    gtk_widget_queue_draw (GTK_WIDGET (self));
  if (fresh && adw_get_enable_animations (GTK_WIDGET (self)))
    animate_mark (self);
}

void
flip_site_button_set_refused (FlipSiteButton *self, gboolean refused)
{
  g_return_if_fail (FLIP_IS_SITE_BUTTON (self));

  self->look.refused = refused;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
flip_site_button_set_preview (FlipSiteButton *self, FlipPreview preview)
{
  g_return_if_fail (FLIP_IS_SITE_BUTTON (self));

  if (self->look.preview == preview)
    return;
  self->look.preview = preview;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
flip_site_button_set_hint (FlipSiteButton *self, guint place)
{
  g_return_if_fail (FLIP_IS_SITE_BUTTON (self));

  if (self->look.hint == place)
    return;
  self->look.hint = place;
  say_words (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
