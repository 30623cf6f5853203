/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/verb.h"
#include "engine/session/autoplay.h"
#include "engine/session/session.h"
#include "games/fliptown/fliptown.h"
#include "games/fliptown/places/fliptown-place.h"

#include <string.h>

/* What each stage asks, its words apart, the cards and the purse; and what an offered robbery tells. */

#define GAMES 60

static void
begin (FliptownState *state, guint seats, const char *key, const char *value)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (&fliptown_game);

  g_assert_true (flip_setup_fill_seats (setup, seats, NULL));
  g_assert_true (!key || flip_setup_set_option (setup, key, value, NULL));
  g_assert_true (flip_setup_check (setup, NULL));
  g_assert_true (fliptown_game.begin (state, setup, NULL));
}

/* The lineup 2♥ 9♠ K♦ lies there, and the second of two seats is asked. */
static void
set_up (FliptownState *state, FliptownStage stage)
{
  static const char *const lineup[FLIPTOWN_LINEUP] = { "2H", "9S", "KD" };

  begin (state, 2, "bounties", "none");
  for (guint i = 0; i < FLIPTOWN_LINEUP; i++)
    {
      FlipMove move;

      g_assert_true (fliptown_game.parse (state, lineup[i], &move, NULL));
      flip_game_apply (&fliptown_game, state, &move);
    }
  state->seat = 1;
  state->stage = (guint8) stage;
  state->seats[1].tracks[FLIPTOWN_GOLD].held = 7;
  state->seats[1].tracks[FLIPTOWN_WANTED].held = 5;
}

static void
ask_bounty (FliptownState *state)
{
  begin (state, 2, NULL, NULL);
}

static void
ask_chosen_bounty (FliptownState *state)
{
  begin (state, 2, "bounties", "chosen");
  state->bounties.n = 2;
}

static void
ask_dealt_character (FliptownState *state)
{
  state->options.characters = 1;
}

static void
ask_chosen_character (FliptownState *state)
{
  state->options.characters = 2;
}

static void
ask_second_card (FliptownState *state)
{
  state->cards.n_lineup = 1;
}

static void
rob_the_king (FliptownState *state)
{
  state->target = FLIPTOWN_TARGETS - 1;
}

static void
rob_with_a_rifle (FliptownState *state)
{
  state->target = 0;
  state->seats[1].items = FLIPTOWN_ITEM_PISTOL | FLIPTOWN_ITEM_RIFLE;
}

static void
after_a_theft (FliptownState *state)
{
  state->options.cowbot = FLIPTOWN_BLACK_BART;
  state->just_stolen = TRUE;
}

static void
wait_for_two (FliptownState *state)
{
  state->pool.bonuses[FLIPTOWN_MINE] = 1;
  state->pool.effects[fliptown_town_find (state, FLIPTOWN_BANK)] = 1;
}

static void
wait_for (FliptownState *state, FliptownBuilding kind)
{
  state->pool.effects[fliptown_town_find (state, kind)] = 1;
}

static void
wait_for_bank (FliptownState *state)
{
  wait_for (state, FLIPTOWN_BANK);
}

static void
wait_for_church (FliptownState *state)
{
  wait_for (state, FLIPTOWN_CHURCH);
}

static void
wait_for_club (FliptownState *state)
{
  wait_for (state, FLIPTOWN_PROSPECTORS_CLUB);
}

static void
wait_for_land (FliptownState *state)
{
  wait_for (state, FLIPTOWN_LAND_OFFICE);
}

static void
play_a_miner (FliptownState *state)
{
  state->seats[1].character = FLIPTOWN_MINER;
}

static void
hold_a_pair (FliptownState *state)
{
  memcpy (state->seats[1].poker[0], (FlipCard[]){ 0, 13, 28, 35, 49 }, 5 * sizeof (FlipCard));
}

static void
show_a_card (FliptownState *state)
{
  state->cards.sheriff = 3;
}

static void
steal_three (FliptownState *state)
{
  state->options.cowbot = FLIPTOWN_WYATT_EARP;
  state->cards.n_lineup = 0;
  state->cards.n_stolen = 3;
  state->cards.n_revealed = 1;
}

static const struct
{
  const char *name;
  FliptownStage stage;
  void (*edit) (FliptownState *state);
  const char *title, *sentence;
  guint n_cards;
  int purse;
} moments[] = {
  { "set-up", FLIPTOWN_STAGE_SETUP_CARD, NULL, "Which card picks the opponent?",
    "Its suit names the cowbot, its value the character.", 3, FLIP_NO_PURSE },
  { "bounty", FLIPTOWN_STAGE_BOUNTIES, ask_bounty, "Which bounty was drawn?", "Number 1 of 3.", 0,
    FLIP_NO_PURSE },
  { "chosen-bounty", FLIPTOWN_STAGE_BOUNTIES, ask_chosen_bounty, "choose a bounty",
    "Number 3 of 3.", 0, FLIP_NO_PURSE },
  { "character", FLIPTOWN_STAGE_CHARACTERS, ask_dealt_character,
    "Which character does {seat 2} play?", "", 3, FLIP_NO_PURSE },
  { "chosen-character", FLIPTOWN_STAGE_CHARACTERS, ask_chosen_character, "choose a character", "",
    3, FLIP_NO_PURSE },
  { "holdem", FLIPTOWN_STAGE_HOLDEM, NULL, "Which extra poker cards were flipped?", "Card 1 of 2.",
    3, FLIP_NO_PURSE },
  { "lineup", FLIPTOWN_STAGE_LINEUP, ask_second_card, "Which cards are in the lineup?",
    "Card 2 of 3.", 1, FLIP_NO_PURSE },
  { "mayor", FLIPTOWN_STAGE_MAYOR, NULL, "keep this lineup?",
    "The Mayor may ask for a new one once per game, before anyone acts.", 3, FLIP_NO_PURSE },
  { "outlaw", FLIPTOWN_STAGE_OUTLAW, NULL, "how does the outlaw pay?",
    "Each hunted outlaw in the lineup pays once per turn.", 3, FLIP_NO_PURSE },
  { "action", FLIPTOWN_STAGE_ACTION, NULL, "choose a site", "", 3, 7 },
  { "theft", FLIPTOWN_STAGE_ACTION, after_a_theft, "choose a site",
    "Black Bart steals: put the top card of the deck face down under it.", 3, 7 },
  { "robbery", FLIPTOWN_STAGE_ROBBERY, rob_the_king, "Which robbery card was flipped?",
    "K or more succeeds.", 3, FLIP_NO_PURSE },
  { "rifle", FLIPTOWN_STAGE_ROBBERY, rob_with_a_rifle, "Which robbery card was flipped?",
    "Any card succeeds.", 3, FLIP_NO_PURSE },
  { "pool", FLIPTOWN_STAGE_POOL, wait_for_two, "take or decline, in any order",
    "Waiting: bonus action (Mine), Bank.", 3, 7 },
  { "bank", FLIPTOWN_STAGE_POOL, wait_for_bank, "bank on red or black?", "Waiting: Bank.", 3, 7 },
  { "church", FLIPTOWN_STAGE_POOL, wait_for_church, "how many Wanted do you remove?",
    "Waiting: Church. Each costs $1.", 3, 7 },
  { "club", FLIPTOWN_STAGE_POOL, wait_for_club, "how many stars do you buy?",
    "Waiting: Prospector’s Club. Each costs 1 gold.", 3, 7 },
  { "land", FLIPTOWN_STAGE_POOL, wait_for_land, "choose a plot of land",
    "Waiting: Land Office. Two in line cost $4, three in line $6, three in a corner $8.", 3, 7 },
  { "last-word", FLIPTOWN_STAGE_LAST_WORD, play_a_miner, "end the turn?",
    "The Miner’s ability can still be used.", 3, FLIP_NO_PURSE },
  { "reveal", FLIPTOWN_STAGE_REVEAL, NULL, "Which secret poker cards does {seat 2} have?",
    "Card 1 of 2.", 3, FLIP_NO_PURSE },
  { "cheat", FLIPTOWN_STAGE_HANDS, hold_a_pair, "cheat at poker?",
    "The hand would be: three of a kind instead of pair.", 3, FLIP_NO_PURSE },
  { "bribe", FLIPTOWN_STAGE_BRIBE, NULL, "bribe the Sheriff?", "5 Wanted; a bribe costs 5 gold.", 3,
    7 },
  { "sheriff", FLIPTOWN_STAGE_SHERIFF, NULL, "Which card did the Sheriff turn over?", "", 3,
    FLIP_NO_PURSE },
  { "marshal", FLIPTOWN_STAGE_MARSHAL, show_a_card, "draw another Sheriff card?",
    "The Sheriff turned over 4♥; you have 5 Wanted.", 3, FLIP_NO_PURSE },
  { "marshal-card", FLIPTOWN_STAGE_MARSHAL_CARD, NULL, "Which card did the Marshal draw?", "", 3,
    FLIP_NO_PURSE },
  { "arrest", FLIPTOWN_STAGE_ARREST, NULL, "cash or stars?",
    "You are arrested: pay $10 or 4 stars.", 3, FLIP_NO_PURSE },
  { "stolen", FLIPTOWN_STAGE_STOLEN, steal_three, "Which cards did Wyatt Earp steal?",
    "The points are tied: the lowest stolen card decides. Card 2 of 3.", 0, FLIP_NO_PURSE },
  { "over", FLIPTOWN_STAGE_OVER, NULL, "The game is over", "The highest score wins.", 3,
    FLIP_NO_PURSE },
};

static void
test_moment (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (FlipQuestion) question = flip_question_new ();
  FliptownState state;

  set_up (&state, moments[i].stage);
  if (moments[i].edit)
    moments[i].edit (&state);
  g_assert_cmpuint (state.stage, ==, moments[i].stage);
  flip_game_ask_people (&fliptown_game, &state, question);
  g_assert_cmpstr (question->title->str, ==, moments[i].title);
  g_assert_cmpstr (question->sentence->str, ==, moments[i].sentence);
  g_assert_cmpstr (question->note->str, ==, "");
  g_assert_cmpint (question->purse, ==, moments[i].purse);
  g_assert_cmpmem (question->cards, question->n_cards * sizeof (FlipCard), state.cards.lineup,
                   moments[i].n_cards * sizeof (FlipCard));
  g_assert_true (question->asks_for_more == (moments[i].stage == FLIPTOWN_STAGE_LINEUP));
}

static FlipSession *
begin_at_table (guint seats, const char *option, const char *value)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (&fliptown_game);

  g_assert_true (flip_setup_fill_seats (setup, seats, NULL));
  if (option)
    g_assert_true (flip_setup_set_option (setup, option, value, NULL));
  return flip_session_new (setup, NULL);
}

static void
assert_brings (FlipSession *session, const char *text, const char *words)
{
  gconstpointer state = flip_session_state (session);
  g_autoptr (GString) brings = g_string_new (NULL);
  FlipOffer offer = { 0 };
  FlipMove move;

  g_assert_true (fliptown_game.parse (state, text, &move, NULL));
  flip_game_offer (&fliptown_game, state, &move, &offer);
  flip_offer_print (&offer, brings);
  g_assert_cmpstr (brings->str, ==, words);
}

/* Whoever is asked for a bounty or a character reads what each asks for or gives. FT-BOUNTY-1, FT-CHAR-1 */
static void
test_choices_explained (void)
{
  g_autoptr (FlipSession) bounties = begin_at_table (2, NULL, NULL);
  g_autoptr (FlipSession) characters = begin_at_table (1, "characters", "chosen");

  assert_brings (bounties, "bounty 7", "Circle 5 outer tombstones");
  assert_brings (bounties, "bounty 11", "Have $30 or 15 gold at any one moment");
  assert_brings (characters, "character miner",
                 "+$1, +5 gold, Once per game: a Mine bonus action, +2 points");
}

/* Fields are called by the points of the compass: A1 and so on are tombstones. FT-LAND-1 */
static void
test_land_names (void)
{
  static const char *const moves[] = { "JC", "8C", "KH", "JC 8C KH town 8", "land-office A1 B1" };
  g_autoptr (FlipSession) session = begin_at_table (1, NULL, NULL);
  g_autoptr (GString) label = g_string_new (NULL);
  g_autofree char *told = NULL;
  FlipMove move;

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      if (i == G_N_ELEMENTS (moves) - 1)
        {
          g_assert_true (fliptown_game.parse (flip_session_state (session), moves[i], &move, NULL));
          flip_game_label (&fliptown_game, flip_session_state (session), &move, label);
        }
      g_assert_true (flip_session_play_text (session, moves[i], NULL));
    }
  g_assert_nonnull (strstr (label->str, "Northwest and North for $4: 4 stars"));
  told = flip_log_tell_entry (flip_session_log (session), G_N_ELEMENTS (moves) - 1);
  g_assert_nonnull (strstr (told, "Northwest and North"));
}

/* Every stage that waits for an answer has a row above. */
static void
test_all_stages (void)
{
  guint32 asked = 1u << FLIPTOWN_STAGE_OVER, told = 0;

  for (guint verb = 0; verb < fliptown_game.n_verbs; verb++)
    asked |= fliptown_game.verbs[verb]->stages;
  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    told |= 1u << moments[i].stage;
  g_assert_cmphex (told, ==, asked);
}

/* A title stands behind a name, or alone. */
static void
check_title (const FlipAsk *ask, const char *title)
{
  g_assert_cmpuint (strlen (title), >, 0);
  if (ask->who != FLIP_TABLE)
    g_assert_true (g_ascii_islower (*title));
  else if (ask->kind != FLIP_ASK_NOTHING)
    g_assert_true (g_ascii_isupper (*title) && g_str_has_suffix (title, "?"));
}

static void
check_sentence (const FlipQuestion *question)
{
  char card[FLIP_CARD_TEXT_SIZE];

  g_assert_null (strstr (question->sentence->str, question->title->str));
  for (guint i = 0; i < question->n_cards; i++)
    g_assert_null (strstr (question->sentence->str, flip_card_show (question->cards[i], card)));
}

static void
check_question (gconstpointer state)
{
  g_autoptr (FlipQuestion) question = flip_question_new ();
  FlipAsk ask;

  fliptown_game.ask (state, &ask);
  flip_game_ask_people (&fliptown_game, state, question);
  check_title (&ask, question->title->str);
  check_sentence (question);
  g_assert_true (ask.who != FLIP_TABLE || question->purse == FLIP_NO_PURSE);
  if (question->asks_for_more)
    g_assert_cmpuint (question->n_cards + ask.count, ==, FLIPTOWN_LINEUP);
}

static FlipSetup *
any_setup (FlipRandom *random)
{
  static const char *const options[][2] = {
    { "characters", "chosen" }, { "holdem", "yes" },       { "cowbot", "billy-the-kid" },
    { "bounties", "chosen" },   { "characters", "dealt" },
  };
  guint chosen = flip_random_below (random, G_N_ELEMENTS (options));
  gboolean solo = g_str_equal (options[chosen][0], "cowbot");
  FlipSetup *setup = flip_setup_new (&fliptown_game);

  g_assert_true (flip_setup_fill_seats (setup, solo ? 1 : 2 + flip_random_below (random, 3), NULL));
  g_assert_true (flip_setup_set_option (setup, options[chosen][0], options[chosen][1], NULL));
  setup->dealt = TRUE;
  setup->seed = flip_random_next (random);
  return setup;
}

static void
test_games (void)
{
  g_autofree FlipAutoplay *autoplay = g_new (FlipAutoplay, 1);
  FlipRandom random;
  guint moves = 0;

  flip_random_seed (&random, 1, 1);
  for (guint i = 0; i < GAMES; i++)
    {
      g_autoptr (FlipSetup) setup = any_setup (&random);
      FliptownState state;
      FlipMove move;

      g_assert_true (fliptown_game.begin (&state, setup, NULL));
      flip_autoplay_begin (autoplay, &fliptown_game, &state, setup->seed);
      for (; flip_autoplay_choose (autoplay, &move); moves++)
        {
          check_question (&state);
          flip_game_apply (&fliptown_game, &state, &move);
        }
      check_question (&state);
    }
  g_assert_cmpuint (moves, >, 100 * GAMES);
}

/* The lineup and a hidden card apart, each card can be the next one. */
static const struct
{
  const char *move;
  guint items;
  int chance;
} robberies[] = {
  { "9S 2H KD badlands 2", 0, 92 },                    /* 49 cards less the four aces: 45 */
  { "9S KD 2H badlands K", 0, 6 },                     /* three kings */
  { "9S KD 2H badlands K", FLIPTOWN_ITEM_PISTOL, 31 }, /* 15: from 10 on, less K♦ */
  { "9S KD 2H badlands K", FLIPTOWN_ITEM_PISTOL | FLIPTOWN_ITEM_RIFLE,
    53 }, /* 26: from 7 on, less 9♠ and K♦ */
  { "9S 2H KD badlands 2", FLIPTOWN_ITEM_PISTOL, 100 },
  { "2H cemetery A1", 0, 0 },
};

static void
test_chance (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  gboolean robs = strstr (robberies[i].move, "badlands") != NULL;
  FliptownState state;
  FlipRefusal refusal;
  FlipOffer offer;
  FlipMove move;

  set_up (&state, FLIPTOWN_STAGE_ACTION);
  state.seats[1].items = (guint8) robberies[i].items;
  g_assert_true (fliptown_game.parse (&state, robberies[i].move, &move, &refusal));
  if (!flip_game_check (&fliptown_game, &state, &move, &refusal))
    g_error ("%s", refusal.text);
  flip_game_offer (&fliptown_game, &state, &move, &offer);
  g_assert_cmpint (offer.n_outcomes > 0, ==, robs);
  g_assert_cmpint (offer.outcomes[0].chance, ==, robberies[i].chance);
  if (offer.n_outcomes == 2)
    g_assert_cmpint (offer.outcomes[1].chance, ==, 100 - robberies[i].chance);
}

/* Where the deck is empty the robbery card comes from the discards. */
static void
test_chance_of_refilled (void)
{
  FliptownState state;
  FlipOffer offer;
  FlipMove move;

  set_up (&state, FLIPTOWN_STAGE_ACTION);
  state.cards.left = 0;
  state.cards.discards = FLIP_CARD_BIT (0) | FLIP_CARD_BIT (1) | FLIP_CARD_BIT (12);
  g_assert_true (fliptown_game.parse (&state, "9S KD 2H badlands K", &move, NULL));
  flip_game_offer (&fliptown_game, &state, &move, &offer);
  g_assert_cmpint (offer.outcomes[0].chance, ==, 33);
}

static void
add_tests (const char *path, const char *const *names, guint n, GTestDataFunc test)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *full =
        names ? g_strdup_printf ("%s/%s", path, names[i]) : g_strdup_printf ("%s/%u", path, i + 1);

      g_test_add_data_func (full, GUINT_TO_POINTER (i), test);
    }
}

int
main (int argc, char **argv)
{
  const char *names[G_N_ELEMENTS (moments)];

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    names[i] = moments[i].name;
  add_tests ("/fliptown/question", names, G_N_ELEMENTS (moments), test_moment);
  add_tests ("/fliptown/chance", NULL, G_N_ELEMENTS (robberies), test_chance);
  g_test_add_func ("/fliptown/chance/refilled", test_chance_of_refilled);
  g_test_add_func ("/fliptown/question/choices-explained", test_choices_explained);
  g_test_add_func ("/fliptown/question/land-names", test_land_names);
  g_test_add_func ("/fliptown/question/all-stages", test_all_stages);
  g_test_add_func ("/fliptown/question/any-moment", test_games);
  return g_test_run ();
}
