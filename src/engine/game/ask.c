/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/ask.h"

/* The name used in scripts and files. People don't see it, so it isn't translated. */
const char *
flip_ask_kind_name (FlipAskKind kind)
{
  static const char *const names[] = {
    "nothing", "cards", "site", "option", "amount", "placement", "flick",
  };

  g_return_val_if_fail (kind < G_N_ELEMENTS (names), "?");

  return names[kind];
}
