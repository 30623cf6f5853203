/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/review/accounts.h"

#include "advisor/meaning.h"

#define NONE G_MAXUINT

struct _FlipAccounts
{
  FlipSeatAccount accounts[FLIP_MAX_SEATS];
  GArray *lucks; /* of FlipLuck, by entry and seat */
  GArray *expected; /* of int: one per entry */
};

/* One seat on its way through the log. */
typedef struct
{
  FlipAccounts *accounts;
  FlipSeatAccount *account;
  const GArray *verdicts;
  guint seat;
  guint flip;  /* the last one since the seat's last choice, or NONE */
  guint since; /* the first entry since its last luck */
  int expected;
  gboolean is_begun;
} Walk;

/* helpers */

static const FlipVerdict *
verdict_at (const GArray *verdicts, guint entry)
{
  gpointer array = (gpointer) verdicts;

  return (const FlipVerdict *) (verdicts->data + entry * g_array_get_element_size (array));
}

static int *
expected_at (FlipAccounts *accounts, guint entry)
{
  return &g_array_index (accounts->expected, int, entry);
}

/* What is expected turns out to be something else: that was luck, if anything was flipped. */
static void
find_out (Walk *walk, int expected)
{
  FlipLuck luck = { walk->flip, walk->seat, expected - walk->expected, expected };

  if (walk->flip == NONE)
    return;
  g_array_append_val (walk->accounts->lucks, luck);
  walk->account->luck += luck.luck;
  walk->expected = expected;
  walk->since = walk->flip + 1;
  walk->flip = NONE;
}

/* Nothing was flipped after the last choice, so that the end was known before: that is added to the luck
   before, or to what could be expected at the start. */
static void
know_before (Walk *walk, int more)
{
  GArray *lucks = walk->accounts->lucks;
  FlipLuck *last = lucks->len ? &g_array_index (lucks, FlipLuck, lucks->len - 1) : NULL;

  if (last && last->seat == walk->seat)
    {
      last->luck += more;
      last->expected += more;
      walk->account->luck += more;
    }
  else
    walk->account->start += more;
  for (guint i = walk->since; i < walk->verdicts->len; i++)
    {
      const FlipVerdict *verdict = verdict_at (walk->verdicts, i);

      if (verdict->seat == (int) walk->seat && verdict->play_outs)
        *expected_at (walk->accounts, i) += more;
    }
  walk->expected += more;
}

static void
walk_on (Walk *walk, guint entry)
{
  const FlipVerdict *verdict = verdict_at (walk->verdicts, entry);

  if (!verdict->chosen)
    walk->flip = entry;
  if (verdict->seat != (int) walk->seat)
    return;
  walk->account->grades[verdict->grade]++;
  if (verdict->play_outs)
    {
      if (!walk->is_begun && walk->flip == NONE)
        walk->account->start = walk->expected = verdict->hoped;
      walk->is_begun = TRUE;
      find_out (walk, verdict->hoped);
      walk->account->cost += verdict->cost;
      walk->expected -= verdict->cost;
    }
  *expected_at (walk->accounts, entry) = walk->expected;
}

static int
compare_lucks (gconstpointer a, gconstpointer b)
{
  const FlipLuck *first = a, *second = b;

  if (first->entry != second->entry)
    return first->entry < second->entry ? -1 : 1;
  return first->seat < second->seat ? -1 : first->seat > second->seat;
}

/* public functions */

FlipAccounts *
flip_accounts_new (const FlipGame *game,
                  const FlipWeights *weights,
                  gconstpointer first,
                  gconstpointer last,
                  guint n_seats,
                  const GArray *verdicts)
{
  FlipAccounts *accounts = g_new0 (FlipAccounts, 1);
  gboolean is_over = flip_game_over (game, last);

  accounts->lucks = g_array_new (FALSE, FALSE, sizeof (FlipLuck));
  accounts->expected = g_array_new (FALSE, TRUE, sizeof (int));
  g_array_set_size (accounts->expected, verdicts->len);
  for (guint seat = 0; seat < n_seats; seat++)
    {
      FlipSeatAccount *account = &accounts->accounts[seat];
      int start = flip_meaning_of_start (game, weights, first, seat);
      Walk walk = { accounts, account, verdicts, seat, NONE, 0, start, FALSE };

      account->start = start;
      account->is_over = is_over;
      for (guint i = 0; i < verdicts->len; i++)
        walk_on (&walk, i);
      if (is_over)
        {
          int end = flip_meaning_of_worth (game, weights, last, seat, flip_worth (game, last, seat));

          find_out (&walk, end);
          if (walk.expected != end)
            know_before (&walk, end - walk.expected);
        }
      account->end = walk.expected;
    }
  g_array_sort (accounts->lucks, compare_lucks);
  return accounts;
}

void
flip_accounts_free (FlipAccounts *accounts)
{
  g_array_unref (accounts->lucks);
  g_array_unref (accounts->expected);
  g_free (accounts);
}

const FlipSeatAccount *
flip_accounts_of (const FlipAccounts *accounts, guint seat)
{
  g_return_val_if_fail (seat < FLIP_MAX_SEATS, NULL);

  return &accounts->accounts[seat];
}

const FlipLuck *
flip_accounts_luck (const FlipAccounts *accounts, guint entry, guint seat)
{
  const FlipLuck sought = { .entry = entry, .seat = seat };
  guint at;

  return g_array_binary_search (accounts->lucks, &sought, compare_lucks, &at)
           ? &g_array_index (accounts->lucks, FlipLuck, at)
           : NULL;
}

int
flip_accounts_expected (const FlipAccounts *accounts, guint entry)
{
  g_return_val_if_fail (entry < accounts->expected->len, 0);

  return g_array_index (accounts->expected, int, entry);
}
