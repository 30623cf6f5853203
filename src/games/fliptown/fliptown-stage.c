/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/fliptown/fliptown-game.h"
#include "games/fliptown/fliptown-people.h"
#include "games/fliptown/fliptown.h"
#include "games/fliptown/places/fliptown-buildings.h"

#include <glib/gi18n-lib.h>

/* Whose turn it is. All seats use the same lineup at the same time, so they may act in any order,
   and even pause in the middle of a turn while others act. Only drawing from the deck makes
   everybody wait. Unless a move names another seat, the first seat that is not done yet is
   asked. */

static gboolean
in_a_turn (const FliptownState *state)
{
  return state->stage == FLIPTOWN_STAGE_OUTLAW || state->stage == FLIPTOWN_STAGE_ACTION
         || state->stage == FLIPTOWN_STAGE_POOL || state->stage == FLIPTOWN_STAGE_LAST_WORD;
}

static gboolean
is_done (const FliptownState *state, guint seat)
{
  return (state->done >> seat & 1) != 0;
}

static guint
seats_not_done (const FliptownState *state)
{
  return ((1u << state->n_seats) - 1) & ~state->done & ~(1u << state->seat);
}

/* The seats that have a choice, in a phase in which not everybody has one. */
static guint
seats_asked (const FliptownState *state,
             gboolean (*is_asked) (const FliptownState *state, guint seat))
{
  guint asked = seats_not_done (state);

  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      if (asked & 1u << seat && !is_asked (state, seat))
        asked &= ~(1u << seat);
    }

  return asked;
}

/* The seats that may act now besides the one that is asked, one bit each. */
static guint
free_seats (const FliptownState *state)
{
  if (state->n_seats == 1)
    return 0;
  if (in_a_turn (state))
    return seats_not_done (state);
  if (state->stage == FLIPTOWN_STAGE_BRIBE)
    return seats_asked (state, fliptown_bribe_asked);
  if (state->stage == FLIPTOWN_STAGE_ARREST)
    return seats_asked (state, fliptown_arrest_asked);
  return 0;
}

/* The first seat that is not done, or the number of seats. */
guint
fliptown_seat_to_come (const FliptownState *state)
{
  guint seat = 0;

  while (seat < state->n_seats && is_done (state, seat))
    seat++;
  return seat;
}

void
fliptown_seat_done (FliptownState *state)
{
  g_assert (state->seat < state->n_seats && !is_done (state, state->seat));

  state->done |= (guint8) (1u << state->seat);
}

/* Saves the progress of the acting seat's turn. */
static void
pause_turn (FliptownState *state)
{
  FliptownPause *pause = &state->pauses[state->seat];

  g_assert (!pause->stage && in_a_turn (state));

  pause->stage = state->stage;
  pause->acted = state->acted;
  pause->outlaws_due = state->outlaws_due;
  pause->pool = state->pool;
  memcpy (pause->suits, state->cards.suits, sizeof pause->suits);
}

/* Continues the turn of a seat, or begins it. */
void
fliptown_resume_turn (FliptownState *state, guint seat)
{
  FliptownPause *pause = &state->pauses[seat];

  g_assert (seat < state->n_seats && !is_done (state, seat));

  state->seat = (guint8) seat;
  state->stage = pause->stage ? pause->stage : FLIPTOWN_STAGE_PAYMENTS;
  state->acted = pause->acted;
  state->outlaws_due = pause->outlaws_due;
  state->pool = pause->pool;
  memcpy (state->cards.suits, pause->suits, sizeof pause->suits);
  memset (pause, 0, sizeof *pause);
}

void
fliptown_turn_to (gpointer data, guint seat)
{
  FliptownState *state = data;
  int stars = fliptown_held (&state->seats[seat], FLIPTOWN_STARS);

  g_assert (free_seats (state) >> seat & 1);

  if (in_a_turn (state))
    {
      pause_turn (state);
      fliptown_resume_turn (state, seat);
      fliptown_advance (state);
      state->just_paid = fliptown_held (&state->seats[seat], FLIPTOWN_STARS) - stars;
    }
  else
    state->seat = (guint8) seat;
}

void
fliptown_refuse_now (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FliptownState *state = data;
  guint seat = move->seat - 1u;

  if (move->seat && state->stage == FLIPTOWN_STAGE_ROBBERY)
    (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "FT-TURN-13",
                        /* Translators: {seat %u}: is replaced by the name of that player */
                        _ ("{seat %u} has to wait: {seat %u} is robbing, and the robbery card "
                           "comes off the deck before anyone else acts."),
                        move->seat, state->seat + 1u);
  else if (in_a_turn (state) && seat < state->n_seats && is_done (state, seat))
    (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "FT-TURN-10",
                        /* Translators: {seat %u}: is replaced by the name of that player */
                        _ ("{seat %u} has already acted this turn."), move->seat);
  else
    flip_game_refuse_now (&fliptown_game, state, move, refusal);
}

/* The question of each stage. */

static guint
cards_to_come (const FliptownState *state)
{
  switch (state->stage)
    {
    case FLIPTOWN_STAGE_LINEUP:
      return FLIPTOWN_LINEUP - state->cards.n_lineup;
    case FLIPTOWN_STAGE_HOLDEM:
    case FLIPTOWN_STAGE_REVEAL:
      return state->seats[state->seat].holdem[state->round][0] == FLIP_NO_CARD ? 2 : 1;
    case FLIPTOWN_STAGE_STOLEN:
      return (guint) (state->cards.n_stolen - state->cards.n_revealed);
    default:
      return 1;
    }
}

static FlipDraw
next_draw (const FliptownState *state)
{
  switch (state->stage)
    {
    case FLIPTOWN_STAGE_BOUNTIES:
      return (FlipDraw){ 0, state->bounties.n };
    case FLIPTOWN_STAGE_CHARACTERS:
      return (FlipDraw){ 0, (guint16) (FLIPTOWN_DRAWN_BOUNTIES + state->seat) };
    case FLIPTOWN_STAGE_REVEAL:
      return state->cards.holdem_draws[state->seat][FLIPTOWN_HOLDEM_CARDS - cards_to_come (state)];
    case FLIPTOWN_STAGE_SHERIFF:
      return state->cards.sheriff_draw;
    case FLIPTOWN_STAGE_STOLEN:
      return state->cards.stolen_draws[state->cards.n_revealed];
    default:
      return fliptown_cards_next (state);
    }
}

static void
ask_of_table (const FliptownState *state, FlipAsk *ask)
{
  ask->who = FLIP_TABLE;
  ask->draw = next_draw (state);
  if (ask->kind != FLIP_ASK_CARDS)
    return;
  ask->count = cards_to_come (state);
  ask->possible = fliptown_cards_possible (state);
}

static void
ask_amount (const FliptownState *state, guint building, FlipAsk *ask)
{
  ask->kind = FLIP_ASK_AMOUNT;
  ask->least = 1;
  while (fliptown_choice_check (state, building, ask->most + 1, NULL))
    ask->most++;
}

static void
ask_pool (const FliptownState *state, FlipAsk *ask)
{
  guint building = fliptown_pool_only_effect (&state->pool);
  FliptownBuilding kind;

  if (building == FLIPTOWN_BUILDINGS)
    return;
  kind = state->board.houses[building].kind;
  if (fliptown_building_choice (kind) == FLIPTOWN_AMOUNT)
    ask_amount (state, building, ask);
  else if (kind != FLIPTOWN_LAND_OFFICE) /* its fields are sites */
    ask->kind = FLIP_ASK_OPTION;
}

void
fliptown_ask (gconstpointer data, FlipAsk *ask)
{
  const FliptownState *state = data;
  gboolean dealt_option =
    (state->stage == FLIPTOWN_STAGE_BOUNTIES && state->options.bounties == 0)
    || (state->stage == FLIPTOWN_STAGE_CHARACTERS && state->options.characters == 1);

  memset (ask, 0, sizeof *ask);
  ask->kind = fliptown_stages[state->stage].kind;
  ask->who = ask->kind == FLIP_ASK_NOTHING ? FLIP_TABLE : state->seat;
  if (state->stage == FLIPTOWN_STAGE_POOL)
    ask_pool (state, ask);
  if (dealt_option || ask->kind == FLIP_ASK_CARDS)
    ask_of_table (state, ask);
  else if (state->stage >= FLIPTOWN_STAGE_OUTLAW)
    ask->free = free_seats (state);
}

/* Why nothing can be taken from a building in the pool. */
static gboolean
refuse_building (const FliptownState *state, guint16 site, FlipRefusal *refusal)
{
  guint building = (guint) site - FLIPTOWN_SITE_TOWN;

  if (state->stage != FLIPTOWN_STAGE_POOL || fliptown_site_place (site) != FLIPTOWN_TOWN
      || !state->pool.effects[building] || fliptown_effect_usable (state, building))
    return FALSE;
  fliptown_effect_refuse (state, building, refusal);
  if (refusal)
    flip_phrase_copy (refusal->tip, _ ("All you can do is decline it."), sizeof refusal->tip);
  return TRUE;
}

/* A site in the pool is reached by a bonus action, at any other time by an action. */
void
fliptown_refuse_site (gconstpointer data, guint16 site, FlipRefusal *refusal)
{
  const FliptownState *state = data;
  gboolean pool = state->stage == FLIPTOWN_STAGE_POOL;
  FlipMove move = fliptown_move (pool ? FLIPTOWN_VERB_BONUS : FLIPTOWN_VERB_ACTION, site,
                                 pool ? FLIPTOWN_NO_TOOL : FLIPTOWN_ANY_ARRANGEMENT, 0);

  g_return_if_fail (site < FLIPTOWN_SITES_AND_FIELDS);

  if (site >= FLIPTOWN_SITE_LAND)
    return fliptown_land_refuse (state, (guint) site - FLIPTOWN_SITE_LAND, refusal);
  if (refuse_building (state, site, refusal))
    return;
  (void) flip_game_check (&fliptown_game, state, &move, refusal);
}

/* Lists every legal move of a verb with an argument below `end`. */
void
fliptown_list_choices (const FliptownState *state, FliptownVerb verb, int end, FlipMoveList *list)
{
  g_assert (verb < FLIPTOWN_N_VERBS && fliptown_game.verbs[verb]->check);

  for (int choice = 0; choice < end; choice++)
    {
      FlipMove move = fliptown_move (verb, FLIP_NO_SITE, choice, 0);

      if (fliptown_game.verbs[verb]->check (state, &move, NULL))
        flip_move_list_add (list, &move);
    }
}

/* Answers that are a few fixed words. Those to one question are in the order of their choices. */
typedef struct
{
  FliptownVerb verb;
  int choice;
  const char *words;      /* in the notation */
  const char *told;       /* translatable: in the log */
  const char *on_buttons; /* translatable; NULL if the verb has a label of its own */
} Answer;

static const Answer answers[] = {
  { FLIPTOWN_VERB_LINEUP, 0, "keep lineup", N_ ("The lineup stays."), N_ ("Keep the lineup") },
  { FLIPTOWN_VERB_LINEUP, 1, "new lineup", N_ ("The Mayor wants a new lineup."),
    /* what the Mayor can do */ N_ ("New lineup") },
  { FLIPTOWN_VERB_END_TURN, 0, "end turn", N_ ("Ends the turn."), N_ ("End the turn") },
  { FLIPTOWN_VERB_HAND, 0, "no cheat", N_ ("Plays the hand as it is."), NULL },
  { FLIPTOWN_VERB_HAND, 1, "cheat", N_ ("Cheats at poker."), NULL },
  { FLIPTOWN_VERB_BRIBE, 0, "no bribe", /* told in the log */ N_ ("No bribe."), NULL },
  { FLIPTOWN_VERB_BRIBE, 1, "bribe", N_ ("Bribes the Sheriff."), NULL },
  { FLIPTOWN_VERB_MARSHAL, 0, "keep sheriff", N_ ("The Sheriff card stays."),
    N_ ("Keep the Sheriff card") },
  { FLIPTOWN_VERB_MARSHAL, 1, "new sheriff", N_ ("Wants another Sheriff card."),
    N_ ("Another Sheriff card") },
  { FLIPTOWN_VERB_PENALTY, FLIPTOWN_CASH, "pay cash", N_ ("Pays the arrest in cash."), NULL },
  { FLIPTOWN_VERB_PENALTY, FLIPTOWN_STARS, "pay stars", N_ ("Pays the arrest in stars."), NULL },
};

static FlipMove
move_of (const Answer *answer)
{
  return fliptown_move (answer->verb, FLIP_NO_SITE, answer->choice, 0);
}

static const Answer *
answer_of (const FlipMove *move)
{
  guint i = 0;

  while (answers[i].verb != move->verb || answers[i].choice != move->arg[0])
    {
      i++;
      g_assert (i < G_N_ELEMENTS (answers));
    }

  return &answers[i];
}

gboolean
fliptown_answer_find (const char *words, FlipMove *move)
{
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      if (g_ascii_strcasecmp (answers[i].words, words) == 0)
        return *move = move_of (&answers[i]), TRUE;
    }

  return FALSE;
}

void
fliptown_answer_list (gconstpointer state, FlipMoveList *list)
{
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      FlipMove move = move_of (&answers[i]);

      if (flip_game_check (&fliptown_game, state, &move, NULL))
        flip_move_list_add (list, &move);
    }
}

void
fliptown_answer_print (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append (text, answer_of (move)->words);
}

void
fliptown_answer_describe (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append (text, _ (answer_of (move)->told));
  fliptown_outcome_describe (state, move, text);
}

void
fliptown_answer_label (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append (text, _ (answer_of (move)->on_buttons));
}

gboolean
fliptown_yes_or_no_check (gconstpointer state, const FlipMove *move, FlipRefusal *refusal)
{
  return move->arg[0] == 0 || move->arg[0] == 1
         || flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FT-CHAR-4",
                         _ ("Answer yes or no."));
}

/* Yes uses an ability that is available once per game; no leaves everything as it is. */
void
fliptown_ability_or_not_offer (gconstpointer state, const FlipMove *move, FlipOffer *offer)
{
  offer->declines = move->arg[0] == 0;
  offer->rare = !offer->declines;
  fliptown_offer_gains (state, move, offer);
}

/* Plays a move without its automatic consequences. A theft, and the Bank's payment at the beginning
   of a turn, are reported with one move only. */
void
fliptown_play_alone (FliptownState *state, const FlipMove *move)
{
  state->just_stolen = FALSE;
  state->just_paid = 0;
  fliptown_game.verbs[move->verb]->apply (state, move);
}
