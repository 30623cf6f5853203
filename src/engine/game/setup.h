/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/option.h"

G_BEGIN_DECLS

typedef struct _FlipGame FlipGame;

#define FLIP_MAX_SEATS 10

/* In bytes; most of a sheet's room is left for its moves. */
#define FLIP_BOARD_LARGEST (1024 * 1024)

/* Everything that is settled before the first move. */
typedef struct
{
  const FlipGame *game;
  GPtrArray *players;  /* of char *; one per seat */
  GHashTable *options; /* key → value; only what differs from the default */
  char *board;         /* the text of the board the sheet was started with */
  char *board_name;    /* for messages: a file, or the game's own board */
  gboolean dealt;      /* Flipside deals; otherwise the players deal at their own table */
  guint64 seed;        /* of the deal */
  GPtrArray *shown;    /* the names as a window puts them into sentences; NULL: as they are */
} FlipSetup;

#define FLIP_SETUP_ERROR (flip_setup_error_quark ())
GQuark flip_setup_error_quark (void);

typedef enum
{
  FLIP_SETUP_ERROR_PLAYERS,
  FLIP_SETUP_ERROR_OPTION,
  FLIP_SETUP_ERROR_BOARD,
} FlipSetupError;

FlipSetup *flip_setup_new (const FlipGame *game);
FlipSetup *flip_setup_copy (const FlipSetup *setup);
void flip_setup_free (FlipSetup *setup);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipSetup, flip_setup_free)

guint flip_setup_seats (const FlipSetup *setup);
gboolean flip_setup_add_player (FlipSetup *setup, const char *name, GError **error);

/* A name that was accepted when its sheet was begun: the rules for new ones may be stricter. */
gboolean flip_setup_restore_player (FlipSetup *setup, const char *name, GError **error);

/* The players' names for "{seat 2}", each put in once. */
void flip_setup_put_names (const FlipSetup *setup, GString *words);

/* From now on names are put into sentences for a window: one that is written in another direction is set apart from
   the words around it. */
void flip_setup_isolate_names (FlipSetup *setup);

/* A player's name for a sentence. */
const char *flip_setup_shown_name (const FlipSetup *setup, guint seat);

gboolean flip_setup_fill_seats (FlipSetup *setup, guint seats, GError **error);
gboolean flip_setup_set_option (FlipSetup *setup,
                                const char *key,
                                const char *value,
                                GError **error);
void flip_setup_take_latest (FlipSetup *setup);
guint flip_setup_option (const FlipSetup *setup, const char *key);

/* A value of an option in words; the label of one that stands for a player is the place of the name, "{seat 2}".
   NULL where there is no such player. Freed by the caller. */
char *flip_setup_value_words (const FlipSetup *setup, const FlipOption *option, guint value);

/* Whether people name every card themselves, so that nobody can deal. */
gboolean flip_setup_names_cards (const FlipSetup *setup);
void flip_setup_set_board (FlipSetup *setup, const char *name, const char *text);
gboolean flip_setup_check (const FlipSetup *setup, GError **error);

G_END_DECLS
