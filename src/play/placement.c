/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/placement.h"

#include <string.h>

#define MOST_VERBS 16
#define MIRRORED   4 /* how a piece lies: quarter turns, and this */
#define N_LIES     8

struct _FlipPlacement
{
  GObject parent_instance;

  /* borrowed */
  FlipSheetModel *model;

  FlipPlacedPiece pieces[FLIP_MOST_PIECES];
  guint n_pieces, piece, lie, site;
  guint held_at; /* the site that its middle was dragged to, or FLIP_NO_SITE */
  gboolean dragged;
};

G_DEFINE_FINAL_TYPE (FlipPlacement, flip_placement, G_TYPE_OBJECT)

enum
{
  CHANGED,
  DRAGGED,
  DROPPED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

static gboolean
is_free (const FlipPlacedPiece *piece)
{
  return piece->n_places && !piece->offer.price;
}

/* The one that was held before, if it fits anywhere for nothing; else the first that does, or the
   first that fits at all. */
static void
choose_piece (FlipPlacement *self)
{
  guint best = self->n_pieces;

  if (self->piece < self->n_pieces && is_free (&self->pieces[self->piece]))
    return;
  for (guint i = self->n_pieces; i-- > 0;)
    {
      if (is_free (&self->pieces[i])
          || (self->pieces[i].n_places
              && (best == self->n_pieces || !is_free (&self->pieces[best]))))
        best = i;
    }
  self->piece = best < self->n_pieces ? best : 0;
}

static void
read_pieces (FlipPlacement *self)
{
  FlipAsk ask;

  self->site = self->held_at = FLIP_NO_SITE;
  self->dragged = FALSE;
  self->n_pieces = 0;
  flip_sheet_model_ask (self->model, &ask);
  for (guint verb = 0; ask.kind == FLIP_ASK_PLACEMENT && verb < MOST_VERBS; verb++)
    for (gint16 index = 0; self->n_pieces < FLIP_MOST_PIECES; index++)
      {
        FlipPlacedPiece *piece = &self->pieces[self->n_pieces];

        if (index >= FLIP_MOST_PIECES)
          break;
        if (flip_placed_piece_read (piece, self->model, (guint16) verb, index))
          self->n_pieces++;
      }
  choose_piece (self);
}

/* What looks the same in several turns lies in the first of them. */
static guint
simplest_lie (FlipPlacement *self, guint lie)
{
  const FlipPlacedPiece *piece = &self->pieces[self->piece];
  guint site = flip_placed_piece_find_room (piece, self->model, lie);

  for (guint other = 0; other < lie && site != FLIP_NO_SITE; other++)
    {
      FlipMove one = flip_placed_piece_move (piece, site, other),
               same = flip_placed_piece_move (piece, site, lie);

      if (flip_placed_alike (self->model, &one, &same))
        return other;
    }

  return lie;
}

static void
emit_changed (FlipPlacement *self)
{
  if (flip_placement_is_asked (self))
    flip_sheet_model_consider (self->model, flip_placement_fit (self));
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
set_lie (FlipPlacement *self, guint lie)
{
  self->lie = self->n_pieces ? simplest_lie (self, lie) : lie;
  if (self->held_at != FLIP_NO_SITE)
    self->site = flip_placed_piece_first_square (&self->pieces[self->piece], self->model,
                                                 self->held_at, self->lie);
  emit_changed (self);
}

/* callbacks */

static void
model_changed_cb (FlipSheetModel *model, FlipPlacement *self)
{
  read_pieces (self);
  emit_changed (self);
}

/* Whoever knows the site has the word. */
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
flip_placement_class_init (FlipPlacementClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  signals[CHANGED] =
    g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[DRAGGED] = g_signal_new ("dragged", type, G_SIGNAL_RUN_LAST, 0, first_site_cb, NULL, NULL,
                                   G_TYPE_UINT, 2, G_TYPE_DOUBLE, G_TYPE_DOUBLE);
  signals[DROPPED] =
    g_signal_new ("dropped", type, G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled, NULL,
                  NULL, G_TYPE_BOOLEAN, 1, G_TYPE_UINT);
}

static void
flip_placement_init (FlipPlacement *self)
{
  self->site = self->held_at = FLIP_NO_SITE;
}

/* public functions */

FlipPlacement *
flip_placement_new (FlipSheetModel *model)
{
  FlipPlacement *self = g_object_new (FLIP_TYPE_PLACEMENT, NULL);

  self->model = model;
  g_signal_connect_object (model, "changed", G_CALLBACK (model_changed_cb), self, 0);
  read_pieces (self);
  return self;
}

gboolean
flip_placement_is_asked (FlipPlacement *self)
{
  FlipAsk ask;

  flip_sheet_model_ask (self->model, &ask);
  return self->n_pieces && flip_sheet_model_is_present (self->model)
         && ask.who == (int) flip_sheet_model_seat (self->model);
}

gboolean
flip_placement_places (FlipSheetModel *model, const FlipMove *move)
{
  guint16 sites[FLIP_MAX_COVERED];

  return flip_placed_sites (model, move, sites) > 0;
}

guint
flip_placement_n_pieces (FlipPlacement *self)
{
  return self->n_pieces;
}

const FlipPlacedPiece *
flip_placement_get_piece (FlipPlacement *self, guint piece)
{
  g_return_val_if_fail (piece < self->n_pieces, NULL);

  return &self->pieces[piece];
}

guint
flip_placement_piece (FlipPlacement *self)
{
  return self->piece;
}

void
flip_placement_set_piece (FlipPlacement *self, guint piece)
{
  if (piece == self->piece || piece >= self->n_pieces)
    return;
  self->piece = piece;
  set_lie (self, self->lie);
}

guint
flip_placement_form (FlipPlacement *self, guint piece, guint16 sites[FLIP_MAX_COVERED])
{
  FlipMove move;

  g_return_val_if_fail (piece < self->n_pieces, 0);

  move = flip_placed_piece_move (&self->pieces[piece], 0, self->lie);
  move.site = (guint16) flip_placed_piece_find_room (&self->pieces[piece], self->model, self->lie);
  return flip_placed_sites (self->model, &move, sites);
}

guint
flip_placement_site (FlipPlacement *self)
{
  return self->site;
}

void
flip_placement_set_site (FlipPlacement *self, guint site)
{
  self->held_at = FLIP_NO_SITE;
  if (site == self->site)
    return;
  self->site = site;
  emit_changed (self);
}

void
flip_placement_turn (FlipPlacement *self)
{
  set_lie (self, (self->lie & MIRRORED) | ((self->lie + 1) % 4));
}

/* To mirror what has been turned, the turns go the other way round. */
void
flip_placement_mirror (FlipPlacement *self, gboolean upside_down)
{
  guint turns = (4 - self->lie % 4 + (upside_down ? 2 : 0)) % 4;

  set_lie (self, ((self->lie & MIRRORED) ^ MIRRORED) | turns);
}

FlipMove
flip_placement_move (FlipPlacement *self)
{
  return flip_placed_piece_move (&self->pieces[self->piece], self->site, self->lie);
}

/* What looks the same in several turns is legal in one of them only, so the covered sites decide. */
const FlipMove *
flip_placement_fit (FlipPlacement *self)
{
  const FlipMoveList *list = flip_sheet_model_legal (self->model);
  FlipMove wanted = flip_placement_move (self);

  for (guint i = 0; i < list->n; i++)
    {
      const FlipMove *move = &list->moves[i];

      if (move->site == wanted.site
          && flip_placed_piece_is_in (&self->pieces[self->piece], self->model, move)
          && flip_placed_alike (self->model, move, &wanted))
        return move;
    }

  return NULL;
}

guint
flip_placement_place_number (FlipPlacement *self)
{
  const FlipMoveList *list = flip_sheet_model_legal (self->model);
  const FlipMove *fit = flip_placement_fit (self);
  guint number = 0;

  for (const FlipMove *move = list->moves; fit && move <= fit; move++)
    number += flip_placed_piece_is_in (&self->pieces[self->piece], self->model, move);
  return number;
}

guint
flip_placement_next (FlipPlacement *self)
{
  const FlipMoveList *list = flip_sheet_model_legal (self->model);
  const FlipMove *now = flip_placement_fit (self);
  guint from = now ? (guint) (now - list->moves) + 1 : 0;

  for (guint i = 0; i < list->n; i++)
    {
      const FlipMove *move = &list->moves[(from + i) % list->n];

      if (!flip_placed_piece_is_in (&self->pieces[self->piece], self->model, move))
        continue;
      self->held_at = FLIP_NO_SITE;
      self->lie = (guint) move->arg[1];
      self->site = move->site;
      emit_changed (self);
      return move->site;
    }

  return FLIP_NO_SITE;
}

/* Dragging */

void
flip_placement_drag (FlipPlacement *self, double x, double y)
{
  guint over = FLIP_NO_SITE;

  self->dragged = TRUE;
  g_signal_emit (self, signals[DRAGGED], 0, x, y, &over);
  if (over == self->held_at && (over != FLIP_NO_SITE || self->site == FLIP_NO_SITE))
    return;
  self->held_at = over;
  self->site = over == FLIP_NO_SITE ? FLIP_NO_SITE
                                    : flip_placed_piece_first_square (&self->pieces[self->piece],
                                                                      self->model, over, self->lie);
  emit_changed (self);
}

void
flip_placement_drag_to (FlipPlacement *self, guint site)
{
  self->dragged = TRUE;
  flip_placement_set_site (self, site);
}

gboolean
flip_placement_is_dragged (FlipPlacement *self)
{
  return self->dragged;
}

void
flip_placement_drop (FlipPlacement *self)
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
flip_placement_give_up (FlipPlacement *self)
{
  if (!self->dragged)
    return FALSE;
  self->dragged = FALSE;
  flip_placement_set_site (self, FLIP_NO_SITE);
  return TRUE;
}

/* How it shows */

/* Sites that no legal placement takes are to blame for a misfit; the others only share in it. */
static void
mark_blocked (FlipPlacement *self, FlipPreview previews[FLIP_MAX_SITES])
{
  const FlipMoveList *list = flip_sheet_model_legal (self->model);

  for (guint i = 0; i < FLIP_MAX_SITES; i++)
    previews[i] = previews[i] == FLIP_PREVIEW_MISFITS ? FLIP_PREVIEW_BLOCKED : previews[i];
  for (guint i = 0; i < list->n; i++)
    {
      guint16 sites[FLIP_MAX_COVERED];
      guint n = flip_placed_sites (self->model, &list->moves[i], sites);

      for (guint j = 0; j < n; j++)
        {
          if (previews[sites[j]] == FLIP_PREVIEW_BLOCKED)
            previews[sites[j]] = FLIP_PREVIEW_MISFITS;
        }
    }
}

/* A single square goes to a site or not; larger pieces would make everything glow. */
static void
mark_open (FlipPlacement *self, FlipPreview previews[FLIP_MAX_SITES])
{
  const FlipMoveList *list = flip_sheet_model_legal (self->model);
  const FlipPlacedPiece *piece = &self->pieces[self->piece];

  for (guint i = 0; piece->n_squares == 1 && i < list->n; i++)
    {
      if (flip_placed_piece_is_in (piece, self->model, &list->moves[i]))
        previews[list->moves[i].site] = FLIP_PREVIEW_OPEN;
    }
}

void
flip_placement_preview (FlipPlacement *self, FlipPreview previews[FLIP_MAX_SITES])
{
  gboolean fits;
  guint16 sites[FLIP_MAX_COVERED];
  FlipMove move = flip_placement_move (self);
  guint n;

  memset (previews, 0, FLIP_MAX_SITES * sizeof *previews);
  if (!flip_placement_is_asked (self))
    return;
  mark_open (self, previews);
  if (self->site == FLIP_NO_SITE)
    return;
  fits = flip_placement_fit (self) != NULL;
  n = flip_placed_sites (self->model, &move, sites);
  for (guint i = 0; i < n; i++)
    previews[sites[i]] = fits ? FLIP_PREVIEW_FITS : FLIP_PREVIEW_MISFITS;
  if (!fits)
    mark_blocked (self, previews);
}
