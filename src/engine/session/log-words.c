/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words in which a log is presented to people. */

#include "engine/base/phrase.h"
#include "engine/session/log.h"

#include "engine/game/verb.h"

#include <glib/gi18n-lib.h>

const char *
flip_log_player (FlipLog *log, int who)
{
  const FlipSetup *setup = flip_log_setup (log);

  if (who == FLIP_TABLE)
    return /* Translators: who enters outcomes: the people at their table */ _ ("The table");

  g_return_val_if_fail ((guint) who < flip_setup_seats (setup), "?");

  return g_ptr_array_index (setup->players, (guint) who);
}

void
flip_log_put_names (FlipLog *log, GString *words)
{
  flip_setup_put_names (flip_log_setup (log), words);
}

void
flip_log_name_refusal (FlipLog *log, FlipRefusal *refusal)
{
  g_autoptr (GString) words = NULL;

  if (!refusal)
    return;
  words = g_string_new (refusal->text);
  flip_log_put_names (log, words);
  flip_phrase_copy (refusal->text, words->str, sizeof refusal->text);
}

/* Fills in the names and returns the text. */
static char *
with_names (FlipLog *log, GString *words)
{
  flip_log_put_names (log, words);
  return g_string_free (words, FALSE);
}

static int
who_answers (FlipLog *log, gconstpointer state)
{
  FlipAsk ask;

  flip_log_game (log)->ask (state, &ask);
  return ask.who;
}

char *
flip_log_print_at (FlipLog *log, gconstpointer state, const FlipMove *move)
{
  int who = move->seat ? move->seat - 1 : who_answers (log, state);
  GString *text = g_string_new (NULL);

  if (who >= 9)
    g_string_append_c (text, (char) ('0' + (who + 1) / 10));
  if (who != FLIP_TABLE)
    {
      g_string_append_c (text, (char) ('0' + (who + 1) % 10));
      g_string_append (text, ": ");
    }
  flip_game_print (flip_log_game (log), state, move, text);
  return g_string_free (text, FALSE);
}

char *
flip_log_print_entry (FlipLog *log, guint position)
{
  return flip_log_print_at (log, flip_log_state_at (log, position), flip_log_entry (log, position));
}

const char *
flip_log_shown_player (FlipLog *log, int who)
{
  if (who == FLIP_TABLE)
    return flip_log_player (log, who);
  return flip_setup_shown_name (flip_log_setup (log), (guint) who);
}

char *
flip_log_tell_entry (FlipLog *log, guint position)
{
  gconstpointer state = flip_log_state_at (log, position);
  GString *sentence = g_string_new (NULL);

  flip_game_describe (flip_log_game (log), state, flip_log_entry (log, position), sentence);
  return with_names (log, sentence);
}

char *
flip_log_name_entry (FlipLog *log, guint position)
{
  g_autofree char *sentence = flip_log_tell_entry (log, position);
  GString *label = NULL;

  if (*sentence)
    return g_strdelimit (g_steal_pointer (&sentence), "\n", ' ');
  label = g_string_new (NULL);
  flip_game_label (flip_log_game (log), flip_log_state_at (log, position),
                   flip_log_entry (log, position), label);
  return with_names (log, label);
}

/* "Ann, draw a symbol" */
static void
put_asked_name (FlipLog *log, int who, GString *title)
{
  g_autofree char *bare = g_strdup (title->str);

  /* Translators: a name and what is asked: Ann, draw a symbol */
  g_string_printf (title, _ ("%s, %s"), flip_log_shown_player (log, who), bare);
}

/* Actions at a real table come before the instructions for entering them. */
static void
put_table_first (FlipQuestion *question)
{
  flip_phrase_say (question->table, question->sentence->str);
  g_string_assign (question->sentence, question->table->str);
}

FlipQuestion *
flip_log_question (FlipLog *log, gconstpointer state)
{
  FlipQuestion *question = flip_question_new ();
  FlipAsk ask;

  flip_log_game (log)->ask (state, &ask);
  flip_game_ask_people (flip_log_game (log), state, question);
  if (!flip_log_setup (log)->dealt)
    put_table_first (question);
  flip_log_put_names (log, question->title);
  flip_log_put_names (log, question->sentence);
  flip_log_put_names (log, question->note);
  if (ask.who != FLIP_TABLE && question->title->len)
    put_asked_name (log, ask.who, question->title);
  return question;
}

char *
flip_log_where (FlipLog *log, gconstpointer state)
{
  GString *moment = g_string_new (NULL);

  flip_game_tell_where (flip_log_game (log), state, moment);
  return with_names (log, moment);
}

char *
flip_log_where_at (FlipLog *log, guint position)
{
  return flip_log_where (log, flip_log_state_at (log, position));
}
