/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/boards/board-file.h"
#include "engine/game/verb.h"
#include "engine/session/audit.h"
#include "engine/session/autoplay.h"
#include "games/flickemup/flickemup-cowboy.h"
#include "games/flickemup/flickemup-words.h"
#include "games/flickemup/flickemup.h"

#include <string.h>

/* Every scenario, on a real table and on a simulated one, with every number of seats: random games
   held against the contract, and games in which one side tries, to show that it can win. */

#define MOST_MOVES   800
#define TRIES        40
#define FUTURES      4
#define FUTURE_MOVES 10

typedef struct
{
  guint board;
  gboolean dealt;
  guint seats;
} Table;

static void
begin (const Table *table, guint64 seed, FlickemupState *state)
{
  const FlipBoard *board = &flickemup_game.boards[table->board];
  g_autoptr (FlipSetup) setup = flip_setup_new (&flickemup_game);
  g_autoptr (GError) error = NULL;

  g_assert_true (flip_setup_fill_seats (setup, table->seats, NULL));
  setup->dealt = table->dealt;
  setup->seed = seed;
  flip_setup_set_board (setup, board->name, board->text);
  flickemup_game.begin (state, setup, &error);
  g_assert_no_error (error);
}

static void
assert_audited (const Table *table, FlipAudit *audit, FlipAutoplay *autoplay)
{
  FlickemupState state;
  g_autoptr (GString) problem = g_string_new (NULL);
  guint moves = 0;
  FlipMove move;

  begin (table, 1, &state);
  flip_autoplay_begin (autoplay, &flickemup_game, &state, table->board * 100 + table->seats);
  do
    {
      if (!flip_audit_moment (audit, &state, problem))
        g_error ("scenario %u, %u seats, move %u: %s", table->board + 1, table->seats, moves,
                 problem->str);
      if (!flip_autoplay_choose (autoplay, &move))
        return;
      flip_game_apply (&flickemup_game, &state, &move);
      moves++;
    }
  while (moves < MOST_MOVES);
  g_error ("scenario %u does not end", table->board + 1);
}

static gboolean
is_short (void)
{
  return g_getenv ("FLIPSIDE_TEST_SHORT") || g_getenv ("FLIPSIDE_TEST_PART");
}

static void
test_contract (gconstpointer data)
{
  Table table = { .board = GPOINTER_TO_UINT (data) };
  g_autoptr (FlipAudit) audit = flip_audit_new (&flickemup_game);
  g_autofree FlipAutoplay *autoplay = g_new (FlipAutoplay, 1);
  guint step = is_short () ? 8 : 1; /* the fewest and the most */

  for (table.seats = FLICKEMUP_MIN_SEATS; table.seats <= FLICKEMUP_MAX_SEATS; table.seats += step)
    for (int dealt = FALSE; dealt <= TRUE; dealt++)
      {
        if (is_short () && (table.board + table.seats / step) % 2 == (guint) dealt)
          continue;
        table.dealt = dealt;
        assert_audited (&table, audit, autoplay);
      }
}

/* A player that tries: each choice is the one from which random play gets furthest. */

typedef struct
{
  FlipAutoplay future;
  FlipMoveList list;
  FlipRandom random;
} Player;

/* What is carried is on its way, more so in the building where it belongs. */
static double
on_the_way (const FlickemupState *state, guint team, const FlickemupGoal *goal)
{
  double sum = 0;

  if (goal->kind != FLICKEMUP_GOAL_DELIVER && goal->kind != FLICKEMUP_GOAL_REACH)
    return 0;
  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    {
      if (flickemup_team_of (i) != team || goal->token == FLICKEMUP_NO_TOKEN)
        continue;
      sum += flickemup_count_carried (state, i, goal->token)
             * (goal->kind == FLICKEMUP_GOAL_DELIVER && state->figures[i].inside == goal->building
                  ? 0.6
                  : 0.4);
    }

  return sum;
}

static double
best_part (const FlickemupState *state, guint team)
{
  double best = 0;

  for (guint i = 0; i < state->scenario.n_goals[team]; i++)
    {
      double part = flickemup_goal_have (state, team, i)
                    + on_the_way (state, team, &state->scenario.goals[team][i]);

      best = MAX (best, part / flickemup_goal_need (state, team, i));
    }
  return best;
}

static double
worth (const FlickemupState *state, guint team)
{
  if (state->stage == FLICKEMUP_STAGE_OVER && state->by_goal)
    return state->winner == team ? 3 : -3;
  return best_part (state, team) - best_part (state, flickemup_other_team (team));
}

static double
look_ahead (Player *player, const FlickemupState *state, const FlipMove *move, guint team)
{
  double sum = 0;

  for (guint i = 0; i < FUTURES; i++)
    {
      FlickemupState copy = *state;
      FlipMove next;

      flip_game_apply (&flickemup_game, &copy, move);
      flip_autoplay_begin (&player->future, &flickemup_game, &copy,
                           flip_random_next (&player->random));
      for (guint n = 0; n < FUTURE_MOVES && flip_autoplay_choose (&player->future, &next); n++)
        flip_game_apply (&flickemup_game, &copy, &next);
      sum += worth (&copy, team);
    }

  return sum;
}

static FlipMove
choose_well (Player *player, const FlickemupState *state, guint team)
{
  FlipMove best = { 0 };
  double most = -G_MAXDOUBLE;

  flip_game_legal (&flickemup_game, state, &player->list);
  for (guint i = 0; i < player->list.n; i++)
    {
      double found = look_ahead (player, state, &player->list.moves[i], team);

      if (found > most)
        {
          most = found;
          best = player->list.moves[i];
        }
    }

  return best;
}

static gboolean
is_tried (Player *player, const FlickemupState *state, guint team)
{
  int who = flickemup_who (state);

  if (who == FLIP_TABLE)
    return state->turn.team == team && flip_random_below (&player->random, 2) == 0;
  return flickemup_seat_team (state, (guint) who) == team;
}

/* The side that tries against one that doesn't. Half of its flicks end as it would like best; all
   others end by chance. */
static gboolean
wins_by_goal (Player *player, const Table *table, guint team, guint64 seed)
{
  g_autofree FlipAutoplay *autoplay = g_new (FlipAutoplay, 1);
  FlickemupState state;
  FlipMove move;

  begin (table, seed, &state);
  flip_autoplay_begin (autoplay, &flickemup_game, &state, seed);
  flip_random_seed (&player->random, seed, 7);
  while (flip_autoplay_choose (autoplay, &move))
    {
      if (is_tried (player, &state, team))
        move = choose_well (player, &state, team);
      flip_game_apply (&flickemup_game, &state, &move);
    }
  return state.by_goal && state.winner == team;
}

static void
test_can_be_won (gconstpointer data)
{
  const Table table = { .board = GPOINTER_TO_UINT (data), .seats = 2 };
  g_autofree Player *player = g_new (Player, 1);

  if (is_short () && table.board > 0)
    {
      g_test_skip ("about the scenario, not about memory");
      return;
    }
  for (guint team = 0; team < FLICKEMUP_TEAMS; team++)
    {
      guint seed = 1;

      while (seed <= TRIES && !wins_by_goal (player, &table, team, seed))
        seed++;
      g_test_message ("%s, %s: %u tries", flickemup_game.boards[table.board].name,
                      flickemup_team_word (team), seed);
      g_assert_cmpuint (seed, <=, TRIES);
    }
}

/* Files that are a little wrong are refused in words or played soundly, and nothing else. */

static char *
spoil (const char *text, guint line, guint way)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  char *spoilt = NULL;

  switch (way)
    {
    case 0:
      spoilt = g_strdup ("");
      break;
    case 1:
      spoilt = g_strconcat (lines[line], "9", NULL);
      break;
    case 2:
      spoilt = g_strconcat (lines[line], " gold", NULL);
      break;
    default:
      spoilt = g_strdelimit (g_strdup (lines[line]), "0123456789", '-');
    }
  g_free (lines[line]);
  lines[line] = spoilt;
  return g_strjoinv ("\n", lines);
}

static void
assert_refused_or_sound (const char *text)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (&flickemup_game);
  g_autofree FlipAutoplay *autoplay = g_new (FlipAutoplay, 1);
  g_autoptr (GString) problem = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  FlickemupState state;

  flip_setup_fill_seats (setup, 3, NULL);
  flip_setup_set_board (setup, "spoilt.board", text);
  if (!flickemup_game.begin (&state, setup, &error))
    {
      g_assert_true (g_str_has_prefix (error->message, "spoilt.board"));
      return;
    }
  flip_autoplay_begin (autoplay, &flickemup_game, &state, 5);
  g_assert_cmpuint (flip_autoplay_finish (autoplay), <, MOST_MOVES);
  if (!flickemup_game.sound (&state, problem))
    g_error ("%s in\n%s", problem->str, text);
}

static void
test_spoilt (gconstpointer data)
{
  const char *text = flickemup_game.boards[GPOINTER_TO_UINT (data)].text;
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint step = is_short () ? 13 : 1;

  for (guint line = 0; line < g_strv_length (lines); line += step)
    for (guint way = 0; way < 4; way++)
      {
        g_autofree char *spoilt = spoil (text, line, way);

        assert_refused_or_sound (spoilt);
      }
}

/* The titles in the list and in the files agree, and each teaches something. */
static void
test_titles (void)
{
  g_assert_cmpuint (flickemup_game.n_boards, ==, 10);
  for (guint i = 0; i < flickemup_game.n_boards; i++)
    {
      const Table table = { .board = i, .seats = 2 };
      g_autofree char *title = NULL;
      FlickemupState state;

      begin (&table, 1, &state);
      title = g_strdup_printf ("%u. %s", i + 1, state.scenario.title);
      g_assert_cmpstr (flickemup_game.boards[i].title, ==, title);
      g_assert_cmpuint (strlen (state.scenario.teaches), >, 0);
      g_assert_true (flickemup_is_own_words (state.scenario.title));
      g_assert_true (flickemup_is_own_words (state.scenario.teaches));
    }
}

/* FU-SETUP-9: copies of our scenarios have their stories, too. */
static void
test_stories (void)
{
  for (guint i = 0; i < flickemup_game.n_boards; i++)
    {
      const FlipBoard *board = &flickemup_game.boards[i];
      g_autoptr (FlipBoardFile) file = flip_board_file_new (board->text);

      g_assert_cmpstr (flip_board_file_get (file, "briefing", "story"), ==, board->story);
      g_assert_true (flickemup_is_own_words (board->story));
    }
}

/* What a goal asks for, or what helps to shoot. */
static gboolean
serves_goal (const FlickemupScenario *scenario, guint token)
{
  static const struct
  {
    guint token;
    FlickemupRule rule;
  } weapons[] = {
    { FLICKEMUP_COLT, FLICKEMUP_RULE_TWO_PISTOLS },
    { FLICKEMUP_WINCHESTER, FLICKEMUP_RULE_RIFLE },
    { FLICKEMUP_DYNAMITE, FLICKEMUP_RULE_DYNAMITE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (weapons); i++)
    {
      if (weapons[i].token == token)
        return (scenario->rules & weapons[i].rule) != 0;
    }
  for (guint team = 0; team < FLICKEMUP_TEAMS; team++)
    for (guint i = 0; i < scenario->n_goals[team]; i++)
      {
        guint wanted = scenario->goals[team][i].token;

        if (wanted == token || flickemup_other_side (token) == wanted)
          return TRUE;
      }

  return FALSE;
}

/* FU-SETUP-4 */
static void
test_tokens (void)
{
  for (guint i = 0; i < flickemup_game.n_boards; i++)
    {
      const Table table = { .board = i, .seats = 2 };
      FlickemupState state;

      begin (&table, 1, &state);
      for (guint token = 0; token < FLICKEMUP_TOKENS; token++)
        {
          if (flickemup_scenario_count (&state.scenario, token)
              && !serves_goal (&state.scenario, token))
            g_error ("%s: %s serves no goal", flickemup_game.boards[i].name,
                     flickemup_token_word (token));
        }
    }
}

/* FU-SHOOT-5: the rulebook tells of duels in its second scenario. */
static void
test_second_has_duels (void)
{
  const Table table = { .board = 1, .seats = 2 };
  FlickemupState state;

  begin (&table, 1, &state);
  g_assert_true (flickemup_has_rule (&state, FLICKEMUP_RULE_DUEL));
}

/* What people read of the empty scenario can be translated, too. */
static void
test_own_words (void)
{
  static const struct
  {
    const char *group, *key;
  } words[] = {
    { "scenario", "title" },
    { "scenario", "teaches" },
    { "briefing", "story" },
    { "briefing", "special" },
  };
  g_autoptr (FlipBoardFile) file = flip_board_file_new (flickemup_game.blank->text);

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    g_assert_true (
      flickemup_is_own_words (flip_board_file_get (file, words[i].group, words[i].key)));
  g_assert_cmpstr (flickemup_words_of_file ("Noon in Ashfield"), ==, "Noon in Ashfield");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/flickemup/titles", test_titles);
  g_test_add_func ("/flickemup/own-words", test_own_words);
  g_test_add_func ("/flickemup/stories", test_stories);
  g_test_add_func ("/flickemup/tokens", test_tokens);
  g_test_add_func ("/flickemup/second-has-duels", test_second_has_duels);
  for (guint i = 0; i < flickemup_game.n_boards; i++)
    {
      g_autofree char *contract = g_strdup_printf ("/flickemup/contract/%u", i + 1);
      g_autofree char *won = g_strdup_printf ("/flickemup/can-be-won/%u", i + 1);
      g_autofree char *spoilt = g_strdup_printf ("/flickemup/spoilt/%u", i + 1);

      g_test_add_data_func (contract, GUINT_TO_POINTER (i), test_contract);
      g_test_add_data_func (won, GUINT_TO_POINTER (i), test_can_be_won);
      g_test_add_data_func (spoilt, GUINT_TO_POINTER (i), test_spoilt);
    }
  return g_test_run ();
}
