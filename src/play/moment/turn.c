/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/moment/turn.h"

#include "engine/base/phrase.h"
#include "engine/game/evaluation.h"
#include "engine/game/verb.h"
#include "engine/session/mend.h"

#include <glib/gi18n-lib.h>

#define MOST_FACTS 3

/* helpers */

static char *
where_at (const FlipMoment *moment, guint position)
{
  return flip_log_where (moment->log, flip_log_state_at (moment->log, position));
}

/* The first entry of the part of the game that an entry belongs to. */
static guint
first_of_part (const FlipMoment *moment, guint end, const char *where)
{
  guint begin = end;

  while (begin > 0)
    {
      g_autofree char *before = where_at (moment, begin - 1);

      if (!g_str_equal (before, where))
        break;
      begin--;
    }

  return begin;
}

/* The seats that made a choice, one bit each. */
static guint
find_acted (const FlipMoment *moment, guint begin, guint end)
{
  guint acted = 0;

  for (guint entry = begin; entry < end; entry++)
    {
      int who = flip_log_who (moment->log, entry);

      acted |= who == FLIP_TABLE ? 0 : 1u << who;
    }

  return acted;
}

static gboolean
is_several (guint seats)
{
  return (seats & (seats - 1)) != 0;
}

/* Right after a turn, until something follows, the finished turn is still the current one. */
static gboolean
find_part (const FlipMoment *moment, FlipTurn *turn)
{
  g_autofree char *before = NULL;

  turn->end = moment->position;
  turn->begin = first_of_part (moment, turn->end, moment->where);
  if (turn->begin < turn->end || flip_moment_may_act (moment) || turn->end == 0)
    return TRUE;
  before = where_at (moment, turn->end - 1);
  turn->begin = first_of_part (moment, turn->end, before);
  turn->is_past = TRUE;
  return is_several (find_acted (moment, turn->begin, turn->end));
}

/* Whether this is a turn of several seats. A decision that one seat makes for all, such as choosing
   the bounties of a game, is not. */
static gboolean
is_of_all (const FlipMoment *moment, const FlipTurn *turn)
{
  guint may_act = flip_moment_may_act (moment);
  guint acted = find_acted (moment, turn->begin, turn->end);

  return is_several (may_act | acted) || (acted && !may_act);
}

static void
add_deed (GString *text, const char *deed)
{
  if (!text->len)
    g_string_append (text, deed);
  else
    flip_phrase_become (text,
                        /* Translators: the places that a player used in one turn: Mine 2b, then Trail 10 */
                        g_strdup_printf (_ ("%s, then %s"), text->str, deed));
}

static void
name_site (const FlipMoment *moment, guint entry, guint seat, GString *text)
{
  g_autofree FlipSites *sites = g_new0 (FlipSites, 1);
  guint16 site = flip_log_entry (moment->log, entry)->site;

  flip_game_sites (moment->game, flip_log_state_at (moment->log, entry), seat, sites);
  if (site < sites->n)
    add_deed (text, sites->sites[site].title);
}

/* A piece of several squares is named by its title rather than by its sites. */
static gboolean
name_placed (const FlipMoment *moment, guint entry, GString *text)
{
  g_autoptr (FlipQuestion) question = flip_question_new ();
  const FlipTiles *tiles = &question->tiles;

  flip_game_ask_people (moment->game, flip_log_state_at (moment->log, entry), question);
  for (guint i = 0; i < tiles->n; i++)
    {
      if (tiles->tiles[i].n_squares < 2
          || !flip_tile_is_in (&tiles->tiles[i], flip_log_entry (moment->log, entry)))
        continue;
      add_deed (text, tiles->tiles[i].title);
      return TRUE;
    }

  return FALSE;
}

static void
name_answer (const FlipMoment *moment, guint entry, GString *text)
{
  g_autoptr (GString) label = g_string_new (NULL);

  flip_game_label (moment->game, flip_log_state_at (moment->log, entry),
                   flip_log_entry (moment->log, entry), label);
  flip_log_put_names (moment->log, label);
  flip_phrase_add (text, label->str);
}

static void
read_entry (const FlipMoment *moment, guint entry, guint index, FlipTurnSeat *seat, GString *sites)
{
  const FlipMove *move = flip_log_entry (moment->log, entry);

  if (flip_log_who (moment->log, entry) == FLIP_TABLE)
    {
      if (seat->n_entries && !moment->game->own_cards)
        name_answer (moment, entry, sites);
      return;
    }
  seat->n_entries++;
  if (move->site == FLIP_NO_SITE)
    return;
  if (!name_placed (moment, entry, sites))
    name_site (moment, entry, index, sites);
  if (seat->n_sites < FLIP_TURN_SITES)
    seat->sites[seat->n_sites++] = move->site;
}

/* If an answer marked nothing, its own words say what was chosen. */
static void
read_other_answers (const FlipMoment *moment, const FlipTurn *turn, guint seat, GString *text)
{
  for (guint entry = turn->begin; entry < turn->end && !text->len; entry++)
    {
      if (flip_log_who (moment->log, entry) == (int) seat)
        name_answer (moment, entry, text);
    }
}

static void
add_difference (GString *text, const char *words, int difference)
{
  g_autofree char *signed_number =
    g_strdup_printf (difference > 0 ? "+%d" : "−%d", ABS (difference));
  /* Translators: what changed, and by how much: Gold +1 */
  g_autofree char *part = g_strdup_printf (_ ("%s %s"), words, signed_number);

  flip_phrase_add (text, part);
}

/* Keeps the first words, for where there is little room. */
static void
keep_brief (FlipTurnSeat *seat, const GString *text)
{
  if (text->len && !seat->brief)
    seat->brief = g_strdup (text->str);
}

static gboolean
has_other_facts (const FlipMoment *moment, guint position, guint seat)
{
  g_autofree FlipFacts *before = g_new0 (FlipFacts, 1), *after = g_new0 (FlipFacts, 1);

  flip_game_facts (moment->game, flip_log_state_at (moment->log, position), (int) seat, before);
  flip_game_facts (moment->game, flip_log_state_at (moment->log, position + 1), (int) seat, after);
  for (guint i = 0; i < after->n; i++)
    {
      const FlipFact *fact = &after->facts[i], *old = flip_facts_find (before, fact->id);

      if (fact->is_number && (!old || old->number != fact->number))
        return TRUE;
    }

  return FALSE;
}

/* Points gained or lost through others without any change on the seat's own sheet, such as a bonus
   for having the most diamonds. */
static int
points_by_others (const FlipMoment *moment, const FlipTurn *turn, guint seat)
{
  int points = 0;

  for (guint entry = turn->begin; entry < turn->end; entry++)
    {
      int before, after;

      if (flip_turn_owner (moment, entry) == (int) seat)
        continue;
      before = flip_game_points (moment->game, flip_log_state_at (moment->log, entry), seat);
      after = flip_game_points (moment->game, flip_log_state_at (moment->log, entry + 1), seat);
      if (after != before && !has_other_facts (moment, entry, seat))
        points += after - before;
    }

  return points;
}

/* The facts of a seat that changed since the turn began. */
static void
compare_with_begin (const FlipMoment *moment, FlipTurn *turn, guint seat, GString *text)
{
  const FlipFacts *now = flip_moment_facts (moment, (int) seat);
  g_autofree FlipFacts *then = g_new0 (FlipFacts, 1);
  int points = flip_moment_score (moment, seat)->total - points_by_others (moment, turn, seat);
  gconstpointer before = flip_log_state_at (moment->log, turn->begin);
  guint told = 0;

  points -= flip_game_points (moment->game, before, seat);
  flip_game_facts (moment->game, before, (int) seat, then);
  if (points)
    g_string_append_printf (text,
                            /* Translators: %d: how many */
                            points > 0 ? ngettext ("+%d point", "+%d points", (gulong) points)
                                       /* Translators: %d: how many */
                                       : ngettext ("−%d point", "−%d points", (gulong) -points),
                            ABS (points));
  for (guint i = 0; i < now->n && told < MOST_FACTS; i++)
    {
      const FlipFact *fact = &now->facts[i], *old = flip_facts_find (then, fact->id);

      if (!fact->glyph || !fact->is_number || !old || old->number == fact->number)
        continue;
      keep_brief (&turn->seats[seat], text);
      add_difference (text, fact->label, fact->number - old->number);
      told++;
    }
}

static void
read_brought (const FlipMoment *moment, FlipTurn *turn, guint seat)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (turn->seats[seat].n_entries)
    compare_with_begin (moment, turn, seat, text);
  keep_brief (&turn->seats[seat], text);
  turn->seats[seat].brought = g_strdup (text->str);
}

static FlipTurnState
state_of (const FlipMoment *moment, const FlipTurn *turn, guint seat)
{
  guint may_act = flip_moment_may_act (moment);

  if (may_act >> seat & 1 && flip_moment_is_automatic (moment, seat))
    return FLIP_TURN_WAITS;
  if (may_act >> seat & 1)
    return moment->seat == seat ? FLIP_TURN_ENTERING : FLIP_TURN_THINKS;
  if (!turn->is_past && flip_moment_awaited (moment) == (int) seat)
    return FLIP_TURN_ENTERING;
  return turn->seats[seat].n_entries || !may_act ? FLIP_TURN_DONE : FLIP_TURN_WAITS;
}

/* While a card is awaited for one seat, the seats that have not acted yet are waiting. */
static void
read_state (const FlipMoment *moment, FlipTurn *turn, guint seat)
{
  FlipTurnSeat *it = &turn->seats[seat];

  it->state = state_of (moment, turn, seat);
  if (it->state == FLIP_TURN_DONE && !it->n_entries)
    it->state = turn->is_past ? FLIP_TURN_DONE : FLIP_TURN_WAITS;
  turn->n_done += it->state == FLIP_TURN_DONE;
}

static void
read_seats (const FlipMoment *moment, FlipTurn *turn)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  guint n_order = 0, ordered = 0;

  for (guint seat = 0; seat < turn->n_seats; seat++)
    g_ptr_array_add (words, g_string_new (NULL));
  for (guint entry = turn->begin; entry < turn->end; entry++)
    {
      int owner = flip_turn_owner (moment, entry);

      if (owner < 0)
        continue;
      read_entry (moment, entry, (guint) owner, &turn->seats[owner],
                  g_ptr_array_index (words, (guint) owner));
      if (!(ordered >> owner & 1) && turn->seats[owner].n_entries)
        turn->order[n_order++] = (guint) owner;
      ordered |= turn->seats[owner].n_entries ? 1u << owner : 0;
    }
  for (guint seat = 0; seat < turn->n_seats; seat++)
    {
      GString *text = g_ptr_array_index (words, seat);

      if (!(ordered >> seat & 1))
        turn->order[n_order++] = seat;
      read_other_answers (moment, turn, seat, text);
      turn->seats[seat].chosen = g_string_free (text, FALSE);
      read_brought (moment, turn, seat);
      read_state (moment, turn, seat);
    }
}

/* public functions */

FlipTurn *
flip_turn_find (const FlipMoment *moment)
{
  g_autoptr (FlipTurn) turn = NULL;

  g_return_val_if_fail (moment, NULL);

  if (!moment->game->turn_to || moment->n_seats < 2 || !moment->is_present || moment->is_over)
    return NULL;
  turn = g_new0 (FlipTurn, 1);
  turn->n_seats = moment->n_seats;
  return find_part (moment, turn) && is_of_all (moment, turn) ? g_steal_pointer (&turn) : NULL;
}

void
flip_turn_read (FlipTurn *turn, const FlipMoment *moment)
{
  g_return_if_fail (turn && !turn->is_read);

  read_seats (moment, turn);
  turn->is_read = TRUE;
}

int
flip_turn_owner (const FlipMoment *moment, guint entry)
{
  int who = flip_log_who (moment->log, entry);
  g_autoptr (FlipQuestion) question = NULL;

  if (who != FLIP_TABLE)
    return who;
  question = flip_log_question (moment->log, flip_log_state_at (moment->log, entry));
  return (int) question->about - 1;
}

void
flip_turn_free (FlipTurn *turn)
{
  for (guint seat = 0; seat < turn->n_seats; seat++)
    {
      g_free (turn->seats[seat].chosen);
      g_free (turn->seats[seat].brought);
      g_free (turn->seats[seat].brief);
    }
  g_free (turn);
}

/* Removes the choices of the seat and, at a real table, the outcomes entered for it. */
static gboolean
remove_entries (FlipMend *mend, const FlipMoment *moment, const FlipTurn *turn, guint seat)
{
  gboolean dealt = moment->setup->dealt, any = FALSE;

  for (guint entry = turn->begin; entry < turn->end; entry++)
    {
      gboolean told = flip_log_who (moment->log, entry) == FLIP_TABLE;

      if (flip_turn_owner (moment, entry) == (int) seat && !(told && dealt))
        any |= flip_mend_remove (mend, entry, NULL);
    }

  return any;
}

/* Where Flipside deals, taking back one seat's cards would change the cards that the others drew
   after it. */
static gboolean
others_differ (FlipMend *mend)
{
  return flip_mend_count (mend, FLIP_MENDED_DIFFERS) > 0
         && flip_session_setup (flip_mend_before (mend))->dealt;
}

gboolean
flip_turn_take_back (FlipSession *session, const FlipTurn *turn, guint seat, FlipRefusal *refusal)
{
  g_autoptr (FlipMend) mend = flip_mend_new (session);
  g_autoptr (FlipMoment) moment =
    flip_moment_new (session, flip_session_cursor (session), FLIP_ANY_BOARD);
  const char *name = flip_log_shown_player (flip_session_log (session), (int) seat);

  g_return_val_if_fail (seat < turn->n_seats, FALSE);

  if (!remove_entries (mend, moment, turn, seat))
    return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "",
                        /* Translators: %s: a player */
                        _ ("%s hasn’t entered anything this turn."), name);
  if (flip_mend_asks (mend) != FLIP_NO_ENTRY)
    return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE,
                        flip_mend_refusal (mend)->rule,
                        /* Translators: first %s: a player; second %s: a sentence that says why */
                        _ ("What %s did can’t be taken back on its own, as what followed depends "
                           "on it. %s"),
                        name, flip_mend_refusal (mend)->text);
  if (others_differ (mend))
    return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "",
                        /* Translators: %s: a player */
                        _ ("What %s did can’t be taken back on its own: cards the others drew "
                           "were below it in the deck."),
                        name);
  return flip_mend_keep (mend);
}
