#!/usr/bin/env bash
# Saves a storyboard again and again while `check --watch` looks at it, each time after the answer to the last save, in
# turn as a new file in its place and within the old one. Each save must be answered, the longest answer within LIMIT
# milliseconds (0: however long), and the report must be of the last save.
#
#   Tests/Torture/saves.sh PROGRAM [SAVES] [LIMIT]
set -euo pipefail
program=$(realpath "$1")
saves=${2:-100}
limit=${3:-1000}
source=$(realpath "$(dirname "$0")/../../Examples/InterfaceBuilder/Account.storyboard")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cp "$source" Account.storyboard
"$program" init >/dev/null
"$program" import-ib Account.storyboard >/dev/null
coproc watch { exec "$program" check account --device iphone-se-3,iphone-16,ipad-mini-6 --text-size L,AX3 \
  --watch --report page.html 2>messages; }
# The coprocess's own variables go with it.
pid=$watch_PID

# Waits for the line that begins an answer; an answer is over when the page is written.
answer() {
  local line before=$1
  while read -r -t 20 line <&"${watch[0]}"; do
    case "$line" in *" of 1 screen") break ;; esac
  done
  [ -n "${line:-}" ] || { echo "no answer came: $(cat messages)" >&2; exit 1; }
  verdict=$(date +%s%N)
  until [ -e page.html.js ] && [ "$(cat page.html.js)" != "$before" ]; do sleep 0.005; done
}

answer ""
longest=0
whole=0
for save in $(seq "$saves"); do
  before=$(cat page.html.js)
  sed "s/text=\"Favourites\"/text=\"Favourites $save\"/" "$source" >next
  start=$(date +%s%N)
  if [ $((save % 2)) = 0 ]; then mv next Account.storyboard; else cat next >Account.storyboard; fi
  answer "$before"
  milliseconds=$(((verdict - start) / 1000000))
  all=$((($(date +%s%N) - start) / 1000000))
  if [ "$milliseconds" -gt "$longest" ]; then longest=$milliseconds; fi
  if [ "$all" -gt "$whole" ]; then whole=$all; fi
done
grep -q "Favourites $saves" page.html || { echo "the report is not of the last save" >&2; exit 1; }
kill "$pid"
wait "$pid" 2>/dev/null || true
echo "$saves saves, the longest answer after $longest ms, the longest report after $whole ms"
[ "$limit" = 0 ] || [ "$whole" -le "$limit" ]
