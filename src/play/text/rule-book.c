/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/text/rule-book.h"

#include "play/flipside-pages.h"

#include <gio/gio.h>
#include <string.h>

#define PAGES "/org/flipside/Flipside/seeds"

static void
rule_free (gpointer data)
{
  FlipRule *rule = data;

  g_free (rule->section);
  g_free (rule->id);
  g_free (rule->title);
  g_free (rule->text);
  g_free (rule->source);
  g_free (rule);
}

static void
part_free (gpointer data)
{
  FlipRulePart *part = data;

  g_free (part->words);
  g_clear_pointer (&part->rows, g_ptr_array_unref);
  g_free (part);
}

static FlipRule *
rule_new (const char *heading, const char *section)
{
  FlipRule *rule = g_new0 (FlipRule, 1);
  const char *blank = strchr (heading, ' ');

  rule->section = g_strdup (section);
  rule->id = blank ? g_strndup (heading, (gsize) (blank - heading)) : g_strdup (heading);
  rule->title = g_strdup (blank ? blank + 1 : "");
  return rule;
}

/* A row of a table without its bars: "option · values". */
static char *
table_line (const char *line)
{
  g_auto (GStrv) cells = g_strsplit (line, "|", -1);
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; cells[i]; i++)
    {
      if (*g_strstrip (cells[i]))
        g_string_append_printf (words, "%s%s", words->len ? " · " : "", cells[i]);
    }

  return g_string_free (g_steal_pointer (&words), FALSE);
}

/* Whether this is the line between the head of a table and its rows. */
static gboolean
is_table_rule (const char *line)
{
  return *line == '|' && strspn (line, "|-: ") == strlen (line);
}

static void
finish (GPtrArray *rules, GString *text, GString *source)
{
  if (rules->len)
    {
      FlipRule *rule = g_ptr_array_index (rules, rules->len - 1);

      if (!rule->text)
        {
          rule->text = g_strstrip (g_strdup (text->str));
          rule->source = g_strstrip (g_strdup (source->str));
        }
    }
  g_string_truncate (text, 0);
  g_string_truncate (source, 0);
}

static void
add_line (const char *line, GString *paragraph, GString *source)
{
  g_autofree char *cells = *line == '|' ? table_line (line) : NULL;

  if (is_table_rule (line))
    return;
  g_string_append_printf (paragraph, "%s\n", cells ? cells : line);
  g_string_append_printf (source, "%s\n", line);
}

GPtrArray *
flip_rule_book_parse (const char *text)
{
  GPtrArray *rules = g_ptr_array_new_with_free_func (rule_free);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GString) paragraph = g_string_new (NULL);
  g_autoptr (GString) source = g_string_new (NULL);
  g_autofree char *section = g_strdup ("");

  for (guint i = 0; lines[i]; i++)
    {
      if (g_str_has_prefix (lines[i], "### "))
        {
          finish (rules, paragraph, source);
          g_ptr_array_add (rules, rule_new (lines[i] + strlen ("### "), section));
        }
      else if (g_str_has_prefix (lines[i], "## "))
        {
          finish (rules, paragraph, source);
          g_free (section);
          section = g_strdup (lines[i] + strlen ("## "));
        }
      else
        add_line (lines[i], paragraph, source);
    }
  finish (rules, paragraph, source);
  return rules;
}

static const FlipRule *
find_rule (GPtrArray *rules, const char *id)
{
  for (guint i = 0; i < rules->len; i++)
    {
      const FlipRule *rule = g_ptr_array_index (rules, i);

      if (g_str_equal (rule->id, id))
        return rule;
    }

  return NULL;
}

static void
replace (char **words, const char *others)
{
  g_free (*words);
  *words = g_strdup (others);
}

void
flip_rule_book_translate (GPtrArray *rules, GPtrArray *translated)
{
  g_return_if_fail (rules && translated);

  for (guint i = 0; i < rules->len; i++)
    {
      FlipRule *rule = g_ptr_array_index (rules, i);
      const FlipRule *other = find_rule (translated, rule->id);

      if (!other)
        continue;
      replace (&rule->section, other->section);
      replace (&rule->title, other->title);
      replace (&rule->text, other->text);
      replace (&rule->source, other->source);
    }
}

/* The rules of a page, or NULL if there is no such page. */
static GPtrArray *
read_page (const char *path)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autofree char *text =
    bytes ? g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes)) : NULL;

  return text ? flip_rule_book_parse (text) : NULL;
}

static GPtrArray *
read_translated_page (const char *game)
{
  const char *const *languages = g_get_language_names ();

  for (guint i = 0; languages[i] && !g_str_equal (languages[i], "en"); i++)
    {
      g_autofree char *path = g_strdup_printf (PAGES "/%s/%s.md", languages[i], game);
      GPtrArray *rules = read_page (path);

      if (rules)
        return rules;
    }

  return NULL;
}

GPtrArray *
flip_rule_book_open (const char *game)
{
  g_autofree char *path = NULL;
  g_autoptr (GPtrArray) translated = NULL;
  GPtrArray *rules;

  g_return_val_if_fail (game, NULL);

  flipside_pages_get_resource (); /* This reference links the resource into every program that uses the rules. */
  path = g_strdup_printf (PAGES "/%s.md", game);
  rules = read_page (path);
  translated = read_translated_page (game);
  if (rules && translated)
    flip_rule_book_translate (rules, translated);
  return rules ? rules : flip_rule_book_parse ("");
}

/* The cells of a row, without the text outside its first and last bar. */
static char **
table_cells (const char *line)
{
  g_auto (GStrv) cells = g_strsplit (line, "|", -1);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  guint n = g_strv_length (cells);

  for (guint i = 1; i + 1 < n; i++)
    g_strv_builder_add (builder, g_strstrip (cells[i]));
  return g_strv_builder_end (builder);
}

static FlipRulePart *
next_part (GPtrArray *parts, gboolean is_table)
{
  FlipRulePart *last = parts->len ? g_ptr_array_index (parts, parts->len - 1) : NULL;

  if (last && (last->rows != NULL) == is_table)
    return last;
  last = g_new0 (FlipRulePart, 1);
  if (is_table)
    last->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_ptr_array_add (parts, last);
  return last;
}

static void
add_words (GPtrArray *parts, const char *line)
{
  FlipRulePart *part = next_part (parts, FALSE);
  char *words = part->words ? g_strjoin ("\n", part->words, line, NULL) : g_strdup (line);

  g_free (part->words);
  part->words = words;
}

GPtrArray *
flip_rule_parts (const FlipRule *rule)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func (part_free);
  g_auto (GStrv) lines = NULL;

  g_return_val_if_fail (rule, parts);

  lines = g_strsplit (rule->source ? rule->source : "", "\n", -1);
  for (guint i = 0; lines[i]; i++)
    {
      if (*lines[i] == '|')
        g_ptr_array_add (next_part (parts, TRUE)->rows, table_cells (lines[i]));
      else
        add_words (parts, lines[i]);
    }
  for (guint i = 0; i < parts->len; i++)
    {
      FlipRulePart *part = g_ptr_array_index (parts, i);

      if (part->words)
        g_strstrip (part->words);
    }
  return parts;
}

const char *
flip_rule_glyph (const FlipRule *rule)
{
  static const struct
  {
    const char *subject, *glyph;
  } glyphs[] = {
    { "ABILITY", "shield" }, { "AREA", "area" }, { "BAD", "spade" },
    { "BANK", "cash" }, { "BUILD", "action" }, { "BUST", "unhappy" },
    { "BUY", "cash" }, { "CARD", "cards" }, { "CASINO", "crown" },
    { "CEM", "tombstone" }, { "DEATH", "tombstone" }, { "DECK", "cards" },
    { "DEVELOP", "action" }, { "DIAMOND", "gem" }, { "DUEL", "pistol" },
    { "END", "flag" }, { "FLIP", "flip" }, { "GOAL", "flag" },
    { "GOLD", "gold" }, { "GUNSMITH", "pistol" }, { "ITEM", "bandana" },
    { "LEVEL", "star" }, { "LIFE", "heart" }, { "MINE", "diamond" },
    { "OVER", "skull" }, { "PISTOL", "pistol" }, { "POKER", "cards" },
    { "RECYCLE", "recycle" }, { "RIFLE", "rifle" }, { "ROAD", "road" },
    { "SCORE", "star" }, { "SHERIFF", "badge" }, { "SHOOT", "pistol" },
    { "STABLES", "horse" }, { "TOKEN", "token" }, { "TOWN", "club" },
    { "TRAIL", "heart" }, { "UNDERTAKER", "undertaker" }, { "WIN", "trophy" },
    { "WORK", "hammer" },
  };
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (rule, NULL);

  parts = g_strsplit (rule->id, "-", -1);
  for (guint i = 0; g_strv_length (parts) > 1 && i < G_N_ELEMENTS (glyphs); i++)
    {
      if (g_str_equal (parts[1], glyphs[i].subject))
        return glyphs[i].glyph;
    }

  return NULL;
}

char *
flip_rule_fold (const FlipRule *rule)
{
  g_autofree char *all = NULL;

  g_return_val_if_fail (rule, NULL);

  all = g_strjoin ("\n", rule->id, rule->title, rule->text, NULL);
  return g_utf8_casefold (all, -1);
}

gboolean
flip_rule_is_found (const char *folded, const char *search)
{
  g_autofree char *wanted = NULL;

  g_return_val_if_fail (folded && search, FALSE);

  wanted = g_utf8_casefold (search, -1);
  return strstr (folded, wanted) != NULL;
}
