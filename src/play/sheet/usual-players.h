/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/library/library.h"

G_BEGIN_DECLS

typedef struct
{
  char *name;
  guint level; /* level at which Flipside plays, from 1; 0 for a person */
} FlipUsualPlayer;

/* The likely players of the next sheet: those of the newest sheet, since people tend to play again,
   else the computer's user. Seats that Flipside played come with their level. A game's own opponent
   is not included; `opponent` is set to its kind, or NULL. An array of FlipUsualPlayer. The library
   may be NULL. */
GPtrArray *flip_usual_players_read (FlipLibrary *library, char **opponent);

/* The names of people who have played before, the most frequent first. */
GPtrArray *flip_usual_players_known (FlipLibrary *library);

/* The name of a seat that Flipside plays, freed by the caller; and whether a name is such a name
   rather than a person's. */
char *flip_usual_players_name (guint seat);
gboolean flip_usual_players_is_ours (const char *name);

G_END_DECLS
