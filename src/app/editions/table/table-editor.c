/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/table/table-editor.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/measure.h"
#include "app/common/toolkit/show.h"
#include "app/common/toolkit/text-scale.h"
#include "app/editions/kit/kept-desk.h"
#include "app/editions/table/balance-bar.h"
#include "app/editions/table/edit-roster.h"
#include "app/editions/table/edit-table.h"
#include "app/editions/table/edit-tray.h"
#include "play/editions/table-draft.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#define TRAY_WIDTH  216
#define TRAY_HEIGHT 150
#define LEAST_TRAY  96
#define LEAST       160
#define THRESHOLD   660

struct _FlipTableEditor
{
  GtkWidget parent_instance;

  /* template */
  GtkWidget *tray_scroller, *scroller, *middle, *no_table, *both;
  FlipEditTray *tray;
  FlipEditTable *table;
  FlipBalanceBar *balance;
  GtkSwitch *snap;
  GtkDropDown *steps;
  GtkLabel *size;

  /* kept alive by the widget */
  FlipEditionDesk *desk;

  /* borrowed */
  FlipEditionForm *form;  /* or NULL */
  FlipEditRoster *roster; /* at the top of the form, or NULL */
};

G_DEFINE_FINAL_TYPE (FlipTableEditor, flip_table_editor, GTK_TYPE_WIDGET)

/* In the same order as the list. */
static const int step_sizes[] = { 5, 10, 25, 50 };

/* helpers */

static void
load (FlipTableEditor *self, const FlipEditionChange *change)
{
  const FlipGame *game = flip_edition_desk_game (self->desk);
  g_autoptr (FlipBoardFile) file = flip_board_file_new (flip_edition_desk_text (self->desk));
  g_autoptr (FlipScenarioTable) table = flip_scenario_table_new (game->format, file);
  /* Translators: first %d: the width of the table; second %d: its depth */
  g_autofree char *size = g_strdup_printf (_ ("Table %d × %d mm"), table->width, table->height);

  gtk_widget_set_visible (self->both, table->width > 0);
  gtk_widget_set_visible (self->no_table, table->width == 0);
  gtk_widget_set_visible (self->tray_scroller,
                          table->width > 0 && !flip_edition_desk_is_view (self->desk));
  gtk_label_set_label (self->size, size);
}

/* callbacks */

static void
taken_cb (FlipEditTray *tray, guint item, FlipTableEditor *self)
{
  g_assert (FLIP_IS_TABLE_EDITOR (self));

  flip_edit_table_add (self->table, item, NULL);
}

static void
selected_cb (FlipEditTable *table, const char *group, const char *key, FlipTableEditor *self)
{
  g_assert (FLIP_IS_TABLE_EDITOR (self));

  if (!self->form)
    return;
  flip_edit_roster_select (self->roster, group);
  if (group)
    flip_edition_form_show (self->form, group);
}

static void
chosen_cb (FlipEditRoster *roster, const char *group, FlipTableEditor *self)
{
  g_assert (FLIP_IS_TABLE_EDITOR (self));

  flip_edition_form_show (self->form, group);
  flip_edit_table_select (self->table, group);
}

static void
shown_cb (FlipEditionForm *form, FlipTableEditor *self)
{
  g_assert (FLIP_IS_TABLE_EDITOR (self));

  flip_edit_table_select (self->table, flip_edition_form_group (form));
  flip_edit_roster_select (self->roster, flip_edition_form_group (form));
}

static void
step_cb (FlipTableEditor *self)
{
  guint chosen = gtk_drop_down_get_selected (self->steps);
  gboolean snaps = gtk_switch_get_active (self->snap);

  g_assert (FLIP_IS_TABLE_EDITOR (self));

  gtk_widget_set_sensitive (GTK_WIDGET (self->steps), snaps);
  flip_edit_table_set_step (self->table,
                            snaps && chosen < G_N_ELEMENTS (step_sizes) ? step_sizes[chosen] : 1);
}

static void
lay_out_cb (FlipTableEditor *self)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new (flip_edition_desk_text (self->desk));

  flip_scenario_lay_out (flip_edition_desk_game (self->desk)->format, file);
  flip_edition_desk_replace (self->desk, file, _ ("Lay Out a Table"));
  gtk_widget_child_focus (GTK_WIDGET (self->table), GTK_DIR_TAB_FORWARD);
}

/* overrides */

static gboolean
is_beside (GtkWidget *widget, int width)
{
  return width >= flip_text_scale (widget, THRESHOLD);
}

/* The editor can be small, since it scrolls; its natural height makes the table large enough to
   work on. */
static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, FlipExtent *extent)
{
  FlipTableEditor *self = FLIP_TABLE_EDITOR (widget);
  gboolean is_width = orientation == GTK_ORIENTATION_HORIZONTAL;
  gboolean has_tray = gtk_widget_get_visible (self->tray_scroller);
  gboolean beside = is_width || for_size < 0 || is_beside (widget, for_size);
  int tray = has_tray ? flip_text_scale (widget, beside ? TRAY_WIDTH : LEAST_TRAY) : 0;
  int across = is_width || for_size < 0 ? -1 : beside ? for_size - tray : for_size;

  gtk_widget_measure (self->middle, orientation, across, &extent->minimum, &extent->natural, NULL,
                      NULL);
  if (is_width)
    {
      extent->natural += tray;
      return;
    }
  extent->natural = MAX (extent->minimum + (beside ? 0 : tray), LEAST);
  extent->minimum = LEAST;
}

static void
flip_table_editor_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FlipTableEditor *self = FLIP_TABLE_EDITOR (widget);
  gboolean beside = is_beside (widget, width);
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int tray = gtk_widget_get_visible (self->tray_scroller)
               ? flip_text_scale (widget, beside ? TRAY_WIDTH : TRAY_HEIGHT)
               : 0;
  int least;

  flip_edit_tray_set_short (self->tray, !beside);
  if (beside)
    {
      gtk_widget_size_allocate (self->tray_scroller,
                                &(GtkAllocation){ is_rtl ? width - tray : 0, 0, tray, height }, -1);
      gtk_widget_size_allocate (self->scroller,
                                &(GtkAllocation){ is_rtl ? 0 : tray, 0, width - tray, height }, -1);
      return;
    }
  gtk_widget_measure (self->middle, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  tray = MIN (tray, height / 3);
  tray = CLAMP (height - least, MIN (tray, flip_text_scale (widget, LEAST_TRAY)), tray);
  gtk_widget_size_allocate (self->tray_scroller, &(GtkAllocation){ 0, 0, width, tray }, -1);
  gtk_widget_size_allocate (self->scroller, &(GtkAllocation){ 0, tray, width, height - tray }, -1);
}

static void
flip_table_editor_class_init (FlipTableEditorClass *klass)
{
  FLIP_OWN_WEAKLY (klass, FlipTableEditor, form, roster);
  FLIP_OWN_CHILDREN (klass);
  flip_class_measure (klass, GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH, measure);
  GTK_WIDGET_CLASS (klass)->size_allocate = flip_table_editor_size_allocate;
  FLIP_TEMPLATE (klass, "editions/table/table-editor.ui");
  FLIP_BIND_CHILDREN (klass, FlipTableEditor, tray_scroller, scroller, middle, no_table, both, tray,
                      table, balance, snap, steps, size);
  FLIP_ACTIONS (klass, FlipTableEditor, ("table-editor.lay-out", lay_out_cb));
  FLIP_BIND_CALLBACKS (klass, taken_cb, selected_cb, step_cb);
}

static void
flip_table_editor_init (FlipTableEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  flip_show_drop_down_name (self->steps, _ ("Positions are rounded"));
}

/* public functions */

gboolean
flip_table_editor_can (FlipEditionDesk *desk)
{
  return flip_table_draft_can (flip_edition_desk_game (desk));
}

GtkWidget *
flip_table_editor_new (FlipEditionDesk *desk, FlipEditionForm *form)
{
  FlipTableEditor *self;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (desk) && FLIP_IS_EDITION_FORM (form), NULL);

  self = g_object_new (FLIP_TYPE_TABLE_EDITOR, NULL);
  g_set_weak_pointer (&self->form, form);
  g_set_weak_pointer (&self->roster, FLIP_EDIT_ROSTER (flip_edit_roster_new (desk)));
  flip_edition_form_set_top (form, GTK_WIDGET (self->roster));
  flip_edit_tray_set_desk (self->tray, desk);
  flip_edit_table_set_desk (self->table, desk);
  flip_balance_bar_set_desk (self->balance, desk);
  flip_follow_desk (self, &self->desk, desk, G_CALLBACK (load));
  g_signal_connect_object (self->roster, "chosen", G_CALLBACK (chosen_cb), self, 0);
  g_signal_connect_object (form, "shown", G_CALLBACK (shown_cb), self, 0);
  g_signal_connect_object (self->table, "opened", G_CALLBACK (flip_edition_form_go_to_phrase), form,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
