/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/pixels/pixel-editor.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"
#include "app/editions/kit/edit-canvas.h"
#include "app/editions/kit/edit-strip.h"
#include "app/editions/kit/kept-desk.h"
#include "app/editions/pixels/pixel-canvas.h"
#include "draw/kit/pixel-art.h"
#include "draw/sheet/sheet-art.h"
#include "engine/base/phrase.h"
#include "play/editions/edition-desk.h"
#include "play/editions/pixels.h"

#include <glib/gi18n.h>

/* Below this width the list beside the map is hidden: the form lists all maps too. */
#define STRIP_FROM  560
#define STRIP_WIDTH 248

#define MARGIN 5

static const FlipRect picture_area = { 0, 0, 46, 46 };

/* The part of the sheet that shows a group of an edition, as it is drawn in a game. It is hidden if
   no sheet shows the group. A click opens the first number of the group, which is the one that is
   drawn. */
#define FLIP_TYPE_GROUP_PREVIEW (flip_group_preview_get_type ())
G_DECLARE_FINAL_TYPE (FlipGroupPreview, flip_group_preview, FLIP, GROUP_PREVIEW, FlipEditCanvas)

#define LEAST_WIDTH 228

struct _FlipGroupPreview
{
  FlipEditCanvas parent_instance;

  /* children */
  FlipEditDrawing *drawing;

  /* kept alive by the widget */
  FlipEditionDesk *desk;

  const char *group; /* interned, or NULL */

  /* owned */
  gpointer state; /* a game with the group in play, or NULL */
};

G_DEFINE_FINAL_TYPE (FlipGroupPreview, flip_group_preview, FLIP_TYPE_EDIT_CANVAS)

static const FlipSheetArt *
art_of (FlipGroupPreview *self)
{
  return flip_sheet_art_of (flip_edition_desk_game (self->desk), self->state);
}

static void
draw_region (FlipCanvas *canvas, gpointer owner, guint region)
{
  FlipGroupPreview *self = owner;

  canvas->setup = flip_log_setup (flip_edition_desk_begun (self->desk));
  flip_sheet_art_draw (art_of (self), canvas, self->state, 0, FLIP_LAYOUT_NARROW, region);
}

/* The key of the first number of the group. */
static const char *
find_number (FlipGroupPreview *self)
{
  FlipBoardFile *file = flip_edition_desk_file (self->desk);
  g_autoptr (GArray) places =
    flip_format_places (flip_edition_desk_game (self->desk)->format, file, FALSE);

  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);

      if (place->field->kind == FLIP_KIND_NUMBERS && g_str_equal (place->name, self->group))
        return flip_board_file_keep (file, place->key);
    }
  return NULL;
}

static void
load_preview (FlipGroupPreview *self, const FlipEditionChange *change)
{
  FlipLog *begun = flip_edition_desk_begun (self->desk);
  guint site, region;
  FlipRect area;

  g_clear_pointer (&self->state, g_free);
  if (begun && self->group)
    self->state = flip_edition_preview (begun, self->group, &site);
  gtk_widget_set_visible (GTK_WIDGET (self), self->state != NULL);
  if (!self->state)
    return;
  region = flip_sheet_art_site_region (art_of (self), site);
  area = flip_sheet_art_region_rect (art_of (self), FLIP_LAYOUT_NARROW, region);
  flip_edit_drawing_show (self->drawing, region, area, FALSE);
  flip_edit_canvas_begin (FLIP_EDIT_CANVAS (self));
  flip_edit_canvas_add (FLIP_EDIT_CANVAS (self),
                        &(FlipHotSpot){ .group = self->group,
                                        .key = find_number (self),
                                        .part = -1,
                                        .rect = area,
                                        .name = _ ("As it is drawn in a game") });
  flip_edit_canvas_end (FLIP_EDIT_CANVAS (self));
}

static void
flip_group_preview_class_init (FlipGroupPreviewClass *klass)
{
  FLIP_OWN_LAST (klass, FlipGroupPreview, (state, g_free));
}

static void
flip_group_preview_init (FlipGroupPreview *self)
{
  self->drawing =
    flip_edit_drawing_new (draw_region, self, (FlipEditWidths){ LEAST_WIDTH, LEAST_WIDTH, 0 });
  flip_edit_canvas_take_drawing (FLIP_EDIT_CANVAS (self), self->drawing);
}

static GtkWidget *
flip_group_preview_new (FlipEditionDesk *desk)
{
  FlipGroupPreview *self;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (desk), NULL);

  self = g_object_new (FLIP_TYPE_GROUP_PREVIEW, NULL);
  flip_follow_desk (self, &self->desk, desk, G_CALLBACK (load_preview));
  return GTK_WIDGET (self);
}

static void
flip_group_preview_show (FlipGroupPreview *self, const char *group)
{
  g_return_if_fail (FLIP_IS_GROUP_PREVIEW (self));

  self->group = g_intern_string (group);
  load_preview (self, &flip_edition_change_of_all);
}

struct _FlipPixelEditor
{
  GtkBox parent_instance;

  /* template */
  FlipEditStrip *strip;
  GtkWidget *tools, *tiles_box, *add_tile;
  GtkLabel *tiles_title;
  GtkBox *tiles;
  GtkWidget *paint, *erase, *turn;
  FlipPixelCanvas *canvas;
  GtkImage *words_mark;
  GtkLabel *words;
  GtkWidget *keys;

  /* kept alive by the widget */
  FlipEditionDesk *desk;

  /* borrowed */
  FlipEditionForm *form; /* or NULL */

  /* owned */
  GPtrArray *places; /* of FlipEditionMap */

  const char *group, *key; /* interned: of the map that is being painted */
};

FLIP_DEFINE_TEMPLATE (FlipPixelEditor, flip_pixel_editor, GTK_TYPE_BOX)

/* helpers */

/* Maps of the first kind are in the list, and those of other kinds below the map that is being
   painted. */
static gboolean
is_in_list (const FlipEditionMap *map)
{
  return map->kind == 0;
}

static const FlipEditionMap *
find_map (FlipPixelEditor *self, const char *group)
{
  for (guint i = 0; i < self->places->len; i++)
    {
      const FlipEditionMap *map = self->places->pdata[i];

      if (g_strcmp0 (map->group, group) == 0)
        return map;
    }
  return NULL;
}

/* The hue that the map has in the list; maps outside the list have none of their own. */
static FlipHue
hue_of (FlipPixelEditor *self, const FlipEditionMap *map)
{
  guint index;

  return map && is_in_list (map) && g_ptr_array_find (self->places, map, &index)
           ? flip_pixel_art_hue (index)
           : FLIP_HUE_GREY;
}

static const FlipEditionMap *
nth_map (FlipPixelEditor *self, gboolean in_list, guint index)
{
  for (guint i = 0; i < self->places->len; i++)
    {
      const FlipEditionMap *map = self->places->pdata[i];

      if (is_in_list (map) == in_list && index-- == 0)
        return map;
    }
  return NULL;
}

static gboolean
find_place (FlipPixelEditor *self, FlipPlace *place)
{
  return flip_edition_desk_find (self->desk, self->group, self->key, place);
}

static void
show_words (FlipPixelEditor *self)
{
  g_autofree char *words = flip_pixel_canvas_describe (self->canvas);
  gboolean is_whole = flip_pixel_canvas_pieces (self->canvas) == 1;

  gtk_label_set_label (self->words, words);
  gtk_image_set_from_icon_name (self->words_mark,
                                is_whole ? "object-select-symbolic" : "dialog-warning-symbolic");
  flip_show_class (GTK_WIDGET (self->words_mark), "success", is_whole);
  flip_show_class (GTK_WIDGET (self->words_mark), "warning", !is_whole);
}

static void
show_map (FlipPixelEditor *self)
{
  g_autofree char *text = NULL;
  FlipPlace place;
  guint columns, rows;

  if (!find_place (self, &place))
    return;
  text = flip_pixels_get (flip_edition_desk_file (self->desk), &place);
  flip_pixels_size (flip_edition_desk_file (self->desk), &place, &columns, &rows);
  flip_pixel_canvas_set_text (self->canvas, text, columns, rows,
                              hue_of (self, find_map (self, self->group)));
  gtk_widget_set_visible (self->turn, columns == rows);
  show_words (self);
}

/* Highlights the map that is being painted, in the list and among the tiles. */
static void
show_chosen (FlipPixelEditor *self)
{
  const FlipEditionMap *map;
  GtkWidget *tile = gtk_widget_get_first_child (GTK_WIDGET (self->tiles));
  int row = -1;

  for (guint i = 0; (map = nth_map (self, TRUE, i)); i++)
    {
      if (g_strcmp0 (map->group, self->group) == 0)
        row = (int) i;
    }
  flip_edit_strip_select (self->strip, row);
  for (guint i = 0; tile && (map = nth_map (self, FALSE, i)); i++)
    {
      flip_show_class (tile, "chosen", g_strcmp0 (map->group, self->group) == 0);
      tile = gtk_widget_get_next_sibling (tile);
    }
}

/* Opens a map for painting, if there is one. */
static void
choose (FlipPixelEditor *self, const FlipEditionMap *map)
{
  if (!map)
    return;
  if (self->group != g_intern_string (map->group))
    {
      self->group = g_intern_string (map->group);
      self->key = g_intern_string (map->key);
      flip_pixel_canvas_go_home (self->canvas);
      show_map (self);
    }
  show_chosen (self);
}

static void
tell_chosen (FlipPixelEditor *self)
{
  if (self->form)
    flip_edition_form_show (self->form, self->group);
}

/* callbacks */

static void
tile_clicked_cb (GtkButton *button, FlipPixelEditor *self)
{
  guint index = 0;

  g_assert (FLIP_IS_PIXEL_EDITOR (self));

  for (GtkWidget *before = GTK_WIDGET (button); (before = gtk_widget_get_prev_sibling (before));)
    index++;
  choose (self, nth_map (self, FALSE, index));
  tell_chosen (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
}

/* showing the maps */

static void
draw_map (FlipCanvas *canvas, FlipPixelEditor *self, const FlipEditionMap *map)
{
  FlipRect rect = flip_rect_grow (picture_area, -MARGIN);

  if (map)
    flip_pixel_art_draw_small (canvas, map->text, &rect, canvas->palette->hues[hue_of (self, map)]);
}

static void
draw_row (FlipCanvas *canvas, gpointer owner, guint index)
{
  draw_map (canvas, owner, nth_map (owner, TRUE, index));
}

static void
draw_tile (FlipCanvas *canvas, gpointer owner, guint index)
{
  draw_map (canvas, owner, nth_map (owner, FALSE, index));
}

static void
show_tile (FlipPixelEditor *self, GtkWidget *tile, guint index, const FlipEditionMap *map)
{
  GtkWidget *box = gtk_button_get_child (GTK_BUTTON (tile));

  if (!box)
    {
      box = FLIP_MAKE_BELOW (
        2, GTK_WIDGET (flip_edit_drawing_new (draw_tile, self, (FlipEditWidths){ 0 })),
        gtk_label_new (NULL));
      gtk_widget_set_halign (gtk_widget_get_last_child (box), GTK_ALIGN_CENTER);
      gtk_button_set_child (GTK_BUTTON (tile), box);
      gtk_widget_add_css_class (tile, "map-tile");
      g_signal_connect (tile, "clicked", G_CALLBACK (tile_clicked_cb), self);
    }
  flip_edit_drawing_show (FLIP_EDIT_DRAWING (gtk_widget_get_first_child (box)), index, picture_area,
                          FALSE);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (box)), map->name);
  flip_show_class (gtk_widget_get_last_child (box), "edition-house",
                   flip_edition_check_left (self->desk, &map->checked) > 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tile), GTK_ACCESSIBLE_PROPERTY_LABEL, map->title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, map->note, -1);
}

static gboolean
is_changed (const FlipEditionMap *map, const FlipEditionChange *change)
{
  return change->rows || flip_edition_change_has (change, map->group, NULL);
}

/* Returns their number. */
static guint
show_rows (FlipPixelEditor *self, const FlipEditionChange *change)
{
  const FlipEditionMap *map;
  guint n = 0;

  for (; (map = nth_map (self, TRUE, n)); n++)
    {
      g_autofree char *told = flip_edition_check_tell (self->desk, &map->checked);
      g_autofree char *words = flip_phrase_list (map->note, told, NULL);

      if (!is_changed (map, change))
        continue;
      flip_edit_strip_show (self->strip, n,
                            &(FlipStripItem){ .title = map->name,
                                              .note = map->brief,
                                              .name = map->title,
                                              .description = words,
                                              .checked = &map->checked });
    }
  flip_edit_strip_end (self->strip, n);
  return n;
}

static void
show_tiles (FlipPixelEditor *self, const FlipEditionChange *change)
{
  const FlipEditionMap *map;
  GtkWidget *tile = NULL;

  for (guint n = 0; (map = nth_map (self, FALSE, n)); n++)
    {
      tile = flip_show_next (self->tiles, tile, GTK_TYPE_BUTTON);
      if (is_changed (map, change))
        show_tile (self, tile, n, map);
    }
  flip_show_end (self->tiles, tile);
  gtk_widget_set_visible (self->tiles_box, tile != NULL);
}

/* Whose title it is, and the words for adding another one, or NULL if that is impossible. */
static char *
tell_kind (FlipPixelEditor *self, guint kind, char **add)
{
  gboolean can_add;
  char *title = flip_edition_maps_kind (self->desk, kind, &can_add);

  *add = can_add && !flip_edition_desk_is_view (self->desk)
           /* Translators: %s: a group of values */
           ? g_strdup_printf (_ ("Add to %s"), title)
           : NULL;
  return title;
}

static void
show_titles (FlipPixelEditor *self, guint n_rows)
{
  g_autofree char *count = g_strdup_printf ("%u", n_rows), *add_row = NULL, *add_tile = NULL;
  g_autofree char *rows = tell_kind (self, 0, &add_row), *tiles = tell_kind (self, 1, &add_tile);

  flip_edit_strip_set_title (self->strip, rows, count);
  flip_edit_strip_set_add (self->strip, add_row);
  flip_show_text (self->tiles_title, tiles);
  gtk_widget_set_visible (self->add_tile, add_tile != NULL);
  flip_show_tooltip (self->add_tile, add_tile);
  flip_show_name (self->add_tile, add_tile ? add_tile : "");
}

static void
load (FlipPixelEditor *self, const FlipEditionChange *change)
{
  g_clear_pointer (&self->places, g_ptr_array_unref);
  self->places = flip_edition_maps_list (self->desk);
  show_titles (self, show_rows (self, change));
  show_tiles (self, change);
  if (!find_map (self, self->group))
    {
      choose (self, self->places->len ? self->places->pdata[0] : NULL);
      return;
    }
  show_map (self);
  show_chosen (self);
}

/* callbacks */

static void
row_chosen_cb (FlipPixelEditor *self, guint index)
{
  g_assert (FLIP_IS_PIXEL_EDITOR (self));

  choose (self, nth_map (self, TRUE, index));
  tell_chosen (self);
}

static void
row_opened_cb (FlipPixelEditor *self)
{
  g_assert (FLIP_IS_PIXEL_EDITOR (self));

  if (self->group)
    tell_chosen (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
}

static void
add_map (FlipPixelEditor *self, guint kind)
{
  g_autofree char *group = flip_edition_maps_add (self->desk, kind);

  if (!group)
    return;
  choose (self, find_map (self, group));
  tell_chosen (self);
  flip_pixel_editor_paint (self);
}

static void
add_row_cb (FlipPixelEditor *self)
{
  g_assert (FLIP_IS_PIXEL_EDITOR (self));

  add_map (self, 0);
}

static void
add_tile_cb (GtkButton *button, FlipPixelEditor *self)
{
  g_assert (FLIP_IS_PIXEL_EDITOR (self));

  add_map (self, 1);
}

/* A map that is a single value is trimmed to its painted part; one that is a family of rows keeps
   its size. */
static void
painted_cb (FlipPixelCanvas *canvas, FlipPixelEditor *self)
{
  g_autofree char *text = NULL;
  FlipPlace place;

  g_assert (FLIP_IS_PIXEL_EDITOR (self));

  if (!find_place (self, &place))
    return;
  text = place.field->is_trimmed ? flip_pixel_canvas_get_trimmed (canvas)
                                 : flip_pixel_canvas_get_text (canvas);
  flip_pixels_set (self->desk, &place, text);
}

static void
tool_cb (GtkToggleButton *button, FlipPixelEditor *self)
{
  g_assert (FLIP_IS_PIXEL_EDITOR (self));

  if (gtk_toggle_button_get_active (button))
    flip_pixel_canvas_set_tool (self->canvas, GTK_WIDGET (button) == self->paint ? FLIP_PIXEL_PAINTS
                                              : GTK_WIDGET (button) == self->erase
                                                ? FLIP_PIXEL_ERASES
                                                : FLIP_PIXEL_MOVES);
}

static void
symmetric_cb (GtkSwitch *button, GParamSpec *pspec, FlipPixelEditor *self)
{
  g_assert (FLIP_IS_PIXEL_EDITOR (self));

  flip_pixel_canvas_set_symmetric (self->canvas, gtk_switch_get_active (button));
}

/* overrides */

static void
flip_pixel_editor_class_init (FlipPixelEditorClass *klass)
{
  FLIP_OWN_WEAKLY (klass, FlipPixelEditor, form);
  FLIP_OWN_LAST (klass, FlipPixelEditor, (places, g_ptr_array_unref));
  FLIP_TEMPLATE (klass, "editions/pixels/pixel-editor.ui");
  FLIP_BIND_CHILDREN (klass, FlipPixelEditor, strip, tools, tiles_box, tiles_title, tiles,
                      add_tile, paint, erase, turn, canvas, words_mark, words, keys);
  FLIP_BIND_CALLBACKS (klass, row_chosen_cb, row_opened_cb, add_row_cb, add_tile_cb, painted_cb,
                       tool_cb, symmetric_cb, flip_edit_strip_fit, flip_pixel_canvas_turn,
                       flip_pixel_canvas_mirror);
}

/* public functions */

gboolean
flip_pixel_editor_can (FlipEditionDesk *desk)
{
  g_autoptr (GPtrArray) maps = NULL;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (desk), FALSE);

  maps = flip_edition_maps_list (desk);
  return maps->len > 0;
}

/* Keeps the map on the part that the form shows, and below the form the preview of that part in a
   game. */

static void
part_shown_cb (FlipEditionForm *form, FlipPixelEditor *self)
{
  choose (self, find_map (self, flip_edition_form_group (form)));
}

static void
preview_shown_cb (FlipEditionForm *form, FlipGroupPreview *preview)
{
  flip_group_preview_show (preview, flip_edition_form_group (form));
}

static void
join (FlipPixelEditor *self, FlipEditionForm *form)
{
  GtkWidget *preview;

  g_set_weak_pointer (&self->form, form);
  g_signal_connect_object (form, "shown", G_CALLBACK (part_shown_cb), self, 0);
  preview = flip_group_preview_new (self->desk);
  flip_edition_form_set_footer (form, preview);
  g_signal_connect_object (form, "shown", G_CALLBACK (preview_shown_cb), preview, 0);
  g_signal_connect_object (preview, "opened", G_CALLBACK (flip_edition_form_go_to_phrase), form,
                           G_CONNECT_SWAPPED);
  flip_edition_form_show (form, self->group);
  preview_shown_cb (form, FLIP_GROUP_PREVIEW (preview));
}

GtkWidget *
flip_pixel_editor_new (FlipEditionDesk *desk, FlipEditionForm *form)
{
  FlipPixelEditor *self;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (desk) && FLIP_IS_EDITION_FORM (form), NULL);

  self = g_object_new (FLIP_TYPE_PIXEL_EDITOR, NULL);
  flip_edit_strip_set_up (self->strip, desk,
                          (FlipStripLook){ /* Translators: maps that are painted square by square */
                                           .name = _ ("Painted maps"),
                                           .style = "boxed-list",
                                           .width = STRIP_WIDTH,
                                           .from = STRIP_FROM,
                                           .draw = draw_row,
                                           .owner = self,
                                           .picture = picture_area });
  gtk_widget_set_visible (self->tools, !flip_edition_desk_is_view (desk));
  gtk_widget_set_visible (self->keys, !flip_edition_desk_is_view (desk));
  gtk_widget_set_can_target (GTK_WIDGET (self->canvas), !flip_edition_desk_is_view (desk));
  gtk_widget_set_focusable (GTK_WIDGET (self->canvas), !flip_edition_desk_is_view (desk));
  flip_follow_desk (self, &self->desk, desk, G_CALLBACK (load));
  join (self, form);
  return GTK_WIDGET (self);
}

void
flip_pixel_editor_paint (FlipPixelEditor *self)
{
  g_return_if_fail (FLIP_IS_PIXEL_EDITOR (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
}
