/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/rule-book.h"

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
  g_free (rule);
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

/* A line of a table without its bars: "option · values". */
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

/* What stands between the head of a table and its rows. */
static gboolean
is_table_rule (const char *line)
{
  return *line == '|' && strspn (line, "|-: ") == strlen (line);
}

static void
finish (GPtrArray *rules, GString *text)
{
  if (rules->len)
    {
      FlipRule *rule = g_ptr_array_index (rules, rules->len - 1);

      if (!rule->text)
        rule->text = g_strstrip (g_strdup (text->str));
    }
  g_string_truncate (text, 0);
}

GPtrArray *
flip_rule_book_parse (const char *text)
{
  GPtrArray *rules = g_ptr_array_new_with_free_func (rule_free);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GString) paragraph = g_string_new (NULL);
  g_autofree char *section = g_strdup ("");

  for (guint i = 0; lines[i]; i++)
    {
      if (g_str_has_prefix (lines[i], "### "))
        {
          finish (rules, paragraph);
          g_ptr_array_add (rules, rule_new (lines[i] + strlen ("### "), section));
        }
      else if (g_str_has_prefix (lines[i], "## "))
        {
          finish (rules, paragraph);
          g_free (section);
          section = g_strdup (lines[i] + strlen ("## "));
        }
      else if (*lines[i] == '|' && !is_table_rule (lines[i]))
        {
          g_autofree char *line = table_line (lines[i]);

          g_string_append_printf (paragraph, "%s\n", line);
        }
      else if (*lines[i] != '|')
        g_string_append_printf (paragraph, "%s\n", lines[i]);
    }
  finish (rules, paragraph);
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
    }
}

/* The rules of a page, or NULL where there is none. */
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

  path = g_strdup_printf (PAGES "/%s.md", game);
  rules = read_page (path);
  translated = read_translated_page (game);
  if (rules && translated)
    flip_rule_book_translate (rules, translated);
  return rules ? rules : flip_rule_book_parse ("");
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
