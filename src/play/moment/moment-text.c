/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/moment/moment-text.h"

#include "engine/base/phrase.h"
#include "engine/game/verb.h"


/* helpers */

/* Appends a sentence, separated from the one before it. */
static void
append_sentence (GString *text, const char *sentence)
{
  if (*sentence && text->len)
    flip_phrase_finish (text);
  flip_phrase_say (text, sentence);
}

/* Cards that are still being asked for are not part of the question yet. */
static void
append_cards (const FlipMoment *moment, const FlipQuestion *question, GString *text)
{
  if (!question->n_cards || question->asks_for_more || flip_phrase_is_finished (text->str))
    return;
  for (guint i = 0; i < question->n_cards; i++)
    {
      char shown[FLIP_CARD_TEXT_SIZE];
      g_autofree char *word = moment->game->own_cards
                                ? flip_moment_card_word (moment, question->cards[i])
                                : g_strdup (flip_card_show (question->cards[i], shown));

      g_string_append_printf (text, "%s%s", i ? " " : ": ", word);
    }
}

/* How many sites the asked seat can reach, and how many of them for free. */
static void
print_reach (const FlipMoment *moment, guint seat, GString *text)
{
  const FlipSites *sites = flip_moment_sites (moment, seat);
  guint reach = 0, free = 0;

  for (guint i = 0; i < sites->n; i++)
    {
      reach += sites->sites[i].price != FLIP_NOT_IN_REACH;
      free += sites->sites[i].price == 0;
    }
  if (reach)
    g_string_append_printf (text, "; reach: %u, free: %u", reach, free);
}

static void
print_waiting (const FlipQuestion *question, GString *text)
{
  for (guint i = 0; i < question->n_waiting; i++)
    g_string_append_printf (text, "%s%s", i ? ", " : "; waiting: ", question->waiting[i]);
}

/* public functions */

char *
flip_moment_prompt (const FlipMoment *moment)
{
  const FlipQuestion *question = moment->asked[0].question;
  GString *text = g_string_new (question->title->str);

  append_cards (moment, question, text);
  append_sentence (text, question->sentence->str);
  append_sentence (text, question->note->str);
  flip_phrase_finish (text);
  return g_strdelimit (g_string_free (text, FALSE), "\n", ' ');
}

char *
flip_moment_card_word (const FlipMoment *moment, FlipCard card)
{
  FlipMove move = flip_move_of_card (card);
  GString *text = g_string_new (NULL);

  flip_game_print (moment->game, moment->state, &move, text);
  return g_string_free (text, FALSE);
}

const char *
flip_mark_word (FlipMark mark)
{
  static const char *const words[] = { NULL, "circled", "crossed", "filled" };

  g_return_val_if_fail (mark < G_N_ELEMENTS (words), NULL);

  return words[mark];
}

void
flip_moment_print_ask (const FlipMoment *moment, GString *text)
{
  const FlipQuestion *question = moment->asked[0].question;
  int who = flip_moment_who (moment);

  g_string_append (text, flip_ask_kind_name (flip_moment_kind (moment)));
  if (moment->is_over)
    return;
  if (who == FLIP_TABLE)
    g_string_append (text, ", the table");
  else
    g_string_append_printf (text, ", seat %d", who + 1);
  if (question->about)
    g_string_append_printf (text, " about seat %u", question->about);
  g_string_append_printf (text, ", %s; answers: %u", flip_game_stage (moment->game, moment->state),
                          moment->n_moves);
  if (who != FLIP_TABLE)
    print_reach (moment, (guint) who, text);
  print_waiting (question, text);
}
