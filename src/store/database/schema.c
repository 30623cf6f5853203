/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store/database/schema.h"

/* Each board is stored once, however many sheets use it. The chain of a move is a checksum over the
   set-up and all moves up to it, so that damage can be located. */
static const char *const steps[] = {
  "CREATE TABLE board ("
  "  id INTEGER PRIMARY KEY,"
  "  checksum TEXT NOT NULL UNIQUE,"
  "  name TEXT NOT NULL,"
  "  text TEXT NOT NULL"
  ") STRICT;"
  "CREATE TABLE sheet ("
  "  id INTEGER PRIMARY KEY AUTOINCREMENT,"
  "  game TEXT NOT NULL,"
  "  board INTEGER NOT NULL REFERENCES board (id),"
  "  dealt INTEGER NOT NULL CHECK (dealt IN (0, 1)),"
  "  seed TEXT NOT NULL,"
  "  players TEXT NOT NULL,"
  "  result TEXT NOT NULL DEFAULT '',"
  "  search TEXT NOT NULL,"     /* folded words for the search */
  "  created INTEGER NOT NULL," /* in microseconds since 1970 */
  "  changed INTEGER NOT NULL,"
  "  revision INTEGER NOT NULL DEFAULT 0,"
  "  length INTEGER NOT NULL DEFAULT 0,"
  "  cursor INTEGER NOT NULL DEFAULT 0,"
  "  seal INTEGER NOT NULL DEFAULT 0,"     /* checksum of all but the moves */
  "  moment TEXT NOT NULL DEFAULT '',"     /* where the game is */
  "  progress INTEGER NOT NULL DEFAULT 0," /* in hundredths */
  "  awaited INTEGER NOT NULL DEFAULT -1," /* the seat that is asked, or -1 */
  "  finished INTEGER NOT NULL DEFAULT 0 CHECK (finished IN (0, 1)),"
  "  practice INTEGER NOT NULL DEFAULT 0 CHECK (practice IN (0, 1)),"
  "  deleted INTEGER NOT NULL DEFAULT 0" /* time of deletion, or 0; see library-deleted.c */
  ") STRICT;"
  "CREATE INDEX sheet_by_change ON sheet (deleted, changed DESC, id DESC);"
  "CREATE TABLE seat ("
  "  sheet INTEGER NOT NULL REFERENCES sheet (id) ON DELETE CASCADE,"
  "  seat INTEGER NOT NULL,"
  "  player TEXT NOT NULL,"
  "  score INTEGER,"
  "  won INTEGER,"
  "  PRIMARY KEY (sheet, seat)"
  ") STRICT, WITHOUT ROWID;"
  "CREATE TABLE setting ("
  "  sheet INTEGER NOT NULL REFERENCES sheet (id) ON DELETE CASCADE,"
  "  key TEXT NOT NULL,"
  "  value TEXT NOT NULL,"
  "  PRIMARY KEY (sheet, key)"
  ") STRICT, WITHOUT ROWID;"
  "CREATE TABLE tag ("
  "  sheet INTEGER NOT NULL REFERENCES sheet (id) ON DELETE CASCADE,"
  "  position INTEGER NOT NULL,"
  "  key TEXT NOT NULL,"
  "  value TEXT NOT NULL,"
  "  PRIMARY KEY (sheet, position)"
  ") STRICT, WITHOUT ROWID;"
  "CREATE TABLE move ("
  "  sheet INTEGER NOT NULL REFERENCES sheet (id) ON DELETE CASCADE,"
  "  position INTEGER NOT NULL,"
  "  text TEXT NOT NULL,"
  "  chain INTEGER NOT NULL,"
  "  PRIMARY KEY (sheet, position)"
  ") STRICT, WITHOUT ROWID;",

  /* The winners and the outcome, as the game's own word. The names and points of the seats are only
     stored in the seats. A sheet that ended under an older version has no places and no sentence
     until it is saved again. */
  "ALTER TABLE sheet DROP COLUMN players;"
  "ALTER TABLE sheet DROP COLUMN result;"
  "ALTER TABLE sheet ADD COLUMN outcome TEXT NOT NULL DEFAULT '';"
  "ALTER TABLE seat ADD COLUMN place INTEGER;",

  /* The seats as shown in the list: points, won, place and name, one line per seat. Reading one row
     for each of 35,000 seats took most of the time for a list of 10,000 sheets. */
  "ALTER TABLE sheet ADD COLUMN seats TEXT NOT NULL DEFAULT '';"
  "UPDATE sheet SET seats = ifnull ((SELECT group_concat (line, '') FROM"
  " (SELECT ifnull (score, 0) || char (9) || ifnull (won, 0) || char (9) || ifnull (place, 0)"
  "   || char (9) || player || char (10) AS line"
  "  FROM seat WHERE seat.sheet = sheet.id ORDER BY seat.seat)), '');",

  /* Data that a sheet keeps beside its log, as in its file: entries set aside, and earlier logs
     from before mending (engine/session/log-history.h). Most sheets have none, and the list never
     reads it. */
  "CREATE TABLE shelf ("
  "  sheet INTEGER PRIMARY KEY REFERENCES sheet (id) ON DELETE CASCADE,"
  "  text TEXT NOT NULL"
  ") STRICT;",

  /* Editions entered by the user. A sheet refers to its edition by number, which is never reused;
     as the edition's text may have changed since, the sheet has its own copy. */
  "CREATE TABLE edition ("
  "  id INTEGER PRIMARY KEY AUTOINCREMENT,"
  "  game TEXT NOT NULL,"
  "  name TEXT NOT NULL,"
  "  maker TEXT NOT NULL,"
  "  base TEXT NOT NULL," /* the built-in board it was begun from */
  "  text TEXT NOT NULL,"
  "  created INTEGER NOT NULL," /* in microseconds since 1970 */
  "  changed INTEGER NOT NULL,"
  "  revision INTEGER NOT NULL,"
  "  deleted INTEGER NOT NULL DEFAULT 0," /* time of deletion, or 0; see library-deleted.c */
  "  seal INTEGER NOT NULL"               /* checksum of all texts */
  ") STRICT;"
  "ALTER TABLE sheet ADD COLUMN edition INTEGER NOT NULL DEFAULT 0;"
  "CREATE INDEX sheet_by_edition ON sheet (edition) WHERE edition <> 0;",

  /* The verdicts on the choices of a sheet, kept for the next look. A row names the log by the
     chain of its last entry, and the method by a stamp; losing it does no harm, since verdicts can
     be worked out again. */
  "CREATE TABLE verdict ("
  "  sheet INTEGER PRIMARY KEY REFERENCES sheet (id) ON DELETE CASCADE,"
  "  chain INTEGER NOT NULL,"
  "  stamp TEXT NOT NULL,"
  "  text TEXT NOT NULL,"
  "  seal INTEGER NOT NULL" /* checksum of the rest */
  ") STRICT;",

  /* Data instead of sentences in one language: progress and outcome are words and numbers of the
     game, and the search text consists of names and points only. For an older library,
     library-keep.c creates them, as it needs the rules; until then the list shows less, and the
     search reads the seats. The basis of the statistics is stored per seat, together with what they
     are filtered by, so that they read one table once and replay nothing. */
  "ALTER TABLE sheet ADD COLUMN opponent INTEGER;" /* points of an automatic opponent, or NULL */
  "ALTER TABLE sheet ADD COLUMN ended INTEGER NOT NULL DEFAULT 0;" /* in microseconds since 1970, or 0 */
  "ALTER TABLE sheet ADD COLUMN played INTEGER NOT NULL DEFAULT 0;" /* microseconds; 0: not known */
  "ALTER TABLE sheet ADD COLUMN kept INTEGER NOT NULL DEFAULT 0;" /* FLIP_LIBRARY_KEPT when it was saved */
  "UPDATE sheet SET moment = '', outcome = '', search = '', ended = iif (finished, changed, 0),"
  " played = iif (changed - created < 14400000000, max (0, changed - created), 0);"
  "CREATE TABLE result ("
  "  sheet INTEGER NOT NULL REFERENCES sheet (id) ON DELETE CASCADE,"
  "  seat INTEGER NOT NULL,"
  "  game TEXT NOT NULL,"
  "  player TEXT NOT NULL,"
  "  score INTEGER NOT NULL,"
  "  place INTEGER NOT NULL,"     /* from 1; 0 if the game has no places */
  "  ending INTEGER NOT NULL,"    /* FlipEnding */
  "  side INTEGER NOT NULL,"      /* -1: the game has none */
  "  automatic INTEGER NOT NULL," /* whether the seat played by itself */
  "  seats INTEGER NOT NULL,"
  "  dealt INTEGER NOT NULL,"
  "  practice INTEGER NOT NULL,"
  "  board INTEGER NOT NULL,"
  "  edition INTEGER NOT NULL,"
  "  ended INTEGER NOT NULL,"
  "  played INTEGER NOT NULL,"
  "  moves INTEGER NOT NULL,"
  "  tallies TEXT NOT NULL," /* "pair 2 arrests 1 " */
  "  feats TEXT NOT NULL,"   /* "legend all-cowbots:belle " */
  "  sites BLOB NOT NULL,"   /* one bit per marked site, by its number */
  "  PRIMARY KEY (sheet, seat)"
  ") STRICT, WITHOUT ROWID;",

  /* The user's title and tags for a sheet. They belong to the library, not to the sheet, so they
     can change while it is open. Most sheets have no row here. */
  "CREATE TABLE label ("
  "  sheet INTEGER PRIMARY KEY REFERENCES sheet (id) ON DELETE CASCADE,"
  "  title TEXT NOT NULL,"
  "  tags TEXT NOT NULL,"   /* separated by commas */
  "  search TEXT NOT NULL," /* title and tags, folded */
  "  archived INTEGER NOT NULL CHECK (archived IN (0, 1))"
  ") STRICT;",

  /* A checksum of a seat's result; older rows have none until their sheet is processed again. The
     indexes find a sheet from a backup among a hundred thousand, and moves don't change them. */
  "ALTER TABLE result ADD COLUMN seal INTEGER;"
  "CREATE INDEX sheet_by_creation ON sheet (created);"
  "CREATE INDEX sheet_by_end ON sheet (game, cursor, seed) WHERE finished = 1;",

  /* A copy of a sheet begins with the same link; a sheet played at a real table has no seed by
     which it could be found. The few sheets without a move have no link. */
  "DROP INDEX sheet_by_end;"
  "CREATE INDEX move_by_start ON move (chain) WHERE position = 0;"
  "CREATE INDEX sheet_by_start ON sheet (game) WHERE length = 0;",
};

/* The test store-version reports the expected checksum. */
const FlipSchema flip_schema = {
  steps,
  G_N_ELEMENTS (steps),
  "521130a6302bead261922e4dd3e29a8c9b4aff8347ff8e0fd284367399623a1c",
};
