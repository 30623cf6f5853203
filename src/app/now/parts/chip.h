/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

/* The background of a button that looks like a chip, drawn like a site in reach on the board. */
#define FLIP_TYPE_CHIP (flip_chip_get_type ())
G_DECLARE_FINAL_TYPE (FlipChip, flip_chip, FLIP, CHIP, AdwBin)

typedef enum
{
  FLIP_CHIP_PILL,   /* round at both ends */
  FLIP_CHIP_SITE,   /* with a stronger outline while the pointer is over it */
  FLIP_CHIP_FREE,   /* stands for free sites */
  FLIP_CHIP_PRICED, /* stands for sites with a price: fainter, with a dashed outline */
} FlipChipLook;

/* Makes a button look like a chip. */
void flip_chip_set (GtkButton *button, FlipChipLook look, GtkWidget *content);
