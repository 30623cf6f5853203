/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/moment/standing.h"

#include "engine/base/phrase.h"

#include <glib/gi18n-lib.h>

gboolean
flip_standing_is_draw (const FlipStanding *standing)
{
  g_return_val_if_fail (standing && standing->n > 0, FALSE);

  return flip_result_ending (standing->result, standing->n, 0) == FLIP_ENDING_DRAWN;
}

gboolean
flip_standing_is_winner (const FlipStanding *standing, guint seat)
{
  g_return_val_if_fail (standing && standing->result && seat < standing->n, FALSE);

  return flip_result_ending (standing->result, standing->n, seat) == FLIP_ENDING_WON;
}

guint
flip_standing_n_winners (const FlipStanding *standing)
{
  guint winners = 0;

  for (guint i = 0; i < standing->n; i++)
    winners += flip_standing_is_winner (standing, i);
  return winners;
}

guint
flip_standing_n_first (const FlipStanding *standing)
{
  return flip_standing_is_draw (standing) ? standing->n : MAX (1, flip_standing_n_winners (standing));
}

/* By place if the game assigns places, else by points. */
static int
compare_seats (gconstpointer a, gconstpointer b, gpointer data)
{
  const FlipStanding *standing = data;
  guint one = *(const guint *) a, other = *(const guint *) b;

  if (standing->result->place[one] && standing->result->place[other])
    return standing->result->place[one] - standing->result->place[other];
  return standing->scores[other]->total - standing->scores[one]->total;
}

static void
read_places (FlipStanding *standing)
{
  g_qsort_with_data (standing->seats, (int) standing->n, sizeof *standing->seats, compare_seats,
                     standing);
  for (guint i = 0; i < standing->n; i++)
    {
      gboolean equal = i && !compare_seats (&standing->seats[i - 1], &standing->seats[i], standing);
      guint told = standing->result->place[standing->seats[i]];

      standing->places[i] = told ? told : equal ? standing->places[i - 1] : i + 1;
    }
}

void
flip_standing_init (FlipStanding *standing, const FlipMoment *moment)
{
  g_return_if_fail (standing && moment);

  *standing = (FlipStanding){ .moment = moment, .n = moment->n_seats };
  standing->result = flip_moment_result (moment);
  for (guint i = 0; i < standing->n; i++)
    {
      standing->seats[i] = i;
      standing->scores[i] = flip_moment_score (moment, i);
    }
  read_places (standing);
}

/* "Ann", "Ann and Bob", "Ann, Bob and Cleo". */
static char *
join_names (const FlipMoment *moment, const guint *seats, guint n)
{
  const char *names[FLIP_MAX_SEATS];

  for (guint i = 0; i < n; i++)
    names[i] = flip_moment_player (moment, (int) seats[i]);

  return flip_phrase_join (names, n);
}

/* Seats belong to the sides alternately. */
const char *
flip_standing_side (const FlipMoment *moment, guint seats)
{
  const FlipSides *sides = &moment->game->sides;
  guint first, all[2] = { 0 };

  if (!sides->option || moment->n_seats < 3)
    return NULL;
  first = flip_setup_option (moment->setup, sides->option);
  for (guint seat = 0; seat < moment->n_seats; seat++)
    all[(seat + first) % 2] |= 1u << seat;
  return seats == all[0]   ? _ (sides->names[0])
         : seats == all[1] ? _ (sides->names[1])
                           : NULL;
}

char *
flip_standing_headline (const FlipStanding *standing)
{
  guint winners = flip_standing_n_winners (standing);
  g_autofree char *names = join_names (standing->moment, standing->seats, winners);
  const char *side = winners ? flip_standing_side (standing->moment, standing->result->winners) : NULL;

  if (standing->n > 1 && flip_standing_is_draw (standing))
    return g_strdup (_ ("A draw"));
  /* Translators: a side of several players, “Outlaws” */
  if (side)
    /* Translators: %s: a side */
    return g_strdup_printf (C_ ("side", "The %s win"), side);
  if (!winners || standing->result->has_opponent)
    return g_strdup (standing->result->text);
  /* Translators: %s: the names of players */
  return g_strdup_printf (ngettext ("%s wins", "%s win", winners), names);
}

static char *
points_apart (int apart)
{
  /* Translators: %d: how many */
  return g_strdup_printf (ngettext ("by %d point", "by %d points", (gulong) apart), apart);
}

static char *
duel_margin (const FlipStanding *standing)
{
  int apart = standing->scores[0]->total - standing->result->opponent_score.total;

  if (apart)
    return points_apart (ABS (apart));
  if (*standing->result->tie)
    return g_strdup (standing->result->tie);
  return g_strdup_printf (
    /* Translators: %d: how many */
    ngettext ("Tied at %d point", "Tied at %d points", (gulong) ABS (standing->scores[0]->total)),
    standing->scores[0]->total);
}

char *
flip_standing_margin (const FlipStanding *standing)
{
  guint winners = flip_standing_n_winners (standing);
  int apart;

  g_return_val_if_fail (standing->n > 0, NULL);

  if (standing->result->has_opponent)
    return duel_margin (standing);
  if (winners > 1 || flip_standing_is_draw (standing) || (winners && standing->result->by_deed))
    return g_strdup (standing->result->text);
  if (!winners || standing->n < 2)
    return NULL;
  if (*standing->result->tie)
    return g_strdup (standing->result->tie);
  apart = standing->scores[standing->seats[0]]->total - standing->scores[standing->seats[1]]->total;
  return apart > 0 ? points_apart (apart) : NULL;
}

char *
flip_standing_story (const FlipStanding *standing, guint seat)
{
  const FlipFacts *facts;
  g_autoptr (GString) words = g_string_new (NULL);

  g_return_val_if_fail (seat < standing->n, NULL);

  facts = flip_moment_facts (standing->moment, (int) seat);
  for (guint i = 0; i < facts->n; i++)
    {
      if (facts->facts[i].is_role)
        flip_phrase_add (words, facts->facts[i].value);
    }
  flip_phrase_add (words,
                   flip_game_honours (standing->moment->game, standing->moment->state, seat).title);
  return g_string_free (g_steal_pointer (&words), FALSE);
}

const char *
flip_place_name (guint place)
{
  static const char *const names[] = {
    /* a player’s place */ N_ ("1st"),  /* a player’s place */ N_ ("2nd"),
    /* a player’s place */ N_ ("3rd"),  /* a player’s place */ N_ ("4th"),
    /* a player’s place */ N_ ("5th"),
    /* a player’s place */ N_ ("6th"),  /* a player’s place */ N_ ("7th"),
    /* a player’s place */ N_ ("8th"),  /* a player’s place */ N_ ("9th"),
    /* a player’s place */ N_ ("10th"),
  };

  g_return_val_if_fail (place >= 1 && place <= G_N_ELEMENTS (names), "");

  return _ (names[place - 1]);
}

char *
flip_points_text (int points)
{
  return g_strdup_printf ("%s%d", points < 0 ? "−" : "", ABS (points));
}
