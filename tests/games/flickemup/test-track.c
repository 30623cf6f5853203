/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/random.h"
#include "engine/game/setup.h"
#include "engine/game/verb.h"
#include "engine/session/audit.h"
#include "games/flickemup/flickemup-rules.h"

/* Tracked games: every promise of the contract holds at every moment, and scenarios without places
   can be played. */

#define MOST_MOVES 20000

static const char own_scenario[] = "[scenario]\n"
                                   "title=The Judge\n"
                                   "teaches=A scenario without places\n"
                                   "[briefing]\n"
                                   "story=The judge is in town.\n"
                                   "[start]\n"
                                   "hour=9\n"
                                   "initiative=outlaw-1\n"
                                   "[rules]\n"
                                   "take-outdoors=yes\n"
                                   "dynamite=yes\n"
                                   "[goals]\n"
                                   "lawmen=deliver 2 gold bank and told judge or eliminate 2\n"
                                   "outlaws=told scare or hang man\n"
                                   "midnight=hit-points\n"
                                   "[told]\n"
                                   "judge=See the judge home\n"
                                   "scare=Scare the judge away\n"
                                   "[town]\n"
                                   "buildings=bank saloon undertaker\n"
                                   "[saloon]\n"
                                   "tokens=gold gold hostage\n"
                                   "[bank]\n"
                                   "face-down=2\n"
                                   "[hidden]\n"
                                   "tokens=dynamite clean-water\n"
                                   "[outdoors]\n"
                                   "1=colt\n"
                                   "[gallows]\n"
                                   "figure=man\n"
                                   "hour=11\n"
                                   "friends=lawmen\n"
                                   "[man]\n"
                                   "hit-points=1\n"
                                   "[lawman-1]\n"
                                   "hit-points=3\n"
                                   "[lawman-2]\n"
                                   "hit-points=2\n"
                                   "tokens=colt\n"
                                   "[outlaw-1]\n"
                                   "hit-points=3\n"
                                   "[outlaw-2]\n"
                                   "hit-points=2\n"
                                   "inside=saloon\n";

static FlipSetup *
setup_new (guint seats, const char *entry)
{
  FlipSetup *setup = flip_setup_new (&flickemup_game);

  g_assert_true (flip_setup_fill_seats (setup, seats, NULL));
  g_assert_true (flip_setup_set_option (setup, "entry", entry, NULL));
  return setup;
}

static void
play_out (const FlipSetup *setup, guint64 seed)
{
  g_autoptr (FlipAudit) audit = flip_audit_new (&flickemup_game);
  g_autofree FlickemupState *state = g_new (FlickemupState, 1);
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);
  g_autoptr (GString) problem = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  FlipRandom random;
  guint n = 0;

  flip_random_seed (&random, seed, 1);
  flickemup_game.begin (state, setup, &error);
  g_assert_no_error (error);
  while (!flip_game_over (&flickemup_game, state))
    {
      if (!flip_audit_moment (audit, state, problem))
        g_error ("%s", problem->str);
      list->n = 0;
      flip_game_legal (&flickemup_game, state, list);
      g_assert_cmpuint (list->n, >, 0);
      flip_game_apply (&flickemup_game, state, &list->moves[flip_random_below (&random, list->n)]);
      g_assert_cmpuint (++n, <, MOST_MOVES);
    }
}

static void
test_scenarios (void)
{
  guint step = g_getenv ("FLIPSIDE_TEST_SHORT") ? 5 : 1;

  for (guint i = 0; i < flickemup_game.n_boards; i += step)
    {
      g_autoptr (FlipSetup) setup = setup_new (2 + i % 9, "tracker");

      flip_setup_set_board (setup, flickemup_game.boards[i].name, flickemup_game.boards[i].text);
      play_out (setup, i + 1);
    }
}

/* FU-TRACK-5: a tap on a building before anybody plays says that the cowboy comes first. */
static void
test_door_first (void)
{
  g_autoptr (FlipSetup) setup = setup_new (2, "tracker");
  g_autofree FlickemupState *state = g_new (FlickemupState, 1);
  FlipRefusal refusal = { 0 };

  flip_setup_set_board (setup, flickemup_game.boards[1].name, flickemup_game.boards[1].text);
  g_assert_true (flickemup_game.begin (state, setup, NULL));
  flickemup_game.refuse_site (state, FLICKEMUP_SITE_BUILDING + FLICKEMUP_SALOON, &refusal);
  g_assert_cmpstr (refusal.rule, ==, "FU-TRACK-5");
}

/* FU-SETUP-7: the whole box, for a booklet of one's own */
static void
test_blank (void)
{
  g_autoptr (FlipSetup) setup = setup_new (4, "tracker");

  flip_setup_set_board (setup, flickemup_game.blank->name, flickemup_game.blank->text);
  play_out (setup, 7);
}

/* FU-SETUP-7, FU-TOLD-1 */
static void
test_without_places (void)
{
  const char *const entries[] = { "tracker", "full" };

  for (guint i = 0; i < 10; i++)
    {
      g_autoptr (FlipSetup) setup = setup_new (3, entries[i % 2]);

      flip_setup_set_board (setup, "judge.board", own_scenario);
      play_out (setup, i + 1);
    }
}

/* FU-SETUP-7 */
static void
test_not_on_the_screen (void)
{
  g_autofree FlickemupState *state = g_new (FlickemupState, 1);
  g_autoptr (FlipSetup) setup = setup_new (2, "full");
  g_autoptr (GError) error = NULL;

  flip_setup_set_board (setup, "judge.board", own_scenario);
  setup->dealt = TRUE;
  g_assert_false (flickemup_game.begin (state, setup, &error));
  g_assert_error (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_BOARD);
  g_assert_nonnull (strstr (error->message, "your own table"));
}

static const char *
find_part (GPtrArray *briefing, const char *heading)
{
  for (guint i = 0; i < briefing->len; i++)
    {
      const FlipBriefingPart *part = g_ptr_array_index (briefing, i);

      if (g_str_equal (part->heading, heading))
        return part->text;
    }

  g_error ("the briefing has no “%s”", heading);
}

/* FU-SETUP-9: every scenario has all four */
static void
test_briefing (void)
{
  for (guint i = 0; i <= flickemup_game.n_boards; i++)
    {
      const FlipBoard *board =
        i < flickemup_game.n_boards ? &flickemup_game.boards[i] : flickemup_game.blank;
      g_autoptr (FlipSetup) setup = setup_new (2, "tracker");
      g_autoptr (GPtrArray) briefing = NULL;

      flip_setup_set_board (setup, board->name, board->text);
      briefing = flip_briefing_new (setup);
      g_assert_cmpuint (strlen (find_part (briefing, "Story")), >, 40);
      g_assert_nonnull (strstr (find_part (briefing, "Set-up"), "initiative"));
      g_assert_cmpuint (strlen (find_part (briefing, "Special rules")), >, 20);
      /* Two pistols are told where there is a second one. */
      g_assert_cmpint (strstr (find_part (briefing, "Special rules"), "Colt") != NULL, ==,
                       strstr (board->text, "colt") != NULL);
      g_assert_nonnull (strstr (find_part (briefing, "Goals"), "The Lawmen win as soon as"));
      g_assert_nonnull (strstr (find_part (briefing, "Goals"), "The Outlaws win as soon as"));
    }
}

/* FU-SETUP-9: what is special about a scenario is told, and what lies where. */
static void
test_whole_briefing (void)
{
  static const struct
  {
    guint scenario;
    const char *part, *words;
  } told[] = {
    { 2, "Special rules", "fights a duel" },
    { 3, "Set-up", "Town Hall: 2 gold" },
    { 3, "Set-up", "Lawman 2: gold" },
    { 5, "Set-up", "Saloon: Outlaw 1" },
    { 6, "Set-up", "Outdoors: 2 clean water, 2 poisoned water" },
    { 6, "Special rules", "turns over water" },
    { 6, "Special rules", "taken and left outdoors" },
    { 7, "Set-up", "General Store: 3 face down" },
    { 7, "Set-up", "Mixed face down: 4 Colts, 2 documents" },
    { 7, "Special rules", "turns up a token that lies face down" },
    { 7, "Special rules", "Nobody can enter the Bank" },
    { 7, "Special rules", "The Outlaws leave town with a move that crosses the right edge" },
    { 8, "Set-up", "Saloon: hostage" },
    { 8, "Special rules", "A hostage takes up both places" },
    { 8, "Special rules", "A cowboy with a Winchester" },
    { 8, "Special rules", "The Outlaws leave town with a move that crosses the left edge" },
    { 8, "Special rules", "The woman belongs to no side, and gets up unhurt" },
    { 9, "Special rules", "closes the buildings there" },
    { 10, "Set-up", "Mixed face down: Colt, Winchester" },
    { 10, "Set-up", "Lawman 4: document" },
    { 10, "Special rules", "The woman belongs to no side, and has 1 hit point" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    {
      const FlipBoard *board = &flickemup_game.boards[told[i].scenario - 1];
      g_autoptr (FlipSetup) setup = setup_new (2, "tracker");
      g_autoptr (GPtrArray) briefing = NULL;

      flip_setup_set_board (setup, board->name, board->text);
      briefing = flip_briefing_new (setup);
      if (!strstr (find_part (briefing, told[i].part), told[i].words))
        g_error ("“%s” is not in\n%s", told[i].words, find_part (briefing, told[i].part));
    }
}

/* FU-SETUP-9: a sheet that was begun with an older text of a scenario still has its story. */
static void
test_older_briefing (void)
{
  g_autoptr (FlipSetup) setup = setup_new (2, "tracker");
  g_autoptr (GPtrArray) briefing = NULL;
  g_autoptr (GString) text = g_string_new (flickemup_game.boards[0].text);

  g_string_replace (text, flickemup_game.boards[0].story, "", 0);
  flip_setup_set_board (setup, flickemup_game.boards[0].name, text->str);
  briefing = flip_briefing_new (setup);
  g_assert_cmpstr (find_part (briefing, "Story"), ==, flickemup_game.boards[0].story);
}

/* FU-SETUP-9, FU-TOLD-2 */
static void
test_own_briefing (void)
{
  g_autoptr (FlipSetup) setup = setup_new (2, "tracker");
  g_autoptr (GPtrArray) briefing = NULL;

  flip_setup_set_board (setup, "judge.board", own_scenario);
  briefing = flip_briefing_new (setup);
  g_assert_cmpstr (find_part (briefing, "Story"), ==, "The judge is in town.");
  g_assert_nonnull (strstr (find_part (briefing, "Set-up"), "as shown in your booklet"));
  g_assert_nonnull (
    strstr (find_part (briefing, "Goals"),
            "they have 2 gold in the Bank and you declare this done: See the judge home, or 2 of"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/flickemup/track/scenarios", test_scenarios);
  g_test_add_func ("/flickemup/track/door-first", test_door_first);
  g_test_add_func ("/flickemup/track/blank", test_blank);
  g_test_add_func ("/flickemup/track/without-places", test_without_places);
  g_test_add_func ("/flickemup/track/not-on-the-screen", test_not_on_the_screen);
  g_test_add_func ("/flickemup/track/briefing", test_briefing);
  g_test_add_func ("/flickemup/track/whole-briefing", test_whole_briefing);
  g_test_add_func ("/flickemup/track/older-briefing", test_older_briefing);
  g_test_add_func ("/flickemup/track/own-briefing", test_own_briefing);
  return g_test_run ();
}
