/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/read-board.h"

#include "engine/session.h"
#include "play/read-file.h"

typedef struct
{
  GFile *file;
  const FlipGame *game;
} Work;

static void
work_free (Work *work)
{
  g_object_unref (work->file);
  g_free (work);
}

void
flip_read_board_free (FlipReadBoard *board)
{
  g_return_if_fail (board != NULL);

  g_free (board->name);
  g_free (board->text);
  g_free (board);
}

static gboolean
try_board (const FlipGame *game, const FlipReadBoard *board, GError **error)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (game);
  g_autoptr (FlipSession) session = NULL;

  flip_setup_set_board (setup, board->name, board->text);
  if (flip_setup_fill_seats (setup, game->min_seats, error))
    session = flip_session_new (setup, error);
  return session != NULL;
}

static void
read_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Work *work = data;
  g_autoptr (FlipReadBoard) board = g_new0 (FlipReadBoard, 1);
  GError *error = NULL;
  gsize length;

  board->name = flip_read_file_name (work->file);
  board->text = flip_read_file (work->file, FLIP_BOARD_LARGEST, &length, cancellable, &error);
  if (board->text && try_board (work->game, board, &error))
    g_task_return_pointer (task, g_steal_pointer (&board), (GDestroyNotify) flip_read_board_free);
  else
    g_task_return_error (task, error);
}

void
flip_read_board_async (GFile *file,
                       const FlipGame *game,
                       GCancellable *cancellable,
                       GAsyncReadyCallback callback,
                       gpointer data)
{
  g_autoptr (GTask) task = NULL;
  Work *work;

  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (game != NULL);

  work = g_new (Work, 1);
  *work = (Work){ .file = g_object_ref (file), .game = game };
  task = g_task_new (NULL, cancellable, callback, data);
  g_task_set_source_tag (task, flip_read_board_async);
  g_task_set_task_data (task, work, (GDestroyNotify) work_free);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, read_in_thread);
}

FlipReadBoard *
flip_read_board_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
