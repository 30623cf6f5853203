/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pages, cells and records in SQLite's file format, as its makers describe it. All numbers come
   from a damaged file, so each is checked before it is used. */

#include "store/pages/scavenge.h"

#include <string.h>

#define FILE_HEADER   100
#define AT_FREE_PAGES 32

/* The kinds of pages that contain records. */
enum
{
  INNER_INDEX = 2,
  LEAF_INDEX = 10,
  LEAF_TABLE = 13,
};

#define MOST_COLUMNS 32

/* No text in a library comes near this length, but a damaged page may claim any. */
#define LONGEST_ROW (16 * 1024 * 1024)

typedef enum
{
  NOTHING,
  NUMBER,
  TEXT,
  OTHER,
} Kind;

typedef struct
{
  Kind kind;
  gint64 number;
  const char *text;
  int length;
} Value;

typedef struct
{
  gint64 id; /* of a row in a table; 0 in an index */
  Value values[MOST_COLUMNS];
  guint n;
} Record;

typedef struct
{
  const FlipImage *image;
  FlipDatabase *into;
  GArray *known;
  sqlite3_stmt *statements[10];
  gboolean is_for_parts; /* the second pass, which knows the sheets with a newer state */
  gboolean failed;
} Search;

/* Where rows go, and the required types of their columns: n for a number, t for a text, - for NULL,
   ? for a number or NULL, . for anything. */
typedef struct
{
  gboolean is_table;
  const char *shape;
  const char *sql;
  const char *columns; /* the stored columns, as letters from a; @ is the id */
  gboolean is_part;    /* a part of the sheet whose number is stored first */
} Row;

static const Row rows[] = {
  { TRUE, "-ttt", "INSERT INTO found_board VALUES (?, ?, ?, ?)", "@bcd" },
  { TRUE, "-tttttnnnnn", "INSERT INTO found_edition VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    "@bcdefghijk" },
  { TRUE, "-t", "INSERT INTO found_shelf VALUES (?, ?)", "@b", TRUE },
  { TRUE, "-tttn", "INSERT INTO found_label VALUES (?, ?, ?, ?, ?)", "@bcde", TRUE },
  { FALSE, "nntn", "INSERT INTO found_move VALUES (?, ?, ?, ?)", "abcd", TRUE },
  { FALSE, "nntt", "INSERT INTO found_tag VALUES (?, ?, ?, ?)", "abcd", TRUE },
  { FALSE, "ntt", "INSERT INTO found_setting VALUES (?, ?, ?)", "abc", TRUE },
  { FALSE, "nnt??", "INSERT INTO found_seat VALUES (?, ?, ?, ?, ?, NULL)", "abcde", TRUE },
  { FALSE, "nnt???", "INSERT INTO found_seat VALUES (?, ?, ?, ?, ?, ?)", "abcdef", TRUE },
  { FALSE, "nnn", "INSERT INTO found_id VALUES (?)", "c", TRUE },
};

G_STATIC_ASSERT (G_N_ELEMENTS (rows) == G_N_ELEMENTS (((Search *) 0)->statements));

#define REVISION  7 /* its index among the columns */
#define SHEET_SQL "INSERT INTO found_sheet VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"

/* New columns are added at the end, so older rows have fewer. A sheet of the first version has two
   more texts. For a sheet from before there were editions, the edition is read from the column of
   the id, which is NULL. */
static const Row first_sheet = { TRUE,
                                 "-tnntttt"
                                 "nnnnnnt"
                                 "nnnnn",
                                 SHEET_SQL, "@bcdeijklmnrsta" };
static const Row later_sheet = { TRUE,
                                 "-tnntt"
                                 "nnnnnnt"
                                 "nnnnn",
                                 SHEET_SQL, "@bcdeghijklpqra" };
static const Row newest_sheet = { TRUE,
                                  "-tnntt"
                                  "nnnnnnt"
                                  "nnnnn"
                                  "ttn",
                                  SHEET_SQL, "@bcdeghijklpqru" };

static const char tables_sql[] =
  "CREATE TABLE found_sheet (id, game, board, dealt, seed, created, changed, revision, length,"
  " cursor, seal, finished, practice, deleted, edition);"
  "CREATE TABLE found_edition (id, game, name, maker, base, text, created, changed, revision,"
  " deleted, seal);"
  "CREATE TABLE found_board (id, checksum, name, text);"
  "CREATE TABLE found_shelf (sheet, text);"
  "CREATE TABLE found_label (sheet, title, tags, search, archived);"
  "CREATE TABLE found_move (sheet, position, text, chain);"
  "CREATE TABLE found_tag (sheet, position, key, value);"
  "CREATE TABLE found_setting (sheet, key, value);"
  "CREATE TABLE found_seat (sheet, seat, player, score, won, place);"
  "CREATE TABLE found_id (id);";

/* Created last, as that is quicker than updating them with each row. */
static const char indexes_sql[] =
  "CREATE INDEX found_sheet_by_id ON found_sheet (id);"
  "CREATE INDEX found_board_by_id ON found_board (id);"
  "CREATE INDEX found_shelf_by_sheet ON found_shelf (sheet);"
  "CREATE INDEX found_label_by_sheet ON found_label (sheet);"
  "CREATE INDEX found_move_by_place ON found_move (sheet, position);"
  "CREATE INDEX found_tag_by_sheet ON found_tag (sheet);"
  "CREATE INDEX found_setting_by_sheet ON found_setting (sheet);"
  "CREATE INDEX found_seat_by_sheet ON found_seat (sheet);";

static int
compare_ids (gconstpointer a, gconstpointer b)
{
  gint64 one = ((const FlipKnownSheet *) a)->id, other = ((const FlipKnownSheet *) b)->id;

  return one < other ? -1 : one > other;
}

FlipKnownSheet *
flip_known_sheets_find (GArray *known, gint64 id)
{
  guint at;

  return g_array_binary_search (known, &(FlipKnownSheet){ .id = id }, compare_ids, &at)
           ? &g_array_index (known, FlipKnownSheet, at)
           : NULL;
}

/* Reads a number of one to nine bytes; FALSE beyond the end. */
static gboolean
read_varint (const guint8 **at, const guint8 *end, guint64 *number)
{
  *number = 0;
  for (guint i = 0; i < 9 && *at < end; i++)
    {
      guint8 byte = *(*at)++;

      if (i == 8)
        {
          *number = *number << 8 | byte;
          return TRUE;
        }
      *number = *number << 7 | (byte & 0x7f);
      if (!(byte & 0x80))
        return TRUE;
    }

  return FALSE;
}

/* Records */

static gint64
read_signed (const guint8 *at, guint n)
{
  guint64 number = at[0] & 0x80 ? G_MAXUINT64 : 0;

  for (guint i = 0; i < n; i++)
    number = number << 8 | at[i];
  return (gint64) number;
}

/* Reads one value of that type; FALSE beyond the end. */
static gboolean
read_value (guint64 type, const guint8 **at, const guint8 *end, Value *value)
{
  static const guint sizes[] = { 0, 1, 2, 3, 4, 6, 8, 8, 0, 0 };
  guint64 size = type < G_N_ELEMENTS (sizes) ? sizes[type] : type >= 12 ? (type - 12) / 2 : 0;

  if (type == 10 || type == 11 || size > (guint64) (end - *at))
    return FALSE;
  *value = (Value){ .kind = OTHER };
  if (type == 0)
    value->kind = NOTHING;
  else if (type <= 6)
    *value = (Value){ .kind = NUMBER, .number = read_signed (*at, (guint) size) };
  else if (type == 8 || type == 9)
    *value = (Value){ .kind = NUMBER, .number = (gint64) type - 8 };
  else if (type >= 13 && type % 2 == 1)
    *value = (Value){ .kind = TEXT, .text = (const char *) *at, .length = (int) size };
  *at += size;
  return TRUE;
}

/* FALSE if the bytes aren't a record, or not one of our tables. */
static gboolean
read_record (const guint8 *at, gsize n, Record *record)
{
  const guint8 *end = at + n, *types = at, *types_end;
  guint64 header, type;

  record->n = 0;
  if (!read_varint (&types, end, &header) || header > n || header < (guint64) (types - at))
    return FALSE;
  types_end = at + header;
  at = types_end;
  while (types < types_end)
    {
      if (record->n == MOST_COLUMNS || !read_varint (&types, types_end, &type)
          || !read_value (type, &at, end, &record->values[record->n++]))
        return FALSE;
    }

  return at == end;
}

/* Rows */

static gboolean
fits (const Record *record, const char *shape)
{
  for (guint i = 0; shape[i]; i++)
    {
      Kind kind = i < record->n ? record->values[i].kind : OTHER;

      if ((shape[i] == 'n' && kind != NUMBER) || (shape[i] == 't' && kind != TEXT)
          || (shape[i] == '-' && kind != NOTHING)
          || (shape[i] == '?' && kind != NUMBER && kind != NOTHING))
        return FALSE;
    }

  return TRUE;
}

static gint64
number_of (const Record *record, char column)
{
  return column == '@' ? record->id : record->values[column - 'a'].number;
}

static void
store_row (Search *search, sqlite3_stmt *statement, const Record *record, const char *columns)
{
  sqlite3_reset (statement);
  for (int i = 0; columns[i]; i++)
    {
      const Value *value = columns[i] == '@' ? NULL : &record->values[columns[i] - 'a'];

      if (!value || value->kind == NUMBER)
        sqlite3_bind_int64 (statement, i + 1, value ? value->number : record->id);
      else
        sqlite3_bind_text (statement, i + 1, value->text, value->length, SQLITE_TRANSIENT);
    }
  if (sqlite3_step (statement) != SQLITE_DONE)
    search->failed = TRUE;
}

static void
store_sheet (Search *search, const Record *record)
{
  const Row *row = fits (record, newest_sheet.shape)  ? &newest_sheet
                   : fits (record, first_sheet.shape) ? &first_sheet
                                                      : &later_sheet;
  FlipKnownSheet *known = flip_known_sheets_find (search->known, record->id);
  sqlite3_stmt *statement;

  if (!fits (record, row->shape)
      || (known && number_of (record, row->columns[REVISION]) <= known->revision))
    return;
  if (known)
    known->has_newer = TRUE;
  statement = flip_database_prepare (search->into, row->sql, NULL);
  if (!statement)
    {
      search->failed = TRUE;
      return;
    }
  store_row (search, statement, record, row->columns);
  flip_statement_give_back (search->into, statement);
}

static gboolean
is_wanted (const Search *search, const Row *row, const Record *record)
{
  const FlipKnownSheet *known;

  if (!row->is_part || !search->is_for_parts)
    return row->is_part == search->is_for_parts;
  known = flip_known_sheets_find (search->known, number_of (record, row->columns[0]));
  return !known || known->has_newer;
}

static void
use_record (Search *search, const Record *record, gboolean is_table)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      if (rows[i].is_table == is_table && strlen (rows[i].shape) == record->n
          && fits (record, rows[i].shape))
        {
          if (is_wanted (search, &rows[i], record))
            store_row (search, search->statements[i], record, rows[i].columns);
          return;
        }
    }
  if (is_table && !search->is_for_parts && record->n >= strlen (later_sheet.shape))
    store_sheet (search, record);
}

/* Cells */

/* Data that doesn't fit into a page continues in a chain of others. */
static gboolean
follow_chain (const FlipImage *image, guint32 next, gsize size, GByteArray *payload)
{
  gsize room = flip_image_usable (image) - 4;
  g_autofree guint8 *page = g_malloc (flip_image_page_size (image));

  while (payload->len < size)
    {
      if (!flip_image_page (image, next, page))
        return FALSE;
      g_byte_array_append (payload, page + 4, (guint) MIN (room, size - payload->len));
      next = flip_image_number (page, 4);
    }

  return TRUE;
}

/* How much of a payload is in the page itself. */
static gsize
local_size (const FlipImage *image, gsize size, gboolean is_table)
{
  gsize usable = flip_image_usable (image);
  gsize most = is_table ? usable - 35 : (usable - 12) * 64 / 255 - 23;
  gsize least = (usable - 12) * 32 / 255 - 23, wanted;

  if (size <= most)
    return size;
  wanted = least + (size - least) % (usable - 4);
  return wanted <= most ? wanted : least;
}

static void
use_payload (Search *search, const guint8 *at, const guint8 *end, gsize size, gint64 id)
{
  const FlipImage *image = search->image;
  gboolean is_table = id != 0;
  gsize local = local_size (image, size, is_table);
  g_autoptr (GByteArray) whole = NULL;
  Record record = { .id = id };

  if (local + (local < size ? 4 : 0) > (gsize) (end - at))
    return;
  if (local < size)
    {
      whole = g_byte_array_new ();
      g_byte_array_append (whole, at, (guint) local);
      if (!follow_chain (image, flip_image_number (at + local, 4), size, whole))
        return;
      at = whole->data;
    }
  if (read_record (at, size, &record))
    use_record (search, &record, is_table);
}

static void
use_cell (Search *search, const guint8 *at, const guint8 *end, guint kind)
{
  guint64 size, id = 0;

  if (kind == INNER_INDEX)
    at += 4;
  if (at >= end || !read_varint (&at, end, &size) || size > LONGEST_ROW
      || (kind == LEAF_TABLE && (!read_varint (&at, end, &id) || id == 0)))
    return;
  use_payload (search, at, end, size, (gint64) id);
}

static void
use_page (Search *search, const guint8 *page, gsize header)
{
  guint usable = flip_image_usable (search->image);
  const guint8 *end = page + usable;
  guint kind = page[header], n = flip_image_number (page + header + 3, 2);
  gsize cells = header + (kind == INNER_INDEX ? 12 : 8);

  if (kind != LEAF_TABLE && ((kind != LEAF_INDEX && kind != INNER_INDEX) || !search->is_for_parts))
    return;
  for (guint i = 0; i < n && cells + 2 * (i + 1) <= usable; i++)
    {
      gsize at = flip_image_number (page + cells + 2 * i, 2);

      if (at > cells && at < usable)
        use_cell (search, page + at, end, kind);
    }
}

/* Rows that were removed for good are on free pages. These are left out, as far as the list of them
   is readable. */
static GHashTable *
find_free_pages (const FlipImage *image)
{
  GHashTable *pages = g_hash_table_new (NULL, NULL);
  g_autofree guint8 *page = g_malloc (flip_image_page_size (image));
  guint32 next = flip_image_page (image, 1, page) ? flip_image_number (page + AT_FREE_PAGES, 4) : 0;

  while (g_hash_table_add (pages, GUINT_TO_POINTER (next)))
    {
      guint32 n =
        flip_image_page (image, next, page) ? flip_image_number (page + 4, 4) : G_MAXUINT32;

      if (n > flip_image_usable (image) / 4 - 2)
        break;
      for (guint32 i = 0; i < n; i++)
        {
          guint32 number = flip_image_number (page + 8 + 4 * i, 4);

          if (number <= flip_image_n_pages (image))
            g_hash_table_add (pages, GUINT_TO_POINTER (number));
        }
      next = flip_image_number (page, 4);
    }

  return pages;
}

static void
use_pages (Search *search, GHashTable *free_pages)
{
  const FlipImage *image = search->image;
  g_autofree guint8 *page = g_malloc (flip_image_page_size (image));

  for (guint32 number = 1; flip_image_page (image, number, page); number++)
    {
      if (number == 1 || !g_hash_table_contains (free_pages, GUINT_TO_POINTER (number)))
        use_page (search, page, number == 1 ? FILE_HEADER : 0);
    }
  for (guint i = 0; flip_image_other_page (image, i, page); i++)
    {
      /* The first page of a file begins with the file's header. */
      use_page (search, page, memcmp (page, "SQLite", 6) == 0 ? FILE_HEADER : 0);
    }
}

static gboolean
prepare (Search *search, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      search->statements[i] = flip_database_prepare (search->into, rows[i].sql, error);
      if (!search->statements[i])
        return FALSE;
    }

  return TRUE;
}

/* Sheets first: they determine which other rows are wanted. */
static void
search_twice (Search *search)
{
  g_autoptr (GHashTable) free_pages = find_free_pages (search->image);

  use_pages (search, free_pages);
  search->is_for_parts = TRUE;
  use_pages (search, free_pages);
}

gboolean
flip_scavenge (const FlipImage *image, FlipDatabase *into, GArray *known, GError **error)
{
  Search search = { .image = image, .into = into, .known = known };
  gboolean good;

  g_return_val_if_fail (image && into && known, FALSE);

  good = flip_database_run (into, tables_sql, error) && flip_database_begin (into, error);
  if (!good)
    return FALSE;
  good = prepare (&search, error);
  if (good)
    search_twice (&search);
  if (search.failed)
    good = flip_database_fail (into, error);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    sqlite3_finalize (search.statements[i]);
  good = good && flip_database_commit (into, error);
  if (!good)
    flip_database_roll_back (into);
  return good && flip_database_run (into, indexes_sql, error);
}
