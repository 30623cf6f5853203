/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/sheet/usual-players.h"

#include "games/games.h"
#include "play/players/automatic.h"

#include <glib/gi18n-lib.h>

/* helpers */

static void
player_free (FlipUsualPlayer *player)
{
  g_free (player->name);
  g_free (player);
}

static void
add_player (GPtrArray *players, const char *name, guint level)
{
  FlipUsualPlayer *player = g_new (FlipUsualPlayer, 1);

  *player = (FlipUsualPlayer){ g_strdup (name), level };
  g_ptr_array_add (players, player);
}

static guint
number_of_level (const FlipPlayer *player)
{
  for (guint i = 0; i < FLIP_N_LEVELS; i++)
    {
      if (g_str_equal (flip_player_level (i)->name, player->name))
        return i + 1;
    }

  return 0;
}

/* The kind of the game's own opponent, if the sheet had one. */
static char *
read_opponent (FlipLibrary *library, const FlipSheetInfo *info)
{
  const FlipGame *game = flip_games_find (info->game);
  const FlipOption *option = game && game->opponent ? flip_game_find_option (game, game->opponent) : NULL;
  g_autofree char *value = option ? flip_library_read_value (library, info->id, option->key) : NULL;

  return value && !g_str_equal (value, option->values[0]) ? g_steal_pointer (&value) : NULL;
}

/* If the game has an opponent, only the first seat is a person's. */
static void
read_sheet (FlipLibrary *library, const FlipSheetInfo *info, const char *opponent, GPtrArray *players)
{
  g_autofree char *note = flip_library_read_value (library, info->id, FLIP_AUTOMATIC_TAG);
  FlipPlayer levels[FLIP_MAX_SEATS];
  guint automatic = flip_automatic_read (note, info->n_seats, levels);

  for (guint seat = 0; seat < info->n_seats && !(opponent && seat); seat++)
    add_player (players, info->seats[seat].name, automatic >> seat & 1 ? number_of_level (&levels[seat]) : 0);
}

/* public functions */

GPtrArray *
flip_usual_players_read (FlipLibrary *library, char **opponent)
{
  g_autoptr (GPtrArray) newest = library ? flip_library_list (library, NULL, 0, 1, NULL) : NULL;
  GPtrArray *players = g_ptr_array_new_with_free_func ((GDestroyNotify) player_free);
  const char *user = g_get_real_name ();

  g_assert (opponent);

  *opponent = NULL;
  if (newest && newest->len)
    {
      *opponent = read_opponent (library, g_ptr_array_index (newest, 0));
      read_sheet (library, g_ptr_array_index (newest, 0), *opponent, players);
    }
  else
    add_player (players, g_strcmp0 (user, "Unknown") ? user : "", 0);
  return players;
}

GPtrArray *
flip_usual_players_known (FlipLibrary *library)
{
  GPtrArray *known = library ? flip_library_players (library, NULL) : NULL;

  for (guint i = known ? known->len : 0; i > 0; i--)
    {
      if (flip_usual_players_is_ours (g_ptr_array_index (known, i - 1)))
        g_ptr_array_remove_index (known, i - 1);
    }

  return known;
}

char *
flip_usual_players_name (guint seat)
{
  /* Translators: the name of a seat that the program plays, by its number */
  return g_strdup_printf (_ ("Flipside %u"), seat + 1);
}

/* "Flipside", or "Flipside 2" */
gboolean
flip_usual_players_is_ours (const char *name)
{
  g_return_val_if_fail (name != NULL, FALSE);

  /* Translators: the name of the program */
  if (g_str_equal (name, _ ("Flipside")))
    return TRUE;
  for (guint seat = 0; seat < FLIP_MAX_SEATS; seat++)
    {
      g_autofree char *ours = flip_usual_players_name (seat);

      if (g_str_equal (name, ours))
        return TRUE;
    }

  return FALSE;
}
