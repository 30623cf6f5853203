/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flipcity/flipcity-rules.h"

/* The text of a move, as flipcity-parse.c reads it. Never translated. */

static const char *
front_word (const FlipcityState *state, guint pair)
{
  return state->cards.faces[flipcity_front (pair)].word;
}

void
flipcity_print (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlipcityState *state = data;
  guint site = move->site;

  switch ((FlipcityVerb) move->verb)
    {
    case FLIPCITY_VERB_CARD:
      g_string_append (text, state->cards.faces[move->arg[0]].word);
      break;
    case FLIPCITY_VERB_PLAY:
      g_string_append (text, "play");
      break;
    case FLIPCITY_VERB_STOP:
      g_string_append (text, "stop");
      break;
    case FLIPCITY_VERB_SHUFFLE:
      g_string_append (text, "shuffle");
      if (move->arg[0])
        g_string_append_printf (text, " out %s", front_word (state, (guint) move->arg[0] - 1));
      break;
    case FLIPCITY_VERB_RECYCLE:
      g_string_append_printf (text, "recycle %s",
                              state->cards.faces[flipcity_site_face (site)].word);
      break;
    case FLIPCITY_VERB_BUY:
      g_string_append_printf (text, "buy %s", front_word (state, flipcity_site_pair (site)));
      break;
    case FLIPCITY_VERB_DEVELOP:
      g_string_append_printf (text, "develop %s", front_word (state, flipcity_site_pair (site)));
      break;
    case FLIPCITY_VERB_FLIP:
      g_string_append_printf (text, "flip %s", state->cards.faces[flipcity_site_face (site)].word);
      if (move->arg[0])
        g_string_append_printf (text, " to %d", move->arg[0]);
      break;
    default:
      g_string_append (text, "done");
    }
}
