/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The results of a recovery: how they are reported, and how they replace the library. */

#include "store/recovery/recovery-private.h"

#include <glib/gi18n-lib.h>

void
flip_recovery_free (FlipRecovery *recovery)
{
  g_return_if_fail (recovery);

  g_free (recovery->path);
  g_free (recovery->place);
  g_clear_pointer (&recovery->saved, flip_library_close);
  g_ptr_array_unref (recovery->sheets);
  g_free (recovery);
}

const char *
flip_recovery_path (FlipRecovery *recovery)
{
  g_return_val_if_fail (recovery, NULL);

  return recovery->path;
}

gboolean
flip_recovery_is_needed (FlipRecovery *recovery)
{
  g_return_val_if_fail (recovery, FALSE);

  return recovery->is_needed;
}

gboolean
flip_recovery_is_newer (FlipRecovery *recovery)
{
  g_return_val_if_fail (recovery, FALSE);

  return recovery->is_newer;
}

GPtrArray *
flip_recovery_sheets (FlipRecovery *recovery)
{
  g_return_val_if_fail (recovery, NULL);

  return recovery->sheets;
}

guint
flip_recovery_n_saved (FlipRecovery *recovery)
{
  g_return_val_if_fail (recovery, 0);

  return recovery->n_saved;
}

guint
flip_recovery_n_editions (FlipRecovery *recovery)
{
  g_return_val_if_fail (recovery, 0);

  return recovery->n_editions;
}

static char *
tell_sheets (FlipRecovery *recovery)
{
  guint all = flip_recovery_sheets (recovery)->len, saved = flip_recovery_n_saved (recovery);

  if (all == 0)
    return g_strdup (_ ("No sheet was found."));
  if (saved == all)
    return g_strdup_printf (
      /* Translators: %u: how many */
      ngettext ("The sheet can be recovered.", "All %u sheets can be recovered.", all), all);
  return g_strdup_printf (
    /* Translators: first %u: how many sheets; second %u: of how many */
    ngettext ("%u of %u sheet can be recovered.", "%u of %u sheets can be recovered.", all), saved, all);
}

char *
flip_recovery_tell (FlipRecovery *recovery)
{
  g_autofree char *sheets = NULL, *editions = NULL;
  guint n;

  g_return_val_if_fail (recovery, NULL);

  sheets = tell_sheets (recovery);
  n = flip_recovery_n_editions (recovery);
  if (n == 0)
    return g_steal_pointer (&sheets);
  editions =
    /* Translators: %u: how many */
    g_strdup_printf (
      ngettext ("One of your editions can be recovered.", "%u of your editions can be "
                                                      "recovered.", n), n);
  return g_strdup_printf ("%s %s", sheets, editions);
}

/* Beside a newer library, this Flipside may have created its own. */
static gboolean
may_replace (FlipRecovery *recovery, GError **error)
{
  g_autoptr (FlipLibrary) library = NULL;

  if (g_str_equal (recovery->path, recovery->place)
      || !g_file_test (recovery->place, G_FILE_TEST_EXISTS))
    return TRUE;
  library = flip_library_open (recovery->place, recovery->saved->find_game, NULL);
  if (!library
      || (flip_library_count (library, NULL, NULL) == 0
          && flip_recovery_count_editions (library) == 0))
    return TRUE;
  g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_FAILED,
               /* Translators: %s: a file */
               _ ("%s has sheets of its own, so it is not replaced."), recovery->place);
  return FALSE;
}

gboolean
flip_recovery_replace (FlipRecovery *recovery, char **kept, GError **error)
{
  g_return_val_if_fail (recovery && recovery->saved, FALSE);
  g_return_val_if_fail (!error || !*error, FALSE);

  return may_replace (recovery, error)
         && flip_library_replace (recovery->saved, recovery->place, kept, error);
}
