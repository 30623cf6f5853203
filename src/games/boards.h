/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The games' own boards, built in from data/boards. */
extern const char flip_board_flipcity[];
extern const char flip_board_flickemup_01_dust[];
extern const char flip_board_flickemup_02_doors[];
extern const char flip_board_flickemup_03_payday[];
extern const char flip_board_flickemup_04_colts[];
extern const char flip_board_flickemup_05_threshold[];
extern const char flip_board_flickemup_06_wells[];
extern const char flip_board_flickemup_07_papers[];
extern const char flip_board_flickemup_08_long_shot[];
extern const char flip_board_flickemup_09_powder[];
extern const char flip_board_flickemup_10_rope[];
extern const char flip_board_flickemup_own[];
extern const char flip_board_fliptown[];
extern const char flip_board_royalflip[];
extern const char flip_board_royalflip_royals[];
extern const char flip_board_insertcoin[];
