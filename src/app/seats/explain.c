/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/seats/explain.h"

#include "app/common/toolkit/show.h"

#include <glib/gi18n.h>

void
flip_explain_show (GtkWidget *button, const char *thing, const char *rule)
{
  /* Translators: %s: what is explained, such as a goal */
  g_autofree char *name = g_strdup_printf (_ ("Explain “%s”"), thing);

  g_return_if_fail (GTK_IS_BUTTON (button));
  g_return_if_fail (thing != NULL);

  gtk_widget_set_visible (button, rule != NULL);
  if (!rule)
    return;
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", rule);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "sheet.rules");
  flip_show_tooltip (button, name);
  flip_show_name (button, name);
}
