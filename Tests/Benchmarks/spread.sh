#!/usr/bin/env bash
# What a sweep costs that is planned, solved elsewhere and taken in: processor time, lines and disk, for each layout.
# Processor time is user and system time of one thread, so that other work on the machine hardly shows.
#
#   Tests/Benchmarks/spread.sh PROGRAM
set -euo pipefail
program=$(realpath "$1")
examples=$(realpath "$(dirname "$0")/../../Examples")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export PATH="$(dirname "$program"):$PATH"

# Processor seconds of a command line.
seconds() {
  local TIMEFORMAT='%U %S'
  { time bash -c "$1" 2>/dev/null; } 2>&1 | awk '{ print $1 + $2 }'
}

bytes() { stat -c %s "$1"; }

# figures NAME STORE SCREEN: one line.
figures() {
  local name=$1 store=$2 screen=$3
  export WORKBENCH_STORE=$folder/$store
  workbench compact >/dev/null
  local views empty layouts
  views=$(workbench list-views "$screen" --format ndjson | wc -l)
  empty=$(bytes "$store")
  local plan solve load
  plan=$(seconds "workbench solve $screen --all-profiles --plan --fresh --quiet >jobs")
  solve=$(seconds "workbench solve --stdin --jobs 1 <jobs >results")
  load=$(seconds "workbench load-results results >loaded")
  layouts=$(tr -dc '0-9 ' <loaded | awk '{ print $1 }')
  workbench compact >/dev/null
  awk -v name="$name" -v views="$views" -v n="$layouts" -v jobs="$(bytes jobs)" -v results="$(bytes results)" \
    -v packed="$(gzip -c results | wc -c)" -v disk="$(($(bytes "$store") - empty))" \
    -v plan="$plan" -v solve="$solve" -v load="$load" 'BEGIN {
      printf "| %s | %d | %d | %.0f µs | %.0f µs | %.0f µs | %.0f | %.0f | %.0f | %.0f |\n",
        name, views, n, plan * 1e6 / n, solve * 1e6 / n, load * 1e6 / n, jobs / n, results / n, packed / n, disk / n
    }'
}

# A stack in the safe area that holds labels.
labels() {
  workbench init --store "$1" >/dev/null
  {
    echo "add-screen list"
    echo "add-view list form --kind stack --axis vertical --spacing 8"
    echo "pin list form top,leading,trailing --to safeArea --inset 20"
    for line in $(seq "$2"); do
      echo "add-view list line$line --kind label --text 'Line $line of a longer screen' --lines 0 --in form"
    done
  } | workbench batch --lines --store "$1" >/dev/null
}

"$examples/sign-in-form.sh" "$folder/form.db" >/dev/null 2>&1
labels long.db 48
echo "| screen | views | layouts | plan | solve | load | job bytes | result bytes | gzipped | store bytes |"
echo "|---|---|---|---|---|---|---|---|---|---|"
figures "sign-in form" form.db login
figures "list of labels" long.db list

# Ten thousand profiles, and what is left of them where layouts can't differ.
workbench init --store many.db >/dev/null
all="--orientation portrait,landscape --text-size XS,S,M,L,XL,XXL,XXXL,AX1,AX2,AX3,AX4,AX5 --direction ltr,rtl"
workbench add-profiles $all --keyboards shown --store many.db >/dev/null
workbench add-profiles $all --bars navigation --store many.db >/dev/null
workbench add-screen empty --store many.db >/dev/null
echo
echo "$(workbench list-profiles --store many.db --format ndjson | wc -l) profiles:" \
  "$(workbench solve --all-profiles --plan --store many.db 2>&1 >/dev/null)"
