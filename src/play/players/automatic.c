/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/players/automatic.h"

#include "advisor/search.h"
#include "engine/game/verb.h"
#include "play/players/learned.h"

#include <glib/gi18n-lib.h>

/* helpers */

static const char *
find_note (FlipLog *log)
{
  return flip_tags_find (flip_log_tags (log), FLIP_AUTOMATIC_TAG);
}

/* "2 hard" */
static gboolean
read_part (const char *part, guint *seat, FlipPlayer *player)
{
  g_auto (GStrv) words = g_strsplit (part, " ", 2);
  guint64 number;

  if (g_strv_length (words) != 2
      || !g_ascii_string_to_unsigned (words[0], 10, 1, FLIP_MAX_SEATS, &number, NULL)
      || !flip_player_find (words[1], player))
    return FALSE;
  *seat = (guint) number - 1;
  return TRUE;
}

static guint
read_note (FlipLog *log, FlipPlayer players[FLIP_MAX_SEATS])
{
  const char *note = flip_automatic_can (flip_log_game (log)) ? find_note (log) : NULL;

  return flip_automatic_read (note, flip_setup_seats (flip_log_setup (log)), players);
}

/* public functions */

gboolean
flip_automatic_can (const FlipGame *game)
{
  g_return_val_if_fail (game != NULL, FALSE);

  return flip_game_can_be_judged (game);
}

/* A note that somebody else wrote and that can't be parsed is ignored. */
guint
flip_automatic_read (const char *note, guint n_seats, FlipPlayer players[FLIP_MAX_SEATS])
{
  g_auto (GStrv) parts = note ? g_strsplit (note, ", ", FLIP_MAX_SEATS + 1) : NULL;
  guint seats = 0;

  for (guint i = 0; parts && parts[i]; i++)
    {
      FlipPlayer player;
      guint seat;

      if (!read_part (parts[i], &seat, &player) || seat >= n_seats)
        continue;
      players[seat] = player;
      seats |= 1u << seat;
    }

  return seats;
}

void
flip_automatic_add (FlipSession *session, guint seat, const FlipPlayer *level)
{
  const char *before = find_note (flip_session_log (session));
  g_autofree char *note = NULL;

  g_return_if_fail (seat < flip_setup_seats (flip_session_setup (session)));
  g_return_if_fail (level != NULL);

  note = before ? g_strdup_printf ("%s, %u %s", before, seat + 1, level->name)
                : g_strdup_printf ("%u %s", seat + 1, level->name);
  flip_session_set_tag (session, FLIP_AUTOMATIC_TAG, note);
}

gboolean
flip_automatic_find (FlipLog *log, guint seat, FlipPlayer *player)
{
  FlipPlayer players[FLIP_MAX_SEATS];

  g_return_val_if_fail (seat < FLIP_MAX_SEATS, FALSE);

  if (!(read_note (log, players) >> seat & 1))
    return FALSE;
  *player = players[seat];
  return TRUE;
}

guint
flip_automatic_seats (FlipLog *log)
{
  FlipPlayer players[FLIP_MAX_SEATS];

  return read_note (log, players);
}

int
flip_automatic_next (FlipLog *log)
{
  guint seats = flip_automatic_seats (log), may;
  FlipAsk ask;

  if (!seats)
    return -1;
  flip_log_game (log)->ask (flip_log_state (log), &ask);
  if (ask.kind == FLIP_ASK_NOTHING || ask.who == FLIP_TABLE)
    return -1;
  may = ask.free | 1u << ask.who;
  if (may & ~seats)
    return -1;
  return seats >> ask.who & 1 ? ask.who : __builtin_ctz (may);
}

/* The move of an entry with the rest of its turn, and the best turn that begins otherwise; FALSE if there is none. */
static gboolean
find_alternative (FlipSearch *search, const FlipMove *move, const FlipLine **line, const FlipLine **other, FlipAdvice *advice)
{
  flip_search_include (search, move);
  flip_search_advise (search, advice);
  for (guint i = 0; i < advice->n; i++)
    {
      const FlipLine *found = &advice->choices[i].line;
      const FlipLine **to = flip_move_equal (&found->moves[0], move) ? line : other;

      if (!*to)
        *to = found;
    }
  return *line && *other;
}

char *
flip_automatic_tell_reason (FlipLog *log, guint entry)
{
  const FlipGame *game = flip_log_game (log);
  g_autoptr (FlipWeights) weights = NULL;
  g_autoptr (FlipThinker) thinker = NULL;
  g_autoptr (FlipSearch) search = NULL;
  g_autofree FlipAdvice *advice = NULL;
  g_autofree gpointer before = NULL;
  g_autofree char *than = NULL;
  const FlipLine *line = NULL, *other = NULL;
  const FlipKnowledge nothing = { 0 };
  FlipMove move;
  FlipReason gain;
  int who;

  g_return_val_if_fail (entry < flip_log_cursor (log), NULL);

  who = flip_log_who (log, entry);
  if (who == FLIP_TABLE || !(flip_automatic_seats (log) >> who & 1))
    return NULL;
  weights = flip_learned_weights (flip_log_setup (log));
  before = g_memdup2 (flip_log_state_at (log, entry), game->state_size);
  move = *flip_log_entry (log, entry);
  if (move.seat && flip_game_turn_to (game, before, (guint) who, NULL))
    move.seat = 0;
  thinker = flip_thinker_new (game, weights, NULL);
  search = flip_search_new (thinker, before, &nothing, FLIP_SEARCH_SEED);
  advice = g_new (FlipAdvice, 1);
  if (!find_alternative (search, &move, &line, &other, advice))
    return NULL;
  flip_reason_find (thinker, before, &nothing, line, other, &gain, NULL);
  if (!*gain.id)
    return NULL;
  than = flip_log_print_at (log, before, &other->moves[0]);
  return flip_reason_tell (&gain, flip_reason_item (gain.id, game, before, (guint) who), than);
}
