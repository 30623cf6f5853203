/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What guests do: they sit down, play, and take back. */

#include "serve/screens-private.h"

#include "engine/game/verb.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MOST_ANSWERS 256 /* to requests that may be repeated */
#define LONGEST_ID   64
#define MOST_CHANGED 12  /* lines of the log that a refused move is told */

/* helpers */

static const char *
field (GHashTable *form, const char *name)
{
  const char *value = form ? g_hash_table_lookup (form, name) : NULL;

  return value ? value : "";
}

/* Repeated requests */

/* The id of a request, which another guest's can't be mistaken for; NULL if it has none. */
static char *
request_id (const FlipGuest *guest, GHashTable *form)
{
  const char *id = field (form, "id");

  return *id && strlen (id) <= LONGEST_ID ? g_strdup_printf ("%u %s", guest->id, id) : NULL;
}

static gboolean
repeat_answer (FlipScreens *self, const char *id, SoupServerMessage *message)
{
  const char *json = id ? g_hash_table_lookup (self->answers, id) : NULL;

  if (json)
    flip_screens_reply (message, SOUP_STATUS_OK, g_strdup (json));
  return json != NULL;
}

static void
keep_answer (FlipScreens *self, const char *id, const char *json)
{
  char *key = g_strdup (id);

  if (g_hash_table_contains (self->answers, id))
    return g_free (key);
  g_hash_table_insert (self->answers, key, g_strdup (json));
  g_queue_push_tail (self->ids, key);
  if (g_queue_get_length (self->ids) > MOST_ANSWERS)
    g_hash_table_remove (self->answers, g_queue_pop_head (self->ids));
}

static void
reply_done (FlipScreens *self, const char *id, SoupServerMessage *message)
{
  g_autofree char *version = flip_screens_version (self);
  FlipJson json;
  char *text;

  flip_json_begin (&json, '{');
  flip_json_add (&json, FLIP_JSON_BOOLEAN ("ok", TRUE), FLIP_JSON ("version", version));
  text = flip_json_end (&json);
  if (id)
    keep_answer (self, id, text);
  flip_screens_reply (message, SOUP_STATUS_OK, text);
}

/* Refusals */

/* Says why, and what has happened since the guest looked. */
static void
reply_refused (FlipScreens *self,
               const FlipGuest *guest,
               const FlipRefusal *refusal,
               guint since,
               SoupServerMessage *message)
{
  g_autoptr (FlipView) view = flip_screens_view (self, guest);
  FlipMoment *moment = view->moment;
  guint from = MAX (since, moment->position > MOST_CHANGED ? moment->position - MOST_CHANGED : 0);
  FlipJson json;

  flip_json_begin (&json, '{');
  flip_screen_write_refusal (moment, refusal, &json);
  if (since < moment->position)
    flip_screen_write_log (moment, from, &json);
  flip_screens_reply (message, SOUP_STATUS_CONFLICT, flip_json_end (&json));
}

static gboolean
refuse_as_changed (FlipRefusal *refusal)
{
  return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "", "%s",
                      _ ("The sheet has changed since you looked. Nothing was marked; have a look and "
                         "choose again."));
}

static gboolean
refuse_as_not_asked (FlipRefusal *refusal)
{
  return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "", "%s",
                      _ ("You are not asked for anything now."));
}

/* Playing */

/* Whether the first entry of this seat, or any that the table made since then, is this very move: an
   answer was lost, and the program may even have started again meanwhile; or somebody else told the
   same card. */
static gboolean
is_played_already (FlipScreens *self, const FlipGuest *guest, guint since, const char *text)
{
  FlipLog *log = flip_sheet_model_log (self->model);
  g_autofree char *whole = g_strdup_printf ("%d: %s", guest->seat + 1, text);

  for (guint entry = since; entry < flip_log_cursor (log); entry++)
    {
      g_autofree char *made = flip_log_print_entry (log, entry);
      int who = flip_log_who (log, entry);

      if (who == guest->seat && who != FLIP_TABLE)
        return g_ascii_strcasecmp (made, whole) == 0 || g_ascii_strcasecmp (made, text) == 0;
      if (who == FLIP_TABLE && g_ascii_strcasecmp (made, text) == 0)
        return !flip_log_was_dealt (log, entry);
    }

  return FALSE;
}

/* A choice that was made late counts if it still means what it did. */
static gboolean
check_late (FlipScreens *self,
            const FlipGuest *guest,
            const FlipView *now,
            guint since,
            const char *text,
            FlipRefusal *refusal)
{
  g_autoptr (FlipView) then = NULL;

  if (since == flip_screens_position (self))
    return TRUE;
  then = flip_view_new (flip_sheet_model_session (self->model), since, guest->seat);
  return flip_view_has_same_choice (then, now, text) || refuse_as_changed (refusal);
}

static gboolean
may_answer (FlipScreens *self, const FlipGuest *guest, const FlipView *view)
{
  if (!view->moment->n_asked)
    return FALSE;
  return view->moment->asked[0].ask.who == FLIP_TABLE ? flip_screens_lets_tell (self, guest)
                                                      : flip_view_is_asked (view);
}

/* In the notation of a sheet, with the seat that a choice is made for; NULL if it names another one. */
static char *
whole_text (const FlipGuest *guest, const FlipView *view, const char *text)
{
  g_autofree char *own = g_strdup_printf ("%d:", guest->seat + 1);

  if (view->moment->asked[0].ask.who == FLIP_TABLE)
    return g_strdup (text);
  if (strchr (text, ':'))
    return g_str_has_prefix (text, own) ? g_strdup (text) : NULL;
  return g_strdup_printf ("%s %s", own, text);
}

static void
note_teller (FlipScreens *self, const FlipGuest *guest, guint position)
{
  g_array_set_size (self->told_by, MAX (self->told_by->len, position + 1));
  g_array_index (self->told_by, guint, position) = guest->id;
}

static gboolean
play (FlipScreens *self, const FlipGuest *guest, guint since, const char *text, FlipRefusal *refusal)
{
  g_autoptr (FlipView) view = flip_screens_view (self, guest);
  g_autofree char *whole = NULL;
  guint position = flip_screens_position (self);

  if (!may_answer (self, guest, view))
    return refuse_as_not_asked (refusal);
  if (!check_late (self, guest, view, since, text, refusal))
    return FALSE;
  whole = whole_text (guest, view, text);
  if (!whole)
    return refuse_as_not_asked (refusal);
  if (!flip_sheet_model_play_text (self->model, whole, refusal))
    return FALSE;
  note_teller (self, guest, position);
  return TRUE;
}

static void
play_once (FlipScreens *self,
           FlipGuest *guest,
           SoupServerMessage *message,
           GHashTable *form,
           const char *id)
{
  const char *text = field (form, "move");
  FlipRefusal refusal = { .site = FLIP_NO_SITE };
  guint since;

  if (!flip_screens_read_version (self, field (form, "version"), &since))
    {
      refuse_as_changed (&refusal);
      reply_refused (self, guest, &refusal, flip_screens_position (self), message);
    }
  else if (is_played_already (self, guest, since, text)
           || play (self, guest, since, text, &refusal))
    reply_done (self, id, message);
  else
    reply_refused (self, guest, &refusal, since, message);
}

/* Sitting down */

static FlipRole
role_of (GHashTable *form)
{
  const char *role = field (form, "role");

  return g_str_equal (role, "tell") ? FLIP_ROLE_TELL
         : g_str_equal (role, "watch") ? FLIP_ROLE_WATCH
                                       : FLIP_ROLE_NONE;
}

static gboolean
read_seat (FlipScreens *self, GHashTable *form, guint *seat)
{
  gint64 number;
  guint most = flip_sheet_model_moment (self->model)->n_seats;

  if (!g_ascii_string_to_signed (field (form, "seat"), 10, 1, most, &number, NULL))
    return FALSE;
  *seat = (guint) number - 1;
  return TRUE;
}

/* Somebody sits there: whoever sits at the computer says whether the seat is given away. */
static void
ask_for_seat (FlipScreens *self, FlipGuest *guest, guint seat, SoupServerMessage *message)
{
  guest->asking = (int) seat;
  guest->refused = -1;
  flip_screens_reply (message, SOUP_STATUS_ACCEPTED, g_strdup_printf ("{\"asking\":%u}", seat + 1));
  g_signal_emit_by_name (self, "asked", guest->id, seat);
}

/* for the routes */

void
flip_screens_sit (FlipScreens *self, FlipGuest *guest, SoupServerMessage *message, GHashTable *form)
{
  FlipRole role = role_of (form);
  guint seat = 0;

  if (role == FLIP_ROLE_NONE && !read_seat (self, form, &seat))
    return flip_screens_refuse (message, SOUP_STATUS_BAD_REQUEST, _ ("Not a seat"),
                                _ ("There is no such seat."));
  if (role == FLIP_ROLE_NONE)
    {
      FlipGuest *other = flip_guests_at_seat (&self->guests, seat);

      role = FLIP_ROLE_SEAT;
      if (flip_moment_is_automatic (flip_sheet_model_moment (self->model), seat))
        return flip_screens_refuse (message, SOUP_STATUS_CONFLICT, /* heading of a refusal: somebody has the seat */ _ ("Taken"),
                                    _ ("Flipside plays for this seat."));
      if ((other && other != guest) || guest->has_to_ask)
        return ask_for_seat (self, guest, seat, message);
    }
  flip_guests_seat (&self->guests, guest, role, (int) seat);
  flip_screens_reply (message, SOUP_STATUS_OK, g_strdup ("{\"ok\":true}"));
  flip_screens_people_changed (self);
}

void
flip_screens_play (FlipScreens *self, FlipGuest *guest, SoupServerMessage *message, GHashTable *form)
{
  g_autofree char *id = request_id (guest, form);

  if (!repeat_answer (self, id, message))
    play_once (self, guest, message, form, id);
}

static gboolean
take_back (FlipScreens *self, const FlipGuest *guest, FlipRefusal *refusal)
{
  g_autoptr (FlipView) whole = flip_screens_whole_view (self);
  FlipBack back = flip_screen_find_back (whole->moment, guest, flip_screens_teller_of_newest (self));

  if (back == FLIP_BACK_SEAT)
    return flip_sheet_model_take_back_seat (self->model, (guint) guest->seat, refusal);
  if (back == FLIP_BACK_LAST && flip_sheet_model_undo (self->model))
    return TRUE;
  return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "", "%s",
                      _ ("There is nothing of yours to take back now: something else has followed."));
}

void
flip_screens_take_back (FlipScreens *self,
                        FlipGuest *guest,
                        SoupServerMessage *message,
                        GHashTable *form)
{
  g_autofree char *id = request_id (guest, form);
  FlipRefusal refusal = { .site = FLIP_NO_SITE };
  guint since;

  if (repeat_answer (self, id, message))
    return;
  if (!flip_screens_read_version (self, field (form, "version"), &since))
    {
      refuse_as_changed (&refusal);
      since = flip_screens_position (self);
    }
  else if (take_back (self, guest, &refusal))
    return reply_done (self, id, message);
  reply_refused (self, guest, &refusal, since, message);
}
