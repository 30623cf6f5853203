/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

#include <gtk/gtk.h>

/* The note about the newest move of the reviewed moment, which can be edited, and below it all
   other notes as links. It uses the actions "sheet.note", "sheet.bookmark" and "sheet.show". */
G_DECLARE_FINAL_TYPE (FlipNotesView, flip_notes_view, FLIP, NOTES_VIEW, GtkBox)

void flip_notes_view_load (FlipNotesView *self, FlipMoment *moment);
