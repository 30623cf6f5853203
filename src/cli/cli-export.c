/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include "draw/layout-pdf.h"
#include "store/write-file.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  char *library, *sheet, *png, *svg, *pdf, *layout;
  int seat;
  double scale;
} Wishes;

static void
wishes_clear (Wishes *wishes)
{
  g_free (wishes->library);
  g_free (wishes->sheet);
  g_free (wishes->png);
  g_free (wishes->svg);
  g_free (wishes->pdf);
  g_free (wishes->layout);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Wishes, wishes_clear)

/* A number is a sheet of the library, anything else a sheet file. */
static FlipSession *
find_session (const char *what, const char *library_path, GError **error)
{
  g_autoptr (FlipLibrary) library = NULL;
  g_autoptr (FlipStoredSheet) sheet = NULL;
  gint64 id;

  if (!g_ascii_string_to_signed (what, 10, 1, G_MAXINT64, &id, NULL))
    return cli_load (what, error);
  library = cli_open_library (library_path, FALSE, error);
  sheet = library ? flip_library_load (library, id, error) : NULL;
  return sheet ? g_steal_pointer (&sheet->session) : NULL;
}

/* Takes ownership of the bytes; without any, the error is already there. */
static gboolean
write_bytes (const char *path, GBytes *bytes, GError **error)
{
  g_autoptr (GBytes) owned = bytes;
  gsize size;
  gconstpointer data = bytes ? g_bytes_get_data (bytes, &size) : NULL;

  return data && flip_write_file (path, data, size, error);
}

static gboolean
export_pictures (FlipSession *session, const Wishes *wishes, GError **error)
{
  const char *const paths[FLIP_N_PICTURE_FORMATS] = { wishes->png, wishes->svg, wishes->pdf };
  const char *player = flip_session_player (session, wishes->seat - 1);
  g_autofree char *title =
    g_strdup_printf ("%s, %s", _ (flip_session_game (session)->name), player);
  const FlipPicture picture = {
    .game = flip_session_game (session),
    .state = flip_session_state (session),
    .seat = (guint) wishes->seat - 1,
    .palette = FLIP_PALETTE_PRINT,
    .scale = wishes->scale,
    .title = title,
    .setup = flip_session_setup (session),
  };

  for (guint format = 0; format < FLIP_N_PICTURE_FORMATS; format++)
    {
      if (paths[format]
          && !write_bytes (paths[format], flip_picture_bytes (&picture, format, error), error))
        return FALSE;
    }

  return !wishes->layout
         || write_bytes (wishes->layout, flip_layout_pdf_bytes (&picture, error), error);
}

static gboolean
export_all (FlipSession *session, const Wishes *wishes, GError **error)
{
  return (!wishes->sheet || cli_save (session, wishes->sheet, error))
         && export_pictures (session, wishes, error);
}

static gboolean
writes_something (const Wishes *wishes)
{
  return wishes->sheet || wishes->png || wishes->svg || wishes->pdf || wishes->layout;
}

static int
run (int argc, char **argv)
{
  g_auto (Wishes) wishes = { .seat = 1, .scale = 2 };
  const GOptionEntry entries[] = {
    { "sheet", 0, 0, G_OPTION_ARG_FILENAME, &wishes.sheet,
      N_ ("Write a sheet file; - is standard output"), "FILE" },
    { "png", 0, 0, G_OPTION_ARG_FILENAME, &wishes.png, N_ ("Draw the board as PNG"), "FILE" },
    { "svg", 0, 0, G_OPTION_ARG_FILENAME, &wishes.svg, N_ ("Draw the board as SVG"), "FILE" },
    { "pdf", 0, 0, G_OPTION_ARG_FILENAME, &wishes.pdf, N_ ("Draw the board as PDF"), "FILE" },
    { "layout", 0, 0, G_OPTION_ARG_FILENAME, &wishes.layout,
      N_ ("Draw the table as it is set up, at full size on pages of PDF"), "FILE" },
    { "seat", 0, 0, G_OPTION_ARG_INT, &wishes.seat, N_ ("Whose board is drawn"), "N" },
    { "scale", 0, 0, G_OPTION_ARG_DOUBLE, &wishes.scale, N_ ("Size of PNG and SVG"), "X" },
    { "library", 0, 0, G_OPTION_ARG_FILENAME, &wishes.library, N_ ("A library other than your own"),
      "FILE" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (FlipSession) session = NULL;
  GError *error = NULL;

  if (!cli_read_options (&cli_export, entries, &argc, &argv))
    return CLI_USAGE;
  if (argc != 2 || !writes_something (&wishes))
    return cli_usage (&cli_export, _ ("name a sheet, and what to write: --sheet, --png …"));
  if (wishes.seat < 1)
    return cli_usage (&cli_export, _ ("the seats are numbered from 1"));
  if (!(wishes.scale >= 0.1 && wishes.scale <= 10))
    return cli_usage (&cli_export, _ ("the scale is from 0.1 to 10"));
  session = find_session (argv[1], wishes.library, &error);
  if (!session)
    return cli_refuse_error (error);
  if ((guint) wishes.seat > flip_setup_seats (flip_session_setup (session)))
    return cli_refuse (_ ("the sheet has no seat %d"), wishes.seat);
  return export_all (session, &wishes, &error) ? CLI_DONE : cli_refuse_error (error);
}

const CliCommand cli_export = {
  "export",
  N_ ("SHEET|NUMBER"),
  N_ ("Write a sheet to a file, or draw its board"),
  N_ ("A number is a sheet of the library as “list” shows it; anything else is a sheet file."),
  run,
};
