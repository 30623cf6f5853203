/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/review/compare-window.h"

#include "app/common/layout/room-bin.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "app/review/board-picture.h"
#include "engine/base/phrase.h"
#include "play/moment/sheet-words.h"
#include "play/sheet/opening.h"
#include "play/sheet/timeline.h"

#include <glib/gi18n.h>

/* From this width on, the sheets are side by side. */
#define WIDE_FROM   680
#define MOST_SHEETS 500

/* One of the two sheets. */
typedef struct
{
  FlipMoment *moment; /* some moment of the sheet, or NULL */
  FlipTimeline *timeline;
} Side;

struct _FlipCompareWindow
{
  AdwWindow parent_instance;

  /* template */
  GtkBox *chooser;
  GtkOrientable *both;
  GtkLabel *name_1, *name_2, *points_1, *points_2, *turn;
  FlipBoardPicture *picture_1, *picture_2;
  GtkScale *slider;
  GtkAdjustment *turns;

  /* owned */
  FlipLibrary *library; /* borrowed */
  GArray *ids;          /* of gint64, in the order of the list */
  FlipOpening *opening; /* or NULL */
  Side sides[2];
};

G_DEFINE_FINAL_TYPE (FlipCompareWindow, flip_compare_window, ADW_TYPE_WINDOW)

/* helpers */

static void
clear_side (Side *side)
{
  g_clear_pointer (&side->moment, flip_moment_unref);
  g_clear_pointer (&side->timeline, flip_timeline_free);
}

static void
set_side (Side *side, FlipMoment *moment)
{
  clear_side (side);
  side->moment = flip_moment_ref (moment);
  side->timeline = flip_timeline_new ();
  flip_timeline_count (side->timeline, moment->log);
}

/* "Ann 31, Bob 28" */
static char *
tell_points (const FlipMoment *moment)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint seat = 0; seat < moment->n_seats; seat++)
    {
      g_autofree char *total = g_strdup_printf ("%d", flip_moment_score (moment, seat)->total);
      g_autofree char *points = flip_phrase_label (flip_moment_player (moment, (int) seat), total);

      flip_phrase_add (words, points);
    }
  return g_string_free (g_steal_pointer (&words), FALSE);
}

static void
show_side (FlipCompareWindow *self, guint index, guint position)
{
  g_autoptr (FlipMoment) moment =
    flip_moment_of_log (self->sides[index].moment->log, position, FLIP_ANY_BOARD);
  g_autofree char *points = tell_points (moment);

  flip_board_picture_show (index ? self->picture_2 : self->picture_1, moment, moment->seat);
  flip_show_text (index ? self->points_2 : self->points_1, points);
}

/* Shows both sheets at the end of the same turn; at the beginning, before the first move. */
static void
refresh (FlipCompareWindow *self)
{
  const FlipTimeline *timeline = self->sides[0].timeline;
  guint turn = (guint) (gtk_adjustment_get_value (self->turns) + .5);
  const FlipTurnSpan *span = turn && turn <= flip_timeline_n_turns (timeline)
                               ? flip_timeline_turn (timeline, turn - 1)
                               : NULL;
  g_autofree char *words = span ? flip_log_where_at (self->sides[0].moment->log, span->first)
                                : g_strdup (_ ("The beginning"));

  flip_show_text (self->turn, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->slider), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, words, -1);
  show_side (self, 0, span ? span->end : 0);
  if (self->sides[1].moment)
    show_side (self, 1, span ? flip_timeline_find (self->sides[1].timeline, &span->when) : 0);
}

static char *
tell_sheet (const FlipSheetInfo *info)
{
  g_autofree char *names = flip_sheet_words_names (info), *date = flip_sheet_words_date (info);
  g_autoptr (GString) words = g_string_new (names);

  flip_phrase_add (words, date);
  return g_string_free (g_steal_pointer (&words), FALSE);
}

/* Lists the other sheets of the same game, newest first, and names the reviewed one as they are named. */
static GtkStringList *
list_sheets (FlipCompareWindow *self, const FlipGame *game, gint64 reviewed)
{
  GtkStringList *list = gtk_string_list_new (NULL);
  g_autoptr (GPtrArray) sheets = flip_library_list (self->library, NULL, 0, MOST_SHEETS, NULL);

  for (guint i = 0; sheets && i < sheets->len; i++)
    {
      const FlipSheetInfo *info = g_ptr_array_index (sheets, i);
      g_autofree char *words = NULL;

      if (!g_str_equal (info->game, game->id))
        continue;
      words = tell_sheet (info);
      if (info->id == reviewed)
        {
          flip_show_text (self->name_1, words);
          continue;
        }
      gtk_string_list_append (list, words);
      g_array_append_val (self->ids, info->id);
    }

  return list;
}

/* callbacks */

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (FlipCompareWindow) self = data;
  g_autoptr (FlipStoredSheet) sheet = NULL;
  g_autoptr (FlipMoment) moment = NULL;
  g_autoptr (GError) error = NULL;

  if (!self->opening || source != G_OBJECT (self->opening))
    return;
  sheet = flip_opening_finish (self->opening, result, &error);
  g_clear_object (&self->opening);
  if (!sheet || !self->sides[0].moment)
    {
      flip_show_text (self->points_2, error ? error->message : NULL);
      return;
    }
  moment = flip_moment_new (sheet->session, 0, FLIP_ANY_BOARD);
  set_side (&self->sides[1], moment);
  refresh (self);
}

static void
chosen_cb (GtkDropDown *list, GParamSpec *spec, FlipCompareWindow *self)
{
  guint chosen = gtk_drop_down_get_selected (list);
  GtkStringObject *words = gtk_drop_down_get_selected_item (list);

  g_assert (FLIP_IS_COMPARE_WINDOW (self));

  if (chosen >= self->ids->len)
    return;
  if (self->opening)
    flip_opening_cancel (self->opening);
  g_clear_object (&self->opening);
  flip_show_text (self->name_2, gtk_string_object_get_string (words));
  self->opening = flip_opening_new_sheet (self->library, g_array_index (self->ids, gint64, chosen));
  flip_opening_start (self->opening, opened_cb, g_object_ref (self));
}

static void
slid_cb (GtkAdjustment *turns, FlipCompareWindow *self)
{
  g_assert (FLIP_IS_COMPARE_WINDOW (self));

  if (self->sides[0].moment)
    refresh (self);
}

static void
room_cb (FlipRoomBin *bin, int width, int height, FlipCompareWindow *self)
{
  g_assert (FLIP_IS_COMPARE_WINDOW (self));

  flip_show_across (self->both, width >= WIDE_FROM);
}

/* overrides */

static void
flip_compare_window_dispose (GObject *object)
{
  FlipCompareWindow *self = FLIP_COMPARE_WINDOW (object);

  if (self->opening)
    flip_opening_cancel (self->opening);
  g_clear_object (&self->opening);
  for (guint i = 0; i < 2; i++)
    clear_side (&self->sides[i]);
  g_clear_pointer (&self->ids, g_array_unref);
  G_OBJECT_CLASS (flip_compare_window_parent_class)->dispose (object);
}

static void
step_cb (FlipCompareWindow *self, int by)
{
  gtk_adjustment_set_value (self->turns, gtk_adjustment_get_value (self->turns) + by);
}

static void
flip_compare_window_class_init (FlipCompareWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = flip_compare_window_dispose;
  FLIP_TEMPLATE (widget_class, "review/compare-window.ui");
  FLIP_BIND_CHILDREN (widget_class, FlipCompareWindow, chooser, both, name_1, name_2, points_1,
                      points_2, picture_1, picture_2, turn, slider, turns);
  FLIP_BIND_CALLBACKS (widget_class, slid_cb, room_cb);
  FLIP_ACTIONS (widget_class, FlipCompareWindow, ("compare.step", step_cb));
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Up, 0, "compare.step", "i", -1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Down, 0, "compare.step", "i", 1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Home, 0, "compare.step", "i", -G_MAXINT16);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_End, 0, "compare.step", "i", G_MAXINT16);
  FLIP_KEYS (widget_class, (GDK_KEY_Escape, 0, "window.close"));
}

static void
flip_compare_window_init (FlipCompareWindow *self)
{
  self->ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Starts with the turn of the reviewed moment. A sheet that is too old for the list is named without
   its date. */
static void
load (FlipCompareWindow *self, FlipSheetModel *model)
{
  FlipMoment *moment = flip_sheet_model_moment (model);
  g_autoptr (GString) names = g_string_new (NULL);
  FlipTimeline *timeline;

  for (guint seat = 0; seat < moment->n_seats; seat++)
    flip_phrase_add (names, flip_moment_player (moment, (int) seat));
  flip_show_text (self->name_1, names->str);
  set_side (&self->sides[0], moment);
  timeline = self->sides[0].timeline;
  gtk_adjustment_configure (self->turns,
                            moment->position ? flip_timeline_turn_at (timeline, moment->position) + 1 : 0, 0,
                            flip_timeline_n_turns (timeline), 1, 1, 0);
  refresh (self);
}

/* public functions */

void
flip_compare_window_present (GtkWindow *parent, FlipSheetModel *model)
{
  FlipCompareWindow *self;
  GtkStringList *sheets;
  GtkWidget *list;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (FLIP_IS_SHEET_MODEL (model) && flip_sheet_model_library (model));

  self = g_object_new (FLIP_TYPE_COMPARE_WINDOW, "transient-for", parent, "destroy-with-parent", TRUE, NULL);
  self->library = flip_sheet_model_library (model);
  load (self, model);
  sheets = list_sheets (self, flip_sheet_model_game (model), flip_sheet_model_id (model));
  if (self->ids->len == 0)
    flip_show_text (self->points_2, _ ("There is no other sheet of this game."));
  list = flip_show_drop_down_new (sheets);
  flip_show_drop_down_name (GTK_DROP_DOWN (list), _ ("Compare with"));
  gtk_widget_set_hexpand (list, TRUE);
  gtk_box_append (self->chooser, list);
  g_signal_connect_object (list, "notify::selected", G_CALLBACK (chosen_cb), self, 0);
  chosen_cb (GTK_DROP_DOWN (list), NULL, self);
  gtk_window_present (GTK_WINDOW (self));
}
