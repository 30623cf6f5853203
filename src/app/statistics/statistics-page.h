/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/library/library.h"

#include <adwaita.h>

/* Statistics over all finished games of a library. */
#define FLIP_TYPE_STATISTICS_PAGE (flip_statistics_page_get_type ())
G_DECLARE_FINAL_TYPE (FlipStatisticsPage, flip_statistics_page, FLIP, STATISTICS_PAGE, GtkBox)

/* Reads the results of the library; without a library there are none. */
void flip_statistics_page_load (FlipStatisticsPage *self, FlipLibrary *library);

/* Shows only the results of this game. */
void flip_statistics_page_choose_game (FlipStatisticsPage *self, const FlipGame *game);

/* The game that is chosen, or NULL. */
const FlipGame *flip_statistics_page_game (FlipStatisticsPage *self);
