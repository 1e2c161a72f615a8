#!/usr/bin/env bash
# Times versions in a large store, beside git with the same content, a file a screen: 1,000 screens of 50 views,
# 1,000 revisions of one edit each. Medians of whole processes of one run.
#
#   Tests/Benchmarks/history.sh PROGRAM [SCREENS] [REVISIONS]
set -euo pipefail
program=$(realpath "$1")
screens=${2:-1000}
revisions=${3:-1000}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export GIT_CONFIG_GLOBAL=/dev/null GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a

# A screen: a stack in the safe area that holds labels.
edits() {
  for screen in $(seq "$screens"); do
    echo "add-screen s$screen"
    echo "add-view s$screen form --kind stack --axis vertical --spacing 8"
    echo "pin s$screen form top,leading,trailing --to safeArea --inset 20"
    for view in $(seq 48); do
      echo "add-view s$screen line$view --kind label --text 'Line $view of screen $screen' --lines 0 --in form"
    done
  done
}

# Milliseconds that a command takes, appended to a file of the first argument's name.
timed() {
  local name=$1 begin=$EPOCHREALTIME end
  shift
  "$@" >/dev/null 2>&1 || [ $? -eq 1 ]
  end=$EPOCHREALTIME
  echo $((${end/./} - ${begin/./})) >>"$name.times"
}

median() { sort -n "$1.times" | awk '{ n[NR] = $1 } END { printf "%.1f", n[int((NR + 1) / 2)] / 1000 }'; }

# A line of the table: what, ours, git's.
line() { printf '%-44s %8s ms   %8s ms\n' "$1" "$(median "$2")" "$(median "$3")"; }

file_size() { sqlite3 store.db 'PRAGMA wal_checkpoint(TRUNCATE)' >/dev/null; stat -c %s store.db; }

"$program" init --store store.db >/dev/null
edits | "$program" batch --lines --store store.db >/dev/null
"$program" commit -m first --store store.db >/dev/null
git init -q repository
sqlite3 store.db "SELECT 'repository/' || name || '.json' || char(9) || body FROM revision_screen
  JOIN content ON content.hash = content_hash" | while IFS=$'\t' read -r file body; do
  printf '%s\n' "$body" | jq . >"$file"
done
git -C repository add -A && git -C repository commit -qm first
before=$(file_size)

for revision in $(seq "$revisions"); do
  screen=s$((revision * 7 % screens + 1))
  "$program" set-view "$screen" "line$((revision % 48 + 1))" "text=Changed $revision" --store store.db >/dev/null
  timed commit "$program" commit -m "edit $revision" --store store.db
  sed -i "0,/Line [0-9]* of screen/s//Changed $revision of screen/" "repository/$screen.json"
  git -C repository add -A
  timed git-commit git -C repository commit -qm "edit $revision"
done
after=$(file_size)
size=$(sqlite3 store.db "SELECT avg(length(body)) FROM content WHERE kind = 'screen'")

for round in $(seq 21); do
  newer=$((revisions - round))
  timed log "$program" log --limit 50 --store store.db
  timed git-log git -C repository log -50
  timed log-all "$program" log --store store.db
  timed git-log-all git -C repository log
  timed diff-design "$program" diff "v$newer" "v$((newer + 1))" --design --store store.db
  timed git-diff git -C repository diff "HEAD~$((round + 1))" "HEAD~$round"
  "$program" diff "v$newer" "v$((newer + 1))" --store store.db >/dev/null || true
  timed diff "$program" diff "v$newer" "v$((newer + 1))" --store store.db
done

echo "$screens screens of 50 views, $revisions revisions of one edit; medians, $(nproc) cores, $(uname -m)"
echo "                                             workbench          git"
line "commit of one edit" commit git-commit
line "log of the newest 50" log git-log
line "log of all" log-all git-log-all
line "diff of neighbours, design" diff-design git-diff
line "diff of neighbours, layouts remembered" diff git-diff
awk -v b="$before" -v a="$after" -v n="$revisions" -v s="$size" \
  'BEGIN { printf "the file grows by %.0f bytes a revision, %.2f x the changed screen'"'"'s %.0f\n", (a - b) / n, (a - b) / n / s, s }'
