/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/session/log-history.h"

#include "engine/base/quote.h"

#include <glib/gi18n-lib.h>
#include <string.h>

G_DEFINE_QUARK (flip_log_history_error_quark, flip_log_history_error)

#define ASIDE_LINE         "aside:"
#define EARLIER_ASIDE_LINE "former aside:"
#define EARLIER_WORD       "former "

GPtrArray *
flip_texts_new (void)
{
  return g_ptr_array_new_with_free_func (g_free);
}

GPtrArray *
flip_texts_copy (const GPtrArray *texts, guint from)
{
  GPtrArray *copy = flip_texts_new ();

  for (guint i = from; i < texts->len; i++)
    g_ptr_array_add (copy, g_strdup (g_ptr_array_index (texts, i)));
  return copy;
}

FlipEarlierLog *
flip_earlier_log_new (guint length, GPtrArray *log, GPtrArray *aside)
{
  FlipEarlierLog *earlier = g_new (FlipEarlierLog, 1);

  *earlier = (FlipEarlierLog){ .length = length, .log = log, .aside = aside };
  return earlier;
}

void
flip_earlier_log_free (FlipEarlierLog *earlier)
{
  g_ptr_array_unref (earlier->log);
  g_ptr_array_unref (earlier->aside);
  g_free (earlier);
}

FlipLogHistory *
flip_log_history_new (void)
{
  FlipLogHistory *history = g_new (FlipLogHistory, 1);

  history->aside = flip_texts_new ();
  history->logs = g_ptr_array_new_with_free_func ((GDestroyNotify) flip_earlier_log_free);
  return history;
}

void
flip_log_history_free (FlipLogHistory *history)
{
  g_ptr_array_unref (history->aside);
  g_ptr_array_unref (history->logs);
  g_free (history);
}

static guint
count_logged (const FlipLogHistory *history)
{
  guint n = 0;

  for (guint i = 0; i < history->logs->len; i++)
    n += ((FlipEarlierLog *) g_ptr_array_index (history->logs, i))->log->len;
  return n;
}

void
flip_log_history_push (FlipLogHistory *history, FlipEarlierLog *earlier)
{
  g_ptr_array_add (history->logs, earlier);
  while (history->logs->len > FLIP_LOG_HISTORY_MOST_LOGS
         || (history->logs->len > 1 && count_logged (history) > FLIP_LOG_HISTORY_KEPT_LOGGED))
    g_ptr_array_remove_index (history->logs, 0);
}

FlipEarlierLog *
flip_log_history_top (const FlipLogHistory *history)
{
  return history->logs->len ? g_ptr_array_index (history->logs, history->logs->len - 1) : NULL;
}

FlipEarlierLog *
flip_log_history_pop (FlipLogHistory *history)
{
  g_return_val_if_fail (history->logs->len > 0, NULL);

  return g_ptr_array_steal_index (history->logs, history->logs->len - 1);
}

/* Writing */

static void
print_texts (const char *heading, const GPtrArray *texts, GString *text)
{
  g_string_append_printf (text, "%s\n", heading);
  for (guint i = 0; i < texts->len; i++)
    g_string_append_printf (text, "%s\n", (char *) g_ptr_array_index (texts, i));
}

void
flip_log_history_print (const FlipLogHistory *history, GString *text)
{
  if (history->aside->len)
    print_texts (ASIDE_LINE, history->aside, text);
  for (guint i = 0; i < history->logs->len; i++)
    {
      const FlipEarlierLog *earlier = g_ptr_array_index (history->logs, i);
      g_autofree char *heading = g_strdup_printf (EARLIER_WORD "%u:", earlier->length);

      print_texts (heading, earlier->log, text);
      if (earlier->aside->len)
        print_texts (EARLIER_ASIDE_LINE, earlier->aside, text);
    }
}

/* Reading */

typedef struct
{
  FlipLogHistory *history;
  GPtrArray *list; /* borrowed: the list that the next entries belong to */
  GError *error;
} Reader;

static gboolean fail (Reader *reader, const char *format, ...) G_GNUC_PRINTF (2, 3);

static gboolean
fail (Reader *reader, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  reader->error = g_error_new_valist (FLIP_LOG_HISTORY_ERROR, 0, format, arguments);
  va_end (arguments);
  return FALSE;
}

gboolean
flip_log_history_begins (const char *line)
{
  return g_str_equal (line, ASIDE_LINE)
         || (g_str_has_prefix (line, EARLIER_WORD) && g_str_has_suffix (line, ":"));
}

static gboolean
begin_aside (Reader *reader)
{
  if (reader->list)
    return fail (reader, _ ("the entries set aside appear once, right after the moves."));
  reader->list = reader->history->aside;
  return TRUE;
}

static gboolean
begin_earlier_aside (Reader *reader)
{
  FlipEarlierLog *earlier = flip_log_history_top (reader->history);

  if (!earlier || reader->list != earlier->log)
    /* Translators: %s: a line of the file, as it must be written */
    return fail (reader, _ ("“%s” appears once, after an earlier log."), EARLIER_ASIDE_LINE);
  reader->list = earlier->aside;
  return TRUE;
}

static gboolean
begin_earlier (Reader *reader, const char *line)
{
  g_autofree char *number =
    g_strndup (line + strlen (EARLIER_WORD), strlen (line) - strlen (EARLIER_WORD) - 1);
  guint64 length;

  if (!g_ascii_string_to_unsigned (number, 10, 0, G_MAXINT, &length, NULL))
    /* Translators: %s: what was written */
    return fail (reader, _ ("an earlier log begins like “former 22:”, not “%s”."),
                 flip_quoted (line));
  if (reader->history->logs->len == FLIP_LOG_HISTORY_MOST_LOGS)
    return fail (reader,
                 /* Translators: %d: how many */ ngettext ("a sheet keeps at most %d earlier log.",
                           "a sheet keeps at most %d earlier logs.", FLIP_LOG_HISTORY_MOST_LOGS),
                 FLIP_LOG_HISTORY_MOST_LOGS);
  g_ptr_array_add (reader->history->logs,
                   flip_earlier_log_new ((guint) length, flip_texts_new (), flip_texts_new ()));
  reader->list = flip_log_history_top (reader->history)->log;
  return TRUE;
}

static gboolean
has_control_character (const char *line)
{
  for (const char *p = line; *p; p++)
    {
      if (g_ascii_iscntrl (*p))
        return TRUE;
    }

  return FALSE;
}

gboolean
flip_log_history_takes (const char *text)
{
  return *text && strlen (text) <= FLIP_LOG_HISTORY_LONGEST_TEXT && !has_control_character (text);
}

static gboolean
read_entry (Reader *reader, const char *line)
{
  if (!reader->list)
    /* Translators: %s: a line of the file, as it must be written */
    return fail (reader, _ ("“%s” was expected here."), ASIDE_LINE);
  if (!flip_log_history_takes (line))
    return fail (reader,
                 /* Translators: %d: how many */
                 ngettext ("a set-aside entry is one line of 1 to %d character.",
                           "a set-aside entry is one line of 1 to %d characters.",
                           FLIP_LOG_HISTORY_LONGEST_TEXT),
                 FLIP_LOG_HISTORY_LONGEST_TEXT);
  g_ptr_array_add (reader->list, g_strdup (line));
  return TRUE;
}

static gboolean
read_line (Reader *reader, const char *line)
{
  if (g_str_equal (line, ASIDE_LINE))
    return begin_aside (reader);
  if (g_str_equal (line, EARLIER_ASIDE_LINE))
    return begin_earlier_aside (reader);
  if (flip_log_history_begins (line))
    return begin_earlier (reader, line);
  return read_entry (reader, line);
}

FlipLogHistory *
flip_log_history_read (char **lines, guint n_lines, guint *at, GError **error)
{
  g_autoptr (FlipLogHistory) history = flip_log_history_new ();
  Reader reader = { .history = history };

  g_assert (at != NULL);

  for (*at = 0; *at < n_lines; (*at)++)
    {
      if (read_line (&reader, lines[*at]))
        continue;
      g_propagate_error (error, reader.error);
      return NULL;
    }

  return g_steal_pointer (&history);
}
