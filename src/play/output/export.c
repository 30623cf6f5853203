/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/output/export.h"

#include "draw/paper/layout-pdf.h"
#include "engine/base/phrase.h"
#include "engine/session/sheet.h"
#include "play/text/csv.h"
#include "store/files/clock.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Of a name in bytes: with its suffix it stays below the limit of file systems. */
#define LONGEST_NAME 120

static const char *const suffixes[FLIP_N_EXPORTS] = {
  [FLIP_EXPORT_SHEET] = "flipsheet", [FLIP_EXPORT_PDF] = "pdf",
  [FLIP_EXPORT_PNG] = "png",         [FLIP_EXPORT_SVG] = "svg",
  [FLIP_EXPORT_CSV] = "csv",         [FLIP_EXPORT_JSON] = "json",
  [FLIP_EXPORT_LAYOUT] = "layout.pdf",
};

const char *
flip_export_suffix (FlipExportFormat format)
{
  g_return_val_if_fail (format < FLIP_N_EXPORTS, NULL);

  return suffixes[format];
}

gboolean
flip_export_can (FlipSession *session, FlipExportFormat format)
{
  g_return_val_if_fail (session, FALSE);

  return format != FLIP_EXPORT_LAYOUT
         || flip_layout_pdf_can (flip_session_game (session), flip_session_state (session));
}

gconstpointer
flip_export_state (const FlipExport *sheet)
{
  g_return_val_if_fail (sheet && sheet->session, NULL);

  return sheet->state ? sheet->state : flip_session_state (sheet->session);
}

/* The name of a file */

/* Keeps letters and digits of any script, and drops characters that are special to a file system or
   a shell. */
static void
add_word (GString *name, const char *word)
{
  gboolean is_blank = TRUE;

  for (; *word && name->len < LONGEST_NAME; word = g_utf8_next_char (word))
    {
      gunichar letter = g_utf8_get_char (word);

      if (g_unichar_isalnum (letter) || g_unichar_ismark (letter))
        {
          if (is_blank && name->len > 0)
            g_string_append_c (name, ' ');
          g_string_append_unichar (name, letter);
          is_blank = FALSE;
        }
      else if (letter != '\'' && letter != 0x2019)
        is_blank = TRUE;
    }
}

char *
flip_export_day (const FlipExport *sheet)
{
  gint64 when = sheet->created ? sheet->created : g_get_real_time () / G_USEC_PER_SEC;
  g_autoptr (GDateTime) time = flip_clock_at (when);

  return time ? g_date_time_format (time, "%Y-%m-%d") : g_strdup ("");
}

char *
flip_export_name (const FlipExport *sheet, FlipExportFormat format)
{
  const FlipSetup *setup;
  g_autoptr (GString) name = g_string_new (NULL);
  g_autofree char *day = NULL;

  g_return_val_if_fail (sheet && sheet->session, NULL);
  g_return_val_if_fail (format < FLIP_N_EXPORTS, NULL);

  setup = flip_session_setup (sheet->session);
  day = flip_export_day (sheet);
  add_word (name, _ (setup->game->name));
  for (guint i = 0; i < setup->players->len; i++)
    add_word (name, g_ptr_array_index (setup->players, i));
  g_string_append_printf (name, " %s.%s", day, suffixes[format]);
  return g_string_free (g_steal_pointer (&name), FALSE);
}

/* The score as a table */

static void
read_score (const FlipExport *sheet, guint seat, FlipScore *score)
{
  flip_session_game (sheet->session)->score (flip_export_state (sheet), seat, score);
}

void
flip_export_add_csv_heads (GString *csv)
{
  static const char *const heads[] = { "sheet",  "game",    "created", "changed", "over",
                                       "seat",   "player",  "outcome", "place",   "line",
                                       "label",  "count",   "points" };

  g_return_if_fail (csv);

  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    flip_csv_text (csv, heads[i]);
  flip_csv_end_row (csv);
}

static void
add_time (GString *csv, gint64 seconds)
{
  if (seconds)
    flip_csv_time (csv, seconds);
  else
    flip_csv_skip (csv);
}

static void
begin_row (GString *csv, const FlipExport *sheet, const FlipResult *result, guint seat)
{
  const FlipSetup *setup = flip_session_setup (sheet->session);
  FlipEnding ending = flip_result_ending (result, setup->players->len, seat);

  flip_csv_text (csv, sheet->name ? sheet->name : "");
  flip_csv_text (csv, setup->game->id);
  add_time (csv, sheet->created);
  add_time (csv, sheet->changed);
  flip_csv_text (csv, result->over ? "true" : "false");
  flip_csv_number (csv, seat + 1);
  flip_csv_text (csv, g_ptr_array_index (setup->players, seat));
  flip_csv_text (csv, flip_ending_word (ending));
  if (result->over && result->place[seat])
    flip_csv_number (csv, result->place[seat]);
  else
    flip_csv_skip (csv);
}

static void
add_seat (GString *csv, const FlipExport *sheet, const FlipResult *result, guint seat)
{
  FlipScore score = { 0 };

  read_score (sheet, seat, &score);
  for (guint i = 0; i < score.n_lines; i++)
    {
      begin_row (csv, sheet, result, seat);
      flip_csv_text (csv, score.lines[i].id);
      flip_csv_text (csv, score.lines[i].label);
      flip_csv_number (csv, score.lines[i].count);
      flip_csv_number (csv, score.lines[i].points);
      flip_csv_end_row (csv);
    }
  begin_row (csv, sheet, result, seat);
  flip_csv_text (csv, "total");
  flip_csv_text (csv, _ ("Total"));
  flip_csv_skip (csv);
  flip_csv_number (csv, score.total);
  flip_csv_end_row (csv);
}

void
flip_export_add_csv (GString *csv, const FlipExport *sheet)
{
  FlipResult result = { 0 };

  g_return_if_fail (csv);
  g_return_if_fail (sheet && sheet->session);

  flip_game_result (flip_session_game (sheet->session), flip_export_state (sheet), &result);
  for (guint seat = 0; seat < flip_setup_seats (flip_session_setup (sheet->session)); seat++)
    add_seat (csv, sheet, &result, seat);
}

/* Files */

char *
flip_export_tell_moment (const FlipExport *sheet)
{
  guint all;

  g_return_val_if_fail (sheet && sheet->session, NULL);

  all = flip_session_cursor (sheet->session);
  if (!sheet->state || sheet->position >= all)
    return NULL;
  /* Translators: first %u: how many moves; second %u: of how many */
  return g_strdup_printf (ngettext ("After %u of %u move", "After %u of %u moves", all),
                          sheet->position, all);
}

char *
flip_export_title (const FlipExport *sheet)
{
  FlipScore score = { 0 };
  g_autofree char *day = NULL, *points = NULL, *title = NULL, *moment = NULL;

  g_return_val_if_fail (sheet && sheet->session, NULL);

  day = flip_export_day (sheet);
  read_score (sheet, sheet->seat, &score);
  points =
    /* Translators: %d: how many */
    g_strdup_printf (ngettext ("%d point", "%d points", (gulong) ABS (score.total)), score.total);
  /* Translators: above a board that is saved or printed: game, player, "63 points", date. */
  title = g_strdup_printf (_ ("%s, %s: %s, %s"), _ (flip_session_game (sheet->session)->name),
                           flip_log_player (flip_session_log (sheet->session), (int) sheet->seat),
                           points, day);
  moment = flip_export_tell_moment (sheet);
  return moment ? flip_phrase_label (moment, title) : g_steal_pointer (&title);
}

static GBytes *
take_text (char *text)
{
  gsize length = strlen (text);

  return g_bytes_new_take (text, length);
}

static GBytes *
sheet_bytes (FlipSession *session, GError **error)
{
  g_autofree char *text = flip_sheet_print (session);

  return flip_sheet_fits (text, error) ? take_text (g_steal_pointer (&text)) : NULL;
}

static GBytes *
csv_bytes (const FlipExport *sheet)
{
  g_autoptr (GString) csv = g_string_new (NULL);

  flip_export_add_csv_heads (csv);
  flip_export_add_csv (csv, sheet);
  return take_text (g_string_free (g_steal_pointer (&csv), FALSE));
}

static GBytes *
json_bytes (const FlipExport *sheet)
{
  g_autofree char *play = flip_export_play (sheet);

  return take_text (g_strconcat (play, "\n", NULL));
}

static GBytes *
picture_bytes (const FlipExport *sheet, FlipExportFormat format, GError **error)
{
  g_autofree char *title = flip_export_title (sheet);
  const FlipPicture picture = {
    .game = flip_session_game (sheet->session),
    .state = flip_export_state (sheet),
    .seat = sheet->seat,
    .palette = format == FLIP_EXPORT_PDF ? FLIP_PALETTE_PRINT : sheet->palette,
    .scale = sheet->scale,
    .title = title,
    .setup = flip_session_setup (sheet->session),
  };

  switch (format)
    {
    case FLIP_EXPORT_LAYOUT:
      return flip_layout_pdf_bytes (&picture, error);
    case FLIP_EXPORT_PNG:
      return flip_picture_bytes (&picture, FLIP_PICTURE_PNG, error);
    case FLIP_EXPORT_SVG:
      return flip_picture_bytes (&picture, FLIP_PICTURE_SVG, error);
    case FLIP_EXPORT_PDF:
      return flip_picture_bytes (&picture, FLIP_PICTURE_PDF, error);
    default:
      g_assert_not_reached ();
    }
}

GBytes *
flip_export_bytes (const FlipExport *sheet, FlipExportFormat format, GError **error)
{
  g_return_val_if_fail (sheet && sheet->session, NULL);
  g_return_val_if_fail (sheet->seat < flip_setup_seats (flip_session_setup (sheet->session)), NULL);
  g_return_val_if_fail (format < FLIP_N_EXPORTS, NULL);
  g_return_val_if_fail (!error || !*error, NULL);

  if (format == FLIP_EXPORT_SHEET)
    return sheet_bytes (sheet->session, error);
  if (format == FLIP_EXPORT_CSV)
    return csv_bytes (sheet);
  if (format == FLIP_EXPORT_JSON)
    return json_bytes (sheet);
  return picture_bytes (sheet, format, error);
}
