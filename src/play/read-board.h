/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* A board that somebody chose, as it stands in its file. */
typedef struct
{
  char *name; /* for people */
  char *text;
} FlipReadBoard;

void flip_read_board_free (FlipReadBoard *board);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipReadBoard, flip_read_board_free)

/* Reads a board in a worker thread, and tries whether a sheet of the game can be played on it, with as few
   players and options as possible. Whoever cancels does not wait. */
void flip_read_board_async (GFile *file,
                            const FlipGame *game,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer data);
FlipReadBoard *flip_read_board_finish (GAsyncResult *result, GError **error);

G_END_DECLS
