/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The search of the library, for the window and for the command line. Names and points are stored
   as folded text, and folded again when they are searched, as older versions kept the accents. Words that depend on the user's language and on the date (the game's name, the
   scenario, the mode, the outcome, the day) are compared by a function that the query calls. */

#include "store/library/library-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>
#include <time.h>

/* Further words are ignored, as nobody types so many. */
#define MOST_WORDS   50
#define LONGEST_WORD 1000

/* The characters that separate words. */
#define GAPS " \t\n,"

struct _FlipSpoken
{
  FlipFindGame find_game;
  GHashTable *games; /* game id: its name */
  GHashTable *dealt; /* game id: its word for a sheet that Flipside deals */
  GHashTable *days;  /* day_key (): its words */
  GHashTable *endings; /* game and outcome: its words */
  GHashTable *scenarios; /* board number: its words, during one search */
  char *practice, *at_the_table;
  int today, yesterday; /* on which the words of the days are based */
};

static void
spoken_free (gpointer data)
{
  FlipSpoken *spoken = data;

  g_hash_table_unref (spoken->games);
  g_hash_table_unref (spoken->dealt);
  g_hash_table_unref (spoken->days);
  g_hash_table_unref (spoken->endings);
  g_hash_table_unref (spoken->scenarios);
  g_free (spoken->practice);
  g_free (spoken->at_the_table);
  g_free (spoken);
}

/* The accents and vowel points of Latin, Greek, Cyrillic, Hebrew and Arabic letters come before
   this character. In the scripts after it, a mark makes another letter or syllable. */
#define END_OF_ACCENTS 0x0700

static void
drop_accents (char *decomposed)
{
  char *end = decomposed;

  for (const char *at = decomposed, *next; *at; at = next)
    {
      gunichar letter = g_utf8_get_char (at);

      next = g_utf8_next_char (at);
      if (letter < END_OF_ACCENTS && g_unichar_type (letter) == G_UNICODE_NON_SPACING_MARK)
        continue;
      memmove (end, at, (gsize) (next - at));
      end += next - at;
    }

  *end = '\0';
}

static char *
fold (const char *text)
{
  g_autofree char *folded = NULL, *letters = NULL;

  if (g_str_is_ascii (text))
    return g_ascii_strdown (text, -1);
  folded = g_utf8_casefold (text, -1);
  letters = g_utf8_normalize (folded, -1, G_NORMALIZE_ALL);
  drop_accents (letters);
  return g_utf8_normalize (letters, -1, G_NORMALIZE_ALL_COMPOSE);
}

/* Case and accents don't matter in a search. */
char *
flip_library_fold (const char *text)
{
  g_autofree char *valid = NULL;

  g_return_val_if_fail (text, NULL);

  valid = g_utf8_make_valid (text, -1);
  return fold (valid);
}

const char *
flip_library_mode_words (const FlipGame *game, gboolean practice, gboolean dealt)
{
  if (practice)
    /* Translators: a word that is searched for in the library */
    return _ ("practice");
  if (!dealt)
    return _ ("at the table");
  return game && game->words.dealt ? _ (game->words.dealt) : _ ("Flipside deals");
}

char *
flip_library_scenario_words (const FlipGame *game, const char *board)
{
  const FlipBoard *built_in = game && board ? flip_game_find_board (game, board) : NULL;
  g_autofree char *file = NULL;

  if (!game || !game->words.boards || !board || !*board)
    return NULL;
  if (built_in)
    return g_strdup (_ (built_in->title));
  file = g_path_get_basename (board);
  if (g_str_has_suffix (file, ".board"))
    file[strlen (file) - strlen (".board")] = '\0';
  return g_steal_pointer (&file);
}

static FlipSpoken *
spoken_new (FlipFindGame find_game)
{
  FlipSpoken *spoken = g_new0 (FlipSpoken, 1);

  spoken->find_game = find_game;
  spoken->games = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  spoken->dealt = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  spoken->days = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  spoken->endings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  spoken->scenarios = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  spoken->at_the_table = fold (flip_library_mode_words (NULL, FALSE, FALSE));
  spoken->practice = fold (flip_library_mode_words (NULL, TRUE, FALSE));
  return spoken;
}

/* Days */

/* A number for the local day: sheets of the same day share their words. */
static int
day_key (gint64 seconds)
{
  time_t time = (time_t) seconds;
  struct tm local;

  return localtime_r (&time, &local) ? local.tm_year * 400 + local.tm_yday : G_MININT;
}

/* The weekday, day, month and year, in the user's format and in ISO format. */
static char *
tell_day (const FlipSpoken *spoken, int key, gint64 seconds)
{
  g_autoptr (GDateTime) date = flip_clock_at (seconds);
  g_autofree char *day = date ? g_date_time_format (date, "%A %-d %B %F") : NULL;
  const char *word =
    key == spoken->today       ? /* a word that is searched for in the library */ _ ("today")
    : key == spoken->yesterday ? /* a word that is searched for in the library */ _ ("yesterday")
                               : "";
  g_autofree char *words = g_strjoin (" ", day ? day : "", word, NULL);

  return fold (words);
}

static const char *
words_of_day (FlipSpoken *spoken, gint64 seconds)
{
  int key = day_key (seconds);
  char *words = g_hash_table_lookup (spoken->days, GINT_TO_POINTER (key));

  if (words)
    return words;
  words = tell_day (spoken, key, seconds);
  g_hash_table_insert (spoken->days, GINT_TO_POINTER (key), words);
  return words;
}

/* "Today" at the last search may be "yesterday" at this one. */
static void
begin_day (FlipSpoken *spoken)
{
  g_autoptr (GDateTime) now = flip_clock_now ();
  g_autoptr (GDateTime) yesterday = g_date_time_add_days (now, -1);
  int today = day_key (g_date_time_to_unix (now));

  if (today == spoken->today)
    return;
  spoken->today = today;
  spoken->yesterday = day_key (g_date_time_to_unix (yesterday));
  g_hash_table_remove_all (spoken->days);
}

static const char *
words_of_game (FlipSpoken *spoken, const char *id)
{
  char *words = g_hash_table_lookup (spoken->games, id);
  const FlipGame *game;

  if (words)
    return words;
  game = spoken->find_game (id);
  words = flip_library_fold (game ? _ (game->name) : id);
  g_hash_table_insert (spoken->games, g_strdup (id), words);
  return words;
}

static const char *
words_of_mode (FlipSpoken *spoken, const char *id, gboolean practice, gboolean dealt)
{
  char *words;

  if (practice || !dealt)
    return practice ? spoken->practice : spoken->at_the_table;
  words = g_hash_table_lookup (spoken->dealt, id);
  if (words)
    return words;
  words = fold (flip_library_mode_words (spoken->find_game (id), FALSE, TRUE));
  g_hash_table_insert (spoken->dealt, g_strdup (id), words);
  return words;
}

static char *
tell_ending (FlipSpoken *spoken, const char *id, const char *outcome)
{
  const FlipGame *game = spoken->find_game (id);
  g_autoptr (GString) words = g_string_new (NULL);
  FlipSummary summary;

  flip_summary_read (&summary, outcome);
  if (game)
    flip_game_tell (game, &summary, words);
  return flip_library_fold (words->str);
}

static const char *
words_of_ending (FlipSpoken *spoken, const char *id, const char *outcome)
{
  g_autofree char *key = NULL;
  char *words;

  if (!*outcome)
    return "";
  key = g_strconcat (id, " ", outcome, NULL);
  words = g_hash_table_lookup (spoken->endings, key);
  if (words)
    return words;
  words = tell_ending (spoken, id, outcome);
  g_hash_table_insert (spoken->endings, g_steal_pointer (&key), words);
  return words;
}

static char *
tell_scenario (sqlite3 *handle, const FlipGame *game, gint64 board)
{
  g_autoptr (sqlite3_stmt) row = NULL;
  g_autofree char *words = NULL;

  if (sqlite3_prepare_v2 (handle, "SELECT name FROM board WHERE id = ?", -1, &row, NULL)
      != SQLITE_OK)
    return g_strdup ("");
  flip_statement_number (row, 1, board);
  if (sqlite3_step (row) == SQLITE_ROW)
    words = flip_library_scenario_words (game, flip_statement_column (row, 0));
  return flip_library_fold (words ? words : "");
}

static const char *
words_of_scenario (FlipSpoken *spoken, sqlite3 *handle, const char *id, gint64 board)
{
  char *words = g_hash_table_lookup (spoken->scenarios, &board);

  if (words)
    return words;
  words = tell_scenario (handle, spoken->find_game (id), board);
  g_hash_table_insert (spoken->scenarios, g_memdup2 (&board, sizeof board), words);
  return words;
}

/* Searches the seats of a sheet that an older version saved without search words. */
static gboolean
is_in_seats (const char *seats, const char *word)
{
  g_autofree char *folded = *seats ? flip_library_fold (seats) : NULL;

  return folded && strstr (folded, word);
}

/* is_spoken (word, game, practice, dealt, changed, outcome, seats, board) */
static void
is_spoken (sqlite3_context *context, int n, sqlite3_value **values)
{
  FlipSpoken *spoken = sqlite3_user_data (context);
  const char *word = (const char *) sqlite3_value_text (values[0]);
  const char *game = (const char *) sqlite3_value_text (values[1]);
  gboolean practice = sqlite3_value_int (values[2]) != 0;
  gboolean dealt = sqlite3_value_int (values[3]) != 0;
  gint64 changed = flip_seconds (sqlite3_value_int64 (values[4]));
  const char *outcome = (const char *) sqlite3_value_text (values[5]);
  const char *seats = (const char *) sqlite3_value_text (values[6]);

  g_assert (n == 8);
  sqlite3_result_int (
    context, word && game && outcome && seats
               && (strstr (words_of_game (spoken, game), word)
                   || strstr (words_of_mode (spoken, game, practice, dealt), word)
                   || strstr (words_of_day (spoken, changed), word)
                   || strstr (words_of_ending (spoken, game, outcome), word)
                   || strstr (words_of_scenario (spoken, sqlite3_context_db_handle (context), game,
                                                 sqlite3_value_int64 (values[7])),
                              word)
                   || is_in_seats (seats, word)));
}

/* has_word (word, text) */
static void
has_word (sqlite3_context *context, int n, sqlite3_value **values)
{
  const char *word = (const char *) sqlite3_value_text (values[0]);
  const char *text = (const char *) sqlite3_value_text (values[1]);
  g_autofree char *folded = text ? flip_library_fold (text) : NULL;

  g_assert (n == 2);
  sqlite3_result_int (context, word && folded && strstr (folded, word));
}

gboolean
flip_library_add_search (FlipLibrary *library, GError **error)
{
  g_assert (library->database && library->find_game && !library->spoken);
  library->spoken = spoken_new (library->find_game);
  /* SQLite frees its argument even if it refuses it. */
  if (sqlite3_create_function_v2 (library->database->handle, "is_spoken", 8,
                                  SQLITE_UTF8 | SQLITE_DIRECTONLY, library->spoken, is_spoken, NULL,
                                  NULL, spoken_free)
      != SQLITE_OK)
    library->spoken = NULL;
  else if (sqlite3_create_function_v2 (library->database->handle, "has_word", 2,
                                       SQLITE_UTF8 | SQLITE_DIRECTONLY, NULL, has_word, NULL, NULL, NULL)
           == SQLITE_OK)
    return TRUE;
  return flip_database_fail (library->database, error);
}

/* The query */

static GPtrArray *
words_of (const char *search)
{
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *folded = flip_library_fold (search ? search : "");
  g_auto (GStrv) parts = g_strsplit_set (folded, GAPS, -1);

  for (guint i = 0; parts[i] && words->len < MOST_WORDS; i++)
    {
      glong length = g_utf8_strlen (parts[i], -1);

      if (length > 0)
        g_ptr_array_add (words, g_utf8_substring (parts[i], 0, MIN (length, LONGEST_WORD)));
    }

  return words;
}

/* A search examines every sheet in the order of the file: going from each index entry to its sheet
   would take longer. Without words, the index alone has the answer. */
sqlite3_stmt *
flip_library_prepare_search (FlipLibrary *library,
                             const char *columns,
                             const char *search,
                             const char *end,
                             int *next,
                             GError **error)
{
  g_autoptr (GPtrArray) words = words_of (search);
  g_autoptr (GString) sql = g_string_new ("SELECT ");
  sqlite3_stmt *statement;

  g_assert (library->spoken);
  g_assert (words->len <= MOST_WORDS);
  begin_day (library->spoken);
  g_hash_table_remove_all (library->spoken->scenarios);
  g_string_append_printf (sql, "%s FROM sheet %s WHERE deleted = 0", columns,
                          words->len ? "NOT INDEXED" : "");
  for (guint i = 1; i <= words->len; i++)
    g_string_append_printf (sql,
                            " AND (has_word (?%u, search)"
                            " OR id IN (SELECT sheet FROM label WHERE has_word (?%u, label.search))"
                            " OR is_spoken (?%u, game, practice, dealt, changed, outcome,"
                            " iif (search = '', seats, ''), board)"
                            " OR id IN (SELECT sheet FROM tag WHERE key GLOB 'note [0-9]*'"
                            " AND has_word (?%u, value)))",
                            i, i, i, i);
  g_string_append (sql, end);
  statement = flip_database_prepare (library->database, sql->str, error);
  for (guint i = 0; statement && i < words->len; i++)
    flip_statement_text (statement, (int) i + 1, g_ptr_array_index (words, i));
  *next = (int) words->len + 1;
  return statement;
}

GArray *
flip_library_find (FlipLibrary *library, const char *search, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = NULL;
  int next;

  g_return_val_if_fail (library && library->database, NULL);
  g_return_val_if_fail (!error || !*error, NULL);

  statement = flip_library_prepare_search (library, "id", search, " ORDER BY id", &next, error);
  return statement ? flip_statement_numbers (library->database, statement, error) : NULL;
}

/* How many sheets the search finds, or -1. */
gint64
flip_library_count (FlipLibrary *library, const char *search, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = NULL;
  gboolean row;
  int next;

  g_return_val_if_fail (library && library->database, -1);
  g_return_val_if_fail (!error || !*error, -1);

  statement = flip_library_prepare_search (library, "count(*)", search, "", &next, error);
  if (!statement || !flip_statement_step (library->database, statement, &row, error))
    return -1;
  return sqlite3_column_int64 (statement, 0);
}
