/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/session/autoplay.h"

#include "engine/game/verb.h"
#include "games/games.h"
#include "tests/engine/play.h"

/* The hot path of a game takes no memory. These stand before the C library's own functions, for
   this program and all its libraries. */

void *__libc_malloc (size_t size);
void *__libc_calloc (size_t n, size_t size);
void *__libc_realloc (void *block, size_t size);

void *malloc (size_t size);
void *calloc (size_t n, size_t size);
void *realloc (void *block, size_t size);

static _Thread_local guint allocations;

void *
malloc (size_t size)
{
  allocations++;
  return __libc_malloc (size);
}

void *
calloc (size_t n, size_t size)
{
  allocations++;
  return __libc_calloc (n, size);
}

void *
realloc (void *block, size_t size)
{
  allocations++;
  return __libc_realloc (block, size);
}

/* A refusal's words, which no search asks for, are not looked up: newer C libraries take memory for that. */

char *dcgettext (const char *domain, const char *message, int category);
char *dcngettext (const char *domain, const char *one, const char *many, unsigned long n, int category);

char *
dcgettext (const char *domain, const char *message, int category)
{
  return (char *) message;
}

char *
dcngettext (const char *domain, const char *one, const char *many, unsigned long n, int category)
{
  return (char *) (n == 1 ? one : many);
}

static void
test_counting (void)
{
  guint before = allocations;
  g_autofree char *text = g_strdup ("counted");
  g_autofree int *numbers = g_new0 (int, 10);

  g_assert_cmpuint (allocations, ==, before + 2);
  text = g_realloc (text, 100);
  numbers[0] = 1;
  g_assert_cmpuint (allocations, ==, before + 3);
}

typedef struct
{
  FlipAutoplay autoplay;
  FlipMoveList list;
  FlipRefusal refusal;
  FlipScore score;
  FlipDeck deck;
  FlipDraw draws[FLIP_MAX_PEEKS];
  FlipAsk ask;
} Scratch;

/* All questions that a player or a view has at every moment, and wrong moves too. */
static void
ask_all (const FlipGame *game, gconstpointer state, Scratch *scratch)
{
  game->ask (state, &scratch->ask);
  flip_game_legal (game, state, &scratch->list);
  for (guint i = 0; i < scratch->list.n; i++)
    {
      FlipMove beside = scratch->list.moves[i];

      flip_game_check (game, state, &beside, &scratch->refusal);
      beside.arg[i % FLIP_MOVE_ARGS]++;
      flip_game_check (game, state, &beside, &scratch->refusal);
      beside.site++;
      flip_game_check (game, state, &beside, &scratch->refusal);
    }
  scratch->score.n_lines = 0;
  game->score (state, 0, &scratch->score);
  if (game->deck)
    game->deck (state, 1, &scratch->deck);
  flip_game_peek (game, state, 0, scratch->draws);
}

static void
test_games (gconstpointer data)
{
  const FlipGame *game = data;
  g_autofree Scratch *scratch = g_new0 (Scratch, 1);
  g_autofree gpointer state = g_malloc0 (game->state_size);
  FlipRandom random;

  flip_random_seed (&random, 3, 1);
  for (guint i = 0; i < 100; i++)
    {
      g_autoptr (FlipSetup) setup = play_any_setup (game, &random);
      guint before, moves = 0;
      FlipMove move;

      g_assert_true (game->begin (state, setup, NULL));
      flip_autoplay_begin (&scratch->autoplay, game, state, setup->seed);
      before = allocations;
      while (flip_autoplay_choose (&scratch->autoplay, &move))
        {
          ask_all (game, state, scratch);
          flip_game_apply (game, state, &move);
          moves++;
        }
      g_assert_cmpuint (moves, >, 0);
      g_assert_cmpuint (allocations - before, ==, 0);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/allocation/counting", test_counting);
  for (guint i = 0; flip_games[i]; i++)
    {
      g_autofree char *path = g_strconcat ("/allocation/", flip_games[i]->id, NULL);

      g_test_add_data_func (path, flip_games[i], test_games);
    }
  return g_test_run ();
}
