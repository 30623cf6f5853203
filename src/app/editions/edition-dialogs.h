/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* Asks for another name, and renames the edition; `done` is called if somebody did. */
void flip_edition_dialog_rename (GtkWidget *owner,
                                 FlipLibrary *library,
                                 const FlipEditionInfo *info,
                                 GCallback done);

/* Asks for a file, and writes the edition there. */
void flip_edition_dialog_export (GtkWidget *owner, const FlipEditionInfo *info);

/* Asks for files; `chosen` gets each of them: void (*) (GtkWidget *owner, GFile *file). */
void flip_edition_dialog_import (GtkWidget *owner, void (*chosen) (GtkWidget *owner, GFile *file));

/* Asks whether to do something: the dialog, which emits "response" with that response or "cancel". */
GtkWidget *flip_edition_dialog_ask (GtkWidget *owner,
                                    const char *heading,
                                    const char *text,
                                    const char *response,
                                    const char *label);

/* Says why something did not happen. */
void flip_edition_dialog_tell (GtkWidget *owner, const char *heading, const char *text);

G_END_DECLS
