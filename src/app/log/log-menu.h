/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/log/log-row.h"

G_BEGIN_DECLS

/* What can be done with the entries of a line: change, remove, put one in before, show again what was
   told large. A line of several entries has a submenu for each of them. NULL where nothing can be done:
   what Flipside dealt can't be mended. */
GMenuModel *flip_log_menu_new (FlipLog *log, const FlipLogItem *item);

/* Stands for the entry that led to the moment that is shown, whichever it is then. */
#define FLIP_SHOWN_ENTRY G_MAXUINT32

/* The same of that entry: this menu never changes, so that a move need not make another. */
GMenuModel *flip_log_menu_new_shown (void);

G_END_DECLS
