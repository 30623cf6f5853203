/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/announcement.h"

#include "engine/phrase.h"

#include <glib/gi18n.h>

/* Whoever wants to hear more reads the log. */
#define MOST_ENTRIES 4

/* helpers */

/* Entries of some games end without a stop. */
static void
add (GString *text, const char *sentence)
{
  if (text->len && *sentence)
    flip_phrase_finish (text);
  flip_phrase_say (text, sentence);
}

/* An entry as the log has it: whose it is, and what came of it. */
static void
add_entry (GString *text, const FlipMoment *moment, guint position)
{
  g_autofree char *entry = flip_session_tell_entry (moment->session, position);
  g_autofree char *sentence = NULL;
  int who = flip_session_who (moment->session, position);

  g_strdelimit (entry, "\n", ' ');
  if (who == FLIP_TABLE || !*entry)
    {
      add (text, entry);
      return;
    }
  /* Translators: a player's name and what they did, spoken by a screen reader: "Ann: Mine 2b: +1 gold." */
  sentence = g_strdup_printf (_ ("%s: %s"), flip_moment_player (moment, who), entry);
  add (text, sentence);
}

static void
add_entries (GString *text, const FlipMoment *moment, const FlipChange *change)
{
  guint from = MAX (change->log_from, moment->position - MIN (moment->position, MOST_ENTRIES));

  if (change->sheet)
    return;
  for (guint i = from; i < moment->position; i++)
    add_entry (text, moment, i);
}

/* public functions */

char *
flip_announcement_read (const FlipMoment *moment, const FlipChange *change, const char *notice)
{
  GString *text;

  g_return_val_if_fail (moment != NULL, NULL);
  g_return_val_if_fail (change != NULL, NULL);

  if (!change->question)
    return NULL;
  text = g_string_new (NULL);
  if (notice)
    add (text, notice);
  else
    add_entries (text, moment, change);
  if (flip_moment_asked (moment))
    add (text, flip_moment_asked (moment)->question->title->str);
  else
    add (text, flip_moment_result (moment)->text);
  return g_string_free (text, FALSE);
}
