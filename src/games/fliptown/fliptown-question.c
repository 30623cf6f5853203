/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/fliptown/fliptown-game.h"
#include "games/fliptown/fliptown-people.h"
#include "games/fliptown/places/fliptown-buildings.h"
#include "games/fliptown/places/fliptown-place.h"

#include <glib/gi18n-lib.h>

/* What each stage asks, for people. */

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

/* What the people at a real table do first */

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

/* The next card is the first of what was discarded in this round. */
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
ask_setup_card (const FliptownState *state, FlipQuestion *question)
{
  say (question, "%s",
       state->options.random_setup == FLIPTOWN_COWBOT_BY_CARD
         ? _ ("Its suit names the cowbot.")
         : _ ("Its suit names the cowbot, its value the character."));
}

static void
ask_bounty (const FliptownState *state, FlipQuestion *question)
{
  g_string_append (question->title, state->options.bounties == 0 ? _ ("Which bounty was drawn?")
                                                                 : _ ("choose a bounty"));
  /* Translators: first %d: the number of the bounty; second %d: how many there are */
  say (question, _ ("Number %d of %d."), state->bounties.n + 1, FLIPTOWN_DRAWN_BOUNTIES);
}

static void
ask_character (const FliptownState *state, FlipQuestion *question)
{
  if (state->options.characters == 1)
    /* Translators: {seat %d}: is replaced by the name of that player */
    g_string_append_printf (question->title, _ ("Which character does {seat %d} play?"),
                            state->seat + 1);
  else
    g_string_append (question->title, _ ("choose a character"));
}

/* A turn */

static void
ask_holdem (const FliptownState *state, FlipQuestion *question)
{
  gboolean second = state->seats[0].holdem[state->round][0] != FLIP_NO_CARD;

  say_which (question, second ? 2 : 1, FLIPTOWN_HOLDEM_CARDS);
}

static void
ask_lineup (const FliptownState *state, FlipQuestion *question)
{
  say_which (question, state->cards.n_lineup + 1u, FLIPTOWN_LINEUP);
}

static void
ask_mayor (const FliptownState *state, FlipQuestion *question)
{
  say (question, _ ("The Mayor may ask for a new one once per game, before anyone acts."));
}

static void
ask_outlaw (const FliptownState *state, FlipQuestion *question)
{
  say (question, _ ("Each hunted outlaw in the lineup pays once per turn."));
}

static void
ask_robbery (const FliptownState *state, FlipQuestion *question)
{
  guint least = fliptown_badlands_least (state, state->target);

  question->about = state->seat + 1u;
  if (least == FLIP_ACE)
    say (question, _ ("Any card succeeds."));
  else
    /* Translators: %s: the rank of a card */
    say (question, _ ("%s or more succeeds."), flip_rank_text (least));
}

/* What can be taken */

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
  /* Translators: %s: the bonuses that wait */
  say (question, _ ("Waiting: %s."), things->str);
}

static void
say_prices (const FliptownBoard *board, FliptownBuilding kind, FlipQuestion *question)
{
  if (kind == FLIPTOWN_CHURCH)
    /* Translators: %d: dollars */
    say (question, _ ("Each costs $%d."), board->church_price);
  else if (kind == FLIPTOWN_SALOON)
    /* Translators: %d: dollars */
    say (question, _ ("Each costs $%d."), board->saloon_price);
  else if (kind == FLIPTOWN_PROSPECTORS_CLUB)
    /* Translators: %d: gold */
    say (question, _ ("Each costs %d gold."), board->club_price);
  else if (kind == FLIPTOWN_LAND_OFFICE)
    /* Translators: %d: dollars */
    say (question, _ ("Two in line cost $%d, three in line $%d, three in a corner $%d."),
         board->land_prices[0], board->land_prices[1], board->land_prices[2]);
}

static void
ask_pool (const FliptownState *state, FlipQuestion *question)
{
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
ask_last_word (const FliptownState *state, FlipQuestion *question)
{
  /* Translators: %s: a character */
  say (question, _ ("The %s’s ability can still be used."),
       fliptown_character_name (fliptown_acting_seat (state)->character));
}

/* The end of a round and of the game */

static void
ask_secret (const FliptownState *state, FlipQuestion *question)
{
  gboolean second = fliptown_acting_seat (state)->holdem[state->round][0] != FLIP_NO_CARD;

  /* Translators: {seat %d}: is replaced by the name of that player */
  g_string_append_printf (question->title, _ ("Which secret poker cards does {seat %d} have?"),
                          state->seat + 1);
  say_which (question, second ? 2 : 1, FLIPTOWN_HOLDEM_CARDS);
}

static void
ask_cheat (const FliptownState *state, FlipQuestion *question)
{
  FlipCardSet cards = fliptown_hand_cards (state, state->seat, state->round);

  /* Translators: two hands, such as “flush” and “pair”. */
  say (question, _ ("The hand would be: %s instead of %s."),
       flip_hand_name (flip_poker_best_with_any (cards)), flip_hand_name (flip_poker_best (cards)));
}

static void
ask_bribe (const FliptownState *state, FlipQuestion *question)
{
  /* Translators: first %d: Wanted; second %d: gold */
  say (question, _ ("%d Wanted; a bribe costs %d gold."),
       fliptown_held (fliptown_acting_seat (state), FLIPTOWN_WANTED),
       fliptown_bribe_price (state, state->seat));
}

static void
ask_marshal (const FliptownState *state, FlipQuestion *question)
{
  char card[FLIP_CARD_TEXT_SIZE];

  /* Translators: %s: a card; %d: Wanted */
  say (question, _ ("The Sheriff turned over %s; you have %d Wanted."),
       flip_card_show (state->cards.sheriff, card),
       fliptown_held (fliptown_acting_seat (state), FLIPTOWN_WANTED));
}

static void
ask_arrest (const FliptownState *state, FlipQuestion *question)
{
  say (question,
       /* Translators: first %d: dollars; second %d: how many stars */
       ngettext ("You are arrested: pay $%d or %d star.", "You are arrested: pay $%d or %d stars.",
                 (gulong) state->board.penalty_stars[state->round]),
       state->board.penalty_cash[state->round], state->board.penalty_stars[state->round]);
}

static void
ask_stolen (const FliptownState *state, FlipQuestion *question)
{
  /* Translators: %s: a cowbot */
  g_string_append_printf (question->title, _ ("Which cards did %s steal?"),
                          fliptown_cowbot_name (state->options.cowbot));
  say (question, _ ("The points are tied: the lowest stolen card decides."));
  say_which (question, state->cards.n_revealed + 1u, state->cards.n_stolen);
}

static void
tell_end (const FliptownState *state, FlipQuestion *question)
{
  FlipResult result;

  if (state->n_seats == 1 && state->options.cowbot == FLIPTOWN_NO_COWBOT)
    return;
  fliptown_result (state, &result);
  say (question, "%s", result.text);
}

/* Titles that are always the same stand here; the others are written by the function. */
static const struct
{
  const char *title;
  void (*ask) (const FliptownState *state, FlipQuestion *question);
} questions[] = {
  [FLIPTOWN_STAGE_SETUP_CARD] = { N_ ("Which card picks the opponent?"), ask_setup_card },
  [FLIPTOWN_STAGE_BOUNTIES] = { NULL, ask_bounty },
  [FLIPTOWN_STAGE_CHARACTERS] = { NULL, ask_character },
  [FLIPTOWN_STAGE_HOLDEM] = { N_ ("Which extra poker cards were flipped?"), ask_holdem },
  [FLIPTOWN_STAGE_LINEUP] = { N_ ("Which cards are in the lineup?"), ask_lineup },
  [FLIPTOWN_STAGE_MAYOR] = { N_ ("keep this lineup?"), ask_mayor },
  [FLIPTOWN_STAGE_OUTLAW] = { N_ ("how does the outlaw pay?"), ask_outlaw },
  [FLIPTOWN_STAGE_ACTION] = { N_ ("choose a site"), NULL },
  [FLIPTOWN_STAGE_ROBBERY] = { N_ ("Which robbery card was flipped?"), ask_robbery },
  [FLIPTOWN_STAGE_POOL] = { NULL, ask_pool },
  [FLIPTOWN_STAGE_LAST_WORD] = { N_ ("end the turn?"), ask_last_word },
  [FLIPTOWN_STAGE_REVEAL] = { NULL, ask_secret },
  [FLIPTOWN_STAGE_HANDS] = { N_ ("cheat at poker?"), ask_cheat },
  [FLIPTOWN_STAGE_BRIBE] = { N_ ("bribe the Sheriff?"), ask_bribe },
  [FLIPTOWN_STAGE_SHERIFF] = { N_ ("Which card did the Sheriff turn over?"), NULL },
  [FLIPTOWN_STAGE_MARSHAL] = { N_ ("draw another Sheriff card?"), ask_marshal },
  [FLIPTOWN_STAGE_MARSHAL_CARD] = { N_ ("Which card did the Marshal draw?"), NULL },
  [FLIPTOWN_STAGE_ARREST] = { N_ ("cash or stars?"), ask_arrest },
  [FLIPTOWN_STAGE_STOLEN] = { NULL, ask_stolen },
  [FLIPTOWN_STAGE_OVER] = { N_ ("The game is over"), tell_end },
};

static void
show_lineup (const FliptownState *state, FlipQuestion *question)
{
  G_STATIC_ASSERT (FLIPTOWN_LINEUP <= FLIP_QUESTION_CARDS);

  question->n_cards = state->cards.n_lineup;
  memcpy (question->cards, state->cards.lineup, state->cards.n_lineup * sizeof *question->cards);
  question->asks_for_more = state->stage == FLIPTOWN_STAGE_LINEUP;
}

/* The players at the table carry out the theft, so they are told before anything else. */
static void
tell_theft (const FliptownState *state, FlipQuestion *question)
{
  if (state->just_stolen)
    /* Translators: %s: a cowbot */
    say (question, _ ("%s steals: put the top card of the deck face down under it."),
         fliptown_cowbot_name (state->options.cowbot));
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

  g_assert (state->stage < G_N_ELEMENTS (questions));

  show_lineup (state, question);
  question->purse = has_prices (state->stage)
                      ? fliptown_held (fliptown_acting_seat (state), FLIPTOWN_GOLD)
                      : FLIP_NO_PURSE;
  tell_table (state, question);
  tell_theft (state, question);
  if (questions[state->stage].title)
    g_string_append (question->title, _ (questions[state->stage].title));
  if (questions[state->stage].ask)
    questions[state->stage].ask (state, question);
}
