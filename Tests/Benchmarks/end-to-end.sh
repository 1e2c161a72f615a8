#!/usr/bin/env bash
# Times whole processes, write to the store included. Each pair runs in turn, so that a machine that gets slower does
# so for both; medians are quoted. Figures of one run can be compared with one another, not with another machine's.
#
#   Tests/Benchmarks/end-to-end.sh PROGRAM [RUNS]
set -euo pipefail
program=$(realpath "$1")
runs=${2:-21}
examples=$(realpath "$(dirname "$0")/../../Examples")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

# Microseconds that a command takes.
once() {
  local begin=$EPOCHREALTIME
  "$@" >/dev/null 2>&1 || [ $? -eq 1 ]
  local end=$EPOCHREALTIME
  echo $((${end/./} - ${begin/./}))
}

# The median of the numbers on standard input.
median() { sort -n | awk '{ n[NR] = $1 } END { print n[int((NR + 1) / 2)] }'; }

# pair NAME A... -- B...: medians of both and their ratio.
pair() {
  local name=$1 a=() b=()
  shift
  while [ "$1" != -- ]; do a+=("$1"); shift; done
  shift
  b=("$@")
  : >a; : >b
  for _ in $(seq "$runs"); do once "${a[@]}" >>a; once "${b[@]}" >>b; done
  local x y
  x=$(median <a); y=$(median <b)
  awk -v n="$name" -v x="$x" -v y="$y" 'BEGIN { printf "%-44s %8.2f ms   %8.2f ms   %5.2f x\n", n, x / 1000, y / 1000, x / y }'
}

# single NAME COUNT COMMAND...: the median, and how many of something a second.
single() {
  local name=$1 count=$2
  shift 2
  for _ in $(seq $((runs / 3))); do once "$@"; done | median \
    | awk -v n="$name" -v c="$count" '{ printf "%-44s %8.2f ms", n, $1 / 1000; if (c > 1) printf "   %8d a second", c * 1e6 / $1; print "" }'
}

PATH="$(dirname "$program"):$PATH" "$examples/sign-in-form.sh" "$folder/form.db" >/dev/null 2>&1
PATH="$(dirname "$program"):$PATH" "$examples/copy-screen.sh" "$folder/copy.db" >/dev/null 2>&1

# All five example screens in one store; only the first `init` makes it, and the first of two screens of one name gets
# another.
mkdir shim
cat >shim/workbench <<SHIM
#!/bin/sh
if [ "\$1" = init ] && [ -e "\$WORKBENCH_STORE" ]; then exit 0; fi
exec "$program" "\$@"
SHIM
chmod +x shim/workbench
for example in conditional-scrolling sign-in-form copy-screen rotation-and-keyboard stretchy-header; do
  PATH="$folder/shim:$PATH" "$examples/$example.sh" "$folder/five.db" >/dev/null 2>&1
  [ "$example" != conditional-scrolling ] || "$program" rename-screen login form --store five.db >/dev/null
done
sqlite3 five.db 'DELETE FROM audit; DELETE FROM stored_layout; VACUUM'
profiles=$("$program" list-profiles --store form.db | wc -l)

echo "medians of $runs runs on $(nproc) cores, $(uname -m)"
echo
pair "list-screens, beside sqlite3 with a select" "$program" list-screens --store form.db -- sqlite3 form.db 'select * from screen'
single "solve the sign-in form on one profile" 1 "$program" solve login --store form.db --fresh
single "solve the sign-in form on $profiles profiles" "$profiles" "$program" solve login --all-profiles --store form.db --fresh
single "solve the copy screen on $profiles profiles" "$profiles" "$program" solve copy --all-profiles --store copy.db --fresh
single "the same, remembered" "$profiles" "$program" solve copy --all-profiles --store copy.db
for _ in $(seq $((runs / 3))); do cp five.db cold.db; once "$program" audit --store cold.db; done | median \
  | awk '{ printf "%-44s %8.2f ms\n", "audit the five example screens, cold", $1 / 1000 }'
single "the same, remembered" 1 "$program" audit --store cold.db
for _ in $(seq $((runs / 3))); do
  sqlite3 cold.db 'DELETE FROM audit'
  once "$program" audit --store cold.db
done | median | awk '{ printf "%-44s %8.2f ms\n", "the same, only layouts remembered", $1 / 1000 }'
single "list-budgets of the sign-in form" 1 "$program" list-budgets --store form.db
single "diff v1 v2 of the sign-in form, remembered" 1 "$program" diff v1 v2 --store form.db
single "report the sign-in form on 864 profiles" 864 "$program" report login --all-profiles --orientation portrait \
  --direction ltr --keyboard hidden --state signIn --store form.db -o report.html
