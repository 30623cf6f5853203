/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/ask/choose-file.h"
#include "play/editions/editions.h"

G_BEGIN_DECLS

/* Asks for another name, and renames the edition; `done` is called if it was renamed. */
void flip_edition_dialog_rename (GtkWidget *owner,
                                 FlipLibrary *library,
                                 const FlipEditionInfo *info,
                                 GCallback done);

/* Asks for a file, and writes the edition to it. */
void flip_edition_dialog_export (GtkWidget *owner, const FlipEditionInfo *info);

/* Asks for files; `chosen` is called for each of them, with the owner. */
void flip_edition_dialog_import (GtkWidget *owner, FlipFileChosen chosen);

G_END_DECLS
