#!/usr/bin/env bash
# Links the program once more, with Swift's and C++'s libraries in it: it then runs where no toolchain is, and starts in
# two thirds of the time. SwiftPM could link it so, but would compile everything otherwise for that, and the tests,
# which Swift's own testing library doesn't let be linked so, a second time.
#
#   Packaging/link.sh LINKED PROGRAM    LINKED is the program as SwiftPM linked it, with the list of its objects beside
set -euo pipefail
linked=$1 program=$2
mkdir -p "$(dirname "$program")"
work=$(mktemp -d "$(dirname "$program")/link.XXXXXX")
trap 'rm -rf "$work"' EXIT
# In a folder of its own there is no shared library of C++ that the linker could take instead.
ln -s "$(clang -print-file-name=libstdc++.a)" "$work/libstdc++.a"
# The objects are bound to the name that SwiftPM gives the function that begins a program.
swiftc -emit-executable -o "$work/workbench" -static-stdlib -L "$work" -Xclang-linker -static-libgcc \
  -Xlinker --gc-sections -Xlinker --defsym -Xlinker main=workbench_main -g \
  "@$linked.product/Objects.LinkFileList" -lsqlite3 -lm
mv "$work/workbench" "$program"
