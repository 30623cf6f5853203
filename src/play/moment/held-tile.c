/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/moment/held-tile.h"

#include "engine/game/verb.h"

#include <string.h>

struct _FlipHeldTile
{
  GObject parent_instance;

  /* owned */
  FlipMoment *moment; /* or NULL */

  FlipGrid grid; /* of the board in view */
  guint n_places[FLIP_MAX_TILES];
  guint chosen, orientation, site;
  guint held_at; /* the site that its middle was dragged to, or FLIP_NO_SITE */
  gboolean dragged;
};

G_DEFINE_FINAL_TYPE (FlipHeldTile, flip_held_tile, G_TYPE_OBJECT)

enum
{
  CHANGED,
  DRAGGED,
  DROPPED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

static const FlipTiles *
tiles_of (FlipHeldTile *self)
{
  static const FlipTiles none = { 0 };
  const FlipAsked *asked = self->moment ? flip_moment_asked (self->moment) : NULL;

  return asked ? &asked->tiles : &none;
}

static const FlipTile *
chosen_tile (FlipHeldTile *self)
{
  return flip_held_tile_get (self, self->chosen);
}

static guint
cover (FlipHeldTile *self, guint site, guint orientation, guint16 covered[FLIP_TILE_SQUARES])
{
  return flip_tile_cover (chosen_tile (self), &self->grid, (guint16) site, orientation, covered);
}

static void
count_places (FlipHeldTile *self)
{
  for (guint tile = 0; tile < tiles_of (self)->n; tile++)
    {
      self->n_places[tile] = 0;
      for (guint i = 0; i < self->moment->n_moves; i++)
        self->n_places[tile] +=
          flip_tile_is_in (&tiles_of (self)->tiles[tile], &self->moment->moves[i]);
    }
}

static gboolean
is_free (FlipHeldTile *self, guint tile)
{
  return self->n_places[tile] && !tiles_of (self)->tiles[tile].price;
}

/* Keeps the tile that was held before if it fits anywhere for free; else takes the first that does,
   or the first that fits at all. */
static void
choose_tile (FlipHeldTile *self)
{
  guint n = tiles_of (self)->n, best = n;

  if (self->chosen < n && is_free (self, self->chosen))
    return;
  for (guint i = n; i-- > 0;)
    {
      if (is_free (self, i) || (self->n_places[i] && (best == n || !is_free (self, best))))
        best = i;
    }
  self->chosen = best < n ? best : 0;
}

/* The site of the tile's first square when its middle square is held over a site. Near an edge the
   tile is shifted so that all of it stays on the sheet. */
static guint
first_square (FlipHeldTile *self, guint middle)
{
  const FlipTile *tile = chosen_tile (self);
  guint best = middle, least = G_MAXUINT;

  for (guint site = 0; site < FLIP_MAX_SITES; site++)
    {
      guint16 covered[FLIP_TILE_SQUARES];

      if (cover (self, site, self->orientation, covered) < tile->n_squares)
        continue;
      for (guint i = 0; i < tile->n_squares; i++)
        {
          guint away = (guint) ABS ((int) i - (int) tile->n_squares / 2);

          if (covered[i] != middle || away >= least)
            continue;
          best = site;
          least = away;
        }
    }

  return best;
}

static void
emit_changed (FlipHeldTile *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* A tile that looks the same in several orientations is kept in the first of them. */
static void
set_orientation (FlipHeldTile *self, guint orientation)
{
  self->orientation = tiles_of (self)->n ? chosen_tile (self)->same_as[orientation] : orientation;
  if (self->held_at != FLIP_NO_SITE)
    self->site = first_square (self, self->held_at);
  emit_changed (self);
}

/* callbacks */

/* The first handler that knows the site decides. */
static gboolean
first_site_cb (GSignalInvocationHint *hint,
               GValue *accumulated,
               const GValue *answer,
               gpointer data)
{
  g_value_copy (answer, accumulated);
  return g_value_get_uint (answer) == FLIP_NO_SITE;
}

/* overrides */

static void
flip_held_tile_finalize (GObject *object)
{
  g_clear_pointer (&FLIP_HELD_TILE (object)->moment, flip_moment_unref);
  G_OBJECT_CLASS (flip_held_tile_parent_class)->finalize (object);
}

static void
flip_held_tile_class_init (FlipHeldTileClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = flip_held_tile_finalize;
  signals[CHANGED] =
    g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[DRAGGED] = g_signal_new ("dragged", type, G_SIGNAL_RUN_LAST, 0, first_site_cb, NULL, NULL,
                                   G_TYPE_UINT, 2, G_TYPE_DOUBLE, G_TYPE_DOUBLE);
  signals[DROPPED] =
    g_signal_new ("dropped", type, G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled, NULL,
                  NULL, G_TYPE_BOOLEAN, 1, G_TYPE_UINT);
}

static void
flip_held_tile_init (FlipHeldTile *self)
{
  self->site = self->held_at = FLIP_NO_SITE;
}

/* public functions */

FlipHeldTile *
flip_held_tile_new (void)
{
  return g_object_new (FLIP_TYPE_HELD_TILE, NULL);
}

void
flip_held_tile_load (FlipHeldTile *self, FlipMoment *moment)
{
  g_return_if_fail (FLIP_IS_HELD_TILE (self));

  flip_moment_ref (moment);
  g_clear_pointer (&self->moment, flip_moment_unref);
  self->moment = moment;
  self->site = self->held_at = FLIP_NO_SITE;
  self->dragged = FALSE;
  if (tiles_of (self)->n)
    flip_grid_read (&self->grid, flip_moment_sites (moment, moment->seat));
  count_places (self);
  choose_tile (self);
  emit_changed (self);
}

gboolean
flip_held_tile_is_asked (FlipHeldTile *self)
{
  g_return_val_if_fail (FLIP_IS_HELD_TILE (self), FALSE);

  return tiles_of (self)->n && self->moment->is_present
         && flip_moment_who (self->moment) == (int) self->moment->seat;
}

guint
flip_held_tile_n_tiles (FlipHeldTile *self)
{
  return tiles_of (self)->n;
}

const FlipTile *
flip_held_tile_get (FlipHeldTile *self, guint tile)
{
  g_return_val_if_fail (tile < tiles_of (self)->n, NULL);

  return &tiles_of (self)->tiles[tile];
}

guint
flip_held_tile_n_places (FlipHeldTile *self, guint tile)
{
  g_return_val_if_fail (tile < tiles_of (self)->n, 0);

  return self->n_places[tile];
}

guint
flip_held_tile_chosen (FlipHeldTile *self)
{
  return self->chosen;
}

void
flip_held_tile_choose (FlipHeldTile *self, guint tile)
{
  if (tile == self->chosen || tile >= tiles_of (self)->n)
    return;
  self->chosen = tile;
  set_orientation (self, self->orientation);
}

const FlipSquare *
flip_held_tile_squares (FlipHeldTile *self, guint tile)
{
  g_return_val_if_fail (tile < tiles_of (self)->n, NULL);

  return tiles_of (self)->tiles[tile].squares[self->orientation];
}

guint
flip_held_tile_site (FlipHeldTile *self)
{
  return self->site;
}

void
flip_held_tile_set_site (FlipHeldTile *self, guint site)
{
  self->held_at = FLIP_NO_SITE;
  if (site == self->site)
    return;
  self->site = site;
  emit_changed (self);
}

guint
flip_held_tile_orientation (FlipHeldTile *self)
{
  return self->orientation;
}

void
flip_held_tile_turn (FlipHeldTile *self)
{
  set_orientation (self, (self->orientation & FLIP_MIRRORED) | ((self->orientation + 1) % 4));
}

/* Mirroring reverses the direction of the turns made so far. */
void
flip_held_tile_mirror (FlipHeldTile *self, gboolean upside_down)
{
  guint turns = (4 - self->orientation % 4 + (upside_down ? 2 : 0)) % 4;

  set_orientation (self, ((self->orientation & FLIP_MIRRORED) ^ FLIP_MIRRORED) | turns);
}

const FlipMove *
flip_held_tile_fit (FlipHeldTile *self)
{
  FlipMove wanted;

  if (!tiles_of (self)->n || self->site == FLIP_NO_SITE)
    return NULL;
  wanted = flip_tile_move (chosen_tile (self), (guint16) self->site,
                           chosen_tile (self)->same_as[self->orientation]);
  for (guint i = 0; i < self->moment->n_moves; i++)
    {
      if (flip_move_equal (&self->moment->moves[i], &wanted))
        return &self->moment->moves[i];
    }

  return NULL;
}

guint
flip_held_tile_place_number (FlipHeldTile *self)
{
  const FlipMove *fit = flip_held_tile_fit (self);
  guint number = 0;

  for (const FlipMove *move = self->moment->moves; fit && move <= fit; move++)
    number += flip_tile_is_in (chosen_tile (self), move);
  return number;
}

void
flip_held_tile_refuse (FlipHeldTile *self, FlipRefusal *refusal)
{
  FlipMove move;

  g_return_if_fail (flip_held_tile_is_asked (self) && self->site != FLIP_NO_SITE);

  move = flip_tile_move (chosen_tile (self), (guint16) self->site, self->orientation);
  if (flip_game_check (self->moment->game, self->moment->state, &move, refusal))
    flip_moment_refuse_site (self->moment, (guint16) self->site, refusal);
}

guint
flip_held_tile_next (FlipHeldTile *self)
{
  const FlipMoment *moment = self->moment;
  const FlipMove *now = flip_held_tile_fit (self);
  guint from = now ? (guint) (now - moment->moves) + 1 : 0;

  for (guint i = 0; i < moment->n_moves; i++)
    {
      const FlipMove *move = &moment->moves[(from + i) % moment->n_moves];

      if (!flip_tile_is_in (chosen_tile (self), move))
        continue;
      self->held_at = FLIP_NO_SITE;
      self->orientation = flip_tile_orientation (chosen_tile (self), move);
      self->site = move->site;
      emit_changed (self);
      return move->site;
    }

  return FLIP_NO_SITE;
}

/* Dragging */

void
flip_held_tile_drag (FlipHeldTile *self, double x, double y)
{
  guint over = FLIP_NO_SITE;

  g_return_if_fail (FLIP_IS_HELD_TILE (self));

  self->dragged = TRUE;
  g_signal_emit (self, signals[DRAGGED], 0, x, y, &over);
  if (over == self->held_at && (over != FLIP_NO_SITE || self->site == FLIP_NO_SITE))
    return;
  self->held_at = over;
  self->site = over == FLIP_NO_SITE ? FLIP_NO_SITE : first_square (self, over);
  emit_changed (self);
}

void
flip_held_tile_drag_to (FlipHeldTile *self, guint site)
{
  self->dragged = TRUE;
  flip_held_tile_set_site (self, site);
}

gboolean
flip_held_tile_is_dragged (FlipHeldTile *self)
{
  return self->dragged;
}

void
flip_held_tile_drop (FlipHeldTile *self)
{
  gboolean taken = FALSE;

  if (!self->dragged)
    return;
  self->dragged = FALSE;
  self->held_at = FLIP_NO_SITE;
  if (self->site != FLIP_NO_SITE)
    g_signal_emit (self, signals[DROPPED], 0, self->site, &taken);
}

gboolean
flip_held_tile_give_up (FlipHeldTile *self)
{
  if (!self->dragged)
    return FALSE;
  self->dragged = FALSE;
  flip_held_tile_set_site (self, FLIP_NO_SITE);
  return TRUE;
}

/* Previews */

/* The sites that a legal placement covers don't block the tile. */
static void
unblock (FlipHeldTile *self, const FlipMove *move, FlipPreview previews[FLIP_MAX_SITES])
{
  for (guint i = 0; i < tiles_of (self)->n; i++)
    {
      const FlipTile *tile = &tiles_of (self)->tiles[i];
      guint16 covered[FLIP_TILE_SQUARES];
      guint n;

      if (!flip_tile_is_in (tile, move))
        continue;
      n = flip_tile_cover (tile, &self->grid, move->site, flip_tile_orientation (tile, move),
                           covered);
      for (guint j = 0; j < n; j++)
        {
          if (previews[covered[j]] == FLIP_PREVIEW_BLOCKED)
            previews[covered[j]] = FLIP_PREVIEW_MISFITS;
        }
    }
}

/* Sites that no legal placement covers are what blocks the tile; the others under it are merely
   part of the misfit. */
static void
mark_blocked (FlipHeldTile *self, FlipPreview previews[FLIP_MAX_SITES])
{
  for (guint i = 0; i < FLIP_MAX_SITES; i++)
    previews[i] = previews[i] == FLIP_PREVIEW_MISFITS ? FLIP_PREVIEW_BLOCKED : previews[i];
  for (guint i = 0; i < self->moment->n_moves; i++)
    unblock (self, &self->moment->moves[i], previews);
}

/* Open sites are shown only for a single square: a larger tile would make the whole sheet glow. */
static void
mark_open (FlipHeldTile *self, FlipPreview previews[FLIP_MAX_SITES])
{
  const FlipTile *tile = chosen_tile (self);

  for (guint i = 0; tile->n_squares == 1 && i < self->moment->n_moves; i++)
    {
      if (flip_tile_is_in (tile, &self->moment->moves[i]))
        previews[self->moment->moves[i].site] = FLIP_PREVIEW_OPEN;
    }
}

void
flip_held_tile_preview (FlipHeldTile *self, FlipPreview previews[FLIP_MAX_SITES])
{
  guint16 covered[FLIP_TILE_SQUARES];
  gboolean fits;
  guint n;

  memset (previews, 0, FLIP_MAX_SITES * sizeof *previews);
  if (!flip_held_tile_is_asked (self))
    return;
  mark_open (self, previews);
  if (self->site == FLIP_NO_SITE)
    return;
  fits = flip_held_tile_fit (self) != NULL;
  n = cover (self, self->site, self->orientation, covered);
  for (guint i = 0; i < n; i++)
    previews[covered[i]] = fits ? FLIP_PREVIEW_FITS : FLIP_PREVIEW_MISFITS;
  if (!fits)
    mark_blocked (self, previews);
}
