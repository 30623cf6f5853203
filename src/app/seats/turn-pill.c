/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/seats/turn-pill.h"

#include "app/common/picture/screen-palette.h"
#include "app/common/picture/widget-canvas.h"
#include "app/common/toolkit/show.h"

#include <glib/gi18n.h>

/* Margins rather than padding, so that the ground is drawn as wide as the pill. */
#define AROUND       9
#define AROUND_SMALL 4

struct _FlipTurnPill
{
  GtkBox parent_instance;

  /* owned by the box */
  GtkImage *icon;
  GtkLabel *word;

  FlipTurnState state;
  guint seat;
  gboolean small;
};

G_DEFINE_FINAL_TYPE (FlipTurnPill, flip_turn_pill, GTK_TYPE_BOX)

/* helpers */

static const char *
icon_of (FlipTurnState state)
{
  static const char *const icons[] = {
    [FLIP_TURN_WAITS] = "content-loading-symbolic",
    [FLIP_TURN_THINKS] = "view-more-horizontal-symbolic",
    [FLIP_TURN_ENTERING] = "document-edit-symbolic",
    [FLIP_TURN_DONE] = "object-select-symbolic",
  };

  g_return_val_if_fail (state < G_N_ELEMENTS (icons), NULL);

  return icons[state];
}

/* overrides */

/* Who is being entered stands on the seat's ink. */
static void
flip_turn_pill_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FlipTurnPill *self = FLIP_TURN_PILL (widget);
  FlipRect rect = { 0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget) };
  FlipCanvas canvas;

  if (self->state == FLIP_TURN_ENTERING)
    {
      flip_widget_canvas_begin (&canvas, widget, snapshot, 0);
      flip_canvas_round (&canvas, &rect, rect.height / 2);
      flip_canvas_fill (&canvas, flip_palette_ink (canvas.palette, self->seat));
      flip_widget_canvas_end (&canvas);
    }
  GTK_WIDGET_CLASS (flip_turn_pill_parent_class)->snapshot (widget, snapshot);
}

static void
flip_turn_pill_class_init (FlipTurnPillClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = flip_turn_pill_snapshot;
}

static void
flip_turn_pill_init (FlipTurnPill *self)
{
  self->icon = GTK_IMAGE (gtk_image_new ());
  self->word = GTK_LABEL (gtk_label_new (NULL));
  gtk_image_set_pixel_size (self->icon, 12);
  gtk_widget_set_margin_start (GTK_WIDGET (self->icon), AROUND);
  gtk_widget_set_margin_end (GTK_WIDGET (self->word), AROUND);
  gtk_box_set_spacing (GTK_BOX (self), 4);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->icon));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->word));
  gtk_widget_add_css_class (GTK_WIDGET (self), "turn-pill");
  flip_screen_palette_watch (GTK_WIDGET (self), G_CALLBACK (gtk_widget_queue_draw));
}

/* public functions */

const char *
flip_turn_state_word (FlipTurnState state)
{
  static const char *const words[] = {
    [FLIP_TURN_WAITS] = N_ ("waits"),
    [FLIP_TURN_THINKS] = /* the automatic player is thinking */ N_ ("thinking"),
    [FLIP_TURN_ENTERING] = /* that player is entering their turn */ N_ ("entering now"),
    [FLIP_TURN_DONE] = N_ ("done"),
  };

  g_return_val_if_fail (state < G_N_ELEMENTS (words), "");

  return _ (words[state]);
}

void
flip_turn_pill_set_small (FlipTurnPill *self)
{
  g_return_if_fail (FLIP_IS_TURN_PILL (self));

  self->small = TRUE;
  gtk_widget_set_margin_start (GTK_WIDGET (self->icon), AROUND_SMALL);
  gtk_widget_set_margin_end (GTK_WIDGET (self->icon), AROUND_SMALL);
  gtk_box_set_spacing (GTK_BOX (self), 0);
  gtk_widget_add_css_class (GTK_WIDGET (self), "small");
}

int
flip_turn_pill_small_width (FlipTurnPill *self)
{
  g_return_val_if_fail (FLIP_IS_TURN_PILL (self) && self->small, 0);

  return gtk_image_get_pixel_size (self->icon) + 2 * AROUND_SMALL;
}

void
flip_turn_pill_show (FlipTurnPill *self, FlipTurnState state, guint seat)
{
  g_return_if_fail (FLIP_IS_TURN_PILL (self));

  self->state = state;
  self->seat = seat;
  gtk_image_set_from_icon_name (self->icon, icon_of (state));
  flip_show_text (self->word, self->small ? NULL : flip_turn_state_word (state));
  flip_show_class (GTK_WIDGET (self), "done", state == FLIP_TURN_DONE);
  flip_show_class (GTK_WIDGET (self), "entering", state == FLIP_TURN_ENTERING);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
