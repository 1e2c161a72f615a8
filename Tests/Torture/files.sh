#!/usr/bin/env bash
# Damages storyboards and xibs at random, and looks at what the program makes of what is left.
#
# Bytes are flipped, lines are cut or doubled, attributes get other values, files end early. check-ib, on a hundred files at a
# time, and import-ib, on each by itself, must end with 0, 1 or 2.
#
#   Tests/Torture/files.sh PROGRAM FILES [SEED] [FOLDER...]
#
# FOLDER is where whole files lie; without any the corpora beside the project, and where these are missing the examples.
# Ends with a line of figures; exit code 1 if anything was found.
set -euo pipefail
program=$(realpath "$1")
wanted=$2
seed=${3:-1}
shift $(($# < 3 ? $# : 3))
project=$(realpath "$(dirname "$0")/../..")
shared=${WORKBENCH_SHARED:-$project/../shared}
if [ $# = 0 ]; then set -- "$shared/corpus" "$shared/corpus2"; fi
if [ ! -d "$1" ]; then
  echo "no corpus beside the project: damaging the examples; set WORKBENCH_SHARED" >&2
  set -- "$project/Examples"
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
find "$@" \( -name '*.xib' -o -name '*.storyboard' \) -size -200k | LC_ALL=C sort >"$folder/files"
cd "$folder"
unset WORKBENCH_STORE
# Writes damaged files in the order of their numbers, and a line for each that says what was done to which.
damage() {
  python3 - "$1" "$2" "$seed" <<'PYTHON'
import random, re, sys
first, count, seed = map(int, sys.argv[1:4])
names = open("files").read().splitlines()
for number in range(first, first + count):
    chance = random.Random(seed * 1_000_003 + number)
    name = chance.choice(names)
    data = bytearray(open(name, "rb").read())
    kind = number % 5
    if kind == 0 and data:
        for _ in range(chance.randint(1, 20)):
            data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    elif kind == 4:
        del data[chance.randrange(len(data) + 1):]
    else:
        lines = bytes(data).split(b"\n")
        for _ in range(chance.randint(1, 8)):
            place = chance.randrange(len(lines))
            if kind == 1 and len(lines) > 1:
                del lines[place]
            elif kind == 2:
                lines.insert(chance.randrange(len(lines)), lines[place])
            else:
                values = [b"", b"-1", b"1e308", b"nan", b"YES", b"9" * 40, b"\xc3\x28", b"root", b"&amp;", b"0x7f"]
                ids = re.findall(rb'id="([^"]*)"', data)
                value = chance.choice(values + ids[:40])
                found = list(re.finditer(rb'"[^"]*"', lines[place]))
                if found:
                    match = chance.choice(found)
                    lines[place] = lines[place][:match.start()] + b'"' + value + b'"' + lines[place][match.end():]
        data = bytearray(b"\n".join(lines))
    ending = name[name.rindex("."):]
    with open(f"batch/f{number}{ending}", "wb") as file:
        file.write(data)
    print(number, ending, name)
PYTHON
}
crashes=0 hangs=0 imported=0
# A command on each file of a batch, with what was done to which where it doesn't end well.
each() {
  local code file
  for file in batch/*; do
    code=0
    timeout 20 "$program" "$@" "$file" >output 2>messages || code=$?
    case $code in
      0) [ "$1" != import-ib ] || imported=$((imported + 1)) ;;
      1 | 2) ;;
      124) hangs=$((hangs + 1)) ;;
      *) crashes=$((crashes + 1)) ;;
    esac
    if [ "$code" -gt 2 ]; then
      file=${file#batch/f}
      echo "$1 ended with $code on $(grep "^${file%.*} " list): $(tail -c 300 messages)" >&2
    fi
  done
}
for ((first = 0; first < wanted; first += 100)); do
  rm -rf batch workbench.db*
  mkdir batch
  count=$((wanted - first < 100 ? wanted - first : 100))
  damage "$first" "$count" >list
  code=0
  timeout 300 "$program" check-ib --fail-on never batch >output 2>messages || code=$?
  if [ "$code" -gt 2 ]; then each check-ib --fail-on never; fi
  "$program" init >/dev/null
  each import-ib --quiet
done
findings=$((crashes + hangs))
echo "$wanted damaged files of $(wc -l <files): $imported imported, $crashes crashes," \
  "$hangs hangs; $findings findings"
[ "$findings" = 0 ]
