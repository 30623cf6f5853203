/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/screens/screens-host.h"

#include "app/common/ask/ask-user.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "app/preferences/settings.h"
#include "app/screens/screens-dialog.h"
#include "app/screens/screens-words.h"

#include <glib/gi18n.h>

struct _FlipScreensHost
{
  GObject parent_instance;

  GtkWidget *page, *button; /* weak; NULL when they are gone */
  GtkLabel *number;         /* weak */
  GtkWidget *dialog;        /* weak; NULL while it is closed */

  /* owned, or NULL */
  FlipSheetModel *model;
  FlipScreens *screens;

  char *news; /* owned, while it is not told yet */
  guint telling;
  gboolean is_narrow;
};

FLIP_DEFINE_PLAIN (FlipScreensHost, flip_screens_host, G_TYPE_OBJECT)

/* A guest that waits for an answer. */
typedef struct
{
  FlipScreens *screens;
  guint guest;
  gboolean is_answered;
} Wish;

/* helpers */

static gboolean
is_on (FlipScreensHost *self)
{
  return self->screens && flip_screens_are_on (self->screens);
}

/* What screen readers call the button. */
static char *
tell_button (const char *guests)
{
  if (!guests)
    return g_strdup (_ ("Own Screens"));
  /* Translators: %s: a sentence that says how many screens are connected */
  return g_strdup_printf (_ ("Own Screens: on. %s"), guests);
}

static void
show_button (FlipScreensHost *self)
{
  guint n = is_on (self) ? flip_screens_n_guests (self->screens) : 0;
  g_autofree char *number = is_on (self) ? g_strdup_printf ("%u", n) : NULL;
  g_autofree char *guests = is_on (self) ? flip_screens_words_guests (n) : NULL;
  g_autofree char *name = tell_button (guests);

  if (!self->button)
    return;
  flip_show_text (self->number, number);
  flip_show_tooltip (self->button, name);
  flip_show_name (self->button, name);
  flip_show_class (self->button, "flat", !is_on (self));
  gtk_widget_set_visible (self->button, self->screens && (!self->is_narrow || is_on (self)));
}

/* At people's own table Flipside gives hints only where that is wanted; the dialog can change it. */
static gboolean
offers_hints (FlipSheetModel *model)
{
  return flip_sheet_model_moment (model)->setup->dealt
         || g_settings_get_boolean (flip_settings_get_default (), "advice-at-table");
}

static gboolean
tell_cb (gpointer data)
{
  FlipScreensHost *self = FLIP_SCREENS_HOST (data);
  g_autofree char *words = g_steal_pointer (&self->news);

  self->telling = 0;
  g_signal_emit_by_name (self, "told", words);
  return G_SOURCE_REMOVE;
}

/* Once the page has been drawn: on a slow computer, the time of a toast might be over before that. */
static void
tell (FlipScreensHost *self, const char *words)
{
  g_free (self->news);
  self->news = g_strdup (words);
  if (!self->telling)
    self->telling = g_idle_add_full (G_PRIORITY_LOW, tell_cb, self, NULL);
}

/* Goes on where a program ended, or the sheet was left. */
static void
go_on (FlipScreensHost *self)
{
  g_autofree char *address = flip_settings_get_screens_address ();
  g_autoptr (GError) error = NULL;

  if (!self->screens || is_on (self) || !self->page || !gtk_widget_get_mapped (self->page)
      || !flip_screens_were_on (self->screens))
    return;
  if (flip_screens_start (self->screens, address, 0, &error))
    tell (self, _ ("Own screens are on again."));
  else
    tell (self, error->message);
}

static void
leave (FlipScreensHost *self)
{
  if (self->screens)
    flip_screens_leave (self->screens);
}

static void
drop (FlipScreensHost *self)
{
  leave (self);
  if (self->screens)
    g_signal_handlers_disconnect_by_data (self->screens, self);
  if (self->dialog)
    gtk_window_destroy (GTK_WINDOW (self->dialog));
  g_clear_object (&self->screens);
  g_clear_object (&self->model);
}

/* Whoever gets no answer is refused. */
static void
free_wish (gpointer data)
{
  Wish *wish = data;

  if (!wish->is_answered)
    flip_screens_let (wish->screens, wish->guest, FALSE);
  g_object_unref (wish->screens);
  g_free (wish);
}

static char *
tell_wish (const FlipSitter *sitter, const char *name)
{
  if (sitter->sits != FLIP_SITS_THERE && sitter->sits != FLIP_SITS_OUT_OF_REACH)
    return g_strdup_printf (
      /* Translators: %s: a player */
      _ ("A screen that was sent away wants %s’s seat. Let it have the seat?"), name);
  return g_strdup_printf (
    /* Translators: first %s: a player; second %s: a device, such as “Pixel” */
    _ ("%s’s seat is taken by %s. Let the other screen have it?"), name,
    sitter->device ? sitter->device : /* in place of a device’s name */ _ ("another screen"));
}

/* callbacks */

static void
answered_cb (GtkWidget *owner, const char *answer, gpointer data)
{
  Wish *wish = data;

  wish->is_answered = TRUE;
  flip_screens_let (wish->screens, wish->guest, g_str_equal (answer, "give"));
}

static void
asked_cb (FlipScreens *screens, guint guest, guint seat, FlipScreensHost *self)
{
  const char *name = flip_moment_player (flip_sheet_model_moment (self->model), (int) seat);
  g_autofree char *text = NULL;
  GtkWidget *question;
  Wish *wish = g_new0 (Wish, 1);
  FlipSitter sitter;

  g_assert (FLIP_IS_SCREENS_HOST (self));

  flip_screens_sitter (screens, seat, &sitter);
  text = tell_wish (&sitter, name);
  question = flip_ask_user_new (_ ("Another Screen Wants a Seat"), text);
  /* Translators: on a button: the seat is not given to another screen */
  flip_ask_user_add_answer (question, "keep", _ ("_Keep the Seat"));
  /* Translators: on a button: another screen gets the seat */
  flip_ask_user_add_answer (question, "give", _ ("_Give It Away"));
  *wish = (Wish){ g_object_ref (screens), guest, FALSE };
  flip_ask_user_present (question, self->dialog ? self->dialog : self->page, answered_cb, wish,
                         free_wish);
}

/* overrides */

static void
flip_screens_host_dispose (GObject *object)
{
  FlipScreensHost *self = FLIP_SCREENS_HOST (object);

  drop (self);
  g_clear_handle_id (&self->telling, g_source_remove);
  g_clear_pointer (&self->news, g_free);
  g_clear_weak_pointer (&self->dialog);
  g_clear_weak_pointer (&self->page);
  g_clear_weak_pointer (&self->button);
  g_clear_weak_pointer (&self->number);
  G_OBJECT_CLASS (flip_screens_host_parent_class)->dispose (object);
}

static void
flip_screens_host_class_init (FlipScreensHostClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_screens_host_dispose;
  FLIP_SIGNAL (klass, "told", 1, G_TYPE_STRING);
}

/* public functions */

FlipScreensHost *
flip_screens_host_new (GtkWidget *page, GtkWidget *button, GtkLabel *number)
{
  FlipScreensHost *self = g_object_new (FLIP_TYPE_SCREENS_HOST, NULL);

  g_set_weak_pointer (&self->page, page);
  g_set_weak_pointer (&self->button, button);
  g_set_weak_pointer (&self->number, number);
  g_signal_connect_object (page, "map", G_CALLBACK (go_on), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (page, "unmap", G_CALLBACK (leave), self, G_CONNECT_SWAPPED);
  return self;
}

void
flip_screens_host_set_model (FlipScreensHost *self, FlipSheetModel *model)
{
  g_return_if_fail (FLIP_IS_SCREENS_HOST (self));

  if (self->model == model)
    return;
  drop (self);
  if (model)
    {
      self->model = g_object_ref (model);
      self->screens = flip_screens_new (model);
      flip_screens_set_hints (self->screens, offers_hints (model));
      g_signal_connect_object (self->screens, "changed", G_CALLBACK (show_button), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (self->screens, "asked", G_CALLBACK (asked_cb), self, 0);
    }
  show_button (self);
  go_on (self);
}

void
flip_screens_host_set_narrow (FlipScreensHost *self, gboolean is_narrow)
{
  g_return_if_fail (FLIP_IS_SCREENS_HOST (self));

  self->is_narrow = is_narrow;
  show_button (self);
}

void
flip_screens_host_open (FlipScreensHost *self)
{
  g_return_if_fail (FLIP_IS_SCREENS_HOST (self));

  if (!self->screens)
    return;
  if (!self->dialog)
    g_set_weak_pointer (
      &self->dialog, GTK_WIDGET (flip_screens_dialog_new (
                       GTK_WINDOW (gtk_widget_get_root (self->page)), self->screens, self->model)));
  gtk_window_present (GTK_WINDOW (self->dialog));
}
