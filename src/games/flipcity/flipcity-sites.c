/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/flipcity/flipcity-deck.h"
#include "games/flipcity/flipcity-rules.h"
#include "games/flipcity/flipcity.h"

#include <glib/gi18n-lib.h>

/* A seat's sheet for drawing, screen readers and tests: deck, exit, discard and supply, with the
   moves that are possible there now. */

static void
fill (FlipSite *site, const char *region, const char *name, const char *title)
{
  site->region = region;
  flip_phrase_copy (site->name, name, sizeof site->name);
  flip_phrase_copy (site->title, title, sizeof site->title);
}

static void
fill_with_face (const FlipcityState *state,
                FlipSite *site,
                const char *region,
                const char *what,
                guint face)
{
  site->region = region;
  flip_phrase_print (site->name, sizeof site->name, "%s %s", what, state->cards.faces[face].word);
  flip_phrase_copy (site->title, flipcity_face_name (&state->cards, face), sizeof site->title);
}

static void
describe_deck (const FlipcityState *state, const FlipcitySeat *seat, GString *text)
{
  g_autoptr (GString) does = g_string_new (NULL);

  if (seat->n_deck && seat->top != FLIPCITY_NO_FACE)
    {
      flipcity_face_describe (&state->cards, seat->top, does);
      /* Translators: first %s: a suit; second %s: the part of the board that it stands for */
      g_string_append_printf (text, _ ("%s: %s"), flipcity_face_name (&state->cards, seat->top),
                              does->str);
    }
  else
    /* Translators: %u: how many */
    g_string_append_printf (text, ngettext ("%u card", "%u cards", seat->n_deck), seat->n_deck);
}

static void
describe_discard (const FlipcityState *state, const FlipcitySeat *seat, guint face, GString *text)
{
  g_autoptr (GString) does = g_string_new (NULL);

  g_string_append_printf (text, "%u × %s", seat->discard[face],
                          flipcity_face_name (&state->cards, face));
  flipcity_face_describe (&state->cards, face, does);
  flip_phrase_become (text, flip_phrase_label (text->str, does->str));
  if (state->cards.faces[face].flip != FLIPCITY_NO_PRICE)
    /* Translators: %u: dollars; %s: the other side of a card */
    flip_phrase_add_printf (text, _ ("flip for $%u to %s"), state->cards.faces[face].flip,
                            flipcity_face_name (&state->cards, flipcity_other_side (face)));
}

static void
describe_supply (const FlipcityState *state, guint face, GString *text)
{
  guint price = flipcity_price (&state->cards, face), left = state->supply[face / 2];
  g_autoptr (GString) does = g_string_new (NULL);
  const char *name = flipcity_face_name (&state->cards, face);

  flipcity_face_describe (&state->cards, face, does);
  if (price == FLIPCITY_NO_PRICE)
    /* Translators: first %s: a card; second %s: what it does */
    g_string_append_printf (text, _ ("%s, not sold: %s"), name, does->str);
  else
    g_string_append_printf (
      /* Translators: a card, its price, how many are left in the supply, and what it does */
      text, ngettext ("%s, $%u, %u left: %s", "%s, $%u, %u left: %s", left), name, price, left,
      does->str);
}

/* The name of a site, and what is there. */
static void
describe_site (const FlipcityState *state, guint index, guint seat, FlipSite *site, GString *text)
{
  guint face = flipcity_site_face (index);

  g_assert (index < FLIPCITY_SITES);

  switch (flipcity_site_place (index))
    {
    case FLIPCITY_AT_DECK:
      fill (site, _ ("Deck"), "deck", _ ("Top card"));
      return describe_deck (state, &state->seats[seat], text);
    case FLIPCITY_AT_STOP:
      fill (site, _ ("This turn"), "stop",
            state->stage == FLIPCITY_STAGE_BUILD ? C_ ("with building", "Done")
                                                 : _ ("Stop and build"));
      g_string_append (text, state->stage == FLIPCITY_STAGE_BUILD ? _ ("build nothing more")
                                                                  : _ ("stop and build"));
      return;
    case FLIPCITY_AT_DISCARD:
      fill_with_face (state, site, _ ("Discard"), "discard", face);
      return describe_discard (state, &state->seats[seat], face, text);
    default:
      fill_with_face (state, site, _ ("Supply"), "supply", face);
      describe_supply (state, face, text);
    }
}

static void
set_reach (const FlipcityState *state, const FlipMoveList *list, FlipSite *site)
{
  site->price = FLIP_NOT_IN_REACH;
  site->badge[0] = '\0';
  for (guint i = 0; i < list->n; i++)
    {
      FlipOffer offer;

      if (list->moves[i].site != site->id)
        continue;
      flip_game_offer (&flipcity_game, state, &list->moves[i], &offer);
      site->price = 0;
      if (offer.price)
        flip_phrase_print (site->badge, sizeof site->badge, "$%d", offer.price);
      return;
    }
}

void
flipcity_sites (gconstpointer data, guint seat, FlipSites *sites)
{
  const FlipcityState *state = data;
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);
  g_autoptr (GString) text = g_string_new (NULL);

  G_STATIC_ASSERT (FLIPCITY_SITES <= FLIP_MAX_SITES);
  g_assert (seat < state->n_seats);

  list->n = 0;
  if (state->seat == seat)
    flip_game_legal (&flipcity_game, state, list);
  sites->n = flipcity_buy_site_of (state->cards.n_pairs) - 2;
  for (guint i = 0; i < sites->n; i++)
    {
      FlipSite *site = &sites->sites[i];

      g_string_truncate (text, 0);
      describe_site (state, i, seat, site, text);
      site->id = (guint16) i;
      site->mark = FLIP_MARK_NONE;
      set_reach (state, list, site);
      flip_phrase_copy (site->gives, text->str, sizeof site->gives);
    }
}

/* The facts beside the sites, as words and numbers. */

/* How many of each face there are, in words and in the notation. */
static void
add_faces (const FlipcityState *state,
           FlipFacts *facts,
           const char *id,
           const char *label,
           const guint8 *pile)
{
  g_autoptr (GString) names = g_string_new (NULL), words = g_string_new (NULL);

  for (guint face = 0; face < flipcity_n_faces (&state->cards); face++)
    {
      if (!pile[face])
        continue;
      flip_phrase_add_printf (names, "%u × %s", pile[face],
                              flipcity_face_name (&state->cards, face));
      flip_phrase_add_printf (words, "%u %s", pile[face], state->cards.faces[face].word);
    }
  flip_fact_encode (
    flip_facts_add (facts, id, label, "%s", names->len ? names->str : C_ ("deck", "empty")), "%s",
    words->len ? words->str : "-");
}

static void
table_facts (const FlipcityState *state, FlipFacts *facts)
{
  guint8 fronts[FLIPCITY_MAX_FACES] = { 0 };

  for (guint i = 0; i < state->cards.n_pairs; i++)
    fronts[flipcity_front (i)] = state->supply[i];
  flip_facts_add_number (facts, "turn", C_ ("noun", "Turn"), state->round);
  add_faces (state, facts, "supply", _ ("Supply"), fronts);
}

static void
add_played (const FlipcityState *state, FlipFacts *facts)
{
  guint8 pile[FLIPCITY_MAX_FACES] = { 0 };

  for (guint i = 0; i < state->turn.n_played; i++)
    pile[state->turn.played[i]]++;
  add_faces (state, facts, "played", _ ("Played this turn"), pile);
}

static void
add_turn (FlipFacts *facts, const char *id, const char *label, const char *glyph, guint value)
{
  flip_facts_add_number (facts, id, label, value)->glyph = glyph;
}

/* The seat whose turn it is. */
static void
turn_facts (const FlipcityState *state, FlipFacts *facts)
{
  guint actions = flipcity_gain (state, FLIPCITY_ACTIONS);

  add_turn (facts, "points", _ ("Points"), "star", flipcity_gain (state, FLIPCITY_POINTS));
  /* Translators: counted in a turn */
  add_turn (facts, "count", _ ("Cards played"), "cards", state->turn.n_played);
  add_turn (facts, "unhappy", _ ("Unhappy"), "unhappy", flipcity_gain (state, FLIPCITY_UNHAPPY));
  add_turn (facts, "cash", _ ("Cash"), "cash", flipcity_gain (state, FLIPCITY_CASH));
  /* Translators: how many unhappy faces bust */
  add_turn (facts, "limit", _ ("Limit"), "unhappy", flipcity_gain (state, FLIPCITY_LIMIT));
  /* Translators: how many cards can still be built in a turn */
  add_turn (facts, "actions", _ ("Building actions"), "action",
            actions + (state->stage < FLIPCITY_STAGE_BUILD ? 1u : 0u));
  add_played (state, facts);
}

static void
odds_facts (const FlipcityState *state, guint index, FlipFacts *facts)
{
  static const char *const ids[] = { "odds-1", "odds-2", "odds-3" };
  const char *const labels[] = { _ ("Odds of a bust: next card"), _ ("Odds of a bust: next two"),
                                 _ ("Odds of a bust: next three") };
  double odds[FLIPCITY_ODDS];

  flipcity_odds (state, index, odds);
  for (guint i = 0; i < FLIPCITY_ODDS; i++)
    {
      int hundredths = (int) (odds[i] * 100 + .5);

      flip_fact_count (flip_facts_add (facts, ids[i], labels[i], "%d%%", hundredths), hundredths);
    }
}

static void
headline (FlipFact *fact, const char *glyph)
{
  fact->glyph = glyph;
  fact->headline = TRUE;
}

static void
seat_facts (const FlipcityState *state, guint index, FlipFacts *facts)
{
  const FlipcitySeat *seat = &state->seats[index];

  headline (flip_facts_add_number (facts, "cards", _ ("Cards"), flipcity_seat_cards (state, index)),
            "cards");
  /* Translators: the most points of a turn */
  flip_facts_add_number (facts, "best", _ ("Best turn"), seat->best);
  /* Translators: how often a player was stopped by unhappy faces */
  flip_facts_add_number (facts, "busts", _ ("Busts"), seat->busts);
  if (index == state->seat)
    turn_facts (state, facts);
  if (seat->top != FLIPCITY_NO_FACE && seat->n_deck)
    flip_fact_encode (flip_facts_add (facts, "top", _ ("Top card"), "%s",
                                      flipcity_face_name (&state->cards, seat->top)),
                      "%s", state->cards.faces[seat->top].word);
  add_faces (state, facts, "deck", _ ("Deck"), seat->deck);
  add_faces (state, facts, "discard", _ ("Discard"), seat->discard);
  if (index == state->seat && state->stage < FLIPCITY_STAGE_BUILD)
    odds_facts (state, index, facts);
}

void
flipcity_facts (gconstpointer data, int seat, FlipFacts *facts)
{
  const FlipcityState *state = data;

  if (seat == FLIP_TABLE)
    table_facts (state, facts);
  else
    seat_facts (state, (guint) seat, facts);
}

/* The goals of the race. */

static FlipGoal *
add_goal (FlipGoals *goals, const FlipcityState *state)
{
  FlipGoal *goal = &goals->goals[goals->n++];

  *goal = (FlipGoal){ .seats = (1u << state->n_seats) - 1 };
  return goal;
}

static void
add_points_goal (const FlipcityState *state, FlipGoals *goals)
{
  FlipGoal *goal = add_goal (goals, state);

  flip_phrase_print (goal->label, sizeof goal->label,
                     /* Translators: %u: how many */
                     ngettext ("%u point in a turn", "%u points in a turn", state->cards.points),
                     state->cards.points);
  flip_phrase_print (goal->brief, sizeof goal->brief,
                     /* Translators: %u: how many */
                     ngettext ("%u point", "%u points", state->cards.points), state->cards.points);
  goal->glyph = "star";
  for (guint i = 0; i < state->n_seats; i++)
    {
      goal->need[i] = state->cards.points;
      goal->have[i] = i == state->seat ? (int) flipcity_gain (state, FLIPCITY_POINTS) : 0;
    }
  if (state->end == FLIPCITY_WON_BY_POINTS)
    goal->met = 1u << state->seat;
}

static void
add_cards_goal (const FlipcityState *state, guint face, FlipGoals *goals)
{
  FlipGoal *goal = add_goal (goals, state);
  guint need = state->cards.faces[face].effects[FLIPCITY_CARDS_TO_WIN];

  flip_phrase_print (goal->label, sizeof goal->label,
                     /* Translators: %u: how many cards; %s: an effect of the card */
                     ngettext ("%u card with %s", "%u cards with %s", need), need,
                     flipcity_face_name (&state->cards, face));
  /* Translators: %u: how many */
  flip_phrase_print (goal->brief, sizeof goal->brief, ngettext ("%u card", "%u cards", need), need);
  goal->glyph = "cards";
  for (guint i = 0; i < state->n_seats; i++)
    {
      goal->need[i] = (int) need;
      goal->have[i] = i == state->seat ? state->turn.n_played : 0;
    }
  if (state->end == FLIPCITY_WON_BY_CARDS)
    goal->met = 1u << state->seat;
}

static void
add_when (const FlipcityState *state, FlipGoals *goals)
{
  FlipGoal *goal = add_goal (goals, state);

  flip_phrase_copy (goal->label, _ ("Checked after building"), sizeof goal->label);
  /* Translators: goal: the win is checked after building */
  flip_phrase_copy (goal->brief, _ ("After building"), sizeof goal->brief);
  flip_phrase_copy (goal->worth, _ ("a bust before that is not a win"), sizeof goal->worth);
  goal->is_note = TRUE;
}

void
flipcity_goals (gconstpointer data, FlipGoals *goals)
{
  const FlipcityState *state = data;

  goals->n = 0;
  goals->title = /* Translators: heading over the goals */ _ ("To win");
  goals->glyph = "flag";
  add_points_goal (state, goals);
  for (guint face = 0; face < flipcity_n_faces (&state->cards); face++)
    {
      if (state->cards.faces[face].effects[FLIPCITY_CARDS_TO_WIN] && goals->n < FLIP_MAX_GOALS - 1)
        add_cards_goal (state, face, goals);
    }
  add_when (state, goals);
}
