/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Prints the rules by the ids that refusals name. */

#include "cli/cli.h"

#include "engine/base/quote.h"
#include "games/games.h"
#include "play/text/rule-book.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const char *wanted; /* a game's id, a rule's id, or NULL for all rules */
  gboolean as_json;
  guint n_told;
} Telling;

static void
write_rule (const FlipGame *game, const FlipRule *rule, FlipJson *json)
{
  flip_json_object (json, NULL, FLIP_JSON ("game", game->id), FLIP_JSON ("section", rule->section),
                    FLIP_JSON ("id", rule->id), FLIP_JSON ("title", rule->title),
                    FLIP_JSON ("text", rule->text));
}

/* When all rules are listed, only their titles are printed, as there are many. */
static void
print_rule (const Telling *telling, const FlipRule *rule)
{
  if (!telling->wanted)
    {
      cli_say ("%s\t%s", rule->id, rule->title);
      return;
    }
  if (telling->n_told)
    cli_say ("%s", "");
  cli_say ("%s %s", rule->id, rule->title);
  cli_say_lines (rule->text);
}

static gboolean
is_wanted (const Telling *telling, const FlipGame *game, const FlipRule *rule)
{
  return !telling->wanted || g_str_equal (telling->wanted, game->id)
         || g_ascii_strcasecmp (telling->wanted, rule->id) == 0;
}

static void
tell_game (Telling *telling, const FlipGame *game, FlipJson *json)
{
  g_autoptr (GPtrArray) rules = flip_rule_book_open (game->id);

  for (guint i = 0; i < rules->len; i++)
    {
      const FlipRule *rule = g_ptr_array_index (rules, i);

      if (!is_wanted (telling, game, rule))
        continue;
      if (telling->as_json)
        write_rule (game, rule, json);
      else
        print_rule (telling, rule);
      telling->n_told++;
    }
}

static int
run (int argc, char **argv)
{
  Telling telling = { 0 };
  const GOptionEntry entries[] = {
    CLI_JSON (&telling.as_json),
    G_OPTION_ENTRY_NULL,
  };
  GError *error = NULL;
  FlipJson json;

  if (!cli_read_options (&cli_rules, entries, &argc, &argv))
    return CLI_USAGE;
  if (argc > 2)
    return cli_usage (&cli_rules, _ ("it takes one rule or one game"));
  telling.wanted = argv[1];
  flip_json_begin (&json, '[');
  for (guint i = 0; flip_games[i]; i++)
    tell_game (&telling, flip_games[i], &json);
  if (!telling.n_told && telling.wanted && !flip_games_find (telling.wanted))
    g_set_error (&error, G_FILE_ERROR, G_FILE_ERROR_NOENT,
                 /* Translators: %s: what was typed */
                 _ ("“%s” is neither a rule nor a game; “flipside-cli rules” lists every rule."),
                 flip_quoted (telling.wanted));
  return cli_end_list (&json, telling.as_json, error);
}

const CliCommand cli_rules = {
  "rules",
  /* what a command takes */ N_ ("[RULE|GAME]"),
  N_ ("Print the rules"),
  N_ ("A rule is named by its id, as in a refusal: FT-TRAIL-2. For a game, all its rules are "
      "printed;\n"
      "without an argument, the id and title of every rule."),
  run,
};
