/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/sheet/part-art.h"

#include <math.h>
#include <string.h>

/* The layout of a sheet that is described in parts. A board consists of shelves, a shelf of
   columns, and a column of one or more parts, one below the other. Each part gets its least size;
   then everything grows until the board is full. The plan in which the parts keep their proportions
   best is chosen. All values are whole units, so that hairlines stay thin. */

#define SIDE        12 /* of a part, left and right of its sites */
#define FOOT        10 /* below the sites */
#define GAP         6  /* between the sites */
#define LEAST_WIDTH 130

/* The boards have the same sizes as sheets that are drawn by hand. */
static const struct
{
  double width, height, margin, gap;
} boards[] = {
  [FLIP_LAYOUT_BOARD] = { 1068, 774, 11, 8 },
  [FLIP_LAYOUT_LOW] = { 1082, 658, 9, 7 },
  [FLIP_LAYOUT_HALF] = { 980, 550, 0, 6 },
  [FLIP_LAYOUT_NARROW] = { FLIP_PAGE_WIDTH, 0, 0, 0 },
};

/* The least and the greatest size of a site, and its height on a narrow page; for parts without
   sites, the size of the whole part. */
static const struct
{
  double width, height, most_width, most_height, page_height;
} sizes[] = {
  [FLIP_PART_GRID] = { 40, 40, 84, 84, 56 },   [FLIP_PART_TRACK] = { 46, 40, 108, 84, 54 },
  [FLIP_PART_LIST] = { 150, 36, 480, 54, 46 }, [FLIP_PART_FACTS] = { 200, 150, 0, 0, 250 },
  [FLIP_PART_SCORE] = { 200, 214, 0, 0, 300 },
};

/* A single column of sites is a ladder, whose rungs may be wide. */
#define MOST_RUNG 240

/* All lengths in a plan include the gap that follows. */
typedef struct
{
  double y, height, width; /* of all its columns together */
} Shelf;

typedef struct
{
  guint shelf;
  double x, width, height; /* of all its parts together */
} Column;

typedef struct
{
  FlipRegion *region;
  guint column;
  double y, width, height;
} Slot;

typedef struct
{
  FlipLayout layout;
  guint n, n_columns, n_shelves;
  Slot slots[FLIP_MOST_REGIONS];
  Column columns[FLIP_MOST_REGIONS];
  Shelf shelves[FLIP_MOST_REGIONS];
} Plan;

/* The place of the next part. */
typedef enum
{
  BELOW, /* below the previous part */
  BESIDE,
  ON_A_NEW_SHELF,
} Step;

/* The search stops after this many plans. */
#define MOST_PLANS 50000

/* The cost of each unit by which a plan exceeds the board's height, and of each part that is
   overtaken by a later one: both outweigh any gain in looks. */
#define TOO_HIGH  10000
#define OVERTAKEN 100

typedef struct
{
  Plan best;
  double cost;
  guint n_tried;
} Search;

/* --- Within a part --- */

/* The sites of a track or list can be wrapped into several lines if there is less room; those of a
   grid can't. */
static guint
columns_of (const FlipPart *part, double room)
{
  guint most = (guint) ((room - 2 * SIDE + GAP) / (sizes[part->kind].width + GAP));
  guint n = part->columns * part->rows, lines;

  if (part->kind == FLIP_PART_GRID || part->columns <= most)
    return part->columns;
  lines = (n + most - 1) / MAX (most, 1);
  return (n + lines - 1) / MAX (lines, 1);
}

static double
room_of (FlipLayout layout)
{
  return boards[layout].width - 2 * boards[layout].margin;
}

static guint
lines_of (const FlipPart *part, guint columns)
{
  return (part->columns * part->rows + columns - 1) / columns;
}

static gboolean
has_sites (const FlipPart *part)
{
  return part->columns * part->rows > 0;
}

static double
most_width (const FlipPart *part, guint columns)
{
  return part->kind == FLIP_PART_TRACK && columns == 1 ? MOST_RUNG : sizes[part->kind].most_width;
}

/* The line of a site, from the top. A track of one column is climbed from below. */
static guint
line_of (const FlipSpot *spot, guint columns, guint lines)
{
  gboolean climbs =
    columns == 1 && spot->art->regions[spot->region]->part->kind == FLIP_PART_TRACK;

  return climbs ? lines - 1 - spot->index : spot->index / columns;
}

/* The sites are centred in the part; the lines of a list begin at the top. */
FlipRect
flip_part_site_place (const FlipSpot *spot)
{
  const FlipPart *part = spot->art->regions[spot->region]->part;
  FlipRect rect = flip_sheet_art_region_rect (spot->art, spot->layout, spot->region);
  guint columns = columns_of (part, room_of (spot->layout)), lines = lines_of (part, columns);
  double wide = rect.width - 2 * SIDE, high = rect.height - FLIP_PANEL_HEADER - FOOT;
  double width = floor (MIN ((wide + GAP) / columns - GAP, most_width (part, columns)));
  double height = floor (MIN ((high + GAP) / lines - GAP, sizes[part->kind].most_height));
  double x, y;

  if (part->kind == FLIP_PART_GRID)
    width = height = MIN (width, height);
  x = floor ((wide - columns * (width + GAP) + GAP) / 2);
  y = part->kind == FLIP_PART_LIST ? 0 : floor ((high - lines * (height + GAP) + GAP) / 2);
  x += rect.x + SIDE + spot->index % columns * (width + GAP);
  y += rect.y + FLIP_PANEL_HEADER + line_of (spot, columns, lines) * (height + GAP);
  return (FlipRect){ x, y, width, height };
}

/* --- On the board --- */

static void
measure (Slot *slot, FlipLayout layout)
{
  const FlipPart *part = slot->region->part;
  double room = room_of (layout);

  slot->width = sizes[part->kind].width;
  slot->height = sizes[part->kind].height;
  if (has_sites (part))
    {
      guint columns = columns_of (part, room);

      slot->width = columns * (slot->width + GAP) - GAP + 2 * SIDE;
      slot->height =
        lines_of (part, columns) * (slot->height + GAP) - GAP + FLIP_PANEL_HEADER + FOOT;
    }
  slot->width = CLAMP (slot->width, LEAST_WIDTH, room) + boards[layout].gap;
  slot->height += boards[layout].gap;
}

static void
put (Plan *plan, Slot *slot, Step step)
{
  Shelf *shelf = &plan->shelves[MAX (plan->n_shelves, 1) - 1];
  Column *column;

  if (step == ON_A_NEW_SHELF)
    {
      plan->shelves[plan->n_shelves] = (Shelf){ .y = shelf->y + shelf->height };
      shelf = &plan->shelves[plan->n_shelves++];
    }
  if (step != BELOW)
    plan->columns[plan->n_columns++] = (Column){ plan->n_shelves - 1, .x = shelf->width };
  column = &plan->columns[plan->n_columns - 1];
  slot->column = plan->n_columns - 1;
  slot->y = column->height;
  column->height += slot->height;
  column->width = MAX (column->width, slot->width);
  shelf->height = MAX (shelf->height, column->height);
  shelf->width = column->x + column->width;
}

static double
height_of (const Plan *plan)
{
  const Shelf *last = &plan->shelves[plan->n_shelves - 1];

  return last->y + last->height - boards[plan->layout].gap + 2 * boards[plan->layout].margin;
}

/* The cost of the height that exceeds the board's; a plan that is too wide costs more than any
   other. */
static double
excess_of (const Plan *plan)
{
  double room = room_of (plan->layout) + boards[plan->layout].gap;

  if (plan->shelves[plan->n_shelves - 1].width > room)
    return G_MAXDOUBLE;
  return MAX (height_of (plan) - boards[plan->layout].height, 0) * TOO_HIGH;
}

/* Scales a position, for a length that grows from its least value to the one available. */
static double
grow (double at, double needs, double has)
{
  return round (at * has / needs);
}

static FlipRect
rect_of (const Plan *plan, const Slot *slot)
{
  const Column *column = &plan->columns[slot->column];
  const Shelf *shelf = &plan->shelves[column->shelf];
  double gap = boards[plan->layout].gap, margin = boards[plan->layout].margin;
  double wide = room_of (plan->layout) + gap, needs = height_of (plan) - 2 * margin + gap;
  double high = MAX (needs, boards[plan->layout].height - 2 * margin + gap);
  double left = grow (column->x, shelf->width, wide);
  double right = grow (column->x + column->width, shelf->width, wide);
  double shelf_top = grow (shelf->y, needs, high);
  double shelf_height = grow (shelf->y + shelf->height, needs, high) - shelf_top;
  double top = shelf_top + grow (slot->y, column->height, shelf_height);
  double bottom = shelf_top + grow (slot->y + slot->height, column->height, shelf_height);

  return (FlipRect){ margin + left, margin + top, right - left - gap, bottom - top - gap };
}

/* How much more the parts grow in one direction than in the other. */
static double
distortion_of (const Plan *plan)
{
  double sum = 0;

  for (guint i = 0; i < plan->n; i++)
    {
      FlipRect rect = rect_of (plan, &plan->slots[i]);

      sum += pow (log (rect.width / plan->slots[i].width * plan->slots[i].height / rect.height), 2);
    }
  return sum;
}

/* Whether a part can be the next one: parts of the same hue stay together. */
static gboolean
can_follow (const Plan *plan, guint next, guint other)
{
  FlipHue last = plan->slots[next - 1].region->hue;

  for (guint i = next; i < plan->n; i++)
    {
      if (plan->slots[i].region->hue == last)
        return plan->slots[other].region->hue == last;
    }
  return TRUE;
}

/* Tries all ways to continue a plan. */
static void
try_plans (const Plan *plan, guint next, double overtaken, Search *search)
{
  for (guint other = next; other < plan->n; other++)
    for (Step step = next ? BELOW : ON_A_NEW_SHELF;
         step <= ON_A_NEW_SHELF && (!next || can_follow (plan, next, other)); step++)
      {
        Plan with = *plan;
        double cost = overtaken + (other - next) * OVERTAKEN;

        if (search->n_tried++ > MOST_PLANS)
          return;
        with.slots[next] = plan->slots[other];
        memmove (&with.slots[next + 1], &plan->slots[next], (other - next) * sizeof (Slot));
        put (&with, &with.slots[next], step);
        if (cost + excess_of (&with) >= search->cost)
          continue;
        if (next + 1 < with.n)
          {
            try_plans (&with, next + 1, cost, search);
            continue;
          }
        cost += excess_of (&with) + distortion_of (&with);
        if (cost >= search->cost)
          continue;
        search->best = with;
        search->cost = cost;
      }
}

/* Returns the height of the board, which is greater than usual if the parts need more. */
static double
lay_out (FlipRegion *regions, guint n, FlipLayout layout)
{
  Plan plan = { .layout = layout, .n = n };
  Search search = { .cost = G_MAXDOUBLE };

  for (guint i = 0; i < n; i++)
    {
      plan.slots[i].region = &regions[i];
      measure (&plan.slots[i], layout);
    }
  try_plans (&plan, 0, 0, &search);
  for (guint i = 0; i < n; i++)
    {
      const Slot *slot = &search.best.slots[i];

      slot->region->rects[layout] = rect_of (&search.best, slot);
    }
  return MAX (boards[layout].height, height_of (&search.best));
}

static void
lay_out_page (FlipRegion *region)
{
  const FlipPart *part = region->part;
  double height = sizes[part->kind].page_height;

  if (has_sites (part))
    height = lines_of (part, columns_of (part, FLIP_PAGE_WIDTH)) * (height + GAP) - GAP
             + FLIP_PANEL_HEADER + FOOT;
  region->rects[FLIP_LAYOUT_NARROW] = (FlipRect){ 0, 0, FLIP_PAGE_WIDTH, height };
}

/* If the parts don't fit on a low board or half of a screen, there is no such board: each part is a
   page. */
void
flip_part_layout (FlipSheetArt *art, FlipRegion *regions)
{
  if (lay_out (regions, art->n_regions, FLIP_LAYOUT_LOW) > art->low_height)
    art->low_width = art->low_height = 0;
  if (lay_out (regions, art->n_regions, FLIP_LAYOUT_HALF) > art->half_height)
    art->half_width = art->half_height = 0;
  art->height = lay_out (regions, art->n_regions, FLIP_LAYOUT_BOARD);
  for (guint i = 0; i < art->n_regions; i++)
    lay_out_page (&regions[i]);
}
