/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/placed-piece.h"

#include "engine/verb.h"

#include <string.h>

/* helpers */

static gconstpointer
present_state (FlipSheetModel *model)
{
  return flip_session_state (flip_sheet_model_session (model));
}

/* One that is there is at least refused because of where it lies. */
static gboolean
is_asked_for (FlipSheetModel *model, const FlipMove *move)
{
  FlipRefusal refusal = { 0 };

  return flip_game_check (flip_sheet_model_game (model), present_state (model), move, &refusal)
         || (refusal.code != FLIP_REFUSED_UNREADABLE && refusal.code != FLIP_REFUSED_NOT_NOW
             && refusal.code != FLIP_REFUSED_LIMIT);
}

static guint
count_places (const FlipPlacedPiece *piece, FlipSheetModel *model)
{
  const FlipMoveList *list = flip_sheet_model_legal (model);
  guint places = 0;

  for (guint i = 0; i < list->n; i++)
    places += flip_placed_piece_is_in (piece, model, &list->moves[i]);
  return places;
}

/* The placement that takes most sites: with all of its squares. */
static FlipMove
find_whole (FlipPlacedPiece *piece, FlipSheetModel *model)
{
  guint16 sites[FLIP_MAX_COVERED];
  FlipMove whole = { 0 };

  for (guint site = 0; site < FLIP_MAX_SITES; site++)
    {
      FlipMove move = flip_placed_piece_move (piece, site, 0);
      guint n = flip_placed_sites (model, &move, sites);

      if (n <= piece->n_squares)
        continue;
      whole = move;
      piece->n_squares = n;
    }

  return whole;
}

/* public functions */

gboolean
flip_placed_piece_read (FlipPlacedPiece *piece, FlipSheetModel *model, guint16 verb, gint16 index)
{
  const FlipGame *game = flip_sheet_model_game (model);
  FlipMove whole;

  *piece = (FlipPlacedPiece){ .verb = verb, .index = index };
  whole = find_whole (piece, model);
  if (!piece->n_squares || !is_asked_for (model, &whole))
    return FALSE;
  piece->n_places = count_places (piece, model);
  flip_game_offer (game, present_state (model), &whole, &piece->offer);
  return TRUE;
}

FlipMove
flip_placed_piece_move (const FlipPlacedPiece *piece, guint site, guint lie)
{
  return (FlipMove){
    .verb = piece->verb,
    .site = (guint16) site,
    .arg = { piece->index, (gint16) lie },
  };
}

gboolean
flip_placed_piece_is_in (const FlipPlacedPiece *piece, FlipSheetModel *model, const FlipMove *move)
{
  guint16 sites[FLIP_MAX_COVERED];

  return move->verb == piece->verb && move->arg[0] == piece->index
         && flip_placed_sites (model, move, sites) > 0;
}

guint
flip_placed_piece_find_room (const FlipPlacedPiece *piece, FlipSheetModel *model, guint lie)
{
  guint16 sites[FLIP_MAX_COVERED];

  for (guint site = 0; site < FLIP_MAX_SITES; site++)
    {
      FlipMove move = flip_placed_piece_move (piece, site, lie);

      if (flip_placed_sites (model, &move, sites) == piece->n_squares)
        return site;
    }

  return FLIP_NO_SITE;
}

guint
flip_placed_piece_first_square (const FlipPlacedPiece *piece,
                                FlipSheetModel *model,
                                guint middle,
                                guint lie)
{
  guint best = middle, least = G_MAXUINT;

  for (guint site = 0; site < FLIP_MAX_SITES; site++)
    {
      guint16 sites[FLIP_MAX_COVERED];
      FlipMove move = flip_placed_piece_move (piece, site, lie);

      if (flip_placed_sites (model, &move, sites) < piece->n_squares)
        continue;
      for (guint i = 0; i < piece->n_squares; i++)
        {
          guint away = (guint) ABS ((int) i - (int) piece->n_squares / 2);

          if (sites[i] != middle || away >= least)
            continue;
          best = site;
          least = away;
        }
    }

  return best;
}

guint
flip_placed_sites (FlipSheetModel *model, const FlipMove *move, guint16 sites[FLIP_MAX_COVERED])
{
  const FlipGame *game = flip_sheet_model_game (model);

  return game->covers ? game->covers (present_state (model), move, sites) : 0;
}

gboolean
flip_placed_alike (FlipSheetModel *model, const FlipMove *one, const FlipMove *other)
{
  guint16 a[FLIP_MAX_COVERED], b[FLIP_MAX_COVERED];
  guint n = flip_placed_sites (model, one, a);

  return n == flip_placed_sites (model, other, b) && memcmp (a, b, n * sizeof *a) == 0;
}
