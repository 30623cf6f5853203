/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/sheet/plain-lesson.h"

#include "advisor/player.h"
#include "engine/base/phrase.h"
#include "engine/game/verb.h"
#include "engine/session/session.h"

#include <glib/gi18n-lib.h>

#define SEED      1
#define STEPS     8 /* enough to meet what comes back every turn */
#define MINUTES   3
#define PLAY_OUTS "search:50"

struct _FlipPlainLesson
{
  FlipLesson lesson;
  GPtrArray *players;  /* of char *, ended by NULL */
  GArray *steps;       /* of FlipLessonStep */
  GStringChunk *words; /* of the steps */
};

static const char *
keep (FlipPlainLesson *plain, const char *words)
{
  return g_string_chunk_insert (plain->words, words);
}

/* What is asked, what an automatic player answers, and what that brings. */
static void
add_step (FlipPlainLesson *plain, FlipSession *session, const FlipMove *move)
{
  const FlipGame *game = flip_session_game (session);
  gconstpointer state = flip_session_state (session);
  FlipLog *log = flip_session_log (session);
  g_autoptr (FlipQuestion) question = flip_log_question (log, state);
  g_autoptr (GString) label = g_string_new (NULL), brings = g_string_new (NULL);
  g_autofree char *notation = flip_log_print_at (log, state, move), *request = NULL;
  FlipLessonStep step = { 0 };
  FlipOffer offer;

  flip_game_label (game, state, move, label);
  flip_log_put_names (log, label);
  flip_game_offer (game, state, move, &offer);
  flip_offer_print (&offer, brings);
  if (brings->len)
    flip_phrase_finish (brings);
  /* Translators: %s: what a player may do now */
  request = g_strdup_printf (_ ("A good choice: %s"), label->str);
  step.title = keep (plain, question->title->str);
  step.first = keep (plain, question->sentence->str);
  step.second = keep (plain, brings->str);
  step.request = keep (plain, request);
  step.why_not = keep (plain, _ ("Follow the hint for now; in your own game you choose freely."));
  step.move = keep (plain, notation);
  g_array_append_val (plain->steps, step);
}

static void
play_steps (FlipPlainLesson *plain, FlipSession *session)
{
  const FlipGame *game = flip_session_game (session);
  g_autoptr (FlipThinker) thinker = flip_thinker_new (game, NULL, NULL);
  const FlipKnowledge nothing = { 0 };
  FlipPlayer player;
  gboolean found = flip_player_find (PLAY_OUTS, &player);

  g_assert (found);
  flip_session_deal (session);
  while (plain->steps->len < STEPS && !flip_game_over (game, flip_session_state (session)))
    {
      FlipMove move;

      if (!flip_player_choose (&player, thinker, flip_session_state (session), &nothing, SEED,
                               &move, NULL))
        return;
      add_step (plain, session, &move);
      flip_session_play (session, &move, NULL);
      flip_session_deal (session);
    }
}

static void
fill (FlipPlainLesson *plain, const FlipSetup *setup)
{
  for (guint i = 0; i < setup->players->len; i++)
    g_ptr_array_add (plain->players, g_strdup (g_ptr_array_index (setup->players, i)));
  g_ptr_array_add (plain->players, NULL);
  plain->lesson = (FlipLesson){
    .players = (const char *const *) plain->players->pdata,
    .seed = SEED,
    .minutes = MINUTES,
    .steps = (const FlipLessonStep *) plain->steps->data,
    .n_steps = plain->steps->len,
  };
}

FlipPlainLesson *
flip_plain_lesson_new (const FlipGame *game)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (game);
  g_autoptr (FlipSession) session = NULL;
  FlipPlainLesson *plain;

  setup->dealt = TRUE;
  setup->seed = SEED;
  flip_setup_take_latest (setup);
  if (!flip_game_can_be_judged (game) || !flip_setup_fill_seats (setup, game->min_seats, NULL))
    return NULL;
  session = flip_session_new (setup, NULL);
  if (!session)
    return NULL;
  plain = g_new0 (FlipPlainLesson, 1);
  plain->players = g_ptr_array_new_with_free_func (g_free);
  plain->steps = g_array_new (FALSE, FALSE, sizeof (FlipLessonStep));
  plain->words = g_string_chunk_new (1024);
  play_steps (plain, session);
  fill (plain, setup);
  return plain;
}

void
flip_plain_lesson_free (FlipPlainLesson *plain)
{
  g_ptr_array_unref (plain->players);
  g_array_unref (plain->steps);
  g_string_chunk_free (plain->words);
  g_free (plain);
}

const FlipLesson *
flip_plain_lesson_get (FlipPlainLesson *plain)
{
  return &plain->lesson;
}
