/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/mend/mend-list.h"
#include "play/moment/change.h"
#include "play/review/verdicts.h"

#include <gtk/gtk.h>

/* The log in sentences, newest first; a click on one shows its moment. */
#define FLIP_TYPE_LOG_VIEW (flip_log_view_get_type ())
G_DECLARE_FINAL_TYPE (FlipLogView, flip_log_view, FLIP, LOG_VIEW, GtkBox)

void flip_log_view_load (FlipLogView *self, FlipMoment *moment, const FlipChange *change);

/* Updates the notes and bookmarks. */
void flip_log_view_show_notes (FlipLogView *self, FlipMoment *moment);

/* Sets the verdicts on the choices, which are shown while the player looks back; NULL: none. */
void flip_log_view_set_verdicts (FlipLogView *self, FlipVerdicts *verdicts);

/* Shows the log as it is mended, after each step of that, in place of the log of the moment; NULL:
   that one again, once it is loaded. Returns the list of the entries. */
FlipMendList *flip_log_view_mend (FlipLogView *self, FlipMending *mending);
