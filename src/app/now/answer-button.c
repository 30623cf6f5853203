/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/answer-button.h"

#include "app/now/aside-chip.h"
#include "app/common/own-card.h"
#include "app/board/way-row.h"

#define CARD_WIDTH  80
#define CARD_HEIGHT 114

/* callbacks */

static void
enter_cb (GtkEventController *controller, FlipSheetModel *model)
{
  FlipMove move = flip_answer_button_move (gtk_event_controller_get_widget (controller));

  flip_sheet_model_consider (model, &move);
}

static void
pointed_cb (GtkEventController *controller, double x, double y, FlipSheetModel *model)
{
  enter_cb (controller, model);
}

/* Another may have been considered meanwhile; and a button may be left because it goes. */
static void
leave_cb (GtkEventController *controller, FlipSheetModel *model)
{
  GtkWidget *button = gtk_event_controller_get_widget (controller);
  const FlipMove *considered = flip_sheet_model_considered (model);
  FlipMove move = flip_answer_button_move (button);

  if (considered && flip_move_equal (considered, &move))
    flip_sheet_model_consider (model, NULL);
}

/* helpers */

static void
watch (GtkWidget *button, FlipSheetModel *model)
{
  GtkEventController *pointer = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_object (pointer, "enter", G_CALLBACK (pointed_cb), model, 0);
  g_signal_connect_object (pointer, "leave", G_CALLBACK (leave_cb), model, 0);
  g_signal_connect_object (focus, "enter", G_CALLBACK (enter_cb), model, 0);
  g_signal_connect_object (focus, "leave", G_CALLBACK (leave_cb), model, 0);
  gtk_widget_add_controller (button, pointer);
  gtk_widget_add_controller (button, focus);
}

static void
set_name (GtkWidget *button, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static GtkWidget *
words_new (const char *text)
{
  GtkWidget *button = gtk_button_new_with_label (text);
  GtkWidget *words = gtk_button_get_child (GTK_BUTTON (button));

  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (words), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (words), GTK_JUSTIFY_CENTER);
  return button;
}

/* Cards where the answer is about several, else its words. */
static GtkWidget *
line_new (FlipSheetModel *model, const FlipWayWords *way)
{
  GtkWidget *button;

  if (way->offer.n_cards < 2 || flip_sheet_model_game (model)->own_cards)
    return words_new (way->label);
  button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (button), flip_way_row_new (way, FALSE));
  set_name (button, way->label);
  return button;
}

static GtkWidget *
pill_new (const FlipWayWords *way)
{
  GtkWidget *button = words_new (*way->offer.act ? way->offer.act : way->label);

  gtk_widget_add_css_class (button, "pill-button");
  gtk_widget_add_css_class (button, "answer-pill");
  if (*way->offer.act)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    way->label, -1);
  return button;
}

static GtkWidget *
badge_new (const char *text)
{
  GtkWidget *badge = gtk_label_new (text);

  gtk_widget_set_halign (badge, GTK_ALIGN_END);
  gtk_widget_set_valign (badge, GTK_ALIGN_START);
  gtk_widget_add_css_class (badge, "card-count");
  return badge;
}

/* The words stand on the picture. */
static GtkWidget *
card_new (FlipSheetModel *model, const FlipWayWords *way)
{
  GtkWidget *picture = flip_own_card_new (model, (FlipCard) way->move.arg[0]);
  GtkWidget *overlay = gtk_overlay_new (), *button;
  g_autofree char *name = *way->offer.badge
                            ? g_strdup_printf ("%s, %s", way->label, way->offer.badge)
                            : g_strdup (way->label);

  if (!picture)
    return words_new (name);
  button = gtk_button_new ();
  flip_drawing_set_size (FLIP_DRAWING (picture), CARD_WIDTH, CARD_HEIGHT);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), picture);
  if (*way->offer.badge)
    gtk_overlay_add_overlay (GTK_OVERLAY (overlay), badge_new (way->offer.badge));
  gtk_button_set_child (GTK_BUTTON (button), overlay);
  gtk_widget_add_css_class (button, "card-answer");
  gtk_widget_add_css_class (button, "flat");
  set_name (button, name);
  return button;
}

/* public functions */

GtkWidget *
flip_answer_button_new (FlipSheetModel *model, const FlipWayWords *way, FlipAnswerLook look)
{
  GtkWidget *button =
    look == FLIP_ANSWER_PILL   ? pill_new (way)
    : look == FLIP_ANSWER_CARD ? card_new (model, way)
    : look == FLIP_ANSWER_CHIP
      ? flip_aside_chip_new (*way->offer.badge ? way->offer.badge : way->label, way->label)
      : line_new (model, way);

  g_object_set_data_full (G_OBJECT (button), "move", g_memdup2 (&way->move, sizeof way->move),
                          g_free);
  watch (button, model);
  return button;
}

FlipMove
flip_answer_button_move (GtkWidget *button)
{
  return *(const FlipMove *) g_object_get_data (G_OBJECT (button), "move");
}
