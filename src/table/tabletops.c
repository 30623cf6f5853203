/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/tabletops.h"

#include "table/flickemup/flickemup-bridge.h"

static const FlipTableBridge *const bridges[] = {
  &flickemup_table_bridge,
};

const FlipTableBridge *
flip_table_bridge_find (const FlipGame *game)
{
  for (guint i = 0; i < G_N_ELEMENTS (bridges); i++)
    {
      if (bridges[i]->game == game)
        return bridges[i];
    }

  return NULL;
}
