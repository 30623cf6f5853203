/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/sheet/sheet-page-private.h"

#include "app/common/layout/room-bin.h"
#include "app/common/toolkit/show.h"
#include "app/common/toolkit/text-scale.h"
#include "app/preferences/settings.h"
#include "app/review/score-graph.h"
#include "app/setup/set-up-window.h"
#include "draw/sheet/sheet-art.h"

#define WIDE_FROM    1340
#define FULL_FROM    1400
#define MEDIUM_FROM  950
#define COLUMNS_FROM 760
#define BESIDE_FROM  700 /* two regions of the board fit side by side */
#define FITTED_FROM  560
#define LARGE_FROM   1390
#define LARGE_SEATS  4
#define LARGE_SEAT   310
#define LARGE_HEIGHT 840
#define LOW_BELOW    860
#define LOG_FROM     800
#define HIGH_FROM    1000
#define HUGE_FROM    1700

/* The widths of the buttons in a narrow header, and of a readable title. */
#define HEADER_WIDTH 340
#define TITLE_WIDTH  140

/* The widths of the buttons in a wide header, one of which is a word. */
#define WIDE_HEADER_WIDTH 750
#define WORDS_WIDTH       60

/* The width from which on the question can be a bar; it grows with the text. */
#define BAR_WIDTH    640
#define LEAST_BESIDE 300

#define BRIEFING_WIDTH 340

#define SIDE_WIDTH      310
#define SLIM_SIDE_WIDTH 282 /* room for seven card keys: no question widens it */
#define HIGH_SIDE_WIDTH 298 /* the same if the height allows large cards */
#define HUGE_SIDE_WIDTH 372
#define SIDE_PADDING    32


#define DRAWER_WIDTH    320
#define HINT_WIDTH      332
#define LEAST_TABLE     340
#define STAGE_WORDS     200 /* the part of the panel below the table that grows with the text */

/* Heights: the smallest whole board with its surroundings; a review below it without its graph, and
   its newest move if that is there too; the players. */
#define SMALLEST_BOARD 545
#define REVIEW_HEIGHT  112
#define CHOICE_HEIGHT  66
#define SEATS_HEIGHT   56

/* The bar takes at most a fifth of the window, and the question of a smaller one less than half.
   The keys of two suits are side by side, or take two more lines. */
#define BAR_SHARE   .2
#define BAR_HEIGHT  152
#define REPEATED_HEIGHT 128 /* of a bar with an answer that is clicked repeatedly */
#define PAIRS_WIDTH 976
#define TWO_LINES   72
#define SMALL_SHARE .49

/* Cards to choose from, side by side; in a bar only one line of them, so that the board keeps its
   height. */
#define CARDS_ACROSS     3
#define CARD_WIDTH       85
#define CARDS_IN_COLUMNS 5
#define CARDS_IN_BAR     7
#define WORDS_OF_BAR     260

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

/* The width of a page that shows all seats with thumbnails of their boards, so that nobody has to
   scroll to find a player. */
static int
boards_width (FlipSheetPage *self)
{
  guint n_seats = flip_sheet_page_moment (self)->n_seats;

  return LARGE_FROM + (n_seats > LARGE_SEATS ? LARGE_SEAT * (int) (n_seats - LARGE_SEATS) : 0);
}

/* The thumbnails need a wide page, and enough height below them. */
static gboolean
has_room_for_boards (FlipSheetPage *self)
{
  return !flip_sheet_page_is_simulated (self) && has_turns (self)
         && self->width >= flip_text_scale (GTK_WIDGET (self), boards_width (self))
         && self->height >= LARGE_HEIGHT;
}

/* Whether little height is left for the panel beside the board. */
static gboolean
is_low_beside (FlipSheetPage *self)
{
  return self->height < (has_room_for_boards (self) ? HIGH_FROM : LOG_FROM);
}

static gboolean
wants_log (FlipSheetPage *self)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->log_toggle));
}

/* If the turn of all seats leaves no room for the log, the log makes way, and its button shows it
   over the board. */
static gboolean
has_log_beside (FlipSheetPage *self)
{
  return self->room == ROOM_WIDE && !(has_turns (self) && wants_log (self));
}

static gboolean
has_focus_within (gpointer widget)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (widget));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  return focus && gtk_widget_is_ancestor (focus, GTK_WIDGET (widget));
}

/* Puts the turn and then the log into the panel, or into a drawer over the board. A widget that is
   moved loses the focus. */
static void
move_records (FlipSheetPage *self)
{
  gboolean wide = self->room == ROOM_WIDE;
  GtkBox *with_turn = wide ? self->asked : self->log_holder;
  gboolean beside = has_log_beside (self), focused = has_focus_within (self->turn);

  if (self->room == ROOM_UNKNOWN)
    return;
  if (gtk_widget_get_parent (GTK_WIDGET (self->turn)) != GTK_WIDGET (with_turn))
    {
      move_to (self->log, GTK_BOX (self->side));
      move_to (self->turn, with_turn);
    }
  move_to (flip_now_turn_next (self->turn), wide ? self->question : GTK_BOX (self->turn));
  move_to (self->log, beside ? GTK_BOX (self->side) : self->log_holder);
  gtk_widget_set_hexpand (GTK_WIDGET (self->log), !beside);
  if (focused && !has_focus_within (self->turn))
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
is_reviewing (FlipSheetPage *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->review_bar));
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

/* The simulated table has its own panel and boxes. Below the board, the review replaces the
   question, which would only say that this is an earlier moment. If the log has no place of its
   own, a button shows it. */
static void
show_side (FlipSheetPage *self)
{
  gboolean simulated = flip_sheet_page_is_simulated (self), wide = self->room == ROOM_WIDE;
  gboolean beside = has_log_beside (self);

  move_records (self);
  gtk_widget_set_visible (self->seats_scroller, !simulated && !names_players (self)
                                                  && !(is_reviewing (self) && is_solo (self)));
  gtk_widget_set_visible (GTK_WIDGET (self->board), !simulated);
  gtk_widget_set_visible (GTK_WIDGET (self->table), simulated);
  gtk_widget_set_visible (self->log_toggle, (simulated || !beside || has_turns (self))
                                              && self->room != ROOM_NARROW && self->width);
  gtk_widget_set_visible (GTK_WIDGET (self->question),
                          !simulated && !(is_reviewing (self) && !is_asked (self)));
  gtk_widget_set_visible (self->side, (simulated ? wide && wants_log (self)
                                       : wide    ? !flip_sheet_page_has_hint (self)
                                                 : !is_reviewing (self)));
  flip_sheet_page_place_hint (self);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->log_drawer), !beside && wants_log (self));
}

/* The width of the panel, which grows with the text. */
static int
side_width (FlipSheetPage *self)
{
  return flip_text_scale (GTK_WIDGET (self),
                          is_reviewing (self)        ? HINT_WIDTH
                          : self->width >= HUGE_FROM ? HUGE_SIDE_WIDTH
                          : self->width >= FULL_FROM ? SIDE_WIDTH
                          : is_low_beside (self)     ? SLIM_SIDE_WIDTH
                                                     : HIGH_SIDE_WIDTH);
}

static gboolean
has_room_beside (FlipSheetPage *self)
{
  return self->width
         >= WIDE_FROM - SLIM_SIDE_WIDTH + flip_text_scale (GTK_WIDGET (self), SLIM_SIDE_WIDTH);
}

static Room
find_room (FlipSheetPage *self)
{
  gboolean beside = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->fold));

  return has_room_beside (self) && beside ? ROOM_WIDE
         : self->width >= MEDIUM_FROM     ? ROOM_MEDIUM
         : self->width >= COLUMNS_FROM    ? ROOM_COLUMNS
                                          : ROOM_NARROW;
}

/* If there is little room, the less important buttons go into a menu. */
static void
show_header_buttons (FlipSheetPage *self)
{
  gboolean narrow = self->room == ROOM_NARROW || !self->width;
  int titled = HEADER_WIDTH + flip_text_scale (GTK_WIDGET (self), TITLE_WIDTH);
  gboolean set_up = self->model && flip_set_up_window_can (self->model);

  gtk_widget_set_visible (self->set_up, set_up && !narrow);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sheet.set-up", set_up);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sheet.deal",
                                 self->model && flip_sheet_page_moment (self)->setup->dealt);
  gtk_widget_set_visible (GTK_WIDGET (self->title), self->width >= titled);
  gtk_widget_set_visible (self->review, !narrow);
  gtk_widget_set_visible (self->rules, !narrow);
  gtk_widget_set_visible (self->save, !narrow);
  gtk_widget_set_visible (self->fold,
                          has_room_beside (self) && !flip_sheet_page_is_simulated (self));
}

static gboolean
has_width_for_bar (FlipSheetPage *self)
{
  return self->width >= flip_text_scale (GTK_WIDGET (self), BAR_WIDTH);
}

static int
bar_height (FlipSheetPage *self)
{
  gboolean pairs = self->width >= flip_text_scale (GTK_WIDGET (self), PAIRS_WIDTH);

  return flip_text_scale (GTK_WIDGET (self), pairs ? BAR_HEIGHT : BAR_HEIGHT + TWO_LINES);
}

/* The maximum height of the question below the board. */
static int
most_height (FlipSheetPage *self)
{
  int small = (int) (self->height * SMALL_SHARE);

  if (self->room == ROOM_WIDE)
    return -1;
  return self->room == ROOM_MEDIUM && has_width_for_bar (self)
           ? CLAMP (bar_height (self), (int) (self->height * BAR_SHARE), small)
           : small;
}

/* Large text needs wide cards; a bar has words beside them. */
static guint
cards_across (FlipSheetPage *self, gboolean bar)
{
  int width = flip_text_scale (GTK_WIDGET (self), CARD_WIDTH);
  int words = bar ? flip_text_scale (GTK_WIDGET (self), WORDS_OF_BAR) : 0;
  int most = !bar ? CARDS_ACROSS : self->room == ROOM_MEDIUM ? CARDS_IN_BAR : CARDS_IN_COLUMNS;

  return self->room == ROOM_WIDE ? CARDS_ACROSS : (guint) CLAMP ((self->width - words) / width, 1, most);
}

/* Below the board, an answer that is clicked repeatedly must not move, so the question always has
   its full height. */
void
flip_sheet_page_keep_question (FlipSheetPage *self)
{
  gboolean bar = self->room == ROOM_MEDIUM && has_width_for_bar (self);
  int height = bar ? MIN (most_height (self), flip_text_scale (GTK_WIDGET (self), REPEATED_HEIGHT))
                   : most_height (self);

  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (self->now_scroller),
                                              flip_now_panel_is_repeated (self->now) ? height : -1);
}

static void
place_question (FlipSheetPage *self)
{
  gboolean beside = self->room == ROOM_WIDE;
  gboolean wide = has_width_for_bar (self);
  gboolean bar = !beside && self->room != ROOM_NARROW && wide;
  GtkOrientation along = beside ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->content), along);
  gtk_widget_set_size_request (self->side, beside ? side_width (self) : -1, -1);
  gtk_widget_set_size_request (
    self->log_drawer,
    MIN (flip_text_scale (GTK_WIDGET (self), DRAWER_WIDTH), MAX (self->width - 24, 1)), -1);
  gtk_widget_set_size_request (
    self->hint_side, MAX (side_width (self), flip_text_scale (GTK_WIDGET (self), HINT_WIDTH)), -1);
  gtk_widget_set_size_request (
    self->hint_drawer,
    MIN (flip_text_scale (GTK_WIDGET (self), HINT_WIDTH), MAX (self->width - 12, 1)), -1);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (self->now_scroller), -1);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (self->now_scroller),
                                              most_height (self));
  flip_sheet_page_keep_question (self);
  flip_now_panel_set_low (self->now, beside && is_low_beside (self));
  flip_now_panel_set_compact (self->now, !beside);
  flip_now_panel_set_bar (self->now, bar);
  flip_now_panel_set_split (self->now, self->room == ROOM_NARROW && wide);
  flip_now_panel_set_card_columns (self->now, cards_across (self, bar));
  flip_now_panel_set_narrow (self->now, self->room == ROOM_NARROW
                                          && self->width < flip_text_scale (GTK_WIDGET (self),
                                                                            LEAST_BESIDE));
  flip_show_class (self->side, "bar", !beside);
}

/* Large cards are above both board and panel; small ones only above the board. Names are cut only
   if that brings all cards into view. */
static void
place_seats (FlipSheetPage *self, gboolean large)
{
  GtkWidget *to = large ? self->across : self->main;
  GtkWidget *from = gtk_widget_get_parent (self->seats_scroller);
  GtkWidget *viewport = gtk_widget_get_ancestor (GTK_WIDGET (self->seats), GTK_TYPE_VIEWPORT);

  gtk_scrollable_set_hscroll_policy (
    GTK_SCROLLABLE (viewport), self->room == ROOM_NARROW ? GTK_SCROLL_NATURAL : GTK_SCROLL_MINIMUM);
  flip_seats_row_set_large (self->seats, large);
  flip_now_panel_set_lineup_elsewhere (self->now, large);
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
  return MAX (natural, flip_text_scale (GTK_WIDGET (self), SEATS_HEIGHT));
}

/* The height that the smallest whole board and the rest of the review leave for the graph. */
static int
graph_room (FlipSheetPage *self)
{
  int rest = flip_text_scale (GTK_WIDGET (self), REVIEW_HEIGHT);

  if (self->room != ROOM_WIDE)
    rest += flip_text_scale (GTK_WIDGET (self), CHOICE_HEIGHT);
  return self->height - SMALLEST_BOARD - rest - seats_height (self);
}

/* The board stays whole: if that leaves too little for the graph, the graph is folded. The newest
   move is described beside the board, or else in the bar below it. */
static void
place_review (FlipSheetPage *self)
{
  gboolean beside = self->room == ROOM_WIDE && !flip_sheet_page_is_simulated (self);
  int room = graph_room (self);

  move_to (self->choice, beside ? self->choice_side : flip_review_bar_choice_place (self->review_bar));
  move_to (self->notes, beside ? self->choice_side : flip_review_bar_notes_place (self->review_bar));
  flip_review_bar_set_notes (self->review_bar, !beside);
  adw_clamp_set_maximum_size (self->choice_clamp, side_width (self) - SIDE_PADDING);
  gtk_widget_set_visible (GTK_WIDGET (self->choice_clamp), beside && is_reviewing (self));
  flip_choice_view_set_cards (self->choice, beside);
  flip_review_bar_set_low (self->review_bar, room < FLIP_GRAPH_LEAST);
  flip_review_bar_set_room (self->review_bar, room);
}

/* Puts the buttons side by side, or each on a line of its own. */
static void
place_briefing_buttons (FlipSheetPage *self)
{
  gboolean beside = self->width >= flip_text_scale (GTK_WIDGET (self), BRIEFING_WIDTH);

  gtk_orientable_set_orientation (self->briefing_buttons, beside ? GTK_ORIENTATION_HORIZONTAL
                                                                 : GTK_ORIENTATION_VERTICAL);
}

/* Large text makes the board larger, so that the same room counts as smaller. A player who looks
   back sees the whole board in any room, and in little room also the region of the newest mark. */
static FlipBoardShape
find_shape (FlipSheetPage *self)
{
  int room = self->width - (self->room == ROOM_WIDE ? side_width (self) : 0);

  if (is_reviewing (self) && room < flip_text_scale (GTK_WIDGET (self), MEDIUM_FROM))
    return room < flip_text_scale (GTK_WIDGET (self), FITTED_FROM) ? FLIP_BOARD_OVERVIEW : FLIP_BOARD_FITTED;
  return room >= flip_text_scale (GTK_WIDGET (self), MEDIUM_FROM)   ? FLIP_BOARD_WHOLE
         : room >= flip_text_scale (GTK_WIDGET (self), BESIDE_FROM) ? FLIP_BOARD_COLUMNS
                                                                    : FLIP_BOARD_PAGES;
}

/* The width that an open hint or log takes from the table; 0 if too little would be left. */
static int
taken_from_table (FlipSheetPage *self)
{
  gboolean wide = self->room == ROOM_WIDE;
  int hint = flip_sheet_page_has_hint (self) ? flip_text_scale (GTK_WIDGET (self), HINT_WIDTH) : 0;
  int log = !wants_log (self) ? 0
            : wide            ? side_width (self)
                              : flip_text_scale (GTK_WIDGET (self), DRAWER_WIDTH);
  int taken = wide ? hint + log : MAX (hint, log);

  return self->width - taken >= LEAST_TABLE ? taken : 0;
}

/* The table and its panel are laid out for exactly their room, so nothing may cover them. */
static void
place_stage (FlipSheetPage *self)
{
  int taken = taken_from_table (self), room = self->width - taken;
  int narrow = FITTED_FROM - STAGE_WORDS + flip_text_scale (GTK_WIDGET (self), STAGE_WORDS);

  gtk_widget_set_margin_end (GTK_WIDGET (self->table), self->room == ROOM_WIDE ? 0 : taken);
  flip_table_stage_set_shape (
    self->table, room < narrow ? FLIP_STAGE_NARROW
                 : self->room == ROOM_WIDE && room >= flip_text_scale (GTK_WIDGET (self), WIDE_FROM)
                   ? FLIP_STAGE_WIDE
                   : FLIP_STAGE_MEDIUM);
}

/* callbacks */

static void
log_toggled_cb (GtkToggleButton *button, FlipSheetPage *self)
{
  g_assert (FLIP_IS_SHEET_PAGE (self));

  if (!self->model)
    return;
  show_side (self);
  if (self->width)
    place_stage (self);
}

static void
fold_toggled_cb (GtkToggleButton *button, FlipSheetPage *self)
{
  g_assert (FLIP_IS_SHEET_PAGE (self));

  if (self->width)
    flip_sheet_page_show_parts (self);
}

static void
room_cb (FlipRoomBin *bin, int width, int height, FlipSheetPage *self)
{
  g_assert (FLIP_IS_SHEET_PAGE (self));

  self->width = width;
  self->height = height;
  flip_sheet_page_show_parts (self);
}

static void
toggle (GtkWidget *button)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button),
                                !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
}

static void
log_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  toggle (FLIP_SHEET_PAGE (widget)->log_toggle);
}

static void
fold_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  toggle (FLIP_SHEET_PAGE (widget)->fold);
}

static void
unfold_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  flip_board_stack_unfold (FLIP_SHEET_PAGE (widget)->board);
}

/* public functions */

int
flip_sheet_page_title_room (FlipSheetPage *self)
{
  int words = flip_text_scale (GTK_WIDGET (self), WORDS_WIDTH) - WORDS_WIDTH;

  g_return_val_if_fail (FLIP_IS_SHEET_PAGE (self), 0);

  return self->width - (self->room == ROOM_NARROW ? HEADER_WIDTH : WIDE_HEADER_WIDTH + 2 * words);
}

void
flip_sheet_page_show_parts (FlipSheetPage *self)
{
  FlipBoardShape shape;

  g_return_if_fail (FLIP_IS_SHEET_PAGE (self));

  if (!self->model)
    return;
  if (self->width)
    self->room = find_room (self);
  show_header_buttons (self);
  flip_sheet_page_refresh_hint (self);
  show_side (self);
  if (!self->width)
    return;
  flip_sheet_page_show_title (self);
  place_seats (self, has_room_for_boards (self));
  place_question (self);
  place_review (self);
  place_briefing_buttons (self);
  flip_show_class (GTK_WIDGET (self), "low", self->height < LOW_BELOW);
  flip_show_class (GTK_WIDGET (self), "close", self->room == ROOM_NARROW);
  place_stage (self);
  shape = find_shape (self);
  flip_board_stack_set_shape (self->board, shape);
  flip_holdings_set_wanted (self->holdings,
                            shape == FLIP_BOARD_PAGES || shape == FLIP_BOARD_COLUMNS);
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
  g_type_ensure (FLIP_TYPE_HOLDINGS);
  gtk_widget_class_bind_template_callback (widget_class, room_cb);
  gtk_widget_class_bind_template_callback (widget_class, log_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, fold_toggled_cb);
  gtk_widget_class_install_action (widget_class, "sheet.log", NULL, log_cb);
  gtk_widget_class_install_action (widget_class, "sheet.fold", NULL, fold_cb);
  gtk_widget_class_install_action (widget_class, "sheet.unfold", NULL, unfold_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_e, GDK_CONTROL_MASK, "sheet.unfold",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F9, 0, "sheet.fold", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_l, GDK_CONTROL_MASK, "sheet.log",
                                       NULL);
}
