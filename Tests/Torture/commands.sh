#!/usr/bin/env bash
# Makes up screens, and looks at how commands end that are asked about them: audit, check, explain, why, sweep, diff, merge
# and list-budgets, each in a process of its own, on stores of fifty screens.
#
# Each must end with 0, 1 or 2 within 20 s of processor time, by no signal, and print no number that is none; with 2 it must
# say why.
#
#   Tests/Torture/commands.sh PROGRAM MAKER SCREENS SECONDS [FIRST]
#
# MAKER --screens=FOLDER FIRST COUNT writes screens into a folder, as the program fuzz does. No store is begun after
# SECONDS. What a finding needs to be seen again is kept in FOUND where that names a folder.
#
# Ends with a line of figures; exit code 1 if anything was found.
set -euo pipefail
program=$(realpath "$1")
maker=$(realpath "$2")
screens=$3
seconds=$4
first=${5:-0}
size=50
workers=$(nproc)
profiles='iphone-16/portrait iphone-se-1/landscape/AX3 iphone-16/portrait/rtl iphone-16-plus/landscape/rtl
  ipad-mini-7/portrait/AX5 iphone-se-3/portrait/none-bar iphone-16/portrait/keyboard'
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
unset WORKBENCH_STORE

# finding WORDS...: says what was found in the store at hand, and keeps it.
finding() {
  echo "screens $start to $((start + count - 1)): $*" | tee -a findings >&2
  tail -n 3 messages >&2
  if [ -n "${FOUND:-}" ]; then
    mkdir -p "$FOUND/$start"
    cp edits ours theirs "$FOUND/$start"
  fi
}

# run COMMAND...: runs the program, and looks at how it ends; `status` is its exit code.
run() {
  status=0
  (ulimit -t 20 && exec timeout -k 1 300 "$program" "$@") >output 2>messages </dev/null || status=$?
  echo >>commands
  case $status in
    0 | 1) ;;
    2) grep -q '^workbench: [^ ]' messages || finding "$*: refused without a sentence" ;;
    124 | 137 | 152) finding "$*: not done after 20 s" ;;
    *) finding "$*: ended with $status" ;;
  esac
  if grep -qE 'Fatal error|Illegal instruction|/[A-Za-z]+\.swift:[0-9]+' messages; then finding "$*: a mistake of the program"; fi
  if grep -qE '[:[,]-?(nan|inf)' output; then finding "$*: a number that is none"; fi
}

# sound COMMAND...: what must be done; where it isn't, the store is of no use.
sound() {
  run "$@"
  if [ "$status" != 0 ]; then
    finding "$*: ended with $status"
    return 1
  fi
}

# store: makes a store of the screens from `start` on, and asks about them.
store() {
  rm -f workbench.db*
  "$maker" "--screens=$PWD" "$start" "$count"
  # shellcheck disable=SC2086
  sound init --profiles none && sound add-profiles $profiles && sound batch --lines edits && sound commit -m base || return 0
  run audit --format ndjson
  run check --format sarif
  run list-budgets --format ndjson
  # shellcheck disable=SC2046
  while read -r question; do run $question --format ndjson; done <questions
  sound switch theirs --create && sound batch --lines theirs || return 0
  run diff --format ndjson
  sound commit -m theirs && sound switch main && sound batch --lines ours || return 0
  run diff theirs --format ndjson
  sound commit -m ours || return 0
  run merge theirs --format ndjson
  run diff HEAD
  echo "$count" >>done
}

# work NUMBER: every so manyth store, until the time is up.
work() {
  mkdir "$folder/$1"
  cd "$folder/$1"
  touch findings commands done
  for ((start = first + size * $1; start < first + screens; start += size * workers)); do
    [ "$SECONDS" -lt "$seconds" ] || break
    count=$((first + screens - start < size ? first + screens - start : size))
    store
  done
}

for ((worker = 0; worker < workers; worker++)); do work "$worker" & done
wait
findings=$(cat "$folder"/*/findings | wc -l)
echo "$(awk '{ all += $1 } END { print all + 0 }' "$folder"/*/done) screens in $SECONDS s: $(cat "$folder"/*/commands | wc -l) commands," \
  "$findings findings"
[ "$findings" = 0 ]
