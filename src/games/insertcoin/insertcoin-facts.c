/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/insertcoin/insertcoin-game.h"
#include "games/insertcoin/insertcoin-symbol.h"

#include <glib/gi18n-lib.h>

/* The facts beside the marks. */

/* With more players, their row has no space for a rule that never changes. */
#define MOST_BESIDE 3

static void
pile_facts (const InsertcoinState *state, FlipFacts *facts)
{
  static const char *const ids[INSERTCOIN_MAX_PILES] = {
    "first-pile",
    "second-pile",
    "third-pile",
    "fourth-pile",
  };
  guint pile = insertcoin_pile (state);
  guint left = insertcoin_pile_left (state, pile);
  FlipFact *within;

  for (guint i = 0; i < state->set.n_piles; i++)
    flip_fact_count (
      flip_facts_add (facts, ids[i], insertcoin_pile_name (i),
                      insertcoin_game_over_ahead (state, i)
                        /* Translators: %u: how many */
                        ? ngettext ("%u left, it is GAME OVER", "%u left, one is GAME OVER",
                                    insertcoin_pile_left (state, i))
                        /* Translators: %u: how many */
                        : ngettext ("%u left", "%u left", insertcoin_pile_left (state, i)),
                      insertcoin_pile_left (state, i)),
      (int) insertcoin_pile_left (state, i));
  if (!insertcoin_game_over_ahead (state, pile) || !left)
    return;
  /* Translators: name of a card */
  within = flip_facts_add (facts, "game-over-within", _ ("GAME OVER"),
                           /* Translators: %u: how many */
                           ngettext ("within %u flip", "within %u flips", left), left);
  flip_fact_count (within, (int) left);
  within->glyph = "skull";
  within->headline = TRUE;
  flip_fact_count (flip_facts_add (facts, "game-over-odds", _ ("GAME OVER on the next flip"),
                                   "%u %%", (100 + left / 2) / left),
                   (int) ((100 + left / 2) / left));
}

static void
table_facts (const InsertcoinState *state, FlipFacts *facts)
{
  g_autoptr (GString) card = g_string_new (NULL), title = g_string_new (NULL);

  FlipFact *flip =
    /* Translators: how many cards were flipped so far, before a number */
    flip_facts_add (facts, "flip", _ ("Flip"),
      /* Translators: first %u: how much there is of something; second %u: how much there may be */
      _ ("%u of %u"), state->deck.flips,
                    insertcoin_flips (state));

  flip_fact_count (flip, state->deck.flips);
  flip->glyph = "cards";
  flip->headline = TRUE;
  if (state->deck.flipped <= insertcoin_game_over (state))
    {
      insertcoin_card_name (state, state->deck.flipped, card);
      insertcoin_card_title (state, state->deck.flipped, title);
      flip_fact_encode (flip_facts_add (facts, "card", _ ("Card"), "%s", title->str), "%s",
                        card->str);
    }
  pile_facts (state, facts);
  if (state->stage != INSERTCOIN_STAGE_OVER)
    flip_fact_encode (
      /* Translators: before what ends the game before its time */
      flip_facts_add (facts, "ends-early", _ ("Ends early"), "%s",
                      _ ("3 levels, or no coin to pay")),
      "yes")
      ->headline = state->n_seats <= MOST_BESIDE;
}

static void
level_facts (const InsertcoinState *state, const InsertcoinSeat *seat, FlipFacts *facts)
{
  static const char *const ids[INSERTCOIN_LEVELS] = { "level-1", "level-2", "level-3" };
  static const char *const labels[INSERTCOIN_LEVELS] = {
    N_ ("Level 1"),
    N_ ("Level 2"),
    N_ ("Level 3"),
  };

  for (guint level = 0; level < INSERTCOIN_LEVELS; level++)
    {
      guint filled = insertcoin_grid_count (seat->filled[level]);
      const InsertcoinShape *shape;

      if (!insertcoin_has_shape (seat, level))
        continue;
      shape = insertcoin_shape (state, seat, level);
      if (state->counters && !filled)
        {
          flip_facts_add (facts, ids[level], _ (labels[level]),
                          /* Translators: %s: a shape; %u: how many squares */
                          ngettext ("%s, %u square", "%s, %u squares", shape->n_squares),
                          insertcoin_name (shape->word), shape->n_squares);
          continue;
        }
      /* Translators: a shape, how many squares are filled, and how many it has */
      flip_fact_count (flip_facts_add (facts, ids[level], _ (labels[level]), _ ("%s %u of %u"),
                                       insertcoin_name (shape->word), filled, shape->n_squares),
                       (int) filled);
    }
}

/* Where the symbols of the flipped card fit, so that the player sees at once if one fits
   nowhere. */
static void
fit_facts (const InsertcoinState *state, guint seat, FlipFacts *facts)
{
  static const char *const ids[INSERTCOIN_CORNERS] = { "left-symbol", "right-symbol" };
  static const char *const labels[INSERTCOIN_CORNERS] = { N_ ("Left symbol"), N_ ("Right symbol") };

  if (state->deck.flipped >= state->set.n_cards || state->done >> seat & 1
      || state->seats[seat].misses)
    return;
  for (guint corner = 0; corner < insertcoin_corners (state); corner++)
    {
      const char *name = insertcoin_name (insertcoin_corner (state, corner)->word);
      guint places = insertcoin_count_places_of (state, seat, corner);
      FlipFact *fact;

      if (places)
        fact = flip_facts_add (facts, ids[corner], _ (labels[corner]),
                               /* Translators: %s: a symbol; %u: how many places */
                               ngettext ("%s, %u place", "%s, %u places", places), name, places);
      else
        fact = flip_facts_add (facts, ids[corner], _ (labels[corner]),
          /* Translators: %s: a symbol */
          _ ("%s fits nowhere"), name);
      flip_fact_count (fact, (int) places);
    }
}

static void
seat_facts (const InsertcoinState *state, guint index, FlipFacts *facts)
{
  const InsertcoinSeat *seat = &state->seats[index];
  /* Translators: what a player has */
  FlipFact *fact = flip_facts_add_number (facts, "lives", _ ("Lives"), seat->lives);

  fact->glyph = "heart";
  fact->headline = TRUE;
  /* Translators: what a player has */
  fact = flip_facts_add_number (facts, "coins", _ ("Coins"), seat->coins);
  fact->glyph = "token";
  fact->headline = TRUE;
  flip_facts_add_number (facts, "life-row", _ ("Row of lives"), seat->row + 1);
  /* Translators: heading over counts */
  flip_facts_add_number (facts, "complete", _ ("Levels complete"),
                         (int) insertcoin_count (seat->complete));
  level_facts (state, seat, facts);
  if (seat->shield)
    flip_fact_encode (
      /* Translators: an ability that is in use */
      flip_facts_add (facts, "shield", _ ("Shield"), "%s", _ ("safe from skull and bolt")), "yes")
      ->glyph = "shield";
  if (seat->ghost)
    flip_fact_count (
      /* Translators: an ability that is in use */
      flip_facts_add (facts, "ghost", _ ("Ghost"),
                      seat->ghost == 1
                        ? _ ("the next symbol may cross the outline")
                        /* Translators: %u: how many */
                        : ngettext ("the next %u symbol may cross the outline",
                                    "the next %u symbols may cross the outline", seat->ghost),
                      seat->ghost),
      seat->ghost);
  if (seat->misses)
    /* Translators: somebody misses a flip */
    flip_fact_encode (flip_facts_add (facts, "misses", _ ("Skull"), "%s", _ ("misses a flip")),
                      "yes")
      ->glyph = "skull";
  fit_facts (state, index, facts);
}

void
insertcoin_facts (gconstpointer data, int seat, FlipFacts *facts)
{
  const InsertcoinState *state = data;

  g_return_if_fail (seat == FLIP_TABLE || (seat >= 0 && seat < state->n_seats));

  facts->n = 0;
  if (seat == FLIP_TABLE)
    table_facts (state, facts);
  else
    seat_facts (state, (guint) seat, facts);
}
