/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/log/log-item.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A line of the log: an avatar, the words, and the cards of a heading. */
#define FLIP_TYPE_LOG_ROW (flip_log_row_get_type ())
G_DECLARE_FINAL_TYPE (FlipLogRow, flip_log_row, FLIP, LOG_ROW, GtkBox)

void flip_log_row_show (FlipLogRow *self, const FlipLogItem *item);

G_END_DECLS
