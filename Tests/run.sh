#!/usr/bin/env bash
# Runs the tests and keeps what they print in .build/test.log. If some fail, what failed is said once more before the
# last lines: of a long output many services show the end only.
#
#   Tests/run.sh COMMAND [ARGUMENT]...    exits as the command does
set -o pipefail
cd "$(dirname "$0")/.."
log=${TEST_LOG:-.build/test.log}
mkdir -p .build
"$@" 2>&1 | tee "$log" && exit
status=$?
# Issues with the first lines of their details, and what compilers and the runner call errors.
echo $'\nWhat failed:'
LC_ALL=C awk '
  /^(◇|✔|✘|➜|⚠)/ { left = /^✘ .* recorded an issue / ? 5 : 0 }
  left-- > 0 || /(^|: )([Ff]atal )?error: / { print substr($0, 1, 500) }' "$log"
grep '^✘ Test run ' "$log"
exit "$status"
