/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/session.h"

G_BEGIN_DECLS

/* The text of a .flipsheet file: header tags, one move per line, the board, a checksum. */

#define FLIP_SHEET_ERROR (flip_sheet_error_quark ())
GQuark flip_sheet_error_quark (void);

typedef enum
{
  FLIP_SHEET_ERROR_BROKEN,  /* not a sheet, cut off or changed */
  FLIP_SHEET_ERROR_NEWER,   /* written by a newer Flipside */
  FLIP_SHEET_ERROR_HEADER,  /* a tag is missing or wrong */
  FLIP_SHEET_ERROR_REFUSED, /* a move is against the rules */
} FlipSheetError;

#define FLIP_SHEET_LARGEST (4 * 1024 * 1024)

typedef const FlipGame *(*FlipFindGame) (const char *id);

char *flip_sheet_print (FlipSession *session);
FlipSession *flip_sheet_parse (const char *text,
                               gsize length,
                               const char *name,
                               FlipFindGame find_game,
                               GError **error);

G_END_DECLS
