/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/foresight.h"

/* helpers */

static gboolean
marks_something (const FlipMoveList *list)
{
  for (guint i = 0; i < list->n; i++)
    {
      if (list->moves[i].site != FLIP_NO_SITE)
        return TRUE;
    }

  return FALSE;
}

/* public functions */

gboolean
flip_foresight_is_there (FlipSheetModel *model)
{
  gconstpointer after = flip_sheet_model_outlook (model);
  FlipAsk now, then;

  if (!after || marks_something (flip_sheet_model_legal (model)))
    return FALSE;
  flip_sheet_model_ask (model, &now);
  flip_sheet_model_game (model)->ask (after, &then);
  return now.who != FLIP_TABLE && now.who == then.who && then.kind == FLIP_ASK_SITE;
}

gconstpointer
flip_foresight_state (FlipSheetModel *model)
{
  return flip_foresight_is_there (model) ? flip_sheet_model_outlook (model)
                                         : flip_sheet_model_state (model);
}

gboolean
flip_foresight_follow (FlipSheetModel *model, guint site)
{
  g_autofree FlipSites *sites = g_new0 (FlipSites, 1);
  FlipMove move;

  if (!flip_foresight_is_there (model))
    return FALSE;
  flip_sheet_model_game (model)->sites (flip_sheet_model_outlook (model),
                                        flip_sheet_model_seat (model), sites);
  if (site >= sites->n || sites->sites[site].price == FLIP_NOT_IN_REACH)
    return FALSE;
  move = *flip_sheet_model_considered (model);
  return flip_sheet_model_play (model, &move, NULL);
}
