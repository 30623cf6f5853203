/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/match-part.h"

#include "cli/cli.h"

#include <glib/gi18n-lib.h>

#define LARGEST (256 * 1024)

/* helpers */

static gboolean
refuse (GError **error, const char *path)
{
  g_set_error (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_OPTION,
               /* Translators: %s: a file or folder */
               _ ("%s was not printed by “flipside-cli match --json”."), path);
  return FALSE;
}

static GScanner *
scanner_of (const char *text, gsize length)
{
  GScanner *scanner = g_scanner_new (NULL);

  scanner->config->scan_identifier = FALSE;
  scanner->config->scan_comment_multi = FALSE;
  scanner->config->skip_comment_single = FALSE;
  scanner->config->cpair_comment_single = (char *) "";
  scanner->config->scan_octal = FALSE;
  scanner->config->store_int64 = TRUE;
  g_scanner_input_text (scanner, text, (guint) length);
  return scanner;
}

static gboolean
expect (GScanner *scanner, guint token)
{
  return g_scanner_get_next_token (scanner) == token;
}

/* A whole number or a fraction, of which only the whole part is kept: figures are worked out anew. */
static gboolean
read_number (GScanner *scanner, gint64 *number)
{
  gboolean is_negative = g_scanner_peek_next_token (scanner) == '-';
  GTokenType token;

  if (is_negative)
    g_scanner_get_next_token (scanner);
  token = g_scanner_get_next_token (scanner);
  if (token != G_TOKEN_INT && token != G_TOKEN_FLOAT)
    return FALSE;
  if (token == G_TOKEN_INT && scanner->value.v_int64 > G_MAXINT64)
    return FALSE;
  *number = token == G_TOKEN_INT ? (gint64) scanner->value.v_int64 : 0;
  if (is_negative)
    *number = -*number;
  return TRUE;
}

static gboolean
store (CliMatchPart *part, const char *key, gint64 number)
{
  FlipMatchTally *tally = &part->result.tallies[part->n_players];
  const struct
  {
    const char *key;
    guint64 *to;
    gint64 *signed_to;
    int *small;
  } fields[] = {
    { "games", &tally->games },
    { "win_parts", &tally->wins },
    { "high", &tally->high },
    { "points", NULL, &tally->points },
    { "squares", NULL, &tally->squares },
    { "lowest", NULL, NULL, &tally->lowest },
    { "highest", NULL, NULL, &tally->highest },
    { "budget", NULL, NULL, (int *) &part->budgets[part->n_players] },
  };

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      if (!g_str_equal (fields[i].key, key))
        continue;
      if ((fields[i].to && number < 0)
          || (fields[i].small && (number < -G_MAXINT || number > G_MAXINT)))
        return FALSE;
      if (fields[i].to)
        *fields[i].to = (guint64) number;
      if (fields[i].signed_to)
        *fields[i].signed_to = number;
      if (fields[i].small)
        *fields[i].small = (int) number;
    }

  return TRUE;
}

static gboolean
read_player (GScanner *scanner, CliMatchPart *part)
{
  gint64 number;

  if (part->n_players == FLIP_MAX_SEATS || !expect (scanner, G_TOKEN_LEFT_CURLY))
    return FALSE;
  do
    {
      g_autofree char *key = NULL;

      if (!expect (scanner, G_TOKEN_STRING))
        return FALSE;
      key = g_strdup (scanner->value.v_string);
      if (!expect (scanner, ':'))
        return FALSE;
      if (g_str_equal (key, "player"))
        {
          if (!expect (scanner, G_TOKEN_STRING) || part->names[part->n_players])
            return FALSE;
          part->names[part->n_players] = g_strdup (scanner->value.v_string);
        }
      else if (!read_number (scanner, &number) || !store (part, key, number))
        return FALSE;
    }
  while (expect (scanner, G_TOKEN_COMMA));
  return scanner->token == G_TOKEN_RIGHT_CURLY && part->names[part->n_players]
         && part->result.tallies[part->n_players++].games > 0;
}

static gboolean
read_players (GScanner *scanner, CliMatchPart *part)
{
  if (part->n_players || !expect (scanner, G_TOKEN_LEFT_BRACE))
    return FALSE;
  do
    {
      if (!read_player (scanner, part))
        return FALSE;
    }
  while (expect (scanner, G_TOKEN_COMMA));
  return scanner->token == G_TOKEN_RIGHT_BRACE;
}

static gboolean
read_field (GScanner *scanner, CliMatchPart *part, const char *key)
{
  gint64 number;

  if (g_str_equal (key, "players"))
    return read_players (scanner, part);
  if (g_str_equal (key, "game"))
    {
      if (part->game || !expect (scanner, G_TOKEN_STRING))
        return FALSE;
      part->game = g_strdup (scanner->value.v_string);
      return TRUE;
    }
  if (!read_number (scanner, &number))
    return FALSE;
  if (g_str_equal (key, "at_least"))
    part->high = (int) CLAMP (number, -G_MAXINT, G_MAXINT);
  if (g_str_equal (key, "unfinished"))
    part->result.unfinished = (guint64) MAX (number, 0);
  if (g_str_equal (key, "decisions"))
    part->result.decisions = (guint64) MAX (number, 0);
  return TRUE;
}

static gboolean
read_part (GScanner *scanner, CliMatchPart *part)
{
  if (!expect (scanner, G_TOKEN_LEFT_CURLY))
    return FALSE;
  do
    {
      g_autofree char *key = NULL;

      if (!expect (scanner, G_TOKEN_STRING))
        return FALSE;
      key = g_strdup (scanner->value.v_string);
      if (!expect (scanner, ':') || !read_field (scanner, part, key))
        return FALSE;
    }
  while (expect (scanner, G_TOKEN_COMMA));
  return scanner->token == G_TOKEN_RIGHT_CURLY && part->game && part->n_players;
}

/* public functions */

CliMatchPart *
cli_match_part_read (const char *path, GError **error)
{
  g_autoptr (CliMatchPart) part = g_new0 (CliMatchPart, 1);
  g_autofree char *text = NULL;
  GScanner *scanner;
  gboolean is_read;
  gsize length;

  part->high = G_MININT;
  text = cli_read (path, LARGEST, &length, error);
  if (!text)
    return NULL;
  scanner = scanner_of (text, length);
  is_read = read_part (scanner, part);
  g_scanner_destroy (scanner);
  if (!is_read)
    {
      refuse (error, path);
      return NULL;
    }
  return g_steal_pointer (&part);
}

void
cli_match_part_free (CliMatchPart *part)
{
  for (guint i = 0; i < FLIP_MAX_SEATS; i++)
    g_free (part->names[i]);
  g_free (part->game);
  g_free (part);
}

gboolean
cli_match_part_add (CliMatchPart *part, const CliMatchPart *other, const char *path, GError **error)
{
  gboolean is_same = g_str_equal (part->game, other->game) && part->n_players == other->n_players
                     && part->high == other->high;

  for (guint i = 0; is_same && i < part->n_players; i++)
    is_same =
      g_str_equal (part->names[i], other->names[i]) && part->budgets[i] == other->budgets[i];
  if (!is_same)
    {
      g_set_error (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_OPTION,
                   /* Translators: %s: a file or folder */
                   _ ("%s is a part of another match."), path);
      return FALSE;
    }
  flip_match_add (&part->result, &other->result, part->n_players);
  return TRUE;
}
