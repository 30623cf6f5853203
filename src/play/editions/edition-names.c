/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/editions/edition-names.h"

#include "engine/base/quote.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* "Trade Center" becomes "trade-center". */
static char *
make_word (const char *name)
{
  g_autofree char *plain = g_str_to_ascii (name, NULL), *lower = g_ascii_strdown (plain, -1);
  g_auto (GStrv) parts = NULL;
  GString *word = g_string_new (NULL);

  g_strcanon (lower, G_CSET_a_2_z G_CSET_DIGITS, ' ');
  parts = g_strsplit (lower, " ", -1);
  for (guint i = 0; parts[i]; i++)
    {
      if (*parts[i])
        g_string_append_printf (word, "%s%s", word->len ? "-" : "", parts[i]);
    }
  return g_string_free (word, FALSE);
}

static char *
title_of (FlipEditionDesk *desk, const char *group)
{
  FlipBoardFile *file = flip_edition_desk_file (desk);
  g_autoptr (GArray) places = flip_format_places (flip_edition_desk_format (desk), file, FALSE);

  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);

      if (g_str_equal (place->name, group))
        return flip_field_group_name (file, place);
    }
  return g_strdup (group);
}

/* The word at the same place in another file. */
static const char *
word_of (FlipBoardFile *file, const FlipPlace *place, guint part)
{
  FlipFieldValue value;
  const char *text = flip_board_file_get (file, place->name, place->key);

  return text && flip_field_parse (place, file, text, &value, NULL) && part < value.n_parts
           ? value.parts[part].word
           : NULL;
}

char *
flip_edition_name_get (FlipEditionDesk *desk, const char *group)
{
  FlipPlace place;
  guint part;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (desk) && group, NULL);

  return flip_format_find_name (flip_edition_desk_format (desk), flip_edition_desk_file (desk),
                                group, &place, &part)
           ? title_of (desk, group)
           : NULL;
}

/* The group's full name in the file, with its word replaced. */
static char *
with_word (FlipBoardFile *file,
           const char *group,
           const FlipPlace *place,
           guint part,
           const char *word)
{
  const char *old = word_of (file, place, part);

  g_assert (old && g_str_has_suffix (group, old));

  return g_strdup_printf ("%.*s%s", (int) (strlen (group) - strlen (old)), group, word);
}

char *
flip_edition_name_set (FlipEditionDesk *desk, const char *group, const char *name, char **reason)
{
  g_autoptr (FlipBoardFile) file = NULL;
  g_autofree char *word = NULL, *title = NULL, *named = NULL;
  FlipPlace place;
  guint part;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (desk) && group && name && reason, NULL);

  *reason = NULL;
  title = title_of (desk, group);
  if (g_str_equal (title, name))
    return g_strdup (group);
  file = flip_board_file_new (flip_edition_desk_text (desk));
  if (!flip_format_find_name (flip_edition_desk_format (desk), file, group, &place, &part))
    return NULL;
  word = make_word (name);
  named = with_word (file, group, &place, part, word);
  if (g_str_equal (named, group))
    return g_steal_pointer (&named);
  if (flip_board_file_has (file, named))
    /* Translators: %s: what was written */
    *reason = g_strdup_printf (_ ("“%s” appears twice."), flip_quoted (name));
  else if (!*word
           || !flip_format_rename (flip_edition_desk_format (desk), file, &place, part, word,
                                   reason))
    *reason = *reason ? *reason : g_strdup (_ ("This can’t be a name."));
  if (*reason)
    return NULL;
  if (flip_edition_desk_state (desk)->checked.n_values)
    flip_format_mark_checked (file, named, FLIP_FORMAT_NAME, TRUE);
  flip_edition_desk_replace (desk, file, C_ ("edition", "Name"));
  return g_steal_pointer (&named);
}

const char *
flip_edition_name_group (FlipEditionDesk *desk, const FlipPlace *place, guint part)
{
  FlipBoardFile *file;
  g_autoptr (GArray) places = NULL;
  const char *last = NULL;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (desk) && place, NULL);

  file = flip_edition_desk_file (desk);
  places = flip_format_places (flip_edition_desk_format (desk), file, FALSE);
  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *other = &g_array_index (places, FlipPlace, i);
      FlipPlace named;
      guint its_part;

      if (g_strcmp0 (other->name, last) == 0)
        continue;
      last = other->name;
      if (other->group->names
          && flip_format_find_name (flip_edition_desk_format (desk), file, other->name, &named,
                                    &its_part)
          && named.field == place->field && g_str_equal (named.name, place->name)
          && its_part == part)
        return flip_board_file_keep (file, other->name);
    }
  return NULL;
}
