/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board's pointer and keyboard focus. */

#include "app/board/board-view-private.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/touch.h"
#include "play/moment/site-ways.h"

#include <math.h>

/* The pointer crosses sites on its way to others and to the panel: a site is previewed only after
   the pointer has rested on it this long. In ms. */
#define REST 160

/* helpers */

/* Whether the only thing to do there is to decline. */
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

  return flip_board_view_has_site (self, site) ? flip_board_view_glow_of (self, &flip_board_view_sites (self)->sites[site])
                                  : FLIP_NOT_IN_REACH;
}

/* The distance of a site from the one with the focus; 0 if no site has it. */
static double
distance_of (FlipBoardView *self, FlipSiteButton *button)
{
  FlipRect from, to = flip_board_view_site_rect (self, flip_site_button_site (button));

  if (!gtk_widget_get_focus_child (GTK_WIDGET (self)) || self->focused == FLIP_NO_SITE)
    return 0;
  from = flip_board_view_site_rect (self, self->focused);
  return hypot (from.x + from.width / 2 - to.x - to.width / 2,
                from.y + from.height / 2 - to.y - to.height / 2);
}

/* How easily a site can be reached. */
typedef struct
{
  int price;
  double distance;
} Reach;

static gboolean
is_nearer (const Reach *a, const Reach *b)
{
  return a->price < b->price || (a->price == b->price && a->distance < b->distance);
}

/* The cheapest site, and among equals the nearest to the keyboard focus, else the first. A site
   that only declines is never suggested. */
static FlipSiteButton *
find_reach (FlipBoardView *self, gboolean is_rare)
{
  FlipSiteButton *found = NULL;
  Reach nearest = { 0 };

  for (guint i = 0; i < self->buttons->len; i++)
    {
      FlipSiteButton *button = g_ptr_array_index (self->buttons, i);
      guint site = flip_site_button_site (button);
      Reach reach = { .price = price_of (self, button), .distance = distance_of (self, button) };

      if (reach.price == FLIP_NOT_IN_REACH || declines (self, site)
          || flip_site_ways_may_suggest (self->moment, site) == is_rare)
        continue;
      if (found && !is_nearer (&reach, &nearest))
        continue;
      found = button;
      nearest = reach;
    }

  return found;
}

/* callbacks */

/* A click or the focus chooses a site, and the choice stays. Pointing at a site only previews
   it: the pointer has to cross other sites on its way to the panel's button, which acts on the
   choice. */
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

/* Outside the board the choice is shown again at once: the pointer may be heading for the panel's
   button. */
static void
left_board_cb (GtkEventController *controller, FlipBoardView *self)
{
  g_assert (FLIP_IS_BOARD_VIEW (self));

  point_at (self, FLIP_NO_SITE);
  flip_board_view_settle_pointer (self);
}

/* public functions */

void
flip_board_view_watch (FlipBoardView *self, GtkWidget *button)
{
  FLIP_LISTEN (button, gtk_event_controller_motion_new (), self, ("enter", entered_cb),
               ("leave", left_cb));
  FLIP_LISTEN (button, gtk_event_controller_focus_new (), self, ("enter", focused_cb));
  flip_touch_look (button);
}

void
flip_board_view_watch_pointer (FlipBoardView *self)
{
  FLIP_LISTEN (self, gtk_event_controller_motion_new (), self, ("leave", left_board_cb));
  flip_touch_grow (GTK_WIDGET (self));
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
                   : flip_board_view_has_site (self, flip_site_button_site (button)))
        g_ptr_array_add (buttons, button);
    }
}

guint
flip_board_view_focused_site (FlipBoardView *self)
{
  g_return_val_if_fail (FLIP_IS_BOARD_VIEW (self), FLIP_NO_SITE);

  return gtk_widget_get_focus_child (GTK_WIDGET (self)) ? self->focused : FLIP_NO_SITE;
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
flip_board_view_focus_reach (FlipBoardView *self, gboolean is_rare)
{
  FlipSiteButton *button;

  g_return_val_if_fail (FLIP_IS_BOARD_VIEW (self), FLIP_NO_SITE);

  button = find_reach (self, is_rare);
  if (!button || !gtk_widget_grab_focus (GTK_WIDGET (button)))
    return FLIP_NO_SITE;
  return flip_site_button_site (button);
}
