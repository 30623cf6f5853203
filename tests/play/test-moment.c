/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every kind of question and every stage of every game, each at a position of a golden sheet: what
   the moment says about who is asked what, and whose board is in view. */

#include "games/flickemup/flickemup-state.h"
#include "games/flipcity/flipcity-state.h"
#include "games/fliptown/fliptown-state.h"
#include "games/insertcoin/insertcoin-state.h"
#include "games/royalflip/royalflip-state.h"
#include "games/games.h"
#include "tests/play/sheets.h"

#define THE_TIE "" /* the name of a sheet that is none of the golden ones */

/* The first question of a kind that a stage asks in a sheet. */
typedef struct
{
  const char *game, *sheet;
  guint stage;
  FlipAskKind kind;
  int who, awaited;
  guint seat; /* whose board is in view */
} Position;

#define TABLE FLIP_TABLE

/* clang-format off */
static const Position positions[] = {
  { "fliptown", "random-setup", FLIPTOWN_STAGE_SETUP_CARD, FLIP_ASK_CARDS, TABLE, -1, 0 },
  { "fliptown", "bank-two", FLIPTOWN_STAGE_BOUNTIES, FLIP_ASK_OPTION, TABLE, -1, 0 },
  { "fliptown", "character-bandit", FLIPTOWN_STAGE_CHARACTERS, FLIP_ASK_OPTION, 0, 0, 0 },
  { "fliptown", "holdem", FLIPTOWN_STAGE_HOLDEM, FLIP_ASK_CARDS, TABLE, -1, 0 },
  { "fliptown", "bank-two", FLIPTOWN_STAGE_LINEUP, FLIP_ASK_CARDS, TABLE, -1, 0 },
  { "fliptown", "character-mayor", FLIPTOWN_STAGE_MAYOR, FLIP_ASK_OPTION, 0, 0, 0 },
  { "fliptown", "character-preacher", FLIPTOWN_STAGE_OUTLAW, FLIP_ASK_OPTION, 0, 0, 0 },
  { "fliptown", "bank-two", FLIPTOWN_STAGE_ACTION, FLIP_ASK_SITE, 0, 0, 0 },
  { "fliptown", "bank-two", FLIPTOWN_STAGE_ROBBERY, FLIP_ASK_CARDS, TABLE, 1, 1 },
  { "fliptown", "bank-two", FLIPTOWN_STAGE_POOL, FLIP_ASK_OPTION, 0, 0, 0 },
  { "fliptown", "bank-two", FLIPTOWN_STAGE_POOL, FLIP_ASK_SITE, 1, 1, 1 },
  { "fliptown", "centre-ignored", FLIPTOWN_STAGE_POOL, FLIP_ASK_AMOUNT, 0, 0, 0 },
  { "fliptown", "character-bandit", FLIPTOWN_STAGE_LAST_WORD, FLIP_ASK_OPTION, 0, 0, 0 },
  { "fliptown", "four-seats-characters", FLIPTOWN_STAGE_REVEAL, FLIP_ASK_CARDS, TABLE, -1, 0 },
  { "fliptown", "character-cheat", FLIPTOWN_STAGE_HANDS, FLIP_ASK_OPTION, 0, 0, 0 },
  { "fliptown", "bank-two", FLIPTOWN_STAGE_BRIBE, FLIP_ASK_OPTION, 0, 0, 0 },
  { "fliptown", "bank-two", FLIPTOWN_STAGE_SHERIFF, FLIP_ASK_CARDS, TABLE, -1, 0 },
  { "fliptown", "character-marshal", FLIPTOWN_STAGE_MARSHAL, FLIP_ASK_OPTION, 0, 0, 0 },
  { "fliptown", "character-marshal", FLIPTOWN_STAGE_MARSHAL_CARD, FLIP_ASK_CARDS, TABLE, -1, 0 },
  { "fliptown", "bank-two", FLIPTOWN_STAGE_ARREST, FLIP_ASK_OPTION, 1, 1, 1 },
  { "fliptown", THE_TIE, FLIPTOWN_STAGE_STOLEN, FLIP_ASK_CARDS, TABLE, -1, 0 },
  { "fliptown", "bank-two", FLIPTOWN_STAGE_OVER, FLIP_ASK_NOTHING, TABLE, -1, 1 },

  { "royalflip", "five-pvp", ROYALFLIP_STAGE_LINEUP, FLIP_ASK_CARDS, TABLE, -1, 0 },
  { "royalflip", "five-pvp", ROYALFLIP_STAGE_PICK, FLIP_ASK_OPTION, 0, 0, 0 },
  { "royalflip", "five-pvp", ROYALFLIP_STAGE_COLOUR, FLIP_ASK_OPTION, 1, 1, 1 },
  { "royalflip", "five-pvp", ROYALFLIP_STAGE_NUMBER, FLIP_ASK_AMOUNT, 4, 4, 4 },
  { "royalflip", "five-pvp", ROYALFLIP_STAGE_WRITE, FLIP_ASK_SITE, 0, 0, 0 },
  { "royalflip", "five-pvp", ROYALFLIP_STAGE_TRACK, FLIP_ASK_SITE, 0, 0, 0 },
  { "royalflip", "five-pvp", ROYALFLIP_STAGE_EXTRA, FLIP_ASK_SITE, 0, 0, 0 },
  { "royalflip", "six-tie", ROYALFLIP_STAGE_TIE, FLIP_ASK_OPTION, TABLE, -1, 0 },
  { "royalflip", "five-pvp", ROYALFLIP_STAGE_OVER, FLIP_ASK_NOTHING, TABLE, -1, 0 },

  { "flipcity", "four", FLIPCITY_STAGE_TOP, FLIP_ASK_CARDS, TABLE, 0, 0 },
  { "flipcity", "four", FLIPCITY_STAGE_PLAY, FLIP_ASK_SITE, 0, 0, 0 },
  { "flipcity", "two-played", FLIPCITY_STAGE_PLAYED, FLIP_ASK_CARDS, TABLE, 0, 0 },
  { "flipcity", "four", FLIPCITY_STAGE_BOTTOM, FLIP_ASK_CARDS, TABLE, 2, 2 },
  { "flipcity", "four", FLIPCITY_STAGE_BUILD, FLIP_ASK_SITE, 1, 1, 1 },
  { "flipcity", "four", FLIPCITY_STAGE_OVER, FLIP_ASK_NOTHING, TABLE, -1, 3 },

  { "insertcoin", "draft", INSERTCOIN_STAGE_KEEP, FLIP_ASK_OPTION, 0, 0, 0 },
  { "insertcoin", "draft", INSERTCOIN_STAGE_SHAPES, FLIP_ASK_CARDS, TABLE, 0, 0 },
  { "insertcoin", "draft", INSERTCOIN_STAGE_FLIP, FLIP_ASK_CARDS, TABLE, -1, 0 },
  { "insertcoin", "draft", INSERTCOIN_STAGE_DRAW, FLIP_ASK_PLACEMENT, 0, 0, 0 },
  { "insertcoin", "draft", INSERTCOIN_STAGE_FILL, FLIP_ASK_SITE, 0, 0, 0 },
  { "insertcoin", "six", INSERTCOIN_STAGE_SYMBOL, FLIP_ASK_PLACEMENT, 2, 2, 2 },
  { "insertcoin", "draft", INSERTCOIN_STAGE_STRIKE, FLIP_ASK_OPTION, 2, 2, 2 },
  { "insertcoin", "counters", INSERTCOIN_STAGE_SQUARES, FLIP_ASK_AMOUNT, 1, 1, 1 },
  { "insertcoin", "draft", INSERTCOIN_STAGE_OVER, FLIP_ASK_NOTHING, TABLE, -1, 2 },

  { "flickemup", "colts", FLICKEMUP_STAGE_TURN, FLIP_ASK_FLICK, 1, 1, 1 },
  { "flickemup", "table", FLICKEMUP_STAGE_TURN, FLIP_ASK_SITE, 0, 0, 0 },
  { "flickemup", "colts", FLICKEMUP_STAGE_SHOT, FLIP_ASK_FLICK, TABLE, 1, 1 },
  { "flickemup", "colts", FLICKEMUP_STAGE_SECOND, FLIP_ASK_FLICK, 0, 0, 0 },
  { "flickemup", "colts", FLICKEMUP_STAGE_WALK, FLIP_ASK_FLICK, TABLE, 1, 1 },
  { "flickemup", "colts", FLICKEMUP_STAGE_FACE, FLIP_ASK_PLACEMENT, 1, 1, 1 },
  { "flickemup", "powder", FLICKEMUP_STAGE_BLAST, FLIP_ASK_FLICK, TABLE, 5, 5 },
  { "flickemup", "papers", FLICKEMUP_STAGE_SHOWN, FLIP_ASK_OPTION, TABLE, 2, 2 },
  { "flickemup", "papers", FLICKEMUP_STAGE_KEEP, FLIP_ASK_OPTION, 2, 2, 2 },
  { "flickemup", "table", FLICKEMUP_STAGE_DUEL, FLIP_ASK_FLICK, TABLE, 2, 2 },
  { "flickemup", "long-shot", FLICKEMUP_STAGE_DUEL_AIM, FLIP_ASK_FLICK, 8, 8, 8 },
  { "flickemup", "long-shot", FLICKEMUP_STAGE_DUEL_SHOT, FLIP_ASK_FLICK, TABLE, 8, 8 },
  { "flickemup", "tracker", FLICKEMUP_STAGE_TRACK, FLIP_ASK_SITE, TABLE, 1, 1 },
  { "flickemup", "tracker", FLICKEMUP_STAGE_TARGET, FLIP_ASK_SITE, TABLE, 1, 1 },
  { "flickemup", "tracker", FLICKEMUP_STAGE_CLAIM, FLIP_ASK_OPTION, TABLE, 1, 1 },
  { "flickemup", "powder", FLICKEMUP_STAGE_TWELVE, FLIP_ASK_OPTION, 1, 1, 1 },
  { "flickemup", "colts", FLICKEMUP_STAGE_OVER, FLIP_ASK_NOTHING, TABLE, -1, 1 },
};
/* clang-format on */

/* The stages that a game has, and those among them that pass by themselves and never wait. */
typedef struct
{
  const char *game;
  guint n_stages;
  guint32 passing;
} Stages;

#define BIT(stage) (1u << (stage))

static const Stages stages[] = {
  { "fliptown", FLIPTOWN_STAGE_OVER + 1,
    BIT (FLIPTOWN_STAGE_ROUND) | BIT (FLIPTOWN_STAGE_PAYMENTS) | BIT (FLIPTOWN_STAGE_NEXT_SEAT)
      | BIT (FLIPTOWN_STAGE_WORK) | BIT (FLIPTOWN_STAGE_ROUND_END) },
  { "royalflip", ROYALFLIP_STAGE_OVER + 1, BIT (ROYALFLIP_STAGE_NEXT_SEAT) },
  { "flipcity", FLIPCITY_STAGE_OVER + 1, BIT (FLIPCITY_STAGE_TURN) | BIT (FLIPCITY_STAGE_END) },
  { "insertcoin", INSERTCOIN_STAGE_OVER + 1, 0 },
  { "flickemup", FLICKEMUP_STAGE_OVER + 1, 0 },
};

static FlipSession *
read_position (const Position *position)
{
  FlipSession *session = g_str_equal (position->sheet, THE_TIE)
                           ? sheets_read_tie ()
                           : sheets_read (position->game, position->sheet);

  sheets_go_to (session, position->stage, position->kind);
  return session;
}

static FlipMoment *
present (FlipSession *session)
{
  return flip_moment_new (session, flip_session_cursor (session), FLIP_ANY_BOARD);
}

/* --- Each position --- */

static void
assert_open (const FlipMoment *moment, const Position *position)
{
  const FlipAsked *asked = flip_moment_asked (moment);

  g_assert_nonnull (asked);
  g_assert_cmpuint (moment->n_asked, ==, 1 + (guint) __builtin_popcount (asked->ask.free));
  g_assert_cmpint (asked->ask.kind, ==, position->kind);
  g_assert_cmpint (asked->ask.who, ==, position->who);
  g_assert_cmpuint (moment->n_moves, >, 0);
  g_assert_false (moment->is_over);
}

static void
assert_over (const FlipMoment *moment)
{
  g_assert_null (flip_moment_asked (moment));
  g_assert_cmpuint (moment->n_asked, ==, 0);
  g_assert_cmpuint (moment->n_moves, ==, 0);
  g_assert_cmpuint (moment->progress, ==, 100);
  g_assert_true (flip_moment_result (moment)->over);
  g_assert_true (moment->is_over);
}

static void
test_position (gconstpointer data)
{
  const Position *position = data;
  g_autoptr (FlipSession) session = read_position (position);
  g_autoptr (FlipMoment) moment = present (session);

  g_assert_cmpuint (sheets_stage (moment->game, moment->state), ==, position->stage);
  g_assert_cmpint (flip_moment_kind (moment), ==, position->kind);
  g_assert_cmpint (flip_moment_who (moment), ==, position->who);
  g_assert_cmpint (flip_moment_awaited (moment), ==, position->awaited);
  g_assert_cmpuint (moment->seat, ==, position->seat);
  g_assert_true (moment->is_present);
  if (position->kind == FLIP_ASK_NOTHING)
    assert_over (moment);
  else
    assert_open (moment, position);
}

/* A stage that the table does not know is new, or was forgotten. */
static void
test_stages (gconstpointer data)
{
  const Stages *of = data;
  guint32 met = 0;

  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      if (g_str_equal (positions[i].game, of->game))
        met |= BIT (positions[i].stage);
    }
  g_assert_cmphex (met & of->passing, ==, 0);
  g_assert_cmphex (met | of->passing, ==, BIT (of->n_stages) - 1);
}

static void
test_kinds (void)
{
  guint met = 0;

  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    met |= BIT (positions[i].kind);
  g_assert_cmphex (met, ==, BIT (FLIP_ASK_FLICK + 1) - 1);
  for (guint i = 0; i < G_N_ELEMENTS (stages); i++)
    g_assert_nonnull (flip_games_find (stages[i].game));
  g_assert_null (flip_games[G_N_ELEMENTS (stages)]);
}

/* --- Parts of a question --- */

/* Two of three cards lie there: the series tells them, and that one is to come. */
static void
test_series (void)
{
  g_autoptr (FlipSession) session = sheets_read ("fliptown", "three-seats");
  FlipCardSeries series;

  sheets_go_to (session, FLIPTOWN_STAGE_LINEUP, FLIP_ASK_CARDS);
  for (guint told = 0; told < FLIPTOWN_LINEUP; told++)
    {
      guint first = flip_session_cursor (session);
      g_autoptr (FlipMoment) moment = present (session);

      series = flip_moment_asked (moment)->series;
      g_assert_true (flip_moment_asks_playing_card (moment));
      g_assert_true (series.is_lineup);
      g_assert_cmpuint (series.n_told, ==, told);
      g_assert_cmpuint (series.to_come, ==, FLIPTOWN_LINEUP - told);
      g_assert_cmpuint (flip_moment_asked (moment)->question->n_cards, ==, told);
      for (guint i = 0; i < told; i++)
        g_assert_cmpuint (series.told[i], ==,
                          flip_move_card (flip_session_entry (session, first - told + i)));
      flip_session_jump (session, first + 1);
    }
}

/* The extra poker cards came just before, but answered another question. */
static void
test_another_series (void)
{
  g_autoptr (FlipSession) session = sheets_read ("fliptown", "holdem");
  g_autoptr (FlipMoment) moment = NULL;

  sheets_go_to (session, FLIPTOWN_STAGE_LINEUP, FLIP_ASK_CARDS);
  g_assert_cmpuint (flip_session_cursor (session), ==, 2);
  moment = present (session);
  g_assert_cmpuint (flip_moment_asked (moment)->series.n_told, ==, 0);
  g_assert_cmpuint (flip_moment_asked (moment)->series.to_come, ==, FLIPTOWN_LINEUP);
}

/* In the log the cards of a lineup are one line; a card that came alone is one by itself. */
static void
test_series_in_log (void)
{
  g_autoptr (FlipSession) session = sheets_read ("fliptown", "three-seats");
  FlipCard card;
  guint first;

  sheets_go_to (session, FLIPTOWN_STAGE_LINEUP, FLIP_ASK_CARDS);
  first = flip_session_cursor (session);
  for (guint i = first; i < first + FLIPTOWN_LINEUP; i++)
    {
      g_assert_true (flip_card_series_has (flip_session_log (session), i, &card));
      g_assert_cmpuint (card, ==, flip_move_card (flip_session_entry (session, i)));
    }
  g_assert_false (
    flip_card_series_has (flip_session_log (session), first + FLIPTOWN_LINEUP, &card));
  sheets_go_to (session, FLIPTOWN_STAGE_SHERIFF, FLIP_ASK_CARDS);
  g_assert_false (
    flip_card_series_has (flip_session_log (session), flip_session_cursor (session), &card));
}

/* A game's own cards are answers like any other. */
static void
test_own_cards (void)
{
  g_autoptr (FlipSession) session = sheets_read ("insertcoin", "draft");
  g_autoptr (FlipMoment) moment = NULL;

  sheets_go_to (session, INSERTCOIN_STAGE_FLIP, FLIP_ASK_CARDS);
  moment = present (session);
  g_assert_false (flip_moment_asks_playing_card (moment));
  g_assert_cmpuint (flip_moment_asked (moment)->series.to_come, ==, 0);
}

/* Every placement is of one tile, and no tile is without a place. */
static void
test_tiles (void)
{
  g_autoptr (FlipSession) session = sheets_read ("insertcoin", "draft");
  g_autoptr (FlipMoment) moment = NULL;
  guint found[FLIP_MAX_TILES] = { 0 };

  sheets_go_to (session, INSERTCOIN_STAGE_DRAW, FLIP_ASK_PLACEMENT);
  moment = present (session);
  g_assert_cmpuint (flip_moment_asked (moment)->tiles.n, ==, 3);
  for (guint i = 0; i < moment->n_moves; i++)
    {
      guint tiles = 0;

      for (guint tile = 0; tile < 3; tile++)
        {
          if (!flip_tile_is_in (&moment->asked[0].tiles.tiles[tile], &moment->moves[i]))
            continue;
          found[tile]++;
          tiles++;
        }
      g_assert_cmpuint (tiles, ==, 1);
    }
  for (guint tile = 0; tile < 3; tile++)
    g_assert_cmpuint (found[tile], >, 0);
}

/* Which arrangement can be exchanged, and how many entries ago it was chosen. */
static void
test_roles (void)
{
  static const struct
  {
    guint position;
    gboolean has_roles;
    guint back;
  } cases[] = {
    { 0, FALSE, 0 },                 /* the lineup */
    { 3, TRUE, 0 },                  /* one of each */
    { 4, TRUE, 1 },                  /* written in the city: the arrangement may still be another */
    { 5, FALSE, 0 },                 /* a site is marked */
    { 6, FALSE, 0 }, { 7, TRUE, 0 }, /* the next seat's */
    { 8, TRUE, 1 },                  /* the colour of the wild card */
    { 9, TRUE, 2 },  { 10, FALSE, 0 },
  };
  g_autoptr (FlipSession) session = sheets_read ("royalflip", "five-pvp");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (FlipMoment) moment = NULL;
      const FlipRoleTable *roles;
      guint back = G_MAXUINT;

      flip_session_jump (session, cases[i].position);
      moment = present (session);
      roles = flip_moment_roles (moment, &back);
      g_assert_cmpint (roles != NULL, ==, cases[i].has_roles);
      if (!roles)
        continue;
      g_assert_cmpuint (back, ==, cases[i].back);
      g_assert_cmpint (
        flip_role_table_find (roles, flip_session_entry (session, cases[i].position - back)), >=,
        0);
    }
}

/* --- Looking back --- */

/* The board of whoever acted last, with the site that was marked. */
static void
test_looking_back (void)
{
  static const struct
  {
    guint position, seat, site;
  } cases[] = {
    { 0, 0, FLIP_NO_SITE },
    { 3, 0, FLIP_NO_SITE },
    { 4, 0, FLIP_NO_SITE },
    { 5, 0, 4 },
    { 6, 0, 5 },
    { 7, 0, 6 },
    { 8, 1, FLIP_NO_SITE },
    { 9, 1, FLIP_NO_SITE },
    { 10, 1, 9 },
  };
  g_autoptr (FlipSession) session = sheets_read ("royalflip", "five-pvp");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (FlipMoment) moment = flip_moment_new (session, cases[i].position, FLIP_ANY_BOARD);

      /* The case names the entry that made the mark. */
      guint site = cases[i].site == FLIP_NO_SITE
                     ? FLIP_NO_SITE
                     : flip_session_entry (session, cases[i].site)->site;

      g_assert_false (moment->is_present);
      g_assert_cmpuint (moment->n_moves, ==, 0);
      g_assert_cmpuint (moment->seat, ==, cases[i].seat);
      g_assert_cmpuint (flip_moment_newest_site (moment), ==, site);
    }
}

/* The last move of a turn is told as part of it, not of the turn that it leads to. */
static void
test_turn_looked_at (void)
{
  g_autoptr (FlipSession) session = sheets_read ("fliptown", "bank-two");
  g_autofree char *before = NULL;
  guint ends = 0;

  for (guint position = 0; position <= flip_session_length (session); position++)
    {
      g_autoptr (FlipMoment) moment = flip_moment_new (session, position, FLIP_ANY_BOARD);
      g_autofree char *told = flip_moment_tell_turn (moment);

      g_assert_cmpstr (told, ==, position == 0     ? "The beginning"
                                 : moment->is_over ? moment->where
                                                   : before);
      ends += position > 0 && !g_str_equal (told, moment->where);
      g_free (before);
      before = g_strdup (moment->where);
    }
  g_assert_cmpuint (ends, >, 15);
}

/* A chosen board stays in view, and has no newest mark where another seat made it. */
static void
test_chosen_board (void)
{
  g_autoptr (FlipSession) session = sheets_read ("royalflip", "five-pvp");

  for (int seat = 0; seat < 5; seat++)
    {
      g_autoptr (FlipMoment) moment = flip_moment_new (session, 5, seat);

      g_assert_cmpuint (moment->seat, ==, seat);
      g_assert_cmpint (flip_moment_newest_site (moment) == FLIP_NO_SITE, ==, seat != 0);
    }
}

/* The state is the moment's own: what is played later does not show in it. */
static void
test_own_state (void)
{
  g_autoptr (FlipSession) session = sheets_read ("flipcity", "two");
  g_autofree gpointer state = NULL;
  g_autoptr (FlipMoment) moment = NULL, held = NULL;
  gsize size = flip_session_game (session)->state_size;

  flip_session_jump (session, 10);
  moment = present (session);
  held = flip_moment_ref (moment);
  state = g_memdup2 (moment->state, size);
  flip_session_jump (session, flip_session_length (session));
  g_assert_cmpmem (moment->state, size, state, size);
  g_assert_cmpuint (moment->position, ==, 10);
  g_assert_cmpuint (moment->cursor, ==, 10);
  g_assert_cmpuint (moment->length, ==, flip_session_length (session));
}

/* --- Words --- */

static void
test_refusal_titles (void)
{
  static const struct
  {
    FlipRefusalCode code;
    const char *title; /* behind the site's */
  } cases[] = {
    { FLIP_REFUSED_UNREADABLE, " is out of reach" }, { FLIP_REFUSED_NOT_NOW, ": not now" },
    { FLIP_REFUSED_CARD, " is out of reach" },       { FLIP_REFUSED_MARKED, " is used up" },
    { FLIP_REFUSED_REACH, " is out of reach" },      { FLIP_REFUSED_PRICE, " is too expensive" },
    { FLIP_REFUSED_LIMIT, " is out of reach" },      { FLIP_REFUSED_MISSING, " is out of reach" },
    { FLIP_REFUSED_NEEDLESS, " is out of reach" },   { FLIP_REFUSED_AMBIGUOUS, " is out of reach" },
  };
  g_autoptr (FlipSession) session = sheets_read ("fliptown", "solo");
  g_autoptr (FlipMoment) moment = present (session);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      FlipRefusal refusal = { .code = cases[i].code };
      g_autofree char *title = flip_moment_refusal_title (moment, 5, &refusal);
      g_autofree char *expected =
        g_strconcat (flip_moment_site (moment, 5)->title, cases[i].title, NULL);

      g_assert_cmpstr (title, ==, expected);
    }
}

static void
test_practice (void)
{
  g_autoptr (FlipSession) session = sheets_read ("fliptown", "solo");
  g_autoptr (FlipMoment) before = present (session), after = NULL;

  g_assert_false (before->is_practice);
  flip_session_set_practice (session);
  after = present (session);
  g_assert_true (after->is_practice);
}

static void
add_positions (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_autofree char *path =
        g_strdup_printf ("/moment/%s/stage-%u-%s", positions[i].game, positions[i].stage,
                         flip_ask_kind_name (positions[i].kind));

      g_test_add_data_func (path, &positions[i], test_position);
    }
  for (guint i = 0; i < G_N_ELEMENTS (stages); i++)
    {
      g_autofree char *path = g_strdup_printf ("/moment/%s/stages", stages[i].game);

      g_test_add_data_func (path, &stages[i], test_stages);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_positions ();
  g_test_add_func ("/moment/kinds", test_kinds);
  g_test_add_func ("/moment/series", test_series);
  g_test_add_func ("/moment/another-series", test_another_series);
  g_test_add_func ("/moment/series-in-log", test_series_in_log);
  g_test_add_func ("/moment/own-cards", test_own_cards);
  g_test_add_func ("/moment/tiles", test_tiles);
  g_test_add_func ("/moment/roles", test_roles);
  g_test_add_func ("/moment/looking-back", test_looking_back);
  g_test_add_func ("/moment/turn-looked-at", test_turn_looked_at);
  g_test_add_func ("/moment/chosen-board", test_chosen_board);
  g_test_add_func ("/moment/own-state", test_own_state);
  g_test_add_func ("/moment/refusal-titles", test_refusal_titles);
  g_test_add_func ("/moment/practice", test_practice);
  return g_test_run ();
}
