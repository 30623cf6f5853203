/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <libintl.h>

G_BEGIN_DECLS

/* Sets the program's language from its environment. The translations are the installed ones, or
   those in the folder named by FLIPSIDE_LOCALEDIR, such as that of a build or a test. */
static inline void
flip_language_begin (void)
{
  const char *folder = g_getenv ("FLIPSIDE_LOCALEDIR");

  /* GLib decides once, when it is first asked with a domain, whether to translate at all, and does not where the
     program has no translations for the locale. The guests of a sheet that is served may speak another language than
     this computer, so it is asked before there is a domain of our own: then it does. */
  (void) g_dgettext (GETTEXT_PACKAGE, "en");
  bindtextdomain (GETTEXT_PACKAGE, folder && *folder ? folder : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

G_END_DECLS
