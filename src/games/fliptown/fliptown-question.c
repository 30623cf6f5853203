/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/fliptown/fliptown-game.h"
#include "games/fliptown/fliptown-people.h"
#include "games/fliptown/fliptown.h"
#include "games/fliptown/places/fliptown-buildings.h"
#include "games/fliptown/places/fliptown-place.h"

#include <glib/gi18n-lib.h>

/* The question of each stage in words. */

static void G_GNUC_PRINTF (2, 3) say (FlipQuestion *question, const char *format, ...)
{
  va_list arguments;

  if (question->sentence->len)
    g_string_append_c (question->sentence, ' ');
  va_start (arguments, format);
  g_string_append_vprintf (question->sentence, format, arguments);
  va_end (arguments);
}

static void
say_which (FlipQuestion *question, guint card, guint of)
{
  g_assert (card <= of);

  /* Translators: which of the cards that are asked for is the next. */
  say (question, _ ("Card %u of %u."), card, of);
}

/* Actions at a real table that come first */

static void
tell_new_deck (const FliptownState *state, FlipQuestion *question)
{
  GString *table = question->table;

  flip_phrase_say (table, state->round == 0 ? _ ("Shuffle the deck.")
                          : state->cards.n_stolen == 0
                            ? _ ("Gather all cards and shuffle them.")
                            : _ ("Gather all cards but the stolen ones and "
                                 "shuffle them."));
  flip_phrase_say (table, _ ("Put the top card aside face down: it is the Sheriff card."));
  if (state->options.holdem && state->n_seats > 1)
    flip_phrase_say (table, _ ("Deal two poker cards to each player, to be kept secret."));
}

static gboolean
begins_round (const FliptownState *state)
{
  return state->stage
           == (state->options.holdem && state->n_seats == 1 ? FLIPTOWN_STAGE_HOLDEM
                                                            : FLIPTOWN_STAGE_LINEUP)
         && state->turn == 0 && state->cards.n_lineup == 0
         && state->seats[0].holdem[state->round][0] == FLIP_NO_CARD;
}

/* The next card is the first after the discards of this round were shuffled. */
static gboolean
is_refilled (const FliptownState *state)
{
  return state->cards.position == 0 && state->cards.shuffled != FLIP_ALL_CARDS;
}

static void
tell_table (const FliptownState *state, FlipQuestion *question)
{
  if (state->stage == FLIPTOWN_STAGE_SETUP_CARD)
    flip_phrase_say (question->table, _ ("Shuffle the deck and turn over the top card."));
  else if (state->stage == FLIPTOWN_STAGE_BOUNTIES && state->options.bounties == 0
           && state->bounties.n == 0)
    flip_phrase_say (question->table, _ ("Shuffle the bounty cards and draw three."));
  else if (state->stage == FLIPTOWN_STAGE_CHARACTERS && state->options.characters == 1
           && state->seat == 0)
    flip_phrase_say (question->table,
                     _ ("Shuffle the character cards and deal one to each player."));
  else if (begins_round (state))
    tell_new_deck (state, question);
  else if (is_refilled (state))
    flip_phrase_say (question->table,
                     _ ("The deck is used up: shuffle the discards to make a new one."));
}

/* Set-up */

static void
ask_setup_card (gconstpointer data, FlipQuestion *question)
{
  const FliptownState *state = data;

  say (question, "%s",
       state->options.random_setup == FLIPTOWN_COWBOT_BY_CARD
         ? _ ("Its suit names the cowbot.")
         : _ ("Its suit names the cowbot, its value the character."));
}

static void
ask_bounty (gconstpointer data, FlipQuestion *question)
{
  const FliptownState *state = data;

  g_string_append (question->title, state->options.bounties == 0 ? _ ("Which bounty was drawn?")
                                                                 : _ ("choose a bounty"));
  /* Translators: first %d: the number of the bounty; second %d: how many there are */
  say (question, _ ("Number %d of %d."), state->bounties.n + 1, FLIPTOWN_DRAWN_BOUNTIES);
}

static void
ask_character (gconstpointer data, FlipQuestion *question)
{
  const FliptownState *state = data;

  if (state->options.characters == 1)
    /* Translators: {seat %d}: is replaced by the name of that player */
    g_string_append_printf (question->title, _ ("Which character does {seat %d} play?"),
                            state->seat + 1);
  else
    g_string_append (question->title, _ ("choose a character"));
}

/* A turn */

static void
ask_holdem (gconstpointer data, FlipQuestion *question)
{
  const FliptownState *state = data;
  gboolean second = state->seats[0].holdem[state->round][0] != FLIP_NO_CARD;

  say_which (question, second ? 2 : 1, FLIPTOWN_HOLDEM_CARDS);
}

static void
ask_lineup (gconstpointer data, FlipQuestion *question)
{
  const FliptownState *state = data;

  say_which (question, state->cards.n_lineup + 1u, FLIPTOWN_LINEUP);
}

static void
ask_robbery (gconstpointer data, FlipQuestion *question)
{
  const FliptownState *state = data;
  guint least = fliptown_badlands_least (state, state->target);

  question->about = state->seat + 1u;
  if (least == FLIP_ACE)
    say (question, _ ("Any card succeeds."));
  else
    /* Translators: %s: the rank of a card */
    say (question, _ ("%s or more succeeds."), flip_rank_text (least));
}

/* The pool */

static void
add_waiting (FlipQuestion *question, const char *bonus, const char *word)
{
  G_STATIC_ASSERT (FLIPTOWN_N_PLACES + FLIPTOWN_BUILDINGS <= FLIP_QUESTION_WAITS);

  flip_phrase_print (question->waiting[question->n_waiting++], sizeof question->waiting[0], "%s%s",
                     bonus, word);
}

static void
say_what_waits (const FliptownState *state, FlipQuestion *question)
{
  g_autoptr (GString) things = g_string_new (NULL);

  for (guint i = 0; i < FLIPTOWN_N_PLACES; i++)
    {
      if (!state->pool.bonuses[i])
        continue;
      add_waiting (question, "bonus ", fliptown_place_word (i));
      /* Translators: %s: a part of the board */
      flip_phrase_add_printf (things, _ ("bonus action (%s)"), fliptown_place_name (i));
    }
  for (guint i = 0; i < FLIPTOWN_BUILDINGS; i++)
    {
      FliptownBuilding kind = state->board.houses[i].kind;

      if (!state->pool.effects[i])
        continue;
      add_waiting (question, "", fliptown_building_word (kind));
      flip_phrase_add (things, fliptown_building_name (kind));
    }
  say (question, /* Translators: %s: the bonuses that wait */ _ ("Waiting: %s."), things->str);
}

static void
say_prices (const FliptownBoard *board, FliptownBuilding kind, FlipQuestion *question)
{
  if (kind == FLIPTOWN_CHURCH)
    say (question, /* Translators: %d: dollars */ _ ("Each costs $%d."), board->church_price);
  else if (kind == FLIPTOWN_SALOON)
    say (question, /* Translators: %d: dollars */ _ ("Each costs $%d."), board->saloon_price);
  else if (kind == FLIPTOWN_PROSPECTORS_CLUB)
    say (question, /* Translators: %d: gold */ _ ("Each costs %d gold."), board->club_price);
  else if (kind == FLIPTOWN_LAND_OFFICE)
    /* Translators: %d: dollars */
    say (question, _ ("Two in line cost $%d, three in line $%d, three in a corner $%d."),
         board->land_prices[0], board->land_prices[1], board->land_prices[2]);
}

static void
ask_pool (gconstpointer data, FlipQuestion *question)
{
  const FliptownState *state = data;
  guint building = fliptown_pool_only_effect (&state->pool);

  say_what_waits (state, question);
  if (building == FLIPTOWN_BUILDINGS)
    {
      g_string_append (question->title, _ ("take or decline, in any order"));
      return;
    }
  g_string_append (question->title,
                   fliptown_building_question (state->board.houses[building].kind));
  say_prices (&state->board, state->board.houses[building].kind, question);
}

static void
ask_last_word (gconstpointer data, FlipQuestion *question)
{
  const FliptownState *state = data;

  say (question, /* Translators: %s: a character */ _ ("The %s’s ability can still be used."),
       _ (fliptown_characters[fliptown_acting_seat (state)->character].name));
}

/* The end of a round and of the game */

static void
ask_secret (gconstpointer data, FlipQuestion *question)
{
  const FliptownState *state = data;
  gboolean second = fliptown_acting_seat (state)->holdem[state->round][0] != FLIP_NO_CARD;

  /* Translators: {seat %d}: is replaced by the name of that player */
  g_string_append_printf (question->title, _ ("Which secret poker cards does {seat %d} have?"),
                          state->seat + 1);
  say_which (question, second ? 2 : 1, FLIPTOWN_HOLDEM_CARDS);
}

static void
ask_cheat (gconstpointer data, FlipQuestion *question)
{
  const FliptownState *state = data;
  FlipCardSet cards = fliptown_hand_cards (state, state->seat, state->round);

  /* Translators: two hands, such as “flush” and “pair”. */
  say (question, _ ("The hand would be: %s instead of %s."),
       flip_hand_name (flip_poker_best_with_any (cards)), flip_hand_name (flip_poker_best (cards)));
}

static void
ask_bribe (gconstpointer data, FlipQuestion *question)
{
  const FliptownState *state = data;

  /* Translators: first %d: Wanted; second %d: gold */
  say (question, _ ("%d Wanted; a bribe costs %d gold."),
       fliptown_held (fliptown_acting_seat (state), FLIPTOWN_WANTED),
       fliptown_bribe_price (state, state->seat));
}

static void
ask_marshal (gconstpointer data, FlipQuestion *question)
{
  const FliptownState *state = data;
  char card[FLIP_CARD_TEXT_SIZE];

  /* Translators: %s: a card; %d: Wanted */
  say (question, _ ("The Sheriff turned over %s; you have %d Wanted."),
       flip_card_show (state->cards.sheriff, card),
       fliptown_held (fliptown_acting_seat (state), FLIPTOWN_WANTED));
}

static void
ask_arrest (gconstpointer data, FlipQuestion *question)
{
  const FliptownState *state = data;

  say (question,
       /* Translators: first %d: dollars; second %d: how many stars */
       ngettext ("You are arrested: pay $%d or %d star.", "You are arrested: pay $%d or %d stars.",
                 (gulong) state->board.penalty_stars[state->round]),
       state->board.penalty_cash[state->round], state->board.penalty_stars[state->round]);
}

static void
ask_stolen (gconstpointer data, FlipQuestion *question)
{
  const FliptownState *state = data;

  /* Translators: %s: a cowbot */
  g_string_append_printf (question->title, _ ("Which cards did %s steal?"),
                          _ (fliptown_cowbots[state->options.cowbot].name));
  say (question, _ ("The points are tied: the lowest stolen card decides."));
  say_which (question, state->cards.n_revealed + 1u, state->cards.n_stolen);
}

static void
tell_end (gconstpointer data, FlipQuestion *question)
{
  const FliptownState *state = data;
  FlipResult result;

  if (state->n_seats == 1 && state->options.cowbot == FLIPTOWN_NO_COWBOT)
    return;
  flip_game_result (&fliptown_game, state, &result);
  say (question, "%s", result.text);
}

const FlipStage fliptown_stages[FLIPTOWN_N_STAGES] = {
  [FLIPTOWN_STAGE_SETUP_CARD] = {
    "setup-card", "FT-SOLO-1", FLIP_ASK_CARDS, N_ ("the card that picks the cowbot"),
    N_ ("Which card picks the opponent?"), .say = ask_setup_card,
  },
  [FLIPTOWN_STAGE_BOUNTIES] = {
    "bounties", "FT-BOUNTY-1", FLIP_ASK_OPTION, N_ ("a bounty of this game"), .say = ask_bounty,
  },
  [FLIPTOWN_STAGE_CHARACTERS] = {
    "characters", "FT-CHAR-1", FLIP_ASK_OPTION, N_ ("a character for the seat"),
    .say = ask_character,
  },
  [FLIPTOWN_STAGE_ROUND] = { "round", "FT-ROUND-1", FLIP_ASK_OPTION, N_ ("nothing") },
  [FLIPTOWN_STAGE_HOLDEM] = {
    "holdem", "FT-HOLD-1", FLIP_ASK_CARDS, N_ ("an extra poker card of the round"),
    N_ ("Which extra poker cards were flipped?"), .say = ask_holdem,
  },
  [FLIPTOWN_STAGE_LINEUP] = {
    "lineup", "FT-TURN-1", FLIP_ASK_CARDS, N_ ("a card of the lineup"),
    N_ ("Which cards are in the lineup?"), .say = ask_lineup,
  },
  [FLIPTOWN_STAGE_MAYOR] = {
    "mayor", "FT-CHAR-17", FLIP_ASK_OPTION, N_ ("the Mayor’s word: a new lineup or not"),
    N_ ("keep this lineup?"),
    N_ ("The Mayor may ask for a new one once per game, before anyone acts."),
  },
  [FLIPTOWN_STAGE_PAYMENTS] = { "payments", "FT-BANK-3", FLIP_ASK_OPTION, N_ ("nothing") },
  [FLIPTOWN_STAGE_OUTLAW] = {
    "outlaw", "FT-BAIL-2", FLIP_ASK_OPTION, N_ ("how a hunted outlaw pays"),
    N_ ("how does the outlaw pay?"), N_ ("Each hunted outlaw in the lineup pays once per turn."),
  },
  [FLIPTOWN_STAGE_ACTION] = {
    "action", "FT-TURN-2", FLIP_ASK_SITE, N_ ("an action: suit, value and poker card, and a site"),
    N_ ("choose a site"),
  },
  [FLIPTOWN_STAGE_ROBBERY] = {
    "robbery", "FT-BAD-6", FLIP_ASK_CARDS, N_ ("the robbery card"),
    N_ ("Which robbery card was flipped?"), .say = ask_robbery,
  },
  [FLIPTOWN_STAGE_POOL] = {
    "pool", "FT-BONUS-8", FLIP_ASK_SITE, N_ ("a bonus action or building effect to take or decline"),
    .say = ask_pool,
  },
  [FLIPTOWN_STAGE_LAST_WORD] = {
    "last-word", "FT-TURN-12", FLIP_ASK_OPTION, N_ ("the ability, or the end of the turn"),
    N_ ("end the turn?"), .say = ask_last_word,
  },
  [FLIPTOWN_STAGE_NEXT_SEAT] = { "next-seat", "FT-TURN-8", FLIP_ASK_OPTION, N_ ("nothing") },
  [FLIPTOWN_STAGE_REVEAL] = {
    "reveal", "FT-HOLD-3", FLIP_ASK_CARDS, N_ ("a secret poker card of the seat"),
    .say = ask_secret,
  },
  [FLIPTOWN_STAGE_HANDS] = {
    "hands", "FT-POKER-1", FLIP_ASK_OPTION, N_ ("whether the Cheat cheats"),
    N_ ("cheat at poker?"), .say = ask_cheat,
  },
  [FLIPTOWN_STAGE_WORK] = { "work", "FT-WORK-1", FLIP_ASK_OPTION, N_ ("nothing") },
  [FLIPTOWN_STAGE_BRIBE] = {
    "bribe", "FT-SHERIFF-1", FLIP_ASK_OPTION, N_ ("whether the Sheriff is bribed"),
    N_ ("bribe the Sheriff?"), .say = ask_bribe,
  },
  [FLIPTOWN_STAGE_SHERIFF] = {
    "sheriff", "FT-SHERIFF-5", FLIP_ASK_CARDS, N_ ("the Sheriff card"),
    N_ ("Which card did the Sheriff turn over?"),
  },
  [FLIPTOWN_STAGE_MARSHAL] = {
    "marshal", "FT-CHAR-10", FLIP_ASK_OPTION, N_ ("whether the Marshal draws another Sheriff card"),
    N_ ("draw another Sheriff card?"), .say = ask_marshal,
  },
  [FLIPTOWN_STAGE_MARSHAL_CARD] = {
    "marshal-card", "FT-CHAR-10", FLIP_ASK_CARDS, N_ ("the Marshal’s card"),
    N_ ("Which card did the Marshal draw?"),
  },
  [FLIPTOWN_STAGE_ARREST] = {
    "arrest", "FT-SHERIFF-6", FLIP_ASK_OPTION, N_ ("how the arrest is paid: cash or stars"),
    N_ ("cash or stars?"), .say = ask_arrest,
  },
  [FLIPTOWN_STAGE_ROUND_END] = { "round-end", "FT-ROUND-2", FLIP_ASK_OPTION, N_ ("nothing") },
  [FLIPTOWN_STAGE_STOLEN] = {
    "stolen", "FT-BOT-8", FLIP_ASK_CARDS, N_ ("a stolen card"), .say = ask_stolen,
  },
  [FLIPTOWN_STAGE_OVER] = {
    "over", "FT-END-4", FLIP_ASK_NOTHING, N_ ("nothing, as the game is over"),
    N_ ("The game is over"), .say = tell_end,
  },
};

static void
show_lineup (const FliptownState *state, FlipQuestion *question)
{
  G_STATIC_ASSERT (FLIPTOWN_LINEUP <= FLIP_QUESTION_CARDS);

  question->n_cards = state->cards.n_lineup;
  memcpy (question->cards, state->cards.lineup, state->cards.n_lineup * sizeof *question->cards);
  question->asks_for_more = state->stage == FLIPTOWN_STAGE_LINEUP;
}

/* The players at a real table carry out the theft themselves, so they are told of it first. */
static void
tell_theft (const FliptownState *state, FlipQuestion *question)
{
  if (state->just_stolen)
    /* Translators: %s: a cowbot */
    say (question, _ ("%s steals: put the top card of the deck face down under it."),
         _ (fliptown_cowbots[state->options.cowbot].name));
}

static gboolean
has_prices (FliptownStage stage)
{
  return stage == FLIPTOWN_STAGE_ACTION || stage == FLIPTOWN_STAGE_POOL
         || stage == FLIPTOWN_STAGE_BRIBE;
}

void
fliptown_question (gconstpointer data, FlipQuestion *question)
{
  const FliptownState *state = data;

  show_lineup (state, question);
  question->purse = has_prices (state->stage)
                      ? fliptown_held (fliptown_acting_seat (state), FLIPTOWN_GOLD)
                      : FLIP_NO_PURSE;
  tell_table (state, question);
  tell_theft (state, question);
}
