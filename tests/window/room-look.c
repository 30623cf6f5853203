/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/window/room-look.h"

#include "app/board/board-view-private.h"
#include "app/board/region-tabs.h"
#include "app/mend/mend-bar.h"
#include "app/mend/mend-list.h"
#include "app/now/cards/now-roles.h"
#include "app/now/panel/now-panel.h"
#include "app/seats/seats-row.h"
#include "app/statistics/table-grid.h"
#include "tests/window/stage.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

#define MOST_BROKEN 3 /* words of a text that go on in the next line; a narrow window with large text has a few */

/* How large a board is drawn at least where text has its usual size. */
#define LEAST_BOARD .95

/* How much of the window's height a question has at least, whatever stands above it. */
#define LEAST_QUESTION (1. / 3)

gboolean
room_is_made_up (void)
{
  const char *language = g_getenv ("FLIPSIDE_TEST_LANGUAGE");

  return language && language[0] == 'x';
}

/* What follows the name in "Player 1 is asked", in the test's language; NULL if there is none. */
static const char *
after_name (const char *text)
{
  g_autofree char *first = g_strdup_printf (_ ("Player %u"), 1u);
  gsize n = strcspn (first, "1");

  return strncmp (text, first, n) == 0 ? text + n + strspn (text + n, "0123456789") : NULL;
}

const char *const room_long_names[] = { "Maximiliane", "Bartholomew", "Great-Aunt Wilhelmina",
                                        "Konstantin", NULL };

/* Once somebody has played, those names are suggested to others, too. */
static gboolean
is_name (const char *text)
{
  const char *rest = after_name (text);

  return (rest && !*rest) || g_strv_contains (room_long_names, text);
}

/* Names are people's own, and as long as they like; so are the lines that a button beside them
   explains in full, and the chosen one of a list, which the list has whole. A long word leaves no room for the title
   of a narrow window, whose page tells it, too. */
static gboolean
may_be_shortened (GtkWidget *label)
{
  GtkWidget *card = gtk_widget_get_ancestor (label, FLIP_TYPE_SEATS_ROW);
  const char *text = gtk_label_get_text (GTK_LABEL (label));

  for (GtkWidget *widget = label; card && widget != card; widget = gtk_widget_get_parent (widget))
    {
      if (gtk_widget_has_css_class (widget, "explained"))
        return TRUE;
    }
  return is_name (text) || gtk_widget_get_ancestor (label, GTK_TYPE_DROP_DOWN)
         || gtk_widget_get_ancestor (label, ADW_TYPE_COMBO_ROW)
         || (gtk_widget_has_css_class (label, "title") && gtk_widget_get_ancestor (label, ADW_TYPE_HEADER_BAR))
         || (room_is_made_up () && gtk_widget_get_ancestor (label, ADW_TYPE_WINDOW_TITLE));
}

/* Three letters that are neither accented nor Hebrew. The names of keys are the toolkit's, those of months and days
   the system's; ids of rules are the same in every language. */
static gboolean
is_untranslated (GtkWidget *label, const char *text)
{
  return room_is_made_up () && !g_str_equal (text, "Flipside")
         && !gtk_widget_get_ancestor (label, GTK_TYPE_SHORTCUT_LABEL)
         && !g_regex_match_simple ("^[A-Z][a-z]+day, \\d+ [A-Z][a-z]+ \\d{4}$", text, 0, 0)
         && g_regex_match_simple ("(?<![A-Z-])(?![A-Z]{2}-[A-Z]+-\\d)[A-Za-z]{3}", text, 0, 0);
}

static void
look_at_words (GtkWidget *label, GString *cut)
{
  const char *text = gtk_label_get_text (GTK_LABEL (label));

  if (!g_utf8_validate (text, -1, NULL) || strstr (text, "\xef\xbf\xbd"))
    g_string_append_printf (cut, "\n  broken: %s", text);
  if (is_untranslated (label, text))
    g_string_append_printf (cut, "\n  not translated: %s", text);
}

/* How many lines end within a word, where none may end. */
static int
broken_words (PangoLayout *layout)
{
  const char *text = pango_layout_get_text (layout);
  const PangoLogAttr *letters = pango_layout_get_log_attrs_readonly (layout, NULL);
  int n = 0;

  for (GSList *i = pango_layout_get_lines_readonly (layout); i && i->next; i = i->next)
    {
      const PangoLayoutLine *next = i->next->data;

      n += !letters[g_utf8_pointer_to_offset (text, text + next->start_index)].is_line_break;
    }

  return n;
}

static void
look_at_label (GtkWidget *widget, GString *cut)
{
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (widget));
  const char *text = gtk_label_get_text (GTK_LABEL (widget));
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  if (pango_layout_is_ellipsized (layout) && !may_be_shortened (widget))
    g_string_append_printf (cut, "\n  shortened: %s", text);
  if (broken_words (layout) > (after_name (text) && !room_is_made_up () ? 0 : MOST_BROKEN))
    g_string_append_printf (cut, "\n  in pieces: %s", text);
  if (width > gtk_widget_get_width (widget) + ROOM_SLACK || height > gtk_widget_get_height (widget) + ROOM_SLACK)
    g_string_append_printf (cut, "\n  %d × %d instead of %d × %d: %s", gtk_widget_get_width (widget),
                            gtk_widget_get_height (widget), width, height, text);
}

/* The list that shows the chosen one of a row can't be scrolled: more lines than it has room for are cut. */
static void
look_at_choice (GtkWidget *label, GString *cut)
{
  GtkWidget *list = gtk_widget_get_ancestor (label, GTK_TYPE_LIST_VIEW);
  graphene_rect_t bounds;

  if (!list || !gtk_widget_get_ancestor (list, ADW_TYPE_COMBO_ROW)
      || !gtk_widget_compute_bounds (label, list, &bounds))
    return;
  if (bounds.origin.y < -ROOM_SLACK
      || bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (list) + ROOM_SLACK)
    g_string_append_printf (cut, "\n  lines of a choice that are not seen: %s",
                            gtk_label_get_text (GTK_LABEL (label)));
}

/* What can be scrolled to the side may lie there. */
static gboolean
scrolls_across (GtkWidget *widget)
{
  GtkPolicyType policy;

  for (; widget; widget = gtk_widget_get_parent (widget))
    {
      if (!GTK_IS_SCROLLED_WINDOW (widget))
        continue;
      gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (widget), &policy, NULL);
      if (policy != GTK_POLICY_NEVER)
        return TRUE;
    }

  return FALSE;
}

/* What a widget is, for people who look for it. */
static const char *
words_of (GtkWidget *widget)
{
  return GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : G_OBJECT_TYPE_NAME (widget);
}

/* Nothing reaches over the sides of the window, except where it can be scrolled to. */
static void
look_at_place (GtkWidget *widget, GString *cut)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (widget, window, &bounds) || scrolls_across (widget)
      || g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkGizmo")) /* of a scrollbar: the toolkit's own */
    return;
  if (bounds.origin.x >= -ROOM_SLACK
      && bounds.origin.x + bounds.size.width <= (float) gtk_widget_get_width (window) + ROOM_SLACK)
    return;
  g_string_append_printf (cut, "\n  from %g to %g: %s", bounds.origin.x,
                          bounds.origin.x + bounds.size.width, words_of (widget));
}

/* Whether what surrounds a board shows all of it, at once or by scrolling. */
static void
look_at_reach (GtkWidget *board, GString *cut)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (board, GTK_TYPE_SCROLLED_WINDOW);
  GtkPolicyType across, along;

  if (!scroller) /* as where an edition is edited: it is drawn to fit */
    return;
  gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (scroller), &across, &along);
  if ((across == GTK_POLICY_NEVER
       && gtk_widget_get_width (board) > gtk_widget_get_width (scroller) + ROOM_SLACK)
      || (along == GTK_POLICY_NEVER
          && gtk_widget_get_height (board) > gtk_widget_get_height (scroller) + ROOM_SLACK))
    g_string_append (cut, "\n  a board that is cut and can't be scrolled");
}

/* How many times as large as the usual 11 points the text of the window is, whose font may be another one: by the
   height of its lines. */
static double
text_factor (GtkWidget *widget)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, "Mg");
  g_autoptr (PangoLayout) usual = gtk_widget_create_pango_layout (widget, "Mg");
  g_autoptr (PangoFontDescription) font =
    pango_font_description_copy (pango_context_get_font_description (pango_layout_get_context (usual)));
  int height, usual_height;

  pango_font_description_set_absolute_size (font, 11. / 72 * 96 * PANGO_SCALE);
  pango_layout_set_font_description (usual, font);
  pango_layout_get_size (layout, NULL, &height);
  pango_layout_get_size (usual, NULL, &usual_height);
  return MAX (1, (double) height / usual_height);
}

/* It grows with the text (as far as whole pixels of a line tell), has the room for all of itself, and can be scrolled to the rest. */
static void
look_at_board (GtkWidget *widget, GString *cut)
{
  FlipBoardView *view = FLIP_BOARD_VIEW (widget);
  FlipRect area = flip_board_view_area (view);
  double factor = text_factor (widget);

  if (view->fit == FLIP_FIT_READABLE && view->scale < LEAST_BOARD * factor * .95)
    g_string_append_printf (cut, "\n  a board at %g with text at %g", view->scale, factor);
  if (area.width * view->scale > gtk_widget_get_width (widget) + ROOM_SLACK
      || area.height * view->scale > gtk_widget_get_height (widget) + ROOM_SLACK)
    g_string_append_printf (cut, "\n  a board of %g × %g in %d × %d", area.width * view->scale,
                            area.height * view->scale, gtk_widget_get_width (widget),
                            gtk_widget_get_height (widget));
  look_at_reach (widget, cut);
}

/* Cells stand below the heads of their columns. */
static void
look_at_table (GtkWidget *table, GString *cut)
{
  GtkWidget *heads = gtk_widget_get_first_child (table);

  for (GtkWidget *row = heads; row; row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *head = gtk_widget_get_first_child (heads);

      for (GtkWidget *cell = gtk_widget_get_first_child (row); cell && head;
           cell = gtk_widget_get_next_sibling (cell), head = gtk_widget_get_next_sibling (head))
        {
          graphene_rect_t here, above;

          g_assert_true (gtk_widget_compute_bounds (cell, table, &here)
                         && gtk_widget_compute_bounds (head, table, &above));
          if (here.origin.x != above.origin.x || here.size.width != above.size.width)
            g_string_append_printf (cut, "\n  not below its head: %s", words_of (cell));
        }
    }
}

static gboolean
is_table (GtkWidget *widget)
{
  return FLIP_IS_TABLE_GRID (widget) || gtk_widget_has_css_class (widget, "rule-table")
         || gtk_widget_has_css_class (widget, "score-table");
}

/* Nobody scrolls a table to the side to read its words. */
static void
look_at_width (GtkWidget *table, GString *cut)
{
  int room = G_MAXINT;

  for (GtkWidget *above = gtk_widget_get_parent (table); above; above = gtk_widget_get_parent (above))
    room = MIN (room, gtk_widget_get_width (above));
  if (gtk_widget_get_width (table) > room + ROOM_SLACK)
    g_string_append_printf (cut, "\n  a table of %d in %d", gtk_widget_get_width (table), room);
}

/* What the person is about to read need not be looked for; of what is too large for its place, the beginning is there. */
static void
look_at_view (GtkWidget *widget, const char *what, GString *cut)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;
  float width, height;

  g_assert_true (scroller && gtk_widget_compute_bounds (widget, scroller, &bounds));
  width = (float) gtk_widget_get_width (scroller);
  height = (float) gtk_widget_get_height (scroller);
  if (bounds.origin.x >= -ROOM_SLACK && bounds.origin.y >= -ROOM_SLACK
      && bounds.origin.x + MIN (bounds.size.width, width / 2) <= width + ROOM_SLACK
      && bounds.origin.y + MIN (bounds.size.height, height / 2) <= height + ROOM_SLACK)
    return;
  g_string_append_printf (cut, "\n  %s out of view: %g × %g at %g, %g in %g × %g", what, bounds.size.width,
                          bounds.size.height, bounds.origin.x, bounds.origin.y, width, height);
}

static void
look_at_tabs (GtkWidget *tabs, GString *cut)
{
  for (GtkWidget *tab = gtk_widget_get_first_child (tabs); tab; tab = gtk_widget_get_next_sibling (tab))
    {
      if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (tab)))
        look_at_view (tab, "the open tab", cut);
    }
}

/* What is asked has room, whatever stands above it. */
static void
look_at_question (GtkWidget *panel, GString *cut)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (panel, GTK_TYPE_SCROLLED_WINDOW);
  int window = gtk_widget_get_height (GTK_WIDGET (gtk_widget_get_root (panel)));
  int wanted = MIN (gtk_widget_get_height (panel), (int) (window * LEAST_QUESTION));

  if (!scroller || gtk_widget_has_css_class (panel, "bar") || gtk_widget_get_height (scroller) >= wanted)
    return;
  g_string_append_printf (cut, "\n  a question in %d of %d", gtk_widget_get_height (scroller), window);
}

/* An arrow takes no more room than other arrows. */
static void
look_at_mend_bar (GtkWidget *bar, GString *cut)
{
  GtkWidget *cancel = stage_find (bar, GTK_TYPE_BUTTON);
  int width = gtk_widget_get_width (cancel);

  if (!stage_find (cancel, GTK_TYPE_LABEL) && width > 1.5 * gtk_widget_get_height (cancel))
    g_string_append_printf (cut, "\n  an arrow %d wide", width);
}

/* The entry that is mended is in view. */
static void
look_at_mend_list (GtkWidget *list, GString *cut)
{
  GtkWidget *current = flip_mend_list_current (FLIP_MEND_LIST (list));

  if (current)
    look_at_view (current, "the entry", cut);
}

/* Cards are chosen from side by side. Made up words are longer than any. */
static void
look_at_roles (GtkWidget *roles, GString *cut)
{
  GtkWidget *side = gtk_widget_get_first_child (roles);
  GtkAdjustment *across =
    gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (gtk_widget_get_first_child (side)));

  if (!room_is_made_up () && gtk_adjustment_get_upper (across) > gtk_adjustment_get_page_size (across) + ROOM_SLACK)
    g_string_append_printf (cut, "\n  a choice of cards of %g in %g", gtk_adjustment_get_upper (across),
                            gtk_adjustment_get_page_size (across));
}

static const struct
{
  GType (*type) (void);
  void (*look) (GtkWidget *widget, GString *cut);
} kinds[] = {
  { flip_board_view_get_type, look_at_board },   { flip_table_grid_get_type, look_at_table },
  { flip_region_tabs_get_type, look_at_tabs },   { flip_now_panel_get_type, look_at_question },
  { flip_mend_bar_get_type, look_at_mend_bar },  { flip_mend_list_get_type, look_at_mend_list },
  { flip_now_roles_get_type, look_at_roles },
};

static void
look_at_kind (GtkWidget *widget, GString *cut)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      if (G_TYPE_CHECK_INSTANCE_TYPE (widget, kinds[i].type ()))
        kinds[i].look (widget, cut);
    }
}

/* How much room it needs at least, or anything in it. */
static int
least_width (GtkWidget *widget)
{
  int least = 0;

  if (!gtk_widget_get_mapped (widget))
    return 0;
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      int needs = GTK_IS_NATIVE (child) || scrolls_across (child) ? 0 : least_width (child);

      least = MAX (least, needs); /* which asks twice */
    }

  return least;
}

void
room_tell_widest (GtkWidget *widget, GString *cut)
{
  GtkWidget *widest = NULL;
  int most = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      int least = GTK_IS_NATIVE (child) || scrolls_across (child) ? 0 : least_width (child);

      if (least <= most)
        continue;
      widest = child;
      most = least;
    }
  if (!widest)
    return;
  g_string_append_printf (cut, "%s%s %d", cut->len && cut->str[cut->len - 1] == ':' ? " " : ", ",
                          words_of (widest), most);
  room_tell_widest (widest, cut);
}

void
room_look (GtkWidget *widget, GString *cut)
{
  if (!gtk_widget_get_mapped (widget) || gtk_widget_get_opacity (widget) == 0)
    return;
  look_at_kind (widget, cut);
  if (is_table (widget))
    look_at_width (widget, cut);
  if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)))
    {
      look_at_words (widget, cut);
      look_at_label (widget, cut);
      look_at_choice (widget, cut);
    }
  if (!GTK_IS_WINDOW (widget))
    look_at_place (widget, cut);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    room_look (child, cut);
}
