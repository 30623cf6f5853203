/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/sheet/placement.h"

#include <glib/gi18n.h>
#include <string.h>

#define MOST_PIECES 4
#define MIRRORED    4 /* how a piece lies: quarter turns, and this */

struct _FlipPlacement
{
  GObject parent_instance;

  /* borrowed */
  FlipSheetModel *model;

  guint16 verb;
  guint n_pieces, piece, lie, site;
  gboolean asked;
};

G_DEFINE_FINAL_TYPE (FlipPlacement, flip_placement, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

static gconstpointer
present_state (FlipSheetModel *model)
{
  return flip_session_state (flip_sheet_model_session (model));
}

static guint
covers (FlipSheetModel *model, const FlipMove *move, guint16 sites[FLIP_MAX_COVERED])
{
  const FlipGame *game = flip_sheet_model_game (model);

  return game->covers ? game->covers (present_state (model), move, sites) : 0;
}

static gboolean
covers_the_same (FlipSheetModel *model, const FlipMove *one, const FlipMove *other)
{
  guint16 a[FLIP_MAX_COVERED], b[FLIP_MAX_COVERED];
  guint n = covers (model, one, a);

  return n == covers (model, other, b) && memcmp (a, b, n * sizeof *a) == 0;
}

static FlipMove
move_at (FlipPlacement *self, guint site, guint piece, guint lie)
{
  return (FlipMove){
    .verb = self->verb,
    .site = (guint16) site,
    .arg = { (gint16) piece, (gint16) lie },
  };
}

static const FlipMove *
first_of_piece (FlipPlacement *self, guint piece)
{
  const FlipMoveList *list = flip_sheet_model_legal (self->model);

  for (guint i = 0; i < list->n; i++)
    {
      if ((guint) list->moves[i].arg[0] == piece
          && flip_placement_places (self->model, &list->moves[i]))
        return &list->moves[i];
    }

  return NULL;
}

/* A piece that is there covers something at some site, even where it does not fit. */
static gboolean
is_piece (FlipPlacement *self, guint piece)
{
  guint16 sites[FLIP_MAX_COVERED];

  for (guint site = 0; site < FLIP_MAX_SITES; site++)
    {
      FlipMove move = move_at (self, site, piece, 0);

      if (covers (self->model, &move, sites))
        return TRUE;
    }

  return FALSE;
}

/* The one that was held before, if it fits anywhere; else the first that does. */
static void
choose_piece (FlipPlacement *self)
{
  if (!self->asked || first_of_piece (self, self->piece))
    return;
  self->piece = 0;
  while (!first_of_piece (self, self->piece))
    self->piece++;
}

static void
read_pieces (FlipPlacement *self)
{
  const FlipMoveList *list = flip_sheet_model_legal (self->model);

  self->asked = FALSE;
  self->site = FLIP_NO_SITE;
  for (guint i = 0; i < list->n && !self->asked; i++)
    {
      self->asked = flip_placement_places (self->model, &list->moves[i]);
      self->verb = list->moves[i].verb;
    }
  self->n_pieces = 0;
  while (self->asked && self->n_pieces < MOST_PIECES && is_piece (self, self->n_pieces))
    self->n_pieces++;
  choose_piece (self);
}

static void
emit_changed (FlipPlacement *self)
{
  if (self->asked)
    flip_sheet_model_consider (self->model, flip_placement_fit (self));
  g_signal_emit (self, signals[CHANGED], 0);
}

/* callbacks */

static void
model_changed_cb (FlipSheetModel *model, FlipPlacement *self)
{
  read_pieces (self);
  emit_changed (self);
}

/* overrides */

static void
flip_placement_class_init (FlipPlacementClass *klass)
{
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
flip_placement_init (FlipPlacement *self)
{
  self->site = FLIP_NO_SITE;
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
  return self->asked && flip_sheet_model_is_present (self->model);
}

gboolean
flip_placement_places (FlipSheetModel *model, const FlipMove *move)
{
  guint16 sites[FLIP_MAX_COVERED];

  return covers (model, move, sites) > 0;
}

guint
flip_placement_n_pieces (FlipPlacement *self)
{
  return self->n_pieces;
}

guint
flip_placement_piece (FlipPlacement *self)
{
  return self->piece;
}

gboolean
flip_placement_fits_anywhere (FlipPlacement *self, guint piece)
{
  return first_of_piece (self, piece) != NULL;
}

char *
flip_placement_piece_name (FlipPlacement *self, guint piece)
{
  const FlipGame *game = flip_sheet_model_game (self->model);
  FlipMove move = move_at (self, 0, piece, 0);
  FlipOffer offer = { 0 };

  if (game->offer)
    game->offer (present_state (self->model), &move, &offer);
  return *offer.piece ? g_strdup (offer.piece) : g_strdup_printf (_ ("Piece %u"), piece + 1);
}

void
flip_placement_set_piece (FlipPlacement *self, guint piece)
{
  if (piece == self->piece || piece >= self->n_pieces)
    return;
  self->piece = piece;
  emit_changed (self);
}

void
flip_placement_set_site (FlipPlacement *self, guint site)
{
  if (site == self->site)
    return;
  self->site = site;
  emit_changed (self);
}

void
flip_placement_turn (FlipPlacement *self)
{
  self->lie = (self->lie & MIRRORED) | ((self->lie + 1) % 4);
  emit_changed (self);
}

/* To mirror what has been turned, the turns go the other way round. */
void
flip_placement_mirror (FlipPlacement *self, gboolean upside_down)
{
  guint turns = (4 - self->lie % 4 + (upside_down ? 2 : 0)) % 4;

  self->lie = ((self->lie & MIRRORED) ^ MIRRORED) | turns;
  emit_changed (self);
}

FlipMove
flip_placement_move (FlipPlacement *self)
{
  return move_at (self, self->site, self->piece, self->lie);
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

      if (move->site == wanted.site && move->arg[0] == wanted.arg[0]
          && flip_placement_places (self->model, move)
          && covers_the_same (self->model, move, &wanted))
        return move;
    }

  return NULL;
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

      if ((guint) move->arg[0] != self->piece || !flip_placement_places (self->model, move))
        continue;
      self->lie = (guint) move->arg[1];
      self->site = move->site;
      emit_changed (self);
      return move->site;
    }

  return FLIP_NO_SITE;
}

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
      guint n = covers (self->model, &list->moves[i], sites);

      for (guint j = 0; j < n; j++)
        {
          if (previews[sites[j]] == FLIP_PREVIEW_BLOCKED)
            previews[sites[j]] = FLIP_PREVIEW_MISFITS;
        }
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
  if (!flip_placement_is_asked (self) || self->site == FLIP_NO_SITE)
    return;
  fits = flip_placement_fit (self) != NULL;
  n = covers (self->model, &move, sites);
  for (guint i = 0; i < n; i++)
    previews[sites[i]] = fits ? FLIP_PREVIEW_FITS : FLIP_PREVIEW_MISFITS;
  if (!fits)
    mark_blocked (self, previews);
}
