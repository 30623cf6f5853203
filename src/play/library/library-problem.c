/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/library/library-problem.h"

#include "games/games.h"

#include <glib/gi18n-lib.h>

/* The title and the advice for each kind of error. */
static const struct
{
  int code;
  const char *title, *advice;
  gboolean can_look;
} kinds[] = {
  { FLIP_STORE_ERROR_DAMAGED, N_ ("The Library Is Damaged"),
    N_ ("Your sheets may still be in it, and each one is independent. Nothing is changed until "
        "you have seen what can be recovered."),
    TRUE },
  { FLIP_STORE_ERROR_FOREIGN, N_ ("The Library Can’t Be Recognised"),
    N_ ("If it is damaged, your sheets may still be in it. Nothing is changed until you have "
        "seen what can be recovered."),
    TRUE },
  { FLIP_STORE_ERROR_NEWER, N_ ("The Library Is from a Newer Version"),
    N_ ("Sheets that this version understands can be copied from it."), TRUE },
  { FLIP_STORE_ERROR_BUSY, N_ ("The Library Is Busy"), NULL, FALSE },
  { FLIP_STORE_ERROR_FULL, N_ ("The Disk Is Full"), NULL, FALSE },
};

void
flip_library_problem_read (FlipLibraryProblem *problem, const GError *error)
{
  const char *advice =
    N_ ("Until it can be read, you can open and play sheet files, but nothing is saved.");

  g_return_if_fail (problem && error);

  *problem = (FlipLibraryProblem){ .title = _ ("The Library Can’t Be Read") };
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      if (!g_error_matches (error, FLIP_STORE_ERROR, kinds[i].code))
        continue;
      problem->title = _ (kinds[i].title);
      problem->can_look = kinds[i].can_look;
      advice = kinds[i].advice ? kinds[i].advice : advice;
    }
  problem->text = g_strdup_printf ("%s\n\n%s", error->message, _ (advice));
}

void
flip_library_problem_clear (FlipLibraryProblem *problem)
{
  g_clear_pointer (&problem->text, g_free);
}

char *
flip_library_problem_name_sheet (const FlipFoundSheet *sheet)
{
  const FlipGame *game;
  g_autofree char *id = NULL;

  g_return_val_if_fail (sheet, NULL);

  game = sheet->game ? flip_games_find (sheet->game) : NULL;
  id = g_strdup_printf ("%" G_GINT64_FORMAT, sheet->id);
  if (game && *sheet->players)
    /* Translators: the number of a sheet, its game and its players. */
    return g_strdup_printf (_ ("Sheet %s: %s, %s"), id, _ (game->name), sheet->players);
  if (game || *sheet->players)
    /* Translators: the number of a sheet, and its game or its players. */
    return g_strdup_printf (_ ("Sheet %s: %s"), id, game ? _ (game->name) : sheet->players);
  /* Translators: %s: the number of a sheet */
  return g_strdup_printf (_ ("Sheet %s"), id);
}

char *
flip_library_problem_title_found (FlipRecovery *recovery)
{
  guint all, saved;

  g_return_val_if_fail (recovery, NULL);

  all = flip_recovery_sheets (recovery)->len;
  saved = flip_recovery_n_saved (recovery);
  if (all == 0)
    return g_strdup (_ ("No Sheet Was Found"));
  if (saved == all)
    return g_strdup_printf (
      /* Translators: %u: how many */
      ngettext ("The Sheet Can Be Recovered", "All %u Sheets Can Be Recovered", all), all);
  return g_strdup_printf (
    /* Translators: first %u: how many sheets; second %u: of how many */
    ngettext ("%u of %u Sheet Can Be Recovered", "%u of %u Sheets Can Be Recovered", all), saved, all);
}

char *
flip_library_problem_tell_choice (FlipRecovery *recovery)
{
  g_return_val_if_fail (recovery, NULL);

  if (flip_recovery_n_saved (recovery) + flip_recovery_n_editions (recovery) == 0)
    return g_strdup (
      _ ("You can start with an empty library. The damaged file is kept next to it."));
  return g_strdup (_ ("They go into a new library. The damaged file is kept next to it."));
}

char *
flip_library_problem_tell_replaced (FlipRecovery *recovery, const char *kept)
{
  guint saved;
  g_autofree char *count = NULL;

  g_return_val_if_fail (recovery, NULL);

  saved = flip_recovery_n_saved (recovery);
  /* Translators: %u: how many */
  count = g_strdup_printf (ngettext ("%u sheet was recovered.", "%u sheets were recovered.", saved), saved);
  if (!kept)
    return g_steal_pointer (&count);
  /* Translators: "7 sheets were recovered." and the name of a file. */
  return g_strdup_printf (_ ("%s The damaged file is kept as %s."), count, kept);
}
