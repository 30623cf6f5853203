/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/picture/kept-picture.h"
#include "draw/table/aim-art.h"
#include "play/review/hint.h"
#include "play/table/table-hand.h"
#include "table/recording.h"

/* Rings: who can be chosen, and who is chosen. */
typedef struct
{
  guint16 ready[FLIP_MOST_CHOICES];
  guint n_ready;
  guint16 playing;
} FlipTableRings;

/* The drawing of a table on a widget: what stands still, kept as a picture; what moves; and the
   aim. */
typedef struct
{
  /* borrowed */
  GtkWidget *widget;
  FlipTableHand *hand; /* NULL: nothing is drawn */
  const FlipTableArt *art;

  /* owned */
  gpointer state; /* the state that is drawn */
  gsize state_size;
  FlipKeptPicture still;
  FlipTableFilm film;

  FlipFlickLine lines[FLIP_HINT_CHOICES]; /* the hinted lines */
  guint n_lines;
  FlipTableView view;
  FlipTableRings rings; /* as last drawn */
  FlipTable drawn;      /* the table as last drawn */
  gboolean still_is_old;
} FlipTableLayers;

void flip_table_layers_set (FlipTableLayers *layers, FlipTableHand *hand, gsize state_size);
void flip_table_layers_clear (FlipTableLayers *layers);

/* Sets the moment to be drawn. Aiming alone changes nothing that stands still. */
void flip_table_layers_update (FlipTableLayers *layers, gconstpointer state);

/* A film begins at the moment after the flick was chosen, before its outcome. */
void flip_table_layers_begin_film (FlipTableLayers *layers,
                                   gconstpointer state,
                                   const FlipTable *before,
                                   FlipRecording *recording,
                                   double pace);

void flip_table_layers_show (FlipTableLayers *layers, GtkSnapshot *snapshot);

/* Draws a hint until the moment changes; NULL: none. */
void flip_table_layers_hint (FlipTableLayers *layers, const FlipHint *hint);

/* The aim as drawn; FALSE if there is none. */
gboolean flip_table_layers_aim (FlipTableLayers *layers, FlipAimPicture *picture);
