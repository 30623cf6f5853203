/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/question.h"

FlipQuestion *
flip_question_new (void)
{
  FlipQuestion *question = g_new0 (FlipQuestion, 1);

  question->title = g_string_new (NULL);
  question->sentence = g_string_new (NULL);
  question->note = g_string_new (NULL);
  question->table = g_string_new (NULL);
  question->purse = FLIP_NO_PURSE;
  return question;
}

void
flip_question_free (FlipQuestion *question)
{
  g_string_free (question->title, TRUE);
  g_string_free (question->sentence, TRUE);
  g_string_free (question->note, TRUE);
  g_string_free (question->table, TRUE);
  g_free (question);
}
