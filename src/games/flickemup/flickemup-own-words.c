/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-rules.h"

#include <glib/gi18n-lib.h>

/* The words in the files of our own scenarios. A file holds them in one language, so they are translated where they
   are shown; a test holds that none is missing here. */
static const char *const own_words[] = {
  N_ ("Dust on Main Street"),
  N_ ("Moving and shooting"),
  /* title of a scenario */ N_ ("Open Doors"),
  N_ ("Entering and leaving buildings, shooting from inside, duels"),
  /* title of a scenario */ N_ ("Payday"),
  N_ ("Taking, leaving and exchanging tokens"),
  N_ ("Two Hands, Two Colts"),
  N_ ("Shooting with two pistols"),
  N_ ("Across the Threshold"),
  N_ ("One cowboy to protect, and one to catch"),
  /* title of a scenario */ N_ ("Two Wells"),
  N_ ("Tokens outdoors, and water that can be turned"),
  /* title of a scenario */ N_ ("Sealed Papers"),
  N_ ("Tokens face down, closed buildings, leaving town"),
  N_ ("The Long Shot"),
  N_ ("The Winchester, and a hostage"),
  /* title of a scenario */ N_ ("Black Powder"),
  /* a rule of a scenario */ N_ ("Dynamite"),
  N_ ("The Rope at Eleven"),
  N_ ("The gallows, and everything together"),
  N_ ("Your own scenario"),
  N_ ("What your booklet says"),
  N_ ("The story, the set-up and the special rules are those of your booklet."),
  N_ ("Every building is there; leave out what your scenario doesn’t use."),
};

gboolean
flickemup_is_own_words (const char *words)
{
  g_return_val_if_fail (words, FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (own_words); i++)
    {
      if (g_str_equal (words, own_words[i]))
        return TRUE;
    }
  for (guint i = 0; i < flickemup_game.n_boards; i++)
    {
      if (g_str_equal (words, flickemup_game.boards[i].story))
        return TRUE;
    }
  return FALSE;
}

const char *
flickemup_words_of_file (const char *words)
{
  return flickemup_is_own_words (words) ? _ (words) : words;
}
