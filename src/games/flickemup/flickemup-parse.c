/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-read.h"
#include "games/flickemup/flickemup-rules.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Reads a move. What can be read need not be legal. */

#define MOST_WORDS 8
#define MOST_TEXT  160

typedef struct
{
  const FlickemupState *state;
  char text[MOST_TEXT];
  char *words[MOST_WORDS];
  guint n, at;
  FlipMove *move;
  FlipRefusal *refusal;
} Reader;

static const char *
peek (Reader *reader)
{
  return reader->at < reader->n ? reader->words[reader->at] : "";
}

static gboolean
take (Reader *reader, const char *word)
{
  if (g_ascii_strcasecmp (peek (reader), word) != 0)
    return FALSE;
  reader->at++;
  return TRUE;
}

static int
take_known (Reader *reader, FlickemupWord word, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      if (take (reader, word (i)))
        return (int) i;
    }

  return -1;
}

static gboolean
fail (Reader *reader, const char *rule, const char *text)
{
  return flip_refuse (reader->refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, rule, "%s", text);
}

/* A number with so many decimals at most, as a whole number of the last of them. */
static gboolean
take_decimal (Reader *reader, guint decimals, gint16 *out)
{
  const char *text = peek (reader);
  gboolean minus = *text == '-';
  gint64 whole = 0, scale = 1, part = 0;
  g_auto (GStrv) halves = g_strsplit (text + minus, ".", 2);

  for (guint i = 0; i < decimals; i++)
    scale *= 10;
  if (!halves[0] || !g_ascii_string_to_signed (halves[0], 10, 0, 9999, &whole, NULL))
    return FALSE;
  if (halves[1])
    {
      gsize length = strlen (halves[1]);

      if (length == 0 || length > decimals
          || !g_ascii_string_to_signed (halves[1], 10, 0, 999, &part, NULL))
        return FALSE;
      for (gsize i = length; i < decimals; i++)
        part *= 10;
    }
  whole = (whole * scale + part) * (minus ? -1 : 1);
  if (whole < G_MININT16 || whole > G_MAXINT16)
    return FALSE;
  *out = (gint16) whole;
  reader->at++;
  return TRUE;
}

static gboolean
take_token (Reader *reader, gint16 *out, int more)
{
  int token = take_known (reader, flickemup_token_word, FLICKEMUP_TOKENS);

  if (token < 0)
    return flip_refuse (reader->refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FU-TOKEN-1",
                        _ ("“%s” is not a token."), peek (reader));
  *out = (gint16) (token + more);
  return TRUE;
}

static gboolean
read_flick (Reader *reader, gboolean sided)
{
  gint16 *arguments = reader->move->arg;

  if (!reader->state->simulated && reader->at == reader->n)
    return TRUE;
  if (sided && take (reader, "right"))
    arguments[FLICKEMUP_ARG_SIDE] = FLICKEMUP_RIGHT;
  else if (sided && !take (reader, "left"))
    return fail (reader, "FU-SHOOT-1", _ ("Say whether the bullet lies left or right."));
  if (take_decimal (reader, 2, &arguments[FLICKEMUP_ARG_ANGLE])
      && take_decimal (reader, 0, &arguments[FLICKEMUP_ARG_SPEED]))
    return TRUE;
  return fail (reader, "FU-FLICK-2",
               _ ("A flick is a direction in degrees and a speed in mm/s, like “-12.50 2400”."));
}

static gboolean
read_take (Reader *reader)
{
  if (!take_token (reader, &reader->move->arg[0], 0))
    return FALSE;
  return !take (reader, "for") || take_token (reader, &reader->move->arg[1], 1);
}

static gboolean
read_turn (Reader *reader)
{
  if (!take_token (reader, &reader->move->arg[0], 0))
    return FALSE;
  reader->move->arg[1] = (gint16) take (reader, "carried");
  return TRUE;
}

static gboolean
read_cowboy (Reader *reader, guint cowboy)
{
  static const struct
  {
    const char *word;
    FlickemupVerb verb;
  } words[] = {
    { "move", FLICKEMUP_VERB_MOVE },     { "shoot", FLICKEMUP_VERB_SHOOT },
    { "rifle", FLICKEMUP_VERB_RIFLE },   { "throw", FLICKEMUP_VERB_THROW },
    { "take", FLICKEMUP_VERB_TAKE },     { "look", FLICKEMUP_VERB_LOOK },
    { "drop", FLICKEMUP_VERB_DROP },     { "turn", FLICKEMUP_VERB_TURN },
    { "done", FLICKEMUP_VERB_DONE },     { "pass", FLICKEMUP_VERB_DONE },
    { "second", FLICKEMUP_VERB_SECOND }, { "duel", FLICKEMUP_VERB_DUEL },
  };
  guint i = 0;

  while (i < G_N_ELEMENTS (words) && !take (reader, words[i].word))
    i++;
  if (i == G_N_ELEMENTS (words))
    return fail (reader, "FU-ACT-3",
                 _ ("Say what the cowboy does: move, shoot, rifle, throw, take, look, drop, turn "
                    "or done."));
  *reader->move = flickemup_make (words[i].verb, cowboy, 0, 0, 0);
  switch (words[i].verb)
    {
    case FLICKEMUP_VERB_MOVE:
      return read_flick (reader, FALSE);
    case FLICKEMUP_VERB_TAKE:
      return read_take (reader);
    case FLICKEMUP_VERB_DROP:
      return take_token (reader, &reader->move->arg[0], 0);
    case FLICKEMUP_VERB_TURN:
      return read_turn (reader);
    case FLICKEMUP_VERB_LOOK:
    case FLICKEMUP_VERB_DONE:
      return TRUE;
    default:
      return read_flick (reader, TRUE);
    }
}

/* The other moves begin with what they are. */

static gboolean
read_figure (Reader *reader)
{
  int figure = take_known (reader, flickemup_figure_word, FLICKEMUP_FIGURES);

  if (figure < 0)
    return fail (reader, "FU-SHOOT-2", _ ("Name a figure, such as outlaw-3."));
  reader->move->site = (guint16) figure;
  return TRUE;
}

static gboolean
read_building (Reader *reader)
{
  int building = take_known (reader, flickemup_building_word, FLICKEMUP_BUILDINGS);

  if (building < 0)
    return fail (reader, "FU-ENTER-1",
                 _ ("Name a building: sheriff, bank, saloon, store, hall or undertaker."));
  reader->move->site = (guint16) (FLICKEMUP_SITE_BUILDING + building);
  return TRUE;
}

static gboolean
read_piece (Reader *reader, guint argument, int more)
{
  int piece = take_known (reader, flickemup_piece_word, FLICKEMUP_PIECES);

  if (piece < 0)
    return flip_refuse (reader->refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FU-TABLE-2",
                        _ ("“%s” is not a piece of the table."), peek (reader));
  reader->move->arg[argument] = (gint16) (piece + more);
  return TRUE;
}

static gboolean
read_touched (Reader *reader)
{
  return reader->at == reader->n || read_piece (reader, 0, 1);
}

static gboolean
read_rest (Reader *reader)
{
  static const char *const postures[] = { "gone", "standing", "fallen" };
  gint16 *arguments = reader->move->arg;

  if (!read_piece (reader, FLICKEMUP_REST_PIECE, 0))
    return FALSE;
  for (guint i = FLICKEMUP_REST_X; i <= FLICKEMUP_REST_ANGLE; i++)
    {
      if (!take_decimal (reader, 1, &arguments[i]))
        return fail (reader, "FU-TABLE-2",
                     _ ("A piece rests at x, y and an angle, like “600.0 450.0 -90.0”."));
    }
  for (guint i = 0; i < G_N_ELEMENTS (postures); i++)
    {
      if (!take (reader, postures[i]))
        continue;
      arguments[FLICKEMUP_REST_POSTURE] = (gint16) i;
      return TRUE;
    }
  return fail (reader, "FU-TABLE-2", _ ("A piece is standing, fallen or gone."));
}

static gboolean
read_clear (Reader *reader)
{
  if (!read_building (reader) || !read_piece (reader, 0, 0))
    return FALSE;
  reader->move->arg[1] = (gint16) take (reader, "right");
  return reader->move->arg[1] || take (reader, "left")
         || fail (reader, "FU-ENTER-5", _ ("Say to which side: left or right."));
}

static gboolean
read_keep (Reader *reader)
{
  return !take (reader, "for") || take_token (reader, &reader->move->arg[0], 1);
}

static gboolean
read_shown (Reader *reader)
{
  gint16 which = 1;

  if (!take_token (reader, &reader->move->arg[0], 0))
    return FALSE;
  if (reader->at < reader->n && !take_decimal (reader, 0, &which))
    return fail (reader, "FU-TOKEN-4", _ ("Say it like “shows gold”."));
  reader->move->arg[1] = (gint16) (which - 1);
  return TRUE;
}

static gboolean
read_edge (Reader *reader)
{
  int edge = take_known (reader, flickemup_edge_word, FLICKEMUP_EDGES);

  if (edge < 0)
    return fail (reader, "FU-GOAL-8", _ ("Name an edge: north, east, south or west."));
  reader->move->arg[0] = (gint16) edge;
  return TRUE;
}

static gboolean
read_face (Reader *reader)
{
  return take_decimal (reader, 1, &reader->move->arg[0])
         || fail (reader, "FU-MOVE-5", _ ("Say where the cowboy looks, like “face 90.0”."));
}

static gboolean
read_nothing (Reader *reader)
{
  return TRUE;
}

static gboolean
read_on (Reader *reader)
{
  reader->move->arg[0] = 1;
  return take (reader, "on") || fail (reader, "FU-END-3", _ ("Say “play on” or “end”."));
}

static gboolean
read_over (Reader *reader)
{
  return take (reader, "over") || fail (reader, "FU-BLAST-2", _ ("Say “blast over”."));
}

static gboolean
read_fail (Reader *reader)
{
  return take (reader, "failed") ? read_touched (reader)
                                 : fail (reader, "FU-MOVE-3", _ ("Say “failed” or “moved”."));
}

static const struct
{
  const char *word;
  FlickemupVerb verb;
  gboolean (*read) (Reader *reader);
} others[] = {
  { "hold", FLICKEMUP_VERB_HOLD, read_nothing },
  { "keep", FLICKEMUP_VERB_KEEP, read_keep },
  { "leave", FLICKEMUP_VERB_LEAVE, read_nothing },
  { "face", FLICKEMUP_VERB_FACE, read_face },
  { "clear", FLICKEMUP_VERB_CLEAR, read_clear },
  { "play", FLICKEMUP_VERB_CLOCK, read_on },
  { "end", FLICKEMUP_VERB_CLOCK, read_nothing },
  { "rest", FLICKEMUP_VERB_REST, read_rest },
  { "hit", FLICKEMUP_VERB_HIT, read_figure },
  { "grazed", FLICKEMUP_VERB_GRAZED, read_figure },
  { "missed", FLICKEMUP_VERB_MISSED, read_touched },
  { "moved", FLICKEMUP_VERB_MOVED, read_nothing },
  { "failed", FLICKEMUP_VERB_FAILED, read_touched },
  { "move", FLICKEMUP_VERB_FAILED, read_fail },
  { "entered", FLICKEMUP_VERB_ENTERED, read_building },
  { "freed", FLICKEMUP_VERB_FREED, read_figure },
  { "escaped", FLICKEMUP_VERB_ESCAPED, read_edge },
  { "caught", FLICKEMUP_VERB_CAUGHT, read_figure },
  { "closed", FLICKEMUP_VERB_CLOSED, read_building },
  { "blast", FLICKEMUP_VERB_BLOWN, read_over },
  { "shows", FLICKEMUP_VERB_SHOWN, read_shown },
  { "won", FLICKEMUP_VERB_WON, read_figure },
  { "drawn", FLICKEMUP_VERB_DRAWN, read_nothing },
};

static gboolean
read_move (Reader *reader)
{
  int cowboy = take_known (reader, flickemup_figure_word, FLICKEMUP_COWBOYS);

  if (cowboy >= 0)
    return read_cowboy (reader, (guint) cowboy);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      if (!take (reader, others[i].word))
        continue;
      *reader->move = flickemup_make (others[i].verb, FLIP_NO_SITE, 0, 0, 0);
      return others[i].read (reader);
    }

  return flip_refuse (reader->refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FU-ACT-4",
                      _ ("“%s” is not a move."), peek (reader));
}

static void
split (Reader *reader, const char *text)
{
  char *rest = reader->text;

  g_strlcpy (reader->text, text, sizeof reader->text);
  while (reader->n < MOST_WORDS)
    {
      rest += strspn (rest, " \t");
      if (!*rest)
        return;
      reader->words[reader->n++] = rest;
      rest += strcspn (rest, " \t");
      if (*rest)
        *rest++ = '\0';
    }
}

gboolean
flickemup_parse (gconstpointer data, const char *text, FlipMove *move, FlipRefusal *refusal)
{
  Reader reader = { .state = data, .move = move, .refusal = refusal };

  split (&reader, text);
  if (reader.n == 0 || reader.n == MOST_WORDS || strlen (text) >= MOST_TEXT)
    return fail (&reader, "", reader.n ? _ ("The line is too long.") : _ ("The line is empty."));
  if (!read_move (&reader))
    return FALSE;
  return reader.at == reader.n
         || flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "",
                         _ ("“%s” is one word too many."), peek (&reader));
}
