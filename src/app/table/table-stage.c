/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/table-stage.h"

#include "app/board/board-view.h"
#include "app/common/picture/drawing.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"
#include "app/preferences/settings.h"
#include "app/table/flick-panel.h"
#include "app/table/table-answers.h"
#include "app/table/table-canvas.h"
#include "draw/kit/glyph.h"
#include "play/moment/flick-story.h"
#include "play/table/table-hand.h"

#include <glib/gi18n.h>

#define SLOWLY        .25
#define BETWEEN_MS    1600 /* from the end of one replayed flick to the next */
#define ARENA_PADDING 10
#define NO_FLICK      G_MAXUINT

/* The outcome of a flick, shown over the lower edge of the table for a while. */
#define FLIP_TYPE_OUTCOME_BAR (flip_outcome_bar_get_type ())
G_DECLARE_FINAL_TYPE (FlipOutcomeBar, flip_outcome_bar, FLIP, OUTCOME_BAR, GtkWidget)

#define SHOWN_MS 9000

struct _FlipOutcomeBar
{
  GtkWidget parent_instance;

  /* template */
  GtkWidget *revealer, *box;
  GtkLabel *label;
  FlipDrawing *sign;

  guint hiding; /* the source that hides it, or 0 */
};

FLIP_DEFINE_TEMPLATE (FlipOutcomeBar, flip_outcome_bar, GTK_TYPE_WIDGET)

/* The sign before the words, on the dark background of the bar. */
static void
draw_sign (gconstpointer value, FlipCanvas *canvas, double width, double height)
{
  static const FlipColour red = { 1, .54, .5, 1 }, ground = { .12, .12, .13, 1 };
  FlipGlyph glyph = *(const FlipGlyph *) value;
  FlipColour colour =
    glyph == FLIP_GLYPH_HEART || glyph == FLIP_GLYPH_NOENTRY ? red : (FlipColour){ 1, 1, 1, 1 };

  if (glyph < FLIP_N_GLYPHS)
    flip_glyph_draw (canvas, glyph, width / 2, height / 2, MIN (width, height) - 2, colour, ground);
}

static gboolean
hide_outcome_cb (gpointer data)
{
  FlipOutcomeBar *self = FLIP_OUTCOME_BAR (data);

  self->hiding = 0;
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), FALSE);
  return G_SOURCE_REMOVE;
}

static void
flip_outcome_bar_hide (FlipOutcomeBar *self)
{
  g_return_if_fail (FLIP_IS_OUTCOME_BAR (self));

  g_clear_handle_id (&self->hiding, g_source_remove);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), FALSE);
}

static void
flip_outcome_bar_class_init (FlipOutcomeBarClass *klass)
{
  FLIP_OWN_SOURCES (klass, FlipOutcomeBar, hiding);
  FLIP_OWN (klass, FlipOutcomeBar, (revealer, gtk_widget_unparent));
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  FLIP_TEMPLATE (klass, "table/outcome-bar.ui");
  FLIP_BIND_CHILDREN (klass, FlipOutcomeBar, revealer, box, label, sign);
  FLIP_BIND_CALLBACKS (klass, flip_outcome_bar_hide);
}

static GtkWidget *
flip_outcome_bar_new (void)
{
  return g_object_new (FLIP_TYPE_OUTCOME_BAR, NULL);
}

static void
flip_outcome_bar_tell (FlipOutcomeBar *self, const char *words, FlipGlyph sign)
{
  static const FlipDrawn drawn = { .draw = draw_sign, .size = sizeof sign };

  g_return_if_fail (FLIP_IS_OUTCOME_BAR (self) && words);

  flip_drawing_show (self->sign, &drawn, &sign);
  gtk_widget_set_visible (GTK_WIDGET (self->sign), sign < FLIP_N_GLYPHS);
  g_clear_handle_id (&self->hiding, g_source_remove);
  gtk_label_set_label (self->label, words);
  flip_show_name (self->box, words);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), TRUE);
  self->hiding = g_timeout_add (SHOWN_MS, hide_outcome_cb, self);
}

struct _FlipTableStage
{
  GtkBox parent_instance;

  /* owned by the box; created when first needed */
  GtkWidget *scroller, *arena, *middle, *sides[2], *whole;
  FlipTableCanvas *canvas;
  FlipFlickPanel *panel;
  FlipOutcomeBar *outcome;

  /* owned */
  FlipSheetModel *model;
  FlipTableHand *hand;

  FlipStageShape shape;
  guint fitting; /* the source that sets the height of the table */
  guint shown;   /* the moment that was shown last */
  guint untold;  /* the flick whose outcome has not been shown yet, or NO_FLICK */
  guint again;   /* the source that replays the next flick, or 0 */
  guint next, last; /* the flicks to be replayed; none if `last` is NO_FLICK */
};

G_DEFINE_FINAL_TYPE (FlipTableStage, flip_table_stage, GTK_TYPE_BOX)

/* helpers */

static gboolean
shows_films (FlipTableStage *self)
{
  return flip_settings_get_animations () && adw_get_enable_animations (GTK_WIDGET (self))
         && gtk_widget_get_mapped (GTK_WIDGET (self->canvas));
}

/* Plays the flick whose outcome is at a position of the log. */
static gboolean
play_film (FlipTableStage *self, guint position, double pace)
{
  gconstpointer state = flip_log_state_at (flip_sheet_model_log (self->model), position);
  FlipRecording *recording = NULL;
  FlipTable before;

  g_assert (flip_sheet_model_tabletop (self->model));

  if (!flip_tabletop_replay (flip_sheet_model_tabletop (self->model), state, &before, &recording,
                             NULL))
    return FALSE;
  flip_table_canvas_play (self->canvas, state, &before, recording, pace);
  return TRUE;
}

static void
tell_outcome (FlipTableStage *self)
{
  FlipLog *log = flip_sheet_model_log (self->model);
  g_autofree char *words = NULL;

  /* A flick that was taken back has no outcome. */
  if (self->untold < flip_log_cursor (log))
    {
      words = flip_flick_story_tell (log, self->untold);
      flip_outcome_bar_tell (
        self->outcome, words,
        flip_flick_story_sign (log, flip_table_hand_art (self->hand), self->untold));
    }
  self->untold = NO_FLICK;
}

static double
usual_pace (void)
{
  return flip_settings_get_slow_motion () ? SLOWLY : 1;
}

/* Shows an earlier flick, and then its outcome. */
static void
show_flick (FlipTableStage *self, guint position, double pace)
{
  self->untold = position;
  if (!shows_films (self) || !play_film (self, position + 1, pace))
    tell_outcome (self);
}

static void go_on_again (FlipTableStage *self);

static void
drop_again (FlipTableStage *self)
{
  g_clear_handle_id (&self->again, g_source_remove);
  self->last = NO_FLICK;
}

static FlipBoardView *
view_of (FlipTableStage *self, guint side)
{
  g_assert (side < G_N_ELEMENTS (self->sides));

  return FLIP_BOARD_VIEW (g_object_get_data (G_OBJECT (self->sides[side]), "view"));
}

/* Blocks further flicks until everything is at rest, and the hand is loaded again; the focus moves
   to the canvas, so that keys still have a target. */
static void
rest_panel (FlipTableStage *self)
{
  GtkWidget *act = flip_flick_panel_act (self->panel);

  if (gtk_widget_has_focus (act))
    gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
  gtk_widget_set_sensitive (act, FALSE);
}

/* callbacks */

/* The flick was chosen in the entry before that position. */
static gboolean
flicked_cb (FlipSheetModel *model, guint position, FlipTableStage *self)
{
  g_assert (FLIP_IS_TABLE_STAGE (self) && position > 0);

  drop_again (self);
  self->untold = position - 1;
  flip_outcome_bar_hide (self->outcome);
  if (!shows_films (self) || !play_film (self, position, usual_pace ()))
    return FALSE;
  rest_panel (self);
  return TRUE;
}

/* Whether the player has stepped forward over a flick while looking back. */
static gboolean
steps_over_flick (FlipTableStage *self, guint from)
{
  const FlipMoment *moment = flip_sheet_model_moment (self->model);

  return !moment->is_present && moment->position == from + 1
         && flip_flick_story_is_flick (moment->log, from);
}

static void
changed_cb (FlipSheetModel *model, const FlipChange *change, FlipTableStage *self)
{
  guint before = self->shown;

  g_assert (FLIP_IS_TABLE_STAGE (self) && model == self->model);

  drop_again (self);
  self->shown = flip_sheet_model_moment (model)->position;
  if (flip_table_canvas_is_playing (self->canvas))
    flip_table_canvas_stop (self->canvas);
  if (self->shown < before || !flip_sheet_model_moment (model)->is_present)
    {
      self->untold = NO_FLICK;
      flip_outcome_bar_hide (self->outcome);
    }
  flip_table_hand_reload (self->hand);
  for (guint i = 0; i < G_N_ELEMENTS (self->sides); i++)
    flip_board_view_load (view_of (self, i), flip_sheet_model_moment (model), change);
  if (steps_over_flick (self, before))
    show_flick (self, before, usual_pace ());
  else
    tell_outcome (self);
  if (change->question && flip_sheet_model_awaits_person (model)
      && gtk_widget_get_mapped (GTK_WIDGET (self)))
    flip_table_stage_focus_question (self);
}

/* Replays the next flick. */
static gboolean
show_again_cb (gpointer data)
{
  FlipTableStage *self = FLIP_TABLE_STAGE (data);
  FlipLog *log = flip_sheet_model_log (self->model);
  guint position = self->next;

  self->again = 0;
  do
    self->next++;
  while (self->next <= self->last && !flip_flick_story_is_flick (log, self->next));
  show_flick (self, position, SLOWLY);
  if (!flip_table_canvas_is_playing (self->canvas))
    go_on_again (self);
  return G_SOURCE_REMOVE;
}

static void
go_on_again (FlipTableStage *self)
{
  if (!self->again && self->next <= self->last && self->last != NO_FLICK)
    self->again = g_timeout_add (BETWEEN_MS, show_again_cb, self);
}

static void
played_cb (FlipTableCanvas *canvas, FlipTableStage *self)
{
  g_assert (FLIP_IS_TABLE_STAGE (self));

  if (self->model)
    flip_sheet_model_settle (self->model);
  if (!self->hand)
    return;
  flip_table_hand_reload (self->hand);
  tell_outcome (self);
  go_on_again (self);
}

/* Replays the player's own last flick, or all of the opponent's since then. */
static void
replay (FlipTableStage *self)
{
  const FlipMoment *moment = flip_sheet_model_moment (self->model);
  guint position;

  if (flip_table_canvas_is_playing (self->canvas)
      || !flip_flick_story_find (moment->log, moment->position, &position))
    return;
  drop_again (self);
  self->last = position;
  self->next = flip_log_who (moment->log, position) == (int) moment->seat
                 ? position
                 : flip_flick_story_first (moment->log, position);
  show_again_cb (self);
}

static void
replay_action_cb (FlipTableStage *self)
{
  if (self->hand)
    replay (self);
}

static void
act_action_cb (FlipTableStage *self)
{
  FlipTableHand *hand = self->hand;
  g_autofree char *notation = hand ? flip_table_hand_notation (hand) : NULL;

  if (notation)
    gtk_widget_activate_action (GTK_WIDGET (self), "sheet.play", "s", notation);
}

static void
side_action_cb (FlipTableStage *self)
{
  FlipTableHand *hand = self->hand;

  if (hand)
    flip_table_hand_set_side (hand, flip_table_hand_side (hand) == FLIP_SIDE_LEFT ? FLIP_SIDE_RIGHT
                                                                                  : FLIP_SIDE_LEFT);
}

static void
next_target_action_cb (FlipTableStage *self)
{
  FlipTableHand *hand = self->hand;

  if (hand)
    flip_table_hand_aim_next (hand, 1);
}

/* Lets an automatic player continue at once. */
static void
hurry_action_cb (FlipTableStage *self)
{
  if (self->model)
    flip_sheet_model_hurry (self->model);
}

static void
answer_action_cb (FlipTableStage *self, guint number)
{
  if (self->hand)
    flip_flick_panel_answer (self->panel, number);
}

static void
whole_action_cb (FlipTableStage *self)
{
  flip_table_canvas_show_whole (self->canvas);
}

static void
zoomed_cb (FlipTableCanvas *canvas, FlipTableStage *self)
{
  g_assert (FLIP_IS_TABLE_STAGE (self));

  gtk_widget_set_visible (self->whole, flip_table_canvas_is_zoomed (canvas));
}

static void
preview_action_cb (FlipTableStage *self)
{
  FlipTableHand *hand = self->hand;

  if (hand)
    g_settings_set_boolean (flip_settings_get_default (), "table-preview",
                            !flip_table_hand_previews (hand));
}

/* If a figure on the table can't be chosen, its card says why. */
static void
canvas_refused_cb (FlipTableCanvas *canvas, guint site, FlipTableStage *self)
{
  g_assert (FLIP_IS_TABLE_STAGE (self));

  gtk_widget_activate_action (GTK_WIDGET (self), "sheet.choose", "u", site);
}

/* If the boxes are below, table and panel together fill the visible height. */
static gboolean
fit_cb (gpointer data)
{
  FlipTableStage *self = FLIP_TABLE_STAGE (data);
  GtkAdjustment *scrolled =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  int height = (int) gtk_adjustment_get_page_size (scrolled) - 2 * ARENA_PADDING;

  self->fitting = 0;
  gtk_widget_set_size_request (self->middle, -1,
                               self->shape == FLIP_STAGE_MEDIUM ? MAX (height, 0) : -1);
  return G_SOURCE_REMOVE;
}

static void
page_size_cb (FlipTableStage *self)
{
  g_assert (FLIP_IS_TABLE_STAGE (self));

  if (!self->fitting)
    self->fitting = g_idle_add (fit_cb, self);
}

/* making */

static GtkWidget *
side_new (FlipTableStage *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  FlipBoardView *view = g_object_new (FLIP_TYPE_BOARD_VIEW, NULL);

  g_object_set_data (G_OBJECT (scroller), "view", view);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (view));
  gtk_widget_set_valign (GTK_WIDGET (view), GTK_ALIGN_START);
  gtk_widget_add_css_class (scroller, "table-side");
  return scroller;
}

/* A button that returns to the whole table, while only part of it is in view. */
static GtkWidget *
whole_new (void)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("zoom-fit-best-symbolic");

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "table.whole");
  flip_show_name (button, /* Translators: tooltip of a button: zoom out */ _ ("Whole Table"));
  flip_show_tooltip (button, _ ("Whole Table"));
  flip_make_style (button, "osd circular");
  gtk_widget_add_css_class (button, "table-whole");
  gtk_widget_set_halign (button, GTK_ALIGN_END);
  gtk_widget_set_valign (button, GTK_ALIGN_START);
  gtk_widget_set_visible (button, FALSE);
  return button;
}

static GtkWidget *
middle_new (FlipTableStage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *overlay = gtk_overlay_new ();

  self->canvas = FLIP_TABLE_CANVAS (flip_table_canvas_new ());
  self->outcome = FLIP_OUTCOME_BAR (flip_outcome_bar_new ());
  self->panel = FLIP_FLICK_PANEL (flip_flick_panel_new ());
  self->whole = whole_new ();
  gtk_widget_set_vexpand (overlay, TRUE);
  gtk_widget_set_hexpand (overlay, TRUE);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), GTK_WIDGET (self->canvas));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (self->outcome));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->whole);
  gtk_box_append (GTK_BOX (box), overlay);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->panel));
  g_signal_connect (self->canvas, "played", G_CALLBACK (played_cb), self);
  g_signal_connect (self->canvas, "zoomed", G_CALLBACK (zoomed_cb), self);
  g_signal_connect (self->canvas, "site-refused", G_CALLBACK (canvas_refused_cb), self);
  return box;
}

static void
arrange_side (FlipTableStage *self, guint side)
{
  const FlipTableArt *art = flip_table_hand_art (self->hand);
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW (self->sides[side]);
  guint region = side ? art->right_region : art->left_region;
  gboolean beside = self->shape == FLIP_STAGE_WIDE;

  if (beside)
    flip_board_view_show_part (view_of (self, side), region);
  else
    flip_board_view_show_region (view_of (self, side), region);
  gtk_scrolled_window_set_policy (scroller, beside ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC,
                                  beside ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER);
  gtk_widget_set_hexpand (self->sides[side], !beside);
}

/* Puts the boxes beside the table, or below the panel. */
static void
arrange (FlipTableStage *self)
{
  GtkBox *arena = GTK_BOX (self->arena);
  gboolean beside = self->shape == FLIP_STAGE_WIDE;
  GtkWidget *first = beside ? self->sides[0] : self->middle;

  flip_show_across (arena, beside);
  gtk_box_reorder_child_after (arena, first, NULL);
  gtk_box_reorder_child_after (arena, beside ? self->middle : self->sides[0], first);
  gtk_box_reorder_child_after (arena, self->sides[1], beside ? self->middle : self->sides[0]);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
                                  beside ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC);
  flip_table_canvas_set_compact (self->canvas, self->shape == FLIP_STAGE_NARROW);
  flip_flick_panel_set_narrow (self->panel, self->shape == FLIP_STAGE_NARROW);
  if (self->shape == FLIP_STAGE_NARROW)
    gtk_widget_add_css_class (self->arena, "narrow");
  else
    gtk_widget_remove_css_class (self->arena, "narrow");
  page_size_cb (self);
  for (guint i = 0; i < G_N_ELEMENTS (self->sides); i++)
    arrange_side (self, i);
}

static void
make_parts (FlipTableStage *self)
{
  if (self->scroller)
    return;
  self->scroller = gtk_scrolled_window_new ();
  self->arena = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_widget_add_css_class (self->arena, "table-arena");
  self->middle = middle_new (self);
  self->sides[0] = side_new (self);
  self->sides[1] = side_new (self);
  gtk_box_append (GTK_BOX (self->arena), self->sides[0]);
  gtk_box_append (GTK_BOX (self->arena), self->middle);
  gtk_box_append (GTK_BOX (self->arena), self->sides[1]);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->arena);
  gtk_widget_set_vexpand (self->scroller, TRUE);
  gtk_box_append (GTK_BOX (self), self->scroller);
  g_signal_connect_swapped (
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), "notify::page-size",
    G_CALLBACK (page_size_cb), self);
}

/* overrides */

static void
drop_model (FlipTableStage *self)
{
  drop_again (self);
  if (self->model)
    g_signal_handlers_disconnect_by_data (self->model, self);
  if (self->canvas)
    flip_table_canvas_set (self->canvas, NULL, NULL);
  if (self->panel)
    flip_flick_panel_set (self->panel, NULL, NULL);
  g_clear_object (&self->hand);
  g_clear_object (&self->model);
  self->untold = NO_FLICK;
}

static void
flip_table_stage_dispose (GObject *object)
{
  FlipTableStage *self = FLIP_TABLE_STAGE (object);

  g_clear_handle_id (&self->fitting, g_source_remove);
  drop_model (self);
  G_OBJECT_CLASS (flip_table_stage_parent_class)->dispose (object);
}

static void
flip_table_stage_class_init (FlipTableStageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = flip_table_stage_dispose;
  FLIP_ACTIONS (widget_class, FlipTableStage, ("table.act", act_action_cb),
                ("table.whole", whole_action_cb), ("table.hurry", hurry_action_cb),
                ("table.replay", replay_action_cb), ("table.side", side_action_cb),
                ("table.preview", preview_action_cb), ("table.next-target", next_target_action_cb),
                ("table.answer", answer_action_cb));
  FLIP_KEYS (widget_class, (GDK_KEY_space, 0, "table.hurry"), (GDK_KEY_r, 0, "table.replay"),
             (GDK_KEY_s, 0, "table.side"), (GDK_KEY_p, 0, "table.preview"),
             (GDK_KEY_n, 0, "table.next-target"));
  for (guint number = 1; number <= FLIP_ANSWERS_NUMBERED; number++)
    gtk_widget_class_add_binding_action (widget_class, GDK_KEY_0 + number, 0, "table.answer", "u",
                                         number);
}

static void
flip_table_stage_init (FlipTableStage *self)
{
  self->untold = self->last = NO_FLICK;
}

/* public functions */

void
flip_table_stage_set_model (FlipTableStage *self, FlipSheetModel *model)
{
  g_return_if_fail (FLIP_IS_TABLE_STAGE (self) && (!model || flip_sheet_model_tabletop (model)));

  drop_model (self);
  if (!model)
    return;
  make_parts (self);
  self->model = g_object_ref (model);
  self->shown = flip_sheet_model_moment (model)->position;
  self->hand = flip_table_hand_new (model);
  flip_table_hand_reload (self->hand);
  flip_table_canvas_set (self->canvas, model, self->hand);
  flip_flick_panel_set (self->panel, model, self->hand);
  flip_outcome_bar_hide (self->outcome);
  arrange (self);
  for (guint i = 0; i < G_N_ELEMENTS (self->sides); i++)
    {
      flip_board_view_set_held (view_of (self, i), flip_sheet_model_held (model));
      flip_board_view_load (view_of (self, i), flip_sheet_model_moment (model), NULL);
    }
  g_signal_connect (model, "flicked", G_CALLBACK (flicked_cb), self);
  g_signal_connect (model, "changed", G_CALLBACK (changed_cb), self);
}

void
flip_table_stage_set_shape (FlipTableStage *self, FlipStageShape shape)
{
  g_return_if_fail (FLIP_IS_TABLE_STAGE (self));

  if (shape == self->shape)
    return;
  self->shape = shape;
  if (self->hand)
    arrange (self);
}

void
flip_table_stage_focus_question (FlipTableStage *self)
{
  g_return_if_fail (FLIP_IS_TABLE_STAGE (self) && self->hand);

  if (flip_table_hand_task (self->hand) != FLIP_HAND_RESTS)
    gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
  else
    flip_flick_panel_focus (self->panel);
}

void
flip_table_stage_set_brief (FlipTableStage *self, gboolean is_brief)
{
  g_return_if_fail (FLIP_IS_TABLE_STAGE (self));

  if (self->panel)
    flip_flick_panel_set_brief (self->panel, is_brief);
}

gboolean
flip_table_stage_choose (FlipTableStage *self, guint site)
{
  g_return_val_if_fail (FLIP_IS_TABLE_STAGE (self) && self->hand, FALSE);

  return flip_table_hand_choose_site (self->hand, (guint16) site);
}

FlipSiteButton *
flip_table_stage_find (FlipTableStage *self, guint site)
{
  FlipSiteButton *button;

  g_return_val_if_fail (FLIP_IS_TABLE_STAGE (self) && self->hand, NULL);

  button = flip_board_view_find (view_of (self, 0), site);
  return button ? button : flip_board_view_find (view_of (self, 1), site);
}

void
flip_table_stage_hint (FlipTableStage *self, const FlipHint *hint)
{
  guint sites[FLIP_HINT_CHOICES], n = hint ? MIN (hint->choices->len, FLIP_HINT_CHOICES) : 0;

  g_return_if_fail (FLIP_IS_TABLE_STAGE (self));

  if (!self->hand)
    return;
  for (guint i = 0; i < n; i++)
    sites[i] = flip_hint_choice (hint, i)->site;
  flip_table_canvas_hint (self->canvas, hint);
  for (guint i = 0; i < G_N_ELEMENTS (self->sides); i++)
    flip_board_view_hint (view_of (self, i), sites, n);
}

gboolean
flip_table_stage_aim (FlipTableStage *self, const char *notation)
{
  g_return_val_if_fail (FLIP_IS_TABLE_STAGE (self) && notation, FALSE);

  return self->hand && flip_table_hand_aim_as (self->hand, notation);
}

GtkWidget *
flip_table_stage_act (FlipTableStage *self)
{
  g_return_val_if_fail (FLIP_IS_TABLE_STAGE (self), NULL);

  if (!self->hand || flip_table_hand_task (self->hand) == FLIP_HAND_RESTS)
    return NULL;
  return flip_flick_panel_act (self->panel);
}

GtkWidget *
flip_table_stage_table (FlipTableStage *self)
{
  g_return_val_if_fail (FLIP_IS_TABLE_STAGE (self), NULL);

  return GTK_WIDGET (self->canvas);
}
