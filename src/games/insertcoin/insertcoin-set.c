/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/insertcoin/insertcoin-set.h"

#include "games/insertcoin/insertcoin-rules.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A card set: the values in its file, and those derived from them. */

/* All levels have the same size. */
static void
lay_out_level (InsertcoinSet *set)
{
  set->level_squares = (guint16) (set->side * set->side);
  set->inverse = (guint16) (0x10000 / set->side + 1);
  for (guint row = 0; row < set->side; row++)
    for (guint column = 0; column < set->side; column++)
      {
        guint square = row * INSERTCOIN_STRIDE + column;

        set->level = insertcoin_grid_or (set->level, insertcoin_grid_of_square (square));
        set->indices[square] = (guint8) (row * set->side + column);
      }
}

/* As many piles as GAME OVER cards, one in each; the first ones have one card more if necessary. */
static void
make_piles (InsertcoinSet *set)
{
  guint end = 0;

  for (guint pile = 0; pile < set->n_piles; pile++)
    {
      end += set->n_cards / set->n_piles + (pile < set->n_cards % set->n_piles) + 1;
      set->pile_ends[pile] = (guint8) end;
    }
}

static void
count_squares (InsertcoinSet *set)
{
  for (guint i = 0; i < set->n_shapes; i++)
    set->shapes[i].n_squares = (guint8) insertcoin_grid_count (set->shapes[i].squares);
}

/* Cards with the same shape are told apart by their numbers. */
static void
number_cards (InsertcoinSet *set)
{
  guint8 seen[INSERTCOIN_MAX_SHAPES] = { 0 };

  for (guint i = 0; i < set->n_cards; i++)
    set->cards[i].number = ++seen[set->cards[i].shape];
}

static gboolean
has_house_values (const InsertcoinSet *set)
{
  guint house = 0;

  for (guint i = 0; i < set->n_shapes; i++)
    house |= set->shapes[i].house;
  for (guint i = 0; i < set->n_symbols; i++)
    house |= set->symbols[i].house;
  for (guint i = 0; i < set->n_cards; i++)
    house |= set->cards[i].house;
  return house != 0;
}

gboolean
insertcoin_set_read (InsertcoinSet *set, const char *text, const char *name, GError **error)
{
  memset (set, 0, sizeof *set);
  if (!flip_format_read (&insertcoin_format, text, name, set, error))
    return FALSE;
  lay_out_level (set);
  make_piles (set);
  count_squares (set);
  number_cards (set);
  set->house = has_house_values (set);
  return TRUE;
}

/* The words of card sets and of the notation are never translated; the display names are. */

const char *
insertcoin_ability_word (InsertcoinAbility ability)
{
  static const char *const words[INSERTCOIN_N_ABILITIES] = {
    "none", "fill", "skull", "life", "symbol", "shield", "bolt", "coin", "ghost",
  };

  g_return_val_if_fail (ability < INSERTCOIN_N_ABILITIES, "?");

  return words[ability];
}

/* "long-bar" in ordinary spelling. */
static const char *
spell (const char *word)
{
  g_autofree char *name = g_strdelimit (g_strdup (word), "-", ' ');

  name[0] = g_ascii_toupper (name[0]);
  return g_intern_string (name);
}

/* The name of a shape or symbol, translated if it is one of the built-in set. */
const char *
insertcoin_name (const char *word)
{
  static const struct
  {
    const char *word, *name;
  } names[] = {
    { "cherry", NC_ ("shape or symbol", "Cherry") },
    { "skull", NC_ ("shape or symbol", "Skull") },
    { "heart", NC_ ("shape or symbol", "Heart") },
    { "alien", NC_ ("shape or symbol", "Alien") },
    { "shield", NC_ ("shape or symbol", "Shield") },
    { "bolt", NC_ ("shape or symbol", "Bolt") },
    { "star", NC_ ("shape or symbol", "Star") },
    { "key", NC_ ("shape or symbol", "Key") },
    { "ghost", NC_ ("shape or symbol", "Ghost") },
    { "domino", NC_ ("shape or symbol", "Domino") },
    { "bar", NC_ ("shape or symbol", "Bar") },
    { "corner", NC_ ("shape or symbol", "Corner") },
    { "long-bar", NC_ ("shape or symbol", "Long bar") },
    { "step", NC_ ("shape or symbol", "Step") },
    { "square", NC_ ("shape or symbol", "Square") },
    { "hook", NC_ ("shape or symbol", "Hook") },
    { "tee", NC_ ("shape or symbol", "Tee") },
    { "cross", NC_ ("shape or symbol", "Cross") },
    { "cup", NC_ ("shape or symbol", "Cup") },
    { "flag", NC_ ("shape or symbol", "Flag") },
    { "angle", NC_ ("shape or symbol", "Angle") },
    { "stairs", NC_ ("shape or symbol", "Stairs") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      if (g_str_equal (names[i].word, word))
        return g_dpgettext2 (GETTEXT_PACKAGE, "shape or symbol", names[i].name);
    }

  return spell (word);
}

const char *
insertcoin_pile_name (guint pile)
{
  static const char *const names[INSERTCOIN_MAX_PILES] = {
    /* pile of cards */ N_ ("First pile"),
    /* pile of cards */ N_ ("Second pile"),
    /* pile of cards */ N_ ("Third pile"),
    /* pile of cards */ N_ ("Fourth pile"),
  };

  g_return_val_if_fail (pile < G_N_ELEMENTS (names), "?");

  return _ (names[pile]);
}

/* What an ability does, in a few words. */
void
insertcoin_ability_describe (InsertcoinAbility ability, guint amount, GString *text)
{
  switch (ability)
    {
    case INSERTCOIN_FILL:
      /* Translators: %u: how many */
      g_string_append_printf (text, ngettext ("fill %u square", "fill any %u squares", amount),
                              amount);
      break;
    case INSERTCOIN_SKULL:
      g_string_append (text, _ ("the others miss a flip"));
      break;
    case INSERTCOIN_LIFE:
      /* Translators: %u: how many */
      g_string_append_printf (text, ngettext ("+%u life", "+%u lives", amount), amount);
      break;
    case INSERTCOIN_SYMBOL:
      g_string_append (text, _ ("this card’s other symbol too"));
      break;
    case INSERTCOIN_SHIELD:
      g_string_append (text, _ ("safe from skull and bolt"));
      break;
    case INSERTCOIN_BOLT:
      g_string_append_printf (
        /* Translators: %u: how many */
        text, ngettext ("the others lose %u life", "the others lose %u lives", amount), amount);
      break;
    case INSERTCOIN_COIN:
      /* Translators: %u: how many */
      g_string_append_printf (text, ngettext ("+%u coin", "+%u coins", amount), amount);
      break;
    case INSERTCOIN_GHOST:
      g_string_append (text, _ ("the next symbol may cross the outline"));
      break;
    default:
      g_string_append (text, /* Translators: a shape without one */ _ ("no ability"));
    }
}

const char *
insertcoin_level_id (guint level)
{
  static const char *const ids[INSERTCOIN_LEVELS] = { "level-1", "level-2", "level-3" };

  g_return_val_if_fail (level < G_N_ELEMENTS (ids), "?");

  return ids[level];
}

const char *
insertcoin_level_name (guint level)
{
  static const char *const names[INSERTCOIN_LEVELS] = {
    N_ ("Level 1"),
    N_ ("Level 2"),
    N_ ("Level 3"),
  };

  g_return_val_if_fail (level < G_N_ELEMENTS (names), "?");

  return _ (names[level]);
}
