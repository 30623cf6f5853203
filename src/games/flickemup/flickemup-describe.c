/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-rules.h"

#include <glib/gi18n-lib.h>

/* The sentences of the log. */

static const char *
actor (const FlickemupState *state)
{
  return flickemup_figure_name (state->turn.cowboy);
}

static void
describe_take (const FlipMove *move, GString *text)
{
  const char *name = flickemup_figure_name (move->site);
  const char *token = flickemup_token_name ((guint) move->arg[0]);

  if (move->arg[1])
    g_string_append_printf (text, _ ("%s takes %s and leaves %s"), name, token,
                            flickemup_token_name ((guint) move->arg[1] - 1));
  else
    g_string_append_printf (text, _ ("%s takes %s"), name, token);
}

static void
describe_done (const FlickemupState *state, const FlipMove *move, GString *text)
{
  const char *name = flickemup_figure_name (move->site);

  if (!flickemup_lives (state, move->site))
    g_string_append_printf (text, _ ("%s is out: the hat passes"), name);
  else if (state->turn.cowboy == move->site)
    g_string_append_printf (text, _ ("%s has done enough"), name);
  else
    g_string_append_printf (text, _ ("%s does nothing"), name);
}

static void
describe_choice (const FlickemupState *state, const FlipMove *move, GString *text)
{
  const char *name = flickemup_figure_name (move->site);
  const char *format = NULL;

  switch (move->verb)
    {
    case FLICKEMUP_VERB_MOVE:
      format =
        flickemup_is_inside (state, move->site) ? _ ("%s leaves the building") : _ ("%s moves");
      break;
    case FLICKEMUP_VERB_SHOOT:
      format = _ ("%s shoots");
      break;
    case FLICKEMUP_VERB_RIFLE:
      format = _ ("%s shoots with the Winchester");
      break;
    case FLICKEMUP_VERB_THROW:
      format = _ ("%s throws dynamite");
      break;
    case FLICKEMUP_VERB_SECOND:
      format = _ ("%s shoots with the second pistol");
      break;
    case FLICKEMUP_VERB_LOOK:
      format = _ ("%s turns up a token");
      break;
    default:
      format = _ ("%s shoots in the duel");
    }
  g_string_append_printf (text, format, name);
}

static void
describe_seat (const FlickemupState *state, const FlipMove *move, GString *text)
{
  switch (move->verb)
    {
    case FLICKEMUP_VERB_TAKE:
      return describe_take (move, text);
    case FLICKEMUP_VERB_DROP:
      g_string_append_printf (text, _ ("%s leaves %s"), flickemup_figure_name (move->site),
                              flickemup_token_name ((guint) move->arg[0]));
      return;
    case FLICKEMUP_VERB_TURN:
      g_string_append_printf (text, _ ("%s makes it %s"), flickemup_figure_name (move->site),
                              flickemup_token_name (flickemup_other_side ((guint) move->arg[0])));
      return;
    case FLICKEMUP_VERB_DONE:
      return describe_done (state, move, text);
    case FLICKEMUP_VERB_HOLD:
      g_string_append_printf (text, _ ("%s holds the second bullet back"), actor (state));
      return;
    case FLICKEMUP_VERB_KEEP:
      g_string_append_printf (text, _ ("%s takes %s"), actor (state),
                              flickemup_token_name (state->turn.token));
      return;
    case FLICKEMUP_VERB_LEAVE:
      g_string_append_printf (text, _ ("%s leaves %s where it is"), actor (state),
                              flickemup_token_name (state->turn.token));
      return;
    case FLICKEMUP_VERB_FACE:
      g_string_append_printf (text, _ ("%s looks another way"), actor (state));
      return;
    case FLICKEMUP_VERB_CLEAR:
      g_string_append_printf (
        text, _ ("The door is cleared (%s, %s)"),
        flickemup_building_name ((guint) (move->site - FLICKEMUP_SITE_BUILDING)),
        flickemup_piece_name ((guint) move->arg[0]));
      return;
    case FLICKEMUP_VERB_CLOCK:
      g_string_append (text, move->arg[0] ? _ ("You play on") : _ ("Twelve o’clock: the end"));
      return;
    default:
      describe_choice (state, move, text);
    }
}

/* Outcomes */

static void
describe_hit (const FlickemupState *state, guint figure, const char *format, GString *text)
{
  const FlickemupFigure *hurt = &state->figures[figure];

  g_string_append_printf (text, format, flickemup_figure_name (figure));
  if (hurt->hit_points == 1)
    g_string_append (text, _ (", and out of the game"));
  else if (hurt->hit_points > 1)
    g_string_append_printf (
      text, ngettext (", %d hit point left", ", %d hit points left", (gulong) hurt->hit_points - 1),
      hurt->hit_points - 1);
}

static void
describe_touched (const FlipMove *move, const char *plain, const char *format, GString *text)
{
  if (move->arg[0])
    g_string_append_printf (text, format, flickemup_piece_name ((guint) move->arg[0] - 1));
  else
    g_string_append (text, plain);
}

/* -Wformat-nonliteral: the formats are ours, each with one name. */
static void
describe_named (const char *format, const char *name, GString *text)
{
  g_string_append_printf (text, format, name);
}

static void
describe_walk (const FlickemupState *state, const FlipMove *move, GString *text)
{
  switch (move->verb)
    {
    case FLICKEMUP_VERB_MOVED:
      return describe_named (_ ("%s gets there"), actor (state), text);
    case FLICKEMUP_VERB_FAILED:
      return describe_touched (move, _ ("The move fails"),
                               _ ("The move fails: it touched something first (%s)"), text);
    case FLICKEMUP_VERB_ENTERED:
      g_string_append_printf (
        text, _ ("%s enters %s"), actor (state),
        flickemup_building_inside ((guint) (move->site - FLICKEMUP_SITE_BUILDING)));
      return;
    case FLICKEMUP_VERB_FREED:
      g_string_append_printf (text, _ ("%s frees %s from the gallows"), actor (state),
                              flickemup_figure_inside (move->site));
      return;
    default:
      g_string_append_printf (text, _ ("%s leaves over the %s"), actor (state),
                              flickemup_edge_name ((guint) move->arg[0]));
    }
}

static void
describe_table (const FlickemupState *state, const FlipMove *move, GString *text)
{
  guint building = (guint) (move->site - FLICKEMUP_SITE_BUILDING);

  switch (move->verb)
    {
    case FLICKEMUP_VERB_HIT:
      return describe_hit (state, move->site, _ ("Hit: %s"), text);
    case FLICKEMUP_VERB_GRAZED:
      return describe_named (_ ("Only a graze: %s"), flickemup_figure_name (move->site), text);
    case FLICKEMUP_VERB_MISSED:
      return describe_touched (move, _ ("Missed"),
                               _ ("Missed: the bullet touched something first (%s)"), text);
    case FLICKEMUP_VERB_CAUGHT:
      return describe_hit (state, move->site, _ ("Caught by the blast: %s"), text);
    case FLICKEMUP_VERB_CLOSED:
      return describe_named (_ ("Closed by the blast: %s"), flickemup_building_name (building),
                             text);
    case FLICKEMUP_VERB_BLOWN:
      g_string_append (text, _ ("The smoke clears"));
      return;
    case FLICKEMUP_VERB_SHOWN:
      return describe_named (_ ("It is %s"), flickemup_token_name ((guint) move->arg[0]), text);
    case FLICKEMUP_VERB_WON:
      return describe_named (_ ("Wins the duel: %s"), flickemup_figure_name (move->site), text);
    default:
      describe_walk (state, move, text);
    }
}

/* Where a piece comes to rest is no news of its own: that has no sentence. */
void
flickemup_describe (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlickemupState *state = data;

  if (move->verb == FLICKEMUP_VERB_REST)
    return;
  if (move->verb < FLICKEMUP_VERB_REST)
    describe_seat (state, move, text);
  else
    describe_table (state, move, text);
}
