/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/base/random.h"

#include <glib.h>

/* A disk of our own under SQLite. It lets everything through to the real one, but any call can be made
   to fail, and it remembers what was written since the last sync, so that it can tell what a power cut
   at this moment would leave. */

/* From now on all databases of the process are on it. */
void disk_use (void);

/* The nth call from now on fails, or that and all after it; 0: none does. A call is any that reads,
   writes, measures, cuts, syncs, opens, deletes, looks for or locks a file, or shares memory. */
void disk_fail_at (guint n, gboolean for_ever);

/* The calls since then, and whether one has failed. */
guint disk_calls (void);
gboolean disk_has_failed (void);

/* Is called whenever something is about to change: the power may be cut just now. */
typedef void (*DiskMoment) (gpointer data);

void disk_watch (DiskMoment moment, gpointer data);

/* What becomes of sectors that were written since the last sync. */
typedef enum
{
  DISK_LOSES, /* none of them is there */
  DISK_TEARS, /* those of the first writes are there, up to some sector in the middle of a write */
  DISK_REORDERS, /* any of them are there and the others are not */
  DISK_N_LOSSES
} DiskLoss;

/* Makes the files of one folder, as the cut would leave them, in another. */
void disk_cut (const char *folder, const char *into, DiskLoss loss, FlipRandom *random);
