/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/moment/sheet-words.h"

#include "engine/base/phrase.h"
#include "games/games.h"
#include "store/files/clock.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* helpers */

static guint32
day_of (GDateTime *time)
{
  int year, month, day;
  GDate date;

  g_date_time_get_ymd (time, &year, &month, &day);
  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) day, (GDateMonth) month, (GDateYear) year);
  return g_date_get_julian (&date);
}

static guint
count_winners (const FlipSheetInfo *info)
{
  guint n = 0;

  for (guint i = 0; i < info->n_seats; i++)
    n += info->seats[i].won;
  return n;
}

/* The winners' names, and their points if they are equal. */
static char *
tell_winners (const FlipSheetInfo *info)
{
  g_autoptr (GPtrArray) winners = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *names = NULL;
  const FlipSeatInfo *first = NULL;
  gboolean alike = TRUE;

  for (guint i = 0; i < info->n_seats; i++)
    {
      const FlipSeatInfo *seat = &info->seats[i];

      if (!seat->won)
        continue;
      first = first ? first : seat;
      alike &= seat->points == first->points;
      g_ptr_array_add (winners, flip_phrase_isolate (seat->name));
    }
  names = flip_phrase_join ((const char *const *) winners->pdata, winners->len);
  if (!alike || !first)
    return g_steal_pointer (&names);
  /* Translators: the winner of a game and the winner's points. */
  return g_strdup_printf (_ ("%s, %d"), names, first->points);
}

/* By place if it is known, else by points. */
static int
compare_seats (gconstpointer a, gconstpointer b)
{
  const FlipSeatInfo *one = *(FlipSeatInfo *const *) a, *other = *(FlipSeatInfo *const *) b;

  if (one->place && other->place && one->place != other->place)
    return one->place < other->place ? -1 : 1;
  return (one->points < other->points) - (one->points > other->points);
}

/* "Ann 38, Cleo 30": all seats or only those that did not win, the best first. */
static char *
tell_points (const FlipSheetInfo *info, gboolean with_winners)
{
  g_autoptr (GPtrArray) seats = g_ptr_array_new ();
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < info->n_seats; i++)
    {
      if (with_winners || !info->seats[i].won)
        g_ptr_array_add (seats, &info->seats[i]);
    }
  g_ptr_array_sort (seats, compare_seats);
  for (guint i = 0; i < seats->len; i++)
    {
      const FlipSeatInfo *seat = g_ptr_array_index (seats, i);
      g_autofree char *name = flip_phrase_isolate (seat->name);

      flip_phrase_add_printf (text, "%s %d", name, seat->points);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* A summary kept by the library, in the game's words and with the names of the seats, which are
   isolated for a window. */
static char *
tell_summary (const FlipSheetInfo *info, const char *kept, gboolean isolated)
{
  const FlipGame *game = flip_games_find (info->game);
  g_autoptr (FlipSetup) setup = game ? flip_setup_new (game) : NULL;
  g_autoptr (GString) words = g_string_new (NULL);
  FlipSummary summary;

  if (game && *kept)
    {
      flip_summary_read (&summary, kept);
      flip_game_tell (game, &summary, words);
      for (guint i = 0; i < info->n_seats; i++)
        flip_setup_restore_player (setup, info->seats[i].name, NULL);
      if (isolated)
        flip_setup_isolate_names (setup);
      flip_setup_put_names (setup, words);
    }
  return g_string_free (g_steal_pointer (&words), FALSE);
}

/* For one player: the points and, if that matters, whether they were enough. */
static void
tell_alone (const FlipSheetInfo *info, FlipSheetOutcome *outcome)
{
  const FlipSeatInfo *seat = &info->seats[0];

  outcome->title =
    /* Translators: %d: how many */
    g_strdup_printf (ngettext ("%d point", "%d points", (gulong) ABS (seat->points)), seat->points);
  outcome->detail = *info->outcome ? flip_sheet_words_ending (info)
                                   /* Translators: how a game ended */
                                   : g_strdup (seat->won         ? _ ("won")
                                               /* Translators: how a game ended */
                                               : seat->place > 1 ? _ ("lost")
                                                                 : "");
  outcome->has_winner = seat->won;
}

/* For players who win or lose together against the game. */
static void
tell_together (const FlipSheetInfo *info, FlipSheetOutcome *outcome)
{
  outcome->has_winner = count_winners (info) > 0;
  outcome->title = g_strdup (outcome->has_winner ? /* how a game ended */ _ ("Won together")
                                                 : /* how a game ended */ _ ("Lost together"));
  outcome->detail = flip_sheet_words_ending (info);
}

static void
tell_several (const FlipSheetInfo *info, FlipSheetOutcome *outcome)
{
  guint winners = count_winners (info);
  gboolean is_draw = winners == info->n_seats;

  if (winners == 0)
    /* Translators: how a game ended */
    outcome->title = g_strdup (_ ("Nobody won"));
  else if (is_draw)
    /* Translators: how a game ended */
    outcome->title = g_strdup (_ ("A draw"));
  else
    outcome->title = tell_winners (info);
  outcome->detail = tell_points (info, is_draw);
  outcome->has_winner = winners > 0 && !is_draw;
}

/* public functions */

char *
flip_sheet_words_seats (const FlipGame *game)
{
  g_return_val_if_fail (game != NULL, NULL);

  if (game->min_seats == game->max_seats)
    /* Translators: %u: how many */
    return g_strdup_printf (ngettext ("%u player", "%u players", game->max_seats), game->max_seats);
  /* Translators: the least and the largest number of players */
  return g_strdup_printf (ngettext ("%u–%u player", "%u–%u players", game->max_seats),
                          game->min_seats, game->max_seats);
}

void
flip_sheet_outcome_clear (FlipSheetOutcome *outcome)
{
  g_clear_pointer (&outcome->title, g_free);
  g_clear_pointer (&outcome->detail, g_free);
}

/* "Ann, Bob" */
char *
flip_sheet_words_names (const FlipSheetInfo *info)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < info->n_seats; i++)
    {
      g_autofree char *name = flip_phrase_isolate (info->seats[i].name);

      flip_phrase_add (names, name);
    }
  return g_string_free (names, FALSE);
}

static char *
name_game (const FlipSheetInfo *info)
{
  const FlipGame *game = flip_games_find (info->game);

  return g_strdup (game ? _ (game->name) : info->game);
}

char *
flip_sheet_words_title (const FlipSheetInfo *info)
{
  g_autofree char *game = name_game (info);
  g_autofree char *scenario =
    *info->title ? g_strdup (info->title)
                 : flip_library_scenario_words (flip_games_find (info->game), info->board);

  if (!scenario)
    return g_steal_pointer (&game);
  /* Translators: what people call a sheet, and the game. */
  return g_strdup_printf (_ ("%s · %s"), scenario, game);
}

char *
flip_sheet_words_filed (const FlipSheetInfo *info)
{
  g_autofree char *mode =
    flip_phrase_list (flip_sheet_words_mode (info), info->hinted ? _ ("with hints") : "", NULL);

  /* Translators: "Flipside deals", and the tags of a sheet. */
  return *info->tags ? g_strdup_printf (_ ("%s · %s"), mode, info->tags) : g_steal_pointer (&mode);
}

char *
flip_sheet_words_date (const FlipSheetInfo *info)
{
  return flip_sheet_words_moment (info->changed);
}

char *
flip_sheet_words_moment (gint64 when)
{
  g_autoptr (GDateTime) date = flip_clock_at (when);
  g_autoptr (GDateTime) now = flip_clock_now ();
  guint32 days;

  if (!date)
    return g_strdup ("");
  days = day_of (now) - day_of (date);
  if (days == 0)
    /* Translators: a time as strftime writes it */
    return g_date_time_format (date, _ ("today, %H:%M"));
  if (days == 1)
    /* Translators: a time as strftime writes it */
    return g_date_time_format (date, _ ("yesterday, %H:%M"));
  if (g_date_time_get_year (now) == g_date_time_get_year (date))
    /* Translators: a date as strftime writes it: weekday, day and month */
    return g_date_time_format (date, _ ("%A %-d %B"));
  /* Translators: a date as strftime writes it: day, month and year */
  return g_date_time_format (date, _ ("%-d %B %Y"));
}

/* "Ann to act" */
char *
flip_sheet_words_awaited (const FlipSheetInfo *info)
{
  g_autofree char *name = NULL;

  if (info->awaited < 0 || (guint) info->awaited >= info->n_seats)
    return g_strdup (_ ("Waiting for the table"));
  name = flip_phrase_isolate (info->seats[info->awaited].name);
  /* Translators: %s: a player */
  return g_strdup_printf (_ ("%s to act"), name);
}

char *
flip_sheet_words_where (const FlipSheetInfo *info)
{
  return tell_summary (info, info->moment, TRUE);
}

char *
flip_sheet_words_ending (const FlipSheetInfo *info)
{
  g_autofree char *words = tell_summary (info, info->outcome, FALSE);

  if (!*words || !info->has_opponent || info->n_seats != 1)
    return g_steal_pointer (&words);
  /* Translators: "You beat Billy the Kid. 61 to 55": a sentence, the points of the player and those
     of the opponent. */
  return g_strdup_printf (_ ("%s %d to %d"), words, info->seats[0].points, info->opponent_points);
}

const char *
flip_sheet_words_mode (const FlipSheetInfo *info)
{
  return flip_library_mode_words (flip_games_find (info->game), info->practice, info->dealt);
}

void
flip_sheet_words_outcome (const FlipSheetInfo *info, FlipSheetOutcome *outcome)
{
  *outcome = (FlipSheetOutcome){ 0 };
  if (info->n_seats == 1)
    tell_alone (info, outcome);
  else if (*info->outcome)
    tell_together (info, outcome);
  else
    tell_several (info, outcome);
}
