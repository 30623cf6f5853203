/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store/database/database-private.h"
#include "tests/fuzz/rows.h"

#include <string.h>

/* Most of the time went into the sanitizer's memory for SQLite, which has no sanitizer itself. It gets pieces whose sizes are
   powers of two, which are used again and never given back. */

#define BLOCK   (1 << 20)
#define CLASSES 31

typedef union Piece
{
  union Piece *next; /* while it is free */
  int class;         /* its size is 1 << class */
  char aligned[16];
} Piece;

typedef struct
{
  Piece *free[CLASSES];
  char *block; /* what is left of it */
  gsize left;
} Pool;

static Pool *
pool (void)
{
  static Pool only;

  return &only;
}

static int
class_of (int size)
{
  return MAX (5, (int) g_bit_storage ((gulong) size + sizeof (Piece) - 1));
}

static Piece *
cut (Pool *from, gsize size)
{
  Piece *piece;

  if (size > BLOCK)
    return g_malloc (size);
  if (size > from->left)
    {
      from->block = g_malloc (BLOCK);
      from->left = BLOCK;
    }
  piece = (Piece *) from->block;
  from->block += size;
  from->left -= size;
  return piece;
}

static void *
give (int size)
{
  int class = class_of (size);
  Piece **list = &pool ()->free[class], *piece = *list;

  if (piece)
    *list = piece->next;
  else
    piece = cut (pool (), (gsize) 1 << class);
  piece->class = class;
  return piece + 1;
}

static void
take (void *memory)
{
  Piece *piece = (Piece *) memory - 1, **list = &pool ()->free[piece->class];

  piece->next = *list;
  *list = piece;
}

static int
size_of (void *memory)
{
  return memory ? (1 << ((Piece *) memory - 1)->class) - (int) sizeof (Piece) : 0;
}

static void *
change (void *memory, int size)
{
  void *other;

  if (size <= size_of (memory))
    return memory;
  other = give (size);
  memcpy (other, memory, (gsize) size_of (memory));
  take (memory);
  return other;
}

static int
round_up (int size)
{
  return (1 << class_of (size)) - (int) sizeof (Piece);
}

static int
begin (void *data)
{
  return SQLITE_OK;
}

static void
end (void *data)
{
}

void
quicken_sqlite (void)
{
  static const sqlite3_mem_methods methods = { give,     take,  change, size_of,
                                               round_up, begin, end,    NULL };

  if (pool ()->block)
    return;
  g_assert_cmpint (sqlite3_config (SQLITE_CONFIG_SINGLETHREAD), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_config (SQLITE_CONFIG_MEMSTATUS, 0), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_config (SQLITE_CONFIG_MALLOC, &methods), ==, SQLITE_OK);
  sqlite3_free (sqlite3_malloc (1));
}

/* Recovery makes empty libraries in memory, and their tables by all the steps since the first version: here they are
   made once, and copied. */

gboolean __real_flip_database_migrate (FlipDatabase *database,
                                       const FlipSchema *schema,
                                       GError **error);
gboolean __wrap_flip_database_migrate (FlipDatabase *database,
                                       const FlipSchema *schema,
                                       GError **error);

gboolean
__wrap_flip_database_migrate (FlipDatabase *database, const FlipSchema *schema, GError **error)
{
  static FlipDatabase *empty;
  sqlite3_backup *backup;

  if (!database->is_scratch || *sqlite3_db_filename (database->handle, "main"))
    return __real_flip_database_migrate (database, schema, error);
  if (!empty)
    {
      empty = flip_database_open_scratch ("empty", NULL, NULL);
      g_assert_true (empty && __real_flip_database_migrate (empty, schema, NULL));
    }
  backup = sqlite3_backup_init (database->handle, "main", empty->handle, "main");
  g_assert_cmpint (sqlite3_backup_step (backup, -1), ==, SQLITE_DONE);
  return sqlite3_backup_finish (backup) == SQLITE_OK;
}
