/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/session/dealer.h"
#include "games/fliptown/fliptown-state.h"
#include "games/fliptown/fliptown.h"
#include "tests/engine/play.h"

static const FlipDeck full_deck = { .shuffle = 1, .cards = FLIP_ALL_CARDS };

/* A game that is nothing but a deck; earlier shuffles were of all cards. */
static void
tell_deck (gconstpointer state, guint16 shuffle, FlipDeck *deck)
{
  *deck = *(const FlipDeck *) state;
  if (shuffle != deck->shuffle)
    deck->cards = FLIP_ALL_CARDS;
}

static const FlipGame deck_game = { .deck = tell_deck };

static FlipDeck
full_deck_at (guint16 shuffle)
{
  FlipDeck deck = full_deck;

  deck.shuffle = shuffle;
  return deck;
}

/* Written down once, worked out from the published generator and an upward list of cards that is
   mixed from its end: a seed means the same deal for ever. */
static void
test_deal_for_ever (void)
{
  static const struct
  {
    guint64 seed;
    guint16 shuffle;
    const char *cards;
  } deals[] = {
    { 1, 1, "8C KD AC QH QC 7H 9S AS" },           { 1, 2, "JS QS 4C 2C JC 3C QH 3H" },
    { 2, 1, "QH JH 7S KS KC 9H 8S QC" },           { 42, 1, "10S 4D 9H JC AC 4C QD 6C" },
    { 42, 3, "2H AC JC 9D 8H JS 6C QD" },          { 20240229, 1, "QD AH 3H QS 10C 9D QC 6D" },
    { G_MAXUINT64, 1, "KC 5S 6H AC 9H 3S QD 9S" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (deals); i++)
    {
      FlipDeck deck = full_deck_at (deals[i].shuffle);
      g_autoptr (GString) found = g_string_new (NULL);
      FlipDealer dealer;

      flip_dealer_init (&dealer, deals[i].seed);
      for (guint16 position = 0; position < 8; position++)
        {
          FlipDraw draw = { deals[i].shuffle, position };
          char text[FLIP_CARD_TEXT_SIZE];

          flip_card_print (flip_dealer_card (&dealer, &deck_game, &deck, draw), text);
          g_string_append_printf (found, "%s%s", position ? " " : "", text);
        }
      g_assert_cmpstr (found->str, ==, deals[i].cards);
    }
}

static FlipCardSet
all_of_shuffle (FlipDealer *dealer, const FlipDeck *deck, guint16 shuffle, guint n)
{
  FlipCardSet found = 0;

  for (guint16 position = 0; position < n; position++)
    {
      FlipDraw draw = { shuffle, position };
      FlipCard card = flip_dealer_card (dealer, &deck_game, deck, draw);

      g_assert_true (flip_card_is_plain (card));
      g_assert_false (found & FLIP_CARD_BIT (card));
      found |= FLIP_CARD_BIT (card);
    }

  return found;
}

static void
test_permutations (void)
{
  FlipRandom random;

  flip_random_seed (&random, 1, 1);
  for (guint64 seed = 0; seed < play_sample (500, 20); seed++)
    {
      guint16 shuffle = (guint16) flip_random_below (&random, 8);
      FlipDeck deck = full_deck_at (shuffle);
      FlipDealer dealer;

      flip_dealer_init (&dealer, seed);
      g_assert_cmpuint (all_of_shuffle (&dealer, &deck, shuffle, FLIP_N_CARDS), ==, FLIP_ALL_CARDS);
      /* A refill is made of what was discarded. */
      deck.cards =
        ((guint64) flip_random_next (&random) << 32 | flip_random_next (&random)) & FLIP_ALL_CARDS;
      g_assert_cmpuint (all_of_shuffle (&dealer, &deck, shuffle, flip_card_set_size (deck.cards)),
                        ==, deck.cards);
    }
}

/* Each position of a shuffled deck shows each card about equally often. */
static void
test_no_favourites (void)
{
  guint first[FLIP_N_CARDS] = { 0 }, last[FLIP_N_CARDS] = { 0 };
  double expected = 200, chi_first = 0, chi_last = 0;

  if (g_getenv ("FLIPSIDE_TEST_SHORT"))
    return g_test_skip ("needs many shuffles");
  for (guint64 seed = 0; seed < 200 * FLIP_N_CARDS; seed++)
    {
      FlipDealer dealer;

      flip_dealer_init (&dealer, seed);
      first[flip_dealer_card (&dealer, &deck_game, &full_deck, (FlipDraw){ 1, 0 })]++;
      last[flip_dealer_card (&dealer, &deck_game, &full_deck, (FlipDraw){ 1, 51 })]++;
    }
  for (guint card = 0; card < FLIP_N_CARDS; card++)
    {
      chi_first += (first[card] - expected) * (first[card] - expected) / expected;
      chi_last += (last[card] - expected) * (last[card] - expected) / expected;
    }
  g_assert_cmpfloat (chi_first, <, 97.0);
  g_assert_cmpfloat (chi_last, <, 97.0);
}

static FlipDeck
deck_with_thefts (guint16 shuffle)
{
  static const FlipDraw thefts[] = { { 1, 5 }, { 1, 7 }, { 2, 0 }, { 2, 40 }, { 3, 1 } };
  FlipDeck deck = full_deck_at (shuffle);

  while (deck.n_gone < G_N_ELEMENTS (thefts) && thefts[deck.n_gone].shuffle <= shuffle)
    {
      deck.gone[deck.n_gone] = thefts[deck.n_gone];
      deck.n_gone++;
    }

  return deck;
}

static void
test_gone_cards (void)
{
  for (guint64 seed = 1; seed <= play_sample (300, 10); seed++)
    {
      FlipDeck first = full_deck_at (1), last = deck_with_thefts (4);
      FlipCardSet gone = 0;
      FlipDealer dealer;

      flip_dealer_init (&dealer, seed);
      for (guint i = 0; i < last.n_gone; i++)
        {
          FlipCard card = flip_dealer_card (&dealer, &deck_game, &last, last.gone[i]);

          g_assert_false (gone & FLIP_CARD_BIT (card));
          gone |= FLIP_CARD_BIT (card);
          /* Thefts don't change the order of the shuffle they happen in. */
          if (last.gone[i].shuffle == 1)
            g_assert_cmpuint (flip_dealer_card (&dealer, &deck_game, &first, last.gone[i]), ==,
                              card);
        }
      g_assert_cmpuint (flip_card_set_size (gone), ==, last.n_gone);
      g_assert_cmpuint (all_of_shuffle (&dealer, &last, 4, FLIP_N_CARDS - last.n_gone), ==,
                        FLIP_ALL_CARDS & ~gone);
      g_assert_cmpuint (all_of_shuffle (&dealer, &last, 1, FLIP_N_CARDS), ==, FLIP_ALL_CARDS);
    }
}

/* There is nothing to keep in step: each card is where it lies, whatever was asked before. */
static void
test_any_order (void)
{
  FlipCard cards[4][FLIP_N_CARDS];
  FlipDealer dealer;
  FlipRandom random;

  for (guint16 shuffle = 1; shuffle <= 3; shuffle++)
    {
      FlipDeck deck = deck_with_thefts (shuffle);

      flip_dealer_init (&dealer, 77);
      for (guint16 position = 0; position < 40; position++)
        cards[shuffle][position] =
          flip_dealer_card (&dealer, &deck_game, &deck, (FlipDraw){ shuffle, position });
    }

  flip_random_seed (&random, 4, 4);
  flip_dealer_init (&dealer, 77);
  for (guint i = 0; i < 2000; i++)
    {
      guint16 now = (guint16) (1 + flip_random_below (&random, 3));
      guint16 then = (guint16) (1 + flip_random_below (&random, now));
      guint16 position = (guint16) flip_random_below (&random, 40);
      FlipDeck deck = deck_with_thefts (now);

      g_assert_cmpuint (flip_dealer_card (&dealer, &deck_game, &deck, (FlipDraw){ then, position }),
                        ==, cards[then][position]);
    }
}

/* The thefts of a whole game: the dealer's cards never show again, and are what comes to light. */
static void
follow_thefts (FlipSession *session, guint *thefts)
{
  FlipCard stolen[FLIPTOWN_MAX_STOLEN];
  FlipCardSet gone = 0;
  guint known = 0, revealed = 0;

  for (guint i = 0; i < flip_session_length (session); i++)
    {
      const FlipMove *entry = flip_session_entry (session, i);
      const FliptownState *state;

      flip_session_jump (session, i);
      state = flip_session_state (session);
      for (; known < state->cards.n_stolen; known++)
        {
          stolen[known] = flip_session_peek (session, state->cards.stolen_draws[known]);
          g_assert_false (gone & FLIP_CARD_BIT (stolen[known]));
          gone |= FLIP_CARD_BIT (stolen[known]);
        }
      if (entry->verb != FLIP_VERB_CARD)
        continue;
      if (state->stage == FLIPTOWN_STAGE_STOLEN)
        g_assert_cmpuint (entry->arg[0], ==, stolen[revealed++]);
      else
        g_assert_false (gone & FLIP_CARD_BIT (entry->arg[0]));
    }

  g_assert_true (revealed == 0 || revealed == known);
  *thefts += known;
}

static void
test_stolen_in_games (void)
{
  static const char *const cowbots[] = { "black-bart", "wyatt-earp", "calamity-jane",
                                         "billy-the-kid" };
  guint thefts = 0;

  for (guint64 seed = 1; seed <= play_sample (80, 4); seed++)
    {
      g_autoptr (FlipSetup) setup = play_dealt_setup (1, seed);
      g_autoptr (FlipSession) session = NULL;

      g_assert_true (flip_setup_set_option (setup, "cowbot", cowbots[seed % 4], NULL));
      session = play_session (setup, G_MAXUINT);
      follow_thefts (session, &thefts);
    }
  g_assert_cmpuint (thefts, >, 0);
}

/* The same log under another seed, or at the people's table, leaves the same bytes. */
static void
test_state_knows_no_order (void)
{
  FlipRandom random;

  flip_random_seed (&random, 8, 8);
  for (guint game = 0; game < play_sample (60, 3); game++)
    {
      g_autoptr (FlipSetup) setup = play_any_setup (&fliptown_game, &random);
      g_autoptr (FlipSession) dealt = play_session (setup, G_MAXUINT);
      g_autoptr (FlipSession) other = NULL, table = NULL;

      setup->seed += 1;
      other = play_session (setup, 0);
      setup->dealt = FALSE;
      setup->seed = 0;
      table = play_session (setup, 0);
      for (guint i = 0; i < flip_session_length (dealt); i++)
        {
          g_assert_true (flip_session_play (other, flip_session_entry (dealt, i), NULL));
          g_assert_true (flip_session_play (table, flip_session_entry (dealt, i), NULL));
          play_assert_same_state (dealt, flip_session_state_at (dealt, i + 1),
                                  flip_session_state (other));
          play_assert_same_state (dealt, flip_session_state_at (dealt, i + 1),
                                  flip_session_state (table));
        }
    }
}

/* Dealing is a question of the seed alone: the same choices get the same cards. */
static void
test_same_seed_same_game (void)
{
  g_autoptr (FlipSetup) setup = play_dealt_setup (2, 31);
  g_autoptr (FlipSession) a = play_session (setup, G_MAXUINT);
  g_autoptr (FlipSession) b = play_session (setup, 0);

  for (guint i = 0; i < flip_session_length (a);)
    {
      if (flip_session_deal (b) == 0)
        g_assert_true (flip_session_play (b, flip_session_entry (a, i), NULL));
      for (; i < flip_session_length (b); i++)
        g_assert_true (flip_move_equal (flip_session_entry (a, i), flip_session_entry (b, i)));
    }
  g_assert_cmpuint (flip_session_length (a), ==, flip_session_length (b));
}

static void
test_peek_at_the_table (void)
{
  g_autoptr (FlipSetup) setup = play_setup (1);
  g_autoptr (FlipSession) session = play_session (setup, 0);

  g_assert_cmpuint (flip_session_peek (session, (FlipDraw){ 1, 0 }), ==, FLIP_NO_CARD);
  g_assert_cmpuint (flip_session_deal (session), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dealer/deal-for-ever", test_deal_for_ever);
  g_test_add_func ("/dealer/permutations", test_permutations);
  g_test_add_func ("/dealer/no-favourites", test_no_favourites);
  g_test_add_func ("/dealer/gone-cards", test_gone_cards);
  g_test_add_func ("/dealer/any-order", test_any_order);
  g_test_add_func ("/dealer/stolen-in-games", test_stolen_in_games);
  g_test_add_func ("/dealer/state-knows-no-order", test_state_knows_no_order);
  g_test_add_func ("/dealer/same-seed-same-game", test_same_seed_same_game);
  g_test_add_func ("/dealer/peek-at-the-table", test_peek_at_the_table);
  return g_test_run ();
}
