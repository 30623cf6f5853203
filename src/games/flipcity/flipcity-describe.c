/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flipcity/flipcity-rules.h"

#include <glib/gi18n-lib.h>

/* The sentence for the log: what was decided, and what came of it, found by playing it on a copy. */

typedef struct
{
  const FlipcityState *before;
  const FlipcityState *after;
  GString *text;
} Story;

static const char *
name_of (const Story *story, guint face, char name[32])
{
  return flipcity_face_name (&story->before->cards, face, name);
}

/* "$3, 1 unhappy". A Hospital's cash depends on what lay there before it. */
static void
tell_gains (const Story *story, guint face, guint unhappy)
{
  const guint8 *effects = story->before->cards.faces[face].effects;
  g_autoptr (GString) gains = g_string_new (NULL);
  guint cash = effects[FLIPCITY_CASH]
               + effects[FLIPCITY_CASH_PER_UNHAPPY] * (unhappy + effects[FLIPCITY_UNHAPPY]);

  flipcity_effect_words (FLIPCITY_CASH, cash, gains);
  for (guint i = FLIPCITY_CASH + 1; i < FLIPCITY_N_GAINS; i++)
    flipcity_effect_words (i, effects[i], gains);
  g_string_append_printf (story->text, gains->len ? ": %s." : ".", gains->str);
}

static guint
unhappy_of (const FlipcityState *state, guint n)
{
  guint unhappy = 0;

  for (guint i = 0; i < n; i++)
    unhappy += state->cards.faces[state->turn.played[i]].effects[FLIPCITY_UNHAPPY];
  return unhappy;
}

static gboolean
turn_goes_on (const Story *story)
{
  return story->after->seats[story->before->seat].turns
         == story->before->seats[story->before->seat].turns;
}

/* What was played from a place in the row on: first a card that the words before are about, then
   what had to be played after it. */
static void
tell_row (const Story *story, guint from)
{
  for (guint i = from; i < story->after->turn.n_played; i++)
    {
      guint face = story->after->turn.played[i];
      char name[32];

      if (i > from)
        g_string_append_printf (story->text, _ (" %s must be played"), name_of (story, face, name));
      tell_gains (story, face, unhappy_of (story->after, i));
    }
}

/* A card that nobody needed to tell went from the bottom of the deck. */
static void
tell_bottoms (const Story *story)
{
  guint seat = story->before->seat;
  const guint8 *before = story->before->seats[seat].discard;
  const guint8 *after = story->after->seats[seat].discard;
  char name[32];

  for (guint i = 0; turn_goes_on (story) && i < flipcity_n_faces (&story->before->cards); i++)
    {
      if (after[i] > before[i])
        g_string_append_printf (story->text, _ (" %s goes from the bottom to the discard."),
                                name_of (story, i, name));
    }
}

/* The next turn has begun by itself, with a card that lay open. */
static void
tell_next_turn (const Story *story)
{
  char name[32];

  if (turn_goes_on (story) || !story->after->turn.n_played)
    return;
  g_string_append_printf (story->text, _ (" Then {seat %u} begins with %s"), story->after->seat + 1u,
                          name_of (story, story->after->turn.played[0], name));
  tell_row (story, 0);
}

static gboolean
went_bust (const Story *story)
{
  guint seat = story->before->seat;

  return story->after->seats[seat].busts != story->before->seats[seat].busts;
}

static void
tell_bust (const Story *story)
{
  guint seat = story->before->seat;
  char name[32];

  g_string_append (story->text, story->text->len ? " " : "");
  g_string_append_printf (story->text,
                          _ ("Bust on %s: more than %u unhappy. All cards played go to the "
                             "discard."),
                          name_of (story, story->after->seats[seat].last.face, name),
                          flipcity_gain (story->before, FLIPCITY_LIMIT));
}

static void
tell_end (const Story *story)
{
  if (!story->after->end || story->before->end)
    return;
  if (story->after->end == FLIPCITY_SUPPLY_EMPTY)
    g_string_append (story->text, _ (" The supply is empty: the game is lost."));
  else
    g_string_append_printf (story->text, _ (" Seat %u wins."), story->after->seat + 1u);
}

static void
tell_stop (const Story *story)
{
  const FlipcityState *state = story->before;

  g_string_append_printf (story->text,
                          ngettext ("Stops with $%u and %u point.", "Stops with $%u and %u points.",
                                    flipcity_gain (state, FLIPCITY_POINTS)),
                          flipcity_gain (state, FLIPCITY_CASH),
                          flipcity_gain (state, FLIPCITY_POINTS));
  if (story->after->stage != FLIPCITY_STAGE_BUILD || !turn_goes_on (story))
    g_string_append (story->text, _ (" There is nothing to build."));
}

/* A card that only lies there is told when something comes of it. */
static void
tell_top (const Story *story, guint face)
{
  guint before = story->before->turn.n_played;
  gboolean played = turn_goes_on (story) && story->after->turn.n_played > before;
  char name[32];

  if (!played && turn_goes_on (story))
    return;
  g_string_append_printf (story->text,
                          !played  ? _ ("%s lies on top.")
                          : before ? _ ("%s lies on top and must be played")
                                   : _ ("%s lies on top and begins the turn"),
                          name_of (story, face, name));
  if (!played)
    return;
  tell_row (story, before);
  tell_bottoms (story);
}

static void
tell_card (const Story *story, guint face)
{
  char name[32];

  if (story->before->stage == FLIPCITY_STAGE_TOP)
    tell_top (story, face);
  else if (story->before->stage == FLIPCITY_STAGE_BOTTOM)
    g_string_append_printf (story->text, _ ("%s goes from the bottom to the discard."),
                            name_of (story, face, name));
  else if (!went_bust (story))
    {
      g_string_append (story->text, name_of (story, face, name));
      tell_row (story, story->before->turn.n_played);
      tell_bottoms (story);
    }
  if (went_bust (story))
    tell_bust (story);
}

static void
tell_play (const Story *story)
{
  const FlipcityTurn *turn = &story->after->turn;
  guint before = story->before->turn.n_played;
  char name[32];

  if (went_bust (story))
    tell_bust (story);
  else if (story->after->stage == FLIPCITY_STAGE_PLAYED)
    g_string_append (story->text, _ ("Plays the next card."));
  else
    {
      g_string_append (story->text, name_of (story, turn->played[before], name));
      tell_row (story, before);
      tell_bottoms (story);
    }
}

static void
tell_shuffle (const Story *story, guint pair)
{
  const FlipcitySeat *seat = flipcity_acting_seat (story->before);
  char name[32];

  g_string_append_printf (
    story->text,
    ngettext ("Shuffles the discard: %u card.", "Shuffles the discard: %u cards.", seat->n_discard),
    seat->n_discard);
  if (pair)
    g_string_append_printf (story->text, _ (" %s leaves the supply."),
                            name_of (story, flipcity_front (pair - 1), name));
}

static void
tell_recycle (const Story *story, guint face)
{
  g_autoptr (GString) gains = g_string_new (NULL);
  char name[32], other[32];

  flipcity_recycle_describe (&story->before->cards, face, gains);
  g_string_append_printf (story->text, _ ("Recycles %s to %s: %s."), name_of (story, face, name),
                          name_of (story, flipcity_other_side (face), other), gains->str);
}

static void
tell_flip (const Story *story, guint face, int receiver)
{
  guint fee = story->before->cards.faces[face].flip;
  char name[32], other[32];

  if (receiver)
    g_string_append_printf (story->text, _ ("Flips %s for $%u: {seat %d} gets %s."),
                            name_of (story, face, name), fee, receiver,
                            name_of (story, flipcity_other_side (face), other));
  else if (story->before->cards.faces[face].given_away)
    g_string_append_printf (story->text, _ ("Flips %s for $%u: it leaves the game."),
                            name_of (story, face, name), fee);
  else
    g_string_append_printf (story->text, _ ("Flips %s to %s for $%u."), name_of (story, face, name),
                            name_of (story, flipcity_other_side (face), other), fee);
}

static void
tell_purchase (const Story *story, const FlipMove *move)
{
  const FlipcityCards *cards = &story->before->cards;
  gboolean buys = move->verb == FLIPCITY_VERB_BUY;
  guint pair = flipcity_site_pair (move->site);
  char name[32];

  if (buys)
    g_string_append_printf (story->text, _ ("Buys %s for $%u."),
                            name_of (story, flipcity_front (pair), name), cards->pairs[pair].cost);
  else
    g_string_append_printf (story->text, _ ("Develops %s for $%u."),
                            name_of (story, flipcity_back (pair), name),
                            flipcity_develop_price (cards, pair));
}

static void
tell_move (const Story *story, const FlipMove *move)
{
  switch ((FlipcityVerb) move->verb)
    {
    case FLIPCITY_VERB_CARD:
      return tell_card (story, (guint) move->arg[0]);
    case FLIPCITY_VERB_PLAY:
      return tell_play (story);
    case FLIPCITY_VERB_STOP:
      return tell_stop (story);
    case FLIPCITY_VERB_SHUFFLE:
      return tell_shuffle (story, (guint) move->arg[0]);
    case FLIPCITY_VERB_RECYCLE:
      return tell_recycle (story, flipcity_site_face (move->site));
    case FLIPCITY_VERB_BUY:
    case FLIPCITY_VERB_DEVELOP:
      return tell_purchase (story, move);
    case FLIPCITY_VERB_FLIP:
      return tell_flip (story, flipcity_site_face (move->site), move->arg[0]);
    default:
      g_string_append (story->text, story->before->turn.built ? _ ("Builds nothing more.")
                                                              : _ ("Builds nothing."));
    }
}

void
flipcity_describe (gconstpointer data, const FlipMove *move, GString *text)
{
  FlipcityState after = *(const FlipcityState *) data;
  Story story = { .before = data, .after = &after, .text = text };

  flipcity_apply (&after, move);
  tell_move (&story, move);
  tell_next_turn (&story);
  tell_end (&story);
}
