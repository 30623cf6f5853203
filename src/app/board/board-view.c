/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-view.h"

#include "app/common/screen-palette.h"
#include "app/preferences/settings.h"
#include "app/board/board-layers.h"
#include "app/board/board-placing.h"
#include "draw/sheets.h"

#include <adwaita.h>
#include <math.h>

/* Below this the type would be lost. */
#define SMALLEST_SCALE 0.95
#define LARGEST_SCALE  2.0

/* The pointer crosses sites on its way to others and to the panel: only one that it rests on is
   looked at. In ms. */
#define REST 160

struct _FlipBoardView
{
  GtkWidget parent_instance;

  /* owned */
  FlipMoment *moment; /* or NULL */
  FlipHeldTile *held; /* or NULL */
  GPtrArray *buttons; /* of FlipSiteButton, parented here */
  FlipSites *reach;   /* of a previewed move, where the sheet shows it; or NULL */
  gpointer after;     /* the state after a previewed move, or NULL */
  FlipBoardLayers layers;

  const FlipSheetArt *art;
  FlipLayout layout;
  guint region; /* or FLIP_ALL_REGIONS */
  FlipPaletteId palette;
  int most_price;
  gboolean hints;  /* whether anything glows at all */
  guint preparing; /* the source that draws other seats' boards beforehand */
  guint focused;   /* the site that had the focus last, or FLIP_NO_SITE */
  guint pointed;   /* the site under the pointer, or FLIP_NO_SITE */
  guint resting;   /* the source that waits for the pointer to rest there */
  guint previewed; /* the site of a previewed move, or FLIP_NO_SITE */
  double scale, left, top;
};

G_DEFINE_FINAL_TYPE (FlipBoardView, flip_board_view, GTK_TYPE_WIDGET)

/* helpers */

static FlipRect
site_rect (FlipBoardView *self, guint site)
{
  return flip_sheet_art_site_rect (self->art, self->moment->state, self->moment->seat, self->layout,
                                   site);
}

/* Those of the moment, or those that a previewed move leads to. */
static const FlipSites *
shown_sites (FlipBoardView *self)
{
  return self->reach ? self->reach : flip_moment_sites (self->moment, self->moment->seat);
}

static FlipBoardScene
scene_of (FlipBoardView *self)
{
  return (FlipBoardScene){
    .widget = GTK_WIDGET (self),
    .art = self->art,
    .setup = flip_session_setup (self->moment->session),
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

static FlipRect
shown_area (FlipBoardView *self)
{
  FlipBoardScene scene = { .art = self->art, .layout = self->layout, .region = self->region };

  return flip_board_scene_area (&scene);
}

/* How large a board laid out so would be drawn in the given room. */
static double
scale_for (FlipRect area, int width, int height)
{
  return MIN (width / area.width, height / area.height);
}

/* The richest board whose type can still be read; if all would be too small, the smallest one. */
static FlipLayout
layout_for (FlipBoardView *self, int width, int height)
{
  FlipLayout layout = FLIP_LAYOUT_BOARD;

  for (guint i = FLIP_LAYOUT_BOARD; i < FLIP_LAYOUT_NARROW; i++)
    {
      if (!flip_sheet_art_has_layout (self->art, i))
        continue;
      layout = i;
      if (scale_for (flip_sheet_art_area (self->art, i), width, height) >= SMALLEST_SCALE)
        break;
    }

  return layout;
}

/* The least room that a board needs, whichever is shown now. */
static FlipRect
least_area (FlipBoardView *self)
{
  return self->region == FLIP_ALL_REGIONS ? flip_sheet_art_area (self->art, layout_for (self, 1, 1))
                                          : shown_area (self);
}

static gboolean
is_shown (FlipBoardView *self, guint site)
{
  return self->region == FLIP_ALL_REGIONS
         || flip_sheet_art_site_region (self->art, site) == self->region;
}

/* A board can have fewer sites than the game knows: the others are told to nobody. */
static gboolean
is_on_board (FlipBoardView *self, guint site)
{
  return site < shown_sites (self)->n && site_rect (self, site).width > 0;
}

/* What shall not glow is shown as if it were out of reach; a click still works. */
static int
glow_of (FlipBoardView *self, const FlipSite *site)
{
  if (!self->moment->is_present || site->price > self->most_price || !self->hints)
    return FLIP_NOT_IN_REACH;
  return site->price;
}

static void
update_button (FlipBoardView *self, FlipSiteButton *button, guint newest, gboolean tells)
{
  guint site = flip_site_button_site (button);
  FlipSiteShow show = {
    .state = self->moment->state,
    .seat = self->moment->seat,
    .newest = site == newest,
    .tells = tells,
    .layout = self->layout,
    .palette = self->palette,
    .scale = self->scale,
  };

  gtk_widget_set_visible (GTK_WIDGET (button), is_on_board (self, site));
  if (!is_on_board (self, site))
    return;
  show.site = &shown_sites (self)->sites[site];
  show.price = glow_of (self, show.site);
  flip_site_button_show (button, &show);
}

/* Without a change, all of them. */
static void
update_buttons (FlipBoardView *self, const FlipChange *change)
{
  guint newest = flip_moment_newest_site (self->moment);

  for (guint i = 0; i < self->buttons->len; i++)
    {
      FlipSiteButton *button = g_ptr_array_index (self->buttons, i);

      update_button (self, button, newest,
                     !change || flip_change_has_site (change, flip_site_button_site (button)));
    }
}

/* The tile that is held lies over the sites that it would take. */
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

/* Picture by picture, when there is nothing else to do. */
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
  update_buttons (self, change);
  if (self->art->sites_move)
    gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
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

/* A click or the focus chooses a site, and the choice stays. The pointer alone only looks at a site
   in passing: it has to cross others on its way to the panel's button, which acts on the choice. */
static void
focused_cb (GtkEventController *controller, FlipBoardView *self)
{
  FlipSiteButton *button = FLIP_SITE_BUTTON (gtk_event_controller_get_widget (controller));

  g_assert (FLIP_IS_BOARD_VIEW (self));

  self->focused = flip_site_button_site (button);
  if (flip_held_tile_is_dragged (self->held))
    return;
  flip_held_tile_set_site (self->held, flip_site_button_site (button));
  gtk_widget_activate_action (GTK_WIDGET (self), "sheet.select", "u",
                              flip_site_button_site (button));
}

static gboolean
rested_cb (gpointer data)
{
  FlipBoardView *self = FLIP_BOARD_VIEW (data);

  self->resting = 0;
  gtk_widget_activate_action (GTK_WIDGET (self), "sheet.point", "u", self->pointed);
  return G_SOURCE_REMOVE;
}

static void
point_at (FlipBoardView *self, guint site)
{
  self->pointed = site;
  g_clear_handle_id (&self->resting, g_source_remove);
  self->resting = g_timeout_add (REST, rested_cb, self);
}

static void
entered_cb (GtkEventController *controller, double x, double y, FlipBoardView *self)
{
  FlipSiteButton *button = FLIP_SITE_BUTTON (gtk_event_controller_get_widget (controller));

  g_assert (FLIP_IS_BOARD_VIEW (self));

  if (flip_held_tile_is_dragged (self->held))
    return;
  flip_held_tile_set_site (self->held, flip_site_button_site (button));
  point_at (self, flip_site_button_site (button));
}

static void
left_cb (GtkEventController *controller, FlipBoardView *self)
{
  g_assert (FLIP_IS_BOARD_VIEW (self));

  point_at (self, FLIP_NO_SITE);
}

/* Off the board the choice is back at once: the panel's button is where the pointer may be going. */
static void
left_board_cb (GtkEventController *controller, FlipBoardView *self)
{
  g_assert (FLIP_IS_BOARD_VIEW (self));

  point_at (self, FLIP_NO_SITE);
  flip_board_view_settle_pointer (self);
}

static void
style_cb (GObject *source, GParamSpec *spec, FlipBoardView *self)
{
  g_assert (FLIP_IS_BOARD_VIEW (self));

  if (self->moment)
    refresh (self, NULL);
}

/* overrides */

static void
flip_board_view_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  FlipBoardView *self = FLIP_BOARD_VIEW (widget);
  FlipRect area = self->art ? shown_area (self) : (FlipRect){ 0, 0, 100, 100 };
  FlipRect least = self->art ? least_area (self) : area;
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;

  *minimum = (int) ((across ? least.width : least.height) * SMALLEST_SCALE);
  *natural = MAX (*minimum, (int) (across ? area.width : area.height));
  *minimum_baseline = *natural_baseline = -1;
}

/* The scale is forgotten, so that everything is drawn again. */
static void
change_layout (FlipBoardView *self, FlipLayout layout)
{
  if (layout == self->layout)
    return;
  self->layout = layout;
  self->scale = 0;
}

static void
flip_board_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FlipBoardView *self = FLIP_BOARD_VIEW (widget);
  FlipRect area;
  double scale, left, top;

  if (!self->moment)
    return;
  if (self->region == FLIP_ALL_REGIONS)
    change_layout (self, layout_for (self, width, height));
  area = shown_area (self);
  scale = CLAMP (scale_for (area, width, height), SMALLEST_SCALE, LARGEST_SCALE);
  left = floor (MAX (0, (width - area.width * scale) / 2)) - area.x * scale;
  top = floor (MAX (0, (height - area.height * scale) / 2)) - area.y * scale;
  if (scale != self->scale || left != self->left || top != self->top)
    {
      self->scale = scale;
      self->left = left;
      self->top = top;
      flip_board_layers_clear (&self->layers);
      update_buttons (self, NULL);
    }
  for (guint i = 0; i < self->buttons->len; i++)
    {
      FlipSiteButton *button = g_ptr_array_index (self->buttons, i);
      FlipRect rect = site_rect (self, flip_site_button_site (button));
      GtkAllocation place = {
        (int) (self->left + rect.x * scale + 0.5),
        (int) (self->top + rect.y * scale + 0.5),
        (int) (rect.width * scale + 0.5),
        (int) (rect.height * scale + 0.5),
      };

      gtk_widget_set_child_visible (GTK_WIDGET (button), rect.width > 0);
      gtk_widget_size_allocate (GTK_WIDGET (button), &place, -1);
    }
}

/* Where all act at the same time, the board of a seat that may act is framed in its ink. */
static void
show_frame (FlipBoardView *self, GtkSnapshot *snapshot)
{
  FlipRect area = shown_area (self);
  graphene_rect_t bounds;

  if (self->region != FLIP_ALL_REGIONS || !(flip_moment_may_act (self->moment) >> self->moment->seat & 1)
      || self->moment->n_asked < 2)
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
}

static void
drop_buttons (FlipBoardView *self)
{
  for (guint i = 0; i < self->buttons->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->buttons, i));
  g_ptr_array_set_size (self->buttons, 0);
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
  g_signal_handlers_disconnect_by_data (adw_style_manager_get_default (), self);
  g_signal_handlers_disconnect_by_data (flip_settings_get_default (), self);
  G_OBJECT_CLASS (flip_board_view_parent_class)->dispose (object);
}

static void
flip_board_view_class_init (FlipBoardViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = flip_board_view_dispose;
  widget_class->measure = flip_board_view_measure;
  widget_class->size_allocate = flip_board_view_size_allocate;
  widget_class->snapshot = flip_board_view_snapshot;
  gtk_widget_class_set_css_name (widget_class, "board");
}

static void
flip_board_view_init (FlipBoardView *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  GtkEventController *pointer = gtk_event_controller_motion_new ();

  g_signal_connect (pointer, "leave", G_CALLBACK (left_board_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), pointer);
  flip_board_placing_add (self);
  self->buttons = g_ptr_array_new ();
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
watch (FlipBoardView *self, GtkWidget *button)
{
  GtkEventController *pointer = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect (pointer, "enter", G_CALLBACK (entered_cb), self);
  g_signal_connect (pointer, "leave", G_CALLBACK (left_cb), self);
  g_signal_connect (focus, "enter", G_CALLBACK (focused_cb), self);
  gtk_widget_add_controller (button, pointer);
  gtk_widget_add_controller (button, focus);
}

/* A button for each site that is shown. */
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
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", i);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "sheet.choose");
      watch (self, button);
      g_ptr_array_add (self->buttons, button);
    }
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
  flip_moment_ref (moment);
  g_clear_pointer (&self->moment, flip_moment_unref);
  self->moment = moment;
  self->art = flip_sheet_art_of (moment->game, moment->state);
  if (first)
    make_buttons (self);
  else
    refresh (self, change);
  show_preview (self);
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

static void
set_layout (FlipBoardView *self, FlipLayout layout, guint region)
{
  if (self->layout == layout && self->region == region)
    return;
  self->layout = layout;
  self->region = region;
  flip_board_layers_clear (&self->layers);
  if (self->moment)
    make_buttons (self);
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

/* Whether all that can be done there is to leave it. */
static gboolean
declines (FlipBoardView *self, guint site)
{
  guint way;

  return flip_moment_ways_of_site (self->moment, site, &way, 1)
         && flip_moment_way (self->moment, way)->offer.declines;
}

static int
price_of (FlipBoardView *self, FlipSiteButton *button)
{
  guint site = flip_site_button_site (button);

  return is_on_board (self, site) ? glow_of (self, &shown_sites (self)->sites[site])
                                  : FLIP_NOT_IN_REACH;
}

/* How far a site is from the one that has the focus; nothing where no site has it. */
static double
distance_of (FlipBoardView *self, FlipSiteButton *button)
{
  FlipRect from, to = site_rect (self, flip_site_button_site (button));

  if (!gtk_widget_get_focus_child (GTK_WIDGET (self)) || self->focused == FLIP_NO_SITE)
    return 0;
  from = site_rect (self, self->focused);
  return hypot (from.x + from.width / 2 - to.x - to.width / 2,
                from.y + from.height / 2 - to.y - to.height / 2);
}

/* Of the cheapest the nearest to where the keyboard is, else the first; what only declines is never
   suggested. */
static FlipSiteButton *
find_reach (FlipBoardView *self)
{
  FlipSiteButton *found = NULL;
  double nearest = G_MAXDOUBLE;
  int least = G_MAXINT;

  for (guint i = 0; i < self->buttons->len; i++)
    {
      FlipSiteButton *button = g_ptr_array_index (self->buttons, i);
      int price = price_of (self, button);

      if (price == FLIP_NOT_IN_REACH || price > least
          || (price == least && distance_of (self, button) >= nearest)
          || declines (self, flip_site_button_site (button)))
        continue;
      found = button;
      least = price;
      nearest = distance_of (self, button);
    }

  return found;
}

void
flip_board_view_collect (FlipBoardView *self, GPtrArray *buttons, gboolean in_reach)
{
  g_return_if_fail (FLIP_IS_BOARD_VIEW (self));
  g_return_if_fail (buttons != NULL);

  for (guint i = 0; i < self->buttons->len; i++)
    {
      FlipSiteButton *button = g_ptr_array_index (self->buttons, i);

      if (in_reach ? price_of (self, button) != FLIP_NOT_IN_REACH
                   : is_on_board (self, flip_site_button_site (button)))
        g_ptr_array_add (buttons, button);
    }
}

gboolean
flip_board_view_focus_last (FlipBoardView *self)
{
  FlipSiteButton *button;

  g_return_val_if_fail (FLIP_IS_BOARD_VIEW (self), FALSE);

  button = flip_board_view_find (self, self->focused);
  return button && gtk_widget_grab_focus (GTK_WIDGET (button));
}

void
flip_board_view_settle_pointer (FlipBoardView *self)
{
  g_return_if_fail (FLIP_IS_BOARD_VIEW (self));

  if (!self->resting)
    return;
  g_clear_handle_id (&self->resting, g_source_remove);
  rested_cb (self);
}

guint
flip_board_view_focus_reach (FlipBoardView *self)
{
  FlipSiteButton *button;

  g_return_val_if_fail (FLIP_IS_BOARD_VIEW (self), FLIP_NO_SITE);

  button = find_reach (self);
  if (!button || !gtk_widget_grab_focus (GTK_WIDGET (button)))
    return FLIP_NO_SITE;
  return flip_site_button_site (button);
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
