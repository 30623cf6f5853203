/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/insertcoin/insertcoin-rules.h"

#include <glib/gi18n-lib.h>

/* What can be placed on the levels: symbols of the flipped card, or a single square. */

G_STATIC_ASSERT (INSERTCOIN_TURNS == FLIP_ORIENTATIONS);
G_STATIC_ASSERT (INSERTCOIN_MAX_CELLS <= FLIP_TILE_SQUARES);
G_STATIC_ASSERT (INSERTCOIN_CORNERS + 1 <= FLIP_MAX_TILES);

static FlipTile *
add_tile (FlipTiles *tiles, InsertcoinVerb verb, const char *title, const char *act)
{
  FlipTile *tile = &tiles->tiles[tiles->n++];

  g_assert (tiles->n <= FLIP_MAX_TILES);

  *tile = (FlipTile){ .move = insertcoin_move (verb, FLIP_NO_SITE, 0, 0), .n_squares = 1 };
  flip_phrase_copy (tile->title, title, sizeof tile->title);
  flip_phrase_copy (tile->act, act, sizeof tile->act);
  return tile;
}

static void
add_symbol (const InsertcoinState *state, guint corner, FlipTiles *tiles)
{
  const InsertcoinSymbol *symbol = insertcoin_corner (state, corner);
  FlipTile *tile =
    add_tile (tiles, INSERTCOIN_VERB_DRAW, insertcoin_name (symbol->word), _ ("_Draw It"));

  tile->from_card = TRUE;
  tile->card = state->deck.flipped;
  tile->move.arg[0] = (gint16) corner;
  tile->n_squares = symbol->n_cells;
  for (guint turn = 0; turn < INSERTCOIN_TURNS; turn++)
    {
      const InsertcoinTurn *turned = &symbol->turns[turn];

      tile->same_as[turn] = turned->same_as;
      for (guint i = 0; i < symbol->n_cells; i++)
        tile->squares[turn][i] = (FlipSquare){
          .column = (gint8) insertcoin_step_column (turned->steps[i]),
          .row = (gint8) insertcoin_step_row (turned->steps[i]),
        };
    }
}

void
insertcoin_tiles (gconstpointer data, FlipTiles *tiles)
{
  const InsertcoinState *state = data;
  gboolean draws = state->stage == INSERTCOIN_STAGE_DRAW || state->stage == INSERTCOIN_STAGE_SYMBOL;

  tiles->n = 0;
  for (guint corner = 0; draws && corner < insertcoin_corners (state); corner++)
    {
      if (insertcoin_may_draw (state, corner))
        add_symbol (state, corner, tiles);
    }
  if (state->stage == INSERTCOIN_STAGE_DRAW)
    add_tile (tiles, INSERTCOIN_VERB_LIFE, insertcoin_life_title (), _ ("_Fill It"))->price =
      INSERTCOIN_SQUARE_COST;
  else if (state->stage == INSERTCOIN_STAGE_FILL)
    add_tile (tiles, INSERTCOIN_VERB_FILL, /* instead of a shape */ _ ("One square"),
              _ ("_Fill It"));
}
