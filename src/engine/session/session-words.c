/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a session says to people. */

#include "engine/base/phrase.h"
#include "engine/session/session.h"

#include "engine/game/verb.h"

#include <glib/gi18n-lib.h>

const char *
flip_session_player (FlipSession *session, int who)
{
  const FlipSetup *setup = flip_session_setup (session);

  if (who == FLIP_TABLE)
    /* Translators: who enters outcomes: the people at their table */
    return _ ("The table");

  g_return_val_if_fail ((guint) who < flip_setup_seats (setup), "?");

  return g_ptr_array_index (setup->players, (guint) who);
}

void
flip_session_put_names (FlipSession *session, GString *words)
{
  flip_setup_put_names (flip_session_setup (session), words);
}

/* Fills in the names and returns the text. */
static char *
with_names (FlipSession *session, GString *words)
{
  flip_session_put_names (session, words);
  return g_string_free (words, FALSE);
}

static int
who_answers (FlipSession *session, gconstpointer state)
{
  FlipAsk ask;

  flip_session_game (session)->ask (state, &ask);
  return ask.who;
}

char *
flip_session_print_at (FlipSession *session, gconstpointer state, const FlipMove *move)
{
  int who = move->seat ? move->seat - 1 : who_answers (session, state);
  GString *text = g_string_new (NULL);

  if (who >= 9)
    g_string_append_c (text, (char) ('0' + (who + 1) / 10));
  if (who != FLIP_TABLE)
    {
      g_string_append_c (text, (char) ('0' + (who + 1) % 10));
      g_string_append (text, ": ");
    }
  flip_game_print (flip_session_game (session), state, move, text);
  return g_string_free (text, FALSE);
}

char *
flip_session_print_entry (FlipSession *session, guint position)
{
  return flip_session_print_at (session, flip_session_state_at (session, position),
                                flip_session_entry (session, position));
}

char *
flip_session_print_move (FlipSession *session, const FlipMove *move)
{
  return flip_session_print_at (session, flip_session_state (session), move);
}

const char *
flip_session_shown_player (FlipSession *session, int who)
{
  if (who == FLIP_TABLE)
    return flip_session_player (session, who);
  return flip_setup_shown_name (flip_session_setup (session), (guint) who);
}

char *
flip_session_tell_entry (FlipSession *session, guint position)
{
  gconstpointer state = flip_session_state_at (session, position);
  GString *sentence = g_string_new (NULL);

  flip_game_describe (flip_session_game (session), state, flip_session_entry (session, position),
                      sentence);
  return with_names (session, sentence);
}

char *
flip_session_name_entry (FlipSession *session, guint position)
{
  g_autofree char *sentence = flip_session_tell_entry (session, position);
  GString *label = NULL;

  if (*sentence)
    return g_strdelimit (g_steal_pointer (&sentence), "\n", ' ');
  label = g_string_new (NULL);
  flip_game_label (flip_session_game (session), flip_session_state_at (session, position),
                   flip_session_entry (session, position), label);
  return with_names (session, label);
}

/* "Ann, draw a symbol" */
static void
put_asked_name (FlipSession *session, int who, GString *title)
{
  g_autofree char *bare = g_strdup (title->str);

  /* Translators: a name and what is asked: Ann, draw a symbol */
  g_string_printf (title, _ ("%s, %s"), flip_session_shown_player (session, who), bare);
}

/* What is done at a real table comes before what is told of it. */
static void
put_table_first (FlipQuestion *question)
{
  flip_phrase_say (question->table, question->sentence->str);
  g_string_assign (question->sentence, question->table->str);
}

FlipQuestion *
flip_session_question (FlipSession *session, gconstpointer state)
{
  FlipQuestion *question = flip_question_new ();
  FlipAsk ask;

  flip_session_game (session)->ask (state, &ask);
  flip_session_game (session)->question (state, question);
  if (!flip_session_setup (session)->dealt)
    put_table_first (question);
  flip_session_put_names (session, question->title);
  flip_session_put_names (session, question->sentence);
  flip_session_put_names (session, question->note);
  if (ask.who != FLIP_TABLE && question->title->len)
    put_asked_name (session, ask.who, question->title);
  return question;
}

char *
flip_session_moment (FlipSession *session, gconstpointer state)
{
  GString *moment = g_string_new (NULL);

  flip_game_tell_where (flip_session_game (session), state, moment);
  return with_names (session, moment);
}

GPtrArray *
flip_session_texts (FlipSession *session)
{
  GPtrArray *texts = flip_texts_new ();

  for (guint i = 0; i < flip_session_cursor (session); i++)
    g_ptr_array_add (texts, flip_session_print_entry (session, i));
  return texts;
}

guint
flip_session_n_aside (FlipSession *session)
{
  return flip_session_history (session)->aside->len;
}
