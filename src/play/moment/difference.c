/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/moment/difference.h"

#include "engine/base/quote.h"

#include "play/moment/moment-text.h"

/* helpers */

static FlipValue
words_value (const char *words)
{
  return (FlipValue){ .words = words };
}

static FlipValue
number_value (int number)
{
  return (FlipValue){ .is_number = TRUE, .number = number };
}

static gboolean
is_nothing (const FlipValue *value)
{
  return !value->is_number && !value->words;
}

static gboolean
same_value (const FlipValue *a, const FlipValue *b)
{
  return a->is_number == b->is_number && a->number == b->number
         && g_strcmp0 (a->words, b->words) == 0;
}

static void
compare (GArray *found, FlipDifference difference)
{
  if (!same_value (&difference.before, &difference.after))
    g_array_append_val (found, difference);
}

static FlipValue
find_fact (const FlipFacts *facts, const char *id)
{
  const FlipFact *fact = facts ? flip_facts_find (facts, id) : NULL;

  return fact ? flip_value_of_fact (fact) : words_value (NULL);
}

/* Facts that are gone come after those that exist. */
static void
compare_facts (GArray *found, int seat, const FlipFacts *before, const FlipFacts *after)
{
  for (guint i = 0; i < after->n; i++)
    {
      const FlipFact *fact = &after->facts[i];

      compare (found, (FlipDifference){ seat, FLIP_DIFFERENCE_FACT, fact->id,
                                        find_fact (before, fact->id), flip_value_of_fact (fact) });
    }
  for (guint i = 0; before && i < before->n; i++)
    {
      const FlipFact *fact = &before->facts[i];
      FlipValue now = find_fact (after, fact->id);

      if (is_nothing (&now))
        compare (found, (FlipDifference){ seat, FLIP_DIFFERENCE_FACT, fact->id,
                                          flip_value_of_fact (fact), now });
    }
}

static void
compare_marks (GArray *found, guint seat, const FlipSites *before, const FlipSites *after)
{
  for (guint i = 0; i < after->n; i++)
    {
      FlipMark then = before && i < before->n ? before->sites[i].mark : FLIP_MARK_NONE;

      compare (found, (FlipDifference){ (int) seat, FLIP_DIFFERENCE_MARK, after->sites[i].name,
                                        words_value (flip_mark_word (then)),
                                        words_value (flip_mark_word (after->sites[i].mark)) });
    }
}

static void
compare_seat (GArray *found, const FlipMoment *before, const FlipMoment *after, guint seat)
{
  FlipValue then =
    before ? number_value (flip_moment_score (before, seat)->total) : words_value (NULL);

  compare_facts (found, (int) seat, before ? flip_moment_facts (before, (int) seat) : NULL,
                 flip_moment_facts (after, (int) seat));
  compare_marks (found, seat, before ? flip_moment_sites (before, seat) : NULL,
                 flip_moment_sites (after, seat));
  compare (found, (FlipDifference){ (int) seat, FLIP_DIFFERENCE_SCORE, NULL, then,
                                    number_value (flip_moment_score (after, seat)->total) });
}

static void
print_value (const FlipValue *value, GString *text)
{
  if (value->is_number)
    g_string_append_printf (text, "%d", value->number);
  else
    {
      g_autofree char *words = flip_harmless (value->words ? value->words : "nothing");

      g_string_append (text, words);
    }
}

static void
print_line_start (const FlipDifference *difference, GString *text)
{
  static const char *const kinds[] = { "", " marks", " score" };

  if (difference->seat == FLIP_TABLE)
    g_string_append (text, "    table");
  else
    g_string_append_printf (text, "    seat %d%s", difference->seat + 1, kinds[difference->kind]);
  g_string_append (text, ": ");
}

static gboolean
on_one_line (const FlipDifference *a, const FlipDifference *b)
{
  return a->seat == b->seat && a->kind == b->kind;
}

static void
write_kind (const GArray *differences,
            int seat,
            FlipDifferenceKind kind,
            const char *key,
            FlipJson *json)
{
  flip_json_open (json, key, '{');
  for (guint i = 0; i < differences->len; i++)
    {
      const FlipDifference *difference = &g_array_index (differences, FlipDifference, i);

      if (difference->seat == seat && difference->kind == kind)
        flip_value_write (&difference->after, difference->id, json);
    }
  flip_json_close (json, '}');
}

static void
write_score (const GArray *differences, int seat, FlipJson *json)
{
  for (guint i = 0; i < differences->len; i++)
    {
      const FlipDifference *difference = &g_array_index (differences, FlipDifference, i);

      if (difference->seat == seat && difference->kind == FLIP_DIFFERENCE_SCORE)
        flip_value_write (&difference->after, "score", json);
    }
}

/* public functions */

GArray *
flip_differences_read (const FlipMoment *before, const FlipMoment *after)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (FlipDifference));

  g_assert (!before || (before->game == after->game && before->n_seats == after->n_seats));

  compare_facts (found, FLIP_TABLE, before ? flip_moment_facts (before, FLIP_TABLE) : NULL,
                 flip_moment_facts (after, FLIP_TABLE));
  for (guint seat = 0; seat < after->n_seats; seat++)
    compare_seat (found, before, after, seat);
  return found;
}

void
flip_differences_print (const GArray *differences, GString *text)
{
  for (guint i = 0; i < differences->len; i++)
    {
      const FlipDifference *difference = &g_array_index (differences, FlipDifference, i);

      if (i && on_one_line (difference - 1, difference))
        g_string_append (text, "; ");
      else
        print_line_start (difference, text);
      if (difference->id)
        g_string_append_printf (text, "%s: ", difference->id);
      if (!is_nothing (&difference->before))
        {
          print_value (&difference->before, text);
          g_string_append (text, " → ");
        }
      print_value (&difference->after, text);
      if (i + 1 == differences->len || !on_one_line (difference, difference + 1))
        g_string_append_c (text, '\n');
    }
}

void
flip_differences_write (const GArray *differences, guint n_seats, FlipJson *json)
{
  write_kind (differences, FLIP_TABLE, FLIP_DIFFERENCE_FACT, "facts", json);
  flip_json_open (json, "seats", '[');
  for (int seat = 0; seat < (int) n_seats; seat++)
    {
      flip_json_open (json, NULL, '{');
      write_kind (differences, seat, FLIP_DIFFERENCE_FACT, "facts", json);
      write_kind (differences, seat, FLIP_DIFFERENCE_MARK, "marks", json);
      write_score (differences, seat, json);
      flip_json_close (json, '}');
    }
  flip_json_close (json, ']');
}

FlipValue
flip_value_of_fact (const FlipFact *fact)
{
  if (fact->is_number)
    return number_value (fact->number);
  return words_value (*fact->code ? fact->code : fact->value);
}

void
flip_value_write (const FlipValue *value, const char *key, FlipJson *json)
{
  if (value->is_number)
    flip_json_add (json, FLIP_JSON (key, value->number));
  else
    flip_json_add (json, FLIP_JSON (key, value->words));
}
