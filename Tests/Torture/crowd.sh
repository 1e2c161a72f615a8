#!/usr/bin/env bash
# Many processes write to one store and read from it at the same time.
#
# Each writer adds numbered pairs of views to a screen, each pair as one batch, and commits now and then. Readers list
# the views, in turn of the working design and of HEAD, and must always see whole pairs. In the end every acknowledged
# pair must be there, and no message but that a writer waits may have been printed.
#
#   Tests/Torture/crowd.sh PROGRAM WRITERS READERS SECONDS
#
# Ends with a line of figures; exit code 1 if anything was found.
set -euo pipefail
program=$(realpath "$1")
writers=$2
readers=$3
seconds=$4
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
unset WORKBENCH_STORE
"$program" init >/dev/null
for writer in $(seq "$writers"); do echo "add-screen s$writer"; done | "$program" batch --lines >/dev/null
"$program" commit -m Start >/dev/null
limit=$((${EPOCHREALTIME%[.,]*} + seconds))

write() {
  local pair=0 screen="s$1"
  while [ "${EPOCHREALTIME%[.,]*}" -lt "$limit" ]; do
    pair=$((pair + 1))
    if printf '%s\n' "add-view $screen a$pair" "add-view $screen b$pair" \
      | "$program" batch --lines >/dev/null 2>>"messages.$1"; then
      echo "$screen $pair"
    else
      echo "$screen: pair $pair was refused" >>"findings.$1"
    fi
    # Others commit too, so that there may be nothing left to commit.
    if [ $((pair % 8)) = 0 ]; then
      "$program" commit -m "$screen $pair" >/dev/null 2>commit."$1" \
        || grep -q 'nothing to commit' commit."$1" || cat commit."$1" >>"findings.$1"
    fi
  done >"acknowledged.$1"
}

# The pairs of a list of views that are not whole.
halves() { awk -F'\t' '{ if ($1 ~ /^[ab][0-9]+$/) n[substr($1, 2)]++ } END { for (k in n) if (n[k] != 2) print k }'; }

read_pairs() {
  local count=0 screen revision
  while [ "${EPOCHREALTIME%[.,]*}" -lt "$limit" ]; do
    count=$((count + 1))
    screen="s$(((count + $1) % writers + 1))"
    revision=()
    [ $((count % 2)) = 0 ] || revision=(--revision HEAD)
    "$program" list-views "$screen" "${revision[@]}" --format tsv >"list.$1" 2>>"reader-messages.$1" \
      || echo "$screen: list-views ended with $?" >>"reader-findings.$1"
    halves <"list.$1" | sed "s/^/$screen: half of pair /" >>"reader-findings.$1"
  done
  echo "$count" >"reads.$1"
}

for writer in $(seq "$writers"); do write "$writer" & done
for reader in $(seq "$readers"); do read_pairs "$reader" & done
wait

"$program" dump | jq -r 'select(.type == "view") | "\(.screen) \(.view.name)"' | sort >there
cat acknowledged.* >acknowledged
[ -s acknowledged ] || echo "no writer got anything done" >>findings.0
while read -r screen pair; do echo "$screen a$pair"; echo "$screen b$pair"; done <acknowledged | sort >expected
comm -23 expected there | sed 's/$/: acknowledged, and not there/' >>findings.0
comm -13 expected there | grep -v ' root$' | sed 's/$/: there, and not acknowledged/' >>findings.0 || true
[ "$(sqlite3 workbench.db 'PRAGMA integrity_check')" = ok ] || echo "integrity_check is not ok" >>findings.0
"$program" verify-store >verified 2>&1 || cat verified >>findings.0
cat messages.* reader-messages.* 2>/dev/null | grep -v 'waiting for another program' >>findings.0 || true
cat findings.* reader-findings.* 2>/dev/null >found || true
sed 's/^/finding: /' found >&2
echo "$writers writers and $readers readers for $seconds s: $(wc -l <acknowledged) pairs written," \
  "$(cat reads.* | awk '{ n += $1 } END { print n }') reads," \
  "$(cat messages.* | grep -c 'waiting for another program') waits of more than a second," \
  "$(wc -l <found) findings"
[ ! -s found ]
