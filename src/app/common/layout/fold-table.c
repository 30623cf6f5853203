/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/layout/fold-table.h"

#include "app/common/toolkit/show.h"
#include "engine/base/phrase.h"

struct _FlipFoldTable
{
  FlipFirstFit parent_instance;

  /* children: the table is the first */
  GtkWidget *table; /* or NULL */
  GtkWidget *folded;
};

G_DEFINE_FINAL_TYPE (FlipFoldTable, flip_fold_table, FLIP_TYPE_FIRST_FIT)

enum
{
  PROP_TABLE = 1,
  PROP_FOLDED,
};

/* helpers */

static void
add_words (FlipFoldTable *self, const char *words, const char *style)
{
  const char *styles[] = { style, NULL };
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", words, "css-classes", styles, "xalign", 0., "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);

  gtk_box_append (GTK_BOX (self->folded), label);
}

/* The end of the columns that belong together: where the first head is repeated, or the last column
   ends. */
static guint
end_of_columns (GStrv heads, guint from)
{
  guint end = from + 1;

  while (heads[end] && !g_str_equal (heads[end], heads[0]))
    end++;
  return end;
}

/* "Values: no, yes". */
static char *
tell_cell (const char *head, const char *cell)
{
  return *head ? flip_phrase_label (head, cell) : g_strdup (cell);
}

/* The cells of a row after the first one, as text. */
static char *
tell_cells (GStrv heads, GStrv cells, guint from, guint end)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = from + 1; i < end && cells[i]; i++)
    {
      g_autofree char *cell = tell_cell (heads[i], cells[i]);

      if (*cells[i])
        g_string_append_printf (words, "%s%s", words->len ? "\n" : "", cell);
    }

  return g_string_free (g_steal_pointer (&words), FALSE);
}

/* Adds the rows of some columns, each below the text of its first column; equal texts in succession
   are shown once. */
static void
add_rows (FlipFoldTable *self, GPtrArray *rows, guint n, guint from, guint end)
{
  const char *before = NULL;
  GStrv heads = rows->pdata[0];

  for (guint i = 1; i < n; i++)
    {
      GStrv cells = rows->pdata[i];
      g_autofree char *title = NULL, *words = NULL;

      if (g_strv_length (cells) <= from || !*cells[from])
        continue;
      title = tell_cell (heads[from], cells[from]);
      if (g_strcmp0 (cells[from], before) != 0)
        add_words (self, title, "heading");
      before = cells[from];
      words = tell_cells (heads, cells, from, end);
      if (*words)
        add_words (self, words, "fold-cells");
    }
}

static void
set_child (FlipFoldTable *self, GtkWidget **place, GtkWidget *child)
{
  g_clear_pointer (place, gtk_widget_unparent);
  *place = child;
  if (child)
    gtk_widget_insert_before (child, GTK_WIDGET (self),
                              place == &self->table ? self->folded : NULL);
}

/* The folded form is only visual: screen readers get the table. */
static void
set_folded (FlipFoldTable *self, GtkWidget *folded)
{
  g_return_if_fail (folded);

  set_child (self, &self->folded, folded);
  gtk_accessible_update_state (GTK_ACCESSIBLE (folded), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
}

/* overrides */

static void
flip_fold_table_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  FlipFoldTable *self = FLIP_FOLD_TABLE (object);

  g_value_set_object (value, id == PROP_TABLE ? self->table : self->folded);
}

static void
flip_fold_table_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  FlipFoldTable *self = FLIP_FOLD_TABLE (object);

  if (id == PROP_TABLE)
    set_child (self, &self->table, g_value_get_object (value));
  else
    set_folded (self, g_value_get_object (value));
}

static void
flip_fold_table_class_init (FlipFoldTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = flip_fold_table_get_property;
  object_class->set_property = flip_fold_table_set_property;
  FLIP_FIRST_FIT_CLASS (klass)->folds = TRUE;
  g_object_class_install_property (object_class, PROP_TABLE,
                                   g_param_spec_object ("table", NULL, NULL, GTK_TYPE_WIDGET, flags));
  g_object_class_install_property (object_class, PROP_FOLDED,
                                   g_param_spec_object ("folded", NULL, NULL, GTK_TYPE_WIDGET, flags));
}

static void
flip_fold_table_init (FlipFoldTable *self)
{
  set_folded (self, gtk_box_new (GTK_ORIENTATION_VERTICAL, 4));
  gtk_widget_add_css_class (self->folded, "fold-list");
}

/* public functions */

void
flip_fold_table_show (FlipFoldTable *self, GPtrArray *rows, guint n)
{
  GStrv heads;

  g_return_if_fail (FLIP_IS_FOLD_TABLE (self));
  g_return_if_fail (GTK_IS_BOX (self->folded));
  g_return_if_fail (rows && n > 0 && n <= rows->len);

  flip_show_no_children (self->folded);
  heads = rows->pdata[0];
  for (guint from = 0, end; heads[from]; from = end)
    {
      end = end_of_columns (heads, from);
      add_rows (self, rows, n, from, end);
    }
}
