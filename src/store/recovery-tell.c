/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be saved, in words. */

#include "store/recovery.h"

#include <glib/gi18n-lib.h>

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
