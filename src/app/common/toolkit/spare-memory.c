/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/toolkit/spare-memory.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

/* A window is at rest after this long without a frame. */
#define REST_MS 300

/* The key under which the frame clock keeps the source that waits for it to rest. */
#define WAITING "flip-waiting-for-rest"

static void painted_cb (GdkFrameClock *clock, gpointer data);

static gboolean
rest_cb (gpointer data)
{
  g_assert (GDK_IS_FRAME_CLOCK (data));

  g_object_set_data (data, WAITING, NULL);
  g_signal_handlers_disconnect_by_func (data, painted_cb, NULL);
#ifdef __GLIBC__
  malloc_trim (0);
#endif
  return G_SOURCE_REMOVE;
}

static void
wait_for_rest (GdkFrameClock *clock)
{
  guint waiting = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (clock), WAITING));

  g_clear_handle_id (&waiting, g_source_remove);
  waiting =
    g_timeout_add_full (G_PRIORITY_LOW, REST_MS, rest_cb, g_object_ref (clock), g_object_unref);
  g_object_set_data (G_OBJECT (clock), WAITING, GUINT_TO_POINTER (waiting));
}

static void
painted_cb (GdkFrameClock *clock, gpointer data)
{
  g_assert (GDK_IS_FRAME_CLOCK (clock));

  wait_for_rest (clock);
}

void
flip_spare_memory_begin (void)
{
#ifdef __GLIBC__
  mallopt (M_ARENA_MAX, 1);
#endif
}

void
flip_spare_memory (GtkWidget *widget)
{
  GdkFrameClock *clock;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  clock = gtk_widget_get_frame_clock (widget);
  if (!clock)
    return;
  g_signal_handlers_disconnect_by_func (clock, painted_cb, NULL);
  g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), NULL);
  wait_for_rest (clock);
}
