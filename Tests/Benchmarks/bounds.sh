#!/usr/bin/env bash
# Time and memory of what people do before they constrain, and of contradictions by the hundred, at three sizes.
#
#   Tests/Benchmarks/bounds.sh PROGRAM
#
# Each line: what, the sizes with seconds and megabytes, and the exponent from the first size to the last.
set -uo pipefail
program=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
unset WORKBENCH_STORE

free() { seq -f 'add-view s l%.0f --kind label --text "A label"' 1 "$1"; }
squeezed() {
  printf 'add-view s st --kind stack\npin s st top,leading,trailing,bottom --to safeArea\n'
  seq -f 'add-view s l%.0f --kind label --text "A label" --in st' 1 "$1"
}
equal() {
  printf 'add-view s b\npin s b top,leading --to safeArea\nadd-constraint s "b.height == 40"\n'
  awk -v n="$1" 'BEGIN { for (i = 0; i < n; i++) print "add-constraint s \"b.width == " (i % 2 + 1) * 100 "\"" }'
}
# row N RELATION: views side by side, too wide together for any window.
row() {
  awk -v n="$1" -v r="$2" 'BEGIN { for (i = 0; i < n; i++) {
    print "add-view s b" i; print "pin s b" i " top --to safeArea"; print "add-constraint s \"b" i ".height == 40\""
    print "add-constraint s \"b" i ".leading " r " " (i ? "b" i - 1 ".trailing" : "root.leading") "\""
    print "add-constraint s \"b" i ".width " r " 100\"" } }'
  [ "$2" = '==' ] && last='==' || last='<='
  echo "add-constraint s 'b$(($1 - 1)).trailing $last root.trailing'"
}

# measure WHAT SHAPE SIZES COMMAND...
measure() {
  local what=$1 shape=$2 sizes=$3 line='' first='' last=''
  shift 3
  for size in $sizes; do
    rm -f workbench.db*
    "$program" init >/dev/null
    # shellcheck disable=SC2086
    { echo 'add-screen s'; ${shape/SIZE/$size}; } | "$program" batch --lines --quiet
    /usr/bin/time -f '%e %M' -o time timeout 120 "$program" "$@" >/dev/null 2>&1
    read -r seconds kilobytes < <(tail -n 1 time)
    line+=$(printf ' %6d: %7.2f s %5d MB' "$size" "$seconds" $((kilobytes / 1000)))
    [ -n "$first" ] || first="$size $seconds"
    last="$size $seconds"
  done
  printf '%-22s%s  %s\n' "$what" "$line" \
    "$(awk -v f="$first" -v l="$last" 'BEGIN { split(f, a); split(l, b); if (a[2] > 0) printf "exponent %.2f", log(b[2] / a[2]) / log(b[1] / a[1]) }')"
}

measure 'audit, free labels' 'free SIZE' '250 500 1000 2000' audit --profile iphone-16
measure 'solve, squeezed labels' 'squeezed SIZE' '600 1200 2500' solve s
measure 'explain, free labels' 'free SIZE' '250 500 1000 2000' explain s
measure 'explain, equal' 'equal SIZE' '125 250 500 1000' explain s
measure 'explain, chain' 'row SIZE ==' '60 125 250 500' explain s
measure 'explain, inequalities' 'row SIZE >=' '100 200 400 800' explain s
