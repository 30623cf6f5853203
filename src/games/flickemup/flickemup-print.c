/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-rules.h"

/* What the texts of several verbs share; flickemup-parse.c reads them. Never translated. */

static const char *
verb_word (const FlipMove *move)
{
  g_assert (move->verb < FLICKEMUP_VERBS && flickemup_game.verbs[move->verb]->name);

  return flickemup_game.verbs[move->verb]->name;
}

static void
print_hundredths (int hundredths, GString *text)
{
  g_string_append_printf (text, " %s%d.%02d", hundredths < 0 ? "-" : "", ABS (hundredths) / 100,
                          ABS (hundredths) % 100);
}

void
flickemup_print_tenths (int tenths, GString *text)
{
  g_string_append_printf (text, " %s%d.%d", tenths < 0 ? "-" : "", ABS (tenths) / 10,
                          ABS (tenths) % 10);
}

/* "hold" */
void
flickemup_print_word (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append (text, verb_word (move));
}

/* "hit outlaw-1" */
void
flickemup_print_site (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append_printf (text, "%s %s", verb_word (move), flickemup_site_word (move->site));
}

/* Moves of a cowboy begin with its name: "lawman-1 look" */
void
flickemup_print_cowboy (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append_printf (text, "%s %s", flickemup_site_word (move->site), verb_word (move));
}

static void
print_flick (const FlickemupState *state, const FlipMove *move, gboolean sided, GString *text)
{
  flickemup_print_cowboy (state, move, text);
  if (!state->simulated)
    return;
  if (sided)
    g_string_append (text, move->arg[FLICKEMUP_ARG_SIDE] == FLICKEMUP_RIGHT ? " right" : " left");
  print_hundredths (move->arg[FLICKEMUP_ARG_ANGLE], text);
  g_string_append_printf (text, " %d", move->arg[FLICKEMUP_ARG_SPEED]);
}

/* "lawman-1 move 90.00 800" */
void
flickemup_print_flick (gconstpointer state, const FlipMove *move, GString *text)
{
  print_flick (state, move, FALSE, text);
}

/* "lawman-1 shoot left 90.00 1800"; from inside a building there is no left and right */
void
flickemup_print_sided_flick (gconstpointer state, const FlipMove *move, GString *text)
{
  print_flick (state, move, flickemup_flick_has_sides (state, move->verb, move->site), text);
}

/* "missed barrel" */
void
flickemup_print_touched (gconstpointer state, const FlipMove *move, GString *text)
{
  flickemup_print_word (state, move, text);
  if (move->arg[0])
    g_string_append_printf (text, " %s", flickemup_piece_word ((guint) move->arg[0] - 1));
}
