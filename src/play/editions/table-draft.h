/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/table/table-art.h"
#include "engine/boards/board-file.h"

G_BEGIN_DECLS

/* The table of an edition that may still have problems, for drawing. */
typedef struct _FlipTableDraft FlipTableDraft;

/* Whether the game's editions are edited on a table. */
gboolean flip_table_draft_can (const FlipGame *game);

FlipTableDraft *flip_table_draft_new (const FlipGame *game, FlipBoardFile *file);
void flip_table_draft_free (FlipTableDraft *draft);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipTableDraft, flip_table_draft_free)

void flip_table_draft_draw_ground (FlipTableDraft *draft, const FlipTableView *view);
void flip_table_draft_draw_pieces (FlipTableDraft *draft, const FlipTableView *view);

G_END_DECLS
