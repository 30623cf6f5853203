/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A previewed move: what it would lead to, and what the sheet shows of it beforehand. */

#include "engine/game/verb.h"
#include "play/moment/foresight.h"
#include "tests/play/sheets.h"

static FlipMoment *
moment_at (FlipSession *session, guint position)
{
  flip_session_jump (session, position);
  return flip_moment_new (session, position, FLIP_ANY_BOARD);
}

static FlipForesight *
foresee (const FlipMoment *moment, const char *notation)
{
  FlipMove move;

  g_assert_true (flip_log_read_move (moment->log, notation, &move, NULL));
  return flip_foresight_new (moment, &move);
}

/* --- What it leads to --- */

/* The move that was made is previewed where it was made. */
static void
test_after (void)
{
  g_autoptr (GPtrArray) sessions = sheets_read_all ();

  for (guint i = 0; i < sessions->len; i++)
    {
      FlipSession *session = g_ptr_array_index (sessions, i);
      gsize size = flip_session_game (session)->state_size;

      for (guint position = 0; position < flip_session_length (session); position++)
        {
          const FlipMove *made = flip_session_entry (session, position);
          g_autoptr (FlipMoment) moment = moment_at (session, position);
          g_autoptr (FlipForesight) foresight = flip_foresight_new (moment, made);

          g_assert_nonnull (foresight);
          g_assert_true (flip_move_equal (&foresight->move, made));
          g_assert_cmpmem (foresight->after, size, flip_session_state_at (session, position + 1),
                           size);
        }
    }
}

static void
test_refused (void)
{
  g_autoptr (FlipSession) session = sheets_read ("royalflip", "five-pvp");
  FlipMove made = *flip_session_entry (session, 3), illegal = made;
  g_autoptr (FlipMoment) past = flip_moment_new (session, 3, FLIP_ANY_BOARD);
  g_autoptr (FlipMoment) over = moment_at (session, flip_session_length (session));
  g_autoptr (FlipMoment) present = moment_at (session, 3);

  illegal.arg[0] = -7;
  g_assert_null (flip_foresight_new (past, &made));
  g_assert_null (flip_foresight_new (over, &made));
  g_assert_null (flip_foresight_new (present, &illegal));
}

/* --- What it reaches --- */

/* Colour, number and suit are chosen first: the sheet shows where that number could be written. */
static void
test_reach (void)
{
  g_autoptr (FlipSession) session = sheets_read ("royalflip", "five-pvp");
  g_autoptr (FlipMoment) moment = moment_at (session, 3), next = NULL;
  g_autoptr (FlipForesight) foresight = foresee (moment, "1: take 8C KD JK");
  guint reached = 0;

  g_assert_nonnull (foresight->reach);
  next = moment_at (session, 4);
  for (guint site = 0; site < FLIP_MAX_SITES; site++)
    {
      gboolean is_open = site < flip_moment_sites (next, 0)->n
                         && flip_moment_sites (next, 0)->sites[site].price != FLIP_NOT_IN_REACH;

      g_assert_cmpint (flip_foresight_reaches (foresight, site), ==, is_open);
      reached += is_open;
    }
  g_assert_cmpuint (reached, ==, next->n_moves);
}

/* Nothing where another question comes first, where sites can be marked anyway, or where somebody
   else is asked then. */
static void
test_no_reach (void)
{
  static const struct
  {
    const char *game, *sheet;
    guint position;
  } cases[] = {
    { "royalflip", "five-pvp", 7 }, /* a wild card wants a colour */
    { "royalflip", "five-pvp", 4 }, /* writing */
    { "royalflip", "five-pvp", 2 }, /* the table tells the last card */
    { "fliptown", "bank-two", 6 },  /* a site */
    { "flipcity", "four", 2 },      /* playing a card */
    { "insertcoin", "draft", 19 },  /* a placement */
    { "flickemup", "papers", 53 },  /* a token, and then the other team */
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (FlipSession) session = sheets_read (cases[i].game, cases[i].sheet);
      g_autoptr (FlipMoment) moment = moment_at (session, cases[i].position);
      g_autoptr (FlipForesight) foresight =
        flip_foresight_new (moment, flip_session_entry (session, cases[i].position));

      g_assert_nonnull (foresight);
      g_assert_null (foresight->reach);
      g_assert_false (flip_foresight_reaches (foresight, 0));
    }
  g_assert_false (flip_foresight_reaches (NULL, 0));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/foresight/after", test_after);
  g_test_add_func ("/foresight/refused", test_refused);
  g_test_add_func ("/foresight/reach", test_reach);
  g_test_add_func ("/foresight/no-reach", test_no_reach);
  return g_test_run ();
}
