/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A play in the format that BG Stats imports; its makers document it under "Push plays to BG Stats
   from other apps or websites". The keys are theirs. */

#include "play/output/export.h"

#include "play/text/json.h"

#include <glib/gi18n-lib.h>

/* In UTC, with a space in place of the T of ISO 8601. */
static void
write_date (const FlipExport *sheet, FlipJson *json)
{
  g_autoptr (GDateTime) time =
    sheet->created ? g_date_time_new_from_unix_utc (sheet->created) : NULL;
  g_autofree char *text = time ? g_date_time_format (time, "%Y-%m-%d %H:%M:%S") : NULL;

  if (!text)
    return;
  flip_json_add (json, FLIP_JSON ("playDate", text),
                 FLIP_JSON_IF (sheet->played >= 60, FLIP_JSON ("durationMin", sheet->played / 60)));
}

/* If a deed decides the game, as in a duel, points mean nothing. */
static void
write_game (const FlipGame *game, const FlipResult *result, FlipJson *json)
{
  flip_json_object (json, "game", FLIP_JSON ("name", game->name),
                    FLIP_JSON ("sourceGameId", game->id), FLIP_JSON_BOOLEAN ("highestWins", TRUE),
                    FLIP_JSON_BOOLEAN ("noPoints", result->by_deed));
}

static void
write_player (const FlipExport *sheet, const FlipResult *result, guint seat, FlipJson *json)
{
  const FlipGame *game = flip_session_game (sheet->session);
  const char *name = flip_log_player (flip_session_log (sheet->session), (int) seat);
  FlipScore score = { 0 };

  game->score (flip_export_state (sheet), seat, &score);
  flip_json_object (
    json, NULL, FLIP_JSON ("name", name), FLIP_JSON ("sourcePlayerId", name),
    FLIP_JSON_BOOLEAN ("startPlayer", seat == 0),
    FLIP_JSON_IF (result->over && result->place[seat], FLIP_JSON ("rank", result->place[seat])),
    FLIP_JSON ("score", score.total), FLIP_JSON_BOOLEAN ("winner", result->winners >> seat & 1));
}

static void
write_comments (FlipSession *session, const FlipResult *result, FlipJson *json)
{
  g_autoptr (GString) words = g_string_new (result->over ? result->text : _ ("The game is still "
                                                                             "going."));

  flip_log_put_names (flip_session_log (session), words);
  flip_json_add (json, FLIP_JSON ("comments", words->str));
}

/* The same play always has the same id, however often it is saved, so that it is imported only
   once. */
static char *
id_of (const FlipExport *sheet)
{
  const FlipSetup *setup = flip_session_setup (sheet->session);
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autoptr (GPtrArray) texts = flip_session_texts (sheet->session);
  g_autofree char *deal = g_strdup_printf ("%s %d %" G_GUINT64_FORMAT, setup->game->id,
                                           setup->dealt, setup->seed);

  g_checksum_update (checksum, (const guchar *) deal, -1);
  for (guint i = 0; i < setup->players->len; i++)
    g_checksum_update (checksum, g_ptr_array_index (setup->players, i), -1);
  for (guint i = 0; i < texts->len; i++)
    g_checksum_update (checksum, g_ptr_array_index (texts, i), -1);
  return g_strndup (g_checksum_get_string (checksum), 24);
}

char *
flip_export_play (const FlipExport *sheet)
{
  const FlipGame *game;
  g_autofree char *id = NULL;
  FlipResult result = { 0 };
  FlipJson json;

  g_return_val_if_fail (sheet && sheet->session, NULL);

  game = flip_session_game (sheet->session);
  flip_game_result (game, flip_export_state (sheet), &result);
  id = id_of (sheet);
  flip_json_begin (&json, '{');
  flip_json_add (&json, FLIP_JSON ("sourceName", "Flipside"), FLIP_JSON ("sourcePlayId", id));
  write_date (sheet, &json);
  write_game (game, &result, &json);
  write_comments (sheet->session, &result, &json);
  flip_json_open (&json, "players", '[');
  for (guint seat = 0; seat < flip_setup_seats (flip_session_setup (sheet->session)); seat++)
    write_player (sheet, &result, seat, &json);
  flip_json_close (&json, ']');
  return flip_json_end (&json);
}
