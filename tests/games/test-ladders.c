/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/boards/format.h"
#include "engine/game/evaluation.h"
#include "tests/engine/play.h"
#include "tests/games/ladders/ladders.h"

#include <string.h>

/* The rules of Ladders, and what the contract of a game does for whatever a game leaves out. */

static FlipSession *
begin (guint seats)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (&ladders_game);
  GError *error = NULL;
  FlipSession *session;

  g_assert_true (flip_setup_fill_seats (setup, seats, NULL));
  session = flip_session_new (setup, &error);
  g_assert_no_error (error);
  return session;
}

/* Entries with semicolons between them. */
static FlipSession *
play (guint seats, const char *entries)
{
  FlipSession *session = begin (seats);
  g_auto (GStrv) texts = g_strsplit (entries, ";", -1);

  for (guint i = 0; texts[i]; i++)
    play_text (session, g_strstrip (texts[i]));
  return session;
}

static int
points_of (FlipSession *session, guint seat)
{
  return flip_game_points (&ladders_game, flip_session_state (session), seat);
}

static void
assert_refused (FlipSession *session, const char *text, const char *rule, const char *words)
{
  FlipRefusal refusal = { 0 };

  g_assert_false (flip_session_play_text (session, text, &refusal));
  g_assert_cmpstr (refusal.rule, ==, rule);
  g_assert_nonnull (strstr (refusal.text, words));
}

/* LA-CARD-1, LA-CLIMB-1, LA-CLIMB-2, LA-TURN-1 */
static void
test_rules (void)
{
  g_autoptr (FlipSession) session = begin (1);

  assert_refused (session, "10H", "LA-CARD-1", "no such card");
  assert_refused (session, "2C", "LA-CARD-1", "no such card");
  assert_refused (session, "pass", "LA-TURN-1", "the next card");
  play_text (session, "5H");
  assert_refused (session, "left 4", "LA-CLIMB-1", "rung 5");
  assert_refused (session, "7S", "LA-TURN-1", "a rung, or to pass");
  play_text (session, "left 5");
  assert_refused (session, "5H", "LA-CARD-1", "flipped before");
  play_text (session, "3H");
  assert_refused (session, "left 3", "LA-CLIMB-2", "upwards only");
  play_text (session, "climb  RIGHT 3");
  play_text (session, "JK");
  assert_refused (session, "left 2", "LA-CLIMB-2", "upwards only");
  play_text (session, "left 9");
}

/* LA-SCORE-1: the rungs, and one more for each card in its ladder's colour; the joker has none. */
static void
test_score (void)
{
  g_autoptr (FlipSession) session = play (1, "5H; left 5; 3H; right 3; JK; left 9");
  FlipScore score = { 0 };

  ladders_game.score (flip_session_state (session), 0, &score);
  g_assert_cmpuint (score.n_lines, ==, 4);
  g_assert_cmpint (score.lines[0].points, ==, 3 + 7);
  g_assert_cmpint (score.lines[2].points, ==, 2);
  g_assert_cmpint (score.lines[3].points, ==, 1);
  g_assert_cmpint (score.total, ==, 13);
}

/* Whoever is ready first acts first. */
static void
test_together (void)
{
  g_autoptr (FlipSession) session = play (3, "5H; 3: left 5; 1: pass");
  FlipAsk ask;

  ladders_game.ask (flip_session_state (session), &ask);
  g_assert_cmpint (ask.who, ==, 1);
  g_assert_cmpuint (ask.free, ==, 0);
  assert_refused (session, "3: pass", "", "not");
  play_text (session, "2: middle 5");
  g_assert_cmpint (points_of (session, 0), ==, 0);
  g_assert_cmpint (points_of (session, 1), ==, 2);
  g_assert_cmpint (points_of (session, 2), ==, 4);
}

/* What can't be read is answered with an example. */
static void
test_reading (void)
{
  g_autoptr (FlipSession) session = begin (1);

  assert_refused (session, "", "", "empty");
  assert_refused (session, "nonsense", "", "“AH”");
  play_text (session, "5h");
  assert_refused (session, "left", "", "“climb left 5”");
  assert_refused (session, "left 10", "", "not a move here");
  assert_refused (session, "climb", "", "not a move here");
  play_text (session, "Climb Left 5");
}

static void
test_words (void)
{
  g_autoptr (FlipSession) session = play (1, "5H; left 5; 3S; pass");
  const char *const printed[] = { "5H", "1: climb left 5", "3S", "1: pass" };
  const char *const told[] = { "5♥ is flipped.", "Climbs to Left ladder, Space 5: +4 points.",
                               "3♠ is flipped.", "Passes." };
  const char *const labels[] = { "5♥", "Climb to Left ladder, Space 5", "3♠", "Pass" };

  for (guint i = 0; i < G_N_ELEMENTS (printed); i++)
    {
      g_autofree char *text = flip_log_print_entry (flip_session_log (session), i);
      g_autofree char *sentence = flip_log_tell_entry (flip_session_log (session), i);
      g_autoptr (GString) label = g_string_new (NULL);

      flip_game_label (&ladders_game, flip_session_state_at (session, i),
                       flip_session_entry (session, i), label);
      g_assert_cmpstr (text, ==, printed[i]);
      g_assert_cmpstr (sentence, ==, told[i]);
      g_assert_cmpstr (label->str, ==, labels[i]);
    }
}

/* Each site has its name, a mark, and a badge where it can be reached. */
static void
test_sites (void)
{
  g_autoptr (FlipSession) session = play (1, "5H; left 5; 7H");
  g_autofree FlipSites *sites = g_new0 (FlipSites, 1);
  const FlipSite *site;

  flip_game_sites (&ladders_game, flip_session_state (session), 0, sites);
  g_assert_cmpuint (sites->n, ==, LADDERS_LADDERS * LADDERS_RUNGS);
  site = &sites->sites[6];
  g_assert_cmpstr (site->region, ==, "Left ladder");
  g_assert_cmpstr (site->name, ==, "left 7");
  g_assert_cmpstr (site->title, ==, "Space 7");
  g_assert_cmpstr (site->gives, ==, "4 points");
  g_assert_cmpstr (site->badge, ==, "+5");
  g_assert_cmpint (site->price, ==, 0);
  g_assert_cmpint (sites->sites[7].price, ==, FLIP_NOT_IN_REACH);
  g_assert_cmpint (sites->sites[4].mark, ==, FLIP_MARK_CIRCLED);
  g_assert_cmpint (sites->sites[3].mark, ==, FLIP_MARK_CROSSED);
  g_assert_cmpstr (sites->sites[26].name, ==, "right 9");
}

static void
mark_nothing (gconstpointer state, guint seat, FlipSites *sites)
{
}

/* Squares have letters and numbers, lines and spaces numbers. */
static void
test_kinds (void)
{
  static const FlipPart parts[] = {
    { "field", "Field", "hearts", "heart", FLIP_PART_GRID, 0, 3, 2 },
    { "points", "Points", "grey", "star", FLIP_PART_SCORE },
    { "jobs", "Jobs", "clubs", "club", FLIP_PART_LIST, 6, 1, 2 },
    { "yard", "Yard", "hearts", "heart", FLIP_PART_GRID, 8, 1, 1 },
  };
  g_autoptr (FlipSession) session = begin (1);
  g_autofree FlipSites *sites = g_new0 (FlipSites, 1);
  FlipGame game = ladders_game;

  game.parts = parts;
  game.n_parts = G_N_ELEMENTS (parts);
  game.sites = mark_nothing;
  flip_game_sites (&game, flip_session_state (session), 0, sites);
  g_assert_cmpuint (sites->n, ==, 9);
  g_assert_cmpstr (sites->sites[4].name, ==, "field b2");
  g_assert_cmpstr (sites->sites[4].title, ==, "Square b2");
  g_assert_cmpint (sites->sites[4].column, ==, 1);
  g_assert_cmpint (sites->sites[4].row, ==, 1);
  g_assert_cmpuint (sites->sites[4].grid, ==, 1);
  g_assert_cmpstr (sites->sites[7].name, ==, "jobs 2");
  g_assert_cmpstr (sites->sites[7].title, ==, "Line 2");
  g_assert_cmpuint (sites->sites[7].grid, ==, 0);
  g_assert_cmpuint (sites->sites[8].grid, ==, 2);
  g_assert_cmpuint (flip_part_find_site (&game, "FIELD B2"), ==, 4);
  g_assert_cmpuint (flip_part_find_site (&game, "field d1"), ==, FLIP_NO_SITE);
}

/* What an editor of boards changes where it is drawn: the group of the part. */
static void
test_places (void)
{
  g_autoptr (FlipSession) session = begin (1);
  const char *group, *key;

  g_assert_true (
    flip_format_place_of_site (&ladders_game, flip_session_state (session), 9, &group, &key));
  g_assert_cmpstr (group, ==, "middle");
  g_assert_null (key);
  g_assert_false (
    flip_format_place_of_site (&ladders_game, flip_session_state (session), 27, &group, &key));
}

/* A site that no legal move names is refused as its verb would refuse it. */
static void
test_refused_site (void)
{
  g_autoptr (FlipSession) session = play (1, "5H");
  FlipRefusal refusal = { 0 };

  flip_game_refuse_site (&ladders_game, flip_session_state (session), 3, &refusal);
  g_assert_cmpstr (refusal.rule, ==, "LA-CLIMB-1");
  play_text (session, "pass");
  flip_game_refuse_site (&ladders_game, flip_session_state (session), 3, &refusal);
  g_assert_cmpstr (refusal.rule, ==, "LA-TURN-1");
}

/* Ten rounds of one card each, everybody passing but for the named climb. */
static FlipSession *
play_to_the_end (guint seats, const char *climb)
{
  FlipSession *session = begin (seats);

  for (guint round = 0; round < 10; round++)
    {
      g_autofree char *card = g_strdup_printf ("%uS", round % 8 + 2);

      play_text (session, round < 8 ? card : round == 8 ? "AH" : "AD");
      for (guint seat = 1; seat <= seats; seat++)
        {
          g_autofree char *pass = g_strdup_printf ("%u: pass", seat);

          play_text (session, round == 0 && seat == 2 ? climb : pass);
        }
    }
  return session;
}

static char *
where (FlipSession *session, guint position)
{
  GString *text = g_string_new (NULL);

  flip_game_tell_where (&ladders_game, flip_session_state_at (session, position), text);
  return g_string_free (text, FALSE);
}

static void
test_clock (void)
{
  g_autoptr (FlipSession) session = play_to_the_end (2, "2: middle 2");
  guint length = flip_session_length (session);
  g_autofree char *first = where (session, 0), *third = where (session, 7);
  g_autofree char *end = where (session, length);
  FlipWhen when = { 0 };

  g_assert_cmpstr (first, ==, "Round 1 of 10");
  g_assert_cmpstr (third, ==, "Round 3 of 10");
  g_assert_cmpstr (end, ==, "Game over");
  flip_game_when (&ladders_game, flip_session_state_at (session, 7), &when);
  g_assert_cmpuint (when.round, ==, 3);
  g_assert_cmpuint (when.turn, ==, 1);
  g_assert_cmpstr (when.name, ==, "Round 3");
  flip_game_when (&ladders_game, flip_session_state_at (session, length), &when);
  g_assert_cmpuint (when.round, ==, 10);
  g_assert_cmpuint (when.turn, ==, 2);
  g_assert_cmpuint (flip_game_progress (&ladders_game, flip_session_state_at (session, 7)), ==, 20);
  g_assert_cmpuint (flip_game_progress (&ladders_game, flip_session_state_at (session, length)), ==,
                    100);
}

static void
tell_turns (gconstpointer data, FlipClock *clock)
{
  *clock = (FlipClock){ .round = 2, .rounds = 4, .turn = 3, .turns = 5 };
}

/* A round of several turns. */
static void
test_turns (void)
{
  g_autoptr (FlipSession) session = begin (1);
  g_autoptr (GString) text = g_string_new (NULL);
  FlipGame game = ladders_game;

  game.clock = tell_turns;
  flip_game_tell_where (&game, flip_session_state (session), text);
  g_assert_cmpstr (text->str, ==, "Round 2, turn 3 of 5");
  g_assert_cmpuint (flip_game_progress (&game, flip_session_state (session)), ==, 35);
}

static void
test_result (void)
{
  static const struct
  {
    guint seats;
    const char *climb;
    guint winners, places[3];
    const char *text, *tie;
  } cases[] = {
    { 1, "", 0, { 1 }, "The game ends with 0 points.", "" },
    { 2, "2: middle 2", 2, { 2, 1 }, "The highest score wins.", "" },
    { 3, "2: middle 2", 2, { 2, 1, 2 }, "The highest score wins.", "" },
    { 2,
      "2: pass",
      3,
      { 1, 1 },
      "The highest score wins.",
      "A tie on points is a shared victory." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (FlipSession) session = play_to_the_end (cases[i].seats, cases[i].climb);
      FlipResult result = { 0 };

      flip_game_result (&ladders_game, flip_session_state_at (session, 1), &result);
      g_assert_false (result.over);
      g_assert_cmpstr (result.text, ==, "");
      flip_game_result (&ladders_game, flip_session_state (session), &result);
      g_assert_true (result.over);
      g_assert_cmpuint (result.winners, ==, cases[i].winners);
      for (guint seat = 0; seat < cases[i].seats; seat++)
        g_assert_cmpuint (result.place[seat], ==, cases[i].places[seat]);
      g_assert_cmpstr (result.text, ==, cases[i].text);
      g_assert_cmpstr (result.tie, ==, cases[i].tie);
    }
}

static void
tell_facts (gconstpointer data, int seat, FlipFacts *facts)
{
  flip_facts_add (facts, "hat", "Hat", "red");
  flip_facts_add_number (facts, "gold", "Gold", 7);
}

/* One for each fact that is a number, after those of the marks. */
static void
test_fact_features (void)
{
  g_autoptr (FlipSession) session = begin (1);
  gint16 features[FLIP_MAX_FEATURES];
  FlipGame game = ladders_game;

  game.facts = tell_facts;
  flip_game_features (&game, flip_session_state (session), 0, features);
  g_assert_cmpint (features[LADDERS_LADDERS * LADDERS_RUNGS], ==, 0);
  g_assert_cmpint (features[LADDERS_LADDERS * LADDERS_RUNGS + 1], >, 0);
}

/* One for each mark; there are no facts. */
static void
test_features (void)
{
  g_autoptr (FlipSession) session = play (1, "5H; left 5");
  gint16 features[FLIP_MAX_FEATURES];
  guint n = flip_game_n_features (&ladders_game), marked = 0;

  g_assert_true (flip_game_can_be_judged (&ladders_game));
  flip_game_features (&ladders_game, flip_session_state (session), 0, features);
  for (guint i = 0; i < n; i++)
    marked += features[i] != 0;
  g_assert_cmpuint (n, >=, LADDERS_LADDERS * LADDERS_RUNGS);
  g_assert_cmpuint (marked, ==, 5);
  g_assert_cmpuint (flip_game_turn (&ladders_game, flip_session_state (session)), ==, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ladders/rules", test_rules);
  g_test_add_func ("/ladders/score", test_score);
  g_test_add_func ("/ladders/together", test_together);
  g_test_add_func ("/ladders/reading", test_reading);
  g_test_add_func ("/ladders/words", test_words);
  g_test_add_func ("/ladders/sites", test_sites);
  g_test_add_func ("/ladders/kinds", test_kinds);
  g_test_add_func ("/ladders/places", test_places);
  g_test_add_func ("/ladders/refused-site", test_refused_site);
  g_test_add_func ("/ladders/clock", test_clock);
  g_test_add_func ("/ladders/turns", test_turns);
  g_test_add_func ("/ladders/result", test_result);
  g_test_add_func ("/ladders/features", test_features);
  g_test_add_func ("/ladders/fact-features", test_fact_features);
  return g_test_run ();
}
