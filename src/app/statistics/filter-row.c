/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/statistics/filter-row.h"

#include "app/common/layout/flow-layout.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "engine/base/phrase.h"
#include "games/games.h"
#include "store/files/clock.h"

#include <glib/gi18n.h>

/* The buttons, in their order. */
typedef enum
{
  BY_GAME,
  BY_PLAYER,
  BY_MODE,
  BY_HINTS,
  BY_SEATS,
  BY_EDITION,
  BY_DATE,
  N_CHOICES
} Choice;

static const struct
{
  const char *action; /* without the name of its group */
  FlipGrouping by;    /* the grouping to choose from; FLIP_N_GROUPINGS if the choices are always the same */
  const char *any;    /* translatable: the text if nothing is chosen */
} choices[N_CHOICES] = {
  [BY_GAME] = { "game", FLIP_BY_GAME, /* in a list of filters: no filter */ N_ ("All games") },
  [BY_PLAYER] = { "player", FLIP_BY_PLAYER, N_ ("All players") },
  [BY_MODE] = { "mode", FLIP_N_GROUPINGS, N_ ("Table and dealt") },
  [BY_HINTS] = { "hints", FLIP_N_GROUPINGS, N_ ("With or without hints") },
  [BY_SEATS] = { "seats", FLIP_BY_SEATS, N_ ("Any player count") },
  /* Translators: button that opens the page of editions */
  [BY_EDITION] = { "edition", FLIP_BY_EDITION, N_ ("All editions") },
  [BY_DATE] = { "date", FLIP_N_GROUPINGS, /* in a list of filters: no filter */ N_ ("All time") },
};

struct _FlipStatisticsFilterRow
{
  GtkWidget parent_instance;

  /* borrowed */
  const FlipResults *results; /* or NULL */
  GtkMenuButton *buttons[N_CHOICES];
  GtkLabel *labels[N_CHOICES];
  GtkWidget *clear;

  /* owned */
  GSimpleActionGroup *actions;
  char *chosen[N_CHOICES]; /* a key, or "" */
};

G_DEFINE_FINAL_TYPE (FlipStatisticsFilterRow, flip_statistics_filter_row, GTK_TYPE_WIDGET)

/* helpers */

static void
add_item (GMenu *menu, Choice choice, const char *label, const char *key)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);
  g_autofree char *action = g_strconcat ("filter.", choices[choice].action, NULL);

  g_menu_item_set_action_and_target (item, action, "s", key);
  g_menu_append_item (menu, item);
}

/* A game that is played on the screen may have no cards to deal, and so another word. */
static const char *
dealt_label (FlipStatisticsFilterRow *self)
{
  const FlipGame *game = flip_games_find (self->chosen[BY_GAME]);

  return game && game->words.dealt ? _ (game->words.dealt) : _ ("Flipside deals");
}

static void
list_modes (FlipStatisticsFilterRow *self, GMenu *menu)
{
  add_item (menu, BY_MODE, _ ("At the table"), "table");
  add_item (menu, BY_MODE, dealt_label (self), "dealt");
  add_item (menu, BY_MODE, _ ("Practice"), "practice");
}

static void
list_dates (GMenu *menu)
{
  add_item (menu, BY_DATE, _ ("Last 30 days"), "month");
  add_item (menu, BY_DATE, _ ("Last 12 months"), "year");
  /* Translators: in a list of filters */
  add_item (menu, BY_DATE, _ ("This year"), "this-year");
}

/* If no hint was ever asked for, there is nothing to choose. */
static void
list_hints (FlipStatisticsFilterRow *self, GMenu *menu)
{
  gboolean any = *self->chosen[BY_HINTS] != '\0';

  for (guint i = 0; !any && i < self->results->results->len; i++)
    any = g_array_index (self->results->results, FlipKeptResult, i).hinted;
  /* Translators: in a list of filters */
  add_item (menu, BY_HINTS, _ ("Without hints"), "unaided");
  gtk_widget_set_visible (GTK_WIDGET (self->buttons[BY_HINTS]), any);
}

static char *
fixed_label (FlipStatisticsFilterRow *self, Choice choice)
{
  const char *key = self->chosen[choice];
  static const char *const labels[][2] = {
    { "table", N_ ("At the table") },    { "practice", N_ ("Practice") },
    { "unaided", N_ ("Without hints") }, { "month", N_ ("Last 30 days") },
    { "year", N_ ("Last 12 months") },   { "this-year", N_ ("This year") },
  };

  if (g_str_equal (key, "dealt"))
    return g_strdup (dealt_label (self));
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      if (g_str_equal (labels[i][0], key))
        return g_strdup (_ (labels[i][1]));
    }

  return g_strdup (_ (choices[choice].any));
}

static void
show_button (FlipStatisticsFilterRow *self, Choice choice, const char *label)
{
  gboolean is_set = *self->chosen[choice] != '\0';
  const char *words = is_set ? label : _ (choices[choice].any);

  gtk_label_set_label (self->labels[choice], words);
  flip_show_name (self->buttons[choice], words);
  flip_show_class (GTK_WIDGET (self->buttons[choice]), "chosen", is_set);
}

/* Each entry shows how many sheets it would leave. */
static void
list_groups (FlipStatisticsFilterRow *self, Choice choice, GMenu *menu)
{
  FlipStatisticsFilter filter = flip_statistics_filter_row_get (self);
  g_autoptr (GPtrArray) groups = flip_statistics_choices (self->results, &filter, choices[choice].by);
  const char *label = NULL;

  for (guint i = 0; i < groups->len; i++)
    {
      const FlipStatisticsGroup *group = groups->pdata[i];
      /* Translators: something that can be chosen, and how many sheets there are of it. */
      g_autofree char *text = g_strdup_printf (_ ("%s (%u)"), group->label, group->sum.sheets);

      add_item (menu, choice, text, group->key);
      if (g_str_equal (group->key, self->chosen[choice]))
        label = group->label;
    }
  /* A single entry is not a choice: the button is then shown only if it says which game or filter
     is active. */
  gtk_widget_set_visible (GTK_WIDGET (self->buttons[choice]),
                          groups->len > 1 || choice == BY_GAME || *self->chosen[choice]);
  show_button (self, choice, label ? label : self->chosen[choice]);
}

static void
list_choice (FlipStatisticsFilterRow *self, Choice choice)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  add_item (menu, choice, _ (choices[choice].any), "");
  if (choices[choice].by < FLIP_N_GROUPINGS)
    list_groups (self, choice, menu);
  else
    {
      g_autofree char *label = fixed_label (self, choice);

      if (choice == BY_MODE)
        list_modes (self, menu);
      else if (choice == BY_HINTS)
        list_hints (self, menu);
      else
        list_dates (menu);
      show_button (self, choice, label);
    }
  gtk_menu_button_set_menu_model (self->buttons[choice], G_MENU_MODEL (menu));
}

static void
list_all (FlipStatisticsFilterRow *self)
{
  gboolean is_set = FALSE;

  for (guint i = 0; i < N_CHOICES; i++)
    {
      list_choice (self, i);
      is_set |= *self->chosen[i] != '\0';
    }
  flip_show_in_place (self->clear, is_set);
}

static void
choose (FlipStatisticsFilterRow *self, Choice choice, const char *key)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), choices[choice].action);

  g_free (self->chosen[choice]);
  self->chosen[choice] = g_strdup (key);
  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_string (key));
}

/* callbacks */

/* Choosing another game drops the edition, which belongs to its game. */
static void
chosen_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FlipStatisticsFilterRow *self = FLIP_STATISTICS_FILTER_ROW (data);

  for (guint i = 0; i < N_CHOICES; i++)
    {
      if (g_str_equal (choices[i].action, g_action_get_name (G_ACTION (action))))
        choose (self, i, g_variant_get_string (parameter, NULL));
    }
  if (g_str_equal (g_action_get_name (G_ACTION (action)), choices[BY_GAME].action))
    choose (self, BY_EDITION, "");
  list_all (self);
  g_signal_emit_by_name (self, "changed");
}

static void
clear_cb (GtkButton *button, FlipStatisticsFilterRow *self)
{
  g_assert (FLIP_IS_STATISTICS_FILTER_ROW (self));

  for (guint i = 0; i < N_CHOICES; i++)
    choose (self, i, "");
  list_all (self);
  g_signal_emit_by_name (self, "changed");
}

/* overrides */

static void
flip_statistics_filter_row_finalize (GObject *object)
{
  FlipStatisticsFilterRow *self = FLIP_STATISTICS_FILTER_ROW (object);

  for (guint i = 0; i < N_CHOICES; i++)
    g_free (self->chosen[i]);
  g_clear_object (&self->actions);
  G_OBJECT_CLASS (flip_statistics_filter_row_parent_class)->finalize (object);
}

static void
flip_statistics_filter_row_class_init (FlipStatisticsFilterRowClass *klass)
{
  FLIP_OWN_CHILDREN (klass);
  G_OBJECT_CLASS (klass)->finalize = flip_statistics_filter_row_finalize;
  FLIP_SIGNAL (klass, "changed", 0);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), FLIP_TYPE_FLOW_LAYOUT);
}

static void
add_button (FlipStatisticsFilterRow *self, Choice choice)
{
  GSimpleAction *action = g_simple_action_new_stateful (choices[choice].action, G_VARIANT_TYPE_STRING,
                                                        g_variant_new_string (""));
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4); /* the button's own label would widen the page */

  self->chosen[choice] = g_strdup ("");
  self->labels[choice] = g_object_new (GTK_TYPE_LABEL, "label", _ (choices[choice].any),
                                       "ellipsize", PANGO_ELLIPSIZE_END, NULL);
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (self->labels[choice]));
  gtk_box_append (GTK_BOX (content), gtk_image_new_from_icon_name ("pan-down-symbolic"));
  self->buttons[choice] = g_object_new (GTK_TYPE_MENU_BUTTON, "child", content, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->buttons[choice]), "statistics-choice");
  gtk_widget_set_parent (GTK_WIDGET (self->buttons[choice]), GTK_WIDGET (self));
  g_signal_connect (action, "activate", G_CALLBACK (chosen_cb), self);
  g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (action));
  g_object_unref (action);
}

static void
flip_statistics_filter_row_init (FlipStatisticsFilterRow *self)
{
  g_object_set (gtk_widget_get_layout_manager (GTK_WIDGET (self)), "ragged", TRUE, "spacing", 8, NULL);
  self->actions = g_simple_action_group_new ();
  for (guint i = 0; i < N_CHOICES; i++)
    add_button (self, i);
  /* Translators: on a button: shows all results again */
  self->clear = gtk_button_new_with_label (_ ("Clear"));
  gtk_widget_add_css_class (self->clear, "flat");
  gtk_widget_set_parent (self->clear, GTK_WIDGET (self));
  g_signal_connect (self->clear, "clicked", G_CALLBACK (clear_cb), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "filter", G_ACTION_GROUP (self->actions));
}

/* public functions */

void
flip_statistics_filter_row_load (FlipStatisticsFilterRow *self, const FlipResults *results)
{
  gboolean is_new;

  g_return_if_fail (FLIP_IS_STATISTICS_FILTER_ROW (self));
  g_return_if_fail (results);

  is_new = !self->results;
  self->results = results;
  /* Points of different games can't be compared, so the initial choice is the game that was played
     most. */
  if (is_new)
    {
      FlipStatisticsFilter all = { .dealt = -1 };
      g_autoptr (GPtrArray) games = flip_statistics_choices (results, &all, FLIP_BY_GAME);

      if (games->len > 0)
        choose (self, BY_GAME, ((FlipStatisticsGroup *) games->pdata[0])->key);
    }
  list_all (self);
}

static gint64
first_day (const char *key)
{
  g_autoptr (GDateTime) now = flip_clock_now ();
  g_autoptr (GDateTime) first = NULL;

  if (g_str_equal (key, "month"))
    first = g_date_time_add_days (now, -30);
  else if (g_str_equal (key, "year"))
    first = g_date_time_add_months (now, -12);
  else if (g_str_equal (key, "this-year"))
    first = g_date_time_new_local (g_date_time_get_year (now), 1, 1, 0, 0, 0);
  return first ? g_date_time_to_unix (first) : 0;
}

static const char *
or_null (const char *key)
{
  return *key ? key : NULL;
}

FlipStatisticsFilter
flip_statistics_filter_row_get (FlipStatisticsFilterRow *self)
{
  const char *mode = self->chosen[BY_MODE];

  return (FlipStatisticsFilter){
    .game = or_null (self->chosen[BY_GAME]),
    .player = or_null (self->chosen[BY_PLAYER]),
    .edition = or_null (self->chosen[BY_EDITION]),
    .dealt = g_str_equal (mode, "dealt")   ? 1
             : g_str_equal (mode, "table") ? 0
                                           : -1,
    .practice = g_str_equal (mode, "practice"),
    .unaided = g_str_equal (self->chosen[BY_HINTS], "unaided"),
    .seats = (guint) g_ascii_strtoull (self->chosen[BY_SEATS], NULL, 10),
    .from = first_day (self->chosen[BY_DATE]),
  };
}

char *
flip_statistics_filter_row_words (FlipStatisticsFilterRow *self)
{
  const FlipGame *game = flip_games_find (self->chosen[BY_GAME]);
  g_autofree char *player = flip_phrase_isolate (self->chosen[BY_PLAYER]);

  if (!game || !*player)
    return g_strdup (game ? _ (game->name) : player);
  /* Translators: a player and a game. */
  return g_strdup_printf (_ ("%s, %s"), player, _ (game->name));
}
