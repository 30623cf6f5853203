#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that a program was built hardened, by reading its ELF file: position-independent, full
RELRO, no memory that is both written and run, a stack that is guarded and not run, marked landing
places for jumps. With --overrun, also that the program is stopped when it fills more than there is."""

import signal
import struct
import subprocess
import sys
from pathlib import Path

ET_DYN = 3
PT_LOAD, PT_DYNAMIC, PT_GNU_STACK, PT_GNU_RELRO = 1, 2, 0x6474E551, 0x6474E552
PF_X, PF_W = 1, 2
DT_NULL, DT_STRTAB, DT_STRSZ, DT_BIND_NOW, DT_FLAGS, DT_FLAGS_1 = 0, 5, 10, 24, 30, 0x6FFFFFFB
EM_X86_64, EM_AARCH64 = 62, 183
DF_BIND_NOW, DF_1_NOW, DF_1_PIE = 8, 1, 0x08000000

# What a function that may be jumped to begins with: endbr64; paciasp, or bti c where it calls nothing. The note
# that says so of the whole program is only there if the C library's own start has it, which Debian 12's has not.
LANDINGS = {
    EM_X86_64: (b"\xf3\x0f\x1e\xfa",),
    EM_AARCH64: (b"\x3f\x23\x03\xd5", b"\x5f\x24\x03\xd5"),
}
CODE_PER_LANDING = 4096


class Program:
    """As much of an ELF file as the checks need, of 32 or 64 bits, in either byte order."""

    def __init__(self, data):
        if data[:4] != b"\x7fELF":
            raise ValueError("not an ELF file")
        self.data = data
        self.is_wide = data[4] == 2
        self.order = "<" if data[5] == 1 else ">"
        self.kind, self.machine = self.read("HH", 16)
        self.segments = self.read_segments()
        self.dynamic = self.read_dynamic()

    def read(self, form, at):
        return struct.unpack_from(self.order + form, self.data, at)

    def read_segments(self):
        table = self.read("Q", 32)[0] if self.is_wide else self.read("I", 28)[0]
        size, count = self.read("HH", 54 if self.is_wide else 42)
        return [self.read_segment(table + i * size) for i in range(count)]

    def read_segment(self, at):
        if self.is_wide:
            kind, flags, offset, address, _, in_file = self.read("IIQQQQ", at)
        else:
            kind, offset, address, _, in_file, _, flags = self.read("IIIIIII", at)
        return {"kind": kind, "flags": flags, "offset": offset, "address": address, "size": in_file}

    def find(self, kind):
        return [segment for segment in self.segments if segment["kind"] == kind]

    def read_dynamic(self):
        entries = {}
        for segment in self.find(PT_DYNAMIC):
            form = "qQ" if self.is_wide else "iI"
            size = struct.calcsize(self.order + form)
            for at in range(segment["offset"], segment["offset"] + segment["size"], size):
                tag, value = self.read(form, at)
                if tag == DT_NULL:
                    break
                entries[tag] = value
        return entries

    def code(self):
        return b"".join(self.data[one["offset"]:one["offset"] + one["size"]]
                        for one in self.find(PT_LOAD) if one["flags"] & PF_X)

    def has_landings(self):
        """True if so many are there that they are in all of it, or on a machine that has none."""
        code = self.code()
        marks = LANDINGS.get(self.machine)
        return not marks or sum(code.count(mark) for mark in marks) * CODE_PER_LANDING >= len(code)

    def names(self):
        """The texts of the dynamic symbols, those imported among them."""
        address, size = self.dynamic[DT_STRTAB], self.dynamic[DT_STRSZ]
        for segment in self.find(PT_LOAD):
            start = address - segment["address"]
            if 0 <= start < segment["size"]:
                offset = segment["offset"] + start
                return set(self.data[offset:offset + size].split(b"\0"))
        raise ValueError("no table of names")


def find_faults(program):
    flags, flags_1 = program.dynamic.get(DT_FLAGS, 0), program.dynamic.get(DT_FLAGS_1, 0)
    names = program.names()
    stacks = program.find(PT_GNU_STACK)
    tests = {
        "it is not position-independent": program.kind == ET_DYN and flags_1 & DF_1_PIE,
        "no segment is made read-only at the start": program.find(PT_GNU_RELRO),
        "it is not bound at the start": DT_BIND_NOW in program.dynamic
        or flags & DF_BIND_NOW or flags_1 & DF_1_NOW,
        "its stack may be run": stacks and not any(one["flags"] & PF_X for one in stacks),
        "memory may be both written and run":
        not any(one["flags"] & PF_X and one["flags"] & PF_W for one in program.find(PT_LOAD)),
        "its stack is not guarded": b"__stack_chk_fail" in names,
        "a jump may lead anywhere": program.has_landings(),
    }
    return [fault for fault, holds in tests.items() if not holds]


def find_overrun(path):
    """It copies its argument: a short one fits, a long one must be noticed before it is copied."""
    short, long = (subprocess.run([path, "x" * n], capture_output=True, check=False)
                   for n in (7, 100))
    if short.returncode != 0:
        return ["it does not run"]
    if long.returncode != -signal.SIGABRT or b"buffer overflow detected" not in long.stderr:
        return ["no call of the C library is checked"]
    return []


def main():
    path = Path(sys.argv[1]).resolve()
    faults = find_faults(Program(path.read_bytes()))
    if "--overrun" in sys.argv[2:]:
        faults += find_overrun(path)
    for fault in faults:
        print(f"{path}: {fault}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
