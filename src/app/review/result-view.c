/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/review/result-view.h"

#include "app/common/layout/columns.h"
#include "app/common/layout/side-scroller.h"
#include "app/common/picture/glyph-icon.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"
#include "app/review/board-picture.h"
#include "app/review/score-table.h"
#include "app/review/winner-card.h"
#include "engine/base/phrase.h"
#include "play/moment/moment.h"
#include "play/moment/standing.h"
#include "play/review/result-details.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

/* The feats of a single player: those achieved are shown large, the rest is listed. NULL if the
   game has none. */
#define FLIP_TYPE_FEATS_LIST (flip_feats_list_get_type ())
G_DECLARE_FINAL_TYPE (FlipFeatsList, flip_feats_list, FLIP, FEATS_LIST, GtkBox)

/* A feat that was achieved. */
#define FLIP_TYPE_FEAT_CARD (flip_feat_card_get_type ())
G_DECLARE_FINAL_TYPE (FlipFeatCard, flip_feat_card, FLIP, FEAT_CARD, GtkBox)

struct _FlipFeatCard
{
  GtkBox parent_instance;

  /* template */
  GtkLabel *label, *part;
};

FLIP_DEFINE_TEMPLATE (FlipFeatCard, flip_feat_card, GTK_TYPE_BOX)

struct _FlipFeatsList
{
  GtkBox parent_instance;

  /* template */
  GtkLabel *title;
  GtkFlowBox *reached, *missed;
  GtkWidget *missed_heading;
};

FLIP_DEFINE_TEMPLATE (FlipFeatsList, flip_feats_list, GTK_TYPE_BOX)

/* "This sheet: Black Bart, one of 4" for a feat of several sheets. */
static char *
part_text (const FlipFeat *feat)
{
  /* Translators: %s: what this sheet adds to an achievement; %u: how many such parts it has */
  return feat->part ? g_strdup_printf (_ ("This sheet: %s, one of %u"), feat->part, feat->parts)
                    : NULL;
}

static GtkWidget *
reached_new (const FlipFeat *feat)
{
  FlipFeatCard *card = g_object_new (FLIP_TYPE_FEAT_CARD, NULL);
  g_autofree char *part = part_text (feat);

  flip_show_text (card->label, feat->label);
  flip_show_text (card->part, part);
  return GTK_WIDGET (card);
}

static gboolean
counts (const FlipFeat *feat)
{
  return feat->reached || feat->part;
}

/* Adds the feats; returns how many were achieved. */
static guint
add_feats (FlipFeatsList *self, const FlipFeats *feats)
{
  guint reached = 0;

  for (guint i = 0; i < feats->n; i++)
    {
      const FlipFeat *feat = &feats->feats[i];

      if (counts (feat))
        gtk_flow_box_append (self->reached, reached_new (feat));
      else
        gtk_flow_box_append (self->missed, flip_make_words (feat->label, "dim-label"));
      reached += counts (feat);
    }

  return reached;
}

static void
flip_feat_card_class_init (FlipFeatCardClass *klass)
{
  FLIP_TEMPLATE (klass, "review/feat-card.ui");
  FLIP_BIND_CHILDREN (klass, FlipFeatCard, label, part);
}

static void
flip_feats_list_class_init (FlipFeatsListClass *klass)
{
  FLIP_TEMPLATE (klass, "review/feats-list.ui");
  FLIP_BIND_CHILDREN (klass, FlipFeatsList, title, reached, missed_heading, missed);
}

static GtkWidget *
flip_feats_list_new (const FlipMoment *moment, guint seat)
{
  FlipFeats feats;
  g_autofree char *title = NULL;
  FlipFeatsList *self;
  guint reached;

  g_return_val_if_fail (moment && seat < moment->n_seats, NULL);

  flip_moment_feats (moment, seat, &feats);
  if (!feats.n)
    return NULL;
  self = g_object_new (FLIP_TYPE_FEATS_LIST, NULL);
  reached = add_feats (self, &feats);
  /* Translators: a player's name and how many there are. */
  title = g_strdup_printf (_ ("%s’s achievements: %u of %u"),
                           flip_moment_player (moment, (int) seat), reached, feats.n);
  flip_show_text (self->title, title);
  gtk_widget_set_visible (GTK_WIDGET (self->reached), reached > 0);
  gtk_widget_set_visible (self->missed_heading, reached < feats.n);
  gtk_widget_set_visible (GTK_WIDGET (self->missed), reached < feats.n);
  return GTK_WIDGET (self);
}

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

FLIP_DEFINE_TEMPLATE (FlipMemoryCard, flip_memory_card, GTK_TYPE_BOX)

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

/* The player's name can be left out in a solo game. */
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

/* Who met a goal; a goal that is not for everyone says whose it was. */
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

static void
flip_memory_card_class_init (FlipMemoryCardClass *klass)
{
  FLIP_TEMPLATE (klass, "review/memory-card.ui");
  FLIP_BIND_CHILDREN (klass, FlipMemoryCard, icon, title, detail);
}

/* The memorable moments of a finished game, one card each, and the goals that the seats raced for,
   with those who met them; NULL if there are none. */
static GtkWidget *
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
  title = g_object_new (GTK_TYPE_LABEL, "label", heading, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_widget_add_css_class (title, "title-4");
  box = FLIP_MAKE_BELOW (8, title, flow);
  g_object_unref (flow);
  return box;
}

struct _FlipResultView
{
  GtkBox parent_instance;

  /* template */
  GtkScrolledWindow *scroller;
  GtkWidget *summary;
  GtkBox *people; /* the winner's card and the others' */
  GtkBox *table;
  GtkBox *opponent;
  GtkBox *feats, *memories, *pictures;
  GtkExpander *boards;
  GtkLabel *when, *ties_below;

  /* owned */
  FlipMoment *moment; /* the moment in view, or NULL */

  gboolean is_filled;
  guint told; /* the length of the log in view */
};

FLIP_DEFINE_TEMPLATE (FlipResultView, flip_result_view, GTK_TYPE_BOX)

/* helpers */

static void
hide_if_empty (GtkBox *box)
{
  gtk_widget_set_visible (GTK_WIDGET (box), gtk_widget_get_first_child (GTK_WIDGET (box)) != NULL);
}

static void
add_table (FlipResultView *self, const FlipStanding *standing)
{
  GtkWidget *table = flip_score_table_new (standing);

  gtk_widget_set_hexpand (table, TRUE);
  gtk_box_append (self->table, table);
}

static void
fill (FlipResultView *self, FlipStanding *standing)
{
  g_autofree FlipScore *sources = g_new0 (FlipScore, FLIP_MAX_SEATS);
  GtkWidget *memories = flip_memory_list_new (standing->moment);
  GtkWidget *feats = flip_feats_list_new (standing->moment, standing->seats[0]);

  g_assert (standing->n > 0 && standing->result->over);

  gtk_box_append (self->people, flip_winner_card_new (standing));
  if (standing->n > 1)
    gtk_box_append (self->people, flip_others_card_new (standing));
  flip_sources_read (standing->moment, sources);
  for (guint seat = 0; seat < standing->n; seat++)
    standing->scores[seat] = &sources[seat];
  add_table (self, standing);
  flip_show_text (self->ties_below, *standing->result->ties_below ? standing->result->ties_below : NULL);
  if (memories)
    gtk_box_append (self->memories, memories);
  if (standing->result->has_opponent)
    {
      GtkWidget *table = flip_opponent_table_new (standing);

      gtk_widget_add_css_class (table, "card");
      gtk_box_append (self->opponent, table);
    }
  if (feats)
    gtk_box_append (self->feats, feats);
}

static void
clear (FlipResultView *self)
{
  GtkBox *boxes[] = { self->people, self->opponent, self->feats, self->table, self->memories, self->pictures };

  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    flip_show_no_children (GTK_WIDGET (boxes[i]));
  gtk_expander_set_expanded (self->boards, FALSE);
  g_clear_pointer (&self->moment, flip_moment_unref);
  self->is_filled = FALSE;
}

static void
refresh (FlipResultView *self, const FlipMoment *moment)
{
  FlipStanding standing;

  self->told = moment->cursor;
  if (self->is_filled)
    clear (self);
  if (!moment->is_over)
    return;
  flip_standing_init (&standing, moment);
  self->moment = flip_moment_ref ((FlipMoment *) moment);
  fill (self, &standing);
  gtk_expander_set_expanded (self->boards, standing.n == 1);
  self->is_filled = TRUE;
  hide_if_empty (self->memories);
  hide_if_empty (self->opponent);
  hide_if_empty (self->feats);
}

/* callbacks */

static void
expanded_cb (GtkExpander *boards, GParamSpec *spec, FlipResultView *self)
{
  g_assert (FLIP_IS_RESULT_VIEW (self));

  if (!self->moment || !gtk_expander_get_expanded (boards)
      || gtk_widget_get_first_child (GTK_WIDGET (self->pictures)))
    return;
  for (guint seat = 0; seat < self->moment->n_seats; seat++)
    {
      FlipBoardPicture *picture = g_object_new (FLIP_TYPE_BOARD_PICTURE, NULL);

      flip_board_picture_show (picture, self->moment, seat);
      gtk_box_append (self->pictures, GTK_WIDGET (picture));
    }
}

FLIP_EMITS (review_cb, "review")
FLIP_EMITS (new_like_this_cb, "new-like-this")

static void
flip_result_view_class_init (FlipResultViewClass *klass)
{
  FLIP_OWN (klass, FlipResultView, (moment, flip_moment_unref));
  FLIP_SIGNAL (klass, "review", 0);
  FLIP_SIGNAL (klass, "new-like-this", 0);
  FLIP_TEMPLATE (klass, "review/result-view.ui");
  FLIP_BIND_CHILDREN (klass, FlipResultView, scroller, summary, people, table, opponent, feats,
                      memories, pictures, boards, when, ties_below);
  FLIP_BIND_CALLBACKS (klass, expanded_cb, review_cb);
  FLIP_ACTIONS (klass, FlipResultView, ("result.new-like-this", new_like_this_cb));
}

/* public functions */

/* Looking back changes nothing here, and neither does choosing another board. */
void
flip_result_view_load (FlipResultView *self, FlipMoment *moment, const FlipChange *change)
{
  g_return_if_fail (FLIP_IS_RESULT_VIEW (self));
  g_return_if_fail (moment && change);

  if (moment->is_present && (change->sheet || moment->cursor != self->told))
    refresh (self, moment);
}

void
flip_result_view_set_when (FlipResultView *self, const char *words)
{
  g_return_if_fail (FLIP_IS_RESULT_VIEW (self));

  flip_show_text (self->when, words && *words ? words : NULL);
}

/* Scrolls up again, since the toolkit scrolls to the focus. */
void
flip_result_view_focus (FlipResultView *self)
{
  g_return_if_fail (FLIP_IS_RESULT_VIEW (self));

  gtk_widget_grab_focus (self->summary);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}
