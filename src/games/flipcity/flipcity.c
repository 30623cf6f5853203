/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flipcity/flipcity.h"

#include "games/boards.h"
#include "games/flipcity/flipcity-deck.h"
#include "games/flipcity/flipcity-rules.h"

#include <glib/gi18n-lib.h>

static const FlipOption options[] = {
  {
    .key = "office",
    .label = /* Translators: a card: an office building */ N_ ("Office"),
    .values = { "yes", "no" },
    .value_labels = { N_ ("In the supply"), /* value of an option */ N_ ("Left out") },
    .note = N_ ("The cards that the rulebook calls optional: more building actions."),
  },
  {
    .key = "first",
    .label = /* name of an option */ N_ ("Who begins"),
    .values = { "1", "2", "3", "4" },
    .value_labels = { "{seat 1}", "{seat 2}", "{seat 3}", "{seat 4}" },
    .min_seats = 2,
    .note = N_ ("In the rulebook, whoever last flipped a table"),
    .is_later = TRUE,
  },
  {
    .key = "top",
    .place = FLIP_OPTION_AT_TABLE,
    .label = /* name of an option */ N_ ("Top card"),
    .values = { "told", "played", "named" },
    .named = FLIPCITY_TOP_NAMED,
    .value_labels = { N_ ("Entered as soon as it is on top"), N_ ("Entered only when played"),
                      N_ ("Named when played") },
    .is_edition = TRUE,
  },
  {
    .key = "edition",
    .place = FLIP_OPTION_AT_TABLE,
    .label = N_ ("Edition of the rules"),
    .values = { "1", "2" },
    .value_labels = { N_ ("First"), N_ ("Second") },
    .is_edition = TRUE, .is_later = TRUE,
  },
};

static void
fill_supply (FlipcityState *state, gboolean office)
{
  for (guint i = 0; i < state->cards.n_pairs; i++)
    {
      FlipcityPair *pair = &state->cards.pairs[i];

      if (pair->optional && !office)
        *pair = (FlipcityPair){ .cost = FLIPCITY_NO_PRICE };
      state->supply[i] = flipcity_is_solo (state) ? pair->solo : pair->supply;
    }
  flipcity_supply_count (state);
  state->filled = state->n_supply;
  flipcity_cards_weigh (&state->cards);
}

static void
form_deck (FlipcityState *state, guint index)
{
  FlipcitySeat *seat = &state->seats[index];

  g_assert (index < FLIPCITY_MAX_SEATS && seat->n_discard == 0);

  for (guint i = 0; i < flipcity_n_faces (&state->cards); i++)
    {
      seat->discard[i] = state->cards.faces[i].start;
      seat->n_discard = (guint8) (seat->n_discard + seat->discard[i]);
    }
  flipcity_deck_shuffle (state, index);
}

static gboolean
begin_game (gpointer data, const FlipSetup *setup, GError **error)
{
  FlipcityState *state = data;

  g_assert (flip_setup_seats (setup) <= FLIPCITY_MAX_SEATS);

  memset (state, 0, sizeof *state);
  if (!flip_format_read (&flipcity_format, setup->board, setup->board_name, &state->cards, error))
    return FALSE;

  state->n_seats = (guint8) flip_setup_seats (setup);
  state->first = (guint8) flip_setup_option (setup, "first");
  state->seat = state->first;
  state->telling = setup->dealt ? FLIPCITY_TOP_TOLD : (guint8) flip_setup_option (setup, "top");
  state->lenient =
    state->telling == FLIPCITY_TOP_PLAYED && flip_setup_option (setup, "edition") == 0;
  fill_supply (state, flip_setup_option (setup, "office") == 0);
  for (guint i = 0; i < state->n_seats; i++)
    form_deck (state, i);
  state->round = 1;
  state->stage = FLIPCITY_STAGE_TURN;
  flipcity_advance (state);
  return TRUE;
}

/* The course of the game: the questions, and what happens automatically in between. */

/* The end of the previous turn has already cleared the row of played cards. */
static void
begin_turn (FlipcityState *state)
{
  memset (&state->turn, 0, G_STRUCT_OFFSET (FlipcityTurn, played));
  state->turn.gains[FLIPCITY_LIMIT] = state->cards.limit;
  state->stage = FLIPCITY_STAGE_PLAY;
}

static void
end_turn (FlipcityState *state)
{
  FlipcitySeat *seat = &state->seats[state->seat];
  guint8 *played = state->turn.played;
  guint n = state->turn.n_played, discarded = seat->discarded;
  guint after = state->seat + 1u;
  guint next = after & (guint) ((after == state->n_seats) - 1); /* or 0, without a branch */

  for (guint i = 0; i < n; i++)
    {
      guint face = played[i];

      played[i] = 0;
      seat->discard[face]++;
      discarded |= 1u << face;
    }
  seat->discarded = (guint16) discarded;
  seat->n_discard = (guint8) (seat->n_discard + n);
  seat->turns++;
  state->seat = (guint8) next;
  state->round = (guint16) (state->round + (next == state->first));
}

/* Moves bottom cards to the discard as long as they are known. */
static gboolean
drop_bottoms (FlipcityState *state, FlipcitySeat *seat)
{
  if (!state->turn.bottoms_due)
    return TRUE;
  while (state->turn.bottoms_due && seat->n_deck)
    {
      guint face = flipcity_deck_only_kind (seat);

      if (face == FLIPCITY_NO_FACE)
        return FALSE;
      flipcity_deck_take (seat, face);
      flipcity_discard_add (seat, face);
      state->turn.bottoms_due--;
    }
  state->turn.bottoms_due = 0;
  return TRUE;
}

/* Whether the top card is known, if it has to be. */
static gboolean
shows_top (const FlipcityState *state, FlipcitySeat *seat)
{
  if (seat->top != FLIPCITY_NO_FACE || !seat->n_deck || state->telling == FLIPCITY_TOP_PLAYED)
    return TRUE;
  seat->top = (guint8) flipcity_deck_only_kind (seat);
  return seat->top != FLIPCITY_NO_FACE || state->telling == FLIPCITY_TOP_NAMED;
}

/* Plays the next card if there is no choice; FALSE if somebody is asked. */
static inline gboolean
plays_next (FlipcityState *state, FlipcitySeat *seat, gboolean is_first)
{
  if (!shows_top (state, seat))
    state->stage = FLIPCITY_STAGE_TOP;
  else if ((is_first ? seat->n_deck != 0 : flipcity_is_compelled (state, seat))
           && !(state->cards.recyclable & seat->discarded) && !flipcity_is_named_next (state))
    {
      if (is_first)
        flipcity_play_first (state);
      else
        flipcity_play_next (state);
      return TRUE;
    }
  return FALSE;
}

/* Plays all cards that must be played; FALSE if somebody is asked, otherwise the turn is over. */
static inline gboolean
plays_on (FlipcityState *state)
{
  FlipcitySeat *seat = &state->seats[state->seat];

  while (state->stage == FLIPCITY_STAGE_PLAY)
    {
      if (!drop_bottoms (state, seat))
        {
          state->stage = FLIPCITY_STAGE_BOTTOM;
          return FALSE;
        }
      if (!plays_next (state, seat, FALSE))
        return FALSE;
    }

  return state->stage == FLIPCITY_STAGE_END;
}

/* Plays the first card of a turn. The gains were cleared just now and aren't read, as that would
   stall on those writes. */
static inline gboolean
plays_first (FlipcityState *state)
{
  return plays_next (state, &state->seats[state->seat], TRUE);
}

/* The kind of victory if building ended now, or FLIPCITY_NOT_OVER. */
FlipcityEnd
flipcity_victory (const FlipcityState *state)
{
  const FlipcityTurn *turn = &state->turn;

  if (turn->gains[FLIPCITY_UNHAPPY] > turn->gains[FLIPCITY_LIMIT])
    return FLIPCITY_NOT_OVER;
  if (turn->gains[FLIPCITY_POINTS] >= state->cards.points)
    return FLIPCITY_WON_BY_POINTS;
  return turn->to_win && turn->n_played >= turn->to_win ? FLIPCITY_WON_BY_CARDS : FLIPCITY_NOT_OVER;
}

static void
record_turn (FlipcityState *state)
{
  FlipcitySeat *seat = &state->seats[state->seat];

  seat->best = MAX (seat->best, (guint16) flipcity_gain (state, FLIPCITY_POINTS));
  seat->most_cards = MAX (seat->most_cards, state->turn.n_played);
}

static void
end_building (FlipcityState *state)
{
  record_turn (state);
  state->end = (guint8) flipcity_victory (state);
  state->stage = state->end ? FLIPCITY_STAGE_OVER : FLIPCITY_STAGE_END;
}

/* Continues to the next question; TRUE if the turn ends before one. */
static inline gboolean
ends_turn (FlipcityState *state)
{
  if (state->stage == FLIPCITY_STAGE_BUILD)
    {
      if (flipcity_can_build (state))
        return FALSE;
      end_building (state);
    }
  else if (state->stage == FLIPCITY_STAGE_BOTTOM)
    state->stage = FLIPCITY_STAGE_PLAY;
  else if (state->stage == FLIPCITY_STAGE_TURN)
    begin_turn (state);
  return plays_on (state);
}

/* Continues from the end of a turn to the first question of the next; TRUE if that turn ends
   without one. */
static inline gboolean
ends_next (FlipcityState *state)
{
  end_turn (state);
  begin_turn (state);
  return plays_first (state) && plays_on (state);
}

/* Continues to the next question, but not beyond the end of the turn. */
void
flipcity_advance_within (FlipcityState *state)
{
  (void) ends_turn (state);
}

/* Continues from the end of a turn to the first question of the next, or to its end if it has none;
   FALSE if no turn is at its end. */
gboolean
flipcity_begin_next (FlipcityState *state)
{
  if (state->stage != FLIPCITY_STAGE_END)
    return FALSE;
  (void) ends_next (state);
  return TRUE;
}

/* Continues to the next question, or to the end of the game. Random games call this after each
   move, so everything above is inlined into it. */
__attribute__ ((flatten)) void
flipcity_advance (FlipcityState *state)
{
  if (!ends_turn (state))
    return;
  while (ends_next (state))
    continue;
}

static void
play_move (const FlipVerb *verb, gpointer state, const FlipMove *move)
{
  verb->apply (state, move);
  flipcity_advance (state);
}

/* The bottom card comes after all others of the deck. */
static FlipDraw
next_draw (const FlipcityState *state)
{
  const FlipcitySeat *seat = flipcity_acting_seat (state);
  guint behind = state->stage == FLIPCITY_STAGE_BOTTOM ? seat->n_deck - 1u : 0;

  return (FlipDraw){ seat->shuffle, (guint16) (seat->next + behind) };
}

static void
ask_next (gconstpointer data, FlipAsk *ask)
{
  const FlipcityState *state = data;
  FlipAskKind kind = flipcity_stages[state->stage].kind;

  *ask = (FlipAsk){ .kind = kind, .who = kind == FLIP_ASK_SITE ? state->seat : FLIP_TABLE };
  if (kind != FLIP_ASK_CARDS)
    return;
  ask->count = 1;
  ask->possible = flipcity_acting_seat (state)->kinds;
  ask->draw = next_draw (state);
}

/* Invariants at every moment of every game. */

static guint
size_of (const guint8 *pile)
{
  guint n = 0;

  for (guint i = 0; i < FLIPCITY_MAX_FACES; i++)
    n += pile[i];
  return n;
}

static gboolean
seat_is_sound (const FlipcityState *state, guint index, GString *problem)
{
  const FlipcitySeat *seat = &state->seats[index];

  if (size_of (seat->deck) != seat->n_deck || size_of (seat->discard) != seat->n_discard)
    return flip_game_unsound (problem, index, "a pile is miscounted");
  if (seat->next + seat->n_deck > size_of (seat->more) + flip_card_set_size (seat->shuffled_kinds))
    return flip_game_unsound (problem, index, "the deck has grown");
  for (guint i = 0; i < FLIPCITY_MAX_FACES; i++)
    {
      if ((seat->deck[i] != 0) != (seat->kinds >> i & 1))
        return flip_game_unsound (problem, index, "the kinds of the deck are wrong");
      if ((seat->discard[i] != 0) != (seat->discarded >> i & 1))
        return flip_game_unsound (problem, index, "the kinds of the discard are wrong");
      if (seat->deck[i] > seat->more[i] + (seat->shuffled_kinds >> i & 1))
        return flip_game_unsound (problem, index, "a card came into the deck without a shuffle");
    }
  if (seat->top != FLIPCITY_NO_FACE && !seat->deck[seat->top])
    return flip_game_unsound (problem, index, "the top card is not in the deck");
  for (guint i = 0; i < index; i++)
    {
      if (state->seats[i].shuffle == seat->shuffle)
        return flip_game_unsound (problem, index, "two decks have the same shuffle");
    }
  return TRUE;
}

static gboolean
supply_is_sound (const FlipcityState *state)
{
  guint n = 0, stocked = 0;

  for (guint i = 0; i < FLIPCITY_MAX_PAIRS; i++)
    {
      n += state->supply[i];
      stocked |= state->supply[i] ? 3u << flipcity_front (i) : 0;
    }

  return n == state->n_supply && stocked == state->stocked;
}

/* No card appears or disappears, except that some leave a solo game. */
static gboolean
cards_are_kept (const FlipcityState *state, guint pair)
{
  guint front = flipcity_front (pair), back = flipcity_back (pair);
  const FlipcityPair *about = &state->cards.pairs[pair];
  guint begun = state->n_seats * (state->cards.faces[front].start + state->cards.faces[back].start);
  guint now = state->supply[pair];

  for (guint i = 0; i < state->n_seats; i++)
    {
      const FlipcitySeat *seat = &state->seats[i];

      now += seat->deck[front] + seat->deck[back] + seat->discard[front] + seat->discard[back];
    }
  for (guint i = 0; i < state->turn.n_played; i++)
    now += state->turn.played[i] / 2 == pair;
  if (flipcity_is_solo (state))
    return now <= begun + about->solo;
  return now == begun + about->supply;
}

static gboolean
turn_is_sound (const FlipcityState *state, GString *problem)
{
  for (guint i = 0; i < FLIPCITY_N_GAINS; i++)
    {
      if (state->turn.gains[i] < 0)
        return flip_game_unsound (problem, state->seat, "something is below nothing");
    }
  if (state->turn.gains[FLIPCITY_UNHAPPY] > state->turn.gains[FLIPCITY_LIMIT])
    return flip_game_unsound (problem, state->seat, "a bust goes on playing");
  return TRUE;
}

static gboolean
sound (gconstpointer data, GString *problem)
{
  const FlipcityState *state = data;

  for (guint i = 0; i < state->n_seats; i++)
    {
      if (!seat_is_sound (state, i, problem))
        return FALSE;
    }
  if (!supply_is_sound (state))
    return flip_game_unsound (problem, state->seat, "the supply is miscounted");
  for (guint i = 0; i < state->cards.n_pairs; i++)
    {
      if (!cards_are_kept (state, i))
        return flip_game_unsound (problem, state->seat, "a card is lost or made");
    }
  return turn_is_sound (state, problem);
}

static const FlipBoard boards[] = {
  { "flipcity.board", N_ ("Cards, with house values"), flip_board_flipcity },
};

static const FlipVerb *const verbs[] = {
  [FLIPCITY_VERB_CARD] = &flipcity_card,       [FLIPCITY_VERB_PLAY] = &flipcity_play,
  [FLIPCITY_VERB_STOP] = &flipcity_stop,       [FLIPCITY_VERB_SHUFFLE] = &flipcity_shuffle,
  [FLIPCITY_VERB_RECYCLE] = &flipcity_recycle, [FLIPCITY_VERB_BUY] = &flipcity_buy,
  [FLIPCITY_VERB_DEVELOP] = &flipcity_develop, [FLIPCITY_VERB_FLIP] = &flipcity_flip,
  [FLIPCITY_VERB_DONE] = &flipcity_done,       [FLIPCITY_VERB_TOP] = &flipcity_top,
  [FLIPCITY_VERB_DROP] = &flipcity_drop,
};

const FlipGame flipcity_game = {
  .id = "flipcity",
  .name = /* name of a game */ N_ ("Flip City"),
  .min_seats = 1, .max_seats = FLIPCITY_MAX_SEATS,
  .state_size = sizeof (FlipcityState),
  .format = &flipcity_format,
  .boards = boards, .n_boards = G_N_ELEMENTS (boards),
  .options = options, .n_options = G_N_ELEMENTS (options),
  .words = {
    .paid_with = /* what prices are paid in */ N_ ("dollars"),
    .paid_with_one = /* what prices are paid in */ N_ ("dollar"),
    .paid_glyph = "cash",
    .points = /* unit: the most points of a turn */ N_ ("best"),
    .round = /* Translators: %u: the number of the turn */ N_ ("Turn %u"),
  },
  .tallies = flipcity_tallies, .n_tallies = FLIPCITY_N_TALLIES,
  .verbs = verbs, .n_verbs = G_N_ELEMENTS (verbs),
  .stage_offset = G_STRUCT_OFFSET (FlipcityState, stage),
  .seats_offset = G_STRUCT_OFFSET (FlipcityState, n_seats),
  .stages = flipcity_stages, .n_stages = FLIPCITY_N_STAGES,
  .now_rule = "FC-TURN-1",
  .own_cards = TRUE,
  .begin = begin_game,
  .ask = ask_next,
  .question = flipcity_question,
  .refuse_now = flipcity_refuse_now,
  .play = play_move,
  .refuse_site = flipcity_refuse_site,
  .parse = flipcity_parse,
  .clock = flipcity_clock,
  .where = flipcity_where,
  .tell = flipcity_tell,
  .score = flipcity_score,
  .result = flipcity_result,
  .honours = flipcity_honours,
  .sites = flipcity_sites,
  .facts = flipcity_facts,
  .notices = flipcity_notices,
  .goals = flipcity_goals,
  .deck = flipcity_deck,
  .evaluation = &flipcity_evaluation,
  .lesson = &flipcity_lesson,
  .sound = sound,
};
