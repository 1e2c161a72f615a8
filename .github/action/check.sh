#!/usr/bin/env bash
# Annotates the findings in the files that changed and in the store, writes them for code scanning and into the summary,
# and leaves in RUNNER_TEMP/workbench/status what the job has to end with.
#
# STORE      a store in the repository, or empty
# DEVICE, TEXT_SIZE   where to check besides the canvas; may be empty
# FAIL_ON    error, warning or never
set -euo pipefail
folder=$RUNNER_TEMP/workbench
status=0

# Runs a check, and remembers that it found something; what can't start ends the job.
check() {
  local code=0
  workbench "$@" || code=$?
  [ "$code" -le 1 ] || exit "$code"
  [ "$code" = 0 ] || status=1
}

mapfile -d '' -t files <"$folder/changed"
if [ ${#files[@]} -gt 0 ]; then
  elsewhere=(${DEVICE:+--device "$DEVICE"} ${TEXT_SIZE:+--text-size "$TEXT_SIZE"})
  workbench check-ib "${files[@]}" --fail-on never --format sarif >"$folder/layouts.sarif"
  workbench check-ib "${files[@]}" --fail-on never --format markdown >>"$GITHUB_STEP_SUMMARY"
  check check-ib "${files[@]}" --fail-on "$FAIL_ON" --format github
  if [ ${#elsewhere[@]} -gt 0 ]; then
    workbench check-ib "${files[@]}" "${elsewhere[@]}" --fail-on never --format sarif >"$folder/elsewhere.sarif"
    # One log with the rules, which are the same in both, and the results of either.
    jq -s '.[0].runs[0].results += .[1].runs[0].results | .[0]' "$folder/layouts.sarif" "$folder/elsewhere.sarif" \
      >"$folder/both.sarif"
    mv "$folder/both.sarif" "$folder/layouts.sarif"
    workbench check-ib "${files[@]}" "${elsewhere[@]}" --fail-on never --format markdown >>"$GITHUB_STEP_SUMMARY"
    check check-ib "${files[@]}" "${elsewhere[@]}" --fail-on "$FAIL_ON" --format github
  fi
  echo "layouts=$folder/layouts.sarif" >>"$GITHUB_OUTPUT"
fi

if [ -n "${STORE:-}" ]; then
  # The newest revision of the store before the change; a store that is new has none.
  known=()
  if git cat-file -e "$(cat "$folder/base"):$STORE" 2>/dev/null; then
    git show "$(cat "$folder/base"):$STORE" >"$folder/base.db"
    revision=$(workbench log --limit 1 --store "$folder/base.db" --format ndjson | jq -r .revision)
    [ -z "$revision" ] || known=(--baseline "$revision")
  fi
  echo "${known[1]:-}" >"$folder/baseline"
  workbench check --store "$STORE" "${known[@]}" --fail-on never --format sarif >"$folder/design.sarif" || [ $? = 1 ]
  workbench check --store "$STORE" "${known[@]}" --fail-on never --format markdown >>"$GITHUB_STEP_SUMMARY" || [ $? = 1 ]
  check check --store "$STORE" "${known[@]}" --fail-on "$FAIL_ON" --format github
  echo "design=$folder/design.sarif" >>"$GITHUB_OUTPUT"
fi
echo "$status" >"$folder/status"
