/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/moment/moment-json.h"

#include "engine/game/verb.h"
#include "play/moment/difference.h"
#include "play/moment/moment-text.h"
#include "play/moment/secrets.h"

#include <glib/gi18n-lib.h>

/* helpers */

static void
write_card (const FlipMoment *moment, const char *key, FlipCard card, FlipJson *json)
{
  g_autofree char *word = flip_moment_card_word (moment, card);

  flip_json_add (json, FLIP_JSON (key, word));
}

static void
write_cards (const FlipMoment *moment,
             const char *key,
             const FlipCard *cards,
             guint n,
             FlipJson *json)
{
  flip_json_open (json, key, '[');
  for (guint i = 0; i < n; i++)
    write_card (moment, NULL, cards[i], json);
  flip_json_close (json, ']');
}

static gboolean
is_left_out (const FlipMomentParts *parts, guint question)
{
  return parts->left_out >> question & 1;
}

/* The numbers, from 1, of the seats whose bits are set. */
static void
write_seats (const FlipMoment *moment, const char *key, guint seats, FlipJson *json)
{
  flip_json_open (json, key, '[');
  for (guint seat = 0; seat < moment->n_seats; seat++)
    flip_json_add (json, FLIP_JSON_IF (seats >> seat & 1, FLIP_JSON (NULL, seat + 1)));
  flip_json_close (json, ']');
}

static int
seat_number (int who)
{
  return who == FLIP_TABLE ? 0 : who + 1;
}

/* Where the game is */

static void
write_verbs (const FlipMoment *moment, FlipJson *json)
{
  flip_json_open (json, "verbs", '[');
  for (guint i = 0; i < moment->game->n_verbs; i++)
    flip_json_add (json, FLIP_JSON_IF (flip_game_takes (moment->game, moment->state, i),
                                       FLIP_JSON (NULL, moment->game->verbs[i]->name)));
  flip_json_close (json, ']');
}

static void
write_where (const FlipMoment *moment, FlipJson *json)
{
  flip_json_add (json, FLIP_JSON ("game", moment->game->id), FLIP_JSON ("at", moment->position),
                 FLIP_JSON ("moves", moment->length),
                 FLIP_JSON_BOOLEAN ("present", moment->position == moment->length),
                 FLIP_JSON_BOOLEAN ("practice", moment->is_practice),
                 FLIP_JSON_BOOLEAN ("over", moment->is_over), FLIP_JSON ("where", moment->where),
                 FLIP_JSON ("progress", moment->progress), FLIP_JSON ("seat", moment->seat + 1),
                 FLIP_JSON ("stage", flip_game_stage (moment->game, moment->state)));
  write_verbs (moment, json);
}

/* The tiles that can be placed */

static void
write_squares (const FlipTile *tile, guint orientation, FlipJson *json)
{
  flip_json_open (json, NULL, '[');
  for (guint i = 0; i < tile->n_squares; i++)
    {
      flip_json_open (json, NULL, '[');
      flip_json_add (json, FLIP_JSON (NULL, tile->squares[orientation][i].column),
                     FLIP_JSON (NULL, tile->squares[orientation][i].row));
      flip_json_close (json, ']');
    }
  flip_json_close (json, ']');
}

static void
write_tile (gconstpointer item, gconstpointer moment, FlipJson *json)
{
  const FlipTile *tile = item;

  flip_json_add (json, FLIP_JSON ("title", tile->title), FLIP_JSON_WORDS ("act", tile->act));
  if (tile->from_card)
    write_card (moment, "card", tile->card, json);
  flip_json_add (json, FLIP_JSON ("price", tile->price));
  flip_json_open (json, "squares", '[');
  for (guint i = 0; i < FLIP_ORIENTATIONS; i++)
    write_squares (tile, i, json);
  flip_json_close (json, ']');
  flip_json_open (json, "same_as", '[');
  for (guint i = 0; i < FLIP_ORIENTATIONS; i++)
    flip_json_add (json, FLIP_JSON (NULL, tile->same_as[i]));
  flip_json_close (json, ']');
}

/* The questions */

static void
write_series (const FlipMoment *moment, const FlipCardSeries *series, FlipJson *json)
{
  flip_json_open (json, "series", '{');
  write_cards (moment, "told", series->told, series->n_told, json);
  flip_json_add (json, FLIP_JSON ("to_come", series->to_come),
                 FLIP_JSON_BOOLEAN ("lineup", series->is_lineup));
  flip_json_close (json, '}');
}

static void
write_question_words (const FlipQuestion *question, FlipJson *json)
{
  flip_json_add (
    json, FLIP_JSON ("title", question->title->str),
    FLIP_JSON ("sentence", question->sentence->str), FLIP_JSON ("note", question->note->str),
    FLIP_JSON_WORDS ("aside", question->aside), FLIP_JSON_WORDS ("todo", question->todo),
    FLIP_JSON_GIVEN ("about", question->about));
}

static void
write_waiting (const FlipQuestion *question, FlipJson *json)
{
  flip_json_open (json, "waiting", '[');
  for (guint i = 0; i < question->n_waiting; i++)
    flip_json_add (json, FLIP_JSON (NULL, question->waiting[i]));
  flip_json_close (json, ']');
}

static void
write_question (gconstpointer item, gconstpointer moment, FlipJson *json)
{
  const FlipAsked *asked = item;
  const FlipQuestion *question = asked->question;
  const char *unit = ((const FlipMoment *) moment)->game->words.paid_with;

  flip_json_add (json, FLIP_JSON ("kind", flip_ask_kind_name (asked->ask.kind)),
                 FLIP_JSON ("seat", seat_number (asked->ask.who)));
  write_question_words (question, json);
  write_waiting (question, json);
  write_cards (moment, "cards", question->cards, question->n_cards, json);
  if (asked->series.to_come)
    write_series (moment, &asked->series, json);
  if (asked->ask.kind == FLIP_ASK_AMOUNT)
    flip_json_object (json, "amount", FLIP_JSON ("least", asked->ask.least),
                      FLIP_JSON ("most", asked->ask.most));
  if (question->purse != FLIP_NO_PURSE)
    flip_json_object (json, "purse", FLIP_JSON ("amount", question->purse),
                      FLIP_JSON_WORDS ("in", unit ? _ (unit) : NULL));
  flip_json_add (json, FLIP_JSON_IF (asked->ask.endless, FLIP_JSON_BOOLEAN ("endless", TRUE)));
  flip_json_list (json, "tiles", asked->tiles.tiles, asked->tiles.n, sizeof (FlipTile), write_tile, moment);
}

/* The parts that cards can play */

static void
write_role_cell (const FlipRoleTable *table, guint card, guint role, FlipJson *json)
{
  flip_json_object (json, NULL, FLIP_JSON ("gives", table->gives[card][role]),
                    FLIP_JSON_WORDS ("reason", table->reasons[card][role]));
}

static void
write_arrangement (const FlipMoment *moment,
                   const FlipArrangement *arrangement,
                   guint n_cards,
                   FlipJson *json)
{
  g_autofree char *notation = flip_moment_print_role (moment, &arrangement->move);

  flip_json_open (json, NULL, '{');
  flip_json_add (json, FLIP_JSON ("answer", notation));
  flip_json_open (json, "role_of", '[');
  for (guint card = 0; card < n_cards; card++)
    flip_json_add (json, FLIP_JSON (NULL, arrangement->role_of[card]));
  flip_json_close (json, ']');
  flip_json_close (json, '}');
}

/* One list per card, with its roles in order. */
static void
write_role_cells (const FlipRoleTable *table, FlipJson *json)
{
  flip_json_open (json, "parts", '[');
  for (guint card = 0; card < table->n_cards; card++)
    {
      flip_json_open (json, NULL, '[');
      for (guint role = 0; role < table->n_cards; role++)
        write_role_cell (table, card, role, json);
      flip_json_close (json, ']');
    }
  flip_json_close (json, ']');
}

static void
write_roles (const FlipMoment *moment, FlipJson *json)
{
  guint back;
  const FlipRoleTable *table = flip_moment_roles (moment, &back);

  if (!table)
    return;
  flip_json_open (json, "roles", '{');
  flip_json_add (json, FLIP_JSON ("back", back));
  write_cards (moment, "cards", table->cards, table->n_cards, json);
  flip_json_open (json, "roles", '[');
  for (guint i = 0; i < table->n_cards; i++)
    flip_json_add (json, FLIP_JSON (NULL, table->roles[i]));
  flip_json_close (json, ']');
  write_role_cells (table, json);
  flip_json_add (json, FLIP_JSON_WORDS ("note", table->note));
  flip_json_open (json, "arrangements", '[');
  for (guint i = 0; i < table->n; i++)
    write_arrangement (moment, &table->arrangements[i], table->n_cards, json);
  flip_json_close (json, ']');
  flip_json_close (json, '}');
}

/* The answers */

static void
write_offer_cards (const FlipMoment *moment, const FlipOffer *offer, FlipJson *json)
{
  flip_json_open (json, "cards", '[');
  for (guint i = 0; i < offer->n_cards; i++)
    {
      flip_json_open (json, NULL, '{');
      write_card (moment, "card", offer->cards[i], json);
      flip_json_add (json, FLIP_JSON ("role", offer->roles[i]),
                     FLIP_JSON_WORDS ("gives", offer->gives[i]));
      flip_json_close (json, '}');
    }
  flip_json_close (json, ']');
}

static void
write_tile_of_way (const FlipMoment *moment, const FlipWay *way, FlipJson *json)
{
  const FlipTiles *tiles = &moment->asked[0].tiles;

  for (guint i = 0; i < tiles->n; i++)
    {
      if (!flip_tile_is_in (&tiles->tiles[i], &way->move))
        continue;
      flip_json_add (
        json, FLIP_JSON ("tile", i),
        FLIP_JSON ("orientation", flip_tile_orientation (&tiles->tiles[i], &way->move)));
      return;
    }
}

static const char *
place_word (FlipOfferPlace place)
{
  static const char *const words[] = { "site", "answer", "aside" };

  g_return_val_if_fail (place < G_N_ELEMENTS (words), "?");

  return words[place];
}

static void
write_offer_words (const FlipOffer *offer, FlipJson *json)
{
  flip_json_add (json, FLIP_JSON_WORDS ("rest", offer->rest), FLIP_JSON_WORDS ("act", offer->act),
                 FLIP_JSON_WORDS ("brings", offer->brings), FLIP_JSON_WORDS ("badge", offer->badge),
                 FLIP_JSON_WORDS ("heading", offer->heading));
}

static void
write_gain (gconstpointer item, gconstpointer data, FlipJson *json)
{
  const FlipGain *gain = item;

  flip_json_add (json, FLIP_JSON ("text", gain->words), FLIP_JSON_WORDS ("picture", gain->glyph));
}

static void
write_gains (const FlipGains *gains, FlipJson *json)
{
  flip_json_list (json, "gains", gains->gains, gains->n, sizeof (FlipGain), write_gain, NULL);
  flip_json_add (json, FLIP_JSON ("points", gains->points));
}

static void
write_outcome (gconstpointer item, gconstpointer data, FlipJson *json)
{
  const FlipChance *outcome = item;

  flip_json_add (json, FLIP_JSON ("text", outcome->words),
                 FLIP_JSON ("hundredths", outcome->chance));
  write_gains (&outcome->gains, json);
}

static void
write_way (const FlipMoment *moment, const FlipWay *way, FlipJson *json)
{
  guint board = (guint) MAX (0, flip_moment_who (moment));

  flip_json_open (json, NULL, '{');
  flip_json_add (
    json, FLIP_JSON ("answer", way->notation), FLIP_JSON ("label", way->label),
    FLIP_JSON_IF (way->move.verb < moment->game->n_verbs,
                  FLIP_JSON ("verb", moment->game->verbs[way->move.verb]->name)),
    FLIP_JSON_IF (
      way->move.site != FLIP_NO_SITE,
      FLIP_JSON ("site", flip_moment_sites (moment, board)->sites[way->move.site].name)),
    FLIP_JSON ("price", way->offer.price), FLIP_JSON_WORDS ("cost", way->price),
    FLIP_JSON_BOOLEAN ("declines", way->offer.declines),
    FLIP_JSON_BOOLEAN ("rare", way->offer.rare),
    FLIP_JSON ("place", place_word (flip_game_place (moment->game, &way->move))));
  write_offer_cards (moment, &way->offer, json);
  write_offer_words (&way->offer, json);
  write_gains (&way->offer.gains, json);
  flip_json_list (json, "outcomes", way->offer.outcomes, way->offer.n_outcomes, sizeof (FlipChance),
                  write_outcome, NULL);
  write_tile_of_way (moment, way, json);
  flip_json_close (json, '}');
}

static gboolean
is_wanted (const FlipWay *way, const FlipMomentParts *parts)
{
  return !parts->wants || parts->wants (way, parts->data);
}

static void
write_answers (const FlipMoment *moment, const FlipMomentParts *parts, FlipJson *json)
{
  flip_json_open (json, "answers", '[');
  for (guint i = 0; i < moment->n_moves; i++)
    {
      const FlipWay *way = flip_moment_way (moment, i);

      flip_json_add (json, FLIP_JSON_IF (is_wanted (way, parts), FLIP_JSON (NULL, way->notation)));
    }
  flip_json_close (json, ']');
}

static void
write_offers (const FlipMoment *moment, const FlipMomentParts *parts, FlipJson *json)
{
  flip_json_open (json, "offers", '[');
  for (guint i = 0; i < moment->n_moves; i++)
    {
      const FlipWay *way = flip_moment_way (moment, i);

      if (is_wanted (way, parts))
        write_way (moment, way, json);
    }
  flip_json_close (json, ']');
}

/* Facts, marks and points */

static void
write_fact (gconstpointer item, gconstpointer data, FlipJson *json)
{
  const FlipFact *fact = item;

  flip_json_add (json, FLIP_JSON ("id", fact->id), FLIP_JSON ("label", fact->label),
                 FLIP_JSON ("text", fact->value), FLIP_JSON_WORDS ("picture", fact->glyph),
                 FLIP_JSON_BOOLEAN ("headline", fact->headline),
                 FLIP_JSON_GIVEN ("help", fact->help), FLIP_JSON_GIVEN ("rule", fact->rule));
  if (!fact->steps)
    return;
  flip_json_add (json, FLIP_JSON ("step", fact->step), FLIP_JSON ("steps", fact->steps));
}

static void
write_facts (const FlipFacts *facts, FlipJson *json)
{
  flip_json_open (json, "facts", '{');
  for (guint i = 0; i < facts->n; i++)
    {
      FlipValue value = flip_value_of_fact (&facts->facts[i]);

      flip_value_write (&value, facts->facts[i].id, json);
    }
  flip_json_close (json, '}');
  flip_json_list (json, "told", facts->facts, facts->n, sizeof (FlipFact), write_fact, NULL);
}

static void
write_marks (const FlipSites *sites, FlipJson *json)
{
  flip_json_open (json, "marks", '{');
  for (guint i = 0; i < sites->n; i++)
    flip_json_add (
      json, FLIP_JSON_IF (sites->sites[i].mark != FLIP_MARK_NONE,
                          FLIP_JSON (sites->sites[i].name, flip_mark_word (sites->sites[i].mark))));
  flip_json_close (json, '}');
  flip_json_open (json, "reach", '{');
  for (guint i = 0; i < sites->n; i++)
    flip_json_add (json, FLIP_JSON_IF (sites->sites[i].price != FLIP_NOT_IN_REACH,
                                       FLIP_JSON (sites->sites[i].name, sites->sites[i].price)));
  flip_json_close (json, '}');
}

static void
write_site (gconstpointer item, gconstpointer data, FlipJson *json)
{
  const FlipSite *site = item;

  flip_json_add (json, FLIP_JSON ("name", site->name), FLIP_JSON ("region", site->region),
                 FLIP_JSON ("title", site->title), FLIP_JSON_WORDS ("gives", site->gives),
                 FLIP_JSON_WORDS ("badge", site->badge));
  if (!site->grid)
    return;
  flip_json_add (json, FLIP_JSON ("grid", site->grid), FLIP_JSON ("column", site->column),
                 FLIP_JSON ("row", site->row));
}

static void
write_sites (const FlipSites *sites, FlipJson *json)
{
  flip_json_list (json, "sites", sites->sites, sites->n, sizeof (FlipSite), write_site, NULL);
}

static void
write_line (gconstpointer item, gconstpointer data, FlipJson *json)
{
  const FlipScoreLine *line = item;

  flip_json_add (json, FLIP_JSON ("id", line->id), FLIP_JSON ("label", line->label),
                 FLIP_JSON_WORDS ("picture", line->glyph), FLIP_JSON ("count", line->count),
                 FLIP_JSON ("points", line->points));
}

void
flip_score_write_json (const FlipScore *score, FlipJson *json)
{
  g_return_if_fail (score && json);

  flip_json_open (json, "score", '{');
  flip_json_add (json, FLIP_JSON ("total", score->total));
  flip_json_list (json, "lines", score->lines, score->n_lines, sizeof (FlipScoreLine), write_line, NULL);
  flip_json_close (json, '}');
}

void
flip_result_write_opponent (const FlipResult *result, FlipJson *json)
{
  if (!result->has_opponent)
    return;
  flip_json_open (json, "opponent", '{');
  flip_json_add (json, FLIP_JSON ("player", result->opponent));
  flip_score_write_json (&result->opponent_score, json);
  flip_json_close (json, '}');
}

static void
write_secrets (const FlipMoment *moment, guint seat, FlipJson *json)
{
  FlipCard cards[FLIP_MAX_PEEKS];
  guint n = flip_secrets_read (moment, seat, cards);

  write_cards (moment, "secrets", cards, n, json);
}

static FlipEnding
ending_of (const FlipMoment *moment, guint seat)
{
  return flip_result_ending (flip_moment_result (moment), moment->n_seats, seat);
}

static void
write_seat (const FlipMoment *moment, guint seat, const FlipMomentParts *parts, FlipJson *json)
{
  const FlipResult *result = flip_moment_result (moment);

  flip_json_open (json, NULL, '{');
  flip_json_add (json, FLIP_JSON ("player", flip_moment_player (moment, (int) seat)),
                 FLIP_JSON_BOOLEAN ("automatic", flip_moment_is_automatic (moment, seat)),
                 FLIP_JSON ("outcome", flip_ending_word (ending_of (moment, seat))),
                 FLIP_JSON_GIVEN ("place", result->place[seat]));
  flip_score_write_json (flip_moment_score (moment, seat), json);
  write_facts (flip_moment_facts (moment, (int) seat), json);
  if (seat + 1 == parts->secrets_of)
    write_secrets (moment, seat, json);
  if (parts->marks)
    write_marks (flip_moment_sites (moment, seat), json);
  if (parts->sites)
    write_sites (flip_moment_sites (moment, seat), json);
  flip_json_close (json, '}');
}

/* Goals and result */

static void
write_goal_of_seats (const FlipMoment *moment, const FlipGoal *goal, FlipJson *json)
{
  flip_json_open (json, "progress", '[');
  for (guint seat = 0; seat < moment->n_seats; seat++)
    {
      if (!(goal->seats >> seat & 1))
        continue;
      flip_json_open (json, NULL, '{');
      flip_json_add (json, FLIP_JSON ("seat", seat + 1),
                     FLIP_JSON_BOOLEAN ("met", goal->met >> seat & 1));
      if (goal->need[seat])
        flip_json_add (json, FLIP_JSON ("have", goal->have[seat]),
                       FLIP_JSON ("need", goal->need[seat]));
      flip_json_close (json, '}');
    }
  flip_json_close (json, ']');
}

static void
write_goal (gconstpointer item, gconstpointer moment, FlipJson *json)
{
  const FlipGoal *goal = item;

  flip_json_add (json, FLIP_JSON ("label", goal->label), FLIP_JSON_WORDS ("worth", goal->worth),
                 FLIP_JSON_GIVEN ("amount", goal->amount), FLIP_JSON_WORDS ("help", goal->help),
                 FLIP_JSON_WORDS ("rule", goal->rule));
  write_goal_of_seats (moment, goal, json);
}

static void
write_goals (const FlipMoment *moment, FlipJson *json)
{
  const FlipGoals *goals = flip_moment_goals (moment);

  flip_json_list (json, "goals", goals->goals, goals->n, sizeof (FlipGoal), write_goal, moment);
}

static void
write_result (const FlipMoment *moment, FlipJson *json)
{
  const FlipResult *result = flip_moment_result (moment);
  guint winners = 0;

  for (guint seat = 0; seat < moment->n_seats; seat++)
    winners |= (guint) (ending_of (moment, seat) == FLIP_ENDING_WON) << seat;
  flip_json_open (json, "result", '{');
  flip_json_add (json, FLIP_JSON_BOOLEAN ("over", result->over),
                 FLIP_JSON_WORDS ("by", flip_result_decided_by (result, moment->n_seats)),
                 FLIP_JSON_IF (moment->n_seats == 1,
                               FLIP_JSON ("outcome", flip_ending_word (ending_of (moment, 0)))));
  write_seats (moment, "winners", winners, json);
  flip_json_add (json, FLIP_JSON_WORDS ("text", result->text), FLIP_JSON_WORDS ("tie", result->tie),
                 FLIP_JSON_WORDS ("ties_below", result->ties_below));
  flip_result_write_opponent (result, json);
  flip_json_close (json, '}');
}

static void
write_ask (const FlipMoment *moment,
           const char *name,
           const FlipMomentParts *parts,
           FlipJson *json)
{
  g_autofree char *prompt = is_left_out (parts, 0) ? NULL : flip_moment_prompt (moment);

  flip_json_open (json, name, '{');
  flip_json_add (json, FLIP_JSON ("kind", flip_ask_kind_name (flip_moment_kind (moment))),
                 FLIP_JSON ("seat", seat_number (flip_moment_who (moment))),
                 FLIP_JSON_IF (prompt, FLIP_JSON ("prompt", prompt)),
                 FLIP_JSON_IF (flip_moment_kind (moment) == FLIP_ASK_CARDS,
                               FLIP_JSON ("count", moment->asked[0].ask.count)));
  if (parts->answers && !is_left_out (parts, 0))
    write_answers (moment, parts, json);
  flip_json_close (json, '}');
}

/* The questions that other seats may answer at the same time. */
static void
write_others (const FlipMoment *moment, const FlipMomentParts *parts, FlipJson *json)
{
  flip_json_open (json, "others", '[');
  for (guint i = 1; i < moment->n_asked; i++)
    {
      g_autoptr (FlipMoment) other = NULL;

      if (is_left_out (parts, i))
        continue;
      other = flip_moment_for_seat (moment, (guint) moment->asked[i].ask.who);
      write_ask (other, NULL, parts, json);
    }
  flip_json_close (json, ']');
}

static void
write_questions (const FlipMoment *moment, const FlipMomentParts *parts, FlipJson *json)
{
  flip_json_open (json, "questions", '[');
  for (guint i = 0; i < moment->n_asked; i++)
    {
      if (is_left_out (parts, i))
        continue;
      flip_json_open (json, NULL, '{');
      write_question (&moment->asked[i], moment, json);
      flip_json_close (json, '}');
    }
  flip_json_close (json, ']');
}

/* public functions */

void
flip_moment_write_ask (const FlipMoment *moment, const FlipMomentParts *parts, FlipJson *json)
{
  write_ask (moment, "ask", parts, json);
}

void
flip_moment_write_sheet (const FlipMoment *moment, const FlipMomentParts *parts, FlipJson *json)
{
  g_assert (parts->secrets_of <= moment->n_seats);

  write_facts (flip_moment_facts (moment, FLIP_TABLE), json);
  write_goals (moment, json);
  flip_json_open (json, "seats", '[');
  for (guint seat = 0; seat < moment->n_seats; seat++)
    write_seat (moment, seat, parts, json);
  flip_json_close (json, ']');
  write_result (moment, json);
}

void
flip_moment_write (const FlipMoment *moment, const FlipMomentParts *parts, FlipJson *json)
{
  write_where (moment, json);
  flip_moment_write_ask (moment, parts, json);
  write_questions (moment, parts, json);
  if (parts->answers && !is_left_out (parts, 0))
    {
      write_others (moment, parts, json);
      write_roles (moment, json);
      write_offers (moment, parts, json);
    }
  if (parts->sheet)
    flip_moment_write_sheet (moment, parts, json);
}

char *
flip_moment_to_json (const FlipMoment *moment, const FlipMomentParts *parts)
{
  FlipJson json;

  flip_json_begin (&json, '{');
  flip_moment_write (moment, parts, &json);
  return flip_json_end (&json);
}
