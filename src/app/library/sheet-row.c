/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/library/sheet-row.h"

#include "app/common/columns.h"
#include "app/library/game-tile.h"
#include "app/library/seat-name.h"
#include "app/library/sheet-card.h"
#include "play/sheet-words.h"
#include "games/games.h"

#include <glib/gi18n.h>

struct _FlipSheetRow
{
  GtkBox parent_instance;

  /* owned by the box */
  GtkLabel *heading, *game, *mode, *date, *state, *detail;
  FlipColumns *players;
  GtkWidget *card, *tile, *mode_icon, *trophy, *progress;

  /* owned */
  FlipSheetItem *item;
};

G_DEFINE_FINAL_TYPE (FlipSheetRow, flip_sheet_row, GTK_TYPE_BOX)

/* helpers */

static GtkLabel *
label_new (float align, const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), align);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, style);
  return GTK_LABEL (label);
}

static GtkLabel *
add_label (FlipSheetRow *self, FlipCardPart part, float align, const char *style)
{
  GtkLabel *label = label_new (align, style);

  flip_sheet_card_set_part (FLIP_SHEET_CARD (self->card), part, GTK_WIDGET (label));
  return label;
}

/* A label behind an icon. */
static GtkLabel *
add_icon_label (FlipSheetRow *self, FlipCardPart part, GtkWidget *icon, GtkLabel *label)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gboolean at_end = part == FLIP_CARD_STATE;

  gtk_widget_set_hexpand (icon, at_end);
  gtk_widget_set_halign (icon, at_end ? GTK_ALIGN_END : GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (label));
  flip_sheet_card_set_part (FLIP_SHEET_CARD (self->card), part, box);
  return label;
}

static void
make_card (FlipSheetRow *self)
{
  GtkWidget *arrow = gtk_image_new_from_icon_name ("go-next-symbolic");
  FlipSheetCard *card;

  self->card = flip_sheet_card_new ();
  card = FLIP_SHEET_CARD (self->card);
  self->tile = flip_game_tile_new ();
  self->mode_icon = gtk_image_new ();
  self->trophy = gtk_image_new_from_icon_name ("flipside-trophy-symbolic");
  self->progress = gtk_progress_bar_new ();
  gtk_widget_add_css_class (self->trophy, "trophy");
  gtk_widget_add_css_class (self->mode_icon, "dim-label");
  flip_sheet_card_set_part (card, FLIP_CARD_TILE, self->tile);
  self->game = add_label (self, FLIP_CARD_GAME, 0, "sheet-game");
  self->players = g_object_new (FLIP_TYPE_COLUMNS, "spacing", 10, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->players), "sheet-players");
  flip_sheet_card_set_part (card, FLIP_CARD_PLAYERS, GTK_WIDGET (self->players));
  self->mode = add_icon_label (self, FLIP_CARD_MODE, self->mode_icon, label_new (0, "sheet-note"));
  self->date = add_label (self, FLIP_CARD_DATE, 0, "sheet-note");
  self->state = add_icon_label (self, FLIP_CARD_STATE, self->trophy, label_new (1, "heading"));
  self->detail = add_label (self, FLIP_CARD_DETAIL, 1, "sheet-note");
  gtk_label_set_justify (self->detail, GTK_JUSTIFY_RIGHT);
  gtk_label_set_lines (self->detail, 2);
  flip_sheet_card_set_part (card, FLIP_CARD_PROGRESS, self->progress);
  gtk_widget_add_css_class (arrow, "dim-label");
  flip_sheet_card_set_part (card, FLIP_CARD_ARROW, arrow);
  gtk_box_append (GTK_BOX (self), self->card);
}

static void
show_players (FlipSheetRow *self, const FlipSheetInfo *info)
{
  flip_columns_clear (self->players);
  for (guint i = 0; i < info->n_seats; i++)
    flip_columns_append (self->players, flip_seat_name_new (i, info->seats[i].name));
}

static void
show_state (FlipSheetRow *self, const FlipSheetInfo *info)
{
  g_autofree char *awaited = flip_sheet_words_awaited (info);
  g_auto (FlipSheetOutcome) outcome = { 0 };

  if (info->finished)
    flip_sheet_words_outcome (info, &outcome);
  gtk_label_set_label (self->state, info->finished ? outcome.title : awaited);
  gtk_label_set_label (self->detail, info->finished ? outcome.detail : info->moment);
  gtk_label_set_wrap (self->detail, info->finished);
  gtk_widget_set_visible (GTK_WIDGET (self->detail), *gtk_label_get_label (self->detail) != '\0');
  gtk_widget_set_visible (self->trophy, outcome.has_winner);
  gtk_widget_set_hexpand (GTK_WIDGET (self->state), !outcome.has_winner);
  gtk_widget_set_visible (self->progress, !info->finished);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress), info->progress / 100.0);
}

static void
set_css_class (GtkWidget *widget, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

static void
show_section (FlipSheetRow *self, FlipSheetItem *item)
{
  gtk_label_set_label (self->heading, flip_sheet_item_section (item) == FLIP_SECTION_PLAYED
                                        ? _ ("Being played")
                                        : _ ("Finished"));
  gtk_widget_set_visible (GTK_WIDGET (self->heading), flip_sheet_item_is_first (item));
  set_css_class (self->card, "first", flip_sheet_item_is_first (item));
  set_css_class (self->card, "last", flip_sheet_item_is_last (item));
}

/* callbacks */

/* A click on the heading is none on the sheet below it. */
static void
heading_pressed_cb (GtkGestureClick *gesture, int n, double x, double y, gpointer data)
{
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
}

/* overrides */

static void
flip_sheet_row_dispose (GObject *object)
{
  g_clear_object (&FLIP_SHEET_ROW (object)->item);
  G_OBJECT_CLASS (flip_sheet_row_parent_class)->dispose (object);
}

static void
flip_sheet_row_class_init (FlipSheetRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_sheet_row_dispose;
}

static void
flip_sheet_row_init (FlipSheetRow *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  self->heading = label_new (0, "section-heading");
  g_signal_connect (click, "pressed", G_CALLBACK (heading_pressed_cb), NULL);
  gtk_widget_add_controller (GTK_WIDGET (self->heading), GTK_EVENT_CONTROLLER (click));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->heading));
  make_card (self);
}

/* public functions */

GtkWidget *
flip_sheet_row_new (void)
{
  return g_object_new (FLIP_TYPE_SHEET_ROW, NULL);
}

void
flip_sheet_row_show (FlipSheetRow *self, FlipSheetItem *item)
{
  const FlipSheetInfo *info = flip_sheet_item_info (item);
  g_autofree char *game = flip_sheet_words_game (info);
  g_autofree char *date = flip_sheet_words_date (info);

  g_set_object (&self->item, item);
  flip_game_tile_show (FLIP_GAME_TILE (self->tile), flip_games_find (info->game));
  gtk_label_set_label (self->game, game);
  gtk_label_set_label (self->mode, flip_sheet_words_mode (info));
  gtk_image_set_from_icon_name (GTK_IMAGE (self->mode_icon), info->dealt
                                                               ? "flipside-deals-symbolic"
                                                               : "flipside-table-symbolic");
  gtk_label_set_label (self->date, date);
  show_players (self, info);
  show_state (self, info);
  show_section (self, item);
}

void
flip_sheet_row_clear (FlipSheetRow *self)
{
  g_clear_object (&self->item);
}

const FlipSheetInfo *
flip_sheet_row_info (FlipSheetRow *self)
{
  return self->item ? flip_sheet_item_info (self->item) : NULL;
}

char *
flip_sheet_row_describe (FlipSheetRow *self)
{
  const FlipSheetInfo *info = flip_sheet_row_info (self);
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_autofree char *players = NULL;
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (info, NULL);

  players = flip_sheet_words_names (info);
  g_strv_builder_add_many (parts, gtk_label_get_label (self->game), players,
                           gtk_label_get_label (self->heading), NULL);
  if (gtk_widget_get_visible (self->trophy))
    g_strv_builder_add (parts, _ ("winner"));
  g_strv_builder_add (parts, gtk_label_get_label (self->state));
  if (*gtk_label_get_label (self->detail))
    g_strv_builder_add (parts, gtk_label_get_label (self->detail));
  g_strv_builder_add_many (parts, flip_sheet_words_mode (info), gtk_label_get_label (self->date),
                           NULL);
  words = g_strv_builder_end (parts);
  return g_strjoinv ("; ", words);
}
