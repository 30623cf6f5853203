/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/session/autoplay.h"
#include "engine/session/sheet.h"
#include "games/flickemup/flickemup.h"
#include "games/flipcity/flipcity.h"
#include "games/fliptown/fliptown.h"
#include "games/games.h"
#include "games/royalflip/royalflip.h"
#include "tests/engine/play.h"

#include <string.h>

/* Counts the lines of play from positions that are handed over as sheets. */

typedef struct
{
  const char *path;
  guint seats;
  const char *options; /* "key=value key=value" */
  const char *moves;   /* one a line */
  guint depth;
  guint64 lines;
  const FlipGame *game; /* Fliptown if none is named */
} Position;

static FlipSession *
set_up (const Position *position)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (position->game ? position->game : &fliptown_game);
  g_auto (GStrv) options = g_strsplit (position->options, " ", -1);
  g_auto (GStrv) moves = g_strsplit (position->moves, "\n", -1);
  g_autoptr (FlipSession) session = NULL;
  g_autofree char *text = NULL;

  g_assert_true (flip_setup_fill_seats (setup, position->seats, NULL));
  for (guint i = 0; options[i]; i++)
    {
      g_auto (GStrv) words = g_strsplit (options[i], "=", 2);

      g_assert_true (flip_setup_set_option (setup, words[0], words[1], NULL));
    }
  session = play_session (setup, 0);
  for (guint i = 0; moves[i]; i++)
    play_text (session, moves[i]);
  text = flip_sheet_print (session);
  return flip_sheet_parse (text, strlen (text), "perft", flip_games_find, NULL);
}

static void
test_position (gconstpointer data)
{
  const Position *position = data;
  g_autoptr (FlipSession) session = set_up (position);

  g_assert_nonnull (session);
  g_assert_cmpuint (
    flip_perft (flip_session_game (session), flip_session_state (session), position->depth), ==,
    position->lines);
}

/* These follow from counting by hand. */
static const Position derived[] = {
  { "lineup-1", 1, "", "", 1, 52 },
  { "lineup-2", 1, "", "", 2, 52 * 51 },
  { "lineup-3", 1, "", "", 3, 52 * 51 * 50 },
  { "lineup-after-two", 4, "bounties=none", "7D\n8S", 1, 50 },
  { "bounties", 2, "", "", 3, 12 * 11 * 10 },
  { "bounties-and-a-card", 3, "bounties=chosen", "", 4, 12 * 11 * 10 * 52 },
  { "characters", 4, "bounties=none characters=chosen", "", 3, 14 * 13 * 12 },
  /* The card of the random set-up goes back into the deck; the Wild Card can't come up. */
  { "random-setup", 1, "random-setup=yes", "", 2, 52 * 52 },
  /* Alone one sees one's two secret cards at once. */
  { "holdem", 1, "holdem=yes", "", 3, 52 * 51 * 50 },
  { "holdem-with-others", 2, "bounties=none holdem=yes", "", 2, 52 * 51 },
  /* With 2 gold, suit and value card taken in all ways. Trail: 7, 8 or 12 stops for 2 gold, one of
     them with a choice of tools, twice each. Badlands: 5 and 4 targets near 7 and Q by the spade,
     4 by other suits. Mine: 2 and 1 by the diamond, 4 by others. Town: 5 and 5 near 7 and 8 by the
     club, 4 by others. Cemetery: 8 stones for each of 3 poker cards. */
  { "first-action", 1, "", "7D\n8S\nQC", 1,
    2 * (8 + 9 + 13) + (5 + 4 + 4) + (2 + 1 + 4) + (5 + 5 + 4) + 8 * 3 },
  /* Six kinds of cards; only of the Residential Area there is a second one. */
  /* Move, shoot or nothing. A move succeeds or fails; a bullet hits or grazes one of nine others, or
     misses; then come the five outlaws, and the four lawmen that are left. */
  { "flick-first", 2, "", "", 1, 3, &flickemup_game },
  { "flick-outcomes", 2, "", "", 2, 2 + 19 + 5 * 3, &flickemup_game },
  { "flick-second", 2, "", "", 3, 2 * 3 + 19 * 3 + 5 * (2 + 19 + 4 * 3), &flickemup_game },
  { "city-first-card", 2, "", "", 1, 6, &flipcity_game },
  { "city-two-cards", 2, "", "", 2, 6 + 5 * 5, &flipcity_game },
  /* Play the Hospital, before one of four kinds, or stop with nothing, before the next seat's six. */
  { "city-choice", 2, "", "central-park\nhospital", 2, 4 + 6, &flipcity_game },
  /* Six cards by name, the same six told to lie on top, a shuffle, and the one back that can be
     dropped. */
  { "city-named", 2, "top=named", "", 1, 6 + 6 + 1 + 1, &flipcity_game },
  /* Six ways to take from three cards, 25 cells, seven spaces of each suit, in either order. Two of
     the seven give a number for one of 24 cells, and after the other five comes one of 51 cards. A
     space that gives ±1, circled first, makes the king two numbers, the 8 and the 3 three: two such
     spaces are spades, and one each hearts and clubs. So the seven spaces lead to 9 and 8 times 25
     cells with the king, to 9 and 11 with the 8, to 9 and 9 with the 3. */
  { "royal-pick", 1, "", "KH\n8C\n3S", 1, 6, &royalflip_game },
  { "royal-write", 1, "", "KH\n8C\n3S", 2, 6 * (25 + 7), &royalflip_game },
  { "royal-circle", 1, "", "KH\n8C\n3S", 3, 6 * 25 * 7 + 25 * (9 + 8 + 9 + 11 + 9 + 9),
    &royalflip_game },
  { "royal-turn", 1, "", "KH\n8C\n3S", 4,
    6 * 25 * (5 * 51 + 2 * 24) + 6 * 2 * 25 * 24 + 25 * 51 * (7 + 6 + 7 + 9 + 7 + 7),
    &royalflip_game },
  /* The joker for the colour (two), the number (13) or the suit (any of 28 spaces). */
  { "royal-joker", 1, "", "JK\n8C\n3S", 2, 2 * 2 + 2 * 13 + 2 * (25 + 28), &royalflip_game },
};

/* These are the fingerprint of the rules: they change when a rule does, and only then. */
static const Position recorded[] = {
  { "first-action-2", 1, "", "7D\n8S\nQC", 2, 4752 },
  { "one-suit", 1, "", "AH\n2H\n3H", 2, 3010 },
  { "one-rank", 2, "bounties=none", "KH\nKS\nKD", 2, 12508 },
  { "wild-card", 1, "characters=chosen", "character wild-card\n5H\n9S\nJC", 2, 9780 },
  { "prospector", 1, "characters=chosen", "character prospector\n5H\n9S\nJC", 2, 11456 },
  { "cowbot", 1, "cowbot=wyatt-earp level=hard", "5H\n9S\nJC", 2, 5567 },
  { "shops", 1, "", "4C\n5C\n8C\n4C 8C 5C town 8", 2, 256 },
  { "city-solo", 1, "", "", 7, 6526, &flipcity_game },
  { "city-seats", 2, "top=played", "", 7, 5390, &flipcity_game },
};

static void
add (const char *group, const Position *positions, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = g_strdup_printf ("/perft/%s/%s", group, positions[i].path);

      g_test_add_data_func (path, &positions[i], test_position);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("derived", derived, G_N_ELEMENTS (derived));
  add ("recorded", recorded, G_N_ELEMENTS (recorded));
  return g_test_run ();
}
