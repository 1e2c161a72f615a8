#!/usr/bin/env bash
# Lists the storyboards and xibs that a change touches, each with a zero byte after it, in RUNNER_TEMP/workbench/changed.
#
# BASE       the commit before the change; if there is none, as with a new branch, all files have changed
# LAYOUTS    files or folders to look in, one a line
# ALL        true: list the others, too
set -euo pipefail
folder=$RUNNER_TEMP/workbench
mkdir -p "$folder"
mapfile -t places < <(grep . <<<"${LAYOUTS:-.}")
if [ -n "${BASE//0/}" ] && ! git cat-file -e "$BASE^{commit}" 2>/dev/null; then
  git fetch --quiet --depth 1 origin "$BASE" || BASE=
fi
[ -n "${BASE//0/}" ] || BASE=$(git hash-object -t tree /dev/null)
echo "$BASE" >"$folder/base"

if [ "${ALL:-false}" = true ]; then
  git ls-files -z -- "${places[@]}"
else
  git diff --name-only --diff-filter=ACMR -z "$BASE" HEAD -- "${places[@]}"
fi | { grep -zE '\.(storyboard|xib)$' || true; } >"$folder/changed"
echo "$(tr -cd '\0' <"$folder/changed" | wc -c) storyboards and xibs to check"
