/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/text/json.h"
#include "serve/guests.h"
#include "serve/view.h"

G_BEGIN_DECLS

/* What a screen is told of the guests. */
typedef struct
{
  const FlipGuest *guest;
  FlipGuests *guests;
  gboolean may_tell, needs_tellers, hints, is_table;
  const char *version, *news;
  FlipMoment *present; /* of the sheet, for what everybody may know: who is done, and who thinks */
  guint noticed_from;  /* the first entry of the newest moves */
  guint told;          /* the guest that told the newest card, or 0 */
} FlipScreen;

/* Everything that is shown on a screen; see the manual page of flipside-cli. */
char *flip_screen_to_json (const FlipScreen *screen, FlipView *view);

/* Lines of the log, as "log" of an open object, from an entry on. */
void flip_screen_write_log (const FlipMoment *moment, guint from, FlipJson *json);

/* Why something is refused, as members of an open object. */
void flip_screen_write_refusal (const FlipMoment *moment, const FlipRefusal *refusal, FlipJson *json);

/* What a guest may take back: a seat's choices in a turn of all, or the newest entry. */
typedef enum
{
  FLIP_BACK_NOTHING,
  FLIP_BACK_SEAT, /* what the seat entered in this turn */
  FLIP_BACK_LAST, /* the newest entry, and what was dealt after it */
} FlipBack;

/* `told` is the guest that told the newest entry, or 0. */
FlipBack flip_screen_find_back (FlipMoment *present, const FlipGuest *guest, guint told);

G_END_DECLS
