#!/usr/bin/env bash
# Lays random screens out beside the reference engine of ../shared/oracle, an exact solver that knows nothing of ours, and
# compares every frame where there is one layout.
#
#   Tests/Torture/screens.sh COUNT COMMAND [ARGUMENT]...
#
# COMMAND, as `swift test`, is given the filter.
#
# The reference runs in a Python environment of its own with its libraries from PyPI; where it or they are missing, the
# script says so and compares nothing.
set -euo pipefail
cd "$(dirname "$0")/../.."
oracle=${ORACLE:-../shared/oracle}
python=.build/oracle
[ -d "$oracle" ] || { echo "skipped: there is no reference engine in $oracle"; exit; }
[ -x "$python/bin/python3" ] || python3 -m venv "$python" || { echo "skipped: python3 can't make an environment"; exit; }
"$python/bin/pip" install --quiet --disable-pip-version-check lxml numpy highspy \
  || { echo "skipped: PyPI has no lxml, numpy and highspy for this machine"; exit; }
frames=$(mktemp)
trap 'rm -f "$frames"' EXIT
"$python/bin/python3" Tests/AutoLayoutTests/Fixtures/screen_oracle.py "$oracle" "$frames" "$1"
shift
SCREEN_FRAMES="$frames" "$@" --filter '^AutoLayoutTests\.ScreenOracleTests'
