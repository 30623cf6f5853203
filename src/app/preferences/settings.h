/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

/* The preferences, and the last state of the window; borrowed, one per program. If the schema is
   not installed, they last only while the program runs. The keys are those of
   data/org.flipside.Flipside.gschema.xml: bind widgets to them with g_settings_bind, and connect to
   "changed::KEY" to follow a change. */
GSettings *flip_settings_get_default (void);

gboolean flip_settings_get_animations (void);
gboolean flip_settings_get_hints (void);
gboolean flip_settings_get_confirm_undo (void);
gboolean flip_settings_get_slow_motion (void);

/* The address for other screens; NULL: that of the local network. The caller frees it. */
char *flip_settings_get_screens_address (void);

/* How the notices of one kind of great moment are shown; the second keeps a kind to one line from
   now on. */
typedef enum
{
  FLIP_NOTICES_OFF,
  FLIP_NOTICES_BRIEF,
  FLIP_NOTICES_LARGE,
} FlipNoticesSetting;

FlipNoticesSetting flip_settings_get_notices (const char *kind);
void flip_settings_tell_briefly (const char *kind);
