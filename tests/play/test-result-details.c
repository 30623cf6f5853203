/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the points came from: another view of the same score. And what is worth remembering. */

#include "draw/kit/glyph.h"
#include "play/review/result-details.h"
#include "tests/play/sheets.h"

#include <string.h>

static FlipMoment *
end_of (FlipSession *session)
{
  return flip_moment_new (session, flip_session_cursor (session), FLIP_ANY_BOARD);
}

/* The lines add up to the total, all seats have the same ones, and nothing came from nowhere. */
static void
test_sums (void)
{
  g_autoptr (GPtrArray) sheets = sheets_read_part ();
  g_autofree FlipScore *scores = g_new0 (FlipScore, FLIP_MAX_SEATS);

  for (guint i = 0; i < sheets->len; i++)
    {
      g_autoptr (FlipMoment) moment = end_of (g_ptr_array_index (sheets, i));

      flip_sources_read (moment, scores);
      for (guint seat = 0; seat < moment->n_seats; seat++)
        {
          int sum = 0;

          g_assert_cmpuint (scores[seat].n_lines, ==, scores[0].n_lines);
          for (guint line = 0; line < scores[seat].n_lines; line++)
            {
              sum += scores[seat].lines[line].points;
              g_assert_cmpstr (scores[seat].lines[line].id, ==, scores[0].lines[line].id);
              g_assert_cmpstr (scores[seat].lines[line].id, !=, moment->game->sourced);
            }
          g_assert_cmpint (sum, ==, scores[seat].total);
          g_assert_cmpint (sum, ==, flip_moment_score (moment, seat)->total);
        }
    }
}

/* Each kind once, of somebody who has it, with words and a picture; nothing before the end. */
static void
test_memories (void)
{
  g_autoptr (GPtrArray) sheets = sheets_read_part ();

  for (guint i = 0; i < sheets->len; i++)
    {
      FlipSession *session = g_ptr_array_index (sheets, i);
      g_autoptr (FlipMoment) moment = end_of (session), before = flip_moment_new (session, 0, FLIP_ANY_BOARD);
      FlipSeatMemory remembered[FLIP_SEAT_MEMORIES_MOST];
      FlipGlyph picture;
      guint n = flip_seat_memories (moment, remembered);

      for (guint a = 0; a < n; a++)
        {
          g_assert_cmpuint (remembered[a].seat, <, moment->n_seats);
          g_assert_cmpuint (strlen (remembered[a].memory.title), >, 0);
          g_assert_true (flip_glyph_find (remembered[a].memory.glyph, strlen (remembered[a].memory.glyph), &picture));
          for (guint b = 0; b < a; b++)
            g_assert_cmpstr (remembered[a].memory.id, !=, remembered[b].memory.id);
        }
      g_assert_cmpuint (flip_seat_memories (before, remembered), ==, 0);
    }
}

/* Of several seats, that of the one with the most. */
static void
test_most (void)
{
  g_autoptr (FlipSession) session = sheets_read ("fliptown", "four-seats-bounties");
  g_autoptr (FlipMoment) moment = end_of (session);
  FlipSeatMemory remembered[FLIP_SEAT_MEMORIES_MOST];
  guint n = flip_seat_memories (moment, remembered);

  for (guint i = 0; i < n; i++)
    {
      for (guint seat = 0; seat < moment->n_seats; seat++)
        {
          FlipHonours honours = flip_game_honours (moment->game, moment->state, seat);

          for (guint m = 0; m < honours.memories.n; m++)
            g_assert_true (!g_str_equal (honours.memories.memories[m].id, remembered[i].memory.id)
                           || honours.memories.memories[m].worth <= remembered[i].memory.worth);
        }
    }
  g_assert_cmpuint (n, >=, 3);
}

/* Two sides that have to do the same to each other. */
static void
test_goals (void)
{
  g_autoptr (FlipSession) session = sheets_read ("flickemup", "dust");
  g_autoptr (FlipMoment) moment = end_of (session);
  const FlipGoals *goals = flip_moment_goals (moment);

  g_assert_cmpuint (goals->n, ==, 2);
  g_assert_cmpstr (goals->goals[0].brief, ==, goals->goals[1].brief);
  g_assert_cmpstr (flip_goal_short_name (goals, 0), !=, flip_goal_short_name (goals, 1));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/result-details/sums", test_sums);
  g_test_add_func ("/result-details/memories", test_memories);
  g_test_add_func ("/result-details/most", test_most);
  g_test_add_func ("/result-details/goals", test_goals);
  return g_test_run ();
}
