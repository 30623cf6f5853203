/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How people play on a sheet: the actions that all controls go by, whatever shows them. */

#include "app/sheet/sheet-page-private.h"

#include "app/board/site-popover.h"
#include "play/site-ways.h"

/* helpers */

static void
tell_refusal (FlipSheetPage *self, const FlipRefusal *refusal)
{
  g_autofree char *text = *refusal->rule ? g_strdup_printf ("%s (%s)", refusal->text, refusal->rule)
                                         : g_strdup (refusal->text);

  if (flip_sheet_page_is_simulated (self) || !flip_now_panel_refuse (self->now, refusal))
    g_signal_emit_by_name (self, "toast", text);
}

static void
ask_ways (FlipSheetPage *self, FlipSiteButton *button)
{
  g_set_weak_pointer (&self->popover,
                      flip_site_popover_ask (button, flip_sheet_page_moment (self)));
}

/* Why nothing can be done at a site, beside it. */
static void
explain (FlipSheetPage *self, guint site)
{
  FlipHeldTile *held = flip_sheet_model_held (self->model);
  FlipSiteButton *button = flip_sheet_page_find_button (self, site);
  FlipRefusal refusal = { 0 };

  if (!button)
    return;
  if (flip_held_tile_is_asked (held))
    flip_held_tile_refuse (held, &refusal);
  else
    flip_moment_refuse_site (flip_sheet_page_moment (self), (guint16) site, &refusal);
  g_set_weak_pointer (
    &self->popover, flip_site_popover_explain (button, flip_sheet_page_moment (self), &refusal));
}

/* A move of the moment, by the one door. */
static void
play (FlipSheetPage *self, const FlipMove *move)
{
  const FlipWay *way = flip_moment_find_way (flip_sheet_page_moment (self), move);

  g_return_if_fail (way != NULL);

  gtk_widget_activate_action (GTK_WIDGET (self), "sheet.play", "s", way->notation);
}

/* The tile that is held goes where it is shown; TRUE if it does. */
static gboolean
place (FlipSheetPage *self, guint site)
{
  FlipHeldTile *held = flip_sheet_model_held (self->model);
  const FlipMove *fit;

  if (!flip_held_tile_is_asked (held))
    return FALSE;
  flip_held_tile_set_site (held, site);
  fit = flip_held_tile_fit (held);
  if (fit)
    play (self, fit);
  return fit != NULL;
}

/* A site that the previewed move leads to: that move is made first. */
static void
follow_foresight (FlipSheetPage *self, guint site)
{
  const FlipForesight *foresight = flip_sheet_model_foresight (self->model);

  if (flip_foresight_reaches (foresight, site))
    play (self, &foresight->move);
}

/* A click is enough where one way leads there: it acts at once, and nobody needs the panel's button.
   Several ways are asked about, and no way is explained; then the site stays chosen in the panel. */
static void
choose_site (FlipSheetPage *self, guint site)
{
  FlipSiteWays ways = { 0 };

  flip_now_panel_select (self->now, site);
  if (!flip_sheet_page_moment (self)->is_present || place (self, site))
    return;
  follow_foresight (self, site);
  if (!flip_held_tile_is_asked (flip_sheet_model_held (self->model)))
    flip_site_ways_read (&ways, flip_sheet_page_moment (self), site);
  if (ways.usual.n == 1)
    play (self, &flip_sheet_page_moment (self)->moves[ways.usual.ways[0]]);
  else if (ways.usual.n > 1 && flip_sheet_page_find_button (self, site))
    ask_ways (self, flip_sheet_page_find_button (self, site));
  else
    explain (self, site);
}

/* actions */

/* The one door for playing: buttons, keys, sites, popovers and screen readers all come by here. */
static void
play_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipSheetPage *self = FLIP_SHEET_PAGE (widget);
  FlipRefusal refusal = { 0 };

  if (!flip_sheet_model_play_text (self->model, g_variant_get_string (parameter, NULL), &refusal))
    tell_refusal (self, &refusal);
}

/* Another answer instead of an earlier one from which nothing followed yet. */
static void
exchange_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipSheetPage *self = FLIP_SHEET_PAGE (widget);
  FlipRefusal refusal = { 0 };
  const char *notation;
  guint position;

  g_variant_get (parameter, "(u&s)", &position, &notation);
  if (!flip_sheet_model_exchange (self->model, position, notation, &refusal))
    tell_refusal (self, &refusal);
}

/* A move as it is written, if it can be read now. */
static gboolean
read_move (FlipSheetPage *self, GVariant *parameter, FlipMove *move)
{
  const char *notation = g_variant_get_string (parameter, NULL);

  return *notation && flip_sheet_page_moment (self)->is_present
         && flip_moment_read_move (flip_sheet_page_moment (self), notation, move);
}

static void
foresee_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipSheetPage *self = FLIP_SHEET_PAGE (widget);
  FlipMove move;

  flip_sheet_model_foresee (self->model, read_move (self, parameter, &move) ? &move : NULL);
}

/* Another move may be previewed meanwhile; else it is the site that is chosen again. */
static void
forget_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipSheetPage *self = FLIP_SHEET_PAGE (widget);
  const FlipForesight *foresight = flip_sheet_model_foresight (self->model);
  FlipMove move;

  if (!foresight || !read_move (self, parameter, &move)
      || !flip_move_equal (&move, &foresight->move))
    return;
  flip_sheet_model_foresee (self->model, NULL);
  flip_now_panel_show_choice (self->now);
}

static void
choose_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipSheetPage *self = FLIP_SHEET_PAGE (widget);
  guint site = g_variant_get_uint32 (parameter);

  if (!flip_sheet_page_is_simulated (self))
    choose_site (self, site);
  else if (!flip_table_stage_choose (self->table, site)
           && flip_sheet_model_awaits_person (self->model))
    explain (self, site);
}

static void
select_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipSheetPage *self = FLIP_SHEET_PAGE (widget);

  if (!flip_sheet_page_is_simulated (self))
    flip_now_panel_select (self->now, g_variant_get_uint32 (parameter));
}

static void
point_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipSheetPage *self = FLIP_SHEET_PAGE (widget);

  if (!flip_sheet_page_is_simulated (self))
    flip_now_panel_point (self->now, g_variant_get_uint32 (parameter));
}

static void
ways_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipSheetPage *self = FLIP_SHEET_PAGE (widget);
  FlipSiteButton *button = flip_sheet_page_find_button (self, g_variant_get_uint32 (parameter));

  if (button)
    ask_ways (self, button);
}

/* A key of a card that was pressed in a popover. */
static void
type_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipSheetPage *self = FLIP_SHEET_PAGE (widget);

  if (flip_sheet_page_is_simulated (self) || !flip_now_panel_asks_card (self->now))
    return;
  flip_now_panel_press_key (self->now, g_variant_get_uint32 (parameter));
  flip_sheet_page_close_popover (self);
}

/* The site may have the focus already, and still belong to the question before. */
static void
to_board_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipSheetPage *self = FLIP_SHEET_PAGE (widget);
  guint site = flip_board_stack_focus_reach (self->board);

  if (site != FLIP_NO_SITE)
    flip_now_panel_select (self->now, site);
}

static void
next_place_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipSheetPage *self = FLIP_SHEET_PAGE (widget);
  FlipHeldTile *held = flip_sheet_model_held (self->model);
  guint site = flip_held_tile_is_asked (held) ? flip_held_tile_next (held) : FLIP_NO_SITE;
  FlipSiteButton *button = site == FLIP_NO_SITE ? NULL : flip_sheet_page_find_button (self, site);

  if (button)
    gtk_widget_grab_focus (GTK_WIDGET (button));
}

static void
limit_price_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  flip_board_stack_set_most_price (FLIP_SHEET_PAGE (widget)->board,
                                   g_variant_get_int32 (parameter));
}

static void
seat_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipSheetPage *self = FLIP_SHEET_PAGE (widget);
  guint seat = g_variant_get_uint32 (parameter);

  if (seat < flip_sheet_page_moment (self)->n_seats)
    flip_sheet_model_set_seat (self->model, seat);
}

/* One seat's part of a turn, alone; the others' stays. */
static void
take_back_seat_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipSheetPage *self = FLIP_SHEET_PAGE (widget);
  FlipRefusal refusal = { 0 };

  if (!flip_sheet_model_take_back_seat (self->model, g_variant_get_uint32 (parameter), &refusal))
    tell_refusal (self, &refusal);
}

static void
show_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  flip_sheet_model_show (FLIP_SHEET_PAGE (widget)->model, g_variant_get_uint32 (parameter));
}

static void
present_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  flip_sheet_model_show_present (FLIP_SHEET_PAGE (widget)->model);
}

/* public functions */

FlipSiteButton *
flip_sheet_page_find_button (FlipSheetPage *self, guint site)
{
  g_return_val_if_fail (FLIP_IS_SHEET_PAGE (self), NULL);

  return flip_sheet_page_is_simulated (self) ? flip_table_stage_find (self->table, site)
                                             : flip_board_stack_find (self->board, site);
}

void
flip_sheet_page_install_play_actions (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *name, *target;
    GtkWidgetActionActivateFunc done;
  } actions[] = {
    { "sheet.play", "s", play_cb },
    { "sheet.exchange", "(us)", exchange_cb },
    { "sheet.foresee", "s", foresee_cb },
    { "sheet.forget", "s", forget_cb },
    { "sheet.choose", "u", choose_cb },
    { "sheet.select", "u", select_cb },
    { "sheet.point", "u", point_cb },
    { "sheet.ways", "u", ways_cb },
    { "sheet.type", "u", type_cb },
    { "sheet.to-board", NULL, to_board_cb },
    { "sheet.next-place", NULL, next_place_cb },
    { "sheet.limit-price", "i", limit_price_cb },
    { "sheet.seat", "u", seat_cb },
    { "sheet.take-back-seat", "u", take_back_seat_cb },
    { "sheet.show", "u", show_cb },
    { "sheet.present", NULL, present_cb },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].target,
                                     actions[i].done);
}
