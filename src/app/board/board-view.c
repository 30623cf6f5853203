/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-view-private.h"

#include "app/board/board-placing.h"
#include "app/common/picture/widget-canvas.h"
#include "app/preferences/settings.h"
#include "draw/sheet/sheet-art.h"
#include "play/moment/recent-marks.h"
#include "play/moment/turn.h"

#include <adwaita.h>

G_DEFINE_FINAL_TYPE (FlipBoardView, flip_board_view, GTK_TYPE_WIDGET)

/* helpers */

/* The sites of the moment, or those after a previewed move. */
const FlipSites *
flip_board_view_sites (FlipBoardView *self)
{
  return self->reach ? self->reach : flip_moment_sites (self->moment, self->moment->seat);
}

static FlipBoardScene
scene_of (FlipBoardView *self)
{
  return (FlipBoardScene){
    .widget = GTK_WIDGET (self),
    .art = self->art,
    .setup = self->moment->setup,
    .state = self->moment->state,
    .outlook = self->after,
    .seat = self->moment->seat,
    .layout = self->layout,
    .region = self->region,
    .palette = self->palette,
    .scale = self->scale,
    .left = self->left,
    .top = self->top,
  };
}

static gboolean
is_shown (FlipBoardView *self, guint site)
{
  return self->region == FLIP_ALL_REGIONS
         || flip_sheet_art_site_region (self->art, site) == self->region;
}

/* A board can have fewer sites than the game knows; the missing ones are never announced. */
gboolean
flip_board_view_has_site (FlipBoardView *self, guint site)
{
  return site < flip_board_view_sites (self)->n && flip_board_view_site_rect (self, site).width > 0;
}

/* A site that must not glow looks as if it were out of reach; a click on it still works. */
int
flip_board_view_glow_of (FlipBoardView *self, const FlipSite *site)
{
  if (!self->moment->is_present || site->price > self->most_price || !self->hints)
    return FLIP_NOT_IN_REACH;
  return site->price;
}

static void
update_button (FlipBoardView *self, FlipSiteButton *button, gboolean newest, gboolean tells)
{
  guint site = flip_site_button_site (button);
  FlipSiteShow show = {
    .state = self->moment->state,
    .setup = self->moment->setup,
    .seat = self->moment->seat,
    .newest = newest,
    .tells = tells,
    .layout = self->layout,
    .palette = self->palette,
    .scale = self->scale,
  };

  gtk_widget_set_visible (GTK_WIDGET (button), flip_board_view_has_site (self, site));
  if (!flip_board_view_has_site (self, site))
    return;
  show.site = &flip_board_view_sites (self)->sites[site];
  show.price = flip_board_view_glow_of (self, show.site);
  flip_site_button_show (button, &show);
}

/* The sites that the newest turn has marked, and the site that was chosen last, which may have been
   marked before. */
static gboolean *
find_newest (const FlipMoment *moment)
{
  gboolean *newest = g_new0 (gboolean, FLIP_MAX_SITES);
  guint sites[FLIP_MAX_SITES], n = flip_recent_marks (moment, sites);
  guint chosen = flip_moment_newest_site (moment);

  for (guint i = 0; i < n; i++)
    newest[sites[i]] = TRUE;
  if (chosen < FLIP_MAX_SITES)
    newest[chosen] = TRUE;
  return newest;
}

/* Without a change, all buttons are updated. */
void
flip_board_view_update_buttons (FlipBoardView *self, const FlipChange *change)
{
  g_autofree gboolean *newest = find_newest (self->moment);

  for (guint i = 0; i < self->buttons->len; i++)
    {
      FlipSiteButton *button = g_ptr_array_index (self->buttons, i);
      guint site = flip_site_button_site (button);

      update_button (self, button, newest[site], !change || flip_change_has_site (change, site));
    }
}

/* Shows the tile that is held over the sites that it would cover. */
static void
show_preview (FlipBoardView *self)
{
  FlipPreview previews[FLIP_MAX_SITES];

  flip_held_tile_preview (self->held, previews);
  if (self->previewed < FLIP_MAX_SITES && !previews[self->previewed])
    previews[self->previewed] = FLIP_PREVIEW_FITS;
  for (guint i = 0; i < self->buttons->len; i++)
    {
      FlipSiteButton *button = g_ptr_array_index (self->buttons, i);

      flip_site_button_set_preview (button, previews[flip_site_button_site (button)]);
    }
}

/* Draws one picture per idle callback. */
static gboolean
prepare_cb (gpointer data)
{
  FlipBoardView *self = FLIP_BOARD_VIEW (data);
  FlipBoardScene scene = scene_of (self);

  for (guint seat = 0; seat < self->moment->n_seats; seat++)
    {
      if (flip_board_layers_prepare (&self->layers, &scene, seat))
        return G_SOURCE_CONTINUE;
    }
  self->preparing = 0;
  return G_SOURCE_REMOVE;
}

static void
refresh (FlipBoardView *self, const FlipChange *change)
{
  if (self->palette != flip_screen_palette ()->id)
    flip_board_layers_clear (&self->layers);
  self->palette = flip_screen_palette ()->id;
  self->hints = flip_settings_get_hints ();
  flip_board_view_update_buttons (self, change);
  if (self->art->sites_move)
    gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* An overview needs no words: the pages below it have their own. */
static void
show_words (FlipBoardView *self)
{
  if (self->fit != FLIP_FIT_OVERVIEW)
    flip_board_words_load (FLIP_BOARD_WORDS (self->words), self->moment, self->art, self->region);
}

static void
forget_foresight (FlipBoardView *self)
{
  g_clear_pointer (&self->reach, g_free);
  g_clear_pointer (&self->after, g_free);
  self->previewed = FLIP_NO_SITE;
}

/* callbacks */

static void
held_cb (FlipHeldTile *held, FlipBoardView *self)
{
  g_assert (FLIP_IS_BOARD_VIEW (self));

  if (self->moment)
    show_preview (self);
}

static void
style_cb (GObject *source, GParamSpec *spec, FlipBoardView *self)
{
  g_assert (FLIP_IS_BOARD_VIEW (self));

  if (self->moment)
    refresh (self, NULL);
}

/* overrides */

/* If all seats act at the same time, the board of each seat that may still act is framed in its
   ink, including that of the last one. */
static void
show_frame (FlipBoardView *self, GtkSnapshot *snapshot)
{
  FlipRect area = flip_board_view_area (self);
  graphene_rect_t bounds;

  if (self->region != FLIP_ALL_REGIONS
      || !(flip_moment_may_act (self->moment) >> self->moment->seat & 1)
      || !flip_moment_has_turn (self->moment))
    return;
  graphene_rect_init (&bounds, (float) (self->left + area.x * self->scale),
                      (float) (self->top + area.y * self->scale),
                      (float) (area.width * self->scale), (float) (area.height * self->scale));
  flip_board_frame_append (snapshot, &bounds,
                           flip_palette_ink (flip_screen_palette (), self->moment->seat));
}

static void
flip_board_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FlipBoardView *self = FLIP_BOARD_VIEW (widget);
  FlipBoardScene scene;

  if (!self->moment)
    return;
  scene = scene_of (self);
  flip_board_layers_show (&self->layers, &scene, snapshot);
  show_frame (self, snapshot);
  if (!self->preparing && self->moment->n_seats > 1)
    self->preparing = g_idle_add_full (G_PRIORITY_LOW, prepare_cb, self, NULL);
  for (guint i = 0; i < self->buttons->len; i++)
    gtk_widget_snapshot_child (widget, g_ptr_array_index (self->buttons, i), snapshot);
  for (guint i = 0; i < G_N_ELEMENTS (self->unfolds); i++)
    {
      if (self->unfolds[i])
        gtk_widget_snapshot_child (widget, self->unfolds[i], snapshot);
    }
}

static void
drop_buttons (FlipBoardView *self)
{
  for (guint i = 0; i < self->buttons->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->buttons, i));
  g_ptr_array_set_size (self->buttons, 0);
  flip_board_view_drop_unfolds (self);
}

static void
drop_moment (FlipBoardView *self)
{
  g_clear_handle_id (&self->preparing, g_source_remove);
  g_clear_handle_id (&self->resting, g_source_remove);
  self->pointed = self->focused = FLIP_NO_SITE;
  drop_buttons (self);
  forget_foresight (self);
  g_clear_pointer (&self->moment, flip_moment_unref);
  flip_board_layers_clear (&self->layers);
  self->art = NULL;
}

static void
drop_held (FlipBoardView *self)
{
  if (self->held)
    g_signal_handlers_disconnect_by_data (self->held, self);
  g_clear_object (&self->held);
}

static void
flip_board_view_dispose (GObject *object)
{
  FlipBoardView *self = FLIP_BOARD_VIEW (object);

  if (self->buttons)
    drop_moment (self);
  drop_held (self);
  g_clear_pointer (&self->buttons, g_ptr_array_unref);
  g_clear_pointer (&self->words, gtk_widget_unparent);
  g_signal_handlers_disconnect_by_data (adw_style_manager_get_default (), self);
  g_signal_handlers_disconnect_by_data (flip_settings_get_default (), self);
  G_OBJECT_CLASS (flip_board_view_parent_class)->dispose (object);
}

static void
flip_board_view_class_init (FlipBoardViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = flip_board_view_dispose;
  flip_board_view_install_room (widget_class);
  widget_class->snapshot = flip_board_view_snapshot;
  gtk_widget_class_set_css_name (widget_class, "board");
}

static void
flip_board_view_init (FlipBoardView *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  flip_board_view_watch_pointer (self);
  flip_board_placing_add (self);
  self->buttons = g_ptr_array_new ();
  self->words = flip_board_words_new ();
  gtk_widget_set_parent (self->words, GTK_WIDGET (self));
  self->region = FLIP_ALL_REGIONS;
  self->scale = 1;
  self->most_price = G_MAXINT;
  self->previewed = self->pointed = self->focused = FLIP_NO_SITE;
  g_signal_connect (flip_settings_get_default (), "changed::hints", G_CALLBACK (style_cb), self);
  g_signal_connect (manager, "notify::dark", G_CALLBACK (style_cb), self);
  g_signal_connect (manager, "notify::high-contrast", G_CALLBACK (style_cb), self);
}

/* public functions */

static void
make_answer (FlipBoardView *self, GtkWidget *button, guint site)
{
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", site);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "sheet.choose");
  flip_board_view_watch (self, button);
}

/* Creates a button for each site that is shown. Those of an overview have no action: adding
   hundreds of actions to the window at once would block it for seconds. */
static void
make_buttons (FlipBoardView *self)
{
  drop_buttons (self);
  for (guint i = 0; i < self->art->n_sites; i++)
    {
      GtkWidget *button;

      if (!is_shown (self, i))
        continue;
      button = flip_site_button_new (self->art, i);
      gtk_widget_set_parent (button, GTK_WIDGET (self));
      if (self->fit != FLIP_FIT_OVERVIEW)
        make_answer (self, button, i);
      g_ptr_array_add (self->buttons, button);
    }
  flip_board_view_make_unfolds (self);
  refresh (self, NULL);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
flip_board_view_set_held (FlipBoardView *self, FlipHeldTile *held)
{
  g_return_if_fail (FLIP_IS_BOARD_VIEW (self));

  drop_moment (self);
  drop_held (self);
  self->held = g_object_ref (held);
  g_signal_connect (held, "changed", G_CALLBACK (held_cb), self);
  flip_board_placing_watch (self, held);
}

void
flip_board_view_load (FlipBoardView *self, FlipMoment *moment, const FlipChange *change)
{
  gboolean first = !self->moment;

  g_return_if_fail (FLIP_IS_BOARD_VIEW (self));

  forget_foresight (self);
  flip_moment_set (&self->moment, moment);
  self->art = flip_sheet_art_of (moment->game, moment->state);
  if (first)
    make_buttons (self);
  else
    refresh (self, change);
  show_preview (self);
  show_words (self);
}

void
flip_board_view_foresee (FlipBoardView *self, const FlipForesight *foresight)
{
  gboolean had_reach = self->reach != NULL;

  g_return_if_fail (FLIP_IS_BOARD_VIEW (self));

  forget_foresight (self);
  if (foresight)
    {
      self->previewed = foresight->move.site;
      self->after = g_memdup2 (foresight->after, self->moment->game->state_size);
      self->reach = foresight->reach ? g_memdup2 (foresight->reach, sizeof *self->reach) : NULL;
    }
  show_preview (self);
  if (had_reach || self->reach)
    refresh (self, NULL);
  if (flip_sheet_art_has_outlook (self->art))
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
flip_board_view_compare (FlipBoardView *self, guint played, guint better)
{
  g_return_if_fail (FLIP_IS_BOARD_VIEW (self));

  for (guint i = 0; i < self->buttons->len; i++)
    {
      FlipSiteButton *button = g_ptr_array_index (self->buttons, i);
      guint site = flip_site_button_site (button);

      flip_site_button_set_hint (button, site == FLIP_NO_SITE ? 0
                                         : site == better     ? FLIP_HINT_BEST
                                         : site == played     ? FLIP_HINT_PLAYED
                                                              : 0);
    }
}

void
flip_board_view_hint (FlipBoardView *self, const guint *sites, guint n)
{
  g_return_if_fail (FLIP_IS_BOARD_VIEW (self));

  for (guint i = 0; i < self->buttons->len; i++)
    {
      FlipSiteButton *button = g_ptr_array_index (self->buttons, i);
      guint place = 0;

      for (guint j = 0; j < n && !place; j++)
        place = flip_site_button_site (button) == sites[j] ? j + 1 : 0;
      flip_site_button_set_hint (button, place);
    }
}

static void
set_layout (FlipBoardView *self, FlipLayout layout, guint region)
{
  if (self->layout == layout && self->region == region)
    return;
  self->layout = layout;
  self->region = region;
  flip_board_layers_clear (&self->layers);
  if (!self->moment)
    return;
  make_buttons (self);
  show_words (self);
}

void
flip_board_view_show_region (FlipBoardView *self, guint region)
{
  g_return_if_fail (FLIP_IS_BOARD_VIEW (self));

  set_layout (self, FLIP_LAYOUT_NARROW, region);
}

void
flip_board_view_show_part (FlipBoardView *self, guint region)
{
  g_return_if_fail (FLIP_IS_BOARD_VIEW (self));

  set_layout (self, FLIP_LAYOUT_BOARD, region);
}

void
flip_board_view_set_most_price (FlipBoardView *self, int most)
{
  g_return_if_fail (FLIP_IS_BOARD_VIEW (self));

  if (most == self->most_price)
    return;
  self->most_price = most;
  if (self->moment)
    refresh (self, NULL);
}

FlipSiteButton *
flip_board_view_find (FlipBoardView *self, guint site)
{
  g_return_val_if_fail (FLIP_IS_BOARD_VIEW (self), NULL);

  for (guint i = 0; i < self->buttons->len; i++)
    {
      FlipSiteButton *button = g_ptr_array_index (self->buttons, i);

      if (flip_site_button_site (button) == site)
        return button;
    }

  return NULL;
}

FlipHeldTile *
flip_board_view_held (FlipBoardView *self)
{
  g_return_val_if_fail (FLIP_IS_BOARD_VIEW (self), NULL);

  return self->held;
}

FlipSiteButton *
flip_board_view_at (FlipBoardView *self, double x, double y)
{
  g_return_val_if_fail (FLIP_IS_BOARD_VIEW (self), NULL);

  for (guint i = 0; i < self->buttons->len; i++)
    {
      GtkWidget *button = g_ptr_array_index (self->buttons, i);
      graphene_rect_t bounds;

      if (gtk_widget_get_child_visible (button) && gtk_widget_get_visible (button)
          && gtk_widget_compute_bounds (button, GTK_WIDGET (self), &bounds)
          && graphene_rect_contains_point (&bounds, &GRAPHENE_POINT_INIT ((float) x, (float) y)))
        return FLIP_SITE_BUTTON (button);
    }

  return NULL;
}
