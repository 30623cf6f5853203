/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/flipcity/flipcity-rules.h"
#include "games/flipcity/flipcity.h"

#include <glib/gi18n-lib.h>

/* The effects of cards in a few words, and the shared parts of their offers. */

void
flipcity_effect_words (FlipcityEffect effect, guint amount, GString *text)
{
  g_assert (effect < FLIPCITY_N_EFFECTS);

  if (!amount)
    return;
  switch (effect)
    {
    case FLIPCITY_CASH:
      flip_phrase_add_printf (text, "$%u", amount);
      break;
    case FLIPCITY_POINTS:
      /* Translators: %u: how many */
      flip_phrase_add_printf (text, ngettext ("%u point", "%u points", amount), amount);
      break;
    case FLIPCITY_UNHAPPY:
      /* Translators: %u: how many */
      flip_phrase_add_printf (text, ngettext ("%u unhappy", "%u unhappy", amount), amount);
      break;
    case FLIPCITY_LIMIT:
      /* Translators: %u: how much the limit rises */
      flip_phrase_add_printf (text, _ ("limit +%u"), amount);
      break;
    case FLIPCITY_ACTIONS:
      flip_phrase_add_printf (
        /* Translators: %u: how many */
        text, ngettext ("%u more building action", "%u more building actions", amount), amount);
      break;
    case FLIPCITY_CASH_PER_UNHAPPY:
      /* Translators: %u: dollars */
      flip_phrase_add_printf (text, _ ("$%u for each unhappy citizen in play"), amount);
      break;
    case FLIPCITY_BOTTOM_TO_DISCARD:
      flip_phrase_add (
        text, ngettext ("bottom card to the discard", "bottom cards to the discard", amount));
      break;
    case FLIPCITY_CARDS_TO_WIN:
      /* Translators: %u: how many */
      flip_phrase_add_printf (text, ngettext ("wins with %u card", "wins with %u cards", amount),
                              amount);
      break;
    default:
      flip_phrase_add (text, _ ("the next card must be played"));
    }
}

/* Everything that a side does. */
void
flipcity_face_describe (const FlipcityCards *cards, guint face, GString *text)
{
  g_autoptr (GString) gains = g_string_new (NULL);

  g_assert (face < flipcity_n_faces (cards) && !text->len);

  for (guint i = 0; i < FLIPCITY_N_EFFECTS; i++)
    flipcity_effect_words (i, cards->faces[face].effects[i], text);
  if (cards->forced >> face & 1)
    flip_phrase_add (text, _ ("must be played from the top"));
  if (!(cards->recyclable >> face & 1))
    return;
  flipcity_recycle_words (cards, face, gains);
  /* Translators: what recycling a card gives. */
  flip_phrase_add_printf (text, _ ("recycle: %s"), gains->str);
}

/* The word in the notation. */
const char *
flipcity_front_word (const FlipcityState *state, guint pair)
{
  g_assert (pair < state->cards.n_pairs);

  return state->cards.faces[flipcity_front (pair)].word;
}

void
flipcity_offer_face (FlipOffer *offer, guint face)
{
  g_assert (face < FLIPCITY_MAX_FACES && offer->n_cards < FLIP_OFFER_CARDS);

  offer->cards[offer->n_cards++] = (FlipCard) face;
}

/* The button beside the picture of the card, and the heading above the effects of the move. */
void
flipcity_offer_words (FlipOffer *offer, const char *act, const char *heading)
{
  flip_phrase_copy (offer->act, act, sizeof offer->act);
  flip_phrase_copy (offer->heading, heading, sizeof offer->heading);
}

/* In a solo game the last card of the supply loses, whatever takes it. */
void
flipcity_offer_warning (const FlipcityState *state, FlipOffer *offer)
{
  if (flipcity_is_last_of_supply (state))
    flip_phrase_copy (offer->brings, _ ("It is the last card in the supply: the game is lost."),
                      sizeof offer->brings);
}

/* The other side of a card that is turned over. */
void
flipcity_offer_other_side (const FlipcityCards *cards, guint face, FlipOffer *offer)
{
  guint other = flipcity_other_side (face);
  g_autoptr (GString) does = g_string_new (NULL);

  g_assert (face < flipcity_n_faces (cards));

  flipcity_face_describe (cards, other, does);
  /* Translators: the other side of a card, and what it does. */
  flip_phrase_print (offer->brings, sizeof offer->brings, _ ("Then it is %s: %s"),
                     flipcity_face_name (cards, other), does->str);
}

/* The effects of a move, line by line. */

static void
add_amount (FlipGains *gains, FlipcityEffect gain, guint n)
{
  switch (gain)
    {
    case FLIPCITY_CASH:
      flip_gains_add (gains, "cash", "+$%u", n);
      break;
    case FLIPCITY_POINTS:
      /* Translators: %u: how many */
      flip_gains_add (gains, "star", ngettext ("+%u point this turn", "+%u points this turn", n), n);
      break;
    case FLIPCITY_UNHAPPY:
      flip_gains_add (gains, "unhappy",
                      /* Translators: %u: how many */
                      ngettext ("+%u unhappy citizen", "+%u unhappy citizens", n), n);
      break;
    case FLIPCITY_LIMIT:
      /* Translators: %u: how much the limit rises */
      flip_gains_add (gains, "unhappy", _ ("limit +%u this turn"), n);
      break;
    default:
      /* Translators: %u: how many */
      flip_gains_add (gains, "action", ngettext ("+%u building action", "+%u building actions", n),
                      n);
    }
}

void
flipcity_offer_amounts (FlipOffer *offer, const guint8 amounts[FLIPCITY_N_GAINS])
{
  for (guint i = 0; i < FLIPCITY_N_GAINS; i++)
    {
      if (amounts[i])
        add_amount (&offer->gains, i, amounts[i]);
    }
}

/* A played face gives its amounts, and more for each citizen who is then unhappy. */
void
flipcity_offer_played (const FlipcityState *state, guint face, FlipOffer *offer)
{
  const guint8 *effects = state->cards.faces[face].effects;
  guint unhappy = flipcity_gain (state, FLIPCITY_UNHAPPY) + effects[FLIPCITY_UNHAPPY];
  guint8 amounts[FLIPCITY_N_GAINS];

  g_assert (face < flipcity_n_faces (&state->cards));

  memcpy (amounts, effects, sizeof amounts);
  amounts[FLIPCITY_CASH] =
    (guint8) (amounts[FLIPCITY_CASH] + effects[FLIPCITY_CASH_PER_UNHAPPY] * unhappy);
  flipcity_offer_amounts (offer, amounts);
}

/* A card that is bought, developed or turned over goes to the discard with this side up. */
void
flipcity_offer_discard (const FlipcityState *state, guint face, FlipOffer *offer)
{
  /* Translators: %s: a card */
  flip_gains_add (&offer->gains, "cards", _ ("%s in your discard"),
                  flipcity_face_name (&state->cards, face));
}

/* Shared by the sentences of the log: the effect of a move, found by playing it on a copy. */

void
flipcity_story_begin (FlipcityStory *story,
                      gconstpointer before,
                      const FlipMove *move,
                      GString *text)
{
  story->before = before;
  story->turn = *story->before;
  story->text = text;
  flipcity_game.verbs[move->verb]->apply (&story->turn, move);
  flipcity_advance_within (&story->turn);
  story->after = story->turn;
  while (flipcity_begin_next (&story->after))
    continue;
}

const char *
flipcity_story_name (const FlipcityStory *story, guint face)
{
  g_assert (face < flipcity_n_faces (&story->before->cards));

  return flipcity_face_name (&story->before->cards, face);
}

gboolean
flipcity_turn_goes_on (const FlipcityStory *story)
{
  return story->after.seats[story->before->seat].turns
         == story->before->seats[story->before->seat].turns;
}

gboolean
flipcity_went_bust (const FlipcityStory *story)
{
  return flipcity_is_bust (&story->turn);
}

/* Ends a sentence about a card with its effects, "$3, 1 unhappy". A Hospital's cash depends on the
   cards played before it. */
static void
tell_gains (const FlipcityStory *story, guint face, guint unhappy)
{
  const guint8 *effects = story->before->cards.faces[face].effects;
  g_autoptr (GString) gains = g_string_new (NULL);
  guint cash = effects[FLIPCITY_CASH]
               + effects[FLIPCITY_CASH_PER_UNHAPPY] * (unhappy + effects[FLIPCITY_UNHAPPY]);

  flipcity_effect_words (FLIPCITY_CASH, cash, gains);
  for (guint i = FLIPCITY_CASH + 1; i < FLIPCITY_N_GAINS; i++)
    flipcity_effect_words (i, effects[i], gains);
  if (gains->len)
    flip_phrase_explain (story->text, gains->str);
  else
    flip_phrase_finish (story->text);
}

static guint
unhappy_of (const FlipcityState *state, guint n)
{
  guint unhappy = 0;

  for (guint i = 0; i < n; i++)
    unhappy += state->cards.faces[state->turn.played[i]].effects[FLIPCITY_UNHAPPY];
  return unhappy;
}

static void
tell_follower (const FlipcityStory *story, const FlipcityState *state, guint place)
{
  guint face = state->turn.played[place];

  /* Translators: a card; what it gives may follow, and a full stop. */
  flip_phrase_say_printf (story->text, _ ("%s must be played"), flipcity_story_name (story, face));
  tell_gains (story, face, unhappy_of (state, place));
}

static void
tell_played (const FlipcityStory *story, const FlipcityState *state, guint from)
{
  g_assert (state->turn.n_played <= FLIP_MAX_DECK);

  if (from < state->turn.n_played)
    tell_gains (story, state->turn.played[from], unhappy_of (state, from));
  for (guint i = from + 1; i < state->turn.n_played; i++)
    tell_follower (story, state, i);
}

/* The cards played from a place in the row on: first the card of the sentence so far, then those
   that had to follow it. */
void
flipcity_tell_row (const FlipcityStory *story, guint from)
{
  tell_played (story, &story->after, from);
}

/* Reports cards that went from the bottom of the deck without having to be entered. */
void
flipcity_tell_bottoms (const FlipcityStory *story)
{
  guint seat = story->before->seat;
  const guint8 *before = story->before->seats[seat].discard;
  const guint8 *after = story->after.seats[seat].discard;

  for (guint i = 0; flipcity_turn_goes_on (story) && i < flipcity_n_faces (&story->before->cards);
       i++)
    {
      if (after[i] > before[i])
        /* Translators: %s: a card */
        flip_phrase_say_printf (story->text, _ ("%s goes from the bottom to the discard."),
                                flipcity_story_name (story, i));
    }
}

static void
tell_bust (const FlipcityStory *story, const FlipcityState *bust)
{
  flip_phrase_say_printf (story->text,
                          /* Translators: %s: a card; %u: how many unhappy cards are allowed */
                          _ ("Bust on %s: more than %u unhappy. All cards played go to the "
                             "discard."),
                          flipcity_story_name (story, bust->seats[bust->seat].last.face),
                          flipcity_gain (bust, FLIPCITY_LIMIT));
}

void
flipcity_tell_bust (const FlipcityStory *story)
{
  g_assert (flipcity_went_bust (story));

  tell_bust (story, &story->turn);
}

/* For a move that doesn't play a card itself. */
void
flipcity_tell_followers (const FlipcityStory *story)
{
  for (guint i = story->before->turn.n_played; i < story->turn.turn.n_played; i++)
    tell_follower (story, &story->turn, i);
  if (flipcity_went_bust (story))
    flipcity_tell_bust (story);
}

/* The next turn began automatically with a card that was face up. It may even have ended that way,
   if every card had to be played. */
static void
tell_next_turns (const FlipcityStory *story)
{
  FlipcityState state = story->turn;

  while (flipcity_begin_next (&state))
    {

      if (!state.turn.n_played)
        continue;
      /* Translators: {seat %u} becomes the name of a player, leave it as it is; and the first card.
         What that card gives may follow, and a full stop. */
      flip_phrase_say_printf (story->text, _ ("Then {seat %u} begins with %s"), state.seat + 1u,
                              flipcity_story_name (story, state.turn.played[0]));
      tell_played (story, &state, 0);
      if (flipcity_is_bust (&state))
        tell_bust (story, &state);
    }
}

static void
tell_end (const FlipcityStory *story)
{
  if (!story->after.end || story->before->end)
    return;
  if (story->after.end == FLIPCITY_SUPPLY_EMPTY)
    flip_phrase_say (story->text, _ ("The supply is empty: the game is lost."));
  else
    /* Translators: {seat %u}: is replaced by the name of that player */
    flip_phrase_say_printf (story->text, _ ("{seat %u} wins."), story->after.seat + 1u);
}

void
flipcity_story_end (const FlipcityStory *story)
{
  tell_next_turns (story);
  tell_end (story);
}

/* The great moments: a bust. The winning turn is the end of the game, which is announced
   elsewhere. */

static void
add_loss (FlipNotice *notice,
          const char *glyph,
          const char *label,
          const char *unit,
          guint amount,
          const char *detail)
{
  FlipNoticeGain *gain = flip_notice_add (notice, glyph, label);

  gain->hurts = TRUE;
  flip_notice_say (&gain->amount, "%s%u", unit, amount);
  flip_notice_say (&gain->detail, "%s", detail);
}

static void
add_losses (const FlipcityState *bust, FlipNotice *notice)
{
  guint points = flipcity_gain (bust, FLIPCITY_POINTS), cash = flipcity_gain (bust, FLIPCITY_CASH);
  g_autofree char *missing =
    points < bust->cards.points
      /* Translators: %u: how many points */
      ? g_strdup_printf (_ ("%u short of a win"), bust->cards.points - points)
      : g_strdup (_ ("enough for a win"));
  FlipNoticeGain *cards;

  if (points)
    /* Translators: what a bust costs */
    add_loss (notice, "star", _ ("points gone"), "", points, missing);
  if (cash)
    add_loss (notice, "cash", /* what a bust costs */ _ ("cash gone"), "$", cash,
              _ ("no building this turn"));
  cards = flip_notice_add (notice, "cards", _ ("cards to the discard"));
  flip_notice_say (&cards->amount, "%u", bust->turn.n_played);
  flip_notice_say (&cards->detail, "%s", _ ("they stay in the city"));
}

/* Its probability, if the player could have stopped instead. */
static void
say_chance (const FlipcityState *before, const FlipMove *move, FlipNotice *notice)
{
  double odds[FLIPCITY_ODDS];

  if (move->verb != FLIPCITY_VERB_PLAY || before->stage != FLIPCITY_STAGE_PLAY)
    return;
  flipcity_odds (before, before->seat, odds);
  /* Translators: %d: per cent */
  flip_notice_say (&notice->reason, _ ("The chance of a bust was %d %%."),
                   (int) (odds[0] * 100 + .5));
}

static FlipNotice *
notice_of_bust (const FlipcityState *bust, guint seat)
{
  FlipNotice *notice = flip_notice_new ("bust", _ ("Keep Busts Brief"), (int) seat);

  notice->is_bad = TRUE;
  notice->glyph = "unhappy";
  flip_notice_add_card (notice, bust->seats[seat].last.face);
  notice->count = flipcity_gain (bust, FLIPCITY_UNHAPPY);
  notice->limit = flipcity_gain (bust, FLIPCITY_LIMIT);
  flip_notice_say (&notice->count_of, "%s", _ ("Unhappy"));
  /* Translators: {seat %u}: is replaced by the name of that player; %s: a card */
  flip_notice_say (&notice->title, _ ("{seat %u} goes bust on %s"), seat + 1,
                   flipcity_face_name (&bust->cards, bust->seats[seat].last.face));
  flip_notice_say (&notice->detail,
                   /* Translators: first %u: how many unhappy cards; second %u: how many are allowed
                      */
                   ngettext ("%u unhappy, but only %u allowed.", "%u unhappy, but only %u allowed.",
                             notice->count),
                   notice->count, notice->limit);
  flip_notice_say (&notice->verdict, "%s", _ ("Bust"));
  /* Translators: heading over what a bust costs */
  flip_notice_say (&notice->brings, "%s", _ ("It costs"));
  add_losses (bust, notice);
  return notice;
}

/* The move is replayed on a copy, turn by turn, because a bust is only visible at the end of its
   turn. The next turn may consist entirely of cards that must be played, up to a bust. */
void
flipcity_notices (gconstpointer data,
                  const FlipMove *move,
                  gconstpointer data_after,
                  GPtrArray *notices)
{
  const FlipcityState *before = data;
  FlipcityState state = *before;
  gboolean is_first = TRUE;

  flipcity_game.verbs[move->verb]->apply (&state, move);
  flipcity_advance_within (&state);
  do
    {
      FlipNotice *notice = flipcity_is_bust (&state) ? notice_of_bust (&state, state.seat) : NULL;

      if (notice && is_first)
        say_chance (before, move, notice);
      if (notice)
        g_ptr_array_add (notices, notice);
      is_first = FALSE;
    }
  while (flipcity_begin_next (&state));
}
