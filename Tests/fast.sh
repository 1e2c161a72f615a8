#!/usr/bin/env bash
# Runs the tests that need no process and no seconds, of the modules in which files have changed since the last run that
# passed and of all modules above them, as Package.swift has it.
#
#   [MODULES="NAME..."] Tests/fast.sh COMMAND [ARGUMENT]...
#
# COMMAND, as `swift test`, is given the filter; MODULES are taken for changed instead. `TestSupport` says how the tests
# that are left out are marked.
set -euo pipefail
cd "$(dirname "$0")/.."
passed=.build/test-fast
mkdir -p .build
begin=$(mktemp .build/test-fast.XXXXXX)
trap 'rm -f "$begin"' EXIT

# The folders of changed files; the manifest is everybody's.
changed() {
  local since=()
  [ ! -e "$passed" ] || since=(-newer "$passed")
  find Package.swift Sources/ Tools/ Tests/ -type f ${since[@]+"${since[@]}"} \
    | awk -F/ '{ print NF == 1 ? "TestSupport" : $1 == "Sources" ? $3 : $2 }' | sort -u | xargs
}

modules=${MODULES:-$(changed)}
[ -n "$modules" ] || { echo "nothing has changed since the last run that passed; MODULES=NAME names what to test"; exit; }
for module in ${MODULES:-}; do
  [ -n "$(find Sources Tools Tests -maxdepth 2 -type d -name "$module")" ] \
    || { echo "there is no module '$module' in Sources" >&2; exit 2; }
done
# The test targets among the changed targets and those that use them, and those of the whole house, which use none.
tests=$(swift package --ignore-lock describe --type json | jq -r --arg changed "$modules" '
  .targets as $targets
  | def above: . as $set
      | [$set[], ($targets[] | select(any(.target_dependencies[]?; IN($set[]))) | .name)] | unique
      | if . == $set then . else above end;
  ($changed / " " | unique | above) as $all
  | [$targets[] | select(.type == "test")
      | select((.name | IN($all[])) or .target_dependencies == ["TestSupport"]).name]
  | sort | join("|")')
WORKBENCH_TESTS=fast "$@" --filter "^($tests)\\."
[ -n "${MODULES:-}" ] || mv "$begin" "$passed"
