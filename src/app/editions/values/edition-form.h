/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/edition-desk.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* The values of an edition as rows of a form, one group at a time, made of the description of the
   game's file: what can be entered by keyboard alone, in any game. Problems stand on top, each leading
   to its row. Emits "shown" when another group is shown. */
#define FLIP_TYPE_EDITION_FORM (flip_edition_form_get_type ())
G_DECLARE_FINAL_TYPE (FlipEditionForm, flip_edition_form, FLIP, EDITION_FORM, GtkBox)

/* The desk outlives the form. */
GtkWidget *flip_edition_form_new (FlipEditionDesk *desk);

/* The group that is shown, or NULL. */
const char *flip_edition_form_group (FlipEditionForm *self);

/* Shows another group, if there is one of this name. */
void flip_edition_form_show (FlipEditionForm *self, const char *group);

/* Shows the group and gives the value the focus, with a key of NULL the first one; FALSE where there is
   none. */
gboolean flip_edition_form_go_to (FlipEditionForm *self, const char *group, const char *key);

/* The same with one phrase of the value: its number is selected. */
gboolean flip_edition_form_go_to_phrase (FlipEditionForm *self,
                                         const char *group,
                                         const char *key,
                                         int phrase);

/* Takes a name that was typed before the focus left it, at once. */
void flip_edition_form_settle (FlipEditionForm *self);

/* Gives the list of all groups the focus. */
void flip_edition_form_focus_parts (FlipEditionForm *self);

/* What stands below the values. */
void flip_edition_form_set_footer (FlipEditionForm *self, GtkWidget *footer);

/* Something that stands above everything but the problems, and stays there whichever group is shown. */
void flip_edition_form_set_top (FlipEditionForm *self, GtkWidget *top);

G_END_DECLS
