/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/sheet/sample.h"

#include "engine/session/sheet.h"
#include "games/games.h"

#include <glib/gi18n-lib.h>

FlipSheetModel *
flip_sample_open (GBytes *text, GError **error)
{
  FlipSession *session;
  FlipSheetModel *model;

  g_return_val_if_fail (text != NULL, NULL);

  /* Translators: stands for a file’s name */
  session = flip_sheet_parse (g_bytes_get_data (text, NULL), g_bytes_get_size (text), _ ("sample"),
                              flip_games_find, error);
  if (!session)
    return NULL;
  flip_session_set_practice (session);
  model = flip_sheet_model_new (NULL, flip_stored_sheet_new (session));
  flip_sheet_model_set_loose (model, TRUE);
  return model;
}
