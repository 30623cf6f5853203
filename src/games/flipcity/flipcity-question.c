/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/flipcity/flipcity-deck.h"
#include "games/flipcity/flipcity-rules.h"
#include "games/flipcity/flipcity.h"

#include <glib/gi18n-lib.h>

/* The questions, and where the game is. */

static const char *
title_of_play (const FlipcityState *state)
{
  const FlipcitySeat *seat = flipcity_acting_seat (state);

  if (!seat->n_deck)
    return seat->n_discard ? _ ("shuffle or stop?") : _ ("stop and build");
  if (flipcity_is_named_next (state))
    return _ (
      "name the card you play"); /* the same words if the player may stop: a longer title would move the cards */
  if (seat->top == FLIPCITY_NO_FACE)
    return flipcity_must_play (state) ? /* question */ _ ("play on") : _ ("play on or stop?");
  return flipcity_must_play (state) ? _ ("play it") : _ ("play it or stop?");
}

static void
say_top (const FlipcityState *state, GString *text)
{
  const FlipcityTurn *turn = &state->turn;
  const char *name = flipcity_face_name (&state->cards, flipcity_acting_seat (state)->top);

  if (!flipcity_must_play (state))
    /* Translators: %s: a card */
    g_string_append_printf (text, _ ("%s is on top. You don’t have to play it."), name);
  else if (!turn->n_played && !turn->shuffled)
    /* Translators: %s: a card */
    g_string_append_printf (text, _ ("%s must be played: it is the first of the turn."), name);
  else if (turn->forces_next)
    g_string_append_printf (
      /* Translators: first %s: a card; second %s: a card */
      text, _ ("%s must be played, because it follows %s."), name,
      flipcity_face_name (&state->cards, turn->played[turn->n_played - 1]));
  else
    /* Translators: %s: a card */
    g_string_append_printf (text, _ ("%s must be played when it is on top."), name);
}

static void
say_play (const FlipcityState *state, GString *text)
{
  const FlipcitySeat *seat = flipcity_acting_seat (state);

  if (!seat->n_deck)
    g_string_append (text, !seat->n_discard ? _ ("All your cards are played.")
                           : flipcity_is_solo (state)
                             ? _ ("Your deck is empty. If you shuffle, a card from the supply is "
                                  "removed from the game.")
                             : _ ("Your deck is empty. You can shuffle your discard and "
                                  "continue."));
  else if (seat->top != FLIPCITY_NO_FACE)
    say_top (state, text);
  else if (flipcity_is_compelled (state, seat))
    g_string_append (text, _ ("The next card must be played."));
  else if (flipcity_must_play (state))
    g_string_append (text, _ ("All the cards left in your deck must be played."));
  else
    g_string_append (text, _ ("You can’t leave a card that must be played, such as a "
                              "Residential Area, on top."));
}

static void
say_build (const FlipcityState *state, GString *text)
{
  guint cash = flipcity_gain (state, FLIPCITY_CASH);
  guint actions = flipcity_gain (state, FLIPCITY_ACTIONS);

  g_string_append_printf (text,
                          /* Translators: first %u: dollars; second %u: how many actions */
                          ngettext ("Buy, flip or develop: you have $%u and %u action.",
                                    "Buy, flip or develop: you have $%u and %u actions.", actions),
                          cash, actions);
}

/* --- Why the top card is a risk --- */

#define CERTAIN 0.9999 /* a sum of probabilities this close to 1 */

/* The cards below the top one that must be played when they come up: "2 × Residential Area". */
static guint
list_forced (const FlipcityState *state, GString *list)
{
  const FlipcitySeat *seat = flipcity_acting_seat (state);
  guint all = 0;

  for (guint left = state->cards.forced & seat->kinds; left; left &= left - 1)
    {
      guint face = flip_card_set_first (left);
      guint n = seat->deck[face] - (face == seat->top);

      if (n)
        flip_phrase_add_printf (list, "%u × %s", n, flipcity_face_name (&state->cards, face));
      all += n;
    }

  return all;
}

/* The top card alone is not a bust, but the cards that must be played after it are one, certainly
   or possibly. */
static void
warn_of_next (const char *name, gboolean certain, GString *text)
{
  g_string_append_printf (
    text,
    /* Translators: %s: a card */
    certain ? _ ("A bust is certain even though %s is safe: the card after it must also be played.")
            /* Translators: %s: a card */
            : _ ("A bust is possible even though %s is safe: the card after it must also be "
                 "played."),
    name);
}

static void
warn_of_forced (const FlipcityState *state, const char *name, gboolean certain, GString *text)
{
  g_autoptr (GString) forced = g_string_new (NULL);
  guint n = list_forced (state, forced);

  g_string_append_printf (
    text,
    certain
      /* Translators: first %s: a card; second %s: the cards that must be played */
      ? ngettext ("A bust is certain even though %s is safe: a card below it must be played when "
                  "it is on top (%s).",
                  "A bust is certain even though %s is safe: cards below it must be played when "
                  "they are on top (%s).",
                  n)
      /* Translators: first %s: a card; second %s: the cards that must be played */
      : ngettext ("A bust is possible even though %s is safe: a card below it must be played when "
                  "it is on top (%s).",
                  "A bust is possible even though %s is safe: cards below it must be played when "
                  "they are on top (%s).",
                  n),
    name, forced->str);
}

static void
warn (const FlipcityState *state, gboolean certain, GString *text)
{
  guint top = flipcity_acting_seat (state)->top;
  const guint8 *effects = state->cards.faces[top].effects;
  guint unhappy = flipcity_gain (state, FLIPCITY_UNHAPPY) + effects[FLIPCITY_UNHAPPY];
  guint limit = flipcity_gain (state, FLIPCITY_LIMIT) + effects[FLIPCITY_LIMIT];
  const char *name = flipcity_face_name (&state->cards, top);

  g_assert (top < flipcity_n_faces (&state->cards));

  if (unhappy > limit)
    g_string_append_printf (text,
                            /* Translators: %s: a card; first %u: how many unhappy cards; second %u:
                               how many are allowed */
                            ngettext ("%s is a bust: it makes %u unhappy, and the limit is %u.",
                                      "%s is a bust: it makes %u unhappy, and the limit is %u.",
                                      unhappy),
                            name, unhappy, limit);
  else if (effects[FLIPCITY_FORCES_NEXT])
    warn_of_next (name, certain, text);
  else
    warn_of_forced (state, name, certain, text);
}

static void
note_risk (const FlipcityState *state, GString *note)
{
  double odds[FLIPCITY_ODDS];

  if (!flipcity_acting_seat (state)->n_deck
      || flipcity_acting_seat (state)->top == FLIPCITY_NO_FACE)
    return;
  flipcity_odds (state, state->seat, odds);
  if (odds[0] > 0)
    warn (state, odds[0] > CERTAIN, note);
}

/* --- What the people at a real table do first --- */

/* The deck is untouched since it was shuffled. */
static void
tell_table (const FlipcityState *state, GString *table)
{
  const FlipcitySeat *seat = flipcity_acting_seat (state);

  if ((state->stage != FLIPCITY_STAGE_TOP && state->stage != FLIPCITY_STAGE_PLAY) || seat->next
      || !seat->n_deck || seat->top != FLIPCITY_NO_FACE)
    return;
  if (state->turn.shuffled)
    flip_phrase_say_printf (table,
                            /* Translators: {seat %u}: is replaced by the name of that player */
                            _ ("{seat %u}’s discard pile is shuffled, unseen, into a new deck."),
                            state->seat + 1u);
  else if (state->seat == state->first && state->round == 1 && !state->turn.n_played)
    flip_phrase_say (table, _ ("Set up the decks and the supply as the board shows them. Each "
                               "player shuffles without looking, with these sides up."));
}

/* --- The question --- */

/* In a solo game the last card of the supply loses. */
static void
note_last_card (const FlipcityState *state, GString *note)
{
  if (flipcity_is_last_of_supply (state))
    g_string_append (note, _ ("One card is left in the supply: when it goes, the game is lost."));
}

static void
ask_play (gconstpointer data, FlipQuestion *question)
{
  const FlipcityState *state = data;

  g_string_append (question->title, title_of_play (state));
  say_play (state, question->sentence);
  note_risk (state, question->note);
  if (!flipcity_acting_seat (state)->n_deck)
    note_last_card (state, question->note);
  question->aside = /* Translators: question */ _ ("Recycle first?");
}

static void
ask_build (gconstpointer data, FlipQuestion *question)
{
  const FlipcityState *state = data;

  say_build (state, question->sentence);
  note_last_card (state, question->note);
  question->purse = (int) flipcity_gain (state, FLIPCITY_CASH);
}

static void
ask_top (gconstpointer data, FlipQuestion *question)
{
  const FlipcityState *state = data;

  /* Translators: {seat %u}: is replaced by the name of that player */
  g_string_append_printf (question->title, _ ("Which card is on top of {seat %u}’s deck?"),
                          state->seat + 1u);
}

static void
ask_played (gconstpointer data, FlipQuestion *question)
{
  const FlipcityState *state = data;

  /* Translators: {seat %u}: is replaced by the name of that player */
  g_string_append_printf (question->title, _ ("Which card did {seat %u} play?"), state->seat + 1u);
}

static void
ask_bottom (gconstpointer data, FlipQuestion *question)
{
  const FlipcityState *state = data;

  g_string_append_printf (
    /* Translators: {seat %u}: is replaced by the name of that player */
    question->sentence, _ ("It goes from {seat %u}’s deck to the discard pile."), state->seat + 1u);
}

const FlipStage flipcity_stages[FLIPCITY_N_STAGES] = {
  [FLIPCITY_STAGE_TURN] = { "turn", "FC-TURN-1" },
  [FLIPCITY_STAGE_TOP] = {
    "top", "FC-DECK-3", FLIP_ASK_CARDS, N_ ("the card on top of the deck"), .say = ask_top,
  },
  [FLIPCITY_STAGE_PLAY] = {
    "play", "FC-PLAY-2", FLIP_ASK_SITE, N_ ("play, stop or recycle"), .say = ask_play,
  },
  [FLIPCITY_STAGE_PLAYED] = {
    "played", "FC-DECK-3", FLIP_ASK_CARDS, N_ ("the card that was played"), .say = ask_played,
  },
  [FLIPCITY_STAGE_BOTTOM] = {
    "bottom", "FC-DECK-3", FLIP_ASK_CARDS, N_ ("the bottom card of the deck"),
    N_ ("Which card was at the bottom?"), .say = ask_bottom,
  },
  [FLIPCITY_STAGE_BUILD] = {
    "build", "FC-BUILD-1", FLIP_ASK_SITE, N_ ("buy, flip, develop, or done"),
    N_ ("what do you build?"), .say = ask_build,
  },
  [FLIPCITY_STAGE_END] = { "end", "FC-TURN-2", .title = N_ ("The game is over") },
  [FLIPCITY_STAGE_OVER] = { "over", "FC-WIN-4", .title = N_ ("The game is over") },
};

void
flipcity_question (gconstpointer data, FlipQuestion *question)
{
  const FlipcityState *state = data;

  g_assert (state->seat < state->n_seats);

  question->about = state->seat + 1u;
  question->todo = state->stage == FLIPCITY_STAGE_BUILD ? C_ ("what a player does", "building")
                                                        : C_ ("what a player does", "playing");
  tell_table (state, question->table);
}

void
flipcity_where (gconstpointer data, FlipSummary *summary)
{
  const FlipcityState *state = data;
  const char *word = state->stage == FLIPCITY_STAGE_BUILD ? "builds" : "plays";

  if (state->stage == FLIPCITY_STAGE_OVER)
    flip_summary_set (summary, "end");
  else if (flipcity_is_solo (state))
    flip_summary_set (summary, "%s %u", word, state->round);
  else
    flip_summary_set (summary, "%s %u %u", word, state->round, state->seat + 1u);
}

/* The player of a solo game is not named. */
static void
tell_turn (const FlipSummary *summary, GString *text)
{
  gboolean building = flip_summary_is (summary, "builds");
  guint turn = (guint) flip_summary_number (summary, 0), seat = (guint) flip_summary_number (summary, 1);

  if (seat > 0)
    g_string_append_printf (
      /* Translators: %u: the number of the turn; {seat %u}: is replaced by the name of that player
         */
      text, building ? _ ("Turn %u, {seat %u} builds")
        /* Translators: %u: the number of the turn; {seat %u}: is replaced by the name of that
           player */
        : _ ("Turn %u, {seat %u} plays cards"), turn,
      seat);
  else
    /* Translators: %u: the number of the turn */
    g_string_append_printf (text, building ? _ ("Turn %u, building")
      : /* Translators: %u: the number of the turn */ _ ("Turn %u, playing cards"),
                            turn);
}

void
flipcity_tell (const FlipSummary *summary, GString *text)
{
  guint count = (guint) flip_summary_number (summary, 0);

  if (flip_summary_is (summary, "builds") || flip_summary_is (summary, "plays"))
    tell_turn (summary, text);
  else if (flip_summary_is (summary, "end"))
    g_string_append (text, _ ("End of the game"));
  else if (flip_summary_is (summary, "won-by-points"))
    g_string_append_printf (text,
                            /* Translators: %u: how many */
                            ngettext ("The game is won with %u point in one turn.",
                                      "The game is won with %u points in one turn.", count),
                            count);
  else if (flip_summary_is (summary, "won-by-cards"))
    g_string_append_printf (text,
                            /* Translators: %u: how many */
                            ngettext ("The game is won with %u card in one turn.",
                                      "The game is won with %u cards in one turn.", count),
                            count);
  else if (flip_summary_is (summary, "supply-empty"))
    g_string_append (text, _ ("The supply is empty: the game is lost."));
}

static guint
hundredths (guint done, guint all)
{
  return all ? MIN (99, done * 100 / all) : 0;
}

/* The best progress of any seat towards a win: there is no other measure. */
static guint
progress (const FlipcityState *state)
{
  guint progress = 0;

  for (guint i = 0; i < state->n_seats; i++)
    progress = MAX (progress, hundredths (state->seats[i].best, state->cards.points));
  if (flipcity_is_solo (state))
    progress = MAX (progress, hundredths ((guint) state->filled - state->n_supply, state->filled));
  return progress;
}

/* A round is a turn of each city. */
void
flipcity_clock (gconstpointer data, FlipClock *clock)
{
  const FlipcityState *state = data;

  clock->round = state->round;
  clock->progress = progress (state);
  clock->turn = flipcity_turn_of_round (state) + 1u;
  clock->turns = state->n_seats;
  clock->count = state->round * (guint) state->n_seats + clock->turn;
}

/* Why a move is not an answer to the question. */

gboolean
flipcity_check_place (const FlipMove *move, FlipcityPlace place, FlipRefusal *refusal)
{
  return flipcity_site_place (move->site) == place
         || flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "",
                         _ ("This is not a move in this game."));
}

void
flipcity_refuse_now (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlipcityState *state = data;
  gboolean building = (flipcity_game.verbs[move->verb]->stages & 1u << FLIPCITY_STAGE_BUILD) != 0;

  g_assert (move->verb < FLIPCITY_N_VERBS && refusal);

  if (state->stage == FLIPCITY_STAGE_BUILD && move->verb == FLIPCITY_VERB_RECYCLE)
    (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, "FC-RECYCLE-2",
                        _ ("You can recycle while playing cards, not while building."));
  else if (state->stage == FLIPCITY_STAGE_PLAY && building)
    (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, "FC-TURN-1",
                        _ ("You build after you have stopped playing cards."));
  else
    flip_game_refuse_now (&flipcity_game, state, move, refusal);
}

/* The verb that a click on a site stands for. */
static FlipcityVerb
verb_at (const FlipcityState *state, guint16 site)
{
  gboolean building = state->stage == FLIPCITY_STAGE_BUILD;

  g_assert (state->stage <= FLIPCITY_STAGE_OVER);

  switch (flipcity_site_place (site))
    {
    case FLIPCITY_AT_DEVELOP:
      return FLIPCITY_VERB_DEVELOP;
    case FLIPCITY_AT_BUY:
      return FLIPCITY_VERB_BUY;
    case FLIPCITY_AT_DISCARD:
      return building ? FLIPCITY_VERB_FLIP : FLIPCITY_VERB_RECYCLE;
    case FLIPCITY_AT_STOP:
      return building ? FLIPCITY_VERB_DONE : FLIPCITY_VERB_STOP;
    default:
      return FLIPCITY_VERB_PLAY;
    }
}

void
flipcity_refuse_site (gconstpointer data, guint16 site, FlipRefusal *refusal)
{
  FlipMove move = flipcity_move (verb_at (data, site), site, 0);

  flip_game_check (&flipcity_game, data, &move, refusal);
}
