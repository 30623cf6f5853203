/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/seats/seat-card.h"

#include "app/common/picture/drawing.h"
#include "app/common/picture/glyph-icon.h"
#include "app/common/picture/seat-avatar.h"
#include "app/common/picture/widget-canvas.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "draw/sheet/sheet-art.h"
#include "engine/base/phrase.h"
#include "play/moment/turn.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>
#include <string.h>

/* A seat's board as a thumbnail, with only its places and marks. Marks of this turn have a gold
   ring. */
G_DECLARE_FINAL_TYPE (FlipLittleBoard, flip_little_board, FLIP, LITTLE_BOARD, FlipDrawing)

#define WIDTH  116
#define HEIGHT 98

/* In units of the board. */
#define LINE         7
#define PANEL_RADIUS 22
#define BIGGEST_DOT  27
#define RING         11
#define RING_LINE    12

typedef struct
{
  guint seat;
  guint8 marks[FLIP_MAX_SITES];
  guint8 is_new[FLIP_MAX_SITES];
} Look;

struct _FlipLittleBoard
{
  FlipDrawing parent_instance;

  /* borrowed */
  const FlipSheetArt *art; /* or NULL */

  /* owned */
  FlipMoment *moment; /* or NULL */

  Look look;
};

G_DEFINE_FINAL_TYPE (FlipLittleBoard, flip_little_board, FLIP_TYPE_DRAWING)

static FlipRect
rect_of (FlipLittleBoard *self, guint site)
{
  return flip_sheet_art_site_rect (self->art, self->moment->state, self->look.seat,
                                   FLIP_LAYOUT_BOARD, site);
}

static void
draw_regions (FlipLittleBoard *self, FlipCanvas *canvas)
{
  const FlipPalette *palette = canvas->palette;

  for (guint i = 0; i < self->art->n_regions; i++)
    {
      FlipHue hue = self->art->regions[i]->hue;
      FlipRect rect = flip_sheet_art_region_rect (self->art, FLIP_LAYOUT_BOARD, i);

      flip_canvas_box (canvas, &rect, PANEL_RADIUS, palette->tints[hue],
                       flip_palette_panel_line (palette, hue), LINE / 2.);
    }
}

static void
draw_dot (FlipCanvas *canvas, double x, double y, double radius)
{
  FlipRect dot = { x - radius, y - radius, 2 * radius, 2 * radius };

  flip_canvas_round (canvas, &dot, radius);
}

static void
draw_cross (FlipCanvas *canvas, double x, double y, double radius, FlipColour ink)
{
  cairo_move_to (canvas->cr, x - radius, y - radius);
  cairo_line_to (canvas->cr, x + radius, y + radius);
  cairo_move_to (canvas->cr, x + radius, y - radius);
  cairo_line_to (canvas->cr, x - radius, y + radius);
  flip_canvas_stroke (canvas, ink, LINE);
}

static void
draw_site (FlipLittleBoard *self, FlipCanvas *canvas, guint site)
{
  const FlipPalette *palette = canvas->palette;
  FlipColour ink = flip_palette_ink (palette, self->look.seat);
  FlipHue hue = self->art->regions[flip_sheet_art_site_region (self->art, site)]->hue;
  FlipRect rect = rect_of (self, site);
  double x = flip_rect_middle (&rect), y = flip_rect_centre (&rect);
  double radius = MIN (BIGGEST_DOT, MIN (rect.width, rect.height) * .42);

  if (rect.width <= 0)
    return;
  if (self->look.marks[site] == FLIP_MARK_CROSSED)
    draw_cross (canvas, x, y, radius * .8, ink);
  else
    {
      draw_dot (canvas, x, y, radius);
      if (self->look.marks[site] == FLIP_MARK_NONE)
        flip_canvas_stroke (canvas, flip_palette_site_line (palette, hue), LINE / 2.);
      else
        flip_canvas_fill (canvas, ink);
    }
  if (self->look.is_new[site])
    {
      draw_dot (canvas, x, y, radius + RING);
      flip_canvas_stroke (canvas, palette->glow_line, RING_LINE);
    }
}

static void
flip_little_board_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  FlipLittleBoard *self = FLIP_LITTLE_BOARD (drawing);
  double scale;
  FlipRect board;

  if (!self->art || !self->moment)
    return;
  board = (FlipRect){ 0, 0, self->art->width, self->art->height };
  scale = MIN (width / self->art->width, height / self->art->height);
  cairo_translate (canvas->cr, (width - self->art->width * scale) / 2,
                   (height - self->art->height * scale) / 2);
  cairo_scale (canvas->cr, scale, scale);
  flip_canvas_box (canvas, &board, 2 * PANEL_RADIUS, canvas->palette->board,
                   flip_palette_site_line (canvas->palette, FLIP_HUE_GREY), LINE);
  draw_regions (self, canvas);
  for (guint i = 0; i < self->art->n_sites; i++)
    draw_site (self, canvas, i);
}

static void
flip_little_board_class_init (FlipLittleBoardClass *klass)
{
  FLIP_OWN (klass, FlipLittleBoard, (moment, flip_moment_unref));
  FLIP_DRAWING_CLASS (klass)->draw = flip_little_board_draw;
}

static void
flip_little_board_init (FlipLittleBoard *self)
{
  flip_drawing_set_size (FLIP_DRAWING (self), WIDTH, HEIGHT);
}

/* Without a turn no mark is new. */
static void
flip_little_board_show (FlipLittleBoard *self,
                        FlipMoment *moment,
                        guint seat,
                        const FlipTurnSeat *turn)
{
  const FlipSites *sites;
  Look look = { .seat = seat };

  g_return_if_fail (FLIP_IS_LITTLE_BOARD (self));
  g_return_if_fail (moment && seat < moment->n_seats);

  sites = flip_moment_sites (moment, seat);
  for (guint i = 0; i < sites->n; i++)
    look.marks[i] = (guint8) sites->sites[i].mark;
  for (guint i = 0; turn && i < turn->n_sites; i++)
    look.is_new[turn->sites[i]] = TRUE;
  flip_moment_set (&self->moment, moment);
  self->art = flip_sheet_art_of (moment->game, moment->state);
  if (memcmp (&look, &self->look, sizeof look) == 0)
    return;
  self->look = look;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The state of a seat in the turn: done, thinking, or being entered; an icon and a word. */
G_DECLARE_FINAL_TYPE (FlipTurnPill, flip_turn_pill, FLIP, TURN_PILL, GtkBox)

/* Margins rather than padding, so that the background is as wide as the pill. */
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

/* The seat that is being entered has its ink as the background. */
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

/* The word for a state, translated. */
static const char *
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

/* For a small card, where the icon is enough without the word. */
static void
flip_turn_pill_set_small (FlipTurnPill *self)
{
  g_return_if_fail (FLIP_IS_TURN_PILL (self));

  self->small = TRUE;
  gtk_widget_set_margin_start (GTK_WIDGET (self->icon), AROUND_SMALL);
  gtk_widget_set_margin_end (GTK_WIDGET (self->icon), AROUND_SMALL);
  gtk_box_set_spacing (GTK_BOX (self), 0);
  gtk_widget_add_css_class (GTK_WIDGET (self), "small");
}

/* The width of a small pill. */
static int
flip_turn_pill_small_width (FlipTurnPill *self)
{
  g_return_val_if_fail (FLIP_IS_TURN_PILL (self) && self->small, 0);

  return gtk_image_get_pixel_size (self->icon) + 2 * AROUND_SMALL;
}

static void
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

#define RADIUS       12
#define STATE_HEIGHT 20 /* the height of a small pill */

/* A longer name may be cut when the row is full, to about the width of the points below it. */
#define NAME_CHARS 8
#define LEAST_CHARS 4

struct _FlipSeatCard
{
  GtkButton parent_instance;

  /* template */
  FlipSeatAvatar *avatar;
  GtkLabel *name, *points, *points_are, *status, *chosen;
  FlipTurnPill *pill, *large_pill;
  FlipLittleBoard *little;
  FlipGlyphIcon *star;
  GtkWidget *automatic, *state, *tick, *headlines;
  GtkWidget *headline[FLIP_SEAT_HEADLINES];
  FlipGlyphIcon *glyph[FLIP_SEAT_HEADLINES];
  GtkLabel *value[FLIP_SEAT_HEADLINES];

  guint seat;
  gboolean awaited, shown;
};

G_DEFINE_FINAL_TYPE (FlipSeatCard, flip_seat_card, GTK_TYPE_BUTTON)

/* helpers */

static const char *
todo_of (const FlipSeatWords *words)
{
  return words->todo ? words->todo : /* the player whose turn it is */ _ ("to act");
}

static void
update_accessible (FlipSeatCard *self, const FlipSeatWords *words)
{
  g_autofree char *points = g_strdup_printf (
    /* Translators: %d: how many */
    ngettext ("%d point", "%d points", (gulong) ABS (words->points)), words->points);
  g_autoptr (GString) label = g_string_new (words->name);

  if (words->automatic)
    flip_phrase_add (label, _ ("Played by Flipside"));
  if (words->turn)
    flip_phrase_add (label, flip_turn_state_word (words->turn->state));
  else if (words->awaited || words->done)
    /* Translators: a player has entered everything */
    flip_phrase_add (label, words->awaited ? todo_of (words) : _ ("done"));
  if (words->turn)
    flip_phrase_add (label, words->turn->chosen);
  flip_phrase_add (label, points);
  for (guint i = 0; i < words->n_headlines; i++)
    {
      g_autofree char *headline =
        flip_phrase_label (words->headlines[i].label, words->headlines[i].value);

      flip_phrase_add (label, headline);
    }
  flip_show_name (self, label->str);
  gtk_accessible_update_state (
    GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED,
    words->shown ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

static gboolean
is_short (const char *name)
{
  return flip_phrase_width (name) <= NAME_CHARS;
}

static void
show_name (FlipSeatCard *self, const char *name)
{
  if (g_str_equal (gtk_label_get_label (self->name), name))
    return;
  gtk_label_set_label (self->name, name);
  gtk_label_set_width_chars (self->name, is_short (name) ? -1 : LEAST_CHARS);
  gtk_label_set_ellipsize (self->name,
                           is_short (name) ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
}

static void
show_headlines (FlipSeatCard *self, const FlipSeatWords *words)
{
  for (guint i = 0; i < FLIP_SEAT_HEADLINES; i++)
    {
      gtk_widget_set_visible (self->headline[i], i < words->n_headlines);
      if (i >= words->n_headlines)
        continue;
      flip_glyph_icon_show_word (self->glyph[i], words->headlines[i].glyph);
      flip_show_text (self->value[i], words->headlines[i].value);
    }
  gtk_widget_set_visible (self->headlines, words->n_headlines > 0);
  flip_show_class (GTK_WIDGET (self), "full", words->n_headlines > 1);
}

static void
show_status (FlipSeatCard *self, const FlipSeatWords *words)
{
  gboolean tells = !words->turn && !words->large; /* otherwise a pill shows it */
  gboolean done = words->done && !words->awaited && tells;

  flip_show_text (self->status, !tells           ? NULL
                                : words->awaited ? todo_of (words)
                                : done           ? _ ("done")
                                : words->waits   ? _ ("waits")
                                                 : "");
  gtk_widget_set_visible (self->tick, done);
  flip_show_class (GTK_WIDGET (self->status), "success", done);
  flip_show_class (GTK_WIDGET (self->status), "awaited", words->awaited);
}

/* A small card has the same width with and without its pill, so that the cards beside it don't
   move. */
static void
keep_place (FlipSeatCard *self, const FlipSeatWords *words)
{
  gboolean keeps = words->has_turns && !words->large;

  gtk_widget_set_size_request (self->state, keeps ? flip_turn_pill_small_width (self->pill) : -1,
                               keeps ? STATE_HEIGHT : -1);
}

/* The last choice of a seat, or what a click on the card does. */
static char *
last_words (const FlipSeatWords *words)
{
  if (!words->turn)
    return g_strdup ("");
  if (*words->turn->chosen)
    return g_strdup (words->turn->chosen);
  switch (words->turn->state)
    {
    case FLIP_TURN_THINKS:
      /* Translators: a player's name: click to enter Bob */
      return g_strdup_printf (_ ("click to enter for %s"), words->name);
    case FLIP_TURN_ENTERING:
      /* Translators: the choice is in the list below */
      return g_strdup (_ ("choose below"));
    default:
      return g_strdup ("");
    }
}

/* Between two turns only one of the seats may be awaited. */
static FlipTurnState
state_of (const FlipSeatWords *words)
{
  return words->turn ? words->turn->state : words->awaited ? FLIP_TURN_ENTERING : FLIP_TURN_WAITS;
}

/* If all seats act at the same time, shows a pill instead of a word, and the board if there is
   room. */
static void
show_turn (FlipSeatCard *self, const FlipSeatWords *words, FlipMoment *moment)
{
  gboolean large = words->large;
  g_autofree char *last = large ? last_words (words) : NULL;

  /* On a small card, the absence of a pill means that the seat is thinking, as most are. */
  gtk_widget_set_visible (GTK_WIDGET (self->pill),
                          words->turn && !large && words->turn->state != FLIP_TURN_THINKS);
  gtk_widget_set_visible (GTK_WIDGET (self->large_pill), large);
  gtk_widget_set_visible (GTK_WIDGET (self->little), large);
  gtk_widget_set_visible (GTK_WIDGET (self->chosen), large);
  flip_show_class (GTK_WIDGET (self), "large", large);
  gtk_widget_set_hexpand (GTK_WIDGET (self), large);
  if (words->turn || large)
    flip_turn_pill_show (large ? self->large_pill : self->pill, state_of (words), words->seat);
  if (!large)
    return;
  gtk_label_set_label (self->chosen, last);
  flip_show_tooltip (GTK_WIDGET (self->chosen), words->turn && *words->turn->chosen ? last : NULL);
  flip_little_board_show (self->little, moment, words->seat, words->turn);
}

/* Updates the frame and the bar, which are drawn. */
static void
show_marks (FlipSeatCard *self, const FlipSeatWords *words)
{
  if (self->seat == words->seat && self->awaited == words->awaited && self->shown == words->shown)
    return;
  self->seat = words->seat;
  self->awaited = words->awaited;
  self->shown = words->shown;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* A seat whose answer is awaited has a frame in its ink; the seat whose board is in view has a bar
   at the bottom, unless it has the frame. */
static void
draw_marks (FlipSeatCard *self, FlipCanvas *canvas)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double height = gtk_widget_get_height (GTK_WIDGET (self));
  FlipColour ink = flip_palette_ink (canvas->palette, self->seat);
  FlipRect frame = { 1.25, 1.25, width - 2.5, height - 2.5 };
  FlipRect bar = { width / 2 - 18, height - 3.5, 36, 3 };

  g_assert (self->awaited || self->shown);

  if (self->awaited)
    {
      flip_canvas_round (canvas, &frame, RADIUS - 1.25);
      flip_canvas_stroke (canvas, ink, 2.5);
    }
  if (self->shown && !self->awaited)
    {
      flip_canvas_round (canvas, &bar, 1.5);
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
bind_headlines (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < FLIP_SEAT_HEADLINES; i++)
    {
      g_autofree char *headline = g_strdup_printf ("headline_%u", i);
      g_autofree char *glyph = g_strdup_printf ("glyph_%u", i);
      g_autofree char *value = g_strdup_printf ("value_%u", i);

      gtk_widget_class_bind_template_child_full (widget_class, headline, FALSE,
                                                 G_STRUCT_OFFSET (FlipSeatCard, headline)
                                                   + i * sizeof (void *));
      gtk_widget_class_bind_template_child_full (
        widget_class, glyph, FALSE, G_STRUCT_OFFSET (FlipSeatCard, glyph) + i * sizeof (void *));
      gtk_widget_class_bind_template_child_full (
        widget_class, value, FALSE, G_STRUCT_OFFSET (FlipSeatCard, value) + i * sizeof (void *));
    }
}

static void
flip_seat_card_class_init (FlipSeatCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = flip_seat_card_snapshot;
  widget_class->css_changed = flip_seat_card_css_changed;
  FLIP_TEMPLATE (widget_class, "seats/seat-card.ui");
  FLIP_BIND_CHILDREN (widget_class, FlipSeatCard, avatar, name, automatic, state, tick, status,
                      pill, large_pill, chosen, little, star, points, points_are, headlines);
  bind_headlines (widget_class);
}

static void
flip_seat_card_init (FlipSeatCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_tooltip_text (self->automatic, _ ("Played by Flipside"));
  flip_glyph_icon_set (self->star, FLIP_GLYPH_STAR);
  flip_turn_pill_set_small (self->pill);
}

/* public functions */

GtkWidget *
flip_seat_card_new (guint seat)
{
  GtkWidget *card = g_object_new (FLIP_TYPE_SEAT_CARD, NULL);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (card), "u", seat);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (card), "sheet.seat");
  return card;
}

void
flip_seat_card_show (FlipSeatCard *self, const FlipSeatWords *words, FlipMoment *moment)
{
  g_autofree char *points = NULL;

  g_return_if_fail (FLIP_IS_SEAT_CARD (self));
  g_return_if_fail (words && words->name && words->n_headlines <= FLIP_SEAT_HEADLINES);

  points = g_strdup_printf ("%d", words->points);
  flip_seat_avatar_show (self->avatar, words->seat, words->name);
  show_name (self, words->name);
  gtk_widget_set_visible (self->automatic, words->automatic);
  flip_show_text (self->points, points);
  flip_show_text (self->points_are, words->points_are ? words->points_are : "");
  show_headlines (self, words);
  show_status (self, words);
  keep_place (self, words);
  show_turn (self, words, moment);
  show_marks (self, words);
  update_accessible (self, words);
}
