/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/session/session.h"

/* The text of a .flipsheet file: header tags, one move per line, the board, a checksum. */

#define FLIP_SHEET_ERROR (flip_sheet_error_quark ())
GQuark flip_sheet_error_quark (void);

typedef enum
{
  FLIP_SHEET_ERROR_BROKEN,    /* not a sheet, truncated or modified */
  FLIP_SHEET_ERROR_NEWER,     /* written by a newer Flipside */
  FLIP_SHEET_ERROR_HEADER,    /* a tag is missing or wrong */
  FLIP_SHEET_ERROR_REFUSED,   /* a move is against the rules */
  FLIP_SHEET_ERROR_CANCELLED, /* cancelled by the watcher */
} FlipSheetError;

#define FLIP_SHEET_LARGEST (4 * 1024 * 1024)

typedef const FlipGame *(*FlipFindGame) (const char *id);

/* Watches the reading of a long sheet: called from time to time with the progress from 0 to 1;
   FALSE cancels. */
typedef struct
{
  gboolean (*step) (double done, gpointer data);
  gpointer data;
} FlipSheetWatch;

char *flip_sheet_print (FlipSession *session);

/* Whether the text of a sheet is small enough to be read again. */
gboolean flip_sheet_fits (const char *text, GError **error);

FlipSession *flip_sheet_parse (const char *text,
                               gsize length,
                               const char *name,
                               FlipFindGame find_game,
                               GError **error);
FlipSession *flip_sheet_read (const char *text,
                              gsize length,
                              const char *name,
                              FlipFindGame find_game,
                              const FlipSheetWatch *watch,
                              GError **error);
