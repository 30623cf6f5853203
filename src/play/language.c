/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/language.h"

#include <glib/gi18n-lib.h>

void
flip_language_begin (void)
{
  const char *folder = g_getenv ("FLIPSIDE_LOCALEDIR");

  bindtextdomain (GETTEXT_PACKAGE, folder && *folder ? folder : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

gboolean
flip_language_is_rtl (void)
{
  /* Translators: not shown. Write “right to left” if your language is written so, in just these English words. */
  return g_str_equal (C_ ("direction of writing", "left to right"), "right to left");
}
