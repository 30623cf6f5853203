/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/editions/editions.h"

#include "engine/base/quote.h"
#include "engine/boards/format.h"
#include "engine/game/words.h"
#include "games/games.h"
#include "play/moment/sheet-words.h"
#include "store/files/plain-file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define SUFFIX ".board"

/* In KiB. The built-in boards need a tenth of it, and showing the list reads every edition. */
#define LARGEST 128

G_DEFINE_QUARK (flip_editions_error_quark, flip_editions_error)

/* Values */

void
flip_edition_info_free (FlipEditionInfo *info)
{
  g_return_if_fail (info);

  g_free (info->name);
  g_free (info->maker);
  g_free (info->story);
  g_free (info->base);
  g_free (info->text);
  flip_edition_state_clear (&info->state);
  g_free (info);
}

static FlipEditionInfo *
info_new_built_in (FlipLibrary *library, const FlipGame *game, const FlipBoard *board)
{
  FlipEditionInfo *info = g_new0 (FlipEditionInfo, 1);
  gint64 sheets = library ? flip_library_count_board (library, game->id, board, NULL) : 0;

  info->game = game;
  info->built_in = board;
  info->name = g_strdup (_ (board->title));
  info->maker = g_strdup ("");
  info->story = g_strdup (board->story ? _ (board->story) : "");
  info->base = g_strdup (board->name);
  info->text = g_strdup (board->text);
  info->sheets = (guint) MAX (sheets, 0);
  return info;
}

static FlipEditionInfo *
info_new_own (const FlipGame *game, const FlipEdition *edition)
{
  FlipEditionInfo *info = g_new0 (FlipEditionInfo, 1);

  info->game = game;
  info->id = edition->id;
  info->name = flip_harmless (edition->name);
  info->maker = flip_harmless (edition->maker);
  info->story = g_strdup ("");
  info->base = g_strdup (edition->base);
  info->text = g_strdup (edition->text);
  info->changed = edition->changed;
  info->sheets = edition->sheets;
  info->is_damaged = edition->is_damaged;
  return info;
}

/* Lists */

GPtrArray *
flip_editions_list_names (FlipLibrary *library, const FlipGame *game, GError **error)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) flip_edition_info_free);
  g_autoptr (GPtrArray) own = NULL;

  g_return_val_if_fail (game, list);
  g_return_val_if_fail (!error || !*error, list);

  for (guint i = 0; i < game->n_boards; i++)
    g_ptr_array_add (list, info_new_built_in (library, game, &game->boards[i]));
  own = library ? flip_library_editions (library, game->id, error) : NULL;
  for (guint i = 0; own && i < own->len; i++)
    g_ptr_array_add (list, info_new_own (game, g_ptr_array_index (own, i)));
  return list;
}

GPtrArray *
flip_editions_list (FlipLibrary *library, const FlipGame *game, GError **error)
{
  GPtrArray *list = flip_editions_list_names (library, game, error);

  for (guint i = 0; i < list->len; i++)
    {
      FlipEditionInfo *info = g_ptr_array_index (list, i);

      flip_edition_state_read (&info->state, game, info->base, info->text);
    }

  return list;
}

/* Names */

/* Always FALSE. */
static gboolean
refuse_name (GError **error, const char *reason)
{
  g_set_error_literal (error, FLIP_EDITIONS_ERROR, FLIP_EDITIONS_ERROR_NAME, reason);
  return FALSE;
}

static gboolean
is_taken (GPtrArray *list, gint64 id, const char *name)
{
  g_autofree char *folded = g_utf8_casefold (name, -1);

  for (guint i = 0; i < list->len; i++)
    {
      const FlipEditionInfo *info = g_ptr_array_index (list, i);
      g_autofree char *other = g_utf8_casefold (info->name, -1);

      if ((!id || info->id != id) && g_str_equal (folded, other))
        return TRUE;
    }

  return FALSE;
}

gboolean
flip_editions_check_name (FlipLibrary *library,
                          const FlipGame *game,
                          gint64 id,
                          const char *name,
                          GError **error)
{
  g_autoptr (GPtrArray) list = NULL;
  g_autofree char *stripped = NULL;

  g_return_val_if_fail (library && game && name, FALSE);

  stripped = g_strstrip (g_strdup (name));
  if (!*stripped)
    return refuse_name (error, _ ("An edition needs a name."));
  if (!flip_name_is_readable (stripped))
    return refuse_name (error, _ ("This name can’t be displayed."));
  if (g_utf8_strlen (stripped, -1) > FLIP_EDITION_LONGEST_NAME)
    return refuse_name (error, _ ("This name is too long."));
  list = flip_editions_list_names (library, game, NULL);
  if (is_taken (list, id, stripped))
    return refuse_name (error, _ ("Another edition of this game has this name."));
  return TRUE;
}

/* The name itself, or "Name 2" and so on if that is taken. */
static char *
make_free_name (FlipLibrary *library, const FlipGame *game, const char *wanted)
{
  g_autoptr (GPtrArray) list = flip_editions_list_names (library, game, NULL);
  g_autofree char *cut = g_utf8_substring (wanted, 0, MIN (g_utf8_strlen (wanted, -1), 50));
  char *name = g_strdup (g_strstrip (cut));

  for (guint i = 2; is_taken (list, 0, name); i++)
    {
      g_free (name);
      /* Translators: the name of an edition, where another has it already: "Our copy 2". */
      name = g_strdup_printf (_ ("%s %u"), cut, i);
    }

  return name;
}

/* The name of the computer's user. */
static const char *
usual_maker (void)
{
  const char *name = g_get_real_name ();

  return g_strcmp0 (name, "Unknown") && flip_name_is_readable (name) ? name : "";
}

/* Additions */

static gint64
add (FlipLibrary *library,
     const FlipGame *game,
     const char *name,
     const char *maker,
     const char *base,
     const char *text,
     GError **error)
{
  g_autofree char *free_name = make_free_name (library, game, name);
  g_autoptr (FlipEdition) edition = flip_edition_new (game->id, free_name, text);

  g_free (edition->base);
  g_free (edition->maker);
  edition->base = g_strdup (base);
  edition->maker = g_strdup (maker);
  return flip_library_save_edition (library, edition, error) ? edition->id : 0;
}

gint64
flip_editions_add_new (FlipLibrary *library, const FlipGame *game, GError **error)
{
  const FlipBoard *base;

  g_return_val_if_fail (library && game, 0);
  g_return_val_if_fail (!error || !*error, 0);

  base = game->blank ? game->blank : &game->boards[0];
  /* Translators: name of an edition */
  return add (library, game, _ ("My edition"), usual_maker (), base->name, base->text, error);
}

gint64
flip_editions_add_copy (FlipLibrary *library, const FlipEditionInfo *info, GError **error)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (library && info, 0);
  g_return_val_if_fail (!error || !*error, 0);

  name = info->built_in ? g_strdup (_ ("My edition"))
                        /* Translators: the name of an edition. */
                        : g_strdup_printf (_ ("Copy of %s"), info->name);
  return add (library, info->game, name, usual_maker (), info->base, info->text, error);
}

/* "Our copy" of "Our copy.board" */
static char *
name_of_file (const char *file_name)
{
  g_autofree char *name = flip_harmless (file_name);

  if (g_str_has_suffix (name, SUFFIX))
    name[strlen (name) - strlen (SUFFIX)] = '\0';
  g_strstrip (name);
  return flip_name_is_readable (name) ? g_steal_pointer (&name) : g_strdup (_ ("My edition"));
}

/* Brings the text into the form that it has in a sheet, so that the two can be compared. */
static char *
normalise (const char *text)
{
  g_autofree char *lines = flip_unix_lines (g_strdup (text));

  return g_str_has_suffix (lines, "\n") ? g_steal_pointer (&lines)
                                        : g_strconcat (lines, "\n", NULL);
}

/* The built-in board that resembles the file most. */
static const FlipBoard *
guess_base (const FlipGame *game, const char *text)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new (text);
  const FlipBoard *best = &game->boards[0];
  guint least = G_MAXUINT;

  for (guint i = 0; i < game->n_boards; i++)
    {
      g_autoptr (FlipBoardFile) board = flip_board_file_new (game->boards[i].text);
      guint n = flip_format_count_differences (game->format, file, board);

      if (n >= least)
        continue;
      least = n;
      best = &game->boards[i];
    }

  return best;
}

static gboolean
check_size (const FlipReadEdition *read, GError **error)
{
  if (strlen (read->text) <= LARGEST * 1024)
    return TRUE;
  g_set_error (error, FLIP_EDITIONS_ERROR, FLIP_EDITIONS_ERROR_NOT_A_BOARD,
               /* Translators: %s: a file; %d: how large it may be */
               _ ("%s: An edition can be at most %d KiB."), flip_quoted (read->name), LARGEST);
  return FALSE;
}

static gboolean
check_game (const FlipGame *wanted, const FlipReadEdition *read, GError **error)
{
  if (read->game == wanted)
    return TRUE;
  if (read->game)
    /* Translators: the name of a file and that of a game: "This is a board for Fliptown". */
    g_set_error (error, FLIP_EDITIONS_ERROR, FLIP_EDITIONS_ERROR_OTHER_GAME,
                 /* Translators: first %s: a file or folder; second %s: a game */
                 _ ("%s: This is a board for %s."), flip_quoted (read->name), _ (read->game->name));
  else
    g_set_error (error, FLIP_EDITIONS_ERROR, FLIP_EDITIONS_ERROR_NOT_A_BOARD,
                 /* Translators: first %s: a file; second %s: a game */
                 _ ("%s: This is not a board for %s."), flip_quoted (read->name), _ (wanted->name));
  return FALSE;
}

gint64
flip_editions_add_read (FlipLibrary *library,
                        const FlipGame *game,
                        const FlipReadEdition *read,
                        GError **error)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (library && game && read, 0);
  g_return_val_if_fail (!error || !*error, 0);

  if (!check_game (game, read, error) || !check_size (read, error))
    return 0;
  name = read->title ? g_strdup (read->title) : name_of_file (read->name);
  return add (library, game, name, read->maker ? read->maker : usual_maker (), read->base->name,
              read->text, error);
}

gboolean
flip_editions_rename (FlipLibrary *library, gint64 id, const char *name, GError **error)
{
  g_autoptr (FlipEdition) edition = NULL;
  const FlipGame *game;

  g_return_val_if_fail (library && id && name, FALSE);
  g_return_val_if_fail (!error || !*error, FALSE);

  edition = flip_library_load_edition (library, id, error);
  game = edition ? flip_games_find (edition->game) : NULL;
  if (!edition || (game && !flip_editions_check_name (library, game, id, name, error)))
    return FALSE;
  g_free (edition->name);
  edition->name = g_strstrip (g_strdup (name));
  return flip_library_save_edition (library, edition, error);
}

/* Files */

#define NAME  "name"
#define MAKER "maker"

/* A value that describes the file itself, unless it isn't readable text. */
static char *
read_about (const FlipBoardFile *file, const char *key)
{
  const char *text = flip_board_file_get (file, FLIP_FORMAT_ABOUT, key);
  g_autofree char *stripped = g_strstrip (g_strdup (text ? text : ""));

  return *stripped && flip_name_is_readable (stripped)
             && g_utf8_strlen (stripped, -1) <= FLIP_EDITION_LONGEST_NAME
           ? g_steal_pointer (&stripped)
           : NULL;
}

/* Removes name and maker from the text, since the library has fields for them. */
static void
take_about (FlipReadEdition *read)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new (read->text);
  g_autofree char *text = NULL;

  if (!flip_board_file_has (file, FLIP_FORMAT_ABOUT))
    return;
  read->title = read_about (file, NAME);
  read->maker = read_about (file, MAKER);
  flip_board_file_drop (file, FLIP_FORMAT_ABOUT);
  text = g_strchomp (flip_board_file_text (file));
  g_free (read->text);
  read->text = g_strconcat (text, "\n", NULL);
}

static char *
write_about (const char *text, const char *name, const char *maker)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new (text);

  flip_board_file_set (file, FLIP_FORMAT_ABOUT, NAME, name);
  if (*maker)
    flip_board_file_set (file, FLIP_FORMAT_ABOUT, MAKER, maker);
  return flip_board_file_text (file);
}

char *
flip_edition_file_text (const FlipEdition *edition)
{
  g_return_val_if_fail (edition, NULL);

  return write_about (edition->text, edition->name, edition->maker);
}

char *
flip_edition_info_file_text (const FlipEditionInfo *info)
{
  g_return_val_if_fail (info, NULL);

  return info->built_in ? g_strdup (info->text) : write_about (info->text, info->name, info->maker);
}

/* Line numbers refer to the user's own file, before anything was removed from it. */
static char *
find_problem (const FlipGame *game, const char *text, const char *file_name)
{
  g_autoptr (GError) error = NULL;

  return flip_format_read (game->format, text, flip_quoted (file_name), NULL, &error)
           ? NULL
           : g_strdup (error->message);
}

FlipReadEdition *
flip_read_edition_new (const char *file_name, const char *text)
{
  FlipReadEdition *read;
  g_autofree char *whole = NULL;

  g_return_val_if_fail (file_name && text, NULL);

  whole = normalise (text);
  read = g_new0 (FlipReadEdition, 1);
  read->name = g_strdup (file_name);
  read->text = g_strdup (whole);
  take_about (read);
  read->game = flip_edition_recognise (read->text);
  read->base = read->game ? guess_base (read->game, read->text) : NULL;
  read->problem = read->game ? find_problem (read->game, whole, file_name) : NULL;
  return read;
}

void
flip_read_edition_free (FlipReadEdition *read)
{
  g_return_if_fail (read);

  g_free (read->name);
  g_free (read->title);
  g_free (read->maker);
  g_free (read->text);
  g_free (read->problem);
  g_free (read);
}

static void
read_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;
  gsize length;
  g_autofree char *text = flip_read_file (data, FLIP_BOARD_LARGEST, &length, cancellable, &error);
  g_autofree char *name = flip_read_file_name (data);

  if (text)
    g_task_return_pointer (task, flip_read_edition_new (name, text),
                           (GDestroyNotify) flip_read_edition_free);
  else
    g_task_return_error (task, error);
}

void
flip_read_edition_async (GFile *file,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (file, cancellable, callback, data);
  g_task_set_source_tag (task, flip_read_edition_async);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, read_in_thread);
}

FlipReadEdition *
flip_read_edition_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

char *
flip_edition_info_file_name (const FlipEditionInfo *info)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (info, NULL);

  name = g_strdelimit (g_strdup (info->name), "/\\:", ' ');
  return g_strconcat (name, SUFFIX, NULL);
}

/* Words */

char *
flip_edition_info_tell_made (const FlipEditionInfo *info)
{
  g_autofree char *when = NULL;

  g_return_val_if_fail (info, NULL);

  if (info->built_in)
    return g_strdup ("");
  when = flip_sheet_words_moment (info->changed);
  /* Translators: who has entered an edition, and when: "Ann, yesterday, 20:14". */
  return *info->maker ? g_strdup_printf (_ ("%s, %s"), info->maker, when) : g_steal_pointer (&when);
}

char *
flip_edition_info_tell_problem (const FlipEditionInfo *info)
{
  g_return_val_if_fail (info, NULL);

  return info->is_damaged ? g_strdup (_ ("Damaged: it has changed since it was saved"))
                          : flip_edition_state_tell_draft (&info->state);
}

char *
flip_edition_info_tell_sheets (const FlipEditionInfo *info)
{
  g_return_val_if_fail (info, NULL);

  if (info->sheets == 0)
    return g_strdup (_ ("not used by any sheet"));
  /* Translators: %u: how many */
  return g_strdup_printf (ngettext ("used by %u sheet", "used by %u sheets", info->sheets),
                          info->sheets);
}

/* Sheets */

void
flip_edition_info_fill (const FlipEditionInfo *info, FlipSetup *setup)
{
  g_return_if_fail (info && setup);
  g_return_if_fail (info->game == setup->game);

  flip_setup_set_board (setup, info->built_in ? info->built_in->name : info->name, info->text);
}

FlipSession *
flip_edition_info_begin (const FlipEditionInfo *info, const FlipSetup *setup, GError **error)
{
  FlipSession *session;

  g_return_val_if_fail (info && setup, NULL);

  session = flip_session_new (setup, error);
  if (session && !info->built_in)
    flip_session_set_tag (session, FLIP_EDITION_TAG, info->name);
  return session;
}
