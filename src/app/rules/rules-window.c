/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/rules/rules-window.h"

#include "app/common/ask/main-menu.h"
#include "app/common/layout/fold-table.h"
#include "app/common/layout/text-clamp.h"
#include "app/common/picture/glyph-icon.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/make.h"
#include "app/preferences/theme.h"
#include "engine/base/phrase.h"
#include "engine/game/verb.h"
#include "games/games.h"
#include "play/text/rule-book.h"

#include <glib/gi18n.h>

/* Frames until a window that has just been opened is laid out. */
#define FRAMES 4

/* The longest head of a column that is kept whole, in letters. */
#define SHORT_HEAD 10

/* A row for one rule. It keeps its section and its search text itself, since rows can outlive the
   window's data: the list asks for headers while it is being destroyed. */
#define FLIP_TYPE_RULE_ROW (flip_rule_row_get_type ())
G_DECLARE_FINAL_TYPE (FlipRuleRow, flip_rule_row, FLIP, RULE_ROW, GtkListBoxRow)

struct _FlipRuleRow
{
  GtkListBoxRow parent_instance;

  /* template */
  GtkLabel *title, *id;
  GtkBox *body;
  FlipGlyphIcon *picture;

  /* owned */
  char *section;
  char *folded; /* the whole text, for searching */
};

FLIP_DEFINE_TEMPLATE (FlipRuleRow, flip_rule_row, GTK_TYPE_LIST_BOX_ROW)

struct _FlipRulesWindow
{
  AdwWindow parent_instance;

  /* template */
  GtkSearchEntry *search;
  GtkListBox *list;
  GtkMenuButton *contents;

  /* borrowed */
  const FlipGame *game; /* the game whose rules are shown, or NULL */

  /* owned */
  GPtrArray *visits; /* of Visit: what the user has looked at, oldest first */

  guint visit;      /* the index of the current visit */
  GtkWidget *shown; /* weak: the row that is scrolled into view, or NULL */
  guint frames;     /* frames until it is laid out */
};

/* A visit: the search text, and the rule that was scrolled into view, or NULL. */
typedef struct
{
  const FlipGame *game;
  char *search, *id;
  gboolean follows; /* whether it follows the rule of the current question */
} Visit;

G_DEFINE_FINAL_TYPE (FlipRulesWindow, flip_rules_window, ADW_TYPE_WINDOW)

/* the row */

static void
flip_rule_row_class_init (FlipRuleRowClass *klass)
{
  FLIP_OWN_LAST (klass, FlipRuleRow, (section, g_free), (folded, g_free));
  FLIP_TEMPLATE (klass, "rules/rule-row.ui");
  FLIP_BIND_CHILDREN (klass, FlipRuleRow, title, id, body, picture);
}

static GtkWidget *
words_new (const char *words)
{
  GtkWidget *label = flip_make_words (words, NULL);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  return label;
}

/* A short head is kept whole, even in scripts that can break between any letters: a table that is
   too wide is folded. */
static GtkWidget *
head_new (const char *words)
{
  GtkWidget *label = flip_make_label (words, "heading");

  gtk_label_set_wrap (GTK_LABEL (label), flip_phrase_width (words) > SHORT_HEAD);
  return label;
}

static GtkWidget *
grid_new (GPtrArray *rows)
{
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());

  gtk_grid_set_column_spacing (grid, 18);
  gtk_grid_set_row_spacing (grid, 4);
  gtk_widget_set_halign (GTK_WIDGET (grid), GTK_ALIGN_START);
  gtk_widget_set_valign (GTK_WIDGET (grid),
                         GTK_ALIGN_START); /* otherwise its width would be computed from its height */
  gtk_widget_add_css_class (GTK_WIDGET (grid), "rule-table");
  for (guint row = 0; row < rows->len; row++)
    {
      char **cells = g_ptr_array_index (rows, row);

      for (int column = 0; cells[column]; column++)
        {
          const char *words = cells[column];

          if (*words)
            gtk_grid_attach (grid, row ? flip_make_words (words, NULL) : head_new (words), column, (int) row, 1, 1);
        }
    }

  return GTK_WIDGET (grid);
}

static GtkWidget *
table_new (GPtrArray *rows)
{
  FlipFoldTable *table = g_object_new (FLIP_TYPE_FOLD_TABLE, "table", grid_new (rows), NULL);

  flip_fold_table_show (table, rows, rows->len);
  gtk_widget_add_css_class (GTK_WIDGET (table), "rule-fold");
  return GTK_WIDGET (table);
}

static void
show_parts (FlipRuleRow *self, const FlipRule *rule)
{
  g_autoptr (GPtrArray) parts = flip_rule_parts (rule);

  for (guint i = 0; i < parts->len; i++)
    {
      const FlipRulePart *part = g_ptr_array_index (parts, i);

      if (part->rows || (part->words && *part->words))
        gtk_box_append (self->body, part->rows ? table_new (part->rows) : words_new (part->words));
    }
}

static GtkWidget *
rule_row_new (const FlipRule *rule)
{
  FlipRuleRow *self = g_object_new (FLIP_TYPE_RULE_ROW, NULL);

  self->section = g_strdup (rule->section);
  self->folded = flip_rule_fold (rule);
  gtk_label_set_label (self->title, rule->title);
  gtk_label_set_label (self->id, rule->id);
  flip_glyph_icon_show_word (self->picture, flip_rule_glyph (rule));
  show_parts (self, rule);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, rule->title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, rule->text, -1);
  return GTK_WIDGET (self);
}

/* helpers */

static GtkWidget *
header_new (const char *section)
{
  return flip_make_words (section, "heading rule-section");
}

static void
drop_rules (FlipRulesWindow *self)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)))
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
}

/* The sections of the page, by the first rule of each, and the other games. */
static void
list_contents (FlipRulesWindow *self, GPtrArray *rules)
{
  g_autoptr (GMenu) menu = g_menu_new (), sections = g_menu_new (), games = g_menu_new ();
  const char *before = NULL;

  for (guint i = 0; i < rules->len; i++)
    {
      const FlipRule *rule = g_ptr_array_index (rules, i);
      g_autoptr (GMenuItem) item = NULL;

      if (g_strcmp0 (before, rule->section) == 0)
        continue;
      before = rule->section;
      item = g_menu_item_new (rule->section, NULL);
      g_menu_item_set_action_and_target (item, "rules.section", "s", rule->id);
      g_menu_append_item (sections, item);
    }
  flip_main_menu_list_games (games, "rules.game");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (sections));
  /* Translators: in a menu */
  g_menu_append_submenu (menu, _ ("Another _Game"), G_MENU_MODEL (games));
  gtk_menu_button_set_menu_model (self->contents, G_MENU_MODEL (menu));
}

static void
load (FlipRulesWindow *self, const FlipGame *game)
{
  g_autoptr (GPtrArray) rules = flip_rule_book_open (game->id);

  drop_rules (self);
  self->game = game;
  for (guint i = 0; i < rules->len; i++)
    gtk_list_box_append (self->list, rule_row_new (g_ptr_array_index (rules, i)));
  list_contents (self, rules);
}

/* history */

static void
visit_free (gpointer data)
{
  Visit *visit = data;

  g_free (visit->search);
  g_free (visit->id);
  g_free (visit);
}

static FlipRuleRow *
find_row (FlipRulesWindow *self, const char *id)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)); i++)
    {
      if (g_str_equal (gtk_label_get_label (FLIP_RULE_ROW (row)->id), id))
        return FLIP_RULE_ROW (row);
    }

  return NULL;
}

/* Scrolls a row to the upper edge of the view. */
static void
scroll_to (FlipRulesWindow *self, GtkWidget *row)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (self->list), GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  g_assert (scroller);

  if (gtk_widget_compute_bounds (row, GTK_WIDGET (self->list), &bounds))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)),
                              bounds.origin.y);
}

/* Scrolls to the row once it is laid out. */
static gboolean
bring_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FlipRulesWindow *self = FLIP_RULES_WINDOW (data);

  if (self->shown && (!gtk_widget_get_mapped (self->shown) || self->frames > 0))
    {
      self->frames -= self->frames > 0;
      return G_SOURCE_CONTINUE;
    }
  if (self->shown)
    {
      gtk_widget_grab_focus (self->shown);
      scroll_to (self, self->shown);
    }
  g_clear_weak_pointer (&self->shown);
  return G_SOURCE_REMOVE;
}

static void
show_visit (FlipRulesWindow *self)
{
  const Visit *visit = g_ptr_array_index (self->visits, self->visit);
  /* Translators: %s: a game */
  g_autofree char *title = g_strdup_printf (_ ("Rules of %s"), _ (visit->game->name));
  FlipRuleRow *row;

  gtk_window_set_title (GTK_WINDOW (self), title);
  if (self->game != visit->game)
    load (self, visit->game);
  gtk_editable_set_text (GTK_EDITABLE (self->search), visit->search);
  row = visit->id && !*visit->search ? find_row (self, visit->id) : NULL;
  if (row)
    {
      g_set_weak_pointer (&self->shown, GTK_WIDGET (row));
      self->frames = FRAMES;
      gtk_widget_add_tick_callback (GTK_WIDGET (self->list), bring_cb, self, NULL);
    }
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rules.back", self->visit > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rules.forward",
                                 self->visit + 1 < self->visits->len);
}

static Visit *
present_visit (FlipRulesWindow *self)
{
  return self && self->visits->len ? g_ptr_array_index (self->visits, self->visit) : NULL;
}

/* Text typed since then belongs to the visit that is being left. */
static void
keep_search (FlipRulesWindow *self)
{
  Visit *visit = present_visit (self);

  if (!visit)
    return;
  g_free (visit->search);
  visit->search = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->search)));
}

static void
go_to (FlipRulesWindow *self, const FlipGame *game, const char *search, const char *id)
{
  Visit *visit = g_new0 (Visit, 1);

  keep_search (self);
  visit->game = game;
  visit->search = g_strdup (search);
  visit->id = g_strdup (id);
  if (self->visits->len)
    g_ptr_array_set_size (self->visits, (int) self->visit + 1);
  g_ptr_array_add (self->visits, visit);
  self->visit = self->visits->len - 1;
  show_visit (self);
}

/* Shows the rule for the current question. The next question replaces it in the history, so that
   Back leads to what the user has looked up. */
static void
go_to_question (FlipRulesWindow *self, const FlipGame *game, gconstpointer state)
{
  const char *id = flip_game_stage_rule (game, state);
  Visit *visit = present_visit (self);

  if (visit && visit->follows && visit->game == game)
    {
      g_free (visit->search);
      g_free (visit->id);
      visit->search = g_strdup ("");
      visit->id = g_strdup (id);
      show_visit (self);
      return;
    }
  go_to (self, game, "", id);
  present_visit (self)->follows = TRUE;
}

static void
step (FlipRulesWindow *self, int by)
{
  int to = (int) self->visit + by;

  if (to < 0 || to >= (int) self->visits->len)
    return;
  keep_search (self);
  self->visit = (guint) to;
  show_visit (self);
}

/* actions */

static void
back_cb (FlipRulesWindow *self)
{
  step (self, -1);
}

static void
forward_cb (FlipRulesWindow *self)
{
  step (self, 1);
}

static void
section_cb (FlipRulesWindow *self, const char *id)
{
  go_to (self, self->game, "", id);
}

static void
game_cb (FlipRulesWindow *self, const char *id)
{
  const FlipGame *game = flip_games_find (id);

  g_assert (game);

  go_to (self, game, "", NULL);
}

/* callbacks */

static void
add_header_cb (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  const char *section;

  g_assert (FLIP_IS_RULE_ROW (row));
  g_assert (!before || FLIP_IS_RULE_ROW (before));

  section = FLIP_RULE_ROW (row)->section;
  if (before && g_str_equal (FLIP_RULE_ROW (before)->section, section))
    gtk_list_box_row_set_header (row, NULL);
  else
    gtk_list_box_row_set_header (row, header_new (section));
}

/* Hides rows that don't match: screen readers would still find a row that is only filtered out. */
static void
search_cb (GtkSearchEntry *entry, FlipRulesWindow *self)
{
  const char *words = gtk_editable_get_text (GTK_EDITABLE (entry));
  GtkListBoxRow *row;

  g_assert (FLIP_IS_RULES_WINDOW (self));

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)); i++)
    gtk_widget_set_visible (GTK_WIDGET (row), flip_rule_is_found (FLIP_RULE_ROW (row)->folded, words));
  gtk_list_box_invalidate_headers (self->list);
}

/* overrides */

/* The list may still ask for headers while it is being destroyed. */
static void
flip_rules_window_dispose (GObject *object)
{
  FlipRulesWindow *self = FLIP_RULES_WINDOW (object);

  if (self->list)
    {
      gtk_list_box_set_header_func (self->list, NULL, NULL, NULL);
      self->list = NULL;
    }
  g_clear_weak_pointer (&self->shown);
  g_clear_pointer (&self->visits, g_ptr_array_unref);
  G_OBJECT_CLASS (flip_rules_window_parent_class)->dispose (object);
}

static void
flip_rules_window_class_init (FlipRulesWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_rules_window_dispose;
  flip_theme_add_pages ();
  FLIP_TEMPLATE (klass, "rules/rules-window.ui");
  FLIP_BIND_CHILDREN (klass, FlipRulesWindow, search, list, contents);
  FLIP_ACTIONS (klass, FlipRulesWindow, ("rules.back", back_cb), ("rules.forward", forward_cb),
                ("rules.section", section_cb), ("rules.game", game_cb));
  FLIP_KEYS (klass, (GDK_KEY_Left, GDK_ALT_MASK, "rules.back"),
             (GDK_KEY_Right, GDK_ALT_MASK, "rules.forward"), (GDK_KEY_Escape, 0, "window.close"));
  FLIP_BIND_CALLBACKS (klass, search_cb, gtk_window_close);
}

static void
flip_rules_window_init (FlipRulesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->visits = g_ptr_array_new_with_free_func (visit_free);
  gtk_search_entry_set_key_capture_widget (self->search, GTK_WIDGET (self));
  gtk_list_box_set_header_func (self->list, add_header_cb, self, NULL);
}

/* public functions */

/* The window if it is open, or NULL. */
static FlipRulesWindow *
find_open (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (FLIP_IS_RULES_WINDOW (window))
        return FLIP_RULES_WINDOW (window);
    }

  return NULL;
}

/* The modal window directly above another one, or NULL. */
static GtkWindow *
find_modal (GtkWindow *below)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (!FLIP_IS_RULES_WINDOW (window) && gtk_window_get_modal (window)
          && gtk_widget_get_visible (GTK_WIDGET (window)) && gtk_window_get_transient_for (window) == below)
        return window;
    }

  return NULL;
}

/* A modal window keeps keys from all windows except modal ones above it. */
static FlipRulesWindow *
open_over (GtkWindow *parent)
{
  FlipRulesWindow *self = find_open ();
  GtkWindow *modal, *front = parent;

  if (!self)
    self = g_object_new (FLIP_TYPE_RULES_WINDOW, NULL);
  while ((modal = find_modal (front)))
    front = modal;
  gtk_window_set_transient_for (GTK_WINDOW (self), front);
  gtk_window_set_modal (GTK_WINDOW (self), front != parent);
  return self;
}

void
flip_rules_window_present (GtkWindow *parent, const FlipGame *game, const char *id)
{
  FlipRulesWindow *self;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (game != NULL);

  self = open_over (parent);
  go_to (self, game, id ? id : "", NULL);
  gtk_window_present (GTK_WINDOW (self));
}

void
flip_rules_window_present_at (GtkWindow *parent, const FlipGame *game, gconstpointer state)
{
  FlipRulesWindow *self;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (game && state);

  self = open_over (parent);
  go_to_question (self, game, state);
  gtk_window_present (GTK_WINDOW (self));
}

void
flip_rules_window_follow (const FlipGame *game, gconstpointer state)
{
  FlipRulesWindow *self = find_open ();
  const Visit *visit = present_visit (self);

  g_return_if_fail (game && state);

  if (visit && visit->follows && visit->game == game
      && !*gtk_editable_get_text (GTK_EDITABLE (self->search))
      && !g_str_equal (visit->id, flip_game_stage_rule (game, state)))
    go_to_question (self, game, state);
}
