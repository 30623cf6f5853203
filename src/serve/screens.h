/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet/sheet-model.h"

G_BEGIN_DECLS

/* Own screens: the phones of the players of an open sheet, as one more front end of its moments.
   While it is on, a small server answers in the local network; the model remains the only one that
   plays and saves. Signals: "changed" when somebody came, left, sat down or is out of reach, or when
   it was stopped; "asked" (guint guest, guint seat) when a guest wants a seat that is taken, see
   flip_screens_let. */
#define FLIP_TYPE_SCREENS (flip_screens_get_type ())
G_DECLARE_FINAL_TYPE (FlipScreens, flip_screens, FLIP, SCREENS, GObject)

FlipScreens *flip_screens_new (FlipSheetModel *model);

/* The file of a sheet that is in no library: by it, the sheet is known when it is started again. */
void flip_screens_set_file (FlipScreens *self, const char *path);

/* Starts to serve. Without an address, that of the local network is used; port 0 is any free one. A
   sheet whose screens were on in the last hour gets back its port, its token and its guests. */
gboolean flip_screens_start (FlipScreens *self, const char *address, guint port, GError **error);

/* Whether the program ended, or the sheet was left, while its screens were on, less than an hour ago. */
gboolean flip_screens_were_on (FlipScreens *self);

/* Tells every guest that the sheet was closed, but does not forget them: when it is started again within the
   hour, their links are good. */
void flip_screens_leave (FlipScreens *self);

/* Tells every guest, and forgets them. */
void flip_screens_stop (FlipScreens *self);
gboolean flip_screens_are_on (FlipScreens *self);

/* What a guest types, "192.168.1.23:4242"; the whole link, with its token; and the code of four
   digits that stands for the token. NULL while it is off. */
const char *flip_screens_address (FlipScreens *self);
const char *flip_screens_link (FlipScreens *self);
const char *flip_screens_code (FlipScreens *self);

/* Where a seat sits. */
typedef enum
{
  FLIP_SITS_HERE,  /* at this computer: no guest has the seat */
  FLIP_SITS_THERE, /* at a guest's screen */
  FLIP_SITS_OUT_OF_REACH,
  FLIP_SITS_BY_ITSELF, /* Flipside plays it */
} FlipSits;

typedef struct
{
  FlipSits sits;
  const char *device; /* "Pixel", or NULL; valid until the next change */
  guint seconds;      /* since it was last heard of */
} FlipSitter;

void flip_screens_sitter (FlipScreens *self, guint seat, FlipSitter *sitter);

/* Guests in reach, with or without a seat. */
guint flip_screens_n_guests (FlipScreens *self);

/* The guest at a seat loses it and can do nothing more. */
void flip_screens_send_away (FlipScreens *self, guint seat);

/* Answers a guest that wants a taken seat. */
void flip_screens_let (FlipScreens *self, guint guest, gboolean may);

/* Who may tell flipped cards: everyone, only this computer, or one seat. */
#define FLIP_EVERYONE_TELLS (-1)
#define FLIP_NOBODY_TELLS   (-2)
void flip_screens_set_teller (FlipScreens *self, int who);
int flip_screens_teller (FlipScreens *self);

/* Whether guests are offered hints. */
void flip_screens_set_hints (FlipScreens *self, gboolean hints);
gboolean flip_screens_hints (FlipScreens *self);

G_END_DECLS
