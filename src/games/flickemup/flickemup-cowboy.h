/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/flickemup/flickemup-rules.h"

/* The cowboys: their hit points, what they carry, their duels and goals. */

/* flickemup-wound.c: hit points, falling, standing up, death */
void flickemup_wound (FlickemupState *state, guint figure, guint by);
void flickemup_offer_wound (const FlickemupState *state, guint figure, FlipOffer *offer);
void flickemup_describe_wound (const FlickemupState *state,
                               guint figure,
                               const char *format,
                               GString *text);
void flickemup_stand_up (FlickemupState *state, guint figure);
void flickemup_take_away (FlickemupState *state, guint figure, FlickemupLife life);
guint flickemup_hit_points (const FlickemupState *state, guint team);
guint flickemup_most_hit_points (const FlickemupState *state, guint team);
guint flickemup_count_life (const FlickemupState *state, guint team, FlickemupLife life);

/* flickemup-token.c */
void flickemup_offer_token (guint token, gboolean taken, FlipOffer *offer);

/* flickemup-slots.c: what cowboys carry, and where tokens are */
guint flickemup_count_carried (const FlickemupState *state, guint cowboy, guint token);
guint flickemup_free_slots (const FlickemupState *state, guint cowboy);
gboolean flickemup_fits (const FlickemupState *state, guint cowboy, guint token, int given);
void flickemup_slot_add (FlickemupState *state, guint cowboy, guint token);
void flickemup_slot_remove (FlickemupState *state, guint cowboy, guint token);
int flickemup_find_outdoors (const FlickemupState *state, guint cowboy, guint token);
void flickemup_take_outdoors (FlickemupState *state, guint cowboy, guint token);
gboolean flickemup_lies_here (const FlickemupState *state, guint cowboy, guint token);
void flickemup_lay_down (FlickemupState *state, guint cowboy, guint token);
void flickemup_pick_up (FlickemupState *state, guint cowboy, guint token);
void flickemup_turn_over_here (FlickemupState *state, guint cowboy, guint token);
guint flickemup_other_side (guint token);

/* flickemup-duel.c */
gboolean flickemup_duel_begin (FlickemupState *state, guint building);
guint flickemup_duel_shooter (const FlickemupState *state);
guint flickemup_duel_target (const FlickemupState *state);
FlickemupPose flickemup_duel_pose (const FlickemupState *state, guint cowboy);
void flickemup_duel_shot_over (FlickemupState *state, gboolean hit);

/* flickemup-goal.c */
void flickemup_goals_check (FlickemupState *state, guint team);
void flickemup_goals_hour (FlickemupState *state);
void flickemup_goal_reached (FlickemupState *state, guint cowboy, guint edge);
int flickemup_goal_have (const FlickemupState *state, guint team, guint goal);
int flickemup_goal_need (const FlickemupState *state, guint team, guint goal);
gboolean flickemup_goal_met (const FlickemupState *state, guint team, guint goal);
void flickemup_goal_describe (const FlickemupState *state, guint team, guint goal, GString *text);
void flickemup_goals_tell_won (const FlickemupState *state, GString *text);
void flickemup_strike_twelve (FlickemupState *state);
