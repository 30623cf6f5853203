/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/session/notes.h"

#include "engine/base/quote.h"
#include "engine/session/log-history.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define NOTE     "note "
#define BOOKMARK "bookmark "
#define IS_MARKED "yes"

/* helpers */

static char *
key_of (const char *kind, guint entry)
{
  return g_strdup_printf ("%s%u", kind, entry + 1);
}

static const char *
find (FlipLog *log, const char *kind, guint entry)
{
  g_autofree char *key = key_of (kind, entry);

  return flip_tags_find (flip_log_tags (log), key);
}

/* Makes a single line without unprintable characters. */
static char *
clean (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autofree char *line = g_strstrip (g_strdelimit (g_steal_pointer (&valid), "\n\r\t\v\f", ' '));
  g_autofree char *harmless = flip_harmless (line);
  glong length = g_utf8_strlen (harmless, -1);

  return g_strchomp (g_utf8_substring (harmless, 0, MIN (length, FLIP_NOTE_LONGEST)));
}

static gboolean
read_number (const char *key, const char *kind, guint *entry)
{
  guint64 number;

  /* Only in canonical form: "note 01" is a tag of the user's own. */
  if (!g_str_has_prefix (key, kind) || key[strlen (kind)] == '0'
      || !g_ascii_string_to_unsigned (key + strlen (kind), 10, 1, G_MAXINT, &number, NULL))
    return FALSE;
  *entry = (guint) number - 1;
  return TRUE;
}

static gboolean
is_harmless (const char *text)
{
  for (const char *p = text; *p; p = g_utf8_next_char (p))
    {
      if (*p != '\t' && !flip_character_is_harmless (g_utf8_get_char (p)))
        return FALSE;
    }

  return TRUE;
}

/* public functions */

const char *
flip_log_note (FlipLog *log, guint entry)
{
  g_return_val_if_fail (log, NULL);

  return find (log, NOTE, entry);
}

void
flip_session_set_note (FlipSession *session, guint entry, const char *text)
{
  g_autofree char *key = NULL, *line = NULL;

  g_return_if_fail (session && text);
  g_return_if_fail (entry < flip_session_length (session));

  key = key_of (NOTE, entry);
  line = clean (text);
  if (*line)
    flip_session_set_tag (session, key, line);
  else
    flip_session_remove_tag (session, key);
}

gboolean
flip_log_is_bookmarked (FlipLog *log, guint entry)
{
  g_return_val_if_fail (log, FALSE);

  return find (log, BOOKMARK, entry) != NULL;
}

void
flip_session_set_bookmark (FlipSession *session, guint entry, gboolean on)
{
  g_autofree char *key = NULL;

  g_return_if_fail (session);
  g_return_if_fail (entry < flip_session_length (session));

  key = key_of (BOOKMARK, entry);
  if (on)
    flip_session_set_tag (session, key, IS_MARKED);
  else
    flip_session_remove_tag (session, key);
}

static int
compare_entries (gconstpointer a, gconstpointer b)
{
  guint one = *(const guint *) a, other = *(const guint *) b;

  return (one > other) - (one < other);
}

/* A stranger's sheet may have notes on very many entries, so all tags are scanned only once. */
GArray *
flip_log_noted (FlipLog *log, guint most)
{
  GArray *noted = g_array_new (FALSE, FALSE, sizeof (guint));
  guint n = 0;

  g_return_val_if_fail (log, noted);

  for (guint i = 0; i < flip_tags_n (flip_log_tags (log)); i++)
    {
      const char *value, *key = flip_tags_key (flip_log_tags (log), i, &value);
      guint entry;

      if (flip_note_read_key (key, &entry) && entry < flip_log_cursor (log))
        g_array_append_val (noted, entry);
    }
  g_array_sort (noted, compare_entries);
  for (guint i = 0; i < noted->len && n < most; i++)
    {
      guint entry = g_array_index (noted, guint, i);

      /* An entry may have both a note and a bookmark. */
      if (n == 0 || g_array_index (noted, guint, n - 1) != entry)
        g_array_index (noted, guint, n++) = entry;
    }
  return g_array_set_size (noted, n);
}

/* Notes are few but entries may be many, so the tags are scanned. */
guint
flip_log_next_bookmark (FlipLog *log, guint entry)
{
  guint nearest;

  g_return_val_if_fail (log, 0);

  nearest = flip_log_cursor (log);
  for (guint i = 0; i < flip_tags_n (flip_log_tags (log)); i++)
    {
      const char *value, *key = flip_tags_key (flip_log_tags (log), i, &value);
      guint number;

      if (read_number (key, BOOKMARK, &number) && number >= entry)
        nearest = MIN (nearest, number);
    }

  return nearest;
}

gboolean
flip_log_previous_bookmark (FlipLog *log, guint before, guint *entry)
{
  gboolean found = FALSE;

  g_return_val_if_fail (log && entry, FALSE);

  for (guint i = 0; i < flip_tags_n (flip_log_tags (log)); i++)
    {
      const char *value, *key = flip_tags_key (flip_log_tags (log), i, &value);
      guint number;

      if (!read_number (key, BOOKMARK, &number) || number >= before || (found && number < *entry))
        continue;
      *entry = number;
      found = TRUE;
    }

  return found;
}

gboolean
flip_note_read_key (const char *key, guint *entry)
{
  g_return_val_if_fail (key && entry, FALSE);

  return read_number (key, NOTE, entry) || read_number (key, BOOKMARK, entry);
}

gboolean
flip_note_check (const char *key, const char *value, GError **error)
{
  guint entry;

  g_return_val_if_fail (key && value, FALSE);

  if (!read_number (key, NOTE, &entry))
    return TRUE;
  if (g_utf8_strlen (value, -1) > FLIP_NOTE_LONGEST)
    g_set_error (error, FLIP_LOG_HISTORY_ERROR, 0,
                 /* Translators: %d: how many */
                 ngettext ("a note has at most %d character.", "a note has at most %d characters.", FLIP_NOTE_LONGEST),
                 FLIP_NOTE_LONGEST);
  else if (!is_harmless (value))
    g_set_error_literal (error, FLIP_LOG_HISTORY_ERROR, 0, _ ("a note contains characters that can’t "
                                                        "be displayed."));
  else
    return TRUE;
  return FALSE;
}

static gboolean
is_before_cb (const char *key, gpointer data)
{
  const guint *from = data;
  guint entry;

  return !flip_note_read_key (key, &entry) || entry < *from;
}

void
flip_session_forget_notes (FlipSession *session, guint from)
{
  g_return_if_fail (session);

  /* Usually there are none, and otherwise the tags would count as changed. */
  for (guint i = 0; i < flip_session_n_tags (session); i++)
    {
      const char *value;

      if (is_before_cb (flip_session_tag (session, i, &value), &from))
        continue;
      flip_session_keep_tags (session, is_before_cb, &from);
      return;
    }
}

gboolean
flip_session_add_notes (FlipSession *session, FlipSession *other)
{
  guint both;
  gboolean any = FALSE;

  g_return_val_if_fail (session && other && session != other, FALSE);

  both = MIN (flip_session_length (session), flip_session_length (other));
  for (guint i = 0; i < flip_session_n_tags (other); i++)
    {
      const char *value, *key = flip_session_tag (other, i, &value);
      guint entry;

      if (!flip_note_read_key (key, &entry) || entry >= both || flip_session_find_tag (session, key)
          || !flip_note_check (key, value, NULL))
        continue;
      flip_session_set_tag (session, key, value);
      any = TRUE;
    }

  return any;
}

/* Another log */

struct _FlipNotes
{
  GPtrArray *tags; /* key, value, key, value … */
  GArray *log;     /* of FlipMove: all old entries */
};

FlipNotes *
flip_notes_take (FlipSession *session, guint from)
{
  FlipNotes *notes = g_new0 (FlipNotes, 1);
  gboolean any = FALSE;

  g_return_val_if_fail (session, NULL);

  notes->tags = g_ptr_array_new_with_free_func (g_free);
  notes->log = g_array_new (FALSE, FALSE, sizeof (FlipMove));
  for (guint i = 0; i < flip_session_n_tags (session); i++)
    {
      const char *value, *key = flip_session_tag (session, i, &value);
      guint entry;

      if (!flip_note_read_key (key, &entry) || entry < from || entry >= flip_session_cursor (session))
        continue;
      g_ptr_array_add (notes->tags, g_strdup (key));
      g_ptr_array_add (notes->tags, g_strdup (value));
      any = TRUE;
    }
  for (guint i = 0; any && i < flip_session_cursor (session); i++)
    g_array_append_val (notes->log, *flip_session_entry (session, i));
  return notes;
}

static gboolean
is_same (const FlipNotes *notes, guint entry, FlipSession *session, guint now)
{
  return now < flip_session_cursor (session)
         && flip_move_equal (&g_array_index (notes->log, FlipMove, entry),
                             flip_session_entry (session, now));
}

/* The new position of an entry: the same, or as far from the end as before. An exchanged entry
   keeps its position. FALSE if the entry is gone. */
static gboolean
find_again (const FlipNotes *notes, FlipSession *session, guint entry, guint *now)
{
  guint length = flip_session_cursor (session);
  guint from_end = notes->log->len - entry;

  *now = entry;
  if (is_same (notes, entry, session, entry))
    return TRUE;
  if (from_end <= length && is_same (notes, entry, session, length - from_end))
    {
      *now = length - from_end;
      return TRUE;
    }
  return length == notes->log->len;
}

void
flip_notes_put_back (FlipNotes *notes, FlipSession *session)
{
  g_return_if_fail (notes && session);

  for (guint i = 0; i < notes->tags->len; i += 2)
    {
      const char *key = g_ptr_array_index (notes->tags, i);
      guint entry, now;

      if (!flip_note_read_key (key, &entry) || !find_again (notes, session, entry, &now))
        continue;
      if (g_str_has_prefix (key, NOTE))
        flip_session_set_note (session, now, g_ptr_array_index (notes->tags, i + 1));
      else
        flip_session_set_bookmark (session, now, TRUE);
    }
  g_ptr_array_unref (notes->tags);
  g_array_unref (notes->log);
  g_free (notes);
}
