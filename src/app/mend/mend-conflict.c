/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/mend/mend-conflict.h"

#include "app/board/refusal-scale.h"
#include "app/common/layout/columns.h"
#include "app/common/layout/line-layout.h"
#include "app/common/picture/card-picture.h"
#include "app/common/picture/drawing.h"
#include "app/common/picture/glyph-icon.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "draw/sheet/sheet-art.h"
#include "play/sheet/mending-conflict.h"

#include <glib/gi18n.h>

/* The place on the board that an entry is about, as the board is then, with its surroundings; the
   place itself is drawn as refused. */
#define FLIP_TYPE_MEND_PICTURE (flip_mend_picture_get_type ())
G_DECLARE_FINAL_TYPE (FlipMendPicture, flip_mend_picture, FLIP, MEND_PICTURE, FlipDrawing)

#define PICTURE_WIDTH  280
#define PICTURE_HEIGHT 144

/* The smallest part of the board that is shown, in its own units. */
#define LEAST_WIDTH  150.0
#define LEAST_HEIGHT 76.0
#define AROUND       10.0
#define RADIUS       9

struct _FlipMendPicture
{
  FlipDrawing parent_instance;

  /* borrowed */
  const FlipSheetArt *art; /* or NULL */

  /* owned */
  gpointer state; /* or NULL */

  FlipSite site;
  guint seat;
};

G_DEFINE_FINAL_TYPE (FlipMendPicture, flip_mend_picture, FLIP_TYPE_DRAWING)

static FlipRect
rect_of (FlipMendPicture *self)
{
  return flip_sheet_art_site_rect (self->art, self->state, self->seat, FLIP_LAYOUT_BOARD,
                                   self->site.id);
}

/* Cuts out a stretch of the wanted length around a centre, within the region. */
static void
cut (double middle, double wanted, double begin, double length, double *from, double *size)
{
  *size = MIN (wanted, length);
  *from = CLAMP (middle - *size / 2, begin, begin + length - *size);
}

static FlipRect
shown_area (FlipMendPicture *self)
{
  FlipRect site = rect_of (self), area;
  FlipRect region =
    flip_sheet_art_region_rect (self->art, FLIP_LAYOUT_BOARD,
                                flip_sheet_art_site_region (self->art, self->site.id));
  double width = MAX (site.width + 2 * AROUND, LEAST_WIDTH);
  double height = MAX (site.height + 2 * AROUND, LEAST_HEIGHT);
  double shape = (double) PICTURE_WIDTH / PICTURE_HEIGHT;

  cut (flip_rect_middle (&site), MAX (width, height * shape), region.x, region.width, &area.x,
       &area.width);
  cut (flip_rect_centre (&site), MAX (height, width / shape), region.y, region.height, &area.y,
       &area.height);
  return area;
}

static void
draw_board (FlipMendPicture *self, FlipCanvas *canvas)
{
  guint region = flip_sheet_art_site_region (self->art, self->site.id);

  flip_sheet_art_draw_print (self->art, canvas, self->state, FLIP_LAYOUT_BOARD, region);
  flip_sheet_art_draw_ink (self->art, canvas, self->state, self->seat, FLIP_LAYOUT_BOARD, region);
  flip_sheet_art_draw_sites (self->art, canvas, self->state, self->seat, FLIP_LAYOUT_BOARD, region);
}

static void
draw_refused (FlipMendPicture *self, FlipCanvas *canvas)
{
  FlipRect rect = rect_of (self);
  FlipSiteLook look = flip_site_look (&self->site);

  look.refused = TRUE;
  look.price = FLIP_NOT_IN_REACH;
  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, rect.x, rect.y);
  flip_sheet_art_draw_site (self->art, canvas, self->state, self->seat, FLIP_LAYOUT_BOARD,
                            self->site.id, &look);
  cairo_restore (canvas->cr);
}

static void
flip_mend_picture_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  FlipMendPicture *self = FLIP_MEND_PICTURE (drawing);
  FlipRect frame = { 0, 0, width, height }, area;
  double scale;

  if (!self->state)
    return;
  area = shown_area (self);
  scale = MIN (width / area.width, height / area.height);
  cairo_save (canvas->cr);
  flip_canvas_round (canvas, &frame, RADIUS);
  cairo_clip (canvas->cr);
  flip_canvas_round (canvas, &frame, RADIUS);
  flip_canvas_fill (canvas, canvas->palette->board);
  cairo_translate (canvas->cr, (width - area.width * scale) / 2 - area.x * scale,
                   (height - area.height * scale) / 2 - area.y * scale);
  cairo_scale (canvas->cr, scale, scale);
  draw_board (self, canvas);
  draw_refused (self, canvas);
  cairo_restore (canvas->cr);
}

static void
flip_mend_picture_finalize (GObject *object)
{
  g_free (FLIP_MEND_PICTURE (object)->state);
  G_OBJECT_CLASS (flip_mend_picture_parent_class)->finalize (object);
}

static void
flip_mend_picture_class_init (FlipMendPictureClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = flip_mend_picture_finalize;
  FLIP_DRAWING_CLASS (klass)->draw = flip_mend_picture_draw;
}

static void
flip_mend_picture_init (FlipMendPicture *self)
{
  flip_drawing_set_size (FLIP_DRAWING (self), PICTURE_WIDTH, PICTURE_HEIGHT);
}

/* FALSE if the board has no such place, so that there is nothing to draw. */
static gboolean
flip_mend_picture_show (FlipMendPicture *self, const FlipMendingConflict *conflict)
{
  const FlipMoment *moment;

  g_return_val_if_fail (FLIP_IS_MEND_PICTURE (self), FALSE);
  g_return_val_if_fail (conflict != NULL, FALSE);

  moment = conflict->moment;
  g_clear_pointer (&self->state, g_free);
  self->art = flip_sheet_art_of (moment->game, moment->state);
  self->seat = moment->seat;
  if (!self->art || conflict->site >= flip_moment_sites (moment, self->seat)->n
      || conflict->site >= self->art->n_sites)
    return FALSE;
  self->site = *flip_moment_site (moment, conflict->site);
  self->state = g_memdup2 (moment->state, moment->game->state_size);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return rect_of (self).width > 0;
}

/* A bar for the amount there is, with a dashed line at the amount needed. */
#define FLIP_TYPE_MEND_METER (flip_mend_meter_get_type ())
G_DECLARE_FINAL_TYPE (FlipMendMeter, flip_mend_meter, FLIP, MEND_METER, FlipDrawing)

#define METER_WIDTH  150
#define METER_HEIGHT 20
#define BAR    10.0

struct _FlipMendMeter
{
  FlipDrawing parent_instance;

  int value, needs, most;
};

G_DEFINE_FINAL_TYPE (FlipMendMeter, flip_mend_meter, FLIP_TYPE_DRAWING)

static void
draw_bar (FlipCanvas *canvas, double width, double height, FlipColour colour)
{
  FlipRect bar = { 0, (height - BAR) / 2, MAX (width, BAR), BAR };

  flip_canvas_round (canvas, &bar, BAR / 2);
  flip_canvas_fill (canvas, colour);
}

static void
flip_mend_meter_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  static const double dashes[] = { 3.6, 2.6 };
  FlipMendMeter *self = FLIP_MEND_METER (drawing);
  const FlipPalette *palette = canvas->palette;
  double unit = width / MAX (1, self->most);

  draw_bar (canvas, width, height, flip_palette_site_line (palette, FLIP_HUE_GREY));
  if (self->value > 0)
    draw_bar (canvas, self->value * unit, height,
              self->value < self->needs ? palette->refused : palette->hues[FLIP_HUE_CLUBS]);
  cairo_save (canvas->cr);
  cairo_set_dash (canvas->cr, dashes, G_N_ELEMENTS (dashes), 0);
  flip_canvas_line (canvas, self->needs * unit, 0, self->needs * unit, height, palette->text, 2);
  cairo_restore (canvas->cr);
}

static void
flip_mend_meter_class_init (FlipMendMeterClass *klass)
{
  FLIP_DRAWING_CLASS (klass)->draw = flip_mend_meter_draw;
}

static void
flip_mend_meter_init (FlipMendMeter *self)
{
  flip_drawing_set_size (FLIP_DRAWING (self), METER_WIDTH, METER_HEIGHT);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_FILL);
}

/* `most` is the value of the full length. */
static void
flip_mend_meter_show (FlipMendMeter *self, int value, int needs, int most)
{
  g_return_if_fail (FLIP_IS_MEND_METER (self));
  g_return_if_fail (value <= most && needs <= most);

  self->value = value;
  self->needs = needs;
  self->most = most;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

struct _FlipMendConflict
{
  AdwBin parent_instance;

  /* template */
  GtkWidget *place, *price, *rule;
  GtkLabel *told, *reason, *help, *purse, *before, *now, *needs, *rule_words;
  FlipMendPicture *picture;
  FlipCardPicture *card;
  FlipGlyphIcon *glyph;
  FlipMendMeter *before_meter, *now_meter;
  FlipRefusalScaleView *scale;
};

G_DEFINE_FINAL_TYPE (FlipMendConflict, flip_mend_conflict, ADW_TYPE_BIN)

/* helpers */

static void
show_place (FlipMendConflict *self, const FlipMendingConflict *conflict)
{
  gboolean card = conflict->card != FLIP_NO_CARD;
  gboolean drawn = !card && flip_mend_picture_show (self->picture, conflict);
  FlipCardLook look = { .card = conflict->card };

  if (card)
    flip_card_picture_set_look (self->card, &look);
  gtk_widget_set_visible (GTK_WIDGET (self->card), card);
  gtk_widget_set_visible (GTK_WIDGET (self->picture), drawn);
  flip_show_text (self->told, conflict->told);
  gtk_widget_set_visible (self->place, card || drawn || conflict->told);
}

static void
show_number (GtkLabel *label, int number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  flip_show_text (label, text);
}

static void
show_price (FlipMendConflict *self, const FlipMendingConflict *conflict)
{
  int most = MAX (conflict->before, MAX (conflict->now, conflict->needs));
  /* Translators: %d: the value that the entry would need */
  g_autofree char *needs = g_strdup_printf (_ ("%d needed"), conflict->needs);

  gtk_widget_set_visible (self->price, conflict->purse != NULL);
  if (!conflict->purse)
    return;
  (void) flip_glyph_icon_show_word (self->glyph, conflict->glyph);
  flip_show_text (self->purse, conflict->purse);
  show_number (self->before, conflict->before);
  show_number (self->now, conflict->now);
  flip_show_text (self->needs, needs);
  flip_mend_meter_show (self->before_meter, conflict->before, conflict->needs, most);
  flip_mend_meter_show (self->now_meter, conflict->now, conflict->needs, most);
}

static void
show_rule (FlipMendConflict *self, const char *rule)
{
  /* Translators: %s: the id of a rule */
  g_autofree char *words = g_strdup_printf (_ ("Read rule %s"), rule);

  gtk_widget_set_visible (self->rule, *rule != '\0');
  flip_show_text (self->rule_words, words);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rule), "s", rule);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->rule), "sheet.rules");
  flip_show_name (self->rule, words);
}

/* overrides */

static void
flip_mend_conflict_class_init (FlipMendConflictClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FLIP_ENSURE_TYPES (FLIP_TYPE_COLUMNS, FLIP_TYPE_LINE_LAYOUT, FLIP_TYPE_CARD_PICTURE,
                     FLIP_TYPE_GLYPH_ICON, FLIP_TYPE_MEND_METER, FLIP_TYPE_MEND_PICTURE,
                     FLIP_TYPE_REFUSAL_SCALE_VIEW);
  FLIP_TEMPLATE (widget_class, "mend/mend-conflict.ui");
  FLIP_BIND_CHILDREN (widget_class, FlipMendConflict, place, price, rule, told, reason, help, purse,
                      before, now, needs, rule_words, picture, card, glyph, before_meter, now_meter,
                      scale);
}

static void
flip_mend_conflict_init (FlipMendConflict *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  flip_drawing_set_size (FLIP_DRAWING (self->card), 70, 98);
}

/* public functions */

void
flip_mend_conflict_show (FlipMendConflict *self,
                         const FlipMendingConflict *conflict,
                         const FlipRefusal *refusal)
{
  g_return_if_fail (FLIP_IS_MEND_CONFLICT (self));
  g_return_if_fail (conflict && refusal);

  show_place (self, conflict);
  show_price (self, conflict);
  show_rule (self, refusal->rule);
  flip_show_text (self->reason, refusal->text);
  flip_show_text (self->help, *refusal->help ? refusal->help : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->scale), refusal->scale.least > 0);
  flip_refusal_scale_view_show (self->scale, &refusal->scale);
}
