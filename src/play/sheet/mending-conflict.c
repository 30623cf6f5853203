/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/sheet/mending-conflict.h"

#include <glib/gi18n-lib.h>

/* No question is answered by more entries than this. */
#define RIGHT_BEFORE 100

/* helpers */

/* The site that an entry is about: its own, or the one that the same player chose right before. */
static guint
site_of_entry (FlipSession *session, guint entry)
{
  int who = flip_log_who (flip_session_log (session), entry);

  for (guint i = entry + 1; i > 0 && entry < i + RIGHT_BEFORE; i--)
    {
      if (flip_log_who (flip_session_log (session), i - 1) != who)
        break;
      if (flip_session_entry (session, i - 1)->site != FLIP_NO_SITE)
        return flip_session_entry (session, i - 1)->site;
    }

  return FLIP_NO_SITE;
}

static void
read_entry (FlipMendingConflict *conflict, FlipSession *session, guint entry)
{
  g_autofree char *sentence =
    g_strdelimit (flip_log_tell_entry (flip_session_log (session), entry), "\n", ' ');

  if (conflict->site == FLIP_NO_SITE)
    conflict->site = site_of_entry (session, entry);
  conflict->card = flip_mending_card (session, entry);
  if (*sentence)
    /* Translators: the sentence of the log about an entry that no longer fits follows */
    conflict->told = g_strdup_printf (_ ("As entered: %s"), sentence);
}

static const FlipFact *
find_number (const FlipFacts *facts, const char *id)
{
  const FlipFact *fact = flip_facts_find (facts, id);

  return fact && fact->is_number ? fact : NULL;
}

static int
held_before (FlipSession *session, guint entry, int who, const char *id)
{
  g_autofree FlipFacts *facts = g_new0 (FlipFacts, 1);
  const FlipFact *fact;

  flip_game_facts (flip_session_game (session), flip_session_state_at (session, entry), who, facts);
  fact = find_number (facts, id);
  return fact ? fact->number : 0;
}

static void
read_price (FlipMendingConflict *conflict, FlipMend *mend, guint entry)
{
  const FlipRefusalPrice *price = &flip_mend_refusal (mend)->price;
  int who = flip_moment_who (conflict->moment);
  const FlipFact *fact;

  if (!price->fact || who == FLIP_TABLE)
    return;
  fact = find_number (flip_moment_facts (conflict->moment, who), price->fact);
  if (!fact)
    return;
  /* Translators: a player, what could not be paid, and the number of an entry: Ann, Cash, 23 */
  conflict->purse =
    /* Translators: first %s: a player; second %s: the thing that is missing; %u: the number of the
       entry */
    g_strdup_printf (_ ("%s, %s before entry %u"), flip_moment_player (conflict->moment, who),
                     fact->label, entry + 1);
  conflict->glyph = fact->glyph;
  conflict->before = held_before (flip_mend_before (mend), entry, who, price->fact);
  conflict->now = price->holds;
  conflict->needs = price->needs;
}

/* public functions */

FlipCard
flip_mending_card (FlipSession *session, guint entry)
{
  const FlipMove *move = flip_session_entry (session, entry);

  return move->verb == FLIP_VERB_CARD && !flip_session_game (session)->own_cards
           ? flip_move_card (move)
           : FLIP_NO_CARD;
}

FlipMendingConflict *
flip_mending_conflict_new (FlipMend *mend)
{
  FlipSession *after = flip_mend_after (mend), *before = flip_mend_before (mend);
  guint row = flip_mend_asks (mend);
  FlipMendingConflict *conflict;
  guint entry;

  if (row == FLIP_NO_ENTRY)
    return NULL;
  entry = flip_mend_row (mend, row)->old;
  conflict = g_new0 (FlipMendingConflict, 1);
  conflict->site = flip_mend_refusal (mend)->site;
  conflict->card = FLIP_NO_CARD;
  conflict->moment = flip_moment_new (
    after, flip_session_cursor (after),
    entry == FLIP_NO_ENTRY ? FLIP_ANY_BOARD : flip_log_who (flip_session_log (before), entry));
  if (entry == FLIP_NO_ENTRY)
    return conflict;
  read_entry (conflict, before, entry);
  read_price (conflict, mend, entry);
  return conflict;
}

void
flip_mending_conflict_free (FlipMendingConflict *conflict)
{
  flip_moment_unref (conflict->moment);
  g_free (conflict->told);
  g_free (conflict->purse);
  g_free (conflict);
}
