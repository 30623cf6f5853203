/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/fliptown/fliptown-game.h"
#include "games/fliptown/fliptown-people.h"
#include "games/fliptown/places/fliptown-place.h"

#include <glib/gi18n-lib.h>

/* The great moments: a robbery, the poker hands, arrests, bounties. */

/* The move alone, and its automatic consequences. */
typedef struct
{
  const FliptownState *before, *after;
  FliptownState alone;
  GPtrArray *notices;
} Story;

static const struct
{
  const char *glyph, *robs, *row;
} rows[FLIPTOWN_ROWS] = {
  /* Translators: {seat %u}: is replaced by the name of that player */
  { "chicken", N_ ("{seat %u} robs the chickens"), /* what was robbed */ N_ ("Chickens") },
  /* Translators: {seat %u}: is replaced by the name of that player */
  { "cow", N_ ("{seat %u} robs the cattle"), N_ ("Cattle") },
  /* Translators: {seat %u}: is replaced by the name of that player */
  { "coach", N_ ("{seat %u} robs the coach"), N_ ("Coach") },
  /* Translators: {seat %u}: is replaced by the name of that player */
  { "train", N_ ("{seat %u} robs the train"), N_ ("Train") },
};

const char *
fliptown_row_name (guint row)
{
  return _ (rows[row].row);
}

static void
add_track (FlipNotice *notice, FliptownTrackId track, int before, int after)
{
  static const struct
  {
    const char *glyph, *label, *unit;
  } tracks[FLIPTOWN_N_TRACKS] = {
    [FLIPTOWN_CASH] = { "cash", N_ ("Cash"), "$" },
    [FLIPTOWN_GOLD] = { "gold", N_ ("Gold"), "" },
    [FLIPTOWN_STARS] = { "star", N_ ("Stars"), "" },
    [FLIPTOWN_WANTED] = { "wanted", N_ ("Wanted"), "" },
  };
  guint n = notice->n_gains;

  flip_notice_add_change (notice, tracks[track].glyph, _ (tracks[track].label), tracks[track].unit,
                          before, after);
  if (notice->n_gains > n && track == FLIPTOWN_WANTED)
    notice->gains[n].hurts = after > before;
}

/* Robbery */

static void
compare_card (const FliptownState *state, FlipCard card, gboolean succeeds, FlipNotice *notice)
{
  guint least = fliptown_badlands_least (state, state->target);
  guint target = fliptown_badlands_value (state, state->target);

  notice->sign = succeeds ? "≥" : "<";
  flip_notice_say (&notice->have.value, "%s", flip_rank_text (flip_card_rank (card)));
  /* Translators: %u: the value of the card */
  flip_notice_say (&notice->have.words, _ ("card: %u"), flip_card_rank (card));
  flip_notice_say (&notice->need.value, "%s", flip_rank_text (least));
  flip_notice_say (&notice->need.words,
                   /* Translators: first %u: the value of the target; second %u: the same with the
                      gun */
                   least < target ? _ ("target %u, armed: %u")
                     /* Translators: %u: the value of the target */
                     : _ ("target: %u"), target, least);
  /* Translators: first %s: the target; second %s: the rank of a card */
  flip_notice_say (&notice->detail, _ ("Badlands %s · the card must be %s or more"),
                   flip_rank_text (target), flip_rank_text (least));
}

static void
say_chance (const FliptownState *state, FlipCard card, FlipNotice *notice)
{
  guint target = fliptown_badlands_value (state, state->target);
  gboolean armed = fliptown_badlands_least (state, state->target) < target;
  int chance = fliptown_robbery_chance (state);

  if (armed && !notice->is_bad)
    flip_notice_say (&notice->reason,
                     flip_card_rank (card) < target
                       /* Translators: %d: per cent */
                       ? _ ("The chance was %d %%. The gun made the difference.")
                       /* Translators: %d: per cent */
                       : _ ("The chance was %d %%. The gun was not needed."),
                     chance);
  else
    /* Translators: %d: per cent */
    flip_notice_say (&notice->reason, _ ("The chance was %d %%."), chance);
}

/* The Wanted came with the choice of the target, in the move before. */
static void
add_loot (const Story *story, FlipNotice *notice)
{
  const FliptownState *state = story->before;
  const FliptownSeat *old = fliptown_acting_seat (state), *new = &story->alone.seats[state->seat];
  int wanted = fliptown_held (old, FLIPTOWN_WANTED);
  int came = MIN (wanted, fliptown_badlands_wanted (state, state->target));

  add_track (notice, FLIPTOWN_STARS, fliptown_held (old, FLIPTOWN_STARS),
             fliptown_held (new, FLIPTOWN_STARS));
  add_track (notice, FLIPTOWN_CASH, fliptown_held (old, FLIPTOWN_CASH),
             fliptown_held (new, FLIPTOWN_CASH));
  add_track (notice, FLIPTOWN_WANTED, wanted - came, wanted);
}

/* How many sites the row lacks for its bonus. */
static void
say_row (const FliptownState *state, FlipNotice *notice)
{
  guint row = state->target / FLIPTOWN_TARGETS_IN_A_ROW;
  guint first = row * FLIPTOWN_TARGETS_IN_A_ROW;
  guint left = ~(guint) fliptown_acting_seat (state)->targets & 7u << first;
  g_autoptr (GString) bonus = g_string_new (NULL);

  fliptown_reward_describe (&state->board.rows[row].bonus, bonus);
  if (!left)
    /* Translators: %s: what is gained */
    flip_notice_say (&notice->next, _ ("The row is complete and gives: %s."), bonus->str);
  else if (fliptown_count (left) == 1)
    /* Translators: first %s: a target; second %s: what would be gained */
    flip_notice_say (&notice->next, _ ("One more in this row, the %s, gives: %s."),
                     flip_rank_text (fliptown_badlands_value (state, (guint) __builtin_ctz (left))),
                     bonus->str);
}

static void
tell_robbery (const Story *story, const FlipMove *move)
{
  const FliptownState *state = story->before;
  guint row = state->target / FLIPTOWN_TARGETS_IN_A_ROW;
  FlipCard card;
  FlipNotice *notice;

  if (state->stage != FLIPTOWN_STAGE_ROBBERY || move->verb != FLIPTOWN_VERB_CARD)
    return;
  card = flip_move_card (move);
  notice = flip_notice_new ("robbery", _ ("Keep Robberies Brief"), state->seat);
  notice->is_bad = flip_card_rank (card) < fliptown_badlands_least (state, state->target);
  notice->site = FLIPTOWN_SITE_BADLANDS + state->target;
  notice->glyph = rows[row].glyph;
  flip_notice_add_card (notice, card);
  flip_notice_say (&notice->title, _ (rows[row].robs), state->seat + 1u);
  flip_notice_say (&notice->verdict, "%s",
                   notice->is_bad ? /* how a robbery ends */ _ ("Fails")
                                  : /* how a robbery ends */ _ ("Succeeds"));
  compare_card (state, card, !notice->is_bad, notice);
  say_chance (state, card, notice);
  add_loot (story, notice);
  say_row (state, notice);
  g_ptr_array_add (story->notices, notice);
}

/* Bounties */

static void
tell_bounty (const Story *story, guint index, guint seat)
{
  const FliptownState *state = story->after;
  gboolean later = story->before->bounties.turned & 1u << index;
  int stars = fliptown_bounty_stars (story->before, index), goal, have;
  FlipNotice *notice = flip_notice_new ("bounty", _ ("Keep Bounties Brief"), (int) seat);
  const char *name = fliptown_bounty_name (state->bounties.ids[index]);
  g_autofree char *progress = NULL;

  have = fliptown_bounty_progress (state, seat, state->bounties.ids[index], &goal);
  /* Translators: first %d: how many there are; second %d: how many are needed */
  progress = g_strdup_printf (_ ("%d of %d"), have, goal);
  notice->glyph = "star";
  /* Translators: {seat %u}: is replaced by the name of that player */
  flip_notice_say (&notice->title, _ ("{seat %u} meets a bounty"), seat + 1);
  if (have >= goal)
    /* Translators: first %s: a bounty; second %s: how far it was met, “10 of 9” */
    flip_notice_say (&notice->detail, _ ("%s: %s"), name, progress);
  else
    flip_notice_say (&notice->detail, "%s", name);
  flip_notice_say (&notice->verdict, "%s", _ ("Met"));
  if (state->n_seats > 1)
    flip_notice_say (&notice->reason, "%s",
                     later ? _ ("Somebody was faster.") : _ ("Nobody was faster."));
  flip_notice_say (&flip_notice_add (notice, "star", _ ("Stars"))->amount, "+%d", stars);
  g_ptr_array_add (story->notices, notice);
}

static void
tell_bounties (const Story *story)
{
  for (guint i = 0; i < story->after->bounties.n; i++)
    {
      guint fresh = story->after->bounties.met[i] & ~(guint) story->before->bounties.met[i];

      for (guint seat = 0; seat < story->after->n_seats; seat++)
        {
          if (fresh & 1u << seat)
            tell_bounty (story, i, seat);
        }
    }
}

/* Poker hands */

static guint
hand_of (const Story *story, guint seat)
{
  return story->after->seats[seat].hands[story->before->round];
}

/* The best kind of hand, and the seats that have it, one bit each. Only the kind pays, so equal
   kinds tie. */
static guint
best_hand (const Story *story, guint *seats)
{
  guint best = 0;

  *seats = 0;
  for (guint seat = 0; seat < story->after->n_seats; seat++)
    {
      guint hand = hand_of (story, seat);

      if (hand > best)
        *seats = 0;
      best = MAX (best, hand);
      *seats |= hand == best ? 1u << seat : 0;
    }

  return best;
}

static void
add_pay (const Story *story, guint seat, FlipNotice *notice)
{
  const FliptownBoard *board = &story->after->board;
  const FliptownSeat *old = &story->alone.seats[seat];
  guint hand = hand_of (story, seat);
  int cash = fliptown_held (old, FLIPTOWN_CASH), stars = fliptown_held (old, FLIPTOWN_STARS);

  add_track (notice, FLIPTOWN_CASH, cash, cash + board->hand_cash[hand]);
  add_track (notice, FLIPTOWN_STARS, stars, stars + board->hand_stars[hand]);
}

/* One line per hand if there are several players: what it is and what it pays. */
static void
add_hand (const Story *story, guint seat, FlipNotice *notice)
{
  const FliptownBoard *board = &story->after->board;
  guint hand = hand_of (story, seat);
  g_autofree char *name = g_strdup_printf ("{seat %u}", seat + 1);
  FlipNoticeGain *gain = flip_notice_add (notice, board->hand_cash[hand] ? "cash" : NULL, name);

  gain->is_named = TRUE;
  flip_notice_say (&gain->amount, "+$%d", board->hand_cash[hand]);
  if (board->hand_stars[hand])
    flip_notice_say (&gain->detail,
                     /* Translators: a place, and the stars that it gives */
                     ngettext ("%s, +%d star", "%s, +%d stars", (gulong) board->hand_stars[hand]),
                     flip_hand_name (hand), board->hand_stars[hand]);
  else
    flip_notice_say (&gain->detail, "%s", flip_hand_name (hand));
}

/* Names the seats that share the best kind of hand. */
static void
say_tie (guint seats, FlipNotice *notice)
{
  const char *names[FLIPTOWN_MAX_SEATS];
  char places[FLIPTOWN_MAX_SEATS][sizeof "{seat 10}"];
  g_autofree char *joined = NULL;
  guint n = 0;

  for (; seats; seats &= seats - 1, n++)
    {
      flip_phrase_print (places[n], sizeof places[n], "{seat %d}", __builtin_ctz (seats) + 1);
      names[n] = places[n];
    }
  joined = flip_phrase_join (names, n);
  /* Translators: %s: the players */
  flip_notice_say (&notice->reason, _ ("%s tie: only the kind of hand counts."), joined);
}

/* The cards of the best hand, if only one seat has it. */
static void
show_best (const Story *story, guint seat, FlipNotice *notice)
{
  for (FlipCardSet left = fliptown_hand_cards (story->after, seat, story->before->round);
       left && notice->n_cards < FLIP_NOTICE_CARDS; left &= left - 1)
    flip_notice_add_card (notice, flip_card_set_first (left));
  if (story->after->n_seats > 1)
    /* Translators: {seat %u}: is replaced by the name of that player */
    flip_notice_say (&notice->reason, _ ("The best hand is {seat %u}’s."), seat + 1);
}

/* Hands without any payment are not announced. */
static void
tell_hands (const Story *story)
{
  guint n_seats = story->after->n_seats, seats, hand = best_hand (story, &seats);
  g_autofree char *title = flip_phrase_capital (flip_hand_name (hand));
  FlipNotice *notice;

  if (!hand)
    return;
  notice = flip_notice_new ("hand", _ ("Keep Poker Hands Brief"), n_seats > 1 ? FLIP_TABLE : 0);
  notice->glyph = "cards";
  /* Translators: %u: the number of the round */
  flip_notice_say (&notice->title, _ ("Poker of round %u"), story->before->round + 1u);
  flip_notice_say (&notice->verdict, "%s", title);
  if (fliptown_count (seats) > 1)
    say_tie (seats, notice);
  else
    show_best (story, (guint) __builtin_ctz (seats), notice);
  for (guint seat = 0; n_seats > 1 && seat < n_seats; seat++)
    add_hand (story, seat, notice);
  if (n_seats == 1)
    add_pay (story, 0, notice);
  g_ptr_array_add (story->notices, notice);
}

/* Arrests */

static void
add_suspect (const Story *story, guint seat, FlipNotice *notice)
{
  const FliptownState *state = &story->alone;
  gboolean caught = fliptown_is_caught (state, seat);
  g_autofree char *name = g_strdup_printf ("{seat %u}", seat + 1);
  FlipNoticeGain *gain = flip_notice_add (notice, "wanted", name);

  gain->is_named = TRUE;
  gain->hurts = caught;
  flip_notice_say (&gain->amount, "%d", fliptown_held (&state->seats[seat], FLIPTOWN_WANTED));
  flip_notice_say (&gain->detail, "%s",
                   caught ? C_ ("in this round", "arrested")
                   : state->seats[seat].bribes & 1u << state->round
                     ? _ ("bribed the Sheriff")
                     : C_ ("in this round", "not arrested"));
}

static guint
count_caught (const FliptownState *state)
{
  guint n = 0;

  for (guint seat = 0; seat < state->n_seats; seat++)
    n += fliptown_is_caught (state, seat);
  return n;
}

static void
compare_wanted (const FliptownState *state, FlipNotice *notice)
{
  guint value = fliptown_sheriff_value (state, 0);
  int wanted = fliptown_held (&state->seats[0], FLIPTOWN_WANTED);

  notice->sign = wanted > (int) value ? ">" : "≤";
  flip_notice_say (&notice->have.value, "%d", wanted);
  /* Translators: before the number */
  flip_notice_say (&notice->have.words, "%s", _ ("your Wanted"));
  flip_notice_say (&notice->need.value, "%u", value);
  flip_notice_say (&notice->need.words, "%s", _ ("Sheriff"));
}

static void
tell_arrests (const Story *story)
{
  const FliptownState *state = &story->alone;
  guint caught = count_caught (state);
  FlipNotice *notice =
    flip_notice_new ("arrest", _ ("Keep Arrests Brief"), state->n_seats > 1 ? FLIP_TABLE : 0);

  notice->is_bad = caught > 0;
  notice->glyph = "badge";
  flip_notice_add_card (notice, state->cards.marshal_card != FLIP_NO_CARD
                                  ? state->cards.marshal_card
                                  : state->cards.sheriff);
  flip_notice_say (&notice->title, "%s", _ ("The Sheriff comes"));
  flip_notice_say (&notice->detail, "%s",
                   _ ("Anyone with more Wanted than the card shows is arrested."));
  if (state->n_seats == 1)
    {
      compare_wanted (state, notice);
      flip_notice_say (&notice->verdict, "%s", caught ? _ ("Arrested") : _ ("Not arrested"));
      add_suspect (story, 0, notice);
    }
  else
    {
      flip_notice_say (
        &notice->verdict,
        /* Translators: %u: how many */
        caught ? ngettext ("%u arrest", "%u arrests", caught) : _ ("Nobody is arrested"), caught);
      for (guint seat = 0; seat < state->n_seats; seat++)
        add_suspect (story, seat, notice);
    }
  g_ptr_array_add (story->notices, notice);
}

void
fliptown_notices (gconstpointer before,
                  const FlipMove *move,
                  gconstpointer after,
                  GPtrArray *notices)
{
  Story story = { .before = before, .after = after, .notices = notices };

  if (story.before->stage <= FLIPTOWN_STAGE_ROUND)
    return;
  story.alone = *story.before;
  fliptown_play_alone (&story.alone, move);
  tell_robbery (&story, move);
  tell_bounties (&story);
  if (fliptown_reaches (before, after, FLIPTOWN_STAGE_WORK))
    tell_hands (&story);
  if (fliptown_reaches (before, after, FLIPTOWN_STAGE_ARREST))
    tell_arrests (&story);
}
