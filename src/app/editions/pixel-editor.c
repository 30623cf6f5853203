/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/pixel-editor.h"

#include "app/editions/pixel-canvas.h"
#include "play/pixels.h"

#include <glib/gi18n.h>

struct _FlipPixelEditor
{
  GtkBox parent_instance;

  /* template */
  GtkListBox *maps;
  GtkBox *brushes;
  GtkWidget *turn;
  GtkSwitch *symmetric;
  FlipPixelCanvas *canvas;
  GtkLabel *words;

  /* borrowed */
  FlipEditionDesk *desk;
  const FlipField *field; /* whose brushes are shown */

  /* owned */
  GPtrArray *places; /* of Map, as the list has them */
  char *group, *key; /* of the map that is painted */
};

G_DEFINE_FINAL_TYPE (FlipPixelEditor, flip_pixel_editor, GTK_TYPE_BOX)

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

typedef struct
{
  char *group, *key, *title;
} Map;

static void
map_free (Map *map)
{
  g_free (map->group);
  g_free (map->key);
  g_free (map->title);
  g_free (map);
}

/* helpers */

/* One map for a value, or for a family of rows; its size must follow from itself. */
static gboolean
is_map (const FlipPlace *place)
{
  return place->field->kind == FLIP_KIND_PIXELS && place->index == 0
         && (place->field->keys || place->field->is_trimmed);
}

static GPtrArray *
list_maps (FlipEditionDesk *desk)
{
  FlipBoardFile *file = flip_edition_desk_file (desk);
  const FlipFormat *format = flip_edition_desk_game (desk)->format;
  g_autoptr (GArray) places = flip_format_places (format, file, TRUE);
  GPtrArray *maps = g_ptr_array_new_with_free_func ((GDestroyNotify) map_free);

  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);
      Map *map;

      if (!is_map (place))
        continue;
      map = g_new (Map, 1);
      map->group = g_strdup (place->name);
      map->key = g_strdup (place->key);
      map->title = flip_field_group_title (file, place);
      g_ptr_array_add (maps, map);
    }

  return maps;
}

static gboolean
has_same_maps (const GPtrArray *a, const GPtrArray *b)
{
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    {
      const Map *left = a->pdata[i], *right = b->pdata[i];

      if (!g_str_equal (left->group, right->group) || !g_str_equal (left->title, right->title))
        return FALSE;
    }

  return TRUE;
}

static void
add_row (FlipPixelEditor *self, const Map *map)
{
  GtkWidget *label = gtk_label_new (map->title), *row = gtk_list_box_row_new ();

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, map->title,
                                  -1);
  gtk_list_box_append (self->maps, row);
}

static guint
index_of_map (FlipPixelEditor *self)
{
  for (guint i = 0; i < self->places->len; i++)
    {
      const Map *map = self->places->pdata[i];

      if (g_strcmp0 (map->group, self->group) == 0)
        return i;
    }

  return 0;
}

static void
fill_list (FlipPixelEditor *self, GPtrArray *maps)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->maps, 0)))
    gtk_list_box_remove (self->maps, GTK_WIDGET (row));
  g_clear_pointer (&self->places, g_ptr_array_unref);
  self->places = maps;
  for (guint i = 0; i < maps->len; i++)
    add_row (self, maps->pdata[i]);
  row = gtk_list_box_get_row_at_index (self->maps, (int) index_of_map (self));
  gtk_list_box_select_row (self->maps, row);
}

static gboolean
find_place (FlipPixelEditor *self, FlipPlace *place)
{
  return self->group
         && flip_format_find (flip_edition_desk_game (self->desk)->format,
                              flip_edition_desk_file (self->desk), self->group, self->key, place);
}

/* Brushes are only chosen where there are more than one that paints. */
static void
brush_toggled_cb (GtkToggleButton *button, FlipPixelEditor *self)
{
  guint letter = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "letter"));

  g_assert (FLIP_IS_PIXEL_EDITOR (self));

  if (gtk_toggle_button_get_active (button))
    flip_pixel_canvas_set_brush (self->canvas, (char) letter);
}

static void
show_brushes (FlipPixelEditor *self, const FlipField *field)
{
  const FlipBrush *brushes = field->brushes ? field->brushes : flip_plain_brushes;
  guint n = field->brushes ? field->n_brushes : G_N_ELEMENTS (flip_plain_brushes);
  GtkWidget *child, *first = NULL;

  if (self->field == field)
    return;
  self->field = field;
  flip_pixel_canvas_set_brushes (self->canvas, brushes, n);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->brushes))))
    gtk_box_remove (self->brushes, child);
  for (guint i = 0; i < n && n > 2; i++)
    {
      GtkWidget *button = gtk_toggle_button_new_with_label (_ (brushes[i].title));

      g_object_set_data (G_OBJECT (button), "letter", GUINT_TO_POINTER (brushes[i].letter));
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), (GtkToggleButton *) first);
      first = first ? first : button;
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), i == 0);
      g_signal_connect (button, "toggled", G_CALLBACK (brush_toggled_cb), self);
      gtk_box_append (self->brushes, button);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->brushes), n > 2);
}

static void
show_words (FlipPixelEditor *self)
{
  g_autofree char *words = flip_pixel_canvas_describe (self->canvas);

  gtk_label_set_label (self->words, words);
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
  show_brushes (self, place.field);
  flip_pixel_canvas_set_text (self->canvas, text, columns, rows);
  gtk_widget_set_visible (self->turn, columns == rows);
  show_words (self);
}

static void
load (FlipPixelEditor *self)
{
  GPtrArray *maps = list_maps (self->desk);

  if (!self->places || !has_same_maps (self->places, maps))
    fill_list (self, maps);
  else
    g_ptr_array_unref (maps);
  show_map (self);
}

/* callbacks */

static void
selected_cb (GtkListBox *list, GtkListBoxRow *row, FlipPixelEditor *self)
{
  const Map *map;

  g_assert (FLIP_IS_PIXEL_EDITOR (self));

  if (!row || !self->places || (guint) gtk_list_box_row_get_index (row) >= self->places->len)
    return;
  map = self->places->pdata[gtk_list_box_row_get_index (row)];
  if (g_strcmp0 (self->group, map->group) == 0)
    return;
  g_free (self->group);
  g_free (self->key);
  self->group = g_strdup (map->group);
  self->key = g_strdup (map->key);
  show_map (self);
  g_signal_emit (self, signals[CHOSEN], 0, self->group);
}

static void
activated_cb (GtkListBox *list, GtkListBoxRow *row, FlipPixelEditor *self)
{
  g_assert (FLIP_IS_PIXEL_EDITOR (self));

  if (self->group)
    g_signal_emit (self, signals[CHOSEN], 0, self->group);
  gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
}

/* A map of one value is as large as what is painted; a family of rows stays as it is. */
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
  g_type_ensure (FLIP_TYPE_PIXEL_CANVAS);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/editions/pixel-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipPixelEditor, maps);
  gtk_widget_class_bind_template_child (widget_class, FlipPixelEditor, brushes);
  gtk_widget_class_bind_template_child (widget_class, FlipPixelEditor, turn);
  gtk_widget_class_bind_template_child (widget_class, FlipPixelEditor, symmetric);
  gtk_widget_class_bind_template_child (widget_class, FlipPixelEditor, canvas);
  gtk_widget_class_bind_template_child (widget_class, FlipPixelEditor, words);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, painted_cb);
  gtk_widget_class_bind_template_callback (widget_class, symmetric_cb);
  gtk_widget_class_bind_template_callback (widget_class, turn_cb);
  gtk_widget_class_bind_template_callback (widget_class, mirror_cb);
  signals[CHOSEN] = g_signal_new ("chosen", FLIP_TYPE_PIXEL_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
flip_pixel_editor_init (FlipPixelEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* public functions */

gboolean
flip_pixel_editor_can (FlipEditionDesk *desk)
{
  g_autoptr (GPtrArray) maps = NULL;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (desk), FALSE);

  maps = list_maps (desk);
  return maps->len > 0;
}

GtkWidget *
flip_pixel_editor_new (FlipEditionDesk *desk)
{
  FlipPixelEditor *self;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (desk), NULL);

  self = g_object_new (FLIP_TYPE_PIXEL_EDITOR, NULL);
  self->desk = desk;
  load (self);
  g_signal_connect_object (desk, "changed", G_CALLBACK (load), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
