#!/usr/bin/env bash
# How long the documented views of a store take to answer at the size of an app: every file of a folder is imported, solved on
# all profiles and checked, then each query is asked five times. The median in milliseconds, by the clock, and the rows.
#
#   Tests/Benchmarks/queries.sh PROGRAM FOLDER
set -euo pipefail
program=$(realpath "$1")
material=$(realpath "$2")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
"$program" init >/dev/null
"$program" import-ib "$material" >/dev/null 2>&1
"$program" solve --all-profiles --quiet >/dev/null
"$program" check >/dev/null 2>&1 || true
screen=$(sqlite3 workbench.db 'SELECT name FROM screen ORDER BY position DESC LIMIT 1')
profile=$(sqlite3 workbench.db 'SELECT name FROM profile ORDER BY position DESC LIMIT 1')
sqlite3 workbench.db "SELECT count(*) || ' screens on ' || (SELECT count(*) FROM profile) || ' profiles each' FROM screen"

# ask QUERY: one line of the table.
ask() {
  local times=() start rows=0
  for _ in 1 2 3 4 5; do
    start=$(date +%s%N)
    rows=$(sqlite3 workbench.db "$1" | wc -l)
    times+=($((($(date +%s%N) - start) / 1000000)))
  done
  printf '| `%s` | %d | %d |\n' "$1" "$(printf '%s\n' "${times[@]}" | sort -n | sed -n 3p)" "$rows"
}

echo "| query | ms | rows |"
echo "|---|---|---|"
ask "SELECT * FROM frame LIMIT 101"
ask "SELECT * FROM frame WHERE screen = '$screen' LIMIT 101"
ask "SELECT * FROM frame WHERE profile = '$profile' LIMIT 101"
ask "SELECT view, profile, lines FROM frame WHERE truncated LIMIT 101"
ask "SELECT * FROM layout LIMIT 101"
ask "SELECT * FROM layout_view LIMIT 101"
ask "SELECT * FROM finding LIMIT 101"
ask "SELECT rule, count(*) FROM finding WHERE severity = 'error' GROUP BY rule"
ask "SELECT * FROM history LIMIT 101"
ask "SELECT * FROM revision_view LIMIT 101"
ask "SELECT * FROM revision_constraint LIMIT 101"
