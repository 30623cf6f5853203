/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/change.h"
#include "play/review/verdicts.h"

#include <gtk/gtk.h>

/* The points of each seat over a sheet: a line in the seat's ink with its own dashes, and a marker
   at the moment in view. A click goes to a moment, by the action "sheet.show". */
G_DECLARE_FINAL_TYPE (FlipScoreGraph, flip_score_graph, FLIP, SCORE_GRAPH, GtkWidget)

/* The width of the scale before the lines, and of the players' names after them. */
#define FLIP_GRAPH_START 40
#define FLIP_GRAPH_END   104

/* The minimum height. */
#define FLIP_GRAPH_LEAST 88

void flip_score_graph_load (FlipScoreGraph *self, FlipMoment *moment, const FlipChange *change);

/* Sets the verdicts on the choices. They add what could be expected at the end, a sign for each
   mistake, which can be clicked, and, if the page is high enough, bars for the luck of the flips
   and the cost of the choices. */
void flip_score_graph_set_verdicts (FlipScoreGraph *self, FlipVerdicts *verdicts);
void flip_score_graph_set_room (FlipScoreGraph *self, int height);
