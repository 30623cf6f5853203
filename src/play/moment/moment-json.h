/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"
#include "play/text/json.h"

G_BEGIN_DECLS

/* Which parts of a moment are written, besides where the game is and what is asked. */
typedef struct
{
  gboolean answers; /* every legal answer, and its components */
  gboolean sheet;   /* the facts and points of all seats, goals and result */
  gboolean marks;   /* also their marks, and what is in reach */
  gboolean sites;   /* also every site of theirs, with its words */
  guint left_out;   /* questions that are not for the reader, one bit each, with their answers */
  guint secrets_of; /* the seat, from 1, whose hidden cards are included; 0 for none */

  /* Selects the answers to write; NULL for all. */
  gboolean (*wants) (const FlipWay *way, gpointer data);
  gpointer data;
} FlipMomentParts;

/* The moment as JSON, so that another front end could be built on it alone; the manual page of
   flipside-cli explains the keys. */
char *flip_moment_to_json (const FlipMoment *moment, const FlipMomentParts *parts);

/* The same as members of an open object. */
void flip_moment_write (const FlipMoment *moment, const FlipMomentParts *parts, FlipJson *json);

/* Its second half, the sheet, as members of an open object. */
void flip_moment_write_sheet (const FlipMoment *moment, const FlipMomentParts *parts, FlipJson *json);

/* Writes an itemised score as "score" of an open object. */
void flip_score_write_json (const FlipScore *score, FlipJson *json);

/* Writes an opponent who has no seat, if there is one. */
void flip_result_write_opponent (const FlipResult *result, FlipJson *json);

/* Writes only the question, as "ask" of an open object. */
void flip_moment_write_ask (const FlipMoment *moment, const FlipMomentParts *parts, FlipJson *json);

G_END_DECLS
