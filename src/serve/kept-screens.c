/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a program that ended while screens were on has to know when it starts again: the port, the token
   and the guests. It is kept for an hour, in a file that only its user can read. */

#include "serve/screens-private.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <utime.h>

#define HOUR  3600
#define TOKEN 22 /* letters */

/* helpers */

/* What a sheet is known by, in a library or as a file; NULL if it is neither. */
static char *
name_of (FlipScreens *self)
{
  FlipLibrary *library = flip_sheet_model_library (self->model);

  if (!library)
    return g_strdup (self->file);
  return flip_sheet_model_id (self->model)
           ? g_strdup_printf ("%s %" G_GINT64_FORMAT, flip_library_path (library),
                              flip_sheet_model_id (self->model))
           : NULL;
}

/* One file for each sheet. */
static char *
path_of (FlipScreens *self)
{
  g_autofree char *name = name_of (self), *sum = NULL;

  if (!name)
    return NULL;
  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, name, -1);
  return g_build_filename (g_get_user_state_dir (), "flipside", "screens", sum, NULL);
}

static gboolean
is_fresh (const char *path)
{
  GStatBuf about;

  return g_stat (path, &about) == 0 && S_ISREG (about.st_mode)
         && ABS (g_get_real_time () / G_USEC_PER_SEC - about.st_mtime) < HOUR;
}

static void
write_guest (GKeyFile *file, const FlipGuest *guest)
{
  g_key_file_set_string (file, guest->key, "device", guest->device);
  g_key_file_set_integer (file, guest->key, "role", (int) guest->role);
  g_key_file_set_integer (file, guest->key, "seat", guest->seat);
}

static gboolean
is_token (const char *word)
{
  static const char letters[] =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

  return strlen (word) == TOKEN && strspn (word, letters) == TOKEN;
}

static void
read_guest (FlipScreens *self, GKeyFile *file, const char *key)
{
  guint n_seats = flip_sheet_model_moment (self->model)->n_seats;
  int role = g_key_file_get_integer (file, key, "role", NULL);
  int seat = g_key_file_get_integer (file, key, "seat", NULL);
  g_autofree char *device = g_key_file_get_string (file, key, "device", NULL);
  FlipGuest *guest = is_token (key) ? flip_guests_add (&self->guests, key, NULL) : NULL;

  if (!guest || role < FLIP_ROLE_NONE || role > FLIP_ROLE_WATCH
      || (role == FLIP_ROLE_SEAT && (seat < 0 || seat >= (int) n_seats)))
    return;
  if (device)
    {
      g_free (guest->device);
      guest->device = g_steal_pointer (&device);
    }
  flip_guests_seat (&self->guests, guest, (FlipRole) role, seat);
}

/* for the other parts */

void
flip_screens_keep (FlipScreens *self)
{
  g_autofree char *path = path_of (self), *folder = path ? g_path_get_dirname (path) : NULL;
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *text = NULL;

  if (!path || !self->server || g_mkdir_with_parents (folder, 0700) != 0)
    return;
  g_key_file_set_string (file, "gate", "token", self->gate.token);
  g_key_file_set_string (file, "gate", "code", self->gate.code);
  g_key_file_set_string (file, "gate", "secret", self->secret);
  g_key_file_set_integer (file, "gate", "port", (int) self->port);
  g_key_file_set_integer (file, "gate", "teller", self->teller);
  g_key_file_set_boolean (file, "gate", "hints", self->hints);
  for (guint i = 0; i < self->guests.list->len; i++)
    write_guest (file, g_ptr_array_index (self->guests.list, i));
  text = g_key_file_to_data (file, NULL, NULL);
  g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_CONSISTENT, 0600, NULL);
}

/* The hour begins when the program was last there. */
void
flip_screens_stay (FlipScreens *self)
{
  g_autofree char *path = path_of (self);

  if (path)
    utime (path, NULL);
}

gboolean
flip_screens_are_kept (FlipScreens *self)
{
  g_autofree char *path = path_of (self);

  return path && is_fresh (path);
}

gboolean
flip_screens_restore (FlipScreens *self)
{
  g_autofree char *path = path_of (self);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_auto (GStrv) groups = NULL;
  g_autofree char *token = NULL, *code = NULL, *secret = NULL;
  int port;

  if (!path || !is_fresh (path) || !g_key_file_load_from_file (file, path, 0, NULL))
    return FALSE;
  token = g_key_file_get_string (file, "gate", "token", NULL);
  code = g_key_file_get_string (file, "gate", "code", NULL);
  secret = g_key_file_get_string (file, "gate", "secret", NULL);
  port = g_key_file_get_integer (file, "gate", "port", NULL);
  if (!token || !is_token (token) || !secret || !is_token (secret) || !code || strlen (code) != 4 || port < 1 || port > G_MAXUINT16)
    return FALSE;
  flip_gate_set (&self->gate, token, code);
  g_free (self->secret);
  self->secret = g_steal_pointer (&secret);
  self->port = (guint) port;
  self->teller = g_key_file_get_integer (file, "gate", "teller", NULL);
  self->hints = g_key_file_get_boolean (file, "gate", "hints", NULL);
  groups = g_key_file_get_groups (file, NULL);
  for (guint i = 0; groups[i]; i++)
    read_guest (self, file, groups[i]);
  return TRUE;
}

void
flip_screens_forget (FlipScreens *self)
{
  g_autofree char *path = path_of (self);

  if (path)
    g_unlink (path);
}
