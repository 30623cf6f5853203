/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The guided first games: every script plays legally from its beginning to its end, every text is short enough, and
   the guide follows the log. */

#include "play/sheet/guide.h"

#include "games/games.h"

#include <string.h>

typedef void (*Check) (const FlipGame *game, FlipGuide *guide);

static void
each_guide (Check check)
{
  for (guint i = 0; flip_games[i]; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (FlipGuide) guide = NULL;

      g_assert_true (flip_guide_can (flip_games[i]));
      g_test_message ("%s", flip_games[i]->id);
      guide = flip_guide_new (flip_games[i], &error);
      g_assert_no_error (error);
      g_assert_nonnull (guide);
      check (flip_games[i], guide);
    }
}

/* At least two letters, and at most as many as there is room for. */
static void
check_text (const char *text, glong most)
{
  g_assert_nonnull (text);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  if (g_utf8_strlen (text, -1) > most)
    g_test_message ("%ld letters instead of %ld: %s", g_utf8_strlen (text, -1), most, text);
  g_assert_cmpint (g_utf8_strlen (text, -1), <=, most);
  g_assert_cmpint (g_utf8_strlen (text, -1), >, 2);
}

/* Where the game has no lesson, its stages and the automatic players speak. */
static void
check_plain_texts (FlipGuide *guide)
{
  g_assert_cmpuint (flip_guide_n_steps (guide), >=, 8);
  for (; !flip_guide_is_over (guide); flip_guide_go_on (guide))
    {
      g_autofree char *told = flip_guide_tell (guide);

      g_test_message ("%s", told);
      g_assert_nonnull (strstr (told, "A good choice: "));
      g_assert_nonnull (flip_guide_notation (guide));
      g_assert_nonnull (flip_guide_step (guide)->why_not);
      g_assert_true (*flip_guide_step (guide)->title);
    }
}

static void
check_texts (const FlipGame *game, FlipGuide *guide)
{
  const FlipLesson *lesson = game->lesson;

  if (!lesson)
    return check_plain_texts (guide);
  g_assert_cmpuint (lesson->n_steps, >=, 10);
  g_assert_cmpuint (lesson->n_steps, <=, 14);
  g_assert_cmpuint (lesson->minutes, >, 0);
  for (guint i = 0; i < lesson->n_steps; i++)
    {
      const FlipLessonStep *step = &lesson->steps[i];

      check_text (step->title, FLIP_GUIDE_TITLE);
      check_text (step->first, FLIP_GUIDE_SENTENCE);
      check_text (step->second, FLIP_GUIDE_SENTENCE);
      check_text (step->request, FLIP_GUIDE_REQUEST);
      g_assert_true ((step->move != NULL) == (step->why_not != NULL));
      if (step->move)
        check_text (step->why_not, FLIP_GUIDE_WHY_NOT);
    }
}

static void
test_texts (void)
{
  each_guide (check_texts);
}

/* Where a site is asked for, what the panel shows for it is what the step says. */
static void
check_shown (FlipGuide *guide)
{
  const FlipMoment *moment = flip_sheet_model_moment (flip_guide_model (guide));

  FlipMove move;

  g_assert_true (flip_moment_read_move (moment, flip_guide_notation (guide), &move));
  if (flip_moment_kind (moment) != FLIP_ASK_SITE || move.site == FLIP_NO_SITE
      || flip_moment_find_way (moment, &move)->place != FLIP_OFFER_AT_SITE)
    return;
  if (flip_guide_site (guide) == FLIP_NO_SITE)
    g_test_message ("%s", flip_guide_notation (guide));
  g_assert_cmpuint (flip_guide_site (guide), !=, FLIP_NO_SITE);
}

static void
check_played (const FlipGame *game, FlipGuide *guide)
{
  guint n = flip_guide_n_steps (guide);

  g_assert_true (flip_sheet_model_moment (flip_guide_model (guide))->is_practice);
  g_assert_true (flip_sheet_model_is_loose (flip_guide_model (guide)));
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpuint (flip_guide_at (guide), ==, i);
      g_assert_false (flip_guide_is_over (guide));
      if (flip_guide_notation (guide))
        {
          g_assert_true (flip_guide_wants_move (guide, flip_guide_notation (guide)));
          g_assert_false (flip_guide_wants_move (guide, "nonsense"));
          g_assert_false (flip_guide_wants_site (guide, FLIP_NO_SITE));
          check_shown (guide);
        }
      flip_guide_go_on (guide);
      flip_sheet_model_settle (flip_guide_model (guide));
    }
  g_assert_true (flip_guide_is_over (guide));
  g_assert_null (flip_guide_step (guide));
}

static void
test_played (void)
{
  each_guide (check_played);
}

/* Shows every flick, as a window with animations does: it stops when something else is published. */
typedef struct
{
  gboolean shows;
  guint n_shown;
  guint seen; /* the moment that it has taken in */
} Screen;

static gboolean
screen_flicked_cb (FlipSheetModel *model, guint position, Screen *screen)
{
  screen->n_shown++;
  return screen->shows = TRUE;
}

static void
screen_changed_cb (FlipSheetModel *model, const FlipChange *change, Screen *screen)
{
  screen->shows = FALSE;
  screen->seen = flip_sheet_model_moment (model)->position;
}

/* A step is announced to whoever has taken in the moment it begins with. */
static void
screen_step_cb (FlipGuide *guide, Screen *screen)
{
  if (!flip_guide_is_waiting (guide) && screen->n_shown)
    g_assert_cmpuint (screen->seen, ==,
                      flip_sheet_model_moment (flip_guide_model (guide))->position);
}

static void
wait_for_step (FlipGuide *guide, Screen *screen, guint step)
{
  gint64 end = g_get_monotonic_time () + 20 * G_TIME_SPAN_SECOND;

  while (flip_guide_at (guide) != step)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      if (screen->shows)
        flip_sheet_model_settle (flip_guide_model (guide));
      else
        g_assert_true (g_main_context_iteration (NULL, TRUE));
    }
}

static void
check_watched (const FlipGame *game, FlipGuide *guide)
{
  FlipSheetModel *model = flip_guide_model (guide);
  guint n = flip_guide_n_steps (guide);
  Screen screen = { 0 };

  flip_sheet_model_set_breath (model, 0);
  g_signal_connect (model, "flicked", G_CALLBACK (screen_flicked_cb), &screen);
  g_signal_connect (model, "changed", G_CALLBACK (screen_changed_cb), &screen);
  g_signal_connect (guide, "changed", G_CALLBACK (screen_step_cb), &screen);
  for (guint i = 0; i < n; i++)
    {
      flip_guide_go_on (guide);
      wait_for_step (guide, &screen, i + 1);
    }
  g_assert_true (flip_guide_is_over (guide));
  g_assert_true ((flip_sheet_model_tabletop (model) != NULL) == (screen.n_shown > 0));
  g_signal_handlers_disconnect_by_data (model, &screen);
  g_signal_handlers_disconnect_by_data (guide, &screen);
}

static void
test_watched (void)
{
  each_guide (check_watched);
}

static void
check_back (const FlipGame *game, FlipGuide *guide)
{
  guint n = flip_guide_n_steps (guide);
  guint begin = flip_sheet_model_moment (flip_guide_model (guide))->position;

  for (guint i = 0; i < n; i++)
    flip_guide_go_on (guide);
  for (guint i = n; i > 0; i--)
    {
      g_assert_cmpuint (flip_guide_at (guide), ==, i);
      g_assert_true (flip_guide_go_back (guide));
    }
  g_assert_false (flip_guide_go_back (guide));
  g_assert_cmpuint (flip_guide_at (guide), ==, 0);
  g_assert_cmpuint (flip_sheet_model_moment (flip_guide_model (guide))->position, ==, begin);
}

static void
test_back (void)
{
  each_guide (check_back);
}

/* Taking back in the header goes back in the guide, and redo forward again. */
static void
check_undone (const FlipGame *game, FlipGuide *guide)
{
  guint at;

  while (!flip_guide_notation (guide))
    flip_guide_go_on (guide);
  at = flip_guide_at (guide);
  flip_guide_go_on (guide);
  g_assert_cmpuint (flip_guide_at (guide), ==, at + 1);
  g_assert_true (flip_sheet_model_undo (flip_guide_model (guide)));
  g_assert_cmpuint (flip_guide_at (guide), ==, at);
  g_assert_true (flip_sheet_model_redo (flip_guide_model (guide)));
  g_assert_cmpuint (flip_guide_at (guide), ==, at + 1);
}

static void
test_undone (void)
{
  each_guide (check_undone);
}

static void
check_told (const FlipGame *game, FlipGuide *guide)
{
  g_autofree char *told = flip_guide_tell (guide);

  g_assert_true (strstr (told, flip_guide_step (guide)->title) != NULL);
  g_assert_true (strstr (told, flip_guide_step (guide)->request) != NULL);
}

static void
test_told (void)
{
  each_guide (check_told);
}

/* What the window itself is called, and its button that goes on. */
static gboolean
is_of_the_window (const char *name)
{
  static const char *const names[] = { "Next", "Flipside", NULL };

  return g_strv_contains (names, name);
}

static void
add_evidence (GString *text, const char *words)
{
  if (words)
    g_string_append_printf (text, "%s\n", words);
}

static void
add_facts (GString *text, const FlipMoment *moment)
{
  for (int seat = FLIP_TABLE; seat < (int) moment->n_seats; seat++)
    {
      const FlipFacts *facts = flip_moment_facts (moment, seat);

      for (guint i = 0; i < facts->n; i++)
        g_string_append_printf (text, "%s: %s%s\n", facts->facts[i].label,
                                g_str_equal (facts->facts[i].id, "cash") ? "$" : "",
                                facts->facts[i].value);
    }
}

static void
add_question (GString *text, const FlipMoment *moment)
{
  const FlipAsked *asked = flip_moment_asked (moment);

  if (!asked)
    return;
  add_evidence (text, asked->question->title->str);
  add_evidence (text, asked->question->sentence->str);
  add_evidence (text, asked->question->note->str);
  for (guint i = 0; i < asked->question->n_cards && !moment->game->own_cards; i++)
    {
      char shown[FLIP_CARD_TEXT_SIZE];

      add_evidence (text, flip_card_show (asked->question->cards[i], shown));
    }
}

/* Of the sites that the step names, or plays at, also what they give. */
static void
add_sites (GString *text, const FlipMoment *moment, const FlipLessonStep *step, guint played)
{
  const FlipSites *sites = flip_moment_sites (moment, moment->seat);

  for (guint i = 0; i < sites->n; i++)
    {
      const FlipSite *site = &sites->sites[i];
      gboolean is_named = i == played || strstr (step->first, site->title)
                          || strstr (step->second, site->title)
                          || strstr (step->request, site->title);

      g_string_append_printf (text, "%s %s %s\n", site->region, site->title,
                              is_named ? site->gives : "");
    }
}

static void
add_way (GString *text, const FlipMoment *moment, const char *notation)
{
  FlipMove move;
  const FlipWay *way;

  if (!notation || !flip_moment_read_move (moment, notation, &move))
    return;
  add_evidence (text, notation);
  way = flip_moment_find_way (moment, &move);
  if (!way) /* a flick is one of very many */
    return;
  add_evidence (text, way->label);
  add_evidence (text, way->price);
  add_evidence (text, way->brings);
  add_evidence (text, way->offer.brings);
}

static void
add_log (GString *text, FlipSession *session, guint from)
{
  for (guint i = from; i < flip_session_cursor (session); i++)
    {
      g_autofree char *entry = flip_log_tell_entry (flip_session_log (session), i);

      add_evidence (text, entry);
    }
}

static gboolean
is_in (const GString *evidence, const char *token)
{
  g_autofree char *quoted = g_regex_escape_string (token, -1);
  g_autofree char *pattern = NULL;

  if (g_str_has_suffix (quoted, "s")) /* several of them */
    quoted[strlen (quoted) - 1] = '\0';
  pattern = g_strdup_printf ("(?<![\\w$])%ss?(?!\\w)", quoted);
  return g_regex_match_simple (pattern, evidence->str, 0, 0);
}

/* The log has one sum for what a step explains in parts: a pair and the hammer. */
static gboolean
is_part_of_a_sum (const GString *evidence, const char *words)
{
  g_auto (GStrv) parts = g_strsplit (words, "$", -1);
  g_autofree char *sum = NULL;
  int total = 0;

  for (guint i = 1; parts[0] && parts[i]; i++)
    total += atoi (parts[i]);
  sum = g_strdup_printf ("$%d", total);
  return is_in (evidence, sum);
}

/* Every sum, card, number and name of a step is somewhere in the moment that it is about. */
static void
check_true (const char *words, const GString *evidence)
{
  g_autoptr (GRegex) tokens = g_regex_new ("\\$\\d+|(?:[2-9AJQK]|10)[♥♠♦♣]|(?<!\\w)\\d+(?!\\w)"
                                           "|(?<=[a-z,:] )[A-Z][a-z]+(?: \\d)?",
                                           0, 0, NULL);
  g_autoptr (GMatchInfo) found = NULL;

  for (g_regex_match (tokens, words, 0, &found); g_match_info_matches (found);
       g_match_info_next (found, NULL))
    {
      g_autofree char *token = g_match_info_fetch (found, 0);

      if (is_in (evidence, token) || is_of_the_window (token)
          || (*token == '$' && is_part_of_a_sum (evidence, words)))
        continue;
      g_error ("“%s” of “%s” is not in:\n%s", token, words, evidence->str);
    }
}

/* The words of a step against the moment before it, the one after its move, and the log from the step before on. */
static void
check_step (FlipGuide *guide, guint from)
{
  FlipSheetModel *model = flip_guide_model (guide);
  const FlipLessonStep *step = flip_guide_step (guide);
  g_autoptr (GString) evidence = g_string_new (NULL);
  g_autofree char *words = NULL;

  add_evidence (evidence, flip_sheet_model_game (model)->name);
  add_facts (evidence, flip_sheet_model_moment (model));
  add_question (evidence, flip_sheet_model_moment (model));
  add_sites (evidence, flip_sheet_model_moment (model), step, flip_guide_site (guide));
  add_way (evidence, flip_sheet_model_moment (model), flip_guide_notation (guide));
  flip_guide_go_on (guide);
  flip_sheet_model_settle (model);
  add_facts (evidence, flip_sheet_model_moment (model));
  add_log (evidence, flip_sheet_model_session (model), from);
  words =
    g_strjoin ("\n", step->title, step->first, step->second, step->request, step->why_not, NULL);
  check_true (words, evidence);
}

static void
check_sentences (const FlipGame *game, FlipGuide *guide)
{
  guint from = 0, last;

  for (guint i = 0; i < flip_guide_n_steps (guide); i++)
    {
      last = flip_session_cursor (flip_sheet_model_session (flip_guide_model (guide)));
      check_step (guide, from);
      from = last;
    }
}

static void
test_sentences (void)
{
  each_guide (check_sentences);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/guide/texts", test_texts);
  g_test_add_func ("/guide/played", test_played);
  g_test_add_func ("/guide/watched", test_watched);
  g_test_add_func ("/guide/back", test_back);
  g_test_add_func ("/guide/undone", test_undone);
  g_test_add_func ("/guide/told", test_told);
  g_test_add_func ("/guide/sentences", test_sentences);
  return g_test_run ();
}
