/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/sheet/library-opening.h"

#include "games/games.h"
#include "store/library/write-file.h"

#define TRY_MS   300 /* how long one attempt waits for other programs */
#define PAUSE_US 50000

struct _FlipLibraryOpening
{
  GObject parent_instance;

  /* owned */
  char *path;

  /* Shared by both threads. */
  GMutex mutex;
  GCond told;
  FlipLibrary *library; /* or NULL */
  GError *error;        /* or NULL */
  gboolean has_ended, is_busy, is_cancelled;
};

G_DEFINE_FINAL_TYPE (FlipLibraryOpening, flip_library_opening, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers, in the thread */

static gboolean
tell_cb (gpointer data)
{
  g_signal_emit (data, signals[CHANGED], 0);
  return G_SOURCE_REMOVE;
}

static void
tell (FlipLibraryOpening *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, tell_cb, g_object_ref (self), g_object_unref);
}

/* Notes that the library is in use; returns whether to keep trying. */
static gboolean
note_busy (FlipLibraryOpening *self)
{
  gboolean is_new, goes_on;

  g_mutex_lock (&self->mutex);
  is_new = !self->is_busy;
  self->is_busy = TRUE;
  goes_on = !self->is_cancelled;
  g_cond_signal (&self->told);
  g_mutex_unlock (&self->mutex);
  if (is_new)
    tell (self);
  g_usleep (PAUSE_US);
  return goes_on;
}

static FlipLibrary *
try_to_open (FlipLibraryOpening *self, GError **error)
{
  for (;;)
    {
      g_autoptr (GError) problem = NULL;
      FlipLibrary *library =
        flip_library_open_patiently (self->path, flip_games_find, TRY_MS, &problem);

      if (library)
        return library;
      if (g_error_matches (problem, FLIP_STORE_ERROR, FLIP_STORE_ERROR_BUSY) && note_busy (self))
        continue;
      g_propagate_error (error, g_steal_pointer (&problem));
      return NULL;
    }
}

static gpointer
open_in_thread (gpointer data)
{
  g_autoptr (FlipLibraryOpening) self = data;
  GError *error = NULL;
  FlipLibrary *library;

  flip_write_file_clear ();
  library = try_to_open (self, &error);
  if (library)
    flip_library_set_patience (library, FLIP_WINDOW_PATIENCE);
  g_mutex_lock (&self->mutex);
  self->library = library;
  self->error = error;
  self->has_ended = TRUE;
  g_cond_signal (&self->told);
  g_mutex_unlock (&self->mutex);
  tell (self);
  return NULL;
}

/* overrides */

static void
flip_library_opening_finalize (GObject *object)
{
  FlipLibraryOpening *self = FLIP_LIBRARY_OPENING (object);

  g_free (self->path);
  g_clear_pointer (&self->library, flip_library_close);
  g_clear_error (&self->error);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->told);
  G_OBJECT_CLASS (flip_library_opening_parent_class)->finalize (object);
}

static void
flip_library_opening_class_init (FlipLibraryOpeningClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = flip_library_opening_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
flip_library_opening_init (FlipLibraryOpening *self)
{
  g_mutex_init (&self->mutex);
  g_cond_init (&self->told);
}

/* public functions */

FlipLibraryOpening *
flip_library_opening_new (const char *path)
{
  FlipLibraryOpening *self;

  g_return_val_if_fail (path && *path, NULL);

  self = g_object_new (FLIP_TYPE_LIBRARY_OPENING, NULL);
  self->path = g_strdup (path);
  g_thread_unref (g_thread_new ("library", open_in_thread, g_object_ref (self)));
  return self;
}

gboolean
flip_library_opening_wait (FlipLibraryOpening *self, guint ms)
{
  gint64 end = g_get_monotonic_time () + ms * G_TIME_SPAN_MILLISECOND;
  gboolean has_ended;

  g_return_val_if_fail (FLIP_IS_LIBRARY_OPENING (self), FALSE);

  g_mutex_lock (&self->mutex);
  while (!self->has_ended && !self->is_busy && g_cond_wait_until (&self->told, &self->mutex, end))
    ;
  has_ended = self->has_ended;
  g_mutex_unlock (&self->mutex);
  return has_ended;
}

gboolean
flip_library_opening_is_busy (FlipLibraryOpening *self)
{
  gboolean is_busy;

  g_return_val_if_fail (FLIP_IS_LIBRARY_OPENING (self), FALSE);

  g_mutex_lock (&self->mutex);
  is_busy = self->is_busy;
  g_mutex_unlock (&self->mutex);
  return is_busy;
}

const char *
flip_library_opening_path (FlipLibraryOpening *self)
{
  g_return_val_if_fail (FLIP_IS_LIBRARY_OPENING (self), NULL);

  return self->path;
}

FlipLibrary *
flip_library_opening_take (FlipLibraryOpening *self, GError **error)
{
  FlipLibrary *library;

  g_return_val_if_fail (FLIP_IS_LIBRARY_OPENING (self), NULL);
  g_return_val_if_fail (flip_library_opening_wait (self, 0), NULL);

  g_mutex_lock (&self->mutex);
  library = g_steal_pointer (&self->library);
  if (self->error)
    g_propagate_error (error, g_steal_pointer (&self->error));
  g_mutex_unlock (&self->mutex);
  return library;
}

void
flip_library_opening_cancel (FlipLibraryOpening *self)
{
  g_return_if_fail (FLIP_IS_LIBRARY_OPENING (self));

  g_mutex_lock (&self->mutex);
  self->is_cancelled = TRUE;
  g_mutex_unlock (&self->mutex);
}
