/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/text/language.h"

#include <libintl.h>

void
flip_language_begin (void)
{
  const char *folder = g_getenv ("FLIPSIDE_LOCALEDIR");

  bindtextdomain (GETTEXT_PACKAGE, folder && *folder ? folder : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}
