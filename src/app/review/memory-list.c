/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/review/memory-list.h"

#include "app/common/picture/glyph-icon.h"
#include "app/common/toolkit/show.h"
#include "engine/base/phrase.h"
#include "play/moment/standing.h"
#include "play/review/result-details.h"

#include <glib/gi18n.h>

#define GLYPH 22

#define FLIP_TYPE_MEMORY_CARD (flip_memory_card_get_type ())
G_DECLARE_FINAL_TYPE (FlipMemoryCard, flip_memory_card, FLIP, MEMORY_CARD, GtkBox)

struct _FlipMemoryCard
{
  GtkBox parent_instance;

  /* template */
  GtkBox *icon;
  GtkLabel *title, *detail;
};

G_DEFINE_FINAL_TYPE (FlipMemoryCard, flip_memory_card, GTK_TYPE_BOX)

/* helpers */

static GtkWidget *
card_new (const char *glyph, const char *title, const char *detail)
{
  FlipMemoryCard *self = g_object_new (FLIP_TYPE_MEMORY_CARD, NULL);
  GtkWidget *icon = flip_glyph_icon_new_for_word (glyph, GLYPH);

  if (icon)
    gtk_box_append (self->icon, icon);
  flip_show_text (self->title, title);
  flip_show_text (self->detail, *detail ? detail : NULL);
  return GTK_WIDGET (self);
}

/* Whose it is need not be said where one plays alone. */
static void
add_memories (GtkFlowBox *box, const FlipMoment *moment)
{
  FlipSeatMemory remembered[FLIP_SEAT_MEMORIES_MOST];
  guint n = flip_seat_memories (moment, remembered);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GString) detail =
        g_string_new (moment->n_seats > 1 ? flip_moment_player (moment, (int) remembered[i].seat) : NULL);

      flip_phrase_add (detail, remembered[i].memory.detail);
      gtk_flow_box_append (box, card_new (remembered[i].memory.glyph, remembered[i].memory.title, detail->str));
    }
}

static char *
join_players (const FlipMoment *moment, guint seats, guint *n)
{
  const char *names[FLIP_MAX_SEATS];

  *n = 0;
  for (guint seat = 0; seat < moment->n_seats; seat++)
    {
      if (seats >> seat & 1)
        names[(*n)++] = flip_moment_player (moment, (int) seat);
    }
  return flip_phrase_join (names, *n);
}

/* Who met it; a goal that is not for everyone says whose it was. */
static char *
tell_met (const FlipMoment *moment, const FlipGoal *goal)
{
  guint seats = goal->met ? goal->met : goal->seats, n;
  const char *side = flip_standing_side (moment, seats);
  g_autofree char *names = join_players (moment, seats, &n);

  if (!goal->met && n == moment->n_seats)
    return g_strdup (_ ("Nobody met it"));
  if (side)
    /* Translators: %s: a side, “Outlaws” */
    return g_strdup_printf (goal->met ? C_ ("side", "Met by the %s") : C_ ("side", "Not met by the %s"), side);
  if (!goal->met)
    /* Translators: one or several players */
    return g_strdup_printf (ngettext ("Not met by %s", "Not met by %s", n), names);
  /* Translators: one or several players */
  return g_strdup_printf (ngettext ("Met by %s", "Met by %s", n), names);
}

static void
add_goals (GtkFlowBox *box, const FlipMoment *moment)
{
  const FlipGoals *goals = flip_moment_goals (moment);

  for (guint i = 0; i < goals->n; i++)
    {
      const FlipGoal *goal = &goals->goals[i];
      g_autofree char *met = NULL;

      if (goal->is_note)
        continue;
      met = tell_met (moment, goal);
      gtk_flow_box_append (box, card_new (goal->glyph ? goal->glyph : goals->glyph,
                                          flip_goal_short_name (goals, i), met));
    }
}

/* overrides */

static void
flip_memory_card_class_init (FlipMemoryCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/flipside/Flipside/review/memory-card.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipMemoryCard, icon);
  gtk_widget_class_bind_template_child (widget_class, FlipMemoryCard, title);
  gtk_widget_class_bind_template_child (widget_class, FlipMemoryCard, detail);
}

static void
flip_memory_card_init (FlipMemoryCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* public functions */

GtkWidget *
flip_memory_list_new (const FlipMoment *moment)
{
  /* Translators: heading over the best moments of a game */
  const char *heading = _ ("Worth Remembering");
  GtkWidget *box, *flow, *title;

  g_return_val_if_fail (moment, NULL);

  flow = g_object_ref_sink (gtk_flow_box_new ());
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (flow), GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (flow), TRUE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (flow), 4);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (flow), 10);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (flow), 8);
  gtk_widget_set_can_focus (flow, FALSE);
  flip_show_name (flow, heading);
  add_memories (GTK_FLOW_BOX (flow), moment);
  add_goals (GTK_FLOW_BOX (flow), moment);
  if (!gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (flow), 0))
    return g_object_unref (flow), NULL;
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  title = gtk_label_new (heading);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_widget_add_css_class (title, "title-4");
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), flow);
  g_object_unref (flow);
  return box;
}
