/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/ask/briefing-view.h"

#include "app/common/picture/edition-thumbnail.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"

/* helpers */

/* The picture is hidden if the board can't begin a game: there would be nothing to see. */
static void
add_picture (GtkBox *view, const FlipSetup *setup)
{
  GtkWidget *picture = g_object_new (FLIP_TYPE_EDITION_THUMBNAIL, "height-request", 200, NULL);

  flip_edition_thumbnail_show_text (FLIP_EDITION_THUMBNAIL (picture), setup->game, NULL,
                                    setup->board);
  gtk_widget_set_visible (picture,
                          !flip_edition_thumbnail_is_pale (FLIP_EDITION_THUMBNAIL (picture)));
  gtk_box_append (view, picture);
}

/* public functions */

void
flip_briefing_view_show (GtkBox *view, const FlipSetup *setup)
{
  g_autoptr (GPtrArray) briefing = NULL;

  g_return_if_fail (GTK_IS_BOX (view));
  g_return_if_fail (setup != NULL);

  briefing = flip_briefing_new (setup);
  flip_show_no_children (GTK_WIDGET (view));
  if (briefing->len)
    add_picture (view, setup);
  for (guint i = 0; i < briefing->len; i++)
    {
      const FlipBriefingPart *part = g_ptr_array_index (briefing, i);

      gtk_box_append (view, flip_make_words (part->heading, "briefing-heading"));
      gtk_box_append (view, flip_make_words (part->text, "briefing-text"));
    }
  gtk_widget_set_visible (GTK_WIDGET (view), briefing->len > 0);
}
