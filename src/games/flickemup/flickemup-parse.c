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

/* The words for things of one kind, and what is said if none of them is there. */
typedef struct
{
  FlipWordOf word;
  guint n;
  const char *rule, *refusal;

  /* Of an argument: a word before it, or the only one; the value of the first word; whether nothing
     stands for 0; and the decimals of a number. */
  const char *before;
  int first;
  gboolean is_optional;
  guint decimals;
} Known;

static const Known figures = { flickemup_figure_word, FLICKEMUP_FIGURES, "FU-SHOOT-2",
                               N_ ("Name a figure, such as outlaw-3.") };
static const Known cowboys = { flickemup_figure_word, FLICKEMUP_COWBOYS, "FU-TRACK-1",
                               N_ ("Name a cowboy, such as outlaw-3.") };
static const Known buildings = {
  flickemup_building_word, FLICKEMUP_BUILDINGS, "FU-ENTER-1",
  N_ ("Name a building: sheriff, bank, saloon, store, hall or undertaker.")
};

static const char *
posture_word (guint posture)
{
  static const char *const words[] = { "gone", "standing", "fallen" };

  return words[posture % G_N_ELEMENTS (words)];
}

static const char *
side_word (guint side)
{
  return side == FLICKEMUP_RIGHT ? "right" : "left";
}

#define A_TOKEN                                               \
  flickemup_token_word, FLICKEMUP_TOKENS, "FU-TOKEN-1",       \
    /* Translators: %s: what was written */                   \
    N_ ("“%s” is not a token.")
#define A_PIECE                                               \
  flickemup_piece_word, FLICKEMUP_PIECES, "FU-TABLE-2",       \
    /* Translators: %s: what was written */                   \
    N_ ("“%s” is not a piece of the table.")

static const Known parts[] = {
  [FLICKEMUP_PART_TOKEN] = { A_TOKEN },
  [FLICKEMUP_PART_GIVEN] = { A_TOKEN, .before = "for", .first = 1, .is_optional = TRUE },
  [FLICKEMUP_PART_WHICH] = { NULL, 0, "FU-TOKEN-4", N_ ("Say it like “shows gold”."),
                             .first = -1, .is_optional = TRUE },
  [FLICKEMUP_PART_CARRIED] = { .before = "carried", .is_optional = TRUE },
  [FLICKEMUP_PART_FACE_DOWN] = { .before = "face-down", .is_optional = TRUE },
  [FLICKEMUP_PART_SOURCE] = { flickemup_source_word, FLICKEMUP_SOURCES, "FU-TRACK-6",
                              N_ ("Name a building, “outdoors” or “away”.") },
  [FLICKEMUP_PART_EDGE] = { flickemup_edge_word, FLICKEMUP_EDGES, "FU-GOAL-8",
                            N_ ("Name an edge: north, east, south or west.") },
  [FLICKEMUP_PART_PIECE] = { A_PIECE },
  [FLICKEMUP_PART_TOUCHED] = { A_PIECE, .first = 1, .is_optional = TRUE },
  [FLICKEMUP_PART_PLACE] = { NULL, 0, "FU-TABLE-2",
                             N_ ("A piece rests at x, y and an angle, like “600.0 450.0 -90.0”."),
                             .decimals = 1 },
  [FLICKEMUP_PART_POSTURE] = { posture_word, 3, "FU-TABLE-2",
                               N_ ("A piece is standing, fallen or gone.") },
  [FLICKEMUP_PART_FACING] = { NULL, 0, "FU-MOVE-5",
                              N_ ("Say where the cowboy faces, like “face 90.0”."),
                              .decimals = 1 },
  [FLICKEMUP_PART_SIDE] = { side_word, 2, "FU-ENTER-5",
                            N_ ("Say to which side: left or right.") },
};

static gboolean
refuse_known (Reader *reader, const Known *known)
{
  return flip_refuse (reader->line.refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, known->rule,
                      _ (known->refusal), flip_quoted (flip_words_peek (&reader->line)));
}

static gboolean
take_known (Reader *reader, const Known *known, gint16 *index)
{
  *index = (gint16) flip_words_take_known (&reader->line, known->word, known->n);
  return *index >= 0 || refuse_known (reader, known);
}

/* Reads one of them as the site, which is counted from the first. */
static gboolean
take_site (Reader *reader, const Known *known, guint first)
{
  gint16 index;

  if (!take_known (reader, known, &index))
    return FALSE;
  reader->move->site = (guint16) (first + (guint) index);
  return TRUE;
}

static gboolean
take_argument (Reader *reader, const Known *known, gint16 *argument)
{
  gint16 value = 1; /* of the word before it alone */

  if (known->before ? !flip_words_take (&reader->line, known->before)
                    : known->is_optional && reader->line.at == reader->line.n)
    return TRUE;
  if (known->word && !take_known (reader, known, &value))
    return FALSE;
  if (known->rule && !known->word && !take_decimal (reader, known->decimals, &value))
    return refuse_known (reader, known);
  *argument = (gint16) (known->first + value);
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
read_flick (Reader *reader)
{
  gint16 *arguments = reader->move->arg;

  if (!reader->state->simulated && reader->line.at == reader->line.n)
    return TRUE;
  if (reader->move->verb != FLICKEMUP_VERB_MOVE && !read_side (reader))
    return FALSE;
  if (take_decimal (reader, 2, &arguments[FLICKEMUP_ARG_ANGLE])
      && take_decimal (reader, 0, &arguments[FLICKEMUP_ARG_SPEED]))
    return TRUE;
  return flip_words_fail (
    &reader->line, "FU-FLICK-2",
    _ ("A flick is a direction in degrees and a speed in mm/s, like “-12.50 2400”."));
}

/* In a tracked game, some moves are about a part of the cowboy. */

static gboolean
read_played (Reader *reader)
{
  reader->move->site = (guint16) (FLICKEMUP_SITE_HAT + reader->move->site);
  return TRUE;
}

static gboolean
read_slot (Reader *reader)
{
  guint first = FLICKEMUP_SITE_SLOT + FLICKEMUP_SLOTS * reader->move->site;
  gint16 slot = 0;

  if (!take_decimal (reader, 0, &slot) || slot < 1 || slot > FLICKEMUP_SLOTS)
    return flip_words_fail (&reader->line, "FU-TRACK-6", _ ("A cowboy has slots 1 and 2."));
  reader->move->site = (guint16) (first + (guint) slot - 1);
  return TRUE;
}

static gboolean
read_fetch (Reader *reader)
{
  reader->move->site = (guint16) flickemup_slot_site (reader->state, reader->move->site);
  return TRUE;
}

/* The other moves begin with their verb. */

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
read_on (Reader *reader)
{
  reader->move->arg[0] = 1;
  return TRUE;
}

/* The first word of a move, or the one after its cowboy; what reads anything else before the parts
   of its row; the site after the word, if it has one, counted from the first, or that site alone;
   and a second word, with the rule and the sentence for where it is missing. */
typedef struct
{
  const char *word;
  FlickemupVerb verb;
  gboolean (*read) (Reader *reader);
  const Known *sites;
  guint first;
  const char *second, *rule, *refusal;
} Phrase;

static const Phrase of_cowboys[] = {
  { "move", FLICKEMUP_VERB_MOVE, read_flick },
  { "shoot", FLICKEMUP_VERB_SHOOT, read_flick },
  { "rifle", FLICKEMUP_VERB_RIFLE, read_flick },
  { "throw", FLICKEMUP_VERB_THROW, read_flick },
  { "take", FLICKEMUP_VERB_TAKE },
  { "look", FLICKEMUP_VERB_LOOK },
  { "drop", FLICKEMUP_VERB_DROP },
  { "turn", FLICKEMUP_VERB_TURN },
  { "done", FLICKEMUP_VERB_DONE },
  { "pass", FLICKEMUP_VERB_DONE },
  { "second", FLICKEMUP_VERB_SECOND, read_flick },
  { "duel", FLICKEMUP_VERB_DUEL, read_flick },
  { "plays", FLICKEMUP_VERB_PLAYS },
  { "played", FLICKEMUP_VERB_PLAYED, read_played },
  { "fetch", FLICKEMUP_VERB_FETCH, read_fetch },
  { "put", FLICKEMUP_VERB_PUT },
  { "flip", FLICKEMUP_VERB_FLIP },
};

static const Phrase others[] = {
  { "hold", FLICKEMUP_VERB_HOLD },
  { "keep", FLICKEMUP_VERB_KEEP },
  { "leave", FLICKEMUP_VERB_LEAVE },
  { "face", FLICKEMUP_VERB_FACE },
  { "clear", FLICKEMUP_VERB_CLEAR, NULL, &buildings, FLICKEMUP_SITE_BUILDING },
  { "play", FLICKEMUP_VERB_CLOCK, read_on,
    .second = "on", .rule = "FU-END-3", .refusal = N_ ("Say “play on” or “end”.") },
  { "end", FLICKEMUP_VERB_CLOCK },
  { "rest", FLICKEMUP_VERB_REST },
  { "hit", FLICKEMUP_VERB_HIT, NULL, &figures },
  { "grazed", FLICKEMUP_VERB_GRAZED, NULL, &figures },
  { "missed", FLICKEMUP_VERB_MISSED },
  { "moved", FLICKEMUP_VERB_MOVED },
  { "failed", FLICKEMUP_VERB_FAILED },
  { "move", FLICKEMUP_VERB_FAILED,
    .second = "failed", .rule = "FU-MOVE-3", .refusal = N_ ("Say “failed” or “moved”.") },
  { "entered", FLICKEMUP_VERB_ENTERED, NULL, &buildings, FLICKEMUP_SITE_BUILDING },
  { "freed", FLICKEMUP_VERB_FREED, NULL, &figures },
  { "escaped", FLICKEMUP_VERB_ESCAPED },
  { "caught", FLICKEMUP_VERB_CAUGHT, NULL, &figures },
  { "closed", FLICKEMUP_VERB_CLOSED, NULL, &buildings, FLICKEMUP_SITE_BUILDING },
  { "blast", FLICKEMUP_VERB_BLOWN,
    .second = "over", .rule = "FU-BLAST-2", .refusal = N_ ("Say “blast over”.") },
  { "shows", FLICKEMUP_VERB_SHOWN },
  { "won", FLICKEMUP_VERB_WON, NULL, &figures },
  { "struck", FLICKEMUP_VERB_STRUCK, NULL, &figures },
  { "hurt", FLICKEMUP_VERB_HURT, NULL, &cowboys, FLICKEMUP_SITE_HEARTS },
  { "heal", FLICKEMUP_VERB_HEAL, NULL, &cowboys, FLICKEMUP_SITE_LOST },
  { "wide", FLICKEMUP_VERB_WIDE },
  { "walked", FLICKEMUP_VERB_WALKED },
  { "indoors", FLICKEMUP_VERB_INDOORS, NULL, &buildings, FLICKEMUP_SITE_BUILDING },
  { "rode", FLICKEMUP_VERB_RODE },
  { "loosed", FLICKEMUP_VERB_LOOSED, .first = FLICKEMUP_SITE_GALLOWS,
    .second = "gallows", .rule = "FU-GALLOWS-2", .refusal = N_ ("Say “loosed gallows”.") },
  { "shut", FLICKEMUP_VERB_SHUT, NULL, &buildings, FLICKEMUP_SITE_BUILDING },
  { "claim", FLICKEMUP_VERB_CLAIM, read_claim },
  { "confirm", FLICKEMUP_VERB_CONFIRM, read_confirm },
  { "next", FLICKEMUP_VERB_NEXT, .first = FLICKEMUP_SITE_CLOCK,
    .second = "hour", .rule = "FU-TRACK-7", .refusal = N_ ("Say “next hour”.") },
};

static const Phrase *
take_phrase (Reader *reader, const Phrase *phrases, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      if (flip_words_take (&reader->line, phrases[i].word))
        return &phrases[i];
    }

  return NULL;
}

static gboolean
refuse_phrase (Reader *reader, gboolean of_cowboy)
{
  if (of_cowboy)
    return flip_words_fail (
      &reader->line, "FU-ACT-3",
      _ ("Say what the cowboy does: move, shoot, rifle, throw, take, look, drop, turn "
         "or done."));
  return flip_refuse (reader->line.refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FU-ACT-4",
                      /* Translators: %s: what was written */
                      _ ("“%s” is not a move."), flip_quoted (flip_words_peek (&reader->line)));
}

static const FlickemupRow *
row_of (const FlipMove *move)
{
  return (const FlickemupRow *) flickemup_game.verbs[move->verb];
}

static gboolean
read_parts (Reader *reader)
{
  const FlickemupRow *row = row_of (reader->move);
  gint16 *argument = reader->move->arg;

  for (guint i = 0; i < FLICKEMUP_MOST_PARTS && row->parts[i]; i++)
    {
      if (row->parts[i] == FLICKEMUP_PART_SLOT ? !read_slot (reader)
                                              : !take_argument (reader, &parts[row->parts[i]],
                                                                argument++))
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_move (Reader *reader)
{
  int cowboy = flip_words_take_known (&reader->line, flickemup_figure_word, FLICKEMUP_COWBOYS);
  const Phrase *phrase = cowboy >= 0
                           ? take_phrase (reader, of_cowboys, G_N_ELEMENTS (of_cowboys))
                           : take_phrase (reader, others, G_N_ELEMENTS (others));

  if (!phrase)
    return refuse_phrase (reader, cowboy >= 0);
  *reader->move = flickemup_make (phrase->verb,
                                  cowboy >= 0       ? (guint) cowboy
                                  : phrase->first   ? phrase->first
                                                    : FLIP_NO_SITE,
                                  0, 0, 0);
  if (phrase->second && !flip_words_take (&reader->line, phrase->second))
    return flip_words_fail (&reader->line, phrase->rule, _ (phrase->refusal));
  if (phrase->sites && !take_site (reader, phrase->sites, phrase->first))
    return FALSE;
  return (!phrase->read || phrase->read (reader)) && read_parts (reader);
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

static void
print_hundredths (int hundredths, GString *text)
{
  g_string_append_printf (text, " %s%d.%02d", hundredths < 0 ? "-" : "", ABS (hundredths) / 100,
                          ABS (hundredths) % 100);
}

static void
print_part (const Known *known, int value, GString *text)
{
  if (known->is_optional && value == 0)
    return;
  if (known->before)
    g_string_append_printf (text, " %s", known->before);
  if (known->word)
    g_string_append_printf (text, " %s", known->word ((guint) (value - known->first)));
  else if (known->decimals)
    g_string_append_printf (text, " %s%d.%d", value < 0 ? "-" : "", ABS (value) / 10,
                            ABS (value) % 10);
  else if (known->rule)
    g_string_append_printf (text, " %d", value - known->first);
}

static void
print_parts (const FlipMove *move, GString *text)
{
  const FlickemupRow *row = row_of (move);
  const gint16 *argument = move->arg;

  for (guint i = 0; i < FLICKEMUP_MOST_PARTS && row->parts[i]; i++)
    {
      if (row->parts[i] == FLICKEMUP_PART_SLOT)
        g_string_append_printf (text, " %u", flickemup_slot_of (move->site) + 1);
      else
        print_part (&parts[row->parts[i]], *argument++, text);
    }
}

/* A site that is a part of a cowboy is written as that cowboy. */
static const char *
subject_word (const FlipMove *move)
{
  return flickemup_site_word (flickemup_figure_of (move->site));
}

/* "hit outlaw-1", "missed barrel-1" */
void
flickemup_print (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append (text, row_of (move)->verb.name);
  if (row_of (move)->verb.has_site)
    g_string_append_printf (text, " %s", subject_word (move));
  print_parts (move, text);
}

/* Moves of a cowboy begin with its name: "lawman-1 look" */
void
flickemup_print_cowboy (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append_printf (text, "%s %s", subject_word (move), row_of (move)->verb.name);
  print_parts (move, text);
}

/* "lawman-1 move 90.00 800", "lawman-1 shoot left 90.00 1800"; from inside a building there is
   neither left nor right */
void
flickemup_print_flick (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlickemupState *state = data;

  flickemup_print_cowboy (state, move, text);
  if (!state->simulated)
    return;
  if (flickemup_flick_has_sides (state, move->verb, move->site))
    g_string_append (text, move->arg[FLICKEMUP_ARG_SIDE] == FLICKEMUP_RIGHT ? " right" : " left");
  print_hundredths (move->arg[FLICKEMUP_ARG_ANGLE], text);
  g_string_append_printf (text, " %d", move->arg[FLICKEMUP_ARG_SPEED]);
}

/* Translated words, from the rows */

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
    case FLICKEMUP_NAME_HANGED:
      return flickemup_figure_inside (state->scenario.gallows.figure);
    case FLICKEMUP_NAME_SIDE:
      return flickemup_team_name ((move->site - FLICKEMUP_SITE_GOAL) / FLICKEMUP_MOST_GOALS);
    case FLICKEMUP_NAME_HELD:
      return flickemup_token_name (flickemup_token_at (state, move->site));
    case FLICKEMUP_NAME_TURNED:
      return flickemup_token_name (flickemup_other_side (argument));
    case FLICKEMUP_NAME_TOUCHED:
      return move->arg[0] ? flickemup_piece_name (argument - 1) : "";
    default:
      return "";
    }
}

/* Two common cases for other words: the first or second argument is set. */

gboolean
flickemup_has_first (gconstpointer state, const FlipMove *move)
{
  return move->arg[0] != 0;
}

gboolean
flickemup_has_second (gconstpointer state, const FlipMove *move)
{
  return move->arg[1] != 0;
}

/* The usual words, or the others if the row has them for this case; translated. */
static const char *
pick (const FlickemupRow *row,
      gconstpointer state,
      const FlipMove *move,
      const char *usual,
      const char *other)
{
  return _ (other && row->is_other (state, move) ? other : usual);
}

void
flickemup_describe (gconstpointer state, const FlipMove *move, GString *text)
{
  const FlickemupRow *row = row_of (move);

  g_string_append_printf (text, pick (row, state, move, row->log, row->other_log),
                          name_of (state, move, row->names[0]),
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

  g_string_append_printf (text, pick (row, state, move, row->choice, row->other_choice),
                          name_of (state, move, row->chosen));
}

void
flickemup_label_aimed (gconstpointer state, const FlipMove *move, GString *text)
{
  flickemup_label_flick (state, move, _ (row_of (move)->choice), text);
}

/* "Missed (barrel)" */
void
flickemup_label_touched (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append (text, _ (row_of (move)->choice));
  if (move->arg[0] > 0)
    g_string_append_printf (text, " (%s)", name_of (state, move, FLICKEMUP_NAME_TOUCHED));
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

  flickemup_offer_act (offer, pick (row, state, move, row->button, row->other_button));
  offer->rare = (row->verb.stages & FLICKEMUP_TRACKED_STAGES) != 0;
}

void
flickemup_offer_hit (gconstpointer state, const FlipMove *move, FlipOffer *offer)
{
  flickemup_offer (state, move, offer);
  flickemup_offer_wound (state, flickemup_figure_of (move->site), offer);
}
