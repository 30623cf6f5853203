/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <libintl.h>
#include <locale.h>

G_BEGIN_DECLS

/* Sets the program's language from its environment. The translations are the installed ones, or
   those in the folder named by FLIPSIDE_LOCALEDIR, such as that of a build or a test. */
static inline void
flip_language_begin (void)
{
  const char *folder = g_getenv ("FLIPSIDE_LOCALEDIR");

  bindtextdomain (GETTEXT_PACKAGE, folder && *folder ? folder : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  /* Where there are no translations, they would be looked for at every message, which takes longer than all else about
     a sheet's words; not so in this locale. In it GLib, too, asks for messages, about which it decides only once: the
     guests of a sheet that is served may speak another language than this computer. */
  if (!*gettext (""))
    setlocale (LC_MESSAGES, "C");
}

G_END_DECLS
