/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/library/sheet-row.h"

#include "games/games.h"

#include <glib/gi18n.h>

struct _FlipSheetRow
{
  GtkBox parent_instance;

  /* owned by the box */
  GtkLabel *game, *players, *mode, *date, *state, *detail;
  GtkWidget *progress;
};

G_DEFINE_FINAL_TYPE (FlipSheetRow, flip_sheet_row, GTK_TYPE_BOX)

static GtkLabel *
add_label (GtkWidget *box, float align, const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), align);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static GtkWidget *
add_column (FlipSheetRow *self, gboolean expand)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  gtk_widget_set_hexpand (column, expand);
  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self), column);
  return column;
}

static char *
date_text (gint64 seconds)
{
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_local (seconds);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  int days = g_date_time_get_day_of_year (now) - g_date_time_get_day_of_year (date);

  if (g_date_time_get_year (now) != g_date_time_get_year (date))
    return g_date_time_format (date, "%x");
  if (days == 0)
    return g_date_time_format (date, _ ("today, %H:%M"));
  if (days == 1)
    return g_date_time_format (date, _ ("yesterday, %H:%M"));
  return g_date_time_format (date, _ ("%A, %-d %B"));
}

/* "Ann to act" */
static char *
awaited_text (const FlipSheetInfo *info)
{
  g_auto (GStrv) names = g_strsplit (info->players, ", ", -1);

  if (info->awaited < 0 || (guint) info->awaited >= g_strv_length (names))
    return g_strdup (_ ("Cards are awaited"));
  return g_strdup_printf (_ ("%s to act"), names[info->awaited]);
}

static void
flip_sheet_row_class_init (FlipSheetRowClass *klass)
{
}

static void
flip_sheet_row_init (FlipSheetRow *self)
{
  GtkWidget *column;

  gtk_box_set_spacing (GTK_BOX (self), 16);
  gtk_widget_add_css_class (GTK_WIDGET (self), "sheet-row");
  column = add_column (self, TRUE);
  self->game = add_label (column, 0, "heading");
  self->players = add_label (column, 0, "dim-label");
  column = add_column (self, FALSE);
  self->mode = add_label (column, 0, "dim-label");
  self->date = add_label (column, 0, "dim-label");
  column = add_column (self, FALSE);
  self->state = add_label (column, 1, "heading");
  self->detail = add_label (column, 1, "dim-label");
  self->progress = gtk_progress_bar_new ();
  gtk_widget_set_size_request (self->progress, 150, -1);
  gtk_box_append (GTK_BOX (column), self->progress);
}

GtkWidget *
flip_sheet_row_new (void)
{
  return g_object_new (FLIP_TYPE_SHEET_ROW, NULL);
}

void
flip_sheet_row_show (FlipSheetRow *self, const FlipSheetInfo *info)
{
  const FlipGame *game = flip_games_find (info->game);
  g_autofree char *date = date_text (info->changed);
  g_autofree char *awaited = awaited_text (info);

  gtk_label_set_label (self->game, game ? _ (game->name) : info->game);
  gtk_label_set_label (self->players, info->players);
  gtk_label_set_label (self->mode, info->practice ? _ ("Practice")
                                   : info->dealt  ? _ ("Flipside deals")
                                                  : _ ("At the table"));
  gtk_label_set_label (self->date, date);
  gtk_label_set_label (self->state, info->finished ? info->result : awaited);
  gtk_label_set_label (self->detail, info->finished ? _ ("Finished") : info->moment);
  gtk_widget_set_visible (self->progress, !info->finished);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress), info->progress / 100.0);
}
