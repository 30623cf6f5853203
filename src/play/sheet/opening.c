/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/sheet/opening.h"

#include "engine/session/sheet.h"
#include "games/games.h"
#include "store/files/plain-file.h"

#include <glib/gi18n-lib.h>

/* In thousandths: the part for reading; the rest is for storing the sheet in the library. */
#define ALL       1000
#define READ_ONLY 600

struct _FlipOpening
{
  GObject parent_instance;

  /* owned */
  char *library_path; /* or NULL */
  GFile *file;        /* or NULL: a sheet of the library */
  char *name;
  GCancellable *cancellable;
  GError *problem; /* or NULL; owned by the worker until it has finished */

  gint64 id;
  int done; /* in thousandths; read and written by both threads */
};

G_DEFINE_FINAL_TYPE (FlipOpening, flip_opening, G_TYPE_OBJECT)

/* helpers, in the worker thread */

static gboolean
step_cb (double done, gpointer data)
{
  FlipOpening *self = data;

  g_atomic_int_set (&self->done, (int) (done * (self->library_path ? READ_ONLY : ALL)));
  return !g_cancellable_is_cancelled (self->cancellable);
}

static int
is_stopped_cb (gpointer data)
{
  return g_cancellable_is_cancelled (FLIP_OPENING (data)->cancellable);
}

static FlipSession *
read_file (FlipOpening *self, GError **error)
{
  const FlipSheetWatch watch = { step_cb, self };
  gsize length;
  g_autofree char *text =
    flip_read_file (self->file, FLIP_SHEET_LARGEST, &length, self->cancellable, error);

  return text ? flip_sheet_read (text, length, self->name, flip_games_find, &watch, error) : NULL;
}

/* A library belongs to one thread, so the worker opens a connection of its own. */
static FlipLibrary *
open_library (FlipOpening *self, GError **error)
{
  FlipLibrary *library = flip_library_open_beside (self->library_path, flip_games_find, error);

  if (library)
    flip_library_set_stop (library, is_stopped_cb, self);
  return library;
}

/* A sheet that can't be stored in the library can still be played. If opening was cancelled, the task
   discards the sheet. */
static FlipStoredSheet *
keep (FlipOpening *self, FlipSession *session)
{
  FlipStoredSheet *sheet = flip_stored_sheet_new (session);
  g_autoptr (FlipLibrary) library = NULL;

  if (!self->library_path)
    return sheet;
  library = open_library (self, &self->problem);
  if (library)
    flip_library_import_sheet (library, &sheet, &self->problem);
  return sheet;
}

static FlipStoredSheet *
open_sheet (FlipOpening *self, GError **error)
{
  g_autoptr (FlipLibrary) library = NULL;
  FlipSession *session;

  if (self->file)
    {
      session = read_file (self, error);
      return session ? keep (self, session) : NULL;
    }
  library = open_library (self, error);
  return library ? flip_library_load (library, self->id, error) : NULL;
}

static void
open_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;
  FlipStoredSheet *sheet = open_sheet (FLIP_OPENING (source), &error);

  if (sheet)
    g_task_return_pointer (task, sheet, (GDestroyNotify) flip_stored_sheet_free);
  else
    g_task_return_error (task, error);
}

/* helpers */

static FlipOpening *
opening_new (FlipLibrary *library)
{
  FlipOpening *self = g_object_new (FLIP_TYPE_OPENING, NULL);

  self->library_path = library ? g_strdup (flip_library_path (library)) : NULL;
  return self;
}

/* overrides */

static void
flip_opening_finalize (GObject *object)
{
  FlipOpening *self = FLIP_OPENING (object);

  g_free (self->library_path);
  g_clear_object (&self->file);
  g_free (self->name);
  g_clear_object (&self->cancellable);
  g_clear_error (&self->problem);
  G_OBJECT_CLASS (flip_opening_parent_class)->finalize (object);
}

static void
flip_opening_class_init (FlipOpeningClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = flip_opening_finalize;
}

static void
flip_opening_init (FlipOpening *self)
{
  self->cancellable = g_cancellable_new ();
}

/* public functions */

FlipOpening *
flip_opening_new_file (FlipLibrary *library, GFile *file)
{
  FlipOpening *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  self = opening_new (library);
  self->file = g_object_ref (file);
  self->name = flip_read_file_name (file);
  return self;
}

FlipOpening *
flip_opening_new_sheet (FlipLibrary *library, gint64 id)
{
  FlipOpening *self;

  g_return_val_if_fail (library != NULL && id > 0, NULL);

  self = opening_new (library);
  self->id = id;
  return self;
}

const char *
flip_opening_name (FlipOpening *self)
{
  g_return_val_if_fail (FLIP_IS_OPENING (self), NULL);

  return self->name;
}

gint64
flip_opening_id (FlipOpening *self)
{
  g_return_val_if_fail (FLIP_IS_OPENING (self), 0);

  return self->id;
}

const GError *
flip_opening_problem (FlipOpening *self)
{
  g_return_val_if_fail (FLIP_IS_OPENING (self), NULL);

  return self->problem;
}

double
flip_opening_done (FlipOpening *self)
{
  g_return_val_if_fail (FLIP_IS_OPENING (self), 0);

  return (double) g_atomic_int_get (&self->done) / ALL;
}

/* Cancelling returns at once: a disk that no longer responds would block the user for ever. */
void
flip_opening_start (FlipOpening *self, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (FLIP_IS_OPENING (self));

  task = g_task_new (self, self->cancellable, callback, data);
  g_task_set_source_tag (task, flip_opening_start);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, open_in_thread);
}

void
flip_opening_cancel (FlipOpening *self)
{
  g_return_if_fail (FLIP_IS_OPENING (self));

  g_cancellable_cancel (self->cancellable);
}

FlipStoredSheet *
flip_opening_finish (FlipOpening *self, GAsyncResult *result, GError **error)
{
  FlipStoredSheet *sheet;

  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  sheet = g_task_propagate_pointer (G_TASK (result), error);
  if (sheet)
    flip_session_isolate_names (sheet->session);
  return sheet;
}

FlipSheetModel *
flip_sample_open (GBytes *text, GError **error)
{
  FlipSession *session;
  FlipSheetModel *model;

  g_return_val_if_fail (text != NULL, NULL);

  /* Translators: stands for a file’s name */
  session = flip_sheet_parse (g_bytes_get_data (text, NULL), g_bytes_get_size (text), _ ("sample"),
                              flip_games_find, error);
  if (!session)
    return NULL;
  flip_session_set_practice (session);
  model = flip_sheet_model_new (NULL, flip_stored_sheet_new (session));
  flip_sheet_model_set_loose (model, TRUE);
  return model;
}
