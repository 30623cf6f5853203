/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/log/log-row.h"

/* The actions for the entries of a line: change one, remove it, insert one before it, or show its
   notice again. A line with several entries has a submenu for each. NULL if there are none: entries
   that Flipside dealt can't be mended. */
GMenuModel *flip_log_menu_new (FlipLog *log, const FlipLogItem *item);

/* Stands for the entry that led to the moment in view, whichever that is when an action is used. */
#define FLIP_SHOWN_ENTRY G_MAXUINT32

/* The same menu for that entry: it never changes, so that it need not be rebuilt after each
   move. */
GMenuModel *flip_log_menu_new_shown (void);
