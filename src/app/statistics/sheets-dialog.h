/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/library/results.h"

#include <adwaita.h>

/* Lists the sheets that a part of the statistics is based on; each can be opened. */
void flip_sheets_dialog_show (GtkWidget *parent,
                              const FlipResults *results,
                              const GArray *sheets,
                              const char *title);
