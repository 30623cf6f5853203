/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/library/library.h"

G_BEGIN_DECLS

typedef struct
{
  char *name;
  guint level; /* at which Flipside plays, from 1; 0: a person */
} FlipUsualPlayer;

/* Who is likely to play next: the players of the newest sheet, since people tend to play again, else the computer's
   user. Those whom Flipside played come with their level; where the game itself has an opponent, that one is not
   among them, and what it was is told by `opponent`, or NULL. Of FlipUsualPlayer. The library may be NULL. */
GPtrArray *flip_usual_players_read (FlipLibrary *library, char **opponent);

/* The names of people who have played before, the most frequent first. */
GPtrArray *flip_usual_players_known (FlipLibrary *library);

/* What a seat that Flipside plays is called, freed by the caller; and whether a name is one of those, not a
   person's. */
char *flip_usual_players_name (guint seat);
gboolean flip_usual_players_is_ours (const char *name);

G_END_DECLS
