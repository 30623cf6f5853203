/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include "engine/base/quote.h"
#include "play/output/print.h"
#include "store/library/write-file.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#define USUAL_SCALE 2

typedef struct
{
  const char *library;
  const char *paths[FLIP_N_EXPORTS]; /* by format, or NULL */
  const char *print;                 /* where pages go, or NULL */
  const char *pages, *paper;         /* which pages, and on which paper */
  guint parts;                 /* the parts to be printed, as bits */
  int seat;                    /* from 1; 0 if not given */
  gboolean is_seat_said;
  double scale;     /* 0 if not given */
  gboolean several; /* several sheets, so that the paths are folders */
  GString *csv;     /* the scores of several sheets, or NULL */
  GPtrArray *prints; /* of FlipPrint: several sheets in one PDF, or NULL */
  GArray *printed;  /* of CliSheet: the sheets in it */
} Wishes;

static void
wishes_clear (Wishes *wishes)
{
  if (wishes->csv)
    g_string_free (wishes->csv, TRUE);
  g_clear_pointer (&wishes->prints, g_ptr_array_unref);
  g_clear_pointer (&wishes->printed, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Wishes, wishes_clear)

static gboolean
is_standard_output (const char *path)
{
  return g_strcmp0 (path, "-") == 0;
}

/* A name that is not used in the folder yet: the same people may play twice a day. */
static char *
path_in (const char *folder, const char *name, const char *suffix)
{
  g_autofree char *base = g_strndup (name, strlen (name) - strlen (suffix) - 1);
  char *path = g_build_filename (folder, name, NULL);

  for (guint i = 2; g_file_test (path, G_FILE_TEST_EXISTS); i++)
    {
      g_autofree char *other = g_strdup_printf ("%s (%u).%s", base, i, suffix);

      g_free (path);
      path = g_build_filename (folder, other, NULL);
    }

  return path;
}

static gboolean
make_folder (const char *path, GError **error)
{
  if (g_mkdir_with_parents (path, 0777) == 0)
    return TRUE;
  g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (errno),
               /* Translators: first %s: a file or folder; second %s: the reason, as the system
                  tells it */
               _ ("The folder %s can’t be created: %s."), path, g_strerror (errno));
  return FALSE;
}

static gboolean
write_bytes (const Wishes *wishes,
             const FlipExport *sheet,
             const char *wanted,
             FlipExportFormat format,
             GBytes *bytes,
             GError **error)
{
  g_autofree char *name = NULL, *path = NULL;
  gsize size;
  gconstpointer data = g_bytes_get_data (bytes, &size);

  if (is_standard_output (wanted))
    return cli_print_bytes (data, size), TRUE;
  if (!wishes->several)
    return flip_write_file (wanted, data, size, error);
  if (!make_folder (wanted, error))
    return FALSE;
  name = flip_export_name (sheet, format);
  path = path_in (wanted, name, flip_export_suffix (format));
  return flip_write_file (path, data, size, error);
}

static FlipPaper
paper_of (const Wishes *wishes)
{
  return g_strcmp0 (wishes->paper, "letter") == 0 ? FLIP_PAPER_LETTER : FLIP_PAPER_A4;
}

static void
add_pages (const Wishes *wishes, const FlipExport *sheet, guint parts, guint seats)
{
  g_ptr_array_add (wishes->prints, flip_print_new (sheet, parts, seats, paper_of (wishes)));
}

static gboolean
export_as (const Wishes *wishes, const FlipExport *sheet, FlipExportFormat format, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;

  if (format == FLIP_EXPORT_CSV && wishes->csv)
    return flip_export_add_csv (wishes->csv, sheet), TRUE;
  if (format == FLIP_EXPORT_PDF && wishes->prints && is_standard_output (wishes->paths[format]))
    return add_pages (wishes, sheet, 1u << FLIP_PRINT_BOARDS, 1u << sheet->seat), TRUE;
  /* On a terminal, the text of a sheet is made harmless. */
  if (format == FLIP_EXPORT_SHEET && is_standard_output (wishes->paths[format]))
    return cli_save (sheet->session, "-", error);
  bytes = flip_export_bytes (sheet, format, error);
  return bytes && write_bytes (wishes, sheet, wishes->paths[format], format, bytes, error);
}

/* The parts named in "boards,result", as bits; 0 with a message if one is unknown. */
static guint
read_parts (const char *words)
{
  g_auto (GStrv) each = g_strsplit (words ? words : "boards,result", ",", -1);
  guint parts = 0;

  for (guint i = 0; each[i]; i++)
    {
      FlipPrintPart part = 0;

      while (part < FLIP_N_PRINTS && !g_str_equal (each[i], flip_print_word (part)))
        part++;
      if (part == FLIP_N_PRINTS)
        {
          cli_usage (&cli_export,
                     /* Translators: %s: what was written */
                     _ ("“%s” can’t be printed; choose boards, result, blank, aid or layout"),
                     flip_quoted (each[i]));
          return 0;
        }
      parts |= 1u << part;
    }

  return parts;
}

/* Refuses to print anything if a requested part doesn't exist. */
static gboolean
check_parts (const Wishes *wishes, FlipSession *session, GError **error)
{
  for (FlipPrintPart part = 0; part < FLIP_N_PRINTS; part++)
    {
      if (!(wishes->parts >> part & 1) || flip_print_can (session, part))
        continue;
      g_set_error (error, FLIP_PICTURE_ERROR, FLIP_PICTURE_ERROR_NO_TABLE,
                   _ ("This sheet has no table to lay out."));
      return FALSE;
    }

  return TRUE;
}

static gboolean
print_pages (const Wishes *wishes, const FlipExport *sheet, GError **error)
{
  guint seats = wishes->seat ? 1u << (wishes->seat - 1) : G_MAXUINT;
  g_autoptr (FlipPrint) print = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (!check_parts (wishes, sheet->session, error))
    return FALSE;
  if (wishes->prints && is_standard_output (wishes->print))
    return add_pages (wishes, sheet, wishes->parts, seats), TRUE;
  print = flip_print_new (sheet, wishes->parts, seats, paper_of (wishes));
  bytes = flip_print_bytes (print, error);
  return bytes && write_bytes (wishes, sheet, wishes->print, FLIP_EXPORT_PDF, bytes, error);
}

static gboolean
check_outputs (const CliSheet *sheet, const Wishes *wishes, GError **error)
{
  const char *source = sheet->id ? NULL : sheet->name;

  for (FlipExportFormat format = 0; format < FLIP_N_EXPORTS; format++)
    {
      if (!cli_check_output (wishes->paths[format], source, error))
        return FALSE;
    }

  return cli_check_output (wishes->print, source, error);
}

static int
export_sheet (CliSheet *sheet, const Wishes *wishes)
{
  const FlipExport wanted = {
    .session = sheet->session,
    .name = sheet->name,
    .seat = (guint) MAX (wishes->seat, 1) - 1,
    .scale = wishes->scale ? wishes->scale : USUAL_SCALE,
    .palette = FLIP_PALETTE_PRINT,
    .created = sheet->created,
    .changed = sheet->changed,
    .played = sheet->played,
  };
  GError *error = NULL;

  if (wishes->seat > (int) flip_setup_seats (flip_session_setup (sheet->session)))
    /* Translators: %d: the number of the seat */
    return cli_refuse (_ ("the sheet has no seat %d"), wishes->seat);
  if (!check_outputs (sheet, wishes, &error))
    return cli_refuse_error (error);
  for (FlipExportFormat format = 0; format < FLIP_N_EXPORTS; format++)
    {
      if (wishes->paths[format] && !export_as (wishes, &wanted, format, &error))
        return cli_refuse_error (error);
    }

  if (wishes->print && !print_pages (wishes, &wanted, &error))
    return cli_refuse_error (error);
  return CLI_DONE;
}

/* Several sheets become one table, on standard output or in a file. */
static int
finish_csv (const Wishes *wishes)
{
  const char *path = wishes->paths[FLIP_EXPORT_CSV];
  GError *error = NULL;

  if (!wishes->csv)
    return CLI_DONE;
  if (is_standard_output (path))
    cli_print_bytes (wishes->csv->str, wishes->csv->len);
  else if (!flip_write_file (path, wishes->csv->str, wishes->csv->len, &error))
    return cli_refuse_error (error);
  return CLI_DONE;
}

/* The pages of several sheets become one PDF. */
static int
finish_pages (const Wishes *wishes)
{
  g_autoptr (GBytes) bytes = NULL;
  GError *error = NULL;

  if (!wishes->prints)
    return CLI_DONE;
  bytes = flip_prints_bytes (wishes->prints, &error);
  if (!bytes)
    return cli_refuse_error (error);
  cli_print_bytes (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  return CLI_DONE;
}

static void
begin_several (Wishes *wishes)
{
  if (wishes->paths[FLIP_EXPORT_CSV])
    {
      wishes->csv = g_string_new (NULL);
      flip_export_add_csv_heads (wishes->csv);
    }
  if (is_standard_output (wishes->print) || is_standard_output (wishes->paths[FLIP_EXPORT_PDF]))
    {
      wishes->prints = g_ptr_array_new_with_free_func ((GDestroyNotify) flip_print_free);
      wishes->printed = g_array_new (FALSE, TRUE, sizeof (CliSheet));
      g_array_set_clear_func (wishes->printed, (GDestroyNotify) cli_sheet_clear);
    }
}

static int
export_all (char **names, Wishes *wishes)
{
  int status = CLI_DONE;

  if (wishes->several)
    begin_several (wishes);
  for (; *names && status == CLI_DONE; names++)
    {
      g_auto (CliSheet) sheet = { 0 };
      GError *error = NULL;

      if (!cli_find_sheet (*names, wishes->library, &sheet, &error))
        return cli_refuse_error (error);
      status = export_sheet (&sheet, wishes);
      if (wishes->prints)
        {
          g_array_append_val (wishes->printed, sheet);
          sheet = (CliSheet){ 0 };
        }
    }

  if (status == CLI_DONE)
    status = finish_csv (wishes);
  return status == CLI_DONE ? finish_pages (wishes) : status;
}

/* Whether several can be written to one output: plays one per line, scores as one table, boards as
   the pages of one PDF. */
static gboolean
may_follow_another (FlipExportFormat format)
{
  return format == FLIP_EXPORT_JSON || format == FLIP_EXPORT_CSV || format == FLIP_EXPORT_PDF;
}

/* An option about something that is not written. */
static const char *
find_unused (const Wishes *wishes)
{
  gboolean scaled = wishes->paths[FLIP_EXPORT_PNG] || wishes->paths[FLIP_EXPORT_SVG];

  if ((wishes->pages || wishes->paper) && !wishes->print)
    return _ ("--pages and --paper are for --print");
  if (wishes->scale && !scaled)
    return _ ("--scale is for --png and --svg");
  if (wishes->seat && !scaled && !wishes->paths[FLIP_EXPORT_PDF]
      && !(wishes->print && wishes->parts >> FLIP_PRINT_BOARDS & 1))
    return _ ("--seat is for --pdf, --png, --svg and the boards of --print");
  return NULL;
}

static const char *
find_fault (const Wishes *wishes, int n_sheets)
{
  guint printed = is_standard_output (wishes->print), n = wishes->print != NULL;

  for (FlipExportFormat format = 0; format < FLIP_N_EXPORTS; format++)
    {
      const char *path = wishes->paths[format];

      n += path != NULL;
      printed += is_standard_output (path);
      if (is_standard_output (path) && n_sheets > 1 && !may_follow_another (format))
        return _ ("several sheets can be written to standard output only as PDF, CSV or JSON; "
                  "name a folder for the rest");
    }
  if (n_sheets < 1 || n == 0)
    return _ ("name a sheet, and what to write: --sheet, --pdf …");
  if (printed > 1)
    return _ ("only one file can be written to standard output at a time");
  if (wishes->seat < 0 || (wishes->is_seat_said && wishes->seat == 0))
    return _ ("the seats are numbered from 1");
  if (wishes->paper && !g_str_equal (wishes->paper, "a4") && !g_str_equal (wishes->paper, "letter"))
    return _ ("the paper is a4 or letter");
  if (wishes->scale && !(wishes->scale >= 0.1 && wishes->scale <= 10))
    return _ ("the scale is from 0.1 to 10");
  return find_unused (wishes);
}

static int
run (int argc, char **argv)
{
  g_auto (Wishes) wishes = { .seat = CLI_SEATS_UNSAID };
  const GOptionEntry entries[] = {
    { "sheet", 0, 0, G_OPTION_ARG_FILENAME, &wishes.paths[FLIP_EXPORT_SHEET],
      N_ ("Write a sheet file"), "FILE" },
    { "pdf", 0, 0, G_OPTION_ARG_FILENAME, &wishes.paths[FLIP_EXPORT_PDF],
      N_ ("Draw the board as PDF"), "FILE" },
    { "png", 0, 0, G_OPTION_ARG_FILENAME, &wishes.paths[FLIP_EXPORT_PNG],
      N_ ("Draw the board as PNG"), "FILE" },
    { "svg", 0, 0, G_OPTION_ARG_FILENAME, &wishes.paths[FLIP_EXPORT_SVG],
      N_ ("Draw the board as SVG"), "FILE" },
    { "csv", 0, 0, G_OPTION_ARG_FILENAME, &wishes.paths[FLIP_EXPORT_CSV],
      N_ ("Write the scores as a table"), "FILE" },
    { "json", 0, 0, G_OPTION_ARG_FILENAME, &wishes.paths[FLIP_EXPORT_JSON],
      N_ ("Write the play for BG Stats"), "FILE" },
    { "layout", 0, 0, G_OPTION_ARG_FILENAME, &wishes.paths[FLIP_EXPORT_LAYOUT],
      N_ ("Draw the table set-up at full size, as pages of a PDF"), "FILE" },
    { "print", 0, 0, G_OPTION_ARG_FILENAME, &wishes.print, N_ ("Write pages to print as PDF"),
      "FILE" },
    { "pages", 0, 0, G_OPTION_ARG_STRING, &wishes.pages,
      N_ ("Which pages: boards, result, blank, aid, layout"), "WORDS" },
    { "paper", 0, 0, G_OPTION_ARG_STRING, &wishes.paper, N_ ("The paper size: a4 or letter"),
      "SIZE" },
    { "seat", 0, 0, G_OPTION_ARG_INT, &wishes.seat, N_ ("Whose board is drawn"), "N" },
    { "scale", 0, 0, G_OPTION_ARG_DOUBLE, &wishes.scale, N_ ("Size of PNG and SVG"), "X" },
    CLI_LIBRARY (&wishes.library),
    G_OPTION_ENTRY_NULL,
  };
  const char *fault;

  if (!cli_read_options (&cli_export, entries, &argc, &argv))
    return CLI_USAGE;
  wishes.is_seat_said = wishes.seat != CLI_SEATS_UNSAID;
  wishes.seat = wishes.is_seat_said ? wishes.seat : 0;
  wishes.parts = read_parts (wishes.pages);
  if (!wishes.parts)
    return CLI_USAGE;
  fault = find_fault (&wishes, argc - 1);
  if (fault)
    return cli_usage (&cli_export, "%s", fault);
  wishes.several = argc > 2;
  return export_all (argv + 1, &wishes);
}

const CliCommand cli_export = {
  "export",
  /* what a command takes */ N_ ("SHEET|NUMBER…"),
  N_ ("Write sheets to files, or draw their boards"),
  N_ ("A number is a sheet in the library as shown by “list”; anything else is a sheet file.\n"
      "- is standard output. With several sheets each FILE is a folder, where files are named\n"
      "after game, players and date; only --csv writes one file for all of them."),
  run,
};
