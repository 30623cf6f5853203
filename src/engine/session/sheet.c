/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/session/sheet.h"

#include "engine/base/quote.h"
#include "engine/boards/format.h"
#include "engine/game/words.h"
#include "engine/session/log-history.h"
#include "engine/session/notes.h"

#include <glib/gi18n-lib.h>
#include <string.h>

G_DEFINE_QUARK (flip_sheet_error_quark, flip_sheet_error)

#define SHEET_VERSION 1
#define CHECKSUM_TAG  "checksum: "
#define BOARD_INDENT  "  "
#define LINES_A_STEP  512
#define MOST_GROWTH   32

/* Writing */

static void
print_options (FlipSession *session, GString *text)
{
  const FlipGame *game = flip_session_game (session);
  const FlipSetup *setup = flip_session_setup (session);

  for (guint i = 0; i < game->n_options; i++)
    {
      const char *value = g_hash_table_lookup (setup->options, game->options[i].key);

      if (value)
        g_string_append_printf (text, "option %s: %s\n", game->options[i].key, value);
    }
}

static void
print_header (FlipSession *session, GString *text)
{
  const FlipSetup *setup = flip_session_setup (session);

  g_string_append_printf (text, "flipsheet %d\n", SHEET_VERSION);
  g_string_append_printf (text, "game: %s\n", flip_session_game (session)->id);
  for (guint i = 0; i < setup->players->len; i++)
    g_string_append_printf (text, "player: %s\n",
                            flip_log_player (flip_session_log (session), (int) i));
  print_options (session, text);
  if (setup->dealt)
    g_string_append_printf (text, "dealer: seed %" G_GUINT64_FORMAT "\n", setup->seed);
  else
    g_string_append (text, "dealer: table\n");
  if (flip_session_is_practice (session))
    g_string_append (text, "practice: yes\n");
  for (guint i = 0; i < flip_session_n_tags (session); i++)
    {
      const char *value;
      const char *key = flip_session_tag (session, i, &value);
      guint entry;

      /* Moves that were taken back are not written, and neither are their notes. */
      if (flip_note_read_key (key, &entry) && entry >= flip_session_cursor (session))
        continue;
      g_string_append_printf (text, "%s: %s\n", key, value);
    }
}

static void
print_moves (FlipSession *session, GString *text)
{
  g_string_append (text, "moves:\n");
  for (guint i = 0; i < flip_session_cursor (session); i++)
    {
      g_autofree char *entry = flip_log_print_entry (flip_session_log (session), i);

      g_string_append_printf (text, "%s\n", entry);
    }
}

static void
print_board (FlipSession *session, GString *text)
{
  g_auto (GStrv) lines = g_strsplit (flip_session_setup (session)->board, "\n", -1);
  guint n = g_strv_length (lines);

  if (n > 0 && *lines[n - 1] == '\0')
    n--;
  g_string_append (text, "board:\n");
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, BOARD_INDENT "%s\n", lines[i]);
}

char *
flip_sheet_print (FlipSession *session)
{
  GString *text = g_string_new (NULL);
  g_autofree char *checksum = NULL;

  g_return_val_if_fail (session != NULL, NULL);

  print_header (session, text);
  print_moves (session, text);
  flip_log_history_print (flip_session_history (session), text);
  print_board (session, text);
  checksum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->str, (gssize) text->len);
  g_string_append_printf (text, CHECKSUM_TAG "%s\n", checksum);
  return g_string_free (text, FALSE);
}

/* Reading */

typedef struct
{
  const char *name;
  const FlipSheetWatch *watch; /* or NULL */
  char **lines;                /* pointers into a copy of the text */
  guint n_lines;
  guint at; /* the current line, from 0 */
  FlipFindGame find_game;
  FlipSetup *setup;
  GPtrArray *tags;
  GHashTable *seen; /* the keys of all tags but the players' */
  gboolean practice;
  guint first_move, end_of_moves, end_of_history;
  GError *error;
} Reader;

static gboolean fail (Reader *reader, FlipSheetError code, const char *format, ...)
  G_GNUC_PRINTF (3, 4);

static gboolean
fail (Reader *reader, FlipSheetError code, const char *format, ...)
{
  g_autofree char *reason = NULL;
  va_list arguments;

  va_start (arguments, format);
  reason = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  if (!reader->error)
    /* Translators: a file, a line, and what is wrong there */
    reader->error = g_error_new (FLIP_SHEET_ERROR, code, _ ("%s, line %u: %s"), reader->name,
                                 reader->at + 1, reason);
  return FALSE;
}

static gboolean
fail_with (Reader *reader, GError *cause)
{
  fail (reader, FLIP_SHEET_ERROR_HEADER, "%s", cause->message);
  g_error_free (cause);
  return FALSE;
}

static const char *
line_of (Reader *reader)
{
  return reader->at < reader->n_lines ? reader->lines[reader->at] : "";
}

static gboolean
read_first_line (Reader *reader)
{
  const char *line = line_of (reader);
  gint64 version;

  if (!g_str_has_prefix (line, "flipsheet ")
      || !g_ascii_string_to_signed (line + strlen ("flipsheet "), 10, 1, G_MAXINT, &version, NULL))
    return fail (reader, FLIP_SHEET_ERROR_BROKEN,
                 /* Translators: %d: the version of the file's format */
                 _ ("this is not a Flipside sheet; one begins with “flipsheet %d”."),
                 SHEET_VERSION);
  if (version > SHEET_VERSION)
    return fail (reader, FLIP_SHEET_ERROR_NEWER,
                 /* Translators: %d: the version of the sheet, and the newest that is known */
                 _ ("the sheet has version %d and this version of Flipside reads up to %d; a "
                    "newer one can open it."),
                 (int) version, SHEET_VERSION);
  return TRUE;
}

static gboolean
read_checksum (Reader *reader)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  const char *found;

  while (reader->n_lines > 1 && *reader->lines[reader->n_lines - 1] == '\0')
    reader->n_lines--;
  reader->at = reader->n_lines - 1;
  if (!g_str_has_prefix (reader->lines[reader->at], CHECKSUM_TAG))
    return fail (reader, FLIP_SHEET_ERROR_BROKEN,
                 _ ("the sheet ends without its checksum: it was cut off. A sheet written by hand "
                    "ends with “checksum: none”."));

  found = reader->lines[reader->at] + strlen (CHECKSUM_TAG);
  reader->n_lines--;
  for (guint i = 0; i < reader->n_lines; i++)
    {
      g_checksum_update (checksum, (const guchar *) reader->lines[i], -1);
      g_checksum_update (checksum, (const guchar *) "\n", 1);
    }
  if (!g_str_equal (found, "none") && !g_str_equal (found, g_checksum_get_string (checksum)))
    return fail (reader, FLIP_SHEET_ERROR_BROKEN,
                 _ ("the checksum does not match: the sheet was changed or damaged. If you changed "
                    "it on purpose, write “checksum: none”."));
  return TRUE;
}

static gboolean
read_game (Reader *reader, const char *id)
{
  const FlipGame *game = reader->find_game (id);

  if (!game)
    return fail (reader, FLIP_SHEET_ERROR_HEADER,
                 /* Translators: %s: what was written */
                 _ ("This version of Flipside doesn’t know the game “%s”."), flip_quoted (id));
  reader->setup = flip_setup_new (game);
  return TRUE;
}

static gboolean
read_dealer (Reader *reader, const char *value)
{
  FlipSetup *setup = reader->setup;

  if (g_str_equal (value, "table"))
    return TRUE;
  setup->dealt = TRUE;
  if (g_str_has_prefix (value, "seed ")
      && g_ascii_string_to_unsigned (value + strlen ("seed "), 10, 0, G_MAXUINT64, &setup->seed,
                                     NULL))
    return TRUE;
  return fail (reader, FLIP_SHEET_ERROR_HEADER,
               /* Translators: %s: what was written */
               _ ("the dealer is “table”, or “seed” and a whole number, not “%s”."),
               flip_quoted (value));
}

static gboolean
read_practice (Reader *reader, const char *value)
{
  if (!g_str_equal (value, "yes"))
    return fail (reader, FLIP_SHEET_ERROR_HEADER, _ ("practice can only be “yes”."));
  reader->practice = TRUE;
  return TRUE;
}

static gboolean
read_tag (Reader *reader, const char *key, const char *value)
{
  GError *cause = NULL;

  if (!g_str_equal (key, "player") && !g_hash_table_add (reader->seen, g_strdup (key)))
    /* Translators: %s: what was written */
    return fail (reader, FLIP_SHEET_ERROR_HEADER, _ ("“%s” appears twice."), flip_quoted (key));
  if (g_str_equal (key, "game"))
    return read_game (reader, value);
  if (!reader->setup)
    return fail (reader, FLIP_SHEET_ERROR_HEADER, _ ("the second line must name the game."));
  if (g_str_equal (key, "player"))
    return flip_setup_add_player (reader->setup, value, &cause) || fail_with (reader, cause);
  if (g_str_has_prefix (key, "option "))
    return flip_setup_set_option (reader->setup, key + strlen ("option "), value, &cause)
           || fail_with (reader, cause);
  if (g_str_equal (key, "dealer"))
    return read_dealer (reader, value);
  if (g_str_equal (key, "practice"))
    return read_practice (reader, value);
  if (!flip_note_check (key, value, &cause))
    return fail_with (reader, cause);

  g_ptr_array_add (reader->tags, g_strdup (key));
  g_ptr_array_add (reader->tags, g_strdup (value));
  return TRUE;
}

static gboolean
read_header (Reader *reader)
{
  for (reader->at = 1; reader->at < reader->n_lines; reader->at++)
    {
      const char *line = line_of (reader);
      const char *colon = strstr (line, ": ");
      g_autofree char *key = NULL;

      if (g_str_equal (line, "moves:"))
        return reader->setup
                 ? TRUE
                 : fail (reader, FLIP_SHEET_ERROR_HEADER, _ ("no line above names the game."));
      if (!colon || colon == line)
        return fail (reader, FLIP_SHEET_ERROR_HEADER,
                     /* Translators: %s: what was written */
                     _ ("“%s” is not a tag; one looks like “player: Ann”."),
                     flip_quoted (line));
      key = g_strndup (line, (gsize) (colon - line));
      if (!read_tag (reader, key, colon + 2))
        return FALSE;
    }

  return fail (reader, FLIP_SHEET_ERROR_HEADER, _ ("the line “moves:” is missing."));
}

/* The end of the moves: the data beside them, or the board. */
static guint
find_history (Reader *reader)
{
  guint line = reader->first_move;

  while (line < reader->end_of_history && !flip_log_history_begins (reader->lines[line]))
    line++;
  return line;
}

static gboolean
read_board (Reader *reader)
{
  g_autoptr (GString) board = g_string_new (NULL);

  reader->first_move = ++reader->at;
  while (reader->at < reader->n_lines && !g_str_equal (line_of (reader), "board:"))
    reader->at++;
  reader->end_of_history = reader->at;
  reader->end_of_moves = find_history (reader);
  if (reader->at == reader->n_lines)
    return fail (reader, FLIP_SHEET_ERROR_BROKEN, _ ("the line “board:” is missing."));

  for (reader->at++; reader->at < reader->n_lines; reader->at++)
    {
      const char *line = line_of (reader);

      if (!g_str_has_prefix (line, BOARD_INDENT))
        return fail (reader, FLIP_SHEET_ERROR_BROKEN,
                     _ ("a line of the board begins with two spaces."));
      g_string_append_printf (board, "%s\n", line + strlen (BOARD_INDENT));
    }
  flip_setup_set_board (reader->setup, reader->name, board->str);
  return TRUE;
}

/* Reports the progress, and returns whether to continue. */
static gboolean
go_on (Reader *reader)
{
  const FlipSheetWatch *watch = reader->watch;

  return !watch || (reader->at - reader->first_move) % LINES_A_STEP != 0
         || watch->step ((double) reader->at / reader->n_lines, watch->data)
         || fail (reader, FLIP_SHEET_ERROR_CANCELLED, _ ("reading was cancelled."));
}

static gboolean
replay (Reader *reader, FlipSession *session)
{
  for (reader->at = reader->first_move; reader->at < reader->end_of_moves; reader->at++)
    {
      FlipRefusal refusal;

      if (!go_on (reader))
        return FALSE;
      if (flip_session_play_text (session, line_of (reader), &refusal))
        continue;
      return fail (reader, FLIP_SHEET_ERROR_REFUSED, "“%s”: %s%s%s%s",
                   flip_quoted (line_of (reader)), refusal.text, *refusal.rule ? " (" : "", refusal.rule, *refusal.rule ? ")" : "");
    }

  return TRUE;
}

/* Earlier logs are also checked by the rules, as an undo may restore them. */
static gboolean
read_history (Reader *reader, FlipSession *session)
{
  GError *cause = NULL;
  FlipLogHistory *history;
  guint at;

  if (reader->end_of_moves == reader->end_of_history)
    return TRUE;
  history = flip_log_history_read (reader->lines + reader->end_of_moves,
                           reader->end_of_history - reader->end_of_moves, &at, &cause);
  reader->at = reader->end_of_moves + (history ? 0 : at);
  return (history && flip_session_set_history (session, history, &cause)) || fail_with (reader, cause);
}

static FlipSession *
begin_session (Reader *reader)
{
  GError *cause = NULL;
  FlipSession *session = flip_session_new (reader->setup, &cause);

  if (!session)
    {
      gboolean board = cause->domain == FLIP_FORMAT_ERROR;

      reader->at = board ? reader->end_of_history : 1;
      return fail_with (reader, cause), NULL;
    }

  for (guint i = 0; i < reader->tags->len; i += 2)
    flip_session_set_tag (session, g_ptr_array_index (reader->tags, i),
                          g_ptr_array_index (reader->tags, i + 1));
  if (reader->practice)
    flip_session_set_practice (session);
  return session;
}

/* The lines are split in place: a file may have millions of them. */
static void
split_lines (Reader *reader, char *text)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();

  if (g_str_has_prefix (text, "\xef\xbb\xbf"))
    text += 3;
  flip_unix_lines (text);
  for (char *next; text; text = next)
    {
      g_ptr_array_add (lines, text);
      next = strchr (text, '\n');
      if (next)
        *next++ = '\0';
    }
  reader->n_lines = lines->len;
  reader->lines = (char **) g_ptr_array_free (g_steal_pointer (&lines), FALSE);
}

static gboolean
is_text (Reader *reader, const char *text, gsize length)
{
  if (length > FLIP_SHEET_LARGEST)
    return fail (reader, FLIP_SHEET_ERROR_BROKEN, _ ("the file is too large for a sheet."));
  if (!g_utf8_validate (text, (gssize) length, NULL))
    return fail (reader, FLIP_SHEET_ERROR_BROKEN, _ ("this is not a text file."));
  return TRUE;
}

/* Every accepted sheet must be readable again after saving. A sheet is written with full words, so
   it may be longer than its file was, at most by the ratio of the longest word to a single
   letter. */
static gboolean
check_size (Reader *reader, FlipSession *session, gsize length)
{
  g_autofree char *printed = NULL;
  GError *cause = NULL;

  if (length < FLIP_SHEET_LARGEST / MOST_GROWTH)
    return TRUE;
  printed = flip_sheet_print (session);
  reader->at = 0;
  return flip_sheet_fits (printed, &cause) || fail_with (reader, cause);
}

gboolean
flip_sheet_fits (const char *text, GError **error)
{
  g_return_val_if_fail (text != NULL, FALSE);

  if (strlen (text) <= FLIP_SHEET_LARGEST)
    return TRUE;
  g_set_error (error, FLIP_SHEET_ERROR, FLIP_SHEET_ERROR_BROKEN,
               _ ("The sheet is too large: it could not be read back from a file."));
  return FALSE;
}

FlipSession *
flip_sheet_parse (const char *text,
                  gsize length,
                  const char *name,
                  FlipFindGame find_game,
                  GError **error)
{
  return flip_sheet_read (text, length, name, find_game, NULL, error);
}

/* Every move is replayed by the rules: if one is refused, the error names it and NULL is
   returned. */
FlipSession *
flip_sheet_read (const char *text,
                 gsize length,
                 const char *name,
                 FlipFindGame find_game,
                 const FlipSheetWatch *watch,
                 GError **error)
{
  g_autofree char *copy = g_strndup (text, length);
  Reader reader = { .name = name, .find_game = find_game, .watch = watch };
  g_autoptr (FlipSession) session = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  reader.tags = g_ptr_array_new_with_free_func (g_free);
  reader.seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (is_text (&reader, text, length))
    {
      split_lines (&reader, copy);
      if (read_first_line (&reader) && read_checksum (&reader) && read_header (&reader)
          && read_board (&reader))
        session = begin_session (&reader);
      /* Drops notes on entries that don't exist. */
      if (session && replay (&reader, session))
        flip_session_forget_notes (session, flip_session_cursor (session));
      if (session
          && !(!reader.error && read_history (&reader, session)
               && check_size (&reader, session, length)))
        g_clear_pointer (&session, flip_session_free);
    }

  g_free (reader.lines);
  g_ptr_array_unref (reader.tags);
  g_hash_table_unref (reader.seen);
  g_clear_pointer (&reader.setup, flip_setup_free);
  if (reader.error)
    g_propagate_error (error, reader.error);
  return g_steal_pointer (&session);
}
