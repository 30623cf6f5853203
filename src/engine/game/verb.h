/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/game.h"

G_BEGIN_DECLS

/* Everything about one verb of a game is one row: the stages in which it is an answer, the shape of
   its moves, and what can be done with one. A row stands at the end of the file that holds the rule; the
   game lists its rows by the numbers of its verbs, from FLIP_VERB_CARD on. */
struct _FlipVerb
{
  const char *name;  /* for scripts: "recycle" */
  guint32 stages;    /* one bit per stage in which it is an answer */
  gboolean has_site; /* its moves name a site */
  guint n_args;      /* how many arguments may be other than 0 */

  gboolean declines;    /* its moves only leave something alone */
  FlipOfferPlace place; /* where its moves are offered apart from the sheet */

  /* Adds its legal moves, in a stable order; called in those stages only. The rows list their moves
     in the order of the rows. NULL where another row of the stage lists these moves too. */
  void (*list) (gconstpointer state, FlipMoveList *list);

  /* Whether a move of the right shape at the right stage is legal. NULL: it always is. */
  gboolean (*check) (gconstpointer state, const FlipMove *move, FlipRefusal *refusal);

  /* Plays the move; what follows automatically is up to the game's `advance`. */
  void (*apply) (gpointer state, const FlipMove *move);

  /* What it does, for the log and for a button, where `describe` and `label` are NULL; translatable: "Climbs to
     {site}", "{card} is flipped"; "Climb to {site}". NULL: its site or card says it, and the button what the log does. */
  const char *words, *act;

  /* The words after the seat's number in a sheet, the sentence for the log, and a few words for a
     button. NULL: the verb's name, its site's and its card are all there is to write; the log has `words`, and what
     the move brings; the button has `act`, or the words of `describe` if there is one. */
  void (*print) (gconstpointer state, const FlipMove *move, GString *text);
  void (*describe) (gconstpointer state, const FlipMove *move, GString *text);
  void (*label) (gconstpointer state, const FlipMove *move, GString *text);

  /* The parts of an offered move; the offer comes in all zeros. NULL: nothing to tell. */
  void (*offer) (gconstpointer state, const FlipMove *move, FlipOffer *offer);
};

/* Makes a seat the one that is asked, if it may act now; FALSE if it may not, and the refusal, which
   may be NULL, says why. A move that names another seat than the one that is asked is checked,
   played and put into words as if the state had been turned to that seat before. */
gboolean flip_game_turn_to (const FlipGame *game,
                            gpointer state,
                            guint seat,
                            FlipRefusal *refusal);

/* Whether a verb is an answer to what a state asks. */
gboolean flip_game_takes (const FlipGame *game, gconstpointer state, guint verb);

/* Every legal answer of the seat that is asked, in a stable order. For those of another seat, turn a
   copy of the state to it. */
void flip_game_legal (const FlipGame *game, gconstpointer state, FlipMoveList *list);

/* Every answer that people may think of, legal or not, so that a refused one can be shown with its
   reason: the legal ones where the game names no others. */
void flip_game_candidates (const FlipGame *game, gconstpointer state, FlipMoveList *list);

/* Whether one answer is legal; if not, why. The refusal may be NULL. */
gboolean flip_game_check (const FlipGame *game,
                          gconstpointer state,
                          const FlipMove *move,
                          FlipRefusal *refusal);

/* The same as below for a move that names a seat. */
void flip_game_apply_turned (const FlipGame *game, gpointer state, const FlipMove *move);

/* The next state, in place. Total on legal moves. Inline, since random games are made of it. */
static inline void
flip_game_apply (const FlipGame *game, gpointer state, const FlipMove *move)
{
  const FlipVerb *verb;

  /* Both at once: a byte in the middle of what was just written would have to be waited for. */
  if (G_UNLIKELY ((move->verb | (guint) move->seat << 8) >= game->n_verbs))
    return flip_game_apply_turned (game, state, move);

  verb = game->verbs[move->verb];
  g_assert (verb->stages >> *((const guint8 *) state + game->stage_offset) & 1);
  if (game->prepare)
    game->prepare (state);
  verb->apply (state, move);
  if (game->advance)
    game->advance (state, move);
}

/* The text of a move, which the game's `parse` reads; the sentence for the log, in which what
   follows automatically may have lines of its own, empty where the entry only continues the one
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

/* Where a move is offered apart from the sheet. */
FlipOfferPlace flip_game_place (const FlipGame *game, const FlipMove *move);

/* Whether a move only leaves something alone, as its verb always does. */
gboolean flip_game_declines (const FlipGame *game, const FlipMove *move);

/* The parts of an offered move. */
void flip_game_offer (const FlipGame *game,
                      gconstpointer state,
                      const FlipMove *move,
                      FlipOffer *offer);

G_END_DECLS
