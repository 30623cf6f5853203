/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/newsheet/choice-card.h"

#include "app/common/picture/board-thumbnail.h"
#include "play/moment/sheet-words.h"

#include <glib/gi18n.h>

/* Two of them stand side by side, but not on a narrow screen. */
#define LEAST_WIDTH 180
#define ICON_GAP    14

struct _FlipChoiceCard
{
  GtkCheckButton parent_instance;

  /* template */
  GtkWidget *card, *line;
  FlipBoardThumbnail *thumbnail;
  GtkImage *icon;
  GtkLabel *title, *subtitle;

  /* borrowed */
  const FlipGame *game; /* or NULL */
};

G_DEFINE_FINAL_TYPE (FlipChoiceCard, flip_choice_card, GTK_TYPE_CHECK_BUTTON)

/* overrides */

static void
flip_choice_card_class_init (FlipChoiceCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (FLIP_TYPE_BOARD_THUMBNAIL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/newsheet/choice-card.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipChoiceCard, card);
  gtk_widget_class_bind_template_child (widget_class, FlipChoiceCard, line);
  gtk_widget_class_bind_template_child (widget_class, FlipChoiceCard, thumbnail);
  gtk_widget_class_bind_template_child (widget_class, FlipChoiceCard, icon);
  gtk_widget_class_bind_template_child (widget_class, FlipChoiceCard, title);
  gtk_widget_class_bind_template_child (widget_class, FlipChoiceCard, subtitle);
}

static void
flip_choice_card_init (FlipChoiceCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* public functions */

GtkWidget *
flip_choice_card_new_game (const FlipGame *game, GtkCheckButton *group)
{
  g_autofree char *seats = NULL;
  FlipChoiceCard *self;

  g_return_val_if_fail (game != NULL, NULL);

  self = g_object_new (FLIP_TYPE_CHOICE_CARD, "group", group, NULL);
  seats = flip_sheet_words_seats (game);
  self->game = game;
  flip_board_thumbnail_show (self->thumbnail, game);
  gtk_widget_set_visible (GTK_WIDGET (self->thumbnail), TRUE);
  gtk_widget_add_css_class (self->card, "game-card");
  flip_choice_card_set_words (self, _ (game->name), seats);
  return GTK_WIDGET (self);
}

const FlipGame *
flip_choice_card_game (FlipChoiceCard *self)
{
  g_return_val_if_fail (FLIP_IS_CHOICE_CARD (self), NULL);

  return self->game;
}

GtkWidget *
flip_choice_card_new (const char *icon, GtkCheckButton *group)
{
  FlipChoiceCard *self = g_object_new (FLIP_TYPE_CHOICE_CARD, "group", group, NULL);

  gtk_image_set_from_icon_name (self->icon, icon);
  gtk_widget_set_visible (GTK_WIDGET (self->icon), TRUE);
  gtk_widget_set_size_request (self->card, LEAST_WIDTH, -1);
  gtk_widget_set_vexpand (self->line, TRUE);
  gtk_box_set_spacing (GTK_BOX (self->line), ICON_GAP);
  return GTK_WIDGET (self);
}

void
flip_choice_card_set_words (FlipChoiceCard *self, const char *title, const char *subtitle)
{
  g_return_if_fail (FLIP_IS_CHOICE_CARD (self));

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->subtitle, subtitle);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, subtitle, -1);
}
