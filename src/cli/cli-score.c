/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include "engine/base/phrase.h"
#include "play/moment/moment-json.h"

#include <glib/gi18n-lib.h>

#define LABEL_WIDTH 26

static guint
width_of_labels (const FlipScore *score)
{
  guint width = LABEL_WIDTH;

  for (guint i = 0; i < score->n_lines; i++)
    width = MAX (width, flip_phrase_width (score->lines[i].label));
  return width;
}

static void
print_score (const char *name, const FlipScore *score)
{
  guint width = width_of_labels (score);
  g_autofree char *total = cli_pad (_ ("Total"), width);

  cli_say ("%s", name);
  for (guint i = 0; i < score->n_lines; i++)
    {
      const FlipScoreLine *line = &score->lines[i];
      g_autofree char *label = cli_pad (line->label, width);

      if (line->count || line->points)
        cli_say ("  %s %4d  %4d", label, line->count, line->points);
    }
  cli_say ("  %s       %4d", total, score->total);
}

static void
print_feats (const FlipFeats *feats)
{
  for (guint i = 0; i < feats->n; i++)
    {
      /* Translators: %s: the title of an achievement */
      g_autofree char *line = g_strdup_printf (_ ("Achievement: %s"), feats->feats[i].label);

      if (feats->feats[i].reached)
        cli_say ("  %s", line);
    }
}

static void
print_text (FlipSession *session)
{
  g_autoptr (FlipMoment) moment = cli_moment_at (session, flip_session_length (session));
  const FlipResult *result = flip_moment_result (moment);

  for (guint seat = 0; seat < moment->n_seats; seat++)
    {
      FlipHonours honours = flip_game_honours (moment->game, moment->state, seat);

      print_score (flip_moment_player (moment, (int) seat), flip_moment_score (moment, seat));
      if (*honours.title)
        cli_say ("  %s", honours.title);
      print_feats (&honours.feats);
    }
  if (result->has_opponent)
    print_score (result->opponent, &result->opponent_score);
  cli_say ("%s", result->over ? result->text : _ ("The game is still going."));
  for (guint seat = 0; seat < moment->n_seats; seat++)
    {
      if (flip_result_ending (result, moment->n_seats, seat) == FLIP_ENDING_WON)
        /* Translators: %s: the players who have won */
        cli_say (_ ("Winner: %s"), flip_moment_player (moment, (int) seat));
    }
}

static void
write_seat (const FlipMoment *moment, guint seat, FlipJson *json)
{
  FlipEnding ending = flip_result_ending (flip_moment_result (moment), moment->n_seats, seat);
  FlipHonours honours = flip_game_honours (moment->game, moment->state, seat);

  flip_json_open (json, NULL, '{');
  flip_json_add (json, FLIP_JSON ("player", flip_moment_player (moment, (int) seat)),
                 FLIP_JSON ("outcome", flip_ending_word (ending)));
  flip_score_write_json (flip_moment_score (moment, seat), json);
  flip_json_add (json, FLIP_JSON ("title", honours.title));
  flip_json_open (json, "achievements", '[');
  for (guint i = 0; i < honours.feats.n; i++)
    {
      const FlipFeat *feat = &honours.feats.feats[i];

      flip_json_add (json, FLIP_JSON_IF (feat->reached, FLIP_JSON (NULL, feat->id)));
    }
  flip_json_close (json, ']');
  flip_json_close (json, '}');
}

/* Identifies the sheet. */
static void
write_sheet (const CliSheet *sheet, FlipJson *json)
{
  flip_json_add (json, FLIP_JSON ("game", flip_session_game (sheet->session)->id),
                 FLIP_JSON_GIVEN ("id", sheet->id), FLIP_JSON_TIME ("created", sheet->created),
                 FLIP_JSON_TIME ("changed", sheet->changed));
}

static void
print_json (CliSheet *sheet)
{
  g_autoptr (FlipMoment) moment =
    cli_moment_at (sheet->session, flip_session_length (sheet->session));
  const FlipResult *result = flip_moment_result (moment);
  const char *by = flip_result_decided_by (result, moment->n_seats);
  FlipJson json;

  flip_json_begin (&json, '{');
  write_sheet (sheet, &json);
  flip_json_add (&json, FLIP_JSON_BOOLEAN ("over", result->over), FLIP_JSON_GIVEN ("by", by));
  flip_json_open (&json, "seats", '[');
  for (guint seat = 0; seat < moment->n_seats; seat++)
    write_seat (moment, seat, &json);
  flip_json_close (&json, ']');
  flip_json_open (&json, "winners", '[');
  for (guint seat = 0; seat < moment->n_seats; seat++)
    flip_json_add (
      &json, FLIP_JSON_IF (flip_result_ending (result, moment->n_seats, seat) == FLIP_ENDING_WON,
                           FLIP_JSON (NULL, seat + 1)));
  flip_json_close (&json, ']');
  flip_result_write_opponent (result, &json);
  cli_print_json (&json);
}

static int
tell (CliSheet *sheet, gboolean json, gpointer data)
{
  if (json)
    print_json (sheet);
  else
    print_text (sheet->session);
  return CLI_DONE;
}

static int
run (int argc, char **argv)
{
  CliTelling telling = { .tell = tell };
  const GOptionEntry entries[] = {
    CLI_JSON (&telling.json),
    CLI_LIBRARY (&telling.library),
    G_OPTION_ENTRY_NULL,
  };

  if (!cli_read_options (&cli_score, entries, &argc, &argv))
    return CLI_USAGE;
  return cli_tell_sheets (&cli_score, argc, argv, &telling, NULL);
}

const CliCommand cli_score = {
  "score",
  N_ ("SHEET|NUMBER…"),
  N_ ("The score of each seat, itemised"),
  N_ ("At any point in the game; each line has its count and its points.\n"
      "A number is a sheet in the library as shown by “list”; anything else is a sheet file."),
  run,
};
