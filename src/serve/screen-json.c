/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "serve/screen-json.h"

#include "engine/base/phrase.h"
#include "play/moment/moment-json.h"
#include "play/moment/moment-text.h"
#include "play/moment/notices.h"
#include "play/moment/secrets.h"
#include "play/moment/site-ways.h"
#include "play/moment/turn.h"
#include "play/text/rule-book.h"
#include "serve/sheet-picture.h"

#include <glib/gi18n-lib.h>

#define LINES 12 /* of the log that are sent with each moment */
#define WAYS  96
#define HEADLINES 4 /* facts beside a name */

/* helpers */

static char *
colour_text (FlipColour colour)
{
  return g_strdup_printf ("#%02x%02x%02x", (guint) (colour.red * 255 + .5),
                          (guint) (colour.green * 255 + .5), (guint) (colour.blue * 255 + .5));
}

static void
write_colour (const char *key, FlipColour colour, FlipJson *json)
{
  g_autofree char *text = colour_text (colour);

  flip_json_add (json, FLIP_JSON (key, text));
}

/* What is the same for everybody is read from the same moment, where it is kept. */
static FlipMoment *
common_moment (const FlipScreen *screen, const FlipView *view)
{
  return view->is_whole ? screen->present : view->moment;
}

/* The guest */

static const char *
role_word (FlipRole role)
{
  static const char *const words[] = { "none", "seat", "tell", "watch" };

  return words[role];
}

static void
write_guest (const FlipScreen *screen, FlipJson *json)
{
  const FlipGuest *guest = screen->guest;

  flip_json_object (json, "me", FLIP_JSON ("role", role_word (guest->role)),
                    FLIP_JSON_GIVEN ("seat", guest->seat + 1),
                    FLIP_JSON_GIVEN ("asking", guest->asking + 1),
                    FLIP_JSON_GIVEN ("refused", guest->refused + 1),
                    FLIP_JSON_IF (guest->is_away, FLIP_JSON_BOOLEAN ("away", TRUE)));
}

/* The players */

static const char *
sits_word (const FlipScreen *screen, guint seat)
{
  const FlipGuest *guest = flip_guests_at_seat (screen->guests, seat);

  if (flip_moment_is_automatic (screen->present, seat))
    return "by_itself";
  return !guest ? "here" : flip_guest_is_here (guest) ? "there" : "out_of_reach";
}

/* The facts that players look at most: those that the seats' row shows, then those with a picture. */
static char *
headline_of (const FlipMoment *moment, guint seat)
{
  const FlipFacts *facts = flip_moment_facts (moment, (int) seat);
  GString *text = g_string_new (NULL);
  guint n = 0;

  for (guint pass = 0; pass < 2; pass++)
    {
      for (guint i = 0; i < facts->n && n < HEADLINES; i++)
        {
          const FlipFact *fact = &facts->facts[i];

          if (pass == 0 ? !fact->headline : fact->headline || !fact->glyph)
            continue;
          g_string_append_printf (text, "%s%s %s", n++ ? " · " : "", fact->label, fact->value);
        }
    }

  return g_string_free (text, FALSE);
}

static gboolean
may_act (const FlipMoment *moment, guint seat)
{
  return flip_moment_may_act (moment) >> seat & 1;
}

static const char *
todo_of (const FlipMoment *moment, guint seat)
{
  for (guint i = 0; i < moment->n_asked; i++)
    {
      if (moment->asked[i].ask.who == (int) seat)
        return moment->asked[i].question->todo;
    }

  return NULL;
}

/* Who is done and who thinks may always be known, what was chosen only by whoever sees it. */
static const char *
state_word (const FlipMoment *present, const FlipTurn *turn, guint seat)
{
  if (may_act (present, seat))
    return "thinks";
  return turn && turn->seats[seat].state == FLIP_TURN_DONE ? "done" : "waits";
}

static void
write_person (const FlipScreen *screen, const FlipView *view, guint seat, FlipJson *json)
{
  const FlipMoment *moment = common_moment (screen, view);
  const FlipTurn *turn = flip_moment_turn (screen->present), *seen = flip_moment_turn (moment);
  g_autofree char *headline = headline_of (moment, seat);
  const FlipGuest *guest = screen->guest;

  flip_json_open (json, NULL, '{');
  flip_json_add (json, FLIP_JSON ("seat", seat + 1),
                 FLIP_JSON ("player", flip_moment_player (moment, (int) seat)),
                 FLIP_JSON ("sits", sits_word (screen, seat)),
                 FLIP_JSON_IF (guest->seat == (int) seat, FLIP_JSON_BOOLEAN ("mine", TRUE)),
                 FLIP_JSON_IF (guest->before == (int) seat, FLIP_JSON_BOOLEAN ("before", TRUE)),
                 FLIP_JSON ("state", state_word (screen->present, turn, seat)),
                 FLIP_JSON_WORDS ("todo", todo_of (moment, seat)),
                 FLIP_JSON ("points", flip_moment_score (moment, seat)->total),
                 FLIP_JSON ("headline", headline));
  write_colour ("ink", flip_palette (FLIP_PALETTE_LIGHT)->inks[seat % FLIP_N_INKS], json);
  write_colour ("ink_dark", flip_palette (FLIP_PALETTE_DARK)->inks[seat % FLIP_N_INKS], json);
  if (seen && seen->seats[seat].n_entries)
    flip_json_add (json, FLIP_JSON_WORDS ("chosen", seen->seats[seat].chosen),
                   FLIP_JSON_WORDS ("brought", seen->seats[seat].brought));
  flip_json_close (json, '}');
}

static void
write_people (const FlipScreen *screen, const FlipView *view, FlipJson *json)
{
  flip_json_open (json, "people", '[');
  for (guint seat = 0; seat < view->moment->n_seats; seat++)
    write_person (screen, view, seat, json);
  flip_json_close (json, ']');
}

/* The question */

/* Whoever tells flipped cards answers for the table, whoever has a seat answers for that. */
static gboolean
is_asked (const FlipScreen *screen, const FlipView *view)
{
  if (!view->moment->n_asked)
    return FALSE;
  return view->moment->asked[0].ask.who == FLIP_TABLE ? screen->may_tell : flip_view_is_asked (view);
}

static guint
others_questions (const FlipScreen *screen, const FlipView *view)
{
  return is_asked (screen, view) ? ~1u : ~0u;
}

/* The seats that everyone waits for; or what somebody has to tell of the table. */
static char *
waiting_words (const FlipScreen *screen)
{
  const FlipMoment *present = screen->present;
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint seat = 0; seat < present->n_seats; seat++)
    {
      if (may_act (present, seat) && screen->guest->seat != (int) seat)
        flip_phrase_add (names, flip_moment_player (present, (int) seat));
    }
  if (!names->len)
    return present->n_asked && present->asked[0].ask.who == FLIP_TABLE
             ? g_strdup (present->asked[0].question->title->str)
             : NULL;
  /* Translators: %s: one player, or several */
  return g_strdup_printf (_ ("Waiting for %s"), names->str);
}

static void
write_waiting (const FlipScreen *screen, const FlipView *view, FlipJson *json)
{
  g_autofree char *words = is_asked (screen, view) ? NULL : waiting_words (screen);
  g_autofree char *own = NULL;
  const FlipTurn *turn = flip_moment_turn (common_moment (screen, view));

  if (view->seat >= 0 && turn && turn->seats[view->seat].n_entries && *turn->seats[view->seat].chosen)
    /* Translators: %s: the places that the reader has marked */
    own = g_strdup_printf (_ ("You have marked: %s"), turn->seats[view->seat].chosen);
  flip_json_add (json, FLIP_JSON_BOOLEAN ("asked", is_asked (screen, view)),
                 FLIP_JSON_WORDS ("waiting", words), FLIP_JSON_WORDS ("own", own));
}

/* The sheet */

static void
write_ways (const FlipMoment *moment, guint site, FlipJson *json)
{
  guint ways[WAYS], n = flip_moment_ways_of_site (moment, site, ways, WAYS);

  flip_json_open (json, "ways", '[');
  for (guint i = 0; i < n; i++)
    flip_json_add (json, FLIP_JSON (NULL, ways[i]));
  flip_json_close (json, ']');
}

/* A place is told in whole units, of which a sheet has hundreds across. */
static void
write_site (const FlipMoment *moment,
            const FlipSheetArt *art,
            const FlipSite *site,
            gboolean asked,
            FlipJson *json)
{
  FlipRect place =
    flip_sheet_art_site_rect (art, moment->state, moment->seat, FLIP_LAYOUT_NARROW, site->id);
  g_autofree char *label = flip_site_label (moment->game, site, site->price);

  if (place.width <= 0)
    return;
  flip_json_open (json, NULL, '{');
  flip_json_add (json, FLIP_JSON ("name", site->name), FLIP_JSON ("x", (int) place.x),
                 FLIP_JSON ("y", (int) place.y), FLIP_JSON ("w", (int) place.width),
                 FLIP_JSON ("h", (int) place.height), FLIP_JSON ("label", label),
                 FLIP_JSON ("title", site->title), FLIP_JSON_WORDS ("gives", site->gives),
                 FLIP_JSON_WORDS ("badge", site->badge),
                 FLIP_JSON_WORDS ("mark", flip_mark_word (site->mark)),
                 FLIP_JSON_IF (site->price != FLIP_NOT_IN_REACH && asked,
                               FLIP_JSON ("price", site->price)));
  if (site->grid)
    flip_json_add (json, FLIP_JSON ("grid", site->grid), FLIP_JSON ("column", site->column),
                   FLIP_JSON ("row", site->row));
  if (asked && site->price != FLIP_NOT_IN_REACH)
    write_ways (moment, site->id, json);
  flip_json_close (json, '}');
}

static guint
count_reach (const FlipMoment *moment, const FlipSheetArt *art, guint region)
{
  const FlipSites *sites = flip_moment_sites (moment, moment->seat);
  guint n = 0;

  for (guint i = 0; i < sites->n; i++)
    n += sites->sites[i].price != FLIP_NOT_IN_REACH && flip_sheet_art_site_region (art, i) == region;
  return n;
}

/* Where a picture is to be had; the print is the same for all seats. */
static void
write_picture (const char *key, const FlipSheetPicture *picture, FlipJson *json)
{
  g_autofree char *region =
    picture->region == FLIP_ALL_REGIONS ? NULL : g_strdup_printf ("region=%u&", picture->region);
  g_autofree char *link =
    g_strdup_printf ("board/%u?%s%sd=%016" G_GINT64_MODIFIER "x", picture->is_print ? 0 : picture->seat,
                     region ? region : "", picture->is_print ? "print=1&" : "",
                     flip_sheet_picture_digest (picture));

  flip_json_add (json, FLIP_JSON (key, link));
}

static void
write_pictures (FlipSheetPicture picture, FlipJson *json)
{
  FlipRect area = flip_sheet_picture_area (&picture);

  flip_json_add (json, FLIP_JSON ("width", (int) area.width), FLIP_JSON ("height", (int) area.height));
  write_picture ("picture", &picture, json);
  picture.is_print = TRUE;
  write_picture ("print", &picture, json);
}

static void
write_region (const FlipMoment *moment, const FlipSheetArt *art, guint region, gboolean asked, FlipJson *json)
{
  const FlipSites *sites = flip_moment_sites (moment, moment->seat);

  flip_json_open (json, NULL, '{');
  flip_json_add (json, FLIP_JSON ("name", flip_sheet_art_region_name (art, region)),
                 FLIP_JSON ("reach", asked ? count_reach (moment, art, region) : 0));
  write_pictures ((FlipSheetPicture){ moment, moment->seat, region, FALSE }, json);
  write_colour ("hue", flip_palette (FLIP_PALETTE_LIGHT)->hues[art->regions[region]->hue], json);
  write_colour ("hue_dark", flip_palette (FLIP_PALETTE_DARK)->hues[art->regions[region]->hue], json);
  flip_json_open (json, "sites", '[');
  for (guint i = 0; i < MIN (sites->n, art->n_sites); i++)
    {
      if (flip_sheet_art_site_region (art, i) == region)
        write_site (moment, art, &sites->sites[i], asked, json);
    }
  flip_json_close (json, ']');
  flip_json_close (json, '}');
}

static void
write_regions (const FlipScreen *screen, const FlipView *view, FlipJson *json)
{
  const FlipSheetArt *art = flip_sheet_art_of (view->moment->game, view->moment->state);
  gboolean asked = is_asked (screen, view);

  flip_json_open (json, "regions", '[');
  for (guint region = 0; art && region < art->n_regions; region++)
    write_region (view->moment, art, region, asked, json);
  flip_json_close (json, ']');
}

/* Whoever only tells has no board, unless what is told lies there: a button alone would not say where. */
static gboolean
needs_board (const FlipScreen *screen, const FlipView *view)
{
  gboolean needs = screen->guest->role == FLIP_ROLE_SEAT;

  for (guint i = 0; !needs && i < view->moment->n_moves; i++)
    needs = is_asked (screen, view) && view->moment->moves[i].site != FLIP_NO_SITE;
  return needs;
}

static void
write_board (const FlipMoment *moment, const FlipSheetArt *art, guint seat, FlipJson *json)
{
  flip_json_open (json, NULL, '{');
  flip_json_add (json, FLIP_JSON ("seat", seat + 1),
                 FLIP_JSON ("player", flip_moment_player (moment, (int) seat)));
  write_pictures ((FlipSheetPicture){ moment, seat, FLIP_ALL_REGIONS, FALSE }, json);
  flip_json_open (json, "regions", '[');
  for (guint region = 0; region < art->n_regions; region++)
    {
      flip_json_open (json, NULL, '{');
      flip_json_add (json, FLIP_JSON ("name", flip_sheet_art_region_name (art, region)));
      write_pictures ((FlipSheetPicture){ moment, seat, region, FALSE }, json);
      flip_json_close (json, '}');
    }
  flip_json_close (json, ']');
  flip_json_close (json, '}');
}

/* The boards of all seats: as a whole for a large screen, region by region for a small one. All who watch see the
   same ones, so they are written once. */
static void
write_boards (FlipView *view, FlipJson *json)
{
  const FlipMoment *moment = view->moment;
  const FlipSheetArt *art = flip_sheet_art_of (moment->game, moment->state);
  FlipJson boards;

  if (!view->boards)
    {
      flip_json_begin (&boards, '[');
      for (guint seat = 0; art && seat < moment->n_seats; seat++)
        write_board (moment, art, seat, &boards);
      view->boards = flip_json_end (&boards);
    }
  flip_json_add (json, FLIP_JSON_WRITTEN ("boards", view->boards));
}

/* What can be taken back */

static gboolean
has_entries_in_turn (FlipMoment *present, int seat)
{
  const FlipTurn *turn = flip_moment_turn (present);

  return seat >= 0 && turn && turn->seats[seat].n_entries > 0;
}

/* The newest entry that nobody dealt. */
static int
newest_entry (const FlipMoment *present)
{
  guint position = present->position;

  while (position > 0 && flip_log_was_dealt (present->log, position - 1))
    position--;
  return (int) position - 1;
}

FlipBack
flip_screen_find_back (FlipMoment *present, const FlipGuest *guest, guint told)
{
  int newest = newest_entry (present);

  if (has_entries_in_turn (present, guest->seat))
    return FLIP_BACK_SEAT;
  if (newest < 0)
    return FLIP_BACK_NOTHING;
  if (told == guest->id && flip_log_who (present->log, (guint) newest) == FLIP_TABLE)
    return FLIP_BACK_LAST;
  return guest->seat >= 0 && flip_log_who (present->log, (guint) newest) == guest->seat
           ? FLIP_BACK_LAST
           : FLIP_BACK_NOTHING;
}

static void
write_lost_entry (const FlipMoment *present, guint entry, FlipJson *json)
{
  g_autofree char *name = flip_log_name_entry (present->log, entry);

  flip_json_add (json, FLIP_JSON (NULL, name));
}

static void
write_lost (const FlipScreen *screen, FlipBack back, FlipJson *json)
{
  FlipMoment *present = screen->present;
  const FlipTurn *turn = back == FLIP_BACK_SEAT ? flip_moment_turn (present) : NULL;

  flip_json_open (json, "loses", '[');
  for (guint entry = turn ? turn->begin : 0; turn && entry < turn->end; entry++)
    {
      if (flip_turn_owner (present, entry) == screen->guest->seat
          && !flip_log_was_dealt (present->log, entry))
        write_lost_entry (present, entry, json);
    }
  if (!turn)
    write_lost_entry (present, (guint) newest_entry (present), json);
  flip_json_close (json, ']');
}

static void
write_back (const FlipScreen *screen, FlipJson *json)
{
  FlipBack back = flip_screen_find_back (screen->present, screen->guest, screen->told);
  gboolean in_turn = back == FLIP_BACK_SEAT;

  if (back == FLIP_BACK_NOTHING)
    return;
  flip_json_open (json, "back", '{');
  flip_json_add (json, FLIP_JSON_BOOLEAN ("may", TRUE),
                 FLIP_JSON ("words", in_turn ? _ ("Take back my mark") : _ ("Take back")),
                 /* Translators: below the button “Take back my mark” */
                 FLIP_JSON ("note", in_turn ? _ ("You may, until the next turn begins or another player’s move "
                                                 "depends on it.")
                                            /* Translators: below the button “Take back” */
                                            : _ ("You may, until something else is entered.")));
  write_lost (screen, back, json);
  flip_json_close (json, '}');
}

/* Notices */

static void
write_notices (const FlipScreen *screen, const FlipView *view, FlipJson *json)
{
  guint from = MIN (screen->noticed_from, view->moment->position);
  g_autoptr (GPtrArray) notices = flip_notices_read (view->moment->log, from, view->moment->position);

  flip_notices_write (notices, json);
}

/* The hidden cards that this seat alone may look at, by their names. */
static void
write_hand (const FlipScreen *screen, const FlipMoment *moment, FlipJson *json)
{
  FlipCard cards[FLIP_MAX_PEEKS];
  guint n = screen->guest->seat >= 0
              ? flip_secrets_read (moment, (guint) screen->guest->seat, cards)
              : 0;

  if (n == 0)
    return;
  flip_json_open (json, "hand", '[');
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = flip_secrets_name (moment, cards[i], i + 1);

      flip_json_add (json, FLIP_JSON (NULL, name));
    }
  flip_json_close (json, ']');
}

/* Who told the newest card at a screen. */
static void
write_teller (const FlipScreen *screen, FlipJson *json)
{
  const FlipGuest *teller = screen->told ? flip_guests_find_id (screen->guests, screen->told) : NULL;
  const char *player =
    teller && teller->seat >= 0 ? flip_moment_player (screen->present, teller->seat) : NULL;

  if (teller)
    flip_json_object (json, "teller", FLIP_JSON_BOOLEAN ("mine", teller == screen->guest),
                      FLIP_JSON_WORDS ("player", player));
}

/* public functions */

void
flip_screen_write_log (const FlipMoment *moment, guint from, FlipJson *json)
{
  flip_json_open (json, "log", '[');
  for (guint entry = from; entry < moment->position; entry++)
    {
      g_autofree char *text = flip_log_name_entry (moment->log, entry);
      int who = flip_log_who (moment->log, entry);

      flip_json_object (json, NULL, FLIP_JSON ("at", entry), FLIP_JSON ("seat", who + 1),
                        FLIP_JSON ("text", text));
    }
  flip_json_close (json, ']');
}

static const FlipRule *
find_rule (GPtrArray *rules, const char *id)
{
  for (guint i = 0; i < rules->len; i++)
    {
      if (g_str_equal (((FlipRule *) g_ptr_array_index (rules, i))->id, id))
        return g_ptr_array_index (rules, i);
    }

  return NULL;
}

void
flip_screen_write_refusal (const FlipMoment *moment, const FlipRefusal *refusal, FlipJson *json)
{
  const FlipSites *sites = flip_moment_sites (moment, moment->seat);
  g_autofree char *title = refusal->site < sites->n
                             ? flip_moment_refusal_title (moment, refusal->site, refusal)
                             : g_strdup (/* heading of a refusal */ _ ("Not possible"));
  g_autoptr (GPtrArray) rules = *refusal->rule ? flip_rule_book_open (moment->game->id) : NULL;
  const FlipRule *rule = rules ? find_rule (rules, refusal->rule) : NULL;

  flip_json_add (json, FLIP_JSON ("title", title), FLIP_JSON ("reason", refusal->text),
                 FLIP_JSON_WORDS ("help", refusal->help), FLIP_JSON_WORDS ("tip", refusal->tip));
  if (rule)
    flip_json_object (json, "rule", FLIP_JSON ("id", rule->id), FLIP_JSON ("title", rule->title),
                      FLIP_JSON ("text", rule->text));
}

static void
write_moment (const FlipScreen *screen, const FlipView *view, FlipJson *json)
{
  FlipMomentParts parts = {
    .answers = TRUE,
    .left_out = others_questions (screen, view),
    .secrets_of = (guint) (screen->guest->seat + 1),
  };

  flip_json_open (json, "moment", '{');
  flip_moment_write (view->moment, &parts, json);
  flip_moment_write_sheet (common_moment (screen, view), &parts, json);
  flip_json_close (json, '}');
}

char *
flip_screen_to_json (const FlipScreen *screen, FlipView *view)
{
  const FlipMoment *moment = view->moment;
  FlipJson json;

  flip_json_begin (&json, '{');
  flip_json_add (&json, FLIP_JSON ("version", screen->version),
                 FLIP_JSON ("news", screen->news),
                 FLIP_JSON ("title", _ (moment->game->name)),
                 FLIP_JSON_BOOLEAN ("tells", screen->guest->role == FLIP_ROLE_NONE
                                               ? screen->needs_tellers
                                               : screen->may_tell),
                 FLIP_JSON_BOOLEAN ("hints", screen->hints),
                 FLIP_JSON_BOOLEAN ("table", screen->is_table));
  write_guest (screen, &json);
  write_teller (screen, &json);
  write_hand (screen, moment, &json);
  write_people (screen, view, &json);
  write_waiting (screen, view, &json);
  write_moment (screen, view, &json);
  if (needs_board (screen, view))
    write_regions (screen, view, &json);
  else if (screen->guest->role == FLIP_ROLE_WATCH)
    write_boards (view, &json);
  flip_screen_write_log (moment, moment->position > LINES ? moment->position - LINES : 0, &json);
  write_back (screen, &json);
  write_notices (screen, view, &json);
  return flip_json_end (&json);
}
