/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/edition-desk.h"

G_BEGIN_DECLS

/* Groups of an edition that the user can name, such as the side of a card or a shape. The file has
   a word for each, which the user need not see. */

/* The name of such a group, or NULL if it can't be renamed. The caller frees it. */
char *flip_edition_name_get (FlipEditionDesk *desk, const char *group);

/* Renames a group and returns its new name in the file, which the caller frees; or NULL, with a
   reason. */
char *flip_edition_name_set (FlipEditionDesk *desk,
                             const char *group,
                             const char *name,
                             char **reason);

/* The group that one word of a FLIP_KIND_COINED value names, or NULL. */
const char *flip_edition_name_group (FlipEditionDesk *desk, const FlipPlace *place, guint part);

G_END_DECLS
