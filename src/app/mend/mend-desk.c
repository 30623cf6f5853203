/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/mend/mend-desk.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/text-scale.h"
#include "app/desk/desk.h"

/* The share of the height that is reserved for the question, however much is above it, so that it
   can be read and answered. */
#define LEAST_SHARE .40

/* A lower board would be a mere strip, so it scrolls instead, together with what is above it. */
#define BOARD_HEIGHT 240

struct _FlipMendDesk
{
  GtkBox parent_instance;

  /* borrowed: in a scrolled window above the question */
  GtkBox *upper;

  /* borrowed: children of `upper` and of the desk, while there is a moment */
  FlipBoardStack *board;
  FlipNowPanel *now;
  GtkScrolledWindow *scroller;

  /* owned, while there is a moment */
  FlipMoment *moment;
  FlipHeldTile *held;
  FlipForesight *foresight; /* or NULL */

  GtkPopover *popover; /* weak: the popover beside a site, or NULL */

  int width, height;
};

static void desk_init (FlipDeskInterface *desk);

G_DEFINE_FINAL_TYPE_WITH_CODE (FlipMendDesk,
                               flip_mend_desk,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (FLIP_TYPE_DESK, desk_init))

enum
{
  ANSWER,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

static void
foresee (FlipMendDesk *self, const FlipMove *move)
{
  g_clear_pointer (&self->foresight, flip_foresight_free);
  if (!self->board)
    return;
  if (move)
    self->foresight = flip_foresight_new (self->moment, move);
  flip_board_stack_foresee (self->board, self->foresight);
  flip_now_panel_foresee (self->now, self->foresight);
}

static void
place (FlipMendDesk *self)
{
  FlipRoom room;

  if (!self->moment || self->width == 0)
    return;
  room = flip_room_find (self->width, self->height, flip_text_factor (GTK_WIDGET (self)), FALSE, 0);
  gtk_scrolled_window_set_max_content_height (
    self->scroller, MAX (flip_room_highest (&room, self->width, self->height), 1));
  flip_now_panel_set_room (self->now, &room);
  flip_board_stack_set_shape (self->board, flip_board_stack_find_shape (self->width, room.text));
}

/* the layout: the upper part and the question */

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure (GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural,
         int *minimum_baseline,
         int *natural_baseline)
{
  gboolean is_height = orientation == GTK_ORIENTATION_VERTICAL;

  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      int least, likes;

      gtk_widget_measure (child, orientation, is_height ? for_size : -1, &least, &likes, NULL,
                          NULL);
      *minimum = is_height ? *minimum + least : MAX (*minimum, least);
      *natural = is_height ? *natural + likes : MAX (*natural, likes);
    }
}

/* The question makes room for what is above it, within its limits. */
static int
question_height (FlipMendDesk *self, int width, int height)
{
  int above, least, likes;

  if (!self->moment)
    return 0;
  gtk_widget_measure (GTK_WIDGET (self->upper), GTK_ORIENTATION_VERTICAL, width, &above, NULL, NULL,
                      NULL);
  gtk_widget_measure (GTK_WIDGET (self->scroller), GTK_ORIENTATION_VERTICAL, width, &least, &likes,
                      NULL, NULL);
  return CLAMP (MAX (height - above, (int) (height * LEAST_SHARE)), least, likes);
}

static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FlipMendDesk *self = FLIP_MEND_DESK (widget);
  int below = question_height (self, width, height);

  gtk_widget_size_allocate (gtk_widget_get_first_child (widget),
                            &(GtkAllocation){ 0, 0, width, height - below }, -1);
  if (self->moment)
    gtk_widget_size_allocate (GTK_WIDGET (self->scroller),
                              &(GtkAllocation){ 0, height - below, width, below }, -1);
}

/* the desk */

static FlipOnDesk
look (FlipDesk *desk)
{
  FlipMendDesk *self = FLIP_MEND_DESK (desk);

  return (FlipOnDesk){
    .moment = self->moment,
    .held = self->held,
    .foresight = self->foresight,
    .board = self->board,
    .now = self->now,
    .popover = &self->popover,
  };
}

static void
foresee_on_desk (FlipDesk *desk, const FlipMove *move)
{
  foresee (FLIP_MEND_DESK (desk), move);
}

/* `goes_on` stays FALSE: each entry has its own board. */
static void
desk_init (FlipDeskInterface *desk)
{
  desk->look = look;
  desk->foresee = foresee_on_desk;
}

/* callbacks */

static void
held_cb (FlipHeldTile *held, FlipMendDesk *self)
{
  g_assert (FLIP_IS_MEND_DESK (self));

  if (flip_held_tile_is_asked (held))
    foresee (self, flip_held_tile_fit (held));
}

/* Board and panel are created for each entry, so that neither keeps the moment of another one. */
static void
build (FlipMendDesk *self)
{
  self->held = flip_held_tile_new ();
  self->board = g_object_new (FLIP_TYPE_BOARD_STACK, "vexpand", TRUE, "height-request", BOARD_HEIGHT,
                              NULL);
  self->now = g_object_new (FLIP_TYPE_NOW_PANEL, NULL);
  self->scroller = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  gtk_scrolled_window_set_policy (self->scroller, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (self->scroller, TRUE);
  gtk_scrolled_window_set_child (self->scroller, GTK_WIDGET (self->now));
  gtk_widget_add_css_class (GTK_WIDGET (self->scroller), "mend-question");
  gtk_widget_add_css_class (GTK_WIDGET (self->scroller), "fades");
  gtk_box_append (self->upper, GTK_WIDGET (self->board));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->scroller));
  flip_board_stack_set_held (self->board, self->held);
  flip_now_panel_set_held (self->now, self->held);
  flip_now_panel_set_alone (self->now, TRUE);
}

/* A button under the pointer ends its preview when it goes: by then there is no board. */
static void
clear (FlipMendDesk *self)
{
  gpointer board = g_steal_pointer (&self->board), scroller = g_steal_pointer (&self->scroller);

  if (!self->moment)
    return;
  g_signal_handlers_disconnect_by_data (self->held, self);
  g_clear_weak_pointer (&self->popover);
  g_clear_pointer (&self->foresight, flip_foresight_free);
  gtk_box_remove (self->upper, board);
  gtk_box_remove (GTK_BOX (self), scroller);
  self->now = NULL;
  g_clear_object (&self->held);
  g_clear_pointer (&self->moment, flip_moment_unref);
}

/* actions */

static void
play_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[ANSWER], 0, g_variant_get_string (parameter, NULL));
}

/* Blocks actions that would affect the sheet behind the page. */
static void
nothing_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_assert (FLIP_IS_MEND_DESK (widget));
}

static const struct
{
  const char *name, *target;
  GtkWidgetActionActivateFunc done;
} actions[] = {
  { "sheet.play", "s", play_cb },
  { "sheet.exchange", "(us)", nothing_cb },
  { "sheet.seat", "u", nothing_cb },
  { "sheet.take-back-seat", "u", nothing_cb },
  { "sheet.show", "u", nothing_cb },
  { "sheet.present", NULL, nothing_cb },
  { "sheet.secrets", NULL, nothing_cb },
  { "sheet.undo", NULL, nothing_cb },
  { "sheet.redo", NULL, nothing_cb },
};

/* overrides */

static void
flip_mend_desk_dispose (GObject *object)
{
  clear (FLIP_MEND_DESK (object));
  G_OBJECT_CLASS (flip_mend_desk_parent_class)->dispose (object);
}

static void
flip_mend_desk_class_init (FlipMendDeskClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = flip_mend_desk_dispose;
  signals[ANSWER] = FLIP_SIGNAL (klass, "answer", 1, G_TYPE_STRING);
  flip_desk_install_actions (widget_class);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].target,
                                     actions[i].done);
}

static void
flip_mend_desk_init (FlipMendDesk *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                 gtk_custom_layout_new (get_request_mode, measure, allocate));
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      if (actions[i].done == nothing_cb)
        gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i].name, FALSE);
    }
}

/* public functions */

void
flip_mend_desk_set_upper (FlipMendDesk *self, GtkBox *upper)
{
  g_return_if_fail (FLIP_IS_MEND_DESK (self) && !self->moment);
  g_return_if_fail (GTK_IS_BOX (upper));

  self->upper = upper;
}

void
flip_mend_desk_load (FlipMendDesk *self, FlipMoment *moment)
{
  g_return_if_fail (FLIP_IS_MEND_DESK (self));

  if (moment == self->moment)
    return;
  clear (self);
  if (!moment)
    return;
  self->moment = flip_moment_ref (moment);
  build (self);
  flip_held_tile_load (self->held, moment);
  g_signal_connect (self->held, "changed", G_CALLBACK (held_cb), self);
  place (self);
  flip_board_stack_load (self->board, moment, NULL);
  flip_now_panel_load (self->now, moment);
}

void
flip_mend_desk_set_room (FlipMendDesk *self, int width, int height)
{
  g_return_if_fail (FLIP_IS_MEND_DESK (self));

  self->width = width;
  self->height = height;
  place (self);
}

void
flip_mend_desk_focus (FlipMendDesk *self)
{
  g_return_if_fail (FLIP_IS_MEND_DESK (self));

  if (self->moment)
    flip_now_panel_focus_question (self->now);
}

gboolean
flip_mend_desk_press_key (FlipMendDesk *self, guint key)
{
  g_return_val_if_fail (FLIP_IS_MEND_DESK (self), FALSE);

  return self->moment && flip_now_panel_press_key (self->now, key);
}

gboolean
flip_mend_desk_step_back (FlipMendDesk *self)
{
  g_return_val_if_fail (FLIP_IS_MEND_DESK (self), FALSE);

  return self->moment
         && (flip_held_tile_give_up (self->held) || flip_now_panel_step_back (self->now));
}

gboolean
flip_mend_desk_refuse (FlipMendDesk *self, const FlipRefusal *refusal)
{
  g_return_val_if_fail (FLIP_IS_MEND_DESK (self), FALSE);
  g_return_val_if_fail (refusal != NULL, FALSE);

  return self->moment && flip_now_panel_refuse (self->now, refusal);
}
