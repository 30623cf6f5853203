/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "engine/base/quote.h"
#include "engine/game/words.h"
#include "games/flickemup/flickemup-cowboy.h"
#include "games/flickemup/flickemup-game.h"
#include "games/flickemup/flickemup-track.h"
#include "games/flickemup/flickemup-words.h"

#include <glib/gi18n-lib.h>

#include <string.h>

/* Reads a move, which need not be legal. */

#define MOST_WORDS 7
#define MOST_TEXT  160

typedef struct
{
  const FlickemupState *state;
  FlipWords line;
  FlipMove *move;
} Reader;

/* A number with a limited number of decimals, in units of the last decimal place. */
static gboolean
take_decimal (Reader *reader, guint decimals, gint16 *out)
{
  const char *text = flip_words_peek (&reader->line);
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
  reader->line.at++;
  return TRUE;
}

static gboolean
take_token (Reader *reader, gint16 *out, int more)
{
  int token = flip_words_take_known (&reader->line, flickemup_token_word, FLICKEMUP_TOKENS);

  if (token < 0)
    return flip_refuse (reader->line.refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FU-TOKEN-1",
                        /* Translators: %s: what was written */
                        _ ("“%s” is not a token."),
                        flip_quoted (flip_words_peek (&reader->line)));
  *out = (gint16) (token + more);
  return TRUE;
}

/* From inside there are no sides, but older sheets say “left”. */
static gboolean
read_side (Reader *reader)
{
  FlipMove *move = reader->move;

  if (flip_words_take (&reader->line, "right"))
    move->arg[FLICKEMUP_ARG_SIDE] = FLICKEMUP_RIGHT;
  else if (!flip_words_take (&reader->line, "left")
           && flickemup_flick_has_sides (reader->state, move->verb, move->site))
    return flip_words_fail (&reader->line, "FU-SHOOT-1",
                            _ ("Say whether the bullet is on the left or the right."));
  return TRUE;
}

static gboolean
read_flick (Reader *reader, gboolean sided)
{
  gint16 *arguments = reader->move->arg;

  if (!reader->state->simulated && reader->line.at == reader->line.n)
    return TRUE;
  if (sided && !read_side (reader))
    return FALSE;
  if (take_decimal (reader, 2, &arguments[FLICKEMUP_ARG_ANGLE])
      && take_decimal (reader, 0, &arguments[FLICKEMUP_ARG_SPEED]))
    return TRUE;
  return flip_words_fail (
    &reader->line, "FU-FLICK-2",
    _ ("A flick is a direction in degrees and a speed in mm/s, like “-12.50 2400”."));
}

static gboolean
read_take (Reader *reader)
{
  if (!take_token (reader, &reader->move->arg[0], 0))
    return FALSE;
  return !flip_words_take (&reader->line, "for") || take_token (reader, &reader->move->arg[1], 1);
}

static gboolean
read_turn (Reader *reader)
{
  if (!take_token (reader, &reader->move->arg[0], 0))
    return FALSE;
  reader->move->arg[1] = (gint16) flip_words_take (&reader->line, "carried");
  return TRUE;
}

/* In a tracked game, some moves are about a part of the cowboy. */

static gboolean
read_source (Reader *reader, gint16 *out)
{
  int source = flip_words_take_known (&reader->line, flickemup_source_word, FLICKEMUP_SOURCES);

  if (source < 0)
    return flip_words_fail (&reader->line, "FU-TRACK-6",
                            _ ("Name a building, “outdoors” or “away”."));
  *out = (gint16) source;
  return TRUE;
}

static gboolean
read_slot (Reader *reader, guint cowboy)
{
  gint16 slot = 0;

  if (!take_decimal (reader, 0, &slot) || slot < 1 || slot > FLICKEMUP_SLOTS)
    return flip_words_fail (&reader->line, "FU-TRACK-6", _ ("A cowboy has slots 1 and 2."));
  reader->move->site = (guint16) (FLICKEMUP_SITE_SLOT + FLICKEMUP_SLOTS * cowboy + (guint) slot - 1);
  return TRUE;
}

static gboolean
read_fetch (Reader *reader, guint cowboy)
{
  reader->move->site = (guint16) flickemup_slot_site (reader->state, cowboy);
  if (!take_token (reader, &reader->move->arg[0], 0)
      || !read_source (reader, &reader->move->arg[1]))
    return FALSE;
  reader->move->arg[2] = (gint16) flip_words_take (&reader->line, "face-down");
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
    { "plays", FLICKEMUP_VERB_PLAYS },   { "played", FLICKEMUP_VERB_PLAYED },
    { "fetch", FLICKEMUP_VERB_FETCH },   { "put", FLICKEMUP_VERB_PUT },
    { "flip", FLICKEMUP_VERB_FLIP },
  };
  guint i = 0;

  while (i < G_N_ELEMENTS (words) && !flip_words_take (&reader->line, words[i].word))
    i++;
  if (i == G_N_ELEMENTS (words))
    return flip_words_fail (
      &reader->line, "FU-ACT-3",
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
    case FLICKEMUP_VERB_PLAYED:
      reader->move->site = (guint16) (FLICKEMUP_SITE_HAT + cowboy);
      return TRUE;
    case FLICKEMUP_VERB_FETCH:
      return read_fetch (reader, cowboy);
    case FLICKEMUP_VERB_PUT:
      return read_slot (reader, cowboy) && read_source (reader, &reader->move->arg[0]);
    case FLICKEMUP_VERB_FLIP:
      return read_slot (reader, cowboy);
    case FLICKEMUP_VERB_PLAYS:
    case FLICKEMUP_VERB_LOOK:
    case FLICKEMUP_VERB_DONE:
      return TRUE;
    default:
      return read_flick (reader, TRUE);
    }
}

/* The other moves begin with their verb. */

static gboolean
read_figure (Reader *reader)
{
  int figure = flip_words_take_known (&reader->line, flickemup_figure_word, FLICKEMUP_FIGURES);

  if (figure < 0)
    return flip_words_fail (&reader->line, "FU-SHOOT-2", _ ("Name a figure, such as outlaw-3."));
  reader->move->site = (guint16) figure;
  return TRUE;
}

static gboolean
read_building (Reader *reader)
{
  int building =
    flip_words_take_known (&reader->line, flickemup_building_word, FLICKEMUP_BUILDINGS);

  if (building < 0)
    return flip_words_fail (
      &reader->line, "FU-ENTER-1",
      _ ("Name a building: sheriff, bank, saloon, store, hall or undertaker."));
  reader->move->site = (guint16) (FLICKEMUP_SITE_BUILDING + building);
  return TRUE;
}

static gboolean
read_piece (Reader *reader, guint argument, int more)
{
  int piece = flip_words_take_known (&reader->line, flickemup_piece_word, FLICKEMUP_PIECES);

  if (piece < 0)
    return flip_refuse (reader->line.refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FU-TABLE-2",
                        /* Translators: %s: what was written */
                        _ ("“%s” is not a piece of the table."),
                        flip_quoted (flip_words_peek (&reader->line)));
  reader->move->arg[argument] = (gint16) (piece + more);
  return TRUE;
}

static gboolean
read_touched (Reader *reader)
{
  return reader->line.at == reader->line.n || read_piece (reader, 0, 1);
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
        return flip_words_fail (
          &reader->line, "FU-TABLE-2",
          _ ("A piece rests at x, y and an angle, like “600.0 450.0 -90.0”."));
    }
  for (guint i = 0; i < G_N_ELEMENTS (postures); i++)
    {
      if (!flip_words_take (&reader->line, postures[i]))
        continue;
      arguments[FLICKEMUP_REST_POSTURE] = (gint16) i;
      return TRUE;
    }
  return flip_words_fail (&reader->line, "FU-TABLE-2", _ ("A piece is standing, fallen or gone."));
}

static gboolean
read_clear (Reader *reader)
{
  if (!read_building (reader) || !read_piece (reader, 0, 0))
    return FALSE;
  reader->move->arg[1] = (gint16) flip_words_take (&reader->line, "right");
  return reader->move->arg[1] || flip_words_take (&reader->line, "left")
         || flip_words_fail (&reader->line, "FU-ENTER-5", _ ("Say to which side: left or right."));
}

static gboolean
read_keep (Reader *reader)
{
  return !flip_words_take (&reader->line, "for") || take_token (reader, &reader->move->arg[0], 1);
}

static gboolean
read_shown (Reader *reader)
{
  gint16 which = 1;

  if (!take_token (reader, &reader->move->arg[0], 0))
    return FALSE;
  if (reader->line.at < reader->line.n && !take_decimal (reader, 0, &which))
    return flip_words_fail (&reader->line, "FU-TOKEN-4", _ ("Say it like “shows gold”."));
  reader->move->arg[1] = (gint16) (which - 1);
  return TRUE;
}

static gboolean
read_edge (Reader *reader)
{
  int edge = flip_words_take_known (&reader->line, flickemup_edge_word, FLICKEMUP_EDGES);

  if (edge < 0)
    return flip_words_fail (&reader->line, "FU-GOAL-8",
                            _ ("Name an edge: north, east, south or west."));
  reader->move->arg[0] = (gint16) edge;
  return TRUE;
}

static gboolean
read_face (Reader *reader)
{
  return take_decimal (reader, 1, &reader->move->arg[0])
         || flip_words_fail (&reader->line, "FU-MOVE-5",
                             _ ("Say where the cowboy faces, like “face 90.0”."));
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
  return flip_words_take (&reader->line, "on")
         || flip_words_fail (&reader->line, "FU-END-3", _ ("Say “play on” or “end”."));
}

static gboolean
read_over (Reader *reader)
{
  return flip_words_take (&reader->line, "over")
         || flip_words_fail (&reader->line, "FU-BLAST-2", _ ("Say “blast over”."));
}

static gboolean
read_fail (Reader *reader)
{
  return flip_words_take (&reader->line, "failed")
           ? read_touched (reader)
           : flip_words_fail (&reader->line, "FU-MOVE-3", _ ("Say “failed” or “moved”."));
}

static gboolean
read_part_of_cowboy (Reader *reader, guint first)
{
  int cowboy = flip_words_take_known (&reader->line, flickemup_figure_word, FLICKEMUP_COWBOYS);

  if (cowboy < 0)
    return flip_words_fail (&reader->line, "FU-TRACK-1", _ ("Name a cowboy, such as outlaw-3."));
  reader->move->site = (guint16) (first + (guint) cowboy);
  return TRUE;
}

static gboolean
read_hurt (Reader *reader)
{
  return read_part_of_cowboy (reader, FLICKEMUP_SITE_HEARTS);
}

static gboolean
read_heal (Reader *reader)
{
  return read_part_of_cowboy (reader, FLICKEMUP_SITE_LOST);
}

static gboolean
read_gallows (Reader *reader)
{
  reader->move->site = FLICKEMUP_SITE_GALLOWS;
  return flip_words_take (&reader->line, "gallows")
         || flip_words_fail (&reader->line, "FU-GALLOWS-2", _ ("Say “loosed gallows”."));
}

static gboolean
read_claim (Reader *reader)
{
  int team = flip_words_take_known (&reader->line, flickemup_team_word, FLICKEMUP_TEAMS);
  gint16 goal = 0;

  if (team < 0 || !take_decimal (reader, 0, &goal) || goal < 1 || goal > FLICKEMUP_MOST_GOALS)
    return flip_words_fail (&reader->line, "FU-TOLD-1", _ ("Say it like “claim lawmen 1”."));
  reader->move->site = (guint16) flickemup_goal_site ((guint) team, (guint) goal - 1);
  return TRUE;
}

static gboolean
read_confirm (Reader *reader)
{
  reader->move->arg[0] = (gint16) flip_words_take (&reader->line, "yes");
  return reader->move->arg[0] || flip_words_take (&reader->line, "no")
         || flip_words_fail (&reader->line, "FU-TOLD-1", _ ("Say “confirm yes” or “confirm no”."));
}

static gboolean
read_next (Reader *reader)
{
  reader->move->site = FLICKEMUP_SITE_CLOCK;
  return flip_words_take (&reader->line, "hour")
         || flip_words_fail (&reader->line, "FU-TRACK-7", _ ("Say “next hour”."));
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
  { "struck", FLICKEMUP_VERB_STRUCK, read_figure },
  { "hurt", FLICKEMUP_VERB_HURT, read_hurt },
  { "heal", FLICKEMUP_VERB_HEAL, read_heal },
  { "wide", FLICKEMUP_VERB_WIDE, read_nothing },
  { "walked", FLICKEMUP_VERB_WALKED, read_nothing },
  { "indoors", FLICKEMUP_VERB_INDOORS, read_building },
  { "rode", FLICKEMUP_VERB_RODE, read_edge },
  { "loosed", FLICKEMUP_VERB_LOOSED, read_gallows },
  { "shut", FLICKEMUP_VERB_SHUT, read_building },
  { "claim", FLICKEMUP_VERB_CLAIM, read_claim },
  { "confirm", FLICKEMUP_VERB_CONFIRM, read_confirm },
  { "next", FLICKEMUP_VERB_NEXT, read_next },
};

static gboolean
read_move (Reader *reader)
{
  int cowboy = flip_words_take_known (&reader->line, flickemup_figure_word, FLICKEMUP_COWBOYS);

  if (cowboy >= 0)
    return read_cowboy (reader, (guint) cowboy);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      if (!flip_words_take (&reader->line, others[i].word))
        continue;
      *reader->move = flickemup_make (others[i].verb, FLIP_NO_SITE, 0, 0, 0);
      return others[i].read (reader);
    }

  return flip_refuse (reader->line.refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FU-ACT-4",
                      /* Translators: %s: what was written */
                      _ ("“%s” is not a move."), flip_quoted (flip_words_peek (&reader->line)));
}

gboolean
flickemup_parse (gconstpointer data, const char *text, FlipMove *move, FlipRefusal *refusal)
{
  char copy[MOST_TEXT];
  char *words[MOST_WORDS];
  gboolean is_whole = g_strlcpy (copy, text, sizeof copy) < sizeof copy;
  guint n = flip_words_split (copy, words, MOST_WORDS);
  Reader reader = { .state = data, .line = { words, n, 0, refusal }, .move = move };

  /* A truncated text is refused as too long. */
  return flip_words_check_number (refusal, n, is_whole ? MOST_WORDS : 0) && read_move (&reader)
         && flip_words_check_end (&reader.line);
}

/* Shared by the texts of several verbs. Never translated. */

static const char *
verb_word (const FlipMove *move)
{
  g_assert (move->verb < FLICKEMUP_VERBS && flickemup_game.verbs[move->verb]->name);

  return flickemup_game.verbs[move->verb]->name;
}

static void
print_hundredths (int hundredths, GString *text)
{
  g_string_append_printf (text, " %s%d.%02d", hundredths < 0 ? "-" : "", ABS (hundredths) / 100,
                          ABS (hundredths) % 100);
}

void
flickemup_print_tenths (int tenths, GString *text)
{
  g_string_append_printf (text, " %s%d.%d", tenths < 0 ? "-" : "", ABS (tenths) / 10,
                          ABS (tenths) % 10);
}

/* A site that is a part of a cowboy is written as that cowboy. */
static const char *
subject_word (const FlipMove *move)
{
  return flickemup_site_word (flickemup_figure_of (move->site));
}

/* "hit outlaw-1" */
void
flickemup_print_site (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append_printf (text, "%s %s", verb_word (move), subject_word (move));
}

/* Moves of a cowboy begin with its name: "lawman-1 look" */
void
flickemup_print_cowboy (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append_printf (text, "%s %s", subject_word (move), verb_word (move));
}

static void
print_flick (const FlickemupState *state, const FlipMove *move, gboolean sided, GString *text)
{
  flickemup_print_cowboy (state, move, text);
  if (!state->simulated)
    return;
  if (sided)
    g_string_append (text, move->arg[FLICKEMUP_ARG_SIDE] == FLICKEMUP_RIGHT ? " right" : " left");
  print_hundredths (move->arg[FLICKEMUP_ARG_ANGLE], text);
  g_string_append_printf (text, " %d", move->arg[FLICKEMUP_ARG_SPEED]);
}

/* "lawman-1 move 90.00 800" */
void
flickemup_print_flick (gconstpointer state, const FlipMove *move, GString *text)
{
  print_flick (state, move, FALSE, text);
}

/* "lawman-1 shoot left 90.00 1800"; from inside a building there is neither left nor right */
void
flickemup_print_sided_flick (gconstpointer state, const FlipMove *move, GString *text)
{
  print_flick (state, move, flickemup_flick_has_sides (state, move->verb, move->site), text);
}

/* "missed barrel" */
void
flickemup_print_touched (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append (text, verb_word (move));
  if (move->arg[0])
    g_string_append_printf (text, " %s", flickemup_piece_word ((guint) move->arg[0] - 1));
}

/* "escaped north" */
void
flickemup_print_edge (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append_printf (text, "%s %s", verb_word (move),
                          flickemup_edge_word ((guint) move->arg[0]));
}

/* Translated words, from the rows */

static const FlickemupRow *
row_of (const FlipMove *move)
{
  return (const FlickemupRow *) flickemup_game.verbs[move->verb];
}

static const char *
name_of (const FlickemupState *state, const FlipMove *move, FlickemupName name)
{
  guint argument = (guint) move->arg[0];

  switch (name)
    {
    case FLICKEMUP_NAME_FIGURE:
      return flickemup_figure_name (flickemup_figure_of (move->site));
    case FLICKEMUP_NAME_ACTOR:
      return flickemup_actor_name (state);
    case FLICKEMUP_NAME_SITE:
      return flickemup_site_inside (move->site);
    case FLICKEMUP_NAME_BUILDING:
      return flickemup_building_name (move->site - FLICKEMUP_SITE_BUILDING);
    case FLICKEMUP_NAME_TOKEN:
      return flickemup_token_name (argument);
    case FLICKEMUP_NAME_PIECE:
      return flickemup_piece_name (argument);
    case FLICKEMUP_NAME_EDGE:
      return flickemup_edge_name (argument);
    case FLICKEMUP_NAME_SHOWN:
      return flickemup_token_name (state->turn.token);
    default:
      return "";
    }
}

void
flickemup_describe (gconstpointer state, const FlipMove *move, GString *text)
{
  const FlickemupRow *row = row_of (move);

  g_string_append_printf (text, _ (row->log), name_of (state, move, row->names[0]),
                          name_of (state, move, row->names[1]));
}

void
flickemup_describe_hit (gconstpointer state, const FlipMove *move, GString *text)
{
  flickemup_describe_wound (state, move->site, _ (row_of (move)->log), text);
}

void
flickemup_label (gconstpointer state, const FlipMove *move, GString *text)
{
  const FlickemupRow *row = row_of (move);

  g_string_append_printf (text, _ (row->choice), name_of (state, move, row->chosen));
}

void
flickemup_label_aimed (gconstpointer state, const FlipMove *move, GString *text)
{
  flickemup_label_flick (state, move, _ (row_of (move)->choice), text);
}

void
flickemup_offer_act (FlipOffer *offer, const char *act)
{
  flip_phrase_copy (offer->act, act, sizeof offer->act);
}

/* In a tracked game any event may be entered at any time, but few of them are suggested. */
void
flickemup_offer (gconstpointer state, const FlipMove *move, FlipOffer *offer)
{
  const FlickemupRow *row = row_of (move);

  flickemup_offer_act (offer, _ (row->button));
  offer->rare = (row->verb.stages & FLICKEMUP_TRACKED_STAGES) != 0;
}

void
flickemup_offer_hit (gconstpointer state, const FlipMove *move, FlipOffer *offer)
{
  flickemup_offer (state, move, offer);
  flickemup_offer_wound (state, flickemup_figure_of (move->site), offer);
}
