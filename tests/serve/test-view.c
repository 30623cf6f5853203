/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/verb.h"
#include "games/games.h"
#include "serve/png.h"
#include "serve/screen-json.h"
#include "tests/engine/play.h"

#include <glib/gstdio.h>
#include <string.h>

/* What a seat's screen shows: everything that it may know, and nothing else. */

#define GAMES 20 /* of each kind, unless the first argument says how many */

static FlipGuest
guest_at (int seat)
{
  return (FlipGuest){
    .id = 1, .role = seat < 0 ? FLIP_ROLE_WATCH : FLIP_ROLE_SEAT, .seat = seat, .before = seat, .asking = -1,
  };
}

/* The whole answer to a screen. */
static char *
screen_of (FlipSession *session, int seat)
{
  guint position = flip_session_cursor (session);
  g_autoptr (FlipView) view = flip_view_new (session, position, seat);
  g_autoptr (FlipMoment) present = flip_moment_new (session, position, FLIP_ANY_BOARD);
  FlipGuest guest = guest_at (seat);
  FlipGuests guests;
  FlipScreen screen = {
    .guest = &guest,
    .guests = &guests,
    .may_tell = seat >= 0,
    .hints = TRUE,
    .version = "0-0",
    .present = present,
    .noticed_from = position ? position - 1 : 0,
  };
  char *text;

  flip_guests_init (&guests);
  text = flip_screen_to_json (&screen, view);
  flip_guests_clear (&guests);
  return text;
}

static guint
count (const char *text, const char *word)
{
  guint n = 0;

  for (text = strstr (text, word); text; text = strstr (text + 1, word))
    n++;
  return n;
}

/* Another legal choice in place of the newest one; NULL if there is none. */
static FlipSession *
choose_otherwise (FlipSession *session, guint position)
{
  FlipLog *log = flip_session_log (session);
  int seat = flip_log_who (log, position);
  g_autofree char *made = flip_log_print_entry (log, position);
  FlipSession *fork = flip_session_fork (session, position);
  g_autoptr (FlipMoment) moment = flip_moment_new (fork, position, seat);
  FlipRefusal refusal;

  for (guint i = 0; i < moment->n_moves; i++)
    {
      g_autofree char *text = flip_log_print_at (moment->log, moment->state, &moment->moves[i]);

      if (!g_str_equal (text, made) && flip_session_play_text (fork, text, &refusal))
        return fork;
    }

  flip_session_free (fork);
  return NULL;
}

static gboolean
is_hidden (FlipSession *session)
{
  FlipAsk ask;

  flip_session_game (session)->ask (flip_session_state (session), &ask);
  return ask.hidden;
}

static guint
may_act (FlipSession *session)
{
  g_autoptr (FlipMoment) moment = flip_moment_new (session, flip_session_cursor (session), FLIP_ANY_BOARD);

  return flip_moment_may_act (moment);
}

/* Whatever a rival has chosen, while that is hidden the others see the same. */
static gboolean
check_hidden_choice (FlipSession *session)
{
  guint position = flip_session_cursor (session);
  FlipLog *log = flip_session_log (session);
  g_autoptr (FlipSession) other = NULL;
  int chose;

  if (!position || !is_hidden (session))
    return FALSE;
  chose = flip_log_who (log, position - 1);
  other = chose < 0 || !flip_view_hides (session, position - 1) ? NULL : choose_otherwise (session, position - 1);
  if (!other || !is_hidden (other) || may_act (other) != may_act (session))
    return FALSE;
  for (guint seat = 0; seat < flip_setup_seats (flip_session_setup (session)); seat++)
    {
      g_autofree char *seen = (int) seat == chose ? NULL : screen_of (session, (int) seat);
      g_autofree char *likewise = seen ? screen_of (other, (int) seat) : NULL;

      /* Who is done is no secret; both are too long to be printed. */
      g_assert_true (!seen || g_str_equal (seen, likewise));
    }
  return TRUE;
}

/* Hidden cards are told to their own seat alone, and questions to whoever is asked. */
static void
check_secrets (FlipSession *session)
{
  guint n_seats = flip_setup_seats (flip_session_setup (session));

  for (int seat = -1; seat < (int) n_seats; seat++)
    {
      g_autofree char *text = screen_of (session, seat);
      g_autofree char *asked = g_strdup_printf ("\"seat\": %d, \"title\"", seat + 1);

      g_assert_cmpuint (count (text, "\"secrets\": "), ==, seat < 0 ? 0 : 1);
      if (seat < 0)
        g_assert_cmpuint (count (text, "\"offers\": "), ==, 0);
      if (strstr (text, "\"asked\": true"))
        g_assert_cmpuint (count (text, "\"offers\": "), ==, 1);
      else
        g_assert_cmpuint (count (text, asked), ==, 0);
    }
}

typedef struct
{
  const FlipGame *game;
  guint games;
} Round;

static void
test_secrets (gconstpointer data)
{
  const Round *round = data;
  const FlipGame *game = round->game;
  guint games = play_sample (round->games, 5), n_hidden = 0;
  FlipRandom random;

  flip_random_seed (&random, 7, 0);
  for (guint i = 0; i < games; i++)
    {
      g_autoptr (FlipSetup) setup = play_any_setup (game, &random);
      g_autoptr (FlipSession) session = flip_session_new (setup, NULL);

      flip_session_deal (session);
      for (guint step = 0; step < 400 && !flip_game_over (game, flip_session_state (session)); step++)
        {
          guint before = flip_session_cursor (session);

          play_on (session, before + 1);
          if (flip_session_cursor (session) == before)
            break;
          if (step % 5 == i % 5)
            n_hidden += check_hidden_choice (session);
          if (step % 23 == i % 23)
            check_secrets (session);
        }
    }
  if (g_str_equal (game->id, "royalflip"))
    g_assert_cmpuint (n_hidden, >, 0);
}

/* A choice as a sheet writes it. */
static char *
made_by (guint seat, const char *notation)
{
  return strchr (notation, ':') ? g_strdup (notation) : g_strdup_printf ("%u: %s", seat, notation);
}

/* A choice made late is the same choice if only others have chosen meanwhile. */
static void
test_late (void)
{
  g_autoptr (FlipSetup) setup = play_dealt_setup (3, 5);
  g_autoptr (FlipSession) session = flip_session_new (setup, NULL);
  g_autoptr (FlipView) before = NULL, now = NULL, own = NULL;
  g_autofree char *mine = NULL;
  FlipRefusal refusal;
  g_autofree char *other = NULL;

  flip_session_deal (session);
  before = flip_view_new (session, flip_session_cursor (session), 1);
  g_assert_true (flip_view_is_asked (before));
  mine = g_strdup (flip_moment_way (before->moment, 0)->notation);
  {
    g_autoptr (FlipView) first = flip_view_new (session, flip_session_cursor (session), 0);

    other = made_by (1, flip_moment_way (first->moment, 0)->notation);
  }
  g_assert_true (flip_session_play_text (session, other, &refusal));
  now = flip_view_new (session, flip_session_cursor (session), 1);
  g_assert_true (flip_view_has_same_choice (before, now, mine));
  g_assert_false (flip_view_has_same_choice (before, now, "nothing of the kind"));

  g_free (other);
  other = made_by (2, mine);
  g_assert_true (flip_session_play_text (session, other, &refusal));
  own = flip_view_new (session, flip_session_cursor (session), 1);
  g_assert_false (flip_view_has_same_choice (before, own, mine));
}

#define ACROSS 61
#define DOWN   40

/* The pixels of a picture that was written and read again. The caller frees them. */
static guint32 *
write_and_read (cairo_format_t format, guint32 (*colour) (guint i))
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "flipside-test.png", NULL);
  cairo_surface_t *surface = cairo_image_surface_create (format, ACROSS, DOWN), *read;
  guint32 *pixels = (guint32 *) (gpointer) cairo_image_surface_get_data (surface);
  guint32 *copy;
  g_autoptr (GBytes) bytes = NULL;

  for (guint i = 0; i < ACROSS * DOWN; i++)
    pixels[i / ACROSS * (guint) cairo_image_surface_get_stride (surface) / 4 + i % ACROSS] = colour (i);
  cairo_surface_mark_dirty (surface);
  bytes = flip_png_of (surface);
  g_assert_true (g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), NULL));
  read = cairo_image_surface_create_from_png (path);
  g_assert_cmpint (cairo_image_surface_get_width (read), ==, ACROSS);
  g_assert_cmpint (cairo_image_surface_get_height (read), ==, DOWN);
  g_assert_cmpint (cairo_image_surface_get_format (read), ==, format);
  copy = g_memdup2 (cairo_image_surface_get_data (read), sizeof *pixels * ACROSS * DOWN);
  cairo_surface_destroy (read);
  cairo_surface_destroy (surface);
  g_unlink (path);
  return copy;
}

static guint32
few_colours (guint i)
{
  return 0xff000000u | i / 80 * 0x080808u;
}

static guint32
ink_colours (guint i)
{
  static const guint32 colours[] = { 0, 0xff2030c0, 0x80101860, 0xffffffff, 0, 0 };

  return colours[i / 7 % G_N_ELEMENTS (colours)];
}

static guint32
many_colours (guint i)
{
  return 0xff000000u | i * 0x6b43u % 0x1000000u;
}

/* A few colours can be read again as they were, and of many each as one that is near. */
static void
test_png (void)
{
  g_autofree guint32 *few = write_and_read (CAIRO_FORMAT_RGB24, few_colours);
  g_autofree guint32 *ink = write_and_read (CAIRO_FORMAT_ARGB32, ink_colours);
  g_autofree guint32 *many = write_and_read (CAIRO_FORMAT_RGB24, many_colours);

  for (guint i = 0; i < ACROSS * DOWN; i++)
    {
      g_assert_cmphex (few[i] & 0xffffff, ==, few_colours (i) & 0xffffff);
      g_assert_cmphex (ink[i], ==, ink_colours (i));
      for (guint shift = 0; shift < 24; shift += 8)
        g_assert_cmpint (ABS ((int) (many[i] >> shift & 0xff) - (int) (many_colours (i) >> shift & 0xff)), <, 48);
    }
}

int
main (int argc, char **argv)
{
  guint games = GAMES;

  g_test_init (&argc, &argv, NULL);
  if (argc > 1)
    games = (guint) g_ascii_strtoull (argv[1], NULL, 10);
  for (guint i = 0; flip_games[i]; i++)
    {
      g_autofree char *path = g_strdup_printf ("/view/secrets/%s", flip_games[i]->id);
      Round round = { flip_games[i], games };

      g_test_add_data_func_full (path, g_memdup2 (&round, sizeof round), test_secrets, g_free);
    }
  g_test_add_func ("/view/late", test_late);
  g_test_add_func ("/view/png", test_png);
  return g_test_run ();
}
