/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/region-tabs.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "draw/sheet/sheet-art.h"
#include "play/moment/site-ways.h"

#include <glib/gi18n.h>

/* The margin beside the tabs, and beside the one that is scrolled into view. */
#define MARGIN 12

struct _FlipRegionTabs
{
  GtkBox parent_instance;

  /* owned */
  FlipMoment *moment; /* or NULL */

  /* borrowed */
  GPtrArray *tabs;       /* of GtkToggleButton, owned by the box */
  GtkAdjustment *across; /* of the scrolled window around the tabs, once they are shown; or NULL */

  guint region;
  guint revealing; /* frames until the region's tab is scrolled into view */
  guint asked_at; /* the position in the log of the last question */
};

G_DEFINE_FINAL_TYPE (FlipRegionTabs, flip_region_tabs, GTK_TYPE_BOX)

/* helpers */

static const FlipSheetArt *
art_of (FlipRegionTabs *self)
{
  return flip_sheet_art_of (self->moment->game, self->moment->state);
}

/* Parts of a site are not counted in addition to it. */
static guint
sites_in_reach (FlipRegionTabs *self, const FlipSites *sites, guint region)
{
  guint n = 0, n_drawn = MIN (sites->n, art_of (self)->n_sites);

  for (guint i = 0; i < n_drawn; i++)
    n += flip_sheet_art_site_region (art_of (self), i) == region
         && sites->sites[i].price != FLIP_NOT_IN_REACH && !sites->sites[i].part;
  return n;
}

static void
refresh (FlipRegionTabs *self)
{
  const FlipSites *sites = flip_moment_sites (self->moment, self->moment->seat);

  for (guint i = 0; i < self->tabs->len; i++)
    {
      guint reach = sites_in_reach (self, sites, i);
      const char *name = flip_sheet_art_region_name (art_of (self), i);
      g_autofree char *label = reach ? g_strdup_printf ("%s · %u", name, reach) : g_strdup (name);
      g_autofree char *words = g_strdup_printf (
        /* Translators: %s: a part of the board; %u: how many sites */
        ngettext ("%s, %u site in reach", "%s, %u sites in reach", reach), name, reach);

      if (g_strcmp0 (gtk_button_get_label (g_ptr_array_index (self->tabs, i)), label) == 0)
        continue;
      gtk_button_set_label (g_ptr_array_index (self->tabs, i), label);
      flip_show_name (g_ptr_array_index (self->tabs, i), words);
    }
}

static gboolean
suggests (FlipRegionTabs *self, const FlipSites *sites, guint region)
{
  guint n_drawn = MIN (sites->n, art_of (self)->n_sites);

  for (guint i = 0; i < n_drawn; i++)
    {
      if (flip_sheet_art_site_region (art_of (self), i) == region
          && sites->sites[i].price != FLIP_NOT_IN_REACH
          && flip_site_ways_may_suggest (self->moment, i))
        return TRUE;
    }

  return FALSE;
}

/* A region where the question is likely to be answered, preferably the current one; failing that,
   one where it can be answered. */
static guint
find_region (FlipRegionTabs *self)
{
  const FlipSites *sites = flip_moment_sites (self->moment, self->moment->seat);
  guint wanted = self->region;

  for (guint i = 0; i < self->tabs->len && !suggests (self, sites, wanted); i++)
    wanted = i;
  if (suggests (self, sites, wanted))
    return wanted;
  wanted = self->region;
  for (guint i = 0; i < self->tabs->len && !sites_in_reach (self, sites, wanted); i++)
    wanted = i;
  return sites_in_reach (self, sites, wanted) ? wanted : self->region;
}

/* A new question opens its region. A player who then turns to another page stays there until the
   next question. */
static void
follow_question (FlipRegionTabs *self)
{
  guint wanted;

  if (self->moment->cursor == self->asked_at || !self->moment->is_present)
    return;
  self->asked_at = self->moment->cursor;
  wanted = find_region (self);
  if (wanted != self->region)
    gtk_toggle_button_set_active (g_ptr_array_index (self->tabs, wanted), TRUE);
}

/* Runs in the frame after the one that lays out the tabs. */
static gboolean
reveal_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FlipRegionTabs *self = FLIP_REGION_TABS (widget);
  graphene_rect_t bounds;

  g_assert (self->revealing);
  if (--self->revealing)
    return G_SOURCE_CONTINUE;
  if (self->across && self->region < self->tabs->len
      && gtk_widget_compute_bounds (g_ptr_array_index (self->tabs, self->region), widget, &bounds))
    gtk_adjustment_clamp_page (self->across, bounds.origin.x,
                               bounds.origin.x + bounds.size.width + 2 * MARGIN);
  return G_SOURCE_REMOVE;
}

/* The tabs may be wider than the screen, and have no position before they are shown. */
static void
queue_reveal (FlipRegionTabs *self)
{
  if (!self->revealing)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), reveal_cb, NULL, NULL);
  self->revealing = 2;
}

/* callbacks */

static void
toggled_cb (GtkToggleButton *tab, FlipRegionTabs *self)
{
  guint index;

  g_assert (FLIP_IS_REGION_TABS (self));

  if (!gtk_toggle_button_get_active (tab) || !g_ptr_array_find (self->tabs, tab, &index))
    return;
  self->region = index;
  queue_reveal (self);
  g_signal_emit_by_name (self, "region", index);
}

/* overrides */

/* Keeps the open tab in view, however wide the scrolled window is. */
static void
flip_region_tabs_map (GtkWidget *widget)
{
  FlipRegionTabs *self = FLIP_REGION_TABS (widget);
  GtkWidget *scrolled = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);

  GTK_WIDGET_CLASS (flip_region_tabs_parent_class)->map (widget);
  if (scrolled && !self->across)
    {
      self->across = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scrolled));
      g_signal_connect_object (self->across, "changed", G_CALLBACK (queue_reveal), self,
                               G_CONNECT_SWAPPED);
    }
  queue_reveal (self);
}

static void
flip_region_tabs_class_init (FlipRegionTabsClass *klass)
{
  FLIP_OWN (klass, FlipRegionTabs, (moment, flip_moment_unref), (tabs, g_ptr_array_unref));
  GTK_WIDGET_CLASS (klass)->map = flip_region_tabs_map;
  FLIP_SIGNAL (klass, "region", 1, G_TYPE_UINT);
}

static void
flip_region_tabs_init (FlipRegionTabs *self)
{
  self->tabs = g_ptr_array_new ();
  gtk_box_set_spacing (GTK_BOX (self), 4);
}

/* public functions */

static void
add_tab (FlipRegionTabs *self)
{
  GtkWidget *tab = gtk_toggle_button_new ();

  if (self->tabs->len)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (tab), g_ptr_array_index (self->tabs, 0));
  gtk_widget_add_css_class (tab, "flat");
  g_signal_connect (tab, "toggled", G_CALLBACK (toggled_cb), self);
  gtk_box_append (GTK_BOX (self), tab);
  g_ptr_array_add (self->tabs, tab);
}

static void
remake_tabs (FlipRegionTabs *self)
{
  for (guint i = 0; i < self->tabs->len; i++)
    gtk_box_remove (GTK_BOX (self), g_ptr_array_index (self->tabs, i));
  g_ptr_array_set_size (self->tabs, 0);
  while (self->tabs->len < art_of (self)->n_regions)
    add_tab (self);
  gtk_toggle_button_set_active (g_ptr_array_index (self->tabs, 0), TRUE);
  self->asked_at = G_MAXUINT;
}

void
flip_region_tabs_load (FlipRegionTabs *self, FlipMoment *moment, gboolean new_sheet)
{
  g_return_if_fail (FLIP_IS_REGION_TABS (self));

  flip_moment_set (&self->moment, moment);
  if (new_sheet)
    remake_tabs (self);
  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    refresh (self);
  follow_question (self);
}

guint
flip_region_tabs_region (FlipRegionTabs *self)
{
  g_return_val_if_fail (FLIP_IS_REGION_TABS (self), 0);

  return self->region;
}

void
flip_region_tabs_show_site (FlipRegionTabs *self, guint site)
{
  guint region;

  g_return_if_fail (FLIP_IS_REGION_TABS (self) && self->moment);
  g_return_if_fail (site < art_of (self)->n_sites);

  region = flip_sheet_art_site_region (art_of (self), site);
  if (region < self->tabs->len)
    gtk_toggle_button_set_active (g_ptr_array_index (self->tabs, region), TRUE);
}
