/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-view-private.h"
#include "app/common/picture/own-card.h"
#include "app/preferences/settings.h"
#include "app/review/round-axis.h"
#include "app/seats/goal-card.h"
#include "app/seats/lineup-card.h"
#include "app/sheet/sheet-page-private.h"
#include "app/table/table-canvas.h"
#include "games/games.h"
#include "play/text/language.h"
#include "play/moment/meanwhile.h"
#include "tests/engine/play.h"
#include "tests/window/room-look.h"
#include "tests/window/room-stage.h"
#include "tests/window/stage.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <string.h>

/* Whether all that is written on a sheet has its room, in windows of every size and with text twice
   as large: nothing is shortened, nothing has less room than it needs. In one of the languages of
   tests/language/in-a-language also whether all of it is translated, and no letter is broken. */

/* The windows that people have. */
static const RoomSize usual_sizes[] = {
  { 360, 740, 1 }, { 700, 900, 1 }, { 1000, 760, 1 }, { 1366, 768, 1 }, { 1400, 900, 1 }, { 1920, 1080, 1 },
};

#define FINGERTIP 36

typedef struct
{
  const char *game;
  guint seats;
  gboolean dealt;
  guint moves;
} Position;

static const Position positions[] = {
  { "fliptown", 1, FALSE, 41 },   { "fliptown", 4, FALSE, 60 },  { "flipcity", 1, FALSE, 40 },
  { "flipcity", 4, TRUE, 120 },   { "royalflip", 1, FALSE, 33 }, { "royalflip", 2, FALSE, 40 },
  { "insertcoin", 1, FALSE, 9 },  { "insertcoin", 4, FALSE, 40 }, { "flickemup", 2, FALSE, 30 },
  { "flickemup", 2, TRUE, 20 },
};

/* What is asked one after the other. */
static const Position played[] = {
  { "fliptown", 1, FALSE, 90 },
  { "fliptown", 4, TRUE, 60 },
  { "flickemup", 2, TRUE, 30 },
};

/* A card of many; what each of many has entered. */
static const Position full[] = {
  { "insertcoin", 2, FALSE, 6 },
  { "insertcoin", 6, TRUE, 6 },
};

/* All act at the same time. */
static const Position at_once[] = {
  { "fliptown", 4, TRUE, 12 },    { "fliptown", 4, FALSE, 20 },  { "royalflip", 4, TRUE, 12 },
  { "royalflip", 4, FALSE, 20 },  { "insertcoin", 4, TRUE, 12 }, { "insertcoin", 4, FALSE, 20 },
  { "insertcoin", 6, FALSE, 20 },
};

static const char *const short_names[] = { "Ann", "Bob", "Cleo", "Dan", NULL };

static const RoomSize beside[] = { { 1366, 768, 1 },
                               { 1400, 900, 1 },
                               { 1600, 840, 1 },
                               { 1920, 1080, 1 } };

static void
check_question (const char *name)
{
  GtkWidget *scroller = stage_page (room_application ())->now_scroller;

  room_check_top (name, gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)));
}

static void
test_sheet (gconstpointer data)
{
  const Position *position = data;
  g_autofree char *name = g_strdup_printf ("%s-%u%s", position->game, position->seats,
                                           position->dealt ? "-dealt" : "");

  room_begin (position->game, position->seats, position->dealt, position->moves);
  room_check_all (name);
  check_question (name);
}

/* The squares of a level touch, so that a finger has no more than each of them. */
static void
test_squares (gconstpointer data)
{
  guint seats = GPOINTER_TO_UINT (data);

  room_begin ("insertcoin", seats, TRUE, seats == 1 ? 10 : 40);
  for (guint i = 0; i < G_N_ELEMENTS (usual_sizes); i++)
    {
      g_autofree char *name = g_strdup_printf ("squares-%u", seats);
      g_autoptr (GPtrArray) squares = g_ptr_array_new ();

      room_set_size (GTK_WINDOW (stage_window (room_application ())), &usual_sizes[i]);
      room_check (GTK_WINDOW (stage_window (room_application ())), name, &usual_sizes[i]);
      flip_board_stack_collect (stage_page (room_application ())->board, squares, TRUE);
      g_assert_cmpuint (squares->len, >, 0);
      for (guint j = 0; j < squares->len; j++)
        {
          int side = MIN (gtk_widget_get_width (squares->pdata[j]), gtk_widget_get_height (squares->pdata[j]));

          if (side < FINGERTIP)
            {
              g_test_fail_printf ("%s, %d: a square of %d px", name, usual_sizes[i].width, side);
              break;
            }
        }
    }
}

/* Until some have chosen and others have not, with something that happened before. */
static void
play_into_turn (FlipSheetPage *page)
{
  FlipRandom random;

  flip_random_seed (&random, 3, 1);
  for (guint i = 0; i < 100; i++)
    {
      const FlipMoment *moment = flip_sheet_page_moment (page);
      const FlipTurn *turn = flip_moment_turn (moment);

      if (turn && turn->n_done && !turn->is_past && flip_moment_may_act (moment)
          && flip_meanwhile_has_any (moment))
        return;
      stage_play (page, &random);
    }
  g_assert_not_reached ();
}

/* All of it, without scrolling. */
static gboolean
is_in_view (gpointer widget)
{
  GtkWidget *scroller = widget ? gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW) : NULL;
  GtkWidget *room = scroller ? scroller : GTK_WIDGET (stage_window (room_application ()));
  graphene_rect_t bounds;

  return widget && gtk_widget_get_mapped (widget)
         && gtk_widget_compute_bounds (widget, room, &bounds) && bounds.origin.y >= -ROOM_SLACK
         && bounds.origin.y + bounds.size.height
              <= (float) gtk_widget_get_height (room) + ROOM_SLACK
         && bounds.origin.x + bounds.size.width <= (float) gtk_widget_get_width (room) + ROOM_SLACK;
}

/* What all choose with. */
static gboolean
shows_cards (FlipSheetPage *page)
{
  return is_in_view (stage_find (page->now, FLIP_TYPE_OWN_CARD))
         || is_in_view (flip_now_panel_lineup (page->now))
         || is_in_view (stage_find (page->seats, FLIP_TYPE_LINEUP_CARD));
}

static const char *
title_of (FlipSheetPage *page)
{
  const FlipAsked *asked = flip_moment_asked (flip_sheet_page_moment (page));

  return asked ? asked->question->title->str : "";
}

/* Four people have the flipped cards, whom the next ones wait for, the log and what happened since, however large the
   window beside whose board they are asked. */
static void
test_at_once (gconstpointer data)
{
  const Position *position = data;
  GtkWindow *window = GTK_WINDOW (stage_window (room_application ()));

  room_begin (position->game, position->seats, position->dealt, position->moves);
  play_into_turn (stage_page (room_application ()));
  for (guint i = 0; i < G_N_ELEMENTS (beside); i++)
    {
      FlipSheetPage *page = stage_page (room_application ());
      g_autofree char *name = g_strdup_printf ("all-%s-%u%s", position->game, position->seats,
                                               position->dealt ? "-dealt" : "");

      room_set_size (window, &beside[i]);
      room_check (window, name, &beside[i]);
      if (!shows_cards (page))
        g_test_fail_printf ("%s, %d: no card", name, beside[i].width);
      if (!is_in_view (flip_now_turn_next (page->turn)))
        g_test_fail_printf ("%s, %d: no way to go on", name, beside[i].width);
      if (!is_in_view (page->log_toggle))
        g_test_fail_printf ("%s, %d: no log", name, beside[i].width);
    }
}

/* Whether a part of the board begins right of the middle, beside another. */
static gboolean
has_two_beside (FlipSheetPage *page)
{
  g_autoptr (GPtrArray) views = stage_find_all (page->board, FLIP_TYPE_BOARD_VIEW);
  float middle = (float) gtk_widget_get_width (GTK_WIDGET (page->board)) / 2;
  graphene_rect_t bounds;

  for (guint i = 1; i < views->len; i++)
    {
      if (gtk_widget_get_mapped (views->pdata[i])
          && gtk_widget_compute_bounds (views->pdata[i], GTK_WIDGET (page->board), &bounds)
          && bounds.origin.x >= middle)
        return TRUE;
    }

  return FALSE;
}

static gboolean
has_reach_in_view (FlipSheetPage *page)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();

  flip_board_stack_collect (page->board, buttons, TRUE);
  for (guint i = 0; i < buttons->len; i++)
    {
      if (is_in_view (buttons->pdata[i]))
        return TRUE;
    }

  return buttons->len == 0;
}

/* Half of a small screen has two regions beside each other, and what is asked for is in view. */
static void
test_two_beside (gconstpointer data)
{
  static const RoomSize size = { 700, 800, 1 };
  GtkWindow *window = GTK_WINDOW (stage_window (room_application ()));
  const FlipGame *game = data;
  FlipRandom random;

  flip_random_seed (&random, 3, 1);
  room_begin (game->id, 2, FALSE, 20);
  room_set_size (window, &size);
  room_check (window, game->id, &size);
  for (guint i = 0; i < 12; i++)
    {
      FlipSheetPage *page = stage_page (room_application ());

      if (!has_two_beside (page) || !has_reach_in_view (page))
        g_test_fail_printf ("%s: %s beside another at “%s”", game->id,
                            has_two_beside (page) ? "nothing in reach is in view, one region"
                                                  : "no region",
                            title_of (page));
      stage_play (page, &random);
      room_wait (window);
    }
}

/* Nor does anybody look for an answer in a narrow window: of the page that is shown, a part that answers is in view. */
static void
test_narrow_reach (gconstpointer data)
{
  static const RoomSize size = { 360, 720, 1 };
  GtkWindow *window = GTK_WINDOW (stage_window (room_application ()));
  const FlipGame *game = data;
  FlipRandom random;

  flip_random_seed (&random, 4, 1);
  room_begin (game->id, 2, FALSE, 20);
  room_set_size (window, &size);
  for (guint i = 0; i < 24; i++)
    {
      FlipSheetPage *page = stage_page (room_application ());

      if (flip_moment_kind (flip_sheet_page_moment (page)) == FLIP_ASK_SITE
          && !has_reach_in_view (page))
        g_test_fail_printf ("%s: nothing in reach is in view at “%s”", game->id, title_of (page));
      stage_play (page, &random);
      room_wait (window);
    }
}

/* On a laptop all three bounties are whole beside four players, whatever they are called. */
static void
test_bounties (gconstpointer data)
{
  static const RoomSize size = { 1366, 768, 1 };
  const char *const *names = data;
  FlipWindow *window = stage_window (room_application ());

  for (guint seed = 1; seed <= 12; seed++)
    {
      g_autoptr (FlipSetup) setup = flip_setup_new (flip_games_find ("fliptown"));
      g_autofree char *name = g_strdup_printf ("bounties-%s-%u", names[0], seed);
      g_autoptr (GPtrArray) goals = NULL;

      for (guint i = 0; names[i]; i++)
        g_assert_true (flip_setup_add_player (setup, names[i], NULL));
      setup->dealt = TRUE;
      setup->seed = seed;
      flip_window_begin (window, play_session (setup, 12));
      room_set_size (GTK_WINDOW (window), &size);
      room_save_pictures (GTK_WIDGET (window), name);
      goals = stage_find_all (stage_page (room_application ()), FLIP_TYPE_GOAL_CARD);
      g_assert_cmpuint (goals->len, ==, 3);
      for (guint i = 0; i < goals->len; i++)
        {
          graphene_rect_t bounds;
          GtkWidget *row = stage_page (room_application ())->seats_scroller;

          g_assert_true (gtk_widget_compute_bounds (goals->pdata[i], row, &bounds));
          if (bounds.origin.x + bounds.size.width > (float) gtk_widget_get_width (row))
            g_test_fail_printf ("%u: bounty %u ends at %g of %d", seed, i + 1,
                                bounds.origin.x + bounds.size.width, gtk_widget_get_width (row));
        }
    }
}

static gboolean
has_all_in_view (FlipSheetPage *page)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();

  flip_board_stack_collect (page->board, buttons, FALSE);
  for (guint i = 0; i < buttons->len; i++)
    {
      if (gtk_widget_get_mapped (buttons->pdata[i]) && !is_in_view (buttons->pdata[i]))
        return FALSE;
    }

  return buttons->len > 0;
}

/* Above the bar every site of the board is in view, whatever is asked. */
static void
test_board_above (gconstpointer data)
{
  static const RoomSize size = { 1000, 760, 1 };
  GtkWindow *window = GTK_WINDOW (stage_window (room_application ()));
  const FlipGame *game = data;
  FlipRandom random;

  flip_random_seed (&random, 3, 1);
  room_begin (game->id, 1, FALSE, 0);
  room_set_size (window, &size);
  for (guint i = 0; i < 60 && !flip_sheet_page_moment (stage_page (room_application ()))->is_over;
       i++)
    {
      FlipSheetPage *page = stage_page (room_application ());

      if (!has_all_in_view (page))
        g_test_fail_printf ("%s: part of the board is below “%s”", game->id, title_of (page));
      stage_play (page, &random);
      room_wait_for (window, 3);
    }
}

static int
asked_width (GtkWidget *widget)
{
  int width;

  gtk_widget_get_size_request (widget, &width, NULL);
  return width;
}

/* A mark lays nothing out anew: what was changed behind the page's back stays until there is another room. */
static void
test_mark (void)
{
  static const RoomSize size = { 1366, 768, 1 }, other = { 1400, 900, 1 };
  const int changed = 300;
  GtkWindow *window = GTK_WINDOW (stage_window (room_application ()));
  FlipSheetPage *page;
  FlipRandom random;

  flip_random_seed (&random, 3, 1);
  room_begin ("fliptown", 1, FALSE, 41);
  room_set_size (window, &size);
  page = stage_page (room_application ());
  g_assert_cmpint (asked_width (page->side), !=, changed);
  gtk_widget_set_size_request (page->side, changed, -1);
  for (guint i = 0; i < 5; i++)
    stage_play (page, &random);
  room_wait (window);
  g_assert_cmpint (asked_width (page->side), ==, changed);
  room_set_size (window, &other);
  g_assert_cmpint (asked_width (page->side), !=, changed);
}

/* What is paid with is in view whichever page of the board is. */
static void
test_holdings (void)
{
  static const RoomSize small[] = { { 360, 720, 1 },
                                { 700, 800, 1 },
                                { 360, 720, 2 },
                                { 850, 760, 1 } };
  GtkWindow *window = GTK_WINDOW (stage_window (room_application ()));

  room_begin ("fliptown", 4, FALSE, 20);
  for (guint i = 0; i < G_N_ELEMENTS (small); i++)
    {
      room_set_size (window, &small[i]);
      room_check (window, "holdings", &small[i]);
      if (!is_in_view (stage_page (room_application ())->holdings))
        g_test_fail_printf ("%d: no cash in view", small[i].width);
    }
}

/* With a hint or the log open, all is as whole as without, and the button that plays is in view. */
static void
test_open (gconstpointer data)
{
  static const RoomSize some[] = { { 1000, 760, 1 },
                               { 1366, 768, 1 },
                               { 700, 720, 1 },
                               { 360, 720, 1 } };
  static const char *const actions[] = { "sheet.hint", "sheet.log" };
  const FlipGame *game = data;
  GtkWindow *window = GTK_WINDOW (stage_window (room_application ()));

  room_begin (game->id, 2, TRUE, 23);
  for (guint i = 0; i < G_N_ELEMENTS (some) * G_N_ELEMENTS (actions); i++)
    {
      const RoomSize *size = &some[i / G_N_ELEMENTS (actions)];
      const char *action = actions[i % G_N_ELEMENTS (actions)];
      g_autofree char *name = g_strdup_printf ("%s-%s", action, game->id);
      FlipSheetPage *page = stage_page (room_application ());
      GtkWidget *act = flip_table_stage_act (page->table);

      room_set_size (window, size);
      gtk_widget_activate_action (GTK_WIDGET (page), action, NULL);
      room_wait (window);
      room_check (window, name, size);
      if (act && !is_in_view (act) && size->width >= 700)
        g_test_fail_printf ("%s, %d: nothing to flick with", name, size->width);
      gtk_widget_activate_action (GTK_WIDGET (page), action, NULL);
    }
}

/* Where the board is drawn, or the simulated table, and how large. */
static graphene_rect_t
find_board (FlipSheetPage *page)
{
  gboolean simulated = flip_sheet_page_is_simulated (page);
  GtkWidget *found = stage_find (page, simulated ? FLIP_TYPE_TABLE_CANVAS : FLIP_TYPE_BOARD_VIEW);
  graphene_rect_t bounds = { 0 };

  g_assert_true (found && gtk_widget_compute_bounds (found, GTK_WIDGET (page), &bounds));
  return bounds;
}

/* A large screen has a larger board. */
static void
test_larger (gconstpointer data)
{
  static const RoomSize some[] = { { 1366, 768, 1 }, { 1920, 1080, 1 } };
  const Position *game = data;
  GtkWindow *window = GTK_WINDOW (stage_window (room_application ()));
  graphene_rect_t board[G_N_ELEMENTS (some)];

  room_begin (game->game, game->seats, game->dealt, game->moves);
  for (guint i = 0; i < G_N_ELEMENTS (some); i++)
    {
      room_set_size (window, &some[i]);
      board[i] = find_board (stage_page (room_application ()));
    }
  g_assert_cmpfloat (board[1].size.width, >, 1.2 * board[0].size.width);
  g_assert_cmpfloat (board[1].size.height, >, 1.2 * board[0].size.height);
}

/* Whatever is asked beside the board, it stays where it is. */
static void
test_still (gconstpointer data)
{
  static const RoomSize size = { 1366, 768, 1 };
  const Position *game = data;
  GtkWindow *window = GTK_WINDOW (stage_window (room_application ()));
  graphene_rect_t first, now;
  FlipRandom random;

  flip_random_seed (&random, 3, 1);
  room_begin (game->game, game->seats, game->dealt, 3);
  room_set_size (window, &size);
  first = find_board (stage_page (room_application ()));
  for (guint i = 0; i < game->moves; i++)
    {
      FlipSheetPage *page = stage_page (room_application ());
      g_autofree char *asked = g_strdup (title_of (page));

      stage_play (page, &random);
      room_wait_for (window, 3);
      if (flip_sheet_page_moment (page)->is_over)
        break;
      now = find_board (page);
      if (!graphene_rect_equal (&first, &now))
        g_test_fail_printf ("%s %u: after “%s” the board is %g × %g at %g, %g instead of %g × %g at %g, %g, with “%s”",
                            game->game, game->seats, asked, now.size.width, now.size.height,
                            now.origin.x, now.origin.y, first.size.width, first.size.height,
                            first.origin.x, first.origin.y,
                            title_of (page));
    }
}

static void
assert_whole_question (const Position *position, const RoomSize *size)
{
  GtkWindow *window = GTK_WINDOW (stage_window (room_application ()));
  GtkAdjustment *scrolled;

  room_begin (position->game, position->seats, position->dealt, position->moves);
  room_set_size (window, size);
  room_check (window, position->game, size);
  scrolled = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (stage_page (room_application ())->now_scroller));
  if (gtk_adjustment_get_upper (scrolled) > gtk_adjustment_get_page_size (scrolled) + ROOM_SLACK)
    g_test_fail_printf ("%s %u: %g in %g", position->game, position->seats,
                        gtk_adjustment_get_upper (scrolled),
                        gtk_adjustment_get_page_size (scrolled));
}

/* Where much is asked at once, nobody scrolls beside the board to find it. */
static void
test_whole (gconstpointer data)
{
  assert_whole_question (data, &(RoomSize){ 1366, 768, 1 });
}

/* Nor for the keys of the last suit below it, where they are large. */
static void
test_whole_keys (void)
{
  assert_whole_question (&positions[0], &(RoomSize){ 1400, 900, 2 });
}

/* Who looks back sees the whole board above the graph, below four players and three bounties, too. */
static void
test_whole_review (void)
{
  static const RoomSize size = { 1400, 900, 1 };
  FlipWindow *window = stage_window (room_application ());
  GtkWidget *board, *scroller;
  GtkAdjustment *scrolled;

  room_begin ("fliptown", 4, TRUE, 4000);
  room_set_size (GTK_WINDOW (window), &size);
  gtk_widget_activate_action (GTK_WIDGET (stage_page (room_application ())), "sheet.review", NULL);
  gtk_widget_activate_action (GTK_WIDGET (stage_page (room_application ())), "sheet.show", "u", 60);
  room_wait (window);
  board = stage_find (window, FLIP_TYPE_BOARD_VIEW);
  scroller = gtk_widget_get_ancestor (board, GTK_TYPE_SCROLLED_WINDOW);
  g_assert_true (gtk_widget_get_mapped (board) && scroller);
  scrolled = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  g_assert_cmpfloat (gtk_adjustment_get_upper (scrolled), <=, gtk_adjustment_get_page_size (scrolled) + ROOM_SLACK);
}

static void
look_back (guint position)
{
  FlipSheetPage *page = stage_page (room_application ());

  gtk_widget_activate_action (GTK_WIDGET (page), "sheet.show", "u", position);
  room_wait_for (GTK_WINDOW (stage_window (room_application ())), 3);
}

/* The board stays where it is from the first moment of a finished game to the last. */
static void
test_still_review (void)
{
  static const RoomSize size = { 1400, 900, 1 };
  GtkWindow *window = GTK_WINDOW (stage_window (room_application ()));
  FlipSheetPage *page;
  graphene_rect_t first, now;
  guint last;

  room_begin ("fliptown", 2, TRUE, 4000);
  room_set_size (window, &size);
  page = stage_page (room_application ());
  last = flip_sheet_page_moment (page)->cursor;
  gtk_widget_activate_action (GTK_WIDGET (page), "sheet.review", NULL);
  look_back (0);
  first = find_board (page);
  for (guint i = 0; i < 4; i++)
    {
      look_back ((const guint[]){ 1, last, last - 1, last }[i]);
      now = find_board (page);
      g_assert_true (graphene_rect_equal (&first, &now));
    }
}

/* However little room there is, the slider and its rounds are in the window. */
static void
test_low_review (void)
{
  static const RoomSize sizes[] = { { 360, 720, 1 }, { 600, 520, 1 } };
  GtkWidget *window = GTK_WIDGET (stage_window (room_application ()));

  room_begin ("fliptown", 2, TRUE, 4000);
  gtk_widget_activate_action (GTK_WIDGET (stage_page (room_application ())), "sheet.review", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      graphene_rect_t axis;

      room_set_size (GTK_WINDOW (window), &sizes[i]);
      look_back (60);
      g_assert_true (gtk_widget_compute_bounds (stage_find (window, flip_round_axis_get_type ()), window, &axis));
      g_assert_cmpfloat (axis.origin.y + axis.size.height, <=, gtk_widget_get_height (window));
    }
}

/* What is looked at always is below "sheet"; with --slow, what is like it in another game or where cards are dealt. */
static void
add_to (gboolean always, const char *what, const FlipGame *game, GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf ("/room/%s/%s-%s", always ? "sheet" : "all", what, game->id);

  g_test_add_data_func (path, game, test);
}

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "none", TRUE);
  setlocale (LC_ALL, "");
  flip_language_begin ();
  g_test_init (&argc, &argv, NULL);
  stage_watch (NULL);
  room_wait (stage_window (room_application ()));
  g_settings_set_string (flip_settings_get_default (), "notices",
                         "off"); /* which would lie over what is looked at */
  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_autofree char *path = g_strdup_printf ("/room/%s/%s-%u%s", positions[i].dealt ? "all" : "sheet",
                                               positions[i].game, positions[i].seats,
                                               positions[i].dealt ? "-dealt" : "");

      g_test_add_data_func (path, &positions[i], test_sheet);
    }
  for (guint i = 0; i < G_N_ELEMENTS (at_once); i++)
    {
      g_autofree char *path = g_strdup_printf ("/room/%s/at-once-%s-%u%s", at_once[i].dealt ? "all" : "sheet",
                                               at_once[i].game, at_once[i].seats,
                                               at_once[i].dealt ? "-dealt" : "");

      g_test_add_data_func (path, &at_once[i], test_at_once);
    }
  for (guint i = 0; flip_games[i]; i++)
    {
      gboolean simulated = flip_games[i] == flip_games_find ("flickemup");

      add_to (i == 0, "two-beside", flip_games[i], test_two_beside);
      add_to (i == 0 || simulated, "reach", flip_games[i], test_narrow_reach);
      add_to (simulated, "open", flip_games[i], test_open);
    }
  g_test_add_data_func ("/room/sheet/bounties", short_names, test_bounties);
  g_test_add_data_func ("/room/all/bounties-long", room_long_names, test_bounties);
  add_to (TRUE, "board-above", flip_games_find ("fliptown"), test_board_above);
  add_to (FALSE, "board-above", flip_games_find ("royalflip"), test_board_above);
  add_to (FALSE, "board-above", flip_games_find ("insertcoin"), test_board_above);
  /* In other languages a question may take a line more, and the board is a little smaller. */
  for (guint seats = 1; seats <= 4 && !g_getenv ("FLIPSIDE_TEST_LANGUAGE"); seats += 3)
    {
      g_autofree char *path = g_strdup_printf ("/room/sheet/squares-%u", seats);

      g_test_add_data_func (path, GUINT_TO_POINTER (seats), test_squares);
    }
  g_test_add_func ("/room/sheet/mark", test_mark);
  g_test_add_func ("/room/sheet/holdings", test_holdings);
  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_autofree char *path =
        g_strdup_printf ("/room/all/larger-%s-%u%s", positions[i].game, positions[i].seats,
                         positions[i].dealt ? "-dealt" : "");

      g_test_add_data_func (path, &positions[i], test_larger);
    }
  for (guint i = 0; i < G_N_ELEMENTS (played); i++)
    {
      g_autofree char *path = g_strdup_printf ("/room/still/%s-%u%s", played[i].game, played[i].seats,
                                               played[i].dealt ? "-dealt" : "");

      g_test_add_data_func (path, &played[i], test_still);
    }
  /* In other languages a title may take a line more. */
  for (guint i = 0; i < G_N_ELEMENTS (full) && !g_getenv ("FLIPSIDE_TEST_LANGUAGE"); i++)
    {
      g_autofree char *path = g_strdup_printf ("/room/whole/%s-%u", full[i].game, full[i].seats);

      g_test_add_data_func (path, &full[i], test_whole);
    }
  g_test_add_func ("/room/whole-keys", test_whole_keys);
  g_test_add_func ("/room/whole-review", test_whole_review);
  g_test_add_func ("/room/sheet/still-review", test_still_review);
  g_test_add_func ("/room/sheet/low-review", test_low_review);
  room_add_pages ();
  return g_test_run ();
}
