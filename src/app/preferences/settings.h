/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* What people prefer, and how the window was left; borrowed, one per program. Where the schema is
   not installed, it is kept for as long as the program runs.

   The keys are those of data/org.flipside.Flipside.gschema.xml: bind widgets to them with
   g_settings_bind, and hear of a change by "changed::KEY". */
GSettings *flip_settings_get_default (void);

gboolean flip_settings_get_animations (void);
gboolean flip_settings_get_hints (void);
gboolean flip_settings_get_confirm_undo (void);
gboolean flip_settings_get_slow_motion (void);

/* How great moments of a kind are told; and that those of a kind are told in a line from now on. */
typedef enum
{
  FLIP_NOTICES_OFF,
  FLIP_NOTICES_BRIEF,
  FLIP_NOTICES_LARGE,
} FlipNoticesSetting;

FlipNoticesSetting flip_settings_get_notices (const char *kind);
void flip_settings_tell_briefly (const char *kind);

G_END_DECLS
