/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Flipside itself, but it says when it is seen. */

#include "app/application.h"
#include "tests/bench/first-frame.h"

int
main (int argc, char **argv)
{
  g_autoptr (FlipApplication) application = flip_application_new ();

  first_frame_watch (GTK_APPLICATION (application));
  return g_application_run (G_APPLICATION (application), argc, argv);
}
