/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/ask.h"

/* The word for scripts and files; not for people, so not translated. */
const char *
flip_ask_kind_name (FlipAskKind kind)
{
  static const char *const names[] = {
    "nothing", "cards", "site", "option", "amount", "placement", "flick",
  };

  g_return_val_if_fail (kind < G_N_ELEMENTS (names), "?");

  return names[kind];
}
