/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-rules.h"

#include <glib/gi18n-lib.h>

/* A few words for a button that offers the move. The cowboy is named by the site. */

static void
label_flick (const FlickemupState *state, const FlipMove *move, const char *what, GString *text)
{
  g_string_append (text, what);
  if (!state->simulated)
    return;
  g_string_append_printf (text, " %.1f°, %d mm/s", move->arg[FLICKEMUP_ARG_ANGLE] / 100.0,
                          move->arg[FLICKEMUP_ARG_SPEED]);
  if (move->verb != FLICKEMUP_VERB_MOVE && !flickemup_is_inside (state, move->site))
    g_string_append_printf (
      text, ", %s", move->arg[FLICKEMUP_ARG_SIDE] ? _ ("from the right") : _ ("from the left"));
}

static const char *
flick_word (const FlickemupState *state, const FlipMove *move)
{
  switch (move->verb)
    {
    case FLICKEMUP_VERB_MOVE:
      return flickemup_is_inside (state, move->site) ? _ ("Go out") : _ ("Move");
    case FLICKEMUP_VERB_SHOOT:
      return _ ("Shoot");
    case FLICKEMUP_VERB_RIFLE:
      return _ ("Shoot with the Winchester");
    case FLICKEMUP_VERB_THROW:
      return _ ("Throw dynamite");
    case FLICKEMUP_VERB_SECOND:
      return _ ("Second bullet");
    default:
      return _ ("Shoot in the duel");
    }
}

static void
label_exchange (const char *plain, const char *token, int given, GString *text)
{
  g_string_append_printf (text, plain, token);
  if (given > 0)
    g_string_append_printf (text, _ (" for %s"), flickemup_token_name ((guint) given - 1));
}

static void
label_token (const FlickemupState *state, const FlipMove *move, GString *text)
{
  const char *token = flickemup_token_name ((guint) move->arg[0]);

  switch (move->verb)
    {
    case FLICKEMUP_VERB_TAKE:
      return label_exchange (_ ("Take %s"), token, move->arg[1], text);
    case FLICKEMUP_VERB_KEEP:
      return label_exchange (_ ("Take %s"), flickemup_token_name (state->turn.token), move->arg[0],
                             text);
    case FLICKEMUP_VERB_LEAVE:
      g_string_append_printf (text, _ ("Leave %s"), flickemup_token_name (state->turn.token));
      return;
    case FLICKEMUP_VERB_DROP:
      g_string_append_printf (text, _ ("Leave %s"), token);
      return;
    case FLICKEMUP_VERB_LOOK:
      g_string_append (text, _ ("Turn up a token"));
      return;
    case FLICKEMUP_VERB_TURN:
      g_string_append_printf (
        text, move->arg[1] ? _ ("Turn the %s you carry") : _ ("Turn the %s that lies here"), token);
      return;
    default:
      g_string_append (text, token);
      if (move->arg[1])
        g_string_append_printf (text, " %d", move->arg[1] + 1);
    }
}

static void
label_other (const FlickemupState *state, const FlipMove *move, GString *text)
{
  switch (move->verb)
    {
    case FLICKEMUP_VERB_DONE:
      g_string_append (text, !flickemup_lives (state, move->site) ? _ ("Pass: turn the hat")
                             : state->turn.cowboy == move->site   ? _ ("End the turn")
                                                                  : _ ("Do nothing"));
      return;
    case FLICKEMUP_VERB_HOLD:
      g_string_append (text, _ ("No second bullet"));
      return;
    case FLICKEMUP_VERB_FACE:
      g_string_append_printf (text, _ ("Look at %.1f°"), move->arg[0] / 10.0);
      return;
    case FLICKEMUP_VERB_CLEAR:
      g_string_append_printf (
        text, move->arg[1] ? _ ("Put aside to the right: %s") : _ ("Put aside to the left: %s"),
        flickemup_piece_name ((guint) move->arg[0]));
      return;
    case FLICKEMUP_VERB_CLOCK:
      g_string_append (text, move->arg[0] ? _ ("Play on") : _ ("End the game"));
      return;
    default:
      g_string_append_printf (
        text, _ ("%s rests"),
        flickemup_piece_name ((guint) CLAMP (move->arg[0], 0, FLICKEMUP_PIECES - 1)));
    }
}

/* Outcomes that name a figure, a building or an edge. */
static const char *
outcome_format (guint verb)
{
  switch (verb)
    {
    case FLICKEMUP_VERB_HIT:
      return _ ("Hit %s");
    case FLICKEMUP_VERB_GRAZED:
      return _ ("Grazed %s");
    case FLICKEMUP_VERB_ENTERED:
      return _ ("Entered %s");
    case FLICKEMUP_VERB_FREED:
      return _ ("Freed %s");
    case FLICKEMUP_VERB_ESCAPED:
      return _ ("Left over the %s");
    case FLICKEMUP_VERB_CAUGHT:
      return _ ("Caught %s");
    case FLICKEMUP_VERB_CLOSED:
      return _ ("Closed %s");
    default:
      return _ ("%s won the duel");
    }
}

static const char *
name_in_outcome (const FlipMove *move)
{
  if (move->verb == FLICKEMUP_VERB_ESCAPED)
    return flickemup_edge_name ((guint) move->arg[0]);
  return move->site < FLICKEMUP_SITE_BUILDING
           ? flickemup_figure_inside (move->site)
           : flickemup_building_inside ((guint) (move->site - FLICKEMUP_SITE_BUILDING));
}

/* The others; NULL for those above. */
static const char *
bare_outcome (const FlickemupState *state, guint verb)
{
  switch (verb)
    {
    case FLICKEMUP_VERB_MISSED:
      return _ ("Missed");
    case FLICKEMUP_VERB_MOVED:
      return flickemup_is_inside (state, state->turn.cowboy) ? _ ("Went out") : _ ("Moved");
    case FLICKEMUP_VERB_FAILED:
      return _ ("Move failed");
    case FLICKEMUP_VERB_BLOWN:
      return state->turn.blast ? _ ("That was all") : _ ("Caught nothing");
    default:
      return NULL;
    }
}

static void
label_outcome (const FlickemupState *state, const FlipMove *move, GString *text)
{
  const char *bare = bare_outcome (state, move->verb);

  if (!bare)
    {
      g_string_append_printf (text, outcome_format (move->verb), name_in_outcome (move));
      return;
    }
  g_string_append (text, bare);
  if (move->arg[0] > 0)
    g_string_append_printf (text, " (%s)", flickemup_piece_name ((guint) move->arg[0] - 1));
}

void
flickemup_label (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlickemupState *state = data;

  switch (move->verb)
    {
    case FLICKEMUP_VERB_MOVE:
    case FLICKEMUP_VERB_SHOOT:
    case FLICKEMUP_VERB_RIFLE:
    case FLICKEMUP_VERB_THROW:
    case FLICKEMUP_VERB_SECOND:
    case FLICKEMUP_VERB_DUEL:
      return label_flick (state, move, flick_word (state, move), text);
    case FLICKEMUP_VERB_TAKE:
    case FLICKEMUP_VERB_KEEP:
    case FLICKEMUP_VERB_LEAVE:
    case FLICKEMUP_VERB_DROP:
    case FLICKEMUP_VERB_LOOK:
    case FLICKEMUP_VERB_TURN:
    case FLICKEMUP_VERB_SHOWN:
      return label_token (state, move, text);
    default:
      if (move->verb > FLICKEMUP_VERB_REST)
        label_outcome (state, move, text);
      else
        label_other (state, move, text);
    }
}

/* The button that does it, at the site that the move names. */
static const char *
act_of (const FlickemupState *state, const FlipMove *move)
{
  static const char *const acts[FLICKEMUP_VERBS] = {
    [FLICKEMUP_VERB_SHOOT] = N_ ("Shoot"),     [FLICKEMUP_VERB_RIFLE] = N_ ("Shoot the Rifle"),
    [FLICKEMUP_VERB_THROW] = N_ ("Throw It"),  [FLICKEMUP_VERB_TAKE] = N_ ("Take It"),
    [FLICKEMUP_VERB_LOOK] = N_ ("Turn It Up"), [FLICKEMUP_VERB_DROP] = N_ ("Leave It"),
    [FLICKEMUP_VERB_TURN] = N_ ("Turn It"),    [FLICKEMUP_VERB_SECOND] = N_ ("Shoot"),
    [FLICKEMUP_VERB_CLEAR] = N_ ("Clear It"),  [FLICKEMUP_VERB_DUEL] = N_ ("Shoot"),
    [FLICKEMUP_VERB_HIT] = N_ ("Hit"),         [FLICKEMUP_VERB_GRAZED] = N_ ("Grazed"),
    [FLICKEMUP_VERB_ENTERED] = N_ ("Entered"), [FLICKEMUP_VERB_FREED] = N_ ("Freed"),
    [FLICKEMUP_VERB_CAUGHT] = N_ ("Caught"),   [FLICKEMUP_VERB_CLOSED] = N_ ("Closed"),
    [FLICKEMUP_VERB_WON] = N_ ("Won"),
  };

  if (move->verb == FLICKEMUP_VERB_MOVE)
    return flickemup_is_inside (state, move->site) ? _ ("Go Out") : _ ("Move");
  if (move->verb == FLICKEMUP_VERB_DONE)
    return state->turn.cowboy == move->site ? _ ("End the Turn") : _ ("Pass");
  return acts[move->verb] ? _ (acts[move->verb]) : "";
}

void
flickemup_offer (gconstpointer state, const FlipMove *move, FlipOffer *offer)
{
  g_strlcpy (offer->act, act_of (state, move), sizeof offer->act);
  offer->declines = move->verb == FLICKEMUP_VERB_DONE || move->verb == FLICKEMUP_VERB_HOLD
                    || move->verb == FLICKEMUP_VERB_LEAVE;
}
