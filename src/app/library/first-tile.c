/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/library/first-tile.h"

#include "app/common/picture/board-thumbnail.h"
#include "app/common/toolkit/show.h"
#include "engine/base/phrase.h"
#include "play/moment/sheet-words.h"

#include <glib/gi18n.h>

#define PICTURE_HEIGHT 158
#define ROW_WIDTH      112
#define ROW_HEIGHT     86

struct _FlipFirstTile
{
  GtkBox parent_instance;

  /* template */
  GtkBox *head;
  FlipBoardThumbnail *picture;
  GtkLabel *name, *seats, *length;
  GtkWidget *guide, *begin, *sample;
};

G_DEFINE_FINAL_TYPE (FlipFirstTile, flip_first_tile, GTK_TYPE_BOX)

/* helpers */

static void
show_length (FlipFirstTile *self, const FlipLesson *lesson)
{
  g_autofree char *length = NULL;

  gtk_widget_set_visible (self->guide, lesson != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->length), lesson != NULL);
  if (!lesson)
    return;
  /* Translators: first %u: how many steps; second %u: minutes */
  length = g_strdup_printf (ngettext ("%u step, %u min", "%u steps, %u min", lesson->n_steps),
                            lesson->n_steps, lesson->minutes);
  gtk_label_set_label (self->length, length);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->guide), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, length, -1);
}

/* All five have the same words on it: a screen reader says of which game it is. */
static void
set_action (GtkWidget *button, const char *action, const FlipGame *game, const char *words)
{
  g_autofree char *label = flip_phrase_list (_ (game->name), words, NULL);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", game->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  flip_show_name (button, label);
}

static void
show_game (FlipFirstTile *self, const FlipGame *game)
{
  g_autofree char *seats = flip_sheet_words_seats (game);

  flip_board_thumbnail_show (self->picture, game);
  gtk_label_set_label (self->name, _ (game->name));
  gtk_label_set_label (self->seats, seats);
  set_action (self->guide, "win.guide", game, _ ("Guided First Game"));
  set_action (self->begin, "win.new-sheet-of", game, _ ("New Sheet"));
  set_action (self->sample, "win.sample", game, _ ("Look at a Finished Sheet"));
  show_length (self, game->lesson);
}

/* overrides */

static void
flip_first_tile_class_init (FlipFirstTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (FLIP_TYPE_BOARD_THUMBNAIL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/library/first-tile.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipFirstTile, head);
  gtk_widget_class_bind_template_child (widget_class, FlipFirstTile, picture);
  gtk_widget_class_bind_template_child (widget_class, FlipFirstTile, name);
  gtk_widget_class_bind_template_child (widget_class, FlipFirstTile, seats);
  gtk_widget_class_bind_template_child (widget_class, FlipFirstTile, length);
  gtk_widget_class_bind_template_child (widget_class, FlipFirstTile, guide);
  gtk_widget_class_bind_template_child (widget_class, FlipFirstTile, begin);
  gtk_widget_class_bind_template_child (widget_class, FlipFirstTile, sample);
}

static void
flip_first_tile_init (FlipFirstTile *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* public functions */

GtkWidget *
flip_first_tile_new (const FlipGame *game)
{
  FlipFirstTile *self;

  g_return_val_if_fail (game != NULL, NULL);

  self = g_object_new (FLIP_TYPE_FIRST_TILE, NULL);
  show_game (self, game);
  flip_first_tile_set_row (self, FALSE);
  return GTK_WIDGET (self);
}

void
flip_first_tile_set_row (FlipFirstTile *self, gboolean is_row)
{
  g_return_if_fail (FLIP_IS_FIRST_TILE (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->head),
                                  is_row ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_size_request (GTK_WIDGET (self->picture), is_row ? ROW_WIDTH : -1,
                               is_row ? ROW_HEIGHT : PICTURE_HEIGHT);
  gtk_widget_set_hexpand (GTK_WIDGET (self->picture), !is_row);
}
