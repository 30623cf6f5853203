/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/game.h"

/* Everything about one verb of a game is one row: the stages in which it is an answer, the form of
   its moves, and the functions for them. A row stands at the end of the file with its rule; the
   game lists its rows in the order of its verbs, starting with FLIP_VERB_CARD. */
struct _FlipVerb
{
  const char *name;  /* for scripts: "recycle" */
  guint32 stages;    /* one bit per stage in which it is an answer */
  gboolean has_site; /* its moves name a site */
  guint n_args;      /* how many arguments may differ from 0 */
  guint n_values;    /* its moves are the values of one argument, and people may think of all of
                        them, legal or not; 0: only of the legal ones */

  gboolean declines;    /* its moves only decline something */
  FlipOfferPlace place; /* where its moves are offered in addition to the sheet */

  /* Adds its legal moves in a stable order; only called in the stages above. Moves are listed in
     the order of the rows. NULL if another row of the stage lists these moves as well. */
  void (*list) (gconstpointer state, FlipMoveList *list);

  /* Whether a move of the right form at the right stage is legal. NULL: it always is. */
  gboolean (*check) (gconstpointer state, const FlipMove *move, FlipRefusal *refusal);

  /* Plays the move; its automatic consequences are left to the game's `play`. */
  void (*apply) (gpointer state, const FlipMove *move);

  /* Templates for the log and for a button, used if `describe` and `label` are NULL; translatable:
     "Climbs to {site}", "{card} is flipped"; "Climb to {site}". NULL: the site or card is enough,
     and the button has the words of the log. */
  const char *words, *act;

  /* The text after the seat's number in a sheet, the sentence for the log, and a few words for a
     button. NULL: the sheet has only the names of verb and site and the card; the log has `words`
     and what the move gives; the button has `act`, or the words of `describe` if that exists. */
  void (*print) (gconstpointer state, const FlipMove *move, GString *text);
  void (*describe) (gconstpointer state, const FlipMove *move, GString *text);
  void (*label) (gconstpointer state, const FlipMove *move, GString *text);

  /* Fills in the parts of an offered move; the offer is passed in zeroed. NULL: there is nothing to
     add. */
  void (*offer) (gconstpointer state, const FlipMove *move, FlipOffer *offer);
};

/* Makes a seat the one that is asked, if it may act now; otherwise returns FALSE, and the refusal,
   which may be NULL, says why. A move that names a seat other than the one asked is checked, played
   and put into words as if the state had been turned to that seat first. */
gboolean flip_game_turn_to (const FlipGame *game,
                            gpointer state,
                            guint seat,
                            FlipRefusal *refusal);

/* Whether a verb is an answer to the question that a state asks. */
gboolean flip_game_takes (const FlipGame *game, gconstpointer state, guint verb);

/* All legal answers of the seat that is asked, in a stable order. For those of another seat, turn a
   copy of the state to it. */
void flip_game_legal (const FlipGame *game, gconstpointer state, FlipMoveList *list);

/* Every answer that people may think of, legal or not, so that a refused one can be shown with its
   reason: all values of the verbs that have `n_values`; if none has, the legal answers. */
void flip_game_candidates (const FlipGame *game, gconstpointer state, FlipMoveList *list);

/* Whether one answer is legal; if not, why. The refusal may be NULL. */
gboolean flip_game_check (const FlipGame *game,
                          gconstpointer state,
                          const FlipMove *move,
                          FlipRefusal *refusal);

/* Like flip_game_apply, for a move that names a seat. */
void flip_game_apply_turned (const FlipGame *game, gpointer state, const FlipMove *move);

/* Changes the state to the next one. Never fails for a legal move. Inline, since random games spend
   most of their time here. */
static inline void
flip_game_apply (const FlipGame *game, gpointer state, const FlipMove *move)
{
  const FlipVerb *verb;

  /* Verb and seat are compared in one go: reading a single byte of a move that was just written
     would stall. */
  if (G_UNLIKELY ((move->verb | (guint) move->seat << 8) >= game->n_verbs))
    return flip_game_apply_turned (game, state, move);

  verb = game->verbs[move->verb];
  g_assert (verb->stages >> *((const guint8 *) state + game->stage_offset) & 1);
  if (game->play)
    game->play (verb, state, move);
  else
    verb->apply (state, move);
}

/* The text of a move, which the game's `parse` can read; the sentence for the log, to which
   automatic consequences may add lines and which is empty if the entry only continues the one
   before; and a few words for a button. */
void flip_game_print (const FlipGame *game,
                      gconstpointer state,
                      const FlipMove *move,
                      GString *text);
void flip_game_describe (const FlipGame *game,
                         gconstpointer state,
                         const FlipMove *move,
                         GString *text);
void flip_game_label (const FlipGame *game,
                      gconstpointer state,
                      const FlipMove *move,
                      GString *text);

/* Where a move is offered in addition to the sheet. */
FlipOfferPlace flip_game_place (const FlipGame *game, const FlipMove *move);

/* Whether a move only declines something, as all moves of its verb do. */
gboolean flip_game_declines (const FlipGame *game, const FlipMove *move);

/* The parts of an offered move. */
void flip_game_offer (const FlipGame *game,
                      gconstpointer state,
                      const FlipMove *move,
                      FlipOffer *offer);
