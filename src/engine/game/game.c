/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/game.h"

#include "engine/base/phrase.h"
#include "engine/base/quote.h"
#include "engine/game/evaluation.h"
#include "engine/game/verb.h"
#include "engine/game/words.h"

#include <glib/gi18n-lib.h>

const FlipOption *
flip_game_find_option (const FlipGame *game, const char *key)
{
  for (guint i = 0; i < game->n_options; i++)
    {
      if (g_strcmp0 (game->options[i].key, key) == 0)
        return &game->options[i];
    }

  return NULL;
}

const FlipBoard *
flip_game_find_board (const FlipGame *game, const char *name)
{
  for (guint i = 0; i < game->n_boards; i++)
    {
      if (g_strcmp0 (game->boards[i].name, name) == 0)
        return &game->boards[i];
    }
  if (game->blank && g_strcmp0 (game->blank->name, name) == 0)
    return game->blank;

  return NULL;
}

gboolean
flip_game_over (const FlipGame *game, gconstpointer state)
{
  FlipAsk ask;

  game->ask (state, &ask);
  return ask.kind == FLIP_ASK_NOTHING;
}

gboolean
flip_game_is_automatic (const FlipGame *game, gconstpointer state, guint seat)
{
  return game->opponent && seat < 2 && *((const guint8 *) state + game->levels_offset + seat);
}

void
flip_game_tell_where (const FlipGame *game, gconstpointer state, GString *text)
{
  FlipSummary summary;

  flip_game_where (game, state, &summary);
  flip_game_tell (game, &summary, text);
}

/* The defaults for functions that a game leaves out. */

#define MOST_WORDS 32

/* Reading moves */

/* Reads a verb that has no `print` of its own: "pass", "climb left 3". If the verb is an answer to
   the current question, the site alone is enough. */
static gboolean
read_verb (const FlipGame *game, gconstpointer state, guint index, const char *text, FlipMove *move)
{
  const FlipVerb *verb = game->verbs[index];
  gsize length = strlen (verb->name);
  gboolean named = g_ascii_strncasecmp (text, verb->name, length) == 0;

  *move = (FlipMove){ .verb = (guint8) index, .site = FLIP_NO_SITE };
  if (verb->print || verb->n_args)
    return FALSE;
  if (!verb->has_site)
    return named && !text[length];
  named = named && text[length] == ' ';
  if (!named && !flip_game_takes (game, state, index))
    return FALSE;
  move->site = flip_part_find_site (game, named ? text + length + 1 : text);
  return move->site != FLIP_NO_SITE;
}

static gboolean
read_card (const FlipGame *game, const char *text, FlipMove *move)
{
  FlipCard card;

  if (game->own_cards || !flip_card_parse (text, &card))
    return FALSE;
  *move = flip_move_of_card (card);
  return TRUE;
}

static gboolean
read_candidate (const FlipGame *game,
                gconstpointer state,
                const FlipMoveList *list,
                const char *text,
                FlipMove *move)
{
  g_autoptr (GString) written = g_string_new (NULL);

  for (guint i = 0; i < list->n; i++)
    {
      g_string_truncate (written, 0);
      flip_game_print (game, state, &list->moves[i], written);
      if (g_ascii_strcasecmp (written->str, text) == 0)
        return *move = list->moves[i], TRUE;
    }

  return FALSE;
}

static gboolean
refuse_text (const FlipGame *game,
             gconstpointer state,
             const FlipMoveList *list,
             const char *text,
             FlipRefusal *refusal)
{
  g_autoptr (GString) written = g_string_new (NULL);

  if (list->n == 0)
    return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "", _ ("The game is over."));
  flip_game_print (game, state, &list->moves[0], written);
  return flip_refuse (
    refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "",
    /* Translators: first %s: what was written; second %s: a move, as it is written */
    _ ("“%s” is not a move here. Moves are written like this: “%s”."), flip_quoted (text),
    written->str);
}

static gboolean
read_move (const FlipGame *game,
           gconstpointer state,
           const char *text,
           FlipMove *move,
           FlipRefusal *refusal)
{
  g_autofree FlipMoveList *list = NULL;

  for (guint i = 0; i < game->n_verbs; i++)
    {
      if (read_verb (game, state, i, text, move))
        return TRUE;
    }
  if (read_card (game, text, move))
    return TRUE;
  list = g_new (FlipMoveList, 1);
  flip_game_candidates (game, state, list);
  return read_candidate (game, state, list, text, move)
         || refuse_text (game, state, list, text, refusal);
}

gboolean
flip_game_parse (const FlipGame *game,
                 gconstpointer state,
                 const char *text,
                 FlipMove *move,
                 FlipRefusal *refusal)
{
  g_autofree char *copy = NULL, *folded = NULL;
  char *words[MOST_WORDS + 1] = { NULL };
  guint n;

  if (game->parse)
    return game->parse (state, text, move, refusal);
  copy = g_strdup (text);
  n = flip_words_split (copy, words, MOST_WORDS);
  if (!flip_words_check_number (refusal, n, MOST_WORDS))
    return FALSE;
  folded = g_strjoinv (" ", words);
  return read_move (game, state, folded, move, refusal);
}

/* How far the game has got */

static FlipClock
read_clock (const FlipGame *game, gconstpointer state)
{
  FlipClock clock = { 0 };

  game->clock (state, &clock);
  return clock;
}

void
flip_game_where (const FlipGame *game, gconstpointer state, FlipSummary *summary)
{
  FlipClock clock;

  *summary = (FlipSummary){ 0 };
  if (game->where)
    game->where (state, summary);
  if (*summary->text)
    return;
  clock = read_clock (game, state);
  if (flip_game_over (game, state))
    flip_summary_set (summary, "end");
  else if (clock.turns > 1)
    flip_summary_set (summary, "turn %u %u %u", clock.round, clock.turn, clock.turns);
  else
    flip_summary_set (summary, "round %u %u", clock.round, clock.rounds);
}

void
flip_game_tell (const FlipGame *game, const FlipSummary *summary, GString *text)
{
  int first = flip_summary_number (summary, 0), second = flip_summary_number (summary, 1);
  gsize before = text->len;

  if (game->tell)
    game->tell (summary, text);
  if (text->len > before)
    return;
  if (flip_summary_is (summary, "turn"))
    /* Translators: first %d: the round; second %d: the turn; third %d: how many turns a round has */
    g_string_append_printf (text, _ ("Round %d, turn %d of %d"), first, second,
                            flip_summary_number (summary, 2));
  else if (flip_summary_is (summary, "round"))
    /* Translators: first %d: the number of the round; second %d: how many there are in all */
    g_string_append_printf (text, _ ("Round %d of %d"), first, second);
  else if (flip_summary_is (summary, "end"))
    g_string_append (text, /* Translators: how far the game is */ _ ("Game over"));
  else if (flip_summary_is (summary, "won"))
    g_string_append (text, _ ("The highest score wins."));
  else if (flip_summary_is (summary, "points"))
    g_string_append_printf (text,
                            /* Translators: %d: how many */
                            ngettext ("The game ends with %d point.",
                                      "The game ends with %d points.", (gulong) ABS (first)),
                            first);
}

/* The end of the game counts as one turn after the last turn of the last round. */
void
flip_game_when (const FlipGame *game, gconstpointer state, FlipWhen *when)
{
  FlipClock clock = read_clock (game, state);
  const char *name = game->words.round;

  when->round = clock.rounds ? MIN (clock.round, clock.rounds) : clock.round;
  when->turn = flip_game_over (game, state) ? clock.turns + 1 : clock.turn;
  when->number = clock.number;
  if (when->round)
    /* Translators: %u: the number of the round */
    flip_phrase_print (when->name, sizeof when->name, name ? _ (name) : _ ("Round %u"),
                       flip_when_number (when));
}

guint
flip_game_progress (const FlipGame *game, gconstpointer state)
{
  FlipClock clock;

  if (flip_game_over (game, state))
    return 100;
  clock = read_clock (game, state);
  if (clock.progress || clock.rounds == 0 || clock.round == 0)
    return clock.progress;
  return ((clock.round - 1) * clock.turns + clock.turn - 1) * 100 / (clock.rounds * clock.turns);
}

/* How it ended */

/* Somebody who plays alone can't win, as there is nobody to beat. */
void
flip_game_rank (const FlipGame *game, gconstpointer state, FlipResult *result)
{
  guint n_seats = *((const guint8 *) state + game->seats_offset);
  int points[FLIP_MAX_SEATS];

  g_assert (n_seats > 0 && n_seats <= FLIP_MAX_SEATS);

  for (guint seat = 0; seat < n_seats; seat++)
    points[seat] = flip_game_points (game, state, seat);
  for (guint seat = 0; seat < n_seats; seat++)
    {
      result->place[seat] = 1;
      for (guint other = 0; other < n_seats; other++)
        result->place[seat] += points[other] > points[seat];
      if (result->place[seat] == 1 && n_seats > 1)
        result->winners |= 1u << seat;
    }
  if (result->winners & (result->winners - 1))
    flip_phrase_copy (result->tie, _ ("A tie on points is a shared victory."), sizeof result->tie);
}

static void
find_result (const FlipGame *game, gconstpointer state, FlipResult *result)
{
  flip_game_rank (game, state, result);
  if (result->winners)
    flip_summary_set (&result->ending, "won");
  else
    flip_summary_set (&result->ending, "points %d", flip_game_points (game, state, 0));
}

void
flip_game_result (const FlipGame *game, gconstpointer state, FlipResult *result)
{
  g_autoptr (GString) text = NULL;

  *result = (FlipResult){ .over = flip_game_over (game, state) };
  if (game->result)
    game->result (state, result);
  else if (result->over)
    find_result (game, state, result);
  if (!result->over || *result->text)
    return;
  text = g_string_new (NULL);
  flip_game_tell (game, &result->ending, text);
  flip_phrase_copy (result->text, text->str, sizeof result->text);
}

/* Functions without a default */

FlipHonours
flip_game_honours (const FlipGame *game, gconstpointer state, guint seat)
{
  FlipHonours honours = { 0 };

  if (game->honours)
    game->honours (state, seat, &honours);
  return honours;
}

void
flip_game_facts (const FlipGame *game, gconstpointer state, int seat, FlipFacts *facts)
{
  g_return_if_fail (seat >= FLIP_TABLE && seat < FLIP_MAX_SEATS);

  facts->n = 0;
  if (game->facts)
    game->facts (state, seat, facts);
}

guint
flip_game_peek (const FlipGame *game,
                gconstpointer state,
                guint seat,
                FlipDraw draws[FLIP_MAX_PEEKS])
{
  return game->peek ? game->peek (state, seat, draws) : 0;
}

gboolean
flip_game_unsound (GString *problem, int seat, const char *what)
{
  if (seat != FLIP_TABLE)
    g_string_append_printf (problem, "seat %d: ", seat + 1);
  g_string_append (problem, what);
  return FALSE;
}

gboolean
flip_game_sound (const FlipGame *game, gconstpointer state, GString *problem)
{
  return !game->sound || game->sound (state, problem);
}

void
flip_game_refuse_site (const FlipGame *game,
                       gconstpointer state,
                       guint16 site,
                       FlipRefusal *refusal)
{
  FlipMove move = { .site = site };

  if (game->refuse_site)
    return game->refuse_site (state, site, refusal);
  for (guint i = 0; i < game->n_verbs; i++)
    {
      move.verb = (guint8) i;
      if (game->verbs[i]->has_site && flip_game_takes (game, state, i)
          && !flip_game_check (game, state, &move, refusal))
        return;
    }
  flip_game_refuse_now (game, state, &move, refusal);
}
