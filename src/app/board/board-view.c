/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-view.h"

#include "app/common/screen-palette.h"
#include "app/preferences/settings.h"
#include "app/board/board-layers.h"
#include "app/board/board-placing.h"
#include "play/foresight.h"
#include "draw/sheets.h"

#include <adwaita.h>
#include <math.h>

/* Below this the type would be lost. */
#define SMALLEST_SCALE 0.95
#define LARGEST_SCALE  2.0

struct _FlipBoardView
{
  GtkWidget parent_instance;

  /* owned */
  FlipSheetModel *model;
  GPtrArray *buttons; /* of FlipSiteButton, parented here */
  gpointer state;     /* a copy of what is shown */
  FlipSites *sites;
  FlipBoardLayers layers;

  const FlipSheetArt *art;
  FlipLayout layout;
  guint region; /* or FLIP_ALL_REGIONS */
  FlipPaletteId palette;
  int most_price;
  gboolean foresees; /* the sites are those after the move that is considered */
  double scale, left, top;
};

G_DEFINE_FINAL_TYPE (FlipBoardView, flip_board_view, GTK_TYPE_WIDGET)

enum
{
  SITE_ACTIVATED,
  SITE_POINTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

static FlipRect
site_rect (FlipBoardView *self, guint site)
{
  return flip_sheet_art_site_rect (self->art, self->state, flip_sheet_model_seat (self->model),
                                   self->layout, site);
}

/* While looking back, the mark of the newest entry on this board is pointed out. */
static guint
newest_site (FlipBoardView *self)
{
  FlipSession *session = flip_sheet_model_session (self->model);
  guint shown = flip_sheet_model_shown (self->model);
  FlipAsk ask;

  if (flip_sheet_model_is_present (self->model)
      && !flip_game_over (flip_session_game (session), self->state))
    return FLIP_NO_SITE;
  while (shown-- > 0)
    {
      guint site = flip_session_entry (session, shown)->site;

      if (site == FLIP_NO_SITE)
        continue;
      flip_session_game (session)->ask (flip_session_state_at (session, shown), &ask);
      return ask.who == (int) flip_sheet_model_seat (self->model) ? site : FLIP_NO_SITE;
    }

  return FLIP_NO_SITE;
}

static FlipBoardScene
scene_of (FlipBoardView *self)
{
  return (FlipBoardScene){
    .widget = GTK_WIDGET (self),
    .art = self->art,
    .setup = flip_session_setup (flip_sheet_model_session (self->model)),
    .state = self->state,
    .outlook = flip_sheet_model_outlook (self->model),
    .seat = flip_sheet_model_seat (self->model),
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
  return site < self->sites->n && site_rect (self, site).width > 0;
}

static void
update_buttons (FlipBoardView *self)
{
  guint seat = flip_sheet_model_seat (self->model), newest = newest_site (self);

  for (guint i = 0; i < self->buttons->len; i++)
    {
      FlipSiteButton *button = g_ptr_array_index (self->buttons, i);
      guint site = flip_site_button_site (button);

      gtk_widget_set_visible (GTK_WIDGET (button), is_on_board (self, site));
      flip_site_button_show (button, self->state, seat, &self->sites->sites[site], site == newest,
                             self->layout, self->palette, self->scale);
    }
}

/* What shall not glow is shown as if it were out of reach; a click still works. */
static void
dim_sites (FlipBoardView *self)
{
  gboolean hints = flip_settings_get_hints ();

  for (guint i = 0; i < self->sites->n; i++)
    {
      if (!hints || self->sites->sites[i].price > self->most_price
          || !flip_sheet_model_is_present (self->model))
        self->sites->sites[i].price = FLIP_NOT_IN_REACH;
    }
}

/* The piece that is held lies over the sites that it would take. */
static void
show_preview (FlipBoardView *self)
{
  const FlipMove *considered = flip_sheet_model_considered (self->model);
  FlipPreview previews[FLIP_MAX_SITES];

  flip_held_tile_preview (flip_sheet_model_held (self->model), previews);
  if (considered && considered->site < FLIP_MAX_SITES && !previews[considered->site])
    previews[considered->site] = FLIP_PREVIEW_FITS;
  for (guint i = 0; i < self->buttons->len; i++)
    {
      FlipSiteButton *button = g_ptr_array_index (self->buttons, i);

      flip_site_button_set_preview (button, previews[flip_site_button_site (button)]);
    }
}

static void
refresh (FlipBoardView *self)
{
  const FlipGame *game = flip_sheet_model_game (self->model);

  memcpy (self->state, flip_sheet_model_state (self->model), game->state_size);
  self->foresees = flip_foresight_is_there (self->model);
  game->sites (flip_foresight_state (self->model), flip_sheet_model_seat (self->model),
               self->sites);
  dim_sites (self);
  if (self->palette != flip_screen_palette ()->id)
    flip_board_layers_clear (&self->layers);
  self->palette = flip_screen_palette ()->id;
  flip_board_layers_age (&self->layers);
  update_buttons (self);
  if (self->art->sites_move)
    gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* callbacks */

static void
placement_cb (FlipHeldTile *placement, FlipBoardView *self)
{
  show_preview (self);
}

static void
changed_cb (FlipSheetModel *model, const FlipChange *change, FlipBoardView *self)
{
  refresh (self);
}

static void
outlook_cb (FlipSheetModel *model, FlipBoardView *self)
{
  show_preview (self);
  if (self->foresees || flip_foresight_is_there (model))
    refresh (self);
  if (flip_sheet_art_has_outlook (self->art))
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
pointed_cb (GtkEventController *controller, FlipBoardView *self)
{
  FlipSiteButton *button = FLIP_SITE_BUTTON (gtk_event_controller_get_widget (controller));
  FlipHeldTile *placement = flip_sheet_model_held (self->model);

  if (flip_held_tile_is_dragged (placement))
    return;
  flip_held_tile_set_site (placement, flip_site_button_site (button));
  g_signal_emit (self, signals[SITE_POINTED], 0, flip_site_button_site (button));
}

static void
entered_cb (GtkEventController *controller, double x, double y, FlipBoardView *self)
{
  pointed_cb (controller, self);
}

static void
style_cb (GObject *source, GParamSpec *spec, FlipBoardView *self)
{
  if (self->model)
    refresh (self);
}

static void
clicked_cb (FlipSiteButton *button, FlipBoardView *self)
{
  flip_board_view_activate (self, button);
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
  double size = orientation == GTK_ORIENTATION_HORIZONTAL ? area.width : area.height;

  *minimum = (int) (size * SMALLEST_SCALE);
  *natural = (int) size;
  *minimum_baseline = *natural_baseline = -1;
}

static void
flip_board_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FlipBoardView *self = FLIP_BOARD_VIEW (widget);
  FlipRect area;
  double scale, left, top;

  if (!self->art)
    return;
  area = shown_area (self);
  scale = CLAMP (MIN (width / area.width, height / area.height), SMALLEST_SCALE, LARGEST_SCALE);
  left = floor (MAX (0, (width - area.width * scale) / 2)) - area.x * scale;
  top = floor (MAX (0, (height - area.height * scale) / 2)) - area.y * scale;
  if (scale != self->scale || left != self->left || top != self->top)
    {
      self->scale = scale;
      self->left = left;
      self->top = top;
      flip_board_layers_clear (&self->layers);
      update_buttons (self);
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

static void
flip_board_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FlipBoardView *self = FLIP_BOARD_VIEW (widget);
  FlipBoardScene scene;

  if (!self->art)
    return;
  scene = scene_of (self);
  flip_board_layers_show (&self->layers, &scene, snapshot);
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
drop_model (FlipBoardView *self)
{
  if (self->model)
    {
      g_signal_handlers_disconnect_by_data (self->model, self);
      g_signal_handlers_disconnect_by_data (flip_sheet_model_held (self->model), self);
    }
  g_clear_object (&self->model);
  drop_buttons (self);
  g_clear_pointer (&self->state, g_free);
  flip_board_layers_clear (&self->layers);
}

static void
flip_board_view_dispose (GObject *object)
{
  FlipBoardView *self = FLIP_BOARD_VIEW (object);

  if (self->buttons)
    drop_model (self);
  g_clear_pointer (&self->buttons, g_ptr_array_unref);
  g_clear_pointer (&self->sites, g_free);
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
  signals[SITE_ACTIVATED] =
    g_signal_new ("site-activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                  NULL, G_TYPE_NONE, 1, FLIP_TYPE_SITE_BUTTON);
  signals[SITE_POINTED] =
    g_signal_new ("site-pointed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
flip_board_view_init (FlipBoardView *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  flip_board_placing_add (self);
  self->buttons = g_ptr_array_new ();
  self->sites = g_new0 (FlipSites, 1);
  self->region = FLIP_ALL_REGIONS;
  self->scale = 1;
  self->most_price = G_MAXINT;
  g_signal_connect (flip_settings_get_default (), "notify::hints", G_CALLBACK (style_cb), self);
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
  g_signal_connect (focus, "enter", G_CALLBACK (pointed_cb), self);
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
      g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), self);
      watch (self, button);
      g_ptr_array_add (self->buttons, button);
    }
  refresh (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
flip_board_view_set_model (FlipBoardView *self, FlipSheetModel *model)
{
  drop_model (self);
  self->model = g_object_ref (model);
  self->art = flip_sheet_art_find (flip_sheet_model_game (model));
  g_assert (self->art->n_regions <= FLIP_MOST_REGIONS);
  self->state = g_malloc0 (flip_sheet_model_game (model)->state_size);
  g_signal_connect (model, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect (model, "outlook", G_CALLBACK (outlook_cb), self);
  g_signal_connect (flip_sheet_model_held (model), "changed", G_CALLBACK (placement_cb), self);
  flip_board_placing_watch (self, flip_sheet_model_held (model));
  make_buttons (self);
}

static void
set_layout (FlipBoardView *self, FlipLayout layout, guint region)
{
  if (self->layout == layout && self->region == region)
    return;
  self->layout = layout;
  self->region = region;
  flip_board_layers_clear (&self->layers);
  if (self->model)
    make_buttons (self);
}

void
flip_board_view_show_board (FlipBoardView *self)
{
  set_layout (self, FLIP_LAYOUT_BOARD, FLIP_ALL_REGIONS);
}

void
flip_board_view_show_region (FlipBoardView *self, guint region)
{
  set_layout (self, FLIP_LAYOUT_NARROW, region);
}

void
flip_board_view_show_part (FlipBoardView *self, guint region)
{
  set_layout (self, FLIP_LAYOUT_BOARD, region);
}

void
flip_board_view_set_most_price (FlipBoardView *self, int most)
{
  if (most == self->most_price)
    return;
  self->most_price = most;
  if (self->model)
    refresh (self);
}

gboolean
flip_board_view_focus_reach (FlipBoardView *self)
{
  for (guint i = 0; i < self->buttons->len; i++)
    {
      FlipSiteButton *button = g_ptr_array_index (self->buttons, i);

      if (self->sites->sites[flip_site_button_site (button)].price != FLIP_NOT_IN_REACH)
        return gtk_widget_grab_focus (GTK_WIDGET (button));
    }

  return FALSE;
}

FlipSiteButton *
flip_board_view_find (FlipBoardView *self, guint site)
{
  for (guint i = 0; i < self->buttons->len; i++)
    {
      FlipSiteButton *button = g_ptr_array_index (self->buttons, i);

      if (flip_site_button_site (button) == site)
        return button;
    }

  return NULL;
}

FlipSheetModel *
flip_board_view_model (FlipBoardView *self)
{
  return self->model;
}

FlipSiteButton *
flip_board_view_at (FlipBoardView *self, double x, double y)
{
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

void
flip_board_view_activate (FlipBoardView *self, FlipSiteButton *button)
{
  g_signal_emit (self, signals[SITE_ACTIVATED], 0, button);
}
