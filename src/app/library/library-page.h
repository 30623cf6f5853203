/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet/library-opening.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* Home: all sheets, searched and opened; or, when they can't be read, why, and what can be done.

   Signals: "open-sheet" (id); "close-library", before another file takes its place; "reopen-library",
   after that or to try again; "tell" (a sentence that must be read). */
#define FLIP_TYPE_LIBRARY_PAGE (flip_library_page_get_type ())
G_DECLARE_FINAL_TYPE (FlipLibraryPage, flip_library_page, FLIP, LIBRARY_PAGE, GtkBox)

/* Without a library the problem says why there is none. */
void flip_library_page_load (FlipLibraryPage *self, FlipLibrary *library, const GError *problem);

/* Says what the library waits for. */
void flip_library_page_wait (FlipLibraryPage *self, FlipLibraryOpening *opening);

/* Looks for what can be saved of a library that has shown to be damaged. */
void flip_library_page_look (FlipLibraryPage *self, const GError *problem);

G_END_DECLS
