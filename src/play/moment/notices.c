/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/moment/notices.h"

#include "engine/game/verb.h"
#include "play/moment/standing.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define PLACES_TOLD 4

/* helpers */

static void
put_names (char **words, gpointer log)
{
  GString *text = g_string_new (*words);

  flip_log_put_names (log, text);
  g_free (*words);
  *words = g_string_free (text, FALSE);
}

/* Whether the players lost: somebody is a loser, and no seat is a winner. */
static gboolean
is_lost (const FlipStanding *standing)
{
  return !flip_standing_n_winners (standing)
         && flip_result_ending (standing->result, standing->n, 0) == FLIP_ENDING_LOST;
}

static void
add_places (const FlipStanding *standing, FlipNotice *notice)
{
  for (guint i = 0; i < MIN (standing->n, PLACES_TOLD); i++)
    {
      guint seat = standing->seats[i];
      FlipNoticeGain *gain =
        flip_notice_add (notice,
                         standing->n > 1 && flip_standing_is_winner (standing, seat) ? "trophy" : NULL,
                         flip_moment_player (standing->moment, (int) seat));
      g_autofree char *points = flip_points_text (standing->scores[seat]->total);

      gain->is_named = TRUE;
      flip_notice_say (&gain->amount, "%s", points);
      if (standing->n > 1)
        flip_notice_say (&gain->detail, "%s", flip_place_name (standing->places[i]));
    }
}

static void
add_opponent (const FlipResult *result, FlipNotice *notice)
{
  FlipNoticeGain *gain;

  if (!result->has_opponent)
    return;
  gain = flip_notice_add (notice, NULL, result->opponent);
  gain->is_named = TRUE;
  flip_notice_say (&gain->amount, "%d", result->opponent_score.total);
}

/* Titles have no full stop. */
static void
say_title (char **title, const char *words)
{
  gsize length = strlen (words);

  if (length && words[length - 1] == '.')
    length--;
  flip_notice_say (title, "%.*s", (int) length, length ? words : "");
}

static void
say_verdict (const FlipStanding *standing, FlipNotice *notice)
{
  gboolean alone = standing->n == 1 && !standing->result->has_opponent;

  notice->is_bad = is_lost (standing);
  flip_notice_say (&notice->verdict, "%s",
                   /* Translators: the game was lost */
                   notice->is_bad ? _ ("Lost")
                   : alone || !flip_standing_n_winners (standing)
                     ? /* heading of the last notice */ _ ("The end")
                   : standing->n == 1 ? _ ("Won")
                                      /* Translators: verdict in the last notice */
                                      : _ ("The winner"));
  if (flip_standing_n_winners (standing) > 1)
    /* Translators: verdict in the last notice */
    flip_notice_say (&notice->verdict, "%s", _ ("The winners"));
}

/* The end of a game is announced in the same way for all games: by its result. */
static FlipNotice *
notice_of_end (FlipLog *log, guint position)
{
  g_autoptr (FlipMoment) moment = flip_moment_of_log (log, position, FLIP_ANY_BOARD);
  g_autofree char *headline = NULL, *margin = NULL;
  FlipStanding standing;
  FlipNotice *notice;

  flip_standing_init (&standing, moment);
  headline = flip_standing_headline (&standing);
  margin = flip_standing_margin (&standing);
  notice = flip_notice_new ("end", _ ("Keep the Ending Brief"),
                            flip_standing_n_winners (&standing) == 1 ? (int) standing.seats[0]
                                                                     : FLIP_TABLE);
  notice->glyph = "trophy";
  say_title (&notice->title, *headline ? headline : _ ("The game is over"));
  if (g_strcmp0 (headline, standing.result->text) != 0)
    flip_notice_say (&notice->detail, "%s", standing.result->text);
  if (margin && g_strcmp0 (margin, standing.result->text) != 0)
    flip_notice_say (&notice->reason, "%s", margin);
  say_verdict (&standing, notice);
  add_places (&standing, notice);
  add_opponent (standing.result, notice);
  return notice;
}

/* When all seats act at the same time, an entry may belong to a seat other than the one asked. The
   state is turned to that seat, because the rules expect a move of the seat that is asked. */
static FlipMove
turn_to_entry (FlipLog *log, guint position, gpointer before)
{
  FlipMove move = *flip_log_entry (log, position);

  if (move.seat)
    flip_game_turn_to (flip_log_game (log), before, move.seat - 1u, NULL);
  move.seat = 0;
  return move;
}

static void
read_entry (FlipLog *log, guint position, GPtrArray *notices)
{
  const FlipGame *game = flip_log_game (log);
  g_autofree gpointer before = g_memdup2 (flip_log_state_at (log, position), game->state_size);
  FlipMove move = turn_to_entry (log, position, before);
  gconstpointer after = flip_log_state_at (log, position + 1);

  if (game->notices)
    game->notices (before, &move, after, notices);
  if (flip_game_over (game, after) && !flip_game_over (game, before))
    g_ptr_array_add (notices, notice_of_end (log, position + 1));
}

/* Announces the next question. */
static void
say_next (FlipLog *log, guint position, FlipNotice *notice)
{
  gconstpointer state = flip_log_state_at (log, position);
  g_autoptr (FlipQuestion) question = NULL;

  if (*notice->next || flip_game_over (flip_log_game (log), state))
    return;
  question = flip_log_question (log, state);
  /* Translators: %s: what comes next */
  flip_notice_say (&notice->next, _ ("Next: %s"), question->title->str);
}

static void
write_gain (gconstpointer item, gconstpointer data, FlipJson *json)
{
  const FlipNoticeGain *gain = item;

  flip_json_add (json, FLIP_JSON ("amount", gain->amount), FLIP_JSON ("label", gain->label),
                 FLIP_JSON ("detail", gain->detail), FLIP_JSON_BOOLEAN ("hurts", gain->hurts));
}

static void
write_notice (const FlipNotice *notice, FlipJson *json)
{
  g_autofree char *sentence = flip_notice_tell (notice);

  flip_json_open (json, NULL, '{');
  flip_json_add (json, FLIP_JSON ("kind", notice->kind), FLIP_JSON ("seat", notice->seat + 1),
                 FLIP_JSON_BOOLEAN ("bad", notice->is_bad), FLIP_JSON ("title", notice->title),
                 FLIP_JSON ("detail", notice->detail), FLIP_JSON ("verdict", notice->verdict),
                 FLIP_JSON ("reason", notice->reason), FLIP_JSON ("next", notice->next),
                 FLIP_JSON ("sentence", sentence));
  flip_json_list (json, "gains", notice->gains, notice->n_gains, sizeof (FlipNoticeGain), write_gain, NULL);
  flip_json_close (json, '}');
}

/* public functions */

GPtrArray *
flip_notices_read (FlipLog *log, guint from, guint to)
{
  GPtrArray *notices = g_ptr_array_new_with_free_func ((GDestroyNotify) flip_notice_free);

  g_assert (log && to <= flip_log_length (log));

  for (guint position = from; position < to; position++)
    read_entry (log, position, notices);
  for (guint i = 0; i < notices->len; i++)
    flip_notice_each_words (g_ptr_array_index (notices, i), put_names, log);
  if (notices->len)
    say_next (log, to, g_ptr_array_index (notices, notices->len - 1));
  return notices;
}

gboolean
flip_notices_has_any (FlipLog *log, guint position)
{
  g_autoptr (GPtrArray) notices = flip_notices_read (log, position, position + 1);

  return notices->len > 0;
}

void
flip_notices_write (GPtrArray *notices, FlipJson *json)
{
  if (!notices->len)
    return;
  flip_json_open (json, "notices", '[');
  for (guint i = 0; i < notices->len; i++)
    write_notice (g_ptr_array_index (notices, i), json);
  flip_json_close (json, ']');
}
