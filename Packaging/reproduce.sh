#!/usr/bin/env bash
# Makes the packages of this commit twice, each from a clone in a folder of its own, and compares every byte.
#
#   Packaging/reproduce.sh
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for clone in one two/and/deeper; do
  git clone --quiet --no-hardlinks . "$work/$clone"
  make --no-print-directory -C "$work/$clone" package >"$work/log" 2>&1 || { tail "$work/log"; exit 1; }
done
diff -r "$work/one/.build/dist" "$work/two/and/deeper/.build/dist"
echo "two builds of $(git rev-parse --short HEAD) have the same bytes:"
cat "$work"/one/.build/dist/*.sha256
