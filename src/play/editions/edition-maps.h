/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/edition-check.h"

G_BEGIN_DECLS

/* The maps of an edition that are painted square by square, each in a group of its own: shapes,
   symbols and the like. */
typedef struct
{
  char *group, *key; /* of the value, or of the first row */
  guint kind;        /* maps of one kind of group have the same: 0 for the first kind */
  char *name;        /* "Heart" */
  char *title;       /* "Shape: Heart" */
  char *brief;       /* "25 · 29 squares" */
  char *note;        /* "Value 25, 29 squares" */
  char *text;        /* rows with strokes between them */
  FlipChecked checked;
} FlipEditionMap;

/* Of FlipEditionMap, in the order of the file. */
GPtrArray *flip_edition_maps_list (FlipEditionDesk *desk);

/* What people call all of a kind, "Shapes", and whether there can be one more; the caller frees it.
   NULL: they have no common name, and none can be added. */
char *flip_edition_maps_kind (FlipEditionDesk *desk, guint kind, gboolean *can_add);

/* One more, like the last of its kind: its group, which the caller frees; or NULL. */
char *flip_edition_maps_add (FlipEditionDesk *desk, guint kind);

G_END_DECLS
