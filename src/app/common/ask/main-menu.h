/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The button of the main menu, which is on every page. The property "own" is a GMenuModel with the
   page's own items, which come before the rest. */
G_DECLARE_FINAL_TYPE (FlipMainMenu, flip_main_menu, FLIP, MAIN_MENU, GtkWidget)

/* Adds an item for each game; the target of its action is the game's id. */
void flip_main_menu_list_games (GMenu *menu, const char *action);
