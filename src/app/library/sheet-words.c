/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/library/sheet-words.h"

#include "games/games.h"

#include <glib/gi18n.h>
#include <string.h>

#define BETWEEN_NAMES ", "

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

/* Reads "Ann 84, Bob 61" with the help of the names. */
static gboolean
read_points (const FlipSheetInfo *info, const GStrv names, int *points)
{
  const char *text = info->result;

  for (guint i = 0; names[i]; i++)
    {
      gsize length = strlen (names[i]);
      char *end;

      if (i && g_str_has_prefix (text, BETWEEN_NAMES))
        text += strlen (BETWEEN_NAMES);
      if (!g_str_has_prefix (text, names[i]) || text[length] != ' ')
        return FALSE;
      points[i] = (int) g_ascii_strtoll (text + length + 1, &end, 10);
      text = end;
    }

  return *text == '\0';
}

static void
tell_winners (const GStrv names, const int *points, FlipSheetOutcome *outcome)
{
  g_autoptr (GString) winners = g_string_new (NULL), others = g_string_new (NULL);
  int best = points[0];

  for (guint i = 1; names[i]; i++)
    best = MAX (best, points[i]);
  for (guint i = 0; names[i]; i++)
    {
      if (points[i] == best)
        g_string_append_printf (winners, "%s%s", winners->len ? BETWEEN_NAMES : "", names[i]);
      else
        g_string_append_printf (others, "%s%s %d", others->len ? BETWEEN_NAMES : "", names[i],
                                points[i]);
    }
  /* Translators: the winner of a game and the winner's points. */
  outcome->title = g_strdup_printf (_ ("%s, %d"), winners->str, best);
  outcome->detail = g_string_free (g_steal_pointer (&others), FALSE);
  outcome->has_winner = TRUE;
}

/* public functions */

void
flip_sheet_outcome_clear (FlipSheetOutcome *outcome)
{
  g_clear_pointer (&outcome->title, g_free);
  g_clear_pointer (&outcome->detail, g_free);
}

GStrv
flip_sheet_words_players (const FlipSheetInfo *info)
{
  return g_strsplit (info->players, BETWEEN_NAMES, -1);
}

char *
flip_sheet_words_game (const FlipSheetInfo *info)
{
  const FlipGame *game = flip_games_find (info->game);

  return g_strdup (game ? _ (game->name) : info->game);
}

char *
flip_sheet_words_date (const FlipSheetInfo *info)
{
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_local (info->changed);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  guint32 days;

  if (!date)
    return g_strdup ("");
  days = day_of (now) - day_of (date);
  if (days == 0)
    return g_date_time_format (date, _ ("today, %H:%M"));
  if (days == 1)
    return g_date_time_format (date, _ ("yesterday, %H:%M"));
  if (g_date_time_get_year (now) == g_date_time_get_year (date))
    return g_date_time_format (date, _ ("%A %-d %B"));
  return g_date_time_format (date, _ ("%-d %B %Y"));
}

/* "Ann to act" */
char *
flip_sheet_words_awaited (const FlipSheetInfo *info)
{
  g_auto (GStrv) names = flip_sheet_words_players (info);

  if (info->awaited < 0 || (guint) info->awaited >= g_strv_length (names))
    return g_strdup (_ ("Waiting for the table"));
  return g_strdup_printf (_ ("%s to act"), names[info->awaited]);
}

const char *
flip_sheet_words_mode (const FlipSheetInfo *info)
{
  return info->practice ? _ ("practice") : info->dealt ? _ ("Flipside deals") : _ ("at the table");
}

void
flip_sheet_words_outcome (const FlipSheetInfo *info, FlipSheetOutcome *outcome)
{
  g_auto (GStrv) names = flip_sheet_words_players (info);
  g_autofree int *points = g_new0 (int, g_strv_length (names) + 1);

  *outcome = (FlipSheetOutcome){ 0 };
  if (!names[0] || !read_points (info, names, points))
    outcome->title = g_strdup (info->result);
  else if (names[1])
    tell_winners (names, points, outcome);
  else
    outcome->title =
      g_strdup_printf (ngettext ("%d point", "%d points", (gulong) ABS (points[0])), points[0]);
}

/* However it is typed, it is found: without case, and with accents composed. */
char *
flip_sheet_words_fold (const char *text)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);

  return g_utf8_normalize (folded, -1, G_NORMALIZE_ALL_COMPOSE);
}

/* The weekday, day, month and year, as people and as machines write them. */
static char *
day_to_find (const FlipSheetInfo *info, GDateTime *now)
{
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_local (info->changed);
  g_autofree char *day = date ? g_date_time_format (date, "%A %-d %B %F") : NULL;
  guint32 ago = date ? day_of (now) - day_of (date) : G_MAXUINT32;

  return g_strjoin (" ", day ? day : "",
                    ago == 0   ? _ ("today")
                    : ago == 1 ? _ ("yesterday")
                               : "",
                    NULL);
}

char *
flip_sheet_words_to_find (const FlipSheetInfo *info, GDateTime *now)
{
  g_autofree char *day = day_to_find (info, now);
  g_autofree char *game = flip_sheet_words_game (info);
  g_autofree char *words = g_strjoin (" ", game, info->game, info->players, info->result,
                                      flip_sheet_words_mode (info), day, NULL);

  return flip_sheet_words_fold (words);
}
