/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/insertcoin/insertcoin-rules.h"

#include <glib/gi18n-lib.h>

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
      /* Translators: a shape without one */
      g_string_append (text, _ ("no ability"));
    }
}
