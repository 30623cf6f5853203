/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet/library-opening.h"

#include <adwaita.h>

/* Home: all sheets, to be searched and opened; or, if they can't be read, the reason and what
   can be done about it. Signals: "open-sheet" (id); "close-library", before another file takes
   its place; "reopen-library", after that or to try again; "tell" (a sentence that the user must
   read). */
G_DECLARE_FINAL_TYPE (FlipLibraryPage, flip_library_page, FLIP, LIBRARY_PAGE, GtkBox)

/* Without a library, `problem` says why there is none. */
void flip_library_page_load (FlipLibraryPage *self, FlipLibrary *library, const GError *problem);

/* Shows what the library is waiting for. */
void flip_library_page_wait (FlipLibraryPage *self, FlipLibraryOpening *opening);

/* Searches a library that has turned out to be damaged for sheets that can be recovered. */
void flip_library_page_look (FlipLibraryPage *self, const GError *problem);
