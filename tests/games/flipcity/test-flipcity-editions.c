/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Editions of Flip City's cards: each change of the built-in ones, and many sets made by chance, played
   out by chance. With -m slow: more of them. */

#include "engine/game/setup.h"
#include "engine/session/autoplay.h"
#include "games/flipcity/flipcity-rules.h"
#include "games/flipcity/flipcity.h"
#include "tests/games/edition.h"

#include <string.h>

static char *
side_name (guint pair, gboolean is_back)
{
  return g_strdup_printf ("%s-%c", is_back ? "back" : "front", 'a' + (char) pair);
}

/* Optional values are there or not; what a side does is of the vocabulary. */
static void
make_values (FlipRandom *random, FlipBoardFile *file)
{
  g_autoptr (GArray) places = flip_format_places (flipcity_game.format, file, TRUE);

  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);

      if (place->field->kind == FLIP_KIND_COINED || place->field->is_hidden)
        continue;
      if (!place->field->is_optional || edition_one_in (random, 2))
        edition_set_by_chance (random, file, place);
    }
}

/* Not more cards than four seats can have, of which each has some; and some for sale. */
static void
make_counts (FlipRandom *random, FlipBoardFile *file, guint pairs)
{
  for (guint i = 0; i < pairs; i++)
    {
      g_autofree char *front = side_name (i, FALSE), *back = side_name (i, TRUE);
      const char *recycled = edition_one_in (random, 2) ? front : back;

      flip_board_file_unset (file, recycled, "recycle");
      edition_set_number (file, front, "start", 1);
      edition_set_number (file, back, "start", edition_pick (random, 0, 1));
      edition_set_number (file, front, "supply", edition_pick (random, 0, 6));
      edition_set_number (file, front, "solo", edition_pick (random, 0, 4));
      if (!flip_board_file_get (file, front, "cost"))
        edition_set_number (file, front, "cost", edition_pick (random, 0, 12));
    }
  edition_set_number (file, "game", "points", edition_pick (random, 1, 8));
}

/* Where two or more play, nothing but a winner ends a game: one card makes that likely. */
static void
make_winner (FlipRandom *random, FlipBoardFile *file)
{
  flip_board_file_drop (file, "front-a");
  flip_board_file_set (file, "front-a", "back", "back-a");
  flip_board_file_set (file, "front-a", "play", "1 cash, 2 points");
  edition_set_number (file, "front-a", "start", 4);
  edition_set_number (file, "front-a", "cost", edition_pick (random, 0, 2));
  edition_set_number (file, "front-a", "supply", edition_pick (random, 0, 6));
  edition_set_number (file, "front-a", "solo", edition_pick (random, 1, 4));
}

static char *
make_edition (guint64 seed, gboolean is_winnable)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new ("[game]\n");
  g_autoptr (GString) names = g_string_new (NULL);
  FlipRandom random;
  guint pairs;

  flip_random_seed (&random, seed, 5);
  pairs = edition_pick (&random, 1, FLIPCITY_MAX_PAIRS);
  for (guint i = 0; i < pairs; i++)
    {
      g_autofree char *front = side_name (i, FALSE), *back = side_name (i, TRUE);

      g_string_append_printf (names, "%s%s", i ? " " : "", front);
      flip_board_file_set (file, front, "back", back);
    }
  flip_board_file_set (file, "game", "pairs", names->str);
  make_values (&random, file);
  make_counts (&random, file, pairs);
  if (is_winnable)
    make_winner (&random, file);
  return flip_board_file_text (file);
}

static void
test_by_chance (void)
{
  guint n = edition_sample (60);

  for (guint64 seed = 1; seed <= n; seed++)
    {
      g_autofree char *text = make_edition (seed, TRUE);
      g_autoptr (GError) error = NULL;

      if (!edition_keep_contract (&flipcity_game, text, 1 + (guint) seed % 4, seed, &error))
        g_error ("%s\n%s", error->message, text);
    }
}

static void
test_changes (void)
{
  guint step = edition_step (5), played;
  guint tried = edition_try_changes (&flipcity_game, flipcity_game.boards[0].text, step, &played);

  g_test_message ("%u changes, %u played", tried, played);
  g_assert_cmpuint (tried * step, >, 1500);
  g_assert_cmpuint (played, >, tried / 4);
  g_assert_cmpuint (played, <, tried);
}

static void
test_text (void)
{
  g_assert_true (edition_check_text (&flipcity_game, &flipcity_game.boards[0]));
}

static FlipBoardFile *
file_with (const char *points, const char *limit)
{
  FlipBoardFile *file = flip_board_file_new (flipcity_game.boards[0].text);

  flip_board_file_set (file, "convenience-store", "play", "1 cash");
  flip_board_file_set (file, "game", "points", points);
  flip_board_file_set (file, "game", "limit", limit);
  return file;
}

static void
assert_warned (FlipBoardFile *file, const char *words)
{
  g_autoptr (GArray) problems = flip_format_problems (&flipcity_format, file, NULL);
  const FlipProblem *problem;

  g_assert_cmpuint (problems->len, ==, words ? 1 : 0);
  if (!words)
    return;
  problem = &g_array_index (problems, FlipProblem, 0);
  g_assert_true (problem->is_warning);
  g_assert_cmpuint (problem->line, >, 0);
  g_assert_cmpstr (problem->group, ==, "game");
  g_assert_cmpstr (problem->key, ==, "points");
  g_assert_true (g_str_has_prefix (problem->reason, words));
}

/* Alone five shopping malls bring 1 point each, five power plants 2 and 1 more when recycled, five stations
   3 and four trade centers 1: 39. The others have more of each. */
static void
test_winnable (void)
{
  g_autoptr (FlipBoardFile) built_in = flip_board_file_new (flipcity_game.boards[0].text);
  g_autoptr (FlipBoardFile) enough = file_with ("39", "9");
  g_autoptr (FlipBoardFile) alone = file_with ("40", "9");
  g_autoptr (FlipBoardFile) nobody = file_with ("99", "9");
  g_autoptr (FlipBoardFile) calm = file_with ("34", "0"); /* five plants, no churches: only recycled */

  flip_board_file_set (calm, "church", "play", "1 cash");
  flip_board_file_unset (calm, "church", "recycle");
  assert_warned (built_in, NULL);
  assert_warned (enough, NULL);
  assert_warned (alone, "a single player can never win: no turn brings more than 39 points.");
  assert_warned (nobody, "nobody can ever win: no turn brings more than ");
  assert_warned (calm, "a single player can never win: no turn brings more than 29 points.");
  flip_board_file_set (nobody, "central-park", "play", "2 points, 40 cards-to-win");
  assert_warned (nobody, "a single player can never win");
}

/* Nothing can be bought without cash. */
static void
test_poor (void)
{
  g_autoptr (FlipBoardFile) file =
    flip_board_file_new ("[game]\npairs=park slum\nlimit=2\npoints=3\n"
                         "[park]\nback=wood\ncost=2\nsolo=4\nsupply=4\nplay=9 points\n"
                         "[wood]\nplay=9 points\n"
                         "[slum]\nback=square\nstart=4\nflip=1\nplay=\n"
                         "[square]\nplay=4 points\n");

  assert_warned (file, "nobody can ever win: no turn brings more than 0 points.");
  flip_board_file_set (file, "slum", "play", "1 cash-per-unhappy, 1 unhappy");
  assert_warned (file, NULL);
}

/* Plays a while with a set of which is said that nobody can win with it. */
static guint
play_hopeless (const char *text, guint seats, guint64 seed)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (&flipcity_game);
  g_autofree FlipcityState *state = g_new0 (FlipcityState, 1);
  g_autofree FlipAutoplay *autoplay = g_new (FlipAutoplay, 1);
  FlipMove move;
  guint points;

  flip_setup_set_board (setup, "edition", text);
  flip_setup_fill_seats (setup, seats, NULL);
  if (!flipcity_game.begin (state, setup, NULL)
      || flipcity_can_be_won (&state->cards, seats == 1, &points))
    return 0;
  flip_autoplay_begin (autoplay, &flipcity_game, state, seed);
  for (guint n = 0; n < 300 && flip_autoplay_choose (autoplay, &move); n++)
    {
      flip_game_apply (&flipcity_game, state, &move);
      if (state->stage == FLIPCITY_STAGE_OVER && state->end != FLIPCITY_SUPPLY_EMPTY)
        g_error ("won with at most %u points:\n%s", points, text);
      if (state->turn.gains[FLIPCITY_POINTS] > (int) points)
        g_error ("%d points, not at most %u:\n%s", state->turn.gains[FLIPCITY_POINTS], points, text);
    }
  return 1;
}

static void
test_hopeless (void)
{
  guint n = g_test_slow () ? 5000 : 300, played = 0;

  for (guint64 seed = 1; seed <= n; seed++)
    {
      g_autofree char *text = make_edition (seed, FALSE);

      played += play_hopeless (text, 1 + (guint) seed % 4, seed);
    }
  g_test_message ("%u of %u can't be won", played, n);
  g_assert_cmpuint (played, >, n / 50);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/flipcity-editions/text", test_text);
  g_test_add_func ("/flipcity-editions/changes", test_changes);
  g_test_add_func ("/flipcity-editions/by-chance", test_by_chance);
  g_test_add_func ("/flipcity-editions/winnable", test_winnable);
  g_test_add_func ("/flipcity-editions/poor", test_poor);
  g_test_add_func ("/flipcity-editions/hopeless", test_hopeless);
  return g_test_run ();
}
