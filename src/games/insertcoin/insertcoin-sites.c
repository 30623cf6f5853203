/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "engine/game/verb.h"
#include "games/insertcoin/insertcoin-game.h"
#include "games/insertcoin/insertcoin-symbol.h"
#include "games/insertcoin/insertcoin.h"

#include <glib/gi18n-lib.h>

/* A seat's sheet for drawing, screen readers and tests: every square of the three levels. */

/* The squares that can be filled now: for free, and for a life. */
typedef struct
{
  InsertcoinGrid free[INSERTCOIN_LEVELS];
  InsertcoinGrid for_life[INSERTCOIN_LEVELS];
} Reach;

static void
add_move (const InsertcoinState *state, const FlipMove *move, Reach *reach)
{
  InsertcoinGrid *grids = move->verb == INSERTCOIN_VERB_LIFE ? reach->for_life : reach->free;
  guint level = insertcoin_site_level (state, move->site);
  InsertcoinGrid filled = move->verb == INSERTCOIN_VERB_DRAW
                            ? insertcoin_fit (state, move).fill
                            : insertcoin_grid_of_square (insertcoin_site_square (state, move->site));

  grids[level] = insertcoin_grid_or (grids[level], filled);
}

static Reach
find_reach (const InsertcoinState *state)
{
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);
  Reach reach = { 0 };

  flip_game_legal (&insertcoin_game, state, list);
  for (guint i = 0; i < list->n; i++)
    {
      if (list->moves[i].site < insertcoin_n_squares (state))
        add_move (state, &list->moves[i], &reach);
    }

  return reach;
}

static int
price_of (const Reach *reach, guint level, guint square)
{
  if (insertcoin_grid_has (reach->free[level], square))
    return 0;
  return insertcoin_grid_has (reach->for_life[level], square) ? 1 : FLIP_NOT_IN_REACH;
}

/* With counters only: the site of a level or of the lives, for its seat alone. */
static void
fill_counter (const InsertcoinState *state, guint index, FlipSite *site)
{
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);
  guint level = insertcoin_site_level (state, site->id);
  gboolean is_lives = site->id >= insertcoin_n_squares (state);

  site->grid = 0;
  site->gives[0] = '\0';
  if (site->id != (is_lives ? insertcoin_lives_site (state, index)
                            : insertcoin_level_site (state, index, level)))
    return;
  flip_phrase_copy (site->title, is_lives ? _ ("Lives") : insertcoin_level_name (level),
                    sizeof site->title);
  if (is_lives)
    flip_phrase_copy (site->gives, _ ("a life for a square"), sizeof site->gives);
  else if (insertcoin_has_shape (&state->seats[index], level))
    flip_phrase_copy (site->gives,
                      insertcoin_name (insertcoin_shape (state, &state->seats[index], level)->word),
                      sizeof site->gives);
  flip_game_legal (&insertcoin_game, state, list);
  for (guint i = 0; i < list->n; i++)
    {
      if (list->moves[i].site == site->id)
        site->price = 0;
    }
}

/* The lives of each seat come after the squares. */
static void
add_lives (const InsertcoinState *state, guint index, FlipSites *sites)
{
  for (guint i = 0; i < INSERTCOIN_MAX_SEATS; i++)
    {
      FlipSite *site = &sites->sites[sites->n++];

      *site = (FlipSite){ .id = insertcoin_lives_site (state, i), .price = FLIP_NOT_IN_REACH };
      site->region = _ ("Lives and coins");
      flip_phrase_print (site->name, sizeof site->name, "lives %u", i + 1);
      flip_phrase_copy (site->title, _ ("Lives"), sizeof site->title);
      if (state->counters)
        fill_counter (state, index, site);
    }
}

/* The squares of a level; what is the same for all of them is said once. */
static void
add_level (const InsertcoinState *state, guint index, guint level, const Reach *reach, FlipSites *sites)
{
  const InsertcoinSeat *seat = &state->seats[index];
  const InsertcoinShape *shape =
    insertcoin_has_shape (seat, level) ? insertcoin_shape (state, seat, level) : NULL;
  const char *region = insertcoin_level_name (level);
  /* Translators: %s: column and row of the square, such as c3 */
  const char *title = _ ("Square %s");
  const char *outside = shape ? _ ("outside the outline") : _ ("no shape yet");
  g_autofree char *inside =
    /* Translators: %s: a shape */
    shape ? g_strdup_printf (_ ("inside the outline: %s"), insertcoin_name (shape->word)) : NULL;
  g_autoptr (GString) name = g_string_new (NULL);

  for (guint i = 0; i < state->set.level_squares; i++)
    {
      FlipSite *site = &sites->sites[sites->n];
      guint square = insertcoin_site_square (state, sites->n);

      *site = (FlipSite){
        .id = (guint16) sites->n++,
        .region = region,
        .grid = (guint8) (level + 1),
        .column = (gint8) (square % INSERTCOIN_STRIDE),
        .row = (gint8) (square / INSERTCOIN_STRIDE),
        .mark = insertcoin_grid_has (seat->filled[level], square) ? FLIP_MARK_FILLED : FLIP_MARK_NONE,
        .price = price_of (reach, level, square),
      };
      g_string_truncate (name, 0);
      insertcoin_square_print (square, name);
      flip_phrase_print (site->name, sizeof site->name, "level %u %s", level + 1, name->str);
      flip_phrase_print (site->title, sizeof site->title, title, name->str);
      flip_phrase_copy (
        site->gives, shape && insertcoin_grid_has (shape->squares, square) ? inside : outside,
        sizeof site->gives);
      if (state->counters)
        fill_counter (state, index, site);
    }
}

void
insertcoin_sites (gconstpointer data, guint index, FlipSites *sites)
{
  const InsertcoinState *state = data;
  gboolean acts =
    state->seat == index && state->stage >= INSERTCOIN_STAGE_DRAW && !state->counters;
  Reach reach = acts ? find_reach (state) : (Reach){ 0 };

  G_STATIC_ASSERT (INSERTCOIN_LEVELS * INSERTCOIN_MOST_SIDE * INSERTCOIN_MOST_SIDE
                     + INSERTCOIN_MAX_SEATS
                   <= FLIP_MAX_SITES);
  g_return_if_fail (index < state->n_seats);

  sites->n = 0;
  for (guint level = 0; level < INSERTCOIN_LEVELS; level++)
    add_level (state, index, level, &reach, sites);
  add_lives (state, index, sites);
}

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
      _ ("%u of %u"), state->deck.flips, insertcoin_flips (state));

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
  for (guint level = 0; level < INSERTCOIN_LEVELS; level++)
    {
      guint filled = insertcoin_grid_count (seat->filled[level]);
      const InsertcoinShape *shape;

      if (!insertcoin_has_shape (seat, level))
        continue;
      shape = insertcoin_shape (state, seat, level);
      if (state->counters && !filled)
        {
          flip_facts_add (facts, insertcoin_level_id (level), insertcoin_level_name (level),
                          /* Translators: %s: a shape; %u: how many squares */
                          ngettext ("%s, %u square", "%s, %u squares", shape->n_squares),
                          insertcoin_name (shape->word), shape->n_squares);
          continue;
        }
      flip_fact_count (
        flip_facts_add (facts, insertcoin_level_id (level), insertcoin_level_name (level),
                        /* Translators: a shape, how many squares are filled, and how many it has */
                        _ ("%s %u of %u"), insertcoin_name (shape->word), filled, shape->n_squares),
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
                               /* Translators: %s: a symbol */ _ ("%s fits nowhere"), name);
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

  if (seat == FLIP_TABLE)
    table_facts (state, facts);
  else
    seat_facts (state, (guint) seat, facts);
}
