/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/notice.h"

#include "engine/base/phrase.h"

#include <glib/gi18n-lib.h>

/* helpers */

static void
free_words (char **words, gpointer data)
{
  g_clear_pointer (words, g_free);
}

static void
fill_words (char **words, gpointer data)
{
  if (!*words)
    *words = g_strdup ("");
}

/* "+$5", with a real minus sign for losses. */
static char *
print_change (const char *unit, int change)
{
  return g_strdup_printf ("%s%s%d", change < 0 ? "−" : "+", unit, ABS (change));
}

/* "+2 gold", "Ann: 5, arrested" */
static char *
tell_gain (const FlipNoticeGain *gain)
{
  g_autofree char *amount = flip_phrase_list (gain->amount, gain->detail, NULL);

  return gain->is_named ? flip_phrase_label (gain->label, amount)
                        : g_strdup_printf ("%s %s", gain->amount, gain->label);
}

/* public functions */

FlipNotice *
flip_notice_new (const char *kind, const char *briefly, int seat)
{
  FlipNotice *notice = g_new0 (FlipNotice, 1);

  g_assert (kind && briefly);
  g_assert (seat >= FLIP_TABLE);

  notice->kind = kind;
  notice->briefly = briefly;
  notice->seat = seat;
  notice->site = FLIP_NO_SITE;
  flip_notice_each_words (notice, fill_words, NULL);
  return notice;
}

void
flip_notice_free (FlipNotice *notice)
{
  flip_notice_each_words (notice, free_words, NULL);
  g_free (notice);
}

void
flip_notice_say (char **words, const char *format, ...)
{
  va_list arguments;

  g_assert (words);

  va_start (arguments, format);
  g_free (*words);
  *words = g_strdup_vprintf (format, arguments);
  va_end (arguments);
}

void
flip_notice_add_card (FlipNotice *notice, FlipCard card)
{
  g_assert (notice->n_cards < FLIP_NOTICE_CARDS);

  notice->cards[notice->n_cards++] = card;
}

FlipNoticeGain *
flip_notice_add (FlipNotice *notice, const char *glyph, const char *label)
{
  FlipNoticeGain *gain = &notice->gains[notice->n_gains];

  g_assert (notice->n_gains < FLIP_NOTICE_GAINS);

  notice->n_gains++;
  gain->glyph = glyph;
  gain->label = g_strdup (label);
  gain->amount = g_strdup ("");
  gain->detail = g_strdup ("");
  return gain;
}

void
flip_notice_add_change (FlipNotice *notice,
                        const char *glyph,
                        const char *label,
                        const char *unit,
                        int before,
                        int after)
{
  g_autofree char *amount = print_change (unit, after - before);
  FlipNoticeGain *gain;

  if (before == after)
    return;
  gain = flip_notice_add (notice, glyph, label);
  gain->hurts = after < before;
  flip_notice_say (&gain->amount, "%s", amount);
  flip_notice_say (&gain->detail, "%s%d → %s%d", unit, before, unit, after);
}

char *
flip_notice_tell (const FlipNotice *notice)
{
  GString *sentence = g_string_new (notice->title);

  if (*notice->verdict)
    /* Translators: who and what, and how it ended: Ann robs the cattle: succeeds */
    g_string_printf (sentence, _ ("%s: %s"), notice->title, notice->verdict);
  for (guint i = 0; i < notice->n_gains; i++)
    {
      g_autofree char *gain = tell_gain (&notice->gains[i]);

      if (i && !notice->gains[i].is_named)
        flip_phrase_add (sentence, gain);
      else
        flip_phrase_add_clause (sentence, gain);
    }
  flip_phrase_finish (sentence);
  return g_string_free (sentence, FALSE);
}

void
flip_notice_each_words (FlipNotice *notice,
                        void (*put) (char **words, gpointer data),
                        gpointer data)
{
  char **all[] = {
    &notice->title,      &notice->detail,     &notice->verdict,    &notice->reason,
    &notice->next,       &notice->have.value, &notice->have.words, &notice->need.value,
    &notice->need.words, &notice->count_of,   &notice->brings,
  };

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    put (all[i], data);
  for (guint i = 0; i < notice->n_gains; i++)
    {
      put (&notice->gains[i].amount, data);
      put (&notice->gains[i].label, data);
      put (&notice->gains[i].detail, data);
    }
}
