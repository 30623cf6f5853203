/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The games' own boards, built in from data/boards. */
extern const char flip_board_fliptown[];
