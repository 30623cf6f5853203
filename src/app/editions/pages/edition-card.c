/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/pages/edition-card.h"

#include "app/common/picture/edition-thumbnail.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "engine/base/phrase.h"

#include <glib/gi18n.h>

struct _FlipEditionCard
{
  GtkBox parent_instance;

  /* template */
  FlipEditionThumbnail *thumbnail;
  GtkLabel *name, *made, *differs, *checked, *house, *status;
  GtkWidget *checked_box, *house_box, *tick, *status_box, *line, *is_default;
  GtkImage *status_icon;
  GtkProgressBar *bar;
  GtkWidget *edit, *copy_and_check, *view, *copy, *export, *more;

  /* borrowed */
  const FlipEditionInfo *info;
};

FLIP_DEFINE_TEMPLATE (FlipEditionCard, flip_edition_card, GTK_TYPE_BOX)

/* helpers */

static void
name_button (GtkWidget *button, const char *format, const char *name)
{
  g_autofree char *label = g_strdup_printf (format, name);

  flip_show_name (button, label);
}

static void
name_buttons (FlipEditionCard *self)
{
  const char *name = self->info->name;

  /* Translators: these are followed by the name of an edition. */
  name_button (self->edit, _ ("Edit %s"), name);
  /* Translators: %s: the name of an edition */
  name_button (self->copy, _ ("Copy %s"), name);
  /* Translators: %s: the name of an edition */
  name_button (self->copy_and_check, _ ("Copy and Check %s"), name);
  /* Translators: %s: the name of an edition */
  name_button (self->view, _ ("View %s"), name);
  /* Translators: %s: the name of an edition */
  name_button (self->export, _ ("Export %s"), name);
  /* Translators: %s: the name of an edition */
  name_button (self->more, _ ("More about %s"), name);
}

static gboolean
is_default (const FlipEditionInfo *info)
{
  return info->built_in == &info->game->boards[0];
}

static void
show_actions (FlipEditionCard *self)
{
  gboolean is_own = self->info->built_in == NULL;

  gtk_widget_set_visible (self->edit, is_own);
  gtk_widget_set_visible (self->copy, is_own);
  gtk_widget_set_visible (self->more, is_own);
  gtk_widget_set_visible (self->copy_and_check, !is_own);
  gtk_widget_set_visible (self->view, !is_own);
  flip_show_class (self->copy_and_check, "suggested-action", is_default (self->info));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "edition.edit", is_own);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "edition.view", !is_own);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "edition.rename", is_own);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "edition.delete", is_own);
}

static void
show_checked (FlipEditionCard *self)
{
  const FlipEditionState *state = &self->info->state;
  g_autofree char *words = flip_edition_state_tell_checked (state);
  gboolean is_own = self->info->built_in == NULL;
  const FlipChecked *count = &state->checked;
  gboolean is_complete = count->n_checked == count->n_values;
  g_autofree char *house = g_strdup_printf (
    /* Translators: %u: how many */
    ngettext ("%u house value", "%u house values", count->n_house), count->n_house);

  gtk_widget_set_visible (self->checked_box, is_own && count->n_values > 0);
  gtk_widget_set_visible (self->house_box, !is_own && count->n_house > 0);
  flip_show_text (self->house, house);
  flip_show_text (self->checked, words);
  gtk_widget_set_visible (self->tick, is_complete);
  flip_show_class (GTK_WIDGET (self->bar), "complete", is_complete);
  gtk_progress_bar_set_fraction (self->bar,
                                 count->n_values ? (double) count->n_checked / count->n_values : 0);
}

/* Shows how many sheets use the edition, or what prevents its use. */
static void
show_status (FlipEditionCard *self)
{
  const FlipEditionInfo *info = self->info;
  g_autofree char *sheets = flip_edition_info_tell_sheets (info);
  g_autofree char *problem = flip_edition_info_tell_problem (info);

  flip_show_text (self->status, problem ? problem : sheets);
  gtk_widget_set_tooltip_text (self->status_box, problem ? info->state.problem : NULL);
  gtk_image_set_from_icon_name (self->status_icon,
                                problem ? "dialog-warning-symbolic" : "flipside-sheet-symbolic");
  flip_show_class (self->status_box, "error", problem != NULL);
}

static char *
tell_kind (const FlipEditionInfo *info)
{
  if (!info->built_in)
    return flip_edition_state_tell_differences (&info->state);
  if (*info->story)
    return g_strdup (info->story);
  return g_strdup (info->state.checked.n_house > 0
                     ? _ ("Values for which no printed copy was available are our own.")
                     : _ ("Copy it, then change whatever is printed differently on yours."));
}

/* callbacks */

/* The action that chooses each FlipEditionAct. */
static const char *const acts[] = {
  [FLIP_EDITION_EDIT] = "edition.edit",     [FLIP_EDITION_VIEW] = "edition.view",
  [FLIP_EDITION_COPY] = "edition.copy",     [FLIP_EDITION_EXPORT] = "edition.export",
  [FLIP_EDITION_SHARE] = "edition.share",   [FLIP_EDITION_RENAME] = "edition.rename",
  [FLIP_EDITION_DELETE] = "edition.delete",
};

static void
choose_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipEditionCard *self = FLIP_EDITION_CARD (widget);
  guint act = 0;

  while (!g_str_equal (acts[act], action))
    act++;
  if (self->info)
    g_signal_emit_by_name (self, "chosen", act);
}

/* class set-up */

static void
bind_template (GtkWidgetClass *widget_class)
{
  FLIP_TEMPLATE (widget_class, "editions/pages/edition-card.ui");
  FLIP_BIND_CHILDREN (widget_class, FlipEditionCard, thumbnail, name, made, differs, checked,
                      checked_box, house, house_box, tick, bar, status, status_box, status_icon,
                      line, is_default, edit, copy, copy_and_check, view, export, more);
}

static void
flip_edition_card_class_init (FlipEditionCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FLIP_SIGNAL (klass, "chosen", 1, G_TYPE_UINT);
  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "editioncard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  for (guint i = 0; i < G_N_ELEMENTS (acts); i++)
    gtk_widget_class_install_action (widget_class, acts[i], NULL, choose_cb);
  FLIP_KEYS (widget_class, (GDK_KEY_F2, 0, "edition.rename"),
             (GDK_KEY_Delete, 0, "edition.delete"));
}

/* public functions */

GtkWidget *
flip_edition_card_new (void)
{
  return g_object_new (FLIP_TYPE_EDITION_CARD, NULL);
}

void
flip_edition_card_show (FlipEditionCard *self, const FlipEditionInfo *info)
{
  g_autofree char *made = NULL, *kind = NULL;
  g_autoptr (GString) label = NULL;

  g_return_if_fail (FLIP_IS_EDITION_CARD (self));
  g_return_if_fail (info != NULL);

  self->info = info;
  made = flip_edition_info_tell_made (info);
  kind = tell_kind (info);
  flip_edition_thumbnail_show (self->thumbnail, info);
  flip_show_text (self->name, info->name);
  flip_show_tooltip (GTK_WIDGET (self->name), info->name);
  flip_show_text (self->made, *made ? made : NULL);
  flip_show_text (self->differs, kind);
  gtk_widget_set_visible (self->is_default, is_default (info));
  gtk_widget_set_visible (self->line, info->built_in == NULL);
  show_checked (self);
  show_status (self);
  show_actions (self);
  name_buttons (self);
  label = g_string_new (info->name);
  flip_phrase_finish (label);
  flip_phrase_say (label, kind);
  flip_show_name (self, label->str);
}

const FlipEditionInfo *
flip_edition_card_info (FlipEditionCard *self)
{
  g_return_val_if_fail (FLIP_IS_EDITION_CARD (self), NULL);

  return self->info;
}
