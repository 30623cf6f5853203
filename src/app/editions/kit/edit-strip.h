/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/editions/kit/edit-canvas.h"
#include "play/editions/edition-desk.h"

#include <adwaita.h>

/* The parts of an edition of which one at a time is edited beside this list: their pictures, their
   names and how much of them is checked; below them a button that adds one, and a legend. Tab leaves
   the list from any row: going row by row would choose each of them, and a user who is just passing
   would end up editing the last.

   Emits "chosen" with the index of the row that the user has selected, "opened" when it was
   activated, and "add". */
G_DECLARE_FINAL_TYPE (FlipEditStrip, flip_edit_strip, FLIP, EDIT_STRIP, AdwBin)

typedef struct
{
  const char *name;  /* of the list, for screen readers */
  const char *style; /* a CSS class of the list */
  int width;         /* of the strip */
  int from;          /* the width of the editor from which on there is room for it */
  FlipEditDraw draw; /* draws the picture of a row, which is told by its index */
  gpointer owner;    /* of the pictures; it outlives the strip */
  FlipRect picture;
} FlipStripLook;

/* The desk outlives the strip. */
void flip_edit_strip_set_up (FlipEditStrip *self, FlipEditionDesk *desk, FlipStripLook look);

/* The words above the list, and those on the button below it, with a mnemonic; NULL hides it. */
void flip_edit_strip_set_title (FlipEditStrip *self, const char *title, const char *count);
void flip_edit_strip_set_add (FlipEditStrip *self, const char *label);

typedef struct
{
  const char *title, *note;       /* without a note: NULL */
  const char *name, *description; /* for screen readers; without a description: NULL */
  const FlipChecked *checked;
  gboolean is_wrong, is_back;
} FlipStripItem;

/* Shows all rows from the first on; rows that are left over are dropped at the end. */
void flip_edit_strip_show (FlipEditStrip *self, guint index, const FlipStripItem *item);
void flip_edit_strip_end (FlipEditStrip *self, guint n);

/* Marks a row without a signal; -1 marks none. */
void flip_edit_strip_select (FlipEditStrip *self, int index);

/* Shows the strip if the editor is wide enough. */
void flip_edit_strip_fit (FlipEditStrip *self, int width);
