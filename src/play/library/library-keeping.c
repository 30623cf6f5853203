/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/library/library-keeping.h"

#include "games/games.h"

struct _FlipLibraryKeeping
{
  GObject parent_instance;

  /* owned */
  char *path;
  GThread *thread; /* NULL once it was joined */

  gint is_cancelled; /* atomic */
};

G_DEFINE_FINAL_TYPE (FlipLibraryKeeping, flip_library_keeping, G_TYPE_OBJECT)

enum
{
  ENDED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers, in the thread */

static gboolean
goes_on (gpointer data)
{
  return !g_atomic_int_get (&FLIP_LIBRARY_KEEPING (data)->is_cancelled);
}

static gboolean
tell_cb (gpointer data)
{
  if (goes_on (data))
    g_signal_emit (data, signals[ENDED], 0);
  return G_SOURCE_REMOVE;
}

/* Sheets that can't be read now are tried again at the next start. It's not reported, as nothing is
   lost. */
static gpointer
keep_in_thread (gpointer data)
{
  g_autoptr (FlipLibraryKeeping) self = data;
  g_autoptr (FlipLibrary) library = flip_library_open_beside (self->path, flip_games_find, NULL);

  if (library)
    flip_library_keep (library, goes_on, self, NULL);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, tell_cb, g_object_ref (self), g_object_unref);
  return NULL;
}

/* overrides */

static void
flip_library_keeping_finalize (GObject *object)
{
  FlipLibraryKeeping *self = FLIP_LIBRARY_KEEPING (object);

  g_clear_pointer (&self->thread, g_thread_unref);
  g_free (self->path);
  G_OBJECT_CLASS (flip_library_keeping_parent_class)->finalize (object);
}

static void
flip_library_keeping_class_init (FlipLibraryKeepingClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = flip_library_keeping_finalize;
  signals[ENDED] = g_signal_new ("ended", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
flip_library_keeping_init (FlipLibraryKeeping *self)
{
}

/* public functions */

FlipLibraryKeeping *
flip_library_keeping_new (FlipLibrary *library)
{
  FlipLibraryKeeping *self;

  g_return_val_if_fail (library, NULL);

  if (flip_library_count_unkept (library, NULL) <= 0)
    return NULL;
  self = g_object_new (FLIP_TYPE_LIBRARY_KEEPING, NULL);
  self->path = g_strdup (flip_library_path (library));
  self->thread = g_thread_new ("keeping", keep_in_thread, g_object_ref (self));
  return self;
}

void
flip_library_keeping_cancel (FlipLibraryKeeping *self)
{
  g_return_if_fail (FLIP_IS_LIBRARY_KEEPING (self));

  g_atomic_int_set (&self->is_cancelled, TRUE);
  if (self->thread)
    g_thread_join (g_steal_pointer (&self->thread));
}
