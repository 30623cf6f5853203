/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/mend/mend-conflict.h"

#include "app/board/refusal-scale.h"
#include "app/common/layout/columns.h"
#include "app/common/layout/line-layout.h"
#include "app/common/picture/card-picture.h"
#include "app/common/picture/glyph-icon.h"
#include "app/common/toolkit/show.h"
#include "app/mend/mend-meter.h"
#include "app/mend/mend-picture.h"

#include <glib/gi18n.h>

struct _FlipMendConflict
{
  AdwBin parent_instance;

  /* template */
  GtkWidget *place, *price, *rule;
  GtkLabel *told, *reason, *help, *purse, *before, *now, *needs, *rule_words;
  FlipMendPicture *picture;
  FlipCardPicture *card;
  FlipGlyphIcon *glyph;
  FlipMendMeter *before_meter, *now_meter;
  FlipRefusalScaleView *scale;
};

G_DEFINE_FINAL_TYPE (FlipMendConflict, flip_mend_conflict, ADW_TYPE_BIN)

/* helpers */

static void
show_place (FlipMendConflict *self, const FlipMendingConflict *conflict)
{
  gboolean card = conflict->card != FLIP_NO_CARD;
  gboolean drawn = !card && flip_mend_picture_show (self->picture, conflict);
  FlipCardLook look = { .card = conflict->card };

  if (card)
    flip_card_picture_set_look (self->card, &look);
  gtk_widget_set_visible (GTK_WIDGET (self->card), card);
  gtk_widget_set_visible (GTK_WIDGET (self->picture), drawn);
  flip_show_text (self->told, conflict->told);
  gtk_widget_set_visible (self->place, card || drawn || conflict->told);
}

static void
show_number (GtkLabel *label, int number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  flip_show_text (label, text);
}

static void
show_price (FlipMendConflict *self, const FlipMendingConflict *conflict)
{
  int most = MAX (conflict->before, MAX (conflict->now, conflict->needs));
  /* Translators: %d: the value that the entry would need */
  g_autofree char *needs = g_strdup_printf (_ ("%d needed"), conflict->needs);

  gtk_widget_set_visible (self->price, conflict->purse != NULL);
  if (!conflict->purse)
    return;
  (void) flip_glyph_icon_show_word (self->glyph, conflict->glyph);
  flip_show_text (self->purse, conflict->purse);
  show_number (self->before, conflict->before);
  show_number (self->now, conflict->now);
  flip_show_text (self->needs, needs);
  flip_mend_meter_show (self->before_meter, conflict->before, conflict->needs, most);
  flip_mend_meter_show (self->now_meter, conflict->now, conflict->needs, most);
}

static void
show_rule (FlipMendConflict *self, const char *rule)
{
  /* Translators: %s: the id of a rule */
  g_autofree char *words = g_strdup_printf (_ ("Read rule %s"), rule);

  gtk_widget_set_visible (self->rule, *rule != '\0');
  flip_show_text (self->rule_words, words);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rule), "s", rule);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->rule), "sheet.rules");
  flip_show_name (self->rule, words);
}

/* overrides */

static void
flip_mend_conflict_class_init (FlipMendConflictClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (FLIP_TYPE_COLUMNS);
  g_type_ensure (FLIP_TYPE_LINE_LAYOUT);
  g_type_ensure (FLIP_TYPE_CARD_PICTURE);
  g_type_ensure (FLIP_TYPE_GLYPH_ICON);
  g_type_ensure (FLIP_TYPE_MEND_METER);
  g_type_ensure (FLIP_TYPE_MEND_PICTURE);
  g_type_ensure (FLIP_TYPE_REFUSAL_SCALE_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/mend/mend-conflict.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipMendConflict, place);
  gtk_widget_class_bind_template_child (widget_class, FlipMendConflict, price);
  gtk_widget_class_bind_template_child (widget_class, FlipMendConflict, rule);
  gtk_widget_class_bind_template_child (widget_class, FlipMendConflict, told);
  gtk_widget_class_bind_template_child (widget_class, FlipMendConflict, reason);
  gtk_widget_class_bind_template_child (widget_class, FlipMendConflict, help);
  gtk_widget_class_bind_template_child (widget_class, FlipMendConflict, purse);
  gtk_widget_class_bind_template_child (widget_class, FlipMendConflict, before);
  gtk_widget_class_bind_template_child (widget_class, FlipMendConflict, now);
  gtk_widget_class_bind_template_child (widget_class, FlipMendConflict, needs);
  gtk_widget_class_bind_template_child (widget_class, FlipMendConflict, rule_words);
  gtk_widget_class_bind_template_child (widget_class, FlipMendConflict, picture);
  gtk_widget_class_bind_template_child (widget_class, FlipMendConflict, card);
  gtk_widget_class_bind_template_child (widget_class, FlipMendConflict, glyph);
  gtk_widget_class_bind_template_child (widget_class, FlipMendConflict, before_meter);
  gtk_widget_class_bind_template_child (widget_class, FlipMendConflict, now_meter);
  gtk_widget_class_bind_template_child (widget_class, FlipMendConflict, scale);
}

static void
flip_mend_conflict_init (FlipMendConflict *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  flip_drawing_set_size (FLIP_DRAWING (self->card), 70, 98);
}

/* public functions */

void
flip_mend_conflict_show (FlipMendConflict *self,
                         const FlipMendingConflict *conflict,
                         const FlipRefusal *refusal)
{
  g_return_if_fail (FLIP_IS_MEND_CONFLICT (self));
  g_return_if_fail (conflict && refusal);

  show_place (self, conflict);
  show_price (self, conflict);
  show_rule (self, refusal->rule);
  flip_show_text (self->reason, refusal->text);
  flip_show_text (self->help, *refusal->help ? refusal->help : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->scale), refusal->scale.least > 0);
  flip_refusal_scale_view_show (self->scale, &refusal->scale);
}
