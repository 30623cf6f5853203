/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/files/store-error.h"

#include <sqlite3.h>

G_BEGIN_DECLS

/* SQLite in the form that the library needs: durable, strict, and with readable errors. */
typedef struct
{
  sqlite3 *handle;
  sqlite3_stmt *roll_back;
  GHashTable *idle; /* statements that were returned for reuse, by their text */
  char *path;
  gboolean is_scratch;
  gboolean is_gathering; /* several transactions become one */
  guint patience;    /* in ms */
  gint64 busy_since; /* in µs: when it started to wait for another program … */
  gint64 free_until; /* … and until when it leaves the file to others */
} FlipDatabase;

#define FLIP_DATABASE_PATIENCE 5000

FlipDatabase *flip_database_open (const char *path, GError **error);

/* The same, but waits at most this long if another program has the file locked. */
FlipDatabase *flip_database_open_patiently (const char *path, guint patience, GError **error);
void flip_database_set_patience (FlipDatabase *database, guint patience);

/* A temporary database: a small one is in memory, a larger one in the system's place for temporary
   files. It starts empty or with the contents of the file, which it then changes. The path is only
   used in messages. */
FlipDatabase *flip_database_open_scratch (const char *path, const char *file, GError **error);

/* Whether the file has contents but doesn't claim to be a library. */
gboolean flip_database_is_foreign (const char *path);

/* The version that the file of a library claims to have, or 0. */
gint64 flip_database_version (const char *path);

/* Whether the file was replaced by another one or removed since. */
gboolean flip_database_is_replaced (FlipDatabase *database);

void flip_database_close (FlipDatabase *database);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipDatabase, flip_database_close)

gboolean flip_database_run (FlipDatabase *database, const char *sql, GError **error);
gboolean flip_database_number (FlipDatabase *database,
                               const char *sql,
                               gint64 *number,
                               GError **error);
gboolean flip_database_fail (FlipDatabase *database, GError **error);

/* The tables of a file, as the steps that create them, oldest first. A released step is never
   changed. */
typedef struct
{
  const char *const *steps;
  guint n_steps;
  const char *checksum; /* of the resulting schema, so that the steps need not be run to compare it; or NULL */
} FlipSchema;

/* Migrates the file to the newest version in one transaction, after putting a copy beside it. */
gboolean flip_database_migrate (FlipDatabase *database, const FlipSchema *schema, GError **error);

/* Copies the whole contents to a new file. */
gboolean flip_database_copy (FlipDatabase *database, const char *path, GError **error);

/* The same, under a name that the copy gets only when it is complete and synced, and only if the
   file still has that version. */
gboolean flip_database_keep (FlipDatabase *database,
                             const char *name,
                             gint64 version,
                             GError **error);

/* Between begin and commit, either everything happens or nothing. */
gboolean flip_database_begin (FlipDatabase *database, GError **error);
gboolean flip_database_begin_reading (FlipDatabase *database, GError **error);
gboolean flip_database_commit (FlipDatabase *database, GError **error);
void flip_database_roll_back (FlipDatabase *database);

/* Combines all transactions in between into one, since each waits for the disk: either all of them
   happen or, if one is rolled back, none; later ones are no longer combined. */
gboolean flip_database_gather (FlipDatabase *database, GError **error);
gboolean flip_database_commit_gathered (FlipDatabase *database, GError **error);

/* A statement with its values. Texts are copied, and NULL is stored as NULL. It is freed, or
   returned for reuse: preparing a statement takes longer than running most of them. */
sqlite3_stmt *flip_database_prepare (FlipDatabase *database, const char *sql, GError **error);
void flip_statement_give_back (FlipDatabase *database, sqlite3_stmt *statement);
void flip_statement_text (sqlite3_stmt *statement, int index, const char *text);
void flip_statement_number (sqlite3_stmt *statement, int index, gint64 number);
gboolean flip_statement_step (FlipDatabase *database,
                              sqlite3_stmt *statement,
                              gboolean *row,
                              GError **error);
gboolean flip_statement_finish (FlipDatabase *database, sqlite3_stmt *statement, GError **error);

/* The numbers in the first column of all rows, as gint64; NULL with an error. */
GArray *flip_statement_numbers (FlipDatabase *database, sqlite3_stmt *statement, GError **error);
const char *flip_statement_column (sqlite3_stmt *statement, int column);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (sqlite3_stmt, sqlite3_finalize)

G_END_DECLS
