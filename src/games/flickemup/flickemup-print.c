/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-rules.h"

/* A move as text. */

static void
print_hundredths (int hundredths, GString *text)
{
  g_string_append_printf (text, " %s%d.%02d", hundredths < 0 ? "-" : "", ABS (hundredths) / 100,
                          ABS (hundredths) % 100);
}

static void
print_tenths (int tenths, GString *text)
{
  g_string_append_printf (text, " %s%d.%d", tenths < 0 ? "-" : "", ABS (tenths) / 10,
                          ABS (tenths) % 10);
}

static void
print_flick (const FlickemupState *state, const FlipMove *move, gboolean sided, GString *text)
{
  if (!state->simulated)
    return;
  if (sided)
    g_string_append (text, move->arg[FLICKEMUP_ARG_SIDE] == FLICKEMUP_RIGHT ? " right" : " left");
  print_hundredths (move->arg[FLICKEMUP_ARG_ANGLE], text);
  g_string_append_printf (text, " %d", move->arg[FLICKEMUP_ARG_SPEED]);
}

static const char *
verb_word (guint verb)
{
  static const char *const words[FLICKEMUP_VERBS] = {
    [FLICKEMUP_VERB_MOVE] = "move",        [FLICKEMUP_VERB_SHOOT] = "shoot",
    [FLICKEMUP_VERB_RIFLE] = "rifle",      [FLICKEMUP_VERB_THROW] = "throw",
    [FLICKEMUP_VERB_TAKE] = "take",        [FLICKEMUP_VERB_LOOK] = "look",
    [FLICKEMUP_VERB_DROP] = "drop",        [FLICKEMUP_VERB_TURN] = "turn",
    [FLICKEMUP_VERB_DONE] = "done",        [FLICKEMUP_VERB_SECOND] = "second",
    [FLICKEMUP_VERB_HOLD] = "hold",        [FLICKEMUP_VERB_KEEP] = "keep",
    [FLICKEMUP_VERB_LEAVE] = "leave",      [FLICKEMUP_VERB_FACE] = "face",
    [FLICKEMUP_VERB_CLEAR] = "clear",      [FLICKEMUP_VERB_DUEL] = "duel",
    [FLICKEMUP_VERB_CLOCK] = "play on",    [FLICKEMUP_VERB_REST] = "rest",
    [FLICKEMUP_VERB_HIT] = "hit",          [FLICKEMUP_VERB_GRAZED] = "grazed",
    [FLICKEMUP_VERB_MISSED] = "missed",    [FLICKEMUP_VERB_MOVED] = "moved",
    [FLICKEMUP_VERB_FAILED] = "failed",    [FLICKEMUP_VERB_ENTERED] = "entered",
    [FLICKEMUP_VERB_FREED] = "freed",      [FLICKEMUP_VERB_ESCAPED] = "escaped",
    [FLICKEMUP_VERB_CAUGHT] = "caught",    [FLICKEMUP_VERB_CLOSED] = "closed",
    [FLICKEMUP_VERB_BLOWN] = "blast over", [FLICKEMUP_VERB_SHOWN] = "shows",
    [FLICKEMUP_VERB_WON] = "won",
  };

  return words[verb];
}

/* Moves of a cowboy begin with its name. */
static void
print_cowboy (const FlickemupState *state, const FlipMove *move, GString *text)
{
  g_string_append_printf (text, "%s %s", flickemup_site_word (move->site), verb_word (move->verb));
  switch (move->verb)
    {
    case FLICKEMUP_VERB_MOVE:
      print_flick (state, move, FALSE, text);
      break;
    case FLICKEMUP_VERB_TAKE:
      g_string_append_printf (text, " %s", flickemup_token_word ((guint) move->arg[0]));
      if (move->arg[1])
        g_string_append_printf (text, " for %s", flickemup_token_word ((guint) move->arg[1] - 1));
      break;
    case FLICKEMUP_VERB_DROP:
      g_string_append_printf (text, " %s", flickemup_token_word ((guint) move->arg[0]));
      break;
    case FLICKEMUP_VERB_TURN:
      g_string_append_printf (text, " %s%s", flickemup_token_word ((guint) move->arg[0]),
                              move->arg[1] ? " carried" : "");
      break;
    case FLICKEMUP_VERB_LOOK:
    case FLICKEMUP_VERB_DONE:
      break;
    default:
      print_flick (state, move, TRUE, text);
    }
}

static void
print_rest (const FlipMove *move, GString *text)
{
  static const char *const postures[] = { "gone", "standing", "fallen" };

  g_string_append_printf (text, " %s",
                          flickemup_piece_word ((guint) move->arg[FLICKEMUP_REST_PIECE]));
  print_tenths (move->arg[FLICKEMUP_REST_X], text);
  print_tenths (move->arg[FLICKEMUP_REST_Y], text);
  print_tenths (move->arg[FLICKEMUP_REST_ANGLE], text);
  g_string_append_printf (text, " %s", postures[move->arg[FLICKEMUP_REST_POSTURE] % 3]);
}

static void
print_arguments (const FlipMove *move, GString *text)
{
  switch (move->verb)
    {
    case FLICKEMUP_VERB_REST:
      return print_rest (move, text);
    case FLICKEMUP_VERB_FACE:
      return print_tenths (move->arg[0], text);
    case FLICKEMUP_VERB_KEEP:
      if (move->arg[0])
        g_string_append_printf (text, " for %s", flickemup_token_word ((guint) move->arg[0] - 1));
      return;
    case FLICKEMUP_VERB_CLEAR:
      g_string_append_printf (text, " %s %s", flickemup_piece_word ((guint) move->arg[0]),
                              move->arg[1] ? "right" : "left");
      return;
    case FLICKEMUP_VERB_MISSED:
    case FLICKEMUP_VERB_FAILED:
      if (move->arg[0])
        g_string_append_printf (text, " %s", flickemup_piece_word ((guint) move->arg[0] - 1));
      return;
    case FLICKEMUP_VERB_ESCAPED:
      g_string_append_printf (text, " %s", flickemup_edge_word ((guint) move->arg[0]));
      return;
    case FLICKEMUP_VERB_SHOWN:
      g_string_append_printf (text, " %s", flickemup_token_word ((guint) move->arg[0]));
      if (move->arg[1])
        g_string_append_printf (text, " %d", move->arg[1] + 1);
      return;
    default:
      return;
    }
}

void
flickemup_print (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlickemupState *state = data;

  if (move->verb <= FLICKEMUP_VERB_SECOND || move->verb == FLICKEMUP_VERB_DUEL)
    return print_cowboy (state, move, text);
  if (move->verb == FLICKEMUP_VERB_CLOCK && !move->arg[0])
    {
      g_string_append (text, "end");
      return;
    }
  g_string_append (text, verb_word (move->verb));
  if (move->site != FLIP_NO_SITE)
    g_string_append_printf (text, " %s", flickemup_site_word (move->site));
  print_arguments (move, text);
}
