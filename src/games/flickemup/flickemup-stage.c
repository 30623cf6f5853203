/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-cowboy.h"
#include "games/flickemup/flickemup-game.h"
#include "games/flickemup/flickemup-track.h"

#include <glib/gi18n-lib.h>

/* The questions and who is asked, and why nothing can be done at a site. */

/* The seat whose turn it is, or which shoots in a duel; the table's answers are about that seat. */
guint
flickemup_acting_seat (const FlickemupState *state)
{
  gboolean duels =
    state->stage == FLICKEMUP_STAGE_DUEL_AIM || state->stage == FLICKEMUP_STAGE_DUEL_SHOT;

  return duels ? flickemup_seat_behind (state, flickemup_duel_shooter (state)) : state->turn.seat;
}

/* The seat that answers, or the table. */
int
flickemup_who (const FlickemupState *state)
{
  switch (state->stage)
    {
    case FLICKEMUP_STAGE_SHOT:
    case FLICKEMUP_STAGE_WALK:
    case FLICKEMUP_STAGE_BLAST:
    case FLICKEMUP_STAGE_SHOWN:
    case FLICKEMUP_STAGE_DUEL:
    case FLICKEMUP_STAGE_DUEL_SHOT:
    case FLICKEMUP_STAGE_TRACK:
    case FLICKEMUP_STAGE_TARGET:
    case FLICKEMUP_STAGE_CLAIM:
    case FLICKEMUP_STAGE_OVER:
      return FLIP_TABLE;
    default:
      return (int) flickemup_acting_seat (state);
    }
}

/* On the simulated table every action is a flick. */
static FlipAskKind
kind_of (const FlickemupState *state)
{
  gboolean plays = state->stage == FLICKEMUP_STAGE_TURN || state->stage == FLICKEMUP_STAGE_SECOND;

  return state->simulated && plays ? FLIP_ASK_FLICK : flickemup_stages[state->stage].kind;
}

void
flickemup_ask (gconstpointer data, FlipAsk *ask)
{
  const FlickemupState *state = data;
  FlipAskKind kind = kind_of (state);

  *ask = (FlipAsk){
    .kind = kind,
    .endless = kind == FLIP_ASK_FLICK || kind == FLIP_ASK_PLACEMENT,
    .who = flickemup_who (state),
    .draw = { .position = state->answers },
  };
}

static gboolean
refuse_figure (const FlickemupState *state, guint16 site, FlipRefusal *refusal)
{
  FlipMove move = flickemup_make (FLICKEMUP_VERB_DONE, site, 0, 0, 0);

  if (state->stage == FLICKEMUP_STAGE_SHOT || state->stage == FLICKEMUP_STAGE_DUEL_SHOT)
    return flickemup_hit.verb.check (state, &move, refusal);
  if (state->stage == FLICKEMUP_STAGE_BLAST)
    return flickemup_caught.verb.check (state, &move, refusal);
  if (state->stage == FLICKEMUP_STAGE_TURN)
    return flickemup_cowboy_check (state, site, refusal);
  return TRUE;
}

static gboolean
refuse_building (const FlickemupState *state, guint16 site, FlipRefusal *refusal)
{
  FlipMove move = flickemup_make (FLICKEMUP_VERB_ENTERED, site, 0, 0, 0);

  if (state->stage == FLICKEMUP_STAGE_WALK)
    return flickemup_entered.verb.check (state, &move, refusal);
  if (state->stage == FLICKEMUP_STAGE_BLAST)
    return flickemup_closed.verb.check (state, &move, refusal);
  return TRUE;
}

void
flickemup_refuse_site (gconstpointer data, guint16 site, FlipRefusal *refusal)
{
  const FlickemupState *state = data;
  gboolean unsaid = state->tracked ? flickemup_track_refuse (state, site, refusal)
                    : site < FLICKEMUP_SITE_BUILDING  ? refuse_figure (state, site, refusal)
                    : site < FLICKEMUP_SITE_GALLOWS ? refuse_building (state, site, refusal)
                                                    : TRUE;

  g_assert (refusal != NULL);

  if (unsaid)
    (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, site, "FU-ACT-4",
                        _ ("There is nothing to do with this right now."));
}

gboolean
flickemup_is_flick (guint verb)
{
  return verb <= FLICKEMUP_VERB_THROW || verb == FLICKEMUP_VERB_SECOND
         || verb == FLICKEMUP_VERB_DUEL;
}

/* Counts the answers of the table, because a dealer picks each of them by its number; and remembers
   the last flick, which a simulated table answers. */
void
flickemup_play (const FlipVerb *verb, gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;

  state->answers = (guint16) (state->answers + (flickemup_who (state) == FLIP_TABLE));
  verb->apply (state, move);
  if (state->simulated && flickemup_is_flick (move->verb))
    state->turn.flick = *move;
}
