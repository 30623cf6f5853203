/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/recovery/recovery.h"

G_BEGIN_DECLS

/* The words that are shown when the library can't be read, and the ways out. */
typedef struct
{
  const char *title;
  char *text;
  gboolean can_look; /* sheets may be recoverable */
} FlipLibraryProblem;

void flip_library_problem_read (FlipLibraryProblem *problem, const GError *error);
void flip_library_problem_clear (FlipLibraryProblem *problem);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FlipLibraryProblem, flip_library_problem_clear)

/* "Sheet 4: Fliptown, Ann and Bob", without the parts that are unknown. */
char *flip_library_problem_name_sheet (const FlipFoundSheet *sheet);

/* "7 of 9 Sheets Can Be Recovered", as a title. */
char *flip_library_problem_title_found (FlipRecovery *recovery);

/* Announces what a recovery will do, and reports what it has done. */
char *flip_library_problem_tell_choice (FlipRecovery *recovery);
char *flip_library_problem_tell_replaced (FlipRecovery *recovery, const char *kept);

G_END_DECLS
