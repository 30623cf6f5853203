/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who came in where, and by how much, at the end of golden sheets. */

#include "play/moment/standing.h"
#include "tests/play/sheets.h"

typedef struct
{
  const char *game, *sheet;
  const char *headline, *margin; /* the margin may be NULL */
  const char *places;            /* "1 Bob, 2 Ann" as numbers of seats: "1:2 2:1" */
} Case;

/* clang-format off */
static const Case cases[] = {
  { "fliptown", "solo", "The game is over.", NULL, "1:1" },
  { "fliptown", "two-seats", "Player 2 wins", "by 1 point", "1:2 2:1" },
  { "fliptown", "three-seats", "Player 1 wins", "by 11 points", "1:1 2:3 3:2" }, /* a tie broken */
  { "fliptown", "cowbot-black-bart", "Black Bart beats you.", "by 14 points", "2:1" },
  { "royalflip", "four", "Player 4 wins", "by 4 points", "1:4 2:1 2:2 2:3" },
  { "royalflip", "six-tie", "Player 1 wins", "Tied at 9 points: rock, paper, scissors decides.",
    "1:1 2:2 2:5 4:6 5:3 6:4" },
  { "flipcity", "four", "Dan wins", "The game is won with 10 points in one turn.",
    "1:4 2:1 2:2 2:3" },
  { "flipcity", "solo-table", "The supply is empty: the game is lost.", NULL, "2:1" },
  { "insertcoin", "six", "Cleo wins", "by 2 points", "1:3 2:5 3:1 3:4 5:2 6:6" },
  { "flickemup", "dust", "Player 2 wins", "The Outlaws win with their goal “Take 6 hit points from the enemies: Lawmen”.", "1:2 2:1" },
  { "flickemup", "table", "The Lawmen win",
    "The Lawmen win with their goal “Put out of the game: Outlaw 1”.", "1:1 1:3 2:2" },
  { "flickemup", "threshold", "The Lawmen win",
    "The Lawmen win with their goal “Put out of the game: Outlaw 1”.", "1:1 1:3 1:5 2:2 2:4 2:6" },
};
/* clang-format on */

static char *
print_places (const FlipStanding *standing)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < standing->n; i++)
    g_string_append_printf (text, "%s%u:%u", i ? " " : "", standing->places[i],
                            standing->seats[i] + 1);
  return g_string_free (text, FALSE);
}

static FlipMoment *
present (FlipSession *session)
{
  return flip_moment_new (session, flip_session_cursor (session), FLIP_ANY_BOARD);
}

static void
assert_winners (const FlipStanding *standing, FlipSession *session)
{
  FlipResult result = { 0 };
  guint winners = 0;

  flip_game_result (flip_session_game (session), flip_session_state (session), &result);
  for (guint seat = 0; seat < standing->n; seat++)
    {
      g_assert_cmpint (flip_standing_is_winner (standing, seat), ==, result.winners >> seat & 1);
      winners += flip_standing_is_winner (standing, seat);
    }
  g_assert_cmpuint (flip_standing_n_winners (standing), ==, winners);
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (FlipSession) session = sheets_read (test->game, test->sheet);
  g_autoptr (FlipMoment) moment = present (session);
  g_autofree char *headline = NULL, *margin = NULL, *places = NULL;
  FlipStanding standing;

  flip_standing_init (&standing, moment);
  headline = flip_standing_headline (&standing);
  margin = flip_standing_margin (&standing);
  places = print_places (&standing);
  g_assert_cmpstr (headline, ==, test->headline);
  g_assert_cmpstr (margin, ==, test->margin);
  g_assert_cmpstr (places, ==, test->places);
  assert_winners (&standing, session);
}

/* While a game goes on the points decide, and equals share a place. */
static void
test_under_way (void)
{
  g_autoptr (FlipSession) session = sheets_read ("fliptown", "four-seats-bounties");

  for (guint position = 10; position < flip_session_length (session); position += 20)
    {
      g_autoptr (FlipMoment) moment = NULL;
      FlipStanding standing;
      int before = G_MAXINT;

      flip_session_jump (session, position);
      moment = present (session);
      flip_standing_init (&standing, moment);
      g_assert_cmpuint (flip_standing_n_winners (&standing), ==, 0);
      for (guint i = 0; i < standing.n; i++)
        {
          FlipScore score = { 0 };

          flip_session_game (session)->score (flip_session_state (session), standing.seats[i],
                                              &score);
          g_assert_cmpint (score.total, <=, before);
          g_assert_cmpuint (standing.places[i], ==,
                            score.total == before ? standing.places[i - 1] : i + 1);
          before = score.total;
        }
    }
}

/* A tie that is broken below the lead is told with its figures, and whom a seat played before its title. */
static void
test_result_page (void)
{
  g_autoptr (FlipSession) tied = sheets_read ("fliptown", "three-seats");
  g_autoptr (FlipMoment) end = present (tied);
  g_autoptr (FlipSession) characters = sheets_read ("fliptown", "four-seats-characters");
  g_autoptr (FlipMoment) moment = present (characters);
  g_autofree char *with = NULL, *without = NULL;
  FlipStanding standing;

  g_assert_cmpstr (flip_moment_result (end)->ties_below, ==,
                   "Player 3 is ahead of Player 2 on a tie: less Wanted, 20 against 24.");
  g_assert_cmpstr (flip_moment_result (moment)->ties_below, ==, "");
  flip_standing_init (&standing, moment);
  with = flip_standing_story (&standing, 0);
  g_assert_cmpstr (with, ==, "Trailblazer, Rusty Outlaw");
  flip_standing_init (&standing, end);
  without = flip_standing_story (&standing, 0);
  g_assert_cmpstr (without, ==, "Tenderfooted Buckaroo");
}

/* A victory that everyone shares is a draw: nobody is said to have won. */
static void
test_draw (void)
{
  g_autoptr (FlipSession) session = sheets_read ("flickemup", "table");
  g_autoptr (FlipMoment) moment = present (session);
  g_autofree char *headline = NULL, *margin = NULL;
  FlipStanding standing;
  FlipResult drawn;

  flip_standing_init (&standing, moment);
  g_assert_cmpuint (flip_standing_n_first (&standing), ==, 2);
  drawn = *standing.result;
  drawn.winners = (1u << standing.n) - 1;
  standing.result = &drawn;
  headline = flip_standing_headline (&standing);
  margin = flip_standing_margin (&standing);
  g_assert_cmpstr (headline, ==, "A draw");
  g_assert_cmpstr (margin, ==, drawn.text);
  g_assert_true (flip_standing_is_draw (&standing));
  g_assert_cmpuint (flip_standing_n_winners (&standing), ==, 0);
  g_assert_cmpuint (flip_standing_n_first (&standing), ==, standing.n);
}

/* A side is called by its name where it is all of its players and nobody else. */
static void
test_sides (void)
{
  g_autoptr (FlipSession) three = sheets_read ("flickemup", "table"), two = sheets_read ("flickemup", "dust");
  g_autoptr (FlipMoment) sides = present (three), alone = present (two);

  g_assert_cmpstr (flip_standing_side (sides, 1u << 0 | 1u << 2), ==, "Lawmen");
  g_assert_cmpstr (flip_standing_side (sides, 1u << 1), ==, "Outlaws");
  g_assert_null (flip_standing_side (sides, 1u << 0));
  g_assert_null (flip_standing_side (sides, 7));
  g_assert_null (flip_standing_side (alone, 1u << 0));
}

static void
test_words (void)
{
  g_autofree char *none = flip_points_text (0), *some = flip_points_text (12),
                  *fewer = flip_points_text (-3);

  g_assert_cmpstr (none, ==, "0");
  g_assert_cmpstr (some, ==, "12");
  g_assert_cmpstr (fewer, ==, "−3");
  g_assert_cmpstr (flip_place_name (1), ==, "1st");
  g_assert_cmpstr (flip_place_name (3), ==, "3rd");
  g_assert_cmpstr (flip_place_name (FLIP_MAX_SEATS), ==, "10th");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/standing/%s/%s", cases[i].game, cases[i].sheet);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/standing/under-way", test_under_way);
  g_test_add_func ("/standing/result-page", test_result_page);
  g_test_add_func ("/standing/draw", test_draw);
  g_test_add_func ("/standing/sides", test_sides);
  g_test_add_func ("/standing/words", test_words);
  return g_test_run ();
}
