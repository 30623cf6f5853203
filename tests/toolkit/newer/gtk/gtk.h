/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The installed toolkit's header, and what src/app uses of newer ones. Where the installed one is new
   enough, its own declarations are taken. */
#pragma once

#include_next <gtk/gtk.h>

G_BEGIN_DECLS

#if !GTK_CHECK_VERSION(4, 10, 0)

typedef enum
{
  GTK_DIALOG_ERROR_FAILED,
  GTK_DIALOG_ERROR_CANCELLED,
  GTK_DIALOG_ERROR_DISMISSED,
} GtkDialogError;

#define GTK_DIALOG_ERROR (gtk_dialog_error_quark ())
GQuark gtk_dialog_error_quark (void);

#define GTK_TYPE_FILE_DIALOG (gtk_file_dialog_get_type ())
G_DECLARE_FINAL_TYPE (GtkFileDialog, gtk_file_dialog, GTK, FILE_DIALOG, GObject)

GtkFileDialog *gtk_file_dialog_new (void);
void gtk_file_dialog_set_title (GtkFileDialog *self, const char *title);
void gtk_file_dialog_set_modal (GtkFileDialog *self, gboolean modal);
void gtk_file_dialog_set_filters (GtkFileDialog *self, GListModel *filters);
void gtk_file_dialog_set_initial_name (GtkFileDialog *self, const char *name);
void gtk_file_dialog_open (GtkFileDialog *self,
                           GtkWindow *parent,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer data);
GFile *gtk_file_dialog_open_finish (GtkFileDialog *self, GAsyncResult *result, GError **error);
void gtk_file_dialog_open_multiple (GtkFileDialog *self,
                                    GtkWindow *parent,
                                    GCancellable *cancellable,
                                    GAsyncReadyCallback callback,
                                    gpointer data);
GListModel *
gtk_file_dialog_open_multiple_finish (GtkFileDialog *self, GAsyncResult *result, GError **error);
void gtk_file_dialog_save (GtkFileDialog *self,
                           GtkWindow *parent,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer data);
GFile *gtk_file_dialog_save_finish (GtkFileDialog *self, GAsyncResult *result, GError **error);

void gtk_widget_get_color (GtkWidget *widget, GdkRGBA *color);

#endif

#if !GTK_CHECK_VERSION(4, 12, 0)

#define GTK_ALIGN_BASELINE_FILL ((GtkAlign) 4)

void gtk_css_provider_load_from_string (GtkCssProvider *provider, const char *string);

double gdk_surface_get_scale (GdkSurface *surface);

#endif

#if !GTK_CHECK_VERSION(4, 14, 0)

typedef enum
{
  GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_LOW,
  GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM,
  GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH,
} GtkAccessibleAnnouncementPriority;

void gtk_accessible_announce (GtkAccessible *self,
                              const char *message,
                              GtkAccessibleAnnouncementPriority priority);

#endif

G_END_DECLS

#undef GTK_CHECK_VERSION
#define GTK_CHECK_VERSION(major, minor, micro) ((major) == 4 && (minor) <= 18)

/* What a branch for these toolkits must not use. */
#pragma GCC poison gtk_css_provider_load_from_data gtk_file_chooser_get_file
#pragma GCC poison gtk_file_chooser_native_new gtk_style_context_get_color gtk_style_context_lookup_color
#pragma GCC poison gtk_widget_get_style_context
