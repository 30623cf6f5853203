/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/log/log-row.h"

G_BEGIN_DECLS

/* What can be done with the entries of a line: change, remove, put one in before. A line of several
   entries has a submenu for each of them. NULL where nothing can be mended: what Flipside dealt. */
GMenuModel *flip_log_menu_new (FlipSession *session, const FlipLogItem *item);

/* The same of one entry, counted from 0. */
GMenuModel *flip_log_menu_new_entry (FlipSession *session, guint entry);

G_END_DECLS
