#!/usr/bin/env bash
# Makes screens that are far deeper and wider than any, and tells how long that takes, and solving, drawing and auditing
# them on one profile.
#
# Each must be made, solved, drawn and audited without a crash, and every number must be one.
#
#   Tests/Torture/extremes.sh PROGRAM SECONDS
#
# What does not end within a fifth of SECONDS is stopped and told as such, and nothing new begins after SECONDS; exit code 1 if a program crashed.
set -euo pipefail
program=$(realpath "$1")
total=$2
limit=$((total / 5))
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
unset WORKBENCH_STORE

wide() { seq -f 'add-view s d%.0f' 1 "$1"; }
deep() { awk -v n="$1" 'BEGIN { for (i = 1; i <= n; i++) print "add-view s d" i " --in " (i > 1 ? "d" i - 1 : "root") }'; }
stacks() {
  echo 'add-view s d0 --kind stack --axis vertical'
  echo 'pin s d0 edges'
  awk -v n="$1" 'BEGIN { for (i = 1; i < n; i++) print "add-view s d" i " --kind stack --axis " (i % 2 ? "horizontal" : "vertical") " --in d" i - 1 }'
}
chain() {
  wide "$1"
  echo "add-constraint s 'd1.width == 100'"
  awk -v n="$1" 'BEGIN { for (i = 2; i <= n; i++) printf "add-constraint s '\''d%d.width == d%d.width + 1'\''\n", i, i - 1 }'
  echo "add-constraint s 'd$1.width == 0'"
}

# step COMMAND...: its time in seconds, or how it ended.
step() {
  local begin=${EPOCHREALTIME/./} status=0
  timeout "$limit" "$program" "$@" >out 2>messages || status=$?
  local time=$((${EPOCHREALTIME/./} - begin))
  case $status in
    0 | 1) printf '%4d.%02d s' $((time / 1000000)) $((time % 1000000 / 10000)) ;;
    124) printf '> %d s  ' "$limit" ;;
    2) printf 'refused  ' ;;
    *) printf 'CRASH %d' "$status"; touch crashed ;;
  esac
}

printf '%-24s %-10s %-10s %-10s %s\n' screen batch solve render audit
for shape in 'wide 1000' 'wide 10000' 'deep 1000' 'deep 10000' 'stacks 1000' 'stacks 10000' 'chain 500'; do
  [ "$SECONDS" -lt "$total" ] || { echo "out of time before $shape"; break; }
  rm -f workbench.db*
  "$program" init >/dev/null
  { echo 'add-screen s'; $shape; } >edits.txt
  printf '%-24s ' "$shape"
  made=$(step batch --lines edits.txt)
  printf '%-10s ' "$made"
  case $made in '>'*) echo; continue ;; esac
  printf '%-10s ' "$(step solve s --format ndjson)"
  if grep -qiE '[:[]-?(nan|inf)' out; then echo 'not a number'; touch crashed; fi
  printf '%-10s ' "$(step render s -o s.svg)"
  printf '%s\n' "$(step audit s --profile iphone-16/portrait)"
done
[ ! -e crashed ]
