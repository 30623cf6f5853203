/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/sheet/edition-board.h"

#include "app/common/toolkit/show.h"
#include "app/common/toolkit/touch.h"
#include "app/editions/kit/choice-row.h"
#include "app/editions/kit/kept-desk.h"
#include "app/editions/sheet/edition-sheet.h"
#include "app/editions/values/value-popover.h"
#include "draw/kit/value.h"
#include "draw/sheet/sheet-art.h"
#include "engine/base/phrase.h"
#include "engine/boards/format-paint.h"
#include "play/editions/edition-series.h"

#include <glib/gi18n.h>

struct _FlipEditionBoard
{
  GtkWidget parent_instance;

  /* children */
  GtkWidget *sheet;
  GPtrArray *buttons; /* of GtkButton, one per site of the game; NULL if a site shows no value */
  GPtrArray *regions; /* of GtkButton below them, one per region; NULL if a region shows no group */
  GPtrArray *values;  /* of GtkButton, one per printed number */
  GtkWidget *popover; /* for a value that is edited where it is drawn; or NULL */

  /* kept alive by the widget */
  FlipEditionDesk *desk;

  /* owned */
  FlipLog *begun;       /* a game on the newest file without problems, or NULL */
  GArray *printed;      /* of FlipPrintedValue: the values that the sheet shows, or NULL */
  char *group, *key;    /* of the value that was opened last, or NULL */

  guint brush;          /* the brush that a click applies to a square */
  gboolean is_painting; /* the pointer is painting from square to square */
  guint held;   /* the site dragged or painted last; the number of sites if there is none */
  guint target; /* the site on which it would be dropped */
};

G_DEFINE_FINAL_TYPE (FlipEditionBoard, flip_edition_board, GTK_TYPE_WIDGET)

enum
{
  OPENED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

static const FlipFormat *
format_of (FlipEditionBoard *self)
{
  return flip_edition_desk_game (self->desk)->format;
}

static gboolean
is_at (FlipEditionBoard *self, guint site, const char *group, const char *key)
{
  const char *its_group, *its_key;

  return self->begun && group
         && flip_edition_place_of_site (self->begun, site, &its_group, &its_key)
         && g_str_equal (its_group, group) && (!its_key || g_strcmp0 (its_key, key) == 0);
}

static gboolean
has_problem (FlipEditionBoard *self, guint site)
{
  const char *group, *key;

  return self->begun && flip_edition_place_of_site (self->begun, site, &group, &key)
         && flip_edition_desk_problem_of (self->desk, group, key);
}

static gboolean
find_place (FlipEditionBoard *self, guint site, FlipPlace *place)
{
  const char *group, *key;

  return self->begun && site < self->buttons->len
         && flip_edition_place_of_site (self->begun, site, &group, &key) && key
         && flip_format_find (format_of (self), flip_edition_desk_file (self->desk), group, key,
                              place);
}

/* Squares that can be painted */

/* The brush that matches the look of a site, or -1. */
static int
look_of (FlipEditionBoard *self, guint site)
{
  return self->begun && site < self->buttons->len
           ? flip_edition_desk_look (self->desk, (guint16) site)
           : -1;
}

/* Whether the sheet leaves out a square, so that it has to be drawn here. */
static gboolean
is_left_out (FlipEditionBoard *self, guint site)
{
  int look = look_of (self, site);

  return look >= 0 && format_of (self)->painting->brushes[look].is_bare;
}

/* The site below a point of the board, or the number of sites. */
static guint
site_at (FlipEditionBoard *self, double x, double y)
{
  for (guint i = 0; i < self->buttons->len; i++)
    {
      FlipRect rect = flip_edition_sheet_site (FLIP_EDITION_SHEET (self->sheet), i);

      if (self->buttons->pdata[i] && x >= rect.x && x < rect.x + rect.width && y >= rect.y
          && y < rect.y + rect.height)
        return i;
    }

  return self->buttons->len;
}

static char *
name_site (FlipEditionBoard *self, const FlipSite *site)
{
  int look = look_of (self, site->id);
  const char *now = look >= 0 ? _ (format_of (self)->painting->brushes[look].title) : NULL;

  g_autofree char *place = flip_phrase_list (site->region, site->title, NULL);
  g_autofree char *holds = flip_phrase_list (now ? now : "", site->gives, NULL);

  return *holds ? flip_phrase_label (place, holds) : g_steal_pointer (&place);
}

static void
show_button (FlipEditionBoard *self, GtkWidget *button, const FlipSite *site)
{
  g_autofree char *label = name_site (self, site);

  flip_show_name (button, label);
  if (look_of (self, site->id) < 0)
    flip_show_tooltip (button, label);
  flip_show_class (button, "wrong", has_problem (self, site->id));
  flip_show_class (button, "left-out", is_left_out (self, site->id));
  flip_show_class (button, "opened", is_at (self, site->id, self->group, self->key));
}

static void
mark_opened (FlipEditionBoard *self, const char *group, const char *key)
{
  g_autofree char *old_group = g_steal_pointer (&self->group);
  g_autofree char *old_key = g_steal_pointer (&self->key);

  self->group = g_strdup (group);
  self->key = g_strdup (key);
  for (guint i = 0; i < self->buttons->len; i++)
    {
      if (self->buttons->pdata[i])
        flip_show_class (self->buttons->pdata[i], "opened",
                         is_at (self, i, self->group, self->key));
    }
}

/* A value that is edited where it is drawn */

static guint
opened_site (FlipEditionBoard *self)
{
  guint site = 0;

  while (site < self->buttons->len && !is_at (self, site, self->group, self->key))
    site++;
  return site;
}

static void
point_popover (FlipEditionBoard *self)
{
  guint site = opened_site (self);
  FlipRect rect;

  if (site >= self->buttons->len)
    return;
  rect = flip_edition_sheet_site (FLIP_EDITION_SHEET (self->sheet), site);
  gtk_popover_set_pointing_to (
    GTK_POPOVER (self->popover),
    &(GdkRectangle){ (int) rect.x, (int) rect.y, (int) rect.width, (int) rect.height });
}

static void
went_cb (FlipEditionBoard *self, const char *key)
{
  g_autofree char *group = g_strdup (self->group);

  g_assert (FLIP_IS_EDITION_BOARD (self));

  mark_opened (self, group, key);
  point_popover (self);
}

/* Returns the focus to the place where the value is drawn. */
static void
closed_cb (FlipEditionBoard *self)
{
  guint site = opened_site (self);

  g_assert (FLIP_IS_EDITION_BOARD (self));

  if (site < self->buttons->len && self->buttons->pdata[site])
    gtk_widget_grab_focus (self->buttons->pdata[site]);
}

static void
open_popover (FlipEditionBoard *self, const FlipPlace *place)
{
  if (!self->popover)
    {
      self->popover = flip_value_popover_new (self->desk);
      gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
      g_signal_connect_swapped (self->popover, "went", G_CALLBACK (went_cb), self);
      g_signal_connect_swapped (self->popover, "closed", G_CALLBACK (closed_cb), self);
    }
  mark_opened (self, place->name, place->key);
  flip_value_popover_load (FLIP_VALUE_POPOVER (self->popover), self->group, self->key);
  point_popover (self);
  flip_value_popover_open (FLIP_VALUE_POPOVER (self->popover));
}

static void
open_site (FlipEditionBoard *self, guint site)
{
  const char *group, *key;
  FlipPlace place;

  if (!self->begun || !flip_edition_place_of_site (self->begun, site, &group, &key))
    return;
  if (!flip_edition_desk_is_view (self->desk) && find_place (self, site, &place)
      && flip_value_popover_can (place.field))
    {
      open_popover (self, &place);
      return;
    }
  mark_opened (self, group, key);
  g_signal_emit (self, signals[OPENED], 0, self->group, self->key, -1);
}

/* callbacks */

/* If the brush would not change a square, a click opens it instead. */
static void
clicked_cb (GtkButton *button, FlipEditionBoard *self)
{
  guint site;

  g_assert (FLIP_IS_EDITION_BOARD (self));

  if (!g_ptr_array_find (self->buttons, button, &site))
    return;
  if (look_of (self, site) >= 0 && !flip_edition_desk_is_view (self->desk)
      && flip_edition_desk_paint (self->desk, (guint16) site, self->brush))
    flip_edition_desk_pause (self->desk);
  else
    open_site (self, site);
}

static char *
tell_cb (GtkWidget *button, double x, double y, gpointer data)
{
  FlipEditionBoard *self = FLIP_EDITION_BOARD (data);
  guint site;
  g_autofree char *would = NULL;

  if (!g_ptr_array_find (self->buttons, button, &site) || look_of (self, site) < 0
      || flip_edition_desk_is_view (self->desk))
    return NULL;
  would = flip_edition_desk_tell_paint (self->desk, (guint16) site, self->brush);
  /* Translators: what a click would make of a square: “Click: gap”. */
  return g_strdup_printf (_ ("Click: %s"), would);
}

/* Painting and moving by the pointer */

static gboolean
is_series (FlipEditionBoard *self, guint site)
{
  FlipPlace place;

  return find_place (self, site, &place) && place.field->is_series;
}

static void
show_target (FlipEditionBoard *self, guint site)
{
  if (self->target < self->buttons->len && self->buttons->pdata[self->target])
    flip_show_class (self->buttons->pdata[self->target], "target", FALSE);
  self->target = site;
  if (site < self->buttons->len)
    flip_show_class (self->buttons->pdata[site], "target", TRUE);
}

static void
stroke_begun_cb (GtkGestureDrag *drag, double x, double y, FlipEditionBoard *self)
{
  guint site = site_at (self, x, y);

  g_assert (FLIP_IS_EDITION_BOARD (self));

  self->is_painting = look_of (self, site) >= 0;
  self->held = self->is_painting || is_series (self, site) ? site : self->buttons->len;
  if (flip_edition_desk_is_view (self->desk))
    self->held = self->buttons->len;
  self->target = self->buttons->len;
  if (self->held == self->buttons->len)
    gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_DENIED);
}

/* Painting becomes a stroke with the second square; a click on a single one belongs to its
   button. */
static void
paint_on (FlipEditionBoard *self, GtkGesture *drag, guint site)
{
  if (site == self->held || look_of (self, site) < 0)
    return;
  if (gtk_gesture_get_sequence_state (drag, gtk_gesture_get_last_updated_sequence (drag))
      != GTK_EVENT_SEQUENCE_CLAIMED)
    {
      gtk_gesture_set_state (drag, GTK_EVENT_SEQUENCE_CLAIMED);
      flip_edition_desk_pause (self->desk);
      flip_edition_desk_paint (self->desk, (guint16) self->held, self->brush);
    }
  self->held = site;
  gtk_widget_grab_focus (self->buttons->pdata[site]);
  flip_edition_desk_paint (self->desk, (guint16) site, self->brush);
}

static void
stroke_moved_cb (GtkGestureDrag *drag, double x, double y, FlipEditionBoard *self)
{
  double left, top;
  guint site;

  if (self->held >= self->buttons->len || !gtk_gesture_drag_get_start_point (drag, &left, &top))
    return;
  site = site_at (self, left + x, top + y);
  if (site < self->buttons->len && self->is_painting)
    paint_on (self, GTK_GESTURE (drag), site);
  else if (!self->is_painting && site != self->held)
    {
      gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
      show_target (self, is_series (self, site) ? site : self->buttons->len);
    }
}

static void
stroke_ended_cb (GtkGestureDrag *drag, double x, double y, FlipEditionBoard *self)
{
  FlipPlace place, other;
  guint target = self->target;

  show_target (self, self->buttons->len);
  if (!self->is_painting && target < self->buttons->len && find_place (self, self->held, &place)
      && find_place (self, target, &other) && place.field == other.field)
    flip_edition_series_move (self->desk, &place, other.index);
  flip_edition_desk_pause (self->desk);
  self->is_painting = FALSE;
  self->held = self->buttons->len;
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
  guint site;

  if (!painting || modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)
      || !g_ptr_array_find (self->buttons, gtk_widget_get_focus_child (GTK_WIDGET (self)), &site)
      || look_of (self, site) < 0)
    return FALSE;
  for (guint i = 0; i < painting->n_brushes; i++)
    {
      if (letter != (gunichar) painting->brushes[i].letter)
        continue;
      flip_edition_desk_paint (self->desk, (guint16) site, i);
      flip_edition_desk_pause (self->desk);
      return TRUE;
    }
  return FALSE;
}

static void
watch_input (FlipEditionBoard *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (stroke_begun_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (stroke_moved_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (stroke_ended_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  g_signal_connect (keys, "key-pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static GtkWidget *
button_at (FlipEditionBoard *self, guint site)
{
  GtkWidget *button;

  if (self->buttons->pdata[site])
    return self->buttons->pdata[site];
  button = gtk_button_new ();
  gtk_widget_add_css_class (button, "edition-site");
  gtk_widget_insert_before (button, GTK_WIDGET (self), NULL);
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), self);
  if (look_of (self, site) >= 0)
    flip_touch_tell (button, tell_cb, self);
  return self->buttons->pdata[site] = button;
}

/* A click on the background of a region opens its whole group. */

static void
region_clicked_cb (GtkButton *button, FlipEditionBoard *self)
{
  guint region;
  const char *group;

  g_assert (FLIP_IS_EDITION_BOARD (self));

  if (!g_ptr_array_find (self->regions, button, &region))
    return;
  group = flip_edition_sheet_region_group (FLIP_EDITION_SHEET (self->sheet), region);
  mark_opened (self, group, NULL);
  g_signal_emit (self, signals[OPENED], 0, group, NULL, -1);
}

static GtkWidget *
make_region (FlipEditionBoard *self, guint region)
{
  FlipEditionSheet *sheet = FLIP_EDITION_SHEET (self->sheet);
  GtkWidget *button;
  g_autofree char *label = NULL;

  if (!flip_edition_sheet_region_group (sheet, region))
    return NULL;
  button = gtk_button_new ();
  /* Translators: a part of a sheet. */
  label = g_strdup_printf (_ ("Values of “%s”"), flip_edition_sheet_region_name (sheet, region));
  gtk_widget_add_css_class (button, "edition-site");
  flip_show_name (button, label);
  gtk_widget_set_tooltip_text (button, label);
  gtk_widget_insert_after (button, GTK_WIDGET (self), self->sheet);
  g_signal_connect (button, "clicked", G_CALLBACK (region_clicked_cb), self);
  return button;
}

static void
make_regions (FlipEditionBoard *self)
{
  guint n = flip_edition_sheet_n_regions (FLIP_EDITION_SHEET (self->sheet));

  for (guint i = self->regions->len; i < n; i++)
    g_ptr_array_add (self->regions, make_region (self, i));
}

/* Numbers in the print */

static void
value_clicked_cb (GtkButton *button, FlipEditionBoard *self)
{
  const FlipPrintedValue *value;
  guint index;

  g_assert (FLIP_IS_EDITION_BOARD (self));

  if (!g_ptr_array_find (self->values, button, &index) || index >= self->printed->len)
    return;
  value = &g_array_index (self->printed, FlipPrintedValue, index);
  mark_opened (self, value->group, value->key);
  g_signal_emit (self, signals[OPENED], 0, value->group, value->key, value->part);
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
show_value (FlipEditionBoard *self, guint index, const FlipPrintedValue *value)
{
  FlipBoardFile *file = flip_edition_desk_file (self->desk);
  GtkWidget *button = index < self->values->len ? self->values->pdata[index] : gtk_button_new ();
  FlipPlace place;
  g_autofree char *group = NULL, *title = NULL, *label = NULL;

  if (index == self->values->len)
    {
      gtk_widget_add_css_class (button, "edition-site");
      gtk_widget_set_focusable (button, FALSE); /* the keyboard reaches a number through the form */
      gtk_widget_insert_before (button, GTK_WIDGET (self), NULL);
      g_signal_connect (button, "clicked", G_CALLBACK (value_clicked_cb), self);
      g_ptr_array_add (self->values, button);
    }
  if (!flip_format_find (format_of (self), file, value->group, value->key, &place))
    return;
  group = flip_field_group_title (file, &place);
  title = flip_field_title (file, &place);
  label = flip_phrase_list (group, title, part_title (place.field, value->part), NULL);
  flip_show_name (button, label);
  flip_show_tooltip (button, label);
}

static void
show_values (FlipEditionBoard *self)
{
  g_clear_pointer (&self->printed, g_array_unref);
  self->printed = flip_edition_sheet_values (FLIP_EDITION_SHEET (self->sheet));
  for (guint i = 0; i < self->printed->len; i++)
    show_value (self, i, &g_array_index (self->printed, FlipPrintedValue, i));
  for (guint i = 0; i < self->values->len; i++)
    gtk_widget_set_visible (self->values->pdata[i], i < self->printed->len);
}

static void
show_sites (FlipEditionBoard *self)
{
  g_autofree FlipSites *sites = g_new0 (FlipSites, 1);
  const char *group, *key;

  flip_edition_sites (self->begun, sites);
  g_ptr_array_set_size (self->buttons, MAX (self->buttons->len, sites->n));
  for (guint i = 0; i < sites->n; i++)
    {
      gboolean shows = flip_edition_place_of_site (self->begun, i, &group, &key);

      if (shows)
        show_button (self, button_at (self, i), &sites->sites[i]);
      if (self->buttons->pdata[i])
        gtk_widget_set_visible (self->buttons->pdata[i], shows);
    }
}

static void
load (FlipEditionBoard *self)
{
  FlipLog *begun = flip_edition_begin (flip_edition_desk_game (self->desk),
                                       flip_edition_desk_text (self->desk), FALSE, NULL);

  flip_edition_sheet_show (FLIP_EDITION_SHEET (self->sheet), begun ? begun : self->begun,
                           begun == NULL);
  if (begun)
    {
      g_clear_pointer (&self->begun, flip_log_free);
      self->begun = begun;
    }
  if (self->begun)
    {
      make_regions (self);
      show_sites (self);
      show_values (self);
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* overrides */

static void
flip_edition_board_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  gtk_widget_measure (FLIP_EDITION_BOARD (widget)->sheet, orientation, for_size, minimum, natural,
                      NULL, NULL);
  *minimum_baseline = *natural_baseline = -1;
}

static GtkSizeRequestMode
flip_edition_board_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
place_button (GtkWidget *button, FlipRect rect)
{
  int least_width, least_height;

  if (!button)
    return;
  gtk_widget_set_child_visible (button, rect.width > 0);
  if (rect.width <= 0 || !gtk_widget_get_visible (button))
    return;
  gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  gtk_widget_measure (button, GTK_ORIENTATION_VERTICAL, -1, &least_height, NULL, NULL, NULL);
  gtk_widget_size_allocate (button,
                            &(GtkAllocation){ (int) rect.x, (int) rect.y,
                                              MAX ((int) rect.width, least_width),
                                              MAX ((int) rect.height, least_height) },
                            -1);
}

static void
flip_edition_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FlipEditionBoard *self = FLIP_EDITION_BOARD (widget);
  FlipEditionSheet *sheet = FLIP_EDITION_SHEET (self->sheet);

  gtk_widget_size_allocate (self->sheet, &(GtkAllocation){ 0, 0, width, height }, -1);
  for (guint i = 0; i < self->regions->len; i++)
    place_button (self->regions->pdata[i], flip_edition_sheet_region (sheet, i));
  for (guint i = 0; i < self->buttons->len; i++)
    place_button (self->buttons->pdata[i], flip_edition_sheet_site (sheet, i));
  for (guint i = 0; self->printed && i < self->printed->len; i++)
    place_button (
      self->values->pdata[i],
      flip_edition_sheet_place (sheet, &g_array_index (self->printed, FlipPrintedValue, i).rect));
  if (self->popover && gtk_widget_get_visible (self->popover))
    {
      point_popover (self);
      gtk_popover_present (GTK_POPOVER (self->popover));
    }
}

static void
drop_buttons (GPtrArray **buttons)
{
  for (guint i = 0; *buttons && i < (*buttons)->len; i++)
    {
      if ((*buttons)->pdata[i])
        gtk_widget_unparent ((*buttons)->pdata[i]);
    }
  g_clear_pointer (buttons, g_ptr_array_unref);
}

static void
flip_edition_board_dispose (GObject *object)
{
  FlipEditionBoard *self = FLIP_EDITION_BOARD (object);

  if (self->popover)
    g_signal_handlers_disconnect_by_data (self->popover, self);
  g_clear_pointer (&self->popover, gtk_widget_unparent);
  drop_buttons (&self->regions);
  drop_buttons (&self->buttons);
  drop_buttons (&self->values);
  g_clear_pointer (&self->sheet, gtk_widget_unparent);
  g_clear_pointer (&self->begun, flip_log_free);
  G_OBJECT_CLASS (flip_edition_board_parent_class)->dispose (object);
}

static void
flip_edition_board_finalize (GObject *object)
{
  FlipEditionBoard *self = FLIP_EDITION_BOARD (object);

  g_clear_pointer (&self->printed, g_array_unref);
  g_free (self->group);
  g_free (self->key);
  G_OBJECT_CLASS (flip_edition_board_parent_class)->finalize (object);
}

static void
flip_edition_board_class_init (FlipEditionBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = flip_edition_board_dispose;
  G_OBJECT_CLASS (klass)->finalize = flip_edition_board_finalize;
  widget_class->measure = flip_edition_board_measure;
  widget_class->get_request_mode = flip_edition_board_get_request_mode;
  widget_class->size_allocate = flip_edition_board_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  signals[OPENED] =
    g_signal_new ("opened", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 3, G_TYPE_STRING, G_TYPE_STRING, G_TYPE_INT);
}

static void
flip_edition_board_init (FlipEditionBoard *self)
{
  self->buttons = g_ptr_array_new ();
  self->regions = g_ptr_array_new ();
  self->values = g_ptr_array_new ();
  self->sheet = g_object_new (FLIP_TYPE_EDITION_SHEET, NULL);
  gtk_widget_insert_before (self->sheet, GTK_WIDGET (self), NULL);
  watch_input (self);
  flip_show_name (self, _ ("The sheet of this edition"));
}

/* public functions */

gboolean
flip_edition_board_can (const FlipGame *game)
{
  g_return_val_if_fail (game, FALSE);

  return (game->format->place_of_site || game->n_parts) && flip_sheet_art_find (game);
}

GtkWidget *
flip_edition_board_new (FlipEditionDesk *desk)
{
  FlipEditionBoard *self;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (desk), NULL);
  g_return_val_if_fail (flip_edition_board_can (flip_edition_desk_game (desk)), NULL);

  self = g_object_new (FLIP_TYPE_EDITION_BOARD, "margin-top", 12, "margin-bottom", 12,
                       "margin-start", 12, "margin-end", 12, NULL);
  self->desk = flip_kept_desk (self, desk);
  if (flip_edition_desk_game (desk)->format->painting)
    self->brush = flip_edition_desk_game (desk)->format->painting->first;
  load (self);
  g_signal_connect_object (desk, "changed", G_CALLBACK (load), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

/* The brushes for squares, one of which is active. */

static void
brush_chosen_cb (FlipEditionBoard *self, guint index)
{
  g_assert (FLIP_IS_EDITION_BOARD (self));

  self->brush = index;
}

GtkWidget *
flip_edition_board_make_brushes (FlipEditionBoard *self)
{
  const FlipPainting *painting;
  GtkWidget *row;

  g_return_val_if_fail (FLIP_IS_EDITION_BOARD (self), NULL);

  painting = format_of (self)->painting;
  if (!painting || flip_edition_desk_is_view (self->desk))
    return NULL;
  /* Translators: what paints the squares of a map */
  row = flip_choice_row_new (_ ("Brush"), GTK_ORIENTATION_HORIZONTAL);
  for (guint i = 0; i < painting->n_brushes; i++)
    flip_choice_row_add (FLIP_CHOICE_ROW (row), _ (painting->brushes[i].title),
                         painting->brushes[i].glyph);
  flip_choice_row_select (FLIP_CHOICE_ROW (row), self->brush);
  g_signal_connect_object (row, "chosen", G_CALLBACK (brush_chosen_cb), self, G_CONNECT_SWAPPED);
  return row;
}
