/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/quote.h"
#include "engine/game/words.h"
#include "games/insertcoin/insertcoin-game.h"
#include "games/insertcoin/insertcoin-symbol.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Reading the notation: "heart-2", "game-over", "keep 1 3 4", "draw bar level 3 f4 g4 h4",
   "life level 3 f4", "fill level 3 f4", "skull", "bolt", "leave". */

typedef struct
{
  const InsertcoinState *state;
  FlipWords line;
  FlipMove *move;
} Reader;

/* "heart-2" */
static gboolean
find_card (const InsertcoinState *state, const char *word, FlipCard *found)
{
  const char *dash = strrchr (word, '-');
  gint64 number;

  if (g_str_equal (word, "game-over"))
    return *found = insertcoin_game_over (state), TRUE;
  if (g_str_equal (word, "card") && state->counters)
    return *found = insertcoin_any_card (state), TRUE;
  if (!dash || !g_ascii_string_to_signed (dash + 1, 10, 1, state->set.n_cards, &number, NULL))
    return FALSE;
  for (guint card = 0; card < state->set.n_cards; card++)
    {
      const char *shape = state->set.shapes[state->set.cards[card].shape].word;

      if (strlen (shape) == (gsize) (dash - word) && g_str_has_prefix (word, shape)
          && state->set.cards[card].number == number)
        return *found = (FlipCard) card, TRUE;
    }

  return FALSE;
}

/* At a real table a kept card is entered by its shape: "heart", or "heart-2" for any heart. */
static gboolean
find_kept (const InsertcoinState *state, const char *word, FlipCard *found)
{
  FlipCard card;

  if (state->stage != INSERTCOIN_STAGE_SHAPES || state->dealt)
    return FALSE;
  for (guint shape = 0; shape < state->set.n_shapes; shape++)
    {
      gboolean named = g_str_equal (state->set.shapes[shape].word, word)
                       || (find_card (state, word, &card) && card < state->set.n_cards
                           && state->set.cards[card].shape == shape);
      FlipCard free = named ? insertcoin_card_of_shape (state, shape) : FLIP_NO_CARD;

      if (free != FLIP_NO_CARD)
        return *found = free, TRUE;
    }

  return FALSE;
}

static gboolean
read_card (const Reader *reader)
{
  FlipCard card = 0;

  if (reader->line.n != 1 || !find_card (reader->state, reader->line.words[0], &card))
    return flip_refuse (reader->line.refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "IC-DECK-4",
                        /* Translators: first %s: what was written; second %s: the word of a shape
                           */
                        _ ("“%s” is neither a card of this set nor a move. A card is written like "
                           "“%s-1”, or “game-over”."),
                        flip_quoted (reader->line.words[0]), reader->state->set.shapes[0].word);
  *reader->move = flip_move_of_card (card);
  return TRUE;
}

static gboolean
read_keep (const Reader *reader)
{
  int cards = 0;

  for (guint i = 1; i < reader->line.n; i++)
    {
      gint64 number;

      if (!g_ascii_string_to_signed (reader->line.words[i], 10, 1, INSERTCOIN_DEAL, &number, NULL)
          || cards & 1 << (number - 1))
        return flip_words_fail (
          &reader->line, "IC-SETUP-2",
          _ ("Write the numbers of the cards that are kept, as in “keep 1 3 4”."));
      cards |= 1 << (number - 1);
    }
  *reader->move = insertcoin_move (INSERTCOIN_VERB_KEEP, FLIP_NO_SITE, cards, 0);
  return TRUE;
}

/* "f4" */
static gboolean
read_place (const InsertcoinState *state, const char *word, guint *square)
{
  guint side = state->set.side, column = (guint) (word[0] - 'a');
  guint64 row;

  if (word[0] < 'a' || column >= side || word[1] == '0'
      || !g_ascii_string_to_unsigned (word + 1, 10, 1, side, &row, NULL))
    return FALSE;
  *square = ((guint) row - 1) * INSERTCOIN_STRIDE + column;
  return TRUE;
}

/* "level 3 f4 g4": the level, and the squares as a set, read from this word on. */
static gboolean
read_squares (const Reader *reader, guint from, guint *level, InsertcoinGrid *squares)
{
  gint64 number;

  *squares = (InsertcoinGrid){ 0 };
  if (reader->line.n < from + 3 || !g_str_equal (reader->line.words[from], "level")
      || !g_ascii_string_to_signed (reader->line.words[from + 1], 10, 1, INSERTCOIN_LEVELS, &number,
                                    NULL))
    return FALSE;
  *level = (guint) number - 1;
  for (guint i = from + 2; i < reader->line.n; i++)
    {
      guint square;

      if (!read_place (reader->state, reader->line.words[i], &square)
          || insertcoin_grid_has (*squares, square))
        return FALSE;
      *squares = insertcoin_grid_or (*squares, insertcoin_grid_of_square (square));
    }

  return TRUE;
}

static gboolean
read_square (const Reader *reader, InsertcoinVerb verb, const char *rule)
{
  InsertcoinGrid squares;
  guint level;

  if (!read_squares (reader, 1, &level, &squares) || insertcoin_grid_count (squares) != 1)
    return flip_words_fail (
      &reader->line, rule,
      _ ("Write one square of a level, its column as a letter and its row as a number, as in "
         "“level 3 f4”."));
  *reader->move = insertcoin_move (
    verb, insertcoin_site (reader->state, level, insertcoin_grid_take (&squares)), 0, 0);
  return TRUE;
}

static InsertcoinGrid
grid_of_sites (const InsertcoinState *state, const guint16 *sites, guint n)
{
  InsertcoinGrid grid = { 0 };

  for (guint i = 0; i < n; i++)
    grid = insertcoin_grid_or (
      grid, insertcoin_grid_of_square (insertcoin_site_square (state, sites[i])));
  return grid;
}

/* The orientation in which the symbol covers exactly these squares. */
static gboolean
find_turn (const Reader *reader, guint corner, guint level, InsertcoinGrid squares)
{
  InsertcoinGrid rest = squares;
  guint first = insertcoin_site (reader->state, level, insertcoin_grid_take (&rest));

  for (int turn = 0; turn < INSERTCOIN_TURNS; turn++)
    {
      guint16 sites[FLIP_TILE_SQUARES];
      InsertcoinGrid covered;
      guint n;

      *reader->move = insertcoin_move (INSERTCOIN_VERB_DRAW, first, (int) corner, turn);
      n = insertcoin_covers (reader->state, reader->move, sites);
      covered = grid_of_sites (reader->state, sites, n);
      if (n == insertcoin_corner (reader->state, corner)->n_cells
          && insertcoin_grid_equal (covered, squares))
        return TRUE;
    }

  return FALSE;
}

/* The corner with a symbol; if both have the same, the one that may be drawn. */
static guint
find_corner (const InsertcoinState *state, const char *word)
{
  guint n = insertcoin_corners (state), corner = 0;

  while (corner < n && !g_str_equal (insertcoin_corner (state, corner)->word, word))
    corner++;
  return corner == 0 && insertcoin_is_double (state) && insertcoin_may_draw (state, 1) ? 1 : corner;
}

static gboolean
refuse_symbol (const Reader *reader)
{
  const InsertcoinState *state = reader->state;
  const char *word = flip_quoted (reader->line.words[1]);

  if (insertcoin_corners (state) == 1 || insertcoin_is_double (state))
    return flip_refuse (reader->line.refusal, FLIP_REFUSED_CARD, FLIP_NO_SITE, "IC-DRAW-1",
                        /* Translators: first %s: what was written; second %s: a symbol */
                        _ ("“%s” is not on this card: its symbol is %s."), word,
                        insertcoin_corner (state, 0)->word);
  return flip_refuse (reader->line.refusal, FLIP_REFUSED_CARD, FLIP_NO_SITE, "IC-DRAW-1",
                      /* Translators: first %s: what was written; second and third %s: symbols */
                      _ ("“%s” is not on this card: its symbols are %s and %s."), word,
                      insertcoin_corner (state, 0)->word, insertcoin_corner (state, 1)->word);
}

static gboolean
read_draw (const Reader *reader)
{
  const InsertcoinState *state = reader->state;
  InsertcoinGrid squares;
  guint level, corner;

  if (state->deck.flipped >= state->set.n_cards)
    return flip_words_fail (&reader->line, "IC-FLIP-1", _ ("No card with symbols is flipped now."));
  if (reader->line.n < 2 || !read_squares (reader, 2, &level, &squares))
    return flip_words_fail (
      &reader->line, "IC-DRAW-1",
      _ ("Write the symbol, the level and the squares, as in “draw bar level 3 f4 "
         "g4 h4”."));
  corner = find_corner (state, reader->line.words[1]);
  if (corner == insertcoin_corners (state))
    return refuse_symbol (reader);
  return find_turn (reader, corner, level, squares)
         || flip_refuse (reader->line.refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "IC-DRAW-3",
                         /* Translators: %s: what was written */
                         _ ("These squares are not the symbol “%s”, however it is turned or "
                            "mirrored."),
                         flip_quoted (reader->line.words[1]));
}

static gboolean
read_plain (const Reader *reader, InsertcoinVerb verb, int argument)
{
  *reader->move = insertcoin_move (verb, FLIP_NO_SITE, argument, 0);
  return reader->line.n == 1
         || flip_words_fail (&reader->line, "IC-LEVEL-2", _ ("This word is a move on its own."));
}

/* Reads a positive whole number at an index of the line. */
static gboolean
read_number (const Reader *reader, guint at, gint64 least, gint64 *number)
{
  return at < reader->line.n
         && g_ascii_string_to_signed (reader->line.words[at], 10, least,
                                      reader->state->set.level_squares, number, NULL);
}

static gboolean
read_lost (const Reader *reader)
{
  gint64 seat;

  if (reader->line.n != 2 || !read_number (reader, 1, 1, &seat) || seat > INSERTCOIN_MAX_SEATS)
    return flip_words_fail (&reader->line, "IC-COUNT-3", _ ("Write whose life: “lost 2”."));
  *reader->move = insertcoin_move (INSERTCOIN_VERB_LOSE, insertcoin_lives_site (reader->state, (guint) seat - 1),
                                   (int) seat - 1, 0);
  return TRUE;
}

static gboolean
read_complete (const Reader *reader)
{
  gint64 seat, level;

  if (reader->line.n != 4 || !g_str_equal (reader->line.words[2], "level")
      || !read_number (reader, 1, 1, &seat) || !read_number (reader, 3, 1, &level)
      || seat > INSERTCOIN_MAX_SEATS || level > INSERTCOIN_LEVELS)
    return flip_words_fail (&reader->line, "IC-COUNT-3",
                            _ ("Write whose level: “complete 2 level 1”."));
  *reader->move = insertcoin_move (INSERTCOIN_VERB_COMPLETE,
                                   insertcoin_level_site (reader->state, (guint) seat - 1,
                                                          (guint) level - 1),
                                   (int) seat - 1, (int) level - 1);
  return TRUE;
}

static gboolean
read_empty (const Reader *reader)
{
  gint64 empty;

  if (reader->line.n != 2 || !read_number (reader, 1, 0, &empty))
    return flip_words_fail (&reader->line, "IC-COUNT-4",
                            _ ("Write how many squares are empty: “empty 5”."));
  *reader->move = insertcoin_move (INSERTCOIN_VERB_EMPTY, FLIP_NO_SITE, (int) empty, 0);
  return TRUE;
}

static gboolean
read_move (const Reader *reader)
{
  const char *word = reader->line.words[0];
  FlipCard kept;

  if (reader->line.n == 0)
    return flip_words_fail (&reader->line, "", _ ("The move is empty."));
  if (reader->line.n == 1 && find_kept (reader->state, word, &kept))
    {
      *reader->move = flip_move_of_card (kept);
      return TRUE;
    }
  if (g_str_equal (word, "keep"))
    return read_keep (reader);
  if (g_str_equal (word, "draw"))
    return read_draw (reader);
  if (g_str_equal (word, "life"))
    return read_square (reader, INSERTCOIN_VERB_LIFE, "IC-LIFE-1");
  if (g_str_equal (word, "fill"))
    return read_square (reader, INSERTCOIN_VERB_FILL, "IC-ABILITY-1");
  if (g_str_equal (word, insertcoin_ability_word (INSERTCOIN_SKULL)))
    return read_plain (reader, INSERTCOIN_VERB_STRIKE, INSERTCOIN_SKULL);
  if (g_str_equal (word, insertcoin_ability_word (INSERTCOIN_BOLT)))
    return read_plain (reader, INSERTCOIN_VERB_STRIKE, INSERTCOIN_BOLT);
  if (g_str_equal (word, "lost"))
    return read_lost (reader);
  if (g_str_equal (word, "complete"))
    return read_complete (reader);
  if (g_str_equal (word, "empty"))
    return read_empty (reader);
  if (g_str_equal (word, "finish"))
    return read_plain (reader, INSERTCOIN_VERB_FINISH, 0);
  if (g_str_equal (word, "leave"))
    return read_plain (reader, INSERTCOIN_VERB_LEAVE, 0);
  return read_card (reader);
}

gboolean
insertcoin_parse (gconstpointer state, const char *text, FlipMove *move, FlipRefusal *refusal)
{
  g_autofree char *copy = g_ascii_strdown (text, -1);
  guint most = (guint) strlen (text) / 2 + 1;
  g_autofree char **words = g_new0 (char *, most);
  guint n = flip_words_split (copy, words, most);
  Reader reader = { .state = state, .line = { words, n, 0, refusal }, .move = move };

  return read_move (&reader);
}
