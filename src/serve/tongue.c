/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "serve/tongue.h"

#include <glib/gi18n-lib.h>
#include <locale.h>
#include <string.h>
#include <unistd.h>

#define PLAIN_LOCALE "/usr/lib/locale/C.utf8"

/* helpers */

static gboolean
is_plain (const char *locale)
{
  return !locale || g_str_equal (locale, "C") || g_str_equal (locale, "POSIX") || g_str_has_prefix (locale, "C.");
}

/* Without a locale, as on a machine that only serves, gettext translates nothing, and newer ones don't in C.UTF-8
   either. The same under another name will do; its folder is needed only while it is loaded. */
static void
find_locale (void)
{
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL);
  g_autofree char *named = folder ? g_build_filename (folder, "any.utf8", NULL) : NULL;
  g_autofree char *before = g_strdup (g_getenv ("LOCPATH"));

  if (!folder || symlink (PLAIN_LOCALE, named) != 0 || !g_setenv ("LOCPATH", folder, TRUE)
      || !setlocale (LC_MESSAGES, "any.UTF-8"))
    setlocale (LC_MESSAGES, "C.UTF-8");
  if (before)
    g_setenv ("LOCPATH", before, TRUE);
  else
    g_unsetenv ("LOCPATH");
  if (named)
    unlink (named);
  if (folder)
    rmdir (folder);
}

/* gettext keeps what it has found until it is told a domain, even the same one; a folder that it knows
   already changes nothing. */
static void
speak (const char *languages)
{
  static gboolean sought;

  if (!sought && is_plain (setlocale (LC_MESSAGES, NULL)))
    find_locale ();
  sought = TRUE;
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
