/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/mend/mend-line.h"

#include "app/common/line-layout.h"
#include "app/common/seat-avatar.h"
#include "app/common/show.h"

#include <glib/gi18n.h>

struct _FlipMendLine
{
  GtkWidget parent_instance;

  /* template */
  GtkImage *status;
  FlipSeatAvatar *avatar;
  GtkLabel *label, *number;
  GtkWidget *edit;
};

G_DEFINE_FINAL_TYPE (FlipMendLine, flip_mend_line, GTK_TYPE_WIDGET)

/* How each status looks: its picture, its class, and its word for screen readers. */
static const struct
{
  const char *icon, *class, *word;
} looks[FLIP_N_MENDED] = {
  [FLIP_MENDED_STAYS] = { "media-record-symbolic", "mend-stays", N_ ("stays") },
  [FLIP_MENDED_CHANGED] = { "document-edit-symbolic", "mend-changed", N_ ("changed") },
  [FLIP_MENDED_PUT_IN] = { "list-add-symbolic", "mend-changed", N_ ("put in") },
  [FLIP_MENDED_REMOVED] = { "list-remove-symbolic", "mend-changed", N_ ("removed") },
  [FLIP_MENDED_FITS] = { "object-select-symbolic", "mend-fits", N_ ("fits") },
  [FLIP_MENDED_DIFFERS] = { "dialog-warning-symbolic", "mend-differs", N_ ("differs") },
  [FLIP_MENDED_DEALT] = { "list-add-symbolic", "mend-differs", N_ ("dealt") },
  [FLIP_MENDED_GONE] = { "list-remove-symbolic", "mend-differs", N_ ("not dealt") },
  [FLIP_MENDED_REFUSED] = { "window-close-symbolic", "mend-refused", N_ ("no longer fits") },
  [FLIP_MENDED_WAITS] = { "content-loading-symbolic", "mend-waits", N_ ("waits") },
  [FLIP_MENDED_ASIDE] = { "content-loading-symbolic", "mend-waits", N_ ("set aside") },
};

/* helpers */

/* The sentence, below it what it was and what is to be said about it; above it where it is. */
static char *
markup_of (const FlipMendingLine *line)
{
  GString *markup = g_string_new (NULL);
  g_autofree char *text = g_markup_escape_text (line->text, -1);

  if (line->where)
    {
      g_autofree char *where = g_markup_printf_escaped ("<small><b>%s</b></small>\n", line->where);

      g_string_append (markup, where);
    }
  if (line->name)
    {
      g_autofree char *name = g_markup_printf_escaped ("<b>%s</b>  ", line->name);

      g_string_append (markup, name);
    }
  g_string_append_printf (markup, line->status == FLIP_MENDED_REMOVED ? "<s>%s</s>" : "%s", text);
  if (line->was)
    {
      g_autofree char *was = g_markup_printf_escaped ("\n<small><s>%s</s></small>", line->was);

      g_string_append (markup, was);
    }
  if (line->note)
    {
      g_autofree char *note = g_markup_printf_escaped ("\n<b>%s</b>", line->note);

      g_string_append (markup, note);
    }
  return g_string_free (markup, FALSE);
}

static void
show_status (FlipMendLine *self, FlipMendStatus status)
{
  gtk_image_set_from_icon_name (self->status, looks[status].icon);
  for (guint i = 0; i < FLIP_N_MENDED; i++)
    flip_show_class (GTK_WIDGET (self), looks[i].class,
                     g_str_equal (looks[i].class, looks[status].class));
  flip_show_tooltip (GTK_WIDGET (self->status), _ (looks[status].word));
}

static void
show_edit (FlipMendLine *self, const FlipMendingLine *line)
{
  g_autofree char *label = g_strdup_printf (_ ("Mend Entry %u"), line->number);

  gtk_widget_set_visible (self->edit, line->number > 0 && line->status != FLIP_MENDED_WAITS
                                        && line->status != FLIP_MENDED_ASIDE);
  if (line->number == 0)
    return;
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->edit), "u", line->number - 1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->edit), "mend.edit");
  flip_show_tooltip (self->edit, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->edit), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
}

/* overrides */

static void
flip_mend_line_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), FLIP_TYPE_MEND_LINE);
  G_OBJECT_CLASS (flip_mend_line_parent_class)->dispose (object);
}

static void
flip_mend_line_class_init (FlipMendLineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = flip_mend_line_dispose;
  g_type_ensure (FLIP_TYPE_LINE_LAYOUT);
  g_type_ensure (FLIP_TYPE_SEAT_AVATAR);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/mend/mend-line.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipMendLine, status);
  gtk_widget_class_bind_template_child (widget_class, FlipMendLine, avatar);
  gtk_widget_class_bind_template_child (widget_class, FlipMendLine, label);
  gtk_widget_class_bind_template_child (widget_class, FlipMendLine, number);
  gtk_widget_class_bind_template_child (widget_class, FlipMendLine, edit);
}

static void
flip_mend_line_init (FlipMendLine *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* public functions */

void
flip_mend_line_show (FlipMendLine *self, const FlipMendingLine *line, gboolean current)
{
  g_autofree char *markup = markup_of (line);
  g_autofree char *number = line->number ? g_strdup_printf ("%u", line->number) : g_strdup ("+");
  g_autofree char *words =
    g_strdup_printf ("%s, %s: %s", number, _ (looks[line->status].word), line->text);

  g_return_if_fail (FLIP_IS_MEND_LINE (self));

  show_status (self, line->status);
  flip_show_class (GTK_WIDGET (self), "mend-current", current);
  gtk_widget_set_opacity (GTK_WIDGET (self->avatar), line->name ? 1 : 0);
  if (line->name)
    flip_seat_avatar_show (self->avatar, (guint) line->who, line->name);
  flip_show_text (self->label, markup);
  flip_show_text (self->number, number);
  show_edit (self, line);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}
