/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the list tells the end of a game: by the game's own word, never by the points. */

#include "play/moment/sheet-words.h"

#define MOST_SEATS 3

typedef struct
{
  const char *name;
  struct
  {
    const char *name;
    int points;
    gboolean won;
    guint place;
  } seats[MOST_SEATS];
  const char *outcome;
  const char *title, *detail;
  gboolean has_winner;
} Case;

static const Case cases[] = {
  { "one winner",
    { { "Ann", 38, FALSE, 2 }, { "Bob", 41, TRUE, 1 }, { "Cleo", 30, FALSE, 3 } },
    "",
    "Bob, 41",
    "Ann 38, Cleo 30",
    TRUE },
  { "the best of the others first",
    { { "Ann", 30, FALSE, 3 }, { "Bob", 38, FALSE, 2 }, { "Cleo", 41, TRUE, 1 } },
    "",
    "Cleo, 41",
    "Bob 38, Ann 30",
    TRUE },
  { "a tie-break decides",
    { { "Ann", 40, FALSE, 2 }, { "Bob", 40, TRUE, 1 } },
    "",
    "Bob, 40",
    "Ann 40",
    TRUE },
  { "the winner has less",
    { { "Ann", 9, FALSE, 2 }, { "Bob", 7, TRUE, 1 } },
    "",
    "Bob, 7",
    "Ann 9",
    TRUE },
  { "names with commas and numbers",
    { { "Ann, 7", 5, TRUE, 1 }, { "Bob 8, Eve", 3, FALSE, 2 } },
    "",
    "Ann, 7, 5",
    "Bob 8, Eve 3",
    TRUE },
  { "a draw",
    { { "Ann", 40, TRUE, 1 }, { "Bob", 40, TRUE, 1 } },
    "",
    "A draw",
    "Ann 40, Bob 40",
    FALSE },
  { "a shared victory",
    { { "Ann", 40, TRUE, 1 }, { "Bob", 40, TRUE, 1 }, { "Cleo", 12, FALSE, 3 } },
    "",
    "Ann and Bob, 40",
    "Cleo 12",
    TRUE },
  { "a name from right to left leaves the sentence as it is",
    { { "דנה", 12, TRUE, 1 }, { "ליאור", 9, FALSE, 2 } },
    "",
    "\u200e\u2068דנה\u2069, 12",
    "\u200e\u2068ליאור\u2069 9",
    TRUE },
  { "nobody won",
    { { "Ann", 4, FALSE, 2 }, { "Bob", 6, FALSE, 2 } },
    "",
    "Nobody won",
    "Bob 6, Ann 4",
    FALSE },
  { "against an opponent, won",
    { { "Ann", 61, TRUE, 1 } },
    "beaten 4",
    "61 points",
    "You beat Billy the Kid. 61 to 55",
    TRUE },
  { "against an opponent, lost",
    { { "Ann", 55, FALSE, 2 } },
    "lost-to 4",
    "55 points",
    "Billy the Kid beats you. 55 to 61",
    FALSE },
  { "of another version: nothing is said",
    { { "Ann", 7, FALSE, 2 } },
    "unheard-of 7",
    "7 points",
    "",
    FALSE },
  { "alone", { { "Ann", 1, FALSE, 1 } }, "", "1 point", "", FALSE },
  { "alone, of an older library, won", { { "Ann", 56, TRUE, 0 } }, "", "56 points", "won", TRUE },
  { "alone, of an older library", { { "Ann", 34, FALSE, 0 } }, "", "34 points", "", FALSE },
  { "together, lost",
    { { "Ann", 3, FALSE, 2 }, { "Bob", 4, FALSE, 2 } },
    "over",
    "Lost together",
    "The game is over.",
    FALSE },
};

static FlipSheetInfo
info_of (const Case *one, FlipSeatInfo seats[MOST_SEATS])
{
  FlipSheetInfo info = {
    .game = (char *) "fliptown",
    .seats = seats,
    .outcome = (char *) one->outcome,
    .has_opponent = one->seats[0].points > 50 && *one->outcome,
    .opponent_points = 116 - one->seats[0].points,
    .moment = (char *) "",
    .finished = TRUE,
    .awaited = -1,
  };

  for (; info.n_seats < MOST_SEATS && one->seats[info.n_seats].name; info.n_seats++)
    {
      guint i = info.n_seats;

      seats[i] = (FlipSeatInfo){ (char *) one->seats[i].name, one->seats[i].points,
                                 one->seats[i].won, one->seats[i].place };
    }

  return info;
}

static void
test_outcome (gconstpointer data)
{
  const Case *one = data;
  FlipSeatInfo seats[MOST_SEATS];
  const FlipSheetInfo info = info_of (one, seats);
  g_auto (FlipSheetOutcome) outcome = { 0 };

  flip_sheet_words_outcome (&info, &outcome);
  g_assert_cmpstr (outcome.title, ==, one->title);
  g_assert_cmpstr (outcome.detail, ==, one->detail);
  g_assert_cmpint (outcome.has_winner, ==, one->has_winner);
}

/* A scenario is named, also one of people's own; a title of theirs goes before it. */
static void
test_scenario (void)
{
  static const struct
  {
    const char *game, *board, *title, *words;
  } named[] = {
    { "flickemup", "flickemup-03-payday.board", "", "3. Payday · Flick ’em Up!" },
    { "flickemup", "Three Sacks", "", "Three Sacks · Flick ’em Up!" },
    { "flickemup", "/home/ann/sacks.board", "", "sacks · Flick ’em Up!" },
    { "flickemup", "Three Sacks", "Club night", "Club night · Flick ’em Up!" },
    { "flickemup", "", "", "Flick ’em Up!" },
    { "fliptown", "fliptown.board", "", "Fliptown" },
    { "unknown", "unknown.board", "", "unknown" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (named); i++)
    {
      const FlipSheetInfo info = { .game = named[i].game,
                                   .board = named[i].board,
                                   .title = named[i].title };
      g_autofree char *words = flip_sheet_words_title (&info);

      g_assert_cmpstr (words, ==, named[i].words);
    }
}

/* While it is played, only the name is known, whatever it looks like. */
static void
test_awaited (void)
{
  FlipSeatInfo seats[MOST_SEATS];
  FlipSheetInfo info = info_of (&cases[4], seats);
  g_autofree char *first = NULL, *table = NULL, *beyond = NULL, *hebrew = NULL;

  info.finished = FALSE;
  info.awaited = 0;
  first = flip_sheet_words_awaited (&info);
  g_assert_cmpstr (first, ==, "Ann, 7 to act");
  info.awaited = -1;
  table = flip_sheet_words_awaited (&info);
  g_assert_cmpstr (table, ==, "Waiting for the table");
  info.awaited = 2;
  beyond = flip_sheet_words_awaited (&info);
  g_assert_cmpstr (beyond, ==, table);
  info.awaited = 0;
  seats[0].name = (char *) "דנה";
  hebrew = flip_sheet_words_awaited (&info);
  g_assert_cmpstr (hebrew, ==, "\u200e\u2068דנה\u2069 to act");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/sheet-words/outcome/%s", cases[i].name);

      g_test_add_data_func (path, &cases[i], test_outcome);
    }
  g_test_add_func ("/sheet-words/scenario", test_scenario);
  g_test_add_func ("/sheet-words/awaited", test_awaited);
  return g_test_run ();
}
