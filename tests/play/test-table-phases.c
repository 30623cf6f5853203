/* SPDX-License-Identifier: GPL-3.0-or-later */

/* At a real table the question says what the people do with their cards when a phase comes; where Flipside deals, it
   does not. FT-DECK-1, FC-SETUP-1, RF-PVP-1, IC-SETUP-1 */

#include "games/games.h"
#include "play/moment/moment.h"

#include <string.h>

#define MOST_MOVES 64

static const struct
{
  const char *path, *game;
  guint seats;
  const char *option, *value;
  const char *moves; /* with semicolons between */
  const char *says;
} phases[] = {
  { "fliptown/bounties", "fliptown", 2, NULL, NULL, "",
    "Shuffle the bounty cards and draw three. Number 1 of 3." },
  { "fliptown/next-bounty", "fliptown", 2, NULL, NULL, "bounty 1", "Number 2 of 3." },
  { "fliptown/first-round", "fliptown", 2, "bounties", "none", "",
    "Shuffle the deck. Put the top card aside face down: it is the Sheriff card. Card 1 of 3." },
  { "fliptown/second-card", "fliptown", 2, "bounties", "none", "4H", "Card 2 of 3." },
  { "fliptown/secret-cards", "fliptown", 2, "holdem", "yes", "bounty 1;bounty 2;bounty 3",
    "Shuffle the deck. Put the top card aside face down: it is the Sheriff card. Deal two poker cards to each "
    "player, to be kept secret." },
  { "fliptown/holdem", "fliptown", 1, "holdem", "yes", "",
    "Shuffle the deck. Put the top card aside face down: it is the Sheriff card. Card 1 of 2." },
  { "fliptown/after-holdem", "fliptown", 1, "holdem", "yes", "4H;5H", "Card 1 of 3." },
  { "fliptown/characters", "fliptown", 1, "characters", "dealt", "",
    "Shuffle the character cards and deal one to each player." },
  { "fliptown/cowbot", "fliptown", 1, "cowbot", "random", "",
    "Shuffle the deck and turn over the top card. Its suit names the cowbot." },
  { "fliptown/second-round", "fliptown", 1, NULL, NULL,
    "2H;QH;5C;2H cemetery A1;2C;QC;7D;2C cemetery C1;3S;8D;9H;3S cemetery A3;"
    "4S;10D;JH;4S cemetery C3;6S;5H;AD;5H AD 6S trail A;KC",
    "Gather all cards and shuffle them. Put the top card aside face down: it is the Sheriff card. Card 1 of 3." },
  { "flipcity/set-up", "flipcity", 2, NULL, NULL, "",
    "Set up the decks and the supply as the board shows them. Each player shuffles without "
    "looking, with these sides up." },
  { "flipcity/next-card", "flipcity", 2, NULL, NULL, "factory", "" },
  { "royalflip/set-up", "royalflip", 1, NULL, NULL, "",
    "Shuffle the deck with its jokers. Round 1: card 1 of 3." },
  { "royalflip/first-player", "royalflip", 2, "mode", "pvp", "",
    "Shuffle the deck with its jokers. Player 1 is the first player and reveals three cards. Round 1: card 1 of 3." },
  { "royalflip/next-card", "royalflip", 2, "mode", "pvp", "KH", "Round 1: card 2 of 3." },
  { "insertcoin/deal", "insertcoin", 2, NULL, NULL, "",
    "Shuffle the cards and deal 5 to each player." },
  { "insertcoin/draft", "insertcoin", 2, "shapes", "draft", "",
    "Shuffle the cards and deal 4 to each player." },
  { "insertcoin/piles", "insertcoin", 1, NULL, NULL, "bolt-3;ghost-4;heart-1",
    "Shuffle all cards again, make 2 equal piles, shuffle one GAME OVER into each, and put them on top of each "
    "other." },
};

static FlipSession *
begin (guint i, gboolean dealt)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games_find (phases[i].game));
  g_autoptr (GError) error = NULL;
  FlipSession *session;

  g_assert_true (flip_setup_fill_seats (setup, phases[i].seats, NULL));
  if (phases[i].option)
    g_assert_true (flip_setup_set_option (setup, phases[i].option, phases[i].value, NULL));
  setup->dealt = dealt;
  session = flip_session_new (setup, &error);
  g_assert_no_error (error);
  return session;
}

static void
test_table (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (FlipSession) session = begin (i, FALSE);
  g_auto (GStrv) moves = g_strsplit (phases[i].moves, ";", MOST_MOVES);
  g_autoptr (FlipMoment) moment = NULL;
  const char *sentence;

  for (guint j = 0; moves[j]; j++)
    {
      FlipRefusal refusal = { 0 };

      if (*moves[j] && !flip_session_play_text (session, moves[j], &refusal))
        g_error ("“%s” was refused: %s", moves[j], refusal.text);
    }
  moment = flip_moment_new (session, flip_session_cursor (session), FLIP_ANY_BOARD);
  sentence = moment->asked[0].question->sentence->str;
  g_test_message ("%s", sentence);
  g_assert_nonnull (strstr (sentence, phases[i].says));
  if (!strstr (phases[i].says, "huffle"))
    g_assert_null (strstr (sentence, "huffle "));
}

/* Flipside shuffles by itself. */
static void
test_dealt (gconstpointer data)
{
  g_autoptr (FlipSession) session = begin (GPOINTER_TO_UINT (data), TRUE);
  g_autoptr (FlipQuestion) question = NULL;

  question = flip_log_question (flip_session_log (session), flip_session_state (session));
  g_assert_null (strstr (question->sentence->str, "Shuffle"));
  g_assert_null (strstr (question->sentence->str, "shuffles"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (phases); i++)
    {
      g_autofree char *at_table = g_strconcat ("/table-phases/table/", phases[i].path, NULL);
      g_autofree char *dealt = g_strconcat ("/table-phases/dealt/", phases[i].path, NULL);

      g_test_add_data_func (at_table, GUINT_TO_POINTER (i), test_table);
      g_test_add_data_func (dealt, GUINT_TO_POINTER (i), test_dealt);
    }
  return g_test_run ();
}
