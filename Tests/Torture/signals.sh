#!/usr/bin/env bash
# Sends SIGINT, SIGTERM and SIGHUP to `init` at random instants: afterwards there is a sound store or nothing, and
# nothing half-made beside it.
#
#   Tests/Torture/signals.sh PROGRAM [RUNS]
set -euo pipefail
program=$(realpath "$1")
runs=${2:-1000}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

failures=0
for run in $(seq "$runs"); do
  signal=$(shuf -n 1 -e INT TERM HUP)
  delay=0.0$(printf %03d $((RANDOM % 70)))
  mkdir "$run"
  # Shells have what runs beside them ignore SIGINT.
  (cd "$run" && sh -c 'env --default-signal=INT "$0" init & sleep "$1"; kill "-$2" "$!"; wait "$!"' \
    "$program" "$delay" "$signal") >/dev/null 2>&1 || true
  left=$(ls -A "$run")
  if [ -n "$left" ] && { [ "$left" != workbench.db ] || ! "$program" verify-store --store "$run/workbench.db" >/dev/null; }; then
    echo "SIG$signal after $delay s left: $left" >&2
    failures=$((failures + 1))
  fi
  rm -rf "$run"
done
echo "$runs signals, $failures of them left something half-made"
[ "$failures" = 0 ]
