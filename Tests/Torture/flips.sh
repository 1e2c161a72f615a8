#!/usr/bin/env bash
# Flips bits of a store's file at random, and looks at what the program says of what is left.
#
# The store has branches, tags, batches, an undone end, edits that are not committed and remembered layouts. No command may
# crash, and verify-store must find something wherever the dump is another or can't be printed.
#
#   Tests/Torture/flips.sh PROGRAM STORES [SEED]
#
# Ends with a line of figures; exit code 1 if anything was found.
set -euo pipefail
program=$(realpath "$1")
stores=$2
RANDOM=${3:-1}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
unset WORKBENCH_STORE
workbench() { "$program" "$@" >/dev/null; }
workbench init --profiles targets
{
  echo 'add-screen login'
  for view in a b c d e f; do
    echo "add-view login $view --kind label --text 'Number $view'"
    echo "pin login $view top,leading --to safeArea --inset 20"
  done
} | "$program" batch --lines >/dev/null
workbench commit -m First
workbench tag first
workbench branch draft
workbench switch draft
workbench copy-screen login other
workbench set-view other a lines=0
workbench commit -m Second
workbench tag second
workbench switch main
workbench add-view login late
workbench commit -m Third
workbench add-view login later
workbench rename-view login later latest
workbench undo
workbench solve --device iphone-16
cp workbench.db good.db
"$program" dump >good
size=$(stat -c %s good.db)
crashes=0 silent=0 changed=0 refused=0
for ((store = 1; store <= stores; store++)); do
  cp good.db workbench.db
  place=$(((RANDOM * 32768 + RANDOM) % size))
  bit=$((RANDOM % 8))
  byte=$(od -An -tu1 -j "$place" -N 1 good.db)
  printf "\\x$(printf %02x $((byte ^ (1 << bit))))" | dd of=workbench.db bs=1 seek="$place" conv=notrunc status=none
  for command in 'verify-store' 'dump' 'list-views login' 'solve login'; do
    code=0
    # shellcheck disable=SC2086
    timeout 60 "$program" $command >"output" 2>messages || code=$?
    case $command in
      verify-store) verified=$code ;;
      dump) dumped=$code; cmp -s output good || dumped=$((dumped + 10)) ;;
    esac
    if [ "$code" -gt 2 ]; then
      crashes=$((crashes + 1))
      echo "bit $bit of byte $place: $command ended with $code: $(tail -c 300 messages)" >&2
    fi
  done
  if [ "$dumped" = 0 ]; then continue; fi
  if [ "$dumped" = 10 ]; then changed=$((changed + 1)); else refused=$((refused + 1)); fi
  if [ "$verified" = 0 ]; then
    silent=$((silent + 1))
    echo "bit $bit of byte $place changes the dump, and the store is called sound" >&2
  fi
done
findings=$((crashes + silent))
echo "$stores stores with a flipped bit of $size bytes: $changed other dumps, $refused without one, $crashes crashes," \
  "$silent called sound all the same; $findings findings"
[ "$findings" = 0 ]
