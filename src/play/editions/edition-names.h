/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/edition-desk.h"

G_BEGIN_DECLS

/* Groups of an edition that people can give a name to: the side of a card, a shape. The file has a word
   for each, which nobody has to see. */

/* The name of such a group; NULL where it can't have another one. The caller frees it. */
char *flip_edition_name_get (FlipEditionDesk *desk, const char *group);

/* What the group is called in the file then, which the caller frees; or NULL and a reason. */
char *flip_edition_name_set (FlipEditionDesk *desk,
                             const char *group,
                             const char *name,
                             char **reason);

/* The group that a value of the kind FLIP_KIND_COINED names by one of its words; or NULL. */
const char *flip_edition_name_group (FlipEditionDesk *desk, const FlipPlace *place, guint part);

G_END_DECLS
