/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/verb.h"
#include "engine/session/autoplay.h"
#include "engine/session/session.h"
#include "games/games.h"

#include <stdio.h>
#include <stdlib.h>

/* Prints random complete games of one kind, move by move and with their results, for its oracle to
   judge. Where a folder is given, each is played on the board in the file that its seed names there. */

#define OPTION_STREAM (G_GUINT64_CONSTANT (1) << 41)
#define MOST_TRIES    1000

static void
draw_options (FlipSetup *setup, FlipRandom *random)
{
  const FlipGame *game = setup->game;
  guint seats = flip_setup_seats (setup);

  for (guint i = 0; i < game->n_options; i++)
    {
      const FlipOption *option = &game->options[i];
      guint value = flip_random_below (random, flip_option_n_values (option));

      if (flip_option_suits (option, seats)
          && !flip_setup_set_option (setup, option->key, option->values[value], NULL))
        g_error ("option %s refuses its own value %s", option->key, option->values[value]);
    }
}

static char *
read_board (const char *folder, guint64 seed)
{
  g_autofree char *path = g_strdup_printf ("%s/%" G_GUINT64_FORMAT ".board", folder, seed);
  char *text;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    g_error ("%s can't be read", path);
  return text;
}

/* Draws options until the game accepts them all together. */
static FlipSession *
begin_session (const FlipGame *game, guint64 seed, const char *board)
{
  g_autoptr (GError) error = NULL;
  FlipRandom random;
  guint choice = (guint) (seed % (game->max_seats - game->min_seats + 1));

  flip_random_seed (&random, seed, OPTION_STREAM);
  for (guint i = 0; i < MOST_TRIES; i++)
    {
      g_autoptr (FlipSetup) setup = flip_setup_new (game);
      FlipSession *session;

      setup->dealt = TRUE;
      setup->seed = seed;
      if (!flip_setup_fill_seats (setup, game->min_seats + choice, NULL))
        g_error ("%u seats are refused", game->min_seats + choice);
      if (board)
        flip_setup_set_board (setup, "board", board);
      draw_options (setup, &random);
      g_clear_error (&error);
      session = flip_session_new (setup, &error);
      if (session)
        return session;
    }
  g_error ("no options are accepted for seed %" G_GUINT64_FORMAT ": %s", seed, error->message);
}

/* How a game is played: at random, or by the best of some random moves as the score stands after
   each, or as it stands when the rest has been played at random. Aimless play alone never gets
   deep into the Mine or near a cowbot's score. */
typedef struct
{
  guint tries;
  gboolean to_the_end;
} Manner;

static Manner
manner_of (guint64 seed, guint seats)
{
  static const Manner manners[] = { { 1 }, { 3 }, { 1 }, { 8 }, { 1 }, { 3 }, { 1 }, { 16, TRUE } };
  const Manner *manner = &manners[seed / 4 % G_N_ELEMENTS (manners)];

  return manner->to_the_end && seats > 1 ? manners[0] : *manner;
}

static void
finish_at_random (FlipAutoplay *autoplay, gpointer state)
{
  static FlipAutoplay rest;

  flip_autoplay_begin (&rest, autoplay->game, state, autoplay->dealer.seed);
  rest.random = autoplay->random;
  flip_autoplay_finish (&rest);
  autoplay->random = rest.random;
}

/* The acting seat's points after a move, less those of an automatic opponent. */
static int
lead_after (FlipAutoplay *autoplay, const FlipMove *move, gboolean to_the_end)
{
  const FlipGame *game = autoplay->game;
  g_autofree gpointer state = g_memdup2 (autoplay->state, game->state_size);
  FlipScore score = { 0 };
  FlipResult result = { 0 };
  FlipAsk ask;

  game->ask (state, &ask);
  flip_game_apply (game, state, move);
  if (to_the_end)
    finish_at_random (autoplay, state);
  game->score (state, ask.who == FLIP_TABLE ? 0 : (guint) ask.who, &score);
  flip_game_result (game, state, &result);
  return score.total - (result.has_opponent ? result.opponent_score.total : 0);
}

static gboolean
choose (FlipAutoplay *autoplay, Manner manner, FlipMove *best)
{
  int best_lead = G_MININT;

  if (manner.tries == 1)
    return flip_autoplay_choose (autoplay, best);
  for (guint i = 0; i < manner.tries; i++)
    {
      FlipMove move;
      int lead;

      if (!flip_autoplay_choose (autoplay, &move))
        return FALSE;
      lead = lead_after (autoplay, &move, manner.to_the_end);
      if (lead > best_lead)
        {
          best_lead = lead;
          *best = move;
        }
    }

  return TRUE;
}

static void
play_out (FlipSession *session)
{
  static FlipAutoplay autoplay;
  const FlipSetup *setup = flip_session_setup (session);
  Manner manner = manner_of (setup->seed, flip_setup_seats (setup));
  FlipRefusal refusal;
  FlipMove move;

  flip_autoplay_begin (&autoplay, setup->game, (gpointer) flip_session_state (session),
                       setup->seed);
  while (choose (&autoplay, manner, &move))
    {
      if (!flip_session_play (session, &move, &refusal))
        g_error ("a legal move is refused");
    }
}

static void
print_header (FlipSession *session)
{
  const FlipSetup *setup = flip_session_setup (session);

  printf ("game seed=%" G_GUINT64_FORMAT " seats=%u", setup->seed, flip_setup_seats (setup));
  for (guint i = 0; i < setup->game->n_options; i++)
    {
      const FlipOption *option = &setup->game->options[i];

      printf (" %s=%s", option->key, option->values[flip_setup_option (setup, option->key)]);
    }
  printf ("\n");
}

static void
print_log (FlipSession *session)
{
  for (guint i = 0; i < flip_session_length (session); i++)
    {
      g_autofree char *entry = flip_log_print_entry (flip_session_log (session), i);

      printf ("%s\n", entry);
    }
}

static void
print_inventory (FlipSession *session, guint seat)
{
  static const char *const ids[] = {
    "cash", "gold", "stars", "wanted", "pans", "hammers", "tokens", "diamonds", "position",
  };
  FlipFacts facts = { 0 };

  flip_game_facts (flip_session_game (session), flip_session_state (session), (int) seat, &facts);
  printf ("seat %u", seat + 1);
  for (guint i = 0; i < facts.n; i++)
    {
      for (guint j = 0; j < G_N_ELEMENTS (ids); j++)
        {
          if (g_str_equal (facts.facts[i].id, ids[j]))
            printf (" %s=%s", ids[j], facts.facts[i].value);
        }
    }
  printf ("\n");
}

/* Each line with its points and with what was counted for them. */
static void
print_score (const char *whose, const FlipScore *score)
{
  printf ("%s total=%d", whose, score->total);
  for (guint i = 0; i < score->n_lines; i++)
    printf (" %s=%d/%d", score->lines[i].id, score->lines[i].points, score->lines[i].count);
  printf ("\n");
}

static void
print_seat (FlipSession *session, guint seat)
{
  const FlipGame *game = flip_session_game (session);
  g_autofree char *whose = g_strdup_printf ("score %u", seat + 1);
  FlipScore score = { 0 };
  FlipHonours honours;

  print_inventory (session, seat);
  game->score (flip_session_state (session), seat, &score);
  print_score (whose, &score);
  honours = flip_game_honours (game, flip_session_state (session), seat);
  printf ("title %u %s\n", seat + 1, honours.title);
}

static void
print_feats (FlipSession *session, guint seat)
{
  FlipHonours honours =
    flip_game_honours (flip_session_game (session), flip_session_state (session), seat);

  if (honours.feats.n == 0)
    return;
  printf ("feats %u", seat + 1);
  for (guint i = 0; i < honours.feats.n; i++)
    printf (" %s=%d", honours.feats.feats[i].id, honours.feats.feats[i].reached);
  printf ("\n");
}

static void
print_winners (guint winners)
{
  const char *separator = "";

  printf ("winners ");
  for (guint seat = 0; winners >> seat; seat++)
    {
      if (winners & 1u << seat)
        {
          printf ("%s%u", separator, seat + 1);
          separator = ",";
        }
    }
  printf ("%s\n", winners ? "" : "none");
}

static void
print_game (FlipSession *session)
{
  FlipResult result = { 0 };

  print_header (session);
  print_log (session);
  for (guint seat = 0; seat < flip_setup_seats (flip_session_setup (session)); seat++)
    {
      print_seat (session, seat);
      print_feats (session, seat);
    }
  flip_game_result (flip_session_game (session), flip_session_state (session), &result);
  if (!result.over)
    g_error ("the game has no more moves but is not over");
  if (result.has_opponent)
    print_score ("opponent", &result.opponent_score);
  print_winners (result.winners);
  printf ("end\n");
}

int
main (int argc, char *argv[])
{
  const FlipGame *game = argc > 1 ? flip_games_find (argv[1]) : NULL;
  guint64 first, last;

  if (argc < 4 || argc > 5 || !game || !g_ascii_string_to_unsigned (argv[2], 10, 0, G_MAXINT64, &first, NULL)
      || !g_ascii_string_to_unsigned (argv[3], 10, first, G_MAXINT64, &last, NULL))
    {
      g_printerr ("usage: print-games GAME FIRST LAST [FOLDER]\n");
      return 2;
    }
  for (guint64 seed = first; seed <= last; seed++)
    {
      g_autofree char *board = argc == 5 ? read_board (argv[4], seed) : NULL;
      g_autoptr (FlipSession) session = begin_session (game, seed, board);

      play_out (session);
      print_game (session);
    }

  return EXIT_SUCCESS;
}
