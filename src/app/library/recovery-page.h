/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* What is shown in place of the sheets when the library can't be read: what has happened, the search for
   what can be saved, and what it has found.

   Signals: "retry"; "close-library", before another file takes its place; "replaced" (a sentence about
   what has happened), after that; "failed" (why not). */
#define FLIP_TYPE_RECOVERY_PAGE (flip_recovery_page_get_type ())
G_DECLARE_FINAL_TYPE (FlipRecoveryPage, flip_recovery_page, FLIP, RECOVERY_PAGE, GtkBox)

/* The path is that of the library that the error is about. While a search runs, nothing changes. */
void flip_recovery_page_load (FlipRecoveryPage *self, const char *path, const GError *error);

/* Begins the search. */
void flip_recovery_page_look (FlipRecoveryPage *self);

G_END_DECLS
