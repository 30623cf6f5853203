/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-rules.h"

#include <glib/gi18n-lib.h>

/* A side wins or loses as a whole; the score only says what is left of it. */

void
flickemup_score (gconstpointer data, guint seat, FlipScore *score)
{
  const FlickemupState *state = data;
  FlickemupTeam team = flickemup_seat_team (state, seat);

  g_assert (seat < state->n_seats);

  score->n_lines = 0;
  score->total = 0;
  flip_score_add (score, "hit-points", _ ("Hit points of the side"),
                  (int) flickemup_hit_points (state, team),
                  (int) flickemup_hit_points (state, team))
    ->glyph = "heart";
}

/* How the game ended, or stands at twelve, in a sentence. */
void
flickemup_describe_end (const FlickemupState *state, GString *text)
{
  const char *winner;

  if (state->winner == FLICKEMUP_NO_TEAM)
    {
      g_string_append (text, _ ("A draw: both sides have the same hit points at twelve."));
      return;
    }
  winner = flickemup_team_name (state->winner);
  if (state->by_goal)
    g_string_append_printf (text, _ ("The goal is met: the %s win."), winner);
  else if (state->hour >= FLICKEMUP_TWELVE)
    g_string_append_printf (text,
                            state->scenario.midnight == FLICKEMUP_NO_TEAM
                              ? _ ("The clock strikes twelve: the %s win with more hit points.")
                              : _ ("The clock strikes twelve: the %s win, as the scenario says."),
                            winner);
  else
    g_string_append_printf (text, _ ("The other side has nobody left: the %s win."), winner);
}

void
flickemup_result (gconstpointer data, FlipResult *result)
{
  const FlickemupState *state = data;
  g_autoptr (GString) text = g_string_new (NULL);

  memset (result, 0, sizeof *result);
  result->over = state->stage == FLICKEMUP_STAGE_OVER;
  result->by_deed = TRUE;
  if (!result->over)
    return;
  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      gboolean won =
        state->winner == FLICKEMUP_NO_TEAM || state->winner == flickemup_seat_team (state, seat);

      result->place[seat] = won ? 1 : 2;
      result->winners |= won ? 1u << seat : 0;
    }
  flickemup_describe_end (state, text);
  g_strlcpy (result->text, text->str, sizeof result->text);
}

/* Judged by what the seat itself has done. */
void
flickemup_title (gconstpointer data, guint seat, GString *title)
{
  static const char *const titles[] = {
    N_ ("Greenhorn"),
    N_ ("Gunslinger"),
    N_ ("Sharpshooter"),
    N_ ("Legend of the West"),
  };
  const FlickemupState *state = data;
  guint worth = state->deeds[seat].hits + 2u * state->deeds[seat].duels;

  g_assert (seat < state->n_seats);

  g_string_append (title, _ (titles[worth >= 8 ? 3 : worth >= 4 ? 2 : worth >= 1 ? 1 : 0]));
}

static void
add_feat (FlipFeats *feats, const char *id, const char *label, gboolean reached)
{
  feats->feats[feats->n++] = (FlipFeat){ .id = id, .label = label, .reached = reached };
}

void
flickemup_feats (gconstpointer data, guint seat, FlipFeats *feats)
{
  const FlickemupState *state = data;
  const FlickemupDeeds *deeds = &state->deeds[seat];
  FlickemupTeam team = flickemup_seat_team (state, seat);
  gboolean over = state->stage == FLICKEMUP_STAGE_OVER;
  gboolean won = over && state->winner == team;

  feats->n = 0;
  add_feat (feats, "hit", _ ("Hit an enemy"), deeds->hits > 0);
  add_feat (feats, "every-shot", _ ("Four shots or more, every one a hit"),
            deeds->shots >= 4 && deeds->hits >= deeds->shots);
  add_feat (feats, "two-out", _ ("Put two enemies out of the game"), deeds->kills >= 2);
  add_feat (feats, "duel", _ ("Win a duel"), deeds->duels > 0);
  add_feat (feats, "big-bang", _ ("Catch three with one stick of dynamite"), deeds->caught >= 3);
  add_feat (feats, "busy-hands", _ ("Take four tokens"), deeds->tokens >= 4);
  add_feat (feats, "goal", _ ("Win by a goal before the clock decides"), won && state->by_goal);
  add_feat (feats, "unhurt", _ ("Win without losing a hit point"),
            won && flickemup_hit_points (state, team) == flickemup_most_hit_points (state, team));
  add_feat (feats, "careful", _ ("Finish without hitting a friend"),
            over && deeds->shots > 0 && deeds->own_hits == 0);
}
