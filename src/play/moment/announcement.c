/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/moment/announcement.h"

#include "engine/base/phrase.h"
#include "play/moment/card-name.h"

#include <glib/gi18n.h>

/* More than this can be read in the log. */
#define MOST_SENTENCES 4
#define MOST_ENTRIES   (MOST_SENTENCES * FLIP_MOST_SERIES)

/* helpers */

/* Adds the missing full stop: entries of some games end without one. */
static void
add (GString *text, const char *sentence)
{
  if (text->len && *sentence)
    flip_phrase_finish (text);
  flip_phrase_say (text, sentence);
}

static char *
finish (GString *text)
{
  char *spoken = flip_cards_spoken (text->str);

  g_string_free (text, TRUE);
  return g_strdelimit (spoken, "\n", ' ');
}

/* Cards that came one after another become one sentence, with all of them in the place of the last:
   "Lineup: 7♣ 8♥ 9♦." */
static char *
tell_cards (FlipLog *log, guint last, guint n)
{
  g_autofree char *sentence = flip_log_tell_entry (log, last);
  g_autoptr (GString) cards = g_string_new (NULL);
  g_auto (GStrv) around = NULL;
  char shown[FLIP_CARD_TEXT_SIZE];

  for (guint i = last + 1 - n; i <= last; i++)
    g_string_append_printf (cards, "%s%s", cards->len ? " " : "",
                            flip_card_show (flip_move_card (flip_log_entry (log, i)), shown));
  around = g_strsplit (sentence, shown, 2);
  return g_strjoinv (cards->str, around);
}

/* An entry as in the log, with its player and its effect. Cards of a series are reported together,
   with the last one announced at this time; the card that completes the series is reported with all
   of them. */
static char *
tell_entry (const FlipMoment *moment, guint from, guint position, guint end)
{
  FlipLog *log = moment->log;
  g_autofree char *entry = NULL;
  int who = flip_log_who (log, position);
  gboolean is_last;
  guint n = flip_card_series_length (log, position, &is_last);

  if (n && !is_last && position + 1 < end)
    return g_strdup ("");
  if (n)
    return tell_cards (log, position, is_last ? n : MIN (n, position + 1 - from));
  entry = flip_log_tell_entry (log, position);
  if (who == FLIP_TABLE || !*entry)
    return g_steal_pointer (&entry);
  /* Translators: a player's name and what they did, spoken by a screen reader: "Ann: Mine 2b: +1 gold." */
  return g_strdup_printf (_ ("%s: %s"), flip_moment_player (moment, who), entry);
}

/* The first entry is the move itself, so it is always included; of the rest, only the newest
   are. */
static void
add_entries (GString *text, const FlipMoment *moment, guint from)
{
  g_autoptr (GPtrArray) told = g_ptr_array_new_with_free_func (g_free);
  guint end = moment->position, late = MAX (from + 1, end - MIN (end, MOST_ENTRIES));

  for (guint i = from; i < end; i = MAX (i + 1, i == from ? late : 0))
    {
      g_autofree char *sentence = tell_entry (moment, from, i, end);

      if (*sentence)
        g_ptr_array_add (told, g_steal_pointer (&sentence));
    }
  if (told->len > MOST_SENTENCES)
    g_ptr_array_remove_range (told, 1, told->len - MOST_SENTENCES);
  for (guint i = 0; i < told->len; i++)
    add (text, g_ptr_array_index (told, i));
}

/* The player's own move; the notice reports its effect. */
static void
add_own (GString *text, const FlipMoment *moment, guint position)
{
  g_autofree char *sentence = NULL;

  if (position >= moment->position || flip_log_who (moment->log, position) == FLIP_TABLE)
    return;
  sentence = tell_entry (moment, position, position, moment->position);
  add (text, sentence);
}

/* The newest choice, or the first entry if there are only outcomes so far. */
static guint
find_last_choice (const FlipMoment *moment)
{
  guint position = moment->position;

  while (position > 0 && flip_log_who (moment->log, position - 1) == FLIP_TABLE)
    position--;
  return position > 0 ? position - 1 : 0;
}

/* For a user who looks back: which moment this is, and what was done. */
static void
add_step (GString *text, const FlipMoment *moment)
{
  g_autofree char *turn = flip_moment_tell_turn (moment);

  add (text, turn);
  if (moment->position)
    add_entries (text, moment, moment->position - 1);
}

static void
add_asked (GString *text, const FlipMoment *moment)
{
  if (flip_moment_asked (moment))
    add (text, flip_moment_asked (moment)->question->title->str);
  else
    add (text, flip_moment_result (moment)->text);
}

/* The open cards in their order; a game's own cards are named in its sentences. */
static void
add_open_cards (GString *text, const FlipMoment *moment, const FlipQuestion *question)
{
  g_autoptr (GString) cards = g_string_new (NULL);

  if (moment->game->own_cards)
    return;
  for (guint i = 0; i < question->n_cards; i++)
    {
      char shown[FLIP_CARD_TEXT_SIZE];

      flip_phrase_add (cards, flip_card_show (question->cards[i], shown));
    }
  add (text, cards->str);
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
  if (!moment->is_present || change->came_back)
    add_step (text, moment);
  if (!moment->is_present)
    return finish (text);
  if (notice)
    {
      if (!change->sheet)
        add_own (text, moment, change->log_from);
      add (text, notice);
    }
  else if (!change->sheet)
    add_entries (text, moment, change->log_from);
  add_asked (text, moment);
  return finish (text);
}

char *
flip_announcement_last_move (const FlipMoment *moment)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (moment != NULL, NULL);

  if (moment->position)
    add_entries (text, moment, find_last_choice (moment));
  else
    add (text, _ ("Nothing has happened yet."));
  return finish (text);
}

char *
flip_announcement_question (const FlipMoment *moment)
{
  GString *text = g_string_new (NULL);
  const FlipAsked *asked = flip_moment_asked (moment);

  g_return_val_if_fail (moment != NULL, NULL);

  add (text, moment->where);
  add_asked (text, moment);
  if (asked)
    {
      add_open_cards (text, moment, asked->question);
      add (text, asked->question->sentence->str);
      add (text, asked->question->note->str);
    }
  return finish (text);
}

char *
flip_announcement_sheet (const FlipMoment *moment)
{
  const FlipFacts *facts;
  GString *text = g_string_new (NULL);
  int points;

  g_return_val_if_fail (moment != NULL, NULL);

  facts = flip_moment_facts (moment, (int) moment->seat);
  points = flip_moment_score (moment, moment->seat)->total;
  add (text, flip_moment_player (moment, (int) moment->seat));
  /* Translators: %d: how many */
  flip_phrase_add_printf (text, ngettext ("%d point", "%d points", (gulong) ABS (points)), points);
  for (guint i = 0; i < facts->n; i++)
    {
      g_autofree char *fact = flip_phrase_label (facts->facts[i].label, facts->facts[i].value);

      add (text, fact);
    }
  return finish (text);
}
