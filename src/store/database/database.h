/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/files/store-error.h"

#include <sqlite3.h>

G_BEGIN_DECLS

/* SQLite as the library uses it: durable, strict, and with errors in words. */
typedef struct
{
  sqlite3 *handle;
  sqlite3_stmt *roll_back;
  GHashTable *idle; /* statements that were given back, by their text */
  char *path;
  gboolean is_scratch;
  gboolean is_gathering; /* transactions, into one */
  guint patience;    /* in ms */
  gint64 busy_since; /* in µs: when it began to wait for another program … */
  gint64 free_until; /* … and until when it lets others in */
} FlipDatabase;

#define FLIP_DATABASE_PATIENCE 5000

FlipDatabase *flip_database_open (const char *path, GError **error);

/* The same, where another program that holds the file is waited for so long. */
FlipDatabase *flip_database_open_patiently (const char *path, guint patience, GError **error);
void flip_database_set_patience (FlipDatabase *database, guint patience);

/* A database that goes with the program: small ones lie in memory, larger ones where the system keeps what is
   temporary. It is an empty one, or the file, which is changed then. The path is only for messages. */
FlipDatabase *flip_database_open_scratch (const char *path, const char *file, GError **error);

/* Whether the file has contents that do not say that it is a library. */
gboolean flip_database_is_foreign (const char *path);

/* The version that the file of a library says it has, or 0. */
gint64 flip_database_version (const char *path);

/* Whether another file stands in its place by now, or none. */
gboolean flip_database_is_replaced (FlipDatabase *database);

void flip_database_close (FlipDatabase *database);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipDatabase, flip_database_close)

gboolean flip_database_run (FlipDatabase *database, const char *sql, GError **error);
gboolean flip_database_number (FlipDatabase *database,
                               const char *sql,
                               gint64 *number,
                               GError **error);
gboolean flip_database_fail (FlipDatabase *database, GError **error);

/* The tables of a file, by the steps that make them, oldest first. A step is never changed once released. */
typedef struct
{
  const char *const *steps;
  guint n_steps;
  const char *checksum; /* of what they come to, or NULL: it saves taking them */
} FlipSchema;

/* Brings the file to the newest version, in one transaction, after a copy of the file was put beside it. */
gboolean flip_database_migrate (FlipDatabase *database, const FlipSchema *schema, GError **error);

/* All that is in it, as a new file. */
gboolean flip_database_copy (FlipDatabase *database, const char *path, GError **error);

/* The same with a name that it gets only when it is complete and safe, unless it is not of that version any more. */
gboolean flip_database_keep (FlipDatabase *database,
                             const char *name,
                             gint64 version,
                             GError **error);

/* Everything between begin and commit happens, or nothing. */
gboolean flip_database_begin (FlipDatabase *database, GError **error);
gboolean flip_database_begin_reading (FlipDatabase *database, GError **error);
gboolean flip_database_commit (FlipDatabase *database, GError **error);
void flip_database_roll_back (FlipDatabase *database);

/* All transactions in between are one, since each waits for the disk by itself: they happen together or, when one of
   them is rolled back, none of them does, and what follows is not gathered any more. */
gboolean flip_database_gather (FlipDatabase *database, GError **error);
gboolean flip_database_commit_gathered (FlipDatabase *database, GError **error);

/* A statement with its values; text is copied, NULL is NULL. It is freed, or given back to be used again: to prepare
   one takes longer than what most of them do. */
sqlite3_stmt *flip_database_prepare (FlipDatabase *database, const char *sql, GError **error);
void flip_statement_give_back (FlipDatabase *database, sqlite3_stmt *statement);
void flip_statement_text (sqlite3_stmt *statement, int index, const char *text);
void flip_statement_number (sqlite3_stmt *statement, int index, gint64 number);
gboolean flip_statement_step (FlipDatabase *database,
                              sqlite3_stmt *statement,
                              gboolean *row,
                              GError **error);
gboolean flip_statement_finish (FlipDatabase *database, sqlite3_stmt *statement, GError **error);
const char *flip_statement_column (sqlite3_stmt *statement, int column);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (sqlite3_stmt, sqlite3_finalize)

G_END_DECLS
