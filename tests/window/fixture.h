/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/setup.h"
#include "tests/window/stage.h"

/* A window of its own for each case, and nothing left of it afterwards. */
typedef struct
{
  FlipApplication *application;
  FlipWindow *window;
} StageFixture;

void stage_set_up (StageFixture *fixture, gconstpointer data);
void stage_tear_down (StageFixture *fixture, gconstpointer data);

/* For what was begun to be shown. */
void stage_wait (void);

/* A sheet with this many seats, so many moves on. */
FlipSheetPage *stage_begin (StageFixture *fixture, const char *game, guint seats, gboolean dealt, guint moves);
FlipSheetPage *stage_begin_from (StageFixture *fixture, FlipSetup *setup, guint seats, guint moves);
