#!/usr/bin/env bash
# Runs the tests and keeps what they print in .build/test.log; once a minute says how far they are. The runner's summary
# comes last. If some tests fail, what failed is said once more right before it: of a long output many services show the
# last lines only.
#
#   Tests/run.sh COMMAND [ARGUMENT]...    exits as the command does
#
# With the options `--no-parallel --event-stream-output-path .build/test-events.ndjson` of the runner the 20 slowest tests
# come before the summary, and each minute names the test that runs. Where several run at a time, the runner calls all of
# them started at its beginning, so that neither can be said.
set -o pipefail
cd "$(dirname "$0")/.."
log=${TEST_LOG:-.build/test.log}
events=${TEST_EVENTS:-.build/test-events.ndjson}
serial=$([[ " $* " == *" --no-parallel "* ]] && echo 1)
mkdir -p .build
rm -f "$events"
: >"$log"

# How many tests have ended, and up to three that run, longest first.
progress() {
  LC_ALL=C awk -v minutes="$1" -v serial="$serial" '
    /^◇ Test run started/ { runs = 1 }
    /^◇ Test .* started\.$/ && !/^◇ Test (run|case) / {
      sub(/^◇ Test /, ""); sub(/ started\.$/, ""); started[++count] = $0; open[$0]++
    }
    /^(✔|✘|⚠) Test .* (passed|failed) after / && !/^(✔|✘|⚠) Test (run|case) / {
      sub(/^[^ ]+ Test /, ""); sub(/ (passed|failed) after .*/, ""); sub(/ with [0-9]+ test cases?$/, "")
      open[$0]--; ended++
    }
    END {
      if (!runs) { print minutes " min: building"; exit }
      for (i = 1; serial && i <= count && named < 3; i++)
        if (open[started[i]]-- > 0) { list = list (named++ ? ", " : "; running: ") started[i] }
      print minutes " min: " ended + 0 (ended == 1 ? " test has" : " tests have") " ended" list
    }' "$log"
}

# Each test with the seconds of all its cases.
slowest() {
  [ -s "$events" ] || return 0
  echo $'\nThe 20 slowest tests, in seconds of all their cases:'
  jq -rn '
    reduce inputs as {$kind, payload: $it} ({};
      if $kind == "test" then
        if $it.kind == "function" then .[$it.id].name = ($it.displayName // $it.name) else . end
      elif $it.kind == "testCaseStarted" then .[$it.testID].cases |= (. // 0) - $it.instant.absolute
      elif $it.kind == "testCaseEnded" then .[$it.testID].cases |= (. // 0) + $it.instant.absolute
      elif $it.kind == "testStarted" then .[$it.testID].span |= (. // 0) - $it.instant.absolute
      elif $it.kind == "testEnded" then .[$it.testID].span |= (. // 0) + $it.instant.absolute
      else . end)
    | to_entries | map(select(.value.name) | {id: .key, name: .value.name, time: (.value.cases // .value.span // 0)})
    | sort_by(-.time)[:20][] | [.time, (.id | sub("/[^/]*$"; "")), .name] | @tsv' "$events" \
    | awk -F'\t' '{ printf "%7.1f  %s: %s\n", $1, $2, $3 }'
}

minutes() {
  local minute=0
  trap 'kill "$!"; exit' TERM
  while sleep 60 >/dev/null 2>&1 & wait "$!"; do minute=$((minute + 1)) && progress "$minute"; done
}

minutes &
clock=$!
trap 'kill "$clock"' EXIT
# The summary is held back, so that it comes last.
"$@" 2>&1 | tee "$log" | grep -a --line-buffered -v -e '^✔ Test run with ' -e '^✘ Test run with '
status=${PIPESTATUS[0]}
slowest
if [ "$status" != 0 ]; then
  # Issues with the first lines of their details, and what compilers and the runner call errors.
  echo $'\nWhat failed:'
  LC_ALL=C awk '
    /^(◇|✔|✘|➜|⚠)/ { left = /^✘ .* recorded an issue / ? 5 : 0 }
    left-- > 0 || /(^|: )([Ff]atal )?error: / { print substr($0, 1, 500) }' "$log"
fi
grep -a -e '^✔ Test run ' -e '^✘ Test run ' "$log"
exit "$status"
