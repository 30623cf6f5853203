/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/flickemup/flickemup-state.h"

int flickemup_place_turn (int angle, int by);
FlickemupPose flickemup_place_beside (const FlickemupPose *from, int along, int across);
void flickemup_place_blocks (const FlickemupPose *building,
                             FlickemupPose *left,
                             FlickemupPose *right);
FlickemupPose flickemup_place_door (const FlickemupPose poses[FLICKEMUP_PIECES], guint building);
int flickemup_place_way_out (const FlickemupPose poses[FLICKEMUP_PIECES], guint building);
int flickemup_place_direction (const FlickemupPose *from, const FlickemupPose *to);
gboolean flickemup_place_is_near (int x, int y, const FlickemupPose *pose, int reach);
gboolean flickemup_place_is_round (guint piece);
void flickemup_place_measure (guint piece, gboolean fallen, int *along, int *across);
gboolean flickemup_place_overlap (guint one,
                                  const FlickemupPose *one_pose,
                                  guint other,
                                  const FlickemupPose *other_pose);
gboolean flickemup_place_on_table (guint piece, const FlickemupPose *pose, int width, int height);
guint flickemup_place_obstacle (const FlickemupState *state,
                                guint piece,
                                const FlickemupPose *pose);
FlickemupPose flickemup_place_before_door (const FlickemupState *state,
                                           guint figure,
                                           guint building);
FlickemupPose flickemup_place_on_block (const FlickemupState *state, guint figure, guint building);
gboolean flickemup_place_blocks_door (const FlickemupState *state, guint piece, guint building);
gboolean flickemup_place_aside (const FlickemupState *state,
                                guint piece,
                                guint building,
                                gboolean right,
                                FlickemupPose *pose);
