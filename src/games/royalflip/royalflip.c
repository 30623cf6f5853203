/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/royalflip/royalflip.h"

#include "engine/base/phrase.h"
#include "games/boards.h"
#include "games/royalflip/royalflip-rules.h"

#include <glib/gi18n-lib.h>

static const FlipOption options[] = {
  { .key = "mode", .label = /* Translators: an option of the game */ N_ ("Mode"), .min_seats = 2,
    .values = { "solitaire", "pvp" },
    .value_labels = { /* value of an option */ N_ ("Multiplayer solitaire"),
                      N_ ("Player versus player") },
    .note = N_ ("Against each other, nobody repeats the first player’s choice, and most diamonds "
                "count") },
  { .key = "first-player", .label = N_ ("The first player of a round"), .min_seats = 2,
    .values = { "rotates", "stays" },
    /* Translators: an option: the first player changes each round */
    .value_labels = { N_ ("Rotates"), /* value of an option: the first player */ N_ ("Stays") },
    .note = N_ ("The rulebook only says that a first player is chosen"), .is_ruling = TRUE },
  { .key = "first", .label = N_ ("Who begins"), .min_seats = 2,
    .values = { "1", "2", "3", "4", "5", "6" },
    .value_labels = { "{seat 1}", "{seat 2}", "{seat 3}", "{seat 4}", "{seat 5}", "{seat 6}" },
    .note = N_ ("The first player of the first round, when you play against each other"),
    .is_later = TRUE, .beside = { "mode" } },
  { .key = "edition", .label = N_ ("Edition of the rules"), .is_edition = TRUE, .is_later = TRUE,
    .values = { "1", "2" },
    .value_labels = { N_ ("First"), N_ ("Second") } },
};

static gboolean
check_options (const RoyalflipOptions *chosen, GError **error)
{
  if (chosen->pvp || (!chosen->first_stays && !chosen->first))
    return TRUE;
  g_set_error (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_OPTION,
               /* Translators: first %s: an option; second %s: a mode of the game */
               _ ("“%s” needs the mode “%s”: otherwise all play at the same time."),
               _ (options[chosen->first_stays ? 1 : 2].label),
               _ (options[0].value_labels[1]));
  return FALSE;
}

gboolean
royalflip_begin (gpointer data, const FlipSetup *setup, GError **error)
{
  RoyalflipState *state = data;

  g_return_val_if_fail (setup, FALSE);

  memset (state, 0, sizeof *state);
  state->options.pvp = (guint8) flip_setup_option (setup, "mode");
  state->options.first_stays = (guint8) flip_setup_option (setup, "first-player");
  state->options.first = (guint8) flip_setup_option (setup, "first");
  state->options.by_cards = flip_setup_option (setup, "edition") == 0;
  if (!check_options (&state->options, error)
      || !flip_format_read (&royalflip_format, setup->board, setup->board_name, &state->board,
                            error))
    return FALSE;

  state->n_seats = (guint8) flip_setup_seats (setup);
  state->breaker = ROYALFLIP_NO_SEAT;
  state->first_pick = ROYALFLIP_NO_PICK;
  state->turn = ROYALFLIP_NEW_TURN;
  memset (state->lineup, FLIP_NO_CARD, sizeof state->lineup);
  return TRUE;
}

/* The automatic steps, and whose turn it is. All seats use the same cards at the same time, so they
   may act in any order, and may even interrupt a turn while others act. Only in the mode pvp does
   the first player choose before the others. Unless another seat is named, the next seat that is
   not done yet is asked. */

guint
royalflip_first_player (const RoyalflipState *state)
{
  gboolean rotates = state->options.pvp && !state->options.first_stays;

  g_assert (state->n_seats > 0);

  return (state->options.first + (rotates ? (guint) state->round : 0)) % state->n_seats;
}

static gboolean
is_done (const RoyalflipState *state, guint seat)
{
  return (state->done >> seat & 1) != 0;
}

static gboolean
all_are_done (const RoyalflipState *state)
{
  return state->done + 1u == 1u << state->n_seats;
}

static gboolean
in_a_turn (const RoyalflipState *state)
{
  return state->stage >= ROYALFLIP_STAGE_PICK && state->stage <= ROYALFLIP_STAGE_EXTRA;
}

/* Whether everything is known that the others must not repeat, including the values of wild
   cards. */
static gboolean
first_has_chosen (const RoyalflipState *state)
{
  const RoyalflipTaken *taken = &state->first_taken;

  return state->first_pick != ROYALFLIP_NO_PICK
         && (state->options.by_cards
             || (taken->colour != ROYALFLIP_NO_COLOUR && taken->number != ROYALFLIP_NO_NUMBER
                 && taken->suit));
}

static gboolean
awaits_first_player (const RoyalflipState *state)
{
  return state->options.pvp && !is_done (state, royalflip_first_player (state))
         && !first_has_chosen (state);
}

/* Continues a seat's turn, or begins it. */
static void
resume_turn (RoyalflipState *state, guint seat)
{
  RoyalflipPause *pause = &state->pauses[seat];

  g_assert (state->n_lineup == ROYALFLIP_LINEUP && !is_done (state, seat));

  state->seat = (guint8) seat;
  state->turn = ROYALFLIP_NEW_TURN;
  state->stage = ROYALFLIP_STAGE_PICK;
  if (pause->stage)
    {
      state->turn = pause->turn;
      state->stage = pause->stage;
    }
  memset (pause, 0, sizeof *pause);
}

static void
begin_turn (RoyalflipState *state)
{
  guint seat = royalflip_first_player (state);

  while (is_done (state, seat))
    seat = (seat + 1) % state->n_seats;
  resume_turn (state, seat);
}

static void
end_round (RoyalflipState *state)
{
  g_assert (state->round < state->board.rounds);

  state->round++;
  state->done = 0;
  state->seat = 0;
  state->first_pick = ROYALFLIP_NO_PICK;
  state->turn = ROYALFLIP_NEW_TURN;
  state->n_lineup = 0;
  memset (state->lineup, FLIP_NO_CARD, sizeof state->lineup);
  state->stage = state->round < state->board.rounds ? ROYALFLIP_STAGE_LINEUP : ROYALFLIP_STAGE_TIE;
}

static void
end_turn (RoyalflipState *state)
{
  g_assert (!is_done (state, state->seat));

  state->done |= (guint8) (1u << state->seat);
  if (all_are_done (state))
    end_round (state);
  else
    begin_turn (state);
}

/* Skips a step that needs no answer; FALSE if somebody has to be asked. */
static gboolean
pass_step (RoyalflipState *state)
{
  switch (state->stage)
    {
    case ROYALFLIP_STAGE_LINEUP:
      return state->n_lineup == ROYALFLIP_LINEUP && (begin_turn (state), TRUE);
    case ROYALFLIP_STAGE_COLOUR:
      return state->turn.taken.colour != ROYALFLIP_NO_COLOUR
             && (state->stage = ROYALFLIP_STAGE_NUMBER, TRUE);
    case ROYALFLIP_STAGE_NUMBER:
      return state->turn.taken.number != ROYALFLIP_NO_NUMBER
             && (state->stage = ROYALFLIP_STAGE_WRITE, TRUE);
    case ROYALFLIP_STAGE_WRITE:
      return royalflip_map_is_full (state)
             && (state->turn.wrote = TRUE, royalflip_use_the_rest (state), TRUE);
    case ROYALFLIP_STAGE_TRACK:
      return !royalflip_spaces_ahead (state) && (state->stage = ROYALFLIP_STAGE_NEXT_SEAT, TRUE);
    case ROYALFLIP_STAGE_EXTRA:
      return royalflip_map_is_full (state) && (royalflip_use_the_rest (state), TRUE);
    case ROYALFLIP_STAGE_NEXT_SEAT:
      end_turn (state);
      return TRUE;
    case ROYALFLIP_STAGE_TIE:
      return royalflip_count (royalflip_leaders (state)) == 1
             && (state->stage = ROYALFLIP_STAGE_OVER, TRUE);
    default:
      return FALSE;
    }
}

static void
play (const FlipVerb *verb, gpointer state, const FlipMove *move)
{
  verb->apply (state, move);
  while (pass_step (state))
    continue;
}

/* The seats that may act now besides the one that is asked, one bit each. */
static guint
free_seats (const RoyalflipState *state)
{
  if (!in_a_turn (state) || awaits_first_player (state))
    return 0;
  return ((1u << state->n_seats) - 1) & ~state->done & ~(1u << state->seat);
}

static void
turn_to (gpointer data, guint seat)
{
  RoyalflipState *state = data;

  g_assert (free_seats (state) >> seat & 1);

  state->pauses[state->seat] = (RoyalflipPause){ .stage = state->stage, .turn = state->turn };
  resume_turn (state, seat);
}

static void
refuse_now (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const RoyalflipState *state = data;
  guint seat = move->seat - 1u;

  if (move->seat && in_a_turn (state) && awaits_first_player (state))
    (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "RF-PVP-1",
                        /* Translators: {seat %u}: is replaced by the name of that player */
                        _ ("{seat %u} has to wait: {seat %u} is the first player of this round "
                           "and chooses first, as nobody may repeat that choice."),
                        move->seat, state->seat + 1u);
  else if (in_a_turn (state) && seat < state->n_seats && is_done (state, seat))
    (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "RF-ROUND-4",
                        /* Translators: {seat %u}: is replaced by the name of that player */
                        _ ("{seat %u} has already had this round’s turn."), move->seat);
  else
    flip_game_refuse_now (&royalflip_game, state, move, refusal);
}

/* What each stage asks, for programs and in words. */

/* For people */

/* The deck is never reshuffled: it lasts for all rounds. */
static void
tell_table (const RoyalflipState *state, GString *table)
{
  if (state->n_lineup)
    return;
  if (state->round == 0)
    flip_phrase_say (table, state->board.jokers ? _ ("Shuffle the deck with its jokers.")
                                                : _ ("Shuffle the deck without jokers."));
  if (state->options.pvp)
    /* Translators: {seat %u}: is replaced by the name of that player */
    flip_phrase_say_printf (table, _ ("{seat %u} is the first player and reveals three cards."),
                            royalflip_first_player (state) + 1u);
}

static void
say_lineup (gconstpointer data, FlipQuestion *question)
{
  const RoyalflipState *state = data;

  /* Translators: %d: the round, the card, and how many cards there are */
  g_string_append_printf (question->sentence, _ ("Round %d: card %d of %d."), state->round + 1,
                          state->n_lineup + 1, ROYALFLIP_LINEUP);
  question->asks_for_more = TRUE;
  tell_table (state, question->table);
}

static void
say_pick (gconstpointer data, FlipQuestion *question)
{
  const RoyalflipState *state = data;

  if (state->options.pvp && royalflip_is_first_player (state))
    flip_phrase_say (question->sentence, _ ("The first player chooses before the others."));
}

static void
say_number (gconstpointer data, FlipQuestion *question)
{
  const RoyalflipState *state = data;

  /* Translators: the highest number. */
  g_string_append_printf (question->sentence, _ ("The wild card can be any number from A to %s."),
                          flip_rank_text (state->board.highest));
}

static void
title_number (const RoyalflipState *state, GString *title)
{
  g_autofree char *number =
    royalflip_written_name (state->turn.taken.colour, royalflip_number_to_write (state));

  /* Translators: a number in its colour: write the red 8. */
  g_string_append_printf (title, _ ("write the %s"), number);
}

static void
say_track (gconstpointer data, FlipQuestion *question)
{
  const RoyalflipState *state = data;
  FlipCard card = royalflip_suit_card (state);

  if (royalflip_is_wild (&state->board, card))
    g_string_append (question->title, _ ("circle any suit"));
  else
    /* Translators: a suit: circle a spade. */
    g_string_append_printf (question->title, _ ("circle a %s"),
                            royalflip_suit_name (flip_card_suit (card)));
}

/* If both the number and the suit are still open, either may be used first. */
static void
title_both (const RoyalflipState *state, GString *title)
{
  g_autofree char *number =
    royalflip_written_name (state->turn.taken.colour, royalflip_number_to_write (state));
  FlipCard card = royalflip_suit_card (state);

  if (royalflip_is_wild (&state->board, card))
    /* Translators: a number in its colour: use the red 8 and any suit. */
    g_string_append_printf (title, _ ("use the %s and any suit"), number);
  else
    /* Translators: a number in its colour, and a suit: use the red 8 and a spade. */
    g_string_append_printf (title, _ ("use the %s and a %s"), number,
                            royalflip_suit_name (flip_card_suit (card)));
}

static gboolean
can_circle_first (const RoyalflipState *state)
{
  return !state->turn.circled && royalflip_spaces_ahead (state);
}

/* What can be done with the number and the suit. */
static void
say_write (gconstpointer data, FlipQuestion *question)
{
  const RoyalflipState *state = data;
  GString *sentence = question->sentence;

  question->purse = (int) royalflip_tokens_left (royalflip_acting_sheet (state));
  if (can_circle_first (state))
    title_both (state, question->title);
  else
    title_number (state, question->title);
  if (state->turn.circled)
    g_string_append (sentence, _ ("The suit is circled."));
  else if (can_circle_first (state))
    g_string_append (sentence, _ ("Write the number on the city map and circle the suit on the "
                                  "bonus track, in either order."));
  else
    g_string_append (sentence, _ ("No suit on the cards is ahead on the bonus track."));
}

static void
say_extra (gconstpointer data, FlipQuestion *question)
{
  title_number (data, question->title);
}

static const FlipStage stages[ROYALFLIP_N_STAGES] = {
  [ROYALFLIP_STAGE_LINEUP] = {
    "lineup", "RF-ROUND-2", FLIP_ASK_CARDS, N_ ("the next card of the lineup"),
    .title = N_ ("Which cards are in the lineup?"), .say = say_lineup,
  },
  [ROYALFLIP_STAGE_PICK] = {
    "pick", "RF-PICK-1", FLIP_ASK_OPTION, N_ ("which card gives the colour, the number and the suit"),
    N_ ("choose one of each"), N_ ("Colour, number and suit, each from a different card."),
    /* Translators: what a player has to do */ N_ ("to choose"), say_pick,
  },
  [ROYALFLIP_STAGE_COLOUR] = {
    "colour", "RF-PICK-2", FLIP_ASK_OPTION, N_ ("the colour that the wild card gives"),
    N_ ("choose the colour"), N_ ("The wild card can be red or black."), N_ ("to choose"),
  },
  [ROYALFLIP_STAGE_NUMBER] = {
    "number", "RF-PICK-2", FLIP_ASK_AMOUNT, N_ ("the number that the wild card gives"),
    N_ ("choose the number"), NULL, N_ ("to choose"), say_number,
  },
  [ROYALFLIP_STAGE_WRITE] = {
    "write", "RF-MAP-1", FLIP_ASK_SITE, N_ ("where the number and the suit go"),
    .todo = /* Translators: what a player has to do */ N_ ("to write"), .say = say_write,
  },
  [ROYALFLIP_STAGE_TRACK] = {
    "track", "RF-TRACK-2", FLIP_ASK_SITE, N_ ("the space of the bonus track for the suit"),
    NULL, N_ ("The track goes forward only."),
    /* Translators: what a player has to do */ N_ ("to circle"), say_track,
  },
  [ROYALFLIP_STAGE_EXTRA] = {
    "extra", "RF-EXTRA-1", FLIP_ASK_SITE, N_ ("the cell of the city map for the extra number"),
    NULL, N_ ("This is the extra number of the bonus track."), N_ ("to write"), say_extra,
  },
  [ROYALFLIP_STAGE_NEXT_SEAT] = { "next-seat", "RF-ROUND-4", .needs = N_ ("nothing") },
  [ROYALFLIP_STAGE_TIE] = {
    "tie", "RF-SCORE-3", FLIP_ASK_OPTION, N_ ("who won rock, paper, scissors"),
    /* Translators: question */
    N_ ("Who won?"), N_ ("The points are tied: rock, paper, scissors decides."),
  },
  [ROYALFLIP_STAGE_OVER] = { "over", "RF-SCORE-2", .title = N_ ("The game is over") },
};

static void
ask_cards (const RoyalflipState *state, FlipAsk *ask)
{
  ask->count = ROYALFLIP_LINEUP - (guint) state->n_lineup;
  ask->possible = royalflip_possible (state);
  ask->draw.position = (guint16) (state->round * ROYALFLIP_LINEUP + state->n_lineup);
}

static void
ask_next (gconstpointer data, FlipAsk *ask)
{
  const RoyalflipState *state = data;

  g_assert (state->stage != ROYALFLIP_STAGE_NEXT_SEAT);

  memset (ask, 0, sizeof *ask);
  ask->kind = stages[state->stage].kind;
  ask->who = state->stage == ROYALFLIP_STAGE_LINEUP || state->stage >= ROYALFLIP_STAGE_TIE
               ? FLIP_TABLE
               : state->seat;
  ask->free = free_seats (state);
  ask->hidden = state->options.pvp && in_a_turn (state) && !awaits_first_player (state);
  if (ask->kind == FLIP_ASK_CARDS)
    ask_cards (state, ask);
  else if (ask->kind == FLIP_ASK_AMOUNT)
    {
      ask->least = FLIP_ACE;
      ask->most = state->board.highest;
    }
}

static void
show_lineup (gconstpointer data, FlipQuestion *question)
{
  const RoyalflipState *state = data;

  G_STATIC_ASSERT (ROYALFLIP_LINEUP <= FLIP_QUESTION_CARDS);
  g_assert (state->n_lineup <= ROYALFLIP_LINEUP);

  question->n_cards = state->n_lineup;
  memcpy (question->cards, state->lineup, state->n_lineup * sizeof *question->cards);
}

/* In the stage that asks for both, a space is refused as a circle and a cell as a written number;
   in other stages, the site is refused as an answer to the question asked. */
static void
refuse_site (gconstpointer data, guint16 site, FlipRefusal *refusal)
{
  const RoyalflipState *state = data;
  gboolean track = state->stage == ROYALFLIP_STAGE_TRACK
                   || (state->stage == ROYALFLIP_STAGE_WRITE && royalflip_site_is_on_track (site));
  FlipMove move = royalflip_move (track ? ROYALFLIP_VERB_CIRCLE : ROYALFLIP_VERB_WRITE, site, 0);

  flip_game_check (&royalflip_game, state, &move, refusal);
}

/* How far the game has got. All seats act together, so a round is one turn. */

static void
tell_time (gconstpointer data, FlipClock *clock)
{
  const RoyalflipState *state = data;
  guint all = (guint) state->board.rounds * state->n_seats;
  guint done = (guint) state->round * state->n_seats + royalflip_count (state->done);

  clock->round = state->round + 1u;
  clock->rounds = state->board.rounds;
  clock->count = state->round + 1u;
  clock->progress = done * 100 / all;
  clock->turn = state->stage == ROYALFLIP_STAGE_TIE ? 2 : 1;
  clock->turns = 1;
}

static void
where (gconstpointer data, FlipSummary *summary)
{
  const RoyalflipState *state = data;

  if (state->stage == ROYALFLIP_STAGE_TIE)
    flip_summary_set (summary, "tie");
}

static void
tell (const FlipSummary *summary, GString *text)
{
  int first = flip_summary_number (summary, 0), second = flip_summary_number (summary, 1);

  if (flip_summary_is (summary, "tie"))
    g_string_append (text, /* Translators: how far the game is */ _ ("Tie-break"));
  else if (flip_summary_is (summary, "jackpot"))
    g_string_append_printf (
      /* Translators: %d: how many */
      text, ngettext ("Jackpot: %d point!", "Jackpot: %d points!", (gulong) ABS (first)), first);
  else if (flip_summary_is (summary, "no-jackpot"))
    g_string_append_printf (text,
                            /* Translators: %d: how many points; %u: points */
                            ngettext ("%d point; the jackpot takes %u.",
                                      "%d points; the jackpot takes %u.", (gulong) ABS (first)),
                            first, (guint) second);
}

/* The invariants of every game. */

static guint
circled_of (const RoyalflipBoard *board, const RoyalflipSheet *sheet, RoyalflipBonus bonus)
{
  guint n = 0;

  for (guint i = 0; i < board->n_spaces; i++)
    n += sheet->circled & ROYALFLIP_BIT (i) && board->spaces[i].bonus == bonus;
  return n;
}

/* The spaces out of reach must follow from the circled ones. */
static gboolean
track_is_sound (const RoyalflipBoard *board, const RoyalflipSheet *sheet)
{
  RoyalflipSet gone = 0;

  for (RoyalflipSet left = sheet->circled; left; left &= left - 1)
    gone |= board->closes[royalflip_first (left)];
  return gone == sheet->gone && !(sheet->circled & ~gone) && !(gone >> board->n_spaces);
}

static gboolean
map_is_sound (const RoyalflipBoard *board, const RoyalflipSheet *sheet)
{
  for (guint cell = 0; cell < ROYALFLIP_MAX_CELLS; cell++)
    {
      gboolean written = (sheet->written & ROYALFLIP_BIT (cell)) != 0;

      if (sheet->numbers[cell] > board->highest || (sheet->numbers[cell] != 0) != written)
        return FALSE;
    }

  return !(sheet->written & ~board->cells) && !(sheet->red & ~sheet->written);
}

/* A sheet has one number per turn and an extra one for each space that gives one, until the map is
   full. */
static gboolean
count_is_sound (const RoyalflipState *state, guint seat)
{
  const RoyalflipSheet *sheet = &state->sheets[seat];
  guint written = royalflip_count (sheet->written),
        turns = (guint) state->round
                + (seat == state->seat || state->done >> seat & 1 || state->pauses[seat].stage);

  return written <= turns + circled_of (&state->board, sheet, ROYALFLIP_BONUS_NUMBER)
         && royalflip_count (sheet->circled) <= turns;
}

/* What is wrong with a seat's sheet, or NULL. */
static const char *
find_fault (const RoyalflipState *state, guint index)
{
  const RoyalflipBoard *board = &state->board;
  const RoyalflipSheet *sheet = &state->sheets[index];
  guint diamonds = circled_of (board, sheet, ROYALFLIP_BONUS_DIAMOND);

  if (!map_is_sound (board, sheet))
    return "the map holds what can't be written";
  if (!count_is_sound (state, index))
    return "more was marked than there were turns";
  if (!track_is_sound (board, sheet))
    return "the track is not what was circled";
  if (sheet->tokens != circled_of (board, sheet, ROYALFLIP_BONUS_TOKEN)
      || sheet->used_tokens > sheet->tokens)
    return "the ±1 tokens don't add up";
  return sheet->diamonds == MIN (diamonds, board->diamonds.n) ? NULL : "the diamonds don't add up";
}

static gboolean
sound (gconstpointer data, GString *problem)
{
  const RoyalflipState *state = data;
  guint flipped = (guint) state->round * ROYALFLIP_LINEUP + state->n_lineup;

  for (guint i = 0; i < state->n_seats; i++)
    {
      const char *fault = find_fault (state, i);

      if (fault)
        return flip_game_unsound (problem, i, fault);
    }
  if (state->seen & ~royalflip_all_cards (&state->board)
      || flip_card_set_size (state->seen) != flipped)
    return flip_game_unsound (problem, FLIP_TABLE, "the flipped cards don't add up");
  return TRUE;
}

static const FlipBoard boards[] = {
  /* Translators: an edition made for Flipside */
  { "royalflip.board", N_ ("House sheet"), flip_board_royalflip },
  { "royalflip-royals.board", N_ ("House sheet, royals wild"), flip_board_royalflip_royals },
};

static const FlipVerb *const verbs[] = {
  [ROYALFLIP_VERB_CARD] = &royalflip_card,     [ROYALFLIP_VERB_PICK] = &royalflip_pick,
  [ROYALFLIP_VERB_COLOUR] = &royalflip_colour, [ROYALFLIP_VERB_NUMBER] = &royalflip_number,
  [ROYALFLIP_VERB_WRITE] = &royalflip_write,   [ROYALFLIP_VERB_CIRCLE] = &royalflip_circle,
  [ROYALFLIP_VERB_TIE] = &royalflip_tie,
};

const FlipGame royalflip_game = {
  .id = "royalflip",
  .name = /* name of a game */ N_ ("Royal Flip"),
  .min_seats = 1, .max_seats = ROYALFLIP_MAX_SEATS,
  .state_size = sizeof (RoyalflipState),
  .boards = boards, .n_boards = G_N_ELEMENTS (boards),
  .format = &royalflip_format,
  .options = options, .n_options = G_N_ELEMENTS (options),
  .words = { .paid_with = N_ ("±1"), .paid_glyph = "shift", .next = N_ ("Next Lineup") },
  .tallies = royalflip_tallies, .n_tallies = ROYALFLIP_N_TALLIES,
  .verbs = verbs, .n_verbs = G_N_ELEMENTS (verbs),
  .stage_offset = G_STRUCT_OFFSET (RoyalflipState, stage),
  .seats_offset = G_STRUCT_OFFSET (RoyalflipState, n_seats),
  .stages = stages, .n_stages = ROYALFLIP_N_STAGES,
  .now_rule = "RF-ROUND-3",
  .seat_rule = "RF-ROUND-4",
  .begin = royalflip_begin,
  .ask = ask_next,
  .question = show_lineup,
  .play = play,
  .turn_to = turn_to,
  .refuse_now = refuse_now,
  .refuse_site = refuse_site,
  .parse = royalflip_parse,
  .clock = tell_time,
  .where = where,
  .tell = tell,
  .score = royalflip_score,
  .result = royalflip_result,
  .honours = royalflip_honours,
  .sites = royalflip_sites,
  .facts = royalflip_facts,
  .goals = royalflip_goals,
  .deck = royalflip_deck,
  .evaluation = &royalflip_evaluation,
  .lesson = &royalflip_lesson,
  .sound = sound,
};
