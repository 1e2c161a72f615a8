#!/usr/bin/env bash
# Runs the `console` blocks of a document, as one session in an empty folder, and compares what is printed with what the
# document says. Needs no more than a minimal Debian has.
#
#   session.sh DOCUMENT
set -euo pipefail
document=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# As documents show them: in lines of at most a hundred columns.
export COLUMNS=100
# The lines of the blocks; empty ones are not compared.
awk '/^```console$/ { inside = 1; next } /^```/ { inside = 0 } inside && NF' "$document" >expected
mkdir session && cd session
grep '^\$ ' ../expected | while IFS= read -r line; do
  printf '%s\n' "$line"
  # These say how long it took.
  bash -c "{ ${line#\$ }
} 2>&1" </dev/null | grep -vE '^(solved |reused the layouts )' | grep . || true
done >../printed
diff -u ../expected ../printed
echo "$(grep -c '^\$ ' ../expected) commands of $(basename "$document") printed what it says"
