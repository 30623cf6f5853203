/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-rules.h"

#include <glib/gi18n-lib.h>

/* The consequences of a move, for the sentence in the log: found by playing it on a copy. */

static void add (GString *text, gboolean *begun, const char *format, ...) G_GNUC_PRINTF (3, 4);

static void
add (GString *text, gboolean *begun, const char *format, ...)
{
  va_list arguments;

  /* What follows a sentence explains it. */
  if (!*begun && text->len && text->str[text->len - 1] == '.')
    text->str[text->len - 1] = ':';
  g_string_append (text, *begun ? ", " : " ");
  *begun = TRUE;
  va_start (arguments, format);
  g_string_append_vprintf (text, format, arguments);
  va_end (arguments);
}

static void
add_change (GString *text, gboolean *begun, FliptownTrackId track, int change)
{
  if (change == 0)
    return;
  switch (track)
    {
    case FLIPTOWN_CASH:
      add (text, begun, change > 0 ? "+$%d" : "−$%d", ABS (change));
      break;
    case FLIPTOWN_GOLD:
      add (text, begun, change > 0 ? _ ("+%d gold") : _ ("−%d gold"), ABS (change));
      break;
    case FLIPTOWN_STARS:
      add (text, begun,
           change > 0 ? ngettext ("+%d star", "+%d stars", (gulong) change)
                      : ngettext ("−%d star", "−%d stars", (gulong) -change),
           ABS (change));
      break;
    default:
      add (text, begun, change > 0 ? _ ("+%d Wanted") : _ ("−%d Wanted"), ABS (change));
    }
}

static void
add_items (GString *text, gboolean *begun, guint items)
{
  static const char *const names[] = {
    N_ ("friend of the Undertaker"),
    N_ ("shovel"),
    N_ ("trail horse"),
    N_ ("pickaxe"),
    N_ ("bandana"),
    N_ ("pistol"),
    N_ ("rifle"),
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      if (items & 1u << i)
        add (text, begun, "%s", _ (names[i]));
    }
}

static void
add_bounties (const FliptownState *before, const FliptownState *after, GString *text)
{
  for (guint i = 0; i < after->bounties.n; i++)
    {
      guint fresh = after->bounties.met[i] & ~before->bounties.met[i];

      for (guint seat = 0; seat < after->n_seats; seat++)
        {
          if (fresh & 1u << seat)
            g_string_append_printf (text, _ (" {seat %u} meets the bounty “%s”."), seat + 1,
                                    fliptown_bounty_name (after->bounties.ids[i]));
        }
    }
}

static void
add_tracks (const FliptownSeat *old, const FliptownSeat *new, GString *text, gboolean *begun)
{
  for (guint track = 0; track < FLIPTOWN_N_TRACKS; track++)
    add_change (text, begun, track, fliptown_held (new, track) - fliptown_held (old, track));
}

/* What a move brought its seat. */
static void
add_gains (const FliptownState *before, const FliptownState *after, guint seat, GString *text)
{
  const FliptownSeat *old = &before->seats[seat], *new = &after->seats[seat];
  gboolean begun = FALSE;

  add_tracks (old, new, text, &begun);
  if (new->pans != old->pans)
    add (text, &begun, _ ("pan"));
  if (new->hammers != old->hammers)
    add (text, &begun, _ ("hammer"));
  add_items (text, &begun, new->items & ~old->items);
  for (guint place = 0; place < FLIPTOWN_N_PLACES; place++)
    {
      if (after->pool.bonuses[place] > before->pool.bonuses[place])
        add (text, &begun, _ ("bonus action (%s)"), fliptown_place_name (place));
    }
  if (begun)
    g_string_append_c (text, '.');
}

/* The hand that was resolved meanwhile, if one was. */
static const char *
new_hand (const FliptownState *before, const FliptownState *after, guint seat)
{
  guint round = before->round;
  gboolean played = before->stage < FLIPTOWN_STAGE_WORK && before->stage > FLIPTOWN_STAGE_ROUND
                    && (after->stage >= FLIPTOWN_STAGE_WORK || after->round > round);

  return played ? flip_hand_name (after->seats[seat].hands[round]) : NULL;
}

/* What the Bank paid the seat when its turn began with this move. */
static void
add_payment (const FliptownState *state, GString *text)
{
  g_autoptr (GString) change = g_string_new (NULL);
  gboolean begun = FALSE;

  if (!state->just_paid)
    return;
  add_change (change, &begun, FLIPTOWN_STARS, state->just_paid);
  g_string_append_printf (text, _ (" The Bank had paid:%s."), change->str);
}

/* What followed automatically: the Bank, hands, pans and hammers, arrests. */
static void
add_aftermath (const FliptownState *before, const FliptownState *after, GString *text)
{
  for (guint seat = 0; seat < after->n_seats; seat++)
    {
      const FliptownSeat *old = &before->seats[seat], *new = &after->seats[seat];
      const char *hand = new_hand (before, after, seat);
      g_autoptr (GString) changes = g_string_new (NULL);
      gboolean begun = FALSE;

      add_tracks (old, new, changes, &begun);
      if (!begun && !hand)
        continue;
      if (after->n_seats > 1)
        g_string_append_printf (text, "\n{seat %u}:", seat + 1);
      else
        g_string_append (text, _ (" Then:"));
      if (hand)
        g_string_append_printf (text, _ (" poker %s%s"), hand, begun ? "," : "");
      if (new->arrests != old->arrests)
        g_string_append (text, _ (" arrested,"));
      g_string_append_printf (text, "%s.", changes->str);
    }
}

void
fliptown_outcome_describe (gconstpointer data, const FlipMove *move, GString *text)
{
  const FliptownState *state = data;
  FliptownState alone = *state, after;

  g_assert (move->verb < FLIPTOWN_N_VERBS && text->len > 0);

  if (state->stage < FLIPTOWN_STAGE_ROUND || state->stage >= FLIPTOWN_STAGE_STOLEN)
    return;
  fliptown_prepare (&alone);
  fliptown_verbs[move->verb].apply (&alone, move);
  after = alone;
  fliptown_advance (&after, move);
  add_gains (state, &alone, MIN (state->seat, state->n_seats - 1u), text);
  add_payment (state, text);
  add_aftermath (&alone, &after, text);
  if (after.just_stolen)
    g_string_append_printf (text, _ (" %s steals a card."),
                            fliptown_cowbot_name (after.options.cowbot));
  add_bounties (state, &after, text);
}
