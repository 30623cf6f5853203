/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flipcity/flipcity-rules.h"

/* The probability of a bust with the next card, the next two and the next three. Cards that must be
   played after the last of them are included. The contents of the deck are known but not its order,
   so any card may follow any other. Faces that make no difference here are counted as one kind. */

/* Lines of play that are less likely than this are left out. */
#define LEAST_MASS 1e-6

typedef struct
{
  guint8 unhappy, limit;
  guint8 forced, forces_next;
  guint8 bottoms;
  guint left; /* how many are in the deck, not counting a known top card */
} Kind;

typedef struct
{
  guint n_kinds;
  Kind kinds[FLIPCITY_MAX_FACES];
  guint top; /* the kind of a known top card, or n_kinds */
} Deck;

/* A possible moment later in the turn. */
typedef struct
{
  int unhappy, limit;
  guint cards; /* left in the deck */
  guint more;  /* how many of the next cards are yet to be played */
  gboolean forces_next;
  double mass;
} Moment;

static guint
add_kind (Deck *deck, const Kind *wanted)
{
  for (guint i = 0; i < deck->n_kinds; i++)
    {
      const Kind *kind = &deck->kinds[i];

      if (kind->unhappy == wanted->unhappy && kind->limit == wanted->limit
          && kind->forced == wanted->forced && kind->forces_next == wanted->forces_next
          && kind->bottoms == wanted->bottoms)
        return i;
    }
  deck->kinds[deck->n_kinds] = *wanted;
  return deck->n_kinds++;
}

static Kind
kind_of (const FlipcityCards *cards, guint face)
{
  const guint8 *effects = cards->faces[face].effects;

  return (Kind){
    .unhappy = effects[FLIPCITY_UNHAPPY],
    .limit = effects[FLIPCITY_LIMIT],
    .forced = cards->forced >> face & 1,
    .forces_next = effects[FLIPCITY_FORCES_NEXT],
    .bottoms = effects[FLIPCITY_BOTTOM_TO_DISCARD],
  };
}

/* If the deck is empty, the next card comes from the shuffled discard. */
static guint
lay_out (const FlipcityState *state, const FlipcitySeat *seat, Deck *deck)
{
  const guint8 *pile = seat->n_deck ? seat->deck : seat->discard;
  guint top = FLIPCITY_NO_FACE;

  g_assert (seat->top == FLIPCITY_NO_FACE || seat->top < FLIPCITY_MAX_FACES);

  for (guint face = 0; face < flipcity_n_faces (&state->cards); face++)
    {
      Kind kind = kind_of (&state->cards, face);
      guint index;

      if (!pile[face])
        continue;
      index = add_kind (deck, &kind);
      deck->kinds[index].left += pile[face];
      if (face == seat->top && seat->n_deck)
        top = index;
    }
  deck->top = top == FLIPCITY_NO_FACE ? deck->n_kinds : top;
  if (top != FLIPCITY_NO_FACE)
    deck->kinds[top].left--;
  return seat->n_deck ? seat->n_deck : seat->n_discard;
}

static double bust_from (Deck *deck, Moment now);

/* The probability after playing a card of this kind. */
static double
bust_with (Deck *deck, Moment now, const Kind *kind)
{
  now.unhappy += kind->unhappy;
  now.limit += kind->limit;
  if (now.unhappy > now.limit)
    return now.mass;
  now.cards -= MIN (now.cards, 1u + kind->bottoms);
  now.forces_next = kind->forces_next;
  return bust_from (deck, now);
}

/* The probability before an unknown card is turned up. */
static double
bust_from (Deck *deck, Moment now)
{
  double busts = 0;
  guint unknown = 0;

  if (!now.cards || now.mass < LEAST_MASS)
    return 0;
  for (guint i = 0; i < deck->n_kinds; i++)
    unknown += deck->kinds[i].left;
  for (guint i = 0; i < deck->n_kinds; i++)
    {
      Kind *kind = &deck->kinds[i];
      Moment next = now;

      if (!kind->left || !(now.more || now.forces_next || kind->forced))
        continue;
      next.mass = now.mass * kind->left / unknown;
      next.more -= now.more ? 1 : 0;
      kind->left--;
      busts += bust_with (deck, next, kind);
      kind->left++;
    }

  return busts;
}

static double
odds_of (Deck *deck, Moment now)
{
  if (deck->top == deck->n_kinds)
    return bust_from (deck, now);
  now.more--;
  return bust_with (deck, now, &deck->kinds[deck->top]);
}

/* For a seat whose turn it isn't: the odds at the start of its next turn. */
void
flipcity_odds (const FlipcityState *state, guint index, double odds[FLIPCITY_ODDS])
{
  Deck deck = { 0 };
  gboolean acting = index == state->seat;
  Moment now = { .limit = state->cards.limit, .mass = 1 };

  g_assert (index < state->n_seats);

  now.cards = lay_out (state, &state->seats[index], &deck);
  if (acting)
    {
      now.unhappy = state->turn.gains[FLIPCITY_UNHAPPY];
      now.limit = state->turn.gains[FLIPCITY_LIMIT];
      now.forces_next = state->turn.forces_next;
      now.cards -= MIN (now.cards, (guint) state->turn.bottoms_due);
    }
  for (guint i = 0; i < FLIPCITY_ODDS; i++)
    {
      now.more = i + 1;
      odds[i] = now.cards ? odds_of (&deck, now) : 0;
    }
}
