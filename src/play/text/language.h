/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Makes the program speak the language of its environment. The translations are those that were installed, or those
   of the folder that FLIPSIDE_LOCALEDIR names: a build folder's, or a test's. */
void flip_language_begin (void);

G_END_DECLS
