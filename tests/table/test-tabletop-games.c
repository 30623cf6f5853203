/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/session/sheet.h"
#include "games/flickemup/flickemup-game.h"
#include "games/flickemup/flickemup.h"
#include "games/games.h"
#include "table/tabletops.h"
#include "tests/table/tabletop-play.h"

#include <math.h>
#include <string.h>

/* Complete games on the simulated table. */

#define BOARDS       10
#define MOST_CHOICES 6000

static void
assert_sound (Play *play)
{
  g_autoptr (GString) problem = g_string_new (NULL);

  for (guint i = 0; i <= flip_session_length (play->session); i++)
    {
      if (!flickemup_sound (flip_session_state_at (play->session, i), problem))
        g_error ("after entry %u: %s", i, problem->str);
    }
}

static void
assert_numbers (Play *play)
{
  g_autofree FlipTable *table = g_new (FlipTable, 1);

  flip_tabletop_bridge (play->tabletop)->lay (play_state (play), table);
  g_assert_true (flip_table_check (table, NULL));
  for (guint i = 0; i < table->n_pieces; i++)
    g_assert_true (isfinite (table->pieces[i].x) && isfinite (table->pieces[i].y)
                   && isfinite (table->pieces[i].angle));
}

static void
finish_by_chance (Play *play, guint64 seed)
{
  FlipRandom random;
  guint choices = 0;

  flip_random_seed (&random, seed, 1);
  while (play_by_chance (play, &random))
    {
      assert_numbers (play);
      g_assert_cmpuint (++choices, <, MOST_CHOICES);
    }
  g_assert_true (play_is_over (play));
}

static gboolean
is_part (void)
{
  return g_getenv ("FLIPSIDE_TEST_PART") != NULL;
}

static void
play_once (guint board, guint seats, guint64 seed)
{
  g_autoptr (Play) play = play_new (board, seats, seed, NULL);

  finish_by_chance (play, board);
  assert_sound (play);
}

static void
play_twice (guint board, guint seats, guint64 seed)
{
  g_autoptr (Play) play = play_new (board, seats, seed, NULL);
  g_autoptr (Play) again = play_new (board, seats, seed, NULL);
  g_autofree char *text = NULL, *same = NULL;

  finish_by_chance (play, board);
  finish_by_chance (again, board);
  assert_sound (play);
  text = flip_sheet_print (play->session);
  same = flip_sheet_print (again->session);
  g_assert_cmpstr (text, ==, same);
}

/* Each board with a number of seats, twice, and with all of them where there is time; under slow tools once. */
static void
test_complete (gconstpointer data)
{
  static const guint seats[] = { 2, 3, 10 };
  guint board = GPOINTER_TO_UINT (data);

  for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
    {
      gboolean is_chosen = board % G_N_ELEMENTS (seats) == i;

      if (is_chosen && !is_part ())
        play_twice (board, seats[i], board * 10 + i);
      else if (is_chosen || g_test_slow ())
        play_once (board, seats[i], board * 10 + i);
    }
}

/* The hand's error follows from the seed: another seed, another game. */
static void
test_seeds (void)
{
  g_autoptr (Play) one = play_new (1, 2, 1, NULL), other = play_new (1, 2, 2, NULL);
  g_autofree char *text = NULL, *another = NULL;

  finish_by_chance (one, 1);
  finish_by_chance (other, 1);
  text = flip_sheet_print (one->session);
  another = flip_sheet_print (other->session);
  g_assert_cmpstr (text, !=, another);
}

/* The log holds all that is needed: no table is set, and the state is the same to the last byte. */
static void
test_replay (void)
{
  for (guint board = 1; board <= BOARDS; board += is_part () ? 6 : 3)
    {
      g_autoptr (Play) play = play_new (board, 2, board, NULL);
      g_autoptr (FlipSession) loaded = NULL;
      g_autofree char *text = NULL;

      finish_by_chance (play, board + 50);
      text = flip_sheet_print (play->session);
      loaded = flip_sheet_parse (text, strlen (text), "played", flip_games_find, NULL);
      g_assert_nonnull (loaded);
      g_assert_cmpmem (flip_session_state (loaded), sizeof (FlickemupState), play_state (play),
                       sizeof (FlickemupState));
    }
}

/* FU-TABLE-4: a flick taken back and made again ends the same, by redo and by playing it again. */
static void
test_undo (void)
{
  g_autoptr (Play) play = play_new (4, 2, 9, NULL);
  FlipRandom random;

  flip_random_seed (&random, 9, 1);
  for (guint i = 0; i < (is_part () ? 15 : 40) && play_by_chance (play, &random); i++)
    {
      FlickemupState after = *play_state (play);
      guint length = flip_session_length (play->session);
      FlipMove move;

      g_assert_true (flip_session_undo (play->session));
      move = *flip_session_entry (play->session, flip_session_cursor (play->session));
      g_assert_true (flip_session_redo (play->session));
      g_assert_cmpmem (play_state (play), sizeof after, &after, sizeof after);

      /* Another choice drops the rest of the log, so that the table is asked anew. */
      g_assert_true (flip_session_undo (play->session));
      if (move.verb != FLICKEMUP_VERB_SHOOT)
        {
          g_assert_true (flip_session_redo (play->session));
          continue;
        }
      move.arg[FLICKEMUP_ARG_SPEED]++;
      g_assert_true (flip_session_play (play->session, &move, NULL));
      flip_session_deal (play->session);
      g_assert_true (flip_session_undo (play->session));
      move.arg[FLICKEMUP_ARG_SPEED]--;
      g_assert_true (flip_session_play (play->session, &move, NULL));
      flip_session_deal (play->session);
      g_assert_cmpuint (flip_session_length (play->session), ==, length);
      g_assert_cmpmem (play_state (play), sizeof after, &after, sizeof after);
    }
}

/* A log that was cut off among the table's answers goes on with legal ones. */
static void
test_cut_log (void)
{
  g_autoptr (Play) play = play_new (9, 2, 4, NULL);
  guint cut = 0;

  finish_by_chance (play, 4);
  for (guint i = 0; i < flip_session_length (play->session) && cut < (is_part () ? 40 : 200); i++)
    {
      g_autoptr (FlipTabletop) fresh = flip_tabletop_new (play->setup);
      FlickemupState state = *(const FlickemupState *) flip_session_state_at (play->session, i);
      FlipAsk ask;

      flickemup_ask (&state, &ask);
      if (ask.who != FLIP_TABLE || ask.kind != FLIP_ASK_FLICK)
        continue;
      cut++;
      while (ask.who == FLIP_TABLE && ask.kind == FLIP_ASK_FLICK)
        {
          FlipMove move;

          flip_tabletop_referee (fresh)->answer (flip_tabletop_referee (fresh), &state, &move);
          g_assert_true (flip_game_check (&flickemup_game, &state, &move, NULL));
          flip_game_apply (&flickemup_game, &state, &move);
          flickemup_ask (&state, &ask);
        }
    }
  g_assert_cmpuint (cut, >, 20);
}

/* The automatic player */

static FlickemupTeam
play_against_chance (guint board, guint64 seed, guint seat, guint choices)
{
  g_autoptr (Play) play = play_new (board, 2, seed, "opponent=hard");
  FlipRandom random;

  flip_random_seed (&random, seed, 1);
  while (!play_is_over (play) && choices--)
    {
      FlipAsk ask;

      flickemup_ask (play_state (play), &ask);
      g_assert_true ((guint) ask.who == seat ? play_by_advice (play)
                                             : play_by_chance (play, &random));
    }
  assert_sound (play);
  return play_state (play)->winner;
}

/* Of 20 games, on all boards and with both sides, chance wins two at most. */
static void
test_beats_chance (void)
{
  guint step = g_test_slow () ? 1 : 7, games = 0, won = 0;

  /* How well it plays is not for slow tools to find out. */
  if (is_part ())
    {
      play_against_chance (1, 1, 0, 12);
      return;
    }
  for (guint i = 0; i < 2 * BOARDS; i += step, games++)
    {
      guint seat = i % 2;

      won += play_against_chance (i / 2 + 1, i + 1, seat, MOST_CHOICES) == (FlickemupTeam) seat;
    }
  g_test_message ("%u of %u games won", won, games);
  g_assert_cmpuint (won * 10, >=, games * 9);
}

/* With both seats played automatically, either side wins sometimes. */
static void
test_both_can_win (gconstpointer data)
{
  guint board = GPOINTER_TO_UINT (data), won[FLICKEMUP_TEAMS + 1] = { 0 };

  for (guint64 seed = 1; seed <= 40 && !(won[0] && won[1]); seed++)
    {
      g_autoptr (Play) play = play_new (board, 2, seed, NULL);

      while (play_by_advice (play))
        ;
      g_assert_true (play_is_over (play));
      won[play_state (play)->winner]++;
    }
  g_assert_cmpuint (won[FLICKEMUP_LAWMEN], >, 0);
  g_assert_cmpuint (won[FLICKEMUP_OUTLAWS], >, 0);
}

/* The same position is always judged the same, and what is advised is legal for every kind of ask. */
static void
test_advice (void)
{
  guint stages = 0;

  for (guint board = 5; board <= BOARDS; board += 5)
    {
      g_autoptr (Play) play = play_new (board, 2, 3, "opponent=easy");
      FlipMove one, other;
      FlipRandom random;

      flip_random_seed (&random, 3, 1);
      do
        {
          FlipAsk ask;

          flickemup_ask (play_state (play), &ask);
          if (ask.who != 1)
            continue;
          g_assert_true (flip_tabletop_advise (play->tabletop, play_state (play), &one));
          g_assert_true (flip_tabletop_advise (play->tabletop, play_state (play), &other));
          g_assert_true (flip_move_equal (&one, &other));
          g_assert_true (flip_game_check (&flickemup_game, play_state (play), &one, NULL));
          stages |= 1u << play_state (play)->stage;
        }
      while (play_by_chance (play, &random));
      g_assert_false (flip_tabletop_advise (play->tabletop, play_state (play), &one));
    }
  g_assert_true (stages & 1u << FLICKEMUP_STAGE_FACE);
}

/* Of each board and each value of every option, as many as it takes. */
static char *
options_of (guint game)
{
  static const char *const surfaces[] = { "table", "polished", "cloth" };
  static const char *const levels[] = { "beginner", "easy", "normal", "hard" };

  return g_strdup_printf ("first-seat=%s,twelve=%s,surface=%s,hand=%s,opponent=%s",
                          game % 2 ? "outlaw" : "lawman", game / 2 % 2 ? "end" : "offer",
                          surfaces[game % 3], game / 3 % 2 ? "steady" : "human",
                          levels[game % 16 == 15 ? 3
                                 : game % 8 == 7 ? 2
                                                 : game % 2]);
}

/* Whatever stands on the table, and with every option, what is advised is legal: to a person and to the automatic
   player, in positions that chance has made. */
static void
test_legal (void)
{
  guint wanted = g_test_slow () ? 10000 : 40, positions = 0;
  FlipRandom random;

  flip_random_seed (&random, 9, 1);
  for (guint game = 0; positions < wanted; game++)
    {
      g_autofree char *options = options_of (game);
      g_autoptr (Play) play = play_new (1 + game % BOARDS, 2, game, options);
      FlipMove move;

      while (positions < wanted && flip_tabletop_advise (play->tabletop, play_state (play), &move))
        {
          g_assert_true (flip_game_check (&flickemup_game, play_state (play), &move, NULL));
          positions++;
          if (!play_by_chance (play, &random))
            break;
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint board = 1; board <= BOARDS; board++)
    {
      g_autofree char *path = g_strdup_printf ("/tabletop/complete/%02u", board);
      g_autofree char *both = g_strdup_printf ("/tabletop/both-can-win/%02u", board);

      g_test_add_data_func (path, GUINT_TO_POINTER (board), test_complete);
      if (g_test_slow ())
        g_test_add_data_func (both, GUINT_TO_POINTER (board), test_both_can_win);
    }
  g_test_add_func ("/tabletop/seeds", test_seeds);
  g_test_add_func ("/tabletop/replay", test_replay);
  g_test_add_func ("/tabletop/undo", test_undo);
  g_test_add_func ("/tabletop/cut-log", test_cut_log);
  g_test_add_func ("/tabletop/advice", test_advice);
  g_test_add_func ("/tabletop/legal", test_legal);
  g_test_add_func ("/tabletop/beats-chance", test_beats_chance);
  return g_test_run ();
}
