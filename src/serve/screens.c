/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "serve/screens-private.h"

#include "draw/kit/digest.h"
#include "serve/address.h"
#include "serve/token.h"
#include "serve/tongue.h"

#include <glib/gi18n-lib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <string.h>

#define BEAT_S 4

G_DEFINE_FINAL_TYPE (FlipScreens, flip_screens, G_TYPE_OBJECT)

enum
{
  CHANGED,
  ASKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

static FlipSession *
session_of (FlipScreens *self)
{
  return flip_sheet_model_session (self->model);
}

/* The digest of the log's first entries. */
static guint64
digest_at (FlipScreens *self, guint position)
{
  FlipLog *log = flip_sheet_model_log (self->model);

  for (guint entry = self->digests->len; entry < position; entry++)
    {
      g_autofree char *text = flip_log_print_entry (log, entry);
      FlipDigest digest =
        entry ? g_array_index (self->digests, guint64, entry - 1) : FLIP_DIGEST_START;

      digest = flip_digest_bytes (digest, text, strlen (text) + 1);
      g_array_append_val (self->digests, digest);
    }

  return position ? g_array_index (self->digests, guint64, position - 1) : FLIP_DIGEST_START;
}

/* The digest is mixed with a secret: whoever could work it out would find choices that are hidden. */
static char *
version_at (FlipScreens *self, guint position)
{
  guint64 digest = digest_at (self, position);
  g_autofree char *mixed =
    g_compute_hmac_for_data (G_CHECKSUM_SHA256, (const guchar *) self->secret, strlen (self->secret),
                             (const guchar *) &digest, sizeof digest);

  return g_strdup_printf ("%u-%.16s", position, mixed);
}

/* What several guests see is kept. A seat's is not: one guest asks for it, and it takes megabytes. */
static FlipView *
view_of (FlipScreens *self, int seat)
{
  guint position = flip_screens_position (self);
  g_autofree char *name = g_strdup_printf ("%d %u %s", seat, position, flip_tongue_spoken ());
  FlipView *view = g_hash_table_lookup (self->views, name);

  if (seat >= 0)
    return flip_view_new (session_of (self), position, seat);
  if (!view)
    {
      view = flip_view_new (session_of (self), position, seat);
      g_hash_table_insert (self->views, g_steal_pointer (&name), view);
    }
  return flip_view_ref (view);
}

static void
close_all (FlipScreens *self)
{
  g_clear_handle_id (&self->telling, g_source_remove);
  g_clear_handle_id (&self->beat, g_source_remove);
  g_clear_pointer (&self->porch, flip_porch_free);
  g_clear_object (&self->server);
  g_ptr_array_set_size (self->guests.list, 0);
  g_clear_pointer (&self->link, g_free);
}

/* callbacks */

static gboolean
tell_cb (gpointer data)
{
  FlipScreens *self = data;
  g_autofree char *news = flip_screens_news (self);

  self->telling = 0;
  for (guint i = 0; i < self->guests.list->len; i++)
    flip_screens_send (g_ptr_array_index (self->guests.list, i), "moment", news);
  return G_SOURCE_REMOVE;
}

/* The computer has got another address, as after a sleep. Nobody can be told where it is now: whoever still
   looks for it at the old one opens the link again. */
static void
follow_address (FlipScreens *self)
{
  g_autofree char *address =
    self->follows && !flip_address_is_here (self->here) ? flip_local_address () : NULL;

  if (address)
    flip_screens_move (self, address);
}

/* A mark needs several megabytes for a moment, which the GNU C library would keep. */
static void
spare_memory (void)
{
#ifdef __GLIBC__
  malloc_trim (0);
#endif
}

/* Streams whose end nobody has told are noticed by what can't be written. */
static gboolean
beat_cb (gpointer data)
{
  FlipScreens *self = data;

  for (guint i = 0; i < self->guests.list->len; i++)
    flip_screens_send (g_ptr_array_index (self->guests.list, i), "beat", "");
  follow_address (self);
  flip_screens_stay (self);
  spare_memory ();
  g_signal_emit (self, signals[CHANGED], 0);
  return G_SOURCE_CONTINUE;
}

static void
changed_cb (FlipSheetModel *model, const FlipChange *change, FlipScreens *self)
{
  guint cursor = flip_log_cursor (flip_sheet_model_log (model));

  g_hash_table_remove_all (self->views);
  if (self->digests->len > change->log_from)
    g_array_set_size (self->digests, change->log_from);
  if (self->told_by->len > cursor)
    g_array_set_size (self->told_by, cursor);
  if (change->log_from < cursor || change->notices)
    self->noticed_from = change->notices ? change->log_from : cursor;
  flip_screens_tell (self);
}

/* overrides */

static void
flip_screens_dispose (GObject *object)
{
  FlipScreens *self = FLIP_SCREENS (object);

  if (self->server)
    close_all (self);
  g_clear_object (&self->verdicts);
  g_clear_object (&self->model);
  G_OBJECT_CLASS (flip_screens_parent_class)->dispose (object);
}

static void
flip_screens_finalize (GObject *object)
{
  FlipScreens *self = FLIP_SCREENS (object);

  flip_guests_clear (&self->guests);
  flip_gate_clear (&self->gate);
  g_array_unref (self->digests);
  g_array_unref (self->told_by);
  g_hash_table_unref (self->answers);
  g_queue_free (self->ids);
  g_hash_table_unref (self->pictures);
  g_queue_free (self->addresses);
  g_hash_table_unref (self->views);
  g_free (self->file);
  g_free (self->here);
  g_free (self->secret);
  g_free (self->link);
  G_OBJECT_CLASS (flip_screens_parent_class)->finalize (object);
}

static void
flip_screens_class_init (FlipScreensClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_screens_dispose;
  G_OBJECT_CLASS (klass)->finalize = flip_screens_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[ASKED] = g_signal_new ("asked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
}

static void
flip_screens_init (FlipScreens *self)
{
  flip_guests_init (&self->guests);
  flip_gate_init (&self->gate);
  self->digests = g_array_new (FALSE, FALSE, sizeof (guint64));
  self->told_by = g_array_new (FALSE, TRUE, sizeof (guint));
  self->answers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->ids = g_queue_new ();
  self->pictures =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_bytes_unref);
  self->addresses = g_queue_new ();
  self->views =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) flip_view_unref);
  self->teller = FLIP_EVERYONE_TELLS;
  self->secret = flip_token_new ();
}

/* for the other parts */

guint
flip_screens_position (FlipScreens *self)
{
  return flip_sheet_model_is_flicking (self->model)
           ? flip_sheet_model_moment (self->model)->cursor
           : flip_session_cursor (session_of (self));
}

char *
flip_screens_version (FlipScreens *self)
{
  return version_at (self, flip_screens_position (self));
}

char *
flip_screens_news (FlipScreens *self)
{
  g_autofree char *version = flip_screens_version (self);

  return g_strdup_printf ("%s.%u", version, self->n_people);
}

gboolean
flip_screens_read_version (FlipScreens *self, const char *version, guint *position)
{
  g_autofree char *now = NULL;
  guint64 number = version ? g_ascii_strtoull (version, NULL, 10) : G_MAXUINT64;

  if (number > flip_screens_position (self))
    return FALSE;
  *position = (guint) number;
  now = version_at (self, *position);
  return g_str_equal (now, version);
}

FlipView *
flip_screens_view (FlipScreens *self, const FlipGuest *guest)
{
  return view_of (self, guest->seat);
}

FlipView *
flip_screens_whole_view (FlipScreens *self)
{
  return view_of (self, FLIP_SEES_ALL);
}

guint
flip_screens_teller_of_newest (FlipScreens *self)
{
  guint position = flip_screens_position (self);

  return position && self->told_by->len >= position
           ? g_array_index (self->told_by, guint, position - 1)
           : 0;
}

char *
flip_screens_moment_json (FlipScreens *self, const FlipGuest *guest)
{
  g_autofree char *version = flip_screens_version (self), *news = flip_screens_news (self);
  g_autoptr (FlipView) view = view_of (self, guest->seat), whole = view_of (self, FLIP_SEES_ALL);
  FlipScreen screen = {
    .guest = guest,
    .guests = &self->guests,
    .may_tell = flip_screens_lets_tell (self, guest),
    .needs_tellers = flip_screens_needs_tellers (self),
    .hints = self->hints,
    .is_table = flip_sheet_model_tabletop (self->model) != NULL,
    .version = version,
    .news = news,
    .present = whole->moment,
    .noticed_from = self->noticed_from,
    .told = flip_screens_teller_of_newest (self),
  };

  return flip_screen_to_json (&screen, view);
}

gboolean
flip_screens_lets_tell (FlipScreens *self, const FlipGuest *guest)
{
  if (guest->role != FLIP_ROLE_SEAT && guest->role != FLIP_ROLE_TELL)
    return FALSE;
  return self->teller == FLIP_EVERYONE_TELLS || (guest->seat >= 0 && self->teller == guest->seat);
}

/* At the door: whether telling is something that can be chosen at all. */
gboolean
flip_screens_needs_tellers (FlipScreens *self)
{
  const FlipSetup *setup = flip_session_setup (session_of (self));

  return self->teller == FLIP_EVERYONE_TELLS && (!setup->dealt || flip_setup_names_cards (setup));
}

void
flip_screens_tell (FlipScreens *self)
{
  if (self->server && !self->telling)
    self->telling = g_idle_add (tell_cb, self);
}

void
flip_screens_people_changed (FlipScreens *self)
{
  self->n_people++;
  flip_screens_keep (self);
  flip_screens_tell (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* public functions */

FlipScreens *
flip_screens_new (FlipSheetModel *model)
{
  FlipScreens *self = g_object_new (FLIP_TYPE_SCREENS, NULL);

  self->model = g_object_ref (model);
  g_signal_connect_object (model, "changed", G_CALLBACK (changed_cb), self, 0);
  return self;
}

void
flip_screens_set_file (FlipScreens *self, const char *path)
{
  g_return_if_fail (FLIP_IS_SCREENS (self) && path);

  g_free (self->file);
  self->file = g_canonicalize_filename (path, NULL);
}

void
flip_screens_open (FlipScreens *self)
{
  self->server = soup_server_new (NULL, NULL);
  flip_gate_watch (&self->gate, self->server);
  soup_server_add_handler (self->server, NULL, flip_screens_answer_cb, self, NULL);
}

static gboolean
listen_at (FlipScreens *self, const char *address, guint port, GError **error)
{
  if (!flip_porch_open (self->porch, address, port, error))
    return FALSE;
  self->port = flip_porch_port (self->porch);
  g_free (self->here);
  self->here = g_strdup (address);
  g_free (self->link);
  self->link = g_strdup_printf ("http://%s/%s/", flip_porch_host (self->porch), self->gate.token);
  return TRUE;
}

/* At the port that the guests know, if it can be had. */
static gboolean
listen_again (FlipScreens *self, const char *address, GError **error)
{
  return (self->port && listen_at (self, address, self->port, NULL))
         || listen_at (self, address, 0, error);
}

gboolean
flip_screens_start (FlipScreens *self, const char *address, guint port, GError **error)
{
  g_autofree char *local = address ? g_strdup (address) : flip_local_address ();
  gboolean is_open;

  g_return_val_if_fail (FLIP_IS_SCREENS (self), FALSE);
  g_return_val_if_fail (!self->server, FALSE);

  if (!local)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                           _ ("This computer is in no network."));
      return FALSE;
    }
  self->port = 0;
  if (!flip_screens_restore (self))
    flip_gate_renew (&self->gate);
  flip_screens_open (self);
  self->porch = flip_porch_new (self->server);
  is_open = port ? listen_at (self, local, port, error) : listen_again (self, local, error);
  if (!is_open)
    {
      g_clear_pointer (&self->porch, flip_porch_free);
      g_clear_object (&self->server);
      return FALSE;
    }
  self->follows = !address;
  self->noticed_from = flip_screens_position (self);
  self->beat = g_timeout_add_seconds (BEAT_S, beat_cb, self);
  flip_screens_keep (self);
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

gboolean
flip_screens_move (FlipScreens *self, const char *address)
{
  g_return_val_if_fail (FLIP_IS_SCREENS (self) && self->porch, FALSE);

  if (!listen_again (self, address, NULL))
    return FALSE;
  flip_screens_keep (self);
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

gboolean
flip_screens_were_on (FlipScreens *self)
{
  g_return_val_if_fail (FLIP_IS_SCREENS (self), FALSE);

  return flip_screens_are_kept (self);
}

static void
tell_that_it_ends (FlipScreens *self)
{
  for (guint i = 0; i < self->guests.list->len; i++)
    flip_screens_say_closed (self, g_ptr_array_index (self->guests.list, i));
}

void
flip_screens_leave (FlipScreens *self)
{
  g_return_if_fail (FLIP_IS_SCREENS (self));

  if (!self->server)
    return;
  flip_screens_keep (self);
  tell_that_it_ends (self);
  close_all (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
flip_screens_stop (FlipScreens *self)
{
  g_return_if_fail (FLIP_IS_SCREENS (self));

  if (!self->server)
    return;
  tell_that_it_ends (self);
  close_all (self);
  flip_screens_forget (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
flip_screens_are_on (FlipScreens *self)
{
  return self->server != NULL;
}

const char *
flip_screens_address (FlipScreens *self)
{
  return self->porch ? flip_porch_host (self->porch) : NULL;
}

const char *
flip_screens_link (FlipScreens *self)
{
  return self->link;
}

const char *
flip_screens_code (FlipScreens *self)
{
  return self->server ? self->gate.code : NULL;
}

void
flip_screens_sitter (FlipScreens *self, guint seat, FlipSitter *sitter)
{
  const FlipGuest *guest = flip_guests_at_seat (&self->guests, seat);

  *sitter = (FlipSitter){ .sits = FLIP_SITS_HERE };
  if (flip_moment_is_automatic (flip_sheet_model_moment (self->model), seat))
    sitter->sits = FLIP_SITS_BY_ITSELF;
  if (!guest)
    return;
  sitter->sits = flip_guest_is_here (guest) ? FLIP_SITS_THERE : FLIP_SITS_OUT_OF_REACH;
  sitter->device = guest->device;
  sitter->seconds = (guint) ((g_get_monotonic_time () - guest->heard) / G_USEC_PER_SEC);
}

guint
flip_screens_n_guests (FlipScreens *self)
{
  guint n = 0;

  for (guint i = 0; i < self->guests.list->len; i++)
    n += flip_guest_is_here (g_ptr_array_index (self->guests.list, i));
  return n;
}

void
flip_screens_send_away (FlipScreens *self, guint seat)
{
  FlipGuest *guest = flip_guests_at_seat (&self->guests, seat);

  if (!guest)
    return;
  guest->role = FLIP_ROLE_NONE;
  guest->seat = guest->before = -1;
  guest->is_away = guest->has_to_ask = TRUE;
  flip_screens_close_streams (guest, "away");
  flip_screens_people_changed (self);
}

void
flip_screens_let (FlipScreens *self, guint id, gboolean may)
{
  FlipGuest *guest = flip_guests_find_id (&self->guests, id);

  if (!guest || guest->asking < 0)
    return;
  if (may)
    {
      flip_guests_seat (&self->guests, guest, FLIP_ROLE_SEAT, guest->asking);
      guest->has_to_ask = FALSE;
    }
  else
    guest->refused = guest->asking;
  guest->asking = -1;
  flip_screens_people_changed (self);
}

void
flip_screens_set_teller (FlipScreens *self, int who)
{
  self->teller = who;
  flip_screens_people_changed (self);
}

int
flip_screens_teller (FlipScreens *self)
{
  return self->teller;
}

void
flip_screens_set_hints (FlipScreens *self, gboolean hints)
{
  self->hints = hints;
  flip_screens_people_changed (self);
}

gboolean
flip_screens_hints (FlipScreens *self)
{
  return self->hints;
}
