/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/simulation.h"

G_BEGIN_DECLS

/* The disc of these tests is always piece 1. */
#define DISC 1

/* A table with a bullet, or another disc, on it. */
FlipTable lay_table (FlipSurface surface, FlipPieceKind disc);

/* Adds a piece whose form is given: a round one if the width is 0. */
FlipPiece *lay_form (FlipTable *table, guint16 id, double x, double y, double angle, FlipPieceForm);

/* Flicks the disc; it must not be refused. */
FlipOutcome *lay_flick (const FlipTable *table, double x, double y, double angle, double speed);

/* Whether a piece has left the table. */
gboolean lay_is_gone (const FlipOutcome *outcome, guint16 piece);

const FlipPose *lay_pose (const FlipTable *table, const FlipOutcome *outcome, guint16 id);

/* How fast friction slows on a surface, from the facts and not from the program. */
double lay_slowing (FlipSurface surface);

/* A town by chance, without overlaps unless they are wanted; the disc is piece 1. */
void lay_by_chance (FlipTable *table, FlipRandom *random, guint pieces, gboolean overlaps);
double lay_between (FlipRandom *random, double least, double most);

/* From anywhere on the table in any direction. */
FlipFlick lay_flick_by_chance (FlipRandom *random,
                               const FlipTable *table,
                               double slowest,
                               double fastest);

/* The whole outcome as text, to the last digit. */
char *lay_print (const FlipOutcome *outcome);

G_END_DECLS
