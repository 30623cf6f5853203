/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/sheet/sheet-page-private.h"

#include "app/common/layout/room-bin.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/focus.h"
#include "app/common/toolkit/show.h"
#include "app/common/toolkit/text-scale.h"
#include "app/setup/set-up-window.h"
#include "draw/sheet/sheet-art.h"

/* For the usual text; the widths grow with it. */
#define WIDE_FROM    1340
#define FITTED_FROM  560
#define DRAWER_WIDTH \
  332 /* of the hint or the log over the board, and of the newest move beside it */
#define SIDE_PADDING 32
#define LOW_BELOW    860
#define LOG_MARGIN   12

/* The log in place of the question, while it is mended: beside the board from a width on, or with
   half of the height below it. */
#define LOG_BESIDE_FROM 760
#define LOG_SHARE       .42
#define LOG_HEIGHT      .5

#define LEAST_TABLE 340
#define STAGE_WORDS 200 /* the part of the panel below the table that grows with the text */

/* Heights: the smallest whole board with its surroundings; a review below it without its graph, and
   its newest move if that is there too; the players. */
#define SMALLEST_BOARD 545
#define REVIEW_HEIGHT  112
#define CHOICE_HEIGHT  66
#define SEATS_HEIGHT   56

/* helpers */

static void
move_to (gpointer widget, GtkBox *to)
{
  GtkWidget *from = gtk_widget_get_parent (GTK_WIDGET (widget));

  if (from == GTK_WIDGET (to))
    return;
  g_object_ref (widget);
  gtk_box_remove (GTK_BOX (from), widget);
  gtk_widget_set_child_visible (widget, TRUE);
  gtk_box_append (to, widget);
  g_object_unref (widget);
}

/* Whether all act at the same time, so that their entries need room. */
static gboolean
has_turns (FlipSheetPage *self)
{
  return flip_sheet_model_game (self->model)->turn_to
         && flip_sheet_page_moment (self)->n_seats > 1;
}

static gboolean
is_reviewing (FlipSheetPage *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->review_bar));
}

/* How many seats may have thumbnails of their boards; none while people look back, so that every moment is laid out
   alike. */
static guint
count_boards (FlipSheetPage *self)
{
  return has_turns (self) && !flip_sheet_page_is_simulated (self) && !is_reviewing (self)
           ? flip_sheet_page_moment (self)->n_seats
           : 0;
}

static gboolean
is_wide (FlipSheetPage *self)
{
  return self->room.kind == FLIP_ROOM_WIDE;
}

/* Whether the log that is mended is in the place of the question. */
static gboolean
asks_log (FlipSheetPage *self)
{
  return flip_sheet_page_is_mending (self) && !flip_mend_mode_edits (self->mend);
}

static gboolean
wants_log (FlipSheetPage *self)
{
  return !flip_sheet_page_is_mending (self)
         && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->log_toggle));
}

/* If the turn of all seats leaves no room for the log, the log makes way, and its button shows it
   over the board. */
static gboolean
has_log_beside (FlipSheetPage *self)
{
  return asks_log (self) || (is_wide (self) && !(has_turns (self) && wants_log (self)));
}

/* Puts the turn and then the log into the panel, or into a drawer over the board. A widget that is
   moved loses the focus. */
static void
move_records (FlipSheetPage *self)
{
  gboolean wide = is_wide (self);
  GtkBox *with_turn = wide ? self->asked : self->log_holder;
  gboolean beside = has_log_beside (self), focused = flip_focus_is_in (self->turn);

  if (!self->width)
    return;
  if (gtk_widget_get_parent (GTK_WIDGET (self->turn)) != GTK_WIDGET (with_turn))
    {
      move_to (self->log_fit, GTK_BOX (self->side));
      move_to (self->turn, with_turn);
    }
  move_to (flip_now_turn_next (self->turn), wide ? self->question : GTK_BOX (self->turn));
  move_to (self->log_fit, beside ? GTK_BOX (self->side) : self->log_holder);
  gtk_widget_set_hexpand (self->log_fit, !beside);
  gtk_widget_set_margin_top (GTK_WIDGET (self->log), beside ? LOG_MARGIN : 0);
  if (focused && !flip_focus_is_in (self->turn))
    flip_sheet_page_focus_question (self);
}

/* Whether the sheet itself names the players. */
static gboolean
names_players (FlipSheetPage *self)
{
  const FlipMoment *moment = flip_sheet_page_moment (self);
  const FlipSheetArt *art = flip_sheet_art_of (moment->game, moment->state);

  return art && art->names_players;
}

static gboolean
is_solo (FlipSheetPage *self)
{
  return flip_sheet_page_moment (self)->n_seats == 1;
}

/* Whether there is a question to answer at the moment in view. */
static gboolean
is_asked (FlipSheetPage *self)
{
  const FlipMoment *moment = flip_sheet_page_moment (self);

  return moment->is_present && !moment->is_over;
}

/* A review replaces the question, which would only say that this is an earlier moment. */
static gboolean
has_question (FlipSheetPage *self)
{
  return !is_reviewing (self) || is_asked (self);
}

/* The simulated table has its own panel and boxes. If the log has no place of its own, a button
   shows it. */
static void
show_side (FlipSheetPage *self)
{
  gboolean simulated = flip_sheet_page_is_simulated (self), wide = is_wide (self);
  gboolean beside = has_log_beside (self);

  move_records (self);
  gtk_widget_set_visible (self->seats_scroller, !simulated && !names_players (self)
                                                  && !flip_sheet_page_is_mending (self)
                                                  && !(is_reviewing (self) && is_solo (self)));
  gtk_widget_set_visible (GTK_WIDGET (self->board), !simulated);
  gtk_widget_set_visible (GTK_WIDGET (self->table), simulated);
  gtk_widget_set_visible (self->log_toggle, simulated || !beside || has_turns (self));
  gtk_widget_set_visible (GTK_WIDGET (self->question),
                          !simulated && !asks_log (self) && has_question (self));
  flip_table_stage_set_brief (self->table, !has_question (self));
  gtk_widget_set_visible (self->side, (simulated ? wide && wants_log (self)
                                       : wide    ? !flip_sheet_page_has_hint (self)
                                                 : !is_reviewing (self)));
  flip_sheet_page_place_hint (self);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->log_drawer), !beside && wants_log (self));
}

/* Whether the panel is beside the board. */
static gboolean
is_beside (FlipSheetPage *self)
{
  return is_wide (self)
         || (asks_log (self) && self->width >= flip_room_scale (&self->room, LOG_BESIDE_FROM));
}

/* The width of the panel. */
static int
side_width (FlipSheetPage *self)
{
  if (asks_log (self) && !is_wide (self))
    return (int) (self->width * LOG_SHARE);
  return is_reviewing (self) ? flip_room_scale (&self->room, DRAWER_WIDTH) : self->room.side;
}

/* If there is little room, the less important buttons are only in the menu. */
static void
show_header_buttons (FlipSheetPage *self)
{
  gboolean set_up = flip_set_up_window_can (self->model);

  gtk_widget_set_visible (self->set_up, set_up);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sheet.set-up", set_up);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sheet.deal",
                                 flip_sheet_page_moment (self)->setup->dealt);
  gtk_widget_set_visible (self->buttons, self->width && self->room.kind != FLIP_ROOM_NARROW);
  flip_screens_host_set_narrow (self->screens,
                                !self->width || self->room.kind == FLIP_ROOM_NARROW);
  gtk_widget_set_visible (self->fold, flip_room_fits_beside (self->width, self->room.text)
                                        && !flip_sheet_page_is_simulated (self));
}

/* Below the board, an answer that is clicked repeatedly must not move, so the question always has
   its full height. */
void
flip_sheet_page_keep_question (FlipSheetPage *self)
{
  int height = flip_now_panel_is_repeated (self->now)
                 ? flip_room_steady (&self->room, self->width, self->height)
                 : -1;

  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (self->now_scroller), height);
}

static void
place_drawer (FlipSheetPage *self, GtkWidget *drawer)
{
  gtk_widget_set_size_request (
    drawer, MIN (flip_room_scale (&self->room, DRAWER_WIDTH), MAX (self->width - 12, 1)), -1);
}

static void
place_question (FlipSheetPage *self)
{
  gboolean beside = is_beside (self);
  GtkOrientation along = beside ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->content), along);
  gtk_widget_set_size_request (self->side, beside ? side_width (self) : -1,
                               !beside && asks_log (self) ? (int) (self->height * LOG_HEIGHT) : -1);
  gtk_widget_set_size_request (
    self->hint_side, MAX (side_width (self), flip_room_scale (&self->room, DRAWER_WIDTH)), -1);
  place_drawer (self, self->log_drawer);
  place_drawer (self, self->hint_drawer);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (self->now_scroller), -1);
  gtk_scrolled_window_set_max_content_height (
    GTK_SCROLLED_WINDOW (self->now_scroller),
    flip_room_highest (&self->room, self->width, self->height));
  flip_sheet_page_keep_question (self);
  flip_now_panel_set_room (self->now, &self->room);
  flip_show_class (self->side, "bar", !beside);
}

/* Large cards are above both board and panel; small ones only above the board. Names are cut only
   if that brings all cards into view. */
static void
place_seats (FlipSheetPage *self)
{
  gboolean large = self->room.has_boards;
  GtkWidget *to = large ? self->across : self->main;
  GtkWidget *from = gtk_widget_get_parent (self->seats_scroller);
  GtkWidget *viewport = gtk_widget_get_ancestor (GTK_WIDGET (self->seats), GTK_TYPE_VIEWPORT);

  gtk_scrollable_set_hscroll_policy (GTK_SCROLLABLE (viewport), self->room.kind == FLIP_ROOM_NARROW
                                                                  ? GTK_SCROLL_NATURAL
                                                                  : GTK_SCROLL_MINIMUM);
  flip_seats_row_set_room (self->seats, &self->room);
  if (from == to)
    return;
  g_object_ref (self->seats_scroller);
  gtk_box_remove (GTK_BOX (from), self->seats_scroller);
  gtk_box_prepend (GTK_BOX (to), self->seats_scroller);
  g_object_unref (self->seats_scroller);
}

/* Measures the players' row, which may have a second line for bounties. */
static int
seats_height (FlipSheetPage *self)
{
  int natural;

  if (!gtk_widget_get_visible (self->seats_scroller))
    return 0;
  gtk_widget_measure (self->seats_scroller, GTK_ORIENTATION_VERTICAL, self->width, NULL, &natural, NULL, NULL);
  return MAX (natural, flip_room_scale (&self->room, SEATS_HEIGHT));
}

/* The height that the smallest whole board and the rest of the review leave for the graph. */
static int
graph_room (FlipSheetPage *self)
{
  int rest = flip_room_scale (&self->room, REVIEW_HEIGHT);

  if (!is_wide (self))
    rest += flip_room_scale (&self->room, CHOICE_HEIGHT);
  return self->height - SMALLEST_BOARD - rest - seats_height (self);
}

/* The board stays whole: if that leaves too little for the graph, the graph is folded. The newest
   move is described beside the board, or else in the bar below it. */
static void
place_review (FlipSheetPage *self)
{
  gboolean beside = is_wide (self) && !flip_sheet_page_is_simulated (self);

  move_to (self->choice, beside ? self->choice_side : flip_review_bar_choice_place (self->review_bar));
  move_to (self->notes, beside ? self->choice_side : flip_review_bar_notes_place (self->review_bar));
  flip_review_bar_set_notes (self->review_bar, !beside);
  adw_clamp_set_maximum_size (self->choice_clamp, side_width (self) - SIDE_PADDING);
  gtk_widget_set_visible (GTK_WIDGET (self->choice_clamp), beside && is_reviewing (self));
  flip_choice_view_set_cards (self->choice, beside);
  flip_review_bar_set_room (self->review_bar, graph_room (self));
}

/* A player who looks back sees the whole board in any room, and in little room also the region of
   the newest mark. */
static FlipBoardShape
find_shape (FlipSheetPage *self)
{
  int room = self->width - (is_beside (self) ? side_width (self) : 0);
  FlipBoardShape shape = flip_board_stack_find_shape (room, self->room.text);

  if (!is_reviewing (self) || shape == FLIP_BOARD_WHOLE)
    return shape;
  return room < flip_room_scale (&self->room, FITTED_FROM) ? FLIP_BOARD_OVERVIEW
                                                           : FLIP_BOARD_FITTED;
}

/* The width that an open hint or log takes from the table; 0 if too little would be left. */
static int
taken_from_table (FlipSheetPage *self)
{
  int drawer = flip_room_scale (&self->room, DRAWER_WIDTH);
  int hint = flip_sheet_page_has_hint (self) ? drawer : 0;
  int log = !wants_log (self) ? 0 : is_wide (self) ? side_width (self) : drawer;
  int taken = is_wide (self) ? hint + log : MAX (hint, log);

  return self->width - taken >= LEAST_TABLE ? taken : 0;
}

/* The table and its panel are laid out for exactly their room, so nothing may cover them. */
static void
place_stage (FlipSheetPage *self)
{
  int taken = taken_from_table (self), room = self->width - taken;
  int narrow = FITTED_FROM - STAGE_WORDS + flip_room_scale (&self->room, STAGE_WORDS);

  gtk_widget_set_margin_end (GTK_WIDGET (self->table), is_wide (self) ? 0 : taken);
  flip_table_stage_set_shape (self->table,
                              room < narrow ? FLIP_STAGE_NARROW
                              : is_wide (self) && room >= flip_room_scale (&self->room, WIDE_FROM)
                                ? FLIP_STAGE_WIDE
                                : FLIP_STAGE_MEDIUM);
}

/* All that the layout depends on besides the room, as bits. */
static guint
find_mode (FlipSheetPage *self)
{
  gboolean folded = !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->fold));
  gboolean bits[] = { is_reviewing (self),
                      is_asked (self),
                      names_players (self),
                      flip_set_up_window_can (self->model),
                      flip_sheet_page_has_hint (self),
                      wants_log (self),
                      flip_sheet_page_is_mending (self),
                      asks_log (self),
                      folded };
  guint mode = 0;

  for (guint i = 0; i < G_N_ELEMENTS (bits); i++)
    mode |= bits[i] ? 1u << i : 0;
  return mode;
}

/* callbacks */

static void
toggled_cb (GtkToggleButton *button, FlipSheetPage *self)
{
  g_assert (FLIP_IS_SHEET_PAGE (self));

  if (self->model)
    flip_sheet_page_show_parts (self);
}

static void
room_cb (FlipRoomBin *bin, int width, int height, FlipSheetPage *self)
{
  g_assert (FLIP_IS_SHEET_PAGE (self));

  self->width = width;
  self->height = height;
  flip_sheet_page_lay_out (self);
}

static void
toggle (GtkWidget *button)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button),
                                !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
}

static void
log_cb (FlipSheetPage *self)
{
  toggle (self->log_toggle);
}

static void
fold_cb (FlipSheetPage *self)
{
  toggle (self->fold);
}

static void
unfold_cb (FlipSheetPage *self)
{
  flip_board_stack_unfold (self->board);
}

/* public functions */

static int
width_of (gpointer widget)
{
  int width;

  gtk_widget_measure (GTK_WIDGET (widget), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL,
                      NULL);
  return width;
}

int
flip_sheet_page_title_room (FlipSheetPage *self)
{
  g_return_val_if_fail (FLIP_IS_SHEET_PAGE (self), 0);

  return self->width - (width_of (self->header) - width_of (self->title));
}

/* A review makes room for what it shows, which differs from move to move. */
void
flip_sheet_page_show_parts (FlipSheetPage *self)
{
  g_return_if_fail (FLIP_IS_SHEET_PAGE (self));

  if (find_mode (self) != self->mode || is_reviewing (self))
    flip_sheet_page_lay_out (self);
}

void
flip_sheet_page_lay_out (FlipSheetPage *self)
{
  FlipBoardShape shape;

  g_return_if_fail (FLIP_IS_SHEET_PAGE (self));

  if (!self->model)
    return;
  self->mode = find_mode (self);
  if (self->width)
    self->room = flip_room_find (self->width, self->height, flip_text_factor (GTK_WIDGET (self)),
                                 gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->fold)),
                                 count_boards (self));
  show_header_buttons (self);
  flip_sheet_page_refresh_hint (self);
  show_side (self);
  if (!self->width)
    return;
  flip_sheet_page_show_title (self);
  place_seats (self);
  place_question (self);
  place_review (self);
  flip_show_class (GTK_WIDGET (self), "low", self->height < LOW_BELOW);
  flip_show_class (GTK_WIDGET (self), "close", self->room.kind == FLIP_ROOM_NARROW);
  place_stage (self);
  shape = find_shape (self);
  flip_board_stack_set_shape (self->board, shape);
  flip_holdings_set_wanted (self->holdings,
                            !flip_sheet_page_is_mending (self)
                              && (shape == FLIP_BOARD_PAGES || shape == FLIP_BOARD_COLUMNS));
  if (flip_sheet_page_is_mending (self))
    flip_mend_mode_set_room (self->mend, &self->room);
}

gboolean
flip_sheet_page_close_drawer (FlipSheetPage *self)
{
  g_return_val_if_fail (FLIP_IS_SHEET_PAGE (self), FALSE);

  if (has_log_beside (self) || !wants_log (self))
    return FALSE;
  toggle (self->log_toggle);
  return TRUE;
}

void
flip_sheet_page_install_room (GtkWidgetClass *widget_class)
{
  FLIP_BIND_CALLBACKS (widget_class, room_cb, toggled_cb);
  FLIP_ACTIONS (widget_class, FlipSheetPage, ("sheet.log", log_cb), ("sheet.fold", fold_cb),
                ("sheet.unfold", unfold_cb));
  FLIP_KEYS (widget_class, (GDK_KEY_e, GDK_CONTROL_MASK, "sheet.unfold"),
             (GDK_KEY_F9, 0, "sheet.fold"), (GDK_KEY_l, GDK_CONTROL_MASK, "sheet.log"));
}
