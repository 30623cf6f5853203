/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "serve/guests.h"

#include "engine/base/quote.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define BURST     (3 * FLIP_GUEST_REQUESTS)
#define DEVICE    24 /* letters of a device's name that are kept */

/* helpers */

static void
free_guest (gpointer data)
{
  FlipGuest *guest = data;

  g_ptr_array_unref (guest->streams);
  g_clear_object (&guest->hand);
  g_clear_object (&guest->hinting);
  g_free (guest->hinted);
  g_free (guest->device);
  g_free (guest->key);
  g_free (guest);
}

/* The oldest guest who is nobody, and not here. */
static gboolean
make_room (FlipGuests *guests)
{
  for (guint i = 0; i < guests->list->len; i++)
    {
      FlipGuest *guest = g_ptr_array_index (guests->list, i);

      if (guest->role != FLIP_ROLE_NONE || flip_guest_is_here (guest))
        continue;
      g_ptr_array_remove_index (guests->list, i);
      return TRUE;
    }

  return FALSE;
}

/* The words between two marks, "Android 14; " and ")". */
static char *
between (const char *text, const char *begin, const char *ends)
{
  const char *from = strstr (text, begin);

  if (!from)
    return NULL;
  from += strlen (begin);
  return g_strndup (from, strcspn (from, ends));
}

/* "Pixel 7" of "Mozilla/5.0 (Linux; Android 14; Pixel 7 Build/…)"; many browsers only say "K". */
static char *
android_name (const char *agent)
{
  g_autofree char *version = between (agent, "Android ", ";)");
  g_autofree char *begin = version ? g_strdup_printf ("Android %s; ", version) : NULL;
  g_autofree char *name = begin ? between (agent, begin, ";)/") : NULL;
  char *build = name ? strstr (name, " Build") : NULL;

  if (build)
    *build = '\0';
  return name && strlen (name) > 1 ? g_steal_pointer (&name) : NULL;
}

static const char *
known_device (const char *agent)
{
  static const char *const known[] = { "iPhone", "iPad", "Android", "Macintosh", "CrOS", "Windows", "Linux" };

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    {
      if (strstr (agent, known[i]))
        return known[i];
    }

  /* Translators: the screen of somebody whose browser doesn't say what it runs on */
  return _ ("Another screen");
}

/* public functions */

void
flip_guests_init (FlipGuests *guests)
{
  guests->list = g_ptr_array_new_with_free_func (free_guest);
  guests->next_id = 1;
}

void
flip_guests_clear (FlipGuests *guests)
{
  g_clear_pointer (&guests->list, g_ptr_array_unref);
}

FlipGuest *
flip_guests_find (FlipGuests *guests, const char *key)
{
  for (guint i = 0; key && i < guests->list->len; i++)
    {
      FlipGuest *guest = g_ptr_array_index (guests->list, i);

      if (g_str_equal (guest->key, key))
        return guest;
    }

  return NULL;
}

FlipGuest *
flip_guests_find_id (FlipGuests *guests, guint id)
{
  for (guint i = 0; i < guests->list->len; i++)
    {
      FlipGuest *guest = g_ptr_array_index (guests->list, i);

      if (guest->id == id)
        return guest;
    }

  return NULL;
}

FlipGuest *
flip_guests_at_seat (FlipGuests *guests, guint seat)
{
  for (guint i = 0; i < guests->list->len; i++)
    {
      FlipGuest *guest = g_ptr_array_index (guests->list, i);

      if (guest->role == FLIP_ROLE_SEAT && guest->seat == (int) seat)
        return guest;
    }

  return NULL;
}

FlipGuest *
flip_guests_add (FlipGuests *guests, const char *key, const char *agent)
{
  FlipGuest *guest;

  if (guests->list->len >= FLIP_MOST_GUESTS && !make_room (guests))
    return NULL;
  guest = g_new0 (FlipGuest, 1);
  guest->id = guests->next_id++;
  guest->key = g_strdup (key);
  guest->device = flip_device_name (agent);
  guest->seat = guest->before = guest->asking = guest->refused = -1;
  guest->heard = guest->counted = g_get_monotonic_time ();
  guest->allowance = BURST;
  guest->streams = g_ptr_array_new_with_free_func (g_object_unref);
  g_ptr_array_add (guests->list, guest);
  return guest;
}

void
flip_guests_seat (FlipGuests *guests, FlipGuest *guest, FlipRole role, int seat)
{
  FlipGuest *other = role == FLIP_ROLE_SEAT ? flip_guests_at_seat (guests, (guint) seat) : NULL;

  if (other && other != guest)
    {
      other->role = FLIP_ROLE_NONE;
      other->seat = -1;
    }
  guest->role = role;
  guest->seat = role == FLIP_ROLE_SEAT ? seat : -1;
  guest->asking = guest->refused = -1;
  guest->is_away = FALSE;
  if (role == FLIP_ROLE_SEAT)
    guest->before = seat;
}

gboolean
flip_guest_is_here (const FlipGuest *guest)
{
  return guest->streams->len > 0;
}

gboolean
flip_guest_may_ask (FlipGuest *guest)
{
  gint64 now = g_get_monotonic_time ();

  guest->allowance += (double) (now - guest->counted) * FLIP_GUEST_REQUESTS / G_USEC_PER_SEC;
  guest->allowance = MIN (guest->allowance, BURST);
  guest->counted = now;
  if (guest->allowance < 1)
    return FALSE;
  guest->allowance--;
  return TRUE;
}

char *
flip_device_name (const char *agent)
{
  g_autofree char *name = agent ? android_name (agent) : NULL;
  const char *known = name ? name : known_device (agent ? agent : "");
  g_autofree char *valid = g_utf8_make_valid (known, -1);
  g_autofree char *brief = g_utf8_substring (valid, 0, MIN (DEVICE, g_utf8_strlen (valid, -1)));

  return g_strdup (flip_quoted (brief));
}
