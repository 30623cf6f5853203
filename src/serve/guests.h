/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <libsoup/soup.h>

G_BEGIN_DECLS

#define FLIP_MOST_GUESTS 64
#define FLIP_GUEST_REQUESTS 20 /* in a second; a page that is opened may take three times as many at once */

typedef enum
{
  FLIP_ROLE_NONE,
  FLIP_ROLE_SEAT,
  FLIP_ROLE_TELL,
  FLIP_ROLE_WATCH,
} FlipRole;

/* Somebody at another screen, known by a key that the browser keeps. */
typedef struct
{
  guint id;
  char *key;
  char *device; /* "Pixel" */
  FlipRole role;
  int seat;   /* for FLIP_ROLE_SEAT, else -1 */
  int before; /* the last seat of this screen, or -1 */
  int asking;  /* a taken seat that the guest would like to have, or -1 */
  int refused; /* one that the guest asked for last and was not given, or -1 */
  gboolean is_away;  /* sent away, until the link is opened again; and then … */
  gboolean has_to_ask; /* … the computer is asked for any seat */
  gint64 heard;     /* monotonic time of the last sign of life */
  double allowance; /* requests that may still be made, and when that was worked out */
  gint64 counted;
  GObject *hand;    /* FlipTableHand: over the simulated table; or NULL */
  GObject *hinting; /* FlipHinting, or NULL; and the version of the sheet that it thinks about */
  char *hinted;
  GPtrArray *streams; /* of SoupServerMessage: events are sent there */
} FlipGuest;

/* All guests of a sheet. */
typedef struct
{
  GPtrArray *list; /* of FlipGuest */
  guint next_id;
} FlipGuests;

void flip_guests_init (FlipGuests *guests);
void flip_guests_clear (FlipGuests *guests);

FlipGuest *flip_guests_find (FlipGuests *guests, const char *key);
FlipGuest *flip_guests_find_id (FlipGuests *guests, guint id);
FlipGuest *flip_guests_at_seat (FlipGuests *guests, guint seat);

/* A new guest; the oldest one without a seat makes room. NULL if there is none. */
FlipGuest *flip_guests_add (FlipGuests *guests, const char *key, const char *agent);

/* Gives a guest a role; whoever had the seat has none afterwards. */
void flip_guests_seat (FlipGuests *guests, FlipGuest *guest, FlipRole role, int seat);

gboolean flip_guest_is_here (const FlipGuest *guest);

/* Whether one more request is allowed now. */
gboolean flip_guest_may_ask (FlipGuest *guest);

/* "Pixel" or "iPhone": what a browser says of the device it runs on. The caller frees it. */
char *flip_device_name (const char *agent);

G_END_DECLS
