/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include <glib/gi18n-lib.h>

static void
print_score (const char *name, const FlipScore *score)
{
  g_print ("%s\n", name);
  for (guint i = 0; i < score->n_lines; i++)
    {
      if (score->lines[i].count || score->lines[i].points)
        g_print ("  %-26s %4d  %4d\n", score->lines[i].label, score->lines[i].count,
                 score->lines[i].points);
    }
  g_print ("  %-26s       %4d\n", _ ("Total"), score->total);
}

static void
print_feats (const FlipFeats *feats)
{
  for (guint i = 0; i < feats->n; i++)
    {
      if (feats->feats[i].reached)
        g_print (_ ("  Achievement: %s\n"), feats->feats[i].label);
    }
}

static void
print_text (FlipSession *session)
{
  const FlipGame *game = flip_session_game (session);
  gconstpointer state = flip_session_state (session);
  FlipResult result;

  for (guint seat = 0; seat < flip_setup_seats (flip_session_setup (session)); seat++)
    {
      g_autoptr (GString) title = g_string_new (NULL);
      FlipScore score = { 0 };
      FlipFeats feats = { 0 };

      game->score (state, seat, &score);
      game->title (state, seat, title);
      game->feats (state, seat, &feats);
      print_score (flip_session_player (session, (int) seat), &score);
      g_print ("  %s\n", title->str);
      print_feats (&feats);
    }
  game->result (state, &result);
  if (result.has_opponent)
    print_score (result.opponent, &result.opponent_score);
  if (!result.over)
    g_print ("%s\n", _ ("The game goes on."));
  else
    g_print ("%s\n", result.text);
  for (guint seat = 0; result.winners >> seat; seat++)
    {
      if (result.winners & 1u << seat)
        g_print (_ ("Winner: %s\n"), flip_session_player (session, (int) seat));
    }
}

static void
write_score (FlipJson *json, const FlipScore *score)
{
  flip_json_open (json, "lines", '{');
  for (guint i = 0; i < score->n_lines; i++)
    flip_json_number (json, score->lines[i].id, score->lines[i].points);
  flip_json_close (json, '}');
  flip_json_number (json, "total", score->total);
}

static void
write_seat (FlipSession *session, guint seat, FlipJson *json)
{
  const FlipGame *game = flip_session_game (session);
  gconstpointer state = flip_session_state (session);
  g_autoptr (GString) title = g_string_new (NULL);
  FlipScore score = { 0 };
  FlipFeats feats = { 0 };

  game->score (state, seat, &score);
  game->title (state, seat, title);
  game->feats (state, seat, &feats);
  flip_json_open (json, NULL, '{');
  flip_json_string (json, "player", flip_session_player (session, (int) seat));
  write_score (json, &score);
  flip_json_string (json, "title", title->str);
  flip_json_open (json, "achievements", '[');
  for (guint i = 0; i < feats.n; i++)
    {
      if (feats.feats[i].reached)
        flip_json_string (json, NULL, feats.feats[i].id);
    }
  flip_json_close (json, ']');
  flip_json_close (json, '}');
}

static void
print_json (FlipSession *session)
{
  FlipResult result;
  FlipJson json;

  flip_session_game (session)->result (flip_session_state (session), &result);
  flip_json_begin (&json);
  flip_json_open (&json, NULL, '{');
  flip_json_boolean (&json, "over", result.over);
  flip_json_open (&json, "seats", '[');
  for (guint seat = 0; seat < flip_setup_seats (flip_session_setup (session)); seat++)
    write_seat (session, seat, &json);
  flip_json_close (&json, ']');
  flip_json_open (&json, "winners", '[');
  for (guint seat = 0; result.winners >> seat; seat++)
    {
      if (result.winners & 1u << seat)
        flip_json_number (&json, NULL, seat + 1);
    }
  flip_json_close (&json, ']');
  if (result.has_opponent)
    {
      flip_json_open (&json, "opponent", '{');
      flip_json_string (&json, "name", result.opponent);
      write_score (&json, &result.opponent_score);
      flip_json_close (&json, '}');
    }
  flip_json_close (&json, '}');
  cli_print_json (&json);
}

static int
run (int argc, char **argv)
{
  return cli_tell (&cli_score, argc, argv, print_text, print_json);
}

const CliCommand cli_score = {
  "score",
  N_ ("SHEET"),
  N_ ("The score of each seat, itemised"),
  N_ ("At any moment of the game; each line has its count and its points."),
  run,
};
