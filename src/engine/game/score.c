/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/score.h"

#include "engine/base/phrase.h"

#include <stdlib.h>
#include <string.h>

/* Returns the line, so that the caller can set the optional fields. */
FlipScoreLine *
flip_score_add (FlipScore *score, const char *id, const char *label, int count, int points)
{
  FlipScoreLine *line = &score->lines[score->n_lines];

  g_assert (score->n_lines < FLIP_SCORE_LINES);

  *line = (FlipScoreLine){ .id = id, .label = label, .count = count, .points = points };
  score->n_lines++;
  score->total += points;
  return line;
}

FlipMemory *
flip_memories_add (FlipMemories *memories,
                   const char *id,
                   const char *glyph,
                   int worth,
                   const char *format,
                   ...)
{
  FlipMemory *memory = &memories->memories[memories->n];
  va_list arguments;

  g_assert (memories->n < FLIP_MAX_MEMORIES);

  memories->n++;
  *memory = (FlipMemory){ .id = id, .glyph = glyph, .worth = worth };
  va_start (arguments, format);
  flip_phrase_vprint (memory->title, sizeof memory->title, format, arguments);
  va_end (arguments);
  return memory;
}

void
flip_memory_say (FlipMemory *memory, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  flip_phrase_vprint (memory->detail, sizeof memory->detail, format, arguments);
  va_end (arguments);
}

FlipFact *
flip_facts_add (FlipFacts *facts, const char *id, const char *label, const char *format, ...)
{
  FlipFact *fact = &facts->facts[facts->n];
  va_list arguments;

  g_assert (facts->n < FLIP_MAX_FACTS);

  facts->n++;
  *fact = (FlipFact){ .id = id, .label = label };
  va_start (arguments, format);
  flip_phrase_vprint (fact->value, sizeof fact->value, format, arguments);
  va_end (arguments);
  return fact;
}

FlipFact *
flip_fact_count (FlipFact *fact, int number)
{
  fact->is_number = TRUE;
  fact->number = number;
  return fact;
}

FlipFact *
flip_fact_encode (FlipFact *fact, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_vsnprintf (fact->code, sizeof fact->code, format, arguments);
  va_end (arguments);
  return fact;
}

FlipFact *
flip_facts_add_number (FlipFacts *facts, const char *id, const char *label, int number)
{
  return flip_fact_count (flip_facts_add (facts, id, label, "%d", number), number);
}

const FlipFact *
flip_facts_find (const FlipFacts *facts, const char *id)
{
  for (guint i = 0; i < facts->n; i++)
    {
      if (g_str_equal (facts->facts[i].id, id))
        return &facts->facts[i];
    }

  return NULL;
}

/* A victory shared by everyone is a draw. If nobody won, the places decide: a seat that is not
   first was beaten by the game itself or by an opponent. */
FlipEnding
flip_result_ending (const FlipResult *result, guint n_seats, guint seat)
{
  guint everyone = (1u << n_seats) - 1;

  g_assert (n_seats <= FLIP_MAX_SEATS && seat < n_seats);

  if (!result->over)
    return FLIP_ENDING_NONE;
  if (n_seats > 1 && result->winners == everyone)
    return FLIP_ENDING_DRAWN;
  if (result->winners >> seat & 1)
    return FLIP_ENDING_WON;
  if (result->winners || result->place[seat] > 1)
    return FLIP_ENDING_LOST;
  return result->has_opponent ? FLIP_ENDING_DRAWN : FLIP_ENDING_NONE;
}

/* The name used in scripts. People don't see it, so it isn't translated. */
const char *
flip_ending_word (FlipEnding ending)
{
  static const char *const words[] = { "none", "won", "lost", "drawn" };

  g_return_val_if_fail (ending < G_N_ELEMENTS (words), "?");

  return words[ending];
}

/* A game that was lost without a winner or an opponent was lost by a deed, not by points. */
const char *
flip_result_decided_by (const FlipResult *result, guint n_seats)
{
  for (guint seat = 0; seat < n_seats; seat++)
    {
      if (flip_result_ending (result, n_seats, seat) == FLIP_ENDING_NONE)
        continue;
      return result->by_deed || (!result->winners && !result->has_opponent) ? "deed" : "points";
    }

  return NULL;
}

void
flip_summary_set (FlipSummary *summary, const char *format, ...)
{
  va_list arguments;
  int length;

  va_start (arguments, format);
  length = g_vsnprintf (summary->text, sizeof summary->text, format, arguments);
  va_end (arguments);
  g_assert (length >= 0 && (gsize) length < sizeof summary->text);
}

void
flip_summary_read (FlipSummary *summary, const char *text)
{
  g_return_if_fail (summary && text);

  g_strlcpy (summary->text, text, sizeof summary->text);
}

gboolean
flip_summary_is (const FlipSummary *summary, const char *word)
{
  gsize length = strlen (word);

  return strncmp (summary->text, word, length) == 0
         && (summary->text[length] == '\0' || summary->text[length] == ' ');
}

int
flip_summary_number (const FlipSummary *summary, guint index)
{
  const char *at = summary->text;
  long number;

  g_return_val_if_fail (index < FLIP_SUMMARY_NUMBERS, 0);

  for (guint i = 0; i <= index; i++)
    {
      at = strchr (at, ' ');
      if (!at)
        return 0;
      at++;
    }
  number = strtol (at, NULL, 10);
  return (int) CLAMP (number, -1000000, 1000000);
}
