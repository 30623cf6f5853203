/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/pixels/pixel-editor.h"

#include "app/common/layout/first-fit.h"
#include "app/common/layout/flow-layout.h"
#include "app/common/layout/room-bin.h"
#include "app/common/toolkit/show.h"
#include "app/common/toolkit/template.h"
#include "app/common/toolkit/text-scale.h"
#include "app/editions/kit/check-mark.h"
#include "app/editions/kit/kept-desk.h"
#include "app/editions/kit/strip-focus.h"
#include "app/editions/pixels/map-row.h"
#include "app/editions/pixels/pixel-canvas.h"
#include "draw/kit/pixel-art.h"
#include "play/editions/pixels.h"

#include <glib/gi18n.h>

/* Below this width the list beside the map is hidden: the form lists all maps too. */
#define STRIP_FROM  560
#define STRIP_WIDTH 248

struct _FlipPixelEditor
{
  GtkBox parent_instance;

  /* template */
  GtkWidget *strip, *tools, *tiles_box, *add_row, *add_tile;
  GtkLabel *rows_title, *tiles_title, *count;
  GtkListBox *maps;
  GtkBox *tiles, *rest;
  GtkWidget *paint, *erase, *turn;
  GtkSwitch *symmetric;
  FlipPixelCanvas *canvas;
  GtkImage *words_mark;
  GtkLabel *words;
  GtkWidget *keys;

  /* kept alive by the widget */
  FlipEditionDesk *desk;

  /* owned */
  GPtrArray *places; /* of FlipEditionMap */
  char *group, *key; /* of the map that is being painted */

  gboolean is_loading;
};

G_DEFINE_FINAL_TYPE (FlipPixelEditor, flip_pixel_editor, GTK_TYPE_BOX)

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

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
  return self->group
         && flip_format_find (flip_edition_desk_game (self->desk)->format,
                              flip_edition_desk_file (self->desk), self->group, self->key, place);
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

  self->is_loading = TRUE;
  gtk_list_box_unselect_all (self->maps);
  for (guint i = 0; (map = nth_map (self, TRUE, i)); i++)
    {
      if (g_strcmp0 (map->group, self->group) == 0)
        gtk_list_box_select_row (self->maps, gtk_list_box_get_row_at_index (self->maps, (int) i));
    }
  for (guint i = 0; tile && (map = nth_map (self, FALSE, i)); i++)
    {
      flip_show_class (tile, "chosen", g_strcmp0 (map->group, self->group) == 0);
      tile = gtk_widget_get_next_sibling (tile);
    }
  self->is_loading = FALSE;
}

static void
choose (FlipPixelEditor *self, const FlipEditionMap *map)
{
  g_autofree char *old_group = NULL, *old_key = NULL;

  if (g_strcmp0 (self->group, map->group) == 0)
    return;
  old_group = g_steal_pointer (&self->group);
  old_key = g_steal_pointer (&self->key);
  self->group = g_strdup (map->group);
  self->key = g_strdup (map->key);
  flip_pixel_canvas_go_home (self->canvas);
  show_map (self);
}

static void
tell_chosen (FlipPixelEditor *self)
{
  g_signal_emit (self, signals[CHOSEN], 0, self->group);
}

/* callbacks */

static void
tile_clicked_cb (GtkButton *button, FlipPixelEditor *self)
{
  guint index = 0;
  const FlipEditionMap *map;

  g_assert (FLIP_IS_PIXEL_EDITOR (self));

  for (GtkWidget *before = GTK_WIDGET (button); (before = gtk_widget_get_prev_sibling (before));)
    index++;
  map = nth_map (self, FALSE, index);
  if (!map)
    return;
  choose (self, map);
  show_chosen (self);
  tell_chosen (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
}

/* showing the maps */

static void
show_tile (FlipPixelEditor *self, GtkWidget *tile, const FlipEditionMap *map)
{
  GtkWidget *box = gtk_button_get_child (GTK_BUTTON (tile));

  if (!box)
    {
      box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
      gtk_box_append (GTK_BOX (box), g_object_new (FLIP_TYPE_MAP_PICTURE, NULL));
      gtk_box_append (GTK_BOX (box), gtk_label_new (NULL));
      gtk_widget_set_halign (gtk_widget_get_last_child (box), GTK_ALIGN_CENTER);
      gtk_button_set_child (GTK_BUTTON (tile), box);
      gtk_widget_add_css_class (tile, "map-tile");
      g_signal_connect (tile, "clicked", G_CALLBACK (tile_clicked_cb), self);
    }
  flip_map_picture_show (FLIP_MAP_PICTURE (gtk_widget_get_first_child (box)), map->text,
                         hue_of (self, map));
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (box)), map->name);
  flip_show_class (gtk_widget_get_last_child (box), "edition-house",
                   flip_edition_check_left (self->desk, &map->checked) > 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tile), GTK_ACCESSIBLE_PROPERTY_LABEL, map->title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, map->note, -1);
}

static void
show_rows (FlipPixelEditor *self)
{
  const FlipEditionMap *map;
  GtkListBoxRow *row;
  guint n = 0;

  for (; (map = nth_map (self, TRUE, n)); n++)
    {
      row = gtk_list_box_get_row_at_index (self->maps, (int) n);
      if (!row)
        {
          row = g_object_new (FLIP_TYPE_MAP_ROW, NULL);
          gtk_list_box_append (self->maps, GTK_WIDGET (row));
        }
      flip_map_row_show (FLIP_MAP_ROW (row), self->desk, map, hue_of (self, map));
    }
  while ((row = gtk_list_box_get_row_at_index (self->maps, (int) n)))
    gtk_list_box_remove (self->maps, GTK_WIDGET (row));
}

static void
show_tiles (FlipPixelEditor *self)
{
  const FlipEditionMap *map;
  GtkWidget *tile = NULL;

  for (guint n = 0; (map = nth_map (self, FALSE, n)); n++)
    {
      tile = flip_show_next (self->tiles, tile, GTK_TYPE_BUTTON);
      show_tile (self, tile, map);
    }
  flip_show_end (self->tiles, tile);
  gtk_widget_set_visible (self->tiles_box, tile != NULL);
}

static void
show_titles (FlipPixelEditor *self)
{
  GtkWidget *adds[] = { self->add_row, self->add_tile };
  GtkLabel *titles[] = { self->rows_title, self->tiles_title };
  guint n = 0;
  g_autofree char *count = NULL;

  for (guint kind = 0; kind < G_N_ELEMENTS (adds); kind++)
    {
      gboolean can_add;
      g_autofree char *title = flip_edition_maps_kind (self->desk, kind, &can_add), *name = NULL;

      flip_show_text (titles[kind], title);
      gtk_widget_set_visible (adds[kind], can_add && !flip_edition_desk_is_view (self->desk));
      /* Translators: %s: a group of values */
      name = g_strdup_printf (_ ("Add to %s"), title ? title : "");
      flip_show_name (adds[kind], name);
      gtk_widget_set_tooltip_text (adds[kind], name);
      if (adds[kind] == self->add_row)
        gtk_button_set_label (GTK_BUTTON (self->add_row), name);
    }
  while (nth_map (self, TRUE, n))
    n++;
  count = g_strdup_printf ("%u", n);
  gtk_label_set_label (self->count, count);
}

static void
load (FlipPixelEditor *self)
{
  g_clear_pointer (&self->places, g_ptr_array_unref);
  self->places = flip_edition_maps_list (self->desk);
  self->is_loading = TRUE;
  show_rows (self);
  show_tiles (self);
  show_titles (self);
  self->is_loading = FALSE;
  if (!find_map (self, self->group) && self->places->len)
    choose (self, self->places->pdata[0]);
  else
    show_map (self);
  show_chosen (self);
}

/* callbacks */

static void
selected_cb (GtkListBox *list, GtkListBoxRow *row, FlipPixelEditor *self)
{
  const FlipEditionMap *map;

  g_assert (FLIP_IS_PIXEL_EDITOR (self));

  if (!row || self->is_loading)
    return;
  map = nth_map (self, TRUE, (guint) gtk_list_box_row_get_index (row));
  if (!map || g_strcmp0 (self->group, map->group) == 0)
    return;
  choose (self, map);
  show_chosen (self);
  tell_chosen (self);
}

static void
activated_cb (GtkListBox *list, GtkListBoxRow *row, FlipPixelEditor *self)
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
  flip_pixel_editor_show (self, group);
  tell_chosen (self);
  flip_pixel_editor_paint (self);
}

static void
add_row_cb (GtkButton *button, FlipPixelEditor *self)
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

static void
room_cb (FlipRoomBin *bin, int width, int height, FlipPixelEditor *self)
{
  g_assert (FLIP_IS_PIXEL_EDITOR (self));

  gtk_widget_set_size_request (self->strip, flip_text_scale (GTK_WIDGET (self), STRIP_WIDTH), -1);
  gtk_widget_set_visible (self->strip, width >= flip_text_scale (GTK_WIDGET (self), STRIP_FROM));
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

static void
turn_cb (GtkButton *button, FlipPixelEditor *self)
{
  g_assert (FLIP_IS_PIXEL_EDITOR (self));

  flip_pixel_canvas_turn (self->canvas);
}

static void
mirror_cb (GtkButton *button, FlipPixelEditor *self)
{
  g_assert (FLIP_IS_PIXEL_EDITOR (self));

  flip_pixel_canvas_mirror (self->canvas);
}

/* overrides */

static gboolean
flip_pixel_editor_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return flip_strip_focus_move (GTK_WIDGET_CLASS (flip_pixel_editor_parent_class), widget,
                                GTK_WIDGET (FLIP_PIXEL_EDITOR (widget)->maps), direction);
}

static void
flip_pixel_editor_finalize (GObject *object)
{
  FlipPixelEditor *self = FLIP_PIXEL_EDITOR (object);

  g_clear_pointer (&self->places, g_ptr_array_unref);
  g_free (self->group);
  g_free (self->key);
  G_OBJECT_CLASS (flip_pixel_editor_parent_class)->finalize (object);
}

static void
flip_pixel_editor_class_init (FlipPixelEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = flip_pixel_editor_finalize;
  widget_class->focus = flip_pixel_editor_focus;
  g_type_ensure (FLIP_TYPE_PIXEL_CANVAS);
  g_type_ensure (FLIP_TYPE_ROOM_BIN);
  g_type_ensure (FLIP_TYPE_FIRST_FIT);
  g_type_ensure (FLIP_TYPE_FLOW_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/editions/pixels/pixel-editor.ui");
  FLIP_BIND_CHILDREN (widget_class, FlipPixelEditor, strip, rest, tools, rows_title, count, maps,
                      add_row, tiles_box, tiles_title, tiles, add_tile, paint, erase, turn,
                      symmetric, canvas, words_mark, words, keys);
  FLIP_BIND_CALLBACKS (widget_class, selected_cb, activated_cb, add_row_cb, add_tile_cb, room_cb,
                       painted_cb, tool_cb, symmetric_cb, turn_cb, mirror_cb);
  signals[CHOSEN] = g_signal_new ("chosen", FLIP_TYPE_PIXEL_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
flip_pixel_editor_init (FlipPixelEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_box_append (self->rest, flip_check_mark_legend_new ());
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

GtkWidget *
flip_pixel_editor_new (FlipEditionDesk *desk)
{
  FlipPixelEditor *self;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (desk), NULL);

  self = g_object_new (FLIP_TYPE_PIXEL_EDITOR, NULL);
  self->desk = flip_kept_desk (self, desk);
  gtk_widget_set_visible (self->tools, !flip_edition_desk_is_view (desk));
  gtk_widget_set_visible (self->keys, !flip_edition_desk_is_view (desk));
  gtk_widget_set_can_target (GTK_WIDGET (self->canvas), !flip_edition_desk_is_view (desk));
  gtk_widget_set_focusable (GTK_WIDGET (self->canvas), !flip_edition_desk_is_view (desk));
  load (self);
  g_signal_connect_object (desk, "changed", G_CALLBACK (load), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

void
flip_pixel_editor_show (FlipPixelEditor *self, const char *group)
{
  const FlipEditionMap *map;

  g_return_if_fail (FLIP_IS_PIXEL_EDITOR (self));

  map = find_map (self, group);
  if (!map)
    return;
  choose (self, map);
  show_chosen (self);
}

const char *
flip_pixel_editor_group (FlipPixelEditor *self)
{
  g_return_val_if_fail (FLIP_IS_PIXEL_EDITOR (self), NULL);

  return self->group;
}

void
flip_pixel_editor_paint (FlipPixelEditor *self)
{
  g_return_if_fail (FLIP_IS_PIXEL_EDITOR (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
}
