/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-words.h"

#include <glib/gi18n-lib.h>

/* Words of the notation and of the scenario files, which are never translated; and display
   names. */

/* The first pieces are the figures. */
const char *const flickemup_piece_words[FLICKEMUP_PIECES] = {
  "lawman-1",     "lawman-2",     "lawman-3",        "lawman-4",         "lawman-5",
  "outlaw-1",     "outlaw-2",     "outlaw-3",        "outlaw-4",         "outlaw-5",
  "man",          "woman",        "sheriff-left",    "sheriff-right",    "bank-left",
  "bank-right",   "saloon-left",  "saloon-right",    "store-left",       "store-right",
  "hall-left",    "hall-right",   "undertaker-left", "undertaker-right", "gallows",
  "barrel-1",     "barrel-2",     "barrel-3",        "barrel-4",         "barrel-5",
  "cactus-1",     "cactus-2",     "cactus-3",        "fence-1",          "fence-2",
  "fence-3",      "fence-4",      "tumbleweed-1",    "tumbleweed-2",     "tumbleweed-3",
  "tumbleweed-4", "tumbleweed-5",
};

const char *const flickemup_building_words[FLICKEMUP_BUILDINGS] = {
  "sheriff", "bank", "saloon", "store", "hall", "undertaker",
};

const char *const flickemup_token_words[FLICKEMUP_TOKENS] = {
  "gold", "colt", "winchester", "clean-water", "poisoned-water", "dynamite", "document", "hostage",
};

const char *const flickemup_edge_words[FLICKEMUP_EDGES] = { "north", "east", "south", "west" };

/* Sites of a tracked game, cowboy by cowboy. */
#define FIVE(what, kind) what kind "-1", what kind "-2", what kind "-3", what kind "-4", what kind "-5"
#define TEN(what)        FIVE (what, "-of-lawman"), FIVE (what, "-of-outlaw")
#define TWO(cowboy)      "place-1-of-" cowboy, "place-2-of-" cowboy
#define FOUR(team) \
  "goal-1-of-the-" team, "goal-2-of-the-" team, "goal-3-of-the-" team, "goal-4-of-the-" team

static const char *const tracker_words[FLICKEMUP_TRACKER_SITES - FLICKEMUP_SITES] = {
  TEN ("hat"),      TEN ("hearts"),   TEN ("lost-hearts"), TWO ("lawman-1"), TWO ("lawman-2"),
  TWO ("lawman-3"), TWO ("lawman-4"), TWO ("lawman-5"),    TWO ("outlaw-1"), TWO ("outlaw-2"),
  TWO ("outlaw-3"), TWO ("outlaw-4"), TWO ("outlaw-5"),    FOUR ("lawmen"),  FOUR ("outlaws"),
};

static const char *
find (const char *const *words, guint n, guint index)
{
  g_assert (index < n);

  return index < n ? words[index] : "?";
}

const char *
flickemup_figure_word (guint figure)
{
  return find (flickemup_piece_words, FLICKEMUP_FIGURES, figure);
}

const char *
flickemup_building_word (guint building)
{
  return find (flickemup_building_words, FLICKEMUP_BUILDINGS, building);
}

const char *
flickemup_piece_word (guint piece)
{
  return find (flickemup_piece_words, FLICKEMUP_PIECES, piece);
}

const char *
flickemup_token_word (guint token)
{
  return find (flickemup_token_words, FLICKEMUP_TOKENS, token);
}

const char *
flickemup_edge_word (guint edge)
{
  return find (flickemup_edge_words, FLICKEMUP_EDGES, edge);
}

const char *
flickemup_team_word (guint team)
{
  g_assert (team < FLICKEMUP_TEAMS);

  return team == FLICKEMUP_LAWMEN ? "lawmen" : "outlaws";
}

const char *
flickemup_site_word (guint site)
{
  g_assert (site < FLICKEMUP_TRACKER_SITES);

  if (site >= FLICKEMUP_SITES)
    return tracker_words[site - FLICKEMUP_SITES];
  if (site < FLICKEMUP_SITE_BUILDING)
    return flickemup_piece_words[site];
  if (site < FLICKEMUP_SITE_GALLOWS)
    return flickemup_building_words[site - FLICKEMUP_SITE_BUILDING];
  return site == FLICKEMUP_SITE_GALLOWS ? "gallows" : site == FLICKEMUP_SITE_CLOCK ? "clock" : "?";
}

/* Display names, which fit both at the beginning of a sentence and inside one. */

const char *
flickemup_figure_name (guint figure)
{
  static const char *const names[FLICKEMUP_FIGURES] = {
    /* a figure */ N_ ("Lawman 1"), /* a figure */ N_ ("Lawman 2"),
    /* a figure */ N_ ("Lawman 3"), /* a figure */ N_ ("Lawman 4"),
    /* a figure */ N_ ("Lawman 5"), /* a figure */ N_ ("Outlaw 1"),
    /* a figure */ N_ ("Outlaw 2"), /* a figure */ N_ ("Outlaw 3"),
    /* a figure */ N_ ("Outlaw 4"), /* a figure */ N_ ("Outlaw 5"),
    /* a figure */ N_ ("The man"),  /* a figure */ N_ ("The woman"),
  };

  return _ (find (names, FLICKEMUP_FIGURES, figure));
}

/* Inside a sentence: "Hit the man". */
const char *
flickemup_figure_inside (guint figure)
{
  return figure == FLICKEMUP_MAN     ? /* a figure */ _ ("the man")
         : figure == FLICKEMUP_WOMAN ? /* a figure */ _ ("the woman")
                                     : flickemup_figure_name (figure);
}

const char *
flickemup_building_name (guint building)
{
  static const char *const names[FLICKEMUP_BUILDINGS] = {
    NC_ ("building", "Sheriff"),   NC_ ("building", "Bank"),
    NC_ ("building", "Saloon"),    NC_ ("building", "General Store"),
    NC_ ("building", "Town Hall"), NC_ ("building", "Undertaker"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "building", find (names, FLICKEMUP_BUILDINGS, building));
}

/* Inside a sentence: "Entered the Sheriff’s office". */
const char *
flickemup_building_inside (guint building)
{
  static const char *const names[FLICKEMUP_BUILDINGS] = {
    N_ ("the Sheriff’s office"),
    /* a building */ N_ ("the Bank"),
    /* a building */ N_ ("the Saloon"),
    N_ ("the General Store"),
    N_ ("the Town Hall"),
    /* a building */ N_ ("the Undertaker’s"),
  };

  return building < FLICKEMUP_BUILDINGS ? _ (names[building]) : "?";
}

const char *
flickemup_token_name (guint token)
{
  static const char *const names[FLICKEMUP_TOKENS] = {
    /* a token, or what is paid with */ N_ ("gold"),
    /* a token */ N_ ("Colt"),
    N_ ("Winchester"),
    /* a token */ N_ ("clean water"),
    /* a token */ N_ ("poisoned water"),
    N_ ("dynamite"),
    /* a token */ N_ ("document"),
    /* a token */ N_ ("hostage"),
  };

  return _ (find (names, FLICKEMUP_TOKENS, token));
}

char *
flickemup_token_count (guint token, guint n)
{
  const char *const words[FLICKEMUP_TOKENS] = {
    /* Translators: %u: how many tokens */ ngettext ("%u gold", "%u gold", n),
    /* Translators: %u: how many tokens */ ngettext ("%u Colt", "%u Colts", n),
    /* Translators: %u: how many tokens */ ngettext ("%u Winchester", "%u Winchesters", n),
    /* Translators: %u: how many tokens */ ngettext ("%u clean water", "%u clean water", n),
    /* Translators: %u: how many tokens */ ngettext ("%u poisoned water", "%u poisoned water", n),
    /* Translators: %u: how many tokens */
    ngettext ("%u stick of dynamite", "%u sticks of dynamite", n),
    /* Translators: %u: how many tokens */ ngettext ("%u document", "%u documents", n),
    /* Translators: %u: how many tokens */ ngettext ("%u hostage", "%u hostages", n),
  };

  g_assert (token < FLICKEMUP_TOKENS);

  return g_strdup_printf (words[token], n);
}

const char *
flickemup_team_name (guint team)
{
  return team == FLICKEMUP_LAWMEN ? _ ("Lawmen") : _ ("Outlaws");
}

const char *
flickemup_edge_name (guint edge)
{
  static const char *const names[FLICKEMUP_EDGES] = {
    /* an edge of the table */ N_ ("far edge"),
    /* an edge of the table */ N_ ("right edge"),
    /* an edge of the table */ N_ ("near edge"),
    /* an edge of the table */ N_ ("left edge"),
  };

  return _ (find (names, FLICKEMUP_EDGES, edge));
}

static const char *
loose_name (guint piece)
{
  return piece < FLICKEMUP_PIECE_BARREL       ? /* a piece on the table */ _ ("gallows")
         : piece < FLICKEMUP_PIECE_CACTUS     ? _ ("barrel")
         : piece < FLICKEMUP_PIECE_FENCE      ? _ ("cactus")
         : piece < FLICKEMUP_PIECE_TUMBLEWEED ? _ ("fence")
                                              : _ ("tumbleweed");
}

/* The name of a touched piece: "barrel", "Saloon", "Outlaw 3". */
const char *
flickemup_piece_name (guint piece)
{
  guint building = flickemup_building_of (piece);

  g_assert (piece < FLICKEMUP_PIECES);

  if (piece < FLICKEMUP_FIGURES)
    return flickemup_figure_name (piece);
  return building < FLICKEMUP_BUILDINGS ? flickemup_building_name (building) : loose_name (piece);
}

const char *
flickemup_region_name (guint site)
{
  g_assert (site < FLICKEMUP_TRACKER_SITES);

  if (site >= FLICKEMUP_SITE_GOAL)
    return _ ("Goals");
  site = flickemup_figure_of (site);
  if (site < FLICKEMUP_COWBOYS)
    return flickemup_team_name (flickemup_team_of (site));
  if (site < FLICKEMUP_FIGURES)
    return /* Translators: those who belong to no side */ _ ("Townspeople");
  if (site < FLICKEMUP_SITE_GALLOWS)
    return _ ("Buildings");
  return site == FLICKEMUP_SITE_CLOCK ? _ ("Town Hall clock") : _ ("On the table");
}

/* A figure or a building within a sentence. */
const char *
flickemup_site_inside (guint site)
{
  g_assert (site < FLICKEMUP_SITE_GALLOWS);

  return site < FLICKEMUP_SITE_BUILDING
           ? flickemup_figure_inside (site)
           : flickemup_building_inside (site - FLICKEMUP_SITE_BUILDING);
}

/* The cowboy being played. */
const char *
flickemup_actor_name (const FlickemupState *state)
{
  return flickemup_figure_name (state->turn.cowboy);
}

/* The words in the files of the built-in scenarios. A file contains them in one language, so they
   are translated when they are shown; a test checks that none is missing here. */
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
