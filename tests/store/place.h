/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/base/random.h"
#include "store/library/library.h"

/* What the tests of the store share: a folder of their own, sheets played by chance, a sheet as
   text, and other processes. */

typedef struct
{
  char *folder;
  char *path; /* of the library in it */
} Place;

Place *place_new (void);
void place_free (Place *place);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Place, place_free)

FlipLibrary *place_open (Place *place);
char *place_file (Place *place, const char *name);
GPtrArray *place_names (Place *place);
void place_write (const char *path, gconstpointer bytes, gsize length);
GBytes *place_read (const char *path);
void place_make_database (const char *path, const char *sql);

FlipSession *place_session (guint64 seed, ...) G_GNUC_NULL_TERMINATED;
gboolean place_play_one (FlipSession *session, FlipRandom *random);
void place_play (FlipSession *session, FlipRandom *random, guint moves);
gboolean place_diverge (FlipSession *session);

FlipStoredSheet *place_add (FlipLibrary *library, FlipSession *session);
void place_save (FlipLibrary *library, FlipStoredSheet *sheet);
char *place_print (FlipSession *session);
char *place_load_text (FlipLibrary *library, gint64 id);
void place_assert_stored (FlipLibrary *library, FlipStoredSheet *sheet);
gint64 place_number (FlipLibrary *library, const char *sql);
void place_run (FlipLibrary *library, const char *sql);
void place_assert_error (GError *error, FlipStoreError code, const char *part);

/* It is refused as it is; an empty library takes its place, works, and the old file is kept. */
void place_assert_refused (Place *place);

/* Another process. No library may be open while it is started: its locks would be taken along. */
typedef void (*PlaceWork) (Place *place, gpointer data);

GPid place_fork (Place *place, PlaceWork work, gpointer data);
void place_wait (GPid process);
void place_run_apart (Place *place, PlaceWork work, gpointer data);
