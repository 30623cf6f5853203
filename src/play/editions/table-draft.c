/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/editions/table-draft.h"

#include "engine/boards/format-table.h"
#include "table/tabletops.h"

struct _FlipTableDraft
{
  const FlipTableArt *art;
  gpointer state;
  FlipTable table;
};

gboolean
flip_table_draft_can (const FlipGame *game)
{
  return game && game->format->table && flip_table_art_find (game)
         && flip_table_bridge_find (game);
}

FlipTableDraft *
flip_table_draft_new (const FlipGame *game, FlipBoardFile *file)
{
  FlipTableDraft *draft;

  g_return_val_if_fail (flip_table_draft_can (game) && file, NULL);

  draft = g_new0 (FlipTableDraft, 1);
  draft->art = flip_table_art_find (game);
  draft->state = g_malloc0 (game->state_size);
  game->format->table->draft (file, draft->state);
  flip_table_bridge_find (game)->lay (draft->state, &draft->table);
  return draft;
}

void
flip_table_draft_free (FlipTableDraft *draft)
{
  g_free (draft->state);
  g_free (draft);
}

static FlipTableScene
scene_of (const FlipTableDraft *draft)
{
  return (FlipTableScene){
    .state = draft->state,
    .table = &draft->table,
    .playing = FLIP_NO_PIECE,
  };
}

void
flip_table_draft_draw_ground (FlipTableDraft *draft, const FlipTableView *view)
{
  FlipTableScene scene = scene_of (draft);

  draft->art->draw_ground (view, &scene);
}

void
flip_table_draft_draw_pieces (FlipTableDraft *draft, const FlipTableView *view)
{
  FlipTableScene scene = scene_of (draft);

  draft->art->draw_pieces (view, &scene);
}
