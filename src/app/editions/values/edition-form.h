/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/edition-desk.h"

#include <adwaita.h>

/* The values of an edition as rows of a form, one group at a time, generated from the description
   of the game's file: everything can be entered with the keyboard alone, in any game. Problems are
   on top, each leading to its row. Emits "shown" when another group is shown. */
#define FLIP_TYPE_EDITION_FORM (flip_edition_form_get_type ())
G_DECLARE_FINAL_TYPE (FlipEditionForm, flip_edition_form, FLIP, EDITION_FORM, GtkBox)

/* The desk outlives the form. */
GtkWidget *flip_edition_form_new (FlipEditionDesk *desk);

/* The group in view, or NULL. */
const char *flip_edition_form_group (FlipEditionForm *self);

/* Shows another group, if it exists. */
void flip_edition_form_show (FlipEditionForm *self, const char *group);

/* Shows the group and focuses the value, or the first one if the key is NULL; FALSE if there is
   none. */
gboolean flip_edition_form_go_to (FlipEditionForm *self, const char *group, const char *key);

/* The same for one phrase of the value, whose number is selected. */
gboolean flip_edition_form_go_to_phrase (FlipEditionForm *self,
                                         const char *group,
                                         const char *key,
                                         int phrase);

/* Takes a name at once whose entry has just lost the focus. */
void flip_edition_form_settle (FlipEditionForm *self);

/* Focuses the list of all groups. */
void flip_edition_form_focus_parts (FlipEditionForm *self);

/* Sets the widget below the values. */
void flip_edition_form_set_footer (FlipEditionForm *self, GtkWidget *footer);

/* Sets the widget that is above everything but the problems, whichever group is shown. */
void flip_edition_form_set_top (FlipEditionForm *self, GtkWidget *top);
