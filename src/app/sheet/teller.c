/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/sheet/teller.h"

#include "app/common/toolkit/announce.h"
#include "app/common/toolkit/class.h"
#include "app/preferences/settings.h"
#include "play/moment/notices.h"

struct _FlipTeller
{
  GObject parent_instance;

  /* borrowed */
  FlipNoticeView *view;
  FlipDesk *desk;
  GtkLabel *status;

  /* owned, while there is something to tell */
  GPtrArray *notices; /* of FlipNotice, or NULL */
  FlipMoment *moment; /* or NULL */

  guint told; /* how many of them have been shown */
};

FLIP_DEFINE_PLAIN (FlipTeller, flip_teller, G_TYPE_OBJECT)

/* helpers */

/* The site of a notice, only while the board of its seat is in view. */
static GtkWidget *
find_site (FlipTeller *self, const FlipNotice *notice)
{
  if (notice->site == FLIP_NO_SITE || notice->seat != (int) self->moment->seat)
    return NULL;
  return (GtkWidget *) flip_desk_find (self->desk, notice->site);
}

/* The next notice that is told large; those for one line are shown on the way. */
static const FlipNotice *
find_next (FlipTeller *self)
{
  while (self->notices && self->told < self->notices->len)
    {
      const FlipNotice *notice = g_ptr_array_index (self->notices, self->told++);
      FlipNoticesSetting setting = flip_settings_get_notices (notice->kind);
      g_autofree char *sentence = NULL;

      if (setting == FLIP_NOTICES_LARGE)
        return notice;
      if (setting == FLIP_NOTICES_OFF)
        continue;
      sentence = flip_notice_tell (notice);
      g_signal_emit_by_name (self, "line", sentence);
    }

  return NULL;
}

static void
open_notice (FlipTeller *self, const FlipNotice *notice)
{
  flip_notice_view_open (self->view, notice, self->moment, find_site (self, notice));
}

static void
tell_next (FlipTeller *self)
{
  const FlipNotice *notice = find_next (self);

  if (notice)
    open_notice (self, notice);
}

/* Announces the notice by the page's own status, which is there before the notice: changes of a
   hidden widget are not announced. */
static void
announce_notice (FlipTeller *self)
{
  g_autofree char *sentence = flip_teller_words (self);

  if (sentence)
    flip_announce (self->status, sentence);
}

/* callbacks */

static void
done_cb (FlipNoticeView *view, FlipTeller *self)
{
  g_assert (FLIP_IS_TELLER (self));

  tell_next (self);
  announce_notice (self);
}

static void
typed_cb (FlipNoticeView *view, guint key, FlipTeller *self)
{
  g_signal_emit_by_name (self, "typed", key);
}

static void
briefly_cb (FlipNoticeView *view, FlipTeller *self)
{
  const FlipNotice *notice;

  g_assert (FLIP_IS_TELLER (self));
  g_assert (self->notices && self->told > 0);

  notice = g_ptr_array_index (self->notices, self->told - 1);
  flip_settings_tell_briefly (notice->kind);
}

static void
flip_teller_class_init (FlipTellerClass *klass)
{
  FLIP_OWN (klass, FlipTeller, (notices, g_ptr_array_unref), (moment, flip_moment_unref));
  FLIP_SIGNAL (klass, "line", 1, G_TYPE_STRING);
  FLIP_SIGNAL (klass, "typed", 1, G_TYPE_UINT);
}

/* public functions */

FlipTeller *
flip_teller_new (FlipNoticeView *view, FlipDesk *desk, GtkLabel *status)
{
  FlipTeller *self = g_object_new (FLIP_TYPE_TELLER, NULL);

  self->view = view;
  self->desk = desk;
  self->status = status;
  g_signal_connect_object (view, "done", G_CALLBACK (done_cb), self, 0);
  g_signal_connect_object (view, "typed", G_CALLBACK (typed_cb), self, 0);
  g_signal_connect_object (view, "briefly", G_CALLBACK (briefly_cb), self, 0);
  return self;
}

char *
flip_teller_words (FlipTeller *self)
{
  g_return_val_if_fail (FLIP_IS_TELLER (self), NULL);

  return self->notices && self->told > 0 && flip_notice_view_is_open (self->view)
           ? flip_notice_tell (g_ptr_array_index (self->notices, self->told - 1))
           : NULL;
}

void
flip_teller_tell (FlipTeller *self, GPtrArray *notices, FlipMoment *moment)
{
  flip_teller_stop (self);
  if (!notices)
    return;
  self->notices = g_ptr_array_ref (notices);
  self->moment = flip_moment_ref (moment);
  tell_next (self);
}

void
flip_teller_tell_again (FlipTeller *self, FlipMoment *moment, guint entry)
{
  g_return_if_fail (entry < flip_log_length (moment->log));

  flip_teller_stop (self);
  self->notices = flip_notices_read (moment->log, entry, entry + 1);
  self->moment = flip_moment_ref (moment);
  if (!self->notices->len)
    return;
  self->told = 1;
  open_notice (self, g_ptr_array_index (self->notices, 0));
  announce_notice (self);
}

void
flip_teller_stop (FlipTeller *self)
{
  g_return_if_fail (FLIP_IS_TELLER (self));

  g_clear_pointer (&self->notices, g_ptr_array_unref);
  g_clear_pointer (&self->moment, flip_moment_unref);
  self->told = 0;
  flip_notice_view_close (self->view);
}
