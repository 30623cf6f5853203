/* SPDX-License-Identifier: GPL-3.0-or-later */

/* As gtk/gtk.h beside it, for libadwaita. */
#pragma once

#include_next <adwaita.h>

G_BEGIN_DECLS

#if !ADW_CHECK_VERSION(1, 5, 0)

#define ADW_TYPE_DIALOG (adw_dialog_get_type ())
G_DECLARE_DERIVABLE_TYPE (AdwDialog, adw_dialog, ADW, DIALOG, GtkWidget)

struct _AdwDialogClass
{
  GtkWidgetClass parent_class;
};

void adw_dialog_set_title (AdwDialog *self, const char *title);
void adw_dialog_set_content_width (AdwDialog *self, int content_width);
void adw_dialog_set_content_height (AdwDialog *self, int content_height);
void adw_dialog_present (AdwDialog *self, GtkWidget *parent);

#define ADW_TYPE_ALERT_DIALOG (adw_alert_dialog_get_type ())
G_DECLARE_DERIVABLE_TYPE (AdwAlertDialog, adw_alert_dialog, ADW, ALERT_DIALOG, AdwDialog)

struct _AdwAlertDialogClass
{
  AdwDialogClass parent_class;
};

AdwDialog *adw_alert_dialog_new (const char *heading, const char *body);
void adw_alert_dialog_set_body (AdwAlertDialog *self, const char *body);
void adw_alert_dialog_add_response (AdwAlertDialog *self, const char *id, const char *label);
void adw_alert_dialog_set_response_label (AdwAlertDialog *self, const char *response, const char *label);
void
adw_alert_dialog_set_response_enabled (AdwAlertDialog *self, const char *response, gboolean enabled);
void adw_alert_dialog_set_response_appearance (AdwAlertDialog *self,
                                               const char *response,
                                               AdwResponseAppearance appearance);
void adw_alert_dialog_set_default_response (AdwAlertDialog *self, const char *response);
void adw_alert_dialog_set_extra_child (AdwAlertDialog *self, GtkWidget *child);

#define ADW_TYPE_PREFERENCES_DIALOG (adw_preferences_dialog_get_type ())
G_DECLARE_DERIVABLE_TYPE (AdwPreferencesDialog,
                          adw_preferences_dialog,
                          ADW,
                          PREFERENCES_DIALOG,
                          AdwDialog)

struct _AdwPreferencesDialogClass
{
  AdwDialogClass parent_class;
};

AdwDialog *adw_preferences_dialog_new (void);
void adw_preferences_dialog_add (AdwPreferencesDialog *self, AdwPreferencesPage *page);

void adw_show_about_dialog (GtkWidget *parent, const char *first_property_name, ...)
  G_GNUC_NULL_TERMINATED;

#endif

#if !ADW_CHECK_VERSION(1, 8, 0)

#define ADW_TYPE_SHORTCUTS_ITEM (adw_shortcuts_item_get_type ())
G_DECLARE_FINAL_TYPE (AdwShortcutsItem, adw_shortcuts_item, ADW, SHORTCUTS_ITEM, GObject)
AdwShortcutsItem *adw_shortcuts_item_new (const char *title, const char *accelerator);

#define ADW_TYPE_SHORTCUTS_SECTION (adw_shortcuts_section_get_type ())
G_DECLARE_FINAL_TYPE (AdwShortcutsSection, adw_shortcuts_section, ADW, SHORTCUTS_SECTION, GObject)
AdwShortcutsSection *adw_shortcuts_section_new (const char *title);
void adw_shortcuts_section_add (AdwShortcutsSection *self, AdwShortcutsItem *item);

#define ADW_TYPE_SHORTCUTS_DIALOG (adw_shortcuts_dialog_get_type ())
G_DECLARE_FINAL_TYPE (AdwShortcutsDialog, adw_shortcuts_dialog, ADW, SHORTCUTS_DIALOG, AdwDialog)
AdwDialog *adw_shortcuts_dialog_new (void);
void adw_shortcuts_dialog_add (AdwShortcutsDialog *self, AdwShortcutsSection *section);

#endif

G_END_DECLS

#undef ADW_CHECK_VERSION
#define ADW_CHECK_VERSION(major, minor, micro) ((major) == 1 && (minor) <= 8)

#pragma GCC poison adw_message_dialog_add_response adw_message_dialog_new adw_preferences_window_add
#pragma GCC poison adw_preferences_window_new adw_show_about_window
