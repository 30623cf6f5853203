/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/royalflip/royalflip-rules.h"
#include "games/royalflip/royalflip.h"

#include <glib/gi18n-lib.h>

/* What each stage asks, and why something else is not an answer. */

static FlipAskKind
kind_of (RoyalflipStage stage)
{
  switch (stage)
    {
    case ROYALFLIP_STAGE_LINEUP:
      return FLIP_ASK_CARDS;
    case ROYALFLIP_STAGE_NUMBER:
      return FLIP_ASK_AMOUNT;
    case ROYALFLIP_STAGE_WRITE:
    case ROYALFLIP_STAGE_TRACK:
    case ROYALFLIP_STAGE_EXTRA:
      return FLIP_ASK_SITE;
    case ROYALFLIP_STAGE_OVER:
      return FLIP_ASK_NOTHING;
    default:
      return FLIP_ASK_OPTION;
    }
}

static void
ask_cards (const RoyalflipState *state, FlipAsk *ask)
{
  ask->count = ROYALFLIP_LINEUP - (guint) state->n_lineup;
  ask->possible = royalflip_possible (state);
  ask->draw.position = (guint16) (state->round * ROYALFLIP_LINEUP + state->n_lineup);
}

void
royalflip_ask (gconstpointer data, FlipAsk *ask)
{
  const RoyalflipState *state = data;

  g_assert (state->stage != ROYALFLIP_STAGE_NEXT_SEAT);

  memset (ask, 0, sizeof *ask);
  ask->kind = kind_of (state->stage);
  ask->who = state->stage == ROYALFLIP_STAGE_LINEUP || state->stage >= ROYALFLIP_STAGE_TIE
               ? FLIP_TABLE
               : state->seat;
  ask->free = royalflip_free_seats (state);
  if (ask->kind == FLIP_ASK_CARDS)
    ask_cards (state, ask);
  else if (ask->kind == FLIP_ASK_AMOUNT)
    {
      ask->least = FLIP_ACE;
      ask->most = state->board.highest;
    }
}

/* Refusing */

void
royalflip_refuse_now (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const RoyalflipState *state = data;

  if (state->stage == ROYALFLIP_STAGE_OVER)
    (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, "RF-ROUND-3",
                        _ ("The game is over."));
  else
    (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, "RF-ROUND-3",
                        /* Translators: %s: what is asked for */
                        _ ("Something else is needed right now: %s."),
                        royalflip_stage_words (state->stage));
}

/* A space is circled and a cell written, where either is asked for; otherwise what is asked. */
void
royalflip_refuse_site (gconstpointer data, guint16 site, FlipRefusal *refusal)
{
  const RoyalflipState *state = data;
  gboolean track = state->stage == ROYALFLIP_STAGE_TRACK
                   || (state->stage == ROYALFLIP_STAGE_WRITE && royalflip_site_is_on_track (site));
  FlipMove move = royalflip_move (track ? ROYALFLIP_VERB_CIRCLE : ROYALFLIP_VERB_WRITE, site, 0);

  flip_game_check (&royalflip_game, state, &move, refusal);
}
