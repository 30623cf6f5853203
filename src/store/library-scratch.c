/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Libraries that go with the program. */

#include "store/library-private.h"
#include "store/recovery-private.h"
#include "store/schema.h"

#include <glib/gstdio.h>

/* Takes ownership of the database. */
static FlipLibrary *
library_new (FlipDatabase *database, FlipFindGame find_game)
{
  FlipLibrary *library = g_new0 (FlipLibrary, 1);

  library->database = database;
  library->find_game = find_game;
  return library;
}

FlipLibrary *
flip_library_new_scratch (const char *path, FlipFindGame find_game, GError **error)
{
  g_autoptr (FlipDatabase) database = flip_database_open_scratch (path, NULL, error);

  if (!database || !flip_database_migrate (database, &flip_schema, error))
    return NULL;
  return library_new (g_steal_pointer (&database), find_game);
}

/* The copy has no name once it is open, so that it goes with the program, however that ends. */
FlipLibrary *
flip_library_open_image (const FlipImage *image,
                         const char *path,
                         FlipFindGame find_game,
                         GError **error)
{
  g_autofree char *copy = flip_image_copy (image, error);
  FlipDatabase *database = copy ? flip_database_open_scratch (path, copy, error) : NULL;

  if (copy)
    g_unlink (copy);
  return database ? library_new (database, find_game) : NULL;
}
