/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/edition-desk.h"

G_BEGIN_DECLS

/* What people tick while they compare an edition with their printed copy. */

/* Of a group, or of all of them: NULL. Nothing where there is no copy to compare with. */
FlipChecked flip_edition_check_count (FlipEditionDesk *desk, const char *group);

/* Values that nobody has compared yet; of a built-in edition: those that are ours. */
guint flip_edition_check_left (FlipEditionDesk *desk, const FlipChecked *count);

/* "4 values to check", or that all are; of a built-in edition whether it is as printed. The caller
   frees it. */
char *flip_edition_check_tell (FlipEditionDesk *desk, const FlipChecked *count);

/* All values of a group were compared with the copy, or are to be compared again. */
void flip_edition_check_confirm (FlipEditionDesk *desk, const char *group, gboolean checked);

G_END_DECLS
