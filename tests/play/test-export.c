/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/output/export.h"
#include "tests/play/sheets.h"

#include <string.h>

/* What is saved of an earlier moment says so: it would be taken for the result. */
static void
test_earlier_moment (void)
{
  g_autoptr (GPtrArray) sessions = sheets_read_part ();

  for (guint i = 0; i < sessions->len; i++)
    {
      FlipSession *session = g_ptr_array_index (sessions, i);
      guint all = flip_session_cursor (session), half = all / 2;
      FlipExport sheet = {
        .session = session,
        .state = flip_session_state_at (session, half),
        .position = half,
      };
      g_autofree char *title = flip_export_title (&sheet), *present = NULL, *last = NULL;
      g_autofree char *words = g_strdup_printf ("After %u of %u moves: ", half, all);

      g_assert_true (g_str_has_prefix (title, words));
      sheet.state = flip_session_state (session);
      sheet.position = all;
      last = flip_export_title (&sheet);
      sheet.state = NULL;
      present = flip_export_title (&sheet);
      g_assert_cmpstr (last, ==, present);
      g_assert_null (strstr (present, " of "));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/export/earlier-moment", test_earlier_moment);
  return g_test_run ();
}
