/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/editions/edition-try.h"

#define LEVEL "normal"

FlipSession *
flip_edition_try (FlipEditionDesk *desk, guint64 seed, GError **error)
{
  const FlipGame *game = flip_edition_desk_game (desk);
  g_autoptr (FlipSetup) setup = flip_setup_new (game);
  FlipSession *session;

  g_return_val_if_fail (game->opponent != NULL, NULL);

  setup->dealt = TRUE;
  setup->seed = seed;
  flip_setup_take_latest (setup);
  flip_setup_set_board (setup, flip_edition_desk_name (desk), flip_edition_desk_text (desk));
  if (!flip_setup_fill_seats (setup, 2, error)
      || !flip_setup_set_option (setup, game->opponent, LEVEL, error))
    return NULL;
  session = flip_session_new (setup, error);
  if (session)
    flip_session_set_tag (session, FLIP_EDITION_TAG, flip_edition_desk_name (desk));
  return session;
}

gboolean
flip_edition_can_try (FlipEditionDesk *desk, GError **error)
{
  g_autoptr (FlipSession) session =
    flip_edition_desk_game (desk)->opponent ? flip_edition_try (desk, 1, error) : NULL;

  return session != NULL;
}
