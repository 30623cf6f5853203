/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup.h"

#include "games/boards.h"
#include "games/flickemup/flickemup-cowboy.h"
#include "games/flickemup/flickemup-game.h"
#include "games/flickemup/scenario/flickemup-format.h"

#include <glib/gi18n-lib.h>

/* Invariants at every moment of every game. */

static gboolean
broken (GString *problem, const char *who, const char *what)
{
  g_string_append_printf (problem, "(%s) %s", who, what);
  return FALSE;
}

static gboolean
slots_are_sound (const FlickemupFigure *figure)
{
  const guint8 *slots = figure->tokens;

  if (slots[0] == FLICKEMUP_NO_TOKEN)
    return slots[1] == FLICKEMUP_NO_TOKEN;
  if (slots[0] >= FLICKEMUP_TOKENS)
    return FALSE;
  return (slots[0] == FLICKEMUP_HOSTAGE) == (slots[1] == FLICKEMUP_HOSTAGE);
}

static gboolean
figure_is_sound (const FlickemupState *state, guint index, GString *problem)
{
  const FlickemupFigure *figure = &state->figures[index];
  const FlickemupStart *start = &state->scenario.figures[index];
  const char *who = flickemup_figure_word (index);
  gboolean lives = figure->life == FLICKEMUP_ALIVE;

  if ((figure->life == FLICKEMUP_NEVER) == start->present)
    return broken (problem, who, "is there and is not");
  if (figure->hit_points > start->hit_points)
    return broken (problem, who, "has more hit points than at first");
  if (lives != (state->poses[index].posture != FLICKEMUP_ABSENT))
    return broken (problem, who, "lives off the table, or the reverse");
  if (lives && start->hit_points && figure->hit_points == 0)
    return broken (problem, who, "lives without hit points");
  if (!lives && figure->inside != FLICKEMUP_OUTSIDE)
    return broken (problem, who, "is inside and out of the game");
  if (flickemup_is_inside (state, index) && flickemup_is_fallen (state, index))
    return broken (problem, who, "lies inside a building");
  if (index < FLICKEMUP_COWBOYS && !slots_are_sound (figure))
    return broken (problem, who, "carries what can't be carried");
  if (!lives && figure->tokens[0] != FLICKEMUP_NO_TOKEN && start->present)
    return broken (problem, who, "carries something while out of the game");
  return TRUE;
}

static guint
count_tokens (const FlickemupState *state, guint token)
{
  guint n = state->hidden[token] + state->gone[token];

  for (guint i = 0; i < FLICKEMUP_BUILDINGS; i++)
    n += state->blocks[i].tokens[token];
  for (guint i = 0; i < state->n_outdoors; i++)
    n += state->outdoors[i].token == token;
  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    n += flickemup_count_carried (state, i, token);
  return n;
}

/* No token appears or disappears, but water may be turned over. */
static gboolean
tokens_are_sound (const FlickemupState *state, GString *problem)
{
  int water = 0;
  guint face_down = 0, hidden = 0;

  for (guint token = 0; token < FLICKEMUP_TOKENS; token++)
    {
      int change = (int) count_tokens (state, token)
                   - (int) flickemup_scenario_count (&state->scenario, token);

      hidden += state->hidden[token];
      if (flickemup_other_side (token) != token)
        water += change;
      else if (change)
        return broken (problem, flickemup_token_word (token), "is lost, or there are more");
    }
  for (guint i = 0; i < FLICKEMUP_BUILDINGS; i++)
    face_down += state->blocks[i].face_down;
  if (water)
    return broken (problem, "water", "is lost, or there is more");
  return face_down == hidden || broken (problem, "face down", "other tokens than there are");
}

static gboolean
places_are_sound (const FlickemupState *state, GString *problem)
{
  for (guint i = 0; i < FLICKEMUP_PIECES; i++)
    {
      const FlickemupPose *pose = &state->poses[i];

      if (pose->posture != FLICKEMUP_ABSENT
          && (pose->x < 0 || pose->y < 0 || pose->x > state->scenario.width
              || pose->y > state->scenario.height))
        return broken (problem, flickemup_piece_word (i), "is not on the table");
    }

  return TRUE;
}

gboolean
flickemup_sound (gconstpointer data, GString *problem)
{
  const FlickemupState *state = data;

  for (guint i = 0; i < FLICKEMUP_FIGURES; i++)
    {
      if (!figure_is_sound (state, i, problem))
        return FALSE;
    }
  if (state->turn.actions > FLICKEMUP_ACTIONS)
    return broken (problem, "turn", "there are too many actions");
  if (state->stage != FLICKEMUP_STAGE_OVER
      && flickemup_seat_team (state, state->turn.seat) != state->turn.team)
    return broken (problem, "turn", "a seat plays for the other side");
  return tokens_are_sound (state, problem) && places_are_sound (state, problem);
}

/* Each scenario adds one rule to those before it. */
static const FlipBoard boards[] = {
  { "flickemup-01-dust.board", N_ ("1. Dust on Main Street"), flip_board_flickemup_01_dust,
    N_ ("Noon is far off, and Main Street is empty but for ten people with a grudge. No "
        "houses, no gold: move, shoot, and see who has had enough first.") },
  { "flickemup-02-doors.board", N_ ("2. Open Doors"), flip_board_flickemup_02_doors,
    N_ ("Both sides want the Saloon, and neither cares to share it. Whoever has it to "
        "themselves for two hours on end keeps it; whoever finds an enemy inside has to "
        "fight.") },
  /* Translators: number and title of a scenario */
  { "flickemup-03-payday.board", N_ ("3. Payday"), flip_board_flickemup_03_payday,
    N_ ("Six sacks of gold are about town. The lawmen want three of them in the Bank, the "
        "outlaws three in the Saloon. What the dead carried lies at the Undertaker’s.") },
  { "flickemup-04-colts.board", N_ ("4. Two Hands, Two Colts"), flip_board_flickemup_04_colts,
    N_ ("Four Colts wait for whoever fetches them, and a second pistol makes every shot "
        "count twice.") },
  { "flickemup-05-threshold.board", N_ ("5. Across the Threshold"),
    flip_board_flickemup_05_threshold,
    N_ ("Each side has a leader, who stays indoors. To get at them, somebody has to cross the "
        "threshold and fight.") },
  { "flickemup-06-wells.board", N_ ("6. Two Wells"), flip_board_flickemup_06_wells,
    N_ ("There is water at two wells. The lawmen bring clean water to the Town Hall; the "
        "outlaws would rather have it poisoned.") },
  { "flickemup-07-papers.board", N_ ("7. Sealed Papers"), flip_board_flickemup_07_papers,
    N_ ("Two papers lie face down among four Colts. The lawmen want one at the "
        "Sheriff’s office; the outlaws want to carry one out of town.") },
  { "flickemup-08-long-shot.board", N_ ("8. The Long Shot"), flip_board_flickemup_08_long_shot,
    N_ ("A hostage is held in the Saloon, unguarded so far. The lawmen want it at the "
        "Sheriff’s office, the outlaws out of town; there are two Winchesters to be had.") },
  { "flickemup-09-powder.board", N_ ("9. Black Powder"), flip_board_flickemup_09_powder,
    N_ ("There is dynamite in the General Store and in the Town Hall, and gold in the "
        "Bank that the outlaws want in the Saloon. The lawmen only have to make them pay "
        "for it.") },
  { "flickemup-10-rope.board", N_ ("10. The Rope at Eleven"), flip_board_flickemup_10_rope,
    N_ ("At eleven the man on the gallows hangs, unless an outlaw gets to him in time, or the "
        "outlaws take the warrant that Lawman 4 carries. Everything the other scenarios taught "
        "comes together here.") },
};

/* For a booklet of one's own: no places, and goals that are told. */
static const FlipBoard blank = { "flickemup-own.board", N_ ("Your own scenario"),
                                 flip_board_flickemup_own };

/* No card is ever shown. */
static const FlipVerb no_card = { 0 };

static const FlipVerb *const verbs[] = {
  [FLIP_VERB_CARD] = &no_card,                        [FLICKEMUP_VERB_MOVE] = &flickemup_move.verb,
  [FLICKEMUP_VERB_SHOOT] = &flickemup_shoot.verb,
  [FLICKEMUP_VERB_RIFLE] = &flickemup_rifle.verb,
  [FLICKEMUP_VERB_THROW] = &flickemup_throw.verb,     [FLICKEMUP_VERB_TAKE] = &flickemup_take.verb,
  [FLICKEMUP_VERB_LOOK] = &flickemup_look.verb,       [FLICKEMUP_VERB_DROP] = &flickemup_drop.verb,
  [FLICKEMUP_VERB_TURN] = &flickemup_turn.verb,       [FLICKEMUP_VERB_DONE] = &flickemup_done.verb,
  [FLICKEMUP_VERB_SECOND] = &flickemup_second.verb,   [FLICKEMUP_VERB_HOLD] = &flickemup_hold.verb,
  [FLICKEMUP_VERB_KEEP] = &flickemup_keep.verb,
  [FLICKEMUP_VERB_LEAVE] = &flickemup_leave.verb,     [FLICKEMUP_VERB_FACE] = &flickemup_face.verb,
  [FLICKEMUP_VERB_CLEAR] = &flickemup_clear.verb,     [FLICKEMUP_VERB_DUEL] = &flickemup_duel.verb,
  [FLICKEMUP_VERB_CLOCK] = &flickemup_clock.verb,     [FLICKEMUP_VERB_REST] = &flickemup_rest.verb,
  [FLICKEMUP_VERB_HIT] = &flickemup_hit.verb,
  [FLICKEMUP_VERB_GRAZED] = &flickemup_grazed.verb,
  [FLICKEMUP_VERB_MISSED] = &flickemup_missed.verb,
  [FLICKEMUP_VERB_MOVED] = &flickemup_moved.verb,
  [FLICKEMUP_VERB_FAILED] = &flickemup_failed.verb,
  [FLICKEMUP_VERB_ENTERED] = &flickemup_entered.verb,
  [FLICKEMUP_VERB_FREED] = &flickemup_freed.verb,
  [FLICKEMUP_VERB_ESCAPED] = &flickemup_escaped.verb,
  [FLICKEMUP_VERB_CAUGHT] = &flickemup_caught.verb,
  [FLICKEMUP_VERB_CLOSED] = &flickemup_closed.verb,
  [FLICKEMUP_VERB_BLOWN] = &flickemup_blown.verb,
  [FLICKEMUP_VERB_SHOWN] = &flickemup_shown.verb,
  [FLICKEMUP_VERB_PLAYS] = &flickemup_plays.verb,
  [FLICKEMUP_VERB_PLAYED] = &flickemup_played.verb,
  [FLICKEMUP_VERB_STRUCK] = &flickemup_struck.verb,   [FLICKEMUP_VERB_HURT] = &flickemup_hurt.verb,
  [FLICKEMUP_VERB_HEAL] = &flickemup_heal.verb,       [FLICKEMUP_VERB_WIDE] = &flickemup_wide.verb,
  [FLICKEMUP_VERB_WALKED] = &flickemup_walked.verb,
  [FLICKEMUP_VERB_INDOORS] = &flickemup_indoors.verb, [FLICKEMUP_VERB_RODE] = &flickemup_rode.verb,
  [FLICKEMUP_VERB_LOOSED] = &flickemup_loosed.verb,
  [FLICKEMUP_VERB_FETCH] = &flickemup_fetch.verb,     [FLICKEMUP_VERB_PUT] = &flickemup_put.verb,
  [FLICKEMUP_VERB_FLIP] = &flickemup_flip.verb,       [FLICKEMUP_VERB_SHUT] = &flickemup_shut.verb,
  [FLICKEMUP_VERB_CLAIM] = &flickemup_claim.verb,
  [FLICKEMUP_VERB_CONFIRM] = &flickemup_confirm.verb, [FLICKEMUP_VERB_NEXT] = &flickemup_next.verb,
  [FLICKEMUP_VERB_WON] = &flickemup_won.verb,
};

const FlipGame flickemup_game = {
  .id = "flickemup",
  .name = N_ ("Flick ’em Up!"),
  .min_seats = FLICKEMUP_MIN_SEATS, .max_seats = FLICKEMUP_MAX_SEATS,
  .state_size = sizeof (FlickemupState),
  .words = {
    .boards = N_ ("Scenario"),
    .round = /* Translators: %u: an hour of the clock */ N_ ("%u o’clock"),
    .at_table = N_ ("On our table"),
    .at_table_sentence = N_ ("You flick, and tell Flipside"),
    .dealt = N_ ("On the screen"),
    .dealt_sentence = N_ ("A simulated table, to flick on"),
    .seed = N_ ("Number of the game (leave empty for a random one)"),
  },
  .sides = { "first-seat", { N_ ("Lawmen"), N_ ("Outlaws") } },
  .opponent = "opponent",
  .levels_offset = G_STRUCT_OFFSET (FlickemupState, levels),
  .tallies = flickemup_tallies, .n_tallies = FLICKEMUP_N_TALLIES,
  .verbs = verbs, .n_verbs = G_N_ELEMENTS (verbs),
  .stage_offset = G_STRUCT_OFFSET (FlickemupState, stage),
  .stages = flickemup_stages, .n_stages = FLICKEMUP_N_STAGES,
  .now_rule = "FU-ACT-4",
  .boards = boards, .n_boards = G_N_ELEMENTS (boards),
  .blank = &blank,
  .format = &flickemup_format,
  .options = flickemup_options, .n_options = FLICKEMUP_N_OPTIONS,
  .begin = flickemup_begin,
  .briefing = flickemup_briefing,
  .ask = flickemup_ask,
  .question = flickemup_question,
  .play = flickemup_play,
  .refuse_site = flickemup_refuse_site,
  .parse = flickemup_parse,
  .clock = flickemup_tell_time,
  .where = flickemup_where,
  .tell = flickemup_tell,
  .score = flickemup_score,
  .result = flickemup_result,
  .honours = flickemup_honours,
  .sites = flickemup_sites,
  .facts = flickemup_facts,
  .notices = flickemup_notices,
  .goals = flickemup_goals,
  .lesson = &flickemup_lesson,
  .sound = flickemup_sound,
};
