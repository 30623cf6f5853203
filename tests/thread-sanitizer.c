/* SPDX-License-Identifier: GPL-3.0-or-later */

/* GLib waits by the kernel's futexes, which the thread sanitizer doesn't see, so that it takes everything that GLib
   hands from one thread to another for a race. This tells it of locks, tasks, pools and sources that our own code
   uses. Linked into a test, these functions come before GLib's. Run it with G_SLICE=always-malloc. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <gio/gio.h>

void __tsan_acquire (void *address);
void __tsan_release (void *address);

#define REAL(name) ((typeof (&name)) dlsym (RTLD_NEXT, #name))

typedef struct
{
  GFunc pool;
  GSourceFunc source;
  gpointer data;
  GDestroyNotify destroy;
} Wrapped;

void
g_mutex_lock (GMutex *mutex)
{
  REAL (g_mutex_lock) (mutex);
  __tsan_acquire (mutex);
}

void
g_mutex_unlock (GMutex *mutex)
{
  __tsan_release (mutex);
  REAL (g_mutex_unlock) (mutex);
}

void
g_cond_wait (GCond *cond, GMutex *mutex)
{
  __tsan_release (mutex);
  REAL (g_cond_wait) (cond, mutex);
  __tsan_acquire (mutex);
}

static void
run_task (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GTaskThreadFunc func = (GTaskThreadFunc) g_object_get_data (G_OBJECT (task), "thread-sanitizer");

  __tsan_acquire (task);
  func (task, source, data, cancellable);
  __tsan_release (task);
}

void
g_task_run_in_thread (GTask *task, GTaskThreadFunc func)
{
  g_object_set_data (G_OBJECT (task), "thread-sanitizer", (gpointer) func);
  __tsan_release (task);
  REAL (g_task_run_in_thread) (task, run_task);
}

void
g_task_return_pointer (GTask *task, gpointer result, GDestroyNotify destroy)
{
  __tsan_release (task);
  REAL (g_task_return_pointer) (task, result, destroy);
}

gpointer
g_task_propagate_pointer (GTask *task, GError **error)
{
  __tsan_acquire (task);
  return REAL (g_task_propagate_pointer) (task, error);
}

static gboolean
run_source (gpointer data)
{
  Wrapped *wrapped = data;

  __tsan_acquire (wrapped);
  return wrapped->source (wrapped->data);
}

static void
free_source (gpointer data)
{
  Wrapped *wrapped = data;

  __tsan_acquire (wrapped);
  if (wrapped->destroy)
    wrapped->destroy (wrapped->data);
  g_free (wrapped);
}

guint
g_idle_add_full (int priority, GSourceFunc func, gpointer data, GDestroyNotify destroy)
{
  Wrapped *wrapped = g_new (Wrapped, 1);

  *wrapped = (Wrapped){ .source = func, .data = data, .destroy = destroy };
  __tsan_release (wrapped);
  return REAL (g_idle_add_full) (priority, run_source, wrapped, free_source);
}

static void
run_pool (gpointer data, gpointer user_data)
{
  Wrapped *wrapped = user_data;

  __tsan_acquire (data);
  wrapped->pool (data, wrapped->data);
  __tsan_release (wrapped);
}

GThreadPool *
g_thread_pool_new (GFunc func, gpointer user_data, int most, gboolean exclusive, GError **error)
{
  Wrapped *wrapped = g_new (Wrapped, 1);

  *wrapped = (Wrapped){ .pool = func, .data = user_data };
  return REAL (g_thread_pool_new) (run_pool, wrapped, most, exclusive, error);
}

gboolean
g_thread_pool_push (GThreadPool *pool, gpointer data, GError **error)
{
  __tsan_release (data);
  return REAL (g_thread_pool_push) (pool, data, error);
}

void
g_thread_pool_free (GThreadPool *pool, gboolean immediate, gboolean wait)
{
  Wrapped *wrapped = pool->user_data;

  REAL (g_thread_pool_free) (pool, immediate, wait);
  __tsan_acquire (wrapped);
  if (wait)
    g_free (wrapped);
}
