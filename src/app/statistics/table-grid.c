/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/statistics/table-grid.h"

#include "app/common/layout/columns.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"

#define MOST_ROWS     60
#define LEAST_LETTERS 10 /* letters per line of the first column, at least */

struct _FlipTableGrid
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (FlipTableGrid, flip_table_grid, GTK_TYPE_WIDGET)

/* A row, whose cells are its children, so that each column is as wide as its widest cell. The first
   column wraps to leave room for the numbers, but not below a few letters. */
static GtkWidget *
new_cell (const char *text, gboolean is_head, gboolean is_first, gboolean is_number, GtkSizeGroup *column)
{
  GtkWidget *cell =
    g_object_new (GTK_TYPE_LABEL, "accessible-role",
                  is_head ? GTK_ACCESSIBLE_ROLE_COLUMN_HEADER : GTK_ACCESSIBLE_ROLE_CELL, "label", text,
                  "xalign", is_number ? 1. : 0., "valign", GTK_ALIGN_START, "wrap", is_first, "hexpand", is_first, NULL);

  if (is_first)
    gtk_label_set_width_chars (GTK_LABEL (cell), MIN (LEAST_LETTERS, (int) g_utf8_strlen (text, -1)));
  gtk_widget_add_css_class (cell, is_head ? "dim-label" : "numeric");
  if (is_head)
    gtk_widget_add_css_class (cell, "caption");
  gtk_size_group_add_widget (column, cell);
  return cell;
}

static gboolean
is_said (const FlipStatisticsTable *table, guint column)
{
  for (guint i = 1; i < table->rows->len; i++)
    {
      if (*((GStrv) table->rows->pdata[i])[column])
        return TRUE;
    }

  return FALSE;
}

/* Numbers, shares and times end below each other; names and days begin so. */
static gboolean
is_numbers (const FlipStatisticsTable *table, guint column)
{
  for (guint i = 1; i < table->rows->len; i++)
    {
      if (g_unichar_isalpha (g_utf8_get_char (((GStrv) table->rows->pdata[i])[column])))
        return FALSE;
    }

  return column > 0;
}

static void
add_row (FlipTableGrid *self, const FlipStatisticsTable *table, guint index, GPtrArray *columns)
{
  GStrv row = table->rows->pdata[index];
  /* A box would ask for a width that fits the row's height, and rows of two lines would get other
     columns. */
  FlipColumns *line =
    g_object_new (FLIP_TYPE_COLUMNS, "accessible-role", GTK_ACCESSIBLE_ROLE_ROW, "spacing", 14, NULL);

  for (guint i = 0; row[i]; i++)
    {
      if (is_said (table, i))
        flip_columns_append (line, new_cell (row[i], index == 0, i == 0, is_numbers (table, i), columns->pdata[i]));
    }
  gtk_widget_set_parent (GTK_WIDGET (line), GTK_WIDGET (self));
}

static void
flip_table_grid_class_init (FlipTableGridClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FLIP_OWN_CHILDREN (klass);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TABLE);
}

static void
flip_table_grid_init (FlipTableGrid *self)
{
  GtkBoxLayout *layout = GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (layout, 6);
}

/* Nobody reads more rows; a file has them all. */
guint
flip_table_grid_rows (const FlipStatisticsTable *table)
{
  g_return_val_if_fail (table, 0);

  return MIN (table->rows->len, MOST_ROWS + 1);
}

void
flip_table_grid_show (FlipTableGrid *self, const FlipStatisticsTable *table)
{
  g_autoptr (GPtrArray) columns = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_if_fail (FLIP_IS_TABLE_GRID (self));
  g_return_if_fail (table && table->rows->len > 0);

  flip_show_no_children (GTK_WIDGET (self));
  flip_show_name (self, table->title);
  for (guint i = 0; i < g_strv_length (table->rows->pdata[0]); i++)
    g_ptr_array_add (columns, gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL));
  for (guint i = 0; i < flip_table_grid_rows (table); i++)
    add_row (self, table, i, columns);
}
