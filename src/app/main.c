/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/application.h"
#include "play/text/language.h"

#include <locale.h>
#include <stdlib.h>

int
main (int argc, char **argv)
{
  g_autoptr (FlipApplication) application = NULL;
  int status;

  setlocale (LC_ALL, "");
  flip_language_begin ();
  g_set_application_name ("Flipside");

  application = flip_application_new ();
  status = g_application_run (G_APPLICATION (application), argc, argv);
  return status == EXIT_SUCCESS && flip_application_has_failed (application) ? EXIT_FAILURE
                                                                             : status;
}
