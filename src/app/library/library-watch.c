/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/library/library-watch.h"

#include "app/common/toolkit/class.h"

/* Each commit changes several files, even our own commits, so changes within this time are handled
   together. In ms. */
#define TOGETHER 250

struct _FlipLibraryWatch
{
  GObject parent_instance;

  /* borrowed */
  FlipLibrary *library;

  /* owned */
  GFileMonitor *monitor; /* of the library's folder, or NULL if it can't be watched */

  guint looking; /* the source that checks for changes a moment later */
};

FLIP_DEFINE_PLAIN (FlipLibraryWatch, flip_library_watch, G_TYPE_OBJECT)

/* callbacks */

static gboolean
look_cb (gpointer data)
{
  FlipLibraryWatch *self = FLIP_LIBRARY_WATCH (data);

  self->looking = 0;
  flip_library_watch_look (self);
  return G_SOURCE_REMOVE;
}

static void
file_cb (GFileMonitor *monitor,
         GFile *file,
         GFile *other,
         GFileMonitorEvent event,
         FlipLibraryWatch *self)
{
  g_assert (FLIP_IS_LIBRARY_WATCH (self));

  if (!self->looking)
    self->looking = g_timeout_add (TOGETHER, look_cb, self);
}

static void
flip_library_watch_class_init (FlipLibraryWatchClass *klass)
{
  FLIP_OWN_SOURCES (klass, FlipLibraryWatch, looking);
  FLIP_HEAR (klass, FlipLibraryWatch, monitor);
  FLIP_OWN (klass, FlipLibraryWatch, (monitor, g_object_unref));
  FLIP_SIGNAL (klass, "changed", 0);
}

/* public functions */

/* Watches the whole folder, because new moves go into a log file beside the library. If the folder
   can't be watched, the window still checks when the user comes back to it. */
FlipLibraryWatch *
flip_library_watch_new (FlipLibrary *library)
{
  FlipLibraryWatch *self = g_object_new (FLIP_TYPE_LIBRARY_WATCH, NULL);
  g_autofree char *folder = NULL;
  g_autoptr (GFile) file = NULL;

  g_return_val_if_fail (library != NULL, self);

  self->library = library;
  folder = g_path_get_dirname (flip_library_path (library));
  file = g_file_new_for_path (folder);
  self->monitor = g_file_monitor_directory (file, G_FILE_MONITOR_NONE, NULL, NULL);
  if (self->monitor)
    g_signal_connect (self->monitor, "changed", G_CALLBACK (file_cb), self);
  return self;
}

void
flip_library_watch_look (FlipLibraryWatch *self)
{
  g_return_if_fail (FLIP_IS_LIBRARY_WATCH (self));

  if (flip_library_has_changed (self->library))
    g_signal_emit_by_name (self, "changed");
}
