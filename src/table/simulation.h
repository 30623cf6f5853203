/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/flick.h"
#include "table/recording.h"

/* Whatever the flick, after this many steps everything is at rest. */
#define FLIP_SIMULATION_MOST_STEPS 8000

/* Simulates a flick until everything is at rest. The table is only read, and the same flick always
   has the same outcome. The caller frees the recording, if one is requested. An invalid flick is
   refused with the reason. */
gboolean flip_simulate (const FlipTable *table,
                        const FlipFlick *flick,
                        FlipOutcome *outcome,
                        FlipRecording **recording,
                        GError **error);
