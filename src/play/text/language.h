/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <libintl.h>

G_BEGIN_DECLS

/* Makes the program speak the language of its environment. The translations are those that were installed, or those
   of the folder that FLIPSIDE_LOCALEDIR names: a build folder's, or a test's. */
static inline void
flip_language_begin (void)
{
  const char *folder = g_getenv ("FLIPSIDE_LOCALEDIR");

  bindtextdomain (GETTEXT_PACKAGE, folder && *folder ? folder : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

G_END_DECLS
