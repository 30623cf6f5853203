/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/sheet/edition-board.h"

#include "app/common/layout/first-fit.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"
#include "app/editions/kit/choice-row.h"
#include "app/editions/kit/kept-desk.h"
#include "app/editions/values/value-popover.h"
#include "draw/kit/value.h"
#include "draw/sheet/sheet-art.h"
#include "draw/sheet/sheet-reading.h"
#include "engine/base/phrase.h"
#include "engine/boards/format-paint.h"
#include "play/editions/edition-series.h"

#include <glib/gi18n.h>

/* A smaller board could neither be read nor hit with a finger, so the view scrolls instead. */
#define LEAST_WIDTH 560

/* Up to this width the board fills the width of the view, even if it then has to be scrolled. */
#define READABLE_WIDTH 760

struct _FlipEditionBoard
{
  FlipEditCanvas parent_instance;

  /* children */
  FlipEditDrawing *sheet;                         /* its ground, or all of it while that is pale */
  FlipEditDrawing *pieces[2 * FLIP_MOST_REGIONS]; /* the print of each region, then its ink */
  GtkWidget *popover; /* for a value that is edited where it is drawn; or NULL */

  /* kept alive by the widget */
  FlipEditionDesk *desk;

  const char *group, *key; /* interned: of the value that was opened last, or NULL */

  /* Spots of sites have numbers, each the site's and one more. */
  guint brush;          /* the brush that a click applies to a square */
  gboolean is_painting; /* the pointer is painting from square to square */
  guint held;           /* the number of what is dragged or was painted last, or 0 */
  guint target;         /* the number of the site on which it would be dropped, or 0 */

  guint64 stale; /* one bit per piece that is drawn again when there is nothing else to do */
  guint idle;    /* the source that does so, or 0 */
};

G_DEFINE_FINAL_TYPE (FlipEditionBoard, flip_edition_board, FLIP_TYPE_EDIT_CANVAS)

static void show_spots (FlipEditionBoard *self);

/* helpers */

static const FlipFormat *
format_of (FlipEditionBoard *self)
{
  return flip_edition_desk_format (self->desk);
}

static FlipLog *
begun_of (FlipEditionBoard *self)
{
  return flip_edition_desk_begun (self->desk);
}

static const FlipSheetArt *
art_of (FlipLog *begun)
{
  return flip_sheet_art_of (flip_log_game (begun), flip_log_state (begun));
}

static const FlipHotSpot *
find_spot (FlipEditionBoard *self, guint number)
{
  return flip_edit_canvas_find (FLIP_EDIT_CANVAS (self), number);
}

static const FlipHotSpot *
spot_at (FlipEditionBoard *self, double x, double y)
{
  return flip_edit_canvas_at (FLIP_EDIT_CANVAS (self), x, y);
}

static gboolean
find_place (FlipEditionBoard *self, const FlipHotSpot *spot, FlipPlace *place)
{
  return spot && flip_edition_desk_find (self->desk, spot->group, spot->key, place);
}

static gboolean
is_series (FlipEditionBoard *self, const FlipHotSpot *spot)
{
  FlipPlace place;

  return find_place (self, spot, &place) && place.field->is_series;
}

/* The brush that matches the look of a square, or -1 if it can't be painted. */
static int
look_of (FlipEditionBoard *self, const FlipHotSpot *spot)
{
  return spot && spot->number ? flip_edition_desk_look (self->desk, (guint16) (spot->number - 1))
                              : -1;
}

static gboolean
paint (FlipEditionBoard *self, const FlipHotSpot *spot, guint brush)
{
  return spot && flip_edition_desk_paint (self->desk, (guint16) (spot->number - 1), brush);
}

static void
mark_opened (FlipEditionBoard *self, const char *group, const char *key)
{
  self->group = g_intern_string (group);
  self->key = g_intern_string (key);
  show_spots (self);
}

/* A value that is edited where it is drawn */

static void
point_popover (FlipEditionBoard *self)
{
  const FlipHotSpot *spot = flip_edit_canvas_of (FLIP_EDIT_CANVAS (self), self->group, self->key);
  FlipRect rect;

  if (!spot)
    return;
  rect = flip_edit_canvas_place (FLIP_EDIT_CANVAS (self), spot);
  gtk_popover_set_pointing_to (
    GTK_POPOVER (self->popover),
    &(GdkRectangle){ (int) rect.x, (int) rect.y, (int) rect.width, (int) rect.height });
}

static void
went_cb (FlipEditionBoard *self, const char *key)
{
  g_assert (FLIP_IS_EDITION_BOARD (self));

  mark_opened (self, self->group, key);
  point_popover (self);
}

/* Returns the focus to the place where the value is drawn. */
static void
closed_cb (FlipEditionBoard *self)
{
  const FlipHotSpot *spot = flip_edit_canvas_of (FLIP_EDIT_CANVAS (self), self->group, self->key);

  g_assert (FLIP_IS_EDITION_BOARD (self));

  if (spot)
    gtk_widget_grab_focus (flip_edit_canvas_button (FLIP_EDIT_CANVAS (self), spot));
}

static void
open_popover (FlipEditionBoard *self)
{
  if (!self->popover)
    {
      self->popover = flip_value_popover_new (self->desk);
      gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
      g_signal_connect_swapped (self->popover, "went", G_CALLBACK (went_cb), self);
      g_signal_connect_swapped (self->popover, "closed", G_CALLBACK (closed_cb), self);
    }
  flip_value_popover_load (FLIP_VALUE_POPOVER (self->popover), self->group, self->key);
  point_popover (self);
  flip_value_popover_open (FLIP_VALUE_POPOVER (self->popover));
}

/* Painting and moving by the pointer */

static void
show_target (FlipEditionBoard *self, guint number)
{
  if (self->target == number)
    return;
  self->target = number;
  show_spots (self);
}

static void
stroke_begun_cb (GtkGestureDrag *drag, double x, double y, FlipEditionBoard *self)
{
  const FlipHotSpot *spot = spot_at (self, x, y);

  g_assert (FLIP_IS_EDITION_BOARD (self));

  self->is_painting = look_of (self, spot) >= 0;
  self->held =
    !flip_edition_desk_is_view (self->desk) && (self->is_painting || is_series (self, spot))
      ? spot->number
      : 0;
  self->target = 0;
  if (!self->held)
    gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_DENIED);
}

/* Painting becomes a stroke with the second square; a click on a single one belongs to its
   button. */
static void
paint_on (FlipEditionBoard *self, GtkGesture *drag, const FlipHotSpot *spot)
{
  guint number = spot->number;

  if (number == self->held || look_of (self, spot) < 0)
    return;
  if (gtk_gesture_get_sequence_state (drag, gtk_gesture_get_last_updated_sequence (drag))
      != GTK_EVENT_SEQUENCE_CLAIMED)
    {
      gtk_gesture_set_state (drag, GTK_EVENT_SEQUENCE_CLAIMED);
      flip_edition_desk_pause (self->desk);
      paint (self, find_spot (self, self->held), self->brush);
    }
  self->held = number;
  spot = find_spot (self, number);
  if (spot)
    gtk_widget_grab_focus (flip_edit_canvas_button (FLIP_EDIT_CANVAS (self), spot));
  paint (self, spot, self->brush);
}

static void
stroke_moved_cb (GtkGestureDrag *drag, double x, double y, FlipEditionBoard *self)
{
  const FlipHotSpot *spot;
  double left, top;

  if (!self->held || !gtk_gesture_drag_get_start_point (drag, &left, &top))
    return;
  spot = spot_at (self, left + x, top + y);
  if (spot && self->is_painting)
    paint_on (self, GTK_GESTURE (drag), spot);
  else if (!self->is_painting && (!spot || spot->number != self->held))
    {
      gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
      show_target (self, is_series (self, spot) ? spot->number : 0);
    }
}

static void
stroke_ended_cb (GtkGestureDrag *drag, double x, double y, FlipEditionBoard *self)
{
  FlipPlace place, other;
  guint target = self->target;

  show_target (self, 0);
  if (!self->is_painting && target && find_place (self, find_spot (self, self->held), &place)
      && find_place (self, find_spot (self, target), &other) && place.field == other.field)
    flip_edition_series_move (self->desk, &place, other.index);
  flip_edition_desk_pause (self->desk);
  self->is_painting = FALSE;
  self->held = 0;
}

static gboolean
pressed_cb (GtkEventControllerKey *keys,
            guint key,
            guint code,
            GdkModifierType modifiers,
            FlipEditionBoard *self)
{
  const FlipPainting *painting = format_of (self)->painting;
  gunichar letter = g_unichar_tolower (gdk_keyval_to_unicode (key));
  const FlipHotSpot *spot = flip_edit_canvas_focused (FLIP_EDIT_CANVAS (self));

  if (!painting || modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK) || look_of (self, spot) < 0)
    return FALSE;
  for (guint i = 0; i < painting->n_brushes; i++)
    {
      if (letter != (gunichar) painting->brushes[i].letter)
        continue;
      paint (self, spot, i);
      flip_edition_desk_pause (self->desk);
      return TRUE;
    }
  return FALSE;
}

static void
watch_input (FlipEditionBoard *self)
{
  FLIP_LISTEN_FIRST (self, gtk_gesture_drag_new (), self, ("drag-begin", stroke_begun_cb),
                     ("drag-update", stroke_moved_cb), ("drag-end", stroke_ended_cb));
  FLIP_LISTEN (self, gtk_event_controller_key_new (), self, ("key-pressed", pressed_cb));
}

/* What the sheet shows: regions, whose background opens a whole group; sites; and the numbers that
   are printed on it. */

static void
add_regions (FlipEditionBoard *self, const FlipSheetArt *art)
{
  for (guint i = 0; i < art->n_regions; i++)
    {
      g_autofree char *label =
        /* Translators: a part of a sheet. */
        g_strdup_printf (_ ("Values of “%s”"), flip_sheet_art_region_name (art, i));
      FlipHotSpot spot = { .group = art->regions[i]->group,
                           .part = -1,
                           .name = label,
                           .rect = flip_sheet_art_region_rect (art, FLIP_LAYOUT_BOARD, i) };

      if (spot.group)
        flip_edit_canvas_add (FLIP_EDIT_CANVAS (self), &spot);
    }
}

static char *
name_site (FlipEditionBoard *self, const FlipSite *site, int look)
{
  const char *now = look >= 0 ? _ (format_of (self)->painting->brushes[look].title) : "";
  g_autofree char *place = flip_phrase_list (site->region, site->title, NULL);
  g_autofree char *holds = flip_phrase_list (now, site->gives, NULL);

  return *holds ? flip_phrase_label (place, holds) : g_steal_pointer (&place);
}

static FlipSpotMarks
marks_of (FlipEditionBoard *self, const FlipHotSpot *spot, int look)
{
  gboolean is_opened = g_strcmp0 (self->group, spot->group) == 0
                       && (!spot->key || g_strcmp0 (self->key, spot->key) == 0);
  gboolean is_wrong = flip_edition_desk_problem_of (self->desk, spot->group, spot->key) != NULL;
  gboolean is_left_out = look >= 0 && format_of (self)->painting->brushes[look].is_bare;

  return (is_wrong ? FLIP_SPOT_WRONG : 0) | (is_left_out ? FLIP_SPOT_LEFT_OUT : 0)
         | (is_opened ? FLIP_SPOT_OPENED : 0)
         | (spot->number == self->target ? FLIP_SPOT_TARGET : 0);
}

static void
add_site (FlipEditionBoard *self, const FlipSheetArt *art, const FlipSite *site)
{
  FlipLog *begun = begun_of (self);
  FlipHotSpot spot = { .number = site->id + 1u, .part = -1 };
  int look = look_of (self, &spot);
  g_autofree char *name = NULL;

  if (!flip_edition_place_of_site (begun, site->id, &spot.group, &spot.key))
    return;
  spot.rect =
    flip_sheet_art_square_rect (art, flip_log_state (begun), 0, FLIP_LAYOUT_BOARD, site->id);
  if (spot.rect.width <= 0)
    return;
  spot.name = name = name_site (self, site, look);
  spot.marks = marks_of (self, &spot, look);
  spot.is_asked = look >= 0;
  flip_edit_canvas_add (FLIP_EDIT_CANVAS (self), &spot);
}

/* The title of a part of a value, if it has one. */
static const char *
part_title (const FlipField *field, int part)
{
  if (part < 0)
    return NULL;
  return field->part_titles     ? _ (field->part_titles[part])
         : field->n_phrases > 1 ? _ (field->phrases[part].title)
                                : NULL;
}

static void
add_value (FlipEditionBoard *self, const FlipPrintedValue *value)
{
  FlipBoardFile *file = flip_edition_desk_file (self->desk);
  FlipHotSpot spot = { .group = value->group,
                       .key = value->key,
                       .part = value->part,
                       .rect = value->rect,
                       .skips_focus = TRUE };
  g_autofree char *group = NULL, *title = NULL, *label = NULL;
  FlipPlace place;

  if (!find_place (self, &spot, &place))
    return;
  group = flip_field_group_title (file, &place);
  title = flip_field_title (file, &place);
  spot.name = label = flip_phrase_list (group, title, part_title (place.field, value->part), NULL);
  flip_edit_canvas_add (FLIP_EDIT_CANVAS (self), &spot);
}

static void
show_spots (FlipEditionBoard *self)
{
  FlipLog *begun = begun_of (self);
  const FlipSheetArt *art = art_of (begun);
  g_autofree FlipSites *sites = g_new0 (FlipSites, 1);
  g_autoptr (GArray) printed = flip_value_list (art, flip_log_state (begun));

  flip_edition_sites (begun, sites);
  flip_edit_canvas_begin (FLIP_EDIT_CANVAS (self));
  add_regions (self, art);
  for (guint i = 0; i < sites->n; i++)
    add_site (self, art, &sites->sites[i]);
  for (guint i = 0; i < printed->len; i++)
    add_value (self, &g_array_index (printed, FlipPrintedValue, i));
  flip_edit_canvas_end (FLIP_EDIT_CANVAS (self));
}

/* The drawing. A sheet takes longer to draw than a frame may, so it is drawn in pieces: what belongs
   to the value that has changed at once, and the rest piece by piece afterwards, since anything may
   follow from a value. */

static gboolean
is_pale (FlipEditionBoard *self)
{
  return flip_edition_desk_state (self->desk)->n_problems > 0;
}

static void
draw_sheet (FlipCanvas *canvas, gpointer owner, guint which)
{
  FlipLog *begun = begun_of (owner);
  FlipRect area = flip_sheet_art_area (art_of (begun), FLIP_LAYOUT_BOARD);

  canvas->setup = flip_log_setup (begun);
  if (is_pale (owner))
    flip_sheet_art_draw (art_of (begun), canvas, flip_log_state (begun), 0, FLIP_LAYOUT_BOARD,
                         FLIP_ALL_REGIONS);
  else
    flip_board_draw (canvas, &area);
}

static void
draw_piece (FlipCanvas *canvas, gpointer owner, guint which)
{
  FlipLog *begun = begun_of (owner);
  const FlipSheetArt *art = art_of (begun);
  gconstpointer state = flip_log_state (begun);
  guint region = which % FLIP_MOST_REGIONS;

  canvas->setup = flip_log_setup (begun);
  if (region >= art->n_regions)
    return;
  if (which == region)
    {
      flip_sheet_art_draw_print (art, canvas, state, FLIP_LAYOUT_BOARD, region);
      return;
    }
  flip_sheet_art_draw_ink (art, canvas, state, 0, FLIP_LAYOUT_BOARD, region);
  flip_sheet_art_draw_sites (art, canvas, state, 0, FLIP_LAYOUT_BOARD, region);
}

static gboolean
draw_stale_cb (gpointer data)
{
  FlipEditionBoard *self = data;
  guint piece = (guint) g_bit_nth_lsf ((gulong) self->stale, -1);

  gtk_widget_queue_draw (GTK_WIDGET (self->pieces[piece]));
  self->stale &= self->stale - 1;
  if (self->stale)
    return G_SOURCE_CONTINUE;
  self->idle = 0;
  return G_SOURCE_REMOVE;
}

/* The regions in which changed values are drawn, one bit each. */
static guint
find_changed (FlipEditionBoard *self, const FlipSheetArt *art, const FlipEditionChange *change)
{
  guint regions = 0;

  for (guint i = 0; i < art->n_regions; i++)
    {
      FlipRect rect = flip_sheet_art_region_rect (art, FLIP_LAYOUT_BOARD, i);

      if (flip_edit_canvas_has (FLIP_EDIT_CANVAS (self), &rect, change))
        regions |= 1u << i;
    }
  return regions;
}

static void
show_pieces (FlipEditionBoard *self, const FlipEditionChange *change)
{
  const FlipSheetArt *art = art_of (begun_of (self));
  FlipRect area = flip_sheet_art_area (art, FLIP_LAYOUT_BOARD);
  guint changed = find_changed (self, art, change);

  for (guint i = 0; i < G_N_ELEMENTS (self->pieces); i++)
    {
      GtkWidget *piece = GTK_WIDGET (self->pieces[i]);
      guint region = i % FLIP_MOST_REGIONS;
      gboolean is_new = !gtk_widget_get_visible (piece);

      gtk_widget_set_visible (piece, !is_pale (self) && region < art->n_regions);
      if (is_new || changed >> region & 1)
        flip_edit_drawing_show (self->pieces[i], i, area, FALSE);
      else if (gtk_widget_get_visible (piece))
        self->stale |= G_GUINT64_CONSTANT (1) << i;
    }
  if (self->stale && !self->idle)
    self->idle = g_idle_add (draw_stale_cb, self);
}

static void
load (FlipEditionBoard *self, const FlipEditionChange *change)
{
  FlipLog *begun = begun_of (self);
  gboolean was_pale = !gtk_widget_get_visible (GTK_WIDGET (self->pieces[0]));

  if (!begun)
    return;
  show_spots (self);
  if (change->all || was_pale != is_pale (self))
    flip_edit_drawing_show (self->sheet, 0, flip_sheet_art_area (art_of (begun), FLIP_LAYOUT_BOARD),
                            is_pale (self));
  if (!was_pale || !is_pale (self))
    show_pieces (self, change);
}

/* overrides */

static char *
flip_edition_board_tell (FlipEditCanvas *canvas, const FlipHotSpot *spot)
{
  FlipEditionBoard *self = FLIP_EDITION_BOARD (canvas);
  g_autofree char *would = NULL;

  if (look_of (self, spot) < 0 || flip_edition_desk_is_view (self->desk))
    return NULL;
  would = flip_edition_desk_tell_paint (self->desk, (guint16) (spot->number - 1), self->brush);
  /* Translators: what a click would make of a square: “Click: gap”. */
  return g_strdup_printf (_ ("Click: %s"), would);
}

/* A square is painted; if the brush would not change it, or cannot, its value is opened. */
static void
flip_edition_board_chosen (FlipEditCanvas *canvas, const FlipHotSpot *spot)
{
  FlipEditionBoard *self = FLIP_EDITION_BOARD (canvas);
  gboolean is_view = flip_edition_desk_is_view (self->desk);
  int part = spot->part;
  FlipPlace place;

  if (!is_view && look_of (self, spot) >= 0 && paint (self, spot, self->brush))
    {
      flip_edition_desk_pause (self->desk);
      return;
    }
  mark_opened (self, spot->group, spot->key);
  if (!is_view && spot->number && find_place (self, spot, &place)
      && flip_value_popover_can (place.field))
    open_popover (self);
  else
    g_signal_emit_by_name (self, "opened", self->group, self->key, part);
}

static void
flip_edition_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FlipEditionBoard *self = FLIP_EDITION_BOARD (widget);

  GTK_WIDGET_CLASS (flip_edition_board_parent_class)
    ->size_allocate (widget, width, height, baseline);
  if (!self->popover || !gtk_widget_get_visible (self->popover))
    return;
  point_popover (self);
  gtk_popover_present (GTK_POPOVER (self->popover));
}

static void
flip_edition_board_class_init (FlipEditionBoardClass *klass)
{
  FLIP_OWN_SOURCES (klass, FlipEditionBoard, idle);
  FLIP_HEAR (klass, FlipEditionBoard, popover);
  FLIP_OWN (klass, FlipEditionBoard, (popover, gtk_widget_unparent));
  GTK_WIDGET_CLASS (klass)->size_allocate = flip_edition_board_size_allocate;
  FLIP_EDIT_CANVAS_CLASS (klass)->chosen = flip_edition_board_chosen;
  FLIP_EDIT_CANVAS_CLASS (klass)->tell = flip_edition_board_tell;
}

static void
flip_edition_board_init (FlipEditionBoard *self)
{
  self->sheet = flip_edit_drawing_new (
    draw_sheet, self,
    (FlipEditWidths){ LEAST_WIDTH, LEAST_WIDTH, READABLE_WIDTH, .follows_text = TRUE });
  flip_edit_canvas_take_drawing (FLIP_EDIT_CANVAS (self), self->sheet);
  for (guint i = 0; i < G_N_ELEMENTS (self->pieces); i++)
    {
      self->pieces[i] = flip_edit_drawing_new (draw_piece, self, (FlipEditWidths){ .least = 1 });
      gtk_widget_set_visible (GTK_WIDGET (self->pieces[i]), FALSE);
      flip_edit_canvas_take_drawing (FLIP_EDIT_CANVAS (self), self->pieces[i]);
    }
  watch_input (self);
  flip_show_name (self, _ ("The sheet of this edition"));
}

/* The brushes for squares, one of which is active. */

static void
brush_chosen_cb (FlipEditionBoard *self, guint index)
{
  g_assert (FLIP_IS_EDITION_BOARD (self));

  self->brush = index;
}

static GtkWidget *
make_brushes (FlipEditionBoard *self, const FlipPainting *painting)
{
  /* Translators: what paints the squares of a map */
  GtkWidget *row = flip_choice_row_new (_ ("Brush"), GTK_ORIENTATION_HORIZONTAL);

  for (guint i = 0; i < painting->n_brushes; i++)
    flip_choice_row_add (FLIP_CHOICE_ROW (row), _ (painting->brushes[i].title),
                         painting->brushes[i].glyph);
  self->brush = painting->first;
  flip_choice_row_select (FLIP_CHOICE_ROW (row), self->brush);
  gtk_widget_add_css_class (row, "edition-brushes");
  g_signal_connect_object (row, "chosen", G_CALLBACK (brush_chosen_cb), self, G_CONNECT_SWAPPED);
  return row;
}

/* Explains what can be done with a sheet, if there is room for the words. */
static GtkWidget *
make_hint (gboolean is_painted)
{
  GtkWidget *fit = g_object_new (FLIP_TYPE_FIRST_FIT, "or-none", TRUE, NULL);
  GtkWidget *label = flip_make_label (
    is_painted ? _ ("Drag to paint several squares. Click anything else to change it.")
               : _ ("Click anything to change it."),
    "dim-label edition-note");

  gtk_widget_add_css_class (fit, "edition-brushes");
  gtk_widget_set_parent (label, fit);
  return fit;
}

/* public functions */

gboolean
flip_edition_board_can (FlipEditionDesk *desk)
{
  const FlipGame *game = flip_edition_desk_game (desk);

  return (game->format->place_of_site || game->n_parts) && flip_sheet_art_find (game);
}

GtkWidget *
flip_edition_board_new (FlipEditionDesk *desk, FlipEditionForm *form)
{
  FlipEditionBoard *self;
  GtkWidget *box, *scroller;
  gboolean is_view = flip_edition_desk_is_view (desk);
  const FlipPainting *painting;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (desk) && FLIP_IS_EDITION_FORM (form), NULL);

  self = g_object_new (FLIP_TYPE_EDITION_BOARD, "margin-top", 12, "margin-bottom", 12,
                       "margin-start", 12, "margin-end", 12, NULL);
  flip_follow_desk (self, &self->desk, desk, G_CALLBACK (load));
  g_signal_connect_object (self, "opened", G_CALLBACK (flip_edition_form_go_to_phrase), form,
                           G_CONNECT_SWAPPED);
  scroller = gtk_scrolled_window_new ();
  painting = format_of (self)->painting;
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self));
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_widget_add_css_class (scroller, "fades");
  box = FLIP_MAKE_BELOW (0, painting && !is_view ? make_brushes (self, painting) : NULL,
                         is_view ? NULL : make_hint (painting != NULL), scroller);
  gtk_widget_add_css_class (box, "edition-desk");
  return box;
}
