/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/announce.h"

void
flip_announce (GtkLabel *status, const char *text)
{
  g_return_if_fail (GTK_IS_LABEL (status));
  g_return_if_fail (text != NULL);

#if GTK_CHECK_VERSION(4, 14, 0)
  gtk_accessible_announce (GTK_ACCESSIBLE (status), text,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#else
  /* The same words once more are news only if they were gone. */
  if (g_str_equal (gtk_label_get_label (status), text))
    gtk_label_set_label (status, "");
  gtk_label_set_label (status, text);
#endif
}
