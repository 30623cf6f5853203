/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

/* The page that is shown in place of the sheets if the library can't be read: what has happened,
   the search for sheets that can be recovered, and its result. Signals: "retry"; "close-library",
   before another file takes its place; "replaced" (a sentence about the result), after that;
   "failed" (the reason). */
#define FLIP_TYPE_RECOVERY_PAGE (flip_recovery_page_get_type ())
G_DECLARE_FINAL_TYPE (FlipRecoveryPage, flip_recovery_page, FLIP, RECOVERY_PAGE, GtkBox)

/* The path is that of the library that the error is about. Has no effect during a search. */
void flip_recovery_page_load (FlipRecoveryPage *self, const char *path, const GError *error);

/* Begins the search. */
void flip_recovery_page_look (FlipRecoveryPage *self);
