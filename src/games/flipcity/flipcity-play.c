/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/flipcity/flipcity-deck.h"
#include "games/flipcity/flipcity-rules.h"

#include <glib/gi18n-lib.h>

/* Playing the next card of the deck. */

/* The smaller of two numbers, where 0 stands for none. */
static guint8
fewer_to_win (guint8 a, guint8 b)
{
  return (guint8) (a - 1) < (guint8) (b - 1) ? a : b;
}

/* The gains of the turn so far. Before its first card they aren't read: they were cleared just now,
   and reading them would stall on those writes. */
static inline gint32
gained (const FlipcityState *state, FlipcityEffect gain, gboolean is_first)
{
  if (!is_first)
    return state->turn.gains[gain];
  return gain == FLIPCITY_LIMIT ? state->cards.limit : 0;
}

static inline void
lay_in_row (FlipcityTurn *turn, guint face, gboolean is_first)
{
  guint n = is_first ? 0 : turn->n_played;

  turn->played[n] = (guint8) face;
  turn->n_played = (guint8) (n + 1);
}

static void
go_bust (FlipcityState *state, FlipcitySeat *seat, guint face)
{
  seat->busts++;
  seat->last = (FlipcityLast){ FLIPCITY_LAST_BUST, (guint8) face, 0 };
  state->stage = FLIPCITY_STAGE_END;
}

/* Moves a card from the deck to the row in front of the seat. The deck comes last: after a write to
   a pile the compiler would have to load the turn again. */
static inline void
play_face (FlipcityState *state, guint face, gboolean is_first)
{
  const guint8 *effects = state->cards.faces[face].effects;
  FlipcitySeat *seat = &state->seats[state->seat];
  FlipcityTurn *turn = &state->turn;
  guint8 to_win = is_first ? 0 : turn->to_win;
  gint32 unhappy = gained (state, FLIPCITY_UNHAPPY, is_first) + effects[FLIPCITY_UNHAPPY];
  gint32 limit = gained (state, FLIPCITY_LIMIT, is_first) + effects[FLIPCITY_LIMIT];
  gint32 points = gained (state, FLIPCITY_POINTS, is_first) + effects[FLIPCITY_POINTS];
  gint32 actions = gained (state, FLIPCITY_ACTIONS, is_first) + effects[FLIPCITY_ACTIONS];
  gint32 cash = gained (state, FLIPCITY_CASH, is_first) + effects[FLIPCITY_CASH]
                + effects[FLIPCITY_CASH_PER_UNHAPPY] * unhappy;

  lay_in_row (turn, face, is_first);
  turn->gains[FLIPCITY_CASH] = cash;
  turn->gains[FLIPCITY_POINTS] = points;
  turn->gains[FLIPCITY_UNHAPPY] = unhappy;
  turn->gains[FLIPCITY_LIMIT] = limit;
  turn->gains[FLIPCITY_ACTIONS] = actions;
  turn->forces_next = effects[FLIPCITY_FORCES_NEXT];
  turn->bottoms_due = effects[FLIPCITY_BOTTOM_TO_DISCARD];
  turn->to_win = fewer_to_win (to_win, effects[FLIPCITY_CARDS_TO_WIN]);
  state->stage = FLIPCITY_STAGE_PLAY;
  flipcity_deck_take_top (seat, face);
  if (unhappy > limit)
    go_bust (state, seat, face);
}

/* Valid only until the next turn begins. */
gboolean
flipcity_is_bust (const FlipcityState *state)
{
  return state->stage == FLIPCITY_STAGE_END
         && state->seats[state->seat].last.deed == FLIPCITY_LAST_BUST
         && state->turn.gains[FLIPCITY_UNHAPPY] > state->turn.gains[FLIPCITY_LIMIT];
}

/* Plays the next card, whether or not the table must be asked for it. */
static inline void
play_next (FlipcityState *state, gboolean is_first)
{
  const FlipcitySeat *seat = flipcity_acting_seat (state);
  guint face = seat->top != FLIPCITY_NO_FACE ? seat->top : flipcity_deck_only_kind (seat);

  if (face == FLIPCITY_NO_FACE)
    state->stage = FLIPCITY_STAGE_PLAYED;
  else
    play_face (state, face, is_first);
}

void
flipcity_play_next (FlipcityState *state)
{
  play_next (state, FALSE);
}

/* The same, right at the beginning of a turn. */
void
flipcity_play_first (FlipcityState *state)
{
  g_assert (state->turn.n_played == 0 && !state->turn.shuffled);

  play_next (state, TRUE);
}

/* With an empty deck, a shuffle is listed in place of a card. Cards that are played by name aren't
   listed here. */
static void
list_play (gconstpointer data, FlipMoveList *list)
{
  const FlipcityState *state = data;

  if (flipcity_is_named_next (state))
    return;
  if (flipcity_acting_seat (state)->n_deck)
    flipcity_list (list, FLIPCITY_VERB_PLAY, FLIPCITY_SITE_DECK, 0);
  else
    flipcity_shuffle_list (state, list);
}

static gboolean
check_play (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlipcitySeat *seat = flipcity_acting_seat (data);

  if (!flipcity_check_place (move, FLIPCITY_AT_DECK, refusal))
    return FALSE;
  if (flipcity_is_named_next (data))
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FC-DECK-8",
                        _ ("Which card did you play? Its name is enough."));
  if (seat->n_deck)
    return TRUE;
  return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FC-DECK-5",
                      seat->n_discard
                        ? _ ("Your deck is empty: shuffle your discard to go on, or stop.")
                        : _ ("Your deck is empty, and so is your discard: you can only stop."));
}

static void
apply_play (gpointer data, const FlipMove *move)
{
  flipcity_play_next (data);
}

static void
describe_play (gconstpointer data, const FlipMove *move, GString *text)
{
  FlipcityStory story;
  guint before;

  flipcity_story_begin (&story, data, move, text);
  before = story.before->turn.n_played;
  if (flipcity_went_bust (&story))
    flipcity_tell_bust (&story);
  else if (story.after.stage == FLIPCITY_STAGE_PLAYED)
    g_string_append (text, _ ("Plays the next card."));
  else
    {
      g_string_append (text, flipcity_story_name (&story, story.after.turn.played[before]));
      flipcity_tell_row (&story, before);
      flipcity_tell_bottoms (&story);
    }
  flipcity_story_end (&story);
}

static void
label_play (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlipcityState *state = data;
  guint top = flipcity_acting_seat (state)->top;

  if (top == FLIPCITY_NO_FACE)
    g_string_append (text, _ ("Play the next card"));
  else
    /* Translators: %s: a card */
    g_string_append_printf (text, _ ("Play %s"), flipcity_face_name (&state->cards, top));
}

static void
offer_play (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  const FlipcityState *state = data;
  guint top = flipcity_acting_seat (state)->top;
  double odds[FLIPCITY_ODDS];

  if (top != FLIPCITY_NO_FACE)
    {
      flipcity_offer_face (offer, top);
      flipcity_offer_played (state, top, offer);
    }
  flipcity_offer_words (
    offer,
    top == FLIPCITY_NO_FACE ? _ ("Play On") : /* on a button: play the top card */ _ ("Play It"),
    _ ("If you play it"));
  flipcity_odds (state, state->seat, odds);
  offer->n_outcomes = 1;
  offer->outcomes[0].chance = (int) (odds[0] * 100 + .5);
  flip_phrase_copy (offer->outcomes[0].words, _ ("Bust"), sizeof offer->outcomes[0].words);
  offer->rare = offer->outcomes[0].chance == 100; /* a certain bust must not be suggested */
}

const FlipVerb flipcity_play = {
  .name = "play", .stages = 1u << FLIPCITY_STAGE_PLAY, .has_site = TRUE,
  .place = FLIP_OFFER_AS_ANSWER,
  .list = list_play, /* also lists shuffles */
  .check = check_play, .apply = apply_play,
  .describe = describe_play, .label = label_play, .offer = offer_play,
};

/* An outcome: a card of the deck is entered, which is the new top card, the one that was played, or
   the one that goes from the bottom to the discard. In the mode in which cards are named, the seat
   thereby plays the card. */

static void
list_card (gconstpointer data, FlipMoveList *list)
{
  const FlipcityState *state = data;

  if (state->stage == FLIPCITY_STAGE_PLAY && !flipcity_is_named_next (state))
    return;
  for (guint left = flipcity_acting_seat (state)->kinds; left; left &= left - 1)
    flipcity_list (list, FLIPCITY_VERB_CARD, FLIP_NO_SITE, flip_card_set_first (left));
}

gboolean
flipcity_check_in_deck (const FlipcityState *state, int face, FlipRefusal *refusal)
{
  if (face < 0 || face >= (int) flipcity_n_faces (&state->cards))
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FC-DECK-3",
                        _ ("This is not a card."));
  return flipcity_acting_seat (state)->deck[face] > 0
         || flip_refuse (refusal, FLIP_REFUSED_CARD, FLIP_NO_SITE, "FC-DECK-3",
                         /* Translators: %s: a card */
                         _ ("There is no %s left in this deck. Check the card again, and which "
                            "side is up."),
                         flipcity_face_name (&state->cards, (guint) face));
}

/* Refuses a card that is named while another one is known to be on top, or if cards are not played
   by naming them. */
static gboolean
refuse_name (const FlipcityState *state, const FlipMove *move, FlipRefusal *refusal)
{
  guint top = flipcity_acting_seat (state)->top;

  if (state->telling == FLIPCITY_TOP_NAMED && top != FLIPCITY_NO_FACE)
    return flip_refuse (refusal, FLIP_REFUSED_CARD, FLIP_NO_SITE, "FC-DECK-8",
                        /* Translators: %s: a card */
                        _ ("The %s is on top, and no other card can be played before it."),
                        flipcity_face_name (&state->cards, top));
  if (state->telling == FLIPCITY_TOP_NAMED)
    return flipcity_play.check (state, &(FlipMove){ .site = FLIPCITY_SITE_DECK }, refusal);
  flipcity_refuse_now (state, move, refusal);
  return FALSE;
}

static gboolean
check_card (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlipcityState *state = data;

  if (state->stage == FLIPCITY_STAGE_PLAY && !flipcity_is_named_next (state))
    return refuse_name (state, move, refusal);
  return flipcity_check_in_deck (state, move->arg[0], refusal);
}

static void
apply_card (gpointer data, const FlipMove *move)
{
  FlipcityState *state = data;
  FlipcitySeat *seat = &state->seats[state->seat];
  guint face = (guint) move->arg[0];

  g_assert (face < FLIPCITY_MAX_FACES && seat->deck[face] > 0);

  if (state->stage == FLIPCITY_STAGE_TOP)
    {
      seat->top = (guint8) face;
      state->stage = FLIPCITY_STAGE_PLAY;
    }
  else if (state->stage != FLIPCITY_STAGE_BOTTOM)
    play_face (state, face, FALSE);
  else
    {
      flipcity_deck_take (seat, face);
      flipcity_discard_add (seat, face);
      state->turn.bottoms_due--;
    }
}

static void
print_card (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlipcityState *state = data;

  g_assert ((guint) move->arg[0] < flipcity_n_faces (&state->cards));

  g_string_append (text, state->cards.faces[move->arg[0]].word);
}

/* A card that is merely on top is logged only once it has an effect. */
void
flipcity_tell_top (const FlipcityStory *story, guint face)
{
  guint before = story->before->turn.n_played;
  gboolean played = flipcity_turn_goes_on (story) && story->after.turn.n_played > before;

  if (!played && flipcity_turn_goes_on (story))
    return;
  g_string_append_printf (story->text,
                          !played ? /* Translators: %s: a card */ _ ("%s is on top.")
                          /* Translators: %s: a card */
                          : before ? _ ("%s is on top and must be played")
                                   /* Translators: %s: a card */
                                   : _ ("%s is on top and starts the turn"),
                          flipcity_story_name (story, face));
  if (!played)
    return;
  flipcity_tell_row (story, before);
  flipcity_tell_bottoms (story);
}

static void
describe_card (gconstpointer data, const FlipMove *move, GString *text)
{
  FlipcityStory story;
  guint face = (guint) move->arg[0];

  flipcity_story_begin (&story, data, move, text);
  if (story.before->stage == FLIPCITY_STAGE_TOP)
    flipcity_tell_top (&story, face);
  else if (story.before->stage == FLIPCITY_STAGE_BOTTOM)
    /* Translators: %s: a card */
    g_string_append_printf (text, _ ("%s goes from the bottom to the discard."),
                            flipcity_story_name (&story, face));
  else if (!flipcity_went_bust (&story))
    {
      g_string_append (text, flipcity_story_name (&story, face));
      flipcity_tell_row (&story, story.before->turn.n_played);
      flipcity_tell_bottoms (&story);
    }
  if (flipcity_went_bust (&story))
    flipcity_tell_bust (&story);
  flipcity_story_end (&story);
}

static void
label_card (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlipcityState *state = data;

  g_string_append (text, flipcity_face_name (&state->cards, (guint) move->arg[0]));
}

/* "×2": how many copies of a card can still be in the deck. */
static void
offer_card (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  const FlipcityState *state = data;

  g_assert ((guint) move->arg[0] < flipcity_n_faces (&state->cards));

  flipcity_offer_face (offer, (guint) move->arg[0]);
  if (state->stage == FLIPCITY_STAGE_PLAY || state->stage == FLIPCITY_STAGE_PLAYED)
    flipcity_offer_played (state, (guint) move->arg[0], offer);
  flip_phrase_print (offer->badge, sizeof offer->badge, "×%u",
                     flipcity_acting_seat (state)->deck[move->arg[0]]);
}

const FlipVerb flipcity_card = {
  .name = "card", .n_args = 1,
  .stages = 1u << FLIPCITY_STAGE_TOP | 1u << FLIPCITY_STAGE_PLAY | 1u << FLIPCITY_STAGE_PLAYED
            | 1u << FLIPCITY_STAGE_BOTTOM,
  .list = list_card, .check = check_card, .apply = apply_card,
  .print = print_card, .describe = describe_card, .label = label_card, .offer = offer_card,
};

/* The exits of the two phases: a seat stops playing cards, and is done building. */

/* Stop */

static void
list_stop (gconstpointer data, FlipMoveList *list)
{
  if (!flipcity_must_play (data))
    flipcity_list (list, FLIPCITY_VERB_STOP, FLIPCITY_SITE_STOP, 0);
}

static gboolean
check_stop (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlipcityState *state = data;
  const FlipcitySeat *seat = flipcity_acting_seat (state);

  if (!flipcity_check_place (move, FLIPCITY_AT_STOP, refusal))
    return FALSE;
  if (flipcity_must_play (state) && state->turn.forces_next)
    return flip_refuse (
      refusal, FLIP_REFUSED_NOT_NOW, move->site, "FC-CARD-10",
      /* Translators: %s: a card */
      _ ("You can’t stop now: after the %s the next card must be played."),
      flipcity_face_name (&state->cards, state->turn.played[state->turn.n_played - 1]));
  if (seat->n_deck && seat->top != FLIPCITY_NO_FACE && state->cards.forced >> seat->top & 1)
    return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, "FC-PLAY-4",
                        /* Translators: %s: a card */
                        _ ("You can’t stop now: the %s on top of your deck must be played."),
                        flipcity_face_name (&state->cards, seat->top));
  if (flipcity_must_play (state) && !flipcity_is_compelled (state, seat))
    return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, "FC-PLAY-5",
                        _ ("You can’t stop now: all the cards left in your deck must be played."));
  return !flipcity_must_play (state)
         || flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, "FC-PLAY-3",
                         _ ("Play at least one card before you stop."));
}

static void
apply_stop (gpointer data, const FlipMove *move)
{
  FlipcityState *state = data;
  FlipcitySeat *seat = &state->seats[state->seat];

  g_assert (state->turn.n_played || state->turn.shuffled || !seat->n_deck);

  seat->last = (FlipcityLast){ FLIPCITY_LAST_STOPPED, FLIPCITY_NO_FACE,
                               (guint16) flipcity_gain (state, FLIPCITY_POINTS) };
  state->turn.gains[FLIPCITY_ACTIONS]++;
  state->stage = FLIPCITY_STAGE_BUILD;
}

static void
describe_stop (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlipcityState *state = data;
  FlipcityStory story;

  flipcity_story_begin (&story, data, move, text);
  g_string_append_printf (text,
                          /* Translators: first %u: dollars; second %u: how many points */
                          ngettext ("Stops with $%u and %u point.", "Stops with $%u and %u points.",
                                    flipcity_gain (state, FLIPCITY_POINTS)),
                          flipcity_gain (state, FLIPCITY_CASH),
                          flipcity_gain (state, FLIPCITY_POINTS));
  if (story.after.stage != FLIPCITY_STAGE_BUILD || !flipcity_turn_goes_on (&story))
    flip_phrase_say (text, _ ("There is nothing to build."));
  flipcity_story_end (&story);
}

static void
label_stop (gconstpointer data, const FlipMove *move, GString *text)
{
  g_string_append (text, _ ("Stop and build"));
}

static void
offer_stop (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  /* Beside named cards it is the only button, and has nothing to be compared with. */
  flipcity_offer_words (offer, _ ("Stop and Build"),
                        flipcity_is_named_next (data) ? "" : _ ("If you stop"));
  flip_gains_add (&offer->gains, "action", "%s", _ ("+1 building action"));
  offer->rare = TRUE; /* it ends the turn */
}

/* Done */

static void
list_done (gconstpointer data, FlipMoveList *list)
{
  flipcity_list (list, FLIPCITY_VERB_DONE, FLIPCITY_SITE_STOP, 0);
}

static gboolean
check_done (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  return flipcity_check_place (move, FLIPCITY_AT_STOP, refusal);
}

static void
apply_done (gpointer data, const FlipMove *move)
{
  FlipcityState *state = data;

  g_assert (state->stage == FLIPCITY_STAGE_BUILD);

  state->turn.gains[FLIPCITY_ACTIONS] = 0;
}

static void
describe_done (gconstpointer data, const FlipMove *move, GString *text)
{
  FlipcityStory story;

  flipcity_story_begin (&story, data, move, text);
  g_string_append (text, story.before->turn.built ? _ ("Builds nothing more.")
                                                  : /* told in the log */ _ ("Builds nothing."));
  flipcity_story_end (&story);
}

static void
label_done (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlipcityState *state = data;

  g_string_append (text, state->turn.built ? _ ("Build nothing more")
                                           : /* what a player can do */ _ ("Build nothing"));
}

static void
offer_done (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  offer->declines = TRUE;
}

const FlipVerb flipcity_stop = {
  .name = "stop", .stages = 1u << FLIPCITY_STAGE_PLAY, .has_site = TRUE,
  .place = FLIP_OFFER_AS_ANSWER,
  .list = list_stop, .check = check_stop, .apply = apply_stop,
  .describe = describe_stop, .label = label_stop, .offer = offer_stop,
};

const FlipVerb flipcity_done = {
  .name = "done", .stages = 1u << FLIPCITY_STAGE_BUILD, .has_site = TRUE,
  .place = FLIP_OFFER_AS_ANSWER,
  .list = list_done, .check = check_done, .apply = apply_done,
  .describe = describe_done, .label = label_done, .offer = offer_done,
};
