/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/seats/seat-card.h"

#include "app/common/widget-canvas.h"
#include "app/common/glyph-icon.h"
#include "app/common/seat-avatar.h"

#include <glib/gi18n.h>

#define AVATAR 30
#define STAR   14
#define RADIUS 12

/* A longer name may be cut off after so many characters when the row is full. */
#define NAME_CHARS 8

struct _FlipSeatCard
{
  GtkButton parent_instance;

  /* owned by the button */
  FlipSeatAvatar *avatar;
  GtkLabel *name, *points, *points_are, *status;
  GtkWidget *headlines;
  GtkWidget *tick;

  guint seat;
  gboolean awaited, shown;
};

G_DEFINE_FINAL_TYPE (FlipSeatCard, flip_seat_card, GTK_TYPE_BUTTON)

/* helpers */

static const char *
todo_of (const FlipSeatWords *words)
{
  return words->todo ? words->todo : _ ("to act");
}

static void
update_accessible (FlipSeatCard *self, const FlipSeatWords *words)
{
  g_autofree char *points = g_strdup_printf (
    ngettext ("%d point", "%d points", (gulong) ABS (words->points)), words->points);
  g_autoptr (GString) label = g_string_new (words->name);

  if (words->awaited || words->done)
    g_string_append_printf (label, ", %s", words->awaited ? todo_of (words) : _ ("done"));
  g_string_append_printf (label, ", %s", points);
  for (guint i = 0; i < words->n_headlines; i++)
    g_string_append_printf (label, ", %s: %s", words->headlines[i].label,
                            words->headlines[i].value);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label->str,
                                  -1);
  gtk_accessible_update_state (
    GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED,
    words->shown ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

static void
set_class (GtkWidget *widget, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

static gboolean
is_short (const char *name)
{
  return g_utf8_strlen (name, -1) <= NAME_CHARS;
}

static GtkLabel *
add_label (GtkWidget *box, const char *style, float xalign)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static void
add_headline (FlipSeatCard *self, const FlipFact *headline)
{
  GtkWidget *glyph = flip_glyph_icon_new_for_word (headline->glyph, STAR);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  if (glyph)
    gtk_box_append (GTK_BOX (box), glyph);
  gtk_label_set_label (add_label (box, "seat-points", 0), headline->value);
  gtk_box_append (GTK_BOX (self->headlines), box);
}

static void
show_headlines (FlipSeatCard *self, const FlipSeatWords *words)
{
  GtkWidget *old;

  while ((old = gtk_widget_get_first_child (self->headlines)))
    gtk_box_remove (GTK_BOX (self->headlines), old);
  for (guint i = 0; i < words->n_headlines; i++)
    add_headline (self, &words->headlines[i]);
  gtk_widget_set_visible (self->headlines, words->n_headlines > 0);
  set_class (GTK_WIDGET (self), "full", words->n_headlines > 1);
}

/* Whose answer is awaited has a frame in its ink; whose board is shown, a bar below. */
static void
draw_marks (FlipSeatCard *self, FlipCanvas *canvas)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double height = gtk_widget_get_height (GTK_WIDGET (self));
  FlipColour ink = flip_palette_ink (canvas->palette, self->seat);
  FlipRect frame = { 1.25, 1.25, width - 2.5, height - 2.5 };
  FlipRect bar = { width / 2 - 18, height - 5, 36, 4 };

  if (self->awaited)
    {
      flip_canvas_round (canvas, &frame, RADIUS - 1.25);
      flip_canvas_stroke (canvas, ink, 2.5);
    }
  if (self->shown)
    {
      flip_canvas_round (canvas, &bar, 2);
      flip_canvas_fill (canvas, ink);
    }
}

/* overrides */

static void
flip_seat_card_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FlipSeatCard *self = FLIP_SEAT_CARD (widget);
  FlipCanvas canvas;

  GTK_WIDGET_CLASS (flip_seat_card_parent_class)->snapshot (widget, snapshot);
  if (!self->awaited && !self->shown)
    return;
  flip_widget_canvas_begin (&canvas, widget, snapshot, 0);
  draw_marks (self, &canvas);
  flip_widget_canvas_end (&canvas);
}

static void
flip_seat_card_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (flip_seat_card_parent_class)->css_changed (widget, change);
  gtk_widget_queue_draw (widget);
}

static void
flip_seat_card_class_init (FlipSeatCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = flip_seat_card_snapshot;
  widget_class->css_changed = flip_seat_card_css_changed;
}

static GtkWidget *
status_new (FlipSeatCard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  self->tick = gtk_image_new_from_icon_name ("object-select-symbolic");
  gtk_image_set_pixel_size (GTK_IMAGE (self->tick), 12);
  gtk_widget_add_css_class (self->tick, "success");
  gtk_box_append (GTK_BOX (box), self->tick);
  self->status = add_label (box, "seat-status", 1);
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_halign (box, GTK_ALIGN_END);
  return box;
}

static void
flip_seat_card_init (FlipSeatCard *self)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *points = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *name = gtk_label_new (NULL);

  self->avatar = FLIP_SEAT_AVATAR (flip_seat_avatar_new (AVATAR));
  self->name = GTK_LABEL (name);
  gtk_label_set_xalign (self->name, 0);
  gtk_label_set_ellipsize (self->name, PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (self->name, 14);
  gtk_widget_add_css_class (name, "heading");
  gtk_box_append (GTK_BOX (points), flip_glyph_icon_new (FLIP_GLYPH_STAR, STAR));
  self->points = add_label (points, "seat-points", 0);
  self->points_are = add_label (points, "seat-status", 0);
  self->headlines = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_widget_set_margin_start (self->headlines, 4);
  gtk_box_append (GTK_BOX (points), self->headlines);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 8);
  gtk_grid_attach (GTK_GRID (grid), GTK_WIDGET (self->avatar), 0, 0, 1, 2);
  gtk_grid_attach (GTK_GRID (grid), name, 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), status_new (self), 2, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), points, 1, 1, 2, 1);
  gtk_widget_add_css_class (grid, "seat-content");
  gtk_button_set_child (GTK_BUTTON (self), grid);
  gtk_widget_set_hexpand (GTK_WIDGET (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "seat-card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
}

/* public functions */

GtkWidget *
flip_seat_card_new (void)
{
  return g_object_new (FLIP_TYPE_SEAT_CARD, NULL);
}

void
flip_seat_card_show (FlipSeatCard *self, const FlipSeatWords *words)
{
  g_autofree char *points = g_strdup_printf ("%d", words->points);
  gboolean done = words->done && !words->awaited;

  self->seat = words->seat;
  self->awaited = words->awaited;
  self->shown = words->shown;
  flip_seat_avatar_show (self->avatar, words->seat, words->name);
  gtk_label_set_label (self->name, words->name);
  gtk_label_set_width_chars (self->name, is_short (words->name) ? -1 : NAME_CHARS);
  gtk_label_set_ellipsize (self->name,
                           is_short (words->name) ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
  gtk_label_set_label (self->points, points);
  show_headlines (self, words);
  gtk_label_set_label (self->status, words->awaited ? todo_of (words)
                                     : done         ? _ ("done")
                                     : words->waits ? _ ("waits")
                                                    : "");
  gtk_label_set_label (self->points_are, words->points_are ? words->points_are : "");
  gtk_widget_set_visible (self->tick, done);
  set_class (GTK_WIDGET (self->status), "success", done);
  set_class (GTK_WIDGET (self->status), "awaited", words->awaited);
  update_accessible (self, words);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
