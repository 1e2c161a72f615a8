#!/usr/bin/env bash
# Time and memory of what people do before they constrain, of contradictions by the hundred and more, and of edits by the
# thousand, at several sizes.
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

pinned() {
  seq -f 'add-view s l%.0f --kind label' 1 $(($1 / 2))
  seq -f 'pin s l%.0f top,leading --to safeArea' 1 $(($1 / 2))
}
renamed() {
  seq -f 'add-view s l%.0f' 1 $(($1 / 2))
  awk -v n=$(($1 / 2)) 'BEGIN { for (i = 1; i <= n; i++) print "rename-view s l" i " m" i }'
}
# xib N VIEWS: so many widths, 100 and 200 in turn, of so many views.
xib() {
  awk -v n="$1" -v views="$2" 'BEGIN {
    print "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
    print "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\" toolsVersion=\"21507\" targetRuntime=\"iOS.CocoaTouch\" useAutolayout=\"YES\" useSafeAreas=\"YES\">"
    print "<device id=\"retina6_12\" orientation=\"portrait\" appearance=\"light\"/><objects><view id=\"root\">"
    print "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"852\"/><subviews>"
    for (v = 0; v < views; v++) {
      print "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v" v "\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"40\"/><constraints>"
      for (i = 0; i < n / views; i++) print "<constraint firstAttribute=\"width\" constant=\"" (i % 2 + 1) * 100 "\" id=\"w" v "-" i "\"/>"
      print "</constraints></view>"
    }
    print "</subviews></view></objects></document>" }'
}

# measure WHAT SHAPE SIZES COMMAND...: where SHAPE is a xib it is the file s.xib, otherwise the edits that make screen s, of
# which the store is made unless COMMAND is their batch.
measure() {
  local what=$1 shape=$2 sizes=$3 line='' first='' last=''
  shift 3
  for size in $sizes; do
    rm -f workbench.db* ./*.xib
    "$program" init >/dev/null
    # shellcheck disable=SC2086
    case $shape in
      xib*) ${shape/SIZE/$size} >s.xib ;;
      *)
        { echo 'add-screen s'; ${shape/SIZE/$size}; } >edits.txt
        [ "$1" = batch ] || "$program" batch --lines --quiet edits.txt
        ;;
    esac
    /usr/bin/time -f '%e %M' -o time timeout 120 "$program" "$@" >/dev/null 2>&1
    read -r seconds kilobytes < <(tail -n 1 time)
    line+=$(printf ' %6d: %7.2f s %5d MB' "$size" "$seconds" $((kilobytes / 1000)))
    [ -n "$first" ] || first="$size $seconds"
    last="$size $seconds"
  done
  printf '%-26s%s  %s\n' "$what" "$line" \
    "$(awk -v f="$first" -v l="$last" 'BEGIN { split(f, a); split(l, b); if (a[2] > 0 && b[1] > a[1]) printf "exponent %.2f", log(b[2] / a[2]) / log(b[1] / a[1]) }')"
}

measure 'audit, free labels' 'free SIZE' '250 500 1000 2000' audit --profile iphone-16
measure 'solve, squeezed labels' 'squeezed SIZE' '600 1200 2500' solve s
measure 'explain, free labels' 'free SIZE' '250 500 1000 2000' explain s
measure 'explain, equal' 'equal SIZE' '125 250 500 1000' explain s
measure 'explain, chain' 'row SIZE ==' '60 125 250 500' explain s
measure 'explain, inequalities' 'row SIZE >=' '100 200 400 800' explain s
measure 'audit on all profiles' 'free SIZE' '250 500 1000 2000' audit
measure 'batch, views' 'free SIZE' '1000 2500 5000 10000' batch --lines --quiet edits.txt
measure 'batch, views and pins' 'pinned SIZE' '1000 2500 5000 10000' batch --lines --quiet edits.txt
measure 'batch, views renamed' 'renamed SIZE' '1000 2500 5000 10000' batch --lines --quiet edits.txt
measure 'undo a batch' 'free SIZE' '1000 2500 5000 10000' undo
measure 'check-ib, one view' 'xib SIZE 1' '2500 5000 10000 20000' check-ib s.xib
measure 'check-ib, 100 views' 'xib SIZE 100' '2500 5000 10000 20000' check-ib s.xib
measure 'check-ib, 10000 views' 'xib SIZE 10000' '20000' check-ib s.xib
