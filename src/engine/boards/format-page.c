/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/boards/format.h"

#include <glib/gi18n-lib.h>

/* The reference page of a game's board files, in Markdown. */

static void
append_keys (GString *page, const FlipField *field, FlipBoardFile *example)
{
  g_autoptr (GPtrArray) keys = NULL;

  if (!field->keys)
    {
      g_string_append_printf (page, "`%s`", field->key);
      return;
    }
  keys = flip_choices_list (field->keys, example, "");
  if (keys->len > 3)
    g_string_append_printf (page, "`%s` … `%s`", (char *) keys->pdata[0],
                            (char *) keys->pdata[keys->len - 1]);
  for (guint i = 0; i < keys->len && keys->len <= 3; i++)
    g_string_append_printf (page, "%s`%s`", i ? ", " : "", (char *) keys->pdata[i]);
}

static void
append_field (GString *page, const FlipField *field, FlipBoardFile *example)
{
  g_autofree char *rule =
    flip_field_rule (field, field->words && field->words->find ? NULL : example, "");
  g_auto (GStrv) escaped = g_strsplit (rule, "|", -1);
  g_autofree char *cell = g_strjoinv ("\\|", escaped);

  g_string_append (page, "| ");
  append_keys (page, field, example);
  g_string_append_printf (page, " | %s |", cell);
  if (field->is_optional)
    g_string_append_printf (page, " %s", _ ("Can be left out."));
  if (field->when)
    {
      g_autofree char *value = g_strdup_printf ("`%s=%s`", field->when_key, field->when);

      g_string_append_c (page, ' ');
      /* Translators: %s: a key and its value */
      g_string_append_printf (page, _ ("Only with %s."), value);
    }
  if (field->help)
    g_string_append_printf (page, " %s", _ (field->help));
  g_string_append (page, " |\n");
}

static void
append_group (GString *page, const FlipGroup *group, FlipBoardFile *example)
{
  g_string_append_printf (page, "\n## [%s]\n\n", group->name);
  if (group->help)
    g_string_append_printf (page, "%s\n\n", _ (group->help));
  g_string_append_printf (page, "| %s | %s | %s |\n|---|---|---|\n", C_ ("column", "Key"),
                          C_ ("column", "Value"), C_ ("column", "Meaning"));
  for (guint i = 0; i < group->n_fields; i++)
    append_field (page, &group->fields[i], example);
}

char *
flip_format_page (const FlipFormat *format, const char *title, const char *example)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new (example);
  GString *page = g_string_new (NULL);

  g_string_append_printf (page, "# %s\n", title);
  for (guint i = 0; i < format->n_groups; i++)
    append_group (page, &format->groups[i], file);
  return g_string_free (page, FALSE);
}
