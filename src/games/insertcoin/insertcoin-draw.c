/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/insertcoin/insertcoin-rules.h"

#include <glib/gi18n-lib.h>

/* Drawing a symbol, or a square for a life or by an ability. */

void
insertcoin_square_legal (const InsertcoinState *state, InsertcoinVerb verb, FlipMoveList *list)
{
  for (guint level = 0; level < INSERTCOIN_LEVELS; level++)
    {
      InsertcoinGrid empty = insertcoin_free (state, insertcoin_acting_seat (state), level);

      while (!insertcoin_grid_is_empty (empty))
        *flip_move_list_next (list) =
          insertcoin_move (verb, level * INSERTCOIN_SQUARES + insertcoin_grid_take (&empty), 0, 0);
    }
}

/* Where else the symbol goes, or what can be done if it goes nowhere. */
static void
suggest_places (const InsertcoinState *state, const FlipMove *move, FlipRefusal *refusal)
{
  guint places = insertcoin_count_places (state, (guint) move->arg[0]);

  if (!refusal)
    return;
  if (places)
    g_snprintf (refusal->help, sizeof refusal->help,
                ngettext ("It fits in %u place.", "It fits in %u places.", places), places);
  else
    g_strlcpy (refusal->help, _ ("It fits nowhere now."), sizeof refusal->help);
  if (state->stage == INSERTCOIN_STAGE_DRAW)
    g_strlcpy (refusal->tip, _ ("For a life, any one square can be filled."), sizeof refusal->tip);
}

static gboolean
refuse_misfit (const InsertcoinState *state,
               const FlipMove *move,
               const InsertcoinFit *fit,
               FlipRefusal *refusal)
{
  const char *name = insertcoin_name (insertcoin_corner (state, (guint) move->arg[0])->word);
  guint outside = fit->outside + fit->beside;

  if (insertcoin_acting_seat (state)->ghost)
    (void) flip_refuse (refusal, FLIP_REFUSED_REACH, move->site, "IC-ABILITY-9",
                        _ ("%s may cross the contour this time, but it must lie in the box of the "
                           "level and fill at least one empty square."),
                        name);
  else if (outside)
    (void) flip_refuse (refusal, FLIP_REFUSED_REACH, move->site, "IC-DRAW-2",
                        ngettext ("%s does not fit here: %u square lies outside the contour.",
                                  "%s does not fit here: %u squares lie outside the contour.",
                                  outside),
                        name, outside);
  else
    (void) flip_refuse (refusal, FLIP_REFUSED_MARKED, move->site, "IC-DRAW-4",
                        ngettext ("%s does not fit here: %u square is filled already.",
                                  "%s does not fit here: %u squares are filled already.",
                                  fit->taken),
                        name, fit->taken);
  suggest_places (state, move, refusal);
  return FALSE;
}

gboolean
insertcoin_draw_check (const InsertcoinState *state, const FlipMove *move, FlipRefusal *refusal)
{
  const InsertcoinSymbol *symbol;
  InsertcoinFit fit;

  if (move->site >= INSERTCOIN_SITES || move->arg[0] < 0 || move->arg[0] >= INSERTCOIN_CORNERS
      || move->arg[1] < 0 || move->arg[1] >= INSERTCOIN_TURNS)
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "IC-DRAW-1",
                        _ ("One of the two symbols is drawn on a level."));
  symbol = insertcoin_corner (state, (guint) move->arg[0]);
  if (!insertcoin_may_draw (state, (guint) move->arg[0]))
    return flip_refuse (refusal, FLIP_REFUSED_LIMIT, move->site, "IC-ABILITY-4",
                        _ ("%s was drawn on this flip already: only the card's other symbol is "
                           "left."),
                        insertcoin_name (symbol->word));
  if (symbol->turns[move->arg[1]].same_as != move->arg[1])
    return flip_refuse (refusal, FLIP_REFUSED_NEEDLESS, move->site, "IC-DRAW-3",
                        _ ("Turned like this, %s looks as before: turn %u says the same."),
                        insertcoin_name (symbol->word), symbol->turns[move->arg[1]].same_as);
  fit = insertcoin_fit (state, move);
  return insertcoin_fits (state, &fit) || refuse_misfit (state, move, &fit, refusal);
}

void
insertcoin_draw_apply (InsertcoinState *state, const FlipMove *move)
{
  InsertcoinSeat *seat = &state->seats[state->seat];
  InsertcoinFit fit = insertcoin_fit (state, move);

  state->pending.drawn |= (guint8) (1u << move->arg[0]);
  if (state->stage == INSERTCOIN_STAGE_SYMBOL)
    state->pending.symbols--;
  seat->ghost -= seat->ghost > 0;
  insertcoin_fill_squares (state, insertcoin_site_level (move->site), fit.fill);
  insertcoin_continue_turn (state);
}

/* One empty square inside a contour, for a life or by an ability. */
gboolean
insertcoin_square_check (const InsertcoinState *state, const FlipMove *move, FlipRefusal *refusal)
{
  const char *rule = move->verb == INSERTCOIN_VERB_LIFE ? "IC-LIFE-1" : "IC-ABILITY-1";
  const InsertcoinSeat *seat = insertcoin_acting_seat (state);
  guint level = insertcoin_site_level (move->site);
  guint square = insertcoin_site_square (move->site);

  if (move->site >= INSERTCOIN_SITES)
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, rule,
                        _ ("There is no such square."));
  if (insertcoin_grid_has (insertcoin_free (state, seat, level), square))
    return TRUE;
  if (insertcoin_grid_has (seat->filled[level], square))
    return flip_refuse (refusal, FLIP_REFUSED_MARKED, move->site, rule,
                        _ ("This square is filled already. Choose an empty one."));
  return flip_refuse (refusal, FLIP_REFUSED_REACH, move->site, rule,
                      _ ("This square lies outside the contour of the shape."));
}

static void
fill_site (InsertcoinState *state, guint site)
{
  insertcoin_fill_squares (state, insertcoin_site_level (site),
                           insertcoin_grid_of_square (insertcoin_site_square (site)));
  insertcoin_continue_turn (state);
}

void
insertcoin_life_apply (InsertcoinState *state, const FlipMove *move)
{
  insertcoin_lose_life (&state->seats[state->seat]);
  fill_site (state, move->site);
}

void
insertcoin_fill_apply (InsertcoinState *state, const FlipMove *move)
{
  state->pending.fills--;
  fill_site (state, move->site);
}
