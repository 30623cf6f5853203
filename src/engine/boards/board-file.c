/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/boards/board-file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The longest name of a group or key, in bytes. */
#define MOST_NAME 200

typedef enum
{
  LINE_OTHER, /* a comment, or empty */
  LINE_GROUP,
  LINE_KEY,
} LineKind;

typedef struct
{
  LineKind kind;
  const char *text;  /* as written */
  const char *group; /* the group that it belongs to; NULL before the first */
  const char *key, *value;
} Line;

struct _FlipBoardFile
{
  char *text; /* the original text, which the lines point into */
  GPtrArray *lines;
  Line *read;        /* those of the original text */
  GPtrArray *added;  /* those that came later */
  GHashTable *found; /* the lines of groups and keys, by group and key */
  GPtrArray *groups; /* their names, NULL-terminated */
  GStringChunk *texts;
  gboolean ends_open; /* the last line has no line break */
  const char *fault;
  guint fault_line;
};

const char *
flip_board_file_keep (FlipBoardFile *file, const char *text)
{
  return g_string_chunk_insert_const (file->texts, text);
}

/* A hash table, because thousands of values are looked up while a board is read. */
static guint
hash_line (gconstpointer key)
{
  const Line *line = key;

  return g_str_hash (line->group) * 33 + (line->key ? g_str_hash (line->key) : 0);
}

static gboolean
is_same_line (gconstpointer a, gconstpointer b)
{
  const Line *one = a, *other = b;

  return g_strcmp0 (one->key, other->key) == 0 && g_str_equal (one->group, other->group);
}

/* Without a key, finds the group's heading. */
static Line *
find_line (const FlipBoardFile *file, const char *group, const char *key)
{
  const Line wanted = { .group = group, .key = key };

  return g_hash_table_lookup (file->found, &wanted);
}

/* The escapes of key files: \n, \t, \r, \s for a space and \\. */
static char *
unescape (char *text)
{
  static const char letters[] = "ntrs\\", meanings[] = "\n\t\r \\";
  char *to = text;

  for (const char *p = text; *p; p++)
    {
      const char *letter = *p == '\\' && p[1] ? strchr (letters, p[1]) : NULL;

      *to++ = letter ? meanings[letter - letters] : *p;
      p += letter ? 1 : 0;
    }
  *to = '\0';
  return text;
}

static char *
escape (const char *text)
{
  GString *written = g_string_sized_new (strlen (text));

  for (const char *p = text; *p; p++)
    {
      if (*p == '\n')
        g_string_append (written, "\\n");
      else if (*p == '\t')
        g_string_append (written, "\\t");
      else if (*p == '\r')
        g_string_append (written, "\\r");
      else if (*p == '\\')
        g_string_append (written, "\\\\");
      else if (*p == ' ' && (p == text || p[1] == '\0'))
        g_string_append (written, "\\s");
      else
        g_string_append_c (written, *p);
    }
  return g_string_free (written, FALSE);
}

static void
refuse_line (FlipBoardFile *file, guint line, const char *fault)
{
  if (file->fault)
    return;
  file->fault = fault;
  file->fault_line = line;
}

static void
list_groups (FlipBoardFile *file)
{
  g_ptr_array_set_size (file->groups, 0);
  for (guint i = 0; i < file->lines->len; i++)
    {
      const Line *line = g_ptr_array_index (file->lines, i);

      if (line->kind == LINE_GROUP)
        g_ptr_array_add (file->groups, (gpointer) line->group);
    }
  g_ptr_array_add (file->groups, NULL);
}

static void
remember (FlipBoardFile *file, Line *line, guint number)
{
  if (!g_hash_table_contains (file->found, line))
    {
      g_hash_table_add (file->found, line);
      return;
    }
  refuse_line (file, number,
               line->key ? _ ("this key appears twice in its group.")
                         : _ ("this group appears twice."));
  line->kind = LINE_OTHER;
}

static void
read_heading (FlipBoardFile *file, Line *line, char *text, guint number)
{
  char *end = strchr (text, ']');

  if (!end || end[1] || end == text + 1 || strchr (text + 1, '['))
    return refuse_line (file, number, _ ("a group is written like “[name]”."));
  if (end - text - 1 > MOST_NAME)
    return refuse_line (file, number, _ ("the name of this group is too long."));
  *end = '\0';
  line->kind = LINE_GROUP;
  line->group = text + 1;
  remember (file, line, number);
}

static void
read_key (FlipBoardFile *file, Line *line, char *text, guint number)
{
  char *equals = strchr (text, '=');

  if (equals)
    {
      *equals = '\0';
      g_strchomp (text);
    }
  if (!equals || !*text)
    refuse_line (file, number,
                 _ ("this is neither a group, nor a key with its value, nor a comment."));
  else if (strlen (text) > MOST_NAME)
    refuse_line (file, number, _ ("the name of this key is too long."));
  else if (!line->group)
    refuse_line (file, number, _ ("this key comes before the first group."));
  else
    {
      line->kind = LINE_KEY;
      line->key = text;
      line->value = unescape (g_strstrip (equals + 1));
      remember (file, line, number);
    }
}

static void
read_line (FlipBoardFile *file, const char *text, const char **group, guint number)
{
  Line *line = &file->read[number - 1];
  char *stripped = g_strstrip (g_string_chunk_insert (file->texts, text));

  line->text = text;
  line->group = *group;
  if (*stripped == '[')
    read_heading (file, line, stripped, number);
  else if (*stripped && *stripped != '#')
    read_key (file, line, stripped, number);
  *group = line->group;
  g_ptr_array_add (file->lines, line);
}

static guint
count_lines (const char *text)
{
  guint n = 1;

  for (; *text; text++)
    n += *text == '\n';
  return n;
}

static void
read_lines (FlipBoardFile *file)
{
  const char *group = NULL;
  char *end;

  file->read = g_new0 (Line, count_lines (file->text));
  for (char *text = file->text; *text; text = end)
    {
      end = text + strcspn (text, "\n");
      file->ends_open = !*end;
      if (*end)
        *end++ = '\0';
      read_line (file, text, &group, file->lines->len + 1);
    }
}

FlipBoardFile *
flip_board_file_new (const char *text)
{
  FlipBoardFile *file = g_new0 (FlipBoardFile, 1);

  g_return_val_if_fail (text != NULL, NULL);

  file->lines = g_ptr_array_new ();
  file->added = g_ptr_array_new_with_free_func (g_free);
  file->found = g_hash_table_new (hash_line, is_same_line);
  file->groups = g_ptr_array_new ();
  file->texts = g_string_chunk_new (4096);
  if (!g_utf8_validate (text, -1, NULL))
    {
      refuse_line (file, 0, _ ("this is not UTF-8 text."));
      text = "";
    }
  file->text = g_strdup (text);
  read_lines (file);
  list_groups (file);
  return file;
}

void
flip_board_file_free (FlipBoardFile *file)
{
  g_hash_table_unref (file->found);
  g_ptr_array_unref (file->lines);
  g_ptr_array_unref (file->added);
  g_free (file->read);
  g_ptr_array_unref (file->groups);
  g_string_chunk_free (file->texts);
  g_free (file->text);
  g_free (file);
}

const char *
flip_board_file_fault (const FlipBoardFile *file, guint *line)
{
  if (line)
    *line = file->fault_line;
  return file->fault;
}

char *
flip_board_file_text (const FlipBoardFile *file)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < file->lines->len; i++)
    {
      const Line *line = g_ptr_array_index (file->lines, i);

      g_string_append (text, line->text);
      if (i + 1 < file->lines->len || !file->ends_open)
        g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

const char *const *
flip_board_file_groups (FlipBoardFile *file)
{
  return (const char *const *) file->groups->pdata;
}

const char **
flip_board_file_keys (FlipBoardFile *file, const char *group)
{
  g_autoptr (GPtrArray) keys = g_ptr_array_new ();

  for (guint i = 0; i < file->lines->len; i++)
    {
      const Line *line = g_ptr_array_index (file->lines, i);

      if (line->kind == LINE_KEY && g_str_equal (line->group, group))
        g_ptr_array_add (keys, (gpointer) line->key);
    }
  g_ptr_array_add (keys, NULL);
  return (const char **) g_ptr_array_free (g_steal_pointer (&keys), FALSE);
}

gboolean
flip_board_file_at (const FlipBoardFile *file, guint line, const char **group, const char **key)
{
  const Line *at = line >= 1 && line <= file->lines->len ? file->lines->pdata[line - 1] : NULL;

  *group = at ? at->group : NULL;
  *key = at && at->kind == LINE_KEY ? at->key : NULL;
  return at != NULL;
}

gboolean
flip_board_file_has (const FlipBoardFile *file, const char *group)
{
  return find_line (file, group, NULL) != NULL;
}

const char *
flip_board_file_get (const FlipBoardFile *file, const char *group, const char *key)
{
  const Line *line = find_line (file, group, key);

  return line ? line->value : NULL;
}

guint
flip_board_file_line (const FlipBoardFile *file, const char *group, const char *key)
{
  Line *line = key ? find_line (file, group, key) : NULL;
  guint index;

  if (!line)
    line = find_line (file, group, NULL);
  return line && g_ptr_array_find (file->lines, line, &index) ? index + 1 : 0;
}

/* The position for a new line of a group: after its last key, or its heading. */
static guint
end_of_group (const FlipBoardFile *file, const char *group)
{
  guint end = 0;

  for (guint i = 0; i < file->lines->len; i++)
    {
      const Line *line = g_ptr_array_index (file->lines, i);

      if (line->kind != LINE_OTHER && g_str_equal (line->group, group))
        end = i + 1;
    }
  return end;
}

static void
write_line (FlipBoardFile *file, Line *line)
{
  g_autofree char *escaped = line->key ? escape (line->value) : NULL;
  g_autofree char *text = line->key ? g_strdup_printf ("%s=%s", line->key, escaped)
                                    : g_strdup_printf ("[%s]", line->group);

  line->text = flip_board_file_keep (file, text);
}

static Line *
insert_line (FlipBoardFile *file, guint index, LineKind kind, const char *group, const char *key)
{
  Line *line = g_new0 (Line, 1);

  line->kind = kind;
  line->group = group ? flip_board_file_keep (file, group) : NULL;
  line->key = key ? flip_board_file_keep (file, key) : NULL;
  line->text = "";
  g_ptr_array_add (file->added, line);
  g_ptr_array_insert (file->lines, (int) index, line);
  if (kind != LINE_OTHER)
    remember (file, line, index + 1);
  return line;
}

static void
add_group (FlipBoardFile *file, const char *group)
{
  guint n = file->lines->len;
  const Line *last = n ? g_ptr_array_index (file->lines, n - 1) : NULL;

  if (last)
    insert_line (file, n, LINE_OTHER, last->group, NULL);
  write_line (file, insert_line (file, file->lines->len, LINE_GROUP, group, NULL));
  file->ends_open = FALSE;
  list_groups (file);
}

static gboolean
is_group (const char *name)
{
  return *name && !strpbrk (name, "[]\n");
}

gboolean
flip_board_file_can_have (const char *group, const char *key)
{
  return is_group (group) && *key && !strpbrk (key, "=\n#[") && !g_ascii_isspace (*key);
}

void
flip_board_file_set (FlipBoardFile *file, const char *group, const char *key, const char *value)
{
  Line *line;

  g_return_if_fail (file != NULL && value != NULL);
  g_return_if_fail (group && key && flip_board_file_can_have (group, key));

  if (!flip_board_file_has (file, group))
    add_group (file, group);
  line = find_line (file, group, key);
  if (line && g_str_equal (line->value, value))
    return;
  if (!line)
    line = insert_line (file, end_of_group (file, group), LINE_KEY, group, key);
  line->value = flip_board_file_keep (file, value);
  write_line (file, line);
}

static void
remove_line (FlipBoardFile *file, Line *line)
{
  if (line->kind != LINE_OTHER)
    g_hash_table_remove (file->found, line);
  g_ptr_array_remove (file->lines, line);
}

void
flip_board_file_unset (FlipBoardFile *file, const char *group, const char *key)
{
  Line *line = find_line (file, group, key);

  g_return_if_fail (*key);

  if (line)
    remove_line (file, line);
}

/* The comments of a dropped group stay, as part of the group before it. */
void
flip_board_file_drop (FlipBoardFile *file, const char *group)
{
  for (guint i = file->lines->len; i > 0; i--)
    {
      Line *line = g_ptr_array_index (file->lines, i - 1);
      gboolean own = line->group && g_str_equal (line->group, group);

      if (own && (line->kind != LINE_OTHER || !*line->text))
        remove_line (file, line);
    }
  list_groups (file);
}

void
flip_board_file_rename (FlipBoardFile *file, const char *group, const char *name)
{
  g_autofree char *from = g_strdup (group);

  g_return_if_fail (is_group (name));
  g_return_if_fail (!flip_board_file_has (file, name));

  for (guint i = 0; i < file->lines->len; i++)
    {
      Line *line = g_ptr_array_index (file->lines, i);

      if (!line->group || !g_str_equal (line->group, from))
        continue;
      if (line->kind != LINE_OTHER)
        g_hash_table_remove (file->found, line);
      line->group = flip_board_file_keep (file, name);
      if (line->kind == LINE_GROUP)
        write_line (file, line);
      if (line->kind != LINE_OTHER)
        remember (file, line, i + 1);
    }
  list_groups (file);
}
