/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-cowboy.h"
#include "games/flickemup/flickemup-game.h"
#include "games/flickemup/flickemup-track.h"
#include "games/flickemup/flickemup-words.h"

#include <glib/gi18n-lib.h>

/* The questions, and where the game is. */

const FlipStage flickemup_stages[FLICKEMUP_N_STAGES] = {
  [FLICKEMUP_STAGE_TURN] = {
    "turn", "FU-ACT-1", FLIP_ASK_SITE, .todo = /* what a side has to do */ N_ ("to play"),
  },
  [FLICKEMUP_STAGE_SHOT] = {
    "shot", "FU-SHOOT-2", FLIP_ASK_FLICK,
    .title = N_ ("What did the bullet hit?"), .todo = /* what a side has to do */ N_ ("shooting"),
  },
  [FLICKEMUP_STAGE_SECOND] = {
    "second", "FU-PISTOL-1", FLIP_ASK_OPTION,
    .title = /* question */ N_ ("another bullet?"), .todo = N_ ("shooting"),
  },
  [FLICKEMUP_STAGE_WALK] = {
    "walk", "FU-MOVE-2", FLIP_ASK_FLICK,
    .title = N_ ("Where did the disc go?"), .todo = /* what a side is doing */ N_ ("moving"),
  },
  [FLICKEMUP_STAGE_FACE] = {
    "face", "FU-MOVE-5", FLIP_ASK_PLACEMENT, .title = N_ ("turn the cowboy"), .todo = N_ ("moving"),
  },
  [FLICKEMUP_STAGE_BLAST] = {
    "blast", "FU-BLAST-2", FLIP_ASK_FLICK,
    .title = N_ ("What did the blast catch?"), .todo = /* what a side is doing */ N_ ("throwing"),
  },
  [FLICKEMUP_STAGE_SHOWN] = {
    "shown", "FU-TOKEN-4", FLIP_ASK_OPTION,
    .title = N_ ("Which token is it?"), .todo = /* what a side is doing */ N_ ("looking"),
  },
  [FLICKEMUP_STAGE_KEEP] = {
    "keep", "FU-TOKEN-4", FLIP_ASK_OPTION,
    .title = N_ ("take it or leave it"), .todo = N_ ("looking"),
  },
  [FLICKEMUP_STAGE_DUEL] = {
    "duel", "FU-DUEL-2", FLIP_ASK_FLICK,
    .title = N_ ("Who won the duel?"), .todo = /* what a side is doing */ N_ ("duelling"),
  },
  [FLICKEMUP_STAGE_DUEL_AIM] = {
    "duel-aim", "FU-DUEL-2", FLIP_ASK_FLICK,
    .title = /* question */ N_ ("shoot"), .todo = N_ ("duelling"),
  },
  [FLICKEMUP_STAGE_DUEL_SHOT] = {
    "duel-shot", "FU-DUEL-2", FLIP_ASK_FLICK,
    .title = N_ ("What did the bullet hit?"), .todo = N_ ("duelling"),
  },
  [FLICKEMUP_STAGE_TRACK] = {
    "track", "FU-TRACK-1", FLIP_ASK_SITE,
    .title = N_ ("What has happened?"), .todo = N_ ("to play"),
  },
  [FLICKEMUP_STAGE_TARGET] = {
    "target", "FU-TRACK-3", FLIP_ASK_SITE, .title = N_ ("Who was hit?"), .todo = N_ ("shooting"),
  },
  [FLICKEMUP_STAGE_CLAIM] = {
    "claim", "FU-TOLD-1", FLIP_ASK_OPTION,
    .title = N_ ("Have they really done it?"), .todo = N_ ("to play"),
  },
  [FLICKEMUP_STAGE_TWELVE] = {
    "twelve", "FU-END-3", FLIP_ASK_OPTION,
    .title = N_ ("end or play on"), .todo = /* what a side has to do */ N_ ("to decide"),
  },
  [FLICKEMUP_STAGE_OVER] = {
    "over", "FU-END-1", FLIP_ASK_NOTHING, .title = N_ ("The game is over"),
  },
};

static const char *
title_of_turn (const FlickemupState *state)
{
  return state->turn.cowboy != FLICKEMUP_NOBODY || state->turn.bound != FLICKEMUP_NOBODY
           ? _ ("choose an action")
           : _ ("choose a cowboy");
}

/* Who is playing, or is next. */
static void
say_turn (const FlickemupState *state, GString *text)
{
  if (state->turn.cowboy != FLICKEMUP_NOBODY && state->tracked)
    /* Translators: %s: a cowboy */
    g_string_append_printf (text, _ ("%s is being played."), flickemup_actor_name (state));
  else if (state->turn.cowboy != FLICKEMUP_NOBODY)
    /* Translators: %s: a cowboy; first %d: the number of the action; second %d: how many there are
       in all */
    g_string_append_printf (text, _ ("%s: action %d of %d."), flickemup_actor_name (state),
                            FLICKEMUP_ACTIONS + 1 - state->turn.actions, FLICKEMUP_ACTIONS);
  else if (state->turn.bound != FLICKEMUP_NOBODY)
    /* Translators: %s: a cowboy */
    g_string_append_printf (text, _ ("%s has the initiative and begins."),
                            flickemup_figure_name (state->turn.bound));
  else
    /* Translators: Lawmen or Outlaws */
    g_string_append_printf (text, state->tracked ? _ ("It is the turn of the %s.")
                                                 /* Translators: Lawmen or Outlaws */
                                                 : _ ("You play the %s."),
                            flickemup_team_name (state->turn.team));
}

static void
note_track (const FlickemupState *state, GString *text)
{
  if (state->stage == FLICKEMUP_STAGE_TRACK)
    g_string_append (text, _ ("Tap a heart for a hit, a hat for a turn taken, a card for the "
                              "shooter. No need to enter moves and misses."));
  else if (state->stage == FLICKEMUP_STAGE_TARGET)
    g_string_append (text, _ ("Tap who was hit, or the building that was entered. No need to "
                              "enter moves and misses."));
}

/* The sentence about the cowboy who is played, or who shoots in the duel. */
static const char *const sentences[FLICKEMUP_N_STAGES] = {
  [FLICKEMUP_STAGE_TARGET] = /* Translators: %s: a cowboy */ N_ ("%s is being played."),
  /* Translators: %s: a cowboy */
  [FLICKEMUP_STAGE_SHOT] = N_ ("%s shoots: a miss, a graze or a hit?"),
  [FLICKEMUP_STAGE_SECOND] = /* Translators: %s: a cowboy */ N_ ("%s has a second pistol."),
  /* Translators: %s: a cowboy */
  [FLICKEMUP_STAGE_WALK] = N_ ("%s moves: did the disc stop in the open, fail, or pass a door?"),
  [FLICKEMUP_STAGE_FACE] = /* Translators: %s: a cowboy */ N_ ("Which way does %s face?"),
  /* Translators: %s: a cowboy */
  [FLICKEMUP_STAGE_BLAST] = N_ ("%s throws dynamite: who and what is within 80 mm?"),
  [FLICKEMUP_STAGE_SHOWN] = /* Translators: %s: a cowboy */ N_ ("%s turns up a token."),
  [FLICKEMUP_STAGE_DUEL_AIM] = /* Translators: %s: a cowboy */ N_ ("Duel: %s has the next bullet."),
  /* Translators: %s: a cowboy */
  [FLICKEMUP_STAGE_DUEL_SHOT] = N_ ("%s shoots in the duel: a miss, a graze or a hit?"),
};

static gboolean
is_shot_of_duel (const FlickemupState *state)
{
  return state->stage == FLICKEMUP_STAGE_DUEL_AIM || state->stage == FLICKEMUP_STAGE_DUEL_SHOT;
}

static void
say_twelve (const FlickemupState *state, GString *text)
{
  FlipSummary ending;

  flickemup_set_ending (state, &ending);
  flickemup_tell (&ending, text);
}

static void
say (const FlickemupState *state, GString *text)
{
  switch ((FlickemupStage) state->stage)
    {
    case FLICKEMUP_STAGE_TURN:
    case FLICKEMUP_STAGE_TRACK:
      return say_turn (state, text);
    case FLICKEMUP_STAGE_CLAIM:
      return flickemup_claim_describe_goal (state, state->turn.claim, text);
    case FLICKEMUP_STAGE_KEEP:
      /* Translators: %s: a token */
      g_string_append_printf (text, _ ("It is %s."), flickemup_token_name (state->turn.token));
      return;
    case FLICKEMUP_STAGE_DUEL:
      /* Translators: first %s: a cowboy; second %s: a cowboy */
      g_string_append_printf (text, _ ("%s faces %s: who is left standing?"),
                              flickemup_actor_name (state),
                              flickemup_figure_name (state->turn.enemy));
      return;
    case FLICKEMUP_STAGE_TWELVE:
      return say_twelve (state, text);
    case FLICKEMUP_STAGE_OVER:
      return;
    default:
      g_string_append_printf (text, _ (sentences[state->stage]),
                              is_shot_of_duel (state)
                                ? flickemup_figure_name (flickemup_duel_shooter (state))
                                : flickemup_actor_name (state));
    }
}

void
flickemup_question (gconstpointer data, FlipQuestion *question)
{
  const FlickemupState *state = data;

  if (state->stage == FLICKEMUP_STAGE_TURN)
    g_string_append (question->title, title_of_turn (state));
  say (state, question->sentence);
  note_track (state, question->note);
  question->about = state->stage == FLICKEMUP_STAGE_OVER ? 0 : flickemup_acting_seat (state) + 1;
}

void
flickemup_where (gconstpointer data, FlipSummary *summary)
{
  const FlickemupState *state = data;

  if (state->stage == FLICKEMUP_STAGE_OVER)
    flip_summary_set (summary, "end");
  else
    flip_summary_set (summary, "%s %u",
                      flickemup_colour (state) == FLICKEMUP_RED ? "red-hour" : "blue-hour",
                      flickemup_hour (state));
}

static void
tell_ending (const FlipSummary *summary, GString *text)
{
  int winner = flip_summary_number (summary, 0);
  const char *words =
    /* Translators: %s: one of the two sides */
    flip_summary_is (summary, "goal")       ? _ ("The goal is met: the %s win.")
    /* Translators: %s: one of the two sides */
    : flip_summary_is (summary, "twelve")   ? _ ("The clock strikes twelve: the %s win with more hit points.")
    /* Translators: %s: one of the two sides */
    : flip_summary_is (summary, "scenario") ? _ ("The clock strikes twelve: the %s win, as the scenario says.")
    /* Translators: %s: one of the two sides */
    : flip_summary_is (summary, "nobody")   ? _ ("The other side has nobody left: the %s win.")
                                      : NULL;

  if (words && winner >= 0 && winner < FLICKEMUP_TEAMS)
    g_string_append_printf (text, words, flickemup_team_name ((guint) winner));
}

void
flickemup_tell (const FlipSummary *summary, GString *text)
{
  guint hour = (guint) flip_summary_number (summary, 0);

  if (flip_summary_is (summary, "end"))
    g_string_append (text, _ ("End of the game"));
  else if (flip_summary_is (summary, "red-hour"))
    /* Translators: %u: an hour of the clock */
    g_string_append_printf (text, _ ("%u o’clock, a red hour"), hour);
  else if (flip_summary_is (summary, "blue-hour"))
    /* Translators: %u: an hour of the clock */
    g_string_append_printf (text, _ ("%u o’clock, a blue hour"), hour);
  else if (flip_summary_is (summary, "draw"))
    g_string_append (text, _ ("A draw: both sides have the same hit points at twelve."));
  else
    tell_ending (summary, text);
}

/* A turn ends when a figure has played. */
void
flickemup_tell_time (gconstpointer data, FlipClock *clock)
{
  const FlickemupState *state = data;
  guint last = FLICKEMUP_TWELVE + (state->plays_on ? FLICKEMUP_EXTRA_HOURS : 0);
  guint hours = last - state->scenario.hour, gone = state->hour - state->scenario.hour;
  guint ready, played, all;

  flickemup_count_hats (state, &ready, &played);
  all = ready + played;
  clock->round = gone + 1;
  clock->progress = MIN (99, (gone * all + played) * 99 / (hours * all));
  clock->turn = played + 1;
  clock->turns = FLICKEMUP_COWBOYS + 1u;
  clock->number = flickemup_hour (state);
}

/* The questions and who is asked, and why nothing can be done at a site. */

/* The seat whose turn it is, or which shoots in a duel; the table's answers are about that seat. */
guint
flickemup_acting_seat (const FlickemupState *state)
{
  return is_shot_of_duel (state) ? flickemup_seat_behind (state, flickemup_duel_shooter (state))
                                 : state->turn.seat;
}

/* The stages in which the table answers. */
#define OF_TABLE                                                                               \
  (1u << FLICKEMUP_STAGE_SHOT | 1u << FLICKEMUP_STAGE_WALK | 1u << FLICKEMUP_STAGE_BLAST       \
   | 1u << FLICKEMUP_STAGE_SHOWN | 1u << FLICKEMUP_STAGE_DUEL | 1u << FLICKEMUP_STAGE_DUEL_SHOT \
   | FLICKEMUP_TRACKED_STAGES | 1u << FLICKEMUP_STAGE_CLAIM | 1u << FLICKEMUP_STAGE_OVER)

/* The seat that answers, or the table. */
int
flickemup_who (const FlickemupState *state)
{
  return OF_TABLE >> state->stage & 1 ? FLIP_TABLE : (int) flickemup_acting_seat (state);
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
