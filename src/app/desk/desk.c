/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/desk/desk.h"

#include "app/board/site-popover.h"
#include "app/common/toolkit/class.h"
#include "play/moment/site-ways.h"

G_DEFINE_INTERFACE (FlipDesk, flip_desk, GTK_TYPE_WIDGET)

/* helpers */

static FlipOnDesk
look (gpointer desk)
{
  return FLIP_DESK_GET_IFACE (desk)->look (FLIP_DESK (desk));
}

static void
foresee (FlipDesk *self, const FlipMove *move)
{
  FLIP_DESK_GET_IFACE (self)->foresee (self, move);
}

/* Every move of the current moment is played through this one action. */
static void
answer (FlipDesk *self, const FlipMove *move)
{
  const FlipWay *way = flip_moment_find_way (look (self).moment, move);

  g_return_if_fail (way != NULL);

  gtk_widget_activate_action (GTK_WIDGET (self), "sheet.play", "s", way->notation);
}

/* Reads a move from its notation, if it is possible now. */
static gboolean
read_move (FlipDesk *self, const char *notation, FlipMove *move)
{
  FlipMoment *moment = look (self).moment;

  return moment && *notation && moment->is_present
         && flip_moment_read_move (moment, notation, move);
}

static void
ask_ways (FlipDesk *self, guint site)
{
  FlipOnDesk on = look (self);
  FlipSiteButton *button = flip_desk_find (self, site);

  if (button)
    g_set_weak_pointer (on.popover, flip_site_popover_ask (button, on.moment));
}

/* Places the held tile at a site; FALSE if there is no such tile, or it does not fit. */
static gboolean
place (FlipDesk *self, guint site)
{
  FlipHeldTile *held = look (self).held;
  const FlipMove *fit;

  if (!flip_held_tile_is_asked (held))
    return FALSE;
  flip_held_tile_set_site (held, site);
  fit = flip_held_tile_fit (held);
  if (fit)
    answer (self, fit);
  return fit != NULL;
}

/* A site that the previewed move leads to: plays that move first. TRUE if nothing else is to be
   done. */
static gboolean
follow_foresight (FlipDesk *self, guint site)
{
  FlipOnDesk on = look (self);

  if (!flip_foresight_reaches (on.foresight, site))
    return FALSE;
  answer (self, &on.foresight->move);
  return !on.goes_on;
}

static gboolean
is_in_reach (const FlipMoment *moment, guint site)
{
  return site != FLIP_NO_SITE && flip_moment_site (moment, site)->price != FLIP_NOT_IN_REACH;
}

/* A site that is out of reach stands for the larger one around it if that can be chosen, for
   example a free place on the card of somebody who was hit. A site that the game calls a part
   explains for itself why it is refused. */
static guint
find_meant (FlipDesk *self, guint site)
{
  FlipOnDesk on = look (self);
  FlipSiteButton *part = site == FLIP_NO_SITE ? NULL : flip_desk_find (self, site);

  if (!part || !on.moment->is_present || flip_held_tile_is_asked (on.held)
      || is_in_reach (on.moment, site) || flip_moment_site (on.moment, site)->part)
    return site;
  for (guint i = 0; i < flip_moment_sites (on.moment, on.moment->seat)->n; i++)
    {
      FlipSiteButton *whole = is_in_reach (on.moment, i) ? flip_desk_find (self, i) : NULL;
      graphene_rect_t inner, outer;
      GtkWidget *under = whole ? gtk_widget_get_parent (GTK_WIDGET (whole)) : NULL;

      if (under && under == gtk_widget_get_parent (GTK_WIDGET (part))
          && gtk_widget_compute_bounds (GTK_WIDGET (part), under, &inner)
          && gtk_widget_compute_bounds (GTK_WIDGET (whole), under, &outer)
          && graphene_rect_contains_rect (&outer, &inner))
        return i;
    }

  return site;
}

/* If exactly one way leads to a site, a click on it acts at once, without the panel's button. If
   there are several, the player is asked; if there is none, the reason is explained. In both cases
   the site stays chosen in the panel. */
static void
choose_site (FlipDesk *self, guint site)
{
  FlipSiteWays ways = { 0 };
  FlipOnDesk on = look (self);

  flip_now_panel_select (on.now, site);
  if (!on.moment->is_present || place (self, site) || follow_foresight (self, site))
    return;
  on = look (self);
  if (!flip_held_tile_is_asked (on.held))
    flip_site_ways_read (&ways, on.moment, site);
  if (ways.usual.n == 1)
    answer (self, &on.moment->moves[ways.usual.ways[0]]);
  else if (ways.usual.n > 1 && flip_desk_find (self, site))
    ask_ways (self, site);
  else
    flip_desk_explain (self, site);
}

/* actions */

static void
foresee_cb (FlipDesk *self, const char *notation)
{
  FlipMove move;

  if (look (self).moment)
    foresee (self, read_move (self, notation, &move) ? &move : NULL);
}

/* Ends the preview of a move, unless another one has replaced it; the panel then shows the chosen
   site again. */
static void
forget_cb (FlipDesk *self, const char *notation)
{
  FlipOnDesk on = look (self);
  FlipMove move;

  if (!on.foresight || !read_move (self, notation, &move)
      || !flip_move_equal (&move, &on.foresight->move))
    return;
  foresee (self, NULL);
  if (on.now)
    flip_now_panel_show_choice (on.now);
}

static void
choose_cb (FlipDesk *self, guint site)
{
  gboolean (*elsewhere) (FlipDesk *desk, guint site) = FLIP_DESK_GET_IFACE (self)->choose;

  if (look (self).moment && !(elsewhere && elsewhere (self, site)))
    choose_site (self, find_meant (self, site));
}

static void
select_cb (FlipDesk *self, guint site)
{
  FlipOnDesk on = look (self);

  if (on.now)
    flip_now_panel_select (on.now, site);
}

static void
point_cb (FlipDesk *self, guint site)
{
  FlipOnDesk on = look (self);

  if (on.now && on.moment)
    flip_now_panel_point (on.now, find_meant (self, site));
}

static void
ways_cb (FlipDesk *self, guint site)
{
  if (look (self).moment)
    ask_ways (self, site);
}

static gboolean
close_cb (gpointer popover)
{
  gtk_popover_popdown (popover);
  return G_SOURCE_REMOVE;
}

/* Passes on a card's key that was pressed in a popover. On Wayland the popover receives the keys,
   and those still on their way would be lost with it, so it closes only after them. */
static void
type_cb (FlipDesk *self, guint key)
{
  FlipOnDesk on = look (self);

  if (!on.now || !flip_now_panel_asks_card (on.now))
    return;
  flip_now_panel_press_key (on.now, key);
  if (*on.popover)
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, close_cb, g_object_ref (*on.popover), g_object_unref);
}

/* Selects the site explicitly: it may already have the focus from the question before. */
static void
to_board_cb (FlipDesk *self)
{
  FlipOnDesk on = look (self);
  guint site = on.now ? flip_board_stack_focus_reach (on.board) : FLIP_NO_SITE;

  if (site != FLIP_NO_SITE)
    flip_now_panel_select (on.now, site);
}

static void
next_place_cb (FlipDesk *self)
{
  FlipOnDesk on = look (self);
  gboolean asked = on.moment && flip_held_tile_is_asked (on.held);
  guint site = asked ? flip_held_tile_next (on.held) : FLIP_NO_SITE;
  FlipSiteButton *button = site == FLIP_NO_SITE ? NULL : flip_desk_find (self, site);

  if (button)
    gtk_widget_grab_focus (GTK_WIDGET (button));
}

static void
limit_price_cb (FlipDesk *self, int price)
{
  FlipOnDesk on = look (self);

  if (on.moment)
    flip_board_stack_set_most_price (on.board, price);
}

/* overrides */

static void
flip_desk_default_init (FlipDeskInterface *desk)
{
}

/* public functions */

FlipHeldTile *
flip_desk_held (FlipDesk *self)
{
  g_return_val_if_fail (FLIP_IS_DESK (self), NULL);

  return look (self).held;
}

FlipSiteButton *
flip_desk_find (FlipDesk *self, guint site)
{
  g_return_val_if_fail (FLIP_IS_DESK (self), NULL);

  if (FLIP_DESK_GET_IFACE (self)->find)
    return FLIP_DESK_GET_IFACE (self)->find (self, site);
  return flip_board_stack_find (look (self).board, site);
}

void
flip_desk_explain (FlipDesk *self, guint site)
{
  FlipSiteButton *button;
  FlipRefusal refusal = { 0 };
  FlipOnDesk on;

  g_return_if_fail (FLIP_IS_DESK (self));

  on = look (self);
  button = on.moment ? flip_desk_find (self, site) : NULL;
  if (!button)
    return;
  if (flip_held_tile_is_asked (on.held))
    flip_held_tile_refuse (on.held, &refusal);
  else
    flip_moment_refuse_site (on.moment, (guint16) site, &refusal);
  g_set_weak_pointer (on.popover, flip_site_popover_explain (button, on.moment, &refusal));
}

void
flip_desk_install_actions (GtkWidgetClass *widget_class)
{
  FLIP_ACTIONS (widget_class, FlipDesk, ("sheet.foresee", foresee_cb), ("sheet.forget", forget_cb),
                ("sheet.choose", choose_cb), ("sheet.select", select_cb), ("sheet.point", point_cb),
                ("sheet.ways", ways_cb), ("sheet.type", type_cb), ("sheet.to-board", to_board_cb),
                ("sheet.next-place", next_place_cb), ("sheet.limit-price", limit_price_cb));
}
