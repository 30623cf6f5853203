/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-rules.h"

#include <glib/gi18n-lib.h>

/* What is asked, which verbs answer it, and who checks and plays them. */

#define IN(stage) (1u << FLICKEMUP_STAGE_##stage)

typedef struct
{
  guint stages;
  gboolean site;
  guint8 arguments;
  gboolean (*check) (const FlickemupState *state, const FlipMove *move, FlipRefusal *refusal);
  void (*apply) (FlickemupState *state, const FlipMove *move);
} Verb;

static gboolean
clock_check (const FlickemupState *state, const FlipMove *move, FlipRefusal *refusal)
{
  return move->arg[0] == 0 || move->arg[0] == 1
         || flip_refuse (refusal, FLIP_REFUSED_LIMIT, FLIP_NO_SITE, "FU-END-3",
                         _ ("Either the game ends, or you play on."));
}

#define RULE(name) flickemup_##name##_check, flickemup_##name##_apply

static const Verb verbs[FLICKEMUP_VERBS] = {
  [FLICKEMUP_VERB_MOVE] = { IN (TURN), TRUE, 3, RULE (move) },
  [FLICKEMUP_VERB_SHOOT] = { IN (TURN), TRUE, 3, RULE (shoot) },
  [FLICKEMUP_VERB_RIFLE] = { IN (TURN), TRUE, 3, RULE (rifle) },
  [FLICKEMUP_VERB_THROW] = { IN (TURN), TRUE, 3, RULE (throw) },
  [FLICKEMUP_VERB_TAKE] = { IN (TURN), TRUE, 2, RULE (take) },
  [FLICKEMUP_VERB_LOOK] = { IN (TURN), TRUE, 0, RULE (look) },
  [FLICKEMUP_VERB_DROP] = { IN (TURN), TRUE, 1, RULE (drop) },
  [FLICKEMUP_VERB_TURN] = { IN (TURN), TRUE, 2, RULE (turn) },
  [FLICKEMUP_VERB_DONE] = { IN (TURN), TRUE, 0, RULE (done) },
  [FLICKEMUP_VERB_SECOND] = { IN (SECOND), TRUE, 3, RULE (second) },
  [FLICKEMUP_VERB_HOLD] = { IN (SECOND), FALSE, 0, NULL, flickemup_hold_apply },
  [FLICKEMUP_VERB_KEEP] = { IN (KEEP), FALSE, 1, RULE (keep) },
  [FLICKEMUP_VERB_LEAVE] = { IN (KEEP), FALSE, 0, NULL, flickemup_leave_apply },
  [FLICKEMUP_VERB_FACE] = { IN (FACE), FALSE, 1, RULE (face) },
  [FLICKEMUP_VERB_CLEAR] = { IN (TURN), TRUE, 2, RULE (clear) },
  [FLICKEMUP_VERB_DUEL] = { IN (DUEL_AIM), TRUE, 3, RULE (duel) },
  [FLICKEMUP_VERB_CLOCK] = { IN (TWELVE), FALSE, 1, clock_check, flickemup_clock_apply },
  [FLICKEMUP_VERB_REST] = { IN (SHOT) | IN (WALK) | IN (BLAST), FALSE, 5, RULE (rest) },
  [FLICKEMUP_VERB_HIT] = { IN (SHOT) | IN (DUEL_SHOT), TRUE, 0, flickemup_target_check,
                           flickemup_hit_apply },
  [FLICKEMUP_VERB_GRAZED] = { IN (SHOT) | IN (DUEL_SHOT), TRUE, 0, flickemup_target_check,
                              flickemup_spent_apply },
  [FLICKEMUP_VERB_MISSED] = { IN (SHOT) | IN (DUEL_SHOT), FALSE, 1, flickemup_touched_check,
                              flickemup_spent_apply },
  [FLICKEMUP_VERB_MOVED] = { IN (WALK), FALSE, 0, NULL, flickemup_moved_apply },
  [FLICKEMUP_VERB_FAILED] = { IN (WALK), FALSE, 1, flickemup_touched_check,
                              flickemup_failed_apply },
  [FLICKEMUP_VERB_ENTERED] = { IN (WALK), TRUE, 0, RULE (entered) },
  [FLICKEMUP_VERB_FREED] = { IN (WALK), TRUE, 0, RULE (freed) },
  [FLICKEMUP_VERB_ESCAPED] = { IN (WALK), FALSE, 1, RULE (escaped) },
  [FLICKEMUP_VERB_CAUGHT] = { IN (BLAST), TRUE, 0, RULE (caught) },
  [FLICKEMUP_VERB_CLOSED] = { IN (BLAST), TRUE, 0, RULE (closed) },
  [FLICKEMUP_VERB_BLOWN] = { IN (BLAST), FALSE, 0, NULL, flickemup_blown_apply },
  [FLICKEMUP_VERB_SHOWN] = { IN (SHOWN), FALSE, 2, RULE (shown) },
  [FLICKEMUP_VERB_WON] = { IN (DUEL), TRUE, 0, RULE (won) },
};

gboolean
flickemup_verb_fits (const FlickemupState *state, guint verb)
{
  return verb < FLICKEMUP_VERBS && (verbs[verb].stages & 1u << state->stage) != 0;
}

/* Whose turn it is, or in a duel who shoots; the table's answers are about that seat. */
static guint
acting_seat (const FlickemupState *state)
{
  guint team = state->turn.team;

  if (state->stage == FLICKEMUP_STAGE_DUEL_AIM || state->stage == FLICKEMUP_STAGE_DUEL_SHOT)
    team = flickemup_team_of (flickemup_duel_shooter (state));
  return team == state->turn.team ? state->turn.seat : flickemup_seat_of (state, team);
}

/* Who answers. */
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
    case FLICKEMUP_STAGE_OVER:
      return FLIP_TABLE;
    default:
      return (int) acting_seat (state);
    }
}

static FlipAskKind
kind_of (const FlickemupState *state)
{
  switch (state->stage)
    {
    case FLICKEMUP_STAGE_TURN:
      return state->simulated ? FLIP_ASK_FLICK : FLIP_ASK_SITE;
    case FLICKEMUP_STAGE_SECOND:
      return state->simulated ? FLIP_ASK_FLICK : FLIP_ASK_OPTION;
    case FLICKEMUP_STAGE_FACE:
      return FLIP_ASK_PLACEMENT;
    case FLICKEMUP_STAGE_SHOWN:
    case FLICKEMUP_STAGE_KEEP:
    case FLICKEMUP_STAGE_TWELVE:
      return FLIP_ASK_OPTION;
    case FLICKEMUP_STAGE_OVER:
      return FLIP_ASK_NOTHING;
    default:
      return FLIP_ASK_FLICK;
    }
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
    .title = flickemup_question (state),
    .todo = flickemup_todo (state),
    .about = kind == FLIP_ASK_NOTHING ? 0 : acting_seat (state) + 1,
  };
}

static gboolean
shape_check (const Verb *verb, const FlipMove *move, FlipRefusal *refusal)
{
  gboolean good = verb->site == (move->site != FLIP_NO_SITE);

  for (guint i = verb->arguments; i < FLIP_MOVE_ARGS; i++)
    good = good && move->arg[i] == 0;
  return good
         || flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FU-ACT-4",
                         _ ("This move says more or less than it should."));
}

gboolean
flickemup_check (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;
  const Verb *verb;

  if (!flickemup_verb_fits (state, move->verb))
    return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, "FU-ACT-4", "%s",
                        state->stage == FLICKEMUP_STAGE_OVER
                          ? _ ("The game is over.")
                          : _ ("Something else is asked for now."));
  verb = &verbs[move->verb];
  return shape_check (verb, move, refusal) && (!verb->check || verb->check (state, move, refusal));
}

static gboolean
is_flick (guint verb)
{
  return verb <= FLICKEMUP_VERB_THROW || verb == FLICKEMUP_VERB_SECOND
         || verb == FLICKEMUP_VERB_DUEL;
}

void
flickemup_apply (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;

  state->answers = (guint16) (state->answers + (flickemup_who (state) == FLIP_TABLE));
  verbs[move->verb].apply (state, move);
  if (state->simulated && is_flick (move->verb))
    state->turn.flick = *move;
}

static gboolean
refuse_figure (const FlickemupState *state, guint16 site, FlipRefusal *refusal)
{
  FlipMove move = flickemup_make (FLICKEMUP_VERB_DONE, site, 0, 0, 0);

  if (state->stage == FLICKEMUP_STAGE_SHOT || state->stage == FLICKEMUP_STAGE_DUEL_SHOT)
    return flickemup_target_check (state, &move, refusal);
  if (state->stage == FLICKEMUP_STAGE_BLAST)
    return flickemup_caught_check (state, &move, refusal);
  if (state->stage == FLICKEMUP_STAGE_TURN)
    return flickemup_cowboy_check (state, site, refusal);
  return TRUE;
}

static gboolean
refuse_building (const FlickemupState *state, guint16 site, FlipRefusal *refusal)
{
  FlipMove move = flickemup_make (FLICKEMUP_VERB_ENTERED, site, 0, 0, 0);

  if (state->stage == FLICKEMUP_STAGE_WALK)
    return flickemup_entered_check (state, &move, refusal);
  if (state->stage == FLICKEMUP_STAGE_BLAST)
    return flickemup_closed_check (state, &move, refusal);
  return TRUE;
}

void
flickemup_refuse_site (gconstpointer data, guint16 site, FlipRefusal *refusal)
{
  const FlickemupState *state = data;
  gboolean unsaid = site < FLICKEMUP_SITE_BUILDING  ? refuse_figure (state, site, refusal)
                    : site < FLICKEMUP_SITE_GALLOWS ? refuse_building (state, site, refusal)
                                                    : TRUE;

  if (unsaid)
    (void) flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, site, "FU-ACT-4",
                        _ ("There is nothing to be done with this now."));
}
