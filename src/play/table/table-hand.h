/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet/sheet-model.h"
#include "draw/table/table-art.h"
#include "table/aim.h"
#include "table/tabletop.h"

G_BEGIN_DECLS

/* The player's intention at the simulated table: which figure, which flick, and where it would go.
   Canvas, panel and keys all change it, and are notified of changes. Signals: "changed". */
#define FLIP_TYPE_TABLE_HAND (flip_table_hand_get_type ())
G_DECLARE_FINAL_TYPE (FlipTableHand, flip_table_hand, FLIP, TABLE_HAND, GObject)

typedef enum
{
  FLIP_HAND_RESTS, /* nothing can be done by hand at present */
  FLIP_HAND_FLICKS,
  FLIP_HAND_TURNS, /* a figure, after it moved */
} FlipHandTask;

FlipTableHand *flip_table_hand_new (FlipSheetModel *model);

/* To be called after each change of the model. */
void flip_table_hand_reload (FlipTableHand *self);

FlipHandTask flip_table_hand_task (FlipTableHand *self);
const FlipTableArt *flip_table_hand_art (FlipTableHand *self);

/* The table of the moment that is shown, including the disc if it has been put down. */
const FlipTable *flip_table_hand_table (FlipTableHand *self);

/* The figures that stand on other pieces and therefore are not pieces of the table themselves. */
guint flip_table_hand_aside (FlipTableHand *self, FlipPiece pieces[FLIP_MOST_ASIDE]);

/* The figures and what each can do. */
const FlipFlickChoice *flip_table_hand_choices (FlipTableHand *self, guint *n);
const FlipFlickChoice *flip_table_hand_chosen (FlipTableHand *self, guint *index);
void flip_table_hand_choose (FlipTableHand *self, guint index);
gboolean flip_table_hand_choose_site (FlipTableHand *self, guint16 site);

/* Aims the shot of the chosen figure at another one, with more power if needed to topple it. FALSE
   if that figure can't be shot at. */
gboolean flip_table_hand_aim_at (FlipTableHand *self, guint16 site);

/* Aims at the next target after the last one, cyclically; by −1 at the previous one. */
gboolean flip_table_hand_aim_next (FlipTableHand *self, int by);

/* Puts the disc down and aims as a move in the notation of a sheet says; FALSE if it can't be
   flicked now. */
gboolean flip_table_hand_aim_as (FlipTableHand *self, const char *notation);

/* An act of the chosen figure, as an option of a switch. */
typedef struct
{
  const char *label;  /* translated, with a mnemonic */
  int choice;         /* the choice for it, or -1 if it isn't possible now */
  gboolean is_chosen;
} FlipHandAct;

#define FLIP_MOST_ACTS 5

guint flip_table_hand_acts (FlipTableHand *self, FlipHandAct acts[FLIP_MOST_ACTS]);

/* The first choice of each figure. */
guint flip_table_hand_figures (FlipTableHand *self, guint figures[FLIP_MOST_CHOICES]);
gboolean flip_table_hand_step (FlipTableHand *self, int by);
FlipSide flip_table_hand_side (FlipTableHand *self);
void flip_table_hand_set_side (FlipTableHand *self, FlipSide side);

/* The flick, or why there is none; a turn also uses the angle. Power ranges from 0
   to 1, and is 0 while nothing is flicked. */
const FlipFlick *flip_table_hand_flick (FlipTableHand *self, const FlipAim **aim);
const char *flip_table_hand_problem (FlipTableHand *self);
double flip_table_hand_angle (FlipTableHand *self);
void flip_table_hand_set_angle (FlipTableHand *self, double angle);
double flip_table_hand_power (FlipTableHand *self);
double flip_table_hand_least_power (FlipTableHand *self);
void flip_table_hand_set_power (FlipTableHand *self, double power);
double flip_table_hand_power_of (FlipTableHand *self, double speed);

/* The pieces in the line, nearest first. */
const FlipAimItem *flip_table_hand_line (FlipTableHand *self, guint *n);

/* The piece that is being turned; `is_free` is set to FALSE if it can't face that way. */
const FlipPiece *flip_table_hand_turning (FlipTableHand *self, gboolean *is_free);

/* Whether the path to the first contact is shown. */
gboolean flip_table_hand_previews (FlipTableHand *self);
void flip_table_hand_set_previews (FlipTableHand *self, gboolean previews);

/* The flick or turn in the notation of a move; NULL if it can't be made now. */
char *flip_table_hand_notation (FlipTableHand *self);

/* Whether a legal move is made with the hand and therefore needs no button. */
gboolean flip_table_hand_makes (FlipTableHand *self, const FlipMove *move);

/* Whether a move gets a button at this moment. */
gboolean flip_table_hand_offers (FlipTableHand *self, const FlipMove *move);

G_END_DECLS
