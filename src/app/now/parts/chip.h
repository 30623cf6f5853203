/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* The ground of a button that is a chip, drawn as the board draws a site in reach. */
#define FLIP_TYPE_CHIP (flip_chip_get_type ())
G_DECLARE_FINAL_TYPE (FlipChip, flip_chip, FLIP, CHIP, AdwBin)

typedef enum
{
  FLIP_CHIP_PILL,   /* round at both ends */
  FLIP_CHIP_SITE,   /* with a stronger line while it is pointed at */
  FLIP_CHIP_FREE,   /* stands for sites that cost nothing */
  FLIP_CHIP_PRICED, /* stands for sites that cost something: fainter, with a dashed line */
} FlipChipLook;

/* Makes a chip of a button. */
void flip_chip_set (GtkButton *button, FlipChipLook look, GtkWidget *content);

G_END_DECLS
