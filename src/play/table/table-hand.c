/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/table/table-hand.h"

#include "play/table/aiming.h"
#include "table/tabletops.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define TO_SPARE .08 /* added to the speed that topples */

struct _FlipTableHand
{
  GObject parent_instance;

  /* borrowed */
  FlipSheetModel *model;
  const FlipTableArt *art;

  FlipHandTask task;
  FlipTable table;
  gboolean previews;

  /* flicking */
  FlipFlickChoice choices[FLIP_MOST_CHOICES];
  guint n_choices, chosen;
  FlipSide side;
  gboolean laid; /* the disc is on the table */
  FlipFlick flick;
  FlipAim aim;
  FlipAimItem line[FLIP_TABLE_MOST_PIECES];
  guint n_line;
  guint16 target; /* the piece that was aimed at last */
  double kept[FLIP_PIECE_KINDS]; /* the power last set for each kind of disc; 0 for none yet */

  /* turning */
  FlipPiece turned;
  gboolean is_free;

  char *problem; /* owned: why it can't be done, or NULL */
};

G_DEFINE_FINAL_TYPE (FlipTableHand, flip_table_hand, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

static gconstpointer
present_state (FlipTableHand *self)
{
  return flip_session_state (flip_sheet_model_session (self->model));
}

static const FlipTableBridge *
bridge (FlipTableHand *self)
{
  return flip_tabletop_bridge (flip_sheet_model_tabletop (self->model));
}

static void
tell (FlipTableHand *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
set_problem (FlipTableHand *self, const GError *error)
{
  g_free (self->problem);
  self->problem = error ? g_strdup (error->message) : NULL;
}

static void
look_ahead (FlipTableHand *self)
{
  self->n_line = 0;
  if (!self->laid || !flip_aim (&self->table, &self->flick, &self->aim, NULL))
    return;
  self->n_line = flip_aim_line (&self->table, &self->flick, self->line, NULL);
}

/* Tries to put the disc on that side of the figure. */
static gboolean
try_side (FlipTableHand *self, FlipSide side)
{
  g_autoptr (GError) error = NULL;

  self->laid =
    !self->choices[self->chosen].handles
    && bridge (self)->place (present_state (self), &self->choices[self->chosen], side,
                         &self->table, &self->flick, &error);
  if (self->laid)
    self->side = side;
  set_problem (self, error);
  return self->laid;
}

static FlipMarksman
marksman_of (FlipTableHand *self)
{
  const FlipFlickChoice *chosen = &self->choices[self->chosen];

  return (FlipMarksman){
    .art = self->art,
    .state = present_state (self),
    .figure = chosen->site,
    .straight = chosen->straight,
    .widest = chosen->widest,
  };
}

/* Puts the disc on that side and aims at a piece, or for FLIP_NO_PIECE at any target; FALSE if
   there is no free line. */
static gboolean
aim_from (FlipTableHand *self, FlipSide side, guint16 piece)
{
  FlipMarksman marksman = marksman_of (self);

  return try_side (self, side)
         && (piece == FLIP_NO_PIECE ? flip_first_aim (&self->table, &marksman, &self->flick)
                                    : flip_aim_at (&self->table, &marksman, piece, &self->flick));
}

/* The least speed that topples the target in the line, with a margin for the hand's error; 0 if
   there is no target or it can't be toppled. */
static double
toppling_speed (FlipTableHand *self)
{
  const FlipFlickChoice *chosen = &self->choices[self->chosen];
  double speed = self->n_line > 0 ? self->line[0].topple_from * (1 + TO_SPARE) : 0;

  if (!self->laid || chosen->disc != FLIP_PIECE_BULLET || speed > chosen->fastest
      || (self->n_line > 0
          && !self->art->is_target (present_state (self), chosen->site, self->line[0].piece)))
    return 0;
  return speed;
}

/* Uses the speed of the last flick of its kind; before the first one, enough to topple the
   target. */
static void
choose_power (FlipTableHand *self)
{
  const FlipFlickChoice *chosen = &self->choices[self->chosen];
  double kept = self->kept[chosen->disc] * chosen->fastest, toppling = toppling_speed (self);
  double wanted = kept > 0 ? kept : toppling;

  if (!self->laid || wanted == 0)
    return;
  self->flick.speed = CLAMP (wanted, chosen->slowest, chosen->fastest);
}

/* Uses the other side only if it alone has a free line, or, as long as no target was chosen, if
   there is no room on this one. */
static void
lay_disc (FlipTableHand *self, guint16 piece)
{
  FlipSide side = self->side, other = side == FLIP_SIDE_LEFT ? FLIP_SIDE_RIGHT : FLIP_SIDE_LEFT;
  gboolean has_sides = self->choices[self->chosen].has_sides;

  g_assert (self->chosen < self->n_choices);

  if (!aim_from (self, side, piece) && (!has_sides || !aim_from (self, other, piece)))
    {
      aim_from (self, side, piece);
      if (!self->laid && has_sides && piece == FLIP_NO_PIECE)
        aim_from (self, other, piece);
    }
  if (!self->laid)
    bridge (self)->lay (present_state (self), &self->table);
  look_ahead (self);
  choose_power (self);
  look_ahead (self);
}

static void
begin_flick (FlipTableHand *self)
{
  FlipFlickChoice before = self->choices[self->chosen];

  self->n_choices = bridge (self)->choices (present_state (self), self->choices);
  if (self->n_choices == 0)
    return;
  self->task = FLIP_HAND_FLICKS;
  self->chosen = 0;
  for (guint i = 0; i < self->n_choices; i++)
    {
      if (*before.name && self->choices[i].site == before.site
          && self->choices[i].act == before.act)
        self->chosen = i;
    }
  lay_disc (self, FLIP_NO_PIECE);
}

static void
try_turn (FlipTableHand *self, double angle)
{
  g_autoptr (GError) error = NULL;

  self->turned.angle = flip_round_angle (angle);
  self->is_free = flip_table_is_free (&self->table, &self->turned, &error);
  set_problem (self, error);
}

static void
begin_turn (FlipTableHand *self)
{
  const FlipPiece *piece;
  guint16 id;

  if (!self->art->is_turning || !self->art->is_turning (present_state (self), &id))
    return;
  piece = flip_table_find (&self->table, id);
  if (!piece)
    return;
  self->task = FLIP_HAND_TURNS;
  self->turned = *piece;
  flip_table_nearest_angle (&self->table, &self->turned);
  try_turn (self, self->turned.angle);
}

/* overrides */

static void
flip_table_hand_finalize (GObject *object)
{
  g_clear_pointer (&FLIP_TABLE_HAND (object)->problem, g_free);
  G_OBJECT_CLASS (flip_table_hand_parent_class)->finalize (object);
}

static void
flip_table_hand_class_init (FlipTableHandClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = flip_table_hand_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
flip_table_hand_init (FlipTableHand *self)
{
  self->previews = TRUE;
  self->target = FLIP_NO_PIECE;
}

/* public functions */

FlipTableHand *
flip_table_hand_new (FlipSheetModel *model)
{
  FlipTableHand *self = g_object_new (FLIP_TYPE_TABLE_HAND, NULL);

  g_return_val_if_fail (FLIP_IS_SHEET_MODEL (model) && flip_sheet_model_tabletop (model), NULL);

  self->model = model;
  self->art = flip_table_art_find (flip_sheet_model_game (model));
  return self;
}

void
flip_table_hand_reload (FlipTableHand *self)
{
  const FlipMoment *moment = flip_sheet_model_moment (self->model);

  g_return_if_fail (FLIP_IS_TABLE_HAND (self));

  self->task = FLIP_HAND_RESTS;
  self->laid = FALSE;
  self->n_line = 0;
  set_problem (self, NULL);
  bridge (self)->lay (moment->state, &self->table);
  if (flip_sheet_model_awaits_person (self->model))
    {
      if (flip_moment_kind (moment) == FLIP_ASK_FLICK)
        begin_flick (self);
      else if (flip_moment_kind (moment) == FLIP_ASK_PLACEMENT)
        begin_turn (self);
    }
  tell (self);
}

FlipHandTask
flip_table_hand_task (FlipTableHand *self)
{
  g_return_val_if_fail (FLIP_IS_TABLE_HAND (self), FLIP_HAND_RESTS);

  return self->task;
}

const FlipTableArt *
flip_table_hand_art (FlipTableHand *self)
{
  g_return_val_if_fail (FLIP_IS_TABLE_HAND (self), NULL);

  return self->art;
}

const FlipTable *
flip_table_hand_table (FlipTableHand *self)
{
  g_return_val_if_fail (FLIP_IS_TABLE_HAND (self), NULL);

  return &self->table;
}

guint
flip_table_hand_aside (FlipTableHand *self, FlipPiece pieces[FLIP_MOST_ASIDE])
{
  return self->art->aside (flip_sheet_model_moment (self->model)->state, pieces);
}

const FlipFlickChoice *
flip_table_hand_choices (FlipTableHand *self, guint *n)
{
  g_return_val_if_fail (FLIP_IS_TABLE_HAND (self) && n, NULL);

  *n = self->task == FLIP_HAND_FLICKS ? self->n_choices : 0;
  return self->choices;
}

const FlipFlickChoice *
flip_table_hand_chosen (FlipTableHand *self, guint *index)
{
  g_return_val_if_fail (FLIP_IS_TABLE_HAND (self), NULL);

  if (self->task != FLIP_HAND_FLICKS)
    return NULL;
  if (index)
    *index = self->chosen;
  return &self->choices[self->chosen];
}

void
flip_table_hand_choose (FlipTableHand *self, guint index)
{
  g_return_if_fail (FLIP_IS_TABLE_HAND (self));

  if (self->task != FLIP_HAND_FLICKS || index >= self->n_choices || index == self->chosen)
    return;
  self->chosen = index;
  lay_disc (self, FLIP_NO_PIECE);
  tell (self);
}

/* Keeps the act if the chosen figure can do it. A figure that can't be chosen is aimed at. */
gboolean
flip_table_hand_choose_site (FlipTableHand *self, guint16 site)
{
  const FlipFlickChoice *now = flip_table_hand_chosen (self, NULL);
  int found = -1;

  if (now && now->site == site)
    return TRUE;
  for (guint i = 0; now && i < self->n_choices; i++)
    {
      if (self->choices[i].site == site && (found < 0 || self->choices[i].act == now->act))
        found = (int) i;
    }
  if (found < 0)
    return flip_table_hand_aim_at (self, site);
  flip_table_hand_choose (self, (guint) found);
  return TRUE;
}

/* The piece at a site if it may be shot at, or FLIP_NO_PIECE. */
static guint16
find_target (FlipTableHand *self, guint16 site)
{
  guint16 shooter = self->choices[self->chosen].site;

  for (guint i = 0; i < self->table.n_pieces; i++)
    {
      guint16 piece = self->table.pieces[i].id;

      if (piece != FLIP_TABLETOP_DISC && self->art->site (piece) == site
          && self->art->is_target (present_state (self), shooter, piece))
        return piece;
    }

  return FLIP_NO_PIECE;
}

/* The shot of the chosen figure: the present choice, or its first shot with a bullet; or -1. */
static int
find_shot (FlipTableHand *self)
{
  const FlipFlickChoice *now = &self->choices[self->chosen];

  if (!now->handles && now->disc != FLIP_PIECE_MOVER)
    return (int) self->chosen;
  for (guint i = 0; i < self->n_choices; i++)
    {
      if (self->choices[i].site == now->site && !self->choices[i].handles
          && self->choices[i].disc == FLIP_PIECE_BULLET)
        return (int) i;
    }

  return -1;
}

/* Keeps the present power if it is enough to topple the target. */
static void
raise_power (FlipTableHand *self)
{
  double toppling = toppling_speed (self);

  if (self->flick.speed < toppling)
    self->flick.speed = toppling;
  look_ahead (self);
}

gboolean
flip_table_hand_aim_at (FlipTableHand *self, guint16 site)
{
  guint16 piece;
  int shot;

  g_return_val_if_fail (FLIP_IS_TABLE_HAND (self), FALSE);

  if (self->task != FLIP_HAND_FLICKS)
    return FALSE;
  piece = find_target (self, site);
  shot = find_shot (self);
  if (piece == FLIP_NO_PIECE || shot < 0)
    return FALSE;
  self->chosen = (guint) shot;
  self->target = piece;
  lay_disc (self, piece);
  raise_power (self);
  tell (self);
  return TRUE;
}

/* The index of the piece that was aimed at last; if it is gone, -1, so that the first is next. */
static int
find_last_target (FlipTableHand *self)
{
  for (guint i = 0; i < self->table.n_pieces; i++)
    {
      if (self->table.pieces[i].id == self->target)
        return (int) i;
    }

  return -1;
}

gboolean
flip_table_hand_aim_next (FlipTableHand *self, int by)
{
  int n, place;

  g_return_val_if_fail (FLIP_IS_TABLE_HAND (self) && (by == 1 || by == -1), FALSE);

  n = (int) self->table.n_pieces;
  place = find_last_target (self);
  for (int i = 0; i < n; i++)
    {
      place = (place + by + n) % n;
      if (self->table.pieces[place].id != FLIP_TABLETOP_DISC
          && flip_table_hand_aim_at (self, self->art->site (self->table.pieces[place].id)))
        return TRUE;
    }

  return FALSE;
}

gboolean
flip_table_hand_aim_as (FlipTableHand *self, const char *notation)
{
  FlipFlick flick;
  FlipSide side;
  FlipMove move;
  guint choice;

  g_return_val_if_fail (FLIP_IS_TABLE_HAND (self) && notation, FALSE);

  if (self->task != FLIP_HAND_FLICKS
      || !flip_log_read_move (flip_session_log (flip_sheet_model_session (self->model)), notation,
                              &move, NULL)
      || !flip_tabletop_read_move (self->choices, self->n_choices, &move, &choice, &side, &flick))
    return FALSE;
  self->chosen = choice;
  if (try_side (self, side))
    {
      self->flick.angle = flick.angle;
      self->flick.speed = flick.speed;
      look_ahead (self);
    }
  tell (self);
  return self->laid;
}

guint
flip_table_hand_acts (FlipTableHand *self, FlipHandAct acts[FLIP_MOST_ACTS])
{
  const FlipFlickChoice *chosen = flip_table_hand_chosen (self, NULL);
  const char *const *words;
  guint n = 0;

  g_return_val_if_fail (FLIP_IS_TABLE_HAND (self) && acts, 0);

  words = bridge (self)->acts;
  for (guint act = 0; words[act] && n < FLIP_MOST_ACTS; act++)
    {
      FlipHandAct *found = &acts[n];

      *found = (FlipHandAct){ .label = _ (words[act]), .choice = -1 };
      for (guint i = 0; chosen && i < self->n_choices; i++)
        {
          if (self->choices[i].site == chosen->site && self->choices[i].act == act)
            found->choice = (int) i;
        }
      found->is_chosen = chosen && chosen->act == act;
      n += found->choice >= 0 || bridge (self)->act_is_known (present_state (self), act);
    }
  return n;
}

guint
flip_table_hand_figures (FlipTableHand *self, guint figures[FLIP_MOST_CHOICES])
{
  guint n = 0;

  g_return_val_if_fail (FLIP_IS_TABLE_HAND (self) && figures, 0);

  for (guint i = 0; self->task == FLIP_HAND_FLICKS && i < self->n_choices; i++)
    {
      if (i == 0 || self->choices[i].site != self->choices[i - 1].site)
        figures[n++] = i;
    }
  return n;
}

/* Chooses the next figure; FALSE at the end of the row. */
gboolean
flip_table_hand_step (FlipTableHand *self, int by)
{
  const FlipFlickChoice *now = flip_table_hand_chosen (self, NULL);

  g_return_val_if_fail (FLIP_IS_TABLE_HAND (self) && by != 0, FALSE);

  for (int i = (int) self->chosen + by; now && i >= 0 && i < (int) self->n_choices; i += by)
    {
      if (self->choices[i].site != now->site)
        return flip_table_hand_choose_site (self, self->choices[i].site);
    }

  return FALSE;
}

FlipSide
flip_table_hand_side (FlipTableHand *self)
{
  return self->side;
}

/* The aim stays. If there is no room on that side, the disc stays and the problem says why. */
void
flip_table_hand_set_side (FlipTableHand *self, FlipSide side)
{
  const FlipFlickChoice *chosen = flip_table_hand_chosen (self, NULL);
  FlipFlick before = self->flick;

  if (!chosen || !chosen->has_sides || side == self->side)
    return;
  if (try_side (self, side))
    {
      self->flick.angle = before.angle;
      self->flick.speed = before.speed;
      look_ahead (self);
    }
  else
    {
      g_autofree char *problem = g_steal_pointer (&self->problem);

      lay_disc (self, FLIP_NO_PIECE);
      self->flick = before;
      look_ahead (self);
      self->problem = g_steal_pointer (&problem);
    }
  tell (self);
}

const FlipFlick *
flip_table_hand_flick (FlipTableHand *self, const FlipAim **aim)
{
  if (self->task != FLIP_HAND_FLICKS || !self->laid)
    return NULL;
  if (aim)
    *aim = &self->aim;
  return &self->flick;
}

const char *
flip_table_hand_problem (FlipTableHand *self)
{
  return self->problem;
}

double
flip_table_hand_angle (FlipTableHand *self)
{
  return self->task == FLIP_HAND_TURNS ? self->turned.angle : self->flick.angle;
}

/* From inside a building, only some directions lead out. */
static double
keep_within (const FlipFlickChoice *choice, double angle)
{
  double aside = remainder (angle - choice->straight, 360);

  return fabs (aside) <= choice->widest ? angle
                                        : choice->straight + copysign (choice->widest, aside);
}

/* Rounds to a tenth of a degree, from -180 up to 180. */
void
flip_table_hand_set_angle (FlipTableHand *self, double angle)
{
  g_return_if_fail (FLIP_IS_TABLE_HAND (self) && isfinite (angle));

  if (self->task == FLIP_HAND_FLICKS)
    angle = keep_within (&self->choices[self->chosen], angle);
  angle = flip_round_angle (angle);
  if (self->task == FLIP_HAND_RESTS || angle == flip_table_hand_angle (self))
    return;
  if (self->task == FLIP_HAND_TURNS)
    try_turn (self, angle);
  else
    {
      self->flick.angle = angle;
      look_ahead (self);
    }
  tell (self);
}

double
flip_table_hand_power_of (FlipTableHand *self, double speed)
{
  return self->task == FLIP_HAND_FLICKS ? speed / self->choices[self->chosen].fastest : 0;
}

double
flip_table_hand_power (FlipTableHand *self)
{
  return flip_table_hand_power_of (self, self->flick.speed);
}

double
flip_table_hand_least_power (FlipTableHand *self)
{
  return flip_table_hand_power_of (self, self->choices[self->chosen].slowest);
}

void
flip_table_hand_set_power (FlipTableHand *self, double power)
{
  const FlipFlickChoice *chosen = flip_table_hand_chosen (self, NULL);
  double speed;

  g_return_if_fail (FLIP_IS_TABLE_HAND (self) && isfinite (power));

  if (!chosen)
    return;
  speed = CLAMP (power * chosen->fastest, chosen->slowest, chosen->fastest);
  self->kept[chosen->disc] = speed / chosen->fastest;
  if (fabs (speed - self->flick.speed) < 0.5)
    return;
  self->flick.speed = speed;
  look_ahead (self);
  tell (self);
}

const FlipAimItem *
flip_table_hand_line (FlipTableHand *self, guint *n)
{
  g_return_val_if_fail (FLIP_IS_TABLE_HAND (self) && n, NULL);

  *n = self->n_line;
  return self->line;
}

const FlipPiece *
flip_table_hand_turning (FlipTableHand *self, gboolean *is_free)
{
  if (self->task != FLIP_HAND_TURNS)
    return NULL;
  if (is_free)
    *is_free = self->is_free;
  return &self->turned;
}

gboolean
flip_table_hand_previews (FlipTableHand *self)
{
  return self->previews;
}

void
flip_table_hand_set_previews (FlipTableHand *self, gboolean previews)
{
  if (self->previews == previews)
    return;
  self->previews = previews;
  tell (self);
}

static FlipMove
turn_of (FlipTableHand *self)
{
  FlipMove move = flip_sheet_model_moment (self->model)->moves[0];

  g_assert (self->task == FLIP_HAND_TURNS);

  move.arg[0] = (gint16) lround (self->turned.angle * 10);
  return move;
}

char *
flip_table_hand_notation (FlipTableHand *self)
{
  const FlipMoment *moment = flip_sheet_model_moment (self->model);
  FlipMove move;

  g_return_val_if_fail (FLIP_IS_TABLE_HAND (self), NULL);

  if (self->task == FLIP_HAND_TURNS && self->is_free)
    move = turn_of (self);
  else if (self->task == FLIP_HAND_FLICKS && self->laid)
    move = flip_tabletop_move (&self->choices[self->chosen], self->side, &self->flick);
  else
    return NULL;
  return flip_log_print_at (moment->log, moment->state, &move);
}

gboolean
flip_table_hand_makes (FlipTableHand *self, const FlipMove *move)
{
  g_return_val_if_fail (FLIP_IS_TABLE_HAND (self) && move, FALSE);

  if (self->task == FLIP_HAND_TURNS)
    return TRUE;
  for (guint i = 0; self->task == FLIP_HAND_FLICKS && i < self->n_choices; i++)
    {
      if (self->choices[i].site == move->site && self->choices[i].verb == move->verb)
        return TRUE;
    }

  return FALSE;
}

/* Moves of other figures, and moves with tokens, are offered once those are chosen. */
gboolean
flip_table_hand_offers (FlipTableHand *self, const FlipMove *move)
{
  const FlipFlickChoice *chosen = flip_table_hand_chosen (self, NULL);

  g_return_val_if_fail (FLIP_IS_TABLE_HAND (self) && move, FALSE);

  if (flip_table_hand_makes (self, move))
    return FALSE;
  if (!chosen)
    return TRUE;
  if (chosen->site == move->site)
    return chosen->handles || !bridge (self)->handles (move);
  for (guint i = 0; i < self->n_choices; i++)
    {
      if (self->choices[i].site == move->site)
        return FALSE;
    }

  return TRUE;
}
