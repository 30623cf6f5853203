/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/library/sheet-card.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/measure.h"
#include "app/common/toolkit/text-scale.h"

/* All widths are for the usual text size. From WIDE on, the parts are in columns. */
#define WIDE      600
#define NARROWEST 260

#define GAP       14
#define LINE_GAP  3
#define BLOCK_GAP 8

#define MODE           176
#define LEAST_MODE     150
#define STATE          270
#define LEAST_STATE    200
#define PROGRESS       150
#define LEAST_PROGRESS 48

struct _FlipSheetCard
{
  GtkWidget parent_instance;

  /* borrowed: the children, once they are complete */
  GtkWidget *parts[FLIP_N_CARD_PARTS];
};

FLIP_DEFINE_PLAIN (FlipSheetCard, flip_sheet_card, GTK_TYPE_WIDGET)

typedef struct
{
  int x, y, width, height;
} Place;

typedef struct
{
  Place places[FLIP_N_CARD_PARTS];
  int height;
} Plan;

/* helpers */

static void
find_parts (FlipSheetCard *self)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  for (guint i = 0; i < FLIP_N_CARD_PARTS; i++, child = gtk_widget_get_next_sibling (child))
    {
      g_assert (child);
      self->parts[i] = child;
    }
  g_assert (!child);
}

static gboolean
is_shown (FlipSheetCard *self, FlipCardPart part)
{
  if (!self->parts[part])
    find_parts (self);
  return gtk_widget_should_layout (self->parts[part]);
}

static int
natural_width (FlipSheetCard *self, FlipCardPart part)
{
  int natural = 0;

  if (is_shown (self, part))
    gtk_widget_measure (self->parts[part], GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL,
                        NULL);
  return natural;
}

static int
height_for (FlipSheetCard *self, FlipCardPart part, int width)
{
  int minimum, height = 0;

  if (!is_shown (self, part))
    return 0;
  gtk_widget_measure (self->parts[part], GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL,
                      NULL);
  gtk_widget_measure (self->parts[part], GTK_ORIENTATION_VERTICAL, MAX (minimum, width), NULL,
                      &height, NULL, NULL);
  return height;
}

static void
put (FlipSheetCard *self, Plan *plan, FlipCardPart part, int x, int y, int width)
{
  width = MAX (width, 0);
  plan->places[part] = (Place){ x, y, width, height_for (self, part, width) };
}

/* Places two parts below each other; returns where they end. */
static int
put_pair (FlipSheetCard *self, Plan *plan, FlipCardPart upper, const Place *column)
{
  Place *above = &plan->places[upper], *below = &plan->places[upper + 1];
  int gap = is_shown (self, upper + 1) ? LINE_GAP : 0;

  put (self, plan, upper, column->x, column->y, column->width);
  put (self, plan, upper + 1, column->x, column->y + above->height + gap, column->width);
  return below->y + below->height;
}

static int
scaled (FlipSheetCard *self, int length)
{
  return flip_text_scale (GTK_WIDGET (self), length);
}

static void
move_part (Plan *plan, FlipCardPart part, int by)
{
  plan->places[part].y += by;
}

/* The bar comes after the words about the moment, and is as long as they leave room for. */
static void
put_progress (FlipSheetCard *self, Plan *plan)
{
  Place *detail = &plan->places[FLIP_CARD_DETAIL], *bar = &plan->places[FLIP_CARD_PROGRESS];
  int room = detail->width - natural_width (self, FLIP_CARD_DETAIL) - BLOCK_GAP;
  int width = CLAMP (room, LEAST_PROGRESS, PROGRESS);

  if (!is_shown (self, FLIP_CARD_PROGRESS))
    return;
  put (self, plan, FLIP_CARD_PROGRESS, detail->x + detail->width - width, detail->y, width);
  bar->y += (detail->height - bar->height) / 2;
  detail->width = MAX (0, detail->width - width - BLOCK_GAP);
}

static void
plan_wide (FlipSheetCard *self, int width, Plan *plan)
{
  int tile = natural_width (self, FLIP_CARD_TILE), arrow = natural_width (self, FLIP_CARD_ARROW);
  int end = width - arrow - GAP, spare = width - scaled (self, WIDE);
  int least_state = scaled (self, LEAST_STATE), most_state = scaled (self, STATE);
  int least_mode = scaled (self, LEAST_MODE);
  int state = MIN (least_state + spare, most_state);
  int mode =
    CLAMP (least_mode + spare - (most_state - least_state), least_mode, scaled (self, MODE));
  Place columns[] = {
    { tile + GAP, 0, end - state - mode - tile - 2 * GAP, 0 },
    { end - state - mode, 0, mode - GAP, 0 },
    { end - state, 0, state, 0 },
  };
  int ends[G_N_ELEMENTS (columns)];

  put (self, plan, FLIP_CARD_TILE, 0, 0, tile);
  put (self, plan, FLIP_CARD_ARROW, width - arrow, 0, arrow);
  plan->height = plan->places[FLIP_CARD_TILE].height;
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      ends[i] = put_pair (self, plan, FLIP_CARD_GAME + 2 * i, &columns[i]);
      plan->height = MAX (plan->height, ends[i]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      move_part (plan, FLIP_CARD_GAME + 2 * i, (plan->height - ends[i]) / 2);
      move_part (plan, FLIP_CARD_PLAYERS + 2 * i, (plan->height - ends[i]) / 2);
    }
  move_part (plan, FLIP_CARD_TILE, (plan->height - plan->places[FLIP_CARD_TILE].height) / 2);
  move_part (plan, FLIP_CARD_ARROW, (plan->height - plan->places[FLIP_CARD_ARROW].height) / 2);
  put_progress (self, plan);
}

/* Words that are too long for their column get a line of their own. */
static int
put_long_detail (FlipSheetCard *self, int width, Plan *plan)
{
  Place *detail = &plan->places[FLIP_CARD_DETAIL];

  if (natural_width (self, FLIP_CARD_DETAIL) > detail->width)
    put (self, plan, FLIP_CARD_DETAIL, 0, plan->height + LINE_GAP, width);
  return MAX (plan->height, detail->y + detail->height);
}

static void
plan_narrow (FlipSheetCard *self, int width, Plan *plan)
{
  int tile = natural_width (self, FLIP_CARD_TILE), arrow = natural_width (self, FLIP_CARD_ARROW);
  int left = MAX (natural_width (self, FLIP_CARD_MODE), natural_width (self, FLIP_CARD_DATE));
  gboolean stacked = left + GAP + natural_width (self, FLIP_CARD_STATE) > width;
  Place names = { tile + GAP, 0, width - tile - arrow - 2 * GAP, 0 };
  Place mode = { 0, 0, stacked ? width : left, 0 };
  Place state = { left + GAP, 0, width - left - GAP, 0 };
  int end;

  put (self, plan, FLIP_CARD_TILE, 0, 0, tile);
  put (self, plan, FLIP_CARD_ARROW, width - arrow, 0, arrow);
  end = MAX (put_pair (self, plan, FLIP_CARD_GAME, &names), plan->places[FLIP_CARD_TILE].height);
  move_part (plan, FLIP_CARD_ARROW, (end - plan->places[FLIP_CARD_ARROW].height) / 2);
  mode.y = state.y = end + BLOCK_GAP;
  plan->height = put_pair (self, plan, FLIP_CARD_MODE, &mode);
  if (stacked)
    state = (Place){ 0, plan->height + LINE_GAP, width, 0 };
  put_pair (self, plan, FLIP_CARD_STATE, &state);
  if (stacked)
    plan->height = plan->places[FLIP_CARD_STATE].y + plan->places[FLIP_CARD_STATE].height;
  plan->height = put_long_detail (self, width, plan);
  if (!is_shown (self, FLIP_CARD_PROGRESS))
    return;
  put (self, plan, FLIP_CARD_PROGRESS, 0, plan->height + BLOCK_GAP, width);
  plan->height += BLOCK_GAP + plan->places[FLIP_CARD_PROGRESS].height;
}

static void
make_plan (FlipSheetCard *self, int width, Plan *plan)
{
  *plan = (Plan){ 0 };
  if (width >= scaled (self, WIDE))
    plan_wide (self, width, plan);
  else
    plan_narrow (self, MAX (width, NARROWEST), plan);
}

/* overrides */

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, FlipExtent *extent)
{
  Plan plan;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      extent->minimum = NARROWEST;
      extent->natural = WIDE;
      return;
    }
  /* If no width is given, the list only asks each row for its minimum height. */
  if (for_size < 0)
    plan.height = height_for (FLIP_SHEET_CARD (widget), FLIP_CARD_TILE, 0);
  else
    make_plan (FLIP_SHEET_CARD (widget), for_size, &plan);
  extent->minimum = extent->natural = plan.height;
}

static void
flip_sheet_card_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FlipSheetCard *self = FLIP_SHEET_CARD (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  Plan plan;

  make_plan (self, width, &plan);
  for (guint i = 0; i < FLIP_N_CARD_PARTS; i++)
    {
      Place *place = &plan.places[i];
      int minimum;

      if (!is_shown (self, i))
        continue;
      gtk_widget_measure (self->parts[i], GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL,
                          NULL);
      place->width = MAX (place->width, minimum);
      gtk_widget_size_allocate (
        self->parts[i],
        &(GtkAllocation){ mirrored ? width - place->x - place->width : place->x, place->y,
                          place->width, place->height },
        -1);
    }
}

static void
flip_sheet_card_class_init (FlipSheetCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FLIP_OWN_CHILDREN (klass);
  flip_class_measure (klass, GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH, measure);
  widget_class->size_allocate = flip_sheet_card_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "sheetcard");
}
