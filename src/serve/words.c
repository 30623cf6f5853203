/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "serve/words.h"

#include "play/text/json.h"

#include <glib/gi18n.h>

typedef struct
{
  const char *key; /* by which the page knows it */
  const char *text;
  const char *context; /* of a text that has several meanings, or NULL */
} FlipScreenWord;

/* At the door, and in the frame around a board. */
static const FlipScreenWord frame_words[] = {
  { "who_are_you", N_ ("Who are you?") },
  { "choose_seat", N_ ("Choose your seat. Your sheet opens on this screen and stays yours.") },
  /* Translators: label of a button */
  { "sit_down", N_ ("Sit down") },
  /* Translators: label of a button: wants a seat that somebody else has */
  { "take_over", N_ ("Take over…") },
  { "on_this_phone", N_ ("on this phone before") },
  /* Translators: of a seat that nobody has at a screen of their own */
  { "free", NC_ ("seat", "free"), "seat" },
  { "elsewhere", N_ ("sits at another screen") },
  { "seat_out_of_reach", N_ ("sits at a screen that is out of reach") },
  { "by_itself", N_ ("played by Flipside") },
  /* Translators: label of a button that was pressed, to take over a seat */
  { "asked_there", N_ ("Asked…") },
  { "asking", N_ ("The people at the computer are being asked.") },
  { "not_given", N_ ("The people at the computer have said no.") },
  { "only_tell", N_ ("Only tell the flipped cards") },
  /* Translators: label of a button: the boards of all players */
  { "watch", N_ ("Watch everyone") },
  { "stays_here", N_ ("Everything stays between this phone and the computer at your table. "
                      "Nothing goes to the internet.") },
  /* Translators: label of a button */
  { "menu", N_ ("Menu") },
  { "regions", N_ ("Regions of the sheet") },
  /* heading over a list of players */
  { "players", N_ ("Players") },
  /* Translators: a tab: the name of a region, how many of its sites are in reach */
  { "tab", N_ ("%s · %s") },
  /* Translators: a tab: the name of a region, how many of its sites are in reach */
  { "tab_long", N_ ("%s, in reach: %s") },
  /* Translators: %s: somebody’s points so far */
  { "points_of", N_ ("Points: %s") },
  /* Translators: %s: the name of a player */
  { "board_of", N_ ("The sheet of %s") },
  { "out_of_reach", N_ ("The computer is out of reach. Trying again…") },
  { "sent_away", N_ ("You were sent away") },
  { "sent_away_help", N_ ("Somebody at the computer has freed this seat. Ask at the table if you want to come back.") },
  { "closed", N_ ("The sheet was closed") },
  { "closed_help", N_ ("Everything is kept on the computer. You can close this page.") },
  /* Translators: label of a button */
  { "try_again", N_ ("Try again") },
  /* Translators: label of a button */
  { "close", N_ ("Close") },
  /* Translators: label of a button */
  { "cancel", N_ ("Cancel") },
  /* Translators: label of a button that agrees to what is asked */
  { "yes", N_ ("Yes") },
  /* Translators: label of a button */
  { "go_back", NC_ ("navigation", "Back"), "navigation" },
  /* Translators: label of a button */
  { "go_on", N_ ("Continue") },
};

/* The question and its answers. */
static const FlipScreenWord question_words[] = {
  { "tap_a_site", N_ ("Tap a site that is lit.") },
  /* Translators: a region of the sheet, and a site in it: “Trail: Stop A” */
  { "site_of", N_ ("%s: %s") },
  /* Translators: label of a button */
  { "mark_it", N_ ("Mark it") },
  /* Translators: label of a button */
  { "take_it", N_ ("Take it") },
  /* Translators: label of a button: a bonus is not taken */
  { "decline", N_ ("Decline") },
  /* Translators: above several ways to the same site */
  { "which_way", N_ ("Which way?") },
  /* Translators: what a way to a site costs */
  { "free_of_charge", NC_ ("price", "free"), "price" },
  /* Translators: %s: what a way to a site costs, such as “2 gold” */
  { "for_price", N_ ("for %s") },
  /* Translators: answers that are hardly ever given, to be unfolded */
  { "rarely", N_ ("Rarely needed") },
  /* Translators: label of a button that makes a number smaller */
  { "less", N_ ("Less") },
  /* Translators: label of a button that makes a number larger */
  { "more", N_ ("More") },
  { "not_this_part", N_ ("The card can’t play this part.") },
  /* Translators: somebody has answered */
  { "done", N_ ("done") },
  /* Translators: somebody still has to answer */
  { "choosing", N_ ("choosing…") },
  /* Translators: %s: the name of a player */
  { "thinks", N_ ("%s is thinking") },
  /* Translators: the name of a player, and what happened on that player’s board */
  { "of_person", N_ ("%s: %s") },
  /* Translators: %s: the name of a player, who has answered */
  { "is_done", N_ ("%s is done") },
  /* Translators: %s: how many further ways there are to the same site */
  { "more_ways", N_ ("More ways: %s") },
  /* Translators: %s: the name of a player */
  { "enters", N_ ("%s is entering") },
  /* Translators: label of a button */
  { "take_back", N_ ("Take back") },
  { "loses", N_ ("This will be taken back:") },
  /* Translators: %s: the name of a player */
  { "wins", N_ ("The winner: %s") },
  { "over", N_ ("The game is over") },
};

/* Flipped cards. */
static const FlipScreenWord card_words[] = {
  /* Translators: of a card */
  { "suit", NC_ ("playing card", "Suit"), "playing card" },
  /* Translators: of a card: ace, two and so on */
  { "rank", N_ ("Rank") },
  /* Translators: a suit */
  { "suit_hearts", NC_ ("suit", "Hearts"), "suit" },
  /* Translators: a suit */
  { "suit_spades", NC_ ("suit", "Spades"), "suit" },
  /* Translators: a suit */
  { "suit_diamonds", NC_ ("suit", "Diamonds"), "suit" },
  /* Translators: a suit */
  { "suit_clubs", NC_ ("suit", "Clubs"), "suit" },
  /* Translators: %s: the rank of a card, such as “seven” */
  { "hearts", N_ ("%s of hearts") },
  /* Translators: %s: the rank of a card, such as “seven” */
  { "spades", N_ ("%s of spades") },
  /* Translators: %s: the rank of a card, such as “seven” */
  { "diamonds", N_ ("%s of diamonds") },
  /* Translators: %s: the rank of a card, such as “seven” */
  { "clubs", N_ ("%s of clubs") },
  /* Translators: a card */
  { "ace", N_ ("ace") },
  /* Translators: a card */
  { "jack", N_ ("jack") },
  /* Translators: a card */
  { "queen", N_ ("queen") },
  /* Translators: a card */
  { "king", N_ ("king") },
  /* Translators: a card */
  { "joker", N_ ("joker") },
  /* Translators: %s: a card, such as “3♠” */
  { "you_told", N_ ("You told %s.") },
  /* Translators: the name of a player, and a card, such as “3♠” */
  { "somebody_told", N_ ("%s told %s.") },
  /* Translators: %s: a card, such as “3♠” */
  { "already", N_ ("%s is on the table already.") },
};

/* Shapes that are drawn, and the flicked table. */
static const FlipScreenWord table_words[] = {
  /* Translators: what is drawn onto squares */
  { "shape", N_ ("Shape") },
  /* Translators: label of a button: by a quarter */
  { "turn", N_ ("Rotate") },
  { "mirror_side", N_ ("Mirror left and right") },
  { "mirror_over", N_ ("Mirror top and bottom") },
  /* Translators: label of a button: where the shape fits */
  { "next_place", N_ ("Next place") },
  /* Translators: %s: how many places there are where a shape fits */
  { "drag_it", N_ ("It fits. Drag it, or tap a square. Places where it fits: %s.") },
  { "fits_not", N_ ("It does not fit here: a square is outside or taken.") },
  { "fits_nowhere", N_ ("It fits nowhere.") },
  /* Translators: the table on which discs are flicked */
  { "table", N_ ("Table") },
  /* Translators: what a figure on the table can do */
  { "acts", N_ ("Actions") },
  { "draw_back", N_ ("Drag back on the table, as if you drew a bow, or set the numbers.") },
  /* Translators: of a flick, in degrees */
  { "angle", N_ ("Angle") },
  /* Translators: of a flick */
  { "power", N_ ("Power") },
  /* Translators: label of a button */
  { "flick", N_ ("Flick") },
  /* Translators: label of a button: a figure turns to face that way */
  { "face", N_ ("Turn") },
};

/* Small pictures within words, for which there is no sign. */
static const FlipScreenWord picture_words[] = {
  /* Translators: read out in place of a small picture */
  { "picture_gold", NC_ ("symbol", "gold"), "symbol" },
  /* Translators: read out in place of a small picture */
  { "picture_wanted", NC_ ("symbol", "Wanted"), "symbol" },
  /* Translators: read out in place of a small picture */
  { "picture_pan", NC_ ("symbol", "pan"), "symbol" },
  /* Translators: read out in place of a small picture */
  { "picture_hammer", NC_ ("symbol", "hammer"), "symbol" },
  /* Translators: read out in place of a small picture */
  { "picture_unhappy", NC_ ("symbol", "unhappy"), "symbol" },
  /* Translators: read out in place of a small picture */
  { "picture_gem", NC_ ("symbol", "diamond"), "symbol" },
};

/* The pages of the menu. */
static const FlipScreenWord page_words[] = {
  /* Translators: title of a page: what has happened */
  { "log", N_ ("Log") },
  /* Translators: title of a page: everybody's points */
  { "scores", N_ ("Scores") },
  /* Translators: title of a page */
  { "rules", N_ ("Rules") },
  /* Translators: title of a page: what would be good to do now */
  { "hint", N_ ("Hint") },
  /* Translators: title of a page: how the game ended */
  { "result", N_ ("Result") },
  /* Translators: title of a page: how good one's choices were */
  { "review", N_ ("Review") },
  /* Translators: label of a button: leaves the seat, so that another can be chosen */
  { "leave", N_ ("Leave the seat") },
  { "leave_help", N_ ("Your sheet stays as it is, and you can come back.") },
  /* Translators: the sum of somebody's points */
  { "points", N_ ("Points") },
  /* Translators: label of a field */
  { "search", N_ ("Search") },
  { "nothing_yet", N_ ("There is nothing to show yet.") },
  /* Translators: while a hint is worked out */
  { "thinking", N_ ("Thinking…") },
  { "no_hint", N_ ("There’s nothing to give a hint on right now.") },
  /* Translators: %s: what is expected and how far off that may be, such as “63.2 points ± 0.4” or “62 % ± 3 %” */
  { "expects", N_ ("Expected at the end: %s") },
  /* Translators: label of a button: this hint is followed */
  { "choose", N_ ("Choose") },
  /* Translators: %s: a choice, as a sentence */
  { "better", N_ ("Better: %s") },
};

static const char *
translate (const FlipScreenWord *word)
{
  return word->context ? g_dpgettext2 (NULL, word->context, word->text) : _ (word->text);
}

static void
add_words (FlipJson *json, const FlipScreenWord *words, guint n)
{
  for (guint i = 0; i < n; i++)
    flip_json_add (json, FLIP_JSON (words[i].key, translate (&words[i])));
}

char *
flip_screen_words_json (const char *language)
{
  FlipJson json;

  g_return_val_if_fail (language, NULL);

  flip_json_begin (&json, '{');
  flip_json_add (&json, FLIP_JSON ("lang", language));
  flip_json_open (&json, "words", '{');
  add_words (&json, frame_words, G_N_ELEMENTS (frame_words));
  add_words (&json, question_words, G_N_ELEMENTS (question_words));
  add_words (&json, card_words, G_N_ELEMENTS (card_words));
  add_words (&json, table_words, G_N_ELEMENTS (table_words));
  add_words (&json, picture_words, G_N_ELEMENTS (picture_words));
  add_words (&json, page_words, G_N_ELEMENTS (page_words));
  flip_json_close (&json, '}');

  return flip_json_end (&json);
}
