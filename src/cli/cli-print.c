/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All output goes through this file. A stranger's sheet may contain escape sequences, marks that
   change the direction of writing, and line breaks: in text for people, one line stays one line. */

#include "cli/cli.h"

#include "engine/base/phrase.h"
#include "engine/base/quote.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* Long JSON is printed in parts of this size. */
#define PART (64 * 1024)

/* This many sheets take a while. */
#define MANY_SHEETS 1000

#define SOFT_HYPHEN "\u00ad"

/* Translations contain them for narrow boards; a terminal doesn't hyphenate. */
static char *
without_soft_hyphens (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, SOFT_HYPHEN, -1);

  return g_strjoinv ("", parts);
}

/* Line breaks become spaces; tabs are kept, as they separate columns. */
static char *
harmless_line (const char *format, va_list arguments)
{
  g_autofree char *said = g_strdelimit (g_strdup_vprintf (format, arguments), "\n", ' ');
  g_autofree char *text = without_soft_hyphens (said);
  g_auto (GStrv) columns = g_strsplit (text, "\t", -1);

  for (guint i = 0; columns[i]; i++)
    {
      char *column = flip_harmless (columns[i]);

      g_free (columns[i]);
      columns[i] = column;
    }

  return g_strjoinv ("\t", columns);
}

void
cli_say (const char *format, ...)
{
  g_autofree char *line = NULL;
  va_list arguments;

  va_start (arguments, format);
  line = harmless_line (format, arguments);
  va_end (arguments);
  g_print ("%s\n", line);
}

char *
cli_pad (const char *text, guint width)
{
  guint has = flip_phrase_width (text);

  return g_strdup_printf ("%s%*s", text, has < width ? (int) (width - has) : 0, "");
}

void
cli_say_lines (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i]; i++)
    cli_say ("%s", lines[i]);
}

void
cli_complain_with (const char *format, va_list arguments)
{
  g_autofree char *line = harmless_line (format, arguments);

  g_printerr ("flipside-cli: %s\n", line);
}

void
cli_complain (const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  cli_complain_with (format, arguments);
  va_end (arguments);
}

void
cli_hint (const char *format, ...)
{
  g_autofree char *line = NULL;
  va_list arguments;

  va_start (arguments, format);
  line = harmless_line (format, arguments);
  va_end (arguments);
  g_printerr ("%s\n", line);
}

/* A program gets the sheet unchanged; on a terminal it is printed line by line, made harmless. */
void
cli_print_sheet (const char *sheet)
{
  g_autofree char *lines = NULL;

  if (!isatty (STDOUT_FILENO))
    {
      g_print ("%s", sheet);
      return;
    }
  lines = g_strndup (sheet, strlen (sheet) - g_str_has_suffix (sheet, "\n"));
  cli_say_lines (lines);
}

void
cli_print_json (FlipJson *json)
{
  g_autofree char *text = flip_json_end (json);

  cli_print_json_text (text);
}

void
cli_print_rows (const FlipJsonRow *rows)
{
  FlipJson json;

  flip_json_begin (&json, '{');
  flip_json_add_rows (&json, rows);
  cli_print_json (&json);
}

void
cli_end_json (FlipJson *json, gboolean is_wanted)
{
  if (is_wanted)
    cli_print_json (json);
  else
    g_string_free (json->text, TRUE);
}

int
cli_end_list (FlipJson *json, gboolean is_wanted, GError *error)
{
  cli_end_json (json, is_wanted && !error);
  return error ? cli_refuse_error (error) : CLI_DONE;
}

void
cli_print_json_part (FlipJson *json)
{
  if (json->text->len < PART)
    return;
  g_print ("%s", json->text->str);
  g_string_truncate (json->text, 0);
}

void
cli_print_json_text (const char *text)
{
  g_print ("%s\n", text);
}

void
cli_print_bytes (gconstpointer bytes, gsize size)
{
  /* Write errors are detected at the end of the program. */
  fwrite (bytes, 1, size, stdout);
}

/* Prints on a line that the next output overwrites. */
gboolean
cli_show_progress (guint done, guint all, gpointer data)
{
  g_autofree char *words = g_strdup_printf (
    /* Translators: first %u: how many sheets; second %u: of how many */
    ngettext ("%u of %u sheet", "%u of %u sheets", all), done, all);

  if (all >= MANY_SHEETS && done % (MANY_SHEETS / 10) == 0 && isatty (STDERR_FILENO))
    g_printerr ("\r%s\033[K%s", words, done + MANY_SHEETS / 10 >= all ? "\r\033[K" : "");
  return TRUE;
}
