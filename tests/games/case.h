/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/game.h"

/* A case of a .case file while it runs. */
typedef struct
{
  const char *file;
  guint line;
  FlipSetup *setup;
  gboolean seated, begun;
  gpointer state; /* of the game that the program is for */
} Case;

/* The words of a line, and those that are still to be read. */
typedef struct
{
  char **words;
  guint at;
} Words;

void case_fail (Case *test, const char *format, ...) G_GNUC_PRINTF (2, 3);
const char *case_next (Case *test, Words *words);
const char *case_rest (Words *words, GString *rest);
int case_number (Case *test, Words *words);
guint case_seat (Case *test, Words *words);
guint case_site (Case *test, const char *text);

/* Each game has a program of its own, and gives it these: itself, and the commands that set up a
   position by hand. */
extern const FlipGame *const case_game;
gboolean case_edit (Case *test, const char *command, Words *words);

void case_expect (Case *test, Words *words);
