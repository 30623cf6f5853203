/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/kit/edit-strip.h"

#include "app/common/layout/flow-layout.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "app/common/toolkit/text-scale.h"
#include "app/editions/kit/kept-desk.h"

/* A row */

#define FLIP_TYPE_STRIP_ROW (flip_strip_row_get_type ())
G_DECLARE_FINAL_TYPE (FlipStripRow, flip_strip_row, FLIP, STRIP_ROW, GtkListBoxRow)

struct _FlipStripRow
{
  GtkListBoxRow parent_instance;

  /* template */
  GtkBox *box;
  GtkLabel *title, *note, *mark;

  /* children */
  FlipEditDrawing *picture;
};

FLIP_DEFINE_TEMPLATE (FlipStripRow, flip_strip_row, GTK_TYPE_LIST_BOX_ROW)

static void
flip_strip_row_class_init (FlipStripRowClass *klass)
{
  FLIP_TEMPLATE (klass, "editions/kit/strip-row.ui");
  FLIP_BIND_CHILDREN (klass, FlipStripRow, box, title, note, mark);
}

/* The progress in as little room as possible: how many values are still to be checked, dotted like
   house values; a tick when all are checked; a cross when something is wrong. */
static void
show_mark (GtkLabel *mark, FlipEditionDesk *desk, const FlipChecked *count, gboolean is_wrong)
{
  guint left = flip_edition_check_left (desk, count);
  g_autofree char *number = g_strdup_printf ("%u", left);
  g_autofree char *told = flip_edition_check_tell (desk, count);

  flip_show_text (mark, is_wrong ? "×" : left ? number : count->n_values ? "✓" : NULL);
  flip_show_tooltip (GTK_WIDGET (mark), told);
  flip_show_class (GTK_WIDGET (mark), "check-left", !is_wrong && left > 0);
  flip_show_class (GTK_WIDGET (mark), "error", is_wrong);
  flip_show_class (GTK_WIDGET (mark), "success", !is_wrong && left == 0);
}

/* The strip */

struct _FlipEditStrip
{
  AdwBin parent_instance;

  /* template */
  GtkLabel *title, *count;
  GtkListBox *list;
  GtkWidget *add;

  /* kept alive by the widget */
  FlipEditionDesk *desk;

  FlipStripLook look;
  int selected; /* or -1 */
};

G_DEFINE_FINAL_TYPE (FlipEditStrip, flip_edit_strip, ADW_TYPE_BIN)

/* callbacks */

static void
selected_cb (GtkListBox *list, GtkListBoxRow *row, FlipEditStrip *self)
{
  g_assert (FLIP_IS_EDIT_STRIP (self));

  if (!row || gtk_list_box_row_get_index (row) == self->selected)
    return;
  self->selected = gtk_list_box_row_get_index (row);
  g_signal_emit_by_name (self, "chosen", (guint) self->selected);
}

FLIP_EMITS (activated_cb, "opened")
FLIP_EMITS (add_cb, "add")

/* overrides */

static gboolean
flip_edit_strip_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidget *list = GTK_WIDGET (FLIP_EDIT_STRIP (widget)->list);
  gboolean leaves = (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
                    && gtk_widget_get_focus_child (list);
  gboolean moved;

  if (leaves)
    gtk_widget_set_can_focus (list, FALSE);
  moved = GTK_WIDGET_CLASS (flip_edit_strip_parent_class)->focus (widget, direction);
  if (leaves)
    gtk_widget_set_can_focus (list, TRUE);
  return moved;
}

static void
flip_edit_strip_class_init (FlipEditStripClass *klass)
{
  GTK_WIDGET_CLASS (klass)->focus = flip_edit_strip_focus;
  FLIP_TEMPLATE (klass, "editions/kit/edit-strip.ui");
  FLIP_BIND_CHILDREN (klass, FlipEditStrip, title, count, list, add);
  FLIP_BIND_CALLBACKS (klass, selected_cb, activated_cb, add_cb);
  FLIP_SIGNAL (klass, "chosen", 1, G_TYPE_UINT);
  FLIP_SIGNAL (klass, "opened", 0);
  FLIP_SIGNAL (klass, "add", 0);
}

static void
flip_edit_strip_init (FlipEditStrip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->selected = -1;
}

/* public functions */

void
flip_edit_strip_set_up (FlipEditStrip *self, FlipEditionDesk *desk, FlipStripLook look)
{
  g_return_if_fail (FLIP_IS_EDIT_STRIP (self) && FLIP_IS_EDITION_DESK (desk));

  self->desk = flip_kept_desk (self, desk);
  self->look = look;
  flip_show_name (self->list, look.name);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), look.style);
}

void
flip_edit_strip_set_title (FlipEditStrip *self, const char *title, const char *count)
{
  g_return_if_fail (FLIP_IS_EDIT_STRIP (self));

  flip_show_text (self->title, title);
  flip_show_text (self->count, count);
}

void
flip_edit_strip_set_add (FlipEditStrip *self, const char *label)
{
  g_return_if_fail (FLIP_IS_EDIT_STRIP (self));

  gtk_widget_set_visible (self->add, label != NULL);
  if (label && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (self->add)), label) != 0)
    gtk_button_set_label (GTK_BUTTON (self->add), label);
}

static FlipStripRow *
row_at (FlipEditStrip *self, guint index)
{
  FlipStripRow *row = (FlipStripRow *) gtk_list_box_get_row_at_index (self->list, (int) index);

  if (row)
    return row;
  row = g_object_new (FLIP_TYPE_STRIP_ROW, NULL);
  row->picture = flip_edit_drawing_new (self->look.draw, self->look.owner, (FlipEditWidths){ 0 });
  gtk_widget_add_css_class (GTK_WIDGET (row->picture), "strip-picture");
  gtk_box_prepend (row->box, GTK_WIDGET (row->picture));
  gtk_list_box_append (self->list, GTK_WIDGET (row));
  return row;
}

void
flip_edit_strip_show (FlipEditStrip *self, guint index, const FlipStripItem *item)
{
  FlipStripRow *row;

  g_return_if_fail (FLIP_IS_EDIT_STRIP (self) && self->desk && item);

  row = row_at (self, index);
  flip_edit_drawing_show (row->picture, index, self->look.picture, FALSE);
  flip_show_text (row->title, item->title);
  flip_show_text (row->note, item->note);
  show_mark (row->mark, self->desk, item->checked, item->is_wrong);
  flip_show_class (GTK_WIDGET (row), "back", item->is_back);
  flip_show_name (row, item->name);
  if (item->description)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    item->description, -1);
}

void
flip_edit_strip_end (FlipEditStrip *self, guint n)
{
  GtkListBoxRow *row;

  g_return_if_fail (FLIP_IS_EDIT_STRIP (self));

  while ((row = gtk_list_box_get_row_at_index (self->list, (int) n)))
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
}

void
flip_edit_strip_select (FlipEditStrip *self, int index)
{
  g_return_if_fail (FLIP_IS_EDIT_STRIP (self));

  self->selected = index;
  gtk_list_box_select_row (self->list,
                           index < 0 ? NULL : gtk_list_box_get_row_at_index (self->list, index));
}

void
flip_edit_strip_fit (FlipEditStrip *self, int width)
{
  GtkWidget *widget = GTK_WIDGET (self);

  g_return_if_fail (FLIP_IS_EDIT_STRIP (self));

  gtk_widget_set_size_request (widget, flip_text_scale (widget, self->look.width), -1);
  gtk_widget_set_visible (widget, width >= flip_text_scale (widget, self->look.from));
}
