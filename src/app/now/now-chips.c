/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/now-chips.h"

#include "app/now/place-chip.h"
#include "app/board/way-site.h"
#include "play/way-words.h"
#include "draw/sheets.h"

#include <glib/gi18n.h>

#define MOST_PLACES   9
#define PLACE_COLUMNS 3
#define SHORT         3 /* characters */
#define LEAST_SHORT   4
#define SHORT_COLUMNS 7

struct _FlipNowChips
{
  GtkBox parent_instance;

  /* owned */
  FlipSheetModel *model;

  /* owned by the box */
  GtkWidget *grid;
};

G_DEFINE_FINAL_TYPE (FlipNowChips, flip_now_chips, GTK_TYPE_BOX)

enum
{
  ANSWER,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

static GPtrArray *
read_ways (FlipSheetModel *model)
{
  const FlipMoveList *list = flip_sheet_model_legal (model);
  GPtrArray *ways = g_ptr_array_new_with_free_func ((GDestroyNotify) flip_way_words_free);

  for (guint i = 0; i < list->n; i++)
    g_ptr_array_add (ways, flip_way_words_new (model, &list->moves[i]));
  return ways;
}

/* A few sites of one region, each to be marked in one way that tells what it gives. */
static gboolean
are_places (FlipSheetModel *model, GPtrArray *ways)
{
  const FlipSheetArt *art = flip_sheet_art_find (flip_sheet_model_game (model));

  for (guint i = 0; i < ways->len; i++)
    {
      const FlipWayWords *way = g_ptr_array_index (ways, i), *first = g_ptr_array_index (ways, 0);

      if (way->move.site == FLIP_NO_SITE || way->offer.n_cards || way->offer.price
          || !*way->offer.rest || way->offer.place != FLIP_OFFER_AT_SITE
          || flip_sheet_art_site_region (art, way->move.site)
               != flip_sheet_art_site_region (art, first->move.site))
        return FALSE;
      for (guint j = 0; j < i; j++)
        {
          if (((FlipWayWords *) g_ptr_array_index (ways, j))->move.site == way->move.site)
            return FALSE;
        }
    }

  return ways->len > 0;
}

static gboolean
are_short (GPtrArray *ways)
{
  for (guint i = 0; i < ways->len; i++)
    {
      const FlipWayWords *way = g_ptr_array_index (ways, i);

      if (way->offer.n_cards || way->move.verb == FLIP_VERB_CARD
          || g_utf8_strlen (way->label, -1) > SHORT)
        return FALSE;
    }

  return ways->len >= LEAST_SHORT;
}

static void
clear (FlipNowChips *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->grid)))
    gtk_grid_remove (GTK_GRID (self->grid), child);
}

/* callbacks */

static void
clicked_cb (GtkButton *chip, FlipNowChips *self)
{
  FlipMove move = *(const FlipMove *) g_object_get_data (G_OBJECT (chip), "move");

  g_signal_emit (self, signals[ANSWER], 0, &move);
}

static void
pointed_cb (GtkEventController *controller, FlipNowChips *self)
{
  GtkWidget *chip = gtk_event_controller_get_widget (controller);

  flip_sheet_model_consider (self->model, g_object_get_data (G_OBJECT (chip), "move"));
}

static void
entered_cb (GtkEventController *controller, double x, double y, FlipNowChips *self)
{
  pointed_cb (controller, self);
}

static void
left_cb (GtkEventController *controller, FlipNowChips *self)
{
  flip_sheet_model_consider (self->model, NULL);
}

/* overrides */

static void
flip_now_chips_dispose (GObject *object)
{
  g_clear_object (&FLIP_NOW_CHIPS (object)->model);
  G_OBJECT_CLASS (flip_now_chips_parent_class)->dispose (object);
}

static void
flip_now_chips_class_init (FlipNowChipsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_now_chips_dispose;
  signals[ANSWER] = g_signal_new ("answer", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
flip_now_chips_init (FlipNowChips *self)
{
  self->grid = gtk_grid_new ();
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 8);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 6);
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), TRUE);
  gtk_widget_set_hexpand (self->grid, TRUE);
  gtk_box_append (GTK_BOX (self), self->grid);
}

static void
watch (FlipNowChips *self, GtkWidget *chip)
{
  GtkEventController *pointer = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect (pointer, "enter", G_CALLBACK (entered_cb), self);
  g_signal_connect (pointer, "leave", G_CALLBACK (left_cb), self);
  g_signal_connect (focus, "enter", G_CALLBACK (pointed_cb), self);
  g_signal_connect (focus, "leave", G_CALLBACK (left_cb), self);
  gtk_widget_add_controller (chip, pointer);
  gtk_widget_add_controller (chip, focus);
}

static GtkWidget *
chip_new (FlipNowChips *self, const FlipWayWords *way, gboolean place)
{
  GtkWidget *chip;
  FlipSite site;

  if (!place)
    {
      chip = gtk_button_new_with_label (way->label);
      gtk_widget_add_css_class (chip, "role-toggle");
      return chip;
    }
  flip_way_site_read (self->model, way->move.site, &site);
  return flip_place_chip_new (way->offer.rest, site.title);
}

static void
add_chips (FlipNowChips *self, GPtrArray *ways, gboolean places)
{
  guint columns = places ? PLACE_COLUMNS : SHORT_COLUMNS;

  for (guint i = 0; i < ways->len; i++)
    {
      const FlipWayWords *way = g_ptr_array_index (ways, i);
      GtkWidget *chip = chip_new (self, way, places);

      g_object_set_data_full (G_OBJECT (chip), "move", g_memdup2 (&way->move, sizeof way->move),
                              g_free);
      g_signal_connect (chip, "clicked", G_CALLBACK (clicked_cb), self);
      watch (self, chip);
      gtk_grid_attach (GTK_GRID (self->grid), chip, (int) (i % columns), (int) (i / columns), 1, 1);
    }
}

/* public functions */

GtkWidget *
flip_now_chips_new (void)
{
  return g_object_new (FLIP_TYPE_NOW_CHIPS, NULL);
}

void
flip_now_chips_hide (FlipNowChips *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  clear (self);
}

gboolean
flip_now_chips_show (FlipNowChips *self, FlipSheetModel *model)
{
  guint n = flip_sheet_model_legal (model)->n;
  g_autoptr (GPtrArray) ways = NULL;
  gboolean places, shown;
  FlipAsk ask;

  g_set_object (&self->model, model);
  flip_now_chips_hide (self);
  flip_sheet_model_ask (model, &ask);
  places = ask.kind == FLIP_ASK_SITE;
  if (places ? n > MOST_PLACES : ask.kind != FLIP_ASK_OPTION && ask.kind != FLIP_ASK_AMOUNT)
    return FALSE;
  ways = read_ways (model);
  shown = places ? are_places (model, ways) : are_short (ways);
  if (shown)
    add_chips (self, ways, places);
  gtk_widget_set_visible (GTK_WIDGET (self), shown);
  return shown;
}
