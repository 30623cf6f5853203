/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/now-panel.h"

#include "app/now/card-entry.h"
#include "app/now/now-answers.h"
#include "app/now/now-chips.h"
#include "app/now/now-lineup.h"
#include "app/now/now-placement.h"
#include "app/now/now-reach.h"
#include "app/now/now-roles.h"
#include "app/now/now-site.h"
#include "app/sheet/secret-dialog.h"

#include <glib/gi18n.h>
#include <string.h>

struct _FlipNowPanel
{
  GtkBox parent_instance;

  /* owned */
  FlipSheetModel *model;

  /* owned by the box */
  GtkLabel *moment, *question, *body, *hint;
  GtkWidget *present, *secrets, *means, *lineup, *roles, *chips, *site, *reach, *cards, *placement,
    *answers;

  gboolean compact;
  guint asked_at; /* the place in the log that the last question stood at */
};

G_DEFINE_FINAL_TYPE (FlipNowPanel, flip_now_panel, GTK_TYPE_BOX)

enum
{
  REFUSED,
  PRICE_FILTER,
  OTHER_WAYS,
  TO_BOARD,
  TO_SITE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

static void
set_text (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text && *text);
}

static void
play (FlipNowPanel *self, const FlipMove *move)
{
  FlipRefusal refusal;

  if (!flip_sheet_model_play (self->model, move, &refusal))
    g_signal_emit (self, signals[REFUSED], 0, &refusal);
}

static char *
title_of (FlipNowPanel *self, const FlipAsk *ask, const FlipCardSeries *series)
{
  const char *name = flip_session_player (flip_sheet_model_session (self->model), ask->who);

  if (ask->title)
    return flip_session_title (flip_sheet_model_session (self->model), ask);
  switch (ask->kind)
    {
    case FLIP_ASK_NOTHING:
      return g_strdup (_ ("The game is over"));
    case FLIP_ASK_CARDS:
      return g_strdup (series->is_lineup                      ? _ ("Which cards are in the lineup?")
                       : series->n_told + series->to_come > 1 ? _ ("Which cards?")
                                                              : _ ("Which card?"));
    case FLIP_ASK_SITE:
      return g_strdup_printf (_ ("%s, choose a site"), name);
    case FLIP_ASK_AMOUNT:
      return g_strdup_printf (_ ("%s, choose a number"), name);
    default:
      return ask->who == FLIP_TABLE ? g_strdup (_ ("Choose"))
                                    : g_strdup_printf (_ ("%s, choose"), name);
    }
}

/* A prompt that only repeats the cards that are drawn here needs no place. */
static gboolean
names_all (const char *prompt, const FlipCard *cards, guint n)
{
  char shown[FLIP_CARD_TEXT_SIZE];

  for (guint i = 0; i < n; i++)
    {
      if (!strstr (prompt, flip_card_show (cards[i], shown)))
        return FALSE;
    }

  return n > 0;
}

/* What the title says already is not said again. */
static char *
without_title (const char *prompt, const FlipAsk *ask)
{
  g_autofree char *title = ask->title ? g_utf8_casefold (_ (ask->title), -1) : NULL;
  const char *end = strchr (prompt, '.');
  g_autofree char *first = end ? g_utf8_casefold (prompt, end - prompt) : NULL;

  if (!title || !first || !g_str_equal (title, first))
    return g_strdup (prompt);
  return g_strdup (end[1] == ' ' ? end + 2 : end + 1);
}

static char *
body_of (FlipNowPanel *self, const FlipAsk *ask, const FlipCard *lineup, guint n)
{
  FlipSession *session = flip_sheet_model_session (self->model);
  const FlipGame *game = flip_session_game (session);
  g_autofree char *prompt = NULL;
  FlipResult result = { 0 };

  if (ask->kind == FLIP_ASK_NOTHING)
    {
      game->result (flip_session_state (session), &result);
      return flip_setup_seats (flip_session_setup (session)) > 1 || result.has_opponent
               ? g_strdup (result.text)
               : NULL;
    }
  prompt = flip_session_prompt (session, flip_session_state (session));
  prompt[strcspn (prompt, "\n")] = '\0'; /* the rest stands below the answers */
  return names_all (prompt, lineup, n) ? NULL : without_title (prompt, ask);
}

static void
show_question (FlipNowPanel *self, const FlipAsk *ask, const FlipCardSeries *series)
{
  const FlipGame *game = flip_sheet_model_game (self->model);
  gconstpointer state = flip_session_state (flip_sheet_model_session (self->model));
  g_autofree char *moment = flip_session_moment (flip_sheet_model_session (self->model), state);
  FlipCard lineup[FLIP_MOST_SERIES];
  guint n = flip_lineup_read (game, state, lineup, G_N_ELEMENTS (lineup));
  g_autofree char *title = title_of (self, ask, series);
  g_autofree char *body = body_of (self, ask, lineup, n);

  set_text (self->moment, moment);
  set_text (self->question, title);
  set_text (self->body, body);
  set_text (self->hint, ask->kind != FLIP_ASK_SITE ? NULL
                        : body                     ? _ ("Click what glows.")
                               : _ ("Click what glows. Flipside finds the cards."));
  flip_now_lineup_show (FLIP_NOW_LINEUP (self->lineup), lineup, n);
  gtk_widget_set_visible (self->lineup, n > 0 && ask->kind != FLIP_ASK_CARDS);
}

static void
show_past (FlipNowPanel *self)
{
  g_autofree char *moment = flip_session_moment (flip_sheet_model_session (self->model),
                                                 flip_sheet_model_state (self->model));

  set_text (self->moment, moment);
  set_text (self->question, _ ("An earlier moment"));
  set_text (self->body, _ ("You only look at it. The sheet goes on where it was."));
  set_text (self->hint, NULL);
  gtk_widget_set_visible (self->lineup, FALSE);
  gtk_widget_set_visible (self->roles, FALSE);
  flip_now_chips_hide (FLIP_NOW_CHIPS (self->chips));
  gtk_widget_set_visible (self->reach, FALSE);
  gtk_widget_set_visible (self->cards, FALSE);
  gtk_widget_set_visible (self->placement, FALSE);
  flip_now_answers_clear (FLIP_NOW_ANSWERS (self->answers));
}

/* TRUE where all answers are given there, and none is left for the list. */
static gboolean
show_choices (FlipNowPanel *self, const FlipAsk *ask)
{
  gboolean chips = flip_now_chips_show (FLIP_NOW_CHIPS (self->chips), self->model);
  gboolean roles = flip_now_roles_show (FLIP_NOW_ROLES (self->roles), self->model);

  /* On a narrow screen the sheet needs the room as soon as it is asked for. */
  if (self->compact && ask->kind == FLIP_ASK_SITE)
    gtk_widget_set_visible (self->roles, FALSE);
  else if (roles)
    gtk_widget_set_visible (self->lineup, FALSE);
  return flip_now_roles_is_asked (FLIP_NOW_ROLES (self->roles))
         || (chips && ask->kind != FLIP_ASK_SITE);
}

static void
show_controls (FlipNowPanel *self, const FlipAsk *ask, const FlipCardSeries *series)
{
  gboolean cards = flip_asks_playing_card (flip_sheet_model_game (self->model), ask);

  if (ask->kind == FLIP_ASK_SITE)
    flip_now_reach_show (FLIP_NOW_REACH (self->reach), self->model);
  gtk_widget_set_visible (self->cards, cards);
  flip_now_placement_show (FLIP_NOW_PLACEMENT (self->placement), self->model);
  gtk_widget_set_visible (self->roles, FALSE);
  flip_now_chips_hide (FLIP_NOW_CHIPS (self->chips));
  if (cards)
    {
      flip_card_entry_set_possible (FLIP_CARD_ENTRY (self->cards), ask->possible);
      flip_card_entry_set_series (FLIP_CARD_ENTRY (self->cards), series);
      flip_now_answers_clear (FLIP_NOW_ANSWERS (self->answers));
    }
  else if (show_choices (self, ask))
    flip_now_answers_clear (FLIP_NOW_ANSWERS (self->answers));
  else
    flip_now_answers_show (FLIP_NOW_ANSWERS (self->answers), self->model);
  if (flip_now_answers_has_main (FLIP_NOW_ANSWERS (self->answers)))
    set_text (self->hint, NULL);
}

static gboolean
has_focus_within (FlipNowPanel *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  return focus && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
}

/* The keyboard follows the question, so that nobody has to go and fetch it. */
static void
move_focus (FlipNowPanel *self, const FlipAsk *ask, gboolean was_here)
{
  if (flip_asks_playing_card (flip_sheet_model_game (self->model), ask))
    flip_card_entry_focus (FLIP_CARD_ENTRY (self->cards));
  else if (was_here && ask->kind == FLIP_ASK_SITE
           && !flip_now_answers_has_main (FLIP_NOW_ANSWERS (self->answers)))
    g_signal_emit (self, signals[TO_BOARD], 0);
  else if (was_here && gtk_widget_get_visible (self->roles))
    gtk_widget_child_focus (self->roles, GTK_DIR_TAB_FORWARD);
  else if (was_here && gtk_widget_get_visible (self->chips))
    gtk_widget_child_focus (self->chips, GTK_DIR_TAB_FORWARD);
  else if (was_here)
    gtk_widget_child_focus (self->answers, GTK_DIR_TAB_FORWARD);
}

static void
refresh (FlipNowPanel *self)
{
  guint cursor = flip_session_cursor (flip_sheet_model_session (self->model));
  gboolean present = flip_sheet_model_is_present (self->model);
  gboolean was_here = has_focus_within (self);
  gboolean fresh = cursor != self->asked_at;
  FlipCardSeries series;
  FlipAsk ask;

  gtk_widget_set_visible (self->present, !present);
  gtk_widget_set_visible (self->secrets, present && flip_secret_dialog_is_asked (self->model));
  gtk_widget_set_visible (self->site, FALSE);
  flip_now_lineup_show_roles (FLIP_NOW_LINEUP (self->lineup), NULL);
  if (!present)
    return show_past (self);
  self->asked_at = cursor;
  flip_sheet_model_ask (self->model, &ask);
  flip_card_series_read (&series, self->model);
  if (ask.kind != FLIP_ASK_SITE)
    gtk_widget_set_visible (self->reach, FALSE);
  g_signal_emit (self, signals[PRICE_FILTER], 0, G_MAXINT);
  show_question (self, &ask, &series);
  show_controls (self, &ask, &series);
  if (fresh)
    move_focus (self, &ask, was_here);
}

/* callbacks */

static void
changed_cb (FlipSheetModel *model, FlipNowPanel *self)
{
  refresh (self);
}

/* A refused card is explained where it was told. */
static void
card_cb (FlipCardEntry *entry, guint card, FlipNowPanel *self)
{
  FlipMove move = flip_move_of_card ((FlipCard) card);
  FlipRefusal refusal;

  if (!flip_sheet_model_play (self->model, &move, &refusal))
    flip_card_entry_refuse (entry, &refusal);
}

static void
answer_cb (GtkWidget *answers, const FlipMove *move, FlipNowPanel *self)
{
  play (self, move);
}

static void
take_cb (FlipNowSite *site, const FlipWayWords *way, FlipNowPanel *self)
{
  FlipMove move = way->move;

  play (self, &move);
}

static void
other_ways_cb (FlipNowSite *card, guint site, FlipNowPanel *self)
{
  g_signal_emit (self, signals[OTHER_WAYS], 0, site);
}

static void
place_cb (FlipNowPlacement *placement, const FlipMove *move, FlipNowPanel *self)
{
  play (self, move);
}

static void
next_place_cb (FlipNowPlacement *placement, guint site, FlipNowPanel *self)
{
  g_signal_emit (self, signals[TO_SITE], 0, site);
}

static void
price_filter_cb (FlipNowReach *reach, int most, FlipNowPanel *self)
{
  g_signal_emit (self, signals[PRICE_FILTER], 0, most);
}

static void
present_cb (GtkButton *button, FlipNowPanel *self)
{
  flip_sheet_model_show_present (self->model);
}

/* overrides */

static void
flip_now_panel_dispose (GObject *object)
{
  FlipNowPanel *self = FLIP_NOW_PANEL (object);

  if (self->model)
    g_signal_handlers_disconnect_by_data (self->model, self);
  g_clear_object (&self->model);
  G_OBJECT_CLASS (flip_now_panel_parent_class)->dispose (object);
}

static void
flip_now_panel_class_init (FlipNowPanelClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = flip_now_panel_dispose;
  signals[REFUSED] = g_signal_new ("refused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[PRICE_FILTER] = g_signal_new ("price-filter", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                        NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[OTHER_WAYS] = g_signal_new ("other-ways", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[TO_SITE] = g_signal_new ("to-site", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[TO_BOARD] =
    g_signal_new ("to-board", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

/* So few characters a line that its natural height is the one it gets in a narrow column. */
static GtkLabel *
add_label (FlipNowPanel *self, const char *style, int chars, GtkAccessibleRole role)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", role, NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), chars);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (self), label);
  return GTK_LABEL (label);
}

static GtkWidget *
add_part (FlipNowPanel *self, GtkWidget *part, const char *signal, GCallback callback)
{
  if (signal)
    g_signal_connect (part, signal, callback, self);
  gtk_box_append (GTK_BOX (self), part);
  return part;
}

static void
flip_now_panel_init (FlipNowPanel *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "now-panel");
  gtk_widget_set_hexpand (GTK_WIDGET (self), FALSE);
  self->asked_at = G_MAXUINT;
  self->moment = add_label (self, "now-moment", 34, GTK_ACCESSIBLE_ROLE_LABEL);
  self->question = add_label (self, "now-question", 19, GTK_ACCESSIBLE_ROLE_HEADING);
  self->body = add_label (self, "now-body", 30, GTK_ACCESSIBLE_ROLE_LABEL);
  self->hint = add_label (self, "now-hint", 32, GTK_ACCESSIBLE_ROLE_LABEL);
  gtk_widget_add_css_class (GTK_WIDGET (self->moment), "dim-label");
  gtk_widget_add_css_class (GTK_WIDGET (self->hint), "dim-label");
  self->present = add_part (self, gtk_button_new_with_mnemonic (_ ("Back to the _Present")),
                            "clicked", G_CALLBACK (present_cb));
  gtk_widget_add_css_class (self->present, "suggested-action");
  self->secrets =
    add_part (self, gtk_button_new_with_mnemonic (_ ("_Look at Your Cards…")), NULL, NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->secrets), "sheet.secrets");
  gtk_widget_add_css_class (self->secrets, "suggested-action");
  self->means = add_part (self, gtk_box_new (GTK_ORIENTATION_VERTICAL, 12), NULL, NULL);
  self->lineup = flip_now_lineup_new ();
  self->reach = flip_now_reach_new ();
  g_signal_connect (self->reach, "price-filter", G_CALLBACK (price_filter_cb), self);
  self->roles = flip_now_roles_new ();
  g_signal_connect (self->roles, "answer", G_CALLBACK (answer_cb), self);
  gtk_box_append (GTK_BOX (self->means), self->lineup);
  gtk_box_append (GTK_BOX (self->means), self->roles);
  gtk_box_append (GTK_BOX (self->means), self->reach);
  self->chips = add_part (self, flip_now_chips_new (), "answer", G_CALLBACK (answer_cb));
  self->site = add_part (self, flip_now_site_new (), "take", G_CALLBACK (take_cb));
  g_signal_connect (self->site, "other-ways", G_CALLBACK (other_ways_cb), self);
  self->cards = add_part (self, flip_card_entry_new (), "card", G_CALLBACK (card_cb));
  self->placement = add_part (self, flip_now_placement_new (), "next", G_CALLBACK (next_place_cb));
  g_signal_connect (self->placement, "place", G_CALLBACK (place_cb), self);
  self->answers = add_part (self, flip_now_answers_new (), "answer", G_CALLBACK (answer_cb));
}

/* public functions */

void
flip_now_panel_set_model (FlipNowPanel *self, FlipSheetModel *model)
{
  if (self->model)
    g_signal_handlers_disconnect_by_data (self->model, self);
  g_set_object (&self->model, model);
  self->asked_at = G_MAXUINT;
  flip_card_entry_set_game (FLIP_CARD_ENTRY (self->cards), flip_sheet_model_game (model));
  g_signal_connect (model, "changed", G_CALLBACK (changed_cb), self);
  refresh (self);
}

void
flip_now_panel_set_compact (FlipNowPanel *self, gboolean compact)
{
  if (compact == self->compact)
    return;
  self->compact = compact;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->means),
                                  compact ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_hexpand (self->reach, compact);
  flip_now_lineup_set_compact (FLIP_NOW_LINEUP (self->lineup), compact);
  flip_now_roles_set_compact (FLIP_NOW_ROLES (self->roles), compact);
  flip_now_reach_set_compact (FLIP_NOW_REACH (self->reach), compact);
  flip_now_placement_set_compact (FLIP_NOW_PLACEMENT (self->placement), compact);
  flip_card_entry_set_compact (FLIP_CARD_ENTRY (self->cards), compact);
  flip_now_answers_set_compact (FLIP_NOW_ANSWERS (self->answers), compact);
  if (self->model)
    refresh (self);
}

void
flip_now_panel_show_site (FlipNowPanel *self, guint site)
{
  const FlipWayWords *way;
  FlipAsk ask;

  flip_sheet_model_ask (self->model, &ask);
  if (!flip_sheet_model_is_present (self->model) || ask.kind != FLIP_ASK_SITE)
    return;
  way = flip_now_site_show (FLIP_NOW_SITE (self->site), self->model, site);
  flip_now_lineup_show_roles (FLIP_NOW_LINEUP (self->lineup), way);
  flip_sheet_model_consider (self->model, way ? &way->move : NULL);
  gtk_widget_set_visible (self->site, !way || way->offer.place == FLIP_OFFER_AT_SITE);
}
