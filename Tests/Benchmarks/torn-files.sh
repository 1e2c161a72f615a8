#!/bin/bash
# What 'import-swift' makes of single files torn out of apps: for each the most constraints of a screen, the
# layout statements that were kept, and the reason where nothing came in.
#
#   Tests/Benchmarks/torn-files.sh [FOLDER [EVERY]]    FOLDER holds '.swift' files; EVERY n takes each nth only
set -u
cd "$(dirname "$0")/../.."
folder=${1:-../shared/swift/files}
every=${2:-1}
export WORKBENCH_PROGRAM=${WORKBENCH_PROGRAM:-.build/bin/workbench}
out=${TORN_OUT:-$(mktemp -d)}
mkdir -p "$out"
export out PACKAGES=${PACKAGES:-$(cd "$folder/.." && pwd)/packages}

one() {
  file=$1
  key=$(printf %s "$file" | cksum | cut -d' ' -f1)
  store=$(mktemp -d)
  export WORKBENCH_STORE=$store/s.db
  "$WORKBENCH_PROGRAM" init --quiet > /dev/null 2>&1
  with=
  if grep -q 'import SnapKit\|\.snp\.' "$file"; then with="--with SnapKit=$(ls -d "$PACKAGES"/*+SnapKit)"; fi
  if grep -q 'import TinyConstraints' "$file"; then with="--with TinyConstraints=$(ls -d "$PACKAGES"/*+TinyConstraints)"; fi
  start=$(date +%s)
  timeout 180 "$WORKBENCH_PROGRAM" import-swift "$file" --report $with > "$out/$key.txt" 2>&1
  code=$?
  most=$("$WORKBENCH_PROGRAM" list-screens 2>/dev/null | awk 'NR > 1 && $3 > most { most = $3 } END { print most + 0 }')
  kept=$(sed -n 's/.*, \([0-9]*\) of \([0-9]*\) layout.*/\1\t\2/p' "$out/$key.txt" | head -1)
  reason=$(grep -m1 -E 'left out|does not|refused|Error|error|SwiftUI' "$out/$key.txt" | cut -c1-200)
  printf '%s\t%s\t%s\t%s\t%s\t%s\t%s\n' "$most" "${kept:-0	0}" "$code" "$(($(date +%s) - start))" "$key" "$file" "$reason"
  rm -rf "$store"
}
export -f one

find "$folder" -name '*.swift' | LC_ALL=C sort | awk -v n="$every" 'NR % n == 0' \
  | xargs -P "${JOBS:-1}" -I{} bash -c 'one {}' | tee "$out/table.tsv"
awk -F'\t' '{ n++; if ($1 > 3) screens++; kept += $2; all += $3; if ($4 > 124) bad++ }
  END { printf "%d files, %d with more than 3 constraints (%.0f %%), %d of %d layout statements kept (%.0f %%), %d stopped\n", n, screens, 100 * screens / n, kept, all, all ? 100 * kept / all : 0, bad }' "$out/table.tsv"
