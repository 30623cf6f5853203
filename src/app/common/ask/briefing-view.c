/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/ask/briefing-view.h"

#include "app/common/picture/edition-thumbnail.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"

struct _FlipBriefingView
{
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (FlipBriefingView, flip_briefing_view, GTK_TYPE_BOX)

/* helpers */

static void
add_label (FlipBriefingView *self, const char *text, const char *style)
{
  gtk_box_append (GTK_BOX (self), flip_make_words (text, style));
}

/* The picture is hidden if the board can't begin a game: there would be nothing to see. */
static void
add_picture (FlipBriefingView *self, const FlipSetup *setup)
{
  GtkWidget *picture = g_object_new (FLIP_TYPE_EDITION_THUMBNAIL, "height-request", 200, NULL);

  flip_edition_thumbnail_show_text (FLIP_EDITION_THUMBNAIL (picture), setup->game, NULL,
                                    setup->board);
  gtk_widget_set_visible (picture,
                          !flip_edition_thumbnail_is_pale (FLIP_EDITION_THUMBNAIL (picture)));
  gtk_box_append (GTK_BOX (self), picture);
}

/* overrides */

static void
flip_briefing_view_class_init (FlipBriefingViewClass *klass)
{
}

static void
flip_briefing_view_init (FlipBriefingView *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 4);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* public functions */

void
flip_briefing_view_show (FlipBriefingView *self, const FlipSetup *setup)
{
  g_autoptr (GPtrArray) briefing = NULL;

  g_return_if_fail (FLIP_IS_BRIEFING_VIEW (self));
  g_return_if_fail (setup != NULL);

  briefing = flip_briefing_new (setup);
  flip_show_no_children (GTK_WIDGET (self));
  if (briefing->len)
    add_picture (self, setup);
  for (guint i = 0; i < briefing->len; i++)
    {
      const FlipBriefingPart *part = g_ptr_array_index (briefing, i);

      add_label (self, part->heading, "briefing-heading");
      add_label (self, part->text, "briefing-text");
    }
  gtk_widget_set_visible (GTK_WIDGET (self), briefing->len > 0);
}
