/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/recovery/recovery.h"

G_BEGIN_DECLS

/* What people are told when the library can't be read, and what they can do about it. */
typedef struct
{
  const char *title;
  char *text;
  gboolean can_look; /* for what can be saved */
} FlipLibraryProblem;

void flip_library_problem_read (FlipLibraryProblem *problem, const GError *error);
void flip_library_problem_clear (FlipLibraryProblem *problem);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FlipLibraryProblem, flip_library_problem_clear)

/* "Sheet 4: Fliptown, Ann and Bob", as far as it is known. */
char *flip_library_problem_name_sheet (const FlipFoundSheet *sheet);

/* "7 of 9 Sheets Can Be Recovered", as a title. */
char *flip_library_problem_title_found (FlipRecovery *recovery);

/* What will happen, and what has happened then. */
char *flip_library_problem_tell_choice (FlipRecovery *recovery);
char *flip_library_problem_tell_replaced (FlipRecovery *recovery, const char *kept);

G_END_DECLS
