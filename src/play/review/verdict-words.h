/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/review/verdicts.h"

G_BEGIN_DECLS

/* About a choice in a word or two, for a line of the log: "best", "good", "cost 1.1"; NULL, and
   FLIP_GRADE_NONE, where nothing is known or there was nothing to choose. */
char *flip_verdict_tag (FlipVerdicts *verdicts, guint entry, FlipGrade *grade);

/* The same for whoever sees what would have been better beside it: "A slip that cost 1.1 points." */
char *flip_verdict_tell_cost (FlipVerdicts *verdicts, guint entry);

G_END_DECLS
