/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/newsheet/new-sheet-page.h"

#include "app/common/ask/briefing-view.h"
#include "app/common/ask/main-menu.h"
#include "app/common/ask/toast.h"
#include "app/common/layout/columns.h"
#include "app/common/picture/board-thumbnail.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "app/newsheet/board-choice.h"
#include "app/newsheet/opponent-row.h"
#include "app/newsheet/option-list.h"
#include "app/newsheet/player-list.h"
#include "app/preferences/theme.h"
#include "engine/game/game.h"
#include "games/games.h"
#include "play/moment/sheet-words.h"
#include "play/sheet/usual-players.h"
#include "store/files/clock.h"
#include "store/library/deal.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* One of several cards to choose from: a radio button that looks like a card. */
#define FLIP_TYPE_CHOICE_CARD (flip_choice_card_get_type ())
G_DECLARE_FINAL_TYPE (FlipChoiceCard, flip_choice_card, FLIP, CHOICE_CARD, GtkCheckButton)

static void flip_choice_card_set_words (FlipChoiceCard *self, const char *title, const char *subtitle);

/* Two cards are side by side, but not on a narrow screen. */
#define LEAST_WIDTH 180
#define ICON_GAP    14

struct _FlipChoiceCard
{
  GtkCheckButton parent_instance;

  /* template */
  GtkWidget *card, *line;
  FlipBoardThumbnail *thumbnail;
  GtkImage *icon;
  GtkLabel *title, *subtitle;

  /* borrowed */
  const FlipGame *game; /* or NULL */
};

FLIP_DEFINE_TEMPLATE (FlipChoiceCard, flip_choice_card, GTK_TYPE_CHECK_BUTTON)

static void
flip_choice_card_class_init (FlipChoiceCardClass *klass)
{
  FLIP_TEMPLATE (klass, "newsheet/choice-card.ui");
  FLIP_BIND_CHILDREN (klass, FlipChoiceCard, card, line, thumbnail, icon, title, subtitle);
}

/* The card of a game, with its board as a thumbnail. */
static GtkWidget *
flip_choice_card_new_game (const FlipGame *game, GtkCheckButton *group)
{
  g_autofree char *seats = NULL;
  FlipChoiceCard *self;

  g_return_val_if_fail (game != NULL, NULL);

  self = g_object_new (FLIP_TYPE_CHOICE_CARD, "group", group, NULL);
  seats = flip_sheet_words_seats (game);
  self->game = game;
  flip_board_thumbnail_show (self->thumbnail, game);
  gtk_widget_set_visible (GTK_WIDGET (self->thumbnail), TRUE);
  gtk_widget_add_css_class (self->card, "game-card");
  flip_choice_card_set_words (self, _ (game->name), seats);
  return GTK_WIDGET (self);
}

static const FlipGame *
flip_choice_card_game (FlipChoiceCard *self)
{
  g_return_val_if_fail (FLIP_IS_CHOICE_CARD (self), NULL);

  return self->game;
}

static GtkWidget *
flip_choice_card_new (const char *icon, GtkCheckButton *group)
{
  FlipChoiceCard *self = g_object_new (FLIP_TYPE_CHOICE_CARD, "group", group, NULL);

  gtk_image_set_from_icon_name (self->icon, icon);
  gtk_widget_set_visible (GTK_WIDGET (self->icon), TRUE);
  gtk_widget_set_size_request (self->card, LEAST_WIDTH, -1);
  gtk_widget_set_vexpand (self->line, TRUE);
  gtk_box_set_spacing (GTK_BOX (self->line), ICON_GAP);
  return GTK_WIDGET (self);
}

static void
flip_choice_card_set_words (FlipChoiceCard *self, const char *title, const char *subtitle)
{
  g_return_if_fail (FLIP_IS_CHOICE_CARD (self));

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->subtitle, subtitle);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, subtitle, -1);
}

struct _FlipNewSheetPage
{
  GtkBox parent_instance;

  /* template */
  GtkWidget *start, *seed_list;
  GtkRevealer *problem;
  GtkLabel *problem_text;
  FlipColumns *games, *dealing;
  FlipPlayerList *players;
  FlipOptionList *options, *rulings;
  FlipOpponentRow *opponent;
  GtkBox *briefing;
  FlipBoardChoice *board;
  GtkEditable *seed;
  GtkButton *deal_of_day;

  /* borrowed */
  const FlipGame *game;
  FlipChoiceCard *table, *dealt;
  FlipLibrary *library; /* or NULL; from the last reset or refresh */

  /* owned */
  GtkCheckButton *no_game; /* never shown: makes even a single game's card a radio button */

  GHashTable *tables; /* game → Table: the table of a game when it was left; owned */

  guint check; /* the source that checks the set-up, or 0 */
};

/* Who deals, and from which deck. */
typedef struct
{
  gboolean dealt;
  char *seed;
} Table;

G_DEFINE_FINAL_TYPE (FlipNewSheetPage, flip_new_sheet_page, GTK_TYPE_BOX)

/* helpers */

static gboolean
is_dealt (FlipNewSheetPage *self)
{
  return gtk_check_button_get_active (GTK_CHECK_BUTTON (self->dealt));
}

static gboolean
set_seed (FlipNewSheetPage *self, FlipSetup *setup, GError **error)
{
  const char *text = gtk_editable_get_text (self->seed);

  setup->dealt = is_dealt (self);
  if (!setup->dealt)
    return TRUE;
  setup->seed = g_random_int ();
  if (!*text || g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, &setup->seed, NULL))
    return TRUE;
  g_set_error (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_OPTION,
               _ ("The number of the deal is a whole number."));
  return FALSE;
}

static FlipSession *
make_session (FlipNewSheetPage *self, GError **error)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (self->game);
  FlipSession *session;

  flip_board_choice_fill (self->board, setup);
  if (!set_seed (self, setup, error))
    return NULL;
  flip_setup_take_latest (setup);
  if (!flip_player_list_fill (self->players, setup, error)
      || !flip_option_list_fill (self->options, setup, error)
      || !flip_option_list_fill (self->rulings, setup, error)
      || !flip_opponent_row_fill (self->opponent, setup, error))
    return NULL;
  session = flip_board_choice_begin (self->board, setup, error);
  if (session)
    flip_player_list_mark (self->players, session);
  return session;
}

/* A missing name is not reported before the user has typed one. */
static gboolean
is_news (FlipNewSheetPage *self, const GError *error)
{
  return flip_player_list_was_edited (self->players)
         || !g_error_matches (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_PLAYERS);
}

/* Players without a name are called “Player 2” and so on for now. */
static void
name_players (FlipNewSheetPage *self)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (self->game);

  (void) (flip_player_list_fill (self->players, setup, NULL)
          || flip_setup_fill_seats (setup, flip_player_list_n_seats (self->players), NULL));
  flip_option_list_name_players (self->options, setup);
}

/* Checks whether a sheet can begin with this set-up, and says why not. Screen readers find words
   even if they are not revealed, so the label is then empty. */
static void
check_setup (FlipNewSheetPage *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FlipSession) session = make_session (self, &error);
  gboolean news = !session && is_news (self, error);

  gtk_widget_set_sensitive (self->start, session != NULL);
  gtk_widget_set_tooltip_text (self->start, session ? NULL : error->message);
  gtk_revealer_set_reveal_child (self->problem, news);
  gtk_label_set_label (self->problem_text, news ? error->message : "");
}

static gboolean
check_cb (gpointer data)
{
  FlipNewSheetPage *self = FLIP_NEW_SHEET_PAGE (data);

  self->check = 0;
  name_players (self);
  check_setup (self);
  return G_SOURCE_REMOVE;
}

/* Several changes in a row are checked only once. */
static void
queue_check (FlipNewSheetPage *self)
{
  if (self->game && !self->check)
    self->check = g_idle_add (check_cb, self);
}

static const char *
own_word (const char *own, const char *usual)
{
  return own ? _ (own) : usual;
}

/* The words are about cards, unless the game has its own. */
static void
name_tables (FlipNewSheetPage *self, const FlipGame *game)
{
  const FlipGameWords *words = &game->words;

  flip_choice_card_set_words (
    self->table, own_word (words->at_table, _ ("The cards are on our table")),
    own_word (words->at_table_sentence, _ ("You flip them and enter them here")));
  /* Translators: how a sheet is played: with a virtual deck */
  flip_choice_card_set_words (self->dealt, own_word (words->dealt, _ ("Flipside deals")),
                              own_word (words->dealt_sentence, _ ("A shuffled deck on screen")));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->seed),
                                 own_word (words->seed, _ ("Number of the deal (leave empty "
                                                           "for a random one)")));
}

/* Shows only the options that apply to the number of players and the table. */
static void
fit_options (FlipNewSheetPage *self)
{
  guint seats = flip_player_list_n_seats (self->players);

  flip_option_list_set_fit (self->options, seats, is_dealt (self));
  flip_option_list_set_fit (self->rulings, seats, is_dealt (self));
  flip_opponent_row_set_dealt (self->opponent, is_dealt (self));
}

static void
table_free (Table *table)
{
  g_free (table->seed);
  g_free (table);
}

static void
keep_table (FlipNewSheetPage *self)
{
  Table *table = g_new (Table, 1);

  *table = (Table){ is_dealt (self), g_strdup (gtk_editable_get_text (self->seed)) };
  g_hash_table_insert (self->tables, (gpointer) self->game, table);
}

/* Restores the table of a game as the user left it. */
static void
restore_table (FlipNewSheetPage *self)
{
  const Table *table = g_hash_table_lookup (self->tables, self->game);

  if (!table)
    return;
  gtk_check_button_set_active (GTK_CHECK_BUTTON (table->dealt ? self->dealt : self->table), TRUE);
  gtk_editable_set_text (self->seed, table->seed);
}

static void
seat_opponent (FlipNewSheetPage *self)
{
  flip_player_list_set_opponent (
    self->players, flip_opponent_row_is_chosen (self->opponent) ? _ ("Flipside") : NULL);
}

static void
set_game (FlipNewSheetPage *self, const FlipGame *game)
{
  g_assert (game);

  if (self->game && self->game != game)
    keep_table (self);
  self->game = game;
  name_tables (self, game);
  restore_table (self);
  flip_board_choice_set_game (self->board, self->library, game);
  flip_option_list_set_game (self->options, game);
  flip_option_list_set_game (self->rulings, game);
  flip_opponent_row_set_game (self->opponent, game);
  flip_player_list_set_game (self->players, game);
  fit_options (self);
  seat_opponent (self);
}

/* callbacks */

/* Enters a deal that is the same for everybody who sets up this game today. */
static void
deal_of_day_cb (FlipNewSheetPage *self)
{
  g_autoptr (GDateTime) now = flip_clock_now ();
  g_autofree char *text = NULL;

  g_assert (FLIP_IS_NEW_SHEET_PAGE (self));

  text = g_strdup_printf ("%" G_GUINT64_FORMAT,
                          flip_deal_of_day (self->game, g_date_time_get_year (now),
                                            g_date_time_get_month (now),
                                            g_date_time_get_day_of_month (now)));
  gtk_editable_set_text (self->seed, text);
}

static void
board_changed_cb (FlipNewSheetPage *self)
{
  g_autoptr (FlipSetup) setup = NULL;

  g_assert (FLIP_IS_NEW_SHEET_PAGE (self));

  if (!self->game)
    return;
  setup = flip_setup_new (self->game);
  flip_board_choice_fill (self->board, setup);
  flip_briefing_view_show (self->briefing, setup);
  queue_check (self);
}

static void
players_changed_cb (FlipPlayerList *players, FlipNewSheetPage *self)
{
  g_assert (FLIP_IS_NEW_SHEET_PAGE (self));

  if (!self->game)
    return;
  fit_options (self);
  queue_check (self);
}

static void
table_toggled_cb (FlipNewSheetPage *self)
{
  g_assert (FLIP_IS_NEW_SHEET_PAGE (self));

  if (!self->game)
    return;
  fit_options (self);
  seat_opponent (self);
  queue_check (self);
}

static void
opponent_cb (FlipOpponentRow *row, FlipNewSheetPage *self)
{
  g_assert (FLIP_IS_NEW_SHEET_PAGE (self));

  if (!self->game)
    return;
  seat_opponent (self);
  queue_check (self);
}

static void
game_toggled_cb (GtkCheckButton *card, FlipNewSheetPage *self)
{
  g_assert (FLIP_IS_NEW_SHEET_PAGE (self));

  if (gtk_check_button_get_active (card))
    set_game (self, flip_choice_card_game (FLIP_CHOICE_CARD (card)));
}

static void
start_cb (GtkButton *button, FlipNewSheetPage *self)
{
  g_autoptr (GError) error = NULL;
  FlipSession *session = NULL;

  g_assert (FLIP_IS_NEW_SHEET_PAGE (self));

  session = make_session (self, &error);
  if (session)
    g_signal_emit_by_name (self, "begin", session);
  else
    flip_toast_show (GTK_WIDGET (self), flip_toast_new (error->message));
}

/* overrides */

static void
flip_new_sheet_page_dispose (GObject *object)
{
  FlipNewSheetPage *self = FLIP_NEW_SHEET_PAGE (object);

  g_clear_handle_id (&self->check, g_source_remove);
  self->game = NULL;
  g_clear_object (&self->no_game);
  g_clear_pointer (&self->tables, g_hash_table_unref);
  G_OBJECT_CLASS (flip_new_sheet_page_parent_class)->dispose (object);
}

static void
flip_new_sheet_page_class_init (FlipNewSheetPageClass *klass)
{
  flip_theme_add_pages ();
  G_OBJECT_CLASS (klass)->dispose = flip_new_sheet_page_dispose;
  FLIP_SIGNAL (klass, "begin", 1, G_TYPE_POINTER);
  FLIP_TEMPLATE (klass, "newsheet/new-sheet-page.ui");
  FLIP_BIND_CHILDREN (klass, FlipNewSheetPage, start, seed_list, problem, problem_text,
                      games, dealing, players, options, rulings, board, opponent, briefing, seed,
                      deal_of_day);
  FLIP_BIND_CALLBACKS (klass, start_cb, queue_check, deal_of_day_cb, board_changed_cb,
                       players_changed_cb, opponent_cb);
}

static void
add_games (FlipNewSheetPage *self)
{
  self->no_game = g_object_ref_sink (GTK_CHECK_BUTTON (gtk_check_button_new ()));
  for (guint i = 0; flip_games[i]; i++)
    {
      GtkWidget *card = flip_choice_card_new_game (flip_games[i], self->no_game);

      g_signal_connect (card, "toggled", G_CALLBACK (game_toggled_cb), self);
      flip_columns_append (self->games, card);
      if (i == 0)
        gtk_check_button_set_active (GTK_CHECK_BUTTON (card), TRUE);
    }
}

static void
add_dealing (FlipNewSheetPage *self)
{
  GtkWidget *table = flip_choice_card_new ("flipside-table-symbolic", NULL);
  GtkWidget *dealt = flip_choice_card_new ("flipside-deals-symbolic", GTK_CHECK_BUTTON (table));

  self->table = FLIP_CHOICE_CARD (table);
  self->dealt = FLIP_CHOICE_CARD (dealt);
  flip_columns_append (self->dealing, table);
  flip_columns_append (self->dealing, dealt);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (table), TRUE);
  g_object_bind_property (dealt, "active", self->seed_list, "visible", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (dealt, "toggled", G_CALLBACK (table_toggled_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
flip_new_sheet_page_init (FlipNewSheetPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  flip_show_wrapped (self->deal_of_day);
  self->tables = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) table_free);
  add_dealing (self);
  add_games (self);
}

/* public functions */

/* Starts over, with the players of the newest sheet. */
void
flip_new_sheet_page_reset (FlipNewSheetPage *self, FlipLibrary *library)
{
  g_autofree char *opponent = NULL;
  g_autoptr (GPtrArray) known = flip_usual_players_known (library);
  g_autoptr (GPtrArray) seated = flip_usual_players_read (library, &opponent);

  g_return_if_fail (FLIP_IS_NEW_SHEET_PAGE (self));

  self->library = library;
  g_hash_table_remove_all (self->tables);
  flip_option_list_reset (self->options);
  flip_option_list_reset (self->rulings);
  flip_board_choice_reset (self->board, library);
  flip_opponent_row_reset (self->opponent, opponent);
  gtk_editable_set_text (self->seed, "");
  flip_player_list_reset (self->players, seated, known);
  set_game (self, self->game);
  check_setup (self);
  gtk_widget_grab_focus (self->start);
}

void
flip_new_sheet_page_refresh (FlipNewSheetPage *self, FlipLibrary *library)
{
  g_return_if_fail (FLIP_IS_NEW_SHEET_PAGE (self));

  self->library = library;
  flip_board_choice_refresh (self->board, library);
  check_setup (self);
}

const FlipGame *
flip_new_sheet_page_game (FlipNewSheetPage *self)
{
  g_return_val_if_fail (FLIP_IS_NEW_SHEET_PAGE (self), NULL);

  return self->game;
}

void
flip_new_sheet_page_choose (FlipNewSheetPage *self, const FlipGame *game, gint64 edition)
{
  g_return_if_fail (FLIP_IS_NEW_SHEET_PAGE (self));
  g_return_if_fail (game != NULL);

  for (GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self->games)); card;
       card = gtk_widget_get_next_sibling (card))
    {
      if (flip_choice_card_game (FLIP_CHOICE_CARD (card)) == game)
        gtk_check_button_set_active (GTK_CHECK_BUTTON (card), TRUE);
    }
  g_assert (self->game == game);
  flip_board_choice_choose (self->board, edition);
  check_setup (self);
  /* If more players are needed, the sheet can't be started yet, and nothing would have the
     focus. */
  if (!gtk_widget_grab_focus (self->start))
    gtk_widget_child_focus (GTK_WIDGET (self->players), GTK_DIR_TAB_FORWARD);
}
