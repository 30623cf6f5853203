/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/opening-bar.h"

#include "app/common/toolkit/class.h"

#include <glib/gi18n.h>

/* The bar stays hidden for this long; most sheets are open well before. */
#define PATIENCE_MS 300
#define TICK_MS     100

struct _FlipOpeningBar
{
  GtkBox parent_instance;

  /* template */
  GtkLabel *label;
  GtkProgressBar *progress;

  /* owned */
  GQueue *waiting;      /* of FlipOpening */
  FlipOpening *opening; /* or NULL */

  guint tick;   /* the source that runs while a sheet is being opened, or 0 */
  guint waited; /* in ms */
};

G_DEFINE_FINAL_TYPE (FlipOpeningBar, flip_opening_bar, GTK_TYPE_BOX)

/* helpers */

static void
show_progress (FlipOpeningBar *self)
{
  const char *name = flip_opening_name (self->opening);
  g_autofree char *words =
    /* Translators: %s: a file */
    name ? g_strdup_printf (_ ("Opening %s…"), name) : g_strdup (_ ("Opening the sheet…"));

  if (g_strcmp0 (gtk_label_get_label (self->label), words) != 0)
    gtk_label_set_label (self->label, words);
  gtk_progress_bar_set_fraction (self->progress, flip_opening_done (self->opening));
}

static gboolean
is_wanted_already (FlipOpeningBar *self, FlipOpening *opening)
{
  gint64 id = flip_opening_id (opening);

  if (!id)
    return FALSE;
  if (self->opening && flip_opening_id (self->opening) == id)
    return TRUE;
  for (GList *one = self->waiting->head; one; one = one->next)
    {
      if (flip_opening_id (one->data) == id)
        return TRUE;
    }

  return FALSE;
}

static void
stop_ticking (FlipOpeningBar *self)
{
  g_clear_handle_id (&self->tick, g_source_remove);
  self->waited = 0;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static void
drop_waiting (FlipOpeningBar *self)
{
  g_queue_clear_full (self->waiting, g_object_unref);
}

/* callbacks */

static gboolean
tick_cb (gpointer data)
{
  FlipOpeningBar *self = FLIP_OPENING_BAR (data);

  self->waited += TICK_MS;
  if (self->waited >= PATIENCE_MS)
    {
      show_progress (self);
      gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
    }
  return G_SOURCE_CONTINUE;
}

static void open_next (FlipOpeningBar *self);

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (FlipOpeningBar) self = FLIP_OPENING_BAR (data);
  g_autoptr (FlipOpening) opening = FLIP_OPENING (g_object_ref (source));
  g_autoptr (GError) error = NULL;
  FlipStoredSheet *sheet = flip_opening_finish (opening, result, &error);

  g_clear_object (&self->opening);
  open_next (self);
  if (sheet)
    g_signal_emit_by_name (self, "opened", opening, sheet);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_signal_emit_by_name (self, "failed", opening, error);
}

static void
open_next (FlipOpeningBar *self)
{
  self->opening = g_queue_pop_head (self->waiting);
  if (!self->opening)
    {
      stop_ticking (self);
      return;
    }
  if (!self->tick)
    self->tick = g_timeout_add (TICK_MS, tick_cb, self);
  flip_opening_start (self->opening, opened_cb, g_object_ref (self));
}

/* overrides */

/* Nobody is left to see the result. */
static void
flip_opening_bar_dispose (GObject *object)
{
  FlipOpeningBar *self = FLIP_OPENING_BAR (object);

  flip_opening_bar_cancel (self);
  g_clear_handle_id (&self->tick, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (object), FLIP_TYPE_OPENING_BAR);
  G_OBJECT_CLASS (flip_opening_bar_parent_class)->dispose (object);
}

static void
flip_opening_bar_class_init (FlipOpeningBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_opening_bar_dispose;
  FLIP_OWN_LAST (klass, FlipOpeningBar, (waiting, g_queue_free), (opening, g_object_unref));
  FLIP_SIGNAL (klass, "opened", 2, FLIP_TYPE_OPENING, G_TYPE_POINTER);
  FLIP_SIGNAL (klass, "failed", 2, FLIP_TYPE_OPENING, G_TYPE_ERROR);
  FLIP_TEMPLATE (klass, "opening-bar.ui");
  FLIP_BIND_CHILDREN (klass, FlipOpeningBar, label, progress);
  FLIP_BIND_CALLBACKS (klass, flip_opening_bar_cancel);
}

static void
flip_opening_bar_init (FlipOpeningBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->waiting = g_queue_new ();
}

/* public functions */

void
flip_opening_bar_open (FlipOpeningBar *self, FlipOpening *opening)
{
  g_return_if_fail (FLIP_IS_OPENING_BAR (self));
  g_return_if_fail (FLIP_IS_OPENING (opening));

  if (is_wanted_already (self, opening))
    {
      g_object_unref (opening);
      return;
    }
  g_queue_push_tail (self->waiting, opening);
  if (!self->opening)
    open_next (self);
}

void
flip_opening_bar_cancel (FlipOpeningBar *self)
{
  g_return_if_fail (FLIP_IS_OPENING_BAR (self));

  drop_waiting (self);
  if (self->opening)
    flip_opening_cancel (self->opening);
}
