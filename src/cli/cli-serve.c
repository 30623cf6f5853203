/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include "play/sheet/sheet-model.h"
#include "serve/qr.h"
#include "serve/screens.h"

#include <gio/gio.h>
#include <glib-unix.h>
#include <glib/gi18n-lib.h>
#include <string.h>
#include <unistd.h>

/* A sheet that is served, and the file that it is written to, or NULL for one in a library. */
typedef struct
{
  FlipSheetModel *model;
  const char *path;
  char *told; /* owned: the link that was printed */
} Serving;

static gboolean
stop_cb (gpointer data)
{
  g_main_loop_quit (data);
  return G_SOURCE_CONTINUE;
}

/* Every move is on disk before anybody is told of it. */
static void
changed_cb (FlipSheetModel *model, const FlipChange *change, Serving *serving)
{
  g_autoptr (GError) error = NULL;

  if (!cli_save (flip_sheet_model_session (model), serving->path, &error))
    cli_complain ("%s", error->message);
}

static void
failed_cb (FlipSheetModel *model, const char *words, Serving *serving)
{
  cli_complain ("%s", words);
}

/* Somebody wants a seat that another screen has: without a window nobody can say yes, so whoever was heard
   of last keeps it. */
static void
asked_cb (FlipScreens *screens, guint guest, guint seat, Serving *serving)
{
  FlipSitter sitter;

  flip_screens_sitter (screens, seat, &sitter);
  flip_screens_let (screens, guest, sitter.sits == FLIP_SITS_OUT_OF_REACH);
}

/* Each time that it is another one. */
static void
print_address (FlipScreens *screens, Serving *serving)
{
  g_autofree char *code = NULL;

  if (g_strcmp0 (serving->told, flip_screens_link (screens)) == 0)
    return;
  g_free (serving->told);
  serving->told = g_strdup (flip_screens_link (screens));
  code = flip_qr_print (serving->told);
  if (isatty (STDOUT_FILENO))
    cli_say ("%s", code);
  cli_say ("%s", flip_screens_link (screens));
  /* Translators: first %s: an address; second %s: four digits */
  cli_say (_ ("Or type %s, and the code %s. Ctrl+C ends it."), flip_screens_address (screens),
           flip_screens_code (screens));
  cli_say (_ ("Whoever has the code can join, from anywhere in this network. What is sent is not encrypted."));
  fflush (stdout);
}

static int
serve (Serving *serving, const char *address, int port)
{
  g_autoptr (FlipScreens) screens = flip_screens_new (serving->model);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  const int signals[] = { SIGINT, SIGTERM };
  guint sources[G_N_ELEMENTS (signals)];
  GError *error = NULL;

  flip_screens_set_hints (screens, TRUE);
  if (serving->path)
    flip_screens_set_file (screens, serving->path);
  if (!flip_screens_start (screens, address, (guint) port, &error))
    return cli_refuse_error (error);
  g_signal_connect (serving->model, "failed", G_CALLBACK (failed_cb), serving);
  g_signal_connect (screens, "asked", G_CALLBACK (asked_cb), serving);
  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    sources[i] = g_unix_signal_add (signals[i], stop_cb, loop);
  print_address (screens, serving);
  g_signal_connect (screens, "changed", G_CALLBACK (print_address), serving);
  g_main_loop_run (loop);
  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    g_source_remove (sources[i]);
  g_signal_handlers_disconnect_by_data (screens, serving);
  flip_screens_stop (screens);
  g_free (serving->told);
  return CLI_DONE;
}

static int
serve_file (const char *path, const char *address, int port)
{
  GError *error = NULL;
  FlipSession *session = cli_load (path, &error);
  g_autoptr (FlipSheetModel) model = NULL;
  Serving serving = { .path = path };

  if (!session)
    return cli_refuse_error (error);
  model = flip_sheet_model_new (NULL, flip_stored_sheet_new (session));
  serving.model = model;
  g_signal_connect (model, "changed", G_CALLBACK (changed_cb), &serving);
  return serve (&serving, address, port);
}

static int
serve_stored (const char *where, gint64 id, const char *address, int port)
{
  GError *error = NULL;
  g_autoptr (FlipLibrary) library = cli_open_library (where, FALSE, &error);
  FlipStoredSheet *sheet = library ? flip_library_load (library, id, &error) : NULL;
  g_autoptr (FlipSheetModel) model = NULL;
  Serving serving = { 0 };
  int result;

  if (!sheet)
    return cli_refuse_error (error);
  model = flip_sheet_model_new (library, sheet);
  serving.model = model;
  result = serve (&serving, address, port);
  g_clear_object (&model); /* it saves once more, so the library has to live longer */
  return result;
}

static int
run (int argc, char **argv)
{
  const char *address = NULL, *library = NULL;
  int port = 0;
  gint64 id;
  const GOptionEntry entries[] = {
    { "port", 0, 0, G_OPTION_ARG_INT, &port, N_ ("The port; without it, any free one"), "N" },
    { "bind", 0, 0, G_OPTION_ARG_STRING, &address,
      N_ ("The address of this computer to serve at; without it, that of the local network"),
      /* what an option takes */ N_ ("ADDRESS") },
    CLI_LIBRARY (&library),
    G_OPTION_ENTRY_NULL,
  };

  if (!cli_read_options (&cli_serve, entries, &argc, &argv))
    return CLI_USAGE;
  if (argc != 2)
    return cli_usage (&cli_serve, _ ("one sheet is needed"));
  if (port < 0 || port > G_MAXUINT16)
    return cli_usage (&cli_serve, _ ("the port must be from 1 to 65535"));
  if (g_str_equal (argv[1], "-"))
    return cli_usage (&cli_serve, _ ("standard input can’t be served, as moves are written to the sheet"));
  if (g_ascii_string_to_signed (argv[1], 10, 1, G_MAXINT64, &id, NULL))
    return serve_stored (library, id, address, port);
  return serve_file (argv[1], address, port);
}

const CliCommand cli_serve = {
  "serve",
  N_ ("SHEET|NUMBER"),
  N_ ("Let everyone mark on a screen of their own"),
  N_ ("Prints an address, as a QR code, too, which phones in the same network open in their browser.\n"
      "Each player takes a seat there and marks on it; moves are written to the sheet at once.\n"
      "A number is a sheet in the library as shown by “list”; anything else is a sheet file."),
  run,
};
