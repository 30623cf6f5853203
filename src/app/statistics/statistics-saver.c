/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/statistics/statistics-saver.h"

#include "app/common/ask/choose-file.h"
#include "app/common/ask/save-bytes.h"
#include "app/common/ask/toast.h"
#include "play/statistics/statistics-plots.h"

#include <glib/gi18n.h>
#include <string.h>

/* What will be written once a file is chosen. */
typedef struct
{
  GtkWidget *parent;
  GBytes *bytes;
} Saving;

static void
saving_free (gpointer data)
{
  Saving *saving = data;

  g_object_unref (saving->parent);
  g_bytes_unref (saving->bytes);
  g_free (saving);
}

static void
file_chosen_cb (GFile *file, gpointer data)
{
  const Saving *saving = data;
  g_autoptr (GError) error = NULL;

  if (file && !flip_save_bytes (file, saving->bytes, &error))
    flip_toast_show (saving->parent, flip_toast_new (error->message));
}

static GBytes *
make_bytes (const char *format,
            const FlipStatisticsTable *table,
            const FlipPlot *plot,
            GError **error)
{
  char *csv;

  if (plot && !g_str_equal (format, "csv"))
    return flip_statistics_plot_bytes (
      plot, g_str_equal (format, "png") ? FLIP_PICTURE_PNG : FLIP_PICTURE_SVG, error);
  csv = flip_statistics_table_csv (table);
  return g_bytes_new_take (csv, strlen (csv));
}

void
flip_statistics_save (GtkWidget *parent,
                      const char *format,
                      const FlipStatisticsTable *table,
                      const FlipPlot *plot)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;
  Saving *saving;
  GBytes *bytes;

  g_return_if_fail (GTK_IS_WIDGET (parent));
  g_return_if_fail (format && table);

  bytes = make_bytes (format, table, plot, &error);
  if (!bytes)
    {
      flip_toast_show (parent, flip_toast_new (error->message));
      return;
    }
  name = g_strdup_printf ("%s.%s", table->title, plot ? format : "csv");
  saving = g_new0 (Saving, 1);
  *saving = (Saving){ g_object_ref (parent), bytes };
  flip_choose_file_to_save (
    /* Translators: title of a dialog */
    &(FlipFileWish){ .owner = parent, .title = _ ("Save Statistics"), .name = name },
    file_chosen_cb, saving, saving_free);
}
