/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/screens/screens-words.h"

#include <glib/gi18n.h>

#define MINUTE 60

/* helpers */

static char *
tell_there (const char *device, guint seconds)
{
  if (seconds < MINUTE)
    /* Translators: %s: a device, such as “Pixel”, that was heard of just now */
    return g_strdup_printf (_ ("%s, just now"), device);
  /* Translators: %s: a device, such as “Pixel”; %u min: when it was last heard of */
  return g_strdup_printf (_ ("%s, %u min ago"), device, seconds / MINUTE);
}

static char *
tell_out_of_reach (const char *device, guint seconds)
{
  if (seconds < MINUTE)
    /* Translators: %s: a device, such as “Pixel”; %u s: for how many seconds */
    return g_strdup_printf (_ ("%s, out of reach for %u s"), device, seconds);
  /* Translators: %s: a device, such as “Pixel”; %u min: for how many minutes */
  return g_strdup_printf (_ ("%s, out of reach for %u min"), device, seconds / MINUTE);
}

/* public functions */

char *
flip_screens_words_sitter (const FlipSitter *sitter)
{
  const char *device = sitter->device && *sitter->device
                         ? sitter->device
                         : /* in place of a device’s name */ _ ("another screen");

  switch (sitter->sits)
    {
    case FLIP_SITS_THERE:
      return tell_there (device, sitter->seconds);
    case FLIP_SITS_OUT_OF_REACH:
      return tell_out_of_reach (device, sitter->seconds);
    case FLIP_SITS_BY_ITSELF:
      return g_strdup (_ ("played by Flipside"));
    case FLIP_SITS_HERE:
    default:
      return g_strdup (_ ("here, on this computer"));
    }
}

char *
flip_screens_words_guests (guint n)
{
  if (n == 0)
    return g_strdup (_ ("No screen is connected yet."));
  /* Translators: %u: how many phones or tablets */
  return g_strdup_printf (ngettext ("%u screen is connected.", "%u screens are connected.", n), n);
}

char *
flip_screens_words_left (guint seconds)
{
  /* Translators: minutes and seconds for which a file is still offered */
  return g_strdup_printf (_ ("%u:%02u left"), seconds / MINUTE, seconds % MINUTE);
}

char *
flip_screens_words_taken (guint n)
{
  if (n == 0)
    /* Translators: a file that nobody has downloaded */
    return g_strdup (_ ("not taken yet"));
  if (n == 1)
    /* Translators: a file that one other screen has downloaded */
    return g_strdup (_ ("taken once"));
  /* Translators: %u: how often a file was downloaded */
  return g_strdup_printf (ngettext ("taken %u time", "taken %u times", n), n);
}
