/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "serve/porch.h"
#include "serve/gate.h"
#include "serve/guests.h"
#include "serve/screen-json.h"
#include "serve/screens.h"
#include "play/review/verdicts.h"
#include "serve/sheet-picture.h"

G_BEGIN_DECLS

struct _FlipScreens
{
  GObject parent_instance;

  /* owned */
  FlipSheetModel *model;
  SoupServer *server; /* NULL while it is off; and … */
  FlipPorch *porch;     /* … where it is reached */
  FlipGuests guests;
  FlipGate gate;
  char *file;        /* of a sheet that is in no library, or NULL */
  char *here, *link; /* the address of this computer, and what guests open */
  char *secret;        /* versions are mixed with it */
  GArray *digests;     /* of guint64: of the log up to each position */
  GArray *told_by;     /* of guint: the guest that made each entry, or 0 */
  GHashTable *answers; /* to the newest requests, by their id: a repeated one gets the same */
  GQueue *ids;         /* of these, the oldest first; borrowed */
  GHashTable *pictures; /* GBytes by address */
  GQueue *addresses;    /* likewise */

  GHashTable *views;    /* FlipView by position and language, until the sheet changes */

  FlipVerdicts *verdicts; /* on the finished sheet, or NULL */

  int teller; /* FLIP_EVERYONE_TELLS, FLIP_NOBODY_TELLS, or a seat */
  gboolean hints;
  gboolean follows; /* whatever address the computer has; else it was given one */
  guint port;       /* that the guests know */
  guint noticed_from; /* the first entry of the newest moves */
  guint n_people;     /* how often there was something new about the guests, and not on the sheet */
  guint telling;      /* the source that tells the guests of a change, or 0 */
  guint beat;         /* the source that keeps streams alive, or 0 */
};

/* Listens at another address of this computer from now on; FALSE if that can't be. */
gboolean flip_screens_move (FlipScreens *self, const char *address);

/* Makes a server that does not listen yet. */
void flip_screens_open (FlipScreens *self);

/* The position that guests see: that of the sheet, but a flick that is being shown has not ended yet. */
guint flip_screens_position (FlipScreens *self);

/* What a screen has seen: the position, and a digest of the entries before it. The caller frees it.
   Reading it is FALSE if the log has become another one meanwhile. */
char *flip_screens_version (FlipScreens *self);
gboolean flip_screens_read_version (FlipScreens *self, const char *version, guint *position);

/* What stays the same as long as there is nothing new for a screen: the version, and what of the guests. The
   caller frees it. */
char *flip_screens_news (FlipScreens *self);

/* What a guest sees, and the whole sheet. */
FlipView *flip_screens_view (FlipScreens *self, const FlipGuest *guest);
FlipView *flip_screens_whole_view (FlipScreens *self);

/* The guest that told the newest card, or 0. */
guint flip_screens_teller_of_newest (FlipScreens *self);

/* Everything that a guest's screen shows. The caller frees it. */
char *flip_screens_moment_json (FlipScreens *self, const FlipGuest *guest);

gboolean flip_screens_lets_tell (FlipScreens *self, const FlipGuest *guest);
gboolean flip_screens_needs_tellers (FlipScreens *self);

/* Tells every guest that there is something new, as soon as nothing else is to do; and the window that
   somebody came or left. */
void flip_screens_tell (FlipScreens *self);
void flip_screens_people_changed (FlipScreens *self);

/* events.c: streams to the guests */
void flip_screens_open_stream (FlipScreens *self, FlipGuest *guest, SoupServerMessage *message);
void flip_screens_send (FlipGuest *guest, const char *event, const char *data);
void flip_screens_close_streams (FlipGuest *guest, const char *event);

/* Just before the server goes, which would not come to it any more. */
void flip_screens_say_closed (FlipScreens *self, FlipGuest *guest);

/* routes.c: what is asked for by its address */
void flip_screens_answer_cb (SoupServer *server,
                             SoupServerMessage *message,
                             const char *path,
                             GHashTable *query,
                             gpointer data);

/* acts.c: what guests do */
void flip_screens_sit (FlipScreens *self, FlipGuest *guest, SoupServerMessage *message, GHashTable *form);
void flip_screens_play (FlipScreens *self, FlipGuest *guest, SoupServerMessage *message, GHashTable *form);
void flip_screens_take_back (FlipScreens *self,
                             FlipGuest *guest,
                             SoupServerMessage *message,
                             GHashTable *form);

/* insight.c: hints, and verdicts at the end */
char *flip_screens_hint_json (FlipScreens *self, FlipGuest *guest);
char *flip_screens_review_json (FlipScreens *self, const FlipGuest *guest);

/* hand.c: the simulated table, and a guest's hand over it */
char *flip_screens_hand_json (FlipScreens *self, FlipGuest *guest);
void flip_screens_aim (FlipScreens *self, FlipGuest *guest, GHashTable *form);
FlipDigest flip_screens_table_digest (FlipScreens *self, FlipGuest *guest);
GBytes *flip_screens_table_png (FlipScreens *self, FlipGuest *guest, guint width, FlipPaletteId palette);

/* Answers with JSON, which is taken over. */
void flip_screens_reply (SoupServerMessage *message, guint status, char *json);
void flip_screens_refuse (SoupServerMessage *message, guint status, const char *title, const char *reason);

/* kept-screens.c: what a program that starts again within an hour has to know */
void flip_screens_keep (FlipScreens *self);
void flip_screens_stay (FlipScreens *self);
gboolean flip_screens_restore (FlipScreens *self);
gboolean flip_screens_are_kept (FlipScreens *self);
void flip_screens_forget (FlipScreens *self);

G_END_DECLS
