/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/draw/position.h"

#include "engine/game/verb.h"

#include "games/fliptown/fliptown.h"

static void
begin (FliptownState *state, guint seats, const char *board, gboolean holdem)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (&fliptown_game);
  g_autoptr (GError) error = NULL;

  flip_setup_fill_seats (setup, seats, &error);
  g_assert_no_error (error);
  if (seats > 1)
    flip_setup_set_option (setup, "bounties", "none", &error);
  g_assert_no_error (error);
  if (holdem)
    flip_setup_set_option (setup, "holdem", "yes", &error);
  g_assert_no_error (error);
  if (board)
    flip_setup_set_board (setup, "other.board", board);
  fliptown_game.begin (state, setup, &error);
  g_assert_no_error (error);
}

static FlipCard
card_of (const char *text)
{
  FlipCard card;

  g_assert_true (flip_card_parse (text, &card));
  return card;
}

static void
show_lineup (FliptownState *state, const char *first, const char *second, const char *third)
{
  const char *const texts[] = { first, second, third };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      FlipMove move = flip_move_of_card (card_of (texts[i]));

      g_assert_true (flip_game_check (&fliptown_game, state, &move, NULL));
      flip_game_apply (&fliptown_game, state, &move);
    }
}

static void
write_hand (FliptownSeat *seat, guint round, const char *cards)
{
  g_auto (GStrv) texts = g_strsplit (cards, " ", -1);

  for (guint i = 0; texts[i]; i++)
    seat->poker[round][i] = card_of (texts[i]);
}

static guint16
bits (const guint *numbers, guint n)
{
  guint set = 0;

  for (guint i = 0; i < n; i++)
    set |= 1u << numbers[i];
  return (guint16) set;
}

#define BITS(...) \
  bits ((const guint[]){ __VA_ARGS__ }, G_N_ELEMENTS (((const guint[]){ __VA_ARGS__ })))

void
position_mid_game (FliptownState *state)
{
  FliptownSeat *seat = &state->seats[0];

  begin (state, FLIPTOWN_MAX_SEATS, NULL, FALSE);
  seat->stops = BITS (2, 4, 6);
  seat->crossed_stops = BITS (0, 1, 3, 5);
  seat->targets = BITS (2, 4);
  seat->chambers = BITS (0, 2);
  seat->buildings = BITS (4, 7);
  seat->stones = BITS (1, 3, 4);
  seat->fields = BITS (0, 1, 3);
  seat->tracks[FLIPTOWN_CASH] = (FliptownTrack){ 21, 13 };
  seat->tracks[FLIPTOWN_GOLD] = (FliptownTrack){ 2, 3 };
  seat->tracks[FLIPTOWN_STARS] = (FliptownTrack){ 21, 0 };
  seat->tracks[FLIPTOWN_WANTED] = (FliptownTrack){ 6, 0 };
  seat->pans = 1;
  seat->hammers = 2;
  seat->items = FLIPTOWN_ITEM_PICKAXE;
  seat->hands[0] = FLIP_HAND_THREE;
  write_hand (seat, 0, "KS KD 3H 2H KH");
  write_hand (seat, 1, "8H 8C");
  state->round = 1;
  state->turn = 2;
  show_lineup (state, "7D", "8S", "QC");
}

void
position_fresh (FliptownState *state, const char *board)
{
  begin (state, 1, board, FALSE);
  show_lineup (state, "7D", "8S", "QC");
}

static void
fill_seat (FliptownSeat *seat)
{
  seat->stops = BITS (2, 6, 12);
  seat->crossed_stops = BITS (0, 1, 3, 4, 5, 7, 8, 9, 10, 11);
  seat->targets = (1u << FLIPTOWN_TARGETS) - 1;
  seat->chambers = (1u << FLIPTOWN_CHAMBERS) - 1;
  seat->buildings = (1u << FLIPTOWN_BUILDINGS) - 1;
  seat->stones = (1u << FLIPTOWN_STONES) - 1;
  seat->fields = (1u << FLIPTOWN_FIELDS) - 1;
  seat->tracks[FLIPTOWN_CASH] = (FliptownTrack){ 88, 40 };
  seat->tracks[FLIPTOWN_GOLD] = (FliptownTrack){ 3, 90 };
  seat->tracks[FLIPTOWN_STARS] = (FliptownTrack){ 112, 6 };
  seat->tracks[FLIPTOWN_WANTED] = (FliptownTrack){ 31, 0 };
  seat->pans = seat->hammers = 4;
  seat->items = 0x7f;
  seat->bank = seat->hotel = 4;
  seat->bank = 3;
  seat->outlaws = 7;
  seat->character = FLIPTOWN_MAN_IN_BLACK;
  seat->ability = 1;
  seat->arrests = 1u << 0;
  seat->bribes = 1u << 2;
  seat->hands[0] = seat->hands[1] = FLIP_HAND_STRAIGHT_FLUSH;
  seat->hands[2] = FLIP_HAND_PAIR;
}

void
position_full (FliptownState *state)
{
  FliptownSeat *seat = &state->seats[0];

  begin (state, 1, NULL, TRUE);
  fill_seat (seat);
  write_hand (seat, 0, "AS 10D JH QH KH");
  write_hand (seat, 1, "2S 3D 4H 5H 6H");
  write_hand (seat, 2, "7S 8D 9H 10H AC");
  for (guint round = 0; round < FLIPTOWN_ROUNDS; round++)
    {
      seat->holdem[round][0] = card_of ("QS");
      seat->holdem[round][1] = card_of ("10C");
    }
  state->cards.sheriff = card_of ("10H");
  state->round = 2;
  state->stage = FLIPTOWN_STAGE_OVER;
}
