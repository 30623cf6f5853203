/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/game.h"
#include "games/flipcity/flipcity.h"
#include "games/fliptown/fliptown.h"
#include "tests/engine/play.h"

#include <string.h>

static const char *
player (const FlipSetup *setup, guint seat)
{
  return g_ptr_array_index (setup->players, seat);
}

static void
assert_refused (GError *error, FlipSetupError code, const char *part)
{
  g_assert_error (error, FLIP_SETUP_ERROR, (int) code);
  if (!strstr (error->message, part))
    g_error ("“%s” does not say “%s”", error->message, part);
  g_error_free (error);
}

static void
test_new (void)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (&fliptown_game);

  g_assert_true (setup->game == &fliptown_game);
  g_assert_cmpuint (flip_setup_seats (setup), ==, 0);
  g_assert_false (setup->dealt);
  g_assert_cmpstr (setup->board, ==, fliptown_game.boards[0].text);
  for (guint i = 0; i < fliptown_game.n_options; i++)
    g_assert_cmpuint (flip_setup_option (setup, fliptown_game.options[i].key), ==, 0);
}

#define FORTY "ääääääääääääääääääääääääääääääääääääääää"

static void
test_names_taken (void)
{
  static const struct
  {
    const char *given, *kept;
  } names[] = {
    { "Ann", "Ann" }, { "  Bo \t", "Bo" },        { "Ann: 2", "Ann: 2" },
    { "علی\u200cرضا", "علی\u200cرضا" },
    { "Zoë", "Zoë" }, { FORTY, FORTY },           { "李", "李" },
    { "ann", "ann" }, { "#1 [x]=y", "#1 [x]=y" }, { "O’Hara Jr.", "O’Hara Jr." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (FlipSetup) setup = flip_setup_new (&fliptown_game);
      GError *error = NULL;

      g_assert_true (flip_setup_add_player (setup, names[i].given, &error));
      g_assert_no_error (error);
      g_assert_cmpstr (player (setup, 0), ==, names[i].kept);
    }
}

static void
test_names_refused (void)
{
  static const struct
  {
    const char *name, *reason;
  } names[] = {
    { "", "empty" },
    { "  \t ", "empty" },
    { FORTY "x", "longer than 40" },
    { "A\nB", "can’t be displayed" },
    { "A\rB", "can’t be displayed" },
    { "A\x01"
      "B",
      "can’t be displayed" },
    { "A\xff", "can’t be displayed" },
    { "A\u2028B", "can’t be displayed" },
    { "A\u200dB", "can’t be displayed" },
    { "\u3164", "nothing visible" },
    { "Ann", "Two players are called “Ann”" },
    { " Ann ", "Two players are called “Ann”" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (FlipSetup) setup = flip_setup_new (&fliptown_game);
      GError *error = NULL;

      g_assert_true (flip_setup_add_player (setup, "Ann", NULL));
      if (flip_setup_add_player (setup, names[i].name, &error))
        g_error ("the name “%s” was taken", names[i].name);
      assert_refused (error, FLIP_SETUP_ERROR_PLAYERS, names[i].reason);
      g_assert_cmpuint (flip_setup_seats (setup), ==, 1);
    }
}

static void
test_seats (void)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (&fliptown_game);
  GError *error = NULL;

  g_assert_false (flip_setup_check (setup, &error));
  assert_refused (error, FLIP_SETUP_ERROR_PLAYERS, "1 to 4 players, not for 0");

  g_assert_true (flip_setup_add_player (setup, "Ann", NULL));
  g_assert_true (flip_setup_fill_seats (setup, 4, NULL));
  g_assert_cmpuint (flip_setup_seats (setup), ==, 4);
  g_assert_cmpstr (player (setup, 0), ==, "Ann");
  g_assert_cmpstr (player (setup, 3), ==, "Player 4");
  g_assert_true (flip_setup_check (setup, NULL));

  error = NULL;
  g_assert_false (flip_setup_fill_seats (setup, 5, &error));
  assert_refused (error, FLIP_SETUP_ERROR_PLAYERS, "at most 4 players");
  error = NULL;
  g_assert_false (flip_setup_add_player (setup, "Eve", &error));
  assert_refused (error, FLIP_SETUP_ERROR_PLAYERS, "at most 4 players");
  g_assert_cmpuint (flip_setup_seats (setup), ==, 4);
}

/* A player who is called like a filled seat is not in its way. */
static void
test_fill_around_names (void)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (&fliptown_game);
  GError *error = NULL;

  g_assert_true (flip_setup_add_player (setup, "Player 2", NULL));
  g_assert_true (flip_setup_fill_seats (setup, 3, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (flip_setup_seats (setup), ==, 3);
}

static void
test_options (void)
{
  g_autoptr (FlipSetup) setup = play_setup (1);

  for (guint i = 0; i < fliptown_game.n_options; i++)
    {
      const FlipOption *option = &fliptown_game.options[i];

      for (guint value = 0; value < flip_option_n_values (option); value++)
        {
          g_assert_true (flip_setup_set_option (setup, option->key, option->values[value], NULL));
          g_assert_cmpuint (flip_setup_option (setup, option->key), ==, value);
        }
      g_assert_true (flip_setup_set_option (setup, option->key, option->values[0], NULL));
    }

  g_assert_cmpuint (g_hash_table_size (setup->options), ==, 0);
}

static void
test_options_refused (void)
{
  g_autoptr (FlipSetup) setup = play_setup (1);
  GError *error = NULL;

  g_assert_false (flip_setup_set_option (setup, "weather", "fine", &error));
  assert_refused (error, FLIP_SETUP_ERROR_OPTION, "Fliptown has no option “weather”");
  error = NULL;
  g_assert_false (flip_setup_set_option (setup, "bank", "four", &error));
  assert_refused (error, FLIP_SETUP_ERROR_OPTION,
                  "The option “bank” can’t be “four”; it can be three, two");
  error = NULL;
  g_assert_false (flip_setup_set_option (setup, "bank", "", &error));
  assert_refused (error, FLIP_SETUP_ERROR_OPTION, "can’t be “”");
  g_assert_cmpuint (g_hash_table_size (setup->options), ==, 0);
}

/* Options that mean nothing for so many seats, or that don't go together. */
static void
test_options_checked (void)
{
  static const struct
  {
    guint seats;
    const char *options[4];
    const char *reason; /* NULL: it is good */
  } cases[] = {
    { 1, { "cowbot=black-bart", "level=hard" }, NULL },
    { 1, { "random-setup=yes", "level=hard" }, NULL },
    { 1, { "holdem=yes", "bank=two", "characters=dealt" }, NULL },
    { 4, { "holdem=yes", "bank=two", "characters=dealt", "bounties=none" }, NULL },
    { 2, { "cowbot=black-bart" }, "“Cowbot” is for one player only" },
    { 3, { "random-setup=yes" }, "“One card picks cowbot and character” is for one player only" },
    { 1, { "bounties=none" }, "“Bounties” is for two or more players" },
    { 1, { "level=normal" }, "“Level of the cowbot” needs a cowbot" },
    { 1, { "random-setup=yes", "cowbot=wyatt-earp" }, "character” decides both" },
    { 1, { "random-setup=yes", "characters=dealt" }, "character” decides both" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (FlipSetup) setup = play_setup (cases[i].seats);
      g_autoptr (FlipSession) session = NULL;
      GError *error = NULL;

      for (guint j = 0; j < G_N_ELEMENTS (cases[i].options) && cases[i].options[j]; j++)
        {
          g_auto (GStrv) words = g_strsplit (cases[i].options[j], "=", 2);

          g_assert_true (flip_setup_set_option (setup, words[0], words[1], NULL));
        }
      session = flip_session_new (setup, &error);
      g_assert_true ((session == NULL) == (cases[i].reason != NULL));
      if (cases[i].reason)
        assert_refused (error, FLIP_SETUP_ERROR_OPTION, cases[i].reason);
    }
}

static void
test_copy (void)
{
  g_autoptr (FlipSetup) setup = play_dealt_setup (2, G_MAXUINT64);
  g_autoptr (FlipSetup) copy = NULL;

  g_assert_true (flip_setup_set_option (setup, "bank", "two", NULL));
  flip_setup_set_board (setup, "mine.board", "[x]\n");
  copy = flip_setup_copy (setup);
  g_assert_true (flip_setup_set_option (setup, "bank", "three", NULL));
  g_assert_true (flip_setup_add_player (setup, "Eve", NULL));
  flip_setup_set_board (setup, "other.board", "[y]\n");

  g_assert_true (copy->game == &fliptown_game);
  g_assert_true (copy->dealt);
  g_assert_cmpuint (copy->seed, ==, G_MAXUINT64);
  g_assert_cmpuint (flip_setup_seats (copy), ==, 2);
  g_assert_cmpuint (flip_setup_option (copy, "bank"), ==, 1);
  g_assert_cmpstr (copy->board_name, ==, "mine.board");
  g_assert_cmpstr (copy->board, ==, "[x]\n");
}

static void
test_board_on_itself (void)
{
  g_autoptr (FlipSetup) setup = play_setup (1);

  flip_setup_set_board (setup, setup->board_name, setup->board);
  g_assert_cmpstr (setup->board, ==, fliptown_game.boards[0].text);
  g_assert_cmpstr (setup->board_name, ==, fliptown_game.boards[0].name);
}

/* A sheet that begins now is played by the latest edition of the rules; one that doesn't name the
   edition is older. Where Flipside deals, nothing is said about telling cards. */
static void
test_take_latest (void)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (&flipcity_game);
  g_autoptr (FlipSetup) dealt = flip_setup_new (&flipcity_game);

  g_assert_cmpuint (flip_setup_option (setup, "top"), ==, 0);
  flip_setup_take_latest (setup);
  g_assert_cmpuint (flip_setup_option (setup, "top"), ==, 2);
  g_assert_true (flip_setup_set_option (setup, "top", "told", NULL));
  g_assert_cmpuint (flip_setup_option (setup, "top"), ==, 0);

  dealt->dealt = TRUE;
  flip_setup_take_latest (dealt);
  g_assert_cmpuint (flip_setup_option (dealt, "top"), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/setup/new", test_new);
  g_test_add_func ("/setup/names-taken", test_names_taken);
  g_test_add_func ("/setup/names-refused", test_names_refused);
  g_test_add_func ("/setup/seats", test_seats);
  g_test_add_func ("/setup/options", test_options);
  g_test_add_func ("/setup/options-refused", test_options_refused);
  g_test_add_func ("/setup/options-checked", test_options_checked);
  g_test_add_func ("/setup/copy", test_copy);
  g_test_add_func ("/setup/board-on-itself", test_board_on_itself);
  g_test_add_func ("/setup/fill-around-names", test_fill_around_names);
  g_test_add_func ("/setup/take-latest", test_take_latest);
  return g_test_run ();
}
