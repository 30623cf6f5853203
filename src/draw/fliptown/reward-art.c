/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/fliptown/fliptown-art.h"
#include "engine/base/phrase.h"
#include "games/fliptown/places/fliptown-place.h"

#include <glib/gi18n-lib.h>

static void add_part (FliptownParts *parts, int kind, const char *format, ...) G_GNUC_PRINTF (3, 4);

static void
add_part (FliptownParts *parts, int kind, const char *format, ...)
{
  va_list arguments;

  g_return_if_fail (parts->n < FLIPTOWN_MOST_PARTS);

  parts->kinds[parts->n] = (gint8) kind;
  va_start (arguments, format);
  flip_phrase_vprint (parts->parts[parts->n++], sizeof parts->parts[0], format, arguments);
  va_end (arguments);
}

void
fliptown_reward_parts (const FliptownReward *reward, FliptownParts *parts, FliptownParts *wanted)
{
  if (reward->pan_or_hammer)
    {
      add_part (parts, -1, /* Translators: {pan}: a picture of a pan */ _ ("{pan} pan"));
      /* Translators: {hammer}: a picture of a hammer */
      add_part (parts, -1, _ ("or {hammer} hammer"));
    }
  if (reward->hammers == 1)
    add_part (parts, -1, /* Translators: {hammer}: a picture of a hammer */ _ ("{hammer} hammer"));
  else if (reward->hammers > 1)
    add_part (parts, FLIPTOWN_REWARD_HAMMERS,
              /* Translators: %d: how many; {hammer}: a picture of a hammer */
              ngettext ("%d {hammer} hammer", "%d {hammer} hammers", (gulong) reward->hammers),
              reward->hammers);
  if (reward->pans == 1)
    add_part (parts, -1, /* Translators: {pan}: a picture of a pan */ _ ("{pan} pan"));
  else if (reward->pans > 1)
    add_part (parts, FLIPTOWN_REWARD_PANS,
              /* Translators: %d: how many; {pan}: a picture of a pan */
              ngettext ("%d {pan} pan", "%d {pan} pans", (gulong) reward->pans), reward->pans);
  if (reward->stars)
    add_part (parts, FLIPTOWN_REWARD_STARS, "{star} %d", reward->stars);
  if (reward->gold)
    add_part (parts, FLIPTOWN_REWARD_GOLD, "{gold} %d", reward->gold);
  if (reward->cash)
    add_part (parts, FLIPTOWN_REWARD_CASH, "[$%d]", reward->cash);
  if (reward->wanted > 0)
    add_part (wanted, FLIPTOWN_REWARD_WANTED, "{wanted} %d", reward->wanted);
  else if (reward->wanted < 0)
    add_part (wanted, FLIPTOWN_REWARD_WANTED, "−%d {wanted}", -reward->wanted);
}

char *
fliptown_parts_join (const FliptownParts *parts)
{
  GString *text = g_string_new (NULL);

  g_assert (parts->n <= FLIPTOWN_MOST_PARTS);

  for (guint i = 0; i < parts->n; i++)
    g_string_append_printf (text, "%s%s", i ? "  " : "", parts->parts[i]);
  return g_string_free (text, FALSE);
}

void
fliptown_parts_name (FlipCanvas *canvas,
                     const char *group,
                     const char *key,
                     FliptownRewardKind first,
                     const FliptownParts *parts)
{
  for (guint i = 0; i < parts->n; i++)
    {
      if (parts->kinds[i] >= 0)
        flip_value_name (canvas, group, key, parts->kinds[i] - (int) first);
    }
}

static FlipBonus
bonus_of (FliptownPlace place)
{
  return (FlipBonus){
    .hue = (FlipHue) place,
    .glyph = (FlipGlyph) place,
    .name = fliptown_place_name (place),
  };
}

gboolean
fliptown_reward_bonus (const FliptownReward *reward, FlipBonus *bonus)
{
  if (reward->bonus == FLIPTOWN_NOWHERE)
    return FALSE;
  *bonus = bonus_of (reward->bonus);
  return TRUE;
}
