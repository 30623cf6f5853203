# SPDX-License-Identifier: GPL-3.0-or-later
#
# Build directories for the scripts beside this file, which source it.
# shellcheck shell=bash

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# The file in a build directory that tells what it was set up with.
setup_record=flipside-setup.txt

run_ninja () {
  if command -v ninja >/dev/null 2>&1; then
    ninja "$@"
  else
    ninja-build "$@"
  fi
}

# quietly COMMAND…: shows the output only when the command fails.
quietly () {
  local output status=0
  output=$("$@" 2>&1) || status=$?
  [[ $status -eq 0 ]] || printf '%s\n' "$output" >&2
  return "$status"
}

# Sets DIR up from nothing. If that fails, what was there before is put back,
# so that a slip in a meson.build does not cost a whole rebuild.
set_up_afresh () {
  local dir=$1
  shift
  rm -rf "$dir.old"
  [[ ! -e $dir ]] || mv "$dir" "$dir.old"
  if quietly meson setup "$dir" "$root" "$@"; then
    rm -rf "$dir.old"
  else
    rm -rf "$dir"
    [[ ! -e $dir.old ]] || mv "$dir.old" "$dir"
    return 1
  fi
}

# prepare_builddir NAME OPTION…: makes sure that the build directory NAME exists,
# works, and was set up with these options and this compiler ($CC).
prepare_builddir () {
  local name=$1 dir=$root/$1 wanted
  shift
  wanted=$(printf '%s\n' "$root" "CC=${CC:-}" "$@")

  if [[ -e $dir && ! -d $dir/meson-private && -n $(ls -A "$dir") ]]; then
    echo "$name exists but is not a build directory; please move it away." >&2
    return 1
  fi

  if [[ -f $dir/meson-private/coredata.dat && -f $dir/build.ninja ]]; then
    if [[ ! -f $dir/$setup_record ]]; then
      # Set up by hand: keep what was chosen there, add what is needed here.
      quietly meson setup --reconfigure "$dir" "$root" "$@" &&
        printf '%s\n' "$wanted" >"$dir/$setup_record" && return
    elif [[ $(<"$dir/$setup_record") == "$wanted" ]]; then
      quietly run_ninja -C "$dir" build.ninja && return
    fi
  fi

  echo "Setting up $name"
  set_up_afresh "$dir" "$@" || return
  printf '%s\n' "$wanted" >"$dir/$setup_record"
}

# What a build from nothing gets ready sooner with: headers read once, names and lines of functions only in what
# is kept for debuggers, no search for what could be stored at once (seconds for a main of many tests), and a
# quicker linker where there is one. Prints options for prepare_builddir.
quick_options () {
  local arguments=()
  printf '%s\n' -Dprecompiled=true '-Dc_args=-g1 -fno-tree-slp-vectorize'
  ! command -v mold >/dev/null 2>&1 || arguments+=(-fuse-ld=mold)
  printf '%s\n' "-Dc_link_args=${arguments[*]}"
}

# Of ninja's steps, one in ten per cent is told; what a compiler says is passed on.
show_progress () {
  local line tenths=0
  while IFS= read -r line; do
    if [[ $line =~ ^\[\ *([0-9]+)%\]\  ]]; then
      ((BASH_REMATCH[1] / 10 > tenths)) || continue
      tenths=$((BASH_REMATCH[1] / 10))
      line="Compiled ${tenths}0 %"
    elif [[ $line =~ ^ninja:\ (Entering\ directory|no\ work\ to\ do) ]]; then
      continue
    fi
    printf '%s\n' "$line"
  done
}

# What was compiled before, here or in another clone, comes from the compiler's cache. The sloppiness is what it asks for
# before it takes part where headers were read once; what the headers say counts all the same.
compile () {
  CCACHE_NOHASHDIR=1 CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime \
    NINJA_STATUS='[%p] ' run_ninja -C "$root/$1" 2>&1 | show_progress
}

# The fuzz targets have their own compiler, and the sanitizers on. They run for long, so they are optimised, and the
# checks of each pointer are left out: a third slower to compile, twice as quick to run.
build_fuzz_targets () {
  local options
  mapfile -t options < <(quick_options | sed '/^-Dc_args=/ s/$/ -fno-sanitize=null,alignment,pointer-overflow/')
  CC=clang prepare_builddir build-fuzz --buildtype=debugoptimized -Dfuzz=enabled \
    -Db_sanitize=address,undefined -Db_lundef=false "${options[@]}" && compile build-fuzz
}

# Runs a fuzz target. As in all tests a warning is a failure, and what the toolkit keeps for the life
# of a program is not a leak. Leaks are looked for once, when it ends: that takes seconds on some machines, and
# by itself the fuzzer looks after every input that leaves something in a cache. Where $quick_fuzzing is set, memory is
# handed out without a note of who asked for it, so that leaks can't be told apart: that is a fifth quicker.
run_fuzz_target () {
  G_DEBUG=fatal-warnings \
    ASAN_OPTIONS=quarantine_size_mb=32${quick_fuzzing:+:detect_leaks=0:malloc_context_size=1} \
    LSAN_OPTIONS=suppressions=tests/sanitizers.supp:print_suppressions=0 \
    UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1 "$@" -detect_leaks=0
}

# Prints the names of the fuzz targets, without "fuzz-", one a line.
fuzz_targets () {
  local file
  for file in "$root"/build-fuzz/tests/fuzz/fuzz-*; do
    if [[ -f $file && -x $file ]]; then
      echo "${file##*/fuzz-}"
    fi
  done
}

# The paths below start at the root: libFuzzer hands them to a shell, so the path to the
# root, which may have blanks in it, stays out of them.
fuzz_program () {
  echo "build-fuzz/tests/fuzz/fuzz-$1"
}

fuzz_corpus () {
  echo "tests/fuzz/corpus/$1"
}

# What the names of inputs that broke a target begin with.
fuzz_crashes () {
  mkdir -p build-fuzz/crashes
  echo "build-fuzz/crashes/$1-"
}
