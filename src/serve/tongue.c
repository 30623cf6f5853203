/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "serve/tongue.h"

#include <glib/gi18n-lib.h>
#include <locale.h>
#include <string.h>

/* helpers */

/* gettext keeps what it has found until it is told a domain, even the same one; a folder that it knows
   already changes nothing. */
static void
speak (const char *languages)
{
  const char *locale = setlocale (LC_MESSAGES, NULL);

  /* Without a locale, as on a machine that only serves, gettext would translate nothing. */
  if (g_strcmp0 (locale, "C") == 0 || g_strcmp0 (locale, "POSIX") == 0)
    setlocale (LC_MESSAGES, "C.UTF-8");
  g_setenv ("LANGUAGE", languages, TRUE);
  textdomain (GETTEXT_PACKAGE);
}

/* "zh_CN" of "zh", "zh-CN" or "zh-Hans-SG"; NULL for a language that Flipside doesn't speak. */
static const char *
known (const char *code)
{
  static const char *const languages[] = { FLIPSIDE_LANGUAGES "en" };

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      if (g_ascii_strncasecmp (code, languages[i], 2) == 0 && !g_ascii_isalpha (code[2]))
        return languages[i];
    }

  return NULL;
}

/* public functions */

/* What is translated says so itself. */
const char *
flip_tongue_spoken (void)
{
  /* Translators: the code of the language of these translations, as po/LINGUAS has it: de */
  return _ ("en");
}

const char *
flip_tongue_choose (const char *accepted)
{
  g_auto (GStrv) codes = g_strsplit (accepted ? accepted : "", ",", 20);

  for (guint i = 0; codes[i]; i++)
    {
      const char *language = strlen (g_strstrip (codes[i])) >= 2 ? known (codes[i]) : NULL;

      if (language)
        return language;
    }

  return "en";
}

void
flip_tongue_begin (FlipTongue *tongue, const char *language)
{
  const char *before = g_getenv ("LANGUAGE");

  tongue->before = NULL;
  if (g_str_equal (flip_tongue_spoken (), language))
    return;
  tongue->before = g_strdup (before ? before : "");
  speak (language);
}

void
flip_tongue_end (FlipTongue *tongue)
{
  if (tongue->before)
    speak (tongue->before);
  g_clear_pointer (&tongue->before, g_free);
}
