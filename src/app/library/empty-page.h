/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The library without sheets: all games, each with a guided first game, a new sheet and a finished one to look
   through. */
#define FLIP_TYPE_EMPTY_PAGE (flip_empty_page_get_type ())
G_DECLARE_FINAL_TYPE (FlipEmptyPage, flip_empty_page, FLIP, EMPTY_PAGE, GtkBox)

G_END_DECLS
