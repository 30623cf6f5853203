/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet/library-opening.h"

#include <adwaita.h>

/* Signal: "library" when the library has been opened after all, when it could not be opened, and
   when another program turns out to hold it. */
#define FLIP_TYPE_APPLICATION (flip_application_get_type ())
G_DECLARE_FINAL_TYPE (FlipApplication, flip_application, FLIP, APPLICATION, AdwApplication)

FlipApplication *flip_application_new (void);

/* Records that a file could not be opened, for the program's exit status. */
void flip_application_note_failure (FlipApplication *self);
gboolean flip_application_has_failed (FlipApplication *self);

/* The library of all sheets; NULL when it could not be opened, or is still being opened. */
FlipLibrary *flip_application_library (FlipApplication *self);
const GError *flip_application_library_problem (FlipApplication *self);

/* NULL unless the library is still being opened. */
FlipLibraryOpening *flip_application_library_opening (FlipApplication *self);

/* Closes the library so that another file can take its place; nothing may use it any more. */
void flip_application_close_library (FlipApplication *self);
void flip_application_reopen_library (FlipApplication *self);
