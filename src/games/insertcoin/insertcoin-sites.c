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

static void
describe_square (const InsertcoinState *state, const InsertcoinSeat *seat, FlipSite *site)
{
  guint level = insertcoin_site_level (state, site->id);
  guint square = insertcoin_site_square (state, site->id);

  if (!insertcoin_has_shape (seat, level))
    flip_phrase_copy (site->gives, _ ("no shape yet"), sizeof site->gives);
  else if (insertcoin_grid_has (insertcoin_shape (state, seat, level)->squares, square))
    /* Translators: %s: a shape */
    flip_phrase_print (site->gives, sizeof site->gives, _ ("inside the outline: %s"),
                       insertcoin_name (insertcoin_shape (state, seat, level)->word));
  else
    flip_phrase_copy (site->gives, _ ("outside the outline"), sizeof site->gives);
}

static const char *
level_name (guint level)
{
  static const char *const names[INSERTCOIN_LEVELS] = {
    N_ ("Level 1"),
    N_ ("Level 2"),
    N_ ("Level 3"),
  };

  return _ (names[level]);
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
  flip_phrase_copy (site->title, is_lives ? _ ("Lives") : level_name (level), sizeof site->title);
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

void
insertcoin_sites (gconstpointer data, guint index, FlipSites *sites)
{
  const InsertcoinState *state = data;
  const InsertcoinSeat *seat = &state->seats[index];
  gboolean acts =
    state->seat == index && state->stage >= INSERTCOIN_STAGE_DRAW && !state->counters;
  Reach reach = acts ? find_reach (state) : (Reach){ 0 };
  g_autoptr (GString) name = g_string_new (NULL);

  G_STATIC_ASSERT (INSERTCOIN_LEVELS * INSERTCOIN_MOST_SIDE * INSERTCOIN_MOST_SIDE
                     + INSERTCOIN_MAX_SEATS
                   <= FLIP_MAX_SITES);
  g_return_if_fail (index < state->n_seats);

  sites->n = insertcoin_n_squares (state);
  for (guint i = 0; i < insertcoin_n_squares (state); i++)
    {
      FlipSite *site = &sites->sites[i];
      guint level = insertcoin_site_level (state, i), square = insertcoin_site_square (state, i);

      memset (site, 0, sizeof *site);
      site->id = (guint16) i;
      site->region = level_name (level);
      site->grid = (guint8) (level + 1);
      site->column = (gint8) (square % INSERTCOIN_STRIDE);
      site->row = (gint8) (square / INSERTCOIN_STRIDE);
      site->mark =
        insertcoin_grid_has (seat->filled[level], square) ? FLIP_MARK_FILLED : FLIP_MARK_NONE;
      site->price = price_of (&reach, level, square);
      g_string_printf (name, "level %u ", level + 1);
      insertcoin_square_print (square, name);
      flip_phrase_copy (site->name, name->str, sizeof site->name);
      g_string_truncate (name, 0);
      insertcoin_square_print (square, name);
      /* Translators: %s: column and row of the square, such as c3 */
      flip_phrase_print (site->title, sizeof site->title, _ ("Square %s"), name->str);
      describe_square (state, seat, site);
      if (state->counters)
        fill_counter (state, index, site);
    }
  add_lives (state, index, sites);
}
