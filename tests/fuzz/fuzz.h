/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>
#include <stdint.h>

/* What every fuzz target gives; run-corpus.c calls it where there is no fuzzer. */
int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);
