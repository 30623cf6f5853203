/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/table/piece-picture.h"

#include "app/common/toolkit/class.h"
#include "play/editions/table-draft.h"

#define BELOW_NAME  7
#define BESIDE_NAME 14 /* a plate may be wider than its building */
#define MIDDLE      150 /* mm: the position of the piece on a small table of its own */
#define SCALE       .42

struct _FlipPiecePicture
{
  FlipDrawing parent_instance;

  /* owned */
  FlipTableDraft *draft; /* or NULL */
  char *text;            /* the text that it was drawn from, or NULL */

  gboolean is_tall; /* room for the name above a building */
};

G_DEFINE_FINAL_TYPE (FlipPiecePicture, flip_piece_picture, FLIP_TYPE_DRAWING)

/* helpers */

/* A file with nothing but this piece in the middle of a small table. */
static FlipTableDraft *
draft_item (const FlipGame *game, const FlipTrayItem *item)
{
  const FlipTableFormat *table = game->format->table;
  g_autofree char *text = g_strdup_printf ("[%s]\n%s=%d\n%s=%d\n", table->group, table->width,
                                           2 * MIDDLE, table->height, 2 * MIDDLE);
  g_autoptr (FlipBoardFile) file = flip_board_file_new (text);
  const FlipSpot middle = { MIDDLE, MIDDLE, 0 };
  FlipTrayItem one = *item;
  const char *group, *key;

  one.left = 1;
  flip_scenario_add (game->format, file, &one, &middle, &group, &key);
  return flip_table_draft_new (game, file);
}

/* overrides */

static void
flip_piece_picture_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  FlipPiecePicture *self = FLIP_PIECE_PICTURE (drawing);
  FlipTableView view = {
    .canvas = canvas,
    .x = width / 2 - MIDDLE * SCALE,
    .y = height / 2 - MIDDLE * SCALE + (self->is_tall ? BELOW_NAME : 0),
    .scale = SCALE,
  };

  if (self->draft)
    flip_table_draft_draw_pieces (self->draft, &view);
}

static void
flip_piece_picture_class_init (FlipPiecePictureClass *klass)
{
  FLIP_OWN_LAST (klass, FlipPiecePicture, (draft, flip_table_draft_free), (text, g_free));
  FLIP_DRAWING_CLASS (klass)->draw = flip_piece_picture_draw;
  FLIP_DRAWING_CLASS (klass)->around = BESIDE_NAME;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "piecepicture");
}

static void
flip_piece_picture_init (FlipPiecePicture *self)
{
  flip_drawing_set_size (FLIP_DRAWING (self), FLIP_PIECE_PICTURE_WIDTH, FLIP_PIECE_PICTURE_HEIGHT);
}

/* public functions */

void
flip_piece_picture_show (FlipPiecePicture *self, const FlipGame *game, const FlipTrayItem *item)
{
  g_return_if_fail (FLIP_IS_PIECE_PICTURE (self));
  g_return_if_fail (flip_table_draft_can (game) && item);

  if (self->draft)
    return;
  self->draft = draft_item (game, item);
  self->is_tall = item->group && flip_scenario_is_in_parts (game->format, item->group);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
flip_piece_picture_show_text (FlipPiecePicture *self, const FlipGame *game, const char *text)
{
  g_autoptr (FlipBoardFile) file = NULL;

  g_return_if_fail (FLIP_IS_PIECE_PICTURE (self));
  g_return_if_fail (flip_table_draft_can (game) && text);

  if (g_strcmp0 (self->text, text) == 0)
    return;
  g_free (self->text);
  self->text = g_strdup (text);
  g_clear_pointer (&self->draft, flip_table_draft_free);
  file = flip_board_file_new (text);
  self->draft = flip_table_draft_new (game, file);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

char *
flip_piece_picture_bare_text (const FlipFormat *format, FlipBoardFile *file)
{
  g_autofree char *all = flip_board_file_text (file);
  g_autoptr (FlipBoardFile) alone = flip_board_file_new (all);
  g_autoptr (FlipScenarioTable) table = flip_scenario_table_new (format, alone);
  g_autofree char *side = g_strdup_printf ("%d", 2 * MIDDLE);

  for (guint i = 0; i < table->pieces->len; i++)
    {
      const FlipTablePiece *piece = flip_scenario_table_piece (table, i);

      flip_board_file_unset (alone, piece->group, piece->key);
    }
  flip_board_file_set (alone, format->table->group, format->table->width, side);
  flip_board_file_set (alone, format->table->group, format->table->height, side);
  return flip_board_file_text (alone);
}

char *
flip_piece_picture_text (const FlipFormat *format, const char *bare, const char *group)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new (bare);
  const FlipSpot middle = { MIDDLE, MIDDLE, 0 };
  const FlipTrayItem item = { .group = group, .left = 1 };
  const char *kept, *key;

  flip_scenario_add (format, file, &item, &middle, &kept, &key);
  return flip_board_file_text (file);
}
