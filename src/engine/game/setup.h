/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

typedef struct _FlipGame FlipGame;

#define FLIP_MAX_SEATS 10

#define FLIP_OPTION_VALUES 8

/* The kind of sheet in which an option has a meaning. */
typedef enum
{
  FLIP_OPTION_ANYWHERE,
  FLIP_OPTION_AT_TABLE, /* people enter what happens at their own table */
  FLIP_OPTION_DEALT,    /* Flipside deals, or shows a simulated table */
} FlipOptionPlace;

/* One setting of a new sheet, chosen from a few words. The first value is the default. */
typedef struct
{
  const char *key;
  const char *label; /* translatable */
  const char *values[FLIP_OPTION_VALUES];
  const char *value_labels[FLIP_OPTION_VALUES]; /* translatable */
  guint min_seats, max_seats;                   /* the numbers of seats with which the option has
                                                   a meaning; 0: there is no such limit */
  const char *note;                             /* translatable: its effect, or NULL */
  gboolean is_ruling;                           /* it settles something that the rulebook leaves
                                                   open */
  FlipOptionPlace place;
  guint named;     /* the value with which people name every card, so that Flipside can't deal;
                      0: none */
  guint suggested; /* preselected for a new sheet; old sheets have the first value */

  /* It is the edition of our rules by which a sheet is played, so that older logs keep their
     meaning. People are not offered it: a new sheet takes the last value, and a sheet that doesn't
     name it has the first. */
  gboolean is_edition;

  /* It was added when people already had sheets. A sheet with its first value is sealed without it,
     so that the seals of older sheets stay valid. */
  gboolean is_later;

  /* Keys of other options. If `beside` names any, this option can be chosen only while at least one
     of them differs from its first value; if `unless` is set, only while that one has its first
     value. */
  const char *beside[2], *unless;
} FlipOption;

guint flip_option_n_values (const FlipOption *option);
gboolean flip_option_suits (const FlipOption *option, guint seats);
gboolean flip_option_applies (const FlipOption *option, guint seats, gboolean dealt);
int flip_option_find_value (const FlipOption *option, const char *value);

/* In bytes; leaves most of a sheet's size limit to its moves. */
#define FLIP_BOARD_LARGEST (1024 * 1024)

/* Everything that is settled before the first move. */
typedef struct
{
  const FlipGame *game;
  GPtrArray *players;  /* of char *; one per seat */
  GHashTable *options; /* key → value; only what differs from the default */
  char *board;         /* the text of the board that the sheet was started with */
  char *board_name;    /* for messages: a file, or the name of a built-in board */
  gboolean dealt;      /* Flipside deals; otherwise the players deal at their own table */
  guint64 seed;        /* of the deal */
  GPtrArray *shown;    /* the names as a window puts them into sentences; NULL: unchanged */
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

/* Adds a name that was accepted when its sheet was begun, as the rules for new names may be
   stricter. */
gboolean flip_setup_restore_player (FlipSetup *setup, const char *name, GError **error);

/* Replaces each placeholder "{seat 2}" by the player's name. */
void flip_setup_put_names (const FlipSetup *setup, GString *words);

/* From now on, names are put into sentences for a window: a name written in the other direction is
   isolated from the words around it. */
void flip_setup_isolate_names (FlipSetup *setup);

/* A player's name as it appears in a sentence. */
const char *flip_setup_shown_name (const FlipSetup *setup, guint seat);

gboolean flip_setup_fill_seats (FlipSetup *setup, guint seats, GError **error);
gboolean flip_setup_set_option (FlipSetup *setup,
                                const char *key,
                                const char *value,
                                GError **error);
void flip_setup_take_latest (FlipSetup *setup);
guint flip_setup_option (const FlipSetup *setup, const char *key);

/* The label of an option's value; for a value that stands for a player it is the placeholder of the
   name, "{seat 2}". NULL if there is no such player. Freed by the caller. */
char *flip_setup_value_words (const FlipSetup *setup, const FlipOption *option, guint value);

/* Whether people name every card themselves, so that Flipside can't deal. */
gboolean flip_setup_names_cards (const FlipSetup *setup);
void flip_setup_set_board (FlipSetup *setup, const char *name, const char *text);
gboolean flip_setup_check (const FlipSetup *setup, GError **error);

/* The text that people read before the first move: a few paragraphs, each with a heading.
   Everything is translated, and a text may have several lines. */
typedef struct
{
  char *heading;
  char *text;
} FlipBriefingPart;

/* The briefing for a set-up with which a sheet can begin; empty if the game has none. */
GPtrArray *flip_briefing_new (const FlipSetup *setup);

/* Skips a paragraph without text. */
void flip_briefing_add (GPtrArray *briefing, const char *heading, const char *text);
