/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/library.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* Home: all sheets, searched and opened. Signal: "open-sheet" (id). */
#define FLIP_TYPE_LIBRARY_PAGE (flip_library_page_get_type ())
G_DECLARE_FINAL_TYPE (FlipLibraryPage, flip_library_page, FLIP, LIBRARY_PAGE, GtkBox)

void flip_library_page_load (FlipLibraryPage *self, FlipLibrary *library);

G_END_DECLS
