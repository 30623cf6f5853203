/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/fuzz/rows.h"

#define MOST_EDITS 64

/* The name in a row of a query; freed by the caller. */
static char *
query_name (sqlite3 *handle, const char *sql, guint row)
{
  sqlite3_stmt *statement = NULL;
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  char *name;

  g_assert_cmpint (sqlite3_prepare_v2 (handle, sql, -1, &statement, NULL), ==, SQLITE_OK);
  while (sqlite3_step (statement) == SQLITE_ROW)
    g_ptr_array_add (names, g_strdup ((const char *) sqlite3_column_text (statement, 0)));
  sqlite3_finalize (statement);
  g_assert_cmpuint (names->len, >, 0);
  name = g_strdup (g_ptr_array_index (names, row % names->len));
  g_ptr_array_unref (names);
  return name;
}

/* A number or a text of the input's own. */
static void
bind_value (sqlite3_stmt *statement, guint8 kind, const char *text)
{
  if (sqlite3_bind_parameter_count (statement) == 0)
    return;
  if (kind & 1)
    sqlite3_bind_int64 (statement, 1, g_ascii_strtoll (text, NULL, 10));
  else
    sqlite3_bind_text (statement, 1, text, -1, SQLITE_TRANSIENT);
}

/* A table and a column; every row that has there what the row of a number has. Constraints of the
   tables may refuse it. */
static void
edit_value (Reader *reader, sqlite3 *handle, const char *tables)
{
  g_autofree char *table = query_name (handle, tables, read_byte (reader));
  g_autofree char *columns = g_strdup_printf ("SELECT name FROM pragma_table_info ('%s')", table);
  g_autofree char *column = query_name (handle, columns, read_byte (reader));
  guint8 row = read_byte (reader), kind = read_byte (reader);
  g_autofree char *text = read_text (reader);
  g_autofree char *where = g_strdup_printf (
    "WHERE \"%s\" IS (SELECT \"%s\" FROM \"%s\" LIMIT 1 OFFSET %u)", column, column, table, row);
  g_autofree char *sql =
    kind & 2 ? g_strdup_printf ("DELETE FROM \"%s\" %s", table, where)
             : g_strdup_printf ("UPDATE \"%s\" SET \"%s\" = ? %s", table, column, where);
  sqlite3_stmt *statement = NULL;

  if (sqlite3_prepare_v2 (handle, sql, -1, &statement, NULL) != SQLITE_OK)
    return;
  bind_value (statement, kind, text);
  sqlite3_step (statement);
  sqlite3_finalize (statement);
}

void
edit_rows (Reader *reader, sqlite3 *handle, const char *tables)
{
  for (guint i = 0; i < MOST_EDITS && reader->size > 0; i++)
    edit_value (reader, handle, tables);
}
