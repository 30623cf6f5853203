/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/canvas.h"

#define FLIP_SEAT_LETTERS_SIZE 16

/* The abbreviation of a player's name for small places: the number at the end of a name such as
   "Player 2", otherwise its first letter; empty for a name with neither. */
void flip_seat_letters (const char *name, char letters[FLIP_SEAT_LETTERS_SIZE]);

/* A disc in the seat's ink with this abbreviation. */
void flip_seat_disc_draw (FlipCanvas *canvas,
                          guint seat,
                          const char *name,
                          double x,
                          double y,
                          double radius);
