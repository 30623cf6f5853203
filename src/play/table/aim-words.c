/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/table/aim-words.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define FRONT_WITHIN 45.0

/* helpers */

/* A name that begins a line. */
static char *
begin_with (const char *name)
{
  gunichar first = g_unichar_toupper (g_utf8_get_char (name));
  GString *text = g_string_new (NULL);

  g_string_append_unichar (text, first);
  g_string_append (text, g_utf8_next_char (name));
  return g_string_free (text, FALSE);
}

static char *
name_of (FlipTableHand *hand, guint16 piece)
{
  return begin_with (flip_table_hand_art (hand)->piece_name (piece));
}

/* On which side a standing figure is touched, seen from it, or at which face a doorway is. */
static const char *
side_of (FlipTableHand *hand, const FlipAimItem *item)
{
  const FlipPiece *piece = flip_table_find (flip_table_hand_table (hand), item->piece);
  double towards = atan2 (item->ny, item->nx) * 180 / G_PI, apart;

  if (item->inner)
    return _ ("inside its door");
  if (!piece || !flip_piece_stands (piece))
    return NULL;
  apart = fabs (remainder (towards - piece->angle, 360));
  return apart < FRONT_WITHIN         ? _ ("from the front")
         : apart > 180 - FRONT_WITHIN ? /* where a shot comes from */ _ ("from behind")
                                      : _ ("from the side");
}

static double
topples_from (FlipTableHand *hand, const FlipAimItem *item)
{
  double power = ceil (flip_table_hand_power_of (hand, item->topple_from) * 100);

  return item->topple_from > 0 && power <= 100 ? power : 0;
}

static const FlipPiece *
standing_piece (FlipTableHand *hand, const FlipAimItem *item)
{
  const FlipPiece *piece = flip_table_find (flip_table_hand_table (hand), item->piece);

  return piece && flip_piece_stands (piece) ? piece : NULL;
}

/* public functions */

char *
flip_aim_words_contact (FlipTableHand *hand)
{
  const FlipAim *aim;
  g_autofree char *name = NULL;
  const char *side;

  g_return_val_if_fail (FLIP_IS_TABLE_HAND (hand), NULL);

  if (!flip_table_hand_flick (hand, &aim))
    return NULL;
  if (aim->end == FLIP_AIM_STOPS)
    /* Translators: %.0f: millimetres */
    return g_strdup_printf (_ ("Stops after %.0f mm, touches nothing"), aim->distance);
  if (aim->end == FLIP_AIM_LEAVES)
    /* Translators: %.0f: millimetres */
    return g_strdup_printf (_ ("Leaves the table after %.0f mm"), aim->distance);
  name = name_of (hand, aim->item.piece);
  side = side_of (hand, &aim->item);
  /* Translators: first %s: a piece on the table; second %s: which side of it */
  return side ? g_strdup_printf (_ ("First contact: %s, %s"), name, side)
              /* Translators: %s: a piece on the table */
              : g_strdup_printf (_ ("First contact: %s"), name);
}

char *
flip_aim_words_item (FlipTableHand *hand, const FlipAimItem *item)
{
  g_autofree char *name = name_of (hand, item->piece);
  double power = topples_from (hand, item);

  g_return_val_if_fail (FLIP_IS_TABLE_HAND (hand) && item, NULL);

  if (power > 0)
    /* Translators: %s: a piece on the table; first %.0f: millimetres; second %.0f: per cent */
    return g_strdup_printf (_ ("%s, %.0f mm, topples from %.0f %%"), name, item->distance, power);
  if (standing_piece (hand, item))
    /* Translators: %s: a piece on the table; %.0f: millimetres */
    return g_strdup_printf (_ ("%s, %.0f mm, can’t be toppled from here"), name, item->distance);
  /* Translators: what lies on the line, and how far away */
  return g_strdup_printf (_ ("%s, %.0f mm"), name, item->distance);
}

double
flip_aim_words_topples_from (FlipTableHand *hand)
{
  guint n;
  const FlipAimItem *items = flip_table_hand_line (hand, &n);

  return n ? topples_from (hand, &items[0]) : 0;
}
