/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hints are legal choices in their order, made of what the seat may know; seats that play by themselves do so when
   no person is left to act. */

#include "engine/game/verb.h"
#include "games/games.h"
#include "play/players/automatic.h"
#include "play/review/hinting.h"
#include "play/review/verdicts.h"
#include "play/table/table-hand.h"
#include "store/library/results.h"
#include "tests/engine/play.h"

#include <string.h>

static FlipSession *
begin (const char *game, guint seats, guint64 seed)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games_find (game));
  g_autoptr (GError) error = NULL;
  FlipSession *session;

  g_assert_true (flip_setup_fill_seats (setup, seats, NULL));
  setup->dealt = TRUE;
  setup->seed = seed;
  session = flip_session_new (setup, &error);
  g_assert_no_error (error);
  flip_session_deal (session);
  return session;
}

static void
await (FlipHinting *hinting)
{
  while (flip_hinting_is_thinking (hinting))
    g_main_context_iteration (NULL, TRUE);
}

static void
count_cb (FlipHinting *hinting, guint *n)
{
  ++*n;
}

/* In every game that has automatic players. */
static void
test_legal (gconstpointer data)
{
  g_autoptr (FlipSession) session = begin (((const FlipGame *) data)->id, 1, 3);
  g_autoptr (FlipMoment) moment = flip_moment_new (session, flip_session_cursor (session), FLIP_ANY_BOARD);
  g_autoptr (FlipHinting) hinting = flip_hinting_new ();
  const FlipHint *hint;
  guint n = 0;

  g_signal_connect (hinting, "changed", G_CALLBACK (count_cb), &n);
  g_assert_true (flip_hinting_can (moment));
  flip_hinting_begin (hinting, moment, 0);
  g_assert_true (flip_hinting_is_thinking (hinting));
  await (hinting);
  g_assert_cmpuint (n, >, 0);
  hint = flip_hinting_hint (hinting);
  g_assert_nonnull (hint);
  g_assert_cmpuint (hint->n_legal, ==, moment->n_moves);
  g_assert_cmpuint (hint->choices->len, >, 0);
  for (guint i = 0; i < hint->choices->len; i++)
    {
      const FlipHintChoice *choice = flip_hint_choice (hint, i);
      g_autofree char *words = flip_hint_tell (hint, i);

      g_assert_true (flip_game_check (moment->game, moment->state, &choice->move, NULL));
      g_assert_cmpuint (strlen (choice->title), >, 0);
      g_assert_nonnull (strstr (words, choice->title));
      g_assert_true (i > 0 || choice->ties);
    }
}

/* The first three are about different places, so that each can be marked on the board. */
static void
test_places (void)
{
  g_autoptr (FlipSession) session = begin ("fliptown", 1, 4);
  g_autoptr (FlipMoment) moment = flip_moment_new (session, flip_session_cursor (session), FLIP_ANY_BOARD);
  g_autoptr (FlipHinting) hinting = flip_hinting_new ();
  const FlipHint *hint;

  flip_hinting_begin (hinting, moment, 0);
  await (hinting);
  hint = flip_hinting_hint (hinting);
  g_assert_cmpuint (hint->choices->len, >=, FLIP_HINT_CHOICES);
  for (guint i = 0; i < FLIP_HINT_CHOICES; i++)
    {
      for (guint j = 0; j < i; j++)
        g_assert_cmpuint (flip_hint_choice (hint, i)->site, !=, flip_hint_choice (hint, j)->site);
    }
}

/* Two deals that look the same so far: what lies in the deck has no influence. */
static void
test_deck (void)
{
  g_autoptr (FlipSession) one = begin ("fliptown", 1, 11), other = NULL;
  g_autoptr (FlipSetup) setup = flip_setup_copy (flip_session_setup (one));
  g_autoptr (FlipHinting) first = flip_hinting_new (), second = flip_hinting_new ();
  g_autoptr (FlipMoment) here = NULL, there = NULL;

  setup->dealt = FALSE;
  other = flip_session_new (setup, NULL);
  for (guint i = 0; i < flip_session_cursor (one); i++)
    g_assert_true (flip_session_play (other, flip_session_entry (one, i), NULL));
  here = flip_moment_new (one, flip_session_cursor (one), FLIP_ANY_BOARD);
  there = flip_moment_new (other, flip_session_cursor (other), FLIP_ANY_BOARD);
  flip_hinting_begin (first, here, 0);
  flip_hinting_begin (second, there, 0);
  await (first);
  await (second);
  g_assert_cmpuint (flip_hinting_hint (first)->choices->len, ==, flip_hinting_hint (second)->choices->len);
  for (guint i = 0; i < flip_hinting_hint (first)->choices->len; i++)
    {
      const FlipHintChoice *a = flip_hint_choice (flip_hinting_hint (first), i);
      const FlipHintChoice *b = flip_hint_choice (flip_hinting_hint (second), i);

      g_assert_true (flip_move_equal (&a->move, &b->move));
      g_assert_cmpint (a->expected, ==, b->expected);
    }
}

/* The cards that some seats were shown by the dealer, from one position of the log to another. */
static void
read_seen (FlipSession *session, guint seats, guint from, guint to, FlipKnowledge *knowledge)
{
  const FlipGame *game = flip_session_game (session);
  FlipDraw draws[FLIP_MAX_PEEKS];

  memset (knowledge, 0, sizeof *knowledge);
  for (guint position = from; position <= to; position++)
    {
      gconstpointer state = flip_session_state_at (session, position);

      for (guint seat = 0; seat < flip_setup_seats (flip_session_setup (session)); seat++)
        {
          guint n = seats >> seat & 1 ? flip_game_peek (game, state, seat, draws) : 0;

          for (guint i = 0; i < n; i++)
            flip_knowledge_add (knowledge, game, state, draws[i], flip_session_peek (session, draws[i]));
        }
    }
}

/* What is expected of the first choice by who knows these cards. */
static int
expect (const FlipMoment *moment, const FlipKnowledge *knowledge)
{
  g_autoptr (FlipWeights) weights = flip_weights_built_in (flip_log_setup (moment->log));
  g_autoptr (FlipThinker) thinker = flip_thinker_new (moment->game, weights, NULL);
  g_autoptr (FlipSearch) search =
    flip_search_new (thinker, moment->state, knowledge, 1);
  g_autofree FlipAdvice *advice = g_new0 (FlipAdvice, 1);

  flip_search_run (search, 24);
  flip_search_advise (search, advice);
  return flip_meaning_of_worth (moment->game, advice->is_exact ? NULL : weights, moment->state, advice->seat,
                                advice->choices[0].expected);
}

/* In the draft of Insert Coin a seat looks at cards and passes most of them on: a hint knows all that this seat has
   seen, though it is shown no longer, and nothing that the other has. */
static void
test_seen (void)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games_find ("insertcoin"));
  g_autoptr (FlipSession) session = NULL;
  g_autofree FlipKnowledge *seen = g_new (FlipKnowledge, 1), *other = g_new (FlipKnowledge, 1);
  guint n_shown = 0, n_all = 0;

  g_assert_true (flip_setup_fill_seats (setup, 3, NULL));
  g_assert_true (flip_setup_set_option (setup, "shapes", "draft", NULL));
  setup->dealt = TRUE;
  setup->seed = 5;
  session = flip_session_new (setup, NULL);
  for (guint i = 0; i < 9; i++)
    {
      guint now = flip_session_cursor (session);
      g_autoptr (FlipMoment) moment = flip_moment_new (session, now, FLIP_ANY_BOARD);
      g_autoptr (FlipHinting) hinting = flip_hinting_new ();
      guint seat = (guint) flip_moment_who (moment);
      const FlipHintChoice *best;
      int expected;

      flip_hinting_begin (hinting, moment, 0);
      await (hinting);
      best = flip_hint_choice (flip_hinting_hint (hinting), 0);
      read_seen (session, 1u << seat, 0, now, seen);
      expected = expect (moment, seen);
      g_assert_cmpint (best->expected, ==, expected);
      read_seen (session, 1u << seat, now, now, other);
      n_shown += expect (moment, other) != expected;
      read_seen (session, 7, 0, now, other);
      n_all += expect (moment, other) != expected;
      g_assert_true (flip_session_play (session, &best->move, NULL));
      flip_session_deal (session);
    }
  g_assert_cmpuint (n_shown, >, 0);
  g_assert_cmpuint (n_all, >, 0);
}

/* Whether the second of two choices is told to be as good as the first. */
static gboolean
ties (const char *game, int first, int second)
{
  g_autoptr (FlipSession) session = begin (game, 1, 5);
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);
  g_autofree FlipAdvice *advice = g_new0 (FlipAdvice, 1);
  g_autoptr (FlipMoment) moment = NULL;
  g_autoptr (FlipHint) hint = NULL;

  flip_game_legal (flip_session_game (session), flip_session_state (session), list);
  while (list->n < 2)
    {
      g_assert_true (flip_session_play (session, &list->moves[0], NULL));
      flip_session_deal (session);
      flip_game_legal (flip_session_game (session), flip_session_state (session), list);
    }
  moment = flip_moment_new (session, flip_session_cursor (session), FLIP_ANY_BOARD);
  advice->n = 2;
  advice->choices[0] = (FlipAdviceChoice){ .line = { 1, { list->moves[0] } }, .expected = first, .ties = TRUE };
  advice->choices[1] = (FlipAdviceChoice){ .line = { 1, { list->moves[1] } }, .expected = second };
  hint = flip_hint_new (moment, NULL, advice);
  for (guint i = 0; i < 2; i++)
    {
      if (flip_move_equal (&flip_hint_choice (hint, i)->move, &list->moves[1]))
        return flip_hint_choice (hint, i)->ties;
    }
  g_assert_not_reached ();
}

/* Two choices that are shown with the same chance are equally good, whatever else they bring. */
static void
test_ties (void)
{
  g_assert_true (ties ("flipcity", 1000 * FLIP_POINT, 900 * FLIP_POINT));
  g_assert_false (ties ("flipcity", 1000 * FLIP_POINT, 10 * FLIP_POINT));
  g_assert_false (ties ("fliptown", 60 * FLIP_POINT, 59 * FLIP_POINT));
}

/* What was found stays when it is stopped, and is forgotten when it is cleared, also in the middle. */
static void
test_stopped (void)
{
  g_autoptr (FlipSession) session = begin ("fliptown", 1, 5);
  g_autoptr (FlipMoment) moment = flip_moment_new (session, flip_session_cursor (session), FLIP_ANY_BOARD);
  g_autoptr (FlipHinting) hinting = flip_hinting_new ();

  flip_hinting_begin (hinting, moment, 3600);
  while (!flip_hinting_hint (hinting))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (flip_hinting_is_thinking (hinting));
  flip_hinting_stop (hinting);
  g_assert_false (flip_hinting_is_thinking (hinting));
  g_assert_nonnull (flip_hinting_hint (hinting));
  flip_hinting_begin (hinting, moment, 3600);
  g_assert_null (flip_hinting_hint (hinting));
  flip_hinting_clear (hinting);
  g_assert_null (flip_hinting_hint (hinting));
  g_assert_false (flip_hinting_is_thinking (hinting));
}

/* On the simulated table: three choices at each scenario, each with a legal move and a sentence; a flick has its
   line, and is what the hand is about to do once it is aimed so. */
static void
test_flicks (gconstpointer data)
{
  const FlipBoard *board = data;
  const FlipGame *game = flip_games_find ("flickemup");
  g_autoptr (FlipSetup) setup = flip_setup_new (game);
  g_autoptr (FlipHinting) hinting = flip_hinting_new ();
  g_autoptr (FlipSheetModel) model = NULL;
  g_autoptr (FlipTableHand) hand = NULL;
  const FlipMoment *moment;
  const FlipHint *hint;
  guint n_aims = 0;

  g_assert_true (flip_setup_fill_seats (setup, 2, NULL));
  flip_setup_set_board (setup, board->name, board->text);
  setup->dealt = TRUE;
  setup->seed = 4;
  flip_setup_take_latest (setup);
  model = flip_sheet_model_new (NULL, flip_stored_sheet_new (flip_session_new (setup, NULL)));
  hand = flip_table_hand_new (model);
  flip_table_hand_reload (hand);
  moment = flip_sheet_model_moment (model);
  g_assert_null (flip_hinting_why_never (moment));
  g_assert_true (flip_hinting_can (moment));
  flip_hinting_begin (hinting, flip_sheet_model_moment (model), 0);
  await (hinting);
  hint = flip_hinting_hint (hinting);
  g_assert_cmpint (hint->meaning, ==, FLIP_MEANS_CHANCE);
  g_assert_cmpuint (hint->choices->len, >=, FLIP_HINT_CHOICES);
  for (guint i = 0; i < hint->choices->len; i++)
    {
      const FlipHintChoice *choice = flip_hint_choice (hint, i);
      g_autofree char *aimed = NULL;

      g_assert_true (flip_game_check (game, moment->state, &choice->move, NULL));
      g_assert_true (choice->expected >= 0 && choice->expected <= FLIP_CERTAIN);
      g_assert_true (*choice->title && (!*choice->reason || g_str_has_suffix (choice->reason, ".")));
      for (guint j = 0; j < i && *choice->reason; j++)
        g_assert_cmpstr (choice->reason, !=, flip_hint_choice (hint, j)->reason);
      if (!choice->aims)
        continue;
      n_aims++;
      if (strcmp (game->verbs[choice->move.verb]->name, "shoot") == 0)
        g_assert_cmpint (choice->error, >, 0); /* however alike the few that were tried went */
      g_assert_cmpfloat (choice->aim.distance, >, 0);
      g_assert_true (flip_table_hand_aim_as (hand, choice->notation));
      aimed = flip_table_hand_notation (hand);
      g_assert_nonnull (strstr (choice->notation, aimed));
    }
  g_assert_cmpuint (n_aims, >, 0);
}

/* At a real table nobody knows where things stand, and that is said. */
static void
test_real_table (void)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games_find ("flickemup"));
  g_autoptr (FlipSession) session = NULL;
  g_autoptr (FlipMoment) moment = NULL;

  g_assert_true (flip_setup_fill_seats (setup, 2, NULL));
  session = flip_session_new (setup, NULL);
  moment = flip_moment_new (session, 0, FLIP_ANY_BOARD);
  g_assert_false (flip_hinting_can (moment));
  g_assert_nonnull (flip_hinting_why_never (moment));
}

static void
test_meaning (void)
{
  static const struct
  {
    FlipMeaning meaning;
    int hundredths;
    const char *words;
  } cases[] = {
    { FLIP_MEANS_POINTS, 6214, "62.1" },  { FLIP_MEANS_POINTS, 6215, "62.2" },
    { FLIP_MEANS_POINTS, 0, "0.0" },      { FLIP_MEANS_POINTS, -30, "−0.3" },
    { FLIP_MEANS_POINTS, -4, "0.0" },     { FLIP_MEANS_POINTS, -1204, "−12.0" },
    { FLIP_MEANS_LEAD, 350, "3.5" },      { FLIP_MEANS_LEAD, -2104, "−21.0" },
    { FLIP_MEANS_CHANCE, 6214, "62 %" },  { FLIP_MEANS_CHANCE, 6250, "63 %" },
    { FLIP_MEANS_CHANCE, 10000, "100 %" }, { FLIP_MEANS_CHANCE, 0, "0 %" },
    { FLIP_MEANS_CHANCE, 97, "0.9 %" },   { FLIP_MEANS_CHANCE, 30, "0.3 %" },
    { FLIP_MEANS_CHANCE, -310, "−3 %" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *words = flip_meaning_print (cases[i].meaning, cases[i].hundredths);

      g_assert_cmpstr (words, ==, cases[i].words);
    }
}

/* An error is never told as nothing, and one that isn't known isn't told. */
static void
test_error (void)
{
  static const struct
  {
    FlipMeaning meaning;
    int hundredths;
    const char *words;
  } cases[] = {
    { FLIP_MEANS_POINTS, 0, "" },           { FLIP_MEANS_POINTS, 1, " ± 0.1" },
    { FLIP_MEANS_LEAD, 126, " ± 1.3" },     { FLIP_MEANS_CHANCE, 0, "" },
    { FLIP_MEANS_CHANCE, 4, " ± 0.1 %" },   { FLIP_MEANS_CHANCE, 210, " ± 2 %" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *words = flip_meaning_print_error (cases[i].meaning, cases[i].hundredths);

      g_assert_cmpstr (words, ==, cases[i].words);
    }
}

static void
assert_meaning (const char *game, const char *option, const char *value, guint seats, const char *words)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games_find (game));
  g_autoptr (FlipSession) session = NULL;
  g_autoptr (FlipMoment) moment = NULL;
  g_autofree char *told = NULL;

  g_assert_true (flip_setup_fill_seats (setup, seats, NULL));
  g_assert_true (!option || flip_setup_set_option (setup, option, value, NULL));
  setup->dealt = TRUE;
  session = flip_session_new (setup, NULL);
  flip_session_deal (session);
  moment = flip_moment_new (session, flip_session_cursor (session), FLIP_ANY_BOARD);
  told = flip_hint_tell_meaning (moment, 0);
  g_assert_cmpstr (told, ==, words);
}

/* The unit is named, and against whom. */
static void
test_meaning_told (void)
{
  assert_meaning ("fliptown", NULL, NULL, 2, "Points expected at the end if you play well from here.");
  assert_meaning ("fliptown", "cowbot", "black-bart", 1,
                  "Expected lead over Black Bart at the end if you play well from here.");
  assert_meaning ("flipcity", NULL, NULL, 1, "Chance of winning if you play well from here.");
  assert_meaning ("flipcity", NULL, NULL, 3,
                  "Chance of winning against Player 2 and Player 3 if you play well from here.");
}

/* To buy, to flip or to develop the same card are three choices. */
static void
test_titles (void)
{
  for (guint64 seed = 1; seed <= 6; seed++)
    {
      g_autoptr (FlipSession) session = begin ("flipcity", 1, seed);
      const FlipGame *game = flip_session_game (session);

      for (guint step = 0; step < 60 && !flip_game_over (game, flip_session_state (session)); step++)
        {
          g_autoptr (FlipMoment) moment =
            flip_moment_new (session, flip_session_cursor (session), FLIP_ANY_BOARD);
          g_autoptr (FlipHinting) hinting = flip_hinting_new ();
          g_autoptr (GHashTable) titles = g_hash_table_new (g_str_hash, g_str_equal);
          const FlipHint *hint;

          if (!flip_hinting_can (moment))
            break;
          flip_hinting_begin (hinting, moment, 0);
          await (hinting);
          hint = flip_hinting_hint (hinting);
          for (guint i = 0; i < hint->choices->len; i++)
            g_assert_true (g_hash_table_add (titles, flip_hint_choice (hint, i)->title));
          g_assert_true (flip_session_play (session, &flip_hint_choice (hint, 0)->move, NULL));
          flip_session_deal (session);
        }
    }
}

/* In all games, at moments that came about by chance. */
static void
test_titles_anywhere (gconstpointer data)
{
  FlipRandom random;

  flip_random_seed (&random, 31, 7);
  for (guint i = 0; i < play_sample (8, 1); i++)
    {
      g_autoptr (FlipSetup) setup = play_any_setup (data, &random);
      g_autoptr (FlipSession) session = play_session (setup, 5 + flip_random_below (&random, 120));
      g_autoptr (FlipMoment) moment =
        flip_moment_new (session, flip_session_cursor (session), FLIP_ANY_BOARD);
      g_autoptr (FlipHinting) hinting = flip_hinting_new ();
      g_autoptr (GHashTable) titles = g_hash_table_new (g_str_hash, g_str_equal);
      const FlipHint *hint;

      if (!flip_hinting_can (moment))
        continue;
      flip_hinting_begin (hinting, moment, 0);
      await (hinting);
      hint = flip_hinting_hint (hinting);
      for (guint k = 0; hint && k < hint->choices->len; k++)
        {
          const FlipHintChoice *choice = flip_hint_choice (hint, k);
          const FlipWay *way = flip_moment_find_way (moment, &choice->move);

          g_test_message ("%s: %s", choice->notation, choice->title);
          g_assert_true (g_hash_table_add (titles, choice->title));
          g_assert_true (!way || way->place != FLIP_OFFER_AT_SITE || choice->site == FLIP_NO_SITE
                         || g_str_has_prefix (choice->title, flip_moment_site (moment, choice->site)->title));
          g_assert_true (!way || !way->offer.declines || strstr (choice->title, way->label));
        }
    }
}

/* Who plays by itself is a note of the sheet; what nobody understands in it is left alone. */
static void
test_note (void)
{
  g_autoptr (FlipSession) session = begin ("fliptown", 3, 1);
  FlipPlayer player;

  g_assert_cmpuint (flip_automatic_seats (flip_session_log (session)), ==, 0);
  flip_automatic_add (session, 1, flip_player_level (0));
  flip_automatic_add (session, 2, flip_player_level (FLIP_N_LEVELS - 1));
  g_assert_cmpuint (flip_automatic_seats (flip_session_log (session)), ==, 6);
  g_assert_false (flip_automatic_find (flip_session_log (session), 0, &player));
  g_assert_true (flip_automatic_find (flip_session_log (session), 2, &player));
  g_assert_cmpstr (player.name, ==, flip_player_level (FLIP_N_LEVELS - 1)->name);
  flip_session_set_tag (session, FLIP_AUTOMATIC_TAG, "2 clever, x, 7 hard, 99 hard, 1 hard");
  g_assert_cmpuint (flip_automatic_seats (flip_session_log (session)), ==, 1);
}

/* Where all may act, people come first; then their boards are not in view, and nothing is asked of them. */
static void
test_order (void)
{
  g_autoptr (FlipSession) session = begin ("fliptown", 2, 1);
  g_autoptr (FlipMoment) people = NULL, machine = NULL;

  flip_automatic_add (session, 0, flip_player_level (0));
  g_assert_cmpint (flip_automatic_next (flip_session_log (session)), ==, -1);
  people = flip_moment_new (session, flip_session_cursor (session), FLIP_ANY_BOARD);
  g_assert_cmpuint (people->seat, ==, 1);
  g_assert_cmpuint (people->n_moves, >, 0);
  g_assert_false (people->by_itself);
  flip_automatic_add (session, 1, flip_player_level (0));
  g_assert_cmpint (flip_automatic_next (flip_session_log (session)), ==, 0);
  machine = flip_moment_new (session, flip_session_cursor (session), FLIP_ANY_BOARD);
  g_assert_true (machine->by_itself);
  g_assert_cmpuint (machine->n_moves, ==, 0);
  g_assert_false (flip_hinting_can (machine));
}

/* A model plays for them until the game is over. */
static void
test_played (void)
{
  FlipSession *session = begin ("royalflip", 2, 6);
  g_autoptr (FlipSheetModel) model = NULL;

  flip_automatic_add (session, 0, flip_player_level (0));
  flip_automatic_add (session, 1, flip_player_level (1));
  model = flip_sheet_model_new (NULL, flip_stored_sheet_new (session));
  flip_sheet_model_set_breath (model, 0);
  flip_sheet_model_hurry (model);
  while (!flip_game_over (flip_session_game (session), flip_session_state (session)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (flip_session_cursor (session), >, 20);
}

/* Those who play by themselves have a reason for some of what they do; people need none. */
static void
test_reasons (void)
{
  FlipSession *session = begin ("fliptown", 2, 6);
  g_autoptr (FlipSheetModel) model = NULL;
  guint n = 0, mine = 0;

  flip_automatic_add (session, 0, flip_player_level (1));
  flip_automatic_add (session, 1, flip_player_level (1));
  model = flip_sheet_model_new (NULL, flip_stored_sheet_new (session));
  flip_sheet_model_set_breath (model, 0);
  while (flip_session_cursor (session) < 40)
    g_main_context_iteration (NULL, TRUE);
  flip_session_set_tag (session, FLIP_AUTOMATIC_TAG, "1 easy");
  for (guint i = 0; i < 40; i++)
    {
      g_autofree char *reason = flip_automatic_tell_reason (flip_session_log (session), i);

      mine += flip_log_who (flip_session_log (session), i) == 0;
      n += reason != NULL;
      g_assert_true (!reason || flip_log_who (flip_session_log (session), i) == 0);
    }
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (n, <=, mine);
}

static void
test_noted (void)
{
  FlipSession *session = begin ("fliptown", 1, 6);
  g_autoptr (FlipSheetModel) model = NULL;
  const char *value;

  model = flip_sheet_model_new (NULL, flip_stored_sheet_new (session));
  flip_sheet_model_note_hint (model);
  flip_sheet_model_note_hint (model);
  g_assert_cmpstr (flip_session_tag (session, 0, &value), ==, FLIP_HINTS_TAG);
  g_assert_cmpstr (value, ==, "2");
}

static void
judged_cb (FlipVerdicts *verdicts, guint *n)
{
  ++*n;
}

/* Until every entry was looked at once. */
static void
judge_once (FlipVerdicts *verdicts)
{
  guint passes = 0;
  gulong handler = g_signal_connect (verdicts, "passed", G_CALLBACK (judged_cb), &passes);

  flip_verdicts_begin (verdicts);
  g_assert_true (flip_verdicts_is_running (verdicts));
  while (!passes)
    g_main_context_iteration (NULL, TRUE);
  flip_verdicts_stop (verdicts);
  g_assert_false (flip_verdicts_is_running (verdicts));
  g_signal_handler_disconnect (verdicts, handler);
}

static FlipSession *
play_by_chance (void)
{
  FlipSession *session = begin ("royalflip", 1, 3);
  FlipRandom random;

  flip_random_seed (&random, 5, 0);
  while (!flip_game_over (flip_session_game (session), flip_session_state (session)))
    {
      g_autofree FlipMoveList *list = g_new0 (FlipMoveList, 1);

      flip_game_legal (flip_session_game (session), flip_session_state (session), list);
      g_assert_true (flip_session_play (session, &list->moves[flip_random_below (&random, list->n)], NULL));
      flip_session_deal (session);
    }
  return session;
}

/* What is kept says the same as what was found out, and anything else is refused. */
static void
test_kept_verdicts (void)
{
  static const char *const damages[] = { "", "-\n", "c 0 1\n", "f 7 0 0\n", "c 0 5 10 -1 1 200 1 - x\n", "c 0 5 10 1 1 200 1 mine 0 x\n" };
  g_autoptr (FlipSession) session = play_by_chance ();
  g_autoptr (FlipVerdicts) verdicts = flip_verdicts_new (session), again = flip_verdicts_new (session);
  g_autofree char *text = NULL, *text_again = NULL, *words = NULL, *words_again = NULL;
  g_autofree char *stamp = flip_verdicts_stamp (verdicts), *stamp_again = flip_verdicts_stamp (again);
  guint costliest[FLIP_COSTLIEST], played, better, most = 0;
  int lowest, highest;

  judge_once (verdicts);
  text = flip_verdicts_print (verdicts);
  g_assert_cmpstr (stamp, ==, stamp_again);
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autofree char *longer = g_strconcat (text, damages[i], NULL);
      g_autofree char *shorter = g_strconcat (damages[i], strchr (text, '\n') + 1, NULL);

      g_assert_false (flip_verdicts_read (again, *damages[i] ? longer : "x"));
      if (!g_str_equal (damages[i], "-\n"))
        g_assert_false (flip_verdicts_read (again, shorter));
      g_assert_cmpuint (flip_verdicts_n_done (again), ==, 0);
    }
  g_assert_true (flip_verdicts_read (again, text));
  text_again = flip_verdicts_print (again);
  g_assert_cmpstr (text, ==, text_again);
  words = flip_verdicts_tell_seat (verdicts, 0);
  words_again = flip_verdicts_tell_seat (again, 0);
  g_assert_cmpstr (words, ==, words_again);
  g_assert_cmpuint (flip_verdicts_costliest (again, costliest), ==, FLIP_COSTLIEST);
  for (guint i = 0; i < flip_verdicts_length (again); i++)
    most = MAX (most, (guint) flip_verdicts_get (again, i)->cost);
  g_assert_cmpuint ((guint) flip_verdicts_get (again, costliest[0])->cost, ==, most);
  for (guint i = 1; i < FLIP_COSTLIEST; i++)
    g_assert_cmpint (flip_verdicts_get (again, costliest[i])->cost, <=,
                     flip_verdicts_get (again, costliest[i - 1])->cost);
  flip_verdicts_range (again, &lowest, &highest);
  for (guint i = 0; i < flip_verdicts_length (again); i++)
    {
      int expected;

      if (flip_verdicts_expected (again, i, 0, &expected))
        g_assert_true (lowest * FLIP_POINT <= expected && expected <= highest * FLIP_POINT);
    }
  g_assert_cmpint (lowest, <=, 0);
  g_assert_cmpint (highest, <, 200);
  flip_verdicts_sites (again, costliest[0], &played, &better);
  g_assert_cmpuint (played, ==, flip_session_entry (session, costliest[0])->site);
}

/* More thought goes into what is not settled, and what comes of it replaces what was there. */
static void
test_refined_verdicts (void)
{
  g_autoptr (FlipSession) whole = play_by_chance ();
  g_autoptr (FlipSession) session = flip_session_fork (whole, flip_session_length (whole) / 2);
  g_autoptr (FlipVerdicts) verdicts = flip_verdicts_new (session);
  guint first, n_more = 0, cost = 0;

  judge_once (verdicts);
  first = flip_verdicts_thought (verdicts);
  judge_once (verdicts);
  g_assert_cmpuint (flip_verdicts_thought (verdicts), >, first);
  g_assert_true (flip_verdicts_is_complete (verdicts));
  for (guint i = 0; i < flip_verdicts_length (verdicts); i++)
    {
      const FlipVerdict *verdict = flip_verdicts_get (verdicts, i);

      g_assert_cmpuint (verdict->position, ==, i);
      n_more += verdict->play_outs > first;
      cost += (guint) verdict->cost;
      g_assert_true (verdict->grade != FLIP_GRADE_CLOSE || verdict->is_open);
    }
  g_assert_cmpuint (n_more, >, 0);
  g_assert_cmpuint (cost, >, 0);
}

static void
assert_fits (FlipVerdicts *verdicts, FlipSession *session, gboolean fits)
{
  g_autoptr (FlipMoment) moment =
    flip_moment_new (session, flip_session_cursor (session), FLIP_ANY_BOARD);

  g_assert_cmpint (flip_verdicts_fits (verdicts, moment), ==, fits);
}

/* A game by chance has choices that cost something, the first of which leads to a better one; entry by entry it is
   looked at to the end. */
static void
test_verdicts (void)
{
  g_autoptr (FlipSession) session = play_by_chance ();
  g_autoptr (FlipVerdicts) verdicts = NULL;
  g_autofree char *words = NULL, *all = NULL;
  guint n = 0, mistake, blunders = 0;

  verdicts = flip_verdicts_new (session);
  g_assert_false (flip_verdicts_is_running (verdicts));
  g_signal_connect (verdicts, "changed", G_CALLBACK (judged_cb), &n);
  judge_once (verdicts);
  g_assert_cmpuint (flip_verdicts_n_done (verdicts), ==, flip_session_cursor (session));
  g_assert_cmpuint (n, ==, flip_verdicts_length (verdicts) + 1);
  mistake = flip_verdicts_next_mistake (verdicts, 0);
  g_assert_cmpuint (mistake, <, flip_verdicts_length (verdicts));
  g_assert_cmpint (flip_verdicts_get (verdicts, mistake)->cost, >, 0);
  words = flip_verdicts_tell (verdicts, mistake);
  g_assert_nonnull (strstr (words, "Better: "));
  for (guint i = 0; i < flip_verdicts_length (verdicts); i++)
    blunders += flip_verdicts_get (verdicts, i)->grade == FLIP_GRADE_BLUNDER;
  all = flip_verdicts_tell_seat (verdicts, 0);
  words = (g_free (words), g_strdup_printf (", %u blunder", blunders));
  g_assert_nonnull (strstr (all, words));
  assert_fits (verdicts, session, TRUE);
  flip_session_undo (session);
  assert_fits (verdicts, session, FALSE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; flip_games[i]; i++)
    {
      g_autofree char *path = g_strconcat ("/hint/legal/", flip_games[i]->id, NULL);

      if (flip_games[i]->evaluation)
        g_test_add_data_func (path, flip_games[i], test_legal);
    }
  for (guint i = 0; i < flip_games_find ("flickemup")->n_boards; i++)
    {
      const FlipBoard *board = &flip_games_find ("flickemup")->boards[i];
      g_autofree char *path = g_strconcat ("/hint/flicks/", board->name, NULL);

      g_test_add_data_func (path, board, test_flicks);
    }
  g_test_add_func ("/hint/real-table", test_real_table);
  g_test_add_func ("/hint/places", test_places);
  g_test_add_func ("/hint/deck", test_deck);
  g_test_add_func ("/hint/seen", test_seen);
  g_test_add_func ("/hint/ties", test_ties);
  g_test_add_func ("/hint/stopped", test_stopped);
  g_test_add_func ("/hint/meaning", test_meaning);
  g_test_add_func ("/hint/error", test_error);
  g_test_add_func ("/hint/meaning-told", test_meaning_told);
  g_test_add_func ("/hint/titles", test_titles);
  for (guint i = 0; flip_games[i]; i++)
    {
      g_autofree char *path = g_strdup_printf ("/hint/titles/%s", flip_games[i]->id);

      g_test_add_data_func (path, flip_games[i], test_titles_anywhere);
    }
  g_test_add_func ("/hint/noted", test_noted);
  g_test_add_func ("/automatic/note", test_note);
  g_test_add_func ("/automatic/order", test_order);
  g_test_add_func ("/automatic/played", test_played);
  g_test_add_func ("/automatic/reasons", test_reasons);
  g_test_add_func ("/verdicts/chance", test_verdicts);
  g_test_add_func ("/verdicts/kept", test_kept_verdicts);
  g_test_add_func ("/verdicts/refined", test_refined_verdicts);
  return g_test_run ();
}
